import { factOfMove } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { currencyKey, currencyOf } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { FactId } from '../../model/fact.ts';
import type { Effects, Move } from '../../model/effects.ts';
import { pending } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { sumOf } from '../../actions/asked/askedBook.ts';
import { asksOf } from '../../actions/asked/asks.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { type BalanceChange, changesIn } from '../../ledger/book.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { type Most, mostOf } from '../../evidence/bounds/mostOf.ts';
import { carrierOf, isIn, ownMovesOf } from '../../evidence/moves/ownMoves.ts';
import { flowsOf } from '../../ledger/flow.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isMoreThan } from '../../actions/payments/shares.ts';
import { isWordless } from '../../evidence/moves/lossCauses.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A maximum input that protects from nothing: the mirror image of a minimum far below what comes. */
export const maximumFarAbove: readonly Rule[] = [
  {
    id: 'transfers.mostFarAbove',
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
  const losses = changesIn(effects).filter(
    ({ line, change }) => most.payers.has(line.who.toLowerCase()) && change < 0n,
  );
  if (token === 'any') {
    const [lost, ...others] = losses.filter(({ line }) => line.asset?.kind === 'token');
    return lost === undefined || others.length === 0 ? costOf(lost) : { cost: 0n };
  }
  const wordless = new Set(
    immediateSteps(view.steps).flatMap((step) =>
      isWordless(step) && step.to !== null ? [step.to.toLowerCase()] : [],
    ),
  );
  const isTold = ({ from, to }: Move) =>
    !wordless.has((payers.has(from.toLowerCase()) ? to : from).toLowerCase());
  const moved = moveCost(effects, token, payers, isTold);
  const lost = costOf(losses.find(({ line: { asset } }) => currencyOf(asset) === currencyKey(token)));
  if (token !== undefined) return moved ?? lost;
  if (effects.calls?.s === 'pending') return 'pending';
  // Of a balance the fee is in it, so that it is never less than what is taken.
  return effects.calls?.s === 'known' ? (moved ?? lost) : lost;
}

function costOf(lost: BalanceChange | undefined): Taken | undefined {
  return lost && { cost: -lost.change, fact: effectFact(lost.line, 'delta') };
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
  const isIts = ({ from, to }: Move) => token !== undefined && [from, to].some((it) => same(it, token));
  const counted = moves.filter((move) => !isIts(move) && counts(move));
  const flow = flowsOf(counted, payers).get(currencyKey(token));
  const largest = flow?.outOf === undefined ? undefined : counted[flow.outOf];
  if (flow === undefined || largest === undefined) return undefined;
  return { cost: flow.given, fact: factOfMove(moves.indexOf(largest), 'amount') };
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
  const asks = immediateSteps(view.steps).filter(isBeside).flatMap(asksOf);
  return sumOf(
    asks.filter(({ of, step, from, to, how, token: its }) => {
      if (currencyKey(its) !== currencyKey(token)) return false;
      if (of === 'trade') return !mine.has(step) && how !== 'all';
      if (of !== 'payment' || to === undefined || step.op === 'permission') return false;
      return payers.has(from.toLowerCase()) && !payers.has(to.toLowerCase());
    }),
  );
}

function keyOf({ token }: Most): string {
  return currencyKey(token === 'any' ? undefined : token) + (token === 'any' ? ' any' : '');
}
