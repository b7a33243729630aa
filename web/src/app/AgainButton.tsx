import * as words from '@readback/phrases/words/web/app.ts';
import { Button } from '../ui/Button.tsx';
import { isLost } from './isNotLoaded.ts';

/** Fetches again what did not come, or loads the page again where the browser would not fetch it. */
export function AgainButton({
  error,
  wide = false,
  onAgain,
}: Readonly<{ error: unknown; wide?: boolean; onAgain: () => void }>) {
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
