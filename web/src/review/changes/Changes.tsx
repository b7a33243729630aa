import { effectPlace } from '@readback/assistant/explain/place.ts';
import type { Effects } from '@readback/core/model/effects.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/changes.ts';
import { Suspense } from 'react';
import type { Address as Bytes } from 'viem';
import { Address, type AddressName } from '../../ui/address/Address.tsx';
import { addressName } from '../../ui/address/addressName.ts';
import { Amount } from '../../ui/text/Amount.tsx';
import panel from '../../ui/Panel.module.css';
import { Time } from '../../ui/time/Time.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { numberWords } from '@readback/phrases/numberWords.ts';
import { ChangeAmount } from './ChangeAmount.tsx';
import { type ChangeGroup, changeGroups } from './changeGroups.ts';
import type { Change } from './changes.ts';
import styles from './Changes.module.css';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import { changeTitle } from '@readback/phrases/changeWords.ts';
import { assetTitles } from '@readback/phrases/words/assetTitles.ts';
import { TitlePieces } from './TitlePieces.tsx';

/** Wanted by few requests: fetched by those. */
const Failing = lazyPart(async () => (await import('./Failing.tsx')).Failing);
const Takeable = lazyPart(async () => (await import('./Takeable.tsx')).Takeable);

/** What changes if it goes through, line by line; what only a contract says of itself is marked. */
export function Changes({
  effects,
  rows,
  facts,
}: {
  effects: Effects;
  rows: readonly Change[];
  facts: FindFact;
}) {
  const groups = changeGroups(rows);
  return (
    <div className={panel.panel}>
      {rows.length === 0 ? <p className={styles.none}>{words.nothing}</p> : null}
      {effects.status === 'success' ? null : (
        <Suspense fallback={<div className={styles.looking} />}>
          <Failing effects={effects} facts={facts} />
        </Suspense>
      )}
      {groups.map((group) => (
        <Group key={group.who} group={group} headed={groups.length > 1} facts={facts} />
      ))}
    </div>
  );
}

/** The rows of one account. With those of others beside them, a heading says whose they are. */
function Group({ group, headed, facts }: { group: ChangeGroup; headed: boolean; facts: FindFact }) {
  const { who, yours } = group;
  const rows = group.rows.map((row) => <Row key={row.id} row={row} headed={headed} facts={facts} />);
  if (!headed) return rows;
  const account = <Address address={who} name={addressName(who, facts)} />;
  return (
    <section className={styles.group}>
      <h3 className={styles.whose}>{yours ? <Words of={words.yours} values={{ account }} /> : account}</h3>
      {rows}
    </section>
  );
}

function Row({ row, headed, facts }: { row: Change; headed: boolean; facts: FindFact }) {
  return (
    <div
      className={row.what === 'fee' ? `${styles.row} ${styles.quiet}` : styles.row}
      data-place={effectPlace(row.id)}
    >
      <div className={styles.what}>
        <b>
          <ChangeTitle row={row} headed={headed} facts={facts} />
        </b>
        <div className={panel.sub}>
          <Beside row={row} facts={facts} />
        </div>
        {row.takeable ? (
          <Suspense fallback={<div className={styles.takeable}>…</div>}>
            <Takeable row={row} facts={facts} />
          </Suspense>
        ) : null}
        {row.holder ? (
          <div className={panel.sub}>
            <Address form="line" address={row.holder} />
          </div>
        ) : null}
      </div>
      <ChangeAmount row={row} facts={facts} />
    </div>
  );
}

function Beside({ row, facts }: { row: Change; facts: FindFact }) {
  return (
    <>
      {row.asset && row.asset.kind !== 'native' ? (
        <span>
          <Address address={row.asset.address} name={tokenName(row.asset.address, facts)} />
        </span>
      ) : null}
      {row.before === undefined ? null : (
        <span>
          <Words
            of={words.before}
            values={{
              amount: row.asset ? (
                <Amount bare brief="cut" raw={row.before} asset={row.asset} facts={facts} from={row.from} />
              ) : (
                numberWords(row.before)
              ),
            }}
          />
        </span>
      )}
      {row.what === 'fee' ? <span>{words.networkFee}</span> : null}
      {row.via ? (
        <span>
          <Words
            of={words.keptBy}
            values={{ account: <Address address={row.via} name={addressName(row.via, facts)} /> }}
          />
        </span>
      ) : null}
      {row.until === undefined ? null : (
        <span>
          <Words
            of={words.until}
            values={{
              time: (
                <span className={styles.time}>
                  <Time seconds={row.until} />
                </span>
              ),
            }}
          />
        </span>
      )}
      {row.claimed ? (
        <span className={styles.claimed}>{words.claimed[row.asset ? 'balances' : 'state']}</span>
      ) : null}
    </>
  );
}

/** A symbol can be anybody's: the contract is beside it, with the name that it has besides its symbol. */
function tokenName(address: Bytes, facts: FindFact): AddressName | undefined {
  const name = addressName(address, facts);
  const symbol = valueOf(facts(`token.${address.toLowerCase()}.symbol`)?.value);
  return symbol?.kind === 'text' && symbol.text === name?.name ? undefined : name;
}

const PowerTitle = lazyPart(async () => (await import('./PowerTitle.tsx')).PowerTitle);

type ChangeTitleProps = {
  row: Change;
  /** Whose it is is above it. */
  headed: boolean;
  facts: FindFact;
};

/** What a row is about. The words for who decides over what are fetched when there is such a row. */
function ChangeTitle({ row, headed, facts }: ChangeTitleProps) {
  const form = headed ? 'under' : row.yours ? 'own' : 'of';
  const title = changeTitle(row, form, assetTitles);
  if (title) return <TitlePieces pieces={title} row={row} facts={facts} />;
  return (
    <Suspense fallback={<AnyPower />}>
      <PowerTitle Failed={AnyPower} row={row} form={form} facts={facts} />
    </Suspense>
  );
}

function AnyPower() {
  return words.anyPower;
}
