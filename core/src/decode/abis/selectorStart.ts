import type { Hex } from 'viem';

/**
 * How the rows are marked by the selector of each: its first ten bits as two digits of 32. Few rows share them, and more would
 * only weigh more, since nothing packs them.
 */
export function selectorStart(selector: Hex): string {
  return (Number.parseInt(selector.slice(2, 5), 16) >> 2).toString(32).padStart(2, '0');
}
