/** Whole numbers from 0 to 2³² − 1. */
export type Random = () => number;

/** No digit and no x: an id is never taken for a number or an address. */
const letters = 'abcdefghijkmnopqrstuvwyz';

/** As many different ids, which nobody can foresee. */
export function freshIds(count: number, random: Random = secure): readonly string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(inLetters(random()));
  return [...ids];
}

function inLetters(number: number): string {
  let id = '';
  for (let rest = number; id.length < 7; rest = Math.floor(rest / letters.length)) {
    id += letters[rest % letters.length];
  }
  return id;
}

function secure(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
