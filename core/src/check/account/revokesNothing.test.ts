import { getAddress, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { known } from '../../model/known.ts';
import { check } from '../check.ts';
import { dataOf, effectsOf, friend, transaction, viewOf } from '../testing/views.ts';

const stranger = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');

/** The severities of the rule on a call of a contract that nobody knows, which changes nothing in the simulation. */
const said = (data: Hex, value = 0n) =>
  check(
    viewOf(transaction(stranger, data, value), {
      codes: { [stranger]: 'contract' },
      effects: known({ ...effectsOf([]), records: known([]), moves: [] }),
    }),
  ).flatMap((it) => (it.outcome === 'fired' && it.rule === 'account.nameOnly' ? [it.severity] : []));

const forAll = 'setApprovalForAll(address operator, bool approved)';
const permit2 = 'lockdown((address token, address spender)[] approvals)';

test('to revoke what is not there changes nothing, and is no reason to warn', () => {
  expect(said(dataOf(forAll, [friend, false]))).toEqual(['note']);
  const zero = '0x0000000000000000000000000000000000000000';
  expect(said(dataOf('approve(address spender, uint256 amount)', [zero, 7n]))).toEqual(['note']);
});

test('a call that gives, pays or is only named, and changes nothing, is a Caution still', () => {
  expect(said(dataOf(forAll, [friend, true]))).toEqual(['caution']);
  expect(said(dataOf('transfer(address to, uint256 amount)', [friend, 0n]))).toEqual(['caution']);
  expect(said(dataOf(permit2, [[]]))).not.toEqual(['note']);
  // Whether an approval of 0 gives item 0 or takes a permission back cannot be told of an unknown contract.
  expect(said(dataOf('approve(address spender, uint256 amount)', [friend, 0n]))).not.toEqual(['note']);
});
