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
        One file with your Activity, address book, tokens, spenders, ABIs, sources and units. It says what you
        own and did: keep it as you would a bank statement. It holds no key of a wallet, no session of one,
        and nothing of the assistant; what was fetched is not in it either.
      </p>
      <label className={styles.tick}>
        <input type="checkbox" checked={nodes} onChange={(event) => setNodes(event.currentTarget.checked)} />
        <span>With your networks and nodes. A provider’s key may stand in the address of a node.</span>
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
        <output className={styles.sub}>{saved ? 'Handed to your browser to be saved.' : ''}</output>
      </div>
    </section>
  );
}
