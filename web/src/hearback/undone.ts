import type { Hearback } from '@readback/core/model/hearback.ts';
import { known } from '@readback/core/model/known.ts';
import { isUndone } from './hearing.ts';

/**
 * What stands once more is heard of a chain that exists on this machine alone (`onlyHere`): nothing takes a block of it
 * back but a restart, which says nothing about the request. What was in a block stays then, says that it is undone, and
 * is final. On every other chain what is heard last counts.
 */
export function afterRestart(before: Hearback | undefined, now: Hearback, onlyHere: boolean): Hearback {
  if (!onlyHere || before?.followed?.block === undefined || !isLost(now)) return now;
  if (isUndone(before)) return before;
  const settled = { id: 'mined.settled', value: known({ kind: 'bool', value: true } as const), from: [] };
  return {
    ...before,
    facts: { ...before.facts, [settled.id]: settled },
    says: [...before.says, { id: 'hearback.undone.restart', args: {} }],
  };
}

/** That the block is gone, and all that can follow from it: on a new chain any transaction has the same nonce. */
function isLost({ verdict, says }: Hearback): boolean {
  const lost = verdict === 'reorganised' || verdict === 'dropped' || verdict === 'replaced';
  return lost || says.some(({ id }) => id.startsWith('hearback.replaced.'));
}
