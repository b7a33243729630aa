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
  { act: 'carry' },
  { act: 'control' },
  { act: 'allow' },
  { act: 'set' },
  { act: 'control', forGood: true },
  { act: 'buy' },
  { act: 'set', forGood: [{ arg: 'ttl', is: 604800 }] },
  { act: 'control', zeroIsNobody: true },
  { act: 'move' },
  { act: 'vote' },
  { act: 'outOf' },
  { act: 'carry', zeroIsCaller: true },
  { act: 'control', zeroIsCaller: true },
  { act: 'bridge' },
  { act: 'set', forgoes: true },
  { act: 'trade' },
  { act: 'into' },
  { act: 'into', listed: true },
  { act: 'into', zeroIsCaller: true, listed: true, weakens: [{ arg: 'params.orderType', is: 4 }, { arg: 'params.numbers.initialCollateralDeltaAmount', is: 'positive' }, { arg: 'params.numbers.sizeDeltaUsd', is: { below: 100000000000000000000000000000000n } }], offers: [{ arg: 'params.orderType', is: [1, 3, 5, 6, 8] }] },
  { act: 'offer' },
  { act: 'outOf', weakens: [{ arg: 'collateralDelta', is: 'positive' }, { arg: 'sizeDelta', is: { below: 100000000000000000000000000000000n } }] },
  { act: 'set', weakens: true },
  { act: 'outOf', weakens: true },
  { act: 'debt' },
  { act: 'into', weakens: [{ arg: 'amountDelta', is: 'negative' }] },
  { act: 'trade', zeroIsCalled: true },
  { act: 'trade', marks: 'uniswap' },
  { act: 'set', locks: true },
  { act: 'trade', zeroIsCaller: true },
  { act: 'into', locks: true },
  { act: 'into', locks: [{ arg: 'lockDuration', is: 31622401 }] },
  { act: 'into', closed: true },
  { act: 'into', closed: true, locks: true },
  { act: 'trade', valueIsMost: true },
  { act: 'set', weakens: [{ arg: 'args', bit: 16, is: false }] },
  { act: 'set', weakens: [{ arg: 'useAsCollateral', is: false }] },
  { act: 'set', weakens: [{ arg: 'usingAsCollateral', is: false }] },
  { act: 'into', weakens: [{ arg: 'collateralAmountToPull', is: 'positive' }] },
  { act: 'control', weakens: [{ arg: 'enabled', is: false }] },
  { act: 'set', forgoes: [{ arg: 'forfeitRecentReward', is: true }] },
  { act: 'outOf', forgoes: [{ arg: 'ignoreRecentReward', is: true }] },
  { act: 'debt', zeroIsNew: true, weakens: [{ arg: 'newCol', is: 'negative' }] },
  { act: 'debt', zeroIsNew: true, weakens: [{ arg: ['newColToken0', 'newColToken1'], is: 'negative' }] },
  { act: 'debt', zeroIsNew: true, weakens: [{ arg: 'perfectColShares', is: 'negative' }] },
  { act: 'debt', weakens: [{ arg: 'collChange', is: 'positive' }, { arg: 'isCollIncrease', is: false }] },
  { act: 'control', weakens: true },
  { act: 'debt', weakens: [{ arg: 'collWithdrawal', is: 'positive' }] },
  { act: 'into', all: true },
  { act: 'debt', weakens: [{ arg: 'dink', is: 'negative' }] },
  { act: 'view' },
  { act: 'trade', fees: [{ arg: 'referralCode', is: 2147483648 }] },
  { act: 'outOf', zeroIsCalled: true },
  { act: 'outOf', locks: [{ arg: 'relock', is: true }] },
  { act: 'outOf', locks: [{ arg: 'depositCvxMaxAmount', is: 'positive' }] },
  { act: 'outOf', locks: true },
  { act: 'outOf', locks: [{ arg: 'receiveAsTokens', is: false }] },
  { act: 'control', forgoes: true },
  { act: 'into', zeroIsCaller: true },
  { act: 'outOf', forgoes: true },
  { act: 'into', offers: true },
  { act: 'control', locks: [{ arg: 'allowed', is: true }] },
  { act: 'set', forgoes: [{ arg: 'state', is: false }] },
  { act: 'outOf', locks: [{ arg: 'stakeAmount', is: 'positive' }] },
  { act: 'outOf', divides: true },
  { act: 'set', forgoes: [{ arg: '_rebateTreasuryFeeMode', is: 1 }] },
  { act: 'buy', zeroIsCaller: true },
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
removeOwnerAtIndex(u index,Lb owner)1
removeLastOwner(u index,Lb owner)1` },
  { source: 'Multicall', rows: `multicall(Nb[] data)0
multicall(u deadline,Nb[] data)0
multicall(Pw previousBlockhash,Nb[] data)0
aggregate({14}[] calls)0
tryAggregate(f requireSuccess,{14}[] calls)0
blockAndAggregate({14}[] calls)0
tryBlockAndAggregate(f requireSuccess,{14}[] calls)0
aggregate3((Na target,f allowFailure,Nb callData)[] calls)0
aggregate3Value((Na target,f allowFailure,u value,Nb callData)[] calls)0` },
  { source: 'Aave, Maker, Balancer, Morpho, GMX', rows: `approveDelegation(Ga delegatee,u amount)2.0
hope(Ga operator)2.1
nope(La operator)3.2
setRelayerApproval(Ea sender,Ga relayer,f approved)2.3
setAuthorization(Ga authorized,f newIsAuthorized)2.4
approvePlugin(Ga plugin)2.1` },
  { source: 'ERC-7710', rows: `redeemDelegations(Ob[] permissionContexts,Ow[] modes,Nb[] executionCallDatas)0
disableDelegation((La delegate,La delegator,Pw authority,(La enforcer,Ob terms,Ob args)[] caveats,u salt,Ob signature) delegation)3
enableDelegation((Ga delegate,Ea delegator,Sw authority,(Ma enforcer,Ob terms,Ob args)[] caveats,u salt,Ob signature) delegation)2` },
  { source: 'Instadapp', rows: `cast(Ps[] targetNames,Nb[] datas,Ia origin)0
build(Ea owner,u accountVersion,Ia origin)1
buildWithCast(Ea owner,u accountVersion,Ma[] targets,Nb[] datas,Ia origin)1
add(Ga authority)1
remove(La authority)4` },
  { source: 'ENS', rows: `commit(Ow commitment)3
register(Ps name,Ea owner,u duration,Ow secret,Ma resolver,Nb[] data,f reverseRecord,uint16 ownerControlledFuses)5
register((Ps label,Ea owner,u duration,Ow secret,Ma resolver,Nb[] data,uint8 reverseRecord,Iw referrer) registration)5
register(Ps name,Ea owner,u duration,Ow secret)5
registerWithConfig(Ps name,Ea owner,u duration,Ow secret,Ma resolver,Da addr)5
renew(Xs name,u duration)5
renew(Xs label,u duration,Iw referrer)5
renewAll(Xs[] names,u duration)5
setOwner(Pw node,Ga owner)1
setSubnodeOwner(Pw node,Pw label,Ga owner)1
setRecord(Pw node,Ga owner,Ma resolver,uint64 ttl)1
setSubnodeRecord(Pw node,Pw label,Ga owner,Ma resolver,uint64 ttl)1
setResolver(Pw node,Ma resolver)1
setTTL(Pw node,uint64 ttl)6
reclaim(u id,Ga owner)1
setAddr(Pw node,Da a)7
setAddr(Pw node,u coinType,Qb a)1
setText(Pw node,Ps key,Vs value)3
setContenthash(Pw node,Vb hash)3
setName(Pw node,Ps newName)3
setABI(Pw node,u contentType,Vb data)3
setPubkey(Pw node,Vw x,Vw y)3
setInterface(Pw node,Pbytes4 interfaceID,Ma implementer)1
setDNSRecords(Pw node,Vb data)3
setZonehash(Pw node,Vb hash)3
clearRecords(Pw node)1
approve(Pw node,Ga delegate,f approved)1
multicallWithNodeCheck(Pw nodehash,Nb[] data)0
setName(Ps name)3
claimForAddr(Ea addr,Ga owner,Ma resolver)1
claimWithResolver(Ga owner,Ma resolver)1
setNameForAddr(Ea addr,Ga owner,Ma resolver,Ps name)1
wrap(Pb name,Ea wrappedOwner,Ma resolver)1
wrapETH2LD(Ps label,Ea wrappedOwner,uint16 ownerControlledFuses,Ma resolver)1
unwrap(Pw parentNode,Pw labelhash,Ga controller)1
unwrapETH2LD(Pw labelhash,Da registrant,Ga controller)1
setFuses(Pw node,uint16 ownerControlledFuses)1
setChildFuses(Pw parentNode,Pw labelhash,uint32 fuses,uint64 expiry)1
extendExpiry(Pw parentNode,Pw labelhash,uint64 expiry)4
setSubnodeOwner(Pw parentNode,Ps label,Ga owner,uint32 fuses,uint64 expiry)1
setSubnodeRecord(Pw parentNode,Ps label,Ga owner,Ma resolver,uint64 ttl,uint32 fuses,uint64 expiry)1
upgrade(Pb name,Ob extraData)1
proveAndClaim(Pb name,{2}[] input)5
proveAndClaimWithResolver(Pb name,{2}[] input,Ma resolver,Da addr)5
enableNode(Pb domain)3
register({104} request)5
discountedRegister({104} request,Pw discountKey,Ob validationData)5` },
  { source: 'ERC-4337', rows: `handleOps({176}[] ops,Da beneficiary)0
handleAggregatedOps(({176}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)0
handleOps({150}[] ops,Da beneficiary)0
handleAggregatedOps(({150}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)0
executeUserOp({150} userOp,Pw userOpHash)0
incrementNonce(uint192 key)3` },
  { source: 'Farcaster', rows: `register(Ga recovery)5
register(Ga recovery,u extraStorage)5
registerFor(Ea to,Ga recovery,u deadline,Ob sig)5
registerFor(Ea to,Ga recovery,u deadline,Ob sig,u extraStorage)5
register((Ea to,Ga recovery,u deadline,Ob sig) registerParams,(uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)[] signerParams,u extraStorage)5
transfer(Da to,u deadline,Ob sig)8
transferAndChangeRecovery(Da to,Ga recovery,u deadline,Ob sig)1
transferFor(Fa from,Da to,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)8
transferAndChangeRecoveryFor(Fa from,Da to,Ga recovery,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)1
changeRecoveryAddress(Ga recovery)1
changeRecoveryAddressFor(Ea owner,Ga recovery,u deadline,Ob sig)1
recover(Fa from,Da to,u deadline,Ob sig)8
recoverFor(Fa from,Da to,u recoveryDeadline,Ob recoverySig,u toDeadline,Ob toSig)8
add(uint32 keyType,Gb key,uint8 metadataType,Ob metadata)1
addFor(Ea fidOwner,uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)1
remove(Pb key)4
removeFor(Ea fidOwner,Pb key,u deadline,Ob sig)4
batchRent(Tu[] fids,u[] units)5
purchaseTier(Tu fid,u tier,u forDays)5
batchPurchaseTier(u tier,Tu[] fids,u[] forDays)5` },
  { source: 'Farcaster storage', at: /^Farcaster storage registry$/, rows: `rent(Tu fid,u units)5` },
  { source: 'ERC-2771', rows: `execute((La from,Na to,u value,u gas,u nonce,Nb data) request,Ob signature)0
execute({103} request)0
executeBatch({103}[] requests,Da refundReceiver)0` },
  { source: 'Identity registries', rows: `addSubmission(Vs evidence,Ps name)3
reapplySubmission(Vs evidence,Ps name)3
addVouch(Ha submissionID)9
removeVouch(La submissionID)3
fundSubmission(Ca submissionID)8
changeStateToPending(La submissionID,La[] vouches,Ob[] signatures,u[] expirationTimestamps)3
executeRequest(La submissionID)3
withdrawFeesAndRewards(Da beneficiary,La submissionID,u requestID,u challengeID,u round)a
withdrawSubmission()a
setOwner(Da to,u tokenId)8
set(Ps key,Vs value,u tokenId)3
setMany(Ps[] keys,Vs[] values,u tokenId)3
reconfigure(Ps[] keys,Vs[] values,u tokenId)3
setReverse(Ps[] labels)1
removeReverse()3
buy(Ea owner,Ps[] labels,Ps[] keys,Vs[] values,uint64 expiry,u price,Ob signature)5
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals,uint64 configNumber,f switchToGivenConfig)1
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals)1
follow(u followerProfileId,u[] idsOfProfilesToFollow,u[] followTokenIds,Ob[] datas)3
unfollow(u unfollowerProfileId,u[] idsOfProfilesToUnfollow)3
setBlockStatus(u byProfileId,u[] idsOfProfilesToSetBlockStatus,f[] blockStatus)3
setProfileMetadataURI(u profileId,Vs metadataURI)3
setFollowModule(u profileId,Ma followModule,Ob followModuleInitData)1` },
  { source: 'ERC-7579', rows: `execute(Ow mode,Nb executionCalldata)0
executeFromExecutor(Ow mode,Nb executionCalldata)0
installModule(u moduleTypeId,Ga module,Gb initData)1
uninstallModule(u moduleTypeId,La module,Nb deInitData)1
installValidation(Gbytes25 validationConfig,Pbytes4[] selectors,Gb installData,Gb[] hooks)1
uninstallValidation(Lbytes24 validationFunction,Nb uninstallData,Nb[] hookUninstallData)1
installExecution(Ga module,{186} manifest,Gb installData)1
uninstallExecution(La module,{186} manifest,Nb uninstallData)1
installPlugin(Ga plugin,Sw manifestHash,Gb installData,Gbytes21[] dependencies)1
uninstallPlugin(La plugin,Nb config,Nb uninstallData)1
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,(s[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)1
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,((w domainSeparator,s[] contentNames)[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)1` },
  { source: 'Safe', rows: `execTransaction(Na to,u value,Nb data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,Da refundReceiver,Ob signatures)b
execTransactionFromModule(Na to,u value,Nb data,uint8 operation)0
execTransactionFromModuleReturnData(Na to,u value,Nb data,uint8 operation)0
approveHash(Sw hashToApprove)2
setup(Ga[] owners,u threshold,Na to,Nb data,Ga fallbackHandler,Aa paymentToken,u payment,Da paymentReceiver)c
addOwnerWithThreshold(Ga owner,u threshold)1
removeOwner(La previousOwner,La owner,u threshold)1
swapOwner(La previousOwner,La oldOwner,Ga newOwner)1
changeThreshold(u threshold)1
enableModule(Ga module)1
disableModule(La previousModule,La module)1
setGuard(Ga guard)1
setModuleGuard(Ga moduleGuard)1
setFallbackHandler(Ga handler)1
changeMasterCopy(Ma masterCopy)1
multiSend(Nb transactions)0
signMessage(Sb data)2
createProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)0
createChainSpecificProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)0
createProxyWithCallback(Ma singleton,Nb initializer,u saltNonce,Ma callback)0
migrateSingleton()1
migrateWithFallbackHandler()1
migrateL2Singleton()1
migrateL2WithFallbackHandler()1` },
  { source: 'Safe modules', rows: `executeAllowanceTransfer(Fa safe,Aa token,Ca to,uint96 amount,Aa paymentToken,uint96 payment,Ga delegate,Ob signature)8.5
addDelegate(Ga delegate)1
removeDelegate(La delegate,f removeAllowances)1
setAllowance(Ga delegate,Aa token,uint96 allowanceAmount,uint16 resetTimeMin,uint32 resetBaseMin)2.6
resetAllowance(Ga delegate,Aa token)2
deleteAllowance(La delegate,Aa token)3
createProxy(Ma singleton,Nb initializer)0
enableModules(Ga[] modules)1` },
  { source: 'Zodiac', rows: `execTransactionWithRole(Na to,u value,Nb data,uint8 operation,Pw roleKey,f shouldRevert)0
execTransactionWithRole(Na to,u value,Nb data,uint8 operation,uint16 role,f shouldRevert)0
execTransactionWithRoleReturnData(Na to,u value,Nb data,uint8 operation,Pw roleKey,f shouldRevert)0
execTransactionWithRoleReturnData(Na to,u value,Nb data,uint8 operation,uint16 role,f shouldRevert)0
executeNextTx(Na to,u value,Nb data,uint8 operation)0
assignRoles(Ga module,Pw[] roleKeys,f[] memberOf)1
assignRoles(Ga module,uint16[] roles,f[] memberOf)1
setDefaultRole(Ga module,Pw roleKey)1
setDefaultRole(Ga module,uint16 role)1
allowTarget(Pw roleKey,Ma targetAddress,uint8 options)1
revokeTarget(Pw roleKey,La targetAddress)1
scopeTarget(Pw roleKey,Ma targetAddress)1
allowFunction(Pw roleKey,Ma targetAddress,Pbytes4 selector,uint8 options)1
revokeFunction(Pw roleKey,La targetAddress,Pbytes4 selector)1
setAvatar(Ga avatar)1
setTxCooldown(u cooldown)1
setTxExpiration(u expiration)1` },
  { source: 'Across', rows: `deposit(Da recipient,Aa originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)d.7
deposit(Ma spokePool,Da recipient,Aa originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)d.8
depositV3(Ea depositor,Da recipient,Aa inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)d.9
depositV3Now(Ea depositor,Da recipient,Aa inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityPeriod,Nb message)d
depositExclusive(Ea depositor,Da recipient,Aa inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityPeriod,Nb message)d
deposit(Ew depositor,Qw recipient,Aw inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)d
depositNow(Ew depositor,Qw recipient,Aw inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityParameter,Nb message)d
unsafeDeposit(Ew depositor,Qw recipient,Aw inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,u depositNonce,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)d
speedUpV3Deposit(La depositor,uint32 depositId,u updatedOutputAmount,Da updatedRecipient,Nb updatedMessage,Ob depositorSignature)d
deposit(Ma spokePool,Da recipient,Aa inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityDeadline,Nb message)d
deposit(Da recipient,Aa inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)d
swapAndBridge(Aa swapToken,Aa acrossInputToken,Ob routerCalldata,u swapTokenAmount,u minExpectedInputTokenAmount,(Pa outputToken,u outputAmount,Ea depositor,Da recipient,u destinationChainid,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message) depositData)d
open((uint32 fillDeadline,Pw orderDataType,Nb orderData) order)d
openFor((Ma originSettler,Ea user,u nonce,u originChainId,uint32 openDeadline,uint32 fillDeadline,Pw orderDataType,Nb orderData) order,Ob signature,Ob originFillerData)d` },
  { source: 'Arbitrum', rows: `depositEth()d.a
createRetryableTicket(Da to,u l2CallValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)d
createRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,u tokenTotalFeeAmount,Nb data)d
unsafeCreateRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)d
outboundTransfer(Aa _token,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)d.b
outboundTransferCustomRefund(Aa _token,Da _refundTo,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)d.c
outboundTransfer(Aa _l1Token,Da _to,u _amount,Ob _data)d.d
withdrawEth(Da destination)d.d
sendTxToL1(Da destination,Nb data)d
executeTransaction(Ow[] proof,u index,La l2Sender,La to,u l2Block,u l1Block,u l2Timestamp,u value,Ob data)a
redeem(Pw ticketId)3
cancel(Pw id)e
depositERC20(u amount)d` },
  { source: 'LayerZero, CCTP', rows: `send({117} sendParam,{26} fee,Da refundAddress)d.e
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken)d.f
depositForBurnWithCaller(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken,Kw destinationCaller)d.f
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold)d.g
depositForBurnWithHook(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Nb hookData)d.h
receiveMessage(Ob message,Ob attestation)a` },
  { source: 'CCTP extension', at: /^CCTP extension$/, rows: `batchDepositForBurnWithAuth(O(u amount,u authValidAfter,u authValidBefore,w authNonce,uint8 v,w r,w s) receiveWithAuthorizationData,(u amount,uint32 destinationDomain,Qw mintRecipient,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Qb hookData) depositForBurnData)d` },
  { source: 'Hop, Synapse', rows: `sendToL2(u chainId,Da recipient,u amount,u amountOutMin,u deadline,Ja relayer,u relayerFee)d.8
swapAndSend(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline)d
send(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline)d
send(u chainId,Da recipient,u amount,u bonderFee)d
withdraw(Da recipient,u amount,Pw transferNonce,u bonderFee,u amountOutMin,u deadline,Ow rootHash,u transferRootTotalAmount,u transferIdTreeIndex,Ow[] siblings,u totalLeaves)a
deposit(Da to,u chainId,Aa token,u amount)d
depositAndSwap(Da to,u chainId,Aa token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)d
redeem(Da to,u chainId,Aa token,u amount)d
redeemAndSwap(Da to,u chainId,Aa token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)d
redeemAndRemove(Da to,u chainId,Aa token,u amount,uint8 swapTokenIndex,u swapMinAmount,u swapDeadline)d
redeemV2(Qw to,u chainId,Aa token,u amount)d
bridge(Da recipient,u chainId,Aa token,u amount,{106} originQuery,{106} destQuery)d
swap(Da to,Aa token,u amount,(Ma swapAdapter,Aa tokenOut,u minAmountOut,u deadline,Ob rawParams) query)f
bridge((uint32 dstChainId,Ea sender,Da to,Aa originToken,Aa destToken,u originAmount,u destAmount,f sendChainGas,u deadline) params)d
swap(uint8 tokenIndexFrom,uint8 tokenIndexTo,u dx,u minDy,u deadline)f
addLiquidity(u[] amounts,u minToMint,u deadline)g
removeLiquidity(u amount,u[] minAmounts,u deadline)a
removeLiquidityOneToken(u tokenAmount,uint8 tokenIndex,u minAmount,u deadline)a
removeLiquidityImbalance(u[] amounts,u maxBurnAmount,u deadline)a` },
  { source: 'deBridge, Celer, Relay, Layerswap', rows: `createOrder({188} _orderCreation,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope)d
createSaltedOrder({188} _orderCreation,uint64 _salt,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope,Ob _payload)d
sendEvmOrderCancel((uint64 makerOrderNonce,Lb makerSrc,u giveChainId,Pb giveTokenAddress,u giveAmount,u takeChainId,Pb takeTokenAddress,u takeAmount,Lb receiverDst,Lb givePatchAuthoritySrc,Lb orderAuthorityAddressDst,Lb allowedTakerDst,Lb allowedCancelBeneficiarySrc,Ob externalCall) _order,Da _cancelBeneficiary,u _executionFee)d
send(Aa _tokenAddress,u _amount,u _chainIdTo,Qb _receiver,Ob _permit,f _useAssetFee,uint32 _referralCode,Nb _autoParams)d
claim(Pw _debridgeId,u _amount,u _chainIdFrom,Da _receiver,u _nonce,Ob _signatures,Ob _autoParams)a
strictlySwapAndCall(Aa _srcTokenIn,u _srcAmountIn,Ob _srcTokenInPermitEnvelope,Ma _srcSwapRouter,Nb _srcSwapCalldata,Aa _srcTokenOut,u _srcTokenExpectedAmountOut,Da _srcTokenRefundRecipient,Na _receiver,Nb _receiverCalldata)d
send(Da _receiver,Aa _token,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)d
sendNative(Da _receiver,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)d
addLiquidity(Aa _token,u _amount)g
withdraw(Ob _wdmsg,Ob[] _sigs,La[] _signers,u[] _powers)a
depositNative(Ea depositor,Sw id)d
depositErc20(Ea depositor,Aa token,u amount,Sw id)d
depositErc20(Ea depositor,Aa token,Sw id)d
depositNative(Sw id,Da receiver)d
depositERC20(Sw id,Aa token,Da receiver,u amount)d
depositWithExpiry(Da vault,Aa asset,u amount,Qs memo,u expiration)d` },
  { source: 'Wormhole, Axelar, CCIP, Connext', rows: `transferTokens(Aa token,u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)d
