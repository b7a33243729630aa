import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timeOfDay, timeWords } from './timeWords.ts';

const noon = 1_763_726_400n; // 2025-11-21 12:00 UTC

afterEach(() => vi.unstubAllEnvs());

test('a time in UTC is the same wherever it is read', () => {
  for (const zone of ['Asia/Kathmandu', 'America/New_York', 'UTC']) {
    vi.stubEnv('TZ', zone);
    expect(timeWords(noon, 'utc'), zone).toBe('2025-11-21 12:00 UTC');
  }
});

test('the time of day is that of the same clock, to the second', () => {
  vi.stubEnv('TZ', 'Asia/Kathmandu');
  expect(timeOfDay(Number(noon) * 1_000 + 7_999, 'utc')).toBe('12:00:07');
  expect(timeOfDay(Number(noon) * 1_000, 'local')).toBe('17:45:00');
});

describe('a time of this device', () => {
  test.each([
    ['Asia/Kathmandu', '2025-11-21 17:45 UTC+5:45'],
    ['America/New_York', '2025-11-21 07:00 UTC−5'],
    ['Pacific/Auckland', '2025-11-22 01:00 UTC+13'],
    ['UTC', '2025-11-21 12:00 UTC'],
  ])('says in %s how far it is from UTC', (zone, words) => {
    vi.stubEnv('TZ', zone);
    expect(timeWords(noon, 'local')).toBe(words);
  });

  test('in summer is as far from UTC as it is then', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(timeWords(noon, 'local')).toBe('2025-11-21 13:00 UTC+1');
    expect(timeWords(1_752_148_800n, 'local')).toBe('2025-07-10 14:00 UTC+2');
  });
});

describe('a time that no clock can show', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Pacific/Auckland'));

  test('is said as such', () => {
    for (const times of ['utc', 'local'] as const) {
      expect(timeWords(2n ** 256n - 1n, times)).toBe('never expires');
      expect(timeWords(-(2n ** 255n), times)).toBe('earlier than any date');
    }
  });

  test('the last that it can show is shown', () => {
    expect(timeWords(8_640_000_000_000n, 'utc')).toContain('275760-09-13');
    expect(timeWords(8_640_000_000_000n, 'local')).toContain('275760-09-13');
  });
});
