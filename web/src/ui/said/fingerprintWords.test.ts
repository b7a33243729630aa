import { calldataDigest } from '@readback/core/fingerprint/calldata.ts';
import { describe, expect, it } from 'vitest';
import { split, wordsOf } from './fingerprintWords.ts';

describe('a fingerprint', () => {
  it('of no data says that it is the same for every payment', () => {
    expect(wordsOf({ kind: 'calldata', hex: calldataDigest('0x') }).not).toContain(
      'the same for every payment',
    );
    expect(wordsOf({ kind: 'calldata', hex: calldataDigest('0xd0e30db0') }).not).toContain(
      'only the calldata',
    );
  });

  it('of a call inside stands apart from that of the request', () => {
    const outer = { kind: 'calldata', hex: '0x01' } as const;
    const inner = { kind: 'calldata', hex: '0x02', step: '0.0' } as const;
    expect(split([outer, inner])).toEqual({ own: [outer], inner: [inner] });
    expect(split([inner])).toEqual({ own: [inner], inner: [] });
    const many = Array.from({ length: 50 }, (_, at) => ({ ...inner, step: `${at}` }));
    expect(split(many)).toEqual({ own: [], inner: many });
  });
});
