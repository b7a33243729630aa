import { whyWords } from '@readback/phrases/words/why.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { Amount } from '../ui/Amount.tsx';
import type { Change } from './changes.ts';
import styles from './Changes.module.css';

/** Of an allowance by signature: what its holder could take of it as things are now. */
export function Takeable({
  row: { takeable, notNow, asset, from },
  facts,
}: {
  row: Change;
  facts: FindFact;
}) {
  if (!takeable || !asset || takeable.s === 'pending') return null;
  const when = notNow ? 'if it could be used now' : 'at once';
  if (takeable.s === 'unknown') {
    return (
      <div className={styles.notKnown}>
        How much could be taken {when} is unknown ({whyWords[takeable.why]})
      </div>
    );
  }
  return (
    <div className={styles.takeable}>
      {takeable.v === 0n ? 'Nothing' : <Amount raw={takeable.v} asset={asset} facts={facts} from={from} />}{' '}
      could be taken {when}
    </div>
  );
}
