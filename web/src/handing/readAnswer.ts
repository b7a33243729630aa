import * as words from '@readback/phrases/words/web/activity/entry.ts';
import type { Hex } from 'viem';
import type { ActivityPatch } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { isSent } from '../data/activity/isSent.ts';
import { isHex } from '../data/base/shapes.ts';

export type Answer = Readonly<{ ok: true; patch: ActivityPatch } | { ok: false; error: string }>;

/** The longest signature that is taken, in characters: those of contracts can be long. */
const longest = 20_000;

/** What a wallet answered, as the user copied it from there: a transaction's hash, or a signature. */
export function readAnswer(entry: ActivityEntry, typed: string): Answer {
  const text = typed.trim();
  if (isSent(entry)) {
    return isHex(text) && text.length === 66
      ? { ok: true, patch: { state: 'sent', hash: text.toLowerCase() as Hex } }
      : { ok: false, error: words.notHash };
  }
  return isHex(text) && text.length >= 4 && text.length <= longest
    ? { ok: true, patch: { state: 'signed', signature: text } }
    : { ok: false, error: words.notSignature };
}
