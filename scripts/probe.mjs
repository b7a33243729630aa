import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run probe -- URL…`: what these nodes can do; see `probe.ts`.
ensureInstalled();
const { code } = await run('node', ['scripts/probe.ts', ...process.argv.slice(2)]);
process.exit(code);
