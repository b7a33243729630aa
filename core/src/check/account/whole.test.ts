import { getAddress, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Effects } from '../../model/effects.ts';
import { known, pending, unknown } from '../../model/known.ts';
import { told } from '../testing/answers.ts';
import {
  balance,
  call,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  offline,
  type Sample,
  usdc,
} from '../testing/views.ts';
import { abiOf, effectsWith } from './testing/views.ts';

const vault = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const aave = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const published: NonNullable<Sample['facts']> = {
  [`account.${vault.toLowerCase()}.verified`]: { kind: 'bool', value: true },
  [`account.${vault.toLowerCase()}.created`]: { kind: 'time', seconds: 1_600_000_000n },
};
const moved: Partial<Effects> = {
  moves: [{ from: vault, to: me, asset: { kind: 'native', chainId: 1 }, amount: 1n, basis: 'read' }],
};
const paid = (to: typeof me): Partial<Effects> => ({
  moves: [
    { from: vault, to, asset: { kind: 'token', chainId: 1, address: usdc }, amount: 9n, basis: 'read' },
  ],
});
const still: Partial<Effects> = { moves: [], records: known([]) };

/** What a rule says of a call of an old, published contract, of which nobody here has a table unless it says so. */
function said(
  rule: string,
  signature: string,
  args: readonly unknown[],
  effects: Partial<Effects> | Sample['effects'] = moved,
  more: Partial<Sample> = {},
) {
  const it = effects !== undefined && 's' in effects ? effects : known(effectsWith(effects ?? {}));
  return told(rule, call(vault, signature, args), {
    codes: { [vault]: 'contract' },
    facts: published,
    abis: [abiOf(vault, signature)],
    effects: it,
    ...more,
  });
}

const borrow =
  'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)';
const owes = (raw: bigint): Partial<Sample> => ({
  codes: { [aave]: 'contract' },
  effects: known(effectsOf([{ ...balance(usdc, raw), before: known(0n) }])),
});
const lends = (sample: Partial<Sample>) =>
  told('account.debt', call(aave, borrow, [usdc, 500n, 2n, 0, me]), sample);

describe('what a call promises', () => {
  it.each<[what: string, says: () => readonly string[], expected: readonly string[]]>([
    [
      'an offer with its price',
      () =>
        said('account.offer', 'setBuyPrice(address nftContract, uint256 tokenId, uint256 price)', [
          usdc,
          7n,
          5n,
        ]),
      [
        'caution: account.offer.saysPrice fn step.0.fn price step.0.arg.price | account.offer.why | account.offer.remedy | in 0 | by step.0.fn step.0.arg.price',
      ],
    ],
    [
      'an offer with its minimum',
      () => said('account.offer', 'acceptBidForPunk(uint256 punkIndex, uint256 minPrice)', [7n, 5n]),
      [
        'caution: account.offer.saysPrice fn step.0.fn price step.0.arg.minPrice | account.offer.why | account.offer.remedy | in 0 | by step.0.fn step.0.arg.minPrice',
      ],
    ],
    [
      'an offer without a price',
      () => said('account.offer', 'approveOrder(bytes32 hash)', [zeroHash]),
      [
        'caution: account.offer.says fn step.0.fn | account.offer.why | account.offer.remedy | in 0 | by step.0.fn',
      ],
    ],
    [
      'an offer by its name alone',
      () => said('account.offer', 'listForSale(uint256 id)', [7n]),
      [
        'caution: account.offer.says fn step.0.fn | account.offer.why | account.offer.remedy | in 0 | by step.0.fn',
      ],
    ],
    [
      'a debt by its name alone',
      () => said('account.debt', 'borrowMore(uint256 amount)', [7n]),
      [
        'caution: account.debt.says fn step.0.fn | account.debt.why | account.debt.remedy | in 0 | by step.0.fn',
      ],
    ],
    [
      'a debt that arrives',
      () => lends(owes(500n)),
      [
        'caution: account.debt.saysArrives fn step.0.fn | account.debt.whyArrives | account.debt.remedyOwed | in 0 | by step.0.fn',
      ],
    ],
    [
      'a debt of which less arrives',
      () => lends(owes(499n)),
      [
        'caution: account.debt.says fn step.0.fn | account.debt.why | account.debt.remedy | in 0 | by step.0.fn',
      ],
    ],
    [
      'a debt before the simulation',
      () => lends({ codes: { [aave]: 'contract' }, effects: pending, simulate: 'pending' }),
      ['pending effects'],
    ],
    [
      'a debt without a simulation',
      () => lends({ codes: { [aave]: 'contract' }, ...offline }),
      ['unknown effects'],
    ],
    [
      'rights that are given up',
      () =>
        said('account.forGood', 'setFuses(bytes32 node, uint16 ownerControlledFuses)', [zeroHash, 65_535]),
      [
        'caution: account.forGood.says fn step.0.fn | account.forGood.why | account.forGood.remedy | in 0 | by step.0.fn',
      ],
    ],
    [
      'a lock for ever',
      () => said('account.forGood', 'lockPermanent(uint256 tokenId)', [7n]),
      [
        'caution: account.forGood.says fn step.0.fn | account.forGood.why | account.forGood.remedy | in 0 | by step.0.fn',
      ],
    ],
    ['a power that is accepted', () => said('account.forGood', 'acceptOwnership()', []), ['notApplicable']],
  ])('%s', (_, says, expected) => expect(says()).toEqual(expected));
});

