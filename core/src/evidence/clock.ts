import { blockTime } from '../world/blockTime.ts';
import { type Known, known } from '../model/known.ts';
import type { Head } from '../world/world.ts';
import { unanswered } from '../model/unanswered.ts';
import type { Evidence } from './evidence.ts';

/**
 * Whose clock is wrong, as far as blocks tell. `off` in seconds: how far this device is ahead of the chains (below zero:
 * behind). `node`: the node of the request's network alone says another time; `others`: nodes of others agree with this
 * device. `device`: it is likely this device, since several networks agree against it, or a block lies in its future.
 */
export type Clock =
  | Readonly<{ is: 'unknown' | 'right' }>
  | Readonly<{ is: 'node'; off: bigint; others: boolean }>
  | Readonly<{ is: 'device'; off: bigint }>;

/** The time of a reading, in seconds since the epoch: one moment, or two where this device's clock is likely wrong. */
export type Moments = Readonly<{ earliest: bigint; latest: bigint }>;

/** Seconds that a node may be behind on a network whose blocks come without a pause. */
const mostBehind = 600n;
/** Seconds that a block may lie in the future of this device. */
const mostAhead = 300n;
/** Times that lie so many seconds apart agree. */
const alike = 300n;

/** What the blocks that were seen say of this device's clock. Nobody is asked for it. */
export function clockOf(view: Evidence): Clock {
  if (view.now.s !== 'known') return { is: 'unknown' };
  const own = ownHead(view, view.now.v);
  const others = (view.heads.s === 'known' ? view.heads.v : []).filter(
    (it) =>
      blockTime(it.chainId) !== undefined &&
      (own === undefined || it.chainId !== own.chainId || it.endpoint !== own.endpoint),
  );
  const all = (own === undefined ? others : [own, ...others]).map((it) => ({ ...it, off: offOf(it) }));
  if (all.length === 0) return { is: 'unknown' };
  const fresh = all.filter(({ off }) => isFresh(off));
  const wrong = all.filter(({ off }) => !isFresh(off));
  const freshChains = chainsOf(fresh);
  for (const { off } of wrong) {
    const agree = chainsOf(wrong.filter((it) => distance(it.off, off) <= alike));
    // A node can stand still, and several of one provider at once; none has a block before it is made.
    const isLikely = off > 0n ? agree >= 2 && freshChains === 0 : agree > freshChains;
    if (isLikely) return { is: 'device', off };
  }
  const off = own === undefined ? 0n : offOf(own);
  return isFresh(off) ? { is: 'right' } : { is: 'node', off, others: freshChains > 0 };
}

/**
 * The time now. Where this device's clock is likely wrong, also that of the chains: whoever judges takes the more
 * cautious of both.
 */
export function momentsOf(view: Evidence): Known<Moments> {
  if (view.now.s !== 'known') return view.now;
  if (unanswered(view.heads)) return view.heads;
  const here = view.now.v;
  const clock = clockOf(view);
  const there = clock.is === 'device' ? here - clock.off : here;
  return known(here < there ? { earliest: here, latest: there } : { earliest: there, latest: here });
}

/**
 * The time of the chain as far as the run knows it, else that of this device; the earlier of both on a network whose
 * blocks come without a pause. Undefined where nobody knows.
 */
export function chainTime({ effects, incoming, now }: Evidence): bigint | undefined {
  const here = now.s === 'known' ? now.v : undefined;
  if (effects.s !== 'known') return here;
  const { chainId, timestamp } = effects.v.block;
  const isFixed = incoming.mined !== undefined || blockTime(chainId) === undefined;
  return isFixed || here === undefined || timestamp < here ? timestamp : here;
}

/** The block of the simulation, as far as it is the latest that the node has. */
function ownHead({ effects, incoming, stations }: Evidence, now: bigint): Head | undefined {
  if (effects.s !== 'known' || stations.simulate === 'skipped' || incoming.mined !== undefined)
    return undefined;
  const { block, assumed } = effects.v;
  if (blockTime(block.chainId) === undefined) return undefined;
  if (assumed.some(({ is }) => is === 'otherTime')) return undefined;
  return { chainId: block.chainId, endpoint: block.endpoint, timestamp: block.timestamp, seenAt: now };
}

function offOf({ seenAt, timestamp }: Head): bigint {
  return seenAt - timestamp;
}

function isFresh(off: bigint): boolean {
  return off <= mostBehind && off >= -mostAhead;
}

function distance(one: bigint, other: bigint): bigint {
  return one > other ? one - other : other - one;
}

function chainsOf(heads: readonly Head[]): number {
  return new Set(heads.map(({ chainId }) => chainId)).size;
}
