import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { written } from './functions.ts';

const root = resolve(import.meta.dirname, '..');

test('core/functions is compiled, documented and written as `npm run functions` does it', () => {
  const stale = [...written()]
    .filter(
      ([path, text]) =>
        !existsSync(resolve(root, path)) || readFileSync(resolve(root, path), 'utf8') !== text,
    )
    .map(([path]) => path);
  expect(stale, 'run `npm run functions`').toEqual([]);
});

test('the files stay short, and what the page loads of them light', () => {
  const files = [...written()].filter(([path]) => path.endsWith('.fns'));
  expect(files.reduce((sum, [, text]) => sum + text.split('\n').length, 0)).toBeLessThan(7_000);
  expect(gzipSync(written().get('core/src/decode/abis/compiled.ts') ?? '').length).toBeLessThan(60_000);
});
