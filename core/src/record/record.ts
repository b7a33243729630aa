import { type Address, type Hex, keccak256, stringToBytes } from 'viem';
import { recover } from '../crypto/recover.ts';
import { signedBy } from '../hearback/signature/signed.ts';
import { decimalJson } from '../kit/decimalJson.ts';
import type { Hearback } from '../model/hearback.ts';
import type { Readback } from '../model/readback.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import { textOfRequest, versionOf } from './textOfRequest.ts';

/** What became of a request, as far as it is known here. Times are in milliseconds since the epoch. */
export type RecordedAnswer = Readonly<{
  state: string;
  at?: number;
  signature?: Hex;
  hash?: Hex;
  safeTxHash?: Hex;
}>;

/** What a record is made of. `device`: what the user says that it showed. `said`: the readback in words, line by line. */
export type Recorded = Readonly<{
  readback: Readback;
  said: readonly string[];
  answer: RecordedAnswer;
  hearback?: Hearback;
  device?: string;
  madeAt: Date;
  by: Readonly<{ version: string; release?: string }>;
}>;

/** The name that a record bears, by which it is recognized. */
export const recordFormat = 'readback.record';

/**
 * The evidence of a request: what was asked, how it read, what was signed and what came of it, as JSON in the form of
 * `docs/record.schema.json`. Only what was seen is in it: what nobody said is null. `digests` holds a hash of each part, and
 * `seal` one of these, so that a part that was changed later can be named. They show a change, and do not prove who made the record.
 */
export async function recordText(it: Recorded): Promise<string> {
  const { readback, answer, madeAt, by } = it;
  const { request, origin, receivedAt } = readback.incoming;
  const { body } = request;
  const wanted = signedBy(body)?.digest;
  const signer: Address | undefined =
    answer.signature === undefined || wanted === undefined
      ? undefined
      : (await recover(wanted, answer.signature))?.signer;
  const content = {
    format: recordFormat,
    version: 1,
    madeAt: madeAt.toISOString(),
    by: { version: by.version, release: by.release ?? null },
    request: {
      digest: request.digest,
      chainId: chainOf(body) ?? null,
      version: versionOf(body) ?? null,
      via: origin.via,
      receivedAt: new Date(receivedAt).toISOString(),
      text: (await textOfRequest(request)) ?? null,
    },
    said: it.said,
    readback,
    device: it.device ?? null,
    answer: {
      state: answer.state,
      at: answer.at === undefined ? null : new Date(answer.at).toISOString(),
      signature: answer.signature ?? null,
      signer: signer ?? null,
      hash: answer.hash ?? null,
      safeTxHash: answer.safeTxHash ?? null,
    },
    hearback: it.hearback ?? null,
  };
  return sealedRecord(JSON.parse(decimalJson(content)) as Plain);
}

type Plain = Readonly<Record<string, unknown>>;

/** The text of a record with these parts. */
export function sealedRecord(content: Plain): string {
  const digests = digestsOf(content);
  return writtenRecord({ ...content, digests, seal: sealOf(digests) });
}

/** As a record is written: the same values written otherwise are another file. */
export function writtenRecord(record: Plain): string {
  return JSON.stringify(record, null, 2);
}

/** A hash of each part: of what stands first in the file, and of what is inside the objects there. */
export function digestsOf(content: Plain): Readonly<Record<string, Hex>> {
  return Object.fromEntries(
    Object.entries(content)
      .filter(([name]) => name !== 'digests' && name !== 'seal')
      .flatMap(([name, value]) => partsOf(name, value))
      .map(([path, value]) => [path, hashOf(value)]),
  );
}

function partsOf(name: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (!isRecordPart(value)) return [[name, value]];
  const inside = Object.entries(value);
  const deeper = inside.flatMap(([key, it]) =>
    name === 'readback' && key === 'incoming' && isRecordPart(it)
      ? Object.entries(it).map(([last, one]) => [`${name}.${key}.${last}`, one] as const)
      : [[`${name}.${key}`, it] as const],
  );
  // Which names there are, and in which order.
  return [[name, inside.map(([key]) => key)], ...deeper];
}

export function isRecordPart(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function sealOf(digests: Readonly<Record<string, unknown>>): Hex {
  return hashOf(digests);
}

function hashOf(value: unknown): Hex {
  return keccak256(stringToBytes(JSON.stringify(value ?? null)));
}
