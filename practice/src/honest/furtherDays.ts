import {
  type Address,
  concat,
  encodePacked,
  getAddress,
  type Hex,
  maxUint256,
  namehash,
  pad,
  parseEther,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { call } from '../truth/sky.ts';
import { askedBy, E18, forThief, friend, later, M, out, pool, thief } from './asking.ts';
import type { RealCase } from './realCase.ts';

/** What one more person does, at apps and on networks that no other list has: written before any of it was read. */
const me = getAddress('0x91c6f20a7b3de85f14a0c9d2b7e8365f01d4ac63');
const { asking, comes } = askedBy(me);

const token = {
  usdc: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  usdt: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  dai: '0x6b175474e89094c44da98b954eedeac495271d0f',
  weth: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  wbtc: '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
  steth: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
  wsteth: '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0',
  bal: '0xba100000625a3754423978a60c9317c58a424e3d',
  crvusd: '0xf939e0a03fb07f59a73314e73794be0e57ac1b4e',
  scrvusd: '0x0655977feb2f289a4ab78af67bab0d17aab84367',
  usde: '0x4c9edd5852cd905f086c759e8383e09bff1e68b3',
  susde: '0x9d39a5de30e57443bff2a8307a4256c8797a3497',
  usds: '0xdc035d45d973e3ec169d2276ddab16f1e407384f',
  bold: '0xb01dd87b29d187f3e3a4bf6cdaebfb97f3d9ab98',
  ezeth: '0xbf5495efe5db9ce00f80364c8b423567e58d2110',
  rseth: '0xa1290d69c65a6fe4df752f95823fae25cb99e5a7',
  ethx: '0xa35b1b31ce002fbf2058d22f30f95d405200a15b',
  eeth: '0x35fa164735182de50811e8e2e824cfb9b6118ac2',
  crv: '0xd533a949740bb3306d119cc777fa900ba034cd52',
  comp: '0xc00e94cb662c3520282e6f5717214004a7f26888',
  opWeth: '0x4200000000000000000000000000000000000006',
  opUsdc: '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
  velo: '0x9560e827af36c94d2ac33a39bce1fe78631088db',
  polUsdce: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
  polUsdc: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  polWeth: '0x7ceb23fd6bc0add59e62ac25578270cff1b9f619',
  wpol: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
  arbUsdc: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
  arbUsdt: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  arbWeth: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  baseUsdc: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  baseEurc: '0x60a3e35cc302bfa44cb288bc5a4f316fdb1adb42',
  aero: '0x940181a94a35a4569e4529a3cdfb74e38fd98631',
  baseUsds: '0x820c137fa70c8691f0e44dc420a5e53c168921dc',
  baseSusds: '0x5875eee11cf8398102fdad704c9e96607675467a',
  bscUsdt: '0x55d398326f99059ff775485246999027b3197955',
  bscUsdc: '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
  wbnb: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
  wavax: '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7',
  avaxUsdc: '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e',
  sdaiXdai: '0xaf204776c7245bf4147c2612bf6e5972ee483701',
  gno: '0x9c58bacc331c9aa871afd802db6379a98e80cedb',
} as const satisfies Record<string, Address>;

const at = {
  allowanceHolder: '0x0000000000001ff3684f28c67538d4d072c22734',
  relayer: '0xc92e8bdf79f0507f65a392b0ab4667716bfe0110',
  lifi: '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae',
  permit2: '0x000000000022d473030f116ddee9f6b43ac78ba3',
  router: '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
  v3router2: '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45',
  v2base: '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24',
  sushiPolygon: '0x1b02da8cb0d097eb8d57a175b88c7d8b47997506',
  cakeV2: '0x10ed43c718714eb63d5aa57b78b54704e256024e',
  cakeSmart: '0x13f4ea83d0bd40e75c8222255bc855a974568dd4',
  aerodrome: '0xcf77a3ba9a5ca399b7c97c74d54e5b1beb874e43',
  velodrome: '0xa062ae8a9c5e11aaa026fc2670b0d65ccc8b2858',
  camelot: '0xc873fecbd354f5a56e00e710b90ef4201db2448d',
  joe: '0xb4315e873dbcf96ffd0acd8ea43f689d8c20fb30',
  balancer: '0xba12222222228d8ba445958a75a0704d566bf2c8',
  balancer3: '0xae563e3f8219521950555f5962419c8919758ea2',
  curveRouterArb: '0x2191718cd32d02b8e60badffea33e4b5dd9a0a0d',
  crvusdUsdc: '0x4dece678ceceb27446b35c672dc7d61f30bad69e',
  tricryptoUsdc: '0x7f86bf177dd4f3494b841a37e810a34dd56c829b',
  oneInch: '0x111111125421ca6dc452d289314280a0f8842a65',
  odos: '0xcf5540fffcdc3d510b18bfca6d2b9987b0772559',
  odos3: '0x0d05a7d3448512b78fa8a9e46c4872c88c4a0d05',
  kyber: '0x6131b5fae19ea4f9d964eac0408e4408b66337b5',
  openOcean: '0x6352a56caadc4f1e25cd6c75970fa768a3304e64',
  baseAave: '0xa238dd80c259a72e81d7e4664a9801593f98d1c5',
  baseGateway: '0xa0d9c1e9e48ca30c8d8c3b5d69ff5dc1f6dffc24',
  aave: '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2',
  arbAave: '0x794a61358d6845594f94dc1db02a252b5b4814ad',
  baseComet: '0xb125e6687d4313864e53df431d5425969c15eb2f',
  cdai: '0x5d3a536e4d6dbd6114cc1ead35777bab948e3643',
  steakUsdc: '0xbeef01735c132ada46aa9aa4c54623caa92a64cb',
  morpho: '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb',
  evc: '0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383',
  eUsdc: '0x797dd80692c3b2dadabce8e30c07fde5307d48a9',
  fUsdc: '0x9fb7b4477576fe5b32be4c1843afb1e55f251b33',
  vUsdt: '0xfd5840cd36d94d7229439859c0112a4185bc0255',
  mUsdc: '0xedc817a28e8b93b03976fbd4a3ddbc9f7d176c22',
  psm3: '0x1601843c5e9bc251a3272907010afa41fa18347e',
  skyRewards: '0x0650caf159c5a49f711e8169d4336ecb9b950275',
  boldPool: '0xf69eb8c0d95d4094c16686769460f678727393cf',
  boldLoans: '0x0b995602b5a797823f92027e8b40c0f2d97aff1c',
  boldTroves: '0x81d78814df42da2cab0e8870c477bc3ed861de66',
  boldPrice: '0x3279e2b49ff60dafb276fbaff847383b67a7ec2d',
  queue: '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1',
  etherfi: '0x308861a430be4cce5502d0a12724771fc6daf216',
  renzo: '0x74a09653a083691711cf8215a6ab074bb4e99ef5',
  kelp: '0x036676389e48133b63a802f8635ad39e752d375d',
  stader: '0xcf5ea1b38380f6af39068375516daf40ed70d299',
  frax: '0xac3e018457b222d93114458476f3e3416abbe38f',
  aeroGauge: '0x519bbd1dd8c6a94c46080e24f316c14ee758c025',
  aeroVoter: '0x16613524e02ad97edfef371bc883f2f5d6c480a5',
  gmxRewards: '0x5e4766f932ce00aa4a1a82d3da85adf15c5694a1',
  vecrv: '0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2',
  feeDistributor: '0xd16d5ec345dd86fb63c6a9c43c517210f1027914',
  cvxRewards: '0x0a760466e1b4621579a82a39cb56dda2f4e70f03',
  hopUsdcArb: '0x10541b07d8ad2647dc6cd67abd4c03575dade261',
  stargateBase: '0xdc181bd607330aeebef6ea62e03e5e1fb4b6f7c7',
  acrossArb: '0xe35e9842fceaca96570b734083f4a58e8f7c5f2a',
  usdt0: '0x14e4a1b13bf7f943c8ff7c51fb60fa964a298d92',
  arbGateway: '0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef',
  opL2Bridge: '0x4200000000000000000000000000000000000010',
  rootChain: '0xa0c68c638235ee32657e8f720a23cec1bfc77c77',
  basePortal: '0x49048044d57e1c92a77f79988d21fa8faf74e97e',
  lineaMessages: '0xd19d4b5d358258f05d7b411e21a1460d11b0876f',
  scrollMessenger: '0x6774bcbd5cecef1336b5300fb5186a12ddd8b367',
  scroll: '0xf8b1378579659d8f7ee5f3c929c2f3e332e41fd6',
  xdai: '0x4aa42145aa6ebf72e164c9bbc74fbd3788045016',
  wormhole: '0x3ee18b2214aff97000d974cf647e7c347e8fa585',
  seaport: '0x0000000000000068f116a894984e2db1123eb395',
  conduit: '0x1e0049783f008a0085193e00003d00cd54003c71',
  bayc: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
  manifold: '0x23aa05a271debffaa3d75739af5581f744b326e4',
  resolver: '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63',
  basenames: '0x4ccb0bb02fcaba27e82a56646e81d8c5bc4119a5',
  baseResolver: '0xc6d566a56a1aff6508b41f6c90ff131615583bcd',
  farStorage: '0x00000000fcce7f938e7ae6d3c335bd6a1a7c593d',
  nounsDao: '0x6f3e6272a167e8accb32072d08e0957f9c79223d',
  safeFactory: '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67',
  usdcx: '0xd04383398dd2426297da660f9cca3d439af9ce1b',
  flowForwarder: '0xcfa132e353cb4e398080b9700609bb008eceb125',
  hyperliquid: '0x2df1c51e09aecf9cacb7bc98cb1742757f163df7',
  ctf: '0x4d97dcd97ec945f40cf65f87097ace5ea0476045',
  xdaiSavings: '0xd499b51fcfc66bd31248ef4b28d656d67e591a94',
  whype: '0x5555555555555555555555555555555555555555',
  rewardsV3: '0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb',
  cometRewardsArb: '0x88730d254a2f7e6ac8388c3198afd694ba9f7fae',
} as const satisfies Record<string, Address>;

const registry = {
  curve: '0xf98b45fa17de75fb1ad0e7afd971b0ca00e379fc',
} as const;

const account =
  'function getUserAccountData(address user) view returns (uint256, uint256, uint256, uint256, uint256, uint256)';
const standing = (collateral: bigint, debt: bigint, health: bigint): Hex =>
  concat([collateral, debt, collateral / 2n, 8_000n, 7_500n, health].map((it) => toHex(it, { size: 32 })));
const word = (it: bigint): Hex => toHex(it, { size: 32 });
/** What a registry says of what is its own. */
const ofCurve = { [`${registry.curve} function is_registered(address pool) view returns (bool)`]: word(1n) };

const transfer = 'function transfer(address to, uint256 amount)';
const approve = 'function approve(address spender, uint256 amount)';
const executor: Address = '0x5141b82f5ffda4c6fe1e372978f1c5427640a190';
const noise: Hex = `0x${'5e'.repeat(72)}`;
const swapDescription =
  'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data) payable';
const multicall = 'function multicall(uint256 deadline, bytes[] data) payable';
const single =
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable';
const solidlyRoute =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)';
const odosSwap =
  'function swap((address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo, bytes pathDefinition, address executor, uint32 referralCode) payable';
