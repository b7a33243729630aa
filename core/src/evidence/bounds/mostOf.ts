import { accountKey } from '../../ledger/account.ts';
import type { Address } from 'viem';
import { isCurrency } from '../../ledger/asset.ts';
import { memoize } from '../../kit/memoize.ts';
import type { FactId } from '../../model/fact.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { numberRoleByName } from '../../decode/abis/numberRoles.ts';
import { isGuessed } from '../../decode/guessed.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { Arg, Step } from '../../model/step.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';
import { addressAt, type FoundAt, integerAt, lengthAt } from '../../actions/steps/stepTree.ts';

/**
 * The most that a swap with an exact output may take. `token` absent: the native currency; `any`: the call does not say
 * which. `payers`: whose assets it may be, in lower case.
 */
export type Most = Readonly<{
  step: Step;
  raw: bigint;
  fact: FactId;
  token?: Address | 'any';
  payers: ReadonlySet<string>;
  /** Whether the fact is an argument that can be set. */
  settable: boolean;
}>;

/** The maxima of the swaps of a request whose output is exact, and whose input is only bounded. */
export const mostOf = memoize((view: Evidence): readonly Most[] => {
  const acting = actingAccounts(view);
  return stepsNow(view.steps).flatMap((step): readonly Most[] => {
    if (step.op !== 'call' || !isActing(step.caller ?? step.actor, acting) || isGuessed(step)) return [];
    const swap = swapOf(step);
    if (swap !== undefined) {
      const { give, get } = swap;
      if (give.exact || give.all === true || !get.exact || give.raw === 0n) return [];
      const token = give.token === undefined ? {} : { token: give.token.value };
      const payers = payersOf(step, swap);
      return [{ step, raw: give.raw, fact: give.fact, payers, settable: give.arg !== undefined, ...token }];
    }
    if (step.value > 0n && step.fn !== undefined && modelOf(step.fn)?.valueIsMost === true) {
      const fact = `step.${step.id}.value`;
      return [{ step, raw: step.value, fact, payers: payersOf(step), settable: false }];
    }
    return namedMost(step).map(({ amount, token }) => ({
      step,
      raw: amount.value,
      fact: amount.fact,
      payers: payersOf(step),
      settable: true,
      ...(token === undefined ? {} : { token }),
    }));
  });
});

function payersOf({ actor, caller, to }: Step, swap?: Swap): ReadonlySet<string> {
  return new Set(
    [actor, caller, swap?.payer, swap?.by, to].flatMap((it) =>
      it === undefined || it === null ? [] : [accountKey(it)],
    ),
  );
}

type Named = Readonly<{ amount: FoundAt<bigint>; token: Address | 'any' | undefined }>;

function namedMost(step: Step): readonly Named[] {
  const { fn } = step;
  if (fn === undefined || step.commandByte !== undefined) return [];
  if (modelOf(fn)?.act !== 'trade') return [];
  return (
    balancerMost(step) ??
    leafNames(step.args).flatMap((path): Named[] => {
      const amount = integerAt(step, ...path);
      return amount === undefined || amount.value === 0n
        ? []
        : [{ amount, token: step.value > 0n ? undefined : 'any' }];
    })
  );
}

/** Swaps of the vault of Balancer v2 with a given output: undefined where a call is no such one. */
function balancerMost(step: Step): readonly Named[] | undefined {
  if (isKnownAs(step, 'vaultSwap')) {
    if (integerAt(step, 0, 1)?.value !== 1n) return [];
    const [amount, token] = [integerAt(step, 2), addressAt(step, 0, 2)?.value];
    return amount === undefined ? [] : [{ amount, token: token === undefined ? 'any' : orNative(token) }];
  }
  if (!isKnownAs(step, 'vaultSwaps')) return undefined;
  if (integerAt(step, 0)?.value !== 1n) return [];
  return Array.from({ length: lengthAt(step, 4) }, (_, at): Named[] => {
    const [amount, token] = [integerAt(step, 4, at), addressAt(step, 2, at)?.value];
    return amount === undefined || token === undefined || amount.value <= 0n
      ? []
      : [{ amount, token: orNative(token) }];
  }).flat();
}

function orNative(token: Address): Address | undefined {
  return isCurrency(token) ? undefined : token;
}

function leafNames(args: readonly Arg[], above: readonly (string | number)[] = []): (string | number)[][] {
  return args.flatMap((arg, at) => {
    const path = [...above, at];
    if (arg.value.kind === 'tuple') return leafNames(insideOf(arg), path);
    return arg.value.kind === 'integer' && numberRoleByName(arg.name) === 'most' ? [path] : [];
  });
}
