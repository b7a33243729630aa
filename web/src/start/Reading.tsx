import { reading } from '@readback/phrases/words/web/start.ts';
import styles from './PasteForm.module.css';

/** Stands where it is said what a text is, from its first moment: on a slow line that takes a while. */
export function Reading() {
  return <p className={styles.reading}>{reading}</p>;
}
