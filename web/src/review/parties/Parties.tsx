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
import { Address } from '../../ui/address/Address.tsx';
import { addressName } from '../../ui/address/addressName.ts';
import { Help } from '../../ui/help/Help.tsx';
import { FactValue } from '../../ui/said/FactValue.tsx';
import styles from './Parties.module.css';

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
  findings,
}: {
  parties: readonly Party[];
  facts: FindFact;
  own: ReadonlySet<string>;
  /** In lower case: whom the request is for, where nobody has said that it is the user. */
  asked?: string | undefined;
  findings: readonly Finding[];
}) {
  if (parties.length === 0) return null;
  return (
    <dl className={styles.parties}>
      {byAddress(parties).map(({ roles, address }) => {
        const at = address.toLowerCase();
        const itsOwn = own.has(at);
        const yours = itsOwn && at !== asked;
        const code = itsOwn ? undefined : facts(`account.${at}.code`);
        const role = roles.map((it) => partyWords[it]).join(', ');
        if (roles.every((it) => beside.has(it) && (itsOwn || it === 'token')))
          return (
            <div key={at} className={styles.beside} data-place={at}>
              <dt>
                <Help of={roles} title={role} />
              </dt>
              <dd>
                {yours ? <>{words.ownAccount} </> : null}
                <Address address={address} name={addressName(address, facts)} />
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
                name={addressName(address, facts)}
                unnamed={yours ? words.ownAccount : itsOwn ? words.accountItIsFor : undefined}
                note={yours ? words.you : <Known at={at} code={code} facts={facts} />}
                more={
                  !itsOwn && (facts(`account.${at}.sourceName`) || facts(`account.${at}.implementation`)) ? (
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

/** What else is known of someone who is not the user. */
function Known({ at, code, facts }: { at: string; code: Fact | undefined; facts: FindFact }) {
  const typed = facts(`account.${at}.typed`)?.value.s === 'known';
  if (!typed && !code) return null;
  const shown = code ? <Code code={code} facts={facts} /> : null;
  if (!typed) return shown;
  return (
    <>
      {words.nameYouTyped}
      {shown ? <> · {shown}</> : null}
    </>
  );
}

function Code({ code, facts }: { code: Fact; facts: FindFact }) {
  const value = <FactValue fact={code} facts={facts} />;
  return code.value.s === 'known' ? value : <Words of={words.codeUnknown} values={{ code: value }} />;
}
