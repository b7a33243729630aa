import { type Address, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  effectsOf,
  friend,
  key,
  me,
  offline,
  type Sample,
  usdc,
  waiting,
  weth,
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
  expect(told('account.divided', cancel, sample({}, gain))).toEqual(['clear effects']);
  expect(told('account.divided', cancel, sample({}))).toEqual([
    'caution: account.divided.says fn step.0.fn | account.divided.why | account.divided.remedy | in 0 | by step.0.fn',
  ]);
  expect(answer('account.divided', cancel, sample({ status: 'revert' }, gain))).toBe('caution');
  expect(answer('account.divided', cancel, offline)).toBe('caution');
  expect(told('account.divided', cancel, waiting)).toEqual(['pending effects']);
});

test('what the contract pays others is reported, also beside what comes', () => {
  expect(told('account.move', cancel, sample({ moves: [paid] }, gain))).toEqual([
    'caution: account.move.says amount move.0.amount from move.0.from to move.0.to | account.move.why | account.remedyPaid | by move.0.to move.0.from move.0.amount',
  ]);
  expect(told('account.move', cancel, sample({ moves: [] }, gain))).toEqual(['clear effects']);
});

test('the end of what two share is not quiet because something else comes, or a speck', () => {
  const moves = (from: Address, to: Address, amount: bigint) => [{ ...paid, from, to, amount }];
  expect(answer('account.divided', cancel, sample({ moves: moves(streams, me, 10n ** 12n) }, gain))).toBe(
    'clear',
  );
  expect(answer('account.divided', cancel, sample({ moves: moves(streams, friend, 9n) }, gain))).toBe(
    'caution',
  );
  const speck = { ...gain, before: known(0n), after: known(50n) };
  const decimals = { ...sample({}, speck), tokens: { [usdc]: ['USDC', 6] as const } };
  expect(answer('account.divided', cancel, decimals)).toBe('caution');
});

test('what a claim pays others is reported, unless as much of it comes to the user', () => {
  const distributor = getAddress('0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae');
  const claim = call(
    distributor,
    'claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
    [[me], [usdc], [1_000n], [[]]],
  );
  const rewards = (toOther: bigint, toMe: bigint, asset: Address = usdc) =>
    answer('account.move', claim, {
      codes: { [distributor]: 'contract' },
      effects: known(
        effectsOf([{ ...balance(asset, toMe), before: known(0n) }], {
          moves: [
            { ...paid, from: distributor, to: friend, amount: toOther },
            { ...paid, from: distributor, to: me, asset: { ...token, address: asset }, amount: toMe },
          ],
        }),
      ),
    });
  expect(rewards(5_000n, 10n ** 12n, weth)).toBe('caution');
  expect(rewards(4_900n, 100n)).toBe('caution');
  expect(rewards(100n, 4_900n)).toBe('clear');
});

test('an item that goes to another than the call names is reported', () => {
  const apes = '0xbC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';
  const send = call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, friend, 7n]);
  const asset = { kind: 'nft', chainId: 1, address: apes, id: 7n } as const;
  const goes = (to: Address) => ({
    effects: known(effectsOf([], { moves: [{ from: me, to, asset, amount: 1n, basis: 'read' }] })),
  });
  expect(answer('account.move', send, goes(key))).toBe('caution');
  expect(answer('account.move', send, goes(friend))).toBe('clear');
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
