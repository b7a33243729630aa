import type { Mixed } from '../mixed.ts';
import type { Askers } from '../mixedDays.ts';
import { bridges } from './bridges.ts';
import { lending, staking } from './lending.ts';
import { payments } from './payments.ts';
import { accounts, others, texts, typed } from './signed.ts';
import { trades } from './trades.ts';

const all = [payments, trades, bridges, lending, staking, accounts, typed, texts, others];

/** What people sent in a month of late 2025 and 2026, by the apps that they used: written before any of it was read. */
export function freshDays(who: Askers): readonly Mixed[] {
  return all.flatMap((made) => made(who, (honest) => honest));
}

/** The same requests with one field turned, for a thief. Those of which nobody can gain are left out. */
export function freshTwins(who: Askers): readonly Mixed[] {
  const honest = freshDays(who).map(asText);
  return all
    .flatMap((made) => made(who, (_, theirs) => theirs))
    .filter((it, place) => asText(it) !== honest[place])
    .map((it) => ({ ...it, id: `${it.id}, for the thief` }));
}

function asText(it: Mixed): string {
  return JSON.stringify([it.site ?? '', it.asks(0n), it.calls], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}
