import { errorText } from '@readback/phrases/problemText.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import { type Composed, type ComposeContext, errorsOf, noNetwork, transactionOf } from './composed.ts';

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
    network: network === undefined ? noNetwork : undefined,
    to: to.ok ? undefined : errorText(to.error),
    amount: amount === undefined || amount.ok ? undefined : errorText(amount.error),
  });
  return { ok: false, errors: errors ?? {} };
}
