import { randomUUID } from 'node:crypto';
import { bursts } from './bursts.ts';
import type { Clock } from './clock.ts';
import { errorIs, type Outcome } from './outcome.ts';

/**
 * A call that a person decides on. `text` is what is shown of it; `claimed` is who the asker says it is; `chainId` is the
 * network that scripts were on when it came: a call that names none is for that one.
 */
export type Signing = Readonly<{
  text: string;
  claimed: string | undefined;
  chainId: number | undefined;
}>;

/** What pages are told of the calls that wait. */
export type CallNews =
  | Readonly<{ is: 'ask'; id: string; call: string; claimed?: string; chainId?: number; at: number }>
  | Readonly<{ is: 'left'; id: string; why: 'asker' | 'late' }>
  | Readonly<{ is: 'done'; id: string }>;

/** The calls that wait for a page to reply. */
export type WaitingCalls = Readonly<{
  /**
   * Settles with what the page replies, or with why it cannot. When `left` aborts, nobody waits for it any more; with the
   * reason `delivered`, the asker has the answer.
   */
  ask: (call: Signing, left: AbortSignal) => Promise<Outcome>;
  /**
   * The first reply counts. Returns the news for the page that replied, and for the others. What nobody waits for is kept
   * for an asker that comes back.
   */
  reply: (id: string, outcome: Outcome) => Readonly<{ replier?: CallNews; others?: CallNews }>;
  /** What a page that opens now must show, oldest first. */
  shown: () => readonly CallNews[];
  /** Ends everything that waits; what was replied is kept. */
  endAll: (outcome: Outcome) => void;
}>;

/** In milliseconds: how long a call waits for a decision. */
const patience = 30 * 60_000;
/** In milliseconds: how long pages are not told that an asker left, since many ask again. */
const grace = 3_000;
/** In milliseconds: how long an answer is kept that did not reach its asker. */
const kept = 120_000;
/** How many calls wait at most. */
const mostWaiting = 1_000;
/** How much text waits at most, in UTF-16 units. */
const mostText = 16 * 1024 * 1024;
/** How many new calls to sign may come within a second. */
const mostNew = 100;

/** The reason by which an asker's signal says that the whole answer was sent. */
export const delivered = 'delivered';

type Entry = {
  readonly id: string;
  readonly call: Signing;
  readonly at: number;
  /** Undefined while the asker is away. */
  settle: ((outcome: Outcome) => void) | undefined;
  /** Whether pages show it. */
  shown: boolean;
  /** What was replied, until it has reached an asker. */
  outcome?: Outcome;
  cancel: () => void;
  cancelAway: () => void;
};

/**
 * The queue between scripts and the pages. Many clients end a call after ten seconds and repeat it: a repeated call
 * takes the place of the one that was left, so that a person sees one request and not four, and what was decided in the
 * meantime is what the asker is told: one outcome for each request. `noPage` says why nobody can decide now, or undefined
 * when a page is open; `isSigned`, whether a call is with a signer already.
 */
