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
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${raw < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