transferTokensWithPayload(Aa token,u amount,uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)d
wrapAndTransferETH(uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)d
wrapAndTransferETHWithPayload(uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)d
completeTransfer(Ob encodedVm)a
completeTransferAndUnwrapETH(Ob encodedVm)a
completeTransferWithPayload(Ob encodedVm)a
transferTokensWithRelay(Aa token,u amount,u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)d
wrapAndTransferEthWithRelay(u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)d
attestToken(Aa tokenAddress,uint32 nonce)3
transfer(u amount,uint16 recipientChain,Qw recipient)d
transfer(u amount,uint16 recipientChain,Qw recipient,Qw refundAddress,f shouldQueue,Ob transceiverInstructions)d
sendToken(Ps destinationChain,Qs destinationAddress,Ps symbol,u amount)d
callContract(Ps destinationChain,Qs contractAddress,Nb payload)d
callContractWithToken(Ps destinationChain,Qs contractAddress,Nb payload,Ps symbol,u amount)d
interchainTransfer(Ps destinationChain,Qb recipient,u amount,Nb metadata)d
interchainTransferFrom(Fa sender,Ps destinationChain,Qb recipient,u amount,Nb metadata)d
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount,Nb metadata,u gasValue)d
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount)d
payNativeGasForContractCall(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Da refundAddress)5
payNativeGasForContractCallWithToken(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Ps symbol,u amount,Da refundAddress)5
addNativeGas(Xw txHash,u logIndex,Da refundAddress)5
ccipSend(uint64 destinationChainSelector,(Qb receiver,Nb data,{6}[] tokenAmounts,Aa feeToken,Nb extraArgs) message)d
xcall(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)d
xcall(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)d
xcallIntoLocal(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)d
xcallIntoLocal(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)d
bumpTransfer(Xw _transferId)3
forceUpdateSlippage((uint32 originDomain,uint32 destinationDomain,uint32 canonicalDomain,La to,La delegate,f receiveLocal,Ob callData,u slippage,La originSender,u bridgedAmt,u normalizedIn,u nonce,Pw canonicalId) _params,u _slippage)e` },
  { source: 'OP Stack', rows: `bridgeETH(uint32 _minGasLimit,Ob _extraData)d.i
bridgeETHTo(Da _to,uint32 _minGasLimit,Ob _extraData)d.j
bridgeERC20(Aa _localToken,Pa _remoteToken,u _amount,uint32 _minGasLimit,Ob _extraData)d
bridgeERC20To(Aa _localToken,Pa _remoteToken,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)d.k
depositETH(uint32 _l2Gas,Ob _data)d.i
depositETHTo(Da _to,uint32 _l2Gas,Ob _data)d.j
depositERC20(Aa _l1Token,Pa _l2Token,u _amount,uint32 _l2Gas,Ob _data)d
depositERC20To(Aa _l1Token,Pa _l2Token,Da _to,u _amount,uint32 _l2Gas,Ob _data)d.k
withdraw(Aa _l2Token,u _amount,uint32 _l1Gas,Ob _data)d.l
withdrawTo(Aa _l2Token,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)d
bridgeERC721(Aa _localToken,Pa _remoteToken,u _tokenId,uint32 _minGasLimit,Ob _extraData)d
bridgeERC721To(Aa _localToken,Pa _remoteToken,Da _to,u _tokenId,uint32 _minGasLimit,Ob _extraData)d
depositTransaction(Da _to,u _value,uint64 _gasLimit,f _isCreation,Nb _data)d
sendMessage(Da _target,Nb _message,uint32 _gasLimit)d
initiateWithdrawal(Da _target,u _gasLimit,Nb _data)d.m
proveWithdrawalTransaction({88} _tx,u _l2OutputIndex,(Ow version,Ow stateRoot,Ow messagePasserStorageRoot,Ow latestBlockhash) _outputRootProof,Ob[] _withdrawalProof)3
finalizeWithdrawalTransaction({88} _tx)a
finalizeWithdrawalTransactionExternalProof({88} _tx,La _proofSubmitter)a
relayMessage(u _nonce,La _sender,Na _target,u _value,u _minGasLimit,Nb _message)0` },
  { source: 'Polygon, Scroll, Linea, Starknet, Gnosis', rows: `depositEtherFor(Da user)d.d
depositFor(Da user,Aa rootToken,Ob depositData)d.d
exit(Ob inputData)a
bridgeAsset(uint32 destinationNetwork,Da destinationAddress,u amount,Aa token,f forceUpdateGlobalExitRoot,Ob permitData)d
bridgeMessage(uint32 destinationNetwork,Da destinationAddress,f forceUpdateGlobalExitRoot,Nb metadata)d
claimAsset(Ow[32] smtProofLocalExitRoot,Ow[32] smtProofRollupExitRoot,u globalIndex,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,Aa originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)a
claimAsset(Ow[32] smtProof,uint32 index,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,Aa originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)a
depositETH(u _amount,u _gasLimit)d.n
depositETH(Da _to,u _amount,u _gasLimit)d.o
depositETHAndCall(Da _to,u _amount,Nb _data,u _gasLimit)d
depositERC20(Aa _token,u _amount,u _gasLimit)d.p
depositERC20(Aa _token,Da _to,u _amount,u _gasLimit)d.q
depositERC20AndCall(Aa _token,Da _to,u _amount,Nb _data,u _gasLimit)d
withdrawETH(u _amount,u _gasLimit)d.i
withdrawETH(Da _to,u _amount,u _gasLimit)d.r
withdrawERC20(Aa _token,u _amount,u _gasLimit)d.i
withdrawERC20(Aa _token,Da _to,u _amount,u _gasLimit)d.r
sendMessage(Da _to,u _value,Nb _message,u _gasLimit)d
sendMessage(Da _to,u _value,Nb _message,u _gasLimit,Da _refundAddress)d
relayMessageWithProof(La _from,La _to,u _value,u _nonce,Ob _message,(u batchIndex,Ob merkleProof) _proof)a
sendMessage(Da _to,u _fee,Nb _calldata)d
bridgeToken(Aa _token,u _amount,Da _recipient)d.s
bridgeTokenWithPermit(Aa _token,u _amount,Da _recipient,Ob _permitData)d
claimMessage(La _from,La _to,u _fee,u _value,Ja _feeRecipient,Ob _calldata,u _nonce)a
claimMessageWithProof((Ow[] proof,u messageNumber,uint32 leafIndex,La from,La to,u fee,u value,Ja feeRecipient,Ow merkleRoot,Ob data) _params)a
deposit(Aa token,u amount,Qu l2Recipient)d
depositWithMessage(Aa token,u amount,Qu l2Recipient,Nu[] message)d
withdraw(Aa token,u amount,Da recipient)a.t
relayTokens(Aa token,Da _receiver,u _value)d
relayTokens(Da _receiver,u _amount)d
relayTokensAndCall(Aa token,Da _receiver,u _value,Nb _data)d
wrapAndRelayTokens()d
wrapAndRelayTokens(Da _receiver)d` },
  { source: 'Stargate', rows: `swap(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Nb _payload)d
swapETH(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,u _amountLD,u _minAmountLD)d
swapETHAndCall(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,(u amountLD,u minAmountLD) _swapAmount,{80} _lzTxParams,Nb _payload)d
addLiquidity(u _poolId,u _amountLD,Ea _to)g
addLiquidityETH()g
instantRedeemLocal(uint16 _srcPoolId,u _amountLP,Da _to)a
redeemLocal(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,Qb _to,{80} _lzTxParams)d
redeemRemote(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,u _minAmountLD,Qb _to,{80} _lzTxParams)d
swapTokens(uint16 _dstChainId,uint16 _srcPoolId,uint16 _dstPoolId,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Pbytes2 _partnerId,(u tenthBps,Ja feeCollector) _feeObj)d
sendToken({117} _sendParam,{26} _fee,Da _refundAddress)d.u
redeemSend({117} _sendParam,{26} _fee,Da _refundAddress)d
deposit(Da _receiver,u _amountLD)g
redeem(u _amountLD,Da _receiver)a
sendFrom(Fa _from,uint16 _dstChainId,Qb _toAddress,u _amount,Da _refundAddress,Fa _zroPaymentAddress,Nb _adapterParams)d
sendFrom(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,{86} _callParams)d
sendAndCall(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,Nb _payload,uint64 _dstGasForCall,{86} _callParams)d
sendOFTEpv2(Ma _oft,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)d
sendOFTAdapterEpv2(Ma _adapterOFT,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)d
sendOFTV2(Ma _oft,uint16 _dstChainId,Qw _toAddress,u _amount,u _minAmount,{86} _callParams,{62} _feeObj)d
depositAndStake(Aa lpToken,u assetInAmount,u minStakeAmount)g
depositAndStakeWithPermit(Aa lpToken,u assetInAmount,u minStakeAmount,u deadline,uint8 v,Ow r,Ow s)g
claim(Aa[] lpTokens)a
depositTo(Aa token,Da to,u amount)g
send((uint32 dstEid,Qw to,u tokenId,Nb extraOptions,Nb composeMsg,Ob onftCmd) sendParam,{26} fee,Da refundAddress)d` },
  { source: 'ZKsync', rows: `requestL2TransactionDirect((u chainId,u mintValue,Da l2Contract,u l2Value,Nb l2Calldata,u l2GasLimit,u l2GasPerPubdataByteLimit,Ob[] factoryDeps,Da refundRecipient) _request)d
requestL2TransactionTwoBridges((u chainId,u mintValue,u l2Value,u l2GasLimit,u l2GasPerPubdataByteLimit,Da refundRecipient,Ma secondBridgeAddress,u secondBridgeValue,Nb secondBridgeCalldata) _request)d
requestL2Transaction(Da _contractL2,u _l2Value,Nb _calldata,u _l2GasLimit,u _l2GasPerPubdataByteLimit,Ob[] _factoryDeps,Da _refundRecipient)d
deposit(Da _l2Receiver,Aa _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte,Da _refundRecipient)d
deposit(Da _l2Receiver,Aa _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte)d
withdraw(Da _l1Receiver)d.d
withdrawWithMessage(Da _l1Receiver,Nb _additionalData)d
withdraw(Da _l1Receiver,Da _l2Token,u _amount)d
withdraw(Pw _assetId,Nb _transferData)d
finalizeWithdrawal(u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)a
finalizeWithdrawal(u _chainId,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)a
finalizeEthWithdrawal(u _l2BlockNumber,u _l2MessageIndex,uint16 _l2TxNumberInBlock,Ob _message,Ow[] _merkleProof)a
finalizeDeposit((u chainId,u l2BatchNumber,u l2MessageIndex,La l2Sender,uint16 l2TxNumberInBatch,Ob message,Ow[] merkleProof) _finalizeWithdrawalParams)a
claimFailedDeposit(Da _depositSender,Aa _l1Token,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)a
claimFailedDeposit(u _chainId,Da _depositSender,Aa _l1Token,u _amount,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)a` },
  { source: 'GMX', rows: `createDeposit(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa market,Aa initialLongToken,Aa initialShortToken,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath) addresses,u minMarketTokens,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)h
createGlvDeposit(((Aa glv,Aa market,Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa initialLongToken,Aa initialShortToken,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath) addresses,u minGlvTokens,u executionFee,u callbackGasLimit,f shouldUnwrapNativeToken,f isMarketTokenDeposit,Sw[] dataList) params)h
createWithdrawal({192} params)a
createGlvWithdrawal(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa market,Aa glv,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath) addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)a
executeAtomicWithdrawal({192} params,(Aa[] tokens,Ma[] providers,Ob[] data) oracleParams)a
createShift(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa fromMarket,Aa toMarket) addresses,u minMarketTokens,u executionFee,u callbackGasLimit,Sw[] dataList) params)f
createOrder({206} params)i
createOrder(Ea account,{206} params)i
updateOrder(Pw key,u sizeDeltaUsd,u acceptablePrice,u triggerPrice,u minOutputAmount,u validFromTime,f autoCancel)j
cancelDeposit(Pw key)a
cancelWithdrawal(Pw key)a
cancelShift(Pw key)a
cancelGlvDeposit(Pw key)a
cancelGlvWithdrawal(Pw key)a
sendWnt(Da receiver,u amount)8
sendTokens(Aa token,Da receiver,u amount)8
sendNativeToken(Da receiver,u amount)8
claimFundingFees(Aa[] markets,Aa[] tokens,Da receiver)a
claimCollateral(Aa[] markets,Aa[] tokens,u[] timeKeys,Da receiver)a
claimAffiliateRewards(Aa[] markets,Aa[] tokens,Da receiver)a
claimUiFees(Aa[] markets,Aa[] tokens,Da receiver)a
setSavedCallbackContract(Aa market,Ma callbackContract)1
setUiFeeFactor(u uiFeeFactor)3
addSubaccount(Ga subaccount)1
setSubaccountAutoTopUpAmount(Ga subaccount,u amount)1
removeSubaccount(La subaccount)1
setMaxAllowedSubaccountActionCount(Ga subaccount,Pw actionType,u maxAllowedCount)1
setSubaccountExpiresAt(Ga subaccount,Pw actionType,u expiresAt)1
makeExternalCalls(Ma[] externalCallTargets,Nb[] externalCallDataList,Aa[] refundTokens,Da[] refundReceivers)0
acceptTermsAndClaim((Aa token,u distributionId,Ob termsSignature,Ws acceptedTerms)[] params,Da receiver)a
denyPlugin(La plugin)1
swap(Aa[] path,u amountIn,u minOut,Da receiver)f
swapETHToTokens(Aa[] path,u minOut,Da receiver)f
swapTokensToETH(Aa[] path,u amountIn,u minOut,Da receiver)f
increasePosition(Aa[] path,Aa indexToken,u amountIn,u minOut,u sizeDelta,f isLong,#gu price)g
increasePositionETH(Aa[] path,Aa indexToken,u minOut,u sizeDelta,f isLong,#gu price)g
decreasePosition(Aa collateralToken,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)k
decreasePositionETH(Aa collateralToken,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)k
decreasePositionAndSwap(Aa[] path,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)k
decreasePositionAndSwapETH(Aa[] path,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)k
createIncreasePosition(Aa[] path,Aa indexToken,u amountIn,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)g
createIncreasePositionETH(Aa[] path,Aa indexToken,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)g
createDecreasePosition(Aa[] path,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,u acceptablePrice,u minOut,u executionFee,f withdrawETH,Ma callbackTarget)k
createSwapOrder(Aa[] path,u amountIn,u minOut,u triggerRatio,f triggerAboveThreshold,u executionFee,f shouldWrap,f shouldUnwrap)j
createIncreaseOrder(Aa[] path,u amountIn,Aa indexToken,u minOut,u sizeDelta,Aa collateralToken,f isLong,u triggerPrice,f triggerAboveThreshold,u executionFee,f shouldWrap)j
createDecreaseOrder(Aa indexToken,u sizeDelta,Aa collateralToken,u collateralDelta,f isLong,u triggerPrice,f triggerAboveThreshold)j
cancelSwapOrder(u orderIndex)3
cancelIncreaseOrder(u orderIndex)3
cancelDecreaseOrder(u orderIndex)l
cancelMultiple(u[] swapOrderIndexes,u[] increaseOrderIndexes,u[] decreaseOrderIndexes)l
updateSwapOrder(u orderIndex,u minOut,u triggerRatio,f triggerAboveThreshold)j
updateIncreaseOrder(u orderIndex,u sizeDelta,u triggerPrice,f triggerAboveThreshold)j
updateDecreaseOrder(u orderIndex,u collateralDelta,u sizeDelta,u triggerPrice,f triggerAboveThreshold)j
cancelIncreasePosition(Pw key,Da executionFeeReceiver)a
cancelDecreasePosition(Pw key,Da executionFeeReceiver)m
stakeGmx(u amount)g
stakeEsGmx(u amount)g
mintAndStakeGlpETH(u minUsdg,u minGlp)g
mintAndStakeGlp(Aa token,u amount,u minUsdg,u minGlp)g
unstakeGmx(u amount)a
unstakeEsGmx(u amount)a
handleRewards(f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)a
handleRewardsV2(Da gmxReceiver,f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)a
unstakeAndRedeemGlp(Aa tokenOut,u glpAmount,u minOut,Da receiver)a
unstakeAndRedeemGlpETH(u glpAmount,u minOut,Da receiver)a
signalTransfer(Ga receiver)1
acceptTransfer(La sender)1
stakeForAccount(Fa fundingAccount,Ea account,Aa depositToken,u amount)g
unstakeForAccount(Ea account,Aa depositToken,u amount,Da receiver)a
addLiquidity(Aa token,u amount,u minUsdg,u minGlp)g
removeLiquidity(Aa tokenOut,u glpAmount,u minOut,Da receiver)a
registerCode(Pw code)3
setTraderReferralCodeByUser(Pw code)3
setCodeOwner(Pw code,Ga newAccount)1` },
  { source: 'GMX orders', at: /^GMX (?:exchange|GLV|subaccount) router$/, rows: `cancelOrder(Pw key)m` },
  { source: 'GMX rewards', at: /^GMX reward router$/, rows: `claim()a
claimFees()a
claimEsGmx()a
compound()g` },
  { source: 'Prediction markets', rows: `splitPosition(Aa collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)g
mergePositions(Aa collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)a
redeemPositions(Aa collateralToken,Pw parentCollectionId,Pw conditionId,u[] indexSets)a
prepareCondition(Ga oracle,Pw questionId,u outcomeSlotCount)1
splitPosition(Pw conditionId,u amount)g
mergePositions(Pw conditionId,u amount)a
redeemPositions(Pw conditionId,u[] amounts)a
convertPositions(Pw marketId,u indexSet,u amount)f
cancelOrder({167} order)3
cancelOrders({167}[] orders)3
addFunding(u addedFunds,u[] distributionHint)g
removeFunding(u sharesToBurn)a
bet(Aa core,uint128 amount,uint64 expiresAt,{49} betData)g
betFor(Ea bettor,Aa core,uint128 amount,uint64 expiresAt,{49} betData)g
withdrawPayout(Aa core,u tokenId)a` },
  { source: 'Synthetix', rows: `issueSynths(Fa from,u amount)n
issueSynths(u amount)n
issueMaxSynths(Fa from)n
issueMaxSynths()n
burnSynths(Fa from,u amount)g
burnSynths(u amount)g
burnSynthsToTarget(Fa from)g
burnSynthsToTarget()g
issueSynthsOnBehalf(Ea issueForAddress,Fa from,u amount)n
issueSynthsOnBehalf(Ea issueForAddress,u amount)n
issueMaxSynthsOnBehalf(Ea issueForAddress,Fa from)n
issueMaxSynthsOnBehalf(Ea issueForAddress)n
burnSynthsOnBehalf(Ea burnForAddress,Fa from,u amount)g
burnSynthsOnBehalf(Ea burnForAddress,u amount)g
burnSynthsToTargetOnBehalf(Ea burnForAddress,Fa from)g
burnSynthsToTargetOnBehalf(Ea burnForAddress)g
exchange(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)f
exchangeOnBehalf(Ea exchangeForAddress,Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)f
exchangeWithTracking(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Ia rewardAddress,Pw trackingCode)f
exchangeAtomically(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Pw trackingCode,u minAmount)f
settle(Pw currencyKey)a
claimOnBehalf(Ea claimingForAddress)a
approveAllDelegatePowers(Ga delegate)1
approveBurnOnBehalf(Ga delegate)1
approveIssueOnBehalf(Ga delegate)1
approveClaimOnBehalf(Ga delegate)1
approveExchangeOnBehalf(Ga delegate)1
removeAllDelegatePowers(La delegate)1
removeBurnOnBehalf(La delegate)1
removeIssueOnBehalf(La delegate)1
removeClaimOnBehalf(La delegate)1
removeExchangeOnBehalf(La delegate)1
createAccount()3
createAccount(uint128 requestedAccountId)3
grantPermission(uint128 accountId,Pw permission,Ga user)1
revokePermission(uint128 accountId,Pw permission,La user)1
renouncePermission(uint128 accountId,Pw permission)1
deposit(Tuint128 accountId,Aa collateralType,u tokenAmount)g
withdraw(uint128 accountId,Aa collateralType,u tokenAmount)m
delegateCollateral(uint128 accountId,Uuint128 poolId,Aa collateralType,u newCollateralAmountD18,u leverage)3
mintUsd(uint128 accountId,uint128 poolId,Aa collateralType,u amount)n
burnUsd(Tuint128 accountId,uint128 poolId,Aa collateralType,u amount)g
claimRewards(uint128 accountId,uint128 poolId,Aa collateralType,Ma distributor)a
commitOrder((uint128 marketId,uint128 accountId,int128 sizeDelta,uint128 settlementStrategyId,u acceptablePrice,Pw trackingCode,Ia referrer) commitment)j
modifyCollateral(Tuint128 accountId,uint128 collateralId,int256 amountDelta)o
buyExactIn(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)f
buyExactOut(uint128 marketId,u synthAmount,u maxUsdAmount,Ia referrer)f
buy(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)f
sell(uint128 marketId,u synthAmount,u minUsdAmount,Ia referrer)f
sellExactIn(uint128 marketId,u synthAmount,u minAmountReceived,Ia referrer)f
sellExactOut(uint128 marketId,u usdAmount,u maxSynthAmount,Ia referrer)f` },
  { source: 'Camelot, Algebra', rows: `swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)f
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)f
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)f
exactInputSingle({133} params)p
exactInputSingleSupportingFeeOnTransferTokens({133} params)p
exactOutputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 limitSqrtPrice) params)p
exactInputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 limitSqrtPrice) params)p
mint((Aa token0,Aa token1,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)g
mint((Aa token0,Aa token1,Ma deployer,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)g
unwrapWNativeToken(u amountMinimum,Da recipient)a.v
refundNativeToken()a
exactInputStableSwap(Aa[] path,u[] flag,u amountIn,u amountOutMin,Da to)q
exactOutputStableSwap(Aa[] path,u[] flag,u amountOut,u amountInMax,Da to)q
harvest(u _tokenId,Da _to)a` },
  { source: 'Balancer', rows: `swap((Pw poolId,uint8 kind,Aa assetIn,Aa assetOut,u amount,Ob userData) singleSwap,{102} funds,u limit,u deadline)f
batchSwap(uint8 kind,{95}[] swaps,Aa[] assets,{102} funds,int256[] limits,u deadline)f
joinPool(Mw poolId,Fa sender,Ea recipient,(Aa[] assets,u[] maxAmountsIn,Ob userData,f fromInternalBalance) request)g
exitPool(Pw poolId,Fa sender,Da recipient,(Aa[] assets,u[] minAmountsOut,Ob userData,f toInternalBalance) request)a
manageUserBalance((uint8 kind,Aa asset,u amount,Fa sender,Da recipient)[] ops)8
setRelayerApproval(Ga relayer,f approved,Ob authorisation)2
flashLoan(Ma recipient,Aa[] tokens,u[] amounts,Nb userData)n
swapSingleTokenExactIn(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountIn,u minAmountOut,u deadline,f wethIsEth,Ob userData)f
swapSingleTokenExactOut(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountOut,u maxAmountIn,u deadline,f wethIsEth,Ob userData)f
swapExactIn((Aa tokenIn,{38}[] steps,u exactAmountIn,u minAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)f
swapExactOut((Aa tokenIn,{38}[] steps,u maxAmountIn,u exactAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)f
addLiquidityProportional(Ma pool,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)g
addLiquidityUnbalanced(Ma pool,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)g
addLiquidityCustom(Ma pool,u[] maxAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)g
addLiquiditySingleTokenExactOut(Ma pool,Aa tokenIn,u maxAmountIn,u exactBptAmountOut,f wethIsEth,Ob userData)g
removeLiquidityProportional(Aa pool,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)a
removeLiquiditySingleTokenExactIn(Aa pool,u exactBptAmountIn,Aa tokenOut,u minAmountOut,f wethIsEth,Ob userData)a
removeLiquiditySingleTokenExactOut(Aa pool,u maxBptAmountIn,Aa tokenOut,u exactAmountOut,f wethIsEth,Ob userData)a
removeLiquidityCustom(Aa pool,u maxBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)a
removeLiquidityRecovery(Aa pool,u exactBptAmountIn,u[] minAmountsOut)a
addLiquidityUnbalancedNestedPool(Aa parentPool,Aa[] tokensIn,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)g
removeLiquidityProportionalNestedPool(Aa parentPool,u exactBptAmountIn,Aa[] tokensOut,u[] minAmountsOut,f wethIsEth,Ob userData)a
addLiquidityUnbalancedToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)g
addLiquidityProportionalToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)g
removeLiquidityProportionalFromERC4626Pool(Aa pool,f[] unwrapWrapped,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)a
addLiquidityUnbalancedToERC4626Pool(Ma pool,u[] exactUnderlyingAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)g
addLiquidityProportionalToERC4626Pool(Ma pool,u[] maxUnderlyingAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)g
removeLiquidityProportionalFromERC4626Pool(Aa pool,u exactBptAmountIn,u[] minUnderlyingAmountsOut,f wethIsEth,Ob userData)a
addLiquidityToBuffer(Aa wrappedToken,u maxAmountUnderlyingIn,u maxAmountWrappedIn,u exactSharesToIssue)g
removeLiquidityFromBuffer(Aa wrappedToken,u sharesToRemove,u minAmountUnderlyingOutRaw,u minAmountWrappedOutRaw)a
donate(Ma pool,u[] amountsIn,f wethIsEth,Ob userData)g
initialize(Ma pool,Aa[] tokens,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)g
permitBatchAndCall((Aa token,Ea owner,Ga spender,u amount,u nonce,u deadline)[] permitBatch,Ob[] permitSignatures,{126} permit2Batch,Ob permit2Signature,Nb[] multicallData)0
swapExactAmountIn(Aa tokenIn,u tokenAmountIn,Aa tokenOut,u minAmountOut,u maxPrice)f
swapExactAmountOut(Aa tokenIn,u maxAmountIn,Aa tokenOut,u tokenAmountOut,u maxPrice)f
joinPool(u poolAmountOut,u[] maxAmountsIn)g
exitPool(u poolAmountIn,u[] minAmountsOut)a` },
  { source: 'CoW Protocol', rows: `invalidateOrder(Pb orderUid)3
setPreSignature(Sb orderUid,f signed)j
settle(Aa[] tokens,u[] clearingPrices,{163}[] trades,(Na target,u value,Nb callData)[][3] interactions)0
swap({95}[] swaps,Aa[] tokens,{163} trade)f` },
  { source: 'CoW Protocol', rows: `createOrder((Aa buyToken,Da receiver,u sellAmount,u buyAmount,Ow appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)j
invalidateOrder((Aa buyToken,La receiver,u sellAmount,u buyAmount,Pw appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)3
freeFilledAmountStorage(Pb[] orderUids)3
freePreSignatureStorage(Pb[] orderUids)3
create({46} params,f dispatch)j
createWithContext({46} params,Ma factory,Nb data,f dispatch)j
remove(Pw singleOrderHash)3
setRoot(Sw root,{9} proof)j
setRootWithContext(Sw root,{9} proof,Ma factory,Nb data)j
setSwapGuard(Ma swapGuard)1
setDomainVerifier(Pw domainSeparator,Ga newVerifier)2` },
  { source: 'Curve', rows: `exchange(int128 i,int128 j,u dx,u min_dy)f
exchange(int128 i,int128 j,u dx,u min_dy,Da receiver)f
exchange(int128 i,int128 j,u dx,u min_dy,f use_eth)f
exchange_underlying(int128 i,int128 j,u dx,u min_dy)f
exchange_underlying(int128 i,int128 j,u dx,u min_dy,Da receiver)f
exchange(u i,u j,u dx,u min_dy)f
exchange(u i,u j,u dx,u min_dy,f use_eth)f
exchange(u i,u j,u dx,u min_dy,f use_eth,Da receiver)f
exchange(u i,u j,u dx,u min_dy,Da receiver)f
exchange_underlying(u i,u j,u dx,u min_dy)f
exchange_underlying(u i,u j,u dx,u min_dy,Da receiver)f
exchange_received(int128 i,int128 j,u dx,u min_dy)f
exchange_received(int128 i,int128 j,u dx,u min_dy,Da receiver)f
exchange_received(u i,u j,u dx,u min_dy)f
exchange_received(u i,u j,u dx,u min_dy,Da receiver)f
add_liquidity(u[2] amounts,u min_mint_amount)g
add_liquidity(u[2] amounts,u min_mint_amount,Ea receiver)g
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth)g
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth,Ea receiver)g
remove_liquidity(u amount,u[2] min_amounts)a
remove_liquidity(u amount,u[2] min_amounts,Da receiver)a
remove_liquidity(u amount,u[2] min_amounts,f use_eth)a
remove_liquidity(u amount,u[2] min_amounts,f use_eth,Da receiver)a
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount)a
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount,Da receiver)a
add_liquidity(u[3] amounts,u min_mint_amount)g
add_liquidity(u[3] amounts,u min_mint_amount,Ea receiver)g
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth)g
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth,Ea receiver)g
remove_liquidity(u amount,u[3] min_amounts)a
remove_liquidity(u amount,u[3] min_amounts,Da receiver)a
remove_liquidity(u amount,u[3] min_amounts,f use_eth)a
remove_liquidity(u amount,u[3] min_amounts,f use_eth,Da receiver)a
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount)a
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount,Da receiver)a
add_liquidity(u[4] amounts,u min_mint_amount)g
add_liquidity(u[4] amounts,u min_mint_amount,Ea receiver)g
add_liquidity(u[4] amounts,u min_mint_amount,f use_eth)g
remove_liquidity(u amount,u[4] min_amounts)a
remove_liquidity(u amount,u[4] min_amounts,Da receiver)a
remove_liquidity(u amount,u[4] min_amounts,f use_eth)a
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount)a
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount,Da receiver)a
add_liquidity(u[5] amounts,u min_mint_amount)g
remove_liquidity(u amount,u[5] min_amounts)a
remove_liquidity_imbalance(u[5] amounts,u max_burn_amount)a
add_liquidity(u[] amounts,u min_mint_amount)g
add_liquidity(u[] amounts,u min_mint_amount,Ea receiver)g
remove_liquidity(u amount,u[] min_amounts)a
remove_liquidity(u amount,u[] min_amounts,Da receiver)a
remove_liquidity_imbalance(u[] amounts,u max_burn_amount)a
remove_liquidity_imbalance(u[] amounts,u max_burn_amount,Da receiver)a
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount)a
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,f use_eth)a
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,Da receiver)a
remove_liquidity_one_coin(u token_amount,u i,u min_amount)a
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth)a
remove_liquidity_one_coin(u token_amount,u i,u min_amount,Da receiver)a
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth,Da receiver)a` },
  { source: 'Curve', rows: `exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected,Aa[5] _pools)f
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected)f
exchange(Aa[11] _route,u[4][5] _swap_params,u _amount,u _min_dy)f
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _min_dy,Aa[5] _pools,Da _receiver)f
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected)f
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools)f
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools,Da _receiver)f
exchange(Aa _pool,Aa _from,Da _to,u _amount,u _expected)f
exchange(Aa _pool,Aa _from,Aa _to,u _amount,u _expected,Da _receiver)f
exchange(Ba _pool,u i,u j,u _dx,u _min_dy,f _use_eth)f
exchange_underlying(Ba _pool,int128 _i,int128 _j,u _dx,u _min_dy)f
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount)g
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount)g
add_liquidity(Ba _pool,u[] _deposit_amounts,u _min_mint_amount)g
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,f _use_eth)g
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,f _use_eth)g
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,Ea _receiver)g
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,Ea _receiver)g
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts)a
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts)a
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts,f _use_eth)a
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts,f _use_eth)a
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount)a
remove_liquidity_one_coin(Ba _pool,u _burn_amount,u i,u _min_amount,f _use_eth)a
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount,Da _receiver)a
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_underlying,f use_dynarray,Ba pool)g
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_dynarray,Ba pool)g
deposit(u _value,Da _addr,f _claim_rewards)g
withdraw(u _value,f _claim_rewards)a
claim_rewards()a
claim_rewards(Da _addr)a
claim_rewards(Ea _addr,Da _receiver)a
user_checkpoint(La addr)3
kick(La addr)3
set_approve_deposit(Ga addr,f can_deposit)2
toggle_approve_mint(Ga minting_user)2
set_rewards_receiver(Da _receiver)3
mint_many(Aa[8] gauge_addrs)a
mint_for(Aa gauge_addr,Da _for)a
create_lock(u _value,u _unlock_time)g
increase_amount(u _value)g
increase_unlock_time(u _unlock_time)r
deposit_for(Da _addr,u _value)g
vote_for_gauge_weights(Aa _gauge_addr,u _user_weight)9
claim(Da _addr)a
claim_many(Da[20] _receivers)a` },
  { source: 'Curve minter', at: /^Curve minter$/, rows: `mint(Aa gauge_addr)a` },
  { source: 'Bancor, Carbon, DODO, Maverick, MetaMask', rows: `fillQuoteEthToToken(Aa buyTokenAddress,Ma target,Nb swapCallData,u feeAmount)f
