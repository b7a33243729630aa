import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { asksHelp } from '../lib/help.mjs';
import { root } from '../lib/install.mjs';
import { tapeOf } from '../lib/tapes.mjs';
import { instrument } from './instrument.mjs';
import {
  asked,
  changedLines,
  filesAt,
  help,
  isTried,
  sampled,
  stationOf,
  stations,
  testsOf,
} from './plan.mjs';
import { firstRun, tryAll, tryEachAlone } from './run.mjs';
import { isListed, isLower, percent, raised, scoreOf, scoresPage, short } from './score.mjs';

const source = resolve(root, 'core/src');
const baselineFile = resolve(import.meta.dirname, 'baseline.json');
const equivalentFile = resolve(import.meta.dirname, 'equivalent.json');
/** What is tried. */
const folders = ['core/src', 'scripts/functions'];
const fromSource = (file) => relative('core/src', file).replaceAll('\\', '/');
const fromJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
/**
 * Tests that run others again, those of `drift/` that start a chain (without it the same is tried in a tenth of the
 * time), and those that read a whole registry, or every row of the functions: others say more of one of each kind.
 */
const never =
  /modelSentences\.test\.ts$|(?:honest|registry)\.test\.ts$|check\/missing\.test\.ts$|drift\/(?:renew|stampOnChain)\.test\.ts$|\.long\.test\.ts$/;

const args = process.argv.slice(2);
const wanted = asksHelp(args) ? { problem: '' } : asked(args);
if (wanted.problem !== undefined) {
  console.log(`${wanted.problem}\n${help}`.trim());
  process.exit(wanted.problem === '' ? 0 : 1);
}

const all = globSync(['**/*.ts', '../../scripts/functions/**/*.ts'], { cwd: source })
  .map((it) => it.replaceAll('\\', '/'))
  .sort();
const lines = wanted.since === undefined ? undefined : changedSince(wanted.since);
const byStation = new Map();
for (const file of lines === undefined ? wanted.places.flatMap((it) => found(it)) : [...lines.keys()]) {
  const station = stationOf(file);
  byStation.set(station, [...new Set([...(byStation.get(station) ?? []), file])]);
}
if (byStation.size === 0) console.log('No line of the engine differs.');

const results = [];
let failed = false;
for (const [station, files] of byStation) {
  const tried = await tryStation(station, files);
  results.push(...tried);
  failed = compare(station, files, tried) || failed;
}
mkdirSync(resolve(root, 'node_modules/.cache/mutate'), { recursive: true });
writeFileSync(resolve(root, 'node_modules/.cache/mutate/last.json'), `${JSON.stringify(results, null, 1)}\n`);
process.exit(failed ? 1 : 0);

/** The files that a place names; ends the process when there are none. */
function found(place) {
  const files = filesAt(place, all);
  if (files.length > 0) return files;
  console.error(`There is no source at core/src/${place}.`);
  process.exit(1);
}

