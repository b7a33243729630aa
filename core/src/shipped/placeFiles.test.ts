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
  for (const chainId of placeNetworks()) {
    const rows = (files[of.get(chainId) ?? -1] ?? '').split('\n');
    const others = rows.filter((it) => !it.split(' ').slice(2).includes(String(chainId)));
    expect(others.length, `${chainId}`).toBeLessThan(60);
  }
});

test('names are kept once, and none is empty', () => {
  expect(placeNames.filter((it) => it === '')).toEqual([]);
  expect(new Set(placeNames).size).toBe(placeNames.length);
});
