import { factOfEffect } from '@readback/core/model/factIds.ts';
import type { FactId } from '@readback/core/model/fact.ts';
import { flagWords } from '@readback/phrases/changeWords.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Hex } from 'viem';
import { Address } from '../../ui/said/Address.tsx';
import { Amount, AssetLabel } from '../../ui/said/Amount.tsx';
import { amountDigits, assetName } from '../../ui/text/amount.ts';
import { addressName } from '../../ui/said/addressName.ts';
import { Digits } from '../../ui/text/Digits.tsx';
import { bytesShort } from '../../ui/said/factWords.ts';
import { Provenance } from '../../ui/said/Provenance.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { fill } from '@readback/phrases/fill.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import * as words from '@readback/phrases/words/web/review/changes.ts';
import type { Change } from './changes.ts';
import look from '../../ui/look/look.module.css';
import styles from './Changes.module.css';
import { Moved } from '../drift/Moved.tsx';
import { numberWords } from '@readback/phrases/numberWords.ts';

/** By how much a line changes, with its source one press away. */
export function ChangeAmount({ row, facts }: { row: Change; facts: FindFact }) {
  return (
    <div className={`${styles.amount} ${styles[row.what === 'fee' ? 'fee' : row.tone]}`}>
      <Moved of={factsOf(row)} facts={facts}>
        <Value row={row} facts={facts} />
      </Moved>
    </div>
  );
}

/** What the number of a row is, as facts: by how much it changes, or what it is after that. */
function factsOf({ id, what }: Change): readonly FactId[] {
  return what === 'fee' ? ['fee.expected'] : [factOfEffect(id, 'delta'), factOfEffect(id, 'after')];
}

function Value({ row, facts }: { row: Change; facts: FindFact }) {
  const { value, from } = row;
  switch (value.is) {
    case 'delta':
      return (
        <Amount
          raw={value.raw}
          asset={value.asset}
          facts={facts}
          from={from}
          plus
          {...(row.what === 'fee' ? { fee: true } : { brief: value.raw < 0n ? 'up' : 'cut' })}
        />
      );
    case 'fromTo': {
      const { decimals } = assetName(value.asset, facts);
      const digits = (raw: bigint) => <Digits text={amountDigits(raw, decimals)} />;
      const after = value.noLimit ? (
        <Words of={words.unlimited} values={{ asset: <AssetLabel asset={value.asset} facts={facts} /> }} />
      ) : (
        <>
          {digits(value.after)} <AssetLabel asset={value.asset} facts={facts} />
        </>
      );
      return (
        <Provenance from={from} raw={{ label: words.unitsAfter, value: value.after.toString() }}>
          {value.before === value.after ? <Words of={words.still} values={{ after }} /> : after}
        </Provenance>
      );
    }
    case 'number':
      return (
        <Provenance from={from}>
          {fill(words.fromTo, { before: numberWords(value.before), after: numberWords(value.after) })}
        </Provenance>
      );
    case 'bytes':
      if (row.part === 'contract') return <Provenance from={from}>{codeWords(value)}</Provenance>;
      return (
        <Words
          of={words.fromTo}
          values={{
            before: <Bytes hex={value.before} facts={facts} />,
            after: <Bytes hex={value.after} facts={facts} />,
          }}
        />
      );
    case 'flag':
      if (row.what === 'nft' && row.asset)
        return (
          <Provenance from={from}>
            {value.after ? '+' : '−'}1 <AssetLabel asset={row.asset} facts={facts} />
          </Provenance>
        );
      return <Provenance from={from}>{flagWords(row, value.before, value.after)}</Provenance>;
    case 'notKnown':
      return (
        <span className={styles.unknown}>
          {value.why === 'pending' ? words.beingChecked : fill(words.unknown, { why: whyWords[value.why] })}
        </span>
      );
  }
}

function codeWords({ before, after }: { before: Hex; after: Hex }): string {
  if (isNothing(before)) return words.newContract;
  return isNothing(after) ? words.gone : words.replaced;
}

function isNothing(hex: Hex): boolean {
  return /^0x0*$/.test(hex);
}

function Bytes({ hex, facts }: { hex: Hex; facts: FindFact }) {
  if (isNothing(hex)) return words.none;
  if (hex.length === 42) return <Address address={hex} name={addressName(hex, facts)} />;
  return <span className={look.code}>{bytesShort(hex)}</span>;
}
