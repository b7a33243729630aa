/** The networks that the user used here: whose nodes they acted on, now or on an earlier visit (rule of no phoning home). */
import * as v from 'valibot';
import { openSetting, useSetting } from '../setting.ts';

const schema = v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), v.maxLength(200));

export const usedNetworks = openSetting<readonly number[]>({ name: 'usedNetworks', schema, standard: [] });

/** Notes that the user acted on a network: connected or switched to it, watched or read an account or a request on it. */
export function noteUsed(chainId: number): void {
  const used = usedNetworks.get();
  if (!used.includes(chainId)) usedNetworks.set([...used, chainId].slice(-200));
}

/** Whether the user acted on a network here before. */
export function wasUsed(chainId: number): boolean {
  return usedNetworks.get().includes(chainId);
}

/** The networks that the user used, as they are now. */
export function useUsedNetworks(): readonly number[] {
  return useSetting(usedNetworks);
}
