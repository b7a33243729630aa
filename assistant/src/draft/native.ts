import type { DraftName } from './draft.ts';
import { isSameNetwork } from './networkNames.ts';

/** Whether a symbol is that of a network’s currency: of the one that the words name, else of the one in use. */
export function isNative(text: string, names: readonly DraftName[], network: string | undefined): boolean {
  const where = network ?? names.find((it) => it.inUse === true)?.name;
  return names.some(
    (it) =>
      where !== undefined && same(it.name, text) && it.nativeOf?.some((one) => isSameNetwork(one, where)),
  );
}

/** Whether a symbol is that of what wraps it. */
export function isWrapped(text: string, names: readonly DraftName[], network: string | undefined): boolean {
  return /^w./i.test(text) && isNative(text.slice(1), names, network);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
