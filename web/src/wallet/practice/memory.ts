import { type Address, isAddress } from 'viem';
import { guardedStorage, type TextStore } from '../../data/base/textStore.ts';
import { isTyped } from './errors.ts';

/** How the practice wallet is told to behave. Everything but `honest` and `slow` is what a bad wallet does. */
export const behaviours = [
  'honest',
  'changeShown',
  'changeTransaction',
  'signElse',
  'changeFee',
  'reject',
  'neverAnswer',
  'slow',
  'locked',
] as const;

export type Behaviour = (typeof behaviours)[number];

/** A network the wallet was told of. `rpc` is an absolute address at this page's own origin. */
export type KnownChain = Readonly<{ chainId: number; name: string; rpc: string }>;

/** What the practice wallet keeps. `slowFor` in milliseconds. */
export type Kept = Readonly<{
  permitted: readonly Address[];
  chainId: number;
  added: readonly KnownChain[];
  behaviour: Behaviour;
  slowFor: number;
}>;

export type Memory = Readonly<{ recall: () => Kept; keep: (patch: Partial<Kept>) => void }>;

/** Where it is kept: JSON of `Kept`. Written from outside (by a test), it holds from the next request on. */
export const memoryPlace = 'readback.practiceWallet';

/** The practice wallet's own memory, read again each time. What makes no sense in it is as if it were not there. */
export function memoryIn(home: number, storage: TextStore = guardedStorage()): Memory {
  const recall = () => ({ ...fresh(home), ...sane(parse(storage.getItem(memoryPlace))) });
  return {
    recall,
    keep: (patch) => storage.setItem(memoryPlace, JSON.stringify({ ...recall(), ...patch })),
  };
}

function fresh(home: number): Kept {
  return { permitted: [], chainId: home, added: [], behaviour: 'honest', slowFor: 10_000 };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function sane(kept: unknown): Partial<Kept> {
  if (!isTyped(kept)) return {};
  const { permitted, chainId, added, behaviour, slowFor } = kept;
  const known = behaviours.find((it) => it === behaviour);
  return {
    ...(Array.isArray(permitted) && permitted.every((it) => isAddress(String(it))) ? { permitted } : {}),
    ...(Number.isSafeInteger(chainId) ? { chainId: Number(chainId) } : {}),
    ...(Array.isArray(added) && added.every(isChain) ? { added } : {}),
    ...(known ? { behaviour: known } : {}),
    ...(typeof slowFor === 'number' && slowFor >= 0 && slowFor <= 120_000 ? { slowFor } : {}),
  };
}

function isChain(it: unknown): it is KnownChain {
  return (
    isTyped(it) &&
    Number.isSafeInteger(it['chainId']) &&
    typeof it['name'] === 'string' &&
    typeof it['rpc'] === 'string'
  );
}
