import type { GlossaryId } from '@readback/phrases/glossaryId.ts';
import { glossary } from '@readback/phrases/words/glossary.ts';
import { termsInText } from '@readback/phrases/words/web/review/terms.ts';
import type { ReactNode } from 'react';
import { Disclose } from '../Disclose.tsx';
import { SafeText } from '../../text/SafeText.tsx';
import styles from './Terms.module.css';

const termOf: ReadonlyMap<string, GlossaryId> = new Map(
  (Object.keys(termsInText) as GlossaryId[]).flatMap((term) =>
    (termsInText[term] ?? []).map((word) => [word, term] as const),
  ),
);

/** The longest first; a part of a longer word, of an address of a page or of a hyphenated one is none. */
const anyTerm = new RegExp(
  `(?<![\\p{L}\\p{N}_./-])(${[...termOf.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}_/-]|\\.\\p{L})`,
  'u',
);

/** Each entry of the glossary at the first word that speaks of it: a press says what it means. */
export function termWords(text: string, said: Set<string>): ReactNode {
  return text.split(anyTerm).map((part, at) => {
    const term = at % 2 === 1 ? termOf.get(part) : undefined;
    const key = `${at}${term ?? ''}`;
    if (term === undefined || said.has(term)) return <SafeText key={key} text={part} max={4_000} />;
    said.add(term);
    return (
      <Disclose key={key} className={styles.term} title={glossary[term].term} content={glossary[term].says}>
        <SafeText text={part} />
      </Disclose>
    );
  });
}
