import { factOfEffect, type EffectField } from '@readback/core/model/factIds.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { changeWhen } from '@readback/core/narrate/changeWhen.ts';
import { effectPlace } from './place.ts';
import { saidAlready } from './saidAlready.ts';
import { plain, type Statement, type Subject } from './statement.ts';
import { wordsOf } from './wordsOf.ts';

/** Further ones are only counted: the Review lists them. */
const most = 16;

/**
 * What changes, line by line, and not once more what the sentence says. What could not be read is left to the readback's
 * own list of what is unknown, and what only an event says is said as such.
 */
export function changeStatements(subject: Subject): readonly Statement[] {
  const effects = valueOf(subject.readback.effects);
  const isSaid = saidAlready(subject);
  const said = new Set(subject.readback.sentence.map((it) => wordsOf(it, subject)));
  const all = (effects?.lines ?? []).flatMap((line): Statement[] => {
    const says = isSaid(line) ? undefined : phraseOf(line, subject);
    const words = says && wordsOf(says, subject);
    if (!says || words === undefined || said.has(words)) return [];
    said.add(words);
    const what: Phrase = line.basis === 'read' ? says : { id: 'line.claimed', args: { what: says } };
    return [plain(what, effectPlace(line.id))];
  });
  const more = all.length - most;
  const rest: Phrase = { id: 'line.more', args: { count: more, what: 'changes' } };
  return more > 0 ? [...all.slice(0, most), plain(rest, effectPlace(''))] : all;
}

function phraseOf(line: EffectLine, { facts, own, readback }: Subject): Phrase | undefined {
  const id = (part: EffectField) => factOfEffect(line.id, part);
  const before = valueOf(line.before);
  const after = valueOf(line.after);
  if (line.what === 'fee') {
    return facts('fee.expected') ? { id: 'line.fee', args: { fee: 'fee.expected' } } : undefined;
  }
  if (before === undefined || after === undefined || before === after) return undefined;
  const when = line.basis === 'read' ? changeWhen(readback) : 'also';
  const isOwn = own.has(line.who.toLowerCase());
  const whose = { mine: isOwn ? 'you' : 'other', account: id('who') } as const;
  switch (line.what) {
    case 'balance':
    case 'nft': {
      const delta = valueOf(facts(id('delta'))?.value);
      const isAmount = typeof after !== 'boolean';
      if (isAmount && delta?.kind !== 'amount') return undefined;
      const raw = delta?.kind === 'amount' ? delta.raw : after === true ? 1n : -1n;
      const isOne =
        !isAmount || (delta?.kind === 'amount' && delta.asset.kind === 'nft' && (raw === 1n || raw === -1n));
      const args = { when, way: raw < 0n ? 'less' : 'more' } as const;
      const amount = id(isOne ? 'asset' : 'size');
      const what: Phrase = isOwn
        ? { id: 'sentence.change', args: { ...args, amount: { id: 'what.amount', args: { amount } } } }
        : { id: 'sentence.changeOf', args: { ...args, amount, account: id('who') } };
      // Inside “only an event says so” the sentence goes on; alone it ends.
      return line.basis === 'read' ? { id: 'sentence.one', args: { what } } : what;
    }
    case 'allowance':
      return {
        id: 'line.mayTake',
        args: { when, spender: id('counterparty'), after: id('after'), ...whose },
      };
    case 'operator': {
      const how = typeof after === 'boolean' ? (after ? 'on' : 'off') : 'unknown';
      return {
        id: 'line.operator',
        args: { when, how, operator: id('counterparty'), collection: id('asset'), ...whose },
      };
    }
    default:
      return { id: 'line.power', args: { what: line.part ?? line.what, who: id('who') } };
  }
}
