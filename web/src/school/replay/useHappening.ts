import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Readback } from '@readback/core/model/readback.ts';
import { walletStore } from '../../wallet/base/store.ts';
import { isWatchable } from '../../wallet/practice/watchable.ts';
import { canBeSigned } from './canBeSigned.ts';
import { type Part, playRejected, playSigned } from './play.ts';

/**
 * How an attack is let happen. `offered`: one press does it. `waiting`: what was signed is not in a block yet. `fresh`:
 * it was pressed since the page was opened.
 */
export type Happening = Readonly<{
  state: 'none' | 'waiting' | 'offered' | 'working' | 'failed';
  fresh: boolean;
  happen: () => void;
}>;

/**
 * What the flyer signed is let happen by a press, or at once where nobody else has to act. What the flyer rejected is
 * signed by the page with a test key, as long as no wallet but the practice wallet is connected.
 */
export function useHappening(part: Part, readback: Readback | undefined): Happening {
  const { entry, flight, scenario } = part;
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const [fresh, setFresh] = useState(false);
  const wallet = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const signed = entry.state === 'signed' || entry.state === 'sent';
  const mined = entry.signature !== undefined || entry.hearback?.followed?.block !== undefined;
  const others = wallet.status !== 'disconnected' && wallet.kind !== 'practice';
  const taken = entry.incoming.request.body.kind === 'authorization' || canBeSigned(entry, readback);
  const watchable = taken && !others && isWatchable(entry.incoming);
  const open = scenario.kind === 'attack' && flight.decided !== undefined && flight.played === undefined;

  const play = async () => {
    setState('working');
    setState((await (signed ? playSigned : playRejected)(part)) ? 'idle' : 'failed');
  };
  const begin = useEffectEvent(() => void play());
  const atOnce = open && signed && mined && scenario.aftermath === undefined;
  // The chain is outside React.
  useEffect(() => {
    if (!atOnce) return;
    const timer = setTimeout(() => begin(), 0);
    return () => clearTimeout(timer);
  }, [atOnce]);

  const offered = signed ? mined : watchable;
  return {
    state:
      !open || (!signed && !watchable) ? 'none' : state !== 'idle' ? state : offered ? 'offered' : 'waiting',
    fresh,
    happen: () => {
      setFresh(true);
      void play();
    },
  };
}
