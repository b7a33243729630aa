import { encodeAbiParameters, type Hex, hexToBytes, numberToHex, padHex, parseAbiParameters } from 'viem';
import { describe, expect, test } from 'vitest';
import { freshBudget } from './budget.ts';
import { type AbiReading, abiDecode } from './abiDecode.ts';
import { abiFields } from './abiType.ts';

describe('words with bits outside their type', () => {
  test('an address with dirty high bytes is cut to its twenty bytes, and listed', () => {
    const it = read('address', `0x${'ff'.repeat(12)}${'33'.repeat(20)}`);
    expect(it).toMatchObject({ ok: true, oddities: [{ at: 0, what: 'dirtyBits' }] });
    expect(first(it)).toEqual({ kind: 'address', address: `0x${'33'.repeat(20)}` });
  });

  test('a bool of 2 is true, and listed', () => {
    const it = read('bool', word(2n));
    expect(it).toMatchObject({ oddities: [{ at: 0, what: 'boolNotOne' }] });
    expect(first(it)).toEqual({ kind: 'bool', value: true });
  });

  test('a uint8 of 0x1ff is 255, and listed', () => {
    const it = read('uint8', word(0x1ffn));
    expect(it).toMatchObject({ oddities: [{ at: 0, what: 'dirtyBits' }] });
    expect(first(it)).toEqual({ kind: 'integer', value: 255n });
  });

  test('an int8 of 0x80 that was not sign-extended is -128, and listed', () => {
    const it = read('int8', word(0x80n));
    expect(it).toMatchObject({ oddities: [{ at: 0, what: 'dirtyBits' }] });
    expect(first(it)).toEqual({ kind: 'integer', value: -128n });
  });

  test('a bytes4 with something behind its four bytes keeps the four, and is listed', () => {
    const it = read('bytes4', `0x12345678${'00'.repeat(27)}01`);
    expect(it).toMatchObject({ oddities: [{ at: 0, what: 'dirtyBits' }] });
    expect(first(it)).toEqual({ kind: 'bytes', hex: '0x12345678' });
  });
});

describe('text', () => {
  test('is UTF-8, not Latin-1', () => {
    const it = read('string', encodeAbiParameters([{ type: 'string' }], ['é€']));
    expect(first(it)).toEqual({ kind: 'text', text: 'é€' });
  });

  test('keeps marks that reverse its direction and line ends: showing them is for the page', () => {
    const text = '\u202eTo: vitalik.eth\n\ufeff';
    const it = read('string', encodeAbiParameters([{ type: 'string' }], [text]));
    expect(first(it)).toEqual({ kind: 'text', text });
  });

  test('that is not UTF-8 stays bytes, and is listed', () => {
    const it = read('string', encodeAbiParameters([{ type: 'bytes' }], ['0xff41']));
    expect(it).toMatchObject({ oddities: [{ at: 64, what: 'invalidText' }] });
    expect(first(it)).toEqual({ kind: 'bytes', hex: '0xff41' });
  });
});

