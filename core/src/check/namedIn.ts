import type { Address } from 'viem';
import type { Asset } from '../model/fact.ts';
import { insideOf } from '../label/findArgs.ts';
import type { Arg, Step } from '../model/step.ts';
import { same } from './walk.ts';

/**
 * Whether a call says what it takes: exactly so much, or the token and an amount not far above, as a pool may take
 * less than it is offered. Of an item its id.
 */
export function namesTaking({ args, to }: Step, asset: Asset | undefined, amount: bigint): boolean {
  if (asset === undefined || asset.kind === 'native' || asset.kind === 'collection') return false;
  const { address } = asset;
  const numbers = integersIn(args);
  const isNamed = (to !== null && same(to, address)) || addressesIn(args).some((it) => same(it, address));
  if (asset.kind === 'nft') return isNamed && numbers.includes(asset.id);
  if (numbers.includes(amount)) return true;
  return isNamed && numbers.some((it) => it >= amount && it <= 2n * amount);
}

/** Every number among arguments, whatever holds it, but for times. */
export function integersIn(args: readonly Arg[]): readonly bigint[] {
  return args.flatMap((arg) => {
    if (arg.value.kind === 'integer') return arg.meaning?.as === 'deadline' ? [] : [arg.value.value];
    return integersIn(insideOf(arg));
  });
}

/** Every address among arguments. */
export function addressesIn(args: readonly Arg[]): readonly Address[] {
  return args.flatMap((arg) =>
    arg.value.kind === 'address' ? [arg.value.address] : addressesIn(insideOf(arg)),
  );
}
