import { errorText } from '@readback/phrases/problemText.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useId, useRef, useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { applyImport, type Agreed } from './applyImport.ts';
import styles from './Data.module.css';
import { mostBytes } from './exportFile.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { type Preview, readImport, tooLarge } from './readImport.ts';

type State =
  | { at: 'start' }
  | { at: 'failed'; says: string }
  | { at: 'preview'; preview: Preview; name: string }
  | { at: 'done'; says: string };

/** Takes in a file that was saved here or in another browser, after showing what it would do. */
export function ImportPanel() {
  const [state, setState] = useState<State>({ at: 'start' });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const open = async (file: File) => setState(await previewOf(file));
  const take = (preview: Preview, agreed: Agreed) =>
    setState({ at: 'done', says: fill(words.imported, { count: applyImport(preview, agreed) }) });

  return (
    <section aria-labelledby="take-in">
      <h2 id="take-in">{words.importing}</h2>
      <p className={styles.lead}>{words.importLead}</p>
      <div className={styles.actions}>
        <label className={styles.file} htmlFor={id}>
          {words.choose}
        </label>
        <input
          className={styles.fileInput}
          ref={input}
          id={id}
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file can be chosen again.
            event.currentTarget.value = '';
            if (file) void open(file);
          }}
        />
      </div>
      {state.at === 'failed' ? <Notice title={state.says} live="alert" /> : null}
      {state.at === 'done' ? <Notice title={state.says} live="status" /> : null}
      {state.at === 'preview' ? (
        <ImportPreview
          preview={state.preview}
          name={state.name}
          onTake={(agreed) => take(state.preview, agreed)}
          onCancel={() => setState({ at: 'start' })}
        />
      ) : null}
    </section>
  );
}

async function previewOf(file: File): Promise<State> {
  try {
    if (file.size > mostBytes) throw tooLarge();
    return { at: 'preview', preview: readImport(await file.text()), name: file.name };
  } catch (thrown) {
    const says = thrown instanceof ReadbackError ? errorText(thrown) : words.unreadable;
    return { at: 'failed', says };
  }
}
