import type { FindFact } from '@readback/phrases/say.ts';
import * as changeWords from '@readback/phrases/words/web/review/changes.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
import { ArrowDownLeft, ArrowUpRight, KeyRound } from 'lucide-react';
import { Address } from '../ui/said/Address.tsx';
import { addressName } from '../ui/said/addressName.ts';
import { Identicon } from '../ui/address/Identicon.tsx';
import { CurrencyMark, TokenMark } from '../ui/marks/Mark.tsx';
import { FactValue } from '../ui/said/FactValue.tsx';
import { Section } from '../ui/fold/Section.tsx';
import { Amount, AssetLabel } from '../ui/said/Amount.tsx';
import { assetName } from '../ui/text/amount.ts';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import styles from './After.module.css';
import type { ChangedRow } from './changedRows.ts';
import { useSavedName } from './useSavedName.ts';

/** What changed, is changing or would have changed: of the account, and of those it pays; and what the network took for it. */
export function Changed({
  title,
  rows,
  facts,
}: {
  title: string;
  rows: readonly ChangedRow[];
  facts: FindFact;
}) {
  const fee = facts('mined.fee');
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      {rows.map((row) => (
        <Row key={row.id} row={row} facts={facts} />
      ))}
      {fee === undefined ? null : (
        <p className={styles.fee}>
          <Words of={words.feePaid} values={{ fee: <FactValue fact={fee} facts={facts} /> }} />
        </p>
      )}
    </Section>
  );
}

function Row({ row, facts }: { row: ChangedRow; facts: FindFact }) {
  const { who, own, asset, delta, before, after, from, unlimited } = row;
  const nameOf = useSavedName();
  const way = delta === undefined ? 'power' : delta < 0n ? 'out' : 'in';
  const Icon = icons[way];
  const { symbol } = assetName(asset, facts);
  const held = (raw: bigint) => <Amount bare brief="cut" {...{ raw, asset, facts, from }} />;
  return (
    <div className={styles.row}>
      <span aria-hidden className={styles.disc} data-way={way}>
        {own ? (
          asset.kind === 'native' ? (
            <CurrencyMark chainId={asset.chainId} symbol={symbol ?? ''} size={36} />
          ) : (
            <TokenMark chainId={asset.chainId} address={asset.address} symbol={symbol} size={36} />
          )
        ) : (
          <Identicon address={who} size={36} />
        )}
        <span className={styles.way}>
          <Icon size={12} strokeWidth={2.5} />
        </span>
      </span>
      <div className={styles.what}>
        <div className={styles.amount} data-way={own ? way : undefined}>
          {unlimited ? (
            <Words
              of={changeWords.unlimited}
              values={{ asset: <AssetLabel asset={asset} facts={facts} /> }}
            />
          ) : (
            <Amount raw={delta ?? after} {...{ asset, facts, from }} plus={delta !== undefined} />
          )}
        </div>
        {own && delta !== undefined ? null : (
          <div className={look.quiet}>
            {own ? words.allowance : <Address address={who} name={addressName(who, facts) ?? nameOf(who)} />}
          </div>
        )}
      </div>
      {unlimited || asset.kind === 'nft' ? null : (
        <div className={styles.held}>
          <Words of={words.fromTo} values={{ before: held(before), after: <b>{held(after)}</b> }} />
        </div>
      )}
    </div>
  );
}

const icons = { out: ArrowUpRight, in: ArrowDownLeft, power: KeyRound } as const;
