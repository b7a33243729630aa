import { factOfStep } from '../model/factIds.ts';
import type { Finding } from '../model/finding.ts';
import { withMutes } from './mutes.ts';
import { canBeMuted, findingsOf, mostMissing, type Rule } from './rule.ts';
import { missing, type RuleAnswer } from '../evidence/ruleAnswer.ts';
import { unreadVouches } from '../evidence/unreadVouches.ts';
import { rules } from './rules.ts';
import { stillWorking, type Evidence } from '../evidence/evidence.ts';
import { everyStep } from '../actions/steps/stepTree.ts';

export type { Evidence } from '../evidence/evidence.ts';

/**
 * Runs every rule, or `its`, over everything found so far. Each rule answers at least once; one that lacks a fact says so and
 * is never counted as passed. A rule that fails inside answers unknown.
 */
export function check(view: Evidence, its: readonly Rule[] = rules): readonly Finding[] {
  const gaps = stepGaps(view);
  return its.flatMap((rule) => {
    const findings = findingsOf(rule, answer(rule, view, gaps));
    return canBeMuted(rule) ? withMutes(view, findings) : findings;
  });
}

function answer(rule: Rule, view: Evidence, gaps: readonly RuleAnswer[]): readonly RuleAnswer[] {
  if (rule.readsSteps && view.stations.decode === 'pending')
    return [{ outcome: 'pending', missing: ['steps'] }];
  try {
    const said = rule.needsVouching ? asFarAsVouched(view, rule.run(view)) : rule.run(view);
    return rule.readsSteps ? [...said, ...gaps] : said;
  } catch {
    return [{ outcome: 'unknown', missing: [`rule.${rule.id}`] }];
  }
}

/** Instead of cautions for want of someone who vouches, what is missing to know that. */
function asFarAsVouched(view: Evidence, said: readonly RuleAnswer[]): readonly RuleAnswer[] {
  const isWarning = (it: RuleAnswer) => it.outcome === 'fired' && it.severity === 'caution';
  const unread = said.some(isWarning) ? unreadVouches(view) : [];
  if (unread.length === 0) return said;
  return [...said.filter((it) => !isWarning(it)), ...unread.map(([fact, it]) => missing(fact, it))];
}

/** What the rules on steps could not look into: calls that nobody could read, and a tree that was cut short. */
function stepGaps(view: Evidence): readonly RuleAnswer[] {
  const outcome = stillWorking(view) && view.stations.label === 'pending' ? 'pending' : 'unknown';
  const unread = everyStep(view.steps).filter((step) => step.reading === 'unread');
  const gaps: RuleAnswer[] =
    unread.length === 0
      ? []
      : [{ outcome, missing: unread.slice(0, mostMissing).map(({ id }) => factOfStep(id, 'fn')) }];
  if (view.stations.decode === 'failed') gaps.push({ outcome: 'unknown', missing: ['steps'] });
  if (view.stations.decode === 'partial' && unread.length === 0) {
    gaps.push({ outcome: 'unknown', missing: ['steps'] });
  }
  return gaps;
}
