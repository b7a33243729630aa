import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/practice/refusals.ts';
import { PracticeError } from './errors.ts';

export const rejected = () => new PracticeError(4001, words.rejected);
export const unauthorised = (why: string) => new PracticeError(4100, why);
export const unsupported = (method: string) => new PracticeError(4200, fill(words.unsupported, { method }));
export const notFound = (method: string) =>
  new PracticeError(-32601, fill(words.noMethod, { method: method.slice(0, 60) }));
export const invalid = (what: string) => new PracticeError(-32602, fill(words.invalid, { what }));
