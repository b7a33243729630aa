import { expect, test } from 'vitest';
import { getDomain } from 'tldts';
import { logInSites } from './logInSites.ts';

test('each name is small letters and digits, and each site a registered domain of one service', () => {
  const all = Object.entries(logInSites);
  expect(all.filter(([name]) => !/^[a-z0-9]+$/.test(name))).toEqual([]);
  const domains = all.flatMap(([, its]) => its);
  expect(domains.filter((it) => getDomain(it, { allowPrivateDomains: true }) !== it)).toEqual([]);
  expect(new Set(domains).size).toBe(domains.length);
});
