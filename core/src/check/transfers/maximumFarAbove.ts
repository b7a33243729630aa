import { same } from '../../ledger/account.ts';
import { currencyKey, currencyOf } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { FactId } from '../../model/fact.ts';
import type { Effects, Move } from '../../model/effects.ts';
import { pending } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { amountsPaid } from '../../actions/payments/amountsPaid.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { changeOf } from '../../ledger/line.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import { type Most, mostOf } from '../../evidence/bounds/mostOf.ts';
import { carrierOf, costOf, isIn, ownMovesOf } from '../../evidence/moves/ownMoves.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isMoreThan } from '../../actions/payments/shares.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { isWordless } from '../../evidence/moves/takings.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A maximum input that protects from nothing: the mirror image of a minimum far below what comes. */
export const maximumFarAbove: readonly Rule[] = [
  {
    id: 'transfers.mostFarAbove',
    family: 'transfers',
    severity: 'caution',
    needs: ['effects', 'step.<s>.arg.amountInMax'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const all = mostOf(view);
  if (all.length === 0 || view.stations.simulate === 'skipped') return [];
  const { effects } = view;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status === 'revert') return [clear('effects')];
  const percent = thresholdsOf(view).slippagePercent;
  return all.map((most): RuleAnswer => {
    const its = all.filter((it) => keyOf(it) === keyOf(most));
    const taken = takenBy(view, effects.v, most, its);
    if (taken === 'pending') return missing('effects', pending);
    if (taken === undefined) return { outcome: 'unknown', missing: ['effects'] };
    const maxima = its.reduce((sum, { raw }) => sum + raw, 0n);
    const { cost, fact } = taken;
    if (!isMoreThan(maxima + besides(view, most, its) - cost, percent, maxima)) return clear(most.fact);
    return {
      outcome: 'fired',
      severity: 'caution',
      step: most.step.id,
      facts: fact === undefined ? [most.fact] : [most.fact, fact],
      says:
        fact === undefined
          ? { id: 'transfers.mostFarAbove.saysAlone', args: { most: most.fact } }
          : { id: 'transfers.mostFarAbove.says', args: { most: most.fact, takes: fact } },
      why: { id: 'transfers.mostFarAbove.why', args: {} },
      remedy: { id: 'transfers.mostFarAbove.remedy', args: {} },
    };
  });
}

type Taken = Readonly<{ cost: bigint; fact?: FactId }>;

/** What is taken of the asset; `pending` and undefined where only the calls inside would show it. */
function takenBy(
  view: Evidence,
  effects: Effects,
  most: Most,
  its: readonly Most[],
): Taken | 'pending' | undefined {
  const { token } = most;
  const payers = new Set(its.flatMap((it) => [...it.payers]));
  if (isTraced(view, its)) {
    const isOwn = (move: Move) => its.some(({ step }) => isIn(view, move, step) === true);
    if (token !== 'any') return moveCost(effects, token, payers, isOwn) ?? { cost: 0n };
    const tokens = new Set(
      (effects.moves ?? []).flatMap((move) =>
        isOwn(move) && move.asset.kind === 'token' && payers.has(move.from.toLowerCase())
          ? [move.asset.address]
          : [],
      ),
    );
    const costs = [...tokens].flatMap((it) => moveCost(effects, it, payers, isOwn) ?? []);
    const [cost] = costs.filter((it) => it.cost > 0n);
    return costs.length > 1 || cost === undefined ? { cost: 0n } : cost;
  }
  if (token === 'any') {
    const lines = effects.lines.filter(
      (line) =>
        line.asset?.kind === 'token' &&
        most.payers.has(line.who.toLowerCase()) &&
        (changeOf(line) ?? 0n) < 0n,
    );
    const [line] = lines;
    if (line === undefined || lines.length > 1) return line === undefined ? undefined : { cost: 0n };
    return { cost: -(changeOf(line) ?? 0n), fact: effectFact(line, 'delta') };
  }
  const wordless = new Set(
    stepsNow(view.steps).flatMap((step) =>
      isWordless(step) && step.to !== null ? [step.to.toLowerCase()] : [],
    ),
  );
  const isTold = ({ from, to }: Move) =>
    !wordless.has((payers.has(from.toLowerCase()) ? to : from).toLowerCase());
  const moved = moveCost(effects, token, payers, isTold);
  const line = effects.lines.find(
    (it) =>
      it.what === 'balance' &&
      payers.has(it.who.toLowerCase()) &&
      (changeOf(it) ?? 0n) < 0n &&
      (token === undefined
        ? it.asset?.kind === 'native'
        : it.asset?.kind === 'token' && same(it.asset.address, token)),
  );
  if (token !== undefined && moved !== undefined) return moved;
  if (line !== undefined && token !== undefined)
    return { cost: -(changeOf(line) ?? 0n), fact: effectFact(line, 'delta') };
  if (token === undefined) {
    if (effects.calls?.s === 'pending') return 'pending';
    if (effects.calls?.s === 'known' && moved !== undefined) return moved;
    // The fee is in it, so that it is never less than what is taken.
    if (line !== undefined) return { cost: -(changeOf(line) ?? 0n), fact: effectFact(line, 'delta') };
  }
  return undefined;
}

function isTraced(view: Evidence, its: readonly Most[]): boolean {
  return its.every(({ step }) => ownMovesOf(view, step) !== undefined);
}

/** What goes from those who pay to others and does not come back from them, by the moves that count. */
function moveCost(
  { moves = [] }: Effects,
  token: Address | undefined,
  payers: ReadonlySet<string>,
  counts: (move: Move) => boolean,
): Taken | undefined {
  const counted = moves.flatMap((move, at) => {
    const { from, to } = move;
    const isIts = token !== undefined && [from, to].some((it) => same(it, token));
    return currencyOf(move.asset) !== currencyKey(token) || isIts || !counts(move) ? [] : [{ move, at }];
  });
  const largest = counted
    .filter(({ move: { from, to } }) => payers.has(from.toLowerCase()) && !payers.has(to.toLowerCase()))
    .reduce<(typeof counted)[number] | undefined>(
      (most, it) => (most === undefined || it.move.amount > most.move.amount ? it : most),
      undefined,
    );
  if (largest === undefined) return undefined;
  const cost = costOf(
    counted.map(({ move }) => move),
    token,
    payers,
  );
  return { cost, fact: `move.${largest.at}.amount` };
}

/**
 * What else the request gives of the same asset, by its own words: it must not pass for what the swap takes. Where the run was
 * traced, what the same calls give.
 */
function besides(view: Evidence, { token, payers }: Most, its: readonly Most[]): bigint {
  if (token === 'any') return 0n;
  const mine = new Set(its.map(({ step }) => step));
  const carriers = isTraced(view, its) ? new Set(its.map(({ step }) => carrierOf(view, step))) : undefined;
  const isBeside = (step: Step) => carriers === undefined || carriers.has(carrierOf(view, step));
  const swaps = stepsNow(view.steps).flatMap((step) => {
    const swap = mine.has(step) || !isBeside(step) ? undefined : swapOf(step);
    const same_ = swap !== undefined && currencyKey(swap.give.token?.value) === currencyKey(token);
    return same_ && swap.give.all !== true ? [swap.give.raw] : [];
  });
  const paid = amountsPaid(view.steps).flatMap(({ step, asset, amount, from, to }) =>
    isBeside(step) &&
    currencyKey(asset) === currencyKey(token) &&
    payers.has(from.toLowerCase()) &&
    !payers.has(to.toLowerCase())
      ? [amount]
      : [],
  );
  return [...swaps, ...paid].reduce((sum, it) => sum + it, 0n);
}

function keyOf({ token }: Most): string {
  return currencyKey(token === 'any' ? undefined : token) + (token === 'any' ? ' any' : '');
}
