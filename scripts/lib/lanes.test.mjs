import { expect, test } from 'vitest';
import { inLanes } from './lanes.mjs';

const fine = { passed: 1, failed: 0, names: [] };

/** Tasks that note when they begin and end, and end when they are told to. */
function noted(...list) {
  const log = [];
  const finish = {};
  const tasks = list.map(([name, after]) => ({
    name,
    ...(after && { after }),
    run: () => {
      log.push(`${name} begins`);
      return new Promise((settle) => {
        finish[name] = () => {
          log.push(`${name} ends`);
          settle(fine);
        };
      });
    },
  }));
  return { tasks, log, finish };
}

const turn = () => new Promise((settle) => setTimeout(settle));

test('as many tasks run as there are lanes, in the order of the list', async () => {
  const { tasks, log, finish } = noted(['a'], ['b'], ['c']);
  const all = inLanes(tasks, 2);
  await turn();
  expect(log).toEqual(['a begins', 'b begins']);
  finish.b();
  await turn();
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
  finish.a();
  finish.c();
  expect((await all).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('a task that comes after another lets the next one begin before it', async () => {
  const { tasks, log, finish } = noted(['build'], ['browser', ['build']], ['types']);
  const all = inLanes(tasks, 2);
  await turn();
  expect(log).toEqual(['build begins', 'types begins']);
  finish.build();
  await turn();
  expect(log.at(-1)).toBe('browser begins');
  finish.types();
  finish.browser();
  await all;
});

test('what a task waits for and nobody asked for is not waited for', async () => {
  const [result] = await inLanes([{ name: 'browser', after: ['build'], run: async () => fine }], 2);
  expect(result).toMatchObject({ name: 'browser', passed: 1, failed: 0 });
});

test('a task that breaks down counts as failed, and the others run', async () => {
  const broken = async () => {
    throw new Error('no memory left');
  };
  const results = await inLanes(
    [
      { name: 'a', run: broken },
      { name: 'b', after: ['a'], run: async () => fine },
    ],
    1,
  );
  expect(results).toMatchObject([
    { name: 'a', passed: 0, failed: 1, names: ['a: no memory left'] },
    { name: 'b', passed: 1, failed: 0 },
  ]);
});

test('tasks that wait for each other are named', async () => {
  const tasks = [
    { name: 'a', after: ['b'], run: async () => fine },
    { name: 'b', after: ['a'], run: async () => fine },
  ];
  await expect(inLanes(tasks, 2)).rejects.toThrow('These tasks wait for each other: a, b');
});
