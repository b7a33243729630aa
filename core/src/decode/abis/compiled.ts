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
Da vault,Qs memo,u expiration
uint8 id,u sellAmount,Ob data
A%a token,u cumulativeEarnings
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
Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags
Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary
u index,Ow[] proof,{48} listing,{10} taker
u info,Aa makerAsset,Aa takerAsset,La maker,La allowedSender,u makingAmount,u takingAmount
{85}[] details,Ga spender,u sigDeadline
Ea sender,Ca recipient,uint128 depositAmount,A-a token,f cancelable,f transferable,Ps shape
Sw requestId,Da depositoryReceiver,Da refundRecipient,Qw nonEVMReceiver,Ob signature,u deadline
{27}[] offerComponents,{27}[] considerationComponents
Ob path,u amountOutMin,Da refundAddress,Da fallbackEoA,u deadline,uint32 toEid,Nb options,u lzFee
Qb nonEVMReceiver,Ma prover,uint64 rewardDeadline,Nb encodedRoute,Qw solanaATA,Da refundRecipient
Ea staker,La delegatedTo,Da withdrawer,u nonce,uint32 startBlock,A%a[] strategies,u[] scaledShares
Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary,Ob pools
Aa tokenIn,Aa tokenOut,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 limitSqrtPrice
u salt,Lu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits
Aa inputToken,u inputAmount,Ma inputReceiver,Aa outputToken,u outputQuote,u outputMin,Da outputReceiver
Ma adapter,u percent,u networkFee,{94}[] route
Na callTo,Ma approveTo,Aa sendingAssetId,Aa receivingAssetId,u fromAmount,Nb callData,f requiresDeposit
u chainId,u attestationId,w userId,Aa asset,u price,u quantity,u expiration,uint8 side,w additionalData
u nonceAndMeta,uint128 expiry,Aa makerAsset,Aa takerAsset,La maker,La taker,u makerAmount,u takerAmount
Aa inputToken,u inputAmount,M~a inputReceiver,Aa outputToken,u outputQuote,u outputMin,Da outputReceiver
Qw nonEVMReceiver,Da depositAddress,Sw quoteId,u deadline,u minAmountOut,Da refundRecipient,Ob signature
A!a callTo,A!a approveTo,Aa sendingAssetId,Aa receivingAssetId,u fromAmount,Ob callData,f requiresDeposit
Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,La maker,La taker,La txOrigin,u expiryAndNonce
uint8 order_type,u expiry,u nonce,Fa benefactor,Da beneficiary,A!a collateral_asset,u collateral_amount,u usde_amount
Aa tokenIn,u netTokenIn,Aa tokenMintSy,Ma pendleSwap,{89} swapData
u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline,Ja relayer,u relayerFee,u nativeFee
Aa tokenOut,u minTokenOut,Aa tokenRedeemSy,Ma pendleSwap,{89} swapData
Da receiver,Da cancellationReceiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a initialCollateralToken,A!a[] swapPath
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,La maker,La taker,La txOrigin,Pw pool,uint64 expiry,u salt
Na sender,u nonce,Nb initCode,Nb callData,Ow accountGasLimits,u preVerificationGas,Ow gasFees,Mb paymasterAndData,Ob signature
Ea sender,Ca recipient,uint128 depositAmount,A-a token,f cancelable,f transferable,{22} timestamps,Ps shape
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
Aa to,u totalNetworkFee,{136}[] adapters
u sellTokenIndex,u buyTokenIndex,Da receiver,u sellAmount,u buyAmount,uint32 validTo,Sw appData,u feeAmount,u flags,u executedAmount,Ob signature
Qw nonEVMReceiver,Ma mayanProtocol,Nb protocolData,Ma swapProtocol,Ob swapData,Aa middleToken,u minMiddleAmount,Da refundRecipient,u mayanAmountIn
u sizeDeltaUsd,u initialCollateralDeltaAmount,u triggerPrice,u acceptablePrice,u executionFee,u callbackGasLimit,u minOutputAmount,u validFromTime
Aa srcToken,Aa dstToken,M~a[] srcReceivers,u[] srcAmounts,Ja[] feeReceivers,u[] feeAmounts,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit
u salt,La maker,La signer,La taker,u tokenId,u makerAmount,u takerAmount,u expiration,u nonce,u feeRateBps,uint8 side,uint8 signatureType,Ob signature
uint8 actionType,uint16 currencyId,u depositActionAmount,u withdrawAmountInternalPrecision,f withdrawEntireCashBalance,f redeemToUnderlying,w[] trades
Pw transactionId,Ps bridge,Ps integrator,Ia referrer,Aa sendingAssetId,Da receiver,u minAmount,u destinationChainId,f hasSourceSwaps,f hasDestinationCall
uint16 assetId,{117} sendParams,{26} fee,Da refundAddress
{157} order,b signature,u makingAmount
f isOrderAsk,Ca signer,Aa collection,u price,u tokenId,u amount,La strategy,Aa currency,u nonce,u startTime,u endTime,u minPercentageToAsk,Ob params,uint8 v,Ow r,Ow s
{67} route,u offerAmount,Da receiver,u protocolFee,u integratorFee,Ja integratorFeeReceiver,Pw distributorCode,u deadline,Ow salt
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,La maker,La taker,La sender,Ja feeRecipient,Pw pool,uint64 expiry,u salt
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,La maker,La taker,La sender,La feeRecipient,Pw pool,uint64 expiry,u salt
Na sender,u nonce,Nb initCode,Nb callData,u callGasLimit,u verificationGasLimit,u preVerificationGas,u maxFeePerGas,u maxPriorityFeePerGas,Mb paymasterAndData,Ob signature
La maker,{71} makeAsset,La taker,{71} takeAsset,u salt,u start,u end,Pbytes4 dataType,Nb data
Ca trader,uint8 side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{28}[] fees,u salt,Ob extraParams
Da trader,uint8 side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{28}[] fees,u salt,Ob extraParams
La trader,uint8 side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{29}[] fees,u salt,Ob extraParams
uint32 rootIndex,uint32 earnerIndex,Ob earnerTreeProof,{34} earnerLeaf,uint32[] tokenIndices,Ob[] tokenTreeProofs,{37}[] tokenLeaves
Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,int256[] deltaIds,u[] distributionX,u[] distributionY,Ea to,Da refundTo,u deadline
uint8 routeType,Ps destinationChain,Qs destinationAddress,Ps bridgedTokenSymbol,Aa depositAssetId,{90}[] sourceCalls,Nb payload,u fee,f enableExpress
Qb nonEVMReceiver,uint32 dstToken,Da dstCallReceiver,{137}[] dstCallSwapData,u gasAmount,Nb cfParameters
uint8 quoteType,u globalNonce,u subsetNonce,u orderNonce,u strategyId,uint8 collectionType,Aa collection,Aa currency,Ca signer,u startTime,u endTime,u price,u[] itemIds,u[] amounts,Ob additionalParameters
{114}[] executionFunctions,{105}[] executionHooks,Pbytes4[] interfaceIds
Pbytes8 transactionId,Dw receiver,Qw depositor,uint64 destinationChainId,Aw receivingAssetId,u outputAmount,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message
A-a giveTokenAddress,u giveAmount,Pb takeTokenAddress,u takeAmount,u takeChainId,Qb receiverDst,Ga givePatchAuthoritySrc,Qb orderAuthorityAddressDst,Kb allowedTakerDst,Nb externalCall,Db allowedCancelBeneficiarySrc
{174} quote,Ob signature,u nativeFee,Da refundRecipient
Qw receiverAddress,Dw refundAddress,Aw sendingAssetId,Aw receivingAssetId,u outputAmount,uint128 outputAmountMultiplier,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message
uint8 direction,La maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc721Token,u erc721TokenId,{51}[] erc721TokenProperties
{143} addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList
Da refundRecipient,Qw nonEvmReceiver,Nb firstSwapCalldata,Nb secondSwapCalldata,Ma firstDexRouter,Ma secondDexRouter,Aa[] approvedTokens,Ma callTo,Nb callData,f viaOnchainSwapV3,Ma dex,Ma dexgateway,Nb onchainSwapData,u fee,u deadline,Ob signature
uint8 direction,La maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc1155Token,u erc1155TokenId,{51}[] erc1155TokenProperties,uint128 erc1155TokenAmount
{179} order,uint8 v,Ow r,Ow s,Ob extraSignature,uint8 signatureVersion,u blockNumber
{180} order,uint8 v,Ow r,Ow s,Ob extraSignature,uint8 signatureVersion,u blockNumber
Ca offerer,La zone,{113}[] offer,{118}[] consideration,uint8 orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems
Fa offerer,Ma zone,{113}[] offer,{119}[] consideration,uint8 orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems
{159} order,{123} exchange,{25} takerFee,Ob signature,Da tokenRecipient
{159}[] orders,{123}[] exchanges,{25} takerFee,Ob signatures,Da tokenRecipient
{198} parameters,Ob signature
Aa considerationToken,u considerationIdentifier,u considerationAmount,Ca offerer,La zone,Aa offerToken,u offerIdentifier,u offerAmount,uint8 basicOrderType,u startTime,u endTime,Ow zoneHash,u salt,Pw offererConduitKey,Pw fulfillerConduitKey,u totalOriginalAdditionalRecipients,{17}[] additionalRecipients,Ob signature
Qw dstCallReceiver,Qw recipient,Da depositAndRefundAddress,u nonce,uint32 expires,uint32 fillDeadline,Ma inputOracle,Mw outputOracle,Mw outputSettler,Pw outputToken,uint128 outputAmountMultiplier,{137}[] dstCallSwapData,Nb outputContext
{198} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData
Ma limitRouter,u epsSkipMarket,{172}[] normalFills,{172}[] flashFills,b optData
{149} addresses,{166} numbers,uint8 orderType,uint8 decreasePositionSwapType,f isLong,f shouldUnwrapNativeToken,f autoCancel,Iw referralCode,Sw[] dataList`.split('\n');

/** What functions do, without what each parameter is for. */
export const models: readonly Omit<FunctionModel, 'roles' | 'numbers' | 'checks'>[] = [
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
  { act: 'bridge', kept: 'measured' },
  { act: 'bridge', verb: 'sendMessage' },
  { act: 'outOf', verb: 'finish' },
  { act: 'set', verb: 'changeTransfer' },
  { act: 'set', verb: 'cancelWaiting', forgoes: true },
  { act: 'bridge', kept: 'none' },
  { act: 'outOf', verb: 'withdraw', kept: 'none' },
  { act: 'trade', kept: 'measured' },
  { act: 'into', verb: 'addLiquidity', kept: 'measured' },
  { act: 'outOf', verb: 'removeLiquidity', kept: 'measured' },
  { act: 'outOf', verb: 'claim' },
  { act: 'into', verb: 'addLiquidity' },
  { act: 'set', verb: 'attest' },
  { act: 'buy', verb: 'payGas' },
  { act: 'set', verb: 'changeTransfer', forgoes: true },
  { act: 'set', verb: 'prove' },
  { act: 'outOf', verb: 'redeem' },
  { act: 'into' },
  { act: 'bridge', kept: 'believed' },
  { act: 'into', verb: 'stake' },
  { act: 'into', verb: 'requestDeposit', kept: 'measured' },
  { act: 'outOf', verb: 'requestWithdrawal', kept: 'measured' },
  { act: 'into', verb: 'changePosition', zeroIsCaller: true, weakens: [{ arg: 'params.orderType', is: 4 }, { arg: 'params.numbers.initialCollateralDeltaAmount', is: 'positive' }, { arg: 'params.numbers.sizeDeltaUsd', is: { below: 100000000000000000000000000000000n } }], offers: [{ arg: 'params.orderType', is: [1, 3, 5, 6, 8] }], kept: 'measured' },
  { act: 'offer', verb: 'changeOrder' },
  { act: 'outOf', verb: 'cancelWaiting' },
  { act: 'outOf', verb: 'collect' },
  { act: 'control', verb: 'setHook' },
  { act: 'into', verb: 'changePosition', kept: 'measured' },
  { act: 'outOf', verb: 'changePosition', weakens: [{ arg: 'collateralDelta', is: 'positive' }, { arg: 'sizeDelta', is: { below: 100000000000000000000000000000000n } }] },
  { act: 'outOf', verb: 'changePosition', weakens: [{ arg: 'collateralDelta', is: 'positive' }, { arg: 'sizeDelta', is: { below: 100000000000000000000000000000000n } }], kept: 'measured' },
  { act: 'offer' },
  { act: 'set', verb: 'cancelOrders', weakens: true },
  { act: 'outOf', verb: 'cancelWaiting', weakens: true },
  { act: 'into', verb: 'stake', kept: 'measured' },
  { act: 'outOf', verb: 'unstake' },
  { act: 'outOf', verb: 'unstake', kept: 'measured' },
  { act: 'control', hands: { what: 'all', to: [0] } },
  { act: 'control', verb: 'accept' },
  { act: 'control', verb: 'newOwner' },
  { act: 'into', verb: 'restake' },
  { act: 'outOf' },
  { act: 'control', verb: 'createPool' },
  { act: 'trade', kept: 'none' },
  { act: 'outOf', verb: 'removeLiquidity' },
  { act: 'into', verb: 'bet' },
  { act: 'debt', verb: 'mintDebt' },
  { act: 'into', verb: 'repay' },
  { act: 'set', verb: 'createAccount' },
  { act: 'control', verb: 'giveRole' },
  { act: 'control', verb: 'giveUp' },
  { act: 'outOf', verb: 'withdraw', weakens: true },
  { act: 'set', verb: 'changePosition' },
  { act: 'into', verb: 'changePosition', weakens: [{ arg: 'amountDelta', is: 'negative' }] },
  { act: 'trade', verb: 'buy', kept: 'measured' },
  { act: 'trade', verb: 'sell', kept: 'measured' },
  { act: 'trade', kept: 'measured', limitOf: [2, -1] },
  { act: 'trade', kept: 'measured', limitOf: [1, -1] },
  { act: 'trade', zeroIsCalled: true, kept: 'factory', limitOf: [0, 1] },
  { act: 'trade', zeroIsCalled: true, kept: 'measured', limitOf: [0, 1] },
  { act: 'into', verb: 'mint', kept: 'factory' },
  { act: 'outOf', verb: 'unwrap', kept: 'measured' },
  { act: 'outOf', verb: 'refund' },
  { act: 'trade', marks: 'uniswap', kept: 'factory', limitOf: [0, -1] },
  { act: 'trade', kept: 'measured', limitOf: [0, 3] },
  { act: 'debt', verb: 'flashLoan' },
  { act: 'trade', kept: 'measured', limitOf: [2] },
  { act: 'outOf', verb: 'removeLiquidity', kept: 'measured', limitOf: [2] },
  { act: 'into', verb: 'donate' },
  { act: 'offer', verb: 'approveOrder' },
  { act: 'trade', kept: 'believed' },
  { act: 'into', verb: 'addLiquidity', kept: 'believed' },
  { act: 'outOf', verb: 'removeLiquidity', kept: 'believed' },
  { act: 'into', verb: 'stake', kept: 'believed' },
  { act: 'into', verb: 'lock' },
  { act: 'set', verb: 'lockLonger', locks: true },
  { act: 'trade', zeroIsCaller: true, kept: 'measured', limitOf: [1] },
  { act: 'trade', zeroIsCaller: true, kept: 'measured', limitOf: [0, -1] },
  { act: 'trade', kept: 'measured', limitOf: [1] },
  { act: 'trade', kept: 'measured', limitOf: [0, 1] },
  { act: 'trade', kept: 'believed', limitOf: [3, 0] },
  { act: 'outOf', verb: 'removeLiquidity', kept: 'believed', limitOf: [3, 0] },
  { act: 'trade', verb: 'mint', kept: 'believed' },
  { act: 'trade', verb: 'redeem', kept: 'believed', limitOf: [3, 0] },
  { act: 'trade', verb: 'redeem', kept: 'believed' },
  { act: 'outOf', verb: 'removeLiquidity', kept: 'believed', limitOf: [4, 0] },
  { act: 'outOf', verb: 'removeLiquidity', kept: 'believed', limitOf: [5, 0] },
  { act: 'trade', verb: 'mint', kept: 'none' },
  { act: 'trade', verb: 'redeem', kept: 'none' },
  { act: 'outOf', verb: 'burn' },
  { act: 'outOf', verb: 'redeem', kept: 'believed', limitOf: [2] },
  { act: 'into', verb: 'lock', locks: true },
  { act: 'trade', kept: 'factory', limitOf: [2, -1, 1] },
  { act: 'trade', kept: 'factory', limitOf: [1, -1, 1] },
  { act: 'trade', kept: 'factory', limitOf: [3] },
  { act: 'into', verb: 'addLiquidity', kept: 'factory' },
  { act: 'outOf', verb: 'removeLiquidity', kept: 'factory' },
  { act: 'set', forgoes: true },
  { act: 'into', verb: 'lock', locks: [{ arg: 'lockDuration', is: 31622401 }] },
  { act: 'into', verb: 'lock', closed: true },
  { act: 'into', verb: 'merge', closed: true, locks: true },
  { act: 'control', verb: 'lock' },
  { act: 'trade', kept: 'factory', limitOf: [2, 2, -1] },
  { act: 'trade', kept: 'factory', limitOf: [1, 2, -1] },
  { act: 'trade', valueIsMost: true, kept: 'none' },
  { act: 'trade', kept: 'factory', limitOf: [3, -1] },
  { act: 'set', verb: 'createPool' },
  { act: 'into', verb: 'mint' },
  { act: 'outOf', verb: 'sweep' },
  { act: 'control', verb: 'setPayee' },
  { act: 'outOf', verb: 'sweep', kept: 'measured' },
  { act: 'set', verb: 'allow' },
  { act: 'into', verb: 'migrate', kept: 'factory' },
  { act: 'set', verb: 'takeBack', forgoes: true },
  { act: 'into', verb: 'changePosition' },
  { act: 'set', verb: 'giveUp', forgoes: true },
  { act: 'outOf', verb: 'mintClaims' },
  { act: 'carry', verb: 'schedule', actsAs: 'plan' },
  { act: 'set', verb: 'cancelWaiting' },
  { act: 'control', verb: 'giveUp', changes: 'given' },
  { act: 'control', verb: 'newAdmin', changes: 'control' },
  { act: 'control', changes: 'given' },
  { act: 'carry', verb: 'propose', actsAs: 'plan' },
  { act: 'vote', verb: 'delegateVotes' },
  { act: 'vote', verb: 'undelegate' },
  { act: 'vote', verb: 'set' },
  { act: 'set', verb: 'revokeAttestation' },
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
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'args', bit: 16, is: false }] },
  { act: 'set', weakens: true },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'useAsCollateral', is: false }] },
  { act: 'set', verb: 'giveUp' },
  { act: 'trade', verb: 'flashLoan', kept: 'none' },
  { act: 'trade', verb: 'liquidate', kept: 'none' },
  { act: 'set', verb: 'changeRates', weakens: true },
  { act: 'trade', verb: 'repay', kept: 'measured' },
  { act: 'into', verb: 'restake', locks: true },
  { act: 'set', verb: 'requestWithdrawal' },
  { act: 'trade', verb: 'sell', kept: 'none' },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'usingAsCollateral', is: false }] },
  { act: 'outOf', verb: 'removeCollateral' },
  { act: 'set', verb: 'changePosition', weakens: true },
  { act: 'into', verb: 'repay', weakens: [{ arg: 'collateralAmountToPull', is: 'positive' }] },
  { act: 'into', kept: 'measured' },
  { act: 'outOf', verb: 'withdraw', weakens: true, kept: 'measured' },
  { act: 'set', verb: 'repay', weakens: true },
  { act: 'outOf', verb: 'redeem', weakens: true },
  { act: 'set', verb: 'changeCollateral' },
  { act: 'set', verb: 'changeCollateral', weakens: true },
  { act: 'set', verb: 'changeRates' },
  { act: 'outOf', verb: 'requestWithdrawal' },
  { act: 'control', weakens: [{ arg: 'enabled', is: false }] },
  { act: 'trade', verb: 'liquidate', kept: 'measured' },
  { act: 'control', verb: 'newAdmin' },
  { act: 'set', verb: 'takeBack', forgoes: [{ arg: 'forfeitRecentReward', is: true }] },
  { act: 'outOf', verb: 'claimRewards', forgoes: [{ arg: 'ignoreRecentReward', is: true }] },
  { act: 'debt', verb: 'changeLoan', zeroIsNew: true, weakens: [{ arg: 'newCol', is: 'negative' }] },
  { act: 'debt', verb: 'changeLoan', zeroIsNew: true, weakens: [{ arg: ['newColToken0', 'newColToken1'], is: 'negative' }], kept: 'measured' },
  { act: 'debt', verb: 'changeLoan', zeroIsNew: true, weakens: [{ arg: 'perfectColShares', is: 'negative' }], kept: 'measured' },
  { act: 'into', verb: 'mint', kept: 'measured' },
  { act: 'debt', verb: 'openLoan', kept: 'measured' },
  { act: 'outOf', verb: 'closeLoan', kept: 'measured' },
  { act: 'outOf', verb: 'closeLoan' },
  { act: 'debt', kept: 'measured' },
  { act: 'debt', verb: 'changeLoan', kept: 'measured' },
  { act: 'debt', verb: 'changeLoan', weakens: [{ arg: 'collChange', is: 'positive' }, { arg: 'isCollIncrease', is: false }], kept: 'measured' },
  { act: 'control', verb: 'takeBack', weakens: true },
  { act: 'trade', verb: 'redeem', kept: 'measured' },
  { act: 'debt', verb: 'changeLoan', weakens: [{ arg: 'collWithdrawal', is: 'positive' }], kept: 'measured' },
  { act: 'into', verb: 'closeLoan', all: true },
  { act: 'debt', verb: 'changeLoan', weakens: [{ arg: 'dink', is: 'negative' }] },
  { act: 'control', hands: { what: 'share', to: [1], unless: [2] } },
  { act: 'trade', verb: 'buy', kept: 'none' },
  { act: 'control', verb: 'convert' },
  { act: 'into', verb: 'wrap' },
  { act: 'outOf', verb: 'unwrap' },
  { act: 'trade', verb: 'fillOrder', kept: 'none' },
  { act: 'trade', verb: 'fillOrder', zeroIsCaller: true, kept: 'none' },
  { act: 'offer', verb: 'bid' },
  { act: 'offer', verb: 'acceptOffer' },
  { act: 'offer', verb: 'sellItem' },
  { act: 'buy', verb: 'mintItem' },
  { act: 'view' },
  { act: 'trade' },
  { act: 'trade', verb: 'sell' },
  { act: 'trade', zeroIsCaller: true },
  { act: 'trade', kept: 'measured', limitOf: [5, -1, 3] },
  { act: 'bridge', kept: 'measured', limitOf: [1, -1, 3] },
  { act: 'trade', fees: [{ arg: 'referralCode', is: 2147483648 }] },
  { act: 'trade', fees: [{ arg: 'referralCode', is: 2147483648 }], kept: 'measured', limitOf: [1, 3] },
  { act: 'trade', fees: [{ arg: 'referralCode', is: 2147483648 }], kept: 'measured' },
  { act: 'trade', kept: 'measured', limitOf: [1, 3] },
  { act: 'trade', kept: 'measured', limitOf: [1, 1] },
  { act: 'trade', kept: 'measured', limitOf: [2, 1] },
  { act: 'trade', zeroIsCaller: true, kept: 'believed' },
  { act: 'trade', kept: 'believed', limitOf: [1] },
  { act: 'trade', kept: 'believed', limitOf: [2] },
  { act: 'trade', kept: 'measured', limitOf: [4] },
  { act: 'trade', kept: 'measured', limitOf: [3] },
  { act: 'trade', zeroIsCalled: true },
  { act: 'trade', marks: 'uniswap' },
  { act: 'outOf', verb: 'collect', zeroIsCalled: true, kept: 'factory' },
  { act: 'trade', zeroIsCaller: true, kept: 'measured' },
  { act: 'trade', zeroIsCaller: true, kept: 'measured', limitOf: [0, 1] },
  { act: 'trade', verb: 'buy', zeroIsCaller: true, kept: 'measured', limitOf: [0, 1] },
  { act: 'trade', zeroIsCaller: true, kept: 'measured', limitOf: [0, 5, -1, 0] },
  { act: 'trade', zeroIsCaller: true, kept: 'measured', limitOf: [0, 5, -1] },
  { act: 'trade', kept: 'factory', limitOf: [2, -1] },
  { act: 'trade', kept: 'believed', limitOf: [4, -1] },
  { act: 'trade', verb: 'buy', kept: 'factory', limitOf: [2, -1] },
  { act: 'trade', verb: 'buy', kept: 'believed', limitOf: [4, -1] },
  { act: 'trade', verb: 'buy', kept: 'believed' },
  { act: 'trade', verb: 'sell', kept: 'measured', limitOf: [0, -1] },
  { act: 'trade', verb: 'sell', zeroIsCaller: true, kept: 'measured' },
  { act: 'trade', verb: 'sell', zeroIsCaller: true, kept: 'measured', limitOf: [1] },
  { act: 'trade', kept: 'measured', limitOf: [0] },
  { act: 'trade', kept: 'measured', limitOf: [0, -1] },
  { act: 'outOf', verb: 'undelegate' },
  { act: 'into', all: true },
  { act: 'outOf', locks: [{ arg: 'relock', is: true }] },
  { act: 'set', verb: 'refresh', forgoes: true },
  { act: 'outOf', verb: 'claimRewards', locks: [{ arg: 'depositCvxMaxAmount', is: 'positive' }], kept: 'measured' },
  { act: 'outOf', verb: 'undelegate', locks: true },
  { act: 'outOf', verb: 'requestWithdrawal', locks: true },
  { act: 'outOf', verb: 'finish', locks: [{ arg: 'receiveAsTokens', is: false }] },
  { act: 'control', forGood: true },
  { act: 'set', verb: 'createPod' },
  { act: 'control', verb: 'takeBack', forgoes: true },
  { act: 'set', locks: true },
  { act: 'into', zeroIsCaller: true },
  { act: 'buy', verb: 'mintItem', kept: 'measured' },
  { act: 'outOf', verb: 'redeem', kept: 'measured' },
  { act: 'outOf', verb: 'withdraw', forgoes: true },
  { act: 'into', verb: 'requestWithdrawal', zeroIsCaller: true },
  { act: 'set', verb: 'pause', forgoes: true },
  { act: 'set', verb: 'unpause' },
  { act: 'into', verb: 'requestWithdrawal', kept: 'measured' },
  { act: 'buy', kept: 'measured' },
  { act: 'into', verb: 'requestDeposit', offers: true },
  { act: 'into', verb: 'requestWithdrawal', offers: true },
  { act: 'into', verb: 'convert' },
  { act: 'control', locks: [{ arg: 'allowed', is: true }] },
  { act: 'set', forgoes: [{ arg: 'state', is: false }] },
  { act: 'outOf', verb: 'claimRewards', locks: [{ arg: 'stakeAmount', is: 'positive' }] },
  { act: 'into', verb: 'stream' },
  { act: 'into', closed: true },
  { act: 'outOf', verb: 'cancelStream', divides: true },
  { act: 'set', verb: 'pause' },
  { act: 'control', verb: 'cancelStream' },
  { act: 'outOf', verb: 'requestWithdrawal', weakens: true },
  { act: 'set', verb: 'cancelStream' },
  { act: 'set', verb: 'finish' },
  { act: 'set', forgoes: [{ arg: '_rebateTreasuryFeeMode', is: 1 }] },
  { act: 'set', verb: 'requestExit', forgoes: true },
  { act: 'set', verb: 'say' },
  { act: 'outOf', verb: 'withdraw', kept: 'measured' },
  { act: 'trade', verb: 'convert', kept: 'none' },
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
upgrade(Pb name,Ob extraData)f
proveAndClaim(Pb name,{2}[] input)a
proveAndClaimWithResolver(Pb name,{2}[] input,Ma resolver,Da addr)a
enableNode(Pb domain)9
register({104} request)a
discountedRegister({104} request,Pw discountKey,Ob validationData)a` },
  { source: 'ERC-4337', rows: `handleOps({177}[] ops,Da beneficiary)j.j
handleAggregatedOps(({177}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)j.k
handleOps({151}[] ops,Da beneficiary)j.j
handleAggregatedOps(({151}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)j.k
executeUserOp({151} userOp,Pw userOpHash)0
incrementNonce(uint192 key)k` },
  { source: 'Farcaster', rows: `register(Ga recovery)a
register(Ga recovery,u extraStorage)a
registerFor(Ea to,Ga recovery,u deadline,Ob sig)a
registerFor(Ea to,Ga recovery,u deadline,Ob sig,u extraStorage)a
register((Ea to,Ga recovery,u deadline,Ob sig) registerParams,(uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)[] signerParams,u extraStorage)a
transfer(Da to,u deadline,Ob sig)l
transferAndChangeRecovery(Da to,Ga recovery,u deadline,Ob sig)7
transferFor(Fa from,Da to,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)l
transferAndChangeRecoveryFor(Fa from,Da to,Ga recovery,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)7
changeRecoveryAddress(Ga recovery)7
changeRecoveryAddressFor(Ea owner,Ga recovery,u deadline,Ob sig)7
recover(Fa from,Da to,u deadline,Ob sig)l
recoverFor(Fa from,Da to,u recoveryDeadline,Ob recoverySig,u toDeadline,Ob toSig)l
add(uint32 keyType,Gb key,uint8 metadataType,Ob metadata)7
addFor(Ea fidOwner,uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)7
remove(Pb key)8
removeFor(Ea fidOwner,Pb key,u deadline,Ob sig)8
batchRent(Tu[] fids,u[] units)m
purchaseTier(Tu fid,u tier,u forDays)n
batchPurchaseTier(u tier,Tu[] fids,u[] forDays)n` },
  { source: 'Farcaster storage', at: /^Farcaster storage registry$/, rows: `rent(Tu fid,u units)m` },
  { source: 'ERC-2771', rows: `execute((La from,Na to,u value,u gas,u nonce,Nb data) request,Ob signature)3.l
execute({103} request)3.m
executeBatch({103}[] requests,Da refundReceiver)3.n` },
  { source: 'Identity registries', rows: `addSubmission(Vs evidence,Ps name)9
reapplySubmission(Vs evidence,Ps name)9
addVouch(Ha submissionID)o
removeVouch(La submissionID)9
fundSubmission(Ca submissionID)l
changeStateToPending(La submissionID,La[] vouches,Ob[] signatures,u[] expirationTimestamps)9
executeRequest(La submissionID)p
withdrawFeesAndRewards(Da beneficiary,La submissionID,u requestID,u challengeID,u round)q
withdrawSubmission()r
setOwner(Da to,u tokenId)l
set(Ps key,Vs value,u tokenId)9
setMany(Ps[] keys,Vs[] values,u tokenId)9
reconfigure(Ps[] keys,Vs[] values,u tokenId)9
setReverse(Ps[] labels)f
removeReverse()9
buy(Ea owner,Ps[] labels,Ps[] keys,Vs[] values,uint64 expiry,u price,Ob signature)s
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals,uint64 configNumber,f switchToGivenConfig)7
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals)7
follow(u followerProfileId,u[] idsOfProfilesToFollow,u[] followTokenIds,Ob[] datas)9
unfollow(u unfollowerProfileId,u[] idsOfProfilesToUnfollow)9
setBlockStatus(u byProfileId,u[] idsOfProfilesToSetBlockStatus,f[] blockStatus)9
setProfileMetadataURI(u profileId,Vs metadataURI)9
setFollowModule(u profileId,Ma followModule,Ob followModuleInitData)7` },
  { source: 'ERC-7579', rows: `execute(Ow mode,Nb executionCalldata)0.5
executeFromExecutor(Ow mode,Nb executionCalldata)0.5
installModule(u moduleTypeId,Ga module,Gb initData)t
uninstallModule(u moduleTypeId,La module,Nb deInitData)u
installValidation(Gbytes25 validationConfig,Pbytes4[] selectors,Gb installData,Gb[] hooks)v
uninstallValidation(Lbytes24 validationFunction,Nb uninstallData,Nb[] hookUninstallData)u
installExecution(Ga module,{187} manifest,Gb installData)w
uninstallExecution(La module,{187} manifest,Nb uninstallData)u
installPlugin(Ga plugin,Sw manifestHash,Gb installData,Gbytes21[] dependencies)w
uninstallPlugin(La plugin,Nb config,Nb uninstallData)u
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,(s[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)x
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,((w domainSeparator,s[] contentNames)[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)x` },
  { source: 'Safe', rows: `execTransaction(Na to,u value,Nb data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,Da refundReceiver,Ob signatures)y.4
execTransactionFromModule(Na to,u value,Nb data,uint8 operation)3.4
execTransactionFromModuleReturnData(Na to,u value,Nb data,uint8 operation)3.4
approveHash(Sw hashToApprove)z
setup(Ga[] owners,u threshold,Na to,Nb data,Ga fallbackHandler,Aa paymentToken,u payment,Da paymentReceiver)10.o
addOwnerWithThreshold(Ga owner,u threshold)11
removeOwner(La previousOwner,La owner,u threshold)12
swapOwner(La previousOwner,La oldOwner,Ga newOwner)13
changeThreshold(u threshold)14
enableModule(Ga module)15
disableModule(La previousModule,La module)16
setGuard(Ga guard)17
setModuleGuard(Ga moduleGuard)18
setFallbackHandler(Ga handler)19
changeMasterCopy(Ma masterCopy)1a
multiSend(Nb transactions)3.p
signMessage(Sb data)z
createProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)1b.5
createChainSpecificProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)1b.5
createProxyWithCallback(Ma singleton,Nb initializer,u saltNonce,Ma callback)1b.5
migrateSingleton()1c
migrateWithFallbackHandler()1d
migrateL2Singleton()1c
migrateL2WithFallbackHandler()1d` },
  { source: 'Safe modules', rows: `executeAllowanceTransfer(Fa safe,Aa token,Ca to,uint96 amount,Aa paymentToken,uint96 payment,Ga delegate,Ob signature)l.q
addDelegate(Ga delegate)7
removeDelegate(La delegate,f removeAllowances)1e
setAllowance(Ga delegate,Aa token,uint96 allowanceAmount,uint16 resetTimeMin,uint32 resetBaseMin)4.r
resetAllowance(Ga delegate,Aa token)4
deleteAllowance(La delegate,Aa token)5
createProxy(Ma singleton,Nb initializer)1b.5
enableModules(Ga[] modules)1f` },
  { source: 'Zodiac', rows: `execTransactionWithRole(Na to,u value,Nb data,uint8 operation,Pw roleKey,f shouldRevert)0.4
execTransactionWithRole(Na to,u value,Nb data,uint8 operation,uint16 role,f shouldRevert)0.4
execTransactionWithRoleReturnData(Na to,u value,Nb data,uint8 operation,Pw roleKey,f shouldRevert)0.4
execTransactionWithRoleReturnData(Na to,u value,Nb data,uint8 operation,uint16 role,f shouldRevert)0.4
executeNextTx(Na to,u value,Nb data,uint8 operation)0.4
assignRoles(Ga module,Pw[] roleKeys,f[] memberOf)1g
assignRoles(Ga module,uint16[] roles,f[] memberOf)1g
setDefaultRole(Ga module,Pw roleKey)1g
setDefaultRole(Ga module,uint16 role)1g
allowTarget(Pw roleKey,Ma targetAddress,uint8 options)x
revokeTarget(Pw roleKey,La targetAddress)1h
scopeTarget(Pw roleKey,Ma targetAddress)x
allowFunction(Pw roleKey,Ma targetAddress,Pbytes4 selector,uint8 options)x
revokeFunction(Pw roleKey,La targetAddress,Pbytes4 selector)1h
setAvatar(Ga avatar)x
setTxCooldown(u cooldown)x
setTxExpiration(u expiration)x` },
  { source: 'Across', rows: `deposit(Da recipient,A-a originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)1i.s
deposit(Ma spokePool,Da recipient,A-a originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)1i.t
depositV3(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1i.u
depositV3Now(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityPeriod,Nb message)1i
depositExclusive(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityPeriod,Nb message)1i
deposit(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1i
depositNow(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityParameter,Nb message)1i
unsafeDeposit(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,u depositNonce,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1i
speedUpV3Deposit(La depositor,uint32 depositId,u updatedOutputAmount,Da updatedRecipient,Nb updatedMessage,Ob depositorSignature)1j
deposit(Ma spokePool,Da recipient,A-a inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityDeadline,Nb message)1i
deposit(Da recipient,A-a inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1i
swapAndBridge(A-a swapToken,Aa acrossInputToken,Ob routerCalldata,u swapTokenAmount,u minExpectedInputTokenAmount,(Pa outputToken,u outputAmount,Ea depositor,Da recipient,u destinationChainid,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message) depositData)1k
open((uint32 fillDeadline,Pw orderDataType,Nb orderData) order)1i
openFor((Ma originSettler,Ea user,u nonce,u originChainId,uint32 openDeadline,uint32 fillDeadline,Pw orderDataType,Nb orderData) order,Ob signature,Ob originFillerData)1i` },
  { source: 'Arbitrum', rows: `depositEth()1i.v
createRetryableTicket(Da to,u l2CallValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)1l
createRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,u tokenTotalFeeAmount,Nb data)1l
unsafeCreateRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)1l
outboundTransfer(A-a _token,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)1i.w
outboundTransferCustomRefund(A-a _token,Da _refundTo,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)1i.x
outboundTransfer(A-a _l1Token,Da _to,u _amount,Ob _data)1i.y
withdrawEth(Da destination)1i.y
sendTxToL1(Da destination,Nb data)1l
executeTransaction(Ow[] proof,u index,La l2Sender,La to,u l2Block,u l1Block,u l2Timestamp,u value,Ob data)1m
redeem(Pw ticketId)1n
cancel(Pw id)1o
depositERC20(u amount)1i` },
  { source: 'LayerZero, CCTP', rows: `send({117} sendParam,{26} fee,Da refundAddress)1k.z
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken)1i.10
depositForBurnWithCaller(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller)1i.10
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold)1k.11
depositForBurnWithHook(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Nb hookData)1k.12
receiveMessage(Ob message,Ob attestation)1m` },
  { source: 'CCTP extension', at: /^CCTP extension$/, rows: `batchDepositForBurnWithAuth(O(u amount,u authValidAfter,u authValidBefore,w authNonce,uint8 v,w r,w s) receiveWithAuthorizationData,(u amount,uint32 destinationDomain,Qw mintRecipient,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Qb hookData) depositForBurnData)1k` },
  { source: 'Hop, Synapse', rows: `sendToL2(u chainId,Da recipient,u amount,u amountOutMin,u deadline,Ja relayer,u relayerFee)1p.t
swapAndSend(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline)1p
send(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline)1p
send(u chainId,Da recipient,u amount,u bonderFee)1p
withdraw(Da recipient,u amount,Pw transferNonce,u bonderFee,u amountOutMin,u deadline,Ow rootHash,u transferRootTotalAmount,u transferIdTreeIndex,Ow[] siblings,u totalLeaves)1q
deposit(Da to,u chainId,A-a token,u amount)1i
depositAndSwap(Da to,u chainId,A-a token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)1p
redeem(Da to,u chainId,A-a token,u amount)1i
redeemAndSwap(Da to,u chainId,A-a token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)1p
redeemAndRemove(Da to,u chainId,A-a token,u amount,uint8 swapTokenIndex,u swapMinAmount,u swapDeadline)1p
redeemV2(Qw to,u chainId,A-a token,u amount)1i
bridge(Da recipient,u chainId,A-a token,u amount,{106} originQuery,{106} destQuery)1k
swap(Da to,A-a token,u amount,(Ma swapAdapter,Aa tokenOut,u minAmountOut,u deadline,Ob rawParams) query)1r
bridge((uint32 dstChainId,Ea sender,Da to,A-a originToken,Aa destToken,u originAmount,u destAmount,f sendChainGas,u deadline) params)1i
swap(uint8 tokenIndexFrom,uint8 tokenIndexTo,u dx,u minDy,u deadline)1r
addLiquidity(u[] amounts,u minToMint,u deadline)1s
removeLiquidity(u amount,u[] minAmounts,u deadline)1t
removeLiquidityOneToken(u tokenAmount,uint8 tokenIndex,u minAmount,u deadline)1t
removeLiquidityImbalance(u[] amounts,u maxBurnAmount,u deadline)1t` },
  { source: 'deBridge, Celer, Relay, Layerswap', rows: `createOrder({189} _orderCreation,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope)1i
createSaltedOrder({189} _orderCreation,uint64 _salt,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope,Ob _payload)1i
sendEvmOrderCancel((uint64 makerOrderNonce,Lb makerSrc,u giveChainId,Pb giveTokenAddress,u giveAmount,u takeChainId,Pb takeTokenAddress,u takeAmount,Lb receiverDst,Lb givePatchAuthoritySrc,Lb orderAuthorityAddressDst,Lb allowedTakerDst,Lb allowedCancelBeneficiarySrc,Ob externalCall) _order,Da _cancelBeneficiary,u _executionFee)1j
send(A-a _tokenAddress,u _amount,u _chainIdTo,Qb _receiver,Ob _permit,f _useAssetFee,uint32 _referralCode,Nb _autoParams)1i
claim(Pw _debridgeId,u _amount,u _chainIdFrom,Da _receiver,u _nonce,Ob _signatures,Ob _autoParams)1u
strictlySwapAndCall(A-a _srcTokenIn,u _srcAmountIn,Ob _srcTokenInPermitEnvelope,Ma _srcSwapRouter,Nb _srcSwapCalldata,Aa _srcTokenOut,u _srcTokenExpectedAmountOut,Da _srcTokenRefundRecipient,Na _receiver,Nb _receiverCalldata)1i
send(Da _receiver,A-a _token,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)1p
sendNative(Da _receiver,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)1p
addLiquidity(A-a _token,u _amount)1v
withdraw(Ob _wdmsg,Ob[] _sigs,La[] _signers,u[] _powers)r
depositNative(Ea depositor,Sw id)1i
depositErc20(Ea depositor,A-a token,u amount,Sw id)1i
depositErc20(Ea depositor,A-a token,Sw id)1i
depositNative(Sw id,Da receiver)1i
depositERC20(Sw id,A-a token,Da receiver,u amount)1i
depositWithExpiry(Da vault,A-a asset,u amount,Qs memo,u expiration)1i` },
  { source: 'Wormhole, Axelar, CCIP, Connext', rows: `transferTokens(A-a token,u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)1i
transferTokensWithPayload(A-a token,u amount,uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)1i
wrapAndTransferETH(uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)1i
wrapAndTransferETHWithPayload(uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)1i
completeTransfer(Ob encodedVm)1m
completeTransferAndUnwrapETH(Ob encodedVm)1m
completeTransferWithPayload(Ob encodedVm)1m
transferTokensWithRelay(A-a token,u amount,u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)1i
wrapAndTransferEthWithRelay(u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)1i
attestToken(Aa tokenAddress,uint32 nonce)1w
transfer(u amount,uint16 recipientChain,Qw recipient)1i
transfer(u amount,uint16 recipientChain,Qw recipient,Qw refundAddress,f shouldQueue,Ob transceiverInstructions)1i
sendToken(Ps destinationChain,Qs destinationAddress,Ps symbol,u amount)1i
callContract(Ps destinationChain,Qs contractAddress,Nb payload)1l
callContractWithToken(Ps destinationChain,Qs contractAddress,Nb payload,Ps symbol,u amount)1i
interchainTransfer(Ps destinationChain,Qb recipient,u amount,Nb metadata)1i
interchainTransferFrom(Fa sender,Ps destinationChain,Qb recipient,u amount,Nb metadata)1i
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount,Nb metadata,u gasValue)1i
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount)1i
payNativeGasForContractCall(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Da refundAddress)1x
payNativeGasForContractCallWithToken(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Ps symbol,u amount,Da refundAddress)1x
addNativeGas(Xw txHash,u logIndex,Da refundAddress)1x
ccipSend(uint64 destinationChainSelector,(Qb receiver,Nb data,(A-a token,u amount)[] tokenAmounts,A!a feeToken,Nb extraArgs) message)1i
xcall(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)1p
xcall(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)1p
xcallIntoLocal(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)1p
xcallIntoLocal(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)1p
bumpTransfer(Xw _transferId)1n
forceUpdateSlippage((uint32 originDomain,uint32 destinationDomain,uint32 canonicalDomain,La to,La delegate,f receiveLocal,Ob callData,u slippage,La originSender,u bridgedAmt,u normalizedIn,u nonce,Pw canonicalId) _params,u _slippage)1y` },
  { source: 'OP Stack', rows: `bridgeETH(uint32 _minGasLimit,Ob _extraData)1i.13
bridgeETHTo(Da _to,uint32 _minGasLimit,Ob _extraData)1i.14
bridgeERC20(A-a _localToken,Pa _remoteToken,u _amount,uint32 _minGasLimit,Ob _extraData)1i
bridgeERC20To(A-a _localToken,Pa _remoteToken,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)1i.15
depositETH(uint32 _l2Gas,Ob _data)1i.13
depositETHTo(Da _to,uint32 _l2Gas,Ob _data)1i.14
depositERC20(A-a _l1Token,Pa _l2Token,u _amount,uint32 _l2Gas,Ob _data)1i
depositERC20To(A-a _l1Token,Pa _l2Token,Da _to,u _amount,uint32 _l2Gas,Ob _data)1i.15
withdraw(A-a _l2Token,u _amount,uint32 _l1Gas,Ob _data)1i.16
withdrawTo(A-a _l2Token,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)1i
bridgeERC721(A-a _localToken,Pa _remoteToken,u _tokenId,uint32 _minGasLimit,Ob _extraData)1i
bridgeERC721To(A-a _localToken,Pa _remoteToken,Da _to,u _tokenId,uint32 _minGasLimit,Ob _extraData)1i
depositTransaction(Da _to,u _value,uint64 _gasLimit,f _isCreation,Nb _data)1l
sendMessage(Da _target,Nb _message,uint32 _gasLimit)1l
initiateWithdrawal(Da _target,u _gasLimit,Nb _data)1l.17
proveWithdrawalTransaction({88} _tx,u _l2OutputIndex,(Ow version,Ow stateRoot,Ow messagePasserStorageRoot,Ow latestBlockhash) _outputRootProof,Ob[] _withdrawalProof)1z
finalizeWithdrawalTransaction({88} _tx)1m
finalizeWithdrawalTransactionExternalProof({88} _tx,La _proofSubmitter)1m
relayMessage(u _nonce,La _sender,Na _target,u _value,u _minGasLimit,Nb _message)3` },
  { source: 'Polygon, Scroll, Linea, Starknet, Gnosis', rows: `depositEtherFor(Da user)1i.y
depositFor(Da user,A-a rootToken,Ob depositData)1i.y
exit(Ob inputData)1m
bridgeAsset(uint32 destinationNetwork,Da destinationAddress,u amount,A-a token,f forceUpdateGlobalExitRoot,Ob permitData)1i
bridgeMessage(uint32 destinationNetwork,Da destinationAddress,f forceUpdateGlobalExitRoot,Nb metadata)1l
claimAsset(Ow[32] smtProofLocalExitRoot,Ow[32] smtProofRollupExitRoot,u globalIndex,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,A=a originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)1u
claimAsset(Ow[32] smtProof,uint32 index,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,A=a originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)1u
depositETH(u _amount,u _gasLimit)1i.18
depositETH(Da _to,u _amount,u _gasLimit)1i.19
depositETHAndCall(Da _to,u _amount,Nb _data,u _gasLimit)1i
depositERC20(A-a _token,u _amount,u _gasLimit)1i.1a
depositERC20(A-a _token,Da _to,u _amount,u _gasLimit)1i.1b
depositERC20AndCall(A-a _token,Da _to,u _amount,Nb _data,u _gasLimit)1i
withdrawETH(u _amount,u _gasLimit)1i.13
withdrawETH(Da _to,u _amount,u _gasLimit)1i.1c
withdrawERC20(A-a _token,u _amount,u _gasLimit)1i.13
withdrawERC20(A-a _token,Da _to,u _amount,u _gasLimit)1i.1c
sendMessage(Da _to,u _value,Nb _message,u _gasLimit)1l
sendMessage(Da _to,u _value,Nb _message,u _gasLimit,Da _refundAddress)1l
relayMessageWithProof(La _from,La _to,u _value,u _nonce,Ob _message,(u batchIndex,Ob merkleProof) _proof)1m
sendMessage(Da _to,u _fee,Nb _calldata)1l
bridgeToken(A-a _token,u _amount,Da _recipient)1i.1d
bridgeTokenWithPermit(A-a _token,u _amount,Da _recipient,Ob _permitData)1i
claimMessage(La _from,La _to,u _fee,u _value,Ja _feeRecipient,Ob _calldata,u _nonce)1m
claimMessageWithProof((Ow[] proof,u messageNumber,uint32 leafIndex,La from,La to,u fee,u value,Ja feeRecipient,Ow merkleRoot,Ob data) _params)1m
deposit(A-a token,u amount,Qu l2Recipient)1i
depositWithMessage(A-a token,u amount,Qu l2Recipient,Nu[] message)1l
withdraw(A%a token,u amount,Da recipient)r.1e
relayTokens(A-a token,Da _receiver,u _value)1i
relayTokens(Da _receiver,u _amount)1i
relayTokensAndCall(A-a token,Da _receiver,u _value,Nb _data)1i
wrapAndRelayTokens()1i
wrapAndRelayTokens(Da _receiver)1i` },
  { source: 'Stargate', rows: `swap(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Nb _payload)1k
swapETH(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,u _amountLD,u _minAmountLD)1k
swapETHAndCall(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,(u amountLD,u minAmountLD) _swapAmount,{80} _lzTxParams,Nb _payload)1k
addLiquidity(u _poolId,u _amountLD,Ea _to)1v
addLiquidityETH()1v
instantRedeemLocal(uint16 _srcPoolId,u _amountLP,Da _to)20
redeemLocal(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,Qb _to,{80} _lzTxParams)1i
redeemRemote(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,u _minAmountLD,Qb _to,{80} _lzTxParams)1k
swapTokens(uint16 _dstChainId,uint16 _srcPoolId,uint16 _dstPoolId,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Pbytes2 _partnerId,(u tenthBps,Ja feeCollector) _feeObj)1k
sendToken({117} _sendParam,{26} _fee,Da _refundAddress)1k.1f
redeemSend({117} _sendParam,{26} _fee,Da _refundAddress)1k
deposit(Da _receiver,u _amountLD)21
redeem(u _amountLD,Da _receiver)20
sendFrom(Fa _from,uint16 _dstChainId,Qb _toAddress,u _amount,Da _refundAddress,Fa _zroPaymentAddress,Nb _adapterParams)1i
sendFrom(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,{86} _callParams)1i
sendAndCall(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,Nb _payload,uint64 _dstGasForCall,{86} _callParams)1i
sendOFTEpv2(Ma _oft,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)22
sendOFTAdapterEpv2(Ma _adapterOFT,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)22
sendOFTV2(Ma _oft,uint16 _dstChainId,Qw _toAddress,u _amount,u _minAmount,{86} _callParams,{62} _feeObj)22
depositAndStake(A!a lpToken,u assetInAmount,u minStakeAmount)23
depositAndStakeWithPermit(A!a lpToken,u assetInAmount,u minStakeAmount,u deadline,uint8 v,Ow r,Ow s)23
claim(A%a[] lpTokens)1u
depositTo(A!a token,Da to,u amount)21
send((uint32 dstEid,Qw to,u tokenId,Nb extraOptions,Nb composeMsg,Ob onftCmd) sendParam,{26} fee,Da refundAddress)1i` },
  { source: 'ZKsync', rows: `requestL2TransactionDirect((u chainId,u mintValue,Da l2Contract,u l2Value,Nb l2Calldata,u l2GasLimit,u l2GasPerPubdataByteLimit,Ob[] factoryDeps,Da refundRecipient) _request)1l
requestL2TransactionTwoBridges((u chainId,u mintValue,u l2Value,u l2GasLimit,u l2GasPerPubdataByteLimit,Da refundRecipient,Ma secondBridgeAddress,u secondBridgeValue,Nb secondBridgeCalldata) _request)1l
requestL2Transaction(Da _contractL2,u _l2Value,Nb _calldata,u _l2GasLimit,u _l2GasPerPubdataByteLimit,Ob[] _factoryDeps,Da _refundRecipient)1l
deposit(Da _l2Receiver,A-a _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte,Da _refundRecipient)1i
deposit(Da _l2Receiver,A-a _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte)1i
withdraw(Da _l1Receiver)1i.y
withdrawWithMessage(Da _l1Receiver,Nb _additionalData)1l
withdraw(Da _l1Receiver,Da _l2Token,u _amount)1i
withdraw(Pw _assetId,Nb _transferData)1i
finalizeWithdrawal(u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)1m
finalizeWithdrawal(u _chainId,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)1m
finalizeEthWithdrawal(u _l2BlockNumber,u _l2MessageIndex,uint16 _l2TxNumberInBlock,Ob _message,Ow[] _merkleProof)1m
finalizeDeposit((u chainId,u l2BatchNumber,u l2MessageIndex,La l2Sender,uint16 l2TxNumberInBatch,Ob message,Ow[] merkleProof) _finalizeWithdrawalParams)1m
claimFailedDeposit(Da _depositSender,A=a _l1Token,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)1m
claimFailedDeposit(u _chainId,Da _depositSender,A=a _l1Token,u _amount,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)1m` },
  { source: 'GMX', rows: `createDeposit(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a initialLongToken,A!a initialShortToken,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minMarketTokens,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)24
createGlvDeposit(((A!a glv,A!a market,Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a initialLongToken,A!a initialShortToken,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minGlvTokens,u executionFee,u callbackGasLimit,f shouldUnwrapNativeToken,f isMarketTokenDeposit,Sw[] dataList) params)24
createWithdrawal({193} params)25
createGlvWithdrawal(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a glv,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)25
executeAtomicWithdrawal({193} params,(A!a[] tokens,Ma[] providers,Ob[] data) oracleParams)1t
createShift(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a fromMarket,A!a toMarket) addresses,u minMarketTokens,u executionFee,u callbackGasLimit,Sw[] dataList) params)1r
createOrder({207} params)26
createOrder(Ea account,{207} params)26
updateOrder(Pw key,u sizeDeltaUsd,u acceptablePrice,u triggerPrice,u minOutputAmount,u validFromTime,f autoCancel)27
cancelDeposit(Pw key)28
cancelWithdrawal(Pw key)28
cancelShift(Pw key)28
cancelGlvDeposit(Pw key)28
cancelGlvWithdrawal(Pw key)28
sendWnt(Da receiver,u amount)l
sendTokens(A!a token,Da receiver,u amount)l
sendNativeToken(Da receiver,u amount)l
claimFundingFees(A%a[] markets,A%a[] tokens,Da receiver)29
claimCollateral(A%a[] markets,A%a[] tokens,u[] timeKeys,Da receiver)1u
claimAffiliateRewards(A%a[] markets,A%a[] tokens,Da receiver)q
claimUiFees(A%a[] markets,A%a[] tokens,Da receiver)29
setSavedCallbackContract(A!a market,Ma callbackContract)2a
setUiFeeFactor(u uiFeeFactor)9
addSubaccount(Ga subaccount)7
setSubaccountAutoTopUpAmount(Ga subaccount,u amount)7
removeSubaccount(La subaccount)1e
setMaxAllowedSubaccountActionCount(Ga subaccount,Pw actionType,u maxAllowedCount)7
setSubaccountExpiresAt(Ga subaccount,Pw actionType,u expiresAt)7
makeExternalCalls(Ma[] externalCallTargets,Nb[] externalCallDataList,Aa[] refundTokens,Da[] refundReceivers)3
acceptTermsAndClaim((A%a token,u distributionId,Ob termsSignature,Ws acceptedTerms)[] params,Da receiver)1u
denyPlugin(La plugin)1e
swap(A!a[] path,u amountIn,u minOut,Da receiver)1r
swapETHToTokens(A!a[] path,u minOut,Da receiver)1r
swapTokensToETH(A!a[] path,u amountIn,u minOut,Da receiver)1r
increasePosition(A!a[] path,A!a indexToken,u amountIn,u minOut,u sizeDelta,f isLong,#gu price)2b
increasePositionETH(A!a[] path,A!a indexToken,u minOut,u sizeDelta,f isLong,#gu price)2b
decreasePosition(A!a collateralToken,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)2c
decreasePositionETH(A!a collateralToken,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)2c
decreasePositionAndSwap(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)2d
decreasePositionAndSwapETH(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)2d
createIncreasePosition(A!a[] path,A!a indexToken,u amountIn,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)2b
createIncreasePositionETH(A!a[] path,A!a indexToken,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)2b
createDecreasePosition(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,u acceptablePrice,u minOut,u executionFee,f withdrawETH,Ma callbackTarget)2d
createSwapOrder(A!a[] path,u amountIn,u minOut,u triggerRatio,f triggerAboveThreshold,u executionFee,f shouldWrap,f shouldUnwrap)2e
createIncreaseOrder(A!a[] path,u amountIn,A!a indexToken,u minOut,u sizeDelta,A!a collateralToken,f isLong,u triggerPrice,f triggerAboveThreshold,u executionFee,f shouldWrap)2e
createDecreaseOrder(A!a indexToken,u sizeDelta,A!a collateralToken,u collateralDelta,f isLong,u triggerPrice,f triggerAboveThreshold)2e
cancelSwapOrder(u orderIndex)k
cancelIncreaseOrder(u orderIndex)k
cancelDecreaseOrder(u orderIndex)2f
cancelMultiple(u[] swapOrderIndexes,u[] increaseOrderIndexes,u[] decreaseOrderIndexes)2f
updateSwapOrder(u orderIndex,u minOut,u triggerRatio,f triggerAboveThreshold)27
updateIncreaseOrder(u orderIndex,u sizeDelta,u triggerPrice,f triggerAboveThreshold)27
updateDecreaseOrder(u orderIndex,u collateralDelta,u sizeDelta,u triggerPrice,f triggerAboveThreshold)27
cancelIncreasePosition(Pw key,Da executionFeeReceiver)28
cancelDecreasePosition(Pw key,Da executionFeeReceiver)2g
stakeGmx(u amount)23
stakeEsGmx(u amount)23
mintAndStakeGlpETH(u minUsdg,u minGlp)2h
mintAndStakeGlp(A!a token,u amount,u minUsdg,u minGlp)2h
unstakeGmx(u amount)2i
unstakeEsGmx(u amount)2i
handleRewards(f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)q
handleRewardsV2(Da gmxReceiver,f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)q
unstakeAndRedeemGlp(A!a tokenOut,u glpAmount,u minOut,Da receiver)2j
unstakeAndRedeemGlpETH(u glpAmount,u minOut,Da receiver)2j
signalTransfer(Ga receiver)2k
acceptTransfer(La sender)2l
stakeForAccount(Fa fundingAccount,Ea account,A!a depositToken,u amount)23
unstakeForAccount(Ea account,A!a depositToken,u amount,Da receiver)2i
addLiquidity(A!a token,u amount,u minUsdg,u minGlp)1s
removeLiquidity(A!a tokenOut,u glpAmount,u minOut,Da receiver)1t
registerCode(Pw code)9
setTraderReferralCodeByUser(Pw code)9
setCodeOwner(Pw code,Ga newAccount)2m` },
  { source: 'GMX orders', at: /^GMX (?:exchange|GLV|subaccount) router$/, rows: `cancelOrder(Pw key)2g` },
  { source: 'GMX rewards', at: /^GMX reward router$/, rows: `claim()1u
claimFees()29
claimEsGmx()q
compound()2n` },
  { source: 'Prediction markets', rows: `splitPosition(A-a collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)21
mergePositions(A%a collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)2o
redeemPositions(A%a collateralToken,Pw parentCollectionId,Pw conditionId,u[] indexSets)20
prepareCondition(Ga oracle,Pw questionId,u outcomeSlotCount)2p
splitPosition(Pw conditionId,u amount)21
mergePositions(Pw conditionId,u amount)2o
redeemPositions(Pw conditionId,u[] amounts)20
convertPositions(Pw marketId,u indexSet,u amount)2q
cancelOrder({168} order)k
cancelOrders({168}[] orders)k
addFunding(u addedFunds,u[] distributionHint)1v
removeFunding(u sharesToBurn)2r
bet(A!a core,uint128 amount,uint64 expiresAt,{49} betData)2s
betFor(Ea bettor,A!a core,uint128 amount,uint64 expiresAt,{49} betData)2s
withdrawPayout(A!a core,u tokenId)r` },
  { source: 'Synthetix', rows: `issueSynths(Fa from,u amount)2t
issueSynths(u amount)2t
issueMaxSynths(Fa from)2t
issueMaxSynths()2t
burnSynths(Fa from,u amount)2u
burnSynths(u amount)2u
burnSynthsToTarget(Fa from)2u
burnSynthsToTarget()2u
issueSynthsOnBehalf(Ea issueForAddress,Fa from,u amount)2t
issueSynthsOnBehalf(Ea issueForAddress,u amount)2t
issueMaxSynthsOnBehalf(Ea issueForAddress,Fa from)2t
issueMaxSynthsOnBehalf(Ea issueForAddress)2t
burnSynthsOnBehalf(Ea burnForAddress,Fa from,u amount)2u
burnSynthsOnBehalf(Ea burnForAddress,u amount)2u
burnSynthsToTargetOnBehalf(Ea burnForAddress,Fa from)2u
burnSynthsToTargetOnBehalf(Ea burnForAddress)2u
exchange(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)2q
exchangeOnBehalf(Ea exchangeForAddress,Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)2q
exchangeWithTracking(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Ia rewardAddress,Pw trackingCode)2q
exchangeAtomically(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Pw trackingCode,u minAmount)1r
settle(Pw currencyKey)2o
claimOnBehalf(Ea claimingForAddress)1u
approveAllDelegatePowers(Ga delegate)7
approveBurnOnBehalf(Ga delegate)7
approveIssueOnBehalf(Ga delegate)7
approveClaimOnBehalf(Ga delegate)7
approveExchangeOnBehalf(Ga delegate)7
removeAllDelegatePowers(La delegate)1e
removeBurnOnBehalf(La delegate)1e
removeIssueOnBehalf(La delegate)1e
removeClaimOnBehalf(La delegate)1e
removeExchangeOnBehalf(La delegate)1e
createAccount()2v
createAccount(uint128 requestedAccountId)2v
grantPermission(uint128 accountId,Pw permission,Ga user)2w
revokePermission(uint128 accountId,Pw permission,La user)1e
renouncePermission(uint128 accountId,Pw permission)2x
deposit(Tuint128 accountId,A!a collateralType,u tokenAmount)21
withdraw(uint128 accountId,A!a collateralType,u tokenAmount)2y
delegateCollateral(uint128 accountId,Uuint128 poolId,A!a collateralType,u newCollateralAmountD18,u leverage)2z
mintUsd(uint128 accountId,uint128 poolId,A!a collateralType,u amount)2t
burnUsd(Tuint128 accountId,uint128 poolId,A!a collateralType,u amount)2u
claimRewards(uint128 accountId,uint128 poolId,A!a collateralType,Ma distributor)q
commitOrder((uint128 marketId,uint128 accountId,int128 sizeDelta,uint128 settlementStrategyId,u acceptablePrice,Pw trackingCode,Ia referrer) commitment)2e
modifyCollateral(Tuint128 accountId,uint128 collateralId,int256 amountDelta)30
buyExactIn(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)31
buyExactOut(uint128 marketId,u synthAmount,u maxUsdAmount,Ia referrer)31
buy(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)31
sell(uint128 marketId,u synthAmount,u minUsdAmount,Ia referrer)32
sellExactIn(uint128 marketId,u synthAmount,u minAmountReceived,Ia referrer)32
sellExactOut(uint128 marketId,u usdAmount,u maxSynthAmount,Ia referrer)32` },
  { source: 'Camelot, Algebra', rows: `swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)33
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)34
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)33
exactInputSingle({133} params)35
exactInputSingleSupportingFeeOnTransferTokens({133} params)36
exactOutputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 limitSqrtPrice) params)35
exactInputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 limitSqrtPrice) params)35
mint((Aa token0,Aa token1,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)37
mint((Aa token0,Aa token1,Ma deployer,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)37
unwrapWNativeToken(u amountMinimum,Da recipient)38.1g
refundNativeToken()39
exactInputStableSwap(Aa[] path,u[] flag,u amountIn,u amountOutMin,Da to)3a
exactOutputStableSwap(Aa[] path,u[] flag,u amountOut,u amountInMax,Da to)3a
harvest(u _tokenId,Da _to)q` },
  { source: 'Balancer', rows: `swap((Pw poolId,uint8 kind,Aa assetIn,Aa assetOut,u amount,Ob userData) singleSwap,{102} funds,u limit,u deadline)3b
batchSwap(uint8 kind,{95}[] swaps,Aa[] assets,{102} funds,int256[] limits,u deadline)1r
joinPool(Mw poolId,Fa sender,Ea recipient,(Aa[] assets,u[] maxAmountsIn,Ob userData,f fromInternalBalance) request)1s
exitPool(Pw poolId,Fa sender,Da recipient,(A=a[] assets,u[] minAmountsOut,Ob userData,f toInternalBalance) request)1t
manageUserBalance((uint8 kind,Aa asset,u amount,Fa sender,Da recipient)[] ops)l
setRelayerApproval(Ga relayer,f approved,Ob authorisation)4
flashLoan(Ma recipient,A%a[] tokens,u[] amounts,Nb userData)3c
swapSingleTokenExactIn(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountIn,u minAmountOut,u deadline,f wethIsEth,Ob userData)3d
swapSingleTokenExactOut(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountOut,u maxAmountIn,u deadline,f wethIsEth,Ob userData)3d
swapExactIn((Aa tokenIn,{38}[] steps,u exactAmountIn,u minAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)1r
swapExactOut((Aa tokenIn,{38}[] steps,u maxAmountIn,u exactAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)1r
addLiquidityProportional(Ma pool,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1s
addLiquidityUnbalanced(Ma pool,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1s
addLiquidityCustom(Ma pool,u[] maxAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1s
addLiquiditySingleTokenExactOut(Ma pool,Aa tokenIn,u maxAmountIn,u exactBptAmountOut,f wethIsEth,Ob userData)1s
removeLiquidityProportional(Aa pool,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1t
removeLiquiditySingleTokenExactIn(Aa pool,u exactBptAmountIn,Aa tokenOut,u minAmountOut,f wethIsEth,Ob userData)3e
removeLiquiditySingleTokenExactOut(Aa pool,u maxBptAmountIn,Aa tokenOut,u exactAmountOut,f wethIsEth,Ob userData)3e
removeLiquidityCustom(Aa pool,u maxBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1t
removeLiquidityRecovery(Aa pool,u exactBptAmountIn,u[] minAmountsOut)1t
addLiquidityUnbalancedNestedPool(Aa parentPool,Aa[] tokensIn,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1s
removeLiquidityProportionalNestedPool(Aa parentPool,u exactBptAmountIn,A=a[] tokensOut,u[] minAmountsOut,f wethIsEth,Ob userData)1t
addLiquidityUnbalancedToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1s
addLiquidityProportionalToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1s
removeLiquidityProportionalFromERC4626Pool(Aa pool,f[] unwrapWrapped,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1t
addLiquidityUnbalancedToERC4626Pool(Ma pool,u[] exactUnderlyingAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1s
addLiquidityProportionalToERC4626Pool(Ma pool,u[] maxUnderlyingAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1s
removeLiquidityProportionalFromERC4626Pool(Aa pool,u exactBptAmountIn,u[] minUnderlyingAmountsOut,f wethIsEth,Ob userData)1t
addLiquidityToBuffer(Aa wrappedToken,u maxAmountUnderlyingIn,u maxAmountWrappedIn,u exactSharesToIssue)1s
removeLiquidityFromBuffer(Aa wrappedToken,u sharesToRemove,u minAmountUnderlyingOutRaw,u minAmountWrappedOutRaw)1t
donate(Ma pool,u[] amountsIn,f wethIsEth,Ob userData)3f
initialize(Ma pool,Aa[] tokens,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1s
permitBatchAndCall((Aa token,Ea owner,Ga spender,u amount,u nonce,u deadline)[] permitBatch,Ob[] permitSignatures,{125} permit2Batch,Ob permit2Signature,Nb[] multicallData)3
swapExactAmountIn(Aa tokenIn,u tokenAmountIn,Aa tokenOut,u minAmountOut,u maxPrice)3d
swapExactAmountOut(Aa tokenIn,u maxAmountIn,Aa tokenOut,u tokenAmountOut,u maxPrice)3d
joinPool(u poolAmountOut,u[] maxAmountsIn)1s
exitPool(u poolAmountIn,u[] minAmountsOut)1t` },
  { source: 'CoW Protocol', rows: `invalidateOrder(Pb orderUid)k
setPreSignature(Sb orderUid,f signed)3g
settle(Aa[] tokens,u[] clearingPrices,{164}[] trades,(Na target,u value,Nb callData)[][3] interactions)3
swap({95}[] swaps,Aa[] tokens,{164} trade)2q` },
  { source: 'CoW Protocol', rows: `createOrder((Aa buyToken,Da receiver,u sellAmount,u buyAmount,Ow appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)2e
invalidateOrder((Aa buyToken,La receiver,u sellAmount,u buyAmount,Pw appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)k
freeFilledAmountStorage(Pb[] orderUids)9
freePreSignatureStorage(Pb[] orderUids)9
create({46} params,f dispatch)2e
createWithContext({46} params,Ma factory,Nb data,f dispatch)2e
remove(Pw singleOrderHash)k
setRoot(Sw root,{9} proof)3g
setRootWithContext(Sw root,{9} proof,Ma factory,Nb data)3g
setSwapGuard(Ma swapGuard)2a
setDomainVerifier(Pw domainSeparator,Ga newVerifier)4` },
  { source: 'Curve', rows: `exchange(int128 i,int128 j,u dx,u min_dy)1r
exchange(int128 i,int128 j,u dx,u min_dy,Da receiver)1r
exchange(int128 i,int128 j,u dx,u min_dy,f use_eth)1r
exchange_underlying(int128 i,int128 j,u dx,u min_dy)1r
exchange_underlying(int128 i,int128 j,u dx,u min_dy,Da receiver)1r
exchange(u i,u j,u dx,u min_dy)1r
exchange(u i,u j,u dx,u min_dy,f use_eth)1r
exchange(u i,u j,u dx,u min_dy,f use_eth,Da receiver)1r
exchange(u i,u j,u dx,u min_dy,Da receiver)1r
exchange_underlying(u i,u j,u dx,u min_dy)1r
exchange_underlying(u i,u j,u dx,u min_dy,Da receiver)1r
exchange_received(int128 i,int128 j,u dx,u min_dy)1r
exchange_received(int128 i,int128 j,u dx,u min_dy,Da receiver)1r
exchange_received(u i,u j,u dx,u min_dy)1r
exchange_received(u i,u j,u dx,u min_dy,Da receiver)1r
add_liquidity(u[2] amounts,u min_mint_amount)1s
add_liquidity(u[2] amounts,u min_mint_amount,Ea receiver)1s
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth)1s
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth,Ea receiver)1s
remove_liquidity(u amount,u[2] min_amounts)1t
remove_liquidity(u amount,u[2] min_amounts,Da receiver)1t
remove_liquidity(u amount,u[2] min_amounts,f use_eth)1t
remove_liquidity(u amount,u[2] min_amounts,f use_eth,Da receiver)1t
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount)1t
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount,Da receiver)1t
add_liquidity(u[3] amounts,u min_mint_amount)1s
add_liquidity(u[3] amounts,u min_mint_amount,Ea receiver)1s
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth)1s
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth,Ea receiver)1s
remove_liquidity(u amount,u[3] min_amounts)1t
remove_liquidity(u amount,u[3] min_amounts,Da receiver)1t
remove_liquidity(u amount,u[3] min_amounts,f use_eth)1t
remove_liquidity(u amount,u[3] min_amounts,f use_eth,Da receiver)1t
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount)1t
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount,Da receiver)1t
add_liquidity(u[4] amounts,u min_mint_amount)1s
add_liquidity(u[4] amounts,u min_mint_amount,Ea receiver)1s
add_liquidity(u[4] amounts,u min_mint_amount,f use_eth)1s
remove_liquidity(u amount,u[4] min_amounts)1t
remove_liquidity(u amount,u[4] min_amounts,Da receiver)1t
remove_liquidity(u amount,u[4] min_amounts,f use_eth)1t
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount)1t
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount,Da receiver)1t
add_liquidity(u[5] amounts,u min_mint_amount)1s
remove_liquidity(u amount,u[5] min_amounts)1t
remove_liquidity_imbalance(u[5] amounts,u max_burn_amount)1t
add_liquidity(u[] amounts,u min_mint_amount)1s
add_liquidity(u[] amounts,u min_mint_amount,Ea receiver)1s
remove_liquidity(u amount,u[] min_amounts)1t
remove_liquidity(u amount,u[] min_amounts,Da receiver)1t
remove_liquidity_imbalance(u[] amounts,u max_burn_amount)1t
remove_liquidity_imbalance(u[] amounts,u max_burn_amount,Da receiver)1t
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount)1t
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,f use_eth)1t
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,Da receiver)1t
remove_liquidity_one_coin(u token_amount,u i,u min_amount)1t
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth)1t
remove_liquidity_one_coin(u token_amount,u i,u min_amount,Da receiver)1t
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth,Da receiver)1t` },
  { source: 'Curve', rows: `exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected,Aa[5] _pools)1r
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected)1r
exchange(Aa[11] _route,u[4][5] _swap_params,u _amount,u _min_dy)1r
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _min_dy,Aa[5] _pools,Da _receiver)1r
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected)1r
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools)1r
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools,Da _receiver)1r
exchange(Aa _pool,Aa _from,Da _to,u _amount,u _expected)3d
exchange(Aa _pool,Aa _from,Aa _to,u _amount,u _expected,Da _receiver)3d
exchange(Ba _pool,u i,u j,u _dx,u _min_dy,f _use_eth)1r
exchange_underlying(Ba _pool,int128 _i,int128 _j,u _dx,u _min_dy)3h
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount)3i
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount)3i
add_liquidity(Ba _pool,u[] _deposit_amounts,u _min_mint_amount)3i
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,f _use_eth)3i
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,f _use_eth)3i
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,Ea _receiver)3i
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,Ea _receiver)3i
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts)3j
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts)3j
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts,f _use_eth)3j
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts,f _use_eth)3j
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount)3j
remove_liquidity_one_coin(Ba _pool,u _burn_amount,u i,u _min_amount,f _use_eth)3j
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount,Da _receiver)3j
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_underlying,f use_dynarray,Ba pool)3k
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_dynarray,Ba pool)3k
deposit(u _value,Da _addr,f _claim_rewards)21
withdraw(u _value,f _claim_rewards)r
claim_rewards()q
claim_rewards(Da _addr)q
claim_rewards(Ea _addr,Da _receiver)q
user_checkpoint(La addr)p
kick(La addr)p
set_approve_deposit(Ga addr,f can_deposit)4
toggle_approve_mint(Ga minting_user)4
set_rewards_receiver(Da _receiver)9
mint_many(A!a[8] gauge_addrs)q
mint_for(A!a gauge_addr,Da _for)q
create_lock(u _value,u _unlock_time)3l
increase_amount(u _value)3l
increase_unlock_time(u _unlock_time)3m
deposit_for(Da _addr,u _value)3l
vote_for_gauge_weights(Aa _gauge_addr,u _user_weight)o
claim(Da _addr)1u
claim_many(Da[20] _receivers)1u` },
  { source: 'Curve minter', at: /^Curve minter$/, rows: `mint(A!a gauge_addr)q` },
  { source: 'Bancor, Carbon, DODO, Maverick, MetaMask', rows: `fillQuoteEthToToken(Aa buyTokenAddress,Ma target,Nb swapCallData,u feeAmount)2q
fillQuoteTokenToEth(Aa sellTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feePercentageBasisPoints)2q
fillQuoteTokenToToken(Aa sellTokenAddress,Aa buyTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feeAmount)2q
tradeBySourceAmount(Aa sourceToken,Aa targetToken,u sourceAmount,u minReturnAmount,u deadline,Da beneficiary)3n
tradeByTargetAmount(Aa sourceToken,Aa targetToken,u targetAmount,u maxSourceAmount,u deadline,Da beneficiary)3n
convertByPath(Aa[] path,u sourceAmount,u minReturn,Da beneficiary,Ja affiliateAccount,u affiliateFee)3o
tradeBySourceAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 minReturn)3p
tradeByTargetAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 maxInput)3p
createStrategy(Aa token0,Aa token1,{55}[2] orders)2e
updateStrategy(u strategyId,{55}[2] currentOrders,{55}[2] newOrders)27
deleteStrategy(u strategyId)2o
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,u deadLine)3p
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u expReturnAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,Jb feeData,u deadLine)3p
dodoMutliSwap(u fromTokenAmount,u minReturnAmount,u[] totalWeight,u[] splitNumber,Aa[] midToken,Ma[] assetFrom,Ob[] sequence,u deadLine)1r
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Jb feeData,Ob callDataConcat,u deadLine)3p
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Ob callDataConcat,f isIncentive,u deadLine)3p
exactInputSingle(Da recipient,Ba pool,f tokenAIn,u amountIn,u amountOutMinimum)1r
exactInputMultiHop(Da recipient,Bb path,u amountIn,u amountOutMinimum)34
exactOutputSingle(Da recipient,Ba pool,f tokenAIn,u amountOut,u amountInMaximum)1r
exactInputSingle((Aa tokenIn,Aa tokenOut,Ba pool,Da recipient,u deadline,u amountIn,u amountOutMinimum,u sqrtPriceLimitD18) params)3q
metaRoute((Nb firstSwapCalldata,Nb secondSwapCalldata,Aa[] approvedTokens,Ma firstDexRouter,Ma secondDexRouter,u amount,f nativeIn,Ma relayRecipient,Nb otherSideCalldata) _metarouteTransaction)1i
executeRoute(uint32 routeId,Nb routeData)3
executeRoutes(uint32[] routeIds,Nb[] routeData)3
swap(Ps aggregatorId,Aa tokenFrom,u amount,Nb data)2q` },
  { source: 'Pendle', rows: `swapExactTokenForPt(Da receiver,Ma market,u minPtOut,{92} guessPtOut,{146} input,O{206} limit)3h
swapExactTokenForYt(Da receiver,Ma market,u minYtOut,{92} guessYtOut,{146} input,O{206} limit)3h
swapExactSyForPt(Da receiver,Ma market,u exactSyIn,u minPtOut,{92} guessPtOut,O{206} limit)3h
swapExactSyForYt(Da receiver,Ma market,u exactSyIn,u minYtOut,{92} guessYtOut,O{206} limit)3h
swapExactPtForToken(Da receiver,Ma market,u exactPtIn,{148} output,O{206} limit)3r
swapExactPtForSy(Da receiver,Ma market,u exactPtIn,u minSyOut,O{206} limit)3h
swapExactYtForToken(Da receiver,Ma market,u exactYtIn,{148} output,O{206} limit)3r
swapExactYtForSy(Da receiver,Ma market,u exactYtIn,u minSyOut,O{206} limit)3h
swapExactTokenForPtSimple(Da receiver,Ma market,u minPtOut,{146} input)3h
swapExactTokenForYtSimple(Da receiver,Ma market,u minYtOut,{146} input)3h
swapExactSyForPtSimple(Da receiver,Ma market,u exactSyIn,u minPtOut)3h
swapExactSyForYtSimple(Da receiver,Ma market,u exactSyIn,u minYtOut)3h
addLiquidityDualTokenAndPt(Da receiver,Ma market,{146} input,u netPtDesired,u minLpOut)3i
addLiquidityDualSyAndPt(Da receiver,Ma market,u netSyDesired,u netPtDesired,u minLpOut)3i
addLiquiditySinglePt(Da receiver,Ma market,u netPtIn,u minLpOut,{92} guessPtSwapToSy,O{206} limit)3i
addLiquiditySingleToken(Da receiver,Ma market,u minLpOut,{92} guessPtReceivedFromSy,{146} input,O{206} limit)3i
addLiquiditySingleSy(Da receiver,Ma market,u netSyIn,u minLpOut,{92} guessPtReceivedFromSy,O{206} limit)3i
addLiquiditySingleTokenKeepYt(Da receiver,Ma market,u minLpOut,u minYtOut,{146} input)3i
addLiquiditySingleSyKeepYt(Da receiver,Ma market,u netSyIn,u minLpOut,u minYtOut)3i
addLiquiditySinglePtSimple(Da receiver,Ma market,u netPtIn,u minLpOut)3i
addLiquiditySingleTokenSimple(Da receiver,Ma market,u minLpOut,{146} input)3i
addLiquiditySingleSySimple(Da receiver,Ma market,u netSyIn,u minLpOut)3i
removeLiquidityDualTokenAndPt(Da receiver,Ma market,u netLpToRemove,{148} output,u minPtOut)3s
removeLiquidityDualSyAndPt(Da receiver,Ma market,u netLpToRemove,u minSyOut,u minPtOut)3j
removeLiquiditySinglePt(Da receiver,Ma market,u netLpToRemove,u minPtOut,{92} guessPtReceivedFromSy,O{206} limit)3j
removeLiquiditySingleToken(Da receiver,Ma market,u netLpToRemove,{148} output,O{206} limit)3s
removeLiquiditySingleSy(Da receiver,Ma market,u netLpToRemove,u minSyOut,O{206} limit)3j
removeLiquiditySinglePtSimple(Da receiver,Ma market,u netLpToRemove,u minPtOut)3j
mintSyFromToken(Da receiver,Ma SY,u minSyOut,{146} input)3t
mintPyFromToken(Da receiver,Ma YT,u minPyOut,{146} input)3t
mintPyFromSy(Da receiver,Ma YT,u netSyIn,u minPyOut)3t
redeemSyToToken(Da receiver,Ma SY,u netSyIn,{148} output)3u
redeemPyToToken(Da receiver,Ma YT,u netPyIn,{148} output)3u
redeemPyToSy(Da receiver,Ma YT,u netPyIn,u minSyOut)3v
exitPostExpToSy(Da receiver,Ma market,u netPtIn,u netLpIn,u minSyOut)3j
exitPostExpToToken(Da receiver,Ma market,u netPtIn,u netLpIn,{148} output)3w
exitPreExpToSy(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,u minSyOut,O{206} limit)3j
exitPreExpToToken(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,{148} output,O{206} limit)3x
redeemDueInterestAndRewards(Ea user,Ma[] sys,Ma[] yts,Ma[] markets)q
redeemDueInterestAndRewards(Ea user,f redeemInterest,f redeemRewards)q
redeemRewards(Ea user)q
swapTokenToTokenViaSy(Da receiver,Ma SY,{146} input,Aa tokenRedeemSy,u minTokenOut)3h
multicall((f allowFailure,Nb callData)[] calls)3
callAndReflect(Ma reflector,Nb selfCall1,Nb selfCall2,Nb reflectCall)3
boostMarkets(Aa[] markets)9
mintPY(Da receiverPT,Da receiverYT)3y
redeemPY(Da receiver)3z
mintPYMulti(Da[] receiverPTs,Da[] receiverYTs,u[] amountSyToMints)3y
redeemPYMulti(Da[] receivers,u[] amountPYToRedeems)3z
burn(Da receiverSy,Da receiverPt,u netLpToBurn)40
redeem(Da receiver,u amountSharesToRedeem,Aa tokenOut,u minTokenOut,f burnFromInternalBalance)41
claimRewards(Ea user)q
increaseLockPosition(uint128 additionalAmountToLock,uint128 newExpiry)42
increaseLockPositionAndBroadcast(uint128 additionalAmountToLock,uint128 newExpiry,u[] chainIds)42
vote(A%a[] pools,uint64[] weights)o
cancelSingle(L{156} order)k
cancelBatch(L{156}[] orders)k
increaseNonce()k
claimRetail(Da receiver,u totalAccrued,Ow[] proof)1u
claimProtocol(Da receiver,A%a[] pools)29
setDelegatorFor(Da receiver,Ga delegator)7` },
  { source: 'Velodrome, Aerodrome', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)43
