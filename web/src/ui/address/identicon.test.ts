import { describe, expect, it } from 'vitest';
import { identicon } from './identicon.ts';

describe('the picture of an address', () => {
  it('is the same however the address is written', () => {
    expect(identicon('0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE')).toEqual(
      identicon('0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae'),
    );
  });

  it('differs for a look-alike that shares the first and the last digits', () => {
    expect(identicon('0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae')).not.toEqual(
      identicon('0x9f2c7be0a81d4c63e5f1d2901b8ac4471e5841ae'),
    );
  });

  it('is mirrored, so that it is seen as one shape', () => {
    const { cells } = identicon('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
    for (const { x, y } of cells) expect(cells).toContainEqual({ x: 4 - x, y });
  });
});
