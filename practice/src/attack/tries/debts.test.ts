import {
  type Address,
  encodeAbiParameters,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
  toHex,
  zeroHash,
} from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { aave, comet, evc, pool, router2, steak, ur, cEth, cUsdc } from './contractsAt.ts';
import { come, free, most, now, on, plainCall, pull, put } from './calls.ts';
import { someText } from './functions.ts';
import { ask, askBatch, type Ethereum, me, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one } from './oneCall.ts';
import { play, played, takes } from './players.ts';
import { typedFor } from './signing.ts';
import {
  factoryStands,
  firstStand,
  resolversStand,
  namedStand,
  secondStand,
  stranger,
  wrappedStands,
} from './stands.ts';
import { control, loud, type OnEthereum, told, tries } from './table.ts';
import { coinAt, standsAs } from './tokensAt.ts';

const bulker = at('0xa397a8c2086c554b531c02e29f3291c9704b00c7');

const maker = at('0x5ef30b9986345249bc32d8928b7ee64de9435e39');

const liquity = at('0x24179cd81c9e782a4096035f7ec97fb8b783e007');

const rights: readonly OnEthereum[] = [
  one(
    'Aave: the debt of the thief is paid',
    'A thousand dollars for his debt.',
    aave,
    'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf) returns (uint256)',
    [usdc, K, 2n, thief],
    { ops: [pull] },
  ),
  one(
    'Aave: no more collateral',
    'The debt is liquidated.',
    aave,
    'function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
    [weth, false],
  ),
  one(
    'Aave: a flash loan whose debt stays',
    'Mode 2 leaves the debt with the user, and what is lent is with the thief.',
    aave,
    'function flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode)',
    [thief, [usdc], [K], [2n], me, '0x', 0],
  ),
  one(
    'Aave: to a saved protocol',
    'Nobody gets it out of the router.',
    aave,
    'function withdraw(address asset, uint256 amount, address to) returns (uint256)',
    [usdc, K, router2],
  ),
  one(
    'Compound: a manager by approve',
    'An approval of a Comet is power over all collateral.',
    comet,
    'function approve(address spender, uint256 amount) returns (bool)',
    [bulker, maxUint256],
  ),
  one('Compound: allow the router', 'The same.', comet, 'function allow(address manager, bool isAllowed)', [
    router2,
    true,
  ]),
  one(
    'Compound: allow the bulker',
    'Usual; but see what a Morpho bundler would be.',
    comet,
    'function allow(address manager, bool isAllowed)',
    [at('0x6566194141eefa99af43bb5aa71460ca2dc90245'), true],
  ),
  one(
    'Compound bulker: supplied to the thief',
    'The words name actions, the bytes whom.',
    bulker,
    'function invoke(bytes32[] actions, bytes[] data) payable',
    [
      [pad(toHex('ACTION_SUPPLY_NATIVE_TOKEN'), { dir: 'right' })],
      [encodeAbiParameters(parseAbiParameters('address, address, uint256'), [comet, thief, E18])],
    ],
    { value: E18 },
  ),
  one(
    'Maker: the manager of a vault',
    'He may do all with it.',
    maker,
    'function cdpAllow(uint256 cdp, address usr, uint256 ok)',
    [7n, router2, 1n],
  ),
  one('Maker: a vault is given away', 'To the thief.', maker, 'function give(uint256 cdp, address dst)', [
    7n,
    thief,
  ]),
  one(
    'Maker: a vault enters another’s urn',
    'The thief’s urn gets all.',
    maker,
    'function quit(uint256 cdp, address dst)',
    [7n, thief],
  ),
  one(
    'Liquity: a redemption for too little',
    'The fee may be all.',
    liquity,
    'function openTrove(uint256 _maxFeePercentage, uint256 _LUSDAmount, address _upperHint, address _lowerHint) payable',
    [E18, 2_000n * E18, me, me],
    { value: 2n * E18 },
  ),
];

const snx3 = at('0xffffffaeff0b96ea8e4f94b2253f31abdd875847');

