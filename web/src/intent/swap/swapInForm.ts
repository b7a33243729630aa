import { parseUnitsExact } from '@readback/core/text/amount.ts';
import type { IntentDraft } from '../form/draft.ts';
import type { FormRead } from '../form/readIntentDraft.ts';
import { coinOf, isSameCoin, type SwapSaid } from './swapSaid.ts';

/** What a form says of a swap so far, once a router can be asked what it pays: exactly how much of what for what. */
export function swapInForm(
  { how, amount }: Pick<IntentDraft, 'how' | 'amount'>,
  { account, chainId, pay, get }: Omit<FormRead, 'now'>,
): Omit<SwapSaid, 'least'> | undefined {
  const { named } = account;
  if (named === undefined || chainId === undefined || how !== 'exactly') return undefined;
  if (pay.asset === undefined || get.asset === undefined) return undefined;
  if (pay.decimals === undefined || get.decimals === undefined) return undefined;
  const given = parseUnitsExact(amount, pay.decimals);
  const [paid, got] = [coinOf(pay.asset, chainId), coinOf(get.asset, chainId)];
  if (!given.ok || given.value === 0n || paid === undefined || got === undefined) return undefined;
  if (isSameCoin(paid, got)) return undefined;
  return { account: named.address, chainId, pay: paid, amount: given.value, get: got };
}