const odos3Swap =
  'function swap((address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo, bytes pathDefinition, address executor, (uint64 code, uint64 fee, address feeRecipient) referralInfo) payable';
const kyberSwap =
  'function swap((address callTarget, address approveTarget, bytes targetData, (address srcToken, address dstToken, address[] srcReceivers, uint256[] srcAmounts, address[] feeReceivers, uint256[] feeAmounts, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit) desc, bytes clientData) execution) payable';
const balancerSwap =
  'function swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline) payable';
const market =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';
const wstethUsdc = {
  loanToken: token.usdc,
  collateralToken: token.wsteth,
  oracle: '0x48f7e36eb6b826b2df4b2e630b62cd25e89e40e2',
  irm: '0x870ac11d48b15db9a138cf899d20f13f79ba00bc',
  lltv: parseEther('0.86'),
} as const;
const evcBatch =
  'function batch((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items) payable';
const oftSend =
  'function send((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParam, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress) payable';
const hopSend =
  'function swapAndSend(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline) payable';
const acrossDeposit =
  'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) payable';
const portal =
  'function depositTransaction(address _to, uint256 _value, uint64 _gasLimit, bool _isCreation, bytes _data) payable';
const lineaMessage = 'function sendMessage(address _to, uint256 _fee, bytes _calldata) payable';
const scrollMessage =
  'function sendMessage(address _to, uint256 _value, bytes _message, uint256 _gasLimit) payable';
const openTrove =
  'function openTrove(address owner, uint256 ownerIndex, uint256 collAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, uint256 annualInterestRate, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver) returns (uint256)';
const setText = 'function setText(bytes32 node, string key, string value)';
const key = namehash('rockpool.eth');

const across = (amount: bigint, least: bigint) =>
  call(
    acrossDeposit,
    me,
    me,
    token.arbWeth,
    token.weth,
    amount,
    least,
    1n,
    zeroAddress,
    1_800_000_000,
    later,
    0,
    '0x',
  );
const hop = (fee: bigint, least: bigint, arrives: bigint) =>
  call(hopSend, 10n, me, 400n * M, fee, least, later, arrives, later);
