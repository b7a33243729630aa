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
  { act: 'carry' },
  { act: 'control', verb: 'addOwner' },
  { act: 'control', verb: 'removeOwner' },
  { act: 'allow' },
  { act: 'set', verb: 'takeBack' },
  { act: 'control', verb: 'createAccount' },
  { act: 'control' },
  { act: 'control', verb: 'takeBack', forGood: true },
  { act: 'set' },
  { act: 'buy', verb: 'register' },
  { act: 'buy', verb: 'renew' },
  { act: 'control', verb: 'newOwner' },
  { act: 'control', verb: 'changeName' },
  { act: 'set', forGood: [{ arg: 'ttl', is: 604800 }] },
  { act: 'control', verb: 'changeName', zeroIsNobody: true },
  { act: 'control', verb: 'changeName', forGood: true },
  { act: 'control', verb: 'changeCode' },
  { act: 'set', verb: 'cancelOrders' },
  { act: 'move' },
  { act: 'buy', verb: 'rent' },
  { act: 'buy', verb: 'subscribe' },
  { act: 'vote' },
  { act: 'set', verb: 'refresh' },
  { act: 'outOf', verb: 'claimRewards' },
  { act: 'outOf', verb: 'withdraw' },
  { act: 'buy', verb: 'buyItem' },
  { act: 'control', verb: 'addModule' },
  { act: 'control', verb: 'removeModule' },
  { act: 'carry', zeroIsCaller: true },
  { act: 'allow', verb: 'approveHash' },
  { act: 'control', verb: 'setUp', zeroIsCaller: true },
  { act: 'control', verb: 'swapOwner' },
  { act: 'control', verb: 'changeThreshold' },
  { act: 'control', verb: 'setHook' },
  { act: 'control', verb: 'changeOwnCode' },
  { act: 'carry', verb: 'deployProxy' },
  { act: 'control', verb: 'takeBack' },
  { act: 'control', verb: 'giveRole' },
  { act: 'bridge' },
  { act: 'bridge', verb: 'changeTransfer' },
  { act: 'bridge', kept: 'measured' },
  { act: 'bridge', verb: 'sendMessage' },
  { act: 'outOf', verb: 'finish' },
  { act: 'set', verb: 'changeTransfer' },
  { act: 'set', verb: 'cancelOrders', forgoes: true },
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
  { act: 'into', kept: 'measured' },
  { act: 'outOf', verb: 'requestWithdrawal', kept: 'measured' },
  { act: 'into', verb: 'changePosition', zeroIsCaller: true, weakens: [{ arg: 'params.orderType', is: 4 }, { arg: 'params.numbers.initialCollateralDeltaAmount', is: 'positive' }, { arg: 'params.numbers.sizeDeltaUsd', is: { below: 100000000000000000000000000000000n } }], offers: [{ arg: 'params.orderType', is: [1, 3, 5, 6, 8] }], kept: 'measured' },
  { act: 'offer', verb: 'changeOrder' },
  { act: 'outOf', verb: 'cancelWaiting' },
  { act: 'outOf', verb: 'collect' },
  { act: 'into', verb: 'changePosition', kept: 'measured' },
  { act: 'outOf', verb: 'changePosition', weakens: [{ arg: 'collateralDelta', is: 'positive' }, { arg: 'sizeDelta', is: { below: 100000000000000000000000000000000n } }] },
  { act: 'outOf', verb: 'changePosition', weakens: [{ arg: 'collateralDelta', is: 'positive' }, { arg: 'sizeDelta', is: { below: 100000000000000000000000000000000n } }], kept: 'measured' },
  { act: 'offer' },
  { act: 'set', verb: 'cancelOrders', weakens: true },
  { act: 'outOf', verb: 'cancelWaiting', weakens: true },
  { act: 'into', verb: 'stake', kept: 'measured' },
  { act: 'outOf', verb: 'unstake' },
  { act: 'outOf', verb: 'unstake', kept: 'measured' },
  { act: 'control', verb: 'accept' },
  { act: 'into', verb: 'restake' },
  { act: 'outOf' },
  { act: 'control', verb: 'createPool' },
  { act: 'trade', kept: 'none' },
  { act: 'into', verb: 'bet' },
  { act: 'debt', verb: 'mintDebt' },
  { act: 'into', verb: 'repay' },
  { act: 'set', verb: 'createAccount' },
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
  { act: 'into', closed: true },
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
  { act: 'outOf', verb: 'mint' },
  { act: 'carry', verb: 'schedule' },
  { act: 'control', verb: 'newAdmin' },
  { act: 'carry', verb: 'propose' },
  { act: 'vote', verb: 'delegateVotes' },
  { act: 'vote', verb: 'undelegate' },
  { act: 'into', verb: 'addCollateral' },
  { act: 'outOf', verb: 'removeCollateral', weakens: true },
  { act: 'debt' },
  { act: 'control', verb: 'cancelWaiting' },
  { act: 'control', verb: 'pause' },
  { act: 'control', verb: 'unpause' },
  { act: 'into', verb: 'supply' },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'args', bit: 16, is: false }] },
  { act: 'set', weakens: true },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'useAsCollateral', is: false }] },
  { act: 'trade', verb: 'flashLoan', kept: 'none' },
  { act: 'trade', verb: 'liquidate', kept: 'none' },
  { act: 'set', verb: 'changeRates', weakens: true },
  { act: 'trade', verb: 'repay', kept: 'measured' },
  { act: 'into', verb: 'restake', locks: true },
  { act: 'set', verb: 'requestWithdrawal' },
  { act: 'trade', verb: 'sell', kept: 'none' },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'usingAsCollateral', is: false }] },
  { act: 'outOf', verb: 'removeLiquidity' },
  { act: 'outOf', verb: 'removeCollateral' },
  { act: 'set', verb: 'changePosition', weakens: true },
  { act: 'into', verb: 'repay', weakens: [{ arg: 'collateralAmountToPull', is: 'positive' }] },
  { act: 'outOf', verb: 'withdraw', weakens: true, kept: 'measured' },
  { act: 'set', verb: 'repay', weakens: true },
  { act: 'outOf', verb: 'redeem', weakens: true },
  { act: 'set', verb: 'changeCollateral' },
  { act: 'set', verb: 'changeCollateral', weakens: true },
  { act: 'set', verb: 'changeRates' },
  { act: 'outOf', verb: 'requestWithdrawal' },
  { act: 'control', weakens: [{ arg: 'enabled', is: false }] },
  { act: 'trade', verb: 'liquidate', kept: 'measured' },
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
  { act: 'outOf', verb: 'withdraw', kept: 'measured' },
  { act: 'trade', verb: 'convert', kept: 'none' },
  { act: 'set', verb: 'burn' },
  { act: 'buy', verb: 'mintItem', zeroIsCaller: true },
  { act: 'into', verb: 'requestDeposit' },
];

export const uses: readonly FunctionUse[] = [
  { allows: { spender: [0], amount: [1], token: 'called', until: 'open', zero: 'takesBack', means: [] } },
  { operates: { who: [0], given: 'yes', of: 'caller' } },
  { operates: { who: [0], given: 'no', of: 'caller' } },
  { operates: { who: [1], given: [2], of: [0] } },
  { operates: { who: [0], given: [1], of: 'caller' } },
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
  { means: [{ as: 'nested', at: [1, '*'] }, { as: 'deadline', at: [2] }] },
  { means: [{ as: 'nested', at: [1, '*'] }] },
  { means: [{ as: 'nested', at: [0] }, { as: 'deadline', at: [1] }] },
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
  { allows: { spender: [0], amount: [2], token: 'called', until: 'open', zero: 'takesBack', means: [] } },
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
  { pays: { to: [0], marks: 'none', minimum: 'none', means: [] } },
];

