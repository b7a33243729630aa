import * as words from '@readback/phrases/words/web/compose.ts';
import { MeantHere } from '../intent/MeantHere.tsx';
import { Link } from '../router/Link.tsx';
import type { ComposeKind } from '../router/composeKind.ts';
import { type Tab, Tabs } from '../ui/Tabs.tsx';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import styles from './Compose.module.css';
import { MessageForm } from './MessageForm.tsx';
import { SendForm } from './SendForm.tsx';
import { TypedDataForm } from './TypedDataForm.tsx';

const tabs: readonly Tab<ComposeKind>[] = [
  { value: 'send', label: words.send, content: <SendForm /> },
  { value: 'message', label: words.message, content: <MessageForm /> },
  { value: 'typedData', label: words.typedData, content: <TypedDataForm /> },
];

/** Writes a request by hand. It is read back before any wallet sees it. */
export function ComposeScreen({ kind, onKind }: { kind: ComposeKind; onKind: (kind: ComposeKind) => void }) {
  return (
    <section className={styles.screen}>
      <h1>{words.title}</h1>
      <p className={look.lead}>
        <Words of={words.lead} values={{ link: (inner) => <Link to="/contracts">{inner}</Link> }} />
      </p>
      <MeantHere />
      <Tabs label={words.kinds} tabs={tabs} value={kind} onChange={onKind} />
    </section>
  );
}