fillQuoteTokenToEth(Aa sellTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feePercentageBasisPoints)f
fillQuoteTokenToToken(Aa sellTokenAddress,Aa buyTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feeAmount)f
tradeBySourceAmount(Aa sourceToken,Aa targetToken,u sourceAmount,u minReturnAmount,u deadline,Da beneficiary)s
tradeByTargetAmount(Aa sourceToken,Aa targetToken,u targetAmount,u maxSourceAmount,u deadline,Da beneficiary)s
convertByPath(Aa[] path,u sourceAmount,u minReturn,Da beneficiary,Ja affiliateAccount,u affiliateFee)s
tradeBySourceAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 minReturn)f
tradeByTargetAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 maxInput)f
createStrategy(Aa token0,Aa token1,{55}[2] orders)j
updateStrategy(u strategyId,{55}[2] currentOrders,{55}[2] newOrders)j
deleteStrategy(u strategyId)a
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,u deadLine)f
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u expReturnAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,Jb feeData,u deadLine)f
dodoMutliSwap(u fromTokenAmount,u minReturnAmount,u[] totalWeight,u[] splitNumber,Aa[] midToken,Ma[] assetFrom,Ob[] sequence,u deadLine)f
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Jb feeData,Ob callDataConcat,u deadLine)f
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Ob callDataConcat,f isIncentive,u deadLine)f
exactInputSingle(Da recipient,Ba pool,f tokenAIn,u amountIn,u amountOutMinimum)f
exactInputMultiHop(Da recipient,Bb path,u amountIn,u amountOutMinimum)f
exactOutputSingle(Da recipient,Ba pool,f tokenAIn,u amountOut,u amountInMaximum)f
exactInputSingle((Aa tokenIn,Aa tokenOut,Ba pool,Da recipient,u deadline,u amountIn,u amountOutMinimum,u sqrtPriceLimitD18) params)f
metaRoute((Nb firstSwapCalldata,Nb secondSwapCalldata,Aa[] approvedTokens,Ma firstDexRouter,Ma secondDexRouter,u amount,f nativeIn,Ma relayRecipient,Nb otherSideCalldata) _metarouteTransaction)d
executeRoute(uint32 routeId,Nb routeData)0
executeRoutes(uint32[] routeIds,Nb[] routeData)0
swap(Ps aggregatorId,Aa tokenFrom,u amount,Nb data)f` },
  { source: 'Pendle', rows: `swapExactTokenForPt(Da receiver,Ma market,u minPtOut,{92} guessPtOut,{145} input,O{205} limit)f
swapExactTokenForYt(Da receiver,Ma market,u minYtOut,{92} guessYtOut,{145} input,O{205} limit)f
swapExactSyForPt(Da receiver,Ma market,u exactSyIn,u minPtOut,{92} guessPtOut,O{205} limit)f
swapExactSyForYt(Da receiver,Ma market,u exactSyIn,u minYtOut,{92} guessYtOut,O{205} limit)f
swapExactPtForToken(Da receiver,Ma market,u exactPtIn,{147} output,O{205} limit)f
swapExactPtForSy(Da receiver,Ma market,u exactPtIn,u minSyOut,O{205} limit)f
swapExactYtForToken(Da receiver,Ma market,u exactYtIn,{147} output,O{205} limit)f
swapExactYtForSy(Da receiver,Ma market,u exactYtIn,u minSyOut,O{205} limit)f
swapExactTokenForPtSimple(Da receiver,Ma market,u minPtOut,{145} input)f
swapExactTokenForYtSimple(Da receiver,Ma market,u minYtOut,{145} input)f
swapExactSyForPtSimple(Da receiver,Ma market,u exactSyIn,u minPtOut)f
swapExactSyForYtSimple(Da receiver,Ma market,u exactSyIn,u minYtOut)f
addLiquidityDualTokenAndPt(Da receiver,Ma market,{145} input,u netPtDesired,u minLpOut)g
addLiquidityDualSyAndPt(Da receiver,Ma market,u netSyDesired,u netPtDesired,u minLpOut)g
addLiquiditySinglePt(Da receiver,Ma market,u netPtIn,u minLpOut,{92} guessPtSwapToSy,O{205} limit)g
addLiquiditySingleToken(Da receiver,Ma market,u minLpOut,{92} guessPtReceivedFromSy,{145} input,O{205} limit)g
addLiquiditySingleSy(Da receiver,Ma market,u netSyIn,u minLpOut,{92} guessPtReceivedFromSy,O{205} limit)g
addLiquiditySingleTokenKeepYt(Da receiver,Ma market,u minLpOut,u minYtOut,{145} input)g
addLiquiditySingleSyKeepYt(Da receiver,Ma market,u netSyIn,u minLpOut,u minYtOut)g
addLiquiditySinglePtSimple(Da receiver,Ma market,u netPtIn,u minLpOut)g
addLiquiditySingleTokenSimple(Da receiver,Ma market,u minLpOut,{145} input)g
addLiquiditySingleSySimple(Da receiver,Ma market,u netSyIn,u minLpOut)g
removeLiquidityDualTokenAndPt(Da receiver,Ma market,u netLpToRemove,{147} output,u minPtOut)a
removeLiquidityDualSyAndPt(Da receiver,Ma market,u netLpToRemove,u minSyOut,u minPtOut)a
removeLiquiditySinglePt(Da receiver,Ma market,u netLpToRemove,u minPtOut,{92} guessPtReceivedFromSy,O{205} limit)a
removeLiquiditySingleToken(Da receiver,Ma market,u netLpToRemove,{147} output,O{205} limit)a
removeLiquiditySingleSy(Da receiver,Ma market,u netLpToRemove,u minSyOut,O{205} limit)a
removeLiquiditySinglePtSimple(Da receiver,Ma market,u netLpToRemove,u minPtOut)a
mintSyFromToken(Da receiver,Ma SY,u minSyOut,{145} input)f
mintPyFromToken(Da receiver,Ma YT,u minPyOut,{145} input)f
mintPyFromSy(Da receiver,Ma YT,u netSyIn,u minPyOut)f
redeemSyToToken(Da receiver,Ma SY,u netSyIn,{147} output)f
redeemPyToToken(Da receiver,Ma YT,u netPyIn,{147} output)f
redeemPyToSy(Da receiver,Ma YT,u netPyIn,u minSyOut)f
exitPostExpToSy(Da receiver,Ma market,u netPtIn,u netLpIn,u minSyOut)a
exitPostExpToToken(Da receiver,Ma market,u netPtIn,u netLpIn,{147} output)a
exitPreExpToSy(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,u minSyOut,O{205} limit)a
exitPreExpToToken(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,{147} output,O{205} limit)a
redeemDueInterestAndRewards(Ea user,Ma[] sys,Ma[] yts,Ma[] markets)a
redeemDueInterestAndRewards(Ea user,f redeemInterest,f redeemRewards)a
redeemRewards(Ea user)a
swapTokenToTokenViaSy(Da receiver,Ma SY,{145} input,Aa tokenRedeemSy,u minTokenOut)f
multicall((f allowFailure,Nb callData)[] calls)0
callAndReflect(Ma reflector,Nb selfCall1,Nb selfCall2,Nb reflectCall)0
boostMarkets(Aa[] markets)3
mintPY(Da receiverPT,Da receiverYT)f
redeemPY(Da receiver)f
mintPYMulti(Da[] receiverPTs,Da[] receiverYTs,u[] amountSyToMints)f
redeemPYMulti(Da[] receivers,u[] amountPYToRedeems)f
burn(Da receiverSy,Da receiverPt,u netLpToBurn)a
redeem(Da receiver,u amountSharesToRedeem,Aa tokenOut,u minTokenOut,f burnFromInternalBalance)a
claimRewards(Ea user)a
increaseLockPosition(uint128 additionalAmountToLock,uint128 newExpiry)t
increaseLockPositionAndBroadcast(uint128 additionalAmountToLock,uint128 newExpiry,u[] chainIds)t
vote(Aa[] pools,uint64[] weights)9
cancelSingle(L{155} order)3
cancelBatch(L{155}[] orders)3
increaseNonce()3
claimRetail(Da receiver,u totalAccrued,Ow[] proof)a
claimProtocol(Da receiver,Aa[] pools)a
setDelegatorFor(Da receiver,Ga delegator)1` },
  { source: 'Velodrome, Aerodrome', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)f
swapExactETHForTokens(u amountOutMin,{45}[] routes,Da to,u deadline)f
swapExactTokensForETH(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)f
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)f
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,{45}[] routes,Da to,u deadline)f
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)f
swapExactTokensForTokens(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)f
swapExactETHForTokens(u amountOutMin,{18}[] routes,Da to,u deadline)f
swapExactTokensForETH(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)f
swapExactTokensForTokensSimple(u amountIn,u amountOutMin,Aa tokenFrom,Aa tokenTo,f stable,Da to,u deadline)f
addLiquidity(Aa tokenA,Aa tokenB,f stable,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)g
addLiquidityETH(Aa token,f stable,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)g
removeLiquidity(Aa tokenA,Aa tokenB,f stable,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)a
removeLiquidityETH(Aa token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)a
removeLiquidityETHSupportingFeeOnTransferTokens(Aa token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)a
exactInputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)p
exactOutputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)p
mint((Aa token0,Aa token1,int24 tickSpacing,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline,uint160 sqrtPriceX96) params)g
getReward(Da account)a
getReward(u tokenId)a
getReward(u tokenId,Aa[] tokens)a
vote(u tokenId,Aa[] pools,u[] weights)9
reset(u tokenId)e
poke(u tokenId)3
claimRewards(Aa[] gauges)a
claimBribes(Aa[] bribes,Aa[][] tokens,u tokenId)a
claimFees(Aa[] fees,Aa[][] tokens,u tokenId)a
createLock(u value,u lockDuration)u
createLockFor(u value,u lockDuration,Ea to)u
increaseAmount(Tu tokenId,u value)v
increaseUnlockTime(u tokenId,u lockDuration)r
depositFor(Tu tokenId,u value)v
merge(u from,Tu to)w
lockPermanent(u tokenId)1
unlockPermanent(u tokenId)3
depositManaged(u tokenId,Tu mTokenId)g
withdrawManaged(u tokenId)a` },
  { source: 'Trader Joe', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)f
swapExactTokensForNATIVE(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)f
swapExactNATIVEForTokens(u amountOutMin,{76} path,Da to,u deadline)f
swapTokensForExactTokens(u amountOut,u amountInMax,{76} path,Da to,u deadline)f
swapTokensForExactNATIVE(u amountNATIVEOut,u amountInMax,{76} path,Da to,u deadline)f
swapNATIVEForExactTokens(u amountOut,{76} path,Da to,u deadline)x
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)f
swapExactTokensForNATIVESupportingFeeOnTransferTokens(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)f
swapExactNATIVEForTokensSupportingFeeOnTransferTokens(u amountOutMin,{76} path,Da to,u deadline)f
swapExactTokensForTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)f
swapTokensForExactTokens(u _amountOut,u _amountInMax,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)f
swapExactTokensForTokensSupportingFeeOnTransferTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)f
addLiquidity({182} liquidityParameters)g
addLiquidityNATIVE({182} liquidityParameters)g
addLiquidity((Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,int256[] deltaIds,u[] distributionX,u[] distributionY,Ea to,u deadline) _liquidityParameters)g
removeLiquidity(Aa _tokenX,Aa _tokenY,uint16 _binStep,u _amountXMin,u _amountYMin,u[] _ids,u[] _amounts,Da _to,u _deadline)a
removeLiquidityNATIVE(Aa token,uint16 binStep,u amountTokenMin,u amountNATIVEMin,u[] ids,u[] amounts,Da to,u deadline)a
approveForAll(Ga spender,f approved)2
batchTransferFrom(Fa from,Da to,u[] ids,u[] amounts)8
createLBPair(Aa _tokenX,Aa _tokenY,uint24 _activeId,uint16 _binStep)3` },
  { source: 'Uniswap pools', rows: `swap(u amount0Out,u amount1Out,Da to,Nb data)f
mint(Da to)g
burn(Da to)a
skim(Da to)a
sync()3
createPair(Aa tokenA,Aa tokenB)3
setFeeTo(Ga feeTo)1
setFeeToSetter(Ga feeToSetter)1
swap(Da recipient,f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96,Nb data)f
mint(Ea recipient,int24 tickLower,int24 tickUpper,uint128 amount,Nb data)g
burn(int24 tickLower,int24 tickUpper,uint128 amount)a
collect(Da recipient,int24 tickLower,int24 tickUpper,uint128 amount0Requested,uint128 amount1Requested)a
flash(Da recipient,u amount0,u amount1,Nb data)n
increaseObservationCardinalityNext(uint16 observationCardinalityNext)3
initialize(uint160 sqrtPriceX96)3
collectProtocol(Da recipient,uint128 amount0Requested,uint128 amount1Requested)a
setFeeProtocol(uint8 feeProtocol0,uint8 feeProtocol1)1
createPool(Aa tokenA,Aa tokenB,uint24 fee)3
enableFeeAmount(uint24 fee,int24 tickSpacing)1` },
  { source: 'Uniswap positions', rows: `createAndInitializePoolIfNecessary(Aa token0,Aa token1,uint24 fee,uint160 sqrtPriceX96)3
