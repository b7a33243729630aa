import { engine } from '#words/engine.ts';
import { ofAsk } from './lateWords.ts';

/** The words of answers to questions, which the page fetches with the questions. */
export const askWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<string>(engine).filter(([id]) => id.startsWith(ofAsk)),
);
