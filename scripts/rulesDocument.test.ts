import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rules } from '@readback/core/check/rules.ts';
import { expect, test } from 'vitest';
import { rulesDocument } from './rulesDocument.ts';

const written = readFileSync(resolve(import.meta.dirname, '../docs/rules.md'), 'utf8');

test('the documentation of the rules says what they are: npm run specification brings it up to date', () => {
  expect(rulesDocument()).toBe(written);
});

test('each rule is in it once', () => {
  for (const { id } of rules) expect(written.split(`\n\`${id}\`\n`), id).toHaveLength(2);
});
