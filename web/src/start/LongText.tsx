import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/start/longText.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PasteForm.module.css';

export type LongTextProps = {
  /** How many characters were pasted, and how many of them are shown. */
  all: number;
  shown: number;
  onClear: () => void;
};

/** What is said of a text that is too long to be shown whole. */
export function LongText({ all, shown, onClear }: LongTextProps) {
  return (
    <p className={styles.long}>
      {fill(words.cut, { all, shown })}{' '}
      <Button tone="quiet" onClick={onClear}>
        {words.clear}
      </Button>
    </p>
  );
}
