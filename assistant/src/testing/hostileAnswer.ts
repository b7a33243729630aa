import { lies } from './lies.ts';

/** An answer of mixed truth and lies: real ids, unknown ones, other types, foreign fields, anything at all. */
export function hostileAnswer(
  ids: readonly string[],
  terms: readonly string[],
  dice: () => number,
  junk: unknown,
): unknown {
  const { pick, words, some } = lies(dice, junk);
  if (dice() < 0.1) return junk;
  const block = (): unknown => {
    if (dice() < 0.1) return some();
    const it: Record<string, unknown> = { fact: dice() < 0.6 ? pick(ids) : some() };
    it.link = dice() < 0.5 ? pick(['but', 'then']) : some();
    it.detail = dice() < 0.5 ? 'full' : some();
    if (dice() < 0.3) it.text = words();
    return it;
  };
  return {
    blocks: dice() < 0.9 ? Array.from({ length: Math.floor(dice() * 12) }, block) : some(),
    explain:
      dice() < 0.8
        ? Array.from({ length: Math.floor(dice() * 5) }, () => (dice() < 0.5 ? pick(terms) : some()))
        : some(),
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
