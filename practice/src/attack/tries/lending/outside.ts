import { rpc } from '../../../rpc.ts';
import { type Address, type Hex, maxUint256, pad, toHex, zeroHash } from 'viem';
import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { call, pilot } from '../../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, thief, usdc, weth } from '../ground.ts';
import { control, type Group, type OnEthereum } from '../table.ts';
import { stands, type More, one, pull, marketOn, market, taken } from '../kits/outside.ts';
import { at, K, E18 } from '../oneCall.ts';
import {
  aave2,
  aave,
  router2,
  comet,
  cometRewards,
  morpho,
  stkAave,
  umbrellaRewards,
  aaveRewards,
  stability,
  liquity,
  snx3,
  maker,
  multicall3,
  spark,
} from '../addresses.ts';

const snx = at('0xc011a73ee8576fb46f5e1c5751ca3b9fe0af2a6f');

const marketText =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';

const lending: readonly OnEthereum[] = [
  one(
    'Aave v2: the rate is swapped',
    'Debt at a stable rate costs what the thief (a lender) earns: from 4 to 15 percent.',
    aave2,
    'function swapBorrowRateMode(address asset, uint256 rateMode)',
    [usdc, 2n],
  ),
  one(
    'Aave v3: a manager of the position',
    'He may change the category and take away the collateral flag, and so liquidate.',
    aave,
    'function approvePositionManager(address positionManager, bool approve)',
    [router2, true],
  ),
  one(
    'Aave v3: a debt token given over',
    'The thief borrows at the cost of the user.',
    'old',
    'function approveDelegation(address delegatee, uint256 amount)',
    [at('0xd01607c3c5ecaba394d8be377a08590149325722'), maxUint256],
  ),
  one(
    'Aave v3: a flash loan of the simple kind to the thief',
    'The receiver keeps it and the user pays? It is only to see.',
    aave,
    'function flashLoanSimple(address receiverAddress, address asset, uint256 amount, bytes params, uint16 referralCode)',
    [thief, usdc, K, '0x', 0],
  ),
  one(
    'Compound v3: what is kept is given to the thief inside',
    'No token moves: the balance in the market does.',
    comet,
    'function transferAsset(address dst, address asset, uint256 amount)',
    [thief, usdc, K],
  ),
  one(
    'Compound v3: what is kept is given to a router inside',
    'The router of Uniswap owns it then, and nobody gets it out.',
    comet,
    'function transfer(address dst, uint256 amount) returns (bool)',
    [router2, K],
  ),
  control(
    one(
      'Compound v3: absorbed',
      'Anybody can, once it is ready to be; to compare.',
      comet,
      'function absorb(address absorber, address[] accounts)',
      [me, [me]],
    ),
  ),
  one(
    'Compound v3: the rewards to the thief',
    'They are claimed to him.',
    cometRewards,
    'function claimTo(address comet, address src, address to, bool shouldAccrue)',
    [comet, me, thief, true],
  ),
  one(
    'Compound v3: the rewards to a router',
    'Nobody gets them out.',
    cometRewards,
    'function claimTo(address comet, address src, address to, bool shouldAccrue)',
    [comet, me, router2, true],
  ),
  one(
    'Morpho: lent in a market with the thief’s oracle',
    'Both tokens are true, the oracle is his: he borrows all against a drop of ether.',
    morpho,
    `function supply(${marketText}, uint256 assets, uint256 shares, address onBehalf, bytes data) returns (uint256, uint256)`,
    (e) => [
      {
        loanToken: usdc,
        collateralToken: weth,
        oracle: e.junk,
        irm: at('0x870ac11d48b15db9a138cf899d20f13f79ba00bc'),
        lltv: 980_000_000_000_000_000n,
      },
      K,
      0n,
      me,
      '0x',
    ],
    { ops: [pull] },
  ),
  one(
    'Morpho: collateral in a market with the thief’s oracle',
    'With a debt it is liquidated at his price.',
    morpho,
    `function supplyCollateral(${marketText}, uint256 assets, address onBehalf, bytes data)`,
    (e) => [
      {
        loanToken: weth,
        collateralToken: usdc,
        oracle: e.junk,
        irm: at('0x870ac11d48b15db9a138cf899d20f13f79ba00bc'),
        lltv: 980_000_000_000_000_000n,
      },
      K,
      me,
      '0x',
    ],
    { ops: [pull] },
  ),
  one(
    'Morpho: the bundler may act',
    'Whoever bundles acts for it, in old versions.',
    morpho,
    'function setAuthorization(address authorized, bool newIsAuthorized)',
    [at('0x6566194141eefa99af43bb5aa71460ca2dc90245'), true],
  ),
  control(
    one(
      'Aave staked: unstaking begins',
      'A cooldown alone does nothing; to compare.',
      stkAave,
      'function cooldown()',
      [],
    ),
  ),
  one(
    'Aave staked: the votes',
    'All votes and proposals are the thief’s.',
    stkAave,
    'function delegate(address delegatee)',
    [thief],
  ),
  one(
    'Aave staked: the votes to a contract of a protocol',
    'They are lost to the DAO, which he outvotes.',
    stkAave,
    'function delegate(address delegatee)',
    [router2],
  ),
  one(
    'Aave staked: redeemed to a router',
    'The stake goes to a contract that nobody gets it out of.',
    stkAave,
    'function redeem(address to, uint256 amount)',
    [router2, 10n * E18],
  ),
  one(
    'Aave staked: rewards claimed to a router',
    'The same with rewards.',
    stkAave,
    'function claimRewards(address to, uint256 amount)',
    [router2, maxUint256],
  ),
  one(
    'Umbrella: who claims',
    'He claims all rewards of the user, to himself.',
    umbrellaRewards,
    'function setClaimer(address claimer, bool isAllowed)',
    [thief, true],
  ),
  one(
    'Aave v3: all rewards to the thief',
    'They go to him.',
    aaveRewards,
    'function claimAllRewards(address[] assets, address to) returns (address[], uint256[])',
    [[usdc], thief],
  ),
  one(
    'Liquity: front end of the thief',
    'The tag that a deposit is made with is for good: his front end keeps all of the LQTY it earns.',
    stability,
    'function provideToSP(uint256 _amount, address _frontEndTag)',
    [K, thief],
    { ops: [pull] },
  ),
  one(
    'Liquity: front end by a shipped name',
    'The same by an address that has a name.',
    stability,
    'function provideToSP(uint256 _amount, address _frontEndTag)',
    [K, router2],
    { ops: [pull] },
  ),
  control(
    one(
      'Liquity: gains go into the trove',
      'What was free ether is collateral, of the user’s own; to compare.',
      stability,
      'function withdrawETHGainToTrove(address _upperHint, address _lowerHint)',
      [me, me],
    ),
  ),
  one(
    'Liquity: collateral let go',
    'With its coins: the trove is at a hundred and ten: it is liquidated.',
    liquity,
    'function withdrawColl(uint256 _collWithdrawal, address _upperHint, address _lowerHint)',
    [3n * E18, me, me],
    { ops: [{ kind: 2, amount: E18 }] },
  ),
  one(
    'Liquity: debt drawn',
    'What comes is owed, with a fee of five per cent.',
    liquity,
    'function withdrawLUSD(uint256 _maxFeePercentage, uint256 _LUSDAmount, address _upperHint, address _lowerHint)',
    [E18, 2_000n * E18, me, me],
  ),
  one(
    'Synthetix: all that can be owed',
    'Debt of the most, that floats with all others’.',
    snx,
    'function issueMaxSynths()',
    [],
  ),
  one(
    'Synthetix: liquidates itself',
    'The user’s own collateral is liquidated with a penalty.',
    snx,
    'function liquidateSelf() returns (bool)',
    [],
  ),
  one(
    'Synthetix: exchanged for nothing',
    'The minimum is nothing.',
    snx,
    'function exchangeAtomically(bytes32 sourceCurrencyKey, uint256 sourceAmount, bytes32 destinationCurrencyKey, bytes32 trackingCode, uint256 minAmount) returns (uint256)',
    [pad(toHex('sUSD'), { dir: 'right' }), 1_000n * E18, pad(toHex('sETH'), { dir: 'right' }), zeroHash, 0n],
  ),
  one(
    'Synthetix v3: power over the account',
    'ADMIN of account 7 is the thief.',
    snx3,
    'function grantPermission(uint128 accountId, bytes32 permission, address user)',
    [7n, pad(toHex('ADMIN'), { dir: 'right' }), thief],
  ),
  one(
    'Synthetix v3: the collateral leaves the pool',
    'To nothing: what is owed is liquidated.',
    snx3,
    'function delegateCollateral(uint128 accountId, uint128 poolId, address collateralType, uint256 newCollateralAmountD18, uint256 leverage)',
    [7n, 1n, weth, 0n, E18],
  ),
];

