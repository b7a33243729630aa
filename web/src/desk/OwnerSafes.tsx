import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/desk.ts';
import { agreeable } from '@readback/core/request/safe/agreeable.ts';
import type { Queued } from '@readback/core/safe/queue.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import { useActivity } from '../data/activity/activity.ts';
import { openReview } from '../inbox/openReview.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import look from '../ui/look/look.module.css';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { deskId } from './deskId.ts';
import { approvalIncoming, messageIncoming, type OwnerSafe, ownerSafesOf } from './throughSafes.ts';
import styles from './Desk.module.css';

/** The owners that are Safes themselves and have not agreed: what their owners can sign for them. */
export function OwnerSafes({ account, queued }: { account: SafeAccount; queued: Queued }) {
  const { body, beside = [] } = queued.proposal.request;
  const of = agreeable(body);
  if (of === undefined || queued.missing === 0) return null;
  const toAgree = { of, version: account.version, beside: [body, ...beside] };
  const all = ownerSafesOf(account.owners, queued.agreement, toAgree);
  return <OwnerSafeList all={all} chainId={account.chainId} />;
}

function OwnerSafeList({ all, chainId }: { all: readonly OwnerSafe[]; chainId: number }) {
  if (all.length === 0) return null;
  return (
    <ul className={styles.ownerSafes} aria-label={words.ownerSafes}>
      {all.map((it) => (
        <li key={it.address}>
          <p className={look.quiet}>
            <Words
              of={words.ownerSafe}
              values={{
                owner: <NamedAddress address={it.address} chainId={chainId} />,
                signed: (
                  <SafeText
                    text={fill(words.signed, {
                      agreed: String(it.signed),
                      threshold: String(it.safe.threshold),
                    })}
                  />
                ),
              }}
            />
          </p>
          {it.canAct ? <Acts it={it} chainId={chainId} /> : <p className={styles.caution}>{words.locked}</p>}
          <OwnerSafeList all={it.inner} chainId={chainId} />
        </li>
      ))}
    </ul>
  );
}

function Acts({ it, chainId }: { it: OwnerSafe; chainId: number }) {
  const entries = useActivity();
  return (
    <div className={styles.acts}>
      <Button onClick={() => openReview(messageIncoming(it))}>{words.signFor}</Button>
      <Button tone="quiet" onClick={() => openReview(approvalIncoming(it, entries))}>
        {words.approveFor}
      </Button>
      <Link to="/safe/$safe" params={{ safe: deskId({ chainId, safe: it.address }) }}>
        {words.itsDesk}
      </Link>
    </div>
  );
}
