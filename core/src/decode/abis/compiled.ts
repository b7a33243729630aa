// Written by `npm run functions` from core/functions: do not edit.
import type { FunctionModel } from './functionModel.ts';
import type { FunctionUse } from '../protocols/protocolTable.ts';

/** How the selector of each row begins (`selectorStart`), in their order: all of it is computed from the text. */
export const selectorStarts =
  'tAGRANUtLeVHPXDKiurWHJvwOgFwo3-7OzSPkuTCKD8d7h9rG6WBzXGFK1iEMdYK5CzNp4xZDe6j2iQMbxJyKBbx4dHSd2jCRbPopvOFT8nKuIoWeq_MeR3zRWMhotbmzqRz7Z81UwSg-7b61lpGtAkxwOIaRU1tD-4aY4448fjhF70_97BarybR53vwiYjxaKs7lplEeADsZC6mE4eerr6iTkJx6hDrwutQZVb0TeJkCnL7xtTxb-jdVlP6I37poDko8gNowtRkTMPh-u0vwTpPVoS6Wg9Rdtex7Dxmvx_wEKxlsJHtvp24DxzlikkZJVC4hVsmWgMoNq6PwSjAFqF1Q1T4OzJzLnzqI8CxLbqsXwhj5JJEhxnU3SZDvarA1A9ifDcnE5h7xjhLydReUadYgq-1M8I1J66kUh2SEybdGwL4y35fzv9a3Mcl2Df5Ux6SABWOecPe1KzYqLtskQXM8WeJsw-RngymoIY87UNBZMHDq7ZeCHjN47dT0X9tcnA2os2xp-1476FBiyrsKSlR6_MmwKL7yMRmZvnnQRbWQbunyApRgle30RnuomNTPTrtUvuFFn_aQttGUluiDgXdlKjcwDcU75gCb5w42mVOU6vAGgfiwjeDTsF7EhMe7oaDlGVjM8lPP37pRWOzpZ4frKdCD7cWPJG4URdKX7L_HnlAy3fspGSh4utp1XdSGUC8jDBXNqyNnBRGKeOo_xL04rjUqK1HJwgO5hhnSlH3vpJZS7O1HeaPPmV0Rt8E9Ihd_gqVoUGpoEwXy7KeWMBg_IQaJlTEWPh8TJstaY0CL0GMRMw8gc9BfkoqYnL2vUs9d7yzaV8xB_dp2dcfykxiPE9ZGEWtD1_oxtwH9eMM-dZt7snD05N4NKmskPISG4bpIoj4wg5FZAaiv_y9oEPoTSM9hgoiEem41MVyYqsE819DOABKr89LPQSY8WICPpgFNJR3S-1Jt_MUpC0FGe3x6n-12y6ILxBGWOOU4OLfrzXf2FJRVeXOjAWwXwRZHDjZgv8M2AsqaSUN-IHTz8RRTTzYBLqJtG8ceEL1NYz1BpxF8cdtq0xZnHShPAjE4ZOCWTDNTml1u61jfHkaNkNY6ApV7L9V3alj1THWlKlSu_qQA_nzRg1AvZ5CIMuMnVv90T5m6HInErlJ7c39ftV0Uii1Pf2ApQql9hsC1nieZhhSFAl8Dw0H9ysaMzqqfBm0T9vp7uU_XBEasTD5JnNh9qw76HapvcOFIhI33rh0cRbHEeiu0NE0CdiyEo2x8QkJQwu5wvtTV8wI-S3rbJ0LNtNVvoHnwqEE16Zw9hHuWwffREo6SrqrUZQwg70ijykyJcyf6AEWCzvgvpJKy51PyockN6f4xGs1HIT6nx--WX7W6rbkWqkLhl3w1JuUL0K1xl1-9vrVrzqwhExaBV_XLvLZHDXU7BspLdYuhRO7t8aY_CtRGm-G5fkpbIwbvHqWetCmDIjlBh7pU3Eqw8lHGBuaUTiQm9k04HnSevbpvqIIXhU24gFjObh6ns5KpiHycQESKcg-NgWyTYhG4N28gbOypMWs4VY8gNb0m622TJ9EYYZ2ovvcVkvxb16NJ5Ye6zX70aFZorc7C5kKubNAVWn9ZV2twu21if4o-NXZnB1HJVdlmsOEcMc2P9qYh59eE16btOOynNIEYv2e9wO3RDZ64EP2spmtKYeTdMxvICgissbeEb-As57hq8i_Wyt92RjXE0ZG77A0RJLrNnq92sVO9v6TLKMTF4-XUXkJD03xG0iFm0HBhrXuZ7JDhqcPN5oLrLzf92NPAVLwQ6ejt-OAt8EWK1vN00R7aHsXlGqjNBxfU_cVs9GeAluf5iQAQzmdAO8WvArg128UHVr-OVxS9FkOKnA_wORbXfr-_sXKy2nmJa1c0BkXkLc3GBlMfNhjAYC6yDATWt6OAxBQxz27sCTkmOWkC5OTQOxJKTD4WipyKrXLcRcrRcc3AHOKKoFamaYyPrS4TC7QLfnXd_Ybn9eso7TfbtgQIXMelzWUYrt9FCoPqFpB84xJrZIAR174MDxghOheM_yEVYk8ia8DuAAmDRmCu6WfLoEB9P5vJhCBghG469piGFDS0xWtiwDn9zV-sm1yY5PlWc0uTLgBCjOJkRZX68uAr3WI-ftGeOXSiQ2w8BUuCRQSSHE3688wRpiID_4fDR6hpXG421VIqRpOWV9CbkwsKgZa2m2dI61AhgQHB_I2xaNg98deUmD9kqQ2pcGdf_m90m6sP-frbvBRengfWv2DTqYlFzILHwSc-apgI4KM0ieR0wWdQR0SpLP65M7of2D5lYKDVeo8PR3s9lB6TJYhm0i8PZP3rblSVmoMp154zk1o81lUFQ8LOAasGsJbUCt75yoKgtrX4tp63Ritp2GDpkfQTHojb1Gre-4XlUUPh_M45vlE9zRpiKOYpwQb5ihvF155h4may6xTR7U3cw0yxTvdf9I5_Py77o90VGpCP9OKpvGJpm8iVQ_6TwKVqiLMUMvyeufeJdnXNtvqHDNhzebPHQEXfg68tzHN6FdZ-5-GjhIBGOHaZcC4DtVxVBrX82RzWdEFg8M0dbWwiXIWgFxvoYUgpZ_h1ZU9XtbZATUYoOYq16Iy_S7JwpdyZIRtQfWhA5o20nBtg-UTvv-RqCIOp1ZQeQQybltuCIoQu8LoudQoL7kFQSmhV-JBHGhVmOwtRbzU2ZUI2gFl-VQC_mYE5xUlcnvaLPLqwhKKNDzZPM7E_1nj4z7iWtrqL__E2wM9aFchfL2cLIt630L';

/** Structs that several functions take, with the roles of their parts. */
export const structs: readonly string[] = `u value
e v,w r,w s
e id,Ob data
e v,Ow r,Ow s
y start,y end
Pw uid,u value
Ob rrset,Ob sig
x y,x z,q A,q B
Ja account,u fee
Aa token,u amount
y cliff,#ly total
Ma pair,u[] nftIds
u location,Ob data
u tokenId,u amount
#jx start,#jx cliff
Ca recipient,h rate
Ja recipient,h rate
Ow value,e position
a policy,b initData
h rate,Ca recipient
h rate,La recipient
x amount,y duration
Ha delegate,i amount
u protocol,s pointer
x amount,y timestamp
Ja recipient,u amount
Ma target,Nb callData
Na target,Nb callData
Na to,u value,Nb data
Ob signature,u expiry
t maxSlippage,q nonce
u amount,Ca recipient
u strategyId,x amount
Aa from,Aa to,f stable
Ca to,u requestedAmount
a target,u value,b data
#iu share,Ja beneficiary
Ja account,{0} fee
u nativeFee,u lzTokenFee
u orderIndex,u itemIndex
e id,u sellAmount,Ob data
k basisPoints,a recipient
w beaconStateRoot,b proof
Pbytes4 assetClass,Pb data
Ea earner,Ow earnerTokenRoot
q code,q fee,Ja feeRecipient
Da vault,Qs memo,u expiration
e signatureType,e v,Ow r,Ow s
A%a token,u cumulativeEarnings
Aa pool,Aa tokenOut,f isBuffer
Ia affiliate,q minOdds,Ob data
Sw orderId,Ea depositorAddress
x amount,q exponent,y duration
u maxFee,t minFinalityThreshold
x amount,q exponent,y timestamp
u value,u deadline,e v,Ow r,Ow s
Aa from,Aa to,f stable,Ma factory
Ma handler,Ow salt,Nb staticInput
t operationType,Ma target,Nb data
u amount,u deadline,e v,Ow r,Ow s
Ca recipient,#iu amount,Ob feeData
u index,u tokenId,u amount,u price
e signature_type,Ob signature_bytes
Aa assetIdOnL2,t l2Gas,f isSynthetix
Da recipient,Ob additionalParameters
Ma propertyValidator,Ob propertyData
t destEID,Aa offerAsset,Aa wantAsset
Pw root,{17}[] proof
Aa tokenAddress,u amountIn,Ma receiver
Qw receiverAddress,u destinationChains
Da recipient,Aa buyToken,u minAmountOut
u callerBps,Ja caller,Pbytes2 partnerId
e swapApiTarget,Nb callData,Ob signature
w txHash,t txOutputIndex,q txOutputValue
Da depositAddress,Ob signature,u deadline
Aa assetIdOnL2,t l2Gas,f requiresDepositTo
u exactAmount,u limitAmount,u quotedAmount
u maxSubmissionCost,u maxGas,u maxGasPrice
Aa tokenAddress,u relativeValue,Da receiver
u[] pairBinSteps,e[] versions,Aa[] tokenPath
{43} assetType,u value
{9} permitted,u nonce,u deadline
Aa token,o amount,uint48 expiration,uint48 nonce
{9}[] permitted,u nonce,u deadline
Ma contractAddress,u nonce,u deadline,Ob signature
Ma to,Nb data,u value,f skipRevert,Sw callbackHash
u dstGasForCall,u dstNativeAmount,Qb dstNativeAddr
a loanToken,a collateralToken,a oracle,a irm,u lltv
e callType,Na target,u value,Nb callData,Nb payload
e swapType,M~a extRouter,Ob extCalldata,f needScale
Aa tokenAddress,u amountQuote,u amountMin,Da receiver
a loanToken,a collateralToken,Ma oracle,Ma irm,u lltv
Da refundAddress,Fa zroPaymentAddress,Nb adapterParams
Na targetContract,Ea onBehalfOfAccount,u value,Nb data
u nonce,La sender,La target,u value,u gasLimit,Nb data
bytes4 selector,a target,{18}[] policies
w rewardsRoot,int160 reward,o unlockedMevReward,w[] proof
int64 relayerFeePct,t quoteTimestamp,Nb message,u maxCount
u guessMin,u guessMax,u guessOffchain,u maxIteration,u eps
Aa currency0,Aa currency1,uint24 fee,j tickSpacing,Ma hooks
bytes4 version,b inputVector,b outputVector,bytes4 locktime
u orderIndex,e side,u index,u identifier,Ow[] criteriaProof
Ma votingContract,#qk voteAmount,#sf isIncrease,Ob extraData
u index,M~a targetExchange,u percent,Ob payload,u networkFee
Pbytes4 executionSelector,t entityId,f isPreHook,f isPostHook
Pw poolId,u assetInIndex,u assetOutIndex,u amount,Ob userData
Aa[] assets,u[] maxAmountsIn,Ob userData,f fromInternalBalance
Qw receiverAddress,Da refundAddress,u nativeFee,Pw outputToken
Ow[] proof,u quantityLimitPerWallet,u pricePerToken,Aa currency
Fa sender,f fromInternalBalance,Da recipient,f toInternalBalance
La from,Na to,u value,u gas,uint48 deadline,Nb data,Ob signature
Ps name,Ea owner,u duration,Ma resolver,Nb[] data,f reverseRecord
La recipient,q expirationTime,f revocable,Pw refUID,Vb data,u value
Ma routerAdapter,Aa tokenOut,u minAmountOut,u deadline,Ob rawParams
Pb receivingAssetId,Qb receiver,Qb orderAuthorityDst,u minAmountOut
Ma[] mixAdapters,Ma[] assetTo,u[] rawData,Ob[] extraData,u fromToken
e itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount
Aa intermediateCurrency,uint24 fee,j tickSpacing,Ma hooks,Ob hookData
u fromToken,Aa toToken,u fromTokenAmount,u minReturnAmount,u deadLine
f isOrderAsk,Ea taker,u price,u tokenId,u minPercentageToAsk,Ob params
Da redeemer,Da refundAddress,u timelock,Sw secretHash,Qw nonEvmReceiver
Pbytes4 executionSelector,f skipRuntimeValidation,f allowGlobalValidation
Aa currency0,Aa currency1,Ma hooks,La poolManager,uint24 fee,Pw parameters
t dstEid,Qw to,u amountLD,u minAmountLD,Nb extraOptions,Nb composeMsg,Ob oftCmd
Qw recipient,u fees,Pw receiveToken,u nonce,e messenger,f payFeeWithSendingAsset
e itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount,Ca recipient
e itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount,Da recipient
e itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount,La recipient
{82} details,Ga spender,u sigDeadline
Aa intermediateCurrency,uint24 fee,Ma hooks,La poolManager,Ob hookData,Pw parameters
u rewardIndex,u amountRPL,u amountSmoothingPoolETH,u amountVoterETH,Ow[] merkleProof
{82}[] details,Ga spender,u sigDeadline
Ea sender,Ca recipient,x depositAmount,A-a token,f cancelable,f transferable,Ps shape
Ea staker,La delegatedTo,Da withdrawer,u nonce,t startBlock,A%a[] strategies,u[] shares
Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags
Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary
u index,Ow[] proof,{61} listing,{13} taker
u info,Aa makerAsset,Aa takerAsset,La maker,La allowedSender,u makingAmount,u takingAmount
Ob path,u amountOutMin,Da refundAddress,Da fallbackEoA,u deadline,t toEid,Nb options,u lzFee
Qb nonEVMReceiver,Ma prover,q rewardDeadline,Nb encodedRoute,Qw solanaATA,Da refundRecipient
Aa tokenIn,Aa tokenOut,Da recipient,u deadline,u amountIn,u amountOutMinimum,o limitSqrtPrice
Ea staker,La delegatedTo,Da withdrawer,u nonce,t startBlock,A%a[] strategies,u[] scaledShares
Aa tokenIn,Aa tokenOut,u minOut,{89} swapData
Sw requestId,Da depositoryReceiver,Da refundRecipient,Qw nonEVMReceiver,Ob signature,u deadline
{39}[] offerComponents,{39}[] considerationComponents
u nonceAndMeta,x expiry,Aa makerAsset,Aa takerAsset,La maker,La taker,u makerAmount,u takerAmount
Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary,Ob pools
u chainId,u attestationId,w userId,Aa asset,u price,u quantity,u expiration,e side,w additionalData
u salt,Lu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits
Aa makerToken,Aa takerToken,x makerAmount,x takerAmount,La maker,La taker,La txOrigin,u expiryAndNonce
Aa inputToken,u inputAmount,Ma inputReceiver,Aa outputToken,u outputQuote,u outputMin,Da outputReceiver
Na callTo,Ma approveTo,Aa sendingAssetId,Aa receivingAssetId,u fromAmount,Nb callData,f requiresDeposit
Aa inputToken,u inputAmount,M~a inputReceiver,Aa outputToken,u outputQuote,u outputMin,Da outputReceiver
Qw nonEVMReceiver,Da depositAddress,Sw quoteId,u deadline,u minAmountOut,Da refundRecipient,Ob signature
A!a callTo,A!a approveTo,Aa sendingAssetId,Aa receivingAssetId,u fromAmount,Ob callData,f requiresDeposit
M!a adapter,u percent,u networkFee,{103}[] route
Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath
Aa makerToken,Aa takerToken,x makerAmount,x takerAmount,La maker,La taker,La txOrigin,Pw pool,q expiry,u salt
Ea sender,Ca recipient,x depositAmount,A-a token,f cancelable,f transferable,{4} timestamps,Ps shape
e order_type,u expiry,u nonce,Fa benefactor,Da beneficiary,A!a collateral_asset,u collateral_amount,u usde_amount
Aa tokenIn,u netTokenIn,Aa tokenMintSy,Ma pendleSwap,{89} swapData
Aa tokenOut,u minTokenOut,Aa tokenRedeemSy,Ma pendleSwap,{89} swapData
u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline,Ja relayer,u relayerFee,u nativeFee
u polymerTokenFee,u maxCCTPFee,Qw nonEVMReceiver,Qw solanaReceiverATA,t minFinalityThreshold,Da refundRecipient,Nb hookData
Ca trader,Aa collection,Pw listingsRoot,u numberOfListings,u expirationTime,e assetType,{15} makerFee,u salt
Da receiver,Da cancellationReceiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a initialCollateralToken,A!a[] swapPath
t fundingOutputIndex,Obytes8 blindingFactor,Pbytes20 walletPubKeyHash,bytes20 refundPubKeyHash,bytes4 refundLocktime,Ma vault
u salt,u expiry,u nonce,e orderType,Aa token,Aa YT,a maker,a receiver,u makingAmount,u lnImpliedRate,u failSafeRate,Ob permit
Na sender,u nonce,Nb initCode,Nb callData,Ow accountGasLimits,u preVerificationGas,Ow gasFees,Mb paymasterAndData,Ob signature
u salt,u expiry,u nonce,e orderType,Aa token,Aa YT,Ka maker,Ka receiver,u makingAmount,u lnImpliedRate,u failSafeRate,b permit
u salt,Aa makerAsset,Aa takerAsset,La maker,Da receiver,La allowedSender,u makingAmount,u takingAmount,u offsets,Ob interactions
u pathIndex,Fa payer,Aa fromToken,Aa toToken,u fromTokenAmountMax,u toTokenAmountMax,u salt,u deadLine,f isPushOrder,Ob extension
e actionType,h currencyId,u depositActionAmount,u withdrawAmountInternalPrecision,f withdrawEntireCashBalance,f redeemToUnderlying
u mintPrice,u maxTotalMintableByWallet,u startTime,u endTime,u dropStageIndex,u maxTokenSupplyForStage,u feeBps,f restrictFeeRecipients
Aa currencyIn,{129}[] path,x amountIn,x amountOutMinimum
Aa currencyOut,{129}[] path,x amountOut,x amountInMaximum
u sellTokenIndex,u buyTokenIndex,Da receiver,u sellAmount,u buyAmount,t validTo,Sw appData,u feeAmount,u flags,u executedAmount,Ob signature
e actionType,h currencyId,u depositActionAmount,u withdrawAmountInternalPrecision,f withdrawEntireCashBalance,f redeemToUnderlying,w[] trades
Aa to,u totalNetworkFee,{155}[] adapters
u salt,La maker,La signer,La taker,u tokenId,u makerAmount,u takerAmount,u expiration,u nonce,u feeRateBps,e side,e signatureType,Ob signature
Aa makerToken,Aa takerToken,x makerAmount,x takerAmount,x takerTokenFeeAmount,La maker,La taker,La sender,Ja feeRecipient,Pw pool,q expiry,u salt
Aa makerToken,Aa takerToken,x makerAmount,x takerAmount,x takerTokenFeeAmount,La maker,La taker,La sender,La feeRecipient,Pw pool,q expiry,u salt
Qw nonEVMReceiver,Ma mayanProtocol,Nb protocolData,Ma swapProtocol,Ob swapData,Aa middleToken,u minMiddleAmount,Da refundRecipient,u mayanAmountIn
u sizeDeltaUsd,u initialCollateralDeltaAmount,u triggerPrice,u acceptablePrice,u executionFee,u callbackGasLimit,u minOutputAmount,u validFromTime
Aa srcToken,Aa dstToken,M~a[] srcReceivers,u[] srcAmounts,Ja[] feeReceivers,u[] feeAmounts,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit
h assetId,{123} sendParams,{38} fee,Da refundAddress
Pw transactionId,Ps bridge,Ps integrator,Ia referrer,Aa sendingAssetId,Da receiver,u minAmount,u destinationChainId,f hasSourceSwaps,f hasDestinationCall
{169} order,b signature,u makingAmount
f isOrderAsk,Ca signer,Aa collection,u price,u tokenId,u amount,La strategy,Aa currency,u nonce,u startTime,u endTime,u minPercentageToAsk,Ob params,e v,Ow r,Ow s
{66} route,u offerAmount,Da receiver,u protocolFee,u integratorFee,Ja integratorFeeReceiver,Pw distributorCode,u deadline,Ow salt
Na sender,u nonce,Nb initCode,Nb callData,u callGasLimit,u verificationGasLimit,u preVerificationGas,u maxFeePerGas,u maxPriorityFeePerGas,Mb paymasterAndData,Ob signature
t rootIndex,t earnerIndex,Ob earnerTreeProof,{44} earnerLeaf,t[] tokenIndices,Ob[] tokenTreeProofs,{48}[] tokenLeaves
Ca trader,e side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{19}[] fees,u salt,Ob extraParams
Da trader,e side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{19}[] fees,u salt,Ob extraParams
La trader,e side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{20}[] fees,u salt,Ob extraParams
La maker,{80} makeAsset,La taker,{80} takeAsset,u salt,u start,u end,Pbytes4 dataType,Nb data
Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,i[] deltaIds,u[] distributionX,u[] distributionY,Ea to,Da refundTo,u deadline
Pbytes8 transactionId,Dw receiver,Qw depositor,q destinationChainId,Aw receivingAssetId,#au outputAmount,Kw exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityParameter,Nb message
e routeType,Ps destinationChain,Qs destinationAddress,Ps bridgedTokenSymbol,Aa depositAssetId,{88}[] sourceCalls,Nb payload,u fee,f enableExpress
e quoteType,u globalNonce,u subsetNonce,u orderNonce,u strategyId,e collectionType,Aa collection,Aa currency,Ca signer,u startTime,u endTime,u price,u[] itemIds,u[] amounts,Ob additionalParameters
Qb nonEVMReceiver,t dstToken,Da dstCallReceiver,{151}[] dstCallSwapData,u gasAmount,Nb cfParameters
{121}[] executionFunctions,{104}[] executionHooks,Pbytes4[] interfaceIds
A-a giveTokenAddress,u giveAmount,Pb takeTokenAddress,u takeAmount,u takeChainId,Qb receiverDst,Ga givePatchAuthoritySrc,Qb orderAuthorityAddressDst,Kb allowedTakerDst,Nb externalCall,Db allowedCancelBeneficiarySrc
{189} quote,Ob signature,u nativeFee,Da refundRecipient
e direction,La maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{60}[] fees,Aa erc721Token,u erc721TokenId,{65}[] erc721TokenProperties
{156} addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList
e direction,La maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{60}[] fees,Aa erc1155Token,u erc1155TokenId,{65}[] erc1155TokenProperties,x erc1155TokenAmount
{192} order,e v,Ow r,Ow s,Ob extraSignature,e signatureVersion,u blockNumber
{193} order,e v,Ow r,Ow s,Ob extraSignature,e signatureVersion,u blockNumber
Da refundRecipient,Qw nonEvmReceiver,Nb firstSwapCalldata,Nb secondSwapCalldata,Ma firstDexRouter,Ma secondDexRouter,Aa[] approvedTokens,Ma callTo,Nb callData,f viaOnchainSwapV3,Ma dex,Ma dexgateway,Nb onchainSwapData,u fee,u deadline,Ob signature
{164} order,{136} exchange,{16} takerFee,Ob signature,Da tokenRecipient
Ca offerer,La zone,{116}[] offer,{125}[] consideration,e orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems
Fa offerer,Ma zone,{116}[] offer,{126}[] consideration,e orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems
{164}[] orders,{136}[] exchanges,{16} takerFee,Ob signatures,Da tokenRecipient
Qw dstCallReceiver,Qw recipient,Da depositAndRefundAddress,u nonce,t expires,t fillDeadline,Ma inputOracle,Mw outputOracle,Mw outputSettler,Pw outputToken,x outputAmountMultiplier,{151}[] dstCallSwapData,Nb outputContext
{211} parameters,Ob signature
Aa considerationToken,u considerationIdentifier,u considerationAmount,Ca offerer,La zone,Aa offerToken,u offerIdentifier,u offerAmount,e basicOrderType,u startTime,u endTime,Ow zoneHash,u salt,Pw offererConduitKey,Pw fulfillerConduitKey,u totalOriginalAdditionalRecipients,{31}[] additionalRecipients,Ob signature
{211} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData
Ma limitRouter,u epsSkipMarket,{187}[] normalFills,{187}[] flashFills,b optData
{165} addresses,{183} numbers,e orderType,e decreasePositionSwapType,f isLong,f shouldUnwrapNativeToken,f autoCancel,Iw referralCode,Sw[] dataList`.split('\n');

