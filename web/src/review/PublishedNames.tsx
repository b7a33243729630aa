import type { Finding } from '@readback/core/model/finding.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { SafeText } from '../ui/SafeText.tsx';
import styles from './Parties.module.css';
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
  return (
    <span className={styles.source}>
      {it.runs ? 'It runs code whose source is called ' : 'Its source is called '}“
      <SafeText text={it.text} max={80} cut="mark" />”
      {it.from ? (
        <>
          , says <SafeText text={it.from} max={60} cut="mark" />
        </>
      ) : null}
      .{alike ? <b className={styles.alike}> Look-alike: another contract has this name.</b> : null}
    </span>
  );
}
