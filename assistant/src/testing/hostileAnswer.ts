import { lies } from './lies.ts';

/** What a question lets a model choose from. */
type Choices = Readonly<{
  queries: readonly string[];
  handles: readonly string[];
  terms: readonly string[];
  help: readonly string[];
}>;

/** An answer of mixed truth and lies: real queries and handles, unknown ones, other types, foreign fields, anything at all. */
export function hostileQueries(choices: Choices, dice: () => number, junk: unknown): unknown {
  const { pick, words, some } = lies(dice, junk);
  if (dice() < 0.1) return junk;
  const about = () =>
    Array.from({ length: Math.floor(dice() * 6) }, () => (dice() < 0.6 ? pick(choices.handles) : some()));
  const query = (): unknown => {
    if (dice() < 0.1) return some();
    return {
      query: dice() < 0.6 ? pick(choices.queries) : some(),
      about: dice() < 0.8 ? about() : some(),
      term: dice() < 0.5 ? pick(choices.terms) : some(),
      help: dice() < 0.5 ? pick(choices.help) : some(),
      ...(dice() < 0.3 ? { says: words(), isIt: 'no' } : {}),
    };
  };
  return {
    queries: dice() < 0.9 ? Array.from({ length: Math.floor(dice() * 12) }, query) : some(),
    ...(dice() < 0.3 ? { verdict: 'read', advice: words() } : {}),
  };
}

/** The same for an answer that points at lines of a source, whose last one has the number `last`. */
export function hostilePoints(
  categories: readonly string[],
  last: number,
  dice: () => number,
  junk: unknown,
): unknown {
  const { pick, words, some } = lies(dice, junk);
  if (dice() < 0.1) return junk;
  const line = (): unknown => {
    if (dice() < 0.6) return Math.floor(dice() * (last + 2));
    return pick([-1, 0.5, Number.MAX_SAFE_INTEGER, String(Math.floor(dice() * last)), some()]);
  };
  const point = (): unknown => {
    if (dice() < 0.1) return some();
    return {
      category: dice() < 0.6 ? pick(categories) : some(),
      lines: dice() < 0.8 ? Array.from({ length: Math.floor(dice() * 40) }, line) : some(),
      ...(dice() < 0.3 ? { says: words(), code: words() } : {}),
    };
  };
  return {
    points: dice() < 0.9 ? Array.from({ length: Math.floor(dice() * 30) }, point) : some(),
    ...(dice() < 0.3 ? { verdict: 'safe', advice: words() } : {}),
  };
}