/** What functions do, without what each parameter is for. */
export const models: readonly Omit<FunctionModel, 'roles' | 'numbers' | 'checks' | 'sums'>[] = [
{act:'carry',actsAs:'account'},
{act:'carry',actsAs:'account',is:'anyChain'},
{act:'control',verb:'addOwner',changes:'control'},
{act:'control',verb:'removeOwner',changes:'control'},
{act:'carry'},
{act:'allow',apart:true,noCoins:true},
{act:'allow',apart:true},
{act:'set',verb:'takeBack'},
{act:'allow',is:'delegate'},
{act:'control',verb:'createAccount'},
{act:'control'},
{act:'control',verb:'takeBack',forGood:true},
{act:'set',forAnybody:true},
{act:'buy',verb:'register'},
{act:'buy',verb:'renew'},
{act:'control',verb:'newOwner',hands:{what:'one',to:[1]}},
{act:'control',verb:'changeName',hands:{what:'one',to:[2]}},
{act:'control',verb:'changeName',hands:{what:'one',to:[1]}},
{act:'control',verb:'changeName'},
{act:'set',forGood:[{arg:'ttl',is:604800}]},
{act:'control',verb:'changeName',zeroIsNobody:true},
{act:'set'},
{act:'control',verb:'changeName',forGood:true},
{act:'outOf',verb:'claim'},
{act:'carry',actsAs:'operation'},
{act:'carry',actsAs:'account',is:'wholeOperation'},
{act:'set',verb:'cancelOrders'},
{act:'move',verb:'moveAccount'},
{act:'control',verb:'takeBack',turnsBack:true,forGood:true},
{act:'buy',verb:'rent'},
{act:'buy',verb:'subscribe'},
{act:'carry',is:'forward'},
{act:'vote'},
{act:'move'},
{act:'set',verb:'refresh',forAnybody:true},
{act:'outOf',verb:'claimRewards'},
{act:'outOf',verb:'withdraw'},
{act:'move',verb:'changeName'},
{act:'control',verb:'changeName',turnsBack:true},
{act:'buy',verb:'buyItem'},
{act:'control',verb:'addModule',changes:'control',installs:{as:'module',at:[1]}},
{act:'control',verb:'removeModule',changes:'control'},
{act:'control',verb:'addModule',changes:'control'},
{act:'control',verb:'addModule',changes:'control',installs:{as:'module',at:[0]}},
{act:'control',changes:'control'},
{act:'carry',zeroIsCaller:true,actsAs:'safe',is:'execute'},
{act:'carry',actsAs:'safe'},
{act:'allow',verb:'approveHash',is:'approveHash'},
{act:'control',verb:'setUp',zeroIsCaller:true,installs:{as:'handler',at:[4]},is:'setUp'},
{act:'control',verb:'addOwner',changes:'owners',alters:{parts:['owners','threshold']},adds:[0],needs:[1]},
{act:'control',verb:'removeOwner',changes:'owners',alters:{parts:['owners','threshold']},removes:[1],needs:[2]},
{act:'control',verb:'swapOwner',changes:'owners',alters:{parts:['owners']},adds:[2],removes:[1]},
{act:'control',verb:'changeThreshold',changes:'owners',alters:{parts:['threshold']},needs:[0]},
{act:'control',verb:'addModule',changes:'control',alters:{parts:['module']},installs:{as:'module',at:[0]}},
{act:'control',verb:'removeModule',changes:'control',alters:{parts:['module']},removes:[1]},
{act:'control',verb:'setHook',changes:'control',alters:{parts:['guard']},installs:{as:'guard',at:[0]}},
{act:'control',verb:'setHook',changes:'control',alters:{parts:['moduleGuard']},installs:{as:'guard',at:[0]}},
{act:'control',verb:'setHook',changes:'handler',alters:{parts:['fallbackHandler']},installs:{as:'handler',at:[0]}},
{act:'control',verb:'changeOwnCode',changes:'code',alters:{parts:['implementation']},installs:{as:'code',at:[0]},is:'masterCopy'},
{act:'carry',is:'multiSend'},
{act:'allow',verb:'approveHash',is:'signMessage'},
{act:'carry',verb:'deployProxy',is:'makeSafe'},
{act:'control',verb:'changeCode',changes:'code',alters:{parts:['implementation']},installs:{as:'code',at:[0]}},
{act:'control',verb:'changeCode',changes:'code',alters:{parts:['implementation']}},
{act:'control',verb:'changeCode',changes:'code',alters:{parts:['implementation','fallbackHandler']}},
{act:'into',verb:'stake'},
{act:'outOf',verb:'requestWithdrawal'},
{act:'control',verb:'takeBack'},
{act:'allow'},
{act:'control',verb:'addModule',changes:'control',alters:{parts:['module']},installs:{as:'module',at:[0,'*']}},
{act:'control',verb:'giveRole',changes:'control'},
{act:'control',verb:'takeBack',changes:'control'},
{act:'bridge'},
{act:'bridge',verb:'changeTransfer'},
{act:'bridge',kept:'measured'},
{act:'outOf',verb:'removeLiquidity'},
{act:'outOf',verb:'unstake'},
{act:'bridge',verb:'sendMessage'},
{act:'outOf',verb:'finish'},
{act:'outOf',verb:'finish',forAnybody:true},
{act:'set',verb:'changeTransfer'},
{act:'set',verb:'cancelWaiting',forgoes:true},
{act:'bridge',kept:'none'},
{act:'outOf',verb:'withdraw',kept:'none'},
{act:'trade',kept:'measured'},
{act:'into',verb:'addLiquidity',kept:'measured'},
{act:'outOf',verb:'removeLiquidity',kept:'measured'},
{act:'into',verb:'addLiquidity'},
{act:'trade',kept:'none'},
{act:'set',verb:'attest',forAnybody:true},
{act:'buy',verb:'payGas'},
{act:'set',verb:'changeTransfer',forgoes:true},
{act:'set',verb:'prove',forAnybody:true},
{act:'outOf',verb:'withdraw',owed:'pool'},
{act:'into',verb:'addLiquidity',passes:true},
{act:'outOf',verb:'redeem'},
{act:'into'},
{act:'bridge',kept:'believed'},
{act:'into',verb:'requestDeposit',fromVault:true,is:'createDeposit',kept:'measured'},
{act:'into',verb:'requestDeposit',fromVault:true,kept:'measured'},
{act:'outOf',verb:'requestWithdrawal',unseen:true,fromVault:true,is:'createWithdrawal',kept:'measured'},
{act:'outOf',verb:'requestWithdrawal',unseen:true,fromVault:true,kept:'measured'},
{act:'trade',unseen:true,fromVault:true,is:'createShift',kept:'measured'},
{act:'into',verb:'changePosition',zeroIsCaller:true,fromVault:true,weakens:[{arg:'params.orderType',is:4},{arg:'params.numbers.initialCollateralDeltaAmount',is:'positive'},{arg:'params.numbers.sizeDeltaUsd',is:{below:100000000000000000000000000000000n}}],offers:[{arg:'params.orderType',is:[1,3,5,6,8]}],is:'createOrder',kept:'measured'},
{act:'offer',verb:'changeOrder'},
{act:'outOf',verb:'cancelWaiting'},
{act:'move',is:'sendCoins'},
{act:'move',is:'sendTokens'},
{act:'outOf',verb:'collect'},
{act:'control',verb:'setHook'},
{act:'into',verb:'changePosition',kept:'measured'},
{act:'outOf',verb:'changePosition',weakens:[{arg:'collateralDelta',is:'positive'},{arg:'sizeDelta',is:{below:100000000000000000000000000000000n}}]},
{act:'outOf',verb:'changePosition',weakens:[{arg:'collateralDelta',is:'positive'},{arg:'sizeDelta',is:{below:100000000000000000000000000000000n}}],kept:'measured'},
{act:'outOf',verb:'changePosition',unseen:true,weakens:[{arg:'collateralDelta',is:'positive'},{arg:'sizeDelta',is:{below:100000000000000000000000000000000n}}],kept:'measured'},
{act:'offer'},
{act:'set',verb:'cancelOrders',weakens:true},
{act:'outOf',verb:'cancelWaiting',weakens:true},
{act:'into',verb:'stake',kept:'measured'},
{act:'outOf',verb:'unstake',kept:'measured'},
{act:'control',hands:{what:'all',to:[0]}},
{act:'control',verb:'accept'},
{act:'control',verb:'newOwner'},
{act:'outOf',verb:'cancelWaiting',weakens:true,owed:'order'},
{act:'into',verb:'restake'},
{act:'into',verb:'lock',locks:true},
{act:'outOf'},
{act:'control',verb:'createPool'},
{act:'into',verb:'bet'},
{act:'debt',verb:'mintDebt'},
{act:'into',verb:'repay'},
{act:'set',verb:'createAccount',forAnybody:true},
{act:'control',verb:'giveRole'},
{act:'control',verb:'giveUp'},
{act:'outOf',verb:'withdraw',weakens:true,owed:'synthetix'},
{act:'set',verb:'changePosition'},
{act:'into',verb:'changePosition',weakens:[{arg:'amountDelta',is:'negative'}]},
{act:'trade',verb:'buy',kept:'measured'},
{act:'trade',verb:'sell',kept:'measured'},
{act:'trade',kept:'measured',limitOf:[2,-1]},
{act:'trade',kept:'measured',limitOf:[1,-1]},
{act:'trade',zeroIsCalled:true},
{act:'into',verb:'addLiquidity',passes:true,kept:'factory'},
{act:'into',verb:'addLiquidity',kept:'factory'},
{act:'outOf',verb:'unwrap',passes:true,takesOut:{token:'wrapped',amount:'all'},kept:'measured'},
{act:'outOf',verb:'refund',passes:true},
{act:'trade',marks:'uniswap',kept:'factory',limitOf:[0,-1]},
{act:'trade',is:'vaultSwap',kept:'measured',limitOf:[0,3]},
{act:'trade',is:'vaultSwaps',kept:'measured'},
{act:'debt',verb:'flashLoan'},
{act:'trade',kept:'measured',limitOf:[2]},
{act:'outOf',verb:'removeLiquidity',kept:'measured',limitOf:[2]},
{act:'into',verb:'donate'},
{act:'into',verb:'addLiquidity',startsPool:true,is:'startPoolFull',kept:'measured'},
{act:'offer',verb:'approveOrder',is:'preSign'},
{act:'offer',is:'offerCoins'},
{act:'offer',verb:'approveOrder'},
{act:'outOf',verb:'convert'},
{act:'trade',kept:'factory',limitOf:[2]},
{act:'trade',kept:'believed'},
{act:'into',verb:'addLiquidity',kept:'believed'},
{act:'outOf',verb:'removeLiquidity',kept:'believed'},
{act:'into',verb:'stake',kept:'believed'},
{act:'set',verb:'setPayee'},
{act:'into',verb:'lock'},
{act:'set',verb:'lockLonger',locks:true},
{act:'trade',zeroIsCaller:true,kept:'measured',limitOf:[1]},
{act:'trade',zeroIsCaller:true,kept:'believed',limitOf:[0,-1]},
{act:'trade',kept:'measured',limitOf:[1]},
{act:'trade',kept:'believed',limitOf:[0,1]},
{act:'trade',kept:'believed',limitOf:[3,0]},
{act:'outOf',verb:'removeLiquidity',kept:'believed',limitOf:[3,0]},
{act:'trade',verb:'redeem',kept:'believed',limitOf:[3,0]},
{act:'trade',verb:'redeem',kept:'believed'},
{act:'outOf',verb:'removeLiquidity',kept:'believed',limitOf:[4,0]},
{act:'outOf',verb:'removeLiquidity',kept:'believed',limitOf:[5,0]},
{act:'outOf',verb:'claimRewards',kept:'believed'},
{act:'trade',verb:'mint',kept:'none'},
{act:'trade',verb:'redeem',kept:'none'},
{act:'outOf',verb:'burn'},
{act:'outOf',verb:'redeem',kept:'believed',limitOf:[2]},
{act:'set',verb:'cancelOrders',endsAll:true},
{act:'outOf',verb:'requestWithdrawal',locks:true},
{act:'set',verb:'stake'},
{act:'outOf',verb:'unstake',fees:true},
{act:'trade'},
{act:'outOf',verb:'removeLiquidity',kept:'factory'},
{act:'outOf',verb:'removeLiquidity',passes:true,kept:'factory'},
{act:'trade',zeroIsCalled:true,kept:'factory',limitOf:[0,1]},
{act:'into',verb:'mint',passes:true,kept:'factory'},
{act:'set',forgoes:true},
{act:'into',verb:'lock',locks:[{arg:'lockDuration',is:31622401}]},
{act:'into',verb:'lock',closed:true},
{act:'into',verb:'merge',closed:true,locks:true},
{act:'control',verb:'lock'},
{act:'trade',kept:'factory',limitOf:[2,2,-1]},
{act:'trade',kept:'factory',limitOf:[1,2,-1]},
{act:'trade',valueIsMost:true,kept:'none'},
{act:'trade',kept:'factory',limitOf:[3,-1]},
{act:'set',verb:'createPool',forAnybody:true},
{act:'into',verb:'mint'},
{act:'outOf',verb:'sweep'},
{act:'set',verb:'createPool',startsPool:true,forAnybody:true},
{act:'control',verb:'setPayee'},
{act:'outOf',verb:'sweep',passes:true,takesOut:{token:[0],amount:'all'},kept:'measured'},
{act:'set',verb:'allow'},
{act:'into',verb:'addLiquidity',is:'increaseLiquidity',kept:'factory'},
{act:'into',verb:'migrate',kept:'factory'},
{act:'set',verb:'takeBack',forgoes:true},
{act:'into',verb:'changePosition'},
{act:'set',verb:'giveUp',forAnybody:true,forgoes:true},
{act:'outOf',verb:'mintClaims'},
{act:'carry',verb:'schedule',actsAs:'plan'},
{act:'set',verb:'cancelWaiting'},
{act:'control',verb:'giveRole',changes:'control',is:'giveRole'},
{act:'control',verb:'giveUp',changes:'given'},
{act:'control',verb:'newAdmin',changes:'control'},
{act:'control',changes:'given',about:[0]},
{act:'control',changes:'given'},
{act:'carry',verb:'propose',actsAs:'plan'},
{act:'vote',is:'castVote'},
{act:'vote',verb:'delegateVotes'},
{act:'offer',verb:'bid'},
{act:'vote',verb:'undelegate'},
{act:'vote',verb:'set'},
{act:'set',verb:'attest'},
{act:'set',verb:'revokeAttestation'},
{act:'control',verb:'set'},
{act:'into',verb:'addCollateral'},
{act:'outOf',verb:'removeCollateral',weakens:true},
{act:'debt'},
{act:'control',verb:'newOwner',changes:'given',alters:{parts:['owner','pendingOwner']}},
{act:'control',verb:'giveUp',changes:'given',alters:{parts:['owner','pendingOwner']}},
{act:'control',verb:'accept',turnsBack:true,alters:{parts:['owner','pendingOwner']}},
{act:'control',verb:'newOwner',changes:'given',alters:{parts:['owner']}},
{act:'control',verb:'giveRole',changes:'control',alters:{parts:['granted']},is:'giveRole'},
{act:'control',verb:'takeBack',changes:'control',alters:{parts:['granted']}},
{act:'control',verb:'giveUp',changes:'given',alters:{parts:['granted']}},
{act:'control',verb:'newAdmin',changes:'given'},
{act:'control',verb:'accept',turnsBack:true,alters:{parts:['granted','owner']}},
{act:'control',verb:'cancelWaiting',turnsBack:true},
{act:'control',verb:'newOwner',changes:'given',alters:{parts:['pendingOwner']}},
{act:'control',verb:'newAdmin',changes:'given',alters:{parts:['admin']}},
{act:'control',verb:'pause',turnsBack:true},
{act:'control',verb:'unpause',turnsBack:true},
{act:'control',verb:'accept',turnsBack:true},
{act:'control',verb:'changeOwnCode',changes:'code',alters:{parts:['implementation']},installs:{as:'code',at:[0]}},
{act:'control',verb:'changeCode',changes:'code',alters:{parts:['implementation'],of:[0]},installs:{as:'code',at:[1]}},
{act:'control',verb:'changeCode',changes:'code',installs:{as:'code',at:[0]}},
{act:'control',verb:'changeCode',changes:'code',alters:{parts:['beacon','implementation']},installs:{as:'code',at:[0]}},
{act:'control',verb:'newAdmin',changes:'given',alters:{parts:['admin'],of:[0]},about:[0]},
{act:'control',verb:'changeOwnCode',changes:'code',installs:{as:'code',at:[0,'*',0],not:{at:[0,'*',1],is:2}}},
{act:'outOf',verb:'claim',forAnybody:true},
{act:'into',verb:'migrate'},
{act:'into',verb:'supply'},
{act:'debt',owed:'pool'},
{act:'outOf',verb:'withdraw',weakens:true,owed:'pool'},
{act:'set',verb:'changeCollateral',weakens:[{arg:'args',bit:16,is:false}],owed:'pool'},
{act:'set',weakens:true},
{act:'set',verb:'changeCollateral',weakens:[{arg:'useAsCollateral',is:false}],owed:'pool'},
{act:'set',weakens:true,owed:'pool'},
{act:'set',verb:'changeCollateral',weakens:[{arg:'useAsCollateral',is:false}]},
{act:'set',verb:'giveUp'},
{act:'trade',verb:'flashLoan',kept:'none'},
{act:'trade',verb:'liquidate',kept:'none'},
{act:'set',verb:'changeRates',forAnybody:true,weakens:true},
{act:'outOf',verb:'withdraw',owed:'gateway'},
{act:'outOf',verb:'withdraw',weakens:true,owed:'gateway'},
{act:'debt',owed:'gateway'},
{act:'trade',verb:'repay',kept:'measured'},
{act:'set',verb:'requestWithdrawal'},
{act:'trade',verb:'sell',kept:'none'},
{act:'outOf',verb:'withdraw',weakens:true},
{act:'set',verb:'changeCollateral',weakens:[{arg:'usingAsCollateral',is:false}]},
{act:'outOf',verb:'removeCollateral',weakens:true,owed:'cauldron'},
{act:'outOf',verb:'removeCollateral'},
{act:'set',verb:'changePosition',weakens:true},
{act:'into',verb:'repay',weakens:[{arg:'collateralAmountToPull',is:'positive'}]},
{act:'into',kept:'measured'},
{act:'outOf',verb:'withdraw',weakens:true,owed:'alchemist',kept:'measured'},
{act:'outOf',verb:'withdraw',weakens:true,kept:'measured'},
{act:'set',verb:'repay',weakens:true},
{act:'outOf',verb:'redeem',weakens:true,owed:'cToken'},
{act:'set',verb:'changeCollateral'},
{act:'set',verb:'changeCollateral',weakens:true},
{act:'set',verb:'changeRates',forAnybody:true},
{act:'outOf',verb:'redeem',weakens:true},
{act:'debt',owed:'cToken'},
{act:'outOf',verb:'withdraw',weakens:true,owed:'cometOf'},
{act:'outOf',verb:'withdraw',weakens:true,owed:'comet'},
{act:'debt',verb:'openLoan'},
{act:'trade',verb:'repay',kept:'none'},
{act:'control',weakens:[{arg:'enabled',is:false}]},
{act:'set',verb:'refresh'},
{act:'debt',owed:'vault'},
{act:'debt',verb:'takeDebt'},
{act:'trade',verb:'liquidate',kept:'measured'},
{act:'control',verb:'newAdmin'},
{act:'into',verb:'set'},
{act:'set',forgoes:[{arg:'forfeitRecentReward',is:true}]},
{act:'outOf',verb:'claimRewards',forgoes:[{arg:'ignoreRecentReward',is:true}]},
{act:'debt',verb:'changeLoan',zeroIsNew:true,weakens:[{arg:'newCol',is:'negative'}]},
{act:'debt',verb:'changeLoan',zeroIsNew:true,weakens:[{arg:['newColToken0','newColToken1'],is:'negative'}],kept:'measured'},
{act:'debt',verb:'changeLoan',zeroIsNew:true,weakens:[{arg:'perfectColShares',is:'negative'}],kept:'measured'},
{act:'into',verb:'mint',kept:'measured'},
{act:'trade',zeroIsCaller:true,kept:'measured'},
{act:'debt',owed:'fraxlend'},
{act:'outOf',verb:'removeCollateral',weakens:true,owed:'fraxlend'},
{act:'debt',verb:'openLoan',owed:'fraxlend',kept:'measured'},
{act:'debt',verb:'openLoan',zeroIsNobody:true,owed:'numberedTrove',kept:'measured'},
{act:'debt',verb:'openLoan',zeroIsNobody:true,kept:'measured'},
{act:'debt',verb:'openLoan',kept:'measured'},
{act:'outOf',verb:'removeCollateral',weakens:true,owed:'numberedTrove'},
{act:'outOf',verb:'closeLoan',kept:'measured'},
{act:'outOf',verb:'closeLoan'},
{act:'debt',owed:'numberedTrove',kept:'measured'},
{act:'debt',verb:'changeLoan',kept:'measured'},
{act:'debt',verb:'changeLoan',weakens:[{arg:'collChange',is:'positive'},{arg:'isCollIncrease',is:false}],owed:'numberedTrove',kept:'measured'},
{act:'set',verb:'changeRates',weakens:true},
{act:'control',verb:'takeBack',turnsBack:true,weakens:true},
{act:'trade',verb:'redeem',kept:'measured'},
{act:'debt',verb:'openLoan',owed:'trove',kept:'measured'},
{act:'debt',owed:'trove',kept:'measured'},
{act:'debt',verb:'changeLoan',weakens:[{arg:'collWithdrawal',is:'positive'}],owed:'trove',kept:'measured'},
{act:'outOf',verb:'removeCollateral',weakens:true,owed:'trove'},
{act:'into',verb:'closeLoan',all:true},
{act:'set',verb:'createAccount'},
{act:'debt',verb:'changeLoan',weakens:[{arg:'dink',is:'negative'}]},
{act:'trade',verb:'convert',kept:'none'},
{act:'control',hands:{what:'share',to:[1],unless:[2]}},
{act:'debt',verb:'changeLoan',weakens:[{arg:'dink',is:'negative'}],owed:'cdp'},
{act:'into',kept:'none'},
{act:'trade',verb:'buy',kept:'none'},
{act:'control',verb:'convert'},
{act:'into',verb:'convert'},
{act:'outOf',verb:'removeCollateral',weakens:true,owed:'morpho'},
{act:'debt',owed:'morpho'},
{act:'control',turnsBack:true},
{act:'move',takesOut:{token:[0],amount:[2]}},
{act:'move',passes:true,brings:{token:[0],amount:[2]}},
{act:'move',passes:true},
{act:'into',verb:'wrap',passes:true},
{act:'outOf',verb:'unwrap',passes:true,takesOut:{token:'wrapped',amount:[0]}},
{act:'outOf',verb:'unwrap',passes:true},
{act:'into',verb:'wrap'},
{act:'outOf',verb:'unwrap'},
{act:'move',passes:true,brings:{token:[0]}},
{act:'into',verb:'wrap',passes:true,brings:{token:'wrapped'}},
{act:'control',verb:'cancelWaiting'},
{act:'trade',verb:'fillOrder',kept:'none'},
{act:'trade',verb:'fillOrder',zeroIsCaller:true,kept:'none'},
{act:'trade',verb:'fillOrder',matches:true,kept:'none'},
{act:'offer',verb:'acceptOffer'},
{act:'offer',verb:'sellItem'},
{act:'move',is:'bulkTransfer'},
{act:'trade',verb:'fillOrder',zeroIsCaller:true,matches:true,kept:'none'},
{act:'offer',verb:'approveOrder',is:'approveSeaportOrders'},
{act:'buy',verb:'mintItem'},
{act:'view'},
{act:'view',ofTokens:true},
{act:'trade',verb:'sell'},
{act:'trade',zeroIsCaller:true},
{act:'trade',kept:'measured',limitOf:[5,-1,3]},
{act:'bridge',kept:'measured',limitOf:[1,-1,3]},
{act:'trade',fees:[{arg:'referralCode',is:2147483648}]},
{act:'trade',fees:[{arg:'referralCode',is:2147483648}],kept:'measured',limitOf:[1,3]},
{act:'trade',fees:[{arg:'referralCode',is:2147483648}],kept:'measured'},
{act:'trade',kept:'measured',limitOf:[1,3]},
{act:'trade',kept:'measured',limitOf:[0,3]},
{act:'trade',unseen:true,kept:'measured',limitOf:[1,1]},
{act:'trade',kept:'measured',limitOf:[2,1]},
{act:'trade',unseen:true,kept:'measured',limitOf:[2,1]},
{act:'trade',unseen:true,kept:'believed'},
{act:'trade',kept:'measured',limitOf:[0,1]},
{act:'trade',zeroIsCaller:true,kept:'believed'},
{act:'trade',kept:'believed',limitOf:[1]},
{act:'trade',kept:'believed',limitOf:[2]},
{act:'trade',verb:'fillOrder',unseen:true,is:'fillAtLimit',kept:'none'},
{act:'trade',kept:'measured',limitOf:[4]},
{act:'trade',marks:'uniswap'},
{act:'move',passes:true,brings:{token:[0],amount:[1]}},
{act:'into',verb:'addLiquidity',passes:true,is:'increaseLiquidity',kept:'factory'},
{act:'outOf',verb:'collect',zeroIsCalled:true,passes:true,is:'collect',kept:'factory'},
{act:'trade',zeroIsCaller:true,kept:'measured',limitOf:[0,1]},
{act:'trade',zeroIsCaller:true,kept:'measured',limitOf:[0,5,-1,0]},
{act:'trade',zeroIsCaller:true,kept:'measured',limitOf:[0,5,-1]},
{act:'trade',kept:'factory',limitOf:[2,-1]},
{act:'trade',kept:'believed',limitOf:[4,-1]},
{act:'set',verb:'cancelOrders',owed:'order'},
{act:'trade',kept:'measured',limitOf:[1,0]},
{act:'trade',zeroIsCaller:true,is:'settle',kept:'measured',limitOf:[0,1]},
{act:'trade',verb:'sell',zeroIsCaller:true},
{act:'trade',verb:'sell',zeroIsCaller:true,kept:'measured',limitOf:[1]},
{act:'offer',verb:'approveOrder',is:'approveItemOrder'},
{act:'offer',verb:'approveOrder',is:'approveItemsOrder'},
{act:'outOf',verb:'redeem',owed:'cToken'},
{act:'into',all:true},
{act:'outOf',locks:[{arg:'relock',is:true}]},
{act:'set',verb:'refresh',forAnybody:true,forgoes:true},
{act:'outOf',verb:'claimRewards',locks:[{arg:'depositCvxMaxAmount',is:'positive'}],kept:'measured'},
{act:'outOf',verb:'claimRewards',locks:[{arg:'options.lockCvx',is:true}],kept:'measured'},
{act:'outOf',verb:'undelegate',locks:true},
{act:'outOf',verb:'finish',locks:[{arg:'receiveAsTokens',is:false}]},
{act:'control',forGood:true},
{act:'set',verb:'createPod',forAnybody:true},
{act:'control',verb:'takeBack',forgoes:true},
{act:'set',locks:true},
{act:'outOf',verb:'requestWithdrawal',forAnybody:true},
{act:'into',zeroIsCaller:true},
{act:'buy',verb:'mintItem',kept:'measured'},
{act:'outOf',verb:'redeem',kept:'measured'},
{act:'outOf',verb:'withdraw',forgoes:true},
{act:'into',verb:'requestWithdrawal',zeroIsCaller:true},
{act:'set',verb:'pause',forgoes:true},
{act:'set',verb:'unpause'},
{act:'into',verb:'requestWithdrawal',nearPar:true,kept:'measured'},
{act:'buy',kept:'measured'},
{act:'into',verb:'requestDeposit',offers:true},
{act:'into',verb:'requestWithdrawal',offers:true},
{act:'into',verb:'restake',locks:true},
{act:'control',locks:[{arg:'allowed',is:true}]},
{act:'set',verb:'register',forAnybody:true},
{act:'set',forgoes:[{arg:'state',is:false}]},
{act:'outOf',verb:'claimRewards',locks:[{arg:'stakeAmount',is:'positive'}]},
{act:'into',verb:'stream'},
{act:'into',closed:true},
{act:'set',verb:'changeRates'},
{act:'outOf',verb:'refund'},
{act:'outOf',verb:'cancelStream',divides:true},
{act:'set',verb:'pause'},
{act:'control',verb:'cancelStream'},
{act:'outOf',verb:'requestWithdrawal',weakens:true},
{act:'into',verb:'stream',offers:[{arg:'flowrate',is:'positive'}]},
{act:'set',verb:'cancelStream'},
{act:'control',verb:'lower'},
{act:'into',verb:'stream',offers:[{arg:'requestedFlowRate',is:'positive'}]},
{act:'into',verb:'stream',offers:[{arg:'amountPerSec',is:'positive'}]},
{act:'move',verb:'stream'},
{act:'into',verb:'stream',offers:[{arg:'flowRate',is:'positive'}]},
{act:'set',verb:'finish'},
{act:'set',forgoes:[{arg:'_rebateTreasuryFeeMode',is:1}]},
{act:'set',verb:'requestExit',forgoes:true},
{act:'set',verb:'say'},
{act:'set',verb:'requestWithdrawal',forgoes:[{arg:'gwei',is:{below:1n}}]},
{act:'move',verb:'consolidate',forGood:true},
{act:'outOf',verb:'withdraw',kept:'measured'},
{act:'move',standard:true,noCoins:true,ofTokens:true,is:'transfer'},
{act:'allow',standard:true,noCoins:true,ofTokens:true,is:'approve'},
{act:'move',standard:true,ofTokens:true,is:'transferFrom'},
{act:'allow',noCoins:true,is:'increase'},
{act:'set',verb:'lower',is:'decrease'},
{act:'set',verb:'lower'},
{act:'set',verb:'burn'},
{act:'move',noCoins:true,asksReceiver:true},
{act:'allow',noCoins:true},
{act:'into',standard:true},
{act:'into',verb:'mint',standard:true},
{act:'outOf',verb:'withdraw',standard:true,owed:'vault'},
{act:'outOf',verb:'redeem',standard:true,owed:'vault'},
{act:'allow',standard:true,noCoins:true,is:'approve'},
{act:'move',standard:true,is:'transferFrom'},
{act:'allow',standard:true,noCoins:true,is:'approveAll'},
{act:'move',standard:true,asksReceiver:true,ofTokens:true,is:'sendItem'},
{act:'move',standard:true,asksReceiver:true,ofTokens:true,is:'transferItem'},
{act:'move',standard:true,asksReceiver:true,ofTokens:true},
{act:'move',standard:true,noCoins:true,asksReceiver:true,ofTokens:true},
{act:'buy',verb:'mintItem',zeroIsCaller:true},
{act:'allow',apart:true,noCoins:true,is:'callersOperator'},
{act:'set',verb:'takeBack',noCoins:true,is:'callersOperator'},
{act:'allow',apart:true,noCoins:true,is:'unitsOperator'},
{act:'allow',apart:true,noCoins:true,is:'approveUnits'},
{act:'move',asksReceiver:true},
{act:'allow',apart:true,noCoins:true,is:'allowByPermit2'},
{act:'move',is:'transferByPermit2'},
{act:'allow',ofTokens:true,is:'permit'},
{act:'allow',is:'permit'},
{act:'move',standard:true},
{act:'into',verb:'requestDeposit'},
{act:'into',ofTokens:true,is:'wrap'},
{act:'outOf',verb:'withdraw',ofTokens:true,is:'unwrap'},
{act:'into',verb:'addLiquidity',marks:'uniswap'},
{act:'move',verb:'deposit'},
{act:'move',verb:'withdraw'},
];

