import { errorText } from '@readback/phrases/problemText.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { copiedHere } from '../../inbox/extension/otherReadback.ts';
import { keepingWords } from '../../data/rows/keepingWords.ts';
import { Notice } from '../../ui/Notice.tsx';
import { applyImport, type Agreed } from './applyImport.ts';
import pick from '../../ui/fields/FilePick.module.css';
import styles from './Data.module.css';
import { mostBytes } from '../../data/exports/exportFile.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { type Preview, readImport, tooLarge } from './readImport.ts';
import { useWhyNotKept } from './useWhyNotKept.ts';

type State =
  | { at: 'start' }
  | { at: 'failed'; says: string }
  | { at: 'preview'; preview: Preview; name: string }
  | { at: 'done'; count: number };

/** Takes in a file that was saved here or in another browser, after showing what it would do. */
export function ImportPanel() {
  const [state, setState] = useState<State>({ at: 'start' });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const open = async (file: File) => setState(await previewOf(file));
  // What another window copied to here is shown like a file that was chosen. Nothing takes the place of one that is inspected.
  useEffect(() => {
    const look = () => {
      const copied = copiedHere.get();
      if (copied === undefined) return;
      copiedHere.set(undefined);
      setState((before) =>
        before.at === 'preview' ? before : previewIn(copied.text, copied.from ?? words.extension),
      );
    };
    look();
    return copiedHere.subscribe(look);
  }, []);
  const take = (preview: Preview, agreed: Agreed) =>
    setState({ at: 'done', count: applyImport(preview, agreed) });

  const preview = useRef<HTMLDivElement>(null);
  // Whoever copied it looks at another window: here it is brought into sight.
  useEffect(() => {
    if (state.at === 'preview') preview.current?.scrollIntoView({ block: 'nearest' });
  }, [state.at]);

  return (
    <section aria-labelledby="take-in">
      <h2 id="take-in">{words.importing}</h2>
      <p className={styles.lead}>{words.importLead}</p>
      <div className={styles.actions}>
        <label className={pick.file} htmlFor={id}>
          {words.choose}
        </label>
        <input
          className={pick.fileInput}
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
      {state.at === 'done' ? <Imported count={state.count} /> : null}
      {state.at === 'preview' ? (
        <div ref={preview}>
          <ImportPreview
            preview={state.preview}
            name={state.name}
            onTake={(agreed) => take(state.preview, agreed)}
            onCancel={() => setState({ at: 'start' })}
          />
        </div>
      ) : null}
    </section>
  );
}

/** How many entries came. Where the disk does not take them, that is a part of it: they are gone with the page. */
function Imported({ count }: { count: number }) {
  const why = useWhyNotKept();
  if (why === undefined || why === 'reading' || count === 0)
    return <Notice title={fill(words.imported, { count })} live="status" />;
  return (
    <Notice tone="caution" title={fill(words.importedHere, { count })} live="alert">
      {keepingWords[why]}
    </Notice>
  );
}

async function previewOf(file: File): Promise<State> {
  if (file.size > mostBytes) return failed(tooLarge());
  try {
    return previewIn(await file.text(), file.name);
  } catch (thrown) {
    return failed(thrown);
  }
}

function previewIn(text: string, name: string): State {
  try {
    return { at: 'preview', preview: readImport(text), name };
  } catch (thrown) {
    return failed(thrown);
  }
}

function failed(thrown: unknown): State {
  return { at: 'failed', says: thrown instanceof ReadbackError ? errorText(thrown) : words.unreadable };
}
