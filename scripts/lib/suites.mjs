import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserResults } from './browserReport.mjs';
import { ensureBuilt, ensurePseudoBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './install.mjs';
import { run } from './run.mjs';

const reports = resolve(root, 'node_modules/.cache/readback');

/** Unit and property tests. Resolves with how many passed and failed. */
export async function runUnitTests(args = [], env = {}) {
  const report = resolve(reports, 'unit.json');
  fresh(report);
  const { code } = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { env },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites, code === 0 ? 0 : 1),
  };
}

/** Browser tests: the built page, the practice chain and real Chromium. */
export async function runBrowserTests(args = [], env = {}) {
  const [chromium] = await Promise.all([findChromium(), ensureBuilt().then(ensurePseudoBuilt)]);
  if (!chromium) return { passed: 0, failed: 1 };
  const report = resolve(reports, 'browser.json');
  fresh(report);
  const { code } = await run('playwright', ['test', '-c', 'e2e', ...args], {
    env: { READBACK_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  });
  if (!existsSync(report)) return { passed: 0, failed: code === 0 ? 0 : 1 };
  const { passed, failed, again, broken } = browserResults(JSON.parse(readFileSync(report, 'utf8')));
  for (const title of again) console.log(`Passed when it was tried again: ${title}`);
  for (const title of broken) console.error(`Broke at first what must always hold: ${title}`);
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1) };
}

function fresh(report) {
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
}
