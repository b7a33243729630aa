import type { Asset } from '@readback/core/model/fact.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { CurrencyMark, TokenMark } from '../../ui/marks/Mark.tsx';
import { assetName } from '../../ui/text/amount.ts';

/** The mark of what a row is of: that of a well-known token only for its own address, else a letter. */
export function AssetMark({ asset, facts }: { asset: Asset; facts: FindFact }) {
  const { chainId } = asset;
  const { symbol } = assetName(asset, facts);
  return asset.kind === 'native' ? (
    <CurrencyMark chainId={chainId} symbol={symbol ?? ''} size={36} />
  ) : (
    <TokenMark chainId={chainId} address={asset.address} symbol={symbol} size={36} />
  );
}
