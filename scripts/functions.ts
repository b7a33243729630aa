import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { canonical } from './functions/canonical.ts';
import { compiled } from './functions/compile.ts';
import { compiledForms } from './functions/forms/compileForms.ts';
import { functionsDocument } from './functions/functionsDocument.ts';
import { functionsFiles, functionsFolder, readAll, readCommands, readDefaults, readForms } from './functions/readAll.ts';
import { WrongFunctions } from './functions/wrong.ts';

// `npm run functions`: compiles core/functions into the file that the engine reads, and docs/functions.md; and writes each
// row without the roles that go without saying. A test fails when one of these is not so.
const root = resolve(import.meta.dirname, '..');

/** What is written, by its path below the root. */
export function written(): ReadonlyMap<string, string> {
  const tables = readAll();
  const routers = readCommands();
  const forms = readForms();
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
    const changed = [...written()].filter(([path, text]) => readOr(resolve(root, path)) !== text);
    for (const [path, text] of changed) writeFileSync(resolve(root, path), text);
    console.log(
      changed.length === 0 ? 'Nothing has changed.' : `Written: ${changed.map(([path]) => path).join(', ')}`,
    );
  } catch (error) {
    if (!(error instanceof WrongFunctions)) throw error;
    for (const it of error.problems) console.error(it);
    process.exitCode = 1;
  }
}

function readOr(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
