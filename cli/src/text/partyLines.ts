import { valueOf } from '@readback/core/model/known.ts';
import { partyWords } from '@readback/phrases/partyWords.ts';
import { type Line, line } from './line.ts';
import { addressWords } from './names.ts';
import type { Page } from './page.ts';

/** The addresses that receive, spend, control or are asked, in full, with what is known about each. */
export function partyLines({ readback, facts, context }: Page): readonly Line[] {
  return readback.parties.map(({ role, address }) => {
    const code = valueOf(facts(`account.${address.toLowerCase()}.code`)?.value);
    const what = code?.kind === 'code' ? `, ${codeWords[code.state]}` : '';
    return line(2, `${partyWords[role].padEnd(10)}${addressWords(address, facts, context.own)}${what}`);
  });
}

const codeWords = {
  none: 'a plain account',
  contract: 'a contract',
  delegated: 'an account with borrowed code',
} as const;
