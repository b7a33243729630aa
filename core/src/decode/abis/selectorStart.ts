import type { Hex } from 'viem';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * How the rows are marked by the selector of each: its first six bits as a digit of 64. Some forty rows share one, and more
 * digits would only weigh more, since nothing packs them.
 */
export function selectorStart(selector: Hex): string {
  return digits[Number.parseInt(selector.slice(2, 4), 16) >> 2] ?? '';
}
