import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The root of the repository. Everything in this folder uses only what Node itself has: it runs before `npm ci`. */
export const root = resolve(import.meta.dirname, '../..');

/**
 * Installs what the lockfile names, when something of it is missing or has another version.
 * Ends the process with one sentence when that cannot be done.
 */
export function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  console.log('Installing what is missing (once; a minute or two with an empty cache) …');
  // Another package manager that runs this script names itself there, and would not follow the lockfile.
  const running = process.env.npm_execpath ?? '';
  const own = /npm-cli\.c?js$/.test(running);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(
    own ? process.execPath : npm,
    [...(own ? [running] : []), 'ci', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: !own && process.platform === 'win32',
    },
  );
  if (done.status !== 0) {
    console.error('npm ci failed: the lines above say why. Nothing else was changed.');
    process.exit(1);
  }
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Readback needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Whether all that the lockfile names is there: in npm's own list, and as a folder, which someone may have removed. */
export function isInstalled(folder = root) {
  const hidden = resolve(folder, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(resolve(folder, 'package-lock.json'), 'utf8')).packages;
  const present = listIn(hidden);
  return Object.entries(wanted).every(([path, it]) => {
    if (!path.includes('node_modules/') || it.link) return true;
    if (it.optional && !present[path]) return !isForThisMachine(it);
    return present[path]?.version === it.version && existsSync(resolve(folder, path, 'package.json'));
  });
}

/** npm's own list of what it installed; empty where it is damaged. */
function listIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether a package names this machine's platform. One that names none is part of another optional package. */
function isForThisMachine({ os, cpu, libc }) {
  const names = (list, value) => [list].flat().includes(value);
  return names(os, process.platform) && names(cpu, process.arch) && (!libc || names(libc, machineLibc()));
}

function machineLibc() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}
