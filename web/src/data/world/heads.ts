import type { Head, Questions, RpcAnswer } from '@readback/core/world/world.ts';
import { steadyNow } from '../steadyClock.ts';

/** In milliseconds: older ones say nothing of the clock as it is now. */
const lately = 10 * 60_000;
/** A page asks few nodes. */
const most = 32;

const seen = new Map<string, Readonly<{ head: Head; at: number }>>();

/** Keeps when a node says that its latest block was made, where it was asked for that block. */
export function noteHead({ chainId, method, params }: Questions['rpc']['ask'], answer: RpcAnswer): void {
  if (method !== 'eth_getBlockByNumber' || params[0] !== 'latest' || !('result' in answer)) return;
  const said = (answer.result as { timestamp?: unknown } | null)?.timestamp;
  if (typeof said !== 'string' || !/^0x[\da-f]{1,12}$/i.test(said)) return;
  const { endpoint } = answer;
  const at = steadyNow();
  const key = `${chainId} ${endpoint}`;
  if (seen.size >= most && !seen.has(key)) seen.clear();
  seen.set(key, { head: { chainId, endpoint, timestamp: BigInt(said), seenAt: seconds(at) }, at });
}

/** What nodes said in the last minutes of their latest blocks. Nobody is asked for it. */
export function heads(): readonly Head[] {
  const since = steadyNow() - lately;
  return [...seen.values()].flatMap(({ head, at }) => (at >= since ? [head] : []));
}

function seconds(at: number): bigint {
  return BigInt(Math.floor(at / 1_000));
}
