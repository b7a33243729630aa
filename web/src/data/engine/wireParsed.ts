/**
 * What the parser says, as it crosses a port: errors lose their fields on the way, and what arrives is not frozen.
 * The text itself, which may be megabytes, does not come back: the page has it.
 */
import type { Problem } from '@readback/core/text/problem.ts';
import { deepFreeze } from '@readback/core/request/frozen/deepFreeze.ts';
import type { Parsed, PastedReading } from '@readback/core/request/parse/parsed.ts';
import { ParseError } from '@readback/core/text/parseError.ts';
import { isHex, isRecord } from '../base/shapes.ts';

type Refused = Extract<Parsed, { ok: false }>;

type WireReading = Omit<PastedReading, 'request'> &
  Readonly<{ request: Omit<PastedReading['request'], 'raw'> & Readonly<{ raw: string | null }> }>;

export type WireParsed = Readonly<{ others: readonly WireReading[] }> &
  (
    | (Readonly<{ ok: true }> & WireReading)
    | (Omit<Refused, 'error' | 'others' | 'open'> &
        Readonly<{ open?: WireReading; error: Readonly<{ problem: Problem; details: string; at?: number }> }>)
  );

/** What was made of `text`. */
export function toWire(parsed: Parsed, text: string): WireParsed {
  const others = parsed.others.map((it) => withoutText(it, text));
  if (parsed.ok) return { ...parsed, ...withoutText(parsed, text), others };
  const { open, error, ...rest } = parsed;
  const { problem, details, at } = error;
  return {
    ...rest,
    ...(open === undefined ? {} : { open: withoutText(open, text) }),
    error: { problem, details, ...(at === undefined ? {} : { at }) },
    others,
  };
}

function withoutText({ took, request }: PastedReading, text: string): WireReading {
  return { took, request: { ...request, raw: request.raw === text ? null : request.raw } };
}

/** The same on the other side; undefined when it is of another shape. */
export function fromWire(it: unknown, text: string): Parsed | undefined {
  if (!isRecord(it) || !Array.isArray(it.others)) return undefined;
  const others = it.others.map((other: unknown) => readingOf(other, text));
  if (others.some((other) => other === undefined)) return undefined;
  if (it.ok === true) {
    const reading = readingOf(it, text);
    return reading && (deepFreeze({ ...it, ...reading, others }) as unknown as Parsed);
  }
  if (it.ok !== false || !isRecord(it.error)) return undefined;
  const { problem, details, at } = it.error;
  if (!isProblem(problem) || typeof details !== 'string') return undefined;
  const error = new ParseError(problem, { details, ...(typeof at === 'number' ? { at } : {}) });
  const rest = { ...it, open: readingOf(it.open, text), others, error: undefined };
  return { ...(deepFreeze(rest) as unknown as Refused), error };
}

/** Whether it has the shape of one: its id is of this same page. */
function isProblem(it: unknown): it is Problem {
  return isRecord(it) && typeof it.id === 'string' && (it.args === undefined || isRecord(it.args));
}

function readingOf(it: unknown, text: string): PastedReading | undefined {
  if (!isRecord(it) || typeof it.took !== 'string' || !isRecord(it.request)) return undefined;
  const { body, digest, raw = null } = it.request;
  if (!isRecord(body) || typeof body.kind !== 'string' || !isHex(digest)) return undefined;
  if (raw !== null && typeof raw !== 'string') return undefined;
  return { took: it.took, request: { ...it.request, raw: raw ?? text } } as unknown as PastedReading;
}
