import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { longOptions, pageOf, runsIn, unrun, withRun } from './lib/longRuns.mjs';
import { printResults, together } from './lib/results.mjs';
import { run } from './lib/run.mjs';
import { runBrowserTests, runUnitTests } from './lib/suites.mjs';
import { stations } from './mutation/plan.mjs';

// `npm run test:long`: the tests that take minutes, the bars in milliseconds (medians), and the tests of the tests.
// `--part <name>` runs one part, `--status` names what was not run for this version, and names of browser tests run
// these alone. What ran whole is written into docs/long-runs.md.
const { wrong, parts, status, browser } = longOptions(process.argv.slice(2));
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
const page = resolve(root, 'docs/long-runs.md');
const runs = () => runsIn(readFileSync(page, 'utf8'));
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
if (status) {
  const lines = unrun(runs(), version);
  console.log(lines.length === 0 ? `All long tests passed for ${version}.` : lines.join('\n'));
  process.exit(lines.length === 0 ? 0 : 1);
}
ensureInstalled();
const long = { READBACK_LONG: '1' };
const runners = {
  unit: () => runUnitTests([], long),
  browser: () => runBrowserTests(browser, long),
  breakages: () => command('breakages', ['scripts/breakages.mjs']),
  mutation: () => command('mutation', ['scripts/mutate.mjs', ...stations]),
};
const ended = [];
for (const name of parts) {
  const { passed, failed, names } = await runners[name]();
  ended.push({ passed, failed, names });
  if (browser.length > 0) continue;
  const date = new Date().toISOString().slice(0, 10);
  const now = { part: name, version, commit: commit(), date, passed, failed };
  writeFileSync(page, pageOf(withRun(runs(), now)));
}
const results = together([['long', { ended, open: [] }]]);
printResults(results);
process.exit(results.failed === 0 ? 0 : 1);

async function command(name, args) {
  const { code } = await run('node', args);
  return code === 0
    ? { passed: 1, failed: 0, names: [] }
    : { passed: 0, failed: 1, names: [`${name}: the lines above say what was not noticed`] };
}

/** The commit that was run; with a plus where files differed from it. */
function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const differs = git('status', '--porcelain', '--', '.', ':!docs/long-runs.md') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${differs ? '+' : ''}`;
}
