import { assetKey } from '@readback/core/ledger/asset.ts';
import { type DollarPrice, type PriceWitness, dollarsOf } from '@readback/core/money/prices.ts';
import { valuedOf } from '@readback/core/money/priceFeeds.ts';
import { worthWords } from '@readback/phrases/moneyWords.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';
import * as words from '@readback/phrases/words/web/review/money.ts';
import { ago } from '../../ui/time/ago.ts';
import { Time } from '../../ui/time/Time.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { Disclose } from '../../ui/said/Disclose.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { AssetLabel } from '../../ui/said/Amount.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { type PriceByHost, useMoney } from './readMoney.ts';
import styles from './Worth.module.css';
import type { WorthProps } from './worthProps.ts';

/** What an amount is worth, rounded; who says so, and how long ago, is one press away. Nothing where nobody says it. */
export function Worth({
  raw,
  asset,
  readback,
  facts,
  arrives,
  entry,
}: WorthProps & { entry: string | undefined }) {
  const prices = useMoney(readback, entry);
  if (prices === undefined) {
    return valuedOf(asset) ? (
      <span className={styles.waits} aria-hidden>
        ≈ …
      </span>
    ) : null;
  }
  const price = prices.get(assetKey(asset));
  const worth = price === undefined ? undefined : dollarsOf(price, raw);
  if (price === undefined || worth === undefined) return null;
  if ('host' in price && arrives === true && valuedOf(asset) === undefined) return null;
  return (
    <span className={styles.worth} data-worth>
      <Disclose title={words.title} content={<From price={price} asset={asset} facts={facts} />}>
        {worthWords(worth)}
      </Disclose>
      {'host' in price ? <ByHost price={price} /> : null}
    </span>
  );
}

/** Whose word it is stands beside it. */
function ByHost({ price: { host, told } }: { price: PriceByHost }) {
  const now = useNow();
  return (
    <span className={styles.host}>
      <Words
        of={words.byHost}
        values={{ host: <SafeText text={host} max={100} />, ago: ago(Number(told) * 1_000, now) }}
      />
    </span>
  );
}

type FromProps = { price: DollarPrice | PriceByHost } & Pick<WorthProps, 'asset' | 'facts'>;

function From({ price, asset, facts }: FromProps) {
  const each = dollarsOf(price, 10n ** BigInt(price.decimals));
  return (
    <div className={styles.opened}>
      {each === undefined ? null : (
        <div>
          <span className={styles.what}>
            <Words of={words.each} values={{ asset: <AssetLabel asset={asset} facts={facts} /> }} />
          </span>
          {worthWords(each)}
        </div>
      )}
      {'host' in price ? <HostSays price={price} /> : <ChainSays price={price} />}
      <div className={styles.what}>{words.rounded}</div>
    </div>
  );
}

function ChainSays({ price }: { price: DollarPrice }) {
  return (
    <>
      {price.witnesses.map((it) => (
        <Witness key={it.address} it={it} />
      ))}
      <div className={styles.what}>
        <Words
          of={words.block}
          values={{ number: numberWords(price.block), host: <SafeText text={price.endpoint} max={200} /> }}
        />
      </div>
    </>
  );
}

function HostSays({ price: { host, told } }: { price: PriceByHost }) {
  const now = useNow();
  return (
    <div>
      <Words of={words.ofHost} values={{ host: <SafeText text={host} max={100} /> }} />
      <span className={styles.what}>
        <Words
          of={words.updated}
          values={{ ago: ago(Number(told) * 1_000, now), time: <Time seconds={told} /> }}
        />
      </span>
      <span className={styles.what}>{words.unproven}</span>
    </div>
  );
}

function Witness({ it }: { it: PriceWitness }) {
  const now = useNow();
  return (
    <div>
      {it.by === 'feed' ? (
        <>
          <Words of={words.feed} values={{ pair: <SafeText text={it.pair} /> }} />
          <span className={styles.what}>
            <Words
              of={words.updated}
              values={{ ago: ago(Number(it.told) * 1_000, now), time: <Time seconds={it.told} /> }}
            />
          </span>
        </>
      ) : (
        words.pool
      )}
      <span className={styles.address}>
        <SafeText text={it.address} />
      </span>
    </div>
  );
}
