import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run weights`: builds the page, and writes what it weighs, file by file, into docs/weights.md.
ensureInstalled();
await ensureBuilt();
const { code } = await run('node', ['scripts/weights.ts']);
process.exit(code);
