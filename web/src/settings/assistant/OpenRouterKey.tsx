import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { useEffect, useState } from 'react';
import { holdKey } from '../../data/sources/key.ts';
import { keyForCode, signInUrl } from '../../assistant/openRouter.ts';
import { returnedCode } from '../../assistant/openRouterReturn.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Assistant.module.css';

/** A key by signing in at OpenRouter, which comes back here with a code for it. */
export function OpenRouterKey({ baseUrl }: { baseUrl: string }) {
  const [failed, setFailed] = useState(false);

  // The page was opened again by OpenRouter: the code is good once.
  useEffect(() => {
    if (returnedCode() === undefined) return;
    void keyForCode().then((key) => {
      if (key === undefined) setFailed(true);
      else void holdKey(baseUrl, key, 'tab');
    });
  }, [baseUrl]);

  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Button onClick={() => void signInUrl().then((url) => location.assign(url))}>
          {words.openRouter}
        </Button>
        <p className={look.quiet}>{words.openRouterHint}</p>
      </div>
      {failed ? <Notice title={words.openRouterFailed} live="status" /> : null}
    </div>
  );
}
