import * as words from '@readback/phrases/words/web/contracts/pointTitle.ts';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Point.module.css';
import type { PointSubject } from './usePoint.ts';

const PointPanel = lazyPart(async () => (await import('./PointPanel.tsx')).PointPanel);

/** The offer to have a model point at lines of a contract's source. Nothing of it is loaded, and nobody asked, before a press. */
export function Point({ subject }: { subject: PointSubject }) {
  const [pressed, setPressed] = useState(false);
  const id = useId();
  const closed = (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={look.quietWrap}>{words.offer}</p>
        <Button busy={pressed} onClick={() => setPressed(true)}>
          {words.point}
        </Button>
      </div>
    </div>
  );
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{words.title}</h2>
      {pressed ? (
        <Suspense fallback={closed}>
          <PointPanel subject={subject} />
        </Suspense>
      ) : (
        closed
      )}
    </section>
  );
}
