import { expect, test } from 'vitest';
import { mostTold, noteTold, type Pairs, type Told, told } from '../data/asking/told.ts';
import { countHosts, isThisMachine } from './countHosts.ts';
import { hostsTold } from './hostsTold.ts';
import { learnedOf, type Whose } from './learned.ts';
import { showWords } from './toldWords.ts';

const me = `0x${'a1'.repeat(20)}` as const;
const friend = `0x${'b2'.repeat(20)}` as const;
const token = `0x${'c3'.repeat(20)}` as const;
const whose: Whose = { own: new Set([me]), saved: new Set([friend]) };
const data = `0xa9059cbb${friend.slice(2).padStart(64, '0')}${'0'.repeat(63)}1`;

function row(of: Partial<Told>): Told {
  const host = 'node.example';
  const what = of.what ?? '';
  return { at: 1, host, to: { node: 1 }, what, size: what.length, during: '/', status: 200, ...of };
}
const rpc = (method: string, ...params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

test('a node that is asked for a balance learns whose', () => {
  expect(learnedOf(row({ what: rpc('eth_getBalance', me, 'latest') }), whose)).toEqual([
    { is: 'own', address: me },
  ]);
});

test('an account that is only watched, a Safe for one, is not called the user’s own', () => {
  const watching: Whose = {
    ...whose,
    own: new Set([me, friend]),
    watched: new Set([friend]),
    saved: new Set(),
  };
  expect(learnedOf(row({ what: rpc('eth_getBalance', friend, 'latest') }), watching)).toEqual([
    { is: 'watched', address: friend },
  ]);
});

test('a node that is asked which network it serves learns nothing of the user', () => {
  expect(learnedOf(row({ what: rpc('eth_chainId') }), whose)).toEqual([]);
});

test('a saved address inside a call is named, and so are the contract and the call', () => {
  const what = rpc('eth_call', { from: me.toUpperCase().replace('0X', '0x'), to: token, data }, 'latest');
  expect(learnedOf(row({ what }), whose)).toEqual([
    { is: 'own', address: me },
    { is: 'saved', address: friend },
    { is: 'address', address: token },
    { is: 'call', hex: '0xa9059cbb', bytes: 68 },
  ]);
});

test('other bytes in a call are not taken for an address', () => {
  const what = rpc('eth_call', { to: token, data }, 'latest');
  expect(learnedOf(row({ what }), { own: new Set(), saved: new Set() })).toEqual([
    { is: 'address', address: token },
    { is: 'call', hex: '0xa9059cbb', bytes: 68 },
  ]);
});

test('what is no longer kept of a long question is said, not left out', () => {
  const what = rpc('eth_simulateV1', { to: token });
  expect(learnedOf(row({ what, size: what.length + 40_000 }), whose)).toContainEqual({
    is: 'cut',
    characters: 40_000,
  });
});

test('hosts come by their last question, and questions that are alike are one line', () => {
  const rows = [
    row({ at: 10, what: rpc('eth_chainId') }),
    row({ at: 20, what: rpc('eth_chainId') }),
    row({
      at: 30,
      host: 'sourcify.dev',
      to: { source: 'sourcify' },
      what: token,
      during: '/review/a',
    }),
  ];
  const pairs: Pairs = new Map([
    ['node.example /', { count: 2, at: 20, to: new Map([['node', { node: 1 }]]) }],
    ['sourcify.dev /review/a', { count: 1, at: 30, to: new Map([['source', { source: 'sourcify' }]]) }],
  ]);
  const all = hostsTold({ rows, pairs }, whose);
  expect(all.map(({ host, count, asked }) => [host, count, asked.map((it) => it.times)])).toEqual([
    ['sourcify.dev', 1, [1]],
    ['node.example', 2, [2]],
  ]);
  expect(hostsTold({ rows, pairs }, whose, '/review/a').map((it) => it.host)).toEqual(['sourcify.dev']);
});

test('this device is no host that something left to', () => {
  for (const host of ['127.0.0.1:8481', 'localhost', 'readback.localhost:80', '[::1]:9'])
    expect(isThisMachine(host), host).toBe(true);
  for (const host of ['127.0.0.1.example', 'localhost.example:80', '192.168.0.2', 'x127.0.0.1'])
    expect(isThisMachine(host), host).toBe(false);
});

test('the list is bounded, and hosts of questions that are no longer listed still count', () => {
  // Other tests of this process may have told hosts already.
  told.set({ rows: [], pairs: new Map() });
  noteTold('https://first.example/v2/secret-key', { to: { node: 1 }, what: 'x' }, '/review/a');
  noteTold('http://127.0.0.1:8545/', { to: { node: 1 }, what: 'z' }, '/');
  for (let at = 0; at < mostTold; at++)
    noteTold('http://127.0.0.1:8545/', { to: { node: 1 }, what: 'y'.repeat(20_000) }, '/');
  const { rows, pairs } = told.get();
  expect(rows).toHaveLength(mostTold);
  expect(countHosts(pairs)).toEqual({ away: 1, here: true });
  expect(countHosts(pairs, '/review/a')).toEqual({ away: 1, here: false });
  expect(rows[0]?.what.length).toBeLessThan(rows[0]?.size ?? 0);
  expect(JSON.stringify([rows, ...pairs])).not.toContain('secret-key');

  // What is counted is what was asked; what is listed is what is said to be listed; and the host away is not left out.
  const hosts = hostsTold({ rows, pairs }, whose);
  expect(hosts.map(({ host, count, dropped, to }) => [host, count, dropped, to])).toEqual([
    ['127.0.0.1:8545', mostTold + 1, 1, [{ node: 1 }]],
    ['first.example', 1, 1, [{ node: 1 }]],
  ]);
  expect(hosts.map((it) => showWords(it, false))).toEqual([
    `Show the last ${mostTold} queries`,
    'Show the last 0 queries',
  ]);
  expect(hosts.every(({ isHere }) => isHere)).toBe(false);
});
