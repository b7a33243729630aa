import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const workspaces = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).workspaces;

const checks = [
  ...[...workspaces, 'scripts']
    .filter((it) => existsSync(resolve(root, it, 'tsconfig.json')))
    .map((it) => ({ name: `types: ${it}`, command: 'tsc', args: ['--noEmit', '-p', it] })),
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'licences', command: 'node', args: ['scripts/licences.mjs'] },
];

/** Runs every static check and prints a line for each, with its output where it failed. */
export async function runChecks() {
  const results = [];
  for (const { name, command, args } of checks) {
    const started = Date.now();
    const { code, output } = await run(command, args, { quiet: true });
    const passed = code === 0;
    console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    if (!passed) console.log(output);
    results.push({ name, passed });
  }
  return results;
}
