/**
 * A request against what the user said that it should do: an envelope. What was said must happen, what belongs to it may, and
 * everything else differs. What is unknown cannot be compared.
 */
import type { Evidence } from '../evidence/evidence.ts';
import { memoize } from '../kit/memoize.ts';
import { controlChanges } from './controlChanges.ts';
import { allFound, type Difference, differencesOnce, type Gap } from './difference.ts';
import { happens } from './happens.ts';
import { money } from './money.ts';
import { permissions } from './permissions.ts';
import { comparedParties } from './comparedParties.ts';
import { scope } from './scope.ts';
import { signedTexts } from './signedTexts.ts';

export type Comparison = Readonly<{
  state: 'asSaid' | 'differs' | 'cannotCompare' | 'pending';
  differences: readonly Difference[];
  /** What is missing for the parts that have no answer. */
  missing: readonly Gap[];
}>;

/** Whether every part of the request was read: one that is not may hold anything. */
export function isReadWhole({ stations }: Pick<Evidence, 'stations'>): boolean {
  return stations.decode !== 'failed' && stations.decode !== 'partial';
}

/** Compares a request with its intent; undefined where nothing was said. */
export const compareIntent = memoize((view: Evidence): Comparison | undefined => {
  const { intent } = view.incoming;
  if (intent === undefined) return undefined;
  const parties = comparedParties(view, intent);
  const { differences: all, gaps } = allFound(
    scope(view, intent, parties),
    money(view, intent, parties),
    permissions(view, intent, parties),
    controlChanges(view, intent, parties),
    signedTexts(view, intent),
    happens(view, intent, parties),
  );
  const differences = differencesOnce(all);
  const state =
    differences.length > 0
      ? 'differs'
      : gaps.some(({ it }) => it.s === 'pending')
        ? 'pending'
        : gaps.length > 0
          ? 'cannotCompare'
          : 'asSaid';
  return { state, differences, missing: gaps };
});
