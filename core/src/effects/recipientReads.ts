import type { Address } from 'viem';
import { isAmong } from '../ledger/account.ts';
import { paidByCalls, receiversOf } from '../actions/asked/askedBook.ts';
import { boughtFor } from '../actions/asked/asks.ts';
import { immediateSteps } from '../actions/steps/immediateSteps.ts';
import type { Payment } from '../actions/payments/payments.ts';
import type { Step } from '../model/step.ts';
import { eventsOf } from './events.ts';
import type { Log } from './log.ts';
import { type AskedRead, distinctReads } from './read.ts';

const maxPayees = 8;

type Reads = Readonly<{ reads: readonly AskedRead[]; leftOut: number }>;

/**
 * What to read to see whether what the decoded calls pay, and what their trades bring, arrives: the balance, of what they
 * are paid in, of those who are not among the accounts. At most eight payees; `leftOut` counts the others.
 */
export function readsOfPayees(steps: readonly Step[], accounts: readonly Address[]): Reads {
  const mine = (address: Address) => isAmong(address, accounts);
  const receives = receiversOf(steps).map(({ address }) => address);
  const paid = [...paidByCalls(steps).values()]
    .flat()
    .flatMap(({ payment }) => payment ?? [])
    .filter((it) => it.what === 'native' || isOnBehalf(it, mine))
    .map(({ to, asset: token }) => ({ to, token }));
  const bought = immediateSteps(steps)
    .flatMap(boughtFor)
    .filter(({ to }) => isAmong(to, receives));
  const theirs = [...paid, ...bought].filter(({ to }) => !mine(to));
  const payees = [...new Set(theirs.map(({ to }) => to.toLowerCase()))];
  const looked = new Set(payees.slice(0, maxPayees));
  const reads = theirs
    .filter(({ to }) => looked.has(to.toLowerCase()))
    .map(({ to, token }) => balanceOf(to, token));
  return { reads: distinctReads(reads), leftOut: payees.length - looked.size };
}

/** What else a run shows to come to those whom its calls name as receivers: the tokens that it logs, and coins. */
export function readsOfReceivers(
  steps: readonly Step[],
  logs: readonly Log[],
  accounts: readonly Address[],
): readonly AskedRead[] {
  const named = receiversOf(steps).filter(({ address }) => !isAmong(address, accounts));
  const receives = new Map(named.map(({ address }) => [address.toLowerCase(), address]));
  const looked = new Map([...receives].slice(0, maxPayees));
  const paid = named.filter((it) => it.paid && looked.has(it.address.toLowerCase()));
  const moved = logs.flatMap(eventsOf).flatMap((it): readonly AskedRead[] => {
    const to = it.kind === 'moved' ? looked.get(it.to.toLowerCase()) : undefined;
    return to === undefined || it.kind !== 'moved' ? [] : [balanceOf(to, it.token)];
  });
  return distinctReads([...paid.map(({ address }) => balanceOf(address, undefined)), ...moved]);
}

function balanceOf(account: Address, token: Address | undefined): AskedRead {
  return token === undefined ? { kind: 'native', account } : { kind: 'balance', token, account };
}

function isOnBehalf({ from, by }: Payment, mine: (address: Address) => boolean): boolean {
  return from === 'unknown' || by === 'unknown' || mine(from) || mine(by);
}
