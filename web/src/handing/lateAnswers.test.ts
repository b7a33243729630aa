import 'fake-indexeddb/auto';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { Body } from '@readback/core/model/request.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { clear, createStore } from 'idb-keyval';
import type { Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Connector } from 'wagmi';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { forgetEntries } from '../data/activity/forgetEntries.ts';
import { type Handover, handovers } from '../data/activity/handovers.ts';
import { rawAnswer } from '../wallet/rawAnswer.ts';
import { letGo } from '../wallet/submit.ts';
import { walletStore } from '../wallet/base/store.ts';
import { alice, bob, fakeWallet } from '../wallet/testing/fakeWallet.ts';
import { hashShapes, signatureShapes, unclearAnswers } from '../wallet/testing/oddAnswers.ts';
import { handOver } from './handOver.ts';
import { takeUp } from './takeUp.ts';
import { sample } from '../review/testing/sample.ts';

// Every odd answer, at once and late: after its entry was removed, the account changed, or the page was opened again.

const hash: Hex = `0x${'ab'.repeat(32)}`;
const signature: Hex = `0x${'1a'.repeat(32)}${'2b'.repeat(32)}1c`;
const call = { to: bob, value: 1n, data: '0x' } as const;
const payment: Body = { kind: 'transaction', chainId: 1, call, set: {} };
const message: Body = { kind: 'message', bytes: '0x6869' };

function opened(body: Body): ActivityEntry {
  const request = freeze(body, 'as it came');
  const id = activity.open({ request, origin: { via: 'paste' }, receivedAt: 1 });
  return activity.entry(id) as ActivityEntry;
}

const methodOf = (body: Body) =>
  body.kind === 'message' ? signingMethods.message : signingMethods.transaction;

/** What happens between the question and the answer. */
const meanwhile = {
  'at once': async () => {},
  'after its entry was forgotten': async ({ id }: ActivityEntry) => {
    forgetEntries([id]);
    await activity.written();
  },
  'after all was forgotten': async () => {
    forgetEntries();
    await activity.written();
  },
  'after the browser deleted all': async () => {
    await clear(createStore('readback-activity', 'rows'));
    await clear(createStore('readback-handovers', 'rows'));
  },
  'after the account changed': async () => {
    walletStore.set({ account: bob, accounts: [bob], chainId: 5 });
  },
  'after the wallet was disconnected': async () => {
    walletStore.set({ status: 'disconnected', account: undefined, accounts: [], connector: undefined });
  },
  'after the user said that the wallet shows nothing': async () => {
    letGo();
  },
} as const;

/** Hands an entry over to a wallet that answers so, and gives what became of it. */
async function answered(
  body: Body,
  answer: unknown,
  happens: (entry: ActivityEntry) => Promise<void>,
): Promise<ActivityEntry | undefined> {
  const entry = opened(body);
  const method = methodOf(body);
  const wallet = fakeWallet({
    [method]: async () => {
      await happens(entry);
      return answer;
    },
  });
  const connector = { type: 'injected', getProvider: async () => wallet } as unknown as Connector;
  const shown = sample({ incoming: entry.incoming });
  await handOver({ entry, account: alice, connector, shown, unrecorded: false });
  await activity.written();
  expect(wallet.asked().filter((it) => it === method)).toHaveLength(1);
  return activity.entry(entry.id);
}

/** What a page that is opened later makes of the record alone. */
function reopened(body: Body, answer: unknown, state: 'open' | 'asked' | 'gone'): ActivityEntry | undefined {
  const { id, incoming } = opened(body);
  if (state === 'gone') activity.remove(id);
  if (state === 'asked') activity.update(id, { state });
  const record: Handover = { id, attempt: 'earlier', at: 1, account: alice, incoming };
  takeUp({ ...record, answer: rawAnswer('returned', answer) });
  return activity.entry(id);
}

describe.each([
  ['hash', payment, hash, hashShapes, { state: 'sent', hash }],
  ['signature', message, signature, signatureShapes, { state: 'signed', signature }],
] as const)('a %s', (_, body, value, shapes, kept) => {
  describe.each(Object.entries(meanwhile))('%s', (__, happens) => {
    test.each(shapes)('%s is kept, used, and stays whole', async (___, make) => {
      const raw = rawAnswer('returned', make(value));
      expect(await answered(body, make(value), happens)).toMatchObject({ ...kept, answer: raw });
    });

    test.each(unclearAnswers)('%s is kept whole, and not used', async (___, answer) => {
      const raw = rawAnswer('returned', answer);
      expect(await answered(body, answer, happens)).toMatchObject({ state: 'failed', answer: raw });
    });
  });

  describe.each(['open', 'asked', 'gone'] as const)(
    'after the page was opened again, with its entry %s',
    (was) => {
      test.each(shapes)('%s is kept, used, and stays whole', (__, make) => {
        const raw = rawAnswer('returned', make(value));
        expect(reopened(body, make(value), was)).toMatchObject({ ...kept, answer: raw });
      });

      test.each(unclearAnswers)('%s is kept whole, and not used', (__, answer) => {
        const raw = rawAnswer('returned', answer);
        expect(reopened(body, answer, was)).toMatchObject({ state: 'failed', answer: raw });
      });
    },
  );
});

test('the record of what was answered late says so to the next page', async () => {
  const entry = await answered(payment, { hash }, meanwhile['after all was forgotten']);
  expect(await handovers.one(entry?.id ?? '')).toMatchObject({ account: alice });
});
