import { toldFields } from './signed/toldFields.ts';
import { factOfStep } from '../model/factIds.ts';
import { same } from '../ledger/account.ts';
import { isKnownAs } from '../decode/abis/isKnownAs.ts';
import { isTruncated } from '../evidence/truncation.ts';
import { siteThatAsks } from '../evidence/askedBy.ts';
import { arrivalsOf } from '../evidence/moves/arrivals.ts';
import { agencyOf, hasAuthorizationForm } from '../actions/steps/agency.ts';
import { unaskedControl } from '../check/power/controlEffects.ts';
import { unaskedLosses } from '../evidence/moves/flows.ts';
import { changeOf } from '../ledger/line.ts';
import { grantsOf } from '../actions/approvals/grants.ts';
import { isCalledDebt } from '../ledger/debt.ts';
import { actingAccounts, isActing, signerOf, strangerOf } from '../evidence/accounts.ts';
import { forwardsTrade } from '../evidence/forwarders.ts';
import { isPassed } from '../evidence/purpose/asItself.ts';
import { stillAllowed } from '../evidence/spending/stillAllowed.ts';
import { isPower } from '../check/power/power.ts';
import { type PlanTrade, planTradeOf } from '../actions/swaps/planTrade.ts';
import { isHousekeeping, isSealed } from '../actions/swaps/routerPlans.ts';
import { ofThisSite, signInOf } from '../actions/message/signIn.ts';
import { delegateTo } from '../label/steps/delegateTo.ts';
import { isBareHash } from '../actions/message/isBareHash.ts';
import { messageText } from '../actions/message/messageText.ts';
import { lookUp, type Evidence } from '../evidence/evidence.ts';

import { effectFact } from '../actions/addresses/effectFact.ts';
import { callsItself } from '../actions/steps/callsItself.ts';
import { effectiveSteps, everyStep } from '../actions/steps/stepTree.ts';
import { retainedValue } from '../actions/swaps/retainedValue.ts';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { FactId } from '../model/fact.ts';
import { groupBy } from '../kit/groupBy.ts';
import { valueOf } from '../model/known.ts';
import { isSignedAlready } from '../request/frozen/isSignedAlready.ts';
import type { Phrase } from '../model/phrase.ts';
import type { SaidBound } from '../model/readback.ts';
import type { Step } from '../model/step.ts';
import { isGuessed } from '../decode/guessed.ts';
import {
  accountAct,
  authorizationActs,
  isOwnCall,
  isUserOperation,
  userOperationAct,
} from './accountActs.ts';
import { type Act, around, rankOf, weights } from './act.ts';
import { actsOf, planAct } from './acts.ts';
import { sameAsset } from '../ledger/asset.ts';
import { factAt } from '../label/steps/stepFacts.ts';
import { feeAct } from './feeAct.ts';
import { isOffered } from './sums/isOffered.ts';
import { type ChangeWhen, changeWhen } from './changeWhen.ts';
import { modelAct } from './modelAct.ts';
import { modelFor } from '../actions/purpose/modelFor.ts';
import { moodOf } from './mood.ts';
import { paidToOne, paidTogether } from './paidTogether.ts';
import { isOpen, openPayment } from './openActs.ts';
import { asked } from './parts.ts';
import { hasNoEffect } from './whyUnnamed.ts';

/**
 * What the request does, in one to four sentences. Until effects are known it says what is asked for; "You" stands
 * only where the signer acts and the effects agree.
 */
export function sentenceOf(view: Evidence): Said {
  if (view.stations.decode === 'pending') return { sentence: sentences([]), bounds: [] };
  return view.incoming.request.body.kind === 'message'
    ? { sentence: [withRequestId(view, messageSentence(view))], bounds: [] }
    : stepSentences(view);
}

type Said = Readonly<{ sentence: readonly Phrase[]; bounds: readonly SaidBound[] }>;

