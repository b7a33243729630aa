import { concat, encodeAbiParameters, maxUint256, pad, parseAbiParameters, toHex, zeroHash } from 'viem';
import { call } from '../../truth/sky.ts';
import { disperse, gmxRewards, pool, rebates, router2, savax, usdcOp, vester, wct } from './contractsAt.ts';
import { away, gives, now, on, pull, stuck } from './calls.ts';
import { bridgeText } from './functions.ts';
import { me, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one } from './oneCall.ts';
import { firstStand, resolversStand, namedStand, secondStand, wrappedStands } from './stands.ts';
import { control, loud, type OnEthereum, told, tries } from './table.ts';

const beacon = at('0x00000000219ab540356cbb839cbe05303d7705fa');

const lidoQueue = at('0x889edc2edab5f40e902b864ad4d7ade8e412f9b1');

const eigen = at('0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a');

const eigenStrategies = at('0x858646372cc42e1a627fce94aa7a7033e7cf075a');

const merkl = at('0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae');

const minter = at('0xd061d61a4d941c39e5453435b6345dc261c2fce0');

const veCrv = at('0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2');

const gaugeController = at('0x2f50d538606fa9edd2b11e2446beb18c9d5846bb');

const cvxLocked = at('0x72a19342e8f1838460ebfccef09f6585e32db86e');

const entryPoint = at('0x0000000071727de22e5e9d8baf0edac6f37da032');

const allo = at('0x1133ea7af70876e64665ecd07c0a0476d09465a1');

const rights: readonly OnEthereum[] = [
  one(
    'Beacon: credentials of the thief',
    'What the validator has goes to him.',
    beacon,
    'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root) payable',
    [
      `0x${'a1'.repeat(48)}`,
      concat(['0x010000000000000000000000', thief]),
      `0x${'b2'.repeat(96)}`,
      pad('0x77'),
    ],
    { value: 32n * E18 },
  ),
  one(
    'Beacon: a key of the thief, which was deposited for before',
    'Its credentials were set by the first deposit, which was his: these are ignored.',
    beacon,
    'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root) payable',
    [`0x${'a1'.repeat(48)}`, concat(['0x010000000000000000000000', me]), `0x${'b2'.repeat(96)}`, pad('0x77')],
    { value: 32n * E18 },
  ),
  one(
    'Lido: the claim is the thief’s',
    'The owner of the request is him.',
    lidoQueue,
    'function requestWithdrawals(uint256[] _amounts, address _owner) returns (uint256[])',
    [[E18], thief],
  ),
  one(
    'Lido: claimed to the thief',
    'The recipient is him.',
    lidoQueue,
    'function claimWithdrawalsTo(uint256[] _requestIds, uint256[] _hints, address _recipient)',
    [[77n], [1n], thief],
  ),
  one(
    'EigenLayer: the operator is the thief',
    'He is slashed, and with him the stake.',
    eigen,
    'function delegateTo(address operator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)',
    [thief, { signature: '0x', expiry: 0n }, zeroHash],
  ),
  one(
    'EigenLayer: a strategy of the thief',
    'It keeps what it is given.',
    eigenStrategies,
    'function depositIntoStrategy(address strategy, address token, uint256 amount) returns (uint256)',
    [thief, usdc, K],
    { ops: [pull] },
  ),
  one(
    'Merkl: an operator',
    'He claims.',
    merkl,
    'function setClaimRecipient(address recipient, address token)',
    [thief, usdc],
  ),
  one(
    'Curve: may mint for the user',
    'He mints for the user, who gets it: harmless but a right.',
    minter,
    'function toggle_approve_mint(address minting_user)',
    [thief],
  ),
  one(
    'Curve: a lock of four years',
    'Nobody gets it out for four years.',
    veCrv,
    'function create_lock(uint256 _value, uint256 _unlock_time)',
    [K, 1_900_000_000n],
    { ops: [pull] },
  ),
  one(
    'Curve: the votes for the thief’s gauge',
    'Ten days of all votes.',
    gaugeController,
    'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
    [thief, 10_000n],
  ),
  one(
    'Convex: locked for the thief',
    'The account is his.',
    cvxLocked,
    'function lock(address _account, uint256 _amount, uint256 _spendRatio)',
    [thief, K, 0n],
    { ops: [pull] },
  ),
  one(
    'EntryPoint: the deposit to the thief',
    'He withdraws it.',
    entryPoint,
    'function depositTo(address account) payable',
    [thief],
    { value: 5n * E18 },
  ),
  one(
    'EntryPoint: the deposit of the user to a router',
    'Nobody gets it out.',
    entryPoint,
    'function withdrawTo(address withdrawAddress, uint256 withdrawAmount)',
    [router2, E18],
  ),
  one(
    'Allo: an allocation in bytes',
    'The bytes name whom.',
    allo,
    'function allocate(uint256 _poolId, bytes _data) payable',
    [5n, encodeAbiParameters(parseAbiParameters('address, uint256'), [thief, E18])],
    { value: E18 },
  ),
  told(
    'the sentence says how much goes to whom',
    one(
      'Disperse: coins for the thief, as it says',
      'Stated, but among friends.',
      disperse,
      'function disperseEther(address[] recipients, uint256[] values) payable',
      [
        [me, thief],
        [1n, E18 - 1n],
      ],
      {
        value: E18,
        ops: [
          { kind: 2, who: thief, amount: E18 - 1n },
          { kind: 2, who: me, amount: 1n },
        ],
        allowed: [],
      },
    ),
  ),
];

