import type { Effects } from '@readback/core/model/effects.ts';
import * as words from '#words/engines.ts';
import { whyWords } from '#words/why.ts';
import { fill } from './fill.ts';
import { listed } from './listed.ts';

/** Which engines simulated it, on which state, and whether they came to the same. */
export function enginesWords({ engines, block }: Pick<Effects, 'engines' | 'block'>): string {
  const values = {
    engines: engines.length === 0 ? words.none : listed(engines.map(({ name }) => name)),
    block: Number(block.parentNumber),
  };
  if (engines.length < 2) return fill(words.alone, values);
  const differ = engines.filter(({ agrees }) => agrees === false).map(({ name }) => name);
  if (differ.length > 0) return fill(words.differ, { ...values, others: listed(differ) });
  const silent = engines.slice(1).some(({ agrees }) => agrees === null);
  return fill(silent ? words.notCompared : words.agree, values);
}

/** What another likely block brought; nothing where none was tried. */
export function otherBlockWords(
  other: Effects['otherBlock'],
): Readonly<{ says: string; differs: boolean }> | undefined {
  if (other === undefined || other.s === 'pending') return undefined;
  if (other.s === 'unknown')
    return { says: fill(words.blockNotRun, { why: whyWords[other.why] }), differs: false };
  if (other.v.s === 'same') return { says: words.blockSame, differs: false };
  const { lines, status } = other.v;
  const says = status === 'revert' ? words.blockFails : fill(words.blockDiffers, { count: lines.length });
  return { says, differs: true };
}

/** What the gas limits that wallets usually send brought; nothing where none was tried. */
export function otherGasWords(
  other: Effects['otherGas'],
): Readonly<{ says: string; differs: boolean }> | undefined {
  if (other === undefined || other.s === 'pending') return undefined;
  if (other.s === 'unknown')
    return { says: fill(words.gasNotRun, { why: whyWords[other.why] }), differs: false };
  if (other.v.s === 'same') return { says: words.gasSame, differs: false };
  const { gas, status, suffixed } = other.v;
  if (suffixed === true)
    return { says: status === 'revert' ? words.suffixFails : words.suffixDiffers, differs: true };
  const says = fill(status === 'revert' ? words.gasFails : words.gasDiffers, { gas: Number(gas) });
  return { says, differs: true };
}
