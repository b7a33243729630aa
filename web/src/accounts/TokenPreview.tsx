import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/tokens.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './look/Accounts.module.css';
import type { TokenAbout } from './useTokenAbout.ts';
import { safeString } from '@readback/core/text/safeString.ts';

/** What a contract says of itself, before it is added. */
export function TokenPreview({ about: { found, reading, failed, retry } }: { about: TokenAbout }) {
  if (failed) {
    return (
      <Notice
        live="status"
        tone="unknown"
        title={fill(words.notRead, { why: safeString(failed) })}
        actions={<Button onClick={retry}>{words.retry}</Button>}
      />
    );
  }
  if (!found) return reading ? <Skeleton says={words.reading} lines={2} /> : null;
  if (found.kind.s !== 'known') {
    const many = found.kind.s === 'unknown' && found.kind.why === 'unsupported';
    return (
      <Notice live="status" tone="unknown" title={many ? words.manyKinds : words.notFound}>
        {many ? words.manyKindsWhy : words.notFoundHint}
      </Notice>
    );
  }
  const [symbol, name, decimals] = [valueOf(found.symbol), valueOf(found.name), valueOf(found.decimals)];
  return (
    <dl className={styles.about}>
      <dt>{words.callsItself}</dt>
      <dd>
        {symbol === undefined ? words.noSymbol : <SafeText text={symbol} max={40} cut="mark" />}
        {name === undefined ? null : (
          <>
            {' '}
            <span className={styles.quiet}>
              <SafeText text={name} max={80} cut="mark" />
            </span>
          </>
        )}
      </dd>
      <dt>{words.kind}</dt>
      <dd>{words.kinds[found.kind.v]}</dd>
      {found.kind.v === 'token' ? (
        <>
          <dt>{words.decimals}</dt>
          <dd>{decimals ?? words.badDecimals}</dd>
        </>
      ) : null}
    </dl>
  );
}