const kyber = (least: bigint, shares: readonly bigint[] = [], flags = 0n) =>
  call(kyberSwap, {
    callTarget: '0x6e4141d33021b52c91c28608403db4a0ffb50ec6',
    approveTarget: zeroAddress,
    targetData: noise,
    desc: {
      srcToken: token.baseUsdc,
      dstToken: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      srcReceivers: ['0x6e4141d33021b52c91c28608403db4a0ffb50ec6'],
      srcAmounts: [450n * M],
      feeReceivers: shares.map(() => thief),
      feeAmounts: shares,
      dstReceiver: me,
      amount: 450n * M,
      minReturnAmount: least,
      flags,
      permit: '0x',
    },
    clientData: '0x',
  });
const odosInfo = (least: bigint) => ({
  inputToken: token.usdc,
  inputAmount: 2_000n * M,
  inputReceiver: '0x365084b05fa7d5028346bd21d842ed0601bab5b8' as Address,
  outputToken: token.weth,
  outputQuote: (E18 * 66n) / 100n,
  outputMin: least,
  outputReceiver: me,
});
const odosExecutor: Address = '0x365084b05fa7d5028346bd21d842ed0601bab5b8';
const inch = (least: bigint) =>
  call(
    swapDescription,
    executor,
    {
      srcToken: token.wbtc,
      dstToken: token.usdc,
      srcReceiver: executor,
      dstReceiver: me,
      amount: 2_000_000n,
      minReturnAmount: least,
      flags: 4n,
    },
    noise,
  );
/** What a router does with coins: they are wrapped, and go on. */
const wrapped = (weth: Address, amount: bigint, router: Address, to: Address = pool) => [
  `coins ${amount} ${weth}`,
  `in ${weth} ${amount} ${router} ${weth}`,
  `in ${weth} ${amount} ${to} ${router}`,
];
const trove = (coll: bigint, bold: bigint, fee: bigint) =>
  call(
    openTrove,
    me,
    0n,
    coll,
    bold,
    0n,
    0n,
    parseEther('0.045'),
    fee,
    zeroAddress,
    zeroAddress,
    zeroAddress,
  );
/** A trove at 3,000 dollars, with so much behind each dollar that it owes. */
const boldAnswers = (collateral: bigint) => ({
  [`${at.boldTroves} function getCurrentICR(uint256 troveId, uint256 price) view returns (uint256)`]:
    word(collateral),
  [`${at.boldPrice} function lastGoodPrice() view returns (uint256)`]: word(3_000n * E18),
  'function MCR() view returns (uint256)': word((11n * E18) / 10n),
});
const pt80 = '0x5c6ee304399dbdb9c8ef030ab642b10820db8f56000200000000000000000014';

