import type { Limits } from './limits.ts';

/**
 * Notices that the engine no longer answers. Silence alone proves nothing (it may wait for a node, and a machine may
 * have slept), so that it is first asked for a sign of life; only a busy or dead worker cannot give one.
 */
export function watchdog({ silence, grace, total }: Limits, on: { ping: () => void; dead: () => void }) {
  const whole = setTimeout(on.dead, total);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open = 0;

  function wait() {
    clearTimeout(timer);
    if (open > 0) return;
    timer = setTimeout(() => {
      on.ping();
      timer = setTimeout(on.dead, grace);
    }, silence);
  }

  wait();
  return {
    /** The engine said something. */
    heard: wait,
    /** The page owes the engine this many answers. */
    busy(questions: number) {
      open = questions;
      wait();
    },
    end() {
      clearTimeout(whole);
      clearTimeout(timer);
    },
  };
}
