import * as words from '@readback/phrases/words/web/app/framed.ts';
import { OwnTab } from './OwnTab.tsx';
import styles from './OfflineNotice.module.css';

export function Framed() {
  return (
    <output className={styles.notice}>
      <span className={styles.offline}>
        <b>{words.inside}</b> {words.noSigning} <OwnTab />
      </span>
    </output>
  );
}
