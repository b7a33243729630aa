import { factOfAccount } from '@readback/core/model/factIds.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import type { Finding } from '@readback/core/model/finding.ts';
import type { Party, PartyRole } from '@readback/core/model/readback.ts';
import { partyWords } from '@readback/phrases/words/parties.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { Suspense } from 'react';
import type { Address as Bytes } from 'viem';
import { Words } from '../../ui/text/Words.tsx';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { Identicon } from '../../ui/address/Identicon.tsx';
import { Help } from '../../ui/help/Help.tsx';
import { FactValue } from '../../ui/said/FactValue.tsx';
import { Met, PartyMark } from '../changes/later.ts';
import styles from '../look/Parties.module.css';

/** Few contracts have one that is asked for: fetched with the first. */
const PublishedNames = lazyPart(async () => (await import('./PublishedNames.tsx')).PublishedNames);

/**
 * The addresses that receive, spend, control or are asked: whole, with what is known about each. The user's own, and the
 * token that it is about, take a line.
 */
export function Parties({
  parties,
  facts,
  own,
  asked,
  compared,
  chainId,
  findings,
}: {
  parties: readonly Party[];
  facts: FindFact;
  own: ReadonlySet<string>;
  /** In lower case: whom the request is for, where nobody has said that it is the user. */
  asked?: string | undefined;
  /** In lower case: who stands whole above, beside an address that is like it. */
  compared: ReadonlySet<string>;
  chainId: number | undefined;
  findings: readonly Finding[];
}) {
  if (parties.length === 0) return null;
  return (
    <dl className={styles.parties}>
      {byAddress(parties).map(({ roles, address }) => {
        const at = address.toLowerCase();
        const itsOwn = own.has(at);
        const yours = itsOwn && at !== asked;
        const code = itsOwn ? undefined : facts(factOfAccount(at, 'code'));
        const name = addressName(address, facts);
        const role = roles.map((it) => partyWords[it]).join(', ');
        const isAbove = compared.has(at);
        if (isAbove || roles.every((it) => beside.has(it) && (itsOwn || it === 'token')))
          return (
            <div key={at} className={styles.beside} data-place={at}>
              <dt>
                <Help of={roles} title={role} />
              </dt>
              <dd>
                <Address
                  address={address}
                  name={name ?? (yours ? { name: words.ownAccount } : undefined)}
                  note={
                    yours ? (
                      name && words.you
                    ) : isAbove ? (
                      <Known {...{ at, code, chainId, facts }} />
                    ) : undefined
                  }
                />
              </dd>
            </div>
          );
        return (
          <div key={at} className={styles.party} data-place={at}>
            <dt className={styles.role}>
              <Help of={roles} title={role} />
            </dt>
            <dd>
              <Address
                form="whole"
                address={address}
                name={name}
                unnamed={yours ? words.ownAccount : itsOwn ? words.accountItIsFor : undefined}
                note={yours ? words.you : <Known {...{ at, code, chainId, facts }} />}
                picture={itsOwn ? undefined : <Picture at={at} address={address} facts={facts} />}
                more={
                  !itsOwn &&
                  (facts(factOfAccount(at, 'sourceName')) || facts(factOfAccount(at, 'implementation'))) ? (
                    <Suspense>
                      <PublishedNames at={at} facts={facts} findings={findings} />
                    </Suspense>
                  ) : null
                }
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Who acts, and what it is of: those who get something, spend it or have a say in it decide, and stand whole. */
const beside: ReadonlySet<PartyRole> = new Set(['from', 'signer', 'token']);

/** Each once, with all that it is here; that it is a contract besides says nothing more. */
function byAddress(parties: readonly Party[]): readonly { roles: readonly PartyRole[]; address: Bytes }[] {
  const found = new Map<string, { roles: PartyRole[]; address: Bytes }>();
  for (const { role, address } of parties) {
    const at = address.toLowerCase();
    const before = found.get(at);
    if (before) before.roles.push(role);
    else found.set(at, { roles: [role], address });
  }
  const all = [...found.values()].map(({ roles, address }) => {
    const more = roles.filter((role) => role !== 'contract');
    return { roles: more.length > 0 ? more : roles, address };
  });
  const isBeside = ({ roles }: (typeof all)[number]) => roles.every((it) => beside.has(it));
  return [...all.filter((it) => !isBeside(it)), ...all.filter(isBeside)];
}

/** Its identicon, and in the corner of it the mark of a protocol, where it has one. */
function Picture({ at, address, facts }: { at: string; address: Bytes; facts: FindFact }) {
  return (
    <span className={styles.picture}>
      <Identicon address={address} size={32} />
      <Suspense>
        <PartyMark Failed={Nothing} at={at} facts={facts} />
      </Suspense>
    </span>
  );
}

type KnownProps = Readonly<{
  at: string;
  code: Fact | undefined;
  chainId: number | undefined;
  facts: FindFact;
}>;

/** What else is known of someone who is not the user: how their name, what they are, and whether they were met before. */
function Known({ at, code, chainId, facts }: KnownProps) {
  const typed = facts(factOfAccount(at, 'typed'))?.value.s === 'known';
  return (
    <span className={styles.known}>
      {typed ? <span>{words.nameYouTyped}</span> : null}
      {code ? (
        <span className={styles.code}>
          <Code code={code} facts={facts} />
        </span>
      ) : null}
      <Suspense>
        <Met Failed={Nothing} {...{ at, chainId, facts }} />
      </Suspense>
    </span>
  );
}

function Nothing() {
  return null;
}

function Code({ code, facts }: { code: Fact; facts: FindFact }) {
  const value = <FactValue fact={code} facts={facts} />;
  return code.value.s === 'known' ? value : <Words of={words.codeUnknown} values={{ code: value }} />;
}
