import { factOfEffect } from '../model/factIds.ts';
/** What is around a request: who asks and who signs, when it takes effect, what is known from before, and how it was found. */
import { paymentsOf } from '../actions/payments/payments.ts';
import type { EffectLine } from '../model/effects.ts';
import type { PartyRole } from '../model/readback.ts';
import { limitPhrases } from '../model/limits.ts';
import { type AskFound, type AskSubject, type Said, saying } from './answer.ts';
import { paidBefore } from './accounts.ts';
import { effectsOf, groundFact, isSignature, isSkipped, knownFact, sentenceSaid, stepsOf } from './ground.ts';
import { deadlinesSaid } from './permissions.ts';
import { signInFact } from './power.ts';
import { accountFact } from './topics.ts';

/** Who asks, as far as anybody vouches for it, and what it asks for; why someone wants it is not in a request. */
export function asker(subject: AskSubject): AskFound {
  const how = (['verified', 'site', 'claimed'] as const).find(
    (it) => knownFact(subject, `origin.${it}`) !== undefined,
  );
  const signIn = signInFact(subject);
  return {
    says: [
      how === undefined
        ? saying({ id: 'ask.noAsker', args: {} })
        : saying({ id: 'ask.asker', args: { how, site: `origin.${how}` } }),
      ...(signIn === undefined ? [] : [saying({ id: 'ask.signsInAt', args: { site: signIn } })]),
      ...sentenceSaid(subject),
      saying({ id: 'ask.noMotive', args: {} }),
    ],
  };
}

/** Which account of the user's it is about. */
export function signer(subject: AskSubject): AskFound {
  const roles = new Set<PartyRole>(['from', 'signer', 'safe']);
  const found = subject.readback.parties.flatMap(({ role, address }): readonly Said[] => {
    const who = accountFact(subject, address);
    return roles.has(role) && who !== undefined ? [saying({ id: 'ask.role', args: { who, role } })] : [];
  });
  return found.length > 0 ? { says: found } : { unknown: [saying({ id: 'ask.noSigner', args: {} })] };
}

/** When it takes effect. How long a network takes is not in a request. */
export function when(subject: AskSubject): AskFound {
  const { readback } = subject;
  const across = stepsOf(subject).some((it) => paymentsOf(it).some((one) => one.across === true));
  const how = !isSignature(readback) ? 'mined' : isSkipped(readback) ? 'text' : 'used';
  return {
    says: [
      saying({ id: 'ask.takesEffect', args: { how } }),
      ...(across ? [saying({ id: 'ask.arrivesAcross', args: {} })] : []),
      ...deadlinesSaid(subject),
    ],
  };
}

/** What this device and the chain know from before: payments, and permissions as they were. */
export function since(subject: AskSubject): AskFound {
  const paid = paidBefore(subject);
  const before = (effectsOf(subject)?.lines ?? []).flatMap((line): readonly Said[] =>
    line.what === 'allowance' && hasFacts(subject, line)
      ? [
          saying(
            {
              id: 'ask.couldTake',
              args: {
                how: line.before.s === 'known' && line.before.v === 0n ? 'none' : 'some',
                spender: factOfEffect(line.id, 'counterparty'),
                token: factOfEffect(line.id, 'asset'),
                before: factOfEffect(line.id, 'before'),
              },
            },
            { of: 'effect', id: line.id },
          ),
        ]
      : [],
  );
  const found = [...paid, ...before];
  return found.length > 0
    ? { says: [...found, saying({ id: 'ask.onlyHere', args: {} })] }
    : { unknown: [saying({ id: 'ask.noEarlier', args: {} })] };
}

function hasFacts(subject: AskSubject, { id, before }: EffectLine): boolean {
  return (
    before.s === 'known' &&
    (['counterparty', 'asset', 'before'] as const).every(
      (part) => groundFact(subject, factOfEffect(id, part)) !== undefined,
    )
  );
}

/** What it may be owed for: what it does, and that the terms of a loan are not in a request. Its debts are warnings. */
export function owes(subject: AskSubject): AskFound {
  return {
    says: sentenceSaid(subject),
    unknown: [saying({ id: 'ask.loanTerms', args: {} })],
    terms: ['liquidation'],
  };
}

/** How what is said was found: a simulation, checks, and what neither of them looks at. */
export function how(subject: AskSubject): AskFound {
  const { readback } = subject;
  const effects = effectsOf(subject);
  const done = readback.findings.filter(({ outcome }) => outcome === 'clear' || outcome === 'fired').length;
  const open = readback.findings.filter(
    ({ outcome }) => outcome === 'unknown' || outcome === 'pending',
  ).length;
  const state = effects !== undefined ? 'done' : isSkipped(readback) ? 'skipped' : 'failed';
  return {
    says: [
      saying({ id: 'ask.howFound', args: { state } }),
      saying({ id: 'ask.howChecked', args: { done, open } }),
      ...(effects === undefined ? [] : limitPhrases(effects).map((it) => saying(it, { of: 'limits' }))),
    ],
  };
}
