import { type Address, encodeFunctionData, type Hex, pad, parseAbi, sliceHex, toHex } from 'viem';
import type { Question } from './node.ts';

/**
 * One thing that a chain knows, and how to ask for it with nothing but `eth_call` and its like. `whose` it is matters
 * for what must be told: a change for somebody else need not be. `key` is the same for the same thing.
 */
export type Fact = Readonly<{
  key: string;
  kind: 'native' | 'token' | 'nft' | 'permission' | 'control';
  whose: Address;
  ask: (block: Hex) => Question;
  /** What the answer is: `holder` is whether this account is the one that is named. */
  as: 'number' | 'flag' | 'address' | 'holder' | 'code';
}>;

export type Value = bigint | boolean | string;

/** What the node answered, undefined where it refused. Addresses and hashes in lower case; a holder has one or none. */
export function valueOf({ as, whose }: Fact, answer: Hex | undefined): Value | undefined {
  if (as === 'holder') return answer !== undefined && addressIn(answer) === whose.toLowerCase() ? 1n : 0n;
  if (answer === undefined || (answer === '0x' && as !== 'code')) return undefined;
  if (as === 'code') return answer;
  const word: Hex = answer.length > 66 ? sliceHex(answer, 0, 32) : answer;
  if (as === 'address') return addressIn(word);
  return as === 'flag' ? BigInt(word) !== 0n : BigInt(word);
}

function addressIn(word: Hex): string {
  return `0x${word.slice(2).padStart(40, '0').slice(-40)}`.toLowerCase();
}

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

/** Where contracts keep who decides: EIP-1967, and the Safe's own (the hashes of "guard_manager.guard.address", …). */
export const slots = {
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  singleton: pad(toHex(0), { size: 32 }),
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
