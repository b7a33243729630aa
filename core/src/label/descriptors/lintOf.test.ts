import { encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import type { Step } from '../../model/step.ts';
import { known, unknown } from '../../model/known.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { clearSign } from '../erc7730/clearSign.ts';
import type { Data } from '../erc7730/paths/data.ts';
import { readDescriptor } from '../erc7730/document/includes.ts';
import { lintOf } from './lintOf.ts';

const token = getAddress('0xdfebad708f803af22e81044ad228ff77c83c935c');
const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
const friend = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');

function lints(signature: string, args: readonly unknown[], fields: readonly object[], from = me) {
  const abi = parseAbi([`function ${signature}`] as readonly string[]) as readonly unknown[];
  const data = encodeFunctionData({ abi, args } as never) as Hex;
  const call = { to: token, value: 0n, data };
  const request = freeze({ kind: 'transaction', chainId: 1, from, call, set: {} }, '');
  const [step] = decode(request, {}).steps as readonly [Step];
  const context = { contract: { deployments: [{ chainId: 1, address: token }] } };
  const text = JSON.stringify({ context, display: { formats: { [signature]: { intent: 'Go', fields } } } });
  const descriptor = readDescriptor('x.json', text);
  const answers: unknown = ({ kind }: { kind: string }) =>
    kind === 'callDescriptors' ? known([descriptor]) : unknown('notFound');
  const said = clearSign({ kind: 'call', chainId: 1, to: token, data, from }, answers as Data);
  if (said.kind !== 'read') throw new Error(JSON.stringify(said.warnings));
  return lintOf(said, step);
}

const transferFrom = 'transferFrom(address from, address to, uint256 amount)';
const amount = { path: 'amount', label: 'Amount', format: 'raw' };

describe('what a description leaves out', () => {
  test('weighs where it is someone else, and is named as a fact', () => {
    expect(lints(transferFrom, [me, friend, 5n], [amount]).filter(({ weight }) => weight !== 'note')).toEqual(
      [{ code: 'hidesAddress', weight: 'hides', arg: 'to' }],
    );
  });

  test('weighs nothing where it is the user’s own account, the contract, or shown by another line', () => {
    const shown = { path: 'from', label: 'From', format: 'addressName' };
    for (const to of [me, token, friend]) {
      const found = lints(transferFrom, [friend, to, 5n], [amount, shown]);
      expect(found.filter(({ weight }) => weight !== 'note')).toEqual([]);
    }
  });

  test('weighs once where it is there twice', () => {
    const found = lints(transferFrom, [friend, friend, 5n], [amount]);
    expect(found.map(({ weight }) => weight)).toEqual(['hides', 'note']);
  });

  test('always weighs where it may spend, or is an amount', () => {
    const found = lints('approve(address spender, uint256 amount)', [friend, 5n], []);
    expect(found.map(({ code, weight }) => [code, weight])).toEqual([
      ['hidesSpender', 'hides'],
      ['hidesAmount', 'hides'],
    ]);
  });
});

describe('whom a description names', () => {
  test('is not the sender where it is someone else', () => {
    const shown = (senderAddress: unknown) => [
      amount,
      { path: 'from', label: 'From', format: 'raw' },
      { path: 'to', label: 'To', format: 'addressName', params: { senderAddress } },
    ];
    const codes = (to: string, senderAddress: unknown) =>
      lints(transferFrom, [me, to, 5n], shown(senderAddress)).map(({ code, weight }) => [code, weight]);
    expect(codes(friend, friend)).toEqual([['labelContradicts', 'contradicts']]);
    expect(codes(friend, '#.to')).toEqual([['labelContradicts', 'contradicts']]);
    expect(codes(me, '@.from')).toEqual([]);
    expect(codes(me, me)).toEqual([]);
    const mark = '0x0000000000000000000000000000000000000001';
    expect(codes(mark, mark)).toEqual([]);
  });

  test('is the contract that a call inside goes to', () => {
    const execute = 'execute(address target, uint256 value, bytes data)';
    const codes = (callee: object) =>
      lints(
        execute,
        [friend, 0n, '0x12345678'],
        [
          { path: 'target', label: 'Target', format: 'raw' },
          { path: 'data', label: 'Call', format: 'calldata', params: callee },
        ],
      ).map(({ code, weight }) => [code, weight]);
    expect(codes({ calleePath: 'target' })).toEqual([]);
    expect(codes({ callee: token })).toEqual([['otherCallee', 'contradicts']]);
  });
});
