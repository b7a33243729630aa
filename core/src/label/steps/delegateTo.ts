import { factOfAccount } from '../../model/factIds.ts';
import { callsItself } from '../../actions/steps/callsItself.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { safeLibraries } from '../../shipped/safe/libraries.ts';

/**
 * Whose code a delegatecall runs: `itself` where a contract calls its own (a multicall), `library` one of Safe's, with a
 * contract at its address, `expected` where nobody knows whether there is one, `foreign` any other. Undefined for other steps.
 */
export function delegateTo(
  step: Step,
  outer: Step | undefined,
  find: (id: FactId) => Fact | undefined,
): 'itself' | 'library' | 'expected' | 'foreign' | undefined {
  if (step.op !== 'delegatecall') return undefined;
  if (outer !== undefined && callsItself(step, outer)) return 'itself';
  const to = step.to?.toLowerCase() ?? '';
  if (!safeLibraries.has(to)) return 'foreign';
  const code = valueOf(find(factOfAccount(to, 'code'))?.value);
  if (code?.kind !== 'code') return 'expected';
  return code.state === 'contract' ? 'library' : 'foreign';
}
