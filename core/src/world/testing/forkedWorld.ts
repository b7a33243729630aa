import { type Address, numberToHex, padHex, toEventSelector } from 'viem';
import { known } from '../../model/known.ts';
import { isRecord } from '../schema.ts';
import type { Bounds, RpcAnswer, World } from '../world.ts';

/**
 * The same node on the day on which its network logs what its currency does (EIP-7708): each move of a value to another
 * account is a `Transfer` of the system address, in simulations, receipts and searches of logs. What the node itself
 * says of native transfers is what is logged.
 */
export function forkedWorld(world: World): World {
  return {
    ask: async (kind, question, bounds) => {
      if (kind !== 'rpc') return world.ask(kind, question, bounds);
      const it = question as Rpc;
      const answer = await world.ask('rpc', it.method === 'eth_simulateV1' ? traced(it) : it, bounds);
      if (answer.s !== 'known' || !('result' in answer.v)) return answer as never;
      const result = await withLogs(world, it, answer.v.result, bounds);
      return known({ ...answer.v, result } as RpcAnswer) as never;
    },
  };
}

type Rpc = Readonly<{ chainId: number; method: string; params: readonly unknown[] }>;

const system = '0xfffffffffffffffffffffffffffffffffffffffe';
const transfer = toEventSelector('Transfer(address,address,uint256)');

function traced(it: Rpc): Rpc {
  const [payload, ...more] = it.params;
  return { ...it, params: [{ ...(payload as object), traceTransfers: true }, ...more] };
}

async function withLogs(world: World, { chainId, method, params }: Rpc, result: unknown, bounds: Bounds) {
  if (method === 'eth_simulateV1') return renamed(result);
  const logsOf = async (hash: unknown) => {
    const question = { chainId, method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] };
    const answer = await world.ask('rpc', question, bounds);
    const frame = answer.s === 'known' && 'result' in answer.v ? answer.v.result : undefined;
    return movesIn(frame).map((log) => ({ ...log, transactionHash: hash }));
  };
  if (method === 'eth_getTransactionReceipt' && isRecord(result)) {
    return { ...result, logs: [...(await logsOf(result.transactionHash)), ...(result.logs as unknown[])] };
  }
  const [filter] = params;
  if (method === 'eth_getLogs' && Array.isArray(result) && isRecord(filter) && filter.blockHash) {
    const question = { chainId, method: 'eth_getBlockByHash', params: [filter.blockHash, false] };
    const block = await world.ask('rpc', question, bounds);
    const it = block.s === 'known' && 'result' in block.v ? block.v.result : undefined;
    const hashes: readonly unknown[] = isRecord(it) && Array.isArray(it.transactions) ? it.transactions : [];
    return [...result, ...(await Promise.all(hashes.map(logsOf))).flat()];
  }
  return result;
}

/** What the simulation says of native transfers by another name. */
function renamed(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result), (_, it: unknown) =>
    isRecord(it) && String(it.address).toLowerCase() === `0x${'e'.repeat(40)}`
      ? { ...it, address: system }
      : it,
  );
}

function movesIn(frame: unknown): readonly object[] {
  if (!isRecord(frame) || frame.error) return [];
  const value = typeof frame.value === 'string' ? BigInt(frame.value) : 0n;
  const sends = ['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'].includes(String(frame.type));
  const isOther = String(frame.from).toLowerCase() !== String(frame.to).toLowerCase();
  const inside: readonly unknown[] = Array.isArray(frame.calls) ? frame.calls : [];
  return [
    ...(sends && isOther && value > 0n ? [logOf(frame.from as Address, frame.to as Address, value)] : []),
    ...inside.flatMap(movesIn),
  ];
}

function logOf(from: Address, to: Address, value: bigint): object {
  return {
    address: system,
    topics: [transfer, padHex(from), padHex(to)],
    data: padHex(numberToHex(value)),
  };
}
