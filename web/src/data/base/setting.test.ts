import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openSetting } from './setting.ts';
import type { TextStore } from './textStore.ts';

const schema = v.object({ host: v.string() });
const standard = { host: 'here' };

function memory(kept: Record<string, string> = {}): TextStore {
  const map = new Map(Object.entries(kept));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

test('what was set is there on the next visit', () => {
  const store = memory();
  openSetting({ name: 'place', schema, standard, store }).set({ host: 'there' });
  expect(openSetting({ name: 'place', schema, standard, store }).get()).toEqual({ host: 'there' });
});

test('what was kept and makes no sense counts as never set', () => {
  for (const kept of ['', '{', 'null', '{"host":5}', '[]']) {
    const store = memory({ 'readback.setting.place': kept });
    expect(openSetting({ name: 'place', schema, standard, store }).get(), kept).toEqual(standard);
  }
});

test('listeners hear of a change and can stop listening', () => {
  const setting = openSetting({ name: 'place', schema, standard, store: memory() });
  const heard: string[] = [];
  const stop = setting.subscribe(() => heard.push(setting.get().host));
  setting.set({ host: 'one' });
  stop();
  setting.set({ host: 'two' });
  expect(heard).toEqual(['one']);
});
