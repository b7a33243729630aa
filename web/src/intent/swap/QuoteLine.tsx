import { formatUnitsExact } from '@readback/core/text/amount.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/intent/swap.ts';
import { useEffect, useRef, useState } from 'react';
import { browserWorld } from '../../data/world/world.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import styles from './Swap.module.css';
import { minimumOf } from './minimumOf.ts';
import { quoteSwap } from './quoteSwap.ts';
import { type Router, routersOn } from './routers.ts';
import type { SwapSaid } from './swapSaid.ts';

type Asked = Readonly<{ router: Router; says: 'asking' | 'notRead' | 'noPair' | bigint }>;

/**
 * Under the minimum: what a router that the user names pays now, asked on a press, and a minimum a press away. Mounted again for
 * another amount or another token.
 */
export function QuoteLine({
  of: said,
  decimals,
  symbol,
  onTake,
}: {
  of: Omit<SwapSaid, 'least'>;
  /** Of what arrives. */
  decimals: number;
  symbol: string;
  onTake: (amount: string) => void;
}) {
  const [asked, setAsked] = useState<Asked>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const routers = routersOn(said.chainId);
  if (routers.length === 0) return null;

  async function ask(router: Router) {
    current.current?.abort();
    const stopper = new AbortController();
    current.current = stopper;
    setAsked({ router, says: 'asking' });
    const found = await quoteSwap(browserWorld(), router.at, said, stopper.signal);
    if (stopper.signal.aborted) return;
    const none = found.s === 'unknown' && found.why === 'notFound' ? 'noPair' : 'notRead';
    setAsked({ router, says: found.s === 'known' ? found.v.gets : none });
  }

  const inUnits = (raw: bigint) => `${formatUnitsExact(raw, decimals)} ${symbol}`;
  const least = typeof asked?.says === 'bigint' ? minimumOf(asked.says) : undefined;
  return (
    <div className={styles.quote}>
      {asked && asked.says !== 'asking' ? (
        <output className={styles.pays}>
          <SafeText
            text={
              typeof asked.says === 'bigint'
                ? fill(words.pays, { router: asked.router.called, amount: inUnits(asked.says) })
                : fill(words.noQuote[asked.says], { router: asked.router.called })
            }
            max={300}
          />
        </output>
      ) : null}
      <div className={styles.buttons}>
        {least === undefined ? null : (
          <Button onClick={() => onTake(formatUnitsExact(least, decimals).replaceAll(',', ''))}>
            <SafeText text={fill(words.take, { amount: inUnits(least) })} max={160} />
          </Button>
        )}
        {routers.map((router) => (
          <Button
            key={router.at}
            tone="quiet"
            busy={asked?.router === router && asked.says === 'asking'}
            onClick={() => void ask(router)}
          >
            <SafeText text={fill(words.ask, { router: router.called })} max={80} />
          </Button>
        ))}
      </div>
    </div>
  );
}
