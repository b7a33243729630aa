import { accountKey } from '../../text/accountKey.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { currencyKey } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { Step } from '../../model/step.ts';
import { wrapped } from '../../actions/asked/atRouter.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { failingAlone, fatesOf } from '../../actions/steps/sharesFate.ts';
import type { Evidence } from '../evidence.ts';
import { type PutThere, putThere } from './putThere.ts';
import { isWrappedToken, mayBeTaken, takingPlaces, takesOf } from './takenThere.ts';

const native = currencyKey(undefined);

/** What stays for anybody where a step fails: the contract that it stays at, a step that shows it, and what may fail. */
export type LeftIfFails = Readonly<{ contract: Address; shows: Step; fails: Step }>;

/**
 * What a request leaves at a router, bundler or multicall if a step that may fail does: it is read once more as if that
 * step did not happen, and what was brought for it has to be taken out by steps that cannot be left out. The steps are gone
 * through from the last, with what is taken behind each.
 */
export const leftIfFails = memoize((view: Evidence): readonly LeftIfFails[] => {
  if (failingAlone(view.steps).size === 0) return [];
  const steps = immediateSteps(view.steps);
  const all = putThere(view);
  const puts = groupBy(all, ({ step }) => step.id);
  const takers = takersIn(view, steps);
  const open = new Map<PutThere, Step>();
  for (const step of steps.toReversed()) {
    for (const put of puts.get(step.id) ?? []) {
      const fails = takers.openFor(put);
      if (fails !== undefined) open.set(put, fails);
    }
    takers.add(step);
  }
  const shown = new Map(steps.toReversed().map((step) => [accountKey(step.to ?? ''), step]));
  return all.flatMap((put): readonly LeftIfFails[] => {
    const [fails, shows] = [open.get(put), shown.get(put.at)];
    return fails === undefined || shows === undefined || shows.to === null
      ? []
      : [{ contract: shows.to, shows, fails }];
  });
});

/** Of tokens that a step takes: every one; those that may be the wrapped currency; those that are. */
const [any, wrapping, isWrapping] = ['any token', 'maybe wrapped', 'is wrapped'];

/** What later steps take, by where and what, and by the innermost step around them that may fail alone. */
function takersIn(view: Evidence, steps: readonly Step[]) {
  const around = (step: Step) => ['', ...fatesOf(view.steps, step)];
  const most = steps.reduce((all, step) => Math.max(all, around(step).length), 0);
  const taken = new Map<string, bigint | 'all'>();
  /** The nearest of each fate, and no more of them than can share that of what was put somewhere. */
  const nearest = new Map<string, readonly Readonly<{ fate: string; step: Step }>[]>();
  const wrappers = new Map<string, Set<string>>();

  function add(step: Step) {
    const fate = around(step).at(-1) ?? '';
    for (const { place, token, amount } of takesOf(step)) {
      const mayWrap = token !== undefined && token !== wrapped && mayBeTaken(view, wrapped, token);
      if (mayWrap) wrappers.set(place, (wrappers.get(place) ?? new Set()).add(token));
      const kinds = [token ?? '', any, ...(mayWrap ? [wrapping] : [])];
      for (const kind of mayWrap && isWrappedToken(view, token) ? [...kinds, isWrapping] : kinds) {
        const key = `${place} ${kind}`;
        const sum = taken.get(`${fate} ${key}`) ?? 0n;
        const isAll = sum === 'all' || amount === 'all';
        taken.set(`${fate} ${key}`, isAll ? 'all' : sum + (typeof amount === 'bigint' ? amount : 0n));
        if (isPlainPayment(step)) continue;
        const others = (nearest.get(key) ?? []).filter((it) => it.fate !== fate);
        nearest.set(key, [{ fate, step }, ...others].slice(0, most + 1));
      }
    }
  }

  /** The first step behind it that may fail, and takes what nothing takes out that happens with the put. */
  function openFor(put: PutThere): Step | undefined {
    const fates = around(put.step);
    const { open, sure } = kindsOf(put);
    const places = takingPlaces(put);
    const found = places
      .flatMap((place) => open.flatMap((kind) => nearest.get(`${place} ${kind}`) ?? []))
      .filter(({ fate }) => !fates.includes(fate))
      .toSorted((a, b) => (order.get(a.step) ?? 0) - (order.get(b.step) ?? 0));
    const [first] = found;
    if (first === undefined) return undefined;
    const sums = fates.flatMap((fate) =>
      places.flatMap((place) => sure.map((kind) => taken.get(`${fate} ${place} ${kind}`) ?? 0n)),
    );
    if (sums.includes('all')) return undefined;
    const sum = sums.reduce<bigint>((all, it) => all + (it === 'all' ? 0n : it), 0n);
    return put.amount !== undefined && sum >= put.amount ? undefined : first.step;
  }

  /** As which tokens a put may be taken, and as which it is for sure. */
  function kindsOf(put: PutThere): Readonly<{ open: readonly string[]; sure: readonly string[] }> {
    const { token } = put;
    if (token === undefined) return { open: [any], sure: [any] };
    if (token !== wrapped)
      return {
        open: [token, '', ...(mayBeTaken(view, token, wrapped) ? [wrapped] : [])],
        sure: [token, '', ...(token !== native && isWrappedToken(view, token) ? [wrapped] : [])],
      };
    // Where all that may be it is of one token, that is it.
    const [only, another] = takingPlaces(put).flatMap((place) =>
      [...(wrappers.get(place) ?? [])].slice(0, 2),
    );
    const one = only !== undefined && another === undefined && !isWrappedToken(view, only) ? [only] : [];
    return { open: [wrapped, '', wrapping], sure: [wrapped, '', isWrapping, ...one] };
  }

  const order = new Map(steps.map((step, at) => [step, at]));
  return { add, openFor };
}

/** Coins without a word to an account: no price lets it fail, and who gets them has no use for that. */
function isPlainPayment({ commandByte, data }: Step): boolean {
  return commandByte === undefined && data === '0x';
}
