import { getAddress, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  blurListings,
  blurOrder,
  looksRareOrder,
  looksRareListing,
  raribleOrder,
  assetOf,
  zeroXOrder,
} from '../check/testing/marketOrders.ts';
import { contract, friend, key, knownBook, me, typed, usdc, weth } from '../check/testing/views.ts';
import {
  allows,
  ape,
  type Case,
  dollars,
  ether,
  from,
  gets,
  means,
  nothing,
  owns,
  paying,
  permit2,
  said,
  wrapped,
} from './testing/compared.ts';

const reactor = getAddress('0x6000da47483062a0d734ba3dc7576ce6a0b645c4');
const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });
type Output = Readonly<{ token: string; startAmount: bigint; endAmount: bigint; recipient: string }>;
const output = (endAmount: bigint, more: Partial<Output> = {}): Output => ({
  token: weth,
  startAmount: endAmount,
  endAmount,
  recipient: me,
  ...more,
});
/** An order of UniswapX: a transfer of Permit2 that the reactor may take, for what the outputs say. */
const dutch = (given: bigint, outputs: readonly Output[], spender: string = reactor) =>
  typed(
    {
      PermitWitnessTransferFrom: fields(
        'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,ExclusiveDutchOrder witness',
      ),
      TokenPermissions: fields('address token,uint256 amount'),
      ExclusiveDutchOrder: fields(
        'OrderInfo info,uint256 decayStartTime,uint256 decayEndTime,address exclusiveFiller,uint256 exclusivityOverrideBps,address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs',
      ),
      OrderInfo: fields(
        'address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData',
      ),
      DutchOutput: fields('address token,uint256 startAmount,uint256 endAmount,address recipient'),
    },
    'PermitWitnessTransferFrom',
    {
      permitted: { token: usdc, amount: given },
      spender,
      nonce: 0n,
      deadline: 1_900_000_000n,
      witness: {
        info: {
          reactor: spender,
          swapper: me,
          nonce: 0n,
          deadline: 1_900_000_000n,
          additionalValidationContract: zeroAddress,
          additionalValidationData: '0x',
        },
        decayStartTime: 1n,
        decayEndTime: 2n,
        exclusiveFiller: zeroAddress,
        exclusivityOverrideBps: 0n,
        inputToken: usdc,
        inputStartAmount: given,
        inputEndAmount: given,
        outputs,
      },
    },
    { name: 'Permit2', chainId: 1n, verifyingContract: permit2 },
  );
const giveDollars = (most: bigint) => paying({ how: 'atMost', raw: most }, 'nobody', dollars);
const giveApe = paying({ how: 'exactly', raw: 1n }, 'nobody', ape(7n));
const wantsEther = gets(9n * 10n ** 17n, ether);