permit(Ga spender,u tokenId,u deadline,uint8 v,Ow r,Ow s)2
unwrapWETH9WithFee(u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)a.w
sweepTokenWithFee(Aa token,u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)a.x
unwrapWETH9WithFee(u amountMinimum,u feeBips,Ja feeRecipient)a.y
sweepTokenWithFee(Aa token,u amountMinimum,u feeBips,Ja feeRecipient)a.z
approveMax(Aa token)3
approveMaxMinusOne(Aa token)3
approveZeroThenMax(Aa token)3
approveZeroThenMaxMinusOne(Aa token)3
callPositionManager(Nb data)0
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient) params)g
increaseLiquidity((Aa token0,Aa token1,Tu tokenId,u amount0Min,u amount1Min) params)g
migrate((Ba pair,u liquidityToMigrate,uint8 percentageToMigrate,Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient,u deadline,f refundAsETH) params)g
initializePool({97} key,uint160 sqrtPriceX96)3
permit(Ga spender,u tokenId,u deadline,u nonce,Ob signature)2
permitForAll(Ea owner,Ga operator,f approved,u deadline,u nonce,Ob signature)2
permitBatch(Ea owner,{126} _permitBatch,Ob signature)2
revokeNonce(u nonce)3
subscribe(u tokenId,Ma newSubscriber,Ob data)2
unsubscribe(u tokenId)e
stakeToken((Aa rewardToken,Aa pool,#ou startTime,#ou endTime,La refundee) key,u tokenId)g
unstakeToken((Aa rewardToken,Aa pool,u startTime,u endTime,La refundee) key,u tokenId)a
claimReward(Aa rewardToken,Da to,u amountRequested)a
withdrawToken(u tokenId,Da to,Nb data)a` },
  { source: 'Uniswap v3 position', at: /^Uniswap v3 positions$/, rows: `burn(u tokenId)a` },
  { source: 'Uniswap V4', at: /^Uniswap v4 pool manager$/, rows: `unlock(Nb data)0
initialize({97} key,uint160 sqrtPriceX96)3
swap({97} key,(f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96) params,Nb hookData)f
modifyLiquidity({97} key,(int24 tickLower,int24 tickUpper,int256 liquidityDelta,Ow salt) params,Nb hookData)g
donate({97} key,u amount0,u amount1,Nb hookData)g
take(Aa currency,Da to,u amount)a
settleFor(Da recipient)g
sync(Aa currency)3
clear(Aa currency,u amount)e
mint(Da to,u id,u amount)a` },
  { source: 'Uniswap', rows: `execute(Nb commands,Nb[] inputs,u deadline)0.10
execute(Nb commands,Nb[] inputs)0.11
executeSigned(Nb commands,Nb[] inputs,Sw intent,Sw data,f verifySender,Pw nonce,Ob signature,u deadline)0
modifyLiquidities(Nb unlockData,u deadline)0.12
modifyLiquiditiesWithoutUnlock(Nb actions,Nb[] params)0` },
  { source: 'AccessManager', rows: `schedule(Na target,Nb data,uint48 when)0
cancel(La caller,La target,Ob data)3
grantRole(uint64 roleId,Ga account,uint32 executionDelay)1
revokeRole(uint64 roleId,La account)1
renounceRole(uint64 roleId,La callerConfirmation)1
setRoleAdmin(uint64 roleId,uint64 admin)1
setRoleGuardian(uint64 roleId,uint64 guardian)1
setGrantDelay(uint64 roleId,uint32 newDelay)1
setTargetFunctionRole(Ma target,Pbytes4[] selectors,uint64 roleId)1
setTargetAdminDelay(Ma target,uint32 newDelay)1
setTargetClosed(Ma target,f closed)1
updateAuthority(Ma target,Ga newAuthority)1
setAuthority(Ga newAuthority)1` },
  { source: 'Aragon OSx', rows: `vote(u _voteId,f _supports,f _executesIfDecided)9
execute(Pw callId,{15}[] actions,u allowFailureMap)0
createProposal(Ob metadata,{15}[] actions,uint64 startDate,uint64 endDate,Ob data)0
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,uint64 startDate,uint64 endDate,uint8 voteOption,f tryEarlyExecution)0
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,f approveProposal,f tryExecution,uint64 startDate,uint64 endDate)0
grant(Ma where,Ga who,Pw permissionId)1
revoke(La where,La who,Pw permissionId)1
grantWithCondition(Ma where,Ga who,Pw permissionId,Ma condition)1
applyMultiTargetPermissions((uint8 operation,Ma where,Ga who,Ma condition,Pw permissionId)[] items)1
applySingleTargetPermissions(Ma where,(uint8 operation,Ga who,Pw permissionId)[] items)1` },
  { source: 'Allo', rows: `allocate(u poolId,Qb data)8
batchAllocate(u[] poolIds,Qb[] datas)8
registerRecipient(u poolId,Qb data)3
batchRegisterRecipient(u[] poolIds,Qb[] data)3
fundPool(Tu poolId,u amount)g
distribute(u poolId,Da[] recipientIds,Qb data)8
createProfile(u nonce,Ps name,V{12} metadata,Ea owner,Ga[] members)1
addMembers(Pw profileId,Ga[] members)1
removeMembers(Pw profileId,La[] members)1
updateProfilePendingOwner(Pw profileId,Ga pendingOwner)1
addPoolManager(u poolId,Ga manager)1
removePoolManager(u poolId,La manager)1
updateProfileMetadata(Pw profileId,V{12} metadata)3
updateProfileName(Pw profileId,Vs name)3
updatePoolMetadata(u poolId,V{12} metadata)3` },
  { source: 'Governor', rows: `propose(Na[] targets,u[] values,Nb[] calldatas,Ws description)0
propose(Na[] targets,u[] values,Ns[] signatures,Nb[] calldatas,Ws description)0
queue(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)0
execute(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)0
cancel(La[] targets,u[] values,Ob[] calldatas,Pw descriptionHash)3
castVote(u proposalId,uint8 support)9
castVoteWithReason(u proposalId,uint8 support,Ws reason)9
castVoteWithReasonAndParams(u proposalId,uint8 support,Ws reason,Ob params)9
castVoteBySig(u proposalId,uint8 support,uint8 v,Ow r,Ow s)9
castVoteBySig(u proposalId,uint8 support,La voter,Ob signature)9
relay(Na target,u value,Nb data)0
delegate(Ha delegatee)9
delegateBySig(Ha delegatee,u nonce,u expiry,uint8 v,Ow r,Ow s)9` },
  { source: 'Delegation registries', rows: `setDelegate(Pw id,Ha delegate)9
clearDelegate(Pw id)9
delegateAll(Ga to,Pw rights,f enable)1
delegateContract(Ga to,Aa contract,Pw rights,f enable)1
delegateERC20(Ga to,Aa contract,Pw rights,u amount)1
delegateERC721(Ga to,Aa contract,u tokenId,Pw rights,f enable)1
delegateERC1155(Ga to,Aa contract,u tokenId,Pw rights,u amount)1
delegateForAll(Ga delegate,f value)1
delegateForContract(Ga delegate,Aa contract,f value)1
delegateForToken(Ga delegate,Aa contract,u tokenId,f value)1
revokeAllDelegates()3
revokeDelegate(La delegate)3
revokeSelf(La vault)3
setDelegation(Ps context,(Hw delegate,u ratio)[] delegation,u expirationTimestamp)9
clearDelegation(Ps context)9
optout(Ps context,f optout)9
attest((Pw schema,O{112} data) request)3
multiAttest((Pw schema,O{112}[] data)[] multiRequests)3
revoke((Pw schema,{1} data) request)3
multiRevoke((Pw schema,{1}[] data)[] multiRequests)3
timestamp(Ow data)3
revokeOffchain(Pw data)3
register(Os schema,Ma resolver,f revocable)1` },
  { source: 'Olympus', rows: `addCollateral(uint128 collateralAmount,Ea onBehalfOf,{30}[] delegationRequests)g
withdrawCollateral(uint128 collateralAmount,Ea onBehalfOf,Da recipient,{30}[] delegationRequests)m
borrow(uint128 borrowAmount,Ea onBehalfOf,Da recipient)n
repay(uint128 repayAmount,Ea onBehalfOf)g
applyDelegations({30}[] delegationRequests,Ea onBehalfOf)9
setAuthorization(Ga authorized,uint96 authorizationDeadline)1` },
  { source: 'Ownable, AccessControl', rows: `transferOwnership(Ga newOwner)1
renounceOwnership()1
acceptOwnership()1
setOwner(Ga newOwner)1
grantRole(Pw role,Ga account)1
revokeRole(Pw role,La account)1
renounceRole(Pw role,La account)1
beginDefaultAdminTransfer(Ga newAdmin)1
acceptDefaultAdminTransfer()1
cancelDefaultAdminTransfer()1
transferOwnership(Ga newOwner,f direct,f renounce)1
changeOwner(Ga newOwner)1
setPendingOwner(Ga newOwner)1
nominateNewOwner(Ga newOwner)1
completeOwnershipHandover(Ga pendingOwner)1
setAdmin(Ga newAdmin)1
transferAdmin(Ga newAdmin)1
_setPendingAdmin(Ga newPendingAdmin)1
setGovernance(Ga newGovernance)1
transferGovernance(Ga newGovernance)1
setGovernor(Ga newGovernor)1
rely(Ga account)1
deny(La account)1
grantRoles(Ga account,u roles)1
revokeRoles(La account,u roles)1
pause()1
unpause()1` },
  { source: 'Timelock', rows: `schedule(Na target,u value,Nb data,Pw predecessor,Ow salt,u delay)0
scheduleBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt,u delay)0
execute(Na target,u value,Nb payload,Pw predecessor,Ow salt)0
executeBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt)0
updateDelay(u newDelay)1
queueTransaction(Na target,u value,Ns signature,Nb data,u eta)0
executeTransaction(Na target,u value,Ns signature,Nb data,u eta)0
cancelTransaction(La target,u value,Os signature,Ob data,u eta)3
setPendingAdmin(Ga pendingAdmin)1
acceptAdmin()1` },
  { source: 'Proxy', rows: `upgradeTo(Ma newImplementation)1
upgradeToAndCall(Ma newImplementation,Nb data)1
upgrade(Ma proxy,Ma implementation)1
upgradeAndCall(Ma proxy,Ma implementation,Nb data)1
setImplementation(Ma newImplementation)1
_setImplementation(Ma newImplementation)1
_setPendingImplementation(Ma newImplementation)1
setBeacon(Ma newBeacon)1
changeAdmin(Ga newAdmin)1
changeProxyAdmin(Ma proxy,Ga newAdmin)1
diamondCut((Ma facet,uint8 action,Pbytes4[] selectors)[] cuts,Ma initializer,Nb data)1` },
  { source: 'Vote escrows', rows: `claimMany(u[] tokenIds)a
claimIncentives(Aa[] incentives,Aa[][] tokens,u tokenId)a` },
  { source: 'Aave', rows: `supply(Aa asset,u amount,Ea onBehalfOf,uint16 referralCode)g.t
deposit(Aa asset,u amount,Ea onBehalfOf,uint16 referralCode)g.t
supplyWithPermit(Aa asset,u amount,Ea onBehalfOf,uint16 referralCode,u deadline,uint8 permitV,Ow permitR,Ow permitS)g.t
borrow(Aa asset,u amount,u interestRateMode,uint16 referralCode,Ea onBehalfOf)n
repay(Aa asset,u amount,u interestRateMode,Ea onBehalfOf)h
repayWithPermit(Aa asset,u amount,u interestRateMode,Ea onBehalfOf,u deadline,uint8 permitV,Ow permitR,Ow permitS)h
repayWithATokens(Aa asset,u amount,u interestRateMode)h
supply(Sw args)g
repay(Sw args)g
repayWithATokens(Sw args)g
supplyWithPermit(Sw args,Ow r,Ow s)g
repayWithPermit(Sw args,Ow r,Ow s)g
withdraw(Sw args)m
borrow(Sw args)n
setUserUseReserveAsCollateral(Ow args)y
swapBorrowRateMode(Ow args)l
setUserUseReserveAsCollateral(Aa asset,f useAsCollateral)z
swapBorrowRateMode(Aa asset,u interestRateMode)l
setUserEMode(uint8 categoryId)l
setUserUseReserveAsCollateralOnBehalfOf(Aa asset,f useAsCollateral,Ea onBehalfOf)z
setUserEModeOnBehalfOf(uint8 categoryId,Ea onBehalfOf)l
approvePositionManager(Ga positionManager,f approve)1
renouncePositionManagerRole(La user)3
flashLoan(Ma receiverAddress,Aa[] assets,u[] amounts,u[] interestRateModes,Ea onBehalfOf,Nb params,uint16 referralCode)n
flashLoanSimple(Ma receiverAddress,Aa asset,u amount,Nb params,uint16 referralCode)f
liquidationCall(Aa collateralAsset,Aa debtAsset,Da user,u debtToCover,f receiveAToken)f
liquidationCall(Qw args1,Ow args2)f
mintToTreasury(Aa[] assets)3
rebalanceStableBorrowRate(Aa asset,La user)l
depositETH(Ba pool,Ea onBehalfOf,uint16 referralCode)g.13
withdrawETH(Ba pool,u amount,Ea onBehalfOf)a.t
withdrawETHWithPermit(Ba pool,u amount,Da to,u deadline,uint8 permitV,Ow permitR,Ow permitS)m
repayETH(Ba pool,u amount,u rateMode,Ea onBehalfOf)g
repayETH(Ba pool,u amount,Ea onBehalfOf)g
borrowETH(Ba pool,u amount,u interestRateMode,uint16 referralCode)n
borrowETH(Ba pool,u amount,uint16 referralCode)n
delegationWithSig(Ea delegator,Ga delegatee,u value,u deadline,uint8 v,Ow r,Ow s)1
claimRewards(Aa[] assets,u amount,Da to,Aa reward)a
claimAllRewards(Aa[] assets,Da to)a
claimRewardsOnBehalf(Aa[] assets,u amount,Ea user,Da to,Aa reward)a
claimAllRewardsOnBehalf(Aa[] assets,Ea user,Da to)a
claimRewardsToSelf(Aa[] assets,u amount,Aa reward)a
claimAllRewardsToSelf(Aa[] assets)a
setClaimer(Ea user,Ga caller)1
swapAndDeposit(Aa assetToSwapFrom,Aa assetToSwapTo,u amountToSwap,u minAmountToReceive,u swapAllBalanceOffset,Nb swapCalldata,Ma augustus,{54} permitParams)f
swapAndRepay(Aa collateralAsset,Aa debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,u buyAllBalanceOffset,Nb paraswapData,{54} permitSignature)f
swapAndRepay(Aa collateralAsset,Aa debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,{54} permitSignature,f useEthPath)f
claimRewards(Da to,u amount)a
claimRewardsAndRedeem(Da to,u claimAmount,u redeemAmount)a
redeem(Da to,u amount)a
claimRewardsOnBehalf(Ea from,Da to,u amount)a
claimRewardsAndRedeemOnBehalf(Ea from,Da to,u claimAmount,u redeemAmount)a
redeemOnBehalf(Ea from,Da to,u amount)a
stake(Ea to,u amount)g
claimRewardsAndStake(Ea to,u amount)t
cooldownOnBehalfOf(Ea from)3
stakeWithPermit(u amount,u deadline,uint8 v,Ow r,Ow s)g
stakeWithPermit(Fa from,u amount,u deadline,uint8 v,Ow r,Ow s)g
delegateByType(Ha delegatee,uint8 delegationType)9
delegateByTypeBySig(Ha delegatee,uint8 delegationType,u nonce,u expiry,uint8 v,Ow r,Ow s)9
claimAllRewards(Aa asset,Da receiver)a
claimSelectedRewards(Aa asset,Aa[] rewards,Da receiver)a
claimSelectedRewards(Aa[] assets,Aa[][] rewards,Da receiver)a
claimAllRewardsOnBehalf(Aa asset,Ea user,Da receiver)a
claimSelectedRewardsOnBehalf(Aa asset,Aa[] rewards,Ea user,Da receiver)a
claimSelectedRewardsOnBehalf(Aa[] assets,Aa[][] rewards,Ea user,Da receiver)a
claimAllRewardsPermit(Aa asset,Ea user,Da receiver,u deadline,{7} sig)a
claimSelectedRewardsPermit(Aa asset,Aa[] rewards,Ea user,Da receiver,u deadline,{7} sig)a
setClaimer(Ga claimer,f flag)1
setClaimer(Ea user,Ga claimer,f flag)1
setCooldownOperator(Ga operator,f flag)1
depositWithPermit(u assets,Da receiver,u deadline,{7} sig)g
submitVote(u proposalId,f support,(Aa underlyingAsset,uint128 slot,Ob proof)[] votingBalanceProofs)9
buyAsset(u minAmount,Da receiver)f
sellAsset(u maxAmount,Da receiver)f
buyAssetWithSig(Ea originator,u minAmount,Da receiver,u deadline,Ob signature)f
sellAssetWithSig(Ea originator,u maxAmount,Da receiver,u deadline,Ob signature)f
supply(u reserveId,u amount,Ea onBehalfOf)g
repay(u reserveId,u amount,Ea onBehalfOf)g
withdraw(u reserveId,u amount,Ea onBehalfOf)m
borrow(u reserveId,u amount,Ea onBehalfOf)n
setUsingAsCollateral(u reserveId,f usingAsCollateral,Ea onBehalfOf)10
setUserPositionManager(Ga positionManager,f approve)1` },
  { source: 'Staked Aave', at: /^Staked (?:Aave|GHO)/, rows: `cooldown()3` },
  { source: 'Abracadabra', rows: `cook(uint8[] actions,u[] values,Nb[] datas)0
addCollateral(Ea to,f skim,u share)g
removeCollateral(Da to,u share)m
borrow(Da to,u amount)n
repay(Ea to,f skim,u part)g
deposit(Aa token,Fa from,Ea to,u amount,u share)g
withdraw(Aa token,Fa from,Da to,u amount,u share)a
transfer(Aa token,Fa from,Da to,u share)8
transferMultiple(Aa token,Fa from,Da[] tos,u[] shares)8
setMasterContractApproval(Ea user,Ga masterContract,f approved,uint8 v,Ow r,Ow s)1
batch(Nb[] calls,f revertOnFail)0
deploy(Ma masterContract,Ob data,f useCreate2)1` },
  { source: 'Ajna', rows: `addQuoteToken(u amount,u index,u expiry)g
addCollateral(u amountToAdd,u index,u expiry)g
removeQuoteToken(u maxAmount,u index)a
removeCollateral(u maxAmount,u index)a
moveQuoteToken(u maxAmount,u fromIndex,u toIndex,u expiry)l
drawDebt(Ea borrowerAddress,u amountToBorrow,u limitIndex,u collateralToPledge)n
repayDebt(Ea borrowerAddress,u maxQuoteTokenAmountToRepay,u collateralAmountToPull,Da collateralReceiver,u limitIndex)11
increaseLPAllowance(Ga spender,u[] indexes,u[] amounts)1
approveLPTransferors(Ga[] transferors)1
revokeLPAllowance(La spender,u[] indexes)1
decreaseLPAllowance(La spender,u[] indexes,u[] amounts)1
revokeLPTransferors(La[] transferors)1
transferLP(Fa owner,Da newOwner,u[] indexes)8` },
  { source: 'Alchemix', rows: `deposit(Aa yieldToken,u amount,Ea recipient)g
depositUnderlying(Aa yieldToken,u amount,Ea recipient,u minimumAmountOut)g
withdrawUnderlying(Aa yieldToken,u shares,Da recipient,u minimumAmountOut)m
withdrawFrom(Ea owner,Aa yieldToken,u shares,Da recipient)m
withdrawUnderlyingFrom(Ea owner,Aa yieldToken,u shares,Da recipient,u minimumAmountOut)m
mintFrom(Ea owner,u amount,Da recipient)n
burn(u amount,Ea recipient)g
repay(Aa underlyingToken,u amount,Ea recipient)h
liquidate(Aa yieldToken,u shares,u minimumAmountOut)l
approveMint(Ga spender,u amount)1
approveWithdraw(Ga spender,Aa yieldToken,u shares)1
poke(La owner)3` },
  { source: 'Compound v2', rows: `repayBorrow()g
repayBorrow(u repayAmount)g
repayBorrowBehalf(Ea borrower)g
repayBorrowBehalf(Ea borrower,u repayAmount)g
repayBehalf(Ea borrower)g
repayBehalfExplicit(Ea borrower,Ma cEther)g
redeemUnderlying(u redeemAmount)m
liquidateBorrow(Da borrower,u repayAmount,Aa cTokenCollateral)f
liquidateBorrow(Da borrower,Aa cTokenCollateral)f
enterMarkets(Aa[] cTokens)3
exitMarket(Aa cTokenAddress)l
claimComp(Ea holder)a
claimComp(Ea holder,Aa[] cTokens)a
claimComp(Ea[] holders,Aa[] cTokens,f borrowers,f suppliers)a
accrueInterest()3
exchangeRateCurrent()3
totalBorrowsCurrent()3
balanceOfUnderlying(La owner)3
borrowBalanceCurrent(La account)3
mintBehalf(Ea receiver,u mintAmount)g
borrowBehalf(Ea borrower,u borrowAmount)n
redeemBehalf(Ea redeemer,u redeemTokens)m
redeemUnderlyingBehalf(Ea redeemer,u redeemAmount)m
updateDelegate(Ga delegate,f approved)1
claimVenus(Ea holder)a
claimVenus(Ea holder,Aa[] vTokens)a
claimVenus(Ea[] holders,Aa[] vTokens,f borrowers,f suppliers)a
claimVenus(Ea[] holders,Aa[] vTokens,f borrowers,f suppliers,f collateral)a
mintVAI(u mintVAIAmount)n
repayVAI(u amount)g
repayVAIBehalf(Ea borrower,u amount)g
requestWithdrawal(Aa rewardToken,u pid,u amount)a
executeWithdrawal(Aa rewardToken,u pid)a
claimInterest(Aa vToken)a
claimInterest(Aa vToken,Ea user)a
claimReward(Ea holder)a
claimReward(Ea holder,Aa[] mTokens)a
claimReward(Ea[] holders,Aa[] mTokens,f borrowers,f suppliers)a
mintWithPermit(u mintAmount,u deadline,uint8 v,Ow r,Ow s)g
claimReward(uint8 rewardType,Ea holder)a
claimReward(uint8 rewardType,Ea holder,Aa[] qiTokens)a
claimReward(uint8 rewardType,Ea[] holders,Aa[] qiTokens,f borrowers,f suppliers)a
requestUnlock(u shareAmount)a` },
  { source: 'Compound v2 market', at: /^Compound v2 c[A-Z]+$/, rows: `mint()g
mint(u mintAmount)g
redeem(u redeemTokens)m
borrow(u borrowAmount)n` },
  { source: 'Compound v3', rows: `supply(Aa asset,u amount)g
supplyTo(Ea dst,Aa asset,u amount)g.14
supplyFrom(Fa from,Ea dst,Aa asset,u amount)g
withdrawFrom(Ea src,Da to,Aa asset,u amount)m.15
transferAsset(Da dst,Aa asset,u amount)8.14
transferAssetFrom(Fa src,Da dst,Aa asset,u amount)8.14
allowBySig(Ea owner,Ga manager,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s)1
buyCollateral(Aa asset,u minAmount,u baseAmount,Da recipient)f
absorb(La absorber,La[] accounts)f
accrueAccount(La account)3
claim(Aa comet,Ea src,f shouldAccrue)a
claimTo(Aa comet,Ea src,Da to,f shouldAccrue)a
invoke(Pw[] actions,Nb[] data)0` },
  { source: 'Compound v3 market', at: /^Compound v3 [A-Z.]+$/, rows: `withdraw(Aa asset,u amount)m
withdrawTo(Da to,Aa asset,u amount)m.15` },
  { source: 'Euler', rows: `setAccountOperator(Ea account,Ga operator,f authorized)1
