import { type Address, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { check } from '../check.ts';
import { answer } from '../testing/answers.ts';
import { batch, multiSend, safeTx } from '../testing/safes.ts';
import { call, contract, dataOf, friend, key, me, transaction, viewOf } from '../testing/views.ts';

const rule = 'power.newSafe';
const saved = { book: known([{ address: friend, own: false, name: 'Ada', paid: 0 }]) };

const made = (owners: readonly Address[], threshold: bigint, payment = 0n, receiver: Address = zeroAddress) =>
  dataOf('createProxyWithNonce(address singleton, bytes initializer, uint256 salt)', [
    '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    dataOf(
      'setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address token, uint256 payment, address receiver)',
      [owners, threshold, zeroAddress, '0x', zeroAddress, zeroAddress, payment, receiver],
    ),
    0n,
  ]);

describe('a Safe that the request makes', () => {
  it('is a caution where strangers can sign without the user, and where the user is not an owner', () => {
    expect(answer(rule, transaction(contract, made([me, key], 1n)))).toBe('caution');
    expect(answer(rule, transaction(contract, made([key], 1n)))).toBe('caution');
    expect(answer(rule, transaction(contract, made([friend], 1n)))).toBe('caution');
    const found = check(viewOf(transaction(contract, made([friend, key], 2n)), saved));
    expect(found.find((it) => it.rule === rule)).toMatchObject({
      says: { args: { how: 'without', count: 1 } },
    });
    const inside = batch({ operation: 0, to: contract, data: made([key], 1n) });
    expect(answer(rule, safeTx(multiSend, inside, 1))).toBe('caution');
  });

  it('is a caution where its setup pays a stranger', () => {
    expect(answer(rule, transaction(contract, made([me], 1n, 5n, key)))).toBe('caution');
    expect(answer(rule, transaction(contract, made([me], 1n, 5n)))).toBe('caution');
    expect(answer(rule, transaction(contract, made([me], 1n, 5n, friend)), saved)).toBe('clear');
  });

  it('is silent where it is the user’s, alone or with others who are not enough', () => {
    expect(answer(rule, transaction(contract, made([me], 1n)))).toBe('clear');
    expect(answer(rule, transaction(contract, made([me, key], 2n)))).toBe('clear');
    expect(answer(rule, transaction(contract, made([me, friend], 1n)), saved)).toBe('clear');
    expect(answer(rule, call(contract, 'transfer(address a, uint256 b)', [friend, 1n]))).toBe(
      'notApplicable',
    );
  });

  it('is not known for a call that could not be read', () => {
    expect(answer(rule, transaction(contract, '0x3f1a77c2'))).toBe('unknown');
  });
});
