import type { Explanation } from './explain.ts';
import { arrange } from './arrange.ts';
import { briefOf } from './brief.ts';
import type { Subject } from './statement.ts';
import { statementsOf } from './statements.ts';

const mostTerms = 6;

/** An explanation without any model: every statement in the app’s own order, with the terms that fit it. */
export function ownOrder(subject: Subject): Explanation {
  const all = statementsOf(subject);
  const { brief } = briefOf(subject, all);
  const blocks = all.map((statement) => ({ statement, full: true }));
  return { arranged: arrange(all, { blocks, terms: brief.terms.slice(0, mostTerms) }), done: true };
}
