import type { Intent } from '@readback/core/model/intent.ts';
import * as words from '@readback/phrases/words/web/intent/inWords.ts';
import { useEffect, useRef, useState } from 'react';
import { armed } from '../../data/activity/armed.ts';
import { openReview } from '../../inbox/openReview.ts';
import type { Preset } from '../form/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { waitingDeposit } from '../deposit/waitingDeposit.ts';
import { makeRequest, type NotMade } from './makeRequest.ts';

/** Makes the request for what was said, and opens its Review, which compares the two. */
export function MakeRequest({
  presets,
  intent,
  place,
  isPlan = false,
  onMade,
}: {
  /** The forms that it was said in, one for each thing. */
  presets: readonly Preset[];
  intent: Intent;
  place: string;
  /** Whether it waited for this. */
  isPlan?: boolean;
  onMade: () => void;
}) {
  const [state, setState] = useState<NotMade | 'making'>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function make() {
    const stopper = new AbortController();
    current.current = stopper;
    setState('making');
    const made = await makeRequest(presets, intent, place, stopper.signal).catch(() => 'notRead' as const);
    if (stopper.signal.aborted) return;
    if (typeof made === 'string') {
      setState(made);
      return;
    }
    const said = { ...intent, saidAt: Date.now() };
    // What is asked for again once its allowance is there waits meanwhile.
    if (!made.isWhole) {
      armed.arm(said);
      waitingDeposit.set({ account: said.account, saidAt: said.saidAt, place });
    } else if (isPlan) armed.withdraw(intent.account);
    onMade();
    openReview(made.isWhole ? { ...made.incoming, intent: said } : made.incoming);
  }

  return (
    <>
      {state === undefined || state === 'making' ? null : (
        <Notice title={words.notMadeTitle} live="status">
          {words.notMade[state]}
        </Notice>
      )}
      <Button tone="primary" busy={state === 'making'} onClick={() => void make()}>
        {words.makeRequest}
      </Button>
    </>
  );
}
