import type { Body } from '@readback/core/model/request.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import type { Session } from '@readback/core/world/world.ts';
import type { Address } from 'viem';
import * as words from '@readback/phrases/words/cli/input.ts';
import type { Options } from '../options/readOptions.ts';

/**
 * The user's wallet, as far as the options tell it. What they leave out is as the request has it: then it is nothing
 * that a request could be held against.
 */
export function walletOf(
  { chainId, from }: Pick<Options, 'chainId' | 'from'>,
  body: Body | undefined,
): Session['wallet'] | undefined {
  if ((chainId === undefined && from === undefined) || body === undefined) return undefined;
  const account = from ?? signerIn(body);
  const on = chainId ?? chainOf(body);
  return account === undefined || on === undefined ? undefined : { chainId: on, account, name: words.wallet };
}

function signerIn(body: Body): Address | undefined {
  if (body.kind === 'transaction' || body.kind === 'calls') return body.from;
  return body.kind === 'typedData' || body.kind === 'message' ? body.signer : undefined;
}
