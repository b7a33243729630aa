import { describe, expect, it } from 'vitest';
import { bytesFrom, bytesShort } from './factWords.ts';

describe('values in words', () => {
  it('shows a 32-byte word whole', () => {
    const word = `0x${'ab'.repeat(32)}` as const;
    expect(bytesShort(word)).toBe(word);
  });

  it('says how long bytes are that are cut', () => {
    expect(bytesShort(`0x${'ab'.repeat(33)}`)).toContain('(33 bytes)');
  });

  it('shows bytes from where they differ, whatever is the same before', () => {
    const call = (to: string) => `0x095ea7b3${to.padStart(64, '0')}${'00'.repeat(32)}` as const;
    const [one, other] = [call('ab'.repeat(20)), call('cd'.repeat(20))];
    expect(bytesFrom(one, other)).toContain(`from byte 16: 0x${'ab'.repeat(20)}`);
    expect(bytesFrom(other, one)).toContain(`from byte 16: 0x${'cd'.repeat(20)}`);
    expect(bytesFrom('0x1234', '0x12')).toBe('0x1234');
    expect(bytesFrom(`0x${'ab'.repeat(40)}`, `0x${'ab'.repeat(44)}`)).toBe('ends after 40 bytes');
  });
});
