import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/find.ts';
import { expect, test } from 'vitest';
import type { BookRow } from '../data/own/book.ts';
import { found, type Looked } from './found.ts';
import { type Item, itemsOf, type Sources } from './items.ts';

const ana = '0x1341750f4b1aC0ED43A4EE8c2EbE6C6bA2C1CBed';
const shop = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

const sources: Sources = {
  canReject: false,
  canDecide: false,
  practice: true,
  theme: 'system',
  connected: false,
  networks: [],
  book: [
    { address: ana, own: false, paid: 0, name: 'Ána' },
    { address: shop, own: true, paid: 0 },
  ] as readonly BookRow[],
  abis: [],
  shipped: {
    rules: [
      ['approval.unlimited', 'Approval without limit'],
      ['receiver.new', 'New receiver'],
    ],
    flights: [['swap', 'Swap 3,000 PUSD']],
  },
};

const listed = (typed: string, more: Partial<Looked> = {}, from: Sources = sources) =>
  found(typed, { items: itemsOf(from), read: [], first: false, activity: [], ...more });
const titles = (typed: string, more?: Partial<Looked>, from?: Sources) =>
  listed(typed, more, from).flatMap(({ items }) => items.map(({ title }) => title));
const request = (title: string): Item => ({ id: title, title, does: { kind: 'connect' } });

test('before anything is typed, the screens and what can be done are listed; rules and flights are not', () => {
  expect(listed('').map(({ id }) => id)).toEqual(['screens', 'acts', 'tasks', 'accounts']);
  expect(titles('').slice(0, 3)).toEqual(['Start', 'Requests', 'Create']);
});

test.each([
  ['sett', 'Settings'],
  ['stgs', 'Settings'],
  ['ana', 'Ána'],
  ['0x1341', 'Ána'],
  ['15D34', words.ownAccount],
  ['dark', words.themes.dark],
  ['connect', words.connect],
  ['receiver', 'New receiver'],
  ['approval.unlim', 'Approval without limit'],
  ['swap 3', 'Swap 3,000 PUSD'],
])('“%s” finds %s first', (typed, title) => {
  expect(titles(typed)[0]).toBe(title);
});

test.each([
  ['pay', 'send'],
  ['allowance', 'revoke'],
  ['script', 'script'],
  ['phone', 'device'],
  ['extension', 'extension'],
  ['rpc', 'node'],
  ['help', 'help'],
  ['what is this', 'help'],
] as const)('“%s” finds the task that people mean', (typed, task) => {
  expect(titles(typed)).toContain(words.tasks[task][0]);
});

test('a task comes before the rules that have its word', () => {
  expect(titles('node')[0]).toBe(words.tasks.node[0]);
});

test('what fits nothing finds nothing', () => {
  expect(listed('zzzz')).toEqual([]);
});

test('> looks through what can be done alone', () => {
  expect(listed('> theme').map(({ id }) => id)).toEqual(['acts']);
  expect(titles('>')).toContain(words.connect);
  expect(titles('> settings')).toEqual([]);
});

test('a request is first, words as a message are last', () => {
  const read = [request('read it')];
  expect(titles('settings', { read, first: true })[0]).toBe('read it');
  expect(titles('settings', { read }).at(-1)).toBe('read it');
  expect(titles('settings', { read })[0]).toBe('Settings');
});

test('what fits equally well stays in its order, also in Activity, which comes after a title', () => {
  const activity = ['swap two', 'swap one'].map(request);
  expect(titles('swap', { activity })).toEqual([
    words.tasks.say[0],
    'Swap 3,000 PUSD',
    'swap two',
    'swap one',
  ]);
});

test('what somebody wants to do comes before a rule or a flight of the same word', () => {
  const shipped = {
    rules: [['allowance', 'Allowance far above what you hold']],
    flights: [['pay', 'Pay Ana 120 PUSD']],
  } as const;
  const first = (typed: string) => titles(typed, {}, { ...sources, shipped })[0];
  expect(first('allowance')).toBe(words.tasks.revoke[0]);
  expect(first('pay')).toBe(words.tasks.send[0]);
  expect(first('batch')).toBe(words.tasks.paste[0]);
  expect(first('Pay Ana 120 PUSD')).toBe('Pay Ana 120 PUSD');
});

test('on an open Review there are Reject and the way to the decision, and never a way to sign', () => {
  const open = { ...sources, canReject: true, canDecide: true };
  expect(titles('', {}, open).slice(0, 2)).toEqual([words.toDecision, words.reject]);
  expect(titles('rej', {}, open)[0]).toBe(words.reject);
  expect(titles('decision', {}, open)[0]).toBe(words.toDecision);
  const all = Object.values(itemsOf(open)).flat();
  expect(all.filter(({ title }) => /\bsign\b/i.test(title))).toEqual([]);
  expect(titles('reject')).toEqual([]);
});

test('a theme that is used is not offered, and disconnecting only while connected', () => {
  const dark = { ...sources, theme: 'dark', connected: true } as const;
  const all = titles('>', {}, dark);
  expect(all).not.toContain(words.themes.dark);
  expect(all).not.toContain(words.connect);
  expect(all).toContain(words.disconnect);
});

test('flights are there only where there is a practice chain', () => {
  expect(titles('3,000', {}, { ...sources, practice: false })).toEqual([]);
  expect(titles('flight', {}, { ...sources, practice: false })).toEqual([]);
});

test('a contract is there once, with the ABI that was kept last', () => {
  const abi = { chainId: 5, address: ana, abi: [], origin: { by: 'file' }, keptAt: 2 } as const;
  const abis = [
    { ...abi, name: 'New name' },
    { ...abi, name: 'Old name', keptAt: 1 },
  ];
  const { contracts } = itemsOf({ ...sources, abis });
  expect(contracts).toMatchObject([{ title: 'New name', foreign: true }]);
  expect(contracts[0]?.note).toContain(fill(words.onChain, { id: '5' }));
});

test('names that are not ours are marked as foreign', () => {
  const { accounts } = itemsOf(sources);
  expect(accounts.map(({ foreign }) => foreign)).toEqual([true, undefined]);
});
