import { type Address, getAddress, type Hex } from 'viem';
import { packedAddress } from '../../decode/packedAddress.ts';

/** The address that 20 bytes are, or that is at either end of 32 with nothing beside it. */
export function accountIn(hex: Hex): Address | undefined {
  if (hex.length === 42) return getAddress(hex);
  const high = /^0x([0-9a-f]{40})0{24}$/i.exec(hex)?.[1];
  return packedAddress({ kind: 'bytes', hex }) ?? (high === undefined ? undefined : getAddress(`0x${high}`));
}
