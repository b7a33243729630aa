import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/requestLog.ts';
import { useBook } from '../data/own/book.ts';
import { bookName } from '../names/bookName.ts';
import { Address } from '../ui/said/Address.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import type { Learned } from './learned.ts';
import styles from './RequestLog.module.css';

const addressWords = {
  own: words.ownAddress,
  watched: words.watchedAddress,
  saved: words.savedAddress,
  address: words.address,
};
const hexWords = { hash: words.hash, selector: words.selector };
const textWords = { file: words.file, avatar: words.avatarOf };
const plainWords = {
  sealed: words.sealed,
  opened: words.opened,
  key: words.key,
  list: words.list,
  picture: words.picture,
};

/** Values that a host learned, one a line. */
export function Values({ all }: { all: readonly Learned[] }) {
  return (
    <ul className={styles.values}>
      {all.map((it) => (
        <li key={JSON.stringify(it)}>
          <Value it={it} />
        </li>
      ))}
    </ul>
  );
}

function Value({ it }: { it: Learned }) {
  const book = useBook();
  switch (it.is) {
    case 'own':
    case 'watched':
    case 'saved':
    case 'address':
      return (
        <>
          {addressWords[it.is]} <Address address={it.address} name={bookName(book, it.address)} />
        </>
      );
    case 'hash':
    case 'selector':
      return (
        <>
          {hexWords[it.is]} <code className={styles.mono}>{it.hex}</code>
        </>
      );
    case 'call':
      return (
        <>
          {fill(words.call, { bytes: it.bytes })} <code className={styles.mono}>{it.hex}</code>
        </>
      );
    case 'file':
    case 'avatar':
      return (
        <>
          {textWords[it.is]} <SafeText text={it.text} max={120} />
        </>
      );
    case 'text':
      return fill(words.text, { characters: it.characters });
    case 'cut':
      return fill(words.cut, { characters: it.characters });
    default:
      return plainWords[it.is];
  }
}
