import { sourcifyRecord } from '@readback/core/abi/sources/sourcifyRecord.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { developmentChains } from '@readback/core/world/developmentChains.ts';
import type { Bounds, ContractRecord, Questions } from '@readback/core/world/world.ts';
import { abiChoice } from '../abis/abiChoices.ts';
import { loadConfig } from '../networks/config.ts';
import { NotRead } from '../base/notRead.ts';
import { queryClient, restored } from '../rows/queryClient.ts';
import { askSource } from '../asking/askSource.ts';

/**
 * What Sourcify has on record of a contract. `unsupported` on development chains, of which nobody keeps records. That a
 * source is published is kept for a day, and never stale where the code is known that it is of; that it is not may
 * change at any time, and is asked again.
 */
export async function askSourcifyRecord(
  question: Questions['contract']['ask'],
  bounds: Bounds,
): Promise<Known<ContractRecord>> {
  const { chainId, address, codeHash } = question;
  const { name, base, state } = abiChoice('sourcify', chainId);
  if (state === 'local' || developmentChains.has(chainId)) return unknown('unsupported', name);
  if (state !== 'asked') return unknown(state === 'off' ? 'switchedOff' : 'notAsked', name);
  await Promise.all([loadConfig(), restored]);
  try {
    const record = await queryClient.fetchQuery({
      queryKey: ['contractRecord', base, chainId, address.toLowerCase(), codeHash ?? 'unread'],
      staleTime: codeHash === undefined ? 0 : Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const found = await sourcifyRecord(
          question,
          base,
          (url, own) =>
            askSource('sourcify', url, {
              ...bounds,
              ...own,
              deadline: Math.min(own.deadline, bounds.deadline),
            }),
          AbortSignal.any([signal, bounds.signal]),
        );
        if (found.s === 'known' && found.v.verified) return found.v;
        throw new NotRead(found.s === 'known' ? unknown('notFound', name) : found);
      },
    });
    return known(record);
  } catch (error) {
    if (!(error instanceof NotRead)) return unknown('malformed', name);
    const { unknown: why } = error;
    return why.why === 'notFound' ? known({ verified: false, from: { by: 'source', name } }) : why;
  }
}
