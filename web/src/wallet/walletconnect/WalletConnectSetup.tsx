import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { urlOf } from '../../data/sources.ts';
import { sourceWords } from '../../data/sourceWords.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { setUpWalletConnect, walletConnectSetting } from './setting.ts';
import styles from './WalletConnect.module.css';

const dashboard = 'https://cloud.walletconnect.com';

/** What WalletConnect needs before it can be used, what that is, and who learns what. */
export function WalletConnectSetup({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [projectId, setProjectId] = useState(walletConnectSetting.get().projectId);
  const [relay, setRelay] = useState(urlOf('walletConnect'));
  const [wrong, setWrong] = useState<{ project?: string; relay?: string }>({});
  const field = useRef<HTMLInputElement>(null);
  const { told } = sourceWords.walletConnect;

  // The row that opened this keeps its place; the focus goes where something is to be entered.
  useEffect(() => field.current?.focus(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = setUpWalletConnect(projectId, relay);
    setWrong(found);
    if (!found.project && !found.relay) onDone();
  };
  return (
    <form className={styles.setup} onSubmit={submit} noValidate>
      <p>
        WalletConnect carries requests between this page and a wallet on another device. They pass through a
        relay, which requires a <b>project id</b>. It is free, and yours alone: sign in to{' '}
        <a href={dashboard} target="_blank" rel="noopener noreferrer">
          WalletConnect’s own dashboard
        </a>
        , create a project, and copy its id.
      </p>
      <p className={styles.sub}>{told}</p>
      <TextField
        label="Project id"
        mono
        value={projectId}
        onChange={(next) => {
          setProjectId(next);
          setWrong({});
        }}
        error={wrong.project}
        ref={field}
      />
      <details className={styles.more} open={wrong.relay ? true : undefined}>
        <summary>Another relay</summary>
        <TextField
          label="Relay URL"
          mono
          value={relay}
          onChange={(next) => {
            setRelay(next);
            setWrong({});
          }}
          error={wrong.relay}
        />
      </details>
      <div className={styles.actions}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button tone="primary" type="submit">
          Use WalletConnect
        </Button>
      </div>
      <p className={styles.sub}>
        The page reloads once, so that it may reach the relay. You can turn it off again in Settings, Sources.
      </p>
    </form>
  );
}
