import { same } from '../../ledger/account.ts';
import { siteThatAsks, siteThatAsksFact } from '../../evidence/askedBy.ts';
import { isNonceHere } from '../../evidence/namedSite.ts';
import { momentsOf } from '../../evidence/clock.ts';
import { isBareHash } from '../../actions/message/isBareHash.ts';
import { messageText } from '../../actions/message/messageText.ts';
import { signedHash } from '../../request/frozen/signedHash.ts';
import { isNoText } from '../../actions/message/isNoText.ts';
import { oddPlaces, pushesAway } from '../../actions/message/oddPlaces.ts';
import { signerOf } from '../../evidence/accounts.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { hostOf, ofThisSite, signInOf } from '../../actions/message/signIn.ts';
import { signInFields } from '../../actions/message/signInFields.ts';
import { signInTimes, wrongTime } from '../../evidence/signInTimes.ts';
import type { Evidence } from '../../evidence/evidence.ts';

export function hashInMessage(view: Evidence): readonly RuleAnswer[] {
  const body = view.incoming.request.body;
  if (body.kind !== 'message') return [];
  if (!isBareHash(view) || body.blind === true) return [clear('message.bytes')];
  const nonce = isNonceHere(view);
  if (nonce.s === 'pending') return [missing(siteThatAsksFact(view), nonce)];
  if (nonce.s === 'known' && nonce.v) return [clear('message.bytes', siteThatAsksFact(view))];
  const dressed = body.bytes.length !== 66 && !/^\s*(?:0x)?[0-9a-f]{64}\s*$/i.test(messageText(view) ?? '');
  return [
    {
      outcome: 'fired',
      severity: 'stop',
      facts: ['message.bytes'],
      says: { id: dressed ? 'messages.hash.saysDressed' : 'messages.hash.says', args: {} },
      why: { id: 'messages.hash.why', args: {} },
      remedy: 'reject',
    },
  ];
}

export function blindInMessage(view: Evidence): readonly RuleAnswer[] {
  const body = view.incoming.request.body;
  if (body.kind !== 'message' || body.blind !== true) return [];
  const how = isBareHash(view) ? 'hash' : isNoText(view) ? 'bytes' : 'text';
  const of = how === 'hash' ? explained(view) : undefined;
  return [
    {
      outcome: 'fired',
      severity: how === 'text' ? 'caution' : 'stop',
      facts: ['message.bytes'],
      says: { id: 'messages.blind.says', args: { how } },
      why:
        of === undefined
          ? { id: 'messages.blind.why', args: { how } }
          : { id: 'messages.blind.whyOf', args: { of } },
      remedy: {
        id: of === undefined || of === 'other' ? 'messages.blind.remedy' : 'messages.blind.remedyOf',
        args: {},
      },
      act: { kind: 'reject' },
    },
  ];
}

/** What a bare hash is of, among what was given beside it: the kind of that, or that it is not one of it. */
function explained({ incoming }: Evidence): string | undefined {
  const { body, beside } = incoming.request;
  if (beside === undefined || body.kind !== 'message') return undefined;
  return beside.find((it) => signedHash(it) === body.bytes)?.kind ?? 'other';
}

export function otherSiteInMessage(view: Evidence): readonly RuleAnswer[] {
  const signIn = signInOf(view);
  if (signIn.kind !== 'signIn') return [];
  const asking = siteThatAsks(view);
  const fact = siteThatAsksFact(view);
  if (asking.s !== 'known') return [missing(fact, asking)];
  if (ofThisSite(signIn, asking.v)) return [clear('siwe.domain', 'siwe.uri')];
  // Where the domain is the site's own, it is the address of the sign-in that leads elsewhere.
  const here = asking.v.toLowerCase();
  const isDomain = signIn.siwe.domain.toLowerCase() === here;
  const how = isDomain ? 'address' : fact === 'session.host' ? 'page' : 'said';
  return [
    {
      outcome: 'fired',
      severity: 'stop',
      facts: ['siwe.domain', 'siwe.uri', fact],
      says: {
        id: 'messages.otherSite.says',
        args: { how, domain: 'siwe.domain', site: fact, uri: 'siwe.uri' },
      },
      why: { id: 'messages.otherSite.why', args: {} },
      remedy: isDomain ? 'reject' : { id: 'messages.otherSite.remedy', args: { domain: 'siwe.domain' } },
    },
  ];
}

