import * as words from '@readback/phrases/words/web/ui/facts.ts';
import type { Asset, Provenance as From } from '@readback/core/model/fact.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { useUnits } from '../../data/units.ts';
import styles from './Amount.module.css';
import { amountDigits, assetName } from '../text/amount.ts';
import { shortAddress } from '../text/address.ts';
import type { Brief } from '../text/digits.ts';
import { CopyButton } from '../CopyButton.tsx';
import { Digits } from '../text/Digits.tsx';
import { Disclose, Sources } from './Disclose.tsx';
import { SafeText } from '../text/SafeText.tsx';
import { Words } from '../text/Words.tsx';

export type AmountProps = {
  /** In the smallest unit of the asset. */
  raw: bigint;
  asset: Asset;
  facts: FindFact;
  from: readonly From[];
  /** An allowance that has no limit is said as such. */
  unlimited?: boolean;
  /** A plus before what arrives. */
  plus?: boolean;
  /** A gas fee: shown in the unit that the user chose for those, by its first digits. */
  fee?: boolean | undefined;
  /** Only its first digits have a place on the screen. */
  brief?: Brief | undefined;
  /** What it is of stands beside it already. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

/** A gwei is a billion of the smallest unit of a network’s coin. */
const gweiDecimals = 9;

/**
 * An exact amount with its symbol; where both come from and the raw value are one press away. Where only its first digits
 * are there, the exact number is one press away, too.
 */
export function Amount({
  raw,
  asset,
  facts,
  from,
  unlimited,
  plus,
  fee,
  brief = fee ? 'fee' : undefined,
  bare,
  className,
}: AmountProps) {
  const name = assetName(asset, facts);
  const sign = plus && raw > 0n ? '+' : '';
  const inGwei = useUnits().fees === 'gwei' && fee && asset.kind === 'native';
  const label = <AssetLabel asset={asset} facts={facts} />;
  const digits = (decimals: number | undefined) => (
    <>
      {sign}
      <Digits text={amountDigits(raw, decimals)} brief={brief} />
    </>
  );
  return (
    <Disclose
      title={words.from}
      className={[styles.amount, className].filter(Boolean).join(' ')}
      content={
        <div className={styles.opened}>
          <Sources what={words.amount} from={from} />
          {name.facts.map((fact) => (
            <Sources
              key={fact.id}
              what={fact.id.endsWith('.symbol') ? words.symbol : words.decimals}
              from={fact.from}
            />
          ))}
          <WholeSymbol symbol={name.symbol} />
          {brief ? (
            <div>
              <span className={styles.what}>{words.exact}</span>
              <Digits text={amountDigits(raw, name.decimals)} /> {label}
            </div>
          ) : null}
          <div>
            <span className={styles.what}>{words.inSmallest}</span>
            <bdi className={styles.raw}>{raw.toString()}</bdi>
            <CopyButton value={raw.toString()} what={words.copiedSmallest} />
          </div>
        </div>
      }
    >
      {unlimited ? (
        words.noLimit
      ) : inGwei ? (
        <Words of={words.gwei} values={{ amount: digits(gweiDecimals) }} />
      ) : asset.kind !== 'nft' && name.decimals === undefined ? (
        <Words of={words.smallest} values={{ amount: digits(undefined), asset: label }} />
      ) : (
        <>
          {digits(name.decimals)}
          {bare ? null : (
            <>
              {' '}
              {asset.kind === 'nft' ? '× ' : null}
              {label}
            </>
          )}
        </>
      )}
    </Disclose>
  );
}

/** In characters: what a token calls itself is cut there in a sentence. */
export const mostSymbol = 24;

/** All of a symbol that is cut where it stands. */
export function WholeSymbol({ symbol }: { symbol: string | undefined }) {
  if (symbol === undefined || symbol.length <= mostSymbol) return null;
  return (
    <div>
      <span className={styles.what}>{words.wholeSymbol}</span>
      <SafeText text={symbol} max={4_000} />
    </div>
  );
}

/** The symbol of an asset; of a token without one, its address. */
export function AssetLabel({ asset, facts }: { asset: Asset; facts: FindFact }) {
  const { symbol } = assetName(asset, facts);
  if (asset.kind === 'native') return symbol ?? words.native;
  return (
    <>
      {symbol ? (
        <SafeText text={symbol} max={mostSymbol} cut="mark" />
      ) : (
        <bdi className={styles.digits}>{shortAddress(asset.address)}</bdi>
      )}
      {asset.kind === 'nft' ? ` #${asset.id.toString()}` : null}
    </>
  );
}
