import type { CSSProperties } from 'react';
import type { Address } from 'viem';
import styles from './Mark.module.css';
import { currencyMark, networkMark, protocolMark, tokenMark } from './markOf.ts';

type Size = Readonly<{ size?: number }>;

/** The mark of a network, or the first letter of its name. It stands beside the name, and says nothing more. */
export function NetworkMark({ chainId, name, size }: Size & { chainId: number; name: string }) {
  return <Disc src={networkMark(chainId)} name={name} seed={chainId} size={size} />;
}

/** The mark of a network's own currency, or the first letter of its symbol. */
export function CurrencyMark({ chainId, symbol, size }: Size & { chainId: number; symbol: string }) {
  return <Disc src={currencyMark(chainId)} name={symbol} seed={chainId} size={size} />;
}

/** The mark of a token by its shipped address, or the first letter of what it calls itself. */
export function TokenMark({
  chainId,
  address,
  symbol = '',
  size,
}: Size & { chainId: number; address: Address; symbol?: string | undefined }) {
  return (
    <Disc
      src={tokenMark(chainId, address)}
      name={symbol}
      seed={Number.parseInt(address.slice(2, 10), 16)}
      size={size}
    />
  );
}

/** The mark of a protocol by the name that ships for its contract; nothing where it has none: its identicon stays. */
export function ProtocolMark({ shipped, size = 20 }: Size & { shipped: string }) {
  const src = protocolMark(shipped);
  return src === undefined ? null : <Disc src={src} name={shipped} seed={0} size={size} />;
}

function Disc({
  src,
  name,
  seed,
  size = 28,
}: {
  src: string | undefined;
  name: string;
  seed: number;
  size?: number | undefined;
}) {
  if (src !== undefined)
    return <img className={styles.mark} src={src} alt="" width={size} height={size} decoding="async" />;
  const style = { '--hue': seed % 360, '--size': `${size}px` } as CSSProperties;
  return (
    // Drawn like a mark: no letter of it is read, or copied with the name.
    <span className={styles.letter} style={style} data-letter={letterOf(name)} aria-hidden />
  );
}

/** The first plain letter or digit of a name; of a name without one nothing is drawn that could be taken for another. */
function letterOf(name: string): string {
  return /[A-Za-z0-9]/.exec(name)?.[0].toUpperCase() ?? '?';
}
