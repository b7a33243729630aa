import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Hex } from 'viem';

/** A call that someone sent: see `realCalls.test.ts` for where they are from. */
export type SentCall = Readonly<{ id: string; chain: number; from: Hex; to: Hex; value: string; data: Hex }>;

export function sentCalls(): readonly SentCall[] {
  const bytes = readFileSync(new URL('./realCalls.jsonl.gz', import.meta.url));
  return gunzipSync(bytes)
    .toString()
    .trim()
    .split('\n')
    .map((line): SentCall => JSON.parse(line));
}
