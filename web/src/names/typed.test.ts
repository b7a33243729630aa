import { known, unknown } from '@readback/core/model/known.ts';
import { says, tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import { encodeAbiParameters } from 'viem';
import { describe, expect, test } from 'vitest';
import { addressNamed, bookName } from './bookName.ts';
import { NotRead } from '../data/base/notRead.ts';
import { lookedUp } from './lookup/lookedUp.ts';
import { notResolved } from './notResolved.ts';
import { resolveTyped } from './resolveTyped.ts';
import { suggestionsFor } from './suggestions.ts';
import { trustIn } from '../data/names/trust.ts';

const mine = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const anna = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const paid = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const book: readonly BookEntry[] = [
  { address: anna, name: 'Anna', own: false, paid: 2 },
  { address: mine, own: true, paid: 0 },
  { address: paid, own: false, paid: 9 },
];
const signal = new AbortController().signal;

describe('the user’s own book', () => {
  test('gives the address of a name that is there once', () => {
    expect(addressNamed(book, ' anna ')).toBe(anna);
    expect(addressNamed(book, '')).toBeUndefined();
    expect(
      addressNamed([...book, { address: paid, name: 'ANNA', own: false, paid: 0 }], 'anna'),
    ).toBeUndefined();
  });

  test('gives the name of an address, however it is written', () => {
    expect(bookName(book, anna.toLowerCase() as typeof anna)?.name).toBe('Anna');
    expect(bookName(book, mine)).toBeUndefined();
  });

  test('offers own accounts first, then saved names, then whom the user paid', () => {
    expect(suggestionsFor(book, '').map((it) => it.address)).toEqual([mine, anna, paid]);
    expect(suggestionsFor(book, 'ANN').map((it) => it.address)).toEqual([anna]);
    expect(suggestionsFor(book, '0x70').map((it) => it.address)).toEqual([anna]);
    expect(suggestionsFor(book, paid.slice(0, 8)).map((it) => it.paid)).toEqual([9]);
    expect(suggestionsFor(book, anna)).toEqual([]);
    const many = Array.from({ length: 50 }, (_, at) => ({
      address: `0x${String(at).padStart(40, '0')}` as typeof anna,
      name: `Name ${at}`,
      own: false,
      paid: 0,
    }));
    expect(suggestionsFor(many, 'name')).toHaveLength(8);
  });

  test('offers the accounts of the practice chain last, by their names, and each address once', () => {
    const practice = ([mine, anna, paid, `0x${'9'.repeat(40)}`] as const).map((address, at) => ({
      address,
      name: `Practice account ${at + 1}`,
    }));
    expect(suggestionsFor(book, '', practice).map((it) => it.name)).toEqual([
      'Practice account 1',
      'Anna',
      'Practice account 3',
      'Practice account 4',
    ]);
    expect(suggestionsFor([{ ...book[2], blocked: true } as BookEntry], '3', practice)).toEqual([]);
  });

  test('does not offer whom the user blocked, saved or not', () => {
    const blocked = book.map((it) => (it.own ? it : { ...it, blocked: true as const }));
    expect(suggestionsFor(blocked, '').map((it) => it.address)).toEqual([mine]);
  });

  test('says whose an address is', () => {
    expect([mine, anna, paid].map((it) => trustIn(book, it as typeof anna))).toEqual([
      'own',
      'saved',
      'stranger',
    ]);
  });

  test('a name that came with a file makes nobody saved', () => {
    const named = { address: anna as `0x${string}`, name: 'Anna', own: false, paid: 0 };
    expect(trustIn([named], named.address)).toBe('saved');
    expect(trustIn([{ ...named, imported: true }], named.address)).toBe('stranger');
  });
});

describe('a typed name', () => {
  const service = { chainId: 1, universalResolver: mine } as const;
  const record = encodeAbiParameters([{ type: 'address' }], [anna]);
  const answer = encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [record, paid]);
  const world = tableWorld({ eth_call: says(answer) }, { ens: () => known(service) });

  test('gives its address and what is odd about it', async () => {
    expect(await resolveTyped('Anna.eth', 1, signal, world)).toEqual({
      name: 'anna.eth',
      address: anna,
      mixed: false,
      elsewhere: false,
    });
    expect(await resolveTyped('東京anna.eth', 1, signal, world)).toMatchObject({ mixed: true });
  });

  test('that is none, or nobody’s, says so; one that could not be looked up is an error', async () => {
    expect(await resolveTyped('an_na.eth', 1, signal, world)).toMatchObject({
      bad: expect.stringContaining('underscore'),
    });
    const nothing = encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], ['0x', paid]);
    const empty = tableWorld({ eth_call: says(nothing) }, { ens: () => known(service) });
    expect(await resolveTyped('anna.eth', 1, signal, empty)).toMatchObject({
      bad: expect.stringContaining('not registered'),
    });
    const broken = tableWorld({}, { ens: () => known(service) });
    await expect(resolveTyped('anna.eth', 1, signal, broken)).rejects.toBeInstanceOf(NotRead);
  });

  test('behind a gateway names the host that must be asked, and a node is no such host', () => {
    expect(notResolved({ s: 'unknown', why: 'notAsked', source: 'gateway.example' }).reach).toBe(
      'gateway.example',
    );
    expect(notResolved({ s: 'unknown', why: 'notAsked', source: 'Ethereum' }).reach).toBeUndefined();
    expect(notResolved({ s: 'unknown', why: 'timeout', source: 'node.example' })).toEqual({
      error: 'The name could not be looked up: no answer in time.',
      failed: true,
    });
  });
});

test('a name that nobody has is an answer, a node that fails is none', () => {
  expect(lookedUp(known('a'))).toBe('a');
  for (const why of ['notFound', 'notAsked', 'switchedOff'] as const)
    expect(lookedUp(unknown(why))).toBeNull();
  for (const why of ['timeout', 'offline', 'refused', 'malformed'] as const)
    expect(() => lookedUp(unknown(why))).toThrow(NotRead);
});
