import { factOfEffect, type EffectField, factParts } from '../model/factIds.ts';
import { isKeptBy } from '../ledger/asset.ts';
import { isPermissionLine } from '../ledger/line.ts';
import { same } from '../ledger/account.ts';
/** Who may take what after this, and until when. */
import { offersOf } from '../actions/offers/offers.ts';
import { type Grant, grantsOf } from '../actions/approvals/grants.ts';
import type { EffectLine } from '../model/effects.ts';
import type { FactId } from '../model/fact.ts';
import type { Phrase } from '../model/phrase.ts';
import { type AskSubject, type AskFound, type Said, saying } from './answer.ts';
import {
  asksControl,
  effectsOf,
  groundFact,
  isOfAsset,
  isSkipped,
  knownAs,
  isCalm,
  runsAsAccount,
  sentenceSaid,
  simulatedAway,
  stepsOf,
} from './ground.ts';
import { controlSaid } from './control.ts';
import { saidOnce } from './supported.ts';
import { accountFact } from './topics.ts';
import type { Query } from './query.ts';

/**
 * Who may take what after this. Yes only where it is asked of one account and one asset, and the request lets it; never a plain no,
 * since permissions from before may stand: that this request gives none is said in a sentence.
 */
export function mayTake(subject: AskSubject, query: Query): AskFound {
  const { isIt, ...found } = given(subject, query);
  const asksOne = query.about.some(({ kind }) => kind === 'account') && query.about.length > 1;
  const earlier = saying({ id: 'ask.earlierPermissions', args: {} });
  const says = found.says.length > 0 ? found.says : sentenceSaid(subject);
  return {
    ...found,
    ...(asksOne && isIt !== 'no' ? { isIt } : {}),
    says: [...says, ...(isSkipped(subject.readback) && isIt === 'no' ? [] : [earlier])],
  };
}

/** Yes only where the request gives a permission; no only where all of it could be read and it gives none. */
export function gives(subject: AskSubject, query: Query): AskFound {
  const found = given(subject, query);
  return found.says.length > 0 ? found : { ...found, says: sentenceSaid(subject) };
}

function given(
  subject: AskSubject,
  query: Query,
): Readonly<{ isIt: 'yes' | 'no' | 'unknown'; says: readonly Said[]; unknown: readonly Said[] }> {
  const { readback } = subject;
  const spender = query.about.find((it) => it.kind === 'account')?.address;
  const asset = query.about.find((it) => it.kind === 'asset')?.asset;
  const lines = linesOf(subject).filter(
    (it) =>
      (spender === undefined || same(it.counterparty, spender)) &&
      (asset === undefined || isOfAsset(it.asset, asset)),
  );
  const grants = givenBy(subject).filter(
    (it) =>
      (spender === undefined || same(it.spender, spender)) &&
      (asset === undefined || it.token === undefined || isKeptBy(asset, it.token)),
  );
  // Whoever accepts a signed offer takes what it gives.
  const offers = readback.steps.flatMap(offersOf).length > 0 ? [saying({ id: 'ask.offers', args: {} })] : [];
  // Code that comes to run as the account can take all that it holds.
  const runs = spender === undefined && runsAsAccount(subject) ? sentenceSaid(subject) : [];
  const gives =
    lines.some(mayTakeAfter) ||
    grants.length > 0 ||
    runs.length > 0 ||
    (offers.length > 0 && spender === undefined);
  const open = lines.filter((it) => it.after.s !== 'known');
  const says = permissionsOf(subject, lines, grants);
  // Where it is of something else, or of someone else, it is told and no answer.
  const controlled = asksControl(subject)
    ? [...sentenceSaid(subject), ...controlSaid(subject)]
    : controlSaid(subject);
  const others = gives ? [] : [...permissionsSaid(subject), ...controlled];
  const isNone = open.length + offers.length + others.length === 0 && isCalm(subject);
  const isIt = gives ? 'yes' : isNone ? 'no' : 'unknown';
  const fact = spender === undefined ? undefined : accountFact(subject, spender);
  const none: Said =
    fact === undefined
      ? saying({ id: 'ask.noPermission', args: {} })
      : saying({ id: 'ask.noPermissionTo', args: { spender: fact } });
  return {
    isIt,
    says: [...runs, ...says, ...offers, ...others, ...(isIt === 'no' ? [none] : [])],
    unknown: [
      ...open.map((it) =>
        saying(
          { id: 'ask.unreadPermission', args: { spender: factOfEffect(it.id, 'counterparty') } },
          { of: 'effect', id: it.id },
        ),
      ),
      ...(isSkipped(readback) && !gives ? [simulatedAway] : []),
    ],
  };
}

/** When permissions end: from the state after the simulation, or as the request says it. */
export function until(subject: AskSubject, query: Query): AskFound {
  const spender = query.about.find((it) => it.kind === 'account')?.address;
  const isMeant = (it: { spender?: Grant['spender'] | undefined }) =>
    spender === undefined || same(it.spender, spender);
  const lines = linesOf(subject).filter((it) => mayTakeAfter(it) && isMeant({ spender: it.counterparty }));
  const grants = givenBy(subject).filter(isMeant);
  const fromLines = lines.map((it) =>
    endSaid(
      factOfEffect(it.id, 'counterparty'),
      it.until === undefined ? undefined : factOfEffect(it.id, 'until'),
      it,
    ),
  );
  const fromGrants = grants.flatMap(({ spenderFact, until: ends, signed, step }): readonly Said[] => {
    const at = { of: 'step', id: step.id } as const;
    if (ends !== undefined)
      return [saying({ id: 'ask.until', args: { spender: spenderFact, time: ends.fact } }, at)];
    // What a call writes lasts, while a signature that names no end may have one in the contract.
    return signed || fromLines.length > 0
      ? []
      : [saying({ id: 'ask.noEnd', args: { spender: spenderFact } }, at)];
  });
  // What a signature allows ends with it, whatever the token keeps of it.
  const found = saidOnce(subject, fromGrants.length > 0 ? fromGrants : fromLines);
  const open = grants.length > 0 && found.length === 0;
  const ends = new Set(grants.flatMap((it) => (it.until === undefined ? [] : [it.until.fact])));
  const deadlines = spender === undefined ? deadlinesSaid(subject, ends) : [];
  return {
    says: [
      ...found,
      ...deadlines,
      ...(found.length + deadlines.length === 0 && !open ? (mayTake(subject, query).says ?? []) : []),
    ],
    unknown: open ? [saying({ id: 'ask.noEndRead', args: {} })] : [],
  };
}

