import { ensureInstalled } from './lib/install.mjs';
import { runBrowserTests } from './lib/suites.mjs';

// `npm run e2e`: the browser tests alone; arguments go to Playwright (`-- --ui`, `-- loop`).
ensureInstalled();
const { failed } = await runBrowserTests(process.argv.slice(2));
process.exit(failed === 0 ? 0 : 1);