/** The changed lines of what is tried since a commit, by file as a path from `core/src`. */
function changedSince(commit) {
  const git = (...given) => execFileSync('git', given, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const base = git('merge-base', commit, 'HEAD').trim();
  const diff = changedLines(git('diff', '-U0', base, '--', ...folders));
  for (const file of git('ls-files', '--others', '--exclude-standard', ...folders)
    .split('\n')
    .filter(Boolean)) {
    const count = readFileSync(resolve(root, file), 'utf8').split('\n').length;
    diff.set(file, new Set(Array.from({ length: count }, (_, at) => at + 1)));
  }
  const found = [...diff].map(([file, of]) => [fromSource(file), of]);
  return new Map(found.filter(([file]) => isTried(file) && all.includes(file)));
}

/** Whether a file of tests starts a chain, and has no tape that answers in its place. */
function needsChain(file) {
  return /\/anvil\.ts'/.test(readFileSync(file, 'utf8')) && !existsSync(tapeOf(file));
}

/** Tries the changes of some files of a station, and says each that no test notices. */
async function tryStation(station, files) {
  const started = performance.now();
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  const { sources, mutants } = await instrument(files.map((it) => join('core/src', it)));
  const inLines = mutants.filter((it) => lines === undefined || isIn(lines, it));
  const testFiles = globSync(testsOf(station), { cwd: source })
    .map((it) => it.replaceAll('\\', '/'))
    .filter((it) => !never.test(it))
    .map((it) => resolve(source, it))
    .filter((it) => it.startsWith(resolve(source, station)) || !needsChain(it))
    .sort();
  if (inLines.length === 0) return [];
  console.log(
    `${station}: ${inLines.length} changes in ${files.length} files, ${testFiles.length} files of tests …`,
  );
  const plan = { sources, testFiles };
  const first = await firstRun(plan);
  console.log(`  ${first.tests.length} tests pass and are used (${seconds()})`);
  for (const { test, why } of first.leftOut)
    console.log(`  left out: ${test.replace(`${root}/`, '')} (${why.split('\n')[0]})`);

  const listed = fromJson(equivalentFile);
  const counted = inLines.filter((it) => !first.whileLoading.has(it.id));
  const chosen = sampled(counted, wanted.sample, wanted.seed);
  const unreached = chosen
    .filter((it) => !first.reached.has(it.id))
    .map((it) => ({ ...it, outcome: 'unreached' }));
  const orders = chosen
    .filter((it) => first.reached.has(it.id))
    .map((it) => ({ ...it, ...first.reached.get(it.id) }));
  const mutantOf = new Map(chosen.map((it) => [it.id, it]));
  const tried = [];
  await tryAll(plan, orders, (order, { outcome, by, why }) => {
    tried.push({ ...mutantOf.get(order.id), outcome, by, why });
    if (tried.length % 50 === 0) console.log(`  ${tried.length} of ${orders.length} (${seconds()})`);
  });
  const outcomes = [...unreached, ...tried].map((it) => {
    const noticed = it.outcome === 'killed' || it.outcome === 'late';
    return !noticed && isListed(listed, it) ? { ...it, outcome: 'same' } : it;
  });
  report(outcomes);
  const score = scoreOf(outcomes);
  console.log(
    `${station}: ${percent(score)} % noticed (${score.killed} of ${score.of}` +
      `${chosen.length < counted.length ? `, of ${counted.length} at random with seed ${wanted.seed}` : ''}; ` +
      `${unreached.length} reached by no test; ${inLines.length - counted.length} in tables, not counted; ${seconds()})`,
  );
  if (wanted.tables)
    await tryTables(
      plan,
      inLines.filter((it) => first.whileLoading.has(it.id)),
      first.tests,
    );
  return outcomes.map((it) => ({ ...it, sampled: chosen.length < counted.length }));
}

/** Whether a change begins in one of the changed lines. */
function isIn(changed, { file, at }) {
  return changed.get(fromSource(file))?.has(at) ?? false;
}

async function tryTables(plan, mutants, tests) {
  const orders = sampled(mutants, wanted.sample, wanted.seed).map((it) => ({
    ...it,
    tests,
    again: [],
    limit: 1e9,
  }));
  const tried = [];
  await tryEachAlone(plan, orders, (order, { outcome }) =>
    tried.push({ ...order, tests: undefined, outcome }),
  );
  report(tried);
  const score = scoreOf(tried);
  console.log(`  tables: ${percent(score)} % noticed (${score.killed} of ${score.of}, of ${mutants.length})`);
}

/** Says each change that nobody notices, as the list of those that are the same for everybody takes it. */
function report(outcomes) {
  for (const { outcome, file, at, kind, line, was, becomes } of outcomes) {
    if (outcome !== 'survived' && outcome !== 'unreached') continue;
    console.log(`  ${outcome === 'survived' ? 'not noticed' : 'not reached'}  ${file}:${at}  ${kind}`);
    console.log(`    ${JSON.stringify({ line, was: short(was), becomes: short(becomes) })}`);
  }
}

/** Compares a station's score with the one that is kept, or keeps it; whether it fell. */
function compare(station, files, tried) {
  const its = filesAt(station, all).filter((it) => stationOf(it) === station);
  const isWhole = lines === undefined && files.length === its.length;
  if (!isWhole || !stations.includes(station)) return false;
  const now = scoreOf(tried);
  if (tried.some((it) => it.sampled)) now.sample = { seed: wanted.seed };
  const baseline = fromJson(baselineFile);
  const kept = baseline[station];
  if (wanted.raise) {
    baseline[station] = raised(kept, now);
    const sorted = Object.fromEntries(Object.entries(baseline).toSorted(([a], [b]) => a.localeCompare(b)));
    writeFileSync(baselineFile, `${JSON.stringify(sorted, null, 2)}\n`);
    writeFileSync(resolve(root, 'docs/mutation.md'), scoresPage(sorted));
    console.log(
      `  kept: ${percent(sorted[station])} %, in scripts/mutation/baseline.json and docs/mutation.md`,
    );
  }
  if (!isLower(now, kept)) return false;
  console.error(
    `${station} falls below its score of ${percent(kept)} %: test what is not noticed above. ` +
      'A change that nobody could notice goes into scripts/mutation/equivalent.json, with the reason. ' +
      `When the score is higher again, npm run mutate -- ${station} --raise keeps it.`,
  );
  return true;
}
