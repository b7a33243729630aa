import { factOfStep, factOfUnread, factOfAccount } from '../model/factIds.ts';
import { isKeptBy } from '../ledger/asset.ts';
import { isPermissionLine } from '../ledger/line.ts';
import { type Limit, limitPhrase } from '../model/limits.ts';
import { same } from '../ledger/account.ts';
import { rowSays } from '../decode/abis/rowSays.ts';
import { missingInDomain } from '../crypto/missingInDomain.ts';
import { truncatedBy } from '../evidence/truncation.ts';
import { accountOf } from '../evidence/purpose/account.ts';
import { isKeptThere } from '../evidence/moves/flows.ts';
import { counterpartsOf } from '../actions/addresses/counterparts.ts';
import { freshOf, publishedOf } from '../evidence/contractRecord.ts';
import { type Grant, grantsOf, permitsOf } from '../actions/approvals/grants.ts';
import { isNoText } from '../actions/message/isNoText.ts';
import { actingAccounts, isActing, signerOf } from '../evidence/accounts.ts';
import { keepsNoBook } from '../evidence/book.ts';
import { ruleOf } from '../check/rules.ts';
import { lookUp, type Evidence } from '../evidence/evidence.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { isGuessed } from '../decode/guessed.ts';
import { isBlind } from '../decode/typed/all.ts';
import type { FactId } from '../model/fact.ts';
import type { Finding } from '../model/finding.ts';
import { type Unknown, valueOf, type Why } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import { whyPhrase } from '../model/whyPhrase.ts';
import type { Station, Unread } from '../model/readback.ts';
import type { Step } from '../model/step.ts';
import { signedUnread } from './signedUnread.ts';
import { whyUnnamed } from './whyUnnamed.ts';

const most = 12;

/**
 * What is unknown, and why: each entry keeps the readback from being whole. Empty while the stations work, and for
 * what is fully read.
 */
export function unreadOf(view: Evidence, findings: readonly Finding[]): readonly Unread[] {
  const records = recordsUnread(view, findings);
  const parts = [
    ...effectsUnread(view),
    ...messageUnread(view),
    ...stepsUnread(view),
    ...bytesUnread(view),
    ...signedUnread(view),
    ...delegatesUnread(view),
    ...permissionsUnread(view),
    ...records.unread,
    ...failedInside(view),
  ];
  return [...parts.slice(0, most), ...checksUnread(view, findings, records.said)];
}

const notSeen: ReadonlySet<Limit['is']> = new Set(['contract', 'diamond', 'approved']);

/** What the request itself leaves open, so that no node can say what it does. */
function lacksOf(view: Evidence): Phrase | undefined {
  const { body } = view.incoming.request;
  const lacks = (what: string): Phrase => ({ id: 'unread.lacks', args: { what } });
  if (body.kind === 'calldata') return lacks(body.to === undefined ? 'contract' : 'network');
  const simulated = view.stations.simulate !== 'skipped' && view.stations.simulate !== 'pending';
  const { effects } = view;
  return simulated && effects.s === 'unknown' && lacksAccount(view, effects) ? lacks('account') : undefined;
}

function effectsUnread(view: Evidence): readonly Unread[] {
  const lacks = lacksOf(view);
  if (lacks !== undefined)
    return [
      { id: 'effects', gap: 'fact', says: { id: 'unread.effects', args: {} }, why: lacks, retry: false },
    ];
  if (view.stations.simulate === 'skipped' || view.stations.simulate === 'pending') return [];
  const effects = view.effects;
  if (effects.s === 'unknown') {
    return [
      {
        id: 'effects',
        gap: 'fact',
        says: { id: 'unread.effects', args: {} },
        why: isUnsimulated(view, effects) ? { id: 'unread.notSimulated', args: {} } : whyPhrase(effects),
        retry: canRetry(effects),
      },
    ];
  }
  if (effects.s === 'pending') return [];
  const unknown = effects.v.notLookedAt.find(({ is }) => notSeen.has(is));
  if (unknown !== undefined) {
    return [
      {
        id: 'effects.some',
        gap: 'fact',
        says: { id: 'unread.someEffects', args: {} },
        why: limitPhrase(unknown),
        retry: false,
      },
    ];
  }
  const cut = truncatedBy(effects.v);
  if (cut !== undefined) {
    const isMany = cut.is === 'reads';
    return [
      {
        id: 'effects.some',
        gap: 'fact',
        says: { id: 'unread.someEffects', args: {} },
        why: isMany ? { id: 'unread.tooMany', args: {} } : limitPhrase(cut),
        retry: false,
      },
    ];
  }
  for (const line of effects.v.lines) {
    const gap = [line.before, line.after].find((it) => it.s === 'unknown');
    if (gap?.s === 'unknown' && line.what !== 'fee') {
      return [
        {
          id: 'effects.some',
          gap: 'fact',
          says: { id: 'unread.someEffects', args: {} },
          why: whyPhrase(gap),
          retry: canRetry(gap),
        },
      ];
    }
  }
  return [];
}

