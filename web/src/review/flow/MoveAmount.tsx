import type { Move } from '@readback/core/model/effects.ts';
import { isOnlyClaimed } from '@readback/phrases/moveWords.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/flow/view.ts';
import { AssetLabel } from '../../ui/said/Amount.tsx';
import { amountDigits, assetName } from '../../ui/text/amount.ts';
import { Digits } from '../../ui/text/Digits.tsx';
import { Words } from '../../ui/text/Words.tsx';

/** How much of what, exactly, in a form that takes no focus; and that it is only claimed, where it is. */
export function MoveAmount({ move: { asset, amount, basis }, facts }: { move: Move; facts: FindFact }) {
  const { decimals } = assetName(asset, facts);
  const isNft = asset.kind === 'nft';
  const symbol = <AssetLabel asset={asset} facts={facts} />;
  const counted =
    isNft && amount === 1n ? (
      symbol
    ) : (
      <Words
        of={words.amounts[isNft ? 'pieces' : decimals === undefined ? 'units' : 'counted']}
        values={{ digits: <Digits text={amountDigits(amount, isNft ? 0 : decimals)} />, symbol }}
      />
    );
  return isOnlyClaimed({ asset, basis }) ? (
    <Words of={words.onlyClaimed} values={{ amount: counted }} />
  ) : (
    counted
  );
}
