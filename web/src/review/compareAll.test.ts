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
      says: 'Match: this is the whole Message Hash.',
    });
  });

  it('differs at a place that is named', () => {
    const says = compareAll(`${message.slice(0, 62)}0000`, both);
    expect(says?.tone).toBe('different');
    expect(says?.says).toContain('Message Hash in group 16: 0000 instead of 54eb');
  });

  it('is not called a match when it only begins alike', () => {
    expect(compareAll(domain.slice(0, 10), both)).toMatchObject({ tone: 'open' });
  });

  it('says nothing while nothing was pasted', () => {
    expect(compareAll('  ', both)).toBeUndefined();
  });

  it('is none of these when even the first group differs', () => {
    expect(compareAll('00'.repeat(32), both)).toMatchObject({ tone: 'different' });
  });
});
