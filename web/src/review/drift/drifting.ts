import type { Drift } from '@readback/core/drift/drift.ts';
import type { Memory } from '@readback/core/drift/memory.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { World } from '@readback/core/world/world.ts';

/** What was read, when (in milliseconds since the epoch), and by what it can be read again. */
export type Base = Readonly<{ readback: Readback; at: number; memory: Memory; world: World }>;

/** What has become since of what was read. Times in milliseconds since the epoch. */
export type Drifting = Readonly<{
  read: Readback;
  /** What was read, with the numbers that it has now. */
  shown: Readback;
  /** How that differs from what was read. */
  drift: Drift;
  /** Something material changed: what it would be read as now. */
  held?: Readonly<{ now: Readback; at: number; memory: Memory }>;
  /** When it was last inspected with success. */
  renewedAt: number;
  /** Since when it could not be inspected. */
  failingSince?: number;
}>;
