import type { SpokenDifference } from '@readback/core/hearback/spoken/spoken.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as difference from '@readback/phrases/words/web/review/difference.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
import { useState } from 'react';
import { Address } from '../ui/said/Address.tsx';
import { addressName } from '../ui/said/addressName.ts';
import { Button } from '../ui/Button.tsx';
import { FactValue } from '../ui/said/FactValue.tsx';
import { Identicon } from '../ui/address/Identicon.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import { type ComparedRow, comparedRows } from './compared.ts';
import styles from './HearbackPanel.module.css';
import { comparedWords } from './hearbackWords.ts';
import { useSavedName } from './useSavedName.ts';

/**
 * What was read beside what happened. What differs is always there; what is the same is counted, and one press away, and
 * so are the bytes where decoded values represent them.
 */
export function HearbackRows({
  hearback,
  spoken,
  facts,
  whole = false,
}: {
  hearback: Hearback;
  spoken: SpokenDifference | undefined;
  facts: FindFact;
  /** It was asked for: what is the same is there, too. */
  whole?: boolean;
}) {
  const [open, setOpen] = useState(whole);
  const [bytesOpen, setBytesOpen] = useState(false);
  const { rows, bytes } = comparedRows(hearback, spoken);
  if (rows.length === 0) return null;
  const differing = rows.filter(({ same }) => !same);
  const same = rows.length - differing.length;
  const shown = open ? rows : differing;
  return (
    <>
      {shown.length > 0 ? <Table rows={shown} facts={facts} /> : null}
      {same > 0 ? (
        <p className={styles.count}>
          <span>
            {spoken ? fill(difference.same, { count: same }) : comparedWords(rows.length, differing.length)}
          </span>
          {whole ? null : (
            <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? words.showLess : words.showAll}
            </Button>
          )}
        </p>
      ) : null}
      {bytes.length > 0 ? (
        <>
          <Button tone="quiet" aria-expanded={bytesOpen} onClick={() => setBytesOpen(!bytesOpen)}>
            {bytesOpen ? difference.hideBytes : difference.showBytes}
          </Button>
          {bytesOpen ? <Table rows={bytes} facts={facts} /> : null}
        </>
      ) : null}
    </>
  );
}

function Table({ rows, facts }: { rows: readonly ComparedRow[]; facts: FindFact }) {
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{difference.youRead}</th>
          <th scope="col">{difference.itDid}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row key={`${at}${row.happened}`} row={row} facts={facts} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { label, readBack, happened, same }, facts }: { row: ComparedRow; facts: FindFact }) {
  const [read, did] = [facts(readBack), facts(happened)];
  return (
    <tr className={same ? undefined : styles.differs}>
      <th scope="row">
        <span className={styles.label}>
          {typeof label === 'string' ? difference.rows[label] : <PhraseText phrase={label} facts={facts} />}
        </span>{' '}
        {same ? (
          words.agrees
        ) : read?.value.s === 'known' ? (
          <b className={styles.tag}>{words.differs}</b>
        ) : (
          words.unknownBefore
        )}
      </th>
      <td data-label={difference.youRead}>
        <Value fact={read} against={same ? undefined : did} facts={facts} />
      </td>
      <td data-label={difference.itDid}>
        <Value fact={did} against={same ? undefined : read} facts={facts} />
      </td>
    </tr>
  );
}

/** An address that differs has its picture and all its digits; those that the other has not are marked. */
function Value({
  fact,
  against,
  facts,
}: {
  fact: Fact | undefined;
  against: Fact | undefined;
  facts: FindFact;
}) {
  const nameOf = useSavedName();
  const value = fact?.value.s === 'known' ? fact.value.v : undefined;
  if (!fact || value?.kind !== 'address') return <FactValue fact={fact} facts={facts} against={against} />;
  const other = against?.value.s === 'known' ? against.value.v : undefined;
  return (
    <Address
      form={against ? 'line' : 'short'}
      against={other?.kind === 'address' ? other.address : undefined}
      address={value.address}
      name={addressName(value.address, facts) ?? nameOf(value.address)}
      picture={<Identicon address={value.address} size={against ? 24 : 18} />}
      from={fact.from}
    />
  );
}