const swaps: readonly RealCase[] = [
  asking(
    'swap ETH at Uniswap v3 on Arbitrum, in a bundle',
    at.v3router2,
    call(multicall, later, [
      call(single, {
        tokenIn: token.arbUsdc,
        tokenOut: token.arbWeth,
        fee: 500,
        recipient: '0x0000000000000000000000000000000000000002',
        amountIn: 900n * M,
        amountOutMinimum: (E18 * 29n) / 100n,
        sqrtPriceLimitX96: 0n,
      }),
      call('function unwrapWETH9(uint256 amountMinimum, address recipient) payable', (E18 * 29n) / 100n, me),
    ]),
    { chain: 42161, moves: [out(token.arbUsdc, 900n * M), `coins ${(E18 * 30n) / 100n}`] },
  ),
  asking(
    'swap through two pools at Uniswap v3 on Polygon',
    at.v3router2,
    call(
      'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params) payable',
      {
        path: encodePacked(
          ['address', 'uint24', 'address', 'uint24', 'address'],
          [token.polUsdc, 500, token.polWeth, 3000, token.wpol],
        ),
        recipient: me,
        amountIn: 60n * M,
        amountOutMinimum: 240n * E18,
      },
    ),
    { chain: 137, moves: [out(token.polUsdc, 60n * M), comes(token.wpol, 246n * E18)] },
  ),
  asking(
    'swap ETH at Uniswap v2 on Base',
    at.v2base,
    call(
      'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
      145n * M,
      [token.opWeth, token.baseUsdc],
      me,
      later,
    ),
    {
      chain: 8453,
      value: E18 / 20n,
      moves: [...wrapped(token.opWeth, E18 / 20n, at.v2base), comes(token.baseUsdc, 149n * M)],
    },
  ),
  asking(
    'swap for POL at Sushi on Polygon',
    at.sushiPolygon,
    call(
      'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      25n * M,
      98n * E18,
      [token.polUsdce, token.wpol],
      me,
      later,
    ),
    { chain: 137, moves: [out(token.polUsdce, 25n * M), `coins ${101n * E18}`] },
  ),
  asking(
    'swap BNB at PancakeSwap v2',
    at.cakeV2,
    call(
      'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
      117n * E18,
      [token.wbnb, token.bscUsdt],
      me,
      later,
    ),
    {
      chain: 56,
      value: E18 / 5n,
      moves: [...wrapped(token.wbnb, E18 / 5n, at.cakeV2), comes(token.bscUsdt, 119n * E18)],
    },
  ),
  asking(
    'swap at the smart router of PancakeSwap',
    at.cakeSmart,
    call(multicall, later, [
      call(single, {
        tokenIn: token.bscUsdc,
        tokenOut: token.bscUsdt,
        fee: 100,
        recipient: me,
        amountIn: 300n * E18,
        amountOutMinimum: 299n * E18,
        sqrtPriceLimitX96: 0n,
      }),
    ]),
    { chain: 56, moves: [out(token.bscUsdc, 300n * E18), comes(token.bscUsdt, (E18 * 2999n) / 10n)] },
  ),
  asking(
    'swap at the router of Aerodrome',
    at.aerodrome,
    call(
      solidlyRoute,
      120n * M,
      E18 * 96n,
      [
        {
          from: token.baseUsdc,
          to: token.aero,
          stable: false,
          factory: '0x420dd381b31aef6683db6b902084cb0ffece40da',
        },
      ],
      me,
      later,
    ),
    {
      chain: 8453,
      moves: [out(token.baseUsdc, 120n * M), comes(token.aero, 98n * E18)],
      contracts: ['0x420dd381b31aef6683db6b902084cb0ffece40da'],
    },
  ),
  asking(
    'swap ETH at Velodrome',
    at.velodrome,
    call(
      'function swapExactETHForTokens(uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline) payable',
      295n * M,
      [
        {
          from: token.opWeth,
          to: token.opUsdc,
          stable: false,
          factory: '0xf1046053aa5682b4f9a81b5481394da16be5ff5a',
        },
      ],
      me,
      later,
    ),
    {
      chain: 10,
      value: E18 / 10n,
      moves: [...wrapped(token.opWeth, E18 / 10n, at.velodrome), comes(token.opUsdc, 299n * M)],
      contracts: ['0xf1046053aa5682b4f9a81b5481394da16be5ff5a'],
    },
  ),
  asking(
    'swap at Camelot',
    at.camelot,
    call(
      'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, address referrer, uint256 deadline)',
      80n * M,
      (E18 * 26n) / 1000n,
      [token.arbUsdc, token.arbWeth],
      me,
      zeroAddress,
      later,
    ),
    { chain: 42161, moves: [out(token.arbUsdc, 80n * M), comes(token.arbWeth, (E18 * 266n) / 10_000n)] },
  ),
  asking(
    'swap AVAX at the Liquidity Book',
    at.joe,
    call(
      'function swapExactNATIVEForTokens(uint256 amountOutMin, (uint256[] pairBinSteps, uint8[] versions, address[] tokenPath) path, address to, uint256 deadline) payable',
      57n * M,
      { pairBinSteps: [20n], versions: [2], tokenPath: [token.wavax, token.avaxUsdc] },
      me,
      later,
    ),
    {
      chain: 43114,
      value: 2n * E18,
      moves: [...wrapped(token.wavax, 2n * E18, at.joe), comes(token.avaxUsdc, 58n * M)],
    },
  ),
  asking(
    'swap at Balancer v2',
    at.balancer,
    call(
      balancerSwap,
      { poolId: pt80, kind: 0, assetIn: token.bal, assetOut: token.weth, amount: 30n * E18, userData: '0x' },
      { sender: me, fromInternalBalance: false, recipient: me, toInternalBalance: false },
      (E18 * 19n) / 1000n,
      later,
    ),
    { moves: [out(token.bal, 30n * E18), comes(token.weth, E18 / 50n)] },
  ),
  asking(
    'swap at a pool of Curve for its dollar',
    at.crvusdUsdc,
    call('function exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)', 0n, 1n, 700n * M, 698n * E18),
    {
      moves: [
        out(token.usdc, 700n * M, at.crvusdUsdc),
        comes(token.crvusd, (E18 * 6995n) / 10n, at.crvusdUsdc),
      ],
      says: { 'function coins(uint256 i) view returns (address)': pad(token.crvusd), ...ofCurve },
    },
  ),
  asking(
    'swap ETH at a tricrypto pool of Curve',
    at.tricryptoUsdc,
    call(
      'function exchange(uint256 i, uint256 j, uint256 dx, uint256 min_dy, bool use_eth) payable',
      2n,
      0n,
      E18 / 4n,
      745n * M,
      true,
    ),
    {
      value: E18 / 4n,
      moves: [comes(token.usdc, 750n * M, at.tricryptoUsdc)],
      says: { 'function coins(uint256 i) view returns (address)': pad(token.usdc), ...ofCurve },
    },
  ),
  asking('swap WBTC at 1inch', at.oneInch, inch(1_180n * M), {
    moves: [out(token.wbtc, 2_000_000n, executor), comes(token.usdc, 1_190n * M)],
    contracts: [executor],
  }),
  asking('swap at Odos', at.odos, call(odosSwap, odosInfo((E18 * 65n) / 100n), noise, odosExecutor, 0), {
    moves: [out(token.usdc, 2_000n * M, odosExecutor), comes(token.weth, (E18 * 66n) / 100n)],
    contracts: [odosExecutor],
  }),
  asking(
    'swap at Odos v3',
    at.odos3,
    call(odos3Swap, odosInfo((E18 * 65n) / 100n), noise, odosExecutor, {
      code: 0n,
      fee: 0n,
      feeRecipient: zeroAddress,
    }),
    {
      moves: [out(token.usdc, 2_000n * M, odosExecutor), comes(token.weth, (E18 * 66n) / 100n)],
      contracts: [odosExecutor],
    },
  ),
  asking('swap for ETH at KyberSwap on Base', at.kyber, kyber((E18 * 148n) / 1000n), {
    chain: 8453,
    moves: [out(token.baseUsdc, 450n * M), `coins ${(E18 * 149n) / 1000n}`],
    contracts: ['0x6e4141d33021b52c91c28608403db4a0ffb50ec6'],
  }),
  asking(
    'swap a savings dollar at Spark on Base',
    at.psm3,
    call(
      'function swapExactIn(address assetIn, address assetOut, uint256 amountIn, uint256 minAmountOut, address receiver, uint256 referralCode) returns (uint256)',
      token.baseUsdc,
      token.baseSusds,
      500n * M,
      460n * E18,
      me,
      0n,
    ),
    { chain: 8453, moves: [out(token.baseUsdc, 500n * M), comes(token.baseSusds, 463n * E18, at.psm3)] },
  ),
];

