import type { AttestedBy } from '@readback/core/model/description.ts';
import { useBook } from '../../data/book.ts';
import { bookName } from '../../names/bookName.ts';
import { auditorName } from '../../names/auditorName.ts';
import { Address } from '../../ui/Address.tsx';
import { Provenance } from '../../ui/Provenance.tsx';
import { SafeText } from '../../ui/SafeText.tsx';
import { ago } from '../../ui/ago.ts';
import { useNow } from '../../ui/useNow.ts';
import type { Claim } from './claim.ts';
import styles from './Claims.module.css';
import { descriptorSource } from './spanSources.ts';

/** One auditor, and whether they took it back. */
function Attestation({ it }: { it: AttestedBy }) {
  const rows = useBook();
  const name = bookName(rows, it.auditor) ?? auditorName(it.auditor);
  const now = useNow();
  return (
    <>
      . Attested (ERC-8176) by <Address address={it.auditor} name={name} />
      {it.revoked === 'no' ? ', and not revoked' : null}
      {it.revoked === 'unknown' ? '; whether that was revoked is unknown' : null}
      {it.revoked === 'yes' ? (
        <strong>
          , who revoked it{it.revokedAt === undefined ? '' : ` ${ago(Number(it.revokedAt) * 1000, now)}`}
        </strong>
      ) : null}
    </>
  );
}

/** Who says it: whoever wrote the description, the registry it lies in, its age, and who attested it. */
export function ClaimSource({ claim }: { claim: Claim }) {
  const { from, owner, binding } = claim;
  const now = useNow();
  return (
    <p className={styles.source}>
      {owner === undefined ? (
        'It does not say who wrote it; '
      ) : (
        <>
          Written by <SafeText text={owner} max={80} />, according to itself;{' '}
        </>
      )}
      <Provenance from={[descriptorSource(from)]}>
        {from.host === undefined ? (
          'shipped with Readback'
        ) : (
          <>
            from <SafeText text={from.host} max={60} cut="mark" />
          </>
        )}
      </Provenance>
      {from.fetchedAt === undefined ? null : `, fetched ${ago(from.fetchedAt, now)}`}
      {binding === 'proxy' ? '. It was written for the code that is deployed there' : null}
      {binding === 'interface'
        ? '. It describes a standard; nothing proves that this contract follows it'
        : null}
      {from.attestedBy === undefined
        ? '. None of your auditors attested it.'
        : from.attestedBy.map((it) => <Attestation key={it.auditor} it={it} />)}
    </p>
  );
}
