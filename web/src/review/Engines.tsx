import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import panel from '../ui/Panel.module.css';
import { PhraseText } from '../ui/PhraseText.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { whyWords } from '../ui/whyWords.ts';
import styles from './Review.module.css';

/** What ran it, on which state, by whose word; what was taken for granted, and what nobody looked at. */
export function Engines({ readback, facts }: { readback: Readback; facts: FindFact }) {
  const { effects } = readback;
  if (readback.stations.simulate === 'skipped') return null;
  return (
    <section className={`${panel.panel} ${styles.box}`} aria-labelledby="engines">
      <h3 id="engines">Engines and proof</h3>
      {effects.s === 'pending' ? <p className={styles.sub}>Being run on the state of your node.</p> : null}
      {effects.s === 'unknown' ? (
        <p className={styles.sub}>
          No engine ran it ({whyWords[effects.why]}
          {effects.source ? (
            <>
              : <SafeText text={effects.source} />
            </>
          ) : null}
          ).
        </p>
      ) : null}
      {effects.s === 'known' ? <Ran effects={effects.v} facts={facts} /> : null}
    </section>
  );
}

function Ran({
  effects,
  facts,
}: {
  effects: Extract<Readback['effects'], { s: 'known' }>['v'];
  facts: FindFact;
}) {
  const { block, engines, assumed, notLookedAt } = effects;
  return (
    <>
      <p className={styles.sub}>
        {engines.map(({ name, agrees }, at) => (
          <span key={name}>
            {at > 0 ? ', ' : null}
            {name}
            {agrees === null ? '' : agrees ? ' (agrees)' : ' (differs)'}
          </span>
        ))}
        , on the state after block {block.parentNumber.toLocaleString('en')}, as{' '}
        <SafeText text={block.endpoint} /> tells it.{' '}
        {engines.length < 2 ? 'No second engine ran it, and no second source confirms the block.' : null}
      </p>
      <code className={styles.digits}>{block.parentHash}</code>
      <Sentences title="Taken for granted" phrases={assumed} facts={facts} />
      <Sentences title="Not looked at" phrases={notLookedAt} facts={facts} />
    </>
  );
}

type SentencesProps = {
  title: string;
  phrases: Extract<Readback['effects'], { s: 'known' }>['v']['assumed'];
  facts: FindFact;
};

function Sentences({ title, phrases, facts }: SentencesProps) {
  if (phrases.length === 0) return null;
  return (
    <>
      <p className={styles.listed}>{title}</p>
      <ul className={styles.bullets}>
        {phrases.map((phrase, at) => (
          <li key={`${at}${phrase.id}`}>
            <PhraseText phrase={phrase} facts={facts} />
          </li>
        ))}
      </ul>
    </>
  );
}
