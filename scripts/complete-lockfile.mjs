import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './lib/install.mjs';

// Run after a change of dependencies. npm leaves out of the lockfile those binaries of other platforms that the
// registry in use does not serve; `npm ci` then refuses the lockfile everywhere. This adds them by name, version and
// platform (their integrity is unknown here: npm fills it in where the package can be fetched).
const path = resolve(root, 'package-lock.json');
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
const packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${added} added`);
