import { use, useState } from 'react';
import { ForgetPanel } from './ForgetPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { KeptHere } from './KeptHere.tsx';
import { ownedReady } from './owned.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useKeeping } from '../../data/useKeeping.ts';
import { Button } from '../../ui/Button.tsx';
import { fileName, saveFile } from '../../ui/saveFile.ts';
import styles from './Data.module.css';
import { exportText } from './exportFile.ts';

/** What is kept in this browser, how to take it along, and how to be rid of it. */
export function DataSection() {
  use(ownedReady);
  return (
    <>
      <KeptHere />
      <ExportPanel />
      <ImportPanel />
      <ForgetPanel />
    </>
  );
}

/** Saves what the user owns as one file. */
function ExportPanel() {
  const [nodes, setNodes] = useState(false);
  const isReading = useKeeping() === 'reading';
  const [saved, setSaved] = useState(false);
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
            setSaved(true);
          }}
        >
          {words.save}
        </Button>
        <output className={styles.sub}>{saved ? words.saved : ''}</output>
      </div>
    </section>
  );
}
