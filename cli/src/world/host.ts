import { type Known, type Unknown, unknown } from '@readback/core/model/known.ts';
import type { Bounds } from '@readback/core/world/world.ts';

/** How long a host that has not answered yet may take, in milliseconds. */
const usualPatience = 3_000;

/** A host that questions go to, and how it went so far. Safe to be printed: no path, no key of the address. */
export type Host = Readonly<{
  name: string;
  fetchJson(url: string, init: RequestInit, bounds: Bounds): Promise<Known<unknown>>;
  record(): HostRecord;
}>;

/** `silent` is why it is not asked any more: nothing came back within the patience that it had. */
export type HostRecord = Readonly<{ name: string; questions: number; silent?: Unknown['why'] }>;

/**
 * A host with little patience: until it has answered once, a question waits three seconds; one that did not answer
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

  return {
    name,
    record: () => ({ name, questions, ...(silent === undefined ? {} : { silent }) }),
    fetchJson: async (url, init, bounds) => {
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
        return await jsonIn(response, bounds.maxBytes, name);
      } catch {
        return failed(late.aborted || bounds.signal.aborted ? 'timeout' : 'offline');
      }
    },
  };
}

/** The JSON in an answer, also one of an error, where a node explains itself. 404 is `notFound`. */
async function jsonIn(response: Response, maxBytes: number, name: string): Promise<Known<unknown>> {
  if (response.status === 404) {
    await response.body?.cancel();
    return unknown('notFound', name);
  }
  const text = await textIn(response, maxBytes);
  if (text === undefined) return unknown('tooLarge', name);
  try {
    return { s: 'known', v: JSON.parse(text) };
  } catch {
    return unknown(response.ok ? 'malformed' : 'refused', name);
  }
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
