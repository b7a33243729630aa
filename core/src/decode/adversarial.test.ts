import { concatHex, encodeAbiParameters, type Hex, numberToHex, padHex, size } from 'viem';
import { describe, expect, test } from 'vitest';
import { safeSpans } from '../text/safeSpans.ts';
import { freshBudget } from '../codec/budget.ts';
import type { AbiFor } from '../model/abi.ts';
import { decode } from './decode.ts';
import { readFunction } from './readFunction.ts';
import { functionAbi } from '../codec/functionAbi.ts';
import { friend, token, transaction, transfer } from './testing/requests.ts';

// Bytes that decoders in use show wrongly or without a word: what a contract reads is shown, and every difference
// from what an encoder would have written is said. The bytes are written by hand, or by viem where they are honest.

describe('words that are more than their type', () => {
  test('A1: an address with dirty high bytes is the address the contract calls, and not canonical', () => {
    const dirty = concatHex(['0xa9059cbb', `0x${'22'.repeat(12)}${'33'.repeat(20)}`, word(1n)]);
    const step = read(dirty);
    expect(step).toMatchObject({ reading: 'lenient', oddities: [{ at: 4, what: 'dirtyBits' }] });
    expect(step.args[0]?.value).toEqual({ kind: 'address', address: `0x${'33'.repeat(20)}` });
  });

  test.each([
    ['a bool of 2', 'bool it', 2n, { at: 4, what: 'boolNotOne' }, { kind: 'bool', value: true }],
    ['a uint8 of 0x1ff', 'uint8 it', 0x1ffn, { at: 4, what: 'dirtyBits' }, { kind: 'integer', value: 255n }],
    ['an int8 of 0x80', 'int8 it', 0x80n, { at: 4, what: 'dirtyBits' }, { kind: 'integer', value: -128n }],
  ])('A2: %s is cut to its type, and flagged', (_, parameter, raw, oddity, value) => {
    const step = readAs(`f(${parameter})`, word(raw));
    expect(step).toMatchObject({ reading: 'lenient', oddities: [oddity] });
    expect(step.args[0]?.value).toEqual(value);
  });
});

describe('text', () => {
  test('A3: is UTF-8, not Latin-1', () => {
    const step = readAs('f(string it)', encodeAbiParameters([{ type: 'string' }], ['é€']));
    expect(step.reading).toBe('canonical');
    expect(step.args[0]?.value).toEqual({ kind: 'text', text: 'é€' });
  });

  test('A4: a reversed line with a payee of its own is made visible where it is shown', () => {
    const text = '\u202eTo: vitalik.eth\n';
    const step = readAs('f(string it)', encodeAbiParameters([{ type: 'string' }], [text]));
    const value = step.args[0]?.value;
    expect(value).toEqual({ kind: 'text', text });
    expect(value?.kind === 'text' && safeSpans(value.text).map(({ kind }) => kind)).toEqual([
      'bidi',
      'plain',
      'lineBreak',
    ]);
  });
});

