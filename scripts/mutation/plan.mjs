/**
 * The tests that a station's changes are tried against, besides those in its own folder. Tests that run other tests
 * again (`check/missing`) are never used; those that start a chain, or read all of a corpus before the first of them, are
 * not, either.
 */
export const alsoTestedBy = {
  ledger: ['actions/asked', 'hearback/effects'],
  'actions/asked': ['actions', 'evidence', 'check/*.test.ts'],
  'evidence/purpose': ['evidence', 'check/{account,approvals,transfers,outcome}', 'check/*.test.ts'],
  actions: [
    'check/{account,approvals,identity,lists,transfers,power,outcome,signatures,messages,intent}',
    'check/*.test.ts',
    'decode/approved.test.ts',
    'evidence/wh*.test.ts',
  ],
  evidence: [
    'check/{account,approvals,transfers,power,outcome,intent,messages,names,signatures}',
    'check/*.test.ts',
    'actions/message/what*.test.ts',
  ],
  drift: ['hearback/said'],
  narrate: [
    '../../phrases/src/{*Sentences,sentences,passedCalls,realRequests,strangers,unknownThings}.test.ts',
    'decode/approved.test.ts',
    'reading/control.test.ts',
  ],
  intent: ['check/intent'],
  'decode/abis': ['../../scripts/functions'],
  '../../scripts/functions': ['../../scripts/functions.test.ts'],
};

/**
 * The stations that judge, for which a score is kept, and what they know of functions: the compiler of its rows, as a path
 * from `core/src`, and what reads them.
 */
export const stations = [
  'ledger',
  'actions/asked',
  'evidence/purpose',
  'actions',
  'evidence',
  'intent',
  'check',
  'narrate',
  'drift',
  'hearback',
  'decode/abis',
  '../../scripts/functions',
];

export const help = `npm run mutate -- <folder or file>… [options]
  <folder or file>         below core/src: hearback, check/power, intent/payees.ts; or scripts/functions
  --all                    every station that has a score
  --changed                the lines that differ from main, and what is not committed
  --since <commit>         the lines that differ from that commit
  --sample <number>        that many changes of each station, at random
  --seed <number>          of the random choice (1)
  --tables                 also what is worked out while modules load, a process each; counted apart
  --raise                  keeps the score of a whole station, when it is not lower than the one that is kept
  --help                   prints this help`;

/** What is asked for; `problem` says what is wrong with it. */
export function asked(args) {
  const wanted = { places: [], sample: undefined, seed: 1, tables: false, raise: false, since: undefined };
  const rest = [...args];
  while (rest.length > 0) {
    const arg = rest.shift();
    if (arg === '--all') wanted.places.push(...stations);
    else if (arg === '--changed') wanted.since = 'main';
    else if (arg === '--since') wanted.since = rest.shift();
    else if (arg === '--tables') wanted.tables = true;
    else if (arg === '--raise') wanted.raise = true;
    else if (arg === '--sample' || arg === '--seed') {
      const number = Number(rest.shift());
      if (!Number.isSafeInteger(number) || number < 1)
        return { problem: `${arg} takes a whole number from 1.` };
      wanted[arg.slice(2)] = number;
    } else if (arg.startsWith('--')) return { problem: `There is no option ${arg}.` };
    else wanted.places.push(placeOf(arg));
  }
  if (wanted.places.length === 0 && wanted.since === undefined) return { problem: 'Which folder?' };
  if (wanted.places.length > 0 && wanted.since !== undefined) {
    return { problem: 'A folder, or --changed: not both.' };
  }
  return wanted;
}

/** A folder or file, as a path from `core/src`. */
function placeOf(arg) {
  const place = arg.replace(/^\.\//, '').replace(/\/+$/, '');
  return place.startsWith('scripts/') ? `../../${place}` : place.replace(/^core\/src\//, '');
}

/** Whether a file of `core/src` is one whose changes are tried: the source itself, not its tests or what they use. */
export function isTried(path) {
  return (
    path.endsWith('.ts') && !/\.(?:test|d)\.ts$|(?:^|\/)testing(?:\.ts$|\/)|abis\/compiled\.ts$/.test(path)
  );
}

/** The files below `core/src` that a place names, of all that there are. */
export function filesAt(place, all) {
  return all.filter((it) => isTried(it) && (it === place || it.startsWith(`${place}/`)));
}

/** The patterns of test files, below `core/src`, by which a station is tested. */
export function testsOf(station) {
  return [station, ...(alsoTestedBy[station] ?? [])].map((it) =>
    it.endsWith('.ts') ? it : `${it}/**/*.test.ts`,
  );
}

/** The station that a file belongs to: the innermost folder for which a score is kept, or the first. */
export function stationOf(path) {
  return stations.find((it) => path.startsWith(`${it}/`)) ?? path.split('/')[0];
}

/** The numbers of the lines that a difference without context (`git diff -U0`) adds or changes, by file. */
export function changedLines(diff) {
  const lines = new Map();
  let file;
  for (const line of diff.split('\n')) {
    const named = /^\+\+\+ (?:b\/(.+)|\/dev\/null)$/.exec(line);
    if (named) file = named[1];
    const at = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (at === null || file === undefined) continue;
    const found = lines.get(file) ?? new Set();
    for (let i = 0; i < Number(at[2] ?? 1); i += 1) found.add(Number(at[1]) + i);
    lines.set(file, found);
  }
  return lines;
}

/** Some of the things, chosen by the seed alone, in their order; all of them when they are not more. */
export function sampled(things, count, seed) {
  if (count === undefined || count >= things.length) return things;
  const random = randomBy(seed);
  return things
    .map((thing, at) => ({ thing, at, by: random() }))
    .sort((a, b) => a.by - b.by)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
function randomBy(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
