import { checks } from './checks.mjs';
import { inLanes } from './lanes.mjs';
import { browserRuns, lanes, partNames, projects } from './parts.mjs';
import { keepResults, printResults, together } from './results.mjs';
import { run } from './run.mjs';
import { runBrowserTests, runUnitTests } from './suites.mjs';
import { tapedFiles } from './tapes.mjs';

/**
 * Runs tests side by side, and prints a line for each task that ended, its output where a check failed, and at the end
 * each failure by its name and how many passed. Nothing is skipped: what fails early does not hide what comes after it.
 * @param name of the run, under which its results are kept.
 */
export async function runTasks(name, { parts = partNames, when = ['test'], shard } = {}) {
  const tasks = tasksOf({ parts, when, shard });
  const open = new Set(tasks.map((it) => it.name));
  const ended = [];
  keepResults(name, { ended, open: [...open] });
  const all = await inLanes(tasks, lanes, (it) => {
    printEnded(it);
    open.delete(it.name);
    ended.push(it);
    keepResults(name, { ended, open: [...open] });
  });
  const results = together([[name, { ended: all, open: [] }]]);
  printResults(results);
  return results;
}

export function printEnded({ name, failed, seconds }) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
}

/**
 * The tasks of a run, in the order in which they begin: first what takes long, and what others wait for; the static
 * checks fill the time in which a browser waits.
 */
export function tasksOf({ parts, when, shard }) {
  const wanted = (it) => parts.includes(it.part) && when.includes(it.when);
  const browser = browserRuns.map((it) => ({ ...it, part: 'browser' })).filter(wanted);
  return [
    ...(browser.length > 0 ? [buildTask(browser.some(({ pseudo }) => pseudo))] : []),
    ...browser.map((it) => browserTask(it, shard)),
    ...projects.filter((it) => wanted(it) && inShare(it, shard)).map((it) => unitTask(it, shard)),
    ...(parts.includes('check') && when.includes('test') ? checks().map(checkTask) : []),
  ];
}

function buildTask(pseudo) {
  return {
    name: 'build',
    run: async () => {
      const wanted = ['page', 'extension', ...(pseudo ? ['pseudo'] : [])];
      const { code } = await run('node', ['scripts/build.mjs', ...wanted], { name: 'build' });
      return counted(code === 0, 'build');
    },
  };
}

function browserTask({ name, args, pseudo }, shard) {
  return {
    name: `browser: ${name}`,
    after: ['build', ...(pseudo ? ['browser: core flows'] : [])],
    run: () => runBrowserTests([...args, ...sharded(shard)], {}, { name, built: true }),
  };
}

/** What is not divided runs in the first share. */
function inShare({ whole }, shard) {
  return !whole || shard === undefined || shard.startsWith('1/');
}

function unitTask({ name, project = name, part, workers = 1, whole = false, tapes }, shard) {
  const args = ['--project', project, `--maxWorkers=${workers}`, ...(whole ? [] : sharded(shard))];
  const files = tapes === undefined ? [] : tapedFiles();
  const env = tapes === undefined ? {} : { READBACK_TAPES: tapes };
  return { name: `${part}: ${name}`, run: () => runUnitTests([...args, ...files], env, { name }) };
}

/** A task that passes or fails as a whole, and says why. */
export function checkTask(check) {
  const name = `check: ${check.name}`;
  return {
    name,
    run: async () => {
      const { passed, output } = await check.run();
      if (!passed) console.log(output);
      return counted(passed, name);
    },
  };
}

/** One thing that passes or fails as a whole. */
function counted(passed, name) {
  return passed ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [name] };
}

function sharded(shard) {
  return shard === undefined ? [] : [`--shard=${shard}`];
}
