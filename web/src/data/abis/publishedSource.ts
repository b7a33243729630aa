import type { PublishedSource } from '@readback/core/abi/sources/publishedSource.ts';
import type { Address, Hex } from 'viem';
import type { AbiChoice } from './abiChoices.ts';
import type { NoAbi } from './verifiedAbi.ts';
import { isKeyed, sourceKey } from '../sources/sourceKeys.ts';
import { askSource } from '../asking/askSource.ts';

/** No source had the source code. `of`: who was asked, and what each said. */
export class NoPublishedSource extends Error {
  override name = 'NoPublishedSource';
  readonly of: NoAbi['of'];

  constructor(of: NoAbi['of']) {
    super(of.map(({ name, said }) => `${name}: ${said.why}`).join(', '));
    this.of = of;
  }
}

/**
 * The published source of the code at an address, of the first of the sources that has it, as a query: the next one is
 * asked only where the one before had nothing or did not answer. Fails with `NoPublishedSource`.
 */
export function publishedSourceQuery(
  asked: readonly AbiChoice[],
  { chainId, address, codeHash }: Readonly<{ chainId: number; address: Address; codeHash: Hex }>,
) {
  return {
    queryKey: ['publishedSource', asked.map(({ base }) => base), chainId, address.toLowerCase(), codeHash],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PublishedSource> => {
      const { publishedSources } = await import('@readback/core/abi/sources/publishedSources.ts');
      const of: NoAbi['of'][number][] = [];
      for (const { source, name, base } of asked) {
        const key = isKeyed(source) ? await sourceKey(source) : undefined;
        if (isKeyed(source) && key === undefined) continue;
        const found = await publishedSources[source](
          { chainId, address, codeHash, key },
          base,
          (url, bounds) => askSource(source, url, bounds),
          signal,
        );
        if (found.s === 'known') return found.v;
        of.push({ name, said: found.s === 'unknown' ? found : { s: 'unknown', why: 'notAsked' } });
      }
      throw new NoPublishedSource(of);
    },
  };
}
