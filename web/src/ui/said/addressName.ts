import { factOfToken, factOfBook } from '@readback/core/model/factIds.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/facts.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { isOddSymbol } from '@readback/core/text/oddSymbol.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { accountName } from '@readback/phrases/accountName.ts';
import type { Address } from 'viem';
import type { AddressName } from './Address.tsx';

/** The name of an address as a screen shows it. One that vouches for nothing says so itself. */
export function addressName(address: Address, facts: FindFact): AddressName | undefined {
  const found = accountName(address, facts);
  if (found === undefined) return undefined;
  const { text: name, by, fact } = found;
  const shown = by === 'file' || by === 'expected' ? fill(marks[by], { name }) : name;
  return { name: shown, from: fact.from };
}

const marks = { file: words.fromFile, expected: words.expected };

/** The symbol that a token may be said by: not one that reads as something else, nor where the user gave a name. */
export function tokenSymbol(address: Address, facts: FindFact): string | undefined {
  const at = address.toLowerCase();
  const symbol = valueOf(facts(factOfToken(at, 'symbol'))?.value);
  if (symbol?.kind !== 'text' || symbol.text === '' || isOddSymbol(symbol.text, 'ETH')) return undefined;
  return facts(factOfBook(at, 'name')) ? undefined : symbol.text;
}
