import { fill } from '@readback/phrases/fill.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/takeable.ts';
import { Amount } from '../../ui/said/Amount.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { WorthOf } from '../money/WorthOf.tsx';
import type { Change } from './changes.ts';
import styles from './Changes.module.css';

/** Of an allowance: what its holder could take of it as things are now. */
export function Takeable({
  row: { takeable, notNow, asset, from, share },
  readback,
  facts,
}: {
  row: Change;
  readback: Readback | undefined;
  facts: FindFact;
}) {
  if (!takeable || !asset) return null;
  if (takeable.s === 'pending') return <div className={styles.takeable}>…</div>;
  const when = notNow ? 'later' : 'now';
  if (takeable.s === 'unknown') {
    return (
      <div className={`${styles.takeable} ${styles.notKnown}`}>
        {fill(words.unknown, { why: whyWords[takeable.why] })}
      </div>
    );
  }
  return (
    <div className={styles.takeable} data-stake>
      {takeable.v === 0n ? (
        fill(words.nothing, { when })
      ) : (
        <>
          <Words
            of={words.amount}
            values={{ amount: <Amount raw={takeable.v} asset={asset} facts={facts} from={from} /> }}
          />{' '}
          {share ? <span>{fill(words.share, { percent: String(share / 10) })} </span> : null}
          {readback ? <WorthOf raw={takeable.v} {...{ asset, readback, facts }} /> : null}
        </>
      )}
    </div>
  );
}
