import type { Hearback } from '@readback/core/model/hearback.ts';

/** What happened is not what was read back, or not what the user said: nothing beside it may look calm. */
export function isLoud(hearback: Hearback | undefined): boolean {
  const { verdict, effects, said } = hearback ?? {};
  const differs = said?.state === 'differs' && effects !== 'reverted';
  return differs || verdict === 'different' || effects === 'different';
}
