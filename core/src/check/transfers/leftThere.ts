import { factOfStep, factOfMove } from '../../model/factIds.ts';
import { isKeptBy } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { FactId, StepId } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Step } from '../../model/step.ts';
import { pending } from '../../model/known.ts';
import { isDust } from '../../evidence/moves/dust.ts';
import { type LeftIfFails, leftIfFails } from '../../evidence/moves/leftIfFails.ts';
import { leftInPlan } from '../../evidence/moves/leftInPlan.ts';
import { netGains } from '../../evidence/moves/netGains.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { passersOf } from '../../evidence/moves/passers.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { unanswered } from '../../model/unanswered.ts';
import { codeFact, codeOf, type Evidence } from '../../evidence/evidence.ts';
import { isVouched } from '../../evidence/vouched.ts';

/** What stays with a contract that keeps nothing for anybody. */
export const leftThere: readonly Rule[] = [
  {
    id: 'transfers.leftThere',
    family: 'transfers',
    severity: 'caution',
    needs: ['effects', 'step.<s>.to'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

/** The part of what came that may stay. */
const smallPart = 100n;

function run(view: Evidence): readonly RuleAnswer[] {
  const failing = leftIfFails(view);
  if (failing.length === 0 && passersOf(view).length === 0) return [];
  const acting = actingAccounts(view);
  const planned = leftInPlan(view.steps).filter((step) => isActing(step.caller ?? step.actor, acting));
  const { left, otherwise } = bySimulation(view);
  const at = new Set<string>();
  // Once a contract: the simulation names the amount.
  const said = [...left, ...planned.toReversed().flatMap(byPlan), ...failing.map(byFailure)].flatMap(
    ({ contract, says }) => {
      const key = contract.toLowerCase();
      return at.has(key) ? [] : (at.add(key), [says]);
    },
  );
  return [...otherwise, ...said];
}

/** What a rule says of what stays at a contract. */
type Left = Readonly<{ contract: Address; says: RuleAnswer }>;

function byPlan({ id, to }: Step): readonly Left[] {
  if (to === null) return [];
  const contract = factOfStep(id, 'to');
  return [
    { contract: to, says: fired(id, [contract], { id: 'transfers.leftThere.saysPlan', args: { contract } }) },
  ];
}

function byFailure({ contract, shows, fails }: LeftIfFails): Left {
  const to = factOfStep(shows.id, 'to');
  const says = fired(fails.id, [to], { id: 'transfers.leftThere.saysIfFails', args: { contract: to } });
  return {
    contract,
    says: {
      ...says,
      why: { id: 'transfers.leftThere.whyIfFails', args: {} },
      remedy: { id: 'transfers.leftThere.remedyIfFails', args: {} },
    },
  };
}

/** What the simulation leaves there, or that it has no answer. */
function bySimulation(view: Evidence): Readonly<{ left: readonly Left[]; otherwise: readonly RuleAnswer[] }> {
  const only = (...otherwise: readonly RuleAnswer[]) => ({ left: [], otherwise });
  if (view.stations.simulate === 'skipped') return only();
  const { effects } = view;
  if (effects.s !== 'known') return only(missing('effects', effects));
  if (effects.v.status === 'revert') return only(clear('effects'));
  // Only the calls inside show what native currency is passed on.
  const calls = effects.v.calls;
  if (calls?.s === 'pending') return only(missing('effects', pending));
  const moves = effects.v.moves ?? [];
  const left = passersOf(view).flatMap(({ contract, step }): readonly Left[] => {
    // Whatever leaves for a contract that nobody vouches for is a warning of its own.
    if (!isVouched(view, contract)) return [];
    const gain = netGains(view, moves, contract).find(
      (it) =>
        (it.asset.kind !== 'native' || calls?.s === 'known') &&
        it.gain * smallPart > it.came &&
        !isDust(view, it.asset, it.gain) &&
        // A token that is a share in the contract itself is nobody else's.
        !isKeptBy(it.asset, contract),
    );
    if (gain === undefined) return [];
    const [amount, to] = [factOfMove(gain.at, 'amount'), factOfStep(step.id, 'to')];
    const says = { id: 'transfers.leftThere.says', args: { amount, contract: to } } as const;
    return [{ contract, says: fired(step.id, [amount, to], says) }];
  });
  const late = passersOf(view).flatMap(({ contract }) => {
    const code = codeOf(view, contract);
    return unanswered(code) ? [missing(codeFact(contract), code)] : [];
  });
  return { left, otherwise: late.length > 0 ? late : left.length > 0 ? [] : [clear('effects')] };
}

function fired(
  step: StepId,
  facts: readonly FactId[],
  says: Phrase,
): Extract<RuleAnswer, { outcome: 'fired' }> {
  return {
    outcome: 'fired',
    severity: 'caution',
    step,
    facts,
    says,
    why: { id: 'transfers.leftThere.why', args: {} },
    remedy: { id: 'transfers.leftThere.remedy', args: {} },
  };
}
