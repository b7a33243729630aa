import type { DriftChange } from '@readback/core/drift/drift.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/changes.ts';
import { amountDigits, assetName } from '../../ui/text/amount.ts';
import type { Drifting } from './drifting.ts';

/** Finds what a number was when it was read, where it has moved since. */
export function wasOf(drifting: Drifting | undefined): FindFact {
  if (!drifting || drifting.held) return () => undefined;
  const moved = new Set(drifting.drift.marks.filter(isNumber).flatMap(({ read }) => read));
  return (id) => (moved.has(id) ? factAt(drifting.read, id) : undefined);
}

function isNumber({ kind }: DriftChange): boolean {
  return kind === 'moved' || kind === 'fee';
}

/** "was 1.23 a moment ago": digits alone, since the asset is beside it. */
export function wasWords({ value }: Fact, facts: FindFact): string {
  const was = valueOf(value);
  if (was?.kind !== 'amount' && was?.kind !== 'allowance') return words.moved;
  const amount = amountDigits(was.raw, assetName(was.asset, facts).decimals);
  return fill(words.movedFrom, { amount });
}
