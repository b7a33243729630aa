import type { Readback } from '@readback/core/model/readback.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realCases, realTokens } from './cases.ts';
import { everyday } from './everyday.ts';
import { furtherDays, furtherTwins } from './furtherDays.ts';
import { type Ground, startGround } from './ground.ts';
import { laterDays, laterTwins } from './laterDays.ts';
import { open, openDays } from './open.ts';
import { otherDays, twins } from './otherDays.ts';
import { said } from './said.ts';

let ground: Ground;
const read = new Map<string, Readback>();

beforeAll(async () => {
  ground = await startGround(realTokens);
  for (const one of [...realCases, ...everyday, ...otherDays, ...furtherDays, ...laterDays, ...allTwins])
    read.set(one.id, await ground.read(one));
}, 600_000);

afterAll(() => ground.stop());

const allTwins = [...twins, ...furtherTwins, ...laterTwins];
const sure = realCases.filter(({ looks }) => looks === undefined);
const notRead = () => sure.filter(({ id }) => read.get(id)?.verdict !== 'read');

describe('what people really sent, read with a node', () => {
  it('is simulated as it went', () => {
    const failed = [...read].filter(
      ([, { effects }]) => effects.s !== 'known' || effects.v.status !== 'success',
    );
    expect(failed.map(([id]) => id)).toEqual([]);
  });

  it('is no Stop', () => {
    expect(realCases.filter(({ id }) => read.get(id)?.verdict === 'stop').map(({ id }) => id)).toEqual([]);
  });

  it('is read back where an expert signs at first sight, but for what is known to be open', () => {
    const loud = notRead().flatMap(({ id }) => {
      const it = read.get(id);
      return it === undefined ? [] : [`${id}: ${said(it)}`];
    });
    expect(loud.filter((it) => !open.includes(it))).toEqual([]);
    // What got better leaves the list.
    expect(open.filter((it) => !loud.includes(it))).toEqual([]);
  });

  it('is so in more than nine of ten', () => {
    expect(sure.length).toBeGreaterThanOrEqual(120);
    expect(1 - notRead().length / sure.length).toBeGreaterThanOrEqual(0.962);
  });
});

describe('what people do each day, read with a node', () => {
  const days = [...everyday, ...otherDays, ...furtherDays, ...laterDays].filter(
    ({ looks }) => looks === undefined,
  );

  it('is read back, but for what is known to be open', () => {
    expect(days.length).toBeGreaterThanOrEqual(230);
    const loud = days.flatMap(({ id }) => {
      const it = read.get(id);
      return it === undefined || it.verdict === 'read' ? [] : [`${id}: ${said(it)}`];
    });
    expect(loud.toSorted()).toEqual(openDays.toSorted());
  });

  it('is never a Stop', () => {
    expect(
      [...furtherDays, ...laterDays].filter(({ id }) => read.get(id)?.verdict === 'stop').map(({ id }) => id),
    ).toEqual([]);
  });

  it('is not, where a thief is named in its place, or takes what a limit leaves open', () => {
    expect(allTwins.length).toBeGreaterThanOrEqual(135);
    expect(allTwins.filter(({ id }) => read.get(id)?.verdict === 'read').map(({ id }) => id)).toEqual([]);
  });
});
