/** Runs what it is given, `most` at once, in the order in which it came. */
export function taking(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const next: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => next.push(resolve));
    try {
      return await work();
    } finally {
      const first = next.shift();
      if (first) first();
      else running -= 1;
    }
  };
}
