import { type Address, encodeErrorResult, encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../model/fact.ts';
import type { Step } from '../../../model/step.ts';
import { says, tableWorld } from '../../../world/testing/tableWorld.ts';
import { permit2 } from '../../../effects/read.ts';
import { call, stepOf } from '../../testing/inputs.ts';
import { readError } from '../errors/readError.ts';
import type { Failure } from './failure.ts';
import { remedyOf } from './remedyOf.ts';

const user: Address = `0x${'11'.repeat(20)}`;
const router: Address = `0x${'22'.repeat(20)}`;
const token: Address = `0x${'33'.repeat(20)}`;
const abi = parseAbi([
  'error Error(string)',
  'error ERC20InsufficientAllowance(address, uint256, uint256)',
  'error InsufficientAllowance(uint256)',
  'error AllowanceExpired(uint256)',
  'error DeadlinePassed(uint256)',
  'error ExecutionFailed(uint256, bytes)',
  'error V3TooLittleReceived()',
  'error FailedOp(uint256, string)',
  'error EnforcedPause()',
  'function transferFrom(address, address, uint256) returns (bool)',
  'function transferFrom(address, address, uint160, address)',
]);
const encode = (errorName: string, args: readonly unknown[] = []): Hex =>
  encodeErrorResult({ abi, errorName, args } as Parameters<typeof encodeErrorResult>[0]);
const text = (it: string) => encode('Error', [it]);
const block = {
  chainId: 1,
  parentHash: `0x${'ab'.repeat(32)}`,
  parentNumber: 1n,
  number: 2n,
  timestamp: 1_000n,
  baseFeePerGas: 7n,
  gasLimit: 30_000_000n,
  endpoint: 'node.test',
} as const;
const { signal } = new AbortController();

const pull = encodeFunctionData({ abi, args: [user, router, 100n], functionName: 'transferFrom' });
const pull2: Hex = `0x36c78516${[user, router, numberToHex(100n), token].map((it) => it.slice(2).padStart(64, '0')).join('')}`;
const words = (...all: readonly bigint[]): Hex =>
  `0x${all.map((it) => it.toString(16).padStart(64, '0')).join('')}`;

type Remedied = Readonly<{ id: string | undefined; args: object | undefined; facts: readonly Fact[] }>;

/** The remedy of a failure, by a state in which every read answers `state`. */
async function remedy(error: Hex, more: Partial<Failure> = {}, state: Hex = '0x'): Promise<Remedied> {
  const failure: Failure = {
    error: readError(error),
    call: { op: 'call', from: router, to: token, input: pull },
    isInnermost: true,
    block,
    steps: [],
    accounts: [user],
    called: [router],
    from: [],
    ...more,
  };
  const world = tableWorld({ eth_call: says(state) });
  const it = await remedyOf(failure, { world, block, signal });
  return { id: it?.says.id, args: it?.says.args, facts: it?.facts ?? [] };
}

describe('an allowance that is too small', () => {
  const error = encode('ERC20InsufficientAllowance', [router, 60n, 100n]);

  test('is sure where the error and the state say the same', async () => {
    const it = await remedy(error, {}, words(60n));
    expect([it.id, it.args]).toMatchObject(['passes.allowance', { how: 'sure' }]);
    const said = it.facts.map(({ id, value }) => [
      id,
      value.s === 'known' && 'raw' in value.v ? value.v.raw : '',
    ]);
    expect(said.slice(0, 3)).toEqual([
      ['revert.spender', ''],
      ['revert.have', 60n],
      ['revert.need', 100n],
    ]);
  });

  test('is likely where only the state says so, or the two say different numbers', async () => {
    expect((await remedy(text('ERC20: insufficient allowance'), {}, words(60n))).args).toMatchObject({
      how: 'likely',
    });
    expect((await remedy(error, {}, words(59n))).args).toMatchObject({ how: 'likely' });
  });

  test('is not said where the state has enough, or does not answer', async () => {
    expect((await remedy(error, {}, words(100n))).id).toBeUndefined();
    expect((await remedy(error)).id).toBeUndefined();
  });

  test('of someone whom the request does not call, or who takes from others, is never asked for', async () => {
    expect((await remedy(error, { called: [token] }, words(60n))).id).toBeUndefined();
    expect((await remedy(error, { accounts: [token] }, words(60n))).id).toBeUndefined();
  });

  test('of Permit2 is told with what is left of it, and when it ended', async () => {
    const call = { op: 'call', from: router, to: permit2, input: pull2 } as const;
    const small = await remedy(encode('InsufficientAllowance', [60n]), { call }, words(60n, 5_000n, 0n));
    expect([small.id, small.args]).toMatchObject(['passes.allowance', { how: 'sure', by: 'permit2' }]);
    const ended = await remedy(encode('AllowanceExpired', [900n]), { call }, words(200n, 900n, 0n));
    expect([ended.id, ended.args]).toMatchObject(['passes.allowanceEnded', { how: 'sure' }]);
    const never = await remedy(encode('AllowanceExpired', [0n]), { call }, words(0n, 0n, 0n));
    expect([never.id, never.args]).toMatchObject(['passes.allowance', { how: 'sure' }]);
    const not = await remedy(encode('AllowanceExpired', [900n]), { call }, words(200n, 5_000n, 0n));
    expect(not.id).toBeUndefined();
  });
});

describe('a deadline', () => {
  const named = (value: bigint): readonly Step[] => [
    {
      ...stepOf(call(router), user),
      args: [{ name: 'deadline', type: 'uint256', value: { kind: 'integer', value }, bytes: [0, 0] }],
    },
  ];

  test('that the request names and that is over is told', async () => {
    const it = await remedy(text('UniswapV2Router: EXPIRED'), { steps: named(999n) });
    expect([it.id, it.args]).toMatchObject(['passes.expired', { how: 'sure' }]);
    expect(it.facts[0]?.value).toEqual({ s: 'known', v: { kind: 'time', seconds: 999n } });
  });

  test('that nobody names is said without a time', async () => {
    expect((await remedy(text('Transaction too old'))).id).toBe('passes.expiredSomewhere');
    expect((await remedy(text('Transaction too old'), { steps: named(1_001n) })).id).toBe(
      'passes.expiredSomewhere',
    );
  });

  test('that the error names is likely, and none where it is not over', async () => {
    expect((await remedy(encode('DeadlinePassed', [998n]))).args).toMatchObject({ how: 'likely' });
    expect((await remedy(encode('DeadlinePassed', [1_000n]))).id).toBeUndefined();
  });
});

describe('what only an error says', () => {
  test.each([
    [
      'a price that moved, inside of a router',
      encode('ExecutionFailed', [0n, encode('V3TooLittleReceived')]),
      'passes.price',
      {},
    ],
    ['a code of a Safe', text('GS026'), 'passes.safe', { code: 'GS026' }],
    [
      'a code of an entry point',
      encode('FailedOp', [0n, 'AA21 didn’t pay prefund']),
      'passes.entryPoint',
      { code: 'AA21' },
    ],
    ['a contract that is paused', encode('EnforcedPause'), 'passes.paused', { contract: 'revert.contract' }],
    ['an owner', text('Ownable: caller is not the owner'), 'passes.noRight', { contract: 'revert.contract' }],
  ] as const)('%s', async (_, error, id, args) => {
    const it = await remedy(error);
    expect([it.id, it.args]).toEqual([id, args]);
  });

  test('is not said of a contract that may not be the one that failed', async () => {
    expect((await remedy(encode('EnforcedPause'), { isInnermost: false })).id).toBeUndefined();
  });

  test('is nothing for a text that only looks like it', async () => {
    for (const it of [
      'gs026',
      'GS0266',
      'Pausable: paused ',
      'Send all to Ownable: caller is not the owner',
      '',
    ]) {
      expect((await remedy(text(it))).id).toBeUndefined();
    }
  });
});
