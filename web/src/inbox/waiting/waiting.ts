/** Calls that programs and sites made and that wait for an answer, of every way that brings them. Kept in memory alone. */
import type { Incoming } from '@readback/core/model/request.ts';
import type { Via } from '@readback/core/model/ways.ts';
import type { Address } from 'viem';
import { changing } from '../../data/base/changing.ts';

/** What is answered to a call: its result, or an error (EIP-1193, JSON-RPC). */
export type Reply =
  | Readonly<{ result: unknown }>
  | Readonly<{ error: Readonly<{ code: number; message: string }> }>;

/**
 * How a call ended: answered with what the wallet gave, passed on to the wallet, rejected by the user, failed in the wallet, unreadable, or no
 * longer waited for: the asker left, its time was up, or the way by which it came was closed.
 */
export type Ended =
  | 'answered'
  | 'passed'
  | 'rejected'
  | 'failed'
  | 'unreadable'
  | 'asker'
  | 'late'
  | 'closed';

/**
 * What a call would change in a wallet without a signature: a network that it is to know (EIP-3085), a token that it is to
 * list (EIP-747), or permissions (EIP-2255). All of its texts are foreign.
 */
export type Passing =
  | Readonly<{ kind: 'network'; chainId: number; name: string; nodes: readonly string[] }>
  | Readonly<{ kind: 'token'; address: Address; symbol: string }>
  | Readonly<{ kind: 'permissions'; names: readonly string[] }>;

/**
 * A call that waits. `id` is the way's own; `claimed` is what the asker says of itself: foreign text;
 * `verified` is the site that the browser says it is; `at` is when it
 * came, in milliseconds since the epoch; `call` is the JSON text of its method and parameters, as it was written.
 * `incoming` is there once it is read, `passing` where it signs nothing and is only passed on, `problem` where it cannot
 * be read.
 */
export type Waiting = Readonly<{
  id: string;
  via: Via;
  claimed?: string;
  verified?: string;
  at: number;
  call: string;
  incoming?: Incoming;
  passing?: Passing;
  problem?: string;
  ended?: Ended;
}>;

/** How many that ended are still listed. */
const mostEnded = 50;

/** All that wait, the oldest first, and the last of those that ended. */
export const waiting = changing<readonly Waiting[]>([]);

/** Those that wait still. */
export function stillWaiting(all: readonly Waiting[] = waiting.get()): readonly Waiting[] {
  return all.filter(({ ended }) => ended === undefined);
}

/** Takes in a call. One that was here before waits again: its asker came back. */
export function addWaiting(call: Waiting): void {
  const all = waiting.get();
  const before = all.find(({ id }) => id === call.id);
  if (!before) return waiting.set([...all, call]);
  const { ended: _, ...rest } = before;
  waiting.set(all.map((it) => (it === before ? rest : it)));
}

/** Changes a call that still waits. */
export function changeWaiting(id: string, patch: Partial<Waiting>): void {
  const all = waiting.get();
  const before = all.find((it) => it.id === id && it.ended === undefined);
  if (!before) return;
  const next = all.map((it) => (it === before ? { ...it, ...patch } : it));
  const tooMany = next.filter(({ ended }) => ended !== undefined).slice(0, -mostEnded);
  waiting.set(tooMany.length === 0 ? next : next.filter((it) => !tooMany.includes(it)));
}
