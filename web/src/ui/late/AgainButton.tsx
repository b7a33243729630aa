import { useEffect, useEffectEvent } from 'react';
import * as words from '@readback/phrases/words/web/app.ts';
import { Button } from '../Button.tsx';
import { isLost, isNotLoaded } from './isNotLoaded.ts';

/**
 * Fetches again what did not come, or loads the page again where the browser would not fetch it. When the browser comes
 * online it is fetched once by itself: a part of the page is no data, and nobody else is asked for it.
 */
export function AgainButton({
  error,
  wide = false,
  onAgain,
}: Readonly<{ error: unknown; wide?: boolean; onAgain: () => void }>) {
  const comes = isNotLoaded(error) && !isLost(error);
  const again = useEffectEvent(onAgain);
  // Whether there is a connection is known outside of React.
  useEffect(() => {
    if (!comes) return;
    const onOnline = () => again();
    window.addEventListener('online', onOnline, { once: true });
    return () => window.removeEventListener('online', onOnline);
  }, [comes]);
  return isLost(error) ? (
    <Button wide={wide} onClick={() => location.reload()}>
      {words.reload}
    </Button>
  ) : (
    <Button wide={wide} onClick={onAgain}>
      {words.tryAgain}
    </Button>
  );
}
