import fc from 'fast-check';
import { type Address, concatHex, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import type { TraceNode } from '../../effects/callFrames.ts';
import type { Authorization } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { readAuthorization } from '../../decode/readAuthorization.ts';
import { alice, bob, carol } from '../testing/ledger.ts';
import { safeLibraries } from '../../shipped/safe/libraries.ts';
import { isMultiSend, strangeAuthorizations } from './acts.ts';
import { foundIn } from './trace.ts';
import { isCall, type Wanted, type WantedCall } from './wanted.ts';

const forwarder: Address = '0x2222222222222222222222222222222222222222';
const call = (value: bigint, more: Partial<WantedCall> = {}): WantedCall => ({
  op: 'call',
  to: bob.address,
  value,
  data: '0xAB',
  ...more,
});
const wanted = (...calls: readonly WantedCall[]): Wanted => ({
  chainId: 1,
  account: alice.address,
  calls,
  authorizations: [],
});

/** The frames of calls one after the other, none inside another. */
const framesOf = (...calls: readonly (Partial<TraceNode> & { value: bigint })[]): readonly TraceNode[] =>
  calls.map((it, n) => ({
    id: `${n}`,
    parent: -1,
    end: n + 1,
    op: 'call',
    from: alice.address,
    to: bob.address,
    gasUsed: 0n,
    input: '0xab',
    output: '0x',
    ok: true,
    undone: false,
    logs: [],
    ...it,
  }));

describe('calls in a trace', () => {
  test('were made where each is there, in their order, whatever is between them', () => {
    const [one, two] = [call(1n), call(2n)];
    const found = (...values: readonly bigint[]) =>
      foundIn(framesOf(...values.map((value) => ({ value }))), wanted(one, two), undefined);
    expect(found(1n, 2n)).toBe('ran');
    expect(found(9n, 1n, 9n, 2n, 9n)).toBe('ran');
    expect(found(2n, 1n)).toBe('absent');
    expect(found(1n)).toBe('absent');
    expect(found(2n)).toBe('absent');
    expect(found()).toBe('absent');
    expect(foundIn(framesOf({ value: 1n }), wanted(one, one), undefined)).toBe('absent');
    expect(foundIn(framesOf({ value: 1n }, { value: 1n }), wanted(one, one), undefined)).toBe('ran');
  });

  test('are not found within one another', () => {
    const inside = framesOf({ value: 1n, end: 2 }, { value: 1n, parent: 0 });
    expect(foundIn(inside, wanted(call(1n), call(1n)), undefined)).toBe('absent');
  });

  test('failed where one that is needed was undone, and did not where it was made again', () => {
    const undone = { value: 1n, undone: true };
    expect(foundIn(framesOf(undone), wanted(call(1n)), undefined)).toBe('failed');
    expect(foundIn(framesOf(undone, { value: 1n }), wanted(call(1n)), undefined)).toBe('ran');
    expect(foundIn(framesOf(undone, { value: 2n }), wanted(call(1n), call(2n)), undefined)).toBe('failed');
    expect(
      foundIn(framesOf({ value: 1n }, { value: 2n, undone: true }), wanted(call(1n), call(2n)), undefined),
    ).toBe('failed');
    expect(foundIn(framesOf(undone), wanted(call(1n), call(2n)), undefined)).toBe('absent');
  });

  test.each<[string, Partial<TraceNode>]>([
    ['another caller', { from: carol.address }],
    ['another receiver', { to: carol.address }],
    ['no receiver', { to: null }],
    ['another amount', { value: 2n }],
    ['other data', { input: '0xac' }],
    ['another kind of call', { op: 'delegatecall' }],
    ['one that may change nothing', { op: 'staticcall' }],
  ])('are none with %s', (_, more) => {
    expect(foundIn(framesOf({ value: 1n, ...more }), wanted(call(1n)), undefined)).toBe('absent');
  });

  test('by delegatecall are found whatever their value, and what is made to no receiver at any', () => {
    const borrowed = call(1n, { op: 'delegatecall' });
    expect(foundIn(framesOf({ value: 7n, op: 'delegatecall' }), wanted(borrowed), undefined)).toBe('ran');
    const made = call(1n, { op: 'create', to: null });
    expect(foundIn(framesOf({ value: 1n, op: 'create' }), wanted(made), undefined)).toBe('ran');
    expect(foundIn(framesOf({ value: 2n, op: 'create' }), wanted(made), undefined)).toBe('absent');
  });

  test('by a forwarder carry the account behind their data', () => {
    const input = concatHex(['0xAB', alice.address]);
    const found = (more: Partial<TraceNode>) =>
      foundIn(framesOf({ value: 1n, from: forwarder, input, ...more }), wanted(call(1n)), forwarder);
    expect(found({})).toBe('ran');
    expect(found({ input: '0xab' })).toBe('absent');
    expect(found({ input: concatHex(['0xAB', bob.address]) })).toBe('absent');
    expect(found({ from: alice.address })).toBe('absent');
  });

  test('are found as a model that strikes off one after the other finds them', () => {
    const value = fc.bigInt({ min: 0n, max: 2n });
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 7 }),
        fc.array(value, { minLength: 1, maxLength: 3 }),
        (made, asked) => {
          let left = [...asked];
          for (const it of made) if (it === left[0]) left = left.slice(1);
          const found = foundIn(
            framesOf(...made.map((it) => ({ value: it }))),
            wanted(...asked.map((it) => call(it))),
            undefined,
          );
          expect(found).toBe(left.length === 0 ? 'ran' : 'absent');
        },
      ),
    );
  });
});

