import { describe, expect, it } from 'vitest';
import { isFramed, safeMayBeAround } from './framed.ts';

const own = 'https://readback.example';

describe('a page in a frame', () => {
  it('is not framed on its own', () => {
    expect(isFramed({ inFrame: false, own, ancestors: [] })).toBe(false);
  });

  it('may sign inside its own origin and inside Safe', () => {
    expect(isFramed({ inFrame: true, own, ancestors: [own] })).toBe(false);
    expect(isFramed({ inFrame: true, own, ancestors: ['https://app.safe.global'] })).toBe(false);
  });

  it('signs nothing inside a stranger, also when Safe is between', () => {
    expect(
      isFramed({ inFrame: true, own, ancestors: ['https://app.safe.global', 'https://evil.example'] }),
    ).toBe(true);
  });

  it('signs nothing when the browser does not say who is around', () => {
    expect(isFramed({ inFrame: true, own, ancestors: undefined })).toBe(true);
    expect(isFramed({ inFrame: true, own, ancestors: [] })).toBe(true);
  });

  it('looks for Safe only where nobody else can be around', () => {
    const safe = 'https://app.safe.global';
    const around = (ancestors: readonly string[] | undefined, inFrame = true) =>
      safeMayBeAround({ inFrame, own, ancestors });
    expect([around([safe]), around(undefined)]).toEqual([true, true]);
    expect([around([own]), around([safe, 'https://evil.example']), around([safe], false)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
