/** The questions that left this page, by host, and how many hosts were told for a screen. */
import { groupBy } from '@readback/core/kit/groupBy.ts';
import type { Told, ToldTo } from '../data/asking/told.ts';
import { isThisMachine } from './countHosts.ts';
import { allLearned, type Learned, learnedOf, methodOf, type Whose } from './learned.ts';

/** Questions that were alike, one after the other; `at` is when the last was asked. */
export type Asked = Readonly<{ row: Told; learned: readonly Learned[]; times: number }>;

export type HostTold = Readonly<{
  host: string;
  isHere: boolean;
  /** As what it was asked, each once. */
  to: readonly ToldTo[];
  count: number;
  /** When it was last asked, in milliseconds since the epoch. */
  at: number;
  learned: readonly Learned[];
  asked: readonly Asked[];
}>;

/** The hosts, the one that was asked last first; their questions newest first. With `during`, what was asked for that. */
export function hostsTold(rows: readonly Told[], whose: Whose, during?: string): readonly HostTold[] {
  const asked = rows.toReversed().filter((row) => during === undefined || row.during === during);
  return [...groupBy(asked, ({ host }) => host)].map(([host, its]) => {
    const questions = alike(its.map((row) => ({ row, learned: learnedOf(row, whose), times: 1 })));
    const to = new Map(its.map((it) => [JSON.stringify(it.to), it.to]));
    return {
      host,
      isHere: isThisMachine(host),
      to: [...to.values()],
      count: its.length,
      at: Math.max(...its.map((it) => it.at)),
      learned: allLearned(questions.map((it) => it.learned)),
      asked: questions,
    };
  });
}

/** Joins neighbors that differ in nothing but their time. */
function alike(all: readonly Asked[]): readonly Asked[] {
  const joined: Asked[] = [];
  let before = '';
  for (const it of all) {
    const { to, during, status } = it.row;
    const key = JSON.stringify([to, during, status, methodOf(it.row), it.learned]);
    const last = joined.at(-1);
    if (last && key === before) joined[joined.length - 1] = { ...last, times: last.times + it.times };
    else joined.push(it);
    before = key;
  }
  return joined;
}
