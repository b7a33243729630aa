import type { Intent } from '@readback/core/model/intent.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { VerdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import type { Body, Incoming, Mined, TypedName } from '@readback/core/model/request.ts';
import { viaOf } from '@readback/core/model/ways.ts';
import { deepFreeze } from '@readback/core/request/frozen/deepFreeze.ts';
import type { Hex } from 'viem';
import { noteKept } from './fresh.ts';
import { keptIntent } from './keptIntent.ts';
import { withLimits } from './keptLimits.ts';
import { isHex, isReadback, isRecord, isVerdictName } from '../base/shapes.ts';

/** Exactly what a wallet is, or was, asked. */
export type WalletCall = Readonly<{ method: string; params: readonly unknown[] }>;

/**
 * `open`: being read, or left. `rejected`: by the user, here. `asked`: the wallet was asked and has not answered
 * (after a reload: it may have). `signed`, `sent`: it answered. `failed`: it refused, or answered nonsense.
 */
export type ActivityState = 'open' | 'rejected' | 'asked' | 'signed' | 'sent' | 'failed';

/**
 * What a wallet returned or threw, as text: `json` where it was not text itself, `cut` where it was endless. Foreign.
 */
export type RawAnswer = Readonly<{ how: 'returned' | 'threw'; text: string; json?: true; cut?: true }>;

/** What is left of a readback that was let go: its verdict, and its sentence as text, which holds foreign text. */
export type Summary = Readonly<{ verdict: VerdictName; sentence: string }>;

/** A request that came here, how it read, and what became of it. */
export type ActivityEntry = Readonly<{
  id: string;
  incoming: Incoming;
  /** Milliseconds since the epoch. */
  openedAt: number;
  state: ActivityState;
  /** When the wallet answered, in milliseconds since the epoch. */
  answeredAt?: number;
  readback?: Readback;
  /** How many steps the readback had, where its record keeps only the first of them. */
  allSteps?: number;
  /** Represents the readback of an old entry. */
  summary?: Summary;
  call?: WalletCall;
  signature?: Hex;
  hash?: Hex;
  /** The wallet's own name for a batch that it took (EIP-5792). Foreign text; no transaction can be found by it. */
  batch?: string;
  /** The transactions by which the wallet says that it carried a batch out, where they are several. */
  parts?: readonly Hex[];
  /** Of the proposal that a Safe made of it. It is not a transaction: owners have to confirm and carry it out. */
  safeTxHash?: Hex;
  /** What the wallet answered, where it was not simply what it was asked for. */
  answer?: RawAnswer;
  /** The wallet's error says that it did nothing. */
  refused?: true;
  hearback?: Hearback;
  /** Why it failed, for people. */
  problem?: string;
  /** The entry whose request this one is but for one value that was changed here. */
  amends?: string;
  /** The entry with the same request that may have been signed, and whose answer is not known. */
  repeats?: string;
  /** What the user said that it should do, and took back: it was read without it. */
  withdrawn?: Intent;
  /** Taken over from a file: a record that this browser did not make, and that proves nothing alone. */
  imported?: true;
  /** The scenario of Flight school that it is flown for: its own book, the practice wallet, and no place in Activity. */
  flight?: string;
  /** Of a flight: what was found is shown once it is decided. */
  veiled?: boolean;
}>;

/**
 * An entry as it was kept, frozen again, or undefined when it is of another schema or was damaged. Parts that it can
 * do without are left out when they make no sense; a damaged `state` or request cannot be done without.
 */
