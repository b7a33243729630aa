import { whyNever } from '../narrate/verdict/verdict.ts';
import type { Phrase } from '../model/phrase.ts';
import { check } from '../check/check.ts';
import { nextInstant } from '../evidence/instants.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { known, pending } from '../model/known.ts';
import type { Facts } from '../model/fact.ts';
import { withoutPending } from '../model/withoutPending.ts';
import type { Readback, StationState } from '../model/readback.ts';
import type { Incoming } from '../model/request.ts';
import type { Finding } from '../model/finding.ts';
import { type Narrated, narrate } from '../narrate/narrate.ts';
import type { AbiFor } from '../model/abi.ts';
import { decode } from '../decode/decode.ts';
import { fingerprints } from '../fingerprint/fingerprints.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import { onlyChecked } from '../model/ways.ts';
import { readOnly } from '../request/frozen/readOnly.ts';
import { noLimitFacts } from '../label/steps/noLimitFacts.ts';
import { stepFacts } from '../label/steps/stepFacts.ts';
import { tradeFacts } from '../label/steps/tradeFacts.ts';
import { termFacts } from '../evidence/bounds/termFacts.ts';
import { citedFacts } from './citedFacts.ts';
import { grow } from './grow.ts';
import { requestFacts } from './requestFacts.ts';

/** What is known without asking anyone: the request's own facts, its fingerprints, and its steps, read with `abis`. */
export function begin(incoming: Incoming, abis: readonly AbiFor[] = []): Evidence {
  const request = incoming.request;
  const decoded = attempt(() => decode(request, { abis }));
  const steps = decoded?.steps ?? [];
  const prints = attempt(() => fingerprints(request, steps));
  const facts = attempt(() => ({
    ...requestFacts(incoming),
    ...hashFact(prints),
    ...stepFacts(steps, chainOf(request.body)),
    ...tradeFacts(steps, chainOf(request.body)),
    ...noLimitFacts(steps),
  }));
  const decodeState: StationState =
    decoded === undefined
      ? 'failed'
      : request.body.kind === 'message'
        ? 'skipped'
        : decoded.complete
          ? 'done'
          : 'partial';
  return {
    schema: 1,
    incoming,
    revision: 0,
    stations: {
      request: 'done',
      fingerprint: prints === undefined ? 'failed' : 'done',
      decode: decodeState,
      label: 'pending',
      simulate: 'pending',
      check: 'pending',
      narrate: 'pending',
    },
    facts: facts ?? {},
    steps,
    effects: pending,
    fingerprints: prints ?? [],
    session: pending,
    book: pending,
    preferences: pending,
    now: pending,
    heads: pending,
  };
}

/** The hash that represents a Safe transaction, as it is computed here. */
function hashFact(prints: Evidence['fingerprints'] | undefined): Facts {
  const print = prints?.find(({ kind }) => kind === 'safeTxHash');
  if (print === undefined) return {};
  const id = 'request.safeTxHash';
  return { [id]: { id, value: known({ kind: 'bytes', hex: print.hex }), from: [{ by: 'request' }] } };
}

/** Whether nothing is awaited any more, so that nothing is said to be inspected still. */
export function isReadingSettled(view: Evidence): boolean {
  const { label, simulate } = view.stations;
  const { session, book, preferences, now, heads } = view;
  const own = [session, book, preferences, now, heads].map(({ s }) => s);
  if ([label, simulate, ...own].includes('pending')) return false;
  // What comes after the effects delays no station.
  return withoutPending(view.effects) === view.effects && withoutPending(view.facts) === view.facts;
}

/** What is still pending when the time is over was not answered in time. */
export function ended(view: Evidence): Evidence {
  const { label, simulate } = view.stations;
  return {
    ...view,
    stations: {
      ...view.stations,
      label: label === 'pending' ? 'partial' : label,
      simulate: simulate === 'pending' ? 'failed' : simulate,
    },
    facts: withoutPending(view.facts),
    effects: withoutPending(view.effects),
    session: withoutPending(view.session),
    book: withoutPending(view.book),
    preferences: withoutPending(view.preferences),
    now: withoutPending(view.now),
    heads: withoutPending(view.heads),
  };
}

/** Judges and words what is known so far. A judge that fails inside leaves the readback not fully read. */
export function revisionOf(view: Evidence, revision: number): Readback {
  const findings = attempt(() => check(view));
  const cited = citedFacts(view, findings ?? []);
  const checked: Evidence = {
    ...view,
    facts: grow(grow(view.facts, cited), attempt(() => termFacts(view)) ?? {}),
    stations: { ...view.stations, check: checkState(findings) },
  };
  const narrated = attempt(() => narrate({ ...checked, findings: findings ?? [] })) ?? untold(checked);
  const { state, ...told } = narrated;
  const {
    session: _session,
    book: _book,
    preferences: _preferences,
    now: _now,
    heads: _heads,
    ...rest
  } = checked;
  const changesAt = attempt(() => nextInstant(view));
  return {
    ...rest,
    ...(changesAt === undefined ? {} : { changesAt }),
    revision,
    stations: { ...checked.stations, narrate: state },
    findings: findings ?? [],
    ...told,
  };
}

function checkState(findings: readonly Finding[] | undefined): StationState {
  if (findings === undefined) return 'failed';
  if (findings.some((it) => it.outcome === 'pending')) return 'pending';
  return findings.some((it) => it.outcome === 'unknown') ? 'partial' : 'done';
}

function untold(view: Evidence): Narrated {
  const never = readOnly(view.incoming.request.body);
  const checked = onlyChecked(view.incoming)?.control;
  const why = never !== undefined ? whyNever(never) : checked && ({ id: checked, args: {} } as Phrase);
  return {
    sentence: [{ id: 'sentence.pending', args: {} }],
    bounds: [],
    verdict: 'notFullyRead',
    control: why === undefined ? { kind: 'hold' } : { kind: 'none', why },
    unread: [
      {
        id: 'station.narrate',
        gap: 'bytes',
        says: { id: 'unread.station', args: { station: 'narrate' } },
        why: { id: 'unread.failedInside', args: { station: 'narrate' } },
        retry: false,
      },
    ],
    parties: [],
    state: 'failed',
  };
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