describe('offsets and lengths', () => {
  test.each([
    ['an offset past the end', [word(0x1000n)]],
    ['an offset of 2^255', [word(2n ** 255n)]],
    ['an offset that would wrap around', [word(2n ** 256n - 32n)]],
    ['a length above the data', [word(32n), word(64n), word(0n)]],
    ['a length of 2^256 - 1', [word(32n), word(2n ** 256n - 1n), word(0n)]],
  ])('A5: %s is not a reading, and shows no value', (_, words) => {
    const step = readAs('f(bytes it)', concatHex(words));
    expect(step).toMatchObject({ reading: 'unread', args: [], oddities: [{ what: 'overrun' }] });
    expect(step.fn).toBeUndefined();
  });

  test('A6: an offset into the head is read as the contract reads it, and flagged as going back', () => {
    const step = readAs(
      'f(bytes it, uint256 n)',
      concatHex([word(32n), word(3n), padHex('0x', { size: 32 })]),
    );
    expect(step).toMatchObject({ reading: 'lenient', oddities: [{ at: 4, what: 'backwardOffset' }] });
    expect(step.args.map(({ value }) => value)).toEqual([
      { kind: 'bytes', hex: '0x000000' },
      { kind: 'integer', value: 3n },
    ]);
  });

  test('A6: two offsets to one place are flagged as shared', () => {
    const step = readAs('f(bytes a, bytes b)', concatHex([word(64n), word(64n), word(0n)]));
    expect(step).toMatchObject({ reading: 'lenient', oddities: [{ at: 36, what: 'sharedOffset' }] });
  });

  test('A7: bytes behind the arguments are listed where they begin: four of them here', () => {
    const data = concatHex([transfer(friend, 5n), '0xdeadbeef']);
    const step = read(data);
    expect(step).toMatchObject({ reading: 'lenient', oddities: [{ at: 68, what: 'trailingBytes' }] });
    expect(size(data) - 68).toBe(4);
    expect(step.args.map(({ name }) => name)).toEqual(['to', 'amount']);
  });
});

describe('bombs', () => {
  test.each([100_000n, 1_000_000n, 4_000_000n, 2n ** 255n])(
    'A13: a list of %s numbers in 68 bytes is refused by its length before anything is made of it',
    (claimed) => {
      const budget = freshBudget();
      const data = concatHex(['0x00000001', word(32n), word(claimed)]);
      expect(size(data)).toBe(68);
      const it = readFunction(data, [candidate('f(uint256[] it)')], budget);
      expect(it).toMatchObject({ reading: 'unread', oddities: [{ at: 36, what: 'overrun' }], args: [] });
      const fresh = freshBudget();
      expect(fresh.nodes - budget.nodes).toBeLessThanOrEqual(2);
      expect(fresh.bytes - budget.bytes).toBe(0);
    },
  );

  test('A13: a list of things that take no room is no type', () => {
    expect(functionAbi('f(uint256[0][] it)')).toBeUndefined();
  });

  test('A14: lists whose offsets all point at one child cost no more than the budget', () => {
    const budget = freshBudget();
    const { nodes } = freshBudget();
    const data = concatHex(['0x00000001', sharedLists(4, 100)]);
    expect(size(data)).toBeLessThan(10_000);
    const it = readFunction(data, [candidate('f(uint256[][][][] it)')], budget);
    expect(it).toMatchObject({ reading: 'unread', args: [] });
    expect(it.oddities[0]?.what).toBe('budget');
    // What is spent is what was there and one step more, whatever the bytes claim.
    expect(nodes - budget.nodes).toBeLessThanOrEqual(nodes + 8);
  });

  test('A14: many candidates for one bomb share one budget', () => {
    const budget = freshBudget();
    const data = concatHex(['0x00000001', sharedLists(4, 100)]);
    const many = Array.from({ length: 50 }, (_, at) => candidate(`f${at}(uint256[][][][] it)`));
    expect(readFunction(data, many, budget).reading).toBe('unread');
    expect(budget.nodes).toBeGreaterThanOrEqual(-400);
  });

  test('A14: bytes that are pointed at a thousand times are laid out only as often as the budget allows', () => {
    const budget = freshBudget();
    const count = 1_000;
    const offsets = Array.from({ length: count }, () => word(BigInt(count * 32)));
    const data = concatHex(['0x00000001', word(32n), word(BigInt(count)), ...offsets, word(65_536n)]);
    const whole = concatHex([data, `0x${'11'.repeat(65_536)}`]);
    const it = readFunction(whole, [candidate('f(bytes[] it)')], budget);
    expect(it).toMatchObject({ reading: 'unread', oddities: [{ what: 'budget' }] });
    expect(budget.bytes).toBeGreaterThan(-65_537);
  });

  test('tuples in tuples end at a depth, wherever their offsets lead', () => {
    const deep = `f(${'('.repeat(17)}uint256 x${')'.repeat(17)} it)`;
    expect(functionAbi(deep)).toBeUndefined();
    expect(functionAbi(`f(uint256${'[]'.repeat(17)} it)`)).toBeUndefined();
  });
});

