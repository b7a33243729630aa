import type { Known } from '../model/known.ts';
import { standardPreferences } from '../model/preferences.ts';
import { address, hash32, hexBytes, isRecord } from './schema.ts';
import type { QuestionKind, Questions } from './world.ts';

const whys: ReadonlySet<unknown> = new Set([
  'offline',
  'timeout',
  'refused',
  'busy',
  'noState',
  'unanswered',
  'unsupported',
  'malformed',
  'tooLarge',
  'notFound',
  'notAsked',
  'switchedOff',
]);

/** Whether `it` has the shape of an answer to a question of this kind. `pending` is not an answer. */
export function isAnswer<K extends QuestionKind>(kind: K, it: unknown): it is Known<Questions[K]['answer']> {
  if (!isRecord(it)) return false;
  if (it.s === 'unknown')
    return whys.has(it.why) && (it.source === undefined || typeof it.source === 'string') && isWait(it.wait);
  return it.s === 'known' && shapes[kind](it.v);
}

function isWait(it: unknown): boolean {
  return it === undefined || (typeof it === 'number' && Number.isSafeInteger(it) && it >= 0);
}

const shapes: Record<QuestionKind, (v: unknown) => boolean> = {
  rpc: (v) => {
    if (!isRecord(v) || typeof v.endpoint !== 'string') return false;
    if (!Object.hasOwn(v, 'error')) return Object.hasOwn(v, 'result');
    return isRecord(v.error) && typeof v.error.code === 'number' && typeof v.error.message === 'string';
  },
  label: (v) => isRecord(v) && typeof v.name === 'string' && typeof v.source === 'string',
  ens: (v) => isRecord(v) && Number.isSafeInteger(v.chainId) && address(v.universalResolver) !== undefined,
  gateway: (v) => isRecord(v) && hexBytes(v.data) !== undefined,
  abi: (v) => Array.isArray(v) && v.length <= 64 && v.every(isKept),
  verified: isVerified,
  signatures: (v) => Array.isArray(v) && v.length <= 64 && v.every((it) => typeof it === 'string'),
  descriptor: (v) =>
    isRecord(v) &&
    typeof v.text === 'string' &&
    typeof v.host === 'string' &&
    typeof v.fetchedAt === 'number' &&
    Number.isFinite(v.fetchedAt),
  waiting: (v) => Array.isArray(v) && v.length <= 256 && v.every(isWaiting),
  permitted: (v) => Array.isArray(v) && v.length <= 1_024 && v.every(isPermitted),
  contract: isRecordOfContract,
  listed: isListings,
  preferences: isPreferences,
  book: (v) => Array.isArray(v) && v.every(isBookEntry),
  session: (v) => isRecord(v) && typeof v.host === 'string' && (v.wallet === undefined || isWallet(v.wallet)),
  heads: (v) => Array.isArray(v) && v.length <= 64 && v.every(isRecord),
  time: (v) => typeof v === 'bigint' && v > 0n,
  revoked: (v) => typeof v === 'bigint' && v >= 0n,
};

/** Each in it is read separately, and left out where it is not one. */
function areErrors(v: unknown): boolean {
  return v === undefined || (Array.isArray(v) && v.length <= 64 && v.every(isRecord));
}

/** Each function in it is read separately, and left out where it is not one. */
function areFunctions(v: unknown): boolean {
  return Array.isArray(v) && v.length <= 2_000 && v.every((it) => typeof it === 'string' || isRecord(it));
}

function isVerified(v: unknown): boolean {
  if (!isRecord(v) || !areFunctions(v.functions) || !areErrors(v.errors) || !isRecord(v.from)) return false;
  const hints = v.elsewhere ?? [];
  if (!Array.isArray(hints) || hints.length > 8 || !hints.every((it) => address(it) === it)) return false;
  if (v.name !== undefined && (typeof v.name !== 'string' || v.name.length > 256)) return false;
  return v.from.by === 'source' && typeof v.from.name === 'string';
}

function isKept(v: unknown): boolean {
  return (
    isRecord(v) &&
    address(v.address) !== undefined &&
    areFunctions(v.functions) &&
    areErrors(v.errors) &&
    (v.codeHash === undefined || hash32(v.codeHash) !== undefined) &&
    isRecord(v.from) &&
    (v.from.by === 'user'
      ? typeof v.from.entry === 'string'
      : v.from.by === 'guess'
        ? typeof v.from.why === 'string'
        : v.from.by === 'source' && typeof v.from.name === 'string')
  );
}

function isWaiting(v: unknown): boolean {
  if (!isRecord(v) || typeof v.nonce !== 'bigint' || v.nonce < 0n || !isRecord(v.call)) return false;
  const { to, value, data } = v.call;
  if (to !== null && address(to) === undefined) return false;
  return typeof value === 'bigint' && value >= 0n && hexBytes(data) !== undefined;
}

function isPermitted(v: unknown): boolean {
  return isRecord(v) && (v.kind === 'token' || v.kind === 'collection') && address(v.address) !== undefined;
}

function isRecordOfContract(v: unknown): boolean {
  if (!isRecord(v) || typeof v.verified !== 'boolean' || !isRecord(v.from)) return false;
  const natural = (it: unknown) => it === undefined || (typeof it === 'bigint' && it >= 0n);
  return (
    natural(v.createdBlock) &&
    natural(v.createdAt) &&
    (v.name === undefined || typeof v.name === 'string') &&
    v.from.by === 'source' &&
    typeof v.from.name === 'string'
  );
}

function isListings(v: unknown): boolean {
  const isList = (it: unknown) => isRecord(it) && typeof it.name === 'string' && typeof it.asOf === 'string';
  return (
    isRecord(v) &&
    Array.isArray(v.lists) &&
    v.lists.every(isList) &&
    Array.isArray(v.found) &&
    v.found.every((it) => isRecord(it) && typeof it.what === 'string' && isList(it.list))
  );
}

function isPreferences(v: unknown): boolean {
  if (!isRecord(v) || !isRecord(v.thresholds) || !Array.isArray(v.mutes)) return false;
  const { thresholds } = v;
  return (
    Object.keys(standardPreferences.thresholds).every((key) => {
      const it = thresholds[key];
      return typeof it === 'number' && Number.isFinite(it) && it >= 0;
    }) &&
    v.mutes.every(
      (it) =>
        isRecord(it) &&
        typeof it.rule === 'string' &&
        address(it.address) !== undefined &&
        typeof it.chainId === 'number',
    ) &&
    Array.isArray(v.blockedSites) &&
    v.blockedSites.every((it) => typeof it === 'string') &&
    Array.isArray(v.auditors) &&
    v.auditors.every((it) => isRecord(it) && address(it.address) !== undefined)
  );
}

function isBookEntry(v: unknown): boolean {
  return (
    isRecord(v) &&
    typeof v.address === 'string' &&
    typeof v.own === 'boolean' &&
    typeof v.paid === 'number' &&
    (v.knownOn === undefined || (Array.isArray(v.knownOn) && v.knownOn.every((it) => typeof it === 'number')))
  );
}

function isWallet(v: unknown): boolean {
  return isRecord(v) && typeof v.account === 'string' && typeof v.chainId === 'number';
}