export function malformedInMessage(view: Evidence): readonly RuleAnswer[] {
  const signIn = signInOf(view);
  if (signIn.kind === 'none') return [];
  if (signIn.kind === 'signIn') return [clear('message.text')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['message.text'],
      says: { id: 'messages.malformedSignIn.says', args: {} },
      why: { id: 'messages.malformedSignIn.why', args: {} },
      remedy: 'reject',
    },
  ];
}

export function otherAccountInMessage(view: Evidence): readonly RuleAnswer[] {
  const signIn = signInOf(view);
  const signer = signerOf(view);
  if (signIn.kind !== 'signIn' || signer === undefined) return [];
  if (same(signIn.address, signer)) return [clear('siwe.address')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['siwe.address', 'request.signer'],
      says: { id: 'messages.otherAccount.says', args: { account: 'siwe.address' } },
      why: { id: 'messages.otherAccount.why', args: {} },
      remedy: { id: 'messages.otherAccount.remedy', args: {} },
    },
  ];
}

export function otherUriInMessage(view: Evidence): readonly RuleAnswer[] {
  const { domain, uri } = signInFields(view) ?? {};
  if (domain === undefined || uri === undefined) return [];
  if (hostOf(uri) === domain.toLowerCase()) return [clear('signIn.domain', 'signIn.uri')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['signIn.domain', 'signIn.uri'],
      says: { id: 'messages.otherUri.says', args: { domain: 'signIn.domain', uri: 'signIn.uri' } },
      why: { id: 'messages.otherUri.why', args: {} },
      remedy: { id: 'messages.time.remedy', args: {} },
    },
  ];
}

export function otherChainInMessage(view: Evidence): readonly RuleAnswer[] {
  const chainId = signInFields(view)?.chainId;
  if (chainId === undefined) return [];
  if (view.session.s !== 'known') return [missing('session.chain', view.session)];
  const actual = view.session.v.wallet?.chainId;
  if (actual === undefined) return [];
  if (actual === chainId) return [clear('signIn.chain', 'session.chain')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['signIn.chain', 'session.chain'],
      says: { id: 'messages.otherChain.says', args: { asked: 'signIn.chain', actual: 'session.chain' } },
      why: { id: 'messages.otherChain.why', args: {} },
      remedy: { id: 'chain.wallet.remedy', args: { asked: 'signIn.chain' } },
      act: { kind: 'switchNetwork', chainId },
    },
  ];
}

export function timeInMessage(view: Evidence): readonly RuleAnswer[] {
  const times = signInTimes(view);
  if (times === undefined || Object.keys(times).length === 0) return [];
  const moments = momentsOf(view);
  if (moments.s !== 'known') return [missing('time', moments)];
  const how = wrongTime(times, moments.v);
  if (how === undefined) return [clear('message.text')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['message.text'],
      says: { id: 'messages.time.says', args: { how } },
      why: { id: 'messages.time.why', args: {} },
      remedy: { id: 'messages.time.remedy', args: {} },
    },
  ];
}

export function notTextInMessage(view: Evidence): readonly RuleAnswer[] {
  if (view.incoming.request.body.kind !== 'message') return [];
  if (!isNoText(view)) return [clear('message.text')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['message.bytes'],
      says: { id: 'messages.notText.says', args: {} },
      why: { id: 'messages.notText.why', args: {} },
      remedy: 'reject',
    },
  ];
}

export function hiddenTextInMessage(view: Evidence): readonly RuleAnswer[] {
  const text = messageText(view);
  if (text === undefined) return [];
  const odd = oddPlaces(text);
  if (odd === 0 && !pushesAway.test(text)) return [clear('message.text')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['message.text'],
      says:
        odd > 0
          ? { id: 'messages.hiddenText.says', args: { count: odd } }
          : { id: 'messages.hiddenText.saysBelow', args: {} },
      why: { id: 'messages.hiddenText.why', args: {} },
      remedy: { id: 'messages.hiddenText.remedy', args: {} },
    },
  ];
}
