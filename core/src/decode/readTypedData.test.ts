import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TypedData } from '../model/request.ts';
import { decode } from './decode.ts';
import { friend, from, requestOf, safe, token, transfer } from './testing/requests.ts';
import * as data from './testing/typedData.ts';

const read = (typed: TypedData) =>
  decode(requestOf({ kind: 'typedData', signer: from, json: '', typed }), {});

test('a permit is a permission of the signer that others use later', () => {
  const { steps, complete } = read(data.permit);
  expect(complete).toBe(true);
  expect(steps[0]).toMatchObject({
    op: 'permission',
    actor: from,
    to: token,
    runs: 'later',
    reading: 'canonical',
    fn: {
      name: 'Permit',
      signature: 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    },
  });
});

test('integers of a message are exact, however they are written', () => {
  expect(read(data.permit).steps[0]?.args.map(({ name, value }) => [name, value])).toEqual([
    ['owner', { kind: 'address', address: from }],
    ['spender', { kind: 'address', address: friend }],
    ['value', { kind: 'integer', value: 2n ** 256n - 1n }],
    ['nonce', { kind: 'integer', value: 0n }],
    ['deadline', { kind: 'integer', value: 2_000_000_000n }],
  ]);
});

test('structs, lists and the structs a struct refers to are read in their shape', () => {
  const step = read(data.permitBatch).steps[0];
  expect(step?.fn?.signature).toBe(
    'PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)',
  );
  expect(step?.args[0]?.value).toMatchObject({
    kind: 'array',
    items: [{ name: '0', type: 'PermitDetails', value: { kind: 'tuple' } }, { name: '1' }],
  });
});

test('what the types do not have is not signed, and does not appear', () => {
  const message = { ...data.permit.message, note: 'harmless', __proto__: { spender: token } };
  const step = read({ ...data.permit, message }).steps[0];
  expect(step?.args.map(({ name }) => name)).toEqual(['owner', 'spender', 'value', 'nonce', 'deadline']);
});

describe('a value that is not of its type leaves the whole unread', () => {
  test.each([
    ['a missing value', { value: undefined }],
    ['a number that has lost digits', { value: 1e17 }],
    ['an integer out of range', { value: 2n ** 256n }],
    ['a negative amount', { value: -1n }],
    ['an address of 19 bytes', { spender: `0x${'11'.repeat(19)}` }],
    ['a text for a number', { value: 'all of it' }],
  ])('%s', (_, change) => {
    const { steps, complete } = read({ ...data.permit, message: { ...data.permit.message, ...change } });
    expect(complete).toBe(false);
    expect(steps[0]).toMatchObject({ reading: 'unread', args: [] });
  });
});

describe('SafeTx', () => {
  test('carries the call that the Safe makes later, opened', () => {
    const typed = data.safeTxData(safe, { to: token, value: 0n, data: transfer(friend, 5n), operation: 0n });
    expect(read(typed).steps[0]).toMatchObject({
      op: 'permission',
      actor: from,
      to: safe,
      steps: [{ id: '0.0', op: 'call', actor: safe, to: token, runs: 'later', fn: { name: 'transfer' } }],
    });
  });

  test('with an unknown operation is not read', () => {
    const typed = data.safeTxData(safe, { to: token, value: 0n, data: '0x', operation: 3n });
    expect(read(typed)).toMatchObject({
      complete: false,
      steps: [{ reading: 'unread', oddities: [{ what: 'unknownOperation' }], steps: [] }],
    });
  });

  test('under the domain of something else is a struct like any other', () => {
    const typed = data.safeTxData(safe, { to: token, value: 0n, data: '0x', operation: 0n });
    const domain = { ...typed.domain, name: 'Not a Safe' };
    expect(read({ ...typed, domain }).steps[0]).toMatchObject({ reading: 'canonical', steps: [] });
  });
});

test('whatever a message and its types are, reading them never throws', () => {
  const name = fc.constantFrom('Permit', 'A', 'B', '__proto__', 'constructor', 'uint256');
  const type = fc.constantFrom('A', 'B', 'A[]', 'B[2]', 'uint256', 'bytes', 'string', '', 'x[', 'A[][]');
  const struct = fc.array(fc.record({ name, type }), { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.dictionary(name, struct),
      name,
      fc.object({ key: name, maxDepth: 4 }),
      (types, primaryType, message) => {
        const { steps } = read({ types, primaryType, domain: {}, message });
        expect(['canonical', 'unread']).toContain(steps[0]?.reading);
      },
    ),
  );
});

test('a struct that contains itself without end stops at the depth limit', () => {
  const message: Record<string, unknown> = {};
  message['inner'] = message;
  const types = { Loop: [{ name: 'inner', type: 'Loop' }] };
  expect(read({ types, primaryType: 'Loop', domain: {}, message }).steps[0]?.reading).toBe('unread');
});
