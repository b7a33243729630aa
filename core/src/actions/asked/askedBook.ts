import { factOfStep } from '../../model/factIds.ts';
import { groupBy } from '../../kit/groupBy.ts';
import type { Address } from 'viem';
import type { Role } from '../../decode/abis/functionModel.ts';
import { memoize } from '../../kit/memoize.ts';
import { isAmong, isNobody, same } from '../../ledger/account.ts';
import { currencyKey, heldKey, ledgerKey } from '../../ledger/asset.ts';
import type { Asset } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { purposeWordsOf } from '../purpose/words.ts';
import { isImmediate, immediateSteps } from '../steps/immediateSteps.ts';
import { isPlan, nativeUse } from '../swaps/nativeUse.ts';
import { isOfTokens } from '../swaps/retainedValue.ts';
import { isOnTheWay, isSmallFee } from '../swaps/routerPlans.ts';
import { receiverOf } from '../swaps/swaps.ts';
import {
  type Ask,
  asksOf,
  boughtFor,
  isOfItsRouter,
  isOwedToPools,
  paymentAsks,
  settlementOf,
} from './asks.ts';

/**
 * What the bytes of a request ask to leave an account of an asset, step by step; `any` where nobody counts here how much of it.
 * What someone sends to themselves stays: if it is gone, no step asked for that. `unknown` asks for what is of whoever signs,
 * where the request does not say who that is.
 */
export function askedToLeave(
  roots: readonly Step[],
  { who, asset }: Readonly<{ who: string; asset: Asset }>,
  self = who,
): readonly Ask[] | 'any' {
  if (asset.kind === 'collection') return 'any';
  const its = (leaving(roots).get(heldKey(who, ledgerKey(asset))) ?? []).filter(({ to }) => !same(to, self));
  if (asset.kind !== 'nft') return its;
  if (its.some(({ items = [] }) => items.includes('some'))) return 'any';
  return its.flatMap((it) => {
    const amount = countOf([it], asset.id);
    return amount === undefined ? [] : [{ ...it, amount }];
  });
}

/** What a request pays an account: by calls, and by signatures for whoever uses them. Whole items are counted in `items`. */
export function askedToArrive(roots: readonly Step[], who: string, token: string): readonly Ask[] {
  return arriving(roots).get(heldKey(who, token)) ?? [];
}

/** Whether a request says that an account gets some of a token, or of coins (`currencyKey`): paid, or bought for it. */
export function isAskedToArrive(roots: readonly Step[], who: string, token: string): boolean {
  const isIts = ({ to, token: its }: Ask) => same(to, who) && currencyKey(its) === token;
  return askedToArrive(roots, who, token).length > 0 || immediateSteps(roots).flatMap(boughtFor).some(isIts);
}

/** What the calls of a request pay of tokens and coins when they run, by `heldKey` and `currencyKey` of who gets what. */
export const paidByCalls = memoize((roots: readonly Step[]): ReadonlyMap<string, readonly Ask[]> => {
  const paid = [...arriving(roots)].map(([key, its]) => [key, its.filter(isByCall)] as const);
  return new Map(paid.filter(([, its]) => its.length > 0));
});

/**
 * Whom the calls of a request name as one who gets something: not who takes a small fee, and nobody who acts or is called
 * with data, since they may pass on what they get. `paid`: whom a call pays what comes out of it, which may be coins.
 */
export const receiversOf = memoize((roots: readonly Step[]): readonly Receiver[] => {
  const steps = immediateSteps(roots);
  const busy = new Set(
    steps.flatMap(({ actor, op, to, data }) =>
      op === 'call' && to !== null && data !== '0x' ? [actor, to].map((it) => it.toLowerCase()) : [],
    ),
  );
  const named = steps.flatMap((step): readonly Receiver[] => {
    const it = receiverOf(step);
    const isLast = !isOnTheWay({ steps: roots }, step) && !isSmallFee({ steps: roots }, step);
    const paid = it?.goes === 'other' && isLast ? [{ address: it.to.value, paid: true }] : [];
    const words = step.commandByte === undefined ? purposeWordsOf(step) : [];
    const gaining = words.flatMap((word) =>
      word.holds === 'address' && word.role !== undefined && gains.has(word.role)
        ? [{ address: word.address, paid: false }]
        : [],
    );
    const bought = boughtFor(step).map(({ to }) => ({ address: to, paid: true }));
    return [...gaining, ...paid, ...bought];
  });
  return named.filter(({ address }) => !isNobody(address) && !busy.has(address.toLowerCase()));
});

