import type { SigningRequest } from '@readback/core/model/request.ts';
import { useEffect, useMemo, useState } from 'react';
import { isFresh } from '../data/activity/fresh.ts';

/** What looks is fetched when it is wanted, and is wanted late: what was pasted a moment ago is not inspected. */
let isWhole: ((request: SigningRequest) => boolean) | undefined;

/** In milliseconds: another tab may write the entry again, which makes another object of it. */
const later = 10_000;

/**
 * Whether a request is what it was when it was frozen; undefined while what finds that out is being fetched. What was
 * frozen since the page was opened is. Throws where what finds that out could not be loaded.
 */
export function useWhole(request: SigningRequest | undefined): boolean | undefined {
  const [ready, setReady] = useState(isWhole !== undefined);
  const [failed, setFailed] = useState<unknown>();
  const fresh = request !== undefined && isFresh(request);

  // Fetching code is outside React.
  useEffect(() => {
    if (ready) return;
    let over = false;
    const timer = setTimeout(
      () => {
        import('../readback/whole.ts').then(
          (it) => {
            isWhole = it.isWhole;
            if (!over) setReady(true);
          },
          (error: unknown) => {
            if (!over) setFailed(error);
          },
        );
      },
      fresh ? later : 0,
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [ready, fresh]);

  // Nothing is known of it: the screen says so, and tries again.
  if (failed && request !== undefined && !fresh && !ready) throw failed;
  return useMemo(
    () => (request === undefined || fresh ? fresh : ready ? isWhole?.(request) : undefined),
    [request, fresh, ready],
  );
}
