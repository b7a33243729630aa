import type { Address } from 'viem';
import { entryOf } from '../evidence/book.ts';
import { ownAccounts } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Fact, FactId, Facts, FactValue } from '../model/fact.ts';
import type { Finding } from '../model/finding.ts';
import { known, pending, valueOf } from '../model/known.ts';
import { checksummed } from '../text/address.ts';

/**
 * Facts that findings speak of and that no station gives: of the user's own book (`book.0x….address` and its name), and of
 * what moves in the simulation (`move.3.to`).
 */
export function citedFacts(view: Evidence, findings: readonly Finding[]): Facts {
  const facts: Record<FactId, Fact> = {};
  for (const id of findings.flatMap((finding) => finding.facts)) {
    const moved = movedFact(view, id) ?? recordFact(view, id);
    if (moved !== undefined) facts[id] = moved;
    const match = /^book\.(0x[0-9a-f]{40})\.address$/.exec(id);
    if (match?.[1] === undefined) continue;
    const address: Address = checksummed(match[1]);
    const entry = entryOf(view, address);
    // Somebody whom the user does not have is one that Readback ships.
    const from: Fact['from'] =
      entry === undefined && !ownAccounts(view).has(match[1])
        ? [{ by: 'source', name: 'Readback' }]
        : [{ by: 'user', entry: match[1] }];
    facts[id] = { id, value: known({ kind: 'address', address }), from };
    const name = entry?.name;
    const nameId = `book.${match[1]}.name`;
    if (name !== undefined) facts[nameId] = { id: nameId, value: known({ kind: 'text', text: name }), from };
  }
  return facts;
}

/** One part of what moves: who sends, who receives, how much. */
function movedFact({ effects }: Evidence, id: FactId): Fact | undefined {
  const match = /^move\.(\d+)\.(from|to|amount)$/.exec(id);
  const move = effects.s === 'known' ? effects.v.moves?.[Number(match?.[1] ?? -1)] : undefined;
  if (match === null || move === undefined) return undefined;
  const { asset, amount } = move;
  const counted = asset.kind === 'nft' && amount === 1n;
  const value: FactValue =
    match[2] === 'amount'
      ? counted
        ? { kind: 'asset', asset }
        : { kind: 'amount', raw: amount, asset }
      : { kind: 'address', address: match[2] === 'from' ? move.from : move.to };
  return { id, value: known(value), from: [{ by: 'derived', from: ['effects'] }] };
}

/** Whose record changes, and where. */
function recordFact({ effects }: Evidence, id: FactId): Fact | undefined {
  const match = /^record\.(\d+)\.(contract|who)$/.exec(id);
  const records = effects.s === 'known' ? valueOf(effects.v.records ?? pending) : undefined;
  const record = records?.[Number(match?.[1] ?? -1)];
  if (match === null || record === undefined) return undefined;
  const address = match[2] === 'who' ? record.who : record.contract;
  if (address === undefined) return undefined;
  return { id, value: known({ kind: 'address', address }), from: [{ by: 'derived', from: ['effects'] }] };
}
