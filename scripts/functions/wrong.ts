/** What is wrong in a file of functions. `place`: its file and line. */
export class WrongFunctions extends Error {
  override name = 'WrongFunctions';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The same before it is known where it stands. */
export function wrong(what: string): WrongFunctions {
  return new WrongFunctions([what]);
}

/** Runs something, and says of what is wrong there where it stands, if that is not said already. */
export function at<T>(place: string, problems: string[], run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof WrongFunctions)) throw error;
    problems.push(...error.problems.map((it) => (place === '' ? it : `${place}: ${it}`)));
    return undefined;
  }
}

/** Runs something, and throws what is wrong there together with what is known to be wrong already. */
export function besides<T>(known: readonly string[], run: () => T): T {
  const problems = [...known];
  const found = at('', problems, run);
  if (problems.length > 0 || found === undefined) throw new WrongFunctions(problems);
  return found;
}
