import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { coins, nft, type SeaportItem, seaportTypedData } from '@readback/scenarios/seaportOrder.ts';
import { domainType } from '@readback/scenarios/typedTypes.ts';
import { type Address, encodeAbiParameters, keccak256, pad, toHex, zeroHash } from 'viem';
import type { Random } from '../../truth/random.ts';
import { pilot } from '../../truth/sky.ts';
import { actorOf, freshAddress } from '../actors.ts';
import { amountOf } from '../amounts.ts';
import type { Choice, Signed, Trick, TypedText } from '../hostile.ts';
import { delegationManager, settlement, type Stage } from '../stage.ts';

const trader = pilot(8).address;
const chainId = practiceMarker.chainId;
const day = 86_400n;

/** So little that it is worth nothing, of what is worth something, or so much of what is worth nothing. */
function nextToNothing({ at, shop }: Stage, random: Random): SeaportItem {
  const of = (token: Address, amount: bigint): SeaportItem => ({
    itemType: 1,
    token,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
  });
  return random.pick<() => SeaportItem>([
    () => of(at.weth9, 1_000n + BigInt(random.below(10 ** 9))),
    () => coins(1_001n + BigInt(random.below(10 ** 10))),
    () => of(at.practiceDollar, BigInt(1 + random.below(5_000))),
    () => of(shop, random.amount(10n ** 26n)),
    () => of(at.eventToken, random.amount(10n ** 26n)),
    () => of(at.weth9, random.amount(10n ** 11n)),
  ])();
}

const permitted = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint256' },
];

/** Offers that give a lot for nothing, or whose proceeds go to someone else. */
export const orders: readonly Trick[] = [
  {
    id: 'items-for-nothing',
    family: 10,
    kind: 'typed',
    uses: [],
    sign: (stage, { random }) => {
      const offer = random.below(2) === 0 ? [nft(stage.at.practicePass, 8n)] : both(stage);
      const price = { ...nextToNothing(stage, random), recipient: trader };
      return sold(stage, offer, [price], random, 'The items go for next to nothing.');
    },
  },
  {
    id: 'dollars-for-nothing',
    family: 10,
    kind: 'typed',
    uses: ['amount'],
    sign: (stage, { amount, random }) => {
      const held = stage.holds(trader);
      const much = amountOf(amount, { held }, random);
      const given = much > held ? held : much < held / 20n ? held / 20n : much;
      const offer: SeaportItem = {
        itemType: 1,
        token: stage.at.practiceDollar,
        identifierOrCriteria: 0n,
        startAmount: given,
        endAmount: given,
      };
      const price = { ...coins(1_001n + BigInt(random.below(10 ** 9))), recipient: trader };
      return sold(stage, [offer], [price], random, 'The dollars go for next to nothing.');
    },
  },
  {
    id: 'junk-order',
    family: 10,
    kind: 'typed',
    uses: ['amount'],
    sign: (stage, { random }) =>
      cow(
        stage,
        trader,
        random,
        { buyToken: stage.shop, buyAmount: random.amount(10n ** 26n) },
        'What comes is worth nothing.',
      ),
  },
  {
    id: 'order-for-another',
    family: 19,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, { actor, random }) =>
      cow(
        stage,
        actorOf(actor, stage, random),
        random,
        { buyToken: stage.at.weth9, buyAmount: 5n * 10n ** 17n },
        'What others pay goes to the one who is named.',
      ),
  },
  {
    id: 'renamed-order-for-another',
    family: 19,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, choice) => looseOrder(stage, choice),
  },
  {
    id: 'witness-for-another',
    family: 19,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, choice) => witnessed(stage, choice),
  },
  {
    id: 'sale-for-another',
    family: 19,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, { actor, random }) =>
      sold(
        stage,
        [nft(stage.at.practicePass, 8n)],
        [{ ...coins(2n * 10n ** 18n), recipient: actorOf(actor, stage, random) }],
        random,
        'What others pay goes to the one who is named.',
      ),
  },
  {
    id: 'condition-of-the-thief',
    family: 14,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, choice) => delegated(stage, choice),
  },
];

const both = ({ at }: Stage): readonly SeaportItem[] => [nft(at.practicePass, 8n), nft(at.practicePass, 9n)];

function sold(
  { now }: Stage,
  offer: readonly SeaportItem[],
  consideration: readonly (SeaportItem & Readonly<{ recipient: Address }>)[],
  random: Random,
  harm: string,
): Signed {
  const salt = BigInt(random.below(2 ** 31));
  const typed = seaportTypedData({ offerer: trader, offer, consideration, endTime: now + day, salt });
  return { typed: typed as unknown as TypedText, signer: 8, harm };
}

