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
      <h2 id="take-along">Export</h2>
      <p className={styles.lead}>
        One file with your Activity, address book, tokens, spenders, ABIs, sources and units. It shows what
        you own and did: keep it like a bank statement. It contains no wallet keys or sessions, nothing from
        the assistant, and no fetched data.
      </p>
      <label className={styles.tick}>
        <input type="checkbox" checked={nodes} onChange={(event) => setNodes(event.currentTarget.checked)} />
        <span>Include your networks and nodes. A node URL may contain a provider’s key.</span>
      </label>
      <div className={styles.actions}>
        <Button
          busy={isReading}
          onClick={() => {
            saveFile(fileName('data', 'json'), exportText({ nodes }), 'application/json');
            setSaved(true);
          }}
        >
          Save as a file
        </Button>
        <output className={styles.sub}>{saved ? 'Passed to your browser to be saved.' : ''}</output>
      </div>
    </section>
  );
}