const morpho = at('0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb');

const comptroller = at('0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b');

const marketText =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';

const tuple = (e: Ethereum) => ({
  loanToken: usdc,
  collateralToken: weth,
  oracle: e.junk,
  irm: at('0x870ac11d48b15db9a138cf899d20f13f79ba00bc'),
  lltv: 860_000_000_000_000_000n,
});

const numbers: readonly OnEthereum[] = [
  one(
    'Maker: an urn enters another’s vault',
    'Vault 4242 is the thief’s.',
    maker,
    'function enter(address src, uint256 cdp)',
    [me, 4242n],
  ),
  control(
    one(
      'Maker: a vault goes on a list',
      'Nothing; to compare.',
      maker,
      'function open(bytes32 ilk, address usr) returns (uint256)',
      [pad(toHex('ETH-A'), { dir: 'right' }), me],
    ),
  ),
  one(
    'Compound v2: collateral redeemed beside a debt',
    'The debt is liquidated.',
    cUsdc,
    'function redeemUnderlying(uint256 redeemAmount) returns (uint256)',
    [K],
    { ops: [{ kind: 1, token: usdc, amount: K }], allowed: [] },
  ),
  one(
    'Maker: a vault into another’s vault',
    'Vault 4242 is the thief’s.',
    maker,
    'function shift(uint256 cdpSrc, uint256 cdpDst)',
    [7n, 4242n],
  ),
  one(
    'Maker: debt drawn',
    'The vault owes a thousand more.',
    maker,
    'function frob(uint256 cdp, int256 dink, int256 dart)',
    [7n, 0n, 1_000n * E18],
  ),
  one(
    'Maker: collateral let go',
    'The vault is liquidated.',
    maker,
    'function frob(uint256 cdp, int256 dink, int256 dart)',
    [7n, -(9n * E18), 0n],
  ),
  one(
    'Synthetix v3: into another’s account',
    'Account 4242 is the thief’s.',
    snx3,
    'function deposit(uint128 accountId, address collateralType, uint256 tokenAmount)',
    [4242n, usdc, K],
    { ops: [pull] },
  ),
  one(
    'Synthetix v3: behind another’s pool',
    'Pool 4242 is the thief’s.',
    snx3,
    'function delegateCollateral(uint128 accountId, uint128 poolId, address collateralType, uint256 newCollateralAmountD18, uint256 leverage)',
    [7n, 4242n, weth, 10n * E18, E18],
  ),
  one(
    'Synthetix v3: debt',
    'Dollars are minted against the collateral.',
    snx3,
    'function mintUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)',
    [7n, 1n, weth, 1_000n * E18],
  ),
  one(
    'Synthetix v3: another’s debt is paid',
    'Account 4242 is the thief’s.',
    snx3,
    'function burnUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)',
    [4242n, 1n, weth, 1_000n * E18],
  ),
  one(
    'Compound v2: another’s debt',
    'The debt of the thief.',
    cEth,
    'function repayBorrowBehalf(address borrower) payable',
    [thief],
    { value: E18 },
  ),
  one(
    'Compound v2: a borrowing',
    'A debt.',
    cEth,
    'function borrow(uint256 borrowAmount) returns (uint256)',
    [E18],
    { ops: [] },
  ),
  one(
    'Compound v2: a market left',
    'The debt is liquidated.',
    comptroller,
    'function exitMarket(address cToken) returns (uint256)',
    [cEth],
  ),
  control(
    one(
      'Compound v2: all as collateral',
      'It may be taken when a debt is liquidated.',
      comptroller,
      'function enterMarkets(address[] cTokens) returns (uint256[])',
      [[cEth, cUsdc]],
    ),
  ),
  one(
    'Compound v2: a liquidation',
    'A thousand for collateral that is worth nothing.',
    cUsdc,
    'function liquidateBorrow(address borrower, uint256 repayAmount, address cTokenCollateral) returns (uint256)',
    [thief, K, cEth],
    { ops: [pull] },
  ),
  one(
    'Compound v3: collateral for nothing',
    'The minimum is nothing.',
    comet,
    'function buyCollateral(address asset, uint256 minAmount, uint256 baseAmount, address recipient)',
    [weth, 0n, K, me],
    { ops: [pull, { kind: 1, token: weth, amount: 5n * 10n ** 17n }] },
  ),
  one(
    'Aave: another category',
    'The debt is liquidated.',
    aave,
    'function setUserEMode(uint8 categoryId)',
    [0],
  ),
  one(
    'Aave: a liquidation',
    'A thousand for the debt of the thief.',
    aave,
    'function liquidationCall(address collateralAsset, address debtAsset, address user, uint256 debtToCover, bool receiveAToken)',
    [weth, usdc, thief, K, true],
    { ops: [pull] },
  ),
  one(
    'Morpho: collateral let go',
    'The debt is liquidated.',
    morpho,
    `function withdrawCollateral(${marketText}, uint256 assets, address onBehalf, address receiver)`,
    (e) => [tuple(e), 5n * E18, me, me],
    { ops: [] },
  ),
  one(
    'Liquity: a fee of all',
    'The fee may be all.',
    liquity,
    'function adjustTrove(uint256 _maxFeePercentage, uint256 _collWithdrawal, uint256 _LUSDChange, bool _isDebtIncrease, address _upperHint, address _lowerHint) payable',
    [E18, 5n * E18, 0n, false, me, me],
  ),
];

