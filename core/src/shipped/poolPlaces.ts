import { type Address, isAddress } from 'viem';
import { protocolAddresses } from './protocolAddresses.ts';

/** The addresses of a protocol's contract on one network, in lower case. */
export function poolPlaces(chainId: number, name: string): readonly Address[] {
  return (protocolAddresses[name] ?? []).flatMap((place): Address[] => {
    const [address = '', ...chains] = place.split(' ');
    return chains.includes(String(chainId)) && isAddress(address) ? [address] : [];
  });
}