const trading: readonly OnEthereum[] = [
  one(
    'Maker: an urn given over',
    'He moves all that the urn holds.',
    maker,
    'function urnAllow(address usr, uint256 ok)',
    [router2, 1n],
  ),
  one(
    'Maker: inner dollars go',
    'To whom it says; nothing moves outside.',
    maker,
    'function move(uint256 cdp, address dst, uint256 rad)',
    [7n, router2, 10n ** 48n],
  ),
  one(
    'Maker: inner collateral goes',
    'The same.',
    maker,
    'function flux(uint256 cdp, address dst, uint256 wad)',
    [7n, router2, E18],
  ),
];

const moreOfEthereum: readonly OnEthereum[] = [
  control(
    one(
      'Aave v3: another’s debt is paid out of deposits',
      'aTokens of the user pay his own debt; to compare.',
      aave,
      'function repayWithATokens(address asset, uint256 amount, uint256 interestRateMode) returns (uint256)',
      [usdc, K, 2n],
    ),
  ),
  one('Synthetix: debt by number', 'What comes is owed.', snx, 'function issueSynths(uint256 amount)', [
    1_000n * E18,
  ]),
  control(
    one(
      'Liquity: the trove is closed',
      'All debt is paid at once; to compare.',
      liquity,
      'function closeTrove()',
      [],
    ),
  ),
  one(
    'Compound v2: collateral is no longer one',
    'The debt is liquidated; known by its exit.',
    at('0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b'),
    'function exitMarket(address cTokenAddress) returns (uint256)',
    [at('0x5d3a536e4d6dbd6114cc1ead35777bab948e3643')],
  ),
];

