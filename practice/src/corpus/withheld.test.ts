import type { Finding } from '@readback/core/model/finding.ts';
import type { Readback, Verdict } from '@readback/core/model/readback.ts';
import type { QuestionKind } from '@readback/core/world/world.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Practice, startPractice } from '../practice.ts';
import { readScenario } from './readHere.ts';
import { sources, without } from './withheld.ts';

let practice: Practice;
let setting: Setting;

beforeAll(async () => {
  practice = await startPractice();
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1_000)) };
});

afterAll(async () => {
  await practice.close();
});

const attacks = scenarios.filter(({ kind }) => kind === 'attack');
const ranks: readonly Verdict[] = ['read', 'caution', 'notFullyRead', 'stop'];
const rankOf = (verdict: Verdict): number => ranks.indexOf(verdict);

describe.each(attacks.map((it, at) => [it.id, it, at] as const))('%s', (_, scenario, at) => {
  const readWithout = (silent: readonly QuestionKind[]): Promise<Readback> =>
    readScenario(scenario, setting, {
      url: practice.rpcUrl,
      changed: (world) => without(world, silent),
    });

  test('no rule turns to clear and no verdict to a milder one where a source, or all of them, say nothing', async () => {
    const whole = await readWithout([]);
    const least = Math.min(rankOf(whole.verdict), rankOf('notFullyRead'));
    for (const silent of silences(at)) {
      const poorer = await readWithout(silent);
      const what = `without ${silent.join(', ')}`;
      expect([what, turnedClear(whole, poorer)]).toEqual([what, []]);
      expect([what, poorer.verdict, rankOf(poorer.verdict) >= least]).toEqual([what, poorer.verdict, true]);
    }
  });
});

/**
 * Who says nothing, in turn: each by itself and all of them in `npm run test:long`; else the node, all of them, and a
 * third of the others, so that each of these meets a third of the attacks.
 */
function silences(at: number): readonly (readonly QuestionKind[])[] {
  const alone = sources.filter(
    (it, n) => it === 'rpc' || process.env['READBACK_LONG'] !== undefined || n % 3 === at % 3,
  );
  return [...alone.map((it) => [it]), sources];
}

/** Rules that had something to say, or could not answer, and have nothing against it without a source. */
function turnedClear(whole: Readback, poorer: Readback): readonly string[] {
  const said = (findings: readonly Finding[], outcomes: readonly Finding['outcome'][]) =>
    new Set(findings.filter(({ outcome }) => outcomes.includes(outcome)).map(({ rule }) => rule));
  const loud = said(whole.findings, ['fired', 'unknown']);
  const calm = said(poorer.findings, ['clear']);
  return [...loud].filter((rule) => calm.has(rule));
}
