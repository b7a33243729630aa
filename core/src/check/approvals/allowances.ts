import type { EffectLine } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import { allowanceLine } from '../../evidence/spending/allowanceLine.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { currencyKey } from '../../ledger/asset.ts';
import { changesAt } from '../../ledger/book.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { isUnlimitedGrant } from '../../evidence/spending/noLimit.ts';
import { isUnlimited } from '../../actions/approvals/unlimited.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isUsedAfter } from '../../evidence/spending/usedAfter.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** Rules that weigh an allowance against what is held, what was allowed before, and what is left of it after that. */
export const allowances: readonly Rule[] = [
  {
    id: 'approvals.aboveHeld',
    severity: 'note',
    needs: ['step.<s>.arg.amount', 'account.<a>.holds.<t>'],
    readsSteps: true,
    run: (view) => limited(view).flatMap((grant) => aboveHeld(view, grant)),
  },
  {
    id: 'approvals.adds',
    severity: 'caution',
    needs: ['step.<s>.arg.amount', 'effect.<n>.after'],
    readsSteps: true,
    run: (view) =>
      allowed(view)
        .filter(({ adds }) => adds)
        .map((grant) => adds(view, grant)),
  },
  {
    id: 'approvals.replaces',
    severity: 'note',
    needs: ['effect.<n>.before', 'effect.<n>.after'],
    readsSteps: true,
    run: (view) =>
      allowed(view)
        .filter(({ adds }) => !adds)
        .map((grant) => replaces(view, grant)),
  },
  {
    id: 'approvals.leftOver',
    severity: 'note',
    needs: ['effect.<n>.after'],
    readsSteps: true,
    run: (view) => limited(view).flatMap((grant) => leftOver(view, grant)),
  },
];

function allowed(view: Evidence): readonly Grant[] {
  return ownGrants(view, false).filter(({ kind }) => kind === 'allowance');
}

function limited(view: Evidence): readonly Grant[] {
  return allowed(view).filter((grant) => grant.amount !== undefined && !isUnlimitedGrant(view, grant));
}

function aboveHeld(view: Evidence, { step, by, token, amount, spenderFact }: Grant): readonly RuleAnswer[] {
  if (by === 'unknown' || token === undefined || amount === undefined) return [];
  const fact = holdsFact(by, token);
  const held = lookUp(view, fact);
  if (held.s !== 'known' || held.v.kind !== 'amount') return [missing(fact, held)];
  // What comes in by the same request is held by the time the allowance is used.
  if (amount.value <= 2n * held.v.raw || comesIn(view, by, token)) return [clear(amount.fact, fact)];
  return [
    {
      outcome: 'fired',
      severity: 'note',
      step: step.id,
      facts: [spenderFact, amount.fact, fact],
      says: { id: 'approvals.aboveHeld.says', args: { spender: spenderFact, held: fact } },
      why: { id: 'approvals.aboveHeld.why', args: {} },
      remedy: { id: 'approvals.noLimit.remedy', args: {} },
    },
  ];
}

function comesIn({ effects }: Evidence, by: Grant['by'], token: NonNullable<Grant['token']>): boolean {
  if (effects.s !== 'known' || by === 'unknown') return false;
  return changesAt(effects.v, by, currencyKey(token)).some(
    ({ line, change }) => line.asset?.kind === 'token' && change > 0n,
  );
}

function adds(view: Evidence, grant: Grant): RuleAnswer {
  const line = allowanceLine(view, grant);
  if (line === undefined && view.effects.s === 'known') return clear(grant.spenderFact);
  if (line?.after.s !== 'known') return unread(view, line, 'after');
  const total = effectFact(line, 'after');
  const noLimit = typeof line.after.v === 'bigint' && isUnlimited(line.after.v);
  return {
    outcome: 'fired',
    severity: noLimit && !grant.noLimit ? 'caution' : 'note',
    step: grant.step.id,
    facts: [grant.spenderFact, total],
    says: { id: 'approvals.adds.says', args: { spender: grant.spenderFact, total } },
    why: { id: 'approvals.adds.why', args: {} },
    remedy: { id: 'approvals.adds.remedy', args: {} },
  };
}

function replaces(view: Evidence, grant: Grant): RuleAnswer {
  const line = allowanceLine(view, grant);
  if (line === undefined && view.effects.s === 'known') return clear(grant.spenderFact);
  if (line?.before.s !== 'known') return unread(view, line, 'before');
  const [before, after] = [line.before.v, valueOf(line.after)];
  const open = typeof before === 'bigint' && before > 0n && typeof after === 'bigint' && after > 0n;
  if (!open || before === after) return clear(effectFact(line, 'before'));
  return {
    outcome: 'fired',
    severity: 'note',
    step: grant.step.id,
    facts: [grant.spenderFact, effectFact(line, 'before'), effectFact(line, 'after')],
    says: { id: 'approvals.replaces.says', args: { before: effectFact(line, 'before') } },
    why: { id: 'approvals.replaces.why', args: {} },
    remedy: { id: 'approvals.replaces.remedy', args: {} },
  };
}

function leftOver(view: Evidence, grant: Grant): readonly RuleAnswer[] {
  if (!isUsedAfter(view, grant)) return [];
  const line = allowanceLine(view, grant);
  if (line === undefined && view.effects.s === 'known') return [clear(grant.spenderFact)];
  if (line?.after.s !== 'known') return [unread(view, line, 'after')];
  const left = effectFact(line, 'after');
  if (typeof line.after.v !== 'bigint' || line.after.v === 0n) return [clear(left)];
  return [
    {
      outcome: 'fired',
      severity: 'note',
      step: grant.step.id,
      facts: [grant.spenderFact, left],
      says: { id: 'approvals.leftOver.says', args: { spender: grant.spenderFact, left } },
      why: { id: 'approvals.leftOver.why', args: {} },
      remedy: { id: 'approvals.leftOver.remedy', args: {} },
    },
  ];
}

/** Where the effects are known there is a line, unless nothing changes or the run fails. */
function unread(view: Evidence, line: EffectLine | undefined, part: 'before' | 'after'): RuleAnswer {
  if (line !== undefined) return missing(effectFact(line, part), line[part]);
  return missing('effects', view.effects);
}
