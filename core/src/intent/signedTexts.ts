import { same } from '../ledger/account.ts';
import { messageText } from '../actions/message/messageText.ts';
import { hostOf, type SignIn, signInOf } from '../actions/message/signIn.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { isLogInAtAsker, isOnlyLogIn } from '../evidence/logInHere.ts';
import type { FactId } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { unknown } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import { type Difference, differs, type Gap, type PartFound } from './difference.ts';
import { intentFact } from './intentFacts.ts';
import { type ClauseAt, clausesOf } from './clausesOf.ts';

/** What is signed as a text: a sign-in at the site that was said, or the very text. Everything else is neither. */
export function signedTexts(view: Evidence, intent: Intent): PartFound {
  const { body } = view.incoming.request;
  const signIns = clausesOf(intent, 'signIn');
  const texts = clausesOf(intent, 'say');
  if (body.kind !== 'message') {
    const asks = [...signIns, ...texts].length > 0;
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
    return { differences: [], gaps: isLogInAtAsker(view) ? [] : [promises] };
  }
  if (signIns.length + texts.length === 0) {
    return found([differs('intent.signs', { id: 'intent.signs.saysMessage', args: {} }, [])]);
  }
  const isQuoted = texts.some(({ clause }) => clause.text === messageText(view));
  const gaps = signIn.kind !== 'signIn' || isQuoted || isOnlyLogIn(view) ? [] : [promises];
  const differences = [
    ...signIns.flatMap((site): readonly Difference[] => {
      if (signIn.kind === 'signIn') return signInto(site, signIn, intent);
      const said = intentFact(site.at, 'site');
      return [differs('intent.signs', { id: 'intent.signs.saysNoSignIn', args: { said } }, [said])];
    }),
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

/** A text changes nothing on chain. What it promises or gives elsewhere is only in its words, which nobody compares. */
const promises: Gap = { rule: 'intent.signs', fact: 'message.text', it: unknown('unsupported') };

/** Whether a sign-in is the one that was said: for this site alone, at every place that names it, and for nothing else. */
function signInto(
  { clause, at }: ClauseAt<'signIn'>,
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
  if (siwe.resources.some((it) => /^urn:recap:/i.test(it))) {
    other({ id: 'intent.signs.saysPowers', args: { said } }, [said]);
  }
  return differences;
}

function found(differences: readonly Difference[]): PartFound {
  return { differences, gaps: [] };
}
