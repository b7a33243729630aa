import { valueOf } from '@readback/core/model/known.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { changeWhen } from '@readback/core/narrate/changeWhen.ts';
import { plain as plainWords } from '@readback/phrases/plain.ts';
import { effectPlace } from './place.ts';
import { plain, type Statement, type Subject } from './statement.ts';

/** Further ones are only counted: the Review lists them. */
const most = 16;

/**
 * What changes, line by line, and not once more what the sentence says. What could not be read is left to the readback's own list of what is not known, and
 * what only an event says is said as such.
 */
export function changeStatements(subject: Subject): readonly Statement[] {
  const effects = valueOf(subject.readback.effects);
  const { readback, facts } = subject;
  const words = (phrase: Phrase) => plainWords(phrase, facts).replace(/\.$/, '');
  const said = new Set(readback.sentence.map(words));
  const all = (effects?.lines ?? []).flatMap((line): Statement[] => {
    const says = phraseOf(line, subject);
    if (!says || said.has(words(says))) return [];
    const what: Phrase = line.basis === 'read' ? says : { id: 'line.claimed', args: { what: says } };
    return [plain(what, effectPlace(line.id))];
  });
  const more = all.length - most;
  const rest: Phrase = { id: 'line.more', args: { count: more, what: 'changes' } };
  return more > 0 ? [...all.slice(0, most), plain(rest, effectPlace(''))] : all;
}

function phraseOf(line: EffectLine, { facts, own, readback }: Subject): Phrase | undefined {
  const id = (part: string) => `effect.${line.id}.${part}`;
  const before = valueOf(line.before);
  const after = valueOf(line.after);
  if (line.what === 'fee') {
    return facts('fee.expected') ? { id: 'line.fee', args: { fee: 'fee.expected' } } : undefined;
  }
  if (before === undefined || after === undefined || before === after) return undefined;
  switch (line.what) {
    case 'balance':
    case 'nft': {
      if (typeof after === 'boolean') {
        return { id: 'line.item', args: { how: after ? 'in' : 'out', item: id('asset') } };
      }
      const delta = valueOf(facts(id('delta'))?.value);
      if (delta?.kind !== 'amount') return undefined;
      const isOne = delta.asset.kind === 'nft' && (delta.raw === 1n || delta.raw === -1n);
      const args = {
        when: line.basis === 'read' ? changeWhen(readback) : 'also',
        way: delta.raw < 0n ? 'less' : 'more',
        amount: id(isOne ? 'asset' : 'size'),
      } as const;
      const what: Phrase = own.has(line.who.toLowerCase())
        ? { id: 'sentence.change', args }
        : { id: 'sentence.changeOf', args: { ...args, account: id('who') } };
      // Inside “only an event says so” the sentence goes on; alone it ends.
      return line.basis === 'read' ? { id: 'sentence.one', args: { what } } : what;
    }
    case 'allowance':
      return { id: 'line.mayTake', args: { spender: id('counterparty'), after: id('after') } };
    case 'operator': {
      const how = typeof after === 'boolean' ? (after ? 'on' : 'off') : 'other';
      return {
        id: 'line.operator',
        args: { how, operator: id('counterparty'), collection: id('asset') },
      };
    }
    default:
      return { id: 'line.power', args: { what: line.part ?? line.what, who: id('who') } };
  }
}
