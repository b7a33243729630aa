import { expect, test } from 'vitest';
import { readOwnNetwork } from '../../data/networks/ownNetwork.ts';
import { chainList } from './chainList.ts';
import { searchChains } from './searchChains.ts';

const ids = (text: string) => searchChains(chainList, text).map((it) => it.chainId);

test('a chain is found by its id before others whose ids begin so', () => {
  expect(ids('100')[0]).toBe(100);
  expect(ids('100').length).toBeGreaterThan(1);
});

test('a chain is found by its name, before test networks and names that only hold it', () => {
  expect(ids('gnosis')[0]).toBe(100);
  expect(ids(' Linea ')[0]).toBe(59144);
});

test('nothing is found for nothing, and at most eight for anything', () => {
  expect(ids('')).toEqual([]);
  expect(ids('no chain is called so')).toEqual([]);
  expect(ids('a')).toHaveLength(8);
});

test('no chain of the list is the practice chain, or counts in other units, or is reached in the clear', () => {
  expect(chainList.length).toBeGreaterThan(600);
  expect(chainList.filter((it) => [31337, 31338, 4217].includes(it.chainId))).toEqual([]);
  expect(chainList.filter((it) => !/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/)/.test(it.rpc))).toEqual(
    [],
  );
});

test('what is chosen from the list can be added, as it is there', () => {
  const problems = chainList.flatMap((it) => {
    const draft = { ...it, chainId: String(it.chainId), explorer: it.explorer ?? '' };
    const read = readOwnNetwork(draft, []);
    return 'problems' in read ? [`${it.chainId} ${it.name}: ${Object.keys(read.problems).join()}`] : [];
  });
  expect(problems).toEqual([]);
});
