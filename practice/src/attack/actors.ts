import { type Address, getAddress, keccak256, toHex } from 'viem';
import type { Random } from '../truth/random.ts';
import type { Stage } from './stage.ts';

/** Who robs: what is at his address, and what is known of it. */
export const actorIds = [
  'plain account',
  'fresh account',
  'published contract',
  'new contract',
  'token',
  'look-alike',
] as const;

export type ActorId = (typeof actorIds)[number];

export function actorOf(id: ActorId, { at, lookAlike, shop }: Stage, random: Random): Address {
  switch (id) {
    case 'plain account':
      return at.stranger;
    case 'fresh account':
      return freshAddress(random);
    case 'published contract':
    case 'token':
      return shop;
    case 'new contract':
      return at.trap;
    case 'look-alike':
      return getAddress(lookAlike);
  }
}

/** An address that nobody has seen. */
export function freshAddress(random: Random): Address {
  return getAddress(`0x${keccak256(toHex(random.below(2 ** 31))).slice(-40)}`);
}
