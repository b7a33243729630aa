import { isAbsurdTip } from '../../model/preferences.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import { ofTheUser, ordinary, rpc } from '../../world/rpc.ts';
import { isRecord, quantity } from '../../world/schema.ts';
import type { ExpectedTransaction } from './fields.ts';
import type { Receipt } from './mined.ts';
import type { HearingNode } from './node.ts';

/**
 * Whether a mined transaction paid for gas out of all proportion to what its block asked for, and nobody had read that
 * back: what is above the base fee goes to whoever builds the block. Asks for the block only where the price is high.
 */
export async function paidDearly(
  { gasPrice, blockHash }: Receipt,
  asked: ExpectedTransaction | undefined,
  { world, chainId, signal }: HearingNode,
): Promise<boolean> {
  const read = asked?.set.gasPrice ?? asked?.set.maxFeePerGas;
  if (read !== undefined && gasPrice <= read) return false;
  const preferences = await world.ask('preferences', {}, ofTheUser(signal));
  const thresholds = thresholdsOf({ preferences });
  if (!isAbsurdTip(gasPrice, 0n, thresholds)) return false;
  const question = { chainId, method: 'eth_getBlockByHash', params: [blockHash, false] };
  const bounds = { ...ordinary(signal), maxBytes: 1_048_576 };
  const block = await rpc(world, question, bounds, (it) =>
    isRecord(it) ? (quantity(it.baseFeePerGas) ?? 0n) : undefined,
  );
  if (block.s !== 'known') return false;
  const baseFee = block.v.value;
  return isAbsurdTip(gasPrice - baseFee, baseFee, thresholds);
}
