import * as words from '@readback/phrases/words/web/assistant.ts';
import { Section } from '../ui/Section.tsx';
import { Button } from '../ui/Button.tsx';
import panel from '../ui/Panel.module.css';
import styles from './ExplainClosed.module.css';

/** The explanation before it is opened. `waits`: it cannot be opened yet. */
export function ExplainClosed({
  busy,
  waits,
  onOpen,
}: {
  busy: boolean;
  waits: boolean;
  onOpen: () => void;
}) {
  return (
    <Section title={words.title}>
      <div className={`${panel.panel} ${styles.head}`}>
        <p className={styles.offer}>{words.offer}</p>
        <Button onClick={onOpen} busy={busy} disabled={waits}>
          {words.explain}
        </Button>
      </div>
    </Section>
  );
}
