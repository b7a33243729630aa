import { type Address, encodeFunctionData, type Hex, parseAbi, prepareEncodeFunctionData } from 'viem';
import { solidity } from '../world/solidity.ts';
import { type SlotName, slots } from './control/slots.ts';
import type { RawRead } from './reader.ts';

/**
 * One thing to look at before and after: the balance of an account, the allowance an owner gave, who owns an NFT,
 * who may move it, whether an operator may move a whole collection, how many of an ERC-1155 or ERC-6909 token are
 * held, and the threshold of a Safe (which tells whether there is a Safe).
 */
export type Read =
  | Readonly<{ kind: 'native'; account: Address }>
  | Readonly<{ kind: 'balance'; token: Address; account: Address }>
  | Readonly<{ kind: 'allowance'; token: Address; owner: Address; spender: Address }>
  | Readonly<{ kind: 'nftOwner'; token: Address; id: bigint }>
  | Readonly<{ kind: 'nftApproved'; token: Address; id: bigint }>
  | Readonly<{ kind: 'operator'; token: Address; owner: Address; operator: Address }>
  | Readonly<{ kind: 'units'; token: Address; account: Address; id: bigint }>
  | WordRead
  | PermissionRead
  | ControlRead;

/** A word of what a contract answers. */
export type WordRead = Readonly<{ kind: 'word'; of: Address; data: Hex; at: number }>;

/** What is kept elsewhere than in the asset, or in the way of ERC-6909 and ERC-777. */
export type PermissionRead =
  /** What Permit2 keeps: how much, and until when. */
  | Readonly<{ kind: 'permit2' | 'permit2Until'; token: Address; owner: Address; spender: Address }>
  /** ERC-6909: so many of one id. */
  | Readonly<{ kind: 'unitsAllowance'; token: Address; owner: Address; spender: Address; id: bigint }>
  /** `unitsOperator` of ERC-6909, `tokenOperator` of ERC-777. */
  | Readonly<{
      kind: 'unitsOperator' | 'tokenOperator';
      token: Address;
      owner: Address;
      operator: Address;
    }>;

/** Who decides over a contract or an account, and whose code it runs. */
export type ControlRead =
  | Readonly<{ kind: 'code'; account: Address }>
  | Readonly<{ kind: 'owner' | 'pendingOwner' | 'implementation'; contract: Address }>
  | Readonly<{ kind: 'role'; contract: Address; role: Hex; account: Address }>
  /** A slot of storage: inspected apart, since no contract reads the storage of another. */
  | Readonly<{ kind: 'slot'; contract: Address; is: SlotName }>
  | Readonly<{ kind: 'threshold' | 'ownerCount' | 'moduleCount'; safe: Address }>
  | Readonly<{ kind: 'ownerAt' | 'moduleAt'; safe: Address; at: number }>
  | Readonly<{ kind: 'isOwner' | 'isModule'; safe: Address; account: Address }>;

export type SlotRead = Extract<Read, { kind: 'slot' }>;

/** What the reader can read by asking contracts. */
export type AskedRead = Exclude<Read, SlotRead>;

