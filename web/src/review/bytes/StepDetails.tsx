import type { Step } from '@readback/core/model/step.ts';
import { safeString } from '@readback/core/text/safeString.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/bytes/details.ts';
import { ClaimBody } from '../claims/ClaimBody.tsx';
import { notDescribed } from '../claims/claimWords.ts';
import { ByteView } from './ByteView.tsx';
import styles from './Bytes.module.css';
import type { StepDetailsProps } from './stepDetailsProps.ts';

/** What is seldom wanted of a step: its bytes, Readback's own description of a standard, or why nothing describes it. */
export function StepDetails({ step, description, facts, chainId }: StepDetailsProps) {
  const none = description === undefined ? undefined : notDescribed(description);
  return (
    <>
      {step.data === '0x' || step.op === 'permission' ? null : <ByteView step={step} label={labelOf(step)} />}
      {none === undefined ? null : <p className={styles.none}>{none}</p>}
      {description?.kind === 'said' && description.binding === 'interface' ? (
        <div className={styles.own}>
          <ClaimBody claim={description} step={step} facts={facts} chainId={chainId} />
        </div>
      ) : null}
    </>
  );
}

function labelOf({ fn, op }: Step): string {
  if (fn) return fill(words.bytesOf, { name: safeString(fn.name, { max: 80 }) });
  return op === 'create' ? words.bytesOfNew : words.bytesOfCall;
}