function messageSentence(view: Evidence): Phrase {
  const signIn = signInOf(view);
  if (signIn.kind === 'signIn') {
    const asking = siteThatAsks(view);
    const here = asking.s === 'known' && ofThisSite(signIn, asking.v);
    const args = { domain: 'siwe.domain' } as const;
    if (signIn.siwe.statement === undefined)
      return { id: here ? 'sentence.signIn' : 'sentence.signInElsewhere', args };
    const id = here ? 'sentence.signInSaying' : 'sentence.signInElsewhereSaying';
    return { id, args: { ...args, statement: 'siwe.statement' } };
  }
  const { body } = view.incoming.request;
  if (body.kind === 'message' && body.blind === true) {
    return isBareHash(view) || messageText(view) === undefined
      ? { id: 'sentence.blindBytes', args: { bytes: 'message.bytes' } }
      : { id: 'sentence.blindText', args: { text: 'message.text' } };
  }
  return messageText(view) === undefined
    ? { id: 'sentence.messageBytes', args: { bytes: 'message.bytes' } }
    : { id: 'sentence.message', args: { text: 'message.text' } };
}

/** The site's own mark of a sign-in may be words, too: it is signed, and quoted. */
function withRequestId(view: Evidence, said: Phrase): Phrase {
  const signIn = signInOf(view);
  if (signIn.kind !== 'signIn' || (signIn.siwe.requestId ?? '') === '') return said;
  return { id: 'sentence.signInWithId', args: { said, requestId: 'siwe.requestId' } };
}

function stepSentences(view: Evidence): Said {
  const acts = paidTogether(view.steps.flatMap((step) => linesOf(view, step)));
  const { bounds = [] } = around(acts);
  const stranger = strangerOf(view);
  if (stranger !== undefined && acts.length > 0) {
    const said = [strangersAct(view, acts), ...outcomeOf(view, acts).said];
    return { sentence: sentences(said), bounds };
  }
  const told = toldOf(acts);
  const chosen = told.map((act) => ({ act, mood: moodOf(view, act.by, act.signed, act.shown) }));
  // Said of each of several, that it fails would read as if one failed without the others.
  const fails = chosen.filter(({ mood }) => mood === 'fail').length > 1;
  const first: Phrase[] = fails ? [{ id: 'sentence.fails', args: {} }] : [];
  const outcome = outcomeOf(view, acts);
  // What goes along with the one call of a trade is not said where the trade says that it is paid.
  const isPaid = chosen.length === 1 && outcome.trades === true && isValuePaid(view);
  const said = chosen.map(({ act, mood }) => act.say(fails && mood === 'fail' ? 'ask' : mood, isPaid));
  const left = acts.length - chosen.length;
  const more: Phrase[] = left > 0 ? [{ id: 'sentence.more', args: { count: left } }] : [];
  return { sentence: sentences([...first, ...said, ...more, ...outcome.said]), bounds };
}

/** Whether the signer pays as much of the currency as goes along with the calls. */
function isValuePaid(view: Evidence): boolean {
  const { effects, steps } = view;
  const sent = steps.reduce((sum, { value }) => sum + value, 0n);
  return (
    effects.s === 'known' &&
    effects.v.lines.some(
      (line) => line.asset?.kind === 'native' && isOfSigner(view, line) && changeOf(line) === -sent,
    )
  );
}

/** What a transaction of someone else does, in their name. */
function strangersAct(view: Evidence, acts: readonly Act[]): Phrase {
  const { incoming, effects } = view;
  const { body } = incoming.request;
  const how = incoming.mined !== undefined ? 'mined' : isSignedAlready(body) ? 'signed' : 'asked';
  const fails = effects.s === 'known' && effects.v.status === 'revert' ? 'yes' : 'no';
  return {
    id: 'sentence.strangersAct',
    args: { how, fails, account: 'request.from', inner: joinAll(acts) },
  };
}

