import { privateKeyToAccount } from 'viem/accounts';
import { recoverAuthorizationAddress } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import type { SigningRequest } from '../model/request.ts';
import { decode } from './decode.ts';
import { friend, requestOf, token, transfer } from './testing/requests.ts';

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`);

describe('an authorization (EIP-7702)', () => {
  test('is a permission for code, with nothing left to read', () => {
    const request = requestOf({ kind: 'authorization', chainId: 0, delegate: friend, nonce: 7n });
    expect(decode(request, {})).toMatchObject({
      complete: true,
      steps: [
        {
          op: 'permission',
          actor: 'unknown',
          to: friend,
          runs: 'later',
          fn: { name: 'Authorization' },
          args: [
            { name: 'chainId', value: { value: 0n } },
            { name: 'delegate', value: { address: friend } },
            { name: 'nonce', value: { value: 7n } },
          ],
        },
      ],
    });
  });

  test('that viem signed comes along with a transaction as a step of its own, of the one who signed it', async () => {
    const signed = await owner.signAuthorization({ chainId: 1, address: friend, nonce: 2 });
    const authority = await recoverAuthorizationAddress({ authorization: signed });
    expect(authority).toBe(owner.address);
    const list = [{ chainId: 1, delegate: friend, nonce: 2n, authority, signature: '0x12' as const }];
    const request: SigningRequest = requestOf({
      kind: 'transaction',
      chainId: 1,
      call: { to: token, value: 0n, data: transfer(friend, 1n) },
      set: { authorizationList: list },
    });
    expect(decode(request, {})).toMatchObject({
      complete: true,
      steps: [
        { id: '0', op: 'call', to: token },
        { id: '1', op: 'permission', actor: owner.address, to: friend, runs: 'mayFail' },
      ],
    });
  });
});
