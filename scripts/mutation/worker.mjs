import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../lib/install.mjs';
import { tapeOf } from '../lib/tapes.mjs';
import { crowded } from './crowded.mjs';

/*
 * The process that runs tests against changes. It loads the changed sources once, and switches a change on for the
 * tests that reach it. Started by `run.mjs` with the name of a file that says what to do; reports line by line.
 */
const { sources, testFiles, project, active } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

/** The limit of a change's hits is none once its test has had its time: a loop with no await hears no clock. */
const switches = {
  activeMutant: active,
  mutantCoverage: { static: {}, perTest: {} },
  get hitLimit() {
    looks = (looks + 1) % 16;
    return looks === 0 && worked(begunAt) > timeLeft ? -1 : limitOfHits;
  },
};
let [looks, limitOfHits, timeLeft, begunAt] = [0, Infinity, Infinity, process.cpuUsage()];
globalThis.__stryker__ = switches;

/** What is kept by object is forgotten when another change is turned on: an answer would be that of the last one. */
let generation = 0;
globalThis.__forgetting__ = class {
  #kept = new WeakMap();
  #of = generation;
  constructor(entries) {
    for (const [key, value] of entries ?? []) this.set(key, value);
  }
  #now() {
    if (this.#of !== generation) {
      this.#kept = new WeakMap();
      this.#of = generation;
    }
    return this.#kept;
  }
  get(key) {
    return this.#now().get(key);
  }
  has(key) {
    return this.#now().has(key);
  }
  set(key, value) {
    this.#now().set(key, value);
    return this;
  }
  delete(key) {
    return this.#now().delete(key);
  }
};

const api = new URL('testApi.mjs', import.meta.url).href;
const own = pathToFileURL(project).href;
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && context.parentURL !== api && isOwn(context.parentURL)) {
      return { url: api, shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isOwn(url) || !/\.ts(?:\?|$)/.test(url)) return next(url, context);
    const path = fileURLToPath(url.replace(/\?.*$/, ''));
    const text = sources[path] ?? readFileSync(path, 'utf8');
    // What is on a chain does not go with the change.
    const isOnChain = url.startsWith(`${own}practice/`);
    const source =
      !isOnChain && /\bWeakMap\b/.test(text) ? `const WeakMap = globalThis.__forgetting__;${text}` : text;
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});

function isOwn(url) {
  return url !== undefined && url.startsWith(own) && !url.includes('/node_modules/');
}

const { around, collect, expect, runTest, testsOf } = await import(api);

const say = (line) => process.send(line);
process.on('uncaughtException', (error) => {
  failedOutside = error;
});
process.on('unhandledRejection', (error) => {
  failedOutside = error;
});
let failedOutside;

/** A test that needs longer than this is not used: it would be run for hundreds of changes. */
const longest = 4_000;

/** Every file's tests, by their file; a file is imported again where a change touches what its import works out. */
const files = new Map();
let imports = 0;

async function load(file) {
  switches.currentTestId = undefined;
  const loaded = await collect(() => importAnew(file));
  const tests = [...testsOf(loaded)].map((test, index) => ({ ...test, id: `${file}#${index}` }));
  files.set(file, { tests, begun: new Set(), generation });
  return tests;
}

/** Imports a file of tests, and before it what answers in the place of a chain where it has a tape. */
async function importAnew(file) {
  imports += 1;
  if (existsSync(tapeOf(file))) {
    expect.setState({ testPath: file });
    await import(`${pathToFileURL(tapes).href}?again=${imports}`);
  }
  await import(`${pathToFileURL(file).href}?again=${imports}`);
}
const tapes = resolve(root, 'practice/src/tapes/setup.ts');

/** Leaves the suites that a test is not in, and runs the `beforeAll` of those around it that have not begun. */
async function begin(file, test) {
  const state = files.get(file);
  const suites = around(test);
  await leave(state, (it) => !suites.includes(it));
  for (const suite of suites) {
    if (state.begun.has(suite)) continue;
    state.begun.add(suite);
    for (const before of suite.beforeAll) await within(before(), 60_000);
  }
}

async function end(file) {
  await leave(files.get(file), () => true);
}

/** Runs the `afterAll` of suites that have begun, the innermost first. */
async function leave(state, which) {
  for (const suite of [...state.begun].reverse().filter(which)) {
    state.begun.delete(suite);
    for (const after of suite.afterAll) await within(after(), 60_000);
  }
}

function within(work, milliseconds) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = realSetTimeout(() => fail(new Late()), milliseconds * crowded());
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
const realSetTimeout = setTimeout;
class Late extends Error {}

/** What the engine draws when it is loaded is what the tapes know, whichever tests load it first. */
async function drawAsOnTape() {
  if (!testFiles.some((it) => existsSync(tapeOf(it)))) return;
  const { certain } = await import(pathToFileURL(resolve(root, 'practice/src/tapes/chance.ts')).href);
  certain();
}

