import { grantsOf } from '@readback/core/actions/approvals/grants.ts';
import { calledOffersOf } from '@readback/core/actions/offers/calledOffers.ts';
import { offersOf } from '@readback/core/actions/offers/offers.ts';
import { paymentsOf } from '@readback/core/actions/payments/payments.ts';
import { modelFor } from '@readback/core/actions/purpose/modelFor.ts';
import { holds } from '@readback/core/actions/purpose/when.ts';
import { everyStep, stepById } from '@readback/core/actions/steps/stepTree.ts';
import { actingAccounts, isActing } from '@readback/core/evidence/accounts.ts';
import { mostOf } from '@readback/core/evidence/bounds/mostOf.ts';
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import { changeOf } from '@readback/core/ledger/line.ts';
import { currencyKey } from '@readback/core/ledger/asset.ts';
import { flowsOf } from '@readback/core/ledger/flow.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import type { Step } from '@readback/core/model/step.ts';
import type { Address } from 'viem';
import { askedAtMost } from './askedAtMost.ts';
import { givesPower } from './givesPower.ts';
import { mayTakeMore } from './mayTakeMore.ts';
import { takenOfOthers } from './takenOfOthers.ts';

/**
 * How much of each token (in lower case, in its smallest unit) can leave by a request: the accounts that it acts for, and others
 * whose tokens they may move to others. `items`: an item or everything of a contract can leave, which no amount limits.
 * Undefined where it is not known.
 */
export function tokensLeaving(view: Evidence): ReadonlyMap<string, bigint> | 'items' | undefined {
  const [own, ofOthers] = [ownLeaving(view), takenOfOthers(view)];
  if (own === 'items' || ofOthers === 'items') return 'items';
  if (own === undefined || ofOthers === undefined) return undefined;
  const sums = new Map(own);
  for (const [token, amount] of ofOthers) add(sums, token, amount);
  return sums;
}

/**
 * What leaves the accounts that a request acts for: what its calls pay, trade and deposit at most, also where they fail now, what
 * they and its signatures let others take, and what the simulation shows to leave, to be allowed or to move, whichever is most.
 */
function ownLeaving(view: Evidence): ReadonlyMap<string, bigint> | 'items' | undefined {
  const { stations, effects } = view;
  if (stations.decode !== 'done' && stations.decode !== 'skipped') return undefined;
  const asked = askedFor(view);
  if (asked === 'items') return asked;
  if (mayTakeMore(view)) return undefined;
  if (stations.simulate === 'skipped' || typeof asked !== 'object') return asked;
  if (effects.s !== 'known') return undefined;
  const acting = actingAccounts(view);
  const shown = new Map<string, bigint>();
  for (const line of effects.v.lines) {
    if (!acting.has(line.who.toLowerCase())) continue;
    const it = shownBy(line);
    if (typeof it !== 'object') return it;
    if (line.asset?.kind === 'token') add(shown, line.asset.address, it.amount);
  }
  const tokens = new Set([...asked.keys(), ...shown.keys()]);
  const moves = effects.v.moves ?? [];
  for (const { from, asset } of moves) {
    if (!acting.has(from.toLowerCase())) continue;
    if (asset.kind === 'nft') return 'items';
    if (asset.kind === 'token') tokens.add(asset.address.toLowerCase());
  }
  return new Map(
    [...tokens].map((token) => [
      token,
      most(
        asked.get(token) ?? 0n,
        shown.get(token) ?? 0n,
        flowsOf(moves, acting).get(currencyKey(token as Address))?.given ?? 0n,
      ),
    ]),
  );
}

/** By the calls at any depth, whoever carries them out and whenever, and by what is signed. */
function askedFor(view: Evidence): Map<string, bigint> | 'items' | undefined {
  const sums = new Map<string, bigint>();
  for (const step of everyStep(view.steps)) {
    const own = ofStep(view, step);
    if (typeof own !== 'object') return own;
    for (const [token, amount] of own) add(sums, token, amount);
  }
  const acting = actingAccounts(view);
  const taken = takenFor(view, acting);
  if (taken === undefined) return undefined;
  for (const [token, amount] of taken) add(sums, token, amount);
  for (const { token, raw, payers } of mostOf(view)) {
    if (token === undefined || (!payers.has('unknown') && ![...payers].some((it) => acting.has(it))))
      continue;
    if (token === 'any') return undefined;
    atLeast(sums, token, raw);
  }
  return sums;
}

/**
 * What calls take of the accounts that act, beyond what the request lets the contracts take through which they do: that was
 * counted. Undefined where no amount says it, and no run took it.
 */
