import { encodeFunctionData, encodePacked, concatHex, erc20Abi, pad, parseAbi, size, toHex } from 'viem';
import { expect, test } from 'vitest';
import { known } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { check } from './check.ts';
import { multiSend, safeTx } from './testing/safes.ts';
import { effectsOf, usdc, viewOf } from './testing/views.ts';

/** How often the rules look at something of a step, of so many transfers of a Safe. */
function looksAt(count: number): number {
  const calls = Array.from({ length: count }, (_, at) => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [pad(toHex(at + 2 ** 20), { size: 20 }), BigInt(at + 1)],
    });
    return encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, usdc, 0n, BigInt(size(data)), data],
    );
  });
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    functionName: 'multiSend',
    args: [concatHex(calls)],
  });
  const view = viewOf(safeTx(multiSend, data, 1), { effects: known(effectsOf([])) });
  let looks = 0;
  const watched = (step: Step): Step =>
    new Proxy(
      { ...step, steps: step.steps.map(watched) },
      {
        get: (it, name) => {
          // What is remembered of a step is not part of it.
          if (typeof name === 'string') looks += 1;
          return Reflect.get(it, name);
        },
      },
    );
  check({ ...view, steps: view.steps.map(watched) });
  return looks;
}

test('each call of a long batch costs the rules as much as one of a short batch, and no more than so many looks', () => {
  const [few, many] = [looksAt(50), looksAt(100)];
  const each = (many - few) / 50;
  expect(each).toBeLessThanOrEqual(480);
  // What does not depend on how many there are.
  expect(few - 50 * each).toBeLessThan(few / 10);
});
