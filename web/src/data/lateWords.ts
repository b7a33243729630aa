import { addWords } from '@readback/phrases/message.ts';

/** In milliseconds: how soon after a failure it is tried again. */
const patience = 5_000;

let fetching: Promise<boolean> | undefined;

/**
 * Fetches the words that the page begins without. Whether they are here; never rejects. The same promise for all who
 * ask, until some time after it failed.
 */
export function lateWords(): Promise<boolean> {
  fetching ??= import('@readback/phrases/lateWords.ts').then(
    (it) => {
      addWords(it.lateWords);
      return true;
    },
    () => {
      setTimeout(() => (fetching = undefined), patience);
      return false;
    },
  );
  return fetching;
}
