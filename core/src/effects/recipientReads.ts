import type { Address } from 'viem';
import { isAmong } from '../ledger/account.ts';
import { paidByCalls } from '../actions/asked/askedBook.ts';
import type { Payment } from '../actions/payments/payments.ts';
import type { Step } from '../model/step.ts';
import { type AskedRead, readKey } from './read.ts';

const maxPayees = 8;

/**
 * What to read to see whether what the decoded calls pay arrives: the balance, of what they are paid in, of those
 * who are not among the accounts. At most eight payees; `leftOut` counts the others.
 */
export function readsOfPayees(
  steps: readonly Step[],
  accounts: readonly Address[],
): Readonly<{ reads: readonly AskedRead[]; leftOut: number }> {
  const mine = (address: Address) => isAmong(address, accounts);
  const theirs = [...paidByCalls(steps).values()]
    .flat()
    .flatMap(({ payment }) => payment ?? [])
    .filter((it) => !mine(it.to) && (it.what === 'native' || isOnBehalf(it, mine)));
  const payees = [...new Set(theirs.map(({ to }) => to.toLowerCase()))];
  const looked = new Set(payees.slice(0, maxPayees));
  const reads = theirs
    .filter(({ to }) => looked.has(to.toLowerCase()))
    .flatMap(({ to, asset }): readonly AskedRead[] =>
      asset === undefined
        ? [{ kind: 'native', account: to }]
        : [{ kind: 'balance', token: asset, account: to }],
    );
  return {
    reads: [...new Map(reads.map((read) => [readKey(read), read])).values()],
    leftOut: payees.length - looked.size,
  };
}

function isOnBehalf({ from, by }: Payment, mine: (address: Address) => boolean): boolean {
  return from === 'unknown' || by === 'unknown' || mine(from) || mine(by);
}
