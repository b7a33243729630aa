import { type Known, known, type Unknown, unknown } from '@readback/core/model/known.ts';
import { busyFor } from '@readback/core/world/node/busyFor.ts';
import type { Bounds } from '@readback/core/world/world.ts';

/** How long a host that has not answered yet may take, in milliseconds. */
const usualPatience = 2_500;

/** A host that questions go to, and how it went so far. Safe to be printed: no path, no key of the address. */
export type Host = Readonly<{
  name: string;
  fetchText(url: string, init: RequestInit, bounds: Bounds): Promise<Known<string>>;
  /** Also of an answer that says no: there a node explains itself. */
  fetchJson(url: string, init: RequestInit, bounds: Bounds): Promise<Known<unknown>>;
  record(): HostRecord;
}>;

/** `silent` is why it is not asked any more: nothing came back within the patience that it had. */
export type HostRecord = Readonly<{ name: string; questions: number; silent?: Unknown['why'] }>;

/**
 * A host with little patience: until it has answered once, a question waits two and a half seconds; one that did not answer
 * is not asked again, so that a source that cannot be reached costs a few seconds, however much was to be asked.
 * No cookies, no redirects, nothing is repeated; an answer is read no further than its size cap. Never rejects.
 */
export function host(name: string, patience: number = usualPatience): Host {
  let questions = 0;
  let answered = false;
  let silent: Unknown['why'] | undefined;

  const failed = (why: Unknown['why']): Unknown => {
    if (!answered && (why === 'offline' || why === 'timeout')) silent ??= why;
    return unknown(why, name);
  };

  const answer = async <T>(
    url: string,
    init: RequestInit,
    bounds: Bounds,
    read: (response: Response, text: string) => Known<T>,
  ): Promise<Known<T>> => {
    if (silent !== undefined) return unknown(silent, name);
    questions += 1;
    const late = AbortSignal.timeout(answered ? bounds.deadline : Math.min(bounds.deadline, patience));
    try {
      const response = await fetch(url, {
        ...init,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        signal: AbortSignal.any([bounds.signal, late]),
      });
      answered = true;
      if (response.status === 429) {
        await response.body?.cancel();
        return busyFor(response.headers.get('retry-after'), name);
      }
      if (response.status === 404) {
        await response.body?.cancel();
        return unknown('notFound', name);
      }
      const text = await textIn(response, bounds.maxBytes);
      return text === undefined ? unknown('tooLarge', name) : read(response, text);
    } catch {
      return failed(late.aborted || bounds.signal.aborted ? 'timeout' : 'offline');
    }
  };

  return {
    name,
    record: () => ({ name, questions, ...(silent === undefined ? {} : { silent }) }),
    fetchText: (url, init, bounds) =>
      answer(url, init, bounds, ({ ok }, text) => (ok ? known(text) : unknown('refused', name))),
    fetchJson: (url, init, bounds) =>
      answer(url, init, bounds, ({ ok }, text) => {
        try {
          return known<unknown>(JSON.parse(text));
        } catch {
          return unknown(ok ? 'malformed' : 'refused', name);
        }
      }),
  };
}

async function textIn(response: Response, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