function cow(
  { at, holds, now }: Stage,
  receiver: Address,
  random: Random,
  { buyToken, buyAmount }: Readonly<{ buyToken: Address; buyAmount: bigint }>,
  harm: string,
): Signed {
  const typed: TypedText = {
    types: {
      EIP712Domain: domainType,
      Order: [
        ['sellToken', 'address'],
        ['buyToken', 'address'],
        ['receiver', 'address'],
        ['sellAmount', 'uint256'],
        ['buyAmount', 'uint256'],
        ['validTo', 'uint32'],
        ['appData', 'bytes32'],
        ['feeAmount', 'uint256'],
        ['kind', 'string'],
        ['partiallyFillable', 'bool'],
        ['sellTokenBalance', 'string'],
        ['buyTokenBalance', 'string'],
      ].map(([name = '', type = '']) => ({ name, type })),
    },
    primaryType: 'Order',
    domain: {
      name: 'Gnosis Protocol',
      version: 'v2',
      chainId,
      verifyingContract: settlement,
    },
    message: {
      sellToken: at.practiceDollar,
      buyToken,
      receiver,
      sellAmount: holds(trader) / 4n,
      buyAmount,
      validTo: Number(now) + 3_600,
      appData: keccak256(toHex(random.below(2 ** 31))),
      feeAmount: 0n,
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
  };
  return { typed, signer: 8, harm };
}

/** An order in a shape that is on no list: random names, and a recipient who is someone else. */
function looseOrder(stage: Stage, { actor, random }: Choice): Signed {
  const { at, holds, now, shop } = stage;
  const names = random.pick([
    ['maker', 'makerToken', 'makerAmount', 'takerToken', 'takerAmount', 'recipient'],
    ['trader', 'input', 'inputAmount', 'output', 'outputAmount', 'to'],
    ['user', 'give', 'giveAmount', 'want', 'wantAmount', 'beneficiary'],
    ['offerer', 'asset', 'quantity', 'currency', 'price', 'payout'],
  ]);
  const thief = actorOf(actor, stage, random);
  const hides = random.below(3) === 0;
  const values: readonly [string, unknown][] = [
    ['address', trader],
    ['address', at.practiceDollar],
    ['uint256', holds(trader) / 3n],
    ['address', at.weth9],
    ['uint256', 10n ** 18n],
    hides ? ['bytes32', pad(thief, { size: 32 })] : ['address', thief],
  ];
  const name = random.pick(['LimitOrder', 'Order', 'Intent', 'Quote', 'Trade', 'Sale', 'Ask']);
  const typed: TypedText = {
    types: {
      EIP712Domain: domainType,
      [name]: [
        ...values.map(([type], n) => ({ name: names[n] ?? `field${n}`, type })),
        { name: 'expiry', type: 'uint256' },
        { name: 'salt', type: 'uint256' },
      ],
    },
    primaryType: name,
    domain: { name: 'Market', version: '1', chainId, verifyingContract: shop },
    message: {
      ...Object.fromEntries(values.map(([, value], n) => [names[n] ?? `field${n}`, value])),
      expiry: now + day,
      salt: BigInt(random.below(2 ** 31)),
    },
  };
  return { typed, signer: 8, harm: 'What others pay goes to the one who is named.' };
}

/** A transfer of Permit2 that is bound to an order whose proceeds go to someone else. */
function witnessed(stage: Stage, { actor, random }: Choice): Signed {
  const { at, holds, now } = stage;
  const thief = actorOf(actor, stage, random);
  const witness = random.pick([
    {
      name: 'Swap',
      fields: [
        ['buyer', 'address', trader],
        ['receiver', 'address', thief],
        ['minimum', 'uint256', 10n ** 17n],
      ],
    },
    {
      name: 'Deposit',
      fields: [
        ['depositor', 'address', trader],
        ['recipient', 'bytes32', pad(thief, { size: 32 })],
        ['destination', 'uint32', 10],
      ],
    },
    {
      name: 'Intent',
      fields: [
        ['to', 'address', thief],
        ['outputToken', 'address', at.weth9],
        ['outputAmount', 'uint256', 10n ** 17n],
      ],
    },
    { name: 'Note', fields: [['data', 'bytes', encodeAbiParameters([{ type: 'address' }], [thief])]] },
  ] as const);
  const typed: TypedText = {
    types: {
      EIP712Domain: domainType.filter(({ name }) => name !== 'version'),
      PermitWitnessTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
        { name: 'witness', type: witness.name },
      ],
      TokenPermissions: permitted,
      [witness.name]: witness.fields.map(([name, type]) => ({ name, type })),
    },
    primaryType: 'PermitWitnessTransferFrom',
    domain: { name: 'Permit2', chainId, verifyingContract: at.permit2 },
    message: {
      permitted: { token: at.practiceDollar, amount: holds(trader) / 5n },
      spender: at.universalRouter,
      nonce: BigInt(random.below(10 ** 6)),
      deadline: now + day,
      witness: Object.fromEntries(witness.fields.map(([name, , value]) => [name, value])),
    },
  };
  return { typed, signer: 8, harm: 'What others pay goes to the one who is named.' };
}

/** ERC-7710: the delegate may do anything as the account, unless conditions forbid it that are his own. */
function delegated(stage: Stage, { actor, random }: Choice): Signed {
  const { shop, custody, smallSafe } = stage;
  const enforcers = [shop, custody, freshAddress(random)];
  const caveats = Array.from({ length: 1 + random.below(3) }, () => ({
    enforcer: random.pick(enforcers),
    terms: random.pick(['0x', '0x01', pad('0x64', { size: 32 })] as const),
  }));
  const typed: TypedText = {
    types: {
      EIP712Domain: domainType,
      Delegation: [
        { name: 'delegate', type: 'address' },
        { name: 'delegator', type: 'address' },
        { name: 'authority', type: 'bytes32' },
        { name: 'caveats', type: 'Caveat[]' },
        { name: 'salt', type: 'uint256' },
      ],
      Caveat: [
        { name: 'enforcer', type: 'address' },
        { name: 'terms', type: 'bytes' },
      ],
    },
    primaryType: 'Delegation',
    domain: {
      name: 'DelegationManager',
      version: '1',
      chainId,
      verifyingContract: random.pick([delegationManager, shop]),
    },
    message: {
      delegate: actorOf(actor, stage, random),
      delegator: random.pick([trader, smallSafe]),
      authority: random.pick([`0x${'ff'.repeat(32)}`, zeroHash]),
      caveats,
      salt: BigInt(random.below(1_000)),
    },
  };
  return { typed, signer: 8, harm: 'The delegate may do anything: the condition is of his own making.' };
}
