import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from './lint/rooms.mjs';
import { stationOrder } from './lint/stations.mjs';

const root = resolve(import.meta.dirname, '..');

test('ARCHITECTURE.md draws the stations that the lint holds, in the same order', () => {
  expect(drawnBetween('## core/src, station by station', '## The model')).toEqual(stationOrder);
});

test('what an amount is worth is read after everything: no station of the engine may import it', () => {
  expect(stationOrder.at(-1)).toBe('money');
});

test('every folder of the engine is a station', () => {
  const folders = readdirSync(resolve(root, 'core/src')).filter((it) => !it.endsWith('.test.ts'));
  expect(folders.toSorted()).toEqual(stationOrder.toSorted());
});

test('no folder of the engine holds more files than one can look through', () => {
  const sources = filesOf('core/src').filter(
    ({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(crowded(sources, 25)).toEqual([]);
});

test('ARCHITECTURE.md draws the folders of the page that the lint holds, in the same order', () => {
  expect(drawnBetween('## web/src', '## Practice chain')).toEqual(Object.keys(rooms));
});

test('every folder of the page has a place in the order', () => {
  expect(readdirSync(resolve(root, 'web/src')).toSorted()).toEqual(Object.keys(rooms).toSorted());
});

test('every folder of the page is closed but the two that all others stand on', () => {
  const open = Object.entries(rooms).filter(([, { doors }]) => doors === undefined);
  expect(open.map(([room]) => room)).toEqual(['data', 'ui', 'main.tsx']);
});

test('a closed folder of the page has no door that nobody uses', () => {
  const texts = filesOf('web/src')
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => [parentPath, readFileSync(resolve(parentPath, name), 'utf8')]);
  const unused = Object.entries(rooms).flatMap(([room, { doors = [] }]) =>
    doors.filter((door) => {
      const isOpened = texts.some(
        ([folder, text]) =>
          !isWithin(folder, resolve(root, 'web/src', room)) && text.includes(`/${room}/${door}'`),
      );
      return !isOpened;
    }),
  );
  expect(unused).toEqual([]);
});

test('no folder of the page holds more files than one can look through, its tests and styles counted', () => {
  expect(crowded(filesOf('web/src'), 40)).toEqual([]);
});

/** The names in the first column of the tables of a section of ARCHITECTURE.md. */
function drawnBetween(heading, next) {
  const text = readFileSync(resolve(root, 'ARCHITECTURE.md'), 'utf8');
  const section = text.slice(text.indexOf(heading), text.indexOf(next));
  return [...section.matchAll(/^\| `([\w.]+)\/?` \|/gm)].map(([, name]) => name);
}

function filesOf(folder) {
  return readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true }).filter((it) =>
    it.isFile(),
  );
}

/** The folders with more of these files than that. */
function crowded(files, most) {
  const counts = files.reduce(
    (all, { parentPath }) => all.set(parentPath, (all.get(parentPath) ?? 0) + 1),
    new Map(),
  );
  return [...counts].filter(([, count]) => count > most);
}

function isWithin(folder, outer) {
  return folder === outer || folder.startsWith(`${outer}/`);
}
