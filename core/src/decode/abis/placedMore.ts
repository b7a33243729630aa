import type { PlacedTable } from './placedTable.ts';

const keys = {
  publicKeys: 'validator',
  withdrawalCreds: 'receiver',
  signatures: 'data',
  dataRoots: 'data',
} as const;

/** Functions of protocols whose contracts they name in the registry of ERC-7730 descriptors, at those contracts alone. */
export const placedMore: readonly PlacedTable[] = [
  {
    source: 'Ondo Global Markets',
    at: /^Ondo Global Markets$/,
    functions: [
      [
        '0x445df08b',
        'mintWithAttestation((uint256 chainId, uint256 attestationId, bytes32 userId, address asset, uint256 price, uint256 quantity, uint256 expiration, uint8 side, bytes32 additionalData) quote, bytes signature, address depositToken, uint256 depositTokenAmount)',
        {
          act: 'buy',
          roles: { quote: 'id', 'quote.asset': 'token', signature: 'data', depositToken: 'token' },
        },
      ],
      [
        '0x6eefea49',
        'redeemWithAttestation((uint256 chainId, uint256 attestationId, bytes32 userId, address asset, uint256 price, uint256 quantity, uint256 expiration, uint8 side, bytes32 additionalData) quote, bytes signature, address receiveToken, uint256 minimumReceiveAmount)',
        {
          act: 'outOf',
          roles: { quote: 'id', 'quote.asset': 'token', signature: 'data', receiveToken: 'token' },
        },
      ],
    ],
  },
  {
    source: 'Ondo limit orders',
    at: /^Ondo Global Markets limit orders$/,
    functions: [
      [
        '0xcda491a1',
        'createBuyOrderExactIn(address gmToken, address quoteToken, uint256 quoteAmount, uint256 limitPrice, uint256 expiry)',
        { act: 'offer', roles: { gmToken: 'token', quoteToken: 'token' } },
      ],
      [
        '0x51fc884c',
        'createBuyOrderExactOut(address gmToken, address quoteToken, uint256 gmAmount, uint256 limitPrice, uint256 expiry)',
        { act: 'offer', roles: { gmToken: 'token', quoteToken: 'token' } },
      ],
      [
        '0xdab2b778',
        'createSellOrderExactIn(address gmToken, address quoteToken, uint256 gmAmount, uint256 limitPrice, uint256 expiry)',
        { act: 'offer', roles: { gmToken: 'token', quoteToken: 'token' } },
      ],
      [
        '0x6468f918',
        'createSellOrderExactOut(address gmToken, address quoteToken, uint256 quoteAmount, uint256 limitPrice, uint256 expiry)',
        { act: 'offer', roles: { gmToken: 'token', quoteToken: 'token' } },
      ],
      ['0x514fcac7', 'cancelOrder(uint256 orderId)', { act: 'outOf' }],
    ],
  },
  {
    source: 'Ondo managers',
    at: /^Ondo (?:OUSG|USDY) manager$/,
    functions: [
      [
        '0x22d4a175',
        'subscribe(address depositToken, uint256 depositAmount, uint256 minimumRwaReceived)',
        { act: 'buy', roles: { depositToken: 'token' } },
      ],
      [
        '0xd8780161',
        'redeem(uint256 rwaAmount, address receivingToken, uint256 minimumTokenReceived)',
        { act: 'outOf', roles: { receivingToken: 'token' } },
      ],
      [
        '0x8133067e',
        'subscribeRebasingUSDY(address depositToken, uint256 depositAmount, uint256 minimumRusdyReceived)',
        { act: 'buy', roles: { depositToken: 'token' } },
      ],
      [
        '0x16762d7a',
        'redeemRebasingUSDY(uint256 rusdyAmount, address receivingToken, uint256 minimumTokenReceived)',
        { act: 'outOf', roles: { receivingToken: 'token' } },
      ],
    ],
  },
  {
    source: 'Midas minter vaults',
    at: /^Midas minter vault$/,
    functions: [
      [
        '0xc02dd27a',
        'depositInstant(address tokenIn, uint256 amountToken, uint256 minReceiveAmount, bytes32 referrerId)',
        { act: 'buy', roles: { tokenIn: 'token', referrerId: 'partner' } },
      ],
      [
        '0x42e8866b',
        'depositInstant(address tokenIn, uint256 amountToken, uint256 minReceiveAmount, bytes32 referrerId, address recipient)',
        { act: 'buy', roles: { tokenIn: 'token', referrerId: 'partner', recipient: 'owner' } },
      ],
      [
        '0x6e26b9f8',
        'depositRequest(address tokenIn, uint256 amountToken, bytes32 referrerId)',
        { act: 'into', roles: { tokenIn: 'token', referrerId: 'partner' }, offers: true },
      ],
      [
        '0xe50e3dbb',
        'depositRequest(address tokenIn, uint256 amountToken, bytes32 referrerId, address recipient)',
        { act: 'into', roles: { tokenIn: 'token', referrerId: 'partner', recipient: 'owner' }, offers: true },
      ],
    ],
  },
  {
    source: 'Midas redemption vaults',
    at: /^Midas redemption vault$/,
    functions: [
      [
        '0x8b53f75e',
        'redeemInstant(address tokenOut, uint256 amountMTokenIn, uint256 minReceiveAmount)',
        { act: 'outOf', roles: { tokenOut: 'token' } },
      ],
      [
        '0x85ab2c13',
        'redeemInstant(address tokenOut, uint256 amountMTokenIn, uint256 minReceiveAmount, address recipient)',
        { act: 'outOf', roles: { tokenOut: 'token', recipient: 'receiver' } },
      ],
      [
        '0xbfc2d46a',
        'redeemRequest(address tokenOut, uint256 amountMTokenIn)',
        { act: 'into', roles: { tokenOut: 'token' }, offers: true },
      ],
      [
        '0x15571a04',
        'redeemRequest(address tokenOut, uint256 amountMTokenIn, address recipient)',
        { act: 'into', roles: { tokenOut: 'token', recipient: 'receiver' }, offers: true },
      ],
      ['0xd5f73f5c', 'redeemFiatRequest(uint256 amountMTokenIn)', { act: 'into', offers: true }],
    ],
  },
  {
    source: 'Flying Tulip ftUSD',
    at: /^Flying Tulip ftUSD$/,
    functions: [
      [
        '0xa647e8ec',
        'mint(address collateralToken, uint256 collateralAmount, uint256 txDeadline, uint256 minFtUSDOut)',
        { act: 'buy', roles: { collateralToken: 'token' } },
      ],
      [
        '0xea2092f3',
        'redeem(address collateralToken, uint256 ftUSDAmount, uint256 txDeadline, uint256 minCollateralOut)',
        { act: 'outOf', roles: { collateralToken: 'token' } },
      ],
    ],
  },
  {
    source: 'Flying Tulip puts',
    at: /^Flying Tulip puts$/,
    functions: [
      [
        '0xde83db80',
        'invest(address token, uint256 amount, address recipient, uint256 proofAmount, bytes32[] proofWL)',
        { act: 'into', roles: { token: 'token', recipient: 'owner', proofWL: 'data' } },
      ],
      ['0x4696c749', 'divest(uint256 id, uint256 amount_ft)', { act: 'outOf' }],
      ['0x8bb992e1', 'withdrawFT(uint256 id, uint256 amount)', { act: 'outOf', forgoes: true }],
    ],
  },
  {
    source: 'Validators of Kiln',
    at: /^Kiln batch deposit$/,
    functions: [
      // A key that was used before pays out to whoever used it first: it stands for an owner who is not shown.
      [
        '0xc82655b7',
        'batchDeposit(bytes publicKeys, bytes withdrawalCreds, bytes signatures, bytes32[] dataRoots)',
        { act: 'into', roles: keys },
      ],
      [
        '0xfe37d829',
        'batchDepositCustom(bytes publicKeys, bytes withdrawalCreds, bytes signatures, bytes32[] dataRoots, uint256 amountPerValidator)',
        { act: 'into', roles: keys },
      ],
      [
        '0x4aeab911',
        'bigBatchDeposit(bytes publicKeys, bytes withdrawalCreds, bytes signatures, bytes32[] dataRoots)',
        { act: 'into', roles: keys },
      ],
      [
        '0xec64623c',
        'bigBatchDepositCustom(bytes publicKeys, bytes withdrawalCreds, bytes signatures, bytes32[] dataRoots, uint256 amountPerValidator)',
        { act: 'into', roles: keys },
      ],
    ],
  },
  {
    source: 'Exits of Kiln',
    at: /^Kiln batch exit$/,
    functions: [
      [
        '0x254209ba',
        'requestExit(bytes[] validators)',
        { act: 'set', roles: { validators: 'id' }, forgoes: true },
      ],
    ],
  },
  {
    source: 'Validators of Figment',
    at: /^Figment batch deposit$/,
    functions: [
      [
        '0xc09bb1db',
        'deposit(bytes[] pubkeys, bytes[] withdrawal_credentials, bytes[] signatures, bytes32[] deposit_data_roots, uint256[] amounts_gwei)',
        {
          act: 'into',
          roles: {
            pubkeys: 'validator',
            withdrawal_credentials: 'receiver',
            signatures: 'data',
            deposit_data_roots: 'data',
          },
        },
      ],
    ],
  },
  {
    source: 'Validators of P2P',
    at: /^P2P (?:SSV )?depositor$/,
    functions: [
      [
        '0xa49b131b',
        'addEth(bytes32 withdrawalCredentials, uint96 ethAmountPerValidator, address referenceFeeDistributor, (uint96 basisPoints, address recipient) clientConfig, (uint96 basisPoints, address recipient) referrerConfig, bytes extraData)',
        {
          act: 'into',
          roles: {
            withdrawalCredentials: 'receiver',
            referenceFeeDistributor: 'contract',
            clientConfig: 'receiver',
            referrerConfig: 'fee',
            extraData: 'data',
          },
        },
      ],
      [
        '0x746bd100',
        'addEth(bytes32 withdrawalCredentials, uint96 ethAmountPerValidator, (uint96 basisPoints, address recipient) clientConfig, (uint96 basisPoints, address recipient) referrerConfig, bytes extraData)',
        {
          act: 'into',
          roles: {
            withdrawalCredentials: 'receiver',
            clientConfig: 'receiver',
            referrerConfig: 'fee',
            extraData: 'data',
          },
        },
      ],
    ],
  },
  {
    source: 'Messages to P2P',
    at: /^P2P messages$/,
    functions: [['0x66792ba1', 'send(string text)', { act: 'set', roles: { text: 'said' } }]],
  },
  {
    source: 'POAP',
    at: /^POAP bridge$/,
    functions: [
      [
        '0xaf68b302',
        'mintToken(uint256 eventId, uint256 tokenId, address receiver, uint256 expirationTime, bytes signature)',
        { act: 'buy', roles: { receiver: 'owner', signature: 'data' } },
      ],
    ],
  },
  {
    source: 'Validator shares of Polygon',
    at: /^Polygon validator share$/,
    functions: [
      ['0xe4457a8a', 'buyVoucherPOL(uint256 amount, uint256 minSharesToMint)', { act: 'into' }],
      [
        '0xe570b78b',
        'sellVoucher_newPOL(uint256 claimAmount, uint256 maximumSharesToBurn)',
        { act: 'outOf' },
      ],
      ['0x8759c234', 'unstakeClaimTokens_newPOL(uint256 unbondNonce)', { act: 'outOf' }],
      ['0xe0db556b', 'withdrawRewardsPOL()', { act: 'outOf' }],
      ['0x9ad5f5a4', 'restakePOL()', { act: 'into', locks: true }],
    ],
  },
  {
    source: 'Bridge of BORG',
    at: /^BORG bridge receiver$/,
    functions: [
      // What it brings, and to whom, is signed by those who watch the bridge; whoever hands it in gives nothing.
      [
        '0xf953cec7',
        'receiveMessage(bytes encodedMessage)',
        { act: 'set', roles: { encodedMessage: 'data' } },
      ],
    ],
  },
  {
    source: 'Migration of BORG',
    at: /^BORG migration$/,
    functions: [['0x454b0608', 'migrate(uint256 amount)', { act: 'trade' }]],
  },
  {
    source: 'tBTC gateway',
    at: /^tBTC Wormhole gateway$/,
    functions: [['0x5d21a596', 'receiveTbtc(bytes encodedVm)', { act: 'set', roles: { encodedVm: 'data' } }]],
  },
  {
    source: 'tBTC redeemer',
    at: /^tBTC L1 redeemer$/,
    functions: [
      [
        '0xb6e92015',
        'requestRedemption(bytes20 walletPubKeyHash, (bytes32 txHash, uint32 txOutputIndex, uint64 txOutputValue) mainUtxo, bytes encodedVm)',
        { act: 'set', roles: { walletPubKeyHash: 'id', mainUtxo: 'data', encodedVm: 'data' } },
      ],
    ],
  },
  {
    source: 'tBTC depositors',
    at: /^tBTC L[12] depositor$/,
    functions: [
      [
        '0x6da5658a',
        'initializeDeposit((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal, bytes32 destinationChainDepositOwner)',
        {
          act: 'into',
          roles: {
            fundingTx: 'data',
            reveal: 'remote',
            'reveal.blindingFactor': 'data',
            'reveal.walletPubKeyHash': 'id',
            'reveal.vault': 'contract',
            destinationChainDepositOwner: 'remote',
          },
        },
      ],
      [
        '0x642dc033',
        'initializeDeposit((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal, address destinationChainDepositOwner)',
        {
          act: 'into',
          roles: {
            fundingTx: 'data',
            reveal: 'remote',
            'reveal.blindingFactor': 'data',
            'reveal.walletPubKeyHash': 'id',
            'reveal.vault': 'contract',
            destinationChainDepositOwner: 'owner',
          },
        },
      ],
    ],
  },
  {
    source: 'Rebates of Threshold',
    at: /^Threshold rebate staking$/,
    functions: [
      ['0x61f129ad', 'stake(uint96 amount)', { act: 'into' }],
      ['0xaabd792a', 'startUnstaking(uint96 amount)', { act: 'set' }],
      [
        '0xd5874a02',
        'finalizeUnstaking(address receiver)',
        { act: 'outOf', roles: { receiver: 'receiver' } },
      ],
      ['0xe842a64b', 'setDelegatee(address delegatee)', { act: 'set', roles: { delegatee: 'receiver' } }],
      [
        '0x20bb2e81',
        'setRebateTreasuryFeeMode(uint8 _rebateTreasuryFeeMode)',
        // Number 0 is for rebates of deposits and of redemptions, each other for those of one of them.
        { act: 'set', forgoes: [{ arg: '_rebateTreasuryFeeMode', is: 1 }] },
      ],
    ],
  },
  {
    source: 'WalletConnect stake',
    at: /^WalletConnect stake$/,
    functions: [
      ['0xb52c05fe', 'createLock(uint256 amount, uint256 unlockTime)', { act: 'into' }],
      ['0x403f4447', 'increaseLockAmount(uint256 amount)', { act: 'into' }],
      ['0x7c616fe6', 'increaseUnlockTime(uint256 newUnlockTime)', { act: 'set', locks: true }],
      ['0x5a2aaaa4', 'updateLock(uint256 amount, uint256 unlockTime)', { act: 'into', locks: true }],
      ['0x853828b6', 'withdrawAll()', { act: 'outOf' }],
    ],
  },
  {
    source: 'CCTP extension',
    at: /^CCTP extension$/,
    functions: [
      [
        '0x95878db1',
        'batchDepositForBurnWithAuth((uint256 amount, uint256 authValidAfter, uint256 authValidBefore, bytes32 authNonce, uint8 v, bytes32 r, bytes32 s) receiveWithAuthorizationData, (uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold, bytes hookData) depositForBurnData)',
        {
          act: 'bridge',
          roles: {
            receiveWithAuthorizationData: 'data',
            'depositForBurnData.mintRecipient': 'remote',
            'depositForBurnData.destinationCaller': 'filler',
            'depositForBurnData.hookData': 'remote',
          },
        },
      ],
    ],
  },
  {
    source: 'Liquity troves',
    at: /^Liquity borrower operations$/,
    functions: [['0x0e704d50', 'closeTrove()', { act: 'into', all: true }]],
  },
  {
    source: 'Staking of Mantle',
    at: /^Mantle mETH staking$/,
    functions: [
      ['0xa694fc3a', 'stake(uint256 minMETHAmount)', { act: 'into' }],
      ['0x891ef43e', 'unstakeRequest(uint128 methAmount, uint128 minETHAmount)', { act: 'into' }],
      ['0x2bf67650', 'claimUnstakeRequest(uint256 unstakeRequestID)', { act: 'outOf' }],
    ],
  },
];
