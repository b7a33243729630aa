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

/** The questions, the oldest first; how many there were; and each host with each screen that it was asked for. */
export const told = changing({ rows: [] as readonly Told[], count: 0, pairs: new Set<string>() });

/** Notes that a host is being told something now. Whoever asks one calls this, and then says how that ended. */
export function noteTold(
  url: string,
  { to, what }: Telling,
  // Tests of parts of the page have no page.
  during: string = globalThis.location?.hash?.slice(1).split('?')[0] || '/',
): (status: number) => void {
  const { rows, count, pairs } = told.get();
  const { host } = new URL(url);
  const row = { to, what: what.slice(0, longest), size: what.length, at: Date.now(), host, during };
  told.set({
    rows: [...rows, row].slice(-mostTold),
    count: count + 1,
    pairs: pairs.add(`${host} ${during}`),
  });
  return (status) => {
    Object.assign(row, { status });
    told.set({ ...told.get() });
  };
}

/** The path of a Review, as questions for it name it. */
export function reviewPath(id: string): string {
  return `/review/${id}`;
}
