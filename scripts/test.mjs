import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { runBrowserTests, runUnitTests } from './lib/suites.mjs';

// `npm test`: types, lint, format, dead code, licences, unit, property and browser tests. Nothing is skipped; what
// fails early does not hide what comes after it.
ensureInstalled();
const checks = await runChecks();
const unit = await runUnitTests();
const browser = await runBrowserTests();

const passed = checks.filter((it) => it.passed).length + unit.passed + browser.passed;
const failed = checks.filter((it) => !it.passed).length + unit.failed + browser.failed;
// Once more at the end, where whoever reads a long log looks first.
const failures = [
  ...checks.filter((it) => !it.passed).map(({ name }) => `check: ${name}`),
  ...unit.names,
  ...browser.names,
];
for (const it of failures) console.log(`FAILED  ${it}`);
const summary = `${passed} passed, ${failed} failed`;
writeFileSync(resolve(root, 'node_modules/.cache/readback/summary.txt'), `${summary}\n`);
console.log(summary);
process.exit(failed === 0 ? 0 : 1);
