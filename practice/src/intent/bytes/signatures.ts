/** What people mean to do by a signature: permits, payments and orders. */
import { type Address, zeroAddress, zeroHash } from 'viem';
import type { Deed } from './deeds.ts';
import { allows, atMost, chainId, ether, gets, item, pays, type Terms, token } from './terms.ts';

const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const settlement: Address = '0x9008d19f58aabd9ed0d60971565aa8510560ab41';
const seaport: Address = '0x0000000000000068f116a894984e2db1123eb395';
const oneInch: Address = '0x111111125421ca6dc452d289314280a0f8842a65';
const zeroX: Address = '0xdef1c0ded9bec7f1a1670819833240f027b25eff';
const reactor: Address = '0x6000da47483062a0d734ba3dc7576ce6a0b645c4';
const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
const positions: Address = '0xc36442b4a4522e871399cd717abdd847ab11fe88';
const apes: Address = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d';

type Field = Readonly<{ name: string; type: string }>;

const fields = (text: string): readonly Field[] =>
  text.split(', ').map((it) => {
    const [type = '', name = ''] = it.split(' ');
    return { name, type };
  });

/** Types as they are written in their hash: the first one is signed. */
function typed(
  domain: Readonly<Record<string, unknown>>,
  types: Readonly<Record<string, string>>,
  message: Readonly<Record<string, unknown>>,
): object {
  const kinds: Readonly<Record<string, string>> = {
    name: 'string',
    version: 'string',
    chainId: 'uint256',
    verifyingContract: 'address',
  };
  const EIP712Domain = Object.keys(kinds).flatMap((name) =>
    name in domain ? [{ name, type: kinds[name] ?? '' }] : [],
  );
  const [primaryType] = Object.keys(types);
  return {
    types: {
      EIP712Domain,
      ...Object.fromEntries(Object.entries(types).map(([name, it]) => [name, fields(it)])),
    },
    primaryType,
    domain,
    message,
  };
}

const at = (verifyingContract: Address, name: string, version?: string) => ({
  name,
  ...(version === undefined ? {} : { version }),
  chainId,
  verifyingContract,
});

const limit = { amount: 'more', token: 'either', spender: 'either', until: 'more' } as const;
const lets = ({ spender, token: of, amount, until }: Terms) => [
  allows(spender, token(of), { upTo: amount, until }),
];
const payment = { amount: 'either', to: 'either', token: 'either' } as const;
const sale = { amount: 'more', token: 'either', least: 'less', bought: 'either', to: 'either' } as const;
const sells = ({ token: of, amount, bought, least }: Terms) => [
  atMost(token(of), amount),
  gets(token(bought), least),
];

const permitted = 'address token, uint256 amount';
const transfers =
  'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce';
const authorized = (it: Terms, who: Address) => ({
  from: who,
  to: it.to,
  value: it.amount,
  validAfter: 0n,
  validBefore: it.until,
  nonce: zeroHash,
});
const sideOf = (itemType: number, of: Address, id: bigint, amount: bigint) => ({
  itemType,
  token: of,
  identifierOrCriteria: id,
  startAmount: amount,
  endAmount: amount,
});
const sideType =
  'uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount';

function listed(it: Terms, who: Address, offer: object, wanted: object): object {
  return typed(
    at(seaport, 'Seaport', '1.6'),
    {
      OrderComponents:
        'address offerer, address zone, OfferItem[] offer, ConsiderationItem[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 counter',
      OfferItem: sideType,
      ConsiderationItem: `${sideType}, address recipient`,
    },
    {
      offerer: who,
      zone: zeroAddress,
      offer: [offer],
      consideration: [{ ...wanted, recipient: it.to }],
      orderType: 0,
      startTime: 0n,
      endTime: it.until,
      zoneHash: zeroHash,
      salt: 5n,
      conduitKey: zeroHash,
      counter: 0n,
    },
  );
}

