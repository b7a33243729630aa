import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run attack`: hostile requests against the whole engine on a practice chain of its own, by chance from a seed;
// `npm run attack -- --cases 5000 --seed 7 --family 3`, or `-- --only "…"` for one that was found.
ensureInstalled();
const { code } = await run('node', ['practice/src/attack/main.ts', ...process.argv.slice(2)]);
process.exit(code);