const mantle = at('0xe3cbd06d7dadb3f4e6557bab7edd924cd1489e8f');

const flow = at('0x3df2aaede81d2f6b261f79047517713b8e844e04');

const lockup = at('0x7c01aa3783577e15fd7e272443d44b92d5b21056');

const numbers: readonly OnEthereum[] = [
  gives(
    [
      'Mantle: staked for nothing, with shares',
      'The minimum is nothing.',
      mantle,
      'function stake(uint256 minMETHAmount) payable',
      [0n],
      { value: E18 },
    ],
    (E18 * 95n) / 100n,
  ),
  one(
    'Convex: locked again',
    'Sixteen more weeks for all that was free.',
    cvxLocked,
    'function processExpiredLocks(bool _relock)',
    [true],
  ),
  told(
    'the rate is the protocol’s own, which nobody moves',
    one(
      'Rocket Pool: burned for nothing',
      'A coin’s worth for one unit.',
      at('0xae78736cd615f374d3085123a210448e74fc6393'),
      'function burn(uint256 _rethAmount)',
      [E18],
      { ops: [{ kind: 2, amount: 1n }], allowed: [] },
    ),
  ),
  one(
    'Mantle: unstaked for nothing',
    'The minimum is nothing.',
    mantle,
    'function unstakeRequest(uint128 methAmount, uint128 minETHAmount) returns (uint256)',
    [E18, 0n],
    { ops: [{ kind: 0, token: weth, amount: E18 }], allowed: [weth] },
  ),
  one(
    'Mantle: staked for nothing',
    'The minimum is nothing.',
    mantle,
    'function stake(uint256 minMETHAmount) payable',
    [0n],
    { value: E18 },
  ),
  one(
    'Sablier Flow: a rate',
    'The stream pays the thief, from now on a thousand times as much.',
    flow,
    'function adjustRatePerSecond(uint256 streamId, uint128 newRatePerSecond) payable',
    [77n, 10n ** 30n],
  ),
  one(
    'Sablier Flow: begun again',
    'The stream pays the thief.',
    flow,
    'function restart(uint256 streamId, uint128 ratePerSecond) payable',
    [77n, 10n ** 30n],
  ),
  one(
    'Sablier Flow: begun again with money',
    'The stream pays the thief.',
    flow,
    'function restartAndDeposit(uint256 streamId, uint128 ratePerSecond, uint128 amount) payable',
    [77n, 10n ** 30n, K],
    { ops: [pull] },
  ),
  one(
    'Sablier Flow: a debt is forgiven',
    'What the stream owes the user is gone.',
    flow,
    'function void(uint256 streamId) payable',
    [77n],
  ),
  one(
    'Sablier Lockup: what is kept can no longer be taken back',
    'The user was its sender.',
    lockup,
    'function renounce(uint256 streamId) payable',
    [77n],
  ),
  one(
    'Curve: the lock is longer',
    'Four more years.',
    veCrv,
    'function increase_unlock_time(uint256 _unlock_time)',
    [1_900_000_000n],
  ),
  control(
    one(
      'Curve: more into the lock of four years',
      'For four years.',
      veCrv,
      'function increase_amount(uint256 _value)',
      [K],
      { ops: [pull] },
    ),
  ),
];

