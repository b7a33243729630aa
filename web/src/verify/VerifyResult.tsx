import * as words from '@readback/phrases/words/web/verify.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Button } from '../ui/Button.tsx';
import { Fingerprint } from '../ui/Fingerprint.tsx';
import panel from '../ui/Panel.module.css';
import { SafeText } from '../ui/SafeText.tsx';
import type { Found } from './useVerifying.ts';
import styles from './Verify.module.css';
import { verifyWords } from './verifyWords.ts';

/** What was found of a signature: the word, whose it is, and who says so. */
export function VerifyResult({ question, found, onRetry }: Found & { onRetry: () => void }) {
  const { tone, title, text, who, from } = verifyWords(found, question.account !== undefined);
  return (
    <section className={`${panel.panel} ${styles.result}`} aria-labelledby="verified" data-testid="verified">
      <h2 id="verified" className={`${styles.title} ${styles[tone]}`}>
        {title}
      </h2>
      <p>{text}</p>
      {who.length > 0 ? (
        <dl className={styles.who}>
          {who.map(({ role, address }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>
                <NamedAddress form="whole" address={address} chainId={question.chainId} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Fingerprint hex={question.digest} label={words.digest} />
      <p className={styles.from}>
        <SafeText text={from} />
      </p>
      {found.kind === 'cannotTell' ? (
        <div>
          <Button onClick={onRetry}>{words.retry}</Button>
        </div>
      ) : null}
    </section>
  );
}
