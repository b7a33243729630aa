import { describe, expect, it } from 'vitest';
import { compareAll } from './compareAll.ts';

const domain = `0x${'1655e94a'.repeat(8)}` as const;
const message = `0x${'f22754eb'.repeat(8)}` as const;
const both = [
  { kind: 'domainHash', hex: domain },
  { kind: 'messageHash', hex: message },
] as const;

describe('what the device shows', () => {
  it('is found among all fingerprints and named', () => {
    expect(compareAll(message.toUpperCase().slice(2), both)).toEqual({
      tone: 'same',
      says: 'Match: this is the full Message hash.',
    });
  });

  it('differs at a place that is named', () => {
    const says = compareAll(`${message.slice(0, 62)}0000`, both);
    expect(says?.tone).toBe('different');
    expect(says?.says).toContain('Group 16 of the Message hash differs: expected 54eb, found 0000');
  });

  it('is marked in the fingerprint that was meant, at the first group that differs', () => {
    const differing = (typed: string, of: typeof both | readonly [(typeof both)[0]]) =>
      compareAll(typed, of)?.at;
    expect(differing(`${message.slice(0, 62)}0000`, both)).toEqual({ hex: message, group: 15 });
    expect(differing(`${domain.slice(0, 10)}0${domain.slice(11)}`, both)).toEqual({ hex: domain, group: 2 });
    expect(differing('00'.repeat(32), both)).toBeUndefined();
    expect(differing('00'.repeat(32), [both[0]])).toEqual({ hex: domain, group: 0 });
    expect(differing(domain.slice(2, 20), both)).toBeUndefined();
  });

  it('is not called a match when it only begins alike', () => {
    expect(compareAll(domain.slice(0, 10), both)).toMatchObject({ tone: 'open' });
  });

  it('says nothing while nothing was pasted', () => {
    expect(compareAll('  ', both)).toBeUndefined();
  });

  it('is not one of these when even the first group differs', () => {
    expect(compareAll('00'.repeat(32), both)).toMatchObject({ tone: 'different' });
  });
});
