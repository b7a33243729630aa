import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { EffectLine } from '../../model/effects.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  me,
  offline,
  safe,
  transaction,
  usdc,
  viewOf,
  waiting,
  weth,
} from '../testing/views.ts';

const transfer = 'transfer(address to, uint256 amount)';
const unread = transaction(contract, '0x3f1a77c2');

describe('a payment of which less arrives', () => {
  const rule = 'transfers.lessArrives';
  const pay = call(usdc, transfer, [friend, 100n]);
  const ran = (body: Body, ...arrivals: readonly Partial<EffectLine>[]) => {
    const made = effectsOf([balance(usdc, 0n), ...arrivals]);
    const [own, ...theirs] = made.lines;
    const lines = own === undefined ? [] : [own];
    return answer(rule, body, { effects: known({ ...made, lines, arrivals: theirs }) });
  };
  const gets = (amount: bigint, who = friend, token = usdc) => balance(token, 100n + amount, who);
  const getsCoins = (amount: bigint) => balance(undefined, 100n + amount, friend);

  it('is a caution, where little arrives, nothing, or some is even taken', () => {
    for (const amount of [99n, 90n, 0n, -5n]) expect(ran(pay, gets(amount))).toBe('caution');
  });

  it('asks the payee only about what arrives', () => {
    const said = (amount: bigint) => {
      const made = effectsOf([balance(usdc, 0n), gets(amount)]);
      const effects = { ...made, lines: made.lines.slice(0, 1), arrivals: made.lines.slice(1) };
      return check(viewOf(pay, { effects: known(effects) })).flatMap((it) =>
        it.rule === rule && it.outcome === 'fired' ? [JSON.stringify(it.says.args), it.remedy?.id ?? ''] : [],
      );
    };
    expect(said(0n)).toEqual([expect.stringContaining('none'), 'remedy.reject']);
    expect(said(90n)).toEqual([expect.stringContaining('less'), 'transfers.lessArrives.remedy']);
  });

  it('is a caution inside a multicall, and where two payments to one payee come as one', () => {
    const part = dataOf(transfer, [friend, 50n]);
    const twice = call(usdc, 'multicall(bytes[] data)', [[part, part]]);
    expect(ran(twice, gets(90n))).toBe('caution');
    expect(ran(twice, gets(100n))).toBe('clear');
  });

  it('is silent where all of it arrives, or more, or all but what shares round away', () => {
    expect(ran(pay, gets(100n))).toBe('clear');
    expect(ran(pay, gets(250n))).toBe('clear');
    expect(ran(call(usdc, transfer, [friend, 5_000_000n]), gets(4_999_999n))).toBe('clear');
  });

  it('is silent for coins that the request itself sends, which cannot be kept on the way', () => {
    expect(ran(transaction(friend, '0x', 100n), getsCoins(0n))).toBe('notApplicable');
  });

  it('is a caution for coins that another contract should pay out', () => {
    const aggregate =
      'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)';
    const list = [{ target: friend, allowFailure: false, value: 100n, callData: '0x' }];
    const body = call(contract, aggregate, [list], 100n);
    expect(ran(body, getsCoins(0n))).toBe('caution');
    expect(ran(body, getsCoins(100n))).toBe('clear');
  });

  it('is silent for a contract that is called as well: it may pass on what it got', () => {
    const calls = [
      { to: usdc, value: 0n, data: dataOf(transfer, [contract, 100n]) },
      { to: contract, value: 0n, data: dataOf('sweep()', []) },
    ];
    const body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls } as const;
    expect(ran(body, gets(0n, contract))).not.toBe('caution');
    expect(ran({ ...body, calls: calls.slice(0, 1) }, gets(0n, contract))).toBe('caution');
  });

  it('is a caution in what a Safe pays, coins and tokens alike', () => {
    const none = getAddress('0x0000000000000000000000000000000000000000');
    const pays = (to: typeof usdc, value: bigint, data: Hex): Body => {
      const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: none, refundReceiver: none };
      const tx = { to, value, data, operation: 0, nonce: 0n, ...gas } as const;
      return { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx };
    };
    const token = pays(usdc, 0n, dataOf(transfer, [friend, 100n]));
    expect(ran(token, gets(90n))).toBe('caution');
    expect(ran(token, gets(100n))).toBe('clear');
    expect(ran(pays(friend, 100n, '0x'), getsCoins(0n))).toBe('caution');
  });

  it('is silent for an item, which is one whatever its number', () => {
    const body = call(weth, 'safeTransferFrom(address from, address to, uint256 id)', [me, friend, 100n]);
    expect(ran(body, gets(1n, friend, weth))).toBe('notApplicable');
  });

  it('is a note where the payee could not be read, and nothing where nobody looked', () => {
    const gap = { before: unknown('refused'), after: unknown('refused') } as const;
    expect(ran(pay, { ...gets(0n), ...gap })).toBe('note');
    expect(ran(pay)).toBe('clear');
  });

  it('is not known without a run, and pending before it', () => {
    expect(told(rule, pay, offline)).toEqual(['unknown effects']);
    expect(told(rule, pay, waiting)).toEqual(['pending effects']);
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});
