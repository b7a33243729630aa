import type { TypedData } from '../../model/request.ts';
import { friend, from, token } from './requests.ts';

type Fields = Readonly<Record<string, string>>;

function fields(it: Fields) {
  return Object.entries(it).map(([name, type]) => ({ name, type }));
}

function typed(structs: Readonly<Record<string, Fields>>, message: Record<string, unknown>): TypedData {
  const [primaryType = ''] = Object.keys(structs);
  return {
    types: Object.fromEntries(Object.entries(structs).map(([name, it]) => [name, fields(it)])),
    primaryType,
    domain: { name: 'Test', chainId: 1n, verifyingContract: token },
    message,
  };
}

export const permit = typed(
  {
    Permit: { owner: 'address', spender: 'address', value: 'uint256', nonce: 'uint256', deadline: 'uint256' },
  },
  { owner: from, spender: friend, value: 2n ** 256n - 1n, nonce: '0', deadline: '0x77359400' },
);

export const daiPermit = typed(
  { Permit: { holder: 'address', spender: 'address', nonce: 'uint256', expiry: 'uint256', allowed: 'bool' } },
  { holder: from, spender: friend, nonce: 0n, expiry: 0n, allowed: true },
);

const PermitDetails = { token: 'address', amount: 'uint160', expiration: 'uint48', nonce: 'uint48' };
const details = { token, amount: 5n, expiration: 1_900_000_000n, nonce: 0n };

export const permitSingle = typed(
  { PermitSingle: { details: 'PermitDetails', spender: 'address', sigDeadline: 'uint256' }, PermitDetails },
  { details, spender: friend, sigDeadline: 1_900_000_000n },
);

export const permitBatch = typed(
  { PermitBatch: { details: 'PermitDetails[]', spender: 'address', sigDeadline: 'uint256' }, PermitDetails },
  { details: [details, { ...details, token: from }], spender: friend, sigDeadline: 1_900_000_000n },
);

const TokenPermissions = { token: 'address', amount: 'uint256' };
const once = { permitted: 'TokenPermissions', spender: 'address', nonce: 'uint256', deadline: 'uint256' };
const onceMessage = {
  permitted: { token, amount: 5n },
  spender: friend,
  nonce: 0n,
  deadline: 1_900_000_000n,
};

export const permitTransferFrom = typed({ PermitTransferFrom: once, TokenPermissions }, onceMessage);

export const permitWitness = typed(
  {
    PermitWitnessTransferFrom: { ...once, order: 'Order' },
    Order: { minimum: 'uint256', to: 'address' },
    TokenPermissions,
  },
  { ...onceMessage, order: { minimum: 1n, to: friend } },
);

export const transferWithAuthorization = typed(
  {
    TransferWithAuthorization: {
      from: 'address',
      to: 'address',
      value: 'uint256',
      validAfter: 'uint256',
      validBefore: 'uint256',
      nonce: 'bytes32',
    },
  },
  { from, to: friend, value: 5n, validAfter: 0n, validBefore: 1_900_000_000n, nonce: `0x${'11'.repeat(32)}` },
);

/** `SafeTx` with this call inside, as an owner signs it. */
export function safeTxData(safe: `0x${string}`, call: Record<string, unknown>): TypedData {
  const none = '0x0000000000000000000000000000000000000000';
  const it = typed(
    {
      SafeTx: {
        to: 'address',
        value: 'uint256',
        data: 'bytes',
        operation: 'uint8',
        safeTxGas: 'uint256',
        baseGas: 'uint256',
        gasPrice: 'uint256',
        gasToken: 'address',
        refundReceiver: 'address',
        nonce: 'uint256',
      },
    },
    { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: none, refundReceiver: none, nonce: 7n, ...call },
  );
  return { ...it, domain: { chainId: 1n, verifyingContract: safe } };
}