const lent: readonly OnEthereum[] = [
  control(
    one(
      'Liquity: collateral left over',
      'to compare.',
      at('0x24179cd81c9e782a4096035f7ec97fb8b783e007'),
      'function claimCollateral()',
      [],
      { ops: [{ kind: 2, amount: E18 / 100n }] },
    ),
  ),
  told(
    'the sentence says that a withdrawal is asked for',
    one(
      'Aave: a cooldown begins again',
      'Whoever waited for three weeks waits again.',
      at('0x4da27a545c0c5b758a6ba100e3a049001de870f5'),
      'function cooldown()',
      [],
    ),
  ),
  one(
    'Maker: the whole vault into another one',
    'Debt and collateral go to the vault of the thief.',
    at('0x5ef30b9986345249bc32d8928b7ee64de9435e39'),
    'function shift(uint256 cdpSrc, uint256 cdpDst)',
    [1n, 2n],
  ),
  control(
    one(
      'Compound: tokens become collateral',
      'to compare.',
      at('0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b'),
      'function enterMarkets(address[] cTokens) returns (uint256[])',
      [[at('0x39aa39c021dfbae8fac545936693ac917d5e7563')]],
    ),
  ),
];

/** Power for contracts whose names are shipped, and who are not keepers. */
const powers: readonly OnEthereum[] = [
  typedFor(
    'Compound v3: a router manages, by signature',
    'All that is kept there is the router’s to move.',
    { name: 'Compound USDC', version: '0', chainId: 1, verifyingContract: comet },
    'Authorization',
    { Authorization: 'address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry' },
    {
      owner: me,
      manager: at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
      isAllowed: true,
      nonce: 0n,
      expiry: BigInt(now + 1_200),
    },
  ),
  typedFor(
    'Morpho: Pendle’s swap has power, by signature',
    'Anybody has it call Morpho.',
    { chainId: 1, verifyingContract: morpho },
    'Authorization',
    {
      Authorization: 'address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline',
    },
    {
      authorizer: me,
      authorized: at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
      isAuthorized: true,
      nonce: 0n,
      deadline: BigInt(now + 1_200),
    },
  ),
  plainCall(
    'Morpho: Pendle’s swap has power',
    'Anybody has it call Morpho.',
    morpho,
    'function setAuthorization(address authorized, bool newIsAuthorized)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), true],
  ),
  plainCall(
    'Compound v3: Pendle’s swap manages',
    'Anybody has it call Compound.',
    comet,
    'function allow(address manager, bool isAllowed)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), true],
  ),
  plainCall(
    'Compound v3: Morpho’s ParaSwap adapter manages',
    'It calls what anybody says.',
    comet,
    'function allow(address manager, bool isAllowed)',
    [at('0x03b5259bd204bfd4a616e5b79b0b786d90c6c38f'), true],
  ),
  plainCall(
    'Aave: Pendle’s swap may borrow',
    'Anybody has it borrow in the user’s name.',
    at('0xea51d7853eefb32b6ee06b1c12e6dcca88be0ffe'),
    'function approveDelegation(address delegatee, uint256 amount)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), K],
  ),
];

