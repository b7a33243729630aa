import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';

const folder = resolve(root, 'node_modules/.cache/readback/results');

/**
 * Keeps what a run of tests has found so far, so that a run that is ended from outside says what it did not get to.
 * @param run its name: a file of its own.
 */
export function keepResults(run, { ended, open }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, `${run}.json`), JSON.stringify({ ended, open }));
}

/** What some runs found together. A run that left nothing behind, and each of its parts that did not end, has failed. */
export function resultsOf(runs) {
  return together(runs.map((run) => [run, read(run)]));
}

export function together(runs) {
  const all = runs.flatMap(([run, kept]) => {
    if (kept === undefined) return [{ passed: 0, failed: 1, names: [`${run}: it left no results`] }];
    const unended = kept.open.map((name) => ({ passed: 0, failed: 1, names: [`${name}: it did not end`] }));
    return [...kept.ended, ...unended];
  });
  return {
    passed: sum(all.map(({ passed }) => passed)),
    failed: sum(all.map(({ failed }) => failed)),
    names: all.flatMap(({ names }) => names),
  };
}

/** Each failure by its name, and as the very last line how many passed and failed. */
export function printResults({ passed, failed, names }) {
  for (const it of names) console.log(`FAILED  ${it}`);
  console.log(`${passed} passed, ${failed} failed`);
}

function read(run) {
  try {
    return JSON.parse(readFileSync(resolve(folder, `${run}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

function sum(numbers) {
  return numbers.reduce((all, it) => all + it, 0);
}
