import { addWords } from '@readback/phrases/message.ts';

/** In milliseconds: how soon after a failure it is tried again. */
const patience = 5_000;

/**
 * Each fetches words that the page begins without. Whether they are here; never rejects. The same promise for all who ask,
 * until some time after it failed. The first are those of every reading, the others those of its warnings and of what
 * follows it.
 */
export const lateWords = fetched(() => import('@readback/phrases/lateWords.ts').then((it) => it.lateWords));
export const checkWords = fetched(() =>
  import('@readback/phrases/checkWords.ts').then((it) => it.checkWords),
);

function fetched(words: () => Promise<Readonly<Record<string, string>>>): () => Promise<boolean> {
  let fetching: Promise<boolean> | undefined;
  return () =>
    (fetching ??= words().then(
      (it) => {
        addWords(it);
        return true;
      },
      () => {
        setTimeout(() => (fetching = undefined), patience);
        return false;
      },
    ));
}
