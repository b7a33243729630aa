import { factOfAccount } from '@readback/core/model/factIds.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { synthetic } from '#words/values.ts';
import type { FindFact } from './say.ts';

/** What an account that was made up for a simulation is called; undefined for all others. */
export function syntheticName(address: string, facts: FindFact): string | undefined {
  const is = valueOf(facts(factOfAccount(address, 'synthetic'))?.value);
  const names: Readonly<Record<string, string>> = synthetic;
  return is?.kind === 'text' && Object.hasOwn(names, is.text) ? names[is.text] : undefined;
}