const lending: readonly RealCase[] = [
  asking(
    'supply ETH to Aave on Base',
    at.baseGateway,
    call(
      'function depositETH(address pool, address onBehalfOf, uint16 referralCode) payable',
      at.baseAave,
      me,
      0,
    ),
    {
      chain: 8453,
      value: E18 / 2n,
      moves: [
        ...wrapped(token.opWeth, E18 / 2n, at.baseGateway, '0xd4a0e0b9149bcee3c920d2e00b5de09138fd8bb7'),
        comes('0xd4a0e0b9149bcee3c920d2e00b5de09138fd8bb7', E18 / 2n, zeroAddress),
      ],
      contracts: [at.baseAave],
    },
  ),
  asking(
    'repay Aave with what lies there',
    at.arbAave,
    call(
      'function repayWithATokens(address asset, uint256 amount, uint256 interestRateMode) returns (uint256)',
      token.arbUsdc,
      120n * M,
      2n,
    ),
    { chain: 42161, says: { [account]: standing(10n ** 12n, 10n ** 11n, 8n * E18) } },
  ),
  asking(
    'supply USDC to Compound on Base',
    at.baseComet,
    call('function supply(address asset, uint256 amount)', token.baseUsdc, 640n * M),
    { chain: 8453, moves: [out(token.baseUsdc, 640n * M), `mint ${640n * M}`] },
  ),
  asking(
    'supply DAI to Compound v2',
    at.cdai,
    call('function mint(uint256 mintAmount) returns (uint256)', 75n * E18),
    {
      moves: [out(token.dai, 75n * E18, at.cdai), `mint ${300_000_000_000n}`],
    },
  ),
  asking(
    'deposit USDC into a vault of Steakhouse',
    at.steakUsdc,
    call('function deposit(uint256 assets, address receiver) returns (uint256)', 1_200n * M, me),
    {
      moves: [out(token.usdc, 1_200n * M), `mint ${1_150n * E18}`],
      says: { 'function asset() view returns (address)': pad(token.usdc) },
    },
  ),
  asking(
    'take all out of a vault of Steakhouse',
    at.steakUsdc,
    call(
      'function redeem(uint256 shares, address receiver, address owner) returns (uint256)',
      1_150n * E18,
      me,
      me,
    ),
    {
      moves: [`burn ${1_150n * E18}`, comes(token.usdc, 1_210n * M, at.steakUsdc)],
      says: { 'function asset() view returns (address)': pad(token.usdc) },
    },
  ),
  asking(
    'put collateral into a market of Morpho',
    at.morpho,
    call(
      `function supplyCollateral(${market}, uint256 assets, address onBehalf, bytes data)`,
      wstethUsdc,
      E18,
      me,
      '0x',
    ),
    { moves: [out(token.wsteth, E18, at.morpho)], contracts: [wstethUsdc.oracle, wstethUsdc.irm] },
  ),
  asking(
    'deposit USDC at Euler',
    at.evc,
    call(evcBatch, [
      {
        targetContract: at.eUsdc,
        onBehalfOfAccount: me,
        value: 0n,
        data: call('function deposit(uint256 amount, address receiver) returns (uint256)', 800n * M, me),
      },
    ]),
    {
      moves: [out(token.usdc, 800n * M, at.eUsdc), comes(at.eUsdc, 780n * M, zeroAddress)],
      contracts: [at.eUsdc],
      says: {
        [`${at.eUsdc} function asset() view returns (address)`]: pad(token.usdc),
        '0xc0121817ff224a018840e4d15a864747d36e6eb2 function isVerified(address vault) view returns (bool)':
          toHex(1, { size: 32 }),
      },
    },
  ),
  asking(
    'lend USDC at Fluid',
    at.fUsdc,
    call('function deposit(uint256 assets_, address receiver_) returns (uint256)', 350n * M, me),
    {
      moves: [out(token.usdc, 350n * M, '0x52aa899454998be5b000ad077a46bbe360f4e497'), `mint ${310n * M}`],
      says: { 'function asset() view returns (address)': pad(token.usdc) },
    },
  ),
  asking(
    'supply USDT to Venus',
    at.vUsdt,
    call('function mint(uint256 mintAmount) returns (uint256)', 90n * E18),
    {
      chain: 56,
      moves: [out(token.bscUsdt, 90n * E18, at.vUsdt), `mint ${360_000_000_000n}`],
    },
  ),
  asking(
    'supply USDC to Moonwell',
    at.mUsdc,
    call('function mint(uint256 mintAmount) returns (uint256)', 210n * M),
    {
      chain: 8453,
      moves: [out(token.baseUsdc, 210n * M, at.mUsdc), `mint ${980_000_000_000n}`],
    },
  ),
  asking(
    'earn with BOLD',
    at.boldPool,
    call('function provideToSP(uint256 topUp, bool doClaim)', 400n * E18, true),
    { moves: [out(token.bold, 400n * E18, at.boldPool)] },
  ),
  asking('open a trove with much behind it', at.boldLoans, trove(3n * E18, 2_500n * E18, 5n * E18), {
    moves: [out(token.weth, 3n * E18, at.boldLoans), comes(token.bold, 2_500n * E18, at.boldLoans)],
    says: boldAnswers((12n * E18) / 10_000n),
    contracts: [at.boldTroves, at.boldPrice],
  }),
  asking(
    'claim rewards of Compound on Arbitrum',
    at.cometRewardsArb,
    call(
      'function claim(address comet, address src, bool shouldAccrue)',
      '0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf',
      me,
      true,
    ),
    {
      chain: 42161,
      moves: [comes('0x354a6da3fcde098f8389cad84b0182725c6c91de', E18, at.cometRewardsArb)],
      contracts: ['0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf'],
    },
  ),
  asking(
    'save xDAI',
    at.xdaiSavings,
    call('function depositXDAI(address receiver) payable returns (uint256)', me),
    {
      chain: 100,
      value: 60n * E18,
      moves: [
        ...wrapped('0xe91d153e0b41518a2ce8dd3d7944fa863463a97d', 60n * E18, at.xdaiSavings, token.sdaiXdai),
        comes(token.sdaiXdai, 51n * E18, zeroAddress),
      ],
    },
  ),
];

const staking: readonly RealCase[] = [
  asking(
    'ask for a withdrawal of wstETH at Lido',
    at.queue,
    call(
      'function requestWithdrawalsWstETH(uint256[] amounts, address owner) returns (uint256[])',
      [2n * E18],
      me,
    ),
    { moves: [out(token.wsteth, 2n * E18, at.queue), 'mint 90010'] },
  ),
  asking(
    'ask for a withdrawal at ether.fi',
    at.etherfi,
    call('function requestWithdraw(address recipient, uint256 amount) returns (uint256)', me, E18),
    { moves: [out(token.eeth, E18, '0x7d5706f6ef3f89b3951e23e557cdfbc3239d4e2c')] },
  ),
  asking('restake ETH at Renzo', at.renzo, call('function depositETH() payable'), {
    value: E18,
    moves: [comes(token.ezeth, (E18 * 95n) / 100n, zeroAddress)],
  }),
  asking(
    'restake ETH at Kelp',
    at.kelp,
    call(
      'function depositETH(uint256 minRSETHAmountExpected, string referralId) payable',
      (E18 * 94n) / 100n,
      '',
    ),
    { value: E18, moves: [comes(token.rseth, (E18 * 95n) / 100n, zeroAddress)] },
  ),
  asking(
    'stake ETH at Stader',
    at.stader,
    call('function deposit(address receiver) payable returns (uint256)', me),
    {
      value: E18 / 2n,
      moves: [comes(token.ethx, (E18 * 47n) / 100n, zeroAddress)],
    },
  ),
  asking(
    'stake USDe',
    token.susde,
    call('function deposit(uint256 assets, address receiver) returns (uint256)', 250n * E18, me),
    {
      moves: [out(token.usde, 250n * E18, token.susde), `mint ${210n * E18}`],
      says: { 'function asset() view returns (address)': pad(token.usde) },
    },
  ),
  asking(
    'save crvUSD',
    token.scrvusd,
    call('function deposit(uint256 assets, address receiver) returns (uint256)', 300n * E18, me),
    {
      moves: [out(token.crvusd, 300n * E18, token.scrvusd), `mint ${280n * E18}`],
      says: { 'function asset() view returns (address)': pad(token.crvusd) },
    },
  ),
  asking(
    'stake USDS for rewards',
    at.skyRewards,
    call('function stake(uint256 amount, uint16 referral)', 1_000n * E18, 1),
    { moves: [out(token.usds, 1_000n * E18, at.skyRewards)] },
  ),
  asking('claim of a gauge of Aerodrome', at.aeroGauge, call('function getReward(address account)', me), {
    chain: 8453,
    moves: [comes(token.aero, 14n * E18, at.aeroGauge)],
  }),
  asking(
    'vote with locked AERO',
    at.aeroVoter,
    call(
      'function vote(uint256 tokenId, address[] poolVote, uint256[] weights)',
      4411n,
      ['0xb2cc224c1c9fee385f8ad6a55b4d94e92359dc59'],
      [100n],
    ),
    { chain: 8453, contracts: ['0xb2cc224c1c9fee385f8ad6a55b4d94e92359dc59'] },
  ),
  asking(
    'claim and compound at GMX',
    at.gmxRewards,
    call(
      'function handleRewards(bool shouldClaimGmx, bool shouldStakeGmx, bool shouldClaimEsGmx, bool shouldStakeEsGmx, bool shouldStakeMultiplierPoints, bool shouldClaimWeth, bool shouldConvertWethToEth)',
      true,
      true,
      true,
      true,
      true,
      true,
      true,
    ),
    { chain: 42161, moves: [`coins ${E18 / 100n}`] },
  ),
  asking('claim fees of locked CRV', at.feeDistributor, call('function claim() returns (uint256)'), {
    moves: [comes(token.crvusd, 9n * E18, at.feeDistributor)],
  }),
  asking('lock more CRV', at.vecrv, call('function increase_amount(uint256 _value)', 40n * E18), {
    moves: [out(token.crv, 40n * E18, at.vecrv)],
  }),
  asking(
    'claim at a reward pool of Convex',
    at.cvxRewards,
    call('function getReward(address _account, bool _claimExtras) returns (bool)', me, true),
    { moves: [comes(token.crv, 6n * E18, at.cvxRewards)] },
  ),
];

