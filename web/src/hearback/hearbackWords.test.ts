import type { Hearback } from '@readback/core/model/hearback.ts';
import { describe, expect, it } from 'vitest';
import { comparedWords, followedWords, hearbackWords } from './hearbackWords.ts';

const words = (verdict: Hearback['verdict'], effects: Hearback['effects']) =>
  hearbackWords({ verdict, effects, differs: [], lines: [], facts: {}, says: [] });

describe('the hearback in one line', () => {
  it('is loud when other bytes were signed, whatever the effects were', () => {
    expect(words('different', 'asRead').tone).toBe('loud');
  });

  it('says a failure as a failure, and something else as loud', () => {
    expect(words('same', 'reverted').tone).toBe('failed');
    expect(words('same', 'different').tone).toBe('loud');
    const says = [{ id: 'hearback.effects.farLess', args: {} }] as const;
    const farLess = {
      verdict: 'same',
      effects: 'different',
      differs: [],
      lines: [],
      facts: {},
      says,
    } as const;
    expect(hearbackWords(farLess)).toEqual({ title: 'Less arrived than the readback showed', tone: 'loud' });
  });

  it('says a trade that was executed in part as that', () => {
    const says = [{ id: 'hearback.effects.part', args: {} }] as const;
    const part = { verdict: 'same', effects: 'less', differs: [], lines: [], facts: {}, says } as const;
    expect(hearbackWords(part)).toEqual({
      title: 'Heard back: it matches the readback, but only part of the trade was executed',
      word: 'Done in part',
      tone: 'open',
    });
  });

  it('is calm when it is as read, and says so', () => {
    expect(words('same', 'asRead')).toEqual({
      title: 'Heard back: it matches the readback, with the same effects',
      word: 'Done, as read back',
      tone: 'ok',
    });
    expect(words('feeOrNonce', 'asRead').word).toBe('Done, with a different fee or nonce');
    expect(words('same', 'less').word).toBe('Done, a little less arrived');
    expect(words('same', 'notApplicable').word).toBe('Signed, as read back');
  });

  it('says a failure as a failure, also where it was read that it would fail', () => {
    for (const id of ['hearback.mined.reverted', 'hearback.carried.failed'] as const) {
      const says = [{ id, args: {} }] as never;
      const failed = { verdict: 'same', effects: 'asRead', differs: [], lines: [], facts: {}, says } as const;
      expect(hearbackWords(failed)).toMatchObject({ word: 'Failed', tone: 'failed' });
    }
  });

  it('never says that all is done of what nobody can tell, or only waits', () => {
    for (const verdict of ['waiting', 'stuck', 'reorganised', 'dropped', 'replaced', 'cannotTell'] as const)
      expect(words(verdict, 'notApplicable').word, verdict).not.toMatch(/done|as read/i);
    for (const effects of ['pending', 'cannotTell'] as const)
      expect(words('same', effects).word, effects).not.toMatch(/done|as read/i);
  });

  it('is loud where it is not what the user said, and never calmer than without what they said', () => {
    const heard = (state: 'asSaid' | 'differs' | 'cannotCompare', effects: Hearback['effects']) =>
      hearbackWords({
        verdict: 'same',
        effects,
        differs: [],
        lines: [],
        facts: {},
        says: [],
        said: { state, differences: [] },
      });
    for (const effects of ['asRead', 'less', 'cannotTell', 'notApplicable'] as const) {
      expect(heard('differs', effects).tone, effects).toBe('loud');
      expect(heard('asSaid', effects), effects).toEqual(words('same', effects));
    }
    expect(heard('differs', 'notApplicable').title).toBe('What you signed is not what you wanted');
    expect(heard('differs', 'reverted').tone).toBe('failed');
    expect(heard('asSaid', 'different').tone).toBe('loud');
    expect(heard('cannotCompare', 'asRead').tone).toBe('open');
  });

  it('claims nothing while it waits or cannot tell', () => {
    expect(words('waiting', 'pending').tone).toBe('open');
    expect(words('same', 'cannotTell').tone).toBe('open');
    expect(words('cannotTell', 'cannotTell').tone).toBe('open');
  });
});

describe('a transaction that was carried, or replaced', () => {
  it('is calm where it is what was read back, and says that it is another that carried it', () => {
    const { title, tone } = words('carried', 'asRead');
    expect([title, tone]).toEqual([
      'Heard back: another transaction carried out exactly what was read, with the same effects',
      'ok',
    ]);
  });

  it('is a failure where nothing of it happened', () => {
    const { title, tone } = words('carried', 'reverted');
    expect([title, tone]).toEqual(['It failed on chain: nothing took effect', 'failed']);
  });

  it('names what the other transaction is to it', () => {
    const of = (verdict: Hearback['verdict'], says: Hearback['says'] = []) =>
      followedWords({ verdict, effects: 'asRead', differs: [], lines: [], facts: {}, says });
    expect(of('carried')).toEqual({
      title: 'The hash of the transaction that carried out the request',
      what: 'hash of the transaction that carried out the request',
    });
    expect(of('replaced').what).toBe('hash of the replacement transaction');
    expect(of('different', [{ id: 'hearback.replaced.different', args: {} }]).title).toBe(
      'The hash of the replacement transaction',
    );
    expect(of('same').title).toBe('The hash of the mined transaction');
  });
});

it('what was compared is counted', () => {
  expect(comparedWords(8, 0)).toBe('8 values compared: all match');
  expect(comparedWords(8, 1)).toBe('8 values compared: 7 the same, 1 different');
});
