import { factOfEffect } from '@readback/core/model/factIds.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { assetName } from '../../ui/text/amount.ts';
import type { Change } from './changes.ts';

/** How good a trade is, as the engine's facts say it of what arrives. */
export type Terms = Readonly<{
  /** How much less may arrive at worst, in hundredths of a percent, rounded up. */
  worst: number;
  /** What one whole unit of the dearer of the two comes to in the other, to five digits: `amount` in its smallest unit. */
  rate?: Readonly<{ one: Asset; amount: bigint; of: Asset }>;
  /** What the pools on the way take, in percent. */
  poolFee?: number;
  /** Whose pools they are: our own name for them. */
  pools?: string;
}>;

/** Of a line of what arrives by a trade with a minimum; `rows` has the one line of what is paid for it. */
export function termsOf(row: Change, rows: readonly Change[], facts: FindFact): Terms | undefined {
  const { value, yours, who } = row;
  const least = valueOf(facts(factOfEffect(row.id, 'least'))?.value);
  if (!yours || value.is !== 'delta' || value.raw <= 0n || least?.kind !== 'amount') return undefined;
  const pools = valueOf(facts(factOfEffect(row.id, 'pools'))?.value);
  const fee = valueOf(facts(factOfEffect(row.id, 'poolFee'))?.value);
  const paid = rows.flatMap((it) =>
    it.who === who && it.what === 'balance' && it.value.is === 'delta' && it.value.raw < 0n ? [it.value] : [],
  );
  const [only, ...others] = paid;
  const rate = only === undefined || others.length > 0 ? undefined : rateOf(value, only, facts);
  return {
    worst: Number(((value.raw - least.raw) * 10_000n + value.raw - 1n) / value.raw),
    ...(rate ? { rate } : {}),
    ...(fee?.kind === 'integer' ? { poolFee: Number(fee.value) / 10_000 } : {}),
    ...(pools?.kind === 'text' ? { pools: pools.text } : {}),
  };
}

/** To five digits: a price is told apart by no more. */
function rounded(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, amount.toString().length - 5));
  return ((amount + unit / 2n) / unit) * unit;
}

type Delta = Readonly<{ raw: bigint; asset: Asset }>;

function rateOf(got: Delta, paid: Delta, facts: FindFact): Terms['rate'] {
  const [gives, gets] = [assetName(paid.asset, facts).decimals, assetName(got.asset, facts).decimals];
  if (gives === undefined || gets === undefined) return undefined;
  const [given, unit] = [-paid.raw, 10n ** BigInt(gets)];
  const amount = (given * unit) / got.raw;
  if (amount >= 10n ** BigInt(gives)) return { one: got.asset, amount: rounded(amount), of: paid.asset };
  const back = (got.raw * 10n ** BigInt(gives)) / given;
  return { one: paid.asset, amount: rounded(back), of: got.asset };
}
