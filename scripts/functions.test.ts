import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { commandsFiles, formsFiles, functionsFolder } from './functions/readAll.ts';
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
  const rows = [...written()].filter(([path]) => path.endsWith('.fns')).map(([, text]) => text);
  const others = [...commandsFiles(), ...formsFiles()].map((it) =>
    readFileSync(resolve(functionsFolder, it), 'utf8'),
  );
  expect([...rows, ...others].reduce((sum, text) => sum + text.split('\n').length, 0)).toBeLessThan(7_000);
  const weight = (path: string) => gzipSync(written().get(path) ?? '').length;
  expect(weight('core/src/decode/abis/compiled.ts')).toBeLessThan(60_000);
  expect(weight('core/src/decode/protocols/compiledCommands.ts')).toBeLessThan(5_000);
  expect(weight('core/src/decode/typed/compiledForms.ts')).toBeLessThan(6_500);
});
