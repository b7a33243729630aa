import { ensureInstalled } from './lib/install.mjs';
import { runBrowserTests, runUnitTests } from './lib/suites.mjs';

// `npm run test:long`: the tests that take minutes, and the bars in milliseconds (medians).
ensureInstalled();
const long = { READBACK_LONG: '1' };
const unit = await runUnitTests([], long);
const browser = await runBrowserTests(process.argv.slice(2), long);
const failed = unit.failed + browser.failed;
console.log(`${unit.passed + browser.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
