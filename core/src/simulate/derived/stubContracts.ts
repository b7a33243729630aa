import { type Address, concatHex, type Hex, numberToHex } from 'viem';

/**
 * Code that answers every call with the selector that it was called with: a yes to `isValidSignature` (ERC-1271) and
 * to the receivers of tokens (ERC-721, ERC-1155). It replaces an account whose signature is assumed.
 */
export const agreesToAll: Hex = '0x60003563ffffffff60e01b1660005260206000f3';

/**
 * Code of an account that takes every user operation for signed: `validateUserOp` of ERC-4337 (of version 0.6, and
 * from 0.7 on) answers 0, which is yes for all time, and pays nothing. All else is done by the code at `real`, as the
 * account.
 */
export function takesForSigned(real: Address): Hex {
  return concatHex([
    '0x60003560e01c80633a871cdd14906319822f7c1417604e5736600060003760006000366000',
    '0x73',
    real,
    '0x5af43d600060003e6049573d6000fd5b3d6000f35b60206000f3',
  ]);
}

/**
 * Code that calls for `by` as if it were the contract that it replaces, by what `callAs` encodes. For everybody
 * else it is the code at `real`.
 */
export function callsFor(by: Address, real: Address): Hex {
  return concatHex([
    '0x3373',
    by,
    '0x1460415736600060003760006000366000',
    '0x73',
    real,
    '0x5af4605e565b603436038060346000376000600082600060143560003560601c5af15b3d600060003e606c573d6000fd5b3d6000f3',
  ]);
}

/** The call of `callsFor` that has it make another one: 20 bytes for whom, 32 for how much (wei), then the data. */
export function callThrough(to: Address, value: bigint, data: Hex): Hex {
  return concatHex([to, numberToHex(value, { size: 32 }), data]);
}

/** What an account is that runs the code of another (EIP-7702). */
export function delegationTo(delegate: Address): Hex {
  return concatHex(['0xef0100', delegate]);
}

/** Whose code an account runs by EIP-7702; undefined for code of its own, or none. */
export function delegateIn(code: Hex): Address | undefined {
  return /^0xef0100[0-9a-f]{40}$/i.test(code) ? `0x${code.slice(8)}` : undefined;
}
