// @vitest-environment node
import 'fake-indexeddb/auto';
import type { Incoming } from '@readback/core/model/request.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { activity } from '../../data/activity/activity.ts';
import { parseHere } from '../parseHere.ts';
import { signedForAsker } from './signedForAsker.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'http://127.0.0.1:8470', hash: '' }));

async function asked(asker?: string): Promise<Incoming> {
  const parsed = await parseHere(
    '{"method":"personal_sign","params":["0x6869","0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"]}',
    {},
  );
  if (!parsed.ok) throw new Error('It cannot be read.');
  const origin = asker === undefined ? ({ via: 'paste' } as const) : ({ via: 'script', asker } as const);
  return { request: parsed.request, origin, receivedAt: 1 };
}

const entry = (id: string) => {
  const found = activity.entry(id);
  if (!found) throw new Error('It is not there.');
  return found;
};

test('of the two entries that an edit makes, the second to be signed says that the first was', async () => {
  await activity.ready;
  const incoming = await asked('call 1');
  const [former, edited] = [activity.open(incoming), activity.open(incoming)];
  expect(signedForAsker(entry(former))).toBeUndefined();
  for (const state of ['asked', 'sent', 'signed'] as const) {
    activity.update(edited, { state });
    expect(signedForAsker(entry(former))).toBe(edited);
    expect(signedForAsker(entry(edited))).toBeUndefined();
  }
  for (const state of ['rejected', 'failed', 'open'] as const) {
    activity.update(edited, { state });
    expect(signedForAsker(entry(former))).toBeUndefined();
  }
});

test('another call, and requests that nobody waits for, say nothing', async () => {
  await activity.ready;
  const other = activity.open(await asked('call 2'));
  activity.update(other, { state: 'sent' });
  expect(signedForAsker(entry(activity.open(await asked('call 3'))))).toBeUndefined();
  const [one, two] = [activity.open(await asked()), activity.open(await asked())];
  activity.update(one, { state: 'sent' });
  expect(signedForAsker(entry(two))).toBeUndefined();
});
