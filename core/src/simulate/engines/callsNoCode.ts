import { readAccountState, type ReadAt } from '../../world/chainRead.ts';
import { hexBytes } from '../../world/schema.ts';
import type { Address } from 'viem';

/**
 * Whether all that is called has no code at the pinned block, so that none can run: nothing announces anything, and
 * nothing depends on its block. False where that is not known.
 */
export async function callsNoCode(
  calls: readonly Readonly<{ to: Address | null }>[],
  at: ReadAt,
): Promise<boolean> {
  const codes = await Promise.all(
    calls.map(async ({ to }) => {
      const code = to === null ? undefined : await readAccountState(at, 'eth_getCode', to, hexBytes);
      return code?.s === 'known' && code.v.value === '0x';
    }),
  );
  return codes.every((isNone) => isNone);
}
