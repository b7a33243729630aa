import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { expect, test } from 'vitest';
import { sample } from '../../review/testing/sample.ts';
import { type ActivityEntry, keptEntry } from './activityEntry.ts';
import { lightened } from './lightened.ts';

const request = freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
const readback = sample({ incoming: { request, origin: { via: 'paste' }, receivedAt: 1 }, verdict: 'stop' });
const entry: ActivityEntry = {
  id: 'a',
  incoming: readback.incoming,
  openedAt: 1,
  state: 'signed',
  readback,
  signature: '0x1234',
  hearback: {
    verdict: 'different',
    effects: 'notApplicable',
    differs: ['signature.signer'],
    lines: [],
    facts: {},
    says: [],
  },
};

test('what was asked, answered and heard stays when a readback is let go', () => {
  const light = lightened(entry);
  expect(light).not.toHaveProperty('readback');
  expect(light).toMatchObject({ incoming: entry.incoming, state: 'signed', signature: '0x1234' });
  expect(light.summary?.verdict).toBe('stop');
  expect(light.hearback).toMatchObject({ verdict: 'different', effects: 'notApplicable' });
});

test('of what was said only how it compared stays', () => {
  const says = { id: 'hearback.said.notPaid', args: { said: 'intent.0.amount' } } as const;
  const { hearback, ...rest } = entry;
  if (!hearback) throw new Error('nothing was heard');
  const light = lightened({
    ...rest,
    hearback: { ...hearback, said: { state: 'differs', differences: [says] } },
  });
  expect(light.hearback?.said).toEqual({ state: 'differs', differences: [] });
  expect(keptEntry(structuredClone(light), 1)).toEqual(light);
  const damaged = { ...light, hearback: { ...light.hearback, said: { state: 'differs' } } };
  expect(keptEntry(structuredClone(damaged), 1)).not.toHaveProperty('hearback');
});

test('an entry that was let go is the same after a reload', () => {
  const light = lightened(entry);
  expect(keptEntry(structuredClone(light), 1)).toEqual(light);
});
