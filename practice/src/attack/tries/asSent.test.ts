import { type Address, concat, type Hex, pad, stringToHex } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { lifi, pendle } from './addresses.ts';
import { abi, b32, come, now, plainCall, pullToPool } from './calls.ts';
import { comet, threePool, usdcBase } from './contractsAt.ts';
import { type Ethereum, me, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K } from './oneCall.ts';
import { control, loud, type OnEthereum, told, tries } from './table.ts';

const bridgeData =
  '(bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall) _bridgeData';
const versions = {
  3: `function startBridgeTokensViaAcrossV3(${bridgeData}, (address receiverAddress, address refundAddress, address receivingAssetId, uint256 outputAmount, uint64 outputAmountPercent, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) _acrossData) payable`,
  4: `function startBridgeTokensViaAcrossV4(${bridgeData}, (bytes32 receiverAddress, bytes32 refundAddress, bytes32 sendingAssetId, bytes32 receivingAssetId, uint256 outputAmount, uint128 outputAmountMultiplier, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) _acrossData) payable`,
} as const;

type Over = Readonly<{
  to?: Address | 'old';
  receiver?: Address;
  receiverAddress?: Address;
  refundAddress?: Address;
  takes?: Address;
  sends?: Address;
  arrives?: Address;
  outputAmount?: bigint;
  network?: bigint;
  filler?: Address;
  fillDeadline?: number;
  message?: `0x${string}`;
}>;

/** Dollars to oneself on Base by Across, through the diamond of LI.FI, with what a thief writes in their place. */
const across = (version: 3 | 4, id: string, why: string, over: Over = {}): OnEthereum => {
  const it = version === 3 ? (address: Address) => address : b32;
  const message = over.message ?? '0x';
  const bridged = {
    transactionId: pad('0x4c'),
    bridge: 'across',
    integrator: 'jumper.exchange',
    referrer: zero,
    sendingAssetId: over.takes ?? usdc,
    receiver: over.receiver ?? me,
    minAmount: K,
    destinationChainId: over.network ?? 8453n,
    hasSourceSwaps: false,
    hasDestinationCall: message !== '0x',
  };
  const data = {
    receiverAddress: it(over.receiverAddress ?? over.receiver ?? me),
    refundAddress: it(over.refundAddress ?? me),
    sendingAssetId: it(over.sends ?? over.takes ?? usdc),
    receivingAssetId: it(over.arrives ?? usdcBase),
    outputAmount: over.outputAmount ?? (K * 999n) / 1_000n,
    outputAmountPercent: 10n ** 18n,
    outputAmountMultiplier: 10n ** 18n,
    exclusiveRelayer: it(over.filler ?? zero),
    quoteTimestamp: now,
    fillDeadline: over.fillDeadline ?? now + 7_200,
    exclusivityDeadline: 0,
    exclusivityParameter: 0,
    message,
  };
  return plainCall(
    `LI.FI, Across ${version}: ${id}`,
    why,
    over.to ?? lifi,
    versions[version],
    [bridged, data],
    {
      ops: [pullToPool],
    },
  );
};

const byAcross = ([3, 4] as const).flatMap((version): readonly OnEthereum[] => [
  control(across(version, 'dollars to oneself', 'to compare.')),
  across(version, 'to the thief', 'They arrive with him.', { receiver: thief }),
  across(version, 'the refund goes to the thief', 'Nobody fills it, and what comes back is his.', {
    refundAddress: thief,
  }),
  across(version, 'a tenth and more is lost', 'Whoever fills it keeps the rest.', {
    outputAmount: (K * 85n) / 100n,
  }),
  across(version, 'nothing has to arrive', 'Whoever fills it keeps all.', { outputAmount: 0n }),
  across(version, 'more than is sent has to arrive', 'Nobody fills that.', { outputAmount: K * 2n }),
  across(version, 'another token arrives', 'It is the thief’s.', { arrives: thief }),
  across(version, 'the token of this network arrives', 'No dollar is at that address there.', {
    arrives: usdc,
  }),
  across(version, 'to a network that nobody fills on', 'It waits for the refund.', { network: 4_242n }),
  across(version, 'only the thief may fill it', 'He lets it wait.', { filler: thief }),
  across(version, 'it waits for months', 'Nobody fills it, and nothing comes back before.', {
    fillDeadline: now + 90 * 86_400,
  }),
  across(version, 'a message is run there', 'With the dollars.', { message: '0x1234' }),
  across(version, 'at an old contract', 'It has a function of that shape.', { to: 'old' }),
]);

