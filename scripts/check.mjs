import { ensureInstalled } from './lib/install.mjs';
import { runChecks } from './lib/checks.mjs';

// `npm run check`: types, lint, format and dead code.
ensureInstalled();
const failed = (await runChecks()).filter((it) => !it.passed);
process.exit(failed.length === 0 ? 0 : 1);
