import { useEffect, useRef } from 'react';
import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import { canUndo } from '../ui/undo/undo.ts';
import { intentPhrases } from '@readback/core/intent/intentPhrases.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import * as words from '@readback/phrases/words/web/intent/armed.ts';
import { placeWaited, waitingDeposit } from './deposit/waitingDeposit.ts';
import { MakeRequest } from './inWords/MakeRequest.tsx';
import { canMake } from './inWords/makeRequest.ts';
import { MakeSwap, routersFor } from './swap/MakeSwap.tsx';
import { useChanging } from '../data/base/changing.ts';
import { networkOf } from '../data/networks/config.ts';
import { armed, armedFor, isArmed } from '../data/activity/armed.ts';
import { planShown } from '../data/activity/planShown.ts';
import { navigate } from '../router/here.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Button } from '../ui/Button.tsx';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { Words } from '../ui/text/Words.tsx';
import styles from './Intent.module.css';
import { useIntentFacts } from './useIntentFacts.ts';

/** What waits for a request, and what met none; each can be withdrawn. */
export function ArmedLines({ waiting, onSayAgain }: { waiting: readonly Intent[]; onSayAgain: () => void }) {
  const wanted = useChanging(planShown);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted) return;
    // Whoever came for it reads on there.
    section.current?.focus();
    planShown.set(false);
  }, [wanted]);
  return (
    <section aria-label={words.title} className={styles.armed} ref={section} tabIndex={-1}>
      {waiting.map((it) => (
        <ArmedLine key={it.account} intent={it} onSayAgain={onSayAgain} />
      ))}
    </section>
  );
}

function ArmedLine({ intent, onSayAgain }: { intent: Intent; onSayAgain: () => void }) {
  const facts = useIntentFacts(intent);
  const now = useNow();
  const waits = isArmed(intent, now);
  const place = placeWaited(intent, useChanging(waitingDeposit));
  const deposits = waits && place !== undefined && canMake(['deposit'], intent, place);
  const makes = waits && (deposits || routersFor(intent).length > 0);
  const isPractice = intent.chainId !== undefined && networkOf(intent.chainId)?.practice === true;
  const account = <NamedAddress address={intent.account} chainId={intent.chainId} />;
  const minutes = Math.ceil((intent.saidAt + armedFor - Math.max(now, intent.saidAt + 1)) / 60_000);
  const end = () => armed.withdraw(intent.account);
  const withdraw = () => {
    canUndo({
      says: forgottenWords.intent,
      what: <PhrasesText phrases={intentPhrases(intent)} facts={facts} />,
      back: () => armed.arm(intent),
    });
    end();
  };
  return (
    <div className={styles.line} data-testid="armed" data-waits={waits || undefined}>
      <p className={styles.lineLabel}>{words.title}</p>
      <p className={styles.lineSays}>
        <PhrasesText phrases={intentPhrases(intent)} facts={facts} />
      </p>
      <p className={styles.sub}>
        {waits ? (
          <Words of={words.waiting} values={{ account, minutes }} />
        ) : (
          <Words of={words.over} values={{ account }} />
        )}
      </p>
      {waits ? <p className={styles.sub}>{makes ? words.nextMade : words.next}</p> : null}
      <div className={styles.acts}>
        {deposits ? (
          <MakeRequest presets={['deposit']} intent={intent} place={place} isPlan onMade={() => undefined} />
        ) : makes ? (
          <MakeSwap intent={intent} onMade={() => undefined} />
        ) : null}
        {waits ? (
          // No app on the web knows the practice chain.
          isPractice ? null : (
            <Button tone={makes ? 'plain' : 'primary'} onClick={() => navigate({ to: '/dapp' })}>
              {words.openApp}
            </Button>
          )
        ) : (
          <Button
            onClick={() => {
              end();
              onSayAgain();
            }}
          >
            {words.sayAgain}
          </Button>
        )}
        <Button tone="quiet" onClick={withdraw}>
          {waits ? words.withdraw : words.dismiss}
        </Button>
      </div>
    </div>
  );
}
