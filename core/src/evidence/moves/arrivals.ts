import { accountKey } from '../../text/accountKey.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { currencyKey, heldKey } from '../../ledger/asset.ts';
import { heldAt } from '../../ledger/book.ts';
import type { EffectLine, Effects } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import { changeOf } from '../../ledger/line.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import type { Payment } from '../../actions/payments/payments.ts';
import { codeOf, type Evidence } from '../evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { paidByCalls, sumOf } from '../../actions/asked/askedBook.ts';

/** What one payee is sent of one asset, in its smallest unit, and what the run shows of it. */
export type Arrival = Readonly<{
  payment: Payment;
  sent: bigint;
  /** The payee's balance, where it was inspected. */
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
  const direct = new Set(view.steps);
  const busy = busyIn(view);
  const isPassed = ({ what, step, from, by, to }: Payment) =>
    (what === 'native' ? !direct.has(step) : isActing(from, acting) || isActing(by, acting)) &&
    !same(to, from) &&
    !busy(to);
  const effects = valueOf(view.effects);
  return [...paidByCalls(view.steps).values()].flatMap((asks) => {
    const payment = asks.map((it) => it.payment).find((it) => it !== undefined && isPassed(it));
    return payment === undefined
      ? []
      : [arrival(payment, sumOf(asks), effects && balanceOf(effects, payment))];
  });
});

/** Whether less of a payment arrives than is sent, by reads of the payee's balance. */
export function isShortOnArrival(view: Evidence, payment: Payment): boolean {
  return shortIn(view).has(heldKey(payment.to, currencyKey(payment.asset)));
}

const shortIn = memoize((view: Evidence): ReadonlySet<string> => {
  return new Set(
    arrivalsOf(view).flatMap(({ short, payment: { to, asset } }) =>
      short ? [heldKey(to, currencyKey(asset))] : [],
    ),
  );
});

function balanceOf(effects: Effects, { to, asset }: Payment): EffectLine | undefined {
  return heldAt(effects, to, currencyKey(asset)).find(({ what }) => what === 'balance');
}

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
    actors.add(accountKey(actor));
    if (op === 'call' && to !== null && data !== '0x') called.add(accountKey(to));
  }
  return (payee) => {
    if (actors.has(accountKey(payee))) return true;
    if (!called.has(accountKey(payee))) return false;
    const code = valueOf(codeOf(view, payee));
    return code?.state !== 'none';
  };
}
