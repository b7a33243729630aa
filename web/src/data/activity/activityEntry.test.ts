import fc from 'fast-check';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { expect, test } from 'vitest';
import { entryWord } from '../../entries/entryWords.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { onlyChecked } from '@readback/core/model/ways.ts';
import { askedBy } from '../../readback/requestWords.ts';
import { sample } from '../../review/testing/sample.ts';
import { type ActivityEntry, keptEntry } from './activityEntry.ts';

const request = freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
const readback = sample({ incoming: { request, origin: { via: 'paste' }, receivedAt: 1 } });
const entry: ActivityEntry = {
  id: 'a',
  incoming: readback.incoming,
  openedAt: 1,
  state: 'sent',
  readback,
  call: { method: 'personal_sign', params: ['0x6869'] },
  hash: `0x${'ab'.repeat(32)}`,
  batch: 'id',
  answer: { how: 'returned', text: '{"hash":"0xab"}', json: true },
  hearback: { verdict: 'same', effects: 'asRead', differs: [], lines: [], facts: {}, says: [] },
  problem: 'none',
  imported: true,
};

test('an entry comes back from the disk as it was, and its request is frozen again', () => {
  const back = keptEntry(structuredClone(entry), 1);
  expect(back).toEqual(entry);
  expect(Object.isFrozen(back?.incoming.request.body)).toBe(true);
});

test('names that make no sense are left out, and the others stay', () => {
  const name = { name: 'pilot.eth', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const;
  const names = [name, {}, null, 'x', { name: 5, address: name.address }, { ...name, address: '0x12' }];
  const of = (given: unknown) =>
    keptEntry({ ...entry, incoming: { ...entry.incoming, names: given } }, 1)?.incoming;
  expect(of(names)?.names).toEqual([name]);
  expect(of({ length: 5 })).not.toHaveProperty('names');
});

test('an entry whose way in is not known any more opens, and is only checked', () => {
  for (const via of ['rpc', 'carrier', 'draft', 'constructor', '']) {
    const incoming = { ...entry.incoming, origin: { via, claimed: 'claim.example' } };
    const kept = keptEntry({ ...entry, state: 'open', incoming }, 1);
    expect(kept?.incoming.origin).toEqual({ via: 'unknown', claimed: 'claim.example' });
    expect(kept && onlyChecked(kept.incoming)).toBeDefined();
    expect(kept && askedBy(kept.incoming)).toBe('an unknown source');
  }
});

test('an entry of another schema is left alone', () => {
  expect(keptEntry(entry, 2)).toBeUndefined();
});

test('parts that make no sense are left out, and the rest is kept', () => {
  const damaged = { ...entry, readback: { schema: 1 }, hash: '0xzz', hearback: { verdict: 'fine' }, call: 5 };
  const { readback: _, hash: __, hearback: ___, call: ____, ...rest } = entry;
  expect(keptEntry(damaged, 1)).toEqual(rest);
});

test('the readback of another request is not shown as this one’s', () => {
  const other = { ...readback, incoming: { ...readback.incoming, request: { ...request, digest: '0x00' } } };
  expect(keptEntry({ ...entry, readback: other }, 1)).not.toHaveProperty('readback');
});

test('however an entry was damaged, a list can show what is left of it', () => {
  const keys = Object.keys(entry) as (keyof ActivityEntry)[];
  const nested = fc.constantFrom(...keys, 'incoming.request', 'incoming.origin', 'incoming.request.body');
  fc.assert(
    fc.property(nested, fc.anything(), (path, value) => {
      const damaged = structuredClone(entry) as unknown as Record<string, Record<string, unknown>>;
      const names = path.split('.');
      const last = names.pop() ?? '';
      const at = names.reduce((it, name) => it[name] as typeof damaged, damaged);
      (at as Record<string, unknown>)[last] = value;
      const kept = keptEntry(damaged, 1);
      if (!kept) return;
      expect(entryWord(kept).word).not.toBe('');
      expect(new Date(kept.openedAt).toISOString()).not.toBe('');
      expect(askedBy(kept.incoming)).toEqual(expect.any(String));
      expect(() => chainOf(kept.incoming.request.body)).not.toThrow();
    }),
  );
});

test('what was said of it comes back as it was, and goes where it makes no sense', () => {
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const;
  const intent = { account, said: '', quotes: [], clauses: [{ kind: 'nothing' }], saidAt: 1 } as const;
  const incoming = { ...entry.incoming, intent };
  const back = keptEntry(structuredClone({ ...entry, incoming, withdrawn: intent }), 1);
  expect(back?.incoming.intent).toEqual(intent);
  expect(back?.withdrawn).toEqual(intent);
  const damaged = { ...intent, clauses: [] };
  const without = keptEntry({ ...entry, incoming: { ...incoming, intent: damaged }, withdrawn: damaged }, 1);
  expect(without?.incoming).not.toHaveProperty('intent');
  expect(without).not.toHaveProperty('withdrawn');
});
