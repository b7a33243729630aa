import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';
import { wrongNames } from './wrongNames.mjs';

const workspaces = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).workspaces;

const others = [
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'licences', command: 'node', args: ['scripts/licences.mjs'] },
];

/** Every static check: its name, and `run`, which resolves with whether it passed and what it said. */
export function checks() {
  return [...typeChecks(), ...others.map(checkOf)];
}

/** The checks that look at single files, of these files. */
export function filesChecks(files) {
  const code = files.filter((it) => /\.(?:tsx?|mjs)$/.test(it));
  const formatted = files.filter((it) => /\.(?:tsx?|mjs|json|css)$/.test(it) && it !== 'package-lock.json');
  return [
    ...(code.length > 0 ? [{ name: 'lint', command: 'oxlint', args: ['--deny-warnings', ...code] }] : []),
    ...(formatted.length > 0
      ? [{ name: 'format', command: 'biome', args: ['format', '--no-errors-on-unmatched', ...formatted] }]
      : []),
  ].map(checkOf);
}

/** The words of the commits that this branch adds. */
export function messageChecks() {
  return [{ name: 'words of commits', command: 'node', args: ['scripts/commitWords.ts'] }].map(checkOf);
}

function checkOf({ name, command, args, wrong }) {
  return {
    name,
    run: async () => {
      const { code, output } = await run(command, args, { quiet: true });
      if (wrong === undefined) return { passed: code === 0, output };
      const lines = wrong(output);
      // An end with an error that names no line of ours is a compiler that did not run.
      const ran = code === 0 || /: error TS/.test(output);
      return { passed: lines.length === 0 && ran, output: ran ? lines.join('\n') : output };
    },
  };
}

/** Scripts without types: that what they import and call by name exists. */
const plainJavaScript = {
  name: 'names in plain JavaScript',
  command: 'tsc',
  args: ['--noEmit', '--singleThreaded', '-p', 'scripts/plain.tsconfig.json'],
  wrong: wrongNames,
};

/**
 * The checks of types: of all, or of the workspaces in which something changed. Workspaces whose compiler options are the
 * same are one program: what they share is checked once.
 */
export function typeChecks(changed) {
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
  const touched = (names) =>
    changed === undefined || names.some((it) => changed.some((path) => path.startsWith(`${it}/`)));
  const programs = [...groups.values()]
    .filter(({ names }) => touched(names))
    .map(({ names, include, options }) => ({
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
  return [...programs, ...(touched(['scripts', 'tools', 'e2e/fixture']) ? [plainJavaScript] : [])].map(
    checkOf,
  );
}

/** Writes the configuration of several workspaces, which stand one folder below the root, and answers its path. */
function together(names, include, { extends: base, ...options }) {
  const folder = resolve(root, 'node_modules/.cache/readback');
  mkdirSync(folder, { recursive: true });
  const path = resolve(folder, `types-${names.join('-')}.json`);
  writeFileSync(path, JSON.stringify({ extends: resolve(root, names[0], base), ...options, include }));
  return path;
}