const spot = at('0x18141523403e2595d31b22604acb8fc06a4caa61');

const elsewhere: readonly OnEthereum[] = [
  on(
    8453,
    'Synthetix: sold for one unit, later',
    'The least is one, and it is settled later.',
    spot,
    'function commitOrder(uint128 marketId, uint8 orderType, uint256 amountProvided, uint256 settlementStrategyId, uint256 minimumSettlementAmount, address referrer)',
    [1n, 3, K, 0n, 1n, zero],
    { ops: [pull] },
  ),
];

const withdrawText = 'function withdraw(address asset, uint256 amount)';

const fromComet = (id: string, why: string, ...amounts: readonly bigint[]): OnEthereum =>
  free(id, why, async (e) => {
    await rpc(e.url, 'anvil_setCode', [comet, '0x']);
    await standsAs(e, comet, 'Supplied');
    const had = BigInt(
      await rpc<Hex>(e.url, 'eth_call', [
        { to: comet, data: call('function balanceOf(address owner) view returns (uint256)', me) },
        'latest',
      ]),
    );
    if (had < 2n * K) await e.send(me, comet, call('function make(address,uint256)', me, 2n * K - had));
    await e.send(me, usdc, call('function mint(address,uint256)', comet, 10n * K));
    return e.read(
      askBatch(
        1,
        amounts.map((amount) => ({ to: comet, data: call(withdrawText, usdc, amount) })),
      ),
    );
  });

const loans: readonly OnEthereum[] = [
  control(fromComet('Compound v3: all of the supply', 'to compare.', most)),
  fromComet(
    'Compound v3: all of the supply, and again as much',
    'None of it is in the sum: what comes after it is owed.',
    most,
    2n * K,
  ),
  fromComet('Compound v3: as much as was supplied, twice', 'The second is a debt.', 2n * K, 2n * K),
];

const ended: readonly OnEthereum[] = [
  one(
    'Euler: the balance is no longer followed',
    'Rewards for the deposit end.',
    'old',
    'function disableBalanceForwarder()',
    [],
  ),
];

const gateway = at('0xd01607c3c5ecaba394d8be377a08590149325722');

const prime = at('0x4e033931ad43597d96d6bcc25c280717730b58b1');

const aWeth = at('0x4d5f47fa6a74757f35c14fd3a6ef8e3c9bc514e8');

const outOfGateway = (id: string, why: string, named: Address): OnEthereum =>
  free(id, why, async (e) => {
    for (const [where, debt] of [
      [aave, 10n ** 12n],
      [prime, 0n],
    ] as const) {
      await standsAs(e, where, 'Owed');
      await e.send(me, where, call('function make(uint256)', debt));
    }
    await coinAt(e, aWeth, 'aEthWETH', E18);
    const text = 'function withdrawETH(address pool, uint256 amount, address onBehalfOf)';
    await put(
      e,
      gateway,
      text,
      [
        { kind: 0, token: aWeth, who: pool, amount: E18 / 2n },
        { kind: 2, amount: E18 / 2n },
      ],
      [aWeth],
    );
    const back = await e.read(ask(1, gateway, call(text, named, E18 / 2n, me)));
    await rpc(e.url, 'anvil_setCode', [aave, '0x']);
    return back;
  });

const explained: readonly OnEthereum[] = [
  outOfGateway('Aave gateway: out of the pool that owes', 'The collateral of a debt goes.', aave),
  outOfGateway(
    'Aave gateway: out, by the name of another pool',
    'The gateway ignores the pool that it is given: what is owed is asked of the wrong one.',
    prime,
  ),
];

