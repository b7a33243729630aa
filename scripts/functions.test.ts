import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
