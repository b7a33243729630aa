import type { Readback } from '@readback/core/model/readback.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realTokens } from './cases.ts';
import { freshDays, freshTwins } from './fresh/days.ts';
import { type Ground, startGround } from './ground.ts';
import type { Mixed } from './mixed.ts';
import { openFresh } from './open.ts';
import { said } from './said.ts';

let ground: Ground;
let days: readonly Mixed[] = [];
let twins: readonly Mixed[] = [];
const read = new Map<string, Readback>();

beforeAll(async () => {
  ground = await startGround(realTokens);
  [days, twins] = [freshDays(ground.askers), freshTwins(ground.askers)];
  for (const one of [...days, ...twins]) read.set(one.id, await ground.readMixed(one));
}, 600_000);

afterAll(() => ground.stop());

const verdictOf = ({ id }: Mixed) => read.get(id)?.verdict;

describe('a month of requests as the apps send them, read with a node', () => {
  it('is simulated as it went', () => {
    const failed = days.filter(({ id }) => {
      const effects = read.get(id)?.effects;
      return effects?.s === 'known' && effects.v.status !== 'success';
    });
    expect(failed.map(({ id }) => id)).toEqual([]);
  });

  it('is read back where an expert signs at first sight, but for what is known to be open', () => {
    const sure = days.filter(({ looks }) => looks === undefined);
    expect(sure.length).toBeGreaterThanOrEqual(120);
    const loud = sure.flatMap((one) => {
      const it = read.get(one.id);
      return it === undefined || it.verdict === 'read' ? [] : [`${one.id}: ${said(it)}`];
    });
    expect(loud.toSorted()).toEqual(openFresh.toSorted());
  });

  it('is a Stop only where keys are made of a signature', () => {
    const stopped = days.filter((it) => verdictOf(it) === 'stop').map(({ id }) => id);
    expect(stopped).toEqual(['make the keys of dYdX']);
  });

  it('is not read back where one field is the thief’s', () => {
    expect(twins.length).toBeGreaterThanOrEqual(140);
    expect(twins.filter((it) => verdictOf(it) === 'read').map(({ id }) => id)).toEqual([]);
  });
});
