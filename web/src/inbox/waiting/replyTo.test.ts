import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { replyTo } from './replyTo.ts';

const hash = `0x${'ab'.repeat(32)}` as const;
const signature = `0x${'cd'.repeat(65)}` as const;

function entry(patch: Partial<ActivityEntry>): ActivityEntry {
  return { id: 'x', openedAt: 0, state: 'open', ...patch } as ActivityEntry;
}

const send = { method: 'eth_sendTransaction', params: [] };
const batch = { method: 'wallet_sendCalls', params: [] };

test('a script gets what its method gives: a signature, a hash, the id of a batch', () => {
  expect(replyTo([entry({ state: 'signed', signature })])?.reply).toEqual({ result: signature });
  expect(replyTo([entry({ state: 'sent', call: send, hash })])?.reply).toEqual({ result: hash });
  expect(replyTo([entry({ state: 'sent', call: batch, batch: 'id-1' })])?.reply).toEqual({
    result: { id: 'id-1' },
  });
  expect(replyTo([entry({ state: 'sent', call: send, safeTxHash: hash })])?.reply).toEqual({ result: hash });
});

test('a rejection is one by the user, also one in the wallet; a wallet that failed is not', () => {
  const code = (patch: Partial<ActivityEntry>) => replyTo([entry(patch)])?.reply;
  expect(code({ state: 'rejected' })).toMatchObject({ error: { code: 4001 } });
  expect(code({ state: 'failed', refused: true })).toMatchObject({ error: { code: 4001 } });
  expect(code({ state: 'failed', problem: 'no' })).toMatchObject({ error: { code: -32603 } });
});

test('an edit takes the place of the request: what was signed of it is the answer', () => {
  const before = entry({ state: 'open' });
  expect(replyTo([before, entry({ id: 'y', state: 'rejected' })])).toBeUndefined();
  expect(replyTo([before, entry({ id: 'y', state: 'sent', call: send, hash })])?.reply).toEqual({
    result: hash,
  });
});

test('nobody is answered while a request is undecided or with a wallet, and never by a record from a file', () => {
  const states = fc.constantFrom('open', 'asked', 'rejected', 'failed') satisfies fc.Arbitrary<
    ActivityEntry['state']
  >;
  const file = fc.constantFrom(
    entry({ state: 'signed', signature, imported: true }),
    entry({ state: 'rejected', imported: true }),
  );
  fc.assert(
    fc.property(fc.array(states, { maxLength: 4 }), fc.array(file, { maxLength: 2 }), (own, imported) => {
      const said = replyTo([...imported, ...own.map((state, at) => entry({ id: `${at}`, state }))]);
      const open = own.length === 0 || own.some((it) => it === 'open' || it === 'asked');
      if (open) expect(said).toBeUndefined();
      else expect(said?.reply).toHaveProperty('error');
    }),
  );
});
