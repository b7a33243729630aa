import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FormsTable, parseForms } from './forms/formsFile.ts';
import { parseCommands, type RouterTable } from './commands/commandsFile.ts';
import { type Defaults, parseDefaults } from './defaults.ts';
import { type FunctionsTable, parseFunctions } from './functionsFile.ts';
import { inOrder } from './inOrder.ts';
import { unstated } from './unstated.ts';
import { wrongForms } from './forms/wrongForms.ts';
import { wrongPlaces } from './wrongPlaces.ts';
import { wrongPowers } from './wrongPowers.ts';
import { at, WrongFunctions } from './wrong.ts';

/** Where the files of functions are. */
export const functionsFolder = resolve(import.meta.dirname, '../../core/functions');

/** The files of functions, by their paths below the folder. */
export function functionsFiles(): readonly string[] {
  return globSync('**/*.fns', { cwd: functionsFolder }).toSorted();
}

export function readDefaults(): Defaults {
  return parseDefaults(readFileSync(resolve(functionsFolder, 'defaults'), 'utf8'), 'core/functions/defaults');
}

/** The rows of all files, in the order in which they count. Throws `WrongFunctions` with everything that is wrong in them. */
export function readAll(): readonly FunctionsTable[] {
  const defaults = readDefaults();
  const problems: string[] = [];
  const tables = functionsFiles().flatMap((file) => {
    const text = readFileSync(resolve(functionsFolder, file), 'utf8');
    try {
      return parseFunctions(text, `core/functions/${file}`, defaults);
    } catch (error) {
      if (!(error instanceof WrongFunctions)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new WrongFunctions(problems);
  problems.push(...wrongPlaces(tables), ...wrongPowers(tables), ...unstated(tables));
  if (problems.length > 0) throw new WrongFunctions(problems);
  const ordered = at('core/functions', problems, () => inOrder(tables));
  if (ordered === undefined) throw new WrongFunctions(problems);
  return ordered;
}

/** The files of forms of typed data, by their paths below the folder. */
export function formsFiles(): readonly string[] {
  return globSync('**/*.forms', { cwd: functionsFolder }).toSorted();
}

/** The forms of all files. Throws `WrongFunctions` with everything that is wrong in them. */
export function readForms(): readonly FormsTable[] {
  const problems: string[] = [];
  const tables = formsFiles().flatMap((file) => {
    const text = readFileSync(resolve(functionsFolder, file), 'utf8');
    try {
      return parseForms(text, `core/functions/${file}`);
    } catch (error) {
      if (!(error instanceof WrongFunctions)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  problems.push(...wrongForms(tables));
  if (problems.length > 0) throw new WrongFunctions(problems);
  return tables;
}

/** The files of routers with commands, by their paths below the folder. */
export function commandsFiles(): readonly string[] {
  return globSync('**/*.commands', { cwd: functionsFolder }).toSorted();
}

/** The commands of all routers. Throws `WrongFunctions` with everything that is wrong in their files. */
export function readCommands(): readonly RouterTable[] {
  const defaults = readDefaults();
  const problems: string[] = [];
  const tables = commandsFiles().flatMap((file) => {
    const text = readFileSync(resolve(functionsFolder, file), 'utf8');
    try {
      return parseCommands(text, `core/functions/${file}`, defaults);
    } catch (error) {
      if (!(error instanceof WrongFunctions)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new WrongFunctions(problems);
  return tables;
}
