import { expect, test } from 'vitest';
import { functionAbi } from '../codec/functionAbi.ts';
import { bad, good } from '../text/result.ts';
import { ReadbackError } from '../text/errors.ts';
import { callDataOf } from './callData.ts';
import type { AddressOf } from './forms/formLeaf.ts';
import { emptyValue, type FormValue, type Unit } from './forms/formValue.ts';
import { toArgs } from './forms/toArgs.ts';

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const text = (it: string, unit?: Unit): FormValue =>
  unit === undefined ? { kind: 'text', text: it } : { kind: 'text', text: it, unit };
const fieldsOf = (line: string) => functionAbi(line)?.fields ?? [];

function valueOf(type: string, it: FormValue) {
  const made = toArgs(fieldsOf(`f(${type} x)`), [it]);
  return made.ok ? made.args[0]?.value : [...made.errors].map(([path, error]) => [path, error.message]);
}

test('numbers are exact at any size and in any unit', () => {
  const cases: [string, FormValue, bigint][] = [
    [
      'uint256',
      text('115792089237316195423570985008687907853269984665640564039457584007913129639935'),
      2n ** 256n - 1n,
    ],
    ['uint256', text('0xff'), 255n],
    ['int8', text('-128'), -128n],
    ['uint256', text('1.5', { as: 'scale', decimals: 18 }), 15n * 10n ** 17n],
    ['int256', text('-0.000001', { as: 'scale', decimals: 6 }), -1n],
    ['uint64', text('2026-11-21T14:05', { as: 'utc' }), 1_795_269_900n],
    ['uint40', text('1970-01-01T00:00:01', { as: 'utc' }), 1n],
  ];
  for (const [type, it, value] of cases) expect(valueOf(type, it)).toEqual({ kind: 'integer', value });
});

test('a number that does not fit its type, or is none, says so', () => {
  const wrong: [string, FormValue][] = [
    ['uint8', text('256')],
    ['uint8', text('-1')],
    ['int8', text('-129')],
    ['uint256', text('1e18')],
    ['uint256', text('1,000')],
    ['uint256', text('')],
    ['uint256', text('1.0000001', { as: 'scale', decimals: 6 })],
    ['uint256', text('2026-02-30T25:00', { as: 'utc' })],
    ['uint256', text('2026-02-30T10:00', { as: 'utc' })],
    ['bool', text('value.noBool')],
    ['uint256', text('tomorrow', { as: 'utc' })],
  ];
  for (const [type, it] of wrong)
    expect(valueOf(type, it), JSON.stringify(it)).toEqual([['0', expect.any(String)]]);
});

test('bytes have exactly their length', () => {
  expect(valueOf('bytes4', text('0xABCDEF01'))).toEqual({ kind: 'bytes', hex: '0xabcdef01' });
  expect(valueOf('bytes4', text('0xabcdef'))).toEqual([['0', 'value.otherSize {"size":4,"found":3}']]);
  expect(valueOf('bytes', text('0x'))).toEqual({ kind: 'bytes', hex: '0x' });
  expect(valueOf('bytes', text(''))).toEqual([['0', 'value.noBytes']]);
});

test('a name stands for the address that whoever knows names gives', () => {
  const fields = fieldsOf('pay(address to, (address who)[] more)');
  const list: FormValue = { kind: 'items', items: [{ kind: 'items', items: [text('bob.eth')] }] };
  const addressOf: AddressOf = (it) =>
    it === 'bob.eth' ? good(to) : bad(new ReadbackError({ id: 'name.wrong' }));
  const made = toArgs(fields, [text('bob.eth'), list], addressOf);
  expect(made.ok && made.args[0]?.value).toEqual({ kind: 'address', address: to });
  const other = toArgs(fields, [text('eve.eth'), list], addressOf);
  expect(!other.ok && [...other.errors.keys()]).toEqual(['0']);
  expect(toArgs(fields, [text('bob.eth'), list]).ok).toBe(false);
});

test('each value that is wrong says so at its own place', () => {
  const form: FormValue[] = [
    {
      kind: 'items',
      items: [
        { kind: 'items', items: [text('0x1'), text('5')] },
        { kind: 'items', items: [text(to), text('x')] },
      ],
    },
    { kind: 'items', items: [text('1')] },
    { kind: 'json', json: '{"y": 1}' },
    { kind: 'json', json: '[' },
  ];
  const made = toArgs(fieldsOf('f((address a, uint256 b)[] o, uint8[2] p, (int8 x) q, bool[] r)'), form);
  expect(!made.ok && [...made.errors].map(([path, { message }]) => [path, message])).toEqual([
    ['0.0.0', expect.stringContaining('address.tooFew {"digits":1,"by":39}')],
    ['0.1.1', 'value.noWholeNumber'],
    ['1', 'value.otherLength {"length":2,"found":1}'],
    ['2', 'value.missing {"number":1}'],
    ['3', expect.stringContaining('at {"problem":{"id":"json.tooEarly"},"line":1,"column":2}')],
  ]);
});

test('a tuple written as JSON goes by names or by places', () => {
  for (const json of [`{"b": "9007199254740993", "a": "${to}"}`, `["${to}", 9007199254740993]`]) {
    const made = toArgs(fieldsOf('f((address a, uint256 b) o)'), [{ kind: 'json', json }]);
    expect(made.ok && made.args[0]?.value).toMatchObject({
      fields: [{ value: { address: to } }, { value: { value: 9007199254740993n } }],
    });
  }
});

test('a list too long to be laid out starts as JSON', () => {
  const [small, large, huge] = fieldsOf('f(uint8[3] a, uint8[1000] b, (uint8[30] x, uint8[31] y) c)');
  expect(small && emptyValue(small.type)).toEqual({
    kind: 'items',
    items: Array.from({ length: 3 }, () => text('')),
  });
  expect(large && emptyValue(large.type)).toEqual({ kind: 'json', json: '' });
  expect(huge && emptyValue(huge.type)).toEqual({ kind: 'json', json: '' });
});

test('a call has the selector of its overload', () => {
  const fn = functionAbi('safeTransferFrom(address from, address to, uint256 id, bytes data)');
  const made = toArgs(fn?.fields ?? [], [text(to), text(to), text('7'), text('0x')]);
  if (fn === undefined || !made.ok) throw new Error('refused');
  expect(callDataOf(fn, made.args)?.slice(0, 10)).toBe('0xb88d4fde');
  expect(callDataOf(fn, made.args.slice(1))).toBeUndefined();
});
