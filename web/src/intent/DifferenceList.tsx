import { sidesOf } from '@readback/core/hearback/said/sidesOf.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/differences.ts';
import { X } from 'lucide-react';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import look from '../ui/look/look.module.css';
import styles from './Said.module.css';

/** What the found values are of. */
type FoundOf = keyof typeof words.found;

/** A row a difference: what was said and what was found beside each other. */
export function DifferenceList({
  all,
  facts,
  found,
}: {
  all: readonly Readonly<{ key: string; says: Phrase; place?: string }>[];
  facts: FindFact;
  found: FoundOf;
}) {
  if (all.length === 0) return null;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">
            <span className={look.hidden}>{words.part}</span>
          </th>
          <th scope="col">{words.youSaid}</th>
          <th scope="col">{words.found[found]}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ key, says, place }) => (
          <tr key={key} data-place={place}>
            <Difference says={says} facts={facts} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Difference({ says, facts }: { says: Phrase; facts: FindFact }) {
  const sides = sidesOf(says);
  const [said, found] = [factIn(says, 'said', facts), factIn(says, 'found', facts)];
  const isAlike = valueOf(said?.value)?.kind === valueOf(found?.value)?.kind;
  return (
    <>
      <th scope="row">{sides ? words.of[sides.of] : null}</th>
      <td>
        {sides ? (
          <PhraseText phrase={sides.said} facts={facts} against={isAlike ? found : undefined} />
        ) : null}
      </td>
      <td className={styles.found}>
        <X size={16} strokeWidth={3} aria-hidden />
        <span>
          <PhraseText phrase={sides?.found ?? says} facts={facts} against={isAlike ? said : undefined} />
        </span>
      </td>
    </>
  );
}

function factIn({ args }: Phrase, name: string, facts: FindFact): Fact | undefined {
  const id: unknown = (args as Readonly<Record<string, unknown>>)[name];
  return typeof id === 'string' ? facts(id) : undefined;
}