/** Whether it is an account that is missing: asked again, nobody could say more. */
function lacksAccount(view: Evidence, { why, source }: Unknown): boolean {
  const { kind } = view.incoming.request.body;
  const depends =
    kind === 'transaction' || kind === 'calls' || kind === 'typedData' || kind === 'authorization';
  const nobody = signerOf(view) === undefined && valueOf(view.session)?.wallet === undefined;
  const asked = source === undefined && lookUp(view, 'chain.reported').s === 'known';
  return depends && nobody && asked && (why === 'notAsked' || why === 'unsupported');
}

/** Whether it is the signature that has no simulation, and not a node that cannot make it. */
function isUnsimulated({ incoming }: Evidence, { why, source }: Unknown): boolean {
  return incoming.request.body.kind === 'typedData' && why === 'unsupported' && source === undefined;
}

function messageUnread(view: Evidence): readonly Unread[] {
  if (!isNoText(view)) return [];
  const says: Phrase = { id: 'unread.message', args: {} };
  return [{ id: 'message', gap: 'bytes', says, why: { id: 'unread.notText', args: {} }, retry: false }];
}

function stepsUnread(view: Evidence): readonly Unread[] {
  if (view.stations.decode === 'pending' || view.stations.label === 'pending') return [];
  const unread = everyStep(view.steps).filter((step) => step.reading === 'unread' || isGuessed(step));
  const listed = unread.map((step) => stepUnread(view, step));
  const cut = view.stations.decode === 'partial' && unread.length === 0;
  return cut
    ? [
        {
          id: 'tree',
          gap: 'bytes',
          says: { id: 'unread.tree', args: {} },
          why: { id: 'unread.tooDeep', args: {} },
          retry: false,
        },
      ]
    : listed;
}

/** Bytes that can be a call, in a function that is given them for no purpose that is known here. */
function bytesUnread(view: Evidence): readonly Unread[] {
  if (view.stations.decode === 'pending' || view.stations.label === 'pending') return [];
  return accountOf(view).bytes.map(({ step, fact, arg }) => ({
    id: `bytes.${fact}`,
    gap: 'bytes',
    says: { id: 'unread.bytes', args: { bytes: fact, fn: factOfStep(step.id, 'fn') } },
    why:
      arg.value.kind === 'bytes' && arg.value.couldBe !== undefined
        ? { id: 'unread.bytesCouldBe', args: { fn: arg.value.couldBe.name } }
        : { id: 'unread.bytesUnopened', args: {} },
    retry: false,
  }));
}

