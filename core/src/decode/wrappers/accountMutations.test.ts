import { concatHex, encodeAbiParameters, type Hex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../model/step.ts';
import { freshBudget } from '../../codec/budget.ts';
import { decode } from '../decode.ts';
import { fuzz } from '../testing/fuzz.ts';
import { mutated, numbersFrom } from '../testing/mutate.ts';
import { callData, friend, token, transaction, transfer } from '../testing/requests.ts';
import vectors from './testing/accountVectors.json' with { type: 'json' };

const calls = vectors.map(({ to, data }) => ({
  call: { to: to as Hex, value: 0n, data: data as Hex },
  abis: [],
  file: '',
}));

describe('calls of accounts, changed at random', () => {
  test('are read as what they are or not at all, and cost no more than the budget', () => {
    const { read, wrong } = fuzz(calls, 0, 4_000);
    expect(wrong).toEqual([]);
    for (const count of Object.values(read)) expect(count).toBeGreaterThan(100);
  });

  /** Calls that are put together from parts: the data is not in one place. */
  const composed = /^(?:redeemDelegations|propose|queueTransaction|executeTransaction)/;

  test('show each call inside at the place where it is', () => {
    let seen = 0;
    for (let seed = 0; seed < 1_000; seed += 1) {
      const next = numbersFrom(seed);
      const it = calls[next() % calls.length];
      if (it === undefined) continue;
      const data = mutated(it.call.data, next);
      for (const step of decode(transaction({ ...it.call, data }), {}).steps) seen += inPlace(step);
    }
    expect(seen).toBeGreaterThan(400);
  });

  function inPlace(step: Step): number {
    if (composed.test(step.fn?.name ?? '')) return 0;
    for (const inner of step.steps) {
      const [start, end] = inner.bytes;
      const there = step.data.slice(2 + start * 2, 2 + end * 2);
      expect(inner.data.slice(2, 2 + there.length), step.fn?.signature).toBe(there);
    }
    return step.steps.length + step.steps.reduce((sum, inner) => sum + inPlace(inner), 0);
  }
});

describe('small calls that claim to hold many', () => {
  const word = (value: number) => encodeAbiParameters([{ type: 'uint256' }], [BigInt(value)]);
  const modular = (mode: string, data: Hex) =>
    callData('execute(bytes32,bytes)', `0x${mode.padEnd(64, '0')}`, data);
  /** A list of elements that are all the same one. */
  const shared = (count: number, element: Hex) =>
    concatHex([word(count), ...Array.from({ length: count }, () => word(32 * count)), element]);

  function nodesOf(step: Step): number {
    return step.steps.reduce((sum, inner) => sum + nodesOf(inner), 1);
  }

  const batches = (count: number): Hex => {
    const bytes = encodeAbiParameters([{ type: 'bytes' }], [transfer(friend, 1n)]);
    const to = encodeAbiParameters([{ type: 'uint160' }], [BigInt(token)]);
    const call = concatHex([to, word(0), word(96), `0x${bytes.slice(66)}`]);
    const batch = concatHex([word(32), shared(count, call)]);
    const element = concatHex([word((batch.length - 2) / 2), batch]);
    return modular(`0100${'0'.repeat(8)}78210002`, concatHex([word(32), shared(count, element)]));
  };

  const delegations = (count: number): Hex => {
    const caveats = shared(count, concatHex([word(1), word(96), word(128), word(0), word(0)]));
    const after = 192 + (caveats.length - 2) / 2;
    const fields = [word(1), word(2), zeroHash, word(192), word(0), word(after), caveats, word(0)];
    const context = concatHex([word(32), shared(count, concatHex(fields))]);
    const data = concatHex([token, word(0)]);
    return callData('redeemDelegations(bytes[],bytes32[],bytes[])', [context], [zeroHash], [data]);
  };

  test.each([
    ['a list of batches that are all the same batch of the same call', batches],
    ['a chain of delegations with the same caveats in each', delegations],
  ])('%s is read while it is small, and not laid out when it is not', (_, make) => {
    const read = (count: number) => decode(transaction({ data: make(count) }), {}).steps[0];
    expect(read(2)?.reading).not.toBe('unread');
    expect(read(2)?.steps).not.toEqual([]);
    expect(read(200)).toMatchObject({ reading: 'unread', steps: [] });
  });

  test('a bundle of operations that are all the same one stays within the budget', () => {
    const signature =
      'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)';
    const op = [token, 0n, '0x', transfer(friend, 1n), zeroHash, 0n, zeroHash, '0x', '0x'];
    const data = callData(
      signature,
      Array.from({ length: 3_000 }, () => op),
      zeroAddress,
    );
    const [step] = decode(transaction({ data }), {}).steps;
    expect(step === undefined ? 0 : nodesOf(step)).toBeLessThan(freshBudget().nodes);
    expect(step?.steps.length).toBe(3_000);
  });
});
