import type { SigningRequest } from '@readback/core/model/request.ts';
import { readPasted } from '@readback/core/request/readPasted.ts';
import type { Need, TookFor } from '@readback/core/request/parsed.ts';
import type { Options } from '../options/readOptions.ts';
import { UsageError } from '../usageError.ts';
import { type Input, looksLikeFile } from './readInput.ts';

/** A request as it was read, and what the text was taken for. */
export type Requested = Readonly<{ request: SigningRequest; took: TookFor }>;

/**
 * The request in a text.
 *
 * @throws {UsageError} where there is none, or where it must be said which contract or network it is for
 */
export async function requestIn(input: Input, { chainId, from, to }: Options): Promise<Requested> {
  const parsed = await readPasted(input.text, {
    ...(chainId === undefined ? {} : { chainId }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  });
  const isFile = looksLikeFile(input) && !/\.eth$/i.test(input.text);
  if (isFile && (parsed.ok ? parsed.took === 'text' : parsed.seems === 'name')) {
    throw new UsageError('There is no such file. A message that looks like one can be piped in.', {
      details: input.text.slice(0, 200),
    });
  }
  if (!parsed.ok) {
    const { shortMessage, details } = parsed.error;
    const missing = (parsed.needs ?? []).flatMap((need) => optionOf[need] ?? []).join(' and ');
    if (missing !== '') throw new UsageError(`${shortMessage} Give ${missing}.`);
    throw new UsageError(shortMessage, { details });
  }
  return { request: parsed.request, took: parsed.took };
}

const optionOf: Readonly<Partial<Record<Need, string>>> = { to: '--to ADDRESS', chain: '--chain CHAIN' };
