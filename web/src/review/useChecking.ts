import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { onThisDevice } from '@readback/core/world/onThisDevice.ts';
import { useEffect, useState } from 'react';
import { readInWorker } from '../data/engine/engine.ts';
import { noteUsed, useUsedNetworks } from '../data/own/usedNetworks.ts';
import { browserWorld } from '../data/world/world.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';

export type Checking = Readonly<{
  readback: Readback | undefined;
  /** The network whose node has not been asked, since the user has never used it here. */
  unasked: number | undefined;
  /** Asks it, now and for later links. */
  ask: () => void;
  /** Reads again, from the start. */
  retry: () => void;
}>;

/**
 * Reads a request that came by a link, without a wallet. Its network's node is asked only if the user has used that
 * network before, or presses a button; a request without a network asks nobody.
 */
export function useChecking(incoming: Incoming): Checking {
  const chainId = chainOf(incoming.request.body);
  const used = useUsedNetworks();
  const asks = chainId !== undefined && used.includes(chainId);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Readback>();

  // The engine lives in a worker, outside React.
  useEffect(() => {
    const world = asks ? browserWorld() : onThisDevice(browserWorld());
    const reading = readInWorker(incoming, setFound, world);
    return () => reading.stop();
  }, [incoming, asks, attempt]);

  return {
    readback: found,
    unasked: asks ? undefined : chainId,
    ask: () => {
      if (chainId !== undefined) noteUsed(chainId);
    },
    retry: () => setAttempt((before) => before + 1),
  };
}