type Receiver = Readonly<{ address: Address; paid: boolean }>;

const gains: ReadonlySet<Role> = new Set(['payee', 'receiver', 'owner']);

function isByCall({ payment, amount }: Ask): boolean {
  return payment?.signed !== true && amount > 0n;
}

/** Whether an item that a call sends from an account goes to another than the call names, by what its contract does. */
export function isStray(
  roots: readonly Step[],
  { token, id, from, to }: Readonly<{ token: Address; id: bigint; from: Address; to: Address }>,
  ours: readonly string[],
): boolean {
  const its = (leaving(roots).get(heldKey(from, currencyKey(token))) ?? []).filter(
    (it) => it.payment?.signed === false && countOf([it], id) !== undefined,
  );
  return its.length > 0 && !isAmong(to, ours) && !its.some((it) => same(it.payment?.to, to));
}

export function sumOf(asks: readonly Ask[]): bigint {
  return asks.reduce((sum, { amount }) => sum + amount, 0n);
}

/** How many of an item are asked for; undefined where it is not one of them. */
export function countOf(asks: readonly Ask[], id: bigint): bigint | undefined {
  const counts = asks
    .flatMap(({ items = [] }) => items)
    .flatMap((it) => (it !== 'some' && it.id === id ? [it.count] : []));
  return counts.length === 0 ? undefined : counts.reduce((sum, it) => sum + it);
}

/**
 * What is asked to leave, by whose it is. Coins that are paid or sold were carried: they leave once. So does what a trade owes
 * to pools: by the command that pays them, or where that says no amount, as much as the trade says.
 */
const leaving = memoize((roots: readonly Step[]) => {
  const steps = immediateSteps(roots);
  const isPaidBeside = (it: Ask) => {
    const paid = isOwedToPools(it) ? settlementOf(steps, it) : undefined;
    return isOwedToPools(it) && (paid?.how !== 'owed' || isOfItsRouter(paid));
  };
  const leaves = (it: Ask) => it.token !== undefined && !isPaidBeside(it);
  return groupBy([...valueIn(roots), ...steps.flatMap(asksOf).filter(leaves)], ({ from, token }) =>
    heldKey(from, currencyKey(token)),
  );
});

/** What is asked to arrive, by who gets it. */
const arriving = memoize((roots: readonly Step[]) =>
  groupBy(
    immediateSteps(roots)
      .flatMap(paymentAsks)
      .filter(({ to }) => to !== undefined),
    ({ to = '0x', token }) => heldKey(to, currencyKey(token)),
  ),
);

/**
 * Value that calls carry. The parts of a multicall see the value again, and move none; a call whose words are an approval or a
 * transfer of a token has no word for value.
 */
function valueIn(roots: readonly Step[]): readonly Ask[] {
  const now = isImmediate(roots);
  const inside = (step: Step): readonly Ask[] =>
    now(step) ? [...valueOf(step), ...step.steps.flatMap(inside)] : [];
  return roots.flatMap(inside);
}

function valueOf(step: Step): readonly Ask[] {
  if (step.value === 0n) return [];
  const { id, op, to, actor: from, data } = step;
  if ((op !== 'call' && op !== 'create') || isOfTokens(step)) return [];
  const paid = data === '0x' && to !== null ? { to } : {};
  return [
    { of: 'value', step, from, ...paid, amount: spent(step), how: 'exactly', fact: factOfStep(id, 'value') },
  ];
}

/** Of a plan of commands only what they use of its value is asked for. */
function spent(step: Step): bigint {
  const used = isPlan(step) ? nativeUse(step) : 'all';
  return used === 'all' || used > step.value ? step.value : used;
}
