import type { Fingerprint as Digest } from '@readback/core/model/fingerprint.ts';
import * as words from '@readback/phrases/words/web/review/check.ts';
import type { VerdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import type { Hex } from 'viem';
import { Button } from '../../ui/Button.tsx';
import { Fingerprint } from '../../ui/said/Fingerprint.tsx';
import { Notice } from '../../ui/Notice.tsx';
import look from '../../ui/look/look.module.css';
import { split, wordsOf } from '../../ui/said/fingerprintWords.ts';
import styles from './Compared.module.css';
import { Spoken } from './Spoken.tsx';

/** `verdict`: the same request, judged otherwise on the other device. */
export type Sameness = 'same' | 'different' | 'verdict';

/** What two devices compare before anything else: the fingerprint of the request, and whether the other shows it too. */
export function SameFingerprint({
  fingerprints,
  digest,
  verdict,
  answer,
  onAnswer,
}: {
  fingerprints: readonly Digest[];
  digest: Hex;
  verdict: VerdictName | undefined;
  answer: Sameness | undefined;
  onAnswer: (answer: Sameness | undefined) => void;
}) {
  const [first] = split(fingerprints).own;
  return (
    <section className={`${look.panel} ${styles.box}`} aria-labelledby="same-fingerprint">
      <h2 id="same-fingerprint" className={styles.boxTitle}>
        {words.same}
      </h2>
      {first === undefined ? null : <Fingerprint large hex={first.hex} label={wordsOf(first).label} />}
      <Spoken digest={digest} verdict={verdict} />
      {answer === undefined ? (
        <Notice
          title={words.question}
          actions={
            <>
              <Button onClick={() => onAnswer('same')}>{words.yes}</Button>
              <Button onClick={() => onAnswer('different')}>{words.no}</Button>
              <Button onClick={() => onAnswer('verdict')}>{words.otherVerdict}</Button>
            </>
          }
        >
          {words.sameAlone}
        </Notice>
      ) : (
        <Answer answer={answer} onAgain={() => onAnswer(undefined)} />
      )}
    </section>
  );
}

function Answer({ answer, onAgain }: { answer: Sameness; onAgain: () => void }) {
  const again = <Button onClick={onAgain}>{words.sameAgain}</Button>;
  if (answer === 'verdict') {
    return (
      <Notice live="status" tone="caution" title={words.judgedOtherwise} actions={again}>
        {words.judgedOtherwiseWhy}
      </Notice>
    );
  }
  return answer === 'different' ? (
    <Notice live="alert" tone="stop" tag={words.differentTag} title={words.different} actions={again}>
      {words.differentTodo}
    </Notice>
  ) : (
    <Notice live="status" title={words.isSame} actions={again}>
      {words.isSameMeans}
    </Notice>
  );
}
