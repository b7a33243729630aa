import type { Readback } from '@readback/core/model/readback.ts';

/**
 * Whether what changes will take much room, by the calls as they were decoded: only permissions and payments of one
 * call take a line or two.
 */
export function changesMuch({ steps }: Pick<Readback, 'steps'>): boolean {
  const [only, ...others] = steps;
  if (only === undefined) return false;
  return others.length > 0 || only.steps.length > 0 || !takesOneLine.has(only.fn?.name ?? '');
}

const takesOneLine: ReadonlySet<string> = new Set([
  '',
  'approve',
  'increaseAllowance',
  'decreaseAllowance',
  'setApprovalForAll',
  'transfer',
  'Permit',
]);
