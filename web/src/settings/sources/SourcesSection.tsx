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
        These are all the hosts that this page may ask, besides its own. A host that is off is not asked from
        that moment on. The wallet in your browser has hosts of its own, which Readback neither sees nor
        governs.
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