function endSaid(spender: string, time: string | undefined, line: EffectLine): Said {
  const at = { of: 'effect', id: line.id } as const;
  return time === undefined
    ? saying({ id: 'ask.noEnd', args: { spender } }, at)
    : saying({ id: 'ask.until', args: { spender, time } }, at);
}

/** Every deadline that the calls and signatures carry, but for the ends that are told. */
export function deadlinesSaid(
  subject: AskSubject,
  told: ReadonlySet<FactId> = new Set<FactId>(),
): readonly Said[] {
  const seen = new Set<bigint>();
  return Object.keys(subject.readback.facts).flatMap((id): readonly Said[] => {
    const { of, about: step, part } = factParts(id) ?? {};
    if (of !== 'step' || step === undefined || part?.startsWith('arg.') !== true) return [];
    const value = groundFact(subject, id)?.value;
    if (value?.s !== 'known' || value.v.kind !== 'time' || seen.has(value.v.seconds)) return [];
    seen.add(value.v.seconds);
    if (told.has(id)) return [];
    return [saying({ id: 'ask.deadline', args: { time: id } }, { of: 'step', id: step })];
  });
}

/** What the request lets others take, for answers that are about what leaves. */
export function permissionsSaid(subject: AskSubject): readonly PermissionSaid[] {
  return permissionsOf(subject, linesOf(subject).filter(mayTakeAfter), givenBy(subject));
}

/** What is said of whom. */
type PermissionSaid = Said & Readonly<{ spender: FactId }>;

function permissionsOf(
  subject: AskSubject,
  lines: readonly EffectLine[],
  grants: readonly Grant[],
): readonly PermissionSaid[] {
  const hasFacts = (it: EffectLine) =>
    (['counterparty', 'asset', 'after'] as const).every(
      (part) => groundFact(subject, factOfEffect(it.id, part)) !== undefined,
    );
  const shown = lines.filter(hasFacts).flatMap((it) => lineSaid(subject, it));
  const isShown = (grant: Grant) => lines.filter(hasFacts).some((it) => same(it.counterparty, grant.spender));
  const asked = grants.filter((it) => !isShown(it)).flatMap((it) => grantSaid(subject, it));
  return [...shown, ...asked];
}

function lineSaid(subject: AskSubject, line: EffectLine): readonly PermissionSaid[] {
  const id = (part: EffectField) => factOfEffect(line.id, part);
  const spender = id('counterparty');
  const said = (says: Phrase) => [{ ...saying(says, { of: 'effect', id: line.id }), spender }];
  if (line.after.s !== 'known' || line.counterparty === undefined) return [];
  const asset = groundFact(subject, id('asset'));
  if (line.what === 'operator') {
    if (asset === undefined || typeof line.after.v !== 'boolean') return [];
    const how = line.after.v ? 'on' : 'off';
    return said({ id: 'ask.operator', args: { how, operator: spender, collection: id('asset') } });
  }
  if (asset === undefined) return [];
  const how = knownAs(subject, id('after'), 'allowance')?.unlimited === true ? 'unlimited' : 'some';
  const args = { spender, token: id('asset'), after: id('after'), how } as const;
  return said({ id: 'ask.canTake', args });
}

function grantSaid(
  subject: AskSubject,
  { spenderFact: spender, tokenFact, kind, amount, step }: Grant,
): readonly PermissionSaid[] {
  const said = (says: Phrase) => [{ ...saying(says, { of: 'step', id: step.id }), spender }];
  if (groundFact(subject, spender) === undefined) return [];
  const sum = amount === undefined ? undefined : groundFact(subject, amount.fact)?.value;
  if (amount !== undefined && sum?.s === 'known' && (sum.v.kind === 'allowance' || sum.v.kind === 'amount')) {
    return said({ id: 'ask.asksSum', args: { spender, sum: amount.fact } });
  }
  return tokenFact === undefined || groundFact(subject, tokenFact) === undefined
    ? said({ id: 'ask.asksAny', args: { spender, kind } })
    : said({ id: 'ask.asks', args: { spender, token: tokenFact, kind } });
}

/** The lines about allowances and operators, whoever gave them. */
function linesOf(subject: AskSubject): readonly EffectLine[] {
  return (effectsOf(subject)?.lines ?? []).filter(isPermissionLine);
}

/** Permissions that the request gives and that outlast it, as its calls and signatures say. */
function givenBy(subject: AskSubject): readonly Grant[] {
  return stepsOf(subject)
    .flatMap(grantsOf)
    .filter(({ on, within }) => on && within !== true);
}

function mayTakeAfter({ after }: EffectLine): boolean {
  return after.s === 'known' && (after.v === true || (typeof after.v === 'bigint' && after.v > 0n));
}
