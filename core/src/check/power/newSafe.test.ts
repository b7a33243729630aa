import { type Address, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
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
    expect(told(rule, transaction(contract, made([me, key], 1n)))).toEqual([
      'caution: power.newSafe.says owner step.0.0.arg.owners.1 count 1 how enough | power.newSafe.why | power.newSafe.remedy | in 0.0 | by step.0.0.arg.threshold step.0.0.arg.owners.1',
    ]);
    expect(told(rule, transaction(contract, made([key], 1n)))).toEqual([
      'caution: power.newSafe.says owner step.0.0.arg.owners.0 count 1 how without | power.newSafe.why | power.newSafe.remedy | in 0.0 | by step.0.0.arg.threshold step.0.0.arg.owners.0',
    ]);
    expect(answer(rule, transaction(contract, made([friend], 1n)))).toBe('caution');
    const found = check(viewOf(transaction(contract, made([friend, key], 2n)), saved));
    expect(found.find((it) => it.rule === rule)).toMatchObject({
      says: { args: { how: 'without', count: 1 } },
    });
    const inside = batch({ operation: 0, to: contract, data: made([key], 1n) });
    expect(told(rule, safeTx(multiSend, inside, 1))).toEqual([
      'caution: power.newSafe.says owner step.0.0.0.0.arg.owners.0 count 1 how enough | power.newSafe.why | power.newSafe.remedy | in 0.0.0.0 | by step.0.0.0.0.arg.threshold step.0.0.0.0.arg.owners.0',
    ]);
  });

  it('is a caution where its setup pays a stranger', () => {
    expect(told(rule, transaction(contract, made([me], 1n, 5n, key)))).toEqual([
      'caution: power.newSafe.saysPays amount step.0.0.arg.payment | power.newSafe.whyPays | power.newSafe.remedyPays | in 0.0 | by step.0.0.arg.payment step.0.0.arg.paymentReceiver',
    ]);
    expect(answer(rule, transaction(contract, made([me], 1n, 5n)))).toBe('caution');
    expect(told(rule, transaction(contract, made([me], 1n, 5n, friend)), saved)).toEqual([
      'clear step.0.0.arg.threshold step.0.0.arg.owners.0 step.0.0.arg.payment',
    ]);
  });

  it('is silent where it is the user’s, alone or with others who are not enough', () => {
    expect(told(rule, transaction(contract, made([me], 1n)))).toEqual([
      'clear step.0.0.arg.threshold step.0.0.arg.owners.0',
    ]);
    expect(answer(rule, transaction(contract, made([me, key], 2n)))).toBe('clear');
    expect(answer(rule, transaction(contract, made([me, friend], 1n)), saved)).toBe('clear');
    expect(answer(rule, call(contract, 'transfer(address a, uint256 b)', [friend, 1n]))).toBe(
      'notApplicable',
    );
  });

  it('is not known for a call that could not be read', () => {
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});
