import { isZero } from '../../ledger/account.ts';
import type { SumPart } from '../../decode/abis/functionModel.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import { findArgs } from '../../decode/findArgs.ts';
import { holdsOfEach } from '../../actions/purpose/when.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import type { Arg, Step } from '../../model/step.ts';
import type { Leaf } from '../modelLeaves.ts';

/** One part of a sum in a call: an amount that is there, and the argument that is its token. */
export type PartHere = Omit<SumPart, 'amount' | 'of'> &
  Readonly<{
    amount: Leaf | Exclude<SumPart['amount'], ArgPath>;
    of: Leaf | Exclude<SumPart['of'], ArgPath> | 'unknown';
  }>;

/** The parts of a sum that are in a call: of lists each one, and nothing where it is 0. */
export function partsHere(
  step: Step,
  leaves: readonly Leaf[],
  parts: readonly SumPart[],
): readonly PartHere[] {
  return parts.flatMap((part) => partHere(step, leaves, part));
}

function partHere(step: Step, leaves: readonly Leaf[], part: SumPart): readonly PartHere[] {
  const { amount, of, ...rest } = part;
  const leafOf = (arg: Arg | undefined) => leaves.find((it) => it.arg === arg);
  if (amount === 'value' || amount === 'all' || amount === 'some') {
    if (amount === 'value' && step.value === 0n) return [];
    if (typeof of === 'string') return [{ ...rest, amount, of }];
    return tokensAt(step, of).flatMap((arg) => {
      const leaf = leafOf(arg);
      return leaf === undefined ? [] : [{ ...rest, amount, of: leaf }];
    });
  }
  const amounts = amount.includes('*')
    ? findArgs(step.args, amount).map(({ arg }) => arg)
    : [amountAt(step, amount)];
  const counts =
    amount.includes('*') && rest.when !== undefined
      ? holdsOfEach(step, rest.when, amounts.length)
      : undefined;
  const tokens = typeof of === 'string' ? [] : tokensAt(step, of);
  return amounts.flatMap((arg, at): readonly PartHere[] => {
    const leaf = leafOf(arg);
    if (counts?.[at] === false) return [];
    if (leaf === undefined || leaf.arg.value.kind !== 'integer' || leaf.arg.value.value === 0n) return [];
    if (typeof of === 'string') return [{ ...rest, amount: leaf, of }];
    const fits = tokens.length === amounts.length || !of.includes('*');
    const token = fits ? leafOf(of.includes('*') ? tokens[at] : tokens[0]) : undefined;
    // Of a signed limit what goes is above zero, and what comes below: then which token it is, is said alone.
    if (leaf.arg.type.startsWith('int') && part.bound !== undefined) {
      if (leaf.arg.value.value < 0n !== (part.side === 'for')) return [];
      if (part.side === 'for') return token === undefined ? [] : [{ side: 'for', amount: 'some', of: token }];
    }
    return [{ ...rest, amount: leaf, of: token ?? 'unknown' }];
  });
}

/** An amount at a path; one of a list, where it is the only one. */
function amountAt({ args }: Step, path: ArgPath): Arg | undefined {
  for (const [at, part] of path.entries()) {
    if (typeof part === 'string' || at === 0) continue;
    const [above] = findArgs(args, path.slice(0, at));
    if (above?.arg.value.kind === 'array' && above.arg.value.items.length !== 1) return undefined;
  }
  return findArgs(args, path)[0]?.arg;
}

/** The last of a list of fixed length is the last that is not 0: routes are filled up with it. */
function tokensAt({ args }: Step, path: ArgPath): readonly Arg[] {
  const [above] = findArgs(args, path.slice(0, -1));
  if (path.at(-1) === -1 && above?.arg.value.kind === 'array' && /\[\d+\]$/.test(above.arg.type)) {
    const last = above.arg.value.items.findLast(({ value }) => !isZero(packedAddress(value)));
    return last === undefined ? [] : [last];
  }
  return findArgs(args, path).map(({ arg }) => arg);
}
