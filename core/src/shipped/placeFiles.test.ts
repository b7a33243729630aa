import { expect, test } from 'vitest';
import { placeFiles } from './placeFiles.ts';
import { placeNames, placeNetworks, placesNow } from './places.ts';
import { readPlaces } from './readPlaces.ts';

const { files, of } = placeFiles();

test('the files of the page say of each network what the tables say, and no more', () => {
  expect(new Set(of.keys())).toEqual(new Set(placeNetworks()));
  for (const chainId of placeNetworks()) {
    const read = readPlaces(placeNames, files[of.get(chainId) ?? -1] ?? '', chainId);
    expect(read, `${chainId}`).toEqual(placesNow(chainId));
    expect(read.size).toBeGreaterThan(0);
  }
  // A network whose number ends another one's has none of its contracts.
  expect(readPlaces(placeNames, files[of.get(42_161) ?? -1] ?? '', 161)).toEqual(new Map());
});

test('a request loads little of what is of other networks', () => {
  const networks = files.map((_, file) => [...of].filter(([, its]) => its === file).length);
  const shared = files.filter((_, file) => (networks[file] ?? 0) > 1).map((it) => it.split('\n').length);
  expect(shared.length).toBeGreaterThan(5);
  expect(Math.max(...shared)).toBeLessThanOrEqual(60);
  const own = [1, 42_161, 8453].map((it) => of.get(it) ?? -1);
  expect(own.map((file) => networks[file])).toEqual([1, 1, 1]);
});

test('names are kept once, and none is empty', () => {
  expect(placeNames.filter((it) => it === '')).toEqual([]);
  expect(new Set(placeNames).size).toBe(placeNames.length);
});
