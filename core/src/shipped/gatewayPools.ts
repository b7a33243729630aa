import { type Address, isAddress } from 'viem';
import { placesOf, protocolAt } from './protocols.ts';

/**
 * Which pools a gateway for native coins may take from, where it does not say: all those of its version, since later
 * gateways pay no heed to the pool that a call names. Else the pool that is named.
 */
export function gatewayPools(chainId: number, gateway: Address, named: Address): readonly Address[] {
  const version = /^Aave (v\d) native token gateway$/.exec(protocolAt(chainId, gateway) ?? '')?.[1];
  const shipped =
    version === undefined ? [] : placesOf(chainId, `Aave ${version} pool`).filter((it) => isAddress(it));
  return [named, ...shipped.filter((it) => it !== named.toLowerCase())];
}
