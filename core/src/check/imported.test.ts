import { expect, it } from 'vitest';
import { importIsNeverMilder } from './testing/importIsNeverMilder.ts';

it('says nothing milder of any request, by any rule, for rows of a book that came with a file', () => {
  expect(() => importIsNeverMilder(1_500)).not.toThrow();
});
