// Written by `npm run functions` from core/functions: do not edit. A test fails when it is not what they say.
import type { FunctionModel } from './functionModel.ts';
import type { FunctionUse } from '../protocols/protocolTable.ts';

/** The first four digits of the selector of each row, in their order: all of it is computed from the text. */
export const selectorStarts =
  'b61d000018df47e1000034fc5194b68d2c2a7bb3541d1cff3f705c1c0f0f29568962b819ac965ae41f04252dbce3c307399582ad174dc04aa3b2dc4dfa6eeece38c7cef649933ed09304bb7e4f5b0a3b2909f14f7469ef9c85f6f7a1acf11802e8d65b0f06abcf405ef2189614ab28edd5fa8b9510f1304e7737623129cde59d0af1ce3d3603a4b9e329c47f65660f5a7a80eb8a8cf8d8c98b4d402933c66e5dc65824c1c93a29d506966f95c7c7e0091fad4b1d765edbed8dd70bd244206d703efaa0c7a44cbe453ab816f74c5cf1f09cbe2a42ba6522b1a00558ed787ba82cffbe32fc783a4715df90ccf946905a9e32fe84d1a274b4df6e989a72ce52ab3b47c8ce92ec12663ff25ed7db51c3c1f44b73815efb82efe46deae9aed6919517a7171bbfb6b1001a93b1c5f0c1a239fd21716a7646875229d4d9b63e0d58f8dce318694e610be009e19ae068f08a7de78d8085a51688ec9ed18af668ed0007f468cb4515e71bdd43beaec19b885161b68d0dc6fe69282b99b0c1ee07957ea6ed946d102b7b0d01720c6cb3dd6652086cebb29b561186e0db7b937aefadd0ad54ea868b154e0f902e27e9c51ee917844f4393679b549e6e6ed2ce4fb17b3a25e1928c0863eda1c4d2b790c7c76fd3f8568e02779b57ec9587deaceea0a6bda1340f7a90d2a2a2f3f0839e36e7a07ec228b5d1458591694d4931cd3e3a84cdfbe1b930d38dbe29c2804d81a5973f2e5668a21a4929e8015a1e80a6f43744bc0f52c5a59981bee9c687ff20c3f5101929acc48f961bb29326ef1c92b541bc0ba60fda08e24a0c93c62ccd4396f48aac93f191f5674d2424541209fce1108708540ab1a19a2a58a9838b32b7a3a73687aa55e9e03dbbc2b348708c3143cad7644faae3de3805cd58240fccaa2cff9f84ce0baac42142f2190aeac7cd2fcc6c07a93ab2265f7bc3119f3c522edfa9491e64630efebe586932ad5801e4d74001a7f52c9fbf1114e62287b2ed99c4de8f2e84d02d62cbef764f47e77bde5190695e762062bf83e1a819fafbd4d9318df21321ebd52424fdeb67e8b9933951cf84bcd9ca4a2e11a2c8736c0974be19fac099c82adfa0e78d7c6fcfcfbd43f59c69b6dd5b3140721396bed95c0e227d39e6d653eac41be924492801a9073f5a03391479a371213e4678a6d5992ab0cedd6023abe62d4bb7ddb3279020430e5fc83039f2ae5b887be7269ab142c16cf88247e09e71807cc86b9983a397225f60a3f3daef8c53a8364e078564f630b71cf60f3aabb5ef9a6556790b098b1ece8fed36dee1e0ed8474894e71d2945fe3f69e72ce9e7201b7d96ea3d7b10cdbecc647a6dffa95d5f1e030ec24ea96161d042e8a29c897af08b06e295d497d974144ece8e0fd8632029a51c2bf2b3f2c95ee52c83630ea44b398776466bc879c799f614180447f6f9559ce431c6c8bb9159dcacadb00cda76247c1838095997b05df16d326460d9f97bb58a12d983237fb4d4b3d1a4ce9ac38b48252aabc65b87d176416799cc1fe3f69bc4186b455b4c418fc52bb945bb95c8bdb0e8e80db5c38750294e8286f8eb1724dc08b0ca072655168ecb2e73282bf08c06fb9e48fc1dae3c3d8a798f3560538945023ebc7bf6e026b19c682017c5e4f69b02f1533ec6c13d7845a322b7bc4ed9fa2a76bfa0d0d95bc1ab057f18f7933653df0ddc1ed4aa64144ee5b413947ce7da64865b2e2ad7e3dafb429b276760b4c0c3eee2273285b363eb1269b1808e31052d2451575b92b6e5cececb52da5fce61da39fda9504029bcb49dc3a7d49b2fda69218a74ab38473e3bfbb4bb72da725d40d5e6077064a6e1a4d517a0815f1dc8f150fbc07325c9c371daad3c872353c9db4065147981a4c2bf77981384ea318fd9dc45d2dddd0b9e07aad5c8fa852e1aa4029edd6941e7026a3c0c783df38d0e6f184e99fac4b8296c51d27dd28bdf9a51e27f165fc4957eff73a46d7131e837b936a623c2b999b55e4d3a445d6b77df1c5102ef727215887307617ff848179a86754baa3b1522b19b8a5dca11b1028c3545f57c81fed482a507b8b594a334605eb80c4feb922bf40a16afe275697ee4e39125958bd3dbe8443f2f64cc3252fb00fb7d76b7760dad13b0af82e07d0f41a86339a47f13397c2d6f06a83547036f7e37d249262a89e60fc9fa02d8fdb74bcb75333b0d8f6b9769fef5cc812cc4769875413f1d4c53a053fff5b769bcac89036c6b788cd3da512bcf41767ff18a113dc5a47b7e00dedd7b0fe41a026c714b500c0001c4bf5f87ac0310b3214f9f077156662b52cec32b2389d500ec8d1c2e75b35b0e0c1370f2a449ab6b06692fe3dc820754b801a24e0386d0fa7b8212aa3c78efce324c22181c2e58417fa659a022c6a6289afbc25fff6c9c6f469a2e7128a3c8aa3414f1e490e3214f63785b68206a1678a7c13ea7ac29b2ce0e1d4ef3068571acab3639dab3fb3a211edf100d44ff7020f573aea002a05c12b92ad0bf2d2f5492f2d3c42429648c86276f3cd5a6b23420b0d3dd4a58480f0156e359324854468dd464afef801d6bb25c4b7d2fe0730ca5296a64d08d6d22b167b18ff7a9edf13c71bea659cbafbd5d68bd960c9dbe97822842ec3c6df075c1a205acd3a5f3a925063e0cf3b662cf67f5aac40cf185f9c7d5eda95160c2656452156787b3c5f393bcc8ff2c28b5c19c3cdbd86f0be30ffd90e003cb18eab76685e49c9537a3613fa3521901e614cd4ce2ff17344ad46924cb74d00cf1960d705d62cf0a8f125e6b64c18b7f2fd715079ba13af2f2fd5473656634ecefcd602078da6f9c4201627f04e704b7582b71dab03d38bc42c65fa9c521c104a4e84563f4b01d58f2a1340e38364d63a660825591f4dd10e1836594f1e99a89623d784bb91e992d42a8f287eff1f93925469a9617be8ed02c2a415573aee3e2dadf7a7563ddc7c680d94b58e19d5ee4d011fe35a3b94ba2853972b4ba0b8cafea1ab9c42b000a7fd219cd1cd11474c8050d4c402c5bcc36651e74f0b522363bb4933029ff557b8bf90f5cfd3454db9e6819a99eab51e9a20fb9c9b112dadc9955e2502ecd973d6dc93f7137e9db4315437d2d653108b288858d6973d4c7f3bda2703fca7f840fbaa44954cf493852ab1e80ad5d6bd9e358874787a656f860f87644b8a152902b997daf18d0fcac0a4d2421f54f78bc861b1f06a9b332ccfa8a9ffa9187f8b06e49871d39d4efef453bdfaa645edcab9685104fcd35cea071013b36bf9b1a94e4d0e75e59726089f35367b852af5e3aae4c299ede4e9af1c3d6810a6afbd6d73ac3af917bf2332856e210bdf3addbfadcd86dfd09c70bf47126fe71f04115b7ac988d7ba43d2793685114bd024095274458805c9d21249a071db00c5ebf2b9423290322644439ec1eebb24e4e6c3cebfe6b7034ff85550f3fec3b39f5cc14ca829129d116dd44fe920642ec368f4fc869e1f8bb9b75bedc16a7f5c7f17465910a7a37debf14b3facb7a9c8aebd529664b14123c13482ebefdcd1a38bcd8d56cbfd9308cbf5263773f0c8a57ca9eb93032d102558cc0931cc31bc15836abe50a523cadae5f1d41d3d41ca22a053721b92be36b2ebe47e2ce3f4c5b71904b3d4d7339cb9c440f926facb59f55cd0edb6580debfaade86f0b92885aa6a89e90de2e5984e59665dcfbc20bd7cf26f4ba5f53eb2e09d369292ad649c6ac9537d547f9eff476bcb2ad9b570faeb4cfddab6dc20286061184c6a6686404495530fda05f782e54bcd32f86653d1e8b0e7076086111bb35870c44e23b4def69b753f2c068f36090fcaf0b63b68f45e618af9bb8f9f31b0de5037e3490a0a4966c3d21e2c3b66ddbbf071c6eaad858777abdb5330adf9b8d21678d7e9599067d86c3ed08a69b5123dcb011faab89c24cf370948f1f6aa99a238d20b75c2b872050d8d8eae0238069151c8c133b246fda8475e9099d6bb192e74b2b30a5f38a2c1eccc964722441b6102f4b992acc72998339fabe374f803a5b86ca464d5f625784d21af3e2973790d96cf252827f6ef53902c956a7f632445a18b172e17a54f06108f24a8091364d6dc9d0049ad2eba2d885d82b4fec27def71912c0602460776782db8aa387bff6bea870dc54c59169bc2ac6a46c5ed744e89134b1240fe53e62437a24e892cecf5e72ee21d27d6b8916436525a1847336ef7f0b46e4d3920e2890b8a66e6a36850276541f59509c97f667668956a2dacab7ecc061b833da53d51688957fe2e367a1ecfa9b34de5cff66169cf606b0d7f81ddd2506557c76b196bc9a1fb3be3925133b70bc336d7034da813f8ff4acab7e627c8585e728f42879ed1348d5b0e8f96cf0b4e438e23b6dcbd29e53357a229563e3bcddd8ce7a10f5e5c17d38efdf2c45fb0d5f67d4e99ae28611133efddabfb01ea59a9979b6af29e0614b798b4ce674303238c441bf312316091d82648b72b3ffb1d36d8b794513ad6d43fb0f0000b3a3e7aced988720a817f2d18814fd9f5b34c957b49df7f8db5146bb8ec95d0f10a7d258674c18e9ef71efef03eed234453625022e70ae6e359f9dbba836f54fd904b383551939baf5c5bd85e8a34f6c2f742a5530ad4fe01626e30cf8515c6052d15c9791d1248a0dfed212ddcac45a1a68d0c9883b169899fbd06c1f00054d85f8ad615e0dbb7b679aee8227e80f2886d5a8b072423e643408e752a0e62f54affe2d9acc2f7d83f698d8d135563e4f013c544f2d63c01f4385eb90782d8e53b4b5f8ce393202a2b581f27a13bc584b2ab0d45cbf9235ead194d15e4417eddf6bd71da2b16a5ec895dd182dabfc8e8f374c042ec55d7eb750d2feaf728454fdb359f5eb19207a28035f9576b8c47d03e6aa8b324346008c4029cd3d995377c701783b3bf1cb59d1bc1c0257aeb883e7d6e4d94ff30d53391e3d574fad5cf94d38ff55c6c6614903f446152693f1386428dd9d23026bfca5c37f3b1d47bd6f305fe37dc0ae9df8f9fc57b0775c252b92c8c7d9559fa89a6f245a691fd50072f7d1af070090105c6093c52c3c70a0dd62181606fd95d8313c7ece364484b08da501ff63520818e985c87b0e8900fd4e12598ab636e94a38d501e1c6e607a2402dc63dce96d905ef8bb3d70a284cda927d9ab23a46587c91dd0902e6a438504d2342cb3b26c72d27a92b654cb6e21f59e58af05fd92c57736e46667332af704630726072dddee401934b06c5e076e004c51fd83a3fa1f117946a909b056a516326c9853cc9ae0b482ce0a44f3b0ad5ee3340042c7d7e569e755f9a76adfc5f60636f929c4bf66f7bf9b3b6a01f082b42af03ad8d030b4cd40e55c9ca36ee9e4c277dbc6d21b48780c6421322255cf8311078269572ce8a5bb55080637faf62b4f3f4341791092ea3443f31a8f614d5a6010691f26ee23bc4602541ad67642621a383bd3b6387b67bf230f8fef8cab3108e57cf638c904189806b58f2c40c30b80c03b8016198d20d5f440198710829b881e99b591b7c022e95a12512aa0502f78d3c15e449bc80252184bd093d07ed838087701936e2c9ea76f7a7a76d89af188a175a0f444931d2d3c4d65816b68f89e7c3cf0d2c9fdaf497cc7156a7b0439994d6a9c80562e2e5d73eca95705a0970ccd0a3baba4cc42d9a825c05b109658c723a09264693b347f866785f3be8e3f305baa20275af29ded95b0d2195fb3b7ff3b6f918cb791a38ed5c114a258803414bdb3ec04bf28c04e45023b85809b8472b4271494049611c581221df2ae90af2d5f399c2e34659a4a78831219f0c49fc6fe3ea7f450d894422e8bb876aa76f5e941a01e37ed85cd6ed54e32298a94e46c6a6885484f5660b866e91935fc037b2f12941810364466b41da3598f9da6b748921c7eb8fd441018a853341551fff221306b8fd3ad962c43c6af43598803bf7fcf35b77727a1e51619a290f3bf6279240aa77438cdac7a57870631baa75107d49fe559baaf6e0d0a59a4fea7fb09f3d61fbee7cdbafde6e2ebe1606d246217b759dca82797f605bcbbe04db000d104d99aad36075958e14cdcc9522232ee41c1cc32e49f07050f9a66b09a46980ed2155e2ab282d312fd36f887c7acb45eed24dc15f5a7b75a443a0441ae7a032e8eea9a33a7f54da8b0dd8e4cc943560d72aa60f5854b77829a016f22c3ccc4596dcbbb3dbf74e950d0664eb5a4f902689628884d89b4ed06d8867f0743f6566913f5fdda3adc26e3495284b5056c49926a364cdac9343d506a2aff288d48c95165386157a40e4f3402c04397a03dc6ab4b1701aabb13a24fc6dcc50cd091eb618ef54e5cec951a0d4299081a4b46aaf875f63e20cb7c0a647ea20de8346968bb9a1908fcb6d78d66819aaacf47951f844e3af5e7e946f528c50d93e61853cff1032cde071e6c7bddf956313e4f532ccc146e0a694891e2bf63b6363b8a63fc02d42e86e26e50e8b5385abbfc21557d5f7e445e5708759e0db9ad56ab1c83ee97fc7b84f915358ddd572c5c3aed3a8c839c5a64dcdbfda75e07c042289e755fe783e20cb1ceee3ed2fa062f441d35e54e81b9aa55908893d65f5b13a642a79a543bd43194c27c6a7e69928f3cd89dc54ef4296fdd4ea5e4cc5c15628f854c0ab16897f2c9c31df53b132fbbdf1c9ad7b4db8857ee47aab253c74d29d935f2a36afb61fbcbda8a41f0c0c69379d8659cc1b7a9b6db93f311e8940e513645ea27de68163ebb6f340b748ccc11f7e3796ea99156474546644f844e644f96018f78cea8697201b06601a7f39251e856ad3670e72430bd0e1550c03b4b357e6c5ad54b7062eac5f5f51f31fda6bcf815b9d768711bc160e83baf0b73092d2c077326d105a6cc35588355ed120875b0c807a17a5c6a6bfdaa3f862fc5020811ba59f67dffca486f0d6ec64e753dcf6975d21b6e96da5642d026e4d9951a661f1aabdd587e84220bbc826fe374aeaec642542c09ba49b746b6679b52c403f7c615a2a853800f7e636a318d81a9f400658b6b5f953454ba905095e23b83950a457d73d6618429679cc40c14000cae96e5594bfb460ba08095e23b8a22c4284b88df2422eb2a22cba41755e40d0a1442db1efd09264161a43004b6199eb84bb57bcfa2b26c807591d7d191684bb57bc445d6eefcda451fcdab26468514f22d4d87881331676959bfad8558a426a095bfe999bd962ad1104e63dc73a51ba71ee9fb6bdac68502e7b3d132f52aad387512b672a2d36c70d58cc5365d93ff930f2edd9137cfe8ed5059fd58fcbe3eecf09ef5588b75a04b7b7af68a905fe9dfc671296d8fbc1d33177f5296b20156e731185b77d412e2dda39711b2f4f205cb760ea59de0ed0e32e1a';

/** Structs that several functions take, with the roles of their parts. */
export const structs: readonly string[] = `u value
Pw uid,u value
Ob rrset,Ob sig
uint8 v,w r,w s
Ja account,u fee
uint8 id,Ob data
Aa token,u amount
uint8 v,Ow r,Ow s
Ma pair,u[] nftIds
u location,Ob data
u tokenId,u amount
a policy,b initData
u protocol,s pointer
Ma target,Nb callData
Na target,Nb callData
Na to,u value,Nb data
Ob signature,u expiry
u amount,Ca recipient
Aa from,Aa to,f stable
Ca to,u requestedAmount
Ow value,uint8 position
a target,u value,b data
uint40 start,uint40 end
Ca recipient,uint16 rate
Ja account,{0} fee
Ja recipient,uint16 rate
u nativeFee,u lzTokenFee
u orderIndex,u itemIndex
uint16 rate,Ca recipient
uint16 rate,La recipient
Ha delegate,int256 amount
Pbytes4 assetClass,Pb data
u strategyId,uint128 amount
uint40 cliff,#luint40 total
Ea earner,Ow earnerTokenRoot
Aa token,u cumulativeEarnings
Da vault,Qs memo,u expiration
uint8 id,u sellAmount,Ob data
Aa pool,Aa tokenOut,f isBuffer
Sw orderId,Ea depositorAddress
uint128 amount,uint40 duration
uint96 basisPoints,a recipient
#juint128 start,#juint128 cliff
uint128 amount,uint40 timestamp
uint32 maxSlippage,uint64 nonce
Aa from,Aa to,f stable,Ma factory
Ma handler,Ow salt,Nb staticInput
Ca recipient,#iu amount,Ob feeData
u index,u tokenId,u amount,u price
Ia affiliate,uint64 minOdds,Ob data
Da recipient,Ob additionalParameters
Ma propertyValidator,Ob propertyData
u maxFee,uint32 minFinalityThreshold
u value,u deadline,uint8 v,Ow r,Ow s
u amount,u deadline,uint8 v,Ow r,Ow s
uint128 y,uint128 z,uint64 A,uint64 B
uint8 signatureType,uint8 v,Ow r,Ow s
Aa tokenAddress,u amountIn,Ma receiver
Qw receiverAddress,u destinationChains
uint32 operationType,Ma target,Nb data
uint64 code,uint64 fee,Ja feeRecipient
Da recipient,Aa buyToken,u minAmountOut
u callerBps,Ja caller,Pbytes2 partnerId
uint8 signature_type,Ob signature_bytes
Aa assetIdOnL2,uint32 l2Gas,f isSynthetix
Da depositAddress,Ob signature,u deadline
Pw root,{20}[] proof
uint32 destEID,Aa offerAsset,Aa wantAsset
u exactAmount,u limitAmount,u quotedAmount
u maxSubmissionCost,u maxGas,u maxGasPrice
uint8 swapApiTarget,Nb callData,Ob signature
{31} assetType,u value
uint128 amount,uint64 exponent,uint40 duration
Aa assetIdOnL2,uint32 l2Gas,f requiresDepositTo
uint128 amount,uint64 exponent,uint40 timestamp
{6} permitted,u nonce,u deadline
u[] pairBinSteps,uint8[] versions,Aa[] tokenPath
{6}[] permitted,u nonce,u deadline
Ma contractAddress,u nonce,u deadline,Ob signature
Ma to,Nb data,u value,f skipRevert,Sw callbackHash
u dstGasForCall,u dstNativeAmount,Qb dstNativeAddr
w txHash,uint32 txOutputIndex,uint64 txOutputValue
a loanToken,a collateralToken,a oracle,a irm,u lltv
Aa tokenAddress,u amountQuote,u amountMin,Da receiver
a loanToken,a collateralToken,Ma oracle,Ma irm,u lltv
Aa token,uint160 amount,uint48 expiration,uint48 nonce
Da refundAddress,Fa zroPaymentAddress,Nb adapterParams
Na targetContract,Ea onBehalfOfAccount,u value,Nb data
u nonce,La sender,La target,u value,u gasLimit,Ob data
uint8 swapType,Ma extRouter,Nb extCalldata,f needScale
uint8 callType,Na target,u value,Nb callData,Nb payload
bytes4 selector,a target,{11}[] policies
u guessMin,u guessMax,u guessOffchain,u maxIteration,u eps
bytes4 version,b inputVector,b outputVector,bytes4 locktime
u index,Ma targetExchange,u percent,Ob payload,u networkFee
Pw poolId,u assetInIndex,u assetOutIndex,u amount,Ob userData
Qw receiverAddress,Da refundAddress,u nativeFee,Pw outputToken
Aa currency0,Aa currency1,uint24 fee,int24 tickSpacing,Ma hooks
Ow[] proof,u quantityLimitPerWallet,u pricePerToken,Aa currency
int64 relayerFeePct,uint32 quoteTimestamp,Nb message,u maxCount
u orderIndex,uint8 side,u index,u identifier,Ow[] criteriaProof
w rewardsRoot,int160 reward,uint160 unlockedMevReward,w[] proof
Fa sender,f fromInternalBalance,Da recipient,f toInternalBalance
La from,Na to,u value,u gas,uint48 deadline,Nb data,Ob signature
Ps name,Ea owner,u duration,Ma resolver,Nb[] data,f reverseRecord
Pbytes4 executionSelector,uint32 entityId,f isPreHook,f isPostHook
Ma routerAdapter,Aa tokenOut,u minAmountOut,u deadline,Ob rawParams
Pb receivingAssetId,Qb receiver,Qb orderAuthorityDst,u minAmountOut
Ma[] mixAdapters,Ma[] assetTo,u[] rawData,Ob[] extraData,u fromToken
u fromToken,Aa toToken,u fromTokenAmount,u minReturnAmount,u deadLine
f isOrderAsk,Ea taker,u price,u tokenId,u minPercentageToAsk,Ob params
Da redeemer,Da refundAddress,u timelock,Sw secretHash,Qw nonEvmReceiver
La recipient,uint64 expirationTime,f revocable,Pw refUID,Vb data,u value
uint8 itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount
Pbytes4 executionSelector,f skipRuntimeValidation,f allowGlobalValidation
Qw recipient,u fees,Pw receiveToken,u nonce,uint8 messenger,f payFeeWithSendingAsset
u rewardIndex,u amountRPL,u amountSmoothingPoolETH,u amountVoterETH,Ow[] merkleProof
uint32 dstEid,Qw to,u amountLD,u minAmountLD,Nb extraOptions,Nb composeMsg,Ob oftCmd
uint8 itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount,Ca recipient
uint8 itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount,Da recipient
uint8 itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount,La recipient
Aa srcToken,Aa dstToken,Ma srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags
Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary
Ea sender,Ca recipient,uint128 depositAmount,Aa token,f cancelable,f transferable,Ps shape
u index,Ow[] proof,{48} listing,{10} taker
u info,Aa makerAsset,Aa takerAsset,La maker,La allowedSender,u makingAmount,u takingAmount
{85}[] details,Ga spender,u sigDeadline
Sw requestId,Da depositoryReceiver,Da refundRecipient,Qw nonEVMReceiver,Ob signature,u deadline
{27}[] offerComponents,{27}[] considerationComponents
Ea staker,La delegatedTo,Da withdrawer,u nonce,uint32 startBlock,Aa[] strategies,u[] scaledShares
Ob path,u amountOutMin,Da refundAddress,Da fallbackEoA,u deadline,uint32 toEid,Nb options,u lzFee
Qb nonEVMReceiver,Ma prover,uint64 rewardDeadline,Nb encodedRoute,Qw solanaATA,Da refundRecipient
Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary,Ob pools
Aa tokenIn,Aa tokenOut,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 limitSqrtPrice
u salt,Lu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits
Aa callTo,Aa approveTo,Aa sendingAssetId,Aa receivingAssetId,u fromAmount,Ob callData,f requiresDeposit
Aa inputToken,u inputAmount,Ma inputReceiver,Aa outputToken,u outputQuote,u outputMin,Da outputReceiver
Ma adapter,u percent,u networkFee,{94}[] route
Na callTo,Ma approveTo,Aa sendingAssetId,Aa receivingAssetId,u fromAmount,Nb callData,f requiresDeposit
u chainId,u attestationId,w userId,Aa asset,u price,u quantity,u expiration,uint8 side,w additionalData
u nonceAndMeta,uint128 expiry,Aa makerAsset,Aa takerAsset,La maker,La taker,u makerAmount,u takerAmount
Qw nonEVMReceiver,Da depositAddress,Sw quoteId,u deadline,u minAmountOut,Da refundRecipient,Ob signature
Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa market,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,La maker,La taker,La txOrigin,u expiryAndNonce
uint8 order_type,u expiry,u nonce,Fa benefactor,Da beneficiary,Aa collateral_asset,u collateral_amount,u usde_amount
Aa tokenIn,u netTokenIn,Aa tokenMintSy,Ma pendleSwap,{89} swapData
u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline,Ja relayer,u relayerFee,u nativeFee
Aa tokenOut,u minTokenOut,Aa tokenRedeemSy,Ma pendleSwap,{89} swapData
Da receiver,Da cancellationReceiver,Ma callbackContract,Ja uiFeeReceiver,Aa market,Aa initialCollateralToken,Aa[] swapPath
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,La maker,La taker,La txOrigin,Pw pool,uint64 expiry,u salt
Na sender,u nonce,Nb initCode,Nb callData,Ow accountGasLimits,u preVerificationGas,Ow gasFees,Mb paymasterAndData,Ob signature
Ea sender,Ca recipient,uint128 depositAmount,Aa token,f cancelable,f transferable,{22} timestamps,Ps shape
u polymerTokenFee,u maxCCTPFee,Qw nonEVMReceiver,Qw solanaReceiverATA,uint32 minFinalityThreshold,Da refundRecipient,Nb hookData
u salt,Aa makerAsset,Aa takerAsset,La maker,Da receiver,La allowedSender,u makingAmount,u takingAmount,u offsets,Ob interactions
u pathIndex,Fa payer,Aa fromToken,Aa toToken,u fromTokenAmountMax,u toTokenAmountMax,u salt,u deadLine,f isPushOrder,Ob extension
u salt,u expiry,u nonce,uint8 orderType,Aa token,Aa YT,a maker,a receiver,u makingAmount,u lnImpliedRate,u failSafeRate,Ob permit
u salt,u expiry,u nonce,uint8 orderType,Aa token,Aa YT,Ka maker,Ka receiver,u makingAmount,u lnImpliedRate,u failSafeRate,b permit
uint32 fundingOutputIndex,Obytes8 blindingFactor,Pbytes20 walletPubKeyHash,bytes20 refundPubKeyHash,bytes4 refundLocktime,Ma vault
Ca trader,Aa collection,Pw listingsRoot,u numberOfListings,u expirationTime,uint8 assetType,{23} makerFee,u salt
u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge,Ja relayer,u relayerFee,u nativeFee
u mintPrice,u maxTotalMintableByWallet,u startTime,u endTime,u dropStageIndex,u maxTokenSupplyForStage,u feeBps,f restrictFeeRecipients
uint8 actionType,uint16 currencyId,u depositActionAmount,u withdrawAmountInternalPrecision,f withdrawEntireCashBalance,f redeemToUnderlying
Aa to,u totalNetworkFee,{137}[] adapters
u sellTokenIndex,u buyTokenIndex,Da receiver,u sellAmount,u buyAmount,uint32 validTo,Sw appData,u feeAmount,u flags,u executedAmount,Ob signature
Qw nonEVMReceiver,Ma mayanProtocol,Nb protocolData,Ma swapProtocol,Ob swapData,Aa middleToken,u minMiddleAmount,Da refundRecipient,u mayanAmountIn
u sizeDeltaUsd,u initialCollateralDeltaAmount,u triggerPrice,u acceptablePrice,u executionFee,u callbackGasLimit,u minOutputAmount,u validFromTime
Aa srcToken,Aa dstToken,Ma[] srcReceivers,u[] srcAmounts,Ja[] feeReceivers,u[] feeAmounts,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit
u salt,La maker,La signer,La taker,u tokenId,u makerAmount,u takerAmount,u expiration,u nonce,u feeRateBps,uint8 side,uint8 signatureType,Ob signature
uint8 actionType,uint16 currencyId,u depositActionAmount,u withdrawAmountInternalPrecision,f withdrawEntireCashBalance,f redeemToUnderlying,w[] trades
Pw transactionId,Ps bridge,Ps integrator,Ia referrer,Aa sendingAssetId,Da receiver,u minAmount,u destinationChainId,f hasSourceSwaps,f hasDestinationCall
uint16 assetId,{117} sendParams,{26} fee,Da refundAddress
{156} order,b signature,u makingAmount
f isOrderAsk,Ca signer,Aa collection,u price,u tokenId,u amount,La strategy,Aa currency,u nonce,u startTime,u endTime,u minPercentageToAsk,Ob params,uint8 v,Ow r,Ow s
{67} route,u offerAmount,Da receiver,u protocolFee,u integratorFee,Ja integratorFeeReceiver,Pw distributorCode,u deadline,Ow salt
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,La maker,La taker,La sender,Ja feeRecipient,Pw pool,uint64 expiry,u salt
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,La maker,La taker,La sender,La feeRecipient,Pw pool,uint64 expiry,u salt
Na sender,u nonce,Nb initCode,Nb callData,u callGasLimit,u verificationGasLimit,u preVerificationGas,u maxFeePerGas,u maxPriorityFeePerGas,Mb paymasterAndData,Ob signature
La maker,{71} makeAsset,La taker,{71} takeAsset,u salt,u start,u end,Pbytes4 dataType,Nb data
Ca trader,uint8 side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{28}[] fees,u salt,Ob extraParams
Da trader,uint8 side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{28}[] fees,u salt,Ob extraParams
La trader,uint8 side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{29}[] fees,u salt,Ob extraParams
uint32 rootIndex,uint32 earnerIndex,Ob earnerTreeProof,{34} earnerLeaf,uint32[] tokenIndices,Ob[] tokenTreeProofs,{35}[] tokenLeaves
Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,int256[] deltaIds,u[] distributionX,u[] distributionY,Ea to,Da refundTo,u deadline
uint8 routeType,Ps destinationChain,Qs destinationAddress,Ps bridgedTokenSymbol,Aa depositAssetId,{90}[] sourceCalls,Nb payload,u fee,f enableExpress
Qb nonEVMReceiver,uint32 dstToken,Da dstCallReceiver,{138}[] dstCallSwapData,u gasAmount,Nb cfParameters
uint8 quoteType,u globalNonce,u subsetNonce,u orderNonce,u strategyId,uint8 collectionType,Aa collection,Aa currency,Ca signer,u startTime,u endTime,u price,u[] itemIds,u[] amounts,Ob additionalParameters
{114}[] executionFunctions,{105}[] executionHooks,Pbytes4[] interfaceIds
Pbytes8 transactionId,Dw receiver,Qw depositor,uint64 destinationChainId,Aw receivingAssetId,u outputAmount,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message
Aa giveTokenAddress,u giveAmount,Pb takeTokenAddress,u takeAmount,u takeChainId,Qb receiverDst,Ga givePatchAuthoritySrc,Qb orderAuthorityAddressDst,Kb allowedTakerDst,Nb externalCall,Db allowedCancelBeneficiarySrc
{173} quote,Ob signature,u nativeFee,Da refundRecipient
Qw receiverAddress,Dw refundAddress,Aw sendingAssetId,Aw receivingAssetId,u outputAmount,uint128 outputAmountMultiplier,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message
uint8 direction,La maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc721Token,u erc721TokenId,{51}[] erc721TokenProperties
{142} addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList
Da refundRecipient,Qw nonEvmReceiver,Nb firstSwapCalldata,Nb secondSwapCalldata,Ma firstDexRouter,Ma secondDexRouter,Aa[] approvedTokens,Ma callTo,Nb callData,f viaOnchainSwapV3,Ma dex,Ma dexgateway,Nb onchainSwapData,u fee,u deadline,Ob signature
uint8 direction,La maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc1155Token,u erc1155TokenId,{51}[] erc1155TokenProperties,uint128 erc1155TokenAmount
{178} order,uint8 v,Ow r,Ow s,Ob extraSignature,uint8 signatureVersion,u blockNumber
{179} order,uint8 v,Ow r,Ow s,Ob extraSignature,uint8 signatureVersion,u blockNumber
Ca offerer,La zone,{113}[] offer,{118}[] consideration,uint8 orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems
Fa offerer,Ma zone,{113}[] offer,{119}[] consideration,uint8 orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems
{158} order,{124} exchange,{25} takerFee,Ob signature,Da tokenRecipient
{158}[] orders,{124}[] exchanges,{25} takerFee,Ob signatures,Da tokenRecipient
{197} parameters,Ob signature
Aa considerationToken,u considerationIdentifier,u considerationAmount,Ca offerer,La zone,Aa offerToken,u offerIdentifier,u offerAmount,uint8 basicOrderType,u startTime,u endTime,Ow zoneHash,u salt,Pw offererConduitKey,Pw fulfillerConduitKey,u totalOriginalAdditionalRecipients,{17}[] additionalRecipients,Ob signature
Qw dstCallReceiver,Qw recipient,Da depositAndRefundAddress,u nonce,uint32 expires,uint32 fillDeadline,Ma inputOracle,Mw outputOracle,Mw outputSettler,Pw outputToken,uint128 outputAmountMultiplier,{138}[] dstCallSwapData,Nb outputContext
{197} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData
Ma limitRouter,u epsSkipMarket,{171}[] normalFills,{171}[] flashFills,b optData
{148} addresses,{165} numbers,uint8 orderType,uint8 decreasePositionSwapType,f isLong,f shouldUnwrapNativeToken,f autoCancel,Iw referralCode,Sw[] dataList`.split('\n');

