import * as words from '@readback/phrases/words/web/review/outcome.ts';
import { useChanging } from '../data/changing.ts';
import { askedToKeep } from './askToKeep.ts';
import styles from './Review.module.css';

/** Why the browser is asked to keep what this page keeps, and what it said, with the entry that was signed first. */
export function AskedToKeep({ id }: { id: string }) {
  const asked = useChanging(askedToKeep);
  if (asked?.id !== id) return null;
  return <output className={styles.says}>{words.askedToKeep[asked.said]}</output>;
}
