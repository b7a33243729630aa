import type { Readback } from '@readback/core/model/readback.ts';
import { rpc } from '../../rpc.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  getAddress,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
  toHex,
  zeroHash,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { askMessage, askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { call, pilot } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import type { Stage } from '../stage.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { outcomeOf } from './outcomeOf.ts';

/** Tries of an outsider at the functions that people truly lost by: shipped addresses that do what the protocol does. */
type Try = Readonly<{ id: string; why: string; chain?: number; read: (e: Ethereum) => Promise<Readback> }>;

/** Those that are still read back calmly. */
const open: readonly string[] = [];

/** Those that are calm on purpose, and why: not one of them takes anything by itself. */
const onPurpose: Readonly<Record<string, string>> = {
  'a batch with rights beside it':
    'It is left out, so that no wallet is asked for it, names no account, and refers to rights of before.',
  'sign-in: a claim of ownership':
    'A sign-in (EIP-4361) that fits the site that asks is read back, and its statement is quoted: only that site makes something of it.',
  'sign-in: a code of a device':
    'A sign-in (EIP-4361) that fits the site that asks is read back, and its statement is quoted: only that site makes something of it.',
  'sign-in: a link of a wallet':
    'A sign-in (EIP-4361) that fits the site that asks is read back, and its statement is quoted: only that site makes something of it.',
  'sign-in: a link with a code in it':
    'The link is at the site that asks, which alone makes something of it.',
};

const K = 1_000n * 10n ** 6n;
const E18 = 10n ** 18n;
const at = (it: string): Address => getAddress(it);
const pull: Op = { kind: 0, token: usdc, amount: K };
const b32 = (it: Address): Hex => pad(it).toLowerCase() as Hex;
const soon = 4_000_000_000n;
const now = Math.floor(Date.now() / 1_000);
const node = pad('0x77');
const router2 = at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');

type More = Readonly<{ ops?: readonly Op[]; value?: bigint; allowed?: readonly Address[]; chain?: number }>;

/** One call of what is at a shipped address, or of an old protocol of anybody. */
function one(
  id: string,
  why: string,
  to: Address | 'old',
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  { ops = [], value = 0n, allowed, chain = 1 }: More = {},
): Try {
  return {
    id,
    why,
    chain,
    read: async (e) => {
      const where = to === 'old' ? await e.put('Genuine') : to;
      for (const op of ops)
        if (op.kind === 1 && op.token !== undefined)
          await e.send(me, op.token, call('function mint(address,uint256)', where, op.amount ?? 0n));
      if (where !== usdc && where !== weth)
        await e.stand(where, { [text]: ops }, allowed ?? (ops.some((it) => it.kind === 0) ? [usdc] : []));
      if (ops.some((it) => it.kind === 2)) await rpc(e.url, 'anvil_setBalance', [where, toHex(100n * E18)]);
      const data = call(text, ...(typeof args === 'function' ? args(e) : args));
      return e.read(ask(e.chainId, where, data, value), { abis: { [where]: [text] } });
    },
  };
}

const spark = at('0xc13e21b648a5ee794902342038ff3adab66be987');
const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const aave2 = at('0x7d2768de32b0b80b7a3454c06bdac94a69ddc7a9');
const comet = at('0xc3d688b66703497daa19211eedff47f25384cdc3');
const morpho = at('0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb');
const stkAave = at('0x4da27a545c0c5b758a6ba100e3a049001de870f5');
const umbrellaRewards = at('0x4655ce3d625a63d30ba704087e52b4c31e38188b');
const aaveRewards = at('0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb');
const cometRewards = at('0x1b0e765f6224c21223aea2af16c1c46e38885a40');
const steth = at('0xae7ab96520de3a18e5e111b5eaab095312d7fe84');
const susde = at('0x9d39a5de30e57443bff2a8307a4256c8797a3497');
const eigen = at('0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a');
const eigenRewards = at('0x7750d328b314effa365a0402ccfd489b80b0adda');
const etherfi = at('0x308861a430be4cce5502d0a12724771fc6daf216');
const frax = at('0xbafa44efe7901e04e39dad13167d089c559c1138');
const veCrv = at('0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2');
const convex = at('0xf403c135812408bfbe8713b5a23a04b3d48aae31');
const cvxLocked = at('0x72a19342e8f1838460ebfccef09f6585e32db86e');
const stability = at('0x66017d22b0f8556afdd19fc67041899eb65a21bb');
const liquity = at('0x24179cd81c9e782a4096035f7ec97fb8b783e007');
const snx = at('0xc011a73ee8576fb46f5e1c5751ca3b9fe0af2a6f');
const snx3 = at('0xffffffaeff0b96ea8e4f94b2253f31abdd875847');
const exchange0x = at('0xdef1c0ded9bec7f1a1670819833240f027b25eff');
const oneInch = at('0x111111125421ca6dc452d289314280a0f8842a65');
const composable = at('0xfdafc9d1902f4e0b84f65f49f244b32b31013b74');
const balancer = at('0xba12222222228d8ba445958a75a0704d566bf2c8');
const maker = at('0x5ef30b9986345249bc32d8928b7ee64de9435e39');
const registry = at('0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e');
const registrar = at('0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85');
const wrapper = at('0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401');
const resolver = at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');
const reverse = at('0xa58e81fe9b61b5c3fe2afd33cf304c454abfc7cb');
const tbtc = at('0x18084fba666a33d37592fa2633fd49a74dd93a88');
const tbtcBridge = at('0x5e4861a80b55f035d899f66772117f00fa0e8e7b');
const tbtcDepositor = at('0x186d048097c7406c64efb0537886e3cae100a1fe');
const layerswap = at('0xe226e4825cb215abafad98fdd400583eab6a594f');
const starkgate = at('0xce5485cfb26914c5dce00b9baf0580364dafc7a4');
const cctp = at('0xbd3fa81b58ba92a82136038b25adec7066af3155');
const allo = at('0x1133ea7af70876e64665ecd07c0a0476d09465a1');
const entryPoint = at('0x0000000071727de22e5e9d8baf0edac6f37da032');
const p2p = at('0x23be839a14cec3d6d716d904f09368bbf9c750eb');
const kilnExit = at('0x004c226fff73aa94b78a4df1a0e861797ba16819');
const zora1155 = at('0x777777c338d93e2c7adf08d102d45ca7cc4ed021');
const midasRedeem = at('0x0d89c1c4799353f3805a3e6c4e1cbbb83217d123');
const polShare = at('0x06998af8f39ff8630d1fb515d22781da4dc2ca71');
const lockup = at('0xcf8ce57fa442ba50acbc57147a62ad03873ffa73');
const flow = at('0x3df2aaede81d2f6b261f79047517713b8e844e04');
const v4pools = at('0x000000000004444c5dc75cb358380d2e3de08a90');
const v4positions = at('0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e');
const npm = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const governor = at('0x408ed6354d4973f66138c91495f2f2fcbd8724c3');
const stargateUsdc = at('0xc026395860db2d07ee33e05fe50ed7bd583189c7');
const pendle = at('0x888888888889758f76e7103c6cbf23abbf58f946');
const cfa = at('0xcfa132e353cb4e398080b9700609bb008eceb125');
const flowScheduler = at('0xaa0cd305ed020137e302cecede7b18c0a05accda');
const vesting = at('0xbeedf563d41dcb3e1b7e0b0f7a86685fd73ce84c');

const marketText =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';

const lending: readonly Try[] = [
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
  one(
    'Compound v3: absorbed',
    'Anybody can, once it is ready to be; to compare.',
    comet,
    'function absorb(address absorber, address[] accounts)',
    [me, [me]],
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
  one(
    'Aave staked: unstaking begins',
    'A cooldown alone does nothing; to compare.',
    stkAave,
    'function cooldown()',
    [],
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
  one(
    'Liquity: gains go into the trove',
    'What was free ether is collateral, of the user’s own; to compare.',
    stability,
    'function withdrawETHGainToTrove(address _upperHint, address _lowerHint)',
    [me, me],
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

const staking: readonly Try[] = [
  one(
    'Lido: shares to the thief',
    'The stake is his, by another name of transfer.',
    steth,
    'function transferShares(address _recipient, uint256 _sharesAmount) returns (uint256)',
    [thief, 10n * E18],
  ),
  one(
    'Lido: shares to a router',
    'Nobody gets them out.',
    steth,
    'function transferShares(address _recipient, uint256 _sharesAmount) returns (uint256)',
    [router2, 10n * E18],
  ),
  one('Ethena: unstaked to a router', 'Nobody gets it out.', susde, 'function unstake(address receiver)', [
    router2,
  ]),
  one(
    'Ethena: all cools down',
    'No yield for a week, and no way back; to compare.',
    susde,
    'function cooldownShares(uint256 shares) returns (uint256)',
    [1_000n * E18],
  ),
  one(
    'EigenLayer: undelegated',
    'All of the stake leaves, and waits for two weeks.',
    eigen,
    'function undelegate(address staker) returns (bytes32[])',
    [me],
  ),
  one(
    'EigenLayer: an operator for good',
    'Who is registered as an operator can never delegate again, and stake of it can be slashed.',
    eigen,
    'function registerAsOperator(address initDelegationApprover, uint32 allocationDelay, string metadataURI)',
    [zero, 0, 'https://example.com/o.json'],
  ),
  one(
    'EigenLayer: who claims',
    'A claimer takes all rewards.',
    eigenRewards,
    'function setClaimerFor(address claimer)',
    [router2],
  ),
  one(
    'EigenLayer: the withdrawal is another’s',
    'Its withdrawer is the thief.',
    eigen,
    'function queueWithdrawals((address[] strategies, uint256[] shares, address withdrawer)[] queuedWithdrawalParams) returns (bytes32[])',
    [[{ strategies: [router2], shares: [E18], withdrawer: thief }]],
  ),
  one(
    'ether.fi: the request is the thief’s',
    'The item that it is claimed with is his.',
    etherfi,
    'function requestWithdraw(address recipient, uint256 amount) returns (uint256)',
    [thief, 10n * E18],
  ),
  one(
    'ether.fi: the request is a router’s',
    'Nobody claims.',
    etherfi,
    'function requestWithdraw(address recipient, uint256 amount) returns (uint256)',
    [router2, 10n * E18],
  ),
  one(
    'Frax: minted for the thief',
    'He gets frxETH.',
    frax,
    'function submitAndGive(address recipient) payable',
    [thief],
    { value: E18 },
  ),
  one(
    'Frax: minted for a router',
    'Whoever comes takes it out of the router.',
    frax,
    'function submitAndGive(address recipient) payable',
    [router2],
    { value: E18 },
  ),
  one(
    'Curve: locked for the thief',
    'What is paid is in his lock.',
    veCrv,
    'function deposit_for(address _addr, uint256 _value)',
    [thief, K],
    { ops: [pull] },
  ),
  one(
    'Convex: all that is held',
    'No amount is in it; to compare.',
    convex,
    'function depositAll(uint256 _pid, bool _stake) returns (bool)',
    [25n, true],
    { ops: [pull] },
  ),
  one(
    'Convex: free locks to a router',
    'Nobody gets them out.',
    cvxLocked,
    'function withdrawExpiredLocksTo(address _withdrawTo)',
    [router2],
  ),
  one(
    'Convex: rewards staked away',
    'Rewards are staked; to compare.',
    cvxLocked,
    'function getReward(address _account, bool _stake)',
    [me, true],
  ),
  one(
    'EntryPoint: a stake for a hundred years',
    'The coins come back after 136 years.',
    entryPoint,
    'function addStake(uint32 unstakeDelaySec) payable',
    [4_294_967_295],
    { value: 5n * E18 },
  ),
  one(
    'EntryPoint: an operation dropped',
    'Numbers are used up: what was signed before is void; to compare.',
    entryPoint,
    'function incrementNonce(uint192 key)',
    [0n],
  ),
  one(
    'P2P: the rewards are the referrer’s',
    'Credentials are the user’s, and nearly all rewards are the thief’s.',
    p2p,
    'function addEth(bytes32 _eth2WithdrawalCredentials, uint96 _ethAmountPerValidatorInWei, address _referenceFeeDistributor, (uint96 basisPoints, address recipient) _clientConfig, (uint96 basisPoints, address recipient) _referrerConfig, bytes _extraData) payable returns (bytes32, address)',
    [
      concat(['0x010000000000000000000000', me]),
      32n * E18,
      thief,
      { basisPoints: 1n, recipient: me },
      { basisPoints: 9_999n, recipient: thief },
      '0x',
    ],
    { value: 32n * E18 },
  ),
  one(
    'P2P: the rewards are a named referrer’s',
    'The same by names.',
    p2p,
    'function addEth(bytes32 _eth2WithdrawalCredentials, uint96 _ethAmountPerValidatorInWei, address _referenceFeeDistributor, (uint96 basisPoints, address recipient) _clientConfig, (uint96 basisPoints, address recipient) _referrerConfig, bytes _extraData) payable returns (bytes32, address)',
    [
      concat(['0x010000000000000000000000', me]),
      32n * E18,
      router2,
      { basisPoints: 1n, recipient: me },
      { basisPoints: 0n, recipient: zero },
      '0x',
    ],
    { value: 32n * E18 },
  ),
  one(
    'Kiln: validators leave',
    'They earn nothing from then on.',
    kilnExit,
    'function requestExit(bytes[] validators)',
    [[`0x${'a1'.repeat(48)}`]],
  ),
  one(
    'Polygon: unbonded for all shares',
    'The most that may be burned is all; the rate is fixed, to compare.',
    polShare,
    'function sellVoucher_new(uint256 claimAmount, uint256 maximumSharesToBurn)',
    [E18, maxUint256],
  ),
  one(
    'Polygon: bonded for no shares',
    'The least is nothing, at a fixed rate; to compare.',
    polShare,
    'function buyVoucherPOL(uint256 _amount, uint256 _minSharesToMint) returns (uint256)',
    [K, 0n],
    { ops: [pull] },
  ),
  one(
    'Beacon: the user’s validator into the thief’s',
    'EIP-7251: its 32 coins are the target’s from then on.',
    at('0x0000bbddc7ce488642fb579f8b00f3a590007251'),
    'function no()',
    [],
    { value: 1n },
  ),
];

const names: readonly Try[] = [
  one(
    'ENS: the registry’s owner by reclaim',
    'Who owns the node sets the resolver and all records.',
    registrar,
    'function reclaim(uint256 id, address owner)',
    [7n, thief],
  ),
  one(
    'ENS: the reverse record is the thief’s',
    'He says what name the account shows.',
    reverse,
    'function claim(address owner) returns (bytes32)',
    [thief],
  ),
  one(
    'ENS: the reverse record’s resolver',
    'A contract that is not a resolver; to compare.',
    reverse,
    'function claimWithResolver(address owner, address resolver) returns (bytes32)',
    [me, router2],
  ),
  one(
    'ENS: the account calls itself another',
    'It shows as another to all who go by the record; to compare.',
    reverse,
    'function setName(string name) returns (bytes32)',
    ['thief.eth'],
  ),
  one(
    'ENS: unwrapped to the thief’s control',
    'The registrant is the user, and the node is his.',
    wrapper,
    'function unwrapETH2LD(bytes32 labelhash, address registrant, address controller)',
    [node, me, thief],
  ),
  one(
    'ENS: fuses of a part',
    'The part can no longer be taken back.',
    wrapper,
    'function setChildFuses(bytes32 parentNode, bytes32 labelhash, uint32 fuses, uint64 expiry)',
    [node, pad('0x78'), 65_537, 4_000_000_000n],
  ),
  one(
    'ENS: the lease of a part is longer',
    'The part of the thief cannot be taken back for years.',
    wrapper,
    'function extendExpiry(bytes32 node, bytes32 labelhash, uint64 expiry) returns (uint64)',
    [node, pad('0x78'), 4_000_000_000n],
  ),
  one(
    'ENS: a delegate of one name',
    'He sets its records.',
    resolver,
    'function approve(bytes32 node, address delegate, bool approved)',
    [node, router2, true],
  ),
  one('ENS: how long it is believed', 'to compare.', registry, 'function setTTL(bytes32 node, uint64 ttl)', [
    node,
    2n ** 63n,
  ]),
  one(
    'ENS: another name for the node',
    'What it calls itself; to compare.',
    resolver,
    'function setName(bytes32 node, string newName)',
    [node, 'thief.eth'],
  ),
  one(
    'ENS: several records at once, a key among them',
    'Letters go to the thief.',
    resolver,
    'function multicall(bytes[] data) returns (bytes[])',
    [
      [
        call('function setABI(bytes32 node, uint256 contentType, bytes data)', node, 1n, '0x7b7d'),
        call(
          'function setContenthash(bytes32 node, bytes hash)',
          node,
          concat(['0xe30101701220', pad('0x79')]),
        ),
      ],
    ],
  ),
  one(
    'ENS: operators of all',
    'All nodes.',
    registry,
    'function setApprovalForAll(address operator, bool approved)',
    [wrapper, true],
  ),
];

const bridges: readonly Try[] = [
  one(
    'CCTP: a deposit already made goes elsewhere',
    'What was burned for the user is minted to the thief.',
    cctp,
    'function replaceDepositForBurn(bytes originalMessage, bytes originalAttestation, bytes32 newDestinationCaller, bytes32 newMintRecipient)',
    [`0x${'ab'.repeat(248)}`, `0x${'cd'.repeat(65)}`, zeroHash, b32(thief)],
  ),
  one(
    'CCTP: a deposit already made, for whom he calls',
    'The recipient stays, and only the thief may finish it.',
    cctp,
    'function replaceDepositForBurn(bytes originalMessage, bytes originalAttestation, bytes32 newDestinationCaller, bytes32 newMintRecipient)',
    [`0x${'ab'.repeat(248)}`, `0x${'cd'.repeat(65)}`, b32(thief), b32(me)],
  ),
  one(
    'tBTC: a deposit is the thief’s',
    'The bitcoin that the user sent is minted to him, there.',
    tbtcDepositor,
    'function initializeDeposit((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal, address l2DepositOwner) payable',
    [
      { version: '0x02000000', inputVector: '0x01ab', outputVector: '0x02cd', locktime: '0x00000000' },
      {
        fundingOutputIndex: 0,
        blindingFactor: '0x0102030405060708',
        walletPubKeyHash: thief,
        refundPubKeyHash: thief,
        refundLocktime: '0x00000000',
        vault: router2,
      },
      thief,
    ],
  ),
  one(
    'tBTC: a deposit to a vault',
    'Vault zero: the balance stays in the bridge; refund is the thief’s.',
    tbtcBridge,
    'function revealDeposit((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal)',
    [
      { version: '0x02000000', inputVector: '0x01ab', outputVector: '0x02cd', locktime: '0x00000000' },
      {
        fundingOutputIndex: 0,
        blindingFactor: '0x0102030405060708',
        walletPubKeyHash: thief,
        refundPubKeyHash: thief,
        refundLocktime: '0x00000000',
        vault: router2,
      },
    ],
  ),
  one(
    'tBTC: approved and called, to the thief’s script',
    'approveAndCall of the token redeems to his bitcoin script.',
    tbtc,
    'function approveAndCall(address spender, uint256 amount, bytes extraData) returns (bool)',
    [
      at('0x9c070027cdc9dc8f82416b2e5314e11dfb4fe3cd'),
      E18,
      encodeAbiParameters(parseAbiParameters('address, bytes20, bytes32, uint32, uint64, bytes'), [
        me,
        thief,
        zeroHash,
        0,
        1n,
        concat(['0x160014', thief]),
      ]),
    ],
  ),
  one(
    'Layerswap: coins for the thief’s order',
    'The id says whose account on the other chain is paid: his.',
    layerswap,
    'function depositNative(bytes32 id, address receiver) payable',
    [`0x${'7f'.repeat(32)}`, me],
    { value: E18 },
  ),
  one(
    'Layerswap: dollars for the thief’s order',
    'The same with dollars.',
    layerswap,
    'function depositERC20(bytes32 id, address token, address receiver, uint256 amount)',
    [`0x${'7f'.repeat(32)}`, usdc, layerswap, K],
    { ops: [pull] },
  ),
  one(
    'StarkGate: to the thief’s number',
    'The account on Starknet is a number.',
    starkgate,
    'function deposit(address token, uint256 amount, uint256 l2Recipient) payable',
    [usdc, K, BigInt(`0x04${'c7'.repeat(31)}`)],
    { ops: [pull], value: E18 / 1000n },
  ),
  one(
    'StarkGate: a call with the deposit',
    'What the message does there is in numbers.',
    starkgate,
    'function depositWithMessage(address token, uint256 amount, uint256 l2Recipient, uint256[] message) payable',
    [usdc, K, BigInt(`0x04${'c7'.repeat(31)}`), [1n, 2n]],
    { ops: [pull], value: E18 / 1000n },
  ),
  one(
    'Stargate: liquidity for the thief',
    'The receiver of the pool’s share is him.',
    stargateUsdc,
    'function deposit(address _receiver, uint256 _amountLD) payable returns (uint256)',
    [thief, K],
    { ops: [pull] },
  ),
  one(
    'Stargate: taken out to the thief',
    'What is taken out is his.',
    stargateUsdc,
    'function redeem(uint256 _amountLD, address _receiver) returns (uint256)',
    [K, router2],
  ),
  one(
    'Allo: into the thief’s pool',
    'Pool 4242 and its strategy are his.',
    allo,
    'function fundPool(uint256 _poolId, uint256 _amount) payable',
    [4242n, K],
    { ops: [pull] },
  ),
  one(
    'Allo: a pool with the thief’s strategy',
    'It keeps what the pool is funded with.',
    allo,
    'function createPoolWithCustomStrategy(bytes32 _profileId, address _strategy, bytes _initStrategyData, address _token, uint256 _amount, (uint256 protocol, string pointer) _metadata, address[] _managers) payable returns (uint256)',
    [node, thief, '0x', usdc, K, { protocol: 1n, pointer: 'x' }, [me]],
    { ops: [pull] },
  ),
];

const trading: readonly Try[] = [
  one(
    '0x: who signs orders',
    'A key of the thief signs orders for the user.',
    exchange0x,
    'function registerAllowedOrderSigner(address signer, bool allowed)',
    [thief, true],
  ),
  one(
    '0x: who sends orders',
    'An origin of RFQ.',
    exchange0x,
    'function registerAllowedRfqOrigins(address[] origins, bool allowed)',
    [[thief], true],
  ),
  one(
    '1inch: orders of another time are live again',
    'to compare: an epoch.',
    oneInch,
    'function increaseEpoch(uint96 series)',
    [0n],
  ),
  one(
    '1inch: through the thief’s pool',
    'The pool is bits of a number.',
    oneInch,
    'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)',
    [BigInt(usdc), K, 1n, BigInt(thief) | (1n << 253n)],
    { ops: [pull, { kind: 1, token: weth, amount: E18 / 3n }] },
  ),
  one(
    '1inch: an order of the thief filled',
    'He gives junk.',
    oneInch,
    'function fillOrder((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits) payable returns (uint256, uint256, bytes32)',
    (e) => [
      {
        salt: 1n,
        maker: BigInt(thief),
        receiver: 0n,
        makerAsset: BigInt(e.junk),
        takerAsset: BigInt(usdc),
        makingAmount: 10n ** 22n,
        takingAmount: K,
        makerTraits: 0n,
      },
      node,
      node,
      K,
      0n,
    ],
    { ops: [pull] },
  ),
  one(
    'CoW: orders by a rule',
    'A handler says later what is sold.',
    composable,
    'function create((address handler, bytes32 salt, bytes staticInput) params, bool dispatch)',
    [{ handler: router2, salt: node, staticInput: '0x1234' }, true],
  ),
  one(
    'CoW: orders by a root',
    'Whatever stands under the root may be sold.',
    composable,
    'function setRoot(bytes32 root, (uint256 location, bytes data) proof)',
    [node, { location: 0n, data: '0x' }],
  ),
  one(
    'CoW: no more guard',
    'The guard of swaps is none; of a plain account it guards nothing, to compare.',
    composable,
    'function setSwapGuard(address swapGuard)',
    [zero],
  ),
  one(
    'Balancer: internal, for the thief',
    'What is put in is in his balance.',
    balancer,
    'function manageUserBalance((uint8 kind, address asset, uint256 amount, address sender, address recipient)[] ops) payable',
    [[{ kind: 0, asset: usdc, amount: K, sender: me, recipient: router2 }]],
    { ops: [pull] },
  ),
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
  one(
    'Uniswap v4: an operator',
    'He moves all claims.',
    v4pools,
    'function setOperator(address operator, bool approved) returns (bool)',
    [router2, true],
  ),
  one(
    'Uniswap v4: claims to a router',
    'Nobody gets them out.',
    v4pools,
    'function transfer(address receiver, uint256 id, uint256 amount) returns (bool)',
    [router2, BigInt(usdc), K],
  ),
  one(
    'Uniswap v4: who is told',
    'A subscriber of the thief can hold the position until it is let go.',
    v4positions,
    'function subscribe(uint256 tokenId, address newSubscriber, bytes data) payable',
    (e) => [7n, e.junk, '0x'],
  ),
  one(
    'Uniswap v4: a pool with the thief’s hook',
    'The hook takes what is swapped.',
    v4positions,
    'function initializePool((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) key, uint160 sqrtPriceX96) payable returns (int24)',
    [{ currency0: usdc, currency1: weth, fee: 500, tickSpacing: 10, hooks: thief }, 2n ** 96n],
  ),
  one(
    'Uniswap v3: a position is burned',
    'An emptied one; to compare.',
    npm,
    'function burn(uint256 tokenId) payable',
    [7n],
  ),
  one(
    'Uniswap: a vote',
    'For a proposal that pays the thief out of the treasury; to compare.',
    governor,
    'function castVote(uint256 proposalId, uint8 support)',
    [77n, 1],
  ),
  one(
    'Midas: redeemed for nothing',
    'The least is nothing.',
    midasRedeem,
    'function redeemInstant(address tokenOut, uint256 amountMTokenIn, uint256 minReceiveAmount)',
    [usdc, 1_000n * E18, 0n],
    { ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
  one(
    'Midas: redeemed later',
    'At whatever the price is then; to compare.',
    midasRedeem,
    'function redeemRequest(address tokenOut, uint256 amountMTokenIn) returns (uint256)',
    [usdc, 1_000n * E18],
  ),
  one(
    'Zora: a collection whose master is the thief',
    'The user makes it, and he runs it.',
    zora1155,
    'function createContract(string newContractURI, string name, (uint32 royaltyMintSchedule, uint32 royaltyBPS, address royaltyRecipient) defaultRoyaltyConfiguration, address defaultAdmin, bytes[] setupActions) returns (address)',
    ['ipfs://x', 'Mine', { royaltyMintSchedule: 0, royaltyBPS: 5_000, royaltyRecipient: thief }, thief, []],
  ),
  one(
    'Pendle: a share of the thief',
    'SY is any contract: his.',
    pendle,
    'function redeemPyToSy(address receiver, address YT, uint256 netPyIn, uint256 minSyOut) returns (uint256)',
    [me, router2, E18, 0n],
  ),
];

const streams: readonly Try[] = [
  one(
    'Superfluid: who opens streams',
    'An operator opens streams from the user.',
    cfa,
    'function grantPermissions(address token, address flowOperator) returns (bool)',
    [usdc, flowScheduler],
  ),
  one(
    'Superfluid: who opens streams, the thief',
    'He opens a stream to himself.',
    cfa,
    'function grantPermissions(address token, address flowOperator) returns (bool)',
    [usdc, thief],
  ),
  one(
    'Superfluid: a stream that begins later',
    'The scheduler begins it.',
    flowScheduler,
    'function createFlowSchedule(address superToken, address receiver, uint32 startDate, uint32 startMaxDelay, int96 flowRate, uint256 startAmount, uint32 endDate, bytes userData, bytes ctx) returns (bytes)',
    [usdc, thief, now + 9_999, 999, 10n ** 12n, K, 0, '0x', '0x'],
  ),
  one(
    'Superfluid: a vesting',
    'It pays the thief, from a day on.',
    vesting,
    'function createVestingSchedule(address superToken, address receiver, uint32 startDate, uint32 cliffDate, int96 flowRate, uint256 cliffAmount, uint32 endDate, bytes ctx) returns (bytes)',
    [usdc, thief, now + 9_999, 0, 10n ** 12n, K, now + 99_999_999, '0x'],
  ),
  one(
    'Superfluid: an incoming stream is ended',
    'What the user was paid ends.',
    cfa,
    'function deleteFlow(address token, address sender, address receiver, bytes userData) returns (bool)',
    [usdc, thief, me, '0x'],
  ),
  one(
    'Sablier Lockup: the thief may take it back',
    'The user pays in for himself, and the sender named is the thief, who cancels and is refunded.',
    lockup,
    'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)',
    [
      {
        sender: thief,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: true,
        transferable: true,
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      { cliff: 0, total: 31_536_000 },
    ],
    { ops: [pull] },
  ),
  one(
    'Sablier Lockup: for three thousand years',
    'The recipient is the user, who has it after ages.',
    lockup,
    'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      { cliff: 0, total: 999_999_999_999 },
    ],
    { ops: [pull, { kind: 3, amount: 78n }] },
  ),
  one(
    'Sablier Lockup: the item to a router',
    'What is withdrawn is the user’s, and the stream the router’s.',
    lockup,
    'function withdrawMaxAndTransfer(uint256 streamId, address newRecipient) payable returns (uint128)',
    [77n, router2],
  ),
  one(
    'Sablier Lockup: cancelled',
    'The user was the sender, and the friend loses it; to compare.',
    lockup,
    'function cancel(uint256 streamId) payable',
    [77n],
  ),
  one(
    'Sablier Flow: paused',
    'to compare: the stream that the user pays stops.',
    flow,
    'function pause(uint256 streamId) payable',
    [77n],
  ),
  one(
    'Sablier Flow: a broker of the thief',
    'A tenth of the deposit is his.',
    flow,
    'function depositViaBroker(uint256 streamId, uint128 totalAmount, address sender, address recipient, (address account, uint256 fee) broker)',
    [77n, K, me, me, { account: thief, fee: E18 / 10n }],
    {
      ops: [
        { kind: 0, token: usdc, amount: K - K / 10n },
        { kind: 0, token: usdc, who: thief, amount: K / 10n },
      ],
    },
  ),
];

const arb = { chain: 42_161 };
const gmx = at('0x1c3fa76e6e1088bce750f23a5bfcffa1efef6a41');
const gmxRewards = at('0x5e4766f932ce00aa4a1a82d3da85adf15c5694a1');
const gmxVester = at('0x199070ddfd1cfb69173aa2f7e20906f26b363004');
const gmxReferrals = at('0xe6fab3f0c7199b0d34d7fbe83394fc0e0d06e99d');
const gmxSub = at('0xdd00f639725e19a209880a44962bc93b51b1b161');
const gmxGlp = at('0xb95db5b167d75e6d04227cfffa61069348d271f5');
const spot = at('0x18141523403e2595d31b22604acb8fc06a4caa61');
const perps = at('0x0a2af931effd34b81ebcc57e3d3c9b1e1de1c9ce');
const idRegistry = at('0x00000000fc6c5f01fc30151999387bb99a9f489b');
const idGateway = at('0x00000000fc25870c6ed6b6c7e41fb078b7656f69');
const keyRegistry = at('0x00000000fc1237824fb747abde0ff18990e59b7e');
const wct = at('0x521b4c065bbdbe3e20b3727340730936912dfa46');
const seiStaking = at('0x0000000000000000000000000000000000001005');
const seiRewards = at('0x0000000000000000000000000000000000001007');

const elsewhere: readonly Try[] = [
  one(
    'GMX: the stop is gone',
    'Without its stop the position is liquidated.',
    gmx,
    'function cancelOrder(bytes32 key) payable',
    [node],
    arb,
  ),
  one(
    'GMX: an order at any price',
    'The order takes whatever price there is, and ten times the size.',
    gmx,
    'function updateOrder(bytes32 key, uint256 sizeDeltaUsd, uint256 acceptablePrice, uint256 triggerPrice, uint256 minOutputAmount, uint256 validFromTime, bool autoCancel) payable',
    [node, 10n ** 37n, 0n, 0n, 0n, 0n, false],
    arb,
  ),
  one(
    'GMX: a hundredfold position',
    'Of what was sent before; a hair’s breadth takes all.',
    gmx,
    'function createOrder(((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params) payable returns (bytes32)',
    [
      {
        addresses: {
          receiver: me,
          cancellationReceiver: zero,
          callbackContract: zero,
          uiFeeReceiver: zero,
          market: at('0x70d95587d40a2caf56bd97485ab3eec10bee6336'),
          initialCollateralToken: usdc,
          swapPath: [],
        },
        numbers: {
          sizeDeltaUsd: 10n ** 35n,
          initialCollateralDeltaAmount: K,
          triggerPrice: 0n,
          acceptablePrice: maxUint256,
          executionFee: E18 / 1000n,
          callbackGasLimit: 0n,
          minOutputAmount: 0n,
          validFromTime: 0n,
        },
        orderType: 2,
        decreasePositionSwapType: 0,
        isLong: true,
        shouldUnwrapNativeToken: false,
        autoCancel: false,
        referralCode: zeroHash,
        dataList: [],
      },
    ],
    { ...arb, value: E18 / 1000n },
  ),
  one(
    'GMX: the collateral waits in the vault',
    'What lies in the vault of orders belongs to whoever makes the next order.',
    gmx,
    'function sendTokens(address token, address receiver, uint256 amount) payable',
    [usdc, at('0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5'), K],
    { ...arb, ops: [{ ...pull, who: at('0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5') }] },
  ),
  one(
    'GMX: coins wait in the vault',
    'Whoever makes the next order has them.',
    gmx,
    'function sendWnt(address receiver, uint256 amount) payable',
    [at('0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5'), E18],
    {
      ...arb,
      value: E18,
      ops: [{ kind: 2, who: at('0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5'), amount: E18 }],
    },
  ),
  one(
    'GMX: the account is given over',
    'All that is staked and vested is the thief’s when he accepts.',
    gmxRewards,
    'function signalTransfer(address _receiver)',
    [thief],
    arb,
  ),
  one(
    'GMX: another’s account is accepted',
    'Its vesting is joined to the user’s; to compare.',
    gmxRewards,
    'function acceptTransfer(address _sender)',
    [thief],
    arb,
  ),
  one(
    'GMX: unstaked, and its points burnt',
    'The points that years made are burnt; what moves outside says so, to compare.',
    gmxRewards,
    'function unstakeGmx(uint256 _amount)',
    [E18],
    arb,
  ),
  one(
    'GMX: vested for a year',
    'Tokens are held back beside it for a year; its shares come, to compare.',
    gmxVester,
    'function deposit(uint256 _amount)',
    [100n * E18],
    arb,
  ),
  one(
    'GMX: the code goes to the thief',
    'He is paid the rebates.',
    gmxReferrals,
    'function setCodeOwner(bytes32 _code, address _newAccount)',
    [node, thief],
    arb,
  ),
  one(
    'GMX: a code of the thief',
    'He is paid for each trade; to compare.',
    gmxReferrals,
    'function setTraderReferralCodeByUser(bytes32 _code)',
    [node],
    arb,
  ),
  one(
    'GMX: an account below',
    'He trades with all of it.',
    gmxSub,
    'function addSubaccount(address subaccount) payable',
    [thief],
    arb,
  ),
  one(
    'GMX: how many actions',
    'The account below, which he holds, may act for ever.',
    gmxSub,
    'function setMaxAllowedSubaccountActionCount(address subaccount, bytes32 actionType, uint256 maxAllowedCount) payable',
    [router2, node, maxUint256],
    arb,
  ),
  one(
    'GMX: redeemed for nothing',
    'The least is nothing.',
    gmxGlp,
    'function unstakeAndRedeemGlp(address _tokenOut, uint256 _glpAmount, uint256 _minOut, address _receiver) returns (uint256)',
    [usdc, 1_000n * E18, 0n, me],
    { ...arb, ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
  one(
    'Arbitrum: coins out to the thief',
    'ArbSys pays him on Ethereum.',
    at('0x0000000000000000000000000000000000000064'),
    'function withdrawEth(address destination) payable returns (uint256)',
    [thief],
    { ...arb, value: E18 },
  ),

  one(
    'Farcaster: who recovers',
    'He takes the account.',
    idRegistry,
    'function changeRecoveryAddress(address recovery)',
    [router2],
    { chain: 10 },
  ),
  one(
    'Farcaster: registered for the thief to recover',
    'He takes the account when he likes.',
    idGateway,
    'function register(address recovery) payable returns (uint256, uint256)',
    [thief],
    { chain: 10, value: E18 / 100n },
  ),
  one(
    'Farcaster: a key is removed',
    'The key can never be added again.',
    keyRegistry,
    'function remove(bytes key)',
    [node],
    { chain: 10 },
  ),
  one(
    'WalletConnect: locked for two years',
    'Nobody gets it out before.',
    wct,
    'function createLock(uint256 amount, uint256 unlockTime)',
    [K, BigInt(now + 63_000_000)],
    { chain: 10, ops: [pull] },
  ),
  one(
    'WalletConnect: the lock is longer',
    'Two more years.',
    wct,
    'function increaseUnlockTime(uint256 newUnlockTime)',
    [BigInt(now + 63_000_000)],
    { chain: 10 },
  ),
  one(
    'WalletConnect: the lock is another',
    'Two more years, with nothing paid.',
    wct,
    'function updateLock(uint256 amount, uint256 unlockTime)',
    [0n, BigInt(now + 63_000_000)],
    { chain: 10 },
  ),
  one(
    'Optimism: coins out to the thief',
    'The passer of messages pays him on Ethereum.',
    at('0x4200000000000000000000000000000000000016'),
    'function initiateWithdrawal(address _target, uint256 _gasLimit, bytes _data) payable',
    [thief, 100_000n, '0x'],
    { chain: 10, value: E18 },
  ),

  one(
    'Synthetix perps: a position of fifty times',
    'A hair’s breadth takes all that is kept.',
    perps,
    'function commitOrder((uint128 marketId, uint128 accountId, int128 sizeDelta, uint128 settlementStrategyId, uint256 acceptablePrice, bytes32 trackingCode, address referrer) commitment) returns ((uint256 commitmentTime) retOrder, uint256 fees)',
    [
      {
        marketId: 100n,
        accountId: 7n,
        sizeDelta: 50n * E18,
        settlementStrategyId: 0n,
        acceptablePrice: maxUint256,
        trackingCode: zeroHash,
        referrer: zero,
      },
    ],
    { chain: 8_453 },
  ),
  one(
    'Synthetix perps: into another’s account',
    'Account 4242 is the thief’s.',
    perps,
    'function modifyCollateral(uint128 accountId, uint128 collateralId, int256 amountDelta)',
    [4242n, 0n, K],
    { chain: 8_453, ops: [pull] },
  ),
  one(
    'Synthetix perps: another’s debt',
    'Account 4242 is the thief’s.',
    perps,
    'function payDebt(uint128 accountId, uint256 amount)',
    [4242n, K],
    { chain: 8_453, ops: [pull] },
  ),
  one(
    'Synthetix spot: sold later for nothing',
    'The least is nothing.',
    spot,
    'function commitOrder(uint128 marketId, uint8 orderType, uint256 amountProvided, uint256 settlementStrategyId, uint256 minimumSettlementAmount, address referrer) returns (uint256)',
    [1n, 3, K, 0n, 0n, zero],
    { chain: 8_453, ops: [pull] },
  ),
  one(
    'Aerodrome: liquidity in the wrong curve',
    'Dollars and ether in the curve of equals: robots take one side.',
    at('0xcf77a3ba9a5ca399b7c97c74d54e5b1beb874e43'),
    'function addLiquidity(address tokenA, address tokenB, bool stable, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256, uint256, uint256)',
    [usdc, weth, true, K, E18 / 3n, K, E18 / 3n, me, soon],
    { chain: 8_453, ops: [pull, { kind: 0, token: weth, amount: E18 / 3n }], allowed: [usdc, weth] },
  ),

  one(
    'Sei: delegated to the thief’s validator',
    'The validator is a text; it takes all rewards, and is slashed.',
    seiStaking,
    'function delegate(string valAddress) payable returns (bool)',
    ['seivaloper1thief0000000000000000000000000000000'],
    { chain: 1_329, value: 5n * E18 },
  ),
  one(
    'Sei: moved to the thief’s validator',
    'All that was delegated is his to be slashed with.',
    seiStaking,
    'function redelegate(string srcAddress, string dstAddress, uint256 amount) returns (bool)',
    [
      'seivaloper1good00000000000000000000000000000000',
      'seivaloper1thief0000000000000000000000000000000',
      5n * 10n ** 6n,
    ],
    { chain: 1_329 },
  ),
  one(
    'Sei: undelegated',
    'Three weeks without rewards; to compare.',
    seiStaking,
    'function undelegate(string valAddress, uint256 amount) returns (bool)',
    ['seivaloper1good00000000000000000000000000000000', 5n * 10n ** 6n],
    { chain: 1_329 },
  ),
  one(
    'Sei: rewards to the thief',
    'All later ones too.',
    seiRewards,
    'function setWithdrawAddress(address withdrawAddr) returns (bool)',
    [thief],
    { chain: 1_329 },
  ),
];

const moreOfEthereum: readonly Try[] = [
  one(
    'Sablier Lockup: with an end of ages',
    'The end is the year 33000.',
    lockup,
    'function createWithTimestampsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, uint40 cliffTime) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        timestamps: { start: now, end: 1_099_511_627_775 },
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      0,
    ],
    { ops: [pull, { kind: 3, amount: 79n }] },
  ),
  one(
    'Sablier Lockup: in steps of ages',
    'One step, after thirty thousand years.',
    lockup,
    'function createWithDurationsLT((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 amount, uint40 duration)[] tranchesWithDuration) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        shape: 'steps',
      },
      [{ amount: K, duration: 999_999_999_999 }],
    ],
    { ops: [pull, { kind: 3, amount: 80n }] },
  ),
  one(
    'Sablier Lockup: along a curve that never rises',
    'An exponent of ten and a century.',
    lockup,
    'function createWithDurationsLD((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 amount, uint64 exponent, uint40 duration)[] segmentsWithDuration) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        shape: 'curve',
      },
      [{ amount: K, exponent: 10n ** 19n, duration: 3_153_600_000 }],
    ],
    { ops: [pull, { kind: 3, amount: 81n }] },
  ),
  one(
    'Sablier Lockup: a cliff of a century',
    'A year in all by its shape, and nothing before a century.',
    lockup,
    'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      { cliff: 3_153_600_000, total: 3_153_600_001 },
    ],
    { ops: [pull, { kind: 3, amount: 82n }] },
  ),
  one(
    'Sablier Flow: a stream to oneself at no rate',
    'What is paid in comes out at one unit a day.',
    flow,
    'function createAndDeposit(address sender, address recipient, uint128 ratePerSecond, address token, bool transferable, uint128 amount) payable returns (uint256)',
    [me, me, 1n, usdc, false, K],
    { ops: [pull, { kind: 3, amount: 83n }] },
  ),
  one(
    'Uniswap v4: a position goes, in bytes',
    'Decrease without a least, and take to the thief.',
    v4positions,
    'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
    [
      encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
        '0x0111',
        [
          encodeAbiParameters(parseAbiParameters('uint256, uint256, uint128, uint128, bytes'), [
            7n,
            10n ** 18n,
            0n,
            0n,
            '0x',
          ]),
          encodeAbiParameters(parseAbiParameters('address, address, address'), [usdc, weth, thief]),
        ],
      ]),
      soon,
    ],
  ),
  one(
    'Uniswap v4: a position goes, and its tokens stay',
    'Decrease, and clear what is owed to the user.',
    v4positions,
    'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
    [
      encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
        '0x011313',
        [
          encodeAbiParameters(parseAbiParameters('uint256, uint256, uint128, uint128, bytes'), [
            7n,
            10n ** 18n,
            0n,
            0n,
            '0x',
          ]),
          encodeAbiParameters(parseAbiParameters('address, uint256'), [usdc, maxUint256]),
          encodeAbiParameters(parseAbiParameters('address, uint256'), [weth, maxUint256]),
        ],
      ]),
      soon,
    ],
  ),
  one(
    'Aave v3: another’s debt is paid out of deposits',
    'aTokens of the user pay his own debt; to compare.',
    aave,
    'function repayWithATokens(address asset, uint256 amount, uint256 interestRateMode) returns (uint256)',
    [usdc, K, 2n],
  ),
  one(
    'EigenLayer: all of the rewards are the operator’s',
    'The split is the user’s own; to compare.',
    eigenRewards,
    'function setOperatorPISplit(address operator, uint16 split)',
    [me, 10_000],
  ),
  one(
    'EigenLayer: the record of an operator',
    'Stakers go by it; to compare.',
    eigen,
    'function updateOperatorMetadataURI(address operator, string metadataURI)',
    [me, 'https://thief.example/o.json'],
  ),
  one(
    'Across: a deposit is sped up',
    'What the user is paid falls to a tenth, and the relayer has the rest.',
    at('0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5'),
    'function speedUpV3Deposit(address depositor, uint32 depositId, uint256 updatedOutputAmount, address updatedRecipient, bytes updatedMessage, bytes depositorSignature)',
    [me, 77, 1n, me, '0x', `0x${'cd'.repeat(65)}`],
  ),
  one('Synthetix: debt by number', 'What comes is owed.', snx, 'function issueSynths(uint256 amount)', [
    1_000n * E18,
  ]),
  one(
    'Liquity: the trove is closed',
    'All debt is paid at once; to compare.',
    liquity,
    'function closeTrove()',
    [],
  ),
  one(
    'Blur: all orders void',
    'to compare.',
    at('0xb2ecfe4e4d61f8790bbb9de2d1259b9e2410cea5'),
    'function incrementNonce()',
    [],
  ),
  one(
    'Compound v2: collateral is no longer one',
    'The debt is liquidated; known by its exit.',
    at('0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b'),
    'function exitMarket(address cTokenAddress) returns (uint256)',
    [at('0x5d3a536e4d6dbd6114cc1ead35777bab948e3643')],
  ),
  one(
    'Rewards: a split of a validator',
    'Merkl: only he claims.',
    at('0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae'),
    'function claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
    [[thief], [usdc], [K], [[node]]],
  ),
  one(
    'an old gauge: who gets the rewards',
    'All rewards of the gauge go to a contract.',
    'old',
    'function set_rewards_receiver(address _receiver)',
    [router2],
  ),
  one(
    'an item for rent',
    'ERC-4907: who uses the item is the thief, for years.',
    'old',
    'function setUser(uint256 tokenId, address user, uint64 expires)',
    [7n, thief, soon],
  ),
  one(
    'a locker of tokens',
    'Until the year 2096.',
    'old',
    'function lockToken(address _tokenAddress, address _withdrawalAddress, uint256 _amount, uint256 _unlockTime, bool _mintNFT, address referrer) payable returns (uint256)',
    [usdc, me, K, soon, false, zero],
    { ops: [pull] },
  ),
  one(
    'Juicebox: a project of the thief',
    'Project 4242 is his.',
    'old',
    'function pay(uint256 _projectId, uint256 _amount, address _token, address _beneficiary, uint256 _minReturnedTokens, bool _preferClaimedTokens, string _memo, bytes _metadata) payable returns (uint256)',
    [4242n, 0n, at('0x000000000000000000000000000000000000eeee'), me, 0n, false, 'hi', '0x'],
    { value: E18 },
  ),
  one('ERC-777: an operator', 'He sends all of it.', 'old', 'function authorizeOperator(address operator)', [
    router2,
  ]),
];

