import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { Question } from './node.ts';
import { slots } from './slots.ts';

/**
 * One thing that a chain knows, and how to ask for it with nothing but `eth_call` and its like. `whose` it is matters
 * for what must be told: a change for someone else need not be. `key` is the same for the same thing.
 */
export type Fact = Readonly<{
  key: string;
  kind: 'native' | 'token' | 'nft' | 'permission' | 'control';
  whose: Address;
  ask: (block: Hex) => Question;
  /** What the answer is: `holder` is whether this account is the one that is named. */
  as: 'number' | 'flag' | 'address' | 'holder' | 'code';
}>;

export const facts = {
  native: (account: Address): Fact => ({
    key: keyOf('native', account),
    kind: 'native',
    whose: account,
    as: 'number',
    ask: (block) => ({ method: 'eth_getBalance', params: [account, block] }),
  }),
  token: (token: Address, account: Address): Fact =>
    called('token', account, keyOf('token', token, account), token, encode('balanceOf', [account])),
  allowance: (token: Address, owner: Address, spender: Address): Fact =>
    called(
      'permission',
      owner,
      keyOf('allowance', token, owner, spender),
      token,
      encode('allowance', [owner, spender]),
    ),
  permit2: (permit2: Address, token: Address, owner: Address, spender: Address): Fact =>
    called(
      'permission',
      owner,
      keyOf('permit2', token, owner, spender),
      permit2,
      encodeFunctionData({ abi: permit2Abi, args: [owner, token, spender] }),
    ),
  /** Who has it: as many facts as there are accounts ask the same. */
  nftOwner: (token: Address, id: bigint, account: Address): Fact =>
    called('nft', account, keyOf('nft', token, id, account), token, encode('ownerOf', [id]), 'holder'),
  nftApproved: (token: Address, id: bigint, owner: Address): Fact =>
    called(
      'permission',
      owner,
      keyOf('nftApproved', token, id),
      token,
      encode('getApproved', [id]),
      'address',
    ),
  operator: (token: Address, owner: Address, operator: Address): Fact =>
    called(
      'permission',
      owner,
      keyOf('operator', token, owner, operator),
      token,
      encode('isApprovedForAll', [owner, operator]),
      'flag',
    ),
  units: (token: Address, id: bigint, account: Address): Fact =>
    called(
      'nft',
      account,
      keyOf('units', token, id, account),
      token,
      encodeFunctionData({ abi: unitsAbi, functionName: 'balanceOf', args: [account, id] }),
    ),
  unitsAllowance: (token: Address, id: bigint, owner: Address, spender: Address): Fact =>
    called(
      'permission',
      owner,
      keyOf('unitsAllowance', token, id, owner, spender),
      token,
      encodeFunctionData({ abi: unitsAbi, functionName: 'allowance', args: [owner, spender, id] }),
    ),
  unitsOperator: (token: Address, owner: Address, operator: Address): Fact =>
    called(
      'permission',
      owner,
      keyOf('operator', token, owner, operator),
      token,
      encode('isOperator', [owner, operator]),
      'flag',
    ),
  tokenOperator: (token: Address, owner: Address, operator: Address): Fact =>
    called(
      'permission',
      owner,
      keyOf('operator', token, owner, operator),
      token,
      encode('isOperatorFor', [operator, owner]),
      'flag',
    ),
  owner: (contract: Address): Fact =>
    called('control', contract, keyOf('owner', contract), contract, encode('owner', []), 'address'),
  pendingOwner: (contract: Address): Fact =>
    called(
      'control',
      contract,
      keyOf('pendingOwner', contract),
      contract,
      encode('pendingOwner', []),
      'address',
    ),
  role: (contract: Address, role: Hex, account: Address): Fact =>
    called(
      'control',
      contract,
      keyOf('role', contract, BigInt(role), account),
      contract,
      encode('hasRole', [role, account]),
      'flag',
    ),
  threshold: (safe: Address): Fact =>
    called('control', safe, keyOf('threshold', safe), safe, encode('getThreshold', [])),
  safeOwner: (safe: Address, account: Address): Fact =>
    called('control', safe, keyOf('owners', safe, account), safe, encode('isOwner', [account]), 'flag'),
  module: (safe: Address, account: Address): Fact =>
    called(
      'control',
      safe,
      keyOf('module', safe, account),
      safe,
      encode('isModuleEnabled', [account]),
      'flag',
    ),
  slot: (contract: Address, part: keyof typeof slots): Fact => ({
    key: keyOf(part, contract),
    kind: 'control',
    whose: contract,
    as: 'address',
    ask: (block) => ({ method: 'eth_getStorageAt', params: [contract, slots[part], block] }),
  }),
  code: (account: Address): Fact => ({
    key: keyOf('code', account),
    kind: 'control',
    whose: account,
    as: 'code',
    ask: (block) => ({ method: 'eth_getCode', params: [account, block] }),
  }),
} as const;

export function keyOf(...parts: readonly (string | bigint)[]): string {
  return parts.map((it) => String(it).toLowerCase()).join(' ');
}

function called(
  kind: Fact['kind'],
  whose: Address,
  key: string,
  to: Address,
  data: Hex,
  as: Fact['as'] = 'number',
): Fact {
  return { key, kind, whose, as, ask: (block) => ({ method: 'eth_call', params: [{ to, data }, block] }) };
}

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function getApproved(uint256) view returns (address)',
  'function isApprovedForAll(address, address) view returns (bool)',
  'function isOperator(address, address) view returns (bool)',
  'function isOperatorFor(address, address) view returns (bool)',
  'function owner() view returns (address)',
  'function pendingOwner() view returns (address)',
  'function hasRole(bytes32, address) view returns (bool)',
  'function getThreshold() view returns (uint256)',
  'function isOwner(address) view returns (bool)',
  'function isModuleEnabled(address) view returns (bool)',
]);
const unitsAbi = parseAbi([
  'function balanceOf(address, uint256) view returns (uint256)',
  'function allowance(address, address, uint256) view returns (uint256)',
]);
const permit2Abi = parseAbi([
  'function allowance(address, address, address) view returns (uint160, uint48, uint48)',
]);

const encode = (functionName: (typeof abi)[number]['name'], args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
