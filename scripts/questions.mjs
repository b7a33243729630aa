import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run questions`: how well questions are understood, without a model or by one; see `questions.ts`.
ensureInstalled();
const { code } = await run('node', ['scripts/questions.ts', ...process.argv.slice(2)]);
process.exit(code);