const pass: readonly OnEthereum[] = [
  one(
    'Synthetix v3: a pool without an owner',
    'Nobody runs it ever again.',
    snx3,
    'function renouncePoolOwnership(uint128 poolId)',
    [7n],
  ),
  one(
    'Synthetix v3: the markets of a pool',
    'All backs the thief’s market, by a number.',
    snx3,
    'function setPoolConfiguration(uint128 poolId, (uint128 marketId, uint128 weightD18, int128 maxDebtShareValueD18)[] newMarketConfigurations)',
    [7n, [{ marketId: 4_242n, weightD18: E18, maxDebtShareValueD18: E18 }]],
  ),
  one(
    'Maker: for anybody',
    'Multicall3 may do all with the vault, for anybody.',
    maker,
    'function cdpAllow(uint256 cdp, address usr, uint256 ok)',
    [7n, multicall3, 1n],
  ),
  one(
    'Morpho: for anybody',
    'Multicall3 has power over it, for anybody.',
    morpho,
    'function setAuthorization(address authorized, bool newIsAuthorized)',
    [multicall3, true],
  ),
  one(
    'Compound v3: for anybody',
    'Multicall3 manages the account, for anybody.',
    comet,
    'function allow(address manager, bool isAllowed)',
    [multicall3, true],
  ),
  one(
    'Aave v3: lent for a router',
    'What is supplied is the router’s.',
    aave,
    'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    [usdc, K, router2, 0],
    { ops: [pull] },
  ),
];