export function waitingCalls(it: {
  clock: Clock;
  tell: (news: CallNews) => void;
  noPage: () => Outcome | undefined;
  isSigned?: (id: string) => boolean;
}): WaitingCalls {
  const { clock, tell } = it;
  const entries = new Map<string, Entry>();
  const tooFast = bursts(clock, mostNew, 1_000);

  const forget = (entry: Entry): void => {
    entry.cancel();
    entry.cancelAway();
    entries.delete(entry.id);
  };

  const leave = (entry: Entry): void => {
    if (!entries.has(entry.id)) return;
    entry.settle = undefined;
    if (entry.outcome !== undefined) return keep(entry);
    entry.cancelAway = clock.after(grace, () => {
      entry.shown = false;
      tell({ is: 'left', id: entry.id, why: 'asker' });
    });
  };

  const keep = (entry: Entry): void => {
    entry.cancelAway();
    entry.cancelAway = clock.after(kept, () => forget(entry));
  };

  const onceLeft = (entry: Entry, settle: Entry['settle'], left: AbortSignal): void => {
    const ended = (): void => {
      if (entry.settle !== settle) return;
      if (left.reason === delivered) forget(entry);
      else leave(entry);
    };
    left.addEventListener('abort', ended, { once: true });
  };

  const late = (entry: Entry): void => {
    if (it.isSigned?.(entry.id)) {
      // Whatever becomes of it is told to who comes back.
      entry.cancel = clock.after(patience, () => late(entry));
      return;
    }
    forget(entry);
    if (entry.shown) tell({ is: 'left', id: entry.id, why: 'late' });
    entry.settle?.(errorIs(-32000, 'Nobody decided on this request in Readback within 30 minutes.'));
  };

  const added = (call: Signing): Entry => {
    const entry: Entry = {
      id: randomUUID(),
      call,
      at: clock.now(),
      settle: undefined,
      shown: false,
      cancel: () => {},
      cancelAway: () => {},
    };
    entry.cancel = clock.after(patience, () => late(entry));
    entries.set(entry.id, entry);
    return entry;
  };

  /** Why there is no room for one more, after what is only remembered has made room. */
  const tooMuch = (call: Signing, again: Entry | undefined): Outcome | undefined => {
    if (tooFast()) return errorIs(-32005, 'Too many requests to sign came within a second. Try again.');
    if (again) return undefined;
    let text = call.text.length;
    for (const entry of entries.values()) text += entry.call.text.length;
    for (const entry of entries.values()) {
      if (entries.size < mostWaiting && text <= mostText) break;
      if (entry.shown || entry.outcome !== undefined || it.isSigned?.(entry.id)) continue;
      forget(entry);
      text -= entry.call.text.length;
    }
    if (entries.size >= mostWaiting || text > mostText)
      return errorIs(-32005, 'Too many requests are waiting in Readback. Decide on some of them first.');
    return undefined;
  };

  const ask = (call: Signing, left: AbortSignal): Promise<Outcome> =>
    new Promise((resolve) => {
      if (left.aborted) return resolve(errorIs(-32000, 'The asker left.'));
      const again = [...entries.values()].find((entry) => !entry.settle && isSame(entry.call, call));
      const answered = again?.outcome;
      if (again && answered !== undefined) {
        again.cancelAway();
        again.settle = resolve;
        onceLeft(again, resolve, left);
        return resolve(answered);
      }
      if (!again?.shown) {
        const refusal = it.noPage() ?? tooMuch(call, again);
        if (refusal) return resolve(refusal);
      }
      const entry = again ?? added(call);
      entry.cancelAway();
      entry.settle = resolve;
      onceLeft(entry, resolve, left);
      if (entry.shown) return;
      entry.shown = true;
      tell(askOf(entry));
    });

  return {
    ask,
    reply: (id, outcome) => {
      const entry = entries.get(id);
      if (!entry || entry.outcome !== undefined) return {};
      const { settle, shown } = entry;
      entry.cancel();
      entry.outcome = outcome;
      entry.shown = false;
      if (settle) settle(outcome);
      else keep(entry);
      return {
        ...(!settle && shown && { replier: { is: 'left', id, why: 'asker' } }),
        ...(shown && { others: { is: 'done', id } }),
      };
    },
    shown: () => [...entries.values()].filter((entry) => entry.shown).map(askOf),
    endAll: (outcome) => {
      for (const entry of entries.values()) {
        if (entry.outcome !== undefined) continue;
        forget(entry);
        entry.settle?.(outcome);
      }
    },
  };
}

/** Also by who asks, and for which network: a page that shows one program's request must not answer it to another. */
function isSame(one: Signing, other: Signing): boolean {
  return one.text === other.text && one.claimed === other.claimed && one.chainId === other.chainId;
}

function askOf({ id, call, at }: Entry): CallNews {
  return {
    is: 'ask',
    id,
    call: call.text,
    ...(call.claimed !== undefined && { claimed: call.claimed }),
    ...(call.chainId !== undefined && { chainId: call.chainId }),
    at,
  };
}
