import type { Body } from '@readback/core/model/request.ts';
import { chainName } from '@readback/phrases/chains.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/domain.ts';
import { Detail } from '../ui/fold/Detail.tsx';
import look from '../ui/look/look.module.css';
import { Address } from '../ui/said/Address.tsx';
import { addressName } from '../ui/said/addressName.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import styles from './Domain.module.css';

/** For which contract and network typed data says that it is. */
export function Domain({
  typed,
  facts,
}: {
  typed: Extract<Body, { kind: 'typedData' }>['typed'];
  facts: FindFact;
}) {
  const { name, version, chainId, verifyingContract, salt } = typed.domain;
  return (
    <Detail icon="file" title={words.domain}>
      <dl className={styles.domain}>
        <Row what={words.domainName} value={name} place="domain.name" />
        <Row what={words.domainVersion} value={version} place="domain.version" />
        {chainId === undefined ? null : (
          <div data-place="domain.chainId">
            <dt>{words.domainNetwork}</dt>
            <dd>
              {chainId <= BigInt(Number.MAX_SAFE_INTEGER) ? chainName(Number(chainId)) : chainId.toString()}
            </dd>
          </div>
        )}
        {verifyingContract ? (
          <div data-place="domain.verifyingContract">
            <dt>{words.domainContract}</dt>
            <dd>
              <Address form="line" address={verifyingContract} name={addressName(verifyingContract, facts)} />
            </dd>
          </div>
        ) : null}
        {salt ? <Row what={words.domainSalt} value={salt} place="domain.salt" /> : null}
        {verifyingContract || chainId !== undefined ? null : (
          <p className={look.quietWrap}>{words.domainEmpty}</p>
        )}
      </dl>
    </Detail>
  );
}

function Row({ what, value, place }: { what: string; value: string | undefined; place: string }) {
  if (value === undefined) return null;
  return (
    <div data-place={place}>
      <dt>{what}</dt>
      <dd>
        <SafeText text={value} />
      </dd>
    </div>
  );
}
