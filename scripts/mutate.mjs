import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run mutate -- hearback`: changes the source, one thing at a time, and says which changes no test notices.
ensureInstalled();
const { code } = await run('node', ['scripts/mutation/main.mjs', ...process.argv.slice(2)]);
process.exit(code);
