import { maxDecimals } from '../../../text/amount.ts';

/** Whether a number of decimals can be believed: a whole number that an amount of 256 bits can use. */
export function isDecimals(it: unknown): it is number {
  return typeof it === 'number' && Number.isInteger(it) && it >= 0 && it <= maxDecimals;
}

/**
 * An amount exactly as it is, without zeros at the end and without separators, as the tests of the registry write it.
 *
 * @example
 * plainUnits(-1500000n, 6); // '-1.5'
 */
export function plainUnits(raw: bigint, decimals: number): string {
  if (raw < 0n) return `-${plainUnits(-raw, decimals)}`;
  const digits = raw.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  let end = digits.length;
  while (end > point && digits.charCodeAt(end - 1) === zero) end -= 1;
  return end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
}

const zero = 0x30;
