import { isLogInHere, saysOnlyLogIn } from '../actions/message/harmlessText.ts';
import { messageText } from '../actions/message/messageText.ts';
import { ofThisSite, signInOf } from '../actions/message/signIn.ts';
import { valueOf } from '../model/known.ts';
import { ownAccounts } from './accounts.ts';
import { siteThatAsks } from './askedBy.ts';
import type { Evidence } from './evidence.ts';

/** Whether a message is a log-in at the site that asks: by EIP-4361, whatever its statement says, or in the usual words alone. */
export function isLogInAtAsker(view: Evidence): boolean {
  const text = messageText(view);
  const host = valueOf(siteThatAsks(view)) ?? '';
  if (text === undefined || host === '') return false;
  const signIn = signInOf(view);
  if (signIn.kind === 'none') return isLogInHere(text, { host, own: ownAccounts(view) });
  return signIn.kind === 'signIn' && ofThisSite(signIn, host);
}

/** Whether a sign-in (EIP-4361) says no more than that: of the words beside its fields someone may make use elsewhere. */
export function isOnlyLogIn(view: Evidence): boolean {
  const signIn = signInOf(view);
  if (signIn.kind !== 'signIn') return false;
  const { statement = '', domain } = signIn.siwe;
  return saysOnlyLogIn(statement, { host: domain, own: ownAccounts(view) });
}
