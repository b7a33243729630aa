import { expect, test } from 'vitest';
import { fuzz } from './testing/fuzz.ts';
import { registryCalls } from './testing/registry.ts';

const calls = registryCalls();

test('the transactions of the registry, changed 200,000 times: none throws, none costs more than the budget, none is called canonical that is not', () => {
  const { wrong, read, slowest } = fuzz(calls, 0, 200_000);
  process.stdout.write(
    `${JSON.stringify(read)}; the slowest took ${slowest.ms.toFixed(1)} ms: ${slowest.data.length / 2 - 1} bytes, ${slowest.data.slice(0, 74)}…\n`,
  );
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(read.canonical).toBeGreaterThan(10_000);
  expect(read.lenient).toBeGreaterThan(10_000);
}, 600_000);