const bridges: readonly RealCase[] = [
  asking('bring USDC from Arbitrum by Hop', at.hopUsdcArb, hop(M / 2n, 398n * M, 397n * M), {
    chain: 42161,
    moves: [out(token.arbUsdc, 400n * M, at.hopUsdcArb)],
  }),
  asking(
    'bring ETH from Base by Stargate',
    at.stargateBase,
    call(
      oftSend,
      {
        dstEid: 30_101,
        to: pad(me),
        amountLD: E18 / 4n,
        minAmountLD: (E18 * 249n) / 1000n,
        extraOptions: '0x',
        composeMsg: '0x',
        oftCmd: '0x',
      },
      { nativeFee: E18 / 5_000n, lzTokenFee: 0n },
      me,
    ),
    { chain: 8453, value: E18 / 4n + E18 / 5_000n },
  ),
  asking('bring ETH from Arbitrum by Across', at.acrossArb, across(E18 / 2n, (E18 * 499n) / 1000n), {
    chain: 42161,
    value: E18 / 2n,
  }),
  asking(
    'bring USDT from Arbitrum',
    at.usdt0,
    call(
      oftSend,
      {
        dstEid: 30_101,
        to: pad(me),
        amountLD: 220n * M,
        minAmountLD: 220n * M,
        extraOptions: '0x',
        composeMsg: '0x',
        oftCmd: '0x',
      },
      { nativeFee: E18 / 5_000n, lzTokenFee: 0n },
      me,
    ),
    { chain: 42161, value: E18 / 5_000n, moves: [out(token.arbUsdt, 220n * M, at.usdt0)] },
  ),
  asking(
    'bring USDT to Arbitrum by its own bridge',
    at.arbGateway,
    call(
      'function outboundTransfer(address _token, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data) payable returns (bytes)',
      token.wbtc,
      me,
      1_000_000n,
      180_000n,
      300_000_000n,
      concat([word(10n ** 14n), word(64n), word(0n)]),
    ),
    {
      value: 10n ** 14n + 180_000n * 300_000_000n,
      moves: [
        out(token.wbtc, 1_000_000n),
        `coins ${10n ** 14n + 180_000n * 300_000_000n} 0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f`,
      ],
    },
  ),
  asking(
    'bring ETH from OP Mainnet by its own bridge',
    at.opL2Bridge,
    call('function bridgeETH(uint32 _minGasLimit, bytes _extraData) payable', 0, '0x'),
    { chain: 10, value: E18 / 8n },
  ),
  asking(
    'bring USDT to Polygon by its own bridge',
    at.rootChain,
    call(
      'function depositFor(address user, address rootToken, bytes depositData)',
      me,
      token.usdt,
      word(130n * M),
    ),
    { moves: [out(token.usdt, 130n * M)] },
  ),
  asking(
    'bring ETH to Scroll by its own bridge',
    at.scroll,
    call('function depositETH(uint256 _amount, uint256 _gasLimit) payable', E18 / 6n, 170_000n),
    {
      value: E18 / 6n + E18 / 10_000n,
      moves: [`coins ${E18 / 6n + E18 / 10_000n} 0x6774bcbd5cecef1336b5300fb5186a12ddd8b367`],
    },
  ),
  asking(
    'bring dollars to Gnosis Chain',
    at.xdai,
    call('function relayTokens(address _receiver, uint256 _amount)', me, 85n * E18),
    { moves: [out(token.usds, 85n * E18, at.xdai)] },
  ),
  asking('deposit USDC at Hyperliquid', token.arbUsdc, call(transfer, at.hyperliquid, 150n * M), {
    chain: 42161,
    has: [`${token.arbUsdc} ${900n * M}`],
    contracts: [at.hyperliquid],
  }),
];

