import fc from 'fast-check';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { spokenPhrase } from './spokenPhrase.ts';

/** From the paper: addresses of IPv4, and the words they give. */
const published = [
  ['7f000001', 'lusab-babad'],
  ['3f54dcc1', 'gutih-tugad'],
  ['3f760723', 'gutuk-bisog'],
  ['8c62c18d', 'mudof-sakat'],
  ['40ff06c8', 'haguz-biram'],
  ['801e342d', 'mabiv-gibot'],
  ['93437702', 'natag-lisaf'],
  ['d43afd44', 'tibup-zujah'],
  ['d82344d7', 'tobog-higil'],
  ['d844e815', 'todah-vobij'],
  ['c6518188', 'sinid-makam'],
  ['0c6e6ecc', 'budov-kuras'],
] as const;

test.each(published)('%s is said as %s', (hex, said) => {
  const digest: Hex = `0x${hex.repeat(4)}${'0'.repeat(32)}`;
  expect(spokenPhrase(digest).join('-')).toBe([said, said, said, said].join('-'));
});

test('digests that differ in their first 128 bits are said differently', () => {
  const start = fc.stringMatching(/^[0-9a-f]{32}$/);
  fc.assert(
    fc.property(start, start, (one, other) => {
      const say = (it: string) => spokenPhrase(`0x${it}${'0'.repeat(32)}`).join(' ');
      expect(say(one) === say(other)).toBe(one === other);
      // Half of it can be found on purpose, for whoever composes both requests.
      expect(say(`${one.slice(0, 16)}${other.slice(16)}`) === say(one)).toBe(
        one.slice(16) === other.slice(16),
      );
    }),
  );
});
