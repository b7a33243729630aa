import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { type Handover, handovers } from './handovers.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const record = (id: string): Handover => ({ id, attempt: crypto.randomUUID(), at: 1, account });

test('of many attempts at once one is recorded, and the others are told which', async () => {
  const all = Array.from({ length: 10 }, () => record('many'));
  const said = await Promise.all(all.map((it) => handovers.claim(it)));
  const [won, ...more] = all.filter((_, at) => said[at] === undefined);
  expect(more).toEqual([]);
  expect(said.filter((it) => it !== undefined)).toEqual(Array.from({ length: 9 }, () => won));
  expect(await handovers.one('many')).toEqual(won);
});

test('an attempt of which the wallet never heard makes room for the next', async () => {
  const [first, second] = [record('given'), record('given')];
  await handovers.claim(first);
  await handovers.release(first);
  expect(await handovers.claim(second)).toBeUndefined();
  await handovers.release(first);
  expect(await handovers.one('given')).toEqual(second);
});

test('one that was given up while its record was still being written does so too', async () => {
  const [first, second] = [record('late'), record('late')];
  const claimed = handovers.claim(first);
  const released = handovers.release(first);
  expect(await handovers.claim(second)).toBeUndefined();
  await Promise.all([claimed, released]);
  expect(await handovers.one('late')).toEqual(second);
});

test('a settled record says only that there was a hand-over, and still lets nobody in', async () => {
  const it = { ...record('settled'), answer: { how: 'returned', text: '0x01' } } as const;
  await handovers.claim(it);
  await handovers.settle(it);
  const { id, attempt, at } = it;
  expect(await handovers.one('settled')).toEqual({ id, attempt, at, account, settled: true });
  expect(await handovers.claim(record('settled'))).toMatchObject({ attempt });
});

test('every writing asks for what survives a browser that is killed', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const it = record('strict');
  await handovers.claim(it);
  await handovers.put(it);
  await handovers.settle(it);
  await handovers.release(it);
  await handovers.forget(['strict']);
  const writings = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writings).toHaveLength(5);
  for (const [, , options] of writings) expect(options).toEqual({ durability: 'strict' });
  transaction.mockRestore();
});

test('a database that the browser closed is opened again', async () => {
  await handovers.put(record('closed'));
  const opened = new Promise<IDBDatabase>((settle) => {
    const asked = indexedDB.open('readback-handovers');
    asked.onsuccess = () => settle(asked.result);
  });
  (await opened).close();
  await new Promise<void>((settle) => {
    indexedDB.deleteDatabase('readback-handovers').onsuccess = () => settle();
  });
  await handovers.put(record('closed'));
  expect(await handovers.all()).toHaveLength(1);
});