describe('a step that is a call', () => {
  const step = { op: 'call', to: bob.address, value: 1n, data: '0xab' as Hex } as const;
  const is = (more: Partial<Step>, of: WantedCall = call(1n), forwarded = false) =>
    isCall({ ...step, ...more }, of, alice.address, forwarded);

  test('is it in all of its parts, and not else', () => {
    expect(is({})).toBe(true);
    expect(is({ to: bob.address.toLowerCase() as Address })).toBe(true);
    const others: readonly Partial<Step>[] = [
      { to: carol.address },
      { to: null },
      { value: 2n },
      { data: '0xac' },
      { op: 'delegatecall' },
      { op: 'create' },
      { commandByte: '0x00' },
    ];
    for (const more of others) expect([more, is(more)]).toEqual([more, false]);
    expect(is({ data: concatHex(['0xab', alice.address]) }, call(1n), true)).toBe(true);
    expect(is({}, call(1n), true)).toBe(false);
  });

  test('that makes a contract has no receiver', () => {
    const made = call(1n, { op: 'create', to: null });
    expect(is({ op: 'create', to: null }, made)).toBe(true);
    expect(is({ op: 'create' }, made)).toBe(false);
    expect(is({ op: 'delegatecall', value: 9n }, call(1n, { op: 'delegatecall' }))).toBe(true);
  });
});

describe('authorizations beside a transaction', () => {
  const read: Authorization = { chainId: 1, delegate: carol.address, nonce: 4n, authority: alice.address };
  const strange = (one: Authorization, authorizations: readonly Authorization[] = [read]) => {
    const step = readAuthorization(one, '1', 'mayFail');
    const call: Step = { ...step, op: 'call' };
    const all = strangeAuthorizations(
      [step, { ...call, fn: { ...step.fn, signature: 'other()' } as never }],
      { ...wanted(), authorizations },
    );
    return all.map((it) => it.step === step && it.path.length === 0 && !it.forwarded);
  };

  test('are strange unless the very same was read back', () => {
    expect(strange(read)).toEqual([]);
    expect(strange({ ...read, delegate: carol.address.toLowerCase() as Address })).toEqual([]);
    expect(strange(read, [{ ...read, nonce: 9n }, read])).toEqual([]);
    expect(strange(read, [])).toEqual([true]);
    const { nonce: _, ...without } = read;
    expect(strange(without)).toEqual([true]);
    for (const more of [{ chainId: 0 }, { nonce: 5n }, { delegate: bob.address }])
      expect(strange({ ...read, ...more })).toEqual([true]);
  });
});

test('only MultiSend of Safe’s, run as the account, is known to do no more than it is given', () => {
  const [library = ''] = safeLibraries;
  const step: Step = {
    ...readAuthorization({ chainId: 1, delegate: library as Address }, '0', 'always'),
    op: 'delegatecall',
    fn: { name: 'multiSend', signature: 'multiSend(bytes)', selector: '0x8d80ff0a', from: [] },
  };
  expect(isMultiSend(step)).toBe(true);
  expect(isMultiSend({ ...step, to: library.toUpperCase().replace('X', 'x') as Address })).toBe(true);
  expect(isMultiSend({ ...step, op: 'call' })).toBe(false);
  expect(isMultiSend({ ...step, to: null })).toBe(false);
  expect(isMultiSend({ ...step, to: bob.address })).toBe(false);
  expect(
    isMultiSend({
      ...step,
      fn: { name: 'other', signature: 'other(bytes)', selector: '0x8d80ff0a', from: [] },
    }),
  ).toBe(false);
  const { fn: _, ...unnamed } = step;
  expect(isMultiSend(unnamed)).toBe(false);
});
