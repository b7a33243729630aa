import type { Fact } from '../../model/fact.ts';
import type { Hearback } from '../../model/hearback.ts';
import { known, valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { SentTransaction } from './mined.ts';

/** What is kept of a transaction that a node had: enough to tell later whether another took its nonce. */
export type LastSeen = Pick<SentTransaction, 'from' | 'nonce'>;

export function seenFacts({ from, nonce }: LastSeen): readonly Fact[] {
  return [
    { id: 'sent.from', value: known({ kind: 'address', address: from }), from: [] },
    { id: 'sent.nonce', value: known({ kind: 'integer', value: nonce }), from: [] },
  ];
}

export function seenIn(earlier: Hearback | undefined): LastSeen | undefined {
  const from = valueOf(earlier?.facts['sent.from']?.value);
  const nonce = valueOf(earlier?.facts['sent.nonce']?.value);
  if (from?.kind !== 'address' || nonce?.kind !== 'integer') return undefined;
  return { from: from.address, nonce: nonce.value };
}

/** A hearback with nothing to compare. */
export function still(
  verdict: Hearback['verdict'],
  effects: Hearback['effects'],
  says: Phrase,
  seen?: LastSeen,
): Hearback {
  const facts = Object.fromEntries((seen ? seenFacts(seen) : []).map((fact) => [fact.id, fact]));
  return { verdict, effects, differs: [], lines: [], facts, says: [says] };
}

/** With what is kept of the transaction, for later visits. */
export function withSeen(hearback: Hearback, seen: LastSeen): Hearback {
  const kept = Object.fromEntries(seenFacts(seen).map((fact) => [fact.id, fact]));
  return { ...hearback, facts: { ...kept, ...hearback.facts } };
}
