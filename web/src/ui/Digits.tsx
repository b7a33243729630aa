import styles from './Digits.module.css';
import { splitDigits } from './digits.ts';

/** An exact number: all digits are there, and a long fraction grows quiet and breaks where it may. */
export function Digits({ text }: { text: string }) {
  const { head, tail } = splitDigits(text);
  if (tail.length === 0) return <>{head}</>;
  return (
    <>
      {head}
      <span className={styles.tail}>
        {tail.map((group, at) => (
          // Groups may be alike: their place is what they are.
          <span key={`${at}${group}`} className={styles.group}>
            <wbr />
            {group}
          </span>
        ))}
      </span>
    </>
  );
}
