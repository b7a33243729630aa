import { bytesToHex, concatHex, type Hex, keccak256 } from 'viem';
import type { PinnedBlock } from '../../model/effects.ts';
import type { Known } from '../../model/known.ts';
import type { RpcAnswer } from '../../world/world.ts';
import { lacks, rememberLack } from './capabilities.ts';

/**
 * The randomness (`prevRandao`, EIP-4399) that runs in the pinned block are given: the same for all runs on that
 * block, and nothing that a contract could know.
 */
export function randaoOf({ parentHash }: Pick<PinnedBlock, 'parentHash'>): Hex {
  return keccak256(concatHex([secret, parentHash]));
}

const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** Every bit of it the other way round: what depends on any one of them comes out otherwise. */
export function turned(prevRandao: Hex): Hex {
  const ones = 2n ** 256n - 1n;
  return `0x${(BigInt(prevRandao) ^ ones).toString(16).padStart(64, '0')}`;
}

type Answer = Known<RpcAnswer>;

/**
 * Asks with the randomness in the fields of a block, and where the node does not take that field, without it: then
 * and after that.
 */
export async function withRandao(
  node: Readonly<{ endpoint: string; chainId: number }>,
  block: Readonly<Record<string, Hex>>,
  ask: (block: Readonly<Record<string, Hex>>) => Promise<Answer>,
): Promise<Answer> {
  const { prevRandao, ...without } = block;
  if (prevRandao === undefined) return ask(block);
  if (lacks(node, 'prevRandao')) return ask(without);
  const answer = await ask(block);
  if (!refusesField(answer)) return answer;
  const again = await ask(without);
  if (again.s === 'known' && 'result' in again.v) rememberLack(node, 'prevRandao');
  return again;
}

/** By the name of the field, or as one that is not known: a refusal of anything else is not one of this. */
function refusesField(answer: Answer): boolean {
  if (answer.s !== 'known' || !('error' in answer.v)) return false;
  const said = answer.v.error.message.slice(0, 300);
  return /randao|unknown (field|key|property)|unexpected (field|key|property)|unrecognized/i.test(said);
}
