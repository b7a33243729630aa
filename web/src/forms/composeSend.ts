import { errorText } from '@readback/phrases/problemText.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { type Composed, type ComposeContext, errorsOf, transactionOf } from './composed.ts';

export type SendDraft = Readonly<{ to: string; amount: string }>;

/** A payment in the network's own currency. */
export function composeSend(
  draft: SendDraft,
  { network, account }: ComposeContext,
): Composed<'to' | 'amount' | 'network'> {
  const to = parseAddress(draft.to);
  const amount = network && parseUnitsExact(draft.amount, network.decimals);
  if (network !== undefined && to.ok && amount?.ok) {
    const call = { to: to.value, value: amount.value, data: '0x' } as const;
    return {
      ok: true,
      body: transactionOf({ network, account }, call),
      raw: `to: ${to.value}\nvalue: ${amount.value}\nchain: ${network.chainId}`,
    };
  }
  const errors = errorsOf({
    network: network === undefined ? words.networkNeeded : undefined,
    to: to.ok ? undefined : errorText(to.error),
    amount: amount === undefined || amount.ok ? undefined : errorText(amount.error),
  });
  return { ok: false, errors: errors ?? {} };
}
