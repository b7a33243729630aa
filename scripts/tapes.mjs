import { existsSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { tapedFiles, tapeOf } from './lib/tapes.mjs';

// `npm run tapes -- FILE…`: records again what the node answers to these files of tests (without files: to all that have a
// tape), and plays it once to show that it is whole. See `practice/src/tapes/`.
ensureInstalled();
const asked = process.argv.slice(2).map((it) => relative(root, resolve(it)));
const files = asked.length > 0 ? asked : tapedFiles();
const absent = files.filter((it) => !existsSync(resolve(root, it)));
if (absent.length > 0) {
  console.error(`There is no such file of tests: ${absent.join(', ')}`);
  process.exit(1);
}
// A machine that is busy with something else records the same.
const patience = ['--testTimeout=1200000', '--hookTimeout=1200000'];
for (const mode of ['record', 'play']) {
  const env = { READBACK_TAPES: mode };
  const { code } = await run('vitest', ['run', '--project', 'chain*', ...patience, ...files], { env });
  if (code !== 0) process.exit(code);
}
for (const it of files) {
  const tape = tapeOf(it);
  if (existsSync(tape)) console.log(`${relative(root, tape)}: ${Math.ceil(statSync(tape).size / 1_000)} kB`);
}
