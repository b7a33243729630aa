import type { Address } from 'viem';
import { placesOf } from './protocols.ts';

/** A question of an owner and of someone else that says whether the other may act for all that the owner has there. */
export type ActingQuestion = 'isAuthorized' | 'isAccountOperatorAuthorized' | 'hasApprovedRelayer' | 'can';

/** By the name of a place that ships, or by addresses: what carries the calls of anybody is no place to vouch for. */
const places: readonly (readonly [asks: ActingQuestion, at: string | Readonly<Record<number, Address>>])[] = [
  ['isAuthorized', 'Morpho'],
  ['hasApprovedRelayer', 'Balancer v2 vault'],
  // The vault connector of Euler.
  [
    'isAccountOperatorAuthorized',
    {
      1: '0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383',
      8453: '0x5301c7dd20bd945d2013b48ed0dee3a284ca8989',
    },
  ],
  // The vat of Maker.
  ['can', { 1: '0x35d1b3f3d7966a1dfe207aa4514c12a259a0492b' }],
];

/** Where users of a network let others act for them, and how it is asked of each contract. */
export function actingPlaces(
  chainId: number,
): readonly Readonly<{ address: Address; asks: ActingQuestion }>[] {
  return places.flatMap(([asks, at]) => {
    const address = typeof at === 'string' ? placesOf(chainId, at)[0] : at[chainId];
    return address === undefined ? [] : [{ address: address as Address, asks }];
  });
}
