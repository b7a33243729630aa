import type { Address } from 'viem';
import { entryOf } from '../check/book.ts';
import type { View } from '../check/view.ts';
import type { Fact, FactId, Facts } from '../model/fact.ts';
import type { Finding } from '../model/finding.ts';
import { known } from '../model/known.ts';
import { checksummed } from '../text/address.ts';

/** Facts about the user's own book that findings speak of: `book.0x….address` and its name. */
export function citedFacts(view: View, findings: readonly Finding[]): Facts {
  const facts: Record<FactId, Fact> = {};
  for (const id of findings.flatMap((finding) => finding.facts)) {
    const match = /^book\.(0x[0-9a-f]{40})\.address$/.exec(id);
    if (match?.[1] === undefined) continue;
    const address: Address = checksummed(match[1]);
    const from = [{ by: 'user', entry: match[1] }] as const;
    facts[id] = { id, value: known({ kind: 'address', address }), from };
    const name = entryOf(view, address)?.name;
    const nameId = `book.${match[1]}.name`;
    if (name !== undefined) facts[nameId] = { id: nameId, value: known({ kind: 'text', text: name }), from };
  }
  return facts;
}
