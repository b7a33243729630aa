import { encodeAbiParameters, type Hex, keccak256 } from 'viem';
import { insideOf } from '../../decode/findArgs.ts';
import type { Step } from '../../model/step.ts';

/** The parameters of a market of Morpho Blue that a call names first, and its id: the hash of them. */
export type MorphoMarket = Readonly<{ id: Hex; oracle: bigint; lltv: bigint }>;

/** Undefined where the first argument is no such market. */
export function morphoMarket({ args }: Step): MorphoMarket | undefined {
  const [first] = args;
  if (first?.value.kind !== 'tuple') return undefined;
  const words = insideOf(first).flatMap(({ value }) => {
    if (value.kind === 'address') return [BigInt(value.address)];
    return value.kind === 'integer' ? [value.value] : [];
  });
  const [, , oracle, , lltv] = words;
  if (words.length !== 5 || oracle === undefined || lltv === undefined) return undefined;
  const types = words.map(() => ({ type: 'uint256' }));
  return { id: keccak256(encodeAbiParameters(types, words)), oracle, lltv };
}
