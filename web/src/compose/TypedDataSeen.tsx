import { chainName } from '@readback/phrases/chains.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Listed } from '../ui/text/Listed.tsx';
import look from '../ui/look/look.module.css';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import styles from './Compose.module.css';
import type { ReadTyped } from './readTyped.ts';

const mostShown = 12;

/** What typed data says before it is read back: what is signed, for which contract, and what is not signed. */
export function TypedDataSeen({ read }: { read: Extract<ReadTyped, { kind: 'read' }> }) {
  const { typed, unsigned } = read;
  const { name, version, chainId, verifyingContract } = typed.domain;
  const known = chainId !== undefined && chainId <= BigInt(Number.MAX_SAFE_INTEGER);
  const unsignedShown = [
    ...unsigned.slice(0, mostShown).map((path) => <SafeText key={path} text={path} max={80} />),
    ...(unsigned.length > mostShown ? [fill(words.more, { count: unsigned.length - mostShown })] : []),
  ];
  return (
    <dl className={`${look.panel} ${styles.facts}`} data-testid="typed-data-seen">
      <dt>{words.signs}</dt>
      <dd>
        <SafeText text={typed.primaryType} max={100} />
      </dd>
      <dt>{words.signedFor}</dt>
      <dd>
        <Words
          of={words.domainName}
          values={{
            named: name === undefined ? 'no' : 'yes',
            name: <SafeText text={name ?? ''} max={100} />,
            versioned: version === undefined ? 'no' : 'yes',
            version: <SafeText text={version ?? ''} max={40} />,
          }}
        />
      </dd>
      <dt>{words.network}</dt>
      <dd>{chainId === undefined ? words.none : known ? chainName(Number(chainId)) : chainId.toString()}</dd>
      <dt>{words.contract}</dt>
      <dd>
        {verifyingContract ? (
          <NamedAddress address={verifyingContract} chainId={known ? Number(chainId) : undefined} />
        ) : (
          words.none
        )}
      </dd>
      {unsigned.length > 0 ? (
        <>
          <dt>{words.notSigned}</dt>
          <dd>
            <Words
              of={words.notSignedPaths}
              values={{ paths: <Listed>{unsignedShown}</Listed>, count: unsigned.length }}
            />
          </dd>
        </>
      ) : null}
    </dl>
  );
}
