import type { Pairs } from '../data/asking/told.ts';

/** Whether a host, with its port, is this device: nothing that is sent there leaves it. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);
}

/** A host and the screen that it was asked for, as `told` names both. */
export function pairOf(pair: string): Readonly<{ host: string; during: string }> {
  const [host = '', during = ''] = pair.split(' ', 2);
  return { host, during };
}

/** How many hosts were told something, for one screen or for all, and whether this device itself was asked. */
export function countHosts(pairs: Pairs, during?: string): Readonly<{ away: number; here: boolean }> {
  const its = [...pairs.keys()].map(pairOf).filter((it) => during === undefined || it.during === during);
  const asked = [...new Set(its.map(({ host }) => host))];
  const away = asked.filter((it) => !isThisMachine(it)).length;
  return { away, here: away < asked.length };
}
