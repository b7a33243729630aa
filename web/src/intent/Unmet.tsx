import type { Intent } from '@readback/core/model/intent.ts';
import { intentPhrases } from '@readback/core/intent/intentPhrases.ts';
import * as words from '@readback/phrases/words/web/intent/armed.ts';
import * as said from '@readback/phrases/words/web/intent/said.ts';
import type { ReactNode } from 'react';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { armed, isArmed, useArmed } from '../data/activity/armed.ts';
import { saidFor } from '../data/activity/saidFor.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Button } from '../ui/Button.tsx';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { Words } from '../ui/text/Words.tsx';
import { walletStore } from '../wallet/base/store.ts';
import look from '../ui/look/look.module.css';
import styles from './Said.module.css';
import { useIntentFacts } from './useIntentFacts.ts';

/**
 * Beside an open request that is compared with nothing: what was said of it and taken back, and what waits meanwhile, for
 * another account, or because it was said after this request came.
 */
export function Unmet({ entry }: { entry: ActivityEntry }) {
  const { withdrawn, flight } = entry;
  const now = useNow();
  const waiting = useArmed().filter((it) => flight === undefined && isArmed(it, now));
  return (
    <>
      {withdrawn ? (
        <Line intent={withdrawn} testId="withdrawn">
          <p className={look.quietWrap}>{said.withdrawn}</p>
        </Line>
      ) : null}
      {waiting.map((it) => (
        <Line key={it.account} intent={it} testId="armed-elsewhere">
          <Waiting intent={it} entry={entry} />
        </Line>
      ))}
    </>
  );
}

function Line({ intent, testId, children }: { intent: Intent; testId: string; children: ReactNode }) {
  const facts = useIntentFacts(intent);
  return (
    <div className={styles.unmet} data-testid={testId}>
      <p>
        <PhrasesText phrases={intentPhrases(intent)} facts={facts} />
      </p>
      {children}
    </div>
  );
}

function Waiting({ intent, entry: { id, incoming } }: { intent: Intent; entry: ActivityEntry }) {
  const { account, watched } = walletStore.get();
  if (saidFor(incoming, account ?? watched)?.saidAt !== intent.saidAt) {
    return (
      <p className={look.quietWrap}>
        <Words
          of={words.otherAccount}
          values={{ account: <NamedAddress address={intent.account} chainId={intent.chainId} /> }}
        />
      </p>
    );
  }
  return (
    <Button
      wide
      onClick={() => {
        activity.say(id, intent);
        armed.withdraw(intent.account);
      }}
    >
      {words.compareHere}
    </Button>
  );
}
