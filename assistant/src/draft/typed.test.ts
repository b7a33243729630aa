import { describe, expect, it } from 'vitest';
import { scoreTyped } from './testing/scoreTyped.ts';

describe('sentences as people type them', () => {
  it('fill no field with something else than is meant, asked about or not', () => {
    expect(
      scoreTyped(({ kept }) => !kept)
        .of('wrong')
        .map(({ text }) => text),
    ).toEqual([]);
  });

  it('become what is meant, the more the better', () => {
    const seen = scoreTyped(({ kept }) => !kept).score;
    expect(seen.count).toBe(65);
    expect(seen.meant).toBeGreaterThanOrEqual(50);
    expect(seen.refused).toBeLessThanOrEqual(6);
  });

  it('also those that the first patterns were written without', () => {
    const { score, of } = scoreTyped(({ kept }) => kept);
    expect(score.count).toBe(65);
    expect(score.meant).toBeGreaterThanOrEqual(50);
    expect(score.refused).toBeLessThanOrEqual(6);
    expect(of('wrong').map(({ text }) => text)).toEqual([]);
  });
});
