import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearAnswer, type Wanted } from './clearAnswer.ts';
import { rawAnswer } from './rawAnswer.ts';
import { hashShapes, signatureShapes } from './testing/oddAnswers.ts';

const bytes = (count: number) =>
  fc
    .uint8Array({ minLength: count, maxLength: count })
    .map((it) => `0x${Buffer.from(it).toString('hex')}` as const);

describe.each([
  ['hash', bytes(32), hashShapes],
  ['signature', bytes(65), signatureShapes],
  ['signature', bytes(64), signatureShapes],
] as const)('a clear %s', (wanted, arbitrary, all) => {
  it.each(all)('%s is used, and said to be odd', (_, make) => {
    fc.assert(
      fc.property(arbitrary, (value) => {
        const raw = rawAnswer('returned', make(value));
        expect(clearAnswer(raw, wanted)).toEqual({ value, odd: true });
      }),
      { numRuns: 20, seed: 12 },
    );
  });

  it('as it should be is not odd', () => {
    fc.assert(
      fc.property(arbitrary, (value) => {
        expect(clearAnswer(rawAnswer('returned', value), wanted)).toEqual({ value, odd: false });
      }),
      { numRuns: 20, seed: 12 },
    );
  });
});

const one = `0x${'ab'.repeat(32)}`;
const other = `0x${'cd'.repeat(32)}`;
const signature = `0x${'1a'.repeat(32)}${'2b'.repeat(32)}1c`;

it('a signature in its three numbers is put together', () => {
  const r = `0x${'1a'.repeat(32)}`;
  const s = `0x${'2b'.repeat(32)}`;
  for (const last of [{ v: 28 }, { v: '0x1c' }, { yParity: 1 }, { v: 1 }])
    expect(clearAnswer(rawAnswer('returned', { r, s, ...last }), 'signature')).toEqual({
      value: signature,
      odd: true,
    });
});

it('a batch is named by text or {id}, and oddly by what holds one', () => {
  const id = (it: unknown) => clearAnswer(rawAnswer('returned', it), 'id');
  expect(id('0x01')).toEqual({ value: '0x01', odd: false });
  expect(id({ id: '0x01', capabilities: {} })).toEqual({ value: '0x01', odd: false });
  expect(id({ result: { id: 'one' } })).toEqual({ value: 'one', odd: true });
  expect(id({ jsonrpc: '2.0', id: '7', result: 'one' })).toEqual({ value: 'one', odd: true });
  expect(id({ batchId: 'one' })).toEqual({ value: 'one', odd: true });
  for (const it of [undefined, null, 1, '', ' ', {}, []]) expect(id(it)).toBeUndefined();
});

it.each<readonly [string, unknown, Wanted]>([
  ['two hashes that differ', { hash: one, transactionHash: other }, 'hash'],
  ['a list of two', [one, other], 'hash'],
  ['a hash under a name that means something else', { blockHash: one }, 'hash'],
  ['the hash of a user operation', { userOpHash: one }, 'hash'],
  ['a hash, where a signature was asked for', one, 'signature'],
  ['a signature, where a hash was asked for', signature, 'hash'],
  ['half a hash', one.slice(0, 34), 'hash'],
  ['a sentence with a hash in it', `sent: ${one}`, 'hash'],
  ['nothing', undefined, 'hash'],
  ['null', null, 'hash'],
  ['a number', 1, 'hash'],
  ['true', true, 'signature'],
  ['empty text', '', 'signature'],
  [
    'a hash nested too deeply',
    { result: { result: { result: { result: { result: { hash: one } } } } } },
    'hash',
  ],
])('%s is not guessed at', (_, answer, wanted) => {
  expect(clearAnswer(rawAnswer('returned', answer), wanted)).toBeUndefined();
});

it('what a wallet throws is not an answer, whatever is in it', () => {
  expect(clearAnswer(rawAnswer('threw', { hash: one }), 'hash')).toBeUndefined();
});
