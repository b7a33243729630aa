import fc from 'fast-check';
import type { Address, Hex } from 'viem';
import { parseErc6492Signature, serializeErc6492Signature } from 'viem/utils';
import { expect, test } from 'vitest';
import { isWrapped, unwrap } from './wrappedSignature.ts';

const hex = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((it): Hex => `0x${Buffer.from(it).toString('hex')}`);

const wrapped = fc.record({ address: hex(20, 20), data: hex(0, 200), signature: hex(0, 130) });

test('what viem wraps (ERC-6492) is unwrapped to the same parts', () => {
  fc.assert(
    fc.property(wrapped, ({ address, data, signature }) => {
      const text = serializeErc6492Signature({ address, data, signature });
      const { factory, ...parts } = unwrap(text) ?? {};
      expect({ ...parts, factory: factory?.toLowerCase() }).toEqual({
        data,
        inner: signature,
        factory: address,
      });
    }),
    { numRuns: 200 },
  );
});

// Viem reads on into the mark that such signatures end with; contracts cut it off before they decode.
test('with a byte changed it holds what viem finds in it, or nothing', () => {
  fc.assert(
    fc.property(wrapped, fc.nat(), fc.nat({ max: 254 }), ({ address, data, signature }, at, by) => {
      const text = serializeErc6492Signature({ address, data, signature });
      const place = 2 + 2 * (at % (text.length / 2 - 1));
      const byte = (Number.parseInt(text.slice(place, place + 2), 16) + 1 + by) % 256;
      const changed: Hex = `0x${text.slice(2, place)}${byte.toString(16).padStart(2, '0')}${text.slice(place + 2)}`;
      const ours = unwrap(changed);
      const theirs = viemIn(changed);
      if (ours !== undefined) expect({ ...ours, factory: ours.factory.toLowerCase() }).toEqual(theirs);
    }),
    { numRuns: 300 },
  );
});

test('what only ends like one holds nothing', () => {
  const mark = '6492'.repeat(16);
  for (const it of [`0x${mark}`, `0x00${mark}`, `0x${'00'.repeat(95)}${mark}`] as const)
    expect(unwrap(it)).toBeUndefined();
  expect(isWrapped(`0x${'11'.repeat(65)}`)).toBe(false);
});

function viemIn(text: Hex): { factory: Address; data: Hex; inner: Hex } | undefined {
  try {
    const { address, data, signature } = parseErc6492Signature(text);
    if (address === undefined || data === undefined) return undefined;
    return { factory: address.toLowerCase() as Address, data, inner: signature };
  } catch {
    return undefined;
  }
}
