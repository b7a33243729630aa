import { Link } from '../router/Link.tsx';
import type { ComposeKind } from '../app/composeKind.ts';
import { type Tab, Tabs } from '../ui/Tabs.tsx';
import styles from './Compose.module.css';
import { MessageForm } from './MessageForm.tsx';
import { SendForm } from './SendForm.tsx';
import { TokenForm } from './TokenForm.tsx';
import { TypedDataForm } from './TypedDataForm.tsx';

const tabs: readonly Tab<ComposeKind>[] = [
  { value: 'send', label: 'Send', content: <SendForm /> },
  { value: 'token', label: 'Send a token', content: <TokenForm /> },
  { value: 'message', label: 'Message', content: <MessageForm /> },
  { value: 'typedData', label: 'Typed data', content: <TypedDataForm /> },
];

/** Writes a request by hand. It is read back before any wallet sees it. */
export function ComposeScreen({ kind, onKind }: { kind: ComposeKind; onKind: (kind: ComposeKind) => void }) {
  return (
    <section className={styles.screen}>
      <h1>Compose</h1>
      <p className={styles.lead}>
        Write a request. It is read back to you before your wallet is asked. To call a contract, go to{' '}
        <Link to="/contracts">Contracts</Link>.
      </p>
      <Tabs label="Kind of request" tabs={tabs} value={kind} onChange={onKind} />
    </section>
  );
}
