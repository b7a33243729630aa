/** What was flown in Flight school on this device: which scenario, how it was decided, and with how many taps and seconds. */
import type { VerdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import { useSyncExternalStore } from 'react';
import type { Address, Hex } from 'viem';
import { listOf } from '../rows/listOf.ts';
import { isAddress, isRecord, isVerdictName } from '../base/shapes.ts';
import { openTable } from '../rows/table.ts';

/** What was decided, and how: `ms` from the first view of the readback to the press. */
export type Decided = Readonly<{
  decision: 'sign' | 'reject';
  right: boolean;
  taps: number;
  ms: number;
  verdict?: VerdictName;
  /** Before the verdict was shown. */
  first?: true;
}>;

/** What an account had when a flight began: `token` absent is the chain's own coin. Amounts in the smallest unit. */
export type Had = Readonly<{
  account: Address;
  token?: Address;
  amount: bigint;
  /** What the token calls itself: foreign text. */
  symbol: string;
  decimals: number;
}>;

/**
 * What an attack led to, after it was let happen: all that is in the blocks of the practice chain after `from`, up to
 * `to`, whose hash is `head`. `by` the flyer, who signed it, or the page, which did so after the flyer rejected it.
 */
export type Played = Readonly<{ from: number; to: number; head: Hex; by: 'flyer' | 'page' }>;

/** One flight; `id` is that of its entry. Times in milliseconds since the epoch. */
export type Flight = Readonly<{
  id: string;
  scenario: string;
  begunAt: number;
  /** When its readback was first seen whole. */
  seenAt?: number;
  taps: number;
  /** Whether what others do between the readback and the signature was done. */
  meanwhile?: true;
  decided?: Decided;
  played?: Played;
  had: readonly Had[];
}>;

/** How many flights are kept. */
const most = 400;

/** The table itself, for what concerns all tables: counting, exporting. */
export const flightsTable = openTable<Flight>({ name: 'flights', schema: 1, migrate: keptFlight });
const table = flightsTable;
const newestFirst = listOf(table, (all) => all.toSorted((one, other) => other.begunAt - one.begunAt));

export const flights = {
  /** Settles when those of earlier visits are here. Never rejects. */
  ready: table.ready,
  all: (): readonly Flight[] => newestFirst(),
  of: (id: string): Flight | undefined => table.rows().get(id),
  /** Keeps a flight that begins. What was begun and never decided, and the oldest beyond what is kept, is forgotten. */
  begin(flight: Flight): void {
    const others = newestFirst().filter(({ decided }) => decided !== undefined);
    for (const { id } of newestFirst())
      if (!others.slice(0, most - 1).some((it) => it.id === id)) table.remove(id);
    table.set(flight.id, flight);
  },
  change: (id: string, patch: Partial<Omit<Flight, 'id' | 'scenario' | 'begunAt'>>): void =>
    table.change(id, (flight) => ({ ...flight, ...patch })),
  tap: (id: string): void => table.change(id, (flight) => ({ ...flight, taps: flight.taps + 1 })),
};

/** All flights, the newest first. Screens that show them wait for `flights.ready`. */
export function useFlights(): readonly Flight[] {
  return useSyncExternalStore(table.subscribe, newestFirst);
}

/** One flight; undefined when there is not one of that id. */
export function useFlight(id: string): Flight | undefined {
  return useSyncExternalStore(table.subscribe, () => table.rows().get(id));
}

/** A flight as it was kept; undefined when it is damaged. */
export function keptFlight(kept: unknown, schema: number): Flight | undefined {
  if (schema !== 1 || !isRecord(kept)) return undefined;
  const { id, scenario, begunAt, watched, seenAt, taps, meanwhile, decided, had, played } = kept;
  // Earlier releases flew a rejected attack once more, to be signed: that was no decision.
  if (watched !== undefined) return undefined;
  if (typeof id !== 'string' || typeof scenario !== 'string' || scenario.length > 80) return undefined;
  if (!isCount(begunAt) || !isCount(taps)) return undefined;
  const all: readonly unknown[] = Array.isArray(had) ? had : [];
  return {
    id,
    scenario,
    begunAt,
    taps,
    had: all.filter(isHad).slice(0, 200),
    ...(isCount(seenAt) ? { seenAt } : {}),
    ...(meanwhile === true ? { meanwhile } : {}),
    ...(isDecided(decided) ? { decided } : {}),
    ...(isPlayed(played) ? { played } : {}),
  };
}

function isDecided(it: unknown): it is Decided {
  if (!isRecord(it) || (it.decision !== 'sign' && it.decision !== 'reject')) return false;
  if (typeof it.right !== 'boolean' || !isCount(it.taps) || !isCount(it.ms)) return false;
  if (it.first !== undefined && it.first !== true) return false;
  return it.verdict === undefined || isVerdictName(it.verdict);
}

function isPlayed(it: unknown): it is Played {
  if (!isRecord(it) || !isCount(it.from) || !isCount(it.to) || (it.by !== 'flyer' && it.by !== 'page'))
    return false;
  return typeof it.head === 'string' && /^0x[0-9a-f]{64}$/.test(it.head);
}

function isHad(it: unknown): it is Had {
  if (!isRecord(it) || !isAddress(it.account) || typeof it.amount !== 'bigint') return false;
  if (it.token !== undefined && !isAddress(it.token)) return false;
  return typeof it.symbol === 'string' && isCount(it.decimals) && it.decimals <= 255;
}

function isCount(it: unknown): it is number {
  return Number.isSafeInteger(it) && Number(it) >= 0;
}
