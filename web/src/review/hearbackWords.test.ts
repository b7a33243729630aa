import type { Hearback } from '@readback/core/model/hearback.ts';
import { describe, expect, it } from 'vitest';
import { comparedWords, hearbackWords } from './hearbackWords.ts';

const words = (verdict: Hearback['verdict'], effects: Hearback['effects']) =>
  hearbackWords({ verdict, effects, differs: [], lines: [], facts: {}, says: [] });

describe('the hearback in one line', () => {
  it('is loud when other bytes were signed, whatever the effects were', () => {
    expect(words('different', 'asRead').tone).toBe('loud');
  });

  it('says a failure as a failure, and something else as loud', () => {
    expect(words('same', 'reverted').tone).toBe('failed');
    expect(words('same', 'different').tone).toBe('loud');
  });

  it('is calm when it is as read, and says so', () => {
    expect(words('same', 'asRead')).toEqual({
      title: 'Heard back: the same as was read, with the same effects',
      tone: 'ok',
    });
  });

  it('claims nothing while it waits or cannot tell', () => {
    expect(words('waiting', 'pending').tone).toBe('open');
    expect(words('same', 'cannotTell').tone).toBe('open');
    expect(words('cannotTell', 'cannotTell').tone).toBe('open');
  });
});

it('what was compared is counted', () => {
  expect(comparedWords(8, 0)).toBe('8 values compared: all agree');
  expect(comparedWords(8, 1)).toBe('8 values compared: 7 agree, 1 different');
});