const secondToken = across(
  4,
  'another token than the one that is taken',
  'The pool gets what lies there; the dollars stay for whoever comes next.',
  { sends: weth },
);

const fluid = at('0x667701e51b4d1ca244f17c78f7ab8744b4c99f9b');
const fluidFactory = at('0x91716c4eda1fb55e84bf8b4c7085f84285c19085');
const swapIn =
  'function swapIn(bool swap0to1_, uint256 amountIn_, uint256 amountOutMin_, address to_) payable returns (uint256)';
const oneCoin = 3n * 10n ** 17n;
const least = (oneCoin * 99n) / 100n;
const nobody = at('0x000000000000000000000000000000000000dead');
const strange = at('0x5c20b550819128074fd538edf79791733ccedd77');
const shop = at('0x7b30e1f4a9c85d26e0b7f3148d96c2a5f1e40b77');
const desk = at('0x40c1d9a6f3b27e85d0a1c4b8e7f25963ad1b0c5e');

/** A factory that knows this pool of its own alone. */
const knownTo = (pool: Address): Hex => concat(['0x73', pool, '0x6004351460005260206000f3']);

const atFluid = (
  id: string,
  why: string,
  args: readonly unknown[],
  { gives = come(oneCoin, weth), to = fluid }: Readonly<{ gives?: Op; to?: Address | 'old' }> = {},
): OnEthereum => {
  const it = plainCall(`Fluid: ${id}`, why, to, swapIn, args, { ops: [pullToPool, gives], allowed: [usdc] });
  return {
    ...it,
    read: async (e) => {
      await rpc(e.url, 'anvil_setCode', [fluidFactory, knownTo(fluid)]);
      return it.read(e);
    },
  };
};

const byFluid: readonly OnEthereum[] = [
  control(atFluid('dollars for coins', 'to compare.', [true, K, least, me])),
  control(atFluid('to whoever calls, by zero', 'to compare.', [true, K, least, zero])),
  atFluid('to the thief', 'What comes is his.', [true, K, least, thief], {
    gives: { kind: 1, token: weth, amount: oneCoin, who: thief },
  }),
  atFluid('nothing has to come', 'A price that he moves.', [true, K, 0n, me]),
  atFluid('little has to come', 'A price that he moves.', [true, K, least / 3n, me]),
  atFluid('at a pool that the factory does not know', 'He wrote its code.', [true, K, least, me], {
    to: strange,
  }),
  atFluid('at an old contract', 'It has a function of that shape.', [true, K, least, me], { to: 'old' }),
];

const requestProxy = at('0x370de27fdb7d1ff1e1baa7d11c5820a324cf623c');
const payment =
  'function transferFromWithReferenceAndFee(address _tokenAddress, address _to, uint256 _amount, bytes _paymentReference, uint256 _feeAmount, address _feeAddress)';

const paid = (to: Address, amount: bigint): Op => ({ kind: 0, token: usdc, amount, who: to });

const byRequest: readonly OnEthereum[] = [
  control(
    plainCall(
      'Request: an invoice is paid',
      'to compare.',
      requestProxy,
      payment,
      [usdc, shop, K, '0x8f2a61c09be7d513', 0n, nobody],
      { ops: [paid(shop, K)] },
    ),
  ),
  loud(
    'who gets the fee is in no book, and a fee on top is not weighed against what is paid',
    plainCall(
      'Request: an invoice is paid with a fee of a thousandth',
      'to compare.',
      requestProxy,
      payment,
      [usdc, shop, K, '0x8f2a61c09be7d513', K / 1_000n, desk],
      { ops: [paid(shop, K), paid(desk, K / 1_000n)] },
    ),
  ),
  plainCall(
    'Request: the fee is most of it',
    'The fee is on top, and his.',
    requestProxy,
    payment,
    [usdc, shop, K, '0x8f2a61c09be7d513', K / 2n, thief],
    { ops: [paid(shop, K), paid(thief, K / 2n)] },
  ),
  plainCall(
    'Request: an invoice is paid at an old contract',
    'It has a function of that shape, and takes all that it may.',
    'old',
    payment,
    [usdc, shop, K, '0x8f2a61c09be7d513', 0n, desk],
    { ops: [paid(thief, 4n * K)] },
  ),
  plainCall(
    'Request: the token is the thief’s',
    'The invoice stays open.',
    requestProxy,
    payment,
    (e: Ethereum) => [e.junk, shop, K, '0x8f2a61c09be7d513', 0n, desk],
  ),
];

