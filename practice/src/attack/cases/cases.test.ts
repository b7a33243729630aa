import type { Verdict } from '@readback/core/model/readback.ts';
import { viewOf } from '@readback/core/check/testing/views.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { askMessage } from '@readback/scenarios/ask.ts';
import { beforeAll, expect, test } from 'vitest';
import { onStage } from '../attack.ts';
import { families } from '../hostile.ts';
import { made } from '../make.ts';
import { readerOn } from '../readOn.ts';
import type { Stage } from '../stage.ts';
import { pilot } from '../../truth/sky.ts';
import type { Case } from './case.ts';
import { cases } from './cases.ts';

const grave: readonly Verdict[] = ['read', 'caution', 'notFullyRead', 'stop'];
const verdicts = new Map<string, Verdict>();

beforeAll(() =>
  onStage(async (stage) => {
    const read = readerOn(stage);
    for (const it of cases) verdicts.set(it.id, await verdictOf(it, stage, read));
  }),
);

async function verdictOf(it: Case, stage: Stage, read: ReturnType<typeof readerOn>): Promise<Verdict> {
  if ('text' in it) return (await read(askMessage(pilot(0).address, it.text))).verdict;
  const hostile = await made(it.recipe, stage);
  if ('body' in hostile) return revisionOf(viewOf(hostile.body, hostile.sample), 0).verdict;
  try {
    return (await read(hostile.request, hostile.placed)).verdict;
  } catch {
    // What is not a request cannot be signed.
    return 'stop';
  }
}

test('there are at least a hundred and fifty, six of each family, each with a name of its own', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  const few = Object.keys(families).filter(
    (family) => cases.filter((it) => it.family === Number(family)).length < 6,
  );
  expect(few).toEqual([]);
});

test.each(Object.entries(families))('family %s, %s: none is milder than it must be', (family) => {
  const mild = cases.filter(
    (it) =>
      it.family === Number(family) && grave.indexOf(verdicts.get(it.id) ?? 'read') < grave.indexOf(it.least),
  );
  expect(mild.map(({ id, least }) => `${id}: ${verdicts.get(id)} instead of ${least}`)).toEqual([]);
});