/** Aave as it is: what is borrowed is written in a debt token, what is taken out is burnt. */
const faithful: readonly OnEthereum[] = [
  control({
    id: 'Aave v3: a loan, with its debt token',
    why: 'What comes is owed, and the sentence says so; to compare.',
    read: async (e) => {
      const debt = await e.put('DebtToken');
      e.published(debt);
      return one(
        'x',
        'x',
        aave,
        'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
        [usdc, K, 2n, 0, me],
        {
          ops: [
            { kind: 1, token: usdc, amount: K },
            { kind: 5, token: debt, amount: K },
          ],
        },
      ).read(e);
    },
  }),
  {
    id: 'Spark: taken out beside a debt, with its receipt burnt',
    why: 'The debt is liquidated: nothing says that there is one.',
    read: async (e) => {
      const receipt = await e.put('Coin');
      const debt = await e.put('Coin');
      for (const [it, name] of [
        [receipt, 'spWETH'],
        [debt, 'variableDebtUSDC'],
      ] as const) {
        e.published(it);
        await e.send(me, it, call('function call_(string,uint8)', name, 18));
        await e.send(me, it, call('function mint(address,uint256)', me, 10n * E18));
      }
      return one(
        'x',
        'x',
        spark,
        'function withdraw(address asset, uint256 amount, address to) returns (uint256)',
        [weth, 3n * E18, me],
        {
          ops: [
            { kind: 0, token: receipt, who: receipt, amount: 3n * E18 },
            { kind: 1, token: weth, amount: 3n * E18 },
          ],
          allowed: [receipt],
        },
      ).read(e);
    },
  },
  control({
    id: 'Aave v3: the user’s own debt is paid with deposits',
    why: 'to compare.',
    read: async (e) =>
      one(
        'x',
        'x',
        aave,
        'function repayWithATokens(address asset, uint256 amount, uint256 interestRateMode) returns (uint256)',
        [usdc, maxUint256, 2n],
      ).read(e),
  }),
];

const coming = (
  id: string,
  why: string,
  symbol: string,
  amount: bigint,
  to: Address,
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  more: More = {},
): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    const it = await e.put('Coin');
    e.published(it);
    await e.send(me, it, call('function call_(string,uint8)', symbol, 18));
    return one(id, why, to, text, args, {
      ...more,
      ops: [...(more.ops ?? []), { kind: 5, token: it, amount }],
    }).read(e);
  },
});

