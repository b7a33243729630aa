import type { Address } from 'viem';
import { entryPointVersion } from '../../../request/operation/entryPoints.ts';

/** Seaport 1.1 to 1.6, at one address on every network. */
const seaports: ReadonlySet<string> = new Set([
  '0x00000000006c3852cbef3e08e8df289169ede581',
  '0x00000000000006c7676171937c444f6bde3d6282',
  '0x0000000000000ad24e80fd803c6ac37206a45f15',
  '0x00000000000001ad428e4906ae43d8f9852d0dd6',
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
  '0x0000000000000068f116a894984e2db1123eb395',
]);

/** Permit2, and where it is on networks of zkSync. */
const permit2s: ReadonlySet<string> = new Set([
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0x0000000000225e31d15943971f47ad3022f714fa',
]);

/** The ERC-4337 module of Safe, versions 0.2.0 and 0.3.0. */
const safeModules: ReadonlySet<string> = new Set([
  '0xa581c4a4db7175302464ff3c06380bc3270b4037',
  '0x75cf11467937ce3f2f357ce24ffc3dbf8fd5c226',
]);

export function isSeaport(address: Address): boolean {
  return seaports.has(address.toLowerCase());
}

export function isPermit2(address: Address): boolean {
  return permit2s.has(address.toLowerCase());
}

/** Whether a contract does with the signature of an operation only what ERC-4337 says. */
export function takesOperations(address: Address): boolean {
  return entryPointVersion(address) !== undefined || safeModules.has(address.toLowerCase());
}
