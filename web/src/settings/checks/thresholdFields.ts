import { standardPreferences, type Thresholds } from '@readback/core/model/preferences.ts';

export type ThresholdField = Readonly<{
  name: keyof Thresholds;
  label: string;
  /** What the figure counts. */
  unit: string;
  /** What is measured by it. */
  hint: string;
  most: number;
  /** Whole numbers only. */
  whole: boolean;
}>;

/** The figures that rules measure by, as the user sets them. The bounds are those that the setting keeps. */
export const thresholdFields: readonly ThresholdField[] = [
  {
    name: 'newContractDays',
    label: 'New contract',
    unit: 'days',
    hint: 'Contracts younger than this count as new.',
    most: 3_650,
    whole: true,
  },
  {
    name: 'longPermissionDays',
    label: 'Long permission',
    unit: 'days',
    hint: 'Permissions for longer than this count as long.',
    most: 36_500,
    whole: true,
  },
  {
    name: 'slippagePercent',
    label: 'Low swap minimum',
    unit: '%',
    hint: 'Caution when a swap’s minimum is more than this far below its current output.',
    most: 100,
    whole: false,
  },
  {
    name: 'feePercent',
    label: 'Large network fee',
    unit: '%',
    hint: 'Compared with what the request sends.',
    most: 100,
    whole: false,
  },
  {
    name: 'priorityFeeGwei',
    label: 'Excessive priority fee',
    unit: 'gwei',
    hint: 'If it is also far above what the network needs.',
    most: 1_000_000,
    whole: false,
  },
];

/** What was typed as a figure, or what is wrong with it. */
export function readFigure(
  typed: string,
  { unit, most, whole }: ThresholdField,
): Readonly<{ ok: true; value: number } | { ok: false; error: string }> {
  const text = typed.trim();
  const range = `from 0 to ${most.toLocaleString('en')}`;
  if (!/^\d{1,8}(?:\.\d{1,6})?$/.test(text)) return { ok: false, error: `Type a number ${range}.` };
  const value = Number(text);
  if (whole && !Number.isInteger(value)) return { ok: false, error: `Type a whole number of ${unit}.` };
  if (value > most) return { ok: false, error: `Type a number ${range}.` };
  return { ok: true, value };
}

export const standardThresholds: Thresholds = standardPreferences.thresholds;
