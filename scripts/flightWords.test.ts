import { limitPhrases } from '@readback/core/model/limits.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { plain } from '@readback/phrases/plain.ts';
import { say } from '@readback/phrases/say.ts';
import { sentencesOf, wordCount, wordFaults } from '@readback/phrases/testing/plainWords.ts';
import { readScenario } from '@readback/practice/corpus/readHere.ts';
import { type Practice, startPractice } from '@readback/practice/practice.ts';
import { delegatecallAttack } from '@readback/scenarios/delegatecallAttack.ts';
import type { Scenario, Setting } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let practice: Practice;
let setting: Setting;

beforeAll(async () => {
  practice = await startPractice();
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
});

afterAll(() => practice.close());

/** The sentence of a request names each party and amount, so it is longer than what is said of it. */
const most = { sentence: 40, first: 15, other: 20 };

test.each(scenarios.map((it) => [it.id, it] as const))('%s is read back in plain words', async (_, it) => {
  const isPrepared = await prepare(it);
  const readback = await readScenario(it, setting, { url: practice.rpcUrl });
  if (isPrepared) await practice.reset();
  const { sentence, findings, unread, effects } = readback;
  expect(sentence.flatMap((phrase) => faultsOf(readback, phrase, most.sentence))).toEqual([]);
  for (const finding of findings) {
    if (finding.outcome !== 'fired') continue;
    const { says, why, remedy } = finding;
    const first = sentencesOf(ownWords(readback, says))[0] ?? '';
    expect(wordCount(first), first).toBeLessThanOrEqual(most.first);
    for (const phrase of [says, why, remedy]) {
      if (phrase === undefined) continue;
      expect(faultsOf(readback, phrase, most.other)).toEqual([]);
      expect(plain(phrase, (id) => factAt(readback, id))).toMatch(/[.?]$/);
    }
  }
  const beside = effects.s === 'known' ? limitPhrases(effects.v) : [];
  for (const phrase of [...beside, ...unread.flatMap(({ says, why }) => [says, why])]) {
    expect(faultsOf(readback, phrase, most.other)).toEqual([]);
  }
});

/** Carries out the flight before it, where it needs one. */
async function prepare({ after }: Scenario): Promise<boolean> {
  const before = scenarios.find(({ id }) => id === after);
  if (before === undefined) return false;
  await prepare(before);
  const { method, params } = JSON.parse(before.request(setting));
  if (method !== 'eth_sendTransaction') return false;
  const [{ from, to, data, value }] = params;
  return practice.sendAs({ from, to, data, value: BigInt(value) });
}

function faultsOf(readback: Readback, phrase: Phrase, allowed: number): readonly string[] {
  const said = plain(phrase, (id) => factAt(readback, id));
  return [
    ...wordFaults(ownWords(readback, phrase), allowed),
    ...(/ {2}|\d %/.test(said) ? [`Spaces: ${said}`] : []),
  ];
}

/** What a phrase says in our own words, each fact in its place as one. */
function ownWords(readback: Readback, phrase: Phrase): string {
  const spans = say(phrase, (id) => factAt(readback, id));
  return spans.map((span) => (span.kind === 'text' ? span.text : `‹${span.id}›`)).join('');
}

test('several controls of one account are said once in the sentence', async () => {
  const readback = await readScenario(delegatecallAttack, setting, { url: practice.rpcUrl });
  const said = readback.sentence.flatMap(({ args }) => ('what' in args ? [args.what] : []));
  const controls = said.filter((it) => typeof it === 'object' && it.id === 'sentence.control');
  expect(controls).toHaveLength(1);
  expect(controls[0]).toMatchObject({ args: { what: 'control' } });
  const found = readback.findings.filter(
    ({ rule, outcome }) => rule === 'power.hiddenControl' && outcome === 'fired',
  );
  expect(found.length).toBeGreaterThan(1);
});