setOperator(Ebytes19 addressPrefix,Ga operator,u operatorBitField)1
setNonce(Ebytes19 addressPrefix,u nonceNamespace,u nonce)3
setLockdownMode(Ebytes19 addressPrefix,f enabled)12
setPermitDisabledMode(Ebytes19 addressPrefix,f enabled)12
enableCollateral(Ea account,Aa vault)3
disableCollateral(Ea account,Aa vault)l
reorderCollaterals(Ea account,uint8 index1,uint8 index2)3
enableController(Ea account,Ga vault)1
disableController(Ea account)3
disableController()3
call(Na targetContract,Ea onBehalfOfAccount,u value,Nb data)0
controlCollateral(Ma targetCollateral,Ea onBehalfOfAccount,u value,Nb data)0
permit(Ea signer,La sender,u nonceNamespace,u nonce,u deadline,u value,Nb data,Ob signature)0
batch({87}[] items)0
batchRevert({87}[] items)0
batchSimulation({87}[] items)0
requireAccountStatusCheck(La account)3
forgiveAccountStatusCheck(La account)3
requireVaultStatusCheck()3
forgiveVaultStatusCheck()3
borrow(u amount,Da receiver)n
repay(u amount,Ea receiver)g
repayWithShares(u amount,Ea receiver)g
pullDebt(u amount,Da from)n
flashLoan(u amount,Nb data)f
enableBalanceForwarder()3
disableBalanceForwarder()e
liquidate(Da violator,Aa collateral,u repayAssets,u minYieldBalance)f
setGovernorAdmin(Ga newGovernorAdmin)1
setFeeReceiver(Ja newFeeReceiver)1
setHookConfig(Ma newHookTarget,uint32 newHookedOps)1
setInterestRateModel(Ma newModel)1
skim(u amount,Da receiver)a
transferFromMax(Fa from,Da to)8
enableReward(Aa rewarded,Aa reward)g
disableReward(Aa rewarded,Aa reward,f forfeitRecentReward)13
claimReward(Aa rewarded,Aa reward,Da recipient,f ignoreRecentReward)14
enterMarket(u subAccountId,Aa newMarket)3
exitMarket(u subAccountId,Aa oldMarket)l
approveDebt(u subAccountId,Ga spender,u amount)1
batchDispatch((f allowError,Ma proxyAddr,Nb data)[] items,Ea[] deferLiquidityChecks)0` },
  { source: 'Fluid', rows: `operate(Tu nftId,int256 newCol,int256 newDebt,Da to)15
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebt,Da to)16
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebtToken0,int256 newDebtToken1,int256 debtSharesMinMax,Da to)16
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 newDebt,Da to)17
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 perfectDebtShares,int256 debtToken0MinMax,int256 debtToken1MinMax,Da to)17
deposit(u assets,Ea receiver,u minAmountOut)g
mint(u shares,Ea receiver,u maxAssets)g
claim(Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)a
claimOnBehalfOf(Ea onBehalfOf,Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)a` },
  { source: 'Fraxlend', rows: `addCollateral(u collateralAmount,Ea borrower)g
borrowAsset(u borrowAmount,u collateralAmount,Da receiver)n
removeCollateral(u collateralAmount,Da receiver)m
repayAsset(u shares,Ea borrower)g
repayAssetWithCollateral(Ma swapperAddress,u collateralToSwap,u amountAssetOutMin,Aa[] path)f
leveragedPosition(Ma swapperAddress,u borrowAmount,u initialCollateralAmount,u amountCollateralOutMin,Aa[] path)n
liquidate(uint128 sharesToLiquidate,u deadline,Da borrower)f` },
  { source: 'Gearbox', rows: `openCreditAccount(Ea onBehalfOf,{13}[] calls,u referralCode)1
closeCreditAccount(Ea creditAccount,{13}[] calls)0
multicall(Ea creditAccount,{13}[] calls)0
botMulticall(Ea creditAccount,{13}[] calls)0
liquidateCreditAccount(Da creditAccount,Da to,{13}[] calls)f
setBotPermissions(Ga bot,Ea creditAccount,uint192 permissions)1
setBotPermissions(Ga bot,uint192 permissions)1
depositWithReferral(u assets,Ea receiver,u referralCode)g
mintWithReferral(u shares,Ea receiver,u referralCode)g` },
  { source: 'Liquity', rows: `openTrove(Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver)n
openTroveAndJoinInterestBatchManager((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,Ga interestBatchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)n
openTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)n
openLeveragedTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u flashLoanAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)n
addColl(Tu troveId,u collAmount)g
repayBold(Tu troveId,u boldAmount)g
addCollWithRawETH(Tu troveId)g
withdrawColl(u troveId,u collWithdrawal)m
withdrawCollToRawETH(u troveId,u amount)m
closeTroveFromCollateral(u troveId,u flashLoanAmount,u minExpectedCollateral)a
claimCollateral()a
claimAllCollGains()a
closeTrove(Tu troveId)a
closeTroveToRawETH(Tu troveId)a
withdrawBold(u troveId,u boldAmount,u maxUpfrontFee)n
leverUpTrove((u troveId,u flashLoanAmount,u boldAmount,u maxUpfrontFee) params)n
adjustTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)18
adjustTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)18
adjustZombieTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)18
adjustZombieTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)18
leverDownTrove((u troveId,u flashLoanAmount,u minBoldAmount) params)f
adjustTroveInterestRate(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)l
applyPendingDebt(u troveId,u lowerHint,u upperHint)3
removeInterestIndividualDelegate(u troveId)3
kickFromBatch(u troveId,u upperHint,u lowerHint)3
setAddManager(u troveId,Ga manager)1
setRemoveManager(u troveId,Ga manager)1
setRemoveManagerWithReceiver(u troveId,Ga manager,Da receiver)1
setInterestIndividualDelegate(u troveId,Ga delegate,uint128 minInterestRate,uint128 maxInterestRate,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee,u minInterestRateChangePeriod)1
setInterestBatchManager(u troveId,Ga newBatchManager,u upperHint,u lowerHint,u maxUpfrontFee)1
switchBatchManager(u troveId,u removeUpperHint,u removeLowerHint,Ga newBatchManager,u addUpperHint,u addLowerHint,u maxUpfrontFee)1
removeFromBatch(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)19
removeFromBatch(u id)19
registerBatchManager(uint128 minInterestRate,uint128 maxInterestRate,uint128 currentInterestRate,uint128 annualManagementFee,uint128 minInterestRateChangePeriod)1
lowerBatchManagementFee(u newAnnualManagementFee)1
setBatchManagerAnnualInterestRate(uint128 newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)1
provideToSP(u topUp,f doClaim)g
withdrawFromSP(u amount,f doClaim)a
redeemCollateral(u boldAmount,u maxIterationsPerCollateral,u maxFeePercentage)f
urgentRedemption(u boldAmount,u[] troveIds,u minCollateral)f
openTrove(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)n
withdrawLUSD(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)n
adjustTrove(u maxFeePercentage,u collWithdrawal,u LUSDChange,f isDebtIncrease,La upperHint,La lowerHint)1a
addColl(La upperHint,La lowerHint)g
repayLUSD(u LUSDAmount,La upperHint,La lowerHint)g
withdrawColl(u collWithdrawal,La upperHint,La lowerHint)m
withdrawETHGainToTrove(La upperHint,La lowerHint)g
provideToSP(u amount,Ja frontEndTag)g
withdrawFromSP(u amount)a
redeemCollateral(u LUSDamount,La firstRedemptionHint,La upperPartialRedemptionHint,La lowerPartialRedemptionHint,u partialRedemptionHintNICR,u maxIterations,u maxFeePercentage)f
liquidate(Da borrower)f
liquidateTroves(u n)f
batchLiquidateTroves(Da[] troveArray)f` },
  { source: 'Liquity troves', at: /^Liquity borrower operations$/, rows: `closeTrove()1b` },
  { source: 'Sky and Maker', rows: `frob(Pw i,Ea u,Fa v,Da w,int256 dink,int256 dart)1c
flux(Pw ilk,Fa src,Da dst,u wad)8
move(Fa src,Da dst,u rad)8
fork(Pw ilk,Ea src,Ea dst,int256 dink,int256 dart)8
drip(Pw ilk)3
join(Ea usr,u wad)g
exit(Da usr,u wad)a
push(Da usr,u wad)8
daiToUsds(Da usr,u wad)f
usdsToDai(Da usr,u wad)f
open(Pw ilk,Ea usr)1
give(u cdp,Ga dst)1
cdpAllow(u cdp,Ga usr,u ok)1
urnAllow(Ga usr,u ok)1
frob(u cdp,int256 dink,int256 dart)1c
flux(Pw ilk,u cdp,Da dst,u wad)8
flux(u cdp,Da dst,u wad)8
move(u cdp,Da dst,u rad)8
quit(u cdp,Da dst)8
shift(u cdpSrc,Tu cdpDst)8
enter(Ea src,Tu cdp)8
hope(Ea owner,u index,Ga usr)1
nope(Ea owner,u index,Ga usr)1
lock(Ea owner,u index,u wad,uint16 ref)g
lockSky(Ea owner,u index,u skyWad,uint16 ref)g
wipe(Ea owner,u index,u wad)g
wipeAll(Ea owner,u index)g
free(Ea owner,u index,Da to,u wad)m
freeNoFee(Ea owner,u index,Da to,u wad)m
freeSky(Ea owner,u index,Da to,u skyWad)m
getReward(Ea owner,u index,Aa farm,Da to)a
draw(Ea owner,u index,Da to,u wad)n
selectFarm(Ea owner,u index,Ma farm,uint16 ref)3
selectVoteDelegate(Ea owner,u index,Ha voteDelegate)9
deposit(u assets,Ea receiver,uint16 referral)g
mint(u shares,Ea receiver,uint16 referral)g
buyGem(Da usr,u gemAmt)f
sellGem(Da usr,u gemAmt)f
buyGemNoFee(Da usr,u gemAmt)f
sellGemNoFee(Da usr,u gemAmt)f
vote(Ha[] yays)9
vote(Pw slate)9
etch(Ha[] yays)9
votePoll(u pollId,u optionId)9
votePoll(u[] pollIds,u[] optionIds)9
mkrToSky(Da usr,u mkrAmt)1
skyToMkr(Da usr,u skyAmt)1
build(Ea owner)1
setCache(Ma cacheAddr)1
execute(Mb code,Nb data)0` },
  { source: 'Morpho', rows: `supply(A{84} marketParams,u assets,u shares,Ea onBehalf,Nb data)g
supplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)g
repay(A{82} marketParams,u assets,u shares,Ea onBehalf,Nb data)h
withdraw(A{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)a.16
withdrawCollateral(A{82} marketParams,u assets,Ea onBehalf,Da receiver)m.17
borrow(A{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)n.16
liquidate(A{82} marketParams,Da borrower,u seizedAssets,u repaidShares,Nb data)f
flashLoan(Aa token,u assets,Nb data)f
setAuthorizationWithSig((Ea authorizer,Ga authorized,f isAuthorized,u nonce,u deadline) authorization,{7} signature)1
accrueInterest(A{82} marketParams)3
createMarket(A{82} marketParams)3
submitCap(M{82} marketParams,u newSupplyCap)1
acceptCap(M{82} marketParams)1
submitMarketRemoval(M{82} marketParams)1
setCurator(Ga newCurator)1
submitGuardian(Ga newGuardian)1
setIsAllocator(Ga newAllocator,f newIsAllocator)1
setFeeRecipient(Ja newFeeRecipient)1
setSkimRecipient(Da newSkimRecipient)1
acceptGuardian()1
acceptTimelock()1
revokePendingGuardian()1
revokePendingTimelock()1
submitTimelock(u newTimelock)1
updateWithdrawQueue(u[] indexes)1
revokePendingCap(Pw id)1
revokePendingMarketRemoval(Pw id)1
setSupplyQueue(Pw[] newSupplyQueue)1
reallocate(M({82} marketParams,u assets)[] allocations)1
reallocateTo(Aa vault,M({82} marketParams,uint128 amount)[] withdrawals,M{82} supplyMarketParams)1
claim(Da account,Aa reward,u claimable,Ow[] proof)a
multicall({79}[] bundle)0
reenter({79}[] bundle)0
morphoSupply(A{84} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)g
morphoSupplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)g
morphoRepay(A{82} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)g
morphoBorrow(A{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)n
morphoWithdraw(A{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)a
morphoWithdrawCollateral(A{82} marketParams,u assets,Da receiver)m
morphoFlashLoan(Aa token,u assets,Nb data)f
erc20Transfer(Aa token,Da receiver,u amount)8
erc20TransferFrom(Aa token,Da receiver,u amount)8
nativeTransfer(Da receiver,u amount)8
permit2TransferFrom(Aa token,Da receiver,u amount)8
erc4626Deposit(Ma vault,u assets,u maxSharePriceE27,Ea receiver)g
erc4626Mint(Ma vault,u shares,u maxSharePriceE27,Ea receiver)g
erc4626Withdraw(Ma vault,u assets,u minSharePriceE27,Da receiver,Ea owner)a
erc4626Redeem(Ma vault,u shares,u minSharePriceE27,Da receiver,Ea owner)a
wrapNative(u amount,Da receiver)g
wrapStEth(u amount,Da receiver)g
unwrapNative(u amount,Da receiver)a
unwrapStEth(u amount,Da receiver)a
stakeEth(u amount,u maxSharePriceE27,Ia referral,Da receiver)g
aaveV2Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)g
aaveV3Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)g
aaveV3OptimizerRepay(Aa underlying,u amount,Ea onBehalf)g
aaveV2Withdraw(Aa token,u amount,Da receiver)m
aaveV3Withdraw(Aa token,u amount,Da receiver)m
aaveV3OptimizerWithdraw(Aa underlying,u amount,u maxIterations,Da receiver)a
aaveV3OptimizerWithdrawCollateral(Aa underlying,u amount,Da receiver)m
compoundV2RepayErc20(Ba cToken,u amount,Ea onBehalf)g
compoundV2RepayEth(u amount,Ea onBehalf)g
compoundV3Repay(Ma instance,u amount,Ea onBehalf)g
compoundV2RedeemErc20(Ba cToken,u amount,Da receiver)m
compoundV2RedeemEth(u amount,Da receiver)m
compoundV3WithdrawFrom(Ma instance,Aa asset,u amount,Da receiver)m
erc20WrapperDepositFor(Ma wrapper,u amount)g
erc20WrapperWithdrawTo(Ma wrapper,Da receiver,u amount)a
buy(Ma augustus,Nb callData,Ba srcToken,Aa destToken,u newDestAmount,{68} offsets,Da receiver)f
sell(Ma augustus,Nb callData,Ba srcToken,Aa destToken,f sellEntireBalance,{68} offsets,Da receiver)f
buyMorphoDebt(Ma augustus,Nb callData,Ba srcToken,A{82} marketParams,{68} offsets,Ea onBehalf,Da receiver)f
morphoWrapperWithdrawTo(Da receiver,u amount)a
morphoWrapperDepositFor(Da receiver,u amount)g
morphoSetAuthorizationWithSig((Ea delegator,Ga manager,f isAllowed,u nonce,u deadline) authorization,{7} signature,f skipRevert)1
erc20TransferFrom(Aa asset,u amount)8
transferFrom2(Aa asset,u amount)8
wrapNative(u amount)g
wrapStEth(u amount)g
aaveV2Repay(Aa asset,u amount,u interestRateMode)g
aaveV3Repay(Aa asset,u amount,u interestRateMode)g
aaveV3OptimizerRepay(Aa underlying,u amount)g
compoundV2Repay(Ba cToken,u amount)g
unwrapNative(u amount)a
unwrapStEth(u amount)a
aaveV2Withdraw(Aa asset,u amount)m
aaveV3Withdraw(Aa asset,u amount)m
aaveV3OptimizerWithdraw(Aa underlying,u amount,u maxIterations)a
aaveV3OptimizerWithdrawCollateral(Aa underlying,u amount)m
compoundV2Redeem(Ba cToken,u amount)m
compoundV3Repay(Ma instance,u amount)g
compoundV3WithdrawFrom(Ma instance,Aa asset,u amount)m
stakeEth(u amount,u minShares,Ia referral)g
urdClaim(Ma distributor,Da account,Aa reward,u amount,Ow[] proof,f skipRevert)a
compoundV3AllowBySig(Ma instance,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s,f skipRevert)1
aaveV3OptimizerApproveManagerWithSig(f isApproved,u nonce,u deadline,{7} signature,f skipRevert)1
permit(Aa asset,u amount,u deadline,uint8 v,Ow r,Ow s,f skipRevert)2.18
permitDai(u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s,f skipRevert)2
submit(Nb data)1
revoke(Nb data)1
forceDeallocate(Ma adapter,Ob data,u assets,Ea onBehalf)g
setIsSentinel(Ga account,f newIsSentinel)1` },
  { source: 'Notional', rows: `depositUnderlyingToken(Ea account,uint16 currencyId,u amountExternalPrecision)g
depositAssetToken(Ea account,uint16 currencyId,u amountExternalPrecision)g
batchBalanceAction(Ea account,N{161}[] actions)0
batchBalanceAction(N{161}[] actions)0
batchBalanceAndTradeAction(Ea account,N{168}[] actions)0
batchLend(Ea account,N(uint16 currencyId,f depositUnderlying,w[] trades)[] actions)0
batchBalanceAndTradeActionWithCallback(Ea account,N{168}[] actions,Nb callbackData)0
enableBitmapCurrency(uint16 currencyId)1
settleAccount(La account)3
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem,f sellTokenAssets,f acceptResidualAssets)a
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem)a
nTokenClaimIncentives()a` },
  { source: 'Silo', rows: `deposit(u assets,Ea receiver,uint8 collateralType)g
mint(u shares,Ea receiver,uint8 collateralType)g
withdraw(u assets,Da receiver,Ea owner,uint8 collateralType)m
redeem(u shares,Da receiver,Ea owner,uint8 collateralType)m
borrow(u assets,Da receiver,Ea borrower)n
borrowShares(u shares,Da receiver,Ea borrower)n
borrowSameAsset(u assets,Da receiver,Ea borrower)n
repayShares(u shares,Ea borrower)g
switchCollateralToThisSilo()l
transitionCollateral(u shares,Ea owner,uint8 transitionFrom)l
setReceiveApproval(Ea owner,u amount)1
flashLoan(Ma receiver,Aa token,u amount,Nb data)f` },
  { source: 'Summer', rows: `depositTokens(Aa asset,u amount)g
enterFleet(Aa fleetCommander,u assets,Ea receiver)g
withdrawTokens(Aa asset,u amount)a
exitFleet(Aa fleetCommander,u assets)a
unstakeAndWithdrawAssets(Aa fleetCommander,u shares,f claimRewards)a
swap(Aa fromToken,Aa toToken,u assets,u minTokensReceived,Nb swapCalldata)f
claimMerkleRewards(Da user,u[] indices,u[] amounts,Ow[][] proofs,Ma rewardsRedeemer)a
claimFleetRewards(Aa[] fleetCommanders,Aa rewardToken)a
claimGovernanceRewards(Ma govRewardsManager,Aa rewardToken)a` },
  { source: 'Blur', rows: `execute({195} sell,{196} buy)f
bulkExecute(({195} sell,{196} buy)[] executions)f
takeAsk({200} inputs,Ob oracleSignature)f
takeAskPool({200} inputs,Ob oracleSignature,u amountToWithdraw)f
takeAskSingle({199} inputs,Ob oracleSignature)f
takeAskSinglePool({199} inputs,Ob oracleSignature,u amountToWithdraw)f
takeBid(({158}[] orders,{124}[] exchanges,{25} takerFee,Ob signatures) inputs,Ob oracleSignature)f
takeBidSingle(({158} order,{124} exchange,{25} takerFee,Ob signature) inputs,Ob oracleSignature)f
cancelTrades((Pw hash,u index,u amount)[] cancels)3
cancelOrder({180} order)3
cancelOrders({180}[] orders)3
incrementNonce()3` },
  { source: 'LooksRare, X2Y2', rows: `executeTakerBid({50} takerBid,{185} makerAsk,Ob makerSignature,{66} merkleTree,Ia affiliate)s
executeTakerAsk({50} takerAsk,{185} makerBid,Ob makerSignature,{66} merkleTree,Ia affiliate)s
executeMultipleTakerBids({50}[] takerBids,{185}[] makerAsks,Ob[] makerSignatures,{66}[] merkleTrees,Ia affiliate,f isAtomic)s
cancelOrderNonces(u[] orderNonces)3
cancelSubsetNonces(u[] subsetNonces)3
incrementBidAskNonces(f bid,f ask)3
grantApprovals(Ga[] operators)2
revokeApprovals(La[] operators)3
matchAskWithTakerBidUsingETHAndWETH({110} takerBid,{172} makerAsk)f
matchAskWithTakerBid({110} takerBid,{172} makerAsk)f
matchBidWithTakerAsk({110} takerAsk,{172} makerBid)f
cancelAllOrdersForSender(u minNonce)3
cancelMultipleMakerOrders(u[] orderNonces)3
run(((u salt,Ca user,u network,u intent,u delegateType,u deadline,Aa currency,Ob dataMask,(u price,Ob data)[] items,Ow r,Ow s,uint8 v,uint8 signVersion)[] orders,(uint8 op,u orderIdx,u itemIdx,u price,Pw itemHash,Ma executionDelegate,Ob dataReplacement,u bidIncentivePct,u aucMinIncrementPct,u aucIncDurationSecs,(u percentage,Ca to)[] fees)[] details,(u salt,u deadline,u amountToEth,u amountToWeth,Da user,f canFail) shared,Ow r,Ow s,uint8 v) input)f
cancel(Pw[] itemHashes,u deadline,uint8 v,Ow r,Ow s)3` },
  { source: 'Manifold', rows: `purchase(uint40 listingId)5
purchase(uint40 listingId,Nb data)5
purchase(uint40 listingId,uint24 count)5
purchase(uint40 listingId,uint24 count,Nb data)5
purchase(Ia referrer,uint40 listingId)5
purchase(Ia referrer,uint40 listingId,Nb data)5
purchase(Ia referrer,uint40 listingId,uint24 count)5
purchase(Ia referrer,uint40 listingId,uint24 count,Nb data)5
cancel(uint40 listingId,uint16 holdbackBPS)3` },
  { source: 'Rarible, Sudoswap, Foundation, OpenSea, CryptoPunks', rows: `directPurchase((Ca sellOrderMaker,u sellOrderNftAmount,Pbytes4 nftAssetClass,Pb nftData,u sellOrderPaymentAmount,Aa paymentToken,u sellOrderSalt,u sellOrderStart,u sellOrderEnd,Pbytes4 sellOrderDataType,Ob sellOrderData,Ob sellOrderSignature,u buyOrderPaymentAmount,u buyOrderNftAmount,Nb buyOrderData) direct)f
