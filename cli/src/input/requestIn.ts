import { errorText } from '@readback/phrases/problemText.ts';
import type { Mined, SigningRequest } from '@readback/core/model/request.ts';
import type { Need, Parsed, TookFor } from '@readback/core/request/parse/parsed.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import type { Hex } from 'viem';
import { fill } from '@readback/phrases/fill.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import type { Options } from '../options/readOptions.ts';
import { UsageError } from '../usageError.ts';
import { type Input, looksLikeFile } from './readInput.ts';

/**
 * A request as it was read, and what the text was taken for, or could be. `mined` and `receivedAt` (in milliseconds) of
 * a transaction that a network has carried out.
 */
export type Requested = Readonly<{
  request: SigningRequest;
  took: TookFor;
  others?: readonly TookFor[];
  mined?: Mined;
  receivedAt?: number;
}>;

/** A transaction that only a node has; its chain where the text names it. */
export type ToFetch = Readonly<{ fetch: Hex; chainId?: number }>;

/**
 * The request in a text, or the hash of the transaction that it names, where there is a node to fetch it from.
 *
 * @throws {UsageError} where there is neither, or where it must be said which contract or network it is for
 */
export async function requestIn(input: Input, options: Options): Promise<Requested | ToFetch> {
  const { chainId, from, to, rpc, offline } = options;
  const parsed = await readPasted(input.text, {
    ...(chainId === undefined ? {} : { chainId }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  });
  if (isMissingFile(parsed, input)) {
    throw new UsageError(usage.noFile, {
      details: input.text.slice(0, 200),
    });
  }
  if (parsed.ok) {
    return { request: parsed.request, took: parsed.took, others: parsed.others.map(({ took }) => took) };
  }
  const says = errorText(parsed.error);
  const { details } = parsed.error;
  if (parsed.seems === 'transactionHash' && parsed.parts?.hash !== undefined) {
    const on = parsed.parts.chainId ?? chainId;
    const at = on === undefined ? {} : { chainId: on };
    if (rpc !== undefined && !offline) return { fetch: parsed.parts.hash, ...at };
    throw new UsageError(fill(usage.withNode, { problem: says }));
  }
  const missing = missingOptions(parsed.needs ?? []);
  if (missing !== undefined) throw new UsageError(fill(missing, { problem: says }));
  if (parsed.needs?.includes('names') === true) {
    throw new UsageError(fill(usage.writeAddresses, { problem: says }), { details });
  }
  throw new UsageError(says, { details });
}

/** A word that is not a request, and looks like the name of a file that is not there. */
function isMissingFile(parsed: Parsed, input: Input): boolean {
  if (!looksLikeFile(input) || /\.eth$/i.test(input.text)) return false;
  return parsed.ok ? parsed.took === 'text' : parsed.seems === 'name';
}

/** What tells which options would make it readable; undefined where none would. */
function missingOptions(needs: readonly Need[]) {
  const [contract, chain] = [needs.includes('to'), needs.includes('chain')];
  if (contract) return chain ? usage.giveBoth : usage.giveContract;
  return chain ? usage.giveChain : undefined;
}
