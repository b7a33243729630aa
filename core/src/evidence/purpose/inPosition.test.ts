import {
  type Address,
  encodeAbiParameters,
  getAddress,
  type Hex,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import {
  call,
  dataOf,
  effectsOf,
  friend,
  knownBook,
  me,
  type Sample,
  usdc,
  weth,
} from '../../check/testing/views.ts';
import { positionOwnerFact } from '../../label/tokens/positionFacts.ts';
import { type PositionPart, positionPartFact } from '../../label/tokens/positionParts.ts';
import type { Move } from '../../model/effects.ts';
import type { FactId, FactValue } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';

const junk = getAddress('0xd1d1254729296a45a3885639ac7e10f9d5497900');
const pool = getAddress('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const v3 = getAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const v4 = getAddress('0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e');
const flow = getAddress('0x3df2aaede81d2f6b261f79047517713b8e844e04');
const soon = 4_000_000_000n;

const raise = call(
  v3,
  'increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
  [
    {
      tokenId: 7n,
      amount0Desired: 10n ** 9n,
      amount1Desired: 0n,
      amount0Min: 10n ** 9n,
      amount1Min: 0n,
      deadline: soon,
    },
  ],
);

type Parts = Readonly<Partial<Record<PositionPart, FactValue>>>;

const at = (address: Address): FactValue => ({ kind: 'address', address });

function sampleOf(to: Address, id: bigint, parts: Parts, more: Sample = {}): Sample {
  const facts: Record<FactId, FactValue> = { [positionOwnerFact(to, id)]: at(me) };
  for (const [part, value] of Object.entries(parts))
    facts[positionPartFact(to, id, part as PositionPart)] = value;
  const asset = { kind: 'token', chainId: 1, address: usdc } as const;
  return {
    codes: { [to]: 'contract', [junk]: 'contract', [friend]: 'none' },
    tokens: { [junk]: ['MOON', 18] },
    facts,
    effects: known(effectsOf([{ asset, before: known(10n ** 10n), after: known(9n * 10n ** 9n) }])),
    ...more,
  };
}

describe('what goes into a position of the user’s', () => {
  it('is explained where everybody knows its two tokens', () => {
    const sample = sampleOf(v3, 7n, { token0: at(usdc), token1: at(weth) });
    expect(answer('account.elsewhere', raise, sample)).not.toBe('caution');
    expect(answer('account.unknownToken', raise, sample)).not.toBe('caution');
  });

  it.each([
    [usdc, junk],
    [junk, usdc],
  ])('is a Caution where nobody knows one of them: %s, %s', (token0, token1) => {
    const sample = sampleOf(v3, 7n, { token0: at(token0), token1: at(token1) });
    expect(answer('account.unknownToken', raise, sample)).toBe('caution');
  });

  it('is a Caution too where as much came out of another position, so that no line shows a loss', () => {
    const sample = sampleOf(
      v3,
      7n,
      { token0: at(usdc), token1: at(junk) },
      { effects: known(effectsOf([])) },
    );
    expect(answer('account.unknownToken', raise, sample)).toBe('caution');
  });

  it('is explained where the user said that they know the token', () => {
    const sample = sampleOf(v3, 7n, { token0: at(usdc), token1: at(junk) }, { book: knownBook(junk) });
    expect(answer('account.unknownToken', raise, sample)).not.toBe('caution');
  });

  it('is a Caution where its contract does not say what it is made of, or only half of it', () => {
    for (const parts of [{}, { token0: at(usdc) }])
      expect(answer('account.elsewhere', raise, sampleOf(v3, 7n, parts))).toBe('caution');
  });

  it('is a Caution where the node did not answer', () => {
    const gaps = { [positionPartFact(v3, 7n, 'token1')]: unknown('offline') };
    const sample = sampleOf(v3, 7n, { token0: at(usdc) }, { gaps });
    expect(answer('account.elsewhere', raise, sample)).toBe('caution');
  });

  it('waits while the node is asked', () => {
    const sample = sampleOf(v3, 7n, {}, { label: 'pending' });
    expect(answer('account.elsewhere', raise, sample)).not.toBe('caution');
    expect(answer('account.named', raise, sample)).toBe('pending');
  });

  it('is a Caution where a pool has hooks that nobody knows', () => {
    const body = call(v4, 'modifyLiquidities(bytes unlockData, uint256 deadline)', [
      packed('bytes, bytes[]', [
        '0x00',
        [packed('uint256, uint256, uint128, uint128, bytes', [9n, 10n ** 12n, 10n ** 9n, 0n, '0x'])],
      ]),
      soon,
    ]);
    const plain = { token0: at(usdc), token1: at(weth), hooks: at(zeroAddress) };
    expect(answer('account.elsewhere', body, sampleOf(v4, 9n, plain))).not.toBe('caution');
    const hooked = { ...plain, hooks: at(junk) };
    expect(answer('account.elsewhere', body, sampleOf(v4, 9n, hooked))).toBe('caution');
  });

  it('is a Caution where someone else may act for the account', () => {
    const core = getAddress('0x32c222a9a159782afd7529c87fa34b96ca72c696');
    const body = call(core, 'deposit(uint128 accountId, address collateralType, uint256 tokenAmount)', [
      5n,
      usdc,
      10n ** 9n,
    ]);
    const others = (value: bigint) => sampleOf(core, 5n, { others: { kind: 'integer', value } });
    expect(answer('account.elsewhere', body, others(0n))).not.toBe('caution');
    expect(answer('account.elsewhere', body, others(1n))).toBe('caution');
  });
});

describe('what goes into a stream', () => {
  const fill = (sender: Address) =>
    call(flow, 'deposit(uint256 streamId, uint128 amount, address sender, address recipient)', [
      7n,
      10n ** 9n,
      sender,
      me,
    ]);

  it('is a Caution where someone else is its sender, who may take it back', () => {
    expect(answer('account.elsewhere', fill(friend), sampleOf(flow, 7n, {}))).toBe('caution');
    expect(answer('account.elsewhere', fill(me), sampleOf(flow, 7n, {}))).not.toBe('caution');
  });
});

describe('a mint of a token that nobody knows', () => {
  it('is a Caution where what pays for it came out of another position first', () => {
    const moves: readonly Move[] = [
      {
        from: me,
        to: pool,
        asset: { kind: 'token', chainId: 1, address: usdc },
        amount: 10n ** 9n,
        basis: 'read',
      },
    ];
    const mint =
      'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)';
    const decrease =
      'decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)';
    const its = {
      token0: usdc,
      token1: junk,
      fee: 3000,
      tickLower: -600,
      tickUpper: 600,
      amount0Desired: 10n ** 9n,
      amount1Desired: 0n,
      amount0Min: 10n ** 9n,
      amount1Min: 0n,
      recipient: me,
      deadline: soon,
    };
    const out = dataOf(decrease, [
      { tokenId: 7n, liquidity: 10n ** 12n, amount0Min: 1n, amount1Min: 1n, deadline: soon },
    ]);
    const into = dataOf(mint, [its]);
    const body = call(v3, 'multicall(bytes[] data)', [[out, into]]);
    const effects = known({ ...effectsOf([]), moves });
    expect(answer('account.unknownToken', body, sampleOf(v3, 7n, {}, { effects }))).toBe('caution');
    const alone = known({ ...effectsOf([]), moves: [] });
    expect(answer('account.unknownToken', body, sampleOf(v3, 7n, {}, { effects: alone }))).not.toBe(
      'caution',
    );
  });
});

function packed(types: string, values: readonly unknown[]): Hex {
  return encodeAbiParameters(parseAbiParameters(types), values as never);
}
