import type { Asset } from '@readback/core/model/fact.ts';
import { formatUnitsExact } from '@readback/core/text/amount.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/intent/worth.ts';
import { useEffect, useState } from 'react';
import { noteAsked } from '../../data/sources/sourceUse.ts';
import { useIsOn } from '../../data/sources/sources.ts';
import { browserWorld } from '../../data/world/world.ts';
import { Link } from '../../router/Link.tsx';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { ago } from '../../ui/time/ago.ts';
import { useNow } from '../../ui/time/useNow.ts';
import styles from '../inWords/Draft.module.css';
import { readWorth, type WorthFound } from './readWorth.ts';

/**
 * Under an amount that was said as a value in dollars: what it comes to by prices on chain, where the user switched these on, a
 * press away; else that the amount has to be typed. Mounted again for another asset or another sum.
 */
export function WorthLine({
  asset,
  symbol,
  dollars,
  text,
  onTake,
}: {
  asset: Asset;
  symbol: string;
  dollars: string;
  /** As it was said. */
  text: string;
  onTake: (amount: string) => void;
}) {
  const isOn = useIsOn('prices');
  const now = useNow();
  const [found, setFound] = useState<WorthFound | 'none'>();
  useEffect(() => {
    if (!isOn) return undefined;
    const stopper = new AbortController();
    noteAsked('prices');
    void readWorth(browserWorld(), asset, dollars, stopper.signal).then((it) => {
      if (!stopper.signal.aborted) setFound(it ?? 'none');
    });
    return () => stopper.abort();
  }, [isOn, asset, dollars]);
  const said = (
    <q>
      <SafeText text={text} max={100} />
    </q>
  );
  if (!isOn) {
    return (
      <p className={styles.offered}>
        <span>
          <Words
            of={words.off}
            values={{
              text: said,
              link: (inner) => (
                <Link to="/settings" search={{ section: 'sources' }}>
                  {inner}
                </Link>
              ),
            }}
          />
        </span>
      </p>
    );
  }
  if (found === undefined) return <p className={styles.offered}>{words.reading}</p>;
  if (found === 'none')
    return (
      <p className={styles.offered}>
        <span>
          <Words of={words.none} values={{ text: said }} />
        </span>
      </p>
    );
  const amount = formatUnitsExact(found.raw, found.decimals);
  return (
    <div className={styles.offered}>
      <Button onClick={() => onTake(amount.replaceAll(',', ''))}>
        <SafeText text={fill(words.take, { amount, symbol })} max={120} />
      </Button>
      <output>
        {found.told === undefined ? (
          <Words of={words.atNow} values={{ text: said }} />
        ) : (
          <Words of={words.at} values={{ text: said, ago: ago(Number(found.told) * 1_000, now) }} />
        )}
      </output>
    </div>
  );
}
