import { type Hex, numberToHex } from 'viem';
import type { Known } from '../model/known.ts';
import { type Header, header, isRecord } from '../world/schema.ts';
import type { Questions } from '../world/world.ts';
import { type Memory, recalled } from './memory.ts';
import { canWatch, mostWatched, type Watched } from './stamp.ts';

/** The block that a chain was read at: the latest that its node had. */
export function blockOf(memory: Memory, chainId: number): Header | undefined {
  const answer = recalled(memory, 'rpc', latestBlock(chainId));
  return answer?.s === 'known' && 'result' in answer.v ? header(answer.v.result) : undefined;
}

export function latestBlock(chainId: number): Questions['rpc']['ask'] {
  return { chainId, method: 'eth_getBlockByNumber', params: ['latest', false] };
}

/** A question about the state of a block, as it is asked of the state of another. */
export function atBlock(
  question: Questions['rpc']['ask'],
  from: Hex,
  to: Hex,
): Questions['rpc']['ask'] | undefined {
  const block = question.params.at(-1);
  if (!isRecord(block) || String(block.blockHash).toLowerCase() !== from) return undefined;
  return { ...question, params: [...question.params.slice(0, -1), { blockHash: to }] };
}

/** A search of events up to a block, as it is made up to another. */
export function searchTo(
  question: Questions['rpc']['ask'],
  from: bigint,
  to: bigint,
): Questions['rpc']['ask'] | undefined {
  const [filter] = question.params;
  if (question.method !== 'eth_getLogs' || !isRecord(filter) || filter.toBlock !== numberToHex(from))
    return undefined;
  return { ...question, params: [{ ...filter, toBlock: numberToHex(to) }] };
}

/**
 * What a stamp can watch of what was asked of a chain at a block: codes and view functions that answered, in an order
 * that does not depend on the one in which they were asked. None where there is too much of it.
 */
export function watchable({ asked }: Memory, chainId: number, block: Hex): readonly Watched[] {
  const found = [...asked.values()].flatMap(({ kind, question, answer }): Watched[] => {
    if (kind !== 'rpc') return [];
    const it = question as Questions['rpc']['ask'];
    const watched = it.chainId === chainId && atBlock(it, block, block) ? watchedOf(it) : undefined;
    return watched && answered(answer) ? [watched] : [];
  });
  const sorted = found.toSorted((a, b) => (`${a.to} ${a.data}` < `${b.to} ${b.data}` ? -1 : 1));
  return sorted.length > mostWatched ? [] : sorted;
}

/** What of a question to a node a stamp can watch; undefined where it cannot. */
export function watchedOf({ method, params }: Questions['rpc']['ask']): Watched | undefined {
  const [what] = params;
  if (params.length !== 2) return undefined;
  if (method === 'eth_getCode' && isAddress(what)) return { to: what, data: '0x' };
  if (method !== 'eth_call' || !isRecord(what) || Object.keys(what).length !== 2) return undefined;
  const { to, data } = what;
  if (!isAddress(to) || typeof data !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(data)) return undefined;
  const watched: Watched = { to, data: data as Hex };
  return canWatch(watched) ? watched : undefined;
}

function isAddress(it: unknown): it is Hex {
  return typeof it === 'string' && /^0x[0-9a-f]{40}$/i.test(it);
}

/** Whether a node answered with a result, which a stamp can then vouch for. */
export function answered(answer: Known<unknown> | undefined): boolean {
  return answer?.s === 'known' && isRecord(answer.v) && typeof answer.v.result === 'string';
}
