/** Whether a host, with its port, is this device: nothing that is sent there leaves it. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);
}

/** How many hosts were told something, for one screen or for all, and whether this device itself was asked. */
export function countHosts(
  pairs: ReadonlySet<string>,
  during?: string,
): Readonly<{ away: number; here: boolean }> {
  const all = [...pairs].map((it) => it.split(' ', 2));
  const its = all.filter(([, of]) => during === undefined || of === during);
  const asked = [...new Set(its.map(([host = '']) => host))];
  const away = asked.filter((it) => !isThisMachine(it)).length;
  return { away, here: away < asked.length };
}
