import { factOfEffect, type EffectField } from '../model/factIds.ts';
import { isCounted, quantityOf } from '../ledger/line.ts';
import type { EffectLine } from '../model/effects.ts';
import type { FactId } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';

export function factOf({ id }: EffectLine, part: 'before' | 'after' | 'delta' | 'until' | 'who'): FactId {
  return factOfEffect(id, part);
}

/** By how much a counted line changes, in its smallest unit; of what is only claimed, as the contract says. */
export function deltaOf(readback: Readback, line: EffectLine): bigint | undefined {
  const said = valueOf(readback.facts[factOf(line, 'delta')]?.value);
  if (said?.kind === 'amount') return said.raw;
  const [before, after] = [quantityOf(line.before), quantityOf(line.after)];
  return before === undefined || after === undefined ? undefined : after - before;
}

/** What a line is about, in words: facts of the readback that it is in. */
export function lineName(line: EffectLine): Phrase {
  const fact = (part: EffectField): FactId => factOfEffect(line.id, part);
  const account = fact('who');
  if (line.what === 'fee') return { id: 'drift.what.fee', args: {} };
  if (line.asset !== undefined) {
    const asset = fact('asset');
    if (isCounted(line) || line.counterparty === undefined)
      return { id: 'drift.what.balance', args: { asset, account } };
    const counterparty = fact('counterparty');
    if (line.what === 'allowance')
      return { id: 'drift.what.allowance', args: { asset, spender: counterparty } };
    if (line.what === 'operator')
      return { id: 'drift.what.operator', args: { asset, operator: counterparty } };
  }
  return { id: 'drift.what.power', args: { part: line.part ?? line.what, account } };
}
