import { type Via, wayOf } from '@readback/core/model/ways.ts';
import { plain } from '@readback/phrases/plain.ts';
import type { Body, Incoming } from '@readback/core/model/request.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import * as words from '@readback/phrases/words/web/review/kinds.ts';

/** Who asked, in our words; what the asker says of itself is `incoming.origin.claimed`, which is foreign. */
export function askedBy({ origin }: Incoming): string {
  if (!origin.madeMine) return wayWords(origin.via);
  return plain({ id: 'way.madeMine', args: { way: wayPhrase(origin.via) } }, () => undefined);
}

/** The way by which a request came, as who asked. */
export function wayWords(via: Via): string {
  return plain(wayPhrase(via), () => undefined);
}

function wayPhrase(via: Via): Phrase {
  return { id: wayOf(via).words, args: {} };
}

/** What a request is. */
export const kindWords: Readonly<Record<Body['kind'], string>> = words.kinds;
