import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './lib/install.mjs';
import { unlocked } from './lib/unlocked.mjs';

// Run after a change of dependencies; another lockfile than the root's is named as the argument. npm leaves out of the
// lockfile those binaries of other platforms that the registry in use does not serve; `npm ci` then refuses the lockfile
// everywhere. This adds them by name, version and platform, with the integrity that the registry's metadata gives. It
// ends with an error that names each package for which the registry gives none.
const path = resolve(root, process.argv[2] ?? 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const platforms = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = {
  amd64: 'x64',
  x64: 'x64',
  arm64: 'arm64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  wasm32: 'wasm32',
};

let added = 0;
for (const it of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(it.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key]) continue;
    const words = name.split(/[/-]/);
    const os = words.find((word) => platforms.includes(word));
    const cpu = words.map((word) => processors[word]).find(Boolean);
    if (!os || !cpu) throw new Error(`${name}: no platform in the name; add it to the lockfile by hand.`);
    const libc = words.some((word) => word.startsWith('musl'))
      ? ['musl']
      : words.includes('gnu')
        ? ['glibc']
        : undefined;
    lock.packages[key] = {
      version,
      cpu: [cpu],
      ...(it.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      os: [os],
    };
    added += 1;
  }
}

let filled = 0;
for (const key of unlocked(lock)) {
  const { version, ...rest } = lock.packages[key];
  const integrity = integrityOf(`${key.replace(/^.*node_modules\//, '')}@${version}`);
  if (integrity === undefined) continue;
  lock.packages[key] = { version, integrity, ...rest };
  filled += 1;
}
const packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${added} added, ${filled} with integrity from the registry`);

const left = unlocked(lock);
if (left.length > 0) {
  console.error(`Without integrity, because the registry does not serve them:\n${left.join('\n')}`);
  process.exitCode = 1;
}

function integrityOf(spec) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stdout } = spawnSync(npm, ['view', spec, 'dist.integrity', '--loglevel=silent'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const said = stdout.trim();
  return status === 0 && /^sha512-[A-Za-z0-9+/]{86}==$/.test(said) ? said : undefined;
}
