/** Numbers with decimals, as whole numbers of 10⁻²⁴: each that anybody writes is exact. */
const places = 24;
export const one = 10n ** BigInt(places);

/** Figures with at most one point or comma before the decimals; undefined for anything else. */
export function fixed(figures: string): bigint | undefined {
  const [, whole = '', decimals = ''] = /^(\d*)(?:[.,](\d+))?$/.exec(figures) ?? [];
  if (whole === '' && decimals === '') return undefined;
  // Three figures behind a point or a comma may be thousands.
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(figures)) return undefined;
  const part = decimals === '' ? 0n : decimalsOf(decimals);
  return part === undefined ? undefined : BigInt(whole === '' ? '0' : whole) * one + part;
}

/** The part of one that digits behind a point are. */
export function decimalsOf(digits: string): bigint | undefined {
  return digits.length > places ? undefined : BigInt(digits.padEnd(places, '0'));
}

/** As digits with at most one point, without zeros that say nothing. */
export function digitsOf(value: bigint | undefined): string | undefined {
  if (value === undefined) return undefined;
  const decimals = String(value % one)
    .padStart(places, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(value / one) : `${value / one}.${decimals}`;
}
