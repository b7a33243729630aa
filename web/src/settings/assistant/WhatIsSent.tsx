import '../../data/allWords.ts';
import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { exampleAsked } from '@readback/assistant/explain/example.ts';
import { explainAsked } from '@readback/assistant/explain/explain.ts';
import { openPort } from '@readback/assistant/provider.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { useState } from 'react';
import { type AssistantChoice, providerOf } from '../../assistant/choice.ts';
import { keyFor } from '../../assistant/key.ts';
import { useLastSent } from '../../assistant/lastSent.ts';
import { Button } from '../../ui/Button.tsx';
import panel from '../../ui/Panel.module.css';
import { SafeText } from '../../ui/SafeText.tsx';
import styles from './Assistant.module.css';

/** The request as it went to the provider, laid out in lines, the key masked; before the first one, that of an example. */
export function WhatIsSent({ choice }: { choice: AssistantChoice }) {
  const last = useLastSent();
  const [example, setExample] = useState<SentRequest>();
  const [open, setOpen] = useState(false);
  const sent = last ?? example;

  async function show() {
    setOpen(!open);
    if (!open && !last) setExample(await exampleRequest(choice));
  }

  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Button aria-expanded={open} onClick={() => void show()}>
          {words.sent}
        </Button>
        <p className={styles.sub}>{last ? words.sentLast : words.sentExample}</p>
      </div>
      {open && sent ? (
        <div className={`${panel.panel} ${styles.sent}`}>
          <p>
            <b>
              <SafeText text={sent.method} />
            </b>{' '}
            <SafeText text={sent.url} max={600} />
          </p>
          <dl>
            {Object.entries(sent.headers).map(([name, value]) => (
              <div key={name}>
                <dt>
                  <SafeText text={name} />
                </dt>
                <dd>
                  <SafeText text={value} max={600} />
                </dd>
              </div>
            ))}
          </dl>
          {/* What a keyboard can scroll must be reachable by it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles.body} tabIndex={0} aria-label={words.body}>
            <SafeText text={inLines(sent.body)} lines="many" max={60_000} />
          </section>
          <p className={styles.sub}>{words.sentHint}</p>
        </div>
      ) : null}
    </div>
  );
}

/** What would be sent for the example: the question is put together and held back at the last step. */
async function exampleRequest(choice: AssistantChoice): Promise<SentRequest | undefined> {
  let seen: SentRequest | undefined;
  const held: typeof fetch = () => Promise.reject(new Error('This request is only shown, not sent.'));
  const onRequest = (sent: SentRequest) => {
    seen = sent;
  };
  try {
    const port = await openPort(providerOf(choice, keyFor(choice.baseUrl)), { fetch: held, onRequest });
    for await (const it of explainAsked(exampleAsked(), port, new AbortController().signal)) void it;
  } catch {
    // It ends where it was held back.
  }
  return seen;
}

/** The same JSON on lines of its own, with the question inside it as JSON too. */
function inLines(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), inner, 2);
  } catch {
    return body;
  }
}

function inner(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
