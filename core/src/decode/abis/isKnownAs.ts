import type { Step } from '../../model/step.ts';
import type { KnownFunction } from './functionModel.ts';
import { rowSays } from './rowSays.ts';

/** Whether a step's function is one of these, as its row says. */
export function isKnownAs({ fn }: Pick<Step, 'fn'>, ...which: readonly KnownFunction[]): boolean {
  const is = rowSays(fn?.signature, 'is');
  return is !== undefined && which.includes(is);
}
