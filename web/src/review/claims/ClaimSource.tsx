import type { AttestedBy } from '@readback/core/model/description.ts';
import * as words from '@readback/phrases/words/web/review/claims.ts';
import { Fragment } from 'react';
import { useBook } from '../../data/own/book.ts';
import { bookName } from '../../names/bookName.ts';
import { auditorName } from '../../names/auditorName.ts';
import { Address } from '../../ui/said/Address.tsx';
import { Provenance } from '../../ui/said/Provenance.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { ago } from '../../ui/time/ago.ts';
import { useNow } from '../../ui/time/useNow.ts';
import type { Claim } from './claim.ts';
import styles from './Claims.module.css';
import { descriptorSource } from './spanSources.ts';

/** One auditor, and whether they took it back. */
function Attestation({ it }: { it: AttestedBy }) {
  const rows = useBook();
  const name = bookName(rows, it.auditor) ?? auditorName(it.auditor);
  const now = useNow();
  return (
    <Words
      of={words.attested[it.revoked]}
      values={{
        auditor: <Address address={it.auditor} name={name} />,
        strong: (inner) => <strong>{inner}</strong>,
        age: it.revokedAt === undefined ? 'unknown' : 'known',
        ago: ago(it.revokedAt === undefined ? now : Number(it.revokedAt) * 1_000, now),
      }}
    />
  );
}

/** Who says it: whoever wrote the description, the registry it lies in, its age, and who attested it. */
export function ClaimSource({ claim }: { claim: Claim }) {
  const { from, owner, binding } = claim;
  const now = useNow();
  return (
    <p className={styles.source}>
      <Words
        of={words.source}
        values={{
          author: owner === undefined ? 'unknown' : 'known',
          owner: <SafeText text={owner ?? ''} max={80} />,
          source: (inner) => <Provenance from={[descriptorSource(from)]}>{inner}</Provenance>,
          registry: from.host === undefined ? 'own' : 'known',
          host: <SafeText text={from.host ?? ''} max={60} cut="mark" />,
          age: from.fetchedAt === undefined ? 'unknown' : 'known',
          ago: ago(from.fetchedAt ?? now, now),
        }}
      />
      {binding === 'proxy' || binding === 'interface' ? ` ${words.bindings[binding]}` : null}
      {from.attestedBy === undefined ? ` ${words.unattested}` : null}
      {from.attestedBy?.map((it) => (
        <Fragment key={it.auditor}>
          {' '}
          <Attestation it={it} />
        </Fragment>
      ))}
    </p>
  );
}
