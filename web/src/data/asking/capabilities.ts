/** What the nodes of the networks can do, as far as the user had it found out. */
import * as words from '@readback/phrases/words/web/data/networks/capabilities.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import type { Capabilities } from '@readback/core/world/probe/capabilities.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { rpcUrl } from '../networks/config.ts';
import type { Network } from '../networks/parseConfig.ts';
import { hostOf } from '../base/nodeUrl.ts';

export type CapabilitiesState = Readonly<{
  capabilities: Capabilities | undefined;
  /** When that was found out, in milliseconds since the epoch. */
  at: number;
  checking: boolean;
  /** Why the last look gave nothing. */
  failed: string | undefined;
  check: () => void;
}>;

/**
 * What a network's node can do. It is asked only where `open` says that the user looks at it, or by `check`; without,
 * what was found out in the last day is given.
 */
export function useCapabilities(network: Network, { open }: { open: boolean }): CapabilitiesState {
  const url = rpcUrl(network);
  const query = useQuery({
    queryKey: keyOf(network.chainId, url),
    enabled: open,
    queryFn: async ({ signal }) => {
      const { checkNode } = await import('./checkNode.ts');
      return checkNode(url, network.chainId, signal);
    },
  });
  return {
    capabilities: query.data,
    at: query.dataUpdatedAt,
    checking: query.isFetching,
    failed: query.error ? sentenceOf(query.error) : undefined,
    check: () => void query.refetch(),
  };
}

/** Keeps what was found out before a node was taken, so that it is not asked again for it. */
export function keepCapabilities(
  client: QueryClient,
  { url, capabilities }: { url: string; capabilities: Capabilities },
): void {
  if (capabilities.chainId.s === 'known')
    client.setQueryData(keyOf(capabilities.chainId.v, url), capabilities);
}

/** What went wrong, as a sentence. */
export function sentenceOf(error: Error): string {
  return error instanceof ReadbackError ? errorText(error) : words.notChecked;
}

/** By the host: what is kept holds no keys. */
function keyOf(chainId: number, url: string) {
  return ['capabilities', chainId, hostOf(url)] as const;
}
