import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run sentences`: how well sentences become drafts, without a model or by one; see `sentences.ts`.
ensureInstalled();
const { code } = await run('node', ['scripts/sentences.ts', ...process.argv.slice(2)]);
process.exit(code);
