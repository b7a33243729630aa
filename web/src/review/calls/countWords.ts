import type { TracedCall } from '@readback/core/model/effects.ts';

/** "24 calls, 2 of them failed". */
export function countWords(calls: readonly TracedCall[]): string {
  const failed = calls.reduce((sum, { ok }) => (ok ? sum : sum + 1), 0);
  const count = calls.length === 1 ? 'One call' : `${calls.length.toLocaleString('en')} calls`;
  if (failed === 0) return count;
  if (calls.length === 1) return `${count}, which failed`;
  return `${count}, ${failed.toLocaleString('en')} of them failed`;
}
