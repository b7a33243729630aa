import {
  concatHex,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  type Hex,
  pad,
  parseAbi,
  size,
  toHex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import type { EffectLine } from '../model/effects.ts';
import { known } from '../model/known.ts';
import { check } from './check.ts';
import { multiSend, safeTx } from './testing/safes.ts';
import {
  allowance,
  balance,
  effectsOf,
  friend,
  safe,
  transaction,
  usdc,
  viewOf,
  weth,
} from './testing/views.ts';
import { counted, type Work, workOf } from './testing/work.ts';

// How much the rules look at, which no clock says: a batch twice as long takes twice the work, and no more than so much of
// it for each call.
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const account = (at: number): Hex => pad(toHex(at + 1_000), { size: 20 });

type Call = Readonly<{ to: Hex; data: Hex; value?: bigint }>;

const transfer = (at: number): Call => ({
  to: usdc,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account(at), BigInt(at + 1)] }),
});
const approval = (at: number): Call => ({
  to: usdc,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [account(at), BigInt(at + 1)] }),
});
const swap = (at: number): Call => ({
  to: router,
  data: encodeFunctionData({
    abi: parseAbi([
      'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    ]),
    functionName: 'swapExactTokensForTokens',
    args: [1_000_000n + BigInt(at), 900_000n, [usdc, weth], at % 2 === 0 ? friend : safe, 1_900_000_000n],
  }),
});
const unread = (at: number): Call => ({
  to: account(at),
  data: concatHex([pad(toHex(at + 1), { size: 4 }), pad(toHex(at))]),
});

const arriving = (count: number) =>
  Array.from({ length: count }, (_, at) => balance(usdc, 101n + BigInt(at), account(at)));
const allowing = (count: number) =>
  Array.from({ length: count }, (_, at) => allowance(usdc, account(at), BigInt(at + 1), safe));

describe('the work of all rules', () => {
  it.each<
    [
      string,
      (at: number) => Call,
      (count: number) => readonly Partial<EffectLine>[],
      Omit<Work, 'looks' | 'values'>,
    ]
  >([
    ['transfers', transfer, () => [], { steps: 19, args: 27, lines: 0 }],
    ['transfers with their effects', transfer, arriving, { steps: 21, args: 32, lines: 8 }],
    ['approvals with their effects', approval, allowing, { steps: 20, args: 33, lines: 1 }],
    ['swaps', swap, () => [], { steps: 25, args: 98, lines: 0 }],
    ['calls nobody can read', unread, () => [], { steps: 14, args: 0, lines: 0 }],
  ])('grows with the number of %s, and not faster', (_, call, effects, most) => {
    const [one, two] = [100, 200].map((count) => workOf(batch(call, count), effects(count), check));
    if (one === undefined || two === undefined) throw new Error('There is no batch.');
    for (const what of ['steps', 'args', 'lines'] as const) {
      const each = (two[what] - one[what]) / 100;
      expect(two[what], `${what} of twice as many`).toBeLessThanOrEqual(2 * one[what]);
      expect(each, `${what} of one more`).toBeLessThanOrEqual(most[what]);
    }
  });
});

it('follows what a contract calls in the simulation once, however often the request calls it', () => {
  const call = { to: account(1), data: concatHex(['0x12345678', pad('0x')]) };
  const looksAt = (count: number) => {
    let looks = 0;
    const traced = { id: '0.0', op: 'call', from: account(1), to: account(2), ok: true } as const;
    const sizes = { value: 0n, gasUsed: 1n, selector: '0x12345678', size: 36 } as const;
    const calls = known([counted({ ...traced, ...sizes }, 'from', () => (looks += 1))]);
    check(
      viewOf(
        batch(() => call, count),
        { effects: known(effectsOf([], { calls })) },
      ),
    );
    return looks;
  };
  expect(looksAt(20)).toBeLessThan(10);
});

describe('the work for a multicall that is paid', () => {
  const wrap = (): Call => ({ to: weth, data: '0xd0e30db0', value: 1n });
  const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11';
  const deposit = (): Call => ({
    to: '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
    data: encodeFunctionData({ abi: parseAbi(['function depositTo(address to)']), args: [multicall3] }),
    value: 1n,
  });
  const pay = (at: number): Call => ({
    to: weth,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account(at), 1n] }),
  });

  it.each<[string, (at: number) => Call]>([
    ['wraps', wrap],
    ['deposits', deposit],
    ['wraps and pays', (at) => (at % 2 === 0 ? wrap() : pay(at))],
  ])('that %s again and again grows with its parts, and not faster', (_, call) => {
    const [one, two] = [100, 200].map((count) => workOf(paid(call, count), [], check));
    if (one === undefined || two === undefined) throw new Error('There is no multicall.');
    for (const what of ['looks', 'values', 'steps', 'args'] as const)
      expect(two[what], `${what} of twice as many`).toBeLessThanOrEqual(2 * one[what]);
  });

  it('that makes empty calls grows with their number, and not faster', () => {
    const [one, two] = [100, 200].map((count) => workOf(passed(count), [], check));
    expect(two?.values).toBeLessThanOrEqual(2 * (one?.values ?? 0));
  });

  /** Empty calls in a batch that its library makes as itself, since it is called and not run as a Safe. */
  function passed(count: number) {
    return transaction(
      multiSend,
      packed((at) => ({ to: account(at), data: '0x' }), count),
    );
  }

  function paid(call: (at: number) => Call, count: number) {
    const calls = Array.from({ length: count }, (_, at) => call(at)).map(({ to, data, value = 0n }) => ({
      target: to,
      allowFailure: false,
      value,
      callData: data,
    }));
    const data = encodeFunctionData({
      abi: parseAbi([
        'struct Call { address target; bool allowFailure; uint256 value; bytes callData; }',
        'function aggregate3Value(Call[] calls)',
      ]),
      args: [calls],
    });
    return transaction(multicall3, data, 10n ** 18n);
  }
});

function batch(call: (at: number) => Call, count: number) {
  return safeTx(multiSend, packed(call, count), 1);
}

function packed(call: (at: number) => Call, count: number): Hex {
  const calls = Array.from({ length: count }, (_, at) => call(at)).map(({ to, data }) =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, 0n, BigInt(size(data)), data]),
  );
  return encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    functionName: 'multiSend',
    args: [concatHex(calls)],
  });
}
