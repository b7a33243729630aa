import { accountKey } from '../text/accountKey.ts';
import type { Address, Hex } from 'viem';
import canonical from '../../shipped/canonical.json' with { type: 'json' };
import safe from '../../shipped/safe.json' with { type: 'json' };
import safeModules from '../../shipped/safeModules.json' with { type: 'json' };
import { byAddress } from './byAddress.ts';
import { isWethOfPractice } from './practiceContracts.ts';

/**
 * Names of contracts that are at one address wherever they stand, because the address follows from the code
 * (CREATE2 through a common deployer, or a one-time key). Addresses in lower case.
 */
const everywhere = byAddress(canonical.everywhere, safe.everywhere, safeModules.everywhere);

/** Names on one chain. From the registry of ERC-7730 descriptors; WETH9 of OP Stack chains: a predeploy of theirs. */
const onChain: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2': 'WETH9',
    '0x7a250d5630b4cf539739df2c5dacb4c659f2488d': 'Uniswap V2 router',
  },
  10: { '0x4200000000000000000000000000000000000006': 'WETH9' },
  8453: { '0x4200000000000000000000000000000000000006': 'WETH9' },
};

/**
 * The name that Readback itself ships for an address on a chain. It names the address: whether there is code at it
 * is told by `account.….code`.
 */
export function knownName(chainId: number, address: Address): string | undefined {
  const it = accountKey(address);
  const local = Object.hasOwn(onChain, chainId) ? onChain[chainId] : undefined;
  if (local !== undefined && Object.hasOwn(local, it)) return local[it];
  return Object.hasOwn(everywhere, it) ? everywhere[it] : undefined;
}

/** Whether an address ships under a name on any chain. */
export function isKnownSomewhere(address: Address): boolean {
  const it = accountKey(address);
  return [everywhere, ...Object.values(onChain)].some((names) => Object.hasOwn(names, it));
}

/** The one address on a chain that ships under a name, whatever its capitals, in lower case. */
export function knownAddress(chainId: number, name: string): string | undefined {
  const called = name.toLowerCase();
  const local = Object.hasOwn(onChain, chainId) ? (onChain[chainId] ?? {}) : {};
  const all = Object.entries({ ...everywhere, ...local }).filter(([, it]) => it.toLowerCase() === called);
  return all.length === 1 ? all[0]?.[0] : undefined;
}

/** Every name of these tables. */
export function knownNames(): readonly string[] {
  return [everywhere, ...Object.values(onChain)].flatMap((names) => Object.values(names));
}

/**
 * Whether a contract is WETH9: by its address, on a chain where a contract is at it. Its code proves nothing, since
 * whoever deploys it can write balances of their own into it.
 *
 * @param codeHash of the code at the address at the pinned block; undefined where none is there, or nobody knows
 */
export function isWeth9(chainId: number, address: Address, codeHash: Hex | undefined): boolean {
  if (codeHash === undefined) return false;
  return knownName(chainId, address) === 'WETH9' || isWethOfPractice(chainId, address, codeHash);
}
