import { problems } from '../text/problems.ts';
import fc from 'fast-check';
import { serializeTransaction } from 'viem';
import { describe, expect, test } from 'vitest';
import type { ParseContext } from './parse/parsed.ts';
import { mostText } from './parse/parsing.ts';
import { readPasted } from './parse/readPasted.ts';
import { refusalOf } from './testing/readAs.ts';

const token = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const here: ParseContext = { chainId: 1, from: token };

const types = {
  EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
  A: [{ name: 'x', type: 'uint8' }],
};
const typed = (change: object) =>
  JSON.stringify({ types, primaryType: 'A', domain: { chainId: 1 }, message: { x: 1 }, ...change });

async function typedOf(text: string) {
  const parsed = await readPasted(text, {});
  if (!parsed.ok) throw parsed.error;
  return parsed.request.body.kind === 'typedData' ? parsed.request.body.typed : undefined;
}

// Probes A16 to A20 of the research on decoding, and what it lists besides for JSON, hex and RLP.
describe('typed data', () => {
  test('is for the same chain however its id is written', async () => {
    for (const chainId of ['"0x1"', '"1"', '1', '"0x01"']) {
      const text = typed({}).replace('"chainId":1', `"chainId":${chainId}`);
      expect((await typedOf(text))?.domain.chainId, chainId).toBe(1n);
    }
  });

  test('with a number that programs round is refused, and with the same in quotes is exact', async () => {
    const wide = { types: { ...types, A: [{ name: 'x', type: 'uint256' }] } };
    const number = typed(wide).replace('"x":1}', '"x":10000000000000001}');
    expect((await refusalOf(number)).error.message).toContain('typed.rounded');
    expect((await typedOf(number.replace('10000000000000001', '"10000000000000001"')))?.message).toEqual({
      x: 10_000_000_000_000_001n,
    });
    for (const odd of ['1e21', '1.0', '-0', '1E2']) {
      await refusalOf(number.replace('10000000000000001', odd));
    }
  });

  test('reads hex integers as what they are', async () => {
    expect((await typedOf(typed({ message: { x: '0x10' } })))?.message).toEqual({ x: 16n });
  });

  test('whose values do not fit their types is refused', async () => {
    const of = (type: string, x: unknown) =>
      typed({ types: { ...types, A: [{ name: 'x', type }] }, message: { x } });
    for (const text of [
      of('uint8', 999),
      of('int8', 128),
      of('bytes32', `0x${'11'.repeat(33)}`),
      of('address', token.slice(0, 40)),
      of('bool', 1),
      of('bytes', 'text'),
    ]) {
      await refusalOf(text);
    }
    await expect(typedOf(of('address', token.toLowerCase()))).resolves.toBeDefined();
  });

  test('with a missing field, a struct that is called like a type, or one in itself is refused', async () => {
    const refused = [
      typed({ message: {} }),
      typed({ types: { ...types, uint256: [{ name: 'y', type: 'bool' }] } }),
      typed({ types: { ...types, A: [{ name: 'x', type: 'A' }] }, message: { x: {} } }),
      typed({ primaryType: 'EIP712Domain', message: { chainId: 1 } }),
    ];
    const errors = await Promise.all(refused.map(async (it) => (await refusalOf(it)).error.problem.id));
    expect(errors).toEqual(['typed.missing', 'typed.basicName', 'typed.containsItself', 'typed.onlyDomain']);
  });
});

