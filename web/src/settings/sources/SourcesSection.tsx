import * as words from '@readback/phrases/words/web/settings/sources.ts';
import { sources } from '../../data/sources.ts';
import panel from '../../ui/Panel.module.css';
import { NodeHosts } from './NodeHosts.tsx';
import { SourceRow } from './SourceRow.tsx';
import styles from './Sources.module.css';

/** Every host that the page may ask, with what it learns, and the switch for it. */
export function SourcesSection() {
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
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