describe('what nobody here can explain', () => {
  it.each<[what: string, says: () => readonly string[], expected: readonly string[]]>([
    [
      'an account that is named',
      () => said('account.named', 'pushOut(address to)', [friend]),
      [
        'caution: account.named.says fn step.0.fn who step.0.arg.to | account.named.why | account.remedy | in 0 | by step.0.arg.to step.0.fn',
      ],
    ],
    ['the account itself', () => said('account.named', 'pushOut(address to)', [me]), ['clear']],
    [
      'an account before it is known what moves',
      () => said('account.named', 'pushOut(address to)', [friend], pending),
      ['pending step.0.arg.to'],
    ],
    [
      'a word that holds an account, which is named by another rule',
      () => said('account.key', 'pushOut(bytes32 to)', [`0x${'00'.repeat(12)}${friend.slice(2)}`]),
      ['clear'],
    ],
    [
      'a word that holds none',
      () => said('account.key', 'pushOut(bytes32 to)', [`0x${'5e'.repeat(32)}`]),
      [
        'caution: account.key.says fn step.0.fn word step.0.arg.to | account.key.why | account.remedy | in 0 | by step.0.arg.to step.0.fn',
      ],
    ],
    [
      'someone else who gets it',
      () =>
        said('account.elsewhere', 'withdraw(uint256 assets, address receiver, address owner)', [5n, key, me]),
      ['notApplicable'],
    ],
    [
      'someone else from whom it comes',
      () =>
        said('account.elsewhere', 'withdraw(uint256 assets, address receiver, address owner)', [5n, me, key]),
      [
        'caution: account.elsewhere.says who step.0.arg.owner role payer | account.elsewhere.why | account.remedy | in 0 | by step.0.arg.owner step.0.fn',
      ],
    ],
    [
      'someone else who owes',
      () => said('account.elsewhere', borrow, [usdc, 5n, 2n, 0, key]),
      [
        'caution: account.elsewhere.says who step.0.arg.onBehalfOf role debtor | account.elsewhere.why | account.remedy | in 0 | by step.0.arg.onBehalfOf step.0.fn',
      ],
    ],
    [
      'nobody who gets it',
      () => said('account.elsewhere', 'deposit(uint256 assets, address receiver)', [5n, zeroAddress]),
      ['notApplicable'],
    ],
    [
      'a hash',
      () => said('account.elsewhere', 'approveHash(bytes32 hashToApprove)', [zeroHash]),
      ['notApplicable'],
    ],
    [
      'what goes to another',
      () => said('account.move', 'harvestAll(uint256 amount)', [7n], paid(key)),
      [
        'caution: account.move.says amount move.0.amount from move.0.from to move.0.to | account.move.why | account.remedyPaid | by move.0.to move.0.from move.0.amount',
      ],
    ],
    [
      'what comes to who asks',
      () => said('account.move', 'harvestAll(uint256 amount)', [7n], paid(me)),
      ['clear effects'],
    ],
    [
      'what moves, before it is known',
      () => said('account.move', 'harvestAll(uint256 amount)', [7n], { ...paid(key), calls: pending }),
      ['pending effects'],
    ],
    [
      'what moves, while nothing has come back',
      () => said('account.move', 'harvestAll(uint256 amount)', [7n], pending),
      ['pending effects'],
    ],
    [
      'what moves, without a simulation',
      () => said('account.move', 'harvestAll(uint256 amount)', [7n], unknown('offline')),
      ['unknown effects'],
    ],
    [
      'what a contract writes down of an account',
      () =>
        said('account.record', 'harvestAll(uint256 amount)', [7n], {
          ...moved,
          records: known([{ contract: vault, who: me, slots: 1 }]),
        }),
      [
        'caution: account.record.says contract record.0.contract who record.0.who | account.record.why | account.record.remedy | by record.0.contract record.0.who',
      ],
    ],
    [
      'what another contract writes down',
      () =>
        said('account.record', 'harvestAll(uint256 amount)', [7n], {
          moves: [],
          records: known([{ contract: usdc, slots: 1 }]),
        }),
      [
        'caution: account.record.saysAny contract record.0.contract | account.record.why | account.record.remedy | by record.0.contract',
      ],
    ],
    [
      'what is written down, before it is known',
      () => said('account.record', 'harvestAll(uint256 amount)', [7n], { ...moved, records: pending }),
      ['pending effects'],
    ],
    [
      'a name alone',
      () => said('account.nameOnly', 'harvestAll(uint256 amount)', [7n]),
      ['note: account.nameOnly.says fn step.0.fn | account.nameOnly.why | in 0 | by step.0.fn step.0.to'],
    ],
    [
      'a name alone, of which the records were not seen',
      () =>
        said('account.nameOnly', 'harvestAll(uint256 amount)', [7n], {
          ...moved,
          records: unknown('unsupported'),
        }),
      [
        'caution: account.nameOnly.says fn step.0.fn | account.nameOnly.whyUnseen | in 0 | by step.0.fn step.0.to',
      ],
    ],
    [
      'a name alone that changes nothing',
      () => said('account.nameOnly', 'harvestAll(uint256 amount)', [7n], still),
      [
        'caution: account.nameOnly.saysNothing fn step.0.fn contract step.0.to | account.nameOnly.whyNothing | account.unvouched.remedy | in 0 | by step.0.fn step.0.to',
      ],
    ],
    [
      'a permission that is taken back where there is none',
      () =>
        said('account.nameOnly', 'setApprovalForAll(address operator, bool approved)', [key, false], still),
      [
        'note: account.nameOnly.saysRevoked fn step.0.fn contract step.0.to | account.nameOnly.whyRevoked | in 0 | by step.0.fn step.0.to',
      ],
    ],
    [
      'a call that is only planned',
      () =>
        said(
          'account.nameOnly',
          'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
          [vault, 0n, dataOf('harvestAll(uint256 amount)', [7n]), zeroHash, zeroHash, 0n],
          moved,
          { abis: [abiOf(vault, 'harvestAll(uint256 amount)')] },
        ),
      [
        'caution: account.nameOnly.saysLater fn step.0.0.fn | account.nameOnly.whyLater | in 0.0 | by step.0.0.fn step.0.0.to',
      ],
    ],
  ])('%s', (_, says, expected) => expect(says()).toEqual(expected));
});

describe('a payment beside a call that nobody knows', () => {
  const harvest = 'harvestAll(uint256 amount)';
  const paying = (value: bigint, amount: bigint, from = me) =>
    told(
      'account.move',
      {
        kind: 'calls',
        chainId: 1,
        from: me,
        atomic: true,
        calls: [
          { to: friend, value, data: '0x' },
          { to: vault, value: 0n, data: dataOf(harvest, [7n]) },
        ],
      },
      {
        codes: { [vault]: 'contract' },
        facts: published,
        abis: [abiOf(vault, harvest)],
        effects: known(
          effectsWith({
            moves: [{ from, to: friend, asset: { kind: 'native', chainId: 1 }, amount, basis: 'read' }],
          }),
        ),
      },
    );

  it('explains as much of the native currency as it says, and no more', () => {
    expect(paying(9n, 9n)).toEqual(['clear effects']);
    expect(paying(9n, 10n)).toEqual([
      'caution: account.move.says amount move.0.amount from move.0.from to move.0.to | account.move.why | account.remedyPaid | by move.0.to move.0.from move.0.amount',
    ]);
    expect(paying(0n, 9n, vault)).toHaveLength(1);
  });
});
