import { ClaimBody } from '../claims/ClaimBody.tsx';
import { notDescribed } from '../claims/claimWords.ts';
import { ByteView } from './ByteView.tsx';
import styles from './Bytes.module.css';
import type { StepDetailsProps } from './StepBytes.tsx';

/** What is seldom wanted of a step: its bytes, Readback's own description of a standard, or why nothing describes it. */
export function StepDetails({ step, description, facts, chainId }: StepDetailsProps) {
  const none = description === undefined ? undefined : notDescribed(description);
  const name = step.fn?.name ?? (step.op === 'create' ? 'the new contract' : 'the call');
  return (
    <>
      {step.data === '0x' || step.op === 'permission' ? null : <ByteView step={step} name={name} />}
      {none === undefined ? null : <p className={styles.none}>{none}</p>}
      {description?.kind === 'said' && description.binding === 'interface' ? (
        <div className={styles.own}>
          <ClaimBody claim={description} step={step} facts={facts} chainId={chainId} />
        </div>
      ) : null}
    </>
  );
}
