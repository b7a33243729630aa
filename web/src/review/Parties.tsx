import type { Fact } from '@readback/core/model/fact.ts';
import type { Party, PartyRole } from '@readback/core/model/readback.ts';
import { partyWords } from '@readback/phrases/partyWords.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Address as Bytes } from 'viem';
import { Address } from '../ui/Address.tsx';
import { addressName } from '../ui/addressName.ts';
import { FactValue } from '../ui/FactValue.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import styles from './Parties.module.css';
import { type SourceName, sourceNames } from './sourceNames.ts';

/** The addresses that receive, spend, control or are asked: whole, with what is known about each. */
export function Parties({
  parties,
  facts,
  own,
  asked,
  lookAlikes,
}: {
  parties: readonly Party[];
  facts: FindFact;
  own: ReadonlySet<string>;
  /** In lower case: whom the request is for, where nobody has said that it is the user. */
  asked?: string | undefined;
  /** Facts of names that look like those of other contracts. */
  lookAlikes: ReadonlySet<string>;
}) {
  if (parties.length === 0) return null;
  return (
    <dl className={styles.parties}>
      {byAddress(parties).map(({ roles, address }) => {
        const at = address.toLowerCase();
        const itsOwn = own.has(at);
        const yours = itsOwn && at !== asked;
        const code = itsOwn ? undefined : facts(`account.${at}.code`);
        return (
          <div key={at} className={styles.party} data-place={at}>
            <dt className={styles.role}>{roles.map((role) => partyWords[role]).join(', ')}</dt>
            <dd>
              <Address
                form="whole"
                address={address}
                name={addressName(address, facts)}
                unnamed={yours ? 'Your account' : itsOwn ? 'The account it is for' : undefined}
                note={yours ? 'you' : <Known at={at} code={code} facts={facts} />}
                more={
                  itsOwn
                    ? null
                    : sourceNames(at, facts).map((it) => (
                        <PublishedAs key={it.fact} it={it} alike={lookAlikes.has(it.fact)} />
                      ))
                }
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the published source calls a contract: no name of its own, since whoever publishes it chooses that. */
function PublishedAs({ it, alike }: { it: SourceName; alike: boolean }) {
  return (
    <span className={styles.source}>
      {it.runs ? 'It runs code whose source is called ' : 'Its source is called '}“
      <SafeText text={it.text} max={80} cut="mark" />”
      {it.from ? (
        <>
          , says <SafeText text={it.from} max={60} cut="mark" />
        </>
      ) : null}
      .{alike ? <b className={styles.alike}> Look-alike: another contract has this name.</b> : null}
    </span>
  );
}

/** Each once, with all that it is here; that it is a contract besides says nothing more. */
function byAddress(parties: readonly Party[]): readonly { roles: readonly PartyRole[]; address: Bytes }[] {
  const found = new Map<string, { roles: PartyRole[]; address: Bytes }>();
  for (const { role, address } of parties) {
    const at = address.toLowerCase();
    const before = found.get(at);
    if (before) before.roles.push(role);
    else found.set(at, { roles: [role], address });
  }
  return [...found.values()].map(({ roles, address }) => {
    const more = roles.filter((role) => role !== 'contract');
    return { roles: more.length > 0 ? more : roles, address };
  });
}

/** What else is known of somebody who is not the user. */
function Known({ at, code, facts }: { at: string; code: Fact | undefined; facts: FindFact }) {
  const typed = facts(`account.${at}.typed`)?.value.s === 'known';
  if (!typed && !code) return null;
  return (
    <>
      {typed ? 'the name you typed' : null}
      {typed && code ? ' · ' : null}
      {code ? <Code code={code} facts={facts} /> : null}
    </>
  );
}

function Code({ code, facts }: { code: Fact; facts: FindFact }) {
  return (
    <>
      {code.value.s === 'known' ? null : 'whether it has code is '}
      <FactValue fact={code} facts={facts} />
    </>
  );
}
