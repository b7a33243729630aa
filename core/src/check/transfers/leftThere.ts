import { factOfStep, factOfMove } from '../../model/factIds.ts';
import { accountKey } from '../../text/accountKey.ts';
import { memoize } from '../../kit/memoize.ts';
import { isKeptBy } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { FactId, StepId } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Step } from '../../model/step.ts';
import { pending } from '../../model/known.ts';
import { isDust } from '../../evidence/moves/dust.ts';
import { type LeftIfFails, leftIfFails } from '../../evidence/moves/leftIfFails.ts';
import { leftAsItself } from '../../evidence/moves/leftAsItself.ts';
import { leftInPlan } from '../../evidence/moves/leftInPlan.ts';
import { netGains } from '../../evidence/moves/netGains.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { type PassThroughContract, passThroughContracts } from '../../evidence/moves/passThroughContracts.ts';
import { paidForwarders } from '../../evidence/purpose/asItself.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { unanswered } from '../../model/unanswered.ts';
import { codeFact, codeOf, type Evidence } from '../../evidence/evidence.ts';
import { isVouched } from '../../evidence/vouched.ts';

/** What stays with a contract that keeps nothing for anybody. */
export const leftThere: readonly Rule[] = [
  {
    id: 'transfers.leftThere',
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
  if (failing.length === 0 && keepersOfNothing(view).length === 0) return [];
  const acting = actingAccounts(view);
  const planned = [...leftInPlan(view)].filter((step) => isActing(step.caller ?? step.actor, acting));
  const asItself = leftAsItself(view).flatMap((step) => byForwarder(view, step));
  const { left, otherwise } = bySimulation(view);
  const at = new Set<string>();
  // Once a contract: the simulation names the amount.
  const said = [
    ...left,
    ...planned.toReversed().flatMap(byPlan),
    ...asItself,
    ...failing.map(byFailure),
  ].flatMap(({ contract, says }) => {
    const key = contract.toLowerCase();
    return at.has(key) ? [] : (at.add(key), [says]);
  });
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

/** What a contract that makes calls for anybody gets by a call of its own. */
function byForwarder(view: Evidence, { id, actor }: Step): readonly Left[] {
  const outer = actor === 'unknown' ? undefined : paidForwarders(view).get(accountKey(actor));
  if (outer === undefined || outer.to === null) return [];
  const contract = factOfStep(outer.id, 'to');
  const says = fired(id, [contract], { id: 'transfers.leftThere.saysPlan', args: { contract } });
  return [{ contract: outer.to, says }];
}

/** Contracts that keep nothing for anybody: those that pass on what they get, and those that do what anybody tells them. */
const keepersOfNothing = memoize((view: Evidence): readonly PassThroughContract[] => {
  const passers = passThroughContracts(view);
  const known = new Set(passers.map(({ contract }) => accountKey(contract)));
  const others = [...paidForwarders(view)].flatMap(([key, step]) =>
    known.has(key) || step.to === null ? [] : [{ contract: step.to, step }],
  );
  return [...passers, ...others];
});

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
  const left = keepersOfNothing(view).flatMap(({ contract, step }): readonly Left[] => {
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
    const part = gain.gain < (moves[gain.at]?.amount ?? 0n) ? 'part' : 'all';
    const says = { id: 'transfers.leftThere.says', args: { part, amount, contract: to } } as const;
    return [{ contract, says: fired(step.id, [amount, to], says) }];
  });
  const late = keepersOfNothing(view).flatMap(({ contract }) => {
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