/** What functions do, without what each parameter is for. */
export const models: readonly Omit<FunctionModel, 'roles' | 'numbers'>[] = [
  { act: 'carry', actsAs: 'account' },
  { act: 'control', verb: 'addOwner', changes: 'control' },
  { act: 'control', verb: 'removeOwner', changes: 'control' },
  { act: 'carry' },
  { act: 'allow' },
  { act: 'set', verb: 'takeBack' },
  { act: 'control', verb: 'createAccount' },
  { act: 'control' },
  { act: 'control', verb: 'takeBack', forGood: true },
  { act: 'set' },
  { act: 'buy', verb: 'register' },
  { act: 'buy', verb: 'renew' },
  { act: 'control', verb: 'newOwner', hands: { what: 'one', to: [1] } },
  { act: 'control', verb: 'changeName', hands: { what: 'one', to: [2] } },
  { act: 'control', verb: 'changeName', hands: { what: 'one', to: [1] } },
  { act: 'control', verb: 'changeName' },
  { act: 'set', forGood: [{ arg: 'ttl', is: 604800 }] },
  { act: 'control', verb: 'changeName', zeroIsNobody: true },
  { act: 'control', verb: 'changeName', forGood: true },
  { act: 'control', verb: 'changeCode' },
  { act: 'carry', actsAs: 'operation' },
  { act: 'set', verb: 'cancelOrders' },
  { act: 'move' },
  { act: 'buy', verb: 'rent' },
  { act: 'buy', verb: 'subscribe' },
  { act: 'vote' },
  { act: 'set', verb: 'refresh' },
  { act: 'outOf', verb: 'claimRewards' },
  { act: 'outOf', verb: 'withdraw' },
  { act: 'buy', verb: 'buyItem' },
  { act: 'control', verb: 'addModule', changes: 'control', installs: { as: 'module', at: [1] } },
  { act: 'control', verb: 'removeModule', changes: 'control' },
  { act: 'control', verb: 'addModule', changes: 'control' },
  { act: 'control', verb: 'addModule', changes: 'control', installs: { as: 'module', at: [0] } },
  { act: 'control', changes: 'control' },
  { act: 'carry', zeroIsCaller: true },
  { act: 'allow', verb: 'approveHash' },
  { act: 'control', verb: 'setUp', zeroIsCaller: true, installs: { as: 'handler', at: [4] } },
  { act: 'control', verb: 'addOwner', changes: 'owners', alters: { parts: ['owners', 'threshold'] } },
  { act: 'control', verb: 'removeOwner', changes: 'owners', alters: { parts: ['owners', 'threshold'] } },
  { act: 'control', verb: 'swapOwner', changes: 'owners', alters: { parts: ['owners'] } },
  { act: 'control', verb: 'changeThreshold', changes: 'owners', alters: { parts: ['threshold'] } },
  { act: 'control', verb: 'addModule', changes: 'control', alters: { parts: ['module'] }, installs: { as: 'module', at: [0] } },
  { act: 'control', verb: 'removeModule', changes: 'control', alters: { parts: ['module'] } },
  { act: 'control', verb: 'setHook', changes: 'control', alters: { parts: ['guard'] }, installs: { as: 'guard', at: [0] } },
  { act: 'control', verb: 'setHook', changes: 'control', alters: { parts: ['moduleGuard'] }, installs: { as: 'guard', at: [0] } },
  { act: 'control', verb: 'setHook', changes: 'handler', alters: { parts: ['fallbackHandler'] }, installs: { as: 'handler', at: [0] } },
  { act: 'control', verb: 'changeOwnCode', changes: 'code', alters: { parts: ['implementation'] }, installs: { as: 'code', at: [0] } },
  { act: 'carry', verb: 'deployProxy' },
  { act: 'control', verb: 'changeCode', changes: 'code', alters: { parts: ['implementation'] } },
  { act: 'control', verb: 'changeCode', changes: 'code', alters: { parts: ['implementation', 'fallbackHandler'] } },
  { act: 'control', verb: 'takeBack' },
  { act: 'control', verb: 'addModule', changes: 'control', alters: { parts: ['module'] }, installs: { as: 'module', at: [0, '*'] } },
  { act: 'control', verb: 'giveRole', changes: 'control' },
  { act: 'control', verb: 'takeBack', changes: 'control' },
  { act: 'bridge' },
  { act: 'bridge', verb: 'changeTransfer' },
  { act: 'bridge', verb: 'sendMessage' },
  { act: 'outOf', verb: 'finish' },
  { act: 'set', verb: 'changeTransfer' },
  { act: 'set', verb: 'cancelOrders', forgoes: true },
  { act: 'trade' },
  { act: 'into', verb: 'addLiquidity' },
  { act: 'outOf', verb: 'removeLiquidity' },
  { act: 'outOf', verb: 'claim' },
  { act: 'set', verb: 'attest' },
  { act: 'buy', verb: 'payGas' },
  { act: 'set', verb: 'changeTransfer', forgoes: true },
  { act: 'set', verb: 'prove' },
  { act: 'outOf', verb: 'redeem' },
  { act: 'into' },
  { act: 'into', verb: 'stake' },
  { act: 'into', listed: true },
  { act: 'outOf', verb: 'requestWithdrawal' },
  { act: 'into', verb: 'changePosition', zeroIsCaller: true, listed: true, weakens: [{ arg: 'params.orderType', is: 4 }, { arg: 'params.numbers.initialCollateralDeltaAmount', is: 'positive' }, { arg: 'params.numbers.sizeDeltaUsd', is: { below: 100000000000000000000000000000000n } }], offers: [{ arg: 'params.orderType', is: [1, 3, 5, 6, 8] }] },
  { act: 'offer', verb: 'changeOrder' },
  { act: 'outOf', verb: 'cancelWaiting' },
  { act: 'outOf', verb: 'collect' },
  { act: 'control', verb: 'setHook' },
  { act: 'into', verb: 'changePosition' },
  { act: 'outOf', verb: 'changePosition', weakens: [{ arg: 'collateralDelta', is: 'positive' }, { arg: 'sizeDelta', is: { below: 100000000000000000000000000000000n } }] },
  { act: 'offer' },
  { act: 'set', verb: 'cancelOrders', weakens: true },
  { act: 'outOf', verb: 'cancelWaiting', weakens: true },
  { act: 'outOf', verb: 'unstake' },
  { act: 'control', hands: { what: 'all', to: [0] } },
  { act: 'control', verb: 'accept' },
  { act: 'control', verb: 'newOwner' },
  { act: 'into', verb: 'restake' },
  { act: 'outOf' },
  { act: 'control', verb: 'createPool' },
  { act: 'into', verb: 'bet' },
  { act: 'debt', verb: 'mintDebt' },
  { act: 'into', verb: 'repay' },
  { act: 'set', verb: 'createAccount' },
  { act: 'control', verb: 'giveRole' },
  { act: 'control', verb: 'giveUp' },
  { act: 'outOf', verb: 'withdraw', weakens: true },
  { act: 'set', verb: 'changePosition' },
  { act: 'into', verb: 'changePosition', weakens: [{ arg: 'amountDelta', is: 'negative' }] },
  { act: 'trade', verb: 'buy' },
  { act: 'trade', verb: 'sell' },
  { act: 'trade', zeroIsCalled: true },
  { act: 'into', verb: 'mint' },
  { act: 'outOf', verb: 'unwrap' },
  { act: 'outOf', verb: 'refund' },
  { act: 'trade', marks: 'uniswap' },
  { act: 'debt', verb: 'flashLoan' },
  { act: 'into', verb: 'donate' },
  { act: 'offer', verb: 'approveOrder' },
  { act: 'into', verb: 'lock' },
  { act: 'set', verb: 'lockLonger', locks: true },
  { act: 'trade', zeroIsCaller: true },
  { act: 'trade', verb: 'mint' },
  { act: 'trade', verb: 'redeem' },
  { act: 'outOf', verb: 'burn' },
  { act: 'into', verb: 'lock', locks: true },
  { act: 'set', forgoes: true },
  { act: 'into', verb: 'lock', locks: [{ arg: 'lockDuration', is: 31622401 }] },
  { act: 'into', verb: 'lock', closed: true },
  { act: 'into', closed: true },
  { act: 'into', verb: 'merge', closed: true, locks: true },
  { act: 'control', verb: 'lock' },
  { act: 'trade', valueIsMost: true },
  { act: 'set', verb: 'createPool' },
  { act: 'outOf', verb: 'sweep' },
  { act: 'control', verb: 'setPayee' },
  { act: 'set', verb: 'allow' },
  { act: 'into', verb: 'migrate' },
  { act: 'set', verb: 'takeBack', forgoes: true },
  { act: 'set', verb: 'giveUp', forgoes: true },
  { act: 'outOf', verb: 'mint' },
  { act: 'carry', verb: 'schedule', actsAs: 'plan' },
  { act: 'control', verb: 'giveUp', changes: 'given' },
  { act: 'control', verb: 'newAdmin', changes: 'control' },
  { act: 'control', changes: 'given' },
  { act: 'carry', verb: 'propose', actsAs: 'plan' },
  { act: 'vote', verb: 'delegateVotes' },
  { act: 'vote', verb: 'undelegate' },
  { act: 'into', verb: 'addCollateral' },
  { act: 'outOf', verb: 'removeCollateral', weakens: true },
  { act: 'debt' },
  { act: 'control', verb: 'newOwner', changes: 'given', alters: { parts: ['owner', 'pendingOwner'] } },
  { act: 'control', verb: 'giveUp', changes: 'given', alters: { parts: ['owner', 'pendingOwner'] } },
  { act: 'control', verb: 'accept', alters: { parts: ['owner', 'pendingOwner'] } },
  { act: 'control', verb: 'newOwner', changes: 'given', alters: { parts: ['owner'] } },
  { act: 'control', verb: 'giveRole', changes: 'control', alters: { parts: ['granted'] } },
  { act: 'control', verb: 'takeBack', changes: 'control', alters: { parts: ['granted'] } },
  { act: 'control', verb: 'giveUp', changes: 'given', alters: { parts: ['granted'] } },
  { act: 'control', verb: 'newAdmin', changes: 'given' },
  { act: 'control', verb: 'accept', alters: { parts: ['granted', 'owner'] } },
  { act: 'control', verb: 'cancelWaiting' },
  { act: 'control', verb: 'newOwner', changes: 'given', alters: { parts: ['pendingOwner'] } },
  { act: 'control', verb: 'newAdmin', changes: 'given', alters: { parts: ['admin'] } },
  { act: 'control', verb: 'pause' },
  { act: 'control', verb: 'unpause' },
  { act: 'control', verb: 'changeCode', changes: 'code', alters: { parts: ['implementation'], of: [0] }, installs: { as: 'code', at: [1] } },
  { act: 'control', verb: 'changeCode', changes: 'code', alters: { parts: ['implementation'] }, installs: { as: 'code', at: [0] } },
  { act: 'control', verb: 'changeCode', changes: 'code', installs: { as: 'code', at: [0] } },
  { act: 'control', verb: 'changeCode', changes: 'code', alters: { parts: ['beacon', 'implementation'] }, installs: { as: 'code', at: [0] } },
  { act: 'control', verb: 'newAdmin', changes: 'given', alters: { parts: ['admin'], of: [0] } },
  { act: 'control', verb: 'changeOwnCode', changes: 'code', installs: { as: 'code', at: [0, '*', 0], not: { at: [0, '*', 1], is: 2 } } },
  { act: 'into', verb: 'supply' },
  { act: 'into', verb: 'repay', listed: true },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'args', bit: 16, is: false }] },
  { act: 'set', weakens: true },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'useAsCollateral', is: false }] },
  { act: 'trade', verb: 'flashLoan' },
  { act: 'trade', verb: 'liquidate' },
  { act: 'set', verb: 'changeRates', weakens: true },
  { act: 'trade', verb: 'repay' },
  { act: 'into', verb: 'restake', locks: true },
  { act: 'set', verb: 'requestWithdrawal' },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'usingAsCollateral', is: false }] },
  { act: 'outOf', verb: 'removeCollateral' },
  { act: 'set', verb: 'changePosition', weakens: true },
  { act: 'into', verb: 'repay', weakens: [{ arg: 'collateralAmountToPull', is: 'positive' }] },
  { act: 'set', verb: 'repay', weakens: true },
  { act: 'outOf', verb: 'redeem', weakens: true },
  { act: 'set', verb: 'changeCollateral' },
  { act: 'set', verb: 'changeCollateral', weakens: true },
  { act: 'set', verb: 'changeRates' },
  { act: 'control', weakens: [{ arg: 'enabled', is: false }] },
  { act: 'control', verb: 'newAdmin' },
  { act: 'set', verb: 'takeBack', forgoes: [{ arg: 'forfeitRecentReward', is: true }] },
  { act: 'outOf', verb: 'claimRewards', forgoes: [{ arg: 'ignoreRecentReward', is: true }] },
  { act: 'debt', verb: 'changeLoan', zeroIsNew: true, weakens: [{ arg: 'newCol', is: 'negative' }] },
  { act: 'debt', verb: 'changeLoan', zeroIsNew: true, weakens: [{ arg: ['newColToken0', 'newColToken1'], is: 'negative' }] },
  { act: 'debt', verb: 'changeLoan', zeroIsNew: true, weakens: [{ arg: 'perfectColShares', is: 'negative' }] },
  { act: 'debt', verb: 'openLoan' },
  { act: 'outOf', verb: 'closeLoan' },
  { act: 'debt', verb: 'changeLoan' },
  { act: 'debt', verb: 'changeLoan', weakens: [{ arg: 'collChange', is: 'positive' }, { arg: 'isCollIncrease', is: false }] },
  { act: 'control', verb: 'takeBack', weakens: true },
  { act: 'debt', verb: 'changeLoan', weakens: [{ arg: 'collWithdrawal', is: 'positive' }] },
  { act: 'into', verb: 'closeLoan', all: true },
  { act: 'debt', verb: 'changeLoan', weakens: [{ arg: 'dink', is: 'negative' }] },
  { act: 'control', hands: { what: 'share', to: [1], unless: [2] } },
  { act: 'control', verb: 'convert' },
  { act: 'into', verb: 'wrap' },
  { act: 'trade', verb: 'fillOrder' },
  { act: 'trade', verb: 'fillOrder', zeroIsCaller: true },
  { act: 'offer', verb: 'bid' },
  { act: 'offer', verb: 'acceptOffer' },
  { act: 'offer', verb: 'sellItem' },
  { act: 'buy', verb: 'mintItem' },
  { act: 'view' },
  { act: 'trade', fees: [{ arg: 'referralCode', is: 2147483648 }] },
  { act: 'outOf', verb: 'collect', zeroIsCalled: true },
  { act: 'trade', verb: 'buy', zeroIsCaller: true },
  { act: 'trade', verb: 'sell', zeroIsCaller: true },
  { act: 'outOf', verb: 'undelegate' },
  { act: 'into', all: true },
  { act: 'outOf', locks: [{ arg: 'relock', is: true }] },
  { act: 'set', verb: 'refresh', forgoes: true },
  { act: 'outOf', verb: 'claimRewards', locks: [{ arg: 'depositCvxMaxAmount', is: 'positive' }] },
  { act: 'outOf', verb: 'undelegate', locks: true },
  { act: 'outOf', verb: 'requestWithdrawal', locks: true },
  { act: 'outOf', verb: 'finish', locks: [{ arg: 'receiveAsTokens', is: false }] },
  { act: 'control', forGood: true },
  { act: 'set', verb: 'createPod' },
  { act: 'control', verb: 'takeBack', forgoes: true },
  { act: 'set', locks: true },
  { act: 'into', zeroIsCaller: true },
  { act: 'outOf', verb: 'withdraw', forgoes: true },
  { act: 'into', verb: 'requestWithdrawal', zeroIsCaller: true },
  { act: 'set', verb: 'pause', forgoes: true },
  { act: 'set', verb: 'unpause' },
  { act: 'into', verb: 'requestWithdrawal' },
  { act: 'buy' },
  { act: 'into', verb: 'requestDeposit', offers: true },
  { act: 'into', verb: 'requestWithdrawal', offers: true },
  { act: 'into', verb: 'stake', locks: true },
  { act: 'control', locks: [{ arg: 'allowed', is: true }] },
  { act: 'set', forgoes: [{ arg: 'state', is: false }] },
  { act: 'outOf', verb: 'claimRewards', locks: [{ arg: 'stakeAmount', is: 'positive' }] },
  { act: 'into', verb: 'stream' },
  { act: 'outOf', verb: 'cancelStream', divides: true },
  { act: 'set', verb: 'pause' },
  { act: 'control', verb: 'cancelStream' },
  { act: 'outOf', verb: 'requestWithdrawal', weakens: true },
  { act: 'set', verb: 'cancelStream' },
  { act: 'set', forgoes: [{ arg: '_rebateTreasuryFeeMode', is: 1 }] },
  { act: 'set', verb: 'requestExit', forgoes: true },
  { act: 'set', verb: 'say' },
  { act: 'trade', verb: 'convert' },
  { act: 'set', verb: 'burn' },
  { act: 'buy', verb: 'mintItem', zeroIsCaller: true },
  { act: 'into', verb: 'requestDeposit' },
];

