import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { read, type ReadOptions } from '@readback/core/readback.ts';
import type { World } from '@readback/core/world/world.ts';

/** The last revision of a reading: what is printed. */
export async function readLast(
  incoming: Incoming,
  world: World,
  how: Omit<ReadOptions, 'onlyLast'> = {},
): Promise<Readback> {
  let readback: Readback | undefined;
  const { signal } = new AbortController();
  for await (const it of read(incoming, world, signal, { ...how, onlyLast: true })) readback = it;
  if (readback === undefined) throw new Error('a reading has at least one revision');
  return readback;
}
