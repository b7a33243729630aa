import type { Intent } from '@readback/core/model/intent.ts';
import { expect, test } from 'vitest';
import { keptIntent, sameSaying } from './keptIntent.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const intent: Intent = { account, said: '', quotes: [], clauses: [{ kind: 'nothing' }], saidAt: 5 };

test('what was kept is as it was; what is none is left out', () => {
  expect(keptIntent(intent)).toBe(intent);
  const damaged = [undefined, null, 'x', {}, { ...intent, account: '0x12' }, { ...intent, clauses: [] }];
  for (const it of [...damaged, { ...intent, clauses: [5] }, { ...intent, saidAt: 'now' }])
    expect(keptIntent(it)).toBeUndefined();
});

test('two sayings are told apart by when they were said', () => {
  expect(sameSaying(intent, structuredClone(intent))).toBe(true);
  expect(sameSaying(undefined, undefined)).toBe(true);
  expect(sameSaying(intent, undefined)).toBe(false);
  expect(sameSaying(intent, { ...intent, saidAt: 6 })).toBe(false);
});
