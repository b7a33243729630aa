import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import * as words from '@readback/phrases/words/web/assistant/asking.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import look from '../ui/look/look.module.css';
import styles from './Preview.module.css';
import { SentView } from './SentView.tsx';

/** The first request to an address, as it will go. `hint`: what holds for later ones; `children`: what else is to know. */
export function Preview({
  sent,
  hint,
  children,
  onSend,
  onCancel,
}: {
  sent: SentRequest;
  hint: string;
  children?: ReactNode;
  onSend: () => void;
  onCancel: () => void;
}) {
  return (
    <div className={styles.preview}>
      <p>
        <b>{words.previewTitle}</b>
      </p>
      <p className={look.quiet}>{hint}</p>
      {children}
      <SentView sent={sent} />
      <div className={styles.acts}>
        <Button tone="primary" onClick={onSend}>
          {words.send}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </div>
  );
}
