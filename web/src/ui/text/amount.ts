import { factOfToken } from '@readback/core/model/factIds.ts';
import type { Asset, Fact } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { formatUnitsExact, maxDecimals } from '@readback/core/text/amount.ts';
import { nativeDecimals, nativeSymbol } from '@readback/phrases/native.ts';
import type { FindFact } from '@readback/phrases/say.ts';

export type AssetName = Readonly<{
  /** A token's symbol is foreign text; undefined when it is not known. */
  symbol?: string;
  /** Undefined when it is not known: the amount is then said in the smallest unit. */
  decimals?: number;
  /** The facts that say so. */
  facts: readonly Fact[];
}>;

/** What an asset is called and how it is counted, by the facts of a readback. */
export function assetName(asset: Asset, facts: FindFact): AssetName {
  if (asset.kind === 'native') {
    const symbol = nativeSymbol(asset.chainId);
    return { ...(symbol ? { symbol } : {}), decimals: nativeDecimals, facts: [] };
  }
  const symbolFact = facts(factOfToken(asset.address, 'symbol'));
  const decimalsFact = facts(factOfToken(asset.address, 'decimals'));
  const symbol = valueOf(symbolFact?.value);
  const decimals = valueOf(decimalsFact?.value);
  return {
    ...(symbol?.kind === 'text' && symbol.text !== '' ? { symbol: symbol.text } : {}),
    ...(decimals?.kind === 'integer' && decimals.value >= 0n && decimals.value <= BigInt(maxDecimals)
      ? { decimals: Number(decimals.value) }
      : {}),
    facts: [symbolFact, decimalsFact].filter((fact) => fact !== undefined),
  };
}

/** Exact digits with a true minus; in the smallest unit when the decimals are not known. */
export function amountDigits(raw: bigint, decimals: number | undefined): string {
  return formatUnitsExact(raw, decimals ?? 0).replace('-', '−');
}
