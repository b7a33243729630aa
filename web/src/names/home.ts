import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';

/** Ethereum: its name service answers for every chain that has none of its own. */
const ethereum = 1;

/**
 * The chain whose name service answers for `chainId`, if its node may be asked about names that are only shown: the
 * network is enabled here, and the user used it (for the practice chains: either of them).
 */
export function homeInUse(
  chainId: number,
  networks: readonly Readonly<{ chainId: number; practice: boolean }>[],
  used: readonly number[],
): number | undefined {
  const practice = networks.some((it) => it.practice && it.chainId === chainId);
  const home = practice ? practiceMarker.chainId : ethereum;
  const enabled = networks.some((it) => it.chainId === home);
  const inUse = used.includes(home) || (practice && used.includes(chainId));
  return enabled && inUse ? home : undefined;
}
