import { beforeEach, expect, test } from 'vitest';
import { addWaiting, changeWaiting, stillWaiting, type Waiting, waiting } from './waiting.ts';

const call = (id: string): Waiting => ({ id, via: 'script', at: 1, call: '{}' });
const ids = () => stillWaiting().map(({ id }) => id);

beforeEach(() => waiting.set([]));

test('several wait in order, and one that ended waits no more', () => {
  for (const id of ['a', 'b', 'c']) addWaiting(call(id));
  changeWaiting('b', { ended: 'rejected' });
  expect(ids()).toEqual(['a', 'c']);
  changeWaiting('b', { ended: 'answered' });
  expect(waiting.get().find(({ id }) => id === 'b')?.ended).toBe('rejected');
});

test('a call whose asker came back waits again, once, with what was read of it', () => {
  addWaiting(call('a'));
  changeWaiting('a', { problem: 'kept' });
  changeWaiting('a', { ended: 'asker' });
  addWaiting(call('a'));
  expect(stillWaiting()).toEqual([{ ...call('a'), problem: 'kept' }]);
});

test('of those that ended only the last are listed; none that waits is dropped', () => {
  for (let at = 0; at < 200; at += 1) addWaiting(call(`${at}`));
  for (let at = 0; at < 120; at += 1) changeWaiting(`${at}`, { ended: 'rejected' });
  expect(ids()).toHaveLength(80);
  expect(waiting.get()).toHaveLength(130);
  expect(waiting.get()[0]?.id).toBe('70');
});
