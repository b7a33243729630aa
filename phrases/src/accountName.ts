import { factOfAccount, factOfBook, factOfToken } from '@readback/core/model/factIds.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { synthetic } from '#words/values.ts';
import type { FindFact } from './say.ts';

/**
 * Who says so: the user, in the book or by typing the name; a source, such as ENS, or Readback’s own tables; Readback, of
 * an account that it made up for a simulation; the token itself; a file; or it is only what is expected there.
 */
type NamedBy = 'user' | 'source' | 'simulation' | 'token' | 'file' | 'expected';

/** The name of an address, its fact, and who says it. The text is foreign, but of a simulation. */
export type FoundName = Readonly<{ text: string; by: NamedBy; fact: Fact }>;

const order: readonly Readonly<{ by: NamedBy; id(at: string): string }>[] = [
  { by: 'user', id: (at) => factOfBook(at, 'name') },
  { by: 'user', id: (at) => factOfAccount(at, 'typed') },
  { by: 'source', id: (at) => factOfAccount(at, 'name') },
  { by: 'simulation', id: (at) => factOfAccount(at, 'synthetic') },
  { by: 'token', id: (at) => factOfToken(at, 'symbol') },
  { by: 'file', id: (at) => factOfBook(at, 'label') },
  { by: 'expected', id: (at) => factOfAccount(at, 'wouldBe') },
];

/**
 * The one name of an address in a readback, on the page and on the command line: what the user calls it comes before what
 * others do, and a name that vouches for nothing comes last. Its address goes with it.
 */
export function accountName(address: string, facts: FindFact): FoundName | undefined {
  const at = address.toLowerCase();
  for (const { by, id } of order) {
    const fact = facts(id(at));
    const value = valueOf(fact?.value);
    if (fact === undefined || value?.kind !== 'text') continue;
    const text = by === 'simulation' ? madeUp(value.text) : value.text;
    if (text !== '') return { text, by, fact };
  }
  return undefined;
}

/** What an account that was made up for a simulation is called. */
function madeUp(what: string): string {
  const names: Readonly<Record<string, string>> = synthetic;
  return Object.hasOwn(names, what) ? (names[what] ?? '') : '';
}
