import { type Address, encodeFunctionData, parseAbi } from 'viem';
import type { RawRead } from './reader.ts';

/**
 * One thing to look at before and after: the balance of an account, the allowance an owner gave, who owns an NFT,
 * who may move it, whether an operator may move a whole collection, how many of an ERC-1155 token are held, and
 * the threshold of a Safe (which tells whether there is a Safe).
 */
export type Read =
  | Readonly<{ kind: 'native'; account: Address }>
  | Readonly<{ kind: 'balance'; token: Address; account: Address }>
  | Readonly<{ kind: 'allowance'; token: Address; owner: Address; spender: Address }>
  | Readonly<{ kind: 'nftOwner'; token: Address; id: bigint }>
  | Readonly<{ kind: 'nftApproved'; token: Address; id: bigint }>
  | Readonly<{ kind: 'operator'; token: Address; owner: Address; operator: Address }>
  | Readonly<{ kind: 'units'; token: Address; account: Address; id: bigint }>
  | Readonly<{ kind: 'threshold'; safe: Address }>;

export function rawRead(read: Read): RawRead {
  switch (read.kind) {
    case 'native':
      return { to: read.account, data: '0x' };
    case 'balance':
      return { to: read.token, data: encode('balanceOf', [read.account]) };
    case 'allowance':
      return { to: read.token, data: encode('allowance', [read.owner, read.spender]) };
    case 'nftOwner':
      return { to: read.token, data: encode('ownerOf', [read.id]) };
    case 'nftApproved':
      return { to: read.token, data: encode('getApproved', [read.id]) };
    case 'operator':
      return { to: read.token, data: encode('isApprovedForAll', [read.owner, read.operator]) };
    case 'units':
      return { to: read.token, data: encodeFunctionData({ abi: units, args: [read.account, read.id] }) };
    case 'threshold':
      return { to: read.safe, data: encode('getThreshold', []) };
  }
}

/** The same for two reads exactly when they read the same thing. */
export function readKey(read: Read): string {
  const { to, data } = rawRead(read);
  return `${to}:${data}`.toLowerCase();
}

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function getApproved(uint256) view returns (address)',
  'function isApprovedForAll(address, address) view returns (bool)',
  'function getThreshold() view returns (uint256)',
]);

const units = parseAbi(['function balanceOf(address, uint256) view returns (uint256)']);

const encode = (functionName: (typeof abi)[number]['name'], args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
