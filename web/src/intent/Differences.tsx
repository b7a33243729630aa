import type { Fact } from '@readback/core/model/fact.ts';
import type { Finding } from '@readback/core/model/finding.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/intent/said.ts';
import { alerts, saidOnce } from '../review/checks.ts';
import { FactValue } from '../ui/FactValue.tsx';
import { PhraseText } from '../ui/PhraseText.tsx';
import { isOfIntent } from './said.ts';
import styles from './Said.module.css';

/** Each difference: what was said and what the request has beside each other; in words where one of the two is nothing. */
export function Differences({
  readback,
  facts,
  pairs,
}: {
  readback: Readback;
  facts: FindFact;
  /** Only what has two values: the rest is said below as it is. */
  pairs?: boolean;
}) {
  const all = saidOnce(alerts(readback.findings.filter(isOfIntent)), facts);
  const fired = pairs ? all.filter(({ says }) => bothIn(says, facts)) : all;
  if (fired.length === 0) return null;
  return (
    <ul className={styles.differences}>
      {fired.map((it) => (
        <li key={keyOf(it)}>
          <Difference says={it.says} facts={facts} />
        </li>
      ))}
    </ul>
  );
}

function Difference({ says, facts }: { says: Phrase; facts: FindFact }) {
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
        <dt>{words.theRequest}</dt>
        <dd>
          <FactValue fact={found} against={said} facts={facts} />
        </dd>
      </div>
    </dl>
  );
}

function bothIn(says: Phrase, facts: FindFact): Readonly<{ said: Fact; found: Fact }> | undefined {
  const [said, found] = [valueIn(says, 'said'), valueIn(says, 'found')].map((id) =>
    id ? facts(id) : undefined,
  );
  return said && found ? { said, found } : undefined;
}

function valueIn({ args }: Phrase, name: string): string | undefined {
  const id: unknown = (args as Readonly<Record<string, unknown>>)[name];
  return typeof id === 'string' ? id : undefined;
}

function keyOf({ rule, step, facts }: Finding): string {
  return [rule, step, ...facts].join(' ');
}
