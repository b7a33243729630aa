import type { Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/claims.ts';
import { Fold } from '../fold/Fold.tsx';
import { Detail } from '../../ui/fold/Detail.tsx';
import type { Claim } from './claim.ts';
import { ClaimBody } from './ClaimBody.tsx';
import styles from './Claims.module.css';

export type ClaimsProps = {
  claims: readonly Claim[];
  /** The whole tree: claims name their steps. */
  steps: readonly Step[];
  facts: FindFact;
  chainId: number | undefined;
};

/** What descriptors say: the words of others, beside what was read of the data. Nothing here changes a verdict. */
export function Claims({ claims, steps, facts, chainId }: ClaimsProps) {
  return (
    <Detail icon="book" title={fill(words.title, { count: claims.length })}>
      <ol>
        <Fold items={claims} what={words.descriptions}>
          {(claim) => (
            <li key={claim.step} className={styles.claim}>
              <ClaimBody claim={claim} step={stepAt(steps, claim.step)} facts={facts} chainId={chainId} />
            </li>
          )}
        </Fold>
      </ol>
    </Detail>
  );
}

function stepAt(steps: readonly Step[], id: string): Step | undefined {
  const [first, ...inner] = id.split('.').map(Number);
  let step = first === undefined ? undefined : steps[first];
  for (const at of inner) step = step?.steps[at];
  return step;
}
