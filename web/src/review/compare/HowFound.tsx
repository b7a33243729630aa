import { assumptionPhrase, limitPhrase } from '@readback/core/model/limits.ts';
import type { Effects } from '@readback/core/model/effects.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/howFound.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { PhraseText } from '../../ui/said/PhraseText.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Time } from '../../ui/time/Time.tsx';
import { namedSources } from './namedSources.ts';
import styles from './Compared.module.css';
import { Words } from '../../ui/text/Words.tsx';
import { numberWords } from '@readback/phrases/numberWords.ts';

/** All that the result rests on: the block and its time, the node, what was assumed, what nobody inspected. */
export function HowFound({
  effects,
  readback,
  facts,
}: {
  effects: Effects;
  readback: Readback;
  facts: FindFact;
}) {
  const { block, gasUsed, notLookedAt, assumed } = effects;
  const sources = namedSources(readback);
  return (
    <>
      <Limits title={words.assumed} phrases={assumed.map(assumptionPhrase)} facts={facts} />
      <Limits title={words.notChecked} phrases={notLookedAt.map(limitPhrase)} facts={facts} />
      <dl className={styles.found}>
        <dt>{words.state}</dt>
        <dd>
          {fill(words.afterBlock, { number: numberWords(block.parentNumber) })}
          <code className={styles.digits}>
            {block.parentHash} <CopyButton value={block.parentHash} what={words.blockHash} />
          </code>
        </dd>
        <dt>{words.simulatedAs}</dt>
        <dd>
          <Words
            of={words.block}
            values={{ number: numberWords(block.number), time: <Time seconds={block.timestamp} /> }}
          />
        </dd>
        <dt>{words.reportedBy}</dt>
        <dd>
          <SafeText text={block.endpoint} max={120} />
        </dd>
        {gasUsed > 0n ? (
          <>
            <dt>{words.gasUsed}</dt>
            <dd>{numberWords(gasUsed)}</dd>
          </>
        ) : null}
        {sources.length > 0 ? (
          <>
            <dt>{words.sources}</dt>
            <dd>
              {sources.map((name, at) => (
                <span key={name}>
                  {at > 0 ? ', ' : null}
                  <SafeText text={name} max={80} />
                </span>
              ))}
            </dd>
          </>
        ) : null}
      </dl>
    </>
  );
}

function Limits({ title, phrases, facts }: { title: string; phrases: readonly Phrase[]; facts: FindFact }) {
  if (phrases.length === 0) return null;
  return (
    <>
      <h3 className={styles.foundTitle}>{title}</h3>
      <ul className={styles.bullets}>
        {phrases.map((phrase, at) => (
          // A phrase may be said twice with other facts: its place is what it is.
          <li key={`${at}${phrase.id}`}>
            <PhraseText phrase={phrase} facts={facts} />
          </li>
        ))}
      </ul>
    </>
  );
}
