import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import type { AskAnswer, AskSubject } from '@readback/core/ask/answer.ts';
import { ask } from '@readback/core/ask/ask.ts';
import { offeredQueries } from '@readback/core/ask/offered.ts';
import { type Query, queryIds, takes } from '@readback/core/ask/query.ts';
import { queryPhrase } from '@readback/core/ask/queryPhrase.ts';
import { factsIn } from '@readback/core/ask/supported.ts';
import { topicsOf } from '@readback/core/ask/topics.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readScenario } from './corpus/readHere.ts';
import { type Practice, startPractice } from './practice.ts';

let practice: Practice;
let setting: Setting;
const read = new Map<string, Readback>();

beforeAll(async () => {
  practice = await startPractice();
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
});
afterAll(() => practice.close());

/** Each scenario as its flyer reads it, and where no node answers. */
const cases = scenarios.flatMap((it) => [[it.id, true, it] as const, [it.id, false, it] as const]);

describe.each(cases)('%s, a node answers: %s', (id, node, scenario) => {
  test('each query has an answer, and its facts are in the readback', async () => {
    const subject = await subjectOf(id, node);
    for (const query of everyQuery(subject)) {
      const answer = ask(subject, query);
      const lines = [...answer.says, ...answer.unknown];
      expect(
        lines.length + answer.terms.length + answer.help.length + answer.warnings.length,
        JSON.stringify(query, big),
      ).toBeGreaterThan(0);
      for (const { says, at } of answer.says) {
        if (at.of === 'finding' || at.of === 'sentence' || at.of === 'limits') continue;
        for (const fact of factsIn(says))
          expect([fact, factAt(subject.readback, fact)?.id]).toEqual([fact, fact]);
      }
      for (const fact of factsIn(queryPhrase(subject, query)))
        expect(factAt(subject.readback, fact)).toBeDefined();
      expect(lines.some(({ says }) => says.id === 'unread.needsFacts' && !isOfPage(subject, says))).toBe(
        false,
      );
    }
  });

  test('no answer is milder than the verdict, and each on a Stop begins with it', async () => {
    const subject = await subjectOf(id, node);
    const { verdict, findings, unread } = subject.readback;
    const stops = findings.filter(
      (it) => it.outcome === 'fired' && it.severity === 'stop' && it.muted !== true,
    );
    for (const query of everyQuery(subject)) {
      const answer = ask(subject, query);
      const shown = new Set<unknown>([
        ...answer.warnings,
        ...answer.says.flatMap(({ at }) => (at.of === 'finding' ? [at.finding] : [])),
      ]);
      expect(
        stops.every((it) => answer.warnings.includes(it as never)),
        query.id,
      ).toBe(true);
      if (query.id === 'why' && query.about.length > 0) {
        expect(shown.size).toBeGreaterThan(0);
      }
      expect(
        stops.filter((it) => !shown.has(it)),
        query.id,
      ).toEqual([]);
      if (query.id === 'term' || query.id === 'help') continue;
      for (const it of unread) expect(answer.unknown.map(({ says }) => says)).toContainEqual(it.says);
      if (verdict !== 'read') continue;
      expect(answer.warnings).toEqual([]);
    }
    const safe = ask(subject, { id: 'safe', about: [] });
    expect(safe.isIt).toBeUndefined();
    expect(safe.says[0]?.says).toEqual({
      id: 'ask.verdict',
      args: { verdict: verdictName(subject.readback) },
    });
    const todo = ask(subject, { id: 'todo', about: [] });
    expect(todo.says.length).toBeGreaterThan(0);
    if (verdict === 'stop') expect(idsOf(todo)).not.toContain('ask.noRemedy');
  });

  test('yes and no agree with what the simulation shows', async () => {
    const subject = await subjectOf(id, node);
    const effects = valueOf(subject.readback.effects);
    const fails = ask(subject, { id: 'fails', about: [] });
    if (effects === undefined) expect(fails.isIt).toBe('unknown');
    else if (effects.status !== 'success') expect(fails.isIt).toBe('yes');
    else expect(fails.isIt).not.toBe('yes');
    expect(ask(subject, { id: 'undo', about: [] }).isIt).not.toBe('yes');

    // What the scenario says that the effects must show is what the answers say, too.
    if (scenario.after !== undefined) return;
    for (const line of scenario.effects(setting)) {
      if (line.what === 'allowance' || line.what === 'operator') {
        if (effects?.status === 'revert') continue;
        const given = line.change === undefined || line.change > 0n;
        if (!given) continue;
        expect(ask(subject, { id: 'gives', about: [] }).isIt, id).toBe('yes');
        if (line.counterparty) {
          const about = [{ kind: 'account', address: line.counterparty } as const];
          expect(ask(subject, { id: 'gives', about }).isIt).toBe('yes');
        }
      }
      if (
        line.what === 'balance' &&
        line.change !== undefined &&
        line.change !== 0n &&
        effects?.status === 'success'
      ) {
        const way = line.change < 0n ? 'leaves' : 'arrives';
        const answer = ask(subject, { id: way, about: [] });
        expect(
          idsOf(answer).some((it) => it === 'sentence.one' || it === 'line.claimed'),
          `${id} ${way}`,
        ).toBe(true);
      }
    }
  });
});

