import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserResults } from './browserReport.mjs';
import { unitResults } from './unitReport.mjs';
import { ensureExtensionBuilt, ensurePseudoBuilt } from './build.mjs';
import { findChromium, findFullChromium } from './chromium.mjs';
import { root } from './install.mjs';
import { run } from './run.mjs';

const reports = resolve(root, 'node_modules/.cache/readback');

/**
 * Unit and property tests. Resolves with how many passed and failed, and what failed by its name.
 * @param name where other tests run at the same time: it is before each line of output.
 */
export async function runUnitTests(args = [], env = {}, { name } = {}) {
  const report = reportOf(name ?? 'unit');
  const { code } = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { env, name },
  );
  if (!existsSync(report)) {
    return { passed: 0, failed: 1, names: [`${name ?? 'unit tests'}: no report was written`] };
  }
  return unitResults(JSON.parse(readFileSync(report, 'utf8')), code);
}

/**
 * Browser tests: the built page, the practice chain and real Chromium.
 * @param built whether all that they need was built before.
 */
export async function runBrowserTests(args = [], env = {}, { name, built = false } = {}) {
  const builds = built
    ? undefined
    : ensureExtensionBuilt().then(() => needsPseudo(args) && ensurePseudoBuilt());
  const [chromium] = await Promise.all([findChromium(), builds]);
  if (!chromium) return { passed: 0, failed: 1, names: ['browser tests: there is no Chromium'] };
  const full = findFullChromium();
  if (!full) {
    console.log(
      'Left out: the tests of the extension in a browser that runs extensions. Install Chrome or Chromium, or set READBACK_FULL_CHROMIUM to its path.',
    );
  }
  const report = reportOf(name ?? 'browser');
  const { code } = await run('playwright', ['test', '-c', 'e2e', ...args], {
    env: {
      READBACK_CHROMIUM: chromium,
      ...(full && { READBACK_FULL_CHROMIUM: full }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...env,
    },
    name,
  });
  const ended = `browser tests: they ended with ${code}`;
  if (!existsSync(report)) {
    return code === 0 ? { passed: 0, failed: 0, names: [] } : { passed: 0, failed: 1, names: [ended] };
  }
  const { passed, failed, again, names } = browserResults(JSON.parse(readFileSync(report, 'utf8')));
  for (const title of again) console.log(`Passed when it was tried again: ${title}`);
  // An error outside of any test is in no count of tests.
  if (code !== 0 && failed === 0) return { passed, failed: 1, names: [ended] };
  return { passed, failed, names };
}

/**
 * Whether arguments of Playwright may lead to the tests in the pseudo-language, which need a page of their own: names of
 * files that are not theirs do not.
 */
export function needsPseudo(args) {
  const names = args.filter((it) => !it.startsWith('-'));
  return (
    names.length === 0 || names.some((it) => it.includes('pseudo')) || args.some((it) => /^--?[gp]/.test(it))
  );
}

/** Where a report is written; an older one is taken away. */
function reportOf(name) {
  mkdirSync(reports, { recursive: true });
  const report = resolve(reports, `${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  return report;
}
