import { engine } from '#words/engine.ts';

/**
 * The words that messages are made of: all of them. The page is built with the first of them in their place
 * (`lateWords.ts`), since all would be a tenth of what it loads before it can be used.
 */
export const pageWords: Readonly<Record<string, string>> = engine;
