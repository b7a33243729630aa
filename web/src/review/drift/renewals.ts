import { steadyNow } from '../../data/base/steadyClock.ts';

/** When a request that is open is inspected again. In milliseconds. */
export const pace = {
  /** From the beginning of one renewal to that of the next, at least. */
  between: 4_000,
  /** After renewals that failed the pause doubles, up to this. */
  longest: 60_000,
  /** Nobody has touched the page for so long: it is left alone. */
  idle: 5 * 60_000,
} as const;

/** So many renewals may fail one after the other before no more are tried. */
const mostFailures = 6;

/** What came of one renewal; `over`: there is nothing to be renewed any more. */
export type Turn = 'done' | 'failed' | 'over';

/** The page, as far as renewals depend on it. */
export type Seen = Readonly<{
  isVisible(): boolean;
  /** When someone last touched the page, in milliseconds since the epoch. */
  touchedAt(): number;
  /** Says when the page is shown or hidden, and when it is touched. Gives a function that ends that. */
  onChange(listener: () => void): () => void;
}>;

/**
 * Takes turns while the page is seen and used: never two at once, and never sooner than `pace` allows, counted from `since` (by `steadyNow`). A page that is
 * hidden takes none, and one that is under way then is aborted. `now`: takes one at once, also on a page that nobody touches;
 * where one is running, it takes the next one right after that.
 */
export function renewals(
  turn: (signal: AbortSignal) => Promise<Turn>,
  page: Seen,
  since = steadyNow(),
): { now(): void; stop(): void } {
  let begun = since;
  let took = 0;
  let failures = 0;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let again = false;

  function plan() {
    clearTimeout(timer);
    timer = undefined;
    if (over || running || failures >= mostFailures || !isSeen()) return;
    timer = setTimeout(run, Math.max(0, begun + pauseAfter(failures, took) - steadyNow()));
  }

  function run() {
    timer = undefined;
    if (!over && !running && isSeen()) begin();
  }

  function begin() {
    const controller = new AbortController();
    running = controller;
    again = false;
    begun = steadyNow();
    void turn(controller.signal)
      .catch((): Turn => 'failed')
      .then((came) => {
        running = undefined;
        if (over) return;
        took = steadyNow() - begun;
        if (came === 'over') over = true;
        if (!controller.signal.aborted) failures = came === 'failed' ? failures + 1 : 0;
        if (again && !over && page.isVisible()) begin();
        else plan();
      });
  }

  function isSeen() {
    return page.isVisible() && steadyNow() - page.touchedAt() < pace.idle;
  }

  const forget = page.onChange(() => {
    if (!page.isVisible()) {
      clearTimeout(timer);
      timer = undefined;
      running?.abort();
      // Whoever comes back later may find the node back, too.
      failures = 0;
    } else if (timer === undefined) plan();
  });
  plan();

  return {
    now() {
      if (running) again = true;
      else if (!over && page.isVisible()) {
        clearTimeout(timer);
        timer = undefined;
        begin();
      }
    },
    stop() {
      over = true;
      clearTimeout(timer);
      running?.abort();
      forget();
    },
  };
}

/** What takes long, as a batch of thousands of calls does, is done less often. */
function pauseAfter(failures: number, took: number): number {
  return Math.max(Math.min(pace.between * 2 ** failures, pace.longest), took * 3);
}
