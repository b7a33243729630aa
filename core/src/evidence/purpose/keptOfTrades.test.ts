import { zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import {
  balance,
  call,
  contract,
  effectsOf,
  friend,
  me,
  offline,
  type Sample,
  usdc,
  waiting,
  weth,
} from '../../check/testing/views.ts';
import type { Move } from '../../model/effects.ts';
import { known } from '../../model/known.ts';

const rule = 'account.move';
const token =
  '(address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo';
const swap = (receiver = me) =>
  call(contract, `swap(${token}, bytes pathDefinition, address executor, uint32 referralCode)`, [
    [usdc, 100n, contract, weth, 9n, 8n, receiver],
    '0x01',
    contract,
    0,
  ]);
const moved = (from: Move['from'], to: Move['to'], asset = weth): Move => ({
  from,
  to,
  asset: { kind: 'token', chainId: 1, address: asset },
  amount: 8n,
  basis: 'read',
});
const sample = (...moves: readonly Move[]): Sample => ({
  codes: { [contract]: 'contract' },
  effects: known(effectsOf([balance(weth, 10n ** 12n, me)], { moves })),
});
const comes = moved(contract, me);

test('what the contract of a trade pays someone unnamed, of what it brings, is a caution', () => {
  expect(answer(rule, swap(), sample(comes, moved(contract, friend)))).toBe('caution');
});

test('what comes, what is burned, what pools are given and who is named is quiet', () => {
  expect(answer(rule, swap(), sample(comes))).toBe('clear');
  expect(answer(rule, swap(), sample(comes, moved(contract, zeroAddress)))).toBe('clear');
  expect(answer(rule, swap(), sample(comes, moved(contract, friend, usdc)))).toBe('clear');
  expect(answer(rule, swap(), sample(comes, moved(usdc, friend)))).toBe('clear');
  expect(answer(rule, swap(friend), sample(comes, moved(contract, friend)))).toBe('clear');
});

test('nothing is known of it before or without a simulation', () => {
  expect(answer(rule, swap(), waiting)).toBe('pending');
  expect(answer(rule, swap(), offline)).toBe('unknown');
});
