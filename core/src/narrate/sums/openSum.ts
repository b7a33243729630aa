import type { SumToken } from '../../decode/abis/functionModel.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Leaf } from '../modelLeaves.ts';
import type { Sum } from './tokenSum.ts';

/** Amounts by their numbers alone, of tokens that only the contract knows. */
export function openSum(
  [first, ...others]: readonly Leaf[],
  of: Exclude<SumToken, 'native' | 'called'>,
): Sum | undefined {
  if (first === undefined) return undefined;
  if (others.length === 0) {
    const isLoan = of === 'debt' || of === 'collateral';
    const what: Phrase = { id: 'what.open', args: { amount: first.fact, of } };
    return { what, ...(isLoan ? { ofLoan: true } : {}) };
  }
  const all = [first, ...others];
  const said = all
    .slice(0, mostSaid)
    .map(({ fact }): Phrase => ({ id: 'what.amount', args: { amount: fact } }));
  const count = all.length - said.length;
  return count > 0
    ? { what: { id: 'what.openMore', args: { amounts: commas(said), count } } }
    : { what: { id: 'what.openTokens', args: { amounts: listedPhrases(said) } } };
}

/** Several sums as one: the first of them, and how many more there are. */
export function listed(sums: readonly Sum[]): Sum | undefined {
  const [first] = sums;
  if (first === undefined || sums.length === 1) return first;
  const value: Pick<Sum, 'isValue'> = sums.some(({ isValue }) => isValue === true) ? { isValue: true } : {};
  if (sums.length <= mostSaid) return { what: listedPhrases(sums.map(({ what }) => what)), ...value };
  const said = sums.slice(0, mostSaid - 1).map(({ what }) => what);
  const second = said.at(-1) ?? first.what;
  const count = sums.length - said.length;
  return {
    what: { id: 'what.several', args: { first: commas(said.slice(0, -1)), second, count } },
    ...value,
  };
}

const mostSaid = 4;

/** `a, b and c`. */
export function listedPhrases([first, second, ...more]: readonly Phrase[]): Phrase {
  if (first === undefined) return { id: 'what.nothing', args: {} };
  if (second === undefined) return first;
  if (more.length === 0) return { id: 'what.two', args: { first, second } };
  return { id: 'what.comma', args: { first, second: listedPhrases([second, ...more]) } };
}

/** `a, b, c`. */
function commas([first, ...more]: readonly Phrase[]): Phrase {
  if (first === undefined) return { id: 'what.nothing', args: {} };
  return more.length === 0 ? first : { id: 'what.comma', args: { first, second: commas(more) } };
}
