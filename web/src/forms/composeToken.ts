import { errorText } from '@readback/phrases/problemText.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { maxDecimals, parseUnitsExact } from '@readback/core/text/amount.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { encodeFunctionData, erc20Abi } from 'viem';
import { type Composed, type ComposeContext, errorsOf, transactionOf } from './composed.ts';

/** `decimals` is what the user typed, for when the network does not say. */
export type TokenDraft = Readonly<{ token: string; to: string; amount: string; decimals: string }>;

/**
 * A payment in an ERC-20 token. `readDecimals` is what the token itself says; only if it says nothing, the
 * user's own number counts. They are never guessed.
 */
export function composeToken(
  draft: TokenDraft,
  { network, account, readDecimals }: ComposeContext & Readonly<{ readDecimals?: number | undefined }>,
): Composed<'token' | 'to' | 'amount' | 'decimals' | 'network'> {
  const token = parseAddress(draft.token);
  const to = parseAddress(draft.to);
  const decimals = readDecimals ?? typedDecimals(draft.decimals);
  const amount = decimals === undefined ? undefined : parseUnitsExact(draft.amount, decimals);
  const toToken = token.ok && to.ok && token.value === to.value;
  if (network !== undefined && token.ok && to.ok && !toToken && amount?.ok) {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to.value, amount.value],
    });
    return {
      ok: true,
      body: transactionOf({ network, account }, { to: token.value, value: 0n, data }),
      raw: `to: ${token.value}\ndata: ${data}\nchain: ${network.chainId}`,
    };
  }
  const errors = errorsOf({
    network: network === undefined ? words.networkNeeded : undefined,
    token: token.ok ? undefined : errorText(token.error),
    to: to.ok ? (toToken ? words.tokenIsReceiver : undefined) : errorText(to.error),
    decimals: decimals === undefined ? fill(words.decimalsNeeded, { most: maxDecimals }) : undefined,
    amount: amount === undefined || amount.ok ? undefined : errorText(amount.error),
  });
  return { ok: false, errors: errors ?? {} };
}

function typedDecimals(text: string): number | undefined {
  const typed = text.trim();
  return /^[0-9]{1,2}$/.test(typed) && Number(typed) <= maxDecimals ? Number(typed) : undefined;
}