export const signatures: readonly Deed[] = [
  {
    id: 'a permit',
    says: limit,
    means: lets,
    typed: (it, who) =>
      typed(
        at(it.token, 'Token', '1'),
        { Permit: 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline' },
        { owner: who, spender: it.spender, value: it.amount, nonce: 0n, deadline: it.until },
      ),
  },
  {
    id: 'a permit like DAI’s',
    says: { spender: 'either', until: 'more' },
    means: (it) => [allows(it.spender, token(dai), { upTo: 'noLimit', until: it.until })],
    typed: (it, who) =>
      typed(
        at(dai, 'Dai Stablecoin', '1'),
        { Permit: 'address holder, address spender, uint256 nonce, uint256 expiry, bool allowed' },
        { holder: who, spender: it.spender, nonce: 0n, expiry: it.until, allowed: true },
      ),
  },
  {
    id: 'a permit for an item',
    says: { spender: 'either', item: 'either', until: 'more' },
    means: (it) => [allows(it.spender, item(positions, it.item), { until: it.until })],
    typed: (it) =>
      typed(
        at(positions, 'Uniswap V3 Positions NFT-V1', '1'),
        { Permit: 'address spender, uint256 tokenId, uint256 nonce, uint256 deadline' },
        { spender: it.spender, tokenId: it.item, nonce: 0n, deadline: it.until },
      ),
  },
  {
    id: 'a permit of Permit2',
    says: limit,
    means: lets,
    typed: (it) =>
      typed(
        at(permit2, 'Permit2'),
        {
          PermitSingle: 'PermitDetails details, address spender, uint256 sigDeadline',
          PermitDetails: 'address token, uint160 amount, uint48 expiration, uint48 nonce',
        },
        {
          details: { token: it.token, amount: it.amount, expiration: Number(it.until), nonce: 0 },
          spender: it.spender,
          sigDeadline: it.until,
        },
      ),
  },
  {
    id: 'permits of Permit2 for two tokens',
    says: { ...limit, bought: 'either', least: 'more' },
    means: (it) => [...lets(it), allows(it.spender, token(it.bought), { upTo: it.least, until: it.until })],
    typed: (it) =>
      typed(
        at(permit2, 'Permit2'),
        {
          PermitBatch: 'PermitDetails[] details, address spender, uint256 sigDeadline',
          PermitDetails: 'address token, uint160 amount, uint48 expiration, uint48 nonce',
        },
        {
          details: [
            { token: it.token, amount: it.amount, expiration: Number(it.until), nonce: 0 },
            { token: it.bought, amount: it.least, expiration: Number(it.until), nonce: 0 },
          ],
          spender: it.spender,
          sigDeadline: it.until,
        },
      ),
  },
  {
    id: 'a transfer that Permit2 may make',
    says: limit,
    means: lets,
    typed: (it) =>
      typed(
        at(permit2, 'Permit2'),
        {
          PermitTransferFrom: 'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline',
          TokenPermissions: permitted,
        },
        {
          permitted: { token: it.token, amount: it.amount },
          spender: it.spender,
          nonce: 7n,
          deadline: it.until,
        },
      ),
  },
  {
    id: 'transfers that Permit2 may make',
    says: { ...limit, bought: 'either', least: 'more' },
    means: (it) => [...lets(it), allows(it.spender, token(it.bought), { upTo: it.least, until: it.until })],
    typed: (it) =>
      typed(
        at(permit2, 'Permit2'),
        {
          PermitBatchTransferFrom:
            'TokenPermissions[] permitted, address spender, uint256 nonce, uint256 deadline',
          TokenPermissions: permitted,
        },
        {
          permitted: [
            { token: it.token, amount: it.amount },
            { token: it.bought, amount: it.least },
          ],
          spender: it.spender,
          nonce: 7n,
          deadline: it.until,
        },
      ),
  },
  ...(['TransferWithAuthorization', 'ReceiveWithAuthorization'] as const).map(
    (name): Deed => ({
      id: `a payment by signature, ${name}`,
      says: payment,
      means: ({ token: of, amount, to }) => [pays(token(of), amount, to)],
      typed: (it, who) => typed(at(it.token, 'Token', '1'), { [name]: transfers }, authorized(it, who)),
    }),
  ),
  {
    id: 'an item listed',
    says: { item: 'either', least: 'less', to: 'either' },
    means: (it) => [pays(item(apes, it.item), 1n), gets(ether, it.least)],
    forMe: true,
    typed: (it, who) => listed(it, who, sideOf(2, apes, it.item, 1n), sideOf(0, zeroAddress, 0n, it.least)),
  },
  {
    id: 'an offer for an item',
    says: { amount: 'more', token: 'either', item: 'either', to: 'either' },
    means: (it) => [atMost(token(it.token), it.amount), gets(item(apes, it.item), 1n)],
    forMe: true,
    typed: (it, who) => listed(it, who, sideOf(1, it.token, 0n, it.amount), sideOf(2, apes, it.item, 1n)),
  },
  {
    id: 'an order of CoW Protocol',
    says: sale,
    means: sells,
    forMe: true,
    typed: (it) =>
      typed(
        at(settlement, 'Gnosis Protocol', 'v2'),
        {
          Order:
            'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance',
        },
        {
          sellToken: it.token,
          buyToken: it.bought,
          receiver: it.to,
          sellAmount: it.amount,
          buyAmount: it.least,
          validTo: Number(it.until),
          appData: zeroHash,
          feeAmount: 0n,
          kind: 'sell',
          partiallyFillable: false,
          sellTokenBalance: 'erc20',
          buyTokenBalance: 'erc20',
        },
      ),
  },
  {
    id: 'an order of 1inch',
    says: sale,
    means: sells,
    forMe: true,
    typed: (it, who) =>
      typed(
        at(oneInch, '1inch Aggregation Router', '6'),
        {
          Order:
            'uint256 salt, address maker, address receiver, address makerAsset, address takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits',
        },
        {
          salt: 5n,
          maker: who,
          receiver: it.to,
          makerAsset: it.token,
          takerAsset: it.bought,
          makingAmount: it.amount,
          takingAmount: it.least,
          makerTraits: 0n,
        },
      ),
  },
  {
    id: 'an order of 0x',
    says: { amount: 'more', token: 'either', least: 'less', bought: 'either' },
    means: sells,
    forMe: true,
    typed: (it, who) =>
      typed(
        at(zeroX, 'ZeroEx', '1.0.0'),
        {
          RfqOrder:
            'address makerToken, address takerToken, uint128 makerAmount, uint128 takerAmount, address maker, address taker, address txOrigin, bytes32 pool, uint64 expiry, uint256 salt',
        },
        {
          makerToken: it.token,
          takerToken: it.bought,
          makerAmount: it.amount,
          takerAmount: it.least,
          maker: who,
          taker: zeroAddress,
          txOrigin: zeroAddress,
          pool: zeroHash,
          expiry: it.until,
          salt: 1n,
        },
      ),
  },
  {
    id: 'an order of UniswapX',
    says: sale,
    means: sells,
    forMe: true,
    typed: (it, who) =>
      typed(
        at(permit2, 'Permit2'),
        {
          PermitWitnessTransferFrom:
            'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, ExclusiveDutchOrder witness',
          DutchOutput: 'address token, uint256 startAmount, uint256 endAmount, address recipient',
          ExclusiveDutchOrder:
            'OrderInfo info, uint256 decayStartTime, uint256 decayEndTime, address exclusiveFiller, uint256 exclusivityOverrideBps, address inputToken, uint256 inputStartAmount, uint256 inputEndAmount, DutchOutput[] outputs',
          OrderInfo:
            'address reactor, address swapper, uint256 nonce, uint256 deadline, address additionalValidationContract, bytes additionalValidationData',
          TokenPermissions: permitted,
        },
        {
          permitted: { token: it.token, amount: it.amount },
          spender: reactor,
          nonce: 7n,
          deadline: it.until,
          witness: {
            info: {
              reactor,
              swapper: who,
              nonce: 7n,
              deadline: it.until,
              additionalValidationContract: zeroAddress,
              additionalValidationData: '0x',
            },
            decayStartTime: 1n,
            decayEndTime: 2n,
            exclusiveFiller: zeroAddress,
            exclusivityOverrideBps: 0n,
            inputToken: it.token,
            inputStartAmount: it.amount,
            inputEndAmount: it.amount,
            outputs: [{ token: it.bought, startAmount: it.least, endAmount: it.least, recipient: it.to }],
          },
        },
      ),
  },
];