describe('A22: names that JavaScript gives a meaning', () => {
  test.each(['__proto__', 'constructor', 'length', 'toString', 'hasOwnProperty'])(
    'a parameter called %s is an argument like others',
    (name) => {
      const step = readAs(`f(uint256 ${name}, uint256 other)`, concatHex([word(7n), word(8n)]));
      expect(step.reading).toBe('canonical');
      expect(step.args.map((arg) => [arg.name, arg.value])).toEqual([
        [name, { kind: 'integer', value: 7n }],
        ['other', { kind: 'integer', value: 8n }],
      ]);
      expect(Object.getPrototypeOf(step)).toBe(Object.prototype);
    },
  );

  test('a function called __proto__ or constructor is read by its signature', () => {
    for (const name of ['__proto__', 'constructor', 'valueOf']) {
      const fn = functionAbi({
        type: 'function',
        name,
        inputs: [{ name: 'it', type: 'uint256' }],
        outputs: [],
        stateMutability: 'payable',
      });
      expect(fn?.signature).toBe(`${name}(uint256)`);
    }
  });

  test('names that are not identifiers, and names used twice, become positions', () => {
    const fn = functionAbi({
      type: 'function',
      name: 'f',
      inputs: [
        { name: 'to\u202e', type: 'address' },
        { name: 'a', type: 'uint256' },
        { name: 'a', type: 'uint256' },
      ],
      outputs: [],
      stateMutability: 'payable',
    });
    expect(fn?.fields.map(({ name }) => name)).toEqual(['0', 'a', '2']);
  });
});

describe('calls that are hardly calls', () => {
  test.each(['0x00', '0x0000', '0xa9059c'] as const)(
    '%s can only reach a fallback, and stays unread',
    (data) => {
      expect(read(data)).toMatchObject({ reading: 'unread', args: [], steps: [] });
    },
  );

  test('no calldata at all is a payment, also to a contract', () => {
    expect(read('0x')).toMatchObject({ reading: 'canonical', args: [] });
  });

  test('the selector 0x00000000 with data is a function, and none that is made up', () => {
    const step = read(concatHex(['0x00000000', word(1n)]));
    expect(step).toMatchObject({ reading: 'unread', args: [] });
    expect(step.fn).toBeUndefined();
  });

  test('a text that an ABI calls a function, but is none, explains nothing', () => {
    const step = read(concatHex(['0x00000001', word(1n)]), ['f(uint256', 'f(', '', 'x'.repeat(20_000)]);
    expect(step.reading).toBe('unread');
  });
});

/** A list of lists of lists, each of `count` elements that are all the same one. */
function sharedLists(depth: number, count: number): Hex {
  const level = (left: number): Hex => {
    if (left === 1) return concatHex([word(1n), word(7n)]);
    const offsets = Array.from({ length: count }, () => word(BigInt(count * 32)));
    return concatHex([word(BigInt(count)), ...offsets, level(left - 1)]);
  };
  return concatHex([word(32n), level(depth)]);
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 });
}

function candidate(text: string) {
  const fn = functionAbi(text);
  if (fn === undefined) throw new Error(text);
  return { fn, from: [{ by: 'source', name: 'test' } as const] };
}

function read(data: Hex, functions: AbiFor['functions'] = []) {
  const abis: AbiFor[] = [{ address: token, functions, from: { by: 'user', entry: 'pasted' } }];
  const { steps } = decode(transaction({ data }), { abis });
  if (steps[0] === undefined) throw new Error('no step');
  return steps[0];
}

/** Calldata of a function that only the given ABI knows. */
function readAs(signature: string, args: Hex) {
  const { selector } = candidate(signature).fn;
  return read(concatHex([selector, args]), [signature]);
}
