import styles from './Digits.module.css';
import { type Brief, roundedUp, splitDigits } from './digits.ts';

/**
 * An exact number: all digits are there, and a long fraction grows quiet and breaks where it may. `brief`: only the first
 * have a place on the screen, and a sign says that they are not all; all are there for a screen reader and for copying,
 * and what opens beside it shows them.
 */
export function Digits({ text, brief }: { text: string; brief?: Brief | undefined }) {
  const { head, tail } = splitDigits(text, brief);
  if (tail.length === 0) return head;
  if (brief && brief !== 'cut') {
    return (
      <span className={styles[brief]} data-shown={roundedUp(head)}>
        <span className={styles.rest}>{text}</span>
      </span>
    );
  }
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
