import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { check } from '../check.ts';
import { retainedValue } from '../../actions/swaps/retainedValue.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { answer, told } from '../testing/answers.ts';
import {
  call,
  contract,
  dataOf,
  friend,
  key,
  me,
  offline,
  transaction,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '../testing/views.ts';

const transfer = 'transfer(address to, uint256 amount)';
const unread = transaction(contract, '0x3f1a77c2');
const paidBefore = known([{ address: friend, name: 'Friend', own: false, paid: 2 }]);

describe('a first payment to an address', () => {
  const rule = 'transfers.firstPayment';

  it('is noted, of coins and of tokens', () => {
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('note');
    expect(answer(rule, call(usdc, transfer, [friend, 1n]))).toBe('note');
  });

  it('is noted for each whom a contract pays with what it is allowed to take', () => {
    const from = { by: 'user', entry: 'test' } as const;
    const bulk =
      'bulkTransfer(((uint8 a, address b, uint256 c, uint256 d)[] items, address to, bool e)[] all, bytes32 key)';
    const disperse = 'disperseToken(address a, address[] b, uint256[] c)';
    const abis = [{ address: contract, functions: [`function ${bulk}`, `function ${disperse}`], from }];
    const items = [
      [1, usdc, 0n, 50n],
      [2, weth, 7n, 1n],
      [3, weth, 8n, 4n],
    ];
    const hash = `0x${'00'.repeat(32)}`;
    const moved = viewOf(call(contract, bulk, [[[items, key, true]], hash]), { abis });
    expect(moved.steps.flatMap(paymentsOf)).toMatchObject([
      { what: 'token', to: key, asset: usdc, amount: 50n },
      { what: 'item', to: key, asset: weth, amount: 7n },
      { what: 'item', to: key, asset: weth, amount: 8n, count: { value: 4n } },
    ]);
    expect(answer(rule, call(contract, bulk, [[[items, key, true]], hash]), { abis })).toBe('note');
    const paid = call(contract, disperse, [usdc, [friend, key], [1n, 2n]]);
    expect(viewOf(paid, { abis }).steps.flatMap(paymentsOf)).toMatchObject([
      { to: friend, asset: usdc, amount: 1n },
      { to: key, asset: usdc, amount: 2n },
    ]);
    expect(told(rule, paid, { abis })).toEqual([
      'note: transfers.firstPayment.says to step.0.arg.recipients.1 | transfers.firstPayment.why | remedy.checkPayee | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.recipients.1',
      'note: transfers.firstPayment.says to step.0.arg.recipients.0 | transfers.firstPayment.why | remedy.checkPayee | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.recipients.0',
    ]);
  });

  it('is noted for each to whom coins are dispersed, and what is not paid out stays', () => {
    const from = { by: 'user', entry: 'test' } as const;
    const disperse = 'disperseEther(address[] a, uint256[] b) payable';
    const abis = [{ address: contract, functions: [`function ${disperse}`], from }];
    const sent = (value: bigint) =>
      call(
        contract,
        'disperseEther(address[] a, uint256[] b)',
        [
          [friend, key],
          [1n, 2n],
        ],
        value,
      );
    const view = viewOf(sent(3n), { abis });
    const [step] = view.steps;
    expect(step === undefined ? [] : paymentsOf(step)).toMatchObject([
      { what: 'native', to: friend, amount: 1n },
      { what: 'native', to: key, amount: 2n },
    ]);
    expect(answer(rule, sent(3n), { abis })).toBe('note');
    expect(step === undefined ? undefined : retainedValue(step)).toBe(0n);
    const [more] = viewOf(sent(10n), { abis }).steps;
    expect(more === undefined ? undefined : retainedValue(more)).toBe(7n);
    expect(JSON.stringify(revisionOf(view, 0).sentence)).toContain('what.wei');
  });

  it('is silent for an address that was paid before, and for one’s own', () => {
    expect(told(rule, transaction(friend, '0x', 1n), { book: paidBefore })).toEqual(['clear step.0.to']);
    expect(answer(rule, transaction(me, '0x', 1n))).toBe('notApplicable');
  });

  it('is not known without the book, or for a call that could not be read', () => {
    expect(told(rule, transaction(friend, '0x', 1n), { book: unknown('timeout') })).toEqual(['unknown book']);
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('an address that looks like another', () => {
  const rule = 'transfers.lookAlike';
  const ends = (front: number, back: number) => {
    const hex = friend.slice(2).toLowerCase();
    const middle = 'e'.repeat(40 - front - back);
    return getAddress(`0x${hex.slice(0, front)}${middle}${hex.slice(40 - back)}`);
  };

  it('is stopped when both ends are alike', () => {
    expect(told(rule, transaction(ends(4, 4), '0x', 1n), { book: paidBefore })).toEqual([
      'stop: transfers.lookAlike.says to step.0.to original book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address | transfers.lookAlike.why | transfers.lookAlike.remedyUse how saved | setAddress request.to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | in 0 | about 0x7099eEEEeeEeeEeeEEEEEEEeEEEEEEeEEEee79C8 | unless 0x7099eEEEeeEeeEeeEEEEEEEeEEEEEEeEEEee79C8 is known | by step.0.to book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address',
    ]);
    expect(told(rule, call(usdc, transfer, [ends(6, 5), 0n]), { book: paidBefore })).toEqual([
      'stop: transfers.lookAlike.says to step.0.arg.to original book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address | transfers.lookAlike.why | transfers.lookAlike.remedyUse how saved | setAddress step.0.arg.to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | in 0 | about 0x709979eeeeeeEeeeEeEeeEeeEEeEEEEeeEec79c8 | unless 0x709979eeeeeeEeeeEeEeeEeeEEeEEEEeeEec79c8 is known | by step.0.arg.to book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address',
    ]);
  });

  it('is stopped inside a token’s multicall', () => {
    const inner = dataOf(transfer, [ends(4, 4), 5n]);
    expect(told(rule, call(usdc, 'multicall(bytes[] data)', [[inner]]), { book: paidBefore })).toEqual([
      'stop: transfers.lookAlike.says to step.0.0.arg.to original book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address | transfers.lookAlike.why | transfers.lookAlike.remedyUse how saved | setAddress step.0.0.arg.to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | in 0.0 | about 0x7099eEEEeeEeeEeeEEEEEEEeEEEEEEeEEEee79C8 | unless 0x7099eEEEeeEeeEeeEEEEEEEeEEEEEEeEEEee79C8 is known | by step.0.0.arg.to book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address',
    ]);
  });

  it('is stopped where a batch contract pays out what came with the call', () => {
    const aggregate =
      'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)';
    const list = [{ target: ends(4, 4), allowFailure: false, value: 5n, callData: '0x' }];
    expect(told(rule, call(contract, aggregate, [list], 5n), { book: paidBefore })).toEqual([
      'stop: transfers.lookAlike.says to step.0.0.to original book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address | transfers.lookAlike.why | transfers.lookAlike.remedy | reject | in 0.0 | about 0x7099eEEEeeEeeEeeEEEEEEEeEEEEEEeEEEee79C8 | unless 0x7099eEEEeeEeeEeeEEEEEEEeEEEEEEeEEEee79C8 is known | by step.0.0.to book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address',
    ]);
  });

  it('is a caution where it is made to be taken for a well-known contract or token', () => {
    const router = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
    const bridge = '0x3154cf16ccdb4c6d922629664174b904d80f2c35';
    const twin = (of: string, front: number, back: number) =>
      getAddress(`${of.slice(0, 2 + front)}${'e'.repeat(40 - front - back)}${of.slice(42 - back)}`);
    for (const genuine of [router, bridge, usdc.toLowerCase()]) {
      for (const to of [twin(genuine, 4, 4), twin(genuine, 6, 6), twin(genuine, 2, 6)]) {
        expect(answer(rule, transaction(to, '0x', 1n), { book: paidBefore }), to).toBe('caution');
        expect(answer(rule, call(usdc, transfer, [to, 5n]), { book: paidBefore }), to).toBe('caution');
      }
      expect(told(rule, transaction(twin(genuine, 3, 3), '0x', 1n), { book: paidBefore })).toEqual([
        'clear step.0.to',
      ]);
      expect(answer(rule, transaction(getAddress(genuine), '0x', 1n), { book: paidBefore })).toBe('clear');
    }
    expect(answer(rule, transaction(friend, '0x', 1n), { book: paidBefore })).toBe('clear');
    const vain = getAddress('0x0000000071727de22e5e9d8baf0edac6f37d0a32');
    expect(answer(rule, transaction(vain, '0x', 1n), { book: paidBefore })).toBe('clear');
    const view = viewOf(transaction(twin(router, 5, 5), '0x', 1n), { book: paidBefore });
    const found = revisionOf(view, 0);
    expect(found.facts[`book.${router}.address`]?.from).toEqual([{ by: 'source', name: 'Readback' }]);
  });

  it('is a caution when one end is long alike', () => {
    expect(told(rule, transaction(ends(6, 0), '0x', 1n), { book: paidBefore })).toEqual([
      'caution: transfers.lookAlike.says to step.0.to original book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address | transfers.lookAlike.why | transfers.lookAlike.remedyUse how saved | setAddress request.to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | in 0 | about 0x709979eEEeeEEEEEEEEeEeeEeeEEeEEEeEEeEEEe | by step.0.to book.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.address',
    ]);
    expect(answer(rule, transaction(ends(0, 6), '0x', 1n), { book: paidBefore })).toBe('caution');
  });

  it('is stopped where fewer digits at one end are made up for at the other', () => {
    for (const [front, back] of [
      [3, 5],
      [2, 7],
      [5, 3],
    ] as const)
      expect(answer(rule, transaction(ends(front, back), '0x', 1n), { book: paidBefore })).toBe('stop');
  });

  it('is a caution when both ends are less alike', () => {
    for (const [front, back] of [
      [4, 3],
      [3, 4],
      [2, 5],
    ] as const)
      expect(answer(rule, transaction(ends(front, back), '0x', 1n), { book: paidBefore })).toBe('caution');
  });

  it('is silent for the address itself, for less alike ones and for contracts on the way', () => {
    expect(answer(rule, transaction(friend, '0x', 1n), { book: paidBefore })).toBe('clear');
    expect(answer(rule, transaction(ends(3, 3), '0x', 1n), { book: paidBefore })).toBe('clear');
    expect(answer(rule, transaction(ends(1, 5), '0x', 1n), { book: paidBefore })).toBe('clear');
    expect(told(rule, call(ends(6, 6), transfer, [friend, 1n]), { book: paidBefore })).toEqual([
      'clear step.0.arg.to',
    ]);
  });

  it('is not measured by those who merely have an entry without a name or a payment', () => {
    const book = known([{ address: friend, own: false, paid: 0 }]);
    expect(answer(rule, transaction(ends(4, 4), '0x', 1n), { book })).toBe('clear');
  });

  it('is not known without the book', () => {
    expect(told(rule, transaction(friend, '0x', 1n), { book: unknown('timeout') })).toEqual(['unknown book']);
  });

  it('is mended by a press where the request has the address in one place', () => {
    const act = (body: Body, book: Sample['book'] = paidBefore) =>
      check(viewOf(body, { book })).find((it) => it.rule === rule && it.outcome === 'fired');
    const use = (fact: string, how: string) => ({
      remedy: { id: 'transfers.lookAlike.remedyUse', args: { how } },
      act: { kind: 'setAddress', fact, address: friend },
    });
    expect(act(transaction(ends(4, 4), '0x', 1n))).toMatchObject(use('request.to', 'saved'));
    expect(act(call(usdc, transfer, [ends(4, 4), 1n]))).toMatchObject(use('step.0.arg.to', 'saved'));
    const batch = { kind: 'calls', chainId: 1, from: me, atomic: true } as const;
    const inside = act({ ...batch, calls: [{ to: ends(4, 4), value: 1n, data: '0x' }] });
    expect(inside).toMatchObject({ remedy: { id: 'transfers.lookAlike.remedy' } });
    expect(inside).toMatchObject({ act: { kind: 'reject' } });
  });

  it('names neither as the original, and offers neither, where one was only paid', () => {
    const book = known([{ address: friend, own: false, paid: 2 }]);
    for (const body of [
      transaction(ends(4, 4), '0x', 1n),
      call(usdc, transfer, [ends(4, 4), 1n]),
      call(usdc, transfer, [ends(6, 0), 10n ** 9n]),
    ]) {
      const found = check(viewOf(body, { book })).find((it) => it.rule === rule && it.outcome === 'fired');
      expect(found).toMatchObject({
        says: { id: 'transfers.lookAlike.saysPaid' },
        remedy: { id: 'transfers.lookAlike.remedy' },
      });
      expect(JSON.stringify(found)).not.toContain('setAddress');
    }
  });

  it('is not measured by those that the user blocked', () => {
    const book = known([{ address: friend, name: 'Thief', own: false, paid: 0, blocked: true as const }]);
    expect(answer(rule, transaction(ends(4, 4), '0x', 1n), { book })).toBe('clear');
  });
});

describe('a payment that is lost', () => {
  const rule = 'transfers.lost';

  it('is a caution, to nobody and to the token itself', () => {
    expect(answer(rule, transaction('0x0000000000000000000000000000000000000000', '0x', 1n))).toBe('caution');
    expect(answer(rule, call(usdc, transfer, [usdc, 1n]))).toBe('caution');
  });

  it('is one to what stands for coins, and to other numbers that nobody has the key of', () => {
    for (const to of [`0x${'ee'.repeat(20)}`, `0x${'00'.repeat(19)}09`, `0x${'00'.repeat(18)}dead`] as const)
      expect(answer(rule, transaction(getAddress(to), '0x', 1n))).toBe('caution');
  });

  it('is one to an address of one digit, unless a contract is there, as WHYPE is on Hyperliquid', () => {
    const to = getAddress(`0x${'5'.repeat(40)}`);
    const sent = transaction(to, '0x', 1n);
    expect(answer(rule, sent, { codes: { [to]: 'contract' } })).toBe('clear');
    expect(answer(rule, sent, { codes: { [to]: 'none' } })).toBe('caution');
    expect(answer(rule, sent, offline)).toBe('caution');
  });

  it('is silent for people, and unknown for a call that could not be read', () => {
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('clear');
    expect(told(rule, call(usdc, transfer, [usdc, 0n]))).toEqual(['clear step.0.arg.to']);
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});
