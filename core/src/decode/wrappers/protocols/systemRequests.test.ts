import type { Address, Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { transaction, viewOf } from '../../../check/testing/views.ts';
import { accountOf } from '../../../evidence/purpose/account.ts';
import { byteMap } from '../../byteMap.ts';
import { decode } from '../../decode.ts';
import { friend, requestOf } from '../../testing/requests.ts';

const withdrawals: Address = '0x00000961Ef480Eb55e80D19ad83579A64c007002';
const consolidations: Address = '0x0000BBdDc7CE488642fb579F8B00f3a590007251';
const [one, other] = ['a1'.repeat(48), 'b2'.repeat(48)];
const withdrawal: Hex = `0x${one}00000000000186a0`;
const consolidation: Hex = `0x${one}${other}`;

function stepOf(to: Address, data: Hex, chainId = 1) {
  const { steps } = decode(
    requestOf({ kind: 'transaction', chainId, call: { to, value: 1n, data }, set: {} }),
    {},
  );
  return steps[0];
}

describe('a request to a contract of Ethereum itself, which has no functions', () => {
  it('is a withdrawal of a validator by its key, of as much as it says', () => {
    const step = stepOf(withdrawals, withdrawal);
    expect(step).toMatchObject({
      fn: { name: 'requestWithdrawal' },
      reading: 'canonical',
      args: [{ value: { hex: `0x${one}` } }, { value: { value: 100_000n } }],
    });
    if (step === undefined) throw new Error('Nothing was read.');
    expect(byteMap(step)).toEqual([
      { bytes: [0, 48], what: 'value', arg: 'validator' },
      { bytes: [48, 56], what: 'value', arg: 'gwei' },
    ]);
  });

  it('is one that makes all of a validator another one’s, and nobody can tell whose that is', () => {
    expect(stepOf(consolidations, consolidation)).toMatchObject({
      fn: { name: 'requestConsolidation' },
      args: [{ value: { hex: `0x${one}` } }, { value: { hex: `0x${other}` } }],
    });
    const { values } = accountOf(viewOf(transaction(consolidations, consolidation)));
    expect(values.map(({ why, word: { fact } }) => [why, fact])).toEqual([
      ['elsewhere', 'step.0.arg.target'],
    ]);
    expect(accountOf(viewOf(transaction(withdrawals, withdrawal))).values).toEqual([]);
  });

  it('is none of another size, on another network, or at another address', () => {
    expect(stepOf(withdrawals, `${withdrawal}00`)?.reading).toBe('unread');
    expect(stepOf(withdrawals, consolidation)?.reading).toBe('unread');
    expect(stepOf(consolidations, withdrawal)?.reading).toBe('unread');
    expect(stepOf(withdrawals, withdrawal, 137)?.reading).toBe('unread');
    expect(stepOf(friend, withdrawal)?.reading).toBe('unread');
  });
});
