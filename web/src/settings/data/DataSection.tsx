import { use, useEffect, useState } from 'react';
import { useChanging } from '../../data/base/changing.ts';
import { isExtension } from '../../inbox/extension/isExtension.ts';
import {
  copyTo,
  extensionHere,
  otherReadbacks,
  showToExtension,
} from '../../inbox/extension/otherReadback.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { ForgetPanel } from './ForgetPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { KeptHere } from './KeptHere.tsx';
import { ownedReady } from '../../data/exports/owned.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useKeeping } from '../../data/activity/useKeeping.ts';
import { Button } from '../../ui/Button.tsx';
import { fileName, saveFile } from '../../ui/saveFile.ts';
import look from '../../ui/look/look.module.css';
import styles from './Data.module.css';
import { exportText } from '../../data/exports/exportFile.ts';

/** What is kept in this browser, how to take it along, and how to be rid of it. */
export function DataSection() {
  use(ownedReady);
  // The extension hears of this page by messages of the window.
  useEffect(showToExtension, []);
  return (
    <>
      <KeptHere />
      <ExportPanel />
      <ImportPanel />
      <ForgetPanel />
    </>
  );
}

/** Saves what the user owns as one file, or copies it to the other Readback that is open. */
function ExportPanel() {
  const [nodes, setNodes] = useState(false);
  const isReading = useKeeping() === 'reading';
  const [done, setDone] = useState<'saved' | 'copied'>();
  const inPage = useChanging(extensionHere);
  const others = useChanging(otherReadbacks);
  const copy = (frame: string | undefined) => {
    copyTo(frame, exportText({ nodes }));
    setDone('copied');
  };
  return (
    <section aria-labelledby="take-along">
      <h2 id="take-along">{words.exporting}</h2>
      <p className={styles.lead}>{words.exportLead}</p>
      <label className={styles.tick}>
        <input type="checkbox" checked={nodes} onChange={(event) => setNodes(event.currentTarget.checked)} />
        <span>{words.withNodes}</span>
      </label>
      <div className={styles.actions}>
        <Button
          busy={isReading}
          onClick={() => {
            saveFile(fileName('data', 'json'), exportText({ nodes }), 'application/json');
            setDone('saved');
          }}
        >
          {words.save}
        </Button>
        {inPage ? (
          <Button busy={isReading} onClick={() => copy(undefined)}>
            {words.copyToExtension}
          </Button>
        ) : null}
        {others.map(({ frame, site }) => (
          <Button key={frame} busy={isReading} onClick={() => copy(frame)}>
            <Words of={words.copyTo} values={{ site: <SafeText text={site} max={80} /> }} />
          </Button>
        ))}
        <output className={look.quietWrap}>
          {done === 'saved' ? words.saved : done === 'copied' ? words.copied : ''}
        </output>
      </div>
      {isExtension() ? (
        <p className={look.quietWrap}>{others.length > 0 ? words.copyLead : words.copyHint}</p>
      ) : null}
    </section>
  );
}
