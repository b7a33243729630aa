import { type FactOf, type ValueOf } from '../model/factIds.ts';
import { type Address, type Hex } from 'viem';
import type { PinnedBlock } from '../model/effects.ts';
import type { Fact, FactValue } from '../model/fact.ts';
import { type Known, known } from '../model/known.ts';
import { toldAtPin } from './provenance.ts';
import { type Answered, ordinary, rpc } from './rpc.ts';
import { addressInData, uint } from './returned.ts';
import type { Check } from './schema.ts';
import type { World } from './world.ts';

/** Where a read goes: the state of the pinned block's parent, named by its hash (EIP-1898). */
export type ReadAt = Readonly<{ world: World; block: PinnedBlock; signal: AbortSignal }>;

/** One read of an account at the pinned block: `eth_getCode`, `eth_getTransactionCount`. */
export function readAccountState<T>(
  { world, block, signal }: ReadAt,
  method: string,
  address: Address,
  check: Check<T>,
): Promise<Known<Answered<T>>> {
  const params = [address, { blockHash: block.parentHash }];
  return rpc(world, { chainId: block.chainId, method, params }, ordinary(signal), check);
}

/** One call of a view function at the pinned block. */
export function chainRead<T>(
  { world, block, signal }: ReadAt,
  to: Address,
  data: Hex,
  check: Check<T>,
): Promise<Known<Answered<T>>> {
  const params = [{ to, data }, { blockHash: block.parentHash }];
  return rpc(world, { chainId: block.chainId, method: 'eth_call', params }, ordinary(signal), check);
}

/** An answer of 32 bytes that is the address of someone: the zero address is nobody. */
export const someone: Check<Address> = (it) => {
  const word = uint(it);
  return word === undefined || word === 0n ? undefined : addressInData(word);
};

/** A fact that one node states about the pinned block. */
export function chainFact<T, Of extends FactValue['kind']>(
  id: FactOf<Of>,
  block: PinnedBlock,
  answer: Known<Answered<T>>,
  value: (it: T) => ValueOf<Of>,
): Fact {
  if (answer.s !== 'known') return { id, value: answer, from: [] };
  return { id, value: known(value(answer.v.value)), from: [toldAtPin(block, answer.v.endpoint)] };
}
