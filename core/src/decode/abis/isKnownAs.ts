import { type Hex, size, sliceHex } from 'viem';
import type { Step } from '../../model/step.ts';
import type { KnownFunction } from './functionModel.ts';
import { functionRows } from './rows.ts';
import { rowSays } from './rowSays.ts';

/** Whether a step's function is one of these, as its row says. */
export function isKnownAs({ fn }: Pick<Step, 'fn'>, ...which: readonly KnownFunction[]): boolean {
  const is = rowSays(fn?.signature, 'is');
  return is !== undefined && which.includes(is);
}

/** The same of a call's bytes, whoever says which function they call; undefined where no row knows it for that. */
export function knownByBytes(data: Hex): KnownFunction | undefined {
  if (size(data) < 4) return undefined;
  return functionRows(sliceHex(data, 0, 4)).find(({ model }) => model.is !== undefined)?.model.is;
}
