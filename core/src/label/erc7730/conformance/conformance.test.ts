import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFormatKey } from '../formatKey.ts';
import { callFormats } from '../formatsOf.ts';
import { loadDescriptor } from '../document/includes.ts';
import { isJsonRecord } from '../document/json.ts';
import { formatPlan } from '../plan.ts';
import { indexFiles, parseIndex } from '../document/registryIndex.ts';
import { registryFolder } from '../testing/registryFolder.ts';
import { runConformance } from './run.ts';

const { root: registry, whole, name } = registryFolder();

const load = (place: string) => readFile(join(registry, place), 'utf8');

function testFiles(): readonly string[] {
  return readdirSync(registry, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)testsv2\/[^/]+\.tests\.json$/.test(file))
    .sort();
}

test(`every case of the registry is shown exactly as it expects (${name})`, async () => {
  const { files, counts } = await runConformance(testFiles(), load, ({ message }) => message);
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
  expect(held).toBeGreaterThanOrEqual(whole ? 331 : 40);
});

test(`every descriptor of the registry is read, and every format in it (${name})`, async () => {
  const text = JSON.parse(readFileSync(join(registry, indexFiles.typed), 'utf8')) as unknown;
  const typed = [...JSON.stringify(text).matchAll(/"path":"([^"]+)"/g)].map(([, place = '']) => place);
  const calls = parseIndex(readFileSync(join(registry, indexFiles.call), 'utf8')).values();
  const places = new Set([...typed, ...calls]);
  const wrong: string[] = [];
  let formats = 0;
  for (const place of places) {
    const descriptor = await loadDescriptor(place, load);
    if (callFormats(descriptor).ambiguous) wrong.push(`${place}: two keys with one signature`);
    for (const [key, format] of Object.entries(descriptor.formats)) {
      formats += 1;
      if (!isJsonRecord(format)) wrong.push(place);
      else formatPlan(descriptor, key, format);
      if (descriptor.eip712 === undefined && parseFormatKey(key) === undefined)
        wrong.push(`${place}: ${key}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(places.size).toBeGreaterThan(whole ? 300 : 20);
  expect(formats).toBeGreaterThan(whole ? 600 : 60);
});
