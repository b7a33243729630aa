import { readMany } from '@readback/core/balances/readMany.ts';
import type { Known } from '@readback/core/model/known.ts';
import { useQuery } from '@tanstack/react-query';
import type { AbiFunction, Address, Hex } from 'viem';
import { NotRead } from '../data/base/notRead.ts';
import { browserWorld } from '../data/world/world.ts';
import { partsOf } from './functionParts.ts';

/** What a contract says to everything that needs no argument, with its age. */
export type Reads = Readonly<{
  of: (fn: AbiFunction) => Known<Hex> | undefined;
  readAt: number;
  reading: boolean;
  error: unknown;
  look: () => void;
}>;

/** Asks all `functions` in one request, through Multicall3 where the network has it. */
export function useReads(
  at: Readonly<{ chainId: number; address: Address; codeHash: Hex | undefined }>,
  functions: readonly AbiFunction[],
  asked: boolean,
): Reads {
  const { chainId, address, codeHash } = at;
  const selectors = functions.flatMap((fn) => partsOf(fn)?.selector ?? []);
  const query = useQuery({
    queryKey: [
      'contract',
      'reads',
      chainId,
      address.toLowerCase(),
      codeHash ?? 'unread',
      selectors.join(' '),
    ],
    enabled: asked && selectors.length > 0,
    queryFn: async ({ signal }) => {
      const asks = selectors.map((data) => ({ to: address, data }));
      const { answers } = await readMany(browserWorld(), { chainId, asks }, signal);
      const failed = answers.find((it) => it.s === 'unknown' && it.why !== 'refused');
      // When nothing at all was answered, the node is what failed.
      if (failed !== undefined && answers.every((it) => it.s !== 'known')) throw new NotRead(failed);
      return answers;
    },
  });
  return {
    of: (fn) => query.data?.[selectors.indexOf(partsOf(fn)?.selector ?? '0x')],
    readAt: query.dataUpdatedAt,
    reading: query.isFetching,
    error: query.error,
    look: () => void query.refetch(),
  };
}
