import type { Address } from 'viem';
import type { EffectLine } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { changeOf } from './flows.ts';
import { stepsNow } from './happensNow.ts';
import { actingAccounts, isActing } from './own.ts';
import { type Payment, paymentsOf } from './payments.ts';
import { codeOf, type View } from './view.ts';
import { everyStep, same } from './walk.ts';

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
export function arrivalsOf(view: View): readonly Arrival[] {
  const earlier = found.get(view);
  if (earlier !== undefined) return earlier;
  const arrivals = look(view);
  found.set(view, arrivals);
  return arrivals;
}

/** Whether less of a payment arrives than is sent, by reads of the payee's balance. */
export function isShortOnArrival(view: View, payment: Payment): boolean {
  return arrivalsOf(view).some((it) => it.short && keyOf(it.payment) === keyOf(payment));
}

/** What decoded calls pay an account of an asset, in its smallest unit. */
export function sentTo(
  payments: readonly Payment[],
  { who, asset }: Pick<EffectLine, 'who' | 'asset'>,
): bigint {
  return payments.reduce((sum, it) => (same(it.to, who) && isOf(it, asset) ? sum + it.amount : sum), 0n);
}

/** The payments that the calls of a request make on its network when they run, of tokens and coins. */
export function amountsPaid(steps: readonly Step[]): readonly Payment[] {
  return stepsNow(steps)
    .flatMap(paymentsOf)
    .filter(
      (it) =>
        !it.signed && it.across !== true && (it.what === 'native' || it.what === 'token') && it.amount > 0n,
    );
}

const found = new WeakMap<View, readonly Arrival[]>();

function look(view: View): readonly Arrival[] {
  const acting = actingAccounts(view);
  const payments = amountsPaid(view.steps);
  const firsts = new Map<string, Payment>();
  const sent = new Map<string, bigint>();
  for (const it of payments) sent.set(keyOf(it), (sent.get(keyOf(it)) ?? 0n) + it.amount);
  const direct = new Set(view.steps);
  const busy = busyIn(view);
  for (const it of payments) {
    if (it.what === 'native' ? direct.has(it.step) : !isActing(it.from, acting) && !isActing(it.by, acting))
      continue;
    if (same(it.to, it.from === 'unknown' ? '0x' : it.from) || busy(it.to)) continue;
    if (!firsts.has(keyOf(it))) firsts.set(keyOf(it), it);
  }
  const effects = valueOf(view.effects);
  const lines = [...(effects?.arrivals ?? []), ...(effects?.lines ?? [])].filter(
    ({ what, basis }) => what === 'balance' && basis === 'read',
  );
  return [...firsts].map(([key, payment]) => {
    const line = lines.find(({ who, asset }) => same(who, payment.to) && isOf(payment, asset));
    return arrival(payment, sent.get(key) ?? 0n, line);
  });
}

function arrival(payment: Payment, sent: bigint, line: EffectLine | undefined): Arrival {
  if (line === undefined) return { payment, sent, short: false };
  const came = changeOf(line);
  if (came === undefined) return { payment, sent, line, short: false };
  return { payment, sent, line, came, short: came + sent / 1_000_000n < sent };
}

/** Who acts in the request, or is a contract (or not known to be none) that it calls with data. */
function busyIn(view: View): (payee: Address) => boolean {
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

function keyOf({ to, asset }: Payment): string {
  return `${to} ${asset ?? ''}`.toLowerCase();
}

function isOf(payment: Payment, asset: Asset | undefined): boolean {
  if (payment.what === 'native') return asset?.kind === 'native';
  return asset?.kind === 'token' && payment.asset !== undefined && same(asset.address, payment.asset);
}
