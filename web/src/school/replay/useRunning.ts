import { useEffect, useState } from 'react';

/** How long a balance runs, in milliseconds. */
const lasts = 700;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** How far it has run, from 0 to 1; 1 at once where nothing is to move, or the reader asks for less motion. */
export function useRunning(runs: boolean): number {
  const moves = runs && !calm.matches;
  const [share, setShare] = useState(moves ? 0 : 1);
  // Time is outside React.
  useEffect(() => {
    if (!moves) return;
    let frame = 0;
    let begun: number | undefined;
    const draw = (at: number) => {
      begun ??= at;
      const next = Math.min(1, (at - begun) / lasts);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [moves]);
  return share;
}