const mostSaid = 3;

/** Besides these, what is only reached by permissions and payments before it: a loan, a deposit. */
const mostMain = 2;

/** The gravest acts and those that all is about, in their order. One more alone is said rather than counted. */
function toldOf(all: readonly Act[]): readonly Act[] {
  // Beside what the request is for, what only looks something up is counted.
  const doing = all.filter(({ weight }) => weight !== weights.reads);
  const acts = doing.length > 0 ? doing : all;
  const said = new Set(gravest(acts));
  const main = acts.filter((act) => act.main !== undefined && !said.has(act));
  const first = main.toSorted((a, b) => (a.main ?? 0) - (b.main ?? 0)).slice(0, mostMain);
  const told = acts.filter((act) => said.has(act) || first.includes(act));
  return told.length + 1 === acts.length ? acts : told;
}

/** Of many acts those that matter most, in their order: what is only counted must not be the gravest. */
function gravest(acts: readonly Act[]): readonly Act[] {
  if (acts.length <= mostSaid) return acts;
  const chosen = new Set(acts.toSorted((a, b) => a.weight - b.weight).slice(0, mostSaid));
  return acts.filter((act) => chosen.has(act));
}

/** The sentences of one step. Value that none of them speaks of is told first: it stays with who is called. */
function linesOf(view: Evidence, step: Step): readonly Act[] {
  const acts = wordsOf(view, step);
  // Nobody knows where value stays that goes to an open contract: it is told whole, once.
  const stays = !isOpen(step) ? retainedValue(step) : step.id.includes('.') ? 0n : step.value;
  if (stays === 0n || isKnownAs(step, 'wrap')) return acts;
  // Parts of a multicall see the same value: one that speaks of it has told it.
  const isShared = isOpen(step) && step.steps.some((part) => callsItself(part, step));
  const told = acts.some(({ tells }) => (isShared ? tells !== undefined : tells === step.id));
  if (told || step.data === '0x') return acts;
  const hasOwn = step.op === 'call' && actsOf(view, step).length > 0;
  return [hasOwn ? bareAct(view, step) : plainAct(view, step), ...acts];
}

/** The words of one step: its own acts, those inside it where it only carries others, or that it is run. */
function wordsOf(view: Evidence, step: Step): readonly Act[] {
  const acts = authorizationActs(view, step) ?? actsOf(view, step);
  if (hasAuthorizationForm(step) || (acts.length > 0 && step.steps.length === 0)) return acts;
  if (isKnownAs(step, 'makeSafe')) return [plainAct(view, step)];
  // What it has another exchange do is a part of the trade that it is asked for.
  if (forwardsTrade(view, step)) return [plainAct(view, step)];
  const trade = planTradeOf(step);
  if (trade !== undefined) return planActs(view, step, trade);
  const parts = effectiveSteps(step).filter((it) => !isSealed(it));
  const telling = parts.filter((it) => !isHousekeeping(view, it));
  const told = (telling.length === 0 ? parts : telling).map((part) => ({
    part,
    lines: partLines(view, step, part),
  }));
  const inner = told.flatMap(({ lines }) => lines);
  if (acts.length > 0) return [...acts, ...inner];
  if (isUserOperation(step))
    return [userOperationAct(step, inner.length === 0 ? undefined : joinAll(inner), inner)];
  if (inner.length === 0) return [plainAct(view, step), ...borrowedAct(view, step)];
  const agency = agencyOf(step);
  if (agency === undefined) {
    // What is bought, borrowed, repaid or sent to another network is more than what else is done with it.
    const { act, verb } = modelFor(step) ?? {};
    const isMore = act === 'buy' || act === 'debt' || act === 'bridge' || verb === 'repay' || isRecipe(step);
    const own = isMore ? [plainAct(view, step)] : [];
    return [...own, ...withPassed(view, step, told)];
  }
  if (agency === 'account' && isOwnCall(step)) return inner;
  // Which account would act is open.
  if (isOpen(step)) return [plainAct(view, step), ...inner];
  if (agency === 'safe') return [forSafe(view, step, inner)];
  return [accountAct(step, agency, joinAll(inner), inner)];
}

