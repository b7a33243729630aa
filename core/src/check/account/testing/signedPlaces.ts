import { type AccountPart, factOfAccount } from '../../../model/factIds.ts';
import { type Address, getAddress, zeroAddress } from 'viem';
import { rateFact } from '../../../label/tokens/poolRates.ts';
import { holdsFact } from '../../../label/tokens/holdsFact.ts';
import type { FactValue } from '../../../model/fact.ts';
import type { Readback } from '../../../model/readback.ts';
import { revisionOf } from '../../../reading/state.ts';
import { assetOf, raribleData } from '../../testing/marketOrders.ts';
import { contract, knownBook, me, safe, typed, usdc, viewOf, weth } from '../../testing/views.ts';
import { thief } from './namedSlots.ts';
import { type Sample, sampleOf, type Types, typedSamples } from './typedSamples.ts';

/** A message of a form as people sign it, with who takes it. `name`: its form, and which side of a trade it is. */
type SignedMessage = Readonly<{ name: string; sample: Sample }>;

/** Where someone is named in what is signed: in the message, in bytes of it, or as the contract that takes it. */
type SignedPlace = Readonly<{ at: string; sample: Sample }>;

const collection = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
const reactor = getAddress('0x6000da47483062a0d734ba3dc7576ce6a0b645c4');
const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
const policy = getAddress('0x0000000000dab4a563819e8fd93dba3b25bc3495');
const strategy = getAddress('0x579af6fd30bf83a5ac0d636bc619f98dbdeb930c');
const ends = 1_800_100_000n;
const given = 10n ** 9n;
const wanted = 5n * 10n ** 17n;

/** Forms that are known by their shape alone, or are trees of others. */
const more: readonly string[] = [
  'Order(uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType)',
  'Order(address trader,address collection,bytes32 listingsRoot,uint256 numberOfListings,uint256 expirationTime,uint8 assetType,FeeRate makerFee,uint256 salt,uint8 orderType,uint256 nonce)FeeRate(address recipient,uint16 rate)',
  'HyperliquidTransaction:Withdraw(string hyperliquidChain,string destination,string amount,uint64 time)',
  'HyperliquidTransaction(string hyperliquidChain,address agentAddress,string agentName,uint64 nonce)',
  'BulkOrder(OrderComponents[2] tree)ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)',
  'BatchOrder(Maker[2] tree)Maker(uint8 quoteType,uint256 globalNonce,uint256 subsetNonce,uint256 orderNonce,uint256 strategyId,uint8 collectionType,address collection,address currency,address signer,uint256 startTime,uint256 endTime,uint256 price,uint256[] itemIds,uint256[] amounts,bytes additionalParameters)',
];

/** The contracts that take a form, by the name and a field of it. The first that fits counts. */
const takers: readonly (readonly [RegExp, string, string, Address])[] = [
  [/TokenPermissions|PermitDetails/, 'Permit2', '', permit2],
  [/sellTokenBalance/, 'Gnosis Protocol', 'v2', '0x9008d19f58aabd9ed0d60971565aa8510560ab41'],
  [/nonceAndMeta/, 'AUGUSTUS RFQ', '1', '0xe92b586627cca7a83dc919cc7127196d70f55a06'],
  [/makerTraits/, '1inch Aggregation Router', '6', '0x111111125421ca6dc452d289314280a0f8842a65'],
  [/takerToken/, 'ZeroEx', '1.0.0', '0xdef1c0ded9bec7f1a1670819833240f027b25eff'],
  [/OrderComponents/, 'Seaport', '1.6', '0x0000000000000068f116a894984e2db1123eb395'],
  [/matchingPolicy/, 'Blur Exchange', '1.0', '0x000000000000ad05ccc4f10045630fb830b95127'],
  [/listingsRoot/, 'Blur Exchange', '1.0', '0xb2ecfe4e4d61f8790bbb9de2d1259b9e2410cea5'],
  [/LoanOffer/, 'Blend', '1.0', '0x29469395eaf6f95920e59f858042f0e28d98a20b'],
  [/isOrderAsk/, 'LooksRareExchange', '1', '0x59728544b08ab483533076417fbbb2fd0b17ce3a'],
  [/quoteType/, 'LooksRareProtocol', '2', '0x0000000000e655fae4d56241588680f86e3b2377'],
  [/makeAsset/, 'Exchange', '2', '0x9757f2d2b135150bbeb65308d4a91804107cd8d6'],
  [/SafeTx/, '', '', safe],
  [/ForwardRequest/, 'MinimalForwarder', '0.0.1', contract],
  [/SignedApproval/, 'ZORA', '3', '0x850a7c6fe2cf48eea1393554c8a3ba23f20cc401'],
];

