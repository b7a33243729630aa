import type { FoundAbi } from '@readback/core/abi/sources/abiSource.ts';
import type { AbiSourceId } from '@readback/core/model/abi.ts';
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { Address, Hex } from 'viem';
import { NotRead } from '../base/notRead.ts';
import { isKeyed, sourceKey } from '../sources/sourceKeys.ts';
import type { Asking } from '../asking/told.ts';
import { askSource } from '../asking/askSource.ts';

export type FoundAbiQuestion = Readonly<{
  source: AbiSourceId;
  /** Where the source is asked. */
  base: string;
  chainId: number;
  address: Address;
  codeHash?: Hex | undefined;
}>;

/**
 * What a source has of the code at an address, as a query: kept for a day, and never stale where the code is known that
 * it is of. Fails with `NotRead`. `deadline`, in milliseconds, where the source's own is too long.
 */
export function foundAbiQuery(
  { source, base, chainId, address, codeHash }: FoundAbiQuestion,
  within?: Pick<Asking, 'deadline' | 'signal' | 'during'>,
) {
  return {
    queryKey: ['abi', source, base, chainId, address.toLowerCase(), codeHash ?? 'unread'],
    staleTime: codeHash === undefined ? 0 : Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<FoundAbi> => {
      const [{ abiSources }, key] = await Promise.all([
        import('@readback/core/abi/sources/abiSources.ts'),
        isKeyed(source) ? sourceKey(source) : undefined,
      ]);
      const over = within === undefined ? signal : AbortSignal.any([signal, within.signal]);
      const found = await abiSources[source].find(
        { chainId, address, codeHash, key },
        base,
        (url, bounds) => {
          const deadline = Math.min(bounds.deadline, within?.deadline ?? bounds.deadline);
          return askSource(source, url, { ...bounds, deadline, during: within?.during });
        },
        over,
      );
      if (found.s !== 'known') throw new NotRead(found);
      return found.v;
    },
  };
}
