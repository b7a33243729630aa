import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run practice`: the practice chain alone; `npm run practice -- reset` puts it back to its first state.
ensureInstalled();
const { code } = await run('node', ['practice/src/main.ts', ...process.argv.slice(2)]);
process.exit(code);
