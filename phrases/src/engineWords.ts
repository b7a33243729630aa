import type { Effects } from '@readback/core/model/effects.ts';
import { whyWords } from './whyWords.ts';

/** Which engines ran it, on which state, and whether they came to the same. */
export function enginesWords({ engines, block }: Pick<Effects, 'engines' | 'block'>): string {
  const names = engines.map(({ name }) => name);
  const last = names.at(-1) ?? 'no engine';
  const all = names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
  const ran = `Simulated by ${all} on the state after block ${block.parentNumber.toLocaleString('en')}.`;
  if (engines.length < 2) return `${ran} No second engine and no second source confirms it.`;
  const differ = engines.filter(({ agrees }) => agrees === false).map(({ name }) => name);
  if (differ.length > 0) return `${ran} The result of ${differ.join(' and ')} differs from what is shown.`;
  const silent = engines.slice(1).filter(({ agrees }) => agrees === null);
  if (silent.length > 0) return `${ran} They were not compared. No second source confirms the state.`;
  return `${ran} They agree. No second source confirms the state.`;
}

/** What came of the run in another plausible block; nothing where none was tried. */
export function otherBlockWords(
  other: Effects['otherBlock'],
): Readonly<{ says: string; differs: boolean }> | undefined {
  if (other === undefined || other.s === 'pending') return undefined;
  if (other.s === 'unknown') {
    return { says: `Another block was not simulated (${whyWords[other.why]}).`, differs: false };
  }
  if (other.v.s === 'same')
    return { says: 'In another likely block the result is the same.', differs: false };
  const { lines, status } = other.v;
  const what =
    status === 'revert'
      ? 'it fails there'
      : lines.length === 1
        ? 'one line differs there'
        : `${lines.length} lines differ there`;
  return { says: `In another likely block the result differs: ${what}.`, differs: true };
}

/** What came of the run with the gas limits that wallets usually send; nothing where none was tried. */
export function otherGasWords(
  other: Effects['otherGas'],
): Readonly<{ says: string; differs: boolean }> | undefined {
  if (other === undefined || other.s === 'pending') return undefined;
  if (other.s === 'unknown') {
    return { says: `Other gas limits were not simulated (${whyWords[other.why]}).`, differs: false };
  }
  if (other.v.s === 'same') {
    return { says: 'With the usual gas limits of wallets the result is the same.', differs: false };
  }
  const gas = other.v.gas.toLocaleString('en');
  const what = other.v.status === 'revert' ? 'it fails' : 'the result differs';
  return { says: `With a gas limit of ${gas} ${what}.`, differs: true };
}
