import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useState } from 'react';
import { useKeeping } from '../../data/useKeeping.ts';
import { Button } from '../../ui/Button.tsx';
import { fileName, saveFile } from '../../ui/saveFile.ts';
import styles from './Data.module.css';
import { exportText } from './exportFile.ts';

/** Saves what the user owns as one file. */
export function ExportPanel() {
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
