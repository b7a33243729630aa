import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/changeTerms.ts';
import { AssetLabel } from '../../ui/said/Amount.tsx';
import { amountDigits, assetName } from '../../ui/text/amount.ts';
import { Digits } from '../../ui/text/Digits.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import type { Change } from './changes.ts';
import { termsOf } from './termsOf.ts';

/** Of what a trade brings: the price, how much less it may be, and what the pools take. */
export function ChangeTerms({ row, rows, facts }: { row: Change; rows: readonly Change[]; facts: FindFact }) {
  const terms = termsOf(row, rows, facts);
  if (terms === undefined) return null;
  const { worst, rate, poolFee, pools } = terms;
  return (
    <>
      {rate ? (
        <span>
          <Words
            of={words.rate}
            values={{
              one: <AssetLabel asset={rate.one} facts={facts} />,
              amount: <Digits text={amountDigits(rate.amount, assetName(rate.of, facts).decimals)} />,
              of: <AssetLabel asset={rate.of} facts={facts} />,
            }}
          />
        </span>
      ) : null}
      {worst > 0 ? <span>{fill(words.worst, { percent: worst / 100 })}</span> : null}
      {poolFee === undefined ? null : (
        <span>
          <SafeText
            text={fill(words.poolFee, {
              percent: poolFee,
              named: pools === undefined ? 'no' : 'yes',
              pools: pools ?? '',
            })}
          />
        </span>
      )}
    </>
  );
}
