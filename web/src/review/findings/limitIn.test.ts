import type { Finding } from '@readback/core/model/finding.ts';
import { expect, it } from 'vitest';
import type { Address } from 'viem';
import { fact, router, sample, step, weth } from '../testing/sample.ts';
import { limitIn } from './limitIn.ts';

const asset = { kind: 'token', chainId: 1, address: weth } as const;
const amount = {
  name: 'amount',
  type: 'uint256',
  value: { kind: 'integer', value: 0n },
  bytes: [0, 0],
} as const;
const allows = (id: string) => step({ id, args: [amount] });
const read = (steps = [allows('0')], findings: readonly Finding[] = []) => sample({ steps, findings });
const allowance = (raw: bigint, unlimited = false) =>
  fact('step.0.arg.amount', { kind: 'allowance', raw, unlimited, asset });
const of = (it: ReturnType<typeof fact>) => (id: string) => (id === it.id ? it : undefined);

it('an allowance without a limit can be limited, to what a check says that is needed', () => {
  expect(limitIn(read(), asset, 2n ** 256n - 1n, undefined, of(allowance(2n ** 256n - 1n, true)))).toEqual({
    fact: 'step.0.arg.amount',
  });
  const needs = [
    { rule: 'it', outcome: 'fired', act: { kind: 'setInteger', fact: 'step.0.arg.amount', value: 7n } },
  ] as unknown as readonly Finding[];
  expect(limitIn(read(undefined, needs), asset, 9n, undefined, of(allowance(9n, true)))?.needed).toBe(7n);
});

it('one that leaves something over can be limited to what the request takes', () => {
  expect(limitIn(read(), asset, 4_000n, undefined, of(allowance(5_000n)))).toEqual({
    fact: 'step.0.arg.amount',
    needed: 1_000n,
  });
});

it('one that is used up, or of which the request takes nothing, is left as it is', () => {
  expect(limitIn(read(), asset, 0n, undefined, of(allowance(5_000n)))).toBeUndefined();
  expect(limitIn(read(), asset, 5_000n, undefined, of(allowance(5_000n)))).toBeUndefined();
});

it('of several none is meant', () => {
  const both = (id: string) =>
    /^step\.[01]\.arg\.amount$/.test(id) ? { ...allowance(9n, true), id } : undefined;
  expect(limitIn(read([allows('0'), allows('1')]), asset, 9n, undefined, both)).toBeUndefined();
});

it('of two for two spenders each is limited in the row of its spender', () => {
  const to = (id: string, spender: Address) =>
    step({
      id,
      args: [
        { name: 'spender', type: 'address', value: { kind: 'address', address: spender }, bytes: [0, 0] },
        amount,
      ],
    });
  const both = (id: string) =>
    /^step\.[01]\.arg\.amount$/.test(id) ? { ...allowance(9n, true), id } : undefined;
  const steps = [to('0', router), to('1', weth)];
  expect(limitIn(read(steps), asset, 9n, weth, both)?.fact).toBe('step.1.arg.amount');
  expect(limitIn(read(steps), asset, 9n, router, both)?.fact).toBe('step.0.arg.amount');
  expect(limitIn(read([to('0', weth), to('1', weth)]), asset, 9n, weth, both)).toBeUndefined();
});
