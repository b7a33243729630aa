import type { Hearback } from '@readback/core/model/hearback.ts';
import { fill } from '@readback/phrases/fill.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
import { happenedAsRead, isUndone } from './hearing.ts';

/** A moment in the course of a request. `now`: it is waited for. `failed`: it came, and not well. `open`: nobody can tell. */
export type Moment = Readonly<{
  is: 'done' | 'now' | 'next' | 'failed' | 'open';
  title: string;
  /** In milliseconds since the epoch. */
  at?: number | undefined;
  says?: string | undefined;
}>;

export type TrackedEntry = Readonly<{
  openedAt: number;
  answeredAt?: number | undefined;
  /** It ends in a transaction, and not in a signature. */
  isSent: boolean;
  hearback?: Hearback | undefined;
  /** It was mined, and failed. */
  failed: boolean;
}>;

/** Read back, signed, mined, compared: how far a request has come, and no further than is known. */
export function trackOf({ openedAt, answeredAt, isSent, hearback, failed }: TrackedEntry): readonly Moment[] {
  const block = hearback?.followed?.block;
  return [
    { is: 'done', title: words.moments.read, at: openedAt },
    { is: 'done', title: words.moments.signed, at: answeredAt },
    ...(isSent || block ? [minedMoment(hearback, failed)] : []),
    comparedMoment(hearback, failed),
  ];
}

function minedMoment(hearback: Hearback | undefined, failed: boolean): Moment {
  const block = hearback?.followed?.block;
  const title = words.moments.mined;
  if (hearback && gone.has(hearback.verdict)) return { is: 'failed', title: words.moments.notMined };
  if (block === undefined || hearback?.verdict === 'reorganised')
    return { is: hearback?.verdict === 'cannotTell' ? 'open' : 'now', title };
  const says = fill(words.inBlock, { block: numberWords(block.number) });
  if (hearback && isUndone(hearback)) return { is: 'failed', title: words.moments.undone, says };
  return failed ? { is: 'failed', title: words.moments.failed, says } : { is: 'done', title, says };
}

const gone: ReadonlySet<Hearback['verdict']> = new Set(['replaced', 'dropped']);

/** Only what was compared to the end, and is the same, is done. */
function comparedMoment(hearback: Hearback | undefined, failed: boolean): Moment {
  const title = words.moments.compared;
  if (hearback === undefined) return { is: 'next', title };
  const { lines, effects, verdict } = hearback;
  if (waits.has(verdict) || effects === 'pending') return { is: 'next', title };
  const same = lines.filter((it) => it.same).length;
  const says = lines.length === 0 ? undefined : fill(words.ofAll, { same, all: lines.length });
  const well = happenedAsRead(hearback) || (verdict !== 'cannotTell' && effects === 'notApplicable');
  return { is: well && !failed && !gone.has(verdict) ? 'done' : 'open', title, says };
}

const waits: ReadonlySet<Hearback['verdict']> = new Set(['waiting', 'stuck', 'reorganised']);
