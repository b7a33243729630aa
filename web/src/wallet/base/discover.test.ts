import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcedOf } from './discover.ts';
import { fakeWallet } from '../testing/fakeWallet.ts';
import { fakePage, install } from '../testing/page.ts';

let discover: typeof import('./discover.ts');

beforeEach(async () => {
  ({ discover } = await fakePage().load());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lists a wallet once, however often it announces itself', () => {
  install(fakeWallet());
  discover.discover();
  discover.discover();
  expect(discover.announced().map((it) => it.name)).toEqual(['Fox Wallet']);
});

it('shows both of two wallets that claim one id, and says that they do', () => {
  discover.discover();
  install(fakeWallet(), { uuid: 'a' });
  install(fakeWallet(), { uuid: 'b' });
  const all = discover.announced();
  expect(all).toHaveLength(2);
  expect(all.every((it) => discover.hasTwin(it, all))).toBe(true);
});

it('takes an id in other letters or with a space behind it for the same id', () => {
  discover.discover();
  install(fakeWallet(), { uuid: 'a', rdns: 'com.fox' });
  install(fakeWallet(), { uuid: 'b', rdns: 'Com.Fox ' });
  const all = discover.announced();
  expect(all.every((it) => discover.hasTwin(it, all))).toBe(true);
});

it('lists one wallet once, whatever it calls itself the next time', () => {
  discover.discover();
  const fox = fakeWallet();
  for (let at = 0; at < 100; at += 1) install(fox, { rdns: `w${at}`, name: `Wallet ${at}` });
  install(fakeWallet(), { rdns: 'com.honest', name: 'Honest' });
  expect(discover.announced().map((it) => it.name)).toEqual(['Wallet 0', 'Honest']);
});

it('keeps two wallets apart that even use the same number for themselves', () => {
  discover.discover();
  install(fakeWallet(), { uuid: 'same' });
  install(fakeWallet(), { uuid: 'same' });
  expect(new Set(discover.announced().map((it) => it.key)).size).toBe(2);
});

it('lists no more wallets than a dialog can hold', () => {
  discover.discover();
  for (let at = 0; at < 100; at += 1) install(fakeWallet(), { rdns: `w${at}` });
  expect(discover.announced()).toHaveLength(40);
});

const provider = fakeWallet();
const info = { uuid: 'u', name: 'Fox', rdns: 'com.fox', icon: 'data:image/svg+xml,<svg/>' };

it('shows no picture that would have to be fetched', () => {
  expect(announcedOf({ info, provider })?.icon).toBe(info.icon);
  for (const icon of [
    'https://fox.example/icon.png',
    'javascript:alert(1)',
    'data:text/html,<p>',
    5,
    undefined,
  ]) {
    const wallet = announcedOf({ info: { ...info, icon }, provider });
    expect(wallet).toBeDefined();
    expect(wallet).not.toHaveProperty('icon');
  }
});

it.each([
  ['without a provider', { info }],
  ['without a name', { info: { ...info, name: ' ' }, provider }],
  ['without an id', { info: { ...info, rdns: undefined }, provider }],
  ['with an endless name', { info: { ...info, name: 'x'.repeat(10_000) }, provider }],
  ['that is nothing', null],
  [
    'that is a trap',
    {
      get info() {
        throw new Error('trap');
      },
    },
  ],
])('ignores an announcement %s', (_, detail) => {
  expect(announcedOf(detail)).toBeUndefined();
});
