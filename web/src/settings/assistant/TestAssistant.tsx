import { type AiError, asAiError } from '@readback/assistant/aiError.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { useEffect, useRef, useState } from 'react';
import type { AssistantChoice } from '../../assistant/choice.ts';
import { presets } from '../../assistant/presets.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Assistant.module.css';
import { outcomeOf, reachedWords } from './testWords.ts';

type Tested = Readonly<{ choice: AssistantChoice; error?: AiError }>;

/** Asks the model once about an example, and says which of three things came of it. */
export function TestAssistant({ choice }: { choice: AssistantChoice }) {
  const [tested, setTested] = useState<Tested>();
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  async function test() {
    const stopper = new AbortController();
    asking.current = stopper;
    setBusy(true);
    const error = await tryOut(choice, stopper.signal);
    if (stopper.signal.aborted && asking.current !== stopper) return;
    setBusy(false);
    setTested({ choice, ...(error ? { error } : {}) });
  }

  const shown = tested?.choice === choice && !busy ? tested : undefined;
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Button onClick={() => void test()} busy={busy}>
          {busy ? words.testing : words.test}
        </Button>
        <p className={look.quiet}>{words.testHint}</p>
      </div>
      {shown ? <Outcome choice={choice} error={shown.error} /> : null}
    </div>
  );
}

async function tryOut(choice: AssistantChoice, signal: AbortSignal): Promise<AiError | undefined> {
  try {
    const { askExampleOf } = await import('./exampleOf.ts');
    await askExampleOf(choice, signal);
    return undefined;
  } catch (error) {
    return asAiError(error);
  }
}

function Outcome({ choice, error }: { choice: AssistantChoice; error: AiError | undefined }) {
  if (error?.kind === 'limit') return <Notice title={words.limited} live="status" />;
  const outcome = outcomeOf(error?.kind);
  return (
    <Notice title={words.outcomes[outcome]} live="status">
      {outcome === 'reached' ? reachedWords(error?.kind) : null}
      {outcome === 'refused' ? words.refused : null}
      {outcome === 'unreachable' ? (
        <Words
          of={words.notReached}
          values={{
            help: presets[choice.preset].help,
            origin: <code className={look.codeWrap}>{location.origin}</code>,
          }}
        />
      ) : null}
      {error && error.details !== '' ? (
        <details>
          <summary>{words.answer}</summary>
          <SafeText text={error.details} lines="many" max={600} />
        </details>
      ) : null}
    </Notice>
  );
}
