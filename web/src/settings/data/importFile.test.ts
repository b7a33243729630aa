import 'fake-indexeddb/auto';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { readTypedData } from '@readback/core/request/typedData/readTypedData.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { activity, activityTable } from '../../data/activity/activity.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { book } from '../../data/own/book.ts';
import { networkChoices } from '../../data/networks/choices.ts';
import { sourceChoices, urlOf } from '../../data/sources/sources.ts';
import { tokens } from '../../data/own/tokens.ts';
import { units } from '../../data/units.ts';
import { sample } from '../../review/testing/sample.ts';
import { applyImport } from './applyImport.ts';
import { activityText, exportText, mostBytes } from '../../data/exports/exportFile.ts';
import { ownedTables } from '../../data/exports/owned.ts';
import { type Preview, readImport } from './readImport.ts';

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const request = freeze(
  { kind: 'transaction', chainId: 1, call: { to: bob, value: 5n, data: '0x' }, set: {} },
  '{"to":"bob"}',
);
const incoming = { request, origin: { via: 'form' }, receivedAt: 1 } as const;
const entry: ActivityEntry = {
  id: 'a1',
  incoming,
  openedAt: 1,
  state: 'sent',
  readback: sample({ incoming }),
  hash: `0x${'ab'.repeat(32)}`,
};

beforeEach(() => {
  for (const { table } of ownedTables) table.clear();
  sourceChoices.set({ on: {}, urls: {} });
  networkChoices.set({ own: [], nodes: {}, off: [] });
  units.set({ times: 'local', fees: 'coin' });
});

const all = (preview: Preview) => ({
  tables: new Set(preview.tables.map(({ of }) => of.id)),
  choices: new Set(preview.choices.map(({ id }) => id)),
});
const onlyTables = (preview: Preview) => ({ ...all(preview), choices: new Set<string>() });
const file = (tables: unknown, settings: unknown = {}) =>
  JSON.stringify({ format: 'readback.export', version: 1, madeAt: '2026-11-21T00:00:00Z', tables, settings });
const rowsOf = (preview: Preview, id: string) => preview.tables.find(({ of }) => of.id === id);

function withEverything(): string {
  activityTable.set(entry.id, entry);
  book.name(bob, 'Bob');
  book.own(bob);
  book.paid(bob);
  tokens.add({ chainId: 1, address: token, kind: 'token', symbol: 'WETH', decimals: 18 });
  units.set({ times: 'utc', fees: 'gwei' });
  return exportText();
}

describe('what was saved', () => {
  test('comes back after everything was forgotten', () => {
    const text = withEverything();
    // Whose it is a wallet says again; what was paid, and the name, are known here no longer.
    const row = { address: bob, name: 'Bob', own: true, paid: 0, watched: true, imported: true };
    const before = [{ ...entry, imported: true }, [row], tokens.rows(), units.get()];
    for (const { table } of ownedTables) table.clear();
    units.set({ times: 'local', fees: 'coin' });
    const preview = readImport(text);
    applyImport(preview, all(preview));
    expect([activity.entry('a1'), book.entries(), tokens.rows(), units.get()]).toEqual(before);
  });

  test('changes nothing where it is all here already', () => {
    const preview = readImport(withEverything());
    expect(preview.choices).toEqual([]);
    for (const { fresh, other, left } of preview.tables) {
      expect([fresh.size, other.size, left.size]).toEqual([0, 0, 0]);
    }
    expect(rowsOf(preview, 'activity')?.same).toBe(1);
  });

  test('holds no key and no session of a wallet', () => {
    const node = 'https://node.example/v2/key';
    networkChoices.set({ own: [], nodes: { 1: node }, off: [] });
    const text = withEverything();
    expect(Object.keys(JSON.parse(text).settings)).toEqual(['theme', 'units', 'sources', 'preferences']);
    expect(text).not.toContain('node.example');
    expect(exportText({ nodes: true })).toContain(node);
  });

  test('that would be too large without any readback, too, leaves out the oldest entries', () => {
    const { readback: _, ...plain } = entry;
    const raw = '€'.repeat(1_000);
    const many = Array.from({ length: 64 }, (_, at) => ({
      ...plain,
      id: `b${at}`,
      openedAt: at,
      incoming: { ...incoming, request: { ...request, raw } },
    }));
    const text = activityText(many, 60_000);
    expect(new Blob([text]).size).toBeLessThanOrEqual(60_000);
    expect(text).toContain('"b63"');
    expect(text).not.toContain('"b0"');
  });

  test('stays small enough to be taken in again, at the cost of old readbacks', () => {
    const raw = 'x'.repeat(1_000_000);
    const heavy = Array.from({ length: 40 }, (_, at): ActivityEntry => {
      const readback = sample({ incoming, sentence: [{ id: 'hearback.sent.batch', args: {} }] });
      const facts = { note: { id: 'note', value: { s: 'known', v: { kind: 'text', text: raw } }, from: [] } };
      return { ...entry, id: `h${at}`, openedAt: at, readback: { ...readback, facts } as never };
    });
    const text = activityText(heavy);
    expect(text.length).toBeLessThanOrEqual(mostBytes);
    const rows: ActivityEntry[] = JSON.parse(text).tables.activity.rows;
    expect(rows).toHaveLength(40);
    expect(rows.filter(({ readback }) => readback).map(({ id }) => id)).toContain('h39');
    expect(rows.find(({ id }) => id === 'h0')).not.toHaveProperty('readback');
  });
});

