import type { Intent } from '@readback/core/model/intent.ts';
import type { Address } from 'viem';
import { changing } from '../../data/base/changing.ts';

/** Into which app goes what waits for its allowance, as it was typed, and which words of which account it belongs to. Gone with the page. */
export const waitingDeposit = changing<
  Readonly<{ account: Address; saidAt: number; place: string }> | undefined
>(undefined);

/** Into which app what waits goes; undefined where something else waits, or it was said before the page was loaded. */
export function placeWaited(
  { account, saidAt }: Intent,
  waiting: ReturnType<typeof waitingDeposit.get>,
): string | undefined {
  return waiting?.account === account && waiting.saidAt === saidAt ? waiting.place : undefined;
}
