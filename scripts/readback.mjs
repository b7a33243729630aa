import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { resolve } from 'node:path';

// `npm run readback -- …`: the command line; see `cli/src/options/table.ts`. Its standard output is the readback alone.
console.log = console.error;
ensureInstalled();
// npm runs scripts in the root; files are named from where the user stands.
const { npm_lifecycle_event: running, INIT_CWD: from } = process.env;
const cwd = running === 'readback' && from ? from : process.cwd();
const { code } = await run('node', [resolve(root, 'cli/src/main.ts'), ...process.argv.slice(2)], { cwd });
process.exit(code);
