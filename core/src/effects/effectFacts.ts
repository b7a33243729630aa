import { factOfEffect, type EffectField } from '../model/factIds.ts';
import { isCounted } from '../ledger/line.ts';
import { isAddress } from 'viem';
import { isUnlimited } from '../actions/approvals/unlimited.ts';
import type { EffectLine, EffectValue } from '../model/effects.ts';
import type { Asset, Fact, FactId, FactValue, Provenance } from '../model/fact.ts';
import { type Known, known } from '../model/known.ts';

/**
 * The facts of one line: `effect.<n>.who`, `.asset`, `.counterparty`, `.before`, `.after`, `.until`,
 * `.via`, `.role`, and for what
 * is counted `.delta`, signed, in the asset's smallest unit. `claimed` is the delta where only events tell it.
 */
export function effectFacts(
  line: EffectLine,
  from: readonly Provenance[],
  claimed?: bigint,
): readonly Fact[] {
  const id = (part: EffectField): FactId => factOfEffect(line.id, part);
  const fact = (part: EffectField, value: Known<FactValue>): Fact => ({ id: id(part), value, from });
  const facts = [
    fact('who', known({ kind: 'address', address: line.who })),
    fact('before', valueFact(line, line.before)),
    fact('after', valueFact(line, line.after)),
  ];
  if (line.asset !== undefined) facts.push(fact('asset', known({ kind: 'asset', asset: line.asset })));
  if (line.counterparty !== undefined) {
    facts.push(fact('counterparty', known({ kind: 'address', address: line.counterparty })));
  }
  if (line.via !== undefined) facts.push(fact('via', known({ kind: 'address', address: line.via })));
  if (line.role !== undefined) facts.push(fact('role', known({ kind: 'bytes', hex: line.role })));
  if (line.until !== undefined) facts.push(fact('until', known({ kind: 'time', seconds: line.until })));
  const delta = claimed ?? deltaOf(line);
  if (delta !== undefined && line.asset !== undefined) {
    const by: readonly Provenance[] =
      claimed === undefined ? [{ by: 'derived', from: [id('before'), id('after')] }] : from;
    facts.push({
      id: id('delta'),
      value: known({ kind: 'amount', raw: delta, asset: line.asset }),
      from: by,
    });
  }
  return facts;
}

/** What is counted changes by an amount; permissions do not. */
function deltaOf({ what, before, after }: EffectLine): bigint | undefined {
  if (!isCounted({ what }) && what !== 'fee') return undefined;
  if (before.s !== 'known' || after.s !== 'known') return undefined;
  return typeof before.v === 'bigint' && typeof after.v === 'bigint' ? after.v - before.v : undefined;
}

function valueFact(line: EffectLine, value: Known<EffectValue>): Known<FactValue> {
  return value.s === 'known' ? known(factValue(line, value.v)) : value;
}

function factValue({ what, asset }: EffectLine, value: EffectValue): FactValue {
  if (typeof value === 'boolean') return { kind: 'bool', value };
  if (typeof value === 'string') {
    return isAddress(value, { strict: false })
      ? { kind: 'address', address: value }
      : { kind: 'bytes', hex: value };
  }
  if (asset === undefined) return { kind: 'integer', value };
  return what === 'allowance' ? allowance(value, asset) : { kind: 'amount', raw: value, asset };
}

function allowance(raw: bigint, asset: Asset): FactValue {
  return { kind: 'allowance', raw, unlimited: isUnlimited(raw), asset };
}
