import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { settleTime } from '../../ui/steady.ts';

/** In milliseconds: a focus that comes so soon after a press comes by that press. */
const sameMoment = 50;

/**
 * A button that signs with one press. It cannot be pressed for its first half second, nor for half a second after its
 * window came to the front: a press that was meant for what was here before must not sign. Once pressed it is spent.
 */
export function PressButton({ label, onPress }: { label: string; onPress: () => void }) {
  const [ready, setReady] = useState(false);
  const spent = useRef(false);
  // The time in which it stands still is outside React, and so is whether its window is in front.
  useEffect(() => {
    const settle = () => setTimeout(() => setReady(true), settleTime);
    let timer = settle();
    let pressedAt = -Infinity;
    const press = ({ timeStamp }: Event) => (pressedAt = timeStamp);
    const disturb = ({ type, timeStamp }: Event) => {
      // Inside Safe's page, the first press of all brings the focus here: that frame was in front before.
      if (type === 'focus' && window !== window.top && timeStamp - pressedAt < sameMoment) return;
      clearTimeout(timer);
      setReady(false);
      timer = settle();
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('focus', disturb);
    document.addEventListener('visibilitychange', disturb);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('focus', disturb);
      document.removeEventListener('visibilitychange', disturb);
    };
  }, []);
  return (
    <Button
      wide
      tone="primary"
      data-press
      disabled={!ready}
      onClick={() => {
        if (spent.current) return;
        spent.current = true;
        onPress();
      }}
    >
      {label}
    </Button>
  );
}