export const tables: readonly Readonly<{ source: string; at?: RegExp; rows: string }>[] = [
  { source: 'Smart accounts', rows: `execute(Na target,u value,Nb data)0
execute_ncC(Na target,u value,Nb data)0
executeBatch(Na[] targets,Nb[] datas)0
executeBatch(Na[] targets,u[] values,Nb[] datas)0
executeBatch_y6U(Na[] targets,u[] values,Nb[] datas)0
executeBatch(N{21}[] calls)0
execute(Na target,u value,Nb data,uint8 operation)0
executeDelegateCall(Na target,Nb data)0
executeWithoutChainIdValidation(Nb[] calls)0
executeUserOp(Na to,u value,Nb data,uint8 operation)0
executeUserOpWithErrorString(Na to,u value,Nb data,uint8 operation)0
execute(Na target,Nb data)0
execute(N{21}[] calls)0
execute((Na target,u value,Nb data) call)0
addOwnerAddress(Ga owner)1
addOwnerPublicKey(Gw x,Gw y)1
removeOwnerAtIndex(u index,Lb owner)2
removeLastOwner(u index,Lb owner)2` },
  { source: 'Multicall', rows: `multicall(Nb[] data)0
multicall(u deadline,Nb[] data)0
multicall(Pw previousBlockhash,Nb[] data)0
aggregate({14}[] calls)0
tryAggregate(f requireSuccess,{14}[] calls)0
blockAndAggregate({14}[] calls)0
tryBlockAndAggregate(f requireSuccess,{14}[] calls)0
aggregate3((Na target,f allowFailure,Nb callData)[] calls)0
aggregate3Value((Na target,f allowFailure,u value,Nb callData)[] calls)0` },
  { source: 'Aave, Maker, Balancer, Morpho, GMX', rows: `approveDelegation(Ga delegatee,u amount)3.0
hope(Ga operator)3.1
nope(La operator)4.2
setRelayerApproval(Ea sender,Ga relayer,f approved)3.3
setAuthorization(Ga authorized,f newIsAuthorized)3.4
approvePlugin(Ga plugin)3.1` },
  { source: 'ERC-7710', rows: `redeemDelegations(Ob[] permissionContexts,Ow[] modes,Nb[] executionCallDatas)0
disableDelegation((La delegate,La delegator,Pw authority,(La enforcer,Ob terms,Ob args)[] caveats,u salt,Ob signature) delegation)4
enableDelegation((Ga delegate,Ea delegator,Sw authority,(Ma enforcer,Ob terms,Ob args)[] caveats,u salt,Ob signature) delegation)3` },
  { source: 'Instadapp', rows: `cast(Ps[] targetNames,Nb[] datas,Ia origin)0
build(Ea owner,u accountVersion,Ia origin)5
buildWithCast(Ea owner,u accountVersion,Ma[] targets,Nb[] datas,Ia origin)5
add(Ga authority)6
remove(La authority)7` },
  { source: 'ENS', rows: `commit(Ow commitment)8
register(Ps name,Ea owner,u duration,Ow secret,Ma resolver,Nb[] data,f reverseRecord,uint16 ownerControlledFuses)9
register((Ps label,Ea owner,u duration,Ow secret,Ma resolver,Nb[] data,uint8 reverseRecord,Iw referrer) registration)9
register(Ps name,Ea owner,u duration,Ow secret)9
registerWithConfig(Ps name,Ea owner,u duration,Ow secret,Ma resolver,Da addr)9
renew(Xs name,u duration)a
renew(Xs label,u duration,Iw referrer)a
renewAll(Xs[] names,u duration)a
setOwner(Pw node,Ga owner)b
setSubnodeOwner(Pw node,Pw label,Ga owner)c
setRecord(Pw node,Ga owner,Ma resolver,uint64 ttl)c
setSubnodeRecord(Pw node,Pw label,Ga owner,Ma resolver,uint64 ttl)c
setResolver(Pw node,Ma resolver)c
setTTL(Pw node,uint64 ttl)d
reclaim(u id,Ga owner)c
setAddr(Pw node,Da a)e
setAddr(Pw node,u coinType,Qb a)c
setText(Pw node,Ps key,Vs value)8
setContenthash(Pw node,Vb hash)8
setName(Pw node,Ps newName)8
setABI(Pw node,u contentType,Vb data)8
setPubkey(Pw node,Vw x,Vw y)8
setInterface(Pw node,Pbytes4 interfaceID,Ma implementer)c
setDNSRecords(Pw node,Vb data)8
setZonehash(Pw node,Vb hash)8
clearRecords(Pw node)c
approve(Pw node,Ga delegate,f approved)6
multicallWithNodeCheck(Pw nodehash,Nb[] data)0
setName(Ps name)8
claimForAddr(Ea addr,Ga owner,Ma resolver)c
claimWithResolver(Ga owner,Ma resolver)c
setNameForAddr(Ea addr,Ga owner,Ma resolver,Ps name)c
wrap(Pb name,Ea wrappedOwner,Ma resolver)c
wrapETH2LD(Ps label,Ea wrappedOwner,uint16 ownerControlledFuses,Ma resolver)c
unwrap(Pw parentNode,Pw labelhash,Ga controller)c
unwrapETH2LD(Pw labelhash,Da registrant,Ga controller)c
setFuses(Pw node,uint16 ownerControlledFuses)c
setChildFuses(Pw parentNode,Pw labelhash,uint32 fuses,uint64 expiry)c
extendExpiry(Pw parentNode,Pw labelhash,uint64 expiry)f
setSubnodeOwner(Pw parentNode,Ps label,Ga owner,uint32 fuses,uint64 expiry)c
setSubnodeRecord(Pw parentNode,Ps label,Ga owner,Ma resolver,uint64 ttl,uint32 fuses,uint64 expiry)c
upgrade(Pb name,Ob extraData)g
proveAndClaim(Pb name,{2}[] input)9
proveAndClaimWithResolver(Pb name,{2}[] input,Ma resolver,Da addr)9
enableNode(Pb domain)8
register({104} request)9
discountedRegister({104} request,Pw discountKey,Ob validationData)9` },
  { source: 'ERC-4337', rows: `handleOps({177}[] ops,Da beneficiary)0
handleAggregatedOps(({177}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)0
handleOps({151}[] ops,Da beneficiary)0
handleAggregatedOps(({151}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)0
executeUserOp({151} userOp,Pw userOpHash)0
incrementNonce(uint192 key)h` },
  { source: 'Farcaster', rows: `register(Ga recovery)9
register(Ga recovery,u extraStorage)9
registerFor(Ea to,Ga recovery,u deadline,Ob sig)9
registerFor(Ea to,Ga recovery,u deadline,Ob sig,u extraStorage)9
register((Ea to,Ga recovery,u deadline,Ob sig) registerParams,(uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)[] signerParams,u extraStorage)9
transfer(Da to,u deadline,Ob sig)i
transferAndChangeRecovery(Da to,Ga recovery,u deadline,Ob sig)6
transferFor(Fa from,Da to,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)i
transferAndChangeRecoveryFor(Fa from,Da to,Ga recovery,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)6
changeRecoveryAddress(Ga recovery)6
changeRecoveryAddressFor(Ea owner,Ga recovery,u deadline,Ob sig)6
recover(Fa from,Da to,u deadline,Ob sig)i
recoverFor(Fa from,Da to,u recoveryDeadline,Ob recoverySig,u toDeadline,Ob toSig)i
add(uint32 keyType,Gb key,uint8 metadataType,Ob metadata)6
addFor(Ea fidOwner,uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)6
remove(Pb key)7
removeFor(Ea fidOwner,Pb key,u deadline,Ob sig)7
batchRent(Tu[] fids,u[] units)j
purchaseTier(Tu fid,u tier,u forDays)k
batchPurchaseTier(u tier,Tu[] fids,u[] forDays)k` },
  { source: 'Farcaster storage', at: /^Farcaster storage registry$/, rows: `rent(Tu fid,u units)j` },
  { source: 'ERC-2771', rows: `execute((La from,Na to,u value,u gas,u nonce,Nb data) request,Ob signature)0
execute({103} request)0
executeBatch({103}[] requests,Da refundReceiver)0` },
  { source: 'Identity registries', rows: `addSubmission(Vs evidence,Ps name)8
reapplySubmission(Vs evidence,Ps name)8
addVouch(Ha submissionID)l
removeVouch(La submissionID)4
fundSubmission(Ca submissionID)i
changeStateToPending(La submissionID,La[] vouches,Ob[] signatures,u[] expirationTimestamps)8
executeRequest(La submissionID)m
withdrawFeesAndRewards(Da beneficiary,La submissionID,u requestID,u challengeID,u round)n
withdrawSubmission()o
setOwner(Da to,u tokenId)i
set(Ps key,Vs value,u tokenId)8
setMany(Ps[] keys,Vs[] values,u tokenId)8
reconfigure(Ps[] keys,Vs[] values,u tokenId)8
setReverse(Ps[] labels)c
removeReverse()4
buy(Ea owner,Ps[] labels,Ps[] keys,Vs[] values,uint64 expiry,u price,Ob signature)p
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals,uint64 configNumber,f switchToGivenConfig)6
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals)6
follow(u followerProfileId,u[] idsOfProfilesToFollow,u[] followTokenIds,Ob[] datas)8
unfollow(u unfollowerProfileId,u[] idsOfProfilesToUnfollow)4
setBlockStatus(u byProfileId,u[] idsOfProfilesToSetBlockStatus,f[] blockStatus)8
setProfileMetadataURI(u profileId,Vs metadataURI)8
setFollowModule(u profileId,Ma followModule,Ob followModuleInitData)6` },
  { source: 'ERC-7579', rows: `execute(Ow mode,Nb executionCalldata)0
executeFromExecutor(Ow mode,Nb executionCalldata)0
installModule(u moduleTypeId,Ga module,Gb initData)q
uninstallModule(u moduleTypeId,La module,Nb deInitData)r
installValidation(Gbytes25 validationConfig,Pbytes4[] selectors,Gb installData,Gb[] hooks)q
uninstallValidation(Lbytes24 validationFunction,Nb uninstallData,Nb[] hookUninstallData)r
installExecution(Ga module,{187} manifest,Gb installData)q
uninstallExecution(La module,{187} manifest,Nb uninstallData)r
installPlugin(Ga plugin,Sw manifestHash,Gb installData,Gbytes21[] dependencies)q
uninstallPlugin(La plugin,Nb config,Nb uninstallData)r
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,(s[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)6
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,((w domainSeparator,s[] contentNames)[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)6` },
  { source: 'Safe', rows: `execTransaction(Na to,u value,Nb data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,Da refundReceiver,Ob signatures)s
execTransactionFromModule(Na to,u value,Nb data,uint8 operation)0
execTransactionFromModuleReturnData(Na to,u value,Nb data,uint8 operation)0
approveHash(Sw hashToApprove)t
setup(Ga[] owners,u threshold,Na to,Nb data,Ga fallbackHandler,Aa paymentToken,u payment,Da paymentReceiver)u
addOwnerWithThreshold(Ga owner,u threshold)1
removeOwner(La previousOwner,La owner,u threshold)2
swapOwner(La previousOwner,La oldOwner,Ga newOwner)v
changeThreshold(u threshold)w
enableModule(Ga module)q
disableModule(La previousModule,La module)r
setGuard(Ga guard)x
setModuleGuard(Ga moduleGuard)x
setFallbackHandler(Ga handler)x
changeMasterCopy(Ma masterCopy)y
multiSend(Nb transactions)0
signMessage(Sb data)t
createProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)z
createChainSpecificProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)z
createProxyWithCallback(Ma singleton,Nb initializer,u saltNonce,Ma callback)z
migrateSingleton()g
migrateWithFallbackHandler()g
migrateL2Singleton()g
migrateL2WithFallbackHandler()g` },
  { source: 'Safe modules', rows: `executeAllowanceTransfer(Fa safe,Aa token,Ca to,uint96 amount,Aa paymentToken,uint96 payment,Ga delegate,Ob signature)i.5
addDelegate(Ga delegate)6
removeDelegate(La delegate,f removeAllowances)10
setAllowance(Ga delegate,Aa token,uint96 allowanceAmount,uint16 resetTimeMin,uint32 resetBaseMin)3.6
resetAllowance(Ga delegate,Aa token)3
deleteAllowance(La delegate,Aa token)4
createProxy(Ma singleton,Nb initializer)z
enableModules(Ga[] modules)q` },
  { source: 'Zodiac', rows: `execTransactionWithRole(Na to,u value,Nb data,uint8 operation,Pw roleKey,f shouldRevert)0
execTransactionWithRole(Na to,u value,Nb data,uint8 operation,uint16 role,f shouldRevert)0
execTransactionWithRoleReturnData(Na to,u value,Nb data,uint8 operation,Pw roleKey,f shouldRevert)0
execTransactionWithRoleReturnData(Na to,u value,Nb data,uint8 operation,uint16 role,f shouldRevert)0
executeNextTx(Na to,u value,Nb data,uint8 operation)0
assignRoles(Ga module,Pw[] roleKeys,f[] memberOf)11
assignRoles(Ga module,uint16[] roles,f[] memberOf)11
setDefaultRole(Ga module,Pw roleKey)11
setDefaultRole(Ga module,uint16 role)11
allowTarget(Pw roleKey,Ma targetAddress,uint8 options)6
revokeTarget(Pw roleKey,La targetAddress)10
scopeTarget(Pw roleKey,Ma targetAddress)6
allowFunction(Pw roleKey,Ma targetAddress,Pbytes4 selector,uint8 options)6
revokeFunction(Pw roleKey,La targetAddress,Pbytes4 selector)10
setAvatar(Ga avatar)6
setTxCooldown(u cooldown)6
setTxExpiration(u expiration)6` },
  { source: 'Across', rows: `deposit(Da recipient,A-a originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)12.7
deposit(Ma spokePool,Da recipient,A-a originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)12.8
depositV3(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)12.9
depositV3Now(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityPeriod,Nb message)12
depositExclusive(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityPeriod,Nb message)12
deposit(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)12
depositNow(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityParameter,Nb message)12
unsafeDeposit(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,u depositNonce,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)12
speedUpV3Deposit(La depositor,uint32 depositId,u updatedOutputAmount,Da updatedRecipient,Nb updatedMessage,Ob depositorSignature)13
deposit(Ma spokePool,Da recipient,A-a inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityDeadline,Nb message)12
deposit(Da recipient,A-a inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)12
swapAndBridge(A-a swapToken,Aa acrossInputToken,Ob routerCalldata,u swapTokenAmount,u minExpectedInputTokenAmount,(Pa outputToken,u outputAmount,Ea depositor,Da recipient,u destinationChainid,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message) depositData)14
open((uint32 fillDeadline,Pw orderDataType,Nb orderData) order)12
openFor((Ma originSettler,Ea user,u nonce,u originChainId,uint32 openDeadline,uint32 fillDeadline,Pw orderDataType,Nb orderData) order,Ob signature,Ob originFillerData)12` },
  { source: 'Arbitrum', rows: `depositEth()12.a
createRetryableTicket(Da to,u l2CallValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)15
createRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,u tokenTotalFeeAmount,Nb data)15
unsafeCreateRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)15
outboundTransfer(A-a _token,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)12.b
outboundTransferCustomRefund(A-a _token,Da _refundTo,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)12.c
outboundTransfer(A-a _l1Token,Da _to,u _amount,Ob _data)12.d
withdrawEth(Da destination)12.d
sendTxToL1(Da destination,Nb data)15
executeTransaction(Ow[] proof,u index,La l2Sender,La to,u l2Block,u l1Block,u l2Timestamp,u value,Ob data)16
redeem(Pw ticketId)17
cancel(Pw id)18
depositERC20(u amount)12` },
  { source: 'LayerZero, CCTP', rows: `send({117} sendParam,{26} fee,Da refundAddress)14.e
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken)12.f
depositForBurnWithCaller(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller)12.f
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold)14.g
depositForBurnWithHook(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Nb hookData)14.h
receiveMessage(Ob message,Ob attestation)16` },
  { source: 'CCTP extension', at: /^CCTP extension$/, rows: `batchDepositForBurnWithAuth(O(u amount,u authValidAfter,u authValidBefore,w authNonce,uint8 v,w r,w s) receiveWithAuthorizationData,(u amount,uint32 destinationDomain,Qw mintRecipient,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Qb hookData) depositForBurnData)14` },
  { source: 'Hop, Synapse', rows: `sendToL2(u chainId,Da recipient,u amount,u amountOutMin,u deadline,Ja relayer,u relayerFee)19.8
swapAndSend(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline)19
send(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline)19
send(u chainId,Da recipient,u amount,u bonderFee)19
withdraw(Da recipient,u amount,Pw transferNonce,u bonderFee,u amountOutMin,u deadline,Ow rootHash,u transferRootTotalAmount,u transferIdTreeIndex,Ow[] siblings,u totalLeaves)1a
deposit(Da to,u chainId,A-a token,u amount)12
depositAndSwap(Da to,u chainId,A-a token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)19
redeem(Da to,u chainId,A-a token,u amount)12
redeemAndSwap(Da to,u chainId,A-a token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)19
redeemAndRemove(Da to,u chainId,A-a token,u amount,uint8 swapTokenIndex,u swapMinAmount,u swapDeadline)19
redeemV2(Qw to,u chainId,A-a token,u amount)12
bridge(Da recipient,u chainId,A-a token,u amount,{106} originQuery,{106} destQuery)14
swap(Da to,A-a token,u amount,(Ma swapAdapter,Aa tokenOut,u minAmountOut,u deadline,Ob rawParams) query)1b
bridge((uint32 dstChainId,Ea sender,Da to,A-a originToken,Aa destToken,u originAmount,u destAmount,f sendChainGas,u deadline) params)12
swap(uint8 tokenIndexFrom,uint8 tokenIndexTo,u dx,u minDy,u deadline)1b
addLiquidity(u[] amounts,u minToMint,u deadline)1c
removeLiquidity(u amount,u[] minAmounts,u deadline)1d
removeLiquidityOneToken(u tokenAmount,uint8 tokenIndex,u minAmount,u deadline)1d
removeLiquidityImbalance(u[] amounts,u maxBurnAmount,u deadline)1d` },
  { source: 'deBridge, Celer, Relay, Layerswap', rows: `createOrder({189} _orderCreation,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope)12
createSaltedOrder({189} _orderCreation,uint64 _salt,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope,Ob _payload)12
sendEvmOrderCancel((uint64 makerOrderNonce,Lb makerSrc,u giveChainId,Pb giveTokenAddress,u giveAmount,u takeChainId,Pb takeTokenAddress,u takeAmount,Lb receiverDst,Lb givePatchAuthoritySrc,Lb orderAuthorityAddressDst,Lb allowedTakerDst,Lb allowedCancelBeneficiarySrc,Ob externalCall) _order,Da _cancelBeneficiary,u _executionFee)13
send(A-a _tokenAddress,u _amount,u _chainIdTo,Qb _receiver,Ob _permit,f _useAssetFee,uint32 _referralCode,Nb _autoParams)12
claim(Pw _debridgeId,u _amount,u _chainIdFrom,Da _receiver,u _nonce,Ob _signatures,Ob _autoParams)1e
strictlySwapAndCall(A-a _srcTokenIn,u _srcAmountIn,Ob _srcTokenInPermitEnvelope,Ma _srcSwapRouter,Nb _srcSwapCalldata,Aa _srcTokenOut,u _srcTokenExpectedAmountOut,Da _srcTokenRefundRecipient,Na _receiver,Nb _receiverCalldata)12
send(Da _receiver,A-a _token,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)19
sendNative(Da _receiver,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)19
addLiquidity(A-a _token,u _amount)1f
withdraw(Ob _wdmsg,Ob[] _sigs,La[] _signers,u[] _powers)o
depositNative(Ea depositor,Sw id)12
depositErc20(Ea depositor,A-a token,u amount,Sw id)12
depositErc20(Ea depositor,A-a token,Sw id)12
depositNative(Sw id,Da receiver)12
depositERC20(Sw id,A-a token,Da receiver,u amount)12
depositWithExpiry(Da vault,A-a asset,u amount,Qs memo,u expiration)12` },
  { source: 'Wormhole, Axelar, CCIP, Connext', rows: `transferTokens(A-a token,u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)12
transferTokensWithPayload(A-a token,u amount,uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)12
wrapAndTransferETH(uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)12
wrapAndTransferETHWithPayload(uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)12
completeTransfer(Ob encodedVm)16
completeTransferAndUnwrapETH(Ob encodedVm)16
completeTransferWithPayload(Ob encodedVm)16
transferTokensWithRelay(A-a token,u amount,u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)12
wrapAndTransferEthWithRelay(u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)12
attestToken(Aa tokenAddress,uint32 nonce)1g
transfer(u amount,uint16 recipientChain,Qw recipient)12
transfer(u amount,uint16 recipientChain,Qw recipient,Qw refundAddress,f shouldQueue,Ob transceiverInstructions)12
sendToken(Ps destinationChain,Qs destinationAddress,Ps symbol,u amount)12
callContract(Ps destinationChain,Qs contractAddress,Nb payload)15
callContractWithToken(Ps destinationChain,Qs contractAddress,Nb payload,Ps symbol,u amount)12
interchainTransfer(Ps destinationChain,Qb recipient,u amount,Nb metadata)12
interchainTransferFrom(Fa sender,Ps destinationChain,Qb recipient,u amount,Nb metadata)12
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount,Nb metadata,u gasValue)12
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount)12
payNativeGasForContractCall(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Da refundAddress)1h
payNativeGasForContractCallWithToken(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Ps symbol,u amount,Da refundAddress)1h
addNativeGas(Xw txHash,u logIndex,Da refundAddress)1h
ccipSend(uint64 destinationChainSelector,(Qb receiver,Nb data,(A-a token,u amount)[] tokenAmounts,A!a feeToken,Nb extraArgs) message)12
xcall(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)19
xcall(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)19
xcallIntoLocal(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)19
xcallIntoLocal(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)19
bumpTransfer(Xw _transferId)17
forceUpdateSlippage((uint32 originDomain,uint32 destinationDomain,uint32 canonicalDomain,La to,La delegate,f receiveLocal,Ob callData,u slippage,La originSender,u bridgedAmt,u normalizedIn,u nonce,Pw canonicalId) _params,u _slippage)1i` },
  { source: 'OP Stack', rows: `bridgeETH(uint32 _minGasLimit,Ob _extraData)12.i
bridgeETHTo(Da _to,uint32 _minGasLimit,Ob _extraData)12.j
bridgeERC20(A-a _localToken,Pa _remoteToken,u _amount,uint32 _minGasLimit,Ob _extraData)12
bridgeERC20To(A-a _localToken,Pa _remoteToken,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)12.k
depositETH(uint32 _l2Gas,Ob _data)12.i
depositETHTo(Da _to,uint32 _l2Gas,Ob _data)12.j
depositERC20(A-a _l1Token,Pa _l2Token,u _amount,uint32 _l2Gas,Ob _data)12
depositERC20To(A-a _l1Token,Pa _l2Token,Da _to,u _amount,uint32 _l2Gas,Ob _data)12.k
withdraw(A-a _l2Token,u _amount,uint32 _l1Gas,Ob _data)12.l
withdrawTo(A-a _l2Token,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)12
bridgeERC721(A-a _localToken,Pa _remoteToken,u _tokenId,uint32 _minGasLimit,Ob _extraData)12
bridgeERC721To(A-a _localToken,Pa _remoteToken,Da _to,u _tokenId,uint32 _minGasLimit,Ob _extraData)12
depositTransaction(Da _to,u _value,uint64 _gasLimit,f _isCreation,Nb _data)15
sendMessage(Da _target,Nb _message,uint32 _gasLimit)15
initiateWithdrawal(Da _target,u _gasLimit,Nb _data)15.m
proveWithdrawalTransaction({88} _tx,u _l2OutputIndex,(Ow version,Ow stateRoot,Ow messagePasserStorageRoot,Ow latestBlockhash) _outputRootProof,Ob[] _withdrawalProof)1j
finalizeWithdrawalTransaction({88} _tx)16
finalizeWithdrawalTransactionExternalProof({88} _tx,La _proofSubmitter)16
relayMessage(u _nonce,La _sender,Na _target,u _value,u _minGasLimit,Nb _message)0` },
  { source: 'Polygon, Scroll, Linea, Starknet, Gnosis', rows: `depositEtherFor(Da user)12.d
depositFor(Da user,A-a rootToken,Ob depositData)12.d
exit(Ob inputData)o
bridgeAsset(uint32 destinationNetwork,Da destinationAddress,u amount,A-a token,f forceUpdateGlobalExitRoot,Ob permitData)12
bridgeMessage(uint32 destinationNetwork,Da destinationAddress,f forceUpdateGlobalExitRoot,Nb metadata)15
claimAsset(Ow[32] smtProofLocalExitRoot,Ow[32] smtProofRollupExitRoot,u globalIndex,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,A=a originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)1e
claimAsset(Ow[32] smtProof,uint32 index,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,A=a originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)1e
depositETH(u _amount,u _gasLimit)12.n
depositETH(Da _to,u _amount,u _gasLimit)12.o
depositETHAndCall(Da _to,u _amount,Nb _data,u _gasLimit)12
depositERC20(A-a _token,u _amount,u _gasLimit)12.p
depositERC20(A-a _token,Da _to,u _amount,u _gasLimit)12.q
depositERC20AndCall(A-a _token,Da _to,u _amount,Nb _data,u _gasLimit)12
withdrawETH(u _amount,u _gasLimit)12.i
withdrawETH(Da _to,u _amount,u _gasLimit)12.r
withdrawERC20(A-a _token,u _amount,u _gasLimit)12.i
withdrawERC20(A-a _token,Da _to,u _amount,u _gasLimit)12.r
sendMessage(Da _to,u _value,Nb _message,u _gasLimit)15
sendMessage(Da _to,u _value,Nb _message,u _gasLimit,Da _refundAddress)15
relayMessageWithProof(La _from,La _to,u _value,u _nonce,Ob _message,(u batchIndex,Ob merkleProof) _proof)16
sendMessage(Da _to,u _fee,Nb _calldata)15
bridgeToken(A-a _token,u _amount,Da _recipient)12.s
bridgeTokenWithPermit(A-a _token,u _amount,Da _recipient,Ob _permitData)12
claimMessage(La _from,La _to,u _fee,u _value,Ja _feeRecipient,Ob _calldata,u _nonce)16
claimMessageWithProof((Ow[] proof,u messageNumber,uint32 leafIndex,La from,La to,u fee,u value,Ja feeRecipient,Ow merkleRoot,Ob data) _params)16
deposit(A-a token,u amount,Qu l2Recipient)12
depositWithMessage(A-a token,u amount,Qu l2Recipient,Nu[] message)15
withdraw(A%a token,u amount,Da recipient)o.t
relayTokens(A-a token,Da _receiver,u _value)12
relayTokens(Da _receiver,u _amount)12
relayTokensAndCall(A-a token,Da _receiver,u _value,Nb _data)12
wrapAndRelayTokens()12
wrapAndRelayTokens(Da _receiver)12` },
  { source: 'Stargate', rows: `swap(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Nb _payload)14
swapETH(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,u _amountLD,u _minAmountLD)14
swapETHAndCall(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,(u amountLD,u minAmountLD) _swapAmount,{80} _lzTxParams,Nb _payload)14
addLiquidity(u _poolId,u _amountLD,Ea _to)1f
addLiquidityETH()1f
instantRedeemLocal(uint16 _srcPoolId,u _amountLP,Da _to)1k
redeemLocal(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,Qb _to,{80} _lzTxParams)12
redeemRemote(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,u _minAmountLD,Qb _to,{80} _lzTxParams)14
swapTokens(uint16 _dstChainId,uint16 _srcPoolId,uint16 _dstPoolId,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Pbytes2 _partnerId,(u tenthBps,Ja feeCollector) _feeObj)14
sendToken({117} _sendParam,{26} _fee,Da _refundAddress)14.u
redeemSend({117} _sendParam,{26} _fee,Da _refundAddress)14
deposit(Da _receiver,u _amountLD)1l
redeem(u _amountLD,Da _receiver)1k
sendFrom(Fa _from,uint16 _dstChainId,Qb _toAddress,u _amount,Da _refundAddress,Fa _zroPaymentAddress,Nb _adapterParams)12
sendFrom(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,{86} _callParams)12
sendAndCall(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,Nb _payload,uint64 _dstGasForCall,{86} _callParams)12
sendOFTEpv2(Ma _oft,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)1m
sendOFTAdapterEpv2(Ma _adapterOFT,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)1m
sendOFTV2(Ma _oft,uint16 _dstChainId,Qw _toAddress,u _amount,u _minAmount,{86} _callParams,{62} _feeObj)1m
depositAndStake(A!a lpToken,u assetInAmount,u minStakeAmount)1n
depositAndStakeWithPermit(A!a lpToken,u assetInAmount,u minStakeAmount,u deadline,uint8 v,Ow r,Ow s)1n
claim(A%a[] lpTokens)1e
depositTo(A!a token,Da to,u amount)1l
send((uint32 dstEid,Qw to,u tokenId,Nb extraOptions,Nb composeMsg,Ob onftCmd) sendParam,{26} fee,Da refundAddress)12` },
  { source: 'ZKsync', rows: `requestL2TransactionDirect((u chainId,u mintValue,Da l2Contract,u l2Value,Nb l2Calldata,u l2GasLimit,u l2GasPerPubdataByteLimit,Ob[] factoryDeps,Da refundRecipient) _request)15
requestL2TransactionTwoBridges((u chainId,u mintValue,u l2Value,u l2GasLimit,u l2GasPerPubdataByteLimit,Da refundRecipient,Ma secondBridgeAddress,u secondBridgeValue,Nb secondBridgeCalldata) _request)15
requestL2Transaction(Da _contractL2,u _l2Value,Nb _calldata,u _l2GasLimit,u _l2GasPerPubdataByteLimit,Ob[] _factoryDeps,Da _refundRecipient)15
deposit(Da _l2Receiver,A-a _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte,Da _refundRecipient)12
deposit(Da _l2Receiver,A-a _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte)12
withdraw(Da _l1Receiver)12.d
withdrawWithMessage(Da _l1Receiver,Nb _additionalData)15
withdraw(Da _l1Receiver,Da _l2Token,u _amount)12
withdraw(Pw _assetId,Nb _transferData)12
finalizeWithdrawal(u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)16
finalizeWithdrawal(u _chainId,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)16
finalizeEthWithdrawal(u _l2BlockNumber,u _l2MessageIndex,uint16 _l2TxNumberInBlock,Ob _message,Ow[] _merkleProof)16
finalizeDeposit((u chainId,u l2BatchNumber,u l2MessageIndex,La l2Sender,uint16 l2TxNumberInBatch,Ob message,Ow[] merkleProof) _finalizeWithdrawalParams)16
claimFailedDeposit(Da _depositSender,A=a _l1Token,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)16
claimFailedDeposit(u _chainId,Da _depositSender,A=a _l1Token,u _amount,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)16` },
  { source: 'GMX', rows: `createDeposit(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a initialLongToken,A!a initialShortToken,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minMarketTokens,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)1o
createGlvDeposit(((A!a glv,A!a market,Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a initialLongToken,A!a initialShortToken,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minGlvTokens,u executionFee,u callbackGasLimit,f shouldUnwrapNativeToken,f isMarketTokenDeposit,Sw[] dataList) params)1o
createWithdrawal({193} params)1p
createGlvWithdrawal(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a glv,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)1p
executeAtomicWithdrawal({193} params,(A!a[] tokens,Ma[] providers,Ob[] data) oracleParams)1d
createShift(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a fromMarket,A!a toMarket) addresses,u minMarketTokens,u executionFee,u callbackGasLimit,Sw[] dataList) params)1b
createOrder({207} params)1q
createOrder(Ea account,{207} params)1q
updateOrder(Pw key,u sizeDeltaUsd,u acceptablePrice,u triggerPrice,u minOutputAmount,u validFromTime,f autoCancel)1r
cancelDeposit(Pw key)1s
cancelWithdrawal(Pw key)1s
cancelShift(Pw key)1s
cancelGlvDeposit(Pw key)1s
cancelGlvWithdrawal(Pw key)1s
sendWnt(Da receiver,u amount)i
sendTokens(A!a token,Da receiver,u amount)i
sendNativeToken(Da receiver,u amount)i
claimFundingFees(A%a[] markets,A%a[] tokens,Da receiver)1t
claimCollateral(A%a[] markets,A%a[] tokens,u[] timeKeys,Da receiver)1e
claimAffiliateRewards(A%a[] markets,A%a[] tokens,Da receiver)n
claimUiFees(A%a[] markets,A%a[] tokens,Da receiver)1t
setSavedCallbackContract(A!a market,Ma callbackContract)x
setUiFeeFactor(u uiFeeFactor)8
addSubaccount(Ga subaccount)6
setSubaccountAutoTopUpAmount(Ga subaccount,u amount)6
removeSubaccount(La subaccount)10
setMaxAllowedSubaccountActionCount(Ga subaccount,Pw actionType,u maxAllowedCount)6
setSubaccountExpiresAt(Ga subaccount,Pw actionType,u expiresAt)6
makeExternalCalls(Ma[] externalCallTargets,Nb[] externalCallDataList,Aa[] refundTokens,Da[] refundReceivers)0
acceptTermsAndClaim((A%a token,u distributionId,Ob termsSignature,Ws acceptedTerms)[] params,Da receiver)1e
denyPlugin(La plugin)10
swap(A!a[] path,u amountIn,u minOut,Da receiver)1b
swapETHToTokens(A!a[] path,u minOut,Da receiver)1b
swapTokensToETH(A!a[] path,u amountIn,u minOut,Da receiver)1b
increasePosition(A!a[] path,A!a indexToken,u amountIn,u minOut,u sizeDelta,f isLong,#gu price)1u
increasePositionETH(A!a[] path,A!a indexToken,u minOut,u sizeDelta,f isLong,#gu price)1u
decreasePosition(A!a collateralToken,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)1v
decreasePositionETH(A!a collateralToken,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)1v
decreasePositionAndSwap(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)1w
decreasePositionAndSwapETH(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)1w
createIncreasePosition(A!a[] path,A!a indexToken,u amountIn,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)1u
createIncreasePositionETH(A!a[] path,A!a indexToken,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)1u
createDecreasePosition(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,u acceptablePrice,u minOut,u executionFee,f withdrawETH,Ma callbackTarget)1w
createSwapOrder(A!a[] path,u amountIn,u minOut,u triggerRatio,f triggerAboveThreshold,u executionFee,f shouldWrap,f shouldUnwrap)1x
createIncreaseOrder(A!a[] path,u amountIn,A!a indexToken,u minOut,u sizeDelta,A!a collateralToken,f isLong,u triggerPrice,f triggerAboveThreshold,u executionFee,f shouldWrap)1x
createDecreaseOrder(A!a indexToken,u sizeDelta,A!a collateralToken,u collateralDelta,f isLong,u triggerPrice,f triggerAboveThreshold)1x
cancelSwapOrder(u orderIndex)h
cancelIncreaseOrder(u orderIndex)h
cancelDecreaseOrder(u orderIndex)1y
cancelMultiple(u[] swapOrderIndexes,u[] increaseOrderIndexes,u[] decreaseOrderIndexes)1y
updateSwapOrder(u orderIndex,u minOut,u triggerRatio,f triggerAboveThreshold)1r
updateIncreaseOrder(u orderIndex,u sizeDelta,u triggerPrice,f triggerAboveThreshold)1r
updateDecreaseOrder(u orderIndex,u collateralDelta,u sizeDelta,u triggerPrice,f triggerAboveThreshold)1r
cancelIncreasePosition(Pw key,Da executionFeeReceiver)1s
cancelDecreasePosition(Pw key,Da executionFeeReceiver)1z
stakeGmx(u amount)1n
stakeEsGmx(u amount)1n
mintAndStakeGlpETH(u minUsdg,u minGlp)20
mintAndStakeGlp(A!a token,u amount,u minUsdg,u minGlp)20
unstakeGmx(u amount)21
unstakeEsGmx(u amount)21
handleRewards(f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)n
handleRewardsV2(Da gmxReceiver,f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)n
unstakeAndRedeemGlp(A!a tokenOut,u glpAmount,u minOut,Da receiver)22
unstakeAndRedeemGlpETH(u glpAmount,u minOut,Da receiver)22
signalTransfer(Ga receiver)6
acceptTransfer(La sender)23
stakeForAccount(Fa fundingAccount,Ea account,A!a depositToken,u amount)1n
unstakeForAccount(Ea account,A!a depositToken,u amount,Da receiver)21
addLiquidity(A!a token,u amount,u minUsdg,u minGlp)1c
removeLiquidity(A!a tokenOut,u glpAmount,u minOut,Da receiver)1d
registerCode(Pw code)8
setTraderReferralCodeByUser(Pw code)8
setCodeOwner(Pw code,Ga newAccount)b` },
  { source: 'GMX orders', at: /^GMX (?:exchange|GLV|subaccount) router$/, rows: `cancelOrder(Pw key)1z` },
  { source: 'GMX rewards', at: /^GMX reward router$/, rows: `claim()1e
claimFees()1t
claimEsGmx()n
compound()24` },
  { source: 'Prediction markets', rows: `splitPosition(A-a collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)1l
mergePositions(A%a collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)25
redeemPositions(A%a collateralToken,Pw parentCollectionId,Pw conditionId,u[] indexSets)1k
prepareCondition(Ga oracle,Pw questionId,u outcomeSlotCount)26
splitPosition(Pw conditionId,u amount)1l
mergePositions(Pw conditionId,u amount)25
redeemPositions(Pw conditionId,u[] amounts)1k
convertPositions(Pw marketId,u indexSet,u amount)27
cancelOrder({168} order)h
cancelOrders({168}[] orders)h
addFunding(u addedFunds,u[] distributionHint)1l
removeFunding(u sharesToBurn)25
bet(A!a core,uint128 amount,uint64 expiresAt,{49} betData)28
betFor(Ea bettor,A!a core,uint128 amount,uint64 expiresAt,{49} betData)28
withdrawPayout(A!a core,u tokenId)o` },
  { source: 'Synthetix', rows: `issueSynths(Fa from,u amount)29
issueSynths(u amount)29
issueMaxSynths(Fa from)29
issueMaxSynths()29
burnSynths(Fa from,u amount)2a
burnSynths(u amount)2a
burnSynthsToTarget(Fa from)2a
burnSynthsToTarget()2a
issueSynthsOnBehalf(Ea issueForAddress,Fa from,u amount)29
issueSynthsOnBehalf(Ea issueForAddress,u amount)29
issueMaxSynthsOnBehalf(Ea issueForAddress,Fa from)29
issueMaxSynthsOnBehalf(Ea issueForAddress)29
burnSynthsOnBehalf(Ea burnForAddress,Fa from,u amount)2a
burnSynthsOnBehalf(Ea burnForAddress,u amount)2a
burnSynthsToTargetOnBehalf(Ea burnForAddress,Fa from)2a
burnSynthsToTargetOnBehalf(Ea burnForAddress)2a
exchange(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)27
exchangeOnBehalf(Ea exchangeForAddress,Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)27
exchangeWithTracking(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Ia rewardAddress,Pw trackingCode)27
exchangeAtomically(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Pw trackingCode,u minAmount)1b
settle(Pw currencyKey)25
claimOnBehalf(Ea claimingForAddress)1e
approveAllDelegatePowers(Ga delegate)6
approveBurnOnBehalf(Ga delegate)6
approveIssueOnBehalf(Ga delegate)6
approveClaimOnBehalf(Ga delegate)6
approveExchangeOnBehalf(Ga delegate)6
removeAllDelegatePowers(La delegate)10
removeBurnOnBehalf(La delegate)10
removeIssueOnBehalf(La delegate)10
removeClaimOnBehalf(La delegate)10
removeExchangeOnBehalf(La delegate)10
createAccount()2b
createAccount(uint128 requestedAccountId)2b
grantPermission(uint128 accountId,Pw permission,Ga user)11
revokePermission(uint128 accountId,Pw permission,La user)10
renouncePermission(uint128 accountId,Pw permission)2c
deposit(Tuint128 accountId,A!a collateralType,u tokenAmount)1l
withdraw(uint128 accountId,A!a collateralType,u tokenAmount)2d
delegateCollateral(uint128 accountId,Uuint128 poolId,A!a collateralType,u newCollateralAmountD18,u leverage)2e
mintUsd(uint128 accountId,uint128 poolId,A!a collateralType,u amount)29
burnUsd(Tuint128 accountId,uint128 poolId,A!a collateralType,u amount)2a
claimRewards(uint128 accountId,uint128 poolId,A!a collateralType,Ma distributor)n
commitOrder((uint128 marketId,uint128 accountId,int128 sizeDelta,uint128 settlementStrategyId,u acceptablePrice,Pw trackingCode,Ia referrer) commitment)1x
modifyCollateral(Tuint128 accountId,uint128 collateralId,int256 amountDelta)2f
buyExactIn(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)2g
buyExactOut(uint128 marketId,u synthAmount,u maxUsdAmount,Ia referrer)2g
buy(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)2g
sell(uint128 marketId,u synthAmount,u minUsdAmount,Ia referrer)2h
sellExactIn(uint128 marketId,u synthAmount,u minAmountReceived,Ia referrer)2h
sellExactOut(uint128 marketId,u usdAmount,u maxSynthAmount,Ia referrer)2h` },
  { source: 'Camelot, Algebra', rows: `swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)2i
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)2j
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)2i
exactInputSingle({133} params)2k
exactInputSingleSupportingFeeOnTransferTokens({133} params)2l
exactOutputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 limitSqrtPrice) params)2k
exactInputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 limitSqrtPrice) params)2k
mint((Aa token0,Aa token1,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)2m
mint((Aa token0,Aa token1,Ma deployer,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)2m
unwrapWNativeToken(u amountMinimum,Da recipient)2n.v
refundNativeToken()2o
exactInputStableSwap(Aa[] path,u[] flag,u amountIn,u amountOutMin,Da to)2p
exactOutputStableSwap(Aa[] path,u[] flag,u amountOut,u amountInMax,Da to)2p
harvest(u _tokenId,Da _to)n` },
  { source: 'Balancer', rows: `swap((Pw poolId,uint8 kind,Aa assetIn,Aa assetOut,u amount,Ob userData) singleSwap,{102} funds,u limit,u deadline)2q
batchSwap(uint8 kind,{95}[] swaps,Aa[] assets,{102} funds,int256[] limits,u deadline)1b
joinPool(Mw poolId,Fa sender,Ea recipient,(Aa[] assets,u[] maxAmountsIn,Ob userData,f fromInternalBalance) request)1c
exitPool(Pw poolId,Fa sender,Da recipient,(A=a[] assets,u[] minAmountsOut,Ob userData,f toInternalBalance) request)1d
manageUserBalance((uint8 kind,Aa asset,u amount,Fa sender,Da recipient)[] ops)i
setRelayerApproval(Ga relayer,f approved,Ob authorisation)3
flashLoan(Ma recipient,A%a[] tokens,u[] amounts,Nb userData)2r
swapSingleTokenExactIn(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountIn,u minAmountOut,u deadline,f wethIsEth,Ob userData)2s
swapSingleTokenExactOut(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountOut,u maxAmountIn,u deadline,f wethIsEth,Ob userData)2s
swapExactIn((Aa tokenIn,{38}[] steps,u exactAmountIn,u minAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)1b
swapExactOut((Aa tokenIn,{38}[] steps,u maxAmountIn,u exactAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)1b
addLiquidityProportional(Ma pool,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1c
addLiquidityUnbalanced(Ma pool,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1c
addLiquidityCustom(Ma pool,u[] maxAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1c
addLiquiditySingleTokenExactOut(Ma pool,Aa tokenIn,u maxAmountIn,u exactBptAmountOut,f wethIsEth,Ob userData)1c
removeLiquidityProportional(Aa pool,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1d
removeLiquiditySingleTokenExactIn(Aa pool,u exactBptAmountIn,Aa tokenOut,u minAmountOut,f wethIsEth,Ob userData)2t
removeLiquiditySingleTokenExactOut(Aa pool,u maxBptAmountIn,Aa tokenOut,u exactAmountOut,f wethIsEth,Ob userData)2t
removeLiquidityCustom(Aa pool,u maxBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1d
removeLiquidityRecovery(Aa pool,u exactBptAmountIn,u[] minAmountsOut)1d
addLiquidityUnbalancedNestedPool(Aa parentPool,Aa[] tokensIn,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1c
removeLiquidityProportionalNestedPool(Aa parentPool,u exactBptAmountIn,A=a[] tokensOut,u[] minAmountsOut,f wethIsEth,Ob userData)1d
addLiquidityUnbalancedToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1c
addLiquidityProportionalToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1c
removeLiquidityProportionalFromERC4626Pool(Aa pool,f[] unwrapWrapped,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1d
addLiquidityUnbalancedToERC4626Pool(Ma pool,u[] exactUnderlyingAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1c
addLiquidityProportionalToERC4626Pool(Ma pool,u[] maxUnderlyingAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1c
removeLiquidityProportionalFromERC4626Pool(Aa pool,u exactBptAmountIn,u[] minUnderlyingAmountsOut,f wethIsEth,Ob userData)1d
addLiquidityToBuffer(Aa wrappedToken,u maxAmountUnderlyingIn,u maxAmountWrappedIn,u exactSharesToIssue)1c
removeLiquidityFromBuffer(Aa wrappedToken,u sharesToRemove,u minAmountUnderlyingOutRaw,u minAmountWrappedOutRaw)1d
donate(Ma pool,u[] amountsIn,f wethIsEth,Ob userData)2u
initialize(Ma pool,Aa[] tokens,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1c
permitBatchAndCall((Aa token,Ea owner,Ga spender,u amount,u nonce,u deadline)[] permitBatch,Ob[] permitSignatures,{125} permit2Batch,Ob permit2Signature,Nb[] multicallData)0
swapExactAmountIn(Aa tokenIn,u tokenAmountIn,Aa tokenOut,u minAmountOut,u maxPrice)2s
swapExactAmountOut(Aa tokenIn,u maxAmountIn,Aa tokenOut,u tokenAmountOut,u maxPrice)2s
joinPool(u poolAmountOut,u[] maxAmountsIn)1c
exitPool(u poolAmountIn,u[] minAmountsOut)1d` },
  { source: 'CoW Protocol', rows: `invalidateOrder(Pb orderUid)h
setPreSignature(Sb orderUid,f signed)2v
settle(Aa[] tokens,u[] clearingPrices,{164}[] trades,(Na target,u value,Nb callData)[][3] interactions)0
swap({95}[] swaps,Aa[] tokens,{164} trade)27` },
  { source: 'CoW Protocol', rows: `createOrder((Aa buyToken,Da receiver,u sellAmount,u buyAmount,Ow appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)1x
invalidateOrder((Aa buyToken,La receiver,u sellAmount,u buyAmount,Pw appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)h
freeFilledAmountStorage(Pb[] orderUids)8
freePreSignatureStorage(Pb[] orderUids)8
create({46} params,f dispatch)1x
createWithContext({46} params,Ma factory,Nb data,f dispatch)1x
remove(Pw singleOrderHash)4
setRoot(Sw root,{9} proof)2v
setRootWithContext(Sw root,{9} proof,Ma factory,Nb data)2v
setSwapGuard(Ma swapGuard)x
setDomainVerifier(Pw domainSeparator,Ga newVerifier)3` },
  { source: 'Curve', rows: `exchange(int128 i,int128 j,u dx,u min_dy)1b
exchange(int128 i,int128 j,u dx,u min_dy,Da receiver)1b
exchange(int128 i,int128 j,u dx,u min_dy,f use_eth)1b
exchange_underlying(int128 i,int128 j,u dx,u min_dy)1b
exchange_underlying(int128 i,int128 j,u dx,u min_dy,Da receiver)1b
exchange(u i,u j,u dx,u min_dy)1b
exchange(u i,u j,u dx,u min_dy,f use_eth)1b
exchange(u i,u j,u dx,u min_dy,f use_eth,Da receiver)1b
exchange(u i,u j,u dx,u min_dy,Da receiver)1b
exchange_underlying(u i,u j,u dx,u min_dy)1b
exchange_underlying(u i,u j,u dx,u min_dy,Da receiver)1b
exchange_received(int128 i,int128 j,u dx,u min_dy)1b
exchange_received(int128 i,int128 j,u dx,u min_dy,Da receiver)1b
exchange_received(u i,u j,u dx,u min_dy)1b
exchange_received(u i,u j,u dx,u min_dy,Da receiver)1b
add_liquidity(u[2] amounts,u min_mint_amount)1c
add_liquidity(u[2] amounts,u min_mint_amount,Ea receiver)1c
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth)1c
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth,Ea receiver)1c
remove_liquidity(u amount,u[2] min_amounts)1d
remove_liquidity(u amount,u[2] min_amounts,Da receiver)1d
remove_liquidity(u amount,u[2] min_amounts,f use_eth)1d
remove_liquidity(u amount,u[2] min_amounts,f use_eth,Da receiver)1d
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount)1d
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount,Da receiver)1d
add_liquidity(u[3] amounts,u min_mint_amount)1c
add_liquidity(u[3] amounts,u min_mint_amount,Ea receiver)1c
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth)1c
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth,Ea receiver)1c
remove_liquidity(u amount,u[3] min_amounts)1d
remove_liquidity(u amount,u[3] min_amounts,Da receiver)1d
remove_liquidity(u amount,u[3] min_amounts,f use_eth)1d
remove_liquidity(u amount,u[3] min_amounts,f use_eth,Da receiver)1d
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount)1d
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount,Da receiver)1d
add_liquidity(u[4] amounts,u min_mint_amount)1c
add_liquidity(u[4] amounts,u min_mint_amount,Ea receiver)1c
add_liquidity(u[4] amounts,u min_mint_amount,f use_eth)1c
remove_liquidity(u amount,u[4] min_amounts)1d
remove_liquidity(u amount,u[4] min_amounts,Da receiver)1d
remove_liquidity(u amount,u[4] min_amounts,f use_eth)1d
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount)1d
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount,Da receiver)1d
add_liquidity(u[5] amounts,u min_mint_amount)1c
remove_liquidity(u amount,u[5] min_amounts)1d
remove_liquidity_imbalance(u[5] amounts,u max_burn_amount)1d
add_liquidity(u[] amounts,u min_mint_amount)1c
add_liquidity(u[] amounts,u min_mint_amount,Ea receiver)1c
remove_liquidity(u amount,u[] min_amounts)1d
remove_liquidity(u amount,u[] min_amounts,Da receiver)1d
remove_liquidity_imbalance(u[] amounts,u max_burn_amount)1d
remove_liquidity_imbalance(u[] amounts,u max_burn_amount,Da receiver)1d
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount)1d
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,f use_eth)1d
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,Da receiver)1d
remove_liquidity_one_coin(u token_amount,u i,u min_amount)1d
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth)1d
remove_liquidity_one_coin(u token_amount,u i,u min_amount,Da receiver)1d
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth,Da receiver)1d` },
  { source: 'Curve', rows: `exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected,Aa[5] _pools)1b
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected)1b
exchange(Aa[11] _route,u[4][5] _swap_params,u _amount,u _min_dy)1b
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _min_dy,Aa[5] _pools,Da _receiver)1b
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected)1b
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools)1b
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools,Da _receiver)1b
exchange(Aa _pool,Aa _from,Da _to,u _amount,u _expected)2s
exchange(Aa _pool,Aa _from,Aa _to,u _amount,u _expected,Da _receiver)2s
exchange(Ba _pool,u i,u j,u _dx,u _min_dy,f _use_eth)1b
exchange_underlying(Ba _pool,int128 _i,int128 _j,u _dx,u _min_dy)2w
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount)2x
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount)2x
add_liquidity(Ba _pool,u[] _deposit_amounts,u _min_mint_amount)2x
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,f _use_eth)2x
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,f _use_eth)2x
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,Ea _receiver)2x
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,Ea _receiver)2x
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts)2y
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts)2y
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts,f _use_eth)2y
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts,f _use_eth)2y
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount)2y
remove_liquidity_one_coin(Ba _pool,u _burn_amount,u i,u _min_amount,f _use_eth)2y
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount,Da _receiver)2y
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_underlying,f use_dynarray,Ba pool)2z
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_dynarray,Ba pool)2z
deposit(u _value,Da _addr,f _claim_rewards)1l
withdraw(u _value,f _claim_rewards)o
claim_rewards()n
claim_rewards(Da _addr)n
claim_rewards(Ea _addr,Da _receiver)n
user_checkpoint(La addr)m
kick(La addr)m
set_approve_deposit(Ga addr,f can_deposit)3
toggle_approve_mint(Ga minting_user)3
set_rewards_receiver(Da _receiver)8
mint_many(A!a[8] gauge_addrs)n
mint_for(A!a gauge_addr,Da _for)n
create_lock(u _value,u _unlock_time)30
increase_amount(u _value)30
increase_unlock_time(u _unlock_time)31
deposit_for(Da _addr,u _value)1l
vote_for_gauge_weights(Aa _gauge_addr,u _user_weight)l
claim(Da _addr)1e
claim_many(Da[20] _receivers)1e` },
  { source: 'Curve minter', at: /^Curve minter$/, rows: `mint(A!a gauge_addr)n` },
  { source: 'Bancor, Carbon, DODO, Maverick, MetaMask', rows: `fillQuoteEthToToken(Aa buyTokenAddress,Ma target,Nb swapCallData,u feeAmount)27
fillQuoteTokenToEth(Aa sellTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feePercentageBasisPoints)27
fillQuoteTokenToToken(Aa sellTokenAddress,Aa buyTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feeAmount)27
tradeBySourceAmount(Aa sourceToken,Aa targetToken,u sourceAmount,u minReturnAmount,u deadline,Da beneficiary)32
tradeByTargetAmount(Aa sourceToken,Aa targetToken,u targetAmount,u maxSourceAmount,u deadline,Da beneficiary)32
convertByPath(Aa[] path,u sourceAmount,u minReturn,Da beneficiary,Ja affiliateAccount,u affiliateFee)33
tradeBySourceAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 minReturn)34
tradeByTargetAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 maxInput)34
createStrategy(Aa token0,Aa token1,{55}[2] orders)1x
updateStrategy(u strategyId,{55}[2] currentOrders,{55}[2] newOrders)1r
deleteStrategy(u strategyId)25
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,u deadLine)34
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u expReturnAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,Jb feeData,u deadLine)34
dodoMutliSwap(u fromTokenAmount,u minReturnAmount,u[] totalWeight,u[] splitNumber,Aa[] midToken,Ma[] assetFrom,Ob[] sequence,u deadLine)1b
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Jb feeData,Ob callDataConcat,u deadLine)34
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Ob callDataConcat,f isIncentive,u deadLine)34
exactInputSingle(Da recipient,Ba pool,f tokenAIn,u amountIn,u amountOutMinimum)1b
exactInputMultiHop(Da recipient,Bb path,u amountIn,u amountOutMinimum)2j
exactOutputSingle(Da recipient,Ba pool,f tokenAIn,u amountOut,u amountInMaximum)1b
exactInputSingle((Aa tokenIn,Aa tokenOut,Ba pool,Da recipient,u deadline,u amountIn,u amountOutMinimum,u sqrtPriceLimitD18) params)35
metaRoute((Nb firstSwapCalldata,Nb secondSwapCalldata,Aa[] approvedTokens,Ma firstDexRouter,Ma secondDexRouter,u amount,f nativeIn,Ma relayRecipient,Nb otherSideCalldata) _metarouteTransaction)12
executeRoute(uint32 routeId,Nb routeData)0
executeRoutes(uint32[] routeIds,Nb[] routeData)0
swap(Ps aggregatorId,Aa tokenFrom,u amount,Nb data)27` },
  { source: 'Pendle', rows: `swapExactTokenForPt(Da receiver,Ma market,u minPtOut,{92} guessPtOut,{146} input,O{206} limit)2w
swapExactTokenForYt(Da receiver,Ma market,u minYtOut,{92} guessYtOut,{146} input,O{206} limit)2w
swapExactSyForPt(Da receiver,Ma market,u exactSyIn,u minPtOut,{92} guessPtOut,O{206} limit)2w
swapExactSyForYt(Da receiver,Ma market,u exactSyIn,u minYtOut,{92} guessYtOut,O{206} limit)2w
swapExactPtForToken(Da receiver,Ma market,u exactPtIn,{148} output,O{206} limit)36
swapExactPtForSy(Da receiver,Ma market,u exactPtIn,u minSyOut,O{206} limit)2w
swapExactYtForToken(Da receiver,Ma market,u exactYtIn,{148} output,O{206} limit)36
swapExactYtForSy(Da receiver,Ma market,u exactYtIn,u minSyOut,O{206} limit)2w
swapExactTokenForPtSimple(Da receiver,Ma market,u minPtOut,{146} input)2w
swapExactTokenForYtSimple(Da receiver,Ma market,u minYtOut,{146} input)2w
swapExactSyForPtSimple(Da receiver,Ma market,u exactSyIn,u minPtOut)2w
swapExactSyForYtSimple(Da receiver,Ma market,u exactSyIn,u minYtOut)2w
addLiquidityDualTokenAndPt(Da receiver,Ma market,{146} input,u netPtDesired,u minLpOut)2x
addLiquidityDualSyAndPt(Da receiver,Ma market,u netSyDesired,u netPtDesired,u minLpOut)2x
addLiquiditySinglePt(Da receiver,Ma market,u netPtIn,u minLpOut,{92} guessPtSwapToSy,O{206} limit)2x
addLiquiditySingleToken(Da receiver,Ma market,u minLpOut,{92} guessPtReceivedFromSy,{146} input,O{206} limit)2x
addLiquiditySingleSy(Da receiver,Ma market,u netSyIn,u minLpOut,{92} guessPtReceivedFromSy,O{206} limit)2x
addLiquiditySingleTokenKeepYt(Da receiver,Ma market,u minLpOut,u minYtOut,{146} input)2x
addLiquiditySingleSyKeepYt(Da receiver,Ma market,u netSyIn,u minLpOut,u minYtOut)2x
addLiquiditySinglePtSimple(Da receiver,Ma market,u netPtIn,u minLpOut)2x
addLiquiditySingleTokenSimple(Da receiver,Ma market,u minLpOut,{146} input)2x
addLiquiditySingleSySimple(Da receiver,Ma market,u netSyIn,u minLpOut)2x
removeLiquidityDualTokenAndPt(Da receiver,Ma market,u netLpToRemove,{148} output,u minPtOut)37
removeLiquidityDualSyAndPt(Da receiver,Ma market,u netLpToRemove,u minSyOut,u minPtOut)2y
removeLiquiditySinglePt(Da receiver,Ma market,u netLpToRemove,u minPtOut,{92} guessPtReceivedFromSy,O{206} limit)2y
removeLiquiditySingleToken(Da receiver,Ma market,u netLpToRemove,{148} output,O{206} limit)37
removeLiquiditySingleSy(Da receiver,Ma market,u netLpToRemove,u minSyOut,O{206} limit)2y
removeLiquiditySinglePtSimple(Da receiver,Ma market,u netLpToRemove,u minPtOut)2y
mintSyFromToken(Da receiver,Ma SY,u minSyOut,{146} input)38
mintPyFromToken(Da receiver,Ma YT,u minPyOut,{146} input)38
mintPyFromSy(Da receiver,Ma YT,u netSyIn,u minPyOut)38
redeemSyToToken(Da receiver,Ma SY,u netSyIn,{148} output)39
redeemPyToToken(Da receiver,Ma YT,u netPyIn,{148} output)39
redeemPyToSy(Da receiver,Ma YT,u netPyIn,u minSyOut)3a
exitPostExpToSy(Da receiver,Ma market,u netPtIn,u netLpIn,u minSyOut)2y
exitPostExpToToken(Da receiver,Ma market,u netPtIn,u netLpIn,{148} output)3b
exitPreExpToSy(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,u minSyOut,O{206} limit)2y
exitPreExpToToken(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,{148} output,O{206} limit)3c
redeemDueInterestAndRewards(Ea user,Ma[] sys,Ma[] yts,Ma[] markets)n
redeemDueInterestAndRewards(Ea user,f redeemInterest,f redeemRewards)n
redeemRewards(Ea user)n
swapTokenToTokenViaSy(Da receiver,Ma SY,{146} input,Aa tokenRedeemSy,u minTokenOut)2w
multicall((f allowFailure,Nb callData)[] calls)0
callAndReflect(Ma reflector,Nb selfCall1,Nb selfCall2,Nb reflectCall)0
boostMarkets(Aa[] markets)8
mintPY(Da receiverPT,Da receiverYT)3d
redeemPY(Da receiver)3e
mintPYMulti(Da[] receiverPTs,Da[] receiverYTs,u[] amountSyToMints)3d
redeemPYMulti(Da[] receivers,u[] amountPYToRedeems)3e
burn(Da receiverSy,Da receiverPt,u netLpToBurn)3f
redeem(Da receiver,u amountSharesToRedeem,Aa tokenOut,u minTokenOut,f burnFromInternalBalance)3g
claimRewards(Ea user)n
increaseLockPosition(uint128 additionalAmountToLock,uint128 newExpiry)3h
increaseLockPositionAndBroadcast(uint128 additionalAmountToLock,uint128 newExpiry,u[] chainIds)3h
vote(A%a[] pools,uint64[] weights)l
cancelSingle(L{156} order)h
cancelBatch(L{156}[] orders)h
increaseNonce()h
claimRetail(Da receiver,u totalAccrued,Ow[] proof)1e
claimProtocol(Da receiver,A%a[] pools)1t
setDelegatorFor(Da receiver,Ga delegator)6` },
  { source: 'Velodrome, Aerodrome', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)3i
swapExactETHForTokens(u amountOutMin,{45}[] routes,Da to,u deadline)3j
swapExactTokensForETH(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)3i
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)3i
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,{45}[] routes,Da to,u deadline)3j
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)3i
swapExactTokensForTokens(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)3i
swapExactETHForTokens(u amountOutMin,{18}[] routes,Da to,u deadline)3j
swapExactTokensForETH(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)3i
swapExactTokensForTokensSimple(u amountIn,u amountOutMin,Aa tokenFrom,Aa tokenTo,f stable,Da to,u deadline)3k
addLiquidity(Aa tokenA,Aa tokenB,f stable,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)3l
addLiquidityETH(Aa token,f stable,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)3l
removeLiquidity(A^a tokenA,A^a tokenB,f stable,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)3m
removeLiquidityETH(A^a token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)3m
removeLiquidityETHSupportingFeeOnTransferTokens(A^a token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)3m
exactInputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)2k
exactOutputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)2k
mint((Aa token0,Aa token1,int24 tickSpacing,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline,uint160 sqrtPriceX96) params)2m
getReward(Da account)n
getReward(u tokenId)n
getReward(u tokenId,A%a[] tokens)n
vote(u tokenId,Aa[] pools,u[] weights)l
reset(u tokenId)3n
poke(u tokenId)m
claimRewards(A%a[] gauges)n
claimBribes(A%a[] bribes,A%a[][] tokens,u tokenId)n
claimFees(A%a[] fees,A%a[][] tokens,u tokenId)1t
createLock(u value,u lockDuration)3o
createLockFor(u value,u lockDuration,Ea to)3o
increaseAmount(Tu tokenId,u value)3p
increaseUnlockTime(u tokenId,u lockDuration)31
depositFor(Tu tokenId,u value)3q
merge(u from,Tu to)3r
lockPermanent(u tokenId)3s
unlockPermanent(u tokenId)8
depositManaged(u tokenId,Tu mTokenId)1l
withdrawManaged(u tokenId)o` },
  { source: 'Trader Joe', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)3t
swapExactTokensForNATIVE(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)3t
swapExactNATIVEForTokens(u amountOutMin,{76} path,Da to,u deadline)3u
swapTokensForExactTokens(u amountOut,u amountInMax,{76} path,Da to,u deadline)3t
swapTokensForExactNATIVE(u amountNATIVEOut,u amountInMax,{76} path,Da to,u deadline)3t
swapNATIVEForExactTokens(u amountOut,{76} path,Da to,u deadline)3v
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)3t
swapExactTokensForNATIVESupportingFeeOnTransferTokens(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)3t
swapExactNATIVEForTokensSupportingFeeOnTransferTokens(u amountOutMin,{76} path,Da to,u deadline)3u
swapExactTokensForTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)3w
swapTokensForExactTokens(u _amountOut,u _amountInMax,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)3w
swapExactTokensForTokensSupportingFeeOnTransferTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)3w
addLiquidity({183} liquidityParameters)3l
addLiquidityNATIVE({183} liquidityParameters)3l
addLiquidity((Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,int256[] deltaIds,u[] distributionX,u[] distributionY,Ea to,u deadline) _liquidityParameters)3l
removeLiquidity(A^a _tokenX,A^a _tokenY,uint16 _binStep,u _amountXMin,u _amountYMin,u[] _ids,u[] _amounts,Da _to,u _deadline)3m
removeLiquidityNATIVE(A^a token,uint16 binStep,u amountTokenMin,u amountNATIVEMin,u[] ids,u[] amounts,Da to,u deadline)3m
approveForAll(Ga spender,f approved)3
batchTransferFrom(Fa from,Da to,u[] ids,u[] amounts)i
createLBPair(A^a _tokenX,A^a _tokenY,uint24 _activeId,uint16 _binStep)3x` },
  { source: 'Uniswap pools', rows: `swap(u amount0Out,u amount1Out,Da to,Nb data)27
mint(Da to)3y
burn(Da to)3f
skim(Da to)3z
sync()m
createPair(Aa tokenA,Aa tokenB)3x
setFeeTo(Ga feeTo)40
setFeeToSetter(Ga feeToSetter)6
swap(Da recipient,f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96,Nb data)27
mint(Ea recipient,int24 tickLower,int24 tickUpper,uint128 amount,Nb data)3y
burn(int24 tickLower,int24 tickUpper,uint128 amount)3f
collect(Da recipient,int24 tickLower,int24 tickUpper,uint128 amount0Requested,uint128 amount1Requested)1t
flash(Da recipient,u amount0,u amount1,Nb data)2r
increaseObservationCardinalityNext(uint16 observationCardinalityNext)m
initialize(uint160 sqrtPriceX96)3x
collectProtocol(Da recipient,uint128 amount0Requested,uint128 amount1Requested)1t
setFeeProtocol(uint8 feeProtocol0,uint8 feeProtocol1)6
createPool(Aa tokenA,Aa tokenB,uint24 fee)3x
enableFeeAmount(uint24 fee,int24 tickSpacing)6` },
  { source: 'Uniswap positions', rows: `createAndInitializePoolIfNecessary(Aa token0,Aa token1,uint24 fee,uint160 sqrtPriceX96)3x
permit(Ga spender,u tokenId,u deadline,uint8 v,Ow r,Ow s)3
unwrapWETH9WithFee(u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)2n.w
sweepTokenWithFee(A%a token,u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)41.x
unwrapWETH9WithFee(u amountMinimum,u feeBips,Ja feeRecipient)2n.y
sweepTokenWithFee(A%a token,u amountMinimum,u feeBips,Ja feeRecipient)41.z
approveMax(A%a token)42
approveMaxMinusOne(A%a token)42
approveZeroThenMax(A%a token)42
approveZeroThenMaxMinusOne(A%a token)42
callPositionManager(Nb data)0
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient) params)2m
increaseLiquidity((Aa token0,Aa token1,Tu tokenId,u amount0Min,u amount1Min) params)3l
migrate((Ba pair,u liquidityToMigrate,uint8 percentageToMigrate,Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient,u deadline,f refundAsETH) params)43
initializePool({97} key,uint160 sqrtPriceX96)3x
permit(Ga spender,u tokenId,u deadline,u nonce,Ob signature)3
permitForAll(Ea owner,Ga operator,f approved,u deadline,u nonce,Ob signature)3
permitBatch(Ea owner,((A%a token,uint160 amount,uint48 expiration,uint48 nonce)[] details,Ga spender,u sigDeadline) _permitBatch,Ob signature)3
revokeNonce(u nonce)h
subscribe(u tokenId,Ma newSubscriber,Ob data)3
unsubscribe(u tokenId)44
stakeToken((A%a rewardToken,A%a pool,#ou startTime,#ou endTime,La refundee) key,u tokenId)1n
unstakeToken((A%a rewardToken,A%a pool,u startTime,u endTime,La refundee) key,u tokenId)21
claimReward(A%a rewardToken,Da to,u amountRequested)n
withdrawToken(u tokenId,Da to,Nb data)o` },
  { source: 'Uniswap v3 position', at: /^Uniswap v3 positions$/, rows: `burn(u tokenId)3f` },
  { source: 'Uniswap V4', at: /^Uniswap v4 pool manager$/, rows: `unlock(Nb data)0
initialize({97} key,uint160 sqrtPriceX96)3x
swap({97} key,(f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96) params,Nb hookData)27
modifyLiquidity({97} key,(int24 tickLower,int24 tickUpper,int256 liquidityDelta,Ow salt) params,Nb hookData)45
donate({97} key,u amount0,u amount1,Nb hookData)2u
take(A%a currency,Da to,u amount)3z
settleFor(Da recipient)1l
sync(A%a currency)m
clear(A%a currency,u amount)46
mint(Da to,u id,u amount)47` },
  { source: 'Uniswap', rows: `execute(Nb commands,Nb[] inputs,u deadline)0.10
execute(Nb commands,Nb[] inputs)0.11
executeSigned(Nb commands,Nb[] inputs,Sw intent,Sw data,f verifySender,Pw nonce,Ob signature,u deadline)0
modifyLiquidities(Nb unlockData,u deadline)0.12
modifyLiquiditiesWithoutUnlock(Nb actions,Nb[] params)0` },
  { source: 'AccessManager', rows: `schedule(Na target,Nb data,uint48 when)48
cancel(La caller,La target,Ob data)h
grantRole(uint64 roleId,Ga account,uint32 executionDelay)11
revokeRole(uint64 roleId,La account)10
renounceRole(uint64 roleId,La callerConfirmation)2c
setRoleAdmin(uint64 roleId,uint64 admin)49
setRoleGuardian(uint64 roleId,uint64 guardian)6
setGrantDelay(uint64 roleId,uint32 newDelay)6
setTargetFunctionRole(Ma target,Pbytes4[] selectors,uint64 roleId)6
setTargetAdminDelay(Ma target,uint32 newDelay)6
setTargetClosed(Ma target,f closed)6
updateAuthority(Ma target,Ga newAuthority)6
setAuthority(Ga newAuthority)6` },
  { source: 'Aragon OSx', rows: `vote(u _voteId,f _supports,f _executesIfDecided)l
execute(Pw callId,{15}[] actions,u allowFailureMap)0
createProposal(Ob metadata,{15}[] actions,uint64 startDate,uint64 endDate,Ob data)4a
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,uint64 startDate,uint64 endDate,uint8 voteOption,f tryEarlyExecution)4a
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,f approveProposal,f tryExecution,uint64 startDate,uint64 endDate)4a
grant(Ma where,Ga who,Pw permissionId)11
revoke(La where,La who,Pw permissionId)10
grantWithCondition(Ma where,Ga who,Pw permissionId,Ma condition)11
applyMultiTargetPermissions((uint8 operation,Ma where,Ga who,Ma condition,Pw permissionId)[] items)6
applySingleTargetPermissions(Ma where,(uint8 operation,Ga who,Pw permissionId)[] items)6` },
  { source: 'Allo', rows: `allocate(u poolId,Qb data)i
batchAllocate(u[] poolIds,Qb[] datas)i
registerRecipient(u poolId,Qb data)8
batchRegisterRecipient(u[] poolIds,Qb[] data)8
fundPool(Tu poolId,u amount)1l
distribute(u poolId,Da[] recipientIds,Qb data)i
createProfile(u nonce,Ps name,V{12} metadata,Ea owner,Ga[] members)5
addMembers(Pw profileId,Ga[] members)6
removeMembers(Pw profileId,La[] members)10
updateProfilePendingOwner(Pw profileId,Ga pendingOwner)b
addPoolManager(u poolId,Ga manager)6
removePoolManager(u poolId,La manager)10
updateProfileMetadata(Pw profileId,V{12} metadata)8
updateProfileName(Pw profileId,Vs name)8
updatePoolMetadata(u poolId,V{12} metadata)8` },
  { source: 'Governor', rows: `propose(Na[] targets,u[] values,Nb[] calldatas,Ws description)4a
propose(Na[] targets,u[] values,Ns[] signatures,Nb[] calldatas,Ws description)4a
queue(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)48
execute(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)0
cancel(La[] targets,u[] values,Ob[] calldatas,Pw descriptionHash)h
castVote(u proposalId,uint8 support)l
castVoteWithReason(u proposalId,uint8 support,Ws reason)l
castVoteWithReasonAndParams(u proposalId,uint8 support,Ws reason,Ob params)l
castVoteBySig(u proposalId,uint8 support,uint8 v,Ow r,Ow s)l
castVoteBySig(u proposalId,uint8 support,La voter,Ob signature)l
relay(Na target,u value,Nb data)0
delegate(Ha delegatee)4b
delegateBySig(Ha delegatee,u nonce,u expiry,uint8 v,Ow r,Ow s)4b` },
  { source: 'Delegation registries', rows: `setDelegate(Pw id,Ha delegate)4b
clearDelegate(Pw id)4c
delegateAll(Ga to,Pw rights,f enable)6
delegateContract(Ga to,Aa contract,Pw rights,f enable)6
delegateERC20(Ga to,Aa contract,Pw rights,u amount)6
delegateERC721(Ga to,Aa contract,u tokenId,Pw rights,f enable)6
delegateERC1155(Ga to,Aa contract,u tokenId,Pw rights,u amount)6
delegateForAll(Ga delegate,f value)6
delegateForContract(Ga delegate,Aa contract,f value)6
delegateForToken(Ga delegate,Aa contract,u tokenId,f value)6
revokeAllDelegates()4
revokeDelegate(La delegate)4
revokeSelf(La vault)4
setDelegation(Ps context,(Hw delegate,u ratio)[] delegation,u expirationTimestamp)4b
clearDelegation(Ps context)4c
optout(Ps context,f optout)4c
attest((Pw schema,O{112} data) request)1g
multiAttest((Pw schema,O{112}[] data)[] multiRequests)1g
revoke((Pw schema,{1} data) request)4
multiRevoke((Pw schema,{1}[] data)[] multiRequests)8
timestamp(Ow data)1g
revokeOffchain(Pw data)4
register(Os schema,Ma resolver,f revocable)6` },
  { source: 'Olympus', rows: `addCollateral(uint128 collateralAmount,Ea onBehalfOf,{30}[] delegationRequests)4d
withdrawCollateral(uint128 collateralAmount,Ea onBehalfOf,Da recipient,{30}[] delegationRequests)4e
borrow(uint128 borrowAmount,Ea onBehalfOf,Da recipient)4f
repay(uint128 repayAmount,Ea onBehalfOf)2a
applyDelegations({30}[] delegationRequests,Ea onBehalfOf)4b
setAuthorization(Ga authorized,uint96 authorizationDeadline)6` },
  { source: 'Ownable, AccessControl', rows: `transferOwnership(Ga newOwner)b
renounceOwnership()2c
acceptOwnership()23
setOwner(Ga newOwner)b
grantRole(Pw role,Ga account)11
revokeRole(Pw role,La account)10
renounceRole(Pw role,La account)2c
beginDefaultAdminTransfer(Ga newAdmin)49
acceptDefaultAdminTransfer()23
cancelDefaultAdminTransfer()4g
transferOwnership(Ga newOwner,f direct,f renounce)b
changeOwner(Ga newOwner)b
setPendingOwner(Ga newOwner)b
nominateNewOwner(Ga newOwner)b
completeOwnershipHandover(Ga pendingOwner)b
setAdmin(Ga newAdmin)49
transferAdmin(Ga newAdmin)49
_setPendingAdmin(Ga newPendingAdmin)49
setGovernance(Ga newGovernance)49
transferGovernance(Ga newGovernance)49
setGovernor(Ga newGovernor)49
rely(Ga account)11
deny(La account)10
grantRoles(Ga account,u roles)11
revokeRoles(La account,u roles)10
pause()4h
unpause()4i` },
  { source: 'Timelock', rows: `schedule(Na target,u value,Nb data,Pw predecessor,Ow salt,u delay)48
scheduleBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt,u delay)48
execute(Na target,u value,Nb payload,Pw predecessor,Ow salt)0
executeBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt)0
updateDelay(u newDelay)6
queueTransaction(Na target,u value,Ns signature,Nb data,u eta)48
executeTransaction(Na target,u value,Ns signature,Nb data,u eta)0
cancelTransaction(La target,u value,Os signature,Ob data,u eta)h
setPendingAdmin(Ga pendingAdmin)49
acceptAdmin()23` },
  { source: 'Proxy', rows: `upgradeTo(Ma newImplementation)y
upgradeToAndCall(Ma newImplementation,Nb data)y
upgrade(Ma proxy,Ma implementation)g
upgradeAndCall(Ma proxy,Ma implementation,Nb data)g
setImplementation(Ma newImplementation)g
_setImplementation(Ma newImplementation)g
_setPendingImplementation(Ma newImplementation)g
setBeacon(Ma newBeacon)g
changeAdmin(Ga newAdmin)49
changeProxyAdmin(Ma proxy,Ga newAdmin)49
diamondCut((Ma facet,uint8 action,Pbytes4[] selectors)[] cuts,Ma initializer,Nb data)y` },
  { source: 'Vote escrows', rows: `claimMany(u[] tokenIds)1e
claimIncentives(A%a[] incentives,A%a[][] tokens,u tokenId)n` },
  { source: 'Aave', rows: `supply(A!a asset,u amount,Ea onBehalfOf,uint16 referralCode)4j.t
deposit(A!a asset,u amount,Ea onBehalfOf,uint16 referralCode)1l.t
supplyWithPermit(A!a asset,u amount,Ea onBehalfOf,uint16 referralCode,u deadline,uint8 permitV,Ow permitR,Ow permitS)4j.t
borrow(A!a asset,u amount,u interestRateMode,uint16 referralCode,Ea onBehalfOf)4f
repay(A!a asset,u amount,u interestRateMode,Ea onBehalfOf)2a
repayWithPermit(A!a asset,u amount,u interestRateMode,Ea onBehalfOf,u deadline,uint8 permitV,Ow permitR,Ow permitS)2a
repayWithATokens(A!a asset,u amount,u interestRateMode)2a
supply(Sw args)4j
repay(Sw args)2a
repayWithATokens(Sw args)2a
supplyWithPermit(Sw args,Ow r,Ow s)4j
repayWithPermit(Sw args,Ow r,Ow s)2a
withdraw(Sw args)2d
borrow(Sw args)4f
setUserUseReserveAsCollateral(Ow args)4k
swapBorrowRateMode(Ow args)4l
setUserUseReserveAsCollateral(A!a asset,f useAsCollateral)4m
swapBorrowRateMode(A!a asset,u interestRateMode)4l
setUserEMode(uint8 categoryId)4l
setUserUseReserveAsCollateralOnBehalfOf(A!a asset,f useAsCollateral,Ea onBehalfOf)4m
setUserEModeOnBehalfOf(uint8 categoryId,Ea onBehalfOf)4l
approvePositionManager(Ga positionManager,f approve)6
renouncePositionManagerRole(La user)4
flashLoan(Ma receiverAddress,A!a[] assets,u[] amounts,u[] interestRateModes,Ea onBehalfOf,Nb params,uint16 referralCode)2r
flashLoanSimple(Ma receiverAddress,A!a asset,u amount,Nb params,uint16 referralCode)4n
liquidationCall(A!a collateralAsset,A!a debtAsset,Da user,u debtToCover,f receiveAToken)4o
liquidationCall(Qw args1,Ow args2)4o
mintToTreasury(A%a[] assets)m
rebalanceStableBorrowRate(A!a asset,La user)4p
depositETH(Ba pool,Ea onBehalfOf,uint16 referralCode)1l.13
withdrawETH(Ba pool,u amount,Ea onBehalfOf)o.t
withdrawETHWithPermit(Ba pool,u amount,Da to,u deadline,uint8 permitV,Ow permitR,Ow permitS)2d
repayETH(Ba pool,u amount,u rateMode,Ea onBehalfOf)2a
repayETH(Ba pool,u amount,Ea onBehalfOf)2a
borrowETH(Ba pool,u amount,u interestRateMode,uint16 referralCode)4f
borrowETH(Ba pool,u amount,uint16 referralCode)4f
delegationWithSig(Ea delegator,Ga delegatee,u value,u deadline,uint8 v,Ow r,Ow s)6
claimRewards(A%a[] assets,u amount,Da to,A%a reward)n
claimAllRewards(A%a[] assets,Da to)n
claimRewardsOnBehalf(A%a[] assets,u amount,Ea user,Da to,A%a reward)n
claimAllRewardsOnBehalf(A%a[] assets,Ea user,Da to)n
claimRewardsToSelf(A%a[] assets,u amount,A%a reward)n
claimAllRewardsToSelf(A%a[] assets)n
setClaimer(Ea user,Ga caller)6
swapAndDeposit(Aa assetToSwapFrom,Aa assetToSwapTo,u amountToSwap,u minAmountToReceive,u swapAllBalanceOffset,Nb swapCalldata,M!a augustus,{54} permitParams)34
swapAndRepay(A!a collateralAsset,A!a debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,u buyAllBalanceOffset,Nb paraswapData,{54} permitSignature)4q
swapAndRepay(A!a collateralAsset,A!a debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,{54} permitSignature,f useEthPath)4q
claimRewards(Da to,u amount)n
claimRewardsAndRedeem(Da to,u claimAmount,u redeemAmount)n
redeem(Da to,u amount)1k
claimRewardsOnBehalf(Ea from,Da to,u amount)n
claimRewardsAndRedeemOnBehalf(Ea from,Da to,u claimAmount,u redeemAmount)n
redeemOnBehalf(Ea from,Da to,u amount)1k
stake(Ea to,u amount)1n
claimRewardsAndStake(Ea to,u amount)4r
cooldownOnBehalfOf(Ea from)4s
stakeWithPermit(u amount,u deadline,uint8 v,Ow r,Ow s)1n
stakeWithPermit(Fa from,u amount,u deadline,uint8 v,Ow r,Ow s)1n
delegateByType(Ha delegatee,uint8 delegationType)4b
delegateByTypeBySig(Ha delegatee,uint8 delegationType,u nonce,u expiry,uint8 v,Ow r,Ow s)4b
claimAllRewards(A!a asset,Da receiver)n
claimSelectedRewards(A!a asset,A%a[] rewards,Da receiver)n
claimSelectedRewards(A%a[] assets,A%a[][] rewards,Da receiver)n
claimAllRewardsOnBehalf(A!a asset,Ea user,Da receiver)n
claimSelectedRewardsOnBehalf(A!a asset,A%a[] rewards,Ea user,Da receiver)n
claimSelectedRewardsOnBehalf(A%a[] assets,A%a[][] rewards,Ea user,Da receiver)n
claimAllRewardsPermit(A!a asset,Ea user,Da receiver,u deadline,{7} sig)n
claimSelectedRewardsPermit(A!a asset,A%a[] rewards,Ea user,Da receiver,u deadline,{7} sig)n
setClaimer(Ga claimer,f flag)6
setClaimer(Ea user,Ga claimer,f flag)6
setCooldownOperator(Ga operator,f flag)6
depositWithPermit(u assets,Da receiver,u deadline,{7} sig)1l
submitVote(u proposalId,f support,(Aa underlyingAsset,uint128 slot,Ob proof)[] votingBalanceProofs)l
buyAsset(u minAmount,Da receiver)2g
sellAsset(u maxAmount,Da receiver)4t
buyAssetWithSig(Ea originator,u minAmount,Da receiver,u deadline,Ob signature)2g
sellAssetWithSig(Ea originator,u maxAmount,Da receiver,u deadline,Ob signature)4t
supply(u reserveId,u amount,Ea onBehalfOf)4j
repay(u reserveId,u amount,Ea onBehalfOf)2a
withdraw(u reserveId,u amount,Ea onBehalfOf)2d
borrow(u reserveId,u amount,Ea onBehalfOf)4f
setUsingAsCollateral(u reserveId,f usingAsCollateral,Ea onBehalfOf)4u
setUserPositionManager(Ga positionManager,f approve)6` },
  { source: 'Staked Aave', at: /^Staked (?:Aave|GHO)/, rows: `cooldown()4s` },
  { source: 'Abracadabra', rows: `cook(uint8[] actions,u[] values,Nb[] datas)0
addCollateral(Ea to,f skim,u share)4d
removeCollateral(Da to,u share)4e
borrow(Da to,u amount)4f
repay(Ea to,f skim,u part)2a
deposit(A-a token,Fa from,Ea to,u amount,u share)1l
withdraw(A%a token,Fa from,Da to,u amount,u share)o
transfer(A-a token,Fa from,Da to,u share)i
transferMultiple(A-a token,Fa from,Da[] tos,u[] shares)i
setMasterContractApproval(Ea user,Ga masterContract,f approved,uint8 v,Ow r,Ow s)6
batch(Nb[] calls,f revertOnFail)0
deploy(Ma masterContract,Ob data,f useCreate2)5` },
  { source: 'Ajna', rows: `addQuoteToken(u amount,u index,u expiry)1f
addCollateral(u amountToAdd,u index,u expiry)4d
removeQuoteToken(u maxAmount,u index)4v
removeCollateral(u maxAmount,u index)4w
moveQuoteToken(u maxAmount,u fromIndex,u toIndex,u expiry)4x
drawDebt(Ea borrowerAddress,u amountToBorrow,u limitIndex,u collateralToPledge)4f
repayDebt(Ea borrowerAddress,u maxQuoteTokenAmountToRepay,u collateralAmountToPull,Da collateralReceiver,u limitIndex)4y
increaseLPAllowance(Ga spender,u[] indexes,u[] amounts)6
approveLPTransferors(Ga[] transferors)6
revokeLPAllowance(La spender,u[] indexes)10
decreaseLPAllowance(La spender,u[] indexes,u[] amounts)10
revokeLPTransferors(La[] transferors)10
transferLP(Fa owner,Da newOwner,u[] indexes)i` },
  { source: 'Alchemix', rows: `deposit(A!a yieldToken,u amount,Ea recipient)1l
depositUnderlying(A!a yieldToken,u amount,Ea recipient,u minimumAmountOut)1o
withdrawUnderlying(A!a yieldToken,u shares,Da recipient,u minimumAmountOut)4z
withdrawFrom(Ea owner,A!a yieldToken,u shares,Da recipient)2d
withdrawUnderlyingFrom(Ea owner,A!a yieldToken,u shares,Da recipient,u minimumAmountOut)4z
mintFrom(Ea owner,u amount,Da recipient)29
burn(u amount,Ea recipient)2a
repay(A!a underlyingToken,u amount,Ea recipient)2a
liquidate(A!a yieldToken,u shares,u minimumAmountOut)50
approveMint(Ga spender,u amount)6
approveWithdraw(Ga spender,A!a yieldToken,u shares)6
poke(La owner)m` },
  { source: 'Compound v2', rows: `repayBorrow()2a
repayBorrow(u repayAmount)2a
repayBorrowBehalf(Ea borrower)2a
repayBorrowBehalf(Ea borrower,u repayAmount)2a
repayBehalf(Ea borrower)2a
repayBehalfExplicit(Ea borrower,Ma cEther)2a
redeemUnderlying(u redeemAmount)51
liquidateBorrow(Da borrower,u repayAmount,A!a cTokenCollateral)4o
liquidateBorrow(Da borrower,A!a cTokenCollateral)4o
enterMarkets(A%a[] cTokens)52
exitMarket(Aa cTokenAddress)53
claimComp(Ea holder)n
claimComp(Ea holder,A%a[] cTokens)n
claimComp(Ea[] holders,A%a[] cTokens,f borrowers,f suppliers)n
accrueInterest()54
exchangeRateCurrent()m
totalBorrowsCurrent()m
balanceOfUnderlying(La owner)m
borrowBalanceCurrent(La account)m
mintBehalf(Ea receiver,u mintAmount)3y
borrowBehalf(Ea borrower,u borrowAmount)4f
redeemBehalf(Ea redeemer,u redeemTokens)51
redeemUnderlyingBehalf(Ea redeemer,u redeemAmount)51
updateDelegate(Ga delegate,f approved)6
claimVenus(Ea holder)n
claimVenus(Ea holder,A%a[] vTokens)n
claimVenus(Ea[] holders,A%a[] vTokens,f borrowers,f suppliers)n
claimVenus(Ea[] holders,A%a[] vTokens,f borrowers,f suppliers,f collateral)n
mintVAI(u mintVAIAmount)29
repayVAI(u amount)2a
repayVAIBehalf(Ea borrower,u amount)2a
requestWithdrawal(A%a rewardToken,u pid,u amount)55
executeWithdrawal(A%a rewardToken,u pid)16
claimInterest(A%a vToken)n
claimInterest(A%a vToken,Ea user)n
claimReward(Ea holder)n
claimReward(Ea holder,A%a[] mTokens)n
claimReward(Ea[] holders,A%a[] mTokens,f borrowers,f suppliers)n
mintWithPermit(u mintAmount,u deadline,uint8 v,Ow r,Ow s)3y
claimReward(uint8 rewardType,Ea holder)n
claimReward(uint8 rewardType,Ea holder,A%a[] qiTokens)n
claimReward(uint8 rewardType,Ea[] holders,A%a[] qiTokens,f borrowers,f suppliers)n
requestUnlock(u shareAmount)55` },
  { source: 'Compound v2 market', at: /^Compound v2 c[A-Z]+$/, rows: `mint()3y
mint(u mintAmount)3y
redeem(u redeemTokens)51
borrow(u borrowAmount)4f` },
  { source: 'Compound v3', rows: `supply(A!a asset,u amount)4j
supplyTo(Ea dst,A!a asset,u amount)4j.14
supplyFrom(Fa from,Ea dst,A!a asset,u amount)4j
withdrawFrom(Ea src,Da to,A!a asset,u amount)2d.15
transferAsset(Da dst,A!a asset,u amount)i.14
transferAssetFrom(Fa src,Da dst,A!a asset,u amount)i.14
allowBySig(Ea owner,Ga manager,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s)6
buyCollateral(A!a asset,u minAmount,u baseAmount,Da recipient)2g
absorb(La absorber,La[] accounts)4o
accrueAccount(La account)m
claim(A%a comet,Ea src,f shouldAccrue)1e
claimTo(A%a comet,Ea src,Da to,f shouldAccrue)1e
invoke(Pw[] actions,Nb[] data)0` },
  { source: 'Compound v3 market', at: /^Compound v3 [A-Z.]+$/, rows: `withdraw(A!a asset,u amount)2d
withdrawTo(Da to,A!a asset,u amount)2d.15` },
  { source: 'Euler', rows: `setAccountOperator(Ea account,Ga operator,f authorized)6
setOperator(Ebytes19 addressPrefix,Ga operator,u operatorBitField)6
setNonce(Ebytes19 addressPrefix,u nonceNamespace,u nonce)h
setLockdownMode(Ebytes19 addressPrefix,f enabled)56
setPermitDisabledMode(Ebytes19 addressPrefix,f enabled)56
enableCollateral(Ea account,Aa vault)52
disableCollateral(Ea account,Aa vault)53
reorderCollaterals(Ea account,uint8 index1,uint8 index2)52
enableController(Ea account,Ga vault)6
disableController(Ea account)4
disableController()4
call(Na targetContract,Ea onBehalfOfAccount,u value,Nb data)0
controlCollateral(Ma targetCollateral,Ea onBehalfOfAccount,u value,Nb data)0
permit(Ea signer,La sender,u nonceNamespace,u nonce,u deadline,u value,Nb data,Ob signature)0
batch({87}[] items)0
batchRevert({87}[] items)0
batchSimulation({87}[] items)0
requireAccountStatusCheck(La account)m
forgiveAccountStatusCheck(La account)m
requireVaultStatusCheck()m
forgiveVaultStatusCheck()m
borrow(u amount,Da receiver)4f
repay(u amount,Ea receiver)2a
repayWithShares(u amount,Ea receiver)2a
pullDebt(u amount,Da from)4f
flashLoan(u amount,Nb data)4n
enableBalanceForwarder()8
disableBalanceForwarder()44
liquidate(Da violator,A!a collateral,u repayAssets,u minYieldBalance)57
setGovernorAdmin(Ga newGovernorAdmin)49
setFeeReceiver(Ja newFeeReceiver)40
setHookConfig(Ma newHookTarget,uint32 newHookedOps)x
setInterestRateModel(Ma newModel)6
skim(u amount,Da receiver)3z
transferFromMax(Fa from,Da to)i
enableReward(A%a rewarded,A%a reward)45
disableReward(A%a rewarded,A%a reward,f forfeitRecentReward)58
claimReward(A%a rewarded,A%a reward,Da recipient,f ignoreRecentReward)59
enterMarket(u subAccountId,Aa newMarket)52
exitMarket(u subAccountId,Aa oldMarket)53
approveDebt(u subAccountId,Ga spender,u amount)6
batchDispatch((f allowError,Ma proxyAddr,Nb data)[] items,Ea[] deferLiquidityChecks)0` },
  { source: 'Fluid', rows: `operate(Tu nftId,int256 newCol,int256 newDebt,Da to)5a
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebt,Da to)5b
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebtToken0,int256 newDebtToken1,int256 debtSharesMinMax,Da to)5b
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 newDebt,Da to)5c
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 perfectDebtShares,int256 debtToken0MinMax,int256 debtToken1MinMax,Da to)5c
deposit(u assets,Ea receiver,u minAmountOut)1o
mint(u shares,Ea receiver,u maxAssets)5d
claim(Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)1e
claimOnBehalfOf(Ea onBehalfOf,Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)1e` },
  { source: 'Fraxlend', rows: `addCollateral(u collateralAmount,Ea borrower)4d
borrowAsset(u borrowAmount,u collateralAmount,Da receiver)4f
removeCollateral(u collateralAmount,Da receiver)4e
repayAsset(u shares,Ea borrower)2a
repayAssetWithCollateral(M!a swapperAddress,u collateralToSwap,u amountAssetOutMin,A~a[] path)4q
leveragedPosition(M!a swapperAddress,u borrowAmount,u initialCollateralAmount,u amountCollateralOutMin,A~a[] path)5e
liquidate(uint128 sharesToLiquidate,u deadline,Da borrower)4o` },
  { source: 'Gearbox', rows: `openCreditAccount(Ea onBehalfOf,{13}[] calls,u referralCode)5
closeCreditAccount(Ea creditAccount,{13}[] calls)0
multicall(Ea creditAccount,{13}[] calls)0
botMulticall(Ea creditAccount,{13}[] calls)0
liquidateCreditAccount(Da creditAccount,Da to,{13}[] calls)4o
setBotPermissions(Ga bot,Ea creditAccount,uint192 permissions)6
setBotPermissions(Ga bot,uint192 permissions)6
depositWithReferral(u assets,Ea receiver,u referralCode)1l
mintWithReferral(u shares,Ea receiver,u referralCode)3y` },
  { source: 'Liquity', rows: `openTrove(Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver)5e
openTroveAndJoinInterestBatchManager((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,Ga interestBatchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)5e
openTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)5e
openLeveragedTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u flashLoanAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)5e
addColl(Tu troveId,u collAmount)4d
repayBold(Tu troveId,u boldAmount)2a
addCollWithRawETH(Tu troveId)4d
withdrawColl(u troveId,u collWithdrawal)4e
withdrawCollToRawETH(u troveId,u amount)4e
closeTroveFromCollateral(u troveId,u flashLoanAmount,u minExpectedCollateral)5f
claimCollateral()1e
claimAllCollGains()n
closeTrove(Tu troveId)5g
closeTroveToRawETH(Tu troveId)5g
withdrawBold(u troveId,u boldAmount,u maxUpfrontFee)5h
leverUpTrove((u troveId,u flashLoanAmount,u boldAmount,u maxUpfrontFee) params)5i
adjustTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)5j
adjustTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)5j
adjustZombieTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)5j
adjustZombieTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)5j
leverDownTrove((u troveId,u flashLoanAmount,u minBoldAmount) params)4q
adjustTroveInterestRate(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)4p
applyPendingDebt(u troveId,u lowerHint,u upperHint)m
removeInterestIndividualDelegate(u troveId)4
kickFromBatch(u troveId,u upperHint,u lowerHint)m
setAddManager(u troveId,Ga manager)6
setRemoveManager(u troveId,Ga manager)6
setRemoveManagerWithReceiver(u troveId,Ga manager,Da receiver)6
setInterestIndividualDelegate(u troveId,Ga delegate,uint128 minInterestRate,uint128 maxInterestRate,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee,u minInterestRateChangePeriod)6
setInterestBatchManager(u troveId,Ga newBatchManager,u upperHint,u lowerHint,u maxUpfrontFee)6
switchBatchManager(u troveId,u removeUpperHint,u removeLowerHint,Ga newBatchManager,u addUpperHint,u addLowerHint,u maxUpfrontFee)6
removeFromBatch(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)5k
removeFromBatch(u id)5k
registerBatchManager(uint128 minInterestRate,uint128 maxInterestRate,uint128 currentInterestRate,uint128 annualManagementFee,uint128 minInterestRateChangePeriod)6
lowerBatchManagementFee(u newAnnualManagementFee)6
setBatchManagerAnnualInterestRate(uint128 newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)6
provideToSP(u topUp,f doClaim)1l
withdrawFromSP(u amount,f doClaim)o
redeemCollateral(u boldAmount,u maxIterationsPerCollateral,u maxFeePercentage)5l
urgentRedemption(u boldAmount,u[] troveIds,u minCollateral)57
openTrove(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)5e
withdrawLUSD(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)5h
adjustTrove(u maxFeePercentage,u collWithdrawal,u LUSDChange,f isDebtIncrease,La upperHint,La lowerHint)5m
addColl(La upperHint,La lowerHint)4d
repayLUSD(u LUSDAmount,La upperHint,La lowerHint)2a
withdrawColl(u collWithdrawal,La upperHint,La lowerHint)4e
withdrawETHGainToTrove(La upperHint,La lowerHint)4d
provideToSP(u amount,Ja frontEndTag)1l
withdrawFromSP(u amount)o
redeemCollateral(u LUSDamount,La firstRedemptionHint,La upperPartialRedemptionHint,La lowerPartialRedemptionHint,u partialRedemptionHintNICR,u maxIterations,u maxFeePercentage)5l
liquidate(Da borrower)4o
liquidateTroves(u n)4o
batchLiquidateTroves(Da[] troveArray)4o` },
  { source: 'Liquity troves', at: /^Liquity borrower operations$/, rows: `closeTrove()5n` },
  { source: 'Sky and Maker', rows: `frob(Pw i,Ea u,Fa v,Da w,int256 dink,int256 dart)5o
flux(Pw ilk,Fa src,Da dst,u wad)i
move(Fa src,Da dst,u rad)i
fork(Pw ilk,Ea src,Ea dst,int256 dink,int256 dart)i
drip(Pw ilk)m
join(Ea usr,u wad)1l
exit(Da usr,u wad)o
push(Da usr,u wad)i
daiToUsds(Da usr,u wad)27
usdsToDai(Da usr,u wad)27
open(Pw ilk,Ea usr)5
give(u cdp,Ga dst)b
cdpAllow(u cdp,Ga usr,u ok)6
urnAllow(Ga usr,u ok)6
frob(u cdp,int256 dink,int256 dart)5o
flux(Pw ilk,u cdp,Da dst,u wad)i
flux(u cdp,Da dst,u wad)i
move(u cdp,Da dst,u rad)i
quit(u cdp,Da dst)i
shift(u cdpSrc,Tu cdpDst)i
enter(Ea src,Tu cdp)i
hope(Ea owner,u index,Ga usr)6
nope(Ea owner,u index,Ga usr)10
lock(Ea owner,u index,u wad,uint16 ref)30
lockSky(Ea owner,u index,u skyWad,uint16 ref)30
wipe(Ea owner,u index,u wad)2a
wipeAll(Ea owner,u index)2a
free(Ea owner,u index,Da to,u wad)2d
freeNoFee(Ea owner,u index,Da to,u wad)2d
freeSky(Ea owner,u index,Da to,u skyWad)2d
getReward(Ea owner,u index,A%a farm,Da to)n
draw(Ea owner,u index,Da to,u wad)4f
selectFarm(Ea owner,u index,M%a farm,uint16 ref)8
selectVoteDelegate(Ea owner,u index,Ha voteDelegate)4b
deposit(u assets,Ea receiver,uint16 referral)1l
mint(u shares,Ea receiver,uint16 referral)3y
buyGem(Da usr,u gemAmt)5p
sellGem(Da usr,u gemAmt)4t
buyGemNoFee(Da usr,u gemAmt)5p
sellGemNoFee(Da usr,u gemAmt)4t
vote(Ha[] yays)l
vote(Pw slate)l
etch(Ha[] yays)l
votePoll(u pollId,u optionId)l
votePoll(u[] pollIds,u[] optionIds)l
mkrToSky(Da usr,u mkrAmt)5q
skyToMkr(Da usr,u skyAmt)5q
build(Ea owner)5
setCache(Ma cacheAddr)6
execute(Mb code,Nb data)0` },
  { source: 'Morpho', rows: `supply(A{84} marketParams,u assets,u shares,Ea onBehalf,Nb data)4j
supplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)4d
repay(A%{82} marketParams,u assets,u shares,Ea onBehalf,Nb data)2a
withdraw(A%{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)o.16
withdrawCollateral(A%{82} marketParams,u assets,Ea onBehalf,Da receiver)4e.17
borrow(A%{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)4f.16
liquidate(A{82} marketParams,Da borrower,u seizedAssets,u repaidShares,Nb data)4o
flashLoan(Aa token,u assets,Nb data)4n
setAuthorizationWithSig((Ea authorizer,Ga authorized,f isAuthorized,u nonce,u deadline) authorization,{7} signature)6
accrueInterest(A{82} marketParams)54
createMarket(A{82} marketParams)3x
submitCap(M{82} marketParams,u newSupplyCap)6
acceptCap(M{82} marketParams)23
submitMarketRemoval(M{82} marketParams)6
setCurator(Ga newCurator)6
submitGuardian(Ga newGuardian)6
setIsAllocator(Ga newAllocator,f newIsAllocator)6
setFeeRecipient(Ja newFeeRecipient)40
setSkimRecipient(Da newSkimRecipient)40
acceptGuardian()23
acceptTimelock()23
revokePendingGuardian()4g
revokePendingTimelock()4g
submitTimelock(u newTimelock)6
updateWithdrawQueue(u[] indexes)6
revokePendingCap(Pw id)4g
revokePendingMarketRemoval(Pw id)4g
setSupplyQueue(Pw[] newSupplyQueue)6
reallocate(M({82} marketParams,u assets)[] allocations)6
reallocateTo(Aa vault,M({82} marketParams,uint128 amount)[] withdrawals,M{82} supplyMarketParams)6
claim(Da account,A%a reward,u claimable,Ow[] proof)1e
multicall({79}[] bundle)0
reenter({79}[] bundle)0
morphoSupply(A{84} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)4j
morphoSupplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)4d
morphoRepay(A%{82} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)2a
morphoBorrow(A%{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)4f
morphoWithdraw(A%{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)o
morphoWithdrawCollateral(A%{82} marketParams,u assets,Da receiver)4e
morphoFlashLoan(Aa token,u assets,Nb data)4n
erc20Transfer(Aa token,Da receiver,u amount)i
erc20TransferFrom(Aa token,Da receiver,u amount)i
nativeTransfer(Da receiver,u amount)i
permit2TransferFrom(Aa token,Da receiver,u amount)i
erc4626Deposit(Ma vault,u assets,u maxSharePriceE27,Ea receiver)1l
erc4626Mint(Ma vault,u shares,u maxSharePriceE27,Ea receiver)3y
erc4626Withdraw(Ma vault,u assets,u minSharePriceE27,Da receiver,Ea owner)o
erc4626Redeem(Ma vault,u shares,u minSharePriceE27,Da receiver,Ea owner)1k
wrapNative(u amount,Da receiver)5r
wrapStEth(u amount,Da receiver)5r
unwrapNative(u amount,Da receiver)5s
unwrapStEth(u amount,Da receiver)5s
stakeEth(u amount,u maxSharePriceE27,Ia referral,Da receiver)1n
aaveV2Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)2a
aaveV3Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)2a
aaveV3OptimizerRepay(A!a underlying,u amount,Ea onBehalf)2a
aaveV2Withdraw(Aa token,u amount,Da receiver)2d
aaveV3Withdraw(Aa token,u amount,Da receiver)2d
aaveV3OptimizerWithdraw(A!a underlying,u amount,u maxIterations,Da receiver)o
aaveV3OptimizerWithdrawCollateral(A!a underlying,u amount,Da receiver)4e
compoundV2RepayErc20(Ba cToken,u amount,Ea onBehalf)2a
compoundV2RepayEth(u amount,Ea onBehalf)2a
compoundV3Repay(Ma instance,u amount,Ea onBehalf)2a
compoundV2RedeemErc20(Ba cToken,u amount,Da receiver)51
compoundV2RedeemEth(u amount,Da receiver)51
compoundV3WithdrawFrom(Ma instance,A!a asset,u amount,Da receiver)2d
erc20WrapperDepositFor(Ma wrapper,u amount)5r
erc20WrapperWithdrawTo(Ma wrapper,Da receiver,u amount)5s
buy(Ma augustus,Nb callData,Ba srcToken,Aa destToken,u newDestAmount,{68} offsets,Da receiver)5p
sell(Ma augustus,Nb callData,Ba srcToken,Aa destToken,f sellEntireBalance,{68} offsets,Da receiver)4t
buyMorphoDebt(Ma augustus,Nb callData,Ba srcToken,A{82} marketParams,{68} offsets,Ea onBehalf,Da receiver)4o
morphoWrapperWithdrawTo(Da receiver,u amount)5s
morphoWrapperDepositFor(Da receiver,u amount)5r
morphoSetAuthorizationWithSig((Ea delegator,Ga manager,f isAllowed,u nonce,u deadline) authorization,{7} signature,f skipRevert)6
erc20TransferFrom(A!a asset,u amount)i
transferFrom2(A!a asset,u amount)i
wrapNative(u amount)5r
wrapStEth(u amount)5r
aaveV2Repay(A!a asset,u amount,u interestRateMode)2a
aaveV3Repay(A!a asset,u amount,u interestRateMode)2a
aaveV3OptimizerRepay(A!a underlying,u amount)2a
compoundV2Repay(Ba cToken,u amount)2a
unwrapNative(u amount)5s
unwrapStEth(u amount)5s
aaveV2Withdraw(A!a asset,u amount)2d
aaveV3Withdraw(A!a asset,u amount)2d
aaveV3OptimizerWithdraw(A!a underlying,u amount,u maxIterations)o
aaveV3OptimizerWithdrawCollateral(A!a underlying,u amount)4e
compoundV2Redeem(Ba cToken,u amount)51
compoundV3Repay(Ma instance,u amount)2a
compoundV3WithdrawFrom(Ma instance,A!a asset,u amount)2d
stakeEth(u amount,u minShares,Ia referral)20
urdClaim(Ma distributor,Da account,A%a reward,u amount,Ow[] proof,f skipRevert)1e
compoundV3AllowBySig(Ma instance,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s,f skipRevert)6
aaveV3OptimizerApproveManagerWithSig(f isApproved,u nonce,u deadline,{7} signature,f skipRevert)6
permit(A!a asset,u amount,u deadline,uint8 v,Ow r,Ow s,f skipRevert)3.18
permitDai(u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s,f skipRevert)3
submit(Nb data)6
revoke(Nb data)10
forceDeallocate(Ma adapter,Ob data,u assets,Ea onBehalf)45
setIsSentinel(Ga account,f newIsSentinel)6` },
  { source: 'Notional', rows: `depositUnderlyingToken(Ea account,uint16 currencyId,u amountExternalPrecision)1l
depositAssetToken(Ea account,uint16 currencyId,u amountExternalPrecision)1l
batchBalanceAction(Ea account,N{162}[] actions)0
batchBalanceAction(N{162}[] actions)0
batchBalanceAndTradeAction(Ea account,N{169}[] actions)0
batchLend(Ea account,N(uint16 currencyId,f depositUnderlying,w[] trades)[] actions)0
batchBalanceAndTradeActionWithCallback(Ea account,N{169}[] actions,Nb callbackData)0
enableBitmapCurrency(uint16 currencyId)6
settleAccount(La account)m
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem,f sellTokenAssets,f acceptResidualAssets)1k
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem)1k
nTokenClaimIncentives()n` },
  { source: 'Silo', rows: `deposit(u assets,Ea receiver,uint8 collateralType)1l
mint(u shares,Ea receiver,uint8 collateralType)3y
withdraw(u assets,Da receiver,Ea owner,uint8 collateralType)2d
redeem(u shares,Da receiver,Ea owner,uint8 collateralType)51
borrow(u assets,Da receiver,Ea borrower)4f
borrowShares(u shares,Da receiver,Ea borrower)4f
borrowSameAsset(u assets,Da receiver,Ea borrower)4f
repayShares(u shares,Ea borrower)2a
switchCollateralToThisSilo()53
transitionCollateral(u shares,Ea owner,uint8 transitionFrom)53
setReceiveApproval(Ea owner,u amount)6
flashLoan(Ma receiver,A=a token,u amount,Nb data)4n` },
  { source: 'Summer', rows: `depositTokens(Aa asset,u amount)1l
enterFleet(A!a fleetCommander,u assets,Ea receiver)1l
withdrawTokens(A%a asset,u amount)o
exitFleet(A!a fleetCommander,u assets)o
unstakeAndWithdrawAssets(A!a fleetCommander,u shares,f claimRewards)21
swap(Aa fromToken,Aa toToken,u assets,u minTokensReceived,Nb swapCalldata)34
claimMerkleRewards(Da user,u[] indices,u[] amounts,Ow[][] proofs,Ma rewardsRedeemer)n
claimFleetRewards(A!a[] fleetCommanders,A%a rewardToken)n
claimGovernanceRewards(Ma govRewardsManager,A%a rewardToken)n` },
  { source: 'Blur', rows: `execute({196} sell,{197} buy)5t
bulkExecute(({196} sell,{197} buy)[] executions)5t
takeAsk({201} inputs,Ob oracleSignature)5t
takeAskPool({201} inputs,Ob oracleSignature,u amountToWithdraw)5t
takeAskSingle({200} inputs,Ob oracleSignature)5t
takeAskSinglePool({200} inputs,Ob oracleSignature,u amountToWithdraw)5t
takeBid(({159}[] orders,{123}[] exchanges,{25} takerFee,Ob signatures) inputs,Ob oracleSignature)5t
takeBidSingle(({159} order,{123} exchange,{25} takerFee,Ob signature) inputs,Ob oracleSignature)5t
cancelTrades((Pw hash,u index,u amount)[] cancels)h
cancelOrder({181} order)h
cancelOrders({181}[] orders)h
incrementNonce()h` },
  { source: 'LooksRare, X2Y2', rows: `executeTakerBid({50} takerBid,{186} makerAsk,Ob makerSignature,{66} merkleTree,Ia affiliate)5u
executeTakerAsk({50} takerAsk,{186} makerBid,Ob makerSignature,{66} merkleTree,Ia affiliate)5u
executeMultipleTakerBids({50}[] takerBids,{186}[] makerAsks,Ob[] makerSignatures,{66}[] merkleTrees,Ia affiliate,f isAtomic)5u
cancelOrderNonces(u[] orderNonces)h
cancelSubsetNonces(u[] subsetNonces)h
incrementBidAskNonces(f bid,f ask)h
grantApprovals(Ga[] operators)3
revokeApprovals(La[] operators)4
matchAskWithTakerBidUsingETHAndWETH({110} takerBid,{173} makerAsk)5t
matchAskWithTakerBid({110} takerBid,{173} makerAsk)5t
matchBidWithTakerAsk({110} takerAsk,{173} makerBid)5t
cancelAllOrdersForSender(u minNonce)h
cancelMultipleMakerOrders(u[] orderNonces)h
run(((u salt,Ca user,u network,u intent,u delegateType,u deadline,Aa currency,Ob dataMask,(u price,Ob data)[] items,Ow r,Ow s,uint8 v,uint8 signVersion)[] orders,(uint8 op,u orderIdx,u itemIdx,u price,Pw itemHash,Ma executionDelegate,Ob dataReplacement,u bidIncentivePct,u aucMinIncrementPct,u aucIncDurationSecs,(u percentage,Ca to)[] fees)[] details,(u salt,u deadline,u amountToEth,u amountToWeth,Da user,f canFail) shared,Ow r,Ow s,uint8 v) input)5t
cancel(Pw[] itemHashes,u deadline,uint8 v,Ow r,Ow s)h` },
  { source: 'Manifold', rows: `purchase(uint40 listingId)p
purchase(uint40 listingId,Nb data)p
purchase(uint40 listingId,uint24 count)p
purchase(uint40 listingId,uint24 count,Nb data)p
purchase(Ia referrer,uint40 listingId)p
purchase(Ia referrer,uint40 listingId,Nb data)p
purchase(Ia referrer,uint40 listingId,uint24 count)p
purchase(Ia referrer,uint40 listingId,uint24 count,Nb data)p
cancel(uint40 listingId,uint16 holdbackBPS)h` },
  { source: 'Rarible, Sudoswap, Foundation, OpenSea, CryptoPunks', rows: `directPurchase((Ca sellOrderMaker,u sellOrderNftAmount,Pbytes4 nftAssetClass,Pb nftData,u sellOrderPaymentAmount,Aa paymentToken,u sellOrderSalt,u sellOrderStart,u sellOrderEnd,Pbytes4 sellOrderDataType,Ob sellOrderData,Ob sellOrderSignature,u buyOrderPaymentAmount,u buyOrderNftAmount,Nb buyOrderData) direct)5p
directAcceptBid((La bidMaker,u bidNftAmount,Pbytes4 nftAssetClass,Pb nftData,u bidPaymentAmount,Aa paymentToken,u bidSalt,u bidStart,u bidEnd,Pbytes4 bidDataType,Ob bidData,Ob bidSignature,u sellOrderPaymentAmount,u sellOrderNftAmount,Nb sellOrderData) direct)4t
matchOrders({178} orderLeft,Ob signatureLeft,{178} orderRight,Ob signatureRight)5t
cancel((La maker,{71} makeAsset,La taker,{71} takeAsset,u salt,u start,u end,Pbytes4 dataType,Ob data) order)h
swapETHForSpecificNFTs({8}[] swapList,Da ethRecipient,Da nftRecipient,u deadline)3v
robustSwapETHForSpecificNFTs(({8} swapInfo,u maxCost)[] swapList,Da ethRecipient,Da nftRecipient,u deadline)2w
swapNFTsForToken({8}[] swapList,u minOutput,Da tokenRecipient,u deadline)2w
buyV2(Aa nftContract,u tokenId,u maxPrice,Ia referrer)p
buy(Aa nftContract,u tokenId,u maxPrice)p
placeBid(u auctionId)5v
placeBidV2(u auctionId,u amount,Ia referrer)5v
acceptOffer(A-a nftContract,u tokenId,La offerFrom,u minAmount)5w
makeOfferV2(Aa nftContract,u tokenId,u amount,Ia referrer)1x
setBuyPrice(A-a nftContract,u tokenId,u price)5x
createReserveAuction(A-a nftContract,u tokenId,u reservePrice)5x
finalizeReserveAuction(u auctionId)16
bulkTransfer(((uint8 itemType,Aa token,u identifier,u amount)[] items,Ca recipient,f validateERC721Receiver)[] items,Pw conduitKey)i
offerPunkForSale(u punkIndex,u minSalePriceInWei)5x
offerPunkForSaleToAddress(u punkIndex,u minSalePriceInWei,Ga toAddress)5x
acceptBidForPunk(u punkIndex,u minPrice)5w
enterBidForPunk(u punkIndex)5v
buyPunk(u punkIndex)p
transferPunk(Da to,u punkIndex)i
buy(Aa _originContract,u _tokenId,Aa _currencyAddress,u _amount)p
swapNFTsForToken(u[] nftIds,u minExpectedTokenOutput,Da tokenRecipient,f isRouter,La routerCaller)2w
swapTokenForSpecificNFTs(u[] nftIds,u maxExpectedTokenInput,Da nftRecipient,f isRouter,La routerCaller)2w
createConduit(Pw conduitKey,Ga initialOwner)5
updateChannel(Aa conduit,Ga channel,f isOpen)6
transferOwnership(Aa conduit,Ga newPotentialOwner)b` },
  { source: 'Seaport', rows: `fulfillBasicOrder({203} parameters)5t
fulfillBasicOrder_efficient_6GL6yc({203} parameters)5t
fulfillOrder({202} order,Pw fulfillerConduitKey)5t
fulfillAdvancedOrder({205} advancedOrder,{100}[] criteriaResolvers,Pw fulfillerConduitKey,Da recipient)5u.19
fulfillAvailableOrders({202}[] orders,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,u maximumFulfilled)5t
fulfillAvailableAdvancedOrders({205}[] advancedOrders,{100}[] criteriaResolvers,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,Da recipient,u maximumFulfilled)5u.1a
matchOrders(({199} parameters,Ob signature)[] orders,{128}[] fulfillments)5t
matchAdvancedOrders(({199} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData)[] orders,{100}[] criteriaResolvers,{128}[] fulfillments,Da recipient)5u.19
validate(((Ea offerer,Ma zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems) parameters,Ob signature)[] orders)2v
cancel((La offerer,La zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u counter)[] orders)h
incrementCounter()h` },
  { source: 'Zora', rows: `buy(Ea recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)2g
sell(Da recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)2h
deposit(Ca to,Pbytes4 reason,Ws comment)i
withdrawFor(Da to,u amount)o
setPayoutRecipient(Da newPayoutRecipient)40
addPermission(u tokenId,Ga user,u permissionBits)6
removePermission(u tokenId,Ga user,u permissionBits)10
setFundsRecipient(Da fundsRecipient)40
setupNewToken(Vs newURI,u maxSupply)8
setupNewTokenWithCreateReferral(Vs newURI,u maxSupply,Ia createReferral)8
updateTokenURI(u tokenId,Vs newURI)8
updateContractMetadata(Vs newURI,Vs newName)8` },
  { source: 'Zora', rows: `purchase(u quantity)p
purchaseWithComment(u quantity,Ws comment)p
purchaseWithRecipient(Da recipient,u quantity,Ws comment)p
mintWithRewards(Da recipient,u quantity,Ws comment,Ia mintReferral)5y
purchasePresale(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof)p
purchasePresaleWithComment(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment)p
purchasePresaleWithRewards(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment,Ia mintReferral)p
mint(Ma minter,u tokenId,u quantity,Ia[] rewardsRecipients,Nb minterArguments)5y
mintWithRewards(Ma minter,u tokenId,u quantity,Nb minterArguments,Ia mintReferral)5y
mint(Da mintTo,u quantity,Aa collection,u tokenId,Ia mintReferral,Ws comment)5y
mint(Da mintTo,u quantity,Aa tokenAddress,u tokenId,u totalValue,Aa currency,Ia mintReferral,Ws comment)5y
callSale(u tokenId,Ma salesConfig,Nb data)0
buy1155(Aa erc20zAddress,u num1155ToBuy,Da recipient,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96)2g
sell1155(Aa erc20zAddress,u num1155ToSell,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96)2h
buyOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96,Ws comment)2g
sellOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96,Ws comment)2h` },
  { source: 'Reads', rows: `totalSupply(u id)5z
contractURI()5z
tokenByIndex(u index)5z
tokenOfOwnerByIndex(La owner,u index)5z
royaltyInfo(u tokenId,u salePrice)5z
PERMIT_TYPEHASH()5z
nonceBitmap(La owner,u wordPos)5z
isValidSignature(Ow hash,Ob signature)5z
pendingOwner()5z
admin()5z
implementation()5z
proxiableUUID()5z
paused()5z
hasRole(Pw role,La account)5z
getRoleAdmin(Pw role)5z
token0()5z
token1()5z
fee()5z
factory()5z
liquidity()5z
tickSpacing()5z
observe(uint32[] secondsAgos)5z
getPool(Aa tokenA,Aa tokenB,uint24 fee)5z
positions(u tokenId)5z
getAmountsOut(u amountIn,Aa[] path)5z
getAmountsIn(u amountOut,Aa[] path)5z
getAmountOut(u amountIn,u reserveIn,u reserveOut)5z
getAmountIn(u amountOut,u reserveIn,u reserveOut)5z
quote(u amountA,u reserveA,u reserveB)5z
get_dy(int128 i,int128 j,u dx)5z
get_virtual_price()5z
getRate()5z
getBlockHash(u blockNumber)5z
getLastBlockHash()5z
getCurrentBlockTimestamp()5z
getCurrentBlockGasLimit()5z
getCurrentBlockCoinbase()5z
getCurrentBlockDifficulty()5z
getBasefee()5z
getChainId()5z
getThreshold()5z
getOwners()5z
isOwner(La owner)5z
nonce()5z
isModuleEnabled(La module)5z
getModulesPaginated(La start,u pageSize)5z
approvedHashes(La owner,Ow hash)5z
domainSeparator()5z
getTransactionHash(La to,u value,Ob data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,La refundReceiver,u nonce)5z
getNonce(La sender,uint192 key)5z
state(u proposalId)5z
proposals(u proposalId)5z
proposalVotes(u proposalId)5z
proposalSnapshot(u proposalId)5z
proposalDeadline(u proposalId)5z
hasVoted(u proposalId,La account)5z
getVotes(La account,u timepoint)5z
getPriorVotes(La account,u blockNumber)5z
getPastTotalSupply(u timepoint)5z
getCurrentVotes(La account)5z
quorum(u timepoint)5z
votingDelay()5z
votingPeriod()5z
proposalThreshold()5z
getMinDelay()5z
isOperationReady(Pw id)5z
isOperationPending(Pw id)5z
isOperationDone(Pw id)5z
getTimestamp(Pw id)5z
getUserAccountData(La user)5z
getReserveData(Aa asset)5z
getReservesList()5z
getReserveNormalizedIncome(Aa asset)5z
getUserConfiguration(La user)5z
getUserEMode(La user)5z
borrowAllowance(La fromUser,La toUser)5z
scaledBalanceOf(La user)5z
UNDERLYING_ASSET_ADDRESS()5z
getAccountLiquidity(La account)5z
borrowBalanceStored(La account)5z
exchangeRateStored()5z
getAssetsIn(La account)5z
markets(Aa cToken)5z
borrowBalanceOf(La account)5z
isLiquidatable(La account)5z
baseToken()5z
getUtilization()5z
latestAnswer()5z
latestRoundData()5z
description()5z
version()5z
getAssetPrice(Aa asset)5z
sharesOf(La account)5z
getSharesByPooledEth(u pooledEthAmount)5z
getPooledEthByShares(u sharesAmount)5z
stEthPerToken()5z
tokensPerStEth()5z
getWithdrawalStatus(u[] requestIds)5z
getWithdrawalRequests(La owner)5z
getExchangeRate()5z
getEthValue(u rethAmount)5z
getRethValue(u ethAmount)5z
earned(La account)5z
claimable(La account)5z
rewardPerToken()5z
pricePerShare()5z
getPricePerFullShare()5z
resolver(Pw node)5z
addr(Pw node)5z
addr(Pw node,u coinType)5z
text(Pw node,Ps key)5z
contenthash(Pw node)5z
owner(Pw node)5z
available(Ps name)5z
rentPrice(Ps name,u duration)5z
nameExpires(u id)5z
idOf(La owner)5z
ticks(int24 tick)5z
tickBitmap(int16 wordPosition)5z
allPairs(u index)5z
allPairsLength()5z
WETH()5z
getPoolTokens(Pw poolId)5z
getPoolId()5z
getSwapFeePercentage()5z
coins(u i)5z
balances(u i)5z
A()5z
poolInfo(u pid)5z
userInfo(u pid,La user)5z
getReserveNormalizedVariableDebt(Aa asset)5z
getUserReserveData(Aa asset,La user)5z
getAssetsPrices(Aa[] assets)5z
getPool()5z
getPriceOracle()5z
getAccountSnapshot(La account)5z
getCash()5z
totalBorrows()5z
underlying()5z
comptroller()5z
oracle()5z
supplyRatePerBlock()5z
borrowRatePerBlock()5z
getUnderlyingPrice(Aa cToken)5z
getAllMarkets()5z
collateralBalanceOf(La account,Aa asset)5z
userCollateral(La account,Aa asset)5z
getAssetInfo(uint8 i)5z
getSupplyRate(u utilization)5z
getBorrowRate(u utilization)5z
getRoundData(uint80 roundId)5z
aggregator()5z
name(Pw node)5z
getTotalShares()5z
stakingToken()5z
rewardsToken()5z
rewards(La account)5z
getRoleMember(Pw role,u index)5z
market(Pw id)5z
position(Pw id,La user)5z
idToMarketParams(Pw id)5z` },
  { source: 'Token reads', rows: `balanceOf(La account)5z
allowance(La owner,La spender)5z
totalSupply()5z
name()5z
symbol()5z
decimals()5z
nonces(La owner)5z
DOMAIN_SEPARATOR()5z
eip712Domain()5z
owner()5z
supportsInterface(Pbytes4 interfaceId)5z
ownerOf(u tokenId)5z
getApproved(u tokenId)5z
isApprovedForAll(La owner,La operator)5z
tokenURI(u tokenId)5z
uri(u id)5z
balanceOf(La account,u id)5z
balanceOfBatch(La[] accounts,u[] ids)5z
allowance(La owner,La spender,u id)5z
isOperator(La owner,La spender)5z
authorizationState(La authorizer,Pw nonce)5z
asset()5z
totalAssets()5z
convertToShares(u assets)5z
convertToAssets(u shares)5z
maxDeposit(La receiver)5z
maxMint(La receiver)5z
maxWithdraw(La owner)5z
maxRedeem(La owner)5z
previewDeposit(u assets)5z
previewMint(u shares)5z
previewWithdraw(u assets)5z
previewRedeem(u shares)5z
allowance(La owner,Aa token,La spender)5z
getVotes(La account)5z
getPastVotes(La account,u timepoint)5z
delegates(La account)5z
clock()5z
getReserves()5z
getPair(Aa tokenA,Aa tokenB)5z
slot0()5z
getEthBalance(La account)5z
getBlockNumber()5z` },
  { source: 'Clipper', rows: `transmitAndSwap(Aa inputToken,Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)60.1b
transmitAndSellTokenForEth(Aa inputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)60.1c
sellEthForToken(Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)61.1d
swap(Aa inputToken,Aa outputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)27.1e
sellTokenForEth(Aa inputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)4t.1f` },
  { source: 'KyberSwap', rows: `swap((M~a callTarget,M~a approveTarget,Ob targetData,{167} desc,Ib clientData) execution)62.1g
swapGeneric((M~a callTarget,M~a approveTarget,Nb targetData,{167} desc,Ib clientData) execution)62.1g
swapSimpleMode(M~a caller,{167} desc,Ob executorData,Ib clientData)62.1h` },
  { source: 'LI.FI', rows: `swapTokensMultipleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142}[] _swapData)63
swapTokensMultipleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142}[] _swapData)63
swapTokensMultipleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142}[] _swapData)63
swapTokensSingleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142} _swapData)60.1i
swapTokensSingleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142} _swapData)60.1i
swapTokensSingleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{142} _swapData)60.1i
swapTokensGeneric(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmount,{142}[] _swapData)63
startBridgeTokensViaAcrossV4ERC20Min({188} _parameters,Aw sendingAssetId,u inputAmount)12
startBridgeTokensViaAcrossV4NativeMin({188} _parameters)12
startBridgeTokensViaCBridgeERC20Min(Pw transactionId,Da receiver,uint64 destinationChainId,Aa sendingAssetId,u amount,uint64 nonce,uint32 maxSlippage)14
startBridgeTokensViaCBridgeNativeMin(Pw transactionId,Da receiver,uint64 destinationChainId,uint64 nonce,uint32 maxSlippage)14
startBridgeTokensViaHopL1ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)14
startBridgeTokensViaHopL1NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)14
startBridgeTokensViaHopL2ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)14
startBridgeTokensViaHopL2NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)14
startBridgeTokensViaAcross({170} _bridgeData,{99} _acrossData)14
swapAndStartBridgeTokensViaAcross({170} _bridgeData,{142}[] _swapData,{99} _acrossData)64
startBridgeTokensViaAcrossV4({170} _bridgeData,{191} _acrossData)14
swapAndStartBridgeTokensViaAcrossV4({170} _bridgeData,{142}[] _swapData,{191} _acrossData)64
startBridgeTokensViaAcrossV4Swap({170} _bridgeData,{70} _acrossV4SwapFacetData)14
swapAndStartBridgeTokensViaAcrossV4Swap({170} _bridgeData,{142}[] _swapData,{70} _acrossV4SwapFacetData)64
startBridgeTokensViaAllBridge({170} _bridgeData,{115} _allBridgeData)14
swapAndStartBridgeTokensViaAllBridge({170} _bridgeData,{142}[] _swapData,{115} _allBridgeData)64
startBridgeTokensViaArbitrumBridge({170} _bridgeData,{69} _arbitrumData)14
swapAndStartBridgeTokensViaArbitrumBridge({170} _bridgeData,{142}[] _swapData,{69} _arbitrumData)64
startBridgeTokensViaCBridge({170} _bridgeData,{44} _cBridgeData)14
swapAndStartBridgeTokensViaCBridge({170} _bridgeData,{142}[] _swapData,{44} _cBridgeData)64
startBridgeTokensViaCelerCircleBridge({170} _bridgeData,{52} _celerCircleData)14
swapAndStartBridgeTokensViaCelerCircleBridge({170} _bridgeData,{142}[] _swapData,{52} _celerCircleData)64
startBridgeTokensViaChainflip({170} _bridgeData,{185} _chainflipData)14
swapAndStartBridgeTokensViaChainflip({170} _bridgeData,{142}[] _swapData,{185} _chainflipData)64
startBridgeTokensViaDeBridgeDln({170} _bridgeData,{107} _deBridgeData)14
swapAndStartBridgeTokensViaDeBridgeDln({170} _bridgeData,{142}[] _swapData,{107} _deBridgeData)64
startBridgeTokensViaEco({170} _bridgeData,{130} _ecoData)14
swapAndStartBridgeTokensViaEco({170} _bridgeData,{142}[] _swapData,{130} _ecoData)64
startBridgeTokensViaGarden({170} _bridgeData,{111} _gardenData)14
swapAndStartBridgeTokensViaGarden({170} _bridgeData,{142}[] _swapData,{111} _gardenData)64
startBridgeTokensViaGasZip({170} _bridgeData,{58} _gasZipData)14
swapAndStartBridgeTokensViaGasZip({170} _bridgeData,{142}[] _swapData,{58} _gasZipData)64
startBridgeTokensViaGlacis({170} _bridgeData,{96} _glacisData)14
swapAndStartBridgeTokensViaGlacis({170} _bridgeData,{142}[] _swapData,{96} _glacisData)64
startBridgeTokensViaGnosisBridge({170} _bridgeData)14
swapAndStartBridgeTokensViaGnosisBridge({170} _bridgeData,{142}[] _swapData)64
startBridgeTokensViaHop({170} _bridgeData,{147} _hopData)14
swapAndStartBridgeTokensViaHop({170} _bridgeData,{142}[] _swapData,{147} _hopData)64
startBridgeTokensViaHopL1ERC20({170} _bridgeData,{160} _hopData)14
swapAndStartBridgeTokensViaHopL1ERC20({170} _bridgeData,{142}[] _swapData,{160} _hopData)64
startBridgeTokensViaHopL1Native({170} _bridgeData,{160} _hopData)14
swapAndStartBridgeTokensViaHopL1Native({170} _bridgeData,{142}[] _swapData,{160} _hopData)64
startBridgeTokensViaHopL2ERC20({170} _bridgeData,{160} _hopData)14
swapAndStartBridgeTokensViaHopL2ERC20({170} _bridgeData,{142}[] _swapData,{160} _hopData)64
startBridgeTokensViaHopL2Native({170} _bridgeData,{160} _hopData)14
swapAndStartBridgeTokensViaHopL2Native({170} _bridgeData,{142}[] _swapData,{160} _hopData)64
startBridgeTokensViaLayerSwap({170} _bridgeData,{127} _layerSwapData)14
swapAndStartBridgeTokensViaLayerSwap({170} _bridgeData,{142}[] _swapData,{127} _layerSwapData)64
startBridgeTokensViaLiFiIntentEscrowV2({170} _bridgeData,{204} _lifiIntentData)14
swapAndStartBridgeTokensViaLiFiIntentEscrowV2({170} _bridgeData,{142}[] _swapData,{204} _lifiIntentData)64
startBridgeTokensViaMayan({170} _bridgeData,{165} _mayanData)14
swapAndStartBridgeTokensViaMayan({170} _bridgeData,{142}[] _swapData,{165} _mayanData)64
startBridgeTokensViaMegaETHBridge({170} _bridgeData,{73} _megaETHData)14
swapAndStartBridgeTokensViaMegaETHBridge({170} _bridgeData,{142}[] _swapData,{73} _megaETHData)64
startBridgeTokensViaNEARIntents({170} _bridgeData,{141} _nearData)14
swapAndStartBridgeTokensViaNEARIntents({170} _bridgeData,{142}[] _swapData,{141} _nearData)64
startBridgeTokensViaOmniBridge({170} _bridgeData)14
swapAndStartBridgeTokensViaOmniBridge({170} _bridgeData,{142}[] _swapData)64
startBridgeTokensViaOptimismBridge({170} _bridgeData,{64} _optimismData)14
swapAndStartBridgeTokensViaOptimismBridge({170} _bridgeData,{142}[] _swapData,{64} _optimismData)64
startBridgeTokensViaPaxosTransit({170} _bridgeData,{190} _paxosData)14
swapAndStartBridgeTokensViaPaxosTransit({170} _bridgeData,{142}[] _swapData,{190} _paxosData)64
startBridgeTokensViaPolygonBridge({170} _bridgeData)14
swapAndStartBridgeTokensViaPolygonBridge({170} _bridgeData,{142}[] _swapData)64
startBridgeTokensViaPolymerCCTP({170} _bridgeData,{153} _polymerData)14
swapAndStartBridgeTokensViaPolymerCCTP({170} _bridgeData,{142}[] _swapData,{153} _polymerData)64
startBridgeTokensViaRelayDepository({170} _bridgeData,{39} _relayDepositoryData)14
swapAndStartBridgeTokensViaRelayDepository({170} _bridgeData,{142}[] _swapData,{39} _relayDepositoryData)64
startBridgeTokensViaSquid({170} _bridgeData,{184} _squidData)14
swapAndStartBridgeTokensViaSquid({170} _bridgeData,{142}[] _swapData,{184} _squidData)64
startBridgeTokensViaStargate({170} _bridgeData,{171} _stargateData)14
swapAndStartBridgeTokensViaStargate({170} _bridgeData,{142}[] _swapData,{171} _stargateData)64
startBridgeTokensViaSuperset({170} _bridgeData,{129} _supersetData)14
swapAndStartBridgeTokensViaSuperset({170} _bridgeData,{142}[] _swapData,{129} _supersetData)64
startBridgeTokensViaSymbiosis({170} _bridgeData,{194} _symbiosisData)14
swapAndStartBridgeTokensViaSymbiosis({170} _bridgeData,{142}[] _swapData,{194} _symbiosisData)64
startBridgeTokensViaThorSwap({170} _bridgeData,{35} _thorSwapData)14
swapAndStartBridgeTokensViaThorSwap({170} _bridgeData,{142}[] _swapData,{35} _thorSwapData)64
startBridgeTokensViaUnit({170} _bridgeData,{65} _unitData)14
swapAndStartBridgeTokensViaUnit({170} _bridgeData,{142}[] _swapData,{65} _unitData)64` },
  { source: 'Odos, OpenOcean', rows: `swapCompact()0
swap({140} tokenInfo,Ob pathDefinition,M~a executor,uint32 referralCode)65.1j
swapPermit2({78} permit2,{135} tokenInfo,Ob pathDefinition,Ma executor,uint32 referralCode)66
swapMulti({57}[] inputs,(Aa tokenAddress,u relativeValue,Da receiver)[] outputs,u valueOutMin,Ob pathDefinition,Ma executor,uint32 referralCode)67
swap({140} tokenInfo,Ob pathDefinition,M~a executor,{60} referralInfo)60.1j
swapMulti({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)1b
swapPermit2({78} permit2,{135} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo)68
swapMultiPermit2({78} permit2,{57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)1b
swapWithHook({135} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)2q
swapMultiWithHook({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)1b
swap(M~a caller,(Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u guaranteedAmount,u flags,Ja referrer,Ob permit) desc,(M~u target,u gasLimit,u value,Ob data)[] calls)60.1k
callUniswap(Aa srcToken,u amount,u minReturn,Bw[] pools)2w
callUniswapTo(Aa srcToken,u amount,u minReturn,Bw[] pools,Da recipient)2w` },
  { source: 'OKX', rows: `dagSwapByOrderId(u orderId,{109} baseRequest,{108}[] paths)69
dagSwapTo(u orderId,Da receiver,{109} baseRequest,{108}[] paths)6a
smartSwapByOrderId(u orderId,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{155}[] extraData)69
smartSwapTo(u orderId,Da receiver,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{155}[] extraData)6a
swapWrap(u orderId,u rawdata)27
swapWrapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest)6a
uniswapV3SwapTo(Du receiver,u amount,u minReturn,Bu[] pools)2w
uniswapV3SwapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bu[] pools)2w
unxswapByOrderId(Au srcToken,u amount,u minReturn,Bw[] pools)2w
unxswapTo(Au srcToken,u amount,u minReturn,Da receiver,Bw[] pools)2w
unxswapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bw[] pools)2w
smartSwapByInvest({109} baseRequest,u[] batchesAmount,{108}[][] batches,{155}[] extraData,Da to)35
smartSwapByInvestWithRefund({109} baseRequest,u[] batchesAmount,{108}[][] batches,{155}[] extraData,Da to,Da refundTo)35` },
  { source: '1inch', rows: `swap(M~a caller,(Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit) desc,Ob data)62.1l
unoswap(Aa srcToken,u amount,u minReturn,Bw[] pools)60.1m
unoswapWithPermit(Aa srcToken,u amount,u minReturn,Bw[] pools,Ob permit)60.1m
swap(M~a executor,{121} desc,Ob permit,Ob data)62.1l
unoswap(Aa srcToken,u amount,u minReturn,Bu[] pools)60.1m
unoswapTo(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools)62.1n
unoswapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)62.1n
uniswapV3Swap(u amount,u minReturn,Bu[] pools)2w
uniswapV3SwapTo(Da recipient,u amount,u minReturn,Bu[] pools)6b.1o
uniswapV3SwapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)6b.1o
clipperSwap(Ma clipperExchange,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)27
clipperSwapTo(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)27.1p
swap(M~a executor,{121} desc,Ob data)62.1l
unoswap(Au token,u amount,u minReturn,Bu dex)60.1m
unoswap2(Au token,u amount,u minReturn,Bu dex,Bu dex2)60.1m
unoswap3(Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)60.1m
unoswapTo(Du to,Au token,u amount,u minReturn,Bu dex)62.1n
unoswapTo2(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2)62.1n
unoswapTo3(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)62.1n
ethUnoswap(u minReturn,Bu dex)60.1q
ethUnoswap2(u minReturn,Bu dex,Bu dex2)60.1q
ethUnoswap3(u minReturn,Bu dex,Bu dex2,Bu dex3)60.1q
ethUnoswapTo(Du to,u minReturn,Bu dex)62.1r
ethUnoswapTo2(Du to,u minReturn,Bu dex,Bu dex2)62.1r
ethUnoswapTo3(Du to,u minReturn,Bu dex,Bu dex2,Bu dex3)62.1r
clipperSwap(Ma clipperExchange,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)27
clipperSwapTo(Ma clipperExchange,Da recipient,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)27.1p
permitAndCall(Nb permit,Nb action)0.1s
cancelOrder(u makerTraits,Pw orderHash)h
cancelOrders(u[] makerTraits,Pw[] orderHashes)h
increaseEpoch(uint96 series)h
advanceEpoch(uint96 series,u amount)h
fillOrder({134} order,Ow r,Ow vs,u amount,u takerTraits)5t
fillOrderArgs({134} order,Ow r,Ow vs,u amount,u takerTraits,Nb args)5t
fillContractOrder({134} order,Ob signature,u amount,u takerTraits)5t
fillContractOrderArgs({134} order,Ob signature,u amount,u takerTraits,Nb args)5t` },
  { source: '1inch', rows: `clipperSwap(Aa srcToken,Aa dstToken,u amount,u minReturn)6c
clipperSwapTo(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn)6d
clipperSwapToWithPermit(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn,Ob permit)6d
clipperSwapToWithPermit(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs,Ob permit)27
fillOrder({154} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount)5t
fillOrderTo({154} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount,Da target)5t
fillOrderRFQ({124} order,Ob signature,u flagsAndAmount)5t
fillOrderRFQCompact({124} order,Ow r,Ow vs,u flagsAndAmount)5t
fillOrderRFQTo({124} order,Ob signature,u flagsAndAmount,Da target)5t
fillOrderRFQToWithPermit({124} order,Ob signature,u flagsAndAmount,Da target,Ob permit)5t
fillOrderRFQ({124} order,Ob signature,u makingAmount,u takingAmount)5t
fillOrderRFQTo({124} order,Ob signature,u makingAmount,u takingAmount,Da target)5t
fillOrderRFQToWithPermit({124} order,Ob signature,u makingAmount,u takingAmount,Da target,Ob permit)5t
cancelOrder((u salt,Aa makerAsset,Aa takerAsset,La maker,La receiver,La allowedSender,u makingAmount,u takingAmount,u offsets,Ob interactions) order)h
cancelOrderRFQ(u orderInfo)h
bitsInvalidateForOrder(u makerTraits,u additionalMask)h
settleOrders(Nb data)0
create((u salt,Eu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)1x
cancelOrder((u salt,Lu maker,Lu receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)h` },
  { source: 'SushiSwap', rows: `processRoute(Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)60.1t
transferValueAndprocessRoute(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)6e
processRouteWithTransferValueInput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)6e
processRouteWithTransferValueOutput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)6e
snwap(Aa tokenIn,u amountIn,Da recipient,Aa tokenOut,u amountOutMin,Ma executor,Ob executorData)6f` },
  { source: 'Uniswap V2', rows: `addLiquidity(Aa tokenA,Aa tokenB,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)3l.1u
addLiquidityETH(Aa token,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)3l.1v
removeLiquidity(A^a tokenA,A^a tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)3m.1w
removeLiquidityETH(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)3m.1x
removeLiquidityETHSupportingFeeOnTransferTokens(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)3m.1x
removeLiquidityETHWithPermit(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)3m.1x
removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)3m.1x
removeLiquidityWithPermit(A^a tokenA,A^a tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)3m.1w
swapETHForExactTokens(u amountOut,Aa[] path,Da to,u deadline)60.1y
swapExactETHForTokens(u amountOutMin,Aa[] path,Da to,u deadline)60.1z
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,u deadline)60.1z
swapExactTokensForETH(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)60.20
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)60.20
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)60.21
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)60.21
swapTokensForExactETH(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)60.22
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)60.23` },
  { source: 'Uniswap V3', rows: `exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)6g.24
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)6g.25
exactInput((Ob path,Da recipient,u deadline,u amountIn,u amountOutMinimum) params)6g.26
exactOutput((Ob path,Da recipient,u deadline,u amountOut,u amountInMaximum) params)6g.27
exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)6h.28
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)6h.29
exactInput((Ob path,Da recipient,u amountIn,u amountOutMinimum) params)6h.2a
exactOutput((Ob path,Da recipient,u amountOut,u amountInMaximum) params)6h.2b
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to)6h.2c
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to)6h.2d
unwrapWETH9(u amountMinimum,Da recipient)2n.2e
unwrapWETH9(u amountMinimum)2n.2f
wrapETH(u value)5r.2g
refundETH()2o.2h
sweepToken(A%a token,u amountMinimum,Da recipient)41.2i
sweepToken(A%a token,u amountMinimum)41.2j
pull(A%a token,u value)i.2k
selfPermit(A%a token,u value,u deadline,uint8 v,Ow r,Ow s)3.18
selfPermitIfNecessary(A%a token,u value,u deadline,uint8 v,Ow r,Ow s)3.18
selfPermitAllowed(A%a token,u nonce,u expiry,uint8 v,Ow r,Ow s)3.2l
selfPermitAllowedIfNecessary(A%a token,u nonce,u expiry,uint8 v,Ow r,Ow s)3.2l
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)2m.2m
increaseLiquidity((Tu tokenId,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,u deadline) params)3l
decreaseLiquidity((u tokenId,uint128 liquidity,u amount0Min,u amount1Min,u deadline) params)3m
collect((u tokenId,Da recipient,uint128 amount0Max,uint128 amount1Max) params)6i.2n` },
  { source: 'Velora', rows: `swapExactAmountIn(M~a executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)62.2o
swapExactAmountOut(M~a executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)62.2p
swapExactAmountInPro(M~a executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)62.2o
swapExactAmountOutPro(M~a executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)62.2p
swapExactAmountInOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)62.2q
swapExactAmountInOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)62.2q
swapExactAmountOutOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)62.2r
swapExactAmountOutOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)62.2r
swapExactAmountInOnCurveV1((A~u curveData,u curveAssets,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV1Data,Ju partnerAndFee,Ob permit)62.2s
swapExactAmountInOnCurveV2((u curveData,u i,u j,A~a poolAddress,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV2Data,Ju partnerAndFee,Ob permit)62.2t
swapExactAmountInOnBalancerV2((u fromAmount,#au toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)6j.2u
swapExactAmountOutOnBalancerV2((#cu fromAmount,u toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)6j.2u` },
  { source: 'Velora', rows: `simpleSwap((Aa fromToken,Aa toToken,u fromAmount,#au toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)6k
simpleBuy((Aa fromToken,Aa toToken,#cu fromAmount,u toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)6l
multiSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,{163}[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)6m
megaSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,(u fromAmountPercent,{163}[] path)[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)6n
directUniV3Swap((Aa fromToken,Aa toToken,Ma exchange,u fromAmount,#au toAmount,u expectedAmount,u feePercent,u deadline,Ja partner,f isApproved,Da beneficiary,Ob path,Ob permit,Pbytes16 uuid) data)6k
swapOnUniswap(u amountIn,u amountOutMin,Aa[] path)6o
swapOnUniswapFork(Ma factory,Pw initCode,u amountIn,u amountOutMin,Aa[] path)6p
swapOnUniswapV2Fork(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools)1b
swapOnUniswapV2ForkWithPermit(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools,Ob permit)2w
buyOnUniswap(u amountInMax,u amountOut,Aa[] path)6q
buyOnUniswapFork(Ma factory,Pw initCode,u amountInMax,u amountOut,Aa[] path)6r
buyOnUniswapV2Fork(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools)6s
buyOnUniswapV2ForkWithPermit(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools,Ob permit)6s
swapOnZeroXv2(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)34
swapOnZeroXv4(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)34
swapOnZeroXv4WithPermit(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload,Ob permit)34
swapOnAugustusRFQTryBatchFill((u fromAmount,#au toAmount,uint8 wrapApproveDirection,Pw metadata,Da beneficiary) data,({139} order,Ob signature,u takerTokenFillAmount,Ob permitTakerAsset,Ob permitMakerAsset)[] orders,Ob permit)6j
fillOrder({139} order,Ob signature)5t
partialFillOrderWithTargetPermit({139} order,Ob signature,u takerTokenFillAmount,Da target,Ob permitTakerAsset,Ob permitMakerAsset)5t
cancelOrder(Pw orderHash)h
cancelOrders(Pw[] orderHashes)h
setPreSignature(Sw orderHash,f preSigned)2v` },
  { source: 'Wombat Exchange', rows: `swapExactTokensForTokens(Aa[] tokenPath,Ba[] poolPath,u fromAmount,u minimumToAmount,Da to,u deadline)60.2v
swapExactNativeForTokens(Aa[] tokenPath,Ba[] poolPath,#au minimumamountOut,Da to,u deadline)60.2w
swapExactTokensForNative(Aa[] tokenPath,Ba[] poolPath,u amountIn,#au minimumamountOut,Da to,u deadline)60.2x` },
  { source: '0x', rows: `transformERC20(Aa inputToken,Aa outputToken,u inputTokenAmount,u minOutputTokenAmount,(uint32 deploymentNonce,Ob data)[] transformations)60.2y
execute({61} slippage,Nb[] actions,Pw zid)6k.2z
exec(Ma operator,Aa token,u amount,Na target,Nb data)0.30` },
  { source: '0x Settler', rows: `executeWithPermit({61} slippage,Nb[] actions,Pw zid,Ob permitData)0
executeMetaTxn({61} slippage,Nb[] actions,Pw zid,Fa msgSender,Ob sig)0` },
  { source: '0x V4', rows: `sellToUniswap(Aa[] tokens,u sellAmount,u minBuyAmount,f isSushi)6t
sellToPancakeSwap(Aa[] tokens,u sellAmount,u minBuyAmount,uint8 fork)6t
sellTokenForTokenToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)6u
sellEthForTokenToUniswapV3(Ob encodedPath,u minBuyAmount,Da recipient)6u
sellTokenForEthToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)6u
sellToLiquidityProvider(Aa inputToken,Aa outputToken,Ma provider,Da recipient,u sellAmount,u minBuyAmount,Ob auxiliaryData)6v
multiplexBatchSellEthForToken(Aa outputToken,{36}[] calls,u minBuyAmount)6w
multiplexBatchSellTokenForEth(Aa inputToken,{36}[] calls,u sellAmount,u minBuyAmount)1b
multiplexBatchSellTokenForToken(Aa inputToken,Aa outputToken,{36}[] calls,u sellAmount,u minBuyAmount)34
multiplexMultiHopSellEthForToken(Aa[] tokens,{5}[] calls,u minBuyAmount)6x
multiplexMultiHopSellTokenForEth(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)6x
multiplexMultiHopSellTokenForToken(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)6x
fillLimitOrder({175} order,{56} signature,uint128 takerTokenFillAmount)5t
fillOrKillLimitOrder({175} order,{56} signature,uint128 takerTokenFillAmount)5t
fillRfqOrder({150} order,{56} signature,uint128 takerTokenFillAmount)5t
fillOrKillRfqOrder({150} order,{56} signature,uint128 takerTokenFillAmount)5t
fillOtcOrder({144} order,{56} makerSignature,uint128 takerTokenFillAmount)5t
fillOtcOrderForEth({144} order,{56} makerSignature,uint128 takerTokenFillAmount)5t
fillOtcOrderWithEth({144} order,{56} makerSignature)5t
batchFillLimitOrders({175}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)5t
batchFillRfqOrders({150}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)5t
cancelLimitOrder({176} order)h
cancelRfqOrder({150} order)h
batchCancelLimitOrders({176}[] orders)h
batchCancelRfqOrders({150}[] orders)h
cancelPairLimitOrders(Aa makerToken,Aa takerToken,u minValidSalt)h
cancelPairRfqOrders(Aa makerToken,Aa takerToken,u minValidSalt)h
registerAllowedOrderSigner(Ga signer,f allowed)3
registerAllowedRfqOrigins(Ga[] origins,f allowed)3
executeMetaTransaction((Fa signer,La sender,u minGasPrice,u maxGasPrice,u expirationTimeSeconds,u salt,Nb callData,u value,Aa feeToken,u feeAmount) mtx,{56} signature)0
buyERC721({192} sellOrder,{56} signature,Nb callbackData)p
buyERC1155({195} sellOrder,{56} signature,uint128 erc1155BuyAmount,Nb callbackData)p
sellERC721({192} buyOrder,{56} signature,u erc721TokenId,f unwrapNativeToken,Nb callbackData)4t
sellERC1155({195} buyOrder,{56} signature,u erc1155TokenId,uint128 erc1155SellAmount,f unwrapNativeToken,Nb callbackData)4t
cancelERC721Order(u orderNonce)h
cancelERC1155Order(u orderNonce)h
preSignERC721Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc721Token,u erc721TokenId,{51}[] erc721TokenProperties) order)2v
preSignERC1155Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc1155Token,u erc1155TokenId,{51}[] erc1155TokenProperties,uint128 erc1155TokenAmount) order)2v` },
  { source: 'Staking of ApeCoin', at: /^ApeCoin staking$/, rows: `depositSelfApeCoin(u amount)1l
claimSelfApeCoin()1e
withdrawSelfApeCoin(u amount)o` },
  { source: 'BENQI staked AVAX', at: /^BENQI staked AVAX$/, rows: `submit()1n
redeem()1k
redeem(u unlockIndex)1k
redeemOverdueShares()1k` },
  { source: 'Staking of BNB', at: /^BNB stake hub$/, rows: `undelegate(La operatorAddress,u shares)6y
claim(La operatorAddress,u requestNumber)1e` },
  { source: 'Convex and Aura', rows: `depositAll(u pid,f stake)6z
withdrawAll(u pid)o
withdrawTo(u pid,u amount,Da to)o
earmarkRewards(u pid)m
earmarkFees()m
stakeFor(Ea for,u amount)1n
withdrawAll(f claim)o
withdrawAndUnwrap(u amount,f claim)o
withdrawAllAndUnwrap(f claim)o
getReward(Ea account,f claimExtras)n
getReward(Ea account,f claimExtras,f stake)n
getReward(Ea account,Da forwardTo)n
getReward(f stake)n
deposit(u amount,f lock,Ma stakeAddress)1l
depositAll(f lock,Ma stakeAddress)1l
lock(Ea account,u amount,u spendRatio)30
lock(Ea account,u amount)30
processExpiredLocks(f relock)70
withdrawExpiredLocksTo(Da withdrawTo)o
kickExpiredLocks(La account)71
stake(u amount,Ea to)1n
stakeAndSetWeight(u amount,u weight)1n
depositAndSetWeight(u amount,u weight)1l
setRewardWeight(u weight)8
claimRewards(Ma[] rewardContracts,Ma[] extraRewardContracts,Ma[] tokenRewardContracts,Ma[] tokenRewardTokens,u depositCrvMaxAmount,u minAmountOut,u depositCvxMaxAmount,u spendCvxAmount,u options)72
setRewardRedirect(Da to)40` },
  { source: 'Convex and Aura boosters', at: /^(?:Aura|Convex) booster$/, rows: `deposit(u pid,u amount,f stake)1l
withdraw(u pid,u amount)o` },
  { source: 'EigenLayer', rows: `depositIntoStrategy(A!a strategy,A=a token,u amount)1l
depositIntoStrategyWithSignature(A!a strategy,A=a token,u amount,Ea staker,u expiry,Ob signature)1l
delegateTo(Ga operator,{16} approverSignatureAndExpiry,Ow approverSalt)6
redelegate(Ga newOperator,{16} newOperatorApproverSig,Ow approverSalt)6
delegateToBySignature(Ea staker,Ga operator,{16} stakerSignatureAndExpiry,{16} approverSignatureAndExpiry,Ow approverSalt)6
undelegate(Ea staker)73
queueWithdrawals((A%a[] strategies,u[] depositShares,Da deprecated_withdrawer)[] params)74
completeQueuedWithdrawal({131} withdrawal,A=a[] tokens,f receiveAsTokens)75
completeQueuedWithdrawals({131}[] withdrawals,A=a[][] tokens,f[] receiveAsTokens)75
completeQueuedWithdrawal((Ea staker,La delegatedTo,Da withdrawer,u nonce,uint32 startBlock,A%a[] strategies,u[] shares) withdrawal,A=a[] tokens,u middlewareTimesIndex,f receiveAsTokens)75
registerAsOperator(Ga initDelegationApprover,uint32 allocationDelay,Vs metadataURI)76
registerAsOperator((Da deprecated_earningsReceiver,Ga delegationApprover,uint32 stakerOptOutWindowBlocks) registeringOperatorDetails,Vs metadataURI)76
modifyOperatorDetails(Ea operator,Ga newDelegationApprover)6
updateOperatorMetadataURI(Ea operator,Vs metadataURI)8
setClaimerFor(Ga claimer)6
setClaimerFor(Ea earner,Ga claimer)6
processClaim({182} claim,Da recipient)1e
processClaims({182}[] claims,Da recipient)1e
setOperatorAVSSplit(Ea operator,La avs,uint16 split)3n
setOperatorPISplit(Ea operator,uint16 split)3n
setOperatorSetSplit(Ea operator,(La avs,uint32 id) operatorSet,uint16 split)3n
setAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)6
removeAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)10
addPendingAdmin(Ea account,Ga admin)49
removePendingAdmin(Ea account,Ga admin)10
removeAdmin(Ea account,Ga admin)10
acceptAdmin(Ea account)23
createPod()77
stake(Rb pubkey,Ob signature,Ow depositDataRoot)1n
setProofSubmitter(Ga newProofSubmitter)6
startCheckpoint(f revertIfNoBalance)1j
verifyCheckpointProofs(O(w balanceContainerRoot,b proof) balanceContainerProof,O(w pubkeyHash,w balanceRoot,b proof)[] proofs)1j
verifyWithdrawalCredentials(uint64 beaconTimestamp,O(w beaconStateRoot,b proof) stateRootProof,uint40[] validatorIndices,Ob[] validatorFieldsProofs,Ow[][] validatorFields)1j
requestConsolidation((Ob srcPubkey,Rb targetPubkey)[] requests)6
requestWithdrawal((Ob pubkey,uint64 amountGwei)[] requests)74
recoverTokens(A%a[] tokenList,u[] amountsToWithdraw,Da recipient)3z
registerForOperatorSets(Ea operator,(Ga avs,uint32[] operatorSetIds,Ob data) params)6
deregisterFromOperatorSets((Ea operator,La avs,uint32[] operatorSetIds) params)78
modifyAllocations(Ea operator,((Ga avs,uint32 id) operatorSet,A%a[] strategies,uint64[] newMagnitudes)[] params)6
clearDeallocationQueue(La operator,A%a[] strategies,uint16[] numToClear)m
setAllocationDelay(Ea operator,uint32 delay)79
registerOperatorToAVS(Ga operator,(Ob signature,Ow salt,u expiry) operatorSignature)6
deregisterOperatorFromAVS(La operator)78` },
  { source: 'Ethena', rows: `cooldownAssets(u assets)55
cooldownShares(u shares)55
cooldownAssets(u assets,Ea owner)55
cooldownShares(u shares,Ea owner)55
unstake(Da receiver)21
mint({145} order,(Da[] addresses,u[] ratios) route,{63} signature)3d
redeem({145} order,{63} signature)3e
setDelegatedSigner(Ga delegateTo)6
confirmDelegatedSigner(La delegatedBy)6
removeDelegatedSigner(La removedSigner)10` },
  { source: 'ether.fi', rows: `deposit(Ea receiver)7a
wrapWithPermit(u eETHAmount,O(u value,u deadline,uint8 v,w r,w s) permit)5r
requestWithdraw(Da recipient,u amount)55
requestWithdrawWithPermit(Ea owner,u amount,{53} permit)55
requestWithdrawWithPermit(uint96 amountOfEEth,uint96 amountWithFee,{53} permit)55
requestWithdrawWithPermit(u weETHAmount,Da recipient,{53} permit)55
requestMembershipNFTWithdraw(Da recipient,u amount,u fee)55
claimWithdraw(u tokenId)1e
batchClaimWithdraw(u[] tokenIds)1e
redeemEEth(u eEthAmount,Da receiver,A!a outputToken)1k
redeemWeEth(u weEthAmount,Da receiver,A!a outputToken)1k
redeemEEthWithPermit(u eEthAmount,Da receiver,{53} permit,A!a outputToken)1k
redeemWeEthWithPermit(u weEthAmount,Da receiver,{53} permit,A!a outputToken)1k
depositETHForWeETH(Ia referral)1l
depositWETHForWeETH(u amount,Ia referral)1l
depositStETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)1o
depositWstETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)1o
depositWithERC20(A!a token,u amount,u minOutAmount,Ia referral)1o
depositWithERC20WithPermit(A!a token,u amount,u minOutAmount,Ia referral,{53} permit)1o
depositToRecipient(Da recipient,u amount,Ia referral)1l
wrapEth(u amount,u amountForPoints)5r
unwrapForEEthAndBurn(u tokenId)5s
requestWithdraw(u tokenId,u amount)55
requestWithdrawAndBurn(u tokenId)55` },
  { source: 'Flying Tulip ftUSD', at: /^Flying Tulip ftUSD$/, rows: `mint(A!a collateralToken,u collateralAmount,u txDeadline,u minFtUSDOut)7b
redeem(A!a collateralToken,u ftUSDAmount,u txDeadline,u minCollateralOut)7c` },
  { source: 'Flying Tulip puts', at: /^Flying Tulip puts$/, rows: `invest(A!a token,u amount,Ea recipient,u proofAmount,Ow[] proofWL)1l
divest(u id,u amount_ft)o
withdrawFT(u id,u amount)7d` },
  { source: 'Lido', rows: `submit(Ia referral)1n
transferShares(Da recipient,u sharesAmount)i
transferSharesFrom(Fa sender,Da recipient,u sharesAmount)i
requestWithdrawals(u[] amounts,Ea owner)7e.1p
requestWithdrawalsWstETH(u[] amounts,Ea owner)7e.1p
requestWithdrawalsWithPermit(u[] amounts,Ea owner,{53} permit)7e
requestWithdrawalsWstETHWithPermit(u[] amounts,Ea owner,{53} permit)7e
claimWithdrawal(u requestId)1e
claimWithdrawals(u[] requestIds,u[] hints)1e
claimWithdrawalsTo(u[] requestIds,u[] hints,Da recipient)1e.t
stakeETH(Ia referral)1n
mintShares(Da recipient,u amountOfShares)29
mintStETH(Da recipient,u amountOfStETH)29
mintWstETH(Da recipient,u amountOfWstETH)29
burnShares(u amountOfShares)2a
burnStETH(u amountOfStETH)2a
burnWstETH(u amountOfWstETH)2a
transferVaultOwnership(Ga newOwner)b
voluntaryDisconnect()6
pauseBeaconChainDeposits()7f
resumeBeaconChainDeposits()7g
triggerValidatorWithdrawals(Ob pubkeys,uint64[] amountsInGwei,Da refundRecipient)74` },
  { source: 'Lido on Polygon', at: /^Lido on Polygon$/, rows: `submit(u amount,Ia referral)1n
requestWithdraw(u amount,Ia referral)55
claimTokens(u tokenId)1e` },
  { source: 'Staking of Mantle', at: /^Mantle mETH staking$/, rows: `stake(u minMETHAmount)20
unstakeRequest(uint128 methAmount,uint128 minETHAmount)7h
claimUnstakeRequest(u unstakeRequestID)1e` },
  { source: 'Merkl', rows: `toggleCampaignOperator(Ea user,Ga operator)6
acceptConditions()8
createCampaign((Pw campaignId,Ea creator,Aa rewardToken,u amount,uint32 campaignType,uint32 startTimestamp,uint32 duration,Ob campaignData) newCampaign)i` },
  { source: 'Midas minter vaults', at: /^Midas minter vault$/, rows: `depositInstant(A!a tokenIn,u amountToken,u minReceiveAmount,Iw referrerId)7i
depositInstant(A!a tokenIn,u amountToken,u minReceiveAmount,Iw referrerId,Ea recipient)7i
depositRequest(A!a tokenIn,u amountToken,Iw referrerId)7j
depositRequest(A!a tokenIn,u amountToken,Iw referrerId,Ea recipient)7j` },
  { source: 'Midas redemption vaults', at: /^Midas redemption vault$/, rows: `redeemInstant(A!a tokenOut,u amountMTokenIn,u minReceiveAmount)7c
redeemInstant(A!a tokenOut,u amountMTokenIn,u minReceiveAmount,Da recipient)7c
redeemRequest(A!a tokenOut,u amountMTokenIn)7k
redeemRequest(A!a tokenOut,u amountMTokenIn,Da recipient)7k
redeemFiatRequest(u amountMTokenIn)7k` },
  { source: 'Validator shares of Polygon', at: /^Polygon validator share$/, rows: `buyVoucherPOL(u amount,u minSharesToMint)1n
sellVoucher_newPOL(u claimAmount,u maximumSharesToBurn)21
unstakeClaimTokens_newPOL(u unbondNonce)1e
withdrawRewardsPOL()n
restakePOL()7l` },
  { source: 'Validator shares of Polygon in MATIC', at: /^Polygon validator share$/, rows: `buyVoucher(u amount,u minSharesToMint)1n
sellVoucher_new(u claimAmount,u maximumSharesToBurn)21
unstakeClaimTokens_new(u unbondNonce)1e
withdrawRewards()n
restake()7l` },
  { source: 'Renzo, Kelp, Frax and others', rows: `depositETH(u referralId)1l
claim(u withdrawRequestIndex,Da user)1e
depositETH(u minRSETHAmountExpected,Ps referralId)1o
depositAsset(A!a asset,u depositAmount,u minRSETHAmountExpected,Ps referralId)1o
completeWithdrawal(A!a asset,Ps referralId)16
initiateWithdrawal(A!a asset,u rsETHUnstaked)55
initiateWithdrawal(A!a asset,u rsETHUnstaked,Ps referralId)55
submitAndDeposit(Da recipient)1n
submitAndGive(Da recipient)1n
depositWithSignature(u assets,Ea receiver,u deadline,f approveMax,uint8 v,Ow r,Ow s)1l
claimBatch(Da recipient,u[] epochs)1e` },
  { source: 'Rocket Pool', rows: `deposit(Rb pubkey,Qb withdrawal_credentials,Ob signature,Ow deposit_data_root)1l
depositWithCredit(u bondAmount,f useExpressTicket,Rb validatorPubkey,Ob validatorSignature,Ow depositDataRoot)1l
swapTokens(u amount)1l
stakeRPL(u amount)1l
stakeRPLFor(Ea nodeAddress,u amount)1l
depositEthFor(Ea nodeAddress)1l
unstakeRPL(u amount)21
unstakeLegacyRPL(u amount)21
unstakeRPLFor(Ea nodeAddress,u amount)21
unstakeLegacyRPLFor(Ea nodeAddress,u amount)21
withdrawRPLFor(Ea nodeAddress)21
withdrawEth(Ea nodeAddress,u amount)o
withdrawCreditFor(Ea nodeAddress,u amount)o
setStakeRPLForAllowed(Ga caller,f allowed)6
setStakeRPLForAllowed(Ea nodeAddress,Ga caller,f allowed)6
setRPLWithdrawalAddress(Ea nodeAddress,Ga newRPLWithdrawalAddress,f confirm)40
confirmRPLWithdrawalAddress(Ea nodeAddress)40
unsetRPLWithdrawalAddress(Ea nodeAddress)10
setWithdrawalAddress(Ea nodeAddress,Ga newWithdrawalAddress,f confirm)40
confirmWithdrawalAddress(Ea nodeAddress)40
setRPLLockingAllowed(Ea nodeAddress,f allowed)7m
registerNode(Ps timezoneLocation)8
setTimezoneLocation(Ps timezoneLocation)8
setSmoothingPoolRegistrationState(f state)7n
claim(Ea nodeAddress,{116}[] claims)1e
claimAndStake(Ea nodeAddress,{116}[] claims,u stakeAmount)7o
distributeBalance(f rewardsOnly)25` },
  { source: 'Rocket Pool rETH', at: /^Rocket Pool rETH$/, rows: `burn(u _rethAmount)3f` },
  { source: 'Sablier', rows: `withdraw(u streamId,Da to,uint128 amount)o
withdrawMax(u streamId,Da to)o
withdrawMultiple(u[] streamIds,uint128[] amounts)o
withdrawMaxAndTransfer(u streamId,Da newRecipient)o
transferTokens(A-a token,Da to,uint128 amount)i
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{72}[] segments,{4} broker) params)7p
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{33} durations,{4} broker) params)7p
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{40}[] tranches,{4} broker) params)7p
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{72}[] segments,{24} broker) params)7p
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{4} broker) params)7p
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,(uint40 start,uint40 cliff,uint40 end) timestamps,{4} broker) params)7p
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,uint40 startTime,{43}[] tranches,{4} broker) params)7p
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{24} broker) params)7p
createWithDurationsLD({126} params,{72}[] segmentsWithDuration)7p
createWithDurationsLL({126} params,{42} unlockAmounts,uint40 granularity,{33} durations)7p
createWithDurationsLL({126} params,{42} unlockAmounts,{33} durations)7p
createWithDurationsLT({126} params,{40}[] tranchesWithDuration)7p
createWithTimestampsLD({152} params,{74}[] segments)7p
createWithTimestampsLL({152} params,{42} unlockAmounts,uint40 granularity,uint40 cliffTime)7p
createWithTimestampsLL({152} params,{42} unlockAmounts,uint40 cliffTime)7p
createWithTimestampsLT({152} params,{43}[] tranches)7p
create(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,A-a token,f transferable)7p
createAndDeposit(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,A-a token,f transferable,uint128 amount)7p
deposit(Tu streamId,uint128 amount,Ea sender,Ca recipient)3q
depositAndPause(Tu streamId,uint128 amount)3q
adjustRatePerSecond(Tu streamId,uint128 newRatePerSecond)54
restartAndDeposit(Tu streamId,uint128 ratePerSecond,uint128 amount)3q
refundMax(u streamId)2o
refundAndPause(u streamId,uint128 amount)2o
cancelMultiple(u[] streamIds)7q
createStream(Ca recipient,u deposit,A-a tokenAddress,u startTime,u stopTime)7p
withdrawFromStream(u streamId,u amount)o
cancelStream(u streamId)7q
claim(u index,Da recipient,uint128 amount,Ow[] merkleProof)1e
batch(Nb[] calls)0` },
  { source: 'Sablier streams', at: /^Sablier (?:flow|lockup|streams)/, rows: `cancel(u streamId)7q
pause(u streamId)7r
void(u streamId)7s
renounce(u streamId)2c
refund(u streamId,uint128 amount)2o
restart(Tu streamId,uint128 ratePerSecond)7g` },
  { source: 'Stader ETHx', at: /^Stader (?:pool manager|withdrawals)$/, rows: `deposit(Ea receiver)1l
deposit(Ea receiver,Ps referralId)1l
requestWithdraw(u ethXAmount,Ea owner)55
requestWithdraw(u ethXAmount,Ea owner,Ps referralId)55
claim(u requestId)1e` },
  { source: 'Stader MaticX', at: /^Stader MaticX$/, rows: `submit(u amount)1n
submitPOL(u amount)1n
requestWithdraw(u amount)55
requestWithdrawPOL(u amount)55
claimWithdrawal(u index)1e
claimWithdrawalPOL(u index)1e` },
  { source: 'StakeWise', rows: `deposit(Ea receiver,Ia referrer)1l
updateStateAndDeposit(Ea receiver,Ia referrer,O{101} harvestParams)1l
enterExitQueue(u shares,Da receiver)7t
claimExitedAssets(u positionTicket,u timestamp,u exitQueueIndex)1e
mintOsToken(Da receiver,u osTokenShares,Ia referrer)29
burnOsToken(uint128 osTokenShares)2a
updateState(O{101} harvestParams)m` },
  { source: 'Superfluid', rows: `callAgreement(Ma agreementClass,Nb callData,Ob userData)0
callAppAction(Ma app,Nb callData)0
batchCall({59}[] operations)0
forwardBatchCall({59}[] operations)0
grantPermissions(A-a token,Ga flowOperator)11
revokePermissions(A-a token,Ga flowOperator)10
createFlow(A-a token,Fa sender,Ca receiver,int96 flowrate,Ob userData)7p
updateFlow(A-a token,Fa sender,Ca receiver,int96 flowrate,Ob userData)7p
deleteFlow(A-a token,Fa sender,La receiver,Ob userData)7u
setFlowrate(A-a token,Ca receiver,int96 flowrate)7p
setFlowrateFrom(A-a token,Fa sender,Ca receiver,int96 flowrate)7p
authorizeFlowOperatorWithFullControl(A-a token,Ga flowOperator,Ob ctx)6
revokeFlowOperatorWithFullControl(A-a token,Ga flowOperator,Ob ctx)10
increaseFlowRateAllowance(A-a token,Ga flowOperator,int96 addedFlowRateAllowance,Ob ctx)6
decreaseFlowRateAllowance(A-a token,Ga flowOperator,int96 subtractedFlowRateAllowance,Ob ctx)10
increaseFlowRateAllowanceWithPermissions(A-a token,Ga flowOperator,uint8 permissionsToAdd,int96 addedFlowRateAllowance,Ob ctx)6
decreaseFlowRateAllowanceWithPermissions(A-a token,Ga flowOperator,uint8 permissionsToRemove,int96 subtractedFlowRateAllowance,Ob ctx)10
upgradeByETH()5r
upgradeTo(Ea to,u amount,Ob userData)5r
upgradeByETHTo(Ea to)5r
downgrade(u amount)5s
downgradeToETH(u wad)5s
downgradeTo(Da to,u amount)5s
connectPool(A%a pool,Ob userData)8
disconnectPool(A%a pool,Ob userData)8
claimAll(A%a pool,Da memberAddress,Ob userData)1e
claimAll(Da memberAddr)1e
distribute(A-a token,Fa from,M%a pool,u requestedAmount,Ob userData)i
distributeFlow(A-a token,Fa from,M%a pool,int96 requestedFlowRate,Ob userData)i
createStream(Ca to,uint216 amountPerSec)7p
createStreamWithReason(Ca to,uint216 amountPerSec,Ws reason)7p
depositAndCreate(u amountToDeposit,Ca to,uint216 amountPerSec)1l
depositAndCreateWithReason(u amountToDeposit,Ca to,uint216 amountPerSec,Ws reason)1l
pauseStream(La to,uint216 amountPerSec)7r
cancelStream(La to,uint216 amountPerSec)7u
withdraw(La from,Da to,uint216 amountPerSec)o
modifyStream(La oldTo,uint216 oldAmountPerSec,Ca to,uint216 amountPerSec)i
withdrawPayer(u amount)o
withdrawPayerAll()o
createFlow(A-a token,Ca receiver,int96 flowRate,Ob ctx)7p
updateFlow(A-a token,Ca receiver,int96 flowRate,Ob ctx)7p
updateFlowOperatorPermissions(A-a token,Ga flowOperator,uint8 permissions,int96 flowRateAllowance,Ob ctx)6` },
  { source: 'SushiBar', at: /^SushiBar$/, rows: `enter(u amount)1l
leave(u share)25` },
  { source: 'tBTC', rows: `revealDeposit(O{93} fundingTx,Q{158} reveal)1l
revealDepositWithExtraData(O{93} fundingTx,Q{158} reveal,Qw extraData)1l
requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Qb redeemerOutputScript,uint64 amount)12
unmint(u amount)5s
unmintAndRedeem(u amount,Qb redemptionData)12
sendTbtc(u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)12` },
  { source: 'tBTC gateway', at: /^tBTC Wormhole gateway$/, rows: `receiveTbtc(Ob encodedVm)1j` },
  { source: 'tBTC redeemer', at: /^tBTC L1 redeemer$/, rows: `requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Ob encodedVm)4s` },
  { source: 'tBTC depositors', at: /^tBTC L[12] depositor$/, rows: `initializeDeposit(O{93} fundingTx,Q{158} reveal,Qw destinationChainDepositOwner)1l
initializeDeposit(O{93} fundingTx,Q{158} reveal,Ea destinationChainDepositOwner)1l` },
  { source: 'The Graph', at: /^The Graph staking$/, rows: `delegate(Ia indexer,u tokens)1l
undelegate(La indexer,u shares)6y
withdrawDelegated(La indexer,Ia newIndexer)o` },
  { source: 'Rebates of Threshold', at: /^Threshold rebate staking$/, rows: `stake(uint96 amount)1n
startUnstaking(uint96 amount)4s
finalizeUnstaking(Da receiver)16
setDelegatee(Da delegatee)8
setRebateTreasuryFeeMode(uint8 _rebateTreasuryFeeMode)7v` },
  { source: 'Validators of Kiln', at: /^Kiln batch deposit$/, rows: `batchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1n
batchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1n
bigBatchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1n
bigBatchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1n` },
  { source: 'Exits of Kiln', at: /^Kiln batch exit$/, rows: `requestExit(Pb[] validators)7w` },
  { source: 'Validators of Figment', at: /^Figment batch deposit$/, rows: `deposit(Rb[] pubkeys,Db[] withdrawal_credentials,Ob[] signatures,Ow[] deposit_data_roots,u[] amounts_gwei)1l` },
  { source: 'Validators of P2P', at: /^P2P (?:SSV )?depositor$/, rows: `addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,Ma referenceFeeDistributor,D{41} clientConfig,J{41} referrerConfig,Ob extraData)1n
addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,D{41} clientConfig,J{41} referrerConfig,Ob extraData)1n` },
  { source: 'Messages to P2P', at: /^P2P messages$/, rows: `send(Ws text)7x` },
  { source: 'WalletConnect stake', at: /^WalletConnect stake$/, rows: `createLock(u amount,u unlockTime)30
increaseLockAmount(u amount)30
increaseUnlockTime(u newUnlockTime)31
updateLock(u amount,u unlockTime)3h
withdrawAll()o` },
  { source: 'Yearn', rows: `withdraw(u maxShares,Da recipient)o
withdraw(u maxShares,Da recipient,u maxLoss)7y
withdraw(u assets,Da receiver,Ea owner,u max_loss)7y
withdraw(u assets,Da receiver,Ea owner,u max_loss,A!a[] strategies)7y
redeem(u shares,Da receiver,Ea owner,u max_loss)7c
redeem(u shares,Da receiver,Ea owner,u max_loss,A!a[] strategies)7c` },
  { source: 'Yearn v2 vault', at: /^Yearn v2 /, rows: `deposit(u amount)1l` },
  { source: 'Bridge of BORG', at: /^BORG bridge receiver$/, rows: `receiveMessage(Ob encodedMessage)1j` },
  { source: 'Migration of BORG', at: /^BORG migration$/, rows: `migrate(u amount)7z` },
  { source: 'ERC-20', rows: `transfer(Ca to,u amount)i
approve(Ga spender,u amount)3
transferFrom(Fa from,Ca to,u amount)i
increaseAllowance(Ga spender,u addedAmount)3
decreaseAllowance(La spender,u subtractedAmount)4
increaseApproval(Ga spender,u addedAmount)3
decreaseApproval(La spender,u subtractedAmount)4
burn(u amount)80
burnFrom(Fa account,u amount)i
mint(Da to,u amount)5y
transferAndCall(Ca to,u amount,Nb data)i
approveAndCall(Ga spender,u amount,Nb data)3` },
  { source: 'ERC-4626', rows: `deposit(u assets,Ea receiver)1l.13
mint(u shares,Ea receiver)3y.13
withdraw(u assets,Da receiver,Ea owner)o.13
redeem(u shares,Da receiver,Ea owner)1k.13` },
  { source: 'ERC-721', rows: `approve(Ga spender,u tokenId)3
transferFrom(Fa from,Ca to,u tokenId)i
setApprovalForAll(Ga operator,f approved)3
safeTransferFrom(Fa from,Ca to,u tokenId)i
safeTransferFrom(Fa from,Ca to,u tokenId,Nb data)i` },
  { source: 'ERC-1155', rows: `safeTransferFrom(Fa from,Ca to,u id,u amount,Nb data)i
safeBatchTransferFrom(Fa from,Ca to,u[] ids,u[] amounts,Nb data)i
setApprovalForAll(Ga operator,f approved)3` },
  { source: 'NFT mints', rows: `mint(u quantity,Ow[] proof)5y
mintTo(Ea to)5y
safeMint(Ea to)5y
safeMint(Ea to,u quantity)5y
publicMint(u quantity)5y
mintPublic(u quantity)5y
mintNFT(u quantity)5y
mintPublic(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity)81
mintAllowList(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{161} mintParams,Ow[] proof)81
mintSigned(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{161} mintParams,u salt,Ob signature)81
mintAllowedTokenHolder(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,(A=a allowedNftToken,u[] allowedNftTokenIds) mintParams)81
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5y
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5y
mint(Aa creatorContractAddress,u instanceId,uint32 mintIndex,Ow[] merkleProof,Ea mintFor)5y
mintBatch(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)5y
mintProxy(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)5y` },
  { source: 'Airdrops and drops', rows: `claim(Da account,u cumulativeAmount,Ow expectedMerkleRoot,Ow[] merkleProof)1e
release(A%a token)25
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5y
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5y` },
  { source: 'Ondo Global Markets', at: /^Ondo Global Markets$/, rows: `mintWithAttestation(P{138} quote,Ob signature,Aa depositToken,u depositTokenAmount)5y
redeemWithAttestation(P{138} quote,Ob signature,A!a receiveToken,u minimumReceiveAmount)7c` },
  { source: 'Ondo limit orders', at: /^Ondo Global Markets limit orders$/, rows: `createBuyOrderExactIn(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)1x
createBuyOrderExactOut(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)1x
createSellOrderExactIn(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)1x
createSellOrderExactOut(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)1x
cancelOrder(u orderId)1s` },
  { source: 'Ondo managers', at: /^Ondo (?:OUSG|USDY) manager$/, rows: `subscribe(Aa depositToken,u depositAmount,u minimumRwaReceived)7i
redeem(u rwaAmount,A!a receivingToken,u minimumTokenReceived)7c
subscribeRebasingUSDY(Aa depositToken,u depositAmount,u minimumRusdyReceived)7i
redeemRebasingUSDY(u rusdyAmount,A!a receivingToken,u minimumTokenReceived)7c` },
  { source: 'ERC-777, ERC-6909', rows: `authorizeOperator(Ga operator)3.1
revokeOperator(La operator)4.2
setOperator(Ga operator,f approved)3.4
approve(Ga spender,u id,u amount)3.31
transfer(Ca to,u id,u amount)i
transferFrom(Fa from,Ca to,u id,u amount)i
send(Ca to,u amount,Nb data)i
operatorSend(Fa from,Ca to,u amount,Nb data,Nb operatorData)i
allow(Ga manager,f isAllowed)3.4` },
  { source: 'Disperse, Merkl, airdrops', rows: `disperseEther(Ca[] recipients,u[] values)i.32
disperseToken(Aa token,Ca[] recipients,u[] values)i.33
disperseTokenSimple(Aa token,Ca[] recipients,u[] values)i.33
claim(Ea[] users,A%a[] tokens,u[] amounts,Ow[][] proofs)1e
claimWithRecipient(Ea[] users,A%a[] tokens,u[] amounts,Ow[][] proofs,Da[] recipients,Nb[] datas)1e
toggleOperator(Ea user,Ga operator)3
setClaimRecipient(Da recipient,Aa token)8
claim(u index,Da account,u amount,Ow[] merkleProof)1e
claim(Da account,u amount,Ow[] merkleProof)1e
claim(u amount,Ow[] merkleProof)1e
claim(Da recipient,u amount)1e` },
  { source: 'Permit2', rows: `approve(Aa token,Ga spender,uint160 amount,uint48 expiration)3.34
permit(Ea owner,({85} details,Ga spender,u sigDeadline) permitSingle,Ob signature)3.35
permit(Ea owner,{125} permitBatch,Ob signature)3.36
transferFrom(Fa from,Ca to,uint160 amount,Aa token)i.37
transferFrom((Fa from,Ca to,uint160 amount,Aa token)[] transfers)i.38
lockdown((Aa token,La spender)[] approvals)4.39
invalidateNonces(Aa token,La spender,uint48 newNonce)h
invalidateUnorderedNonces(u wordPos,u mask)h
permitTransferFrom({75} permit,{19} transferDetails,Fa owner,Ob signature)i.3a
permitTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Ob signature)i.3b
permitWitnessTransferFrom({75} permit,{19} transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)i.3a
permitWitnessTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)i.3b` },
  { source: 'ERC-2612, ERC-3009', rows: `permit(Ea owner,Ga spender,u amount,u deadline,uint8 v,Ow r,Ow s)3
permit(Ea owner,Ga spender,u amount,u deadline,Ob signature)3
permit(Ea holder,Ga spender,u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s)3
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)i
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)i
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)i
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)i
cancelAuthorization(La authorizer,Pw nonce,uint8 v,Ow r,Ow s)h
cancelAuthorization(La authorizer,Pw nonce,Ob signature)h` },
  { source: 'POAP', at: /^POAP bridge$/, rows: `mintToken(u eventId,u tokenId,Ea receiver,u expirationTime,Ob signature)5y` },
  { source: 'Polygon POL', at: /^Polygon POL$/, rows: `transfer(Ca to,u value)i` },
  { source: 'ERC-777, ERC-1363, ERC-7540', rows: `burn(u amount,Ob data)80
operatorBurn(Fa account,u amount,Ob data,Ob operatorData)80
transferAndCall(Ca to,u amount)i
transferFromAndCall(Fa from,Ca to,u amount)i
transferFromAndCall(Fa from,Ca to,u amount,Nb data)i
approveAndCall(Ga spender,u amount)3
burn(Fa account,u id,u amount)80
burnBatch(Fa account,u[] ids,u[] amounts)80
mint(Da to,u id,u amount)5y
mint(Da to,u id,u amount,Nb data)5y
requestDeposit(u assets,Ea controller,Fa owner)82
requestRedeem(u shares,Da controller,Fa owner)55
deposit(u assets,Ea receiver,Fa controller)1l
mint(u shares,Ea receiver,Fa controller)3y
authorizeOperator(Ea controller,Ga operator,f approved,Pw nonce,u deadline,Ob signature)3
depositFor(Da account,u amount)1l.3c
withdrawTo(Da account,u amount)o.3c
depositTo(Da to)1l.3c
wrap(u amount)5r
unwrap(u amount)5s` },
  { source: 'WETH9', rows: `deposit()1l
withdraw(u amount)o` },
];
