import * as words from '@readback/phrases/words/web/ui/facts.ts';
import { checksummed } from '@readback/core/text/address.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import type { ReactNode } from 'react';
import type { Address as Bytes } from 'viem';
import styles from './Address.module.css';
import { addressRows, digitsAgainst, shortAddress } from '../text/address.ts';
import { CopyButton } from '../CopyButton.tsx';
import { Disclose, Sources } from './Disclose.tsx';
import { Identicon } from '../address/Identicon.tsx';
import { SafeText } from '../text/SafeText.tsx';

export type AddressName = Readonly<{
  /** Foreign unless the user wrote it. */
  name: string;
  from?: readonly Provenance[];
}>;

export type AddressProps = {
  address: Bytes;
  /** A name never appears without its address. */
  name?: AddressName | undefined;
  /** `whole`: ten groups of four. `short` and `line` (all digits in a row) open to that on focus. */
  form?: 'whole' | 'short' | 'line';
  /** In a `line`: the one that it is told apart from, by the digits that differ. */
  against?: Bytes | undefined;
  /** Where the address itself comes from. */
  from?: readonly Provenance[] | undefined;
  /** Says more about it, beside its name: "you". */
  note?: ReactNode;
  /** What takes the place of a name that is not known, where `whole`. */
  unnamed?: string | undefined;
  /** Represents it in a sentence, in place of its name and digits: the symbol of a token. It opens to the whole. */
  says?: ReactNode;
  /** Represents the identicon where `whole`, else before the name: an avatar. Never on Review. */
  picture?: ReactNode;
  /** What else can be seen or done: below the digits, or in what opens. */
  more?: ReactNode;
};

/** An address: twenty bytes that are shown, copied and compared whole. */
export function Address({ form = 'short', ...props }: AddressProps) {
  if (form !== 'whole') return <OpeningAddress form={form} {...props} />;
  const { address, name, note, unnamed = words.noName, picture, more } = props;
  return (
    <span className={styles.whole}>
      {picture ?? <Identicon address={address} size={32} />}
      <span className={styles.lines}>
        <span className={styles.name}>
          {name ? <Name name={name} /> : unnamed}
          {note ? <span className={styles.note}>{note}</span> : null}
        </span>
        <Groups address={address} />
        {more}
      </span>
    </span>
  );
}

function Name({ name }: { name: AddressName }) {
  if (!name.from) return <SafeText text={name.name} />;
  return (
    <Disclose
      title={words.nameFrom}
      content={
        <>
          {name.name.length > 80 ? <SafeText text={name.name} /> : null}
          <Sources from={name.from} />
        </>
      }
    >
      <SafeText text={name.name} max={80} cut="mark" />
    </Disclose>
  );
}

function OpeningAddress({ address, name, form, against, from, note, says, picture, more }: AddressProps) {
  return (
    <Disclose
      onFocus
      className={styles.short}
      title={words.address}
      content={
        <span className={styles.opened}>
          <span className={styles.name}>{name ? <SafeText text={name.name} /> : words.noName}</span>
          <Groups address={address} />
          {name?.from ? <Sources what={words.name} from={name.from} /> : null}
          {from ? <Sources what={words.address} from={from} /> : null}
          {more}
        </span>
      }
    >
      {says ?? (
        <>
          {picture ? <span className={styles.picture}>{picture}</span> : null}
          {name ? (
            <>
              <SafeText text={name.name} max={40} cut="mark" />{' '}
            </>
          ) : null}
          {form === 'line' ? (
            <AddressLine address={address} against={against} />
          ) : (
            <bdi className={styles.digits}>{shortAddress(address)}</bdi>
          )}
        </>
      )}
      {note ? <span className={styles.note}> {note}</span> : null}
    </Disclose>
  );
}

/** All digits in a row, which breaks where it must; those that differ from another address stand out. */
export function AddressLine({ address, against }: { address: Bytes; against?: Bytes | undefined }) {
  const [front, differs, back] = digitsAgainst(address, against);
  return (
    <bdi className={styles.line}>
      {front}
      {differs ? <b className={styles.differs}>{differs}</b> : null}
      {back}
    </bdi>
  );
}

/** Groups stand apart by margins, not by spaces: what is selected and copied has none. */
function Groups({ address }: { address: Bytes }) {
  const whole = checksummed(address);
  return (
    <span className={styles.groups}>
      <bdi
        className={styles.mono}
        onCopy={(event) => {
          const chosen = document.getSelection()?.toString() ?? '';
          event.clipboardData.setData('text/plain', chosen.replace(/\s/g, ''));
          event.preventDefault();
        }}
      >
        <span className={styles.prefix}>0x</span>
        {addressRows(address).map((row, line) => (
          <span key={`${line}${row.join('')}`} className={styles.row}>
            {row.map((group, at) => (
              // The position is part of the key: two groups of one address may be alike.
              <span key={`${at}${group}`} className={styles.group}>
                {group}
              </span>
            ))}
          </span>
        ))}
      </bdi>
      <CopyButton value={whole} what={words.copiedAddress} />
    </span>
  );
}
