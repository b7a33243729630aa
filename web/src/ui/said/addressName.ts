import { factOfAccount, factOfToken, factOfBook } from '@readback/core/model/factIds.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/facts.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { isOddSymbol } from '@readback/core/text/oddSymbol.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { syntheticName } from '@readback/phrases/syntheticName.ts';
import type { Address } from 'viem';
import type { AddressName } from './Address.tsx';

/** The name of an address: the one that the user gave or typed before any other, then the token's symbol. */
export function addressName(address: Address, facts: FindFact): AddressName | undefined {
  const at = address.toLowerCase();
  for (const id of [
    factOfBook(at, 'name'),
    factOfAccount(at, 'typed'),
    factOfAccount(at, 'name'),
    factOfToken(at, 'symbol'),
  ]) {
    const fact = facts(id);
    const value = valueOf(fact?.value);
    if (fact && value?.kind === 'text' && value.text !== '') return { name: value.text, from: fact.from };
  }
  const synthetic = syntheticName(at, facts);
  if (synthetic !== undefined)
    return { name: synthetic, from: facts(factOfAccount(at, 'synthetic'))?.from ?? [] };
  return (
    marked(facts(factOfBook(at, 'label')), (name) => fill(words.fromFile, { name })) ??
    marked(facts(factOfAccount(at, 'wouldBe')), (name) => fill(words.expected, { name }))
  );
}

/** A name that vouches for nothing says so itself. */
function marked(fact: ReturnType<FindFact>, says: (name: string) => string): AddressName | undefined {
  const value = valueOf(fact?.value);
  if (fact === undefined || value?.kind !== 'text' || value.text === '') return undefined;
  return { name: says(value.text), from: fact.from };
}

/** The symbol that a token may be said by: not one that reads as something else, nor where the user gave a name. */
export function tokenSymbol(address: Address, facts: FindFact): string | undefined {
  const at = address.toLowerCase();
  const symbol = valueOf(facts(factOfToken(at, 'symbol'))?.value);
  if (symbol?.kind !== 'text' || symbol.text === '' || isOddSymbol(symbol.text, 'ETH')) return undefined;
  return facts(factOfBook(at, 'name')) ? undefined : symbol.text;
}
