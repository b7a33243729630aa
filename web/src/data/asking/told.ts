/** What this page told other hosts since it was opened. It is kept in memory alone, and goes with the page. */
import type { Bounds } from '@readback/core/world/world.ts';
import { changing } from '../base/changing.ts';
import type { SourceId } from '../sources/sources.ts';

/**
 * As what a host was asked: the node of a chain, a source, the practice wallet's node, the page's own host,
 * a dapp in a frame.
 */
export type ToldTo =
  | Readonly<{ node: number }>
  | Readonly<{ source: SourceId }>
  | 'practiceWallet'
  | 'page'
  | 'dapp';

/** As what a host is asked, and what it is told: never an address of a host, which may hold keys. */
export type Telling = Readonly<{ to: ToldTo; what: string }>;

/** The bounds of a question, with the screen that it is asked for where that is not the one that is shown. */
export type Asking = Bounds & Readonly<{ during?: string | undefined }>;

/**
 * One question. `at` in milliseconds since the epoch; `size`: how many characters were told, of which `what` has the
 * first; `status`: of HTTP, 0 where no answer came, undefined while none has.
 */
export type Told = Telling &
  Readonly<{ at: number; host: string; size: number; during: string; status?: number }>;

/** What is noted where a key for checking statements of WalletConnect is fetched. */
export const keyOfVerify = 'key';

/** How many questions are kept, and how many characters of each. */
export const mostTold = 500;
const longest = 16_000;

/** How often a host was asked for a screen, when it was last, and as what: also by questions that are no longer kept. */
export type Tally = Readonly<{ count: number; at: number; to: ReadonlyMap<string, ToldTo> }>;

/** Every host with each screen that it was asked for (`host screen`), the pair that was asked last at the end. */
export type Pairs = ReadonlyMap<string, Tally>;

/** The questions that are kept, the oldest first, and what all of them were that were asked. */
export const told = changing({ rows: [] as readonly Told[], pairs: new Map() as Pairs });

/** Notes that a host is being told something now. Whoever asks one calls this, and then says how that ended. */
export function noteTold(
  url: string,
  { to, what }: Telling,
  // Tests of parts of the page have no page.
  during: string = globalThis.location?.hash?.slice(1).split('?')[0] || '/',
): (status: number) => void {
  const { host } = new URL(url);
  const row = { to, what: what.slice(0, longest), size: what.length, at: Date.now(), host, during };
  told.set({ rows: [...told.get().rows, row].slice(-mostTold), pairs: counted(told.get().pairs, row) });
  return (status) => {
    Object.assign(row, { status });
    told.set({ ...told.get() });
  };
}

function counted(all: Pairs, { host, during, to, at }: Told): Pairs {
  const pair = `${host} ${during}`;
  const before = all.get(pair);
  const pairs = new Map(all);
  pairs.delete(pair);
  return pairs.set(pair, {
    count: (before?.count ?? 0) + 1,
    at,
    to: new Map(before?.to).set(JSON.stringify(to), to),
  });
}

/** The path of a Review, as questions for it name it. */
export function reviewPath(id: string): string {
  return `/review/${id}`;
}