function stepUnread(view: Evidence, step: Step): Unread {
  const kind = view.incoming.request.body.kind;
  const malformed = kind === 'userOperation' && step.op === 'permission';
  const tooDeep = step.oddities.some((it) => it.what === 'budget');
  if (isBlind(step)) {
    const why: Phrase = { id: 'unread.hashOnly', args: {} };
    return { id: factOfUnread(step.id), gap: 'bytes', says: nameOf(step, kind), why, retry: false };
  }
  if (lacksInDomain(view)) {
    // What the message says is shown; which bytes a wallet would sign is what nobody can say.
    const says: Phrase = { id: 'unread.signedForm', args: { form: factOfStep(step.id, 'fn') } };
    const why: Phrase = { id: 'control.domainLacksField', args: { fields: 'request.missing' } };
    return { id: factOfUnread(step.id), gap: 'bytes', says, why, retry: false };
  }
  const pastEnd = step.oddities.some((it) => it.what === 'overrun');
  const because = (
    id: 'unread.malformedOperation' | 'unread.pastEnd' | 'unread.tooDeep' | 'unread.guessed',
  ) => ({ why: { id, args: {} }, retry: false }) as const;
  const reason = malformed
    ? because('unread.malformedOperation')
    : tooDeep
      ? because(pastEnd ? 'unread.pastEnd' : 'unread.tooDeep')
      : isGuessed(step)
        ? because('unread.guessed')
        : whyUnnamed(view, step);
  return { id: factOfUnread(step.id), gap: 'bytes', says: nameOf(step, kind), ...reason };
}

function lacksInDomain({ incoming: { request } }: Evidence): boolean {
  return request.body.kind === 'typedData' && missingInDomain(request.body.typed).length > 0;
}

function nameOf(step: Step, kind: string): Phrase {
  if (step.op === 'permission' && kind === 'userOperation') return { id: 'unread.userOperation', args: {} };
  if (step.op === 'permission') return { id: 'unread.typedData', args: {} };
  if (step.to === null) return { id: step.op === 'create' ? 'unread.creation' : 'unread.openCall', args: {} };
  return { id: 'unread.callName', args: { contract: factOfStep(step.id, 'to') } };
}

/** Accounts that are called and run code they borrow (EIP-7702): nobody has read that code. */
function delegatesUnread(view: Evidence): readonly Unread[] {
  if (view.stations.label === 'pending') return [];
  const called = new Map<string, string>();
  for (const step of everyStep(view.steps)) {
    if (step.op === 'call' && step.to !== null && step.data !== '0x') {
      called.set(step.to.toLowerCase(), factOfStep(step.id, 'to'));
    }
  }
  return [...called].flatMap(([address, fact]): Unread[] => {
    const code = lookUp(view, factOfAccount(address, 'code'));
    if (code.s !== 'known' || code.v.kind !== 'code' || code.v.state !== 'delegated') return [];
    return [
      {
        id: `delegate.${address}`,
        gap: 'fact',
        says: { id: 'unread.delegate', args: { account: fact } },
        why: { id: 'unread.noSource', args: {} },
        retry: false,
      },
    ];
  });
}

/**
 * Permissions that are not kept as ERC-20 and ERC-721 keep theirs: those of Permit2, ERC-777 and ERC-6909 may have been
 * read, the operators of Compound, and what lending markets and exchanges keep in ways of their own, never are.
 */
function permissionsUnread(view: Evidence): readonly Unread[] {
  if (view.effects.s !== 'known' || view.effects.v.status === 'revert') return [];
  const acting = actingAccounts(view);
  const given = everyStep(view.steps)
    .filter((step) => rowSays(step.fn?.signature, 'apart') === true || permitsOf(step) !== 'none')
    .flatMap(grantsOf)
    .filter((grant) => grant.on && isActing(grant.by, acting) && !wasLookedAt(view, grant));
  return given.map((grant) => ({
    id: `permission.${grant.spenderFact}`,
    gap: 'fact',
    says: { id: 'unread.permission', args: { spender: grant.spenderFact } },
    why: { id: 'unread.notLooked', args: {} },
    retry: false,
  }));
}

/** Whether what a permission comes to stands among the effects. */
function wasLookedAt({ effects }: Evidence, grant: Grant): boolean {
  const { spender, token } = grant;
  if (effects.s !== 'known' || token === undefined) return false;
  return effects.v.lines.some((line) => {
    const { what, asset, counterparty, basis, after } = line;
    if (!isPermissionLine({ what })) return false;
    if (basis !== 'read' || after.s !== 'known' || counterparty === undefined) return false;
    if (!isKeptBy(asset, token)) return false;
    return same(counterparty, spender) && isKeptThere(grant, line);
  });
}

const inside: readonly Station[] = ['fingerprint', 'decode', 'check', 'narrate'];