/** What is in a field, by its name; of what is not here, what a sample of the form has. */
const usual: Readonly<Record<string, unknown>> = {
  spender: contract,
  reactor,
  token: usdc,
  sellToken: usdc,
  makerAsset: usdc,
  makerToken: usdc,
  inputToken: usdc,
  baseInputToken: usdc,
  buyToken: weth,
  takerAsset: weth,
  takerToken: weth,
  collection,
  currency: weth,
  paymentToken: weth,
  matchingPolicy: policy,
  strategy,
  taker: zeroAddress,
  receiver: zeroAddress,
  sender: zeroAddress,
  txOrigin: zeroAddress,
  zone: zeroAddress,
  oracle: zeroAddress,
  exclusiveFiller: zeroAddress,
  cosigner: zeroAddress,
  additionalValidationContract: zeroAddress,
  feeRecipient: zeroAddress,
  amount: given,
  value: given,
  sellAmount: given,
  makingAmount: given,
  makerAmount: given,
  inputAmount: given,
  inputStartAmount: given,
  inputEndAmount: given,
  baseInputStartAmount: given,
  baseInputEndAmount: given,
  buyAmount: wanted,
  takingAmount: wanted,
  takerAmount: wanted,
  feeAmount: 0n,
  takerTokenFeeAmount: 0n,
  makerTraits: 0n,
  nonceAndMeta: 1n,
  kind: 'sell',
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
  partiallyFillable: false,
  startTime: 0n,
  listingTime: 0n,
  start: 0n,
  price: 20n * 10n ** 18n,
  minPercentageToAsk: 9_800n,
  fees: [],
  operation: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  destination: me,
  quoteType: 1n,
  strategyId: 0n,
  collectionType: 0n,
  globalNonce: 0n,
  exclusivityOverrideBps: 0n,
  decayStartTime: 1_800_000_010n,
  decayEndTime: 1_800_000_020n,
  orderType: 0n,
  expiryAndNonce: (ends << 192n) + 7n,
};
const isEnd = /^(?:deadline|sigDeadline|expiration|expirationTime|endTime|expiry|validTo|validBefore|end)$/;

const item = { itemType: 2n, token: collection, identifierOrCriteria: 7n, startAmount: 1n, endAmount: 1n };
const coins = (itemType: bigint, token: Address) => ({
  itemType,
  token,
  identifierOrCriteria: 0n,
  startAmount: 20n * 10n ** 18n,
  endAmount: 20n * 10n ** 18n,
});
const output = { token: weth, amount: wanted, startAmount: wanted, endAmount: wanted, recipient: me };
const nft = (address: Address) => assetOf('ERC721', 1n, address, 7n);
const price = (address: Address) => assetOf('ERC20', 20n * 10n ** 18n, address);

/** Both sides of a trade, where a form has two: what is in its fields. */
const sides: readonly (readonly [RegExp, Readonly<Record<string, Readonly<Record<string, unknown>>>>])[] = [
  [
    /OrderComponents/,
    {
      sells: { offer: [item], consideration: [{ ...coins(0n, zeroAddress), recipient: me }] },
      sellsForTokens: { offer: [item], consideration: [{ ...coins(1n, weth), recipient: me }] },
      buys: { offer: [coins(1n, weth)], consideration: [{ ...item, recipient: me }] },
    },
  ],
  [
    /matchingPolicy/,
    { sells: { side: 1n, amount: 1n, paymentToken: zeroAddress }, buys: { side: 0n, amount: 1n } },
  ],
  [/isOrderAsk/, { sells: { isOrderAsk: true, amount: 1n }, buys: { isOrderAsk: false, amount: 1n } }],
  [/quoteType/, { sells: { quoteType: 1n }, buys: { quoteType: 0n } }],
  [
    /makeAsset/,
    {
      sells: { makeAsset: nft(collection), takeAsset: price(weth) },
      buys: { makeAsset: price(weth), takeAsset: nft(collection) },
    },
  ],
  // Coins that are wrapped.
  [/SafeTx|ForwardRequest/, { '': { to: weth, value: wanted, data: '0xd0e30db0' } }],
  [/feeRateBps/, { sells: { side: 1n }, buys: { side: 0n } }],
];

