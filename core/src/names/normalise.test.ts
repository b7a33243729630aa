import fc from 'fast-check';
import { normalize } from 'viem/ens';
import { describe, expect, test } from 'vitest';
import { looksLikeName } from '../text/looksLikeName.ts';
import { normaliseName } from './normalise.ts';

const nameOf = (text: string) => {
  const it = normaliseName(text);
  return it.ok ? it.value.name : it.error.message;
};

describe('a name that is typed', () => {
  test('is the same however it is written', () => {
    for (const text of ['pilot.eth', ' Pilot.ETH ', 'ｐｉｌｏｔ.eth', 'pi\u00adlot.eth', 'pi\u200blot.eth']) {
      expect(nameOf(text), text).toBe('pilot.eth');
    }
    expect(nameOf('1️⃣2️⃣.eth')).toBe('1⃣2⃣.eth');
    expect(nameOf('runway🛬.eth')).toBe('runway🛬.eth');
    expect(nameOf('BÜCHER.com')).toBe('bücher.com');
  });

  test('of plain letters is what the whole standard makes of it', () => {
    const part = fc.string({
      unit: fc.constantFrom(...Array.from('abzAZ019-_$.e')),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(part, part, (one, other) => {
        const it = normaliseName(`${one}.${other}`);
        const whole = () => normalize(`${one}.${other}`);
        if (it.ok) expect(it.value.name).toBe(whole());
        else if (!/reads? as an address/.test(it.error.message)) expect(whole).toThrow();
      }),
      { numRuns: 2_000 },
    );
  });

  test('is refused with the reason, in words', () => {
    const refused: Record<string, RegExp> = {
      '': /^name\.nothing/,
      eth: /^name\.onePart/,
      'a..eth': /^name\.emptyPart/,
      '.eth': /^name\.emptyPart/,
      'pi_lot.eth': /^name\.underscore/,
      'pi lot.eth': /^name\.character/,
      'ni\u200dck.eth': /^name\.character/,
      'аpple.eth': /^name\.mixed/,
      'παyload.eth': /^name\.mixed/,
      'раура.eth': /^name\.lookalike/,
      'xn--abc.eth': /^name\.hyphens/,
      '’a.eth': /^name\.place/,
      '\u0301a.eth': /^name\.place/,
      [`${'x'.repeat(252)}.eth`]: /^name\.tooLong \{"most":255\}/,
    };
    for (const [text, reason] of Object.entries(refused)) expect(nameOf(text), text).toMatch(reason);
  });

  test('is refused where it reads as an address', () => {
    for (const name of [
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045.eth',
      '0xd8da6bf26964af9d.eth',
      'pay.0xd8da6bf2696laf9d7eed9e03e53415d37aa96o45.eth',
    ])
      expect(normaliseName(name), name).toMatchObject({
        ok: false,
        error: { problem: { id: 'name.likeAddress' } },
      });
    for (const name of ['0xdead.eth', '0xwizardofthevalley.eth'])
      expect(normaliseName(name).ok, name).toBe(true);
  });

  test('keeps what the library says for developers', () => {
    const it = normaliseName('pi lot.eth');
    expect(!it.ok && it.error.details).toContain('disallowed character');
  });

  test('is flagged when its letters are of more than one alphabet', () => {
    const mixed = (text: string) => {
      const it = normaliseName(text);
      return it.ok && it.value.mixed;
    };
    for (const text of ['東京tokyo.eth', 'почта.pilot.eth', 'copil〇t.eth'])
      expect(mixed(text), text).toBe(true);
    for (const text of ['pilot.eth', 'почта.eth', '東京かな.eth', '한국.eth', 'pilot7🛬.eth', 'bücher.com'])
      expect(mixed(text), text).toBe(false);
  });
});

test('normalising a normal name changes nothing, and nothing typed makes it throw', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.tuple(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 })).map(([it]) => `${it}.eth`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const it = normaliseName(text);
      if (it.ok) expect(normaliseName(it.value.name)).toEqual(it);
      else expect(it.error.problem.id).toMatch(/^name\./);
    }),
    { numRuns: 400 },
  );
});

test('what has a dot may be a name, what begins as an address may not', () => {
  for (const text of ['pilot.eth', 'a.b', 'ｐ。eth']) expect(looksLikeName(text), text).toBe(true);
  for (const text of ['pilot', '0xabc', '.eth', 'pilot.', '', '0x12.'])
    expect(looksLikeName(text), text).toBe(false);
});
