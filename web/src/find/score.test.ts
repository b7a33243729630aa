import { expect, test } from 'vitest';
import { score } from './score.ts';

const finds = (title: string, typed: string, more?: string) => score({ title, more }, typed) > 0;

test('accents, case and the order of words do not count', () => {
  expect(finds('Café Zürich', 'cafe')).toBe(true);
  expect(finds('Cafe', 'CAFÉ')).toBe(true);
  expect(finds('Flight school', 'school fli')).toBe(true);
  expect(finds('Flight school', 'school fly')).toBe(false);
});

test('letters may be left out of a title, from where one of its words begins', () => {
  expect(finds('Settings', 'stgs')).toBe(true);
  expect(finds('Flight school', 'schl')).toBe(true);
  expect(finds('Settings', 'ttgs')).toBe(false);
  expect(finds('A very long title with settled things', 'svt')).toBe(false);
});

test('what else is known is found whole, and letters left out of it are not', () => {
  expect(finds('Ana', '0x1341', '0x1341ab')).toBe(true);
  expect(finds('Ana', '0xab', '0x1341ab')).toBe(false);
});

test('the closer to the title, the better', () => {
  const ordered = [
    score({ title: 'Rules' }, 'rules'),
    score({ title: 'Rules for all' }, 'rules'),
    score({ title: 'All rules' }, 'rules'),
    score({ title: 'Overrulesome' }, 'rules'),
    score({ title: 'Other', more: 'rules' }, 'rules'),
    score({ title: 'Runs until less' }, 'rules'),
  ];
  expect(ordered).toEqual(ordered.toSorted((one, other) => other - one));
  expect(new Set(ordered).size).toBe(ordered.length);
});

test('nothing typed finds nothing', () => {
  expect(score({ title: 'Rules' }, '  ')).toBe(0);
});
