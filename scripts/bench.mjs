import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run bench`: every benchmark, or those whose names contain an argument (`npm run bench -- decode`).
ensureInstalled();
await ensureBuilt();
const wanted = process.argv.slice(2);
const files = readdirSync(resolve(root, 'bench')).filter((it) => it.endsWith('.bench.ts'));
let failed = 0;
for (const file of files.filter((it) => wanted.length === 0 || wanted.some((word) => it.includes(word)))) {
  console.log(`\n${file.replace('.bench.ts', '')}`);
  const { code } = await run('node', [`bench/${file}`]);
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