export function rawRead(read: AskedRead): RawRead {
  switch (read.kind) {
    case 'native':
      return { to: read.account, data: '0x' };
    case 'balance':
      return { to: read.token, data: encode('balanceOf', [read.account]) };
    case 'allowance':
      return { to: read.token, data: encode('allowance', [read.owner, read.spender]) };
    case 'word':
      return { to: read.of, data: read.data, word: read.at };
    case 'nftOwner':
      return { to: read.token, data: encode('ownerOf', [read.id]) };
    case 'nftApproved':
      return { to: read.token, data: encode('getApproved', [read.id]) };
    case 'operator':
      return { to: read.token, data: encode('isApprovedForAll', [read.owner, read.operator]) };
    case 'units':
      return { to: read.token, data: encodeFunctionData({ ...units, args: [read.account, read.id] }) };
    case 'permit2':
      return { to: permit2, data: permit2Data(read) };
    case 'permit2Until':
      return { to: permit2, data: permit2Data(read), word: 1 };
    case 'unitsAllowance': {
      const args = [read.owner, read.spender, read.id] as const;
      return { to: read.token, data: encodeFunctionData({ abi: unitsAllowance, args }) };
    }
    case 'unitsOperator':
      return { to: read.token, data: encode('isOperator', [read.owner, read.operator]) };
    case 'tokenOperator':
      return { to: read.token, data: encode('isOperatorFor', [read.operator, read.owner]) };
    case 'code':
      return { to: read.account, data: '0x', of: 'code' };
    case 'owner':
    case 'pendingOwner':
    case 'implementation':
      return { to: read.contract, data: encode(read.kind, []) };
    case 'role':
      return { to: read.contract, data: encode('hasRole', [read.role, read.account]) };
    case 'threshold':
      return { to: read.safe, data: encode('getThreshold', []) };
    case 'ownerCount':
      return { to: read.safe, data: encode('getOwners', []), word: 1 };
    case 'ownerAt':
      return { to: read.safe, data: encode('getOwners', []), word: 2 + read.at };
    case 'moduleCount':
      return { to: read.safe, data: modulesPage, word: 2 };
    case 'moduleAt':
      return { to: read.safe, data: modulesPage, word: 3 + read.at };
    case 'isOwner':
      return { to: read.safe, data: encode('isOwner', [read.account]) };
    case 'isModule':
      return { to: read.safe, data: encode('isModuleEnabled', [read.account]) };
  }
}

/** The same for two reads exactly when they read the same thing. */
export function readKey(read: Read): string {
  const there = keys.get(read);
  if (there !== undefined) return there;
  const key = keyOf(read);
  keys.set(read, key);
  return key;
}

const keys = new WeakMap<Read, string>();

function keyOf(read: Read): string {
  if (isSlotRead(read)) return `${read.contract}:${slots[read.is].slot}:slot`.toLowerCase();
  const { to, data, word, of } = rawRead(read);
  return `${to}:${data}:${of ?? word ?? ''}`.toLowerCase();
}

export function isSlotRead(read: Read): read is SlotRead {
  return read.kind === 'slot';
}

/** Where Permit2 is on every chain that has it. */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

/** So many modules of a Safe are read at most. */
export const modulesRead = 10;

const abi = parseAbi([
  solidity.balanceOf,
  solidity.allowance,
  solidity.ownerOf,
  solidity.getApproved,
  solidity.isApprovedForAll,
  solidity.isOperator,
  solidity.isOperatorFor,
  solidity.owner,
  solidity.pendingOwner,
  solidity.implementation,
  solidity.hasRole,
  solidity.getThreshold,
  solidity.getOwners,
  solidity.isOwner,
  solidity.isModuleEnabled,
]);

/** Contracts can announce them by the ten thousand. */
const units = prepareEncodeFunctionData({
  abi: parseAbi([solidity.unitsOf]),
});
const unitsAllowance = parseAbi([solidity.unitsAllowance]);
const permit2Abi = parseAbi([solidity.permit2Allowance]);
const modulesAbi = parseAbi([solidity.getModulesPaginated]);

/** The first page, which begins at the sentinel of the list. */
const modulesPage = encodeFunctionData({
  abi: modulesAbi,
  args: ['0x0000000000000000000000000000000000000001', BigInt(modulesRead)],
});

function permit2Data({ owner, token, spender }: Extract<Read, { kind: 'permit2' | 'permit2Until' }>): Hex {
  return encodeFunctionData({ abi: permit2Abi, args: [owner, token, spender] });
}

/** Reads are told apart by what they encode to, again and again: selectors are hashed once. */
const prepared = new Map(
  abi.map(({ name }) => [name, prepareEncodeFunctionData({ abi, functionName: name })]),
);

const encode = (functionName: (typeof abi)[number]['name'], args: readonly unknown[]) =>
  encodeFunctionData({ ...prepared.get(functionName), args } as Parameters<typeof encodeFunctionData>[0]);

/** Each read once. */
export function distinctReads<T extends Read>(reads: readonly T[]): readonly T[] {
  return [...new Map(reads.map((read) => [readKey(read), read])).values()];
}