/** Runs all tests without a change, noting which changes each of them reaches. */
async function firstRun() {
  const leftOut = [];
  const found = [];
  const lasting = [];
  for (const file of Object.keys(sources)) await import(pathToFileURL(file).href);
  for (const file of testFiles) {
    try {
      await load(file);
      switches.currentTestId = `${file}#`;
      await collect(() => importAnew(file));
    } catch (error) {
      leftOut.push({ test: file, why: String(error?.message ?? error).slice(0, 200) });
      files.delete(file);
      continue;
    }
    for (const test of files.get(file).tests) {
      generation += 1;
      failedOutside = undefined;
      const before = process.cpuUsage();
      try {
        switches.currentTestId = `${file}#before`;
        await begin(file, test);
        switches.currentTestId = test.id;
        await within(runTest(test), longest);
        if (failedOutside !== undefined) throw failedOutside;
        found.push({ id: test.id, file, name: test.name, took: worked(before) });
      } catch (error) {
        leftOut.push({
          test: `${file}: ${test.name}`,
          why: error instanceof Late ? 'takes too long' : String(error?.message ?? error).slice(0, 200),
        });
      }
    }
    switches.currentTestId = undefined;
    if (hasMade(file) && (await passesAgain(file, found))) lasting.push(file);
    await end(file);
  }
  switches.currentTestId = undefined;
  say({ lasting, kind: 'first', tests: found, leftOut, coverage: switches.mutantCoverage });
}

/** The milliseconds of a processor since then: the same on a machine that others use, too. */
function worked(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Whether something is made before all tests of a file, which takes time to make again. */
function hasMade(file) {
  const suites = files.get(file).tests.flatMap((test) => around(test));
  return suites.some(({ beforeAll, afterAll }) => beforeAll.length + afterAll.length > 0);
}

/** Whether all tests of a file that pass do so again on what was made before all of them (a chain, mostly). */
async function passesAgain(file, found) {
  const its = new Set(found.filter((it) => it.file === file).map(({ id }) => id));
  generation += 1;
  for (const test of files.get(file).tests) {
    if (!its.has(test.id)) continue;
    failedOutside = undefined;
    try {
      await within(runTest(test), longest);
    } catch {
      return false;
    }
    if (failedOutside !== undefined) return false;
  }
  return true;
}

/** Runs the tests that reach a change with it turned on, until one fails: those of a file together. */
async function tryChange({ id, tests, again, limit, lasting = [] }) {
  generation += 1;
  for (const file of new Set(tests.map((it) => it.file))) {
    if (files.has(file) && !lasting.includes(file)) await end(file);
    switches.activeMutant = id;
    switches.hitCount = 0;
    limitOfHits = limit;
    timeLeft = Infinity;
    let testId = `${file}#0`;
    try {
      if (again.includes(file) || !files.has(file)) await load(file);
      say({ kind: 'alive' });
      for (const of of tests) {
        if (of.file !== file) continue;
        testId = of.id;
        failedOutside = undefined;
        const test = files.get(file).tests.find((it) => it.id === testId);
        if (test === undefined) throw new Error('the test is not there any more');
        await begin(file, test);
        const most = 2_000 + of.took * 4;
        say({ kind: 'alive', most });
        [timeLeft, begunAt] = [most, process.cpuUsage()];
        await within(runTest(test), most);
        timeLeft = Infinity;
        say({ kind: 'alive' });
        if (failedOutside !== undefined) throw failedOutside;
      }
    } catch (error) {
      const why = String(error?.message ?? error).slice(0, 300);
      return { outcome: error instanceof Late ? 'late' : 'killed', by: testId, why };
    } finally {
      switches.activeMutant = undefined;
      switches.hitCount = undefined;
      timeLeft = Infinity;
      if (files.has(file) && !lasting.includes(file)) await end(file).catch(() => {});
      if (again.includes(file)) files.delete(file);
    }
  }
  return { outcome: 'survived' };
}

/** Whether a test that a change failed passes without it: else this process is spoilt, and the answer is worth nothing. */
async function stillPasses(testId, { lasting = [] }) {
  const file = testId.replace(/#\d+$/, '');
  generation += 1;
  try {
    if (!files.has(file)) await load(file);
    const test = files.get(file).tests.find((it) => it.id === testId);
    await begin(file, test);
    await within(runTest(test), longest * 2);
    return true;
  } catch {
    return false;
  } finally {
    if (!lasting.includes(file)) await end(file).catch(() => {});
  }
}

process.on('message', (order) => void carryOut(order));
await drawAsOnTape();
say({ kind: 'ready' });

async function carryOut(order) {
  if (order.kind === 'first') return firstRun();
  const answer = await tryChange(order);
  const spoilt =
    answer.outcome === 'late' || (answer.outcome === 'killed' && !(await stillPasses(answer.by, order)));
  say({ kind: 'tried', id: order.id, ...answer, spoilt });
}
