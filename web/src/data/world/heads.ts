import type { Known } from '@readback/core/model/known.ts';
import type { Head, Questions, RpcAnswer } from '@readback/core/world/world.ts';
import { steadyNow } from '../base/steadyClock.ts';

/** By network and node: a page asks few. */
const seen: Record<string, Head> = {};

/** Keeps when a node says that its latest block was made, where it was asked for that block. */
export function noteHead(
  { chainId, method, params }: Questions['rpc']['ask'],
  answer: Known<RpcAnswer>,
): void {
  if (method !== 'eth_getBlockByNumber' || params[0] !== 'latest' || answer.s !== 'known') return;
  const { endpoint, result } = answer.v as Extract<RpcAnswer, { result: unknown }>;
  const said = String((result as { timestamp?: unknown } | null | undefined)?.timestamp);
  if (/^0x[\da-f]{1,12}$/i.test(said))
    seen[chainId + endpoint] = { chainId, endpoint, timestamp: BigInt(said), seenAt: seconds() };
}

/** What nodes said in the last ten minutes of their latest blocks. Nobody is asked for it. */
export function heads(): readonly Head[] {
  return Object.values(seen).filter(({ seenAt }) => seconds() - seenAt <= 600n);
}

/** The time by the page's steady clock, in seconds since the epoch. */
export function seconds(): bigint {
  return BigInt(Math.floor(steadyNow() / 1_000));
}