const others: readonly RealCase[] = [
  asking('send ETH on Arbitrum', friend, '0x', { chain: 42161, value: E18 / 20n }),
  asking('send POL', friend, '0x', { chain: 137, value: 30n * E18 }),
  asking('pay in euros on Base', token.baseEurc, call(transfer, friend, 12n * M), {
    chain: 8453,
    has: [`${token.baseEurc} ${90n * M}`],
  }),
  ...(
    [
      ['0x what a sale needs', token.dai, at.allowanceHolder, 300n * E18, 1],
      ['CoW what a sale needs', token.wsteth, at.relayer, 2n * E18, 1],
      ['LI.FI what a bridge needs', token.arbUsdt, at.lifi, 75n * M, 42161],
    ] as const
  ).map(([what, it, spender, amount, chain]) =>
    asking(`allow ${what}`, it, call(approve, spender, amount), {
      chain,
      has: [`${it} ${amount * 3n}`],
      contracts: [spender],
    }),
  ),
  asking(
    'let Uniswap take what a swap needs, by Permit2',
    at.permit2,
    call(
      'function approve(address token, address spender, uint160 amount, uint48 expiration)',
      token.usdc,
      at.router,
      500n * M,
      later,
    ),
    {
      contracts: [at.router],
      has: [`${token.usdc} ${900n * M}`],
      says: {
        'function allowance(address, address, address) view returns (uint160, uint48, uint48)': concat([
          word(0n),
          word(0n),
          word(0n),
        ]),
      },
    },
  ),
  asking(
    'let OpenSea sell items of a collection',
    at.bayc,
    call('function setApprovalForAll(address operator, bool approved)', at.conduit, true),
    {
      contracts: [at.conduit],
      has: [`${at.bayc} 12`],
      looks: 'A permission over all items, now and later.',
    },
  ),
  asking(
    'mint at Manifold',
    at.manifold,
    call(
      'function mint(address creatorContractAddress, uint256 instanceId, uint32 mintIndex, bytes32[] merkleProof, address mintFor) payable',
      '0x5b9d7ee3ba252c41a07c2d6ec799eff8858bf117',
      51n,
      0,
      [],
      me,
    ),
    {
      value: E18 / 2_000n,
      moves: [`in 0x5b9d7ee3ba252c41a07c2d6ec799eff8858bf117 401 ${me} ${zeroAddress}`],
    },
  ),
  asking('say a website in a name', at.resolver, call(setText, key, 'url', 'https://rockpool.example'), {
    looks: 'Others follow it under their name.',
  }),
  asking('say an account in a name', at.resolver, call(setText, key, 'com.github', 'rockpool')),
  asking(
    'register a name on Base',
    at.basenames,
    call(
      'function register((string name, address owner, uint256 duration, address resolver, bytes[] data, bool reverseRecord) request) payable',
      {
        name: 'rockpool',
        owner: me,
        duration: 31_557_600n,
        resolver: at.baseResolver,
        data: [],
        reverseRecord: true,
      },
    ),
    { chain: 8453, value: E18 / 1_000n, contracts: [at.baseResolver] },
  ),
  asking(
    'rent storage at Farcaster',
    at.farStorage,
    call('function rent(uint256 fid, uint256 units) payable returns (uint256)', 20_501n, 1n),
    {
      chain: 10,
      value: E18 / 1_000n,
      says: {
        '0x00000000fc6c5f01fc30151999387bb99a9f489b function custodyOf(uint256 fid) view returns (address)':
          pad(me),
      },
    },
  ),
  asking(
    'vote at Nouns with a refund',
    at.nounsDao,
    call(
      'function castRefundableVoteWithReason(uint256 proposalId, uint8 support, string reason)',
      801n,
      1,
      'Worth it.',
    ),
  ),
  asking('wrap a dollar to stream it', at.usdcx, call('function upgrade(uint256 amount)', 100n * E18), {
    chain: 8453,
    moves: [out(token.baseUsdc, 100n * M, at.usdcx), `mint ${100n * E18}`],
    says: { 'function getUnderlyingToken() view returns (address)': pad(token.baseUsdc) },
  }),
  asking(
    'end a stream',
    at.flowForwarder,
    call(
      'function deleteFlow(address token, address sender, address receiver, bytes userData) returns (bool)',
      at.usdcx,
      me,
      friend,
      '0x',
    ),
    { chain: 8453, contracts: [at.usdcx] },
  ),
  asking(
    'collect a won bet',
    at.ctf,
    call(
      'function redeemPositions(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] indexSets)',
      token.polUsdce,
      zeroHash,
      `0x${'a7'.repeat(32)}`,
      [1n, 2n],
    ),
    { chain: 137, moves: [comes(token.polUsdce, 44n * M, at.ctf)] },
  ),
  asking('wrap HYPE', at.whype, call('function deposit() payable'), {
    chain: 999,
    value: 3n * E18,
    moves: [`mint ${3n * E18}`],
  }),
  asking(
    'claim all rewards of Aave to oneself',
    at.rewardsV3,
    call('function claimAllRewardsToSelf(address[] assets)', ['0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c']),
    {
      moves: [comes(token.usdc, 3n * M, at.rewardsV3)],
      contracts: ['0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c'],
    },
  ),
  asking(
    'cancel an order at CoW',
    '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
    call('function invalidateOrder(bytes orderUid)', concat([`0x${'3c'.repeat(32)}`, me, '0xee6b2800'])),
  ),
];

export const furtherDays: readonly RealCase[] = [...swaps, ...lending, ...staking, ...bridges, ...others];

/** Nobody but its owner can cancel an order: the same for someone else fails. */
const ofOwnOrder = ['cancel an order at CoW'];

