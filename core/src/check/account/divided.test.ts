import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import { answer } from '../testing/answers.ts';
import {
  balance,
  call,
  effectsOf,
  friend,
  me,
  offline,
  type Sample,
  usdc,
  waiting,
} from '../testing/views.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { allRows } from '../../decode/abis/rows.ts';
import { known } from '../../model/known.ts';

const streams = getAddress('0xcd18eaa163733da39c232722cbc4e8940b1d8888');
const cancel = call(streams, 'cancelStream(uint256 streamId)', [41n]);
const token = { kind: 'token', chainId: 1, address: usdc } as const;
const paid = { from: streams, to: friend, asset: token, amount: 1_000n, basis: 'read' } as const;
const gain = balance(usdc, 10n ** 12n, me);

const sample = (
  more: Parameters<typeof effectsOf>[1],
  ...lines: Parameters<typeof effectsOf>[0]
): Sample => ({
  codes: { [streams]: 'contract' },
  effects: known(effectsOf(lines, more)),
});

test('the end of what two share is quiet only where something comes', () => {
  expect(answer('account.divided', cancel, sample({}, gain))).toBe('clear');
  expect(answer('account.divided', cancel, sample({}))).toBe('caution');
  expect(answer('account.divided', cancel, sample({ status: 'revert' }, gain))).toBe('caution');
  expect(answer('account.divided', cancel, offline)).toBe('caution');
  expect(answer('account.divided', cancel, waiting)).toBe('pending');
});

test('what the contract pays others is reported, also beside what comes', () => {
  expect(answer('account.move', cancel, sample({ moves: [paid] }, gain))).toBe('caution');
  expect(answer('account.move', cancel, sample({ moves: [] }, gain))).toBe('clear');
});

test('each function that takes something out, and is called like an end, divides it or was reviewed', () => {
  const ends =
    /^_?(?:cancel|close|settle|end|terminate|stop|default|dissolve|break|void|resolve|clawback|expire|exercise)/;
  const open = allRows().flatMap(({ text, model }) => {
    const name = text.slice(0, text.indexOf('('));
    if (model?.act !== 'outOf' || !ends.test(name) || model.divides !== undefined) return [];
    return reviewed.has(functionAbi(text)?.signature ?? '') ? [] : [functionAbi(text)?.signature];
  });
  expect(open).toEqual([]);
});

/** What they end is the caller's alone, and all that comes out is theirs. */
const reviewed: ReadonlySet<string> = new Set(
  'cancelDeposit(bytes32) cancelWithdrawal(bytes32) cancelShift(bytes32) cancelGlvDeposit(bytes32) cancelGlvWithdrawal(bytes32) cancelIncreasePosition(bytes32,address) cancelDecreasePosition(bytes32,address) closeTroveFromCollateral(uint256,uint256,uint256) closeTrove(uint256) closeTroveToRawETH(uint256) settle(bytes32) cancelOrder(uint256) cancelOrder(bytes32)'.split(
    ' ',
  ),
);
