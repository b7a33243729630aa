import type { Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/claims.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
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
      {claim.more ? <p className={styles.sub}>{fill(words.more, { count: claim.more })}</p> : null}
      <ClaimSource claim={claim} />
    </>
  );
}

function Head({ claim, step, facts, chainId }: ClaimBodyProps) {
  const { sentence, intent, from } = claim;
  const says = sentence ? (
    <ClaimValue spans={sentence} source={from} chainId={chainId} facts={facts} />
  ) : (
    <SafeText text={intentLine(intent)} max={200} />
  );
  return (
    <p className={styles.head}>
      {step?.fn ? (
        <Words
          of={words.actOf}
          values={{
            title: (inner) => <b>{inner}</b>,
            says,
            quiet: (inner) => <span className={styles.sub}>{inner}</span>,
            call: <SafeText text={step.fn.name} max={60} />,
            isInside: claim.step.includes('.') ? 'yes' : 'no',
          }}
        />
      ) : (
        <Words of={words.act} values={{ title: (inner) => <b>{inner}</b>, says }} />
      )}
    </p>
  );
}

function intentLine(intent: Claim['intent']): string {
  const line = intent.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)).join(', ');
  return line === '' ? words.untitled : line;
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
      {[...new Set(all)].map((says) => (
        <li key={says}>{says}</li>
      ))}
    </ul>
  );
}
