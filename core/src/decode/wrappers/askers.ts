import type { Address, Hex } from 'viem';
import { isWellKnownAnywhere } from '../../shipped/wellKnownTokens.ts';
import { functionRows } from '../abis/rows.ts';

/**
 * Whether a call may be of a contract of one of these sources, which asks a contract between for whom it calls: a function
 * of theirs, or one that nobody knows.
 */
export function mayBeOf(data: Hex, ...sources: readonly string[]): boolean {
  const rows = data.length < 10 ? [] : functionRows(data.slice(0, 10) as Hex);
  return rows.length === 0 || rows.some(({ source }) => sources.includes(source));
}

/** Whether whoever calls is the one who acts, whatever contract stands between: of tokens that everybody knows, and of Permit2. */
export function asksNobody(to: Address, data: Hex): boolean {
  const rows = data.length < 10 ? [] : functionRows(data.slice(0, 10) as Hex);
  return rows.some(
    ({ source, model }) => source === 'Permit2' || (model.ofTokens === true && isWellKnownAnywhere(to)),
  );
}
