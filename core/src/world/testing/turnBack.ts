import type { Hex } from 'viem';

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/**
 * Puts a test chain back to where an `evm_snapshot` was taken. Throws if its pool does not empty, or nothing was put back.
 *
 * A receipt is there a moment before its transaction has left the pool. Turned back in that moment, the chain would give the
 * next one a nonce that is one too high, and never mine it.
 */
export async function turnBack(ask: Ask, mark: unknown): Promise<void> {
  for (let asked = 0; asked < 1_000; asked += 1) {
    const { pending, queued } = (await ask('txpool_status', [])) as Record<string, Hex>;
    if (pending !== '0x0' || queued !== '0x0') continue;
    if ((await ask('evm_revert', [mark])) !== true) throw new Error('Nothing was put back.');
    return;
  }
  throw new Error('The pool was not empty in the end.');
}