function failedInside(view: Evidence): readonly Unread[] {
  return inside
    .filter((station) => view.stations[station] === 'failed')
    .map((station) => ({
      id: `station.${station}`,
      gap: 'bytes',
      says: { id: 'unread.station', args: { station } },
      why: { id: 'unread.failedInside', args: { station } },
      retry: false,
    }));
}

/**
 * Contracts of which nobody could be asked whether their source is published, or how old they are. `said` are the
 * facts that are missing there.
 */
function recordsUnread(
  view: Evidence,
  findings: readonly Finding[],
): Readonly<{ unread: readonly Unread[]; said: ReadonlySet<FactId> }> {
  const gaps = new Set(findings.filter(isGraveGap).flatMap(({ missing }) => missing));
  const said = new Set<FactId>();
  const unread = counterpartsOf(view.steps).flatMap(({ address, fact }): readonly Unread[] => {
    const found = [
      { ...publishedOf(view, address), id: 'identity.unread.source' as const },
      { ...freshOf(view, address), id: 'identity.unread.age' as const },
    ].filter(({ it, fact: id }) => it.s === 'unknown' && wasAsked(it) && gaps.has(id));
    for (const it of found) said.add(it.fact);
    const [first] = found;
    if (first?.it.s !== 'unknown') return [];
    const says: Phrase = { id: first.id, args: { contract: fact } };
    return [
      { id: `record.${address}`, gap: 'fact', says, why: whyPhrase(first.it), retry: canRetry(first.it) },
    ];
  });
  return { unread, said };
}

/** That nobody was asked is said once, of all the checks that wanted to. */
function wasAsked({ why, source }: Unknown): boolean {
  return why !== 'notAsked' || source !== undefined;
}

/** Rules that could have warned and had no answer, but for what is said already. */
function checksUnread(
  view: Evidence,
  findings: readonly Finding[],
  said: ReadonlySet<FactId>,
): readonly Unread[] {
  const gaps = findings
    .filter((finding) => isGraveGap(finding) && !finding.missing.every((it) => said.has(it)))
    // Where no book is kept at all, whoever reads says so, and decides what it is worth there.
    .filter(({ missing }) => !keepsNoBook(view) || missing.some((it) => it !== 'book'));
  const silent = new Set(gaps.map(({ rule }) => rule));
  if (silent.size === 0) return [];
  const missed = gaps.flatMap(({ missing }) => missing).map((id) => whyMissing(view, id));
  const unheard = missed.find((it) => it !== undefined && fromNode.has(it.why));
  const unasked = missed.every((it) => it !== undefined && !wasAsked(it)) ? missed[0] : undefined;
  const silence = unheard ?? unasked;
  // What the request itself leaves open is not answered by asking again.
  const because = unheard === undefined ? lacksOf(view) : undefined;
  return [
    {
      id: 'checks',
      gap: 'fact',
      says: { id: 'unread.checks', args: { count: silent.size } },
      why: because ?? (silence === undefined ? { id: 'unread.needsFacts', args: {} } : whyPhrase(silence)),
      retry: because === undefined && missed.some((it) => it === undefined || canRetry(it)),
    },
  ];
}

/** Why the node did not get to it, where that is the reason. */
const fromNode: ReadonlySet<Why> = new Set(['busy', 'noState', 'timeout', 'offline']);

/** Why a fact is not known; undefined for what is not a single fact. */
function whyMissing(view: Evidence, id: FactId): Unknown | undefined {
  const value = Object.hasOwn(view.facts, id) ? view.facts[id]?.value : undefined;
  return value?.s === 'unknown' ? value : undefined;
}

/** A rule without an answer that might have said more than a note. */
export function isGraveGap(finding: Finding): boolean {
  const severity = ruleOf(finding.rule)?.severity;
  return finding.outcome === 'unknown' && (severity === 'stop' || severity === 'caution');
}

/** Asking again helps where the one asked may answer otherwise the next time. */
function canRetry(it: Unknown): boolean {
  return it.why !== 'unsupported' && it.why !== 'switchedOff' && it.why !== 'unanswered';
}
