import { type Address, getAddress, type Hex, hexToBigInt, size, sliceHex } from 'viem';
import { same } from '../../../ledger/account.ts';
import { knownByBytes } from '../../../decode/abis/isKnownAs.ts';
import { permit2 } from '../../../effects/read.ts';
import type { TraceNode } from '../../../effects/callFrames.ts';

/** A call that was to take tokens: from whom, by whose call, how much, and whether through Permit2. */
export type TokenCall = Readonly<{
  token: Address;
  owner: Address;
  spender: Address;
  amount: bigint;
  through: 'token' | 'permit2';
}>;

export type PlainCall = Pick<TraceNode, 'op' | 'from' | 'to' | 'input'>;

/**
 * The call for tokens that `call` is: `transfer` and `transferFrom` of ERC-20, and `transferFrom` of Permit2, which
 * is asked in the same words for any token. The bytes are what their canonical encoding is.
 */
export function failedTokenCall({ op, from, to, input }: PlainCall): TokenCall | undefined {
  if (op !== 'call' || to === null) return undefined;
  const words = (size(input) - 4) / 32;
  switch (knownByBytes(input)) {
    case 'transfer':
      if (words !== 2) return undefined;
      return { token: to, owner: from, spender: from, amount: word(input, 1), through: 'token' };
    case 'transferFrom':
      if (words !== 3) return undefined;
      return { token: to, owner: account(input, 0), spender: from, amount: word(input, 2), through: 'token' };
    case 'transferByPermit2':
      if (words !== 4 || !same(to, permit2)) return undefined;
      return {
        token: account(input, 3),
        owner: account(input, 0),
        spender: from,
        amount: word(input, 2),
        through: 'permit2',
      };
    default:
      return undefined;
  }
}

function word(input: Hex, n: number): bigint {
  return hexToBigInt(sliceHex(input, 4 + 32 * n, 36 + 32 * n));
}

function account(input: Hex, n: number): Address {
  return getAddress(sliceHex(input, 16 + 32 * n, 36 + 32 * n));
}
