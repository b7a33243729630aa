import type { SpokenDifference } from '@readback/core/hearback/spoken/spoken.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { useEffect, useState } from 'react';

/**
 * How a hearback differs, in decoded values. The decoder is fetched for it: until it is there, and where nothing can be
 * said by it, undefined, and the fields represent themselves.
 */
export function useSpoken(readback: Readback, hearback: Hearback | undefined): SpokenDifference | undefined {
  const [found, setFound] = useState<{ of: Hearback; spoken: SpokenDifference | undefined }>();
  const different = hearback?.verdict === 'different' ? hearback : undefined;

  // What is fetched is outside React.
  useEffect(() => {
    if (!different) return;
    let gone = false;
    import('@readback/core/hearback/spoken/spoken.ts').then(
      ({ spokenDifference }) => {
        if (!gone) setFound({ of: different, spoken: spokenDifference(readback, different) });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [readback, different]);

  return found !== undefined && found.of === different ? found.spoken : undefined;
}
