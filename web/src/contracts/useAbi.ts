import type { FoundAbi } from '@readback/core/abi/sources/abiSource.ts';
import type { Contract } from '@readback/core/abi/code/contractAt.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { abis, type KeptAbi, useAbis } from '../data/own/abis.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { sourceChoices } from '../data/sources/sources.ts';
import { useSetting } from '../data/base/setting.ts';
import { abiChoices } from '../data/abis/abiChoices.ts';
import { verifiedAbiQuery } from '../data/abis/verifiedAbi.ts';
import { type Picked, pickAbi } from './pickAbi.ts';

/** How it stands with asking the source for an ABI. */
export type Fetching =
  /** One is kept, or there is no contract to ask for, or nobody pressed for it yet; `local`: the sources know public networks only. */
  | Readonly<{ state: 'notNeeded' | 'off' | 'local' }>
  | Readonly<{ state: 'fetching'; names: readonly string[] }>
  /** The page has to be opened again to reach the source. */
  | Readonly<{ state: 'unreachable'; name: string; url: string }>
  | Readonly<{ state: 'failed'; error: unknown; retry: () => void }>
  /** It was fetched, and the user forgot it: it comes back only when it is asked for. */
  | Readonly<{ state: 'forgotten'; name: string; retry: () => void }>;

/** `published`: a source that was asked has the source code of the code that is there now. */
export type AbiState = Readonly<{
  ready: boolean;
  picked: Picked | undefined;
  fetching: Fetching;
  published: boolean;
}>;

/**
 * The ABI of a contract: one that is kept, else what the first of the sources has, which is then kept with the code
 * that it is of. They are asked once the code was looked for, so that they are asked for the contract that has the
 * functions.
 */
export function useAbi(
  network: Network,
  address: Address,
  { contract, looked }: Readonly<{ contract: Contract | undefined; looked: boolean }>,
): AbiState {
  const all = useAbis();
  const ready = useReady();
  const { chainId } = network;
  const kept = all.filter(
    (it) => it.chainId === chainId && it.address.toLowerCase() === address.toLowerCase(),
  );
  const choices = useSetting(sourceChoices);
  const sources = abiChoices(chainId, choices);
  const asked = sources.filter(({ state }) => state === 'asked');
  const target = contract?.code.address ?? address;
  const codeHash = contract?.code.hash;
  const isNobody = contract !== undefined && contract.code.bytes === 0;
  const of = pickAbi(kept, contract);
  const wanted = looked && ready && !isNobody && (of === undefined || of.how === 'former');
  const source = verifiedAbiQuery(asked, { chainId, address: target, codeHash });
  const forgottenOf = codeHash === undefined ? undefined : abis.forgottenOf({ chainId, address, codeHash });
  const query = useQuery({
    ...source,
    enabled: wanted && asked.length > 0 && forgottenOf === undefined,
    queryFn: async () => {
      const found = await source.queryFn();
      if (contract !== undefined) abis.keep(keptOf(chainId, address, contract, found));
      return found;
    },
  });
  const picked =
    (of === undefined || of.how === 'former') && query.data !== undefined && contract === undefined
      ? ({ kept: keptOf(chainId, address, contract, query.data), how: 'unseen' } as const)
      : of;
  const published = kept.some((it) => it.origin.by === 'source' && it.codeHash === codeHash);
  return { ready, picked, fetching: fetchingOf(), published: published && codeHash !== undefined };

  function fetchingOf(): Fetching {
    if (!wanted) return { state: 'notNeeded' };
    if (asked.length === 0) {
      const apart = sources.find(({ state }) => state === 'unreachable');
      if (apart !== undefined) return { state: 'unreachable', name: apart.name, url: apart.base };
      return { state: sources.some(({ state }) => state === 'local') ? 'local' : 'off' };
    }
    if (query.isFetching) return { state: 'fetching', names: asked.map(({ name }) => name) };
    if (query.isError) return { state: 'failed', error: query.error, retry: () => void query.refetch() };
    const had = forgottenOf ?? (contract === undefined ? undefined : query.data?.from.name);
    if (had !== undefined) return { state: 'forgotten', name: had, retry: () => void query.refetch() };
    return { state: 'notNeeded' };
  }
}

function keptOf(chainId: number, address: Address, contract: Contract | undefined, found: FoundAbi): KeptAbi {
  const { from, match, name = '', abi } = found;
  const implementation = contract?.proxies.at(-1)?.implementation;
  return {
    chainId,
    address,
    ...(contract === undefined ? {} : { codeHash: contract.code.hash }),
    ...(implementation === undefined ? {} : { implementation }),
    name,
    abi: abi.abi,
    origin: { by: 'source', name: from.name, match, ...(from.asOf === undefined ? {} : { asOf: from.asOf }) },
    keptAt: Date.now(),
  };
}

/** Whether what was kept has been read from the disk. */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  // The disk is outside React.
  useEffect(() => {
    let here = true;
    void abis.ready.then(() => here && setReady(true));
    return () => {
      here = false;
    };
  }, []);
  return ready;
}
