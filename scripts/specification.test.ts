import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { specification } from './specification.ts';

const written = readFileSync(resolve(import.meta.dirname, '../docs/specification.md'), 'utf8');

test('the specification says what the code says: npm run specification brings it up to date', () => {
  expect(specification(written)).toBe(written);
});

test('a part that nothing writes is refused', () => {
  expect(() => specification('<!-- from the code: dreams -->\n<!-- end -->')).toThrow('dreams');
  expect(() => specification('nothing here')).toThrow('routes');
});

test('what matters is found', () => {
  for (const it of ['#/review/$id', 'Sourcify', 'eth_simulateV1', 'larger than 4 MB', 'mostText']) {
    expect(written).toContain(it);
  }
});
