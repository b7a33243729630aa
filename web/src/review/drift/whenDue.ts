import type { Readback } from '@readback/core/model/readback.ts';
import { steadyNow } from '../../data/base/steadyClock.ts';
import type { Seen } from './renewals.ts';

/** Whether time alone may have changed what a readback says. `now` in milliseconds since the epoch. */
export function isDue({ changesAt }: Pick<Readback, 'changesAt'>, now: number): boolean {
  return changesAt !== undefined && BigInt(Math.floor(now / 1_000)) >= changesAt;
}

/** A request may name any number of moments, in milliseconds: none has it read in a row. */
const least = 2_000;
/** Browsers count no further than a month at once, and none while they sleep. */
const most = 60_000;

/** Acts once, as soon as a readback is due while the page is seen. Gives a function that ends the waiting. */
export function whenDue(readback: Pick<Readback, 'changesAt'>, page: Seen, act: () => void): () => void {
  const { changesAt } = readback;
  if (changesAt === undefined) return () => {};
  const earliest = steadyNow() + least;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  function look() {
    clearTimeout(timer);
    if (over || !page.isVisible()) return;
    const left = Math.max(Number(changesAt) * 1_000, earliest) - steadyNow();
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, most));
      return;
    }
    end();
    act();
  }

  function end() {
    over = true;
    clearTimeout(timer);
    forget();
  }

  const forget = page.onChange(look);
  look();
  return end;
}