/** Whether foreign code runs as the account, and its calldata is a list of what it is to do: it may do anything else. */
function isRecipe({ op, steps }: Step): boolean {
  return (
    op === 'delegatecall' && steps.length > 0 && steps.every(({ commandByte }) => commandByte !== undefined)
  );
}

/**
 * What foreign code is asked to do at a protocol that runs as an account: that it may do anything is said before. An
 * approval or a payment of its own is not one of a token.
 */
function borrowedAct(view: Evidence, step: Step): readonly Act[] {
  const protocols = /^(?:into|outOf|debt|trade)$/.test(modelFor(step)?.act ?? '');
  const says = step.op === 'delegatecall' && protocols ? modelAct(view, { ...step, op: 'call' }) : undefined;
  if (says === undefined) return [];
  return [{ by: step.actor, signed: false, shown: true, weight: weights.permission, ...says }];
}

/** The sentences of a part. Parts of a multicall see the same value: what stays of it is told once, of the multicall. */
function partLines(view: Evidence, step: Step, part: Step): readonly Act[] {
  const isTold =
    retainedValue(step) > 0n && step.steps.some((it) => it.id === part.id && callsItself(it, step));
  return isTold ? wordsOf(view, part) : linesOf(view, part);
}

/** A plan that trades: the trade first, then what else is in it, such as permits and fees. */
function planActs(view: Evidence, step: Step, trade: PlanTrade): readonly Act[] {
  const others = everyStep(effectiveSteps(step)).filter(
    ({ id, steps }) => steps.length === 0 && !trade.parts.has(id),
  );
  return [planAct(view, trade), ...others.flatMap((it) => feeAct(view, it) ?? actsOf(view, it))];
}

/**
 * What is inside a call that only carries others. What the contract does as itself is said of it, once: an approval that
 * Multicall3 gives is its own. Payments that it takes from an account by name say that themselves.
 */
function withPassed(
  view: Evidence,
  step: Step,
  parts: readonly Readonly<{ part: Step; lines: readonly Act[] }>[],
): readonly Act[] {
  const acting = actingAccounts(view);
  const said = parts.flatMap(({ part, lines }) => {
    const passed = isPassed(view, step, part) && modelFor(part)?.act !== 'view';
    return lines.map((act) => ({
      act,
      own: passed && !isActing(act.of ?? act.by, acting),
    }));
  });
  const own = said.flatMap((it) => (it.own ? [it.act] : []));
  const [first] = own;
  if (first === undefined) return said.map(({ act }) => act);
  const inner = joinAll(own);
  const together: Act = {
    by: step.actor,
    signed: false,
    ...around(own),
    say: (mood) => ({ id: 'sentence.asItself', args: { mood, asked: asked(view, step), inner } }),
  };
  return said.flatMap(({ act }) => (act === first ? [together] : own.includes(act) ? [] : [act]));
}

/** The gravest of several acts, as what an account does, and how many more there are. */
function joinAll(each: readonly Act[]): Phrase {
  const inner = paidToOne(paidTogether(each));
  const phrases = gravest(inner).map((act) => act.say('it'));
  const left = inner.length - phrases.length;
  return left === 0
    ? joinInner(phrases)
    : { id: 'sentence.innerMore', args: { inner: joinInner(phrases), count: left } };
}

/** The calls that a Safe makes, of which a batch of its own library is one. */
function callsOf({ steps }: Step): readonly Step[] {
  const [only] = steps;
  const isBatch = only !== undefined && steps.length === 1 && isKnownAs(only, 'multiSend');
  return isBatch ? only.steps : steps;
}