const bundler = at('0x6566194141eefa99af43bb5aa71460ca2dc90245');

const adapter = at('0x4a6c312ec70e8747a587ee860a0353cd42be0ae0');

const bundleText =
  'function multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle) payable';

const bundle = (skip: boolean) => [
  {
    to: adapter,
    data: call(
      'function erc20TransferFrom(address token, address receiver, uint256 amount)',
      usdc,
      adapter,
      K,
    ),
    value: 0n,
    skipRevert: false,
    callbackHash: zeroHash,
  },
  {
    to: adapter,
    data: call(
      'function erc4626Deposit(address vault, uint256 assets, uint256 maxSharePriceE27, address receiver)',
      steak,
      K,
      2n * 10n ** 15n,
      me,
    ),
    value: 0n,
    skipRevert: skip,
    callbackHash: zeroHash,
  },
];

const swaps: readonly OnEthereum[] = [
  play(
    'Morpho bundle: a deposit that may be skipped',
    'skipRevert: the thief raises the price of a share over the most for a block (or fills the cap), and the dollars stay at the adapter, where anybody takes them.',
    bundler,
    bundleText,
    [bundle(true)],
    [takes(usdc, K, steak)],
  ),
  play(
    'Morpho bundle: a deposit',
    'Nobody knows the contracts that the bundle names.',
    bundler,
    bundleText,
    [bundle(false)],
    [takes(usdc, K, steak)],
  ),
];

const recordsMore: readonly OnEthereum[] = [
  plainCall(
    'Euler: a controller',
    'A controller may seize all collateral of the account: the vault is the thief’s.',
    evc,
    'function enableController(address account, address vault) payable',
    (e) => [me, e.junk],
  ),
  plainCall(
    'Euler: an operator',
    'He acts for the account.',
    evc,
    'function setAccountOperator(address account, address operator, bool authorized) payable',
    [me, thief, true],
  ),
  plainCall(
    'Euler: locked down',
    'The account can do nothing but by hand.',
    evc,
    'function setLockdownMode(bytes19 addressPrefix, bool enabled) payable',
    [me.slice(0, 40) as Hex, true],
  ),
  plainCall(
    'Sky: debt drawn to a router',
    'What is drawn is the router’s.',
    at('0xce01c90de7fd1bcfa39e237fe6d8d9f569e8a6a3'),
    'function draw(address owner, uint256 index, address to, uint256 wad)',
    [me, 0n, ur, E18],
  ),
  plainCall(
    'Aave: votes on other networks',
    'A representative votes for the account there.',
    at('0x9aee0b04504cef83a65ac3f0e838d0593bcb2bc7'),
    'function updateRepresentativesForChain((address representative, uint256 chainId)[] representatives)',
    [[{ representative: thief, chainId: 137n }]],
  ),
];

const structure: readonly OnEthereum[] = [
  played(
    'Morpho bundle: a deposit that may be skipped, at known addresses',
    'skipRevert: the deposit fails by its most, and the dollars stay at the adapter, where anybody takes them.',
    [
      { where: adapter, text: someText, acts: [] },
      { where: steak, text: someText, acts: [] },
      { where: bundler, text: bundleText, acts: [takes(usdc, K, steak)] },
    ],
    () => ask(1, bundler, call(bundleText, bundle(true))),
  ),
  loud(
    'what the adapter does for the user is not read through the bundle',
    played(
      'Morpho bundle: a deposit, at known addresses',
      'to compare.',
      [
        { where: adapter, text: someText, acts: [] },
        { where: steak, text: someText, acts: [] },
        { where: bundler, text: bundleText, acts: [takes(usdc, K, steak)] },
      ],
      () => ask(1, bundler, call(bundleText, bundle(false))),
    ),
  ),
];

const v2borrow = at('0x372abd1810eaf23cb9d941bbe7596dfb2c46bc65');

