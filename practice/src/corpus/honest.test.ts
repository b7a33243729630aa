import type { Readback } from '@readback/core/model/readback.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Practice, startPractice } from '../practice.ts';
import { habits } from './honestCalls.ts';
import { readHere } from './readHere.ts';
import { makeReady } from './ready.ts';
import { makerOf, wrappings } from './wrappings.ts';

let practice: Practice;
const read: Readonly<{ id: string; readback: Readback }>[] = [];

beforeAll(async () => {
  practice = await startPractice();
  const ground = await makeReady(practice);
  const { at, friend } = ground;
  const book = [
    { address: friend, name: 'Alice', own: false, paid: 3 },
    { address: at.safe, own: true, paid: 0 },
    { address: at.smartAccount, own: true, paid: 0 },
  ];
  const here = { url: practice.rpcUrl, info: practice.info, now: ground.now, book };
  for (const { id, calls } of habits) {
    for (const way of wrappings) {
      const its = calls(ground, makerOf(way, ground));
      if (its.length > 1 && way.id === 'plain') continue;
      read.push({ id: `${id} in ${way.id}`, readback: await readHere(await way.request(ground, its), here) });
    }
  }
});

afterAll(async () => {
  await practice.close();
});

test('what people do every day is read back without a Stop, a Caution or a gap, however it is wrapped', () => {
  expect(read.length).toBeGreaterThan(100);
  const loud = read.flatMap(({ id, readback: { verdict, findings, unread } }) => {
    if (verdict === 'read') return [];
    const fired = findings.flatMap((it) =>
      it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : [],
    );
    return [`${id}: ${verdict}, ${[...fired, ...unread.map((it) => it.id)].join(', ')}`];
  });
  expect(loud).toEqual([]);
});
