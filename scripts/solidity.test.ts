import { solidity } from '@readback/core/world/solidity.ts';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const core = resolve(import.meta.dirname, '../core/src');
const sources = globSync('**/*.ts', { cwd: core, exclude: ['**/*.test.ts', 'world/solidity.ts'] }).map(
  (file) => readFileSync(resolve(core, file), 'utf8'),
);

test('what is asked of contracts is written down once', () => {
  const lines = Object.values(solidity).map((line) =>
    line.replace(/ (?:payable |view )?(?:returns .*)?$/, ''),
  );
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test('what is written down is asked somewhere', () => {
  const used = new Set(sources.flatMap((it) => [...it.matchAll(/\bsolidity\.(\w+)/g)].map(([, key]) => key)));
  expect(Object.keys(solidity).filter((key) => !used.has(key))).toEqual([]);
});
