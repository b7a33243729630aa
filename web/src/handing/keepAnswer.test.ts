import { WordedError } from '@readback/phrases/wordedError.ts';
import 'fake-indexeddb/auto';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { expect, test } from 'vitest';
import { createStore, clear } from 'idb-keyval';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { answerOf } from '../wallet/submit.ts';
import { rawAnswer } from '../wallet/rawAnswer.ts';
import { keepAnswer } from './keepAnswer.ts';

const hash = `0x${'ab'.repeat(32)}`;

function handedOver(): ActivityEntry {
  const request = freeze(
    {
      kind: 'transaction',
      chainId: 1,
      call: { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n, data: '0x' },
      set: {},
    },
    'a payment',
  );
  const id = activity.open({ request, origin: { via: 'paste' }, receivedAt: 1 });
  activity.update(id, { state: 'asked' });
  return activity.entry(id) as ActivityEntry;
}

const answered = (answer: unknown) => {
  const raw = rawAnswer('returned', answer);
  return [answerOf('eth_sendTransaction', raw, false), raw] as const;
};

test('a hash in an odd shape is used, and the answer stays beside it as it came', async () => {
  const asked = handedOver();
  await keepAnswer(asked, ...answered({ hash }));
  expect(activity.entry(asked.id)).toMatchObject({
    state: 'sent',
    hash,
    answer: { how: 'returned', text: JSON.stringify({ hash }), json: true },
  });
});

test('a plain hash leaves nothing beside it', async () => {
  const asked = handedOver();
  await keepAnswer(asked, ...answered(hash));
  expect(activity.entry(asked.id)).not.toHaveProperty('answer');
});

test('what cannot be used is kept whole', async () => {
  const asked = handedOver();
  await keepAnswer(asked, ...answered({ sent: 'yes', to: [hash, hash] }));
  expect(activity.entry(asked.id)).toMatchObject({
    state: 'failed',
    answer: { text: JSON.stringify({ sent: 'yes', to: [hash, hash] }) },
  });
});

test('an answer to an entry that was forgotten meanwhile makes it again', async () => {
  const asked = handedOver();
  activity.clear();
  await activity.written();
  await keepAnswer(asked, ...answered(hash));
  expect(activity.entry(asked.id)).toMatchObject({ id: asked.id, state: 'sent', hash });
});

test('so does one to an entry that is gone from the disk alone', async () => {
  const asked = handedOver();
  await activity.written();
  await clear(createStore('readback-activity', 'rows'));
  await keepAnswer(asked, ...answered(hash));
  await activity.written();
  expect(activity.entry(asked.id)).toMatchObject({ state: 'sent', hash });
});

test('a wallet that was never asked makes nothing of what was forgotten', async () => {
  const asked = handedOver();
  activity.clear();
  await keepAnswer(asked, { kind: 'failed', asked: false, error: new WordedError('no') }, undefined);
  expect(activity.entry(asked.id)).toBeUndefined();
});