const last: readonly OnEthereum[] = [
  plainCall(
    'Liquity v2: who sets the rate',
    'The batch manager sets the rate of interest: the thief, at its most.',
    v2borrow,
    'function setInterestBatchManager(uint256 _troveId, address _newBatchManager, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
    [7n, thief, 0n, 0n, maxUint256],
  ),
  plainCall(
    'Liquity v2: who takes collateral out',
    'The receiver is his.',
    v2borrow,
    'function setRemoveManagerWithReceiver(uint256 _troveId, address _manager, address _receiver)',
    [7n, thief, thief],
  ),
  plainCall(
    'Liquity v2: the highest rate',
    'Two and a half times the debt a year.',
    v2borrow,
    'function adjustTroveInterestRate(uint256 _troveId, uint256 _newAnnualInterestRate, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
    [7n, (5n * E18) / 2n, 0n, 0n, maxUint256],
  ),
  plainCall(
    'Liquity v2: the lowest rate',
    'The lowest are redeemed first: the collateral goes at the next redemption.',
    v2borrow,
    'function adjustTroveInterestRate(uint256 _troveId, uint256 _newAnnualInterestRate, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
    [7n, 5n * 10n ** 15n, 0n, 0n, E18],
  ),
  plainCall(
    'Liquity v2: debt drawn',
    'What comes is owed.',
    v2borrow,
    'function withdrawBold(uint256 _troveId, uint256 _boldAmount, uint256 _maxUpfrontFee)',
    [7n, K, maxUint256],
    { ops: [come(K)] },
  ),
  plainCall(
    'Aave v4: a position manager',
    'He does all with the position.',
    'old',
    'function setUserPositionManager(address positionManager, bool approve)',
    [thief, true],
  ),
  plainCall(
    'Aave v4: debt that comes',
    'What comes is owed.',
    'old',
    'function borrow(uint256 reserveId, uint256 amount, address onBehalfOf)',
    [3n, K, me],
    { ops: [come(K)] },
  ),
  plainCall(
    'Fluid: debt and collateral in one',
    'What comes is owed.',
    'old',
    'function operate(uint256 nftId_, int256 newCol_, int256 newDebt_, address to_) payable returns (uint256, int256, int256)',
    [7n, 0n, K, me],
    { ops: [come(K)] },
  ),
  plainCall(
    'Resupply: debt that comes, of a vault',
    'What comes is owed.',
    'old',
    'function borrow(uint256 _borrowAmount, uint256 _underlyingAmount, address _receiver) returns (uint256)',
    [K, 0n, me],
    { ops: [come(K)] },
  ),
  plainCall(
    'Lighter: a deposit for the thief',
    'The account is his.',
    'old',
    'function deposit(address _to, uint16 _assetIndex, uint8 _routeType, uint256 _amount) payable',
    [thief, 3, 0, K],
    { ops: [pull] },
  ),
];

const ethGateway = at('0xa0d9c1e9e48ca30c8d8c3b5d69ff5dc1f6dffc24');

const repay =
  'function repayETH(address lendingPool, uint256 amount, uint256 rateMode, address onBehalfOf) payable';

const markets: readonly OnEthereum[] = [
  {
    id: 'repayETH, a stranger’s market',
    why: 'The market is his, and keeps what is repaid.',
    read: async (e) => {
      const market = await stranger(e);
      await e.stand(ethGateway, { [repay]: [] });
      return e.read(ask(1, ethGateway, call(repay, market, E18, 2n, me), E18));
    },
  },
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...rights, ...numbers] },
  { round: 'fourth reading', stands: firstStand, entries: [...lent] },
  { round: 'fourth outside', stands: resolversStand, entries: [...powers, ...elsewhere] },
  { round: 'fifth reading', stands: secondStand, entries: [...loans, ...ended, ...explained] },
  {
    round: 'fifth outside',
    stands: wrappedStands,
    entries: [...swaps, ...recordsMore, ...structure, ...last],
  },
  { round: 'named', stands: factoryStands, entries: [...markets] },
]);