const curve = at('0x16c6521dff6bab339122a0fe25a9116693265353');
const overCurve =
  'function exchange(address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _min_dy, address[5] _pools, address _receiver) payable returns (uint256)';
const none = Array.from({ length: 4 }, () => [0n, 0n, 0n, 0n, 0n]);
const route = (last: Address, by: Address) => [usdc, by, last, ...Array.from({ length: 8 }, () => zero)];
const curveArgs = (over: Readonly<{ last?: Address; by?: Address; least?: bigint; to?: Address }> = {}) => [
  route(over.last ?? weth, over.by ?? threePool),
  [[0n, 1n, 1n, 1n, 2n], ...none],
  K,
  over.least ?? least,
  Array.from({ length: 5 }, () => zero),
  over.to ?? me,
];
const coinsCome = [pullToPool, come(oneCoin, weth)];

const byCurve: readonly OnEthereum[] = [
  control(
    plainCall('Curve’s router: dollars for coins', 'to compare.', curve, overCurve, curveArgs(), {
      ops: coinsCome,
      beside: [threePool],
    }),
  ),
  told(
    'the router counts what has come, whatever is on the way',
    plainCall(
      'Curve’s router: over a pool of somebody',
      'It may take what is above the minimum.',
      curve,
      overCurve,
      curveArgs({ by: strange }),
      { ops: coinsCome, beside: [strange] },
    ),
  ),
  plainCall(
    'Curve’s router: to the thief',
    'What comes is his.',
    curve,
    overCurve,
    curveArgs({ to: thief }),
    {
      ops: [pullToPool, { kind: 1, token: weth, amount: oneCoin, who: thief }],
    },
  ),
  plainCall(
    'Curve’s router: nothing has to come',
    'A price that he moves.',
    curve,
    overCurve,
    curveArgs({ least: 0n }),
    {
      ops: coinsCome,
      beside: [threePool],
    },
  ),
  plainCall(
    'Curve’s router: little has to come',
    'A pool on the way takes the rest.',
    curve,
    overCurve,
    curveArgs({ least: least / 3n }),
    { ops: coinsCome, beside: [threePool] },
  ),
  plainCall(
    'Curve’s router: the thief’s token comes',
    'It is worth nothing.',
    curve,
    overCurve,
    (e: Ethereum) => curveArgs({ last: e.junk }),
    { ops: [pullToPool] },
  ),
  plainCall(
    'Curve’s router: at an old contract',
    'It has a function of that shape.',
    'old',
    overCurve,
    curveArgs(),
    {
      ops: coinsCome,
      beside: [threePool],
    },
  ),
];

const bulker = at('0xa397a8c2086c554b531c02e29f3291c9704b00c7');
const invoke = 'function invoke(bytes32[] actions, bytes[] data) payable';
const supply = (market: Address, to: Address, amount: bigint) => [
  [pad(stringToHex('ACTION_SUPPLY_NATIVE_TOKEN'), { dir: 'right' })],
  [abi('address, address, uint256', market, to, amount)],
];
const wrapped = (amount: bigint) => ({
  ops: [{ kind: 2, who: comet, amount }] as const,
  value: amount,
  beside: [comet],
});

