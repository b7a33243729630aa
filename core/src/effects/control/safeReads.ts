import type { Address } from 'viem';
import { modulesRead, type Read } from '../read.ts';
import type { SeenState } from './seen.ts';
import { ownersRead } from './safeLines.ts';
import type { SlotName } from './slots.ts';

/** A Safe whole. Its lists are read as far as an earlier run saw them reach, before or after it. */
export function safeReads(safe: Address, seen: SeenState): readonly Read[] {
  const count = (kind: 'ownerCount' | 'moduleCount', usual: number, most: number) => {
    const it = seen({ kind, safe });
    const counts = [it?.before, it?.after].flatMap((side) => (side?.s === 'known' ? [Number(side.v)] : []));
    return Math.min(counts.length === 0 ? usual : Math.max(...counts), most);
  };
  const at = (kind: 'ownerAt' | 'moduleAt', length: number) =>
    Array.from({ length }, (_, n): Read => ({ kind, safe, at: n }));
  return [
    { kind: 'threshold', safe },
    ...safeSlots.map((is): Read => ({ kind: 'slot', contract: safe, is })),
    { kind: 'ownerCount', safe },
    { kind: 'moduleCount', safe },
    ...at('ownerAt', count('ownerCount', 6, ownersRead)),
    ...at('moduleAt', count('moduleCount', 3, modulesRead)),
  ];
}

const safeSlots = ['singleton', 'guard', 'moduleGuard', 'fallbackHandler'] as const satisfies SlotName[];
