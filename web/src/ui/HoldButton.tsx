import * as words from '@readback/phrases/words/web/ui/hold.ts';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import shared from './look/look.module.css';
import styles from './HoldButton.module.css';
import { type Hold, type HoldBroken, type HoldEvent, hold, idle, inSteps, progress } from './hold.ts';
import { countsFrom, disturbed, look, type Steady } from './steady.ts';

export type HoldButtonProps = {
  /** What happens, beginning with "Hold to". */
  label: string;
  tone: 'stop' | 'unknown';
  onHeld: () => void;
  disabled?: boolean;
};

/**
 * A button that does what it says only after it was held for a second and a half, by pointer or by Space or Enter,
 * on a page that is in front, and with nothing moving under it.
 */
export function HoldButton({ label, tone, onHeld, disabled }: HoldButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const state = useRef<Hold>(idle);
  const [phase, setPhase] = useState<Hold>(idle);
  const says = useId();
  const look = useSteady(button, label);

  const tell = (event: HoldEvent) => {
    const next = hold(state.current, event);
    if (next === state.current) return;
    state.current = next;
    setPhase(next);
    if (next.phase === 'done') onHeld();
  };
  const tick = useEffectEvent(tell);

  // Frames are counted outside React: only the bar changes between them.
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const draw = (part: number) => {
      if (bar.current) bar.current.style.transform = `scaleX(${calm ? inSteps(part) : part})`;
    };
    if (phase.phase !== 'held') {
      draw(phase.phase === 'done' ? 1 : 0);
      return;
    }
    let frame = requestAnimationFrame(function next(at) {
      const from = countsFrom(look());
      draw(progress(state.current, at, from));
      tick({ is: 'tick', at, seen: isInFront(), countsFrom: from });
      if (state.current.phase === 'held') frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [phase, look]);

  const press = (by: 'pointer' | 'key') => {
    if (!disabled) tell({ is: 'press', by, at: performance.now(), seen: isInFront() });
  };
  const stop = (why: HoldBroken) => tell({ is: 'break', why });

  return (
    <div className={styles.frame}>
      <button
        ref={button}
        type="button"
        className={`${styles.hold} ${styles[tone]}`}
        disabled={disabled}
        aria-describedby={says}
        onPointerDown={(event) => {
          if (event.button !== 0 || !event.isPrimary) return;
          // Touch captures the pointer: without it, leaving the button would go unnoticed.
          if (event.currentTarget.hasPointerCapture(event.pointerId)) {
            event.currentTarget.releasePointerCapture(event.pointerId);
          }
          press('pointer');
        }}
        onPointerUp={() => stop('letGo')}
        onPointerLeave={() => stop('left')}
        onPointerCancel={() => stop('left')}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return;
          event.preventDefault();
          if (!event.repeat) press('key');
        }}
        onKeyUp={(event) => {
          if (event.key === ' ' || event.key === 'Enter') stop('letGo');
        }}
        onBlur={() => stop('left')}
      >
        {label}
        <span ref={bar} className={styles.bar} aria-hidden />
      </button>
      <p id={says} className={shared.hidden}>
        {words.how}
      </p>
      <output className={phase.phase === 'broken' ? styles.broken : shared.hidden}>{said(phase)}</output>
    </div>
  );
}

function said(state: Hold): string {
  if (state.phase === 'held') return words.holding;
  return state.phase === 'broken' ? words.broken[state.why] : '';
}

/**
 * Watches how long an element has stood still on a page that is in front. `what` is what the button says: when that
 * changes, the time starts again. Gives a function that looks now.
 */
function useSteady(element: RefObject<HTMLElement | null>, what: string): () => Steady | undefined {
  const steady = useRef<Steady>(undefined);
  const lookNow = useCallback(() => {
    const box = element.current?.getBoundingClientRect();
    if (box) steady.current = look(steady.current, box, performance.now());
    return steady.current;
  }, [element]);

  // Words that change under the pointer are a move as well. The first look is before the first press: whoever presses
  // at once is not told that it moved.
  useLayoutEffect(() => {
    lookNow();
    steady.current = disturbed(steady.current, performance.now());
  }, [what, lookNow]);

  // A browser tells nobody when an element was moved by what is around it, so it is inspected.
  useEffect(() => {
    const disturb = () => {
      steady.current = disturbed(steady.current, performance.now());
    };
    const timer = setInterval(() => {
      if (!document.hidden) lookNow();
    }, 100);
    window.addEventListener('focus', disturb);
    document.addEventListener('visibilitychange', disturb);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', disturb);
      document.removeEventListener('visibilitychange', disturb);
    };
  }, [lookNow]);

  return lookNow;
}

/** Whether the user can be looking at this page: it is visible and has the focus. */
function isInFront(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