const orders: readonly Case[] = [
  [
    'a transfer that is bound to an order, as said',
    dutch(50n, [output(40n)]),
    means(giveDollars(50n), gets(40n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'a transfer that is bound to an order, and its fall is too deep',
    dutch(50n, [output(39n, { startAmount: 45n })]),
    means(giveDollars(50n), gets(40n)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.witness.outputs.0.endAmount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a transfer that is bound to an order, of more',
    dutch(51n, [output(40n)]),
    means(giveDollars(50n), gets(40n)),
    undefined,
    [
      'differs',
      'pays.saysMost said=intent.0.amount found=step.0.arg.permitted.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a transfer that is bound to an order, and nobody knows who takes it',
    dutch(50n, [output(40n)], key),
    means(giveDollars(50n), gets(40n)),
    undefined,
    [
      'differs',
      'allows.saysUnsaid spender=step.0.arg.spender @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a transfer that is bound to an order, taken by a contract that nobody vouches for',
    dutch(50n, [output(40n)], key),
    means(giveDollars(50n), gets(40n)),
    undefined,
    [
      'differs',
      'allows.saysUnsaid spender=step.0.arg.spender @0',
      '? effects offline: pays gets allows controls happens',
    ],
    { label: 'done', codes: { [key]: 'contract' } },
  ],
  [
    'a transfer that is bound to an order, and it was said that it may be taken',
    dutch(50n, [output(40n)], contract),
    means(allows(50n), giveDollars(50n), gets(40n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'in two outputs as much as was said',
    dutch(50n, [output(30n), output(10n)]),
    means(giveDollars(50n), gets(40n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'in two outputs less than was said',
    dutch(50n, [output(30n), output(9n)]),
    means(giveDollars(50n), gets(40n)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.witness.outputs.0.startAmount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'one output in another token',
    dutch(50n, [output(40n), output(9n, { token: usdc })]),
    means(giveDollars(50n), gets(40n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'an output for somebody else',
    dutch(50n, [output(40n), output(9n, { recipient: friend })]),
    means(giveDollars(50n), gets(40n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'one that falls while another one rises',
    dutch(50n, [output(30n, { startAmount: 40n }), output(9n, { recipient: friend, startAmount: 1n })]),
    means(giveDollars(50n), gets(31n)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.witness.outputs.0.endAmount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'one that rises to what was said',
    dutch(50n, [output(40n, { startAmount: 30n }), output(9n, { recipient: friend })]),
    means(giveDollars(50n), gets(31n)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.witness.outputs.0.startAmount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'outputs in coins',
    dutch(50n, [output(40n, { token: zeroAddress })]),
    means(giveDollars(50n), gets(40n, ether)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'outputs for nobody of the user’s',
    dutch(50n, [output(40n, { recipient: friend })]),
    means(giveDollars(50n), gets(40n)),
    undefined,
    [
      'differs',
      'gets.saysElsewhere found=step.0.arg.witness.outputs.0.recipient @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'outputs for nobody of the user’s, as a simulation shows',
    dutch(50n, [output(40n, { recipient: friend })]),
    means(giveDollars(50n), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth, friend)],
    [
      'differs',
      'gets.saysElsewhere found=step.0.arg.witness.outputs.0.recipient @0',
      'gets.saysNothing said=intent.1.amount',
    ],
  ],
  [
    'as said, as a simulation shows',
    dutch(50n, [output(40n)]),
    means(giveDollars(50n), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'a transfer that is bound to an order, taken by a contract that the user knows',
    dutch(50n, [output(40n)], key),
    means(giveDollars(50n), gets(40n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
    { label: 'done', codes: { [key]: 'contract' }, book: knownBook(key) },
  ],
  [
    'an output of nothing',
    dutch(50n, [output(0n)]),
    means(giveDollars(50n), gets(40n)),
    undefined,
    [
      'differs',
      'gets.saysNoMinimum said=intent.1.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nothing was to be got',
    dutch(50n, [output(40n)]),
    means(giveDollars(50n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
];

const listings: readonly Case[] = [
  [
    'an item for coins',
    blurOrder(),
    means(giveApe, wantsEther),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'an item for fewer coins',
    blurOrder({ price: 9n * 10n ** 17n - 1n }),
    means(giveApe, wantsEther),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.price',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'another item',
    blurOrder({ tokenId: 8n }),
    means(giveApe, wantsEther),
    undefined,
    [
      'differs',
      'pays.saysUnsaid found=step.0.arg.tokenId',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item for a token where coins were said',
    blurOrder({ paymentToken: weth }),
    means(giveApe, wantsEther),
    undefined,
    [
      'differs',
      'gets.saysNoMinimum said=intent.1.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a token for an item',
    blurOrder({ side: 0n, paymentToken: weth }),
    means(paying({ how: 'atMost', raw: 10n ** 18n }, 'nobody', wrapped), gets(1n, ape(7n))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'a token for another item',
    blurOrder({ side: 0n, paymentToken: weth, tokenId: 8n }),
    means(paying({ how: 'atMost', raw: 10n ** 18n }, 'nobody', wrapped), gets(1n, ape(7n))),
    undefined,
    [
      'differs',
      'gets.saysNoMinimum said=intent.1.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'more of a token for an item',
    blurOrder({ side: 0n, paymentToken: weth, price: 10n ** 18n + 1n }),
    means(paying({ how: 'atMost', raw: 10n ** 18n }, 'nobody', wrapped), gets(1n, ape(7n))),
    undefined,
    [
      'differs',
      'pays.saysMost said=intent.0.amount found=step.0.arg.price',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item of which the market keeps a part',
    looksRareOrder(),
    means(giveApe, gets(10n ** 18n)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.price',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item of which enough is left',
    looksRareOrder(),
    means(giveApe, gets(85n * 10n ** 16n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'all of a token for an item',
    blurOrder({ side: 0n, paymentToken: weth }),
    means(paying({ how: 'all' }, 'nobody', wrapped), gets(1n, ape(7n))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'items that nobody here can read',
    blurListings(),
    means(giveApe, wantsEther),
    undefined,
    [
      'differs',
      'happens.saysOther how=blind @0',
      'happens.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'items that nobody here can read, and nobody said so',
    blurListings(),
    nothing,
    undefined,
    [
      'differs',
      'happens.saysOther how=blind @0',
      'happens.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'two items at once',
    looksRareListing({ itemIds: [7n, 8n], amounts: [1n, 1n] }),
    means(giveApe, gets(10n ** 17n, ether)),
    undefined,
    [
      'differs',
      'pays.saysUnsaid found=step.0.arg.itemIds.1',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'two items at once as said',
    looksRareListing({ itemIds: [7n, 8n], amounts: [1n, 1n] }),
    means(giveApe, paying({ how: 'exactly', raw: 1n }, 'nobody', ape(8n)), gets(10n ** 17n, ether)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'three of an item where one was said',
    looksRareListing({ collectionType: 1n, itemIds: [7n], amounts: [3n] }),
    means(giveApe, gets(10n ** 17n, ether)),
    undefined,
    [
      'differs',
      'pays.saysMost said=intent.0.amount found=step.0.arg.itemIds.0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'any item of a collection is wanted',
    raribleOrder({
      makeAsset: assetOf('ERC20', 9n, weth),
      takeAsset: assetOf('COLLECTION', 1n, ape(7n).address),
    }),
    means(paying({ how: 'atMost', raw: 9n }, 'nobody', wrapped), gets(1n, ape(7n))),
    undefined,
    [
      'differs',
      'gets.saysNoMinimum said=intent.1.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'the item leaves in a simulation as said',
    blurOrder(),
    means(giveApe, wantsEther),
    [owns(7n, 1n, 0n), from(0n, 10n ** 18n, 'ether')],
    ['asSaid'],
  ],
  [
    'the item leaves in a simulation, and its price is lower',
    blurOrder({ price: 9n }),
    means(giveApe, wantsEther),
    [owns(7n, 1n, 0n), from(0n, 10n ** 18n, 'ether')],
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.arg.price'],
  ],
  [
    'an order whose taker pays a fee of it',
    zeroXOrder('LimitOrder', { takerTokenFeeAmount: 5n }),
    means(giveDollars(5_000_000n), gets(2n * 10n ** 15n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'what is given is said twice',
    zeroXOrder('RfqOrder'),
    means(giveDollars(2_000_000n), giveDollars(3_000_000n), gets(2n * 10n ** 15n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'twice is wanted what is got once',
    zeroXOrder('RfqOrder'),
    means(giveDollars(5_000_000n), gets(10n ** 15n), gets(10n ** 15n + 1n)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.takerAmount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'another token is to be got beside',
    zeroXOrder('RfqOrder'),
    means(giveDollars(5_000_000n), gets(2n * 10n ** 15n), gets(1n, dollars)),
    undefined,
    [
      'differs',
      'gets.saysNoMinimum said=intent.2.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
];

for (const [what, cases] of [
  ['orders that are bound to a transfer', orders],
  ['orders at markets', listings],
] as const) {
  describe(what, () => {
    for (const [name, body, intent, lines, expected, more] of cases) {
      it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
    }
  });
}
