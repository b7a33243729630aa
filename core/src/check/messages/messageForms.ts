import { valueOf } from '../../model/known.ts';
import { siteThatAsks, siteThatAsksFact } from '../../evidence/askedBy.ts';
import { isHost } from '../../actions/message/hosts.ts';
import {
  isLogInHere,
  isPlainId,
  isPlainStatement,
  knownTexts,
  type LogInFor,
} from '../../actions/message/harmlessText.ts';
import { messageParts } from '../../actions/message/messageParts.ts';
import { messageActions } from './messageActions.ts';
import { messageText } from '../../actions/message/messageText.ts';
import { messageTexts } from './messageTexts.ts';
import { messages } from './messages.ts';
import { otherLanguage } from './otherLanguage.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { ofThisSite, signInOf } from '../../actions/message/signIn.ts';
import { sitesOf } from '../../actions/message/sites.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/**
 * A message is calm only if its form is known to be harmless. Whatever else it says, its receiver may act on it, and the
 * chain shows nothing of that.
 */
export const messageForms: readonly Rule[] = [
  {
    id: 'messages.anyUse',
    family: 'messages',
    severity: 'caution',
    needs: ['message.text', 'session.host'],
    readsSteps: false,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  if (view.incoming.request.body.kind !== 'message') return [];
  const text = messageText(view);
  if (text !== undefined && knownTexts.has(text)) return [clear('message.text')];
  const asking = siteThatAsks(view);
  if (asking.s === 'pending') return [missing(siteThatAsksFact(view), asking)];
  if (isHarmless(view, text)) return [clear('message.text', siteThatAsksFact(view))];
  if (isSaid(view)) return [clear('message.bytes')];
  const how = kindOf(view);
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: [text === undefined ? 'message.bytes' : 'message.text'],
      says: { id: 'messages.anyUse.says', args: { how } },
      why: { id: 'messages.anyUse.why', args: { how } },
      remedy: { id: 'messages.anyUse.remedy', args: {} },
    },
  ];
}

/** A log-in at the site that asks, and nothing else. Whoever says that another site asks is believed. */
function isHarmless(view: Evidence, text: string | undefined): boolean {
  const host = valueOf(siteThatAsks(view)) ?? '';
  if (text === undefined || host === '' || isAskedElsewhere(view, host)) return false;
  const here: LogInFor = { host, own: ownAccounts(view) };
  const signIn = signInOf(view);
  if (signIn.kind === 'none') return isLogInHere(text, here);
  if (signIn.kind !== 'signIn' || !ofThisSite(signIn, host)) return false;
  const { statement, uri, requestId, resources } = signIn.siwe;
  return (
    isPlainStatement(statement ?? '', here) &&
    plainUri.test(uri) &&
    (requestId === undefined || isPlainId(requestId)) &&
    resources.every((it) => plainUri.test(it) || it.startsWith('urn:recap:'))
  );
}

/** Without a query, and with a path of hardly any words. What a resource gives, a rule of its own says. */
const plainUri =
  /^[a-z][a-z0-9+.-]{0,20}:\/\/[^/?#\s]+(?:\/[a-z0-9]{1,20}(?:[-_.][a-z0-9]{1,12})?){0,3}\/?$/i;

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

/** `asker`: another site asks for a log-in here. `signIn`: by the standard, with more in it. `logIn`: it shows no site. */
function kindOf(view: Evidence): 'asker' | 'signIn' | 'logIn' | 'text' {
  if (signInOf(view).kind === 'signIn') {
    const host = valueOf(siteThatAsks(view));
    return host !== undefined && isAskedElsewhere(view, host) ? 'asker' : 'signIn';
  }
  const parts = messageParts(view);
  return parts !== undefined && parts.logIn.logsIn && parts.hosts.length === 0 ? 'logIn' : 'text';
}