const fieldsOf = (text: string) =>
  text === ''
    ? []
    : text
        .split(',')
        .map((it) => ({ type: it.trim().split(' ')[0] ?? '', name: it.trim().split(' ')[1] ?? '' }));
const domainOf = (domain: object) =>
  Object.keys(domain).map((name) => ({
    name,
    type:
      {
        name: 'string',
        version: 'string',
        chainId: 'uint256',
        verifyingContract: 'address',
        salt: 'bytes32',
      }[name] ?? 'string',
  }));
const typedAsk = (
  primaryType: string,
  fields: string,
  domain: object,
  message: object,
  more: Readonly<Record<string, string>> = {},
  who: Address = me,
) =>
  askTypedData(who, {
    types: {
      EIP712Domain: domainOf(domain),
      [primaryType]: fieldsOf(fields),
      ...Object.fromEntries(Object.entries(more).map(([name, its]) => [name, fieldsOf(its)])),
    },
    primaryType,
    domain,
    message,
  });

/** Typed data for a contract that is on Ethereum. */
const typed = (
  id: string,
  why: string,
  where: Address | 'old' | undefined,
  name: string,
  version: string | undefined,
  primaryType: string,
  fields: string,
  message: object | ((e: Ethereum) => object),
  more: Readonly<Record<string, string>> = {},
): Try => ({
  id,
  why,
  read: async (e) => {
    const verifyingContract = where === 'old' ? await e.put('Genuine') : where;
    if (verifyingContract !== undefined && verifyingContract !== usdc && verifyingContract !== weth)
      await e.stand(verifyingContract, {});
    const domain = {
      name,
      ...(version === undefined ? {} : { version }),
      chainId: 1,
      ...(verifyingContract === undefined ? {} : { verifyingContract }),
    };
    return e.read(
      typedAsk(primaryType, fields, domain, typeof message === 'function' ? message(e) : message, more),
    );
  },
});
const settlement = at('0x9008d19f58aabd9ed0d60971565aa8510560ab41');
const multicall3 = at('0xca11bde05977b3631167028862be2a173976ca11');
const permit2 = at('0x000000000022d473030f116ddee9f6b43ac78ba3');
const blur = at('0xb2ecfe4e4d61f8790bbb9de2d1259b9e2410cea5');
const cowFields =
  'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance';
