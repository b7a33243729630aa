import { decode } from '@readback/core/decode/decode.ts';
import { mutated, numbersFrom } from '@readback/core/decode/testing/mutate.ts';
import { safePayment, swapIn, swapOut } from '@readback/core/decode/testing/realTransactions.ts';
import {
  callData,
  execTransaction,
  friend,
  from,
  requestOf,
  token,
  transfer,
} from '@readback/core/decode/testing/requests.ts';
import { permitBatch, permitSingle } from '@readback/core/decode/testing/typedData.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Body, TypedData } from '@readback/core/model/request.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { type WalletCall, walletCall } from '@readback/core/request/wallet/walletCall.ts';
import { multicall3Call } from '@readback/scenarios/multicall3Call.ts';
import fc from 'fast-check';
import type { Address, Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { findFact } from '../data/findFact.ts';
import { sample } from '../review/testing/sample.ts';
import { type Comparison, compareFields, type ReadSide } from './compareFields.ts';

const thief: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

function read(body: Body): ReturnType<typeof sample> {
  const { steps } = decode(requestOf(body), {});
  const readback = sample({ steps, parties: [{ role: 'from', address: from }] }, body);
  return { ...readback, incoming: { ...readback.incoming, request: requestOf(body) } };
}

function sending(data: Hex, to: Address | null = token): Extract<Body, { kind: 'transaction' }> {
  return { kind: 'transaction', chainId: 1, from, call: { to, value: 0n, data }, set: {} };
}

function handed(body: Body): WalletCall {
  return walletCall(requestOf(body), from);
}

/** The same request with some of its fields otherwise. */
function changed(body: Body, change: Readonly<Record<string, unknown>>): WalletCall {
  const { method, params } = handed(body);
  return { method, params: [{ ...(params[0] as object), ...change }] };
}

function compare(shown: WalletCall, readback: ReadSide): Comparison {
  const comparison = compareFields(shown, readback, from);
  if (!comparison) throw new Error('They cannot be compared.');
  return comparison;
}

function names(comparison: Comparison, is: string): readonly string[] {
  return comparison.fields.filter((it) => it.is === is).map(({ field }) => field.id);
}

function factsAt(comparison: Comparison, id: string): readonly string[] | undefined {
  return comparison.fields.find(({ field }) => field.id === id)?.facts;
}

describe('an honest wallet', () => {
  test('shows nothing that is not in the readback, each value beside its line', () => {
    const body = sending(transfer(friend, 5n));
    const comparison = compare(handed(body), read(body));
    expect(comparison.fields.map(({ is }) => is)).toEqual(comparison.fields.map(() => 'found'));
    expect(comparison.left).toEqual([]);
    expect(factsAt(comparison, 'data.4')).toEqual(['step.0.arg.to']);
    expect(factsAt(comparison, 'data.36')).toEqual(['step.0.arg.amount']);
    expect(factsAt(comparison, 'to')).toContain('step.0.fn');
  });

  test('has the values of calls inside of others beside both lines', () => {
    const body = sending(multicall3Call([{ target: token, callData: transfer(friend, 5n) }]));
    const comparison = compare(handed(body), read(body));
    const facts = comparison.fields.flatMap((it) => it.facts);
    expect(facts).toContain('step.0.0.arg.to');
    expect(facts).toContain('step.0.arg.calls.0.target');
  });

  test('is found whole for a message and for typed data', () => {
    const text: Body = { kind: 'message', signer: from, bytes: '0x48656c6c6f' };
    expect(names(compare(handed(text), read(text)), 'differs')).toEqual([]);
    for (const typed of [permitSingle, permitBatch]) {
      const body = signing(typed);
      const comparison = compare(handed(body), read(body));
      expect(names(comparison, 'differs')).toEqual([]);
      expect(names(comparison, 'unshown')).toEqual([]);
    }
  });

  test('shows what was left to it by the request, and that the readback does not show it', () => {
    const body = { ...sending(transfer(friend, 5n)), set: { nonce: 7n } };
    expect(names(compare(handed(body), read(body)), 'unshown')).toEqual(['other nonce']);
  });
});

describe('a wallet that shows something else', () => {
  const body = sending(transfer(friend, 5n));

  test('is told by the receiver that it changed, and by nothing else', () => {
    const comparison = compare(changed(body, { data: transfer(thief, 5n) }), read(body));
    expect(names(comparison, 'differs')).toEqual(['data.4']);
    expect(comparison.fields.find(({ is }) => is === 'differs')?.instead).toBe('to');
    expect(factsAt(comparison, 'data.36')).toEqual(['step.0.arg.amount']);
  });

  test('finds no argument of another function, though the bytes are the same', () => {
    const data = callData('approve(address,uint256)', friend, 5n);
    const comparison = compare(changed(body, { data }), read(body));
    expect(names(comparison, 'differs')).toEqual(['data.0', 'data.4', 'data.36']);
    expect(comparison.fields.flatMap(({ instead }) => instead ?? [])).toEqual([]);
    expect(comparison.fields.flatMap((it) => it.facts)).not.toContain('step.0.fn');
  });

  test('does not light the line of the call when it calls someone else', () => {
    const comparison = compare(changed(body, { to: thief }), read(body));
    expect(names(comparison, 'differs')).toEqual(['to']);
    expect(comparison.fields.flatMap((it) => it.facts)).not.toContain('step.0.fn');
  });

  test('is told by what it adds and by what it leaves out', () => {
    const more = compare(changed(body, { data: `${transfer(friend, 5n)}00`, gas: '0x1' }), read(body));
    expect(names(more, 'differs')).toEqual(['data.68', 'other gas']);
    const less = compare(changed(body, { data: '0xa9059cbb' }), read(body));
    expect(less.left.map(({ id }) => id)).toEqual(['data.4', 'data.36']);
  });

  test('has another network, amount or account', () => {
    const other = { chainId: '0x2', value: '0x1', from: thief };
    expect(names(compare(changed(body, other), read(body)), 'differs')).toEqual(['from', 'value', 'chainId']);
  });

  test('finds no argument of a call inside another one that is made to someone else', () => {
    const inner = transfer(friend, 5n);
    const nested = sending(multicall3Call([{ target: token, callData: inner }]));
    const data = multicall3Call([{ target: thief, callData: inner }]);
    const facts = compare(changed(nested, { data }), read(nested)).fields.flatMap((it) => it.facts);
    expect(facts.filter((it) => it.startsWith('step.0.0.'))).toEqual([]);
    expect(facts).not.toContain('step.0.arg.calls.0.target');
    expect(facts).not.toContain('step.0.arg.calls.0');
  });

  test('cannot be compared when it asks for another kind of signature, or for another account', () => {
    const text = { method: signingMethods.message, params: ['0x00', from] };
    expect(compareFields(text, read(body), from)).toBeUndefined();
    expect(compareFields(handed(body), read(body), thief)).toBeUndefined();
  });

  test('of a message or of typed data is told by the value', () => {
    const text: Body = { kind: 'message', signer: from, bytes: '0x48656c6c6f' };
    const more = { method: signingMethods.message, params: ['0x48656c6c6f2e', from] };
    expect(names(compare(more, read(text)), 'differs')).toEqual(['message']);
    const permit = signing(permitSingle);
    const [account, json] = handed(permit).params;
    const spender = String(permitSingle.message['spender']);
    const params = [account, String(json).replaceAll(spender, thief)];
    const comparison = compare({ method: signingMethods.typedData, params }, read(permit));
    expect(names(comparison, 'differs')).toEqual(['typed ["spender"]']);
  });

  test('of typed data whose types are others finds no value, though each is written alike', () => {
    const permit = signing(permitSingle);
    const [account, json] = handed(permit).params;
    const params = [account, String(json).replace('uint48', 'uint64')];
    const comparison = compare({ method: signingMethods.typedData, params }, read(permit));
    expect(comparison.fields.filter((it) => it.field.part === 'typed' && it.is !== 'differs')).toEqual([]);
  });
});

test('two arguments of one name light no line, since the line would be that of either', () => {
  const body = sending(transfer(friend, 5n));
  const readback = read(body);
  const steps = readback.steps.map((it) => ({ ...it, args: it.args.map((arg) => ({ ...arg, name: 'a' })) }));
  const comparison = compare(handed(body), { ...readback, steps });
  expect(comparison.fields.flatMap((it) => it.facts).filter((it) => it.includes('.arg.'))).toEqual([]);
});

describe('whatever a wallet changes in the calldata', () => {
  const bodies = [
    sending(transfer(friend, 5n)),
    sending(execTransaction(token, 0n, transfer(friend, 5n), 0)),
    sending(
      multicall3Call([
        { target: token, callData: transfer(friend, 5n) },
        { target: friend, callData: callData('approve(address,uint256)', friend, 7n) },
      ]),
    ),
    ...[safePayment, swapOut, swapIn].map((it) => sending(it.data, it.to)),
  ];

  test('no value is found that is not the same, and no line is lit that would read otherwise', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bodies), fc.nat(), (body, seed) => {
        const readback = read(body);
        const data = mutated(body.call.data, numbersFrom(seed));
        const comparison = compare(changed(body, { data }), readback);
        const before = findFact(readback);
        const after = findFact(read({ ...body, call: { ...body.call, data } }));
        for (const { field, is, facts } of comparison.fields) {
          if (is !== 'found' || field.bytes === undefined) continue;
          const [start, end] = field.bytes;
          expect(field.text).toBe(body.call.data.slice(2 + start * 2, 2 + end * 2).toLowerCase());
          for (const id of facts.filter((it) => it.includes('.arg.'))) {
            const now = valueOf(after(id)?.value);
            if (now !== undefined) expect(now, id).toEqual(valueOf(before(id)?.value));
          }
        }
      }),
      { numRuns: 600 },
    );
  });
});

function signing(typed: TypedData): Body {
  const json = JSON.stringify(typed, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return { kind: 'typedData', signer: from, json, typed };
}
