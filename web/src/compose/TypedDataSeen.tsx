import { chainName } from '@readback/phrases/chains.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import panel from '../ui/Panel.module.css';
import { SafeText } from '../ui/SafeText.tsx';
import styles from './Compose.module.css';
import type { ReadTyped } from './readTyped.ts';

const mostShown = 12;

/** What typed data says before it is read back: what is signed, for which contract, and what is not signed. */
export function TypedDataSeen({ read }: { read: Extract<ReadTyped, { kind: 'read' }> }) {
  const { typed, unsigned } = read;
  const { name, version, chainId, verifyingContract } = typed.domain;
  const known = chainId !== undefined && chainId <= BigInt(Number.MAX_SAFE_INTEGER);
  return (
    <dl className={`${panel.panel} ${styles.facts}`} data-testid="typed-data-seen">
      <dt>Signs</dt>
      <dd>
        <SafeText text={typed.primaryType} max={100} />
      </dd>
      <dt>For</dt>
      <dd>
        {name === undefined ? 'no name' : <SafeText text={name} max={100} />}
        {version === undefined ? null : (
          <>
            , version <SafeText text={version} max={40} />
          </>
        )}
      </dd>
      <dt>Network</dt>
      <dd>{chainId === undefined ? 'none' : known ? chainName(Number(chainId)) : chainId.toString()}</dd>
      <dt>Contract</dt>
      <dd>
        {verifyingContract ? (
          <NamedAddress address={verifyingContract} chainId={known ? Number(chainId) : undefined} />
        ) : (
          'none'
        )}
      </dd>
      {unsigned.length > 0 ? (
        <>
          <dt>Not signed</dt>
          <dd>
            {unsigned.slice(0, mostShown).map((path, at) => (
              <span key={path}>
                {at > 0 ? ', ' : null}
                <SafeText text={path} max={80} />
              </span>
            ))}
            {unsigned.length > mostShown ? ` and ${unsigned.length - mostShown} more` : null}. They are in the
            text, but the signature does not cover them.
          </dd>
        </>
      ) : null}
    </dl>
  );
}
