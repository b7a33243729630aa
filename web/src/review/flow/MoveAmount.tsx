import type { Move } from '@readback/core/model/effects.ts';
import { isOnlyClaimed } from '@readback/phrases/moveWords.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { AssetLabel } from '../../ui/Amount.tsx';
import { amountDigits, assetName } from '../../ui/amount.ts';
import { Digits } from '../../ui/Digits.tsx';

/** How much of what, exactly, in a form that takes no focus; and that it is only claimed, where it is. */
export function MoveAmount({ move: { asset, amount, basis }, facts }: { move: Move; facts: FindFact }) {
  const { decimals } = assetName(asset, facts);
  const counted = asset.kind === 'nft' ? 0 : decimals;
  return (
    <>
      {asset.kind === 'nft' && amount === 1n ? null : (
        <>
          <Digits text={amountDigits(amount, counted)} />{' '}
          {asset.kind === 'nft' ? '× ' : counted === undefined ? 'smallest units of ' : null}
        </>
      )}
      <AssetLabel asset={asset} facts={facts} />
      {isOnlyClaimed({ asset, basis }) ? ', claimed' : null}
    </>
  );
}