/** What a Safe does, said as the signer's approval (SafeTx) or as the carrying out of it (execTransaction). */
function forSafe(view: Evidence, step: Step, inner: readonly Act[]): Act {
  const safe = factOfStep(step.id, 'to');
  const signed = step.op === 'permission';
  const count = Math.max(1, callsOf(step).length);
  const act = { by: step.actor, signed: false, ...around(inner) };
  const { changes, pays } = (signed && inner.length === 1 && inner[0]) || {};
  if (changes !== undefined) return { ...act, say: changes };
  if (pays !== undefined) {
    const args = { what: pays.what, safe, to: pays.toFact };
    return { ...act, say: (mood) => ({ id: 'sentence.safePayment', args: { mood, ...args } }) };
  }
  const id = signed ? 'sentence.safeApprove' : 'sentence.safeCarryOut';
  return { ...act, say: (mood) => ({ id, args: { mood, safe, count, inner: joinAll(inner) } }) };
}

const itself: Phrase = { id: 'who.itself', args: {} };

/** A batch without calls, carried out by a library of Safe's own. */
function isEmptyBatch({ facts }: Evidence, step: Step): boolean {
  const isBatch = isKnownAs(step, 'multiSend') && step.reading !== 'unread' && step.steps.length === 0;
  return isBatch && delegateTo(step, undefined, (id) => facts[id]) === 'library';
}

/** A step without words of its own: what our tables say that it asks for, or that it is run, by its name or selector. */
function plainAct(view: Evidence, step: Step): Act {
  const base = { by: step.actor, signed: false, shown: true, weight: weights.goes };
  const ask = asked(view, step);
  const fn = factOfStep(step.id, 'fn');
  if (step.op === 'permission') {
    const told = toldFields(step);
    return {
      ...base,
      signed: true,
      shown: step.reading !== 'unread',
      say: (mood) =>
        told !== undefined
          ? { id: 'sentence.typedDataTold', args: { mood, fn, told } }
          : step.to === null
            ? { id: 'sentence.typedDataAlone', args: { mood, fn } }
            : { id: 'sentence.typedData', args: { mood, fn, asked: ask } },
    };
  }
  if (step.op === 'create') {
    return {
      ...base,
      say: (mood) =>
        step.value > 0n
          ? { id: 'sentence.createWith', args: { mood, amount: factOfStep(step.id, 'value') } }
          : { id: 'sentence.create', args: { mood } },
    };
  }
  if (isEmptyBatch(view, step))
    return { ...base, say: (mood) => ({ id: 'sentence.noCalls', args: { mood } }) };
  if (step.op === 'delegatecall') {
    return {
      ...base,
      shown: false,
      weight: weights.power,
      say: (mood) => ({ id: 'sentence.runAs', args: { mood, asked: ask } }),
    };
  }
  if (step.data === '0x') {
    if (isOpen(step) && step.value > 0n) return openPayment(view, step);
    return {
      ...base,
      weight: weights.stays,
      say: (mood) => ({
        id: 'sentence.nothing',
        // A Safe that calls itself is named once.
        args: { mood, asked: mood === 'it' && same(step.to, step.actor) ? itself : ask },
      }),
    };
  }
  const bare = bareAct(view, step);
  if (hasNoEffect(view, step)) return { ...bare, weight: weights.goes, say: noEffect(view, step) };
  const reads = step.value === 0n && modelFor(step)?.act === 'view' ? { weight: weights.reads } : {};
  return { ...bare, ...modelAct(view, step), ...mainOf(step), ...reads };
}

function mainOf(step: Step): Pick<Act, 'main'> {
  const model = modelFor(step);
  return model === undefined || model.passes === true ? {} : rankOf(model.act);
}

