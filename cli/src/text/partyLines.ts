import { factOfAccount } from '@readback/core/model/factIds.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { partyWords } from '@readback/phrases/words/parties.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/values.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import { addressWords } from './names.ts';
import type { Page } from './pageContent.ts';

/** The addresses that receive, spend, control or are asked, in full, with what is known about each. */
export function partyLines({ readback, facts, context }: Page): readonly Line[] {
  return readback.parties.map(({ role, address }) => {
    const code = valueOf(facts(factOfAccount(address, 'code'))?.value);
    const what = code?.kind === 'code' ? `, ${words.code[code.state]}` : '';
    const source = valueOf(facts(factOfAccount(address, 'sourceName'))?.value);
    const called =
      source?.kind === 'text' ? `, ${fill(words.source, { name: foreign(source.text, 60) })}` : '';
    const who = addressWords(address, facts, context.own);
    return line(2, `${partyWords[role].padEnd(10)}${who}${what}${called}`);
  });
}
