import {
  call,
  contract,
  me,
  offline,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '@readback/core/check/testing/views.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { type AbiFunction, type AbiParameter, getAddress, parseAbiItem } from 'viem';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

const sample: Sample = {
  ...offline,
  label: 'done',
  facts: { [`account.${contract.toLowerCase()}.name`]: { kind: 'text', text: 'App' } },
};

/** Accounts other than the user's, called A, B, C … in the order in which a call names them. */
const other = (at: number) => getAddress(`0xacc0${at.toString(16).padStart(36, '0')}`);

/** What a call asks of an app: `1 ETH` before the function is what goes along. */
function said(asked: string): string {
  const [, value, text = ''] = /^(1 ETH )?(.*)$/.exec(asked) ?? [];
  const item = parseAbiItem([`function ${text}`] as never) as unknown as AbiFunction;
  const at = { accounts: 0, tokens: 0 };
  const args = item.inputs.map((input, index) => valueOf(input, index, at));
  const view = viewOf(call(contract, text, args, value === undefined ? 0n : 10n ** 18n), sample);
  const readback = revisionOf(view, 0);
  const sentence = plain(readback.sentence, (id) => factAt(readback, id));
  return Object.entries({ me, USDC: usdc, WETH: weth, App: contract })
    .reduce(
      (it, [name, address]) => it.replaceAll(`${name} (${address})`, name).replaceAll(address, name),
      sentence,
    )
    .replace(/0x[aA][cC]{2}0[0-9a-fA-F]{36}/g, (it) =>
      String.fromCharCode(65 + Number.parseInt(it.slice(-2), 16)),
    );
}

/** The first token that a call names is USDC, the next ones WETH; numbers are 1,000 and their place in the call. */
function valueOf(
  { type, ...its }: AbiParameter,
  index: number,
  at: { accounts: number; tokens: number },
): unknown {
  const list = /^(.*)\[(\d*)\]$/.exec(type);
  if (list !== null) {
    const of = { ...its, type: list[1] ?? '' } as AbiParameter;
    return Array.from({ length: Number(list[2] || 1) }, () => valueOf(of, index, at));
  }
  if (type === 'tuple' && 'components' in its) {
    const fields = its.components as readonly AbiParameter[];
    return Object.fromEntries(fields.map((field, place) => [field.name, valueOf(field, place, at)]));
  }
  if (type === 'address') {
    if (!/token(?!_?owner)|asset|currency|collection|nft|underlying|collateralType/i.test(its.name ?? ''))
      return other(at.accounts++);
    return at.tokens++ === 0 ? usdc : weth;
  }
  if (type === 'bool') return true;
  if (type === 'string') return 'words';
  if (type === 'bytes') return '0x';
  if (type.startsWith('bytes')) return `0x${'5e'.repeat(Number(type.slice(5)))}`;
  const bits = Number(/\d+$/.exec(type)?.[0] ?? 256);
  const number = /chainId/i.test(its.name ?? '') ? 10 : bits < 16 ? 1 + (index % 2) : 1_000 + index;
  return bits <= 48 ? number : BigInt(number);
}

/** A function of each kind that our tables know, and what a call of it asks of an app, one to a line. */
const table: Readonly<Record<string, string>> = {
  accept: `
    acceptTransfer(address sender) => accept a change of control (acceptTransfer)
    acceptAdmin(address account) => accept a change of control (acceptAdmin) for A
  `,
  acceptOffer: `
    acceptOffer(address nftContract, uint256 tokenId, address offerFrom, uint256 minAmount) => accept an offer (acceptOffer)
  `,
  addCollateral: `
    addCollateral(uint128 collateralAmount, address onBehalfOf, (address delegate, int256 amount)[] delegationRequests) => add collateral (addCollateral) for A
    addCollateral(uint256 amountToAdd, uint256 index, uint256 expiry) => add 1,000 base units of collateral
    1 ETH addCollWithRawETH(uint256 troveId) => add 1 ETH as collateral
    supplyCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address onBehalf, bytes data) => add 0.000000000000001001 WETH as collateral for C
  `,
  addLiquidity: `
    addLiquidity(uint256[] amounts, uint256 minToMint, uint256 deadline) => add 1,000 base units of a token that the call does not name as liquidity
    addLiquidity(address _token, uint256 _amount) => add 0.001001 USDC as liquidity
    addLiquidity(uint256 _poolId, uint256 _amountLD, address _to) => add 1,001 base units of a token that the call does not name as liquidity for A
    mint((address token0, address token1, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) => add 0.001004 USDC and 0.000000000000001005 WETH as liquidity for A
    joinPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] maxAmountsIn, bytes userData, bool fromInternalBalance) request) => add at most 0.001001 USDC to pool 0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e as liquidity from A for B
    addLiquidityDualSyAndPt(address receiver, address market, uint256 netSyDesired, uint256 netPtDesired, uint256 minLpOut) => add 1,002 and 1,003 base units of tokens that the call does not name to pool B as liquidity for A
    addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) => add 0.001001 USDC as liquidity for A
  `,
  addModule: `
    installModule(uint256 moduleTypeId, address module, bytes initData) => add the module A (installModule)
    installValidation(bytes25 validationConfig, bytes4[] selectors, bytes installData, bytes[] hooks) => add a module (installValidation)
  `,
  addOwner: `
    addOwnerAddress(address owner) => add A as an owner (addOwnerAddress)
    addOwnerPublicKey(bytes32 x, bytes32 y) => add an owner (addOwnerPublicKey)
    addOwnerWithThreshold(address owner, uint256 threshold) => add A as an owner and set the threshold to 1,001
  `,
  allow: `
    enableDelegation((address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature) delegation) => change what A can take (enableDelegation) for B
    resetAllowance(address delegate, address token) => change what A can take (resetAllowance)
    approveMax(address token) => change what other accounts can take (approveMax)
  `,
  approveHash: `
    approveHash(bytes32 hashToApprove) => approve a hash (approveHash)
  `,
  approveOrder: `
    setPreSignature(bytes orderUid, bool signed) => approve an order that needs no further signature (setPreSignature)
  `,
  attest: `
    attestToken(address tokenAddress, uint32 nonce) => publish an attestation (attestToken)
  `,
  bet: `
    bet(address core, uint128 amount, uint64 expiresAt, (address affiliate, uint64 minOdds, bytes data) betData) => place a bet (bet)
    betFor(address bettor, address core, uint128 amount, uint64 expiresAt, (address affiliate, uint64 minOdds, bytes data) betData) => place a bet (betFor) for A
  `,
  bid: `
    placeBid(uint256 auctionId) => place or change a bid (placeBid)
  `,
  borrow: `
    borrow(uint128 borrowAmount, address onBehalfOf, address recipient) => borrow 1,000 base units of a token that the call does not name as a debt of A to B
    borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf) => borrow 0.001001 USDC as a debt of A
    borrow(bytes32 args) => borrow assets (borrow)
    borrowETH(address pool, uint256 amount, uint256 interestRateMode, uint16 referralCode) => borrow 0.000000000000001001 ETH
    borrow(uint256 reserveId, uint256 amount, address onBehalfOf) => borrow 1,001 base units of a token that the call does not name as a debt of A
    borrow(address to, uint256 amount) => borrow 1,001 base units of a token that the call does not name to A
  `,
  bridge: `
    deposit(address recipient, address originToken, uint256 amount, uint256 destinationChainId, int64 relayerFeePct, uint32 quoteTimestamp, bytes message, uint256 maxCount) => bridge 0.001002 USDC to A on OP Mainnet
    depositV3Now(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 fillDeadlineOffset, uint32 exclusivityPeriod, bytes message) => bridge 0.001004 USDC for A to B on OP Mainnet
    depositNow(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 fillDeadlineOffset, uint32 exclusivityParameter, bytes message) => bridge assets (depositNow) to 0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e on OP Mainnet
    open((uint32 fillDeadline, bytes32 orderDataType, bytes orderData) order) => bridge assets (open) to another network
    1 ETH open((uint32 fillDeadline, bytes32 orderDataType, bytes orderData) order) => bridge 1 ETH to another network
    openFor((address originSettler, address user, uint256 nonce, uint256 originChainId, uint32 openDeadline, uint32 fillDeadline, bytes32 orderDataType, bytes orderData) order, bytes signature, bytes originFillerData) => bridge assets (openFor) for B to another network
    1 ETH openFor((address originSettler, address user, uint256 nonce, uint256 originChainId, uint32 openDeadline, uint32 fillDeadline, bytes32 orderDataType, bytes orderData) order, bytes signature, bytes originFillerData) => bridge 1 ETH for B to another network
    outboundTransfer(address _token, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data) => bridge 0.001002 USDC to A on another network
    send((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParam, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress) => bridge 1,002 base units of a token that the call does not name to 0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e on another network
    send(address _tokenAddress, uint256 _amount, uint256 _chainIdTo, bytes _receiver, bytes _permit, bool _useAssetFee, uint32 _referralCode, bytes _autoParams) => bridge 0.001001 USDC to OP Mainnet
    depositWithExpiry(address vault, address asset, uint256 amount, string memo, uint256 expiration) => bridge 0.001002 USDC to an account on another network
    transfer(uint256 amount, uint16 recipientChain, bytes32 recipient, bytes32 refundAddress, bool shouldQueue, bytes transceiverInstructions) => bridge 1,000 base units of a token that the call does not name to several accounts on another network
    sendToken(string destinationChain, string destinationAddress, string symbol, uint256 amount) => bridge 1,003 base units of a token that the call does not name to an account on another network
    interchainTransferFrom(address sender, string destinationChain, bytes recipient, uint256 amount, bytes metadata) => bridge 1,003 base units of a token that the call does not name from A to another network
    sendFrom(address _from, uint16 _dstChainId, bytes _toAddress, uint256 _amount, address _refundAddress, address _zroPaymentAddress, bytes _adapterParams) => bridge 1,003 base units of a token that the call does not name from several accounts to another network
    sendFrom(address _from, uint16 _dstChainId, bytes32 _toAddress, uint256 _amount, (address refundAddress, address zroPaymentAddress, bytes adapterParams) _callParams) => bridge 1,003 base units of a token that the call does not name from several accounts to 0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e on another network
    sendOFTV2(address _oft, uint16 _dstChainId, bytes32 _toAddress, uint256 _amount, uint256 _minAmount, (address refundAddress, address zroPaymentAddress, bytes adapterParams) _callParams, (uint256 callerBps, address caller, bytes2 partnerId) _feeObj) => bridge 1,003 base units of a token that the call does not name from C to 0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e on another network
  `,
  burn: `
    burn(address receiverSy, address receiverPt, uint256 netLpToBurn) => burn 1,002 base units of App to several accounts
    burn(address to) => burn tokens (burn) to A
    burn(int24 tickLower, int24 tickUpper, uint128 amount) => burn tokens (burn)
    burn(uint256 amount, address recipient) => burn 1,000 base units of a token that the call does not name for A
    operatorBurn(address account, uint256 amount, bytes data, bytes operatorData) => burn 1,001 base units of App from A
  `,
  buy: `
    buyExactIn(uint128 marketId, uint256 usdAmount, uint256 minAmountReceived, address referrer) => buy assets for 1,001 base units of a token that the call does not name
    buyAsset(uint256 minAmount, address receiver) => buy assets (buyAsset) to A
    buyAssetWithSig(address originator, uint256 minAmount, address receiver, uint256 deadline, bytes signature) => buy assets (buyAssetWithSig) for A to B
    buy(address recipient, uint256 orderSize, uint256 minAmountOut, uint160 sqrtPriceLimitX96, address tradeReferrer) => buy assets (buy) for A
  `,
  buyItem: `
    buy(address owner, string[] labels, string[] keys, string[] values, uint64 expiry, uint256 price, bytes signature) => buy an item (buy) for A
    purchase(uint40 listingId) => buy an item (purchase)
    buyV2(address nftContract, uint256 tokenId, uint256 maxPrice, address referrer) => buy USDC #1,001
    purchaseWithRecipient(address recipient, uint256 quantity, string comment) => buy an item (purchaseWithRecipient) to A
  `,
  cancelOrders: `
    incrementNonce(uint192 key) => cancel orders or signatures (incrementNonce)
  `,
  cancelStream: `
    cancelMultiple(uint256[] streamIds) => cancel a payment stream or other plan (cancelMultiple)
    deleteFlow(address token, address sender, address receiver, bytes userData) => cancel a payment stream or other plan (deleteFlow) from A
  `,
  cancelWaiting: `
    cancel(bytes32 id) => cancel a pending request (cancel)
    cancelIncreasePosition(bytes32 key, address executionFeeReceiver) => cancel a pending request (cancelIncreasePosition) to A
  `,
  changeCode: `
    upgrade(address proxy, address implementation) => replace a contract’s code with the code at B (upgrade)
  `,
  changeCollateral: `
    setUserUseReserveAsCollateral(bytes32 args) => change what counts as collateral (setUserUseReserveAsCollateral)
    setUserUseReserveAsCollateralOnBehalfOf(address asset, bool useAsCollateral, address onBehalfOf) => change what counts as collateral (setUserUseReserveAsCollateralOnBehalfOf) for A
  `,
  changeControl: `
    add(address authority) => change what A can do (add)
    transferAndChangeRecovery(address to, address recovery, uint256 deadline, bytes sig) => change what B can do (transferAndChangeRecovery) for A
    transferAndChangeRecoveryFor(address from, address to, address recovery, uint256 fromDeadline, bytes fromSig, uint256 toDeadline, bytes toSig) => change what C can do (transferAndChangeRecoveryFor) from A for B
    changeRecoveryAddressFor(address owner, address recovery, uint256 deadline, bytes sig) => change what B can do (changeRecoveryAddressFor) for A
    add(uint32 keyType, bytes key, uint8 metadataType, bytes metadata) => change control or settings (add)
    addFor(address fidOwner, uint32 keyType, bytes key, uint8 metadataType, bytes metadata, uint256 deadline, bytes sig) => change control or settings (addFor) for A
  `,
  changeLoan: `
    operate(uint256 nftId, int256 newCol, int256 newDebt, address to) => change a loan or its collateral (operate) to A
    leverUpTrove((uint256 troveId, uint256 flashLoanAmount, uint256 boldAmount, uint256 maxUpfrontFee) params) => change a loan or its collateral (leverUpTrove)
    frob(bytes32 i, address u, address v, address w, int256 dink, int256 dart) => change a loan or its collateral (frob) from B as a debt of A to C
  `,
  changeName: `
    upgrade(bytes name, bytes extraData) => change the owner or records of a name (upgrade)
    setSubnodeOwner(bytes32 node, bytes32 label, address owner) => change the owner or records of a name (setSubnodeOwner)
    setAddr(bytes32 node, address a) => change the owner or records of a name (setAddr) for A
    claimForAddr(address addr, address owner, address resolver) => change the owner or records of a name (claimForAddr) for A
  `,
  changeOrder: `
    updateOrder(bytes32 key, uint256 sizeDeltaUsd, uint256 acceptablePrice, uint256 triggerPrice, uint256 minOutputAmount, uint256 validFromTime, bool autoCancel) => change an order (updateOrder)
  `,
  changeOwnCode: `
    changeMasterCopy(address masterCopy) => switch to the code at A (changeMasterCopy)
    diamondCut((address facet, uint8 action, bytes4[] selectors)[] cuts, address initializer, bytes data) => change its code (diamondCut)
  `,
  changePosition: `
    increasePosition(address[] path, address indexToken, uint256 amountIn, uint256 minOut, uint256 sizeDelta, bool isLong, uint256 price) => change a position (increasePosition)
    decreasePosition(address collateralToken, address indexToken, uint256 collateralDelta, uint256 sizeDelta, bool isLong, address receiver, uint256 price) => change a position (decreasePosition) to A
    forceDeallocate(address adapter, bytes data, uint256 assets, address onBehalf) => change a position (forceDeallocate) for B
  `,
  changeRates: `
    rebalanceStableBorrowRate(address asset, address user) => change or update a rate (rebalanceStableBorrowRate)
  `,
  changeThreshold: `
    changeThreshold(uint256 threshold) => change the number of owners who must sign to 1,000
  `,
  changeTransfer: `
    speedUpV3Deposit(address depositor, uint32 depositId, uint256 updatedOutputAmount, address updatedRecipient, bytes updatedMessage, bytes depositorSignature) => change or speed up a transfer between networks (speedUpV3Deposit) to B
    bumpTransfer(bytes32 _transferId) => change or speed up a transfer between networks (bumpTransfer)
  `,
  claim: `
    claim(bytes32 _debridgeId, uint256 _amount, uint256 _chainIdFrom, address _receiver, uint256 _nonce, bytes _signatures, bytes _autoParams) => claim 1,001 base units of a token that the call does not name to A
    claim(address[] lpTokens) => claim what is due (claim)
    claimOnBehalf(address claimingForAddress) => claim what is due (claimOnBehalf) from A
    claim_many(address[20] _receivers) => claim what is due (claim_many) to several accounts
    claimTo(address comet, address src, address to, bool shouldAccrue) => claim what is due (claimTo) from B to C
    claim(address account, address reward, uint256 claimable, bytes32[] proof) => claim 1,002 base units of B to A
  `,
  claimRewards: `
    withdrawFeesAndRewards(address beneficiary, address submissionID, uint256 requestID, uint256 challengeID, uint256 round) => claim rewards (withdrawFeesAndRewards) to A
    handleRewards(bool shouldClaimGmx, bool shouldStakeGmx, bool shouldClaimEsGmx, bool shouldStakeEsGmx, bool shouldStakeMultiplierPoints, bool shouldClaimWeth, bool shouldConvertWethToEth) => claim rewards (handleRewards)
    claim_rewards(address _addr, address _receiver) => claim rewards (claim_rewards) from A to B
    redeemDueInterestAndRewards(address user, address[] sys, address[] yts, address[] markets) => claim rewards (redeemDueInterestAndRewards) from A
    claimReward(address rewardToken, address to, uint256 amountRequested) => claim rewards of 0.001002 USDC to A
  `,
  closeLoan: `
    closeTroveFromCollateral(uint256 troveId, uint256 flashLoanAmount, uint256 minExpectedCollateral) => close a loan (closeTroveFromCollateral)
  `,
  collect: `
    claimFundingFees(address[] markets, address[] tokens, address receiver) => collect fees or amounts due (claimFundingFees) to B
    claimFees(address[] fees, address[][] tokens, uint256 tokenId) => collect fees or amounts due (claimFees)
  `,
  convert: `
    mkrToSky(address usr, uint256 mkrAmt) => convert 1,001 base units of a token that the call does not name for A
  `,
  createAccount: `
    build(address owner, uint256 accountVersion, address origin) => create an account or contract (build) for A
    createAccount() => create an account or contract (createAccount)
  `,
  createPod: `
    createPod() => create a restaking pod (createPod)
  `,
  createPool: `
    prepareCondition(address oracle, bytes32 questionId, uint256 outcomeSlotCount) => create a pool or market (prepareCondition)
  `,
  delegateVotes: `
    delegate(address delegatee) => delegate votes to A (delegate)
    setDelegation(string context, (bytes32 delegate, uint256 ratio)[] delegation, uint256 expirationTimestamp) => delegate votes (setDelegation)
    applyDelegations((address delegate, int256 amount)[] delegationRequests, address onBehalfOf) => delegate votes (applyDelegations) for B
    selectVoteDelegate(address owner, uint256 index, address voteDelegate) => delegate votes to B (selectVoteDelegate) for A
  `,
  deployProxy: `
    createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) => deploy a proxy contract (createProxyWithNonce)
  `,
  deposit: `
    depositEth() => deposit assets (depositEth)
    1 ETH depositEth() => deposit 1 ETH
    deposit(address to, uint256 chainId, address token, uint256 amount) => deposit 0.001003 USDC to A
    depositNative(address depositor, bytes32 id) => deposit assets (depositNative) for A
    1 ETH depositNative(address depositor, bytes32 id) => deposit 1 ETH for A
    depositNative(bytes32 id, address receiver) => deposit assets (depositNative) to A
    deposit(address token, uint256 amount, uint256 l2Recipient) => deposit 0.001001 USDC to an account
    deposit(address _receiver, uint256 _amountLD) => deposit 1,001 base units of a token that the call does not name for A
    depositTo(address token, address to, uint256 amount) => deposit 0.001002 USDC for A
    deposit(address token, address from, address to, uint256 amount, uint256 share) => deposit assets (deposit) from A for B
    deposit(uint256 streamId, uint128 amount, address sender, address recipient) => deposit 1,001 base units of a token that the call does not name for A to B
    revealDeposit((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal) => deposit assets (revealDeposit) for several accounts
    1 ETH revealDeposit((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal) => deposit 1 ETH for several accounts
    deposit(uint256 assets, address receiver) => deposit 1,000 base units of the contract’s underlying token for A
    deposit(uint256 assets, address receiver, address controller) => deposit 1,000 base units of the contract’s underlying token from B for A
  `,
  donate: `
    donate(address pool, uint256[] amountsIn, bool wethIsEth, bytes userData) => donate 1,001 base units of a token that the call does not name in A
  `,
  fillOrder: `
    fillOrder((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits) => fill an order (fillOrder)
    fillOrderRFQTo((uint256 info, address makerAsset, address takerAsset, address maker, address allowedSender, uint256 makingAmount, uint256 takingAmount) order, bytes signature, uint256 flagsAndAmount, address target) => fill an order (fillOrderRFQTo) for C
  `,
  finish: `
    executeTransaction(bytes32[] proof, uint256 index, address l2Sender, address to, uint256 l2Block, uint256 l1Block, uint256 l2Timestamp, uint256 value, bytes data) => complete a withdrawal or transfer of 0.000000000000001007 ETH
    claimFailedDeposit(address _depositSender, address _l1Token, bytes32 _l2TxHash, uint256 _l2BatchNumber, uint256 _l2MessageIndex, uint16 _l2TxNumberInBatch, bytes32[] _merkleProof) => complete a withdrawal or transfer (claimFailedDeposit) to A
    completeQueuedWithdrawal((address staker, address delegatedTo, address withdrawer, uint256 nonce, uint32 startBlock, address[] strategies, uint256[] scaledShares) withdrawal, address[] tokens, bool receiveAsTokens) => complete a withdrawal or transfer of 1,006 base units of the contract’s shares in USDC from A to C
  `,
  flashLoan: `
    flashLoan(address recipient, address[] tokens, uint256[] amounts, bytes userData) => take a flash loan (flashLoan)
    flash(address recipient, uint256 amount0, uint256 amount1, bytes data) => take a flash loan (flash) to A
    flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode) => take a flash loan (flashLoan) as a debt of B
  `,
  giveRole: `
    assignRoles(address module, bytes32[] roleKeys, bool[] memberOf) => give A a role (assignRoles)
  `,
  giveUp: `
    renouncePermission(uint128 accountId, bytes32 permission) => give up a right (renouncePermission)
  `,
  liquidate: `
    liquidationCall(address collateralAsset, address debtAsset, address user, uint256 debtToCover, bool receiveAToken) => liquidate loans or buy their collateral (liquidationCall) to A
    liquidate(address yieldToken, uint256 shares, uint256 minimumAmountOut) => liquidate loans or buy their collateral (liquidate)
    liquidateCreditAccount(address creditAccount, address to, (address target, bytes callData)[] calls) => liquidate loans or buy their collateral (liquidateCreditAccount) to several accounts
  `,
  lock: `
    create_lock(uint256 _value, uint256 _unlock_time) => lock 1,000 base units of a token that the call does not name
    createLockFor(uint256 value, uint256 lockDuration, address to) => lock 1,000 base units of a token that the call does not name for A
  `,
  lockLonger: `
    increase_unlock_time(uint256 _unlock_time) => lock tokens for longer (increase_unlock_time)
  `,
  look: `
    totalSupply(uint256 id) => look something up (totalSupply)
  `,
  lower: `
    decreaseAllowance(address spender, uint256 subtractedAmount) => lower what A can take (decreaseAllowance)
    decreaseFlowRateAllowance(address token, address flowOperator, int96 subtractedFlowRateAllowance, bytes ctx) => lower what A can take (decreaseFlowRateAllowance)
  `,
  merge: `
    merge(uint256 from, uint256 to) => merge positions (merge)
  `,
  migrate: `
    migrate((address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params) => migrate 1,001 base units of A for USDC and WETH for B
  `,
  mint: `
    mintSyFromToken(address receiver, address SY, uint256 minSyOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input) => swap 0.001001 USDC for B to A
    mintPY(address receiverPT, address receiverYT) => mint tokens or shares (mintPY) to several accounts
    mint(address to) => mint tokens or shares (mint) for A
    mintBehalf(address receiver, uint256 mintAmount) => supply 1,001 base units of the contract’s underlying token for A
    mintWithPermit(uint256 mintAmount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) => supply 1,000 base units of the contract’s underlying token
    mint(uint256 shares, address receiver, uint256 maxAssets) => mint 1,000 base units of the contract’s shares for A
    mint(uint256 shares, address receiver, address controller) => mint 1,000 base units of the contract’s shares from B for A
  `,
  mintDebt: `
    issueSynths(address from, uint256 amount) => mint 1,001 base units of a token that the call does not name as a debt from A
    issueSynths(uint256 amount) => mint 1,000 base units of a token that the call does not name as a debt
    issueSynthsOnBehalf(address issueForAddress, address from, uint256 amount) => mint 1,002 base units of a token that the call does not name as a debt from B as a debt of A
    issueSynthsOnBehalf(address issueForAddress, uint256 amount) => mint 1,001 base units of a token that the call does not name as a debt as a debt of A
    mintFrom(address owner, uint256 amount, address recipient) => mint 1,001 base units of a token that the call does not name as a debt as a debt of A to B
    mintShares(address recipient, uint256 amountOfShares) => mint tokens as a debt (mintShares) to A
  `,
  mintItem: `
    mint_for(address gauge_addr, address _for) => mint tokens or items (mint_for) to B
    mint(address minter, uint256 tokenId, uint256 quantity, address[] rewardsRecipients, bytes minterArguments) => mint tokens or items (mint)
    mintTo(address to) => mint tokens or items (mintTo) for A
  `,
  move: `
    transfer(address to, uint256 deadline, bytes sig) => move an account (transfer) to A
    transferFor(address from, address to, uint256 fromDeadline, bytes fromSig, uint256 toDeadline, bytes toSig) => move an account (transferFor) from A to B
    sendTokens(address token, address receiver, uint256 amount) => move 0.001002 USDC to A
    allocate(uint256 poolId, bytes data) => move assets (allocate)
    transferAssetFrom(address src, address dst, address asset, uint256 amount) => move 0.001003 USDC from A to B
    fork(bytes32 ilk, address src, address dst, int256 dink, int256 dart) => move assets (fork) for several accounts
    enter(address src, uint256 cdp) => move assets (enter) for A
    erc20TransferFrom(address asset, uint256 amount) => move 0.001001 USDC
    createCampaign((bytes32 campaignId, address creator, address rewardToken, uint256 amount, uint32 campaignType, uint32 startTimestamp, uint32 duration, bytes campaignData) newCampaign) => move 0.001003 USDC for A
    distribute(address token, address from, address pool, uint256 requestedAmount, bytes userData) => move 0.001003 USDC from A to B
  `,
  newAdmin: `
    setRoleAdmin(uint64 roleId, uint64 admin) => make another account the admin (setRoleAdmin)
    beginDefaultAdminTransfer(address newAdmin) => make A the admin (beginDefaultAdminTransfer)
    addPendingAdmin(address account, address admin) => make B the admin (addPendingAdmin) for A
  `,
  newOwner: `
    setOwner(bytes32 node, address owner) => make A the owner (setOwner)
  `,
  openLoan: `
    leveragedPosition(address swapperAddress, uint256 borrowAmount, uint256 initialCollateralAmount, uint256 amountCollateralOutMin, address[] path) => open a loan (leveragedPosition)
    openTrove(address owner, uint256 ownerIndex, uint256 collAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, uint256 annualInterestRate, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver) => open a loan of 1,003 base units of a token that the call does not name against 1,002 base units of collateral as a debt of A to D
  `,
  order: `
    createSwapOrder(address[] path, uint256 amountIn, uint256 minOut, uint256 triggerRatio, bool triggerAboveThreshold, uint256 executionFee, bool shouldWrap, bool shouldUnwrap) => place an order (createSwapOrder)
    createOrder((address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId) order) => place an order (createOrder) for A
  `,
  pause: `
    pause() => pause (pause)
  `,
  payGas: `
    payNativeGasForContractCall(address sender, string destinationChain, string destinationAddress, bytes payload, address refundAddress) => pay for gas on another network (payNativeGasForContractCall) for A to an account
    addNativeGas(bytes32 txHash, uint256 logIndex, address refundAddress) => pay for gas on another network (addNativeGas)
  `,
  prove: `
    proveWithdrawalTransaction((uint256 nonce, address sender, address target, uint256 value, uint256 gasLimit, bytes data) tx, uint256 disputeGameIndex, (bytes32 version, bytes32 stateRoot, bytes32 messagePasserStorageRoot, bytes32 latestBlockhash) outputRootProof, bytes[] withdrawalProof) => verify a proof (proveWithdrawalTransaction)
  `,
  redeem: `
    redeem(bytes32 ticketId) => redeem tokens (redeem)
    redeem(address to, uint256 chainId, address token, uint256 amount) => redeem 0.001003 USDC to A
    instantRedeemLocal(uint16 _srcPoolId, uint256 _amountLP, address _to) => redeem 1,001 base units of the pool’s shares to A
    redeemOnBehalf(address from, address to, uint256 amount) => redeem 1,002 base units of a token that the call does not name from A to B
    redeemBehalf(address redeemer, uint256 redeemTokens) => redeem 1,001 base units of App from A
    redeem(uint256 shares, address receiver, address owner, uint8 collateralType) => redeem 1,000 base units of the contract’s shares from B to A
    redeem((uint8 order_type, uint256 expiry, uint256 nonce, address benefactor, address beneficiary, address collateral_asset, uint256 collateral_amount, uint256 usde_amount) order, (uint8 signature_type, bytes signature_bytes) signature) => redeem tokens (redeem) from A to B
  `,
  refresh: `
    startCheckpoint(bool revertIfNoBalance) => update its records (startCheckpoint)
    executeRequest(address submissionID) => update its records (executeRequest)
  `,
  refund: `
    refundNativeToken() => refund what is left (refundNativeToken)
  `,
  register: `
    register(string name, address owner, uint256 duration, bytes32 secret) => register the name “words” for A
    registerWithConfig(string name, address owner, uint256 duration, bytes32 secret, address resolver, address addr) => register the name “words” for A to C
    proveAndClaim(bytes name, (bytes rrset, bytes sig)[] input) => register a name or an account (proveAndClaim)
    proveAndClaimWithResolver(bytes name, (bytes rrset, bytes sig)[] input, address resolver, address addr) => register a name or an account (proveAndClaimWithResolver) to B
    registerFor(address to, address recovery, uint256 deadline, bytes sig) => register a name or an account (registerFor) for A
  `,
  removeCollateral: `
    withdrawCollateral(uint128 collateralAmount, address onBehalfOf, address recipient, (address delegate, int256 amount)[] delegationRequests) => withdraw collateral (withdrawCollateral) from A to B
    removeCollateral(address to, uint256 share) => withdraw collateral (removeCollateral) to A
    removeCollateral(uint256 maxAmount, uint256 index) => withdraw at most 1,000 base units of collateral
    withdrawCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address onBehalf, address receiver) => withdraw 0.000000000000001001 WETH of collateral from C to D
    morphoWithdrawCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address receiver) => withdraw 0.000000000000001001 WETH of collateral to C
    aaveV3OptimizerWithdrawCollateral(address underlying, uint256 amount) => withdraw 0.001001 USDC of collateral
  `,
  removeLiquidity: `
    removeLiquidity(uint256 amount, uint256[] minAmounts, uint256 deadline) => remove liquidity of 1,000 base units of the pool’s shares
    removeLiquidity(address tokenOut, uint256 glpAmount, uint256 minOut, address receiver) => remove liquidity of 1,001 base units of the pool’s shares for USDC to A
    exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request) => remove liquidity for USDC from pool 0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e from A to B
  `,
  removeModule: `
    uninstallModule(uint256 moduleTypeId, address module, bytes deInitData) => remove the module A (uninstallModule)
    uninstallValidation(bytes24 validationFunction, bytes uninstallData, bytes[] hookUninstallData) => remove a module (uninstallValidation)
  `,
  removeOwner: `
    removeOwnerAtIndex(uint256 index, bytes owner) => remove an owner (removeOwnerAtIndex)
    removeOwner(address previousOwner, address owner, uint256 threshold) => remove the owner B and set the threshold to 1,002
  `,
  renew: `
    renew(string name, uint256 duration) => renew the name “words”
    renewAll(string[] names, uint256 duration) => renew names (renewAll)
  `,
  rent: `
    batchRent(uint256[] fids, uint256[] units) => rent storage (batchRent)
  `,
  repay: `
    burnSynths(address from, uint256 amount) => repay 1,001 base units of debt from A
    burnSynths(uint256 amount) => repay 1,000 base units of debt
    1 ETH burnSynthsToTarget(address from) => repay 1 ETH of a debt from A
    1 ETH burnSynthsToTarget() => repay 1 ETH of a debt
    burnSynthsOnBehalf(address burnForAddress, address from, uint256 amount) => repay 1,002 base units of debt from B for A
    burnSynthsOnBehalf(address burnForAddress, uint256 amount) => repay 1,001 base units of debt for A
    1 ETH burnSynthsToTargetOnBehalf(address burnForAddress, address from) => repay 1 ETH of a debt from B for A
    1 ETH burnSynthsToTargetOnBehalf(address burnForAddress) => repay 1 ETH of a debt for A
    repayDebt(address borrowerAddress, uint256 maxQuoteTokenAmountToRepay, uint256 collateralAmountToPull, address collateralReceiver, uint256 limitIndex) => repay a debt (repayDebt) for A to B
  `,
  requestDeposit: `
    requestDeposit(uint256 assets, address controller, address owner) => queue a deposit of 1,000 base units of the contract’s underlying token from B for A
  `,
  requestWithdrawal: `
    cooldownOnBehalfOf(address from) => queue a withdrawal (cooldownOnBehalfOf) for A
    requestWithdrawal(address rewardToken, uint256 pid, uint256 amount) => queue a withdrawal of 0.001002 USDC
    requestUnlock(uint256 shareAmount) => queue a withdrawal of 1,000 base units of App
    queueWithdrawals((address[] strategies, uint256[] depositShares, address deprecated_withdrawer)[] params) => queue a withdrawal (queueWithdrawals) to B
    cooldownShares(uint256 shares) => queue a withdrawal of 1,000 base units of the contract’s shares
    cooldownAssets(uint256 assets, address owner) => queue a withdrawal of 1,000 base units of the contract’s underlying token from A
    cooldownShares(uint256 shares, address owner) => queue a withdrawal of 1,000 base units of the contract’s shares from A
    enterExitQueue(uint256 shares, address receiver) => queue a withdrawal of 1,000 base units of the contract’s shares to A
    requestRedeem(uint256 shares, address controller, address owner) => queue a withdrawal of 1,000 base units of the contract’s shares from B to A
  `,
  restake: `
    claimRewardsAndStake(address to, uint256 amount) => claim rewards of 1,001 base units of a token that the call does not name and stake them for A
  `,
  runCalls: `
    cast(string[] targetNames, bytes[] datas, address origin) => execute calls (cast)
    handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)[] ops, address beneficiary) => execute calls (handleOps) for B
    controlCollateral(address targetCollateral, address onBehalfOfAccount, uint256 value, bytes data) => execute calls (controlCollateral) for B
  `,
  sell: `
    sell(uint128 marketId, uint256 synthAmount, uint256 minUsdAmount, address referrer) => sell 1,001 base units of a token that the call does not name
    sellAsset(uint256 maxAmount, address receiver) => sell at most 1,000 base units of a token that the call does not name to A
    sellAssetWithSig(address originator, uint256 maxAmount, address receiver, uint256 deadline, bytes signature) => sell at most 1,001 base units of a token that the call does not name for A to B
  `,
  sellItem: `
    setBuyPrice(address nftContract, uint256 tokenId, uint256 price) => offer an item for sale (setBuyPrice)
  `,
  sendMessage: `
    createRetryableTicket(address to, uint256 l2CallValue, uint256 maxSubmissionCost, address excessFeeRefundAddress, address callValueRefundAddress, uint256 gasLimit, uint256 maxFeePerGas, bytes data) => send a message (createRetryableTicket) to A on another network
    callContract(string destinationChain, string contractAddress, bytes payload) => send a message (callContract) to an account on another network
    requestL2TransactionDirect((uint256 chainId, uint256 mintValue, address l2Contract, uint256 l2Value, bytes l2Calldata, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, bytes[] factoryDeps, address refundRecipient) _request) => send a message (requestL2TransactionDirect) to A on OP Mainnet
    requestL2TransactionTwoBridges((uint256 chainId, uint256 mintValue, uint256 l2Value, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, address refundRecipient, address secondBridgeAddress, uint256 secondBridgeValue, bytes secondBridgeCalldata) _request) => send a message (requestL2TransactionTwoBridges) to OP Mainnet
  `,
  set: `
    commit(bytes32 commitment) => change a setting or record (commit)
    set_rewards_receiver(address _receiver) => make A the account that is paid (set_rewards_receiver)
    setUserEModeOnBehalfOf(uint8 categoryId, address onBehalfOf) => change a setting or record (setUserEModeOnBehalfOf) for A
  `,
  setHook: `
    setGuard(address guard) => let A check, block or answer calls (setGuard)
  `,
  setPayee: `
    setFeeTo(address feeTo) => make A the account that is paid (setFeeTo)
    setRPLWithdrawalAddress(address nodeAddress, address newRPLWithdrawalAddress, bool confirm) => make B the account that is paid (setRPLWithdrawalAddress) for A
    confirmRPLWithdrawalAddress(address nodeAddress) => change who is paid (confirmRPLWithdrawalAddress) for A
  `,
  stake: `
    depositAndStake(address lpToken, uint256 assetInAmount, uint256 minStakeAmount) => stake assets (depositAndStake)
    1 ETH mintAndStakeGlpETH(uint256 minUsdg, uint256 minGlp) => stake 1 ETH
    stakeForAccount(address fundingAccount, address account, address depositToken, uint256 amount) => stake 0.001003 USDC from A for B
    stake(address to, uint256 amount) => stake 1,001 base units of a token that the call does not name for A
    stakeWithPermit(address from, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) => stake 1,001 base units of a token that the call does not name from A
    stakeEth(uint256 amount, uint256 maxSharePriceE27, address referral, address receiver) => stake 0.000000000000001 ETH for B
    1 ETH submitAndDeposit(address recipient) => stake 1 ETH for A
  `,
  stream: `
    createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint128 amount, uint64 exponent, uint40 duration)[] segments, (address account, uint256 fee) broker) params) => stream 0.001002 USDC over time for A to B
    createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params) => stream 0.001002 USDC over time for A to B
    createStream(address recipient, uint256 deposit, address tokenAddress, uint256 startTime, uint256 stopTime) => stream 0.001001 USDC over time to A
    createFlow(address token, address sender, address receiver, int96 flowrate, bytes userData) => stream tokens (createFlow) from A to B
    setFlowrate(address token, address receiver, int96 flowrate) => stream tokens (setFlowrate) to A
  `,
  subscribe: `
    purchaseTier(uint256 fid, uint256 tier, uint256 forDays) => buy or extend a subscription (purchaseTier)
  `,
  supply: `
    supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode) => supply 0.001001 USDC for A
    supply(bytes32 args) => supply assets (supply)
    1 ETH supply(bytes32 args) => supply 1 ETH
    supply(uint256 reserveId, uint256 amount, address onBehalfOf) => supply 1,001 base units of a token that the call does not name for A
    supplyFrom(address from, address dst, address asset, uint256 amount) => supply 0.001003 USDC from A for B
  `,
  swap: `
    executeMetaTxn((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zid, address msgSender, bytes sig) => swap assets (executeMetaTxn) from B to A
    swap(address to, address token, uint256 amount, (address swapAdapter, address tokenOut, uint256 minAmountOut, uint256 deadline, bytes rawParams) query) => swap 0.001002 USDC to A
    swap(uint8 tokenIndexFrom, uint8 tokenIndexTo, uint256 dx, uint256 minDy, uint256 deadline) => swap 1,002 base units of a token that the call does not name
    exchange(address _pool, address _from, address _to, uint256 _amount, uint256 _expected) => swap 1,003 base units of B for C
    exchange(address _pool, address _from, address _to, uint256 _amount, uint256 _expected, address _receiver) => swap 1,003 base units of B for C to D
    1 ETH swapETHToTokens(address[] path, uint256 minOut, address receiver) => swap 1 ETH for A to B
    exchangeOnBehalf(address exchangeForAddress, bytes32 sourceCurrencyKey, uint256 sourceAmount, bytes32 destinationCurrencyKey) => swap 1,002 base units of a token that the call does not name for A
    swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline) => swap assets (swap) from A to B
    swapETHForSpecificNFTs((address pair, uint256[] nftIds)[] swapList, address ethRecipient, address nftRecipient, uint256 deadline) => swap assets (swapETHForSpecificNFTs) to several accounts
  `,
  swapOwner: `
    swapOwner(address previousOwner, address oldOwner, address newOwner) => replace an owner with C (swapOwner)
  `,
  sweep: `
    skim(address to) => pay out what it holds (skim) to A
    sweepTokenWithFee(address token, uint256 amountMinimum, uint256 feeBips, address feeRecipient) => pay out what it holds (sweepTokenWithFee)
  `,
  takeBack: `
    disableDelegation((address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature) delegation) => revoke a right (disableDelegation)
    remove(address authority) => revoke a right of A (remove)
    removeFor(address fidOwner, bytes key, uint256 deadline, bytes sig) => revoke a right (removeFor) for A
    nope(address owner, uint256 index, address usr) => revoke a right of B (nope) for A
  `,
  takeDebt: `
    pullDebt(uint256 amount, address from) => take on a debt (pullDebt) for A
  `,
  takeOut: `
    mergePositions(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] partition, uint256 amount) => withdraw 0.001004 USDC from a position
  `,
  undelegate: `
    clearDelegate(bytes32 id) => revoke a delegation (clearDelegate)
    undelegate(address staker) => revoke a delegation (undelegate) from A
  `,
  unpause: `
    unpause() => end a pause (unpause)
  `,
  unstake: `
    unstakeGmx(uint256 amount) => unstake 1,000 base units of a token that the call does not name
    unstakeAndRedeemGlp(address tokenOut, uint256 glpAmount, uint256 minOut, address receiver) => unstake 1,001 base units of a token that the call does not name for USDC to A
    unstakeForAccount(address account, address depositToken, uint256 amount, address receiver) => unstake 0.001002 USDC from A to B
    unstakeRPLFor(address nodeAddress, uint256 amount) => unstake 1,001 base units of a token that the call does not name from A
  `,
  unwrap: `
    unwrapWNativeToken(uint256 amountMinimum, address recipient) => unwrap at least 0.000000000000001 ETH to A
    unwrapWETH9WithFee(uint256 amountMinimum, uint256 feeBips, address feeRecipient) => unwrap tokens (unwrapWETH9WithFee)
  `,
  vote: `
    addVouch(address submissionID) => vote (addVouch)
  `,
  withdraw: `
    withdrawSubmission() => withdraw assets (withdrawSubmission)
    withdrawEth(address destination) => withdraw assets (withdrawEth) to A
    withdraw(address _l2Token, uint256 _amount, uint32 _l1Gas, bytes _data) => withdraw 0.001001 USDC
    withdrawERC20(address _token, address _to, uint256 _amount, uint256 _gasLimit) => withdraw 0.001002 USDC to A
    withdraw(address _l1Receiver, address _l2Token, uint256 _amount) => withdraw 0.001002 USDC to A
    withdrawETH(address pool, uint256 amount, address onBehalfOf) => withdraw 0.000000000000001001 ETH to B
    withdraw(uint256 reserveId, uint256 amount, address onBehalfOf) => withdraw 1,001 base units of a token that the call does not name from A
    withdraw(address token, address from, address to, uint256 amount, uint256 share) => withdraw assets (withdraw) from A to B
    withdrawFrom(address owner, address yieldToken, uint256 shares, address recipient) => withdraw 1,002 base units of the contract’s shares from A to B
    withdrawFrom(address src, address to, address asset, uint256 amount) => withdraw 0.001003 USDC from A to B
    withdraw(uint256 maxShares, address recipient) => withdraw 1,000 base units of the contract’s shares to A
    withdraw(uint256 assets, address receiver, address owner) => withdraw 1,000 base units of the contract’s underlying token from B to A
  `,
  wrap: `
    wrapNative(uint256 amount, address receiver) => wrap 0.000000000000001 ETH for A
    erc20WrapperDepositFor(address wrapper, uint256 amount) => wrap 1,001 base units of a token that the call does not name
    wrapETH(uint256 value) => wrap 0.000000000000001 ETH
    upgradeTo(address to, uint256 amount, bytes userData) => wrap 1,001 base units of a token that the call does not name for A
    1 ETH upgradeByETHTo(address to) => wrap 1 ETH for A
  `,
};

describe('a call that our tables know asks for what its words say, of what, from whom, for whom and to whom', () => {
  it.each(Object.entries(table))('%s', (_, lines) => {
    const expected = lines
      .split('\n')
      .flatMap((line) => (line.trim() === '' ? [] : [line.trim().split(' => ')]));
    expect(expected.map(([asked = '']) => [asked, said(asked)])).toEqual(
      expected.map(([asked, words]) => [asked, `Asks App to ${words}`]),
    );
  });
});
