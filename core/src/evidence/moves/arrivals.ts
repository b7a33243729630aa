import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import type { EffectLine } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import { changeOf } from '../../ledger/line.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import type { Payment } from '../../actions/payments/payments.ts';
import { codeOf, type Evidence } from '../evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { amountsPaid, paymentKey, keyOfAsset, sumsOf } from '../../actions/payments/amountsPaid.ts';

/** What one payee is sent of one asset, in its smallest unit, and what the run shows of it. */
export type Arrival = Readonly<{
  payment: Payment;
  sent: bigint;
  /** The payee's balance, where it was looked at. */
  line?: EffectLine;
  /** By how much it changes, where it could be read. */
  came?: bigint;
  /** Less than is sent, beyond what tokens that count in shares round away. */
  short: boolean;
}>;

/**
 * What is sent to payees and what of it arrives, once for each payee and asset. Left out: coins that the request
 * itself sends (nothing stands between them and the payee), items, and payees that also act in the request or are
 * contracts that it calls, since they may pass on what they get.
 */
export const arrivalsOf = memoize((view: Evidence): readonly Arrival[] => {
  const acting = actingAccounts(view);
  const payments = amountsPaid(view.steps);
  const firsts = new Map<string, Payment>();
  const sent = sumsOf(payments);
  const direct = new Set(view.steps);
  const busy = busyIn(view);
  for (const it of payments) {
    if (it.what === 'native' ? direct.has(it.step) : !isActing(it.from, acting) && !isActing(it.by, acting))
      continue;
    if (same(it.to, it.from === 'unknown' ? '0x' : it.from) || busy(it.to)) continue;
    if (!firsts.has(paymentKey(it))) firsts.set(paymentKey(it), it);
  }
  const effects = valueOf(view.effects);
  const lines = new Map<string, EffectLine>();
  for (const line of [...(effects?.arrivals ?? []), ...(effects?.lines ?? [])]) {
    const read = line.what === 'balance' && line.basis === 'read';
    const key = read ? keyOfAsset(line.who, line.asset) : undefined;
    if (key !== undefined && !lines.has(key)) lines.set(key, line);
  }
  return [...firsts].map(([key, payment]) => arrival(payment, sent.get(key) ?? 0n, lines.get(key)));
});

/** Whether less of a payment arrives than is sent, by reads of the payee's balance. */
export function isShortOnArrival(view: Evidence, payment: Payment): boolean {
  return shortIn(view).has(paymentKey(payment));
}

const shortIn = memoize((view: Evidence): ReadonlySet<string> => {
  return new Set(arrivalsOf(view).flatMap(({ short, payment }) => (short ? [paymentKey(payment)] : [])));
});

function arrival(payment: Payment, sent: bigint, line: EffectLine | undefined): Arrival {
  if (line === undefined) return { payment, sent, short: false };
  const came = changeOf(line);
  if (came === undefined) return { payment, sent, line, short: false };
  return { payment, sent, line, came, short: came + sent / 1_000_000n < sent };
}

/** Who acts in the request, or is a contract (or not known to be none) that it calls with data. */
function busyIn(view: Evidence): (payee: Address) => boolean {
  const actors = new Set<string>();
  const called = new Set<string>();
  for (const { actor, op, to, data } of everyStep(view.steps)) {
    actors.add(actor.toLowerCase());
    if (op === 'call' && to !== null && data !== '0x') called.add(to.toLowerCase());
  }
  return (payee) => {
    if (actors.has(payee.toLowerCase())) return true;
    if (!called.has(payee.toLowerCase())) return false;
    const code = valueOf(codeOf(view, payee));
    return code?.state !== 'none';
  };
}
