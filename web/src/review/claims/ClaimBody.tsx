import type { Step } from '@readback/core/model/step.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { SafeText } from '../../ui/SafeText.tsx';
import type { Claim } from './claim.ts';
import { ClaimFields } from './ClaimFields.tsx';
import { ClaimSource } from './ClaimSource.tsx';
import { ClaimValue } from './ClaimValue.tsx';
import styles from './Claims.module.css';
import { lintWords, warningWords } from './claimWords.ts';

export type ClaimBodyProps = {
  claim: Claim;
  step: Step | undefined;
  facts: FindFact;
  chainId: number | undefined;
};

/** One description: what it calls the act, what to mind about it, its values, and whose words they are. */
export function ClaimBody(props: ClaimBodyProps) {
  const { claim, facts, chainId } = props;
  return (
    <>
      <Head {...props} />
      <Warnings claim={claim} />
      <ClaimFields fields={claim.fields} source={claim.from} chainId={chainId} facts={facts} />
      {claim.more ? (
        <p className={styles.sub}>{claim.more.toLocaleString('en')} more values are in the steps.</p>
      ) : null}
      <ClaimSource claim={claim} />
    </>
  );
}

function Head({ claim, step, facts, chainId }: ClaimBodyProps) {
  const { sentence, intent, from } = claim;
  return (
    <p className={styles.head}>
      <b>
        “
        {sentence ? (
          <ClaimValue spans={sentence} source={from} chainId={chainId} facts={facts} />
        ) : (
          <SafeText text={intentLine(intent)} max={200} />
        )}
        ”
      </b>{' '}
      {step?.fn ? (
        <span className={styles.sub}>
          of <SafeText text={step.fn.name} max={60} />
          {claim.step.includes('.') ? ', inside' : ''}
        </span>
      ) : null}
    </p>
  );
}

function intentLine(intent: Claim['intent']): string {
  const line = intent.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)).join(', ');
  return line === '' ? 'without a title' : line;
}

/** What to know about the description itself. That a standard may not be followed is said by its source. */
function Warnings({ claim }: { claim: Claim }) {
  const all = [
    ...claim.warnings.filter(({ code }) => code !== 'interfaceOnly').map(warningWords),
    ...claim.lint.map(lintWords).filter((it) => it !== undefined),
  ];
  if (all.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {[...new Set(all)].map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
