import { accountKey } from '../../text/accountKey.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import type { Asset } from '../../model/fact.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { Arg, Step } from '../../model/step.ts';
import { memoize } from '../../kit/memoize.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';

/** Whether one of the calls, of those that `may`, says what it takes. */
export function someNamesTaking(
  steps: readonly Step[],
  asset: Asset | undefined,
  amount: bigint,
  may: (step: Step) => boolean = () => true,
): boolean {
  if (asset === undefined || asset.kind === 'native' || asset.kind === 'collection') return false;
  const { byNumber, byAddress } = namedBy(steps);
  const says = (step: Step) => namesTaking(step, asset, amount) && may(step);
  const exactly = asset.kind === 'nft' ? [] : (byNumber.get(amount) ?? []);
  return exactly.some(may) || (byAddress.get(accountKey(asset.address))?.some(says) ?? false);
}

/** The steps by the numbers, and by the addresses, that they name; a step also names the contract that it calls. */
const namedBy = memoize((steps: readonly Step[]) => {
  const byNumber = new Map<bigint, Step[]>();
  const byAddress = new Map<string, Step[]>();
  const add = <Key>(map: Map<Key, Step[]>, key: Key, step: Step) => {
    const there = map.get(key);
    if (there === undefined) map.set(key, [step]);
    else if (there.at(-1) !== step) there.push(step);
  };
  for (const step of steps) {
    for (const number of namedNumbers(step)) add(byNumber, number, step);
    for (const address of addressesInArgs(step.args)) add(byAddress, accountKey(address), step);
    if (step.to !== null) add(byAddress, accountKey(step.to), step);
  }
  return { byNumber, byAddress };
});

/**
 * Whether a call says what it takes: exactly so much, or the token and an amount not far above, as a pool may take
 * less than it is offered. Of an item its id.
 */
function namesTaking(step: Step, asset: Asset | undefined, amount: bigint): boolean {
  if (asset === undefined || asset.kind === 'native' || asset.kind === 'collection') return false;
  const { address } = asset;
  const { args, to } = step;
  const numbers = namedNumbers(step);
  const isNamed = same(to, address) || addressesInArgs(args).some((it) => same(it, address));
  if (asset.kind === 'nft') return isNamed && numbers.includes(asset.id);
  if (numbers.includes(amount)) return true;
  return isNamed && numbers.some((it) => it >= amount && it <= 2n * amount);
}

/** Every number that a step names, whatever holds it, but for times. */
export const namedNumbers = memoizeStep(({ args }: Step) => integersIn(args));

function integersIn(args: readonly Arg[]): readonly bigint[] {
  return args.flatMap((arg) => {
    if (arg.value.kind === 'integer') return arg.meaning?.as === 'deadline' ? [] : [arg.value.value];
    return integersIn(insideOf(arg));
  });
}

/** Every address among arguments. */
export function addressesInArgs(args: readonly Arg[]): readonly Address[] {
  return args.flatMap((arg) =>
    arg.value.kind === 'address' ? [arg.value.address] : addressesInArgs(insideOf(arg)),
  );
}
