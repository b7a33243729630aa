import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../lib/install.mjs';

/** StrykerJS changes no numbers, and a bound that is off by one is the mistake that is easiest to make here. */
const oneMore = {
  name: 'Number',
  *mutate(path) {
    if (path.isNumericLiteral()) yield { type: 'NumericLiteral', value: path.node.value + 1 };
    if (path.isBigIntLiteral()) yield { type: 'BigIntLiteral', value: String(BigInt(path.node.value) + 1n) };
  },
};

/**
 * The files with every change in them, each behind a switch, and the list of the changes: one operator, condition,
 * text, number or block each, as StrykerJS makes them. `path` is relative to the repository; lines count from 1.
 */
export async function instrument(paths) {
  const { allMutators } = await import(
    pathToFileURL(resolve(root, 'node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js'))
      .href
  );
  if (!allMutators.includes(oneMore)) allMutators.push(oneMore);
  const files = paths.map((path) => ({
    name: resolve(root, path),
    mutate: true,
    content: readFileSync(resolve(root, path), 'utf8'),
    path,
  }));
  const made = await new Instrumenter(quiet).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const byName = new Map(files.map((it) => [it.name, it]));
  return {
    sources: Object.fromEntries(made.files.map((it) => [it.name, it.content])),
    mutants: made.mutants.map((it) => described(it, byName.get(it.fileName))),
  };
}

/** A change as it is reported: where it is, the whole line, what stood there and what is there now. */
function described({ id, location, mutatorName, replacement }, { path, content }) {
  const lines = content.split('\n');
  const { start, end } = location;
  const first = lines[start.line] ?? '';
  const inside =
    start.line === end.line
      ? first.slice(start.column, end.column)
      : [
          first.slice(start.column),
          ...lines.slice(start.line + 1, end.line),
          lines[end.line].slice(0, end.column),
        ].join('\n');
  return {
    id,
    file: path,
    at: start.line + 1,
    to: end.line + 1,
    kind: mutatorName,
    line: first.trim(),
    was: flat(inside),
    becomes: flat(replacement),
  };
}

const flat = (text) => text.replace(/\s+/g, ' ').trim();

const nothing = () => {};
const quiet = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