directAcceptBid((La bidMaker,u bidNftAmount,Pbytes4 nftAssetClass,Pb nftData,u bidPaymentAmount,Aa paymentToken,u bidSalt,u bidStart,u bidEnd,Pbytes4 bidDataType,Ob bidData,Ob bidSignature,u sellOrderPaymentAmount,u sellOrderNftAmount,Nb sellOrderData) direct)f
matchOrders({177} orderLeft,Ob signatureLeft,{177} orderRight,Ob signatureRight)f
cancel((La maker,{71} makeAsset,La taker,{71} takeAsset,u salt,u start,u end,Pbytes4 dataType,Ob data) order)3
swapETHForSpecificNFTs({8}[] swapList,Da ethRecipient,Da nftRecipient,u deadline)x
robustSwapETHForSpecificNFTs(({8} swapInfo,u maxCost)[] swapList,Da ethRecipient,Da nftRecipient,u deadline)f
swapNFTsForToken({8}[] swapList,u minOutput,Da tokenRecipient,u deadline)f
buyV2(Aa nftContract,u tokenId,u maxPrice,Ia referrer)5
buy(Aa nftContract,u tokenId,u maxPrice)5
placeBid(u auctionId)j
placeBidV2(u auctionId,u amount,Ia referrer)j
acceptOffer(Aa nftContract,u tokenId,La offerFrom,u minAmount)j
makeOfferV2(Aa nftContract,u tokenId,u amount,Ia referrer)j
setBuyPrice(Aa nftContract,u tokenId,u price)j
createReserveAuction(Aa nftContract,u tokenId,u reservePrice)j
finalizeReserveAuction(u auctionId)a
bulkTransfer(((uint8 itemType,Aa token,u identifier,u amount)[] items,Ca recipient,f validateERC721Receiver)[] items,Pw conduitKey)8
offerPunkForSale(u punkIndex,u minSalePriceInWei)j
offerPunkForSaleToAddress(u punkIndex,u minSalePriceInWei,Ga toAddress)j
acceptBidForPunk(u punkIndex,u minPrice)j
enterBidForPunk(u punkIndex)j
buyPunk(u punkIndex)5
transferPunk(Da to,u punkIndex)8
buy(Aa _originContract,u _tokenId,Aa _currencyAddress,u _amount)5
swapNFTsForToken(u[] nftIds,u minExpectedTokenOutput,Da tokenRecipient,f isRouter,La routerCaller)f
swapTokenForSpecificNFTs(u[] nftIds,u maxExpectedTokenInput,Da nftRecipient,f isRouter,La routerCaller)f
createConduit(Pw conduitKey,Ga initialOwner)1
updateChannel(Aa conduit,Ga channel,f isOpen)1
transferOwnership(Aa conduit,Ga newPotentialOwner)1` },
  { source: 'Seaport', rows: `fulfillBasicOrder({202} parameters)f
fulfillBasicOrder_efficient_6GL6yc({202} parameters)f
fulfillOrder({201} order,Pw fulfillerConduitKey)f
fulfillAdvancedOrder({204} advancedOrder,{100}[] criteriaResolvers,Pw fulfillerConduitKey,Da recipient)s.19
fulfillAvailableOrders({201}[] orders,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,u maximumFulfilled)f
fulfillAvailableAdvancedOrders({204}[] advancedOrders,{100}[] criteriaResolvers,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,Da recipient,u maximumFulfilled)s.1a
matchOrders(({198} parameters,Ob signature)[] orders,{128}[] fulfillments)f
matchAdvancedOrders(({198} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData)[] orders,{100}[] criteriaResolvers,{128}[] fulfillments,Da recipient)s.19
validate(((Ea offerer,Ma zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems) parameters,Ob signature)[] orders)j
cancel((La offerer,La zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u counter)[] orders)3
incrementCounter()3` },
  { source: 'Zora', rows: `buy(Ea recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)f
sell(Da recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)f
deposit(Ca to,Pbytes4 reason,Ws comment)8
withdrawFor(Da to,u amount)a
setPayoutRecipient(Da newPayoutRecipient)1
addPermission(u tokenId,Ga user,u permissionBits)1
removePermission(u tokenId,Ga user,u permissionBits)1
setFundsRecipient(Da fundsRecipient)1
setupNewToken(Vs newURI,u maxSupply)3
setupNewTokenWithCreateReferral(Vs newURI,u maxSupply,Ia createReferral)3
updateTokenURI(u tokenId,Vs newURI)3
updateContractMetadata(Vs newURI,Vs newName)3` },
  { source: 'Zora', rows: `purchase(u quantity)5
purchaseWithComment(u quantity,Ws comment)5
purchaseWithRecipient(Da recipient,u quantity,Ws comment)5
mintWithRewards(Da recipient,u quantity,Ws comment,Ia mintReferral)5
purchasePresale(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof)5
purchasePresaleWithComment(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment)5
purchasePresaleWithRewards(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment,Ia mintReferral)5
mint(Ma minter,u tokenId,u quantity,Ia[] rewardsRecipients,Nb minterArguments)5
mintWithRewards(Ma minter,u tokenId,u quantity,Nb minterArguments,Ia mintReferral)5
mint(Da mintTo,u quantity,Aa collection,u tokenId,Ia mintReferral,Ws comment)5
mint(Da mintTo,u quantity,Aa tokenAddress,u tokenId,u totalValue,Aa currency,Ia mintReferral,Ws comment)5
callSale(u tokenId,Ma salesConfig,Nb data)0
buy1155(Aa erc20zAddress,u num1155ToBuy,Da recipient,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96)f
sell1155(Aa erc20zAddress,u num1155ToSell,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96)f
buyOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96,Ws comment)f
sellOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96,Ws comment)f` },
  { source: 'Reads', rows: `totalSupply(u id)1d
contractURI()1d
tokenByIndex(u index)1d
tokenOfOwnerByIndex(La owner,u index)1d
royaltyInfo(u tokenId,u salePrice)1d
PERMIT_TYPEHASH()1d
nonceBitmap(La owner,u wordPos)1d
isValidSignature(Ow hash,Ob signature)1d
pendingOwner()1d
admin()1d
implementation()1d
proxiableUUID()1d
paused()1d
hasRole(Pw role,La account)1d
getRoleAdmin(Pw role)1d
token0()1d
token1()1d
fee()1d
factory()1d
liquidity()1d
tickSpacing()1d
observe(uint32[] secondsAgos)1d
getPool(Aa tokenA,Aa tokenB,uint24 fee)1d
positions(u tokenId)1d
getAmountsOut(u amountIn,Aa[] path)1d
getAmountsIn(u amountOut,Aa[] path)1d
getAmountOut(u amountIn,u reserveIn,u reserveOut)1d
getAmountIn(u amountOut,u reserveIn,u reserveOut)1d
quote(u amountA,u reserveA,u reserveB)1d
get_dy(int128 i,int128 j,u dx)1d
get_virtual_price()1d
getRate()1d
getBlockHash(u blockNumber)1d
getLastBlockHash()1d
getCurrentBlockTimestamp()1d
getCurrentBlockGasLimit()1d
getCurrentBlockCoinbase()1d
getCurrentBlockDifficulty()1d
getBasefee()1d
getChainId()1d
getThreshold()1d
getOwners()1d
isOwner(La owner)1d
nonce()1d
isModuleEnabled(La module)1d
getModulesPaginated(La start,u pageSize)1d
approvedHashes(La owner,Ow hash)1d
domainSeparator()1d
getTransactionHash(La to,u value,Ob data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,La refundReceiver,u nonce)1d
getNonce(La sender,uint192 key)1d
state(u proposalId)1d
proposals(u proposalId)1d
proposalVotes(u proposalId)1d
proposalSnapshot(u proposalId)1d
proposalDeadline(u proposalId)1d
hasVoted(u proposalId,La account)1d
getVotes(La account,u timepoint)1d
getPriorVotes(La account,u blockNumber)1d
getPastTotalSupply(u timepoint)1d
getCurrentVotes(La account)1d
quorum(u timepoint)1d
votingDelay()1d
votingPeriod()1d
proposalThreshold()1d
getMinDelay()1d
isOperationReady(Pw id)1d
isOperationPending(Pw id)1d
isOperationDone(Pw id)1d
getTimestamp(Pw id)1d
getUserAccountData(La user)1d
getReserveData(Aa asset)1d
getReservesList()1d
getReserveNormalizedIncome(Aa asset)1d
getUserConfiguration(La user)1d
getUserEMode(La user)1d
borrowAllowance(La fromUser,La toUser)1d
scaledBalanceOf(La user)1d
UNDERLYING_ASSET_ADDRESS()1d
getAccountLiquidity(La account)1d
borrowBalanceStored(La account)1d
exchangeRateStored()1d
getAssetsIn(La account)1d
markets(Aa cToken)1d
borrowBalanceOf(La account)1d
isLiquidatable(La account)1d
baseToken()1d
getUtilization()1d
latestAnswer()1d
latestRoundData()1d
description()1d
version()1d
getAssetPrice(Aa asset)1d
sharesOf(La account)1d
getSharesByPooledEth(u pooledEthAmount)1d
getPooledEthByShares(u sharesAmount)1d
stEthPerToken()1d
tokensPerStEth()1d
getWithdrawalStatus(u[] requestIds)1d
getWithdrawalRequests(La owner)1d
getExchangeRate()1d
getEthValue(u rethAmount)1d
getRethValue(u ethAmount)1d
earned(La account)1d
claimable(La account)1d
rewardPerToken()1d
pricePerShare()1d
getPricePerFullShare()1d
resolver(Pw node)1d
addr(Pw node)1d
addr(Pw node,u coinType)1d
text(Pw node,Ps key)1d
contenthash(Pw node)1d
owner(Pw node)1d
available(Ps name)1d
rentPrice(Ps name,u duration)1d
nameExpires(u id)1d
idOf(La owner)1d
ticks(int24 tick)1d
tickBitmap(int16 wordPosition)1d
allPairs(u index)1d
allPairsLength()1d
WETH()1d
getPoolTokens(Pw poolId)1d
getPoolId()1d
getSwapFeePercentage()1d
coins(u i)1d
balances(u i)1d
A()1d
poolInfo(u pid)1d
userInfo(u pid,La user)1d
getReserveNormalizedVariableDebt(Aa asset)1d
getUserReserveData(Aa asset,La user)1d
getAssetsPrices(Aa[] assets)1d
getPool()1d
getPriceOracle()1d
getAccountSnapshot(La account)1d
getCash()1d
totalBorrows()1d
underlying()1d
comptroller()1d
oracle()1d
supplyRatePerBlock()1d
borrowRatePerBlock()1d
getUnderlyingPrice(Aa cToken)1d
getAllMarkets()1d
collateralBalanceOf(La account,Aa asset)1d
userCollateral(La account,Aa asset)1d
getAssetInfo(uint8 i)1d
getSupplyRate(u utilization)1d
getBorrowRate(u utilization)1d
getRoundData(uint80 roundId)1d
aggregator()1d
name(Pw node)1d
getTotalShares()1d
stakingToken()1d
rewardsToken()1d
rewards(La account)1d
getRoleMember(Pw role,u index)1d
market(Pw id)1d
position(Pw id,La user)1d
idToMarketParams(Pw id)1d` },
  { source: 'Token reads', rows: `balanceOf(La account)1d
allowance(La owner,La spender)1d
totalSupply()1d
name()1d
symbol()1d
decimals()1d
nonces(La owner)1d
DOMAIN_SEPARATOR()1d
eip712Domain()1d
owner()1d
supportsInterface(Pbytes4 interfaceId)1d
ownerOf(u tokenId)1d
getApproved(u tokenId)1d
isApprovedForAll(La owner,La operator)1d
tokenURI(u tokenId)1d
uri(u id)1d
balanceOf(La account,u id)1d
balanceOfBatch(La[] accounts,u[] ids)1d
allowance(La owner,La spender,u id)1d
isOperator(La owner,La spender)1d
authorizationState(La authorizer,Pw nonce)1d
asset()1d
totalAssets()1d
convertToShares(u assets)1d
convertToAssets(u shares)1d
maxDeposit(La receiver)1d
maxMint(La receiver)1d
maxWithdraw(La owner)1d
maxRedeem(La owner)1d
previewDeposit(u assets)1d
previewMint(u shares)1d
previewWithdraw(u assets)1d
previewRedeem(u shares)1d
allowance(La owner,Aa token,La spender)1d
getVotes(La account)1d
getPastVotes(La account,u timepoint)1d
delegates(La account)1d
clock()1d
getReserves()1d
getPair(Aa tokenA,Aa tokenB)1d
slot0()1d
getEthBalance(La account)1d
getBlockNumber()1d` },
  { source: 'Clipper', rows: `transmitAndSwap(Aa inputToken,Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)f.1b
transmitAndSellTokenForEth(Aa inputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)f.1c
sellEthForToken(Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)f.1d
swap(Aa inputToken,Aa outputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)f.1e
sellTokenForEth(Aa inputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)f.1f` },
  { source: 'KyberSwap', rows: `swap((Ma callTarget,Ma approveTarget,Ob targetData,{166} desc,Ib clientData) execution)s.1g
swapGeneric((Ma callTarget,Ma approveTarget,Nb targetData,{166} desc,Ib clientData) execution)s.1g
swapSimpleMode(Ma caller,{166} desc,Ob executorData,Ib clientData)s.1h` },
  { source: 'LI.FI', rows: `swapTokensMultipleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135}[] _swapData)f
swapTokensMultipleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135}[] _swapData)f
swapTokensMultipleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135}[] _swapData)f
swapTokensSingleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135} _swapData)f.1i
swapTokensSingleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135} _swapData)f.1i
swapTokensSingleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135} _swapData)f.1i
swapTokensGeneric(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmount,{135}[] _swapData)f
startBridgeTokensViaAcrossV4ERC20Min({187} _parameters,Aw sendingAssetId,u inputAmount)d
startBridgeTokensViaAcrossV4NativeMin({187} _parameters)d
startBridgeTokensViaCBridgeERC20Min(Pw transactionId,Da receiver,uint64 destinationChainId,Aa sendingAssetId,u amount,uint64 nonce,uint32 maxSlippage)d
startBridgeTokensViaCBridgeNativeMin(Pw transactionId,Da receiver,uint64 destinationChainId,uint64 nonce,uint32 maxSlippage)d
startBridgeTokensViaHopL1ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)d
startBridgeTokensViaHopL1NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)d
startBridgeTokensViaHopL2ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)d
startBridgeTokensViaHopL2NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)d
startBridgeTokensViaAcross({169} _bridgeData,{99} _acrossData)d
swapAndStartBridgeTokensViaAcross({169} _bridgeData,{135}[] _swapData,{99} _acrossData)d
startBridgeTokensViaAcrossV4({169} _bridgeData,{190} _acrossData)d
swapAndStartBridgeTokensViaAcrossV4({169} _bridgeData,{135}[] _swapData,{190} _acrossData)d
startBridgeTokensViaAcrossV4Swap({169} _bridgeData,{70} _acrossV4SwapFacetData)d
swapAndStartBridgeTokensViaAcrossV4Swap({169} _bridgeData,{135}[] _swapData,{70} _acrossV4SwapFacetData)d
startBridgeTokensViaAllBridge({169} _bridgeData,{115} _allBridgeData)d
swapAndStartBridgeTokensViaAllBridge({169} _bridgeData,{135}[] _swapData,{115} _allBridgeData)d
startBridgeTokensViaArbitrumBridge({169} _bridgeData,{69} _arbitrumData)d
swapAndStartBridgeTokensViaArbitrumBridge({169} _bridgeData,{135}[] _swapData,{69} _arbitrumData)d
startBridgeTokensViaCBridge({169} _bridgeData,{44} _cBridgeData)d
swapAndStartBridgeTokensViaCBridge({169} _bridgeData,{135}[] _swapData,{44} _cBridgeData)d
startBridgeTokensViaCelerCircleBridge({169} _bridgeData,{52} _celerCircleData)d
swapAndStartBridgeTokensViaCelerCircleBridge({169} _bridgeData,{135}[] _swapData,{52} _celerCircleData)d
startBridgeTokensViaChainflip({169} _bridgeData,{184} _chainflipData)d
swapAndStartBridgeTokensViaChainflip({169} _bridgeData,{135}[] _swapData,{184} _chainflipData)d
startBridgeTokensViaDeBridgeDln({169} _bridgeData,{107} _deBridgeData)d
swapAndStartBridgeTokensViaDeBridgeDln({169} _bridgeData,{135}[] _swapData,{107} _deBridgeData)d
startBridgeTokensViaEco({169} _bridgeData,{131} _ecoData)d
swapAndStartBridgeTokensViaEco({169} _bridgeData,{135}[] _swapData,{131} _ecoData)d
startBridgeTokensViaGarden({169} _bridgeData,{111} _gardenData)d
swapAndStartBridgeTokensViaGarden({169} _bridgeData,{135}[] _swapData,{111} _gardenData)d
startBridgeTokensViaGasZip({169} _bridgeData,{58} _gasZipData)d
swapAndStartBridgeTokensViaGasZip({169} _bridgeData,{135}[] _swapData,{58} _gasZipData)d
startBridgeTokensViaGlacis({169} _bridgeData,{96} _glacisData)d
swapAndStartBridgeTokensViaGlacis({169} _bridgeData,{135}[] _swapData,{96} _glacisData)d
startBridgeTokensViaGnosisBridge({169} _bridgeData)d
swapAndStartBridgeTokensViaGnosisBridge({169} _bridgeData,{135}[] _swapData)d
startBridgeTokensViaHop({169} _bridgeData,{146} _hopData)d
swapAndStartBridgeTokensViaHop({169} _bridgeData,{135}[] _swapData,{146} _hopData)d
startBridgeTokensViaHopL1ERC20({169} _bridgeData,{159} _hopData)d
swapAndStartBridgeTokensViaHopL1ERC20({169} _bridgeData,{135}[] _swapData,{159} _hopData)d
startBridgeTokensViaHopL1Native({169} _bridgeData,{159} _hopData)d
swapAndStartBridgeTokensViaHopL1Native({169} _bridgeData,{135}[] _swapData,{159} _hopData)d
startBridgeTokensViaHopL2ERC20({169} _bridgeData,{159} _hopData)d
swapAndStartBridgeTokensViaHopL2ERC20({169} _bridgeData,{135}[] _swapData,{159} _hopData)d
startBridgeTokensViaHopL2Native({169} _bridgeData,{159} _hopData)d
swapAndStartBridgeTokensViaHopL2Native({169} _bridgeData,{135}[] _swapData,{159} _hopData)d
startBridgeTokensViaLayerSwap({169} _bridgeData,{127} _layerSwapData)d
swapAndStartBridgeTokensViaLayerSwap({169} _bridgeData,{135}[] _swapData,{127} _layerSwapData)d
startBridgeTokensViaLiFiIntentEscrowV2({169} _bridgeData,{203} _lifiIntentData)d
swapAndStartBridgeTokensViaLiFiIntentEscrowV2({169} _bridgeData,{135}[] _swapData,{203} _lifiIntentData)d
startBridgeTokensViaMayan({169} _bridgeData,{164} _mayanData)d
swapAndStartBridgeTokensViaMayan({169} _bridgeData,{135}[] _swapData,{164} _mayanData)d
startBridgeTokensViaMegaETHBridge({169} _bridgeData,{73} _megaETHData)d
swapAndStartBridgeTokensViaMegaETHBridge({169} _bridgeData,{135}[] _swapData,{73} _megaETHData)d
startBridgeTokensViaNEARIntents({169} _bridgeData,{141} _nearData)d
swapAndStartBridgeTokensViaNEARIntents({169} _bridgeData,{135}[] _swapData,{141} _nearData)d
startBridgeTokensViaOmniBridge({169} _bridgeData)d
swapAndStartBridgeTokensViaOmniBridge({169} _bridgeData,{135}[] _swapData)d
startBridgeTokensViaOptimismBridge({169} _bridgeData,{64} _optimismData)d
swapAndStartBridgeTokensViaOptimismBridge({169} _bridgeData,{135}[] _swapData,{64} _optimismData)d
startBridgeTokensViaPaxosTransit({169} _bridgeData,{189} _paxosData)d
swapAndStartBridgeTokensViaPaxosTransit({169} _bridgeData,{135}[] _swapData,{189} _paxosData)d
startBridgeTokensViaPolygonBridge({169} _bridgeData)d
swapAndStartBridgeTokensViaPolygonBridge({169} _bridgeData,{135}[] _swapData)d
startBridgeTokensViaPolymerCCTP({169} _bridgeData,{152} _polymerData)d
swapAndStartBridgeTokensViaPolymerCCTP({169} _bridgeData,{135}[] _swapData,{152} _polymerData)d
startBridgeTokensViaRelayDepository({169} _bridgeData,{39} _relayDepositoryData)d
swapAndStartBridgeTokensViaRelayDepository({169} _bridgeData,{135}[] _swapData,{39} _relayDepositoryData)d
startBridgeTokensViaSquid({169} _bridgeData,{183} _squidData)d
swapAndStartBridgeTokensViaSquid({169} _bridgeData,{135}[] _swapData,{183} _squidData)d
startBridgeTokensViaStargate({169} _bridgeData,{170} _stargateData)d
swapAndStartBridgeTokensViaStargate({169} _bridgeData,{135}[] _swapData,{170} _stargateData)d
startBridgeTokensViaSuperset({169} _bridgeData,{130} _supersetData)d
swapAndStartBridgeTokensViaSuperset({169} _bridgeData,{135}[] _swapData,{130} _supersetData)d
startBridgeTokensViaSymbiosis({169} _bridgeData,{193} _symbiosisData)d
swapAndStartBridgeTokensViaSymbiosis({169} _bridgeData,{135}[] _swapData,{193} _symbiosisData)d
startBridgeTokensViaThorSwap({169} _bridgeData,{36} _thorSwapData)d
swapAndStartBridgeTokensViaThorSwap({169} _bridgeData,{135}[] _swapData,{36} _thorSwapData)d
startBridgeTokensViaUnit({169} _bridgeData,{65} _unitData)d
swapAndStartBridgeTokensViaUnit({169} _bridgeData,{135}[] _swapData,{65} _unitData)d` },
  { source: 'Odos, OpenOcean', rows: `swapCompact()0
