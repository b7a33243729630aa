import { groupBy } from '@readback/core/kit/groupBy.ts';
import type { Incoming, TypedName } from '@readback/core/model/request.ts';
import type { Address, Hex } from 'viem';
import { changing } from '../../data/base/changing.ts';
import { formIncoming } from '../../inbox/form.ts';
import { rawOf } from '../../inbox/rawOf.ts';
import type { FormOrigin } from '../../router/formOrigin.ts';

/** A call that was made here and waits for others, to be sent with them. */
export type BatchedCall = Readonly<{
  id: number;
  chainId: number;
  call: Readonly<{ to: Address; value: bigint; data: Hex }>;
  /** The name of its function, and what of the network’s currency was typed to go along. */
  name: string;
  typedValue: string;
  names: readonly TypedName[];
  filledBy: FormOrigin;
}>;

/** In the order in which they were added. They live as long as the page. */
export const batched = changing<readonly BatchedCall[]>([]);

let added = 0;

export function addToBatch(call: Omit<BatchedCall, 'id'>): void {
  batched.set([...batched.get(), { ...call, id: added++ }]);
}

/** The account for which calls are made here, where it is not the wallet’s. */
export const chosenSender = changing<Address | undefined>(undefined);

/** What waits, by network: no batch is of two. */
export function batchesOf(all: readonly BatchedCall[]): readonly (readonly BatchedCall[])[] {
  return [...groupBy(all, ({ chainId }) => String(chainId)).values()];
}

/**
 * One request of all of them. Few wallets make all or none, which a Safe always does, so that it is not asked for. What a
 * link filled in makes the whole of it the link’s.
 */
export function batchIncoming(
  calls: readonly [BatchedCall, ...BatchedCall[]],
  from: Address | undefined,
): Incoming {
  const body = {
    kind: 'calls' as const,
    chainId: calls[0].chainId,
    ...(from === undefined ? {} : { from }),
    atomic: false,
    calls: calls.map(({ call }) => call),
  };
  const names = new Map(calls.flatMap((it) => it.names).map((it) => [`${it.name} ${it.address}`, it]));
  return formIncoming(body, rawOf(body), {
    names: [...names.values()],
    filledBy: calls.some(({ filledBy }) => filledBy === 'link') ? 'link' : 'own',
  });
}
