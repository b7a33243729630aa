import { type AbiSourceId, abiSourceIds, type FoundAbi } from '@readback/core/abi/abiSource.ts';
import type { Unknown } from '@readback/core/model/known.ts';
import type { Address, Hex } from 'viem';
import { foundAbiQuery } from './foundAbi.ts';
import { isReachable } from './hosts.ts';
import { NotRead } from './notRead.ts';
import { isOnlyHere } from './practiceOnly.ts';
import { queryClient } from './queryClient.ts';
import { isKeyed, sourceKey } from './sourceKeys.ts';
import { isOn, sourceChoices, sources, urlOf } from './sources.ts';

/** A source of ABIs as the user chose it: whether it is asked of a chain, and where. */
export type AbiChoice = Readonly<{
  source: AbiSourceId;
  name: string;
  base: string;
  /** `local`: it knows public networks only. `unreachable`: the page has to be opened anew to reach it. */
  state: 'asked' | 'off' | 'local' | 'unreachable';
}>;

/** How it stands with each source of ABIs, in the order in which they are asked. */
export function abiChoices(chainId: number, choices = sourceChoices.get()): readonly AbiChoice[] {
  return abiSourceIds.map((source) => {
    const base = urlOf(source, choices);
    const name = sources.find(({ id }) => id === source)?.name ?? source;
    return { source, name, base, state: stateOf() };

    function stateOf(): AbiChoice['state'] {
      if (!isOn(source, choices)) return 'off';
      if (isOnlyHere(chainId, source)) return 'local';
      return isReachable(base) ? 'asked' : 'unreachable';
    }
  });
}

/** No source had the ABI. `of`: who was asked, and what each said. */
export class NoAbi extends Error {
  override name = 'NoAbi';
  readonly of: readonly Readonly<{ name: string; said: Unknown }>[];

  constructor(of: NoAbi['of']) {
    super(of.map(({ name, said }) => `${name}: ${said.why}`).join(', '));
    this.of = of;
  }
}

/**
 * What the first of the sources that has the code at an address has of it, as a query: the next one is asked only
 * where the one before had nothing or did not answer. A source that wants a key is asked with the user's own, or not.
 * Fails with `NoAbi`.
 */
export function verifiedAbiQuery(
  asked: readonly AbiChoice[],
  { chainId, address, codeHash }: Readonly<{ chainId: number; address: Address; codeHash?: Hex | undefined }>,
) {
  return {
    queryKey: ['verified abi', asked.map(({ base }) => base), chainId, address.toLowerCase(), codeHash ?? ''],
    staleTime: codeHash === undefined ? 0 : Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<FoundAbi> => {
      const of: NoAbi['of'][number][] = [];
      for (const { source, name, base } of asked) {
        if (isKeyed(source) && (await sourceKey(source)) === undefined) continue;
        try {
          const query = foundAbiQuery({ source, base, chainId, address, codeHash });
          // Whoever asks again means it.
          return await queryClient.fetchQuery({ ...query, staleTime: 0 });
        } catch (error) {
          if (!(error instanceof NotRead)) throw error;
          of.push({ name, said: error.unknown });
        }
      }
      throw new NoAbi(of);
    },
  };
}
