import { isZero } from '../ledger/account.ts';
import { factOfEffect, type EffectField } from '../model/factIds.ts';
/** What of control changes, as the simulation shows it. */
import type { EffectLine } from '../model/effects.ts';
import type { FactValue } from '../model/fact.ts';
import type { Phrase } from '../model/phrase.ts';
import { type AskSubject, type Said, saying } from './answer.ts';
import { groundFact, knownFact, powerLines } from './ground.ts';

/** Each change of control in the simulation, with who had it and who has it. */
export function controlSaid(subject: AskSubject): readonly Said[] {
  return powerLines(subject).flatMap((line) => {
    const says = controlPhrase(subject, line);
    return says === undefined ? [] : [saying(says, { of: 'effect', id: line.id })];
  });
}

function controlPhrase(subject: AskSubject, line: EffectLine): Phrase | undefined {
  const id = (part: EffectField) => factOfEffect(line.id, part);
  const has = (part: EffectField) => groundFact(subject, id(part)) !== undefined;
  if (!has('who')) return undefined;
  const part = line.part ?? line.what;
  if (has('counterparty') && line.after.s === 'known' && typeof line.after.v === 'boolean') {
    const how = line.after.v ? 'on' : 'off';
    return { id: 'ask.seat', args: { how, part, who: id('who'), other: id('counterparty') } };
  }
  const [before, after] = [knownFact(subject, id('before')), knownFact(subject, id('after'))];
  if (before === undefined || after === undefined) {
    return { id: 'line.power', args: { what: part, who: id('who') } };
  }
  const how = isNoAddress(after) ? 'ends' : isNoAddress(before) ? 'begins' : 'changes';
  return { id: 'ask.becomes', args: { how, part, who: id('who'), was: id('before'), now: id('after') } };
}

function isNoAddress(value: FactValue): boolean {
  return value.kind === 'address' && isZero(value.address);
}
