import { describe, expect, test } from 'vitest';
import { permissionOf } from './permission.ts';
import * as typed from './testing/typedData.ts';

describe('what a signature permits is told by its types', () => {
  test('a permit of ERC-2612', () => {
    expect(permissionOf(typed.permit)).toEqual({
      kind: 'allowance',
      standard: 'ERC-2612',
      owner: 'owner',
      spender: 'spender',
      grants: [{ amount: 'value' }],
      deadline: 'deadline',
    });
  });

  test('the same permit under another name', () => {
    const { types, ...rest } = typed.permit;
    const renamed = { ...rest, types: { Login: types['Permit'] ?? [] }, primaryType: 'Login' };
    expect(permissionOf(renamed)).toMatchObject({ standard: 'ERC-2612' });
  });

  test('the permit of DAI, which has no amount', () => {
    expect(permissionOf(typed.daiPermit)).toMatchObject({
      kind: 'allowance',
      standard: 'DAI',
      grants: [{}],
      given: 'allowed',
    });
  });

  test('Permit2 for one token, and for several', () => {
    expect(permissionOf(typed.permitSingle)).toMatchObject({
      kind: 'allowance',
      standard: 'Permit2',
      grants: [{ token: 'details.token', amount: 'details.amount', until: 'details.expiration' }],
    });
    expect(permissionOf(typed.permitBatch)).toMatchObject({
      grants: [{ token: 'details.0.token' }, { token: 'details.1.token' }],
    });
  });

  test('a Permit2 transfer, and one that is bound to a witness', () => {
    expect(permissionOf(typed.permitTransferFrom)).toEqual({
      kind: 'transfer',
      standard: 'Permit2',
      spender: 'spender',
      grants: [{ token: 'permitted.token', amount: 'permitted.amount' }],
      deadline: 'deadline',
    });
    expect(permissionOf(typed.permitWitness)).toMatchObject({ kind: 'transfer', witness: 'order' });
  });

  test('an authorization of ERC-3009 names the receiver', () => {
    expect(permissionOf(typed.transferWithAuthorization)).toMatchObject({
      kind: 'transfer',
      standard: 'ERC-3009',
      owner: 'from',
      receiver: 'to',
    });
  });

  test('a struct with one field more is not a permit', () => {
    const fields = [...(typed.permit.types['Permit'] ?? []), { name: 'extra', type: 'uint256' }];
    expect(permissionOf({ ...typed.permit, types: { Permit: fields } })).toEqual({ kind: 'other' });
  });

  test('a PermitDetails with other fields is not that of Permit2', () => {
    const types = { ...typed.permitSingle.types, PermitDetails: [{ name: 'token', type: 'address' }] };
    expect(permissionOf({ ...typed.permitSingle, types })).toEqual({ kind: 'other' });
  });
});