const cow = (over: object) => ({
  sellToken: usdc,
  buyToken: weth,
  receiver: me,
  sellAmount: K,
  buyAmount: E18 / 3n,
  validTo: now + 1_200,
  appData: zeroHash,
  feeAmount: 0n,
  kind: 'sell',
  partiallyFillable: false,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
  ...over,
});

const onEthereumSigned: readonly Try[] = [
  typed(
    'Morpho: signed power for the bundler',
    'Whoever bundles acts for it.',
    morpho,
    'Morpho',
    undefined,
    'Authorization',
    'address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline',
    {
      authorizer: me,
      authorized: at('0x6566194141eefa99af43bb5aa71460ca2dc90245'),
      isAuthorized: true,
      nonce: 0n,
      deadline: soon,
    },
  ),
  typed(
    'Compound v3: signed power for a router',
    'A manager moves all.',
    comet,
    'Compound USDC',
    '0',
    'Authorization',
    'address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry',
    { owner: me, manager: router2, isAllowed: true, nonce: 0n, expiry: soon },
  ),
  typed(
    'Aave: signed delegation of credit',
    'A debt on the user’s account.',
    'old',
    'Aave Ethereum Variable Debt USDC',
    '1',
    'DelegationWithSig',
    'address delegatee,uint256 value,uint256 nonce,uint256 deadline',
    {
      delegatee: at('0xd01607c3c5ecaba394d8be377a08590149325722'),
      value: maxUint256,
      nonce: 0n,
      deadline: soon,
    },
  ),
  typed(
    'CoW: sold at a tenth',
    'Ether for a tenth of its price.',
    settlement,
    'Gnosis Protocol',
    'v2',
    'Order',
    cowFields,
    cow({ buyAmount: E18 / 30n }),
  ),
  typed(
    'CoW: bought at ten times',
    'It may cost all.',
    settlement,
    'Gnosis Protocol',
    'v2',
    'Order',
    cowFields,
    cow({ kind: 'buy', buyAmount: E18 / 30n }),
  ),
  typed(
    'CoW: for years',
    'Valid for years at a price of now, which the sentence says; to compare.',
    settlement,
    'Gnosis Protocol',
    'v2',
    'Order',
    cowFields,
    cow({ validTo: 4_294_967_295 }),
  ),
  typed(
    'CoW: with a hash of what is hidden',
    'The bytes under the hash have hooks, which have no right of their own; to compare.',
    settlement,
    'Gnosis Protocol',
    'v2',
    'Order',
    cowFields,
    cow({ appData: node }),
  ),
  typed(
    'CoW: nearly all is a fee',
    'Of the amount nine tenths are the fee.',
    settlement,
    'Gnosis Protocol',
    'v2',
    'Order',
    cowFields,
    cow({ feeAmount: 9n * K }),
  ),
  typed(
    'CoW: a kind that is neither',
    'What neither sells nor buys.',
    settlement,
    'Gnosis Protocol',
    'v2',
    'Order',
    cowFields,
    cow({ kind: 'swap' }),
  ),
  typed(
    'CoW: an order is cancelled',
    'to compare.',
    settlement,
    'Gnosis Protocol',
    'v2',
    'OrderCancellations',
    'bytes[] orderUids',
    { orderUids: [`0x${'ab'.repeat(56)}`] },
  ),
  typed(
    'CoW: many orders are cancelled',
    'A stop is among them; to compare.',
    settlement,
    'Gnosis Protocol',
    'v2',
    'OrderCancellations',
    'bytes[] orderUids',
    { orderUids: [] },
  ),
  typed(
    '1inch: an order at a tenth',
    'Dollars for a tenth.',
    oneInch,
    '1inch Aggregation Router',
    '6',
    'Order',
    'uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits',
    {
      salt: 1n,
      maker: me,
      receiver: zero,
      makerAsset: usdc,
      takerAsset: weth,
      makingAmount: K,
      takingAmount: E18 / 30n,
      makerTraits: 0n,
    },
  ),
  typed(
    '1inch: an order with an extension',
    'The amounts are told by the extension, which the salt is a hash of.',
    oneInch,
    '1inch Aggregation Router',
    '6',
    'Order',
    'uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits',
    {
      salt: BigInt(`0x${'ab'.repeat(20)}`),
      maker: me,
      receiver: zero,
      makerAsset: usdc,
      takerAsset: weth,
      makingAmount: K,
      takingAmount: E18 / 3n,
      makerTraits: (1n << 249n) | (1n << 254n),
    },
  ),
  typed(
    'Blur: a root',
    'Whatever orders are under it.',
    blur,
    'Blur Exchange',
    '1.0',
    'Root',
    'bytes32 root',
    { root: node },
  ),
  typed(
    'Blur: a root in parts',
    'By another name.',
    blur,
    'Blur Exchange',
    '1.0',
    'Order',
    'address trader,uint8 side,address matchingPolicy,address collection,uint256 tokenId,uint256 amount,address paymentToken,uint256 price,uint256 listingTime,uint256 expirationTime,Fee[] fees,uint256 salt,bytes extraParams,uint256 nonce',
    {
      trader: me,
      side: 1,
      matchingPolicy: router2,
      collection: router2,
      tokenId: 7n,
      amount: 1n,
      paymentToken: zero,
      price: 1n,
      listingTime: 0n,
      expirationTime: soon,
      fees: [],
      salt: 1n,
      extraParams: '0x',
      nonce: 0n,
    },
    { Fee: 'uint16 rate,address recipient' },
  ),
  typed(
    'USDC: a payment by a relayer, from the future',
    'It is paid when the thief likes, after years.',
    usdc,
    'USD Coin',
    '2',
    'TransferWithAuthorization',
    'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    { from: me, to: router2, value: K, validAfter: 0n, validBefore: soon, nonce: node },
  ),
  typed(
    'USDC: a payment for whoever has it',
    'ReceiveWithAuthorization to a contract where anybody calls.',
    usdc,
    'USD Coin',
    '2',
    'ReceiveWithAuthorization',
    'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    { from: me, to: multicall3, value: K, validAfter: 0n, validBefore: soon, nonce: node },
  ),
  typed(
    'USDC: an authorization is void',
    'to compare.',
    usdc,
    'USD Coin',
    '2',
    'CancelAuthorization',
    'address authorizer,bytes32 nonce',
    { authorizer: me, nonce: node },
  ),
  typed(
    'USDC: an allowance for all to use',
    'Multicall3 makes any call of anybody.',
    usdc,
    'USD Coin',
    '2',
    'Permit',
    'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline',
    { owner: me, spender: multicall3, value: K, nonce: 0n, deadline: BigInt(now + 1_200) },
  ),
  typed(
    'USDC: an allowance for the settlement',
    'Solvers make any call.',
    usdc,
    'USD Coin',
    '2',
    'Permit',
    'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline',
    { owner: me, spender: settlement, value: K, nonce: 0n, deadline: BigInt(now + 1_200) },
  ),
  typed(
    'Permit2: an allowance for all to use',
    'The same by Permit2.',
    permit2,
    'Permit2',
    undefined,
    'PermitSingle',
    'PermitDetails details,address spender,uint256 sigDeadline',
    {
      details: { token: usdc, amount: K, expiration: now + 86_400, nonce: 0 },
      spender: multicall3,
      sigDeadline: BigInt(now + 1_200),
    },
    { PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce' },
  ),
  typed(
    'Permit2: dollars for all to take',
    'Multicall3 takes them, for anybody.',
    permit2,
    'Permit2',
    undefined,
    'PermitTransferFrom',
    'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
    { permitted: { token: usdc, amount: K }, spender: multicall3, nonce: 1n, deadline: BigInt(now + 1_200) },
    { TokenPermissions: 'address token,uint256 amount' },
  ),
  typed(
    'a vote by signature',
    'Proposal 77 pays the thief; to compare.',
    governor,
    'Uniswap Governor Bravo',
    undefined,
    'Ballot',
    'uint256 proposalId,uint8 support',
    { proposalId: 77n, support: 1 },
  ),
  typed(
    'votes by signature',
    'All votes are the thief’s.',
    'old',
    'Uniswap',
    undefined,
    'Delegation',
    'address delegatee,uint256 nonce,uint256 expiry',
    { delegatee: router2, nonce: 0n, expiry: soon },
  ),
  typed(
    'Uniswap v3: a position by signature',
    'He takes the item.',
    npm,
    'Uniswap V3 Positions NFT-V1',
    '1',
    'Permit',
    'address spender,uint256 tokenId,uint256 nonce,uint256 deadline',
    { spender: router2, tokenId: 7n, nonce: 0n, deadline: soon },
  ),
  typed(
    'Across: a deposit by signature',
    'A relayer pays a tenth, and to the thief.',
    undefined,
    'ACROSS-V2',
    '1.0.0',
    'UpdateDepositDetails',
    'uint32 depositId,uint256 originChainId,uint256 updatedOutputAmount,address updatedRecipient,bytes updatedMessage',
    { depositId: 77, originChainId: 1n, updatedOutputAmount: 1n, updatedRecipient: me, updatedMessage: '0x' },
  ),
  typed(
    'Zora: a first mint',
    'The proceeds are the thief’s.',
    'old',
    'Preminter',
    '2',
    'CreatorAttribution',
    'TokenCreationConfig tokenConfig,uint32 uid,uint32 version,bool deleted',
    {
      tokenConfig: {
        tokenURI: 'ipfs://x',
        maxSupply: 1_000n,
        maxTokensPerAddress: 10n,
        pricePerToken: 0n,
        mintStart: 0n,
        mintDuration: 0n,
        royaltyBPS: 0,
        payoutRecipient: me,
        fixedPriceMinter: router2,
        createReferral: zero,
      },
      uid: 1,
      version: 0,
      deleted: false,
    },
    {
      TokenCreationConfig:
        'string tokenURI,uint256 maxSupply,uint64 maxTokensPerAddress,uint96 pricePerToken,uint64 mintStart,uint64 mintDuration,uint32 royaltyBPS,address payoutRecipient,address fixedPriceMinter,address createReferral',
    },
  ),
  typed(
    'Safe: a delegate proposes',
    'What he proposes is in the queue under the user’s name.',
    undefined,
    'Safe Transaction Service',
    '1.0',
    'Delegate',
    'address delegateAddress,uint256 totp',
    { delegateAddress: router2, totp: 77n },
  ),
  typed(
    'Polymarket: an order',
    'Shares at a price of a hundredth.',
    'old',
    'Polymarket CTF Exchange',
    '1',
    'Order',
    'uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType',
    {
      salt: 1n,
      maker: me,
      signer: me,
      taker: zero,
      tokenId: 7n,
      makerAmount: K,
      takerAmount: 10n ** 4n,
      expiration: 0n,
      nonce: 0n,
      feeRateBps: 0n,
      side: 0,
      signatureType: 0,
    },
  ),
  typed(
    'Aevo: an order off the chain',
    'It sells at one.',
    undefined,
    'Aevo Mainnet',
    '1',
    'Order',
    'address maker,bool isBuy,uint256 limitPrice,uint256 amount,uint256 salt,uint256 instrument,uint256 timestamp',
    {
      maker: me,
      isBuy: false,
      limitPrice: 1n,
      amount: E18,
      salt: 1n,
      instrument: 7n,
      timestamp: BigInt(now),
    },
  ),
  typed(
    'EigenLayer: a deposit by signature',
    'The strategy is the thief’s.',
    at('0x858646372cc42e1a627fce94aa7a7033e7cf075a'),
    'EigenLayer',
    'v1',
    'Deposit',
    'address staker,address strategy,address token,uint256 amount,uint256 nonce,uint256 expiry',
    { staker: me, strategy: router2, token: usdc, amount: K, nonce: 0n, expiry: soon },
  ),
  typed(
    'Pendle: an order with hidden failsafe',
    'It sells at a rate in bits.',
    at('0x000000000000c9b3e2c3ec88b1b4c0cd853f4321'),
    'Pendle Limit Order Protocol',
    '1',
    'Order',
    'uint256 salt,uint256 expiry,uint256 nonce,uint8 orderType,address token,address YT,address maker,address receiver,uint256 makingAmount,uint256 lnImpliedRate,uint256 failSafeRate,bytes permit',
    {
      salt: 1n,
      expiry: soon,
      nonce: 0n,
      orderType: 0,
      token: usdc,
      YT: router2,
      maker: me,
      receiver: me,
      makingAmount: K,
      lnImpliedRate: 1n,
      failSafeRate: 0n,
      permit: '0x',
    },
  ),
];

/** Calls together, on Ethereum. */
const batches: readonly Try[] = [
  {
    id: 'a batch that swaps to the router, and takes a tenth',
    why: 'What stays at the router anybody sweeps.',
    read: async (e) => {
      const swap =
        'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable';
      const sweep = 'function sweepToken(address token, uint256 amountMinimum, address recipient) payable';
      await e.send(me, weth, call('function mint(address,uint256)', router2, E18 / 3n));
      await e.stand(router2, { [swap]: [pull], [sweep]: [{ kind: 1, token: weth, amount: E18 / 30n }] }, [
        usdc,
      ]);
      return e.read(
        askBatch(1, [
          {
            to: router2,
            data: call(swap, {
              tokenIn: usdc,
              tokenOut: weth,
              fee: 500,
              recipient: '0x0000000000000000000000000000000000000002',
              amountIn: K,
              amountOutMinimum: E18 / 3n,
              sqrtPriceLimitX96: 0n,
            }),
          },
          { to: router2, data: call(sweep, weth, E18 / 30n, me) },
        ]),
      );
    },
  },
  {
    id: 'a batch whose second call is a number alone',
    why: 'After a fair claim the account becomes an operator for good.',
    read: async (e) => {
      const text =
        'function registerAsOperator(address initDelegationApprover, uint32 allocationDelay, string metadataURI)';
      await e.stand(eigen, { [text]: [] });
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: eigen, data: call(text, zero, 0, 'https://example.com/o.json') },
        ]),
      );
    },
  },
  {
    id: 'a batch that locks what it takes out',
    why: 'Sablier holds it for thirty thousand years.',
    read: async (e) => {
      const text =
        'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)';
      await e.stand(lockup, { [text]: [pull, { kind: 3, amount: 90n }] });
      return e.read(
        askBatch(1, [
          {
            to: usdc,
            data: call('function approve(address spender, uint256 amount) returns (bool)', lockup, K),
          },
          {
            to: lockup,
            data: call(
              text,
              {
                sender: me,
                recipient: me,
                depositAmount: K,
                token: usdc,
                cancelable: false,
                transferable: false,
                shape: 'linear',
              },
              { start: 0n, cliff: 0n },
              { cliff: 0, total: 999_999_999_999 },
            ),
          },
        ]),
      );
    },
  },
  {
    id: 'the user’s validator into the thief’s',
    why: 'EIP-7251: its coins are those of the target from then on.',
    read: async (e) =>
      e.read(
        ask(
          1,
          at('0x0000bbddc7ce488642fb579f8b00f3a590007251'),
          `0x${'a1'.repeat(48)}${'b2'.repeat(48)}`,
          1n,
        ),
      ),
  },
  {
    id: 'the user’s validator leaves',
    why: 'EIP-7002: all is withdrawn.',
    read: async (e) =>
      e.read(
        ask(1, at('0x00000961ef480eb55e80d19ad83579a64c007002'), `0x${'a1'.repeat(48)}${'00'.repeat(8)}`, 1n),
      ),
  },
];

