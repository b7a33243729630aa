import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { useState } from 'react';
import type { AssistantChoice } from '../../assistant/choice.ts';
import { useLastSent } from '../../assistant/lastSent.ts';
import { SentView } from '../../assistant/SentView.tsx';
import { Button } from '../../ui/Button.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Assistant.module.css';

/** The request as it went to the provider; before the first one, that of an example, whose words stand beside it. */
export function WhatIsSent({ choice }: { choice: AssistantChoice }) {
  const last = useLastSent();
  const [example, setExample] = useState<SentRequest>();
  const [open, setOpen] = useState(false);
  const sent = last ?? example;

  async function show() {
    setOpen(!open);
    if (open || last) return;
    const { heldExampleOf } = await import('./exampleOf.ts');
    setExample(await heldExampleOf(choice));
  }

  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Button aria-expanded={open} onClick={() => void show()}>
          {words.sent}
        </Button>
        <p className={look.quiet}>
          {last ? words.sentLast : fill(words.sentExample, { question: words.example })}
        </p>
      </div>
      {open && sent ? <SentView sent={sent} /> : null}
    </div>
  );
}
