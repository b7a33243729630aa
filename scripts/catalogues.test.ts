import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseMessage } from '@readback/phrases/parseMessage.ts';
import { bare, icuElements } from '@readback/phrases/testing/icuElements.ts';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../phrases/src/en');
const catalogues = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) =>
  it.endsWith('.ts'),
);

test.each(catalogues)('each message of %s is read as the ICU library reads it', async (path) => {
  const messages = messagesIn(await import(resolve(folder, path)));
  expect(messages).not.toEqual([]);
  for (const message of messages) expect(parseMessage(bare(message)), message).toEqual(icuElements(message));
});

function messagesIn(it: unknown): readonly string[] {
  if (typeof it === 'string') return [it];
  return typeof it === 'object' && it !== null ? Object.values(it).flatMap(messagesIn) : [];
}
