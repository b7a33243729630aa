import type { Address } from 'viem';
import type { ArgValue } from '../model/step.ts';
import { checksummed } from '../text/address.ts';

/**
 * The address in a value: itself, the low 160 bits of a number (some routers keep flags in the others), or the last
 * 20 of 32 bytes where nothing is before them, as in messages to other chains.
 */
export function packedAddress(value: ArgValue): Address | undefined {
  if (value.kind === 'address') return value.address;
  if (value.kind === 'integer' && value.value >= 0n)
    return checksummed(`0x${BigInt.asUintN(160, value.value).toString(16).padStart(40, '0')}`);
  if (value.kind !== 'bytes' || !/^0x0{24}[0-9a-f]{40}$/i.test(value.hex)) return undefined;
  return checksummed(`0x${value.hex.slice(26)}`);
}
