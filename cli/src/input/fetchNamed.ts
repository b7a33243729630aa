import { errorText } from '@readback/phrases/problemText.ts';
import { fetchTransaction } from '@readback/core/request/transaction/fetchTransaction.ts';
import { ordinary, rpc } from '@readback/core/world/rpc.ts';
import { quantity } from '@readback/core/world/schema.ts';
import type { World } from '@readback/core/world/world.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import { UsageError } from '../usageError.ts';
import type { Requested, ToFetch } from './requestIn.ts';

/**
 * The transaction that a text names by its hash, from the node: it is read back as it would have been before.
 * `worldOf` gives the world in which the node is asked for a chain.
 *
 * @throws {UsageError} where the node does not have it
 */
export async function fetchNamed(
  { fetch: hash, chainId }: ToFetch,
  worldOf: (chainId: number) => World,
): Promise<Requested> {
  const { signal } = new AbortController();
  const on = chainId ?? (await chainOfNode(worldOf(anyChain), signal));
  const found = await fetchTransaction({ hash, chainId: on }, worldOf(on), signal);
  if (!found.ok) throw new UsageError(errorText(found.error), { details: found.error.details });
  return { ...found.value, took: 'signedTransaction' };
}

/** The node answers for the chain that it is of, whichever it is asked about. */
const anyChain = 1;

async function chainOfNode(world: World, signal: AbortSignal): Promise<number> {
  const question = { chainId: anyChain, method: 'eth_chainId', params: [] };
  const it = await rpc(world, question, ordinary(signal), quantity);
  if (it.s === 'known') return Number(it.v.value);
  const why = it.s === 'unknown' ? whyWords[it.why] : whyWords.timeout;
  throw new UsageError(fill(usage.networkUnsaid, { why }));
}
