import { posix } from 'node:path';

/** Tests that say what must be true of a whole folder, whatever of it changes. */
const ofFolders = [
  {
    changed: /^core\/src\/check\/(?!testing\/)\w+\//,
    tests: ['core/src/check/rules.test.ts', 'core/src/check/missing.test.ts'],
  },
  { changed: /^core\/src\/(?:check\/\w+\/|model\/phrases\.ts)|^phrases\//, tests: ['phrases/src'] },
  { changed: /^core\/src\/(?:check|model)\/|^(?:docs|phrases|scripts)\/|^[^/]+$/, tests: ['scripts'] },
  {
    changed: /^core\/(?:functions|src\/decode\/(?:abis|protocols))\//,
    tests: ['core/src/decode/abis', 'core/src/decode/protocols', 'scripts/functions.test.ts'],
  },
  {
    changed: /^core\/shipped\//,
    tests: ['core/src/shipped', 'scripts/protocols.test.mjs', 'phrases/src/modelSentences.test.ts'],
  },
  { changed: /^core\/functions\//, tests: ['scripts/functions', 'phrases/src/modelSentences.test.ts'] },
  { changed: /^core\/src\//, tests: ['scripts/stations.test.mjs', 'scripts/names.test.ts'] },
  { changed: /^core\/src\/model\/|^cli\//, tests: ['cli/src/schema'] },
];

/**
 * The tests that are near what changed, as folders and files: those beside it (in the innermost folder above it that
 * has tests), and those that speak of all that its folder holds. What is far from it is in `npm test`.
 *
 * @param {readonly string[]} changed paths from the root
 * @param {readonly string[]} tests all files of tests that Vitest runs
 */
export function testsNear(changed, tests) {
  const near = changed.flatMap((path) => [
    ...beside(path, tests),
    ...ofFolders.filter((it) => it.changed.test(path)).flatMap((it) => it.tests),
  ]);
  const all = [...new Set(near)].filter((it) => tests.some((test) => isIn(test, it)));
  // What a folder holds need not be named once more.
  return all
    .filter((it) => !all.some((other) => other !== it && isIn(it, other)))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/**
 * The families of rules that changed, for `core/src/check/missing.test.ts`: it looks at these alone.
 */
export function familiesIn(changed) {
  const found = changed.flatMap((path) => /^core\/src\/check\/(?!testing\/)(\w+)\//.exec(path)?.[1] ?? []);
  return [...new Set(found)].toSorted((a, b) => (a < b ? -1 : 1));
}

/** Of a folder with more tests than this, only the one that has a file's name is near it. */
const many = 20;

function beside(path, tests) {
  if (tests.includes(path)) return [path];
  if (!/\.(?:ts|tsx|mjs|json)$/.test(path)) return [];
  const own = path.replace(/\.(tsx?|mjs)$/, '.test.$1');
  let folder = posix.dirname(path);
  // The tests of a whole workspace are not near: its source is one folder.
  while (/^\w+\/src\/\w/.test(folder)) {
    const here = tests.filter((it) => posix.dirname(it) === folder);
    if (here.length > many) break;
    if (here.length > 0) return here;
    folder = posix.dirname(folder);
  }
  return tests.includes(own) ? [own] : [];
}

function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}