export const uses: readonly FunctionUse[] = [
  { means: [{ as: 'amount', at: [1], of: 'native' }, { as: 'nested', at: [2] }] },
  { means: [{ as: 'nested', at: [1, '*'] }] },
  { means: [{ as: 'amount', at: [1, '*'], of: 'native' }, { as: 'nested', at: [2, '*'] }] },
  { means: [{ as: 'amount', at: [0, '*', 1], of: 'native' }, { as: 'nested', at: [0, '*', 2] }] },
  { means: [{ as: 'amount', at: [1], of: 'native' }, { as: 'nested', at: [2] }, { as: 'operation', at: [3] }] },
  { means: [{ as: 'nested', at: [1] }] },
  { means: [{ as: 'nested', at: [0, '*'] }] },
  { means: [{ as: 'amount', at: [0, 1], of: 'native' }, { as: 'nested', at: [0, 2] }] },
  { means: [{ as: 'nested', at: [1, '*'] }, { as: 'deadline', at: [0] }] },
  { means: [{ as: 'nested', at: [0, '*', 1] }] },
  { means: [{ as: 'nested', at: [1, '*', 1] }] },
  { means: [{ as: 'nested', at: [0, '*', 2] }] },
  { means: [{ as: 'nested', at: [0, '*', 3] }, { as: 'amount', at: [0, '*', 2], of: 'native' }] },
  { allows: { spender: [0], amount: [1], token: 'called', until: 'open', zero: 'takesBack', means: [] } },
  { operates: { who: [0], given: 'yes', of: 'caller' } },
  { operates: { who: [0], given: 'no', of: 'caller' } },
  { operates: { who: [1], given: [2], of: [0] } },
  { operates: { who: [0], given: [1], of: 'caller' } },
  { means: [{ as: 'nested', at: [2, '*'] }] },
  { means: [{ as: 'nested', at: [0, '*', 3] }] },
  { means: [{ as: 'nested', at: [0, '*', 0, '*', 3] }] },
  { means: [{ as: 'amount', at: [0, 2], of: 'native' }, { as: 'nested', at: [0, 5] }] },
  { means: [{ as: 'amount', at: [0, 2], of: 'native' }, { as: 'deadline', at: [0, 4] }, { as: 'nested', at: [0, 5] }] },
  { means: [{ as: 'amount', at: [0, '*', 2], of: 'native' }, { as: 'deadline', at: [0, '*', 4] }, { as: 'nested', at: [0, '*', 5] }] },
  { means: [{ as: 'nested', at: [3] }] },
  { means: [{ as: 'nested', at: [0] }] },
  { moves: { each: 'one', from: [0], to: [2], amount: [3], token: [1], means: [{ as: 'amount', at: [3], of: [1] }, { as: 'amount', at: [5], of: [4] }] } },
  { allows: { spender: [0], amount: [2], token: [1], until: 'open', zero: 'takesBack', means: [{ as: 'allowance', at: [2], of: [1] }] } },
  { bridges: { to: [0], marks: 'none', burns: 'none', means: [], straight: 'no' } },
  { bridges: { to: [1], marks: 'none', burns: 'none', means: [], straight: 'no' } },
  { bridges: { to: [1], marks: 'none', burns: 'none', means: [], straight: { token: { at: [2], there: [3] }, coins: 'any', network: { at: [6], among: new Set([1, 10, 137, 8453, 42161]) }, arrives: { amount: [4], least: [5] }, gas: 'none', without: [11], late: [9] } } },
  { bridges: { to: 'caller', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: 'none' } } },
  { bridges: { to: [1], marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: { amount: [3], price: [4] } } } },
  { bridges: { to: [2], marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: { amount: [4], price: [5] } } } },
  { bridges: { to: 'byRole', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: 'none' } } },
  { bridges: { to: [0, 1], marks: 'zeroIsCaller', burns: 'none', means: [{ as: 'packed', at: [0, 1] }, { as: 'currency', at: [1, 0], of: 'native' }], straight: { token: 'any', coins: 'any', network: { at: [0, 0], among: new Set([30101, 30102, 30106, 30109, 30110, 30111, 30112, 30125, 30145, 30165, 30181, 30183, 30184, 30214]) }, arrives: { amount: [0, 2], least: [0, 3] }, gas: 'none' } } },
  { bridges: { to: [2], marks: 'none', burns: { token: [3], amount: [0] }, means: [{ as: 'amount', at: [0], of: [3] }, { as: 'packed', at: [2] }], straight: { token: 'any', coins: 'any', network: { at: [1], among: new Set([0, 1, 2, 3, 6, 7, 10, 11, 13, 14]) }, arrives: { amount: [0], fee: 'none' }, gas: 'none' } } },
  { bridges: { to: [2], marks: 'none', burns: { token: [3], amount: [0] }, means: [{ as: 'amount', at: [0], of: [3] }, { as: 'packed', at: [2] }, { as: 'amount', at: [5], of: [3] }], straight: { token: 'any', coins: 'any', network: { at: [1], among: new Set([0, 1, 2, 3, 6, 7, 10, 11, 13, 14]) }, arrives: { amount: [0], fee: [5] }, gas: 'none' } } },
  { bridges: { to: [2], marks: 'none', burns: { token: [3], amount: [0] }, means: [{ as: 'amount', at: [0], of: [3] }, { as: 'packed', at: [2] }, { as: 'amount', at: [5], of: [3] }], straight: 'no' } },
  { bridges: { to: 'caller', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: 'ofNoWeight' } } },
  { bridges: { to: [0], marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: 'ofNoWeight' } } },
  { bridges: { to: [2], marks: 'none', burns: 'none', means: [], straight: 'no' } },
  { bridges: { to: 'caller', marks: 'none', burns: 'none', means: [], straight: { token: { at: [0], is: '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000' }, coins: 'any', network: 'one', arrives: 'all', gas: 'ofNoWeight' } } },
  { bridges: { to: 'byRole', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: 'ofNoWeight', without: [2] } } },
  { bridges: { to: 'caller', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: { amount: [1], price: 'none' } } } },
  { bridges: { to: 'byRole', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: { amount: [2], price: 'none' } } } },
  { bridges: { to: 'caller', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: { amount: [2], price: 'none' } } } },
  { bridges: { to: 'byRole', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: { amount: [3], price: 'none' } } } },
  { bridges: { to: 'byRole', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: 'one', arrives: 'all', gas: 'ofNoWeight' } } },
  { bridges: { to: 'byRole', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'none', network: 'one', arrives: 'all', gas: 'none' } } },
  { pays: { to: [2], marks: 'none', minimum: 'none', means: [] } },
  { bridges: { to: 'byRole', marks: 'none', burns: 'none', means: [], straight: { token: 'any', coins: 'any', network: { at: [0, 0], among: new Set([30101, 30102, 30106, 30109, 30110, 30111, 30112, 30125, 30145, 30165, 30181, 30183, 30184, 30214]) }, arrives: { amount: [0, 2], least: [0, 3] }, gas: 'none' } } },
  { pays: { to: 'byRole', marks: 'none', minimum: { least: [0], token: 'wrapped', to: [1] }, means: [] } },
  { pays: { to: [1], marks: 'none', minimum: { least: [0], token: 'wrapped', to: [1] }, means: [] } },
  { pays: { to: [2], marks: 'none', minimum: { least: [1], token: [0], to: [2] }, means: [] } },
  { pays: { to: 'caller', marks: 'none', minimum: { least: [0], token: 'wrapped', to: 'caller' }, means: [] } },
  { pays: { to: 'caller', marks: 'none', minimum: { least: [1], token: [0], to: 'caller' }, means: [] } },
  { means: [{ as: 'amount', at: [0], of: 'target' }] },
  { means: [{ as: 'nested', at: [1, '*'] }, { as: 'deadline', at: [2] }] },
  { means: [{ as: 'nested', at: [0] }, { as: 'deadline', at: [1] }] },
  { means: [{ as: 'amount', at: [1, '*', 1], of: 'native' }, { as: 'nested', at: [1, '*', 2] }] },
  { means: [{ as: 'amount', at: [1, '*'], of: 'native' }, { as: 'nested', at: [3, '*'] }] },
  { means: [{ as: 'amount', at: [1], of: 'native' }, { as: 'nested', at: [3] }] },
  { pays: { to: [1], marks: 'none', minimum: 'none', means: [] } },
  { pays: { to: ['dst'], marks: 'none', minimum: 'none', means: [] } },
  { pays: { to: ['to'], marks: 'none', minimum: 'none', means: [] } },
  { pays: { to: [4], marks: 'none', minimum: 'none', means: [] } },
  { pays: { to: [3], marks: 'none', minimum: 'none', means: [] } },
  { permits: 'amount' },
  { pays: { to: [3], marks: 'zeroIsCaller', minimum: 'none', means: [] } },
  { pays: { to: [5], marks: 'zeroIsCaller', minimum: 'none', means: [] } },
  { swap: { sells: [0], amount: [2], buys: [1], least: [3], to: [5], exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [0], amount: [1], buys: 'native', least: [2], to: [4], exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: 'value', amount: [1], buys: [0], least: [2], to: [4], exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'kept', path: 'none', means: 'sides' } },
  { pays: { to: [5], marks: 'none', minimum: 'none', means: [{ as: 'amount', at: [2], of: [0] }, { as: 'amount', at: [3], of: [1] }] } },
  { pays: { to: [4], marks: 'none', minimum: 'none', means: [{ as: 'amount', at: [1], of: [0] }, { as: 'amount', at: [2], of: 'native' }] } },
  { swap: { sells: [0, 3, 0], amount: [0, 3, 7], buys: [0, 3, 1], least: [0, 3, 8], to: [0, 3, 6], exact: 'in', kept: { rateIf: [0, 3, 9] }, marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [1, 0], amount: [1, 7], buys: [1, 1], least: [1, 8], to: [1, 6], exact: 'in', kept: { rateIf: [1, 9] }, marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [5, 2], amount: [5, 4], buys: [5, 3], least: [4], to: [3], exact: 'in', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [0, 0], amount: [0, 1], buys: [0, 3], least: [0, 5], to: [0, 6], exact: 'in', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [1, 0], amount: [1, 4], buys: [1, 1], least: [1, 5], to: [1, 3], exact: 'in', kept: { rateIf: [1, 7] }, marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [1, 0], amount: [1, 4], buys: [1, 1], least: [1, 5], to: [1, 3], exact: 'in', kept: { rateIf: [1, 6] }, marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [0], amount: [1], buys: 'unnamed', least: [2], to: 'caller', exact: 'in', kept: 'believed', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [1], amount: [2], buys: 'unnamed', least: [3], to: [0], exact: 'in', kept: 'believed', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { pays: { to: [0], marks: 'zeroIsCaller', minimum: 'none', means: [] } },
  { pays: { to: [1], marks: 'zeroIsCaller', minimum: 'none', means: [] } },
  { swap: { sells: 'value', amount: 'value', buys: 'unnamed', least: [0], to: 'caller', exact: 'in', kept: 'believed', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: 'value', amount: 'value', buys: 'unnamed', least: [1], to: [0], exact: 'in', kept: 'believed', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { means: [{ as: 'nested', at: [0] }, { as: 'nested', at: [1] }] },
  { swap: { sells: [0], amount: [1], buys: [2], least: [3], to: [4], exact: 'in', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { pays: { to: [6], marks: 'none', minimum: 'none', means: [{ as: 'amount', at: [2], of: [0] }, { as: 'amount', at: [3], of: [1] }, { as: 'amount', at: [4], of: [0] }, { as: 'amount', at: [5], of: [1] }, { as: 'deadline', at: [7] }] } },
  { pays: { to: [4], marks: 'none', minimum: 'none', means: [{ as: 'amount', at: [1], of: [0] }, { as: 'amount', at: [2], of: [0] }, { as: 'amount', at: [3], of: 'native' }, { as: 'deadline', at: [5] }] } },
  { pays: { to: [5], marks: 'none', minimum: 'none', means: [{ as: 'amount', at: [3], of: [0] }, { as: 'amount', at: [4], of: [1] }, { as: 'deadline', at: [6] }] } },
  { pays: { to: [4], marks: 'none', minimum: 'none', means: [{ as: 'amount', at: [2], of: [0] }, { as: 'amount', at: [3], of: 'native' }, { as: 'deadline', at: [5] }] } },
  { swap: { sells: 'value', amount: 'value', buys: [1, -1], least: [0], to: [2], exact: 'out', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: [{ as: 'amount', at: [0], of: [1, -1] }, { as: 'token', at: [1, '*'] }, { as: 'deadline', at: [3] }] } },
  { swap: { sells: 'value', amount: 'value', buys: [1, -1], least: [0], to: [2], exact: 'in', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: [{ as: 'amount', at: [0], of: [1, -1] }, { as: 'token', at: [1, '*'] }, { as: 'deadline', at: [3] }] } },
  { swap: { sells: [2, 0], amount: [0], buys: 'native', least: [1], to: [3], exact: 'in', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: [{ as: 'amount', at: [0], of: [2, 0] }, { as: 'amount', at: [1], of: 'native' }, { as: 'token', at: [2, '*'] }, { as: 'deadline', at: [4] }] } },
  { swap: { sells: [2, 0], amount: [0], buys: [2, -1], least: [1], to: [3], exact: 'in', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: [{ as: 'amount', at: [0], of: [2, 0] }, { as: 'amount', at: [1], of: [2, -1] }, { as: 'token', at: [2, '*'] }, { as: 'deadline', at: [4] }] } },
  { swap: { sells: [2, 0], amount: [1], buys: 'native', least: [0], to: [3], exact: 'out', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: [{ as: 'amount', at: [0], of: 'native' }, { as: 'amount', at: [1], of: [2, 0] }, { as: 'token', at: [2, '*'] }, { as: 'deadline', at: [4] }] } },
  { swap: { sells: [2, 0], amount: [1], buys: [2, -1], least: [0], to: [3], exact: 'out', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: [{ as: 'amount', at: [0], of: [2, -1] }, { as: 'amount', at: [1], of: [2, 0] }, { as: 'token', at: [2, '*'] }, { as: 'deadline', at: [4] }] } },
  { swap: { sells: [0, 0], amount: [0, 5], buys: [0, 1], least: [0, 6], to: [0, 3], exact: 'in', kept: 'factory', marks: 'older', native: 'value', change: 'kept', path: 'none', means: [{ as: 'token', at: [0, 0] }, { as: 'token', at: [0, 1] }, { as: 'amount', at: [0, 5], of: [0, 0] }, { as: 'amount', at: [0, 6], of: [0, 1] }, { as: 'deadline', at: [0, 4] }] } },
  { swap: { sells: [0, 0], amount: [0, 6], buys: [0, 1], least: [0, 5], to: [0, 3], exact: 'out', kept: 'factory', marks: 'older', native: 'value', change: 'kept', path: 'none', means: [{ as: 'token', at: [0, 0] }, { as: 'token', at: [0, 1] }, { as: 'amount', at: [0, 6], of: [0, 0] }, { as: 'amount', at: [0, 5], of: [0, 1] }, { as: 'deadline', at: [0, 4] }] } },
  { swap: { sells: [0, 0, 0], amount: [0, 3], buys: [0, 0, -1], least: [0, 4], to: [0, 1], exact: 'in', kept: 'factory', marks: 'older', native: 'value', change: 'kept', path: [0, 0], means: [{ as: 'token', at: [0, 0, '*'] }, { as: 'amount', at: [0, 3], of: [0, 0, 0] }, { as: 'amount', at: [0, 4], of: [0, 0, -1] }, { as: 'deadline', at: [0, 2] }] } },
  { swap: { sells: [0, 0, -1], amount: [0, 4], buys: [0, 0, 0], least: [0, 3], to: [0, 1], exact: 'out', kept: 'factory', marks: 'older', native: 'value', change: 'kept', path: [0, 0], means: [{ as: 'token', at: [0, 0, '*'] }, { as: 'amount', at: [0, 3], of: [0, 0, 0] }, { as: 'amount', at: [0, 4], of: [0, 0, -1] }, { as: 'deadline', at: [0, 2] }] } },
  { swap: { sells: [0, 0], amount: [0, 4], buys: [0, 1], least: [0, 5], to: [0, 3], exact: 'in', kept: 'factory', marks: 'newer', native: 'value', change: 'kept', path: 'none', means: [{ as: 'token', at: [0, 0] }, { as: 'token', at: [0, 1] }, { as: 'amount', at: [0, 4], of: [0, 0] }, { as: 'amount', at: [0, 5], of: [0, 1] }] } },
  { swap: { sells: [0, 0], amount: [0, 5], buys: [0, 1], least: [0, 4], to: [0, 3], exact: 'out', kept: 'factory', marks: 'newer', native: 'value', change: 'kept', path: 'none', means: [{ as: 'token', at: [0, 0] }, { as: 'token', at: [0, 1] }, { as: 'amount', at: [0, 5], of: [0, 0] }, { as: 'amount', at: [0, 4], of: [0, 1] }] } },
  { swap: { sells: [0, 0, 0], amount: [0, 2], buys: [0, 0, -1], least: [0, 3], to: [0, 1], exact: 'in', kept: 'factory', marks: 'newer', native: 'value', change: 'kept', path: [0, 0], means: [{ as: 'token', at: [0, 0, '*'] }, { as: 'amount', at: [0, 2], of: [0, 0, 0] }, { as: 'amount', at: [0, 3], of: [0, 0, -1] }] } },
  { swap: { sells: [0, 0, -1], amount: [0, 3], buys: [0, 0, 0], least: [0, 2], to: [0, 1], exact: 'out', kept: 'factory', marks: 'newer', native: 'value', change: 'kept', path: [0, 0], means: [{ as: 'token', at: [0, 0, '*'] }, { as: 'amount', at: [0, 2], of: [0, 0, 0] }, { as: 'amount', at: [0, 3], of: [0, 0, -1] }] } },
  { swap: { sells: [2, 0], amount: [0], buys: [2, -1], least: [1], to: [3], exact: 'in', kept: 'factory', marks: 'newer', native: 'never', change: 'back', path: 'none', means: [] } },
  { swap: { sells: [2, 0], amount: [1], buys: [2, -1], least: [0], to: [3], exact: 'out', kept: 'factory', marks: 'newer', native: 'never', change: 'back', path: 'none', means: [] } },
  { pays: { to: [1], marks: 'none', minimum: { least: [0], token: 'wrapped', to: [1] }, means: [{ as: 'amount', at: [0], of: 'native' }] } },
  { pays: { to: 'caller', marks: 'none', minimum: { least: [0], token: 'wrapped', to: 'caller' }, means: [{ as: 'amount', at: [0], of: 'native' }] } },
  { means: [{ as: 'amount', at: [0], of: 'native' }] },
  { refunds: 'change' },
  { pays: { to: [2], marks: 'none', minimum: { least: [1], token: [0], to: [2] }, means: [{ as: 'amount', at: [1], of: [0] }] } },
  { pays: { to: 'caller', marks: 'none', minimum: { least: [1], token: [0], to: 'caller' }, means: [{ as: 'amount', at: [1], of: [0] }] } },
  { means: [{ as: 'amount', at: [1], of: [0] }] },
  { permits: 'all' },
  { pays: { to: [0, 9], marks: 'none', minimum: 'none', means: [] } },
  { pays: { to: [0, 1], marks: 'older', minimum: 'none', means: [] } },
  { swap: { sells: [1, 0], amount: [1, 2], buys: [1, 1], least: [1, 3], to: [1, 6], exact: 'in', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [1, 0], amount: [1, 2], buys: [1, 1], least: [1, 3], to: [1, 6], exact: 'out', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [0, 0], amount: [0, 2], buys: [0, 1], least: [0, 3], to: [0, 6], exact: 'in', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [0, 0], amount: [0, 2], buys: [0, 1], least: [0, 3], to: [0, 6], exact: 'out', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [0, 2], amount: [0, 4], buys: [0, 3], least: [0, 5], to: [0, 8], exact: 'in', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [0, 4], amount: [0, 6], buys: [0, 5], least: [0, 7], to: [0, 10], exact: 'in', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { pays: { to: [0, 4], marks: 'zeroIsCaller', minimum: 'none', means: [{ as: 'packed', at: [0, 4] }] } },
  { swap: { sells: [0, 0], amount: [2], buys: [0, -1], least: [3], to: [4], exact: 'in', kept: 'believed', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: 'value', amount: 'value', buys: [0, -1], least: [2], to: [3], exact: 'in', kept: 'believed', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [0, 0], amount: [2], buys: 'native', least: [3], to: [4], exact: 'in', kept: 'believed', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [0], amount: [2], buys: [1], least: [3], to: 'caller', exact: 'in', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { pays: { to: [0, 0], marks: 'zeroIsCaller', minimum: 'none', means: [{ as: 'currency', at: [0, 2], of: [0, 1] }, { as: 'nested', at: [1, '*'] }] } },
  { allows: { spender: [0], amount: [2], token: [1], until: 'thisCall', zero: 'nothing', means: [{ as: 'currency', at: [2], of: [1] }, { as: 'nested', at: [4] }] } },
  { means: [{ as: 'amount', at: [1], of: 'target' }] },
  { means: [{ as: 'itemOrAllowance', at: [1], of: 'target' }] },
  { means: [{ as: 'itemOrAmount', at: [2], of: 'target' }] },
  { means: [{ as: 'allowance', at: [1], of: 'target' }] },
  { means: [{ as: 'item', at: [2], of: 'target' }] },
  { allows: { spender: [0], amount: [2], token: 'called', until: 'open', zero: 'takesBack', means: [] } },
  { means: [{ as: 'amount', at: [2], of: 'target' }] },
  { moves: { each: [0], from: 'caller', to: [0, '*'], amount: [1, '*'], token: 'native', means: [] } },
  { moves: { each: [1], from: 'caller', to: [1, '*'], amount: [2, '*'], token: [0], means: [] } },
  { allows: { spender: [1], amount: [2], token: [0], until: [3], zero: 'mayBeItem', means: [{ as: 'allowance', at: [2], of: [0] }, { as: 'deadline', at: [3] }] } },
  { handsIn: 'one', means: [{ as: 'allowance', at: [1, 0, 1], of: [1, 0, 0] }, { as: 'deadline', at: [1, 0, 2] }, { as: 'deadline', at: [1, 2] }] },
  { handsIn: 'many', means: [{ as: 'allowance', at: [1, 0, '*', 1], of: [1, 0, '*', 0] }, { as: 'deadline', at: [1, 0, '*', 2] }, { as: 'deadline', at: [1, 2] }] },
  { moves: { each: 'one', from: [0], to: [1], amount: [2], token: [3], means: [{ as: 'amount', at: [2], of: [3] }] } },
  { moves: { each: [0], from: [0, '*', 0], to: [0, '*', 1], amount: [0, '*', 2], token: [0, '*', 3], means: [{ as: 'amount', at: [0, '*', 2], of: [0, '*', 3] }] } },
  { means: [{ as: 'token', at: [0, '*', 0] }] },
  { moves: { each: 'one', from: [2], to: [1, 0], amount: [1, 1], token: [0, 0, 0], means: [{ as: 'amount', at: [0, 0, 1], of: [0, 0, 0] }, { as: 'amount', at: [1, 1], of: [0, 0, 0] }, { as: 'deadline', at: [0, 2] }] } },
  { moves: { each: [1], from: [2], to: [1, '*', 0], amount: [1, '*', 1], token: [0, 0, '*', 0], means: [{ as: 'amount', at: [0, 0, '*', 1], of: [0, 0, '*', 0] }, { as: 'amount', at: [1, '*', 1], of: [0, 0, '*', 0] }, { as: 'deadline', at: [0, 2] }] } },
  { means: [{ as: 'allowance', at: [2], of: 'target' }, { as: 'deadline', at: [3] }] },
  { means: [{ as: 'deadline', at: [3] }] },
  { means: [{ as: 'amount', at: [2], of: 'target' }, { as: 'deadline', at: [3] }, { as: 'deadline', at: [4] }] },
  { pays: { to: [0], marks: 'none', minimum: 'none', means: [] } },
  { means: [{ as: 'wrapped', at: [0], of: 'target' }] },
];

export const tables: readonly Readonly<{ source: string; at?: RegExp; rows: string }>[] = [
  { source: 'Smart accounts', rows: `execute(Na target,u value,Nb data)0.0
execute_ncC(Na target,u value,Nb data)0.0
executeBatch(Na[] targets,Nb[] datas)0.1
executeBatch(Na[] targets,u[] values,Nb[] datas)0.2
executeBatch_y6U(Na[] targets,u[] values,Nb[] datas)0.2
executeBatch(N{21}[] calls)0.3
execute(Na target,u value,Nb data,uint8 operation)0.4
executeDelegateCall(Na target,Nb data)0.5
executeWithoutChainIdValidation(Nb[] calls)0.6
executeUserOp(Na to,u value,Nb data,uint8 operation)0.4
executeUserOpWithErrorString(Na to,u value,Nb data,uint8 operation)0.4
execute(Na target,Nb data)0.5
execute(N{21}[] calls)0.3
execute((Na target,u value,Nb data) call)0.7
addOwnerAddress(Ga owner)1
addOwnerPublicKey(Gw x,Gw y)1
removeOwnerAtIndex(u index,Lb owner)2
removeLastOwner(u index,Lb owner)2` },
  { source: 'Multicall', rows: `multicall(Nb[] data)3.6
multicall(u deadline,Nb[] data)3.8
multicall(Pw previousBlockhash,Nb[] data)3.1
aggregate({14}[] calls)3.9
tryAggregate(f requireSuccess,{14}[] calls)3.a
blockAndAggregate({14}[] calls)3.9
tryBlockAndAggregate(f requireSuccess,{14}[] calls)3.a
aggregate3((Na target,f allowFailure,Nb callData)[] calls)3.b
aggregate3Value((Na target,f allowFailure,u value,Nb callData)[] calls)3.c` },
  { source: 'Aave, Maker, Balancer, Morpho, GMX', rows: `approveDelegation(Ga delegatee,u amount)4.d
hope(Ga operator)4.e
nope(La operator)5.f
setRelayerApproval(Ea sender,Ga relayer,f approved)4.g
setAuthorization(Ga authorized,f newIsAuthorized)4.h
approvePlugin(Ga plugin)4.e` },
  { source: 'ERC-7710', rows: `redeemDelegations(Ob[] permissionContexts,Ow[] modes,Nb[] executionCallDatas)3.i
disableDelegation((La delegate,La delegator,Pw authority,(La enforcer,Ob terms,Ob args)[] caveats,u salt,Ob signature) delegation)5
enableDelegation((Ga delegate,Ea delegator,Sw authority,(Ma enforcer,Ob terms,Ob args)[] caveats,u salt,Ob signature) delegation)4` },
  { source: 'Instadapp', rows: `cast(Ps[] targetNames,Nb[] datas,Ia origin)3
build(Ea owner,u accountVersion,Ia origin)6
buildWithCast(Ea owner,u accountVersion,Ma[] targets,Nb[] datas,Ia origin)6
add(Ga authority)7
remove(La authority)8` },
  { source: 'ENS', rows: `commit(Ow commitment)9
register(Ps name,Ea owner,u duration,Ow secret,Ma resolver,Nb[] data,f reverseRecord,uint16 ownerControlledFuses)a
register((Ps label,Ea owner,u duration,Ow secret,Ma resolver,Nb[] data,uint8 reverseRecord,Iw referrer) registration)a
register(Ps name,Ea owner,u duration,Ow secret)a
registerWithConfig(Ps name,Ea owner,u duration,Ow secret,Ma resolver,Da addr)a
renew(Xs name,u duration)b
renew(Xs label,u duration,Iw referrer)b
renewAll(Xs[] names,u duration)b
setOwner(Pw node,Ga owner)c
setSubnodeOwner(Pw node,Pw label,Ga owner)d
setRecord(Pw node,Ga owner,Ma resolver,uint64 ttl)e
setSubnodeRecord(Pw node,Pw label,Ga owner,Ma resolver,uint64 ttl)d
setResolver(Pw node,Ma resolver)f
setTTL(Pw node,uint64 ttl)g
reclaim(u id,Ga owner)e
setAddr(Pw node,Da a)h
setAddr(Pw node,u coinType,Qb a)f
setText(Pw node,Ps key,Vs value)9
setContenthash(Pw node,Vb hash)9
setName(Pw node,Ps newName)9
setABI(Pw node,u contentType,Vb data)9
setPubkey(Pw node,Vw x,Vw y)9
setInterface(Pw node,Pbytes4 interfaceID,Ma implementer)f
setDNSRecords(Pw node,Vb data)9
setZonehash(Pw node,Vb hash)9
clearRecords(Pw node)f
approve(Pw node,Ga delegate,f approved)7
multicallWithNodeCheck(Pw nodehash,Nb[] data)3
setName(Ps name)9
claimForAddr(Ea addr,Ga owner,Ma resolver)f
claimWithResolver(Ga owner,Ma resolver)f
setNameForAddr(Ea addr,Ga owner,Ma resolver,Ps name)f
wrap(Pb name,Ea wrappedOwner,Ma resolver)f
wrapETH2LD(Ps label,Ea wrappedOwner,uint16 ownerControlledFuses,Ma resolver)f
unwrap(Pw parentNode,Pw labelhash,Ga controller)f
unwrapETH2LD(Pw labelhash,Da registrant,Ga controller)f
setFuses(Pw node,uint16 ownerControlledFuses)f
setChildFuses(Pw parentNode,Pw labelhash,uint32 fuses,uint64 expiry)f
extendExpiry(Pw parentNode,Pw labelhash,uint64 expiry)i
setSubnodeOwner(Pw parentNode,Ps label,Ga owner,uint32 fuses,uint64 expiry)f
setSubnodeRecord(Pw parentNode,Ps label,Ga owner,Ma resolver,uint64 ttl,uint32 fuses,uint64 expiry)f
upgrade(Pb name,Ob extraData)j
proveAndClaim(Pb name,{2}[] input)a
proveAndClaimWithResolver(Pb name,{2}[] input,Ma resolver,Da addr)a
enableNode(Pb domain)9
register({104} request)a
discountedRegister({104} request,Pw discountKey,Ob validationData)a` },
  { source: 'ERC-4337', rows: `handleOps({176}[] ops,Da beneficiary)k.j
handleAggregatedOps(({176}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)k.k
handleOps({150}[] ops,Da beneficiary)k.j
handleAggregatedOps(({150}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)k.k
executeUserOp({150} userOp,Pw userOpHash)0
incrementNonce(uint192 key)l` },
  { source: 'Farcaster', rows: `register(Ga recovery)a
register(Ga recovery,u extraStorage)a
registerFor(Ea to,Ga recovery,u deadline,Ob sig)a
registerFor(Ea to,Ga recovery,u deadline,Ob sig,u extraStorage)a
register((Ea to,Ga recovery,u deadline,Ob sig) registerParams,(uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)[] signerParams,u extraStorage)a
transfer(Da to,u deadline,Ob sig)m
transferAndChangeRecovery(Da to,Ga recovery,u deadline,Ob sig)7
transferFor(Fa from,Da to,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)m
transferAndChangeRecoveryFor(Fa from,Da to,Ga recovery,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)7
changeRecoveryAddress(Ga recovery)7
changeRecoveryAddressFor(Ea owner,Ga recovery,u deadline,Ob sig)7
recover(Fa from,Da to,u deadline,Ob sig)m
recoverFor(Fa from,Da to,u recoveryDeadline,Ob recoverySig,u toDeadline,Ob toSig)m
add(uint32 keyType,Gb key,uint8 metadataType,Ob metadata)7
addFor(Ea fidOwner,uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)7
remove(Pb key)8
removeFor(Ea fidOwner,Pb key,u deadline,Ob sig)8
batchRent(Tu[] fids,u[] units)n
purchaseTier(Tu fid,u tier,u forDays)o
batchPurchaseTier(u tier,Tu[] fids,u[] forDays)o` },
  { source: 'Farcaster storage', at: /^Farcaster storage registry$/, rows: `rent(Tu fid,u units)n` },
  { source: 'ERC-2771', rows: `execute((La from,Na to,u value,u gas,u nonce,Nb data) request,Ob signature)3.l
execute({103} request)3.m
executeBatch({103}[] requests,Da refundReceiver)3.n` },
  { source: 'Identity registries', rows: `addSubmission(Vs evidence,Ps name)9
reapplySubmission(Vs evidence,Ps name)9
addVouch(Ha submissionID)p
removeVouch(La submissionID)5
fundSubmission(Ca submissionID)m
changeStateToPending(La submissionID,La[] vouches,Ob[] signatures,u[] expirationTimestamps)9
executeRequest(La submissionID)q
withdrawFeesAndRewards(Da beneficiary,La submissionID,u requestID,u challengeID,u round)r
withdrawSubmission()s
setOwner(Da to,u tokenId)m
set(Ps key,Vs value,u tokenId)9
setMany(Ps[] keys,Vs[] values,u tokenId)9
reconfigure(Ps[] keys,Vs[] values,u tokenId)9
setReverse(Ps[] labels)f
removeReverse()5
buy(Ea owner,Ps[] labels,Ps[] keys,Vs[] values,uint64 expiry,u price,Ob signature)t
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals,uint64 configNumber,f switchToGivenConfig)7
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals)7
follow(u followerProfileId,u[] idsOfProfilesToFollow,u[] followTokenIds,Ob[] datas)9
unfollow(u unfollowerProfileId,u[] idsOfProfilesToUnfollow)5
setBlockStatus(u byProfileId,u[] idsOfProfilesToSetBlockStatus,f[] blockStatus)9
setProfileMetadataURI(u profileId,Vs metadataURI)9
setFollowModule(u profileId,Ma followModule,Ob followModuleInitData)7` },
  { source: 'ERC-7579', rows: `execute(Ow mode,Nb executionCalldata)0.5
executeFromExecutor(Ow mode,Nb executionCalldata)0.5
installModule(u moduleTypeId,Ga module,Gb initData)u
uninstallModule(u moduleTypeId,La module,Nb deInitData)v
installValidation(Gbytes25 validationConfig,Pbytes4[] selectors,Gb installData,Gb[] hooks)w
uninstallValidation(Lbytes24 validationFunction,Nb uninstallData,Nb[] hookUninstallData)v
installExecution(Ga module,{186} manifest,Gb installData)x
uninstallExecution(La module,{186} manifest,Nb uninstallData)v
installPlugin(Ga plugin,Sw manifestHash,Gb installData,Gbytes21[] dependencies)x
uninstallPlugin(La plugin,Nb config,Nb uninstallData)v
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,(s[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)y
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,((w domainSeparator,s[] contentNames)[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)y` },
  { source: 'Safe', rows: `execTransaction(Na to,u value,Nb data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,Da refundReceiver,Ob signatures)z.4
execTransactionFromModule(Na to,u value,Nb data,uint8 operation)3.4
execTransactionFromModuleReturnData(Na to,u value,Nb data,uint8 operation)3.4
approveHash(Sw hashToApprove)10
setup(Ga[] owners,u threshold,Na to,Nb data,Ga fallbackHandler,Aa paymentToken,u payment,Da paymentReceiver)11.o
addOwnerWithThreshold(Ga owner,u threshold)12
removeOwner(La previousOwner,La owner,u threshold)13
swapOwner(La previousOwner,La oldOwner,Ga newOwner)14
changeThreshold(u threshold)15
enableModule(Ga module)16
disableModule(La previousModule,La module)17
setGuard(Ga guard)18
setModuleGuard(Ga moduleGuard)19
setFallbackHandler(Ga handler)1a
changeMasterCopy(Ma masterCopy)1b
multiSend(Nb transactions)3.p
signMessage(Sb data)10
createProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)1c.5
createChainSpecificProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)1c.5
createProxyWithCallback(Ma singleton,Nb initializer,u saltNonce,Ma callback)1c.5
migrateSingleton()1d
migrateWithFallbackHandler()1e
migrateL2Singleton()1d
migrateL2WithFallbackHandler()1e` },
  { source: 'Safe modules', rows: `executeAllowanceTransfer(Fa safe,Aa token,Ca to,uint96 amount,Aa paymentToken,uint96 payment,Ga delegate,Ob signature)m.q
addDelegate(Ga delegate)7
removeDelegate(La delegate,f removeAllowances)1f
setAllowance(Ga delegate,Aa token,uint96 allowanceAmount,uint16 resetTimeMin,uint32 resetBaseMin)4.r
resetAllowance(Ga delegate,Aa token)4
deleteAllowance(La delegate,Aa token)5
createProxy(Ma singleton,Nb initializer)1c.5
enableModules(Ga[] modules)1g` },
  { source: 'Zodiac', rows: `execTransactionWithRole(Na to,u value,Nb data,uint8 operation,Pw roleKey,f shouldRevert)0.4
execTransactionWithRole(Na to,u value,Nb data,uint8 operation,uint16 role,f shouldRevert)0.4
execTransactionWithRoleReturnData(Na to,u value,Nb data,uint8 operation,Pw roleKey,f shouldRevert)0.4
execTransactionWithRoleReturnData(Na to,u value,Nb data,uint8 operation,uint16 role,f shouldRevert)0.4
executeNextTx(Na to,u value,Nb data,uint8 operation)0.4
assignRoles(Ga module,Pw[] roleKeys,f[] memberOf)1h
assignRoles(Ga module,uint16[] roles,f[] memberOf)1h
setDefaultRole(Ga module,Pw roleKey)1h
setDefaultRole(Ga module,uint16 role)1h
allowTarget(Pw roleKey,Ma targetAddress,uint8 options)y
revokeTarget(Pw roleKey,La targetAddress)1i
scopeTarget(Pw roleKey,Ma targetAddress)y
allowFunction(Pw roleKey,Ma targetAddress,Pbytes4 selector,uint8 options)y
revokeFunction(Pw roleKey,La targetAddress,Pbytes4 selector)1i
setAvatar(Ga avatar)y
setTxCooldown(u cooldown)y
setTxExpiration(u expiration)y` },
  { source: 'Across', rows: `deposit(Da recipient,Aa originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)1j.s
deposit(Ma spokePool,Da recipient,Aa originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)1j.t
depositV3(Ea depositor,Da recipient,Aa inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1j.u
depositV3Now(Ea depositor,Da recipient,Aa inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityPeriod,Nb message)1j
depositExclusive(Ea depositor,Da recipient,Aa inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityPeriod,Nb message)1j
deposit(Ew depositor,Qw recipient,Aw inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1j
depositNow(Ew depositor,Qw recipient,Aw inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityParameter,Nb message)1j
unsafeDeposit(Ew depositor,Qw recipient,Aw inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,u depositNonce,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1j
speedUpV3Deposit(La depositor,uint32 depositId,u updatedOutputAmount,Da updatedRecipient,Nb updatedMessage,Ob depositorSignature)1k
deposit(Ma spokePool,Da recipient,Aa inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityDeadline,Nb message)1j
deposit(Da recipient,Aa inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1j
swapAndBridge(Aa swapToken,Aa acrossInputToken,Ob routerCalldata,u swapTokenAmount,u minExpectedInputTokenAmount,(Pa outputToken,u outputAmount,Ea depositor,Da recipient,u destinationChainid,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message) depositData)1j
open((uint32 fillDeadline,Pw orderDataType,Nb orderData) order)1j
openFor((Ma originSettler,Ea user,u nonce,u originChainId,uint32 openDeadline,uint32 fillDeadline,Pw orderDataType,Nb orderData) order,Ob signature,Ob originFillerData)1j` },
  { source: 'Arbitrum', rows: `depositEth()1j.v
createRetryableTicket(Da to,u l2CallValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)1l
createRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,u tokenTotalFeeAmount,Nb data)1l
unsafeCreateRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)1l
outboundTransfer(Aa _token,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)1j.w
outboundTransferCustomRefund(Aa _token,Da _refundTo,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)1j.x
outboundTransfer(Aa _l1Token,Da _to,u _amount,Ob _data)1j.y
withdrawEth(Da destination)1j.y
sendTxToL1(Da destination,Nb data)1l
executeTransaction(Ow[] proof,u index,La l2Sender,La to,u l2Block,u l1Block,u l2Timestamp,u value,Ob data)1m
redeem(Pw ticketId)1n
cancel(Pw id)1o
depositERC20(u amount)1j` },
  { source: 'LayerZero, CCTP', rows: `send({117} sendParam,{26} fee,Da refundAddress)1j.z
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken)1j.10
depositForBurnWithCaller(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken,Kw destinationCaller)1j.10
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold)1j.11
depositForBurnWithHook(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Nb hookData)1j.12
receiveMessage(Ob message,Ob attestation)1m` },
  { source: 'CCTP extension', at: /^CCTP extension$/, rows: `batchDepositForBurnWithAuth(O(u amount,u authValidAfter,u authValidBefore,w authNonce,uint8 v,w r,w s) receiveWithAuthorizationData,(u amount,uint32 destinationDomain,Qw mintRecipient,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Qb hookData) depositForBurnData)1j` },
  { source: 'Hop, Synapse', rows: `sendToL2(u chainId,Da recipient,u amount,u amountOutMin,u deadline,Ja relayer,u relayerFee)1j.t
swapAndSend(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline)1j
send(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline)1j
send(u chainId,Da recipient,u amount,u bonderFee)1j
withdraw(Da recipient,u amount,Pw transferNonce,u bonderFee,u amountOutMin,u deadline,Ow rootHash,u transferRootTotalAmount,u transferIdTreeIndex,Ow[] siblings,u totalLeaves)s
deposit(Da to,u chainId,Aa token,u amount)1j
depositAndSwap(Da to,u chainId,Aa token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)1j
redeem(Da to,u chainId,Aa token,u amount)1j
redeemAndSwap(Da to,u chainId,Aa token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)1j
redeemAndRemove(Da to,u chainId,Aa token,u amount,uint8 swapTokenIndex,u swapMinAmount,u swapDeadline)1j
redeemV2(Qw to,u chainId,Aa token,u amount)1j
bridge(Da recipient,u chainId,Aa token,u amount,{106} originQuery,{106} destQuery)1j
swap(Da to,Aa token,u amount,(Ma swapAdapter,Aa tokenOut,u minAmountOut,u deadline,Ob rawParams) query)1p
bridge((uint32 dstChainId,Ea sender,Da to,Aa originToken,Aa destToken,u originAmount,u destAmount,f sendChainGas,u deadline) params)1j
swap(uint8 tokenIndexFrom,uint8 tokenIndexTo,u dx,u minDy,u deadline)1p
addLiquidity(u[] amounts,u minToMint,u deadline)1q
removeLiquidity(u amount,u[] minAmounts,u deadline)1r
removeLiquidityOneToken(u tokenAmount,uint8 tokenIndex,u minAmount,u deadline)1r
removeLiquidityImbalance(u[] amounts,u maxBurnAmount,u deadline)1r` },
  { source: 'deBridge, Celer, Relay, Layerswap', rows: `createOrder({188} _orderCreation,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope)1j
createSaltedOrder({188} _orderCreation,uint64 _salt,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope,Ob _payload)1j
sendEvmOrderCancel((uint64 makerOrderNonce,Lb makerSrc,u giveChainId,Pb giveTokenAddress,u giveAmount,u takeChainId,Pb takeTokenAddress,u takeAmount,Lb receiverDst,Lb givePatchAuthoritySrc,Lb orderAuthorityAddressDst,Lb allowedTakerDst,Lb allowedCancelBeneficiarySrc,Ob externalCall) _order,Da _cancelBeneficiary,u _executionFee)1k
send(Aa _tokenAddress,u _amount,u _chainIdTo,Qb _receiver,Ob _permit,f _useAssetFee,uint32 _referralCode,Nb _autoParams)1j
claim(Pw _debridgeId,u _amount,u _chainIdFrom,Da _receiver,u _nonce,Ob _signatures,Ob _autoParams)1s
strictlySwapAndCall(Aa _srcTokenIn,u _srcAmountIn,Ob _srcTokenInPermitEnvelope,Ma _srcSwapRouter,Nb _srcSwapCalldata,Aa _srcTokenOut,u _srcTokenExpectedAmountOut,Da _srcTokenRefundRecipient,Na _receiver,Nb _receiverCalldata)1j
send(Da _receiver,Aa _token,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)1j
sendNative(Da _receiver,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)1j
addLiquidity(Aa _token,u _amount)1q
withdraw(Ob _wdmsg,Ob[] _sigs,La[] _signers,u[] _powers)s
depositNative(Ea depositor,Sw id)1j
depositErc20(Ea depositor,Aa token,u amount,Sw id)1j
depositErc20(Ea depositor,Aa token,Sw id)1j
depositNative(Sw id,Da receiver)1j
depositERC20(Sw id,Aa token,Da receiver,u amount)1j
depositWithExpiry(Da vault,Aa asset,u amount,Qs memo,u expiration)1j` },
  { source: 'Wormhole, Axelar, CCIP, Connext', rows: `transferTokens(Aa token,u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)1j
transferTokensWithPayload(Aa token,u amount,uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)1j
wrapAndTransferETH(uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)1j
wrapAndTransferETHWithPayload(uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)1j
completeTransfer(Ob encodedVm)1m
completeTransferAndUnwrapETH(Ob encodedVm)1m
completeTransferWithPayload(Ob encodedVm)1m
transferTokensWithRelay(Aa token,u amount,u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)1j
wrapAndTransferEthWithRelay(u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)1j
attestToken(Aa tokenAddress,uint32 nonce)1t
transfer(u amount,uint16 recipientChain,Qw recipient)1j
transfer(u amount,uint16 recipientChain,Qw recipient,Qw refundAddress,f shouldQueue,Ob transceiverInstructions)1j
sendToken(Ps destinationChain,Qs destinationAddress,Ps symbol,u amount)1j
callContract(Ps destinationChain,Qs contractAddress,Nb payload)1l
callContractWithToken(Ps destinationChain,Qs contractAddress,Nb payload,Ps symbol,u amount)1j
interchainTransfer(Ps destinationChain,Qb recipient,u amount,Nb metadata)1j
interchainTransferFrom(Fa sender,Ps destinationChain,Qb recipient,u amount,Nb metadata)1j
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount,Nb metadata,u gasValue)1j
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount)1j
payNativeGasForContractCall(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Da refundAddress)1u
payNativeGasForContractCallWithToken(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Ps symbol,u amount,Da refundAddress)1u
addNativeGas(Xw txHash,u logIndex,Da refundAddress)1u
ccipSend(uint64 destinationChainSelector,(Qb receiver,Nb data,{6}[] tokenAmounts,Aa feeToken,Nb extraArgs) message)1j
xcall(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)1j
xcall(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)1j
xcallIntoLocal(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)1j
xcallIntoLocal(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)1j
bumpTransfer(Xw _transferId)1n
forceUpdateSlippage((uint32 originDomain,uint32 destinationDomain,uint32 canonicalDomain,La to,La delegate,f receiveLocal,Ob callData,u slippage,La originSender,u bridgedAmt,u normalizedIn,u nonce,Pw canonicalId) _params,u _slippage)1v` },
  { source: 'OP Stack', rows: `bridgeETH(uint32 _minGasLimit,Ob _extraData)1j.13
bridgeETHTo(Da _to,uint32 _minGasLimit,Ob _extraData)1j.14
bridgeERC20(Aa _localToken,Pa _remoteToken,u _amount,uint32 _minGasLimit,Ob _extraData)1j
bridgeERC20To(Aa _localToken,Pa _remoteToken,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)1j.15
depositETH(uint32 _l2Gas,Ob _data)1j.13
depositETHTo(Da _to,uint32 _l2Gas,Ob _data)1j.14
depositERC20(Aa _l1Token,Pa _l2Token,u _amount,uint32 _l2Gas,Ob _data)1j
depositERC20To(Aa _l1Token,Pa _l2Token,Da _to,u _amount,uint32 _l2Gas,Ob _data)1j.15
withdraw(Aa _l2Token,u _amount,uint32 _l1Gas,Ob _data)1j.16
withdrawTo(Aa _l2Token,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)1j
bridgeERC721(Aa _localToken,Pa _remoteToken,u _tokenId,uint32 _minGasLimit,Ob _extraData)1j
bridgeERC721To(Aa _localToken,Pa _remoteToken,Da _to,u _tokenId,uint32 _minGasLimit,Ob _extraData)1j
depositTransaction(Da _to,u _value,uint64 _gasLimit,f _isCreation,Nb _data)1l
sendMessage(Da _target,Nb _message,uint32 _gasLimit)1l
initiateWithdrawal(Da _target,u _gasLimit,Nb _data)1l.17
proveWithdrawalTransaction({88} _tx,u _l2OutputIndex,(Ow version,Ow stateRoot,Ow messagePasserStorageRoot,Ow latestBlockhash) _outputRootProof,Ob[] _withdrawalProof)1w
finalizeWithdrawalTransaction({88} _tx)1m
finalizeWithdrawalTransactionExternalProof({88} _tx,La _proofSubmitter)1m
relayMessage(u _nonce,La _sender,Na _target,u _value,u _minGasLimit,Nb _message)3` },
  { source: 'Polygon, Scroll, Linea, Starknet, Gnosis', rows: `depositEtherFor(Da user)1j.y
depositFor(Da user,Aa rootToken,Ob depositData)1j.y
exit(Ob inputData)s
bridgeAsset(uint32 destinationNetwork,Da destinationAddress,u amount,Aa token,f forceUpdateGlobalExitRoot,Ob permitData)1j
bridgeMessage(uint32 destinationNetwork,Da destinationAddress,f forceUpdateGlobalExitRoot,Nb metadata)1l
claimAsset(Ow[32] smtProofLocalExitRoot,Ow[32] smtProofRollupExitRoot,u globalIndex,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,Aa originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)1s
claimAsset(Ow[32] smtProof,uint32 index,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,Aa originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)1s
depositETH(u _amount,u _gasLimit)1j.18
depositETH(Da _to,u _amount,u _gasLimit)1j.19
depositETHAndCall(Da _to,u _amount,Nb _data,u _gasLimit)1j
depositERC20(Aa _token,u _amount,u _gasLimit)1j.1a
depositERC20(Aa _token,Da _to,u _amount,u _gasLimit)1j.1b
depositERC20AndCall(Aa _token,Da _to,u _amount,Nb _data,u _gasLimit)1j
withdrawETH(u _amount,u _gasLimit)1j.13
withdrawETH(Da _to,u _amount,u _gasLimit)1j.1c
withdrawERC20(Aa _token,u _amount,u _gasLimit)1j.13
withdrawERC20(Aa _token,Da _to,u _amount,u _gasLimit)1j.1c
sendMessage(Da _to,u _value,Nb _message,u _gasLimit)1l
sendMessage(Da _to,u _value,Nb _message,u _gasLimit,Da _refundAddress)1l
relayMessageWithProof(La _from,La _to,u _value,u _nonce,Ob _message,(u batchIndex,Ob merkleProof) _proof)1m
sendMessage(Da _to,u _fee,Nb _calldata)1l
bridgeToken(Aa _token,u _amount,Da _recipient)1j.1d
bridgeTokenWithPermit(Aa _token,u _amount,Da _recipient,Ob _permitData)1j
claimMessage(La _from,La _to,u _fee,u _value,Ja _feeRecipient,Ob _calldata,u _nonce)1m
claimMessageWithProof((Ow[] proof,u messageNumber,uint32 leafIndex,La from,La to,u fee,u value,Ja feeRecipient,Ow merkleRoot,Ob data) _params)1m
deposit(Aa token,u amount,Qu l2Recipient)1j
depositWithMessage(Aa token,u amount,Qu l2Recipient,Nu[] message)1l
withdraw(Aa token,u amount,Da recipient)s.1e
relayTokens(Aa token,Da _receiver,u _value)1j
relayTokens(Da _receiver,u _amount)1j
relayTokensAndCall(Aa token,Da _receiver,u _value,Nb _data)1j
wrapAndRelayTokens()1j
wrapAndRelayTokens(Da _receiver)1j` },
  { source: 'Stargate', rows: `swap(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Nb _payload)1j
swapETH(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,u _amountLD,u _minAmountLD)1j
swapETHAndCall(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,(u amountLD,u minAmountLD) _swapAmount,{80} _lzTxParams,Nb _payload)1j
addLiquidity(u _poolId,u _amountLD,Ea _to)1q
addLiquidityETH()1q
instantRedeemLocal(uint16 _srcPoolId,u _amountLP,Da _to)1x
redeemLocal(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,Qb _to,{80} _lzTxParams)1j
redeemRemote(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,u _minAmountLD,Qb _to,{80} _lzTxParams)1j
swapTokens(uint16 _dstChainId,uint16 _srcPoolId,uint16 _dstPoolId,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Pbytes2 _partnerId,(u tenthBps,Ja feeCollector) _feeObj)1j
sendToken({117} _sendParam,{26} _fee,Da _refundAddress)1j.1f
redeemSend({117} _sendParam,{26} _fee,Da _refundAddress)1j
deposit(Da _receiver,u _amountLD)1y
redeem(u _amountLD,Da _receiver)1x
sendFrom(Fa _from,uint16 _dstChainId,Qb _toAddress,u _amount,Da _refundAddress,Fa _zroPaymentAddress,Nb _adapterParams)1j
sendFrom(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,{86} _callParams)1j
sendAndCall(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,Nb _payload,uint64 _dstGasForCall,{86} _callParams)1j
sendOFTEpv2(Ma _oft,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)1j
sendOFTAdapterEpv2(Ma _adapterOFT,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)1j
sendOFTV2(Ma _oft,uint16 _dstChainId,Qw _toAddress,u _amount,u _minAmount,{86} _callParams,{62} _feeObj)1j
depositAndStake(Aa lpToken,u assetInAmount,u minStakeAmount)1z
depositAndStakeWithPermit(Aa lpToken,u assetInAmount,u minStakeAmount,u deadline,uint8 v,Ow r,Ow s)1z
claim(Aa[] lpTokens)1s
depositTo(Aa token,Da to,u amount)1y
send((uint32 dstEid,Qw to,u tokenId,Nb extraOptions,Nb composeMsg,Ob onftCmd) sendParam,{26} fee,Da refundAddress)1j` },
  { source: 'ZKsync', rows: `requestL2TransactionDirect((u chainId,u mintValue,Da l2Contract,u l2Value,Nb l2Calldata,u l2GasLimit,u l2GasPerPubdataByteLimit,Ob[] factoryDeps,Da refundRecipient) _request)1l
requestL2TransactionTwoBridges((u chainId,u mintValue,u l2Value,u l2GasLimit,u l2GasPerPubdataByteLimit,Da refundRecipient,Ma secondBridgeAddress,u secondBridgeValue,Nb secondBridgeCalldata) _request)1l
requestL2Transaction(Da _contractL2,u _l2Value,Nb _calldata,u _l2GasLimit,u _l2GasPerPubdataByteLimit,Ob[] _factoryDeps,Da _refundRecipient)1l
deposit(Da _l2Receiver,Aa _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte,Da _refundRecipient)1j
deposit(Da _l2Receiver,Aa _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte)1j
withdraw(Da _l1Receiver)1j.y
withdrawWithMessage(Da _l1Receiver,Nb _additionalData)1l
withdraw(Da _l1Receiver,Da _l2Token,u _amount)1j
withdraw(Pw _assetId,Nb _transferData)1j
finalizeWithdrawal(u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)1m
finalizeWithdrawal(u _chainId,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)1m
finalizeEthWithdrawal(u _l2BlockNumber,u _l2MessageIndex,uint16 _l2TxNumberInBlock,Ob _message,Ow[] _merkleProof)1m
finalizeDeposit((u chainId,u l2BatchNumber,u l2MessageIndex,La l2Sender,uint16 l2TxNumberInBatch,Ob message,Ow[] merkleProof) _finalizeWithdrawalParams)1m
claimFailedDeposit(Da _depositSender,Aa _l1Token,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)1m
claimFailedDeposit(u _chainId,Da _depositSender,Aa _l1Token,u _amount,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)1m` },
  { source: 'GMX', rows: `createDeposit(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa market,Aa initialLongToken,Aa initialShortToken,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath) addresses,u minMarketTokens,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)20
createGlvDeposit(((Aa glv,Aa market,Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa initialLongToken,Aa initialShortToken,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath) addresses,u minGlvTokens,u executionFee,u callbackGasLimit,f shouldUnwrapNativeToken,f isMarketTokenDeposit,Sw[] dataList) params)20
createWithdrawal({192} params)21
createGlvWithdrawal(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa market,Aa glv,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath) addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)21
executeAtomicWithdrawal({192} params,(Aa[] tokens,Ma[] providers,Ob[] data) oracleParams)1r
createShift(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa fromMarket,Aa toMarket) addresses,u minMarketTokens,u executionFee,u callbackGasLimit,Sw[] dataList) params)1p
createOrder({206} params)22
createOrder(Ea account,{206} params)22
updateOrder(Pw key,u sizeDeltaUsd,u acceptablePrice,u triggerPrice,u minOutputAmount,u validFromTime,f autoCancel)23
cancelDeposit(Pw key)24
cancelWithdrawal(Pw key)24
cancelShift(Pw key)24
cancelGlvDeposit(Pw key)24
cancelGlvWithdrawal(Pw key)24
sendWnt(Da receiver,u amount)m
sendTokens(Aa token,Da receiver,u amount)m
sendNativeToken(Da receiver,u amount)m
claimFundingFees(Aa[] markets,Aa[] tokens,Da receiver)25
claimCollateral(Aa[] markets,Aa[] tokens,u[] timeKeys,Da receiver)1s
claimAffiliateRewards(Aa[] markets,Aa[] tokens,Da receiver)r
claimUiFees(Aa[] markets,Aa[] tokens,Da receiver)25
setSavedCallbackContract(Aa market,Ma callbackContract)26
setUiFeeFactor(u uiFeeFactor)9
addSubaccount(Ga subaccount)7
setSubaccountAutoTopUpAmount(Ga subaccount,u amount)7
removeSubaccount(La subaccount)1f
setMaxAllowedSubaccountActionCount(Ga subaccount,Pw actionType,u maxAllowedCount)7
setSubaccountExpiresAt(Ga subaccount,Pw actionType,u expiresAt)7
makeExternalCalls(Ma[] externalCallTargets,Nb[] externalCallDataList,Aa[] refundTokens,Da[] refundReceivers)3
acceptTermsAndClaim((Aa token,u distributionId,Ob termsSignature,Ws acceptedTerms)[] params,Da receiver)1s
denyPlugin(La plugin)1f
swap(Aa[] path,u amountIn,u minOut,Da receiver)1p
swapETHToTokens(Aa[] path,u minOut,Da receiver)1p
swapTokensToETH(Aa[] path,u amountIn,u minOut,Da receiver)1p
increasePosition(Aa[] path,Aa indexToken,u amountIn,u minOut,u sizeDelta,f isLong,#gu price)27
increasePositionETH(Aa[] path,Aa indexToken,u minOut,u sizeDelta,f isLong,#gu price)27
decreasePosition(Aa collateralToken,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)28
decreasePositionETH(Aa collateralToken,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)28
decreasePositionAndSwap(Aa[] path,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)28
decreasePositionAndSwapETH(Aa[] path,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)28
createIncreasePosition(Aa[] path,Aa indexToken,u amountIn,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)27
createIncreasePositionETH(Aa[] path,Aa indexToken,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)27
createDecreasePosition(Aa[] path,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,u acceptablePrice,u minOut,u executionFee,f withdrawETH,Ma callbackTarget)28
createSwapOrder(Aa[] path,u amountIn,u minOut,u triggerRatio,f triggerAboveThreshold,u executionFee,f shouldWrap,f shouldUnwrap)29
createIncreaseOrder(Aa[] path,u amountIn,Aa indexToken,u minOut,u sizeDelta,Aa collateralToken,f isLong,u triggerPrice,f triggerAboveThreshold,u executionFee,f shouldWrap)29
createDecreaseOrder(Aa indexToken,u sizeDelta,Aa collateralToken,u collateralDelta,f isLong,u triggerPrice,f triggerAboveThreshold)29
cancelSwapOrder(u orderIndex)l
cancelIncreaseOrder(u orderIndex)l
cancelDecreaseOrder(u orderIndex)2a
cancelMultiple(u[] swapOrderIndexes,u[] increaseOrderIndexes,u[] decreaseOrderIndexes)2a
updateSwapOrder(u orderIndex,u minOut,u triggerRatio,f triggerAboveThreshold)23
updateIncreaseOrder(u orderIndex,u sizeDelta,u triggerPrice,f triggerAboveThreshold)23
updateDecreaseOrder(u orderIndex,u collateralDelta,u sizeDelta,u triggerPrice,f triggerAboveThreshold)23
cancelIncreasePosition(Pw key,Da executionFeeReceiver)24
cancelDecreasePosition(Pw key,Da executionFeeReceiver)2b
stakeGmx(u amount)1z
stakeEsGmx(u amount)1z
mintAndStakeGlpETH(u minUsdg,u minGlp)1z
mintAndStakeGlp(Aa token,u amount,u minUsdg,u minGlp)1z
unstakeGmx(u amount)2c
unstakeEsGmx(u amount)2c
handleRewards(f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)r
handleRewardsV2(Da gmxReceiver,f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)r
unstakeAndRedeemGlp(Aa tokenOut,u glpAmount,u minOut,Da receiver)2c
unstakeAndRedeemGlpETH(u glpAmount,u minOut,Da receiver)2c
signalTransfer(Ga receiver)2d
acceptTransfer(La sender)2e
stakeForAccount(Fa fundingAccount,Ea account,Aa depositToken,u amount)1z
unstakeForAccount(Ea account,Aa depositToken,u amount,Da receiver)2c
addLiquidity(Aa token,u amount,u minUsdg,u minGlp)1q
removeLiquidity(Aa tokenOut,u glpAmount,u minOut,Da receiver)1r
registerCode(Pw code)9
setTraderReferralCodeByUser(Pw code)9
setCodeOwner(Pw code,Ga newAccount)2f` },
  { source: 'GMX orders', at: /^GMX (?:exchange|GLV|subaccount) router$/, rows: `cancelOrder(Pw key)2b` },
  { source: 'GMX rewards', at: /^GMX reward router$/, rows: `claim()1s
claimFees()25
claimEsGmx()r
compound()2g` },
  { source: 'Prediction markets', rows: `splitPosition(Aa collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)1y
mergePositions(Aa collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)2h
redeemPositions(Aa collateralToken,Pw parentCollectionId,Pw conditionId,u[] indexSets)1x
prepareCondition(Ga oracle,Pw questionId,u outcomeSlotCount)2i
splitPosition(Pw conditionId,u amount)1y
mergePositions(Pw conditionId,u amount)2h
redeemPositions(Pw conditionId,u[] amounts)1x
convertPositions(Pw marketId,u indexSet,u amount)1p
cancelOrder({167} order)l
cancelOrders({167}[] orders)l
addFunding(u addedFunds,u[] distributionHint)1y
removeFunding(u sharesToBurn)2h
bet(Aa core,uint128 amount,uint64 expiresAt,{49} betData)2j
betFor(Ea bettor,Aa core,uint128 amount,uint64 expiresAt,{49} betData)2j
withdrawPayout(Aa core,u tokenId)s` },
  { source: 'Synthetix', rows: `issueSynths(Fa from,u amount)2k
issueSynths(u amount)2k
issueMaxSynths(Fa from)2k
issueMaxSynths()2k
burnSynths(Fa from,u amount)2l
burnSynths(u amount)2l
burnSynthsToTarget(Fa from)2l
burnSynthsToTarget()2l
issueSynthsOnBehalf(Ea issueForAddress,Fa from,u amount)2k
issueSynthsOnBehalf(Ea issueForAddress,u amount)2k
issueMaxSynthsOnBehalf(Ea issueForAddress,Fa from)2k
issueMaxSynthsOnBehalf(Ea issueForAddress)2k
burnSynthsOnBehalf(Ea burnForAddress,Fa from,u amount)2l
burnSynthsOnBehalf(Ea burnForAddress,u amount)2l
burnSynthsToTargetOnBehalf(Ea burnForAddress,Fa from)2l
burnSynthsToTargetOnBehalf(Ea burnForAddress)2l
exchange(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)1p
exchangeOnBehalf(Ea exchangeForAddress,Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)1p
exchangeWithTracking(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Ia rewardAddress,Pw trackingCode)1p
exchangeAtomically(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Pw trackingCode,u minAmount)1p
settle(Pw currencyKey)2h
claimOnBehalf(Ea claimingForAddress)1s
approveAllDelegatePowers(Ga delegate)7
approveBurnOnBehalf(Ga delegate)7
approveIssueOnBehalf(Ga delegate)7
approveClaimOnBehalf(Ga delegate)7
approveExchangeOnBehalf(Ga delegate)7
removeAllDelegatePowers(La delegate)1f
removeBurnOnBehalf(La delegate)1f
removeIssueOnBehalf(La delegate)1f
removeClaimOnBehalf(La delegate)1f
removeExchangeOnBehalf(La delegate)1f
createAccount()2m
createAccount(uint128 requestedAccountId)2m
grantPermission(uint128 accountId,Pw permission,Ga user)2n
revokePermission(uint128 accountId,Pw permission,La user)1f
renouncePermission(uint128 accountId,Pw permission)2o
deposit(Tuint128 accountId,Aa collateralType,u tokenAmount)1y
withdraw(uint128 accountId,Aa collateralType,u tokenAmount)2p
delegateCollateral(uint128 accountId,Uuint128 poolId,Aa collateralType,u newCollateralAmountD18,u leverage)2q
mintUsd(uint128 accountId,uint128 poolId,Aa collateralType,u amount)2k
burnUsd(Tuint128 accountId,uint128 poolId,Aa collateralType,u amount)2l
claimRewards(uint128 accountId,uint128 poolId,Aa collateralType,Ma distributor)r
commitOrder((uint128 marketId,uint128 accountId,int128 sizeDelta,uint128 settlementStrategyId,u acceptablePrice,Pw trackingCode,Ia referrer) commitment)29
modifyCollateral(Tuint128 accountId,uint128 collateralId,int256 amountDelta)2r
buyExactIn(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)2s
buyExactOut(uint128 marketId,u synthAmount,u maxUsdAmount,Ia referrer)2s
buy(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)2s
sell(uint128 marketId,u synthAmount,u minUsdAmount,Ia referrer)2t
sellExactIn(uint128 marketId,u synthAmount,u minAmountReceived,Ia referrer)2t
sellExactOut(uint128 marketId,u usdAmount,u maxSynthAmount,Ia referrer)2t` },
  { source: 'Camelot, Algebra', rows: `swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)1p
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)1p
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)1p
exactInputSingle({133} params)2u
exactInputSingleSupportingFeeOnTransferTokens({133} params)2u
exactOutputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 limitSqrtPrice) params)2u
exactInputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 limitSqrtPrice) params)2u
mint((Aa token0,Aa token1,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)2v
mint((Aa token0,Aa token1,Ma deployer,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)2v
unwrapWNativeToken(u amountMinimum,Da recipient)2w.1g
refundNativeToken()2x
exactInputStableSwap(Aa[] path,u[] flag,u amountIn,u amountOutMin,Da to)2y
exactOutputStableSwap(Aa[] path,u[] flag,u amountOut,u amountInMax,Da to)2y
harvest(u _tokenId,Da _to)r` },
  { source: 'Balancer', rows: `swap((Pw poolId,uint8 kind,Aa assetIn,Aa assetOut,u amount,Ob userData) singleSwap,{102} funds,u limit,u deadline)1p
batchSwap(uint8 kind,{95}[] swaps,Aa[] assets,{102} funds,int256[] limits,u deadline)1p
joinPool(Mw poolId,Fa sender,Ea recipient,(Aa[] assets,u[] maxAmountsIn,Ob userData,f fromInternalBalance) request)1q
exitPool(Pw poolId,Fa sender,Da recipient,(Aa[] assets,u[] minAmountsOut,Ob userData,f toInternalBalance) request)1r
manageUserBalance((uint8 kind,Aa asset,u amount,Fa sender,Da recipient)[] ops)m
setRelayerApproval(Ga relayer,f approved,Ob authorisation)4
flashLoan(Ma recipient,Aa[] tokens,u[] amounts,Nb userData)2z
swapSingleTokenExactIn(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountIn,u minAmountOut,u deadline,f wethIsEth,Ob userData)1p
swapSingleTokenExactOut(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountOut,u maxAmountIn,u deadline,f wethIsEth,Ob userData)1p
swapExactIn((Aa tokenIn,{38}[] steps,u exactAmountIn,u minAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)1p
swapExactOut((Aa tokenIn,{38}[] steps,u maxAmountIn,u exactAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)1p
addLiquidityProportional(Ma pool,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1q
addLiquidityUnbalanced(Ma pool,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1q
addLiquidityCustom(Ma pool,u[] maxAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1q
addLiquiditySingleTokenExactOut(Ma pool,Aa tokenIn,u maxAmountIn,u exactBptAmountOut,f wethIsEth,Ob userData)1q
removeLiquidityProportional(Aa pool,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1r
removeLiquiditySingleTokenExactIn(Aa pool,u exactBptAmountIn,Aa tokenOut,u minAmountOut,f wethIsEth,Ob userData)1r
removeLiquiditySingleTokenExactOut(Aa pool,u maxBptAmountIn,Aa tokenOut,u exactAmountOut,f wethIsEth,Ob userData)1r
removeLiquidityCustom(Aa pool,u maxBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1r
removeLiquidityRecovery(Aa pool,u exactBptAmountIn,u[] minAmountsOut)1r
addLiquidityUnbalancedNestedPool(Aa parentPool,Aa[] tokensIn,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1q
removeLiquidityProportionalNestedPool(Aa parentPool,u exactBptAmountIn,Aa[] tokensOut,u[] minAmountsOut,f wethIsEth,Ob userData)1r
addLiquidityUnbalancedToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1q
addLiquidityProportionalToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1q
removeLiquidityProportionalFromERC4626Pool(Aa pool,f[] unwrapWrapped,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1r
addLiquidityUnbalancedToERC4626Pool(Ma pool,u[] exactUnderlyingAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1q
addLiquidityProportionalToERC4626Pool(Ma pool,u[] maxUnderlyingAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1q
removeLiquidityProportionalFromERC4626Pool(Aa pool,u exactBptAmountIn,u[] minUnderlyingAmountsOut,f wethIsEth,Ob userData)1r
addLiquidityToBuffer(Aa wrappedToken,u maxAmountUnderlyingIn,u maxAmountWrappedIn,u exactSharesToIssue)1q
removeLiquidityFromBuffer(Aa wrappedToken,u sharesToRemove,u minAmountUnderlyingOutRaw,u minAmountWrappedOutRaw)1r
donate(Ma pool,u[] amountsIn,f wethIsEth,Ob userData)30
initialize(Ma pool,Aa[] tokens,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1q
permitBatchAndCall((Aa token,Ea owner,Ga spender,u amount,u nonce,u deadline)[] permitBatch,Ob[] permitSignatures,{126} permit2Batch,Ob permit2Signature,Nb[] multicallData)3
swapExactAmountIn(Aa tokenIn,u tokenAmountIn,Aa tokenOut,u minAmountOut,u maxPrice)1p
swapExactAmountOut(Aa tokenIn,u maxAmountIn,Aa tokenOut,u tokenAmountOut,u maxPrice)1p
joinPool(u poolAmountOut,u[] maxAmountsIn)1q
exitPool(u poolAmountIn,u[] minAmountsOut)1r` },
  { source: 'CoW Protocol', rows: `invalidateOrder(Pb orderUid)l
setPreSignature(Sb orderUid,f signed)31
settle(Aa[] tokens,u[] clearingPrices,{163}[] trades,(Na target,u value,Nb callData)[][3] interactions)3
swap({95}[] swaps,Aa[] tokens,{163} trade)1p` },
  { source: 'CoW Protocol', rows: `createOrder((Aa buyToken,Da receiver,u sellAmount,u buyAmount,Ow appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)29
invalidateOrder((Aa buyToken,La receiver,u sellAmount,u buyAmount,Pw appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)l
freeFilledAmountStorage(Pb[] orderUids)9
freePreSignatureStorage(Pb[] orderUids)9
create({46} params,f dispatch)29
createWithContext({46} params,Ma factory,Nb data,f dispatch)29
remove(Pw singleOrderHash)5
setRoot(Sw root,{9} proof)31
setRootWithContext(Sw root,{9} proof,Ma factory,Nb data)31
setSwapGuard(Ma swapGuard)26
setDomainVerifier(Pw domainSeparator,Ga newVerifier)4` },
  { source: 'Curve', rows: `exchange(int128 i,int128 j,u dx,u min_dy)1p
exchange(int128 i,int128 j,u dx,u min_dy,Da receiver)1p
exchange(int128 i,int128 j,u dx,u min_dy,f use_eth)1p
exchange_underlying(int128 i,int128 j,u dx,u min_dy)1p
exchange_underlying(int128 i,int128 j,u dx,u min_dy,Da receiver)1p
exchange(u i,u j,u dx,u min_dy)1p
exchange(u i,u j,u dx,u min_dy,f use_eth)1p
exchange(u i,u j,u dx,u min_dy,f use_eth,Da receiver)1p
exchange(u i,u j,u dx,u min_dy,Da receiver)1p
exchange_underlying(u i,u j,u dx,u min_dy)1p
exchange_underlying(u i,u j,u dx,u min_dy,Da receiver)1p
exchange_received(int128 i,int128 j,u dx,u min_dy)1p
exchange_received(int128 i,int128 j,u dx,u min_dy,Da receiver)1p
exchange_received(u i,u j,u dx,u min_dy)1p
exchange_received(u i,u j,u dx,u min_dy,Da receiver)1p
add_liquidity(u[2] amounts,u min_mint_amount)1q
add_liquidity(u[2] amounts,u min_mint_amount,Ea receiver)1q
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth)1q
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth,Ea receiver)1q
remove_liquidity(u amount,u[2] min_amounts)1r
remove_liquidity(u amount,u[2] min_amounts,Da receiver)1r
remove_liquidity(u amount,u[2] min_amounts,f use_eth)1r
remove_liquidity(u amount,u[2] min_amounts,f use_eth,Da receiver)1r
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount)1r
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount,Da receiver)1r
add_liquidity(u[3] amounts,u min_mint_amount)1q
add_liquidity(u[3] amounts,u min_mint_amount,Ea receiver)1q
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth)1q
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth,Ea receiver)1q
remove_liquidity(u amount,u[3] min_amounts)1r
remove_liquidity(u amount,u[3] min_amounts,Da receiver)1r
remove_liquidity(u amount,u[3] min_amounts,f use_eth)1r
remove_liquidity(u amount,u[3] min_amounts,f use_eth,Da receiver)1r
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount)1r
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount,Da receiver)1r
add_liquidity(u[4] amounts,u min_mint_amount)1q
add_liquidity(u[4] amounts,u min_mint_amount,Ea receiver)1q
add_liquidity(u[4] amounts,u min_mint_amount,f use_eth)1q
remove_liquidity(u amount,u[4] min_amounts)1r
remove_liquidity(u amount,u[4] min_amounts,Da receiver)1r
remove_liquidity(u amount,u[4] min_amounts,f use_eth)1r
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount)1r
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount,Da receiver)1r
add_liquidity(u[5] amounts,u min_mint_amount)1q
remove_liquidity(u amount,u[5] min_amounts)1r
remove_liquidity_imbalance(u[5] amounts,u max_burn_amount)1r
add_liquidity(u[] amounts,u min_mint_amount)1q
add_liquidity(u[] amounts,u min_mint_amount,Ea receiver)1q
remove_liquidity(u amount,u[] min_amounts)1r
remove_liquidity(u amount,u[] min_amounts,Da receiver)1r
remove_liquidity_imbalance(u[] amounts,u max_burn_amount)1r
remove_liquidity_imbalance(u[] amounts,u max_burn_amount,Da receiver)1r
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount)1r
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,f use_eth)1r
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,Da receiver)1r
remove_liquidity_one_coin(u token_amount,u i,u min_amount)1r
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth)1r
remove_liquidity_one_coin(u token_amount,u i,u min_amount,Da receiver)1r
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth,Da receiver)1r` },
  { source: 'Curve', rows: `exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected,Aa[5] _pools)1p
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected)1p
exchange(Aa[11] _route,u[4][5] _swap_params,u _amount,u _min_dy)1p
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _min_dy,Aa[5] _pools,Da _receiver)1p
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected)1p
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools)1p
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools,Da _receiver)1p
exchange(Aa _pool,Aa _from,Da _to,u _amount,u _expected)1p
exchange(Aa _pool,Aa _from,Aa _to,u _amount,u _expected,Da _receiver)1p
exchange(Ba _pool,u i,u j,u _dx,u _min_dy,f _use_eth)1p
exchange_underlying(Ba _pool,int128 _i,int128 _j,u _dx,u _min_dy)1p
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount)1q
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount)1q
add_liquidity(Ba _pool,u[] _deposit_amounts,u _min_mint_amount)1q
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,f _use_eth)1q
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,f _use_eth)1q
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,Ea _receiver)1q
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,Ea _receiver)1q
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts)1r
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts)1r
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts,f _use_eth)1r
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts,f _use_eth)1r
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount)1r
remove_liquidity_one_coin(Ba _pool,u _burn_amount,u i,u _min_amount,f _use_eth)1r
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount,Da _receiver)1r
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_underlying,f use_dynarray,Ba pool)1z
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_dynarray,Ba pool)1z
deposit(u _value,Da _addr,f _claim_rewards)1y
withdraw(u _value,f _claim_rewards)s
claim_rewards()r
claim_rewards(Da _addr)r
claim_rewards(Ea _addr,Da _receiver)r
user_checkpoint(La addr)q
kick(La addr)q
set_approve_deposit(Ga addr,f can_deposit)4
toggle_approve_mint(Ga minting_user)4
set_rewards_receiver(Da _receiver)9
mint_many(Aa[8] gauge_addrs)r
mint_for(Aa gauge_addr,Da _for)r
create_lock(u _value,u _unlock_time)32
increase_amount(u _value)32
increase_unlock_time(u _unlock_time)33
deposit_for(Da _addr,u _value)1y
vote_for_gauge_weights(Aa _gauge_addr,u _user_weight)p
claim(Da _addr)1s
claim_many(Da[20] _receivers)1s` },
  { source: 'Curve minter', at: /^Curve minter$/, rows: `mint(Aa gauge_addr)r` },
  { source: 'Bancor, Carbon, DODO, Maverick, MetaMask', rows: `fillQuoteEthToToken(Aa buyTokenAddress,Ma target,Nb swapCallData,u feeAmount)1p
fillQuoteTokenToEth(Aa sellTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feePercentageBasisPoints)1p
fillQuoteTokenToToken(Aa sellTokenAddress,Aa buyTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feeAmount)1p
tradeBySourceAmount(Aa sourceToken,Aa targetToken,u sourceAmount,u minReturnAmount,u deadline,Da beneficiary)34
tradeByTargetAmount(Aa sourceToken,Aa targetToken,u targetAmount,u maxSourceAmount,u deadline,Da beneficiary)34
convertByPath(Aa[] path,u sourceAmount,u minReturn,Da beneficiary,Ja affiliateAccount,u affiliateFee)34
tradeBySourceAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 minReturn)1p
tradeByTargetAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 maxInput)1p
createStrategy(Aa token0,Aa token1,{55}[2] orders)29
updateStrategy(u strategyId,{55}[2] currentOrders,{55}[2] newOrders)23
deleteStrategy(u strategyId)2h
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,u deadLine)1p
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u expReturnAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,Jb feeData,u deadLine)1p
dodoMutliSwap(u fromTokenAmount,u minReturnAmount,u[] totalWeight,u[] splitNumber,Aa[] midToken,Ma[] assetFrom,Ob[] sequence,u deadLine)1p
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Jb feeData,Ob callDataConcat,u deadLine)1p
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Ob callDataConcat,f isIncentive,u deadLine)1p
exactInputSingle(Da recipient,Ba pool,f tokenAIn,u amountIn,u amountOutMinimum)1p
exactInputMultiHop(Da recipient,Bb path,u amountIn,u amountOutMinimum)1p
exactOutputSingle(Da recipient,Ba pool,f tokenAIn,u amountOut,u amountInMaximum)1p
exactInputSingle((Aa tokenIn,Aa tokenOut,Ba pool,Da recipient,u deadline,u amountIn,u amountOutMinimum,u sqrtPriceLimitD18) params)1p
metaRoute((Nb firstSwapCalldata,Nb secondSwapCalldata,Aa[] approvedTokens,Ma firstDexRouter,Ma secondDexRouter,u amount,f nativeIn,Ma relayRecipient,Nb otherSideCalldata) _metarouteTransaction)1j
executeRoute(uint32 routeId,Nb routeData)3
executeRoutes(uint32[] routeIds,Nb[] routeData)3
swap(Ps aggregatorId,Aa tokenFrom,u amount,Nb data)1p` },
  { source: 'Pendle', rows: `swapExactTokenForPt(Da receiver,Ma market,u minPtOut,{92} guessPtOut,{145} input,O{205} limit)1p
swapExactTokenForYt(Da receiver,Ma market,u minYtOut,{92} guessYtOut,{145} input,O{205} limit)1p
swapExactSyForPt(Da receiver,Ma market,u exactSyIn,u minPtOut,{92} guessPtOut,O{205} limit)1p
swapExactSyForYt(Da receiver,Ma market,u exactSyIn,u minYtOut,{92} guessYtOut,O{205} limit)1p
swapExactPtForToken(Da receiver,Ma market,u exactPtIn,{147} output,O{205} limit)1p
swapExactPtForSy(Da receiver,Ma market,u exactPtIn,u minSyOut,O{205} limit)1p
swapExactYtForToken(Da receiver,Ma market,u exactYtIn,{147} output,O{205} limit)1p
swapExactYtForSy(Da receiver,Ma market,u exactYtIn,u minSyOut,O{205} limit)1p
swapExactTokenForPtSimple(Da receiver,Ma market,u minPtOut,{145} input)1p
swapExactTokenForYtSimple(Da receiver,Ma market,u minYtOut,{145} input)1p
swapExactSyForPtSimple(Da receiver,Ma market,u exactSyIn,u minPtOut)1p
swapExactSyForYtSimple(Da receiver,Ma market,u exactSyIn,u minYtOut)1p
addLiquidityDualTokenAndPt(Da receiver,Ma market,{145} input,u netPtDesired,u minLpOut)1q
addLiquidityDualSyAndPt(Da receiver,Ma market,u netSyDesired,u netPtDesired,u minLpOut)1q
addLiquiditySinglePt(Da receiver,Ma market,u netPtIn,u minLpOut,{92} guessPtSwapToSy,O{205} limit)1q
addLiquiditySingleToken(Da receiver,Ma market,u minLpOut,{92} guessPtReceivedFromSy,{145} input,O{205} limit)1q
addLiquiditySingleSy(Da receiver,Ma market,u netSyIn,u minLpOut,{92} guessPtReceivedFromSy,O{205} limit)1q
addLiquiditySingleTokenKeepYt(Da receiver,Ma market,u minLpOut,u minYtOut,{145} input)1q
addLiquiditySingleSyKeepYt(Da receiver,Ma market,u netSyIn,u minLpOut,u minYtOut)1q
addLiquiditySinglePtSimple(Da receiver,Ma market,u netPtIn,u minLpOut)1q
addLiquiditySingleTokenSimple(Da receiver,Ma market,u minLpOut,{145} input)1q
addLiquiditySingleSySimple(Da receiver,Ma market,u netSyIn,u minLpOut)1q
removeLiquidityDualTokenAndPt(Da receiver,Ma market,u netLpToRemove,{147} output,u minPtOut)1r
removeLiquidityDualSyAndPt(Da receiver,Ma market,u netLpToRemove,u minSyOut,u minPtOut)1r
removeLiquiditySinglePt(Da receiver,Ma market,u netLpToRemove,u minPtOut,{92} guessPtReceivedFromSy,O{205} limit)1r
removeLiquiditySingleToken(Da receiver,Ma market,u netLpToRemove,{147} output,O{205} limit)1r
removeLiquiditySingleSy(Da receiver,Ma market,u netLpToRemove,u minSyOut,O{205} limit)1r
removeLiquiditySinglePtSimple(Da receiver,Ma market,u netLpToRemove,u minPtOut)1r
mintSyFromToken(Da receiver,Ma SY,u minSyOut,{145} input)35
mintPyFromToken(Da receiver,Ma YT,u minPyOut,{145} input)35
mintPyFromSy(Da receiver,Ma YT,u netSyIn,u minPyOut)35
redeemSyToToken(Da receiver,Ma SY,u netSyIn,{147} output)36
redeemPyToToken(Da receiver,Ma YT,u netPyIn,{147} output)36
redeemPyToSy(Da receiver,Ma YT,u netPyIn,u minSyOut)36
exitPostExpToSy(Da receiver,Ma market,u netPtIn,u netLpIn,u minSyOut)1r
exitPostExpToToken(Da receiver,Ma market,u netPtIn,u netLpIn,{147} output)1r
exitPreExpToSy(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,u minSyOut,O{205} limit)1r
exitPreExpToToken(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,{147} output,O{205} limit)1r
redeemDueInterestAndRewards(Ea user,Ma[] sys,Ma[] yts,Ma[] markets)r
redeemDueInterestAndRewards(Ea user,f redeemInterest,f redeemRewards)r
redeemRewards(Ea user)r
swapTokenToTokenViaSy(Da receiver,Ma SY,{145} input,Aa tokenRedeemSy,u minTokenOut)1p
multicall((f allowFailure,Nb callData)[] calls)3
callAndReflect(Ma reflector,Nb selfCall1,Nb selfCall2,Nb reflectCall)3
boostMarkets(Aa[] markets)9
mintPY(Da receiverPT,Da receiverYT)35
redeemPY(Da receiver)36
mintPYMulti(Da[] receiverPTs,Da[] receiverYTs,u[] amountSyToMints)35
redeemPYMulti(Da[] receivers,u[] amountPYToRedeems)36
burn(Da receiverSy,Da receiverPt,u netLpToBurn)37
redeem(Da receiver,u amountSharesToRedeem,Aa tokenOut,u minTokenOut,f burnFromInternalBalance)1x
claimRewards(Ea user)r
increaseLockPosition(uint128 additionalAmountToLock,uint128 newExpiry)38
increaseLockPositionAndBroadcast(uint128 additionalAmountToLock,uint128 newExpiry,u[] chainIds)38
vote(Aa[] pools,uint64[] weights)p
cancelSingle(L{155} order)l
cancelBatch(L{155}[] orders)l
increaseNonce()l
claimRetail(Da receiver,u totalAccrued,Ow[] proof)1s
claimProtocol(Da receiver,Aa[] pools)25
setDelegatorFor(Da receiver,Ga delegator)7` },
  { source: 'Velodrome, Aerodrome', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)1p
swapExactETHForTokens(u amountOutMin,{45}[] routes,Da to,u deadline)1p
swapExactTokensForETH(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)1p
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)1p
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,{45}[] routes,Da to,u deadline)1p
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)1p
swapExactTokensForTokens(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)1p
swapExactETHForTokens(u amountOutMin,{18}[] routes,Da to,u deadline)1p
swapExactTokensForETH(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)1p
swapExactTokensForTokensSimple(u amountIn,u amountOutMin,Aa tokenFrom,Aa tokenTo,f stable,Da to,u deadline)1p
addLiquidity(Aa tokenA,Aa tokenB,f stable,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)1q
addLiquidityETH(Aa token,f stable,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)1q
removeLiquidity(Aa tokenA,Aa tokenB,f stable,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)1r
removeLiquidityETH(Aa token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)1r
removeLiquidityETHSupportingFeeOnTransferTokens(Aa token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)1r
exactInputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)2u
exactOutputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)2u
mint((Aa token0,Aa token1,int24 tickSpacing,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline,uint160 sqrtPriceX96) params)2v
getReward(Da account)r
getReward(u tokenId)r
getReward(u tokenId,Aa[] tokens)r
vote(u tokenId,Aa[] pools,u[] weights)p
reset(u tokenId)39
poke(u tokenId)q
claimRewards(Aa[] gauges)r
claimBribes(Aa[] bribes,Aa[][] tokens,u tokenId)r
claimFees(Aa[] fees,Aa[][] tokens,u tokenId)25
createLock(u value,u lockDuration)3a
createLockFor(u value,u lockDuration,Ea to)3a
increaseAmount(Tu tokenId,u value)3b
increaseUnlockTime(u tokenId,u lockDuration)33
depositFor(Tu tokenId,u value)3c
merge(u from,Tu to)3d
lockPermanent(u tokenId)3e
unlockPermanent(u tokenId)9
depositManaged(u tokenId,Tu mTokenId)1y
withdrawManaged(u tokenId)s` },
  { source: 'Trader Joe', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)1p
swapExactTokensForNATIVE(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)1p
swapExactNATIVEForTokens(u amountOutMin,{76} path,Da to,u deadline)1p
swapTokensForExactTokens(u amountOut,u amountInMax,{76} path,Da to,u deadline)1p
swapTokensForExactNATIVE(u amountNATIVEOut,u amountInMax,{76} path,Da to,u deadline)1p
swapNATIVEForExactTokens(u amountOut,{76} path,Da to,u deadline)3f
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)1p
swapExactTokensForNATIVESupportingFeeOnTransferTokens(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)1p
swapExactNATIVEForTokensSupportingFeeOnTransferTokens(u amountOutMin,{76} path,Da to,u deadline)1p
swapExactTokensForTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)1p
swapTokensForExactTokens(u _amountOut,u _amountInMax,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)1p
swapExactTokensForTokensSupportingFeeOnTransferTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)1p
addLiquidity({182} liquidityParameters)1q
addLiquidityNATIVE({182} liquidityParameters)1q
addLiquidity((Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,int256[] deltaIds,u[] distributionX,u[] distributionY,Ea to,u deadline) _liquidityParameters)1q
removeLiquidity(Aa _tokenX,Aa _tokenY,uint16 _binStep,u _amountXMin,u _amountYMin,u[] _ids,u[] _amounts,Da _to,u _deadline)1r
removeLiquidityNATIVE(Aa token,uint16 binStep,u amountTokenMin,u amountNATIVEMin,u[] ids,u[] amounts,Da to,u deadline)1r
approveForAll(Ga spender,f approved)4
batchTransferFrom(Fa from,Da to,u[] ids,u[] amounts)m
createLBPair(Aa _tokenX,Aa _tokenY,uint24 _activeId,uint16 _binStep)3g` },
  { source: 'Uniswap pools', rows: `swap(u amount0Out,u amount1Out,Da to,Nb data)1p
mint(Da to)2v
burn(Da to)37
skim(Da to)3h
sync()q
createPair(Aa tokenA,Aa tokenB)3g
setFeeTo(Ga feeTo)3i
setFeeToSetter(Ga feeToSetter)7
swap(Da recipient,f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96,Nb data)1p
mint(Ea recipient,int24 tickLower,int24 tickUpper,uint128 amount,Nb data)2v
burn(int24 tickLower,int24 tickUpper,uint128 amount)37
collect(Da recipient,int24 tickLower,int24 tickUpper,uint128 amount0Requested,uint128 amount1Requested)25
flash(Da recipient,u amount0,u amount1,Nb data)2z
increaseObservationCardinalityNext(uint16 observationCardinalityNext)q
initialize(uint160 sqrtPriceX96)3g
collectProtocol(Da recipient,uint128 amount0Requested,uint128 amount1Requested)25
setFeeProtocol(uint8 feeProtocol0,uint8 feeProtocol1)7
createPool(Aa tokenA,Aa tokenB,uint24 fee)3g
enableFeeAmount(uint24 fee,int24 tickSpacing)7` },
  { source: 'Uniswap positions', rows: `createAndInitializePoolIfNecessary(Aa token0,Aa token1,uint24 fee,uint160 sqrtPriceX96)3g
permit(Ga spender,u tokenId,u deadline,uint8 v,Ow r,Ow s)4
unwrapWETH9WithFee(u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)2w.1h
sweepTokenWithFee(Aa token,u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)3h.1i
unwrapWETH9WithFee(u amountMinimum,u feeBips,Ja feeRecipient)2w.1j
sweepTokenWithFee(Aa token,u amountMinimum,u feeBips,Ja feeRecipient)3h.1k
approveMax(Aa token)3j
approveMaxMinusOne(Aa token)3j
approveZeroThenMax(Aa token)3j
approveZeroThenMaxMinusOne(Aa token)3j
callPositionManager(Nb data)3
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient) params)2v
increaseLiquidity((Aa token0,Aa token1,Tu tokenId,u amount0Min,u amount1Min) params)1q
migrate((Ba pair,u liquidityToMigrate,uint8 percentageToMigrate,Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient,u deadline,f refundAsETH) params)3k
initializePool({97} key,uint160 sqrtPriceX96)3g
permit(Ga spender,u tokenId,u deadline,u nonce,Ob signature)4
permitForAll(Ea owner,Ga operator,f approved,u deadline,u nonce,Ob signature)4
permitBatch(Ea owner,{126} _permitBatch,Ob signature)4
revokeNonce(u nonce)l
subscribe(u tokenId,Ma newSubscriber,Ob data)4
unsubscribe(u tokenId)3l
stakeToken((Aa rewardToken,Aa pool,#ou startTime,#ou endTime,La refundee) key,u tokenId)1z
unstakeToken((Aa rewardToken,Aa pool,u startTime,u endTime,La refundee) key,u tokenId)2c
claimReward(Aa rewardToken,Da to,u amountRequested)r
withdrawToken(u tokenId,Da to,Nb data)s` },
  { source: 'Uniswap v3 position', at: /^Uniswap v3 positions$/, rows: `burn(u tokenId)37.1l` },
  { source: 'Uniswap V4', at: /^Uniswap v4 pool manager$/, rows: `unlock(Nb data)3
initialize({97} key,uint160 sqrtPriceX96)3g
swap({97} key,(f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96) params,Nb hookData)1p
modifyLiquidity({97} key,(int24 tickLower,int24 tickUpper,int256 liquidityDelta,Ow salt) params,Nb hookData)27
donate({97} key,u amount0,u amount1,Nb hookData)30
take(Aa currency,Da to,u amount)3h
settleFor(Da recipient)1y
sync(Aa currency)q
clear(Aa currency,u amount)3m
mint(Da to,u id,u amount)3n` },
  { source: 'Uniswap', rows: `execute(Nb commands,Nb[] inputs,u deadline)3.1m
execute(Nb commands,Nb[] inputs)3.1
executeSigned(Nb commands,Nb[] inputs,Sw intent,Sw data,f verifySender,Pw nonce,Ob signature,u deadline)3
modifyLiquidities(Nb unlockData,u deadline)3.1n
modifyLiquiditiesWithoutUnlock(Nb actions,Nb[] params)3` },
  { source: 'AccessManager', rows: `schedule(Na target,Nb data,uint48 when)3o.5
cancel(La caller,La target,Ob data)l
grantRole(uint64 roleId,Ga account,uint32 executionDelay)1h
revokeRole(uint64 roleId,La account)1i
renounceRole(uint64 roleId,La callerConfirmation)3p
setRoleAdmin(uint64 roleId,uint64 admin)3q
setRoleGuardian(uint64 roleId,uint64 guardian)y
setGrantDelay(uint64 roleId,uint32 newDelay)y
setTargetFunctionRole(Ma target,Pbytes4[] selectors,uint64 roleId)y
setTargetAdminDelay(Ma target,uint32 newDelay)y
setTargetClosed(Ma target,f closed)y
updateAuthority(Ma target,Ga newAuthority)3r
setAuthority(Ga newAuthority)3r` },
  { source: 'Aragon OSx', rows: `vote(u _voteId,f _supports,f _executesIfDecided)p
execute(Pw callId,{15}[] actions,u allowFailureMap)0.1o
createProposal(Ob metadata,{15}[] actions,uint64 startDate,uint64 endDate,Ob data)3s.1o
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,uint64 startDate,uint64 endDate,uint8 voteOption,f tryEarlyExecution)3s.1o
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,f approveProposal,f tryExecution,uint64 startDate,uint64 endDate)3s.1o
grant(Ma where,Ga who,Pw permissionId)1h
revoke(La where,La who,Pw permissionId)1i
grantWithCondition(Ma where,Ga who,Pw permissionId,Ma condition)1h
applyMultiTargetPermissions((uint8 operation,Ma where,Ga who,Ma condition,Pw permissionId)[] items)y
applySingleTargetPermissions(Ma where,(uint8 operation,Ga who,Pw permissionId)[] items)y` },
  { source: 'Allo', rows: `allocate(u poolId,Qb data)m
batchAllocate(u[] poolIds,Qb[] datas)m
registerRecipient(u poolId,Qb data)9
batchRegisterRecipient(u[] poolIds,Qb[] data)9
fundPool(Tu poolId,u amount)1y
distribute(u poolId,Da[] recipientIds,Qb data)m
createProfile(u nonce,Ps name,V{12} metadata,Ea owner,Ga[] members)6
addMembers(Pw profileId,Ga[] members)7
removeMembers(Pw profileId,La[] members)1f
updateProfilePendingOwner(Pw profileId,Ga pendingOwner)2f
addPoolManager(u poolId,Ga manager)7
removePoolManager(u poolId,La manager)1f
updateProfileMetadata(Pw profileId,V{12} metadata)9
updateProfileName(Pw profileId,Vs name)9
updatePoolMetadata(u poolId,V{12} metadata)9` },
  { source: 'Governor', rows: `propose(Na[] targets,u[] values,Nb[] calldatas,Ws description)3s.2
propose(Na[] targets,u[] values,Ns[] signatures,Nb[] calldatas,Ws description)3s.1p
queue(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)3o.2
execute(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)0.2
cancel(La[] targets,u[] values,Ob[] calldatas,Pw descriptionHash)l
castVote(u proposalId,uint8 support)p
castVoteWithReason(u proposalId,uint8 support,Ws reason)p
castVoteWithReasonAndParams(u proposalId,uint8 support,Ws reason,Ob params)p
castVoteBySig(u proposalId,uint8 support,uint8 v,Ow r,Ow s)p
castVoteBySig(u proposalId,uint8 support,La voter,Ob signature)p
relay(Na target,u value,Nb data)0.0
delegate(Ha delegatee)3t
delegateBySig(Ha delegatee,u nonce,u expiry,uint8 v,Ow r,Ow s)3t` },
  { source: 'Delegation registries', rows: `setDelegate(Pw id,Ha delegate)3t
clearDelegate(Pw id)3u
delegateAll(Ga to,Pw rights,f enable)7
delegateContract(Ga to,Aa contract,Pw rights,f enable)7
delegateERC20(Ga to,Aa contract,Pw rights,u amount)7
delegateERC721(Ga to,Aa contract,u tokenId,Pw rights,f enable)7
delegateERC1155(Ga to,Aa contract,u tokenId,Pw rights,u amount)7
delegateForAll(Ga delegate,f value)7
delegateForContract(Ga delegate,Aa contract,f value)7
delegateForToken(Ga delegate,Aa contract,u tokenId,f value)7
revokeAllDelegates()5
revokeDelegate(La delegate)5
revokeSelf(La vault)5
setDelegation(Ps context,(Hw delegate,u ratio)[] delegation,u expirationTimestamp)3t
clearDelegation(Ps context)3u
optout(Ps context,f optout)3u
attest((Pw schema,O{112} data) request)1t
multiAttest((Pw schema,O{112}[] data)[] multiRequests)1t
revoke((Pw schema,{1} data) request)5
multiRevoke((Pw schema,{1}[] data)[] multiRequests)9
timestamp(Ow data)1t
revokeOffchain(Pw data)5
register(Os schema,Ma resolver,f revocable)7` },
  { source: 'Olympus', rows: `addCollateral(uint128 collateralAmount,Ea onBehalfOf,{30}[] delegationRequests)3v
withdrawCollateral(uint128 collateralAmount,Ea onBehalfOf,Da recipient,{30}[] delegationRequests)3w
borrow(uint128 borrowAmount,Ea onBehalfOf,Da recipient)3x
repay(uint128 repayAmount,Ea onBehalfOf)2l
applyDelegations({30}[] delegationRequests,Ea onBehalfOf)3t
setAuthorization(Ga authorized,uint96 authorizationDeadline)7` },
  { source: 'Ownable, AccessControl', rows: `transferOwnership(Ga newOwner)3y
renounceOwnership()3z
acceptOwnership()40
setOwner(Ga newOwner)41
grantRole(Pw role,Ga account)42
revokeRole(Pw role,La account)43
renounceRole(Pw role,La account)44
beginDefaultAdminTransfer(Ga newAdmin)45
acceptDefaultAdminTransfer()46
cancelDefaultAdminTransfer()47
transferOwnership(Ga newOwner,f direct,f renounce)3y
changeOwner(Ga newOwner)41
setPendingOwner(Ga newOwner)48
nominateNewOwner(Ga newOwner)48
completeOwnershipHandover(Ga pendingOwner)3y
setAdmin(Ga newAdmin)49
transferAdmin(Ga newAdmin)49
_setPendingAdmin(Ga newPendingAdmin)45
setGovernance(Ga newGovernance)45
transferGovernance(Ga newGovernance)45
setGovernor(Ga newGovernor)45
rely(Ga account)1h
deny(La account)1i
grantRoles(Ga account,u roles)1h
revokeRoles(La account,u roles)1i
pause()4a
unpause()4b` },
  { source: 'Timelock', rows: `schedule(Na target,u value,Nb data,Pw predecessor,Ow salt,u delay)3o.0
scheduleBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt,u delay)3o.2
execute(Na target,u value,Nb payload,Pw predecessor,Ow salt)0.0
executeBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt)0.2
updateDelay(u newDelay)y
queueTransaction(Na target,u value,Ns signature,Nb data,u eta)3o.1q
executeTransaction(Na target,u value,Ns signature,Nb data,u eta)0.1q
cancelTransaction(La target,u value,Os signature,Ob data,u eta)l
setPendingAdmin(Ga pendingAdmin)45
acceptAdmin()2e` },
  { source: 'Proxy', rows: `upgradeTo(Ma newImplementation)1b
upgradeToAndCall(Ma newImplementation,Nb data)1b
upgrade(Ma proxy,Ma implementation)4c
upgradeAndCall(Ma proxy,Ma implementation,Nb data)4c
setImplementation(Ma newImplementation)4d
_setImplementation(Ma newImplementation)4d
_setPendingImplementation(Ma newImplementation)4e
setBeacon(Ma newBeacon)4f
changeAdmin(Ga newAdmin)49
changeProxyAdmin(Ma proxy,Ga newAdmin)4g
diamondCut((Ma facet,uint8 action,Pbytes4[] selectors)[] cuts,Ma initializer,Nb data)4h` },
  { source: 'Vote escrows', rows: `claimMany(u[] tokenIds)1s
claimIncentives(Aa[] incentives,Aa[][] tokens,u tokenId)r` },
  { source: 'Aave', rows: `supply(Aa asset,u amount,Ea onBehalfOf,uint16 referralCode)4i.1e
deposit(Aa asset,u amount,Ea onBehalfOf,uint16 referralCode)1y.1e
supplyWithPermit(Aa asset,u amount,Ea onBehalfOf,uint16 referralCode,u deadline,uint8 permitV,Ow permitR,Ow permitS)4i.1e
borrow(Aa asset,u amount,u interestRateMode,uint16 referralCode,Ea onBehalfOf)3x
repay(Aa asset,u amount,u interestRateMode,Ea onBehalfOf)4j
repayWithPermit(Aa asset,u amount,u interestRateMode,Ea onBehalfOf,u deadline,uint8 permitV,Ow permitR,Ow permitS)4j
repayWithATokens(Aa asset,u amount,u interestRateMode)4j
supply(Sw args)4i
repay(Sw args)2l
repayWithATokens(Sw args)2l
supplyWithPermit(Sw args,Ow r,Ow s)4i
repayWithPermit(Sw args,Ow r,Ow s)2l
withdraw(Sw args)2p
borrow(Sw args)3x
setUserUseReserveAsCollateral(Ow args)4k
swapBorrowRateMode(Ow args)4l
setUserUseReserveAsCollateral(Aa asset,f useAsCollateral)4m
swapBorrowRateMode(Aa asset,u interestRateMode)4l
setUserEMode(uint8 categoryId)4l
setUserUseReserveAsCollateralOnBehalfOf(Aa asset,f useAsCollateral,Ea onBehalfOf)4m
setUserEModeOnBehalfOf(uint8 categoryId,Ea onBehalfOf)4l
approvePositionManager(Ga positionManager,f approve)7
renouncePositionManagerRole(La user)5
flashLoan(Ma receiverAddress,Aa[] assets,u[] amounts,u[] interestRateModes,Ea onBehalfOf,Nb params,uint16 referralCode)2z
flashLoanSimple(Ma receiverAddress,Aa asset,u amount,Nb params,uint16 referralCode)4n
liquidationCall(Aa collateralAsset,Aa debtAsset,Da user,u debtToCover,f receiveAToken)4o
liquidationCall(Qw args1,Ow args2)4o
mintToTreasury(Aa[] assets)q
rebalanceStableBorrowRate(Aa asset,La user)4p
depositETH(Ba pool,Ea onBehalfOf,uint16 referralCode)1y.1r
withdrawETH(Ba pool,u amount,Ea onBehalfOf)s.1e
withdrawETHWithPermit(Ba pool,u amount,Da to,u deadline,uint8 permitV,Ow permitR,Ow permitS)2p
repayETH(Ba pool,u amount,u rateMode,Ea onBehalfOf)2l
repayETH(Ba pool,u amount,Ea onBehalfOf)2l
borrowETH(Ba pool,u amount,u interestRateMode,uint16 referralCode)3x
borrowETH(Ba pool,u amount,uint16 referralCode)3x
delegationWithSig(Ea delegator,Ga delegatee,u value,u deadline,uint8 v,Ow r,Ow s)7
claimRewards(Aa[] assets,u amount,Da to,Aa reward)r
claimAllRewards(Aa[] assets,Da to)r
claimRewardsOnBehalf(Aa[] assets,u amount,Ea user,Da to,Aa reward)r
claimAllRewardsOnBehalf(Aa[] assets,Ea user,Da to)r
claimRewardsToSelf(Aa[] assets,u amount,Aa reward)r
claimAllRewardsToSelf(Aa[] assets)r
setClaimer(Ea user,Ga caller)7
swapAndDeposit(Aa assetToSwapFrom,Aa assetToSwapTo,u amountToSwap,u minAmountToReceive,u swapAllBalanceOffset,Nb swapCalldata,Ma augustus,{54} permitParams)1p
swapAndRepay(Aa collateralAsset,Aa debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,u buyAllBalanceOffset,Nb paraswapData,{54} permitSignature)4q
swapAndRepay(Aa collateralAsset,Aa debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,{54} permitSignature,f useEthPath)4q
claimRewards(Da to,u amount)r
claimRewardsAndRedeem(Da to,u claimAmount,u redeemAmount)r
redeem(Da to,u amount)1x
claimRewardsOnBehalf(Ea from,Da to,u amount)r
claimRewardsAndRedeemOnBehalf(Ea from,Da to,u claimAmount,u redeemAmount)r
redeemOnBehalf(Ea from,Da to,u amount)1x
stake(Ea to,u amount)1z
claimRewardsAndStake(Ea to,u amount)4r
cooldownOnBehalfOf(Ea from)4s
stakeWithPermit(u amount,u deadline,uint8 v,Ow r,Ow s)1z
stakeWithPermit(Fa from,u amount,u deadline,uint8 v,Ow r,Ow s)1z
delegateByType(Ha delegatee,uint8 delegationType)3t
delegateByTypeBySig(Ha delegatee,uint8 delegationType,u nonce,u expiry,uint8 v,Ow r,Ow s)3t
claimAllRewards(Aa asset,Da receiver)r
claimSelectedRewards(Aa asset,Aa[] rewards,Da receiver)r
claimSelectedRewards(Aa[] assets,Aa[][] rewards,Da receiver)r
claimAllRewardsOnBehalf(Aa asset,Ea user,Da receiver)r
claimSelectedRewardsOnBehalf(Aa asset,Aa[] rewards,Ea user,Da receiver)r
claimSelectedRewardsOnBehalf(Aa[] assets,Aa[][] rewards,Ea user,Da receiver)r
claimAllRewardsPermit(Aa asset,Ea user,Da receiver,u deadline,{7} sig)r
claimSelectedRewardsPermit(Aa asset,Aa[] rewards,Ea user,Da receiver,u deadline,{7} sig)r
setClaimer(Ga claimer,f flag)7
setClaimer(Ea user,Ga claimer,f flag)7
setCooldownOperator(Ga operator,f flag)7
depositWithPermit(u assets,Da receiver,u deadline,{7} sig)1y
submitVote(u proposalId,f support,(Aa underlyingAsset,uint128 slot,Ob proof)[] votingBalanceProofs)p
buyAsset(u minAmount,Da receiver)2s
sellAsset(u maxAmount,Da receiver)2t
buyAssetWithSig(Ea originator,u minAmount,Da receiver,u deadline,Ob signature)2s
sellAssetWithSig(Ea originator,u maxAmount,Da receiver,u deadline,Ob signature)2t
supply(u reserveId,u amount,Ea onBehalfOf)4i
repay(u reserveId,u amount,Ea onBehalfOf)2l
withdraw(u reserveId,u amount,Ea onBehalfOf)2p
borrow(u reserveId,u amount,Ea onBehalfOf)3x
setUsingAsCollateral(u reserveId,f usingAsCollateral,Ea onBehalfOf)4t
setUserPositionManager(Ga positionManager,f approve)7` },
  { source: 'Staked Aave', at: /^Staked (?:Aave|GHO)/, rows: `cooldown()4s` },
  { source: 'Abracadabra', rows: `cook(uint8[] actions,u[] values,Nb[] datas)3
addCollateral(Ea to,f skim,u share)3v
removeCollateral(Da to,u share)3w
borrow(Da to,u amount)3x
repay(Ea to,f skim,u part)2l
deposit(Aa token,Fa from,Ea to,u amount,u share)1y
withdraw(Aa token,Fa from,Da to,u amount,u share)s
transfer(Aa token,Fa from,Da to,u share)m
transferMultiple(Aa token,Fa from,Da[] tos,u[] shares)m
setMasterContractApproval(Ea user,Ga masterContract,f approved,uint8 v,Ow r,Ow s)7
batch(Nb[] calls,f revertOnFail)3
deploy(Ma masterContract,Ob data,f useCreate2)6` },
  { source: 'Ajna', rows: `addQuoteToken(u amount,u index,u expiry)1q
addCollateral(u amountToAdd,u index,u expiry)3v
removeQuoteToken(u maxAmount,u index)1r
removeCollateral(u maxAmount,u index)4u
moveQuoteToken(u maxAmount,u fromIndex,u toIndex,u expiry)4v
drawDebt(Ea borrowerAddress,u amountToBorrow,u limitIndex,u collateralToPledge)3x
repayDebt(Ea borrowerAddress,u maxQuoteTokenAmountToRepay,u collateralAmountToPull,Da collateralReceiver,u limitIndex)4w
increaseLPAllowance(Ga spender,u[] indexes,u[] amounts)7
approveLPTransferors(Ga[] transferors)7
revokeLPAllowance(La spender,u[] indexes)1f
decreaseLPAllowance(La spender,u[] indexes,u[] amounts)1f
revokeLPTransferors(La[] transferors)1f
transferLP(Fa owner,Da newOwner,u[] indexes)m` },
  { source: 'Alchemix', rows: `deposit(Aa yieldToken,u amount,Ea recipient)1y
depositUnderlying(Aa yieldToken,u amount,Ea recipient,u minimumAmountOut)1y
withdrawUnderlying(Aa yieldToken,u shares,Da recipient,u minimumAmountOut)2p
withdrawFrom(Ea owner,Aa yieldToken,u shares,Da recipient)2p
withdrawUnderlyingFrom(Ea owner,Aa yieldToken,u shares,Da recipient,u minimumAmountOut)2p
mintFrom(Ea owner,u amount,Da recipient)2k
burn(u amount,Ea recipient)2l
repay(Aa underlyingToken,u amount,Ea recipient)4j
liquidate(Aa yieldToken,u shares,u minimumAmountOut)4x
approveMint(Ga spender,u amount)7
approveWithdraw(Ga spender,Aa yieldToken,u shares)7
poke(La owner)q` },
  { source: 'Compound v2', rows: `repayBorrow()2l
repayBorrow(u repayAmount)2l
repayBorrowBehalf(Ea borrower)2l
repayBorrowBehalf(Ea borrower,u repayAmount)2l
repayBehalf(Ea borrower)2l
repayBehalfExplicit(Ea borrower,Ma cEther)2l
redeemUnderlying(u redeemAmount)4y
liquidateBorrow(Da borrower,u repayAmount,Aa cTokenCollateral)4o
liquidateBorrow(Da borrower,Aa cTokenCollateral)4o
enterMarkets(Aa[] cTokens)4z
exitMarket(Aa cTokenAddress)50
claimComp(Ea holder)r
claimComp(Ea holder,Aa[] cTokens)r
claimComp(Ea[] holders,Aa[] cTokens,f borrowers,f suppliers)r
accrueInterest()51
exchangeRateCurrent()q
totalBorrowsCurrent()q
balanceOfUnderlying(La owner)q
borrowBalanceCurrent(La account)q
mintBehalf(Ea receiver,u mintAmount)2v
borrowBehalf(Ea borrower,u borrowAmount)3x
redeemBehalf(Ea redeemer,u redeemTokens)4y
redeemUnderlyingBehalf(Ea redeemer,u redeemAmount)4y
updateDelegate(Ga delegate,f approved)7
claimVenus(Ea holder)r
claimVenus(Ea holder,Aa[] vTokens)r
claimVenus(Ea[] holders,Aa[] vTokens,f borrowers,f suppliers)r
claimVenus(Ea[] holders,Aa[] vTokens,f borrowers,f suppliers,f collateral)r
mintVAI(u mintVAIAmount)2k
repayVAI(u amount)2l
repayVAIBehalf(Ea borrower,u amount)2l
requestWithdrawal(Aa rewardToken,u pid,u amount)21
executeWithdrawal(Aa rewardToken,u pid)1m
claimInterest(Aa vToken)r
claimInterest(Aa vToken,Ea user)r
claimReward(Ea holder)r
claimReward(Ea holder,Aa[] mTokens)r
claimReward(Ea[] holders,Aa[] mTokens,f borrowers,f suppliers)r
mintWithPermit(u mintAmount,u deadline,uint8 v,Ow r,Ow s)2v
claimReward(uint8 rewardType,Ea holder)r
claimReward(uint8 rewardType,Ea holder,Aa[] qiTokens)r
claimReward(uint8 rewardType,Ea[] holders,Aa[] qiTokens,f borrowers,f suppliers)r
requestUnlock(u shareAmount)21` },
  { source: 'Compound v2 market', at: /^Compound v2 c[A-Z]+$/, rows: `mint()2v
mint(u mintAmount)2v
redeem(u redeemTokens)4y
borrow(u borrowAmount)3x` },
  { source: 'Compound v3', rows: `supply(Aa asset,u amount)4i
supplyTo(Ea dst,Aa asset,u amount)4i.1s
supplyFrom(Fa from,Ea dst,Aa asset,u amount)4i
withdrawFrom(Ea src,Da to,Aa asset,u amount)2p.1t
transferAsset(Da dst,Aa asset,u amount)m.1s
transferAssetFrom(Fa src,Da dst,Aa asset,u amount)m.1s
allowBySig(Ea owner,Ga manager,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s)7
buyCollateral(Aa asset,u minAmount,u baseAmount,Da recipient)2s
absorb(La absorber,La[] accounts)4o
accrueAccount(La account)q
claim(Aa comet,Ea src,f shouldAccrue)1s
claimTo(Aa comet,Ea src,Da to,f shouldAccrue)1s
invoke(Pw[] actions,Nb[] data)3` },
  { source: 'Compound v3 market', at: /^Compound v3 [A-Z.]+$/, rows: `withdraw(Aa asset,u amount)2p
withdrawTo(Da to,Aa asset,u amount)2p.1t` },
  { source: 'Euler', rows: `setAccountOperator(Ea account,Ga operator,f authorized)7
setOperator(Ebytes19 addressPrefix,Ga operator,u operatorBitField)7
setNonce(Ebytes19 addressPrefix,u nonceNamespace,u nonce)l
setLockdownMode(Ebytes19 addressPrefix,f enabled)52
setPermitDisabledMode(Ebytes19 addressPrefix,f enabled)52
enableCollateral(Ea account,Aa vault)4z
disableCollateral(Ea account,Aa vault)50
reorderCollaterals(Ea account,uint8 index1,uint8 index2)4z
enableController(Ea account,Ga vault)7
disableController(Ea account)5
disableController()5
call(Na targetContract,Ea onBehalfOfAccount,u value,Nb data)3
controlCollateral(Ma targetCollateral,Ea onBehalfOfAccount,u value,Nb data)3
permit(Ea signer,La sender,u nonceNamespace,u nonce,u deadline,u value,Nb data,Ob signature)3
batch({87}[] items)3
batchRevert({87}[] items)3
batchSimulation({87}[] items)3
requireAccountStatusCheck(La account)q
forgiveAccountStatusCheck(La account)q
requireVaultStatusCheck()q
forgiveVaultStatusCheck()q
borrow(u amount,Da receiver)3x
repay(u amount,Ea receiver)2l
repayWithShares(u amount,Ea receiver)2l
pullDebt(u amount,Da from)3x
flashLoan(u amount,Nb data)4n
enableBalanceForwarder()9
disableBalanceForwarder()3l
liquidate(Da violator,Aa collateral,u repayAssets,u minYieldBalance)4o
setGovernorAdmin(Ga newGovernorAdmin)53
setFeeReceiver(Ja newFeeReceiver)3i
setHookConfig(Ma newHookTarget,uint32 newHookedOps)26
setInterestRateModel(Ma newModel)7
skim(u amount,Da receiver)3h
transferFromMax(Fa from,Da to)m
enableReward(Aa rewarded,Aa reward)27
disableReward(Aa rewarded,Aa reward,f forfeitRecentReward)54
claimReward(Aa rewarded,Aa reward,Da recipient,f ignoreRecentReward)55
enterMarket(u subAccountId,Aa newMarket)4z
exitMarket(u subAccountId,Aa oldMarket)50
approveDebt(u subAccountId,Ga spender,u amount)7
batchDispatch((f allowError,Ma proxyAddr,Nb data)[] items,Ea[] deferLiquidityChecks)3` },
  { source: 'Fluid', rows: `operate(Tu nftId,int256 newCol,int256 newDebt,Da to)56
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebt,Da to)57
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebtToken0,int256 newDebtToken1,int256 debtSharesMinMax,Da to)57
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 newDebt,Da to)58
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 perfectDebtShares,int256 debtToken0MinMax,int256 debtToken1MinMax,Da to)58
deposit(u assets,Ea receiver,u minAmountOut)1y
mint(u shares,Ea receiver,u maxAssets)2v
claim(Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)1s
claimOnBehalfOf(Ea onBehalfOf,Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)1s` },
  { source: 'Fraxlend', rows: `addCollateral(u collateralAmount,Ea borrower)3v
borrowAsset(u borrowAmount,u collateralAmount,Da receiver)3x
removeCollateral(u collateralAmount,Da receiver)3w
repayAsset(u shares,Ea borrower)2l
repayAssetWithCollateral(Ma swapperAddress,u collateralToSwap,u amountAssetOutMin,Aa[] path)4q
leveragedPosition(Ma swapperAddress,u borrowAmount,u initialCollateralAmount,u amountCollateralOutMin,Aa[] path)59
liquidate(uint128 sharesToLiquidate,u deadline,Da borrower)4o` },
  { source: 'Gearbox', rows: `openCreditAccount(Ea onBehalfOf,{13}[] calls,u referralCode)6
closeCreditAccount(Ea creditAccount,{13}[] calls)3
multicall(Ea creditAccount,{13}[] calls)3
botMulticall(Ea creditAccount,{13}[] calls)3
liquidateCreditAccount(Da creditAccount,Da to,{13}[] calls)4o
setBotPermissions(Ga bot,Ea creditAccount,uint192 permissions)7
setBotPermissions(Ga bot,uint192 permissions)7
depositWithReferral(u assets,Ea receiver,u referralCode)1y
mintWithReferral(u shares,Ea receiver,u referralCode)2v` },
  { source: 'Liquity', rows: `openTrove(Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver)59
openTroveAndJoinInterestBatchManager((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,Ga interestBatchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)59
openTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)59
openLeveragedTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u flashLoanAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)59
addColl(Tu troveId,u collAmount)3v
repayBold(Tu troveId,u boldAmount)2l
addCollWithRawETH(Tu troveId)3v
withdrawColl(u troveId,u collWithdrawal)3w
withdrawCollToRawETH(u troveId,u amount)3w
closeTroveFromCollateral(u troveId,u flashLoanAmount,u minExpectedCollateral)5a
claimCollateral()1s
claimAllCollGains()r
closeTrove(Tu troveId)5a
closeTroveToRawETH(Tu troveId)5a
withdrawBold(u troveId,u boldAmount,u maxUpfrontFee)3x
leverUpTrove((u troveId,u flashLoanAmount,u boldAmount,u maxUpfrontFee) params)5b
adjustTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)5c
adjustTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)5c
adjustZombieTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)5c
adjustZombieTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)5c
leverDownTrove((u troveId,u flashLoanAmount,u minBoldAmount) params)4q
adjustTroveInterestRate(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)4p
applyPendingDebt(u troveId,u lowerHint,u upperHint)q
removeInterestIndividualDelegate(u troveId)5
kickFromBatch(u troveId,u upperHint,u lowerHint)q
setAddManager(u troveId,Ga manager)7
setRemoveManager(u troveId,Ga manager)7
setRemoveManagerWithReceiver(u troveId,Ga manager,Da receiver)7
setInterestIndividualDelegate(u troveId,Ga delegate,uint128 minInterestRate,uint128 maxInterestRate,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee,u minInterestRateChangePeriod)7
setInterestBatchManager(u troveId,Ga newBatchManager,u upperHint,u lowerHint,u maxUpfrontFee)7
switchBatchManager(u troveId,u removeUpperHint,u removeLowerHint,Ga newBatchManager,u addUpperHint,u addLowerHint,u maxUpfrontFee)7
removeFromBatch(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)5d
removeFromBatch(u id)5d
registerBatchManager(uint128 minInterestRate,uint128 maxInterestRate,uint128 currentInterestRate,uint128 annualManagementFee,uint128 minInterestRateChangePeriod)7
lowerBatchManagementFee(u newAnnualManagementFee)7
setBatchManagerAnnualInterestRate(uint128 newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)7
provideToSP(u topUp,f doClaim)1y
withdrawFromSP(u amount,f doClaim)s
redeemCollateral(u boldAmount,u maxIterationsPerCollateral,u maxFeePercentage)36
urgentRedemption(u boldAmount,u[] troveIds,u minCollateral)4o
openTrove(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)59
withdrawLUSD(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)3x
adjustTrove(u maxFeePercentage,u collWithdrawal,u LUSDChange,f isDebtIncrease,La upperHint,La lowerHint)5e
addColl(La upperHint,La lowerHint)3v
repayLUSD(u LUSDAmount,La upperHint,La lowerHint)2l
withdrawColl(u collWithdrawal,La upperHint,La lowerHint)3w
withdrawETHGainToTrove(La upperHint,La lowerHint)3v
provideToSP(u amount,Ja frontEndTag)1y
withdrawFromSP(u amount)s
redeemCollateral(u LUSDamount,La firstRedemptionHint,La upperPartialRedemptionHint,La lowerPartialRedemptionHint,u partialRedemptionHintNICR,u maxIterations,u maxFeePercentage)36
liquidate(Da borrower)4o
liquidateTroves(u n)4o
batchLiquidateTroves(Da[] troveArray)4o` },
  { source: 'Liquity troves', at: /^Liquity borrower operations$/, rows: `closeTrove()5f` },
  { source: 'Sky and Maker', rows: `frob(Pw i,Ea u,Fa v,Da w,int256 dink,int256 dart)5g
flux(Pw ilk,Fa src,Da dst,u wad)m
move(Fa src,Da dst,u rad)m
fork(Pw ilk,Ea src,Ea dst,int256 dink,int256 dart)m
drip(Pw ilk)q
join(Ea usr,u wad)1y
exit(Da usr,u wad)s
push(Da usr,u wad)m
daiToUsds(Da usr,u wad)1p
usdsToDai(Da usr,u wad)1p
open(Pw ilk,Ea usr)6
give(u cdp,Ga dst)c
cdpAllow(u cdp,Ga usr,u ok)5h
urnAllow(Ga usr,u ok)7
frob(u cdp,int256 dink,int256 dart)5g
flux(Pw ilk,u cdp,Da dst,u wad)m
flux(u cdp,Da dst,u wad)m
move(u cdp,Da dst,u rad)m
quit(u cdp,Da dst)m
shift(u cdpSrc,Tu cdpDst)m
enter(Ea src,Tu cdp)m
hope(Ea owner,u index,Ga usr)7
nope(Ea owner,u index,Ga usr)1f
lock(Ea owner,u index,u wad,uint16 ref)32
lockSky(Ea owner,u index,u skyWad,uint16 ref)32
wipe(Ea owner,u index,u wad)2l
wipeAll(Ea owner,u index)2l
free(Ea owner,u index,Da to,u wad)2p
freeNoFee(Ea owner,u index,Da to,u wad)2p
freeSky(Ea owner,u index,Da to,u skyWad)2p
getReward(Ea owner,u index,Aa farm,Da to)r
draw(Ea owner,u index,Da to,u wad)3x
selectFarm(Ea owner,u index,Ma farm,uint16 ref)9
selectVoteDelegate(Ea owner,u index,Ha voteDelegate)3t
deposit(u assets,Ea receiver,uint16 referral)1y
mint(u shares,Ea receiver,uint16 referral)2v
buyGem(Da usr,u gemAmt)2s
sellGem(Da usr,u gemAmt)2t
buyGemNoFee(Da usr,u gemAmt)2s
sellGemNoFee(Da usr,u gemAmt)2t
vote(Ha[] yays)p
vote(Pw slate)p
etch(Ha[] yays)p
votePoll(u pollId,u optionId)p
votePoll(u[] pollIds,u[] optionIds)p
mkrToSky(Da usr,u mkrAmt)5i
skyToMkr(Da usr,u skyAmt)5i
build(Ea owner)6
setCache(Ma cacheAddr)7
execute(Mb code,Nb data)3` },
  { source: 'Morpho', rows: `supply(A{84} marketParams,u assets,u shares,Ea onBehalf,Nb data)4i
supplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)3v
repay(A{82} marketParams,u assets,u shares,Ea onBehalf,Nb data)4j
withdraw(A{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)s.1u
withdrawCollateral(A{82} marketParams,u assets,Ea onBehalf,Da receiver)3w.1v
borrow(A{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)3x.1u
liquidate(A{82} marketParams,Da borrower,u seizedAssets,u repaidShares,Nb data)4o
flashLoan(Aa token,u assets,Nb data)4n
setAuthorizationWithSig((Ea authorizer,Ga authorized,f isAuthorized,u nonce,u deadline) authorization,{7} signature)7
accrueInterest(A{82} marketParams)51
createMarket(A{82} marketParams)3g
submitCap(M{82} marketParams,u newSupplyCap)7
acceptCap(M{82} marketParams)2e
submitMarketRemoval(M{82} marketParams)7
setCurator(Ga newCurator)7
submitGuardian(Ga newGuardian)7
setIsAllocator(Ga newAllocator,f newIsAllocator)7
setFeeRecipient(Ja newFeeRecipient)3i
setSkimRecipient(Da newSkimRecipient)3i
acceptGuardian()2e
acceptTimelock()2e
revokePendingGuardian()47
revokePendingTimelock()47
submitTimelock(u newTimelock)7
updateWithdrawQueue(u[] indexes)7
revokePendingCap(Pw id)47
revokePendingMarketRemoval(Pw id)47
setSupplyQueue(Pw[] newSupplyQueue)7
reallocate(M({82} marketParams,u assets)[] allocations)7
reallocateTo(Aa vault,M({82} marketParams,uint128 amount)[] withdrawals,M{82} supplyMarketParams)7
claim(Da account,Aa reward,u claimable,Ow[] proof)1s
multicall({79}[] bundle)3
reenter({79}[] bundle)3
morphoSupply(A{84} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)4i
morphoSupplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)3v
morphoRepay(A{82} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)2l
morphoBorrow(A{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)3x
morphoWithdraw(A{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)s
morphoWithdrawCollateral(A{82} marketParams,u assets,Da receiver)3w
morphoFlashLoan(Aa token,u assets,Nb data)4n
erc20Transfer(Aa token,Da receiver,u amount)m
erc20TransferFrom(Aa token,Da receiver,u amount)m
nativeTransfer(Da receiver,u amount)m
permit2TransferFrom(Aa token,Da receiver,u amount)m
erc4626Deposit(Ma vault,u assets,u maxSharePriceE27,Ea receiver)1y
erc4626Mint(Ma vault,u shares,u maxSharePriceE27,Ea receiver)2v
erc4626Withdraw(Ma vault,u assets,u minSharePriceE27,Da receiver,Ea owner)s
erc4626Redeem(Ma vault,u shares,u minSharePriceE27,Da receiver,Ea owner)1x
wrapNative(u amount,Da receiver)5j
wrapStEth(u amount,Da receiver)5j
unwrapNative(u amount,Da receiver)2w
unwrapStEth(u amount,Da receiver)2w
stakeEth(u amount,u maxSharePriceE27,Ia referral,Da receiver)1z
aaveV2Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)2l
aaveV3Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)2l
aaveV3OptimizerRepay(Aa underlying,u amount,Ea onBehalf)2l
aaveV2Withdraw(Aa token,u amount,Da receiver)2p
aaveV3Withdraw(Aa token,u amount,Da receiver)2p
aaveV3OptimizerWithdraw(Aa underlying,u amount,u maxIterations,Da receiver)s
aaveV3OptimizerWithdrawCollateral(Aa underlying,u amount,Da receiver)3w
compoundV2RepayErc20(Ba cToken,u amount,Ea onBehalf)2l
compoundV2RepayEth(u amount,Ea onBehalf)2l
compoundV3Repay(Ma instance,u amount,Ea onBehalf)2l
compoundV2RedeemErc20(Ba cToken,u amount,Da receiver)4y
compoundV2RedeemEth(u amount,Da receiver)4y
compoundV3WithdrawFrom(Ma instance,Aa asset,u amount,Da receiver)2p
erc20WrapperDepositFor(Ma wrapper,u amount)5j
erc20WrapperWithdrawTo(Ma wrapper,Da receiver,u amount)2w
buy(Ma augustus,Nb callData,Ba srcToken,Aa destToken,u newDestAmount,{68} offsets,Da receiver)2s
sell(Ma augustus,Nb callData,Ba srcToken,Aa destToken,f sellEntireBalance,{68} offsets,Da receiver)2t
buyMorphoDebt(Ma augustus,Nb callData,Ba srcToken,A{82} marketParams,{68} offsets,Ea onBehalf,Da receiver)4o
morphoWrapperWithdrawTo(Da receiver,u amount)2w
morphoWrapperDepositFor(Da receiver,u amount)5j
morphoSetAuthorizationWithSig((Ea delegator,Ga manager,f isAllowed,u nonce,u deadline) authorization,{7} signature,f skipRevert)7
erc20TransferFrom(Aa asset,u amount)m
transferFrom2(Aa asset,u amount)m
wrapNative(u amount)5j
wrapStEth(u amount)5j
aaveV2Repay(Aa asset,u amount,u interestRateMode)2l
aaveV3Repay(Aa asset,u amount,u interestRateMode)2l
aaveV3OptimizerRepay(Aa underlying,u amount)2l
compoundV2Repay(Ba cToken,u amount)2l
unwrapNative(u amount)2w
unwrapStEth(u amount)2w
aaveV2Withdraw(Aa asset,u amount)2p
aaveV3Withdraw(Aa asset,u amount)2p
aaveV3OptimizerWithdraw(Aa underlying,u amount,u maxIterations)s
aaveV3OptimizerWithdrawCollateral(Aa underlying,u amount)3w
compoundV2Redeem(Ba cToken,u amount)4y
compoundV3Repay(Ma instance,u amount)2l
compoundV3WithdrawFrom(Ma instance,Aa asset,u amount)2p
stakeEth(u amount,u minShares,Ia referral)1z
urdClaim(Ma distributor,Da account,Aa reward,u amount,Ow[] proof,f skipRevert)1s
compoundV3AllowBySig(Ma instance,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s,f skipRevert)7
aaveV3OptimizerApproveManagerWithSig(f isApproved,u nonce,u deadline,{7} signature,f skipRevert)7
permit(Aa asset,u amount,u deadline,uint8 v,Ow r,Ow s,f skipRevert)4.1w
permitDai(u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s,f skipRevert)4
submit(Nb data)7
revoke(Nb data)1f
forceDeallocate(Ma adapter,Ob data,u assets,Ea onBehalf)27
setIsSentinel(Ga account,f newIsSentinel)7` },
  { source: 'Notional', rows: `depositUnderlyingToken(Ea account,uint16 currencyId,u amountExternalPrecision)1y
depositAssetToken(Ea account,uint16 currencyId,u amountExternalPrecision)1y
batchBalanceAction(Ea account,N{161}[] actions)3
batchBalanceAction(N{161}[] actions)3
batchBalanceAndTradeAction(Ea account,N{168}[] actions)3
batchLend(Ea account,N(uint16 currencyId,f depositUnderlying,w[] trades)[] actions)3
batchBalanceAndTradeActionWithCallback(Ea account,N{168}[] actions,Nb callbackData)3
enableBitmapCurrency(uint16 currencyId)7
settleAccount(La account)q
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem,f sellTokenAssets,f acceptResidualAssets)1x
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem)1x
nTokenClaimIncentives()r` },
  { source: 'Silo', rows: `deposit(u assets,Ea receiver,uint8 collateralType)1y
mint(u shares,Ea receiver,uint8 collateralType)2v
withdraw(u assets,Da receiver,Ea owner,uint8 collateralType)2p
redeem(u shares,Da receiver,Ea owner,uint8 collateralType)4y
borrow(u assets,Da receiver,Ea borrower)3x
borrowShares(u shares,Da receiver,Ea borrower)3x
borrowSameAsset(u assets,Da receiver,Ea borrower)3x
repayShares(u shares,Ea borrower)2l
switchCollateralToThisSilo()50
transitionCollateral(u shares,Ea owner,uint8 transitionFrom)50
setReceiveApproval(Ea owner,u amount)7
flashLoan(Ma receiver,Aa token,u amount,Nb data)4n` },
  { source: 'Summer', rows: `depositTokens(Aa asset,u amount)1y
enterFleet(Aa fleetCommander,u assets,Ea receiver)1y
withdrawTokens(Aa asset,u amount)s
exitFleet(Aa fleetCommander,u assets)s
unstakeAndWithdrawAssets(Aa fleetCommander,u shares,f claimRewards)2c
swap(Aa fromToken,Aa toToken,u assets,u minTokensReceived,Nb swapCalldata)1p
claimMerkleRewards(Da user,u[] indices,u[] amounts,Ow[][] proofs,Ma rewardsRedeemer)r
claimFleetRewards(Aa[] fleetCommanders,Aa rewardToken)r
claimGovernanceRewards(Ma govRewardsManager,Aa rewardToken)r` },
  { source: 'Blur', rows: `execute({195} sell,{196} buy)5k
bulkExecute(({195} sell,{196} buy)[] executions)5k
takeAsk({200} inputs,Ob oracleSignature)5k
takeAskPool({200} inputs,Ob oracleSignature,u amountToWithdraw)5k
takeAskSingle({199} inputs,Ob oracleSignature)5k
takeAskSinglePool({199} inputs,Ob oracleSignature,u amountToWithdraw)5k
takeBid(({158}[] orders,{124}[] exchanges,{25} takerFee,Ob signatures) inputs,Ob oracleSignature)5k
takeBidSingle(({158} order,{124} exchange,{25} takerFee,Ob signature) inputs,Ob oracleSignature)5k
cancelTrades((Pw hash,u index,u amount)[] cancels)l
cancelOrder({180} order)l
cancelOrders({180}[] orders)l
incrementNonce()l` },
  { source: 'LooksRare, X2Y2', rows: `executeTakerBid({50} takerBid,{185} makerAsk,Ob makerSignature,{66} merkleTree,Ia affiliate)5l
executeTakerAsk({50} takerAsk,{185} makerBid,Ob makerSignature,{66} merkleTree,Ia affiliate)5l
executeMultipleTakerBids({50}[] takerBids,{185}[] makerAsks,Ob[] makerSignatures,{66}[] merkleTrees,Ia affiliate,f isAtomic)5l
cancelOrderNonces(u[] orderNonces)l
cancelSubsetNonces(u[] subsetNonces)l
incrementBidAskNonces(f bid,f ask)l
grantApprovals(Ga[] operators)4
revokeApprovals(La[] operators)5
matchAskWithTakerBidUsingETHAndWETH({110} takerBid,{172} makerAsk)5k
matchAskWithTakerBid({110} takerBid,{172} makerAsk)5k
matchBidWithTakerAsk({110} takerAsk,{172} makerBid)5k
cancelAllOrdersForSender(u minNonce)l
cancelMultipleMakerOrders(u[] orderNonces)l
run(((u salt,Ca user,u network,u intent,u delegateType,u deadline,Aa currency,Ob dataMask,(u price,Ob data)[] items,Ow r,Ow s,uint8 v,uint8 signVersion)[] orders,(uint8 op,u orderIdx,u itemIdx,u price,Pw itemHash,Ma executionDelegate,Ob dataReplacement,u bidIncentivePct,u aucMinIncrementPct,u aucIncDurationSecs,(u percentage,Ca to)[] fees)[] details,(u salt,u deadline,u amountToEth,u amountToWeth,Da user,f canFail) shared,Ow r,Ow s,uint8 v) input)5k
cancel(Pw[] itemHashes,u deadline,uint8 v,Ow r,Ow s)l` },
  { source: 'Manifold', rows: `purchase(uint40 listingId)t
purchase(uint40 listingId,Nb data)t
purchase(uint40 listingId,uint24 count)t
purchase(uint40 listingId,uint24 count,Nb data)t
purchase(Ia referrer,uint40 listingId)t
purchase(Ia referrer,uint40 listingId,Nb data)t
purchase(Ia referrer,uint40 listingId,uint24 count)t
purchase(Ia referrer,uint40 listingId,uint24 count,Nb data)t
cancel(uint40 listingId,uint16 holdbackBPS)l` },
  { source: 'Rarible, Sudoswap, Foundation, OpenSea, CryptoPunks', rows: `directPurchase((Ca sellOrderMaker,u sellOrderNftAmount,Pbytes4 nftAssetClass,Pb nftData,u sellOrderPaymentAmount,Aa paymentToken,u sellOrderSalt,u sellOrderStart,u sellOrderEnd,Pbytes4 sellOrderDataType,Ob sellOrderData,Ob sellOrderSignature,u buyOrderPaymentAmount,u buyOrderNftAmount,Nb buyOrderData) direct)2s
directAcceptBid((La bidMaker,u bidNftAmount,Pbytes4 nftAssetClass,Pb nftData,u bidPaymentAmount,Aa paymentToken,u bidSalt,u bidStart,u bidEnd,Pbytes4 bidDataType,Ob bidData,Ob bidSignature,u sellOrderPaymentAmount,u sellOrderNftAmount,Nb sellOrderData) direct)2t
matchOrders({177} orderLeft,Ob signatureLeft,{177} orderRight,Ob signatureRight)5k
cancel((La maker,{71} makeAsset,La taker,{71} takeAsset,u salt,u start,u end,Pbytes4 dataType,Ob data) order)l
swapETHForSpecificNFTs({8}[] swapList,Da ethRecipient,Da nftRecipient,u deadline)3f
robustSwapETHForSpecificNFTs(({8} swapInfo,u maxCost)[] swapList,Da ethRecipient,Da nftRecipient,u deadline)1p
swapNFTsForToken({8}[] swapList,u minOutput,Da tokenRecipient,u deadline)1p
buyV2(Aa nftContract,u tokenId,u maxPrice,Ia referrer)t
buy(Aa nftContract,u tokenId,u maxPrice)t
placeBid(u auctionId)5m
placeBidV2(u auctionId,u amount,Ia referrer)5m
acceptOffer(Aa nftContract,u tokenId,La offerFrom,u minAmount)5n
makeOfferV2(Aa nftContract,u tokenId,u amount,Ia referrer)29
setBuyPrice(Aa nftContract,u tokenId,u price)5o
createReserveAuction(Aa nftContract,u tokenId,u reservePrice)5o
finalizeReserveAuction(u auctionId)1m
bulkTransfer(((uint8 itemType,Aa token,u identifier,u amount)[] items,Ca recipient,f validateERC721Receiver)[] items,Pw conduitKey)m
offerPunkForSale(u punkIndex,u minSalePriceInWei)5o
offerPunkForSaleToAddress(u punkIndex,u minSalePriceInWei,Ga toAddress)5o
acceptBidForPunk(u punkIndex,u minPrice)5n
enterBidForPunk(u punkIndex)5m
buyPunk(u punkIndex)t
transferPunk(Da to,u punkIndex)m
buy(Aa _originContract,u _tokenId,Aa _currencyAddress,u _amount)t
swapNFTsForToken(u[] nftIds,u minExpectedTokenOutput,Da tokenRecipient,f isRouter,La routerCaller)1p
swapTokenForSpecificNFTs(u[] nftIds,u maxExpectedTokenInput,Da nftRecipient,f isRouter,La routerCaller)1p
createConduit(Pw conduitKey,Ga initialOwner)6
updateChannel(Aa conduit,Ga channel,f isOpen)7
transferOwnership(Aa conduit,Ga newPotentialOwner)2f` },
  { source: 'Seaport', rows: `fulfillBasicOrder({202} parameters)5k
fulfillBasicOrder_efficient_6GL6yc({202} parameters)5k
fulfillOrder({201} order,Pw fulfillerConduitKey)5k
fulfillAdvancedOrder({204} advancedOrder,{100}[] criteriaResolvers,Pw fulfillerConduitKey,Da recipient)5l.1x
fulfillAvailableOrders({201}[] orders,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,u maximumFulfilled)5k
fulfillAvailableAdvancedOrders({204}[] advancedOrders,{100}[] criteriaResolvers,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,Da recipient,u maximumFulfilled)5l.1y
matchOrders(({198} parameters,Ob signature)[] orders,{128}[] fulfillments)5k
matchAdvancedOrders(({198} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData)[] orders,{100}[] criteriaResolvers,{128}[] fulfillments,Da recipient)5l.1x
validate(((Ea offerer,Ma zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems) parameters,Ob signature)[] orders)31
cancel((La offerer,La zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u counter)[] orders)l
incrementCounter()l` },
  { source: 'Zora', rows: `buy(Ea recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)2s
sell(Da recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)2t
deposit(Ca to,Pbytes4 reason,Ws comment)m
withdrawFor(Da to,u amount)s
setPayoutRecipient(Da newPayoutRecipient)3i
addPermission(u tokenId,Ga user,u permissionBits)7
removePermission(u tokenId,Ga user,u permissionBits)1f
setFundsRecipient(Da fundsRecipient)3i
setupNewToken(Vs newURI,u maxSupply)9
setupNewTokenWithCreateReferral(Vs newURI,u maxSupply,Ia createReferral)9
updateTokenURI(u tokenId,Vs newURI)9
updateContractMetadata(Vs newURI,Vs newName)9` },
  { source: 'Zora', rows: `purchase(u quantity)t
purchaseWithComment(u quantity,Ws comment)t
purchaseWithRecipient(Da recipient,u quantity,Ws comment)t
mintWithRewards(Da recipient,u quantity,Ws comment,Ia mintReferral)5p
purchasePresale(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof)t
purchasePresaleWithComment(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment)t
purchasePresaleWithRewards(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment,Ia mintReferral)t
mint(Ma minter,u tokenId,u quantity,Ia[] rewardsRecipients,Nb minterArguments)5p
mintWithRewards(Ma minter,u tokenId,u quantity,Nb minterArguments,Ia mintReferral)5p
mint(Da mintTo,u quantity,Aa collection,u tokenId,Ia mintReferral,Ws comment)5p
mint(Da mintTo,u quantity,Aa tokenAddress,u tokenId,u totalValue,Aa currency,Ia mintReferral,Ws comment)5p
callSale(u tokenId,Ma salesConfig,Nb data)3
buy1155(Aa erc20zAddress,u num1155ToBuy,Da recipient,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96)2s
sell1155(Aa erc20zAddress,u num1155ToSell,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96)2t
buyOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96,Ws comment)2s
sellOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96,Ws comment)2t` },
  { source: 'Reads', rows: `totalSupply(u id)5q
contractURI()5q
tokenByIndex(u index)5q
tokenOfOwnerByIndex(La owner,u index)5q
royaltyInfo(u tokenId,u salePrice)5q
PERMIT_TYPEHASH()5q
nonceBitmap(La owner,u wordPos)5q
isValidSignature(Ow hash,Ob signature)5q
pendingOwner()5q
admin()5q
implementation()5q
proxiableUUID()5q
paused()5q
hasRole(Pw role,La account)5q
getRoleAdmin(Pw role)5q
token0()5q
token1()5q
fee()5q
factory()5q
liquidity()5q
tickSpacing()5q
observe(uint32[] secondsAgos)5q
getPool(Aa tokenA,Aa tokenB,uint24 fee)5q
positions(u tokenId)5q
getAmountsOut(u amountIn,Aa[] path)5q
getAmountsIn(u amountOut,Aa[] path)5q
getAmountOut(u amountIn,u reserveIn,u reserveOut)5q
getAmountIn(u amountOut,u reserveIn,u reserveOut)5q
quote(u amountA,u reserveA,u reserveB)5q
get_dy(int128 i,int128 j,u dx)5q
get_virtual_price()5q
getRate()5q
getBlockHash(u blockNumber)5q
getLastBlockHash()5q
getCurrentBlockTimestamp()5q
getCurrentBlockGasLimit()5q
getCurrentBlockCoinbase()5q
getCurrentBlockDifficulty()5q
getBasefee()5q
getChainId()5q
getThreshold()5q
getOwners()5q
isOwner(La owner)5q
nonce()5q
isModuleEnabled(La module)5q
getModulesPaginated(La start,u pageSize)5q
approvedHashes(La owner,Ow hash)5q
domainSeparator()5q
getTransactionHash(La to,u value,Ob data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,La refundReceiver,u nonce)5q
getNonce(La sender,uint192 key)5q
state(u proposalId)5q
proposals(u proposalId)5q
proposalVotes(u proposalId)5q
proposalSnapshot(u proposalId)5q
proposalDeadline(u proposalId)5q
hasVoted(u proposalId,La account)5q
getVotes(La account,u timepoint)5q
getPriorVotes(La account,u blockNumber)5q
getPastTotalSupply(u timepoint)5q
getCurrentVotes(La account)5q
quorum(u timepoint)5q
votingDelay()5q
votingPeriod()5q
proposalThreshold()5q
getMinDelay()5q
isOperationReady(Pw id)5q
isOperationPending(Pw id)5q
isOperationDone(Pw id)5q
getTimestamp(Pw id)5q
getUserAccountData(La user)5q
getReserveData(Aa asset)5q
getReservesList()5q
getReserveNormalizedIncome(Aa asset)5q
getUserConfiguration(La user)5q
getUserEMode(La user)5q
borrowAllowance(La fromUser,La toUser)5q
scaledBalanceOf(La user)5q
UNDERLYING_ASSET_ADDRESS()5q
getAccountLiquidity(La account)5q
borrowBalanceStored(La account)5q
exchangeRateStored()5q
getAssetsIn(La account)5q
markets(Aa cToken)5q
borrowBalanceOf(La account)5q
isLiquidatable(La account)5q
baseToken()5q
getUtilization()5q
latestAnswer()5q
latestRoundData()5q
description()5q
version()5q
getAssetPrice(Aa asset)5q
sharesOf(La account)5q
getSharesByPooledEth(u pooledEthAmount)5q
getPooledEthByShares(u sharesAmount)5q
stEthPerToken()5q
tokensPerStEth()5q
getWithdrawalStatus(u[] requestIds)5q
getWithdrawalRequests(La owner)5q
getExchangeRate()5q
getEthValue(u rethAmount)5q
getRethValue(u ethAmount)5q
earned(La account)5q
claimable(La account)5q
rewardPerToken()5q
pricePerShare()5q
getPricePerFullShare()5q
resolver(Pw node)5q
addr(Pw node)5q
addr(Pw node,u coinType)5q
text(Pw node,Ps key)5q
contenthash(Pw node)5q
owner(Pw node)5q
available(Ps name)5q
rentPrice(Ps name,u duration)5q
nameExpires(u id)5q
idOf(La owner)5q
ticks(int24 tick)5q
tickBitmap(int16 wordPosition)5q
allPairs(u index)5q
allPairsLength()5q
WETH()5q
getPoolTokens(Pw poolId)5q
getPoolId()5q
getSwapFeePercentage()5q
coins(u i)5q
balances(u i)5q
A()5q
poolInfo(u pid)5q
userInfo(u pid,La user)5q
getReserveNormalizedVariableDebt(Aa asset)5q
getUserReserveData(Aa asset,La user)5q
getAssetsPrices(Aa[] assets)5q
getPool()5q
getPriceOracle()5q
getAccountSnapshot(La account)5q
getCash()5q
totalBorrows()5q
underlying()5q
comptroller()5q
oracle()5q
supplyRatePerBlock()5q
borrowRatePerBlock()5q
getUnderlyingPrice(Aa cToken)5q
getAllMarkets()5q
collateralBalanceOf(La account,Aa asset)5q
userCollateral(La account,Aa asset)5q
getAssetInfo(uint8 i)5q
getSupplyRate(u utilization)5q
getBorrowRate(u utilization)5q
getRoundData(uint80 roundId)5q
aggregator()5q
name(Pw node)5q
getTotalShares()5q
stakingToken()5q
rewardsToken()5q
rewards(La account)5q
getRoleMember(Pw role,u index)5q
market(Pw id)5q
position(Pw id,La user)5q
idToMarketParams(Pw id)5q` },
  { source: 'Token reads', rows: `balanceOf(La account)5q
allowance(La owner,La spender)5q
totalSupply()5q
name()5q
symbol()5q
decimals()5q
nonces(La owner)5q
DOMAIN_SEPARATOR()5q
eip712Domain()5q
owner()5q
supportsInterface(Pbytes4 interfaceId)5q
ownerOf(u tokenId)5q
getApproved(u tokenId)5q
isApprovedForAll(La owner,La operator)5q
tokenURI(u tokenId)5q
uri(u id)5q
balanceOf(La account,u id)5q
balanceOfBatch(La[] accounts,u[] ids)5q
allowance(La owner,La spender,u id)5q
isOperator(La owner,La spender)5q
authorizationState(La authorizer,Pw nonce)5q
asset()5q
totalAssets()5q
convertToShares(u assets)5q
convertToAssets(u shares)5q
maxDeposit(La receiver)5q
maxMint(La receiver)5q
maxWithdraw(La owner)5q
maxRedeem(La owner)5q
previewDeposit(u assets)5q
previewMint(u shares)5q
previewWithdraw(u assets)5q
previewRedeem(u shares)5q
allowance(La owner,Aa token,La spender)5q
getVotes(La account)5q
getPastVotes(La account,u timepoint)5q
delegates(La account)5q
clock()5q
getReserves()5q
getPair(Aa tokenA,Aa tokenB)5q
slot0()5q
getEthBalance(La account)5q
getBlockNumber()5q` },
  { source: 'Clipper', rows: `transmitAndSwap(Aa inputToken,Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)1p.1z
transmitAndSellTokenForEth(Aa inputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)1p.20
sellEthForToken(Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)2t.21
swap(Aa inputToken,Aa outputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)1p.22
sellTokenForEth(Aa inputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)2t.23` },
  { source: 'KyberSwap', rows: `swap((Ma callTarget,Ma approveTarget,Ob targetData,{166} desc,Ib clientData) execution)34.24
swapGeneric((Ma callTarget,Ma approveTarget,Nb targetData,{166} desc,Ib clientData) execution)34.24
swapSimpleMode(Ma caller,{166} desc,Ob executorData,Ib clientData)34.25` },
  { source: 'LI.FI', rows: `swapTokensMultipleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135}[] _swapData)1p
swapTokensMultipleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135}[] _swapData)1p
swapTokensMultipleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135}[] _swapData)1p
swapTokensSingleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135} _swapData)1p.26
swapTokensSingleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135} _swapData)1p.26
swapTokensSingleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135} _swapData)1p.26
swapTokensGeneric(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmount,{135}[] _swapData)1p
startBridgeTokensViaAcrossV4ERC20Min({187} _parameters,Aw sendingAssetId,u inputAmount)1j
startBridgeTokensViaAcrossV4NativeMin({187} _parameters)1j
startBridgeTokensViaCBridgeERC20Min(Pw transactionId,Da receiver,uint64 destinationChainId,Aa sendingAssetId,u amount,uint64 nonce,uint32 maxSlippage)1j
startBridgeTokensViaCBridgeNativeMin(Pw transactionId,Da receiver,uint64 destinationChainId,uint64 nonce,uint32 maxSlippage)1j
startBridgeTokensViaHopL1ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)1j
startBridgeTokensViaHopL1NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)1j
startBridgeTokensViaHopL2ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)1j
startBridgeTokensViaHopL2NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)1j
startBridgeTokensViaAcross({169} _bridgeData,{99} _acrossData)1j
swapAndStartBridgeTokensViaAcross({169} _bridgeData,{135}[] _swapData,{99} _acrossData)1j
startBridgeTokensViaAcrossV4({169} _bridgeData,{190} _acrossData)1j
swapAndStartBridgeTokensViaAcrossV4({169} _bridgeData,{135}[] _swapData,{190} _acrossData)1j
startBridgeTokensViaAcrossV4Swap({169} _bridgeData,{70} _acrossV4SwapFacetData)1j
swapAndStartBridgeTokensViaAcrossV4Swap({169} _bridgeData,{135}[] _swapData,{70} _acrossV4SwapFacetData)1j
startBridgeTokensViaAllBridge({169} _bridgeData,{115} _allBridgeData)1j
swapAndStartBridgeTokensViaAllBridge({169} _bridgeData,{135}[] _swapData,{115} _allBridgeData)1j
startBridgeTokensViaArbitrumBridge({169} _bridgeData,{69} _arbitrumData)1j
swapAndStartBridgeTokensViaArbitrumBridge({169} _bridgeData,{135}[] _swapData,{69} _arbitrumData)1j
startBridgeTokensViaCBridge({169} _bridgeData,{44} _cBridgeData)1j
swapAndStartBridgeTokensViaCBridge({169} _bridgeData,{135}[] _swapData,{44} _cBridgeData)1j
startBridgeTokensViaCelerCircleBridge({169} _bridgeData,{52} _celerCircleData)1j
swapAndStartBridgeTokensViaCelerCircleBridge({169} _bridgeData,{135}[] _swapData,{52} _celerCircleData)1j
startBridgeTokensViaChainflip({169} _bridgeData,{184} _chainflipData)1j
swapAndStartBridgeTokensViaChainflip({169} _bridgeData,{135}[] _swapData,{184} _chainflipData)1j
startBridgeTokensViaDeBridgeDln({169} _bridgeData,{107} _deBridgeData)1j
swapAndStartBridgeTokensViaDeBridgeDln({169} _bridgeData,{135}[] _swapData,{107} _deBridgeData)1j
startBridgeTokensViaEco({169} _bridgeData,{131} _ecoData)1j
swapAndStartBridgeTokensViaEco({169} _bridgeData,{135}[] _swapData,{131} _ecoData)1j
startBridgeTokensViaGarden({169} _bridgeData,{111} _gardenData)1j
swapAndStartBridgeTokensViaGarden({169} _bridgeData,{135}[] _swapData,{111} _gardenData)1j
startBridgeTokensViaGasZip({169} _bridgeData,{58} _gasZipData)1j
swapAndStartBridgeTokensViaGasZip({169} _bridgeData,{135}[] _swapData,{58} _gasZipData)1j
startBridgeTokensViaGlacis({169} _bridgeData,{96} _glacisData)1j
swapAndStartBridgeTokensViaGlacis({169} _bridgeData,{135}[] _swapData,{96} _glacisData)1j
startBridgeTokensViaGnosisBridge({169} _bridgeData)1j
swapAndStartBridgeTokensViaGnosisBridge({169} _bridgeData,{135}[] _swapData)1j
startBridgeTokensViaHop({169} _bridgeData,{146} _hopData)1j
swapAndStartBridgeTokensViaHop({169} _bridgeData,{135}[] _swapData,{146} _hopData)1j
startBridgeTokensViaHopL1ERC20({169} _bridgeData,{159} _hopData)1j
swapAndStartBridgeTokensViaHopL1ERC20({169} _bridgeData,{135}[] _swapData,{159} _hopData)1j
startBridgeTokensViaHopL1Native({169} _bridgeData,{159} _hopData)1j
swapAndStartBridgeTokensViaHopL1Native({169} _bridgeData,{135}[] _swapData,{159} _hopData)1j
startBridgeTokensViaHopL2ERC20({169} _bridgeData,{159} _hopData)1j
swapAndStartBridgeTokensViaHopL2ERC20({169} _bridgeData,{135}[] _swapData,{159} _hopData)1j
startBridgeTokensViaHopL2Native({169} _bridgeData,{159} _hopData)1j
swapAndStartBridgeTokensViaHopL2Native({169} _bridgeData,{135}[] _swapData,{159} _hopData)1j
startBridgeTokensViaLayerSwap({169} _bridgeData,{127} _layerSwapData)1j
swapAndStartBridgeTokensViaLayerSwap({169} _bridgeData,{135}[] _swapData,{127} _layerSwapData)1j
startBridgeTokensViaLiFiIntentEscrowV2({169} _bridgeData,{203} _lifiIntentData)1j
swapAndStartBridgeTokensViaLiFiIntentEscrowV2({169} _bridgeData,{135}[] _swapData,{203} _lifiIntentData)1j
startBridgeTokensViaMayan({169} _bridgeData,{164} _mayanData)1j
swapAndStartBridgeTokensViaMayan({169} _bridgeData,{135}[] _swapData,{164} _mayanData)1j
startBridgeTokensViaMegaETHBridge({169} _bridgeData,{73} _megaETHData)1j
swapAndStartBridgeTokensViaMegaETHBridge({169} _bridgeData,{135}[] _swapData,{73} _megaETHData)1j
startBridgeTokensViaNEARIntents({169} _bridgeData,{141} _nearData)1j
swapAndStartBridgeTokensViaNEARIntents({169} _bridgeData,{135}[] _swapData,{141} _nearData)1j
startBridgeTokensViaOmniBridge({169} _bridgeData)1j
swapAndStartBridgeTokensViaOmniBridge({169} _bridgeData,{135}[] _swapData)1j
startBridgeTokensViaOptimismBridge({169} _bridgeData,{64} _optimismData)1j
swapAndStartBridgeTokensViaOptimismBridge({169} _bridgeData,{135}[] _swapData,{64} _optimismData)1j
startBridgeTokensViaPaxosTransit({169} _bridgeData,{189} _paxosData)1j
swapAndStartBridgeTokensViaPaxosTransit({169} _bridgeData,{135}[] _swapData,{189} _paxosData)1j
startBridgeTokensViaPolygonBridge({169} _bridgeData)1j
swapAndStartBridgeTokensViaPolygonBridge({169} _bridgeData,{135}[] _swapData)1j
startBridgeTokensViaPolymerCCTP({169} _bridgeData,{152} _polymerData)1j
swapAndStartBridgeTokensViaPolymerCCTP({169} _bridgeData,{135}[] _swapData,{152} _polymerData)1j
startBridgeTokensViaRelayDepository({169} _bridgeData,{39} _relayDepositoryData)1j
swapAndStartBridgeTokensViaRelayDepository({169} _bridgeData,{135}[] _swapData,{39} _relayDepositoryData)1j
startBridgeTokensViaSquid({169} _bridgeData,{183} _squidData)1j
swapAndStartBridgeTokensViaSquid({169} _bridgeData,{135}[] _swapData,{183} _squidData)1j
startBridgeTokensViaStargate({169} _bridgeData,{170} _stargateData)1j
swapAndStartBridgeTokensViaStargate({169} _bridgeData,{135}[] _swapData,{170} _stargateData)1j
startBridgeTokensViaSuperset({169} _bridgeData,{130} _supersetData)1j
swapAndStartBridgeTokensViaSuperset({169} _bridgeData,{135}[] _swapData,{130} _supersetData)1j
startBridgeTokensViaSymbiosis({169} _bridgeData,{193} _symbiosisData)1j
swapAndStartBridgeTokensViaSymbiosis({169} _bridgeData,{135}[] _swapData,{193} _symbiosisData)1j
startBridgeTokensViaThorSwap({169} _bridgeData,{36} _thorSwapData)1j
swapAndStartBridgeTokensViaThorSwap({169} _bridgeData,{135}[] _swapData,{36} _thorSwapData)1j
startBridgeTokensViaUnit({169} _bridgeData,{65} _unitData)1j
swapAndStartBridgeTokensViaUnit({169} _bridgeData,{135}[] _swapData,{65} _unitData)1j` },
  { source: 'Odos, OpenOcean', rows: `swapCompact()3
swap({136} tokenInfo,Ob pathDefinition,Ma executor,uint32 referralCode)5r.27
swapPermit2({78} permit2,{136} tokenInfo,Ob pathDefinition,Ma executor,uint32 referralCode)5r
swapMulti({57}[] inputs,(Aa tokenAddress,u relativeValue,Da receiver)[] outputs,u valueOutMin,Ob pathDefinition,Ma executor,uint32 referralCode)5r
swap({136} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo)1p.27
swapMulti({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)1p
swapPermit2({78} permit2,{136} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo)1p
swapMultiPermit2({78} permit2,{57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)1p
swapWithHook({136} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)1p
swapMultiWithHook({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)1p
swap(Ma caller,(Aa srcToken,Aa dstToken,Ma srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u guaranteedAmount,u flags,Ja referrer,Ob permit) desc,(Mu target,u gasLimit,u value,Ob data)[] calls)1p.28
callUniswap(Aa srcToken,u amount,u minReturn,Bw[] pools)1p
callUniswapTo(Aa srcToken,u amount,u minReturn,Bw[] pools,Da recipient)1p` },
  { source: 'OKX', rows: `dagSwapByOrderId(u orderId,{109} baseRequest,{108}[] paths)1p
dagSwapTo(u orderId,Da receiver,{109} baseRequest,{108}[] paths)1p
smartSwapByOrderId(u orderId,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData)1p
smartSwapTo(u orderId,Da receiver,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData)1p
swapWrap(u orderId,u rawdata)1p
swapWrapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest)1p
uniswapV3SwapTo(Du receiver,u amount,u minReturn,Bu[] pools)1p
uniswapV3SwapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bu[] pools)1p
unxswapByOrderId(Au srcToken,u amount,u minReturn,Bw[] pools)1p
unxswapTo(Au srcToken,u amount,u minReturn,Da receiver,Bw[] pools)1p
unxswapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bw[] pools)1p
smartSwapByInvest({109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData,Da to)1p
smartSwapByInvestWithRefund({109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData,Da to,Da refundTo)1p` },
  { source: '1inch', rows: `swap(Ma caller,(Aa srcToken,Aa dstToken,Ma srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit) desc,Ob data)34.29
unoswap(Aa srcToken,u amount,u minReturn,Bw[] pools)1p.2a
unoswapWithPermit(Aa srcToken,u amount,u minReturn,Bw[] pools,Ob permit)1p.2a
swap(Ma executor,{121} desc,Ob permit,Ob data)34.29
unoswap(Aa srcToken,u amount,u minReturn,Bu[] pools)1p.2a
unoswapTo(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools)34.2b
unoswapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)34.2b
uniswapV3Swap(u amount,u minReturn,Bu[] pools)1p
uniswapV3SwapTo(Da recipient,u amount,u minReturn,Bu[] pools)34.2c
uniswapV3SwapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)34.2c
clipperSwap(Ma clipperExchange,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)1p
clipperSwapTo(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)1p.2d
swap(Ma executor,{121} desc,Ob data)34.29
unoswap(Au token,u amount,u minReturn,Bu dex)1p.2a
unoswap2(Au token,u amount,u minReturn,Bu dex,Bu dex2)1p.2a
unoswap3(Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)1p.2a
unoswapTo(Du to,Au token,u amount,u minReturn,Bu dex)34.2b
unoswapTo2(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2)34.2b
unoswapTo3(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)34.2b
ethUnoswap(u minReturn,Bu dex)1p.2e
ethUnoswap2(u minReturn,Bu dex,Bu dex2)1p.2e
ethUnoswap3(u minReturn,Bu dex,Bu dex2,Bu dex3)1p.2e
ethUnoswapTo(Du to,u minReturn,Bu dex)34.2f
ethUnoswapTo2(Du to,u minReturn,Bu dex,Bu dex2)34.2f
ethUnoswapTo3(Du to,u minReturn,Bu dex,Bu dex2,Bu dex3)34.2f
clipperSwap(Ma clipperExchange,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)1p
clipperSwapTo(Ma clipperExchange,Da recipient,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)1p.2d
permitAndCall(Nb permit,Nb action)3.2g
cancelOrder(u makerTraits,Pw orderHash)l
cancelOrders(u[] makerTraits,Pw[] orderHashes)l
increaseEpoch(uint96 series)l
advanceEpoch(uint96 series,u amount)l
fillOrder({134} order,Ow r,Ow vs,u amount,u takerTraits)5k
fillOrderArgs({134} order,Ow r,Ow vs,u amount,u takerTraits,Nb args)5k
fillContractOrder({134} order,Ob signature,u amount,u takerTraits)5k
fillContractOrderArgs({134} order,Ob signature,u amount,u takerTraits,Nb args)5k` },
  { source: '1inch', rows: `clipperSwap(Aa srcToken,Aa dstToken,u amount,u minReturn)1p
clipperSwapTo(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn)1p
clipperSwapToWithPermit(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn,Ob permit)1p
clipperSwapToWithPermit(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs,Ob permit)1p
fillOrder({153} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount)5k
fillOrderTo({153} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount,Da target)5k
fillOrderRFQ({125} order,Ob signature,u flagsAndAmount)5k
fillOrderRFQCompact({125} order,Ow r,Ow vs,u flagsAndAmount)5k
fillOrderRFQTo({125} order,Ob signature,u flagsAndAmount,Da target)5k
fillOrderRFQToWithPermit({125} order,Ob signature,u flagsAndAmount,Da target,Ob permit)5k
fillOrderRFQ({125} order,Ob signature,u makingAmount,u takingAmount)5k
fillOrderRFQTo({125} order,Ob signature,u makingAmount,u takingAmount,Da target)5k
fillOrderRFQToWithPermit({125} order,Ob signature,u makingAmount,u takingAmount,Da target,Ob permit)5k
cancelOrder((u salt,Aa makerAsset,Aa takerAsset,La maker,La receiver,La allowedSender,u makingAmount,u takingAmount,u offsets,Ob interactions) order)l
cancelOrderRFQ(u orderInfo)l
bitsInvalidateForOrder(u makerTraits,u additionalMask)l
settleOrders(Nb data)3
create((u salt,Eu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)29
cancelOrder((u salt,Lu maker,Lu receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)l` },
  { source: 'SushiSwap', rows: `processRoute(Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)1p.2h
transferValueAndprocessRoute(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)1p
processRouteWithTransferValueInput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)1p
processRouteWithTransferValueOutput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)1p
snwap(Aa tokenIn,u amountIn,Da recipient,Aa tokenOut,u amountOutMin,Ma executor,Ob executorData)1p` },
  { source: 'Uniswap V2', rows: `addLiquidity(Aa tokenA,Aa tokenB,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)1q.2i
addLiquidityETH(Aa token,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)1q.2j
removeLiquidity(Aa tokenA,Aa tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)1r.2k
removeLiquidityETH(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)1r.2l
removeLiquidityETHSupportingFeeOnTransferTokens(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)1r.2l
removeLiquidityETHWithPermit(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)1r.2l
removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)1r.2l
removeLiquidityWithPermit(Aa tokenA,Aa tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)1r.2k
swapETHForExactTokens(u amountOut,Aa[] path,Da to,u deadline)1p.2m
swapExactETHForTokens(u amountOutMin,Aa[] path,Da to,u deadline)1p.2n
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,u deadline)1p.2n
swapExactTokensForETH(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)1p.2o
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)1p.2o
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)1p.2p
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)1p.2p
swapTokensForExactETH(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)1p.2q
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)1p.2r` },
  { source: 'Uniswap V3', rows: `exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)2u.2s
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)2u.2t
exactInput((Ob path,Da recipient,u deadline,u amountIn,u amountOutMinimum) params)2u.2u
exactOutput((Ob path,Da recipient,u deadline,u amountOut,u amountInMaximum) params)2u.2v
exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)2y.2w
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)2y.2x
exactInput((Ob path,Da recipient,u amountIn,u amountOutMinimum) params)2y.2y
exactOutput((Ob path,Da recipient,u amountOut,u amountInMaximum) params)2y.2z
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to)2y.30
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to)2y.31
unwrapWETH9(u amountMinimum,Da recipient)2w.32
unwrapWETH9(u amountMinimum)2w.33
wrapETH(u value)5j.34
refundETH()2x.35
sweepToken(Aa token,u amountMinimum,Da recipient)3h.36
sweepToken(Aa token,u amountMinimum)3h.37
pull(Aa token,u value)m.38
selfPermit(Aa token,u value,u deadline,uint8 v,Ow r,Ow s)4.1w
selfPermitIfNecessary(Aa token,u value,u deadline,uint8 v,Ow r,Ow s)4.1w
selfPermitAllowed(Aa token,u nonce,u expiry,uint8 v,Ow r,Ow s)4.39
selfPermitAllowedIfNecessary(Aa token,u nonce,u expiry,uint8 v,Ow r,Ow s)4.39
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)2v.3a
increaseLiquidity((Tu tokenId,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,u deadline) params)1q
decreaseLiquidity((u tokenId,uint128 liquidity,u amount0Min,u amount1Min,u deadline) params)1r
collect((u tokenId,Da recipient,uint128 amount0Max,uint128 amount1Max) params)5s.3b` },
  { source: 'Velora', rows: `swapExactAmountIn(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)34.3c
swapExactAmountOut(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)34.3d
swapExactAmountInPro(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)34.3c
swapExactAmountOutPro(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)34.3d
swapExactAmountInOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)34.3e
swapExactAmountInOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)34.3e
swapExactAmountOutOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)34.3f
swapExactAmountOutOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)34.3f
swapExactAmountInOnCurveV1((Au curveData,u curveAssets,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV1Data,Ju partnerAndFee,Ob permit)34.3g
swapExactAmountInOnCurveV2((u curveData,u i,u j,Aa poolAddress,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV2Data,Ju partnerAndFee,Ob permit)34.3h
swapExactAmountInOnBalancerV2((u fromAmount,#au toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)34.3i
swapExactAmountOutOnBalancerV2((#cu fromAmount,u toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)34.3i` },
  { source: 'Velora', rows: `simpleSwap((Aa fromToken,Aa toToken,u fromAmount,#au toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)34
simpleBuy((Aa fromToken,Aa toToken,#cu fromAmount,u toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)5t
multiSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,{162}[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)34
megaSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,(u fromAmountPercent,{162}[] path)[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)34
directUniV3Swap((Aa fromToken,Aa toToken,Ma exchange,u fromAmount,#au toAmount,u expectedAmount,u feePercent,u deadline,Ja partner,f isApproved,Da beneficiary,Ob path,Ob permit,Pbytes16 uuid) data)34
swapOnUniswap(u amountIn,u amountOutMin,Aa[] path)1p
swapOnUniswapFork(Ma factory,Pw initCode,u amountIn,u amountOutMin,Aa[] path)1p
swapOnUniswapV2Fork(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools)1p
swapOnUniswapV2ForkWithPermit(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools,Ob permit)1p
buyOnUniswap(u amountInMax,u amountOut,Aa[] path)2s
buyOnUniswapFork(Ma factory,Pw initCode,u amountInMax,u amountOut,Aa[] path)2s
buyOnUniswapV2Fork(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools)2s
buyOnUniswapV2ForkWithPermit(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools,Ob permit)2s
swapOnZeroXv2(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)1p
swapOnZeroXv4(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)1p
swapOnZeroXv4WithPermit(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload,Ob permit)1p
swapOnAugustusRFQTryBatchFill((u fromAmount,#au toAmount,uint8 wrapApproveDirection,Pw metadata,Da beneficiary) data,({140} order,Ob signature,u takerTokenFillAmount,Ob permitTakerAsset,Ob permitMakerAsset)[] orders,Ob permit)34
fillOrder({140} order,Ob signature)5k
partialFillOrderWithTargetPermit({140} order,Ob signature,u takerTokenFillAmount,Da target,Ob permitTakerAsset,Ob permitMakerAsset)5k
cancelOrder(Pw orderHash)l
cancelOrders(Pw[] orderHashes)l
setPreSignature(Sw orderHash,f preSigned)31` },
  { source: 'Wombat Exchange', rows: `swapExactTokensForTokens(Aa[] tokenPath,Ba[] poolPath,u fromAmount,u minimumToAmount,Da to,u deadline)1p.3j
swapExactNativeForTokens(Aa[] tokenPath,Ba[] poolPath,#au minimumamountOut,Da to,u deadline)1p.3k
swapExactTokensForNative(Aa[] tokenPath,Ba[] poolPath,u amountIn,#au minimumamountOut,Da to,u deadline)1p.3l` },
  { source: '0x', rows: `transformERC20(Aa inputToken,Aa outputToken,u inputTokenAmount,u minOutputTokenAmount,(uint32 deploymentNonce,Ob data)[] transformations)1p.3m
execute({61} slippage,Nb[] actions,Pw zid)34.3n
exec(Ma operator,Aa token,u amount,Na target,Nb data)3.3o` },
  { source: '0x Settler', rows: `executeWithPermit({61} slippage,Nb[] actions,Pw zid,Ob permitData)3
executeMetaTxn({61} slippage,Nb[] actions,Pw zid,Fa msgSender,Ob sig)3` },
  { source: '0x V4', rows: `sellToUniswap(Aa[] tokens,u sellAmount,u minBuyAmount,f isSushi)2t
sellToPancakeSwap(Aa[] tokens,u sellAmount,u minBuyAmount,uint8 fork)2t
sellTokenForTokenToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)5u
sellEthForTokenToUniswapV3(Ob encodedPath,u minBuyAmount,Da recipient)5u
sellTokenForEthToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)5u
sellToLiquidityProvider(Aa inputToken,Aa outputToken,Ma provider,Da recipient,u sellAmount,u minBuyAmount,Ob auxiliaryData)5u
multiplexBatchSellEthForToken(Aa outputToken,{37}[] calls,u minBuyAmount)1p
multiplexBatchSellTokenForEth(Aa inputToken,{37}[] calls,u sellAmount,u minBuyAmount)1p
multiplexBatchSellTokenForToken(Aa inputToken,Aa outputToken,{37}[] calls,u sellAmount,u minBuyAmount)1p
multiplexMultiHopSellEthForToken(Aa[] tokens,{5}[] calls,u minBuyAmount)1p
multiplexMultiHopSellTokenForEth(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)1p
multiplexMultiHopSellTokenForToken(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)1p
fillLimitOrder({174} order,{56} signature,uint128 takerTokenFillAmount)5k
fillOrKillLimitOrder({174} order,{56} signature,uint128 takerTokenFillAmount)5k
fillRfqOrder({149} order,{56} signature,uint128 takerTokenFillAmount)5k
fillOrKillRfqOrder({149} order,{56} signature,uint128 takerTokenFillAmount)5k
fillOtcOrder({143} order,{56} makerSignature,uint128 takerTokenFillAmount)5k
fillOtcOrderForEth({143} order,{56} makerSignature,uint128 takerTokenFillAmount)5k
fillOtcOrderWithEth({143} order,{56} makerSignature)5k
batchFillLimitOrders({174}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)5k
batchFillRfqOrders({149}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)5k
cancelLimitOrder({175} order)l
cancelRfqOrder({149} order)l
batchCancelLimitOrders({175}[] orders)l
batchCancelRfqOrders({149}[] orders)l
cancelPairLimitOrders(Aa makerToken,Aa takerToken,u minValidSalt)l
cancelPairRfqOrders(Aa makerToken,Aa takerToken,u minValidSalt)l
registerAllowedOrderSigner(Ga signer,f allowed)4
registerAllowedRfqOrigins(Ga[] origins,f allowed)4
executeMetaTransaction((Fa signer,La sender,u minGasPrice,u maxGasPrice,u expirationTimeSeconds,u salt,Nb callData,u value,Aa feeToken,u feeAmount) mtx,{56} signature)3
buyERC721({191} sellOrder,{56} signature,Nb callbackData)t
buyERC1155({194} sellOrder,{56} signature,uint128 erc1155BuyAmount,Nb callbackData)t
sellERC721({191} buyOrder,{56} signature,u erc721TokenId,f unwrapNativeToken,Nb callbackData)2t
sellERC1155({194} buyOrder,{56} signature,u erc1155TokenId,uint128 erc1155SellAmount,f unwrapNativeToken,Nb callbackData)2t
cancelERC721Order(u orderNonce)l
cancelERC1155Order(u orderNonce)l
preSignERC721Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc721Token,u erc721TokenId,{51}[] erc721TokenProperties) order)31
preSignERC1155Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc1155Token,u erc1155TokenId,{51}[] erc1155TokenProperties,uint128 erc1155TokenAmount) order)31` },
  { source: 'Staking of ApeCoin', at: /^ApeCoin staking$/, rows: `depositSelfApeCoin(u amount)1y
claimSelfApeCoin()1s
withdrawSelfApeCoin(u amount)s` },
  { source: 'BENQI staked AVAX', at: /^BENQI staked AVAX$/, rows: `submit()1z
redeem()1x
redeem(u unlockIndex)1x
redeemOverdueShares()1x` },
  { source: 'Staking of BNB', at: /^BNB stake hub$/, rows: `undelegate(La operatorAddress,u shares)5v
claim(La operatorAddress,u requestNumber)1s` },
  { source: 'Convex and Aura', rows: `depositAll(u pid,f stake)5w
withdrawAll(u pid)s
withdrawTo(u pid,u amount,Da to)s
earmarkRewards(u pid)q
earmarkFees()q
stakeFor(Ea for,u amount)1z
withdrawAll(f claim)s
withdrawAndUnwrap(u amount,f claim)s
withdrawAllAndUnwrap(f claim)s
getReward(Ea account,f claimExtras)r
getReward(Ea account,f claimExtras,f stake)r
getReward(Ea account,Da forwardTo)r
getReward(f stake)r
deposit(u amount,f lock,Ma stakeAddress)1y
depositAll(f lock,Ma stakeAddress)1y
lock(Ea account,u amount,u spendRatio)32
lock(Ea account,u amount)32
processExpiredLocks(f relock)5x
withdrawExpiredLocksTo(Da withdrawTo)s
kickExpiredLocks(La account)5y
stake(u amount,Ea to)1z
stakeAndSetWeight(u amount,u weight)1z
depositAndSetWeight(u amount,u weight)1y
setRewardWeight(u weight)9
claimRewards(Ma[] rewardContracts,Ma[] extraRewardContracts,Ma[] tokenRewardContracts,Ma[] tokenRewardTokens,u depositCrvMaxAmount,u minAmountOut,u depositCvxMaxAmount,u spendCvxAmount,u options)5z
setRewardRedirect(Da to)3i` },
  { source: 'Convex and Aura boosters', at: /^(?:Aura|Convex) booster$/, rows: `deposit(u pid,u amount,f stake)1y
withdraw(u pid,u amount)s` },
  { source: 'EigenLayer', rows: `depositIntoStrategy(Aa strategy,Aa token,u amount)20
depositIntoStrategyWithSignature(Aa strategy,Aa token,u amount,Ea staker,u expiry,Ob signature)1y
delegateTo(Ga operator,{16} approverSignatureAndExpiry,Ow approverSalt)7
redelegate(Ga newOperator,{16} newOperatorApproverSig,Ow approverSalt)7
delegateToBySignature(Ea staker,Ga operator,{16} stakerSignatureAndExpiry,{16} approverSignatureAndExpiry,Ow approverSalt)7
undelegate(Ea staker)60
queueWithdrawals((Aa[] strategies,u[] depositShares,Da deprecated_withdrawer)[] params)61
completeQueuedWithdrawal({129} withdrawal,Aa[] tokens,f receiveAsTokens)62
completeQueuedWithdrawals({129}[] withdrawals,Aa[][] tokens,f[] receiveAsTokens)62
completeQueuedWithdrawal((Ea staker,La delegatedTo,Da withdrawer,u nonce,uint32 startBlock,Aa[] strategies,u[] shares) withdrawal,Aa[] tokens,u middlewareTimesIndex,f receiveAsTokens)62
registerAsOperator(Ga initDelegationApprover,uint32 allocationDelay,Vs metadataURI)63
registerAsOperator((Da deprecated_earningsReceiver,Ga delegationApprover,uint32 stakerOptOutWindowBlocks) registeringOperatorDetails,Vs metadataURI)63
modifyOperatorDetails(Ea operator,Ga newDelegationApprover)7
updateOperatorMetadataURI(Ea operator,Vs metadataURI)9
setClaimerFor(Ga claimer)7
setClaimerFor(Ea earner,Ga claimer)7
processClaim({181} claim,Da recipient)1s
processClaims({181}[] claims,Da recipient)1s
setOperatorAVSSplit(Ea operator,La avs,uint16 split)39
setOperatorPISplit(Ea operator,uint16 split)39
setOperatorSetSplit(Ea operator,(La avs,uint32 id) operatorSet,uint16 split)39
setAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)7
removeAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)1f
addPendingAdmin(Ea account,Ga admin)53
removePendingAdmin(Ea account,Ga admin)1f
removeAdmin(Ea account,Ga admin)1f
acceptAdmin(Ea account)2e
createPod()64
stake(Rb pubkey,Ob signature,Ow depositDataRoot)1z
setProofSubmitter(Ga newProofSubmitter)7
startCheckpoint(f revertIfNoBalance)1w
verifyCheckpointProofs(O(w balanceContainerRoot,b proof) balanceContainerProof,O(w pubkeyHash,w balanceRoot,b proof)[] proofs)1w
verifyWithdrawalCredentials(uint64 beaconTimestamp,O(w beaconStateRoot,b proof) stateRootProof,uint40[] validatorIndices,Ob[] validatorFieldsProofs,Ow[][] validatorFields)1w
requestConsolidation((Ob srcPubkey,Rb targetPubkey)[] requests)7
requestWithdrawal((Ob pubkey,uint64 amountGwei)[] requests)61
recoverTokens(Aa[] tokenList,u[] amountsToWithdraw,Da recipient)3h
registerForOperatorSets(Ea operator,(Ga avs,uint32[] operatorSetIds,Ob data) params)7
deregisterFromOperatorSets((Ea operator,La avs,uint32[] operatorSetIds) params)65
modifyAllocations(Ea operator,((Ga avs,uint32 id) operatorSet,Aa[] strategies,uint64[] newMagnitudes)[] params)7
clearDeallocationQueue(La operator,Aa[] strategies,uint16[] numToClear)q
setAllocationDelay(Ea operator,uint32 delay)66
registerOperatorToAVS(Ga operator,(Ob signature,Ow salt,u expiry) operatorSignature)7
deregisterOperatorFromAVS(La operator)65` },
  { source: 'Ethena', rows: `cooldownAssets(u assets)21
cooldownShares(u shares)21
cooldownAssets(u assets,Ea owner)21
cooldownShares(u shares,Ea owner)21
unstake(Da receiver)2c
mint({144} order,(Da[] addresses,u[] ratios) route,{63} signature)35
redeem({144} order,{63} signature)36
setDelegatedSigner(Ga delegateTo)7
confirmDelegatedSigner(La delegatedBy)7
removeDelegatedSigner(La removedSigner)1f` },
  { source: 'ether.fi', rows: `deposit(Ea receiver)67
wrapWithPermit(u eETHAmount,O(u value,u deadline,uint8 v,w r,w s) permit)5j
requestWithdraw(Da recipient,u amount)21
requestWithdrawWithPermit(Ea owner,u amount,{53} permit)21
requestWithdrawWithPermit(uint96 amountOfEEth,uint96 amountWithFee,{53} permit)21
requestWithdrawWithPermit(u weETHAmount,Da recipient,{53} permit)21
requestMembershipNFTWithdraw(Da recipient,u amount,u fee)21
claimWithdraw(u tokenId)1s
batchClaimWithdraw(u[] tokenIds)1s
redeemEEth(u eEthAmount,Da receiver,Aa outputToken)1x
redeemWeEth(u weEthAmount,Da receiver,Aa outputToken)1x
redeemEEthWithPermit(u eEthAmount,Da receiver,{53} permit,Aa outputToken)1x
redeemWeEthWithPermit(u weEthAmount,Da receiver,{53} permit,Aa outputToken)1x
depositETHForWeETH(Ia referral)1y
depositWETHForWeETH(u amount,Ia referral)1y
depositStETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)1y
depositWstETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)1y
depositWithERC20(Aa token,u amount,u minOutAmount,Ia referral)1y
depositWithERC20WithPermit(Aa token,u amount,u minOutAmount,Ia referral,{53} permit)1y
depositToRecipient(Da recipient,u amount,Ia referral)1y
wrapEth(u amount,u amountForPoints)5j
unwrapForEEthAndBurn(u tokenId)2w
requestWithdraw(u tokenId,u amount)21
requestWithdrawAndBurn(u tokenId)21` },
  { source: 'Flying Tulip ftUSD', at: /^Flying Tulip ftUSD$/, rows: `mint(Aa collateralToken,u collateralAmount,u txDeadline,u minFtUSDOut)5p
redeem(Aa collateralToken,u ftUSDAmount,u txDeadline,u minCollateralOut)1x` },
  { source: 'Flying Tulip puts', at: /^Flying Tulip puts$/, rows: `invest(Aa token,u amount,Ea recipient,u proofAmount,Ow[] proofWL)1y
divest(u id,u amount_ft)s
withdrawFT(u id,u amount)68` },
  { source: 'Lido', rows: `submit(Ia referral)1z
transferShares(Da recipient,u sharesAmount)m
transferSharesFrom(Fa sender,Da recipient,u sharesAmount)m
requestWithdrawals(u[] amounts,Ea owner)69.2d
requestWithdrawalsWstETH(u[] amounts,Ea owner)69.2d
requestWithdrawalsWithPermit(u[] amounts,Ea owner,{53} permit)69
requestWithdrawalsWstETHWithPermit(u[] amounts,Ea owner,{53} permit)69
claimWithdrawal(u requestId)1s
claimWithdrawals(u[] requestIds,u[] hints)1s
claimWithdrawalsTo(u[] requestIds,u[] hints,Da recipient)1s.1e
stakeETH(Ia referral)1z
mintShares(Da recipient,u amountOfShares)2k
mintStETH(Da recipient,u amountOfStETH)2k
mintWstETH(Da recipient,u amountOfWstETH)2k
burnShares(u amountOfShares)2l
burnStETH(u amountOfStETH)2l
burnWstETH(u amountOfWstETH)2l
transferVaultOwnership(Ga newOwner)2f
voluntaryDisconnect()7
pauseBeaconChainDeposits()6a
resumeBeaconChainDeposits()6b
triggerValidatorWithdrawals(Ob pubkeys,uint64[] amountsInGwei,Da refundRecipient)61` },
  { source: 'Lido on Polygon', at: /^Lido on Polygon$/, rows: `submit(u amount,Ia referral)1z
requestWithdraw(u amount,Ia referral)21
claimTokens(u tokenId)1s` },
  { source: 'Staking of Mantle', at: /^Mantle mETH staking$/, rows: `stake(u minMETHAmount)1z
unstakeRequest(uint128 methAmount,uint128 minETHAmount)6c
claimUnstakeRequest(u unstakeRequestID)1s` },
  { source: 'Merkl', rows: `toggleCampaignOperator(Ea user,Ga operator)7
acceptConditions()9
createCampaign((Pw campaignId,Ea creator,Aa rewardToken,u amount,uint32 campaignType,uint32 startTimestamp,uint32 duration,Ob campaignData) newCampaign)m` },
  { source: 'Midas minter vaults', at: /^Midas minter vault$/, rows: `depositInstant(Aa tokenIn,u amountToken,u minReceiveAmount,Iw referrerId)6d
depositInstant(Aa tokenIn,u amountToken,u minReceiveAmount,Iw referrerId,Ea recipient)6d
depositRequest(Aa tokenIn,u amountToken,Iw referrerId)6e
depositRequest(Aa tokenIn,u amountToken,Iw referrerId,Ea recipient)6e` },
  { source: 'Midas redemption vaults', at: /^Midas redemption vault$/, rows: `redeemInstant(Aa tokenOut,u amountMTokenIn,u minReceiveAmount)1x
redeemInstant(Aa tokenOut,u amountMTokenIn,u minReceiveAmount,Da recipient)1x
redeemRequest(Aa tokenOut,u amountMTokenIn)6f
redeemRequest(Aa tokenOut,u amountMTokenIn,Da recipient)6f
redeemFiatRequest(u amountMTokenIn)6f` },
  { source: 'Validator shares of Polygon', at: /^Polygon validator share$/, rows: `buyVoucherPOL(u amount,u minSharesToMint)1z
sellVoucher_newPOL(u claimAmount,u maximumSharesToBurn)2c
unstakeClaimTokens_newPOL(u unbondNonce)1s
withdrawRewardsPOL()r
restakePOL()6g` },
  { source: 'Validator shares of Polygon in MATIC', at: /^Polygon validator share$/, rows: `buyVoucher(u amount,u minSharesToMint)1z
sellVoucher_new(u claimAmount,u maximumSharesToBurn)2c
unstakeClaimTokens_new(u unbondNonce)1s
withdrawRewards()r
restake()6g` },
  { source: 'Renzo, Kelp, Frax and others', rows: `depositETH(u referralId)1y
claim(u withdrawRequestIndex,Da user)1s
depositETH(u minRSETHAmountExpected,Ps referralId)1y
depositAsset(Aa asset,u depositAmount,u minRSETHAmountExpected,Ps referralId)1y
completeWithdrawal(Aa asset,Ps referralId)1m
initiateWithdrawal(Aa asset,u rsETHUnstaked)21
initiateWithdrawal(Aa asset,u rsETHUnstaked,Ps referralId)21
submitAndDeposit(Da recipient)1z
submitAndGive(Da recipient)1z
depositWithSignature(u assets,Ea receiver,u deadline,f approveMax,uint8 v,Ow r,Ow s)1y
claimBatch(Da recipient,u[] epochs)1s` },
  { source: 'Rocket Pool', rows: `deposit(Rb pubkey,Qb withdrawal_credentials,Ob signature,Ow deposit_data_root)1y
depositWithCredit(u bondAmount,f useExpressTicket,Rb validatorPubkey,Ob validatorSignature,Ow depositDataRoot)1y
swapTokens(u amount)1y
stakeRPL(u amount)1y
stakeRPLFor(Ea nodeAddress,u amount)1y
depositEthFor(Ea nodeAddress)1y
unstakeRPL(u amount)2c
unstakeLegacyRPL(u amount)2c
unstakeRPLFor(Ea nodeAddress,u amount)2c
unstakeLegacyRPLFor(Ea nodeAddress,u amount)2c
withdrawRPLFor(Ea nodeAddress)2c
withdrawEth(Ea nodeAddress,u amount)s
withdrawCreditFor(Ea nodeAddress,u amount)s
setStakeRPLForAllowed(Ga caller,f allowed)7
setStakeRPLForAllowed(Ea nodeAddress,Ga caller,f allowed)7
setRPLWithdrawalAddress(Ea nodeAddress,Ga newRPLWithdrawalAddress,f confirm)3i
confirmRPLWithdrawalAddress(Ea nodeAddress)3i
unsetRPLWithdrawalAddress(Ea nodeAddress)1f
setWithdrawalAddress(Ea nodeAddress,Ga newWithdrawalAddress,f confirm)3i
confirmWithdrawalAddress(Ea nodeAddress)3i
setRPLLockingAllowed(Ea nodeAddress,f allowed)6h
registerNode(Ps timezoneLocation)9
setTimezoneLocation(Ps timezoneLocation)9
setSmoothingPoolRegistrationState(f state)6i
claim(Ea nodeAddress,{116}[] claims)1s
claimAndStake(Ea nodeAddress,{116}[] claims,u stakeAmount)6j
distributeBalance(f rewardsOnly)2h` },
  { source: 'Rocket Pool rETH', at: /^Rocket Pool rETH$/, rows: `burn(u _rethAmount)37` },
  { source: 'Sablier', rows: `withdraw(u streamId,Da to,uint128 amount)s
withdrawMax(u streamId,Da to)s
withdrawMultiple(u[] streamIds,uint128[] amounts)s
withdrawMaxAndTransfer(u streamId,Da newRecipient)s
transferTokens(Aa token,Da to,uint128 amount)m
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{72}[] segments,{4} broker) params)6k
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{33} durations,{4} broker) params)6k
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{40}[] tranches,{4} broker) params)6k
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{72}[] segments,{24} broker) params)6k
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{4} broker) params)6k
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,(uint40 start,uint40 cliff,uint40 end) timestamps,{4} broker) params)6k
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,uint40 startTime,{43}[] tranches,{4} broker) params)6k
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{24} broker) params)6k
createWithDurationsLD({123} params,{72}[] segmentsWithDuration)6k
createWithDurationsLL({123} params,{42} unlockAmounts,uint40 granularity,{33} durations)6k
createWithDurationsLL({123} params,{42} unlockAmounts,{33} durations)6k
createWithDurationsLT({123} params,{40}[] tranchesWithDuration)6k
createWithTimestampsLD({151} params,{74}[] segments)6k
createWithTimestampsLL({151} params,{42} unlockAmounts,uint40 granularity,uint40 cliffTime)6k
createWithTimestampsLL({151} params,{42} unlockAmounts,uint40 cliffTime)6k
createWithTimestampsLT({151} params,{43}[] tranches)6k
create(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,Aa token,f transferable)6k
createAndDeposit(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,Aa token,f transferable,uint128 amount)6k
deposit(Tu streamId,uint128 amount,Ea sender,Ca recipient)3c
depositAndPause(Tu streamId,uint128 amount)3c
adjustRatePerSecond(Tu streamId,uint128 newRatePerSecond)51
restartAndDeposit(Tu streamId,uint128 ratePerSecond,uint128 amount)3c
refundMax(u streamId)2x
refundAndPause(u streamId,uint128 amount)2x
cancelMultiple(u[] streamIds)6l
createStream(Ca recipient,u deposit,Aa tokenAddress,u startTime,u stopTime)6k
withdrawFromStream(u streamId,u amount)s
cancelStream(u streamId)6l
claim(u index,Da recipient,uint128 amount,Ow[] merkleProof)1s
batch(Nb[] calls)3` },
  { source: 'Sablier streams', at: /^Sablier (?:flow|lockup|streams)/, rows: `cancel(u streamId)6l
pause(u streamId)6m
void(u streamId)6n
renounce(u streamId)2o
refund(u streamId,uint128 amount)2x
restart(Tu streamId,uint128 ratePerSecond)6b` },
  { source: 'Stader ETHx', at: /^Stader (?:pool manager|withdrawals)$/, rows: `deposit(Ea receiver)1y
deposit(Ea receiver,Ps referralId)1y
requestWithdraw(u ethXAmount,Ea owner)21
requestWithdraw(u ethXAmount,Ea owner,Ps referralId)21
claim(u requestId)1s` },
  { source: 'Stader MaticX', at: /^Stader MaticX$/, rows: `submit(u amount)1z
submitPOL(u amount)1z
requestWithdraw(u amount)21
requestWithdrawPOL(u amount)21
claimWithdrawal(u index)1s
claimWithdrawalPOL(u index)1s` },
  { source: 'StakeWise', rows: `deposit(Ea receiver,Ia referrer)1y
updateStateAndDeposit(Ea receiver,Ia referrer,O{101} harvestParams)1y
enterExitQueue(u shares,Da receiver)6o
claimExitedAssets(u positionTicket,u timestamp,u exitQueueIndex)1s
mintOsToken(Da receiver,u osTokenShares,Ia referrer)2k
burnOsToken(uint128 osTokenShares)2l
updateState(O{101} harvestParams)q` },
  { source: 'Superfluid', rows: `callAgreement(Ma agreementClass,Nb callData,Ob userData)3
callAppAction(Ma app,Nb callData)3
batchCall({59}[] operations)3
forwardBatchCall({59}[] operations)3
grantPermissions(Aa token,Ga flowOperator)2n
revokePermissions(Aa token,Ga flowOperator)1f
createFlow(Aa token,Fa sender,Ca receiver,int96 flowrate,Ob userData)6k
updateFlow(Aa token,Fa sender,Ca receiver,int96 flowrate,Ob userData)6k
deleteFlow(Aa token,Fa sender,La receiver,Ob userData)6p
setFlowrate(Aa token,Ca receiver,int96 flowrate)6k
setFlowrateFrom(Aa token,Fa sender,Ca receiver,int96 flowrate)6k
authorizeFlowOperatorWithFullControl(Aa token,Ga flowOperator,Ob ctx)7
revokeFlowOperatorWithFullControl(Aa token,Ga flowOperator,Ob ctx)1f
increaseFlowRateAllowance(Aa token,Ga flowOperator,int96 addedFlowRateAllowance,Ob ctx)7
decreaseFlowRateAllowance(Aa token,Ga flowOperator,int96 subtractedFlowRateAllowance,Ob ctx)1f
increaseFlowRateAllowanceWithPermissions(Aa token,Ga flowOperator,uint8 permissionsToAdd,int96 addedFlowRateAllowance,Ob ctx)7
decreaseFlowRateAllowanceWithPermissions(Aa token,Ga flowOperator,uint8 permissionsToRemove,int96 subtractedFlowRateAllowance,Ob ctx)1f
upgradeByETH()5j
upgradeTo(Ea to,u amount,Ob userData)5j
upgradeByETHTo(Ea to)5j
downgrade(u amount)2w
downgradeToETH(u wad)2w
downgradeTo(Da to,u amount)2w
connectPool(Aa pool,Ob userData)9
disconnectPool(Aa pool,Ob userData)9
claimAll(Aa pool,Da memberAddress,Ob userData)1s
claimAll(Da memberAddr)1s
distribute(Aa token,Fa from,Ma pool,u requestedAmount,Ob userData)m
distributeFlow(Aa token,Fa from,Ma pool,int96 requestedFlowRate,Ob userData)m
createStream(Ca to,uint216 amountPerSec)6k
createStreamWithReason(Ca to,uint216 amountPerSec,Ws reason)6k
depositAndCreate(u amountToDeposit,Ca to,uint216 amountPerSec)1y
depositAndCreateWithReason(u amountToDeposit,Ca to,uint216 amountPerSec,Ws reason)1y
pauseStream(La to,uint216 amountPerSec)6m
cancelStream(La to,uint216 amountPerSec)6p
withdraw(La from,Da to,uint216 amountPerSec)s
modifyStream(La oldTo,uint216 oldAmountPerSec,Ca to,uint216 amountPerSec)m
withdrawPayer(u amount)s
withdrawPayerAll()s
createFlow(Aa token,Ca receiver,int96 flowRate,Ob ctx)6k
updateFlow(Aa token,Ca receiver,int96 flowRate,Ob ctx)6k
updateFlowOperatorPermissions(Aa token,Ga flowOperator,uint8 permissions,int96 flowRateAllowance,Ob ctx)7` },
  { source: 'SushiBar', at: /^SushiBar$/, rows: `enter(u amount)1y
leave(u share)2h` },
  { source: 'tBTC', rows: `revealDeposit(O{93} fundingTx,Q{157} reveal)1y
revealDepositWithExtraData(O{93} fundingTx,Q{157} reveal,Qw extraData)1y
requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Qb redeemerOutputScript,uint64 amount)1j
unmint(u amount)2w
unmintAndRedeem(u amount,Qb redemptionData)1j
sendTbtc(u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)1j` },
  { source: 'tBTC gateway', at: /^tBTC Wormhole gateway$/, rows: `receiveTbtc(Ob encodedVm)1w` },
  { source: 'tBTC redeemer', at: /^tBTC L1 redeemer$/, rows: `requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Ob encodedVm)4s` },
  { source: 'tBTC depositors', at: /^tBTC L[12] depositor$/, rows: `initializeDeposit(O{93} fundingTx,Q{157} reveal,Qw destinationChainDepositOwner)1y
initializeDeposit(O{93} fundingTx,Q{157} reveal,Ea destinationChainDepositOwner)1y` },
  { source: 'The Graph', at: /^The Graph staking$/, rows: `delegate(Ia indexer,u tokens)1y
undelegate(La indexer,u shares)5v
withdrawDelegated(La indexer,Ia newIndexer)s` },
  { source: 'Rebates of Threshold', at: /^Threshold rebate staking$/, rows: `stake(uint96 amount)1z
startUnstaking(uint96 amount)4s
finalizeUnstaking(Da receiver)1m
setDelegatee(Da delegatee)9
setRebateTreasuryFeeMode(uint8 _rebateTreasuryFeeMode)6q` },
  { source: 'Validators of Kiln', at: /^Kiln batch deposit$/, rows: `batchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1z
batchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1z
bigBatchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1z
bigBatchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1z` },
  { source: 'Exits of Kiln', at: /^Kiln batch exit$/, rows: `requestExit(Pb[] validators)6r` },
  { source: 'Validators of Figment', at: /^Figment batch deposit$/, rows: `deposit(Rb[] pubkeys,Db[] withdrawal_credentials,Ob[] signatures,Ow[] deposit_data_roots,u[] amounts_gwei)1y` },
  { source: 'Validators of P2P', at: /^P2P (?:SSV )?depositor$/, rows: `addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,Ma referenceFeeDistributor,D{41} clientConfig,J{41} referrerConfig,Ob extraData)1z
addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,D{41} clientConfig,J{41} referrerConfig,Ob extraData)1z` },
  { source: 'Messages to P2P', at: /^P2P messages$/, rows: `send(Ws text)6s` },
  { source: 'WalletConnect stake', at: /^WalletConnect stake$/, rows: `createLock(u amount,u unlockTime)32
increaseLockAmount(u amount)32
increaseUnlockTime(u newUnlockTime)33
updateLock(u amount,u unlockTime)38
withdrawAll()s` },
  { source: 'Yearn', rows: `withdraw(u maxShares,Da recipient)s
withdraw(u maxShares,Da recipient,u maxLoss)s
withdraw(u assets,Da receiver,Ea owner,u max_loss)s
withdraw(u assets,Da receiver,Ea owner,u max_loss,Aa[] strategies)s
redeem(u shares,Da receiver,Ea owner,u max_loss)1x
redeem(u shares,Da receiver,Ea owner,u max_loss,Aa[] strategies)1x` },
  { source: 'Yearn v2 vault', at: /^Yearn v2 /, rows: `deposit(u amount)1y` },
  { source: 'Bridge of BORG', at: /^BORG bridge receiver$/, rows: `receiveMessage(Ob encodedMessage)1w` },
  { source: 'Migration of BORG', at: /^BORG migration$/, rows: `migrate(u amount)6t` },
  { source: 'ERC-20', rows: `transfer(Ca to,u amount)m.3p
approve(Ga spender,u amount)4.3q
transferFrom(Fa from,Ca to,u amount)m.3r
increaseAllowance(Ga spender,u addedAmount)4.3s
decreaseAllowance(La spender,u subtractedAmount)5.3p
increaseApproval(Ga spender,u addedAmount)4.3s
decreaseApproval(La spender,u subtractedAmount)5.3p
burn(u amount)6u
burnFrom(Fa account,u amount)m.3p
mint(Da to,u amount)5p.3p
transferAndCall(Ca to,u amount,Nb data)m.3p
approveAndCall(Ga spender,u amount,Nb data)4.3s` },
  { source: 'ERC-4626', rows: `deposit(u assets,Ea receiver)1y.1r
mint(u shares,Ea receiver)2v.1r
withdraw(u assets,Da receiver,Ea owner)s.1r
redeem(u shares,Da receiver,Ea owner)1x.1r` },
  { source: 'ERC-721', rows: `approve(Ga spender,u tokenId)4
transferFrom(Fa from,Ca to,u tokenId)m
setApprovalForAll(Ga operator,f approved)4
safeTransferFrom(Fa from,Ca to,u tokenId)m.3t
safeTransferFrom(Fa from,Ca to,u tokenId,Nb data)m.3t` },
  { source: 'ERC-1155', rows: `safeTransferFrom(Fa from,Ca to,u id,u amount,Nb data)m.3t
safeBatchTransferFrom(Fa from,Ca to,u[] ids,u[] amounts,Nb data)m
setApprovalForAll(Ga operator,f approved)4` },
  { source: 'NFT mints', rows: `mint(u quantity,Ow[] proof)5p
mintTo(Ea to)5p
safeMint(Ea to)5p
safeMint(Ea to,u quantity)5p
publicMint(u quantity)5p
mintPublic(u quantity)5p
mintNFT(u quantity)5p
mintPublic(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity)6v
mintAllowList(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{160} mintParams,Ow[] proof)6v
mintSigned(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{160} mintParams,u salt,Ob signature)6v
mintAllowedTokenHolder(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,(Aa allowedNftToken,u[] allowedNftTokenIds) mintParams)6v
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5p
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5p
mint(Aa creatorContractAddress,u instanceId,uint32 mintIndex,Ow[] merkleProof,Ea mintFor)5p
mintBatch(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)5p
mintProxy(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)5p` },
  { source: 'Airdrops and drops', rows: `claim(Da account,u cumulativeAmount,Ow expectedMerkleRoot,Ow[] merkleProof)1s
release(Aa token)2h
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5p
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5p` },
  { source: 'Ondo Global Markets', at: /^Ondo Global Markets$/, rows: `mintWithAttestation(P{139} quote,Ob signature,Aa depositToken,u depositTokenAmount)5p
redeemWithAttestation(P{139} quote,Ob signature,Aa receiveToken,u minimumReceiveAmount)1x` },
  { source: 'Ondo limit orders', at: /^Ondo Global Markets limit orders$/, rows: `createBuyOrderExactIn(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)29
createBuyOrderExactOut(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)29
createSellOrderExactIn(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)29
createSellOrderExactOut(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)29
cancelOrder(u orderId)24` },
  { source: 'Ondo managers', at: /^Ondo (?:OUSG|USDY) manager$/, rows: `subscribe(Aa depositToken,u depositAmount,u minimumRwaReceived)6d
redeem(u rwaAmount,Aa receivingToken,u minimumTokenReceived)1x
subscribeRebasingUSDY(Aa depositToken,u depositAmount,u minimumRusdyReceived)6d
redeemRebasingUSDY(u rusdyAmount,Aa receivingToken,u minimumTokenReceived)1x` },
  { source: 'ERC-777, ERC-6909', rows: `authorizeOperator(Ga operator)4.e
revokeOperator(La operator)5.f
setOperator(Ga operator,f approved)4.h
approve(Ga spender,u id,u amount)4.3u
transfer(Ca to,u id,u amount)m
transferFrom(Fa from,Ca to,u id,u amount)m
send(Ca to,u amount,Nb data)m.3p
operatorSend(Fa from,Ca to,u amount,Nb data,Nb operatorData)m.3v
allow(Ga manager,f isAllowed)4.h` },
  { source: 'Disperse, Merkl, airdrops', rows: `disperseEther(Ca[] recipients,u[] values)m.3w
disperseToken(Aa token,Ca[] recipients,u[] values)m.3x
disperseTokenSimple(Aa token,Ca[] recipients,u[] values)m.3x
claim(Ea[] users,Aa[] tokens,u[] amounts,Ow[][] proofs)1s
claimWithRecipient(Ea[] users,Aa[] tokens,u[] amounts,Ow[][] proofs,Da[] recipients,Nb[] datas)1s
toggleOperator(Ea user,Ga operator)4
setClaimRecipient(Da recipient,Aa token)9
claim(u index,Da account,u amount,Ow[] merkleProof)1s
claim(Da account,u amount,Ow[] merkleProof)1s
claim(u amount,Ow[] merkleProof)1s
claim(Da recipient,u amount)1s` },
  { source: 'Permit2', rows: `approve(Aa token,Ga spender,uint160 amount,uint48 expiration)4.3y
permit(Ea owner,({85} details,Ga spender,u sigDeadline) permitSingle,Ob signature)4.3z
permit(Ea owner,{126} permitBatch,Ob signature)4.40
transferFrom(Fa from,Ca to,uint160 amount,Aa token)m.41
transferFrom((Fa from,Ca to,uint160 amount,Aa token)[] transfers)m.42
lockdown((Aa token,La spender)[] approvals)5.43
invalidateNonces(Aa token,La spender,uint48 newNonce)l
invalidateUnorderedNonces(u wordPos,u mask)l
permitTransferFrom({75} permit,{19} transferDetails,Fa owner,Ob signature)m.44
permitTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Ob signature)m.45
permitWitnessTransferFrom({75} permit,{19} transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)m.44
permitWitnessTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)m.45` },
  { source: 'ERC-2612, ERC-3009', rows: `permit(Ea owner,Ga spender,u amount,u deadline,uint8 v,Ow r,Ow s)4.46
permit(Ea owner,Ga spender,u amount,u deadline,Ob signature)4.46
permit(Ea holder,Ga spender,u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s)4.47
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)m.48
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)m.48
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)m.48
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)m.48
cancelAuthorization(La authorizer,Pw nonce,uint8 v,Ow r,Ow s)l
cancelAuthorization(La authorizer,Pw nonce,Ob signature)l` },
  { source: 'POAP', at: /^POAP bridge$/, rows: `mintToken(u eventId,u tokenId,Ea receiver,u expirationTime,Ob signature)5p` },
  { source: 'Polygon POL', at: /^Polygon POL$/, rows: `transfer(Ca to,u value)m` },
  { source: 'ERC-777, ERC-1363, ERC-7540', rows: `burn(u amount,Ob data)6u
operatorBurn(Fa account,u amount,Ob data,Ob operatorData)6u
transferAndCall(Ca to,u amount)m
transferFromAndCall(Fa from,Ca to,u amount)m
transferFromAndCall(Fa from,Ca to,u amount,Nb data)m
approveAndCall(Ga spender,u amount)4
burn(Fa account,u id,u amount)6u
burnBatch(Fa account,u[] ids,u[] amounts)6u
mint(Da to,u id,u amount)5p
mint(Da to,u id,u amount,Nb data)5p
requestDeposit(u assets,Ea controller,Fa owner)6w
requestRedeem(u shares,Da controller,Fa owner)21
deposit(u assets,Ea receiver,Fa controller)1y
mint(u shares,Ea receiver,Fa controller)2v
authorizeOperator(Ea controller,Ga operator,f approved,Pw nonce,u deadline,Ob signature)4
depositFor(Da account,u amount)1y.49
withdrawTo(Da account,u amount)s.49
depositTo(Da to)1y.49
wrap(u amount)5j
unwrap(u amount)2w` },
  { source: 'WETH9', rows: `deposit()1y
withdraw(u amount)s.4a` },
];
