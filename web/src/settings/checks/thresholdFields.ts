import { standardPreferences, type Thresholds } from '@readback/core/model/preferences.ts';
import { fill } from '@readback/phrases/fill.ts';
import { tag as language } from '@readback/phrases/words/language.ts';
import * as words from '@readback/phrases/words/web/settings/checks.ts';

export type ThresholdField = Readonly<{
  name: keyof Thresholds;
  most: number;
  /** Whole days only. */
  whole: boolean;
}>;

/** The figures that rules measure by, as the user sets them. The bounds are those that the setting keeps. */
export const thresholdFields: readonly ThresholdField[] = [
  {
    name: 'newContractDays',
    most: 3_650,
    whole: true,
  },
  {
    name: 'longPermissionDays',
    most: 36_500,
    whole: true,
  },
  {
    name: 'slippagePercent',
    most: 100,
    whole: false,
  },
  {
    name: 'feePercent',
    most: 100,
    whole: false,
  },
  {
    name: 'priorityFeeGwei',
    most: 1_000_000,
    whole: false,
  },
];

/** What was typed as a figure, or what is wrong with it. */
export function readFigure(
  typed: string,
  { most, whole }: ThresholdField,
): Readonly<{ ok: true; value: number } | { ok: false; error: string }> {
  const text = typed.trim();
  const outOfRange = { ok: false, error: fill(words.outOfRange, { most }) } as const;
  if (!/^\d{1,8}(?:\.\d{1,6})?$/.test(text)) return outOfRange;
  const value = Number(text);
  if (whole && !Number.isInteger(value)) return { ok: false, error: words.wholeDays };
  if (value > most) return outOfRange;
  return { ok: true, value };
}

/** A figure with its unit: "30 days", "0.5%". */
export function figureWords(name: keyof Thresholds, count: number): string {
  return fill(words.figures[name], { count, figure: figures.format(count) });
}

const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });

export const standardThresholds: Thresholds = standardPreferences.thresholds;
