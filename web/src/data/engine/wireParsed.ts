/** What the parser says, as it crosses a port: errors lose their fields on the way, and what arrives is not frozen. */
import { deepFreeze } from '@readback/core/request/deepFreeze.ts';
import type { Parsed } from '@readback/core/request/parsed.ts';
import { ParseError } from '@readback/core/request/parseError.ts';
import { isHex, isRecord } from '../shapes.ts';

type Refused = Extract<Parsed, { ok: false }>;

export type WireParsed =
  | Extract<Parsed, { ok: true }>
  | (Omit<Refused, 'error'> & Readonly<{ error: Readonly<{ says: string; details: string; at?: number }> }>);

export function toWire(parsed: Parsed): WireParsed {
  if (parsed.ok) return parsed;
  const { shortMessage, details, at } = parsed.error;
  return { ...parsed, error: { says: shortMessage, details, ...(at === undefined ? {} : { at }) } };
}

/** The same on the other side; undefined when it is of another shape. */
export function fromWire(it: unknown): Parsed | undefined {
  if (!isRecord(it) || !Array.isArray(it.others) || !it.others.every(isReading)) return undefined;
  if (it.ok === true) return isReading(it) ? (deepFreeze(it) as Parsed) : undefined;
  if (it.ok !== false || !isRecord(it.error)) return undefined;
  const { says, details, at } = it.error;
  if (typeof says !== 'string' || typeof details !== 'string') return undefined;
  const error = new ParseError(says, { details, ...(typeof at === 'number' ? { at } : {}) });
  return { ...(deepFreeze({ ...it, error: undefined }) as unknown as Refused), error };
}

function isReading(it: unknown): boolean {
  if (!isRecord(it) || typeof it.took !== 'string' || !isRecord(it.request)) return false;
  const { body, digest, raw } = it.request;
  return isRecord(body) && typeof body.kind === 'string' && isHex(digest) && typeof raw === 'string';
}