function noEffect(view: Evidence, step: Step): Act['say'] {
  const [ask, fn] = [asked(view, step), factOfStep(step.id, 'fn')];
  const amount = factOfStep(step.id, 'value');
  return (mood) =>
    step.value > 0n
      ? { id: 'sentence.noEffect', args: { mood, asked: ask, fn, amount } }
      : { id: 'sentence.noEffectAlone', args: { mood, asked: ask, fn } };
}

/** That a call is run, by its name or its selector, and what goes along. */
function bareAct(view: Evidence, step: Step): Act {
  const [ask, fn] = [asked(view, step), factOfStep(step.id, 'fn')];
  const args = { asked: ask, known: step.fn === undefined ? 'no' : 'yes', fn };
  const amount = factOfStep(step.id, 'value');
  // Fewer bytes than a selector has.
  const isNameless = step.fn === undefined && step.commandByte === undefined && step.data.length < 10;
  const goes = step.value > 0n ? 'yes' : 'no';
  return {
    by: step.actor,
    signed: false,
    shown: step.reading !== 'unread' && !isGuessed(step),
    weight: weights.permission,
    ...(step.value > 0n ? { tells: step.id } : {}),
    say: (mood) =>
      isNameless
        ? { id: 'sentence.callBytes', args: { mood, asked: ask, with: goes, amount } }
        : step.value > 0n
          ? { id: 'sentence.callWith', args: { mood, ...args, amount } }
          : { id: 'sentence.call', args: { mood, ...args } },
  };
}

const mostChanges = 3;

/**
 * What the run shows beside or against what was asked for: every change where a sentence could not be put as "You",
 * and always what leaves beyond all that was asked for. Losses first.
 */
function outcomeOf(view: Evidence, acts: readonly Act[]): Outcome {
  const effects = view.effects;
  if (effects.s !== 'known' || effects.v.status === 'revert') return { said: [] };
  const changes = changesOf(view, acts, effects.v);
  const follows = changes.moves === true && changeWhen(view) === 'run';
  return {
    ...changes,
    said: [
      ...standingSentences(view),
      ...controlSentences(view),
      ...changes.said,
      ...arrivalSentences(view, effects.v, follows),
    ],
  };
}

/** `trades`: it says what the signer pays and gets. `moves`: the last of it says what an account gets or loses. */
type Outcome = Readonly<{ said: readonly Phrase[]; trades?: boolean; moves?: boolean }>;

/** What the request says that it revokes, and that stays: no sentence before it may be left alone. */
function standingSentences(view: Evidence): readonly Phrase[] {
  return stillAllowed(view)
    .slice(0, mostChanges)
    .map(({ revoked: { step, spenderFact, tokenFact, kind } }) => ({
      id: 'sentence.stillAllowed',
      args: {
        how: kind === 'operator' ? 'items' : 'token',
        spender: spenderFact,
        token: tokenFact ?? factOfStep(step.id, 'to'),
      },
    }));
}

/** Who decides after that, where no call says so. Of several parts of one account the findings say which they are. */
function controlSentences(view: Evidence): readonly Phrase[] {
  const byAccount = groupBy(unaskedControl(view), ({ who }) => who.toLowerCase());
  return [...byAccount.values()].slice(0, mostChanges).flatMap((lines, at): readonly Phrase[] => {
    const [first] = lines;
    if (first === undefined) return [];
    const parts = new Set(lines.map((line) => line.part ?? line.what));
    const what = parts.size === 1 ? (first.part ?? first.what) : 'control';
    const when = at > 0 ? 'also' : 'run';
    return [{ id: 'sentence.control', args: { when, what, who: effectFact(first, 'who') } }];
  });
}

/** What those are left with who get less than is sent, after other changes of the simulation where it follows them. */
function arrivalSentences(view: Evidence, { arrivals = [] }: Effects, follows: boolean): readonly Phrase[] {
  if (arrivals.length === 0) return [];
  return arrivalsOf(view)
    .flatMap(({ short, line }) => (short && line !== undefined && arrivals.includes(line) ? [line] : []))
    .slice(0, mostChanges)
    .map((line, at) => changeSentence(view, line, follows || at > 0 ? 'also' : 'run'));
}

