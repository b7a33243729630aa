import { accountKey } from '../../text/accountKey.ts';
import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { argsWithRoles } from '../../actions/steps/argRoles.ts';
import { wrapped } from '../../actions/asked/atRouter.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Step } from '../../model/step.ts';
import { actingAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import { paidForwarders } from '../purpose/asItself.ts';
import { type PutThere, putThere } from './putThere.ts';
import { mayBeTaken, takingPlaces, takesOf } from './takenThere.ts';

/** How much of something; `some`: it is known only once it runs. */
type Sum = bigint | 'some';

/**
 * What a contract that does for anybody what it is told gets by the calls that it makes as itself, and keeps as far as the
 * plan goes: tokens of which no later call takes all, and positions that are its own. By the step that brings it. The steps
 * are gone through from the last, with what is taken behind each.
 */
export const leftAsItself = memoize((view: Evidence): readonly Step[] => {
  const forwarders = paidForwarders(view);
  if (forwarders.size === 0) return [];
  const isTheirs = ({ actor }: Step) => actor !== 'unknown' && forwarders.has(accountKey(actor));
  const steps = immediateSteps(view.steps).filter((step) => modelFor(step)?.act !== 'view');
  const own = putThere(view).filter(({ step, at }) => isTheirs(step) && same(step.actor, at));
  const puts = groupBy(own, ({ step }) => step.id);
  const handsOn = handsOnAmong(view);
  const taken = new Map<string, Sum>();
  const tokens = new Map<string, Readonly<{ last: Step; put: Sum; isTaken: boolean; out: Sum }>>();
  const positions: Step[] = [];
  for (const step of steps.toReversed()) {
    for (const put of (puts.get(step.id) ?? []).toReversed()) {
      const key = `${put.at} ${put.token ?? ''}`;
      const its = takersOf(view, put).flatMap((it) => taken.get(it) ?? []);
      const behind = tokens.get(key);
      tokens.set(key, {
        last: behind?.last ?? step,
        put: plus(behind?.put, put.amount ?? 'some'),
        isTaken: behind?.isTaken ?? its.length > 0,
        out: its.reduce<Sum>(plus, 0n),
      });
    }
    if (isTheirs(step) && isOwnPosition(step) && !isTakenBack(step, taken)) positions.push(step);
    for (const [key, amount] of takenBy(step, handsOn)) taken.set(key, plus(taken.get(key), amount));
  }
  const left = [...tokens.values()].filter(({ isTaken, put, out }) => !isTaken || isShort(put, out));
  return [...left.map(({ last }) => last), ...positions].toReversed();
});

function plus(one: Sum | undefined, other: Sum): Sum {
  return one === 'some' || other === 'some' ? 'some' : (one ?? 0n) + other;
}

/** Whether what is taken is less than what was put there, where every figure is known. A hundredth may stay. */
function isShort(put: Sum, out: Sum): boolean {
  return put !== 'some' && out !== 'some' && out * 100n < put * 99n;
}

/** What a step takes, each under a key of its own: of contracts by their tokens, of the call around it, and of its caller. */
function takenBy(step: Step, handsOn: (step: Step) => boolean): readonly (readonly [string, Sum])[] {
  const { actor, to } = step;
  const caller = actor === 'unknown' ? undefined : accountKey(actor);
  const called = to === null ? undefined : accountKey(to);
  return [
    ...takesOf(step).map(
      ({ place, token, amount }) =>
        [`${place} ${token ?? ''}`, typeof amount === 'bigint' ? amount : 'some'] as const,
    ),
    ...(modelFor(step)?.act === 'outOf' ? [[`${caller} from ${called}`, largest(step)] as const] : []),
    ...(handsOn(step) ? [[`${caller} on`, 'some'] as const] : []),
  ];
}

/** The keys under which a put may be taken. */
function takersOf(view: Evidence, put: PutThere): readonly string[] {
  const tokens = [...new Set([put.token, undefined, wrapped])].filter((it) =>
    mayBeTaken(view, put.token, it),
  );
  return takingPlaces(put).flatMap((place) => tokens.map((it) => `${place} ${it ?? ''}`));
}

/** Whether a call pays into a position that is of whoever makes it. */
function isOwnPosition(step: Step): boolean {
  const model = modelFor(step);
  if (model?.act !== 'into' || step.op !== 'call' || isKnownAs(step, 'wrap')) return false;
  const named = argsWithRoles(step).flatMap(({ arg: { value }, role }) =>
    value.kind === 'address' && (role === 'owner' || role === 'receiver') ? [value.address] : [],
  );
  return named.every((it) => same(it, step.actor));
}

/** Whether a later call of the same contract takes as much out of it again, or hands on a token that came for it. */
function isTakenBack({ actor, to, value }: Step, taken: ReadonlyMap<string, Sum>): boolean {
  const caller = accountKey(actor);
  const out = to === null ? undefined : taken.get(`${caller} from ${accountKey(to)}`);
  return out === undefined ? taken.has(`${caller} on`) : !isShort(value, out);
}

/** Whether a step pays one of the accounts that act a token that nobody put anywhere. */
function handsOnAmong(view: Evidence): (step: Step) => boolean {
  const acting = actingAccounts(view);
  const put = new Set(putThere(view).map(({ token }) => token));
  return (step) =>
    paymentsOf(step).some(
      ({ to, asset }) => asset !== undefined && acting.has(accountKey(to)) && !put.has(accountKey(asset)),
    );
}

function largest({ args }: Step): bigint {
  return args.reduce(
    (most, { value }) => (value.kind === 'integer' && value.value > most ? value.value : most),
    0n,
  );
}
