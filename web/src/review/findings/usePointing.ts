import { type RefObject, useEffect, useRef, useState } from 'react';
import { markAll, openAround } from '../../ui/pointed/pointAt.ts';

export type Pointing = Readonly<{
  /** Whether anything that would be marked is on the page. */
  there: boolean;
  /** Whether it stays marked until something else is pressed. */
  held: boolean;
  /** Brings the first of it into sight, and keeps all of it marked; or lets it go. */
  show: () => void;
}>;

/**
 * Marks parts of the page while the pointer or the keyboard is on the finding around `inside`, and for as long as its
 * "Show" is pressed.
 *
 * @param find the parts that belong to it, now; the same function while they may be the same
 */
export function usePointing(
  inside: RefObject<HTMLElement | null>,
  find: () => readonly HTMLElement[],
): Pointing {
  const [there, setThere] = useState(false);
  const [held, setHeld] = useState(false);
  const isHeld = useRef(false);
  const unmark = useRef<() => void>(undefined);

  const clear = () => {
    unmark.current?.();
    unmark.current = undefined;
  };
  const mark = () => {
    clear();
    unmark.current = markAll(find());
  };
  const letGo = () => {
    isHeld.current = false;
    setHeld(false);
    clear();
  };

  // The finding is drawn without this part, which comes later and listens to it.
  useEffect(() => {
    setThere(find().length > 0);
    const finding = inside.current?.closest<HTMLElement>('[data-place]');
    if (!finding) return;
    const leave = () => {
      if (!isHeld.current) clear();
    };
    finding.addEventListener('pointerenter', mark);
    finding.addEventListener('pointerleave', leave);
    finding.addEventListener('focusin', mark);
    finding.addEventListener('focusout', leave);
    return () => {
      clear();
      finding.removeEventListener('pointerenter', mark);
      finding.removeEventListener('pointerleave', leave);
      finding.removeEventListener('focusin', mark);
      finding.removeEventListener('focusout', leave);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the others only use what does not change.
  }, [inside, find]);

  // A press anywhere else, or Escape, lets it go.
  useEffect(() => {
    if (!held) return;
    const press = (event: PointerEvent) => {
      if (!inside.current?.contains(event.target as Node)) letGo();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') letGo();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', escape);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the others only use what does not change.
  }, [held, inside]);

  return {
    there,
    held,
    show() {
      if (isHeld.current) return letGo();
      mark();
      isHeld.current = true;
      setHeld(true);
      const [first] = find();
      if (first) openAround(first);
      first?.scrollIntoView({ block: 'center' });
    },
  };
}
