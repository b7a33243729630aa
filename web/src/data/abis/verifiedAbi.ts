import type { FoundAbi } from '@readback/core/abi/sources/abiSource.ts';
import type { Unknown } from '@readback/core/model/known.ts';
import type { Address, Hex } from 'viem';
import type { AbiChoice } from './abiChoices.ts';
import { foundAbiQuery } from './foundAbi.ts';
import { NotRead } from '../base/notRead.ts';
import { queryClient } from '../rows/queryClient.ts';
import { isKeyed, sourceKey } from '../sources/sourceKeys.ts';

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
    queryKey: ['verifiedAbi', asked.map(({ base }) => base), chainId, address.toLowerCase(), codeHash ?? ''],
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
