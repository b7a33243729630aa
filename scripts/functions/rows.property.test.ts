import { functionAbi } from '@readback/core/codec/functionAbi.ts';
import { verbOf } from '@readback/core/decode/abis/verbOf.ts';
import { allRows } from '@readback/core/decode/abis/rows.ts';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { canonical } from './canonical.ts';
import { parseDefaults } from './defaults.ts';
import { type FunctionRow, lineEntries, parseFunctions, parseRow } from './functionsFile.ts';
import type { Parameter } from './parameter.ts';
import { functionsFiles, functionsFolder, readAll, readDefaults } from './readAll.ts';
import { rowText } from './rowText.ts';
import { WrongFunctions } from './wrong.ts';

const none = parseDefaults('flag option: a b to _x poolKey Y');

/** Parameters of any shape, each with a role that its type can have. */
const parameters = fc.letrec<{ list: Parameter[]; one: Parameter }>((tie) => ({
  list: fc
    .uniqueArray(tie('one'), { selector: ({ name }) => name, minLength: 1, maxLength: 4 })
    .map((all) => [...all]),
  one: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({
      type: fc.constant('address'),
      role: fc.constantFrom('token', 'pool', 'receiver', 'contract', 'id'),
      ...rest(),
    }),
    fc.record({
      type: fc.constantFrom('bytes', 'bytes32'),
      role: fc.constantFrom('id', 'data', 'hash'),
      ...rest(),
    }),
    fc.record({ type: fc.constant('string'), role: fc.constantFrom('said', 'record'), ...rest() }),
    fc.record({
      type: fc.constantFrom('uint256', 'int128', 'uint8'),
      role: fc.constantFrom('least', 'packed.fee', 'fee', 'position', 'amount'),
      ...rest(),
    }),
    fc.record({ type: fc.constant('bool'), ...rest() }),
    fc.record({ type: fc.constant(''), parts: tie('list'), ...rest() }),
    fc.record({
      type: fc.constant(''),
      parts: tie('list'),
      role: fc.constantFrom('token', 'data'),
      ...rest(),
    }),
  ),
})).list;

function rest() {
  return {
    name: fc.constantFrom('a', 'b', 'to', '_x', 'poolKey', 'Y'),
    suffix: fc.constantFrom('', '[]', '[2]', '[][]'),
  };
}

const flags = fc.subarray([
  'zeroIsCaller',
  'closed',
  'marked',
  'weakens',
  'locks',
  'forGood',
  'fees',
  'acts as plan',
  'changes given',
  'alters owner|admin',
]);
const acts = fc.constantFrom(
  'into',
  'into deposit',
  'into stake',
  'outOf',
  'outOf mint',
  'trade fillOrder',
  'set takeBack',
  'view',
  'carry',
);

const beliefs = fc.shuffledSubarray(
  ['checks * by list', 'checks * by factory', 'checks * by balance', 'believes *', 'takes *', 'asks *'],
  { minLength: 1 },
);
const kept = fc.subarray(['kept measured', 'proof kept in a/b/C.sol']);
const proven = fc.boolean();

const line = fc.record({ parameters, flags, beliefs, kept, proven, act: acts }).map((it) => {
  const text = (all: readonly Parameter[]): string =>
    all
      .map(({ type, suffix, name, role, parts }) => {
        const written = parts === undefined ? type : `(${text(parts)})`;
        return `${written}${suffix} ${name}${role === undefined ? '' : `@${role}`}`;
      })
      .join(', ');
  const named = it.parameters.flatMap(({ name, role = '' }) =>
    ['token', 'pool', 'contract'].includes(role) ? [name] : [],
  );
  const said = named.map((name, at) => it.beliefs[at % it.beliefs.length]?.replace('*', name) ?? '');
  const proofs = it.proven && named.length > 0 ? [`proof ${named.join(' ')} in a/b/D.sol`] : [];
  return `run(${text(it.parameters)}): ${[it.act, ...it.flags, ...said, ...it.kept, ...proofs].join(', ')}`;
});

const engineKnows = ({ text, selector, model, use }: FunctionRow) => ({ text, selector, model, use });
const known = (row: FunctionRow) => ({ ...engineKnows(row), proofs: row.proofs });

test('any row that is read is written as a row that is read as the same', () => {
  fc.assert(
    fc.property(line, (given) => {
      const row = parseRow(given, new Map(), none);
      const written = rowText(row, new Map(), none);
      const again = parseRow(written, new Map(), none);
      expect(known(again)).toEqual(known(row));
      expect(rowText(again, new Map(), none)).toBe(written);
    }),
  );
});

const defaults = readDefaults();
const texts = functionsFiles().map((file) => ({
  file,
  text: readFileSync(resolve(functionsFolder, file), 'utf8'),
}));

/** Every row of every file, with the structs of its file. */
const written = texts.flatMap(({ file, text }) => {
  const rows = parseFunctions(text, file, defaults).flatMap((it) => it.rows);
  const entries = lineEntries(text).filter(
    (it) => !/^(?:source|about|at|after|struct|checks|believes|takes|asks|kept|proof) /.test(it.text),
  );
  const structs = lineEntries(text).filter((it) => it.text.startsWith('struct '));
  return entries.map((entry, at) => ({ file, entry: entry.text, row: rows[at], structs }));
});

/** The model of a row once its text is changed; undefined where the compiler refuses it. */
function changed(entry: string, structs: readonly Readonly<{ text: string }>[]): FunctionRow | undefined {
  try {
    const text = ['source A', ...structs.map((it) => it.text), entry].join('\n');
    return parseFunctions(text, 'a', defaults)[0]?.rows[0];
  } catch (error) {
    if (error instanceof WrongFunctions) return undefined;
    throw error;
  }
}

