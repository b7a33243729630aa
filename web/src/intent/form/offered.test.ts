import { readWords } from '@readback/assistant/draft/read.ts';
import { knownNames } from '@readback/assistant/draft/testing/score.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyIntentDraft, type IntentDraft } from './draft.ts';
import { draftFields } from './draftFields.ts';
import { offeredFor, openAsks, shareOf } from './offered.ts';

function formOf(text: string): IntentDraft {
  const drafted = readWords(text, knownNames);
  if (!drafted) throw new Error(`“${text}” is no draft.`);
  return { ...emptyIntentDraft(), ...draftFields(drafted, [], '1'), words: text, inWords: { text, drafted } };
}

test('of two values each is offered, and one that stands in the field answers for both', () => {
  const form = formOf('Bob asked for 300 USDC but only pay him 1.2k');
  expect(form.amount).toBe('');
  expect(offeredFor('amount', form).all).toEqual([
    { said: '300', value: '300' },
    { said: '1.2k', value: '1200' },
  ]);
  const texts = (it: IntentDraft) => openAsks(it).map(({ text }) => text);
  expect(texts(form)).toEqual(expect.arrayContaining(['300', '1.2k']));
  expect(texts({ ...form, amount: '1200' })).not.toEqual(expect.arrayContaining(['300']));
  expect(texts({ ...form, amount: '1200' })).not.toEqual(expect.arrayContaining(['1.2k']));
  // Another value answers nothing.
  expect(texts({ ...form, amount: '7' })).toEqual(expect.arrayContaining(['300', '1.2k']));
});

test('a share is offered once it is known what is held, and never more than that', () => {
  const form = formOf('send half of my USDC to Ana');
  expect(offeredFor('amount', form)).toEqual({ all: [], unknown: 'half' });
  expect(offeredFor('amount', form, { raw: 25_000_000_001n, decimals: 6 }).all).toEqual([
    { said: 'half', value: '12500' },
  ]);
  const rest = formOf('send all but 10 USDC to Ana');
  expect(offeredFor('amount', rest, { raw: 25_500_000n, decimals: 6 }).all).toEqual([
    { said: 'all but 10', value: '15.5' },
  ]);
  expect(offeredFor('amount', rest, { raw: 9_000_000n, decimals: 6 })).toEqual({
    all: [],
    unknown: 'all but 10',
  });
});

test('a share of a balance is a part of it, rounded down', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.nat(18),
      (raw, part, decimals) => {
        const share = shareOf({ is: 'share', of: [part, 10_000] }, { raw, decimals });
        const exact = (raw * BigInt(part)) / 10_000n;
        if (exact === 0n) expect(share).toBeUndefined();
        else expect(parseUnitsExact(share ?? '', decimals)).toEqual({ ok: true, value: exact });
      },
    ),
  );
});
