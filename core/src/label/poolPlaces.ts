import type { Address } from 'viem';
import { protocolAddresses } from './protocolAddresses.ts';

/** The addresses of a protocol's contract on one network, in lower case. */
export function poolPlaces(
  chainId: number,
  name: keyof typeof protocolAddresses & string,
): readonly Address[] {
  return (protocolAddresses[name] ?? []).flatMap((place): Address[] => {
    const [address, ...chains] = place.split(' ');
    return chains.includes(String(chainId)) && /^0x/.test(address ?? '') ? [address as Address] : [];
  });
}
