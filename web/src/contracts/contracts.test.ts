import { abiFields } from '@readback/core/codec/abiType.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import type { FormValue } from '@readback/core/abi/forms/formValue.ts';
import { functionOfLine } from '@readback/core/abi/functionLine.ts';
import type { Contract } from '@readback/core/abi/code/contractAt.ts';
import { known } from '@readback/core/model/known.ts';
import { type AbiFunction, decodeFunctionData, encodeAbiParameters, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { contractsSearch } from '../router/contractsSearch.ts';
import type { KeptAbi } from '../data/own/abis.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import type { TypedAddress } from '../names/typedAddress.ts';
import { lineOf, searchOf } from './callDrafts.ts';
import { callBody, composeCall } from './composeCall.ts';
import { decimalsOf } from './decimalsOf.ts';
import { pickAbi } from './pickAbi.ts';
import { isFound, selectorOfLine, sortFunctions } from './sortFunctions.ts';
import type { TypedNames } from './typedNames.ts';
import { typeWords } from './typeWords.ts';
import { firstUnit, inUnit, nameOfUnit, unitOf, unitsOf } from './units.ts';

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0xcA11bde05977b3631167028862bE2a173976CA11';
const line = 'pay((address who, uint256[] parts)[] orders, bool now, bytes4 tag) payable';
const text = (it: string): FormValue => ({ kind: 'text', text: it });
const items = (...of: FormValue[]): FormValue => ({ kind: 'items', items: of });

function fnOf(it: string): AbiFunction {
  const fn = functionOfLine(it);
  if (fn === undefined) throw new Error(it);
  return fn;
}

const found = (it: Partial<TypedAddress>): TypedAddress => ({ state: 'resolved', retry: () => {}, ...it });

test('a name that a link filled in is not said to be one that the user typed', () => {
  const names: TypedNames = new Map([
    ['evil.eth', found({ address: other, name: 'evil.eth' })],
    ['bob.eth', found({ address: to, name: 'bob.eth' })],
  ]);
  const fn = fnOf('pay(address[] who)');
  const values = [items(text('evil.eth'), text('bob.eth'))];
  for (const linked of [[['evil.eth']], [{ j: '["evil.eth"]' }]])
    expect(composeCall(fn, { values, value: '' }, { decimals: 18, names, linked })).toMatchObject({
      ok: true,
      names: [{ name: 'bob.eth', address: to }],
    });
});

test('a contract is called with the arguments, the names and the value that were typed', () => {
  const fn = fnOf(line);
  const names: TypedNames = new Map([['bob.eth', found({ address: to, name: 'bob.eth' })]]);
  const values = [
    items(items(text('bob.eth'), items(text('9007199254740993'))), items(text(other), items())),
    text('true'),
    text('0xABCDEF01'),
  ];
  const composed = composeCall(fn, { values, value: '0.5' }, { decimals: 18, names });
  if (!composed.ok) throw new Error('refused');
  expect(composed.value).toBe(5n * 10n ** 17n);
  expect(composed.names).toEqual([{ name: 'bob.eth', address: to }]);
  expect(decodeFunctionData({ abi: [fn], data: composed.data }).args).toEqual([
    [
      { who: to, parts: [9007199254740993n] },
      { who: other, parts: [] },
    ],
    true,
    '0xabcdef01',
  ]);
  const network = { chainId: 31337 } as Network;
  expect(callBody(network, other, { to, ...composed }).body).toMatchObject({
    kind: 'transaction',
    chainId: 31337,
    from: other,
    call: { to, value: 5n * 10n ** 17n, data: composed.data },
  });
});

test('a value goes only to a function that takes one', () => {
  const with1 = (it: string) =>
    composeCall(fnOf(it), { values: [], value: '1' }, { decimals: 18, names: new Map() });
  expect(with1('claim()')).toMatchObject({ ok: true, value: 0n });
  expect(with1('claim() payable')).toMatchObject({ ok: true, value: 10n ** 18n, data: '0x4e71d92d' });
  const wrong = composeCall(
    fnOf('claim() payable'),
    { values: [], value: '1,5' },
    { decimals: 18, names: new Map() },
  );
  expect(!wrong.ok && [...wrong.errors.keys()]).toEqual(['value']);
});

test('a name that is not found yet, or not at all, says so at its field', () => {
  const fn = fnOf('pay(address to)');
  const say = (it: TypedAddress | undefined) => {
    const names: TypedNames = new Map(it ? [['bob.eth', it]] : []);
    const composed = composeCall(fn, { values: [text('bob.eth')], value: '' }, { decimals: 18, names });
    const error = composed.ok ? undefined : composed.errors.get('0');
    return error === undefined ? 'ok' : errorText(error);
  };
  expect(say(found({ state: 'resolving' }))).toMatch(/still being looked up/);
  expect(say(found({ state: 'bad', error: 'This name is not registered.' }))).toBe(
    'This name is not registered.',
  );
  expect(say(undefined)).toMatch(/start with 0x/);
});

test('the address of a form fills in the same form', () => {
  const fn = fnOf(line);
  const draft = { values: [items(), text('true'), text('')], value: ' 1.5 ' };
  const search = searchOf({ chainId: 1, address: to }, fn, draft);
  expect(search).toEqual({
    chain: 1,
    address: to,
    fn: expect.any(String),
    args: [[], 'true', ''],
    value: '1.5',
  });
  expect(contractsSearch({ ...search })).toEqual(search);
  expect(functionOfLine(search?.fn ?? '')).toEqual(fn);
  expect(
    searchOf({ chainId: 1, address: to }, fn, { ...draft, values: [text('a'.repeat(9_000))] }),
  ).toBeUndefined();
});

test('a function too long for an address is named by its selector', () => {
  const fn = fnOf(`f(${Array.from({ length: 110 }, (_, at) => `uint256 argument${at}`).join(', ')})`);
  expect(lineOf(fn)).toMatch(/^0x[0-9a-f]{8}$/);
  expect(selectorOfLine(lineOf(fn))).toBe(lineOf(fn));
  expect(selectorOfLine('transfer(address,uint256)')).toBe('0xa9059cbb');
  expect(selectorOfLine('<script>')).toBeUndefined();
});

const hash = (digit: string) => `0x${digit.repeat(64)}` as const;
const kept = (digit: string | undefined, by: 'user' | 'source', keptAt: number): KeptAbi => ({
  chainId: 1,
  address: to,
  ...(digit === undefined ? {} : { codeHash: hash(digit) }),
  name: '',
  abi: [],
  origin: by === 'user' ? { by, took: 'json' } : { by, name: 'Sourcify', match: 'exact' },
  keptAt,
});
const contract = { code: { hash: hash('1') } } as Contract;

test('an ABI of the very code comes first, and the user’s own before a fetched one', () => {
  expect(pickAbi([], contract)).toBeUndefined();
  expect(pickAbi([kept('2', 'user', 9), kept('1', 'source', 5)], contract)).toMatchObject({
    how: 'fits',
    kept: { keptAt: 5 },
  });
  expect(pickAbi([kept('1', 'source', 9), kept('1', 'user', 5)], contract)).toMatchObject({
    how: 'fits',
    kept: { keptAt: 5 },
  });
});

test('an ABI of other code is told from one whose code could not be compared', () => {
  expect(pickAbi([kept('2', 'user', 9)], contract)).toMatchObject({ how: 'former' });
  expect(pickAbi([kept(undefined, 'user', 9)], contract)).toMatchObject({ how: 'unseen' });
  expect(pickAbi([kept('2', 'user', 9)], undefined)).toMatchObject({ how: 'unseen' });
  const unread: Contract = { ...contract, code: { address: to } };
  expect(pickAbi([kept(undefined, 'user', 9)], unread)).toMatchObject({ how: 'unseen' });
});

test('functions are sorted by what can be done with them, and found by name, type and selector', () => {
  const abi = parseAbi([
    'function name() view returns (string)',
    'function balanceOf(address) view returns (uint256)',
    'function transfer(address, uint256) returns (bool)',
    'function nothing() view',
  ]);
  const { values, questions, writes } = sortFunctions(abi);
  expect([values, questions, writes].map((it) => it.map((fn) => fn.name))).toEqual([
    ['name'],
    ['balanceOf'],
    ['transfer', 'nothing'],
  ]);
  const transfer = abi[2];
  for (const typed of ['', 'TRANS', '0xa905', 'address,uint256'])
    expect(isFound(transfer, typed), typed).toBe(true);
  for (const typed of ['0x70a0', 'approve']) expect(isFound(transfer, typed), typed).toBe(false);
});

test('only a number that can be an amount is offered units, and none is chosen by itself', () => {
  const names = (kind: 'uint' | 'int', bits: number) => unitsOf({ kind, bits }, 6).map((it) => it.value);
  expect(names('uint', 8)).toEqual(['whole']);
  expect(names('uint', 40)).toEqual(['whole', 'date']);
  expect(names('uint', 256)).toEqual(['whole', 'ether', 'gwei', 'token', 'date']);
  expect(names('int', 256)).toEqual(['whole', 'ether', 'gwei', 'token']);
  expect(nameOfUnit(undefined, 6)).toBe('whole');
  for (const it of names('uint', 256)) expect(nameOfUnit(unitOf(it, 6), 6)).toBe(it);
  expect(nameOfUnit({ as: 'scale', decimals: 3 }, 6)).toBeUndefined();
});

test('an amount of a token is typed in the token’s decimals at first; any other number is typed whole', () => {
  const typeOf = (type: string) => abiFields([{ type }])?.[0]?.type ?? expect.fail('is no type');
  const unit = (name: string, type = 'uint256', decimals: number | undefined = 6) =>
    firstUnit({ name, type: typeOf(type) }, decimals);
  for (const name of ['amount', '_value', 'wad', 'rawAmount'])
    expect(unit(name), name).toEqual({ as: 'scale', decimals: 6 });
  for (const name of ['id', 'deadline', 'amount0Out', 'assets', '']) expect(unit(name), name).toBeUndefined();
  expect(unit('amount', 'uint8')).toBeUndefined();
  expect(unit('amount', 'address')).toBeUndefined();
  expect(firstUnit({ name: 'amount', type: typeOf('uint256') }, undefined)).toBeUndefined();
});

test('a number is the same number in every unit', () => {
  const value = 1_500_000_000_000_000_001n;
  expect(inUnit(value, 'whole', undefined)).toBe('1,500,000,000,000,000,001');
  expect(inUnit(value, 'ether', undefined)).toBe('1.500000000000000001');
  expect(inUnit(-1n, 'gwei', undefined)).toBe('−0.000000001');
  expect(inUnit(1_795_269_900n, 'date', undefined)).toBe('2026-11-21 14:05 UTC');
});

test('the decimals of a token are those that it answered, if they can be any', () => {
  const abi = parseAbi(['function decimals() view returns (uint8)']);
  const decimals = (data: `0x${string}`) => decimalsOf(abi, { of: () => known(data) });
  expect(decimals(encodeAbiParameters([{ type: 'uint8' }], [6]))).toBe(6);
  expect(decimals(encodeAbiParameters([{ type: 'uint8' }], [78]))).toBeUndefined();
  expect(decimals('0x')).toBeUndefined();
  expect(decimalsOf(abi, { of: () => undefined })).toBeUndefined();
});

test('enums and structs are called by their names, and no name of a stranger gets through', () => {
  expect(typeWords({ type: 'uint8', internalType: 'enum Enum.Operation' }, 'uint8')).toBe(
    'enum Enum.Operation, uint8',
  );
  expect(typeWords({ type: 'tuple[]', internalType: 'struct Leg[]', components: [] }, '(uint256)[]')).toBe(
    'struct Leg[]',
  );
  expect(typeWords({ type: 'tuple', components: [] }, '(uint256)')).toBe('tuple');
  expect(typeWords({ type: 'uint8', internalType: 'enum a\u202eb' }, 'uint8')).toBe('uint8');
});
