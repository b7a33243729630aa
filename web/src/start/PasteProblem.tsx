import type { ReadbackError } from '@readback/core/text/errors.ts';
import { SafeText } from '../ui/SafeText.tsx';
import styles from './PasteForm.module.css';

/** Why a text could not be read, beside the field that still holds it. */
export function PasteProblem({ id, error }: { id: string; error: ReadbackError }) {
  return (
    <div className={styles.problem} id={id} role="alert">
      <p>
        <b>{error.shortMessage}</b>
      </p>
      {error.details ? (
        <details className={styles.more}>
          <summary>Details</summary>
          <SafeText text={error.details} lines="many" max={2_000} />
        </details>
      ) : null}
    </div>
  );
}
