import { factOfRequest, factOfStep, type StepField } from '../model/factIds.ts';
/** How it goes: its calls, whether it fails, what it costs, what another block brings, and the network. */
import { paymentsOf } from '../actions/payments/payments.ts';
import { modelFor } from '../actions/purpose/modelFor.ts';
import { notNowPhrase } from '../model/limits.ts';
import type { Step } from '../model/step.ts';
import type { Phrase } from '../model/phrase.ts';
import { type AskSubject, type AskFound, type Said, saying } from './answer.ts';
import {
  effectsOf,
  groundFact,
  isSignature,
  isSkipped,
  knownFact,
  sentenceSaid,
  simulatedAway,
  stepsOf,
} from './ground.ts';
import { deadlinesSaid } from './permissions.ts';
import type { Query } from './query.ts';

export function does(subject: AskSubject): AskFound {
  return { says: sentenceSaid(subject) };
}

/** Further ones are only counted. */
const mostSteps = 20;

/** One call, or all of them; where there are several, each says which it is. */
export function step(subject: AskSubject, query: Query): AskFound {
  const all = stepsOf(subject);
  const topic = query.about.find((it) => it.kind === 'step');
  if (query.about.length > 0 && !all.some(({ id }) => topic?.kind === 'step' && id === topic.step)) {
    return { says: [saying({ id: 'ask.noSuchCall', args: { count: all.length } })] };
  }
  if (all.length === 0)
    return { says: [saying({ id: 'ask.noSuchCall', args: { count: 0 } }), ...sentenceSaid(subject)] };
  const chosen = topic === undefined ? all.slice(0, mostSteps) : all.filter(({ id }) => id === topic.step);
  // A single call is what the sentence says.
  if (all.length === 1) return { says: sentenceSaid(subject) };
  const says = chosen.flatMap((it) => stepSaid(subject, it, all.indexOf(it) + 1, all.length));
  const more = topic === undefined ? all.length - chosen.length : 0;
  const rest: readonly Said[] = more > 0 ? [saying({ id: 'line.more', args: { count: more } })] : [];
  return { says: [...says, ...rest] };
}

function stepSaid(subject: AskSubject, it: Step, at: number, count: number): readonly Said[] {
  const says = stepPhrase(subject, it, at, count);
  return says === undefined ? [] : [saying(says, { of: 'step', id: it.id })];
}

function stepPhrase(subject: AskSubject, it: Step, at: number, count: number): Phrase | undefined {
  const fact = (part: StepField) => factOfStep(it.id, part);
  const has = (part: StepField) => groundFact(subject, fact(part)) !== undefined;
  if (it.op === 'permission')
    return it.fn && has('fn') ? { id: 'line.permission', args: { at, count, fn: fact('fn') } } : undefined;
  if (it.to === null) return { id: 'line.creation', args: { at, count } };
  if (!has('to')) return undefined;
  if (it.op === 'call' && it.data === '0x' && it.value > 0n && has('value')) {
    return { id: 'line.payment', args: { at, count, amount: fact('value'), to: fact('to') } };
  }
  if (it.reading === 'unread' || !has('fn'))
    return { id: 'line.unreadCall', args: { at, count, to: fact('to') } };
  return { id: 'line.call', args: { at, count, how: it.op, fn: fact('fn'), to: fact('to') } };
}

/** Yes where the simulation fails; never a plain no before it is mined, since things can change until then. */
export function fails(subject: AskSubject): AskFound {
  const effects = effectsOf(subject);
  if (effects === undefined) {
    return {
      isIt: 'unknown',
      says: sentenceSaid(subject),
      unknown: [isSkipped(subject.readback) ? simulatedAway : saying({ id: 'ask.failureUnknown', args: {} })],
    };
  }
  const reason: readonly Said[] = knownFact(subject, 'revert.reason')
    ? [saying({ id: 'ask.failsReason', args: { reason: 'revert.reason' } })]
    : [];
  const remedy = effects.revert?.remedy === undefined ? [] : [saying(effects.revert.remedy)];
  const notNow = (effects.notNow ?? []).map((it) => saying(notNowPhrase(it)));
  if (effects.status !== 'success') {
    const how = effects.status === 'revert' ? 'all' : 'part';
    const unknown = reason.length + remedy.length === 0 ? [saying({ id: 'ask.noReason', args: {} })] : [];
    return {
      isIt: 'yes',
      says: [saying({ id: 'ask.fails', args: { how } }), ...reason, ...remedy, ...notNow],
      unknown,
    };
  }
  const { otherBlock, otherGas } = effects;
  const elsewhere =
    otherBlock?.s === 'known' && otherBlock.v.s === 'different' && otherBlock.v.status !== 'success'
      ? [saying({ id: 'ask.failsElsewhere', args: { how: 'block' } })]
      : [];
  const withGas =
    otherGas?.s === 'known' && otherGas.v.s === 'different' && otherGas.v.status !== 'success'
      ? [saying({ id: 'ask.failsElsewhere', args: { how: 'gas' } })]
      : [];
  const open = elsewhere.length + withGas.length + notNow.length > 0 || subject.readback.unread.length > 0;
  return {
    ...(open ? { isIt: 'unknown' } : {}),
    says: [
      saying({ id: 'ask.fails', args: { how: 'none' } }),
      ...elsewhere,
      ...withGas,
      ...notNow,
      saying({ id: 'ask.laterOpen', args: {} }),
    ],
  };
}

