/**
 * How often one node may be asked. A question takes a place from when it is sent until a second after it was answered:
 * whenever the node counts, it counts no more than `most` in a second.
 */
export type Pace = Readonly<{
  /** How many more may be sent now. */
  free(now: number): number;
  /** When it is worth looking again, in milliseconds as `now` counts them. */
  again(now: number): number;
  sent(count: number): void;
  answered(count: number, now: number): void;
  /** The node wants to be asked less: nothing is sent for so many seconds, and half as much in each one after. */
  slower(now: number, wait: number | undefined): void;
  /** How many seconds the node has asked to wait, of those that are left. */
  waits(now: number): number;
}>;

/** What a node of the public is likely to take, in questions a second. */
const usual = 20;

/** What a node on the user's own machine is asked at most in a second, until it says that it is busy. */
const near = 200;

/** In milliseconds. */
const second = 1_000;

export function pace(url: string): Pace {
  let most = isOnThisMachine(url) ? near : usual;
  let open = 0;
  let ended: number[] = [];
  let until = 0;
  const recent = (now: number) => {
    ended = ended.filter((at) => at + second > now);
    return open + ended.length;
  };
  return {
    free: (now) => (now < until ? 0 : Math.max(0, most - recent(now))),
    again(now) {
      if (now < until) return until;
      const [first] = ended.toSorted((a, b) => a - b);
      return first === undefined ? now + second : Math.max(now + 1, first + second);
    },
    sent(count) {
      open += count;
    },
    answered(count, now) {
      open -= count;
      ended.push(...Array.from({ length: count }, () => now));
    },
    slower(now, wait) {
      // Several that were sent together are one complaint.
      // What is near may be before a node of the public.
      if (now >= until) most = Math.max(1, Math.floor(Math.min(most, usual) / 2));
      until = Math.max(until, now + (wait ?? 1) * second);
    },
    waits: (now) => Math.max(0, Math.ceil((until - now) / second)),
  };
}

function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}
