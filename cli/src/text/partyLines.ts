import { valueOf } from '@readback/core/model/known.ts';
import { partyWords } from '@readback/phrases/words/parties.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import { addressWords } from './names.ts';
import type { Page } from './pageContent.ts';

/** The addresses that receive, spend, control or are asked, in full, with what is known about each. */
export function partyLines({ readback, facts, context }: Page): readonly Line[] {
  return readback.parties.map(({ role, address }) => {
    const code = valueOf(facts(`account.${address.toLowerCase()}.code`)?.value);
    const what = code?.kind === 'code' ? `, ${codeWords[code.state]}` : '';
    const source = valueOf(facts(`account.${address.toLowerCase()}.sourceName`)?.value);
    const called = source?.kind === 'text' ? `, whose source is called “${foreign(source.text, 60)}”` : '';
    const words = addressWords(address, facts, context.own);
    return line(2, `${partyWords[role].padEnd(10)}${words}${what}${called}`);
  });
}

const codeWords = {
  none: 'a plain account',
  contract: 'a contract',
  delegated: 'an account with delegated code',
} as const;
