import { addressInData } from '@readback/core/world/returned.ts';
import type { Address, Hex } from 'viem';

/** The address that bytes of at most a word hold; undefined where they hold more, or nothing. */
export function addressIn(bytes: Hex): Address | undefined {
  const word = BigInt(bytes === '0x' ? '0x0' : bytes);
  return word === 0n ? undefined : addressInData(word);
}
