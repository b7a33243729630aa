import type { Named } from '@readback/scenarios/practiceInfo.ts';
import { useNetworks } from '../data/networks/config.ts';
import { usePracticeInfo } from './usePracticeInfo.ts';
import { useShownChain } from './useShownChain.ts';

const nobody: readonly Named[] = [];

/** The accounts of the practice chain with their names, where an address on it is wanted; asked only once needed. */
export function usePracticePeople(needed: boolean, chainId: number | undefined): readonly Named[] {
  const chain = useShownChain(chainId);
  const practice = useNetworks().some((it) => it.practice && it.chainId === chain);
  const info = usePracticeInfo(needed && practice);
  return practice && info ? info.accounts : nobody;
}