describe('a file from someone else', () => {
  test('changes no node, source, own account or known payee by itself', () => {
    const preview = readImport(
      file(
        { book: { schema: 1, rows: [{ address: bob, own: true, paid: 9, name: 'Exchange' }] } },
        {
          sources: { on: { tokenList: true }, urls: { sourcify: 'https://evil.example' } },
          networks: {
            own: [{ chainId: 777, name: 'Mine', symbol: 'M', rpc: 'https://evil.example/' }],
            nodes: {},
            off: [1],
          },
          keptHosts: { assistant: ['https://evil.example'] },
          assistant: { key: 'sk-1' },
          walletConnect: { projectId: 'abc' },
        },
      ),
    );
    expect(preview.choices.map(({ id }) => id).toSorted()).toEqual([
      'network-777',
      'off-1',
      'source-tokenList',
      'url-sourcify',
      'watched-0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ]);
    expect(preview.choices.some(({ harmless }) => harmless)).toBe(false);
    applyImport(preview, onlyTables(preview));
    expect(networkChoices.get()).toEqual({ own: [], nodes: {}, off: [] });
    expect(sourceChoices.get()).toEqual({ on: {}, urls: {} });
    expect(book.entries()).toEqual([{ address: bob, name: 'Exchange', own: false, paid: 0, imported: true }]);
  });

  test('changes exactly the one thing that was ticked', () => {
    const urls = { sourcify: 'https://mine.example', ipfs: 'https://evil.example' };
    const preview = readImport(file({}, { sources: { on: {}, urls } }));
    applyImport(preview, { tables: new Set(), choices: new Set(['url-sourcify']) });
    expect(urlOf('sourcify')).toBe('https://mine.example');
    expect(urlOf('ipfs')).toBe('https://ipfs.io');
  });

  test('names no host that we would not take from the keyboard', () => {
    const urls = {
      sourcify: 'http://evil.example',
      ipfs: 'javascript:alert(1)',
      walletConnect: 'https://evil.example',
    };
    expect(readImport(file({}, { sources: { on: {}, urls } })).choices).toEqual([]);
  });

  test('does not overwrite a name that is here', () => {
    book.name(bob, 'Bob');
    const preview = readImport(
      file({ book: { schema: 1, rows: [{ address: bob, own: false, paid: 0, name: 'Mallory' }] } }),
    );
    applyImport(preview, onlyTables(preview));
    expect(book.entries()[0]?.name).toBe('Bob');
    expect(preview.choices[0]).toMatchObject({ now: 'Bob', next: 'Mallory' });
  });

  test('does not overwrite an entry that is here', () => {
    activityTable.set(entry.id, entry);
    const preview = readImport(activityText([{ ...entry, state: 'rejected' }]));
    applyImport(preview, all(preview));
    expect(activity.entry('a1')?.state).toBe('sent');
    expect(rowsOf(preview, 'activity')?.other.size).toBe(1);
  });

  test('cannot pass off a record as made here', () => {
    const preview = readImport(activityText([entry]));
    applyImport(preview, all(preview));
    expect(activity.entry('a1')?.imported).toBe(true);
  });

  test('with a request that is not what its digest says is left out', () => {
    const body = { ...request.body, call: { to: token, value: 5n, data: '0x' } };
    const forged = { ...entry, incoming: { ...incoming, request: { ...request, body } } } as ActivityEntry;
    const preview = readImport(activityText([forged]));
    expect(rowsOf(preview, 'activity')?.fresh.size).toBe(0);
    expect([...(rowsOf(preview, 'activity')?.left ?? [])]).toEqual([['request and digest do not match', 1]]);
  });

  test('with typed data whose text is not what it shows is left out', () => {
    const json = (to: string) =>
      JSON.stringify({
        types: {
          EIP712Domain: [{ name: 'name', type: 'string' }],
          Pay: [{ name: 'to', type: 'address' }],
        },
        primaryType: 'Pay',
        domain: { name: 'Coin' },
        message: { to },
      });
    const { typed } = readTypedData(json(bob));
    const of = (text: string) => freeze({ kind: 'typedData', json: text, typed }, text);
    const rows = [of(json(bob)), of(json(token))].map((it, at) => ({
      id: `t${at}`,
      incoming: { ...incoming, request: it },
      openedAt: 1,
      state: 'rejected',
    }));
    const preview = readImport(activityText(rows as ActivityEntry[]));
    expect([...(rowsOf(preview, 'activity')?.fresh.keys() ?? [])]).toEqual(['t0']);
  });

  test('with a readback of another request comes without it', () => {
    const other = freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
    const readback = sample({ incoming: { ...incoming, request: other } });
    const preview = readImport(activityText([{ ...entry, readback }]));
    expect(rowsOf(preview, 'activity')?.fresh.get('a1')).not.toHaveProperty('readback');
  });

  test('cannot give a row the place of another one', () => {
    const preview = readImport(
      file({ tokens: { schema: 1, rows: [['1:0xdead', { chainId: 1 }], null, 5] } }),
    );
    expect(rowsOf(preview, 'tokens')?.fresh.size).toBe(0);
    expect(rowsOf(preview, 'tokens')?.left.get('damaged')).toBe(3);
  });

  test('a request in it that was taken in is frozen', () => {
    const preview = readImport(activityText([entry]));
    applyImport(preview, all(preview));
    const body = activity.entry('a1')?.incoming.request.body;
    expect(Object.isFrozen(body)).toBe(true);
    expect(() => Object.assign(body as object, { chainId: 2 })).toThrow(TypeError);
  });

  test.each(['__proto__', 'constructor', 'prototype', 'hasOwnProperty'])(
    'with “%s” for a name reaches no prototype',
    (name) => {
      const text = file('@', { [name]: 1 }).replace(
        '"@"',
        `{"${name}":{"schema":1,"rows":[{}]},"book":{"schema":1,"rows":[{"${name}":{"own":true},"address":"${bob}","own":false,"paid":0,"name":"x"}]}}`,
      );
      const preview = readImport(text);
      applyImport(preview, all(preview));
      expect(({} as Record<string, unknown>).own).toBeUndefined();
      expect(({} as Record<string, unknown>).schema).toBeUndefined();
    },
  );

  test('of a million rows is read up to a limit, and says how many it left out', () => {
    const rows = `[${'{},'.repeat(999_999)}{}]`;
    const preview = readImport(file('@').replace('"@"', `{"activity":{"schema":1,"rows":${rows}}}`));
    const { fresh, left } = rowsOf(preview, 'activity') ?? { fresh: new Map(), left: new Map() };
    expect(fresh.size).toBe(0);
    expect([...left.values()].reduce((sum, it) => sum + it, 0)).toBe(1_000_000);
  });

  test('of fifty megabytes is refused before it is read', () => {
    expect(() => readImport(`{"format":"${'x'.repeat(50_000_000)}"}`)).toThrow('larger than 32 megabytes');
  });

  test('with more choices than anybody ticks leaves the rest out, and says how many', () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({
      address: `0x${at.toString(16).padStart(40, '0')}`,
      own: true,
      paid: 1,
    }));
    const preview = readImport(file({ book: { schema: 1, rows } }));
    expect([preview.choices.length, preview.choicesLeft]).toEqual([200, 300]);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"format":'],
    ['another program’s JSON', '{"version":1}'],
    ['a list', '[]'],
    ['nothing at all', 'null'],
    ['a later version', '{"format":"readback.export","version":2}'],
    ['a version that is text', '{"format":"readback.export","version":"1"}'],
  ])('that is %s is refused with a word why', (_, text) => {
    expect(() => readImport(text)).toThrow(/Nothing was changed\./);
  });

  test.each([
    null,
    [],
    5,
    'x',
    { activity: null },
    { activity: { schema: 1 } },
    { activity: { schema: '1', rows: [] } },
    { activity: { schema: 1, rows: {} } },
    { activity: { schema: 9, rows: [entry.id] } },
  ])('whose tables are %j gives nothing, and breaks nothing', (tables) => {
    const preview = readImport(file(tables, tables));
    expect(applyImport(preview, all(preview))).toBe(0);
  });
});