function takenFor(view: Evidence, acting: ReadonlySet<string>): Map<string, bigint> | undefined {
  const { effects, steps } = view;
  const hasRun = effects.s === 'known' && effects.v.status === 'success';
  const left = new Map<string, bigint>();
  for (const { by, on, within, spender, token, amount } of everyStep(steps).flatMap(grantsOf))
    if (isActing(by, acting) && on && within !== true && token !== undefined && amount !== undefined)
      add(left, takerKey(spender, token), amount.value);
  const taken = new Map<string, bigint>();
  for (const step of everyStep(steps)) {
    const its = askedAtMost(step, acting);
    if (its === 'open' && !hasRun) return undefined;
    if (its === 'open') continue;
    for (const { token, amount } of its) {
      let rest = amount;
      for (const to of callsAround(steps, step)) {
        const key = takerKey(to, token);
        const counted = least(rest, left.get(key) ?? 0n);
        add(left, key, -counted);
        rest -= counted;
      }
      add(taken, token, rest);
    }
  }
  return taken;
}

/** The contracts that are called for a step to be reached, itself among them. */
function callsAround(roots: readonly Step[], { id }: Step): readonly Address[] {
  const parts = id.split('.');
  const around = parts.flatMap((_, at) => {
    const to = stepById(roots, parts.slice(0, at + 1).join('.'))?.to;
    return to === undefined || to === null ? [] : [to];
  });
  return [...new Set(around)];
}

function takerKey(spender: string, token: string): string {
  return `${spender} ${token}`.toLowerCase();
}

/** One signature can be a permission and the payment that it is for: it counts once. */
function ofStep(view: Evidence, step: Step): Map<string, bigint> | 'items' | undefined {
  const acting = actingAccounts(view);
  if (isActing(step.actor, acting) && (givesPower(step) || isEndless(step))) return 'items';
  const [granted, paid] = [new Map<string, bigint>(), new Map<string, bigint>()];
  for (const { by, kind, on, unclear, within, token, amount, noLimit } of grantsOf(step)) {
    if (!isActing(by, acting) || within === true || (!on && unclear !== true)) continue;
    if (kind === 'operator' || kind === 'item') return 'items';
    if (token === undefined || amount === undefined) return undefined;
    add(granted, token, noLimit ? 2n ** 256n : amount.value);
  }
  for (const { from, to, what, asset, amount } of paymentsOf(step)) {
    if (what === 'native' || !isActing(from, acting) || acting.has(to.toLowerCase())) continue;
    if (what !== 'token') return 'items';
    if (asset === undefined) return undefined;
    add(paid, asset, amount);
  }
  for (const { gives } of [...offersOf(step), ...calledOffersOf(step)])
    for (const { what, token, amount } of gives) {
      if (what === 'native') continue;
      if (what !== 'token') return 'items';
      if (token === undefined) return undefined;
      add(paid, token.value, amount.value);
    }
  for (const [token, amount] of paid) atLeast(granted, token, amount);
  return granted;
}

/** Whether a call pays for as long as nobody ends it. */
function isEndless(step: Step): boolean {
  const { verb, offers } = modelFor(step) ?? {};
  return verb === 'stream' && holds(step, offers);
}

function shownBy(line: EffectLine): { amount: bigint } | 'items' | undefined {
  const { what, asset, before, after } = line;
  if (what === 'operator') return after.s === 'known' && after.v === false ? { amount: 0n } : 'items';
  if (what === 'nft') return (changeOf(line) ?? -1n) < 0n ? 'items' : { amount: 0n };
  if ((what !== 'balance' && what !== 'allowance') || asset?.kind !== 'token') return { amount: 0n };
  if (before.s !== 'known' || after.s !== 'known') return undefined;
  if (typeof before.v !== 'bigint' || typeof after.v !== 'bigint') return undefined;
  if (what === 'allowance') return { amount: after.v > before.v ? after.v : 0n };
  return { amount: after.v < before.v ? before.v - after.v : 0n };
}

function add(sums: Map<string, bigint>, token: string, amount: bigint): void {
  const key = token.toLowerCase();
  sums.set(key, (sums.get(key) ?? 0n) + amount);
}

function atLeast(sums: Map<string, bigint>, token: string, amount: bigint): void {
  const key = token.toLowerCase();
  sums.set(key, most(sums.get(key) ?? 0n, amount));
}

function most(...amounts: readonly bigint[]): bigint {
  return amounts.reduce((one, other) => (one > other ? one : other));
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
