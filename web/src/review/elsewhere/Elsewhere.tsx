import { unreadName } from '../verdict/unreadName.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { formatUnitsExact } from '@readback/core/text/amount.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import { nativeDecimals } from '@readback/core/world/nativeDecimals.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/elsewhere.ts';
import { useState } from 'react';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { networkOf } from '../../data/networks/config.ts';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Words } from '../../ui/text/Words.tsx';
import review from '../look/Review.module.css';
import { CameBack } from './CameBack.tsx';
import styles from './Elsewhere.module.css';
import { compareShown, type RowNames, type ShownRow, shownRows } from './shownRows.ts';

/**
 * The second opinion: a request that is signed in another wallet, where it came from. What that wallet must show, a field
 * to compare each, and a field for what came back, which is then heard like what is signed here.
 */
export function Elsewhere({
  entry,
  readback,
  facts,
  onClose,
}: {
  entry: ActivityEntry;
  readback: Readback;
  facts: FindFact;
  onClose: () => void;
}) {
  const { body } = entry.incoming.request;
  // What was read when the user went to sign there: a later reading may be of what that has done already.
  const [then] = useState(readback);
  const rows = shownRows(body);
  return (
    <section className={styles.elsewhere} aria-labelledby="elsewhere">
      <h2 id="elsewhere" className={styles.title}>
        {words.title}
      </h2>
      <p className={review.says}>
        {readback.verdict === 'notFullyRead'
          ? `${words.unread[unreadName(readback)]} ${words.lead}`
          : words.lead}
      </p>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows of a frozen request never move.
        <Row key={at} row={row} facts={facts} />
      ))}
      <p className={review.says}>{body.kind === 'message' ? words.textOnly : words.fingerprints}</p>
      <CameBack entry={entry} readback={then} />
      <Button tone="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </section>
  );
}

function Row({ row, facts }: { row: ShownRow; facts: FindFact }) {
  const [typed, setTyped] = useState('');
  const result = typed.trim() === '' ? undefined : compareShown(row, typed, namesOf(row));
  return (
    <div className={styles.row}>
      <b>{words.what[row.what]}</b>
      <div className={styles.value}>
        <Value row={row} facts={facts} />
      </div>
      <TextField
        label={fill(words.showsOf, { what: words.what[row.what] })}
        mono
        value={typed}
        onChange={setTyped}
        maxLength={200}
      />
      {result === 'different' ? (
        <Notice tone="stop" live="alert" title={words.results.different} />
      ) : (
        <output className={review.says}>{result === undefined ? '' : words.results[result]}</output>
      )}
    </div>
  );
}

function Value({ row, facts }: { row: ShownRow; facts: FindFact }) {
  if ('address' in row)
    return <Address form="whole" address={row.address} name={addressName(row.address, facts)} />;
  switch (row.what) {
    case 'value':
      return (
        <Words
          of={words.amount}
          values={{
            amount: <SafeText text={formatUnitsExact(row.amount, nativeDecimals)} max={100} />,
            symbol: <SafeText text={symbolOf(row.chainId)} max={20} />,
          }}
        />
      );
    case 'network':
      return (
        <Words
          of={words.network}
          values={{
            name: <SafeText text={networkOf(row.chainId)?.name ?? chainName(row.chainId)} max={60} />,
            id: String(row.chainId),
          }}
        />
      );
    case 'nonce':
      return row.number.toString();
  }
}

function symbolOf(chainId: number): string {
  return networkOf(chainId)?.symbol ?? chainInfo(chainId)?.symbol ?? '';
}

function namesOf(row: ShownRow): RowNames {
  if (!('chainId' in row)) return { networks: [], coin: '' };
  const { chainId } = row;
  const networks = [networkOf(chainId)?.name, chainInfo(chainId)?.name].filter((it) => it !== undefined);
  return { networks, coin: symbolOf(chainId) };
}
