import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { stationOrder } from './lint/stations.mjs';

const root = resolve(import.meta.dirname, '..');

test('ARCHITECTURE.md draws the stations that the lint holds, in the same order', () => {
  const text = readFileSync(resolve(root, 'ARCHITECTURE.md'), 'utf8');
  const section = text.slice(text.indexOf('## core/src, station by station'), text.indexOf('## The model'));
  const drawn = [...section.matchAll(/^\| `([\w.]+)\/?` \|/gm)].map(([, name]) => name);
  expect(drawn).toEqual(stationOrder);
});

test('every folder of the engine is a station', () => {
  const folders = readdirSync(resolve(root, 'core/src')).filter((it) => !it.endsWith('.test.ts'));
  expect(folders.toSorted()).toEqual(stationOrder.toSorted());
});

test('no folder of the engine holds more files than one can look through', () => {
  const crowded = readdirSync(resolve(root, 'core/src'), { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && it.name.endsWith('.ts') && !it.name.endsWith('.test.ts'))
    .reduce((counts, { parentPath }) => counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1), new Map());
  expect([...crowded].filter(([, count]) => count > 25)).toEqual([]);
});
