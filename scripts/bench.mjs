import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run bench`: every benchmark, or those whose names contain an argument (`npm run bench -- decode`).
ensureInstalled();
const wanted = process.argv.slice(2);
const all = readdirSync(resolve(root, 'bench')).filter((it) => it.endsWith('.bench.ts'));
const files = all.filter((it) => wanted.length === 0 || wanted.some((word) => it.includes(word)));
if (files.length === 0) {
  const names = all.map((it) => it.replace('.bench.ts', '')).join(', ');
  console.error(`No benchmark is named like that. There are: ${names}.`);
  process.exit(1);
}
await ensureBuilt();
let failed = 0;
for (const file of files) {
  console.log(`\n${file.replace('.bench.ts', '')}`);
  const { code } = await run('node', [`bench/${file}`]);
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