export function keptEntry(kept: unknown, schema: number): ActivityEntry | undefined {
  if (schema !== 1 || !isRecord(kept)) return undefined;
  const { id, incoming, openedAt, state, readback, call, signature, hash, batch, hearback, problem } = kept;
  const { summary, imported, safeTxHash, allSteps, parts, flight, amends, repeats, answer, refused } = kept;
  const { answeredAt } = kept;
  const withdrawn = keptIntent(kept.withdrawn);
  if (typeof id !== 'string' || !isTime(openedAt) || !isIncoming(incoming) || !states.has(state))
    return undefined;
  noteKept(incoming.request);
  const same = isReadback(readback) && readback.incoming.request?.digest === incoming.request.digest;
  return deepFreeze({
    id,
    incoming: whole({ ...incoming, origin: { ...incoming.origin, via: viaOf(incoming.origin.via) } }),
    openedAt,
    state: state as ActivityState,
    ...(isTime(answeredAt) ? { answeredAt } : {}),
    ...(same ? { readback: withLimits(readback) } : {}),
    ...(same && Number.isSafeInteger(allSteps) && Number(allSteps) > 0 ? { allSteps: Number(allSteps) } : {}),
    ...(isSummary(summary) ? { summary } : {}),
    ...(isCall(call) ? { call } : {}),
    ...(isHex(signature) ? { signature } : {}),
    ...(isHex(hash) ? { hash } : {}),
    ...(typeof batch === 'string' ? { batch } : {}),
    ...(isHex(safeTxHash) ? { safeTxHash } : {}),
    ...(Array.isArray(parts) && parts.length <= 40 && parts.every(isHex) ? { parts } : {}),
    ...(isAnswer(answer) ? { answer } : {}),
    ...(refused === true ? { refused } : {}),
    ...(isHearback(hearback) ? { hearback } : {}),
    ...(typeof problem === 'string' ? { problem } : {}),
    ...(imported === true ? { imported } : {}),
    ...(typeof flight === 'string' ? { flight } : {}),
    ...(typeof flight === 'string' && kept.veiled === true ? { veiled: true } : {}),
    ...(typeof amends === 'string' ? { amends } : {}),
    ...(typeof repeats === 'string' ? { repeats } : {}),
    ...(withdrawn ? { withdrawn } : {}),
  });
}

const states: ReadonlySet<unknown> = new Set<ActivityState>([
  'open',
  'rejected',
  'asked',
  'signed',
  'sent',
  'failed',
]);

const kinds: ReadonlySet<unknown> = new Set<Body['kind']>([
  'transaction',
  'calls',
  'calldata',
  'message',
  'typedData',
  'safeTransaction',
  'userOperation',
  'authorization',
]);

const verdicts: ReadonlySet<unknown> = new Set<Hearback['verdict']>([
  'same',
  'carried',
  'feeOrNonce',
  'different',
  'replaced',
  'dropped',
  'waiting',
  'stuck',
  'reorganised',
  'cannotTell',
]);

const effects: ReadonlySet<unknown> = new Set<Hearback['effects']>([
  'asRead',
  'less',
  'different',
  'reverted',
  'pending',
  'cannotTell',
  'notApplicable',
]);

function isIncoming(it: unknown): it is Incoming {
  if (!isRecord(it) || !isRecord(it.request) || !isRecord(it.origin) || !isTime(it.receivedAt)) return false;
  const { body, raw, digest } = it.request;
  const { via, claimed } = it.origin;
  const asRequest = isRecord(body) && kinds.has(body.kind) && typeof raw === 'string' && isHex(digest);
  return asRequest && typeof via === 'string' && (claimed === undefined || typeof claimed === 'string');
}

/** With those of its names that make sense, and what was said of it where all of that does: the rest was not typed. */
function whole({ names, mined, intent, ...rest }: Incoming): Incoming {
  const said = keptIntent(intent);
  const incoming: Incoming = {
    ...rest,
    ...(isMined(mined) ? { mined } : {}),
    ...(said ? { intent: said } : {}),
  };
  const all: readonly unknown[] = Array.isArray(names) ? names : [];
  const fit = all.filter(isTypedName);
  return fit.length === 0 ? incoming : { ...incoming, names: fit };
}

function isMined(it: unknown): it is Mined {
  return (
    isRecord(it) && isHex(it.blockHash) && it.blockHash.length === 66 && typeof it.blockNumber === 'bigint'
  );
}

function isTypedName(it: unknown): it is TypedName {
  if (!isRecord(it) || typeof it.name !== 'string' || it.name.length > 255) return false;
  return isHex(it.address) && it.address.length === 42;
}

function isCall(it: unknown): it is WalletCall {
  return isRecord(it) && typeof it.method === 'string' && Array.isArray(it.params);
}

function isAnswer(it: unknown): it is RawAnswer {
  return isRecord(it) && typeof it.text === 'string' && typeof it.how === 'string';
}

function isHearback(it: unknown): it is Hearback {
  if (!isRecord(it) || !isRecord(it.facts)) return false;
  const { said } = it;
  return (
    (said === undefined || (isRecord(said) && Array.isArray(said.differences))) &&
    verdicts.has(it.verdict) &&
    effects.has(it.effects) &&
    [it.differs, it.lines, it.says].every(Array.isArray)
  );
}

function isSummary(it: unknown): it is Summary {
  const { verdict, sentence } = isRecord(it) ? it : {};
  return isVerdictName(verdict) && typeof sentence === 'string';
}

/** Milliseconds that a date can be made of. */
function isTime(it: unknown): it is number {
  return typeof it === 'number' && Math.abs(it) <= 8.64e15;
}
