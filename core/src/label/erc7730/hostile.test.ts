import { encodeFunctionData, type Hex, pad, parseAbi, toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { clearSign } from './clearSign.ts';
import type { ClearSigned } from '../../model/clearSigned.ts';
import type { Data } from './paths/data.ts';
import type { Descriptor } from './document/descriptor.ts';
import { readDescriptor } from './document/includes.ts';
import { maxShownFields } from './paths/scope.ts';

const to = '0x1111111111111111111111111111111111111111';

function describing(formats: object, metadata: object = {}): Descriptor {
  const context = { contract: { deployments: [{ chainId: 1, address: to }] } };
  return readDescriptor('x', JSON.stringify({ context, metadata, display: { formats } }));
}

function read(descriptor: Descriptor, data: Hex): ClearSigned {
  const answers = ((ask: { kind: string }) =>
    ask.kind === 'callDescriptors' ? known([descriptor]) : unknown('notFound')) as Data;
  return clearSign({ kind: 'call', chainId: 1, to, data }, answers);
}

const raw = (path: string) => ({ path, label: path, format: 'raw' });

test('a list that claims more elements than there are bytes is refused before it is made (decode.md A13)', () => {
  const descriptor = describing({ 'f(uint256[] a)': { intent: 'F', fields: [raw('a.[]')] } });
  for (const length of [100_000n, 1_000_000n, 4_000_000n, 2n ** 255n]) {
    const words = [32n, length].map((it) => pad(`0x${it.toString(16)}`, { size: 32 }).slice(2)).join('');
    const data: Hex = `${toFunctionSelector('f(uint256[])')}${words}`;
    expect(read(descriptor, data)).toMatchObject({ kind: 'unread', warnings: [{ code: 'undecodable' }] });
  }
});

test('lists in lists that all lie at one place end at the budget (decode.md A14)', () => {
  const descriptor = describing({ 'f(uint256[][][][] a)': { intent: 'F', fields: [raw('a')] } });
  const width = 100;
  const level = [width, ...Array.from({ length: width }, () => width * 32)];
  const words = [32, ...level, ...level, ...level, width, ...Array.from({ length: width }, () => 1)];
  const data: Hex = `${toFunctionSelector('f(uint256[][][][])')}${words.map((it) => it.toString(16).padStart(64, '0')).join('')}`;
  expect(read(descriptor, data)).toMatchObject({ kind: 'unread', warnings: [{ code: 'undecodable' }] });
});

test('more lines than anybody reads are none', () => {
  const count = maxShownFields + 1;
  const one = 'f(uint256 a)';
  const data = encodeFunctionData({ abi: parseAbi(['function f(uint256 a)']), args: [1n] });
  const fields = Array.from({ length: count }, () => raw('a'));
  expect(read(describing({ [one]: { intent: 'F', fields } }), data)).toMatchObject({
    kind: 'unread',
    warnings: [{ code: 'tooMuch' }],
  });
  const fewer = read(describing({ [one]: { intent: 'F', fields: fields.slice(1) } }), data);
  expect(fewer.kind === 'read' && fewer.fields.length).toBe(maxShownFields);
});

test('calls in calls cannot multiply: they share one budget', () => {
  const key = 'again(bytes data)';
  const call = { path: 'data', label: 'Call', format: 'calldata', params: { calleePath: '@.to' } };
  const descriptor = describing({
    [key]: { intent: 'Again', fields: Array.from({ length: 10 }, () => call) },
  });
  let data: Hex = '0x';
  for (let depth = 0; depth < 8; depth += 1)
    data = encodeFunctionData({ abi: parseAbi(['function again(bytes data)']), args: [data] });
  const said = read(descriptor, data);
  expect(linesIn(said)).toBeLessThanOrEqual(maxShownFields);
});

function linesIn(said: ClearSigned | undefined): number {
  if (said?.kind !== 'read') return 0;
  return said.fields.reduce((sum, { inner }) => sum + 1 + linesIn(inner), 0);
}

test('long rules, long sentences and keys like patterns cost little and decide nothing', () => {
  const data = encodeFunctionData({ abi: parseAbi(['function f(uint256 a)']), args: [1n] });
  const list = Array.from({ length: 100_000 }, (_, index) => index + 2);
  const rule = { ...raw('a'), visible: { ifNotIn: list.slice(0, 90_000) } };
  expect(read(describing({ 'f(uint256 a)': { intent: 'F', fields: [rule] } }), data)).toMatchObject({
    kind: 'unread',
    warnings: [{ code: 'invalidDescriptor' }],
  });
  const sentence = { intent: 'F', interpolatedIntent: '{a}'.repeat(100_000), fields: [raw('a')] };
  expect(read(describing({ 'f(uint256 a)': sentence }), data)).toMatchObject({
    kind: 'read',
    warnings: [{ code: 'interpolationDropped' }],
  });
  const keys = Object.fromEntries(
    ['(.*)*', 'f(((((', `f(${'uint256 a,'.repeat(900)}`, '^f$', 'f(uint256 a) '].map((key) => [
      key,
      { intent: key, fields: [raw('a')] },
    ]),
  );
  expect(read(describing(keys), data)).toMatchObject({ kind: 'read', format: 'f(uint256 a) ' });
});

test('calldata that is not hex is not read', () => {
  const descriptor = describing({ 'f(uint256 a)': { intent: 'F', fields: [raw('a')] } });
  const selector = toFunctionSelector('f(uint256)');
  for (const data of [
    `${selector}0`,
    `${selector}zz`,
    `${selector} `,
    '0x',
    '',
    `${selector}${'é'.repeat(32)}`,
  ])
    expect(read(descriptor, data as Hex).kind, data).toBe('unread');
});
