import { describe, expect, it } from 'vitest';
import { type Address, getAddress, zeroAddress, zeroHash } from 'viem';
import { call, effectsOf, me, type Sample, usdc, viewOf, weth } from '../testing/views.ts';
import { rateFact } from '../../label/tokens/poolRates.ts';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import { known, pending } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { revisionOf } from '../../reading/state.ts';

const aave = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const seaport = getAddress('0x0000000000000068f116a894984e2db1123eb395');
const old = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');

function reading(
  to: Address,
  signature: string,
  args: readonly unknown[],
  more: Partial<Sample> = {},
): Readback {
  const key = to.toLowerCase();
  return revisionOf(
    viewOf(call(to, signature, args), {
      codes: { [to]: 'contract' },
      facts: {
        [`account.${key}.verified`]: { kind: 'bool', value: true },
        [`account.${key}.created`]: { kind: 'time', seconds: 1_600_000_000n },
        [holdsFact(me, usdc)]: {
          kind: 'amount',
          raw: 10n ** 12n,
          asset: { kind: 'token', chainId: 1, address: usdc },
        },
        [rateFact([usdc, weth])]: { kind: 'integer', value: 18_257n * 2n ** 96n },
      },
      effects: known({ ...effectsOf([]), records: known([]) }),
      ...more,
    }),
    0,
  );
}

function outcomes({ findings }: Readback, rule: string): readonly string[] {
  return findings.flatMap((it) =>
    it.rule === rule && it.outcome !== 'notApplicable'
      ? [it.outcome === 'fired' ? it.severity : it.outcome]
      : [],
  );
}

describe('account.offer', () => {
  it.each<readonly [string, readonly unknown[]]>([
    ['setBuyPrice(address nftContract, uint256 tokenId, uint256 price)', [usdc, 7n, 1n]],
    ['setBuyPrice(address nftContract, uint256 tokenId, uint256 price)', [usdc, 7n, 10n ** 20n]],
    ['offerPunkForSale(uint256 punkIndex, uint256 minSalePriceInWei)', [7n, 1n]],
    ['acceptBidForPunk(uint256 punkIndex, uint256 minPrice)', [7n, 0n]],
    [
      'updateOrder(bytes32 key, uint256 sizeDeltaUsd, uint256 acceptablePrice, uint256 triggerPrice, uint256 minOutputAmount, uint256 validFromTime, bool autoCancel)',
      [zeroHash, 1n, 1n, 1n, 0n, 0n, false],
    ],
  ])('fires for %s, whatever the price', (signature, args) => {
    const it = reading(old, signature, args);
    expect(outcomes(it, 'account.offer')).toEqual(['caution']);
    expect(it.verdict).toBe('caution');
  });

  it('is silent where an offer is taken back', () => {
    const it = reading(seaport, 'incrementCounter()', []);
    expect(outcomes(it, 'account.offer')).toEqual([]);
    expect(it.verdict).toBe('read');
  });

  it('does not know what a call offers that nobody could read', () => {
    const unread = revisionOf(
      viewOf({
        kind: 'transaction',
        chainId: 1,
        from: me,
        call: { to: old, value: 0n, data: '0x12345678' },
        set: {},
      }),
      0,
    );
    expect(unread.verdict).not.toBe('read');
  });
});

describe('an order that Seaport is told to take as valid', () => {
  const item =
    '(uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount';
  const validate = `validate(((address offerer, address zone, ${item})[] offer, ${item}, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters, bytes signature)[] orders)`;
  const order = (price: bigint) => ({
    parameters: {
      offerer: me,
      zone: zeroAddress,
      offer: [
        { itemType: 1, token: usdc, identifierOrCriteria: 0n, startAmount: 10n ** 9n, endAmount: 10n ** 9n },
      ],
      consideration: [
        {
          itemType: 0,
          token: zeroAddress,
          identifierOrCriteria: 0n,
          startAmount: price,
          endAmount: price,
          recipient: me,
        },
      ],
      orderType: 0,
      startTime: 0n,
      endTime: 2n ** 40n,
      zoneHash,
      salt: 1n,
      conduitKey: zeroHash,
      totalOriginalConsiderationItems: 1n,
    },
    signature: '0x',
  });
  const zoneHash = zeroHash;

  it.each([
    [10n ** 13n - 1n, 'stop'],
    [10n ** 13n, 'caution'],
    [10n ** 14n - 1n, 'caution'],
    [10n ** 14n, 'caution'],
    [10n ** 18n, 'caution'],
  ] as const)('is weighed as the same order by signature is: for %d wei it is a %s', (price, verdict) => {
    expect(reading(seaport, validate, [[order(price)]]).verdict).toBe(verdict);
  });
});

describe('account.debt', () => {
  const borrow =
    'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)';
  const comes = (raw: bigint): Partial<Sample> => ({
    effects: known({
      ...effectsOf([
        {
          who: me,
          asset: { kind: 'token', chainId: 1, address: usdc },
          before: known(0n),
          after: known(raw),
        },
      ]),
      records: known([]),
    }),
  });
  const of = (arrives: bigint) => reading(aave, borrow, [usdc, 500n, 2n, 0, me], comes(arrives));

  it('fires where all that is borrowed arrives, and in other words for one less and one more', () => {
    expect(outcomes(of(500n), 'account.debt')).toEqual(['caution']);
    expect(outcomes(of(499n), 'account.debt')).toEqual(['caution']);
    expect(outcomes(of(501n), 'account.debt')).toEqual(['caution']);
  });

  it.each([
    [1n, ['caution']],
    [0n, []],
    [-1n, []],
  ])('of a vault of Maker fires only where the debt grows: %d', (dart, said) => {
    const it = reading(old, 'frob(uint256 cdp, int256 dink, int256 dart)', [4n, 0n, dart]);
    expect(outcomes(it, 'account.debt')).toEqual(said);
  });

  it('does not know before the simulation has come back', () => {
    const it = reading(aave, borrow, [usdc, 500n, 2n, 0, me], { effects: pending, simulate: 'pending' });
    expect(outcomes(it, 'account.debt')).toEqual(['pending']);
  });
});

describe('account.forGood', () => {
  it('fires where rights are given up, and nobody is named', () => {
    const it = reading(old, 'setFuses(bytes32 node, uint16 ownerControlledFuses)', [zeroHash, 65_535]);
    expect(outcomes(it, 'account.forGood')).toEqual(['caution']);
    const locked = reading(old, 'lockPermanent(uint256 tokenId)', [7n]);
    expect(outcomes(locked, 'account.forGood')).toEqual(['caution']);
  });

  it('is silent where a power is accepted or taken back', () => {
    expect(outcomes(reading(old, 'acceptOwnership()', []), 'account.forGood')).toEqual([]);
  });

  it('does not know of a function that nobody could read', () => {
    const it = reading(old, 'pause(uint256 one, uint256 two)', [1n, 2n]);
    expect(outcomes(it, 'account.forGood')).toEqual(['unknown']);
  });
});

describe('a number behind which nobody can be asked', () => {
  const delegate =
    'delegateCollateral(uint128 accountId, uint128 poolId, address collateralType, uint256 newCollateralAmountD18, uint256 leverage)';

  it('is a Caution even where an account of that number is the user’s', () => {
    const owner = { [`account.${old.toLowerCase()}.owner.4242`]: { kind: 'address', address: me } as const };
    const it = reading(old, delegate, [5n, 4242n, usdc, 1n, 1n], { facts: owner });
    expect(outcomes(it, 'account.elsewhere')).toContain('caution');
  });
});
