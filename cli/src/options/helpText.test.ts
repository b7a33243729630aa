import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { helpText } from './helpText.ts';

it('the docs hold the help as it is printed', () => {
  const docs = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8');
  expect(docs).toContain(`\`\`\`\n${helpText()}\n\`\`\``);
});

it('no line of the help is wider than a terminal', () => {
  expect(
    helpText()
      .split('\n')
      .filter((it) => it.length > 100),
  ).toEqual([]);
});
