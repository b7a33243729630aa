import { type Known, unknown } from '@readback/core/model/known.ts';
import type { KeptFunctions, Questions } from '@readback/core/world/world.ts';
import { hasRows } from '../rows/hasRows.ts';

/** The functions and errors with one selector in the ABIs that the user keeps of a contract, with who gave them and of which code. Asks nobody. */
export async function askAbi(asked: Questions['abi']['ask']): Promise<Known<readonly KeptFunctions[]>> {
  // Most people keep none, and need nothing that reads them.
  if (!(await hasRows('abis'))) return unknown('notFound');
  return (await import('./keptFunctions.ts')).keptFunctions(asked);
}
