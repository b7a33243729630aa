import styles from './Digits.module.css';
import { splitDigits } from './digits.ts';

/**
 * An exact number: all digits are there, and a long fraction grows quiet and breaks where it may. `brief`: only the first
 * have a place on the screen, cut and never rounded, and a sign says that there are more; all are there for a screen
 * reader and for copying, and what opens beside it shows them.
 */
export function Digits({ text, brief }: { text: string; brief?: boolean | undefined }) {
  const { head, tail } = splitDigits(text);
  if (tail.length === 0) return <>{head}</>;
  return (
    <>
      {head}
      {brief ? (
        <Rest tail={tail} />
      ) : (
        <span className={styles.tail}>
          {tail.map((group, at) => (
            // Groups may be alike: their place is what they are.
            <span key={`${at}${group}`} className={styles.group}>
              <wbr />
              {group}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** The digits that have no place on the screen. */
export function Rest({ tail }: { tail: readonly string[] }) {
  if (tail.length === 0) return null;
  return (
    <span className={styles.cut}>
      <span className={styles.rest}>{tail.join('')}</span>
    </span>
  );
}