swap({136} tokenInfo,Ob pathDefinition,Ma executor,uint32 referralCode)1e.1j
swapPermit2({78} permit2,{136} tokenInfo,Ob pathDefinition,Ma executor,uint32 referralCode)1e
swapMulti({57}[] inputs,(Aa tokenAddress,u relativeValue,Da receiver)[] outputs,u valueOutMin,Ob pathDefinition,Ma executor,uint32 referralCode)1e
swap({136} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo)f.1j
swapMulti({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)f
swapPermit2({78} permit2,{136} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo)f
swapMultiPermit2({78} permit2,{57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)f
swapWithHook({136} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)f
swapMultiWithHook({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)f
swap(Ma caller,(Aa srcToken,Aa dstToken,Ma srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u guaranteedAmount,u flags,Ja referrer,Ob permit) desc,(Mu target,u gasLimit,u value,Ob data)[] calls)f.1k
callUniswap(Aa srcToken,u amount,u minReturn,Bw[] pools)f
callUniswapTo(Aa srcToken,u amount,u minReturn,Bw[] pools,Da recipient)f` },
  { source: 'OKX', rows: `dagSwapByOrderId(u orderId,{109} baseRequest,{108}[] paths)f
dagSwapTo(u orderId,Da receiver,{109} baseRequest,{108}[] paths)f
smartSwapByOrderId(u orderId,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData)f
smartSwapTo(u orderId,Da receiver,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData)f
swapWrap(u orderId,u rawdata)f
swapWrapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest)f
uniswapV3SwapTo(Du receiver,u amount,u minReturn,Bu[] pools)f
uniswapV3SwapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bu[] pools)f
unxswapByOrderId(Au srcToken,u amount,u minReturn,Bw[] pools)f
unxswapTo(Au srcToken,u amount,u minReturn,Da receiver,Bw[] pools)f
unxswapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bw[] pools)f
smartSwapByInvest({109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData,Da to)f
smartSwapByInvestWithRefund({109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData,Da to,Da refundTo)f` },
  { source: '1inch', rows: `swap(Ma caller,(Aa srcToken,Aa dstToken,Ma srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit) desc,Ob data)s.1l
unoswap(Aa srcToken,u amount,u minReturn,Bw[] pools)f.1m
unoswapWithPermit(Aa srcToken,u amount,u minReturn,Bw[] pools,Ob permit)f.1m
swap(Ma executor,{121} desc,Ob permit,Ob data)s.1l
unoswap(Aa srcToken,u amount,u minReturn,Bu[] pools)f.1m
unoswapTo(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools)s.1n
unoswapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)s.1n
uniswapV3Swap(u amount,u minReturn,Bu[] pools)f
uniswapV3SwapTo(Da recipient,u amount,u minReturn,Bu[] pools)s.1o
uniswapV3SwapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)s.1o
clipperSwap(Ma clipperExchange,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)f
clipperSwapTo(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)f.1p
swap(Ma executor,{121} desc,Ob data)s.1l
unoswap(Au token,u amount,u minReturn,Bu dex)f.1m
unoswap2(Au token,u amount,u minReturn,Bu dex,Bu dex2)f.1m
unoswap3(Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)f.1m
unoswapTo(Du to,Au token,u amount,u minReturn,Bu dex)s.1n
unoswapTo2(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2)s.1n
unoswapTo3(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)s.1n
ethUnoswap(u minReturn,Bu dex)f.1q
ethUnoswap2(u minReturn,Bu dex,Bu dex2)f.1q
ethUnoswap3(u minReturn,Bu dex,Bu dex2,Bu dex3)f.1q
ethUnoswapTo(Du to,u minReturn,Bu dex)s.1r
ethUnoswapTo2(Du to,u minReturn,Bu dex,Bu dex2)s.1r
ethUnoswapTo3(Du to,u minReturn,Bu dex,Bu dex2,Bu dex3)s.1r
clipperSwap(Ma clipperExchange,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)f
clipperSwapTo(Ma clipperExchange,Da recipient,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)f.1p
permitAndCall(Nb permit,Nb action)0.1s
cancelOrder(u makerTraits,Pw orderHash)3
cancelOrders(u[] makerTraits,Pw[] orderHashes)3
increaseEpoch(uint96 series)3
advanceEpoch(uint96 series,u amount)3
fillOrder({134} order,Ow r,Ow vs,u amount,u takerTraits)f
fillOrderArgs({134} order,Ow r,Ow vs,u amount,u takerTraits,Nb args)f
fillContractOrder({134} order,Ob signature,u amount,u takerTraits)f
fillContractOrderArgs({134} order,Ob signature,u amount,u takerTraits,Nb args)f` },
  { source: '1inch', rows: `clipperSwap(Aa srcToken,Aa dstToken,u amount,u minReturn)f
clipperSwapTo(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn)f
clipperSwapToWithPermit(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn,Ob permit)f
clipperSwapToWithPermit(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs,Ob permit)f
fillOrder({153} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount)f
fillOrderTo({153} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount,Da target)f
fillOrderRFQ({125} order,Ob signature,u flagsAndAmount)f
fillOrderRFQCompact({125} order,Ow r,Ow vs,u flagsAndAmount)f
fillOrderRFQTo({125} order,Ob signature,u flagsAndAmount,Da target)f
fillOrderRFQToWithPermit({125} order,Ob signature,u flagsAndAmount,Da target,Ob permit)f
fillOrderRFQ({125} order,Ob signature,u makingAmount,u takingAmount)f
fillOrderRFQTo({125} order,Ob signature,u makingAmount,u takingAmount,Da target)f
fillOrderRFQToWithPermit({125} order,Ob signature,u makingAmount,u takingAmount,Da target,Ob permit)f
cancelOrder((u salt,Aa makerAsset,Aa takerAsset,La maker,La receiver,La allowedSender,u makingAmount,u takingAmount,u offsets,Ob interactions) order)3
cancelOrderRFQ(u orderInfo)3
bitsInvalidateForOrder(u makerTraits,u additionalMask)3
settleOrders(Nb data)0
create((u salt,Eu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)j
cancelOrder((u salt,Lu maker,Lu receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)3` },
  { source: 'SushiSwap', rows: `processRoute(Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)f.1t
transferValueAndprocessRoute(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)f
processRouteWithTransferValueInput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)f
processRouteWithTransferValueOutput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)f
snwap(Aa tokenIn,u amountIn,Da recipient,Aa tokenOut,u amountOutMin,Ma executor,Ob executorData)f` },
  { source: 'Uniswap V2', rows: `addLiquidity(Aa tokenA,Aa tokenB,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)g.1u
addLiquidityETH(Aa token,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)g.1v
removeLiquidity(Aa tokenA,Aa tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)a.1w
removeLiquidityETH(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)a.1x
removeLiquidityETHSupportingFeeOnTransferTokens(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)a.1x
removeLiquidityETHWithPermit(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)a.1x
removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)a.1x
removeLiquidityWithPermit(Aa tokenA,Aa tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)a.1w
swapETHForExactTokens(u amountOut,Aa[] path,Da to,u deadline)f.1y
swapExactETHForTokens(u amountOutMin,Aa[] path,Da to,u deadline)f.1z
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,u deadline)f.1z
swapExactTokensForETH(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)f.20
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)f.20
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)f.21
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)f.21
swapTokensForExactETH(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)f.22
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)f.23` },
  { source: 'Uniswap V3', rows: `exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)p.24
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)p.25
exactInput((Ob path,Da recipient,u deadline,u amountIn,u amountOutMinimum) params)p.26
exactOutput((Ob path,Da recipient,u deadline,u amountOut,u amountInMaximum) params)p.27
exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)q.28
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)q.29
exactInput((Ob path,Da recipient,u amountIn,u amountOutMinimum) params)q.2a
exactOutput((Ob path,Da recipient,u amountOut,u amountInMaximum) params)q.2b
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to)q.2c
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to)q.2d
unwrapWETH9(u amountMinimum,Da recipient)a.2e
unwrapWETH9(u amountMinimum)a.2f
wrapETH(u value)g.2g
refundETH()a.2h
sweepToken(Aa token,u amountMinimum,Da recipient)a.2i
sweepToken(Aa token,u amountMinimum)a.2j
pull(Aa token,u value)8.2k
selfPermit(Aa token,u value,u deadline,uint8 v,Ow r,Ow s)2.18
selfPermitIfNecessary(Aa token,u value,u deadline,uint8 v,Ow r,Ow s)2.18
selfPermitAllowed(Aa token,u nonce,u expiry,uint8 v,Ow r,Ow s)2.2l
selfPermitAllowedIfNecessary(Aa token,u nonce,u expiry,uint8 v,Ow r,Ow s)2.2l
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)g.2m
increaseLiquidity((Tu tokenId,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,u deadline) params)g
decreaseLiquidity((u tokenId,uint128 liquidity,u amount0Min,u amount1Min,u deadline) params)a
collect((u tokenId,Da recipient,uint128 amount0Max,uint128 amount1Max) params)1f.2n` },
  { source: 'Velora', rows: `swapExactAmountIn(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)s.2o
