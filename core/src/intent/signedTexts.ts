import { same } from '../ledger/account.ts';
import { messageText } from '../actions/message/messageText.ts';
import { hostOf, type SignIn, signInOf } from '../actions/message/signIn.ts';
import { ownAccounts } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { isOnlyLogIn } from '../evidence/logInHere.ts';
import { isSameSite } from '../evidence/namedSite.ts';
import { isLogInHere } from '../actions/message/harmlessText.ts';
import { messageParts } from '../actions/message/messageParts.ts';
import { factOfMessage } from '../model/factIds.ts';
import type { FactId } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { unknown } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import { type Difference, differs, type Gap, type PartFound } from './difference.ts';
import { besideSignIn } from './besideSignIn.ts';
import { openForm } from './proven/openForm.ts';
import { intentFact } from './intentFacts.ts';
import { type ClauseAt, clausesOf } from './clausesOf.ts';

/** What is signed as a text: a sign-in at the site that was said, or the very text. Everything else is neither. */
export function signedTexts(view: Evidence, intent: Intent): PartFound {
  const { body } = view.incoming.request;
  const signIns = clausesOf(intent, 'signIn');
  const texts = clausesOf(intent, 'say');
  if (body.kind !== 'message') {
    const asks = [...signIns, ...texts].length > 0;
    const open = openForm(view, intent);
    if (asks && open !== undefined) return { differences: [], gaps: [{ rule: 'intent.signs', ...open }] };
    return asks
      ? found([differs('intent.signs', { id: 'intent.signs.saysNoText', args: {} }, [])])
      : found([]);
  }
  if (body.blind === true) {
    return found([differs('intent.signs', { id: 'intent.signs.saysBlind', args: {} }, ['message.bytes'])]);
  }
  const signIn = signInOf(view);
  const mayBeHarmless = signIn.kind === 'none' && intent.clauses.some(({ kind }) => kind === 'nothing');
  if (signIns.length + texts.length === 0 && mayBeHarmless) {
    return { differences: [], gaps: [notRead(logInIn(view) ?? 'message.text')] };
  }
  if (signIns.length + texts.length === 0) {
    return found([differs('intent.signs', { id: 'intent.signs.saysMessage', args: {} }, [])]);
  }
  const isQuoted = texts.some(({ clause }) => clause.text === messageText(view));
  const open = isQuoted ? [] : signIn.kind === 'signIn' ? openIn(view, signIn) : [];
  const sites = signIns.map((site) =>
    signIn.kind === 'signIn'
      ? found(signInto(view, site, signIn, intent))
      : signIn.kind === 'none'
        ? logsInto(view, site)
        : found([noSignIn(site)]),
  );
  const gaps = [...open.map(notRead), ...(isQuoted ? [] : sites.flatMap((it) => it.gaps))];
  const differences = [
    ...sites.flatMap((it) => it.differences),
    ...texts.flatMap(({ clause, at }): readonly Difference[] => {
      if (messageText(view) === clause.text) return [];
      const said = intentFact(at, 'text');
      const other = messageText(view) === undefined ? 'message.bytes' : 'message.text';
      const says = { id: 'intent.signs.saysText', args: { said, found: other } } as const;
      return [differs('intent.signs', says, [said, other])];
    }),
  ];
  return { differences, gaps };
}

/** A text changes nothing on chain. What it promises, gives or opens elsewhere is only in its words, which nobody compares. */
function notRead(fact: FactId): Gap {
  return { rule: 'intent.signs', fact, it: unknown('unsupported') };
}

/** Where a text logs in, by the fact that shows it, or the text itself where it does not say where; undefined where it does not. */
function logInIn(view: Evidence): FactId | undefined {
  if (!mayLogInBy(view)) return undefined;
  const { logIn, hosts = [] } = messageParts(view) ?? {};
  if (hosts.length > 0) return factOfMessage('site', 0);
  return logIn?.names.length === 0 ? undefined : factOfMessage('logIn', 0);
}

/** Whether a text speaks of logging in, or of a place where one does. */
function mayLogInBy(view: Evidence): boolean {
  const { logIn } = messageParts(view) ?? {};
  return logIn !== undefined && (logIn.logsIn || logIn.names.length > 0);
}

/** What a sign-in says or names besides the site. */
function openIn(view: Evidence, { siwe }: Extract<SignIn, { kind: 'signIn' }>): readonly FactId[] {
  return [...(isOnlyLogIn(view) ? [] : ['message.text']), ...besideSignIn(view, siwe).open];
}

type Site = ClauseAt<'signIn'>;

function noSignIn({ at }: Site): Difference {
  const said = intentFact(at, 'site');
  return differs('intent.signs', { id: 'intent.signs.saysNoSignIn', args: { said } }, [said]);
}

/** Whether a text without a standard logs in at the site that was said: only the usual words prove it. */
function logsInto(view: Evidence, site: Site): PartFound {
  const host = site.clause.site.toLowerCase();
  if (isLogInHere(messageText(view) ?? '', { host, own: ownAccounts(view) })) return found([]);
  if (!mayLogInBy(view)) return found([noSignIn(site)]);
  const { hosts = [] } = messageParts(view) ?? {};
  if (hosts.length === 0 || hosts.some((it) => isSameSite(view, it, host)))
    return { differences: [], gaps: [notRead('message.text')] };
  const [said, names] = [intentFact(site.at, 'site'), factOfMessage('site', 0)];
  const says = { id: 'intent.signs.saysSite', args: { said, found: names } } as const;
  return found([differs('intent.signs', says, [said, names])]);
}

/** Whether a sign-in is the one that was said: for this site alone, at every place that names it, and for nothing else. */
function signInto(
  view: Evidence,
  { clause, at }: Site,
  { siwe, address }: Extract<SignIn, { kind: 'signIn' }>,
  { account, chainId }: Intent,
): readonly Difference[] {
  const said = intentFact(at, 'site');
  const site = clause.site.toLowerCase();
  const differences: Difference[] = [];
  const other = (says: Phrase, facts: readonly FactId[]) =>
    differences.push(differs('intent.signs', says, facts));
  if (siwe.domain.toLowerCase() !== site) {
    other({ id: 'intent.signs.saysSite', args: { said, found: 'siwe.domain' } }, [said, 'siwe.domain']);
  } else if (hostOf(siwe.uri) !== site) {
    other({ id: 'intent.signs.saysSite', args: { said, found: 'siwe.uri' } }, [said, 'siwe.uri']);
  }
  if (!same(address, account)) {
    const args = { said: 'intent.account', found: 'siwe.address' } as const;
    other({ id: 'intent.scope.saysAccount', args }, ['intent.account', 'siwe.address']);
  }
  if (chainId !== undefined && siwe.chainId !== chainId) {
    const args = { said: 'intent.network', found: 'siwe.chain' } as const;
    other({ id: 'intent.scope.saysNetwork', args }, ['intent.network', 'siwe.chain']);
  }
  const { powers, others } = besideSignIn(view, siwe);
  if (powers) other({ id: 'intent.signs.saysPowers', args: { said } }, [said]);
  for (const names of new Set(others)) {
    other({ id: 'intent.signs.saysNames', args: { said, found: names } }, [said, names]);
  }
  return differences;
}

function found(differences: readonly Difference[]): PartFound {
  return { differences, gaps: [] };
}
