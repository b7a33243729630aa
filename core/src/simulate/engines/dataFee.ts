import { type Address, concatHex, encodeFunctionData, type Hex, parseAbi, toRlp } from 'viem';
import { minimal } from '../../request/rlp/readRawTransaction.ts';
import { solidity } from '../../world/solidity.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { uint } from '../../world/returned.ts';
import type { Check } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import type { RunPlan } from '../runPlan.ts';

/** Whether a network charges for the data of a transaction besides its gas, in one of the ways that are known here. */
export function chargesForData(chainId: number): boolean {
  return optimism.has(chainId) || chainId === scroll || chainId === mantle;
}

/**
 * What a network asks for the data of the calls of a plan, in wei, by its own oracle at the pinned block: the
 * `GasPriceOracle` of the OP stack, which takes the bytes without signature, and Scroll's, which takes them with one.
 * One question a call. Undefined where a network asks nothing (on Arbitrum it is part of the gas).
 */
export async function dataFeeOf(
  { calls, set, payer }: RunPlan,
  block: PinnedBlock,
  world: World,
  signal: AbortSignal,
): Promise<Known<bigint> | undefined> {
  const { chainId, parentHash, endpoint } = block;
  if (payer === undefined || !chargesForData(chainId)) return undefined;
  // Its oracle counts in the currency of another network, at a ratio of its own.
  if (chainId === mantle) return unknown('unsupported', endpoint);
  if (calls.length > mostCalls) return unknown('notAsked', endpoint);
  const answers = await Promise.all(
    calls.map(({ to, value, data }, n) => {
      // As EIP-1559 writes a transaction without a signature.
      const fields = [
        minimal(BigInt(chainId)),
        minimal((set.nonce ?? 0x100n) + BigInt(n)),
        minimal(set.maxPriorityFeePerGas ?? 0n),
        minimal(set.maxFeePerGas ?? set.gasPrice ?? block.baseFeePerGas * 2n + 0x100000n),
        minimal(set.gas ?? 0x40000n),
        to ?? '0x',
        minimal(value),
        data,
        [],
      ] satisfies Parameters<typeof toRlp>[0];
      const bytes = concatHex(['0x02', toRlp(fields)]);
      const about = chainId === scroll ? concatHex([bytes, signature]) : bytes;
      const call = { to: oracleOf(chainId), data: encodeFunctionData({ abi, args: [about] }) };
      const question = { chainId, method: 'eth_call', params: [call, { blockHash: parentHash }] };
      return rpc(world, question, { ...ordinary(signal), deadline: 4_000 }, amount);
    }),
  );
  let total = 0n;
  for (const answer of answers) {
    if (answer.s !== 'known') return answer.s === 'unknown' ? answer : unknown('timeout', endpoint);
    total += answer.v.value;
  }
  return known(total);
}

const mostCalls = 10;

/** Networks of the OP stack that charge in the same currency as for gas. */
const optimism: ReadonlySet<number> = new Set([
  10, 130, 204, 252, 360, 478, 480, 690, 1135, 1750, 1868, 1923, 5330, 8453, 34443, 57073, 60808, 81457,
  84532, 747474, 7777777, 11155420,
]);

const scroll = 534352;
const mantle = 5000;

function oracleOf(chainId: number): Address {
  return chainId === scroll
    ? '0x5300000000000000000000000000000000000002'
    : '0x420000000000000000000000000000000000000F';
}

const abi = parseAbi([solidity.getL1Fee]);

/** As many bytes as one has, none of them zero. */
const signature: Hex = `0x${'5a'.repeat(65)}`;

/** A whole coin for the data of one transaction: no network asks that. */
const absurd = 10n ** 18n;

const amount: Check<bigint> = (it) => {
  const value = uint(it);
  return value === undefined || value > absurd ? undefined : value;
};
