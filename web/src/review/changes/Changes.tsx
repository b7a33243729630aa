import { factOfToken, factOfEffect } from '@readback/core/model/factIds.ts';
import { effectPlace } from '../../ui/pointed/place.ts';
import type { Effects } from '@readback/core/model/effects.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/changes.ts';
import { ArrowDownLeft, ArrowUpRight, KeyRound } from 'lucide-react';
import { type CSSProperties, Suspense } from 'react';
import type { Address as Bytes } from 'viem';
import { Address, type AddressName } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { shortAddress } from '../../ui/text/address.ts';
import { amountDigits, assetName } from '../../ui/text/amount.ts';
import { Digits } from '../../ui/text/Digits.tsx';
import { Amount, type AmountProps } from '../../ui/said/Amount.tsx';
import look from '../../ui/look/look.module.css';
import { shareWords } from './shareWords.ts';
import { Time } from '../../ui/time/Time.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { LimitIt } from '../findings/later.ts';
import { ChangeAmount } from './ChangeAmount.tsx';
import { type ChangeGroup, changeGroups } from './changeGroups.ts';
import { type Change, wayOf } from './changes.ts';
import { AssetMark, ChangeTerms, PowerTitle, Takeable } from './later.ts';
import styles from './Changes.module.css';
import { WorthOf } from '../money/WorthOf.tsx';
import { changeTitle } from '@readback/phrases/changeWords.ts';
import { assetTitles } from '@readback/phrases/words/assetTitles.ts';
import { TitlePieces } from './TitlePieces.tsx';

/** What changes if it goes through, line by line; what only a contract says of itself is marked. */
export function Changes({
  effects,
  rows,
  below,
  said,
  readback,
  facts,
}: {
  effects: Effects;
  rows: readonly Change[];
  /** In lower case: who stands whole below. */
  below: ReadonlySet<string>;
  /** Times that the sentence says, in seconds. */
  said: ReadonlySet<bigint>;
  readback: Readback | undefined;
  facts: FindFact;
}) {
  const groups = changeGroups(rows);
  return (
    <div>
      {rows.length === 0 && effects.status !== 'revert' ? (
        <p className={styles.none} data-none>
          {words.nothing}
        </p>
      ) : null}
      {effects.status === 'revert' ? (
        <p className={styles.none} data-none>
          {words.onlyFee}
        </p>
      ) : null}
      {groups.map((group) => (
        <Group
          key={group.who}
          headed={groups.length > 1 || !group.yours}
          {...{ group, below, said, readback, facts }}
        />
      ))}
    </div>
  );
}

/** The rows of one account. With those of others beside them, a heading says whose they are. */
function Group({
  group,
  headed,
  below,
  said,
  readback,
  facts,
}: Omit<RowProps, 'row' | 'rows'> & { group: ChangeGroup }) {
  const { who, yours } = group;
  const rows = group.rows.map((row) => (
    <Row key={row.id} {...{ row, rows: group.rows, headed, below, said, readback, facts }} />
  ));
  if (!headed) return rows;
  const account = <Address address={who} name={addressName(who, facts)} />;
  return (
    <section className={styles.group}>
      <h3 className={styles.whose}>{yours ? <Words of={words.yours} values={{ account }} /> : account}</h3>
      {rows}
    </section>
  );
}

type RowProps = {
  row: Change;
  /** All of the same account. */
  rows: readonly Change[];
  headed: boolean;
  /** In lower case: who stands whole below. */
  below: ReadonlySet<string>;
  /** Times that the sentence says, in seconds. */
  said: ReadonlySet<bigint>;
  /** Where a press can still change it. */
  readback: Readback | undefined;
  facts: FindFact;
};

