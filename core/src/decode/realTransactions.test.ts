import fc from 'fast-check';
import { bytesToHex, encodeFunctionData, type Hex, hexToBytes, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import type { ArgValue, Step } from '../model/step.ts';
import { standardFunctions } from './abis/standard.ts';
import { decode } from './decode.ts';
import { callData, multiSend, multiSendAddress, packed, transaction } from './testing/requests.ts';
import * as real from './testing/realTransactions.ts';

describe('transactions that happened', () => {
  const read = (call: typeof real.swapIn) => decode(transaction(call), {});

  test('a payment by a Safe is read down to the token transfer', () => {
    expect(read(real.safePayment)).toMatchObject({
      complete: true,
      steps: [
        {
          reading: 'canonical',
          fn: { name: 'execTransaction' },
          steps: [
            {
              to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
              fn: { name: 'transfer' },
              args: [
                { value: { address: '0x14c30D9139CBbCA09e8232938Fe265FBF120eaAA' } },
                { value: { value: 30_000_000_000n } },
              ],
            },
          ],
        },
      ],
    });
  });

  test('swaps of the Uniswap V3 router and a change of a Safe owner are canonical', () => {
    for (const call of [real.swapIn, real.swapOut, real.swapOwner])
      expect(read(call)).toMatchObject({ complete: true, steps: [{ reading: 'canonical' }] });
  });

  test('in one MultiSend they are read as they are alone', () => {
    const calls = Object.values(real).filter((call) => call.to !== null);
    const entries = calls.map(({ to, data }) => ({ to: to as Hex, data }));
    const step = decode(transaction({ to: multiSendAddress, data: multiSend(packed(...entries)) }), {})
      .steps[0];
    expect(step?.steps.map(({ data, fn }) => [data, fn?.name])).toEqual(
      calls.map((call) => [call.data, read(call).steps[0]?.fn?.name]),
    );
  });
});

test('a real transaction with one change is read to its very bytes, with oddities, or not at all', () => {
  const seeds = [
    ...Object.values(real).map(({ data }) => data),
    multiSend(packed(...Object.values(real).map(({ data }) => ({ to: multiSendAddress, data })))),
    callData('multicall(bytes[])', [real.swapIn.data, real.swapOut.data]),
  ];
  let canonical = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (data, where, flip) => {
        const bytes = hexToBytes(data);
        const at = 4 + (where % (bytes.length - 4));
        bytes[at] = (bytes[at] ?? 0) ^ flip;
        const { steps, complete } = decode(transaction({ data: bytesToHex(bytes) }), {});
        const all = everyStep(steps);
        expect(complete).toBe(all.every(({ reading }) => reading !== 'unread'));
        for (const step of all) {
          if (step.reading === 'lenient') expect(step.oddities).not.toEqual([]);
          if (step.reading === 'canonical') {
            expect(step.oddities).toEqual([]);
            expect(encodedAgain(step)).toBe(step.data);
            canonical += 1;
          }
        }
      },
    ),
    { numRuns: 1_500 },
  );
  expect(canonical).toBeGreaterThan(500);
});

test('whatever the bytes are, decoding them never throws', () => {
  const selectors = ['8d80ff0a', 'ac9650d8', '6a761202', '82ad56cb', 'b63e800d', '0d58b1db', '2a2d80d1'];
  const word = fc.oneof(
    fc.constantFrom(0n, 1n, 32n, 64n, 96n, 2n ** 255n, 2n ** 256n - 1n, 2n ** 64n),
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  );
  const body = fc.array(word, { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...selectors), body, fc.nat({ max: 31 }), (selector, words, cut) => {
      const hex = words.map((it) => it.toString(16).padStart(64, '0')).join('');
      const data = `0x${selector}${hex.slice(0, Math.max(0, hex.length - cut * 2))}` as Hex;
      const { steps } = decode(transaction({ data }), {});
      expect(steps).toHaveLength(1);
    }),
    { numRuns: 3_000 },
  );
});

function everyStep(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => [step, ...everyStep(step.steps)]);
}

/** Calldata made again from name and values, by viem alone. */
function encodedAgain({ fn, args, data }: Step): Hex {
  if (fn === undefined) return data === '0x' ? '0x' : '0x00';
  const text = standardFunctions(fn.selector).find(({ text }) => text.startsWith(`${fn.name}(`))?.text ?? '';
  const abi = parseAbi([`function ${text}`] as readonly string[]);
  const values = args.map(({ value }) => plain(value));
  return encodeFunctionData({ abi, args: values } as unknown as Parameters<typeof encodeFunctionData>[0]);
}

function plain(value: ArgValue): unknown {
  switch (value.kind) {
    case 'array':
      return value.items.map((item) => plain(item.value));
    case 'tuple':
      return value.fields.map((field) => plain(field.value));
    case 'address':
      return value.address;
    case 'bytes':
      return value.hex;
    case 'text':
      return value.text;
    default:
      return value.value;
  }
}
