import type { Intent } from '@readback/core/model/intent.ts';
import * as words from '@readback/phrases/words/web/intent/inWords.ts';
import { useEffect, useRef, useState } from 'react';
import { openReview } from '../../inbox/openReview.ts';
import type { Preset } from '../form/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { makeRequest, type NotMade } from './makeRequest.ts';

/** Makes the request for what was said, and opens its Review, which compares the two. */
export function MakeRequest({
  presets,
  intent,
  place,
  onMade,
}: {
  /** The forms that it was said in, one for each thing. */
  presets: readonly Preset[];
  intent: Intent;
  place: string;
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
    onMade();
    openReview({ ...made, intent: { ...intent, saidAt: Date.now() } });
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
