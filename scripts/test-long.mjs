import { ensureInstalled } from './lib/install.mjs';
import { runUnitTests } from './lib/suites.mjs';

// `npm run test:long`: the tests that take minutes, and the bars in milliseconds (medians).
ensureInstalled();
const { passed, failed } = await runUnitTests([], { READBACK_LONG: '1' });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
