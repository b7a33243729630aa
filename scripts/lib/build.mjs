import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const sources = [
  'assistant/src',
  'core/shipped',
  'core/src',
  'phrases/src',
  'phrases/package.json',
  'scenarios/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'scripts/pseudo.ts',
];
const stamps = resolve(root, 'node_modules/.cache/readback');

/** Builds the page into `web/dist`, unless what it is made from has not changed since the last build. */
export async function ensureBuilt() {
  await ensure('dist', 'Building the page …', {});
}

/** The page in the language that nobody speaks, for the tests that look for words outside the catalogues. */
export async function ensurePseudoBuilt() {
  await ensure('dist-pseudo', 'Building the page in the pseudo-language …', {
    READBACK_LANGUAGE: 'pseudo',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=pseudo`,
  });
}

/** The browser extension, with the page packed in it, into `extension/dist`. The page is built before. */
export async function ensureExtensionBuilt() {
  await ensureBuilt();
  const stamp = resolve(stamps, 'extension.txt');
  const hash = createHash('sha256').update((sourcesNow ??= fingerprint()));
  for (const path of ['extension', 'scripts/packExtension.ts', 'server/src/networks.ts'])
    add(hash, path, /^dist/);
  const now = hash.digest('hex');
  const manifest = resolve(root, 'extension/dist/manifest.json');
  if (existsSync(stamp) && existsSync(manifest) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the extension …');
  rmSync(resolve(root, 'extension/dist'), { recursive: true, force: true });
  for (const part of ['page', 'relay', 'hub', 'popup']) {
    await built(['build', '--logLevel', 'warn'], 'extension', { READBACK_PART: part });
  }
  await run('node', ['scripts/packExtension.ts']);
  writeFileSync(stamp, now);
}

/** What the sources hash to: worked out once for all builds of a run. */
let sourcesNow;

async function ensure(folder, says, env) {
  const stamp = resolve(stamps, `${folder}.txt`);
  const now = (sourcesNow ??= fingerprint());
  const index = resolve(root, 'web', folder, 'index.html');
  if (existsSync(stamp) && existsSync(index) && readFileSync(stamp, 'utf8') === now) return;
  console.log(says);
  if (env.READBACK_LANGUAGE === 'pseudo') await run('node', ['scripts/pseudo.ts']);
  await built(['build', '--logLevel', 'warn'], 'web', env);
  mkdirSync(resolve(stamp, '..'), { recursive: true });
  writeFileSync(stamp, now);
}

async function built(args, workspace, env) {
  const { code, output } = await run('vite', args, { cwd: resolve(root, workspace), quiet: true, env });
  if (code === 0) return;
  console.error(output);
  console.error(`${workspace} could not be built: the lines above say why.`);
  process.exit(1);
}

function fingerprint() {
  const hash = createHash('sha256');
  hash.update(readFileSync(resolve(root, 'package-lock.json')));
  for (const path of sources) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path, except = /^$/) {
  const full = resolve(root, path);
  if (!existsSync(full)) return;
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (except.test(entry.name)) continue;
    if (entry.isDirectory()) add(hash, join(path, entry.name), except);
    else if (!/\.test\.tsx?$/.test(entry.name)) {
      hash.update(join(path, entry.name)).update(readFileSync(resolve(full, entry.name)));
    }
  }
}
