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
    label: 'A contract is new',
    unit: 'days',
    hint: 'Younger than this it is said to be new.',
    most: 3_650,
    whole: true,
  },
  {
    name: 'longPermissionDays',
    label: 'A permission is long',
    unit: 'days',
    hint: 'Given for longer than this it is said to be long.',
    most: 36_500,
    whole: true,
  },
  {
    name: 'slippagePercent',
    label: 'A swap may give less',
    unit: '%',
    hint: 'Less by more than this than it gives now is a Caution.',
    most: 100,
    whole: false,
  },
  {
    name: 'feePercent',
    label: 'A network fee is large',
    unit: '%',
    hint: 'Measured against what the request moves.',
    most: 100,
    whole: false,
  },
  {
    name: 'priorityFeeGwei',
    label: 'A priority fee is absurd',
    unit: 'gwei',
    hint: 'Where it is also far above what the network takes.',
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