/** On the practice chain, whose contracts are the true ones. */
type Asked = Readonly<{ id: string; why: string; request: (stage: Stage) => string }>;
const rpcAsk = (method: string, params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const raw = (
  id: string,
  why: string,
  method: string,
  params: (stage: Stage) => readonly unknown[],
): Asked => ({ id, why, request: (stage) => rpcAsk(method, params(stage)) });
const tx = (
  id: string,
  why: string,
  make: (stage: Stage) => { to: Address; data?: Hex; value?: bigint },
): Asked => ({ id, why, request: (stage) => askTransaction(me, make(stage)) });
const usd = (n: number) => BigInt(n) * 10n ** 6n;
const transferText = 'function transfer(address to, uint256 value)';
const sendCalls = (stage: Stage, more: object, callMore: object = {}) => [
  {
    version: '2.0.0',
    chainId: '0x7a69',
    from: me,
    atomicRequired: true,
    calls: [
      {
        to: stage.at.practiceDollar,
        value: '0x0',
        data: call(transferText, stage.friend, usd(1)),
        ...callMore,
      },
    ],
    ...more,
  },
];
const safeAsk = (id: string, why: string, make: (stage: Stage) => Parameters<typeof safeTx>[0]): Asked => ({
  id,
  why,
  request: (stage) => askTypedData(pilot(1).address, safeTypedData(stage.at.safe, safeTx(make(stage)))),
});
const siwe = (
  statement: string,
  over: Readonly<{ domain?: string; uri?: string; more?: string; address?: Address; scheme?: string }> = {},
) =>
  `${over.scheme ?? ''}${over.domain ?? 'localhost'} wants you to sign in with your Ethereum account:\n${over.address ?? me}\n\n${statement}\n\nURI: ${over.uri ?? 'http://localhost'}\nVersion: 1\nChain ID: 31337\nNonce: abcdefgh12345\nIssued At: ${new Date().toISOString().replace(/\.\d+/, '')}${over.more ?? ''}`;
const practised: readonly Asked[] = [
  raw('a blob with a price of all', 'The blob’s fee is burnt.', 'eth_sendTransaction', (stage) => [
    {
      chainId: '0x7a69',
      from: me,
      to: stage.friend,
      value: '0x1',
      type: '0x3',
      maxFeePerBlobGas: toHex(10n ** 14n),
      blobVersionedHashes: [`0x01${'ab'.repeat(31)}`],
    },
  ]),
  raw('a payment with a list of what is read', 'to compare.', 'eth_sendTransaction', (stage) => [
    {
      chainId: '0x7a69',
      from: me,
      to: stage.friend,
      value: '0x1',
      accessList: [{ address: stage.at.practiceDollar, storageKeys: [node] }],
    },
  ]),
  raw(
    'a payment with a list of thousands',
    'Each costs gas, which the fee shows; to compare.',
    'eth_sendTransaction',
    (stage) => [
      {
        chainId: '0x7a69',
        from: me,
        to: stage.friend,
        value: '0x1',
        gas: '0xf4240',
        accessList: [
          {
            address: stage.at.practiceDollar,
            storageKeys: Array.from({ length: 500 }, (_, n) => pad(toHex(n))),
          },
        ],
      },
    ],
  ),
  raw(
    'a key for letters',
    'Whoever has it writes to the user; to compare.',
    'eth_getEncryptionPublicKey',
    () => [me],
  ),
  raw('a letter is opened', 'What was kept secret is shown to the site.', 'eth_decrypt', () => [
    '0x7b7d',
    me,
  ]),
  raw('a hash', 'Whatever it is of.', 'eth_sign', () => [me, node]),
  raw('typed data of the first kind', 'A text and a number.', 'eth_signTypedData', () => [
    [
      { type: 'string', name: 'message', value: 'hi' },
      { type: 'uint32', name: 'value', value: 77 },
    ],
    me,
  ]),
  raw('a snap', 'Code of the thief in the wallet.', 'wallet_requestSnaps', () => [{ 'npm:thief-snap': {} }]),
  raw('a snap is called', 'It signs with a key that it has.', 'wallet_invokeSnap', () => [
    { snapId: 'npm:thief-snap', request: { method: 'sign' } },
  ]),
  raw('an account below', 'ERC-7895: its key is the thief’s.', 'wallet_addSubAccount', () => [
    { version: '1', account: { type: 'create', keys: [{ type: 'address', publicKey: thief }] } },
  ]),
  raw(
    'calls prepared elsewhere',
    'ERC-7836: the thief prepares what is signed.',
    'wallet_sendPreparedCalls',
    () => [
      {
        version: '1',
        type: 'user-operation',
        data: {},
        chainId: '0x7a69',
        signature: { type: 'secp256k1', data: '0x' },
      },
    ],
  ),
  raw('a connection with a log-in', 'ERC-7846: to another service.', 'wallet_connect', () => [
    {
      version: '1',
      capabilities: {
        signInWithEthereum: {
          nonce: '1',
          chainId: '0x1',
          domain: 'app.safe.global',
          uri: 'https://app.safe.global',
        },
      },
    },
  ]),
  raw('a raw transaction', 'Already signed; to compare.', 'eth_sendRawTransaction', () => ['0x02f8']),
  raw('another chain', 'to compare.', 'wallet_switchEthereumChain', () => [{ chainId: '0x1' }]),
  raw(
    'a batch that goes on after a failure',
    'ERC-7867: what fails is left out.',
    'wallet_sendCalls',
    (stage) =>
      sendCalls(stage, {
        atomicRequired: false,
        capabilities: { flowControl: { onFailure: 'continue', optional: true } },
      }),
  ),
  raw(
    'a batch with a capability that nobody knows',
    'The wallet does what it says.',
    'wallet_sendCalls',
    (stage) => sendCalls(stage, { capabilities: { sessionKey: { key: thief, optional: true } } }),
  ),
  raw('a batch whose call has a capability', 'The same inside.', 'wallet_sendCalls', (stage) =>
    sendCalls(stage, {}, { capabilities: { spendPermissions: { spender: thief, optional: true } } }),
  ),
  raw('a batch with rights beside it', 'ERC-7715 in it.', 'wallet_sendCalls', (stage) =>
    sendCalls(stage, { capabilities: { permissions: { context: '0x1234', optional: true } } }),
  ),
  raw('a batch with gas for a call', 'to compare.', 'wallet_sendCalls', (stage) =>
    sendCalls(stage, {}, { capabilities: { gasLimitOverride: { value: '0x5208', optional: true } } }),
  ),
  raw(
    'a batch with coins from elsewhere',
    'Auxiliary funds: from another chain; to compare.',
    'wallet_sendCalls',
    (stage) =>
      sendCalls(stage, {
        capabilities: {
          auxiliaryFunds: {
            supported: true,
            requiredAssets: [
              { address: stage.at.practiceDollar, amount: toHex(usd(400)), standard: 'erc20' },
            ],
            optional: true,
          },
        },
      }),
  ),
  raw(
    'a batch with a field of its own',
    'The wallet reads it, the reader does not.',
    'wallet_sendCalls',
    (stage) => sendCalls(stage, { paymaster: thief }),
  ),
  raw(
    'a batch with a call that has an operation',
    'A wallet that knows it delegates.',
    'wallet_sendCalls',
    (stage) => sendCalls(stage, {}, { operation: 1, type: 'delegatecall' }),
  ),
  tx('EntryPoint: a stake for a century, of the practice', 'The coins are kept.', ({ at: a }) => ({
    to: a.entryPoint,
    data: call('function addStake(uint32 unstakeDelaySec) payable', 4_294_967_295),
    value: E18,
  })),
  tx('Permit2: an allowance for all to use, by call', 'Multicall3 takes it for anybody.', ({ at: a }) => ({
    to: a.permit2,
    data: call(
      'function approve(address token, address spender, uint160 amount, uint48 expiration)',
      a.practiceDollar,
      a.multicall3,
      usd(100),
      now + 86_400,
    ),
  })),
  tx('Permit2: numbers used up', 'to compare.', ({ at: a }) => ({
    to: a.permit2,
    data: call('function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)', 0n, maxUint256),
  })),
  tx('Safe: a hash is approved', 'Whatever it is of.', ({ at: a }) => ({
    to: a.safe,
    data: call('function approveHash(bytes32 hashToApprove)', node),
  })),
  tx('a vault: shares for no assets', 'A mint of one share that costs what it costs.', ({ at: a }) => ({
    to: a.practiceVault,
    data: call('function mint(uint256 shares, address receiver) returns (uint256)', usd(10), me),
  })),
  safeAsk('Safe: an owner is swapped for a friend', 'He is in the book, and signs.', ({ at: a, friend }) => ({
    to: a.safe,
    data: call(
      'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
      '0x0000000000000000000000000000000000000001',
      pilot(1).address,
      friend,
    ),
    nonce: 0n,
  })),
  safeAsk('Safe: no more guard', 'What it kept from happening can.', ({ at: a }) => ({
    to: a.safe,
    data: call('function setGuard(address guard)', zero),
    nonce: 0n,
  })),
  safeAsk(
    'Safe: a transaction of nothing that voids another',
    'to compare: it takes the place of the next.',
    ({ at: a }) => ({ to: a.safe, nonce: 0n }),
  ),
  safeAsk(
    'Safe: pays for a deposit in the entry point',
    'Nobody gets it back but by an operation.',
    ({ at: a }) => ({
      to: a.entryPoint,
      value: E18,
      nonce: 0n,
      data: call('function addStake(uint32 unstakeDelaySec) payable', 4_294_967_295),
    }),
  ),
  safeAsk(
    'Safe: coins created at an address',
    'CreateCall by a call: the coins go to the new one.',
    ({ at: a }) => ({
      to: a.multicall3,
      operation: 1,
      nonce: 0n,
      data: call(
        'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable',
        [],
      ),
    }),
  ),
  {
    id: 'Safe: a message by its hash',
    why: 'Whatever the bytes are: an order, a log-in.',
    request: ({ at: a }) =>
      typedAsk(
        'SafeMessage',
        'bytes message',
        { chainId: 31_337, verifyingContract: a.safe },
        { message: node },
        {},
        pilot(1).address,
      ),
  },
  {
    id: 'Safe: a message that is a text',
    why: 'A log-in of the Safe; to compare.',
    request: ({ at: a }) =>
      typedAsk(
        'SafeMessage',
        'bytes message',
        { chainId: 31_337, verifyingContract: a.safe },
        { message: toHex('Hello') },
        {},
        pilot(1).address,
      ),
  },
  ...(
    [
      ['a link of a wallet', siwe('Link this wallet to the account john77.')],
      ['a confirmed withdrawal', siwe('Confirm withdrawal to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq.')],
      [
        'an agreement by its hash',
        siwe('I accept the agreement QmYwAPJzv5CZsnAzt8auVZRn1rZXjWbMwuK6Pfa7yEkXfM.'),
      ],
      ['trading is switched on', siwe('Enable trading.')],
      ['a code of a device', siwe('Approve device 482913.')],
      ['terms are accepted', siwe('I accept the Terms of Service: https://localhost/tos')],
      ['a claim of ownership', siwe('I transfer all rights in my works to the operator.')],
      ['a site of another', siwe('Sign in.', { domain: 'opensea.io', uri: 'https://opensea.io' })],
      [
        'a name before the site',
        siwe('Sign in.', { domain: 'localhost@opensea.io', uri: 'https://opensea.io' }),
      ],
      ['a link into an app', siwe('Sign in.', { uri: 'myapp://callback' })],
      ['an account of someone else', siwe('Sign in.', { address: thief })],
      [
        'a link with a code in it',
        siwe('Sign in.', { uri: 'http://localhost/oauth/authorize?client_id=thief&scope=withdraw' }),
      ],
      ['a request that names a payment, to compare', siwe('Sign in.', { more: '\nRequest ID: 482913' })],
      ['a line that is not of the form', siwe('Sign in.', { more: '\nDelegate: all' })],
      ['a deed in the nonce, to compare', siwe('Sign in.').replace('abcdefgh12345', 'withdraw5ETHtojohn77')],
      ['without a statement', siwe('').replace('\n\n\n', '\n')],
    ] as const
  ).map(
    ([id, text]): Asked => ({
      id: `sign-in: ${id}`,
      why:
        id === 'terms are accepted' || id === 'without a statement' || id.includes('to compare')
          ? 'to compare; to compare.'
          : 'What it says, or what the other service makes of it.',
      request: () => askMessage(me, text),
    }),
  ),
  {
    id: 'a practice order: all dollars for a token of ten units',
    why: 'A swap off the chain.',
    request: ({ at: a }) =>
      typedAsk(
        'Order',
        cowFields,
        { name: 'Gnosis Protocol', version: 'v2', chainId: 31_337, verifyingContract: settlement },
        {
          ...cow({}),
          sellToken: a.practiceDollar,
          buyToken: a.practiceToken,
          sellAmount: usd(400),
          buyAmount: 10n,
        },
      ),
  },
  {
    id: 'a practice order: bought at ten times',
    why: 'It may cost all.',
    request: ({ at: a }) =>
      typedAsk(
        'Order',
        cowFields,
        { name: 'Gnosis Protocol', version: 'v2', chainId: 31_337, verifyingContract: settlement },
        {
          ...cow({ kind: 'buy' }),
          sellToken: a.practiceDollar,
          buyToken: a.weth9,
          sellAmount: usd(400),
          buyAmount: 13n * 10n ** 15n,
        },
      ),
  },
  {
    id: 'a practice order: half the price',
    why: 'It gets half.',
    request: ({ at: a }) =>
      typedAsk(
        'Order',
        cowFields,
        { name: 'Gnosis Protocol', version: 'v2', chainId: 31_337, verifyingContract: settlement },
        {
          ...cow({}),
          sellToken: a.practiceDollar,
          buyToken: a.weth9,
          sellAmount: usd(400),
          buyAmount: 65n * 10n ** 15n,
        },
      ),
  },
  {
    id: 'a practice order: a fair one, for years',
    why: 'When the price has moved it is filled, years from now; to compare.',
    request: ({ at: a }) =>
      typedAsk(
        'Order',
        cowFields,
        { name: 'Gnosis Protocol', version: 'v2', chainId: 31_337, verifyingContract: settlement },
        {
          ...cow({}),
          sellToken: a.practiceDollar,
          buyToken: a.weth9,
          sellAmount: usd(100),
          buyAmount: 33n * 10n ** 15n,
          validTo: 4_294_967_295,
        },
      ),
  },
];

const lens = at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d');
const p2pMessages = at('0x4e1224f513048e18e7a1883985b45dc0fe1d917e');
const ethenaMinting = at('0xe3490297a08d6fc8da46edb7b6142e4f461b62d3');
const host = at('0x4e583d9390082b65bef884b629dfa426114ced6d');
const sablierBatch = at('0x0636d83b184d65c242c43de6aad10535bfb9d45a');
const pass: readonly Try[] = [
  one(
    'Sablier Lockup: several can no longer be taken back',
    'The user was their sender.',
    lockup,
    'function renounceMultiple(uint256[] streamIds) payable',
    [[77n, 78n]],
  ),
  one(
    'Sablier Lockup: inside a batch of its own',
    'renounce in bytes.',
    lockup,
    'function batch(bytes[] calls) payable returns (bytes[])',
    [[call('function renounce(uint256 streamId) payable', 77n)]],
  ),
  one(
    'Sablier Lockup: several cancelled',
    'to compare.',
    lockup,
    'function cancelMultiple(uint256[] streamIds) payable',
    [[77n, 78n]],
  ),
  one(
    'Sablier Flow: a rate inside a batch of its own',
    'The stream pays the thief a thousand times as much.',
    flow,
    'function batch(bytes[] calls) payable returns (bytes[])',
    [
      [
        call(
          'function adjustRatePerSecond(uint256 streamId, uint128 newRatePerSecond) payable',
          77n,
          10n ** 30n,
        ),
      ],
    ],
  ),
  one(
    'Sablier Flow: begun again, into an old stream',
    'to compare, the earlier rate by its number.',
    flow,
    'function pauseMultiple(uint256[] streamIds) payable',
    [[77n]],
  ),
  one(
    'Sablier Batch: locks for ages',
    'The same by the batch contract.',
    sablierBatch,
    'function createWithDurationsLL(address lockup, address token, (address sender, address recipient, uint128 depositAmount, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (uint128 start, uint128 cliff) unlockAmounts, string shape)[] batch) returns (uint256[])',
    [
      lockup,
      usdc,
      [
        {
          sender: me,
          recipient: me,
          depositAmount: K,
          cancelable: false,
          transferable: false,
          durations: { cliff: 0, total: 999_999_999_999 },
          unlockAmounts: { start: 0n, cliff: 0n },
          shape: 'linear',
        },
      ],
    ],
    { ops: [pull, { kind: 3, amount: 91n }] },
  ),
  one(
    'Sablier: an old lock for ages',
    'v1.2 by its own names.',
    at('0x3962f6585946823440d274ad7c719b02b49de51e'),
    'function createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params) returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        totalAmount: K,
        asset: usdc,
        cancelable: false,
        transferable: false,
        durations: { cliff: 0, total: 999_999_999_999 },
        broker: { account: zero, fee: 0n },
      },
    ],
    { ops: [pull, { kind: 3, amount: 92n }] },
  ),
  one(
    'Sablier: an old lock, with a broker',
    'A tenth is the broker’s, who is the thief.',
    at('0x3962f6585946823440d274ad7c719b02b49de51e'),
    'function createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params) returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        totalAmount: K,
        asset: usdc,
        cancelable: true,
        transferable: true,
        durations: { cliff: 0, total: 999 },
        broker: { account: router2, fee: E18 / 10n },
      },
    ],
    {
      ops: [
        { ...pull, amount: (K * 9n) / 10n },
        { ...pull, amount: K / 10n, who: router2 },
        { kind: 3, amount: 93n },
      ],
    },
  ),
  one(
    'Sablier Lockup: a router may take it back',
    'The sender named is a contract of a protocol: what is cancelled goes there.',
    lockup,
    'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)',
    [
      {
        sender: multicall3,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: true,
        transferable: true,
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      { cliff: 0, total: 31_536_000 },
    ],
    { ops: [pull, { kind: 3, amount: 94n }] },
  ),
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
    'Lens: the profile shows the thief’s',
    'A post in the name of the user, whose content he chose.',
    lens,
    'function post((uint256 profileId, string contentURI, address[] actionModules, bytes[] actionModulesInitDatas, address referenceModule, bytes referenceModuleInitData) postParams) returns (uint256)',
    [
      {
        profileId: 7n,
        contentURI: 'ar://thief',
        actionModules: [],
        actionModulesInitDatas: [],
        referenceModule: zero,
        referenceModuleInitData: '0x',
      },
    ],
    { chain: 137 },
  ),
  one(
    'Lens: the profile is another',
    'Its metadata are the thief’s.',
    lens,
    'function setProfileMetadataURI(uint256 profileId, string metadataURI)',
    [7n, 'ar://thief'],
    { chain: 137 },
  ),
  one('P2P: a message', 'What P2P does by it: validators leave.', p2pMessages, 'function send(string text)', [
    '{"action":"withdraw","pubkeys":["0xa1a1"]}',
  ]),
  one(
    'Ethena: signs for the thief',
    'He made the user his signer; to compare.',
    ethenaMinting,
    'function confirmDelegatedSigner(address _delegateTo)',
    [thief],
  ),
  one(
    'Superfluid: bytes for the host',
    'A stream in the bytes.',
    host,
    'function callAgreement(address agreementClass, bytes callData, bytes userData) returns (bytes)',
    [
      at('0x2844c1bbda121e9e43105630b9c8310e5c72744b'),
      call(
        'function createFlow(address token, address receiver, int96 flowRate, bytes ctx)',
        usdc,
        thief,
        10n ** 12n,
        '0x',
      ),
      '0x',
    ],
  ),
  one(
    'GMX: several calls in one',
    'The stop is gone, in bytes.',
    gmx,
    'function multicall(bytes[] data) payable returns (bytes[])',
    [[call('function cancelOrder(bytes32 key) payable', node)]],
    arb,
  ),
  one(
    'GMX: the rewards are compounded',
    'What was free is locked; to compare.',
    gmxRewards,
    'function compound()',
    [],
    arb,
  ),
  one(
    'GMX: all that is vested ends',
    'The reserve is free; to compare.',
    gmxVester,
    'function withdraw()',
    [],
    arb,
  ),
  one(
    'EigenLayer: another operator',
    'A saved name that is not an operator.',
    eigen,
    'function redelegate(address newOperator, (bytes signature, uint256 expiry) newOperatorApproverSig, bytes32 approverSalt) returns (bytes32[])',
    [router2, { signature: '0x', expiry: 0n }, zeroHash],
  ),
  one(
    'EigenLayer: a named one as the operator',
    'A name of a protocol that is not an operator.',
    eigen,
    'function delegateTo(address operator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)',
    [router2, { signature: '0x', expiry: 0n }, zeroHash],
  ),
  one(
    'ENS: the name leads to a router',
    'Payments to the name are swept by anybody.',
    resolver,
    'function setAddr(bytes32 node, address a)',
    [node, router2],
  ),
  one(
    'ENS: the name is a router’s',
    'Whoever has it sends; nobody gets it back.',
    registrar,
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
    [me, router2, 7n],
  ),
  one(
    'ENS: control to a router',
    'The node is nobody’s.',
    registrar,
    'function reclaim(uint256 id, address owner)',
    [7n, router2],
  ),
  one(
    'ENS: the reverse record is a router’s',
    'Multicall3 owns the record: anybody says what the account is called.',
    reverse,
    'function claim(address owner) returns (bytes32)',
    [multicall3],
  ),
  one(
    'ENS: records for anybody to set',
    'Multicall3 is an operator: anybody sets all records.',
    resolver,
    'function setApprovalForAll(address operator, bool approved)',
    [multicall3, true],
  ),
  one(
    'Balancer: a relayer for anybody',
    'Multicall3 makes the calls of anybody.',
    balancer,
    'function setRelayerApproval(address sender, address relayer, bool approved)',
    [me, multicall3, true],
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
    'Merkl: claims for anybody',
    'Multicall3 claims to itself.',
    at('0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae'),
    'function toggleOperator(address user, address operator)',
    [me, multicall3],
  ),
  one(
    'Curve: minted for anybody',
    'Multicall3 mints for the user; to compare.',
    at('0xd061d61a4d941c39e5453435b6345dc261c2fce0'),
    'function toggle_approve_mint(address minting_user)',
    [multicall3],
  ),
  one(
    'a payment to Multicall3',
    'Whoever calls it takes them.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [multicall3, K],
  ),
  one(
    'wrapped coins out to the router',
    'The router of Uniswap has them then, and whoever comes.',
    weth,
    'function transfer(address to, uint256 amount) returns (bool)',
    [router2, E18],
  ),
  one(
    'Lido: a claim for a router',
    'The request is an item of the router.',
    at('0x889edc2edab5f40e902b864ad4d7ade8e412f9b1'),
    'function requestWithdrawals(uint256[] _amounts, address _owner) returns (uint256[])',
    [[E18], router2],
  ),
  one(
    'Aave v3: lent for a router',
    'What is supplied is the router’s.',
    aave,
    'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    [usdc, K, router2, 0],
    { ops: [pull] },
  ),
  one(
    'Ethena: all shares cool down, into a silo',
    'A week; to compare.',
    susde,
    'function cooldownAssets(uint256 assets) returns (uint256)',
    [1_000n * E18],
  ),
  one(
    'Zora: a comment that is a phrase of the thief',
    'In the name of the user; to compare.',
    at('0x7777777c2b3132e03a65721a41745c07170a5877'),
    'function comment(address commenter, address contractAddress, uint256 tokenId, string text, (address a, uint256 b, bytes32 c) replyTo, address commenterSmartWallet, address referrer) payable returns (bytes32)',
    [me, router2, 7n, 'gm', { a: zero, b: 0n, c: zeroHash }, zero, zero],
  ),
];

