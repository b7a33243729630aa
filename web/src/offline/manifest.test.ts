import { readFileSync } from 'node:fs';
import * as words from '@readback/phrases/words/web/boot.ts';
import { expect, test } from 'vitest';

const publicFolder = new URL('../../public/', import.meta.url);

test('the page is called the same where it is installed or added to Safe, and each icon is as large as it says', () => {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', publicFolder), 'utf8')) as {
    name: string;
    description: string;
    icons: readonly { src: string; sizes: string; type: string }[];
  };
  expect([manifest.name, manifest.description]).toEqual([words.name, words.description]);
  for (const { src, sizes, type } of manifest.icons) {
    const bytes = readFileSync(new URL(src, publicFolder));
    // Width and height of a PNG are the first two numbers of its header.
    const size = type === 'image/png' ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : 'any';
    expect([src, size]).toEqual([src, sizes]);
  }
});
