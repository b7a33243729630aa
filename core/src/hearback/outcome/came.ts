import { type EffectField, factMined, factOfEffect, isOfToken } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { sameAsset } from '../../ledger/asset.ts';
import type { Asset, Fact, FactId, FactValue, Facts } from '../../model/fact.ts';
import type { Hearback } from '../../model/hearback.ts';
import { known, valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body } from '../../model/request.ts';

/** Whether it happened, is on its way, or came to nothing. */
export type Tense = 'did' | 'does' | 'would';

/** What became of a request, in one sentence, with the facts of its own that it speaks of. */
export type WhatCame = Readonly<{ says: Phrase; facts: Facts }>;

/**
 * What happened, said of what the block holds and of nothing else. Only where all that was compared is as it was read, or a
 * little less came of a trade: undefined otherwise, and where what changed is no one plain act.
 */
export function cameOf(readback: Readback, hearback: Hearback): WhatCame | undefined {
  const { verdict, effects, says, said, followed, facts } = hearback;
  if (!heard.has(verdict) || (effects !== 'asRead' && effects !== 'less')) return undefined;
  if (followed?.block === undefined || said?.state === 'differs') return undefined;
  if (says.some(({ id }) => spoils.has(id))) return undefined;
  const changes = minedChanges(hearback);
  // Of what others received, a little less is something else.
  if (changes === undefined || (effects === 'less' && !isOfOne(changes, accountIn(facts)))) return undefined;
  return sentenceOf(readback, changes, 'did', accountIn(facts));
}

/** What would come of it, as it was simulated: of what is on its way, or came to nothing. */
export function wouldCome(readback: Readback, tense: 'does' | 'would'): WhatCame | undefined {
  const effects = valueOf(readback.effects);
  if (effects?.status !== 'success') return undefined;
  const all = [...effects.lines, ...(effects.arrivals ?? [])].filter(({ what }) => what !== 'fee');
  if (all.some(({ basis }) => basis !== 'read')) return undefined;
  const changes = all.map(({ id }) => changeIn(readback.facts, (part) => factOfEffect(id, part)));
  return changes.includes(undefined)
    ? undefined
    : sentenceOf(
        readback,
        changes.filter((it) => it !== undefined),
        tense,
        actorOf(readback),
      );
}

const heard: ReadonlySet<Hearback['verdict']> = new Set(['same', 'carried', 'feeOrNonce']);

/** What says that it did not happen, or not all of it, where all else is as it was read. */
const spoils: ReadonlySet<string> = new Set([
  'hearback.mined.reverted',
  'hearback.mined.upgraded',
  'hearback.carried.failed',
  'hearback.carried.more',
  'hearback.effects.part',
  'hearback.effects.approved',
  'hearback.undone.restart',
]);

/** One thing that changes, with the ids of its facts. */
type Change = Readonly<{
  what: 'count' | 'permission';
  at: (part: EffectField) => FactId;
  who: Address;
  asset: Asset;
  isVia: boolean;
  isOperator: boolean;
  before: bigint;
  after: bigint;
  isUnlimited: boolean;
}>;

/** Undefined where one of them is not one that a sentence here can be about. */
function minedChanges({ lines, facts }: Hearback): readonly Change[] | undefined {
  const found = lines.flatMap(({ effect }) =>
    effect === undefined ? [] : [changeIn(facts, (part) => factMined(factOfEffect(effect, part)))],
  );
  return found.every((it) => it !== undefined) ? found : undefined;
}

/** What the facts of a line say; undefined where they do not say it in numbers of an asset. */
function changeIn(facts: Facts, at: Change['at']): Change | undefined {
  const value = (part: EffectField) => valueOf(facts[at(part)]?.value);
  const [who, asset, other, last] = [value('who'), value('asset'), value('counterparty'), value('after')];
  const [before, after] = [numberIn(value('before')), numberIn(last)];
  if (who?.kind !== 'address' || asset?.kind !== 'asset') return undefined;
  if (before === undefined || after === undefined) return undefined;
  const isCount = facts[at('delta')] !== undefined;
  if (!isCount && other?.kind !== 'address') return undefined;
  return {
    what: isCount ? 'count' : 'permission',
    at,
    who: who.address,
    asset: asset.asset,
    isVia: facts[at('via')] !== undefined,
    isOperator: last?.kind === 'bool',
    before,
    after,
    isUnlimited: last?.kind === 'allowance' && last.unlimited,
  };
}

function numberIn(value: FactValue | undefined): bigint | undefined {
  if (value?.kind === 'amount' || value?.kind === 'allowance') return value.raw;
  if (value?.kind === 'bool') return value.value ? 1n : 0n;
  return undefined;
}

/** The account whose request it was, as what was mined names it. */
function accountIn(facts: Facts): Address | undefined {
  const value = valueOf((facts['carried.account'] ?? facts['mined.from'])?.value);
  return value?.kind === 'address' ? value.address : undefined;
}

/** What the user sends; of all else, as what a Safe does, whoever acts is named. */
const acts: ReadonlySet<Body['kind']> = new Set(['transaction', 'calls']);

/** Who sends what is asked for. */
function actorOf({ incoming, facts }: Readback): Address | undefined {
  const { body } = incoming.request;
  if (body.kind !== 'transaction' && body.kind !== 'calls') return undefined;
  const connected = valueOf(facts['session.account']?.value);
  return body.from ?? (connected?.kind === 'address' ? connected.address : undefined);
}

function isOfOne(changes: readonly Change[], account: Address | undefined): boolean {
  return changes.every((it) => same(it.who, account) && (it.what === 'count' || isLess(it)));
}