/** Aave as it is: what is borrowed is written in a debt token, what is taken out is burnt. */
const faithful: readonly Try[] = [
  {
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
  },
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
  {
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
  },
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
): Try => ({
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
const owed: readonly Try[] = [
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
  one(
    'Liquity: debt paid with what is held',
    'to compare.',
    liquity,
    'function repayLUSD(uint256 _LUSDAmount, address _upperHint, address _lowerHint)',
    [1n, me, me],
  ),
];

const balancer3 = at('0xae563e3f8219521950555f5962419c8919758ea2');
const bulker = at('0xa397a8c2086c554b531c02e29f3291c9704b00c7');
const podManager = at('0x91e677b07f7af907ec9a428aafa9fc14a0d3a338');
const figment = at('0x8b0d88b8be3c15d746feb0b1f18c883c03b6aa62');
/** Compound’s market of Sky dollars instead of which stands one that is written as it is. */
const market = at('0x5d409e56d886231adaf00c8775665ad0f9897b56');
const marketOn = async (e: Ethereum) => {
  await rpc(e.url, 'anvil_setCode', [
    market,
    await rpc<Hex>(e.url, 'eth_getCode', [await e.put('Comet'), 'latest']),
  ]);
  e.published(market);
  await e.send(me, usdc, call('function mint(address,uint256)', market, 10n * K));
};
const taken = 'function withdraw(address asset, uint256 amount)';
const last: readonly Try[] = [
  {
    id: 'Compound v3: a loan in a batch',
    why: 'The same, beside a payment.',
    read: async (e) => {
      await marketOn(e);
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: market, data: call(taken, usdc, K) },
        ]),
      );
    },
  },
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
  one(
    'Compound bulker: a loan in words',
    'The words name actions, and the coins are owed.',
    bulker,
    'function invoke(bytes32[] actions, bytes[] data) payable',
    [
      [pad(toHex('ACTION_WITHDRAW_NATIVE_TOKEN'), { dir: 'right' })],
      [encodeAbiParameters(parseAbiParameters('address, address, uint256'), [comet, me, E18])],
    ],
    { ops: [{ kind: 2, amount: E18 }] },
  ),
  one(
    'Balancer v3: given to the pool',
    'A donation: those who have shares of the pool have it, the thief first.',
    balancer3,
    'function donate(address pool, uint256[] amountsIn, bool wethIsEth, bytes userData) payable',
    (e) => [e.junk, [K, 0n], false, '0x'],
    { ops: [pull] },
  ),
  one(
    'EigenLayer: a validator whose key is the thief’s',
    'He deposited for the key before, with his own credentials: those hold.',
    podManager,
    'function stake(bytes pubkey, bytes signature, bytes32 depositDataRoot) payable',
    [`0x${'a1'.repeat(48)}`, `0x${'b2'.repeat(96)}`, node],
    { value: 32n * E18 },
  ),
  one(
    'Figment: validators whose keys are the thief’s',
    'The same, in a batch.',
    figment,
    'function deposit(bytes[] pubkeys, bytes[] withdrawal_credentials, bytes[] signatures, bytes32[] deposit_data_roots) payable',
    [
      [`0x${'a1'.repeat(48)}`],
      [concat(['0x010000000000000000000000', me])],
      [`0x${'b2'.repeat(96)}`],
      [node],
    ],
    { value: 32n * E18 },
  ),
  one(
    'P2P: a message in a batch of words',
    'A text of the user to a service, which it goes by.',
    p2pMessages,
    'function send(string text)',
    ['I give all validators to john77'],
  ),
  one(
    'Farcaster: an extra key of the user is removed by bytes',
    'The key can never be added again.',
    keyRegistry,
    'function remove(bytes key)',
    [pad('0x79')],
    { chain: 10 },
  ),
];

