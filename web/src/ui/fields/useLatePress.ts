import { useEffect, useEffectEvent, useState } from 'react';

/** In milliseconds: how often is looked whether what a form waits for has come. */
const every = 100;

/** A press that comes while something that was typed is still being looked up counts once that is there: nobody has to press again. */
export function useLatePress(
  /** Whether something is. */
  awaits: () => boolean,
  go: () => void,
): Readonly<{ waits: boolean; press: () => void }> {
  const [waits, setWaits] = useState(false);
  const look = useEffectEvent(() => {
    if (awaits()) return;
    setWaits(false);
    go();
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => look(), every);
    return () => clearInterval(timer);
  }, [waits]);
  return { waits, press: () => (awaits() ? setWaits(true) : go()) };
}