/** One sentence where it is one plain act of one account, and everything that changes belongs to it. */
function sentenceOf(
  readback: Readback,
  all: readonly Change[],
  tense: Tense,
  sender: Address | undefined,
): WhatCame | undefined {
  const changes = all.filter(({ what, before, after }) => what === 'permission' || before !== after);
  if (changes.some(({ asset }) => isDoubted(readback, asset))) return undefined;
  const actor = actorIn(changes, sender);
  if (actor === undefined) return undefined;
  const isYou = acts.has(readback.incoming.request.body.kind) && same(actor.who, sender);
  const about: About = { tense, whose: isYou ? 'you' : 'other', account: actor.at('who') };
  const own = ({ who }: Change) => same(who, actor.who);
  const permissions = changes.filter(({ what }) => what === 'permission');
  const moved = changes.filter(({ what }) => what === 'count');
  if (permissions.some((it) => !own(it))) return undefined;
  if (moved.length === 0) {
    const [one, ...more] = permissions;
    return one === undefined || more.length > 0 ? undefined : permissionCame(one, about);
  }
  // What is spent of an allowance is part of what spends it.
  if (permissions.some(({ before, after }) => after > before)) return undefined;
  const mine = moved.filter(own);
  const [gave, got] = [mine.filter(isLess), mine.filter((it) => !isLess(it))];
  const others = moved.filter((it) => !own(it));
  if (gave.length > 1 || got.length > 1) return undefined;
  if (others.length === 0) return tradeCame(gave[0], got[0], about, isSwap(readback));
  return got.length === 0 && gave[0] !== undefined ? paidCame(gave[0], others, about) : undefined;
}

/** Whether something was found of what a token calls itself: a plain sentence would say its name as if nothing were. */
function isDoubted({ findings }: Readback, asset: Asset): boolean {
  if (asset.kind === 'native') return false;
  const { address } = asset;
  return findings.some((it) => it.outcome === 'fired' && it.facts.some((fact) => isOfToken(fact, address)));
}

/** Whose act it is: of the sender, or, where nothing of theirs changes, of the one account that gives or permits something. */
function actorIn(changes: readonly Change[], sender: Address | undefined): Change | undefined {
  const [first] = changes.filter(({ who }) => same(who, sender));
  if (first !== undefined) return first;
  const [one, ...more] = changes.filter((it) => it.what === 'permission' || isLess(it));
  return more.every(({ who }) => same(who, one?.who)) ? one : undefined;
}

type About = Readonly<{ tense: Tense; whose: 'you' | 'other'; account: FactId }>;

function isLess({ before, after }: Change): boolean {
  return after < before;
}

function tradeCame(
  gave: Change | undefined,
  got: Change | undefined,
  about: About,
  isSwapped: boolean,
): WhatCame | undefined {
  const [left, came] = [gave && sizeOf(gave), got && sizeOf(got)];
  if (left && came) {
    const id = isSwapped ? 'hearback.came.swapped' : 'hearback.came.traded';
    return { says: { id, args: { ...about, gave: left.id, got: came.id } }, facts: byId(left, came) };
  }
  if (left)
    return { says: { id: 'hearback.came.left', args: { ...about, amount: left.id } }, facts: byId(left) };
  if (came)
    return { says: { id: 'hearback.came.got', args: { ...about, amount: came.id } }, facts: byId(came) };
  return undefined;
}

/** Only where all that left is what arrived. */
function paidCame(gave: Change, others: readonly Change[], about: About): WhatCame | undefined {
  const arrived = others.reduce((sum, { before, after }) => sum + after - before, 0n);
  const isAll = others.every((it) => !isLess(it) && sameAsset(it.asset, gave.asset));
  const [one, ...more] = others;
  if (!isAll || one === undefined || arrived !== gave.before - gave.after) return undefined;
  const amount = sizeOf(gave);
  const args = { ...about, amount: amount.id };
  const says: Phrase =
    more.length === 0
      ? { id: 'hearback.came.paid', args: { ...args, who: one.at('who') } }
      : { id: 'hearback.came.paidEach', args: { ...args, count: others.length } };
  return { says, facts: byId(amount) };
}

function permissionCame({ at, isOperator, isUnlimited, isVia, after }: Change, about: About): WhatCame {
  const [spender, asset] = [at('counterparty'), at('asset')];
  if (isOperator) {
    const id = after === 0n ? 'hearback.came.operatorOff' : 'hearback.came.operator';
    return { says: { id, args: { ...about, operator: spender, asset } }, facts: {} };
  }
  // The contract that keeps the permission is named: another one may keep another.
  const args = { ...about, spender, how: isVia ? 'via' : 'direct', via: isVia ? at('via') : spender };
  if (after === 0n) return { says: { id: 'hearback.came.revoked', args: { ...args, asset } }, facts: {} };
  return isUnlimited
    ? { says: { id: 'hearback.came.allowedAll', args: { ...args, asset } }, facts: {} }
    : { says: { id: 'hearback.came.allowed', args: { ...args, amount: at('after') } }, facts: {} };
}

/** How much it is, without its direction. */
function sizeOf({ at, asset, before, after }: Change): Fact {
  const raw = after < before ? before - after : after - before;
  return {
    id: `came.${at('size')}`,
    value: known({ kind: 'amount', raw, asset }),
    from: [{ by: 'derived', from: [at('before'), at('after')] }],
  };
}

function byId(...facts: readonly Fact[]): Facts {
  return Object.fromEntries(facts.map((it) => [it.id, it]));
}

/** Whether the readback itself called it a swap. */
function isSwap({ sentence }: Readback): boolean {
  const says = ({ id, args }: Phrase): boolean =>
    id === 'sentence.swap' || Object.values(args).some((it) => typeof it === 'object' && says(it as Phrase));
  return sentence.some(says);
}
