import type { Address } from 'viem';
import { isAmong, same } from '../../ledger/account.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Step } from '../../model/step.ts';
import { stepsNow } from '../steps/stepsNow.ts';
import { paymentsOf } from './payments.ts';

/** An item, or some of it, that goes from one account to another. */
type Moved = Readonly<{ token: Address; id: bigint; from: Address; to: Address }>;

/** Whether an item that a call sends from an account goes to another than the call names, by what its contract does. */
export function isStray(
  steps: readonly Step[],
  { token, id, from, to }: Moved,
  ours: readonly string[],
): boolean {
  const its = (itemsSent(steps).get(keyOf(token, id)) ?? []).filter(
    (it) => it.from !== 'unknown' && same(it.from, from),
  );
  return its.length > 0 && !isAmong(to, ours) && !its.some((it) => same(it.to, to));
}

/** Tokens and items share a function, in which a number is either. */
const itemsSent = memoize((steps: readonly Step[]) =>
  groupBy(
    stepsNow(steps)
      .flatMap(paymentsOf)
      .filter(({ signed, what, asset }) => !signed && what !== 'native' && asset !== undefined),
    ({ asset, amount }) => keyOf(asset ?? '0x', amount),
  ),
);

function keyOf(token: Address, id: bigint): string {
  return `${token.toLowerCase()} ${id}`;
}
