import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../lib/install.mjs';
import { nodePath } from '../lib/run.mjs';
import { crowded } from './crowded.mjs';

const worker = resolve(import.meta.dirname, 'worker.mjs');

/** A process that says nothing for so long runs a change that made something endless; of a test, for what it says of it. */
const silence = 90_000;
/** How much longer than its own time a test may take on a machine that others use, too. */
const patience = 3;

/**
 * Runs the tests without a change first: which tests reach which change, and which cannot be used. `tables`: the
 * changes that are reached only while modules load.
 */
export async function firstRun(plan) {
  const runner = begin(plan);
  const first = await runner.ask({ kind: 'first' }, 1_800_000);
  runner.end();
  if (first === undefined) throw new Error('The tests did not come to an end.');
  return { ...first, ...reached(first) };
}

/** For each change: the tests that reach it, the quickest first, and the files whose import works it out. */
export function reached({ tests, coverage, lasting = [] }) {
  const byFile = new Map();
  for (const test of tests) byFile.set(test.file, [...(byFile.get(test.file) ?? []), test]);
  const byId = new Map(tests.map((it) => [it.id, it]));
  const found = new Map();
  const at = (id) => {
    if (!found.has(id)) found.set(id, { tests: new Set(), again: new Set(), before: new Set(), hits: 0 });
    return found.get(id);
  };
  for (const [place, hits] of Object.entries(coverage.perTest)) {
    const [file, part] = place.split('#');
    const all =
      part === '' || part === 'before' ? (byFile.get(file) ?? []) : [byId.get(place)].filter(Boolean);
    if (all.length === 0) continue;
    for (const [id, count] of Object.entries(hits)) {
      const it = at(id);
      it.hits += count;
      if (part === '') it.again.add(file);
      if (part !== '' && !/^\d/.test(part)) it.before.add(file);
      for (const test of all) it.tests.add(test);
    }
  }
  const byTime = ({ took: a }, { took: b }) => a - b;
  return {
    reached: new Map(
      [...found].map(([id, it]) => [
        id,
        {
          tests: [...it.tests].sort(byTime),
          again: [...it.again],
          limit: it.hits * 100 + 10_000,
          lasting: lasting.filter((file) => !it.before.has(file) && !it.again.has(file)),
        },
      ]),
    ),
    whileLoading: new Set(Object.keys(coverage.static).filter((id) => !found.has(id))),
  };
}

/** How long the tests of one change may take together, in milliseconds of a processor. */
const longEnough = 4_000;

/**
 * The tests to try a change of a file against: those of its own folder first, the quickest first, and no more than take
 * so long together. What those that are left out would notice counts as not noticed: a score never looks better than it is.
 */
export function worthTrying(tests, file, budget = longEnough) {
  const folders = file.split('/').slice(0, -1);
  const near = ({ file: of }) => {
    const parts = of.split('/core/src/').at(-1).split('/').slice(0, -1);
    const own = folders
      .join('/')
      .replace(/^core\/src\//, '')
      .split('/');
    let shared = 0;
    while (shared < own.length && own[shared] === parts[shared]) shared += 1;
    return shared;
  };
  const sorted = tests
    .map((test) => ({ test, near: near(test) }))
    .sort((a, b) => b.near - a.near || a.test.took - b.test.took);
  let left = budget;
  return sorted.flatMap(({ test }) => {
    left -= test.took;
    return left + test.took > 0 ? [test] : [];
  });
}

/** Tries each change in turn, in a process that is kept as long as it is sound. `onEach` hears every outcome. */
export async function tryAll(plan, orders, onEach) {
  let runner;
  for (const order of orders) {
    for (let time = 1; ; time += 1) {
      runner ??= begin(plan);
      const tests = worthTrying(order.tests, order.file);
      const answer = await runner.ask({ kind: 'try', ...order, tests }, silence);
      if (answer === undefined || answer.spoilt) {
        runner.end();
        runner = undefined;
      }
      // Spoilt by an earlier change, or late for want of a processor: asked again, in a new process.
      if ((answer === undefined || answer.spoilt) && time === 1) continue;
      onEach(order, answer ?? { outcome: 'late' });
      break;
    }
  }
  runner?.end();
}

/** Tries changes of what is worked out while modules load: a process for each of them. */
export async function tryEachAlone(plan, orders, onEach) {
  for (const order of orders) {
    const runner = begin({ ...plan, active: order.id });
    const answer = await runner.ask({ kind: 'try', ...order }, silence);
    runner.end();
    onEach(order, answer ?? { outcome: 'late' });
  }
}

function begin({ sources, testFiles, active, project = `${root}/` }) {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify({ sources, testFiles, project, active }));
  const child = fork(worker, [file], {
    execPath: nodePath(),
    execArgv: ['--no-warnings', '--max-old-space-size=3000'],
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    cwd: root,
    // In a group of its own, which ends with all that its tests have started.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      VITEST: 'true',
      READBACK_TAPES: 'play',
      TZ: process.env.TZ ?? '',
    },
  });
  running.add(child.pid);
  let hear;
  const ready = new Promise((settle) => {
    child.on('message', (message) => (message.kind === 'ready' ? settle(true) : hear?.(message)));
    child.on('exit', () => {
      settle(false);
      hear?.(undefined);
    });
  });
  return {
    /** The answer to an order; undefined where the process ends, or says nothing for so long. */
    async ask(order, milliseconds) {
      let timer;
      const answer = new Promise((settle) => {
        const wait = (most) => {
          clearTimeout(timer);
          timer = setTimeout(settle, most * crowded(), undefined);
        };
        hear = (message) => {
          if (message?.kind !== 'alive') return settle(message);
          wait(message.most === undefined ? milliseconds : Math.min(milliseconds, message.most * patience));
        };
        wait(milliseconds);
      });
      if (await Promise.race([ready, answer.then(() => false)])) child.send(order);
      return answer.finally(() => clearTimeout(timer));
    },
    end() {
      endGroup(child.pid);
      running.delete(child.pid);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The processes that run, which end with this one. */
const running = new Set();
process.on('exit', () => running.forEach(endGroup));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

function endGroup(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended automatically.
  }
}
