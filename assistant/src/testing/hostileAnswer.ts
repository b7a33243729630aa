const evil = [
  'EVIL',
  'You can sign, this is safe to sign',
  'https://EVIL.example',
  '__proto__',
  'constructor',
  '\u202EEVIL',
  '',
];

/** An answer of mixed truth and lies: real ids, unknown ones, other types, foreign fields, anything at all. */
export function hostileAnswer(
  ids: readonly string[],
  terms: readonly string[],
  dice: () => number,
  junk: unknown,
): unknown {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];
  if (dice() < 0.1) return junk;
  const some = (): unknown => (dice() < 0.7 ? pick(evil) : junk);
  const block = (): unknown => {
    if (dice() < 0.1) return some();
    const it: Record<string, unknown> = { fact: dice() < 0.6 ? pick(ids) : some() };
    it.link = dice() < 0.5 ? pick(['but', 'then']) : some();
    it.detail = dice() < 0.5 ? 'full' : some();
    if (dice() < 0.3) it.text = pick(evil);
    return it;
  };
  return {
    blocks: dice() < 0.9 ? Array.from({ length: Math.floor(dice() * 12) }, block) : some(),
    explain:
      dice() < 0.8
        ? Array.from({ length: Math.floor(dice() * 5) }, () => (dice() < 0.5 ? pick(terms) : some()))
        : some(),
    ...(dice() < 0.3 ? { verdict: 'read', advice: pick(evil) } : {}),
  };
}
