import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/facts.ts';
import type { Fact, FactValue as Value, Provenance as From } from '@readback/core/model/fact.ts';
import { chainName } from '@readback/phrases/chains.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { Address } from './Address.tsx';
import { Amount, AssetLabel, mostSymbol, WholeSymbol } from './Amount.tsx';
import { addressName, tokenSymbol } from './addressName.ts';
import styles from './FactValue.module.css';
import { bytesFrom, bytesShort } from './factWords.ts';
import { Provenance } from './Provenance.tsx';
import { longestHost } from '../text/longestHost.ts';
import { SafeText } from '../text/SafeText.tsx';
import { Time } from '../time/Time.tsx';
import { whyWords } from '@readback/phrases/words/why.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';

export type FactValueProps = {
  fact: Fact | undefined;
  facts: FindFact;
  /** The one that it differs from: addresses then have all their digits, and bytes begin where the two part. */
  against?: Fact | undefined;
  /** Lower-case addresses that stand whole right below: a token among them is said by its symbol. */
  below?: ReadonlySet<string> | undefined;
  /** Of an amount: what it is of stands beside it already. */
  bare?: boolean;
};

/** A fact as it is on the page: by its kind, with its source one press away, and honest when it is not known. */
export function FactValue({ fact, facts, against, below, bare }: FactValueProps) {
  if (!fact) return <span className={styles.unknown}>{words.unknown}</span>;
  if (fact.value.s === 'pending') return <span className={styles.pending}>{words.pending}</span>;
  if (fact.value.s === 'unknown') {
    return (
      <span className={styles.unknown}>{fill(words.unknownWhy, { why: whyWords[fact.value.why] })}</span>
    );
  }
  const { v: value } = fact.value;
  const symbol =
    value.kind === 'address' && below?.has(value.address.toLowerCase())
      ? tokenSymbol(value.address, facts)
      : undefined;
  if (value.kind === 'address' && symbol && !against) {
    return (
      <Address
        address={value.address}
        name={addressName(value.address, facts)}
        from={fact.from}
        says={<SafeText text={symbol} max={mostSymbol} cut="mark" />}
        more={<WholeSymbol symbol={symbol} />}
      />
    );
  }
  const other = against?.value.s === 'known' ? against.value.v : undefined;
  return (
    <ValueOf
      value={value}
      from={fact.from}
      facts={facts}
      against={other}
      fee={fees.has(fact.id)}
      bare={bare}
    />
  );
}

/** The facts that are a gas fee. */
const fees: ReadonlySet<string> = new Set(['fee.expected', 'fee.most', 'mined.fee']);

type ValueProps = {
  value: Value;
  from: readonly From[];
  facts: FindFact;
  against?: Value | undefined;
  /** A gas fee, which has a unit of its own. */
  fee?: boolean;
  bare?: boolean | undefined;
};

/** A value of any kind. Foreign text is drawn as such. */
export function ValueOf({ value, from, facts, against, fee, bare }: ValueProps) {
  switch (value.kind) {
    case 'address':
      return (
        <Address
          form={against ? 'line' : 'short'}
          against={against?.kind === 'address' ? against.address : undefined}
          address={value.address}
          name={addressName(value.address, facts)}
          from={from}
        />
      );
    case 'amount':
      return <Amount raw={value.raw} asset={value.asset} facts={facts} from={from} fee={fee} bare={bare} />;
    case 'allowance':
      return (
        <Amount raw={value.raw} asset={value.asset} facts={facts} from={from} unlimited={value.unlimited} />
      );
    case 'asset':
      return value.asset.kind === 'native' ? (
        <AssetLabel asset={value.asset} facts={facts} />
      ) : (
        <Address
          address={value.asset.address}
          name={addressName(value.asset.address, facts)}
          from={from}
          says={<AssetLabel asset={value.asset} facts={facts} />}
          more={<WholeSymbol symbol={tokenSymbol(value.asset.address, facts)} />}
        />
      );
    case 'integer':
      return (
        <Provenance from={from} raw={{ label: words.number, value: value.value.toString() }}>
          {numberWords(value.value)}
        </Provenance>
      );
    case 'bool':
      return <Provenance from={from}>{value.value ? words.yes : words.no}</Provenance>;
    case 'bytes':
      return (
        <Provenance from={from} raw={{ label: words.bytes, value: value.hex }}>
          <span className={styles.mono}>
            {against?.kind === 'bytes' ? bytesFrom(value.hex, against.hex) : bytesShort(value.hex)}
          </span>
        </Provenance>
      );
    case 'selector':
      return (
        <Provenance from={from}>
          <span className={styles.mono}>{value.selector}</span>
        </Provenance>
      );
    case 'function':
      return (
        <Provenance from={from} raw={wholeOf(value.name, 80)}>
          <SafeText text={value.name} max={80} cut="mark" />
        </Provenance>
      );
    case 'text':
      return (
        <Provenance from={from} raw={wholeOf(value.text, 160)}>
          <SafeText text={value.text} max={longestHost} cut="mark" />
        </Provenance>
      );
    case 'chain':
      return <Provenance from={from}>{chainName(value.chainId)}</Provenance>;
    case 'time':
      return (
        <Provenance from={from} raw={{ label: words.seconds, value: value.seconds.toString() }}>
          <Time seconds={value.seconds} />
        </Provenance>
      );
    case 'code':
      return <Provenance from={from}>{words.codes[value.state]}</Provenance>;
    case 'list':
      return (
        <>
          {value.items.map((item, at) => (
            // Items have no ids: their place is what they are.
            <span key={`${at}${item.kind}`}>
              {at > 0 ? ', ' : null}
              <ValueOf value={item} from={from} facts={facts} />
            </span>
          ))}
        </>
      );
  }
}

/** A text that is cut where it stands has all of it in what opens. */
function wholeOf(text: string, max: number) {
  return text.length > max ? { label: words.wholeText, value: text } : undefined;
}
