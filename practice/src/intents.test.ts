import type { Readback } from '@readback/core/model/readback.ts';
import { intentOf } from '@readback/scenarios/intents/intents.ts';
import type { Scenario, Setting } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import type { Hex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readScenario } from './corpus/readHere.ts';
import { type Practice, startPractice } from './practice.ts';

let practice: Practice;
let setting: Setting;
let touched = false;

beforeAll(async () => {
  practice = await startPractice();
});

beforeEach(() => {
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
});

afterEach(async () => {
  if (touched) await practice.reset();
  touched = false;
});

afterAll(async () => {
  await practice.close();
});

/** The briefing itself asks for them: that they are bad is another matter. */
const asked: ReadonlySet<string> = new Set(['safe-enable-module', 'safe-fallback-handler']);

const ranks = ['read', 'caution', 'notFullyRead', 'stop'];

describe('beside what its flyer means', () => {
  test.each(scenarios.map((it) => [it.id, it] as const))('%s', async (id, it) => {
    await prepare(it);
    const intent = intentOf(id, setting);
    expect(intent, 'there is an intent').toBeDefined();
    for (const call of it.meanwhile?.(setting) ?? []) {
      touched = true;
      expect(await practice.sendAs({ value: 0n, ...call })).toBe(true);
    }
    const alone = await readScenario(it, setting, { url: practice.rpcUrl });
    const beside = await readScenario(it, setting, { url: practice.rpcUrl, intent });
    const differences = differencesIn(beside);
    if (it.kind === 'honest') expect(differences).toEqual([]);
    else if (!asked.has(id)) expect(isAsSaid(beside), 'is not as said').toBe(false);
    expect(ranks.indexOf(beside.verdict)).toBeGreaterThanOrEqual(ranks.indexOf(alone.verdict));
    if (it.kind === 'honest') expect([id, isAsSaid(beside), unknownIn(beside)]).toEqual([id, true, []]);
  });
});

function differencesIn({ findings }: Readback): readonly string[] {
  return findings.flatMap((it) =>
    it.rule.startsWith('intent.') && it.outcome === 'fired'
      ? [`${it.says.id} ${JSON.stringify(it.says.args)}`]
      : [],
  );
}

function unknownIn({ findings }: Readback): readonly string[] {
  return findings.flatMap((it) =>
    it.rule.startsWith('intent.') && it.outcome === 'unknown' ? [`${it.rule} ${it.missing.join()}`] : [],
  );
}

function isAsSaid({ findings }: Readback): boolean {
  return findings
    .filter(({ rule }) => rule.startsWith('intent.'))
    .every(({ outcome }) => outcome === 'clear');
}

/** Carries out what comes before a scenario, and what comes before that. */
async function prepare({ after }: Scenario): Promise<void> {
  const before = scenarios.find(({ id }) => id === after);
  if (!before) return;
  await prepare(before);
  touched = true;
  const { params } = JSON.parse(before.request(setting)) as { params: readonly [Sent] };
  const [{ from, to, data, value }] = params;
  // What is sent and not yet in a block is there for some questions of a reading, and for others not.
  expect(await practice.sendAs({ from, to, data, value: BigInt(value) })).toBe(true);
}

type Sent = Readonly<Record<'from' | 'to' | 'data' | 'value', Hex>>;
