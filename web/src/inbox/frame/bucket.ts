/** Lets `most` through at once, and `each` more every second. `now` in milliseconds. */
export function bucket(most: number, each: number, now: () => number): () => boolean {
  let left = most;
  let last = now();
  return () => {
    const at = now();
    left = Math.min(most, left + ((at - last) / 1_000) * each);
    last = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
