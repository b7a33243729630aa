import { factOfStep, factOfFunction } from '../../model/factIds.ts';
import type { FactId } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import { isGuessed } from '../../decode/guessed.ts';
import { type Counterpart, counterpartsOf } from '../../actions/addresses/counterparts.ts';
import { freshOf, isMadeInRun, isNamed, publishedOf, type Answer } from '../../evidence/contractRecord.ts';
import { unaskedLosses } from '../../evidence/moves/flows.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { openToUnpublished } from '../approvals/unpublished.ts';
import { codeFact, codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on who wrote the contracts that a request calls or gives power to, and since when they are there. */
export const identity: readonly Rule[] = [
  {
    id: 'identity.unpublished',
    severity: 'caution',
    needs: ['account.<a>.verified'],
    readsSteps: true,
    run: (view) => unvouchedFor(view).flatMap((it) => unpublished(view, it)),
  },
  {
    id: 'identity.fresh',
    severity: 'caution',
    needs: ['account.<a>.created'],
    readsSteps: true,
    run: (view) => unvouchedFor(view).flatMap((it) => fresh(view, it)),
  },
  {
    id: 'identity.guessedName',
    severity: 'caution',
    needs: ['step.<s>.fn', 'function.<a>.<f>.signatures'],
    readsSteps: true,
    run: guessedName,
  },
];

/** How much a counterpart weighs. `plain`: coins are sent to it, as to any payee. */
type Weight = 'leaves' | 'nothing' | 'plain';

/** Everybody whose code counts and for whom nobody vouches. */
export function unvouchedFor(view: Evidence): readonly Counterpart[] {
  const acting = actingAccounts(view);
  return counterpartsOf(view.steps).filter(
    ({ address, how, by }) =>
      !isNamed(view, address) &&
      // What a contract allows others of its own is its own affair.
      ((how !== 'power' && how !== 'code' && how !== 'bought') || isActing(by, acting)),
  );
}

/** Whether something leaves that no decoded call asks for: a call that nobody has words for may take it. */
const takesMore = memoize((view: Evidence) => unaskedLosses(view).length > 0);

function weightOf(view: Evidence, { how, step }: Counterpart): Weight {
  if (how === 'paid') return 'plain';
  if (how === 'value') {
    const swap = swapOf(step);
    const own = swap === undefined || isActing(swap.payer ?? swap.by, actingAccounts(view));
    return step.value > 0n || own ? 'leaves' : 'nothing';
  }
  if (how !== 'call') return 'leaves';
  // While nobody knows what leaves, anything may.
  if (view.stations.simulate === 'skipped') return 'nothing';
  return view.effects.s !== 'known' || takesMore(view) ? 'leaves' : 'nothing';
}

function unpublished(view: Evidence, it: Counterpart): readonly RuleAnswer[] {
  const code = codeOf(view, it.address);
  const weight = weightOf(view, it);
  if (code.s !== 'known') return weight === 'leaves' ? [missing(codeFact(it.address), code)] : [];
  if (code.v.state !== 'contract') return [];
  const record = publishedOf(view, it.address);
  if (record.it.s !== 'known') return gap(record, it, weight);
  // A permission without limit for it is stopped for the same reason.
  if (record.it.v || openToUnpublished(view).has(it.address.toLowerCase()))
    return [clear(it.fact, record.fact)];
  return [
    fired(it, {
      grave: weight === 'leaves',
      cites: record.fact,
      says: { id: 'identity.unpublished.says', args: { contract: it.fact } },
      why: { id: 'identity.unpublished.why', args: {} },
      remedy: { id: 'identity.unpublished.remedy', args: {} },
    }),
  ];
}

function fresh(view: Evidence, it: Counterpart): readonly RuleAnswer[] {
  const made = isMadeInRun(view, it.address);
  const code = codeOf(view, it.address);
  const weight = weightOf(view, it);
  if (code.s !== 'known' && !made) return weight === 'leaves' ? [missing(codeFact(it.address), code)] : [];
  if (!made && code.s === 'known' && code.v.state !== 'contract') return [];
  const record = freshOf(view, it.address);
  if (record.it.s !== 'known') {
    // Of a contract that nobody published its age says little more: that it is not published is said.
    const published = publishedOf(view, it.address).it;
    return published.s === 'known' && !published.v ? [] : gap(record, it, weight);
  }
  if (!record.it.v) return [clear(it.fact, record.fact)];
  const { fact } = record;
  const says: Phrase = made
    ? { id: 'identity.fresh.saysMade', args: { contract: it.fact } }
    : fact.endsWith('.created')
      ? { id: 'identity.fresh.says', args: { contract: it.fact, created: fact } }
      : { id: 'identity.fresh.saysAbsent', args: { contract: it.fact, earlier: fact } };
  return [
    fired(it, {
      grave: weight !== 'nothing',
      ...(made ? {} : { cites: fact }),
      says,
      why: { id: 'identity.fresh.why', args: {} },
      remedy: { id: 'identity.fresh.remedy', args: {} },
    }),
  ];
}

/**
 * A record that nobody has for a whole network (one on this machine) says nothing of a contract, and what a payee or a
 * bought token is made of is no business of whoever pays.
 */
function gap({ it, fact }: Answer<boolean>, { how }: Counterpart, weight: Weight): readonly RuleAnswer[] {
  if (weight !== 'leaves' || how === 'bought') return [];
  if (it.s === 'unknown' && it.why === 'unsupported') return [];
  return [missing(fact, it)];
}

type Firing = Readonly<{ grave: boolean; cites?: FactId; says: Phrase; why: Phrase; remedy: Phrase }>;

function fired({ fact, step }: Counterpart, { grave, cites, says, why, remedy }: Firing): RuleAnswer {
  return {
    outcome: 'fired',
    severity: grave ? 'caution' : 'note',
    step: step.id,
    facts: cites === undefined ? [fact] : [fact, cites],
    says,
    why,
    remedy,
  };
}

function guessedName(view: Evidence): readonly RuleAnswer[] {
  return everyStep(view.steps).flatMap((step): readonly RuleAnswer[] => {
    if (step.op !== 'call' || step.fn === undefined || step.to === null) return [];
    const fact = factOfStep(step.id, 'fn');
    if (!isGuessed(step)) return [clear(fact)];
    const leaves = step.value > 0n || view.effects.s !== 'known' || takesMore(view);
    const listed = factOfFunction(step.to, step.fn.selector.toLowerCase(), 'signatures');
    const several = countIn(view, listed) > 1;
    return [
      {
        outcome: 'fired',
        severity: leaves ? 'caution' : 'note',
        step: step.id,
        facts: several ? [factOfStep(step.id, 'to'), fact, listed] : [factOfStep(step.id, 'to'), fact],
        says: {
          id: 'identity.guessedName.says',
          args: { contract: factOfStep(step.id, 'to'), count: countIn(view, listed) },
        },
        why: { id: 'identity.guessedName.why', args: {} },
        remedy: { id: 'identity.guessedName.remedy', args: {} },
      },
    ];
  });
}

/** How many signatures are listed for a function. */
function countIn(view: Evidence, fact: FactId): number {
  const it = lookUp(view, fact);
  if (it.s !== 'known' || it.v.kind !== 'text') return 1;
  return it.v.text.split(' ').filter((signature) => signature !== '').length;
}
