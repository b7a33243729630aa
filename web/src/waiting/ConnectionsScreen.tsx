import * as words from '@readback/phrases/words/web/waiting/connections.ts';
import type { ReactNode } from 'react';
import { useChanging } from '../data/base/changing.ts';
import { isExtension } from '../inbox/extension/isExtension.ts';
import { scriptEndpoint } from '../inbox/waiting/scripts.ts';
import { Link } from '../router/Link.tsx';
import button from '../ui/Button.module.css';
import { Icon, type IconName } from '../ui/Icon.tsx';
import look from '../ui/look/look.module.css';
import { Words } from '../ui/text/Words.tsx';
import { ConnectApp } from './apps/ConnectApp.tsx';
import styles from './Connections.module.css';
import { ConnectScript } from './ConnectScript.tsx';
import waiting from './look/Waiting.module.css';

/** Everything that can send requests here, and how each is connected. */
export function ConnectionsScreen() {
  const endpoint = useChanging(scriptEndpoint);
  const inExtension = isExtension();
  return (
    <section className={waiting.screen}>
      <h1>{words.title}</h1>
      <p className={look.lead}>
        <Words of={words.lead} values={{ link: (inner) => <Link to="/waiting">{inner}</Link> }} />
      </p>
      <div className={styles.cards}>
        <Card icon="puzzle" title={words.extension}>
          <p>{words.extensionLead}</p>
          <p className={look.quiet}>
            <Words
              of={inExtension ? words.extensionHere : words.extensionHow}
              values={{ code: (inner) => <code className={waiting.code}>{inner}</code> }}
            />
          </p>
        </Card>
        {inExtension ? null : (
          <Card icon="globe" title={words.dapp}>
            <p>{words.dappLead}</p>
            <Link className={button.button} to="/dapp">
              {words.dappOpen}
            </Link>
          </Card>
        )}
        <Card icon="device" title={words.device}>
          <p>{words.deviceLead}</p>
          <p className={look.quiet}>{words.deviceHow}</p>
        </Card>
        <Card icon="shield" title={words.safe}>
          <p>{words.safeLead}</p>
          <p className={look.quiet}>
            <Words of={words.safeHow} values={{ link: (inner) => <Link to="/">{inner}</Link> }} />
          </p>
        </Card>
      </div>
      {inExtension ? null : <ConnectScript endpoint={endpoint} />}
      <ConnectApp />
    </section>
  );
}

function Card({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className={`${look.panel} ${styles.card}`}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.says}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
