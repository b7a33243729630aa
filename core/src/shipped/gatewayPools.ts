import { type Address, isAddress } from 'viem';
import { protocolAt } from './protocols.ts';
import { protocolAddresses } from './protocolAddresses.ts';

/**
 * Which pools a gateway for native coins may take from, where it does not say: all those of its version, since later
 * gateways pay no heed to the pool that a call names. Else the pool that is named.
 */
export function gatewayPools(chainId: number, gateway: Address, named: Address): readonly Address[] {
  const version = /^Aave (v\d) native token gateway$/.exec(protocolAt(chainId, gateway) ?? '')?.[1];
  const shipped = version === undefined ? [] : poolPlaces(chainId, `Aave ${version} pool`);
  return [named, ...shipped.filter((it) => it !== named.toLowerCase())];
}

/** The addresses of a protocol's contract on one network, in lower case. */
function poolPlaces(chainId: number, name: string): readonly Address[] {
  return (protocolAddresses[name] ?? []).flatMap((place): Address[] => {
    const [address = '', ...chains] = place.split(' ');
    return chains.includes(String(chainId)) && isAddress(address) ? [address] : [];
  });
}
