import { parseUnitsExact } from '../text/amount.ts';
import type { DollarPrice } from './prices.ts';

/** So many digits of an amount are meant by a sum in dollars: its price is no more exact. */
const figures = 5;

/** The dollars that a price counts in. */
const places = 18;

/**
 * How much of an asset is worth so many dollars at a price, in its smallest unit, rounded down to five figures. Undefined for
 * what is no sum, for nothing, and for less than the smallest unit.
 *
 * @param dollars decimal digits, as “20” or “12.5”
 */
export function amountWorth({ usd, decimals }: DollarPrice, dollars: string): bigint | undefined {
  const sum = parseUnitsExact(dollars, places);
  if (!sum.ok || usd <= 0n) return undefined;
  const raw = (sum.value * 10n ** BigInt(decimals)) / usd;
  const rest = 10n ** BigInt(Math.max(0, String(raw).length - figures));
  const rounded = raw - (raw % rest);
  return rounded > 0n ? rounded : undefined;
}
