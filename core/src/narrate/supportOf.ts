import type { ArgValue } from '../model/step.ts';

/** How a vote goes, by the numbers of Governor Bravo and OpenZeppelin or the yes and no of Governor Alpha. */
export function supportOf(value: ArgValue | undefined): 'for' | 'against' | 'abstain' | 'other' {
  if (value?.kind === 'bool') return value.value ? 'for' : 'against';
  if (value?.kind !== 'integer' || value.value > 2n) return 'other';
  return (['against', 'for', 'abstain'] as const)[Number(value.value)] ?? 'other';
}
