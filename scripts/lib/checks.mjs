import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const workspaces = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).workspaces;

const others = [
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'licences', command: 'node', args: ['scripts/licences.mjs'] },
];

/** Runs every static check, two at a time, and prints a line for each, with its output where it failed. */
export async function runChecks() {
  const waiting = [...typeChecks(), ...others];
  const results = [];
  const next = async () => {
    for (let it = waiting.shift(); it; it = waiting.shift()) results.push(await check(it));
  };
  await Promise.all([next(), next()]);
  return results;
}

async function check({ name, command, args }) {
  const started = Date.now();
  const { code, output } = await run(command, args, { quiet: true });
  const passed = code === 0;
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) console.log(output);
  return { name, passed };
}

/** Workspaces whose compiler options are the same are one program: what they share is checked once. */
function typeChecks() {
  const groups = new Map();
  for (const name of [...workspaces, 'scripts']) {
    const path = resolve(root, name, 'tsconfig.json');
    if (!existsSync(path)) continue;
    const { include, ...options } = JSON.parse(readFileSync(path, 'utf8'));
    const key = JSON.stringify(options);
    const group = groups.get(key) ?? { names: [], include: [], options };
    group.names.push(name);
    group.include.push(...include.map((it) => resolve(root, name, it)));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, include, options }) => ({
    name: `types: ${names.join(', ')}`,
    command: 'tsc',
    // Each checker of a program works out what is common once more, and two programs run at a time.
    args: [
      '--noEmit',
      '--singleThreaded',
      '-p',
      names.length === 1 ? names[0] : together(names, include, options),
    ],
  }));
}

/** Writes the configuration of several workspaces, which stand one folder below the root, and answers its path. */
function together(names, include, { extends: base, ...options }) {
  const folder = resolve(root, 'node_modules/.cache/readback');
  mkdirSync(folder, { recursive: true });
  const path = resolve(folder, `types-${names.join('-')}.json`);
  writeFileSync(path, JSON.stringify({ extends: resolve(root, names[0], base), ...options, include }));
  return path;
}
