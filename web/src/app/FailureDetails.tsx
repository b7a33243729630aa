import { SafeText } from '../ui/text/SafeText.tsx';
import styles from '../ui/Screen.module.css';

/** What a developer wants to know of a failure: where it happened, or at least what it says. */
export function FailureDetails({ error }: { error: unknown }) {
  return (
    <p className={styles.stack}>
      <SafeText text={error instanceof Error ? (error.stack ?? error.message) : String(error)} lines="many" />
    </p>
  );
}
