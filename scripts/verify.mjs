import { changedFiles } from './lib/changed.mjs';
import { filesChecks, messageChecks, typeChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inLanes } from './lib/lanes.mjs';
import { lanes } from './lib/parts.mjs';
import { printResults, together } from './lib/results.mjs';
import { runUnitTests } from './lib/suites.mjs';
import { checkTask, printEnded } from './lib/tasks.mjs';
import { testFiles } from './lib/testFiles.mjs';
import { familiesIn, testsNear } from './lib/testsNear.mjs';

// `npm run verify`: what a change touches: the types of its workspaces, the tests near it, lint and format of its
// files, and the words of its commits. A change is what differs from the main branch. It is quick, and no `npm test`.
ensureInstalled();
const { files, gone } = changedFiles();
const changed = [...files, ...gone];
if (changed.length === 0) {
  console.log('Nothing differs from the main branch.');
  process.exit(0);
}
const all = testFiles();
const near = testsNear(changed, all);
const specs = changed.filter((it) => /^e2e\/.*\.spec\.ts$/.test(it));
const screens = changed.some((it) => /^(?:web|extension)\/src\/.*(?<!\.test)\.tsx?$/.test(it));

const args = [...near, '--maxWorkers=1'];
const families = familiesIn(changed);
const rulesOnly = families.length > 0 ? { READBACK_FAMILIES: families.join(',') } : {};
const tests = {
  name: `tests: ${near.join(' ')}`,
  run: () => runUnitTests(args, rulesOnly, { name: 'tests' }),
};

const tasks = [
  ...(near.length > 0 ? [tests] : []),
  ...[...typeChecks(changed), ...filesChecks(files), ...messageChecks()].map(checkTask),
];
const ended = await inLanes(tasks, lanes, printEnded);
if (specs.length > 0) console.log(`Not run: npm run e2e -- ${specs.join(' ')}`);
else if (screens) console.log('Not run: browser tests (npm run e2e -- <name>)');
const results = together([['verify', { ended, open: [] }]]);
printResults(results);
process.exit(results.failed === 0 ? 0 : 1);