function Row({ row, headed, rows, below, said, readback, facts }: RowProps) {
  const way = wayOf(row);
  const Icon = icons[way];
  return (
    <div className={styles.row} data-place={effectPlace(row.id)}>
      <span aria-hidden className={`${styles.disc} ${styles[way]}`}>
        {row.asset ? (
          <Suspense>
            <AssetMark Failed={NoMark} asset={row.asset} facts={facts} />
          </Suspense>
        ) : null}
        <span className={styles.way}>
          <Icon size={row.asset ? 12 : 18} strokeWidth={2.5} />
        </span>
      </span>
      <div className={styles.what}>
        <ChangeAmount row={row} facts={facts} />
        <div className={look.quiet}>
          <Worth row={row} readback={readback} facts={facts} />
          <About row={row} headed={headed} below={below} facts={facts} />
          {facts(factOfEffect(row.id, 'least')) ? (
            <Suspense fallback="…">
              <ChangeTerms row={row} rows={rows} facts={facts} />
            </Suspense>
          ) : null}
          <Beside row={row} said={said} facts={facts} />
        </div>
        {readback && row.yours && row.value.is === 'fromTo' && isLarge(row.value, readback) ? (
          <Suspense>
            <LimitIt readback={readback} {...row.value} spender={row.counterparty} facts={facts} />
          </Suspense>
        ) : null}
        {row.holder ? (
          <div className={look.quiet}>
            <Address form="line" address={row.holder} />
          </div>
        ) : null}
      </div>
      <div className={styles.held}>
        <Held row={row} facts={facts} />
        {row.takeable ? (
          <Suspense fallback={<div className={styles.takeable}>…</div>}>
            <Takeable row={row} readback={readback} facts={facts} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

/** Whether it may be more than the request needs: nobody fetches what limits it for any other. What is a Stop is to be rejected. */
function isLarge(
  { noLimit, after }: { noLimit: boolean; after: bigint },
  { steps, verdict }: Readback,
): boolean {
  if (verdict === 'stop') return false;
  return noLimit || (after > 0n && (steps.length > 1 || steps.some((it) => it.steps.length > 0)));
}

/** What the amount of a row is worth; of an allowance, what could be taken stands elsewhere with its own. */
function Worth({ row: { value, takeable }, readback, facts }: Pick<RowProps, 'row' | 'readback' | 'facts'>) {
  if (readback === undefined) return null;
  if (value.is === 'delta')
    return (
      <WorthOf
        raw={value.raw}
        asset={value.asset}
        readback={readback}
        facts={facts}
        arrives={value.raw > 0n}
      />
    );
  const isLimit = value.is === 'fromTo' && !value.noLimit && takeable === undefined;
  return isLimit ? <WorthOf raw={value.after} asset={value.asset} readback={readback} facts={facts} /> : null;
}

const icons = { out: ArrowUpRight, in: ArrowDownLeft, power: KeyRound } as const;

/** Its direction says enough. */
function NoMark() {
  return null;
}

function HeldAmount(props: Omit<AmountProps, 'bare' | 'brief'>) {
  return <Amount bare brief="cut" {...props} />;
}

/** What a row is about, where its amount does not say it: the spender of an allowance has a place of its own below. */
function About({ row, headed, below, facts }: Omit<RowProps, 'rows' | 'said' | 'readback'>) {
  const { value, what, yours, asset, counterparty } = row;
  // The amount says it: of a token its digits, which stand beside it, say which.
  if ((what === 'balance' || what === 'nft') && asset !== undefined && (yours || headed)) return null;
  if (what === 'allowance' && value.is === 'fromTo' && yours && isBelow(counterparty, below)) {
    const { decimals } = assetName(value.asset, facts);
    return (
      <span>
        {value.before === value.after || value.before === 0n ? (
          words.allowanceStill
        ) : (
          <Words
            of={words.allowance}
            values={{ before: <Digits text={amountDigits(value.before, decimals)} /> }}
          />
        )}
      </span>
    );
  }
  return (
    <span>
      <ChangeTitle row={row} headed={headed} facts={facts} />
    </span>
  );
}

function isBelow(address: Bytes | undefined, below: ReadonlySet<string>): boolean {
  return address !== undefined && below.has(address.toLowerCase());
}

/** What is held before and after, and how much of it goes. */
function Held({ row: { value, before, asset, from, share }, facts }: { row: Change; facts: FindFact }) {
  if (value.is !== 'delta' || before === undefined || asset === undefined) return null;
  const after = before + value.raw;
  if (after < 0n) return null;
  return (
    <>
      <span>
        <Words
          // What is left of what the gas fee is paid in, nobody knows yet.
          of={asset.kind === 'native' ? words.before : words.fromTo}
          values={{
            amount: <HeldAmount raw={before} {...{ asset, facts, from }} />,
            before: <HeldAmount raw={before} {...{ asset, facts, from }} />,
            after: (
              <b>
                <HeldAmount raw={after} {...{ asset, facts, from }} />
              </b>
            ),
          }}
        />
      </span>
      {share === undefined ? null : (
        <>
          <span
            className={styles.gauge}
            style={{ '--part': `${share / 10}%` } as CSSProperties}
            aria-hidden
          />
          <span className={look.hidden}>{shareWords(share)}</span>
        </>
      )}
    </>
  );
}

function Beside({ row, said, facts }: Pick<RowProps, 'row' | 'said' | 'facts'>) {
  return (
    <>
      {row.asset && row.asset.kind !== 'native' ? (
        <span>
          <Address
            address={row.asset.address}
            name={tokenName(row.asset.address, facts)}
            says={<bdi className={styles.digits}>{shortAddress(row.asset.address)}</bdi>}
          />
        </span>
      ) : null}
      {row.via ? (
        <span>
          <Words
            of={words.keptBy}
            values={{ account: <Address address={row.via} name={addressName(row.via, facts)} /> }}
          />
        </span>
      ) : null}
      {row.until === undefined || said.has(row.until) ? null : (
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

/** A symbol can be anybody's: the contract is beside it, and opens to the name that it has besides its symbol. */
function tokenName(address: Bytes, facts: FindFact): AddressName | undefined {
  const name = addressName(address, facts);
  const symbol = valueOf(facts(factOfToken(address, 'symbol'))?.value);
  return symbol?.kind === 'text' && symbol.text === name?.name ? undefined : name;
}

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
