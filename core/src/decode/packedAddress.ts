import { type Address, getAddress, numberToHex } from 'viem';
import type { ArgValue } from '../model/step.ts';

/**
 * The address in a value: itself, the low 160 bits of a number (some routers keep flags in the others), or the last
 * 20 of 32 bytes where nothing is before them, as in messages to other chains.
 */
export function packedAddress(value: ArgValue): Address | undefined {
  if (value.kind === 'address') return value.address;
  if (value.kind === 'integer' && value.value >= 0n)
    return getAddress(numberToHex(BigInt.asUintN(160, value.value), { size: 20 }));
  if (value.kind !== 'bytes' || !/^0x0{24}[0-9a-f]{40}$/i.test(value.hex)) return undefined;
  return getAddress(`0x${value.hex.slice(26)}`);
}
