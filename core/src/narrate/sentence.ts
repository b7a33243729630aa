import { actingAccounts } from '../check/own.ts';
import { ofThisSite, signInOf } from '../check/signIn.ts';
import { messageText } from '../check/messageText.ts';
import type { View } from '../check/view.ts';
import { effectFact } from '../check/effectFact.ts';
import { asCalled, everyStep } from '../check/walk.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import { type Act, actsOf } from './acts.ts';
import { moodOf } from './mood.ts';
import { asked } from './parts.ts';

/**
 * What the request does, in one to four sentences. Until effects are known it says what is asked for; "You" stands
 * only where the signer acts and the effects agree.
 */
export function sentenceOf(view: View): readonly Phrase[] {
  const body = view.incoming.request.body;
  if (view.stations.decode === 'pending') return [{ id: 'sentence.pending', args: {} }];
  switch (body.kind) {
    case 'message':
      return [messageSentence(view)];
    case 'userOperation':
      return [{ id: 'sentence.userOperation', args: { sender: 'request.sender' } }];
    case 'authorization':
      return [{ id: 'sentence.authorization', args: { delegate: 'request.delegate' } }];
    default:
      return stepSentences(view);
  }
}

function messageSentence(view: View): Phrase {
  const signIn = signInOf(view);
  if (signIn.kind === 'signIn') {
    const here = view.session.s === 'known' && ofThisSite(signIn, view.session.v.host);
    return { id: here ? 'sentence.signIn' : 'sentence.signInElsewhere', args: { domain: 'siwe.domain' } };
  }
  return messageText(view) === undefined
    ? { id: 'sentence.messageBytes', args: { bytes: 'message.bytes' } }
    : { id: 'sentence.message', args: { text: 'message.text' } };
}

function stepSentences(view: View): readonly Phrase[] {
  const acts = view.steps.flatMap((step) => linesOf(view, step));
  const said = acts.slice(0, 3).map((act) => act.say(moodOf(view, act.by, act.signed, act.shown)));
  const more: Phrase[] = acts.length > 3 ? [{ id: 'sentence.more', args: { count: acts.length - 3 } }] : [];
  return sentences([...said, ...more, ...outcomeSentences(view, acts)]);
}

/** The sentences of one step: its own acts, those inside it where it only carries others, or that it is run. */
function linesOf(view: View, step: Step): readonly Act[] {
  const acts = actsOf(view, step);
  if (acts.length > 0) return acts;
  const inner = asCalled(step).flatMap((it) => linesOf(view, it));
  if (inner.length > 0) return isForSafe(step) ? [forSafe(view, step, inner)] : inner;
  return [plainAct(view, step)];
}

function isForSafe(step: Step): boolean {
  return /^(?:execTransaction|SafeTx)/.test(step.fn?.signature ?? '');
}

/** What a Safe does, said as the signer's approval (SafeTx) or as the carrying out of it (execTransaction). */
function forSafe(view: View, step: Step, inner: readonly Act[]): Act {
  const safe = `step.${step.id}.to`;
  const signed = step.op === 'permission';
  const shown = inner.every((act) => act.shown);
  const phrases = inner.slice(0, 3).map((act) => act.say('it'));
  const [only] = phrases;
  const payment = phrases.length === 1 && only?.id === 'sentence.send' ? only.args : undefined;
  const joined = joinInner(phrases);
  return {
    by: step.actor,
    signed: false,
    shown,
    say: (mood) =>
      signed && payment !== undefined
        ? { id: 'sentence.safePayment', args: { mood, what: payment.what, safe, to: payment.to } }
        : {
            id: signed ? 'sentence.safeApprove' : 'sentence.safeCarryOut',
            args: { mood, safe, inner: joined },
          },
  };
}

/** A step without words of its own: that it is run, by its name or its selector. */
function plainAct(view: View, step: Step): Act {
  const base = { by: step.actor, signed: false, shown: true };
  const ask = asked(view, step);
  const fn = `step.${step.id}.fn`;
  const amount = `step.${step.id}.value`;
  if (step.op === 'permission') {
    return {
      ...base,
      signed: true,
      say: (mood) =>
        step.to === null
          ? { id: 'sentence.typedDataAlone', args: { mood, fn } }
          : { id: 'sentence.typedData', args: { mood, fn, asked: ask } },
    };
  }
  if (step.op === 'create') {
    return {
      ...base,
      say: (mood) =>
        step.value > 0n
          ? { id: 'sentence.createWith', args: { mood, amount } }
          : { id: 'sentence.create', args: { mood } },
    };
  }
  if (step.op === 'delegatecall') {
    return {
      ...base,
      shown: false,
      say: (mood) => ({ id: 'sentence.runAs', args: { mood, asked: ask, fn } }),
    };
  }
  if (step.data === '0x') {
    return { ...base, say: (mood) => ({ id: 'sentence.nothing', args: { mood, asked: ask } }) };
  }
  return {
    ...base,
    shown: step.reading !== 'unread',
    say: (mood) =>
      step.value > 0n
        ? { id: 'sentence.callWith', args: { mood, asked: ask, fn, amount } }
        : { id: 'sentence.call', args: { mood, asked: ask, fn } },
  };
}

/** What the run shows beside or against what was asked for: said where a sentence could not be put as "You". */
function outcomeSentences(view: View, acts: readonly Act[]): readonly Phrase[] {
  const effects = view.effects;
  if (effects.s !== 'known' || effects.v.status === 'revert') return [];
  const told = acts.every((act) => act.shown) && !hasPlainCall(view);
  if (told) return [];
  const acting = actingAccounts(view);
  const changes = effects.v.lines.filter(
    (line) => line.what === 'balance' && line.basis === 'read' && acting.has(line.who.toLowerCase()),
  );
  const permissions = effects.v.lines.some(
    (line) => line.what !== 'fee' && line.what !== 'balance' && acting.has(line.who.toLowerCase()),
  );
  if (changes.length === 0) {
    return permissions || runsForeignCode(view) ? [] : [{ id: 'sentence.nothingMoves', args: {} }];
  }
  return changes
    .slice(0, 2)
    .map((line) => ({ id: 'sentence.change', args: { amount: effectFact(line, 'delta') } }) as const);
}

/** Code that runs as the account can change who controls it: that no balance moves is no comfort then. */
function runsForeignCode(view: View): boolean {
  return everyStep(view.steps).some((step) => step.op === 'delegatecall');
}

function hasPlainCall(view: View): boolean {
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