/** A message of every form that is known: as it is signed every day, on both sides where it trades. */
export function signedMessages(): readonly SignedMessage[] {
  const samples = [...typedSamples(), ...more.map((text) => sampleOf(text, {}))];
  return samples.flatMap((it): readonly SignedMessage[] => {
    const text = textOf(it.types);
    const name = text.slice(0, 200);
    const [, two] = sides.find(([form]) => form.test(text)) ?? [];
    return Object.entries(two ?? { '': {} }).map(([side, values]) => {
      const own = { ...usual, ...values, ...(/makeAsset/.test(text) ? raribleFields : {}) };
      // A permit of Permit2 that is bound to an order is for whoever carries out such orders.
      const bound = /swapper/.test(text)
        ? { spender: reactor, outputs: [output], baseOutputs: [output] }
        : {};
      const message = filled(it.types, it.primaryType, it.message, { ...own, ...bound });
      return {
        name: side === '' ? name : `${name} ${side}`,
        sample: { ...it, message, domain: domainOf(it, text) },
      };
    });
  });
}

const raribleFields = { dataType: '0x4c234266', data: raribleData([], []), taker: zeroAddress };

/** The same message with a thief at each place where someone is named. */
export function placesOfSigned({ sample }: SignedMessage): readonly SignedPlace[] {
  const { message, domain, types, primaryType } = sample;
  const at = addressesIn(types, primaryType, message, []);
  const places = at.map(
    (path): SignedPlace => ({
      at: path.join('.'),
      sample: { ...sample, message: put(message, path, thief) as Sample['message'] },
    }),
  );
  const inBytes = (['makeAsset', 'takeAsset'] as const).flatMap((name): readonly SignedPlace[] => {
    const asset = message[name];
    if (asset === undefined) return [];
    const its = (asset as ReturnType<typeof nft>).value === 1n ? nft(thief) : price(thief);
    return [{ at: name, sample: { ...sample, message: { ...message, [name]: its } } }];
  });
  const paid =
    'makeAsset' in message
      ? [
          { at: 'payouts', data: raribleData([{ account: thief, value: 10_000n }], []) },
          { at: 'originFees', data: raribleData([], [{ account: thief, value: 5_000n }]) },
        ].map(
          ({ at: name, data }): SignedPlace => ({
            at: name,
            sample: { ...sample, message: { ...message, data } },
          }),
        )
      : [];
  const verifier: readonly SignedPlace[] =
    'verifyingContract' in domain
      ? [{ at: 'verifyingContract', sample: { ...sample, domain: { ...domain, verifyingContract: thief } } }]
      : [];
  return [...places, ...inBytes, ...paid, ...verifier];
}

