import { valueOf } from '@readback/core/model/known.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Accounts.module.css';
import type { TokenAbout } from './useTokenAbout.ts';
import { safeString } from '@readback/core/text/safeString.ts';

/** What a contract says of itself, before it is added. */
export function TokenPreview({ about: { found, reading, failed, retry } }: { about: TokenAbout }) {
  if (failed) {
    return (
      <Notice
        live="status"
        tone="unknown"
        title={`The token could not be read: ${safeString(failed)}.`}
        actions={<Button onClick={retry}>Retry</Button>}
      />
    );
  }
  if (!found) return reading ? <Skeleton says="Reading the token" lines={2} /> : null;
  if (found.kind.s !== 'known') {
    const many = found.kind.s === 'unknown' && found.kind.why === 'unsupported';
    return (
      <Notice
        live="status"
        tone="unknown"
        title={
          many
            ? 'This is a collection of many kinds (ERC-1155)'
            : 'No token found at this address on this network'
        }
      >
        {many
          ? 'It reports no balance per account, so none can be shown.'
          : 'Check the network and the address.'}
      </Notice>
    );
  }
  const [symbol, name, decimals] = [valueOf(found.symbol), valueOf(found.name), valueOf(found.decimals)];
  return (
    <dl className={styles.about}>
      <dt>It calls itself</dt>
      <dd>
        {symbol === undefined ? 'no symbol' : <SafeText text={symbol} max={40} cut="mark" />}
        {name === undefined ? null : (
          <>
            {' '}
            <span className={styles.quiet}>
              <SafeText text={name} max={80} cut="mark" />
            </span>
          </>
        )}
      </dd>
      <dt>Kind</dt>
      <dd>{found.kind.v === 'collection' ? 'Collection (ERC-721)' : 'Token (ERC-20)'}</dd>
      {found.kind.v === 'token' ? (
        <>
          <dt>Decimals</dt>
          <dd>{decimals ?? 'Not valid: amounts are shown in the smallest unit'}</dd>
        </>
      ) : null}
    </dl>
  );
}
