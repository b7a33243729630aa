import { askerOf, type Via } from '@readback/core/model/ways.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/asker.ts';
import { useChanging } from '../../data/base/changing.ts';
import { apps, appsKept } from '../../inbox/apps/state.ts';
import { sitesKnown } from '../../inbox/extension/sitesKnown.ts';
import { isOfThisTab } from '../../inbox/frame/askers.ts';
import { scriptEndpoint } from '../../inbox/waiting/scripts.ts';
import { askerWord } from '../../inbox/waiting/askerWord.ts';
import { waiting } from '../../inbox/waiting/waiting.ts';
import { Notice } from '../../ui/Notice.tsx';
import { longestHost } from '../../ui/text/longestHost.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import review from '../look/Review.module.css';
import styles from './AskerLine.module.css';

/**
 * Whether the call that brought this request still waits for its answer. `open`: the request is not decided; `signable`: it
 * may still come to a signature.
 */
export function AskerLine({
  via,
  asker,
  open,
  signable,
}: {
  via: Via;
  asker: string;
  open: boolean;
  signable: boolean;
}) {
  const by = askerWord(via);
  const call = useChanging(waiting).find(({ id }) => id === asker);
  const hasScripts = useChanging(scriptEndpoint) !== undefined;
  const { status } = useChanging(apps);
  const hasApps = status === 'open' || (status === 'off' && !appsKept.get().kept);
  // Until the server, the relay or the extension was reached, nothing is known of who waits.
  const hasSites = useChanging(sitesKnown);
  const isReached = {
    frame: isOfThisTab(asker),
    relay: hasApps,
    extension: hasSites,
    server: hasScripts,
  };
  const isKnown = isReached[askerOf(via)?.through ?? 'server'];
  const ended = call ? call.ended : isKnown ? 'closed' : undefined;
  if (ended === 'answered') return open ? null : <p className={review.says}>{fill(words.told, { by })}</p>;
  if (!open) return null;
  if (ended !== undefined) {
    return (
      <div className={styles.asker}>
        <Notice tone="caution" title={fill(words.gone, { by })} live="status">
          {fill(signable ? words.goneHint : words.goneUnsigned, { by })}
        </Notice>
      </div>
    );
  }
  if (!call) return null;
  return (
    <p className={review.says}>
      {call.verified !== undefined ? (
        <Words of={words.waitsSite} values={{ site: <SafeText text={call.verified} max={longestHost} /> }} />
      ) : call.claimed === undefined ? (
        fill(words.waits, { by })
      ) : (
        <Words
          of={words.waitsNamed}
          values={{ by, name: <SafeText text={call.claimed} max={longestHost} /> }}
        />
      )}
    </p>
  );
}
