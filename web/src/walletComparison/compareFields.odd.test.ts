import { decode } from '@readback/core/decode/decode.ts';
import { friend, from, requestOf, token, transfer } from '@readback/core/decode/testing/requests.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { Arg } from '@readback/core/model/step.ts';
import { readTypedData } from '@readback/core/request/typedData/readTypedData.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { type WalletCall, walletCall } from '@readback/core/request/wallet/walletCall.ts';
import type { Address } from 'viem';
import { describe, expect, test } from 'vitest';
import { sample } from '../review/testing/sample.ts';
import { type Comparison, compareFields } from './compareFields.ts';

const thief: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

function read(body: Body): ReturnType<typeof sample> {
  const { steps } = decode(requestOf(body), {});
  const readback = sample({ steps, parties: [{ role: 'from', address: from }] }, body);
  return { ...readback, incoming: { ...readback.incoming, request: requestOf(body) } };
}

type Part = Readonly<Record<string, unknown>>;

/** A permission as an app asks for it, with what is beside the values that are signed. */
function permission({ first = {}, domain = {}, message = {}, more = [] as readonly string[] } = {}): Body {
  const fields = (...all: readonly string[]) =>
    all.map((it) => ({ name: it.split(' ')[1], type: it.split(' ')[0] }));
  const json = JSON.stringify({
    ...first,
    types: {
      EIP712Domain: fields('string name', 'uint256 chainId', 'address verifyingContract'),
      Ask: fields('string text', 'address spender', 'bool all', ...more),
    },
    primaryType: 'Ask',
    domain: { name: '0xAB', chainId: 1, verifyingContract: token, ...domain },
    message: { ...message, text: '0xCD', spender: friend, all: false },
  } satisfies Part);
  return { kind: 'typedData', signer: from, json, typed: readTypedData(json).typed };
}

/** What is found where a wallet shows the same, but for a piece of its text. */
function shown(body: Body, was: string, is: string): Comparison {
  const { method, params } = walletCall(requestOf(body), from);
  const text = String(params[1]);
  expect(text).toContain(was);
  const at = text.lastIndexOf(was);
  const other = text.slice(0, at) + is + text.slice(at + was.length);
  const comparison = compareFields({ method, params: [from, other] }, read(body), from);
  if (!comparison) throw new Error('They cannot be compared.');
  return comparison;
}

const differing = ({ fields, left }: Comparison) => [
  ...fields.filter(({ is }) => is === 'differs').map(({ field }) => field.id),
  ...left.map(({ id }) => id),
];

const junk = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`j${at}`, String(at)]));
const many = Array.from({ length: 250 }, (_, at) => at);

describe('typed data in which the wallet shows something else', () => {
  test.each([
    ['behind many values that stand first', permission({ first: { junk } })],
    ['behind many values of the domain', permission({ domain: junk })],
    ['behind many values of the message that nobody signs', permission({ message: junk })],
    ['behind a long list', permission({ message: { list: many }, more: ['uint256[] list'] })],
    ['with nothing around it', permission()],
  ])('%s is told by it', (_, body) => {
    expect(differing(shown(body, friend, thief))).not.toEqual([]);
    expect(differing(shown(body, '"all":false', '"all":true'))).not.toEqual([]);
  });

  test.each([
    ['a name that looks like bytes, in other capitals', '"0xAB"', '"0xab"'],
    ['a text that looks like bytes, in other capitals', '"0xCD"', '"0xcd"'],
    ['a text instead of no', '"all":false', '"all":"false"'],
    ['a network as text', '"chainId":1', '"chainId":"1 "'],
    ['a text instead of a list', '"text":"0xCD"', '"text":["0xCD"]'],
  ])('%s differs', (_, was, is) => {
    expect(differing(shown(permission(), was, is))).not.toEqual([]);
  });

  test('a list differs from what has numbers for names', () => {
    const body = permission({ message: { list: [7] }, more: ['uint256[] list'] });
    expect(differing(shown(body, '[7]', '{"0":7}'))).not.toEqual([]);
  });
});

function sending(): Extract<Body, { kind: 'transaction' }> {
  const call = { to: token, value: 0n, data: transfer(friend, 5n) };
  return { kind: 'transaction', chainId: 1, from, call, set: {} };
}

function changed(change: Part): Comparison | undefined {
  const { method, params } = walletCall(requestOf(sending()), from);
  const call: WalletCall = { method, params: [{ ...(params[0] as object), ...change }] };
  return compareFields(call, read(sending()), from);
}

describe('a transaction in which the wallet shows something else', () => {
  const { data } = sending().call;
  test.each<[string, Part]>([
    ['half a byte more', { data: `${data}0` }],
    ['half a byte less', { data: data.slice(0, -1) }],
    ['bytes under another name', { input: transfer(thief, 5n) }],
    ['a key in other capitals', { To: thief }],
    ['an amount as a number', { value: 1 }],
    ['an empty amount', { value: '0x' }],
    ['another type', { type: '0x4' }],
    ['a list of delegations', { authorizationList: [{ address: thief }] }],
    ['no receiver', { to: undefined }],
    ['nobody as receiver', { to: null }],
    ['a network as text', { chainId: '1' }],
    ['a list for its bytes', { data: [data] }],
    ['a fee', { maxFeePerGas: '0xffffffffffff' }],
  ])('%s is told', (_, change) => {
    const comparison = changed(change);
    expect(comparison && differing(comparison)).not.toEqual([]);
  });

  test('another method cannot be compared', () => {
    for (const method of [signingMethods.calls, 'eth_sign', 'eth_signTypedData'])
      expect(compareFields({ method, params: [from, '{}'] }, read(sending()), from)).toBeUndefined();
  });
});

test('a name with a dot in it lights no value inside of another one', () => {
  const readback = read(sending());
  const [root] = readback.steps;
  const [to, amount] = root?.args ?? [];
  if (root === undefined || to === undefined || amount === undefined) throw new Error('nothing was read');
  const args: readonly Arg[] = [
    { ...to, name: 'a', value: { kind: 'tuple', fields: [{ ...to, name: 'b' }] } },
    { ...amount, name: 'a.b' },
  ];
  const handed = walletCall(requestOf(sending()), from);
  const comparison = compareFields(handed, { ...readback, steps: [{ ...root, args }] }, from);
  const facts = comparison?.fields.flatMap((it) => it.facts) ?? [];
  expect(facts.filter((it) => it.endsWith('.arg.a.b'))).toEqual([]);
});
