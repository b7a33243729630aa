import type { Readback } from '@readback/core/model/readback.ts';
import type { World } from '@readback/core/world/world.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readScenario, revisionsOf } from './corpus/readHere.ts';
import { type Practice, startPractice } from './practice.ts';

let practice: Practice;
let setting: Setting;

beforeAll(async () => {
  practice = await startPractice();
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
});

afterAll(() => practice.close());

/** In milliseconds: the longest that one answer is held back. */
const most = 250;

/** Answers come late, by what is asked and a seed: in another order each time. */
function lateBy(seed: number): (world: World) => World {
  return (world) => ({
    ask: async (kind, question, bounds) => {
      const wait = hashed(`${seed} ${kind} ${(question as { method?: string }).method ?? ''}`) % most;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return world.ask(kind, question, bounds);
    },
  });
}

function hashed(text: string): number {
  let sum = 7;
  for (const it of text) sum = (sum * 31 + (it.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** The verdict, and what each rule comes to. */
function said(readback: Readback | undefined): readonly string[] {
  if (readback === undefined) throw new Error('Nothing was read.');
  return [readback.verdict, ...readback.findings.map(({ rule, outcome }) => `${rule} ${outcome}`).toSorted()];
}

describe('whatever is answered first, there is one verdict, and it is the last one', () => {
  test.each(scenarios.map((it) => [it.id, it] as const))('%s', async (_, it) => {
    const { rpcUrl: url } = practice;
    const whole = await readScenario(it, setting, { url });
    const late = await Promise.all(
      [1, 2].map((seed) => revisionsOf(it, setting, { url, changed: lateBy(seed) })),
    );
    for (const revisions of late) {
      expect(said(revisions.at(-1))).toEqual(said(whole));
      const verdicts = revisions.map(({ verdict }) => verdict).filter((verdict) => verdict !== 'pending');
      expect(verdicts).toEqual(verdicts.map(() => whole.verdict));
    }
  });
});