/** Reads a message where all that it names is published and old. */
export function readSigned({ types, primaryType, message, domain }: Sample): Readback {
  const contracts = new Set<Address>([
    thief,
    usdc,
    weth,
    collection,
    contract,
    reactor,
    permit2,
    policy,
    strategy,
  ]);
  const verifier = domain['verifyingContract'];
  if (typeof verifier === 'string') contracts.add(getAddress(verifier));
  const facts: Record<string, FactValue> = {
    [rateFact([usdc, weth])]: { kind: 'integer', value: 22_360n * 2n ** 96n },
  };
  for (const token of [usdc, weth])
    facts[holdsFact(me, token)] = {
      kind: 'amount',
      raw: 10n ** 24n,
      asset: { kind: 'token', chainId: 1, address: token },
    };
  for (const address of contracts) {
    facts[factOfAccount(address, 'verified')] = { kind: 'bool', value: true };
    facts[factOfAccount(address, 'created')] = { kind: 'time', seconds: 1_600_000_000n };
  }
  const codes = Object.fromEntries([...contracts].map((it) => [it, 'contract'] as const));
  const body = typed(types, primaryType, message, domain);
  const seen = {
    codes: { [zeroAddress]: 'none', ...codes },
    tokens: { [thief]: ['MOON', 18] },
    // Nobody ships the names of those who carry out orders of UniswapX.
    book: knownBook(reactor),
  } as const;
  const hash = verifier === safe ? viewOf(body, seen).facts['request.safeTxHash']?.value : undefined;
  if (hash?.s === 'known') {
    const of = (name: AccountPart) => factOfAccount(safe, name);
    facts[of('safeTxHash')] = hash.v;
    facts[of('safeNonce')] = { kind: 'integer', value: BigInt(String(message['nonce'])) };
    facts[of('release')] = { kind: 'text', text: '1.4.1' };
  }
  return revisionOf(viewOf(body, { ...seen, facts }), 0);
}

function domainOf({ domain }: Sample, text: string): Sample['domain'] {
  if (!('chainId' in domain) && Object.keys(domain).length > 0) return domain;
  const found = takers.find(([form]) => form.test(text));
  if (found === undefined) return { name: 'USD Coin', version: '2', chainId: 1n, verifyingContract: usdc };
  const [, name, version, verifyingContract] = found;
  const named = { ...(name === '' ? {} : { name }), ...(version === '' ? {} : { version }) };
  return { ...named, chainId: 1n, verifyingContract: getAddress(verifyingContract) };
}

function textOf(types: Types): string {
  return Object.entries(types)
    .map(([name, fields]) => `${name}(${fields.map((it) => `${it.type} ${it.name}`).join(',')})`)
    .join('');
}

function filled(
  types: Types,
  struct: string,
  message: Sample['message'],
  values: Readonly<Record<string, unknown>>,
): Sample['message'] {
  const of = (type: string, name: string, there: unknown): unknown => {
    const own = values[name];
    const list = /^(.*)\[\d*\]$/.exec(type)?.[1];
    if (list !== undefined) {
      if (Array.isArray(own) && types[list] !== undefined)
        return own.map((it) => picked(types, list, it as Record<string, unknown>));
      return Array.isArray(own) ? own : (there as readonly unknown[]).map((it) => of(list, '', it));
    }
    if (types[type] !== undefined) return own ?? filled(types, type, there as Sample['message'], values);
    // An amount that is a text is another one.
    if (own !== undefined && (type !== 'string' || typeof own === 'string')) return own;
    return isEnd.test(name) && type !== 'string' ? ends : there;
  };
  return Object.fromEntries(
    (types[struct] ?? []).map(({ type, name }) => [name, of(type, name, message[name])]),
  );
}

/** The fields of a struct, out of values that may have more. */
function picked(types: Types, struct: string, values: Readonly<Record<string, unknown>>): Sample['message'] {
  return Object.fromEntries((types[struct] ?? []).map(({ name }) => [name, values[name]]));
}

type Path = readonly (string | number)[];

function addressesIn(types: Types, type: string, value: unknown, above: Path): readonly Path[] {
  const list = /^(.*)\[\d*\]$/.exec(type)?.[1];
  if (list !== undefined)
    return (value as readonly unknown[]).flatMap((it, at) => addressesIn(types, list, it, [...above, at]));
  const fields = types[type];
  if (fields !== undefined)
    return fields.flatMap((it) =>
      addressesIn(types, it.type, (value as Record<string, unknown>)[it.name], [...above, it.name]),
    );
  const isText = type === 'string' && above.at(-1) === 'destination';
  return type === 'address' || isText ? [above] : [];
}

function put(value: unknown, [first, ...rest]: Path, leaf: unknown): unknown {
  if (first === undefined) return leaf;
  if (Array.isArray(value)) return value.map((it: unknown, at) => (at === first ? put(it, rest, leaf) : it));
  return { ...(value as object), [first]: put((value as Record<string, unknown>)[first], rest, leaf) };
}
