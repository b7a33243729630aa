import { fill } from '@readback/phrases/fill.ts';
import { listed } from '@readback/phrases/listed.ts';
import { guessWords } from '@readback/phrases/guessWords.ts';
import * as words from '@readback/phrases/words/web/ui/provenance.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';

export type ProvenanceLine = Readonly<{
  /** One word or two: who says it. */
  by: string;
  /** Our words. */
  says: string;
  /** A name or path that is not ours: drawn as foreign text. */
  named?: string;
  /** Digests, block hashes, ids of facts. */
  digits?: readonly string[];
}>;

/** Where a value comes from, in words. Every kind of provenance has a sentence of its own. */
export function provenanceLine(from: Provenance): ProvenanceLine {
  switch (from.by) {
    case 'request': {
      const [first, last] = from.bytes ?? [];
      const known = first !== undefined && last !== undefined;
      return {
        by: words.request,
        says: known ? fill(words.requestBytes, { first, last }) : words.requestWhole,
      };
    }
    case 'chain':
      return {
        by: words.chain,
        says: fill(words.chainBlock, {
          chain: chainName(from.chainId),
          block: numberWords(from.number),
          ran: from.engines.length > 0 ? 'yes' : 'no',
          engines: listed(from.engines),
          proof: from.proof,
        }),
        named: from.endpoint,
        digits: [from.block],
      };
    case 'source':
      return {
        by: words.other,
        says: fill(words.otherDate, {
          dated: from.asOf ? 'yes' : 'no',
          date: from.asOf ?? '',
          code: codeOf(from),
        }),
        named: from.name,
        ...(from.subject ? { digits: [from.subject] } : {}),
      };
    case 'user':
      return { by: words.book, says: fill(words.bookHere, { code: codeOf(from) }), named: from.entry };
    case 'derived':
      return { by: words.computed, says: words.computedFrom, digits: from.from };
    case 'guess':
      return guessOf(from.why);
  }
}

/** A reason of our own is said; one of others is named. */
function guessOf(why: string): ProvenanceLine {
  const says = guessWords(why);
  return says === undefined
    ? { by: words.guess, says: words.unconfirmed, named: why }
    : { by: words.guess, says };
}

/** An ABI may be of other code than the one that is there. */
function codeOf(from: Extract<Provenance, { by: 'user' | 'source' }>): string {
  return from.unproven ? 'unproven' : 'compared';
}
