import { listModels } from '@readback/assistant/adapters/listModels.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { useEffect, useRef, useState } from 'react';
import { type AssistantChoice, assistantChoice, providerOf } from '../../assistant/choice.ts';
import { keyFor } from '../../data/sources/key.ts';
import { noteSent } from '../../assistant/lastSent.ts';
import { noteAsked } from '../../data/sources/sourceUse.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Assistant.module.css';

/** The models as the provider lists them, once the user asks for that. */
export function ModelList({ choice }: { choice: AssistantChoice }) {
  const [models, setModels] = useState<readonly string[] | 'failed'>();
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  async function list() {
    const stopper = new AbortController();
    asking.current = stopper;
    setBusy(true);
    noteAsked('assistant');
    const provider = providerOf(choice, keyFor(choice.baseUrl));
    const found = await listModels(provider, { onRequest: noteSent, signal: stopper.signal }).catch(
      () => 'failed' as const,
    );
    if (stopper.signal.aborted) return;
    setBusy(false);
    setModels(found);
  }

  const known = models === undefined || models === 'failed' ? [] : models;
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Button onClick={() => void list()} busy={busy}>
          {busy ? words.listing : words.models}
        </Button>
        <p className={look.quiet}>{words.modelsHint}</p>
      </div>
      {models === 'failed' ? <Notice title={words.modelsFailed} live="status" /> : null}
      {models !== undefined && models !== 'failed' && models.length === 0 ? (
        <Notice title={words.noModels} live="status" />
      ) : null}
      {known.length > 0 ? (
        <Select
          label={words.chooseModel}
          value={known.includes(choice.model) ? choice.model : ''}
          placeholder={words.chooseModel}
          options={known.map((value) => ({ value, label: plainName(value) }))}
          onChange={(model) => assistantChoice.set({ ...choice, model, shown: false })}
        />
      ) : null}
    </div>
  );
}

/** A provider's text in a list of the browser's own: what cannot be seen is left out. */
function plainName(name: string): string {
  return name.replace(/[^\x20-\x7e]/g, '?').slice(0, 80);
}
