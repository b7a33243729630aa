import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { holdingsOf } from './useHoldings.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { useTokens } from '../data/own/tokens.ts';
import { usePracticeInfo } from '../names/usePracticeInfo.ts';
import { type SendAsset, sendAssets } from './sendAssets.ts';

/** What can be sent, with what the account holds of it; nobody is asked while there is no account. */
export function useSendAssets(
  network: Network | undefined,
  account: Address | undefined,
): readonly SendAsset[] {
  const rows = useTokens();
  const info = usePracticeInfo(network?.practice === true && account !== undefined);
  const { data: seen } = useQuery({
    ...holdingsOf({ chainId: network?.chainId ?? 0, account: account ?? '0x' }),
    enabled: network !== undefined && account !== undefined,
  });
  return network === undefined ? [] : sendAssets(network, { rows, info, seen });
}
