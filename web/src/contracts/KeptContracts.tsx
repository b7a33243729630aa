import { ago } from '../ui/ago.ts';
import type { ContractsSearch } from '../app/contractsSearch.ts';
import { type KeptAbi, keyOf, useAbis } from '../data/abis.ts';
import { networkOf } from '../data/config.ts';
import { noteUsed } from '../data/usedNetworks.ts';
import { shortAddress } from '../ui/address.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Identicon } from '../ui/Identicon.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { useNow } from '../ui/useNow.ts';
import { functionsOf } from './sortFunctions.ts';
import { placeOf } from './callDrafts.ts';
import styles from './Contracts.module.css';
import { pressOpen } from './opened.ts';

/** The contracts whose ABIs are kept here, the newest first. */
export function KeptContracts({ onSearch }: { onSearch: (search: ContractsSearch) => void }) {
  const kept = newestOfEach(useAbis());
  const now = useNow();
  if (kept.length === 0) {
    return (
      <EmptyState title="No contracts yet">
        Type an address or a name to see the contract’s functions. They come from a source that is on, or from
        your own ABI.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="kept-contracts">
      <h2 id="kept-contracts">Saved on this device</h2>
      <ul className={styles.kept}>
        {kept.map((it) => {
          const network = networkOf(it.chainId);
          return (
            <li key={keyOf(it)}>
              <button
                type="button"
                className={styles.keptRow}
                onClick={() => {
                  if (network) noteUsed(it.chainId);
                  pressOpen(it.chainId, it.address);
                  onSearch({ chain: it.chainId, address: it.address });
                }}
              >
                <Identicon address={it.address} size={28} />
                <span className={styles.keptName}>
                  <b>{it.name === '' ? 'Without a name' : <SafeText text={it.name} max={60} cut="mark" />}</b>{' '}
                  <bdi className={styles.digits}>{shortAddress(it.address)}</bdi>
                  <span className={styles.sub}>
                    {network?.name ?? `Chain ${it.chainId}`}, {countWords(it)},{' '}
                    {it.origin.by === 'user' ? (
                      'your own ABI'
                    ) : it.origin.by === 'file' ? (
                      'from an imported file'
                    ) : (
                      <>
                        from <SafeText text={it.origin.name} max={40} />
                      </>
                    )}
                    {', '}
                    {ago(it.keptAt, Math.max(now, it.keptAt))}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function countWords({ abi }: KeptAbi): string {
  const count = functionsOf(abi).length;
  return `${count.toLocaleString('en')} ${count === 1 ? 'function' : 'functions'}`;
}

function newestOfEach(all: readonly KeptAbi[]): readonly KeptAbi[] {
  const seen = new Set<string>();
  return all
    .filter((it) => {
      const place = placeOf(it.chainId, it.address);
      return !seen.has(place) && seen.add(place);
    })
    .slice(0, 50);
}
