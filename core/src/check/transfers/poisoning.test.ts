import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
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
  key,
  knownBook,
  me,
  offline,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../testing/views.ts';

const transfer = 'transfer(address to, uint256 amount)';
const unread = transaction(contract, '0x3f1a77c2');
const twin = getAddress(`${friend.slice(0, 8)}${'e'.repeat(28)}${friend.slice(-6)}`.toLowerCase());
const batch = (...payments: readonly (readonly [to: typeof me, amount: bigint])[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: payments.map(([to, amount]) => ({ to: usdc, value: 0n, data: dataOf(transfer, [to, amount]) })),
});

describe('a payment for the sake of its address', () => {
  const rule = 'transfers.poisoning';

  it('is a caution where it pays nothing, alone and in a batch', () => {
    expect(told(rule, call(usdc, transfer, [key, 0n]))).toEqual([
      'caution: transfers.poisoning.says to step.0.arg.to | transfers.poisoning.why | transfers.poisoning.remedy | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.to',
    ]);
    expect(answer(rule, batch([friend, 5n], [key, 0n]))).toBe('caution');
    expect(told(rule, call(usdc, 'multicall(bytes[] data)', [[dataOf(transfer, [key, 0n])]]))).toEqual([
      'caution: transfers.poisoning.says to step.0.0.arg.to | transfers.poisoning.why | transfers.poisoning.remedy | in 0.0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.0.arg.to',
    ]);
  });

  it('is one where it pays the double of another payee, and names the one that gets less', () => {
    const found = check(viewOf(batch([friend, 5n], [twin, 1n]))).filter(
      (it) => it.rule === rule && it.outcome === 'fired',
    );
    expect(found).toMatchObject([{ severity: 'caution', facts: ['step.1.arg.to', 'step.0.arg.to'] }]);
  });

  it('finds a double by fewer digits at one end, beside many others, and whichever comes first', () => {
    const double = (front: number, back: number) =>
      getAddress(
        `${friend.slice(0, 2 + front)}${'e'.repeat(40 - front - back)}${friend.slice(-back)}`.toLowerCase(),
      );
    for (const it of [double(3, 5), double(2, 7), double(4, 3), double(2, 5)]) {
      expect(answer(rule, batch([friend, 5n], [it, 1n]))).toBe('caution');
      expect(answer(rule, batch([it, 1n], [key, 7n], [friend, 5n]))).toBe('caution');
    }
    expect(told(rule, batch([friend, 5n], [double(3, 3), 1n]))).toEqual([
      'clear step.0.arg.to step.1.arg.to',
    ]);
    expect(told(rule, batch([friend, 5n], [friend, 1n]))).toEqual(['clear step.0.arg.to']);
  });

  it('is silent for ordinary payments, and for who is in the book', () => {
    expect(answer(rule, batch([friend, 5n], [key, 1n]))).toBe('clear');
    const book = known([{ address: key, name: 'Key', own: false, paid: 0 }]);
    expect(answer(rule, call(usdc, transfer, [key, 0n]), { book })).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 0n))).toBe('notApplicable');
  });

  it('is not known without the book, or for a call that could not be read', () => {
    expect(told(rule, call(usdc, transfer, [key, 0n]), { book: unknown('timeout') })).toEqual([
      'unknown book',
    ]);
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('tokens for a contract that cannot give them back', () => {
  const rule = 'transfers.deadEnd';
  const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');

  it('is a caution, for another token and for a contract that all use', () => {
    expect(told(rule, call(weth, transfer, [usdc, 1n]))).toEqual([
      'caution: transfers.deadEnd.says to step.0.arg.to how token | transfers.deadEnd.why how token | remedy.checkPayee | in 0 | about 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 | by step.0.arg.to',
    ]);
    expect(answer(rule, call(usdc, transfer, [permit2, 1n]))).toBe('caution');
    const some = { tokens: { [contract]: ['SOME', 18] as const } };
    expect(answer(rule, call(usdc, transfer, [contract, 1n]), some)).toBe('caution');
    const nft = 'safeTransferFrom(address from, address to, uint256 id)';
    expect(answer(rule, call(key, nft, [me, usdc, 5n]))).toBe('caution');
  });

  it('is a caution for any contract that is nobody’s account, unless nothing stays there', () => {
    const [other, who] = [key, { codes: { [key]: 'contract' } } as const];
    expect(told(rule, call(usdc, transfer, [other, 1n]), who)).toEqual([
      'caution: transfers.deadEnd.says to step.0.arg.to how contract | transfers.deadEnd.why how contract | remedy.checkPayee | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.to',
    ]);
    expect(answer(rule, transaction(other, '0x', 1n), who)).toBe('caution');
    expect(answer(rule, call(usdc, transfer, [other, 1n]), { ...who, book: knownBook(other) })).toBe('clear');
    const paid = known([{ address: other, own: false, paid: 1 }]);
    expect(answer(rule, call(usdc, transfer, [other, 1n]), { ...who, book: paid })).toBe('clear');
    const named = known([{ address: other, own: false, paid: 0, name: 'Router' }]);
    expect(answer(rule, call(usdc, transfer, [other, 1n]), { ...who, book: named })).toBe('caution');
    const release = { [`account.${other.toLowerCase()}.release`]: { kind: 'text', text: '1.4.1' } } as const;
    expect(answer(rule, call(usdc, transfer, [other, 1n]), { ...who, facts: release })).toBe('clear');
    expect(answer(rule, call(usdc, transfer, [other, 1n]), { codes: { [other]: 'delegated' } })).toBe(
      'clear',
    );
  });

  it('counts what the contract passes on, or gives for native currency', () => {
    const who = { codes: { [key]: 'contract' } } as const;
    const asset = { kind: 'token', chainId: 1, address: usdc } as const;
    const passed = (amount: bigint) => ({
      ...who,
      effects: known(
        effectsOf([], {
          moves: [
            { from: me, to: key, asset, amount: 1_000n, basis: 'read' },
            { from: key, to: friend, asset, amount, basis: 'read' },
          ],
        }),
      ),
    });
    expect(answer(rule, call(usdc, transfer, [key, 1_000n]), passed(990n))).toBe('clear');
    expect(answer(rule, call(usdc, transfer, [key, 1_000n]), passed(989n))).toBe('caution');
    const gains = known(effectsOf([{ ...balance(weth, 10n ** 18n), before: known(0n) }]));
    expect(answer(rule, transaction(key, '0x', 1n), { ...who, effects: gains })).toBe('clear');
  });

  it('is silent for people, for nothing, and for the token itself', () => {
    expect(answer(rule, call(usdc, transfer, [friend, 1n]))).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('clear');
    expect(answer(rule, call(weth, transfer, [usdc, 0n]))).toBe('clear');
    expect(answer(rule, call(usdc, transfer, [usdc, 1n]))).toBe('clear');
    expect(told('transfers.lost', call(usdc, transfer, [usdc, 1n]))).toEqual([
      'caution: transfers.lost.says to step.0.arg.to how token | transfers.lost.why | remedy.checkPayee | in 0 | about 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 | by step.0.arg.to',
    ]);
  });

  it('is not known for a call that could not be read, and needs no node for what all know', () => {
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
    expect(answer(rule, call(weth, transfer, [usdc, 1n]), offline)).toBe('caution');
  });
});

describe('payments to several strangers', () => {
  it('are said with the largest first', () => {
    const found = check(viewOf(batch([friend, 5n], [key, 50n], [contract, 20n])));
    const first = found.filter((it) => it.rule === 'transfers.firstPayment').map((it) => it.facts[0]);
    expect(first).toEqual(['step.1.arg.to', 'step.2.arg.to', 'step.0.arg.to']);
  });

  it('that are lost are named by the largest of them', () => {
    const nobody = getAddress('0x000000000000000000000000000000000000dead');
    const found = check(viewOf(batch([nobody, 1n], [friend, 9n], [nobody, 5n])));
    expect(found.find((it) => it.rule === 'transfers.lost')).toMatchObject({ facts: ['step.2.arg.to'] });
  });
});
