import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executorCode, executorInput, executorOutput } from './executor.ts';
import { compiledYul } from '../testing/contracts.ts';

const secret = `0x${'11'.repeat(32)}` as const;

test('the executor is what its source compiles to', () => {
  const source = readFileSync(new URL('./executor.yul', import.meta.url), 'utf8');
  expect(compiledYul('Executor', source)).toBe(executorCode(secret));
});

test('its secret is in its code once, and first in what it is asked', () => {
  const other = `0x${'ab'.repeat(32)}` as const;
  expect(executorCode(other).split(other.slice(2))).toHaveLength(2);
  expect(executorInput(other, [])).toBe(other);
});

test('an answer that is cut, too long or of something else is not an answer', () => {
  const word = (value: number) => value.toString(16).padStart(64, '0');
  const done = `${word(1)}${word(9)}${word(0)}${word(2)}abcd${'00'.repeat(30)}`;
  expect(executorOutput(`0x${done}`, 1)).toEqual([{ ok: true, gasUsed: 9n, about: 0n, data: '0xabcd' }]);
  expect(executorOutput(`0x${done}`, 2)).toBeUndefined();
  expect(executorOutput(`0x${done}${done}`, 1)).toBeUndefined();
  expect(executorOutput(`0x${done.slice(0, -2)}`, 1)).toBeUndefined();
  expect(executorOutput(`0x${word(2)}${done.slice(64)}`, 1)).toBeUndefined();
});

test('whatever a node answers, reading it throws nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(3), (bytes, count) => {
      const answer = executorOutput(`0x${Buffer.from(bytes).toString('hex')}`, count);
      expect(answer === undefined || answer.length === count).toBe(true);
    }),
  );
});
