import 'fake-indexeddb/auto';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { known } from '@readback/core/model/known.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { Address } from 'viem';
import { afterEach, describe, expect, test } from 'vitest';
import { activity, activityTable } from '../activity/activity.ts';
import type { ActivityEntry } from '../activity/activityEntry.ts';
import { askWaiting } from './askWaiting.ts';

const me: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const call = { to: other, value: 5n, data: '0x' } as const;

function heard(verdict: Hearback['verdict'], nonce = 7n, from = me): Hearback {
  const facts = {
    'sent.from': { id: 'sent.from', value: known({ kind: 'address', address: from } as const), from: [] },
    'sent.nonce': { id: 'sent.nonce', value: known({ kind: 'integer', value: nonce } as const), from: [] },
  };
  return { verdict, effects: 'pending', differs: [], lines: [], facts, says: [] };
}

function keep(more: Partial<ActivityEntry>, chainId = 1) {
  const request = freeze({ kind: 'transaction', chainId, from: me, call, set: {} }, '');
  const id = activity.open({ request, origin: { via: 'form' }, receivedAt: 1_795_251_600_000 });
  const entry = activityTable.rows().get(id);
  if (entry) activityTable.set(id, { ...entry, state: 'sent', hash: `0x${'ab'.repeat(32)}`, ...more });
}

afterEach(() => activity.clear());

describe('what an account sent from here', () => {
  test('and waits to be mined is given by its number', async () => {
    keep({ hearback: heard('waiting') });
    keep({ hearback: heard('stuck', 8n) });
    const answer = await askWaiting({ chainId: 1, account: me.toLowerCase() as Address });
    expect(answer.s === 'known' && answer.v.toSorted((a, b) => Number(a.nonce - b.nonce))).toEqual([
      { nonce: 7n, call },
      { nonce: 8n, call },
    ]);
  });

  test('is not what is mined, different, not heard of, of another account or chain, or from a file', async () => {
    keep({ hearback: heard('same') });
    keep({ hearback: heard('different') });
    keep({});
    keep({ state: 'open', hearback: heard('waiting') });
    keep({ hearback: heard('waiting', 7n, other) });
    keep({ hearback: heard('waiting') }, 10);
    keep({ hearback: heard('waiting'), imported: true });
    expect(await askWaiting({ chainId: 1, account: me })).toEqual(known([]));
  });
});
