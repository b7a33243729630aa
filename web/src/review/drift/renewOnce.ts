import { asRenewed } from '@readback/core/drift/asRenewed.ts';
import { type Drift, isWhole } from '@readback/core/drift/drift.ts';
import { driftOf } from '@readback/core/drift/driftOf.ts';
import type { Memory } from '@readback/core/drift/memory.ts';
import { renew } from '@readback/core/drift/renew.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { World } from '@readback/core/world/world.ts';
import { readOnceInWorker } from '../../data/engine/readOnceInWorker.ts';

/** What was read, what the page shows of it now, and by what it was read last. */
export type Standing = Readonly<{
  read: Readback;
  shown: Readback;
  /** The latest reading that was whole, and what it asked. */
  latest: Readback;
  memory: Memory;
}>;

/**
 * What one renewal comes to. `held`: something material changed, and `now` says it. `stands`: nothing material did;
 * what is shown may have other numbers. `failed`: nobody could say.
 */
export type Outcome =
  | Readonly<{ kind: 'failed' }>
  | Readonly<{ kind: 'same' }>
  | Readonly<{ kind: 'held'; drift: Drift; now: Readback; memory: Memory }>
  | Readonly<{ kind: 'stands'; drift: Drift; standing: Standing }>;

/** Reads a request again, and says how it differs from what was read. Never rejects. */
export async function renewOnce(standing: Standing, world: World, signal: AbortSignal): Promise<Outcome> {
  const { read, shown, latest, memory } = standing;
  const readOnce = (asked: World) => readOnceInWorker(read.incoming, asked, signal);
  const renewed = await renew({ read: latest, memory, readOnce }, world, signal);
  if (renewed.kind !== 'read') return renewed;
  const now = renewed.readback;
  const drift = driftOf(read, now);
  if (drift.material.length > 0) return { kind: 'held', drift, now, memory: renewed.memory };
  if (!isWhole(drift)) return { kind: 'failed' };
  // Drawn again only where it says something new.
  const moved = driftOf(shown, now).marks.length > 0;
  return {
    kind: 'stands',
    drift,
    standing: { read, shown: moved ? asRenewed(read, now) : shown, latest: now, memory: renewed.memory },
  };
}