test('a no about permissions is said only where the request gives none', async () => {
  const said: string[] = [];
  for (const { id } of scenarios) {
    const subject = await subjectOf(id);
    const { isIt } = ask(subject, { id: 'gives', about: [] });
    if (isIt === 'no') said.push(id);
    // What was allowed before is no matter of the request, and what fails later is in no simulation.
    for (const other of ['mayTake', 'fails', 'published', 'actsAs'] as const)
      expect(ask(subject, { id: other, about: [] }).isIt, `${id} ${other}`).not.toBe('no');
    if (subject.readback.verdict === 'stop') expect(isIt, id).not.toBe('no');
    if (subject.readback.verdict === 'notFullyRead') expect(isIt, id).not.toBe('no');
  }
  expect(said.length).toBeGreaterThan(3);
});

test('the queries that are offered are answered with more than what they lack', async () => {
  for (const { id } of scenarios) {
    const subject = await subjectOf(id);
    const all = offeredQueries(subject);
    expect(all.map((it) => it.id)).toEqual(expect.arrayContaining(['safe', 'todo', 'undo']));
    for (const query of all) {
      const { says, warnings, hashes } = ask(subject, query);
      expect(
        says.length + warnings.length + (hashes ? 1 : 0) + (query.id === 'unknowns' ? 1 : 0),
        `${id} ${query.id}`,
      ).toBeGreaterThan(0);
    }
  }
});

async function subjectOf(id: string, node = true): Promise<AskSubject> {
  const scenario = scenarios.find((it) => it.id === id);
  if (!scenario) throw new Error(`No scenario ${id}.`);
  const key = `${id} ${node}`;
  const url = node ? practice.rpcUrl : 'http://127.0.0.1:9';
  const readback = read.get(key) ?? (await readScenario(scenario, setting, { url }));
  read.set(key, readback);
  const own = readback.parties.filter(({ role }) => role === 'from' || role === 'signer');
  return { readback, own: new Set(own.map(({ address }) => address.toLowerCase())) };
}

/** Each query alone, and about each account, asset, step and finding there is. */
function everyQuery(subject: AskSubject): readonly Query[] {
  const { accounts, assets } = topicsOf(subject);
  const alone = queryIds
    .filter((it) => it !== 'term' && it !== 'help')
    .map((id): Query => ({ id, about: [] }));
  const about = queryIds.flatMap((id): readonly Query[] => [
    ...(takes[id].includes('account')
      ? [...accounts.keys()].map(
          (address): Query => ({ id, about: [{ kind: 'account', address: address as `0x${string}` }] }),
        )
      : []),
    ...(takes[id].includes('asset')
      ? assets.map(({ asset }): Query => ({ id, about: [{ kind: 'asset', asset }] }))
      : []),
    ...(takes[id].includes('step')
      ? everyStep(subject.readback.steps).map((it): Query => ({ id, about: [{ kind: 'step', step: it.id }] }))
      : []),
    ...(takes[id].includes('finding')
      ? subject.readback.findings.flatMap((it, at): Query[] =>
          it.outcome === 'fired' ? [{ id, about: [{ kind: 'finding', at }] }] : [],
        )
      : []),
    ...(takes[id].includes('elsewhere') ? [{ id, about: [{ kind: 'elsewhere' }] } as Query] : []),
  ]);
  return [
    ...alone,
    ...about,
    { id: 'term', about: [{ kind: 'term', term: 'allowance' }] },
    { id: 'help', about: [{ kind: 'help', help: 'scripts' }] },
  ];
}

function idsOf({ says }: AskAnswer): readonly string[] {
  return says.map((it) => it.says.id);
}

/** Whether the readback itself says that facts are missing. */
function isOfPage({ readback }: AskSubject, says: unknown): boolean {
  return readback.unread.some(
    (it) => JSON.stringify(it.says, big) === JSON.stringify(says, big) || it.why.id === 'unread.needsFacts',
  );
}

function big(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
