import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runConformance } from './run.ts';

const registry = process.env['READBACK_REGISTRY'] ?? '';
const without = registry === '';
/** Part of the name of each test, so that a skipped one says why. */
const note = without ? ' (skipped: READBACK_REGISTRY is not set)' : '';

const load = (place: string) => readFile(join(registry, place), 'utf8');

function testFiles(): readonly string[] {
  return readdirSync(registry, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)testsv2\/[^/]+\.tests\.json$/.test(file))
    .sort();
}

test.skipIf(without)(`every case of the registry is shown exactly as it expects${note}`, async () => {
  const { files, counts } = await runConformance(testFiles(), load);
  const wrong = files.flatMap(({ file, cases }) =>
    cases
      .filter(({ status }) => status !== 'pass')
      .map(({ description, message }) => `${file}: ${description}: ${message}`),
  );
  expect(wrong).toEqual([]);
  const held = testFiles().reduce(
    (sum, file) => sum + JSON.parse(readFileSync(join(registry, file), 'utf8')).tests.length,
    0,
  );
  expect(counts).toEqual({ pass: held, fail: 0, error: 0, skipped: 0 });
  expect(held).toBeGreaterThanOrEqual(331);
});
