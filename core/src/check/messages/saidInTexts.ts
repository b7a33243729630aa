import { factOfMessage } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { valueOf } from '../../model/known.ts';
import { isOtherSite, isSiteKnown, siteThatAsks, siteThatAsksFact } from '../../evidence/askedBy.ts';
import { isNonceHere, siteNames } from '../../evidence/namedSite.ts';
import { isFresh, isOnReading, isShortCode, mayLogIn } from '../../actions/message/freshText.ts';
import { signInOf } from '../../actions/message/signIn.ts';
import { entryOf, savedName } from '../../evidence/book.ts';
import { keyPhrase, messageParts } from '../../actions/message/messageParts.ts';
import { ownAccounts, signerOf } from '../../evidence/accounts.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { hashBits, isBareHash } from '../../actions/message/isBareHash.ts';

export function keysInText(view: Evidence): readonly RuleAnswer[] {
  const found = keyPhrase(view);
  const { body } = view.incoming.request;
  if (found === undefined) return body.kind === 'message' ? [clear('message.text')] : [];
  return [
    {
      outcome: 'fired',
      severity: found === 'sure' ? 'stop' : 'caution',
      facts: body.kind === 'message' ? ['message.text'] : [],
      says: { id: 'messages.keys.says', args: { how: found } },
      why: { id: 'messages.keys.why', args: {} },
      remedy: { id: 'messages.keys.remedy', args: {} },
    },
  ];
}

export function elsewhereInText(view: Evidence): readonly RuleAnswer[] {
  const parts = messageParts(view);
  const names = parts === undefined ? undefined : siteNames(view);
  if (names === undefined) return [];
  const siteFact = siteThatAsksFact(view);
  if (names.s === 'pending') return [missing(siteFact, names)];
  const { elsewhere: at, link, service } = valueOf(names) ?? {};
  const signIn = signInOf(view).kind === 'signIn';
  // A sign-in says for which site it is: what else it names is not another one.
  const isService = !signIn && (messageParts(view)?.logIn.logsIn === true || mayLogIn(view));
  const known = isService ? service : undefined;
  const named = at ?? known ?? link;
  if (named === undefined) return [clear('message.text')];
  const here = valueOf(siteThatAsks(view)) ?? '';
  const how =
    at === undefined ? 'named' : signIn ? 'inside' : isOtherSite(view, at.text, here) ? 'unasked' : 'logIn';
  const isPlain = isOnReading(view) && !isFresh(view) && !isShortCode(view) && known === undefined;
  const calm = signIn || (isSiteKnown(view) && isPlain);
  return [
    {
      outcome: 'fired',
      severity: how === 'logIn' ? 'stop' : how === 'named' && calm ? 'note' : 'caution',
      facts: here === '' ? [named.fact] : [named.fact, siteFact],
      says: { id: 'messages.elsewhere.says', args: { how, site: named.fact } },
      why: { id: 'messages.elsewhere.why', args: { how } },
      remedy: { id: 'messages.elsewhere.remedy', args: { how, site: named.fact } },
    },
  ];
}

export function unreadableInText(view: Evidence): readonly RuleAnswer[] {
  const parts = messageParts(view);
  if (parts === undefined) return [];
  if (parts.unreadable.bits < hashBits || isBareHash(view)) return [clear('message.text')];
  const nonce = isNonceHere(view);
  if (nonce.s === 'pending') return [missing(siteThatAsksFact(view), nonce)];
  if (valueOf(nonce) === true) return [clear('message.text', siteThatAsksFact(view))];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['message.text'],
      says: { id: 'messages.unreadable.says', args: {} },
      why: { id: 'messages.unreadable.why', args: {} },
      remedy: { id: 'messages.unreadable.remedy', args: {} },
    },
  ];
}

export function otherPartyInText(view: Evidence): readonly RuleAnswer[] {
  const parts = messageParts(view);
  if (parts === undefined) return [];
  const { addresses, accountName } = parts;
  if (addresses.length === 0 && accountName === undefined) return [clear('message.text')];
  const own = ownAccounts(view);
  const others = addresses.filter((it) => !own.has(it.toLowerCase()));
  const worst = others.find((it) => !isFriend(view, it)) ?? others[0];
  const fact = worst !== undefined ? factOfMessage('account', addresses.indexOf(worst)) : named(accountName);
  if (fact === undefined) return [clear('message.text', 'request.signer')];
  const known = worst !== undefined && isFriend(view, worst);
  const how = signerOf(view) === undefined ? 'noSigner' : worst === undefined ? 'name' : 'other';
  return [
    {
      outcome: 'fired',
      severity: known ? 'note' : 'caution',
      facts: [fact],
      says: { id: 'messages.otherParty.says', args: { how, account: fact } },
      why: { id: 'messages.otherParty.why', args: {} },
      remedy: { id: 'messages.otherParty.remedy', args: {} },
    },
  ];
}

function named(accountName: string | undefined): string | undefined {
  return accountName === undefined ? undefined : 'message.accountName';
}

/** Saved by the user, and not as someone to have nothing to do with. */
function isFriend(view: Evidence, address: Address): boolean {
  return savedName(view, address) && entryOf(view, address)?.blocked !== true;
}

export function amountInText(view: Evidence): readonly RuleAnswer[] {
  const parts = messageParts(view);
  if (parts === undefined) return [];
  if (parts.amount === undefined) return [clear('message.text')];
  return [
    {
      outcome: 'fired',
      severity: 'note',
      facts: ['message.amount'],
      says: { id: 'messages.amount.says', args: { amount: 'message.amount' } },
      why: { id: 'messages.amount.why', args: {} },
    },
  ];
}
