/** The digits of a digest in groups of four, without `0x`. Works for any length. */
export function digitGroups(hex: string): readonly string[] {
  return (
    hex
      .replace(/^0x/, '')
      .toLowerCase()
      .match(/.{1,4}/g) ?? []
  );
}

export type Comparison =
  | Readonly<{ is: 'empty' }>
  | Readonly<{ is: 'match' }>
  /** `at`: the place of the first group that differs, counted from 0. */
  | Readonly<{ is: 'differs'; at: number; group: string; expected: string }>
  /** What is there fits, and it is not all. */
  | Readonly<{ is: 'short'; digits: number; of: number }>
  | Readonly<{ is: 'long'; digits: number; of: number }>
  | Readonly<{ is: 'notHex'; character: string }>;

/**
 * Compares what a device shows with a digest, whole. Upper and lower case, spaces, line breaks and `0x` do not matter;
 * a part that fits is never a match.
 */
export function compareDigits(typed: string, hex: string): Comparison {
  const clean = typed
    .replace(/[\s:_-]/g, '')
    .replace(/^0x/i, '')
    .toLowerCase();
  if (clean === '') return { is: 'empty' };
  const odd = /[^0-9a-f]/u.exec(clean);
  if (odd) return { is: 'notHex', character: odd[0] };
  const wanted = hex.replace(/^0x/, '').toLowerCase();
  const differs = clean.split('').findIndex((digit, at) => digit !== wanted[at]);
  if (differs >= 0 && differs < wanted.length) {
    const group = Math.floor(differs / 4);
    return {
      is: 'differs',
      at: group,
      group: clean.slice(group * 4, group * 4 + 4),
      expected: wanted.slice(group * 4, group * 4 + 4),
    };
  }
  if (clean.length > wanted.length) return { is: 'long', digits: clean.length, of: wanted.length };
  if (clean.length < wanted.length) {
    return { is: 'short', digits: clean.length, of: wanted.length };
  }
  return { is: 'match' };
}
