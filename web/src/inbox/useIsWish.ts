import { useEffect, useState } from 'react';

/** Whether a text says what someone wants to do; undefined of no text, and while what reads words is still on its way. */
export function useIsWish(text: string | undefined): boolean | undefined {
  const [found, setFound] = useState<Readonly<{ text: string; is: boolean }>>();
  useEffect(() => {
    if (text === undefined) return;
    let left = false;
    const tell = (is: boolean) => {
      if (!left) setFound({ text, is });
    };
    // Without it a text is shown as one: pressing “Read it back” tries again.
    void import('./isWish.ts').then(
      ({ isWish }) => tell(isWish(text)),
      () => tell(false),
    );
    return () => {
      left = true;
    };
  }, [text]);
  return found?.text === text ? found?.is : undefined;
}
