import { turnBack } from '@readback/core/world/testing/turnBack.ts';
import { rpc } from './rpc.ts';

/** Puts a node of our own back to where an `evm_snapshot` was taken, once nothing waits in its pool. */
export function turnedBack(url: string, mark: string): Promise<void> {
  return turnBack((method, params) => rpc(url, method, params), mark);
}
