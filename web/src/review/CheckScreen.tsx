import { errorText } from '@readback/phrases/problemText.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import type { Result } from '@readback/core/text/result.ts';
import * as words from '@readback/phrases/words/web/review/check.ts';
import { navigate } from '../router/here.ts';
import { useEffect, useState } from 'react';
import { openReview } from '../inbox/openReview.ts';
import { linkIncoming } from '../inbox/link.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CheckView } from './CheckView.tsx';
import { madeMine } from '../inbox/madeMine.ts';
import styles from './look/Review.module.css';

/**
 * What a link opens: the request that it holds, in check mode. Nothing of it is kept, so that links cannot fill
 * Activity, until the user makes it theirs.
 */
export function CheckScreen({ held }: { held: string }) {
  const [opened, setOpened] = useState<Result<Incoming>>();

  // Unfolding what a link holds is asynchronous in browsers.
  useEffect(() => {
    let current = true;
    void linkIncoming(`?r=${held}`).then((it) => {
      if (current) setOpened(it);
    });
    return () => {
      current = false;
    };
  }, [held]);

  const leave = () => navigate({ to: '/' });
  if (!opened) {
    return (
      <div className={styles.missing}>
        <h1>{words.opening}</h1>
        <Skeleton says={words.opening} lines={3} />
      </div>
    );
  }
  if (!opened.ok) return <NoRequest error={opened.error} onLeave={leave} />;
  const { value } = opened;
  return <CheckView incoming={value} onMakeMine={() => void openReview(madeMine(value))} onLeave={leave} />;
}

function NoRequest({ error, onLeave }: { error: ReadbackError; onLeave: () => void }) {
  return (
    <div className={styles.missing}>
      <h1>{words.unreadable}</h1>
      <EmptyState
        title={<SafeText text={errorText(error)} max={600} />}
        action={<Button onClick={onLeave}>{words.start}</Button>}
      >
        {words.nothingSaved}
      </EmptyState>
      {error.details ? (
        <details className={styles.details}>
          <summary>{words.details}</summary>
          <SafeText text={error.details} lines="many" max={400} />
        </details>
      ) : null}
    </div>
  );
}
