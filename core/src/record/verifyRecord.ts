import type { Hex } from 'viem';
import { recover } from '../crypto/recover.ts';
import { fingerprints } from '../fingerprint/fingerprints.ts';
import { signedBy } from '../hearback/signature/signed.ts';
import { decimalJson } from '../kit/decimalJson.ts';
import type { Readback } from '../model/readback.ts';
import type { SigningRequest } from '../model/request.ts';
import { readJson } from '../text/json/readJson.ts';
import { ReadbackError } from '../text/errors.ts';
import { digestsOf, isRecordPart, recordFormat, sealOf, writtenRecord } from './record.ts';
import { requestOf } from './textOfRequest.ts';

/**
 * What a record is worth, found on this device alone. `changed`: parts that are no longer as they were written, by their path
 * in the file, and what in them does not fit the request, which is read again: its digest, its fingerprints, whose the signature
 * is. `broken`: from that line on it cannot be parsed as JSON. `request` is the request as it is read here, undefined where the record holds no text of it that reads the same.
 */
export type VerifiedRecord =
  | Readonly<{ is: 'noRecord' }>
  | Readonly<{ is: 'broken'; line: number }>
  | Readonly<{
      is: 'record';
      changed: readonly string[];
      request?: SigningRequest;
      content: Readonly<Record<string, unknown>>;
    }>;

/** So large a record is not read, in characters. */
const most = 20_000_000;

/** Checks a record, part by part. Asks nobody. Never throws. */
export async function verifyRecord(text: string): Promise<VerifiedRecord> {
  if (text.length > most || !names.test(text)) return { is: 'noRecord' };
  const content = parsed(text);
  if (!isRecordPart(content)) return { is: 'broken', line: brokenLine(text) };
  const sealedParts = changedParts(content);
  const request = await requestIn(content);
  const untrue = await untrueParts(content, request);
  const all = [...new Set([...sealedParts, ...untrue])];
  // The same values, written otherwise.
  const isAsWritten = all.length > 0 || writtenRecord(content) === text.replace(/\n$/, '');
  return {
    is: 'record',
    changed: isAsWritten ? all : [`line ${firstOtherLine(text, writtenRecord(content))}`],
    content,
    ...(request === undefined ? {} : { request }),
  };
}

/** One changed letter does not make another file of it. */
const names = new RegExp(`${recordFormat.replace('.', '\\.')}|"digests"|"seal"`);

/** Where it can be parsed no longer. */
function brokenLine(text: string): number {
  try {
    readJson(text);
    return 1;
  } catch (error) {
    const at = error instanceof ReadbackError ? error.at : undefined;
    return text.slice(0, at ?? 0).split('\n').length;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function changedParts(content: Readonly<Record<string, unknown>>): readonly string[] {
  const { digests: said, seal } = content;
  const own = digestsOf(content);
  if (!isRecordPart(said)) return ['digests'];
  const differ = [...new Set([...Object.keys(own), ...Object.keys(said)])].filter(
    (it) => own[it] !== said[it],
  );
  const isSealed = sealOf(said) === seal;
  // Where the seal fits what is there, it is the table of hashes that was changed.
  if (!isSealed && differ.length > 0 && sealOf(own) === seal) return differ.map((it) => `digests.${it}`);
  if (isSealed) return differ;
  const isInOrder = Object.keys(own).join() === Object.keys(said).join();
  return [...differ, differ.length === 0 && isInOrder ? 'seal' : 'digests'];
}

async function requestIn(content: Readonly<Record<string, unknown>>): Promise<SigningRequest | undefined> {
  const { request } = content;
  if (!isRecordPart(request)) return undefined;
  const { text, digest, chainId, version } = request;
  if (typeof text !== 'string' || typeof digest !== 'string') return undefined;
  const context = typeof chainId === 'number' && Number.isSafeInteger(chainId) ? { chainId } : {};
  try {
    return await requestOf(text, digest, context, typeof version === 'string' ? version : undefined);
  } catch {
    return undefined;
  }
}

/** What the record says of the request and does not follow from it. */
async function untrueParts(
  content: Readonly<Record<string, unknown>>,
  request: SigningRequest | undefined,
): Promise<readonly string[]> {
  const { readback, answer, request: asked } = content;
  if (!isRecordPart(asked)) return ['request'];
  if (request === undefined) return asked['text'] === null ? [] : ['request.text'];
  const found: string[] = [];
  const inside = isRecordPart(readback) ? readback : {};
  const incoming = isRecordPart(inside['incoming']) ? inside['incoming'] : {};
  const its = isRecordPart(incoming['request']) ? incoming['request'] : {};
  if (!isSame(its['body'], request.body) || its['digest'] !== request.digest)
    found.push('readback.incoming.request');
  if (!isSame(topmost(inside['fingerprints']), topmost(fingerprints(request))))
    found.push('readback.fingerprints');
  const { signature, signer } = isRecordPart(answer) ? answer : {};
  if (typeof signature === 'string' && /^0x(?:[0-9a-fA-F]{2})+$/.test(signature)) {
    const digest = signedBy(request.body)?.digest;
    const by = digest === undefined ? undefined : (await recover(digest, signature as Hex))?.signer;
    if ((by ?? null) !== signer) found.push('answer.signer');
  } else if (signer !== null) found.push('answer.signer');
  return found;
}

/** Those of the request itself: what is inside it was found with what sources said. */
function topmost(all: unknown): readonly unknown[] {
  return Array.isArray(all) ? all.filter((it) => !(isRecordPart(it) && it['step'] !== undefined)) : [];
}

function isSame(one: unknown, other: unknown): boolean {
  return plainText(one) === plainText(other);
}

/** In whichever order the names stand. */
function plainText(it: unknown): string {
  return JSON.stringify(JSON.parse(decimalJson({ it })), (_, value: unknown) =>
    isRecordPart(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function firstOtherLine(one: string, other: string): number {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const at = a.findIndex((line, n) => line !== b[n]);
  return (at === -1 ? a.length : at) + 1;
}

/** What two readings of one request are compared by. */
const compared = [
  'verdict',
  'sentence',
  'findings',
  'unread',
  'steps',
  'effects',
  'parties',
  'fingerprints',
] as const;

/**
 * In what another reading of the same request differs from the one of a record: the verdict, the sentence, warnings, what is
 * unknown, steps, changes, parties, fingerprints. Later blocks have other times and fees: of changes only whose and what they are counts.
 */
export function differencesOf(
  recorded: Readonly<Record<string, unknown>>,
  own: Readback,
): readonly (typeof compared)[number][] {
  const mine = JSON.parse(decimalJson(own)) as Readonly<Record<string, unknown>>;
  return compared.filter((part) => !isSame(told(part, recorded[part]), told(part, mine[part])));
}

function told(part: (typeof compared)[number], it: unknown): unknown {
  if (part === 'findings')
    return list(it)
      .filter((one) => one['outcome'] === 'fired')
      .map(pick('rule', 'severity'));
  if (part === 'unread') return list(it).map(pick('id'));
  if (part !== 'effects') return it;
  const effects = isRecordPart(it) && isRecordPart(it['v']) ? it['v'] : undefined;
  if (effects === undefined) return null;
  const lines = list(effects['lines']).filter(({ what }) => what !== 'fee');
  return { status: effects['status'], lines: lines.map(pick('what', 'who', 'asset', 'part')) };
}

function list(it: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(it) ? it.filter(isRecordPart) : [];
}

function pick(...names: readonly string[]) {
  return (it: Readonly<Record<string, unknown>>) => names.map((name) => it[name] ?? null);
}
