import { formatUnitsExact, parseUnitsExact } from '@readback/core/text/amount.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedUp, splitDigits } from './digits.ts';

describe('a number with a long fraction', () => {
  it('stands out with the digits that tell how much it is', () => {
    expect(splitDigits('−0.000047504023518767').head).toBe('−0.00004750');
    expect(splitDigits('10.992054607780215625').head).toBe('10.99');
    expect(splitDigits('1,234.5678901').head).toBe('1,234.56');
  });

  it('stays in one piece while it is short', () => {
    expect(splitDigits('3,000')).toEqual({ head: '3,000', tail: [] });
    expect(splitDigits('0.123456')).toEqual({ head: '0.123456', tail: [] });
  });

  it('loses no digit', () => {
    const number = fc.tuple(fc.bigInt({ min: 0n }), fc.stringMatching(/^[0-9]{0,77}$/));
    fc.assert(
      fc.property(number, ([whole, fraction]) => {
        const text = fraction === '' ? `${whole}` : `${whole}.${fraction}`;
        const { head, tail } = splitDigits(text);
        expect(head + tail.join('')).toBe(text);
      }),
    );
  });
});

describe('the digits that stand out', () => {
  it('are cut, never rounded up past what there is', () => {
    expect(splitDigits('99.999814772998').head).toBe('99.99');
    expect(splitDigits('0.9999999999').head).toBe('0.9999');
  });

  it('are never zero while there is something', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), (raw) => {
        const digits = raw.toString().padStart(19, '0');
        const text = `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '');
        expect(splitDigits(text).head).toMatch(/[1-9]/);
      }),
    );
  });
});

describe('what is paid', () => {
  it('is never shown as less than it is', () => {
    expect(roundedUp(splitDigits('−1.234567891', 'up').head)).toBe('−1.235');
    expect(roundedUp(splitDigits('−999.9999999', 'up').head)).toBe('−1,000');
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.constantFrom('up', 'fee'), (raw, brief) => {
        const { head, tail } = splitDigits(formatUnitsExact(raw, 18), brief);
        if (tail.length === 0) return;
        const shown = parseUnitsExact(roundedUp(head).replaceAll(',', ''), 18);
        expect(shown.ok && shown.value >= raw).toBe(true);
      }),
    );
  });

  it('has three digits if it is a fee', () => {
    expect(roundedUp(splitDigits('−0.0000514510003605', 'fee').head)).toBe('−0.0000515');
  });
});

it('has no digit that stands alone behind the others', () => {
  expect(splitDigits('0.000047504023518767').tail).toEqual(['402', '351', '8767']);
});
