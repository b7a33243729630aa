import * as words from '@readback/phrases/words/web/intent/dictate.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './Draft.module.css';
import { canRecognize, listen, recognitionOf } from './recognizer.ts';

/**
 * Held down, it listens on this device, and what was heard is in the field, where it is read before it is used. Where the
 * browser would send it away it says so, and does not listen.
 */
export function Dictate({ typed, onText }: { typed: string; onText: (text: string) => void }) {
  const lang = navigator.language;
  const [where, setWhere] = useState<'here' | 'away'>();
  const [state, setState] = useState<'still' | 'hearing' | 'failed'>('still');
  const current = useRef<ReturnType<typeof listen>>(undefined);
  const held = useRef(false);
  useEffect(() => () => current.current?.abort(), []);

  if (!canRecognize()) return null;
  if (where === 'away') return <p className={styles.aside}>{words.away}</p>;

  // Nobody is asked before someone wants to speak: where it would be recognized, the browser says then.
  const begin = async () => {
    if (state === 'hearing') return;
    held.current = true;
    const is = where ?? (await recognitionOf(lang));
    setWhere(is);
    if (is === 'away' || !held.current) return;
    const before = typed.trim() === '' ? '' : `${typed.trimEnd()} `;
    setState('hearing');
    current.current = listen(lang, {
      onText: (heard) => onText(`${before}${heard}`),
      onEnd: (failed) => setState(failed ? 'failed' : 'still'),
    });
  };
  const end = () => {
    held.current = false;
    current.current?.stop();
  };
  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return (
    <>
      <Button
        aria-pressed={state === 'hearing'}
        onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          void begin();
        }}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={(event) => {
          if (!isKey(event)) return;
          event.preventDefault();
          if (!event.repeat) void begin();
        }}
        onKeyUp={(event) => isKey(event) && end()}
        onBlur={end}
      >
        {state === 'hearing' ? words.hearing : words.hold}
      </Button>
      <output className={styles.aside}>{state === 'failed' ? words.failed : ''}</output>
    </>
  );
}