describe('JSON that two programs read differently', () => {
  test.each([
    [`{"to":"${token}","to":"${token}"}`, 'json.keyTwice'],
    [`{"to":"${token}","\\u0074o":"${token}"}`, 'json.keyTwice'],
    [`{"__proto__":{"to":"${token}"},"data":"0x"}`, 'json.proto'],
    [`{"to":"${token}","value":1e21}`, 'field.noQuantity'],
    [`{"to":"${token}","value":9007199254740993}`, 'field.rounded'],
    [`{"to":"${token}","value":"0x1"} {}`, 'at {"problem":{"id":"json.extra"},"line":1,"column":'],
    [`{"to":"${token}",'value':1}`, 'at {"problem":{"id":"json.noKey"},"line":1,"column":'],
    [`{"to":"${token}","data":"\ud800"}`, 'json.halfCharacter'],
    [`\ufeff{"to":"${token}"}`, 'text.byteOrderMark'],
    [
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      'at {"problem":{"id":"json.tooDeep","args":{"most":64}},"line":1,"column":321}',
    ],
    [`[${'0,'.repeat(150_000)}0]`, 'at {"problem":{"id":"json.tooMany"},"line":1,"column":200000}'],
    [`{"a":"${'x'.repeat(10_000_000)}"}`, 'text.tooLong'],
  ])('%.60s is refused', async (text, sentence) => {
    expect((await refusalOf(text, here)).error.message).toContain(sentence);
  });

  test('names of every object are no keys of a request', async () => {
    for (const key of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      const parsed = await refusalOf(`{"to":"${token}","${key}":"0x"}`, here);
      expect(parsed.error.message).toContain('field.unknown');
      const asked = await refusalOf(`{"method":"${key}","params":[]}`, here);
      expect(asked.error.message).toContain('request.unknownMethod');
    }
  });
});

describe('nothing that is pasted', () => {
  const seeds = [
    serializeTransaction({ to: token, chainId: 1, nonce: 1, gas: 1n, maxFeePerGas: 1n, type: 'eip1559' }),
    typed({}),
    JSON.stringify({ method: 'wallet_sendCalls', params: [{ calls: [{ to: token }], chainId: '0x1' }] }),
    JSON.stringify({ chainId: '0x0', address: token, nonce: '0x1', r: '0x1', s: '0x1', yParity: '0x0' }),
    JSON.stringify({ sender: token, nonce: '0x1', callData: '0x', callGasLimit: '0x1', signature: '0x' }),
    JSON.stringify({
      safe: token,
      to: token,
      value: '0',
      operation: 0,
      safeTxGas: 0,
      nonce: 1,
      safeTxHash: '0x',
    }),
    JSON.stringify({ transactions: [{ to: token, value: '0', contractMethod: { name: 'f', inputs: [] } }] }),
    `ethereum:${token}@1/transfer?address=${token}&uint256=1e18`,
    `https://app.safe.global/transactions/tx?safe=eth:${token}&id=multisig_${token}_0x${'ab'.repeat(32)}`,
    `to: ${token}\ndata: 0xd0e30db0`,
  ];
  const bit = fc.oneof(
    fc.constantFrom(
      '"',
      '{',
      '}',
      '[]',
      ',',
      '0x',
      '\\u0000',
      '\ud800',
      '%ff',
      '1e99',
      'null',
      '__proto__',
      '＠',
      '\n',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const mutated = fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(), fc.nat(8), bit), { minLength: 1, maxLength: 4 }),
    )
    .map(([seed, changes]) =>
      changes.reduce((text, [at, cut, put]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + cut);
      }, seed),
    );

  test('makes it throw, and every refusal is a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(
        mutated,
        fc.constantFrom<ParseContext>({}, here, { ...here, to: token }),
        async (text, context) => {
          const parsed = await readPasted(text, context);
          if (parsed.ok) {
            expect(parsed.request.raw).toBe(text);
            return;
          }
          expect(Object.keys(problems)).toContain(parsed.error.problem.id);
          expect(parsed.error.problem.id).not.toBe('text.bug');
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('of the longest length costs more than its length: each of these ends', async () => {
    const half = mostText / 2 - 100;
    for (const text of [
      `0x${'f9ffff'.repeat(half / 3)}`.slice(0, mostText - 2),
      `0x02fa${half.toString(16).padStart(6, '0')}${'01'.repeat(half)}`,
      `0x${'c1'.repeat(half)}`,
      `ethereum:${'a'.repeat(half)}.eth?${'uint8=1&'.repeat(half / 10)}`,
      `https://etherscan.io/tx/0x${'ab'.repeat(half)}`,
      `${'a.'.repeat(half)}eth`,
      `{"transactions":[${'{"to":""},'.repeat(1_001)}{}]}`,
      `{"authorizationList":[${'{},'.repeat(300)}{}],"to":null}`,
      `to:${'\n/'.repeat(half)}`,
    ]) {
      const parsed = await readPasted(text, here);
      expect(parsed.ok && parsed.took !== 'bytes' && parsed.took !== 'calldata', text.slice(0, 40)).toBe(
        false,
      );
    }
  });
});
