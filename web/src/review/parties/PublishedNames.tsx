import type { Finding } from '@readback/core/model/finding.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/publishedNames.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import styles from '../look/Parties.module.css';
import { lookAlikesIn, type SourceName, sourceNames } from './sourceNames.ts';

/** What published sources call the code at an address (in lower case), and whether another contract has that name. */
export function PublishedNames({
  at,
  facts,
  findings,
}: {
  at: string;
  facts: FindFact;
  findings: readonly Finding[];
}) {
  const lookAlikes = lookAlikesIn(findings);
  return sourceNames(at, facts).map((it) => (
    <PublishedAs key={it.fact} it={it} alike={lookAlikes.has(it.fact)} />
  ));
}

/** What the published source calls a contract: no name of its own, since whoever publishes it chooses that. */
function PublishedAs({ it, alike }: { it: SourceName; alike: boolean }) {
  const name = <SafeText text={it.text} max={80} cut="mark" />;
  return (
    <span className={styles.source}>
      {it.from ? (
        <Words
          of={it.runs ? words.runsBy : words.ownBy}
          values={{ name, source: <SafeText text={it.from} max={60} cut="mark" /> }}
        />
      ) : (
        <Words of={it.runs ? words.runs : words.own} values={{ name }} />
      )}
      {alike ? <b className={styles.alike}> {words.lookAlike}</b> : null}
    </span>
  );
}
