import { unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { World } from '@readback/core/world/world.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Practice, startPractice } from '../practice.ts';
import { readScenario } from './readHere.ts';

let practice: Practice;
let setting: Setting;

beforeAll(async () => {
  practice = await startPractice();
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1_000)) };
});

afterAll(async () => {
  await practice.close();
});

const honest = scenarios.filter((it) => it.kind === 'honest' && it.after === undefined);

describe.each(honest.map((it, at) => [it.id, it, at] as const))('%s', (_, scenario, at) => {
  const readWith = (changed: (world: World) => World): Promise<Readback> =>
    readScenario(scenario, setting, { url: practice.rpcUrl, changed });

  test('a kind of question that a busy node does not answer in time leaves it as it is, or not fully read', async () => {
    const asked: string[] = [];
    const whole = await readWith((world) => heard(world, (what) => asked.push(what) === 0));
    expect(whole.verdict).toBe(scenario.expected);
    const due = [whole.verdict, 'notFullyRead'];
    const kinds = [...new Set(asked)];
    const some = kinds.filter((it, n) => it.startsWith('debug_') || n % 3 === at % 3);
    // Also where the first of them are answered, and the node is busy after that.
    for (const lost of some) {
      const count = asked.filter((it) => it === lost).length;
      for (const from of new Set([0, at % count])) {
        let seen = 0;
        const poorer = await readWith((world) => heard(world, (what) => what === lost && seen++ >= from));
        const its = [lost, from, poorer.verdict];
        expect([...its, due.includes(poorer.verdict)]).toEqual([...its, true]);
      }
    }
  });
});

/** The same world, in which the node leaves the questions unanswered of which `isLost` says so. */
function heard(world: World, isLost: (what: string) => boolean): World {
  return {
    ask: (kind, question, bounds) =>
      kind === 'rpc' && isLost(kindOf(question as never))
        ? Promise.resolve(unknown('timeout'))
        : world.ask(kind, question, bounds),
  };
}

/** The method of a question and what kind of trace it asks for. */
function kindOf({ method, params }: Readonly<{ method: string; params: readonly unknown[] }>): string {
  const [, , options] = params;
  const tracer = method.startsWith('debug_') ? JSON.stringify(options) : '';
  return `${method} ${/\w+Tracer/.exec(tracer)?.[0] ?? ''}`.trim();
}
