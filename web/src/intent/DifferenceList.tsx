import type { Fact } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/intent/said.ts';
import { FactValue } from '../ui/said/FactValue.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import styles from './Said.module.css';

/** What the found values are of. */
type FoundOf = keyof typeof words.found;

/** Each difference: what was said and what was found beside each other; in words where one of the two is nothing. */
export function DifferenceList({
  all,
  facts,
  found,
}: {
  all: readonly Readonly<{ key: string; says: Phrase }>[];
  facts: FindFact;
  found: FoundOf;
}) {
  if (all.length === 0) return null;
  return (
    <ul className={styles.differences}>
      {all.map(({ key, says }) => (
        <li key={key}>
          <Difference says={says} facts={facts} of={found} />
        </li>
      ))}
    </ul>
  );
}

function Difference({ says, facts, of }: { says: Phrase; facts: FindFact; of: FoundOf }) {
  const both = bothIn(says, facts);
  if (!both) return <PhraseText phrase={says} facts={facts} />;
  const { said, found } = both;
  return (
    <dl className={styles.pair}>
      <div>
        <dt>{words.youSaid}</dt>
        <dd>
          <FactValue fact={said} against={found} facts={facts} />
        </dd>
      </div>
      <div className={styles.found}>
        <dt>{words.found[of]}</dt>
        <dd>
          <FactValue fact={found} against={said} facts={facts} />
        </dd>
      </div>
    </dl>
  );
}

/** What was said and what was found, where a difference has both, and they can be held against each other. */
export function bothIn(says: Phrase, facts: FindFact): Readonly<{ said: Fact; found: Fact }> | undefined {
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
