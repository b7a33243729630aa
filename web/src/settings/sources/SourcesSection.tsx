import { sources } from '../../data/sources.ts';
import panel from '../../ui/Panel.module.css';
import { NodeHosts } from './NodeHosts.tsx';
import { SourceRow } from './SourceRow.tsx';
import styles from './Sources.module.css';

/** Every host that the page may ask, with what it learns, and the switch for it. */
export function SourcesSection() {
  return (
    <>
      <p className={styles.lead}>
        These are all the hosts this page may ask, besides its own. A host that is off is never asked. Your
        browser wallet has its own hosts, which Readback neither sees nor controls.
      </p>
      <ul className={`${panel.panel} ${styles.list}`}>
        {sources.map((source) => (
          <li key={source.id}>
            <SourceRow source={source} />
          </li>
        ))}
      </ul>
      <NodeHosts />
    </>
  );
}
