import { useEffect, useRef } from 'react';

/**
 * One question at a time: beginning another ends the one before, and what was ended shows nothing any more. Whoever leaves, or
 * looks at something else (`of`), is not waiting either.
 */
export function useOneAtATime<State>(show: (state: State) => void, of?: unknown) {
  const current = useRef<AbortController>(undefined);

  useEffect(() => () => current.current?.abort(), [of]);

  return {
    begin: () => {
      current.current?.abort();
      const stopper = new AbortController();
      current.current = stopper;
      return {
        signal: stopper.signal,
        show: (state: State) => {
          if (current.current === stopper) show(state);
        },
      };
    },
    stop: () => current.current?.abort(),
  };
}
