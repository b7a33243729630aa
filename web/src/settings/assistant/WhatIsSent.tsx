import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { exampleAsked } from '@readback/assistant/explain/example.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { useState } from 'react';
import { heldRequest } from '../../assistant/askChosen.ts';
import type { AssistantChoice } from '../../assistant/choice.ts';
import { useLastSent } from '../../assistant/lastSent.ts';
import { SentView } from '../../assistant/SentView.tsx';
import { Button } from '../../ui/Button.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Assistant.module.css';

/** The request as it went to the provider; before the first one, that of an example. */
export function WhatIsSent({ choice }: { choice: AssistantChoice }) {
  const last = useLastSent();
  const [example, setExample] = useState<SentRequest>();
  const [open, setOpen] = useState(false);
  const sent = last ?? example;

  async function show() {
    setOpen(!open);
    if (!open && !last) setExample(await heldRequest(choice, exampleAsked()));
  }

  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Button aria-expanded={open} onClick={() => void show()}>
          {words.sent}
        </Button>
        <p className={look.quiet}>{last ? words.sentLast : words.sentExample}</p>
      </div>
      {open && sent ? <SentView sent={sent} /> : null}
    </div>
  );
}
