import { expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { call, contract, dataOf, friend, key, me, transaction, usdc } from '../testing/views.ts';

const text = 'transferFrom(address from, address to, uint256 amount)';
const pull = (from: typeof me, to: typeof me, amount = 9n) => call(usdc, text, [from, to, amount]);
const rule = 'transfers.ofOthers';

it('what moves from somebody else to a third is named, since no balance of the user’s shows it', () => {
  expect(told(rule, pull(key, friend))).toEqual([
    `note: transfers.ofOthers.says from step.0.arg.from to step.0.arg.to | transfers.ofOthers.why | in 0 | about ${key} | by step.0.arg.from step.0.arg.to`,
  ]);
  const item = 'safeTransferFrom(address from, address to, uint256 id)';
  expect(answer(rule, call(contract, item, [key, friend, 7n]))).toBe('note');
});

it('what the user collects, pays, or moves between accounts of theirs is none of it', () => {
  for (const body of [pull(key, me), pull(me, friend), pull(key, key)])
    expect(answer(rule, body)).toBe('notApplicable');
  const book = known([{ address: key, own: true, paid: 0, chainId: 1 }]);
  expect(answer(rule, pull(key, friend), { book })).toBe('notApplicable');
});

it('nor is what moves nothing, or where nobody says who signs', () => {
  expect(answer(rule, pull(key, friend, 0n))).toBe('notApplicable');
  const body = transaction(usdc, dataOf(text, [key, friend, 9n]), 0n);
  if (body.kind !== 'transaction') throw new Error('It is a transaction.');
  const { from: _from, ...unsigned } = body;
  expect(answer(rule, unsigned)).toBe('notApplicable');
});
