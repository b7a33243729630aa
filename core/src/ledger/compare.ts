import type { EffectLine, PositionLine } from '../model/effects.ts';
import { interestOn, type Sense } from './debt.ts';

/**
 * How a change stands to the one that was read, for whoever it is of. `better`: more comes, less leaves, or less is owed.
 * `interest`: a debt is another by no more than that. `short`, `farShort`: less comes, by a hundredth at most or by more;
 * `nothing`: none of it comes. `leavesMore`: more leaves, or what was to come leaves. `owesMore`: more is owed; `mayOwe`:
 * what cannot be passed on, and may be a debt, is more by over a hundredth.
 */
export type Shift =
  | 'same'
  | 'better'
  | 'interest'
  | 'short'
  | 'farShort'
  | 'nothing'
  | 'leavesMore'
  | 'owesMore'
  | 'mayOwe';

/** Compares two changes of one thing, in its smallest unit. `line`: what was there before, of which interest is counted. */
export function shiftOf(
  [was, is]: readonly [bigint, bigint],
  sense: Sense,
  line: Pick<EffectLine, 'before'>,
): Shift {
  if (was === is) return 'same';
  if (sense === 'debt') return is < was ? 'better' : is - was <= interestOn(line) ? 'interest' : 'owesMore';
  if (sense === 'either' && isOverPart(is - was, was)) return 'mayOwe';
  if (is > was) return 'better';
  if (is < 0n || was <= 0n) return 'leavesMore';
  if (is === 0n) return 'nothing';
  return isOverPart(was - is, was) ? 'farShort' : 'short';
}

/** What is worse of what is owed and kept in no token: that more is owed, or less is kept; undefined where nothing is known to be. */
export function worsePosition(
  was: readonly PositionLine[] = [],
  is: readonly PositionLine[] = [],
): PositionLine['what'] | undefined {
  const [earlier, later] = [was, is].map((lines) => new Map(lines.map((it) => [positionKey(it), it])));
  return [...was, ...is].find((it) => {
    const key = positionKey(it);
    return isWorseKept(earlier?.get(key), later?.get(key)) === true;
  })?.what;
}

/** Those that both have. */
export function inBoth(
  ...[was = [], is = []]: readonly [(readonly PositionLine[])?, (readonly PositionLine[])?]
): [readonly PositionLine[], readonly PositionLine[]] {
  const [earlier, later] = [new Set(was.map(positionKey)), new Set(is.map(positionKey))];
  return [was.filter((it) => later.has(positionKey(it))), is.filter((it) => earlier.has(positionKey(it)))];
}

/** By its contract and place: the same of the same position. */
function positionKey({ contract, data, at }: PositionLine): string {
  return `${contract.toLowerCase()} ${data} ${at}`;
}

/**
 * Whether more is owed, or less is kept, than was read, by more than interest and the prices of a moment come to. `is`: absent
 * where it changed nothing. How much is kept in a position for what is paid in depends on a price.
 */
function isWorseKept(was: PositionLine | undefined, is: PositionLine | undefined): boolean | undefined {
  const line = is ?? was;
  const [wanted, got] = [was, is].map((it) => (it === undefined ? 0n : shiftIn(it)));
  if (line === undefined || wanted === undefined || got === undefined) return undefined;
  switch (shiftOf([wanted, got], line.what === 'owed' ? 'debt' : 'asset', line)) {
    case 'owesMore':
    case 'leavesMore':
      return wanted === 0n || isOverPart(got - wanted, wanted) || isOverPart(wanted - got, wanted);
    case 'nothing':
      return true;
    default:
      return false;
  }
}

function shiftIn({ before, after }: PositionLine): bigint | undefined {
  return before.s === 'known' && after.s === 'known' ? after.v - before.v : undefined;
}

/** Whether a difference is more than a hundredth of what was read. */
export function isOverPart(difference: bigint, was: bigint): boolean {
  return difference * 100n > absolute(was);
}

function absolute(it: bigint): bigint {
  return it < 0n ? -it : it;
}

/**
 * How a permission stands to the one that was read: `left` is more, and no more than what was there before and was not used,
 * as less than was read leaves its owner.
 */
export type PermissionShift = 'same' | 'less' | 'left' | 'more';

/** Compares what is permitted after that. `before`: what was permitted; `unused`: by how much less leaves than was read. */
export function permissionShift(
  [was, is]: readonly [bigint, bigint],
  { before, unused }: Readonly<{ before: bigint; unused: bigint }>,
): PermissionShift {
  if (is <= was) return is === was ? 'same' : 'less';
  return is <= before && is - was <= unused ? 'left' : 'more';
}
