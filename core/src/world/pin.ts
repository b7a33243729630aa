import { numberToHex } from 'viem';
import type { PinnedBlock } from '../model/effects.ts';
import type { Fact, Facts } from '../model/fact.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { Mined } from '../model/request.ts';
import { blockTime } from './blockTime.ts';
import { ordinary, rpc } from './rpc.ts';
import { type Header, header, quantity } from './schema.ts';
import type { World } from './world.ts';

/** The pinned block, and what the node said of its chain (fact `chain.reported`). */
export type Pin = Readonly<{ block: Known<PinnedBlock>; facts: Facts }>;

/**
 * Fixes the block that everything of one readback runs in: the one after the node's latest. Two requests, at the
 * same time. Its time is a block time after its parent; on a chain that may stand still (a development chain) it is
 * the present, if that is later: the clock of this device counts for nothing elsewhere. When the node says that it
 * is on another chain, the block is unknown (`malformed`). For a transaction that is `mined` it is the block that carried
 * it out, on the state of the block before, which costs one request more.
 */
export async function pin(world: World, chainId: number, signal: AbortSignal, mined?: Mined): Promise<Pin> {
  const bounds = ordinary(signal);
  const before = mined === undefined ? 'latest' : numberToHex(mined.blockNumber - 1n);
  const [latest, own, reported, now] = await Promise.all([
    rpc(world, { chainId, method: 'eth_getBlockByNumber', params: [before, false] }, bounds, header),
    mined === undefined
      ? undefined
      : rpc(
          world,
          { chainId, method: 'eth_getBlockByHash', params: [mined.blockHash, false] },
          bounds,
          header,
        ),
    rpc(world, { chainId, method: 'eth_chainId', params: [] }, bounds, quantity),
    world.ask('time', {}, bounds),
  ]);
  const facts = { 'chain.reported': reportedFact(reported) };
  if (latest.s !== 'known') return { block: latest, facts };
  const { value, endpoint } = latest.v;
  if (reported.s === 'known' && reported.v.value !== BigInt(chainId)) {
    return { block: unknown('malformed', endpoint), facts };
  }
  if (mined !== undefined && own !== undefined) {
    if (own.s !== 'known') return { block: own, facts };
    return { block: minedBlock(value, own.v.value, { chainId, endpoint, mined }), facts };
  }
  const present = now.s === 'known' ? now.v : 0n;
  return { block: known(nextBlock(value, { chainId, endpoint, present })), facts };
}

/** The pinned block alone, see `pin`. */
export async function pinBlock(
  world: World,
  chainId: number,
  signal: AbortSignal,
): Promise<Known<PinnedBlock>> {
  return (await pin(world, chainId, signal)).block;
}

function reportedFact(reported: Known<{ value: bigint; endpoint: string }>): Fact {
  const id = 'chain.reported';
  if (reported.s !== 'known') return { id, value: reported, from: [] };
  const { value, endpoint } = reported.v;
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) return { id, value: unknown('malformed', endpoint), from: [] };
  return {
    id,
    value: known({ kind: 'chain', chainId: Number(value) }),
    from: [{ by: 'source', name: endpoint }],
  };
}

/** The block that carried a transaction out, on the state that its parent left. */
function minedBlock(
  parent: Header,
  own: Header,
  { chainId, endpoint, mined }: { chainId: number; endpoint: string; mined: Mined },
): Known<PinnedBlock> {
  const isIt = own.hash === mined.blockHash.toLowerCase() && own.number === mined.blockNumber;
  if (!isIt || parent.number + 1n !== own.number) return unknown('malformed', endpoint);
  return known({
    chainId,
    endpoint,
    parentHash: parent.hash,
    parentNumber: parent.number,
    number: own.number,
    timestamp: own.timestamp,
    baseFeePerGas: own.baseFeePerGas ?? 0n,
    gasLimit: own.gasLimit,
  });
}

function nextBlock(
  parent: Header,
  { chainId, endpoint, present }: { chainId: number; endpoint: string; present: bigint },
): PinnedBlock {
  const regular = blockTime(chainId);
  const soonest = parent.timestamp + (regular ?? 1n);
  return {
    chainId,
    endpoint,
    parentHash: parent.hash,
    parentNumber: parent.number,
    number: parent.number + 1n,
    timestamp: regular !== undefined || soonest > present ? soonest : present,
    baseFeePerGas: nextBaseFee(parent),
    gasLimit: parent.gasLimit,
  };
}

/**
 * The base fee of the block after `parent`, in wei per gas, by the formula of EIP-1559 (elasticity 2, change at
 * most an eighth). 0 on chains without base fee. Chains with other parameters differ by a few per cent.
 */
export function nextBaseFee(parent: Pick<Header, 'gasLimit' | 'gasUsed' | 'baseFeePerGas'>): bigint {
  const fee = parent.baseFeePerGas;
  if (fee === undefined) return 0n;
  const target = parent.gasLimit / 2n;
  if (target === 0n || parent.gasUsed === target) return fee;
  if (parent.gasUsed < target) return fee - (fee * (target - parent.gasUsed)) / target / 8n;
  const more = (fee * (parent.gasUsed - target)) / target / 8n;
  return fee + (more > 1n ? more : 1n);
}
