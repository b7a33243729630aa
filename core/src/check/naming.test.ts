import { expect, it } from 'vitest';
import { namingIsNeverMilder } from './testing/namingIsNeverMilder.ts';

it('says nothing milder of any request, by any rule, for names of accounts', () => {
  expect(() => namingIsNeverMilder(1_500)).not.toThrow();
});
