import { type Address, getAddress, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { told } from '../../check/testing/answers.ts';
import { call, key, me, usdc, weth } from '../../check/testing/views.ts';

const velora = getAddress('0x6a000f20005980200259b80c5102003040001068');
const executor = getAddress('0x000010036c0190e009a000d0fc3541100a07380a');
const app = getAddress('0x08a3c2a819e3de7aca384c798269b3ce1cd0e437');

/** Who gets a fee, which flags are set (a share of what comes beyond the quote), and its share in hundredths of a percent. */
const fee = (who: Address, share = 0n, flags = 0x9n) => (BigInt(who) << 96n) | (flags << 92n) | share;

const data =
  '(address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData';
const swap = (
  name: 'In' | 'Out',
  packed: bigint,
  {
    quote = 1_000n,
    least = 990n,
    to = me,
    at = velora,
  }: Partial<Record<'quote' | 'least', bigint> & Record<'to' | 'at', Address>> = {},
) =>
  told(
    'account.elsewhere',
    call(
      at,
      `swapExactAmount${name}(address executor, ${data}, uint256 partnerAndFee, bytes permit, bytes executorData)`,
      [executor, [usdc, weth, 500n, least, quote, `0x${'00'.repeat(32)}`, to], packed, '0x', '0x'],
    ),
    { codes: { [at]: 'contract', [executor]: 'contract', [app]: 'none' } },
  ).filter((line) => line.startsWith('caution') && line.includes('partnerAndFee'));

it('a share of what comes beyond a quote leaves the minimum, and is explained', () => {
  expect(swap('In', fee(app))).toEqual([]);
  expect(swap('In', fee(app), { quote: 990n })).toEqual([]);
  expect(swap('In', fee(zeroAddress, 200n, 1n))).toEqual([]);
});

it('a share of all that comes is a Caution, and so is one beyond a quote that is less than the minimum', () => {
  for (const lines of [
    swap('In', fee(app, 1n)),
    swap('In', fee(app, 200n)),
    // Without a limit to it, or for whoever referred to it.
    swap('In', fee(app, 0n, 0x8n)),
    swap('In', fee(app, 0n, 0x4n)),
    swap('In', fee(app, 0n, 0x5n)),
    swap('In', fee(app), { quote: 989n }),
    swap('In', fee(app), { quote: 0n }),
    swap('In', fee(zeroAddress, 0n, 1n), { quote: 989n }),
    swap('In', fee(app), { least: 0n }),
    swap('In', fee(app), { to: key }),
    swap('In', fee(app), { at: getAddress('0x00000000000000000000000000000000000000c1') }),
  ])
    expect(lines).toHaveLength(1);
});

it('a small share that the number states is explained, and a larger one is a Caution', () => {
  expect(swap('In', fee(app, 30n, 0n))).toEqual([]);
  expect(swap('In', fee(app, 100n, 1n), { quote: 0n })).toEqual([]);
  for (const lines of [
    swap('In', fee(app, 101n, 0n)),
    swap('In', fee(app, 200n, 0n)),
    // Whatever comes beyond the quote is theirs, too, or a part of it.
    swap('In', fee(app, 30n, 0x8n)),
    swap('In', fee(app, 30n, 0x4n)),
    swap('In', fee(app, 30n, 0n), { least: 0n }),
    swap('In', fee(app, 30n, 0n), { to: key }),
    swap('In', fee(app, 30n, 0n), { at: getAddress('0x00000000000000000000000000000000000000c1') }),
  ])
    expect(lines).toHaveLength(1);
});

it('what is bought exactly is whole, and what is sold at most pays for all', () => {
  expect(swap('Out', fee(app, 200n))).toEqual([]);
  expect(swap('Out', fee(app, 200n), { quote: 0n })).toEqual([]);
  expect(swap('Out', fee(app, 200n), { to: key })).toHaveLength(1);
});

describe('a partner of version 5', () => {
  const older = getAddress('0xdef171fe48cf0115b1d80b88dc8eab59176fee57');
  const of =
    '(address fromToken, address toToken, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, address[] callees, bytes exchangeData, uint256[] startIndexes, uint256[] values, address beneficiary, address partner, uint256 feePercent, bytes permit, uint256 deadline, bytes16 uuid) data';
  const rest = ['0x', 9n, `0x${'12'.repeat(16)}`];
  const paying = (
    feePercent: bigint,
    {
      least = 990n,
      expected = 1_000n,
      name = 'simpleSwap',
      partner = app,
      at = older,
    }: Partial<
      Record<'least' | 'expected', bigint> & Record<'partner' | 'at', Address> & { name: string }
    > = {},
  ) =>
    told(
      'account.elsewhere',
      call(at, `${name}(${of})`, [
        [
          usdc,
          weth,
          500n,
          least,
          expected,
          [executor],
          '0x',
          [0n, 4n],
          [0n],
          me,
          partner,
          feePercent,
          ...rest,
        ],
      ]),
      { codes: { [at]: 'contract', [executor]: 'contract', [app]: 'none' } },
    ).filter((line) => line.startsWith('caution') && line.includes('partner'));
  const version = 1n << 248n;
  const referring = version | (1n << 16n) | 9_000n;

  it('is explained by a small share of what comes or is sold, and by one of what comes beyond what is expected', () => {
    expect(paying(0n, { partner: zeroAddress })).toEqual([]);
    for (const stated of [100n, version | 85n, referring, version | (1n << 15n) | 100n])
      expect(paying(stated)).toEqual([]);
    expect(paying(200n, { name: 'simpleBuy', expected: 1n })).toEqual([]);
  });

  it('is a Caution with a larger share, where less is expected than has to come, nothing has to come, or at a stranger', () => {
    for (const lines of [
      paying(101n),
      paying(version | 101n),
      paying(version | (1n << 14n) | 500n),
      paying(version | (1n << 15n) | 500n),
      paying(referring | (1n << 15n)),
      paying(version | (1n << 17n) | 5_000n),
      paying((7n << 248n) | 9_000n),
      paying(85n, { expected: 1n }),
      paying(referring, { expected: 1n }),
      paying(85n, { least: 0n }),
      paying(85n, { least: 0n, name: 'simpleBuy' }),
      paying(85n, { at: getAddress('0x00000000000000000000000000000000000000c1') }),
    ])
      expect(lines).toHaveLength(1);
  });
});

describe('a minimum above the expected amount', () => {
  const older = getAddress('0xdef171fe48cf0115b1d80b88dc8eab59176fee57');
  const v5 =
    '(address fromToken, address toToken, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, address[] callees, bytes exchangeData, uint256[] startIndexes, uint256[] values, address beneficiary, address partner, uint256 feePercent, bytes permit, uint256 deadline, bytes16 uuid) data';
  const codes = { [velora]: 'contract', [older]: 'contract', [executor]: 'contract' } as const;
  const newer = (packed: bigint, quote: bigint, name = 'In') =>
    call(
      velora,
      `swapExactAmount${name}(address executor, ${data}, uint256 partnerAndFee, bytes permit, bytes executorData)`,
      [executor, [usdc, weth, 500n, 990n, quote, `0x${'00'.repeat(32)}`, me], packed, '0x', '0x'],
    );
  const simple = (name: string, expected: bigint, partner: Address, stated: bigint) =>
    call(older, `${name}(${v5})`, [
      [usdc, weth, 500n, 990n, expected, [executor], '0x', [0n, 4n], [0n], me, partner, stated]
        // The rest has no part in it.
        .concat(['0x', 9n, `0x${'12'.repeat(16)}`] as never[]),
    ]);
  const says = (body: ReturnType<typeof call>) =>
    told('transfers.feeShare', body, { codes }).filter((it) => it.startsWith('caution'));
  const version = 1n << 248n;

  it('protects from nothing: the contract takes what is beyond the expected amount, with a partner or without', () => {
    for (const body of [
      newer(0n, 1n),
      newer(0n, 989n),
      newer(fee(app, 0n, 0n), 1n),
      newer(fee(app, 30n, 0x8n), 1n),
      newer(fee(app, 30n, 0x4n), 1n),
      newer(fee(zeroAddress, 30n, 0n), 1n),
      simple('simpleSwap', 1n, zeroAddress, 0n),
      simple('simpleSwap', 1n, zeroAddress, 85n),
      simple('simpleSwap', 1n, zeroAddress, 1n << 15n),
      simple('simpleSwap', 1n, app, 30n),
      simple('simpleSwap', 1n, app, version | (1n << 16n) | 9_000n),
      simple('simpleSwap', 1n, app, version | (1n << 14n) | 50n),
    ])
      expect(says(body)).toHaveLength(1);
  });

  it('is kept where what is beyond is limited, or left to the user, or nothing is', () => {
    for (const body of [
      newer(0n, 990n),
      newer(0n, 1_000n),
      newer(fee(zeroAddress, 0n, 1n), 1n),
      newer(fee(app, 0n, 0x9n), 1n),
      newer(fee(app, 30n, 0n), 1n),
      newer(0n, 1n, 'Out'),
      simple('simpleSwap', 990n, zeroAddress, 0n),
      simple('simpleSwap', 1n, app, 85n),
      simple('simpleSwap', 1n, app, 1n << 16n),
      simple('simpleSwap', 1n, app, version | (1n << 15n)),
      simple('simpleBuy', 1n, zeroAddress, 0n),
    ])
      expect(says(body)).toEqual([]);
  });
});

describe('what KyberSwap pays an app', () => {
  const kyber = getAddress('0x6131b5fae19ea4f9d964eac0408e4408b66337b5');
  const desc =
    '(address srcToken, address dstToken, address[] srcReceivers, uint256[] srcAmounts, address[] feeReceivers, uint256[] feeAmounts, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit) desc';
  const asked = (amount: bigint, flags: bigint, times = 1) =>
    told(
      'account.elsewhere',
      call(kyber, `swapSimpleMode(address caller, ${desc}, bytes executorData, bytes clientData)`, [
        executor,
        [
          usdc,
          weth,
          [executor],
          [90_000n],
          Array(times).fill(app),
          Array(times).fill(amount),
          me,
          90_000n,
          50_000n,
          flags,
          '0x',
        ],
        '0x',
        '0x',
      ]),
      { codes: { [kyber]: 'contract', [executor]: 'contract', [app]: 'none' } },
    ).filter((line) => line.startsWith('caution') && line.includes('feeReceivers')).length;

  it('is explained up to a hundredth of what is sold or of what comes, and a Caution beyond', () => {
    const [inParts, ofBought] = [0x80n, 0x40n];
    expect([asked(100n, inParts), asked(101n, inParts)]).toEqual([0, 1]);
    expect([asked(900n, 0n), asked(901n, 0n)]).toEqual([0, 1]);
    expect([asked(500n, ofBought), asked(501n, ofBought)]).toEqual([0, 1]);
    expect(asked(3_000n, inParts | ofBought)).toBe(1);
    // Many small ones are a large one.
    expect(asked(25n, inParts, 4)).toBe(0);
    expect(asked(100n, inParts, 12)).toBe(12);
    expect(asked(300n, 0n, 4)).toBe(4);
  });
});
