import { looksLike } from '@readback/core/actions/message/lookAlike.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Address } from 'viem';

/** In lower case: the addresses of a sentence that could be taken for one another, which it therefore shows whole. */
export function alikeIn(phrase: Phrase, facts: FindFact): ReadonlySet<string> {
  const all = addressesIn(phrase, facts);
  return new Set(
    all.filter((it) => all.some((other) => looksLike(it, other) !== undefined)).map((it) => it.toLowerCase()),
  );
}

/** The address that a fact says. */
export function addressIn(fact: Fact | undefined): Address | undefined {
  const value = valueOf(fact?.value);
  return value?.kind === 'address' ? value.address : undefined;
}

function addressesIn({ args }: Phrase, facts: FindFact): readonly Address[] {
  return Object.values(args).flatMap((it: unknown): readonly Address[] => {
    if (typeof it === 'object' && it !== null && 'args' in it) return addressesIn(it as Phrase, facts);
    const address = typeof it === 'string' ? addressIn(facts(it)) : undefined;
    return address === undefined ? [] : [address];
  });
}
