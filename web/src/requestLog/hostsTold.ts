/** The questions that left this page, by host, and how many hosts were told for a screen. */
import { groupBy } from '@readback/core/kit/groupBy.ts';
import type { Pairs, Told, ToldTo } from '../data/asking/told.ts';
import { isThisMachine, pairOf } from './countHosts.ts';
import { allLearned, type Learned, learnedOf, methodOf, type Whose } from './learned.ts';

/** Questions that were alike, one after the other; `at` is when the last was asked. */
export type Asked = Readonly<{ row: Told; learned: readonly Learned[]; times: number }>;

export type HostTold = Readonly<{
  host: string;
  isHere: boolean;
  /** As what it was asked, each once. */
  to: readonly ToldTo[];
  /** How many questions it was asked. */
  count: number;
  /** How many of them are no longer kept: neither they nor what they said are below. */
  dropped: number;
  /** When it was last asked, in milliseconds since the epoch. */
  at: number;
  learned: readonly Learned[];
  asked: readonly Asked[];
}>;

/** The hosts, the one that was asked last first; their questions newest first. With `during`, what was asked for that. */
export function hostsTold(
  { rows, pairs }: Readonly<{ rows: readonly Told[]; pairs: Pairs }>,
  whose: Whose,
  during?: string,
): readonly HostTold[] {
  const isMeant = (it: Readonly<{ during: string }>) => during === undefined || it.during === during;
  const kept = groupBy(rows.toReversed().filter(isMeant), ({ host }) => host);
  const told = [...pairs].toReversed().map(([pair, tally]) => ({ ...pairOf(pair), tally }));
  return [...groupBy(told.filter(isMeant), ({ host }) => host)].map(([host, parts]) => {
    const tallies = parts.map((it) => it.tally);
    const its = kept.get(host) ?? [];
    const questions = alike(its.map((row) => ({ row, learned: learnedOf(row, whose), times: 1 })));
    const count = tallies.reduce((sum, it) => sum + it.count, 0);
    return {
      host,
      isHere: isThisMachine(host),
      to: [...new Map(tallies.flatMap((it) => [...it.to])).values()],
      count,
      dropped: count - its.length,
      at: Math.max(...tallies.map((it) => it.at)),
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
