import styles from './Digits.module.css';
import { type Brief, roundedUp, splitDigits } from './digits.ts';

/**
 * An exact number: all digits are there, and a long fraction grows quiet and breaks where it may. `brief`: only the first
 * have a place on the screen, and a sign says that they are not all; all are there for a screen reader and for copying,
 * and what opens beside it shows them. `aligned`: its point stands under those of others.
 */
export function Digits({
  text,
  brief,
  aligned,
}: {
  text: string;
  brief?: Brief | undefined;
  aligned?: boolean;
}) {
  const { head, tail } = splitDigits(text, brief);
  if (aligned) {
    const [front = ''] = head.split('.');
    return (
      <>
        {front}
        <span className={styles.fraction}>
          {head.slice(front.length)}
          <Rest tail={tail} />
        </span>
      </>
    );
  }
  if (tail.length === 0) return <>{head}</>;
  if (brief === 'up' || brief === 'fee') {
    return (
      <span className={brief === 'up' ? styles.about : styles.rounded} data-shown={roundedUp(head)}>
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
function Rest({ tail }: { tail: readonly string[] }) {
  if (tail.length === 0) return null;
  return (
    <span className={styles.cut}>
      <span className={styles.rest}>{tail.join('')}</span>
    </span>
  );
}