const silent = [
  one(
    'Threshold: rebates go to the treasury',
    'What comes back of fees goes to someone else from then on.',
    rebates,
    'function setRebateTreasuryFeeMode(uint8 mode)',
    [2],
  ),
  told(
    'the sentence says that a withdrawal is asked for, and it goes back to the user',
    one(
      'Threshold: all of the stake begins to leave',
      'Rebates end at once, and the stake earns nothing for a month.',
      rebates,
      'function startUnstaking(uint96 amount)',
      [10n ** 22n],
    ),
  ),
  told(
    'the sentence says that a withdrawal is asked for',
    away(
      43114,
      'BENQI: all shares wait',
      'Fifteen days without yield, and two days to take it out, else all over.',
      savax,
      'function requestUnlock(uint256 shareAmount)',
      [10n * E18],
      { ops: [{ kind: 0, token: weth, who: savax, amount: E18 }] },
    ),
  ),
  away(
    42161,
    'GMX: the vester takes the stake as a pledge',
    'Staked GMX cannot be sold for a year.',
    vester,
    'function deposit(uint256 _amount)',
    [10n * E18],
  ),
  loud(
    'the function is known by its name alone',
    away(42161, 'GMX: the vester is left', 'to compare.', vester, 'function withdraw()', []),
  ),
  control(away(42161, 'GMX: rewards are staked', 'to compare.', gmxRewards, 'function compound()', [])),
  away(
    42161,
    'GMX: part of the stake leaves',
    'All multiplier points of that part are burned.',
    gmxRewards,
    'function unstakeGmx(uint256 _amount)',
    [10n * E18],
    { ops: [{ kind: 1, token: weth, amount: E18 }] },
  ),
  away(
    10,
    'WalletConnect: a lock of four years',
    'Long, and nobody is told.',
    wct,
    'function createLock(uint256 amount, uint256 unlockTime)',
    [10n * E18, 1_900_000_000n],
    { ops: [{ kind: 0, token: usdc, who: wct, amount: K }] },
  ),
];

const lent: readonly OnEthereum[] = [
  control(
    one(
      'Curve: more into the lock',
      'to compare.',
      at('0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2'),
      'function increase_amount(uint256 _value)',
      [E18],
      { ops: [{ kind: 0, token: weth, who: pool, amount: E18 }], allowed: [weth] },
    ),
  ),
  one(
    'Curve: all votes for his gauge',
    'Emissions go to the pool of the thief for weeks.',
    at('0x2f50d538606fa9edd2b11e2446beb18c9d5846bb'),
    'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
    [thief, 10_000n],
  ),
  told(
    'the sentence says that a vote is cast, and for which gauge',
    one(
      'Curve: all votes for a gauge that is a contract',
      'The same of a gauge that stands.',
      at('0x2f50d538606fa9edd2b11e2446beb18c9d5846bb'),
      'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
      (e) => [e.junk, 10_000n],
    ),
  ),
];

const l2Bridge = at('0x4200000000000000000000000000000000000010');

const flareRewards = at('0xc8f55c5aa2c752ee285bd872855c749f4ee6239b');

const flarePolling = at('0xc8294a2335c6c45de827121090ce4ba9977907d2');

const exchangeRouter = at('0x7c68c7866a64fa2160f78eeae12217ffbf871fa8');