export function fee(subject: AskSubject): AskFound {
  const { readback } = subject;
  const expected = knownFact(subject, 'fee.expected')
    ? [saying({ id: 'line.fee', args: { fee: 'fee.expected' } })]
    : [];
  const most = knownFact(subject, 'fee.most')
    ? [saying({ id: 'ask.feeMost', args: { fee: 'fee.most' } })]
    : [];
  const found = [...expected, ...most];
  const free =
    found.length === 0 && isSignature(readback) && readback.incoming.request.body.kind !== 'userOperation';
  return {
    says: free ? [saying({ id: 'ask.noFee', args: {} })] : found,
    unknown: found.length > 0 || free ? [] : [saying({ id: 'ask.feeUnknown', args: {} })],
  };
}

/** What another block that was tried brings, the deadlines, and that no simulation is a promise. */
export function later(subject: AskSubject): AskFound {
  const effects = effectsOf(subject);
  const other = effects?.otherBlock;
  const tried: readonly Said[] =
    other?.s !== 'known'
      ? []
      : other.v.s === 'same'
        ? [saying({ id: 'ask.otherBlock', args: { how: 'same' } })]
        : [
            saying({
              id: 'ask.otherBlock',
              args: { how: other.v.status === 'success' ? 'differs' : 'fails' },
            }),
          ];
  const signature = isSignature(subject.readback);
  const notNow = (effects?.notNow ?? []).map((it) => saying(notNowPhrase(it)));
  return {
    says: [
      ...tried,
      ...notNow,
      ...deadlinesSaid(subject),
      saying({ id: signature ? 'ask.laterSigned' : 'ask.laterOpen', args: {} }),
    ],
    unknown:
      tried.length === 0 && !isSkipped(subject.readback)
        ? [saying({ id: 'ask.otherBlockUnknown', args: {} })]
        : [],
  };
}

export function network(subject: AskSubject): AskFound {
  const chains = ['request.chain', 'siwe.chain', 'signIn.chain'].filter(
    (it) => knownFact(subject, it) !== undefined,
  );
  const [chain] = chains;
  return chain === undefined
    ? { says: [saying({ id: 'ask.noNetwork', args: {} })] }
    : {
        says: [
          saying({ id: 'ask.network', args: { chain } }),
          ...(goesAcross(subject) ? sentenceSaid(subject) : []),
        ],
      };
}

/** Whether it sends to another network, which the sentence names where the request does. */
function goesAcross(subject: AskSubject): boolean {
  return stepsOf(subject).some(
    (it) => modelFor(it)?.act === 'bridge' || paymentsOf(it).some(({ across }) => across === true),
  );
}

/** What a device can show of it: its values, and the hashes that the page lists. */
export function device(subject: AskSubject): AskFound {
  const shown = (['to', 'value'] as const).flatMap((part): readonly Said[] => {
    const fact = factOfRequest(part);
    return knownFact(subject, fact) === undefined
      ? []
      : [saying({ id: 'ask.deviceShows', args: { part, value: fact } })];
  });
  const hashes = subject.readback.fingerprints.length > 0;
  return {
    says: [...(shown.length > 0 || hashes ? [saying({ id: 'ask.device', args: {} })] : []), ...shown],
    unknown: shown.length > 0 || hashes ? [] : [saying({ id: 'ask.noDevice', args: {} })],
    ...(hashes ? { hashes: true as const } : {}),
  };
}
