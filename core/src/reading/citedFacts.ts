import { factOfBook, factAbout, factParts } from '../model/factIds.ts';
import type { Address } from 'viem';
import { entryOf } from '../evidence/book.ts';
import { assetOfLimit } from '../evidence/bounds/guarantees.ts';
import { ownAccounts } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Fact, FactId, Facts, FactValue } from '../model/fact.ts';
import type { Finding } from '../model/finding.ts';
import { known, pending, valueOf } from '../model/known.ts';
import { checksummed } from '../text/address.ts';

/**
 * Facts that findings speak of and that no station gives: of the user's own book (`book.0x….address` and its name), and of
 * what moves in the simulation (`move.3.to`); and limits of calls, of which the simulation tells the asset.
 */
export function citedFacts(view: Evidence, findings: readonly Finding[]): Facts {
  const facts: Record<FactId, Fact> = {};
  for (const id of findings.flatMap((finding) => finding.facts)) {
    const moved = movedFact(view, id) ?? recordFact(view, id) ?? limitFact(view, id);
    if (moved !== undefined) facts[id] = moved;
    const who = factAbout(id, 'book', 'address');
    if (who === undefined) continue;
    const address: Address = checksummed(who);
    const entry = entryOf(view, address);
    // Someone whom the user does not have is one that Readback ships.
    const from: Fact['from'] =
      entry === undefined && !ownAccounts(view).has(who)
        ? [{ by: 'source', name: 'Readback' }]
        : [{ by: 'user', entry: who }];
    facts[id] = { id, value: known({ kind: 'address', address }), from };
    const name = entry?.name;
    const nameId = factOfBook(who, 'name');
    if (name !== undefined) facts[nameId] = { id: nameId, value: known({ kind: 'text', text: name }), from };
  }
  return facts;
}

/** One part of what moves: who sends, who receives, how much. */
function movedFact({ effects }: Evidence, id: FactId): Fact | undefined {
  const { of, about, part } = factParts(id) ?? {};
  const move = effects.s === 'known' ? effects.v.moves?.[Number(about)] : undefined;
  if (of !== 'move' || move === undefined) return undefined;
  const { asset, amount } = move;
  const counted = asset.kind === 'nft' && amount === 1n;
  const value: FactValue =
    part === 'amount'
      ? counted
        ? { kind: 'asset', asset }
        : { kind: 'amount', raw: amount, asset }
      : { kind: 'address', address: part === 'from' ? move.from : move.to };
  return { id, value: known(value), from: [{ by: 'derived', from: ['effects'] }] };
}

/** A limit of a call as an amount of the asset that it is of. */
function limitFact(view: Evidence, id: FactId): Fact | undefined {
  const fact = view.facts[id];
  const value = valueOf(fact?.value ?? pending);
  const asset = fact === undefined || value?.kind !== 'integer' ? undefined : assetOfLimit(view, id);
  if (fact === undefined || value?.kind !== 'integer' || asset === undefined) return undefined;
  return { ...fact, value: known({ kind: 'amount', raw: value.value, asset }) };
}

/** Whose record changes, and where. */
function recordFact({ effects }: Evidence, id: FactId): Fact | undefined {
  const { of, about, part } = factParts(id) ?? {};
  const records = effects.s === 'known' ? valueOf(effects.v.records ?? pending) : undefined;
  const record = records?.[Number(about)];
  if (of !== 'record' || record === undefined) return undefined;
  const address = part === 'who' ? record.who : record.contract;
  if (address === undefined) return undefined;
  return { id, value: known({ kind: 'address', address }), from: [{ by: 'derived', from: ['effects'] }] };
}