swapExactAmountOut(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)s.2p
swapExactAmountInPro(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)s.2o
swapExactAmountOutPro(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)s.2p
swapExactAmountInOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)s.2q
swapExactAmountInOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)s.2q
swapExactAmountOutOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)s.2r
swapExactAmountOutOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)s.2r
swapExactAmountInOnCurveV1((Au curveData,u curveAssets,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV1Data,Ju partnerAndFee,Ob permit)s.2s
swapExactAmountInOnCurveV2((u curveData,u i,u j,Aa poolAddress,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV2Data,Ju partnerAndFee,Ob permit)s.2t
swapExactAmountInOnBalancerV2((u fromAmount,#au toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)s.2u
swapExactAmountOutOnBalancerV2((#cu fromAmount,u toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)s.2u` },
  { source: 'Velora', rows: `simpleSwap((Aa fromToken,Aa toToken,u fromAmount,#au toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)s
simpleBuy((Aa fromToken,Aa toToken,#cu fromAmount,u toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)s
multiSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,{162}[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)s
megaSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,(u fromAmountPercent,{162}[] path)[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)s
directUniV3Swap((Aa fromToken,Aa toToken,Ma exchange,u fromAmount,#au toAmount,u expectedAmount,u feePercent,u deadline,Ja partner,f isApproved,Da beneficiary,Ob path,Ob permit,Pbytes16 uuid) data)s
swapOnUniswap(u amountIn,u amountOutMin,Aa[] path)f
swapOnUniswapFork(Ma factory,Pw initCode,u amountIn,u amountOutMin,Aa[] path)f
swapOnUniswapV2Fork(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools)f
swapOnUniswapV2ForkWithPermit(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools,Ob permit)f
buyOnUniswap(u amountInMax,u amountOut,Aa[] path)f
buyOnUniswapFork(Ma factory,Pw initCode,u amountInMax,u amountOut,Aa[] path)f
buyOnUniswapV2Fork(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools)f
buyOnUniswapV2ForkWithPermit(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools,Ob permit)f
swapOnZeroXv2(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)f
swapOnZeroXv4(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)f
swapOnZeroXv4WithPermit(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload,Ob permit)f
swapOnAugustusRFQTryBatchFill((u fromAmount,#au toAmount,uint8 wrapApproveDirection,Pw metadata,Da beneficiary) data,({140} order,Ob signature,u takerTokenFillAmount,Ob permitTakerAsset,Ob permitMakerAsset)[] orders,Ob permit)s
fillOrder({140} order,Ob signature)f
partialFillOrderWithTargetPermit({140} order,Ob signature,u takerTokenFillAmount,Da target,Ob permitTakerAsset,Ob permitMakerAsset)f
cancelOrder(Pw orderHash)3
cancelOrders(Pw[] orderHashes)3
setPreSignature(Sw orderHash,f preSigned)j` },
  { source: 'Wombat Exchange', rows: `swapExactTokensForTokens(Aa[] tokenPath,Ba[] poolPath,u fromAmount,u minimumToAmount,Da to,u deadline)f.2v
swapExactNativeForTokens(Aa[] tokenPath,Ba[] poolPath,#au minimumamountOut,Da to,u deadline)f.2w
swapExactTokensForNative(Aa[] tokenPath,Ba[] poolPath,u amountIn,#au minimumamountOut,Da to,u deadline)f.2x` },
  { source: '0x', rows: `transformERC20(Aa inputToken,Aa outputToken,u inputTokenAmount,u minOutputTokenAmount,(uint32 deploymentNonce,Ob data)[] transformations)f.2y
execute({61} slippage,Nb[] actions,Pw zid)s.2z
exec(Ma operator,Aa token,u amount,Na target,Nb data)0.30` },
  { source: '0x Settler', rows: `executeWithPermit({61} slippage,Nb[] actions,Pw zid,Ob permitData)0
executeMetaTxn({61} slippage,Nb[] actions,Pw zid,Fa msgSender,Ob sig)0` },
  { source: '0x V4', rows: `sellToUniswap(Aa[] tokens,u sellAmount,u minBuyAmount,f isSushi)f
sellToPancakeSwap(Aa[] tokens,u sellAmount,u minBuyAmount,uint8 fork)f
sellTokenForTokenToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)s
sellEthForTokenToUniswapV3(Ob encodedPath,u minBuyAmount,Da recipient)s
sellTokenForEthToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)s
sellToLiquidityProvider(Aa inputToken,Aa outputToken,Ma provider,Da recipient,u sellAmount,u minBuyAmount,Ob auxiliaryData)s
multiplexBatchSellEthForToken(Aa outputToken,{37}[] calls,u minBuyAmount)f
multiplexBatchSellTokenForEth(Aa inputToken,{37}[] calls,u sellAmount,u minBuyAmount)f
multiplexBatchSellTokenForToken(Aa inputToken,Aa outputToken,{37}[] calls,u sellAmount,u minBuyAmount)f
multiplexMultiHopSellEthForToken(Aa[] tokens,{5}[] calls,u minBuyAmount)f
multiplexMultiHopSellTokenForEth(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)f
multiplexMultiHopSellTokenForToken(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)f
fillLimitOrder({174} order,{56} signature,uint128 takerTokenFillAmount)f
fillOrKillLimitOrder({174} order,{56} signature,uint128 takerTokenFillAmount)f
fillRfqOrder({149} order,{56} signature,uint128 takerTokenFillAmount)f
fillOrKillRfqOrder({149} order,{56} signature,uint128 takerTokenFillAmount)f
fillOtcOrder({143} order,{56} makerSignature,uint128 takerTokenFillAmount)f
fillOtcOrderForEth({143} order,{56} makerSignature,uint128 takerTokenFillAmount)f
fillOtcOrderWithEth({143} order,{56} makerSignature)f
batchFillLimitOrders({174}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)f
batchFillRfqOrders({149}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)f
cancelLimitOrder({175} order)3
cancelRfqOrder({149} order)3
batchCancelLimitOrders({175}[] orders)3
batchCancelRfqOrders({149}[] orders)3
cancelPairLimitOrders(Aa makerToken,Aa takerToken,u minValidSalt)3
cancelPairRfqOrders(Aa makerToken,Aa takerToken,u minValidSalt)3
registerAllowedOrderSigner(Ga signer,f allowed)2
registerAllowedRfqOrigins(Ga[] origins,f allowed)2
executeMetaTransaction((Fa signer,La sender,u minGasPrice,u maxGasPrice,u expirationTimeSeconds,u salt,Nb callData,u value,Aa feeToken,u feeAmount) mtx,{56} signature)0
buyERC721({191} sellOrder,{56} signature,Nb callbackData)5
buyERC1155({194} sellOrder,{56} signature,uint128 erc1155BuyAmount,Nb callbackData)5
sellERC721({191} buyOrder,{56} signature,u erc721TokenId,f unwrapNativeToken,Nb callbackData)f
sellERC1155({194} buyOrder,{56} signature,u erc1155TokenId,uint128 erc1155SellAmount,f unwrapNativeToken,Nb callbackData)f
cancelERC721Order(u orderNonce)3
cancelERC1155Order(u orderNonce)3
preSignERC721Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc721Token,u erc721TokenId,{51}[] erc721TokenProperties) order)j
preSignERC1155Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc1155Token,u erc1155TokenId,{51}[] erc1155TokenProperties,uint128 erc1155TokenAmount) order)j` },
  { source: 'Staking of ApeCoin', at: /^ApeCoin staking$/, rows: `depositSelfApeCoin(u amount)g
claimSelfApeCoin()a
withdrawSelfApeCoin(u amount)a` },
  { source: 'BENQI staked AVAX', at: /^BENQI staked AVAX$/, rows: `submit()g
redeem()a
redeem(u unlockIndex)a
redeemOverdueShares()a` },
  { source: 'Staking of BNB', at: /^BNB stake hub$/, rows: `undelegate(La operatorAddress,u shares)a
claim(La operatorAddress,u requestNumber)a` },
  { source: 'Convex and Aura', rows: `depositAll(u pid,f stake)1b
withdrawAll(u pid)a
withdrawTo(u pid,u amount,Da to)a
earmarkRewards(u pid)3
earmarkFees()3
stakeFor(Ea for,u amount)g
withdrawAll(f claim)a
withdrawAndUnwrap(u amount,f claim)a
withdrawAllAndUnwrap(f claim)a
getReward(Ea account,f claimExtras)a
getReward(Ea account,f claimExtras,f stake)a
getReward(Ea account,Da forwardTo)a
getReward(f stake)a
deposit(u amount,f lock,Ma stakeAddress)g
depositAll(f lock,Ma stakeAddress)g
lock(Ea account,u amount,u spendRatio)g
lock(Ea account,u amount)g
processExpiredLocks(f relock)1g
withdrawExpiredLocksTo(Da withdrawTo)a
kickExpiredLocks(La account)e
stake(u amount,Ea to)g
stakeAndSetWeight(u amount,u weight)g
depositAndSetWeight(u amount,u weight)g
setRewardWeight(u weight)3
claimRewards(Ma[] rewardContracts,Ma[] extraRewardContracts,Ma[] tokenRewardContracts,Ma[] tokenRewardTokens,u depositCrvMaxAmount,u minAmountOut,u depositCvxMaxAmount,u spendCvxAmount,u options)1h
setRewardRedirect(Da to)1` },
  { source: 'Convex and Aura boosters', at: /^(?:Aura|Convex) booster$/, rows: `deposit(u pid,u amount,f stake)g
withdraw(u pid,u amount)a` },
  { source: 'EigenLayer', rows: `depositIntoStrategy(Aa strategy,Aa token,u amount)h
depositIntoStrategyWithSignature(Aa strategy,Aa token,u amount,Ea staker,u expiry,Ob signature)g
delegateTo(Ga operator,{16} approverSignatureAndExpiry,Ow approverSalt)1
redelegate(Ga newOperator,{16} newOperatorApproverSig,Ow approverSalt)1
delegateToBySignature(Ea staker,Ga operator,{16} stakerSignatureAndExpiry,{16} approverSignatureAndExpiry,Ow approverSalt)1
undelegate(Ea staker)1i
queueWithdrawals((Aa[] strategies,u[] depositShares,Da deprecated_withdrawer)[] params)1i
completeQueuedWithdrawal({129} withdrawal,Aa[] tokens,f receiveAsTokens)1j
completeQueuedWithdrawals({129}[] withdrawals,Aa[][] tokens,f[] receiveAsTokens)1j
completeQueuedWithdrawal((Ea staker,La delegatedTo,Da withdrawer,u nonce,uint32 startBlock,Aa[] strategies,u[] shares) withdrawal,Aa[] tokens,u middlewareTimesIndex,f receiveAsTokens)1j
registerAsOperator(Ga initDelegationApprover,uint32 allocationDelay,Vs metadataURI)4
registerAsOperator((Da deprecated_earningsReceiver,Ga delegationApprover,uint32 stakerOptOutWindowBlocks) registeringOperatorDetails,Vs metadataURI)4
modifyOperatorDetails(Ea operator,Ga newDelegationApprover)1
updateOperatorMetadataURI(Ea operator,Vs metadataURI)3
setClaimerFor(Ga claimer)1
setClaimerFor(Ea earner,Ga claimer)1
processClaim({181} claim,Da recipient)a
processClaims({181}[] claims,Da recipient)a
setOperatorAVSSplit(Ea operator,La avs,uint16 split)e
setOperatorPISplit(Ea operator,uint16 split)e
setOperatorSetSplit(Ea operator,(La avs,uint32 id) operatorSet,uint16 split)e
setAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)1
removeAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)1
addPendingAdmin(Ea account,Ga admin)1
removePendingAdmin(Ea account,Ga admin)1
removeAdmin(Ea account,Ga admin)1
acceptAdmin(Ea account)1
createPod()3
stake(Rb pubkey,Ob signature,Ow depositDataRoot)g
setProofSubmitter(Ga newProofSubmitter)1
startCheckpoint(f revertIfNoBalance)3
verifyCheckpointProofs(O(w balanceContainerRoot,b proof) balanceContainerProof,O(w pubkeyHash,w balanceRoot,b proof)[] proofs)3
verifyWithdrawalCredentials(uint64 beaconTimestamp,O(w beaconStateRoot,b proof) stateRootProof,uint40[] validatorIndices,Ob[] validatorFieldsProofs,Ow[][] validatorFields)3
requestConsolidation((Ob srcPubkey,Rb targetPubkey)[] requests)1
requestWithdrawal((Ob pubkey,uint64 amountGwei)[] requests)1i
recoverTokens(Aa[] tokenList,u[] amountsToWithdraw,Da recipient)a
registerForOperatorSets(Ea operator,(Ga avs,uint32[] operatorSetIds,Ob data) params)1
deregisterFromOperatorSets((Ea operator,La avs,uint32[] operatorSetIds) params)1k
modifyAllocations(Ea operator,((Ga avs,uint32 id) operatorSet,Aa[] strategies,uint64[] newMagnitudes)[] params)1
clearDeallocationQueue(La operator,Aa[] strategies,uint16[] numToClear)3
setAllocationDelay(Ea operator,uint32 delay)r
registerOperatorToAVS(Ga operator,(Ob signature,Ow salt,u expiry) operatorSignature)1
deregisterOperatorFromAVS(La operator)1k` },
  { source: 'Ethena', rows: `cooldownAssets(u assets)a
cooldownShares(u shares)a
cooldownAssets(u assets,Ea owner)a
cooldownShares(u shares,Ea owner)a
unstake(Da receiver)a
mint({144} order,(Da[] addresses,u[] ratios) route,{63} signature)f
redeem({144} order,{63} signature)f
setDelegatedSigner(Ga delegateTo)1
confirmDelegatedSigner(La delegatedBy)1
removeDelegatedSigner(La removedSigner)1` },
  { source: 'ether.fi', rows: `deposit(Ea receiver)1l
wrapWithPermit(u eETHAmount,O(u value,u deadline,uint8 v,w r,w s) permit)g
requestWithdraw(Da recipient,u amount)a
requestWithdrawWithPermit(Ea owner,u amount,{53} permit)a
requestWithdrawWithPermit(uint96 amountOfEEth,uint96 amountWithFee,{53} permit)a
requestWithdrawWithPermit(u weETHAmount,Da recipient,{53} permit)a
requestMembershipNFTWithdraw(Da recipient,u amount,u fee)a
claimWithdraw(u tokenId)a
batchClaimWithdraw(u[] tokenIds)a
redeemEEth(u eEthAmount,Da receiver,Aa outputToken)a
redeemWeEth(u weEthAmount,Da receiver,Aa outputToken)a
redeemEEthWithPermit(u eEthAmount,Da receiver,{53} permit,Aa outputToken)a
redeemWeEthWithPermit(u weEthAmount,Da receiver,{53} permit,Aa outputToken)a
depositETHForWeETH(Ia referral)g
depositWETHForWeETH(u amount,Ia referral)g
depositStETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)g
depositWstETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)g
depositWithERC20(Aa token,u amount,u minOutAmount,Ia referral)g
depositWithERC20WithPermit(Aa token,u amount,u minOutAmount,Ia referral,{53} permit)g
depositToRecipient(Da recipient,u amount,Ia referral)g
wrapEth(u amount,u amountForPoints)g
unwrapForEEthAndBurn(u tokenId)a
requestWithdraw(u tokenId,u amount)a
requestWithdrawAndBurn(u tokenId)a` },
  { source: 'Flying Tulip ftUSD', at: /^Flying Tulip ftUSD$/, rows: `mint(Aa collateralToken,u collateralAmount,u txDeadline,u minFtUSDOut)5
redeem(Aa collateralToken,u ftUSDAmount,u txDeadline,u minCollateralOut)a` },
  { source: 'Flying Tulip puts', at: /^Flying Tulip puts$/, rows: `invest(Aa token,u amount,Ea recipient,u proofAmount,Ow[] proofWL)g
divest(u id,u amount_ft)a
withdrawFT(u id,u amount)1m` },
  { source: 'Lido', rows: `submit(Ia referral)g
transferShares(Da recipient,u sharesAmount)8
transferSharesFrom(Fa sender,Da recipient,u sharesAmount)8
requestWithdrawals(u[] amounts,Ea owner)1l.1p
requestWithdrawalsWstETH(u[] amounts,Ea owner)1l.1p
requestWithdrawalsWithPermit(u[] amounts,Ea owner,{53} permit)1l
requestWithdrawalsWstETHWithPermit(u[] amounts,Ea owner,{53} permit)1l
claimWithdrawal(u requestId)a
claimWithdrawals(u[] requestIds,u[] hints)a
claimWithdrawalsTo(u[] requestIds,u[] hints,Da recipient)a.t
stakeETH(Ia referral)g
mintShares(Da recipient,u amountOfShares)n
mintStETH(Da recipient,u amountOfStETH)n
mintWstETH(Da recipient,u amountOfWstETH)n
burnShares(u amountOfShares)g
burnStETH(u amountOfStETH)g
burnWstETH(u amountOfWstETH)g
transferVaultOwnership(Ga newOwner)1
voluntaryDisconnect()1
pauseBeaconChainDeposits()e
resumeBeaconChainDeposits()3
triggerValidatorWithdrawals(Ob pubkeys,uint64[] amountsInGwei,Da refundRecipient)1i` },
  { source: 'Lido on Polygon', at: /^Lido on Polygon$/, rows: `submit(u amount,Ia referral)g
requestWithdraw(u amount,Ia referral)a
claimTokens(u tokenId)a` },
  { source: 'Staking of Mantle', at: /^Mantle mETH staking$/, rows: `stake(u minMETHAmount)g
unstakeRequest(uint128 methAmount,uint128 minETHAmount)g
claimUnstakeRequest(u unstakeRequestID)a` },
  { source: 'Merkl', rows: `toggleCampaignOperator(Ea user,Ga operator)1
acceptConditions()3
createCampaign((Pw campaignId,Ea creator,Aa rewardToken,u amount,uint32 campaignType,uint32 startTimestamp,uint32 duration,Ob campaignData) newCampaign)8` },
  { source: 'Midas minter vaults', at: /^Midas minter vault$/, rows: `depositInstant(Aa tokenIn,u amountToken,u minReceiveAmount,Iw referrerId)5
depositInstant(Aa tokenIn,u amountToken,u minReceiveAmount,Iw referrerId,Ea recipient)5
depositRequest(Aa tokenIn,u amountToken,Iw referrerId)1n
depositRequest(Aa tokenIn,u amountToken,Iw referrerId,Ea recipient)1n` },
  { source: 'Midas redemption vaults', at: /^Midas redemption vault$/, rows: `redeemInstant(Aa tokenOut,u amountMTokenIn,u minReceiveAmount)a
redeemInstant(Aa tokenOut,u amountMTokenIn,u minReceiveAmount,Da recipient)a
redeemRequest(Aa tokenOut,u amountMTokenIn)1n
redeemRequest(Aa tokenOut,u amountMTokenIn,Da recipient)1n
redeemFiatRequest(u amountMTokenIn)1n` },
  { source: 'Validator shares of Polygon', at: /^Polygon validator share$/, rows: `buyVoucherPOL(u amount,u minSharesToMint)g
sellVoucher_newPOL(u claimAmount,u maximumSharesToBurn)a
unstakeClaimTokens_newPOL(u unbondNonce)a
withdrawRewardsPOL()a
restakePOL()t` },
  { source: 'Validator shares of Polygon in MATIC', at: /^Polygon validator share$/, rows: `buyVoucher(u amount,u minSharesToMint)g
sellVoucher_new(u claimAmount,u maximumSharesToBurn)a
unstakeClaimTokens_new(u unbondNonce)a
withdrawRewards()a
restake()t` },
  { source: 'Renzo, Kelp, Frax and others', rows: `depositETH(u referralId)g
claim(u withdrawRequestIndex,Da user)a
depositETH(u minRSETHAmountExpected,Ps referralId)g
depositAsset(Aa asset,u depositAmount,u minRSETHAmountExpected,Ps referralId)g
completeWithdrawal(Aa asset,Ps referralId)a
initiateWithdrawal(Aa asset,u rsETHUnstaked)a
initiateWithdrawal(Aa asset,u rsETHUnstaked,Ps referralId)a
submitAndDeposit(Da recipient)g
submitAndGive(Da recipient)g
depositWithSignature(u assets,Ea receiver,u deadline,f approveMax,uint8 v,Ow r,Ow s)g
claimBatch(Da recipient,u[] epochs)a` },
  { source: 'Rocket Pool', rows: `deposit(Rb pubkey,Qb withdrawal_credentials,Ob signature,Ow deposit_data_root)g
depositWithCredit(u bondAmount,f useExpressTicket,Rb validatorPubkey,Ob validatorSignature,Ow depositDataRoot)g
swapTokens(u amount)g
stakeRPL(u amount)g
stakeRPLFor(Ea nodeAddress,u amount)g
depositEthFor(Ea nodeAddress)g
unstakeRPL(u amount)a
unstakeLegacyRPL(u amount)a
unstakeRPLFor(Ea nodeAddress,u amount)a
unstakeLegacyRPLFor(Ea nodeAddress,u amount)a
withdrawRPLFor(Ea nodeAddress)a
withdrawEth(Ea nodeAddress,u amount)a
withdrawCreditFor(Ea nodeAddress,u amount)a
setStakeRPLForAllowed(Ga caller,f allowed)1
setStakeRPLForAllowed(Ea nodeAddress,Ga caller,f allowed)1
setRPLWithdrawalAddress(Ea nodeAddress,Ga newRPLWithdrawalAddress,f confirm)1
confirmRPLWithdrawalAddress(Ea nodeAddress)1
unsetRPLWithdrawalAddress(Ea nodeAddress)1
setWithdrawalAddress(Ea nodeAddress,Ga newWithdrawalAddress,f confirm)1
confirmWithdrawalAddress(Ea nodeAddress)1
setRPLLockingAllowed(Ea nodeAddress,f allowed)1o
registerNode(Ps timezoneLocation)3
setTimezoneLocation(Ps timezoneLocation)3
setSmoothingPoolRegistrationState(f state)1p
claim(Ea nodeAddress,{116}[] claims)a
claimAndStake(Ea nodeAddress,{116}[] claims,u stakeAmount)1q
distributeBalance(f rewardsOnly)a` },
  { source: 'Rocket Pool rETH', at: /^Rocket Pool rETH$/, rows: `burn(u _rethAmount)a` },
  { source: 'Sablier', rows: `withdraw(u streamId,Da to,uint128 amount)a
withdrawMax(u streamId,Da to)a
withdrawMultiple(u[] streamIds,uint128[] amounts)a
withdrawMaxAndTransfer(u streamId,Da newRecipient)a
transferTokens(Aa token,Da to,uint128 amount)8
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{72}[] segments,{4} broker) params)g
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{33} durations,{4} broker) params)g
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{40}[] tranches,{4} broker) params)g
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{72}[] segments,{24} broker) params)g
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{4} broker) params)g
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,(uint40 start,uint40 cliff,uint40 end) timestamps,{4} broker) params)g
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,uint40 startTime,{43}[] tranches,{4} broker) params)g
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{24} broker) params)g
createWithDurationsLD({123} params,{72}[] segmentsWithDuration)g
createWithDurationsLL({123} params,{42} unlockAmounts,uint40 granularity,{33} durations)g
createWithDurationsLL({123} params,{42} unlockAmounts,{33} durations)g
createWithDurationsLT({123} params,{40}[] tranchesWithDuration)g
createWithTimestampsLD({151} params,{74}[] segments)g
createWithTimestampsLL({151} params,{42} unlockAmounts,uint40 granularity,uint40 cliffTime)g
createWithTimestampsLL({151} params,{42} unlockAmounts,uint40 cliffTime)g
createWithTimestampsLT({151} params,{43}[] tranches)g
create(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,Aa token,f transferable)g
createAndDeposit(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,Aa token,f transferable,uint128 amount)g
deposit(Tu streamId,uint128 amount,Ea sender,Ca recipient)v
depositAndPause(Tu streamId,uint128 amount)v
adjustRatePerSecond(Tu streamId,uint128 newRatePerSecond)3
restartAndDeposit(Tu streamId,uint128 ratePerSecond,uint128 amount)v
refundMax(u streamId)a
refundAndPause(u streamId,uint128 amount)a
cancelMultiple(u[] streamIds)1r
createStream(Ca recipient,u deposit,Aa tokenAddress,u startTime,u stopTime)g
withdrawFromStream(u streamId,u amount)a
cancelStream(u streamId)1r
claim(u index,Da recipient,uint128 amount,Ow[] merkleProof)a
batch(Nb[] calls)0` },
  { source: 'Sablier streams', at: /^Sablier (?:flow|lockup|streams)/, rows: `cancel(u streamId)1r
pause(u streamId)3
void(u streamId)1
renounce(u streamId)1
refund(u streamId,uint128 amount)a
restart(Tu streamId,uint128 ratePerSecond)3` },
  { source: 'Stader ETHx', at: /^Stader (?:pool manager|withdrawals)$/, rows: `deposit(Ea receiver)g
deposit(Ea receiver,Ps referralId)g
requestWithdraw(u ethXAmount,Ea owner)a
requestWithdraw(u ethXAmount,Ea owner,Ps referralId)a
claim(u requestId)a` },
  { source: 'Stader MaticX', at: /^Stader MaticX$/, rows: `submit(u amount)g
submitPOL(u amount)g
requestWithdraw(u amount)a
requestWithdrawPOL(u amount)a
claimWithdrawal(u index)a
claimWithdrawalPOL(u index)a` },
  { source: 'StakeWise', rows: `deposit(Ea receiver,Ia referrer)g
updateStateAndDeposit(Ea receiver,Ia referrer,O{101} harvestParams)g
enterExitQueue(u shares,Da receiver)m
claimExitedAssets(u positionTicket,u timestamp,u exitQueueIndex)a
mintOsToken(Da receiver,u osTokenShares,Ia referrer)n
burnOsToken(uint128 osTokenShares)g
updateState(O{101} harvestParams)3` },
  { source: 'Superfluid', rows: `callAgreement(Ma agreementClass,Nb callData,Ob userData)0
callAppAction(Ma app,Nb callData)0
batchCall({59}[] operations)0
forwardBatchCall({59}[] operations)0
grantPermissions(Aa token,Ga flowOperator)1
revokePermissions(Aa token,Ga flowOperator)1
createFlow(Aa token,Fa sender,Ca receiver,int96 flowrate,Ob userData)g
updateFlow(Aa token,Fa sender,Ca receiver,int96 flowrate,Ob userData)g
deleteFlow(Aa token,Fa sender,La receiver,Ob userData)3
setFlowrate(Aa token,Ca receiver,int96 flowrate)g
setFlowrateFrom(Aa token,Fa sender,Ca receiver,int96 flowrate)g
authorizeFlowOperatorWithFullControl(Aa token,Ga flowOperator,Ob ctx)1
revokeFlowOperatorWithFullControl(Aa token,Ga flowOperator,Ob ctx)1
increaseFlowRateAllowance(Aa token,Ga flowOperator,int96 addedFlowRateAllowance,Ob ctx)1
decreaseFlowRateAllowance(Aa token,Ga flowOperator,int96 subtractedFlowRateAllowance,Ob ctx)1
increaseFlowRateAllowanceWithPermissions(Aa token,Ga flowOperator,uint8 permissionsToAdd,int96 addedFlowRateAllowance,Ob ctx)1
decreaseFlowRateAllowanceWithPermissions(Aa token,Ga flowOperator,uint8 permissionsToRemove,int96 subtractedFlowRateAllowance,Ob ctx)1
upgradeByETH()g
upgradeTo(Ea to,u amount,Ob userData)g
upgradeByETHTo(Ea to)g
downgrade(u amount)a
downgradeToETH(u wad)a
downgradeTo(Da to,u amount)a
connectPool(Aa pool,Ob userData)3
disconnectPool(Aa pool,Ob userData)3
claimAll(Aa pool,Da memberAddress,Ob userData)a
claimAll(Da memberAddr)a
distribute(Aa token,Fa from,Ma pool,u requestedAmount,Ob userData)8
distributeFlow(Aa token,Fa from,Ma pool,int96 requestedFlowRate,Ob userData)8
createStream(Ca to,uint216 amountPerSec)g
createStreamWithReason(Ca to,uint216 amountPerSec,Ws reason)g
depositAndCreate(u amountToDeposit,Ca to,uint216 amountPerSec)g
depositAndCreateWithReason(u amountToDeposit,Ca to,uint216 amountPerSec,Ws reason)g
pauseStream(La to,uint216 amountPerSec)3
cancelStream(La to,uint216 amountPerSec)3
withdraw(La from,Da to,uint216 amountPerSec)a
modifyStream(La oldTo,uint216 oldAmountPerSec,Ca to,uint216 amountPerSec)8
withdrawPayer(u amount)a
withdrawPayerAll()a
createFlow(Aa token,Ca receiver,int96 flowRate,Ob ctx)g
updateFlow(Aa token,Ca receiver,int96 flowRate,Ob ctx)g
updateFlowOperatorPermissions(Aa token,Ga flowOperator,uint8 permissions,int96 flowRateAllowance,Ob ctx)1` },
  { source: 'SushiBar', at: /^SushiBar$/, rows: `enter(u amount)g
leave(u share)a` },
  { source: 'tBTC', rows: `revealDeposit(O{93} fundingTx,Q{157} reveal)g
revealDepositWithExtraData(O{93} fundingTx,Q{157} reveal,Qw extraData)g
requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Qb redeemerOutputScript,uint64 amount)d
unmint(u amount)a
unmintAndRedeem(u amount,Qb redemptionData)d
sendTbtc(u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)d` },
  { source: 'tBTC gateway', at: /^tBTC Wormhole gateway$/, rows: `receiveTbtc(Ob encodedVm)3` },
  { source: 'tBTC redeemer', at: /^tBTC L1 redeemer$/, rows: `requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Ob encodedVm)3` },
  { source: 'tBTC depositors', at: /^tBTC L[12] depositor$/, rows: `initializeDeposit(O{93} fundingTx,Q{157} reveal,Qw destinationChainDepositOwner)g
initializeDeposit(O{93} fundingTx,Q{157} reveal,Ea destinationChainDepositOwner)g` },
  { source: 'The Graph', at: /^The Graph staking$/, rows: `delegate(Ia indexer,u tokens)g
undelegate(La indexer,u shares)a
withdrawDelegated(La indexer,Ia newIndexer)a` },
  { source: 'Rebates of Threshold', at: /^Threshold rebate staking$/, rows: `stake(uint96 amount)g
startUnstaking(uint96 amount)3
finalizeUnstaking(Da receiver)a
setDelegatee(Da delegatee)3
setRebateTreasuryFeeMode(uint8 _rebateTreasuryFeeMode)1s` },
  { source: 'Validators of Kiln', at: /^Kiln batch deposit$/, rows: `batchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)g
batchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)g
bigBatchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)g
bigBatchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)g` },
  { source: 'Exits of Kiln', at: /^Kiln batch exit$/, rows: `requestExit(Pb[] validators)e` },
  { source: 'Validators of Figment', at: /^Figment batch deposit$/, rows: `deposit(Rb[] pubkeys,Db[] withdrawal_credentials,Ob[] signatures,Ow[] deposit_data_roots,u[] amounts_gwei)g` },
  { source: 'Validators of P2P', at: /^P2P (?:SSV )?depositor$/, rows: `addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,Ma referenceFeeDistributor,D{41} clientConfig,J{41} referrerConfig,Ob extraData)g
addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,D{41} clientConfig,J{41} referrerConfig,Ob extraData)g` },
  { source: 'Messages to P2P', at: /^P2P messages$/, rows: `send(Ws text)3` },
  { source: 'WalletConnect stake', at: /^WalletConnect stake$/, rows: `createLock(u amount,u unlockTime)g
increaseLockAmount(u amount)g
increaseUnlockTime(u newUnlockTime)r
updateLock(u amount,u unlockTime)t
withdrawAll()a` },
  { source: 'Yearn', rows: `withdraw(u maxShares,Da recipient)a
withdraw(u maxShares,Da recipient,u maxLoss)a
withdraw(u assets,Da receiver,Ea owner,u max_loss)a
withdraw(u assets,Da receiver,Ea owner,u max_loss,Aa[] strategies)a
redeem(u shares,Da receiver,Ea owner,u max_loss)a
redeem(u shares,Da receiver,Ea owner,u max_loss,Aa[] strategies)a` },
  { source: 'Yearn v2 vault', at: /^Yearn v2 /, rows: `deposit(u amount)g` },
  { source: 'Bridge of BORG', at: /^BORG bridge receiver$/, rows: `receiveMessage(Ob encodedMessage)3` },
  { source: 'Migration of BORG', at: /^BORG migration$/, rows: `migrate(u amount)f` },
  { source: 'ERC-20', rows: `transfer(Ca to,u amount)8
approve(Ga spender,u amount)2
transferFrom(Fa from,Ca to,u amount)8
increaseAllowance(Ga spender,u addedAmount)2
decreaseAllowance(La spender,u subtractedAmount)3
increaseApproval(Ga spender,u addedAmount)2
decreaseApproval(La spender,u subtractedAmount)3
burn(u amount)3
burnFrom(Fa account,u amount)8
mint(Da to,u amount)5
transferAndCall(Ca to,u amount,Nb data)8
approveAndCall(Ga spender,u amount,Nb data)2` },
  { source: 'ERC-4626', rows: `deposit(u assets,Ea receiver)g.13
mint(u shares,Ea receiver)g.13
withdraw(u assets,Da receiver,Ea owner)a.13
redeem(u shares,Da receiver,Ea owner)a.13` },
  { source: 'ERC-721', rows: `approve(Ga spender,u tokenId)2
transferFrom(Fa from,Ca to,u tokenId)8
setApprovalForAll(Ga operator,f approved)2
safeTransferFrom(Fa from,Ca to,u tokenId)8
safeTransferFrom(Fa from,Ca to,u tokenId,Nb data)8` },
  { source: 'ERC-1155', rows: `safeTransferFrom(Fa from,Ca to,u id,u amount,Nb data)8
safeBatchTransferFrom(Fa from,Ca to,u[] ids,u[] amounts,Nb data)8
setApprovalForAll(Ga operator,f approved)2` },
  { source: 'NFT mints', rows: `mint(u quantity,Ow[] proof)5
mintTo(Ea to)5
safeMint(Ea to)5
safeMint(Ea to,u quantity)5
publicMint(u quantity)5
mintPublic(u quantity)5
mintNFT(u quantity)5
mintPublic(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity)1t
mintAllowList(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{160} mintParams,Ow[] proof)1t
mintSigned(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{160} mintParams,u salt,Ob signature)1t
mintAllowedTokenHolder(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,(Aa allowedNftToken,u[] allowedNftTokenIds) mintParams)1t
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5
mint(Aa creatorContractAddress,u instanceId,uint32 mintIndex,Ow[] merkleProof,Ea mintFor)5
mintBatch(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)5
mintProxy(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)5` },
  { source: 'Airdrops and drops', rows: `claim(Da account,u cumulativeAmount,Ow expectedMerkleRoot,Ow[] merkleProof)a
release(Aa token)a
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)5` },
  { source: 'Ondo Global Markets', at: /^Ondo Global Markets$/, rows: `mintWithAttestation(P{139} quote,Ob signature,Aa depositToken,u depositTokenAmount)5
redeemWithAttestation(P{139} quote,Ob signature,Aa receiveToken,u minimumReceiveAmount)a` },
  { source: 'Ondo limit orders', at: /^Ondo Global Markets limit orders$/, rows: `createBuyOrderExactIn(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)j
createBuyOrderExactOut(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)j
createSellOrderExactIn(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)j
createSellOrderExactOut(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)j
cancelOrder(u orderId)a` },
  { source: 'Ondo managers', at: /^Ondo (?:OUSG|USDY) manager$/, rows: `subscribe(Aa depositToken,u depositAmount,u minimumRwaReceived)5
redeem(u rwaAmount,Aa receivingToken,u minimumTokenReceived)a
subscribeRebasingUSDY(Aa depositToken,u depositAmount,u minimumRusdyReceived)5
redeemRebasingUSDY(u rusdyAmount,Aa receivingToken,u minimumTokenReceived)a` },
  { source: 'ERC-777, ERC-6909', rows: `authorizeOperator(Ga operator)2.1
revokeOperator(La operator)3.2
setOperator(Ga operator,f approved)2.4
approve(Ga spender,u id,u amount)2.31
transfer(Ca to,u id,u amount)8
transferFrom(Fa from,Ca to,u id,u amount)8
send(Ca to,u amount,Nb data)8
operatorSend(Fa from,Ca to,u amount,Nb data,Nb operatorData)8
allow(Ga manager,f isAllowed)2.4` },
  { source: 'Disperse, Merkl, airdrops', rows: `disperseEther(Ca[] recipients,u[] values)8.32
disperseToken(Aa token,Ca[] recipients,u[] values)8.33
disperseTokenSimple(Aa token,Ca[] recipients,u[] values)8.33
claim(Ea[] users,Aa[] tokens,u[] amounts,Ow[][] proofs)a
claimWithRecipient(Ea[] users,Aa[] tokens,u[] amounts,Ow[][] proofs,Da[] recipients,Nb[] datas)a
toggleOperator(Ea user,Ga operator)2
setClaimRecipient(Da recipient,Aa token)3
claim(u index,Da account,u amount,Ow[] merkleProof)a
claim(Da account,u amount,Ow[] merkleProof)a
claim(u amount,Ow[] merkleProof)a
claim(Da recipient,u amount)a` },
  { source: 'Permit2', rows: `approve(Aa token,Ga spender,uint160 amount,uint48 expiration)2.34
permit(Ea owner,({85} details,Ga spender,u sigDeadline) permitSingle,Ob signature)2.35
permit(Ea owner,{126} permitBatch,Ob signature)2.36
transferFrom(Fa from,Ca to,uint160 amount,Aa token)8.37
transferFrom((Fa from,Ca to,uint160 amount,Aa token)[] transfers)8.38
lockdown((Aa token,La spender)[] approvals)3.39
invalidateNonces(Aa token,La spender,uint48 newNonce)3
invalidateUnorderedNonces(u wordPos,u mask)3
permitTransferFrom({75} permit,{19} transferDetails,Fa owner,Ob signature)8.3a
permitTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Ob signature)8.3b
permitWitnessTransferFrom({75} permit,{19} transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)8.3a
permitWitnessTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)8.3b` },
  { source: 'ERC-2612, ERC-3009', rows: `permit(Ea owner,Ga spender,u amount,u deadline,uint8 v,Ow r,Ow s)2
permit(Ea owner,Ga spender,u amount,u deadline,Ob signature)2
permit(Ea holder,Ga spender,u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s)2
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)8
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)8
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)8
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)8
cancelAuthorization(La authorizer,Pw nonce,uint8 v,Ow r,Ow s)3
cancelAuthorization(La authorizer,Pw nonce,Ob signature)3` },
  { source: 'POAP', at: /^POAP bridge$/, rows: `mintToken(u eventId,u tokenId,Ea receiver,u expirationTime,Ob signature)5` },
  { source: 'Polygon POL', at: /^Polygon POL$/, rows: `transfer(Ca to,u value)8` },
  { source: 'ERC-777, ERC-1363, ERC-7540', rows: `burn(u amount,Ob data)3
operatorBurn(Fa account,u amount,Ob data,Ob operatorData)3
transferAndCall(Ca to,u amount)8
transferFromAndCall(Fa from,Ca to,u amount)8
transferFromAndCall(Fa from,Ca to,u amount,Nb data)8
approveAndCall(Ga spender,u amount)2
burn(Fa account,u id,u amount)3
burnBatch(Fa account,u[] ids,u[] amounts)3
mint(Da to,u id,u amount)5
mint(Da to,u id,u amount,Nb data)5
requestDeposit(u assets,Ea controller,Fa owner)g
requestRedeem(u shares,Da controller,Fa owner)a
deposit(u assets,Ea receiver,Fa controller)g
mint(u shares,Ea receiver,Fa controller)g
authorizeOperator(Ea controller,Ga operator,f approved,Pw nonce,u deadline,Ob signature)2
depositFor(Da account,u amount)g.3c
withdrawTo(Da account,u amount)a.3c
depositTo(Da to)g.3c
wrap(u amount)g
unwrap(u amount)a` },
  { source: 'WETH9', rows: `deposit()g
withdraw(u amount)a` },
];