/** What comes is owed, and comes truly. */
const owed: readonly OnEthereum[] = [
  {
    id: 'Compound v3: a loan by the name of a withdrawal',
    why: 'Nothing was supplied: all that comes is owed, at interest, against the collateral.',
    read: async (e) => {
      const text = 'function withdraw(address asset, uint256 amount)';
      const weths = at('0x5d409e56d886231adaf00c8775665ad0f9897b56');
      await rpc(e.url, 'anvil_setCode', [
        weths,
        await rpc<Hex>(e.url, 'eth_getCode', [await e.put('Comet'), 'latest']),
      ]);
      e.published(weths);
      await e.send(me, usdc, call('function mint(address,uint256)', weths, 10n * K));
      return e.read(ask(1, weths, call(text, usdc, K)));
    },
  },
  coming(
    'Synthetix: debt by number, and it comes',
    'What comes is owed, and the debt floats with all others’.',
    'sUSD',
    1_000n * E18,
    snx,
    'function issueSynths(uint256 amount)',
    [1_000n * E18],
  ),
  coming(
    'Synthetix: all that can be owed, and it comes',
    'The same, as much as can be.',
    'sUSD',
    1_000n * E18,
    snx,
    'function issueMaxSynths()',
    [],
  ),
  coming(
    'Liquity: debt drawn, and it comes',
    'What comes is owed.',
    'LUSD',
    2_000n * E18,
    liquity,
    'function withdrawLUSD(uint256 _maxFeePercentage, uint256 _LUSDAmount, address _upperHint, address _lowerHint)',
    [E18 / 200n, 2_000n * E18, me, me],
  ),
  coming(
    'Liquity: a trove at a hundred and ten',
    'What comes is owed, and the first fall of the price takes all collateral.',
    'LUSD',
    2_000n * E18,
    liquity,
    'function openTrove(uint256 _maxFeePercentage, uint256 _LUSDAmount, address _upperHint, address _lowerHint) payable',
    [E18 / 200n, 2_000n * E18, me, me],
    { value: E18 },
  ),
  coming(
    'Synthetix v3: debt, and it comes',
    'Dollars are minted against the collateral.',
    'snxUSD',
    1_000n * E18,
    snx3,
    'function mintUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)',
    [7n, 1n, weth, 1_000n * E18],
  ),
  one(
    'Compound v2: a borrowing that comes',
    'A debt.',
    at('0x39aa39c021dfbae8fac545936693ac917d5e7563'),
    'function borrow(uint256 borrowAmount) returns (uint256)',
    [K],
    { ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
  one(
    'Morpho: a borrowing that comes',
    'A debt, in a market with the thief’s oracle.',
    morpho,
    `function borrow(${marketText}, uint256 assets, uint256 shares, address onBehalf, address receiver) returns (uint256, uint256)`,
    [
      {
        loanToken: usdc,
        collateralToken: weth,
        oracle: router2,
        irm: at('0x870ac11d48b15db9a138cf899d20f13f79ba00bc'),
        lltv: 860_000_000_000_000_000n,
      },
      K,
      0n,
      me,
      me,
    ],
    { ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
  one(
    'Morpho: collateral that comes',
    'The debt is liquidated.',
    morpho,
    `function withdrawCollateral(${marketText}, uint256 assets, address onBehalf, address receiver)`,
    [
      {
        loanToken: usdc,
        collateralToken: weth,
        oracle: router2,
        irm: at('0x870ac11d48b15db9a138cf899d20f13f79ba00bc'),
        lltv: 860_000_000_000_000_000n,
      },
      5n * E18,
      me,
      me,
    ],
    { ops: [{ kind: 1, token: weth, amount: 5n * E18 }] },
  ),
  one(
    'Compound v3: collateral that comes',
    'The debt is liquidated.',
    comet,
    'function withdraw(address asset, uint256 amount)',
    [weth, 5n * E18],
    { ops: [{ kind: 1, token: weth, amount: 5n * E18 }] },
  ),
  {
    id: 'Aave gateway: a loan in coins',
    why: 'What comes is owed.',
    read: async (e) => {
      const debt = await e.put('DebtToken');
      e.published(debt);
      const gateway = at('0xd01607c3c5ecaba394d8be377a08590149325722');
      await rpc(e.url, 'anvil_setBalance', [gateway, toHex(10n * E18)]);
      return one(
        'x',
        'x',
        gateway,
        'function borrowETH(address pool, uint256 amount, uint16 referralCode)',
        [aave, E18, 0],
        {
          ops: [
            { kind: 2, amount: E18 },
            { kind: 5, token: debt, amount: E18 },
          ],
        },
      ).read(e);
    },
  },
  control(
    one(
      'Liquity: debt paid with what is held',
      'to compare.',
      liquity,
      'function repayLUSD(uint256 _LUSDAmount, address _upperHint, address _lowerHint)',
      [1n, me, me],
    ),
  ),
];

const last: readonly OnEthereum[] = [
  {
    id: 'Compound v3: a loan of a Safe',
    why: 'The Safe owes it.',
    read: async (e) => {
      await marketOn(e);
      const asked = safeTypedData(
        e.stage.at.safe,
        safeTx({ to: market, data: call(taken, usdc, K), nonce: 0n }),
      );
      return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }));
    },
  },
  {
    id: 'Compound v3: a loan that pays a friend',
    why: 'What is borrowed is sent on: the sentence says what is paid, and not that it is owed.',
    read: async (e) => {
      await marketOn(e);
      return e.read(
        askBatch(1, [
          { to: market, data: call(taken, usdc, K) },
          {
            to: usdc,
            data: call('function transfer(address to, uint256 amount) returns (bool)', e.stage.friend, K),
          },
        ]),
      );
    },
  },
  one(
    'Compound v3: a loan to oneself by withdrawTo',
    'What comes is owed.',
    comet,
    'function withdrawTo(address to, address asset, uint256 amount)',
    [me, usdc, K],
    { ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
];

const after: readonly OnEthereum[] = [
  one(
    'Compound v2: a borrowing of coins that come',
    'They are owed.',
    at('0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5'),
    'function borrow(uint256 borrowAmount) returns (uint256)',
    [E18],
    { ops: [{ kind: 2, amount: E18 }] },
  ),
  coming(
    'Liquity: a trove is changed, and dollars come',
    'They are owed.',
    'LUSD',
    2_000n * E18,
    liquity,
    'function adjustTrove(uint256 _maxFeePercentage, uint256 _collWithdrawal, uint256 _LUSDChange, bool _isDebtIncrease, address _upperHint, address _lowerHint) payable',
    [E18 / 200n, 0n, 2_000n * E18, true, me, me],
  ),
  one(
    'Synthetix v3: collateral comes',
    'What backed the debt is gone.',
    snx3,
    'function withdraw(uint128 accountId, address collateralType, uint256 tokenAmount)',
    [7n, weth, E18],
    { ops: [{ kind: 1, token: weth, amount: E18 }] },
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...lending, ...trading, ...moreOfEthereum, ...pass, ...faithful, ...owed, ...last, ...after],
};