const byBulker: readonly OnEthereum[] = [
  control(
    plainCall(
      'Compound’s bulker: coins are put in',
      'to compare.',
      bulker,
      invoke,
      supply(comet, me, E18),
      wrapped(E18),
    ),
  ),
  plainCall(
    'Compound’s bulker: for the thief',
    'He takes them out.',
    bulker,
    invoke,
    supply(comet, thief, E18),
    wrapped(E18),
  ),
  plainCall(
    'Compound’s bulker: into a market of the thief',
    'It keeps them.',
    bulker,
    invoke,
    supply(strange, me, E18),
    { ops: [{ kind: 2, who: strange, amount: E18 }], value: E18, beside: [strange] },
  ),
  plainCall(
    'Compound’s bulker: five times as much goes',
    'Only a fifth is put in.',
    bulker,
    invoke,
    supply(comet, me, E18),
    wrapped(5n * E18),
  ),
  plainCall(
    'Compound’s bulker: at an old contract',
    'It has a function of that shape.',
    'old',
    invoke,
    supply(comet, me, E18),
    wrapped(E18),
  ),
];

const market = at('0x6d98a2b6cdbf44939362a3e99793339ba2016af4');
const controller = at('0x47d74516b33ed5d70dde7119a40839f6fcc24e57');
const principal = at('0x3174a367d972266a5b9d46fc4b0a2a5f2a8b1d11');
const pendleOrder =
  '(uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit)';
const sellsPt = `function swapExactPtForToken(address receiver, address market, uint256 exactPtIn, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output, (address limitRouter, uint256 epsSkipMarket, (${pendleOrder} order, bytes signature, uint256 makingAmount)[] normalFills, (${pendleOrder} order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit) returns (uint256, uint256, uint256)`;

type Sale = Readonly<{
  to?: Address;
  at?: Address;
  amount?: bigint;
  least?: bigint;
  takes?: Op;
  router?: Address | 'old';
}>;

/** Five hundred of a principal token for dollars, at a market that the controller lists. */
const sale = (id: string, why: string, it: Sale = {}): OnEthereum => {
  const sold = 500n * E18;
  const taken: Op = { kind: 0, token: principal, who: market, amount: sold };
  const own = plainCall(
    `Pendle: ${id}`,
    why,
    it.router ?? pendle,
    sellsPt,
    [
      it.to ?? me,
      it.at ?? market,
      it.amount ?? sold,
      {
        tokenOut: usdc,
        minTokenOut: it.least ?? (K * 99n) / 100n,
        tokenRedeemSy: usdc,
        pendleSwap: zero,
        swapData: { swapType: 0, extRouter: zero, extCalldata: '0x', needScale: false },
      },
      { limitRouter: zero, epsSkipMarket: 0n, normalFills: [], flashFills: [], optData: '0x' },
    ],
    {
      ops: [it.takes ?? taken, { kind: 1, token: usdc, amount: K, who: it.to ?? zero }],
      allowed: [principal, weth],
      beside: [market, strange],
    },
  );
  return {
    ...own,
    read: async (e) => {
      const coin = await e.put('Coin');
      await rpc(e.url, 'anvil_setCode', [principal, await rpc<Hex>(e.url, 'eth_getCode', [coin, 'latest'])]);
      await e.send(me, principal, call('function call_(string,uint8)', 'PT', 18));
      await e.send(me, principal, call('function mint(address,uint256)', me, 4n * sold));
      e.published(principal);
      await rpc(e.url, 'anvil_setCode', [controller, knownTo(market)]);
      return own.read(e);
    },
  };
};

const byPendle: readonly OnEthereum[] = [
  control(sale('a principal token is sold', 'to compare.')),
  sale('to the thief', 'The dollars are his.', { to: thief }),
  sale('at a market that nobody lists', 'He had it made, and what it takes is what he says.', {
    at: strange,
  }),
  sale('nothing has to come', 'A price that he moves.', { least: 0n }),
  sale('little has to come', 'A price that he moves.', { least: K / 3n }),
  sale('more of it goes than is said', 'Three times as much.', {
    takes: { kind: 0, token: principal, who: market, amount: 1_500n * E18 },
  }),
  sale('wrapped coins go instead', 'They were allowed before.', {
    amount: 5n * E18,
    takes: { kind: 0, token: weth, who: market, amount: 5n * E18 },
  }),
  sale('at an old contract', 'It has a function of that shape.', { router: 'old' }),
];

tries(import.meta.url, [
  {
    round: 'named',
    entries: [...byAcross, secondToken, ...byFluid, ...byRequest, ...byCurve, ...byBulker, ...byPendle],
  },
]);
