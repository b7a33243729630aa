import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/met.ts';
import { useActivity } from '../../data/activity/activity.ts';
import { metBefore } from '../../readback/metBefore.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';

/** The first time, or which: by the requests that were signed from here. */
export function Met({ at, chainId }: { at: string; chainId: number }) {
  const count = metBefore(useActivity(), chainId, at);
  return (
    <span>
      <SafeText text={fill(words.met, { count })} />
    </span>
  );
}
