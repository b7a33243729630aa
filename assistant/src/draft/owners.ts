/** Whose it is, in one word with their name: “Uniswaps access” is that of Uniswap. */
import { appNames } from './apps.ts';
import type { DraftName } from './draft.ts';
import { plainWord } from './lexicon/lexeme.ts';
import type { Token } from './token.ts';

/** The tokens with the one who is named in a word that nobody understands apart from its ending. */
export function withOwners(tokens: readonly Token[], names: readonly DraftName[]): readonly Token[] {
  const known = new Set(
    [...names.flatMap(({ name, kind }) => (kind === 'NAME' ? [name] : [])), ...appNames].map(plainWord),
  );
  return tokens.flatMap((it, at): readonly Token[] => {
    if (it.is !== 'word' || it.lexemes.length > 0 || !/^\p{L}{3,}s$/u.test(it.text)) return [it];
    const text = it.text.slice(0, -1);
    if (!known.has(plainWord(text))) return [it];
    const middle = it.start + text.length;
    const handle = {
      id: `NAMEO${at}`,
      kind: 'NAME',
      text,
      start: it.start,
      end: middle,
      topics: [],
    } as const;
    return [
      { is: 'value', handle },
      { is: 'word', text: it.text.slice(-1), start: middle, end: it.end, lexemes: ['fill'] },
    ];
  });
}