describe('offsets and lengths', () => {
  const refused = (hex: string) => expect(read('bytes', hex as Hex)).toMatchObject({ ok: false });

  test('an offset past the end is refused', () => refused(word(0x1000n)));
  test('an offset of 2^255 is refused', () => refused(word(2n ** 255n)));
  test('an offset that would wrap around is refused', () => refused(word(2n ** 256n - 32n)));
  test('a length above what is left is refused', () => refused(word(32n) + bare(33n) + '00'.repeat(32)));
  test('a length of 2^256-1 is refused', () => refused(word(32n) + bare(2n ** 256n - 1n)));
  test('an empty calldata is refused', () => refused('0x'));

  test('an offset into the head is read as the contract reads it, and listed as going back', () => {
    const it = read('bytes', word(0n));
    expect(it).toMatchObject({ ok: true, oddities: [{ at: 0, what: 'backwardOffset' }] });
    expect(first(it)).toEqual({ kind: 'bytes', hex: '0x' });
  });

  test('two offsets to one place are listed as shared', () => {
    const it = read('bytes,bytes', (word(64n) + bare(64n) + bare(1n) + `aa${'00'.repeat(31)}`) as Hex);
    expect(it).toMatchObject({ ok: true, oddities: [{ at: 32, what: 'sharedOffset' }] });
    expect(it.ok && it.args.map(({ value }) => value)).toEqual([
      { kind: 'bytes', hex: '0xaa' },
      { kind: 'bytes', hex: '0xaa' },
    ]);
  });

  test('a gap before a value is listed at its first byte', () => {
    const it = read('bytes', (word(64n) + bare(7n) + bare(0n)) as Hex);
    expect(it).toMatchObject({ ok: true, oddities: [{ at: 32, what: 'gap' }] });
  });

  test('four bytes that follow are listed where they begin', () => {
    expect(read('uint256', `${word(1n)}deadbeef`)).toMatchObject({
      oddities: [{ at: 32, what: 'trailingBytes' }],
    });
  });

  test('padding that is not zero, or not there, is listed', () => {
    const dirty = (word(32n) + bare(1n) + `aa${'00'.repeat(30)}01`) as Hex;
    expect(read('bytes', dirty)).toMatchObject({ ok: true, oddities: [{ at: 65, what: 'dirtyPadding' }] });
    const missing = (word(32n) + bare(1n) + 'aa') as Hex;
    expect(read('bytes', missing)).toMatchObject({ ok: true, oddities: [{ at: 65, what: 'dirtyPadding' }] });
  });

  test('places are those of the calldata: a value says where its bytes are', () => {
    const it = read(
      'uint256,bytes',
      encodeAbiParameters(parseAbiParameters('uint256,bytes'), [1n, '0xaabb']),
    );
    expect(it.ok && it.args.map(({ bytes }) => bytes)).toEqual([
      [0, 32],
      [96, 98],
    ]);
  });
});

describe('bombs', () => {
  test('an array that claims four million elements in 68 bytes is refused before anything is made', () => {
    const budget = freshBudget();
    const data = hexToBytes((word(32n) + bare(4_000_000n)) as Hex);
    expect(abiDecode(fieldsOf('uint256[]'), data, 0, budget)).toEqual({
      ok: false,
      oddity: { at: 32, what: 'overrun' },
    });
    expect(freshBudget().nodes - budget.nodes).toBe(1);
  });

  test('arrays of arrays whose offsets all lead to one child cost no more than the budget', () => {
    const budget = freshBudget();
    const it = abiDecode(fieldsOf('uint256[][][][]'), bomb(4, 100), 0, budget);
    expect(it).toMatchObject({ ok: false, oddity: { what: 'budget' } });
    expect(freshBudget().nodes - budget.nodes).toBeLessThan(freshBudget().nodes + 100);
  });

  test('ten thousand offsets to one long value are stopped by the bytes that they would make', () => {
    const budget = freshBudget();
    const count = 10_000;
    const heads = bare(BigInt(count * 32)).repeat(count);
    const data = hexToBytes(
      (word(32n) + bare(BigInt(count)) + heads + bare(32_000n) + '11'.repeat(32_000)) as Hex,
    );
    expect(abiDecode(fieldsOf('bytes[]'), data, 0, budget)).toMatchObject({
      ok: false,
      oddity: { what: 'budget' },
    });
    expect(freshBudget().bytes - budget.bytes).toBeLessThan(freshBudget().bytes + 32_001);
  });
});

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 });
}

function bare(value: bigint): string {
  return padHex(numberToHex(value), { size: 32 }).slice(2);
}

function fieldsOf(types: string) {
  return abiFields(parseAbiParameters(types)) ?? [];
}

function read(types: string, hex: Hex): AbiReading {
  return abiDecode(fieldsOf(types), hexToBytes(hex), 0, freshBudget());
}

function first(it: AbiReading) {
  return it.ok ? it.args[0]?.value : undefined;
}

/** `depth` levels of `width` offsets each, all to the same next level; at the end one empty array. */
function bomb(depth: number, width: number): Uint8Array {
  const level = bare(BigInt(width)) + bare(BigInt(width * 32)).repeat(width);
  return hexToBytes((word(32n) + level.repeat(depth - 1) + bare(0n)) as Hex);
}
