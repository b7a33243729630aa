import { maxUint256 } from 'viem';
import type { Random } from '../truth/random.ts';

/** How much is asked for, measured by what is held. */
export const amountIds = [
  'tenth',
  'nearly',
  'all-1',
  'all',
  'all+1',
  'supply-1',
  'max/2',
  'max-1',
  'max',
  'any',
] as const;

export type AmountId = (typeof amountIds)[number];

/** The figure for an account that holds `held` of a token of which there are `supply`. */
export function amountOf(
  id: AmountId,
  {
    held,
    supply = held * 1_000n,
    most = maxUint256,
  }: Readonly<{ held: bigint; supply?: bigint; most?: bigint }>,
  random: Random,
): bigint {
  const wanted: Readonly<Record<AmountId, () => bigint>> = {
    tenth: () => held / 10n,
    nearly: () => (held * 95n) / 100n,
    'all-1': () => held - 1n,
    all: () => held,
    'all+1': () => held + 1n,
    'supply-1': () => supply - 1n,
    'max/2': () => most / 2n,
    'max-1': () => most - 1n,
    max: () => most,
    any: () => random.amount(held),
  };
  const it = wanted[id]();
  return it < 1n ? 1n : it > most ? most : it;
}

/** The same, of what cannot be more than there is. */
export function takenOf(id: AmountId, held: bigint, random: Random): bigint {
  const it = amountOf(id, { held }, random);
  return it > held ? held : it;
}
