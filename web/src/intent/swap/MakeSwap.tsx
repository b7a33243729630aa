import type { Intent } from '@readback/core/model/intent.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/intent/swap.ts';
import { useEffect, useRef, useState } from 'react';
import { armed } from '../../data/activity/armed.ts';
import { openReview } from '../../inbox/openReview.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { makeSwap, type NoSwap } from './makeSwap.ts';
import { type Router, routersOn } from './routers.ts';
import { swapSaid } from './swapSaid.ts';

/** The routers at which what was said can be made here, for the user to name one. */
export function routersFor(intent: Intent): readonly Router[] {
  return swapSaid(intent) && intent.chainId !== undefined ? routersOn(intent.chainId) : [];
}

/**
 * Makes the swap at the router that is pressed, and opens its Review, which compares the two. Where its allowance comes first, what was
 * said waits meanwhile.
 */
export function MakeSwap({ intent, onMade }: { intent: Intent; onMade: () => void }) {
  const [state, setState] = useState<Readonly<{ router: Router; is: NoSwap | 'making' }>>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function make(router: Router) {
    current.current?.abort();
    const stopper = new AbortController();
    current.current = stopper;
    setState({ router, is: 'making' });
    const made = await makeSwap(intent, router, stopper.signal).catch(() => 'notRead' as const);
    if (stopper.signal.aborted) return;
    if (typeof made === 'string') {
      setState({ router, is: made });
      return;
    }
    const said = saidNow(intent);
    if (made.isWhole) armed.withdraw(intent.account);
    else armed.arm(said);
    onMade();
    openReview(made.isWhole ? { ...made.incoming, intent: said } : made.incoming);
  }

  return (
    <>
      {state === undefined || state.is === 'making' ? null : (
        <Notice title={words.noSwapTitle} live="status">
          <SafeText text={fill(words.noSwap[state.is], { router: state.router.called })} max={300} />
        </Notice>
      )}
      {routersFor(intent).map((router, at) => (
        <Button
          key={router.at}
          tone={at === 0 ? 'primary' : 'plain'}
          busy={state?.router === router && state.is === 'making'}
          onClick={() => void make(router)}
        >
          <SafeText text={fill(words.make, { router: router.called })} max={80} />
        </Button>
      ))}
    </>
  );
}

function saidNow(intent: Intent): Intent {
  return { ...intent, saidAt: Date.now() };
}