export const uses: readonly FunctionUse[] = [
{means:[{as:'amount',at:[1],of:'native'},{as:'nested',at:[2]}]},
{means:[{as:'nested',at:[1,'*']}]},
{means:[{as:'amount',at:[1,'*'],of:'native'},{as:'nested',at:[2,'*']}]},
{means:[{as:'amount',at:[0,'*',1],of:'native'},{as:'nested',at:[0,'*',2]}]},
{means:[{as:'amount',at:[1],of:'native'},{as:'nested',at:[2]},{as:'operation',at:[3]}]},
{means:[{as:'nested',at:[1]}]},
{means:[{as:'nested',at:[0,'*']}]},
{means:[{as:'amount',at:[0,1],of:'native'},{as:'nested',at:[0,2]}]},
{means:[{as:'nested',at:[1,'*']},{as:'deadline',at:[0]}]},
{means:[{as:'nested',at:[0,'*',1]}]},
{means:[{as:'nested',at:[1,'*',1]}]},
{means:[{as:'nested',at:[0,'*',2]}]},
{means:[{as:'nested',at:[0,'*',3]},{as:'amount',at:[0,'*',2],of:'native'}]},
{allows:{spender:[0],amount:[1],token:'called',until:'open',zero:'takesBack',means:[]}},
{operates:{who:[0],given:'yes',of:'caller'}},
{operates:{who:[0],given:'no',of:'caller'}},
{operates:{who:[1],given:[2],of:[0]}},
{operates:{who:[0],given:[1],of:'caller'}},
{means:[{as:'nested',at:[2,'*']}]},
{means:[{as:'nested',at:[0,'*',3]}]},
{means:[{as:'nested',at:[0,'*',0,'*',3]}]},
{means:[{as:'amount',at:[0,2],of:'native'},{as:'nested',at:[0,5]}]},
{means:[{as:'amount',at:[0,2],of:'native'},{as:'deadline',at:[0,4]},{as:'nested',at:[0,5]}]},
{means:[{as:'amount',at:[0,'*',2],of:'native'},{as:'deadline',at:[0,'*',4]},{as:'nested',at:[0,'*',5]}]},
{means:[{as:'nested',at:[3]}]},
{means:[{as:'nested',at:[0]}]},
{moves:{each:'one',from:[0],to:[2],amount:[3],token:[1],means:[{as:'amount',at:[3],of:[1]},{as:'amount',at:[5],of:[4]}]}},
{allows:{spender:[0],amount:[2],token:[1],until:'open',zero:'takesBack',means:[{as:'allowance',at:[2],of:[1]}]}},
{bridges:{to:[0],marks:'none',burns:'none',means:[],straight:'no'}},
{bridges:{to:[1],marks:'none',burns:'none',means:[],straight:'no'}},
{bridges:{to:[1],marks:'none',burns:'none',means:[],straight:{token:{at:[2],there:[3]},coins:'any',network:{at:[6],among:new Set([1,10,137,8453,42161])},arrives:{amount:[4],least:[5]},gas:'none',without:[11],late:[9]}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:{at:[2],there:[3]},coins:'any',network:{at:[6],among:new Set([1,10,137,8453,42161])},arrives:{amount:[4],least:[5]},gas:'none',without:[11],late:[9]}}},
{bridges:{to:'caller',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:'none'}}},
{bridges:{to:[1],marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:{amount:[3],price:[4]}}}},
{bridges:{to:[2],marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:{amount:[4],price:[5]}}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:'none'}}},
{bridges:{to:[0,1],marks:'zeroIsCaller',burns:'none',means:[{as:'packed',at:[0,1]},{as:'currency',at:[1,0],of:'native'}],straight:{token:'any',coins:'any',network:{at:[0,0],among:new Set([30101,30102,30106,30109,30110,30111,30112,30125,30145,30165,30181,30183,30184,30214])},arrives:{amount:[0,2],least:[0,3]},gas:'none'}}},
{bridges:{to:[2],marks:'none',burns:{token:[3],amount:[0]},means:[{as:'amount',at:[0],of:[3]},{as:'packed',at:[2]}],straight:{token:'any',coins:'any',network:{at:[1],among:new Set([0,1,2,3,6,7,10,11,13,14])},arrives:{amount:[0],fee:'none'},gas:'none'}}},
{bridges:{to:[2],marks:'none',burns:{token:[3],amount:[0]},means:[{as:'amount',at:[0],of:[3]},{as:'packed',at:[2]},{as:'amount',at:[5],of:[3]}],straight:{token:'any',coins:'any',network:{at:[1],among:new Set([0,1,2,3,6,7,10,11,13,14])},arrives:{amount:[0],fee:[5]},gas:'none'}}},
{bridges:{to:[2],marks:'none',burns:{token:[3],amount:[0]},means:[{as:'amount',at:[0],of:[3]},{as:'packed',at:[2]},{as:'amount',at:[5],of:[3]}],straight:{token:'any',coins:'any',network:{at:[1],among:new Set([0,1,2,3,6,7,10,11,13,14])},arrives:{amount:[0],fee:[5]},gas:'none',without:[7]}}},
{bridges:{to:[1],marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:{at:[0],among:new Set([10,100,137,8453,42161])},arrives:{amount:[2],least:[6]},gas:'none'}}},
{bridges:{to:'caller',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:'ofNoWeight'}}},
{bridges:{to:[0],marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:'ofNoWeight'}}},
{bridges:{to:'caller',marks:'none',burns:'none',means:[],straight:{token:{at:[0],there:[1]},coins:'any',network:'one',arrives:'all',gas:'ofNoWeight',without:[4]}}},
{bridges:{to:[2],marks:'none',burns:'none',means:[],straight:{token:{at:[0],there:[1]},coins:'any',network:'one',arrives:'all',gas:'ofNoWeight',without:[5]}}},
{bridges:{to:[1],marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:'ofNoWeight'}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:'ofNoWeight',without:[2]}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[{as:'words',at:[2],counts:[1]},{as:'itemOrAmount',at:[2,0],of:[1]}],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:'none'}}},
{bridges:{to:'caller',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:{amount:[1],price:'none'}}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:{amount:[2],price:'none'}}}},
{bridges:{to:'caller',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:{amount:[2],price:'none'}}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:{amount:[3],price:'none'}}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:'ofNoWeight'}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:{amount:[3],price:'none'},without:[2]}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:'one',arrives:'all',gas:'none',without:[2]}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'none',network:'one',arrives:'all',gas:'none'}}},
{pays:{to:[2],marks:'none',minimum:'none',means:[]}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:{at:[0],among:new Set([101,110,111,183,184])},arrives:{amount:[3],least:[4]},gas:'none'}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:{at:[0,0],among:new Set([30101,30102,30106,30109,30110,30111,30112,30125,30145,30165,30181,30183,30184,30214])},arrives:{amount:[0,2],least:[0,3]},gas:'none'}}},
{bridges:{to:[0,2],marks:'none',burns:'none',means:[],straight:{token:'any',coins:'any',network:{at:[0,0],among:new Set([324,2741])},arrives:{amount:[0,1],least:[0,3]},gas:'none',without:[0,4]}}},
{swap:{sells:[0,0],amount:[0,4],buys:[0,1],least:[0,5],to:[0,2],exact:'in',kept:'factory',marks:'older',native:'value',change:'kept',path:'none',means:'sides'}},
{swap:{sells:[0,0],amount:[0,6],buys:[0,1],least:[0,5],to:[0,3],exact:'out',kept:'factory',stops:[0,7],marks:'older',native:'value',change:'kept',path:'none',means:'sides'}},
{swap:{sells:[0,0],amount:[0,5],buys:[0,1],least:[0,6],to:[0,3],exact:'in',kept:'factory',marks:'older',native:'value',change:'kept',path:'none',means:'sides'}},
{pays:{to:'byRole',marks:'none',minimum:{least:[0],token:'wrapped',to:[1]},means:[]}},
{means:[{as:'words',at:[3,2],counts:[2,3]}]},
{swap:{sells:[2,0,0],amount:[0],buys:[2,-1,1],least:[1],to:[3],exact:'in',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:'value',amount:'value',buys:[1,-1,1],least:[0],to:[2],exact:'in',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[2,0,0],amount:[0],buys:'native',least:[1],to:[3],exact:'in',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[2],amount:[0],buys:[3],least:[1],to:[5],exact:'in',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{pays:{to:[1],marks:'none',minimum:{least:[0],fee:{at:[2],of:10000n},token:'wrapped',to:[1]},means:[]}},
{pays:{to:[2],marks:'none',minimum:{least:[1],fee:{at:[3],of:10000n},token:[0],to:[2]},means:[]}},
{pays:{to:'caller',marks:'none',minimum:{least:[0],fee:{at:[1],of:10000n},token:'wrapped',to:'caller'},means:[]}},
{pays:{to:'caller',marks:'none',minimum:{least:[1],fee:{at:[2],of:10000n},token:[0],to:'caller'},means:[]}},
{handsIn:'many',means:[{as:'allowance',at:[1,0,'*',1],of:[1,0,'*',0]},{as:'deadline',at:[1,0,'*',2]},{as:'deadline',at:[1,2]}]},
{means:[{as:'amount',at:[0],of:'target'}]},
{means:[{as:'nested',at:[1,'*']},{as:'deadline',at:[2]}]},
{means:[{as:'nested',at:[0]},{as:'deadline',at:[1]}]},
{means:[{as:'amount',at:[1,'*',1],of:'native'},{as:'nested',at:[1,'*',2]}]},
{means:[{as:'amount',at:[1,'*'],of:'native'},{as:'nested',at:[3,'*']}]},
{means:[{as:'amount',at:[1],of:'native'},{as:'nested',at:[3]}]},
{pays:{to:[1],marks:'none',minimum:'none',means:[]}},
{pays:{to:['dst'],marks:'none',minimum:'none',means:[]}},
{pays:{to:['to'],marks:'none',minimum:'none',means:[]}},
{swap:{sells:[0],amount:[2],buys:[1],least:[3],to:[4],exact:'in',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[0],amount:[3],buys:[1],least:[2],to:[4],exact:'out',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{pays:{to:[4],marks:'none',minimum:'none',means:[]}},
{pays:{to:[3],marks:'none',minimum:'none',means:[]}},
{permits:'amount'},
{allows:{spender:[0,1],amount:[0,0,1],token:[0,0,0],until:[0,0,2],zero:'takesBack',means:[{as:'allowance',at:[0,0,1],of:[0,0,0]},{as:'deadline',at:[0,0,2]},{as:'deadline',at:[0,2]}]}},
{pays:{to:[3],marks:'zeroIsCaller',minimum:'none',means:[]}},
{pays:{to:[5],marks:'zeroIsCaller',minimum:'none',means:[]}},
{swap:{sells:[0],amount:[2],buys:[1],least:[3],to:[5],exact:'in',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[0],amount:[1],buys:'native',least:[2],to:[4],exact:'in',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:'value',amount:[1],buys:[0],least:[2],to:[4],exact:'in',kept:'measured',marks:'none',native:'never',change:'kept',path:'none',means:'sides'}},
{pays:{to:[5],marks:'none',minimum:'none',means:[{as:'amount',at:[2],of:[0]},{as:'amount',at:[3],of:[1]}]}},
{pays:{to:[4],marks:'none',minimum:'none',means:[{as:'amount',at:[1],of:[0]},{as:'amount',at:[2],of:'native'}]}},
{swap:{sells:[0,3,0],amount:[0,3,7],buys:[0,3,1],least:[0,3,8],to:[0,3,6],exact:'in',kept:{rateIf:[0,3,9]},marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[1,0],amount:[1,7],buys:[1,1],least:[1,8],to:[1,6],exact:'in',kept:{rateIf:[1,9]},marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[1,0],amount:[1,5],buys:[1,1],least:[1,6],to:[1,4],exact:'in',kept:{rateIf:[1,7]},marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[5,2],amount:[5,4],buys:[5,3],least:[4],to:[3],exact:'in',kept:'measured',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:{at:[1],there:[0,4]},coins:'any',network:{at:[0,3],among:new Set([1,10,137,8453,42161])},arrives:{amount:[2],least:[0,5]},gas:'none',without:[0,10],late:[0,8]}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:{at:[0,4],there:[1,2]},coins:'any',network:{at:[0,7],among:new Set([1,10,137,8453,42161])},arrives:{amount:[0,6],least:[1,3]},gas:'none',without:[1,9],late:[1,7]}}},
{bridges:{to:'byRole',marks:'none',burns:'none',means:[],straight:{token:{at:[0,4],there:[1,3],also:[1,2]},coins:'any',network:{at:[0,7],among:new Set([1,10,137,8453,42161])},arrives:{amount:[0,6],least:[1,4]},gas:'none',without:[1,10],late:[1,8]}}},
{means:[{as:'currency',at:[1,0,1],of:[1,0,0]},{as:'deadline',at:[1,2]}]},
{means:[{as:'currency',at:[2,0,1],of:[2,0,0]},{as:'deadline',at:[2,2]}]},
{means:[{as:'currency',at:[1],of:[0]},{as:'deadline',at:[2]}]},
{swap:{sells:[0,0],amount:[0,1],buys:[0,3],least:[0,5],to:[0,6],exact:'in',kept:'measured',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[1,0],amount:[1,4],buys:[1,1],least:[1,5],to:[1,3],exact:'in',kept:{rateIf:[1,7]},marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[0],amount:[1],buys:'unnamed',least:[2],to:'caller',exact:'in',kept:'believed',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[0],amount:[1],buys:'unnamed',least:[2],to:[4],exact:'in',kept:'believed',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[1,0],amount:[1,4],buys:[1,1],least:[1,5],to:[1,3],exact:'in',kept:{rateIf:[1,6]},marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[1],amount:[2],buys:'unnamed',least:[3],to:[0],exact:'in',kept:'believed',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{pays:{to:[0],marks:'zeroIsCaller',minimum:'none',means:[]}},
{pays:{to:[1],marks:'zeroIsCaller',minimum:'none',means:[]}},
{swap:{sells:'value',amount:'value',buys:'unnamed',least:[0],to:'caller',exact:'in',kept:'believed',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:'value',amount:'value',buys:'unnamed',least:[1],to:[0],exact:'in',kept:'believed',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{means:[{as:'nested',at:[0]},{as:'nested',at:[1]}]},
{swap:{sells:[0],amount:[1],buys:[2],least:[3],to:[4],exact:'in',kept:'measured',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[0],amount:[1],buys:[3],least:[4],to:[2],exact:'in',kept:'measured',marks:'none',native:'placeholder',change:'kept',path:'none',means:'sides'}},
{pays:{to:[6],marks:'none',minimum:'none',means:[{as:'amount',at:[2],of:[0]},{as:'amount',at:[3],of:[1]},{as:'amount',at:[4],of:[0]},{as:'amount',at:[5],of:[1]},{as:'deadline',at:[7]}]}},
{pays:{to:[4],marks:'none',minimum:'none',means:[{as:'amount',at:[1],of:[0]},{as:'amount',at:[2],of:[0]},{as:'amount',at:[3],of:'native'},{as:'deadline',at:[5]}]}},
{pays:{to:[5],marks:'none',minimum:'none',means:[{as:'amount',at:[3],of:[0]},{as:'amount',at:[4],of:[1]},{as:'deadline',at:[6]}]}},
{pays:{to:[4],marks:'none',minimum:'none',means:[{as:'amount',at:[2],of:[0]},{as:'amount',at:[3],of:'native'},{as:'deadline',at:[5]}]}},
{swap:{sells:'value',amount:'value',buys:[1,-1],least:[0],to:[2],exact:'out',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:[{as:'amount',at:[0],of:[1,-1]},{as:'token',at:[1,'*']},{as:'deadline',at:[3]}]}},
{swap:{sells:'value',amount:'value',buys:[1,-1],least:[0],to:[2],exact:'in',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:[{as:'amount',at:[0],of:[1,-1]},{as:'token',at:[1,'*']},{as:'deadline',at:[3]}]}},
{swap:{sells:[2,0],amount:[0],buys:'native',least:[1],to:[3],exact:'in',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:[{as:'amount',at:[0],of:[2,0]},{as:'amount',at:[1],of:'native'},{as:'token',at:[2,'*']},{as:'deadline',at:[4]}]}},
{swap:{sells:[2,0],amount:[0],buys:[2,-1],least:[1],to:[3],exact:'in',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:[{as:'amount',at:[0],of:[2,0]},{as:'amount',at:[1],of:[2,-1]},{as:'token',at:[2,'*']},{as:'deadline',at:[4]}]}},
{swap:{sells:[2,0],amount:[1],buys:'native',least:[0],to:[3],exact:'out',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:[{as:'amount',at:[0],of:'native'},{as:'amount',at:[1],of:[2,0]},{as:'token',at:[2,'*']},{as:'deadline',at:[4]}]}},
{swap:{sells:[2,0],amount:[1],buys:[2,-1],least:[0],to:[3],exact:'out',kept:'factory',marks:'none',native:'never',change:'back',path:'none',means:[{as:'amount',at:[0],of:[2,-1]},{as:'amount',at:[1],of:[2,0]},{as:'token',at:[2,'*']},{as:'deadline',at:[4]}]}},
{swap:{sells:[0,0],amount:[0,5],buys:[0,1],least:[0,6],to:[0,3],exact:'in',kept:'factory',marks:'older',native:'value',change:'kept',path:'none',means:[{as:'token',at:[0,0]},{as:'token',at:[0,1]},{as:'amount',at:[0,5],of:[0,0]},{as:'amount',at:[0,6],of:[0,1]},{as:'deadline',at:[0,4]}]}},
{swap:{sells:[0,0],amount:[0,6],buys:[0,1],least:[0,5],to:[0,3],exact:'out',kept:'factory',stops:[0,7],marks:'older',native:'value',change:'kept',path:'none',means:[{as:'token',at:[0,0]},{as:'token',at:[0,1]},{as:'amount',at:[0,6],of:[0,0]},{as:'amount',at:[0,5],of:[0,1]},{as:'deadline',at:[0,4]}]}},
{swap:{sells:[0,0,0],amount:[0,3],buys:[0,0,-1],least:[0,4],to:[0,1],exact:'in',kept:'factory',marks:'older',native:'value',change:'kept',path:[0,0],means:[{as:'token',at:[0,0,'*']},{as:'amount',at:[0,3],of:[0,0,0]},{as:'amount',at:[0,4],of:[0,0,-1]},{as:'deadline',at:[0,2]}]}},
{swap:{sells:[0,0,-1],amount:[0,4],buys:[0,0,0],least:[0,3],to:[0,1],exact:'out',kept:'factory',marks:'older',native:'value',change:'kept',path:[0,0],means:[{as:'token',at:[0,0,'*']},{as:'amount',at:[0,3],of:[0,0,0]},{as:'amount',at:[0,4],of:[0,0,-1]},{as:'deadline',at:[0,2]}]}},
{swap:{sells:[0,0],amount:[0,4],buys:[0,1],least:[0,5],to:[0,3],exact:'in',kept:'factory',marks:'newer',native:'value',change:'kept',path:'none',means:[{as:'token',at:[0,0]},{as:'token',at:[0,1]},{as:'amount',at:[0,4],of:[0,0]},{as:'amount',at:[0,5],of:[0,1]}]}},
{swap:{sells:[0,0],amount:[0,5],buys:[0,1],least:[0,4],to:[0,3],exact:'out',kept:'factory',stops:[0,6],marks:'newer',native:'value',change:'kept',path:'none',means:[{as:'token',at:[0,0]},{as:'token',at:[0,1]},{as:'amount',at:[0,5],of:[0,0]},{as:'amount',at:[0,4],of:[0,1]}]}},
{swap:{sells:[0,0,0],amount:[0,2],buys:[0,0,-1],least:[0,3],to:[0,1],exact:'in',kept:'factory',marks:'newer',native:'value',change:'kept',path:[0,0],means:[{as:'token',at:[0,0,'*']},{as:'amount',at:[0,2],of:[0,0,0]},{as:'amount',at:[0,3],of:[0,0,-1]}]}},
{swap:{sells:[0,0,-1],amount:[0,3],buys:[0,0,0],least:[0,2],to:[0,1],exact:'out',kept:'factory',marks:'newer',native:'value',change:'kept',path:[0,0],means:[{as:'token',at:[0,0,'*']},{as:'amount',at:[0,2],of:[0,0,0]},{as:'amount',at:[0,3],of:[0,0,-1]}]}},
{swap:{sells:[2,0],amount:[0],buys:[2,-1],least:[1],to:[3],exact:'in',kept:'factory',marks:'newer',native:'value',change:'kept',path:'none',means:[]}},
{swap:{sells:[2,0],amount:[1],buys:[2,-1],least:[0],to:[3],exact:'out',kept:'factory',marks:'newer',native:'value',change:'kept',path:'none',means:[]}},
{pays:{to:[1],marks:'none',minimum:{least:[0],token:'wrapped',to:[1]},means:[{as:'amount',at:[0],of:'native'}]}},
{pays:{to:'caller',marks:'none',minimum:{least:[0],token:'wrapped',to:'caller'},means:[{as:'amount',at:[0],of:'native'}]}},
{means:[{as:'amount',at:[0],of:'native'}]},
{refunds:'change'},
{pays:{to:[2],marks:'none',minimum:{least:[1],token:[0],to:[2]},means:[{as:'amount',at:[1],of:[0]}]}},
{pays:{to:'caller',marks:'none',minimum:{least:[1],token:[0],to:'caller'},means:[{as:'amount',at:[1],of:[0]}]}},
{means:[{as:'amount',at:[1],of:[0]}]},
{permits:'all'},
{pays:{to:[0,9],marks:'none',minimum:'none',means:[]}},
{pays:{to:[0,1],marks:'older',minimum:'none',means:[]}},
{swap:{sells:[1,0],amount:[1,2],buys:[1,1],least:[1,3],to:[1,6],exact:'in',kept:{feeIn:[2]},marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[1,0],amount:[1,2],buys:[1,1],least:[1,3],to:[1,6],exact:'out',kept:'measured',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[0,0],amount:[0,2],buys:[0,1],least:[0,3],to:[0,6],exact:'in',kept:{feeIn:[1]},marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[0,0],amount:[0,2],buys:[0,1],least:[0,3],to:[0,6],exact:'out',kept:'measured',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[0,2],amount:[0,4],buys:[0,3],least:[0,5],to:[0,8],exact:'in',kept:{feeIn:[1]},marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{swap:{sells:[0,4],amount:[0,6],buys:[0,5],least:[0,7],to:[0,10],exact:'in',kept:{feeIn:[1]},marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{pays:{to:[0,4],marks:'zeroIsCaller',minimum:'none',means:[{as:'packed',at:[0,4]}]}},
{swap:{sells:[0,0],amount:[2],buys:[0,-1],least:[3],to:[4],exact:'in',kept:'believed',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:'value',amount:'value',buys:[0,-1],least:[2],to:[3],exact:'in',kept:'believed',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[0,0],amount:[2],buys:'native',least:[3],to:[4],exact:'in',kept:'believed',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[0],amount:[2],buys:[1],least:[3],to:'caller',exact:'in',kept:'measured',marks:'zeroIsCaller',native:'placeholder',path:'none',change:'back',means:'sides'}},
{pays:{to:[0,0],marks:'zeroIsCaller',minimum:'none',means:[{as:'currency',at:[0,2],of:[0,1]},{as:'nested',at:[1,'*']}]}},
{allows:{spender:[0],amount:[2],token:[1],until:'thisCall',zero:'nothing',means:[{as:'currency',at:[2],of:[1]},{as:'nested',at:[4]}]}},
{swap:{sells:[0,0],amount:[1],buys:[0,-1],least:[2],to:'caller',exact:'in',kept:'factory',marks:'none',native:'placeholder',change:'kept',path:'none',means:'sides'}},
{swap:{sells:[0,0],amount:[1],buys:[0,-1],least:[2],to:[3],exact:'in',kept:'factory',marks:'zeroIsCaller',native:'never',change:'back',path:[0],means:'sides'}},
{swap:{sells:'value',amount:'value',buys:[0,-1],least:[1],to:[2],exact:'in',kept:'factory',marks:'zeroIsCaller',native:'never',change:'back',path:[0],means:'sides'}},
{swap:{sells:[0,0],amount:[1],buys:'native',least:[2],to:[3],exact:'in',kept:'factory',marks:'zeroIsCaller',native:'never',change:'back',path:[0],means:'sides'}},
{swap:{sells:'value',amount:'value',buys:[0],least:[2],to:'caller',exact:'in',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[0],amount:[2],buys:'native',least:[3],to:'caller',exact:'in',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[0],amount:[3],buys:[1],least:[4],to:'caller',exact:'in',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:'value',amount:'value',buys:[0,-1],least:[2],to:'caller',exact:'in',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[0,0],amount:[2],buys:'native',least:[3],to:'caller',exact:'in',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{swap:{sells:[0,0],amount:[2],buys:[0,-1],least:[3],to:'caller',exact:'in',kept:'measured',marks:'none',native:'never',change:'back',path:'none',means:'sides'}},
{moves:{each:'one',from:'caller',to:[0],amount:[1],token:'called',means:[{as:'amount',at:[1],of:'target'}]}},
{allows:{spender:[0],amount:[1],token:'called',until:'open',zero:'mayBeItem',nobody:'takesBack',means:[{as:'itemOrAllowance',at:[1],of:'target'}]}},
{moves:{each:'one',from:[0],to:[1],amount:[2],token:'called',means:[{as:'itemOrAmount',at:[2],of:'target'}]}},
{allows:{spender:[0],amount:[1],token:'called',until:'open',zero:'adds',means:[{as:'allowance',at:[1],of:'target'}]}},
{means:[{as:'amount',at:[1],of:'target'}]},
{allows:{spender:[0],amount:[1],token:'called',until:'open',zero:'takesBack',means:[{as:'allowance',at:[1],of:'target'}]}},
{moves:{each:'one',from:[0],to:[1],amount:[2],token:'called',as:'item',means:[{as:'item',at:[2],of:'target'}]}},
{moves:{each:'one',from:[0],to:[1],amount:[2],token:'called',as:'item',count:[3],means:[{as:'item',at:[2],of:'target'}]}},
{moves:{each:'one',from:[0],to:[1],amount:[2,0],token:'called',as:'items',means:[]}},
{allows:{spender:[0],amount:[2],token:'called',until:'open',zero:'takesBack',means:[]}},
{moves:{each:'one',from:'caller',to:[0],amount:[1],token:'called',as:'item',count:[2],means:[]}},
{moves:{each:'one',from:[0],to:[1],amount:[2],token:'called',as:'item',count:[3],means:[]}},
{moves:{each:'one',from:[0],to:[1],amount:[2],token:'called',means:[{as:'amount',at:[2],of:'target'}]}},
{moves:{each:[0],from:'caller',to:[0,'*'],amount:[1,'*'],token:'native',means:[]}},
{moves:{each:[1],from:'caller',to:[1,'*'],amount:[2,'*'],token:[0],means:[]}},
{moves:{each:'one',from:'caller',to:[1],amount:[2],token:[0],means:[]}},
{allows:{spender:[1],amount:[2],token:[0],until:[3],zero:'mayBeItem',means:[{as:'allowance',at:[2],of:[0]},{as:'deadline',at:[3]}]}},
{handsIn:'one',means:[{as:'allowance',at:[1,0,1],of:[1,0,0]},{as:'deadline',at:[1,0,2]},{as:'deadline',at:[1,2]}]},
{moves:{each:'one',from:[0],to:[1],amount:[2],token:[3],means:[{as:'amount',at:[2],of:[3]}]}},
{moves:{each:[0],from:[0,'*',0],to:[0,'*',1],amount:[0,'*',2],token:[0,'*',3],means:[{as:'amount',at:[0,'*',2],of:[0,'*',3]}]}},
{means:[{as:'token',at:[0,'*',0]}]},
{moves:{each:'one',from:[2],to:[1,0],amount:[1,1],token:[0,0,0],means:[{as:'amount',at:[0,0,1],of:[0,0,0]},{as:'amount',at:[1,1],of:[0,0,0]},{as:'deadline',at:[0,2]}]}},
{moves:{each:[1],from:[2],to:[1,'*',0],amount:[1,'*',1],token:[0,0,'*',0],means:[{as:'amount',at:[0,0,'*',1],of:[0,0,'*',0]},{as:'amount',at:[1,'*',1],of:[0,0,'*',0]},{as:'deadline',at:[0,2]}]}},
{allows:{spender:[1],amount:[2],token:'called',until:[3],zero:'takesBack',of:[0],means:[{as:'allowance',at:[2],of:'target'},{as:'deadline',at:[3]}]}},
{operates:{who:[1],given:[4],of:[0],end:[3]},means:[{as:'deadline',at:[3]}]},
{moves:{each:'one',from:[0],to:[1],amount:[2],token:'called',means:[{as:'amount',at:[2],of:'target'},{as:'deadline',at:[3]},{as:'deadline',at:[4]}]}},
{pays:{to:[0],marks:'none',minimum:'none',means:[]}},
{means:[{as:'wrapped',at:[0],of:'target'}]},
];

export const tables: readonly Readonly<{ source: string; at?: RegExp; rows: string }>[] = [
  { source: 'Smart accounts', rows: `execute(Na target,u value,Nb data)0.0
execute_ncC(Na target,u value,Nb data)0.0
executeBatch(Na[] targets,Nb[] datas)0.1
executeBatch(Na[] targets,u[] values,Nb[] datas)0.2
executeBatch_y6U(Na[] targets,u[] values,Nb[] datas)0.2
executeBatch(N{35}[] calls)0.3
execute(Na target,u value,Nb data,e operation)0.4
executeDelegateCall(Na target,Nb data)0.5
executeWithoutChainIdValidation(Nb[] calls)1.6
executeUserOp(Na to,u value,Nb data,e operation)0.4
executeUserOpWithErrorString(Na to,u value,Nb data,e operation)0.4
execute(Na target,Nb data)0.5
execute(N{35}[] calls)0.3
execute((Na target,u value,Nb data) call)0.7
addOwnerAddress(Ga owner)2
addOwnerPublicKey(Gw x,Gw y)2
removeOwnerAtIndex(u index,Lb owner)3
removeLastOwner(u index,Lb owner)3` },
  { source: 'Multicall', rows: `multicall(Nb[] data)4.6
multicall(u deadline,Nb[] data)4.8
multicall(Pw previousBlockhash,Nb[] data)4.1
aggregate({27}[] calls)4.9
tryAggregate(f requireSuccess,{27}[] calls)4.a
blockAndAggregate({27}[] calls)4.9
tryBlockAndAggregate(f requireSuccess,{27}[] calls)4.a
aggregate3((Na target,f allowFailure,Nb callData)[] calls)4.b
aggregate3Value((Na target,f allowFailure,u value,Nb callData)[] calls)4.c` },
  { source: 'Aave, Maker, Balancer, Morpho, GMX', rows: `approveDelegation(Ga delegatee,u amount)5.d
hope(Ga operator)6.e
nope(La operator)7.f
setRelayerApproval(Ea sender,Ga relayer,f approved)6.g
setAuthorization(Ga authorized,f newIsAuthorized)5.h
approvePlugin(Ga plugin)6.e` },
  { source: 'ERC-7710', rows: `redeemDelegations(Ob[] permissionContexts,Ow[] modes,Nb[] executionCallDatas)4.i
disableDelegation((La delegate,La delegator,Pw authority,(La enforcer,Ob terms,Ob args)[] caveats,u salt,Ob signature) delegation)7
enableDelegation((Ga delegate,Ea delegator,Sw authority,(Ma enforcer,Ob terms,Ob args)[] caveats,u salt,Ob signature) delegation)8` },
  { source: 'Instadapp', rows: `cast(Ps[] targetNames,Nb[] datas,Ia origin)4
build(Ea owner,u accountVersion,Ia origin)9
buildWithCast(Ea owner,u accountVersion,Ma[] targets,Nb[] datas,Ia origin)9
add(Ga authority)a
remove(La authority)b` },
  { source: 'DeFi Saver', rows: `executeRecipe((Ps name,Nb[] callData,Ow[] subData,Pbytes4[] actionIds,#se[][] paramMapping) recipe)4` },
  { source: 'ENS', rows: `commit(Ow commitment)c
register(Ps name,Ea owner,u duration,Ow secret,Ma resolver,Nb[] data,f reverseRecord,h ownerControlledFuses)d
register((Ps label,Ea owner,u duration,Ow secret,Ma resolver,Nb[] data,e reverseRecord,Iw referrer) registration)d
register(Ps name,Ea owner,u duration,Ow secret)d
registerWithConfig(Ps name,Ea owner,u duration,Ow secret,Ma resolver,Da addr)d
renew(Xs name,u duration)e
renew(Xs label,u duration,Iw referrer)e
renewAll(Xs[] names,u duration)e
setOwner(Pw node,Ga owner)f
setSubnodeOwner(Pw node,Pw label,Ga owner)g
setRecord(Pw node,Ga owner,Ma resolver,q ttl)h
setSubnodeRecord(Pw node,Pw label,Ga owner,Ma resolver,q ttl)g
setResolver(Pw node,Ma resolver)i
setTTL(Pw node,q ttl)j
reclaim(u id,Ga owner)h
setAddr(Pw node,Da a)k
setAddr(Pw node,u coinType,Qb a)i
setText(Pw node,Ps key,Vs value)l
setContenthash(Pw node,Vb hash)l
setName(Pw node,Ps newName)l
setABI(Pw node,u contentType,Vb data)l
setPubkey(Pw node,Vw x,Vw y)l
setInterface(Pw node,Pbytes4 interfaceID,Ma implementer)i
setDNSRecords(Pw node,Vb data)l
setZonehash(Pw node,Vb hash)l
clearRecords(Pw node)i
approve(Pw node,Ga delegate,f approved)a
multicallWithNodeCheck(Pw nodehash,Nb[] data)4
setName(Ps name)l
claimForAddr(Ea addr,Ga owner,Ma resolver)i
claimWithResolver(Ga owner,Ma resolver)i
setNameForAddr(Ea addr,Ga owner,Ma resolver,Ps name)i
wrap(Pb name,Ea wrappedOwner,Ma resolver)i
wrapETH2LD(Ps label,Ea wrappedOwner,h ownerControlledFuses,Ma resolver)i
unwrap(Pw parentNode,Pw labelhash,Ga controller)i
unwrapETH2LD(Pw labelhash,Da registrant,Ga controller)i
setFuses(Pw node,h ownerControlledFuses)i
setChildFuses(Pw parentNode,Pw labelhash,t fuses,q expiry)i
extendExpiry(Pw parentNode,Pw labelhash,q expiry)m
setSubnodeOwner(Pw parentNode,Ps label,Ga owner,t fuses,q expiry)i
setSubnodeRecord(Pw parentNode,Ps label,Ga owner,Ma resolver,q ttl,t fuses,q expiry)i
upgrade(Pb name,Ob extraData)i
proveAndClaim(Pb name,{6}[] input)d
proveAndClaimWithResolver(Pb name,{6}[] input,Ma resolver,Da addr)d
enableNode(Pb domain)l
register({111} request)d
discountedRegister({111} request,Pw discountKey,Ob validationData)d
claimTokens(u amount,Ha delegate,Ow[] merkleProof)n` },
  { source: 'ERC-4337', rows: `handleOps({190}[] ops,Da beneficiary)o.j
handleAggregatedOps(({190}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)o.k
handleOps({168}[] ops,Da beneficiary)o.j
handleAggregatedOps(({168}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)o.k
executeUserOp({168} userOp,Pw userOpHash)p
incrementNonce(uint192 key)q` },
  { source: 'Farcaster', rows: `register(Ga recovery)d
register(Ga recovery,u extraStorage)d
registerFor(Ea to,Ga recovery,u deadline,Ob sig)d
registerFor(Ea to,Ga recovery,u deadline,Ob sig,u extraStorage)d
register((Ea to,Ga recovery,u deadline,Ob sig) registerParams,(t keyType,Gb key,e metadataType,Ob metadata,u deadline,Ob sig)[] signerParams,u extraStorage)d
transfer(Da to,u deadline,Ob sig)r
transferAndChangeRecovery(Da to,Ga recovery,u deadline,Ob sig)a
transferFor(Fa from,Da to,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)r
transferAndChangeRecoveryFor(Fa from,Da to,Ga recovery,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)a
changeRecoveryAddress(Ga recovery)a
changeRecoveryAddressFor(Ea owner,Ga recovery,u deadline,Ob sig)a
recover(Fa from,Da to,u deadline,Ob sig)r
recoverFor(Fa from,Da to,u recoveryDeadline,Ob recoverySig,u toDeadline,Ob toSig)r
add(t keyType,Gb key,e metadataType,Ob metadata)a
addFor(Ea fidOwner,t keyType,Gb key,e metadataType,Ob metadata,u deadline,Ob sig)a
remove(Pb key)s
removeFor(Ea fidOwner,Pb key,u deadline,Ob sig)b
batchRent(Tu[] fids,u[] units)t
purchaseTier(Tu fid,u tier,u forDays)u
batchPurchaseTier(u tier,Tu[] fids,u[] forDays)u` },
  { source: 'Farcaster storage', at: /^Farcaster storage registry$/, rows: `rent(Tu fid,u units)t` },
  { source: 'ERC-2771', rows: `execute((La from,Na to,u value,u gas,u nonce,Nb data) request,Ob signature)v.l
execute({110} request)v.m
executeBatch({110}[] requests,Da refundReceiver)v.n` },
  { source: 'Identity registries', rows: `addSubmission(Vs evidence,Ps name)l
reapplySubmission(Vs evidence,Ps name)l
addVouch(Ha submissionID)w
removeVouch(La submissionID)l
fundSubmission(Ca submissionID)x..v=n
changeStateToPending(La submissionID,La[] vouches,Ob[] signatures,u[] expirationTimestamps)l
executeRequest(La submissionID)y
withdrawFeesAndRewards(Da beneficiary,La submissionID,u requestID,u challengeID,u round)z
withdrawSubmission()10
setOwner(Da to,u tokenId)11
set(Ps key,Vs value,u tokenId)l
setMany(Ps[] keys,Vs[] values,u tokenId)l
reconfigure(Ps[] keys,Vs[] values,u tokenId)l
setReverse(Ps[] labels)12
removeReverse()l
buy(Ea owner,Ps[] labels,Ps[] keys,Vs[] values,q expiry,u price,Ob signature)13
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals,q configNumber,f switchToGivenConfig)a
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals)a
follow(u followerProfileId,u[] idsOfProfilesToFollow,u[] followTokenIds,Ob[] datas)l
unfollow(u unfollowerProfileId,u[] idsOfProfilesToUnfollow)l
setBlockStatus(u byProfileId,u[] idsOfProfilesToSetBlockStatus,f[] blockStatus)l
setProfileMetadataURI(u profileId,Vs metadataURI)l
setFollowModule(u profileId,Ma followModule,Ob followModuleInitData)a` },
  { source: 'ERC-7579', rows: `execute(Ow mode,Nb executionCalldata)0.5
executeFromExecutor(Ow mode,Nb executionCalldata)0.5
installModule(u moduleTypeId,Ga module,Gb initData)14
uninstallModule(u moduleTypeId,La module,Nb deInitData)15
installValidation(Gbytes25 validationConfig,Pbytes4[] selectors,Gb installData,Gb[] hooks)16
uninstallValidation(Lbytes24 validationFunction,Nb uninstallData,Nb[] hookUninstallData)15
installExecution(Ga module,{201} manifest,Gb installData)17
uninstallExecution(La module,{201} manifest,Nb uninstallData)15
installPlugin(Ga plugin,Sw manifestHash,Gb installData,Gbytes21[] dependencies)17
uninstallPlugin(La plugin,Nb config,Nb uninstallData)15
enableSessions(G(a sessionValidator,b initData,w salt,{18}[] userOpPolicies,(s[] allowedContent,{18}[] signaturePolicies) contentPolicies,{95}[] actions,f permitPaymaster)[] sessions)18
enableSessions(G(a sessionValidator,b initData,w salt,{18}[] userOpPolicies,((w domainSeparator,s[] contentNames)[] allowedContent,{18}[] signaturePolicies) contentPolicies,{95}[] actions,f permitPaymaster)[] sessions)18` },
  { source: 'Safe', rows: `execTransaction(Na to,u value,Nb data,e operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,Da refundReceiver,Ob signatures)19.4
execTransactionFromModule(Na to,u value,Nb data,e operation)1a.4
execTransactionFromModuleReturnData(Na to,u value,Nb data,e operation)1a.4
approveHash(Sw hashToApprove)1b
setup(Ga[] owners,u threshold,Na to,Nb data,Ga fallbackHandler,Aa paymentToken,u payment,Da paymentReceiver)1c.o
addOwnerWithThreshold(Ga owner,u threshold)1d
removeOwner(La previousOwner,La owner,u threshold)1e
swapOwner(La previousOwner,La oldOwner,Ga newOwner)1f
changeThreshold(u threshold)1g
enableModule(Ga module)1h
disableModule(La previousModule,La module)1i
setGuard(Ga guard)1j
setModuleGuard(Ga moduleGuard)1k
setFallbackHandler(Ga handler)1l
changeMasterCopy(Ma masterCopy)1m
multiSend(Nb transactions)1n.p
signMessage(Sb data)1o
createProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)1p.5
createChainSpecificProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)1p.5
createProxyWithCallback(Ma singleton,Nb initializer,u saltNonce,Ma callback)1p.5
setupToL2(Ma l2Singleton)1q
migrateSingleton()1r
migrateWithFallbackHandler()1s
migrateL2Singleton()1r
migrateL2WithFallbackHandler()1s` },
  { source: 'Safe staking', at: /^Safe staking$/, rows: `stake(Pa validator,u amount)1t
initiateWithdrawal(Pa validator,u amount)1u
claimWithdrawal()10` },
  { source: 'Safe modules', rows: `executeAllowanceTransfer(Fa safe,Aa token,Ca to,k amount,Aa paymentToken,k payment,Ga delegate,Ob signature)x.q.3=1
addDelegate(Ga delegate)a
removeDelegate(La delegate,f removeAllowances)1v
setAllowance(Ga delegate,Aa token,k allowanceAmount,h resetTimeMin,t resetBaseMin)1w.r
resetAllowance(Ga delegate,Aa token)1w
deleteAllowance(La delegate,Aa token)7
createProxy(Ma singleton,Nb initializer)1p.5
enableModules(Ga[] modules)1x` },
  { source: 'Zodiac', rows: `execTransactionWithRole(Na to,u value,Nb data,e operation,Pw roleKey,f shouldRevert)0.4
execTransactionWithRole(Na to,u value,Nb data,e operation,h role,f shouldRevert)0.4
execTransactionWithRoleReturnData(Na to,u value,Nb data,e operation,Pw roleKey,f shouldRevert)0.4
execTransactionWithRoleReturnData(Na to,u value,Nb data,e operation,h role,f shouldRevert)0.4
executeNextTx(Na to,u value,Nb data,e operation)0.4
assignRoles(Ga module,Pw[] roleKeys,f[] memberOf)1y
assignRoles(Ga module,h[] roles,f[] memberOf)1y
setDefaultRole(Ga module,Pw roleKey)1y
setDefaultRole(Ga module,h role)1y
allowTarget(Pw roleKey,Ma targetAddress,e options)18
revokeTarget(Pw roleKey,La targetAddress)1z
scopeTarget(Pw roleKey,Ma targetAddress)18
allowFunction(Pw roleKey,Ma targetAddress,Pbytes4 selector,e options)18
revokeFunction(Pw roleKey,La targetAddress,Pbytes4 selector)1z
setAvatar(Ga avatar)18
setTxCooldown(u cooldown)18
setTxExpiration(u expiration)18` },
  { source: 'Across', rows: `deposit(Da recipient,A-a originToken,u amount,u destinationChainId,#iint64 relayerFeePct,t quoteTimestamp,Nb message,#qu maxCount)20.s.2=1
deposit(Ma spokePool,Da recipient,A-a originToken,u amount,u destinationChainId,#iint64 relayerFeePct,t quoteTimestamp,Nb message,#qu maxCount)20.t.3=2
depositV3(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityParameter,Nb message)20.u.4=2
depositV3Now(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,t fillDeadlineOffset,t exclusivityPeriod,Nb message)20..4=2
depositExclusive(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityPeriod,Nb message)20..4=2
deposit(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityParameter,Nb message)20.v.4=2
depositNow(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,t fillDeadlineOffset,t exclusivityParameter,Nb message)20..4=2
unsafeDeposit(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,u depositNonce,t quoteTimestamp,t fillDeadline,t exclusivityParameter,Nb message)20..4=2
speedUpV3Deposit(La depositor,t depositId,u updatedOutputAmount,Da updatedRecipient,Nb updatedMessage,Ob depositorSignature)21
deposit(Ma spokePool,Da recipient,A-a inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityDeadline,Nb message)20..3=2
deposit(Da recipient,A-a inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityParameter,Nb message)20..2=1
swapAndBridge(A-a swapToken,Aa acrossInputToken,Ob routerCalldata,u swapTokenAmount,u minExpectedInputTokenAmount,(Pa outputToken,u outputAmount,Ea depositor,Da recipient,u destinationChainid,Ka exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityParameter,Nb message) depositData)22..3=0
open((t fillDeadline,Pw orderDataType,Nb orderData) order)20
openFor((Ma originSettler,Ea user,u nonce,u originChainId,t openDeadline,t fillDeadline,Pw orderDataType,Nb orderData) order,Ob signature,Ob originFillerData)20` },
  { source: 'Across liquidity', rows: `removeLiquidity(A!a l1Token,u lpTokenAmount,f sendEth)23..1=p&>o=0` },
  { source: 'Across staking', at: /^Across staking$/, rows: `stake(A!a stakedToken,u amount)1t..1=0
unstake(A!a stakedToken,u amount)24..1=0
withdrawReward(A!a stakedToken)z
exit(A!a stakedToken)24` },
  { source: 'Arbitrum', rows: `depositEth()20.w
createRetryableTicket(Da to,u l2CallValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)25
createRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,u tokenTotalFeeAmount,Nb data)25
unsafeCreateRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)25
outboundTransfer(A-a _token,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)20.x.2=0
outboundTransferCustomRefund(A-a _token,Da _refundTo,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)20.y.3=0
outboundTransfer(A-a _l1Token,Da _to,u _amount,Ob _data)20.z.2=0
withdrawEth(Da destination)20.z
sendTxToL1(Da destination,Nb data)25
executeTransaction(Ow[] proof,u index,La l2Sender,La to,u l2Block,u l1Block,u l2Timestamp,u value,Nb data)26..7=n?value:>1
executeTransaction(#ou batchNum,Ow[] proof,u index,La l2Sender,La destAddr,u l2Block,u l1Block,u l2Timestamp,u amount,Nb calldataForL1)26..8=n?amount:>1
finalizeInboundTransfer(A%a _token,La _from,Da _to,u _amount,Ob _data)27..3=0
redeem(Pw ticketId)28
cancel(Pw id)29
depositERC20(u amount)20` },
  { source: 'Arbitrum token distributor', at: /^Arbitrum token distributor$/, rows: `claim()n` },
  { source: 'LayerZero, CCTP', rows: `send({123} sendParam,{38} fee,Da refundAddress)22.10
depositForBurn(u amount,t destinationDomain,Qw mintRecipient,A!a burnToken)20.11.0=3
depositForBurnWithCaller(u amount,t destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller)20.11.0=3
depositForBurn(u amount,t destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller,u maxFee,t minFinalityThreshold)22.12.0=3
depositForBurnWithHook(u amount,t destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller,u maxFee,t minFinalityThreshold,Ob hookData)22.13.0=3
receiveMessage(Ob message,Ob attestation)26` },
  { source: 'CCTP extension', at: /^CCTP extension$/, rows: `batchDepositForBurnWithAuth(O(u amount,u authValidAfter,u authValidBefore,w authNonce,e v,w r,w s) receiveWithAuthorizationData,(u amount,t destinationDomain,Qw mintRecipient,Kw destinationCaller,u maxFee,t minFinalityThreshold,Qb hookData) depositForBurnData)22` },
  { source: 'Gnosis bridges', rows: `executeSignatures(Ob message,Ob signatures)26
safeExecuteSignatures(Ob data,Ob signatures)26
safeExecuteSignaturesWithAutoGasLimit(Ob data,Ob signatures)26` },
  { source: 'Hop, Synapse', rows: `sendToL2(u chainId,Da recipient,u amount,u amountOutMin,u deadline,Ja relayer,u relayerFee)2a.t
swapAndSend(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline)2a.14
send(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline)2a
send(u chainId,Da recipient,u amount,u bonderFee)2a
withdraw(Da recipient,u amount,Pw transferNonce,u bonderFee,u amountOutMin,u deadline,Ow rootHash,u transferRootTotalAmount,u transferIdTreeIndex,Ow[] siblings,u totalLeaves)2b
deposit(Da to,u chainId,A-a token,u amount)20..3=2
depositAndSwap(Da to,u chainId,A-a token,u amount,e tokenIndexFrom,e tokenIndexTo,u minDy,u deadline)2a..3=2
redeem(Da to,u chainId,A-a token,u amount)20..3=2
redeemAndSwap(Da to,u chainId,A-a token,u amount,e tokenIndexFrom,e tokenIndexTo,u minDy,u deadline)2a..3=2
redeemAndRemove(Da to,u chainId,A-a token,u amount,e swapTokenIndex,u swapMinAmount,u swapDeadline)2a..3=2
redeemV2(Qw to,u chainId,A-a token,u amount)20..3=2
bridge(Da recipient,u chainId,A-a token,u amount,{113} originQuery,{113} destQuery)22..3=2
swap(Da to,A-a token,u amount,(Ma swapAdapter,Aa tokenOut,u minAmountOut,u deadline,Ob rawParams) query)2c..2=1
bridge((t dstChainId,Ea sender,Da to,A-a originToken,Aa destToken,u originAmount,u destAmount,f sendChainGas,u deadline) params)20..0.5=0.3
swap(e tokenIndexFrom,e tokenIndexTo,u dx,u minDy,u deadline)2c
addLiquidity(u[] amounts,u minToMint,u deadline)2d
removeLiquidity(u amount,u[] minAmounts,u deadline)2e
removeLiquidityOneToken(u tokenAmount,e tokenIndex,u minAmount,u deadline)2e
removeLiquidityImbalance(u[] amounts,u maxBurnAmount,u deadline)2e` },
  { source: 'deBridge, Celer, Relay, Layerswap', rows: `createOrder({202} _orderCreation,Jb _affiliateFee,t _referralCode,Ob _permitEnvelope)20..0.1=0.0
createSaltedOrder({202} _orderCreation,q _salt,Jb _affiliateFee,t _referralCode,Ob _permitEnvelope,Ob _payload)20..0.1=0.0
sendEvmOrderCancel((q makerOrderNonce,Lb makerSrc,u giveChainId,Pb giveTokenAddress,u giveAmount,u takeChainId,Pb takeTokenAddress,u takeAmount,Lb receiverDst,Lb givePatchAuthoritySrc,Lb orderAuthorityAddressDst,Lb allowedTakerDst,Lb allowedCancelBeneficiarySrc,Ob externalCall) _order,Da _cancelBeneficiary,u _executionFee)21
send(A-a _tokenAddress,u _amount,u _chainIdTo,Qb _receiver,Ob _permit,f _useAssetFee,t _referralCode,Nb _autoParams)20..1=0
claim(Pw _debridgeId,u _amount,u _chainIdFrom,Da _receiver,u _nonce,Ob _signatures,Ob _autoParams)n
strictlySwapAndCall(A-a _srcTokenIn,u _srcAmountIn,Ob _srcTokenInPermitEnvelope,Ma _srcSwapRouter,Nb _srcSwapCalldata,Aa _srcTokenOut,u _srcTokenExpectedAmountOut,Da _srcTokenRefundRecipient,Na _receiver,Nb _receiverCalldata)20..1=0
send(Da _receiver,A-a _token,u _amount,q _dstChainId,q _nonce,t _maxSlippage)2a..2=1
sendNative(Da _receiver,u _amount,q _dstChainId,q _nonce,t _maxSlippage)2a..1=n
addLiquidity(A-a _token,u _amount)2f..1=0
withdraw(Ob _wdmsg,Ob[] _sigs,La[] _signers,u[] _powers)10
depositNative(Ea depositor,Sw id)20
depositErc20(Ea depositor,A-a token,u amount,Sw id)20..2=1
depositErc20(Ea depositor,A-a token,Sw id)20
depositNative(Sw id,Da receiver)20
depositERC20(Sw id,A-a token,Da receiver,u amount)20..3=1
depositWithExpiry(Da vault,A-a asset,u amount,Qs memo,u expiration)20..2=1` },
  { source: 'Socket', rows: `bridgeNativeTo(u amount,u toChainId,Ow metadata,Da receiver,t quoteTimestamp,#iint64 relayerFeePct)20..0=n
bridgeERC20To(u amount,Ow metadata,Da receiverAddress,A-a token,u toChainId,t destinationDomain,#iu feeAmount)20..0=3
bridgeERC20To(u amount,(Da[] senderReceiverAddresses,A-a[] inputOutputTokens,u[] outputAmountToChainIdArray,t[] quoteAndDeadlineTimeStamps,#iu bridgeFee,Ow metadata) acrossBridgeData)20..0=1.1.0
swapAndBridge(t swapId,Nb swapData,(Da receiverAddress,Ma hopAMM,u toChainId,#iu bonderFee,u amountOutMin,u deadline,u amountOutMinDestination,u deadlineDestination,Ow metadata) hopData)2a
performActionWithIn(A-a fromToken,Aa toToken,u amount,Ow metadata,Ob swapExtraData)2g..2=0&>o=1` },
  { source: 'Wormhole, Axelar, CCIP, Connext', rows: `transferTokens(A-a token,u amount,h recipientChain,Qw recipient,u arbiterFee,t nonce)20..1=0
transferTokensWithPayload(A-a token,u amount,h recipientChain,Qw recipient,t nonce,Nb payload)20..1=0
wrapAndTransferETH(h recipientChain,Qw recipient,u arbiterFee,t nonce)20
wrapAndTransferETHWithPayload(h recipientChain,Qw recipient,t nonce,Nb payload)20
completeTransfer(Ob encodedVm)26
completeTransferAndUnwrapETH(Ob encodedVm)26
completeTransferWithPayload(Ob encodedVm)26
transferTokensWithRelay(A-a token,u amount,u toNativeTokenAmount,h targetChain,Qw targetRecipient,t batchId)20..1=0
wrapAndTransferEthWithRelay(u toNativeTokenAmount,h targetChain,Qw targetRecipient,t batchId)20..v=n
attestToken(Aa tokenAddress,t nonce)2h
transfer(u amount,h recipientChain,Qw recipient)20
transfer(u amount,h recipientChain,Qw recipient,Qw refundAddress,f shouldQueue,Ob transceiverInstructions)20
sendToken(Ps destinationChain,Qs destinationAddress,Ps symbol,u amount)20
callContract(Ps destinationChain,Qs contractAddress,Nb payload)25
callContractWithToken(Ps destinationChain,Qs contractAddress,Nb payload,Ps symbol,u amount)20
interchainTransfer(Ps destinationChain,Qb recipient,u amount,Nb metadata)20
interchainTransferFrom(Fa sender,Ps destinationChain,Qb recipient,u amount,Nb metadata)20
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount,Nb metadata,u gasValue)20
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount)20
payNativeGasForContractCall(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Da refundAddress)2i
payNativeGasForContractCallWithToken(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Ps symbol,u amount,Da refundAddress)2i
addNativeGas(Xw txHash,u logIndex,Da refundAddress)2i
ccipSend(q destinationChainSelector,(Qb receiver,Nb data,(A-a token,u amount)[] tokenAmounts,A!a feeToken,Nb extraArgs) message)20..1.2.0.1=1.2.0.0
xcall(t _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)2a..4=2
xcall(t _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)2a..4=2
xcallIntoLocal(t _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)2a..4=2
xcallIntoLocal(t _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)2a..4=2
bumpTransfer(Xw _transferId)28
forceUpdateSlippage((t originDomain,t destinationDomain,t canonicalDomain,La to,La delegate,f receiveLocal,Ob callData,u slippage,La originSender,u bridgedAmt,u normalizedIn,u nonce,Pw canonicalId) _params,u _slippage)2j` },
  { source: 'OP Stack', rows: `bridgeETH(t _minGasLimit,Ob _extraData)20.15
bridgeETHTo(Da _to,t _minGasLimit,Ob _extraData)20.16
bridgeERC20(A-a _localToken,Pa _remoteToken,u _amount,t _minGasLimit,Ob _extraData)20.17.2=0
bridgeERC20To(A-a _localToken,Pa _remoteToken,Da _to,u _amount,t _minGasLimit,Ob _extraData)20.18.3=0
depositETH(t _l2Gas,Ob _data)20.15
depositETHTo(Da _to,t _l2Gas,Ob _data)20.16
depositERC20(A-a _l1Token,Pa _l2Token,u _amount,t _l2Gas,Ob _data)20.17.2=0
depositERC20To(A-a _l1Token,Pa _l2Token,Da _to,u _amount,t _l2Gas,Ob _data)20.18.3=0
withdraw(A-a _l2Token,u _amount,t _l1Gas,Ob _data)20.15.1=0
withdrawTo(A-a _l2Token,Da _to,u _amount,t _minGasLimit,Ob _extraData)20.19.2=0
bridgeERC721(A-a _localToken,Pa _remoteToken,u _tokenId,t _minGasLimit,Ob _extraData)20..!
bridgeERC721To(A-a _localToken,Pa _remoteToken,Da _to,u _tokenId,t _minGasLimit,Ob _extraData)20..!
depositTransaction(Da _to,u _value,q _gasLimit,f _isCreation,Nb _data)25.16
sendMessage(Da _target,Nb _message,t _gasLimit)25
initiateWithdrawal(Da _target,u _gasLimit,Nb _data)25.1a
proveWithdrawalTransaction((u nonce,La sender,La target,u value,u gasLimit,Ob data) _tx,u _l2OutputIndex,(Ow version,Ow stateRoot,Ow messagePasserStorageRoot,Ow latestBlockhash) _outputRootProof,Ob[] _withdrawalProof)2k
finalizeWithdrawalTransaction({94} _tx)27..0.3=n?_tx.value:>1
finalizeBridgeERC20(A%a _localToken,Pa _remoteToken,La _from,Da _to,u _amount,Ob _extraData)27..4=0
finalizeBridgeETH(La _from,Da _to,u _amount,Ob _extraData)26..2=n
finalizeERC20Withdrawal(A%a _l1Token,Pa _l2Token,La _from,Da _to,u _amount,Ob _data)27..4=0
finalizeETHWithdrawal(La _from,Da _to,u _amount,Ob _data)26..2=n
relayMessage(Na _target,La _sender,Nb _message,u _messageNonce,(Ow stateRoot,(u batchIndex,Ow batchRoot,#qu batchSize,u prevTotalElements,Ob extraData) stateRootBatchHeader,(u index,Ow[] siblings) stateRootProof,Ob stateTrieWitness,Ob storageTrieWitness) _proof)26
finalizeWithdrawalTransactionExternalProof({94} _tx,La _proofSubmitter)26
relayMessage(u _nonce,La _sender,Na _target,u _value,u _minGasLimit,Nb _message)26` },
  { source: 'Polygon, Scroll, Linea, Starknet, Gnosis', rows: `depositEtherFor(Da user)20.z
depositFor(Da user,A-a rootToken,Ob depositData)20.1b.2.0=1|o=1
exit(Ob inputData)26
bridgeAsset(t destinationNetwork,Da destinationAddress,u amount,A-a token,f forceUpdateGlobalExitRoot,Ob permitData)20..2=3
bridgeMessage(t destinationNetwork,Da destinationAddress,f forceUpdateGlobalExitRoot,Nb metadata)25
claimAsset(Ow[32] smtProofLocalExitRoot,Ow[32] smtProofRollupExitRoot,u globalIndex,Ow mainnetExitRoot,Ow rollupExitRoot,t originNetwork,A=a originTokenAddress,t destinationNetwork,Da destinationAddress,u amount,Ob metadata)n
claimAsset(Ow[32] smtProof,t index,Ow mainnetExitRoot,Ow rollupExitRoot,t originNetwork,A=a originTokenAddress,t destinationNetwork,Da destinationAddress,u amount,Ob metadata)n
depositETH(u _amount,u _gasLimit)20.1c.0=n
depositETH(Da _to,u _amount,u _gasLimit)20.1d.1=n
depositETHAndCall(Da _to,u _amount,Nb _data,u _gasLimit)20..1=n
depositERC20(A-a _token,u _amount,u _gasLimit)20.1e.1=0
depositERC20(A-a _token,Da _to,u _amount,u _gasLimit)20.1f.2=0
depositERC20AndCall(A-a _token,Da _to,u _amount,Nb _data,u _gasLimit)20..2=0
withdrawETH(u _amount,u _gasLimit)20.15.0=n
withdrawETH(Da _to,u _amount,u _gasLimit)20.1g.1=n
withdrawERC20(A-a _token,u _amount,u _gasLimit)20.15.1=0
withdrawERC20(A-a _token,Da _to,u _amount,u _gasLimit)20.1g.2=0
sendMessage(Da _to,u _value,Nb _message,u _gasLimit)25.1h.1=n
sendMessage(Da _to,u _value,Nb _message,u _gasLimit,Da _refundAddress)25.1h.1=n
relayMessageWithProof(La _from,La _to,u _value,u _nonce,Nb _message,(u batchIndex,Ob merkleProof) _proof)26..2=n?_value:>1
finalizeWithdrawERC20(A%a _l1Token,Pa _l2Token,La _from,Da _to,u _amount,Ob _data)27..4=0
finalizeWithdrawETH(La _from,Da _to,u _amount,Ob _data)26..2=n
completeBridging(A%a _nativeToken,u _amount,Da _recipient,u _chainId,Ob _tokenMetadata)27..1=0
receiveFromOtherLayer(Da recipient,u amount)26..1
handleNativeTokens(A%a _token,Da _recipient,u _value)27..2=0
handleBridgedTokens(A%a _token,Da _recipient,u _value)27..2=0
handleNativeTokensAndCall(A%a _token,Da _recipient,u _value,Ob _data)27..2=0
handleBridgedTokensAndCall(A%a _token,Da _recipient,u _value,Ob _data)27..2=0
sendMessage(Da _to,u _fee,Nb _calldata)25.1i
bridgeToken(A-a _token,u _amount,Da _recipient)20.1j.1=0
bridgeTokenWithPermit(A-a _token,u _amount,Da _recipient,Ob _permitData)20..1=0
claimMessage(La _from,La _to,u _fee,u _value,Ja _feeRecipient,Nb _calldata,u _nonce)26..3=n?_value:>1
claimMessageWithProof((Ow[] proof,u messageNumber,t leafIndex,La from,La to,u fee,u value,Ja feeRecipient,Ow merkleRoot,Nb data) _params)26..0.6=n?_params.value:>1
deposit(A-a token,u amount,Qu l2Recipient)20..1=0
depositWithMessage(A-a token,u amount,Qu l2Recipient,Nu[] message)20..1=0
withdraw(A%a token,u amount,Da recipient)2l.1k.1=0
relayTokens(A-a token,Da _receiver,u _value)20.z.2=0
relayTokens(Da _receiver,u _amount)20.z
relayTokensAndCall(A-a token,Da _receiver,u _value,Nb _data)20..2=0
wrapAndRelayTokens()20.w
wrapAndRelayTokens(Da _receiver)20.z` },
  { source: 'Plasma of Polygon', rows: `depositERC20ForUser(A-a _token,Da _user,u _amount)20.z.2=0
startExitWithBurntTokens(Ob data)1u
processExits(A%a _token)26` },
  { source: 'Linea USDC bridge', at: /^Linea USDC bridge$/, rows: `depositTo(u amount,Da to)20.1j` },
  { source: 'Stargate', rows: `swap(h _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLD,u _minAmountLD,{86} _lzTxParams,Qb _to,Nb _payload)22..4
swapETH(h _dstChainId,Da _refundAddress,Qb _toAddress,u _amountLD,u _minAmountLD)22.1l.3=n
swapETHAndCall(h _dstChainId,Da _refundAddress,Qb _toAddress,(u amountLD,u minAmountLD) _swapAmount,{86} _lzTxParams,Nb _payload)22..3.0=n
addLiquidity(u _poolId,u _amountLD,Ea _to)2f
addLiquidityETH()2m..v=n
instantRedeemLocal(h _srcPoolId,u _amountLP,Da _to)2n..1=p
redeemLocal(h _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,Qb _to,{86} _lzTxParams)20
redeemRemote(h _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,u _minAmountLD,Qb _to,{86} _lzTxParams)22
swapTokens(h _dstChainId,h _srcPoolId,h _dstPoolId,u _amountLD,u _minAmountLD,{86} _lzTxParams,Qb _to,Pbytes2 _partnerId,(u tenthBps,Ja feeCollector) _feeObj)22
sendToken({123} _sendParam,{38} _fee,Da _refundAddress)22.1m
redeemSend({123} _sendParam,{38} _fee,Da _refundAddress)22
deposit(Da _receiver,u _amountLD)2o
redeem(u _amountLD,Da _receiver)2n
sendFrom(Fa _from,h _dstChainId,Qb _toAddress,u _amount,Da _refundAddress,Fa _zroPaymentAddress,Nb _adapterParams)20
sendFrom(Fa _from,h _dstChainId,Qw _toAddress,u _amount,{92} _callParams)20
sendAndCall(Fa _from,h _dstChainId,Qw _toAddress,u _amount,Nb _payload,q _dstGasForCall,{92} _callParams)20
sendOFTEpv2(Ma _oft,{123} _sendParam,{38} _fee,Da _refundAddress,{71} _feeObj)2p
sendOFTAdapterEpv2(Ma _adapterOFT,{123} _sendParam,{38} _fee,Da _refundAddress,{71} _feeObj)2p
sendOFTV2(Ma _oft,h _dstChainId,Qw _toAddress,u _amount,u _minAmount,{92} _callParams,{71} _feeObj)2p
depositAndStake(A!a lpToken,u assetInAmount,u minStakeAmount)1t
depositAndStakeWithPermit(A!a lpToken,u assetInAmount,u minStakeAmount,u deadline,e v,Ow r,Ow s)1t
claim(A%a[] lpTokens)n
depositTo(A!a token,Da to,u amount)2o..2=0
send((t dstEid,Qw to,u tokenId,Nb extraOptions,Nb composeMsg,Ob onftCmd) sendParam,{38} fee,Da refundAddress)20..!` },
  { source: 'ZKsync', rows: `requestL2TransactionDirect((u chainId,u mintValue,Da l2Contract,u l2Value,Nb l2Calldata,u l2GasLimit,u l2GasPerPubdataByteLimit,Ob[] factoryDeps,Da refundRecipient) _request)25.1n
requestL2TransactionTwoBridges((u chainId,u mintValue,u l2Value,u l2GasLimit,u l2GasPerPubdataByteLimit,Da refundRecipient,Ma secondBridgeAddress,u secondBridgeValue,Nb secondBridgeCalldata) _request)25
requestL2Transaction(Da _contractL2,u _l2Value,Nb _calldata,u _l2GasLimit,u _l2GasPerPubdataByteLimit,Ob[] _factoryDeps,Da _refundRecipient)25
deposit(Da _l2Receiver,A-a _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte,Da _refundRecipient)20..2=1
deposit(Da _l2Receiver,A-a _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte)20..2=1
withdraw(Da _l1Receiver)20.z
withdrawWithMessage(Da _l1Receiver,Nb _additionalData)20
withdraw(Da _l1Receiver,A-a _l2Token,u _amount)20..2=1
withdraw(Pw _assetId,Nb _transferData)20
finalizeWithdrawal(u _l2BatchNumber,u _l2MessageIndex,h _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)26
finalizeWithdrawal(u _chainId,u _l2BatchNumber,u _l2MessageIndex,h _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)26
finalizeEthWithdrawal(u _l2BlockNumber,u _l2MessageIndex,h _l2TxNumberInBlock,Ob _message,Ow[] _merkleProof)26
finalizeDeposit((u chainId,u l2BatchNumber,u l2MessageIndex,La l2Sender,h l2TxNumberInBatch,Ob message,Ow[] merkleProof) _finalizeWithdrawalParams)26
claimFailedDeposit(Da _depositSender,A=a _l1Token,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,h _l2TxNumberInBatch,Ow[] _merkleProof)26
claimFailedDeposit(u _chainId,Da _depositSender,A=a _l1Token,u _amount,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,h _l2TxNumberInBatch,Ow[] _merkleProof)26
depositETH(Da _zkSyncAddress)20.z
depositERC20(A-a _token,uint104 _amount,Da _zkSyncAddress)20.z.1=0` },
  { source: 'GMX', rows: `createDeposit(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a initialLongToken,A!a initialShortToken,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minMarketTokens,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)2q
createGlvDeposit(((A!a glv,A!a market,Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a initialLongToken,A!a initialShortToken,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minGlvTokens,u executionFee,u callbackGasLimit,f shouldUnwrapNativeToken,f isMarketTokenDeposit,Sw[] dataList) params)2r
createWithdrawal({205} params)2s
createGlvWithdrawal(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a glv,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)2t
executeAtomicWithdrawal({205} params,(A!a[] tokens,Ma[] providers,Ob[] data) oracleParams)2e
createShift(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a fromMarket,A!a toMarket) addresses,u minMarketTokens,u executionFee,u callbackGasLimit,Sw[] dataList) params)2u
createOrder({219} params)2v
createOrder(Ea account,{219} params)2v
updateOrder(Pw key,u sizeDeltaUsd,u acceptablePrice,u triggerPrice,u minOutputAmount,u validFromTime,f autoCancel)2w
cancelDeposit(Pw key)2x
cancelWithdrawal(Pw key)2x
cancelShift(Pw key)2x
cancelGlvDeposit(Pw key)2x
cancelGlvWithdrawal(Pw key)2x
sendWnt(Da receiver,u amount)2y..1=n
sendTokens(A!a token,Da receiver,u amount)2z..2=0
sendNativeToken(Da receiver,u amount)x..1=n
claimFundingFees(A%a[] markets,A%a[] tokens,Da receiver)30
claimCollateral(A%a[] markets,A%a[] tokens,u[] timeKeys,Da receiver)n
claimAffiliateRewards(A%a[] markets,A%a[] tokens,Da receiver)z
claimUiFees(A%a[] markets,A%a[] tokens,Da receiver)30
setSavedCallbackContract(A!a market,Ma callbackContract)31
setUiFeeFactor(u uiFeeFactor)l
addSubaccount(Ga subaccount)a
setSubaccountAutoTopUpAmount(Ga subaccount,u amount)a
removeSubaccount(La subaccount)1v
setMaxAllowedSubaccountActionCount(Ga subaccount,Pw actionType,u maxAllowedCount)a
setSubaccountExpiresAt(Ga subaccount,Pw actionType,u expiresAt)a
makeExternalCalls(Ma[] externalCallTargets,Nb[] externalCallDataList,Aa[] refundTokens,Da[] refundReceivers)4
acceptTermsAndClaim((A%a token,u distributionId,Ob termsSignature,Ws acceptedTerms)[] params,Da receiver)n
denyPlugin(La plugin)1v
swap(A!a[] path,u amountIn,u minOut,Da receiver)2c..1=0.0&>o=0.-1
swapETHToTokens(A!a[] path,u minOut,Da receiver)2c..v=n&>o=0.-1
swapTokensToETH(A!a[] path,u amountIn,u minOut,Da receiver)2c..1=0.0&>o=n
increasePosition(A!a[] path,A!a indexToken,u amountIn,u minOut,u sizeDelta,f isLong,#gu price)32
increasePositionETH(A!a[] path,A!a indexToken,u minOut,u sizeDelta,f isLong,#gu price)32
decreasePosition(A!a collateralToken,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)33
decreasePositionETH(A!a collateralToken,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)33
decreasePositionAndSwap(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)34
decreasePositionAndSwapETH(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)34
createIncreasePosition(A!a[] path,A!a indexToken,u amountIn,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)32
createIncreasePositionETH(A!a[] path,A!a indexToken,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)32
createDecreasePosition(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,u acceptablePrice,u minOut,u executionFee,f withdrawETH,Ma callbackTarget)35
createSwapOrder(A!a[] path,u amountIn,u minOut,u triggerRatio,f triggerAboveThreshold,u executionFee,f shouldWrap,f shouldUnwrap)36
createIncreaseOrder(A!a[] path,u amountIn,A!a indexToken,u minOut,u sizeDelta,A!a collateralToken,f isLong,u triggerPrice,f triggerAboveThreshold,u executionFee,f shouldWrap)36
createDecreaseOrder(A!a indexToken,u sizeDelta,A!a collateralToken,u collateralDelta,f isLong,u triggerPrice,f triggerAboveThreshold)36
cancelSwapOrder(u orderIndex)q
cancelIncreaseOrder(u orderIndex)q
cancelDecreaseOrder(u orderIndex)37
cancelMultiple(u[] swapOrderIndexes,u[] increaseOrderIndexes,u[] decreaseOrderIndexes)37
updateSwapOrder(u orderIndex,u minOut,u triggerRatio,f triggerAboveThreshold)2w
updateIncreaseOrder(u orderIndex,u sizeDelta,u triggerPrice,f triggerAboveThreshold)2w
updateDecreaseOrder(u orderIndex,u collateralDelta,u sizeDelta,u triggerPrice,f triggerAboveThreshold)2w
cancelIncreasePosition(Pw key,Da executionFeeReceiver)2x
cancelDecreasePosition(Pw key,Da executionFeeReceiver)38
stakeGmx(u amount)1t
stakeEsGmx(u amount)1t
mintAndStakeGlpETH(u minUsdg,u minGlp)39
mintAndStakeGlp(A!a token,u amount,u minUsdg,u minGlp)39..1=0
unstakeGmx(u amount)24
unstakeEsGmx(u amount)24
handleRewards(f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)z
handleRewardsV2(Da gmxReceiver,f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)z
unstakeAndRedeemGlp(A!a tokenOut,u glpAmount,u minOut,Da receiver)3a..1&>o=0
unstakeAndRedeemGlpETH(u glpAmount,u minOut,Da receiver)3a..0&>o=n
signalTransfer(Ga receiver)3b
acceptTransfer(La sender)3c
stakeForAccount(Fa fundingAccount,Ea account,A!a depositToken,u amount)1t..3=2
unstakeForAccount(Ea account,A!a depositToken,u amount,Da receiver)24..2=1
addLiquidity(A!a token,u amount,u minUsdg,u minGlp)2d..1=0
removeLiquidity(A!a tokenOut,u glpAmount,u minOut,Da receiver)2e..1=p&>o=0
registerCode(Pw code)c
setTraderReferralCodeByUser(Pw code)l
setCodeOwner(Pw code,Ga newAccount)3d` },
  { source: 'GMX orders', at: /^GMX (?:exchange|GLV|subaccount) router$/, rows: `cancelOrder(Pw key)3e` },
  { source: 'GMX rewards', at: /^GMX reward router$/, rows: `claim()n
claimFees()30
claimEsGmx()z
compound()3f` },
  { source: 'GMX vesting', at: /^GMX (?:affiliate |GLP )?vester$/, rows: `deposit(u _amount)3g..0` },
  { source: 'Prediction markets', rows: `splitPosition(A-a collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)2o..4=0
mergePositions(A%a collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)3h..4=0
redeemPositions(A%a collateralToken,Pw parentCollectionId,Pw conditionId,u[] indexSets)2n
prepareCondition(Ga oracle,Pw questionId,u outcomeSlotCount)3i
splitPosition(Pw conditionId,u amount)2o
mergePositions(Pw conditionId,u amount)3h
redeemPositions(Pw conditionId,u[] amounts)2n
convertPositions(Pw marketId,u indexSet,u amount)2g
cancelOrder({179} order)q
cancelOrders({179}[] orders)q
addFunding(u addedFunds,u[] distributionHint)2f
removeFunding(u sharesToBurn)23
bet(A!a core,x amount,q expiresAt,{50} betData)3j
betFor(Ea bettor,A!a core,x amount,q expiresAt,{50} betData)3j
withdrawPayout(A!a core,u tokenId)10` },
  { source: 'Synthetix', rows: `issueSynths(Fa from,u amount)3k
issueSynths(u amount)3k
issueMaxSynths(Fa from)3k
issueMaxSynths()3k
burnSynths(Fa from,u amount)3l
burnSynths(u amount)3l
burnSynthsToTarget(Fa from)3l
burnSynthsToTarget()3l
issueSynthsOnBehalf(Ea issueForAddress,Fa from,u amount)3k
issueSynthsOnBehalf(Ea issueForAddress,u amount)3k
issueMaxSynthsOnBehalf(Ea issueForAddress,Fa from)3k
issueMaxSynthsOnBehalf(Ea issueForAddress)3k
burnSynthsOnBehalf(Ea burnForAddress,Fa from,u amount)3l
burnSynthsOnBehalf(Ea burnForAddress,u amount)3l
burnSynthsToTargetOnBehalf(Ea burnForAddress,Fa from)3l
burnSynthsToTargetOnBehalf(Ea burnForAddress)3l
exchange(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)2g
exchangeOnBehalf(Ea exchangeForAddress,Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)2g
exchangeWithTracking(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Ia rewardAddress,Pw trackingCode)2g
exchangeAtomically(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Pw trackingCode,u minAmount)2c
settle(Pw currencyKey)3h
claimOnBehalf(Ea claimingForAddress)n
approveAllDelegatePowers(Ga delegate)a
approveBurnOnBehalf(Ga delegate)a
approveIssueOnBehalf(Ga delegate)a
approveClaimOnBehalf(Ga delegate)a
approveExchangeOnBehalf(Ga delegate)a
removeAllDelegatePowers(La delegate)1v
removeBurnOnBehalf(La delegate)1v
removeIssueOnBehalf(La delegate)1v
removeClaimOnBehalf(La delegate)1v
removeExchangeOnBehalf(La delegate)1v
createAccount()3m
createAccount(x requestedAccountId)3m
grantPermission(x accountId,Pw permission,Ga user)3n
revokePermission(x accountId,Pw permission,La user)1v
renouncePermission(x accountId,Pw permission)3o
deposit(Tx accountId,A!a collateralType,u tokenAmount)2o..2=1
withdraw(x accountId,A!a collateralType,u tokenAmount)3p..2=1
delegateCollateral(x accountId,Ux poolId,A!a collateralType,u newCollateralAmountD18,u leverage)3q
mintUsd(x accountId,x poolId,A!a collateralType,u amount)3k
burnUsd(Tx accountId,x poolId,A!a collateralType,u amount)3l
claimRewards(x accountId,x poolId,A!a collateralType,Ma distributor)z
commitOrder((x marketId,x accountId,int128 sizeDelta,x settlementStrategyId,u acceptablePrice,Pw trackingCode,Ia referrer) commitment)36
modifyCollateral(Tx accountId,x collateralId,i amountDelta)3r
buyExactIn(x marketId,u usdAmount,u minAmountReceived,Ia referrer)3s
buyExactOut(x marketId,u synthAmount,u maxUsdAmount,Ia referrer)3s..^2
buy(x marketId,u usdAmount,u minAmountReceived,Ia referrer)3s
sell(x marketId,u synthAmount,u minUsdAmount,Ia referrer)3t
sellExactIn(x marketId,u synthAmount,u minAmountReceived,Ia referrer)3t
sellExactOut(x marketId,u usdAmount,u maxSynthAmount,Ia referrer)3t..^2` },
  { source: 'Camelot, Algebra', rows: `swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)3u..0=2.0
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)3v..v=n
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)3u
exactInputSingle({140} params)3w.1o
exactInputSingleSupportingFeeOnTransferTokens({140} params)3w.1o
exactOutputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountOut,u amountInMaximum,o limitSqrtPrice) params)3w.1p
exactInputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountIn,u amountOutMinimum,o limitSqrtPrice) params)3w.1q
mint((Aa token0,Aa token1,j tickLower,j tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)3x..0.4=0.0&0.5=0.1
mint((Aa token0,Aa token1,Ma deployer,j tickLower,j tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)3y..0.5=0.0&0.6=0.1
unwrapWNativeToken(u amountMinimum,Da recipient)3z.1r._0=n
refundNativeToken()40
exactInputStableSwap(Aa[] path,u[] flag,u amountIn,u amountOutMin,Da to)41..2=0.0
exactOutputStableSwap(Aa[] path,u[] flag,u amountOut,u amountInMax,Da to)41..^3=0.0&>2=0.-1
harvest(u _tokenId,Da _to)z` },
  { source: 'Balancer', rows: `swap((Pw poolId,e kind,Aa assetIn,Aa assetOut,u amount,Ob userData) singleSwap,{109} funds,u limit,u deadline)42..0.4=0.2?singleSwap.kind:0&>o=0.3|^2=0.2?singleSwap.kind:1&>0.4=0.3
batchSwap(e kind,{105}[] swaps,Aa[] assets,{109} funds,i[] limits,u deadline)43..^4.*=2.*&>_4.*=2.*
joinPool(Mw poolId,Fa sender,Ea recipient,{106} request)2d..^3.1.*=3.0.*&@o=0
exitPool(Pw poolId,Fa sender,Da recipient,(A=a[] assets,u[] minAmountsOut,Ob userData,f toInternalBalance) request)2e.1s.3.2.1=p&>o=3.0.*&@o=0|>o=3.0.*&@o=0
manageUserBalance((e kind,Aa asset,u amount,Fa sender,Da recipient)[] ops)x
setRelayerApproval(Ga relayer,f approved,Ob authorisation)1w
flashLoan(Ma recipient,A%a[] tokens,u[] amounts,Nb userData)44
swapSingleTokenExactIn(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountIn,u minAmountOut,u deadline,f wethIsEth,Ob userData)45..3=1&>o=2
swapSingleTokenExactOut(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountOut,u maxAmountIn,u deadline,f wethIsEth,Ob userData)45..^4=1&>3=2
swapExactIn((Aa tokenIn,{49}[] steps,u exactAmountIn,u minAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)2c..0.0.2=0.0.0&>o=0.0.1.-1.1
swapExactOut((Aa tokenIn,{49}[] steps,u maxAmountIn,u exactAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)2c..^0.*.2=0.*.0&>0.*.3
addLiquidityProportional(Ma pool,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)2d..^1.*&>2=0
addLiquidityUnbalanced(Ma pool,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)2d..1.*&@o=0
addLiquidityCustom(Ma pool,u[] maxAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)2d..^1.*&@o=0
addLiquiditySingleTokenExactOut(Ma pool,Aa tokenIn,u maxAmountIn,u exactBptAmountOut,f wethIsEth,Ob userData)2d..^2=1&>3=0
removeLiquidityProportional(Aa pool,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)2e..1=0
removeLiquiditySingleTokenExactIn(Aa pool,u exactBptAmountIn,Aa tokenOut,u minAmountOut,f wethIsEth,Ob userData)46..1=0&>o=2
removeLiquiditySingleTokenExactOut(Aa pool,u maxBptAmountIn,Aa tokenOut,u exactAmountOut,f wethIsEth,Ob userData)46..^1=0&>3=2
removeLiquidityCustom(Aa pool,u maxBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)2e..^1=0
removeLiquidityRecovery(Aa pool,u exactBptAmountIn,u[] minAmountsOut)2e..1=0
addLiquidityUnbalancedNestedPool(Aa parentPool,Aa[] tokensIn,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)2d..2.*=1.*&@o=0
removeLiquidityProportionalNestedPool(Aa parentPool,u exactBptAmountIn,A=a[] tokensOut,u[] minAmountsOut,f wethIsEth,Ob userData)2e..1=0&>o=2.*
addLiquidityUnbalancedToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)2d..2.*&@o=0
addLiquidityProportionalToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)2d..^2.*&>3=0
removeLiquidityProportionalFromERC4626Pool(Aa pool,f[] unwrapWrapped,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)2e..2=0
addLiquidityUnbalancedToERC4626Pool(Ma pool,u[] exactUnderlyingAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)2d..1.*&@o=0
addLiquidityProportionalToERC4626Pool(Ma pool,u[] maxUnderlyingAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)2d..^1.*&>2=0
removeLiquidityProportionalFromERC4626Pool(Aa pool,u exactBptAmountIn,u[] minUnderlyingAmountsOut,f wethIsEth,Ob userData)2e..1=0
addLiquidityToBuffer(Aa wrappedToken,u maxAmountUnderlyingIn,u maxAmountWrappedIn,u exactSharesToIssue)2d..!
removeLiquidityFromBuffer(Aa wrappedToken,u sharesToRemove,u minAmountUnderlyingOutRaw,u minAmountWrappedOutRaw)2e..1=p
donate(Ma pool,u[] amountsIn,f wethIsEth,Ob userData)47..1.*&@o=0
initialize(Ma pool,Aa[] tokens,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)48..2.*=1.*&@o=0
permitBatchAndCall((Aa token,Ea owner,Ga spender,u amount,u nonce,u deadline)[] permitBatch,Ob[] permitSignatures,{131} permit2Batch,Ob permit2Signature,Nb[] multicallData)4
swapExactAmountIn(Aa tokenIn,u tokenAmountIn,Aa tokenOut,u minAmountOut,u maxPrice)45..1=0&>o=2
swapExactAmountOut(Aa tokenIn,u maxAmountIn,Aa tokenOut,u tokenAmountOut,u maxPrice)45..^1=0&>3=2
joinPool(Ma pool,u poolAmountOut,u[] maxAmountsIn)2d..^2.*&>1=0
joinswapExternAmountIn(Ma pool,Aa tokenIn,u tokenAmountIn,u minPoolAmountOut)2d..2=1&>o=0
joinPool(Mw poolId,e kind,Fa sender,Ea recipient,{106} request,u value,#ou outputReference)2d..^4.1.*=4.0.*&@o=0
gaugeDeposit(Ma gauge,Fa sender,Ea recipient,u amount)1t..3&@o=0
gaugeClaimRewards(A+a[] gauges)z
joinPool(u poolAmountOut,u[] maxAmountsIn)2d..^1.*&>0=p
exitPool(u poolAmountIn,u[] minAmountsOut)2e` },
  { source: 'CoW Protocol', rows: `invalidateOrder(Pb orderUid)q
setPreSignature(Sb orderUid,f signed)49
settle(Aa[] tokens,u[] clearingPrices,{176}[] trades,(Na target,u value,Nb callData)[][3] interactions)4
swap({105}[] swaps,Aa[] tokens,{176} trade)2g` },
  { source: 'CoW Protocol', rows: `createOrder((Aa buyToken,Da receiver,u sellAmount,u buyAmount,Ow appData,u feeAmount,t validTo,f partiallyFillable,int64 quoteId) order)4a
invalidateOrder((Aa buyToken,La receiver,u sellAmount,u buyAmount,Pw appData,u feeAmount,t validTo,f partiallyFillable,int64 quoteId) order)q
freeFilledAmountStorage(Pb[] orderUids)c
freePreSignatureStorage(Pb[] orderUids)c
create({57} params,f dispatch)36
createWithContext({57} params,Ma factory,Nb data,f dispatch)36
remove(Pw singleOrderHash)q
setRoot(Sw root,{12} proof)4b
setRootWithContext(Sw root,{12} proof,Ma factory,Nb data)4b
setSwapGuard(Ma swapGuard)31
setDomainVerifier(Pw domainSeparator,Ga newVerifier)1w` },
  { source: 'CoW claims', at: /^CoW virtual token$/, rows: `claimMany(u[] indices,#se[] claimTypes,Ea[] claimants,u[] claimableAmounts,u[] claimedAmounts,Ow[][] merkleProofs,#ju[] sentNativeTokens)n..4.*=c
swap(u amount)4c..0=c
swapAll()4c..a=c` },
  { source: 'Curve', rows: `exchange(int128 i,int128 j,u dx,u min_dy)2c
exchange(int128 i,int128 j,u dx,u min_dy,Da receiver)2c
exchange(int128 i,int128 j,u dx,u min_dy,f use_eth)2c
exchange_underlying(int128 i,int128 j,u dx,u min_dy)2c
exchange_underlying(int128 i,int128 j,u dx,u min_dy,Da receiver)2c
exchange(u i,u j,u dx,u min_dy)2c
exchange(u i,u j,u dx,u min_dy,f use_eth)2c
exchange(u i,u j,u dx,u min_dy,f use_eth,Da receiver)2c
exchange(u i,u j,u dx,u min_dy,Da receiver)2c
exchange_underlying(u i,u j,u dx,u min_dy)2c
exchange_underlying(u i,u j,u dx,u min_dy,Da receiver)2c
exchange_received(int128 i,int128 j,u dx,u min_dy)2c
exchange_received(int128 i,int128 j,u dx,u min_dy,Da receiver)2c
exchange_received(u i,u j,u dx,u min_dy)2c
exchange_received(u i,u j,u dx,u min_dy,Da receiver)2c
add_liquidity(u[2] amounts,u min_mint_amount)2d
add_liquidity(u[2] amounts,u min_mint_amount,Ea receiver)2d
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth)2d
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth,Ea receiver)2d
remove_liquidity(u amount,u[2] min_amounts)2e
remove_liquidity(u amount,u[2] min_amounts,Da receiver)2e
remove_liquidity(u amount,u[2] min_amounts,f use_eth)2e
remove_liquidity(u amount,u[2] min_amounts,f use_eth,Da receiver)2e
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount)2e
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount,Da receiver)2e
add_liquidity(u[3] amounts,u min_mint_amount)2d
add_liquidity(u[3] amounts,u min_mint_amount,Ea receiver)2d
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth)2d
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth,Ea receiver)2d
remove_liquidity(u amount,u[3] min_amounts)2e
remove_liquidity(u amount,u[3] min_amounts,Da receiver)2e
remove_liquidity(u amount,u[3] min_amounts,f use_eth)2e
remove_liquidity(u amount,u[3] min_amounts,f use_eth,Da receiver)2e
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount)2e
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount,Da receiver)2e
add_liquidity(u[4] amounts,u min_mint_amount)2d
add_liquidity(u[4] amounts,u min_mint_amount,Ea receiver)2d
add_liquidity(u[4] amounts,u min_mint_amount,f use_eth)2d
remove_liquidity(u amount,u[4] min_amounts)2e
remove_liquidity(u amount,u[4] min_amounts,Da receiver)2e
remove_liquidity(u amount,u[4] min_amounts,f use_eth)2e
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount)2e
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount,Da receiver)2e
add_liquidity(u[5] amounts,u min_mint_amount)2d
remove_liquidity(u amount,u[5] min_amounts)2e
remove_liquidity_imbalance(u[5] amounts,u max_burn_amount)2e
add_liquidity(u[] amounts,u min_mint_amount)2d
add_liquidity(u[] amounts,u min_mint_amount,Ea receiver)2d
remove_liquidity(u amount,u[] min_amounts)2e
remove_liquidity(u amount,u[] min_amounts,Da receiver)2e
remove_liquidity_imbalance(u[] amounts,u max_burn_amount)2e
remove_liquidity_imbalance(u[] amounts,u max_burn_amount,Da receiver)2e
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount)2e
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,f use_eth)2e
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,Da receiver)2e
remove_liquidity_one_coin(u token_amount,u i,u min_amount)2e
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth)2e
remove_liquidity_one_coin(u token_amount,u i,u min_amount,Da receiver)2e
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth,Da receiver)2e` },
  { source: 'Curve', rows: `exchange(A~a[11] _route,u[5][5] _swap_params,u _amount,u _expected,A~a[5] _pools)2c..2=0.0&>o=0.-1
exchange(A~a[11] _route,u[5][5] _swap_params,u _amount,u _expected)2c..2=0.0&>o=0.-1
exchange(A~a[11] _route,u[4][5] _swap_params,u _amount,u _min_dy)2c..2=0.0&>o=0.-1
exchange(A~a[11] _route,u[5][5] _swap_params,u _amount,u _min_dy,A~a[5] _pools,Da _receiver)2c..2=0.0&>o=0.-1
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected)2c..2=0.0&>o=0.-1
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools)2c..2=0.0&>o=0.-1
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools,Da _receiver)2c..2=0.0&>o=0.-1
exchange(Aa _pool,Aa _from,Aa _to,u _amount,u _expected)4d..3=1&>o=2
exchange(Aa _pool,Aa _from,Aa _to,u _amount,u _expected,Da _receiver)4d..3=1&>o=2
exchange(Ba _pool,u i,u j,u _dx,u _min_dy,f _use_eth)4e
exchange_underlying(Ba _pool,int128 _i,int128 _j,u _dx,u _min_dy)4e
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount)4f..1.*&@o=0
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount)4f..1.*&@o=0
add_liquidity(Ba _pool,u[] _deposit_amounts,u _min_mint_amount)4f..1.*&@o=0
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,f _use_eth)4f..1.*&@o=0
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,f _use_eth)4f..1.*&@o=0
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,Ea _receiver)4f..1.*&@o=0
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,Ea _receiver)4f..1.*&@o=0
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts)4g..1=p&@o=0
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts)4g..1=p&@o=0
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts,f _use_eth)4g..1=p&@o=0
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts,f _use_eth)4g..1=p&@o=0
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount)4g..1=p&@o=0
remove_liquidity_one_coin(Ba _pool,u _burn_amount,u i,u _min_amount,f _use_eth)4g..1=p&@o=0
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount,Da _receiver)4g..1=p&@o=0
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_underlying,f use_dynarray,Ba pool)4h..5.*=4.*&@o=2
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_dynarray,Ba pool)4h..5.*=4.*&@o=2
deposit(u _value,Da _addr,f _claim_rewards)2o
withdraw(u _value,f _claim_rewards)10
claim_rewards()z
claim_reward(Ea user,Pa gauge,A%a reward_token)n..o=2
claim_rewards(Da _addr)z
claim_rewards(Ea _addr,Da _receiver)z
user_checkpoint(La addr)y
kick(La addr)y
set_approve_deposit(Ga addr,f can_deposit)1w
toggle_approve_mint(Ga minting_user)1w
set_rewards_receiver(Da _receiver)4i
mint_many(A!a[8] gauge_addrs)z
mint_for(A!a gauge_addr,Da _for)z
create_lock(u _value,u _unlock_time)4j
increase_amount(u _value)4j
increase_unlock_time(u _unlock_time)4k
deposit_for(Da _addr,u _value)4j
vote_for_gauge_weights(Aa _gauge_addr,u _user_weight)w
claim(Da _addr)n
claim_many(Da[20] _receivers)n` },
  { source: 'Curve minter', at: /^Curve (?:minter|child gauge factory)$/, rows: `mint(A!a gauge_addr)z` },
  { source: 'Curve and Pendle locks', at: /^(?:Curve vote-escrowed CRV|Pendle vote-escrowed PENDLE)$/, rows: `withdraw()10` },
  { source: 'Bancor, Carbon, DODO, Maverick, MetaMask', rows: `fillQuoteEthToToken(Aa buyTokenAddress,Ma target,Nb swapCallData,u feeAmount)2g..v=n&>o=0
fillQuoteTokenToEth(Aa sellTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feePercentageBasisPoints)2g..3=0&>o=n
fillQuoteTokenToToken(Aa sellTokenAddress,Aa buyTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feeAmount)2g..4=0&>o=1
tradeBySourceAmount(Aa sourceToken,Aa targetToken,u sourceAmount,u minReturnAmount,u deadline,Da beneficiary)4l..2=0
tradeByTargetAmount(Aa sourceToken,Aa targetToken,u targetAmount,u maxSourceAmount,u deadline,Da beneficiary)4l..^3=0&>2=1
convertByPath(Aa[] path,u sourceAmount,u minReturn,Da beneficiary,Ja affiliateAccount,u affiliateFee)4m..1=0.0
tradeBySourceAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,x minReturn)4n..2.*.1=0&>o=1
tradeByTargetAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,x maxInput)4n..^4=0&>2.*.1=1
createStrategy(Aa token0,Aa token1,{7}[2] orders)36
updateStrategy(u strategyId,{7}[2] currentOrders,{7}[2] newOrders)2w
deleteStrategy(u strategyId)3h
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,u deadLine)4n..2=0
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u expReturnAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,Jb feeData,u deadLine)4n..2=0
dodoMutliSwap(u fromTokenAmount,u minReturnAmount,u[] totalWeight,u[] splitNumber,Aa[] midToken,Ma[] assetFrom,Ob[] sequence,u deadLine)2c
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Jb feeData,Ob callDataConcat,u deadLine)4n..4=0
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Ob callDataConcat,f isIncentive,u deadLine)4n..4=0
exactInputSingle(Da recipient,Ba pool,f tokenAIn,u amountIn,u amountOutMinimum)4e
exactInputMultiHop(Da recipient,Bb path,u amountIn,u amountOutMinimum)4e
exactOutputSingle(Da recipient,Ba pool,f tokenAIn,u amountOut,u amountInMaximum)4e..^4&>3
exactInputSingle((Aa tokenIn,Aa tokenOut,Ba pool,Da recipient,u deadline,u amountIn,u amountOutMinimum,u sqrtPriceLimitD18) params)4o..0.5=0.0
metaRoute((Nb firstSwapCalldata,Nb secondSwapCalldata,Aa[] approvedTokens,Ma firstDexRouter,Ma secondDexRouter,u amount,f nativeIn,Ma relayRecipient,Nb otherSideCalldata) _metarouteTransaction)20
executeRoute(t routeId,Nb routeData)4
executeRoutes(t[] routeIds,Nb[] routeData)4
swap(Ps aggregatorId,Aa tokenFrom,u amount,Nb data)2g..2=1` },
  { source: 'Pendle', rows: `swapExactTokenForPt(Da receiver,Ma market,u minPtOut,{98} guessPtOut,{160} input,O{218} limit)4e..4.1=4.0&@o=1
swapExactTokenForYt(Da receiver,Ma market,u minYtOut,{98} guessYtOut,{160} input,O{218} limit)4e..4.1=4.0&@o=1
swapExactSyForPt(Da receiver,Ma market,u exactSyIn,u minPtOut,{98} guessPtOut,O{218} limit)4e..2&@o=1
swapExactSyForYt(Da receiver,Ma market,u exactSyIn,u minYtOut,{98} guessYtOut,O{218} limit)4e..2&@o=1
swapExactPtForToken(Da receiver,Ma market,u exactPtIn,{161} output,O{218} limit)4p..2&>o=3.0&@o=1
swapExactPtForSy(Da receiver,Ma market,u exactPtIn,u minSyOut,O{218} limit)4e..2&@o=1
swapExactYtForToken(Da receiver,Ma market,u exactYtIn,{161} output,O{218} limit)4p..2&>o=3.0&@o=1
swapExactYtForSy(Da receiver,Ma market,u exactYtIn,u minSyOut,O{218} limit)4e..2&@o=1
swapExactTokenForPtSimple(Da receiver,Ma market,u minPtOut,{160} input)4e..3.1=3.0&@o=1
swapExactTokenForYtSimple(Da receiver,Ma market,u minYtOut,{160} input)4e..3.1=3.0&@o=1
swapExactSyForPtSimple(Da receiver,Ma market,u exactSyIn,u minPtOut)4e..2&@o=1
swapExactSyForYtSimple(Da receiver,Ma market,u exactSyIn,u minYtOut)4e..2&@o=1
addLiquidityDualTokenAndPt(Da receiver,Ma market,{160} input,u netPtDesired,u minLpOut)4f..2.1=2.0&3&@o=1
addLiquidityDualSyAndPt(Da receiver,Ma market,u netSyDesired,u netPtDesired,u minLpOut)4f..2&3&@o=1
addLiquiditySinglePt(Da receiver,Ma market,u netPtIn,u minLpOut,{98} guessPtSwapToSy,O{218} limit)4f..2&@o=1
addLiquiditySingleToken(Da receiver,Ma market,u minLpOut,{98} guessPtReceivedFromSy,{160} input,O{218} limit)4f..4.1=4.0&@o=1
addLiquiditySingleSy(Da receiver,Ma market,u netSyIn,u minLpOut,{98} guessPtReceivedFromSy,O{218} limit)4f..2&@o=1
addLiquiditySingleTokenKeepYt(Da receiver,Ma market,u minLpOut,u minYtOut,{160} input)4f..4.1=4.0&@o=1
addLiquiditySingleSyKeepYt(Da receiver,Ma market,u netSyIn,u minLpOut,u minYtOut)4f..2&@o=1
addLiquiditySinglePtSimple(Da receiver,Ma market,u netPtIn,u minLpOut)4f..2&@o=1
addLiquiditySingleTokenSimple(Da receiver,Ma market,u minLpOut,{160} input)4f..3.1=3.0&@o=1
addLiquiditySingleSySimple(Da receiver,Ma market,u netSyIn,u minLpOut)4f..2&@o=1
removeLiquidityDualTokenAndPt(Da receiver,Ma market,u netLpToRemove,{161} output,u minPtOut)4q..2=1&>o=3.0
removeLiquidityDualSyAndPt(Da receiver,Ma market,u netLpToRemove,u minSyOut,u minPtOut)4g..2=1
removeLiquiditySinglePt(Da receiver,Ma market,u netLpToRemove,u minPtOut,{98} guessPtReceivedFromSy,O{218} limit)4g..2=1
removeLiquiditySingleToken(Da receiver,Ma market,u netLpToRemove,{161} output,O{218} limit)4q..2=1&>o=3.0
removeLiquiditySingleSy(Da receiver,Ma market,u netLpToRemove,u minSyOut,O{218} limit)4g..2=1
removeLiquiditySinglePtSimple(Da receiver,Ma market,u netLpToRemove,u minPtOut)4g..2=1
mintSyFromToken(Da receiver,Ma SY,u minSyOut,{160} input)4e..3.1=3.0&>o=1
mintPyFromToken(Da receiver,Ma YT,u minPyOut,{160} input)4e..3.1=3.0&>o=1
mintPyFromSy(Da receiver,Ma YT,u netSyIn,u minPyOut)4e..2&>o=1
redeemSyToToken(Da receiver,Ma SY,u netSyIn,{161} output)4r..2=1&>o=3.0
redeemPyToToken(Da receiver,Ma YT,u netPyIn,{161} output)4r..2&>o=3.0&@o=1
redeemPyToSy(Da receiver,Ma YT,u netPyIn,u minSyOut)4s..2&@o=1
exitPostExpToSy(Da receiver,Ma market,u netPtIn,u netLpIn,u minSyOut)4g
exitPostExpToToken(Da receiver,Ma market,u netPtIn,u netLpIn,{161} output)4t..3=1
exitPreExpToSy(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,u minSyOut,O{218} limit)4g
exitPreExpToToken(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,{161} output,O{218} limit)4u
redeemDueInterestAndRewards(Ea user,Ma[] sys,Ma[] yts,Ma[] markets)z
redeemDueInterestAndRewardsV2(Ma[] SYs,(Ma yt,f doRedeemInterest,f doRedeemRewards,Aa tokenRedeemSy,u minTokenRedeemOut)[] YTs,Ma[] markets,Ma pendleSwap,{142}[] swaps)4v..o=1.*.3
redeemDueInterestAndRewards(Ea user,f redeemInterest,f redeemRewards)z
redeemRewards(Ea user)z
swapTokensToTokens(Ma pendleSwap,{142}[] swaps,#ju[] netSwaps)4e..2.*=1.*.0&>o=1.*.1
swapTokenToTokenViaSy(Da receiver,Ma SY,{160} input,Aa tokenRedeemSy,u minTokenOut)4e..2.1=2.0&>o=3
multicall((f allowFailure,Nb callData)[] calls)4
callAndReflect(Ma reflector,Nb selfCall1,Nb selfCall2,Nb reflectCall)4
boostMarkets(Aa[] markets)c
mintPY(Da receiverPT,Da receiverYT)4w
redeemPY(Da receiver)4x
mintPYMulti(Da[] receiverPTs,Da[] receiverYTs,u[] amountSyToMints)4w..!
redeemPYMulti(Da[] receivers,u[] amountPYToRedeems)4x
burn(Da receiverSy,Da receiverPt,u netLpToBurn)4y..2=c
redeem(Da receiver,u amountSharesToRedeem,Aa tokenOut,u minTokenOut,f burnFromInternalBalance)4z..1=c&>o=2
claimRewards(Ea user)z
increaseLockPosition(x additionalAmountToLock,x newExpiry)3g
increaseLockPositionAndBroadcast(x additionalAmountToLock,x newExpiry,u[] chainIds)3g
vote(A%a[] pools,q[] weights)w
cancelSingle(L{167} order)q
cancelBatch(L{167}[] orders)q
increaseNonce()50
claimRetail(Da receiver,u totalAccrued,Ow[] proof)n..^1
claimProtocol(Da receiver,A%a[] pools)30
setDelegatorFor(Da receiver,Ga delegator)a` },
  { source: 'Pendle staking', at: /^Pendle staked PENDLE$/, rows: `stake(u amount)1t
cooldown(u amount)51..0=s
cancelCooldown()52
finalizeCooldown()10
instantUnstake(u amount)53` },
  { source: 'Velodrome, Aerodrome', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{56}[] routes,Da to,u deadline)54.1t
swapExactETHForTokens(u amountOutMin,{56}[] routes,Da to,u deadline)54.1u
swapExactTokensForETH(u amountIn,u amountOutMin,{56}[] routes,Da to,u deadline)54.1v
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{56}[] routes,Da to,u deadline)54.1t
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,{56}[] routes,Da to,u deadline)54.1u
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{56}[] routes,Da to,u deadline)54.1v
swapExactTokensForTokens(u amountIn,u amountOutMin,{33}[] routes,Da to,u deadline)54.1t
swapExactETHForTokens(u amountOutMin,{33}[] routes,Da to,u deadline)54.1u
swapExactTokensForETH(u amountIn,u amountOutMin,{33}[] routes,Da to,u deadline)54.1v
swapExactTokensForTokensSimple(u amountIn,u amountOutMin,Aa tokenFrom,Aa tokenTo,f stable,Da to,u deadline)54.1w
addLiquidity(Aa tokenA,Aa tokenB,f stable,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)3y..3=0&4=1
addLiquidityETH(Aa token,f stable,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)3x..2=0&v=n
removeLiquidity(A^a tokenA,A^a tokenB,f stable,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)55..3=p&>o=0&>o=1
removeLiquidityETH(A^a token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)56..2=p&>o=0&>o=n
removeLiquidityETHSupportingFeeOnTransferTokens(A^a token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)56..2=p&>o=0&>o=n
exactInputSingle((Aa tokenIn,Aa tokenOut,j tickSpacing,Da recipient,u deadline,u amountIn,u amountOutMinimum,o sqrtPriceLimitX96) params)57..0.5=0.0
exactOutputSingle((Aa tokenIn,Aa tokenOut,j tickSpacing,Da recipient,u deadline,u amountOut,u amountInMaximum,o sqrtPriceLimitX96) params)57
mint((Aa token0,Aa token1,j tickSpacing,j tickLower,j tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline,o sqrtPriceX96) params)58..0.5=0.0&0.6=0.1
getReward(Da account)z
getReward(u tokenId)z
getReward(u tokenId,A%a[] tokens)z
vote(u tokenId,Aa[] pools,u[] weights)w
reset(u tokenId)59
poke(u tokenId)y
claimRewards(A+a[] gauges)z
claimBribes(A+a[] bribes,A%a[][] tokens,u tokenId)z..o=1.*.*
claimFees(A+a[] fees,A%a[][] tokens,u tokenId)30
createLock(u value,u lockDuration)5a
createLockFor(u value,u lockDuration,Ea to)5a
increaseAmount(Tu tokenId,u value)5b
increaseUnlockTime(u tokenId,u lockDuration)4k
depositFor(Tu tokenId,u value)5b
merge(u from,Tu to)5c
lockPermanent(u tokenId)5d
unlockPermanent(u tokenId)l
depositManaged(u tokenId,Tu mTokenId)2o
withdrawManaged(u tokenId)10` },
  { source: 'Trader Joe', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{79} path,Da to,u deadline)5e..0=2.2.0
swapExactTokensForNATIVE(u amountIn,u amountOutMinNATIVE,{79} path,Da to,u deadline)5e..0=2.2.0
swapExactNATIVEForTokens(u amountOutMin,{79} path,Da to,u deadline)5f..v=n
swapTokensForExactTokens(u amountOut,u amountInMax,{79} path,Da to,u deadline)5e
swapTokensForExactNATIVE(u amountNATIVEOut,u amountInMax,{79} path,Da to,u deadline)5e
swapNATIVEForExactTokens(u amountOut,{79} path,Da to,u deadline)5g
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{79} path,Da to,u deadline)5e..0=2.2.0
swapExactTokensForNATIVESupportingFeeOnTransferTokens(u amountIn,u amountOutMinNATIVE,{79} path,Da to,u deadline)5e..0=2.2.0
swapExactNATIVEForTokensSupportingFeeOnTransferTokens(u amountOutMin,{79} path,Da to,u deadline)5f..v=n
swapExactTokensForTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)5h..0=3.0
swapTokensForExactTokens(u _amountOut,u _amountInMax,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)5h
swapExactTokensForTokensSupportingFeeOnTransferTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)5h..0=3.0
addLiquidity({196} liquidityParameters)3y..0.3=0.0&0.4=0.1
addLiquidityNATIVE({196} liquidityParameters)3y
addLiquidity((Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,i[] deltaIds,u[] distributionX,u[] distributionY,Ea to,u deadline) _liquidityParameters)3y..0.3=0.0&0.4=0.1
removeLiquidity(A^a _tokenX,A^a _tokenY,h _binStep,u _amountXMin,u _amountYMin,u[] _ids,u[] _amounts,Da _to,u _deadline)55..6.*&>o=0&>o=1
removeLiquidityNATIVE(A^a token,h binStep,u amountTokenMin,u amountNATIVEMin,u[] ids,u[] amounts,Da to,u deadline)55..5.*&>o=0&>o=n
approveForAll(Ga spender,f approved)1w
batchTransferFrom(Fa from,Da to,u[] ids,u[] amounts)x
createLBPair(A^a _tokenX,A^a _tokenY,uint24 _activeId,h _binStep)5i` },
  { source: 'Uniswap pools', rows: `swap(u amount0Out,u amount1Out,Da to,Nb data)2g
mint(Da to)5j
burn(Da to)4y
skim(Da to)5k
sync()y
createPair(Aa tokenA,Aa tokenB)5l
setFeeTo(Ga feeTo)5m
setFeeToSetter(Ga feeToSetter)a
swap(Da recipient,f zeroForOne,i amountSpecified,o sqrtPriceLimitX96,Nb data)2g..!
mint(Ea recipient,j tickLower,j tickUpper,x amount,Nb data)5j..!
burn(j tickLower,j tickUpper,x amount)4y..!
collect(Da recipient,j tickLower,j tickUpper,x amount0Requested,x amount1Requested)30
flash(Da recipient,u amount0,u amount1,Nb data)44
increaseObservationCardinalityNext(h observationCardinalityNext)y
initialize(o sqrtPriceX96)5i
collectProtocol(Da recipient,x amount0Requested,x amount1Requested)30
setFeeProtocol(e feeProtocol0,e feeProtocol1)a
createPool(Aa tokenA,Aa tokenB,uint24 fee)5l
enableFeeAmount(uint24 fee,j tickSpacing)a` },
  { source: 'Uniswap positions', rows: `createAndInitializePoolIfNecessary(Aa token0,Aa token1,uint24 fee,o sqrtPriceX96)5l
permit(Ga spender,u tokenId,u deadline,e v,Ow r,Ow s)1w
unwrapWETH9WithFee(u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)3z.1x
sweepTokenWithFee(Aa token,u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)5n.1y
unwrapWETH9WithFee(u amountMinimum,u feeBips,Ja feeRecipient)3z.1z
sweepTokenWithFee(Aa token,u amountMinimum,u feeBips,Ja feeRecipient)5n.20
approveMax(Aa token)5o
approveMaxMinusOne(Aa token)5o
approveZeroThenMax(Aa token)5o
approveZeroThenMaxMinusOne(Aa token)5o
callPositionManager(Nb data)4
mint((Aa token0,Aa token1,uint24 fee,j tickLower,j tickUpper,u amount0Min,u amount1Min,Ea recipient) params)58
increaseLiquidity((Aa token0,Aa token1,Tu tokenId,u amount0Min,u amount1Min) params)5p
migrate((Ba pair,u liquidityToMigrate,e percentageToMigrate,Aa token0,Aa token1,uint24 fee,j tickLower,j tickUpper,u amount0Min,u amount1Min,Ea recipient,u deadline,f refundAsETH) params)5q..0.1=0.0&>o=0.3&>o=0.4
initializePool({99} key,o sqrtPriceX96)5l
permit(Ga spender,u tokenId,u deadline,u nonce,Ob signature)1w
permitForAll(Ea owner,Ga operator,f approved,u deadline,u nonce,Ob signature)1w
permitBatch(Ea owner,{131} _permitBatch,Ob signature)1w.21
revokeNonce(u nonce)q
subscribe(u tokenId,Ma newSubscriber,Ob data)1w
unsubscribe(u tokenId)5r
stakeToken((A%a rewardToken,A%a pool,#ou startTime,#ou endTime,La refundee) key,u tokenId)1t
unstakeToken((A%a rewardToken,A%a pool,u startTime,u endTime,La refundee) key,u tokenId)24
claimReward(A%a rewardToken,Da to,u amountRequested)z..2=0
withdrawToken(u tokenId,Da to,Nb data)10` },
  { source: 'Uniswap v3 position', at: /^Uniswap v3 positions$/, rows: `burn(u tokenId)4y.22` },
  { source: 'Uniswap V4', at: /^Uniswap v4 pool manager$/, rows: `unlock(Nb data)4
initialize({99} key,o sqrtPriceX96)5l
swap({99} key,(f zeroForOne,i amountSpecified,o sqrtPriceLimitX96) params,Nb hookData)2g..!
modifyLiquidity({99} key,(j tickLower,j tickUpper,i liquidityDelta,Ow salt) params,Nb hookData)5s
donate({99} key,u amount0,u amount1,Nb hookData)47..1=0.0&2=0.1
take(A%a currency,Da to,u amount)5k..2=0
settleFor(Da recipient)2o
sync(A%a currency)y
clear(A%a currency,u amount)5t
mint(Da to,u id,u amount)5u` },
  { source: 'Uniswap', rows: `execute(Nb commands,Nb[] inputs,u deadline)4.23
execute(Nb commands,Nb[] inputs)4.1
executeSigned(Nb commands,Nb[] inputs,Sw intent,Sw data,f verifySender,Pw nonce,Ob signature,u deadline)4
modifyLiquidities(Nb unlockData,u deadline)4.24
modifyLiquiditiesWithoutUnlock(Nb actions,Nb[] params)4` },
  { source: 'AccessManager', rows: `schedule(Na target,Nb data,uint48 when)5v.5
cancel(La caller,La target,Ob data)5w
grantRole(q roleId,Ga account,t executionDelay)5x
revokeRole(q roleId,La account)1z
renounceRole(q roleId,La callerConfirmation)5y
setRoleAdmin(q roleId,q admin)5z
setRoleGuardian(q roleId,q guardian)18
setGrantDelay(q roleId,t newDelay)18
setTargetFunctionRole(Ma target,Pbytes4[] selectors,q roleId)18
setTargetAdminDelay(Ma target,t newDelay)18
setTargetClosed(Ma target,f closed)18
updateAuthority(Ma target,Ga newAuthority)60
setAuthority(Ga newAuthority)61` },
  { source: 'Aragon OSx', rows: `vote(u _voteId,f _supports,f _executesIfDecided)w
execute(Pw callId,{28}[] actions,u allowFailureMap)0.25
createProposal(Ob metadata,{28}[] actions,q startDate,q endDate,Ob data)62.25
createProposal(Ob metadata,{28}[] actions,u allowFailureMap,q startDate,q endDate,e voteOption,f tryEarlyExecution)62.25
createProposal(Ob metadata,{28}[] actions,u allowFailureMap,f approveProposal,f tryExecution,q startDate,q endDate)62.25
grant(Ma where,Ga who,Pw permissionId)1y
revoke(La where,La who,Pw permissionId)1z
grantWithCondition(Ma where,Ga who,Pw permissionId,Ma condition)1y
applyMultiTargetPermissions((e operation,Ma where,Ga who,Ma condition,Pw permissionId)[] items)18
applySingleTargetPermissions(Ma where,(e operation,Ga who,Pw permissionId)[] items)18` },
  { source: 'Allo', rows: `allocate(u poolId,Qb data)x
batchAllocate(u[] poolIds,Qb[] datas)x
registerRecipient(u poolId,Qb data)c
batchRegisterRecipient(u[] poolIds,Qb[] data)l
fundPool(Tu poolId,u amount)2o
distribute(u poolId,Da[] recipientIds,Qb data)x
createProfile(u nonce,Ps name,V{23} metadata,Ea owner,Ga[] members)9
addMembers(Pw profileId,Ga[] members)a
removeMembers(Pw profileId,La[] members)1v
updateProfilePendingOwner(Pw profileId,Ga pendingOwner)3d
addPoolManager(u poolId,Ga manager)a
removePoolManager(u poolId,La manager)1v
updateProfileMetadata(Pw profileId,V{23} metadata)l
updateProfileName(Pw profileId,Vs name)l
updatePoolMetadata(u poolId,V{23} metadata)l` },
  { source: 'Governor', rows: `propose(Na[] targets,u[] values,Nb[] calldatas,Ws description)62.2
propose(Na[] targets,u[] values,Ns[] signatures,Nb[] calldatas,Ws description)62.26
queue(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)5v.2
execute(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)0.2
cancel(La[] targets,u[] values,Ob[] calldatas,Pw descriptionHash)5w
castVote(u proposalId,e support)63
castVoteWithReason(u proposalId,e support,Ws reason)63
castVoteWithReasonAndParams(u proposalId,e support,Ws reason,Ob params)63
castVoteBySig(u proposalId,e support,e v,Ow r,Ow s)63
castVoteBySig(u proposalId,e support,La voter,Ob signature)63
castVoteWithReasonAndParamsBySig(u proposalId,e support,Ws reason,Ob params,e v,Ow r,Ow s)63
castVoteWithReasonAndParamsBySig(u proposalId,e support,La voter,Ws reason,Ob params,Ob signature)63
relay(Na target,u value,Nb data)0.0
delegate(Ha delegatee)64
delegateBySig(Ha delegatee,u nonce,u expiry,e v,Ow r,Ow s)64` },
  { source: 'Nouns', rows: `castRefundableVote(u proposalId,e support)w
createBid(u nounId)65
_setVotingDelay(#ou newVotingDelay)l
_setVotingPeriod(#ou newVotingPeriod)l
castRefundableVote(u proposalId,e support,t clientId)w
castRefundableVoteWithReason(u proposalId,e support,Ws reason)w
castRefundableVoteWithReason(u proposalId,e support,Ws reason,t clientId)w` },
  { source: 'Delegation registries', rows: `setDelegate(Pw id,Ha delegate)64
clearDelegate(Pw id)66
delegateAll(Ga to,Pw rights,f enable)a
delegateContract(Ga to,Aa contract,Pw rights,f enable)a
delegateERC20(Ga to,Aa contract,Pw rights,u amount)a
delegateERC721(Ga to,Aa contract,u tokenId,Pw rights,f enable)a
delegateERC1155(Ga to,Aa contract,u tokenId,Pw rights,u amount)a
delegateForAll(Ga delegate,f value)a
delegateForContract(Ga delegate,Aa contract,f value)a
delegateForToken(Ga delegate,Aa contract,u tokenId,f value)a
revokeAllDelegates()7
revokeDelegate(La delegate)7
revokeSelf(La vault)7
setDelegation(Ps context,(Hw delegate,u ratio)[] delegation,u expirationTimestamp)64
clearDelegation(Ps context)66
optout(Ps context,f optout)67
attest((Pw schema,O{112} data) request)68
multiAttest((Pw schema,O{112}[] data)[] multiRequests)68
revoke((Pw schema,{5} data) request)69
multiRevoke((Pw schema,{5}[] data)[] multiRequests)69
timestamp(Ow data)2h
revokeOffchain(Pw data)69
register(Os schema,Ma resolver,f revocable)6a` },
  { source: 'Olympus', rows: `addCollateral(x collateralAmount,Ea onBehalfOf,{22}[] delegationRequests)6b
withdrawCollateral(x collateralAmount,Ea onBehalfOf,Da recipient,{22}[] delegationRequests)6c
borrow(x borrowAmount,Ea onBehalfOf,Da recipient)6d
repay(x repayAmount,Ea onBehalfOf)3l
applyDelegations({22}[] delegationRequests,Ea onBehalfOf)64
setAuthorization(Ga authorized,k authorizationDeadline)a` },
  { source: 'Ownable, AccessControl', rows: `transferOwnership(Ga newOwner)6e
renounceOwnership()6f
acceptOwnership()6g
setOwner(Ga newOwner)6h
grantRole(Pw role,Ga account)6i
revokeRole(Pw role,La account)6j
renounceRole(Pw role,La account)6k
beginDefaultAdminTransfer(Ga newAdmin)6l
acceptDefaultAdminTransfer()6m
cancelDefaultAdminTransfer()6n
transferOwnership(Ga newOwner,f direct,f renounce)6e
changeOwner(Ga newOwner)6h
setPendingOwner(Ga newOwner)6o
nominateNewOwner(Ga newOwner)6o
completeOwnershipHandover(Ga pendingOwner)6e
setAdmin(Ga newAdmin)6p
transferAdmin(Ga newAdmin)6p
_setPendingAdmin(Ga newPendingAdmin)6l
setGovernance(Ga newGovernance)6l
transferGovernance(Ga newGovernance)6l
setGovernor(Ga newGovernor)6l
rely(Ga account)1y
deny(La account)1z
grantRoles(Ga account,u roles)1y
revokeRoles(La account,u roles)1z
pause()6q
unpause()6r` },
  { source: 'Timelock', rows: `schedule(Na target,u value,Nb data,Pw predecessor,Ow salt,u delay)5v.0
scheduleBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt,u delay)5v.2
execute(Na target,u value,Nb payload,Pw predecessor,Ow salt)0.0
executeBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt)0.2
updateDelay(u newDelay)18
queueTransaction(Na target,u value,Ns signature,Nb data,u eta)5v.27
executeTransaction(Na target,u value,Ns signature,Nb data,u eta)0.27
cancelTransaction(La target,u value,Os signature,Ob data,u eta)5w
setPendingAdmin(Ga pendingAdmin)6l
acceptAdmin()6s` },
  { source: 'Proxy', rows: `upgradeTo(Ma newImplementation)6t
upgradeToAndCall(Ma newImplementation,Nb data)6t
upgrade(Ma proxy,Ma implementation)6u
upgradeAndCall(Ma proxy,Ma implementation,Nb data)6u
setImplementation(Ma newImplementation)1q
_setImplementation(Ma newImplementation)1q
_setPendingImplementation(Ma newImplementation)6v
setBeacon(Ma newBeacon)6w
changeAdmin(Ga newAdmin)6p
changeProxyAdmin(Ma proxy,Ga newAdmin)6x
diamondCut((Ma facet,e action,Pbytes4[] selectors)[] cuts,Ma initializer,Nb data)6y` },
  { source: 'Vote escrows', rows: `claimMany(u[] tokenIds)n
claimIncentives(A+a[] incentives,A%a[][] tokens,u tokenId)z..o=1.*.*` },
  { source: 'Aerodrome rewards', at: /^Aerodrome rewards distributor$/, rows: `claim(#ou tokenId)6z
claimMany(#ou[] tokenIds)6z` },
  { source: 'Aave', rows: `migrate(A!a[] assetsToMigrate,(A!a asset,#ou rateMode)[] positionsToRepay,(A+a token,u value,u deadline,e v,Ow r,Ow s)[] permits,(A+a debtToken,u value,u deadline,e v,Ow r,Ow s)[] creditDelegationPermits)70..o=0.*
supply(A!a asset,u amount,Ea onBehalfOf,h referralCode)71.1k.1=0
deposit(A!a asset,u amount,Ea onBehalfOf,h referralCode)2o.1k.1=0
supplyWithPermit(A!a asset,u amount,Ea onBehalfOf,h referralCode,u deadline,e permitV,Ow permitR,Ow permitS)71.1k.1=0
borrow(A!a asset,u amount,u interestRateMode,h referralCode,Ea onBehalfOf)72..1=0
repay(A!a asset,u amount,u interestRateMode,Ea onBehalfOf)3l..1=0
repayWithPermit(A!a asset,u amount,u interestRateMode,Ea onBehalfOf,u deadline,e permitV,Ow permitR,Ow permitS)3l..1=0
repayWithATokens(A!a asset,u amount,u interestRateMode)3l..1=0
supply(Ow args)71
repay(Ow args)3l
repayWithATokens(Ow args)3l
supplyWithPermit(Ow args,Ow r,Ow s)71
repayWithPermit(Ow args,Ow r,Ow s)3l
withdraw(Ow args)73
borrow(Ow args)72
setUserUseReserveAsCollateral(Ow args)74
swapBorrowRateMode(Ow args)75
setUserUseReserveAsCollateral(A!a asset,f useAsCollateral)76
swapBorrowRateMode(A!a asset,u interestRateMode)75
setUserEMode(e categoryId)77
setUserUseReserveAsCollateralOnBehalfOf(A!a asset,f useAsCollateral,Ea onBehalfOf)78
setUserEModeOnBehalfOf(e categoryId,Ea onBehalfOf)75
approvePositionManager(Ga positionManager,f approve)a
renouncePositionManagerRole(La user)79
flashLoan(Ma receiverAddress,A!a[] assets,u[] amounts,u[] interestRateModes,Ea onBehalfOf,Nb params,h referralCode)44
flashLoanSimple(Ma receiverAddress,A!a asset,u amount,Nb params,h referralCode)7a
liquidationCall(A!a collateralAsset,A!a debtAsset,Da user,u debtToCover,f receiveAToken)7b
liquidationCall(Qw args1,Ow args2)7b
mintToTreasury(A%a[] assets)y
rebalanceStableBorrowRate(A!a asset,La user)7c
depositETH(Ba pool,Ea onBehalfOf,h referralCode)2o.28
withdrawETH(Ba pool,u amount,Da onBehalfOf)7d.1k.1=n
withdrawETHWithPermit(Ba pool,u amount,Da to,u deadline,e permitV,Ow permitR,Ow permitS)7e..1=n
repayETH(Ba pool,u amount,u rateMode,Ea onBehalfOf)3l..1=n
repayETH(Ba pool,u amount,Ea onBehalfOf)3l..1=n
borrowETH(Ba pool,u amount,u interestRateMode,h referralCode)7f..1=n
borrowETH(Ba pool,u amount,h referralCode)7f..1=n
delegationWithSig(Ea delegator,Ga delegatee,u value,u deadline,e v,Ow r,Ow s)a
claimRewards(A%a[] assets,u amount,Da to,A%a reward)z..1=3
claimRewards(A%a[] assets,u amount,Da to)z
claimAllRewards(A%a[] assets,Da to)z
claimRewardsOnBehalf(A%a[] assets,u amount,Ea user,Da to,A%a reward)z..1=4
claimAllRewardsOnBehalf(A%a[] assets,Ea user,Da to)z
claimRewardsToSelf(A%a[] assets,u amount,A%a reward)z..1=2
claimAllRewardsToSelf(A%a[] assets)z
setClaimer(Ea user,Ga caller)a
swapAndDeposit(Aa assetToSwapFrom,Aa assetToSwapTo,u amountToSwap,u minAmountToReceive,u swapAllBalanceOffset,Nb swapCalldata,M!a augustus,{59} permitParams)4n..2=0
swapAndRepay(A!a collateralAsset,A!a debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,u buyAllBalanceOffset,Nb paraswapData,{59} permitSignature)7g..3=1
swapAndRepay(A!a collateralAsset,A!a debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,{59} permitSignature,f useEthPath)7g..3=1
claimRewards(Da to,u amount)z
claimRewardsAndRedeem(Da to,u claimAmount,u redeemAmount)z
redeem(Da to,u amount)2n
claimRewardsOnBehalf(Ea from,Da to,u amount)z
claimRewardsAndRedeemOnBehalf(Ea from,Da to,u claimAmount,u redeemAmount)z
redeemOnBehalf(Ea from,Da to,u amount)2n
stake(Ea to,u amount)1t
claimRewardsAndStake(Ea to,u amount)3f
cooldownOnBehalfOf(Ea from)7h
stakeWithPermit(u amount,u deadline,e v,Ow r,Ow s)1t
stakeWithPermit(Fa from,u amount,u deadline,e v,Ow r,Ow s)1t
delegateByType(Ha delegatee,e delegationType)64
delegateByTypeBySig(Ha delegatee,e delegationType,u nonce,u expiry,e v,Ow r,Ow s)64
claimAllRewards(A%a asset,Da receiver)z
claimSelectedRewards(A%a asset,A%a[] rewards,Da receiver)z
claimSelectedRewards(A%a[] assets,A%a[][] rewards,Da receiver)z
claimAllRewardsOnBehalf(A%a asset,Ea user,Da receiver)z
claimSelectedRewardsOnBehalf(A%a asset,A%a[] rewards,Ea user,Da receiver)z
claimSelectedRewardsOnBehalf(A%a[] assets,A%a[][] rewards,Ea user,Da receiver)z
claimAllRewardsPermit(A%a asset,Ea user,Da receiver,u deadline,{3} sig)z
claimSelectedRewardsPermit(A%a asset,A%a[] rewards,Ea user,Da receiver,u deadline,{3} sig)z
setClaimer(Ga claimer,f flag)a
setClaimer(Ea user,Ga claimer,f flag)a
setCooldownOperator(Ga operator,f flag)a
depositWithPermit(u assets,Da receiver,u deadline,{3} sig)2o..0=u
submitVote(u proposalId,f support,(Aa underlyingAsset,x slot,Ob proof)[] votingBalanceProofs)w
buyAsset(u minAmount,Da receiver)3s
sellAsset(u maxAmount,Da receiver)7i..^0
buyAssetWithSig(Ea originator,u minAmount,Da receiver,u deadline,Ob signature)3s
sellAssetWithSig(Ea originator,u maxAmount,Da receiver,u deadline,Ob signature)7i..^1
supply(u reserveId,u amount,Ea onBehalfOf)71
repay(u reserveId,u amount,Ea onBehalfOf)3l
withdraw(u reserveId,u amount,Ea onBehalfOf)7j
borrow(u reserveId,u amount,Ea onBehalfOf)6d
setUsingAsCollateral(u reserveId,f usingAsCollateral,Ea onBehalfOf)7k
setUserPositionManager(Ga positionManager,f approve)a` },
  { source: 'Staked Aave', at: /^Staked (?:Aave|GHO)/, rows: `cooldown()7h` },
  { source: 'Abracadabra', rows: `cook(e[] actions,u[] values,Nb[] datas)4
addCollateral(Ea to,f skim,u share)6b..!
removeCollateral(Da to,u share)7l..!
borrow(Da to,u amount)6d
repay(Ea to,f skim,u part)3l..!
deposit(A-a token,Fa from,Ea to,u amount,u share)2o..3=0|4=s
withdraw(A%a token,Fa from,Da to,u amount,u share)10..3=0|4=s
transfer(A-a token,Fa from,Da to,u share)x..!
transferMultiple(A-a token,Fa from,Da[] tos,u[] shares)x..!
setMasterContractApproval(Ea user,Ga masterContract,f approved,e v,Ow r,Ow s)a
batch(Nb[] calls,f revertOnFail)4
deploy(Ma masterContract,Ob data,f useCreate2)9` },
  { source: 'Ajna', rows: `addQuoteToken(u amount,u index,u expiry)2f
addCollateral(u amountToAdd,u index,u expiry)6b
removeQuoteToken(u maxAmount,u index)23..^0
removeCollateral(u maxAmount,u index)7m..^0=l
moveQuoteToken(u maxAmount,u fromIndex,u toIndex,u expiry)7n
drawDebt(Ea borrowerAddress,u amountToBorrow,u limitIndex,u collateralToPledge)6d
repayDebt(Ea borrowerAddress,u maxQuoteTokenAmountToRepay,u collateralAmountToPull,Da collateralReceiver,u limitIndex)7o
increaseLPAllowance(Ga spender,u[] indexes,u[] amounts)a
approveLPTransferors(Ga[] transferors)a
revokeLPAllowance(La spender,u[] indexes)1v
decreaseLPAllowance(La spender,u[] indexes,u[] amounts)1v
revokeLPTransferors(La[] transferors)1v
transferLP(Fa owner,Da newOwner,u[] indexes)x` },
  { source: 'Alchemix', rows: `deposit(A!a yieldToken,u amount,Ea recipient)2o..1=0
depositUnderlying(A!a yieldToken,u amount,Ea recipient,u minimumAmountOut)7p
withdrawUnderlying(A!a yieldToken,u shares,Da recipient,u minimumAmountOut)7q..1=s
withdrawFrom(Ea owner,A!a yieldToken,u shares,Da recipient)7j..2=s
withdrawUnderlyingFrom(Ea owner,A!a yieldToken,u shares,Da recipient,u minimumAmountOut)7r..2=s
mintFrom(Ea owner,u amount,Da recipient)3k
burn(u amount,Ea recipient)3l
repay(A!a underlyingToken,u amount,Ea recipient)3l..1=0
liquidate(A!a yieldToken,u shares,u minimumAmountOut)7s..!
approveMint(Ga spender,u amount)a
approveWithdraw(Ga spender,A!a yieldToken,u shares)a
poke(La owner)y` },
  { source: 'Compound v2', rows: `repayBorrow()3l
repayBorrow(u repayAmount)3l
repayBorrowBehalf(Ea borrower)3l
repayBorrowBehalf(Ea borrower,u repayAmount)3l
repayBehalf(Ea borrower)3l
repayBehalfExplicit(Ea borrower,Ma cEther)3l
redeemUnderlying(u redeemAmount)7t..0=u
liquidateBorrow(Da borrower,u repayAmount,A!a cTokenCollateral)7b
liquidateBorrow(Da borrower,A!a cTokenCollateral)7b
enterMarkets(A%a[] cTokens)7u
exitMarket(Aa cTokenAddress)7v
claimComp(Ea holder)z
claimComp(Ea holder,A%a[] cTokens)z
claimComp(Ea[] holders,A%a[] cTokens,f borrowers,f suppliers)z
accrueInterest()7w
exchangeRateCurrent()y
totalBorrowsCurrent()y
balanceOfUnderlying(La owner)y
borrowBalanceCurrent(La account)y
mintBehalf(Ea receiver,u mintAmount)71..1=u
borrowBehalf(Ea borrower,u borrowAmount)6d
redeemBehalf(Ea redeemer,u redeemTokens)7x..1=c
redeemUnderlyingBehalf(Ea redeemer,u redeemAmount)7x..1=u
updateDelegate(Ga delegate,f approved)a
claimVenus(Ea holder)z
claimVenus(Ea holder,A%a[] vTokens)z
claimVenus(Ea[] holders,A%a[] vTokens,f borrowers,f suppliers)z
claimVenus(Ea[] holders,A%a[] vTokens,f borrowers,f suppliers,f collateral)z
mintVAI(u mintVAIAmount)3k
repayVAI(u amount)3l
repayVAIBehalf(Ea borrower,u amount)3l
requestWithdrawal(A%a rewardToken,u pid,u amount)1u..2=0
executeWithdrawal(A%a rewardToken,u pid)26
claimInterest(A%a vToken)z
claimInterest(A%a vToken,Ea user)z
claimReward(Ea holder)z
claimReward(Ea holder,A%a[] mTokens)z
claimReward(Ea[] holders,A%a[] mTokens,f borrowers,f suppliers)z
mintWithPermit(u mintAmount,u deadline,e v,Ow r,Ow s)71..0=u
claimReward(e rewardType,Ea holder)z
claimReward(e rewardType,Ea holder,A%a[] qiTokens)z
claimReward(e rewardType,Ea[] holders,A%a[] qiTokens,f borrowers,f suppliers)z
requestUnlock(u shareAmount)1u..0=c` },
  { source: 'Compound v2 market', at: /^(?:Compound v2 c|Moonwell m|Venus v)[A-Z]+$/, rows: `mint()5j
mint(u mintAmount)71..0=u
redeem(u redeemTokens)7t..0=c
borrow(u borrowAmount)7y` },
  { source: 'Compound v3', rows: `supply(A!a asset,u amount)71..1=0
supplyTo(Ea dst,A!a asset,u amount)71.29.2=1
supplyFrom(Fa from,Ea dst,A!a asset,u amount)71..3=2
withdrawFrom(Ea src,Da to,A!a asset,u amount)7z.2a.3=2
transferAsset(Da dst,A!a asset,u amount)x.29.2=1
transferAssetFrom(Fa src,Da dst,A!a asset,u amount)x.29.3=2
allowBySig(Ea owner,Ga manager,f isAllowed,u nonce,u expiry,e v,Ow r,Ow s)a
buyCollateral(A!a asset,u minAmount,u baseAmount,Da recipient)3s
absorb(La absorber,La[] accounts)7b
accrueAccount(La account)y
claim(A%a comet,Ea src,f shouldAccrue)n
claimTo(A%a comet,Ea src,Da to,f shouldAccrue)n
invoke(Pw[] actions,Nb[] data)4` },
  { source: 'Compound v3 market', at: /^Compound v3 [A-Z.]+$/, rows: `withdraw(A!a asset,u amount)80..1=0
withdrawTo(Da to,A!a asset,u amount)80.2a.2=1` },
  { source: 'Curve lending', rows: `create_loan(u collateral,u debt,#qu N)81..1&/0=l
create_loan(u collateral,u debt,#qu N,Ea _for)81..1&/0=l
create_loan_extended(u collateral,u debt,#qu N,Ma callbacker,#tu[] callback_args,Nb callback_bytes)81..1&/0=l
borrow_more(u collateral,u debt)6d..1&/0=l
borrow_more(u collateral,u debt,Ea _for)6d..1&/0=l
add_collateral(u collateral)6b
add_collateral(u collateral,Ea _for)6b
remove_collateral(u collateral)6c
remove_collateral(u collateral,f use_eth)6c
repay(u _d_debt)3l
repay(u _d_debt,Ea _for,#oi max_active_band)3l
repay(u _d_debt,Ea _for,#oi max_active_band,f use_eth)3l
repay_extended(Ma callbacker,#tu[] callback_args,Nb callback_bytes)82
create_loan_extended(u collateral,u debt,#qu N,Ma callbacker,#tu[] callback_args)81..1&/0=l` },
  { source: 'Curve peg keepers', at: /^Curve peg keeper$/, rows: `update()z
update(Da _beneficiary)z` },
  { source: 'Euler', rows: `setAccountOperator(Ea account,Ga operator,f authorized)a
setOperator(Ebytes19 addressPrefix,Ga operator,u operatorBitField)a
setNonce(Ebytes19 addressPrefix,u nonceNamespace,u nonce)50
setLockdownMode(Ebytes19 addressPrefix,f enabled)83
setPermitDisabledMode(Ebytes19 addressPrefix,f enabled)83
enableCollateral(Ea account,Aa vault)7u
disableCollateral(Ea account,Aa vault)7v
reorderCollaterals(Ea account,e index1,e index2)7u
enableController(Ea account,Ga vault)a
disableController(Ea account)7
disableController()7
call(Na targetContract,Ea onBehalfOfAccount,u value,Nb data)4
controlCollateral(Ma targetCollateral,Ea onBehalfOfAccount,u value,Nb data)4
permit(Ea signer,La sender,u nonceNamespace,u nonce,u deadline,u value,Nb data,Ob signature)4
batch({93}[] items)4
batchRevert({93}[] items)4
batchSimulation({93}[] items)4
requireAccountStatusCheck(La account)y
forgiveAccountStatusCheck(La account)84
requireVaultStatusCheck()y
forgiveVaultStatusCheck()84
borrow(u amount,Da receiver)85
repay(u amount,Ea receiver)3l
repayWithShares(u amount,Ea receiver)3l
pullDebt(u amount,Da from)86
flashLoan(u amount,Nb data)7a
enableBalanceForwarder()l
disableBalanceForwarder()59
liquidate(Da violator,A!a collateral,u repayAssets,u minYieldBalance)87
setGovernorAdmin(Ga newGovernorAdmin)88
setFeeReceiver(Ja newFeeReceiver)5m
setHookConfig(Ma newHookTarget,t newHookedOps)31
setInterestRateModel(Ma newModel)a
skim(u amount,Da receiver)5k
transferFromMax(Fa from,Da to)x
enableReward(A%a rewarded,A%a reward)89
disableReward(A%a rewarded,A%a reward,f forfeitRecentReward)8a
claimReward(A%a rewarded,A%a reward,Da recipient,f ignoreRecentReward)8b
enterMarket(u subAccountId,Aa newMarket)7u
exitMarket(u subAccountId,Aa oldMarket)7v
approveDebt(u subAccountId,Ga spender,u amount)a
batchDispatch((f allowError,Ma proxyAddr,Nb data)[] items,Ea[] deferLiquidityChecks)4` },
  { source: 'Fluid', rows: `operate(Tu nftId,i newCol,i newDebt,Da to)8c
operate(Tu nftId,i newColToken0,i newColToken1,i colSharesMinMax,i newDebt,Da to)8d
operate(Tu nftId,i newColToken0,i newColToken1,i colSharesMinMax,i newDebtToken0,i newDebtToken1,i debtSharesMinMax,Da to)8d
operatePerfect(Tu nftId,i perfectColShares,i colToken0MinMax,i colToken1MinMax,i newDebt,Da to)8e
operatePerfect(Tu nftId,i perfectColShares,i colToken0MinMax,i colToken1MinMax,i perfectDebtShares,i debtToken0MinMax,i debtToken1MinMax,Da to)8e
deposit(u assets,Ea receiver,u minAmountOut)7p..0=u
mint(u shares,Ea receiver,u maxAssets)8f..0=s
claim(Da recipient,u cumulativeAmount,e positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)n..^1
claimOnBehalfOf(Ea onBehalfOf,Da recipient,u cumulativeAmount,e positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)n..^2` },
  { source: 'Fluid pools', rows: `swapIn(#sf swap0to1_,u amountIn_,u amountOutMin_,Da to_)8g..1
swapOut(#sf swap0to1_,u amountOut_,u amountInMax_,Da to_)8g` },
  { source: 'Fraxlend', rows: `addCollateral(u collateralAmount,Ea borrower)6b
borrowAsset(u borrowAmount,u collateralAmount,Da receiver)8h..0
removeCollateral(u collateralAmount,Da receiver)8i
repayAsset(u shares,Ea borrower)3l..0=s
repayAssetWithCollateral(M!a swapperAddress,u collateralToSwap,u amountAssetOutMin,A~a[] path)7g..!
leveragedPosition(M!a swapperAddress,u borrowAmount,u initialCollateralAmount,u amountCollateralOutMin,A~a[] path)8j
liquidate(x sharesToLiquidate,u deadline,Da borrower)7b` },
  { source: 'Gearbox', rows: `openCreditAccount(Ea onBehalfOf,{26}[] calls,u referralCode)9
closeCreditAccount(Ea creditAccount,{26}[] calls)4
multicall(Ea creditAccount,{26}[] calls)4
botMulticall(Ea creditAccount,{26}[] calls)4
liquidateCreditAccount(Da creditAccount,Da to,{26}[] calls)7b
setBotPermissions(Ga bot,Ea creditAccount,uint192 permissions)a
setBotPermissions(Ga bot,uint192 permissions)a
depositWithReferral(u assets,Ea receiver,u referralCode)2o..0=u
mintWithReferral(u shares,Ea receiver,u referralCode)5j..0=s
depositWithReferral(Ea receiver,u referralCode)2o
depositWithReferralAndPermit(u tokenInAmount,Ea receiver,u referralCode,u deadline,e v,Ow r,Ow s)2o` },
  { source: 'Gearbox farming', at: /^Gearbox farming$/, rows: `claim()z
exit()24` },
  { source: 'Liquity', rows: `openTrove(Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver)8k..3&/2=l
openTroveAndJoinInterestBatchManager((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,Ga interestBatchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)8l..0.3&/0.2=l
openTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)8m
openLeveragedTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u flashLoanAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)8m
addColl(Tu troveId,u collAmount)6b
repayBold(Tu troveId,u boldAmount)3l
addCollWithRawETH(Tu troveId)6b
withdrawColl(u troveId,u collWithdrawal)8n
withdrawCollToRawETH(u troveId,u amount)8n..1=n
closeTroveFromCollateral(u troveId,u flashLoanAmount,u minExpectedCollateral)8o
claimCollateral()n
claimAllCollGains()n
closeTrove(Tu troveId)8p
closeTroveToRawETH(Tu troveId)8p
withdrawBold(u troveId,u boldAmount,u maxUpfrontFee)8q
leverUpTrove((u troveId,u flashLoanAmount,u boldAmount,u maxUpfrontFee) params)8r
adjustTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)8s..3=d&1=l
adjustTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)8s..3=d&1=n
adjustZombieTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)8s..3=d&1=l
adjustZombieTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)8s..3=d&1=n
leverDownTrove((u troveId,u flashLoanAmount,u minBoldAmount) params)7g..!
adjustTroveInterestRate(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)8t
applyPendingDebt(u troveId,u lowerHint,u upperHint)y
removeInterestIndividualDelegate(u troveId)7
kickFromBatch(u troveId,u upperHint,u lowerHint)y
setAddManager(u troveId,Ga manager)a
setRemoveManager(u troveId,Ga manager)a
setRemoveManagerWithReceiver(u troveId,Ga manager,Da receiver)a
setInterestIndividualDelegate(u troveId,Ga delegate,x minInterestRate,x maxInterestRate,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee,u minInterestRateChangePeriod)a
setInterestBatchManager(u troveId,Ga newBatchManager,u upperHint,u lowerHint,u maxUpfrontFee)a
switchBatchManager(u troveId,u removeUpperHint,u removeLowerHint,Ga newBatchManager,u addUpperHint,u addLowerHint,u maxUpfrontFee)a
removeFromBatch(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)8u
removeFromBatch(u id)8u
registerBatchManager(x minInterestRate,x maxInterestRate,x currentInterestRate,x annualManagementFee,x minInterestRateChangePeriod)a
lowerBatchManagementFee(u newAnnualManagementFee)a
setBatchManagerAnnualInterestRate(x newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)a
provideToSP(u topUp,f doClaim)2o
withdrawFromSP(u amount,f doClaim)10
redeemCollateral(u boldAmount,u maxIterationsPerCollateral,u maxFeePercentage)8v
urgentRedemption(u boldAmount,u[] troveIds,u minCollateral)87
openTrove(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)8w..1&/v=n
withdrawLUSD(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)8x
adjustTrove(u maxFeePercentage,u collWithdrawal,u LUSDChange,f isDebtIncrease,La upperHint,La lowerHint)8y..2=d&1=n
addColl(La upperHint,La lowerHint)6b
repayLUSD(u LUSDAmount,La upperHint,La lowerHint)3l
withdrawColl(u collWithdrawal,La upperHint,La lowerHint)8z
withdrawETHGainToTrove(La upperHint,La lowerHint)6b
provideToSP(u amount,Ja frontEndTag)2o
withdrawFromSP(u amount)10
redeemCollateral(u LUSDamount,La firstRedemptionHint,La upperPartialRedemptionHint,La lowerPartialRedemptionHint,u partialRedemptionHintNICR,u maxIterations,u maxFeePercentage)8v
liquidate(Da borrower)7b
liquidateTroves(u n)7b
batchLiquidateTroves(Da[] troveArray)7b` },
  { source: 'Liquity troves', at: /^Liquity borrower operations$/, rows: `closeTrove()90` },
  { source: 'Liquity v2 votes', rows: `deployUserProxy()91
depositLQTY(u _lqtyAmount)1t
depositLQTY(u _lqtyAmount,f _doSendRewards,Da _recipient)1t
withdrawLQTY(u _lqtyAmount)24
withdrawLQTY(u _lqtyAmount,f _doSendRewards,Da _recipient)24` },
  { source: 'Liquity staking', at: /^Liquity staking$/, rows: `stake(#ju _LQTYamount)1t
unstake(#ju _LQTYamount)24` },
  { source: 'Sky and Maker', rows: `frob(Pw i,Ea u,Fa v,Da w,i dink,i dart)92
flux(Pw ilk,Fa src,Da dst,u wad)x..!
move(Fa src,Da dst,u rad)x..!
fork(Pw ilk,Ea src,Ea dst,i dink,i dart)x
drip(Pw ilk)y
join(Ea usr,u wad)2o
exit(Da usr,u wad)10
push(Da usr,u wad)x
daiToUsds(Da usr,u wad)93
usdsToDai(Da usr,u wad)93
open(Pw ilk,Ea usr)9
give(u cdp,Ga dst)f
cdpAllow(u cdp,Ga usr,u ok)94
urnAllow(Ga usr,u ok)a
frob(u cdp,i dink,i dart)95
flux(Pw ilk,u cdp,Da dst,u wad)x..!
flux(u cdp,Da dst,u wad)x..!
move(u cdp,Da dst,u rad)x..!
quit(u cdp,Da dst)x
shift(u cdpSrc,Tu cdpDst)x
enter(Ea src,Tu cdp)x
hope(Ea owner,u index,Ga usr)a
nope(Ea owner,u index,Ga usr)1v
lock(Ea owner,u index,u wad,h ref)4j
lockSky(Ea owner,u index,u skyWad,h ref)4j
wipe(Ea owner,u index,u wad)3l
wipeAll(Ea owner,u index)3l
free(Ea owner,u index,Da to,u wad)7j
freeNoFee(Ea owner,u index,Da to,u wad)7j
freeSky(Ea owner,u index,Da to,u skyWad)7j
getReward(Ea owner,u index,A!a farm,Da to)z
draw(Ea owner,u index,Da to,u wad)6d
selectFarm(Ea owner,u index,M!a farm,h ref)l
selectVoteDelegate(Ea owner,u index,Ha voteDelegate)64
deposit(u assets,Ea receiver,h referral)2o..0=u
deposit(u assets,Ea receiver,u minShares,h referral)96..0=u
mint(u shares,Ea receiver,h referral)5j..0=s
buyGem(Da usr,u gemAmt)97..>1
sellGem(Da usr,u gemAmt)7i
buyGemNoFee(Da usr,u gemAmt)97..>1
sellGemNoFee(Da usr,u gemAmt)7i
vote(Ha[] yays)w
vote(Pw slate)w
etch(Ha[] yays)w
votePoll(u pollId,u optionId)w
votePoll(u[] pollIds,u[] optionIds)w
mkrToSky(Da usr,u mkrAmt)98
skyToMkr(Da usr,u skyAmt)98
build(Ea owner)9
setCache(Ma cacheAddr)a
execute(Mb code,Nb data)4` },
  { source: 'Spark stability', rows: `swapExactIn(A=a assetIn,A=a assetOut,u amountIn,u minAmountOut,Da receiver,u referralCode)54.2b
swapExactOut(A=a assetIn,A=a assetOut,u amountOut,u maxAmountIn,Da receiver,u referralCode)54.2c` },
  { source: 'Sky migration', rows: `migrateDAIToUSDS(Da receiver,u assetsIn)93
migrateDAIToSUSDS(Da receiver,u assetsIn)99
migrateSDAISharesToSUSDS(Da receiver,u sharesIn)93
migrateSDAISharesToUSDS(Da receiver,u sharesIn)93
migrateSDAIAssetsToUSDS(Da receiver,u assetsIn)93
migrateSDAIAssetsToSUSDS(Da receiver,u assetsIn)93
downgradeUSDSToDAI(Da receiver,u assetsIn)93` },
  { source: 'Savings xDAI adapter', rows: `depositXDAI(Ea receiver)2o
withdrawXDAI(u assets,Da receiver)10..0=n
redeemXDAI(u shares,Da receiver)2n..0=s` },
  { source: 'DSProxy actions of Maker', rows: `lockETH(Ma manager,Ma ethJoin,Tu cdp)6b
lockETHAndDraw(Ma manager,Ma jug,Ma ethJoin,Ma daiJoin,Tu cdp,u wadD)3k..5&/v=n
draw(Ma manager,Ma jug,Ma daiJoin,Tu cdp,u wad)3k..4
wipe(Ma manager,Ma daiJoin,Tu cdp,u wad)3l..3
freeETH(Ma manager,Ma ethJoin,Tu cdp,u wad)7j..3=n
wipeAndFreeETH(Ma manager,Ma ethJoin,Ma daiJoin,Tu cdp,u wadC,u wadD)7j..4=n
wipeAllAndFreeETH(Ma manager,Ma ethJoin,Ma daiJoin,Tu cdp,u wadC)7j..4=n
wipeAndFreeGem(Ma manager,Ma gemJoin,Ma daiJoin,Tu cdp,u amtC,u wadD)7j..4=l
wipeAllAndFreeGem(Ma manager,Ma gemJoin,Ma daiJoin,Tu cdp,u amtC)7j..4=l` },
  { source: 'Morpho', rows: `supply(A{91} marketParams,u assets,u shares,Ea onBehalf,Nb data)71..1=0.0|2=s
supplyCollateral(A{91} marketParams,u assets,Ea onBehalf,Nb data)6b..1=0.1
repay(A%{87} marketParams,u assets,u shares,Ea onBehalf,Nb data)3l..1=0.0|2=s
withdraw(A%{87} marketParams,u assets,u shares,Ea onBehalf,Da receiver)10.2d.1=0.0|2=s
withdrawCollateral(A%{87} marketParams,u assets,Ea onBehalf,Da receiver)9a.2e.1=0.1
borrow(A%{87} marketParams,u assets,u shares,Ea onBehalf,Da receiver)9b.2d.1=0.0|2=s
liquidate(A{87} marketParams,Da borrower,u seizedAssets,u repaidShares,Nb data)7b
flashLoan(Aa token,u assets,Nb data)7a
setAuthorizationWithSig((Ea authorizer,Ga authorized,f isAuthorized,u nonce,u deadline) authorization,{3} signature)a
accrueInterest(A{87} marketParams)7w
createMarket(A{87} marketParams)5i
submitCap(M{87} marketParams,u newSupplyCap)a
acceptCap(M{87} marketParams)3c
submitMarketRemoval(M{87} marketParams)a
setCurator(Ga newCurator)a
submitGuardian(Ga newGuardian)a
setIsAllocator(Ga newAllocator,f newIsAllocator)a
setFeeRecipient(Ja newFeeRecipient)5m
setSkimRecipient(Da newSkimRecipient)5m
acceptGuardian()6s
acceptTimelock()6s
revokePendingGuardian()6n
revokePendingTimelock()6n
submitTimelock(u newTimelock)a
updateWithdrawQueue(u[] indexes)a
revokePendingCap(Pw id)6n
revokePendingMarketRemoval(Pw id)6n
setSupplyQueue(Pw[] newSupplyQueue)9c
reallocate(M({87} marketParams,u assets)[] allocations)a
reallocateTo(Aa vault,M({87} marketParams,x amount)[] withdrawals,M{87} supplyMarketParams)a
claim(Da account,A%a reward,u claimable,Ow[] proof)n..2=1
multicall({85}[] bundle)4
reenter({85}[] bundle)4
morphoSupply(A{91} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)71..1=0.0|2=s
morphoSupplyCollateral(A{91} marketParams,u assets,Ea onBehalf,Nb data)6b..1=0.1
morphoRepay(A%{87} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)3l..1=0.0|2=s
morphoBorrow(A%{87} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)6d..1=0.0|2=s
morphoWithdraw(A%{87} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)10..1=0.0|2=s
morphoWithdrawCollateral(A%{87} marketParams,u assets,Da receiver)6c..1=0.1
morphoFlashLoan(Aa token,u assets,Nb data)7a
erc20Transfer(Aa token,Da receiver,u amount)9d..2=0
erc20TransferFrom(Aa token,Da receiver,u amount)9e..2=0
nativeTransfer(Da receiver,u amount)9f..1=n
permit2TransferFrom(Aa token,Da receiver,u amount)x..2=0
erc4626Deposit(Ma vault,u assets,u maxSharePriceE27,Ea receiver)2o..1&@o=0
erc4626Mint(Ma vault,u shares,u maxSharePriceE27,Ea receiver)5j..1=0
erc4626Withdraw(Ma vault,u assets,u minSharePriceE27,Da receiver,Ea owner)10..1&@o=0
erc4626Redeem(Ma vault,u shares,u minSharePriceE27,Da receiver,Ea owner)2n..1=0
wrapNative(u amount,Da receiver)9g..0=n
wrapStEth(u amount,Da receiver)9g
unwrapNative(u amount,Da receiver)9h
unwrapStEth(u amount,Da receiver)9i
stakeEth(u amount,u maxSharePriceE27,Ia referral,Da receiver)1t..0=n
aaveV2Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)3l..1=0
aaveV3Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)3l..1=0
aaveV3OptimizerRepay(A!a underlying,u amount,Ea onBehalf)3l..1=0
aaveV2Withdraw(Aa token,u amount,Da receiver)7j..1=0
aaveV3Withdraw(Aa token,u amount,Da receiver)7j..1=0
aaveV3OptimizerWithdraw(A!a underlying,u amount,u maxIterations,Da receiver)10..1=0
aaveV3OptimizerWithdrawCollateral(A!a underlying,u amount,Da receiver)6c..1=0
compoundV2RepayErc20(Ba cToken,u amount,Ea onBehalf)3l
compoundV2RepayEth(u amount,Ea onBehalf)3l..0=n
compoundV3Repay(Ma instance,u amount,Ea onBehalf)3l
compoundV2RedeemErc20(Ba cToken,u amount,Da receiver)7x..1=0
compoundV2RedeemEth(u amount,Da receiver)7x
compoundV3WithdrawFrom(Ma instance,A!a asset,u amount,Da receiver)7j..2=1
erc20WrapperDepositFor(Ma wrapper,u amount)9j
erc20WrapperWithdrawTo(Ma wrapper,Da receiver,u amount)9k..2=0
buy(Ma augustus,Nb callData,Ba srcToken,Aa destToken,u newDestAmount,{76} offsets,Da receiver)97
sell(Ma augustus,Nb callData,Ba srcToken,Aa destToken,f sellEntireBalance,{76} offsets,Da receiver)7i
buyMorphoDebt(Ma augustus,Nb callData,Ba srcToken,A{87} marketParams,{76} offsets,Ea onBehalf,Da receiver)7b
morphoWrapperWithdrawTo(Da receiver,u amount)9k
morphoWrapperDepositFor(Da receiver,u amount)9j
morphoSetAuthorizationWithSig((Ea delegator,Ga manager,f isAllowed,u nonce,u deadline) authorization,{3} signature,f skipRevert)a
erc20TransferFrom(A!a asset,u amount)9l..1=0
transferFrom2(A!a asset,u amount)9l..1=0
wrapNative(u amount)9m..0=n
wrapStEth(u amount)9g
aaveV2Repay(A!a asset,u amount,u interestRateMode)3l..1=0
aaveV3Repay(A!a asset,u amount,u interestRateMode)3l..1=0
aaveV3OptimizerRepay(A!a underlying,u amount)3l..1=0
compoundV2Repay(Ba cToken,u amount)3l
unwrapNative(u amount)9h
unwrapStEth(u amount)9i
aaveV2Withdraw(A!a asset,u amount)7j..1=0
aaveV3Withdraw(A!a asset,u amount)7j..1=0
aaveV3OptimizerWithdraw(A!a underlying,u amount,u maxIterations)10..1=0
aaveV3OptimizerWithdrawCollateral(A!a underlying,u amount)6c..1=0
compoundV2Redeem(Ba cToken,u amount)7x..1=0
compoundV3Repay(Ma instance,u amount)3l
compoundV3WithdrawFrom(Ma instance,A!a asset,u amount)7j..2=1
stakeEth(u amount,u minShares,Ia referral)39..0=n
urdClaim(Ma distributor,Da account,A%a reward,u amount,Ow[] proof,f skipRevert)n..3=2
compoundV3AllowBySig(Ma instance,f isAllowed,u nonce,u expiry,e v,Ow r,Ow s,f skipRevert)a
aaveV3OptimizerApproveManagerWithSig(f isApproved,u nonce,u deadline,{3} signature,f skipRevert)a
permit(A!a asset,u amount,u deadline,e v,Ow r,Ow s,f skipRevert)1w.2f
approve2({128} permitSingle,Ob signature,f skipRevert)1w.2g
permitDai(u nonce,u expiry,f allowed,e v,Ow r,Ow s,f skipRevert)1w
submit(Nb data)a
revoke(Nb data)9n
forceDeallocate(Ma adapter,Ob data,u assets,Ea onBehalf)5s
setIsSentinel(Ga account,f newIsSentinel)a` },
  { source: 'Notional', rows: `depositUnderlyingToken(Ea account,h currencyId,u amountExternalPrecision)2o
depositAssetToken(Ea account,h currencyId,u amountExternalPrecision)2o
batchBalanceAction(Ea account,N{172}[] actions)4
batchBalanceAction(N{172}[] actions)4
batchBalanceAndTradeAction(Ea account,N{177}[] actions)4
batchLend(Ea account,N(h currencyId,f depositUnderlying,w[] trades)[] actions)4
batchBalanceAndTradeActionWithCallback(Ea account,N{177}[] actions,Nb callbackData)4
enableBitmapCurrency(h currencyId)a
settleAccount(La account)y
nTokenRedeem(Ea redeemer,h currencyId,k tokensToRedeem,f sellTokenAssets,f acceptResidualAssets)2n
nTokenRedeem(Ea redeemer,h currencyId,k tokensToRedeem)2n
nTokenClaimIncentives()z` },
  { source: 'Silo', rows: `deposit(u assets,Ea receiver,e collateralType)2o..0=u
mint(u shares,Ea receiver,e collateralType)5j..0=s
withdraw(u assets,Da receiver,Ea owner,e collateralType)7j..0=u
redeem(u shares,Da receiver,Ea owner,e collateralType)7x..0=s
borrow(u assets,Da receiver,Ea borrower)6d..0=u
borrowShares(u shares,Da receiver,Ea borrower)6d..!
borrowSameAsset(u assets,Da receiver,Ea borrower)6d..0=u
repayShares(u shares,Ea borrower)3l..0=s
switchCollateralToThisSilo()7v
transitionCollateral(u shares,Ea owner,e transitionFrom)7v
setReceiveApproval(Ea owner,u amount)a
flashLoan(Ma receiver,A=a token,u amount,Nb data)7a` },
  { source: 'Summer', rows: `depositTokens(Aa asset,u amount)2o..1=0
enterFleet(A!a fleetCommander,u assets,Ea receiver)2o
withdrawTokens(Aa asset,u amount)10..1=0
exitFleet(A!a fleetCommander,u assets)10
unstakeAndWithdrawAssets(A!a fleetCommander,u shares,f claimRewards)24
swap(Aa fromToken,Aa toToken,u assets,u minTokensReceived,Nb swapCalldata)4n..2=0
claimMerkleRewards(Da user,u[] indices,u[] amounts,Ow[][] proofs,Ma rewardsRedeemer)z
claimFleetRewards(A!a[] fleetCommanders,A!a rewardToken)z
claimGovernanceRewards(Ma govRewardsManager,A!a rewardToken)z` },
  { source: 'Blur', rows: `execute({207} sell,{208} buy)9o
bulkExecute(({207} sell,{208} buy)[] executions)9o
takeAsk({213} inputs,Ob oracleSignature)9o
takeAskPool({213} inputs,Ob oracleSignature,u amountToWithdraw)9o
takeAskSingle({210} inputs,Ob oracleSignature)9o
takeAskSinglePool({210} inputs,Ob oracleSignature,u amountToWithdraw)9o
takeBid(({164}[] orders,{136}[] exchanges,{16} takerFee,Ob signatures) inputs,Ob oracleSignature)9o
takeBidSingle(({164} order,{136} exchange,{16} takerFee,Ob signature) inputs,Ob oracleSignature)9o
cancelTrades((Pw hash,u index,u amount)[] cancels)q
cancelOrder({194} order)q
cancelOrders({194}[] orders)q
incrementNonce()50` },
  { source: 'LooksRare, X2Y2', rows: `executeTakerBid({64} takerBid,{199} makerAsk,Ob makerSignature,{67} merkleTree,Ia affiliate)9p
executeTakerAsk({64} takerAsk,{199} makerBid,Ob makerSignature,{67} merkleTree,Ia affiliate)9p
executeMultipleTakerBids({64}[] takerBids,{199}[] makerAsks,Ob[] makerSignatures,{67}[] merkleTrees,Ia affiliate,f isAtomic)9p
cancelOrderNonces(u[] orderNonces)q
cancelSubsetNonces(u[] subsetNonces)50
incrementBidAskNonces(f bid,f ask)50
grantApprovals(Ga[] operators)1w
revokeApprovals(La[] operators)7
matchAskWithTakerBidUsingETHAndWETH({119} takerBid,{188} makerAsk)9q
matchAskWithTakerBid({119} takerBid,{188} makerAsk)9q
matchBidWithTakerAsk({119} takerAsk,{188} makerBid)9q..>o=1.7
cancelAllOrdersForSender(u minNonce)50
cancelMultipleMakerOrders(u[] orderNonces)q
run(((u salt,Ca user,u network,u intent,u delegateType,u deadline,Aa currency,Ob dataMask,(u price,Ob data)[] items,Ow r,Ow s,e v,e signVersion)[] orders,(e op,u orderIdx,u itemIdx,u price,Pw itemHash,Ma executionDelegate,Ob dataReplacement,u bidIncentivePct,u aucMinIncrementPct,u aucIncDurationSecs,(u percentage,Ca to)[] fees)[] details,(u salt,u deadline,u amountToEth,u amountToWeth,Da user,f canFail) shared,Ow r,Ow s,e v) input)9o
cancel(Pw[] itemHashes,u deadline,e v,Ow r,Ow s)q
execute((u amount,Aa currency)[] tokenTransfers,(M!a proxy,Pbytes4 selector,(Ca signer,Aa collection,e collectionType,u[] tokenIds,u[] amounts,u price,Aa currency,u startTime,u endTime,Ob signature)[] orders,Ob[] ordersExtraData,Ob extraData)[] tradeData,La originator,Da recipient,f isAtomic)9o..v=n` },
  { source: 'Manifold', rows: `purchase(y listingId)13
purchase(y listingId,Nb data)13
purchase(y listingId,uint24 count)13
purchase(y listingId,uint24 count,Nb data)13
purchase(Ia referrer,y listingId)13
purchase(Ia referrer,y listingId,Nb data)13
purchase(Ia referrer,y listingId,uint24 count)13
purchase(Ia referrer,y listingId,uint24 count,Nb data)13
cancel(y listingId,h holdbackBPS)q` },
  { source: 'Rarible, Sudoswap, Foundation, OpenSea, CryptoPunks', rows: `directPurchase((Ca sellOrderMaker,u sellOrderNftAmount,Pbytes4 nftAssetClass,Pb nftData,u sellOrderPaymentAmount,Aa paymentToken,u sellOrderSalt,u sellOrderStart,u sellOrderEnd,Pbytes4 sellOrderDataType,Ob sellOrderData,Ob sellOrderSignature,u buyOrderPaymentAmount,u buyOrderNftAmount,Nb buyOrderData) direct)97
directAcceptBid((La bidMaker,u bidNftAmount,Pbytes4 nftAssetClass,Pb nftData,u bidPaymentAmount,Aa paymentToken,u bidSalt,u bidStart,u bidEnd,Pbytes4 bidDataType,Ob bidData,Ob bidSignature,u sellOrderPaymentAmount,u sellOrderNftAmount,Nb sellOrderData) direct)7i
matchOrders({195} orderLeft,Ob signatureLeft,{195} orderRight,Ob signatureRight)9q
cancel((La maker,{80} makeAsset,La taker,{80} takeAsset,u salt,u start,u end,Pbytes4 dataType,Ob data) order)q
swapETHForSpecificNFTs({11}[] swapList,Da ethRecipient,Da nftRecipient,u deadline)5g
robustSwapETHForSpecificNFTs(({11} swapInfo,u maxCost)[] swapList,Da ethRecipient,Da nftRecipient,u deadline)4e
swapNFTsForToken({11}[] swapList,u minOutput,Da tokenRecipient,u deadline)4e
buyV2(Aa nftContract,u tokenId,u maxPrice,Ia referrer)13
buy(Aa nftContract,u tokenId,u maxPrice)13
placeBid(u auctionId)65
placeBidV2(u auctionId,u amount,Ia referrer)65
acceptOffer(A-a nftContract,u tokenId,La offerFrom,u minAmount)9r
makeOfferV2(Aa nftContract,u tokenId,u amount,Ia referrer)36
setBuyPrice(A-a nftContract,u tokenId,u price)9s
createReserveAuction(A-a nftContract,u tokenId,u reservePrice)9s
finalizeReserveAuction(u auctionId)26
bulkTransfer(((e itemType,Aa token,u identifier,u amount)[] items,Ca recipient,f validateERC721Receiver)[] items,Pw conduitKey)9t..!
offerPunkForSale(u punkIndex,u minSalePriceInWei)9s
offerPunkForSaleToAddress(u punkIndex,u minSalePriceInWei,Ga toAddress)9s
acceptBidForPunk(u punkIndex,u minPrice)9r
enterBidForPunk(u punkIndex)65
buyPunk(u punkIndex)13
transferPunk(Da to,u punkIndex)x
buy(Aa _originContract,u _tokenId,Aa _currencyAddress,u _amount)13
swapNFTsForToken(u[] nftIds,u minExpectedTokenOutput,Da tokenRecipient,f isRouter,La routerCaller)4e
swapTokenForSpecificNFTs(u[] nftIds,u maxExpectedTokenInput,Da nftRecipient,f isRouter,La routerCaller)4e
createConduit(Pw conduitKey,Ga initialOwner)9
updateChannel(Aa conduit,Ga channel,f isOpen)a
transferOwnership(Aa conduit,Ga newPotentialOwner)3d` },
  { source: 'Seaport', rows: `fulfillBasicOrder({216} parameters)9o
fulfillBasicOrder_efficient_6GL6yc({216} parameters)9o
fulfillOrder({215} order,Pw fulfillerConduitKey)9o
fulfillAdvancedOrder({217} advancedOrder,{101}[] criteriaResolvers,Pw fulfillerConduitKey,Da recipient)9p.2h
fulfillAvailableOrders({215}[] orders,{39}[][] offerFulfillments,{39}[][] considerationFulfillments,Pw fulfillerConduitKey,u maximumFulfilled)9o
fulfillAvailableAdvancedOrders({217}[] advancedOrders,{101}[] criteriaResolvers,{39}[][] offerFulfillments,{39}[][] considerationFulfillments,Pw fulfillerConduitKey,Da recipient,u maximumFulfilled)9p.2i
matchOrders(({212} parameters,Ob signature)[] orders,{144}[] fulfillments)9q
matchAdvancedOrders(({212} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData)[] orders,{101}[] criteriaResolvers,{144}[] fulfillments,Da recipient)9u.2h
validate(((Ea offerer,Ma zone,{116}[] offer,{127}[] consideration,e orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems) parameters,Ob signature)[] orders)9v
cancel((La offerer,La zone,{116}[] offer,{127}[] consideration,e orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u counter)[] orders)q
incrementCounter()50` },
  { source: 'Zora', rows: `buy(Ea recipient,u orderSize,u minAmountOut,o sqrtPriceLimitX96,Ia tradeReferrer)3s..!
sell(Da recipient,u orderSize,u minAmountOut,o sqrtPriceLimitX96,Ia tradeReferrer)3t
deposit(Ca to,Pbytes4 reason,Ws comment)x..v=n
withdrawFor(Da to,u amount)10..1=n
setPayoutRecipient(Da newPayoutRecipient)5m
addPermission(u tokenId,Ga user,u permissionBits)a
removePermission(u tokenId,Ga user,u permissionBits)1v
setFundsRecipient(Da fundsRecipient)5m
setupNewToken(Vs newURI,u maxSupply)c
setupNewTokenWithCreateReferral(Vs newURI,u maxSupply,Ia createReferral)c
updateTokenURI(u tokenId,Vs newURI)l
updateContractMetadata(Vs newURI,Vs newName)l` },
  { source: 'Zora', rows: `purchase(u quantity)13
purchaseWithComment(u quantity,Ws comment)13
purchaseWithRecipient(Da recipient,u quantity,Ws comment)13
mintWithRewards(Da recipient,u quantity,Ws comment,Ia mintReferral)9w
purchasePresale(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof)13
purchasePresaleWithComment(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment)13
purchasePresaleWithRewards(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment,Ia mintReferral)13
mint(Ma minter,u tokenId,u quantity,Ia[] rewardsRecipients,Nb minterArguments)9w
mintWithRewards(Ma minter,u tokenId,u quantity,Nb minterArguments,Ia mintReferral)9w
mint(Da mintTo,u quantity,Aa collection,u tokenId,Ia mintReferral,Ws comment)9w
mint(Da mintTo,u quantity,Aa tokenAddress,u tokenId,u totalValue,Aa currency,Ia mintReferral,Ws comment)9w
callSale(u tokenId,Ma salesConfig,Nb data)4
buy1155(Aa erc20zAddress,u num1155ToBuy,Da recipient,Da excessRefundRecipient,u maxEthToSpend,o sqrtPriceLimitX96)3s..!
sell1155(Aa erc20zAddress,u num1155ToSell,Da recipient,u minEthToAcquire,o sqrtPriceLimitX96)3t..!
buyOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da excessRefundRecipient,u maxEthToSpend,o sqrtPriceLimitX96,Ws comment)3s
sellOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da recipient,u minEthToAcquire,o sqrtPriceLimitX96,Ws comment)3t` },
  { source: 'Reads', rows: `totalSupply(u id)9x
contractURI()9x
tokenByIndex(u index)9x
tokenOfOwnerByIndex(La owner,u index)9x
royaltyInfo(u tokenId,u salePrice)9x
PERMIT_TYPEHASH()9x
nonceBitmap(La owner,u wordPos)9x
isValidSignature(Ow hash,Ob signature)9x
pendingOwner()9x
admin()9x
implementation()9x
proxiableUUID()9x
paused()9x
hasRole(Pw role,La account)9x
getRoleAdmin(Pw role)9x
token0()9x
token1()9x
fee()9x
factory()9x
liquidity()9x
tickSpacing()9x
observe(t[] secondsAgos)9x
getPool(Aa tokenA,Aa tokenB,uint24 fee)9x
positions(u tokenId)9x
getAmountsOut(u amountIn,Aa[] path)9x
getAmountsIn(u amountOut,Aa[] path)9x
getAmountOut(u amountIn,u reserveIn,u reserveOut)9x
getAmountIn(u amountOut,u reserveIn,u reserveOut)9x
quote(u amountA,u reserveA,u reserveB)9x
get_dy(int128 i,int128 j,u dx)9x
get_virtual_price()9x
getRate()9x
getBlockHash(u blockNumber)9x
getLastBlockHash()9x
getCurrentBlockTimestamp()9x
getCurrentBlockGasLimit()9x
getCurrentBlockCoinbase()9x
getCurrentBlockDifficulty()9x
getBasefee()9x
getChainId()9x
getThreshold()9x
getOwners()9x
isOwner(La owner)9x
nonce()9x
isModuleEnabled(La module)9x
getModulesPaginated(La start,u pageSize)9x
approvedHashes(La owner,Ow hash)9x
domainSeparator()9x
getTransactionHash(La to,u value,Ob data,e operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,La refundReceiver,u nonce)9x
getNonce(La sender,uint192 key)9x
state(u proposalId)9x
proposals(u proposalId)9x
proposalVotes(u proposalId)9x
proposalSnapshot(u proposalId)9x
proposalDeadline(u proposalId)9x
hasVoted(u proposalId,La account)9x
getVotes(La account,u timepoint)9x
getPriorVotes(La account,u blockNumber)9x
getPastTotalSupply(u timepoint)9x
getCurrentVotes(La account)9x
quorum(u timepoint)9x
votingDelay()9x
votingPeriod()9x
proposalThreshold()9x
getMinDelay()9x
isOperationReady(Pw id)9x
isOperationPending(Pw id)9x
isOperationDone(Pw id)9x
getTimestamp(Pw id)9x
getUserAccountData(La user)9x
getReserveData(Aa asset)9x
getReservesList()9x
getReserveNormalizedIncome(Aa asset)9x
getUserConfiguration(La user)9x
getUserEMode(La user)9x
borrowAllowance(La fromUser,La toUser)9x
scaledBalanceOf(La user)9x
UNDERLYING_ASSET_ADDRESS()9x
getAccountLiquidity(La account)9x
borrowBalanceStored(La account)9x
exchangeRateStored()9x
getAssetsIn(La account)9x
markets(Aa cToken)9x
borrowBalanceOf(La account)9x
isLiquidatable(La account)9x
baseToken()9x
getUtilization()9x
latestAnswer()9x
latestRoundData()9x
description()9x
version()9x
getAssetPrice(Aa asset)9x
sharesOf(La account)9x
getSharesByPooledEth(u pooledEthAmount)9x
getPooledEthByShares(u sharesAmount)9x
stEthPerToken()9x
tokensPerStEth()9x
getWithdrawalStatus(u[] requestIds)9x
getWithdrawalRequests(La owner)9x
getExchangeRate()9x
getEthValue(u rethAmount)9x
getRethValue(u ethAmount)9x
earned(La account)9x
claimable(La account)9x
rewardPerToken()9x
pricePerShare()9x
getPricePerFullShare()9x
resolver(Pw node)9x
addr(Pw node)9x
addr(Pw node,u coinType)9x
text(Pw node,Ps key)9x
contenthash(Pw node)9x
owner(Pw node)9x
available(Ps name)9x
rentPrice(Ps name,u duration)9x
nameExpires(u id)9x
idOf(La owner)9x
ticks(j tick)9x
tickBitmap(int16 wordPosition)9x
allPairs(u index)9x
allPairsLength()9x
WETH()9x
getPoolTokens(Pw poolId)9x
getPoolId()9x
getSwapFeePercentage()9x
coins(u i)9x
balances(u i)9x
A()9x
poolInfo(u pid)9x
userInfo(u pid,La user)9x
getReserveNormalizedVariableDebt(Aa asset)9x
getUserReserveData(Aa asset,La user)9x
getAssetsPrices(Aa[] assets)9x
getPool()9x
getPriceOracle()9x
getAccountSnapshot(La account)9x
getCash()9x
totalBorrows()9x
underlying()9x
comptroller()9x
oracle()9x
supplyRatePerBlock()9x
borrowRatePerBlock()9x
getUnderlyingPrice(Aa cToken)9x
getAllMarkets()9x
collateralBalanceOf(La account,Aa asset)9x
userCollateral(La account,Aa asset)9x
getAssetInfo(e i)9x
getSupplyRate(u utilization)9x
getBorrowRate(u utilization)9x
getRoundData(uint80 roundId)9x
aggregator()9x
name(Pw node)9x
getTotalShares()9x
stakingToken()9x
rewardsToken()9x
rewards(La account)9x
getRoleMember(Pw role,u index)9x
market(Pw id)9x
position(Pw id,La user)9x
idToMarketParams(Pw id)9x` },
  { source: 'Token reads', rows: `balanceOf(La account)9y
allowance(La owner,La spender)9y
totalSupply()9y
name()9x
symbol()9y
decimals()9y
nonces(La owner)9x
DOMAIN_SEPARATOR()9x
eip712Domain()9x
owner()9x
supportsInterface(Pbytes4 interfaceId)9y
ownerOf(u tokenId)9y
getApproved(u tokenId)9x
isApprovedForAll(La owner,La operator)9x
tokenURI(u tokenId)9x
uri(u id)9x
balanceOf(La account,u id)9y
balanceOfBatch(La[] accounts,u[] ids)9x
allowance(La owner,La spender,u id)9x
isOperator(La owner,La spender)9x
authorizationState(La authorizer,Pw nonce)9x
asset()9x
totalAssets()9x
convertToShares(u assets)9x
convertToAssets(u shares)9x
maxDeposit(La receiver)9x
maxMint(La receiver)9x
maxWithdraw(La owner)9x
maxRedeem(La owner)9x
previewDeposit(u assets)9x
previewMint(u shares)9x
previewWithdraw(u assets)9x
previewRedeem(u shares)9x
allowance(La owner,Aa token,La spender)9x
getVotes(La account)9x
getPastVotes(La account,u timepoint)9x
delegates(La account)9x
clock()9x
getReserves()9x
getPair(Aa tokenA,Aa tokenB)9x
slot0()9x
getEthBalance(La account)9x
getBlockNumber()9x` },
  { source: 'Clipper', rows: `transmitAndSwap(Aa inputToken,Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{1} theSignature,Ob auxiliaryData)54.2j
transmitAndSellTokenForEth(Aa inputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{1} theSignature,Ob auxiliaryData)54.2k
sellEthForToken(Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{1} theSignature,Ob auxiliaryData)9z.2l
swap(Aa inputToken,Aa outputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{1} theSignature,Ob auxiliaryData)2g.2m.2=0
sellTokenForEth(Aa inputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{1} theSignature,Ob auxiliaryData)7i.2n.1=0
packedTransmitAndSwap(Au packedInput,Au packedOutput,#su packedGoodUntil,Ow auxData,Ow r,Ow vs)2g..o=0&>o=1` },
  { source: 'KyberSwap', rows: `swap((M~a callTarget,M~a approveTarget,Ob targetData,{184} desc,Ib clientData) execution)a0.2o
swapGeneric((M~a callTarget,M~a approveTarget,Nb targetData,{184} desc,Ib clientData) execution)a0.2o
swapSimpleMode(M~a caller,{184} desc,Ob executorData,Ib clientData)a0.2p
swapSimpleMode(M~a caller,(Aa srcToken,Aa dstToken,M~a[] srcReceivers,u[] srcAmounts,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit) desc,Ob executorData,Ib clientData)a0.2q` },
  { source: 'Kyber network', rows: `trade(Aa src,u srcAmount,Aa dest,Da destAddress,#qu maxDestAmount,#au minConversionRate,Ia walletId)2g..^1=0&>o=2
tradeWithHint(Aa src,u srcAmount,Aa dest,Da destAddress,#qu maxDestAmount,#au minConversionRate,Ia walletId,Ob hint)2g..^1=0&>o=2
tradeWithHintAndFee(Aa src,u srcAmount,Aa dest,Da destAddress,#qu maxDestAmount,#au minConversionRate,Ja platformWallet,#ku platformFeeBps,Ob hint)2g..^1=0&>o=2` },
  { source: 'LI.FI', rows: `swapTokensMultipleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{154}[] _swapData)a1..5.0.4=5.0.2
swapTokensMultipleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{154}[] _swapData)a1..5.0.4=5.0.2
swapTokensMultipleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{154}[] _swapData)a1..5.0.4=5.0.2
swapTokensSingleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{154} _swapData)54.2r
swapTokensSingleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{154} _swapData)54.2r
swapTokensSingleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{154} _swapData)54.2r
swapTokensGeneric(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmount,{154}[] _swapData)a1..5.0.4=5.0.2
startBridgeTokensViaAcrossV4ERC20Min({197} _parameters,Aw sendingAssetId,u inputAmount)22.2s.2=1
startBridgeTokensViaAcrossV4NativeMin({197} _parameters)22..v=n
startBridgeTokensViaCBridgeERC20Min(Pw transactionId,Da receiver,q destinationChainId,Aa sendingAssetId,u amount,q nonce,t maxSlippage)22..4=3
startBridgeTokensViaCBridgeNativeMin(Pw transactionId,Da receiver,q destinationChainId,q nonce,t maxSlippage)22
startBridgeTokensViaAcross({186} _bridgeData,{97} _acrossData)22..0.6=0.4
swapAndStartBridgeTokensViaAcross({186} _bridgeData,{154}[] _swapData,{97} _acrossData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaAcrossV3({186} _bridgeData,(Da receiverAddress,Da refundAddress,Pa receivingAssetId,#au outputAmount,q outputAmountPercent,Ka exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityDeadline,Nb message) _acrossData)22.2t.0.6=0.4
swapAndStartBridgeTokensViaAcrossV3({186} _bridgeData,{154}[] _swapData,(Da receiverAddress,Da refundAddress,Pa receivingAssetId,#su outputAmount,q outputAmountPercent,Ka exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityDeadline,Nb message) _acrossData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaAcrossV4({186} _bridgeData,(Qw receiverAddress,Dw refundAddress,Aw sendingAssetId,Aw receivingAssetId,#au outputAmount,x outputAmountMultiplier,Kw exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityParameter,Nb message) _acrossData)22.2u.0.6=0.4
swapAndStartBridgeTokensViaAcrossV4({186} _bridgeData,{154}[] _swapData,(Qw receiverAddress,Dw refundAddress,Aw sendingAssetId,Aw receivingAssetId,#su outputAmount,x outputAmountMultiplier,Kw exclusiveRelayer,t quoteTimestamp,t fillDeadline,t exclusivityParameter,Nb message) _acrossData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaAcrossV4Swap({186} _bridgeData,{72} _acrossV4SwapFacetData)22..0.6=0.4
swapAndStartBridgeTokensViaAcrossV4Swap({186} _bridgeData,{154}[] _swapData,{72} _acrossV4SwapFacetData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaAllBridge({186} _bridgeData,{124} _allBridgeData)22..0.6=0.4
swapAndStartBridgeTokensViaAllBridge({186} _bridgeData,{154}[] _swapData,{124} _allBridgeData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaArbitrumBridge({186} _bridgeData,{77} _arbitrumData)22..0.6=0.4
swapAndStartBridgeTokensViaArbitrumBridge({186} _bridgeData,{154}[] _swapData,{77} _arbitrumData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaCBridge({186} _bridgeData,{30} _cBridgeData)22..0.6=0.4
swapAndStartBridgeTokensViaCBridge({186} _bridgeData,{154}[] _swapData,{30} _cBridgeData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaCelerCircleBridge({186} _bridgeData,{53} _celerCircleData)22..0.6=0.4
swapAndStartBridgeTokensViaCelerCircleBridge({186} _bridgeData,{154}[] _swapData,{53} _celerCircleData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaChainflip({186} _bridgeData,{200} _chainflipData)22..0.6=0.4
swapAndStartBridgeTokensViaChainflip({186} _bridgeData,{154}[] _swapData,{200} _chainflipData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaDeBridgeDln({186} _bridgeData,{114} _deBridgeData)22..0.6=0.4
swapAndStartBridgeTokensViaDeBridgeDln({186} _bridgeData,{154}[] _swapData,{114} _deBridgeData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaEco({186} _bridgeData,{139} _ecoData)22..0.6=0.4
swapAndStartBridgeTokensViaEco({186} _bridgeData,{154}[] _swapData,{139} _ecoData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaGarden({186} _bridgeData,{120} _gardenData)22..0.6=0.4
swapAndStartBridgeTokensViaGarden({186} _bridgeData,{154}[] _swapData,{120} _gardenData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaGasZip({186} _bridgeData,{69} _gasZipData)22..0.6=0.4
swapAndStartBridgeTokensViaGasZip({186} _bridgeData,{154}[] _swapData,{69} _gasZipData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaGlacis({186} _bridgeData,{107} _glacisData)22..0.6=0.4
swapAndStartBridgeTokensViaGlacis({186} _bridgeData,{154}[] _swapData,{107} _glacisData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaGnosisBridge({186} _bridgeData)22..0.6=0.4
swapAndStartBridgeTokensViaGnosisBridge({186} _bridgeData,{154}[] _swapData)a2..1.0.4=1.0.2
startBridgeTokensViaHop({186} _bridgeData,{162} _hopData)22..0.6=0.4
swapAndStartBridgeTokensViaHop({186} _bridgeData,{154}[] _swapData,{162} _hopData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaLayerSwap({186} _bridgeData,{143} _layerSwapData)22..0.6=0.4
swapAndStartBridgeTokensViaLayerSwap({186} _bridgeData,{154}[] _swapData,{143} _layerSwapData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaLiFiIntentEscrowV2({186} _bridgeData,{214} _lifiIntentData)22..0.6=0.4
swapAndStartBridgeTokensViaLiFiIntentEscrowV2({186} _bridgeData,{154}[] _swapData,{214} _lifiIntentData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaMayan({186} _bridgeData,{182} _mayanData)22..0.6=0.4
swapAndStartBridgeTokensViaMayan({186} _bridgeData,{154}[] _swapData,{182} _mayanData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaMegaETHBridge({186} _bridgeData,{75} _megaETHData)22..0.6=0.4
swapAndStartBridgeTokensViaMegaETHBridge({186} _bridgeData,{154}[] _swapData,{75} _megaETHData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaNEARIntents({186} _bridgeData,{153} _nearData)22..0.6=0.4
swapAndStartBridgeTokensViaNEARIntents({186} _bridgeData,{154}[] _swapData,{153} _nearData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaOmniBridge({186} _bridgeData)22..0.6=0.4
swapAndStartBridgeTokensViaOmniBridge({186} _bridgeData,{154}[] _swapData)a2..1.0.4=1.0.2
startBridgeTokensViaOptimismBridge({186} _bridgeData,{63} _optimismData)22..0.6=0.4
swapAndStartBridgeTokensViaOptimismBridge({186} _bridgeData,{154}[] _swapData,{63} _optimismData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaPaxosTransit({186} _bridgeData,{203} _paxosData)22..0.6=0.4
swapAndStartBridgeTokensViaPaxosTransit({186} _bridgeData,{154}[] _swapData,{203} _paxosData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaPolygonBridge({186} _bridgeData)22..0.6=0.4
swapAndStartBridgeTokensViaPolygonBridge({186} _bridgeData,{154}[] _swapData)a2..1.0.4=1.0.2
startBridgeTokensViaPolymerCCTP({186} _bridgeData,{163} _polymerData)22..0.6=0.4
swapAndStartBridgeTokensViaPolymerCCTP({186} _bridgeData,{154}[] _swapData,{163} _polymerData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaRelayDepository({186} _bridgeData,{51} _relayDepositoryData)22..0.6=0.4
swapAndStartBridgeTokensViaRelayDepository({186} _bridgeData,{154}[] _swapData,{51} _relayDepositoryData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaSquid({186} _bridgeData,{198} _squidData)22..0.6=0.4
swapAndStartBridgeTokensViaSquid({186} _bridgeData,{154}[] _swapData,{198} _squidData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaStargate({186} _bridgeData,{185} _stargateData)22..0.6=0.4
swapAndStartBridgeTokensViaStargate({186} _bridgeData,{154}[] _swapData,{185} _stargateData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaSuperset({186} _bridgeData,{138} _supersetData)22..0.6=0.4
swapAndStartBridgeTokensViaSuperset({186} _bridgeData,{154}[] _swapData,{138} _supersetData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaSymbiosis({186} _bridgeData,{209} _symbiosisData)22..0.6=0.4
swapAndStartBridgeTokensViaSymbiosis({186} _bridgeData,{154}[] _swapData,{209} _symbiosisData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaThorSwap({186} _bridgeData,{46} _thorSwapData)22..0.6=0.4
swapAndStartBridgeTokensViaThorSwap({186} _bridgeData,{154}[] _swapData,{46} _thorSwapData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes
startBridgeTokensViaUnit({186} _bridgeData,{74} _unitData)22..0.6=0.4
swapAndStartBridgeTokensViaUnit({186} _bridgeData,{154}[] _swapData,{74} _unitData)a2..1.*.4=1.*.2?_swapData.requiresDeposit:yes` },
  { source: 'LI.FI permit proxy', rows: `callDiamondWithPermit2(Nb _diamondCalldata,{81} _permit,Ob _signature)4.2v
callDiamondWithPermit2Witness(Nb _diamondCalldata,Fa _signer,{81} _permit,Ob _signature)4.2w
callDiamondWithEIP2612Signature(Aa tokenAddress,u amount,u deadline,e v,Ow r,Ow s,Nb diamondCalldata)4.2x` },
  { source: 'LI.FI periphery', rows: `collectTokenFees(Aa tokenAddress,u integratorFee,#uu lifiFee,Ja integratorAddress)x
collectNativeFees(u integratorFee,#uu lifiFee,Ja integratorAddress)x
forwardERC20Fees(Aa token,{25}[] distributions)x
forwardNativeFees({25}[] distributions)x
depositToGasZipNative((Dw receiverAddress,u destinationChains) _gasZipData,u _amount)x` },
  { source: 'Odos, OpenOcean', rows: `swapCompact()4
swapMultiCompact()4
swap({152} tokenInfo,Ob pathDefinition,M~a executor,t referralCode)a3.2y
swapPermit2({84} permit2,{150} tokenInfo,Ob pathDefinition,Ma executor,t referralCode)a4..1.1=1.0
swapMulti({68}[] inputs,{78}[] outputs,u valueOutMin,Ob pathDefinition,Ma executor,t referralCode)a5..0.*.1=0.*.0&>o=1.*.0
swap({152} tokenInfo,Ob pathDefinition,M~a executor,{45} referralInfo)54.2y
swapMulti({68}[] inputs,{90}[] outputs,Ob pathDefinition,Ma executor,{45} referralInfo)2c..0.*.1=0.*.0&>o=1.*.0
swapPermit2({84} permit2,{150} tokenInfo,Ob pathDefinition,Ma executor,{45} referralInfo)a6..1.1=1.0
swapMultiPermit2({84} permit2,{68}[] inputs,{90}[] outputs,Ob pathDefinition,Ma executor,{45} referralInfo)2c..1.*.1=1.*.0&>o=2.*.0
swapWithHook({150} tokenInfo,Ob pathDefinition,Ma executor,{45} referralInfo,Ma hookTarget,Nb hookData)a7..0.1=0.0
swapMultiWithHook({68}[] inputs,{90}[] outputs,Ob pathDefinition,Ma executor,{45} referralInfo,Ma hookTarget,Nb hookData)2c..0.*.1=0.*.0&>o=1.*.0
swap(M~a caller,(Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u guaranteedAmount,u flags,Ja referrer,Ob permit) desc,(M~u target,u gasLimit,u value,Ob data)[] calls)54.2z
swap((Aa tokenAddress,u amountIn,Ma receiver,Ob permit)[] inputs,{78}[] outputs,#hu valueOutQuote,u valueOutMin,Ma executor,Ob pathDefinition)2c..0.*.1=0.*.0&>o=1.*.0
callUniswap(Aa srcToken,u amount,u minReturn,Bw[] pools)54.30
callUniswapTo(Aa srcToken,u amount,u minReturn,Bw[] pools,Da recipient)54.31` },
  { source: 'OKX', rows: `dagSwapByOrderId(u orderId,{118} baseRequest,{115}[] paths)a8..1.2=1.0
dagSwapTo(u orderId,Da receiver,{118} baseRequest,{115}[] paths)a9..2.2=2.0
smartSwapByOrderId(u orderId,{118} baseRequest,u[] batchesAmount,{115}[][] batches,{171}[] extraData)a8..1.2=1.0
smartSwapTo(u orderId,Da receiver,{118} baseRequest,u[] batchesAmount,{115}[][] batches,{171}[] extraData)a9..2.2=2.0
swapWrap(u orderId,u rawdata)2g
swapWrapToWithBaseRequest(u orderId,Da receiver,{118} baseRequest)aa..2.2=2.0
uniswapV3SwapTo(Du receiver,u amount,u minReturn,Bu[] pools)4e
uniswapV3SwapToWithBaseRequest(u orderId,Da receiver,{118} baseRequest,Bu[] pools)ab..2.2=2.0
unxswapByOrderId(Au srcToken,u amount,u minReturn,Bw[] pools)ab..1=0
unxswapTo(Au srcToken,u amount,u minReturn,Da receiver,Bw[] pools)4e..1=0
unxswapToWithBaseRequest(u orderId,Da receiver,{118} baseRequest,Bw[] pools)ab..2.2=2.0
smartSwapByInvest({118} baseRequest,u[] batchesAmount,{115}[][] batches,{171}[] extraData,Da to)ac
smartSwapByInvestWithRefund({118} baseRequest,u[] batchesAmount,{115}[][] batches,{171}[] extraData,Da to,Da refundTo)ac` },
  { source: '1inch', rows: `swap(M~a caller,(Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit) desc,Ob data)a0.32
unoswap(Aa srcToken,u amount,u minReturn,Bw[] pools)54.30
unoswapWithPermit(Aa srcToken,u amount,u minReturn,Bw[] pools,Ob permit)54.30
swap(M~a executor,{134} desc,Ob permit,Ob data)a0.32
unoswap(Aa srcToken,u amount,u minReturn,Bu[] pools)54.30
unoswapTo(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools)a0.33
unoswapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)a0.33
uniswapV3Swap(u amount,u minReturn,Bu[] pools)4e
uniswapV3SwapTo(Da recipient,u amount,u minReturn,Bu[] pools)ad.34
uniswapV3SwapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)ad.34.2
clipperSwap(Ma clipperExchange,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2g..3=1
clipperSwapTo(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2g.35.4=2
swap(M~a executor,{134} desc,Ob data)a0.32
unoswap(Au token,u amount,u minReturn,Bu dex)54.30
unoswap2(Au token,u amount,u minReturn,Bu dex,Bu dex2)54.30
unoswap3(Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)54.30
unoswapTo(Du to,Au token,u amount,u minReturn,Bu dex)a0.33
unoswapTo2(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2)a0.33
unoswapTo3(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)a0.33
ethUnoswap(u minReturn,Bu dex)54.36
ethUnoswap2(u minReturn,Bu dex,Bu dex2)54.36
ethUnoswap3(u minReturn,Bu dex,Bu dex2,Bu dex3)54.36
ethUnoswapTo(Du to,u minReturn,Bu dex)a0.37
ethUnoswapTo2(Du to,u minReturn,Bu dex,Bu dex2)a0.37
ethUnoswapTo3(Du to,u minReturn,Bu dex,Bu dex2,Bu dex3)a0.37
clipperSwap(Ma clipperExchange,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2g..3=1
clipperSwapTo(Ma clipperExchange,Da recipient,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2g.35.4=2
permitAndCall(Nb permit,Nb action)4.38
cancelOrder(u makerTraits,Pw orderHash)q
cancelOrders(u[] makerTraits,Pw[] orderHashes)q
increaseEpoch(k series)50
advanceEpoch(k series,u amount)50
fillOrder({148} order,Ow r,Ow vs,u amount,u takerTraits)9o
fillOrderArgs({148} order,Ow r,Ow vs,u amount,u takerTraits,Nb args)9o
fillContractOrder({148} order,Ob signature,u amount,u takerTraits)9o
fillContractOrderArgs({148} order,Ob signature,u amount,u takerTraits,Nb args)9o` },
  { source: '1inch 1', rows: `swap(Aa fromToken,Aa toToken,u amount,u minReturn,#hu guaranteedAmount,Ja referrer,Ma[] callAddresses,Ob callDataConcat,#su[] starts,#su[] gasLimitsAndValues)2g..2=0&>o=1` },
  { source: '1inch', rows: `clipperSwap(Aa srcToken,Aa dstToken,u amount,u minReturn)ae..2=0
clipperSwapTo(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn)af..3=1
clipperSwapToWithPermit(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn,Ob permit)af..3=1
clipperSwapToWithPermit(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs,Ob permit)2g..4=2
fillOrder({170} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount)ag
fillOrderTo({170} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount,Da target)ag
fillOrderRFQ({137} order,Ob signature,u flagsAndAmount)9o
fillOrderRFQCompact({137} order,Ow r,Ow vs,u flagsAndAmount)9o
fillOrderRFQTo({137} order,Ob signature,u flagsAndAmount,Da target)9o
fillOrderRFQToWithPermit({137} order,Ob signature,u flagsAndAmount,Da target,Ob permit)9o
fillOrderRFQ({137} order,Ob signature,u makingAmount,u takingAmount)9o..3=0.2&>o=0.1|>2=0.1
fillOrderRFQTo({137} order,Ob signature,u makingAmount,u takingAmount,Da target)9o..3=0.2&>o=0.1|>2=0.1
fillOrderRFQToWithPermit({137} order,Ob signature,u makingAmount,u takingAmount,Da target,Ob permit)9o..3=0.2&>o=0.1|>2=0.1
cancelOrder((u salt,Aa makerAsset,Aa takerAsset,La maker,La receiver,La allowedSender,u makingAmount,u takingAmount,u offsets,Ob interactions) order)q
cancelOrderRFQ(u orderInfo)q
bitsInvalidateForOrder(u makerTraits,u additionalMask)q
settleOrders(Nb data)4
create((u salt,Eu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)36
cancelOrder((u salt,Lu maker,Lu receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)q` },
  { source: 'SushiSwap', rows: `processRoute(Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)54.39
transferValueAndprocessRoute(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)ah..3=2
processRouteWithTransferValueInput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)ah..3=2
processRouteWithTransferValueOutput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)2g..3=2
snwap(Aa tokenIn,u amountIn,Da recipient,Aa tokenOut,u amountOutMin,M~a executor,Ob executorData)54.3a` },
  { source: 'Uniswap V2', rows: `addLiquidity(Aa tokenA,Aa tokenB,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)3y.3b.2=0&3=1
addLiquidityETH(Aa token,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)3x.3c.1=0&v=n
removeLiquidity(A^a tokenA,A^a tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)55.3d.2=p&>o=0&>o=1
removeLiquidityETH(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)56.3e.1=p&>o=0&>o=n
removeLiquidityETHSupportingFeeOnTransferTokens(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)56.3e.1=p&>o=0&>o=n
removeLiquidityETHWithPermit(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,e v,Ow r,Ow s)56.3e.1=p&>o=0&>o=n
removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,e v,Ow r,Ow s)56.3e.1=p&>o=0&>o=n
removeLiquidityWithPermit(A^a tokenA,A^a tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline,f approveMax,e v,Ow r,Ow s)55.3d.2=p&>o=0&>o=1
swapETHForExactTokens(u amountOut,Aa[] path,Da to,u deadline)54.3f
swapExactETHForTokens(u amountOutMin,Aa[] path,Da to,u deadline)54.3g
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,u deadline)54.3g
swapExactTokensForETH(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)54.3h
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)54.3h
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)54.3i
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)54.3i
swapTokensForExactETH(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)54.3j
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)54.3k` },
  { source: 'Uniswap V3', rows: `exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountIn,u amountOutMinimum,o sqrtPriceLimitX96) params)3w.3l
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountOut,u amountInMaximum,o sqrtPriceLimitX96) params)3w.3m
exactInput((Ob path,Da recipient,u deadline,u amountIn,u amountOutMinimum) params)3w.3n
exactOutput((Ob path,Da recipient,u deadline,u amountOut,u amountInMaximum) params)3w.3o
exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountIn,u amountOutMinimum,o sqrtPriceLimitX96) params)ai.3p
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountOut,u amountInMaximum,o sqrtPriceLimitX96) params)ai.3q
exactInput((Ob path,Da recipient,u amountIn,u amountOutMinimum) params)ai.3r
exactOutput((Ob path,Da recipient,u amountOut,u amountInMaximum) params)ai.3s
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to)ai.3t
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to)ai.3u
unwrapWETH9(u amountMinimum,Da recipient)3z.3v._0=n
unwrapWETH9(u amountMinimum)3z.3w._0=n
wrapETH(u value)9m.3x.0=n
refundETH()40.3y
sweepToken(Aa token,u amountMinimum,Da recipient)5n.3z._1=0
sweepToken(Aa token,u amountMinimum)5n.40._1=0
pull(Aa token,u value)aj.41.1=0
selfPermit(Aa token,u value,u deadline,e v,Ow r,Ow s)1w.2f
selfPermitIfNecessary(Aa token,u value,u deadline,e v,Ow r,Ow s)1w.2f
selfPermitAllowed(Aa token,u nonce,u expiry,e v,Ow r,Ow s)1w.42
selfPermitAllowedIfNecessary(Aa token,u nonce,u expiry,e v,Ow r,Ow s)1w.42
mint((Aa token0,Aa token1,uint24 fee,j tickLower,j tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)58.43.0.5=0.0&0.6=0.1
increaseLiquidity((Tu tokenId,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,u deadline) params)ak..0.1&0.2
decreaseLiquidity((u tokenId,x liquidity,u amount0Min,u amount1Min,u deadline) params)56..!
collect((u tokenId,Da recipient,x amount0Max,x amount1Max) params)al.44` },
  { source: 'Velora', rows: `swapExactAmountIn(M~a executor,{135} swapData,Ju partnerAndFee,Ob permit,Ob executorData)a0.45
swapExactAmountOut(M~a executor,{135} swapData,Ju partnerAndFee,Ob permit,Ob executorData)a0.46
swapExactAmountInPro(M~a executor,{135} swapData,Ju partnerAndFee,Ob permit,Ob executorData)a0.45
swapExactAmountOutPro(M~a executor,{135} swapData,Ju partnerAndFee,Ob permit,Ob executorData)a0.46
swapExactAmountInOnUniswapV2({146} uniData,Ju partnerAndFee,Ob permit)a0.47
swapExactAmountInOnUniswapV3({146} uniData,Ju partnerAndFee,Ob permit)a0.47
swapExactAmountOutOnUniswapV2({146} uniData,Ju partnerAndFee,Ob permit)a0.48
swapExactAmountOutOnUniswapV3({146} uniData,Ju partnerAndFee,Ob permit)a0.48
swapExactAmountInOnCurveV1((A~u curveData,u curveAssets,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV1Data,Ju partnerAndFee,Ob permit)a0.49
swapExactAmountInOnCurveV2((A~u curveData,u i,u j,A~a poolAddress,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV2Data,Ju partnerAndFee,Ob permit)a0.4a
swapExactAmountInOnBalancerV2((u fromAmount,#au toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)8g.4b
swapExactAmountOutOnBalancerV2((#cu fromAmount,u toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)8g.4b` },
  { source: 'Velora', rows: `simpleSwap((Aa fromToken,Aa toToken,u fromAmount,#au toAmount,u expectedAmount,M~a[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)am..0.2=0.0&>o=0.1
simpleBuy((Aa fromToken,Aa toToken,#cu fromAmount,u toAmount,u expectedAmount,M~a[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)am..^0.2=0.0&>0.3=0.1
multiSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,{178}[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)an..0.1=0.0&>o=0.5.-1.0
megaSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,(u fromAmountPercent,{178}[] path)[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)ao..0.1=0.0&>o=0.5.0.1.-1.0
directUniV3Swap((Aa fromToken,Aa toToken,Ma exchange,u fromAmount,#au toAmount,u expectedAmount,u feePercent,u deadline,Ja partner,f isApproved,Da beneficiary,Ob path,Ob permit,Pbytes16 uuid) data)am..0.3=0.0&>o=0.1
directCurveV1Swap((Aa fromToken,Aa toToken,Ba exchange,u fromAmount,#au toAmount,u expectedAmount,u feePercent,int128 i,int128 j,Ja partner,f isApproved,e swapType,Da beneficiary,f needWrapNative,Ob permit,Pbytes16 uuid) data)am..0.3=0.0&>o=0.1
directCurveV2Swap((Aa fromToken,Aa toToken,Ba exchange,Ba poolAddress,u fromAmount,#au toAmount,u expectedAmount,u feePercent,u i,u j,Ja partner,f isApproved,e swapType,Da beneficiary,f needWrapNative,Ob permit,Pbytes16 uuid) data)am..0.4=0.0&>o=0.1
swapOnUniswap(u amountIn,u amountOutMin,Aa[] path)ap..0=2.0&>o=2.-1
swapOnUniswapFork(Ma factory,Pw initCode,u amountIn,u amountOutMin,Aa[] path)aq..2=4.0&>o=4.-1
swapOnUniswapV2Fork(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools)4e..1=0
swapOnUniswapV2ForkWithPermit(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools,Ob permit)4e..1=0
buyOnUniswap(u amountInMax,u amountOut,Aa[] path)ap..^0=2.0&>1=2.-1
buyOnUniswapFork(Ma factory,Pw initCode,u amountInMax,u amountOut,Aa[] path)aq..^2=4.0&>3=4.-1
buyOnUniswapV2Fork(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools)4e..^1=0&>2
buyOnUniswapV2ForkWithPermit(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools,Ob permit)4e..^1=0&>2
swapOnZeroXv2(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)4n..2=0&>o=1
swapOnZeroXv4(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)4n..2=0&>o=1
swapOnZeroXv4WithPermit(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload,Ob permit)4n..2=0&>o=1
swapOnAugustusRFQTryBatchFill((u fromAmount,#au toAmount,e wrapApproveDirection,Pw metadata,Da beneficiary) data,({145} order,Ob signature,u takerTokenFillAmount,Ob permitTakerAsset,Ob permitMakerAsset)[] orders,Ob permit)8g..0.0=1.0.0.3&>o=1.0.0.2
fillOrder({145} order,Ob signature)9o
partialFillOrderWithTargetPermit({145} order,Ob signature,u takerTokenFillAmount,Da target,Ob permitTakerAsset,Ob permitMakerAsset)9o
cancelOrder(Pw orderHash)ar
cancelOrders(Pw[] orderHashes)q
setPreSignature(Sw orderHash,f preSigned)4b` },
  { source: 'Wombat Exchange', rows: `swapExactTokensForTokens(Aa[] tokenPath,Ba[] poolPath,u fromAmount,u minimumToAmount,Da to,u deadline)54.4c
swapExactNativeForTokens(Aa[] tokenPath,Ba[] poolPath,#au minimumamountOut,Da to,u deadline)54.4d
swapExactTokensForNative(Aa[] tokenPath,Ba[] poolPath,u amountIn,#au minimumamountOut,Da to,u deadline)54.4e` },
  { source: 'Zerion', rows: `execute(((Aa token,u amount,e amountType) tokenAmount,(e permitType,Ob permitCallData) permit) input,(Aa token,#au absoluteAmount) output,(e swapType,{36} protocolFee,{36} marketplaceFee,Da account,M~a caller,Ob callerCallData) swapDescription,(u salt,Ob signature) accountSignature,(u deadline,Ob signature) protocolFeeSignature)as..0.0.1=0.0.0?input.tokenAmount.amountType:2&>o=1.0` },
  { source: '0x', rows: `transformERC20(Aa inputToken,Aa outputToken,u inputTokenAmount,u minOutputTokenAmount,(t deploymentNonce,Ob data)[] transformations)54.4f
execute({70} slippage,Nb[] actions,Pw zid)at.4g
executeWithPermit({70} slippage,Nb[] actions,Pw zid,Ob permitData)at.4g
executeMetaTxn({70} slippage,Nb[] actions,Pw zid,Fa msgSender,Ob sig)at.4g
exec(Ma operator,Aa token,u amount,Na target,Nb data)4.4h` },
  { source: '0x V4', rows: `sellToUniswap(Aa[] tokens,u sellAmount,u minBuyAmount,f isSushi)9z.4i
sellToPancakeSwap(Aa[] tokens,u sellAmount,u minBuyAmount,e fork)9z.4i
sellTokenForTokenToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)au.4j
sellEthForTokenToUniswapV3(Ob encodedPath,u minBuyAmount,Da recipient)au.4k
sellTokenForEthToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)au.4l
sellToLiquidityProvider(Aa inputToken,Aa outputToken,Ma provider,Da recipient,u sellAmount,u minBuyAmount,Ob auxiliaryData)av..4=0
multiplexBatchSellEthForToken(Aa outputToken,{40}[] calls,u minBuyAmount)54.4m
multiplexBatchSellTokenForEth(Aa inputToken,{40}[] calls,u sellAmount,u minBuyAmount)54.4n
multiplexBatchSellTokenForToken(Aa inputToken,Aa outputToken,{40}[] calls,u sellAmount,u minBuyAmount)54.4o
multiplexMultiHopSellEthForToken(Aa[] tokens,{2}[] calls,u minBuyAmount)54.4p
multiplexMultiHopSellTokenForEth(Aa[] tokens,{2}[] calls,u sellAmount,u minBuyAmount)54.4q
multiplexMultiHopSellTokenForToken(Aa[] tokens,{2}[] calls,u sellAmount,u minBuyAmount)54.4r
fillLimitOrder({180} order,{47} signature,x takerTokenFillAmount)9o
fillOrKillLimitOrder({180} order,{47} signature,x takerTokenFillAmount)9o
fillRfqOrder({157} order,{47} signature,x takerTokenFillAmount)9o
fillOrKillRfqOrder({157} order,{47} signature,x takerTokenFillAmount)9o
fillOtcOrder({149} order,{47} makerSignature,x takerTokenFillAmount)9o
fillOtcOrderForEth({149} order,{47} makerSignature,x takerTokenFillAmount)9o
fillOtcOrderWithEth({149} order,{47} makerSignature)9o
batchFillLimitOrders({180}[] orders,{47}[] signatures,x[] takerTokenFillAmounts,f revertIfIncomplete)9o
batchFillRfqOrders({157}[] orders,{47}[] signatures,x[] takerTokenFillAmounts,f revertIfIncomplete)9o
cancelLimitOrder({181} order)q
cancelRfqOrder({157} order)q
batchCancelLimitOrders({181}[] orders)q
batchCancelRfqOrders({157}[] orders)q
cancelPairLimitOrders(Aa makerToken,Aa takerToken,u minValidSalt)50
cancelPairRfqOrders(Aa makerToken,Aa takerToken,u minValidSalt)50
registerAllowedOrderSigner(Ga signer,f allowed)1w
registerAllowedRfqOrigins(Ga[] origins,f allowed)1w
executeMetaTransaction((Fa signer,La sender,u minGasPrice,u maxGasPrice,u expirationTimeSeconds,u salt,Nb callData,u value,Aa feeToken,u feeAmount) mtx,{47} signature)4
buyERC721({204} sellOrder,{47} signature,Nb callbackData)13
buyERC1155({206} sellOrder,{47} signature,x erc1155BuyAmount,Nb callbackData)13
sellERC721({204} buyOrder,{47} signature,u erc721TokenId,f unwrapNativeToken,Nb callbackData)7i..!
sellERC1155({206} buyOrder,{47} signature,u erc1155TokenId,x erc1155SellAmount,f unwrapNativeToken,Nb callbackData)7i
cancelERC721Order(u orderNonce)q
cancelERC1155Order(u orderNonce)q
preSignERC721Order((e direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{60}[] fees,Aa erc721Token,u erc721TokenId,{65}[] erc721TokenProperties) order)aw
preSignERC1155Order((e direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{60}[] fees,Aa erc1155Token,u erc1155TokenId,{65}[] erc1155TokenProperties,x erc1155TokenAmount) order)ax` },
  { source: 'Staking of ApeCoin', at: /^ApeCoin staking$/, rows: `depositSelfApeCoin(u amount)2o
claimSelfApeCoin()n
withdrawSelfApeCoin(u amount)10` },
  { source: 'BENQI staked AVAX', at: /^BENQI staked AVAX$/, rows: `submit()1t
redeem()2n
redeem(u unlockIndex)ay
redeemOverdueShares()2n` },
  { source: 'Staking of BNB', at: /^BNB stake hub$/, rows: `undelegate(La operatorAddress,u shares)1u..1=s
claim(La operatorAddress,u requestNumber)n` },
  { source: 'Convex and Aura', rows: `depositAll(u pid,f stake)az
withdrawAll(u pid)10
withdrawTo(u pid,u amount,Da to)10
earmarkRewards(u pid)y
earmarkFees()y
stakeFor(Ea for,u amount)1t
withdrawAll(f claim)10
withdrawAndUnwrap(u amount,f claim)10
withdrawAllAndUnwrap(f claim)10
getReward(Ea account,f claimExtras)z
getReward(Ea account,f claimExtras,f stake)z
getReward(Ea account,Da forwardTo)z
getReward(f stake)z
deposit(u amount,f lock,Ma stakeAddress)2o
depositAll(f lock,Ma stakeAddress)2o
lock(Ea account,u amount,u spendRatio)4j
lock(Ea account,u amount)4j
processExpiredLocks(f relock)b0
withdrawExpiredLocksTo(Da withdrawTo)10
kickExpiredLocks(La account)b1
stake(u amount,Ea to)1t
stakeAndSetWeight(u amount,u weight)1t
depositAndSetWeight(u amount,u weight)2o
setRewardWeight(u weight)l
claimRewards(Ma[] rewardContracts,Ma[] extraRewardContracts,Ma[] tokenRewardContracts,Ma[] tokenRewardTokens,u depositCrvMaxAmount,u minAmountOut,u depositCvxMaxAmount,u spendCvxAmount,u options)b2..!
setRewardRedirect(Da to)5m` },
  { source: 'Convex and Aura boosters', at: /^(?:Aura|Convex) booster$/, rows: `deposit(u pid,u amount,f stake)2o
withdraw(u pid,u amount)10` },
  { source: 'Aura on other networks', rows: `claimRewards(Ma[] rewardContracts,Ma[] extraRewardContracts,Ma[] tokenRewardContracts,Ma[] tokenRewardTokens,(u depositCrvMaxAmount,u minAmountOut,u depositCvxMaxAmount,u depositCvxCrvMaxAmount) amounts,(f claimCvxCrv,f claimLockedCvx,f lockCvxCrv,f lockCrvDeposit,f useAllWalletFunds,f useCompounder,f lockCvx) options)b3..!
lock(Ea _receiver,u _cvxAmount,Fa _zroPaymentAddress)3g` },
  { source: 'Staking rewards', at: /^(?:Convex cvxCRV staking|Hop staking rewards|Sky USDS rewards|Yearn staking rewards)$/, rows: `stake(u amount)1t
withdraw(u amount)24
getReward()z
exit()24` },
  { source: 'EigenLayer', rows: `depositIntoStrategy(A!a strategy,A=a token,u amount)2o..2=1
depositIntoStrategyWithSignature(A!a strategy,A=a token,u amount,Ea staker,u expiry,Ob signature)2o..2=1
delegateTo(Ga operator,{29} approverSignatureAndExpiry,Ow approverSalt)a
redelegate(Ga newOperator,{29} newOperatorApproverSig,Ow approverSalt)a
delegateToBySignature(Ea staker,Ga operator,{29} stakerSignatureAndExpiry,{29} approverSignatureAndExpiry,Ow approverSalt)a
undelegate(Ea staker)b4
queueWithdrawals((A%a[] strategies,u[] depositShares,Da deprecated_withdrawer)[] params)51..!
completeQueuedWithdrawal({141} withdrawal,A=a[] tokens,f receiveAsTokens)b5..0.6.*=s&@o=1.*
completeQueuedWithdrawals({141}[] withdrawals,A=a[][] tokens,f[] receiveAsTokens)b5..0.*.6.*=s&@o=1.*.*
completeQueuedWithdrawal({133} withdrawal,A=a[] tokens,u middlewareTimesIndex,f receiveAsTokens)b5..0.6.*=s&@o=1.*
registerAsOperator(Ga initDelegationApprover,t allocationDelay,Vs metadataURI)b6
registerAsOperator((Da deprecated_earningsReceiver,Ga delegationApprover,t stakerOptOutWindowBlocks) registeringOperatorDetails,Vs metadataURI)b6
modifyOperatorDetails(Ea operator,Ga newDelegationApprover)a
updateOperatorMetadataURI(Ea operator,Vs metadataURI)l
setClaimerFor(Ga claimer)a
setClaimerFor(Ea earner,Ga claimer)a
processClaim({191} claim,Da recipient)n..^0.6.*.1=0.6.*.0
processClaims({191}[] claims,Da recipient)n..^0.*.6.*.1=0.*.6.*.0
setOperatorAVSSplit(Ea operator,La avs,h split)59
setOperatorPISplit(Ea operator,h split)59
setOperatorSetSplit(Ea operator,(La avs,t id) operatorSet,h split)59
setAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)a
removeAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)1v
addPendingAdmin(Ea account,Ga admin)88
removePendingAdmin(Ea account,Ga admin)1v
removeAdmin(Ea account,Ga admin)1v
acceptAdmin(Ea account)3c
createPod()b7
stake(Rb pubkey,Ob signature,Ow depositDataRoot)1t
setProofSubmitter(Ga newProofSubmitter)a
startCheckpoint(f revertIfNoBalance)y
verifyCheckpointProofs(O(w balanceContainerRoot,b proof) balanceContainerProof,O(w pubkeyHash,w balanceRoot,b proof)[] proofs)2k
verifyWithdrawalCredentials(q beaconTimestamp,O{42} stateRootProof,y[] validatorIndices,Ob[] validatorFieldsProofs,Ow[][] validatorFields)2k
requestConsolidation((Ob srcPubkey,Rb targetPubkey)[] requests)a
requestWithdrawal((Ob pubkey,q amountGwei)[] requests)51..!
recoverTokens(A+a[] tokenList,u[] amountsToWithdraw,Da recipient)5k..1.*=0.*
registerForOperatorSets(Ea operator,(Ga avs,t[] operatorSetIds,Ob data) params)a
deregisterFromOperatorSets((Ea operator,La avs,t[] operatorSetIds) params)b8
modifyAllocations(Ea operator,((Ga avs,t id) operatorSet,A%a[] strategies,q[] newMagnitudes)[] params)a
clearDeallocationQueue(La operator,A%a[] strategies,h[] numToClear)y
setAllocationDelay(Ea operator,t delay)b9
registerOperatorToAVS(Ga operator,(Ob signature,Ow salt,u expiry) operatorSignature)a
deregisterOperatorFromAVS(La operator)b8
completeQueuedWithdrawals({133}[] withdrawals,A=a[][] tokens,u[] middlewareTimesIndexes,f[] receiveAsTokens)b5..0.*.6.*=s&@o=1.*.*
completeQueuedWithdrawals((A%a[] strategies,u[] shares,Ea depositor,(Da withdrawer,k nonce) withdrawerAndNonce,t withdrawalStartBlock,La delegatedAddress)[] queuedWithdrawals,A=a[][] tokens,u[] middlewareTimesIndexes,f[] receiveAsTokens)b5..0.*.1.*=s&@o=1.*.*
claimDelayedWithdrawals(#qu maxNumberOfWithdrawalsToClaim)n
claimDelayedWithdrawals(Da recipient,#qu maxNumberOfWithdrawalsToClaim)n
verifyAndProcessWithdrawals(q oracleTimestamp,O{42} stateRootProof,O(b withdrawalProof,b slotProof,b executionPayloadProof,b timestampProof,b historicalSummaryBlockRootProof,#oq blockRootIndex,#oq historicalSummaryIndex,#oq withdrawalIndex,w blockRoot,w slotRoot,w timestampRoot,w executionPayloadRoot)[] withdrawalProofs,Ob[] validatorFieldsProofs,Ow[][] validatorFields,Ow[][] withdrawalFields)ba..!` },
  { source: 'Ethena', rows: `cooldownAssets(u assets)1u..0=u
cooldownShares(u shares)1u..0=s
cooldownAssets(u assets,Ea owner)1u..0=u
cooldownShares(u shares,Ea owner)1u..0=s
unstake(Da receiver)24
mint({159} order,(Da[] addresses,u[] ratios) route,{62} signature)4w
redeem({159} order,{62} signature)4x
setDelegatedSigner(Ga delegateTo)a
confirmDelegatedSigner(La delegatedBy)a
removeDelegatedSigner(La removedSigner)1v` },
  { source: 'ether.fi', rows: `deposit(Ea receiver)bb
wrapWithPermit(u eETHAmount,O(u value,u deadline,e v,w r,w s) permit)9j
requestWithdraw(Da recipient,u amount)1u
requestWithdrawWithPermit(Ea owner,u amount,{55} permit)1u
requestWithdrawWithPermit(k amountOfEEth,k amountWithFee,{55} permit)1u
requestWithdrawWithPermit(u weETHAmount,Da recipient,{55} permit)1u
requestMembershipNFTWithdraw(Da recipient,u amount,u fee)1u
claimWithdraw(u tokenId)n
batchClaimWithdraw(u[] tokenIds)n
redeemEEth(u eEthAmount,Da receiver,A!a outputToken)2n
redeemWeEth(u weEthAmount,Da receiver,A!a outputToken)2n
redeemEEthWithPermit(u eEthAmount,Da receiver,{55} permit,A!a outputToken)2n
redeemWeEthWithPermit(u weEthAmount,Da receiver,{55} permit,A!a outputToken)2n
depositETHForWeETH(Ia referral)2o
depositWETHForWeETH(u amount,Ia referral)2o
depositStETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{55} permit)7p
depositWstETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{55} permit)7p
depositWithERC20(A!a token,u amount,u minOutAmount,Ia referral)7p..1=0
depositWithERC20WithPermit(A!a token,u amount,u minOutAmount,Ia referral,{55} permit)7p..1=0
depositToRecipient(Da recipient,u amount,Ia referral)2o
wrapEth(u amount,u amountForPoints)9j..v=n
unwrapForEEthAndBurn(u tokenId)9k
requestWithdraw(u tokenId,u amount)1u
requestWithdrawAndBurn(u tokenId)1u` },
  { source: 'Flying Tulip ftUSD', at: /^Flying Tulip ftUSD$/, rows: `mint(A!a collateralToken,u collateralAmount,u txDeadline,u minFtUSDOut)bc
redeem(A!a collateralToken,u ftUSDAmount,u txDeadline,u minCollateralOut)bd` },
  { source: 'Flying Tulip puts', at: /^Flying Tulip puts$/, rows: `invest(A!a token,u amount,Ea recipient,u proofAmount,Ow[] proofWL)2o..1=0
divest(u id,u amount_ft)10
withdrawFT(u id,u amount)be` },
  { source: 'Gauges and vaults', rows: `deposit(u amount)2o..0?amount:>1000000000000
stake(u amount)1t..0?amount:>1000000000000
redeem(u shares)2n..0?shares:>1000000000000` },
  { source: 'Gear staking', rows: `deposit(k amount,{102}[] votes)1t
depositWithPermit(k amount,{102}[] votes,u deadline,e v,Ow r,Ow s)1t
withdraw(k amount,Da to,{102}[] votes)51
claimWithdrawals(Da to)26
multivote({102}[] votes)w` },
  { source: 'Sky rewards', at: /^Sky USDS rewards$/, rows: `stake(u amount,h referral)1t..0` },
  { source: 'Curve fee distributor', at: /^Curve fee distributor$/, rows: `claim()n
claim(Da _addr)6z` },
  { source: 'Lido', rows: `submit(Ia referral)1t
transferShares(Da recipient,u sharesAmount)x..1=s
transferSharesFrom(Fa sender,Da recipient,u sharesAmount)x..2=s
requestWithdrawals(u[] amounts,Ea owner)bf.35.0.0
requestWithdrawalsWstETH(u[] amounts,Ea owner)bf.35.0.0
requestWithdrawalsWithPermit(u[] amounts,Ea owner,{55} permit)bf..0.0
requestWithdrawalsWstETHWithPermit(u[] amounts,Ea owner,{55} permit)bf..0.0
claimWithdrawal(u requestId)n
claimWithdrawals(u[] requestIds,u[] hints)n
claimWithdrawalsTo(u[] requestIds,u[] hints,Da recipient)n.1k
stakeETH(Ia referral)1t
mintShares(Da recipient,u amountOfShares)3k..!
mintStETH(Da recipient,u amountOfStETH)3k
mintWstETH(Da recipient,u amountOfWstETH)3k
burnShares(u amountOfShares)3l..!
burnStETH(u amountOfStETH)3l
burnWstETH(u amountOfWstETH)3l
transferVaultOwnership(Ga newOwner)3d
voluntaryDisconnect()a
pauseBeaconChainDeposits()bg
resumeBeaconChainDeposits()bh
triggerValidatorWithdrawals(Ob pubkeys,q[] amountsInGwei,Da refundRecipient)51..!` },
  { source: 'Lido on Polygon', at: /^Lido on Polygon$/, rows: `submit(u amount,Ia referral)1t
requestWithdraw(u amount,Ia referral)1u
claimTokens(u tokenId)n` },
  { source: 'Staking of Mantle', at: /^Mantle mETH staking$/, rows: `stake(u minMETHAmount)39
unstakeRequest(x methAmount,x minETHAmount)bi
claimUnstakeRequest(u unstakeRequestID)n` },
  { source: 'Merkl', rows: `toggleCampaignOperator(Ea user,Ga operator)a
acceptConditions()l
createCampaign((Pw campaignId,Ea creator,Aa rewardToken,u amount,t campaignType,t startTimestamp,t duration,Ob campaignData) newCampaign)x..0.3=0.2` },
  { source: 'Midas minter vaults', at: /^Midas minter vault$/, rows: `depositInstant(A!a tokenIn,u amountToken,u minReceiveAmount,Iw referrerId)bj..1=0
depositInstant(A!a tokenIn,u amountToken,u minReceiveAmount,Iw referrerId,Ea recipient)bj..1=0
depositRequest(A!a tokenIn,u amountToken,Iw referrerId)bk..1=0
depositRequest(A!a tokenIn,u amountToken,Iw referrerId,Ea recipient)bk..1=0` },
  { source: 'Midas redemption vaults', at: /^Midas redemption vault$/, rows: `redeemInstant(A!a tokenOut,u amountMTokenIn,u minReceiveAmount)bd
redeemInstant(A!a tokenOut,u amountMTokenIn,u minReceiveAmount,Da recipient)bd
redeemRequest(A!a tokenOut,u amountMTokenIn)bl
redeemRequest(A!a tokenOut,u amountMTokenIn,Da recipient)bl
redeemFiatRequest(u amountMTokenIn)bl` },
  { source: 'Validator shares of Polygon', at: /^Polygon validator share$/, rows: `buyVoucherPOL(u amount,u minSharesToMint)1t
sellVoucher_newPOL(u claimAmount,u maximumSharesToBurn)24
unstakeClaimTokens_newPOL(u unbondNonce)n
withdrawRewardsPOL()z
restakePOL()bm` },
  { source: 'Validator shares of Polygon in MATIC', at: /^Polygon validator share$/, rows: `buyVoucher(u amount,u minSharesToMint)1t
sellVoucher_new(u claimAmount,u maximumSharesToBurn)24
unstakeClaimTokens_new(u unbondNonce)n
withdrawRewards()z
restake()bm` },
  { source: 'Polygon migration', at: /^Polygon migration$/, rows: `migrate(u amount)93
unmigrate(u amount)93` },
  { source: 'Renzo, Kelp, Frax and others', rows: `depositETH(u referralId)2o
claim(u withdrawRequestIndex,Da user)n
depositETH(u minRSETHAmountExpected,Ps referralId)7p
depositAsset(A!a asset,u depositAmount,u minRSETHAmountExpected,Ps referralId)7p..1=0
completeWithdrawal(A!a asset,Ps referralId)26
initiateWithdrawal(A!a asset,u rsETHUnstaked)1u
initiateWithdrawal(A!a asset,u rsETHUnstaked,Ps referralId)1u
submitAndDeposit(Da recipient)1t
submitAndGive(Da recipient)1t
depositWithSignature(u assets,Ea receiver,u deadline,f approveMax,e v,Ow r,Ow s)2o..0=u
claimBatch(Da recipient,u[] epochs)n` },
  { source: 'Renzo', at: /^Renzo restake manager$/, rows: `depositETH()3f` },
  { source: 'Rocket Pool', rows: `deposit(Rb pubkey,Qb withdrawal_credentials,Ob signature,Ow deposit_data_root)2o
depositWithCredit(u bondAmount,f useExpressTicket,Rb validatorPubkey,Ob validatorSignature,Ow depositDataRoot)2o..0=n
swapTokens(u amount)99
stakeRPL(u amount)1t
stakeRPLFor(Ea nodeAddress,u amount)1t
depositEthFor(Ea nodeAddress)2o
unstakeRPL(u amount)24
unstakeLegacyRPL(u amount)24
unstakeRPLFor(Ea nodeAddress,u amount)24
unstakeLegacyRPLFor(Ea nodeAddress,u amount)24
withdrawRPLFor(Ea nodeAddress)10
withdrawEth(Ea nodeAddress,u amount)10..1=n
withdrawCreditFor(Ea nodeAddress,u amount)10
setStakeRPLForAllowed(Ga caller,f allowed)a
setStakeRPLForAllowed(Ea nodeAddress,Ga caller,f allowed)a
setRPLWithdrawalAddress(Ea nodeAddress,Ga newRPLWithdrawalAddress,f confirm)5m
confirmRPLWithdrawalAddress(Ea nodeAddress)5m
unsetRPLWithdrawalAddress(Ea nodeAddress)5m
setWithdrawalAddress(Ea nodeAddress,Ga newWithdrawalAddress,f confirm)5m
confirmWithdrawalAddress(Ea nodeAddress)5m
setRPLLockingAllowed(Ea nodeAddress,f allowed)bn
registerNode(Ps timezoneLocation)bo
setTimezoneLocation(Ps timezoneLocation)l
setSmoothingPoolRegistrationState(f state)bp
claim(Ea nodeAddress,{130}[] claims)n
claimAndStake(Ea nodeAddress,{130}[] claims,u stakeAmount)bq
distributeBalance(f rewardsOnly)3h` },
  { source: 'Rocket Pool rETH', at: /^Rocket Pool rETH$/, rows: `burn(u _rethAmount)4y..0=c` },
  { source: 'Sablier', rows: `withdraw(u streamId,Da to,x amount)10
withdrawMax(u streamId,Da to)10
withdrawMultiple(u[] streamIds,x[] amounts)10
withdrawMaxAndTransfer(u streamId,Da newRecipient)10
transferTokens(A-a token,Da to,x amount)x..2=0
createWithDurations((Ea sender,Ca recipient,x totalAmount,A-a asset,f cancelable,f transferable,{52}[] segments,{8} broker) params)br..0.2=0.3
createWithDurations((Ea sender,Ca recipient,x totalAmount,A-a asset,f cancelable,f transferable,{10} durations,{8} broker) params)br..0.2=0.3
createWithDurations((Ea sender,Ca recipient,x totalAmount,A-a asset,f cancelable,f transferable,{21}[] tranches,{8} broker) params)br..0.2=0.3
createWithDurations((Ea sender,Ca recipient,x totalAmount,A-a asset,f cancelable,f transferable,{52}[] segments,{37} broker) params)br..0.2=0.3
createWithTimestamps((Ea sender,Ca recipient,x totalAmount,A-a asset,f cancelable,f transferable,y startTime,{54}[] segments,{8} broker) params)br..0.2=0.3
createWithTimestamps((Ea sender,Ca recipient,x totalAmount,A-a asset,f cancelable,f transferable,(y start,y cliff,y end) timestamps,{8} broker) params)br..0.2=0.3
createWithTimestamps((Ea sender,Ca recipient,x totalAmount,A-a asset,f cancelable,f transferable,y startTime,{24}[] tranches,{8} broker) params)br..0.2=0.3
createWithTimestamps((Ea sender,Ca recipient,x totalAmount,A-a asset,f cancelable,f transferable,y startTime,{54}[] segments,{37} broker) params)br..0.2=0.3
createWithDurationsLD({132} params,{52}[] segmentsWithDuration)br..0.2=0.3
createWithDurationsLL({132} params,{14} unlockAmounts,y granularity,{10} durations)br..0.2=0.3
createWithDurationsLL({132} params,{14} unlockAmounts,{10} durations)br..0.2=0.3
createWithDurationsLT({132} params,{21}[] tranchesWithDuration)br..0.2=0.3
createWithTimestampsLD({158} params,{54}[] segments)br..0.2=0.3
createWithTimestampsLL({158} params,{14} unlockAmounts,y granularity,y cliffTime)br..0.2=0.3
createWithTimestampsLL({158} params,{14} unlockAmounts,y cliffTime)br..0.2=0.3
createWithTimestampsLT({158} params,{24}[] tranches)br..0.2=0.3
create(Ea sender,Ca recipient,x ratePerSecond,y startTime,A-a token,f transferable)br
createAndDeposit(Ea sender,Ca recipient,x ratePerSecond,y startTime,A-a token,f transferable,x amount)br..6=4
deposit(Tu streamId,x amount,Ea sender,Ca recipient)bs
depositAndPause(Tu streamId,x amount)bs
adjustRatePerSecond(Tu streamId,x newRatePerSecond)bt
restartAndDeposit(Tu streamId,x ratePerSecond,x amount)bs
refundMax(u streamId)bu
refundAndPause(u streamId,x amount)bu
cancelMultiple(u[] streamIds)bv
createStream(Ca recipient,u deposit,A-a tokenAddress,u startTime,u stopTime)br..1=2
withdrawFromStream(u streamId,u amount)10
cancelStream(u streamId)bv
claim(u index,Da recipient,x amount,Ow[] merkleProof)n
batch(Nb[] calls)4` },
  { source: 'Sablier streams', at: /^Sablier (?:flow|lockup|streams)/, rows: `cancel(u streamId)bv
pause(u streamId)bw
void(u streamId)bx
renounce(u streamId)3o
refund(u streamId,x amount)bu
restart(Tu streamId,x ratePerSecond)bh` },
  { source: 'Stader ETHx', at: /^Stader (?:pool manager|withdrawals)$/, rows: `deposit(Ea receiver)2o
deposit(Ea receiver,Ps referralId)2o
requestWithdraw(u ethXAmount,Ea owner)1u
requestWithdraw(u ethXAmount,Ea owner,Ps referralId)1u
claim(u requestId)n` },
  { source: 'Stader MaticX', at: /^Stader MaticX$/, rows: `submit(u amount)1t
submitPOL(u amount)1t
requestWithdraw(u amount)1u
requestWithdrawPOL(u amount)1u
claimWithdrawal(u index)n
claimWithdrawalPOL(u index)n` },
  { source: 'StakeWise', rows: `deposit(Ea receiver,Ia referrer)2o
updateStateAndDeposit(Ea receiver,Ia referrer,O{96} harvestParams)2o
enterExitQueue(u shares,Da receiver)by..0=s
claimExitedAssets(u positionTicket,u timestamp,u exitQueueIndex)n
mintOsToken(Da receiver,u osTokenShares,Ia referrer)3k
burnOsToken(x osTokenShares)3l
updateState(O{96} harvestParams)y` },
  { source: 'Superfluid', rows: `callAgreement(Ma agreementClass,Nb callData,Ob userData)4
callAppAction(Ma app,Nb callData)4
batchCall({58}[] operations)4
forwardBatchCall({58}[] operations)4
grantPermissions(A-a token,Ga flowOperator)3n
revokePermissions(A-a token,Ga flowOperator)1v
createFlow(A-a token,Fa sender,Ca receiver,int96 flowrate,Ob userData)bz
updateFlow(A-a token,Fa sender,Ca receiver,int96 flowrate,Ob userData)bz
deleteFlow(A-a token,Fa sender,La receiver,Ob userData)c0
setFlowrate(A-a token,Ca receiver,int96 flowrate)bz
setFlowrateFrom(A-a token,Fa sender,Ca receiver,int96 flowrate)bz
authorizeFlowOperatorWithFullControl(A-a token,Ga flowOperator,Ob ctx)a
revokeFlowOperatorWithFullControl(A-a token,Ga flowOperator,Ob ctx)1v
increaseFlowRateAllowance(A-a token,Ga flowOperator,int96 addedFlowRateAllowance,Ob ctx)a
decreaseFlowRateAllowance(A-a token,Ga flowOperator,int96 subtractedFlowRateAllowance,Ob ctx)c1
increaseFlowRateAllowanceWithPermissions(A-a token,Ga flowOperator,e permissionsToAdd,int96 addedFlowRateAllowance,Ob ctx)a
decreaseFlowRateAllowanceWithPermissions(A-a token,Ga flowOperator,e permissionsToRemove,int96 subtractedFlowRateAllowance,Ob ctx)c1
upgrade(u amount)9j
upgradeByETH()9j
upgradeTo(Ea to,u amount,Ob userData)9j
upgradeByETHTo(Ea to)9j
downgrade(u amount)9k..0=c
downgradeToETH(u wad)9k..0=c
downgradeTo(Da to,u amount)9k..1=c
connectPool(A+a pool,Ob userData)l
disconnectPool(A+a pool,Ob userData)l
claimAll(A+a pool,Da memberAddress,Ob userData)n
claimAll(Da memberAddr)n
distribute(A-a token,Fa from,Ca pool,u requestedAmount,Ob userData)x..3=0
distributeFlow(A-a token,Fa from,Ca pool,int96 requestedFlowRate,Ob userData)c2
createStream(Ca to,uint216 amountPerSec)c3..!
createStreamWithReason(Ca to,uint216 amountPerSec,Ws reason)c3..!
depositAndCreate(u amountToDeposit,Ca to,uint216 amountPerSec)c3
depositAndCreateWithReason(u amountToDeposit,Ca to,uint216 amountPerSec,Ws reason)c3
pauseStream(La to,uint216 amountPerSec)bw
cancelStream(La to,uint216 amountPerSec)c0
withdraw(La from,Da to,uint216 amountPerSec)10..!
modifyStream(La oldTo,uint216 oldAmountPerSec,Ca to,uint216 amountPerSec)c4
withdrawPayer(u amount)10
withdrawPayerAll()10
createFlow(A-a token,Ca receiver,int96 flowRate,Ob ctx)c5
updateFlow(A-a token,Ca receiver,int96 flowRate,Ob ctx)c5
updateFlowOperatorPermissions(A-a token,Ga flowOperator,e permissions,int96 flowRateAllowance,Ob ctx)a` },
  { source: 'SushiBar', at: /^SushiBar$/, rows: `enter(u amount)2o
leave(u share)3h..0=s` },
  { source: 'tBTC', rows: `revealDeposit(O{100} fundingTx,Q{166} reveal)2o
revealDepositWithExtraData(O{100} fundingTx,Q{166} reveal,Qw extraData)2o
requestRedemption(Pbytes20 walletPubKeyHash,O{73} mainUtxo,Qb redeemerOutputScript,q amount)20
unmint(u amount)9k
unmintAndRedeem(u amount,Qb redemptionData)20
sendTbtc(u amount,h recipientChain,Qw recipient,u arbiterFee,t nonce)20` },
  { source: 'tBTC gateway', at: /^tBTC Wormhole gateway$/, rows: `receiveTbtc(Ob encodedVm)c6` },
  { source: 'tBTC redeemer', at: /^tBTC L1 redeemer$/, rows: `requestRedemption(Pbytes20 walletPubKeyHash,O{73} mainUtxo,Ob encodedVm)7h..!` },
  { source: 'tBTC depositors', at: /^tBTC L[12] depositor$/, rows: `initializeDeposit(O{100} fundingTx,Q{166} reveal,Qw destinationChainDepositOwner)2o
initializeDeposit(O{100} fundingTx,Q{166} reveal,Ea destinationChainDepositOwner)2o` },
  { source: 'The Graph', at: /^The Graph staking$/, rows: `delegate(Ia indexer,u tokens)2o
undelegate(La indexer,u shares)1u..1=s
withdrawDelegated(La indexer,Ia newIndexer)10` },
  { source: 'The Graph Horizon', rows: `delegate(Ia serviceProvider,La verifier,u tokens,#ju minSharesOut)2o..2
undelegate(La serviceProvider,La verifier,u shares)51..2=s
withdrawDelegated(La serviceProvider,La verifier,#qu nThawRequests)10` },
  { source: 'Rebates of Threshold', at: /^Threshold rebate staking$/, rows: `stake(k amount)1t
startUnstaking(k amount)7h
finalizeUnstaking(Da receiver)26
setDelegatee(Da delegatee)l
setRebateTreasuryFeeMode(e _rebateTreasuryFeeMode)c7` },
  { source: 'Validators of Kiln', at: /^Kiln batch deposit$/, rows: `batchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1t
batchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1t..v=n
bigBatchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1t
bigBatchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1t..v=n` },
  { source: 'Exits of Kiln', at: /^Kiln batch exit$/, rows: `requestExit(Pb[] validators)c8` },
  { source: 'Validators of Figment', at: /^Figment batch deposit$/, rows: `deposit(Rb[] pubkeys,Db[] withdrawal_credentials,Ob[] signatures,Ow[] deposit_data_roots,u[] amounts_gwei)2o..v=n` },
  { source: 'Validators of P2P', at: /^P2P (?:SSV )?depositor$/, rows: `addEth(Dw withdrawalCredentials,k ethAmountPerValidator,Ma referenceFeeDistributor,D{41} clientConfig,J{41} referrerConfig,Ob extraData)1t..v=n
addEth(Dw withdrawalCredentials,k ethAmountPerValidator,D{41} clientConfig,J{41} referrerConfig,Ob extraData)1t..v=n` },
  { source: 'Batch deposits', rows: `batchDeposit(Rb[] pubkeys,Db[] withdrawal_credentials,Ob[] signatures,Ow[] deposit_data_roots)1t..v=n` },
  { source: 'Messages to P2P', at: /^P2P messages$/, rows: `send(Ws text)c9` },
  { source: 'Ethereum withdrawal requests', at: /^Ethereum withdrawal requests$/, rows: `requestWithdrawal(Pb validator,#jq gwei)ca..!` },
  { source: 'Ethereum consolidation requests', at: /^Ethereum consolidation requests$/, rows: `requestConsolidation(Pb source,Rb target)cb..!` },
  { source: 'WalletConnect stake', at: /^WalletConnect stake$/, rows: `createLock(u amount,u unlockTime)4j
increaseLockAmount(u amount)4j
increaseUnlockTime(u newUnlockTime)4k
updateLock(u amount,u unlockTime)3g
withdrawAll()10` },
  { source: 'Yearn', rows: `withdraw(u maxShares,Da recipient)10..0=s
withdraw(u maxShares,Da recipient,u maxLoss)cc..0=s
withdraw(u assets,Da receiver,Ea owner,u max_loss)cc..0=u
withdraw(u assets,Da receiver,Ea owner,u max_loss,A!a[] strategies)cc..0=u
withdraw(u assets,Da receiver,Ea owner,#sf claim)10..0=u
redeem(u shares,Da receiver,Ea owner,u max_loss)bd..0=s
redeem(u shares,Da receiver,Ea owner,u max_loss,A!a[] strategies)bd..0=s` },
  { source: 'Yearn v2 vault', at: /^Yearn v2 /, rows: `deposit(u amount)2o` },
  { source: 'Yearn partner tracker', at: /^Yearn partner tracker$/, rows: `deposit(Ba vault,Ia partnerId,u amount)2o..2&@o=0
deposit(Ba vault,Ia partnerId)az` },
  { source: 'Yearn gauge zap', rows: `zapIn(Ba _targetVault,u _underlyingAmount,Ba _vaultStakingPool)1t..1&@o=2
zapInLegacy(Ba _targetVault,u _underlyingAmount,Ba _vaultStakingPool)1t..1&@o=2
zapOut(Ba _vault,u _vaultTokenAmount,Ba _vaultStakingPool)24..1=0
zapOutLegacy(Ba _vault,u _vaultTokenAmount,Ba _vaultStakingPool)24..1=0` },
  { source: 'Bridge of BORG', at: /^BORG bridge receiver$/, rows: `receiveMessage(Ob encodedMessage)c6` },
  { source: 'Migration of BORG', at: /^BORG migration$/, rows: `migrate(u amount)93` },
  { source: 'ERC-20', rows: `transfer(Ca to,u amount)cd.4s
approve(Ga spender,u amount)ce.4t
transferFrom(Fa from,Ca to,u amount)cf.4u
increaseAllowance(Ga spender,u addedAmount)cg.4v
decreaseAllowance(La spender,u subtractedAmount)ch.4w
increaseApproval(Ga spender,u addedAmount)cg.4v
decreaseApproval(La spender,u subtractedAmount)ci.4w
burn(u amount)cj..0=c
burnFrom(Fa account,u amount)x.4w
mint(Da to,u amount)9w.4w
transferAndCall(Ca to,u amount,Nb data)ck.4s
approveAndCall(Ga spender,u amount,Nb data)cl.4x` },
  { source: 'ERC-4626', rows: `deposit(u assets,Ea receiver)cm.28.0=u
mint(u shares,Ea receiver)cn.28.0=s
withdraw(u assets,Da receiver,Ea owner)co.28.0=u
redeem(u shares,Da receiver,Ea owner)cp.28.0=s` },
  { source: 'ERC-721', rows: `approve(Ga spender,u tokenId)cq.4t
transferFrom(Fa from,Ca to,u tokenId)cr.4u
setApprovalForAll(Ga operator,f approved)cs.h
safeTransferFrom(Fa from,Ca to,u tokenId)ct.4y
safeTransferFrom(Fa from,Ca to,u tokenId,Nb data)cu.4y` },
  { source: 'ERC-1155', rows: `safeTransferFrom(Fa from,Ca to,u id,u amount,Nb data)cv.4z
safeBatchTransferFrom(Fa from,Ca to,u[] ids,u[] amounts,Nb data)cw.50
setApprovalForAll(Ga operator,f approved)cs.h` },
  { source: 'NFT mints', rows: `mint(u quantity,Ow[] proof)9w
mintTo(Ea to)9w
safeMint(Ea to)9w
safeMint(Ea to,u quantity)9w
publicMint(u quantity)9w
mintPublic(u quantity)9w
mintNFT(u quantity)9w
mintPublic(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity)cx
mintAllowList(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{173} mintParams,Ow[] proof)cx
mintSigned(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{173} mintParams,u salt,Ob signature)cx
mintAllowedTokenHolder(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,(A%a allowedNftToken,u[] allowedNftTokenIds) mintParams)cx
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{108} allowlistProof,Ob data)9w
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{108} allowlistProof,Ob data)9w
mint(Aa creatorContractAddress,u instanceId,t mintIndex,Ow[] merkleProof,Ea mintFor)9w
mintBatch(Aa creatorContractAddress,u instanceId,h mintCount,t[] mintIndices,Ow[][] merkleProofs,Ea mintFor)9w
mintProxy(Aa creatorContractAddress,u instanceId,h mintCount,t[] mintIndices,Ow[][] merkleProofs,Ea mintFor)9w` },
  { source: 'Airdrops and drops', rows: `claim(Da account,u cumulativeAmount,Ow expectedMerkleRoot,Ow[] merkleProof)n..^1
release(A+a token)3h
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{108} allowlistProof,Ob data)9w
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{108} allowlistProof,Ob data)9w
claim(u amount,Ow[] proof,Ob signature)n..^0
claim(Ow[] proof,u amount)n..^1
depositFromAirdrop(Ea account,u amount,Ow[] proof)2o..1
claimTokens(u index,u amount,Ow[] proof)n..^1` },
  { source: 'Ondo Global Markets', at: /^Ondo Global Markets$/, rows: `mintWithAttestation(P{147} quote,Ob signature,Aa depositToken,u depositTokenAmount)9w
redeemWithAttestation(P{147} quote,Ob signature,A!a receiveToken,u minimumReceiveAmount)bd` },
  { source: 'Ondo limit orders', at: /^Ondo Global Markets limit orders$/, rows: `createBuyOrderExactIn(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)36
createBuyOrderExactOut(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)36
createSellOrderExactIn(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)36
createSellOrderExactOut(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)36
cancelOrder(u orderId)2x` },
  { source: 'Ondo managers', at: /^Ondo (?:OUSG|USDY) manager$/, rows: `subscribe(Aa depositToken,u depositAmount,u minimumRwaReceived)bj..1=0
redeem(u rwaAmount,A!a receivingToken,u minimumTokenReceived)bd..0&>o=1
subscribeRebasingUSDY(Aa depositToken,u depositAmount,u minimumRusdyReceived)bj..1=0
redeemRebasingUSDY(u rusdyAmount,A!a receivingToken,u minimumTokenReceived)bd..0&>o=1` },
  { source: 'ERC-777, ERC-6909', rows: `authorizeOperator(Ga operator)cy.e
revokeOperator(La operator)cz.f
setOperator(Ga operator,f approved)d0.h
approve(Ga spender,u id,u amount)d1.51
transfer(Ca to,u id,u amount)x.52
transferFrom(Fa from,Ca to,u id,u amount)x.53
send(Ca to,u amount,Nb data)d2.4s
operatorSend(Fa from,Ca to,u amount,Nb data,Nb operatorData)x.54
allow(Ga manager,f isAllowed)5.h` },
  { source: 'Disperse, Merkl, airdrops', rows: `disperseEther(Ca[] recipients,u[] values)x.55
disperseToken(Aa token,Ca[] recipients,u[] values)x.56
disperseTokenSimple(Aa token,Ca[] recipients,u[] values)x.56
redeemPlans(u[] planIds)n
claim(Ea[] users,A%a[] tokens,u[] amounts,Ow[][] proofs)n..^2.*=1.*
claimWithRecipient(Ea[] users,A%a[] tokens,u[] amounts,Ow[][] proofs,Da[] recipients,Nb[] datas)n..^2.*=1.*
toggleOperator(Ea user,Ga operator)1w
setClaimRecipient(Da recipient,Aa token)l
claim(u index,Da account,u amount,Ow[] merkleProof)n
claim(Da account,u amount,Ow[] merkleProof)n
claim(u amount,Ow[] merkleProof)n
claim(Da recipient,u amount)n` },
  { source: 'Request', rows: `transferFromWithReferenceAndFee(Aa _tokenAddress,Ca _to,u _amount,Pb _paymentReference,u _feeAmount,Ja _feeAddress)x.57` },
  { source: 'Permit2', rows: `approve(Aa token,Ga spender,o amount,uint48 expiration)d3.58
permit(Ea owner,{128} permitSingle,Ob signature)1w.59
permit(Ea owner,{131} permitBatch,Ob signature)1w.21
transferFrom(Fa from,Ca to,o amount,Aa token)d4.5a.2=3
transferFrom((Fa from,Ca to,o amount,Aa token)[] transfers)x.5b
lockdown((Aa token,La spender)[] approvals)7.5c
invalidateNonces(Aa token,La spender,uint48 newNonce)q
invalidateUnorderedNonces(u wordPos,u mask)q
permitTransferFrom({81} permit,{34} transferDetails,Fa owner,Ob signature)x.5d.1.1=0.0.0
permitTransferFrom({83} permit,{34}[] transferDetails,Fa owner,Ob signature)x.5e
permitWitnessTransferFrom({81} permit,{34} transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)x.5d.1.1=0.0.0
permitWitnessTransferFrom({83} permit,{34}[] transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)x.5e` },
  { source: 'ERC-2612, ERC-3009', rows: `permit(Ea owner,Ga spender,u amount,u deadline,e v,Ow r,Ow s)d5.5f
permit(Ea owner,Ga spender,u amount,u deadline,Ob signature)d6.5f
permit(Ea holder,Ga spender,u nonce,u expiry,f allowed,e v,Ow r,Ow s)d6.5g
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,e v,Ow r,Ow s)x.5h
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)x.5h
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,e v,Ow r,Ow s)x.5h
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)x.5h
cancelAuthorization(La authorizer,Pw nonce,e v,Ow r,Ow s)q
cancelAuthorization(La authorizer,Pw nonce,Ob signature)q` },
  { source: 'POAP', at: /^POAP bridge$/, rows: `mintToken(u eventId,u tokenId,Ea receiver,u expirationTime,Ob signature)9w` },
  { source: 'Polygon POL', at: /^Polygon POL$/, rows: `transfer(Ca to,u value)d7
withdraw(u amount)20.w.0=n` },
  { source: 'ERC-777, ERC-1363, ERC-7540', rows: `burn(u amount,Ob data)cj..0=c
operatorBurn(Fa account,u amount,Ob data,Ob operatorData)cj..1=c
transferAndCall(Ca to,u amount)ck.4s
transferFromAndCall(Fa from,Ca to,u amount)d2.54
transferFromAndCall(Fa from,Ca to,u amount,Nb data)d2.54
approveAndCall(Ga spender,u amount)cl.4x
burn(Fa account,u id,u amount)cj..!
burnBatch(Fa account,u[] ids,u[] amounts)cj..!
mint(Da to,u id,u amount)9w
mint(Da to,u id,u amount,Nb data)9w
requestDeposit(u assets,Ea controller,Fa owner)d8..0=u
requestRedeem(u shares,Da controller,Fa owner)1u..0=s
deposit(u assets,Ea receiver,Fa controller)2o..0=u
mint(u shares,Ea receiver,Fa controller)5j..0=s
authorizeOperator(Ea controller,Ga operator,f approved,Pw nonce,u deadline,Ob signature)cl
depositFor(Da account,u amount)2o.5i
withdrawTo(Da account,u amount)10.5i
depositTo(Da to)2o.5i
wrap(u amount)9j
unwrap(u amount)9k` },
  { source: 'WETH9', rows: `deposit()d9
withdraw(u amount)da.5j` },
];
