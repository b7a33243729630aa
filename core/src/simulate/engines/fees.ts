import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import type { TxOverrides } from '../../model/request.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import type { RunFees } from '../../effects/engine.ts';

/** Fees in wei per gas. `price` is what is expected to be paid; unknown when nobody could say the tip. */
export type Fees = Readonly<{ run: RunFees; price: Known<bigint>; max: Known<bigint>; estimated: boolean }>;

/**
 * The fees to run with: what the user set, and for the rest what wallets usually take: the node's suggestion as
 * tip, and room for the base fee to double. One request, or none when the user set what is needed.
 */
export async function feesFor(
  set: TxOverrides,
  block: PinnedBlock,
  world: World,
  signal: AbortSignal,
): Promise<Fees> {
  const base = block.baseFeePerGas;
  if (set.gasPrice !== undefined) {
    const { gasPrice } = set;
    return {
      run: { kind: 'legacy', gasPrice },
      price: known(gasPrice),
      max: known(gasPrice),
      estimated: false,
    };
  }
  const isDynamic = set.maxPriorityFeePerGas !== undefined || set.maxFeePerGas !== undefined;
  // Without a base fee there may be no EIP-1559 either: one price is what all such networks take.
  if (base === 0n && !isDynamic) return legacyFees(block.chainId, world, signal);
  const estimated = set.maxPriorityFeePerGas === undefined || set.maxFeePerGas === undefined;
  const tip: Known<bigint> =
    set.maxPriorityFeePerGas === undefined
      ? await suggested('eth_maxPriorityFeePerGas', block.chainId, world, signal)
      : known(set.maxPriorityFeePerGas);
  const wanted = tip.s === 'known' ? tip.v : 0n;
  const max = set.maxFeePerGas ?? 2n * base + wanted;
  const run: RunFees = {
    kind: 'dynamic',
    maxFeePerGas: max,
    maxPriorityFeePerGas: wanted < max ? wanted : max,
  };
  if (tip.s !== 'known') {
    return { run, price: tip, max: set.maxFeePerGas === undefined ? tip : known(max), estimated };
  }
  return { run, price: known(min(base + wanted, max)), max: known(max), estimated };
}

async function legacyFees(chainId: number, world: World, signal: AbortSignal): Promise<Fees> {
  const price = await suggested('eth_gasPrice', chainId, world, signal);
  const gasPrice = price.s === 'known' ? price.v : 0n;
  return { run: { kind: 'legacy', gasPrice }, price, max: price, estimated: true };
}

async function suggested(
  method: 'eth_maxPriorityFeePerGas' | 'eth_gasPrice',
  chainId: number,
  world: World,
  signal: AbortSignal,
): Promise<Known<bigint>> {
  const question = { chainId, method, params: [] };
  const answer = await rpc(world, question, { ...ordinary(signal), deadline: 4_000 }, quantity);
  if (answer.s !== 'known') return answer;
  const { value, endpoint } = answer.v;
  return value > absurdTip ? unknown('malformed', endpoint) : known(value);
}

/** A whole coin per gas: no chain asks that, and a node that says so is not to be shown as an estimate. */
const absurdTip = 10n ** 18n;

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
