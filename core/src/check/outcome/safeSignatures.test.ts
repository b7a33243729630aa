import { type Hex, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer } from '../testing/answers.ts';
import { batch, multiSend } from '../testing/safes.ts';
import { dataOf, effectsOf, friend, offline, safe, transaction, waiting } from '../testing/views.ts';

const rule = 'outcome.safeSignatures';
const signature =
  'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)';

function signedWith(bytes: number, to = friend, data: Hex = '0x', operation = 0): Hex {
  const signatures: Hex = `0x${'11'.repeat(bytes)}`;
  return dataOf(signature, [to, 0n, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures]);
}

describe('what a Safe is handed as signatures', () => {
  it.each([0, 1, 53, 64])('%i bytes are too few for one owner', (bytes) => {
    expect(answer(rule, transaction(safe, signedWith(bytes)), offline)).toBe('caution');
  });

  it('also where a Safe makes another one act', () => {
    const inner = signedWith(65, multiSend, batch({ operation: 0, to: friend, data: signedWith(53) }), 1);
    expect(answer(rule, transaction(safe, inner), offline)).toBe('caution');
  });

  it.each([65, 130, 195 + 97])('%i bytes can be enough', (bytes) => {
    expect(answer(rule, transaction(safe, signedWith(bytes)), offline)).toBe('clear');
  });

  it('what passes where it is simulated is enough; a simulation that is still to come is waited for', () => {
    const body = transaction(safe, signedWith(53));
    expect(answer(rule, body, { effects: known(effectsOf([])) })).toBe('clear');
    expect(answer(rule, body, { effects: known(effectsOf([], { status: 'revert' })) })).toBe('caution');
    expect(answer(rule, body, waiting)).toBe('pending');
  });

  it('other calls have none', () => {
    expect(
      answer(rule, transaction(safe, dataOf('approveHash(bytes32 hash)', [`0x${'22'.repeat(32)}`])), offline),
    ).toBe('notApplicable');
  });
});
