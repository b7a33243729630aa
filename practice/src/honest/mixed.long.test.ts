import type { Readback } from '@readback/core/model/readback.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realTokens } from './cases.ts';
import { type Ground, startGround } from './ground.ts';
import type { Mixed } from './mixed.ts';
import { mixedDays, mixedTwins } from './mixedDays.ts';
import { openMixed } from './open.ts';
import { said } from './said.ts';

let ground: Ground;
let days: readonly Mixed[] = [];
let twins: readonly Mixed[] = [];
const read = new Map<string, Readback>();

beforeAll(async () => {
  ground = await startGround(realTokens);
  [days, twins] = [mixedDays(ground.askers), mixedTwins(ground.askers)];
  for (const one of [...days, ...twins]) read.set(one.id, await ground.readMixed(one));
}, 600_000);

afterAll(() => ground.stop());

const verdictOf = ({ id }: Mixed) => read.get(id)?.verdict;

describe('batches, Safes, smart accounts, signatures and texts of each day, read with a node', () => {
  it('are simulated as they went', () => {
    const failed = days.filter(({ id }) => {
      const effects = read.get(id)?.effects;
      return effects?.s === 'known' && effects.v.status !== 'success';
    });
    expect(failed.map(({ id }) => id)).toEqual([]);
  });

  it('are read back, but for what is known to be open', () => {
    const sure = days.filter(({ looks }) => looks === undefined);
    expect(sure.length).toBeGreaterThanOrEqual(69);
    const loud = sure.flatMap((one) => {
      const it = read.get(one.id);
      return it === undefined || it.verdict === 'read' ? [] : [`${one.id}: ${said(it)}`];
    });
    expect(loud.toSorted()).toEqual(openMixed.toSorted());
  });

  it('are never a Stop', () => {
    expect(days.filter((it) => verdictOf(it) === 'stop').map(({ id }) => id)).toEqual([]);
  });

  it('are not read back where one field is the thief’s', () => {
    expect(twins.length).toBeGreaterThanOrEqual(75);
    expect(twins.filter((it) => verdictOf(it) === 'read').map(({ id }) => id)).toEqual([]);
  });
});
