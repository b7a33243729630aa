import { codeLines } from '@readback/assistant/point/codeLines.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const modules = resolve(import.meta.dirname, '../node_modules');

/** The Solidity of the packages that the practice chain is made of. */
const sources = ['@openzeppelin', '@uniswap', '@safe-global', '@account-abstraction']
  .flatMap((scope) => filesBelow(resolve(modules, scope)))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('every source of the protocols’ own packages is read, line by line, without its comments', () => {
  expect(sources.length).toBeGreaterThan(300);
  const wrong = sources.filter(({ text }) => {
    const lines = [...(codeLines(text, 'solidity', new Map()) ?? [])];
    if (lines.length !== text.split('\n').length) return true;
    const code = lines.map((it) => it?.code ?? '').join('\n');
    // Declarations are at the beginning of their lines in these sources; tags of NatSpec are in comments alone.
    const declared = text.match(/^(?:abstract contract|contract|interface|library) \w+/gm) ?? [];
    return (
      /@(?:notice|dev|param|return|inheritdoc)|SPDX/.test(code) || !declared.every((it) => code.includes(it))
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && it.name.endsWith('.sol'))
    .map((it) => resolve(it.parentPath, it.name));
}
