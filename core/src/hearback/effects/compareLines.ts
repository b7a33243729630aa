import { permissionShift, type Shift, shiftOf } from '../../ledger/compare.ts';
import {
  changeOf,
  isCounted,
  isReadOn,
  lineKey,
  linesByKey,
  pairLines,
  quantityOf,
} from '../../ledger/line.ts';
import { same } from '../../ledger/account.ts';
import type { EffectLine, EffectValue } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import type { Sense } from '../../ledger/debt.ts';
import type { Draft } from '../../effects/draft.ts';

/**
 * One effect, as it was predicted and as it was. `better`: more arrived, less left, less is owed, or less was permitted.
 * `close`: a debt is another by no more than interest. `less`: at most a hundredth of what was to arrive is missing,
 * `farLess`: more of it. `notLooked`: the readback did not look there, and said so.
 */
export type Compared = Readonly<{
  line: Draft;
  predicted?: EffectLine;
  actual?: Draft;
  is: 'same' | 'close' | 'better' | 'less' | 'farLess' | 'different' | 'cannotTell' | 'notLooked';
}>;

/**
 * What is known of a line besides its values. `seen`: whether a change of it that was not predicted would have been.
 * `sense`: which way more of it counts; `borrows`: whether a debt is asked for, so that one may have been where nobody looked. `paysOff`: whether less of it was to be there because it was to be paid off or
 * redeemed, and not given to someone.
 */
type AboutLines = Readonly<{
  seen: (line: Draft) => boolean;
  sense: (line: Draft) => Sense;
  paysOff: (line: Draft) => boolean;
  borrows: boolean;
}>;

/** Pairs predicted with actual lines. What did not change and was not predicted to is left out. */
export function compareLines(
  predicted: readonly EffectLine[],
  actual: readonly Draft[],
  about: AboutLines,
): readonly Compared[] {
  const happened = linesByKey(actual);
  return pairLines(predicted, actual).flatMap(({ was, is }): readonly Compared[] => {
    if (was !== undefined) {
      if (is === undefined) return [{ line: was, predicted: was, is: 'cannotTell' }];
      const judged = judge(was, is, unusedOf(was, predicted, happened), about);
      return [{ line: was, predicted: was, actual: is, is: judged }];
    }
    if (!isReadOn(is) || valueOf(is.before) === valueOf(is.after)) return [];
    const surprise = judgeSurprise(is, about);
    // A debt that nothing asks for is not one that was left out.
    const isUnasked = surprise === 'different' && !about.borrows && about.sense(is) === 'debt';
    return [{ line: is, actual: is, is: about.seen(is) || isUnasked ? surprise : 'notLooked' }];
  });
}

/** By how much less of the asset of a permission left its owner than was predicted. */
function unusedOf(
  { who, asset }: Draft,
  predicted: readonly Draft[],
  happened: ReadonlyMap<string, Draft>,
): bigint {
  if (asset?.kind !== 'token' && asset?.kind !== 'nft') return 0n;
  const what = asset.kind === 'nft' ? 'nft' : 'balance';
  const key = lineKey({ who, what, asset, basis: 'read' });
  const wanted = predicted.find((line) => lineKey(line) === key);
  const got = happened.get(key);
  const change = (line: Draft | undefined) => (line && changeOf(line)) ?? 0n;
  return change(got) - change(wanted);
}

function judge(predicted: Draft, actual: Draft, unused: bigint, about: AboutLines): Compared['is'] {
  // Control and code changes have no tolerance.
  if (predicted.part !== undefined) {
    const [wanted, got] = [valueOf(predicted.after), valueOf(actual.after)];
    if (wanted === undefined || got === undefined) return 'cannotTell';
    return sameValue(wanted, got) ? 'same' : 'different';
  }
  if (isCounted(predicted)) {
    const [wanted, got] = [changeOf(predicted), changeOf(actual)];
    if (wanted === undefined || got === undefined) return 'cannotTell';
    const sense = about.sense(predicted);
    // What was to be redeemed and is still there was not.
    if (sense !== 'debt' && wanted < 0n && got >= 0n && about.paysOff(predicted)) return 'different';
    return shifts[shiftOf([wanted, got], sense, actual)];
  }
  const [wanted, got] = [quantityOf(predicted.after), quantityOf(actual.after)];
  const before = quantityOf(actual.before);
  if (wanted === undefined || got === undefined || before === undefined) return 'cannotTell';
  if (got > 0n && lastsLonger(predicted, actual)) return 'different';
  const is = permissionShift([wanted, got], { before, unused });
  return is === 'same' ? 'same' : is === 'more' ? 'different' : 'better';
}

const shifts: Readonly<Record<Shift, Compared['is']>> = {
  same: 'same',
  better: 'better',
  interest: 'close',
  short: 'less',
  farShort: 'farLess',
  nothing: 'different',
  leavesMore: 'different',
  owesMore: 'different',
  mayOwe: 'different',
};

function sameValue(a: EffectValue, b: EffectValue): boolean {
  return typeof a === 'string' && typeof b === 'string' ? same(a, b) : a === b;
}

/** A permission that ends later than was read back, by more than blocks may be late. */
function lastsLonger({ until: wanted }: Draft, { until: got }: Draft): boolean {
  return wanted !== undefined && got !== undefined && got > wanted + 3_600n;
}

/** Of what nobody read back, nothing was to change. */
function judgeSurprise(line: Draft, about: AboutLines): Compared['is'] {
  if (line.part !== undefined) return 'different';
  const [before, after] = [quantityOf(line.before), quantityOf(line.after)];
  if (before === undefined || after === undefined) return 'cannotTell';
  if (!isCounted(line)) return after < before ? 'better' : 'different';
  const sense = about.sense(line) === 'debt' ? 'debt' : 'asset';
  return shifts[shiftOf([0n, after - before], sense, line)];
}
