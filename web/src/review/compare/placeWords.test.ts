import { expect, it } from 'vitest';
import { placeWords } from './placeWords.ts';

it('counts from one, at every level', () => {
  expect(placeWords('0')).toBe('1');
  expect(placeWords('0.2')).toBe('1.3');
});

it('leaves out the middle of what is very deep', () => {
  const deep = Array.from({ length: 20 }, (_, at) => at).join('.');
  expect(placeWords(deep)).toBe('1.2.3.4.5.6.7.8.9.10.….20');
});
