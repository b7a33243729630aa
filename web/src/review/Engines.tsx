import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import panel from '../ui/Panel.module.css';
import { PhraseText } from '../ui/PhraseText.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { whyWords } from '@readback/phrases/whyWords.ts';
import styles from './Review.module.css';

/** What ran it, on which state, by whose word; what was taken for granted, and what nobody looked at. */
export function Engines({ readback, facts }: { readback: Readback; facts: FindFact }) {
  const { effects } = readback;
  if (readback.stations.simulate === 'skipped') return null;
  return (
    <section className={`${panel.panel} ${styles.box}`} aria-labelledby="engines">
      <h2 id="engines" className={styles.boxTitle}>
        Engines and proof
      </h2>
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
  const limits = [...notLookedAt, ...assumed];
  return (
    <>
      <p className={styles.sub}>
        Run by{' '}
        {engines.map(({ name, agrees }, at) => (
          <span key={name}>
            {at > 0 ? ' and ' : null}
            {name}
            {agrees === false ? ', which differs' : null}
          </span>
        ))}{' '}
        on the state after block {block.parentNumber.toLocaleString('en')}.{' '}
        {engines.length < 2 ? 'No second engine and no second source confirms it.' : null}
      </p>
      <details className={styles.proof}>
        <summary>{limitWords(limits.length)}</summary>
        <ul className={styles.bullets}>
          {limits.map((phrase, at) => (
            <li key={`${at}${phrase.id}`}>
              <PhraseText phrase={phrase} facts={facts} />
            </li>
          ))}
        </ul>
        <p className={styles.sub}>
          The block, as <SafeText text={block.endpoint} /> tells it:
        </p>
        <code className={styles.digits}>{block.parentHash}</code>
      </details>
    </>
  );
}

function limitWords(count: number): string {
  if (count === 0) return 'The block it ran on';
  return count === 1 ? 'One limit, and the block it ran on' : `${count} limits, and the block it ran on`;
}
