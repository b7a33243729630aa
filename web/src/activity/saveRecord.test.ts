import { differencesOf, verifyRecord } from '@readback/core/record/verifyRecord.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { signedHash } from '@readback/core/request/frozen/signedHash.ts';
import { read } from '@readback/core/readback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { numberToHex, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { recordOf } from './saveRecord.ts';

const key = privateKeyToAccount(numberToHex(55, { size: 32 }));
const body = { kind: 'message', signer: key.address, bytes: stringToHex('I agree.') } as const;

async function signed(more: Partial<ActivityEntry> = {}): Promise<ActivityEntry> {
  const incoming = { request: freeze(body, 'I agree.'), origin: { via: 'form' }, receivedAt: 1 } as const;
  let readback: Readback | undefined;
  const { signal } = new AbortController();
  for await (const it of read(incoming, rpcWorld('http://127.0.0.1:1'), signal, { ask: false }))
    readback = it;
  const signature = await key.sign({ hash: signedHash(body) ?? '0x' });
  const whole = readback === undefined ? {} : { readback };
  return { id: 'a', incoming, openedAt: 1, state: 'signed', answeredAt: 2, signature, ...whole, ...more };
}

test('what was signed here is saved as a record that is whole, in words, with whose signature it is', async () => {
  const entry = await signed();
  const found = await verifyRecord((await recordOf(entry)) ?? '');
  expect(found).toMatchObject({ is: 'record', changed: [], content: { answer: { signer: key.address } } });
  if (found.is !== 'record' || entry.readback === undefined) return;
  expect(JSON.stringify(found.content['said'])).toContain('I agree.');
  const its = found.content['readback'] as Readonly<Record<string, unknown>>;
  expect(differencesOf(its, entry.readback)).toEqual([]);
});

test('what nobody signed, what came from a file, and what is kept in part has no record', async () => {
  for (const more of [{ state: 'open' }, { imported: true }, { allSteps: 900 }] as const)
    expect(await recordOf(await signed(more))).toBeUndefined();
});
