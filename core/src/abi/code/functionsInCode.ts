// Its package has types, which its own list of exports hides.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../evmole.d.ts" />
import type { Hex } from 'viem';

/** The largest code that is searched, in bytes: more than any chain lets be deployed today. */
const mostCode = 65_536;

/**
 * The functions that code sorts calls into, with the types of their arguments (`uint256,address[]`), worked out by
 * evmole from the bytes alone. The selectors are right nearly always, the types are wrong in one of fourteen:
 * what is made of them is a guess. Undefined where the code could not be searched, and where it has none.
 */
export async function functionsInCode(code: Hex): Promise<ReadonlyMap<Hex, string> | undefined> {
  if (code.length > 2 * mostCode + 2) return undefined;
  try {
    const { contractInfo } = await import('evmole');
    const { functions = [] } = contractInfo(code, { selectors: true, arguments: true });
    const found = functions.map(({ selector, arguments: types = '' }): [Hex, string] => [
      `0x${selector}`,
      types,
    ]);
    return found.length === 0 ? undefined : new Map(found);
  } catch {
    return undefined;
  }
}
