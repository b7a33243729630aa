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
      Reload page
    </Button>
  ) : (
    <Button wide={wide} onClick={onAgain}>
      Try again
    </Button>
  );
}
