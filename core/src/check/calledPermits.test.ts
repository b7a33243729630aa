import { type Address, concatHex, type Hex, pad, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { decode } from '../decode/decode.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { answer, told } from './testing/answers.ts';
import { dataOf, friend, key, me, transaction, usdc } from './testing/views.ts';

const most = 2n ** 256n - 1n;
const permit =
  'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)';
const dai =
  'permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)';
const transfer =
  'transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)';

const permitted = (owner: Address) =>
  transaction(usdc, dataOf(permit, [owner, key, most, 0n, 27, zeroHash, zeroHash]));

describe('a permit that is handed in by a call', () => {
  it('gives what its owner holds, whoever hands it in', () => {
    expect(answer('approvals.noLimit', permitted(me))).toBe('caution');
    expect(answer('approvals.plainAccount', permitted(me))).toBe('stop');
    expect(answer('approvals.noLimit', permitted(friend))).toBe('notApplicable');
  });

  it('of the form of DAI gives all there is, or takes it back', () => {
    const given = (allowed: boolean) =>
      transaction(usdc, dataOf(dai, [me, key, 0n, 0n, allowed, 27, zeroHash, zeroHash]));
    expect(answer('approvals.plainAccount', given(true))).toBe('stop');
    expect(answer('approvals.plainAccount', given(false))).not.toBe('stop');
  });

  it('with more in a byte than fits is no canonical call', () => {
    const data = dataOf(permit, [me, key, most, 0n, 27, zeroHash, zeroHash]);
    const words = data.slice(10).match(/.{64}/g) ?? [];
    words[4] = pad('0x011b', { size: 32 }).slice(2);
    const dirty = concatHex([data.slice(0, 10) as Hex, ...words.map((word): Hex => `0x${word}`)]);
    expect(decode(freeze(transaction(usdc, dirty), ''), {}).steps[0]).toMatchObject({ reading: 'lenient' });
  });
});

describe('a transfer by authorization that is handed in by a call', () => {
  it('is a payment of the one who signed it', () => {
    const paid = (from: Address) =>
      transaction(usdc, dataOf(transfer, [from, key, 5n, 0n, 0n, zeroHash, '0x']));
    expect(told('transfers.firstPayment', paid(me))).toEqual([
      'note: transfers.firstPayment.says to step.0.arg.to | transfers.firstPayment.why | remedy.checkPayee | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.to',
    ]);
  });
});
