/**
 * Whether a piece of plain data weighs more than `maxBytes`: text by its length, every other value as 8 bytes.
 * Stops as soon as the cap is passed, and takes nesting deeper than 256 for too much:
 * that are 127 calls in calls, more than any run of a transaction has.
 */
export function weighs(it: unknown, maxBytes: number): 'fits' | 'tooMuch' {
  return remaining(it, maxBytes, 256) < 0 ? 'tooMuch' : 'fits';
}

function remaining(it: unknown, budget: number, depth: number): number {
  if (typeof it === 'string') return budget - it.length;
  if (typeof it !== 'object' || it === null) return budget - 8;
  if (depth === 0) return -1;
  let left = budget - 8;
  for (const [key, value] of Object.entries(it)) {
    left = remaining(value, left - key.length, depth - 1);
    if (left < 0) return left;
  }
  return left;
}
