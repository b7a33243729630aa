import fc from 'fast-check';
import {
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  multicall3Abi,
  pad,
  toFunctionSelector,
} from 'viem';
import { expect, test } from 'vitest';
import { aggregate3, aggregate3Answer, multicall3 } from './multicall.ts';

const answerType = [
  {
    type: 'tuple[]',
    components: [
      { type: 'bool', name: 'ok' },
      { type: 'bytes', name: 'data' },
    ],
  },
] as const;

/** What tells the chain is before all others. */
const chain = { ok: true, data: pad('0x0a') };

const hex = (max: number) =>
  fc.uint8Array({ maxLength: max }).map((it): Hex => `0x${Buffer.from(it).toString('hex')}`);

test('every question reaches Multicall3 as it was asked, and each may fail alone', () => {
  const ask = fc.record({
    to: fc
      .uint8Array({ minLength: 20, maxLength: 20 })
      .map((it): Hex => `0x${Buffer.from(it).toString('hex')}`),
    data: hex(80),
  });
  fc.assert(
    fc.property(fc.array(ask, { maxLength: 20 }), (asks) => {
      const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data: aggregate3(asks) });
      expect(functionName).toBe('aggregate3');
      const [calls] = args as unknown as [{ target: string; allowFailure: boolean; callData: Hex }[]];
      const [chain, ...rest] = calls.map((it) => ({ to: it.target.toLowerCase(), data: it.callData }));
      expect(chain).toEqual({ to: multicall3.toLowerCase(), data: toFunctionSelector('getChainId()') });
      expect(rest).toEqual(asks);
      expect(calls.every((it) => it.allowFailure)).toBe(true);
    }),
  );
});

test('what it returned is read back exactly', () => {
  const returned = fc.record({ ok: fc.boolean(), data: hex(200) });
  fc.assert(
    fc.property(fc.array(returned, { maxLength: 20 }), (list) => {
      const data = encodeAbiParameters(answerType, [[chain, ...list]]);
      expect(aggregate3Answer(data, list.length)).toEqual({ chainId: 10n, returned: list });
      expect(aggregate3Answer(data, list.length + 1)).toBeUndefined();
    }),
  );
});

test('a Multicall3 that does not say its chain answers all the same', () => {
  const data = encodeAbiParameters(answerType, [[{ ok: false, data: '0x' }]]);
  expect(aggregate3Answer(data, 0)).toEqual({ returned: [] });
});

test('an answer with one bit changed is refused, or is another answer, and never throws', () => {
  const data = encodeAbiParameters(answerType, [
    [chain, { ok: true, data: '0x11' }, { ok: false, data: '0x' }],
  ]);
  fc.assert(
    fc.property(fc.nat((data.length - 2) / 2 - 1), fc.nat(7), (at, bit) => {
      const bytes = Buffer.from(data.slice(2), 'hex');
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
      const same = aggregate3Answer(data, 2);
      expect(aggregate3Answer(`0x${bytes.toString('hex')}`, 2)).not.toEqual(same);
    }),
  );
});
