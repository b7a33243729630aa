import type { Address } from 'viem';
import { practiceMarker } from './practiceMarker.ts';
import type { Setting } from './scenario.ts';

const details = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint160' },
  { name: 'expiration', type: 'uint48' },
  { name: 'nonce', type: 'uint48' },
];

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
];

/** A permit of Permit2 over practice dollars for half an hour, the first one for that spender. */
export function permitSingle(setting: Setting, it: Readonly<{ spender: Address; amount: bigint }>) {
  const token = setting.info.addresses.practiceDollar;
  const expiration = Number(setting.now + 1800n);
  return {
    types: {
      EIP712Domain: domainType,
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: details,
    },
    primaryType: 'PermitSingle',
    domain: domainOf(setting),
    message: {
      details: { token, amount: it.amount, expiration, nonce: 0 },
      spender: it.spender,
      sigDeadline: setting.now + 1800n,
    },
  } as const;
}

/** A permit without limit over practice dollars and wrapped ETH, for a year. */
export function permitBatch(setting: Setting, spender: Address) {
  const { practiceDollar, weth9 } = setting.info.addresses;
  const year = setting.now + 365n * 86_400n;
  const all = { amount: 2n ** 160n - 1n, expiration: Number(year), nonce: 0 };
  return {
    types: {
      EIP712Domain: domainType,
      PermitBatch: [
        { name: 'details', type: 'PermitDetails[]' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: details,
    },
    primaryType: 'PermitBatch',
    domain: domainOf(setting),
    message: {
      details: [practiceDollar, weth9].map((token) => ({ token, ...all })),
      spender,
      sigDeadline: year,
    },
  } as const;
}

function domainOf({ info }: Setting) {
  const { permit2 } = info.addresses;
  return { name: 'Permit2', chainId: practiceMarker.chainId, verifyingContract: permit2 } as const;
}
