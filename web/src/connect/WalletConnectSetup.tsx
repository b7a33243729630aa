import * as words from '@readback/phrases/words/web/wallet/walletconnect.ts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { urlOf } from '../data/sources/sources.ts';
import { sourceWords } from '../data/sources/sourceWords.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Words } from '../ui/text/Words.tsx';
import { setUpWalletConnect, walletConnectSetting } from '../wallet/walletconnect/setting.ts';
import look from '../ui/look/look.module.css';
import styles from './WalletConnect.module.css';

const dashboard = 'https://cloud.walletconnect.com';

/** What WalletConnect needs before it can be used, what that is, and who learns what. */
export function WalletConnectSetup({
  of = 'wallet',
  onDone,
  onCancel,
}: {
  /** What is to be reached through the relay. */
  of?: 'wallet' | 'app';
  onDone: () => void;
  onCancel: () => void;
}) {
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
        <Words
          of={of === 'app' ? words.setup.leadApp : words.setup.lead}
          values={{
            b: (inner) => <b>{inner}</b>,
            dashboard: (inner) => (
              <a href={dashboard} target="_blank" rel="noopener noreferrer">
                {inner}
              </a>
            ),
          }}
        />
      </p>
      <p className={look.quiet}>{told}</p>
      <TextField
        label={words.setup.projectId}
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
        <summary>{words.setup.otherRelay}</summary>
        <TextField
          label={words.setup.relayUrl}
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
        <Button onClick={onCancel}>{words.setup.cancel}</Button>
        <Button tone="primary" type="submit">
          {words.setup.confirm}
        </Button>
      </div>
      <p className={look.quiet}>{words.setup.reloads}</p>
    </form>
  );
}
