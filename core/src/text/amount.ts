import type { Problem } from './problem.ts';
import { ReadbackError } from './errors.ts';
import { bad, good, type Result } from './result.ts';

/** The most decimals that an amount of 256 bits can use; a token that claims more is not believed. */
export const maxDecimals = 77;

/**
 * An amount exactly as it is: no rounding, no trailing zeros, thousands grouped by commas.
 * `raw` is in the smallest unit.
 *
 * @throws {AmountError} if `decimals` is not a whole number from 0 to 77
 * @example
 * formatUnitsExact(3131420000n, 6); // '3,131.42'
 */
export function formatUnitsExact(raw: bigint, decimals: number): string {
  if (!isDecimals(decimals))
    throw new AmountError({ id: 'amount.wrongDecimals' }, { details: `${decimals}` });
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const sign = raw < 0n ? '-' : '';
  return `${sign}${grouped(whole)}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * Reads what a person typed as an amount, in the smallest unit. Only digits and one point are accepted: a comma
 * means thousands to some and decimals to others, so it is refused.
 *
 * @example
 * parseUnitsExact('3131.42', 6); // { ok: true, value: 3131420000n }
 */
export function parseUnitsExact(text: string, decimals: number): Result<bigint> {
  const typed = text.trim();
  if (!isDecimals(decimals)) return wrong({ id: 'amount.noDecimals' }, `${decimals}`);
  if (typed === '') return wrong({ id: 'amount.nothing' });
  if (typed.includes(',')) {
    return wrong({ id: 'amount.comma' }, typed, text.indexOf(','));
  }
  if (typed.startsWith('-')) return wrong({ id: 'amount.negative' }, typed, text.indexOf('-'));
  const parts = /^([0-9]*)(?:\.([0-9]+))?$/.exec(typed);
  if (parts === null || typed.length > 200) {
    return wrong({ id: 'amount.form' }, typed.slice(0, 200), firstOdd(text));
  }
  const fraction = parts[2] ?? '';
  if (fraction.length > decimals) {
    return wrong(
      decimals === 0 ? { id: 'amount.whole' } : { id: 'amount.tooManyDecimals', args: { most: decimals } },
      typed,
    );
  }
  const raw = BigInt(`${parts[1] ?? ''}${fraction.padEnd(decimals, '0')}` || '0');
  if (raw >= 2n ** 256n) return wrong({ id: 'amount.tooLarge' }, typed);
  return good(raw);
}

/** A wrong amount, or wrong decimals. */
export class AmountError extends ReadbackError {
  override name = 'AmountError';
}

function isDecimals(decimals: number): boolean {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= maxDecimals;
}

function grouped(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

function firstOdd(text: string): number {
  return Math.max(0, text.search(/[^0-9.\s]/));
}

function wrong(problem: Problem, details = '', at?: number): Result<never> {
  return bad(new AmountError(problem, at === undefined ? { details } : { details, at }));
}
