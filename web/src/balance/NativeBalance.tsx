import type { Address } from 'viem';
import type { Network } from '../data/networks/parseConfig.ts';
import { Balance } from './Balance.tsx';

/** What an account holds of a network's own currency; nothing without a network that is enabled. */
export function NativeBalance({
  network,
  account,
}: {
  network: Pick<Network, 'chainId' | 'decimals' | 'symbol'> | undefined;
  account: Address | undefined;
}) {
  if (!network || !account) return null;
  const { chainId, decimals, symbol } = network;
  return <Balance of={{ chainId, account }} decimals={decimals} symbol={symbol} />;
}
