import { Address } from '../../ui/Address.tsx';
import { Provenance } from '../../ui/Provenance.tsx';
import { SafeText } from '../../ui/SafeText.tsx';
import { ago } from '../../ui/ago.ts';
import { useNow } from '../../ui/useNow.ts';
import type { Claim } from './claim.ts';
import styles from './Claims.module.css';
import { descriptorSource } from './spanSources.ts';

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
          Written by <SafeText text={owner} max={80} />, as it says itself;{' '}
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
      {binding === 'proxy' ? '. It is written for the code that runs there' : null}
      {binding === 'interface'
        ? '. It describes a standard; nothing proves that this contract follows it'
        : null}
      {from.attestedBy === undefined ? (
        '. Nobody known here attested it.'
      ) : (
        <>
          . Attested (ERC-8176) by{' '}
          {from.attestedBy.map(({ auditor, name }) => (
            <Address
              key={auditor}
              address={auditor}
              name={name === undefined ? undefined : { name, from: [{ by: 'source', name: 'Readback' }] }}
            />
          ))}
          ; whether that was taken back since is not looked up.
        </>
      )}
    </p>
  );
}
