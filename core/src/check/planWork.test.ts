import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbi,
  parseAbiParameters,
  toHex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../model/known.ts';
import { check } from './check.ts';
import { effectsOf, friend, me, transaction, viewOf } from './testing/views.ts';
import { counted, workOf } from './testing/work.ts';

// How much the rules look at for plans of commands, which no clock says.
const universal = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const itself = '0x0000000000000000000000000000000000000002';
const account = (at: number): Hex => pad(toHex(at + 1_000), { size: 20 });

type Command = readonly [code: string, input: Hex];
const abi = (types: string, ...values: readonly unknown[]) =>
  encodeAbiParameters(parseAbiParameters(types), values as never);
const joined = (its: readonly Command[]) =>
  [`0x${its.map(([code]) => code).join('')}` as Hex, its.map(([, input]) => input)] as const;
const part = (code: '21' | 'a1', ...its: readonly Command[]): Command => [
  code,
  abi('bytes, bytes[]', ...joined(its)),
];
const plan = (its: readonly Command[]) => {
  const data = encodeFunctionData({
    abi: parseAbi(['function execute(bytes commands, bytes[] inputs, uint256 deadline)']),
    args: [...joined(its), 9n],
  });
  return transaction(universal, data, 10n ** 18n);
};
const wrap = (at: number): Command => ['0b', abi('address, uint256', itself, BigInt(at + 1))];
const bring = (at: number): Command => ['02', abi('address, address, uint160', account(at), itself, 5n)];
const sweep = (at: number): Command => ['04', abi('address, address, uint256', account(at), friend, 7n)];
const unwrap = (): Command => ['0c', abi('address, uint256', friend, 7n)];
const sell = (at: number, to: Hex = friend, least = 1n): Command => {
  const path = concatHex([account(at), '0x0001f4', account(at + 1)]);
  return ['00', abi('address, uint256, uint256, bytes, bool', to, 5n, least, path, false)];
};
const times = (count: number, one: (at: number) => Command) =>
  Array.from({ length: count }, (_, at) => one(at));

describe('the work for what stays at a router', () => {
  it.each<[string, (count: number) => readonly Command[]]>([
    ['brought and taken out by its name', (n) => [...times(n, bring), ...times(n, sweep)]],
    ['brought and never taken out', (n) => times(2 * n, bring)],
    [
      'wrapped, and sold by commands that may fail',
      (n) => [...times(n, wrap), ...times(n, (at) => part('a1', sell(at)))],
    ],
    ['brought and sold where both may fail', (n) => times(n, (at) => part('a1', bring(at), sell(at)))],
    [
      'brought, and taken out by those that must not fail',
      (n) => [...times(n, bring), ...times(n, (at) => part('a1', sweep(at))), ...times(n, sweep)],
    ],
    [
      'bought without a minimum, and paid out with one',
      (n) => [...times(n, (at) => sell(at, itself, 0n)), ...times(n, sweep)],
    ],
    ['bought without a minimum, and unwrapped', (n) => [...times(n, (at) => sell(at, itself, 0n)), unwrap()]],
  ])('that is %s grows with the commands, and not faster', (_, commands) => {
    const [one, two] = [60, 120].map((count) => workOf(plan(commands(count)), [], check));
    if (one === undefined || two === undefined) throw new Error('There is no plan.');
    for (const what of ['looks', 'values', 'steps', 'args'] as const)
      expect(two[what], `${what} of twice as many`).toBeLessThanOrEqual(2 * one[what]);
  });

  it.each<'21' | 'a1'>(['21', 'a1'])('doubles with each plan (%s) around two of the same', (code) => {
    const nested = (depth: number): Command =>
      depth === 0
        ? part(code, bring(1), sell(1, itself, 0n))
        : part(code, nested(depth - 1), nested(depth - 1));
    const [one, two] = [5, 6].map((depth) => workOf(plan([nested(depth)]), [], check));
    if (one === undefined || two === undefined) throw new Error('There is no plan.');
    for (const what of ['looks', 'values', 'steps', 'args'] as const)
      expect(two[what], `${what} one plan deeper`).toBeLessThanOrEqual(2.2 * one[what]);
  });
});

it('follows what strange contracts call in the simulation once, however many they are', () => {
  const looksAt = (count: number) => {
    let looks = 0;
    const sizes = { value: 0n, gasUsed: 1n, selector: '0x12345678', size: 36 } as const;
    const traced = (at: number) =>
      ({ id: `0.${at}`, op: 'call', from: account(at), to: account(at + 500), ok: true, ...sizes }) as const;
    const calls = Array.from({ length: 50 }, (_, at) => counted(traced(at), 'from', () => (looks += 1)));
    const body = {
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: Array.from({ length: count }, (_, at) => ({
        to: account(at),
        data: concatHex(['0x12345678', pad(toHex(at))]),
        value: 0n,
      })),
    } as const;
    check(viewOf(body, { effects: known(effectsOf([], { calls: known(calls) })) }));
    return looks;
  };
  expect(looksAt(80)).toBeLessThanOrEqual(looksAt(40));
});
