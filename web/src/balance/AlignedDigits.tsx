import { Digits, Rest } from '../ui/text/Digits.tsx';
import { splitDigits } from '../ui/text/digits.ts';
import styles from './Balance.module.css';

/** The first digits of a number whose point is under those of others. */
export function AlignedDigits({ text }: { text: string }) {
  const { head, tail } = splitDigits(text, 'cut');
  const [front = ''] = head.split('.');
  return (
    <>
      {front}
      <span className={styles.fraction}>
        <Digits text={head.slice(front.length)} />
        <Rest tail={tail} />
      </span>
    </>
  );
}
