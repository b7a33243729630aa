import type { Intent } from '@readback/core/model/intent.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { onlyChecked } from '@readback/core/model/ways.ts';
import { asSafeTx } from '@readback/core/request/safe/safeTypedData.ts';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import { isSignedAlready } from '@readback/core/request/frozen/isSignedAlready.ts';
import type { Address } from 'viem';
import { armed } from './armed.ts';

/** What was said for the account that a request is of, or that would sign it where it names nobody. */
export function saidFor(incoming: Incoming, connected: Address | undefined): Intent | undefined {
  return isToSign(incoming) ? armed.of(accountsOf(incoming, connected)) : undefined;
}

/** What is only checked, was mined or is signed already is not a request that the user would sign next. */
function isToSign(incoming: Incoming): boolean {
  const { mined, request } = incoming;
  return mined === undefined && onlyChecked(incoming) === undefined && !isSignedAlready(request.body);
}

/** Of a Safe's transaction, also as typed data, a smart account's operation or an authorization whose it is, and who would sign it here. */
function accountsOf({ request: { body } }: Incoming, connected: Address | undefined): readonly Address[] {
  const asked = askedAccount(body);
  const safe = body.kind === 'typedData' ? asSafeTx(body.typed)?.safe : undefined;
  if (asked !== undefined) return safe === undefined ? [asked] : [safe, asked];
  const signs = connected === undefined ? [] : [connected];
  switch (body.kind) {
    case 'safeTransaction':
      return [body.safe, ...signs];
    case 'userOperation':
      return [body.op.sender, ...signs];
    case 'authorization':
      return body.authority === undefined ? signs : [body.authority];
    default:
      return signs;
  }
}