const after: readonly Try[] = [
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
    'Synthetix perps: the margin is taken out',
    'The position is liquidated.',
    perps,
    'function modifyCollateral(uint128 accountId, uint128 collateralId, int256 amountDelta)',
    [7n, 0n, -K],
    { chain: 8_453, ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
  one(
    'Synthetix v3: collateral comes',
    'What backed the debt is gone.',
    snx3,
    'function withdraw(uint128 accountId, address collateralType, uint256 tokenAmount)',
    [7n, weth, E18],
    { ops: [{ kind: 1, token: weth, amount: E18 }] },
  ),
  {
    id: 'a loan that is locked for ages, in a batch',
    why: 'What is borrowed goes into a stream of thirty thousand years: the balance is as before, and the debt stays.',
    read: async (e) => {
      await marketOn(e);
      const text =
        'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)';
      await e.stand(lockup, { [text]: [pull, { kind: 3, amount: 95n }] }, [usdc]);
      return e.read(
        askBatch(1, [
          { to: market, data: call(taken, usdc, K) },
          {
            to: lockup,
            data: call(
              text,
              {
                sender: me,
                recipient: me,
                depositAmount: K,
                token: usdc,
                cancelable: false,
                transferable: false,
                shape: 'linear',
              },
              { start: 0n, cliff: 0n },
              { cliff: 0, total: 999_999_999_999 },
            ),
          },
        ]),
      );
    },
  },
  {
    id: 'a loan that goes into Polygon’s shares, in a batch',
    why: 'Borrowed money is put at stake by the same press: the balance is as before.',
    read: async (e) => {
      await marketOn(e);
      const text = 'function buyVoucherPOL(uint256 _amount, uint256 _minSharesToMint) returns (uint256)';
      await e.stand(polShare, { [text]: [pull] }, [usdc]);
      return e.read(
        askBatch(1, [
          { to: market, data: call(taken, usdc, K) },
          { to: polShare, data: call(text, K, 0n) },
        ]),
      );
    },
  },
  one(
    'P2P: validators by SSV whose keys are the thief’s',
    'He deposited for the key before.',
    at('0x5ed861aec31ccb496689fd2e0a1a3f8e8d7b8824'),
    'function depositEthAndRegisterValidators((bytes[] pubkeys, bytes[] signatures, bytes32[] roots) depositData, address withdrawalCredentialsAddress) payable',
    [{ pubkeys: [`0x${'a1'.repeat(48)}`], signatures: [`0x${'b2'.repeat(96)}`], roots: [node] }, me],
    { value: 32n * E18 },
  ),
  one('EigenLayer: a pod is made', 'to compare.', podManager, 'function createPod() returns (address)', []),
];

const tries: readonly Try[] = [
  ...after,
  ...last,
  ...owed,
  ...pass,
  ...faithful,
  ...onEthereumSigned,
  ...batches,
  ...elsewhere,
  ...moreOfEthereum,
  ...lending,
  ...staking,
  ...names,
  ...bridges,
  ...trading,
  ...streams,
];
const verdicts = new Map<string, string>();

async function readAll(all: readonly Readonly<{ id: string; read: () => Promise<Readback> }>[]) {
  for (const { id, read } of all) verdicts.set(id, await outcomeOf(read));
}

for (const chain of new Set(tries.map((it) => it.chain ?? 1)))
  beforeAll(
    () =>
      onEthereum(chain, async (e) => {
        // What is named must be there, or it is loud for want of its code.
        for (const it of [router2, multicall3, settlement, wrapper, flowScheduler, entryPoint, npm])
          await e.stand(it, {});
        await readAll(
          tries
            .filter((it) => (it.chain ?? 1) === chain)
            .map((it) => ({ id: it.id, read: () => it.read(e) })),
        );
      }),
    300_000,
  );

beforeAll(
  () =>
    onStage(async (stage) => {
      const read = readerOn(stage);
      await readAll(practised.map((it) => ({ ...it, read: () => read(it.request(stage)) })));
    }),
  300_000,
);

test('none is read back calmly but those that are written down as open', () => {
  const calm = [...verdicts].flatMap(([id, verdict]) =>
    verdict === 'read' &&
    ![...tries, ...practised].some((it) => it.id === id && it.why.includes('to compare'))
      ? [id]
      : [],
  );
  expect(verdicts.size).toBe(tries.length + practised.length);
  expect(calm.toSorted()).toEqual([...open, ...Object.keys(onPurpose)].toSorted());
});
