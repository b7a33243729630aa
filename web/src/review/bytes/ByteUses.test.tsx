import { describe, expect, test } from 'vitest';
import type { ByteUse } from '@readback/core/decode/byteMap.ts';
import { prerender } from 'react-dom/static';
import { ByteUses } from './ByteUses.tsx';
import { isMarked } from './marking.ts';

async function inLine(uses: readonly ByteUse[]): Promise<string> {
  const { prelude } = await prerender(<ByteUses uses={uses} />);
  return (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '');
}

describe('what bytes are for', () => {
  test('is said in words, with the name of the value', async () => {
    expect(await inLine([{ bytes: [4, 36], what: 'value', arg: 'spender' }])).toBe('spender');
    expect(await inLine([{ bytes: [4, 36], what: 'offset', arg: 'path' }])).toBe('start position of path');
    expect(await inLine([{ bytes: [4, 36], what: 'extra' }])).toBe('extra bytes outside any value');
    expect(await inLine([])).toBe('unused');
  });

  test('is all of it where values share them', async () => {
    const uses = ['a', 'b', 'c'].map((arg) => ({ bytes: [4, 36], what: 'length', arg }) as const);
    expect(await inLine(uses.slice(0, 2))).toBe('used more than once: length of a and length of b');
    expect(await inLine(uses)).toBe('used more than once: length of a, length of b, and length of c');
  });
});

test('a value that is pointed at marks its parts, and none that only begins alike', () => {
  expect(isMarked('path.0.token', 'path')).toBe(true);
  expect(isMarked('path', 'path.0')).toBe(false);
  expect(isMarked('pathLength', 'path')).toBe(false);
  expect(isMarked(undefined, undefined)).toBe(false);
});
