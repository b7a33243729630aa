import type { Capabilities } from '@readback/core/world/probe/capabilities.ts';
import { simulates } from '@readback/core/world/probe/simulates.ts';
import * as words from '@readback/phrases/words/web/settings/networks.ts';
import { capabilityRows } from '@readback/phrases/capabilityRows.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import styles from './Networks.module.css';

/** What a node can do, line by line, with its own words where it refused. */
export function CapabilityTable({ capabilities }: { capabilities: Capabilities }) {
  const { client } = capabilities;
  const can = simulates(capabilities);
  return (
    <>
      {can === 'yes' ? null : (
        <p className={styles.poor}>{can === 'no' ? words.noSimulation : words.simulationUnknown}</p>
      )}
      <dl className={styles.table}>
        {client.s === 'known' ? (
          <div>
            <dt>{words.callsItself}</dt>
            <dd>
              <SafeText text={client.v} max={60} />
            </dd>
          </div>
        ) : null}
        {capabilityRows(capabilities).map(({ label, can: does, says, said }) => (
          <div key={label} data-can={does}>
            <dt>{label}</dt>
            <dd>
              {says}
              {said === undefined ? null : (
                <span className={styles.said}>
                  {' '}
                  <Words of={words.itSays} values={{ said: <SafeText text={said} max={120} /> }} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
