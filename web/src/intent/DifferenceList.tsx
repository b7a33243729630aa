import type { Fact } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/intent/said.ts';
import { X } from 'lucide-react';
import { FactValue } from '../ui/said/FactValue.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import styles from './Said.module.css';

/** What the found values are of. */
type FoundOf = keyof typeof words.found;

/**
 * A row a difference: what was said and what was found beside each other. Where they cannot be, its sentence says both, or
 * that nothing was said of it.
 */
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
      {all.some(({ says }) => bothIn(says, facts)) ? (
        <thead>
          <tr>
            <th scope="col">{words.youSaid}</th>
            <th scope="col">{words.found[found]}</th>
          </tr>
        </thead>
      ) : null}
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
  const both = bothIn(says, facts);
  return (
    <>
      {both ? (
        <td>
          <FactValue fact={both.said} against={both.found} facts={facts} />
        </td>
      ) : null}
      <td className={styles.found} colSpan={both ? 1 : 2}>
        <X size={16} strokeWidth={3} aria-hidden />
        <span>
          {both ? (
            <FactValue fact={both.found} against={both.said} facts={facts} />
          ) : (
            <PhraseText phrase={says} facts={facts} />
          )}
        </span>
      </td>
    </>
  );
}

/** What was said and what was found, where a difference has both, and they can be held against each other. */
function bothIn(says: Phrase, facts: FindFact): Readonly<{ said: Fact; found: Fact }> | undefined {
  const [said, found] = [valueIn(says, 'said'), valueIn(says, 'found')].map((id) =>
    id ? facts(id) : undefined,
  );
  return said && found && isAlike(said, found) ? { said, found } : undefined;
}

/** An amount says nothing beside whom it was for, or beside the token that all was said of. */
function isAlike(said: Fact, found: Fact): boolean {
  const [one, other] = [valueOf(said.value)?.kind, valueOf(found.value)?.kind];
  return !(other === 'amount' && (one === 'address' || one === 'asset'));
}

function valueIn({ args }: Phrase, name: string): string | undefined {
  const id: unknown = (args as Readonly<Record<string, unknown>>)[name];
  return typeof id === 'string' ? id : undefined;
}
