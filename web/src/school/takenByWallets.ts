import type { Body } from '@readback/core/model/request.ts';

/** Whether the practice wallet, like others, takes such a request from a page. */
export function takenByWallets({ kind }: Body): boolean {
  return kind === 'transaction' || kind === 'message' || kind === 'typedData' || kind === 'safeTransaction';
}
