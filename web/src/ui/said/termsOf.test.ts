import { glossary } from '@readback/phrases/words/glossary.ts';
import { termNames } from '@readback/phrases/words/termNames.ts';
import { expect, it } from 'vitest';
import { termsOf } from './termsOf.ts';

const marked = (text: string) =>
  termsOf(text)
    .map((it) => (it.term === undefined ? it.text : `[${it.text}:${it.term}]`))
    .join('');

it.each([
  ['The gas fee is paid.', 'The [gas fee:gasFee] is paid.'],
  ['Allowances and an allowance.', '[Allowance:allowance]s and an allowance.'],
  ['No permission, no disordered borders.', 'No permission, no disordered borders.'],
  ['A look-alike address of the spender', 'A [look-alike address:addressPoisoning] of the [spender:spender]'],
  ['', ''],
])('“%s”: each term once, as a word of its own', (text, pieces) => {
  expect(marked(text)).toBe(pieces);
  expect(
    termsOf(text)
      .map((it) => it.text)
      .join(''),
  ).toBe(text);
});

it('every entry of the glossary has a name, and every name an entry', () => {
  expect(Object.keys(termNames).toSorted()).toEqual(Object.keys(glossary).toSorted());
});
