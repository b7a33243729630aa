import * as words from '@readback/phrases/words/web/ui/undo.ts';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHere } from '../router/here.ts';
import { Button } from '../ui/Button.tsx';
import look from '../ui/look/look.module.css';
import { type Forgotten, letGo, undo } from '../ui/undo/undo.ts';
import styles from './UndoLine.module.css';

/** What was forgotten comes back by a press, until the line is closed or another screen is opened. */
export function UndoLine({ of }: { of: Forgotten }) {
  const { path } = useHere().place;
  const [shown, setShown] = useState({ of, path });
  if (shown.of !== of) setShown({ of, path });
  const left = shown.of === of && path !== shown.path;
  // The line goes with the screen, and what belongs to the thing goes with the line.
  useEffect(() => {
    if (left) letGo(of);
  }, [left, of]);
  return (
    <output className={styles.line}>
      <p className={look.wrap}>
        <b>{of.says}</b> {of.what}
      </p>
      <Button onClick={() => undo(of)}>{words.undo}</Button>
      <button type="button" className={styles.close} onClick={() => letGo(of)}>
        <span className={look.hidden}>{words.close}</span>
        <X size={20} aria-hidden />
      </button>
    </output>
  );
}
