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
    expect(await inLine([{ bytes: [4, 36], what: 'offset', arg: 'path' }])).toBe('where path begins');
    expect(await inLine([{ bytes: [4, 36], what: 'extra' }])).toBe('belongs to nothing');
    expect(await inLine([])).toBe('unused');
  });

  test('is all of it where values share them', async () => {
    const uses = ['a', 'b', 'c'].map((arg) => ({ bytes: [4, 36], what: 'length', arg }) as const);
    expect(await inLine(uses.slice(0, 2))).toBe('shared by how long a is and how long b is');
    expect(await inLine(uses)).toBe('shared by how long a is, how long b is, and how long c is');
  });
});

test('a value that is pointed at marks its parts, and none that only begins alike', () => {
  expect(isMarked('path.0.token', 'path')).toBe(true);
  expect(isMarked('path', 'path.0')).toBe(false);
  expect(isMarked('pathLength', 'path')).toBe(false);
  expect(isMarked(undefined, undefined)).toBe(false);
});
