import { lineKey } from '../../ledger/line.ts';
import { same } from '../../ledger/account.ts';
import type { EffectLine, EffectValue } from '../../model/effects.ts';
import { type Known, valueOf } from '../../model/known.ts';
import { interestOn, type Sense } from '../../evidence/moves/owed.ts';
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
 * `sense`: which way more of it counts. `paysOff`: whether less of it was to be there because it was to be paid off or
 * redeemed, and not given to someone.
 */
type AboutLines = Readonly<{
  seen: (line: Draft) => boolean;
  sense: (line: Draft) => Sense;
  paysOff: (line: Draft) => boolean;
}>;

/** Pairs predicted with actual lines. What did not change and was not predicted to is left out. */
export function compareLines(
  predicted: readonly EffectLine[],
  actual: readonly Draft[],
  about: AboutLines,
): readonly Compared[] {
  const happened = new Map<string, Draft>();
  for (const line of actual) {
    const earlier = happened.get(lineKey(line));
    if (earlier === undefined || !isRead(earlier)) happened.set(lineKey(line), line);
  }
  const expected = new Set(predicted.map(lineKey));
  const surprises = [...happened.values()].filter(
    (line) => !expected.has(lineKey(line)) && isRead(line) && valueOf(line.before) !== valueOf(line.after),
  );
  return [
    ...predicted.map((line): Compared => {
      const found = happened.get(lineKey(line));
      return found === undefined
        ? { line, predicted: line, is: 'cannotTell' }
        : {
            line,
            predicted: line,
            actual: found,
            is: judge(line, found, usedLess(line, predicted, happened), about),
          };
    }),
    ...surprises.map((line): Compared => {
      const is = about.seen(line) ? judgeSurprise(line, about) : 'notLooked';
      return { line, actual: line, is };
    }),
  ];
}

/** What is counted, as opposed to permitted. */
export function isCountedRow({ what }: Pick<Draft, 'what'>): boolean {
  return what === 'balance' || what === 'nft';
}

export function changeOfLine({ before, after }: Draft): bigint | undefined {
  const [from, to] = [valueOf(before), valueOf(after)];
  return typeof from === 'bigint' && typeof to === 'bigint' ? to - from : undefined;
}

function isRead({ before, after }: Draft): boolean {
  return before.s === 'known' && after.s === 'known';
}

/** By how much less of the asset of a permission left its owner than was predicted. */
function usedLess(
  { who, asset }: Draft,
  predicted: readonly Draft[],
  happened: ReadonlyMap<string, Draft>,
): bigint {
  if (asset?.kind !== 'token' && asset?.kind !== 'nft') return 0n;
  const what = asset.kind === 'nft' ? 'nft' : 'balance';
  const key = lineKey({ who, what, asset });
  const wanted = predicted.find((line) => lineKey(line) === key);
  const got = happened.get(key);
  const change = (line: Draft | undefined) => (line && changeOfLine(line)) ?? 0n;
  const less = change(got) - change(wanted);
  return less > 0n ? less : 0n;
}

function judge(predicted: Draft, actual: Draft, less: bigint, about: AboutLines): Compared['is'] {
  // Who decides, and whose code runs, is as it was said or it is not.
  if (predicted.part !== undefined) {
    const [wanted, got] = [valueOf(predicted.after), valueOf(actual.after)];
    if (wanted === undefined || got === undefined) return 'cannotTell';
    return sameValue(wanted, got) ? 'same' : 'different';
  }
  if (isCountedRow(predicted)) {
    const [wanted, got] = [changeOfLine(predicted), changeOfLine(actual)];
    if (wanted === undefined || got === undefined) return 'cannotTell';
    if (wanted === got) return 'same';
    const sense = about.sense(predicted);
    if (sense === 'debt') return judgeDebt(got - wanted, actual);
    // What was to be redeemed and is still there was not; and what cannot be passed on may be owed.
    if (wanted < 0n && got >= 0n && about.paysOff(predicted)) return 'different';
    if (sense === 'either' && (got - wanted) * smallPart > (wanted < 0n ? -wanted : wanted))
      return 'different';
    if (got > wanted) return 'better';
    if (wanted <= 0n || got <= 0n) return 'different';
    return (wanted - got) * smallPart > wanted ? 'farLess' : 'less';
  }
  const [wanted, got] = [quantityOf(predicted.after), quantityOf(actual.after)];
  const before = quantityOf(actual.before);
  if (wanted === undefined || got === undefined || before === undefined) return 'cannotTell';
  if (got > 0n && lastsLonger(predicted, actual)) return 'different';
  if (wanted === got) return 'same';
  // What was not used is left; what was to be taken back and was not is no less.
  return got < wanted || (got <= before && got - wanted <= less) ? 'better' : 'different';
}

/** By how much more is owed than was read back. */
function judgeDebt(more: bigint, actual: Draft): Compared['is'] {
  if (more <= 0n) return 'better';
  return more <= interestOn(actual) ? 'close' : 'different';
}

/** The part of what was to arrive that may be missing without a warning. */
const smallPart = 100n;

function sameValue(a: EffectValue, b: EffectValue): boolean {
  return typeof a === 'string' && typeof b === 'string' ? same(a, b) : a === b;
}

/** A permission that ends later than was read back, by more than blocks may be late. */
function lastsLonger({ until: wanted }: Draft, { until: got }: Draft): boolean {
  return wanted !== undefined && got !== undefined && got > wanted + 3_600n;
}

function judgeSurprise(line: Draft, about: AboutLines): Compared['is'] {
  if (line.part !== undefined) return 'different';
  const [before, after] = [quantityOf(line.before), quantityOf(line.after)];
  if (before === undefined || after === undefined) return 'cannotTell';
  if (isCountedRow(line) && about.sense(line) === 'debt') return judgeDebt(after - before, line);
  return after > before === isCountedRow(line) ? 'better' : 'different';
}

/** How much a line counts, or lets somebody take; a yes is 1. */
export function quantityOf(it: Known<EffectValue>): bigint | undefined {
  const value = valueOf(it);
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return typeof value === 'bigint' ? value : undefined;
}
