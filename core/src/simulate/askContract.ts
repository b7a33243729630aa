import type { Address, Hex } from 'viem';
import { abiFields } from '../codec/abiType.ts';
import { selectorOf } from '../codec/functionAbi.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { Arg } from '../model/step.ts';
import { revertOf } from './revert.ts';
import { isRevert, revertData } from '../world/revert.ts';
import { ordinary, refusedBy } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { outputsOf } from '../abi/forms/outputs.ts';
import type { AbiErrorItem } from '../model/abi.ts';

/** What a contract answered: data, or that it refused. `reason` is foreign text. */
export type ContractAnswer =
  | Readonly<{ ok: true; data: Hex }>
  | Readonly<{ ok: false; data?: Hex; reason?: string }>;

/**
 * Asks one view function at the latest block, as nobody in particular: no sender is named. A contract that reverts
 * has answered; a node that does not answer is `unknown`.
 */
export async function askContract(
  world: World,
  { chainId, address, data }: Readonly<{ chainId: number; address: Address; data: Hex }>,
  signal: AbortSignal,
): Promise<Known<ContractAnswer>> {
  const question = { chainId, method: 'eth_call', params: [{ to: address, data }, 'latest'] };
  const answer = await world.ask('rpc', question, { ...ordinary(signal), maxBytes: 1_048_576 });
  if (answer.s !== 'known') return answer;
  if (!('error' in answer.v)) {
    const result = hexBytes(answer.v.result);
    return result === undefined ? unknown('malformed', answer.v.endpoint) : known({ ok: true, data: result });
  }
  const { error, endpoint } = answer.v;
  const reverted = revertData(error);
  if (reverted !== undefined && reverted !== '0x') {
    const { reason } = revertOf(reverted);
    return known({ ok: false, data: reverted, ...(reason === undefined ? {} : { reason }) });
  }
  if (isRevert(error)) return known({ ok: false });
  return refusedBy(error, endpoint);
}

/** A custom error of the contract's own ABI, with its values. */
export function customError(
  errors: readonly AbiErrorItem[],
  data: Hex,
): Readonly<{ signature: string; args: readonly Arg[] }> | undefined {
  for (const { name, inputs } of errors) {
    const fields = abiFields(inputs);
    const signature = `${name}(${fields?.map(({ type }) => type.text).join(',')})`;
    if (fields === undefined || selectorOf(signature) !== data.slice(0, 10)) continue;
    const args = outputsOf(inputs, `0x${data.slice(10)}`);
    if (args !== undefined) return { signature, args };
  }
  return undefined;
}