/** What a thief makes of these. */
export const furtherTwins: readonly RealCase[] = [
  ...furtherDays
    .filter(
      ({ id, data }) => data.toLowerCase().includes(me.slice(2).toLowerCase()) && !ofOwnOrder.includes(id),
    )
    .map((it) => forThief(me, it)),
  asking(
    'swap at Velodrome by the thief’s factory',
    at.velodrome,
    call(
      'function swapExactETHForTokens(uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline) payable',
      1n,
      [{ from: token.opWeth, to: token.opUsdc, stable: false, factory: thief }],
      me,
      later,
    ),
    {
      chain: 10,
      value: E18 / 10n,
      moves: [...wrapped(token.opWeth, E18 / 10n, at.velodrome), comes(token.opUsdc, 299n * M)],
      contracts: [thief],
    },
  ),
  asking('swap WBTC at 1inch for nothing', at.oneInch, inch(1n), {
    moves: [out(token.wbtc, 2_000_000n, executor), comes(token.usdc, 1_190n * M)],
    contracts: [executor],
  }),
  asking('swap at Odos for nothing', at.odos, call(odosSwap, odosInfo(1n), noise, odosExecutor, 0), {
    moves: [out(token.usdc, 2_000n * M, odosExecutor), comes(token.weth, (E18 * 66n) / 100n)],
    contracts: [odosExecutor],
  }),
  asking(
    'swap at Odos v3 with the thief’s share',
    at.odos3,
    call(odos3Swap, odosInfo((E18 * 60n) / 100n), noise, odosExecutor, {
      code: 7n,
      fee: 10n ** 17n,
      feeRecipient: thief,
    }),
    {
      moves: [out(token.usdc, 2_000n * M, odosExecutor), comes(token.weth, (E18 * 61n) / 100n)],
      contracts: [odosExecutor],
    },
  ),
  ...(
    [
      ['a part', 3_000n, 0x80n],
      ['an amount', 135n * M, 0n],
    ] as const
  ).map(([what, share, flags]) =>
    asking(
      `swap at KyberSwap of which the thief gets ${what}`,
      at.kyber,
      kyber((E18 * 100n) / 1000n, [share], flags),
      {
        chain: 8453,
        moves: [
          out(token.baseUsdc, 315n * M),
          out(token.baseUsdc, 135n * M, thief),
          `coins ${(E18 * 104n) / 1000n}`,
        ],
        contracts: ['0x6e4141d33021b52c91c28608403db4a0ffb50ec6'],
      },
    ),
  ),
  asking(
    'swap at Balancer v2 in the thief’s pool',
    at.balancer,
    call(
      balancerSwap,
      {
        poolId: concat([thief, '0x000200000000000000009999']),
        kind: 0,
        assetIn: token.bal,
        assetOut: token.weth,
        amount: 30n * E18,
        userData: '0x',
      },
      { sender: me, fromInternalBalance: false, recipient: me, toInternalBalance: false },
      0n,
      later,
    ),
    { moves: [out(token.bal, 30n * E18), comes(token.weth, E18 / 50n)], contracts: [thief] },
  ),
  asking(
    'put collateral into the thief’s market at Morpho',
    at.morpho,
    call(
      `function supplyCollateral(${market}, uint256 assets, address onBehalf, bytes data)`,
      { ...wstethUsdc, oracle: thief },
      E18,
      me,
      '0x',
    ),
    { moves: [out(token.wsteth, E18, at.morpho)], contracts: [thief, wstethUsdc.irm] },
  ),
  asking(
    'deposit USDC into the thief’s vault by Euler',
    at.evc,
    call(evcBatch, [
      {
        targetContract: thief,
        onBehalfOfAccount: me,
        value: 0n,
        data: call('function deposit(uint256 amount, address receiver) returns (uint256)', 800n * M, me),
      },
    ]),
    {
      moves: [out(token.usdc, 800n * M, thief), comes(thief, 780n * M, zeroAddress)],
      contracts: [thief],
      says: { [`${thief} function asset() view returns (address)`]: pad(token.usdc) },
    },
  ),
  asking(
    'lend USDC at what only looks like Fluid',
    thief,
    call('function deposit(uint256 assets_, address receiver_) returns (uint256)', 350n * M, me),
    {
      moves: [out(token.usdc, 350n * M, '0x52aa899454998be5b000ad077a46bbe360f4e497'), `mint ${310n * M}`],
      says: { 'function asset() view returns (address)': pad(token.usdc) },
    },
  ),
  asking(
    'supply USDC to what only looks like Moonwell',
    thief,
    call('function mint(uint256 mintAmount) returns (uint256)', 210n * M),
    {
      chain: 8453,
      moves: [out(token.baseUsdc, 210n * M, thief), `mint ${980_000_000_000n}`],
    },
  ),
  asking('open a trove with little behind it', at.boldLoans, trove(E18, 2_500n * E18, 5n * E18), {
    moves: [out(token.weth, E18, at.boldLoans), comes(token.bold, 2_500n * E18, at.boldLoans)],
    says: boldAnswers((4n * E18) / 10_000n),
    contracts: [at.boldTroves, at.boldPrice],
  }),
  asking(
    'open a trove of which the thief takes out',
    at.boldLoans,
    call(
      openTrove,
      me,
      0n,
      3n * E18,
      2_500n * E18,
      0n,
      0n,
      parseEther('0.045'),
      5n * E18,
      zeroAddress,
      thief,
      thief,
    ),
    {
      moves: [out(token.weth, 3n * E18, at.boldLoans), comes(token.bold, 2_500n * E18, at.boldLoans)],
      says: boldAnswers((12n * E18) / 10_000n),
      contracts: [at.boldTroves, at.boldPrice],
    },
  ),
  asking('open a trove for any fee', at.boldLoans, trove(3n * E18, 2_500n * E18, maxUint256), {
    moves: [out(token.weth, 3n * E18, at.boldLoans), comes(token.bold, 2_500n * E18, at.boldLoans)],
    says: boldAnswers((12n * E18) / 10_000n),
    contracts: [at.boldTroves, at.boldPrice],
  }),
  asking('restake ETH at what only looks like Renzo', thief, call('function depositETH() payable'), {
    value: E18,
    moves: [comes(token.ezeth, (E18 * 95n) / 100n, zeroAddress)],
  }),
  asking('claim at the thief’s gauge, which takes', thief, call('function getReward(address account)', me), {
    chain: 8453,
    moves: [out(token.aero, 14n * E18, thief)],
    has: [`${token.aero} ${20n * E18}`],
  }),
  asking('bring USDC by Hop for whatever comes', at.hopUsdcArb, hop(M / 2n, 0n, 0n), {
    chain: 42161,
    moves: [out(token.arbUsdc, 400n * M, at.hopUsdcArb)],
  }),
  asking('bring USDC by Hop of which a bonder takes half', at.hopUsdcArb, hop(200n * M, 398n * M, 197n * M), {
    chain: 42161,
    moves: [out(token.arbUsdc, 400n * M, at.hopUsdcArb)],
  }),
  asking('bring ETH by Across of which little arrives', at.acrossArb, across(E18 / 2n, E18 / 10n), {
    chain: 42161,
    value: E18 / 2n,
  }),
  asking('deposit USDC at what only looks like Hyperliquid', token.arbUsdc, call(transfer, thief, 150n * M), {
    chain: 42161,
    has: [`${token.arbUsdc} ${900n * M}`],
    contracts: [thief],
  }),
  asking('allow the thief what a sale needs', token.dai, call(approve, thief, 300n * E18), {
    has: [`${token.dai} ${900n * E18}`],
    contracts: [thief],
  }),
  asking(
    'let the thief sell items of a collection',
    at.bayc,
    call('function setApprovalForAll(address operator, bool approved)', thief, true),
    { contracts: [thief], has: [`${at.bayc} 12`] },
  ),
  asking(
    'send ETH to Base with a call for the thief',
    at.basePortal,
    call(portal, me, E18, 100_000n, false, call(transfer, thief, E18)),
    { value: E18 },
  ),
  asking('send ETH to Linea for a fee of half', at.lineaMessages, call(lineaMessage, me, E18 / 2n, '0x'), {
    value: E18,
  }),
  asking(
    'send ETH to Scroll with a call for the thief',
    at.scrollMessenger,
    call(scrollMessage, me, E18, call(transfer, thief, E18), 170_000n),
    { value: E18 },
  ),
  asking(
    'say the thief’s website in a name',
    at.resolver,
    call(setText, key, 'url', 'https://app.uniswap.org.claim.example'),
  ),
  asking(
    'wrap a dollar at what only looks like it',
    thief,
    call('function upgrade(uint256 amount)', 100n * E18),
    {
      chain: 8453,
      moves: [out(token.baseUsdc, 100n * M, thief), `mint ${100n * E18}`],
      says: { 'function getUnderlyingToken() view returns (address)': pad(token.baseUsdc) },
    },
  ),
];
