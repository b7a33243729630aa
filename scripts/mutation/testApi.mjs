import { format } from 'node:util';
import { expect, vi as original } from 'vitest';

/*
 * What test files import from vitest, for a process that keeps every module and runs single tests again and again:
 * vitest starts a process and loads all modules again for each run, which takes seconds where a test takes milliseconds.
 * `expect` and `vi` are vitest's own. A file that uses what is missing here fails in the first run, and is left out.
 */
export { assert, chai, createExpect, expect, expectTypeOf, vitest } from 'vitest';

const RealDate = Date;

/** As vitest's own, but for what needs its worker: the time of day. */
export const vi = Object.create(original, {
  setSystemTime: {
    value: (time) => {
      const now = Number(new RealDate(time));
      globalThis.Date = class extends RealDate {
        constructor(...given) {
          if (given.length === 0) super(now);
          else super(...given);
        }
        static now() {
          return now;
        }
      };
    },
  },
  useRealTimers: { value: () => void (globalThis.Date = RealDate) },
});

/** The tests of the file that is being imported. */
let suite = emptySuite();

/** Collects what a test file declares while `load` imports it. */
export async function collect(load) {
  const top = emptySuite();
  suite = top;
  await load();
  // A suite may be made by an asynchronous function.
  await settled(top);
  return top;
}

async function settled(of) {
  await of.ready;
  for (const inner of of.suites) await settled(inner);
}

function emptySuite(name = '', parent, skip = false) {
  return {
    name,
    parent,
    skip,
    ready: undefined,
    suites: [],
    tests: [],
    beforeAll: [],
    afterAll: [],
    beforeEach: [],
    afterEach: [],
  };
}

function describeOne(skip, name, ...rest) {
  const body = rest.find((it) => typeof it === 'function');
  const outer = suite;
  const inner = emptySuite(nameOf(name), outer, skip || outer.skip);
  outer.suites.push(inner);
  suite = inner;
  try {
    inner.ready = body?.();
  } finally {
    suite = outer;
  }
}

function testOne(skip, name, ...rest) {
  const body = rest.find((it) => typeof it === 'function');
  if (!skip && !suite.skip && body !== undefined) suite.tests.push({ name: nameOf(name), suite, body });
}

const nameOf = (name) => (typeof name === 'function' ? name.name : String(name));

/** `describe` and `test` with what may be behind a point. */
function withForms(one) {
  const made = (...given) => one(false, ...given);
  const each =
    (skip) =>
    (table, ...values) => {
      const rows = Array.isArray(table) && table.raw === undefined ? table : rowsOf(table, values);
      return (name, ...rest) => {
        const body = rest.find((it) => typeof it === 'function');
        rows.forEach((row, index) => {
          const args = Array.isArray(row) ? row : [row];
          one(skip, titled(name, args, index), () => body(...args));
        });
      };
    };
  const forEach =
    (table) =>
    (name, ...rest) => {
      const body = rest.find((it) => typeof it === 'function');
      table.forEach((row, index) =>
        one(false, titled(name, [row].flat(), index), (context) => body(row, context)),
      );
    };
  const skipped = (...given) => one(true, ...given);
  const alternative = (skip) =>
    Object.assign(skip ? skipped : (...given) => made(...given), { each: each(skip) });
  return Object.assign(made, {
    each: each(false),
    for: forEach,
    skip: alternative(true),
    todo: skipped,
    skipIf: (yes) => alternative(Boolean(yes)),
    runIf: (yes) => alternative(!yes),
    sequential: made,
    concurrent: made,
  });
}

/** The rows of a table that is written as a template. */
function rowsOf(strings, values) {
  const heads = strings[0].trim().split(/\s*\|\s*/);
  const rows = [];
  for (let at = 0; at < values.length; at += heads.length) {
    rows.push(Object.fromEntries(heads.map((head, i) => [head, values[at + i]])));
  }
  return rows;
}

function titled(name, args, index) {
  return `${format(nameOf(name), ...args)} #${index}`;
}

export const describe = withForms(describeOne);
export const test = withForms(testOne);
export { describe as suite, test as it };

export const beforeAll = (body) => void suite.beforeAll.push(body);
export const afterAll = (body) => void suite.afterAll.push(body);
export const beforeEach = (body) => void suite.beforeEach.push(body);
export const afterEach = (body) => void suite.afterEach.push(body);

let finished = [];
export const onTestFinished = (body) => void finished.push(body);
export const onTestFailed = () => {};

/** Every test of a suite and of those in it, in order. */
export function* testsOf(of) {
  yield* of.tests;
  for (const inner of of.suites) yield* testsOf(inner);
}

/** The suites around a test, the outermost first. */
export function around(test) {
  const found = [];
  for (let it = test.suite; it !== undefined; it = it.parent) found.unshift(it);
  return found;
}

/** Runs a test with what comes before and after each; throws as it throws. */
export async function runTest(test) {
  const suitesAround = around(test);
  const context = {
    expect,
    task: { name: test.name },
    skip: () => {},
    onTestFinished,
    onTestFailed,
    annotate: () => {},
  };
  const after = [];
  finished = [];
  expect.setState({ assertionCalls: 0, expectedAssertionsNumber: null, isExpectingAssertions: false });
  try {
    for (const each of suitesAround) {
      for (const before of each.beforeEach) {
        const undo = await before(context);
        if (typeof undo === 'function') after.push(undo);
      }
    }
    await test.body(context);
  } finally {
    for (const undo of finished.reverse()) await undo(context);
    for (const undo of after.reverse()) await undo();
    for (const each of suitesAround.toReversed()) {
      for (const undo of each.afterEach.toReversed()) await undo(context);
    }
  }
}
