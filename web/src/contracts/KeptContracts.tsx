import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { ago } from '../ui/time/ago.ts';
import type { ContractsSearch } from '../router/contractsSearch.ts';
import { type KeptAbi, keyOf, useAbis } from '../data/own/abis.ts';
import { networkOf, useNetworks } from '../data/networks/config.ts';
import { usePracticeInfo } from '../names/usePracticeInfo.ts';
import { Button } from '../ui/Button.tsx';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { Address } from 'viem';
import { noteUsed } from '../data/own/usedNetworks.ts';
import { shortAddress } from '../ui/text/address.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Identicon } from '../ui/address/Identicon.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { Words } from '../ui/text/Words.tsx';
import { functionsOf } from './sortFunctions.ts';
import { placeOf } from './callDrafts.ts';
import look from '../ui/look/look.module.css';
import styles from './Contracts.module.css';
import { pressOpen } from './opened.ts';

/** The contracts whose ABIs are kept here, the newest first. */
export function KeptContracts({ onSearch }: { onSearch: (search: ContractsSearch) => void }) {
  const kept = newestOfEach(useAbis());
  const now = useNow();
  if (kept.length === 0) {
    return (
      <EmptyState title={words.none} action={<PracticeContracts onSearch={onSearch} />}>
        {words.noneHint}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="kept-contracts">
      <h2 id="kept-contracts">{words.saved}</h2>
      <ul className={`${look.panel} ${styles.kept}`}>
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
                  <b>{it.name === '' ? words.unnamed : <SafeText text={it.name} max={60} cut="mark" />}</b>{' '}
                  <bdi className={look.quietCode}>{shortAddress(it.address)}</bdi>
                  <span className={styles.sub}>
                    <Words
                      of={words.savedFacts}
                      values={{
                        network: network?.name ?? fill(words.chain, { id: String(it.chainId) }),
                        count: functionsOf(it.abi).length,
                        origin:
                          it.origin.by === 'source' ? (
                            <Words
                              of={words.fromSource}
                              values={{ source: <SafeText text={it.origin.name} max={40} /> }}
                            />
                          ) : (
                            words.origins[it.origin.by]
                          ),
                        when: ago(it.keptAt, Math.max(now, it.keptAt)),
                      }}
                    />
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

/** A few contracts to begin with, where there is a practice chain. */
function PracticeContracts({ onSearch }: { onSearch: (search: ContractsSearch) => void }) {
  const network = useNetworks().find((it) => it.practice && it.chainId === practiceMarker.chainId);
  const info = usePracticeInfo(network !== undefined);
  if (!network || !info) return null;
  const { practiceDollar, router, safe } = info.addresses;
  return (
    <div className={styles.begin}>
      {[practiceDollar, router, safe].map((address) => (
        <Button
          key={address}
          onClick={() => {
            noteUsed(network.chainId);
            pressOpen(network.chainId, address);
            onSearch({ chain: network.chainId, address });
          }}
        >
          <SafeText text={nameOf(info, address)} max={60} cut="mark" />
        </Button>
      ))}
    </div>
  );
}

function nameOf({ labels }: PracticeInfo, address: Address): string {
  return (
    labels.find((it) => it.address.toLowerCase() === address.toLowerCase())?.name ?? shortAddress(address)
  );
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
