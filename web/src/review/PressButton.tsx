import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { settleTime } from '../ui/steady.ts';

/**
 * A button that signs with one press. It cannot be pressed for its first half second: a press that was meant for
 * what was here before must not sign. Once pressed it is spent.
 */
export function PressButton({ label, onPress }: { label: string; onPress: () => void }) {
  const [ready, setReady] = useState(false);
  const spent = useRef(false);
  // The time in which it stands still is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), settleTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button
      wide
      tone="primary"
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