swapExactETHForTokens(u amountOutMin,{45}[] routes,Da to,u deadline)44
swapExactTokensForETH(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)43
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)43
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,{45}[] routes,Da to,u deadline)44
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)43
swapExactTokensForTokens(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)43
swapExactETHForTokens(u amountOutMin,{18}[] routes,Da to,u deadline)44
swapExactTokensForETH(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)43
swapExactTokensForTokensSimple(u amountIn,u amountOutMin,Aa tokenFrom,Aa tokenTo,f stable,Da to,u deadline)45
addLiquidity(Aa tokenA,Aa tokenB,f stable,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)46
addLiquidityETH(Aa token,f stable,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)46
removeLiquidity(A^a tokenA,A^a tokenB,f stable,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)47
removeLiquidityETH(A^a token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)47
removeLiquidityETHSupportingFeeOnTransferTokens(A^a token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)47
exactInputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)35
exactOutputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)35
mint((Aa token0,Aa token1,int24 tickSpacing,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline,uint160 sqrtPriceX96) params)37
getReward(Da account)q
getReward(u tokenId)q
getReward(u tokenId,A%a[] tokens)q
vote(u tokenId,Aa[] pools,u[] weights)o
reset(u tokenId)48
poke(u tokenId)p
claimRewards(A%a[] gauges)q
claimBribes(A%a[] bribes,A%a[][] tokens,u tokenId)q
claimFees(A%a[] fees,A%a[][] tokens,u tokenId)29
createLock(u value,u lockDuration)49
createLockFor(u value,u lockDuration,Ea to)49
increaseAmount(Tu tokenId,u value)4a
increaseUnlockTime(u tokenId,u lockDuration)3m
depositFor(Tu tokenId,u value)4a
merge(u from,Tu to)4b
lockPermanent(u tokenId)4c
unlockPermanent(u tokenId)9
depositManaged(u tokenId,Tu mTokenId)21
withdrawManaged(u tokenId)r` },
  { source: 'Trader Joe', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)4d
swapExactTokensForNATIVE(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)4d
swapExactNATIVEForTokens(u amountOutMin,{76} path,Da to,u deadline)4e
swapTokensForExactTokens(u amountOut,u amountInMax,{76} path,Da to,u deadline)4d
swapTokensForExactNATIVE(u amountNATIVEOut,u amountInMax,{76} path,Da to,u deadline)4d
swapNATIVEForExactTokens(u amountOut,{76} path,Da to,u deadline)4f
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)4d
swapExactTokensForNATIVESupportingFeeOnTransferTokens(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)4d
swapExactNATIVEForTokensSupportingFeeOnTransferTokens(u amountOutMin,{76} path,Da to,u deadline)4e
swapExactTokensForTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)4g
swapTokensForExactTokens(u _amountOut,u _amountInMax,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)4g
swapExactTokensForTokensSupportingFeeOnTransferTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)4g
addLiquidity({183} liquidityParameters)46
addLiquidityNATIVE({183} liquidityParameters)46
addLiquidity((Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,int256[] deltaIds,u[] distributionX,u[] distributionY,Ea to,u deadline) _liquidityParameters)46
removeLiquidity(A^a _tokenX,A^a _tokenY,uint16 _binStep,u _amountXMin,u _amountYMin,u[] _ids,u[] _amounts,Da _to,u _deadline)47
removeLiquidityNATIVE(A^a token,uint16 binStep,u amountTokenMin,u amountNATIVEMin,u[] ids,u[] amounts,Da to,u deadline)47
approveForAll(Ga spender,f approved)4
batchTransferFrom(Fa from,Da to,u[] ids,u[] amounts)l
createLBPair(A^a _tokenX,A^a _tokenY,uint24 _activeId,uint16 _binStep)4h` },
  { source: 'Uniswap pools', rows: `swap(u amount0Out,u amount1Out,Da to,Nb data)2q
mint(Da to)4i
burn(Da to)40
skim(Da to)4j
sync()p
createPair(Aa tokenA,Aa tokenB)4h
setFeeTo(Ga feeTo)4k
setFeeToSetter(Ga feeToSetter)7
swap(Da recipient,f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96,Nb data)2q
mint(Ea recipient,int24 tickLower,int24 tickUpper,uint128 amount,Nb data)4i
burn(int24 tickLower,int24 tickUpper,uint128 amount)40
collect(Da recipient,int24 tickLower,int24 tickUpper,uint128 amount0Requested,uint128 amount1Requested)29
flash(Da recipient,u amount0,u amount1,Nb data)3c
increaseObservationCardinalityNext(uint16 observationCardinalityNext)p
initialize(uint160 sqrtPriceX96)4h
collectProtocol(Da recipient,uint128 amount0Requested,uint128 amount1Requested)29
setFeeProtocol(uint8 feeProtocol0,uint8 feeProtocol1)7
createPool(Aa tokenA,Aa tokenB,uint24 fee)4h
enableFeeAmount(uint24 fee,int24 tickSpacing)7` },
  { source: 'Uniswap positions', rows: `createAndInitializePoolIfNecessary(Aa token0,Aa token1,uint24 fee,uint160 sqrtPriceX96)4h
permit(Ga spender,u tokenId,u deadline,uint8 v,Ow r,Ow s)4
unwrapWETH9WithFee(u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)38.1h
sweepTokenWithFee(A%a token,u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)4l.1i
unwrapWETH9WithFee(u amountMinimum,u feeBips,Ja feeRecipient)38.1j
sweepTokenWithFee(A%a token,u amountMinimum,u feeBips,Ja feeRecipient)4l.1k
approveMax(A%a token)4m
approveMaxMinusOne(A%a token)4m
approveZeroThenMax(A%a token)4m
approveZeroThenMaxMinusOne(A%a token)4m
callPositionManager(Nb data)3
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient) params)37
increaseLiquidity((Aa token0,Aa token1,Tu tokenId,u amount0Min,u amount1Min) params)46
migrate((Ba pair,u liquidityToMigrate,uint8 percentageToMigrate,Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient,u deadline,f refundAsETH) params)4n
initializePool({97} key,uint160 sqrtPriceX96)4h
permit(Ga spender,u tokenId,u deadline,u nonce,Ob signature)4
permitForAll(Ea owner,Ga operator,f approved,u deadline,u nonce,Ob signature)4
permitBatch(Ea owner,((A%a token,uint160 amount,uint48 expiration,uint48 nonce)[] details,Ga spender,u sigDeadline) _permitBatch,Ob signature)4
revokeNonce(u nonce)k
subscribe(u tokenId,Ma newSubscriber,Ob data)4
unsubscribe(u tokenId)4o
stakeToken((A%a rewardToken,A%a pool,#ou startTime,#ou endTime,La refundee) key,u tokenId)23
unstakeToken((A%a rewardToken,A%a pool,u startTime,u endTime,La refundee) key,u tokenId)2i
claimReward(A%a rewardToken,Da to,u amountRequested)q
withdrawToken(u tokenId,Da to,Nb data)r` },
  { source: 'Uniswap v3 position', at: /^Uniswap v3 positions$/, rows: `burn(u tokenId)40.1l` },
  { source: 'Uniswap V4', at: /^Uniswap v4 pool manager$/, rows: `unlock(Nb data)3
initialize({97} key,uint160 sqrtPriceX96)4h
swap({97} key,(f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96) params,Nb hookData)2q
modifyLiquidity({97} key,(int24 tickLower,int24 tickUpper,int256 liquidityDelta,Ow salt) params,Nb hookData)4p
donate({97} key,u amount0,u amount1,Nb hookData)3f
take(A%a currency,Da to,u amount)4j
settleFor(Da recipient)21
sync(A%a currency)p
clear(A%a currency,u amount)4q
mint(Da to,u id,u amount)4r` },
  { source: 'Uniswap', rows: `execute(Nb commands,Nb[] inputs,u deadline)3.1m
execute(Nb commands,Nb[] inputs)3.1
executeSigned(Nb commands,Nb[] inputs,Sw intent,Sw data,f verifySender,Pw nonce,Ob signature,u deadline)3
modifyLiquidities(Nb unlockData,u deadline)3.1n
modifyLiquiditiesWithoutUnlock(Nb actions,Nb[] params)3` },
  { source: 'AccessManager', rows: `schedule(Na target,Nb data,uint48 when)4s.5
cancel(La caller,La target,Ob data)4t
grantRole(uint64 roleId,Ga account,uint32 executionDelay)1g
revokeRole(uint64 roleId,La account)1h
renounceRole(uint64 roleId,La callerConfirmation)4u
setRoleAdmin(uint64 roleId,uint64 admin)4v
setRoleGuardian(uint64 roleId,uint64 guardian)x
setGrantDelay(uint64 roleId,uint32 newDelay)x
setTargetFunctionRole(Ma target,Pbytes4[] selectors,uint64 roleId)x
setTargetAdminDelay(Ma target,uint32 newDelay)x
setTargetClosed(Ma target,f closed)x
updateAuthority(Ma target,Ga newAuthority)4w
setAuthority(Ga newAuthority)4w` },
  { source: 'Aragon OSx', rows: `vote(u _voteId,f _supports,f _executesIfDecided)o
execute(Pw callId,{15}[] actions,u allowFailureMap)0.1o
createProposal(Ob metadata,{15}[] actions,uint64 startDate,uint64 endDate,Ob data)4x.1o
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,uint64 startDate,uint64 endDate,uint8 voteOption,f tryEarlyExecution)4x.1o
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,f approveProposal,f tryExecution,uint64 startDate,uint64 endDate)4x.1o
grant(Ma where,Ga who,Pw permissionId)1g
revoke(La where,La who,Pw permissionId)1h
grantWithCondition(Ma where,Ga who,Pw permissionId,Ma condition)1g
applyMultiTargetPermissions((uint8 operation,Ma where,Ga who,Ma condition,Pw permissionId)[] items)x
applySingleTargetPermissions(Ma where,(uint8 operation,Ga who,Pw permissionId)[] items)x` },
  { source: 'Allo', rows: `allocate(u poolId,Qb data)l
batchAllocate(u[] poolIds,Qb[] datas)l
registerRecipient(u poolId,Qb data)9
batchRegisterRecipient(u[] poolIds,Qb[] data)9
fundPool(Tu poolId,u amount)21
distribute(u poolId,Da[] recipientIds,Qb data)l
createProfile(u nonce,Ps name,V{12} metadata,Ea owner,Ga[] members)6
addMembers(Pw profileId,Ga[] members)7
removeMembers(Pw profileId,La[] members)1e
updateProfilePendingOwner(Pw profileId,Ga pendingOwner)2m
addPoolManager(u poolId,Ga manager)7
removePoolManager(u poolId,La manager)1e
updateProfileMetadata(Pw profileId,V{12} metadata)9
updateProfileName(Pw profileId,Vs name)9
updatePoolMetadata(u poolId,V{12} metadata)9` },
  { source: 'Governor', rows: `propose(Na[] targets,u[] values,Nb[] calldatas,Ws description)4x.2
propose(Na[] targets,u[] values,Ns[] signatures,Nb[] calldatas,Ws description)4x.1p
queue(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)4s.2
execute(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)0.2
cancel(La[] targets,u[] values,Ob[] calldatas,Pw descriptionHash)4t
castVote(u proposalId,uint8 support)o
castVoteWithReason(u proposalId,uint8 support,Ws reason)o
castVoteWithReasonAndParams(u proposalId,uint8 support,Ws reason,Ob params)o
castVoteBySig(u proposalId,uint8 support,uint8 v,Ow r,Ow s)o
castVoteBySig(u proposalId,uint8 support,La voter,Ob signature)o
relay(Na target,u value,Nb data)0.0
delegate(Ha delegatee)4y
delegateBySig(Ha delegatee,u nonce,u expiry,uint8 v,Ow r,Ow s)4y` },
  { source: 'Delegation registries', rows: `setDelegate(Pw id,Ha delegate)4y
clearDelegate(Pw id)4z
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
setDelegation(Ps context,(Hw delegate,u ratio)[] delegation,u expirationTimestamp)4y
clearDelegation(Ps context)4z
optout(Ps context,f optout)50
attest((Pw schema,O{112} data) request)1w
multiAttest((Pw schema,O{112}[] data)[] multiRequests)1w
revoke((Pw schema,{1} data) request)51
multiRevoke((Pw schema,{1}[] data)[] multiRequests)51
timestamp(Ow data)1w
revokeOffchain(Pw data)51
register(Os schema,Ma resolver,f revocable)7` },
  { source: 'Olympus', rows: `addCollateral(uint128 collateralAmount,Ea onBehalfOf,{30}[] delegationRequests)52
withdrawCollateral(uint128 collateralAmount,Ea onBehalfOf,Da recipient,{30}[] delegationRequests)53
borrow(uint128 borrowAmount,Ea onBehalfOf,Da recipient)54
repay(uint128 repayAmount,Ea onBehalfOf)2u
applyDelegations({30}[] delegationRequests,Ea onBehalfOf)4y
setAuthorization(Ga authorized,uint96 authorizationDeadline)7` },
  { source: 'Ownable, AccessControl', rows: `transferOwnership(Ga newOwner)55
renounceOwnership()56
acceptOwnership()57
setOwner(Ga newOwner)58
grantRole(Pw role,Ga account)59
revokeRole(Pw role,La account)5a
renounceRole(Pw role,La account)5b
beginDefaultAdminTransfer(Ga newAdmin)5c
acceptDefaultAdminTransfer()5d
cancelDefaultAdminTransfer()5e
transferOwnership(Ga newOwner,f direct,f renounce)55
changeOwner(Ga newOwner)58
setPendingOwner(Ga newOwner)5f
nominateNewOwner(Ga newOwner)5f
completeOwnershipHandover(Ga pendingOwner)55
setAdmin(Ga newAdmin)5g
transferAdmin(Ga newAdmin)5g
_setPendingAdmin(Ga newPendingAdmin)5c
setGovernance(Ga newGovernance)5c
transferGovernance(Ga newGovernance)5c
setGovernor(Ga newGovernor)5c
rely(Ga account)1g
deny(La account)1h
grantRoles(Ga account,u roles)1g
revokeRoles(La account,u roles)1h
pause()5h
unpause()5i` },
  { source: 'Timelock', rows: `schedule(Na target,u value,Nb data,Pw predecessor,Ow salt,u delay)4s.0
scheduleBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt,u delay)4s.2
execute(Na target,u value,Nb payload,Pw predecessor,Ow salt)0.0
executeBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt)0.2
updateDelay(u newDelay)x
queueTransaction(Na target,u value,Ns signature,Nb data,u eta)4s.1q
executeTransaction(Na target,u value,Ns signature,Nb data,u eta)0.1q
cancelTransaction(La target,u value,Os signature,Ob data,u eta)4t
setPendingAdmin(Ga pendingAdmin)5c
acceptAdmin()2l` },
  { source: 'Proxy', rows: `upgradeTo(Ma newImplementation)1a
upgradeToAndCall(Ma newImplementation,Nb data)1a
upgrade(Ma proxy,Ma implementation)5j
upgradeAndCall(Ma proxy,Ma implementation,Nb data)5j
setImplementation(Ma newImplementation)5k
_setImplementation(Ma newImplementation)5k
_setPendingImplementation(Ma newImplementation)5l
setBeacon(Ma newBeacon)5m
changeAdmin(Ga newAdmin)5g
changeProxyAdmin(Ma proxy,Ga newAdmin)5n
diamondCut((Ma facet,uint8 action,Pbytes4[] selectors)[] cuts,Ma initializer,Nb data)5o` },
  { source: 'Vote escrows', rows: `claimMany(u[] tokenIds)1u
claimIncentives(A%a[] incentives,A%a[][] tokens,u tokenId)q` },
  { source: 'Aave', rows: `supply(A!a asset,u amount,Ea onBehalfOf,uint16 referralCode)5p.1e
deposit(A!a asset,u amount,Ea onBehalfOf,uint16 referralCode)21.1e
supplyWithPermit(A!a asset,u amount,Ea onBehalfOf,uint16 referralCode,u deadline,uint8 permitV,Ow permitR,Ow permitS)5p.1e
borrow(A!a asset,u amount,u interestRateMode,uint16 referralCode,Ea onBehalfOf)54
repay(A!a asset,u amount,u interestRateMode,Ea onBehalfOf)2u
repayWithPermit(A!a asset,u amount,u interestRateMode,Ea onBehalfOf,u deadline,uint8 permitV,Ow permitR,Ow permitS)2u
repayWithATokens(A!a asset,u amount,u interestRateMode)2u
supply(Sw args)5p
repay(Sw args)2u
repayWithATokens(Sw args)2u
supplyWithPermit(Sw args,Ow r,Ow s)5p
repayWithPermit(Sw args,Ow r,Ow s)2u
withdraw(Sw args)2y
borrow(Sw args)54
setUserUseReserveAsCollateral(Ow args)5q
swapBorrowRateMode(Ow args)5r
setUserUseReserveAsCollateral(A!a asset,f useAsCollateral)5s
swapBorrowRateMode(A!a asset,u interestRateMode)5r
setUserEMode(uint8 categoryId)5r
setUserUseReserveAsCollateralOnBehalfOf(A!a asset,f useAsCollateral,Ea onBehalfOf)5s
setUserEModeOnBehalfOf(uint8 categoryId,Ea onBehalfOf)5r
approvePositionManager(Ga positionManager,f approve)7
renouncePositionManagerRole(La user)5t
flashLoan(Ma receiverAddress,A!a[] assets,u[] amounts,u[] interestRateModes,Ea onBehalfOf,Nb params,uint16 referralCode)3c
flashLoanSimple(Ma receiverAddress,A!a asset,u amount,Nb params,uint16 referralCode)5u
liquidationCall(A!a collateralAsset,A!a debtAsset,Da user,u debtToCover,f receiveAToken)5v
liquidationCall(Qw args1,Ow args2)5v
mintToTreasury(A%a[] assets)p
rebalanceStableBorrowRate(A!a asset,La user)5w
depositETH(Ba pool,Ea onBehalfOf,uint16 referralCode)21.1r
withdrawETH(Ba pool,u amount,Da onBehalfOf)r.1e
withdrawETHWithPermit(Ba pool,u amount,Da to,u deadline,uint8 permitV,Ow permitR,Ow permitS)2y
repayETH(Ba pool,u amount,u rateMode,Ea onBehalfOf)2u
repayETH(Ba pool,u amount,Ea onBehalfOf)2u
borrowETH(Ba pool,u amount,u interestRateMode,uint16 referralCode)54
borrowETH(Ba pool,u amount,uint16 referralCode)54
delegationWithSig(Ea delegator,Ga delegatee,u value,u deadline,uint8 v,Ow r,Ow s)7
claimRewards(A%a[] assets,u amount,Da to,A%a reward)q
claimAllRewards(A%a[] assets,Da to)q
claimRewardsOnBehalf(A%a[] assets,u amount,Ea user,Da to,A%a reward)q
claimAllRewardsOnBehalf(A%a[] assets,Ea user,Da to)q
claimRewardsToSelf(A%a[] assets,u amount,A%a reward)q
claimAllRewardsToSelf(A%a[] assets)q
setClaimer(Ea user,Ga caller)7
swapAndDeposit(Aa assetToSwapFrom,Aa assetToSwapTo,u amountToSwap,u minAmountToReceive,u swapAllBalanceOffset,Nb swapCalldata,M!a augustus,{54} permitParams)3p
swapAndRepay(A!a collateralAsset,A!a debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,u buyAllBalanceOffset,Nb paraswapData,{54} permitSignature)5x
swapAndRepay(A!a collateralAsset,A!a debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,{54} permitSignature,f useEthPath)5x
claimRewards(Da to,u amount)q
claimRewardsAndRedeem(Da to,u claimAmount,u redeemAmount)q
redeem(Da to,u amount)20
claimRewardsOnBehalf(Ea from,Da to,u amount)q
claimRewardsAndRedeemOnBehalf(Ea from,Da to,u claimAmount,u redeemAmount)q
redeemOnBehalf(Ea from,Da to,u amount)20
stake(Ea to,u amount)23
claimRewardsAndStake(Ea to,u amount)5y
cooldownOnBehalfOf(Ea from)5z
stakeWithPermit(u amount,u deadline,uint8 v,Ow r,Ow s)23
stakeWithPermit(Fa from,u amount,u deadline,uint8 v,Ow r,Ow s)23
delegateByType(Ha delegatee,uint8 delegationType)4y
delegateByTypeBySig(Ha delegatee,uint8 delegationType,u nonce,u expiry,uint8 v,Ow r,Ow s)4y
claimAllRewards(A!a asset,Da receiver)q
claimSelectedRewards(A!a asset,A%a[] rewards,Da receiver)q
claimSelectedRewards(A%a[] assets,A%a[][] rewards,Da receiver)q
claimAllRewardsOnBehalf(A!a asset,Ea user,Da receiver)q
claimSelectedRewardsOnBehalf(A!a asset,A%a[] rewards,Ea user,Da receiver)q
claimSelectedRewardsOnBehalf(A%a[] assets,A%a[][] rewards,Ea user,Da receiver)q
claimAllRewardsPermit(A!a asset,Ea user,Da receiver,u deadline,{7} sig)q
claimSelectedRewardsPermit(A!a asset,A%a[] rewards,Ea user,Da receiver,u deadline,{7} sig)q
setClaimer(Ga claimer,f flag)7
setClaimer(Ea user,Ga claimer,f flag)7
setCooldownOperator(Ga operator,f flag)7
depositWithPermit(u assets,Da receiver,u deadline,{7} sig)21
submitVote(u proposalId,f support,(Aa underlyingAsset,uint128 slot,Ob proof)[] votingBalanceProofs)o
buyAsset(u minAmount,Da receiver)31
sellAsset(u maxAmount,Da receiver)60
buyAssetWithSig(Ea originator,u minAmount,Da receiver,u deadline,Ob signature)31
sellAssetWithSig(Ea originator,u maxAmount,Da receiver,u deadline,Ob signature)60
supply(u reserveId,u amount,Ea onBehalfOf)5p
repay(u reserveId,u amount,Ea onBehalfOf)2u
withdraw(u reserveId,u amount,Ea onBehalfOf)2y
borrow(u reserveId,u amount,Ea onBehalfOf)54
setUsingAsCollateral(u reserveId,f usingAsCollateral,Ea onBehalfOf)61
setUserPositionManager(Ga positionManager,f approve)7` },
  { source: 'Staked Aave', at: /^Staked (?:Aave|GHO)/, rows: `cooldown()5z` },
  { source: 'Abracadabra', rows: `cook(uint8[] actions,u[] values,Nb[] datas)3
addCollateral(Ea to,f skim,u share)52
removeCollateral(Da to,u share)53
borrow(Da to,u amount)54
repay(Ea to,f skim,u part)2u
deposit(A-a token,Fa from,Ea to,u amount,u share)21
withdraw(A%a token,Fa from,Da to,u amount,u share)r
transfer(A-a token,Fa from,Da to,u share)l
transferMultiple(A-a token,Fa from,Da[] tos,u[] shares)l
setMasterContractApproval(Ea user,Ga masterContract,f approved,uint8 v,Ow r,Ow s)7
batch(Nb[] calls,f revertOnFail)3
deploy(Ma masterContract,Ob data,f useCreate2)6` },
  { source: 'Ajna', rows: `addQuoteToken(u amount,u index,u expiry)1v
addCollateral(u amountToAdd,u index,u expiry)52
removeQuoteToken(u maxAmount,u index)2r
removeCollateral(u maxAmount,u index)62
moveQuoteToken(u maxAmount,u fromIndex,u toIndex,u expiry)63
drawDebt(Ea borrowerAddress,u amountToBorrow,u limitIndex,u collateralToPledge)54
repayDebt(Ea borrowerAddress,u maxQuoteTokenAmountToRepay,u collateralAmountToPull,Da collateralReceiver,u limitIndex)64
increaseLPAllowance(Ga spender,u[] indexes,u[] amounts)7
approveLPTransferors(Ga[] transferors)7
revokeLPAllowance(La spender,u[] indexes)1e
decreaseLPAllowance(La spender,u[] indexes,u[] amounts)1e
revokeLPTransferors(La[] transferors)1e
transferLP(Fa owner,Da newOwner,u[] indexes)l` },
  { source: 'Alchemix', rows: `deposit(A!a yieldToken,u amount,Ea recipient)21
depositUnderlying(A!a yieldToken,u amount,Ea recipient,u minimumAmountOut)65
withdrawUnderlying(A!a yieldToken,u shares,Da recipient,u minimumAmountOut)66
withdrawFrom(Ea owner,A!a yieldToken,u shares,Da recipient)2y
withdrawUnderlyingFrom(Ea owner,A!a yieldToken,u shares,Da recipient,u minimumAmountOut)66
mintFrom(Ea owner,u amount,Da recipient)2t
burn(u amount,Ea recipient)2u
repay(A!a underlyingToken,u amount,Ea recipient)2u
liquidate(A!a yieldToken,u shares,u minimumAmountOut)67
approveMint(Ga spender,u amount)7
approveWithdraw(Ga spender,A!a yieldToken,u shares)7
poke(La owner)p` },
  { source: 'Compound v2', rows: `repayBorrow()2u
repayBorrow(u repayAmount)2u
repayBorrowBehalf(Ea borrower)2u
repayBorrowBehalf(Ea borrower,u repayAmount)2u
repayBehalf(Ea borrower)2u
repayBehalfExplicit(Ea borrower,Ma cEther)2u
redeemUnderlying(u redeemAmount)68
liquidateBorrow(Da borrower,u repayAmount,A!a cTokenCollateral)5v
liquidateBorrow(Da borrower,A!a cTokenCollateral)5v
enterMarkets(A%a[] cTokens)69
exitMarket(Aa cTokenAddress)6a
claimComp(Ea holder)q
claimComp(Ea holder,A%a[] cTokens)q
claimComp(Ea[] holders,A%a[] cTokens,f borrowers,f suppliers)q
accrueInterest()6b
exchangeRateCurrent()p
totalBorrowsCurrent()p
balanceOfUnderlying(La owner)p
borrowBalanceCurrent(La account)p
mintBehalf(Ea receiver,u mintAmount)4i
borrowBehalf(Ea borrower,u borrowAmount)54
redeemBehalf(Ea redeemer,u redeemTokens)68
redeemUnderlyingBehalf(Ea redeemer,u redeemAmount)68
updateDelegate(Ga delegate,f approved)7
claimVenus(Ea holder)q
claimVenus(Ea holder,A%a[] vTokens)q
claimVenus(Ea[] holders,A%a[] vTokens,f borrowers,f suppliers)q
claimVenus(Ea[] holders,A%a[] vTokens,f borrowers,f suppliers,f collateral)q
mintVAI(u mintVAIAmount)2t
repayVAI(u amount)2u
repayVAIBehalf(Ea borrower,u amount)2u
requestWithdrawal(A%a rewardToken,u pid,u amount)6c
executeWithdrawal(A%a rewardToken,u pid)1m
claimInterest(A%a vToken)q
claimInterest(A%a vToken,Ea user)q
claimReward(Ea holder)q
claimReward(Ea holder,A%a[] mTokens)q
claimReward(Ea[] holders,A%a[] mTokens,f borrowers,f suppliers)q
mintWithPermit(u mintAmount,u deadline,uint8 v,Ow r,Ow s)4i
claimReward(uint8 rewardType,Ea holder)q
claimReward(uint8 rewardType,Ea holder,A%a[] qiTokens)q
claimReward(uint8 rewardType,Ea[] holders,A%a[] qiTokens,f borrowers,f suppliers)q
requestUnlock(u shareAmount)6c` },
  { source: 'Compound v2 market', at: /^Compound v2 c[A-Z]+$/, rows: `mint()4i
mint(u mintAmount)4i
redeem(u redeemTokens)68
borrow(u borrowAmount)54` },
  { source: 'Compound v3', rows: `supply(A!a asset,u amount)5p
supplyTo(Ea dst,A!a asset,u amount)5p.1s
supplyFrom(Fa from,Ea dst,A!a asset,u amount)5p
withdrawFrom(Ea src,Da to,A!a asset,u amount)2y.1t
transferAsset(Da dst,A!a asset,u amount)l.1s
transferAssetFrom(Fa src,Da dst,A!a asset,u amount)l.1s
allowBySig(Ea owner,Ga manager,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s)7
buyCollateral(A!a asset,u minAmount,u baseAmount,Da recipient)31
absorb(La absorber,La[] accounts)5v
accrueAccount(La account)p
claim(A%a comet,Ea src,f shouldAccrue)1u
claimTo(A%a comet,Ea src,Da to,f shouldAccrue)1u
invoke(Pw[] actions,Nb[] data)3` },
  { source: 'Compound v3 market', at: /^Compound v3 [A-Z.]+$/, rows: `withdraw(A!a asset,u amount)2y
withdrawTo(Da to,A!a asset,u amount)2y.1t` },
  { source: 'Euler', rows: `setAccountOperator(Ea account,Ga operator,f authorized)7
setOperator(Ebytes19 addressPrefix,Ga operator,u operatorBitField)7
setNonce(Ebytes19 addressPrefix,u nonceNamespace,u nonce)k
setLockdownMode(Ebytes19 addressPrefix,f enabled)6d
setPermitDisabledMode(Ebytes19 addressPrefix,f enabled)6d
enableCollateral(Ea account,Aa vault)69
disableCollateral(Ea account,Aa vault)6a
reorderCollaterals(Ea account,uint8 index1,uint8 index2)69
enableController(Ea account,Ga vault)7
disableController(Ea account)5
disableController()5
call(Na targetContract,Ea onBehalfOfAccount,u value,Nb data)3
controlCollateral(Ma targetCollateral,Ea onBehalfOfAccount,u value,Nb data)3
permit(Ea signer,La sender,u nonceNamespace,u nonce,u deadline,u value,Nb data,Ob signature)3
batch({87}[] items)3
batchRevert({87}[] items)3
batchSimulation({87}[] items)3
requireAccountStatusCheck(La account)p
forgiveAccountStatusCheck(La account)p
requireVaultStatusCheck()p
forgiveVaultStatusCheck()p
borrow(u amount,Da receiver)54
repay(u amount,Ea receiver)2u
repayWithShares(u amount,Ea receiver)2u
pullDebt(u amount,Da from)54
flashLoan(u amount,Nb data)5u
enableBalanceForwarder()9
disableBalanceForwarder()4o
liquidate(Da violator,A!a collateral,u repayAssets,u minYieldBalance)6e
setGovernorAdmin(Ga newGovernorAdmin)6f
setFeeReceiver(Ja newFeeReceiver)4k
setHookConfig(Ma newHookTarget,uint32 newHookedOps)2a
setInterestRateModel(Ma newModel)7
skim(u amount,Da receiver)4j
transferFromMax(Fa from,Da to)l
enableReward(A%a rewarded,A%a reward)4p
disableReward(A%a rewarded,A%a reward,f forfeitRecentReward)6g
claimReward(A%a rewarded,A%a reward,Da recipient,f ignoreRecentReward)6h
enterMarket(u subAccountId,Aa newMarket)69
exitMarket(u subAccountId,Aa oldMarket)6a
approveDebt(u subAccountId,Ga spender,u amount)7
batchDispatch((f allowError,Ma proxyAddr,Nb data)[] items,Ea[] deferLiquidityChecks)3` },
  { source: 'Fluid', rows: `operate(Tu nftId,int256 newCol,int256 newDebt,Da to)6i
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebt,Da to)6j
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebtToken0,int256 newDebtToken1,int256 debtSharesMinMax,Da to)6j
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 newDebt,Da to)6k
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 perfectDebtShares,int256 debtToken0MinMax,int256 debtToken1MinMax,Da to)6k
deposit(u assets,Ea receiver,u minAmountOut)65
mint(u shares,Ea receiver,u maxAssets)6l
claim(Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)1u
claimOnBehalfOf(Ea onBehalfOf,Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)1u` },
  { source: 'Fraxlend', rows: `addCollateral(u collateralAmount,Ea borrower)52
borrowAsset(u borrowAmount,u collateralAmount,Da receiver)54
removeCollateral(u collateralAmount,Da receiver)53
repayAsset(u shares,Ea borrower)2u
repayAssetWithCollateral(M!a swapperAddress,u collateralToSwap,u amountAssetOutMin,A~a[] path)5x
leveragedPosition(M!a swapperAddress,u borrowAmount,u initialCollateralAmount,u amountCollateralOutMin,A~a[] path)6m
liquidate(uint128 sharesToLiquidate,u deadline,Da borrower)5v` },
  { source: 'Gearbox', rows: `openCreditAccount(Ea onBehalfOf,{13}[] calls,u referralCode)6
closeCreditAccount(Ea creditAccount,{13}[] calls)3
multicall(Ea creditAccount,{13}[] calls)3
botMulticall(Ea creditAccount,{13}[] calls)3
liquidateCreditAccount(Da creditAccount,Da to,{13}[] calls)5v
setBotPermissions(Ga bot,Ea creditAccount,uint192 permissions)7
setBotPermissions(Ga bot,uint192 permissions)7
depositWithReferral(u assets,Ea receiver,u referralCode)21
mintWithReferral(u shares,Ea receiver,u referralCode)4i` },
  { source: 'Liquity', rows: `openTrove(Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver)6m
openTroveAndJoinInterestBatchManager((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,Ga interestBatchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)6m
openTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)6m
openLeveragedTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u flashLoanAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)6m
addColl(Tu troveId,u collAmount)52
repayBold(Tu troveId,u boldAmount)2u
addCollWithRawETH(Tu troveId)52
withdrawColl(u troveId,u collWithdrawal)53
withdrawCollToRawETH(u troveId,u amount)53
closeTroveFromCollateral(u troveId,u flashLoanAmount,u minExpectedCollateral)6n
claimCollateral()1u
claimAllCollGains()1u
closeTrove(Tu troveId)6o
closeTroveToRawETH(Tu troveId)6o
withdrawBold(u troveId,u boldAmount,u maxUpfrontFee)6p
leverUpTrove((u troveId,u flashLoanAmount,u boldAmount,u maxUpfrontFee) params)6q
adjustTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)6r
adjustTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)6r
adjustZombieTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)6r
adjustZombieTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)6r
leverDownTrove((u troveId,u flashLoanAmount,u minBoldAmount) params)5x
adjustTroveInterestRate(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)5w
applyPendingDebt(u troveId,u lowerHint,u upperHint)p
removeInterestIndividualDelegate(u troveId)5
kickFromBatch(u troveId,u upperHint,u lowerHint)p
setAddManager(u troveId,Ga manager)7
setRemoveManager(u troveId,Ga manager)7
setRemoveManagerWithReceiver(u troveId,Ga manager,Da receiver)7
setInterestIndividualDelegate(u troveId,Ga delegate,uint128 minInterestRate,uint128 maxInterestRate,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee,u minInterestRateChangePeriod)7
setInterestBatchManager(u troveId,Ga newBatchManager,u upperHint,u lowerHint,u maxUpfrontFee)7
switchBatchManager(u troveId,u removeUpperHint,u removeLowerHint,Ga newBatchManager,u addUpperHint,u addLowerHint,u maxUpfrontFee)7
removeFromBatch(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)6s
removeFromBatch(u id)6s
registerBatchManager(uint128 minInterestRate,uint128 maxInterestRate,uint128 currentInterestRate,uint128 annualManagementFee,uint128 minInterestRateChangePeriod)7
lowerBatchManagementFee(u newAnnualManagementFee)7
setBatchManagerAnnualInterestRate(uint128 newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)7
provideToSP(u topUp,f doClaim)21
withdrawFromSP(u amount,f doClaim)r
redeemCollateral(u boldAmount,u maxIterationsPerCollateral,u maxFeePercentage)6t
urgentRedemption(u boldAmount,u[] troveIds,u minCollateral)6e
openTrove(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)6m
withdrawLUSD(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)6p
adjustTrove(u maxFeePercentage,u collWithdrawal,u LUSDChange,f isDebtIncrease,La upperHint,La lowerHint)6u
addColl(La upperHint,La lowerHint)52
repayLUSD(u LUSDAmount,La upperHint,La lowerHint)2u
withdrawColl(u collWithdrawal,La upperHint,La lowerHint)53
withdrawETHGainToTrove(La upperHint,La lowerHint)52
provideToSP(u amount,Ja frontEndTag)21
withdrawFromSP(u amount)r
redeemCollateral(u LUSDamount,La firstRedemptionHint,La upperPartialRedemptionHint,La lowerPartialRedemptionHint,u partialRedemptionHintNICR,u maxIterations,u maxFeePercentage)6t
liquidate(Da borrower)5v
liquidateTroves(u n)5v
batchLiquidateTroves(Da[] troveArray)5v` },
  { source: 'Liquity troves', at: /^Liquity borrower operations$/, rows: `closeTrove()6v` },
  { source: 'Sky and Maker', rows: `frob(Pw i,Ea u,Fa v,Da w,int256 dink,int256 dart)6w
flux(Pw ilk,Fa src,Da dst,u wad)l
move(Fa src,Da dst,u rad)l
fork(Pw ilk,Ea src,Ea dst,int256 dink,int256 dart)l
drip(Pw ilk)p
join(Ea usr,u wad)21
exit(Da usr,u wad)r
push(Da usr,u wad)l
daiToUsds(Da usr,u wad)2q
usdsToDai(Da usr,u wad)2q
open(Pw ilk,Ea usr)6
give(u cdp,Ga dst)c
cdpAllow(u cdp,Ga usr,u ok)6x
urnAllow(Ga usr,u ok)7
frob(u cdp,int256 dink,int256 dart)6w
flux(Pw ilk,u cdp,Da dst,u wad)l
flux(u cdp,Da dst,u wad)l
move(u cdp,Da dst,u rad)l
quit(u cdp,Da dst)l
shift(u cdpSrc,Tu cdpDst)l
enter(Ea src,Tu cdp)l
hope(Ea owner,u index,Ga usr)7
nope(Ea owner,u index,Ga usr)1e
lock(Ea owner,u index,u wad,uint16 ref)3l
lockSky(Ea owner,u index,u skyWad,uint16 ref)3l
wipe(Ea owner,u index,u wad)2u
wipeAll(Ea owner,u index)2u
free(Ea owner,u index,Da to,u wad)2y
freeNoFee(Ea owner,u index,Da to,u wad)2y
freeSky(Ea owner,u index,Da to,u skyWad)2y
getReward(Ea owner,u index,A%a farm,Da to)q
draw(Ea owner,u index,Da to,u wad)54
selectFarm(Ea owner,u index,M%a farm,uint16 ref)9
selectVoteDelegate(Ea owner,u index,Ha voteDelegate)4y
deposit(u assets,Ea receiver,uint16 referral)21
mint(u shares,Ea receiver,uint16 referral)4i
buyGem(Da usr,u gemAmt)6y
sellGem(Da usr,u gemAmt)60
buyGemNoFee(Da usr,u gemAmt)6y
sellGemNoFee(Da usr,u gemAmt)60
vote(Ha[] yays)o
vote(Pw slate)o
etch(Ha[] yays)o
votePoll(u pollId,u optionId)o
votePoll(u[] pollIds,u[] optionIds)o
mkrToSky(Da usr,u mkrAmt)6z
skyToMkr(Da usr,u skyAmt)6z
build(Ea owner)6
setCache(Ma cacheAddr)7
execute(Mb code,Nb data)3` },
  { source: 'Morpho', rows: `supply(A{84} marketParams,u assets,u shares,Ea onBehalf,Nb data)5p
supplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)52
repay(A%{82} marketParams,u assets,u shares,Ea onBehalf,Nb data)2u
withdraw(A%{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)r.1u
withdrawCollateral(A%{82} marketParams,u assets,Ea onBehalf,Da receiver)53.1v
borrow(A%{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)54.1u
liquidate(A{82} marketParams,Da borrower,u seizedAssets,u repaidShares,Nb data)5v
flashLoan(Aa token,u assets,Nb data)5u
setAuthorizationWithSig((Ea authorizer,Ga authorized,f isAuthorized,u nonce,u deadline) authorization,{7} signature)7
accrueInterest(A{82} marketParams)6b
createMarket(A{82} marketParams)4h
submitCap(M{82} marketParams,u newSupplyCap)7
acceptCap(M{82} marketParams)2l
submitMarketRemoval(M{82} marketParams)7
setCurator(Ga newCurator)7
submitGuardian(Ga newGuardian)7
setIsAllocator(Ga newAllocator,f newIsAllocator)7
setFeeRecipient(Ja newFeeRecipient)4k
setSkimRecipient(Da newSkimRecipient)4k
acceptGuardian()2l
acceptTimelock()2l
revokePendingGuardian()5e
revokePendingTimelock()5e
submitTimelock(u newTimelock)7
updateWithdrawQueue(u[] indexes)7
revokePendingCap(Pw id)5e
revokePendingMarketRemoval(Pw id)5e
setSupplyQueue(Pw[] newSupplyQueue)7
reallocate(M({82} marketParams,u assets)[] allocations)7
reallocateTo(Aa vault,M({82} marketParams,uint128 amount)[] withdrawals,M{82} supplyMarketParams)7
claim(Da account,A%a reward,u claimable,Ow[] proof)1u
multicall({79}[] bundle)3
reenter({79}[] bundle)3
morphoSupply(A{84} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)5p
morphoSupplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)52
morphoRepay(A%{82} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)2u
morphoBorrow(A%{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)54
morphoWithdraw(A%{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)r
morphoWithdrawCollateral(A%{82} marketParams,u assets,Da receiver)53
morphoFlashLoan(Aa token,u assets,Nb data)5u
erc20Transfer(Aa token,Da receiver,u amount)l
erc20TransferFrom(Aa token,Da receiver,u amount)l
nativeTransfer(Da receiver,u amount)l
permit2TransferFrom(Aa token,Da receiver,u amount)l
erc4626Deposit(Ma vault,u assets,u maxSharePriceE27,Ea receiver)21
erc4626Mint(Ma vault,u shares,u maxSharePriceE27,Ea receiver)4i
erc4626Withdraw(Ma vault,u assets,u minSharePriceE27,Da receiver,Ea owner)r
erc4626Redeem(Ma vault,u shares,u minSharePriceE27,Da receiver,Ea owner)20
wrapNative(u amount,Da receiver)70
wrapStEth(u amount,Da receiver)70
unwrapNative(u amount,Da receiver)71
unwrapStEth(u amount,Da receiver)71
stakeEth(u amount,u maxSharePriceE27,Ia referral,Da receiver)23
aaveV2Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)2u
aaveV3Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)2u
aaveV3OptimizerRepay(A!a underlying,u amount,Ea onBehalf)2u
aaveV2Withdraw(Aa token,u amount,Da receiver)2y
aaveV3Withdraw(Aa token,u amount,Da receiver)2y
aaveV3OptimizerWithdraw(A!a underlying,u amount,u maxIterations,Da receiver)r
aaveV3OptimizerWithdrawCollateral(A!a underlying,u amount,Da receiver)53
compoundV2RepayErc20(Ba cToken,u amount,Ea onBehalf)2u
compoundV2RepayEth(u amount,Ea onBehalf)2u
compoundV3Repay(Ma instance,u amount,Ea onBehalf)2u
compoundV2RedeemErc20(Ba cToken,u amount,Da receiver)68
compoundV2RedeemEth(u amount,Da receiver)68
compoundV3WithdrawFrom(Ma instance,A!a asset,u amount,Da receiver)2y
erc20WrapperDepositFor(Ma wrapper,u amount)70
erc20WrapperWithdrawTo(Ma wrapper,Da receiver,u amount)71
buy(Ma augustus,Nb callData,Ba srcToken,Aa destToken,u newDestAmount,{68} offsets,Da receiver)6y
sell(Ma augustus,Nb callData,Ba srcToken,Aa destToken,f sellEntireBalance,{68} offsets,Da receiver)60
buyMorphoDebt(Ma augustus,Nb callData,Ba srcToken,A{82} marketParams,{68} offsets,Ea onBehalf,Da receiver)5v
morphoWrapperWithdrawTo(Da receiver,u amount)71
morphoWrapperDepositFor(Da receiver,u amount)70
morphoSetAuthorizationWithSig((Ea delegator,Ga manager,f isAllowed,u nonce,u deadline) authorization,{7} signature,f skipRevert)7
erc20TransferFrom(A!a asset,u amount)l
transferFrom2(A!a asset,u amount)l
wrapNative(u amount)70
wrapStEth(u amount)70
aaveV2Repay(A!a asset,u amount,u interestRateMode)2u
aaveV3Repay(A!a asset,u amount,u interestRateMode)2u
aaveV3OptimizerRepay(A!a underlying,u amount)2u
compoundV2Repay(Ba cToken,u amount)2u
unwrapNative(u amount)71
unwrapStEth(u amount)71
aaveV2Withdraw(A!a asset,u amount)2y
aaveV3Withdraw(A!a asset,u amount)2y
aaveV3OptimizerWithdraw(A!a underlying,u amount,u maxIterations)r
aaveV3OptimizerWithdrawCollateral(A!a underlying,u amount)53
compoundV2Redeem(Ba cToken,u amount)68
compoundV3Repay(Ma instance,u amount)2u
compoundV3WithdrawFrom(Ma instance,A!a asset,u amount)2y
stakeEth(u amount,u minShares,Ia referral)2h
urdClaim(Ma distributor,Da account,A%a reward,u amount,Ow[] proof,f skipRevert)1u
compoundV3AllowBySig(Ma instance,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s,f skipRevert)7
aaveV3OptimizerApproveManagerWithSig(f isApproved,u nonce,u deadline,{7} signature,f skipRevert)7
permit(A!a asset,u amount,u deadline,uint8 v,Ow r,Ow s,f skipRevert)4.1w
permitDai(u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s,f skipRevert)4
submit(Nb data)7
revoke(Nb data)5e
forceDeallocate(Ma adapter,Ob data,u assets,Ea onBehalf)4p
setIsSentinel(Ga account,f newIsSentinel)7` },
  { source: 'Notional', rows: `depositUnderlyingToken(Ea account,uint16 currencyId,u amountExternalPrecision)21
depositAssetToken(Ea account,uint16 currencyId,u amountExternalPrecision)21
batchBalanceAction(Ea account,N{162}[] actions)3
batchBalanceAction(N{162}[] actions)3
batchBalanceAndTradeAction(Ea account,N{169}[] actions)3
batchLend(Ea account,N(uint16 currencyId,f depositUnderlying,w[] trades)[] actions)3
batchBalanceAndTradeActionWithCallback(Ea account,N{169}[] actions,Nb callbackData)3
enableBitmapCurrency(uint16 currencyId)7
settleAccount(La account)p
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem,f sellTokenAssets,f acceptResidualAssets)20
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem)20
nTokenClaimIncentives()q` },
  { source: 'Silo', rows: `deposit(u assets,Ea receiver,uint8 collateralType)21
mint(u shares,Ea receiver,uint8 collateralType)4i
withdraw(u assets,Da receiver,Ea owner,uint8 collateralType)2y
redeem(u shares,Da receiver,Ea owner,uint8 collateralType)68
borrow(u assets,Da receiver,Ea borrower)54
borrowShares(u shares,Da receiver,Ea borrower)54
borrowSameAsset(u assets,Da receiver,Ea borrower)54
repayShares(u shares,Ea borrower)2u
switchCollateralToThisSilo()6a
transitionCollateral(u shares,Ea owner,uint8 transitionFrom)6a
setReceiveApproval(Ea owner,u amount)7
flashLoan(Ma receiver,A=a token,u amount,Nb data)5u` },
  { source: 'Summer', rows: `depositTokens(Aa asset,u amount)21
enterFleet(A!a fleetCommander,u assets,Ea receiver)21
withdrawTokens(A%a asset,u amount)r
exitFleet(A!a fleetCommander,u assets)r
unstakeAndWithdrawAssets(A!a fleetCommander,u shares,f claimRewards)2i
swap(Aa fromToken,Aa toToken,u assets,u minTokensReceived,Nb swapCalldata)3p
claimMerkleRewards(Da user,u[] indices,u[] amounts,Ow[][] proofs,Ma rewardsRedeemer)q
claimFleetRewards(A!a[] fleetCommanders,A%a rewardToken)q
claimGovernanceRewards(Ma govRewardsManager,A%a rewardToken)q` },
  { source: 'Blur', rows: `execute({196} sell,{197} buy)72
bulkExecute(({196} sell,{197} buy)[] executions)72
takeAsk({201} inputs,Ob oracleSignature)72
takeAskPool({201} inputs,Ob oracleSignature,u amountToWithdraw)72
takeAskSingle({200} inputs,Ob oracleSignature)72
takeAskSinglePool({200} inputs,Ob oracleSignature,u amountToWithdraw)72
takeBid(({159}[] orders,{123}[] exchanges,{25} takerFee,Ob signatures) inputs,Ob oracleSignature)72
takeBidSingle(({159} order,{123} exchange,{25} takerFee,Ob signature) inputs,Ob oracleSignature)72
cancelTrades((Pw hash,u index,u amount)[] cancels)k
cancelOrder({181} order)k
cancelOrders({181}[] orders)k
incrementNonce()k` },
  { source: 'LooksRare, X2Y2', rows: `executeTakerBid({50} takerBid,{186} makerAsk,Ob makerSignature,{66} merkleTree,Ia affiliate)73
executeTakerAsk({50} takerAsk,{186} makerBid,Ob makerSignature,{66} merkleTree,Ia affiliate)73
executeMultipleTakerBids({50}[] takerBids,{186}[] makerAsks,Ob[] makerSignatures,{66}[] merkleTrees,Ia affiliate,f isAtomic)73
cancelOrderNonces(u[] orderNonces)k
cancelSubsetNonces(u[] subsetNonces)k
incrementBidAskNonces(f bid,f ask)k
grantApprovals(Ga[] operators)4
revokeApprovals(La[] operators)5
matchAskWithTakerBidUsingETHAndWETH({110} takerBid,{173} makerAsk)72
matchAskWithTakerBid({110} takerBid,{173} makerAsk)72
matchBidWithTakerAsk({110} takerAsk,{173} makerBid)72
cancelAllOrdersForSender(u minNonce)k
cancelMultipleMakerOrders(u[] orderNonces)k
run(((u salt,Ca user,u network,u intent,u delegateType,u deadline,Aa currency,Ob dataMask,(u price,Ob data)[] items,Ow r,Ow s,uint8 v,uint8 signVersion)[] orders,(uint8 op,u orderIdx,u itemIdx,u price,Pw itemHash,Ma executionDelegate,Ob dataReplacement,u bidIncentivePct,u aucMinIncrementPct,u aucIncDurationSecs,(u percentage,Ca to)[] fees)[] details,(u salt,u deadline,u amountToEth,u amountToWeth,Da user,f canFail) shared,Ow r,Ow s,uint8 v) input)72
cancel(Pw[] itemHashes,u deadline,uint8 v,Ow r,Ow s)k` },
  { source: 'Manifold', rows: `purchase(uint40 listingId)s
purchase(uint40 listingId,Nb data)s
purchase(uint40 listingId,uint24 count)s
purchase(uint40 listingId,uint24 count,Nb data)s
purchase(Ia referrer,uint40 listingId)s
purchase(Ia referrer,uint40 listingId,Nb data)s
purchase(Ia referrer,uint40 listingId,uint24 count)s
purchase(Ia referrer,uint40 listingId,uint24 count,Nb data)s
cancel(uint40 listingId,uint16 holdbackBPS)k` },
  { source: 'Rarible, Sudoswap, Foundation, OpenSea, CryptoPunks', rows: `directPurchase((Ca sellOrderMaker,u sellOrderNftAmount,Pbytes4 nftAssetClass,Pb nftData,u sellOrderPaymentAmount,Aa paymentToken,u sellOrderSalt,u sellOrderStart,u sellOrderEnd,Pbytes4 sellOrderDataType,Ob sellOrderData,Ob sellOrderSignature,u buyOrderPaymentAmount,u buyOrderNftAmount,Nb buyOrderData) direct)6y
directAcceptBid((La bidMaker,u bidNftAmount,Pbytes4 nftAssetClass,Pb nftData,u bidPaymentAmount,Aa paymentToken,u bidSalt,u bidStart,u bidEnd,Pbytes4 bidDataType,Ob bidData,Ob bidSignature,u sellOrderPaymentAmount,u sellOrderNftAmount,Nb sellOrderData) direct)60
matchOrders({178} orderLeft,Ob signatureLeft,{178} orderRight,Ob signatureRight)72
cancel((La maker,{71} makeAsset,La taker,{71} takeAsset,u salt,u start,u end,Pbytes4 dataType,Ob data) order)k
swapETHForSpecificNFTs({8}[] swapList,Da ethRecipient,Da nftRecipient,u deadline)4f
robustSwapETHForSpecificNFTs(({8} swapInfo,u maxCost)[] swapList,Da ethRecipient,Da nftRecipient,u deadline)3h
swapNFTsForToken({8}[] swapList,u minOutput,Da tokenRecipient,u deadline)3h
buyV2(Aa nftContract,u tokenId,u maxPrice,Ia referrer)s
buy(Aa nftContract,u tokenId,u maxPrice)s
placeBid(u auctionId)74
placeBidV2(u auctionId,u amount,Ia referrer)74
acceptOffer(A-a nftContract,u tokenId,La offerFrom,u minAmount)75
makeOfferV2(Aa nftContract,u tokenId,u amount,Ia referrer)2e
setBuyPrice(A-a nftContract,u tokenId,u price)76
createReserveAuction(A-a nftContract,u tokenId,u reservePrice)76
finalizeReserveAuction(u auctionId)1m
bulkTransfer(((uint8 itemType,Aa token,u identifier,u amount)[] items,Ca recipient,f validateERC721Receiver)[] items,Pw conduitKey)l
offerPunkForSale(u punkIndex,u minSalePriceInWei)76
offerPunkForSaleToAddress(u punkIndex,u minSalePriceInWei,Ga toAddress)76
acceptBidForPunk(u punkIndex,u minPrice)75
enterBidForPunk(u punkIndex)74
buyPunk(u punkIndex)s
transferPunk(Da to,u punkIndex)l
buy(Aa _originContract,u _tokenId,Aa _currencyAddress,u _amount)s
swapNFTsForToken(u[] nftIds,u minExpectedTokenOutput,Da tokenRecipient,f isRouter,La routerCaller)3h
swapTokenForSpecificNFTs(u[] nftIds,u maxExpectedTokenInput,Da nftRecipient,f isRouter,La routerCaller)3h
createConduit(Pw conduitKey,Ga initialOwner)6
updateChannel(Aa conduit,Ga channel,f isOpen)7
transferOwnership(Aa conduit,Ga newPotentialOwner)2m` },
  { source: 'Seaport', rows: `fulfillBasicOrder({203} parameters)72
fulfillBasicOrder_efficient_6GL6yc({203} parameters)72
fulfillOrder({202} order,Pw fulfillerConduitKey)72
fulfillAdvancedOrder({205} advancedOrder,{100}[] criteriaResolvers,Pw fulfillerConduitKey,Da recipient)73.1x
fulfillAvailableOrders({202}[] orders,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,u maximumFulfilled)72
fulfillAvailableAdvancedOrders({205}[] advancedOrders,{100}[] criteriaResolvers,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,Da recipient,u maximumFulfilled)73.1y
matchOrders(({199} parameters,Ob signature)[] orders,{128}[] fulfillments)72
matchAdvancedOrders(({199} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData)[] orders,{100}[] criteriaResolvers,{128}[] fulfillments,Da recipient)73.1x
validate(((Ea offerer,Ma zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems) parameters,Ob signature)[] orders)3g
cancel((La offerer,La zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u counter)[] orders)k
incrementCounter()k` },
  { source: 'Zora', rows: `buy(Ea recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)31
sell(Da recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)32
deposit(Ca to,Pbytes4 reason,Ws comment)l
withdrawFor(Da to,u amount)r
setPayoutRecipient(Da newPayoutRecipient)4k
addPermission(u tokenId,Ga user,u permissionBits)7
removePermission(u tokenId,Ga user,u permissionBits)1e
setFundsRecipient(Da fundsRecipient)4k
setupNewToken(Vs newURI,u maxSupply)9
setupNewTokenWithCreateReferral(Vs newURI,u maxSupply,Ia createReferral)9
updateTokenURI(u tokenId,Vs newURI)9
updateContractMetadata(Vs newURI,Vs newName)9` },
  { source: 'Zora', rows: `purchase(u quantity)s
purchaseWithComment(u quantity,Ws comment)s
purchaseWithRecipient(Da recipient,u quantity,Ws comment)s
mintWithRewards(Da recipient,u quantity,Ws comment,Ia mintReferral)77
purchasePresale(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof)s
purchasePresaleWithComment(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment)s
purchasePresaleWithRewards(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment,Ia mintReferral)s
mint(Ma minter,u tokenId,u quantity,Ia[] rewardsRecipients,Nb minterArguments)77
mintWithRewards(Ma minter,u tokenId,u quantity,Nb minterArguments,Ia mintReferral)77
mint(Da mintTo,u quantity,Aa collection,u tokenId,Ia mintReferral,Ws comment)77
mint(Da mintTo,u quantity,Aa tokenAddress,u tokenId,u totalValue,Aa currency,Ia mintReferral,Ws comment)77
callSale(u tokenId,Ma salesConfig,Nb data)3
buy1155(Aa erc20zAddress,u num1155ToBuy,Da recipient,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96)31
sell1155(Aa erc20zAddress,u num1155ToSell,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96)32
buyOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96,Ws comment)31
sellOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96,Ws comment)32` },
  { source: 'Reads', rows: `totalSupply(u id)78
contractURI()78
tokenByIndex(u index)78
tokenOfOwnerByIndex(La owner,u index)78
royaltyInfo(u tokenId,u salePrice)78
PERMIT_TYPEHASH()78
nonceBitmap(La owner,u wordPos)78
isValidSignature(Ow hash,Ob signature)78
pendingOwner()78
admin()78
implementation()78
proxiableUUID()78
paused()78
hasRole(Pw role,La account)78
getRoleAdmin(Pw role)78
token0()78
token1()78
fee()78
factory()78
liquidity()78
tickSpacing()78
observe(uint32[] secondsAgos)78
getPool(Aa tokenA,Aa tokenB,uint24 fee)78
positions(u tokenId)78
getAmountsOut(u amountIn,Aa[] path)78
getAmountsIn(u amountOut,Aa[] path)78
getAmountOut(u amountIn,u reserveIn,u reserveOut)78
getAmountIn(u amountOut,u reserveIn,u reserveOut)78
quote(u amountA,u reserveA,u reserveB)78
get_dy(int128 i,int128 j,u dx)78
get_virtual_price()78
getRate()78
getBlockHash(u blockNumber)78
getLastBlockHash()78
getCurrentBlockTimestamp()78
getCurrentBlockGasLimit()78
getCurrentBlockCoinbase()78
getCurrentBlockDifficulty()78
getBasefee()78
getChainId()78
getThreshold()78
getOwners()78
isOwner(La owner)78
nonce()78
isModuleEnabled(La module)78
getModulesPaginated(La start,u pageSize)78
approvedHashes(La owner,Ow hash)78
domainSeparator()78
getTransactionHash(La to,u value,Ob data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,La refundReceiver,u nonce)78
getNonce(La sender,uint192 key)78
state(u proposalId)78
proposals(u proposalId)78
proposalVotes(u proposalId)78
proposalSnapshot(u proposalId)78
proposalDeadline(u proposalId)78
hasVoted(u proposalId,La account)78
getVotes(La account,u timepoint)78
getPriorVotes(La account,u blockNumber)78
getPastTotalSupply(u timepoint)78
getCurrentVotes(La account)78
quorum(u timepoint)78
votingDelay()78
votingPeriod()78
proposalThreshold()78
getMinDelay()78
isOperationReady(Pw id)78
isOperationPending(Pw id)78
isOperationDone(Pw id)78
getTimestamp(Pw id)78
getUserAccountData(La user)78
getReserveData(Aa asset)78
getReservesList()78
getReserveNormalizedIncome(Aa asset)78
getUserConfiguration(La user)78
getUserEMode(La user)78
borrowAllowance(La fromUser,La toUser)78
scaledBalanceOf(La user)78
UNDERLYING_ASSET_ADDRESS()78
getAccountLiquidity(La account)78
borrowBalanceStored(La account)78
exchangeRateStored()78
getAssetsIn(La account)78
markets(Aa cToken)78
borrowBalanceOf(La account)78
isLiquidatable(La account)78
baseToken()78
getUtilization()78
latestAnswer()78
latestRoundData()78
description()78
version()78
getAssetPrice(Aa asset)78
sharesOf(La account)78
getSharesByPooledEth(u pooledEthAmount)78
getPooledEthByShares(u sharesAmount)78
stEthPerToken()78
tokensPerStEth()78
getWithdrawalStatus(u[] requestIds)78
getWithdrawalRequests(La owner)78
getExchangeRate()78
getEthValue(u rethAmount)78
getRethValue(u ethAmount)78
earned(La account)78
claimable(La account)78
rewardPerToken()78
pricePerShare()78
getPricePerFullShare()78
resolver(Pw node)78
addr(Pw node)78
addr(Pw node,u coinType)78
text(Pw node,Ps key)78
contenthash(Pw node)78
owner(Pw node)78
available(Ps name)78
rentPrice(Ps name,u duration)78
nameExpires(u id)78
idOf(La owner)78
ticks(int24 tick)78
tickBitmap(int16 wordPosition)78
allPairs(u index)78
allPairsLength()78
WETH()78
getPoolTokens(Pw poolId)78
getPoolId()78
getSwapFeePercentage()78
coins(u i)78
balances(u i)78
A()78
poolInfo(u pid)78
userInfo(u pid,La user)78
getReserveNormalizedVariableDebt(Aa asset)78
getUserReserveData(Aa asset,La user)78
getAssetsPrices(Aa[] assets)78
getPool()78
getPriceOracle()78
getAccountSnapshot(La account)78
getCash()78
totalBorrows()78
underlying()78
comptroller()78
oracle()78
supplyRatePerBlock()78
borrowRatePerBlock()78
getUnderlyingPrice(Aa cToken)78
getAllMarkets()78
collateralBalanceOf(La account,Aa asset)78
userCollateral(La account,Aa asset)78
getAssetInfo(uint8 i)78
getSupplyRate(u utilization)78
getBorrowRate(u utilization)78
getRoundData(uint80 roundId)78
aggregator()78
name(Pw node)78
getTotalShares()78
stakingToken()78
rewardsToken()78
rewards(La account)78
getRoleMember(Pw role,u index)78
market(Pw id)78
position(Pw id,La user)78
idToMarketParams(Pw id)78` },
  { source: 'Token reads', rows: `balanceOf(La account)78
allowance(La owner,La spender)78
totalSupply()78
name()78
symbol()78
decimals()78
nonces(La owner)78
DOMAIN_SEPARATOR()78
eip712Domain()78
owner()78
supportsInterface(Pbytes4 interfaceId)78
ownerOf(u tokenId)78
getApproved(u tokenId)78
isApprovedForAll(La owner,La operator)78
tokenURI(u tokenId)78
uri(u id)78
balanceOf(La account,u id)78
balanceOfBatch(La[] accounts,u[] ids)78
allowance(La owner,La spender,u id)78
isOperator(La owner,La spender)78
authorizationState(La authorizer,Pw nonce)78
asset()78
totalAssets()78
convertToShares(u assets)78
convertToAssets(u shares)78
maxDeposit(La receiver)78
maxMint(La receiver)78
maxWithdraw(La owner)78
maxRedeem(La owner)78
previewDeposit(u assets)78
previewMint(u shares)78
previewWithdraw(u assets)78
previewRedeem(u shares)78
allowance(La owner,Aa token,La spender)78
getVotes(La account)78
getPastVotes(La account,u timepoint)78
delegates(La account)78
clock()78
getReserves()78
getPair(Aa tokenA,Aa tokenB)78
slot0()78
getEthBalance(La account)78
getBlockNumber()78` },
  { source: 'Clipper', rows: `transmitAndSwap(Aa inputToken,Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)79.1z
transmitAndSellTokenForEth(Aa inputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)79.20
sellEthForToken(Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)7a.21
swap(Aa inputToken,Aa outputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)2q.22
sellTokenForEth(Aa inputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)60.23` },
  { source: 'KyberSwap', rows: `swap((M~a callTarget,M~a approveTarget,Ob targetData,{167} desc,Ib clientData) execution)7b.24
swapGeneric((M~a callTarget,M~a approveTarget,Nb targetData,{167} desc,Ib clientData) execution)7b.24
swapSimpleMode(M~a caller,{167} desc,Ob executorData,Ib clientData)7b.25` },
  { source: 'LI.FI', rows: `swapTokensMultipleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142}[] _swapData)7c
swapTokensMultipleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142}[] _swapData)7c
swapTokensMultipleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142}[] _swapData)7c
swapTokensSingleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142} _swapData)79.26
swapTokensSingleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142} _swapData)79.26
swapTokensSingleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142} _swapData)79.26
swapTokensGeneric(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmount,{142}[] _swapData)7c
startBridgeTokensViaAcrossV4ERC20Min({188} _parameters,Aw sendingAssetId,u inputAmount)1i
startBridgeTokensViaAcrossV4NativeMin({188} _parameters)1i
startBridgeTokensViaCBridgeERC20Min(Pw transactionId,Da receiver,uint64 destinationChainId,Aa sendingAssetId,u amount,uint64 nonce,uint32 maxSlippage)1k
startBridgeTokensViaCBridgeNativeMin(Pw transactionId,Da receiver,uint64 destinationChainId,uint64 nonce,uint32 maxSlippage)1k
startBridgeTokensViaHopL1ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)1k
startBridgeTokensViaHopL1NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)1k
startBridgeTokensViaHopL2ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)1k
startBridgeTokensViaHopL2NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)1k
startBridgeTokensViaAcross({170} _bridgeData,{99} _acrossData)1k
swapAndStartBridgeTokensViaAcross({170} _bridgeData,{142}[] _swapData,{99} _acrossData)7d
startBridgeTokensViaAcrossV4({170} _bridgeData,{191} _acrossData)1k
swapAndStartBridgeTokensViaAcrossV4({170} _bridgeData,{142}[] _swapData,{191} _acrossData)7d
startBridgeTokensViaAcrossV4Swap({170} _bridgeData,{70} _acrossV4SwapFacetData)1k
swapAndStartBridgeTokensViaAcrossV4Swap({170} _bridgeData,{142}[] _swapData,{70} _acrossV4SwapFacetData)7d
startBridgeTokensViaAllBridge({170} _bridgeData,{115} _allBridgeData)1k
swapAndStartBridgeTokensViaAllBridge({170} _bridgeData,{142}[] _swapData,{115} _allBridgeData)7d
startBridgeTokensViaArbitrumBridge({170} _bridgeData,{69} _arbitrumData)1k
swapAndStartBridgeTokensViaArbitrumBridge({170} _bridgeData,{142}[] _swapData,{69} _arbitrumData)7d
startBridgeTokensViaCBridge({170} _bridgeData,{44} _cBridgeData)1k
swapAndStartBridgeTokensViaCBridge({170} _bridgeData,{142}[] _swapData,{44} _cBridgeData)7d
startBridgeTokensViaCelerCircleBridge({170} _bridgeData,{52} _celerCircleData)1k
swapAndStartBridgeTokensViaCelerCircleBridge({170} _bridgeData,{142}[] _swapData,{52} _celerCircleData)7d
startBridgeTokensViaChainflip({170} _bridgeData,{185} _chainflipData)1k
swapAndStartBridgeTokensViaChainflip({170} _bridgeData,{142}[] _swapData,{185} _chainflipData)7d
startBridgeTokensViaDeBridgeDln({170} _bridgeData,{107} _deBridgeData)1k
swapAndStartBridgeTokensViaDeBridgeDln({170} _bridgeData,{142}[] _swapData,{107} _deBridgeData)7d
startBridgeTokensViaEco({170} _bridgeData,{130} _ecoData)1k
swapAndStartBridgeTokensViaEco({170} _bridgeData,{142}[] _swapData,{130} _ecoData)7d
startBridgeTokensViaGarden({170} _bridgeData,{111} _gardenData)1k
swapAndStartBridgeTokensViaGarden({170} _bridgeData,{142}[] _swapData,{111} _gardenData)7d
startBridgeTokensViaGasZip({170} _bridgeData,{58} _gasZipData)1k
swapAndStartBridgeTokensViaGasZip({170} _bridgeData,{142}[] _swapData,{58} _gasZipData)7d
startBridgeTokensViaGlacis({170} _bridgeData,{96} _glacisData)1k
swapAndStartBridgeTokensViaGlacis({170} _bridgeData,{142}[] _swapData,{96} _glacisData)7d
startBridgeTokensViaGnosisBridge({170} _bridgeData)1k
swapAndStartBridgeTokensViaGnosisBridge({170} _bridgeData,{142}[] _swapData)7d
startBridgeTokensViaHop({170} _bridgeData,{147} _hopData)1k
swapAndStartBridgeTokensViaHop({170} _bridgeData,{142}[] _swapData,{147} _hopData)7d
startBridgeTokensViaHopL1ERC20({170} _bridgeData,{160} _hopData)1k
swapAndStartBridgeTokensViaHopL1ERC20({170} _bridgeData,{142}[] _swapData,{160} _hopData)7d
startBridgeTokensViaHopL1Native({170} _bridgeData,{160} _hopData)1k
swapAndStartBridgeTokensViaHopL1Native({170} _bridgeData,{142}[] _swapData,{160} _hopData)7d
startBridgeTokensViaHopL2ERC20({170} _bridgeData,{160} _hopData)1k
swapAndStartBridgeTokensViaHopL2ERC20({170} _bridgeData,{142}[] _swapData,{160} _hopData)7d
startBridgeTokensViaHopL2Native({170} _bridgeData,{160} _hopData)1k
swapAndStartBridgeTokensViaHopL2Native({170} _bridgeData,{142}[] _swapData,{160} _hopData)7d
startBridgeTokensViaLayerSwap({170} _bridgeData,{127} _layerSwapData)1k
swapAndStartBridgeTokensViaLayerSwap({170} _bridgeData,{142}[] _swapData,{127} _layerSwapData)7d
startBridgeTokensViaLiFiIntentEscrowV2({170} _bridgeData,{204} _lifiIntentData)1k
swapAndStartBridgeTokensViaLiFiIntentEscrowV2({170} _bridgeData,{142}[] _swapData,{204} _lifiIntentData)7d
startBridgeTokensViaMayan({170} _bridgeData,{165} _mayanData)1k
swapAndStartBridgeTokensViaMayan({170} _bridgeData,{142}[] _swapData,{165} _mayanData)7d
startBridgeTokensViaMegaETHBridge({170} _bridgeData,{73} _megaETHData)1k
swapAndStartBridgeTokensViaMegaETHBridge({170} _bridgeData,{142}[] _swapData,{73} _megaETHData)7d
startBridgeTokensViaNEARIntents({170} _bridgeData,{141} _nearData)1k
swapAndStartBridgeTokensViaNEARIntents({170} _bridgeData,{142}[] _swapData,{141} _nearData)7d
startBridgeTokensViaOmniBridge({170} _bridgeData)1k
swapAndStartBridgeTokensViaOmniBridge({170} _bridgeData,{142}[] _swapData)7d
startBridgeTokensViaOptimismBridge({170} _bridgeData,{64} _optimismData)1k
swapAndStartBridgeTokensViaOptimismBridge({170} _bridgeData,{142}[] _swapData,{64} _optimismData)7d
startBridgeTokensViaPaxosTransit({170} _bridgeData,{190} _paxosData)1k
swapAndStartBridgeTokensViaPaxosTransit({170} _bridgeData,{142}[] _swapData,{190} _paxosData)7d
startBridgeTokensViaPolygonBridge({170} _bridgeData)1k
swapAndStartBridgeTokensViaPolygonBridge({170} _bridgeData,{142}[] _swapData)7d
startBridgeTokensViaPolymerCCTP({170} _bridgeData,{153} _polymerData)1k
swapAndStartBridgeTokensViaPolymerCCTP({170} _bridgeData,{142}[] _swapData,{153} _polymerData)7d
startBridgeTokensViaRelayDepository({170} _bridgeData,{39} _relayDepositoryData)1k
swapAndStartBridgeTokensViaRelayDepository({170} _bridgeData,{142}[] _swapData,{39} _relayDepositoryData)7d
startBridgeTokensViaSquid({170} _bridgeData,{184} _squidData)1k
swapAndStartBridgeTokensViaSquid({170} _bridgeData,{142}[] _swapData,{184} _squidData)7d
startBridgeTokensViaStargate({170} _bridgeData,{171} _stargateData)1k
swapAndStartBridgeTokensViaStargate({170} _bridgeData,{142}[] _swapData,{171} _stargateData)7d
startBridgeTokensViaSuperset({170} _bridgeData,{129} _supersetData)1k
swapAndStartBridgeTokensViaSuperset({170} _bridgeData,{142}[] _swapData,{129} _supersetData)7d
startBridgeTokensViaSymbiosis({170} _bridgeData,{194} _symbiosisData)1k
swapAndStartBridgeTokensViaSymbiosis({170} _bridgeData,{142}[] _swapData,{194} _symbiosisData)7d
startBridgeTokensViaThorSwap({170} _bridgeData,{35} _thorSwapData)1k
swapAndStartBridgeTokensViaThorSwap({170} _bridgeData,{142}[] _swapData,{35} _thorSwapData)7d
startBridgeTokensViaUnit({170} _bridgeData,{65} _unitData)1k
swapAndStartBridgeTokensViaUnit({170} _bridgeData,{142}[] _swapData,{65} _unitData)7d` },
  { source: 'Odos, OpenOcean', rows: `swapCompact()3
swap({140} tokenInfo,Ob pathDefinition,M~a executor,uint32 referralCode)7e.27
swapPermit2({78} permit2,{135} tokenInfo,Ob pathDefinition,Ma executor,uint32 referralCode)7f
swapMulti({57}[] inputs,(Aa tokenAddress,u relativeValue,Da receiver)[] outputs,u valueOutMin,Ob pathDefinition,Ma executor,uint32 referralCode)7g
swap({140} tokenInfo,Ob pathDefinition,M~a executor,{60} referralInfo)79.27
swapMulti({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)1r
swapPermit2({78} permit2,{135} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo)7h
swapMultiPermit2({78} permit2,{57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)1r
swapWithHook({135} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)3b
swapMultiWithHook({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)1r
swap(M~a caller,(Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u guaranteedAmount,u flags,Ja referrer,Ob permit) desc,(M~u target,u gasLimit,u value,Ob data)[] calls)79.28
callUniswap(Aa srcToken,u amount,u minReturn,Bw[] pools)3h
callUniswapTo(Aa srcToken,u amount,u minReturn,Bw[] pools,Da recipient)3h` },
  { source: 'OKX', rows: `dagSwapByOrderId(u orderId,{109} baseRequest,{108}[] paths)7i
dagSwapTo(u orderId,Da receiver,{109} baseRequest,{108}[] paths)7j
smartSwapByOrderId(u orderId,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{155}[] extraData)7i
smartSwapTo(u orderId,Da receiver,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{155}[] extraData)7j
swapWrap(u orderId,u rawdata)2q
swapWrapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest)7j
uniswapV3SwapTo(Du receiver,u amount,u minReturn,Bu[] pools)3h
uniswapV3SwapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bu[] pools)3h
unxswapByOrderId(Au srcToken,u amount,u minReturn,Bw[] pools)3h
unxswapTo(Au srcToken,u amount,u minReturn,Da receiver,Bw[] pools)3h
unxswapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bw[] pools)3h
smartSwapByInvest({109} baseRequest,u[] batchesAmount,{108}[][] batches,{155}[] extraData,Da to)3q
smartSwapByInvestWithRefund({109} baseRequest,u[] batchesAmount,{108}[][] batches,{155}[] extraData,Da to,Da refundTo)3q` },
  { source: '1inch', rows: `swap(M~a caller,(Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit) desc,Ob data)7b.29
unoswap(Aa srcToken,u amount,u minReturn,Bw[] pools)79.2a
unoswapWithPermit(Aa srcToken,u amount,u minReturn,Bw[] pools,Ob permit)79.2a
swap(M~a executor,{121} desc,Ob permit,Ob data)7b.29
unoswap(Aa srcToken,u amount,u minReturn,Bu[] pools)79.2a
unoswapTo(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools)7b.2b
unoswapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)7b.2b
uniswapV3Swap(u amount,u minReturn,Bu[] pools)3h
uniswapV3SwapTo(Da recipient,u amount,u minReturn,Bu[] pools)7k.2c
uniswapV3SwapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)7k.2c
clipperSwap(Ma clipperExchange,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2q
clipperSwapTo(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2q.2d
swap(M~a executor,{121} desc,Ob data)7b.29
unoswap(Au token,u amount,u minReturn,Bu dex)79.2a
unoswap2(Au token,u amount,u minReturn,Bu dex,Bu dex2)79.2a
unoswap3(Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)79.2a
unoswapTo(Du to,Au token,u amount,u minReturn,Bu dex)7b.2b
unoswapTo2(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2)7b.2b
unoswapTo3(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)7b.2b
ethUnoswap(u minReturn,Bu dex)79.2e
ethUnoswap2(u minReturn,Bu dex,Bu dex2)79.2e
ethUnoswap3(u minReturn,Bu dex,Bu dex2,Bu dex3)79.2e
ethUnoswapTo(Du to,u minReturn,Bu dex)7b.2f
ethUnoswapTo2(Du to,u minReturn,Bu dex,Bu dex2)7b.2f
ethUnoswapTo3(Du to,u minReturn,Bu dex,Bu dex2,Bu dex3)7b.2f
clipperSwap(Ma clipperExchange,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2q
clipperSwapTo(Ma clipperExchange,Da recipient,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2q.2d
permitAndCall(Nb permit,Nb action)3.2g
cancelOrder(u makerTraits,Pw orderHash)k
cancelOrders(u[] makerTraits,Pw[] orderHashes)k
increaseEpoch(uint96 series)k
advanceEpoch(uint96 series,u amount)k
fillOrder({134} order,Ow r,Ow vs,u amount,u takerTraits)72
fillOrderArgs({134} order,Ow r,Ow vs,u amount,u takerTraits,Nb args)72
fillContractOrder({134} order,Ob signature,u amount,u takerTraits)72
fillContractOrderArgs({134} order,Ob signature,u amount,u takerTraits,Nb args)72` },
  { source: '1inch', rows: `clipperSwap(Aa srcToken,Aa dstToken,u amount,u minReturn)7l
clipperSwapTo(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn)7m
clipperSwapToWithPermit(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn,Ob permit)7m
clipperSwapToWithPermit(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs,Ob permit)2q
fillOrder({154} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount)72
fillOrderTo({154} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount,Da target)72
fillOrderRFQ({124} order,Ob signature,u flagsAndAmount)72
fillOrderRFQCompact({124} order,Ow r,Ow vs,u flagsAndAmount)72
fillOrderRFQTo({124} order,Ob signature,u flagsAndAmount,Da target)72
fillOrderRFQToWithPermit({124} order,Ob signature,u flagsAndAmount,Da target,Ob permit)72
fillOrderRFQ({124} order,Ob signature,u makingAmount,u takingAmount)72
fillOrderRFQTo({124} order,Ob signature,u makingAmount,u takingAmount,Da target)72
fillOrderRFQToWithPermit({124} order,Ob signature,u makingAmount,u takingAmount,Da target,Ob permit)72
cancelOrder((u salt,Aa makerAsset,Aa takerAsset,La maker,La receiver,La allowedSender,u makingAmount,u takingAmount,u offsets,Ob interactions) order)k
cancelOrderRFQ(u orderInfo)k
bitsInvalidateForOrder(u makerTraits,u additionalMask)k
settleOrders(Nb data)3
create((u salt,Eu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)2e
cancelOrder((u salt,Lu maker,Lu receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)k` },
  { source: 'SushiSwap', rows: `processRoute(Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)79.2h
transferValueAndprocessRoute(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)7n
processRouteWithTransferValueInput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)7n
processRouteWithTransferValueOutput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)7n
snwap(Aa tokenIn,u amountIn,Da recipient,Aa tokenOut,u amountOutMin,Ma executor,Ob executorData)7o` },
  { source: 'Uniswap V2', rows: `addLiquidity(Aa tokenA,Aa tokenB,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)46.2i
addLiquidityETH(Aa token,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)46.2j
removeLiquidity(A^a tokenA,A^a tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)47.2k
removeLiquidityETH(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)47.2l
removeLiquidityETHSupportingFeeOnTransferTokens(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)47.2l
removeLiquidityETHWithPermit(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)47.2l
removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)47.2l
removeLiquidityWithPermit(A^a tokenA,A^a tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)47.2k
swapETHForExactTokens(u amountOut,Aa[] path,Da to,u deadline)79.2m
swapExactETHForTokens(u amountOutMin,Aa[] path,Da to,u deadline)79.2n
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,u deadline)79.2n
swapExactTokensForETH(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)79.2o
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)79.2o
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)79.2p
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)79.2p
swapTokensForExactETH(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)79.2q
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)79.2r` },
  { source: 'Uniswap V3', rows: `exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)7p.2s
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)7p.2t
exactInput((Ob path,Da recipient,u deadline,u amountIn,u amountOutMinimum) params)7p.2u
exactOutput((Ob path,Da recipient,u deadline,u amountOut,u amountInMaximum) params)7p.2v
exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)7q.2w
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)7q.2x
exactInput((Ob path,Da recipient,u amountIn,u amountOutMinimum) params)7q.2y
exactOutput((Ob path,Da recipient,u amountOut,u amountInMaximum) params)7q.2z
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to)7q.30
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to)7q.31
unwrapWETH9(u amountMinimum,Da recipient)38.32
unwrapWETH9(u amountMinimum)38.33
wrapETH(u value)70.34
refundETH()39.35
sweepToken(A%a token,u amountMinimum,Da recipient)4l.36
sweepToken(A%a token,u amountMinimum)4l.37
pull(A%a token,u value)l.38
selfPermit(A%a token,u value,u deadline,uint8 v,Ow r,Ow s)4.1w
selfPermitIfNecessary(A%a token,u value,u deadline,uint8 v,Ow r,Ow s)4.1w
selfPermitAllowed(A%a token,u nonce,u expiry,uint8 v,Ow r,Ow s)4.39
selfPermitAllowedIfNecessary(A%a token,u nonce,u expiry,uint8 v,Ow r,Ow s)4.39
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)37.3a
increaseLiquidity((Tu tokenId,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,u deadline) params)46
decreaseLiquidity((u tokenId,uint128 liquidity,u amount0Min,u amount1Min,u deadline) params)47
collect((u tokenId,Da recipient,uint128 amount0Max,uint128 amount1Max) params)7r.3b` },
  { source: 'Velora', rows: `swapExactAmountIn(M~a executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)7b.3c
swapExactAmountOut(M~a executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)7b.3d
swapExactAmountInPro(M~a executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)7b.3c
swapExactAmountOutPro(M~a executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)7b.3d
swapExactAmountInOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)7b.3e
swapExactAmountInOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)7b.3e
swapExactAmountOutOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)7b.3f
swapExactAmountOutOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)7b.3f
swapExactAmountInOnCurveV1((A~u curveData,u curveAssets,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV1Data,Ju partnerAndFee,Ob permit)7b.3g
swapExactAmountInOnCurveV2((u curveData,u i,u j,A~a poolAddress,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV2Data,Ju partnerAndFee,Ob permit)7b.3h
swapExactAmountInOnBalancerV2((u fromAmount,#au toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)7s.3i
swapExactAmountOutOnBalancerV2((#cu fromAmount,u toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)7s.3i` },
  { source: 'Velora', rows: `simpleSwap((Aa fromToken,Aa toToken,u fromAmount,#au toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)7t
simpleBuy((Aa fromToken,Aa toToken,#cu fromAmount,u toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)7u
multiSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,{163}[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)7v
megaSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,(u fromAmountPercent,{163}[] path)[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)7w
directUniV3Swap((Aa fromToken,Aa toToken,Ma exchange,u fromAmount,#au toAmount,u expectedAmount,u feePercent,u deadline,Ja partner,f isApproved,Da beneficiary,Ob path,Ob permit,Pbytes16 uuid) data)7t
swapOnUniswap(u amountIn,u amountOutMin,Aa[] path)7x
swapOnUniswapFork(Ma factory,Pw initCode,u amountIn,u amountOutMin,Aa[] path)7y
swapOnUniswapV2Fork(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools)1r
swapOnUniswapV2ForkWithPermit(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools,Ob permit)3h
buyOnUniswap(u amountInMax,u amountOut,Aa[] path)7z
buyOnUniswapFork(Ma factory,Pw initCode,u amountInMax,u amountOut,Aa[] path)80
buyOnUniswapV2Fork(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools)81
buyOnUniswapV2ForkWithPermit(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools,Ob permit)81
swapOnZeroXv2(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)3p
swapOnZeroXv4(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)3p
swapOnZeroXv4WithPermit(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload,Ob permit)3p
swapOnAugustusRFQTryBatchFill((u fromAmount,#au toAmount,uint8 wrapApproveDirection,Pw metadata,Da beneficiary) data,({139} order,Ob signature,u takerTokenFillAmount,Ob permitTakerAsset,Ob permitMakerAsset)[] orders,Ob permit)7s
fillOrder({139} order,Ob signature)72
partialFillOrderWithTargetPermit({139} order,Ob signature,u takerTokenFillAmount,Da target,Ob permitTakerAsset,Ob permitMakerAsset)72
cancelOrder(Pw orderHash)k
cancelOrders(Pw[] orderHashes)k
setPreSignature(Sw orderHash,f preSigned)3g` },
  { source: 'Wombat Exchange', rows: `swapExactTokensForTokens(Aa[] tokenPath,Ba[] poolPath,u fromAmount,u minimumToAmount,Da to,u deadline)79.3j
swapExactNativeForTokens(Aa[] tokenPath,Ba[] poolPath,#au minimumamountOut,Da to,u deadline)79.3k
swapExactTokensForNative(Aa[] tokenPath,Ba[] poolPath,u amountIn,#au minimumamountOut,Da to,u deadline)79.3l` },
  { source: '0x', rows: `transformERC20(Aa inputToken,Aa outputToken,u inputTokenAmount,u minOutputTokenAmount,(uint32 deploymentNonce,Ob data)[] transformations)79.3m
execute({61} slippage,Nb[] actions,Pw zid)7t.3n
exec(Ma operator,Aa token,u amount,Na target,Nb data)3.3o` },
  { source: '0x Settler', rows: `executeWithPermit({61} slippage,Nb[] actions,Pw zid,Ob permitData)3
executeMetaTxn({61} slippage,Nb[] actions,Pw zid,Fa msgSender,Ob sig)3` },
  { source: '0x V4', rows: `sellToUniswap(Aa[] tokens,u sellAmount,u minBuyAmount,f isSushi)82
sellToPancakeSwap(Aa[] tokens,u sellAmount,u minBuyAmount,uint8 fork)82
sellTokenForTokenToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)83
sellEthForTokenToUniswapV3(Ob encodedPath,u minBuyAmount,Da recipient)83
sellTokenForEthToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)83
sellToLiquidityProvider(Aa inputToken,Aa outputToken,Ma provider,Da recipient,u sellAmount,u minBuyAmount,Ob auxiliaryData)84
multiplexBatchSellEthForToken(Aa outputToken,{36}[] calls,u minBuyAmount)85
multiplexBatchSellTokenForEth(Aa inputToken,{36}[] calls,u sellAmount,u minBuyAmount)1r
multiplexBatchSellTokenForToken(Aa inputToken,Aa outputToken,{36}[] calls,u sellAmount,u minBuyAmount)3p
multiplexMultiHopSellEthForToken(Aa[] tokens,{5}[] calls,u minBuyAmount)86
multiplexMultiHopSellTokenForEth(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)86
multiplexMultiHopSellTokenForToken(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)86
fillLimitOrder({175} order,{56} signature,uint128 takerTokenFillAmount)72
fillOrKillLimitOrder({175} order,{56} signature,uint128 takerTokenFillAmount)72
fillRfqOrder({150} order,{56} signature,uint128 takerTokenFillAmount)72
fillOrKillRfqOrder({150} order,{56} signature,uint128 takerTokenFillAmount)72
fillOtcOrder({144} order,{56} makerSignature,uint128 takerTokenFillAmount)72
fillOtcOrderForEth({144} order,{56} makerSignature,uint128 takerTokenFillAmount)72
fillOtcOrderWithEth({144} order,{56} makerSignature)72
batchFillLimitOrders({175}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)72
batchFillRfqOrders({150}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)72
cancelLimitOrder({176} order)k
cancelRfqOrder({150} order)k
batchCancelLimitOrders({176}[] orders)k
batchCancelRfqOrders({150}[] orders)k
cancelPairLimitOrders(Aa makerToken,Aa takerToken,u minValidSalt)k
cancelPairRfqOrders(Aa makerToken,Aa takerToken,u minValidSalt)k
registerAllowedOrderSigner(Ga signer,f allowed)4
registerAllowedRfqOrigins(Ga[] origins,f allowed)4
executeMetaTransaction((Fa signer,La sender,u minGasPrice,u maxGasPrice,u expirationTimeSeconds,u salt,Nb callData,u value,Aa feeToken,u feeAmount) mtx,{56} signature)3
buyERC721({192} sellOrder,{56} signature,Nb callbackData)s
buyERC1155({195} sellOrder,{56} signature,uint128 erc1155BuyAmount,Nb callbackData)s
sellERC721({192} buyOrder,{56} signature,u erc721TokenId,f unwrapNativeToken,Nb callbackData)60
sellERC1155({195} buyOrder,{56} signature,u erc1155TokenId,uint128 erc1155SellAmount,f unwrapNativeToken,Nb callbackData)60
cancelERC721Order(u orderNonce)k
cancelERC1155Order(u orderNonce)k
preSignERC721Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc721Token,u erc721TokenId,{51}[] erc721TokenProperties) order)3g
preSignERC1155Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc1155Token,u erc1155TokenId,{51}[] erc1155TokenProperties,uint128 erc1155TokenAmount) order)3g` },
  { source: 'Staking of ApeCoin', at: /^ApeCoin staking$/, rows: `depositSelfApeCoin(u amount)21
claimSelfApeCoin()1u
withdrawSelfApeCoin(u amount)r` },
  { source: 'BENQI staked AVAX', at: /^BENQI staked AVAX$/, rows: `submit()23
redeem()20
redeem(u unlockIndex)20
redeemOverdueShares()20` },
  { source: 'Staking of BNB', at: /^BNB stake hub$/, rows: `undelegate(La operatorAddress,u shares)87
claim(La operatorAddress,u requestNumber)1u` },
  { source: 'Convex and Aura', rows: `depositAll(u pid,f stake)88
withdrawAll(u pid)r
withdrawTo(u pid,u amount,Da to)r
earmarkRewards(u pid)p
earmarkFees()p
stakeFor(Ea for,u amount)23
withdrawAll(f claim)r
withdrawAndUnwrap(u amount,f claim)r
withdrawAllAndUnwrap(f claim)r
getReward(Ea account,f claimExtras)q
getReward(Ea account,f claimExtras,f stake)q
getReward(Ea account,Da forwardTo)q
getReward(f stake)q
deposit(u amount,f lock,Ma stakeAddress)21
depositAll(f lock,Ma stakeAddress)21
lock(Ea account,u amount,u spendRatio)3l
lock(Ea account,u amount)3l
processExpiredLocks(f relock)89
withdrawExpiredLocksTo(Da withdrawTo)r
kickExpiredLocks(La account)8a
stake(u amount,Ea to)23
stakeAndSetWeight(u amount,u weight)23
depositAndSetWeight(u amount,u weight)21
setRewardWeight(u weight)9
claimRewards(Ma[] rewardContracts,Ma[] extraRewardContracts,Ma[] tokenRewardContracts,Ma[] tokenRewardTokens,u depositCrvMaxAmount,u minAmountOut,u depositCvxMaxAmount,u spendCvxAmount,u options)8b
setRewardRedirect(Da to)4k` },
  { source: 'Convex and Aura boosters', at: /^(?:Aura|Convex) booster$/, rows: `deposit(u pid,u amount,f stake)21
withdraw(u pid,u amount)r` },
  { source: 'EigenLayer', rows: `depositIntoStrategy(A!a strategy,A=a token,u amount)21
depositIntoStrategyWithSignature(A!a strategy,A=a token,u amount,Ea staker,u expiry,Ob signature)21
delegateTo(Ga operator,{16} approverSignatureAndExpiry,Ow approverSalt)7
redelegate(Ga newOperator,{16} newOperatorApproverSig,Ow approverSalt)7
delegateToBySignature(Ea staker,Ga operator,{16} stakerSignatureAndExpiry,{16} approverSignatureAndExpiry,Ow approverSalt)7
undelegate(Ea staker)8c
queueWithdrawals((A%a[] strategies,u[] depositShares,Da deprecated_withdrawer)[] params)8d
completeQueuedWithdrawal({131} withdrawal,A=a[] tokens,f receiveAsTokens)8e
completeQueuedWithdrawals({131}[] withdrawals,A=a[][] tokens,f[] receiveAsTokens)8e
completeQueuedWithdrawal((Ea staker,La delegatedTo,Da withdrawer,u nonce,uint32 startBlock,A%a[] strategies,u[] shares) withdrawal,A=a[] tokens,u middlewareTimesIndex,f receiveAsTokens)8e
registerAsOperator(Ga initDelegationApprover,uint32 allocationDelay,Vs metadataURI)8f
registerAsOperator((Da deprecated_earningsReceiver,Ga delegationApprover,uint32 stakerOptOutWindowBlocks) registeringOperatorDetails,Vs metadataURI)8f
modifyOperatorDetails(Ea operator,Ga newDelegationApprover)7
updateOperatorMetadataURI(Ea operator,Vs metadataURI)9
setClaimerFor(Ga claimer)7
setClaimerFor(Ea earner,Ga claimer)7
processClaim({182} claim,Da recipient)1u
processClaims({182}[] claims,Da recipient)1u
setOperatorAVSSplit(Ea operator,La avs,uint16 split)48
setOperatorPISplit(Ea operator,uint16 split)48
setOperatorSetSplit(Ea operator,(La avs,uint32 id) operatorSet,uint16 split)48
setAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)7
removeAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)1e
addPendingAdmin(Ea account,Ga admin)6f
removePendingAdmin(Ea account,Ga admin)1e
removeAdmin(Ea account,Ga admin)1e
acceptAdmin(Ea account)2l
createPod()8g
stake(Rb pubkey,Ob signature,Ow depositDataRoot)23
setProofSubmitter(Ga newProofSubmitter)7
startCheckpoint(f revertIfNoBalance)p
verifyCheckpointProofs(O(w balanceContainerRoot,b proof) balanceContainerProof,O(w pubkeyHash,w balanceRoot,b proof)[] proofs)1z
verifyWithdrawalCredentials(uint64 beaconTimestamp,O(w beaconStateRoot,b proof) stateRootProof,uint40[] validatorIndices,Ob[] validatorFieldsProofs,Ow[][] validatorFields)1z
requestConsolidation((Ob srcPubkey,Rb targetPubkey)[] requests)7
requestWithdrawal((Ob pubkey,uint64 amountGwei)[] requests)8d
recoverTokens(A%a[] tokenList,u[] amountsToWithdraw,Da recipient)4j
registerForOperatorSets(Ea operator,(Ga avs,uint32[] operatorSetIds,Ob data) params)7
deregisterFromOperatorSets((Ea operator,La avs,uint32[] operatorSetIds) params)8h
modifyAllocations(Ea operator,((Ga avs,uint32 id) operatorSet,A%a[] strategies,uint64[] newMagnitudes)[] params)7
clearDeallocationQueue(La operator,A%a[] strategies,uint16[] numToClear)p
setAllocationDelay(Ea operator,uint32 delay)8i
registerOperatorToAVS(Ga operator,(Ob signature,Ow salt,u expiry) operatorSignature)7
deregisterOperatorFromAVS(La operator)8h` },
  { source: 'Ethena', rows: `cooldownAssets(u assets)6c
cooldownShares(u shares)6c
cooldownAssets(u assets,Ea owner)6c
cooldownShares(u shares,Ea owner)6c
unstake(Da receiver)2i
mint({145} order,(Da[] addresses,u[] ratios) route,{63} signature)3y
redeem({145} order,{63} signature)3z
setDelegatedSigner(Ga delegateTo)7
confirmDelegatedSigner(La delegatedBy)7
removeDelegatedSigner(La removedSigner)1e` },
  { source: 'ether.fi', rows: `deposit(Ea receiver)8j
wrapWithPermit(u eETHAmount,O(u value,u deadline,uint8 v,w r,w s) permit)70
requestWithdraw(Da recipient,u amount)6c
requestWithdrawWithPermit(Ea owner,u amount,{53} permit)6c
requestWithdrawWithPermit(uint96 amountOfEEth,uint96 amountWithFee,{53} permit)6c
requestWithdrawWithPermit(u weETHAmount,Da recipient,{53} permit)6c
requestMembershipNFTWithdraw(Da recipient,u amount,u fee)6c
claimWithdraw(u tokenId)1u
batchClaimWithdraw(u[] tokenIds)1u
redeemEEth(u eEthAmount,Da receiver,A!a outputToken)20
redeemWeEth(u weEthAmount,Da receiver,A!a outputToken)20
redeemEEthWithPermit(u eEthAmount,Da receiver,{53} permit,A!a outputToken)20
redeemWeEthWithPermit(u weEthAmount,Da receiver,{53} permit,A!a outputToken)20
depositETHForWeETH(Ia referral)21
depositWETHForWeETH(u amount,Ia referral)21
depositStETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)65
depositWstETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)65
depositWithERC20(A!a token,u amount,u minOutAmount,Ia referral)65
depositWithERC20WithPermit(A!a token,u amount,u minOutAmount,Ia referral,{53} permit)65
depositToRecipient(Da recipient,u amount,Ia referral)21
wrapEth(u amount,u amountForPoints)70
unwrapForEEthAndBurn(u tokenId)71
requestWithdraw(u tokenId,u amount)6c
requestWithdrawAndBurn(u tokenId)6c` },
  { source: 'Flying Tulip ftUSD', at: /^Flying Tulip ftUSD$/, rows: `mint(A!a collateralToken,u collateralAmount,u txDeadline,u minFtUSDOut)8k
redeem(A!a collateralToken,u ftUSDAmount,u txDeadline,u minCollateralOut)8l` },
  { source: 'Flying Tulip puts', at: /^Flying Tulip puts$/, rows: `invest(A!a token,u amount,Ea recipient,u proofAmount,Ow[] proofWL)21
divest(u id,u amount_ft)r
withdrawFT(u id,u amount)8m` },
  { source: 'Lido', rows: `submit(Ia referral)23
transferShares(Da recipient,u sharesAmount)l
transferSharesFrom(Fa sender,Da recipient,u sharesAmount)l
requestWithdrawals(u[] amounts,Ea owner)8n.2d
requestWithdrawalsWstETH(u[] amounts,Ea owner)8n.2d
requestWithdrawalsWithPermit(u[] amounts,Ea owner,{53} permit)8n
requestWithdrawalsWstETHWithPermit(u[] amounts,Ea owner,{53} permit)8n
claimWithdrawal(u requestId)1u
claimWithdrawals(u[] requestIds,u[] hints)1u
claimWithdrawalsTo(u[] requestIds,u[] hints,Da recipient)1u.1e
stakeETH(Ia referral)23
mintShares(Da recipient,u amountOfShares)2t
mintStETH(Da recipient,u amountOfStETH)2t
mintWstETH(Da recipient,u amountOfWstETH)2t
burnShares(u amountOfShares)2u
burnStETH(u amountOfStETH)2u
burnWstETH(u amountOfWstETH)2u
transferVaultOwnership(Ga newOwner)2m
voluntaryDisconnect()7
pauseBeaconChainDeposits()8o
resumeBeaconChainDeposits()8p
triggerValidatorWithdrawals(Ob pubkeys,uint64[] amountsInGwei,Da refundRecipient)8d` },
  { source: 'Lido on Polygon', at: /^Lido on Polygon$/, rows: `submit(u amount,Ia referral)23
requestWithdraw(u amount,Ia referral)6c
claimTokens(u tokenId)1u` },
  { source: 'Staking of Mantle', at: /^Mantle mETH staking$/, rows: `stake(u minMETHAmount)2h
unstakeRequest(uint128 methAmount,uint128 minETHAmount)8q
claimUnstakeRequest(u unstakeRequestID)1u` },
  { source: 'Merkl', rows: `toggleCampaignOperator(Ea user,Ga operator)7
acceptConditions()9
createCampaign((Pw campaignId,Ea creator,Aa rewardToken,u amount,uint32 campaignType,uint32 startTimestamp,uint32 duration,Ob campaignData) newCampaign)l` },
  { source: 'Midas minter vaults', at: /^Midas minter vault$/, rows: `depositInstant(A!a tokenIn,u amountToken,u minReceiveAmount,Iw referrerId)8r
depositInstant(A!a tokenIn,u amountToken,u minReceiveAmount,Iw referrerId,Ea recipient)8r
depositRequest(A!a tokenIn,u amountToken,Iw referrerId)8s
depositRequest(A!a tokenIn,u amountToken,Iw referrerId,Ea recipient)8s` },
  { source: 'Midas redemption vaults', at: /^Midas redemption vault$/, rows: `redeemInstant(A!a tokenOut,u amountMTokenIn,u minReceiveAmount)8l
redeemInstant(A!a tokenOut,u amountMTokenIn,u minReceiveAmount,Da recipient)8l
redeemRequest(A!a tokenOut,u amountMTokenIn)8t
redeemRequest(A!a tokenOut,u amountMTokenIn,Da recipient)8t
redeemFiatRequest(u amountMTokenIn)8t` },
  { source: 'Validator shares of Polygon', at: /^Polygon validator share$/, rows: `buyVoucherPOL(u amount,u minSharesToMint)23
sellVoucher_newPOL(u claimAmount,u maximumSharesToBurn)2i
unstakeClaimTokens_newPOL(u unbondNonce)1u
withdrawRewardsPOL()q
restakePOL()5y` },
  { source: 'Validator shares of Polygon in MATIC', at: /^Polygon validator share$/, rows: `buyVoucher(u amount,u minSharesToMint)23
sellVoucher_new(u claimAmount,u maximumSharesToBurn)2i
unstakeClaimTokens_new(u unbondNonce)1u
withdrawRewards()q
restake()5y` },
  { source: 'Renzo, Kelp, Frax and others', rows: `depositETH(u referralId)21
claim(u withdrawRequestIndex,Da user)1u
depositETH(u minRSETHAmountExpected,Ps referralId)65
depositAsset(A!a asset,u depositAmount,u minRSETHAmountExpected,Ps referralId)65
completeWithdrawal(A!a asset,Ps referralId)1m
initiateWithdrawal(A!a asset,u rsETHUnstaked)6c
initiateWithdrawal(A!a asset,u rsETHUnstaked,Ps referralId)6c
submitAndDeposit(Da recipient)23
submitAndGive(Da recipient)23
depositWithSignature(u assets,Ea receiver,u deadline,f approveMax,uint8 v,Ow r,Ow s)21
claimBatch(Da recipient,u[] epochs)1u` },
  { source: 'Rocket Pool', rows: `deposit(Rb pubkey,Qb withdrawal_credentials,Ob signature,Ow deposit_data_root)21
depositWithCredit(u bondAmount,f useExpressTicket,Rb validatorPubkey,Ob validatorSignature,Ow depositDataRoot)21
swapTokens(u amount)8u
stakeRPL(u amount)23
stakeRPLFor(Ea nodeAddress,u amount)23
depositEthFor(Ea nodeAddress)21
unstakeRPL(u amount)2i
unstakeLegacyRPL(u amount)2i
unstakeRPLFor(Ea nodeAddress,u amount)2i
unstakeLegacyRPLFor(Ea nodeAddress,u amount)2i
withdrawRPLFor(Ea nodeAddress)r
withdrawEth(Ea nodeAddress,u amount)r
withdrawCreditFor(Ea nodeAddress,u amount)r
setStakeRPLForAllowed(Ga caller,f allowed)7
setStakeRPLForAllowed(Ea nodeAddress,Ga caller,f allowed)7
setRPLWithdrawalAddress(Ea nodeAddress,Ga newRPLWithdrawalAddress,f confirm)4k
confirmRPLWithdrawalAddress(Ea nodeAddress)4k
unsetRPLWithdrawalAddress(Ea nodeAddress)1e
setWithdrawalAddress(Ea nodeAddress,Ga newWithdrawalAddress,f confirm)4k
confirmWithdrawalAddress(Ea nodeAddress)4k
setRPLLockingAllowed(Ea nodeAddress,f allowed)8v
registerNode(Ps timezoneLocation)9
setTimezoneLocation(Ps timezoneLocation)9
setSmoothingPoolRegistrationState(f state)8w
claim(Ea nodeAddress,{116}[] claims)1u
claimAndStake(Ea nodeAddress,{116}[] claims,u stakeAmount)8x
distributeBalance(f rewardsOnly)2o` },
  { source: 'Rocket Pool rETH', at: /^Rocket Pool rETH$/, rows: `burn(u _rethAmount)40` },
  { source: 'Sablier', rows: `withdraw(u streamId,Da to,uint128 amount)r
withdrawMax(u streamId,Da to)r
withdrawMultiple(u[] streamIds,uint128[] amounts)r
withdrawMaxAndTransfer(u streamId,Da newRecipient)r
transferTokens(A-a token,Da to,uint128 amount)l
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{72}[] segments,{4} broker) params)8y
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{33} durations,{4} broker) params)8y
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{40}[] tranches,{4} broker) params)8y
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{72}[] segments,{24} broker) params)8y
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{4} broker) params)8y
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,(uint40 start,uint40 cliff,uint40 end) timestamps,{4} broker) params)8y
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,uint40 startTime,{43}[] tranches,{4} broker) params)8y
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{24} broker) params)8y
createWithDurationsLD({126} params,{72}[] segmentsWithDuration)8y
createWithDurationsLL({126} params,{42} unlockAmounts,uint40 granularity,{33} durations)8y
createWithDurationsLL({126} params,{42} unlockAmounts,{33} durations)8y
createWithDurationsLT({126} params,{40}[] tranchesWithDuration)8y
createWithTimestampsLD({152} params,{74}[] segments)8y
createWithTimestampsLL({152} params,{42} unlockAmounts,uint40 granularity,uint40 cliffTime)8y
createWithTimestampsLL({152} params,{42} unlockAmounts,uint40 cliffTime)8y
createWithTimestampsLT({152} params,{43}[] tranches)8y
create(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,A-a token,f transferable)8y
createAndDeposit(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,A-a token,f transferable,uint128 amount)8y
deposit(Tu streamId,uint128 amount,Ea sender,Ca recipient)8z
depositAndPause(Tu streamId,uint128 amount)8z
adjustRatePerSecond(Tu streamId,uint128 newRatePerSecond)6b
restartAndDeposit(Tu streamId,uint128 ratePerSecond,uint128 amount)8z
refundMax(u streamId)39
refundAndPause(u streamId,uint128 amount)39
cancelMultiple(u[] streamIds)90
createStream(Ca recipient,u deposit,A-a tokenAddress,u startTime,u stopTime)8y
withdrawFromStream(u streamId,u amount)r
cancelStream(u streamId)90
claim(u index,Da recipient,uint128 amount,Ow[] merkleProof)1u
batch(Nb[] calls)3` },
  { source: 'Sablier streams', at: /^Sablier (?:flow|lockup|streams)/, rows: `cancel(u streamId)90
pause(u streamId)91
void(u streamId)92
renounce(u streamId)2x
refund(u streamId,uint128 amount)39
restart(Tu streamId,uint128 ratePerSecond)8p` },
  { source: 'Stader ETHx', at: /^Stader (?:pool manager|withdrawals)$/, rows: `deposit(Ea receiver)21
deposit(Ea receiver,Ps referralId)21
requestWithdraw(u ethXAmount,Ea owner)6c
requestWithdraw(u ethXAmount,Ea owner,Ps referralId)6c
claim(u requestId)1u` },
  { source: 'Stader MaticX', at: /^Stader MaticX$/, rows: `submit(u amount)23
submitPOL(u amount)23
requestWithdraw(u amount)6c
requestWithdrawPOL(u amount)6c
claimWithdrawal(u index)1u
claimWithdrawalPOL(u index)1u` },
  { source: 'StakeWise', rows: `deposit(Ea receiver,Ia referrer)21
updateStateAndDeposit(Ea receiver,Ia referrer,O{101} harvestParams)21
enterExitQueue(u shares,Da receiver)93
claimExitedAssets(u positionTicket,u timestamp,u exitQueueIndex)1u
mintOsToken(Da receiver,u osTokenShares,Ia referrer)2t
burnOsToken(uint128 osTokenShares)2u
updateState(O{101} harvestParams)p` },
  { source: 'Superfluid', rows: `callAgreement(Ma agreementClass,Nb callData,Ob userData)3
callAppAction(Ma app,Nb callData)3
batchCall({59}[] operations)3
forwardBatchCall({59}[] operations)3
grantPermissions(A-a token,Ga flowOperator)2w
revokePermissions(A-a token,Ga flowOperator)1e
createFlow(A-a token,Fa sender,Ca receiver,int96 flowrate,Ob userData)8y
updateFlow(A-a token,Fa sender,Ca receiver,int96 flowrate,Ob userData)8y
deleteFlow(A-a token,Fa sender,La receiver,Ob userData)94
setFlowrate(A-a token,Ca receiver,int96 flowrate)8y
setFlowrateFrom(A-a token,Fa sender,Ca receiver,int96 flowrate)8y
authorizeFlowOperatorWithFullControl(A-a token,Ga flowOperator,Ob ctx)7
revokeFlowOperatorWithFullControl(A-a token,Ga flowOperator,Ob ctx)1e
increaseFlowRateAllowance(A-a token,Ga flowOperator,int96 addedFlowRateAllowance,Ob ctx)7
decreaseFlowRateAllowance(A-a token,Ga flowOperator,int96 subtractedFlowRateAllowance,Ob ctx)1e
increaseFlowRateAllowanceWithPermissions(A-a token,Ga flowOperator,uint8 permissionsToAdd,int96 addedFlowRateAllowance,Ob ctx)7
decreaseFlowRateAllowanceWithPermissions(A-a token,Ga flowOperator,uint8 permissionsToRemove,int96 subtractedFlowRateAllowance,Ob ctx)1e
upgradeByETH()70
upgradeTo(Ea to,u amount,Ob userData)70
upgradeByETHTo(Ea to)70
downgrade(u amount)71
downgradeToETH(u wad)71
downgradeTo(Da to,u amount)71
connectPool(A%a pool,Ob userData)9
disconnectPool(A%a pool,Ob userData)9
claimAll(A%a pool,Da memberAddress,Ob userData)1u
claimAll(Da memberAddr)1u
distribute(A-a token,Fa from,M%a pool,u requestedAmount,Ob userData)l
distributeFlow(A-a token,Fa from,M%a pool,int96 requestedFlowRate,Ob userData)l
createStream(Ca to,uint216 amountPerSec)8y
createStreamWithReason(Ca to,uint216 amountPerSec,Ws reason)8y
depositAndCreate(u amountToDeposit,Ca to,uint216 amountPerSec)8y
depositAndCreateWithReason(u amountToDeposit,Ca to,uint216 amountPerSec,Ws reason)8y
pauseStream(La to,uint216 amountPerSec)91
cancelStream(La to,uint216 amountPerSec)94
withdraw(La from,Da to,uint216 amountPerSec)r
modifyStream(La oldTo,uint216 oldAmountPerSec,Ca to,uint216 amountPerSec)l
withdrawPayer(u amount)r
withdrawPayerAll()r
createFlow(A-a token,Ca receiver,int96 flowRate,Ob ctx)8y
updateFlow(A-a token,Ca receiver,int96 flowRate,Ob ctx)8y
updateFlowOperatorPermissions(A-a token,Ga flowOperator,uint8 permissions,int96 flowRateAllowance,Ob ctx)7` },
  { source: 'SushiBar', at: /^SushiBar$/, rows: `enter(u amount)21
leave(u share)2o` },
  { source: 'tBTC', rows: `revealDeposit(O{93} fundingTx,Q{158} reveal)21
revealDepositWithExtraData(O{93} fundingTx,Q{158} reveal,Qw extraData)21
requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Qb redeemerOutputScript,uint64 amount)1i
unmint(u amount)71
unmintAndRedeem(u amount,Qb redemptionData)1i
sendTbtc(u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)1i` },
  { source: 'tBTC gateway', at: /^tBTC Wormhole gateway$/, rows: `receiveTbtc(Ob encodedVm)95` },
  { source: 'tBTC redeemer', at: /^tBTC L1 redeemer$/, rows: `requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Ob encodedVm)5z` },
  { source: 'tBTC depositors', at: /^tBTC L[12] depositor$/, rows: `initializeDeposit(O{93} fundingTx,Q{158} reveal,Qw destinationChainDepositOwner)21
initializeDeposit(O{93} fundingTx,Q{158} reveal,Ea destinationChainDepositOwner)21` },
  { source: 'The Graph', at: /^The Graph staking$/, rows: `delegate(Ia indexer,u tokens)21
undelegate(La indexer,u shares)87
withdrawDelegated(La indexer,Ia newIndexer)r` },
  { source: 'Rebates of Threshold', at: /^Threshold rebate staking$/, rows: `stake(uint96 amount)23
startUnstaking(uint96 amount)5z
finalizeUnstaking(Da receiver)1m
setDelegatee(Da delegatee)9
setRebateTreasuryFeeMode(uint8 _rebateTreasuryFeeMode)96` },
  { source: 'Validators of Kiln', at: /^Kiln batch deposit$/, rows: `batchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)23
batchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)23
bigBatchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)23
bigBatchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)23` },
  { source: 'Exits of Kiln', at: /^Kiln batch exit$/, rows: `requestExit(Pb[] validators)97` },
  { source: 'Validators of Figment', at: /^Figment batch deposit$/, rows: `deposit(Rb[] pubkeys,Db[] withdrawal_credentials,Ob[] signatures,Ow[] deposit_data_roots,u[] amounts_gwei)21` },
  { source: 'Validators of P2P', at: /^P2P (?:SSV )?depositor$/, rows: `addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,Ma referenceFeeDistributor,D{41} clientConfig,J{41} referrerConfig,Ob extraData)23
addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,D{41} clientConfig,J{41} referrerConfig,Ob extraData)23` },
  { source: 'Messages to P2P', at: /^P2P messages$/, rows: `send(Ws text)98` },
  { source: 'WalletConnect stake', at: /^WalletConnect stake$/, rows: `createLock(u amount,u unlockTime)3l
increaseLockAmount(u amount)3l
increaseUnlockTime(u newUnlockTime)3m
updateLock(u amount,u unlockTime)42
withdrawAll()r` },
  { source: 'Yearn', rows: `withdraw(u maxShares,Da recipient)r
withdraw(u maxShares,Da recipient,u maxLoss)99
withdraw(u assets,Da receiver,Ea owner,u max_loss)99
withdraw(u assets,Da receiver,Ea owner,u max_loss,A!a[] strategies)99
redeem(u shares,Da receiver,Ea owner,u max_loss)8l
redeem(u shares,Da receiver,Ea owner,u max_loss,A!a[] strategies)8l` },
  { source: 'Yearn v2 vault', at: /^Yearn v2 /, rows: `deposit(u amount)21` },
  { source: 'Bridge of BORG', at: /^BORG bridge receiver$/, rows: `receiveMessage(Ob encodedMessage)95` },
  { source: 'Migration of BORG', at: /^BORG migration$/, rows: `migrate(u amount)9a` },
  { source: 'ERC-20', rows: `transfer(Ca to,u amount)l.3p
approve(Ga spender,u amount)4.3q
transferFrom(Fa from,Ca to,u amount)l.3r
increaseAllowance(Ga spender,u addedAmount)4.3s
decreaseAllowance(La spender,u subtractedAmount)5.3p
increaseApproval(Ga spender,u addedAmount)4.3s
decreaseApproval(La spender,u subtractedAmount)5.3p
burn(u amount)9b
burnFrom(Fa account,u amount)l.3p
mint(Da to,u amount)77.3p
transferAndCall(Ca to,u amount,Nb data)l.3p
approveAndCall(Ga spender,u amount,Nb data)4.3s` },
  { source: 'ERC-4626', rows: `deposit(u assets,Ea receiver)21.1r
mint(u shares,Ea receiver)4i.1r
withdraw(u assets,Da receiver,Ea owner)r.1r
redeem(u shares,Da receiver,Ea owner)20.1r` },
  { source: 'ERC-721', rows: `approve(Ga spender,u tokenId)4
transferFrom(Fa from,Ca to,u tokenId)l
setApprovalForAll(Ga operator,f approved)4
safeTransferFrom(Fa from,Ca to,u tokenId)l.3t
safeTransferFrom(Fa from,Ca to,u tokenId,Nb data)l.3t` },
  { source: 'ERC-1155', rows: `safeTransferFrom(Fa from,Ca to,u id,u amount,Nb data)l.3t
safeBatchTransferFrom(Fa from,Ca to,u[] ids,u[] amounts,Nb data)l
setApprovalForAll(Ga operator,f approved)4` },
  { source: 'NFT mints', rows: `mint(u quantity,Ow[] proof)77
mintTo(Ea to)77
safeMint(Ea to)77
safeMint(Ea to,u quantity)77
publicMint(u quantity)77
mintPublic(u quantity)77
mintNFT(u quantity)77
mintPublic(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity)9c
mintAllowList(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{161} mintParams,Ow[] proof)9c
mintSigned(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{161} mintParams,u salt,Ob signature)9c
mintAllowedTokenHolder(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,(A=a allowedNftToken,u[] allowedNftTokenIds) mintParams)9c
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)77
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)77
mint(Aa creatorContractAddress,u instanceId,uint32 mintIndex,Ow[] merkleProof,Ea mintFor)77
mintBatch(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)77
mintProxy(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)77` },
  { source: 'Airdrops and drops', rows: `claim(Da account,u cumulativeAmount,Ow expectedMerkleRoot,Ow[] merkleProof)1u
release(A%a token)2o
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)77
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)77` },
  { source: 'Ondo Global Markets', at: /^Ondo Global Markets$/, rows: `mintWithAttestation(P{138} quote,Ob signature,Aa depositToken,u depositTokenAmount)77
redeemWithAttestation(P{138} quote,Ob signature,A!a receiveToken,u minimumReceiveAmount)8l` },
  { source: 'Ondo limit orders', at: /^Ondo Global Markets limit orders$/, rows: `createBuyOrderExactIn(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)2e
createBuyOrderExactOut(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)2e
createSellOrderExactIn(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)2e
createSellOrderExactOut(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)2e
cancelOrder(u orderId)28` },
  { source: 'Ondo managers', at: /^Ondo (?:OUSG|USDY) manager$/, rows: `subscribe(Aa depositToken,u depositAmount,u minimumRwaReceived)8r
redeem(u rwaAmount,A!a receivingToken,u minimumTokenReceived)8l
subscribeRebasingUSDY(Aa depositToken,u depositAmount,u minimumRusdyReceived)8r
redeemRebasingUSDY(u rusdyAmount,A!a receivingToken,u minimumTokenReceived)8l` },
  { source: 'ERC-777, ERC-6909', rows: `authorizeOperator(Ga operator)4.e
revokeOperator(La operator)5.f
setOperator(Ga operator,f approved)4.h
approve(Ga spender,u id,u amount)4.3u
transfer(Ca to,u id,u amount)l
transferFrom(Fa from,Ca to,u id,u amount)l
send(Ca to,u amount,Nb data)l.3p
operatorSend(Fa from,Ca to,u amount,Nb data,Nb operatorData)l.3v
allow(Ga manager,f isAllowed)4.h` },
  { source: 'Disperse, Merkl, airdrops', rows: `disperseEther(Ca[] recipients,u[] values)l.3w
disperseToken(Aa token,Ca[] recipients,u[] values)l.3x
disperseTokenSimple(Aa token,Ca[] recipients,u[] values)l.3x
claim(Ea[] users,A%a[] tokens,u[] amounts,Ow[][] proofs)1u
claimWithRecipient(Ea[] users,A%a[] tokens,u[] amounts,Ow[][] proofs,Da[] recipients,Nb[] datas)1u
toggleOperator(Ea user,Ga operator)4
setClaimRecipient(Da recipient,Aa token)9
claim(u index,Da account,u amount,Ow[] merkleProof)1u
claim(Da account,u amount,Ow[] merkleProof)1u
claim(u amount,Ow[] merkleProof)1u
claim(Da recipient,u amount)1u` },
  { source: 'Permit2', rows: `approve(Aa token,Ga spender,uint160 amount,uint48 expiration)4.3y
permit(Ea owner,({85} details,Ga spender,u sigDeadline) permitSingle,Ob signature)4.3z
permit(Ea owner,{125} permitBatch,Ob signature)4.40
transferFrom(Fa from,Ca to,uint160 amount,Aa token)l.41
transferFrom((Fa from,Ca to,uint160 amount,Aa token)[] transfers)l.42
lockdown((Aa token,La spender)[] approvals)5.43
invalidateNonces(Aa token,La spender,uint48 newNonce)k
invalidateUnorderedNonces(u wordPos,u mask)k
permitTransferFrom({75} permit,{19} transferDetails,Fa owner,Ob signature)l.44
permitTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Ob signature)l.45
permitWitnessTransferFrom({75} permit,{19} transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)l.44
permitWitnessTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)l.45` },
  { source: 'ERC-2612, ERC-3009', rows: `permit(Ea owner,Ga spender,u amount,u deadline,uint8 v,Ow r,Ow s)4.46
permit(Ea owner,Ga spender,u amount,u deadline,Ob signature)4.46
permit(Ea holder,Ga spender,u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s)4.47
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)l.48
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)l.48
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)l.48
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)l.48
cancelAuthorization(La authorizer,Pw nonce,uint8 v,Ow r,Ow s)k
cancelAuthorization(La authorizer,Pw nonce,Ob signature)k` },
  { source: 'POAP', at: /^POAP bridge$/, rows: `mintToken(u eventId,u tokenId,Ea receiver,u expirationTime,Ob signature)77` },
  { source: 'Polygon POL', at: /^Polygon POL$/, rows: `transfer(Ca to,u value)l` },
  { source: 'ERC-777, ERC-1363, ERC-7540', rows: `burn(u amount,Ob data)9b
operatorBurn(Fa account,u amount,Ob data,Ob operatorData)9b
transferAndCall(Ca to,u amount)l
transferFromAndCall(Fa from,Ca to,u amount)l
transferFromAndCall(Fa from,Ca to,u amount,Nb data)l
approveAndCall(Ga spender,u amount)4
burn(Fa account,u id,u amount)9b
burnBatch(Fa account,u[] ids,u[] amounts)9b
mint(Da to,u id,u amount)77
mint(Da to,u id,u amount,Nb data)77
requestDeposit(u assets,Ea controller,Fa owner)9d
requestRedeem(u shares,Da controller,Fa owner)6c
deposit(u assets,Ea receiver,Fa controller)21
mint(u shares,Ea receiver,Fa controller)4i
authorizeOperator(Ea controller,Ga operator,f approved,Pw nonce,u deadline,Ob signature)4
depositFor(Da account,u amount)21.49
withdrawTo(Da account,u amount)r.49
depositTo(Da to)21.49
wrap(u amount)70
unwrap(u amount)71` },
  { source: 'WETH9', rows: `deposit()21
withdraw(u amount)r.4a` },
];