test('a row says its verb where it is not the usual one of its act', () => {
  const read = (text: string) => parseRow(`run(): ${text}`, new Map(), none);
  const again = (text: string) => rowText(read(text), new Map(), none);
  expect([read('into'), read('into deposit'), read('into stake')].map(({ model }) => verbOf(model))).toEqual([
    'deposit',
    'deposit',
    'stake',
  ]);
  expect(again('into deposit')).toBe('run(): into');
  expect(again('into stake, closed')).toBe('run(): into stake, closed');
});

test('a row says how much its function is about, of which token', () => {
  const text = (sum: string) =>
    `run((address a@token, uint256 b@amount, uint256[] c@amount) p, bytes32 d@token, uint256 e@amount): into${sum}`;
  const sumsOf = (sum: string) => parseRow(text(sum), new Map(), none).model.sums;
  expect(sumsOf('')).toBeUndefined();
  expect(sumsOf(' $nothing')).toEqual([]);
  expect(sumsOf(' stake p.b of p.a')).toEqual([[{ amount: [0, 1], of: [0, 0] }]]);
  expect(sumsOf(' e of d and $value')).toEqual([
    [
      { amount: [2], of: [1] },
      { amount: 'value', of: 'native' },
    ],
  ]);
  expect(sumsOf(' $all of p.a or p.c[0] of $moved')).toEqual([
    [{ amount: 'all', of: [0, 0] }],
    [{ amount: [0, 2, 0], of: 'moved' }],
  ]);
  expect(sumsOf(' e of d for p.a')).toEqual([
    [
      { amount: [2], of: [1] },
      { amount: 'some', of: [0, 0], side: 'for' },
    ],
  ]);
  expect(sumsOf(' most p.c[*] of $moved for least e of d in p.a if p.b in 0|2')).toEqual([
    [
      { amount: [0, 2, '*'], of: 'moved', bound: 'most', when: { arg: 'p.b', is: [0, 2] } },
      { amount: [2], of: [1], side: 'for', bound: 'least' },
      { amount: 'some', of: [0, 0], side: 'in' },
    ],
  ]);
  expect(sumsOf(' openLoan e of $moved against p.b of $collateral or for $value')).toEqual([
    [
      { amount: [2], of: 'moved' },
      { amount: [0, 1], of: 'collateral', side: 'against' },
    ],
    [{ amount: 'value', of: 'native', side: 'for' }],
  ]);
  for (const it of [
    '',
    ' $nothing',
    ' stake p.b of p.a',
    ' e of d and $value',
    ' $all of p.a or p.c[0] of $moved',
    ' e of d for p.a',
    ' e of d for $native',
    ' most p.c[*] of $moved for least e of d and p.a in p.a if p.b in 0|2',
    ' e of $moved against p.b of $collateral or for e of d if not p.b',
    ' openLoan e of $debt against $value',
    ' $some of p.a and $some of d',
  ])
    expect(rowText(parseRow(text(it), new Map(), none), new Map(), none)).toBe(text(it));
});

describe('the files of functions', () => {
  it('are read by the engine as they are written', () => {
    const rows = readAll().flatMap(({ source, at, rows: its }) =>
      its.map((it) => ({
        source,
        signature: functionAbi(it.text)?.signature,
        ...(at === undefined ? {} : { at }),
        ...engineKnows(it),
      })),
    );
    expect(rows.length).toBeGreaterThan(2_600);
    expect(allRows()).toEqual(rows);
  });

  it('stay what they say when they are written anew', () => {
    for (const { file, text } of texts) {
      const rows = (it: string) =>
        parseFunctions(it, file, defaults).flatMap((table) => table.rows.map(known));
      expect(rows(canonical(text, defaults)), file).toEqual(rows(text));
    }
  });

  it('lose no role without notice: each that is written says something that nothing else does', () => {
    let roles = 0;
    const silent = written.flatMap(({ file, entry, row, structs }) =>
      [...entry.matchAll(/@[\w.]+/g)].flatMap(({ 0: role, index }) => {
        roles += 1;
        const without = entry.slice(0, index) + entry.slice(index + role.length);
        const it = changed(without, structs);
        return it !== undefined && row !== undefined && same(it, row) ? [`${file}: ${role} of ${entry}`] : [];
      }),
    );
    expect(roles).toBeGreaterThan(2_000);
    expect(silent).toEqual([]);
  });

  it('take no role for another, and no struct for another', () => {
    const silent = written.flatMap(({ file, entry, row, structs }) => {
      if (row === undefined) return [];
      const roles = [...entry.matchAll(/@([\w.]+)/g)].map(({ 1: role = '', index }) => {
        const other = role === 'token' ? 'contract' : 'token';
        return `${entry.slice(0, index)}@${other}${entry.slice(index + 1 + role.length)}`;
      });
      const names = structs.map((it) => /^struct (\w+)/.exec(it.text)?.[1] ?? '');
      const others = names.flatMap((name, at) => {
        const place = new RegExp(`(?<=[(\\s])${name}(?=[ [{])`);
        const next = names[(at + 1) % names.length];
        return next === undefined || next === name || !place.test(entry) ? [] : [entry.replace(place, next)];
      });
      return [...roles, ...others]
        .filter((it) => {
          const after = changed(it, structs);
          return after !== undefined && same(after, row);
        })
        .map((it) => `${file}: ${it}`);
    });
    expect(silent).toEqual([]);
  });
});

function same(one: FunctionRow, other: FunctionRow): boolean {
  return JSON.stringify(known(one), plain) === JSON.stringify(known(other), plain);
}

function plain(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return value instanceof Set ? [...value] : value;
}
