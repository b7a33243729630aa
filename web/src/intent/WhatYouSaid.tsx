import { intentPhrases } from '@readback/core/intent/intentPhrases.ts';
import { whyNotCompared } from '@readback/core/intent/whyNotCompared.ts';
import { revokedWhole } from '@readback/core/intent/spenders.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import { same } from '@readback/core/ledger/account.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/intent/said.ts';
import { use, useId, useState } from 'react';
import { activity } from '../data/activity/activity.ts';
import { isArmed, useArmed } from '../data/activity/armed.ts';
import { DoingContext } from '../readback/doing.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { Differences } from './Differences.tsx';
import look from '../ui/look/look.module.css';
import styles from './Said.module.css';
import { saidState, stateWords } from './said.ts';
import { useNow } from '../ui/time/useNow.ts';
import { SayHere } from './SayHere.tsx';
import { useIntentFacts } from './useIntentFacts.ts';
import { YourWords } from './YourWords.tsx';

/** What the user said that the request should do, how it compares, and what can be done where it does not. */
export function WhatYouSaid({
  intent,
  readback,
  facts: found,
}: {
  intent: Intent;
  readback: Readback;
  facts: FindFact;
}) {
  const facts = useIntentFacts(intent, found);
  const doing = use(DoingContext);
  const title = useId();
  const state = saidState(readback);
  return (
    <section
      aria-labelledby={title}
      className={`${styles.said} ${styles[state]}`}
      data-boxed
      data-testid="said"
      data-said={state}
    >
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {words.title}
        </h2>
        <output className={styles.state}>{stateWords(state, intent)}</output>
      </div>
      <p className={styles.sentence}>
        <PhrasesText phrases={intentPhrases(intent)} facts={facts} />
      </p>
      <YourWords intent={intent} />
      {doing ? <ThenPlanned account={intent.account} found={found} /> : null}
      {revokedWhole(intent).length > 0 ? <p className={look.quietWrap}>{words.covers}</p> : null}
      {state === 'differs' ? <Differences readback={readback} facts={facts} /> : null}
      {state === 'cannotCompare' ? (
        <p className={look.quietWrap} data-testid="not-compared">
          <PhrasesText phrases={whyNotCompared(readback)} facts={facts} />
        </p>
      ) : null}
      {doing ? <Acts id={doing.id} intent={intent} facts={facts} /> : null}
    </section>
  );
}

/** What was said of the request after this one: this is the first of two. */
function ThenPlanned({ account, found }: { account: Intent['account']; found: FindFact }) {
  const now = useNow();
  const plan = useArmed().find((it) => same(it.account, account) && isArmed(it, now));
  return plan ? <Planned plan={plan} found={found} /> : null;
}

function Planned({ plan, found }: { plan: Intent; found: FindFact }) {
  const facts = useIntentFacts(plan, found);
  return (
    <p className={look.quietWrap}>
      {words.thenPlanned} <PhrasesText phrases={intentPhrases(plan)} facts={facts} />
    </p>
  );
}

/** Rejecting is with the buttons, and what changes the request with its finding. */
function Acts({ id, intent, facts }: { id: string; intent: Intent; facts: FindFact }) {
  const [open, setOpen] = useState<'say' | 'withdraw'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.acts}>
      <Button tone="quiet" onClick={() => setOpen('say')}>
        {words.sayAgain}
      </Button>
      <Button tone="quiet" onClick={() => setOpen('withdraw')}>
        {words.withdraw}
      </Button>
      {open === 'say' ? <SayHere id={id} onClose={close} /> : null}
      <Dialog open={open === 'withdraw'} onOpenChange={close} title={words.withdrawTitle} mustAnswer>
        <p className={styles.sentence}>
          <PhrasesText phrases={intentPhrases(intent)} facts={facts} />
        </p>
        <p className={look.quietWrap}>{words.withdrawMeans}</p>
        <DialogActions>
          <Button
            onClick={() => {
              close();
              activity.say(id, undefined);
            }}
          >
            {words.withdraw}
          </Button>
          <Button tone="primary" onClick={close}>
            {words.keep}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
