import { effectPlace } from '@readback/assistant/explain/place.ts';
import type { Effects } from '@readback/core/model/effects.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Address as Bytes } from 'viem';
import { Address, type AddressName } from '../ui/Address.tsx';
import { addressName } from '../ui/addressName.ts';
import { Amount, AssetLabel } from '../ui/Amount.tsx';
import { amountDigits, assetName } from '../ui/amount.ts';
import { Digits } from '../ui/Digits.tsx';
import panel from '../ui/Panel.module.css';
import { Time } from '../ui/Time.tsx';
import { ChangeAmount } from './ChangeAmount.tsx';
import type { Change } from './changes.ts';
import styles from './Changes.module.css';

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
  return (
    <div className={panel.panel}>
      {rows.length === 0 ? (
        <p className={styles.none}>Nothing of yours changes, as far as was looked at.</p>
      ) : null}
      {effects.status === 'success' ? null : <p className={styles.none}>{failing[effects.status]}</p>}
      {rows.map((row) => (
        <div key={row.id} className={styles.row} data-place={effectPlace(row.id)}>
          <div className={styles.what}>
            <b>
              <Title row={row} facts={facts} />
            </b>
            <div className={panel.sub}>
              <Beside row={row} facts={facts} />
            </div>
          </div>
          <ChangeAmount row={row} facts={facts} />
        </div>
      ))}
    </div>
  );
}

const failing = {
  revert: 'It fails when it is run now: nothing changes but the fee.',
  partial: 'A part of it fails when it is run now.',
} as const;

function Title({ row, facts }: { row: Change; facts: FindFact }) {
  const asset = row.asset ? <AssetLabel asset={row.asset} facts={facts} /> : null;
  const other = row.counterparty ? (
    <Address address={row.counterparty} name={addressName(row.counterparty, facts)} />
  ) : (
    'Somebody'
  );
  const whose = row.yours ? null : <Address address={row.who} name={addressName(row.who, facts)} />;
  switch (row.what) {
    case 'balance':
    case 'nft':
    case 'fee':
      return whose ? (
        <>
          {asset} of {whose}
        </>
      ) : (
        <>Your {asset}</>
      );
    case 'allowance':
      return (
        <>
          {other} may spend {row.yours ? 'your ' : null}
          {asset}
          {whose ? <> of {whose}</> : null}
        </>
      );
    case 'operator':
      return (
        <>
          {other} may move all {row.yours ? 'your ' : null}
          {asset}
          {whose ? <> of {whose}</> : null}
        </>
      );
    case 'owner':
    case 'role':
    case 'code':
    case 'delegate':
    case 'safe':
      return (
        <>
          {powers[row.what]} {whose ?? 'your account'}
        </>
      );
  }
}

const powers = {
  owner: 'Who owns',
  role: 'Roles on',
  code: 'The code of',
  delegate: 'The code that acts as',
  safe: 'The settings of',
} as const;

function Beside({ row, facts }: { row: Change; facts: FindFact }) {
  const digits = (raw: bigint) => (
    <Digits
      text={row.asset ? amountDigits(raw, assetName(row.asset, facts).decimals) : raw.toLocaleString('en')}
    />
  );
  return (
    <>
      {row.asset && row.asset.kind !== 'native' ? (
        <span>
          <Address address={row.asset.address} name={tokenName(row.asset.address, facts)} />
        </span>
      ) : null}
      {row.before === undefined ? null : <span>{digits(row.before)} before</span>}
      {row.what === 'fee' ? (
        <span>
          network fee
          {row.most === undefined ? null : (
            <>
              , at most{' '}
              {row.asset ? (
                <Amount raw={row.most} asset={row.asset} facts={facts} from={row.from} fee />
              ) : (
                digits(row.most)
              )}
            </>
          )}
        </span>
      ) : null}
      {row.until === undefined ? null : (
        <span>
          until <Time seconds={row.until} />
        </span>
      )}
      {row.claimed ? (
        <span className={styles.claimed}>claimed by the contract, not seen in balances</span>
      ) : null}
    </>
  );
}

/** A symbol can be anybody's: the contract stands beside it, with the name that it has besides its symbol. */
function tokenName(address: Bytes, facts: FindFact): AddressName | undefined {
  const name = addressName(address, facts);
  const symbol = valueOf(facts(`token.${address.toLowerCase()}.symbol`)?.value);
  return symbol?.kind === 'text' && symbol.text === name?.name ? undefined : name;
}
