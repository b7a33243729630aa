import { errorText } from '@readback/phrases/problemText.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
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
  | { at: 'done'; taken: number };

/** Takes in a file that was saved here or in another browser, after showing what it would do. */
export function ImportPanel() {
  const [state, setState] = useState<State>({ at: 'start' });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const open = async (file: File) => setState(await previewOf(file));
  const take = (preview: Preview, agreed: Agreed) =>
    setState({ at: 'done', taken: applyImport(preview, agreed) });

  return (
    <section aria-labelledby="take-in">
      <h2 id="take-in">Import</h2>
      <p className={styles.lead}>
        You first see what a file would add. Nothing here is overwritten. Names from a file are labels: they
        are shown, but no check trusts them. Nodes, hosts and mutes are imported only if you check each one.
      </p>
      <div className={styles.actions}>
        <label className={styles.file} htmlFor={id}>
          Choose a file
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
      {state.at === 'done' ? (
        <Notice
          title={state.taken === 0 ? 'Nothing was imported' : `Imported: ${count(state.taken)}`}
          live="status"
        />
      ) : null}
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

function count(taken: number): string {
  return `${taken.toLocaleString('en')} ${taken === 1 ? 'thing' : 'things'}`;
}

async function previewOf(file: File): Promise<State> {
  try {
    if (file.size > mostBytes) throw tooLarge();
    return { at: 'preview', preview: readImport(await file.text()), name: file.name };
  } catch (thrown) {
    const says = thrown instanceof ReadbackError ? errorText(thrown) : 'This file could not be read.';
    return { at: 'failed', says };
  }
}
