import type { EffectLine } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import type { Actor, Step } from '../model/step.ts';
import { type Grant, grantsOf } from './grants.ts';
import { actingAccounts, signerOf } from './own.ts';
import { paymentsOf } from './payments.ts';
import { isOfRouter, settledOf } from './routerPlans.ts';
import { swapOf } from './swaps.ts';
import { lookUp, type View } from './view.ts';
import { everyStep, integerAt, same } from './walk.ts';

/**
 * How a counted line changes, in the asset's smallest unit; undefined where it is not read on both sides. What is
 * only claimed in events does not count.
 */
export function changeOf(line: EffectLine): bigint | undefined {
  if ((line.what !== 'balance' && line.what !== 'nft') || line.basis !== 'read') return undefined;
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  return typeof before === 'bigint' && typeof after === 'bigint' ? after - before : undefined;
}

/** What leaves the user, or a Safe that the request acts for, and is more than all decoded calls ask for. */
export function unaskedLosses(view: View): readonly EffectLine[] {
  if (view.effects.s !== 'known') return [];
  const acting = actingAccounts(view);
  return view.effects.v.lines.filter((line) => acting.has(line.who.toLowerCase()) && isUnasked(view, line));
}

/** Whether a line is a loss that is larger than what the decoded calls take from that account. */
export function isUnasked(view: View, line: EffectLine): boolean {
  const change = changeOf(line);
  if (change === undefined || change >= 0n) return false;
  const asked = askedOf(view, line);
  return asked === 'any' ? false : -change > asked + allowance(view, line, asked);
}

/**
 * Whether a call is known by its name alone: what it takes and gives nobody has words for. Calls that carry others,
 * payments, and calls that were not read are none of these.
 */
export function isPlainCall(step: Step): boolean {
  return (
    step.op === 'call' &&
    step.data !== '0x' &&
    step.steps.length === 0 &&
    !isOfRouter(step) &&
    grantsOf(step).length === 0 &&
    paymentsOf(step).length === 0 &&
    swapOf(step) === undefined &&
    !/^(?:deposit\(\)|withdraw\(uint256\))$/.test(step.fn?.signature ?? '')
  );
}

/** Rounding of tokens that count in shares, and for the native currency the network fee. */
function allowance(view: View, line: EffectLine, asked: bigint): bigint {
  if (line.asset?.kind !== 'native') return asked / 1_000_000n;
  const fee = valueOf(lookUp(view, 'fee.most'));
  return fee?.kind === 'amount' ? fee.raw : 0n;
}

/** The most that decoded calls take of an asset from an account, in its smallest unit; `any`: whole items of it. */
function askedOf(view: View, { who, asset }: EffectLine): bigint | 'any' {
  if (asset === undefined || asset.kind === 'collection') return 'any';
  const isBy = byWhom(view);
  const now = isNow(view);
  if (asset.kind === 'native') return valueSent(view.steps.filter(now), { who, isBy, now });
  let asked = 0n;
  for (const step of everyStep(view.steps).filter(now)) {
    for (const payment of paymentsOf(step)) {
      if (payment.asset === undefined || !same(payment.asset, asset.address) || !isBy(payment.from, who))
        continue;
      if (asset.kind === 'nft') return 'any';
      asked += payment.amount;
    }
    const swap = swapOf(step);
    if (
      swap?.give.token !== undefined &&
      isBy(swap.payer ?? swap.by, who) &&
      same(swap.give.token.value, asset.address)
    ) {
      asked += swap.give.raw;
    }
    const settled = settledOf(step);
    if (settled !== undefined && isBy(step.actor, who) && same(settled.token, asset.address))
      asked += settled.most;
    const unwraps =
      step.fn?.signature === 'withdraw(uint256)' && step.to !== null && same(step.to, asset.address);
    if (unwraps && isBy(step.actor, who)) asked += integerAt(step, 0)?.value ?? 0n;
  }
  return asked;
}

/**
 * Value that calls of an account carry. The parts of a multicall see the value again, and move none; a call whose
 * words are an approval or a transfer of a token has no word for value.
 */
function valueSent(steps: readonly Step[], from: Sender): bigint {
  return steps.reduce((sum, step) => {
    const carries = step.op === 'call' || step.op === 'create';
    const own = carries && from.isBy(step.actor, from.who) && !isOfTokens(step);
    return sum + (own ? step.value : 0n) + valueSent(step.steps.filter(from.now), from);
  }, 0n);
}

type Sender = Readonly<{ who: string; isBy: ReturnType<typeof byWhom>; now: (step: Step) => boolean }>;

function isOfTokens(step: Step): boolean {
  return grantsOf(step).length > 0 || paymentsOf(step).some((payment) => payment.what !== 'native');
}

/** Whether less leaves than the calls ask for, as where one of several failed. */
export function isShort(view: View, line: EffectLine): boolean {
  const asked = askedOf(view, line);
  const change = changeOf(line);
  return asked !== 'any' && change !== undefined && -change < asked;
}

/**
 * Whether an account acts. One that is not known may be the user while nobody says who signs; after that it is some
 * other, a timelock say, and explains no loss of theirs.
 */
function byWhom(view: View): (actor: Actor, who: string) => boolean {
  const anyone = signerOf(view) === undefined;
  return (actor, who) => (actor === 'unknown' ? anyone : actor.toLowerCase() === who.toLowerCase());
}

/** What a transaction only plans takes nothing yet; of what is signed for later it is asked what it takes then. */
function isNow({ steps }: View): (step: Step) => boolean {
  const signed = new Set(steps.flatMap(({ id, runs }) => (runs === 'later' ? [id] : [])));
  return ({ id, runs }) => runs !== 'later' || signed.has(id.split('.')[0] ?? '');
}

/** Whether more is allowed afterwards than the call says. */
export function exceeds(grant: Grant, { before, after }: EffectLine): boolean {
  if (grant.kind !== 'allowance' || grant.amount === undefined || grant.noLimit) return false;
  if (after.s !== 'known' || typeof after.v !== 'bigint') return false;
  const earlier = grant.adds && before.s === 'known' && typeof before.v === 'bigint' ? before.v : 0n;
  return after.v > earlier + grant.amount.value;
}
