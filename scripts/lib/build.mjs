import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const sources = [
  'assistant/src',
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

/** What the sources hash to: worked out once for all builds of a run. */
let sourcesNow;

async function ensure(folder, says, env) {
  const stamp = resolve(stamps, `${folder}.txt`);
  const now = (sourcesNow ??= fingerprint());
  const index = resolve(root, 'web', folder, 'index.html');
  if (existsSync(stamp) && existsSync(index) && readFileSync(stamp, 'utf8') === now) return;
  console.log(says);
  if (env.READBACK_LANGUAGE === 'pseudo') await run('node', ['scripts/pseudo.ts']);
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], {
    cwd: resolve(root, 'web'),
    quiet: true,
    env,
  });
  if (code !== 0) {
    console.error(output);
    console.error('The page could not be built: the lines above say why.');
    process.exit(1);
  }
  mkdirSync(resolve(stamp, '..'), { recursive: true });
  writeFileSync(stamp, now);
}

function fingerprint() {
  const hash = createHash('sha256');
  hash.update(readFileSync(resolve(root, 'package-lock.json')));
  for (const path of sources) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
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
    if (entry.isDirectory()) add(hash, join(path, entry.name));
    else if (!/\.test\.tsx?$/.test(entry.name)) {
      hash.update(join(path, entry.name)).update(readFileSync(resolve(full, entry.name)));
    }
  }
}
