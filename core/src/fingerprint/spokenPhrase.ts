import type { Hex } from 'viem';

/**
 * The first 128 bits of a digest as eight words that can be said aloud in any language: sixteen bits each, as five letters
 * (Wilkerson, "A Proposal for Proquints", arXiv 0901.4016). Whoever composes both requests needs about 2^64 tries for two
 * that share them; of four words 2^32 tries would do, which is minutes. The fingerprint is still what proves.
 *
 * @example
 * spokenPhrase('0x7f000001…'); // ['lusab', 'babad', …], eight of them
 */
export function spokenPhrase(digest: Hex): readonly string[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    word(Number.parseInt(digest.slice(2 + at * 4, 6 + at * 4), 16)),
  );
}

const consonants = 'bdfghjklmnprstvz';
const vowels = 'aiou';

function word(bits: number): string {
  const letter = (of: string, shift: number) => of[(bits >> shift) & (of.length - 1)] ?? '';
  return (
    letter(consonants, 12) +
    letter(vowels, 10) +
    letter(consonants, 6) +
    letter(vowels, 4) +
    letter(consonants, 0)
  );
}