function changesOf(view: Evidence, acts: readonly Act[], effects: Effects): Outcome {
  const told = acts.every((act) => act.shown) && !hasPlainCall(view);
  const acting = actingAccounts(view);
  const mine = effects.lines.filter((line) => acting.has(line.who.toLowerCase()));
  const changes = (told ? unaskedLosses(view) : mine).filter((line) => (changeOf(line) ?? 0n) !== 0n);
  if (changes.length === 0) {
    const other = effects.lines.some(
      (line) => line.part !== undefined || (mine.includes(line) && line.what !== 'fee'),
    );
    return { said: told || other || !wasWhollySeen(view) ? [] : [nothingMoves(view)] };
  }
  if (isOffered(view, changes)) return { said: [] };
  const trade = tradeSentence(view, changes);
  if (trade !== undefined && isPutIn(view, acts, changes))
    return {
      said: changes.filter(isGain).map((line) => changeSentence(view, line, changeWhen(view))),
      moves: true,
    };
  if (trade !== undefined)
    return { said: [trade], trades: changes.every((line) => isOfSigner(view, line)), moves: true };
  const sorted = [...changes].sort((a, b) => Number(isGain(a)) - Number(isGain(b)));
  const when = changeWhen(view);
  const [first, second, ...more] = sorted;
  if (first !== undefined && second !== undefined && more.length === 0 && areAlike(view, first, second))
    return { said: [changeSentence(view, first, when, both(view, sorted))], moves: true };
  const said = sorted
    .slice(0, mostChanges)
    .map((line, at) => changeSentence(view, line, at === 0 ? when : when === 'run' ? 'also' : 'then'));
  const left = sorted.length - said.length;
  if (left > 0) return { said: [...said, { id: 'sentence.moreChanges', args: { count: left } }] };
  const last = sorted.at(-1);
  return { said, moves: last !== undefined && !isNewDebt(view, last) };
}

/** Whether what is paid is what the words of the one call say that goes in: then only what comes for it is new. */
function isPutIn(view: Evidence, acts: readonly Act[], changes: readonly EffectLine[]): boolean {
  const [only, ...others] = acts;
  const [paid, ...more] = changes.filter((line) => !isGain(line));
  if (only?.puts === undefined || others.length > 0 || paid?.asset === undefined || more.length > 0)
    return false;
  const said = valueOf(factAt(view, only.puts)?.value);
  return said?.kind === 'amount' && -said.raw === changeOf(paid) && sameAsset(said.asset, paid.asset);
}

function nothingMoves(view: Evidence): Phrase {
  return strangerOf(view) === undefined
    ? { id: 'sentence.nothingMoves', args: {} }
    : { id: 'sentence.nothingMovesOf', args: { account: 'request.from' } };
}

/** What one account pays and what it gets for it, said together; undefined where a few words cannot say it. */
function tradeSentence(view: Evidence, changes: readonly EffectLine[]): Phrase | undefined {
  const [paid, got] = [changes.filter((line) => !isGain(line)), changes.filter(isGain)];
  const [first] = paid;
  if (first === undefined || got.length === 0 || changes.length > mostChanges) return undefined;
  if (changes.some((line) => !same(line.who, first.who) || isNewDebt(view, line))) return undefined;
  const args = {
    when: changeWhen(view),
    how: paid.some(({ asset }) => asset?.kind === 'nft') ? 'item' : 'amount',
    amount: both(view, paid),
    got: both(view, got),
  };
  return isOfSigner(view, first)
    ? { id: 'sentence.trade', args }
    : { id: 'sentence.tradeOf', args: { ...args, account: effectFact(first, 'who') } };
}

