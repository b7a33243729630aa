/** The networks that the user used here: whose nodes they acted on, now or on an earlier visit (rule of no phoning home). */
import { openSetting, useSetting } from '../base/setting.ts';
import { isChainId } from '../base/shapes.ts';

/** How many are kept. */
const most = 200;

export const usedNetworks = openSetting<readonly number[]>({
  name: 'usedNetworks',
  schema: (it) => (Array.isArray(it) && it.length <= most && it.every(isChainId) ? it : undefined),
  standard: [],
});

/** Notes that the user acted on a network: connected or switched to it, watched or read an account or a request on it. */
export function noteUsed(chainId: number): void {
  const used = usedNetworks.get();
  if (!used.includes(chainId)) usedNetworks.set([...used, chainId].slice(-most));
}

/** Whether the user acted on a network here before. */
export function wasUsed(chainId: number): boolean {
  return usedNetworks.get().includes(chainId);
}

/** The networks that the user used, as they are now. */
export function useUsedNetworks(): readonly number[] {
  return useSetting(usedNetworks);
}
