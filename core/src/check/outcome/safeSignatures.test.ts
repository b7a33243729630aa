import { type Hex, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
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
    expect(told(rule, transaction(safe, inner), offline)).toEqual([
      'caution: outcome.safeSignatures.says count 53 safe step.0.0.0.to | outcome.safeSignatures.why each 65 | outcome.safeSignatures.remedy | in 0.0.0 | by step.0.0.0.arg.signatures step.0.0.0.to',
    ]);
  });

  it.each([65, 130, 195 + 97])('%i bytes can be enough', (bytes) => {
    expect(told(rule, transaction(safe, signedWith(bytes)), offline)).toEqual([
      'clear step.0.arg.signatures',
    ]);
  });

  it('what passes where it is simulated is enough; a simulation that is still to come is waited for', () => {
    const body = transaction(safe, signedWith(53));
    expect(told(rule, body, { effects: known(effectsOf([])) })).toEqual(['clear effects']);
    expect(told(rule, body, { effects: known(effectsOf([], { status: 'revert' })) })).toEqual([
      'caution: outcome.safeSignatures.says count 53 safe step.0.to | outcome.safeSignatures.why each 65 | outcome.safeSignatures.remedy | in 0 | by step.0.arg.signatures step.0.to',
    ]);
    expect(told(rule, body, waiting)).toEqual(['pending effects']);
  });

  it('other calls have none', () => {
    expect(
      answer(rule, transaction(safe, dataOf('approveHash(bytes32 hash)', [`0x${'22'.repeat(32)}`])), offline),
    ).toBe('notApplicable');
  });
});
