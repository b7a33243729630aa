import '../data/allWords.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { plain, plainFact } from '@readback/phrases/plain.ts';
import type { Hex } from 'viem';
import { findFact } from '../data/findFact.ts';

/** What the wallet returned. */
export type Returned = Readonly<{ hash?: Hex | undefined; signature?: Hex | undefined }>;

/**
 * A difference as a text for someone else: the request as it came, its digest, what was read back, what the wallet
 * returned and what the network has, each compared field both in words and exact. JSON; numbers are decimal texts.
 */
export function differenceProof(
  readback: Readback,
  { facts, lines, says, verdict, effects, followed }: Hearback,
  { hash, signature }: Returned,
  at = new Date(),
): string {
  const find = findFact(readback, facts);
  const value = (fact: Fact | undefined) => ({ words: plainFact(fact, find), exact: valueOf(fact?.value) });
  const { request, receivedAt } = readback.incoming;
  const file = {
    format: 'readback.difference',
    version: 1,
    madeAt: at.toISOString(),
    request: { raw: request.raw, digest: request.digest, receivedAt: new Date(receivedAt).toISOString() },
    readBack: { verdict: readback.verdict, sentence: plain(readback.sentence, find) },
    walletReturned: { hash, signature },
    network: { hash: followed?.hash, block: followed?.block },
    hearback: { verdict, effects, says: plain(says, find) },
    compared: lines.map(({ label, readBack, happened, same }) => ({
      what: plain(label, find),
      same,
      youRead: value(find(readBack)),
      itDid: value(find(happened)),
    })),
  };
  return JSON.stringify(file, (_, it: unknown) => (typeof it === 'bigint' ? it.toString() : it), 2);
}