function both(view: Evidence, lines: readonly EffectLine[]): Phrase {
  const [first = nothing, second] = lines.map(
    (line): Phrase => ({ id: 'what.amount', args: { amount: sizeFact(view, line) } }),
  );
  return second === undefined ? first : { id: 'what.two', args: { first, second } };
}

const nothing: Phrase = { id: 'what.nothing', args: {} };

function isGain(line: EffectLine): boolean {
  return (changeOf(line) ?? 0n) > 0n;
}

function isNewDebt(view: Evidence, line: EffectLine): boolean {
  return isGain(line) && isCalledDebt(view, line);
}

/** Whether the signer loses both, or gets both: one sentence says so. */
function areAlike(view: Evidence, ...lines: readonly [EffectLine, EffectLine]): boolean {
  const [first, second] = lines;
  return (
    isGain(first) === isGain(second) && lines.every((it) => isOfSigner(view, it) && !isNewDebt(view, it))
  );
}

/** "You" is who signs; any other account is named. `sum`: several amounts of the signer’s, together. */
function changeSentence(
  view: Evidence,
  line: EffectLine,
  when: ChangeWhen | 'also' | 'then',
  sum = both(view, [line]),
): Phrase {
  const amount = sizeFact(view, line);
  const way = shownChange(view, line) < 0n ? 'less' : 'more';
  const mine = isOfSigner(view, line);
  if (isNewDebt(view, line)) {
    return mine
      ? { id: 'sentence.owes', args: { amount } }
      : { id: 'sentence.owesOf', args: { account: effectFact(line, 'who'), amount } };
  }
  return mine
    ? { id: 'sentence.change', args: { when, way, amount: sum } }
    : { id: 'sentence.changeOf', args: { when, way, account: effectFact(line, 'who'), amount } };
}

function shownChange(view: Evidence, line: EffectLine): bigint {
  const said = valueOf(lookUp(view, effectFact(line, 'delta')));
  return said?.kind === 'amount' ? said.raw : (changeOf(line) ?? 0n);
}

/** How much changes: of a single item, which one. */
function sizeFact(view: Evidence, line: EffectLine): FactId {
  const change = shownChange(view, line);
  const isOne = line.asset?.kind === 'nft' && (change === 1n || change === -1n);
  return effectFact(line, isOne ? 'asset' : 'size');
}

function isOfSigner(view: Evidence, line: EffectLine): boolean {
  const signer = signerOf(view) ?? valueOf(view.session)?.wallet?.account;
  if (strangerOf(view) !== undefined) return false;
  return same(signer, line.who);
}

/**
 * Whether the run inspected all that the request may change. Code that runs as the account, permissions that no
 * read shows and changes of control leave no trace in balances: that none moves is no comfort then.
 */
function wasWhollySeen(view: Evidence): boolean {
  const { effects } = view;
  if (effects.s !== 'known' || isTruncated(effects.v)) return false;
  return everyStep(view.steps).every(
    (step) => step.op === 'call' && !isPower(step) && !grantsOf(step).some((grant) => grant.on),
  );
}

function hasPlainCall(view: Evidence): boolean {
  return everyStep(view.steps).some(
    (step) =>
      step.steps.length === 0 && step.op === 'call' && step.data !== '0x' && actsOf(view, step).length === 0,
  );
}

/** One sentence stands as it is, without a full stop; several stand as sentences do. */
function sentences(phrases: readonly Phrase[]): readonly Phrase[] {
  if (phrases.length === 0) return [{ id: 'sentence.pending', args: {} }];
  if (phrases.length === 1) return phrases;
  return phrases.map((what) => ({ id: 'sentence.one', args: { what } }));
}

function joinInner(phrases: readonly Phrase[]): Phrase {
  const [first = { id: 'sentence.pending', args: {} } as const, second, third] = phrases;
  if (second === undefined) return first;
  return third === undefined
    ? { id: 'sentence.inner2', args: { first, second } }
    : { id: 'sentence.inner3', args: { first, second, third } };
}
