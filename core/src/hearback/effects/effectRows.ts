import { factOfEffect, factMined, type EffectField } from '../../model/factIds.ts';
import { isAddress } from 'viem';
import type { EffectLine } from '../../model/effects.ts';
import type { Fact, FactId, FactValue, Provenance } from '../../model/fact.ts';
import type { HearbackLine } from '../../model/hearback.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import { effectFacts } from '../../effects/effectFacts.ts';
import { isCounted } from '../../ledger/line.ts';
import type { Compared } from './compareLines.ts';

/**
 * Rows for the page: what was read back beside what happened. Facts of a mined effect are named like those of a
 * predicted one, under `mined.`: `mined.effect.0.delta`.
 */
export function effectRows(
  compared: readonly Compared[],
  from: readonly Provenance[],
): Readonly<{ lines: readonly HearbackLine[]; facts: readonly Fact[] }> {
  const lines: HearbackLine[] = [];
  const facts: Fact[] = [];
  compared.forEach((it, n) => {
    if (it.actual === undefined) return;
    const made = effectFacts({ ...it.actual, id: `${n}`, cause: [] }, from);
    facts.push(...made.map((fact) => underMined(fact)));
    const part = isCounted(it.line) ? 'delta' : 'after';
    const none: Fact = { id: factMined(factOfEffect(`${n}`, 'readBack')), value: nothingOf(it), from: [] };
    if (it.predicted === undefined) facts.push(none);
    lines.push({
      label: labelOf(it.line, n),
      readBack: it.predicted === undefined ? none.id : factOfEffect(it.predicted.id, part),
      happened: factMined(factOfEffect(`${n}`, part)),
      same: it.is === 'same',
      effect: `${n}`,
    });
  });
  return { lines, facts };
}

/** A fact of an effect under the name that it has where it was mined. */
export function underMined(fact: Fact): Fact {
  const from = fact.from.map(
    (it): Provenance =>
      it.by === 'derived' ? { by: 'derived', from: it.from.map((id) => factMined(id)) } : it,
  );
  return { ...fact, id: factMined(fact.id), from };
}

function labelOf({ what, part, counterparty }: Compared['line'], n: number): Phrase {
  const fact = (name: EffectField): FactId => factMined(factOfEffect(`${n}`, name));
  if (part !== undefined) {
    const about = { part, account: fact('who') };
    return counterparty === undefined
      ? { id: 'hearback.label.control', args: about }
      : { id: 'hearback.label.member', args: { ...about, other: fact('counterparty') } };
  }
  switch (what) {
    case 'allowance':
      return {
        id: 'hearback.label.allowance',
        args: { asset: fact('asset'), spender: fact('counterparty') },
      };
    case 'operator':
      return {
        id: 'hearback.label.operator',
        args: { asset: fact('asset'), operator: fact('counterparty') },
      };
    case 'nft':
      return { id: 'hearback.label.nft', args: { asset: fact('asset'), account: fact('who') } };
    default:
      return { id: 'hearback.label.balance', args: { asset: fact('asset'), account: fact('who') } };
  }
}

function nothingOf({ is, line }: Compared): Known<FactValue> {
  return is === 'notLooked' ? unknown('notAsked') : known(nothing(line));
}

/** What was read back about an effect that nobody predicted. */
function nothing({ what, before, asset }: Omit<EffectLine, 'id' | 'cause'>): FactValue {
  if (isCounted({ what }) && asset !== undefined) return { kind: 'amount', raw: 0n, asset };
  if (before.s === 'known' && typeof before.v === 'string') {
    return isAddress(before.v, { strict: false })
      ? { kind: 'address', address: before.v }
      : { kind: 'bytes', hex: before.v };
  }
  if (before.s === 'known' && typeof before.v === 'boolean') return { kind: 'bool', value: before.v };
  const raw = before.s === 'known' && typeof before.v === 'bigint' ? before.v : 0n;
  return asset === undefined
    ? { kind: 'integer', value: raw }
    : { kind: 'allowance', raw, unlimited: false, asset };
}
