import { useChanging } from '../data/changing.ts';
import { askedToKeep } from './askToKeep.ts';
import styles from './Review.module.css';

/** Why the browser is asked to keep what this page keeps, and what it said, with the entry that was signed first. */
export function AskedToKeep({ id }: { id: string }) {
  const asked = useChanging(askedToKeep);
  if (asked?.id !== id) return null;
  return <output className={styles.says}>{words[asked.said]}</output>;
}

const words = {
  asking:
    'This is the first request you signed here. Readback asks your browser not to delete it when storage runs low.',
  granted: 'Your browser keeps what you sign here until you delete it.',
  refused:
    'Your browser may delete what is kept here when storage runs low. Save Activity as a file from time to time.',
} as const;
