import { factOfAccount, factAmong } from '../model/factIds.ts';
import type { FactId, Facts } from '../model/fact.ts';
import { known } from '../model/known.ts';
import type { Clause } from '../model/intent.ts';
import type { Incoming, TypedName } from '../model/request.ts';

/** How many names behind one request are inspected. */
export const mostNames = 16;

/** Every name that the user typed: in place of an address of the request, and in what they said that it should do. */
export function typedIn({ names = [], intent }: Pick<Incoming, 'names' | 'intent'>): readonly TypedName[] {
  return intent === undefined ? names : [...names, ...intent.clauses.flatMap(namesIn)];
}

function namesIn(clause: Clause): readonly TypedName[] {
  const its = Object.values(clause).filter((it) => typeof it === 'object' && 'address' in it && 'name' in it);
  return its as readonly TypedName[];
}

/** The facts of the name at a place in `typedIn`; `now` is what it gives at the block that is read. */
export function nameFacts(
  at: number,
): Readonly<Record<'typed' | 'meant' | 'now' | 'mixed' | 'elsewhere' | 'code', FactId>> {
  const id = (what: string): FactId => factAmong('name', at, what);
  return {
    typed: id('typed'),
    meant: id('meant'),
    now: id('now'),
    mixed: id('mixed'),
    elsewhere: id('elsewhere'),
    code: id('code'),
  };
}

/** The name that the user typed for an account, as a fact that is there while the name still gives the account. */
export function typedNameFact(address: string): FactId {
  return factOfAccount(address, 'typed');
}

/** What is known of typed names without asking: the names, and whom they gave when they were typed. */
export function typedNames(names: readonly TypedName[] = []): Facts {
  const from = [{ by: 'request' }] as const;
  const facts = names.slice(0, mostNames).flatMap(({ name, address }, at) => {
    const { typed, meant } = nameFacts(at);
    return [
      { id: typed, value: known({ kind: 'text', text: name } as const), from },
      { id: meant, value: known({ kind: 'address', address } as const), from },
    ];
  });
  return Object.fromEntries(facts.map((fact) => [fact.id, fact]));
}