const elsewhere: readonly OnEthereum[] = [
  on(
    42_161,
    'GMX: a stop that is changed',
    'The stop is at a price that never comes.',
    exchangeRouter,
    'function updateOrder(bytes32 key, uint256 sizeDeltaUsd, uint256 acceptablePrice, uint256 triggerPrice, uint256 minOutputAmount, uint256 validFromTime, bool autoCancel) payable',
    [pad('0x77'), 0n, 0n, 1n, 0n, 0n, false],
  ),
  on(
    42_161,
    'GMX: a stop that is taken back',
    'The position is open without its stop.',
    exchangeRouter,
    'function cancelOrder(bytes32 key) payable',
    [pad('0x77')],
  ),
  on(
    42_161,
    'GMX: whom orders call back',
    'Orders without their own call the thief.',
    exchangeRouter,
    'function setSavedCallbackContract(address market, address callbackContract) payable',
    [router2, thief],
  ),
  on(
    42_161,
    'GMX: fees to a router',
    'The funding of the position goes to a router.',
    exchangeRouter,
    'function claimFundingFees(address[] markets, address[] tokens, address receiver) payable returns (uint256[])',
    [[router2], [usdc], router2],
  ),
  on(
    999,
    'Hyperliquid: an action by bytes',
    'The bytes send what the account has on the exchange.',
    at('0x3333333333333333333333333333333333333333'),
    'function sendRawAction(bytes data)',
    [
      concat([
        '0x01000006',
        encodeAbiParameters(parseAbiParameters('address, uint64, uint64'), [thief, 0n, 10n ** 12n]),
      ]),
    ],
  ),
  on(
    42_161,
    'Arbitrum: coins out to the thief',
    'ArbSys pays him on Ethereum.',
    at('0x0000000000000000000000000000000000000064'),
    'function withdrawEth(address destination) payable returns (uint256)',
    [thief],
    { value: E18 },
  ),
  on(
    10,
    'Optimism: coins out with a call as the user',
    'On Ethereum the message is made as the user.',
    at('0x4200000000000000000000000000000000000016'),
    'function initiateWithdrawal(address _target, uint256 _gasLimit, bytes _data) payable',
    [usdc, 200_000n, call('function approve(address,uint256)', thief, maxUint256)],
    { value: E18 },
  ),
  control(
    on(
      43_114,
      'BENQI: shares unlocked',
      'to compare: fifteen days, and two to take them.',
      at('0x2b2c81e08f1af8835a78bb2a90ae924ace0ea4be'),
      'function requestUnlock(uint256 shareAmount)',
      [E18],
    ),
  ),
  on(
    10,
    'Optimism, back: Circle’s dollars over the standard bridge',
    stuck,
    l2Bridge,
    bridgeText,
    [usdcOp, usdc, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  on(
    10,
    'Optimism, back: withdrawn for oneself',
    'Circle’s dollars have no way back over this bridge.',
    l2Bridge,
    'function withdraw(address _l2Token, uint256 _amount, uint32 _minGasLimit, bytes _extraData) payable',
    [usdcOp, K, 0, '0x'],
    { ops: [pull] },
  ),
  on(
    10,
    'WalletConnect: a lock of two years',
    'Two years.',
    at('0x521b4c065bbdbe3e20b3727340730936912dfa46'),
    'function updateLock(uint256 amount, uint256 unlockTime)',
    [K, BigInt(now + 63_072_000)],
    { ops: [pull] },
  ),
  on(
    14,
    'Flare: who claims rewards',
    'The executor claims, and is paid a fee that he sets.',
    flareRewards,
    'function setClaimExecutors(address[] _executors) payable',
    [[thief]],
  ),
  on(
    14,
    'Flare: rewards to another',
    'The recipient is the thief.',
    flareRewards,
    'function claim(address _rewardOwner, address _recipient, uint24 _rewardEpochId, bool _wrap, (bytes32[] merkleProof, (uint24 rewardEpochId, bytes20 beneficiary, uint120 amount, uint8 claimType) body)[] _proofs) returns (uint256)',
    [me, thief, 300, true, []],
  ),
  on(
    14,
    'Flare: who votes',
    'All votes are his.',
    flarePolling,
    'function setProxyVoter(address _proxyVoter)',
    [thief],
  ),
  on(
    14,
    'Flare: a proposal',
    'A text in the user’s name, for a fee.',
    flarePolling,
    'function propose(string _description) payable',
    ['Pay john77 10,000,000 FLR'],
    { value: E18 },
  ),
  on(
    1116,
    'Core: delegated to the thief’s validator',
    'He keeps all as his commission.',
    at('0x0000000000000000000000000000000000001011'),
    'function delegateCoin(address candidate) payable',
    [thief],
    { value: 5n * E18 },
  ),
  on(
    1329,
    'Sei: delegated to the thief’s validator',
    'The text is his, and he keeps all.',
    at('0x0000000000000000000000000000000000001005'),
    'function delegate(string valAddress) payable returns (bool)',
    ['seivaloper1thiefthiefthiefthiefthiefthiefthiefth'],
    { value: 5n * E18 },
  ),
  on(
    1329,
    'Sei: redelegated',
    'Three weeks no way back.',
    at('0x0000000000000000000000000000000000001005'),
    'function redelegate(string srcAddress, string dstAddress, uint256 amount) returns (bool)',
    ['seivaloper1good', 'seivaloper1thief', 5n * E18],
  ),
];

const v4 = at('0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e');

const sky = at('0x2b16c07d5fd5cc701a0a871eae2aad6da5fc8f12');

const ended: readonly OnEthereum[] = [
  one(
    'Uniswap v4: the subscriber is gone',
    'Rewards of the position that are paid through the subscriber end.',
    v4,
    'function unsubscribe(uint256 tokenId)',
    [7n],
  ),
  one(
    'Aerodrome: out of the managed lock',
    'The tokens are locked for four years from now.',
    'old',
    'function withdrawManaged(uint256 tokenId)',
    [7n],
    { ops: [{ kind: 6, amount: 1n }] },
  ),
  one(
    'Aerodrome: the votes are reset',
    'The bribes of the epoch are gone.',
    'old',
    'function reset(uint256 tokenId)',
    [7n],
    { ops: [{ kind: 6, amount: 1n }] },
  ),
  one(
    'Sky: no farm any longer',
    'The rewards end.',
    sky,
    'function selectFarm(address owner, uint256 index, address farm, uint16 ref)',
    [me, 0n, zero, 0],
  ),
  told(
    'what comes waits for the user, who alone can take it',
    one(
      'Superfluid: a pool is no longer connected',
      'What comes waits.',
      at('0xcfa132e353cb4e398080b9700609bb008eceb125'),
      'function disconnectPool(address pool, bytes userData)',
      (e) => [e.junk, '0x'],
    ),
  ),
];

const veAero = at('0xebf418fe2512e7e6bd9b87a8f0f294acdc67e6b4');

const aeroVoter = at('0x16613524e02ad97edfef371bc883f2f5d6c480a5');

const elsewhereFifthOutside: readonly OnEthereum[] = [
  on(
    8453,
    'Aerodrome: paid into another’s lock',
    'Anybody may, and number 4242 is the thief’s.',
    veAero,
    'function depositFor(uint256 _tokenId, uint256 _value)',
    [4242n, K],
    { ops: [pull] },
  ),
  on(
    8453,
    'Aerodrome: locked for good',
    'The lock never ends.',
    veAero,
    'function lockPermanent(uint256 _tokenId)',
    [7n],
  ),
  on(
    8453,
    'Aerodrome: two locks become one',
    'Number 4242 is the thief’s.',
    veAero,
    'function merge(uint256 _from, uint256 _to)',
    [7n, 4242n],
  ),
  loud(
    'the function is known by its name alone',
    on(
      8453,
      'Aerodrome: a lock is split',
      'to compare.',
      veAero,
      'function split(uint256 _from, uint256 _amount)',
      [7n, E18],
    ),
  ),
  on(
    8453,
    'Aerodrome: votes to another’s lock',
    'All votes are his.',
    veAero,
    'function delegate(uint256 delegator, uint256 delegatee)',
    [7n, 4242n],
  ),
  on(
    8453,
    'Aerodrome: into a managed lock',
    'The manager is the thief: votes and rewards are his.',
    aeroVoter,
    'function depositManaged(uint256 _tokenId, uint256 _mTokenId)',
    [7n, 4242n],
  ),
  on(
    8453,
    'Aerodrome: votes for the thief’s pool',
    'A week of rewards.',
    aeroVoter,
    'function vote(uint256 _tokenId, address[] _poolVote, uint256[] _weights)',
    [7n, [thief], [1n]],
  ),
  on(
    1329,
    'Sei: coins to a text',
    'The text is the thief.',
    at('0x0000000000000000000000000000000000001001'),
    'function sendNative(string toNativeAddress) payable returns (bool)',
    ['sei1thief000000000000000000000000000000000'],
    { value: E18 },
  ),
  on(
    1329,
    'Sei: coins over IBC to a text',
    'The text is the thief.',
    at('0x0000000000000000000000000000000000001009'),
    'function transferWithDefaultTimeout(string toAddress, string port, string channel, string denom, uint256 amount, string memo) returns (bool)',
    ['osmo1thief', 'transfer', 'channel-0', 'usei', E18, ''],
  ),
  on(
    1329,
    'Sei: a contract of the other machine',
    'execute of CosmWasm by text.',
    at('0x0000000000000000000000000000000000001002'),
    'function execute(string contractAddress, bytes msg, bytes coins) payable returns (bytes)',
    ['sei1thief', toHex('{"transfer":{"recipient":"sei1thief","amount":"1"}}'), toHex('[]')],
  ),
  on(
    1329,
    'Sei: whose address this is',
    'Associates by a signature.',
    at('0x0000000000000000000000000000000000001004'),
    'function associate(string v, string r, string s, string customMessage) returns (string seiAddr, address evmAddr)',
    ['0x1', '0x2', '0x3', 'hello'],
  ),
  on(
    1284,
    'Moonbeam: a proxy for all',
    'The proxy does anything for the account.',
    at('0x000000000000000000000000000000000000080b'),
    'function addProxy(address delegate, uint8 proxyType, uint32 delay)',
    [thief, 0, 0],
  ),
  on(
    999,
    'HyperEVM: dollars to a system address of another token',
    'They are lost.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [at('0x2000000000000000000000000000000000000001'), K],
  ),
  on(
    42161,
    'Hyperliquid: four dollars',
    'Under five they are lost.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [at('0x2df1c51e09aecf9cacb7bc98cb1742757f163df7'), 4n * 10n ** 6n],
  ),
  on(
    80094,
    'Berachain: BGT burned for another',
    'The coins are his.',
    at('0x656b95e550c07a9ffe548bd4085c72418ceb1dba'),
    'function redeem(address receiver, uint256 amount)',
    [thief, E18],
  ),
  on(
    80094,
    'Berachain: BGT for a validator',
    'A key.',
    at('0x656b95e550c07a9ffe548bd4085c72418ceb1dba'),
    'function queueBoost(bytes pubkey, uint128 amount) returns (bool)',
    [`0x${'ab'.repeat(48)}`, E18],
  ),
  on(
    137,
    'Polymarket: split at the thief’s condition',
    'His oracle decides.',
    at('0x4d97dcd97ec945f40cf65f87097ace5ea0476045'),
    'function splitPosition(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] partition, uint256 amount)',
    [usdc, zeroHash, pad('0x4242'), [1n, 2n], K],
    { ops: [pull] },
  ),
  on(
    324,
    'zkSync: coins out to the thief',
    'The receiver on Ethereum.',
    at('0x000000000000000000000000000000000000800a'),
    'function withdraw(address _l1Receiver) payable',
    [thief],
    { value: E18 },
  ),
  on(
    42220,
    'Celo: who votes and signs',
    'The signer is the thief.',
    at('0x7d21685c17607338b313a7174bab6620bad0aab7'),
    'function setWalletAddress(address walletAddress, uint8 v, bytes32 r, bytes32 s)',
    [thief, 27, pad('0x01'), pad('0x02')],
  ),
  on(
    42161,
    'gTrade: who trades',
    'He trades with all of it.',
    at('0xff162c694eaa571f685030649814282ea457f169'),
    'function setTradingDelegate(address _delegate)',
    [thief],
  ),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...rights, ...numbers] },
  { round: 'fourth reading', stands: firstStand, entries: [...silent, ...lent] },
  { round: 'fourth outside', stands: resolversStand, entries: [...elsewhere] },
  { round: 'fifth reading', stands: secondStand, entries: [...ended] },
  { round: 'fifth outside', stands: wrappedStands, entries: [...elsewhereFifthOutside] },
]);
