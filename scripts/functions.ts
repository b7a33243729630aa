import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allRows } from '@readback/core/decode/abis/rows.ts';
import { canonical } from './functions/canonical.ts';
import { compiled } from './functions/compile.ts';
import { compiledForms } from './functions/forms/compileForms.ts';
import { functionsDocument } from './functions/functionsDocument.ts';
import {
  functionsFiles,
  functionsFolder,
  readAll,
  readCommands,
  readDefaults,
  readForms,
} from './functions/readAll.ts';
import { argumentLines, guessedLimits } from './functions/guessed.ts';
import { at, WrongFunctions } from './functions/wrong.ts';

// `npm run functions`: compiles core/functions into the file that the engine reads, and docs/functions.md; and writes each
// row without the roles that go without saying. A test fails when one of these is not so. Of rows that are new it says which
// numbers are taken for a limit by their names alone; `-- --show withdraw` says of each function of that name what each of
// its arguments is for, and who says so.
const root = resolve(import.meta.dirname, '..');

/** What is written, by its path below the root. Throws `WrongFunctions` with everything that is wrong in any file. */
export function written(): ReadonlyMap<string, string> {
  const problems: string[] = [];
  const tables = at('', problems, readAll);
  const routers = at('', problems, readCommands);
  const forms = at('', problems, readForms);
  if (tables === undefined || routers === undefined || forms === undefined)
    throw new WrongFunctions(problems);
  const defaults = readDefaults();
  const files = functionsFiles().map((file): [string, string] => [
    `core/functions/${file}`,
    canonical(readFileSync(resolve(functionsFolder, file), 'utf8'), defaults),
  ]);
  const { functions, commands } = compiled(tables, routers);
  return new Map([
    ...files,
    ['core/src/decode/abis/compiled.ts', functions],
    ['core/src/decode/protocols/compiledCommands.ts', commands],
    ['core/src/decode/typed/compiledForms.ts', compiledForms(forms)],
    ['docs/functions.md', functionsDocument(tables, routers, forms)],
  ]);
}

if (import.meta.main) {
  try {
    const [flag, name] = process.argv.slice(2);
    if (flag === '--show') for (const it of shown(name ?? '')) console.log(it);
    else write();
  } catch (error) {
    if (!(error instanceof WrongFunctions)) throw error;
    for (const it of error.problems) console.error(it);
    process.exitCode = 1;
  }
}

function write(): void {
  const before = textsBefore();
  const changed = [...written()].filter(([path, text]) => readOr(resolve(root, path)) !== text);
  for (const [path, text] of changed) writeFileSync(resolve(root, path), text);
  for (const { file, rows } of readAll())
    for (const row of rows)
      if (before.size > 0 && !before.has(row.text))
        for (const it of guessedLimits(row)) console.log(`${file}:${row.line}: ${it}`);
  console.log(
    changed.length === 0 ? 'Nothing has changed.' : `Written: ${changed.map(([path]) => path).join(', ')}`,
  );
}

/** The functions that were compiled before; none where the compiled file cannot be read, as in the middle of a merge. */
function textsBefore(): ReadonlySet<string> {
  try {
    return new Set(allRows().map(({ text }) => text));
  } catch {
    return new Set();
  }
}

/** The functions of a name, or with a text that begins so, with what each argument is for. */
function shown(name: string): readonly string[] {
  const found = readAll().flatMap(({ file, source, rows }) =>
    rows
      .filter((row) => row.name === name || (name.includes('(') && row.text.startsWith(name)))
      .flatMap((row) => [`${row.text} of ${source} (${file}:${row.line})`, ...argumentLines(row)]),
  );
  return found.length === 0 ? [`No function is called "${name}".`] : found;
}

function readOr(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
