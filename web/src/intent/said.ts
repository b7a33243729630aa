import type { Finding } from '@readback/core/model/finding.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/intent/said.ts';

import { isOfIntent } from '../readback/checks.ts';

/** How what was said compares with the request. */
export type SaidState = 'asSaid' | 'differs' | 'cannotCompare' | 'pending';

/** That in words. Where questions about the user’s words were ticked, only the form is what was said. */
export function stateWords(state: SaidState, { ticked = 0 }: Intent): string {
  return state === 'asSaid' && ticked > 0 ? fill(words.asForm, { count: ticked }) : words.states[state];
}

/**
 * As said only where a rule of the comparison says so and none says anything else: a reading that ended without comparing
 * cannot be compared.
 */
export function saidState({ findings, verdict }: Pick<Readback, 'findings' | 'verdict'>): SaidState {
  const compared = findings.filter(isOfIntent);
  const some = (outcome: Finding['outcome']) => compared.some((it) => it.outcome === outcome);
  if (some('fired')) return 'differs';
  if (verdict === 'pending' || some('pending')) return 'pending';
  if (some('unknown')) return 'cannotCompare';
  return some('clear') ? 'asSaid' : 'cannotCompare';
}
