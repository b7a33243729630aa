import { beforeEach, expect, test, vi } from 'vitest';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import type { Flight, Played } from '../../data/own/flights.ts';
import type { Lesson } from '../../data/course/lessons.ts';
import { playRejected, playSigned } from './play.ts';

const world = vi.hoisted(() => ({
  entries: new Set<string>(),
  kept: new Map<string, object>(),
  done: [] as string[],
  newest: 10,
  /** What someone else does while the others act. */
  meanwhile: () => {},
}));

vi.mock('../../data/activity/activity.ts', () => ({
  activity: { entry: (id: string) => world.entries.has(id) },
}));
vi.mock('../../data/own/flights.ts', () => ({
  flights: {
    of: (id: string) => world.kept.get(id),
    change: (id: string, patch: object) => world.kept.set(id, { ...world.kept.get(id), ...patch }),
  },
}));
vi.mock('../../data/networks/config.ts', () => ({ loadConfig: async () => ({ practice: null }) }));
vi.mock('../../data/resetPractice.ts', () => ({ practiceAfresh: async () => world.done.push('reset') > 0 }));
vi.mock('./carryOut.ts', () => ({ carryOut: async () => true }));
vi.mock('../../data/course/flightSetting.ts', () => ({ flightSetting: async () => ({}) }));
vi.mock('./flownBy.ts', () => ({ flownBy: () => '0x' }));
vi.mock('./others.ts', () => ({
  sendAsOthers: async () => {
    world.done.push('others');
    world.meanwhile();
    return true;
  },
}));
vi.mock('./blocks.ts', () => ({
  newestBlock: async () => world.newest,
  blockOf: async () => 10,
  blockAt: async (number: number) => ({ number, hash: `0x${'ab'.repeat(32)}`, mined: [] }),
}));
vi.mock('../../wallet/practice/signToWatch.ts', () => ({
  signToWatch: async () => {
    world.done.push('signed');
    return { signature: '0x' };
  },
}));

const part = {
  entry: { incoming: {} } as ActivityEntry,
  flight: { id: 'a', begunAt: 1 } as Flight,
  scenario: {} as Lesson,
};
const playedOf = (id: string) => (world.kept.get(id) as { played?: Played } | undefined)?.played;

beforeEach(() => {
  world.entries = new Set(['a']);
  world.kept = new Map([['a', {}]]);
  world.done = [];
  world.newest = 10;
  world.meanwhile = () => {};
});

test('a rejected attack is let happen on a chain that starts afresh', async () => {
  expect(await playRejected(part)).toBe(true);
  expect(world.done).toEqual(['reset', 'others', 'signed', 'others']);
  expect(playedOf('a')).toMatchObject({ from: 10, to: 10, by: 'page' });
});

test('a flight that was followed by another one signs nothing, and leaves the chain of that alone', async () => {
  world.entries.clear();
  for (const play of [playRejected, playSigned]) expect(await play(part)).toBe(false);
  expect(world.done).toEqual([]);
});

test('what another tab let happen already does not happen twice', async () => {
  world.kept.set('a', { played: { from: 1, to: 2, head: '0x', by: 'page' } });
  for (const play of [playRejected, playSigned]) expect(await play(part)).toBe(true);
  expect(world.done).toEqual([]);
});

test('nothing is kept of what happened on a chain that was put back meanwhile', async () => {
  world.meanwhile = () => (world.newest = 3);
  expect(await playRejected(part)).toBe(false);
  expect(playedOf('a')).toBeUndefined();
});
