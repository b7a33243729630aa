import { expect, test } from 'vitest';
import { signedForms } from './signedForms.ts';

test('every text of a form that is signed has a list of what it may say', () => {
  const texts = signedForms.flatMap(({ types, texts: known = {} }) =>
    types.flatMap((type) => {
      const text = typeof type === 'string' ? type : type.source;
      const names = [...text.matchAll(/\bstring(?:\[\]|\\\[\\\])?\)? (\w+)/g)].map(([, name = '']) => name);
      return names.map((name) => ({
        of: text.slice(0, 80),
        name,
        isListed: Object.keys(known).some((path) => path === name || path.endsWith(`.${name}`)),
      }));
    }),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(({ isListed }) => !isListed)).toEqual([]);
});
