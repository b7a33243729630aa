import { valueOf } from '../../model/known.ts';
import { isSiteKnown, siteThatAsks, siteThatAsksFact } from '../../evidence/askedBy.ts';
import { siteNames } from '../../evidence/namedSite.ts';
import { isLogInAtAsker } from '../../evidence/logInHere.ts';
import type { FactId } from '../../model/fact.ts';
import { wayOf } from '../../model/ways.ts';
import { isHost } from '../../actions/message/hosts.ts';
import { hasOrderWords, isFresh, mayLogIn } from '../../actions/message/freshText.ts';
import { messageParts } from '../../actions/message/messageParts.ts';
import { messageActions } from './messageActions.ts';
import { knownTexts, messageText } from '../../actions/message/messageText.ts';
import { messageTexts } from './messageTexts.ts';
import { messages } from './messages.ts';
import { otherLanguage } from './otherLanguage.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { signInOf } from '../../actions/message/signIn.ts';
import { sitesOf } from '../../actions/message/sites.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Whether the form of a message is known to be harmless. */
export function formOfMessage(view: Evidence): readonly RuleAnswer[] {
  const text = messageText(view);
  if (text !== undefined && knownTexts.has(text)) return [clear('message.text')];
  const asking = siteThatAsks(view);
  const siteFact = siteThatAsksFact(view);
  if (asking.s === 'pending') return [missing(siteFact, asking)];
  const names = siteNames(view);
  if (names?.s === 'pending') return [missing(siteFact, names)];
  const host = valueOf(asking) ?? '';
  const elsewhere = host !== '' && isAskedElsewhere(view, host);
  const isPlain = text !== undefined && isPlainText(view, text);
  const isHere = !elsewhere && isLogInAtAsker(view);
  if (isHere && isPlain) return [clear('message.text', siteFact)];
  if (isSaid(view)) return [clear('message.bytes')];
  // What holds no word may be the challenge of another site.
  const hasWords = messageParts(view)?.unreadable.words !== 0;
  if (!elsewhere && isSiteKnown(view) && isPlain && hasWords && signInOf(view).kind === 'none') {
    const namesHere = (names === undefined ? undefined : valueOf(names))?.namesHere;
    const isAnySite = namesHere !== 'host' && (isFresh(view) || messageParts(view)?.logIn.logsIn === true);
    return isAnySite
      ? [said(namesHere ?? 'logIn', 'note', 'message.text')]
      : [clear('message.text', siteFact)];
  }
  const fact = text === undefined ? 'message.bytes' : 'message.text';
  const isOwn = isPlain && hasWords && isOwnText(view) && valueOf(names)?.link === undefined;
  return [said(isHere ? 'text' : kindOf(view, elsewhere, isPlain), isOwn ? 'note' : 'caution', fact)];
}

/** Whether the user wrote it on this page, no site asks for it, and nothing in it may log anybody in anywhere. */
function isOwnText(view: Evidence): boolean {
  const { via, claimed, madeMine } = view.incoming.origin;
  if (!wayOf(via).isOfPage || claimed !== undefined || madeMine === true) return false;
  const { hosts = [], logIn } = messageParts(view) ?? {};
  return hosts.length === 0 && logIn?.logsIn !== true && !mayLogIn(view) && signInOf(view).kind === 'none';
}

type How = 'asker' | 'signIn' | 'unasked' | 'logIn' | 'name' | 'text';

function said(how: How, severity: 'caution' | 'note', fact: FactId): RuleAnswer {
  return {
    outcome: 'fired',
    severity,
    facts: [fact],
    says: { id: 'messages.anyUse.says', args: { how } },
    why: { id: 'messages.anyUse.why', args: { how } },
    remedy: { id: 'messages.anyUse.remedy', args: { how } },
  };
}

/**
 * Whether a text is words for people: what programs read is an order of theirs, and so is an amount beside the number,
 * the fee or the end of an order. A sign-in has such a number itself, so that no amount is said beside it.
 */
function isPlainText(view: Evidence, text: string): boolean {
  const bare = text.trim();
  if (!/\p{L}{2}/u.test(bare) || isBracketed(bare) || /^\S+=\S+$/.test(bare)) return false;
  if (messageParts(view)?.amount === undefined) return true;
  return !hasOrderWords(text);
}

/** Of what stands in brackets people read no more than a place or a time before what is said. */
function isBracketed(text: string): boolean {
  return /^[[{]/.test(text) && !/^\[[^[\]{}"'=<>]+\] \p{L}/u.test(text);
}

function isAskedElsewhere(view: Evidence, host: string): boolean {
  const { claimed } = view.incoming.origin;
  if (claimed === undefined) return false;
  const [asks] = sitesOf({ ...view.incoming, request: noRequest });
  return asks === undefined || !isHost(asks, host);
}

const noRequest = { digest: '0x', raw: '', body: { kind: 'message', bytes: '0x' } } as const;

/** Rules that say more of the same: what is said by one of them is not said again. None of them can be muted. */
const sharper: readonly Rule[] = [...messages, ...messageTexts, ...messageActions, ...otherLanguage].filter(
  ({ id }) =>
    [
      'messages.hash',
      'messages.keys',
      'messages.elsewhere',
      'messages.otherSite',
      'messages.malformedSignIn',
      'messages.notText',
      'messages.action',
      'messages.unreadable',
      'messages.otherLanguage',
    ].includes(id),
);

function isSaid(view: Evidence): boolean {
  return sharper.some(({ run: ask }) =>
    ask(view).some((it) => it.outcome === 'fired' && it.severity !== 'note'),
  );
}

/**
 * `asker`: another site asks for a log-in here. `unasked`: nobody says which site is asking. `logIn`: so, and it shows none.
 * `signIn`: by the standard, for a site that is not known to ask.
 */
function kindOf(view: Evidence, elsewhere: boolean, isPlain: boolean): How {
  const signIn = signInOf(view).kind === 'signIn';
  if (signIn) return elsewhere ? 'asker' : 'signIn';
  const parts = messageParts(view);
  if (parts !== undefined && parts.logIn.logsIn && parts.hosts.length === 0) return 'logIn';
  const isAsked = !isSiteKnown(view) && !wayOf(view.incoming.origin.via).isOfPage;
  return isAsked && isPlain ? 'unasked' : 'text';
}
