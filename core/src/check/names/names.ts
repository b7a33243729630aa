import { same } from '../../ledger/account.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import { mostNames, nameFacts, typedIn } from '../../names/typedNames.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** Rules on the names that the user typed in place of addresses. */
export const names: readonly Rule[] = [
  {
    id: 'names.changed',
    severity: 'stop',
    needs: ['name.<n>.now'],
    readsSteps: false,
    run: (view) => eachName(view, changed),
  },
  {
    id: 'names.mixed',
    severity: 'caution',
    needs: ['name.<n>.mixed'],
    readsSteps: false,
    run: (view) => eachName(view, mixed),
  },
  {
    id: 'names.elsewhere',
    severity: 'caution',
    needs: ['name.<n>.elsewhere', 'name.<n>.code'],
    readsSteps: false,
    run: (view) => eachName(view, elsewhere),
  },
];

type Ids = ReturnType<typeof nameFacts>;

function eachName(view: Evidence, say: (view: Evidence, ids: Ids) => RuleAnswer): readonly RuleAnswer[] {
  const typed = typedIn(view.incoming);
  const said = typed.slice(0, mostNames).map((_, at) => say(view, nameFacts(at)));
  const rest: FactId = nameFacts(mostNames).now;
  return typed.length > mostNames ? [...said, { outcome: 'unknown', missing: [rest] }] : said;
}

function changed(view: Evidence, { typed, meant, now }: Ids): RuleAnswer {
  const given = lookUp(view, now);
  const then = valueOf(lookUp(view, meant));
  if (given.s === 'unknown' && given.why === 'notFound') return gone(typed, meant);
  if (given.s !== 'known' || given.v.kind !== 'address' || then?.kind !== 'address')
    return missing(now, given);
  if (same(given.v.address, then.address)) return clear(now);
  return {
    outcome: 'fired',
    severity: 'stop',
    facts: [typed, meant, now],
    says: { id: 'names.changed.says', args: { name: typed, now, meant } },
    why: { id: 'names.changed.why', args: {} },
    remedy: { id: 'names.changed.remedy', args: {} },
  };
}

function gone(typed: FactId, meant: FactId): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'stop',
    facts: [typed, meant],
    says: { id: 'names.changed.saysGone', args: { name: typed, meant } },
    why: { id: 'names.changed.why', args: {} },
    remedy: { id: 'names.changed.remedy', args: {} },
  };
}

function mixed(view: Evidence, { typed, mixed: fact }: Ids): RuleAnswer {
  const it = lookUp(view, fact);
  if (it.s !== 'known' || it.v.kind !== 'bool') return missing(fact, it);
  if (!it.v.value) return clear(fact);
  return {
    outcome: 'fired',
    severity: 'caution',
    facts: [typed],
    says: { id: 'names.mixed.says', args: { name: typed } },
    why: { id: 'names.mixed.why', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

function elsewhere(view: Evidence, { typed, now, elsewhere: fact, code }: Ids): RuleAnswer {
  const it = lookUp(view, fact);
  if (it.s !== 'known' || it.v.kind !== 'bool') return missing(fact, it);
  if (!it.v.value) return clear(fact);
  const there = lookUp(view, code);
  if (there.s !== 'known' || there.v.kind !== 'bool') return missing(code, there);
  return {
    outcome: 'fired',
    severity: there.v.value ? 'caution' : 'note',
    facts: [typed, now],
    says: { id: 'names.elsewhere.says', args: { name: typed, chain: 'request.chain' } },
    why: { id: 'names.elsewhere.why', args: { how: there.v.value ? 'contract' : 'plain' } },
    remedy: { id: 'names.elsewhere.remedy', args: {} },
  };
}
