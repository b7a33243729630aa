import type { HandleKind } from './handle.ts';

/** What a model is told that a handle represents. */
export const kindWords: Readonly<Record<HandleKind, string>> = {
  ADDR: 'address',
  TOK: 'token',
  NUM: 'number',
  NAME: 'name',
  NET: 'network',
  DATE: 'date',
};
