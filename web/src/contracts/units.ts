import type { Unit } from '@readback/core/abi/forms/formValue.ts';
import type { AbiType } from '@readback/core/codec/abiType.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { timeWords } from '../ui/time/timeWords.ts';
import { amountDigits } from '../ui/text/amount.ts';

/** How a number is shown or typed. `token`: in the decimals that the contract itself states. */
export type UnitName = 'whole' | 'gwei' | 'ether' | 'token' | 'date';

export type UnitChoice = Readonly<{ value: UnitName; label: string }>;

type Integer = Extract<AbiType, { kind: 'uint' | 'int' }>;

/** The units that make sense for a type: a small number is not an amount and no date. */
export function unitsOf(
  { kind, bits }: Pick<Integer, 'kind' | 'bits'>,
  decimals: number | undefined,
): readonly UnitChoice[] {
  return [
    { value: 'whole', label: words.units.whole },
    ...(bits < 64
      ? []
      : ([
          { value: 'ether', label: words.units.ether },
          { value: 'gwei', label: words.units.gwei },
        ] as const)),
    ...(bits < 64 || decimals === undefined
      ? []
      : ([{ value: 'token', label: fill(words.units.token, { count: decimals }) }] as const)),
    ...(bits < 32 || kind === 'int' ? [] : ([{ value: 'date', label: words.units.date }] as const)),
  ];
}

/** A unit as a form keeps it: by its decimals, so that a link says all of it. */
export function unitOf(name: UnitName, decimals: number | undefined): Unit | undefined {
  switch (name) {
    case 'whole':
      return undefined;
    case 'date':
      return { as: 'utc' };
    case 'gwei':
      return { as: 'scale', decimals: 9 };
    case 'ether':
      return { as: 'scale', decimals: 18 };
    case 'token':
      return decimals === undefined ? undefined : { as: 'scale', decimals };
  }
}

/**
 * The unit in which an argument is typed at first: of a token's own amounts the decimals that the token states. Only by
 * names that nothing but an amount of the token itself has; whatever else a number is, it is typed whole.
 */
export function firstUnit(
  { name, type }: Readonly<{ name: string; type: AbiType }>,
  decimals: number | undefined,
): Unit | undefined {
  if (decimals === undefined || type.kind !== 'uint' || type.bits < 64) return undefined;
  const bare = name.replaceAll('_', '').toLowerCase();
  return ownAmounts.has(bare) ? { as: 'scale', decimals } : undefined;
}

const ownAmounts = new Set([
  'amount',
  'amt',
  'rawamount',
  'value',
  'wad',
  'tokens',
  'addedvalue',
  'subtractedvalue',
  'allowance',
]);

/** The choice that represents a unit; of two with the same decimals, the first. */
export function nameOfUnit(unit: Unit | undefined, decimals: number | undefined): UnitName | undefined {
  if (unit === undefined) return 'whole';
  if (unit.as === 'utc') return 'date';
  if (unit.decimals === 18) return 'ether';
  if (unit.decimals === 9) return 'gwei';
  return unit.decimals === decimals ? 'token' : undefined;
}

/** A number in a unit, exactly. */
export function inUnit(value: bigint, name: UnitName, decimals: number | undefined): string {
  const unit = unitOf(name, decimals);
  if (unit === undefined) return amountDigits(value, 0);
  return unit.as === 'utc' ? timeWords(value, 'utc') : amountDigits(value, unit.decimals);
}
