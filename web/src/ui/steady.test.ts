import { describe, expect, it } from 'vitest';
import { countsFrom, disturbed, look } from './steady.ts';

const here = { left: 10, top: 10, width: 100, height: 40 };

describe('a button that must not move under the pointer', () => {
  it('counts half a second after it was first seen', () => {
    expect(countsFrom(look(undefined, here, 1_000))).toBe(1_500);
  });

  it('keeps its time while it stays', () => {
    const steady = look(look(undefined, here, 1_000), { ...here, top: 10.4 }, 1_900);
    expect(countsFrom(steady)).toBe(1_500);
  });

  it('starts again when the page moved it', () => {
    const steady = look(look(undefined, here, 1_000), { ...here, top: 60 }, 1_900);
    expect(countsFrom(steady)).toBe(2_400);
  });

  it('starts again when the window comes to the front', () => {
    expect(countsFrom(disturbed(look(undefined, here, 1_000), 3_000))).toBe(3_500);
  });

  it('never counts before it was seen at all', () => {
    expect(countsFrom(undefined)).toBe(Number.POSITIVE_INFINITY);
  });
});
