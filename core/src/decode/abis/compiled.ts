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
  { act: 'control', verb: 'changeCode' },
  { act: 'control', verb: 'takeBack' },
  { act: 'control', verb: 'giveRole' },
  { act: 'bridge' },
  { act: 'bridge', verb: 'changeTransfer' },
  { act: 'bridge', verb: 'sendMessage' },
  { act: 'outOf', verb: 'finish' },
  { act: 'set', verb: 'changeTransfer' },
  { act: 'set', verb: 'cancelWaiting', forgoes: true },
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
  { act: 'into', verb: 'requestDeposit', listed: true },
  { act: 'outOf', verb: 'requestWithdrawal' },
  { act: 'into', verb: 'changePosition', zeroIsCaller: true, listed: true, weakens: [{ arg: 'params.orderType', is: 4 }, { arg: 'params.numbers.initialCollateralDeltaAmount', is: 'positive' }, { arg: 'params.numbers.sizeDeltaUsd', is: { below: 100000000000000000000000000000000n } }], offers: [{ arg: 'params.orderType', is: [1, 3, 5, 6, 8] }] },
  { act: 'offer', verb: 'changeOrder' },
  { act: 'outOf', verb: 'cancelWaiting' },
  { act: 'outOf', verb: 'collect' },
  { act: 'into', verb: 'changePosition' },
  { act: 'outOf', verb: 'changePosition', weakens: [{ arg: 'collateralDelta', is: 'positive' }, { arg: 'sizeDelta', is: { below: 100000000000000000000000000000000n } }] },
  { act: 'offer' },
  { act: 'set', verb: 'cancelOrders', weakens: true },
  { act: 'outOf', verb: 'cancelWaiting', weakens: true },
  { act: 'outOf', verb: 'unstake' },
  { act: 'control', verb: 'accept' },
  { act: 'into', verb: 'restake' },
  { act: 'outOf' },
  { act: 'control', verb: 'createPool' },
  { act: 'into', verb: 'bet' },
  { act: 'debt', verb: 'mintDebt' },
  { act: 'into', verb: 'repay' },
  { act: 'set', verb: 'createAccount' },
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
  { act: 'outOf', verb: 'mintClaims' },
  { act: 'carry', verb: 'schedule' },
  { act: 'set', verb: 'cancelWaiting' },
  { act: 'control', verb: 'newAdmin' },
  { act: 'carry', verb: 'propose' },
  { act: 'vote', verb: 'delegateVotes' },
  { act: 'vote', verb: 'undelegate' },
  { act: 'vote', verb: 'set' },
  { act: 'set', verb: 'revokeAttestation' },
  { act: 'into', verb: 'addCollateral' },
  { act: 'outOf', verb: 'removeCollateral', weakens: true },
  { act: 'debt' },
  { act: 'control', verb: 'cancelWaiting' },
  { act: 'control', verb: 'pause' },
  { act: 'control', verb: 'unpause' },
  { act: 'into', verb: 'supply' },
  { act: 'into', verb: 'repay', listed: true },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'args', bit: 16, is: false }] },
  { act: 'set', weakens: true },
  { act: 'set', verb: 'changeCollateral', weakens: [{ arg: 'useAsCollateral', is: false }] },
  { act: 'set', verb: 'giveUp' },
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
  { act: 'into', listed: true },
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
  { act: 'trade', verb: 'convert' },
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
upgrade(Pb name,Ob extraData)c
proveAndClaim(Pb name,{2}[] input)9
proveAndClaimWithResolver(Pb name,{2}[] input,Ma resolver,Da addr)9
enableNode(Pb domain)8
register({104} request)9
discountedRegister({104} request,Pw discountKey,Ob validationData)9` },
  { source: 'ERC-4337', rows: `handleOps({176}[] ops,Da beneficiary)0
handleAggregatedOps(({176}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)0
handleOps({150}[] ops,Da beneficiary)0
handleAggregatedOps(({150}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)0
executeUserOp({150} userOp,Pw userOpHash)0
incrementNonce(uint192 key)g` },
  { source: 'Farcaster', rows: `register(Ga recovery)9
register(Ga recovery,u extraStorage)9
registerFor(Ea to,Ga recovery,u deadline,Ob sig)9
registerFor(Ea to,Ga recovery,u deadline,Ob sig,u extraStorage)9
register((Ea to,Ga recovery,u deadline,Ob sig) registerParams,(uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)[] signerParams,u extraStorage)9
transfer(Da to,u deadline,Ob sig)h
transferAndChangeRecovery(Da to,Ga recovery,u deadline,Ob sig)6
transferFor(Fa from,Da to,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)h
transferAndChangeRecoveryFor(Fa from,Da to,Ga recovery,u fromDeadline,Ob fromSig,u toDeadline,Ob toSig)6
changeRecoveryAddress(Ga recovery)6
changeRecoveryAddressFor(Ea owner,Ga recovery,u deadline,Ob sig)6
recover(Fa from,Da to,u deadline,Ob sig)h
recoverFor(Fa from,Da to,u recoveryDeadline,Ob recoverySig,u toDeadline,Ob toSig)h
add(uint32 keyType,Gb key,uint8 metadataType,Ob metadata)6
addFor(Ea fidOwner,uint32 keyType,Gb key,uint8 metadataType,Ob metadata,u deadline,Ob sig)6
remove(Pb key)7
removeFor(Ea fidOwner,Pb key,u deadline,Ob sig)7
batchRent(Tu[] fids,u[] units)i
purchaseTier(Tu fid,u tier,u forDays)j
batchPurchaseTier(u tier,Tu[] fids,u[] forDays)j` },
  { source: 'Farcaster storage', at: /^Farcaster storage registry$/, rows: `rent(Tu fid,u units)i` },
  { source: 'ERC-2771', rows: `execute((La from,Na to,u value,u gas,u nonce,Nb data) request,Ob signature)0
execute({103} request)0
executeBatch({103}[] requests,Da refundReceiver)0` },
  { source: 'Identity registries', rows: `addSubmission(Vs evidence,Ps name)8
reapplySubmission(Vs evidence,Ps name)8
addVouch(Ha submissionID)k
removeVouch(La submissionID)8
fundSubmission(Ca submissionID)h
changeStateToPending(La submissionID,La[] vouches,Ob[] signatures,u[] expirationTimestamps)8
executeRequest(La submissionID)l
withdrawFeesAndRewards(Da beneficiary,La submissionID,u requestID,u challengeID,u round)m
withdrawSubmission()n
setOwner(Da to,u tokenId)h
set(Ps key,Vs value,u tokenId)8
setMany(Ps[] keys,Vs[] values,u tokenId)8
reconfigure(Ps[] keys,Vs[] values,u tokenId)8
setReverse(Ps[] labels)c
removeReverse()8
buy(Ea owner,Ps[] labels,Ps[] keys,Vs[] values,uint64 expiry,u price,Ob signature)o
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals,uint64 configNumber,f switchToGivenConfig)6
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals)6
follow(u followerProfileId,u[] idsOfProfilesToFollow,u[] followTokenIds,Ob[] datas)8
unfollow(u unfollowerProfileId,u[] idsOfProfilesToUnfollow)8
setBlockStatus(u byProfileId,u[] idsOfProfilesToSetBlockStatus,f[] blockStatus)8
setProfileMetadataURI(u profileId,Vs metadataURI)8
setFollowModule(u profileId,Ma followModule,Ob followModuleInitData)6` },
  { source: 'ERC-7579', rows: `execute(Ow mode,Nb executionCalldata)0
executeFromExecutor(Ow mode,Nb executionCalldata)0
installModule(u moduleTypeId,Ga module,Gb initData)p
uninstallModule(u moduleTypeId,La module,Nb deInitData)q
installValidation(Gbytes25 validationConfig,Pbytes4[] selectors,Gb installData,Gb[] hooks)p
uninstallValidation(Lbytes24 validationFunction,Nb uninstallData,Nb[] hookUninstallData)q
installExecution(Ga module,{186} manifest,Gb installData)p
uninstallExecution(La module,{186} manifest,Nb uninstallData)q
installPlugin(Ga plugin,Sw manifestHash,Gb installData,Gbytes21[] dependencies)p
uninstallPlugin(La plugin,Nb config,Nb uninstallData)q
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,(s[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)6
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,((w domainSeparator,s[] contentNames)[] allowedContent,{11}[] signaturePolicies) contentPolicies,{91}[] actions,f permitPaymaster)[] sessions)6` },
  { source: 'Safe', rows: `execTransaction(Na to,u value,Nb data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,Da refundReceiver,Ob signatures)r
execTransactionFromModule(Na to,u value,Nb data,uint8 operation)0
execTransactionFromModuleReturnData(Na to,u value,Nb data,uint8 operation)0
approveHash(Sw hashToApprove)s
setup(Ga[] owners,u threshold,Na to,Nb data,Ga fallbackHandler,Aa paymentToken,u payment,Da paymentReceiver)t
addOwnerWithThreshold(Ga owner,u threshold)1
removeOwner(La previousOwner,La owner,u threshold)2
swapOwner(La previousOwner,La oldOwner,Ga newOwner)u
changeThreshold(u threshold)v
enableModule(Ga module)p
disableModule(La previousModule,La module)q
setGuard(Ga guard)w
setModuleGuard(Ga moduleGuard)w
setFallbackHandler(Ga handler)w
changeMasterCopy(Ma masterCopy)x
multiSend(Nb transactions)0
signMessage(Sb data)s
createProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)y
createChainSpecificProxyWithNonce(Ma singleton,Nb initializer,u saltNonce)y
createProxyWithCallback(Ma singleton,Nb initializer,u saltNonce,Ma callback)y
migrateSingleton()z
migrateWithFallbackHandler()z
migrateL2Singleton()z
migrateL2WithFallbackHandler()z` },
  { source: 'Safe modules', rows: `executeAllowanceTransfer(Fa safe,Aa token,Ca to,uint96 amount,Aa paymentToken,uint96 payment,Ga delegate,Ob signature)h.5
addDelegate(Ga delegate)6
removeDelegate(La delegate,f removeAllowances)10
setAllowance(Ga delegate,Aa token,uint96 allowanceAmount,uint16 resetTimeMin,uint32 resetBaseMin)3.6
resetAllowance(Ga delegate,Aa token)3
deleteAllowance(La delegate,Aa token)4
createProxy(Ma singleton,Nb initializer)y
enableModules(Ga[] modules)p` },
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
  { source: 'Across', rows: `deposit(Da recipient,Aa originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)12.7
deposit(Ma spokePool,Da recipient,Aa originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)12.8
depositV3(Ea depositor,Da recipient,Aa inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)12.9
depositV3Now(Ea depositor,Da recipient,Aa inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityPeriod,Nb message)12
depositExclusive(Ea depositor,Da recipient,Aa inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityPeriod,Nb message)12
deposit(Ew depositor,Qw recipient,Aw inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)12
depositNow(Ew depositor,Qw recipient,Aw inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityParameter,Nb message)12
unsafeDeposit(Ew depositor,Qw recipient,Aw inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,u depositNonce,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)12
speedUpV3Deposit(La depositor,uint32 depositId,u updatedOutputAmount,Da updatedRecipient,Nb updatedMessage,Ob depositorSignature)13
deposit(Ma spokePool,Da recipient,Aa inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityDeadline,Nb message)12
deposit(Da recipient,Aa inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)12
swapAndBridge(Aa swapToken,Aa acrossInputToken,Ob routerCalldata,u swapTokenAmount,u minExpectedInputTokenAmount,(Pa outputToken,u outputAmount,Ea depositor,Da recipient,u destinationChainid,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message) depositData)12
open((uint32 fillDeadline,Pw orderDataType,Nb orderData) order)12
openFor((Ma originSettler,Ea user,u nonce,u originChainId,uint32 openDeadline,uint32 fillDeadline,Pw orderDataType,Nb orderData) order,Ob signature,Ob originFillerData)12` },
  { source: 'Arbitrum', rows: `depositEth()12.a
createRetryableTicket(Da to,u l2CallValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)14
createRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,u tokenTotalFeeAmount,Nb data)14
unsafeCreateRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)14
outboundTransfer(Aa _token,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)12.b
outboundTransferCustomRefund(Aa _token,Da _refundTo,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)12.c
outboundTransfer(Aa _l1Token,Da _to,u _amount,Ob _data)12.d
withdrawEth(Da destination)12.d
sendTxToL1(Da destination,Nb data)14
executeTransaction(Ow[] proof,u index,La l2Sender,La to,u l2Block,u l1Block,u l2Timestamp,u value,Ob data)15
redeem(Pw ticketId)16
cancel(Pw id)17
depositERC20(u amount)12` },
  { source: 'LayerZero, CCTP', rows: `send({117} sendParam,{26} fee,Da refundAddress)12.e
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken)12.f
depositForBurnWithCaller(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken,Kw destinationCaller)12.f
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold)12.g
depositForBurnWithHook(u amount,uint32 destinationDomain,Qw mintRecipient,Aa burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Nb hookData)12.h
receiveMessage(Ob message,Ob attestation)15` },
  { source: 'CCTP extension', at: /^CCTP extension$/, rows: `batchDepositForBurnWithAuth(O(u amount,u authValidAfter,u authValidBefore,w authNonce,uint8 v,w r,w s) receiveWithAuthorizationData,(u amount,uint32 destinationDomain,Qw mintRecipient,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Qb hookData) depositForBurnData)12` },
  { source: 'Hop, Synapse', rows: `sendToL2(u chainId,Da recipient,u amount,u amountOutMin,u deadline,Ja relayer,u relayerFee)12.8
swapAndSend(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline)12
send(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline)12
send(u chainId,Da recipient,u amount,u bonderFee)12
withdraw(Da recipient,u amount,Pw transferNonce,u bonderFee,u amountOutMin,u deadline,Ow rootHash,u transferRootTotalAmount,u transferIdTreeIndex,Ow[] siblings,u totalLeaves)n
deposit(Da to,u chainId,Aa token,u amount)12
depositAndSwap(Da to,u chainId,Aa token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)12
redeem(Da to,u chainId,Aa token,u amount)12
redeemAndSwap(Da to,u chainId,Aa token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)12
redeemAndRemove(Da to,u chainId,Aa token,u amount,uint8 swapTokenIndex,u swapMinAmount,u swapDeadline)12
redeemV2(Qw to,u chainId,Aa token,u amount)12
bridge(Da recipient,u chainId,Aa token,u amount,{106} originQuery,{106} destQuery)12
swap(Da to,Aa token,u amount,(Ma swapAdapter,Aa tokenOut,u minAmountOut,u deadline,Ob rawParams) query)18
bridge((uint32 dstChainId,Ea sender,Da to,Aa originToken,Aa destToken,u originAmount,u destAmount,f sendChainGas,u deadline) params)12
swap(uint8 tokenIndexFrom,uint8 tokenIndexTo,u dx,u minDy,u deadline)18
addLiquidity(u[] amounts,u minToMint,u deadline)19
removeLiquidity(u amount,u[] minAmounts,u deadline)1a
removeLiquidityOneToken(u tokenAmount,uint8 tokenIndex,u minAmount,u deadline)1a
removeLiquidityImbalance(u[] amounts,u maxBurnAmount,u deadline)1a` },
  { source: 'deBridge, Celer, Relay, Layerswap', rows: `createOrder({188} _orderCreation,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope)12
createSaltedOrder({188} _orderCreation,uint64 _salt,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope,Ob _payload)12
sendEvmOrderCancel((uint64 makerOrderNonce,Lb makerSrc,u giveChainId,Pb giveTokenAddress,u giveAmount,u takeChainId,Pb takeTokenAddress,u takeAmount,Lb receiverDst,Lb givePatchAuthoritySrc,Lb orderAuthorityAddressDst,Lb allowedTakerDst,Lb allowedCancelBeneficiarySrc,Ob externalCall) _order,Da _cancelBeneficiary,u _executionFee)13
send(Aa _tokenAddress,u _amount,u _chainIdTo,Qb _receiver,Ob _permit,f _useAssetFee,uint32 _referralCode,Nb _autoParams)12
claim(Pw _debridgeId,u _amount,u _chainIdFrom,Da _receiver,u _nonce,Ob _signatures,Ob _autoParams)1b
strictlySwapAndCall(Aa _srcTokenIn,u _srcAmountIn,Ob _srcTokenInPermitEnvelope,Ma _srcSwapRouter,Nb _srcSwapCalldata,Aa _srcTokenOut,u _srcTokenExpectedAmountOut,Da _srcTokenRefundRecipient,Na _receiver,Nb _receiverCalldata)12
send(Da _receiver,Aa _token,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)12
sendNative(Da _receiver,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)12
addLiquidity(Aa _token,u _amount)19
withdraw(Ob _wdmsg,Ob[] _sigs,La[] _signers,u[] _powers)n
depositNative(Ea depositor,Sw id)12
depositErc20(Ea depositor,Aa token,u amount,Sw id)12
depositErc20(Ea depositor,Aa token,Sw id)12
depositNative(Sw id,Da receiver)12
depositERC20(Sw id,Aa token,Da receiver,u amount)12
depositWithExpiry(Da vault,Aa asset,u amount,Qs memo,u expiration)12` },
  { source: 'Wormhole, Axelar, CCIP, Connext', rows: `transferTokens(Aa token,u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)12
transferTokensWithPayload(Aa token,u amount,uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)12
wrapAndTransferETH(uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)12
wrapAndTransferETHWithPayload(uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)12
completeTransfer(Ob encodedVm)15
completeTransferAndUnwrapETH(Ob encodedVm)15
completeTransferWithPayload(Ob encodedVm)15
transferTokensWithRelay(Aa token,u amount,u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)12
wrapAndTransferEthWithRelay(u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)12
attestToken(Aa tokenAddress,uint32 nonce)1c
transfer(u amount,uint16 recipientChain,Qw recipient)12
transfer(u amount,uint16 recipientChain,Qw recipient,Qw refundAddress,f shouldQueue,Ob transceiverInstructions)12
sendToken(Ps destinationChain,Qs destinationAddress,Ps symbol,u amount)12
callContract(Ps destinationChain,Qs contractAddress,Nb payload)14
callContractWithToken(Ps destinationChain,Qs contractAddress,Nb payload,Ps symbol,u amount)12
interchainTransfer(Ps destinationChain,Qb recipient,u amount,Nb metadata)12
interchainTransferFrom(Fa sender,Ps destinationChain,Qb recipient,u amount,Nb metadata)12
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount,Nb metadata,u gasValue)12
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount)12
payNativeGasForContractCall(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Da refundAddress)1d
payNativeGasForContractCallWithToken(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Ps symbol,u amount,Da refundAddress)1d
addNativeGas(Xw txHash,u logIndex,Da refundAddress)1d
ccipSend(uint64 destinationChainSelector,(Qb receiver,Nb data,{6}[] tokenAmounts,Aa feeToken,Nb extraArgs) message)12
xcall(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)12
xcall(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)12
xcallIntoLocal(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)12
xcallIntoLocal(uint32 _destination,Da _to,Aa _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)12
bumpTransfer(Xw _transferId)16
forceUpdateSlippage((uint32 originDomain,uint32 destinationDomain,uint32 canonicalDomain,La to,La delegate,f receiveLocal,Ob callData,u slippage,La originSender,u bridgedAmt,u normalizedIn,u nonce,Pw canonicalId) _params,u _slippage)1e` },
  { source: 'OP Stack', rows: `bridgeETH(uint32 _minGasLimit,Ob _extraData)12.i
bridgeETHTo(Da _to,uint32 _minGasLimit,Ob _extraData)12.j
bridgeERC20(Aa _localToken,Pa _remoteToken,u _amount,uint32 _minGasLimit,Ob _extraData)12
bridgeERC20To(Aa _localToken,Pa _remoteToken,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)12.k
depositETH(uint32 _l2Gas,Ob _data)12.i
depositETHTo(Da _to,uint32 _l2Gas,Ob _data)12.j
depositERC20(Aa _l1Token,Pa _l2Token,u _amount,uint32 _l2Gas,Ob _data)12
depositERC20To(Aa _l1Token,Pa _l2Token,Da _to,u _amount,uint32 _l2Gas,Ob _data)12.k
withdraw(Aa _l2Token,u _amount,uint32 _l1Gas,Ob _data)12.l
withdrawTo(Aa _l2Token,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)12
bridgeERC721(Aa _localToken,Pa _remoteToken,u _tokenId,uint32 _minGasLimit,Ob _extraData)12
bridgeERC721To(Aa _localToken,Pa _remoteToken,Da _to,u _tokenId,uint32 _minGasLimit,Ob _extraData)12
depositTransaction(Da _to,u _value,uint64 _gasLimit,f _isCreation,Nb _data)14
sendMessage(Da _target,Nb _message,uint32 _gasLimit)14
initiateWithdrawal(Da _target,u _gasLimit,Nb _data)14.m
proveWithdrawalTransaction({88} _tx,u _l2OutputIndex,(Ow version,Ow stateRoot,Ow messagePasserStorageRoot,Ow latestBlockhash) _outputRootProof,Ob[] _withdrawalProof)1f
finalizeWithdrawalTransaction({88} _tx)15
finalizeWithdrawalTransactionExternalProof({88} _tx,La _proofSubmitter)15
relayMessage(u _nonce,La _sender,Na _target,u _value,u _minGasLimit,Nb _message)0` },
  { source: 'Polygon, Scroll, Linea, Starknet, Gnosis', rows: `depositEtherFor(Da user)12.d
depositFor(Da user,Aa rootToken,Ob depositData)12.d
exit(Ob inputData)15
bridgeAsset(uint32 destinationNetwork,Da destinationAddress,u amount,Aa token,f forceUpdateGlobalExitRoot,Ob permitData)12
bridgeMessage(uint32 destinationNetwork,Da destinationAddress,f forceUpdateGlobalExitRoot,Nb metadata)14
claimAsset(Ow[32] smtProofLocalExitRoot,Ow[32] smtProofRollupExitRoot,u globalIndex,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,Aa originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)1b
claimAsset(Ow[32] smtProof,uint32 index,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,Aa originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)1b
depositETH(u _amount,u _gasLimit)12.n
depositETH(Da _to,u _amount,u _gasLimit)12.o
depositETHAndCall(Da _to,u _amount,Nb _data,u _gasLimit)12
depositERC20(Aa _token,u _amount,u _gasLimit)12.p
depositERC20(Aa _token,Da _to,u _amount,u _gasLimit)12.q
depositERC20AndCall(Aa _token,Da _to,u _amount,Nb _data,u _gasLimit)12
withdrawETH(u _amount,u _gasLimit)12.i
withdrawETH(Da _to,u _amount,u _gasLimit)12.r
withdrawERC20(Aa _token,u _amount,u _gasLimit)12.i
withdrawERC20(Aa _token,Da _to,u _amount,u _gasLimit)12.r
sendMessage(Da _to,u _value,Nb _message,u _gasLimit)14
sendMessage(Da _to,u _value,Nb _message,u _gasLimit,Da _refundAddress)14
relayMessageWithProof(La _from,La _to,u _value,u _nonce,Ob _message,(u batchIndex,Ob merkleProof) _proof)15
sendMessage(Da _to,u _fee,Nb _calldata)14
bridgeToken(Aa _token,u _amount,Da _recipient)12.s
bridgeTokenWithPermit(Aa _token,u _amount,Da _recipient,Ob _permitData)12
claimMessage(La _from,La _to,u _fee,u _value,Ja _feeRecipient,Ob _calldata,u _nonce)15
claimMessageWithProof((Ow[] proof,u messageNumber,uint32 leafIndex,La from,La to,u fee,u value,Ja feeRecipient,Ow merkleRoot,Ob data) _params)15
deposit(Aa token,u amount,Qu l2Recipient)12
depositWithMessage(Aa token,u amount,Qu l2Recipient,Nu[] message)14
withdraw(Aa token,u amount,Da recipient)n.t
relayTokens(Aa token,Da _receiver,u _value)12
relayTokens(Da _receiver,u _amount)12
relayTokensAndCall(Aa token,Da _receiver,u _value,Nb _data)12
wrapAndRelayTokens()12
wrapAndRelayTokens(Da _receiver)12` },
  { source: 'Stargate', rows: `swap(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Nb _payload)12
swapETH(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,u _amountLD,u _minAmountLD)12
swapETHAndCall(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,(u amountLD,u minAmountLD) _swapAmount,{80} _lzTxParams,Nb _payload)12
addLiquidity(u _poolId,u _amountLD,Ea _to)19
addLiquidityETH()19
instantRedeemLocal(uint16 _srcPoolId,u _amountLP,Da _to)1g
redeemLocal(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,Qb _to,{80} _lzTxParams)12
redeemRemote(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,u _minAmountLD,Qb _to,{80} _lzTxParams)12
swapTokens(uint16 _dstChainId,uint16 _srcPoolId,uint16 _dstPoolId,u _amountLD,u _minAmountLD,{80} _lzTxParams,Qb _to,Pbytes2 _partnerId,(u tenthBps,Ja feeCollector) _feeObj)12
sendToken({117} _sendParam,{26} _fee,Da _refundAddress)12.u
redeemSend({117} _sendParam,{26} _fee,Da _refundAddress)12
deposit(Da _receiver,u _amountLD)1h
redeem(u _amountLD,Da _receiver)1g
sendFrom(Fa _from,uint16 _dstChainId,Qb _toAddress,u _amount,Da _refundAddress,Fa _zroPaymentAddress,Nb _adapterParams)12
sendFrom(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,{86} _callParams)12
sendAndCall(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,Nb _payload,uint64 _dstGasForCall,{86} _callParams)12
sendOFTEpv2(Ma _oft,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)12
sendOFTAdapterEpv2(Ma _adapterOFT,{117} _sendParam,{26} _fee,Da _refundAddress,{62} _feeObj)12
sendOFTV2(Ma _oft,uint16 _dstChainId,Qw _toAddress,u _amount,u _minAmount,{86} _callParams,{62} _feeObj)12
depositAndStake(Aa lpToken,u assetInAmount,u minStakeAmount)1i
depositAndStakeWithPermit(Aa lpToken,u assetInAmount,u minStakeAmount,u deadline,uint8 v,Ow r,Ow s)1i
claim(Aa[] lpTokens)1b
depositTo(Aa token,Da to,u amount)1h
send((uint32 dstEid,Qw to,u tokenId,Nb extraOptions,Nb composeMsg,Ob onftCmd) sendParam,{26} fee,Da refundAddress)12` },
  { source: 'ZKsync', rows: `requestL2TransactionDirect((u chainId,u mintValue,Da l2Contract,u l2Value,Nb l2Calldata,u l2GasLimit,u l2GasPerPubdataByteLimit,Ob[] factoryDeps,Da refundRecipient) _request)14
requestL2TransactionTwoBridges((u chainId,u mintValue,u l2Value,u l2GasLimit,u l2GasPerPubdataByteLimit,Da refundRecipient,Ma secondBridgeAddress,u secondBridgeValue,Nb secondBridgeCalldata) _request)14
requestL2Transaction(Da _contractL2,u _l2Value,Nb _calldata,u _l2GasLimit,u _l2GasPerPubdataByteLimit,Ob[] _factoryDeps,Da _refundRecipient)14
deposit(Da _l2Receiver,Aa _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte,Da _refundRecipient)12
deposit(Da _l2Receiver,Aa _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte)12
withdraw(Da _l1Receiver)12.d
withdrawWithMessage(Da _l1Receiver,Nb _additionalData)14
withdraw(Da _l1Receiver,Da _l2Token,u _amount)12
withdraw(Pw _assetId,Nb _transferData)12
finalizeWithdrawal(u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)15
finalizeWithdrawal(u _chainId,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)15
finalizeEthWithdrawal(u _l2BlockNumber,u _l2MessageIndex,uint16 _l2TxNumberInBlock,Ob _message,Ow[] _merkleProof)15
finalizeDeposit((u chainId,u l2BatchNumber,u l2MessageIndex,La l2Sender,uint16 l2TxNumberInBatch,Ob message,Ow[] merkleProof) _finalizeWithdrawalParams)15
claimFailedDeposit(Da _depositSender,Aa _l1Token,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)15
claimFailedDeposit(u _chainId,Da _depositSender,Aa _l1Token,u _amount,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)15` },
  { source: 'GMX', rows: `createDeposit(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa market,Aa initialLongToken,Aa initialShortToken,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath) addresses,u minMarketTokens,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)1j
createGlvDeposit(((Aa glv,Aa market,Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa initialLongToken,Aa initialShortToken,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath) addresses,u minGlvTokens,u executionFee,u callbackGasLimit,f shouldUnwrapNativeToken,f isMarketTokenDeposit,Sw[] dataList) params)1j
createWithdrawal({192} params)1k
createGlvWithdrawal(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa market,Aa glv,Aa[] longTokenSwapPath,Aa[] shortTokenSwapPath) addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)1k
executeAtomicWithdrawal({192} params,(Aa[] tokens,Ma[] providers,Ob[] data) oracleParams)1a
createShift(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,Aa fromMarket,Aa toMarket) addresses,u minMarketTokens,u executionFee,u callbackGasLimit,Sw[] dataList) params)18
createOrder({206} params)1l
createOrder(Ea account,{206} params)1l
updateOrder(Pw key,u sizeDeltaUsd,u acceptablePrice,u triggerPrice,u minOutputAmount,u validFromTime,f autoCancel)1m
cancelDeposit(Pw key)1n
cancelWithdrawal(Pw key)1n
cancelShift(Pw key)1n
cancelGlvDeposit(Pw key)1n
cancelGlvWithdrawal(Pw key)1n
sendWnt(Da receiver,u amount)h
sendTokens(Aa token,Da receiver,u amount)h
sendNativeToken(Da receiver,u amount)h
claimFundingFees(Aa[] markets,Aa[] tokens,Da receiver)1o
claimCollateral(Aa[] markets,Aa[] tokens,u[] timeKeys,Da receiver)1b
claimAffiliateRewards(Aa[] markets,Aa[] tokens,Da receiver)m
claimUiFees(Aa[] markets,Aa[] tokens,Da receiver)1o
setSavedCallbackContract(Aa market,Ma callbackContract)w
setUiFeeFactor(u uiFeeFactor)8
addSubaccount(Ga subaccount)6
setSubaccountAutoTopUpAmount(Ga subaccount,u amount)6
removeSubaccount(La subaccount)10
setMaxAllowedSubaccountActionCount(Ga subaccount,Pw actionType,u maxAllowedCount)6
setSubaccountExpiresAt(Ga subaccount,Pw actionType,u expiresAt)6
makeExternalCalls(Ma[] externalCallTargets,Nb[] externalCallDataList,Aa[] refundTokens,Da[] refundReceivers)0
acceptTermsAndClaim((Aa token,u distributionId,Ob termsSignature,Ws acceptedTerms)[] params,Da receiver)1b
denyPlugin(La plugin)10
swap(Aa[] path,u amountIn,u minOut,Da receiver)18
swapETHToTokens(Aa[] path,u minOut,Da receiver)18
swapTokensToETH(Aa[] path,u amountIn,u minOut,Da receiver)18
increasePosition(Aa[] path,Aa indexToken,u amountIn,u minOut,u sizeDelta,f isLong,#gu price)1p
increasePositionETH(Aa[] path,Aa indexToken,u minOut,u sizeDelta,f isLong,#gu price)1p
decreasePosition(Aa collateralToken,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)1q
decreasePositionETH(Aa collateralToken,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)1q
decreasePositionAndSwap(Aa[] path,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)1q
decreasePositionAndSwapETH(Aa[] path,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)1q
createIncreasePosition(Aa[] path,Aa indexToken,u amountIn,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)1p
createIncreasePositionETH(Aa[] path,Aa indexToken,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)1p
createDecreasePosition(Aa[] path,Aa indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,u acceptablePrice,u minOut,u executionFee,f withdrawETH,Ma callbackTarget)1q
createSwapOrder(Aa[] path,u amountIn,u minOut,u triggerRatio,f triggerAboveThreshold,u executionFee,f shouldWrap,f shouldUnwrap)1r
createIncreaseOrder(Aa[] path,u amountIn,Aa indexToken,u minOut,u sizeDelta,Aa collateralToken,f isLong,u triggerPrice,f triggerAboveThreshold,u executionFee,f shouldWrap)1r
createDecreaseOrder(Aa indexToken,u sizeDelta,Aa collateralToken,u collateralDelta,f isLong,u triggerPrice,f triggerAboveThreshold)1r
cancelSwapOrder(u orderIndex)g
cancelIncreaseOrder(u orderIndex)g
cancelDecreaseOrder(u orderIndex)1s
cancelMultiple(u[] swapOrderIndexes,u[] increaseOrderIndexes,u[] decreaseOrderIndexes)1s
updateSwapOrder(u orderIndex,u minOut,u triggerRatio,f triggerAboveThreshold)1m
updateIncreaseOrder(u orderIndex,u sizeDelta,u triggerPrice,f triggerAboveThreshold)1m
updateDecreaseOrder(u orderIndex,u collateralDelta,u sizeDelta,u triggerPrice,f triggerAboveThreshold)1m
cancelIncreasePosition(Pw key,Da executionFeeReceiver)1n
cancelDecreasePosition(Pw key,Da executionFeeReceiver)1t
stakeGmx(u amount)1i
stakeEsGmx(u amount)1i
mintAndStakeGlpETH(u minUsdg,u minGlp)1i
mintAndStakeGlp(Aa token,u amount,u minUsdg,u minGlp)1i
unstakeGmx(u amount)1u
unstakeEsGmx(u amount)1u
handleRewards(f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)m
handleRewardsV2(Da gmxReceiver,f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)m
unstakeAndRedeemGlp(Aa tokenOut,u glpAmount,u minOut,Da receiver)1u
unstakeAndRedeemGlpETH(u glpAmount,u minOut,Da receiver)1u
signalTransfer(Ga receiver)6
acceptTransfer(La sender)1v
stakeForAccount(Fa fundingAccount,Ea account,Aa depositToken,u amount)1i
unstakeForAccount(Ea account,Aa depositToken,u amount,Da receiver)1u
addLiquidity(Aa token,u amount,u minUsdg,u minGlp)19
removeLiquidity(Aa tokenOut,u glpAmount,u minOut,Da receiver)1a
registerCode(Pw code)8
setTraderReferralCodeByUser(Pw code)8
setCodeOwner(Pw code,Ga newAccount)b` },
  { source: 'GMX orders', at: /^GMX (?:exchange|GLV|subaccount) router$/, rows: `cancelOrder(Pw key)1t` },
  { source: 'GMX rewards', at: /^GMX reward router$/, rows: `claim()1b
claimFees()1o
claimEsGmx()m
compound()1w` },
  { source: 'Prediction markets', rows: `splitPosition(Aa collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)1h
mergePositions(Aa collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)1x
redeemPositions(Aa collateralToken,Pw parentCollectionId,Pw conditionId,u[] indexSets)1g
prepareCondition(Ga oracle,Pw questionId,u outcomeSlotCount)1y
splitPosition(Pw conditionId,u amount)1h
mergePositions(Pw conditionId,u amount)1x
redeemPositions(Pw conditionId,u[] amounts)1g
convertPositions(Pw marketId,u indexSet,u amount)18
cancelOrder({167} order)g
cancelOrders({167}[] orders)g
addFunding(u addedFunds,u[] distributionHint)19
removeFunding(u sharesToBurn)1a
bet(Aa core,uint128 amount,uint64 expiresAt,{49} betData)1z
betFor(Ea bettor,Aa core,uint128 amount,uint64 expiresAt,{49} betData)1z
withdrawPayout(Aa core,u tokenId)n` },
  { source: 'Synthetix', rows: `issueSynths(Fa from,u amount)20
issueSynths(u amount)20
issueMaxSynths(Fa from)20
issueMaxSynths()20
burnSynths(Fa from,u amount)21
burnSynths(u amount)21
burnSynthsToTarget(Fa from)21
burnSynthsToTarget()21
issueSynthsOnBehalf(Ea issueForAddress,Fa from,u amount)20
issueSynthsOnBehalf(Ea issueForAddress,u amount)20
issueMaxSynthsOnBehalf(Ea issueForAddress,Fa from)20
issueMaxSynthsOnBehalf(Ea issueForAddress)20
burnSynthsOnBehalf(Ea burnForAddress,Fa from,u amount)21
burnSynthsOnBehalf(Ea burnForAddress,u amount)21
burnSynthsToTargetOnBehalf(Ea burnForAddress,Fa from)21
burnSynthsToTargetOnBehalf(Ea burnForAddress)21
exchange(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)18
exchangeOnBehalf(Ea exchangeForAddress,Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)18
exchangeWithTracking(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Ia rewardAddress,Pw trackingCode)18
exchangeAtomically(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Pw trackingCode,u minAmount)18
settle(Pw currencyKey)1x
claimOnBehalf(Ea claimingForAddress)1b
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
createAccount()22
createAccount(uint128 requestedAccountId)22
grantPermission(uint128 accountId,Pw permission,Ga user)11
revokePermission(uint128 accountId,Pw permission,La user)10
renouncePermission(uint128 accountId,Pw permission)23
deposit(Tuint128 accountId,Aa collateralType,u tokenAmount)1h
withdraw(uint128 accountId,Aa collateralType,u tokenAmount)24
delegateCollateral(uint128 accountId,Uuint128 poolId,Aa collateralType,u newCollateralAmountD18,u leverage)25
mintUsd(uint128 accountId,uint128 poolId,Aa collateralType,u amount)20
burnUsd(Tuint128 accountId,uint128 poolId,Aa collateralType,u amount)21
claimRewards(uint128 accountId,uint128 poolId,Aa collateralType,Ma distributor)m
commitOrder((uint128 marketId,uint128 accountId,int128 sizeDelta,uint128 settlementStrategyId,u acceptablePrice,Pw trackingCode,Ia referrer) commitment)1r
modifyCollateral(Tuint128 accountId,uint128 collateralId,int256 amountDelta)26
buyExactIn(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)27
buyExactOut(uint128 marketId,u synthAmount,u maxUsdAmount,Ia referrer)27
buy(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)27
sell(uint128 marketId,u synthAmount,u minUsdAmount,Ia referrer)28
sellExactIn(uint128 marketId,u synthAmount,u minAmountReceived,Ia referrer)28
sellExactOut(uint128 marketId,u usdAmount,u maxSynthAmount,Ia referrer)28` },
  { source: 'Camelot, Algebra', rows: `swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)18
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)18
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)18
exactInputSingle({133} params)29
exactInputSingleSupportingFeeOnTransferTokens({133} params)29
exactOutputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 limitSqrtPrice) params)29
exactInputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 limitSqrtPrice) params)29
mint((Aa token0,Aa token1,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)2a
mint((Aa token0,Aa token1,Ma deployer,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)2a
unwrapWNativeToken(u amountMinimum,Da recipient)2b.v
refundNativeToken()2c
exactInputStableSwap(Aa[] path,u[] flag,u amountIn,u amountOutMin,Da to)2d
exactOutputStableSwap(Aa[] path,u[] flag,u amountOut,u amountInMax,Da to)2d
harvest(u _tokenId,Da _to)m` },
  { source: 'Balancer', rows: `swap((Pw poolId,uint8 kind,Aa assetIn,Aa assetOut,u amount,Ob userData) singleSwap,{102} funds,u limit,u deadline)18
batchSwap(uint8 kind,{95}[] swaps,Aa[] assets,{102} funds,int256[] limits,u deadline)18
joinPool(Mw poolId,Fa sender,Ea recipient,(Aa[] assets,u[] maxAmountsIn,Ob userData,f fromInternalBalance) request)19
exitPool(Pw poolId,Fa sender,Da recipient,(Aa[] assets,u[] minAmountsOut,Ob userData,f toInternalBalance) request)1a
manageUserBalance((uint8 kind,Aa asset,u amount,Fa sender,Da recipient)[] ops)h
setRelayerApproval(Ga relayer,f approved,Ob authorisation)3
flashLoan(Ma recipient,Aa[] tokens,u[] amounts,Nb userData)2e
swapSingleTokenExactIn(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountIn,u minAmountOut,u deadline,f wethIsEth,Ob userData)18
swapSingleTokenExactOut(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountOut,u maxAmountIn,u deadline,f wethIsEth,Ob userData)18
swapExactIn((Aa tokenIn,{38}[] steps,u exactAmountIn,u minAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)18
swapExactOut((Aa tokenIn,{38}[] steps,u maxAmountIn,u exactAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)18
addLiquidityProportional(Ma pool,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)19
addLiquidityUnbalanced(Ma pool,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)19
addLiquidityCustom(Ma pool,u[] maxAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)19
addLiquiditySingleTokenExactOut(Ma pool,Aa tokenIn,u maxAmountIn,u exactBptAmountOut,f wethIsEth,Ob userData)19
removeLiquidityProportional(Aa pool,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1a
removeLiquiditySingleTokenExactIn(Aa pool,u exactBptAmountIn,Aa tokenOut,u minAmountOut,f wethIsEth,Ob userData)1a
removeLiquiditySingleTokenExactOut(Aa pool,u maxBptAmountIn,Aa tokenOut,u exactAmountOut,f wethIsEth,Ob userData)1a
removeLiquidityCustom(Aa pool,u maxBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1a
removeLiquidityRecovery(Aa pool,u exactBptAmountIn,u[] minAmountsOut)1a
addLiquidityUnbalancedNestedPool(Aa parentPool,Aa[] tokensIn,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)19
removeLiquidityProportionalNestedPool(Aa parentPool,u exactBptAmountIn,Aa[] tokensOut,u[] minAmountsOut,f wethIsEth,Ob userData)1a
addLiquidityUnbalancedToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)19
addLiquidityProportionalToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)19
removeLiquidityProportionalFromERC4626Pool(Aa pool,f[] unwrapWrapped,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1a
addLiquidityUnbalancedToERC4626Pool(Ma pool,u[] exactUnderlyingAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)19
addLiquidityProportionalToERC4626Pool(Ma pool,u[] maxUnderlyingAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)19
removeLiquidityProportionalFromERC4626Pool(Aa pool,u exactBptAmountIn,u[] minUnderlyingAmountsOut,f wethIsEth,Ob userData)1a
addLiquidityToBuffer(Aa wrappedToken,u maxAmountUnderlyingIn,u maxAmountWrappedIn,u exactSharesToIssue)19
removeLiquidityFromBuffer(Aa wrappedToken,u sharesToRemove,u minAmountUnderlyingOutRaw,u minAmountWrappedOutRaw)1a
donate(Ma pool,u[] amountsIn,f wethIsEth,Ob userData)2f
initialize(Ma pool,Aa[] tokens,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)19
permitBatchAndCall((Aa token,Ea owner,Ga spender,u amount,u nonce,u deadline)[] permitBatch,Ob[] permitSignatures,{126} permit2Batch,Ob permit2Signature,Nb[] multicallData)0
swapExactAmountIn(Aa tokenIn,u tokenAmountIn,Aa tokenOut,u minAmountOut,u maxPrice)18
swapExactAmountOut(Aa tokenIn,u maxAmountIn,Aa tokenOut,u tokenAmountOut,u maxPrice)18
joinPool(u poolAmountOut,u[] maxAmountsIn)19
exitPool(u poolAmountIn,u[] minAmountsOut)1a` },
  { source: 'CoW Protocol', rows: `invalidateOrder(Pb orderUid)g
setPreSignature(Sb orderUid,f signed)2g
settle(Aa[] tokens,u[] clearingPrices,{163}[] trades,(Na target,u value,Nb callData)[][3] interactions)0
swap({95}[] swaps,Aa[] tokens,{163} trade)18` },
  { source: 'CoW Protocol', rows: `createOrder((Aa buyToken,Da receiver,u sellAmount,u buyAmount,Ow appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)1r
invalidateOrder((Aa buyToken,La receiver,u sellAmount,u buyAmount,Pw appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)g
freeFilledAmountStorage(Pb[] orderUids)8
freePreSignatureStorage(Pb[] orderUids)8
create({46} params,f dispatch)1r
createWithContext({46} params,Ma factory,Nb data,f dispatch)1r
remove(Pw singleOrderHash)g
setRoot(Sw root,{9} proof)2g
setRootWithContext(Sw root,{9} proof,Ma factory,Nb data)2g
setSwapGuard(Ma swapGuard)w
setDomainVerifier(Pw domainSeparator,Ga newVerifier)3` },
  { source: 'Curve', rows: `exchange(int128 i,int128 j,u dx,u min_dy)18
exchange(int128 i,int128 j,u dx,u min_dy,Da receiver)18
exchange(int128 i,int128 j,u dx,u min_dy,f use_eth)18
exchange_underlying(int128 i,int128 j,u dx,u min_dy)18
exchange_underlying(int128 i,int128 j,u dx,u min_dy,Da receiver)18
exchange(u i,u j,u dx,u min_dy)18
exchange(u i,u j,u dx,u min_dy,f use_eth)18
exchange(u i,u j,u dx,u min_dy,f use_eth,Da receiver)18
exchange(u i,u j,u dx,u min_dy,Da receiver)18
exchange_underlying(u i,u j,u dx,u min_dy)18
exchange_underlying(u i,u j,u dx,u min_dy,Da receiver)18
exchange_received(int128 i,int128 j,u dx,u min_dy)18
exchange_received(int128 i,int128 j,u dx,u min_dy,Da receiver)18
exchange_received(u i,u j,u dx,u min_dy)18
exchange_received(u i,u j,u dx,u min_dy,Da receiver)18
add_liquidity(u[2] amounts,u min_mint_amount)19
add_liquidity(u[2] amounts,u min_mint_amount,Ea receiver)19
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth)19
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth,Ea receiver)19
remove_liquidity(u amount,u[2] min_amounts)1a
remove_liquidity(u amount,u[2] min_amounts,Da receiver)1a
remove_liquidity(u amount,u[2] min_amounts,f use_eth)1a
remove_liquidity(u amount,u[2] min_amounts,f use_eth,Da receiver)1a
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount)1a
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount,Da receiver)1a
add_liquidity(u[3] amounts,u min_mint_amount)19
add_liquidity(u[3] amounts,u min_mint_amount,Ea receiver)19
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth)19
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth,Ea receiver)19
remove_liquidity(u amount,u[3] min_amounts)1a
remove_liquidity(u amount,u[3] min_amounts,Da receiver)1a
remove_liquidity(u amount,u[3] min_amounts,f use_eth)1a
remove_liquidity(u amount,u[3] min_amounts,f use_eth,Da receiver)1a
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount)1a
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount,Da receiver)1a
add_liquidity(u[4] amounts,u min_mint_amount)19
add_liquidity(u[4] amounts,u min_mint_amount,Ea receiver)19
add_liquidity(u[4] amounts,u min_mint_amount,f use_eth)19
remove_liquidity(u amount,u[4] min_amounts)1a
remove_liquidity(u amount,u[4] min_amounts,Da receiver)1a
remove_liquidity(u amount,u[4] min_amounts,f use_eth)1a
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount)1a
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount,Da receiver)1a
add_liquidity(u[5] amounts,u min_mint_amount)19
remove_liquidity(u amount,u[5] min_amounts)1a
remove_liquidity_imbalance(u[5] amounts,u max_burn_amount)1a
add_liquidity(u[] amounts,u min_mint_amount)19
add_liquidity(u[] amounts,u min_mint_amount,Ea receiver)19
remove_liquidity(u amount,u[] min_amounts)1a
remove_liquidity(u amount,u[] min_amounts,Da receiver)1a
remove_liquidity_imbalance(u[] amounts,u max_burn_amount)1a
remove_liquidity_imbalance(u[] amounts,u max_burn_amount,Da receiver)1a
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount)1a
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,f use_eth)1a
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,Da receiver)1a
remove_liquidity_one_coin(u token_amount,u i,u min_amount)1a
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth)1a
remove_liquidity_one_coin(u token_amount,u i,u min_amount,Da receiver)1a
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth,Da receiver)1a` },
  { source: 'Curve', rows: `exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected,Aa[5] _pools)18
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected)18
exchange(Aa[11] _route,u[4][5] _swap_params,u _amount,u _min_dy)18
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _min_dy,Aa[5] _pools,Da _receiver)18
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected)18
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools)18
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools,Da _receiver)18
exchange(Aa _pool,Aa _from,Da _to,u _amount,u _expected)18
exchange(Aa _pool,Aa _from,Aa _to,u _amount,u _expected,Da _receiver)18
exchange(Ba _pool,u i,u j,u _dx,u _min_dy,f _use_eth)18
exchange_underlying(Ba _pool,int128 _i,int128 _j,u _dx,u _min_dy)18
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount)19
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount)19
add_liquidity(Ba _pool,u[] _deposit_amounts,u _min_mint_amount)19
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,f _use_eth)19
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,f _use_eth)19
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,Ea _receiver)19
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,Ea _receiver)19
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts)1a
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts)1a
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts,f _use_eth)1a
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts,f _use_eth)1a
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount)1a
remove_liquidity_one_coin(Ba _pool,u _burn_amount,u i,u _min_amount,f _use_eth)1a
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount,Da _receiver)1a
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_underlying,f use_dynarray,Ba pool)1i
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_dynarray,Ba pool)1i
deposit(u _value,Da _addr,f _claim_rewards)1h
withdraw(u _value,f _claim_rewards)n
claim_rewards()m
claim_rewards(Da _addr)m
claim_rewards(Ea _addr,Da _receiver)m
user_checkpoint(La addr)l
kick(La addr)l
set_approve_deposit(Ga addr,f can_deposit)3
toggle_approve_mint(Ga minting_user)3
set_rewards_receiver(Da _receiver)8
mint_many(Aa[8] gauge_addrs)m
mint_for(Aa gauge_addr,Da _for)m
create_lock(u _value,u _unlock_time)2h
increase_amount(u _value)2h
increase_unlock_time(u _unlock_time)2i
deposit_for(Da _addr,u _value)2h
vote_for_gauge_weights(Aa _gauge_addr,u _user_weight)k
claim(Da _addr)1b
claim_many(Da[20] _receivers)1b` },
  { source: 'Curve minter', at: /^Curve minter$/, rows: `mint(Aa gauge_addr)m` },
  { source: 'Bancor, Carbon, DODO, Maverick, MetaMask', rows: `fillQuoteEthToToken(Aa buyTokenAddress,Ma target,Nb swapCallData,u feeAmount)18
fillQuoteTokenToEth(Aa sellTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feePercentageBasisPoints)18
fillQuoteTokenToToken(Aa sellTokenAddress,Aa buyTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feeAmount)18
tradeBySourceAmount(Aa sourceToken,Aa targetToken,u sourceAmount,u minReturnAmount,u deadline,Da beneficiary)2j
tradeByTargetAmount(Aa sourceToken,Aa targetToken,u targetAmount,u maxSourceAmount,u deadline,Da beneficiary)2j
convertByPath(Aa[] path,u sourceAmount,u minReturn,Da beneficiary,Ja affiliateAccount,u affiliateFee)2j
tradeBySourceAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 minReturn)18
tradeByTargetAmount(Aa sourceToken,Aa targetToken,{32}[] tradeActions,u deadline,uint128 maxInput)18
createStrategy(Aa token0,Aa token1,{55}[2] orders)1r
updateStrategy(u strategyId,{55}[2] currentOrders,{55}[2] newOrders)1m
deleteStrategy(u strategyId)1x
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,u deadLine)18
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u expReturnAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,Jb feeData,u deadLine)18
dodoMutliSwap(u fromTokenAmount,u minReturnAmount,u[] totalWeight,u[] splitNumber,Aa[] midToken,Ma[] assetFrom,Ob[] sequence,u deadLine)18
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Jb feeData,Ob callDataConcat,u deadLine)18
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Ob callDataConcat,f isIncentive,u deadLine)18
exactInputSingle(Da recipient,Ba pool,f tokenAIn,u amountIn,u amountOutMinimum)18
exactInputMultiHop(Da recipient,Bb path,u amountIn,u amountOutMinimum)18
exactOutputSingle(Da recipient,Ba pool,f tokenAIn,u amountOut,u amountInMaximum)18
exactInputSingle((Aa tokenIn,Aa tokenOut,Ba pool,Da recipient,u deadline,u amountIn,u amountOutMinimum,u sqrtPriceLimitD18) params)18
metaRoute((Nb firstSwapCalldata,Nb secondSwapCalldata,Aa[] approvedTokens,Ma firstDexRouter,Ma secondDexRouter,u amount,f nativeIn,Ma relayRecipient,Nb otherSideCalldata) _metarouteTransaction)12
executeRoute(uint32 routeId,Nb routeData)0
executeRoutes(uint32[] routeIds,Nb[] routeData)0
swap(Ps aggregatorId,Aa tokenFrom,u amount,Nb data)18` },
  { source: 'Pendle', rows: `swapExactTokenForPt(Da receiver,Ma market,u minPtOut,{92} guessPtOut,{145} input,O{205} limit)18
swapExactTokenForYt(Da receiver,Ma market,u minYtOut,{92} guessYtOut,{145} input,O{205} limit)18
swapExactSyForPt(Da receiver,Ma market,u exactSyIn,u minPtOut,{92} guessPtOut,O{205} limit)18
swapExactSyForYt(Da receiver,Ma market,u exactSyIn,u minYtOut,{92} guessYtOut,O{205} limit)18
swapExactPtForToken(Da receiver,Ma market,u exactPtIn,{147} output,O{205} limit)18
swapExactPtForSy(Da receiver,Ma market,u exactPtIn,u minSyOut,O{205} limit)18
swapExactYtForToken(Da receiver,Ma market,u exactYtIn,{147} output,O{205} limit)18
swapExactYtForSy(Da receiver,Ma market,u exactYtIn,u minSyOut,O{205} limit)18
swapExactTokenForPtSimple(Da receiver,Ma market,u minPtOut,{145} input)18
swapExactTokenForYtSimple(Da receiver,Ma market,u minYtOut,{145} input)18
swapExactSyForPtSimple(Da receiver,Ma market,u exactSyIn,u minPtOut)18
swapExactSyForYtSimple(Da receiver,Ma market,u exactSyIn,u minYtOut)18
addLiquidityDualTokenAndPt(Da receiver,Ma market,{145} input,u netPtDesired,u minLpOut)19
addLiquidityDualSyAndPt(Da receiver,Ma market,u netSyDesired,u netPtDesired,u minLpOut)19
addLiquiditySinglePt(Da receiver,Ma market,u netPtIn,u minLpOut,{92} guessPtSwapToSy,O{205} limit)19
addLiquiditySingleToken(Da receiver,Ma market,u minLpOut,{92} guessPtReceivedFromSy,{145} input,O{205} limit)19
addLiquiditySingleSy(Da receiver,Ma market,u netSyIn,u minLpOut,{92} guessPtReceivedFromSy,O{205} limit)19
addLiquiditySingleTokenKeepYt(Da receiver,Ma market,u minLpOut,u minYtOut,{145} input)19
addLiquiditySingleSyKeepYt(Da receiver,Ma market,u netSyIn,u minLpOut,u minYtOut)19
addLiquiditySinglePtSimple(Da receiver,Ma market,u netPtIn,u minLpOut)19
addLiquiditySingleTokenSimple(Da receiver,Ma market,u minLpOut,{145} input)19
addLiquiditySingleSySimple(Da receiver,Ma market,u netSyIn,u minLpOut)19
removeLiquidityDualTokenAndPt(Da receiver,Ma market,u netLpToRemove,{147} output,u minPtOut)1a
removeLiquidityDualSyAndPt(Da receiver,Ma market,u netLpToRemove,u minSyOut,u minPtOut)1a
removeLiquiditySinglePt(Da receiver,Ma market,u netLpToRemove,u minPtOut,{92} guessPtReceivedFromSy,O{205} limit)1a
removeLiquiditySingleToken(Da receiver,Ma market,u netLpToRemove,{147} output,O{205} limit)1a
removeLiquiditySingleSy(Da receiver,Ma market,u netLpToRemove,u minSyOut,O{205} limit)1a
removeLiquiditySinglePtSimple(Da receiver,Ma market,u netLpToRemove,u minPtOut)1a
mintSyFromToken(Da receiver,Ma SY,u minSyOut,{145} input)2k
mintPyFromToken(Da receiver,Ma YT,u minPyOut,{145} input)2k
mintPyFromSy(Da receiver,Ma YT,u netSyIn,u minPyOut)2k
redeemSyToToken(Da receiver,Ma SY,u netSyIn,{147} output)2l
redeemPyToToken(Da receiver,Ma YT,u netPyIn,{147} output)2l
redeemPyToSy(Da receiver,Ma YT,u netPyIn,u minSyOut)2l
exitPostExpToSy(Da receiver,Ma market,u netPtIn,u netLpIn,u minSyOut)1a
exitPostExpToToken(Da receiver,Ma market,u netPtIn,u netLpIn,{147} output)1a
exitPreExpToSy(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,u minSyOut,O{205} limit)1a
exitPreExpToToken(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,{147} output,O{205} limit)1a
redeemDueInterestAndRewards(Ea user,Ma[] sys,Ma[] yts,Ma[] markets)m
redeemDueInterestAndRewards(Ea user,f redeemInterest,f redeemRewards)m
redeemRewards(Ea user)m
swapTokenToTokenViaSy(Da receiver,Ma SY,{145} input,Aa tokenRedeemSy,u minTokenOut)18
multicall((f allowFailure,Nb callData)[] calls)0
callAndReflect(Ma reflector,Nb selfCall1,Nb selfCall2,Nb reflectCall)0
boostMarkets(Aa[] markets)8
mintPY(Da receiverPT,Da receiverYT)2k
redeemPY(Da receiver)2l
mintPYMulti(Da[] receiverPTs,Da[] receiverYTs,u[] amountSyToMints)2k
redeemPYMulti(Da[] receivers,u[] amountPYToRedeems)2l
burn(Da receiverSy,Da receiverPt,u netLpToBurn)2m
redeem(Da receiver,u amountSharesToRedeem,Aa tokenOut,u minTokenOut,f burnFromInternalBalance)1g
claimRewards(Ea user)m
increaseLockPosition(uint128 additionalAmountToLock,uint128 newExpiry)2n
increaseLockPositionAndBroadcast(uint128 additionalAmountToLock,uint128 newExpiry,u[] chainIds)2n
vote(Aa[] pools,uint64[] weights)k
cancelSingle(L{155} order)g
cancelBatch(L{155}[] orders)g
increaseNonce()g
claimRetail(Da receiver,u totalAccrued,Ow[] proof)1b
claimProtocol(Da receiver,Aa[] pools)1o
setDelegatorFor(Da receiver,Ga delegator)6` },
  { source: 'Velodrome, Aerodrome', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)18
swapExactETHForTokens(u amountOutMin,{45}[] routes,Da to,u deadline)18
swapExactTokensForETH(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)18
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)18
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,{45}[] routes,Da to,u deadline)18
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{45}[] routes,Da to,u deadline)18
swapExactTokensForTokens(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)18
swapExactETHForTokens(u amountOutMin,{18}[] routes,Da to,u deadline)18
swapExactTokensForETH(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)18
swapExactTokensForTokensSimple(u amountIn,u amountOutMin,Aa tokenFrom,Aa tokenTo,f stable,Da to,u deadline)18
addLiquidity(Aa tokenA,Aa tokenB,f stable,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)19
addLiquidityETH(Aa token,f stable,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)19
removeLiquidity(Aa tokenA,Aa tokenB,f stable,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)1a
removeLiquidityETH(Aa token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)1a
removeLiquidityETHSupportingFeeOnTransferTokens(Aa token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)1a
exactInputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)29
exactOutputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)29
mint((Aa token0,Aa token1,int24 tickSpacing,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline,uint160 sqrtPriceX96) params)2a
getReward(Da account)m
getReward(u tokenId)m
getReward(u tokenId,Aa[] tokens)m
vote(u tokenId,Aa[] pools,u[] weights)k
reset(u tokenId)2o
poke(u tokenId)l
claimRewards(Aa[] gauges)m
claimBribes(Aa[] bribes,Aa[][] tokens,u tokenId)m
claimFees(Aa[] fees,Aa[][] tokens,u tokenId)1o
createLock(u value,u lockDuration)2p
createLockFor(u value,u lockDuration,Ea to)2p
increaseAmount(Tu tokenId,u value)2q
increaseUnlockTime(u tokenId,u lockDuration)2i
depositFor(Tu tokenId,u value)2q
merge(u from,Tu to)2r
lockPermanent(u tokenId)2s
unlockPermanent(u tokenId)8
depositManaged(u tokenId,Tu mTokenId)1h
withdrawManaged(u tokenId)n` },
  { source: 'Trader Joe', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)18
swapExactTokensForNATIVE(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)18
swapExactNATIVEForTokens(u amountOutMin,{76} path,Da to,u deadline)18
swapTokensForExactTokens(u amountOut,u amountInMax,{76} path,Da to,u deadline)18
swapTokensForExactNATIVE(u amountNATIVEOut,u amountInMax,{76} path,Da to,u deadline)18
swapNATIVEForExactTokens(u amountOut,{76} path,Da to,u deadline)2t
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{76} path,Da to,u deadline)18
swapExactTokensForNATIVESupportingFeeOnTransferTokens(u amountIn,u amountOutMinNATIVE,{76} path,Da to,u deadline)18
swapExactNATIVEForTokensSupportingFeeOnTransferTokens(u amountOutMin,{76} path,Da to,u deadline)18
swapExactTokensForTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)18
swapTokensForExactTokens(u _amountOut,u _amountInMax,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)18
swapExactTokensForTokensSupportingFeeOnTransferTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)18
addLiquidity({182} liquidityParameters)19
addLiquidityNATIVE({182} liquidityParameters)19
addLiquidity((Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,int256[] deltaIds,u[] distributionX,u[] distributionY,Ea to,u deadline) _liquidityParameters)19
removeLiquidity(Aa _tokenX,Aa _tokenY,uint16 _binStep,u _amountXMin,u _amountYMin,u[] _ids,u[] _amounts,Da _to,u _deadline)1a
removeLiquidityNATIVE(Aa token,uint16 binStep,u amountTokenMin,u amountNATIVEMin,u[] ids,u[] amounts,Da to,u deadline)1a
approveForAll(Ga spender,f approved)3
batchTransferFrom(Fa from,Da to,u[] ids,u[] amounts)h
createLBPair(Aa _tokenX,Aa _tokenY,uint24 _activeId,uint16 _binStep)2u` },
  { source: 'Uniswap pools', rows: `swap(u amount0Out,u amount1Out,Da to,Nb data)18
mint(Da to)2a
burn(Da to)2m
skim(Da to)2v
sync()l
createPair(Aa tokenA,Aa tokenB)2u
setFeeTo(Ga feeTo)2w
setFeeToSetter(Ga feeToSetter)6
swap(Da recipient,f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96,Nb data)18
mint(Ea recipient,int24 tickLower,int24 tickUpper,uint128 amount,Nb data)2a
burn(int24 tickLower,int24 tickUpper,uint128 amount)2m
collect(Da recipient,int24 tickLower,int24 tickUpper,uint128 amount0Requested,uint128 amount1Requested)1o
flash(Da recipient,u amount0,u amount1,Nb data)2e
increaseObservationCardinalityNext(uint16 observationCardinalityNext)l
initialize(uint160 sqrtPriceX96)2u
collectProtocol(Da recipient,uint128 amount0Requested,uint128 amount1Requested)1o
setFeeProtocol(uint8 feeProtocol0,uint8 feeProtocol1)6
createPool(Aa tokenA,Aa tokenB,uint24 fee)2u
enableFeeAmount(uint24 fee,int24 tickSpacing)6` },
  { source: 'Uniswap positions', rows: `createAndInitializePoolIfNecessary(Aa token0,Aa token1,uint24 fee,uint160 sqrtPriceX96)2u
permit(Ga spender,u tokenId,u deadline,uint8 v,Ow r,Ow s)3
unwrapWETH9WithFee(u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)2b.w
sweepTokenWithFee(Aa token,u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)2v.x
unwrapWETH9WithFee(u amountMinimum,u feeBips,Ja feeRecipient)2b.y
sweepTokenWithFee(Aa token,u amountMinimum,u feeBips,Ja feeRecipient)2v.z
approveMax(Aa token)2x
approveMaxMinusOne(Aa token)2x
approveZeroThenMax(Aa token)2x
approveZeroThenMaxMinusOne(Aa token)2x
callPositionManager(Nb data)0
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient) params)2a
increaseLiquidity((Aa token0,Aa token1,Tu tokenId,u amount0Min,u amount1Min) params)19
migrate((Ba pair,u liquidityToMigrate,uint8 percentageToMigrate,Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient,u deadline,f refundAsETH) params)2y
initializePool({97} key,uint160 sqrtPriceX96)2u
permit(Ga spender,u tokenId,u deadline,u nonce,Ob signature)3
permitForAll(Ea owner,Ga operator,f approved,u deadline,u nonce,Ob signature)3
permitBatch(Ea owner,{126} _permitBatch,Ob signature)3
revokeNonce(u nonce)g
subscribe(u tokenId,Ma newSubscriber,Ob data)3
unsubscribe(u tokenId)2z
stakeToken((Aa rewardToken,Aa pool,#ou startTime,#ou endTime,La refundee) key,u tokenId)1i
unstakeToken((Aa rewardToken,Aa pool,u startTime,u endTime,La refundee) key,u tokenId)1u
claimReward(Aa rewardToken,Da to,u amountRequested)m
withdrawToken(u tokenId,Da to,Nb data)n` },
  { source: 'Uniswap v3 position', at: /^Uniswap v3 positions$/, rows: `burn(u tokenId)2m` },
  { source: 'Uniswap V4', at: /^Uniswap v4 pool manager$/, rows: `unlock(Nb data)0
initialize({97} key,uint160 sqrtPriceX96)2u
swap({97} key,(f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96) params,Nb hookData)18
modifyLiquidity({97} key,(int24 tickLower,int24 tickUpper,int256 liquidityDelta,Ow salt) params,Nb hookData)1p
donate({97} key,u amount0,u amount1,Nb hookData)2f
take(Aa currency,Da to,u amount)2v
settleFor(Da recipient)1h
sync(Aa currency)l
clear(Aa currency,u amount)30
mint(Da to,u id,u amount)31` },
  { source: 'Uniswap', rows: `execute(Nb commands,Nb[] inputs,u deadline)0.10
execute(Nb commands,Nb[] inputs)0.11
executeSigned(Nb commands,Nb[] inputs,Sw intent,Sw data,f verifySender,Pw nonce,Ob signature,u deadline)0
modifyLiquidities(Nb unlockData,u deadline)0.12
modifyLiquiditiesWithoutUnlock(Nb actions,Nb[] params)0` },
  { source: 'AccessManager', rows: `schedule(Na target,Nb data,uint48 when)32
cancel(La caller,La target,Ob data)33
grantRole(uint64 roleId,Ga account,uint32 executionDelay)11
revokeRole(uint64 roleId,La account)10
renounceRole(uint64 roleId,La callerConfirmation)23
setRoleAdmin(uint64 roleId,uint64 admin)34
setRoleGuardian(uint64 roleId,uint64 guardian)6
setGrantDelay(uint64 roleId,uint32 newDelay)6
setTargetFunctionRole(Ma target,Pbytes4[] selectors,uint64 roleId)6
setTargetAdminDelay(Ma target,uint32 newDelay)6
setTargetClosed(Ma target,f closed)6
updateAuthority(Ma target,Ga newAuthority)6
setAuthority(Ga newAuthority)6` },
  { source: 'Aragon OSx', rows: `vote(u _voteId,f _supports,f _executesIfDecided)k
execute(Pw callId,{15}[] actions,u allowFailureMap)0
createProposal(Ob metadata,{15}[] actions,uint64 startDate,uint64 endDate,Ob data)35
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,uint64 startDate,uint64 endDate,uint8 voteOption,f tryEarlyExecution)35
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,f approveProposal,f tryExecution,uint64 startDate,uint64 endDate)35
grant(Ma where,Ga who,Pw permissionId)11
revoke(La where,La who,Pw permissionId)10
grantWithCondition(Ma where,Ga who,Pw permissionId,Ma condition)11
applyMultiTargetPermissions((uint8 operation,Ma where,Ga who,Ma condition,Pw permissionId)[] items)6
applySingleTargetPermissions(Ma where,(uint8 operation,Ga who,Pw permissionId)[] items)6` },
  { source: 'Allo', rows: `allocate(u poolId,Qb data)h
batchAllocate(u[] poolIds,Qb[] datas)h
registerRecipient(u poolId,Qb data)8
batchRegisterRecipient(u[] poolIds,Qb[] data)8
fundPool(Tu poolId,u amount)1h
distribute(u poolId,Da[] recipientIds,Qb data)h
createProfile(u nonce,Ps name,V{12} metadata,Ea owner,Ga[] members)5
addMembers(Pw profileId,Ga[] members)6
removeMembers(Pw profileId,La[] members)10
updateProfilePendingOwner(Pw profileId,Ga pendingOwner)b
addPoolManager(u poolId,Ga manager)6
removePoolManager(u poolId,La manager)10
updateProfileMetadata(Pw profileId,V{12} metadata)8
updateProfileName(Pw profileId,Vs name)8
updatePoolMetadata(u poolId,V{12} metadata)8` },
  { source: 'Governor', rows: `propose(Na[] targets,u[] values,Nb[] calldatas,Ws description)35
propose(Na[] targets,u[] values,Ns[] signatures,Nb[] calldatas,Ws description)35
queue(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)32
execute(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)0
cancel(La[] targets,u[] values,Ob[] calldatas,Pw descriptionHash)33
castVote(u proposalId,uint8 support)k
castVoteWithReason(u proposalId,uint8 support,Ws reason)k
castVoteWithReasonAndParams(u proposalId,uint8 support,Ws reason,Ob params)k
castVoteBySig(u proposalId,uint8 support,uint8 v,Ow r,Ow s)k
castVoteBySig(u proposalId,uint8 support,La voter,Ob signature)k
relay(Na target,u value,Nb data)0
delegate(Ha delegatee)36
delegateBySig(Ha delegatee,u nonce,u expiry,uint8 v,Ow r,Ow s)36` },
  { source: 'Delegation registries', rows: `setDelegate(Pw id,Ha delegate)36
clearDelegate(Pw id)37
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
setDelegation(Ps context,(Hw delegate,u ratio)[] delegation,u expirationTimestamp)36
clearDelegation(Ps context)37
optout(Ps context,f optout)38
attest((Pw schema,O{112} data) request)1c
multiAttest((Pw schema,O{112}[] data)[] multiRequests)1c
revoke((Pw schema,{1} data) request)39
multiRevoke((Pw schema,{1}[] data)[] multiRequests)39
timestamp(Ow data)1c
revokeOffchain(Pw data)39
register(Os schema,Ma resolver,f revocable)6` },
  { source: 'Olympus', rows: `addCollateral(uint128 collateralAmount,Ea onBehalfOf,{30}[] delegationRequests)3a
withdrawCollateral(uint128 collateralAmount,Ea onBehalfOf,Da recipient,{30}[] delegationRequests)3b
borrow(uint128 borrowAmount,Ea onBehalfOf,Da recipient)3c
repay(uint128 repayAmount,Ea onBehalfOf)21
applyDelegations({30}[] delegationRequests,Ea onBehalfOf)36
setAuthorization(Ga authorized,uint96 authorizationDeadline)6` },
  { source: 'Ownable, AccessControl', rows: `transferOwnership(Ga newOwner)b
renounceOwnership()23
acceptOwnership()1v
setOwner(Ga newOwner)b
grantRole(Pw role,Ga account)11
revokeRole(Pw role,La account)10
renounceRole(Pw role,La account)23
beginDefaultAdminTransfer(Ga newAdmin)34
acceptDefaultAdminTransfer()1v
cancelDefaultAdminTransfer()3d
transferOwnership(Ga newOwner,f direct,f renounce)b
changeOwner(Ga newOwner)b
setPendingOwner(Ga newOwner)b
nominateNewOwner(Ga newOwner)b
completeOwnershipHandover(Ga pendingOwner)b
setAdmin(Ga newAdmin)34
transferAdmin(Ga newAdmin)34
_setPendingAdmin(Ga newPendingAdmin)34
setGovernance(Ga newGovernance)34
transferGovernance(Ga newGovernance)34
setGovernor(Ga newGovernor)34
rely(Ga account)11
deny(La account)10
grantRoles(Ga account,u roles)11
revokeRoles(La account,u roles)10
pause()3e
unpause()3f` },
  { source: 'Timelock', rows: `schedule(Na target,u value,Nb data,Pw predecessor,Ow salt,u delay)32
scheduleBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt,u delay)32
execute(Na target,u value,Nb payload,Pw predecessor,Ow salt)0
executeBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt)0
updateDelay(u newDelay)6
queueTransaction(Na target,u value,Ns signature,Nb data,u eta)32
executeTransaction(Na target,u value,Ns signature,Nb data,u eta)0
cancelTransaction(La target,u value,Os signature,Ob data,u eta)33
setPendingAdmin(Ga pendingAdmin)34
acceptAdmin()1v` },
  { source: 'Proxy', rows: `upgradeTo(Ma newImplementation)x
upgradeToAndCall(Ma newImplementation,Nb data)x
upgrade(Ma proxy,Ma implementation)z
upgradeAndCall(Ma proxy,Ma implementation,Nb data)z
setImplementation(Ma newImplementation)z
_setImplementation(Ma newImplementation)z
_setPendingImplementation(Ma newImplementation)z
setBeacon(Ma newBeacon)z
changeAdmin(Ga newAdmin)34
changeProxyAdmin(Ma proxy,Ga newAdmin)34
diamondCut((Ma facet,uint8 action,Pbytes4[] selectors)[] cuts,Ma initializer,Nb data)x` },
  { source: 'Vote escrows', rows: `claimMany(u[] tokenIds)1b
claimIncentives(Aa[] incentives,Aa[][] tokens,u tokenId)m` },
  { source: 'Aave', rows: `supply(Aa asset,u amount,Ea onBehalfOf,uint16 referralCode)3g.t
deposit(Aa asset,u amount,Ea onBehalfOf,uint16 referralCode)1h.t
supplyWithPermit(Aa asset,u amount,Ea onBehalfOf,uint16 referralCode,u deadline,uint8 permitV,Ow permitR,Ow permitS)3g.t
borrow(Aa asset,u amount,u interestRateMode,uint16 referralCode,Ea onBehalfOf)3c
repay(Aa asset,u amount,u interestRateMode,Ea onBehalfOf)3h
repayWithPermit(Aa asset,u amount,u interestRateMode,Ea onBehalfOf,u deadline,uint8 permitV,Ow permitR,Ow permitS)3h
repayWithATokens(Aa asset,u amount,u interestRateMode)3h
supply(Sw args)3g
repay(Sw args)21
repayWithATokens(Sw args)21
supplyWithPermit(Sw args,Ow r,Ow s)3g
repayWithPermit(Sw args,Ow r,Ow s)21
withdraw(Sw args)24
borrow(Sw args)3c
setUserUseReserveAsCollateral(Ow args)3i
swapBorrowRateMode(Ow args)3j
setUserUseReserveAsCollateral(Aa asset,f useAsCollateral)3k
swapBorrowRateMode(Aa asset,u interestRateMode)3j
setUserEMode(uint8 categoryId)3j
setUserUseReserveAsCollateralOnBehalfOf(Aa asset,f useAsCollateral,Ea onBehalfOf)3k
setUserEModeOnBehalfOf(uint8 categoryId,Ea onBehalfOf)3j
approvePositionManager(Ga positionManager,f approve)6
renouncePositionManagerRole(La user)3l
flashLoan(Ma receiverAddress,Aa[] assets,u[] amounts,u[] interestRateModes,Ea onBehalfOf,Nb params,uint16 referralCode)2e
flashLoanSimple(Ma receiverAddress,Aa asset,u amount,Nb params,uint16 referralCode)3m
liquidationCall(Aa collateralAsset,Aa debtAsset,Da user,u debtToCover,f receiveAToken)3n
liquidationCall(Qw args1,Ow args2)3n
mintToTreasury(Aa[] assets)l
rebalanceStableBorrowRate(Aa asset,La user)3o
depositETH(Ba pool,Ea onBehalfOf,uint16 referralCode)1h.13
withdrawETH(Ba pool,u amount,Ea onBehalfOf)n.t
withdrawETHWithPermit(Ba pool,u amount,Da to,u deadline,uint8 permitV,Ow permitR,Ow permitS)24
repayETH(Ba pool,u amount,u rateMode,Ea onBehalfOf)21
repayETH(Ba pool,u amount,Ea onBehalfOf)21
borrowETH(Ba pool,u amount,u interestRateMode,uint16 referralCode)3c
borrowETH(Ba pool,u amount,uint16 referralCode)3c
delegationWithSig(Ea delegator,Ga delegatee,u value,u deadline,uint8 v,Ow r,Ow s)6
claimRewards(Aa[] assets,u amount,Da to,Aa reward)m
claimAllRewards(Aa[] assets,Da to)m
claimRewardsOnBehalf(Aa[] assets,u amount,Ea user,Da to,Aa reward)m
claimAllRewardsOnBehalf(Aa[] assets,Ea user,Da to)m
claimRewardsToSelf(Aa[] assets,u amount,Aa reward)m
claimAllRewardsToSelf(Aa[] assets)m
setClaimer(Ea user,Ga caller)6
swapAndDeposit(Aa assetToSwapFrom,Aa assetToSwapTo,u amountToSwap,u minAmountToReceive,u swapAllBalanceOffset,Nb swapCalldata,Ma augustus,{54} permitParams)18
swapAndRepay(Aa collateralAsset,Aa debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,u buyAllBalanceOffset,Nb paraswapData,{54} permitSignature)3p
swapAndRepay(Aa collateralAsset,Aa debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,{54} permitSignature,f useEthPath)3p
claimRewards(Da to,u amount)m
claimRewardsAndRedeem(Da to,u claimAmount,u redeemAmount)m
redeem(Da to,u amount)1g
claimRewardsOnBehalf(Ea from,Da to,u amount)m
claimRewardsAndRedeemOnBehalf(Ea from,Da to,u claimAmount,u redeemAmount)m
redeemOnBehalf(Ea from,Da to,u amount)1g
stake(Ea to,u amount)1i
claimRewardsAndStake(Ea to,u amount)3q
cooldownOnBehalfOf(Ea from)3r
stakeWithPermit(u amount,u deadline,uint8 v,Ow r,Ow s)1i
stakeWithPermit(Fa from,u amount,u deadline,uint8 v,Ow r,Ow s)1i
delegateByType(Ha delegatee,uint8 delegationType)36
delegateByTypeBySig(Ha delegatee,uint8 delegationType,u nonce,u expiry,uint8 v,Ow r,Ow s)36
claimAllRewards(Aa asset,Da receiver)m
claimSelectedRewards(Aa asset,Aa[] rewards,Da receiver)m
claimSelectedRewards(Aa[] assets,Aa[][] rewards,Da receiver)m
claimAllRewardsOnBehalf(Aa asset,Ea user,Da receiver)m
claimSelectedRewardsOnBehalf(Aa asset,Aa[] rewards,Ea user,Da receiver)m
claimSelectedRewardsOnBehalf(Aa[] assets,Aa[][] rewards,Ea user,Da receiver)m
claimAllRewardsPermit(Aa asset,Ea user,Da receiver,u deadline,{7} sig)m
claimSelectedRewardsPermit(Aa asset,Aa[] rewards,Ea user,Da receiver,u deadline,{7} sig)m
setClaimer(Ga claimer,f flag)6
setClaimer(Ea user,Ga claimer,f flag)6
setCooldownOperator(Ga operator,f flag)6
depositWithPermit(u assets,Da receiver,u deadline,{7} sig)1h
submitVote(u proposalId,f support,(Aa underlyingAsset,uint128 slot,Ob proof)[] votingBalanceProofs)k
buyAsset(u minAmount,Da receiver)27
sellAsset(u maxAmount,Da receiver)28
buyAssetWithSig(Ea originator,u minAmount,Da receiver,u deadline,Ob signature)27
sellAssetWithSig(Ea originator,u maxAmount,Da receiver,u deadline,Ob signature)28
supply(u reserveId,u amount,Ea onBehalfOf)3g
repay(u reserveId,u amount,Ea onBehalfOf)21
withdraw(u reserveId,u amount,Ea onBehalfOf)24
borrow(u reserveId,u amount,Ea onBehalfOf)3c
setUsingAsCollateral(u reserveId,f usingAsCollateral,Ea onBehalfOf)3s
setUserPositionManager(Ga positionManager,f approve)6` },
  { source: 'Staked Aave', at: /^Staked (?:Aave|GHO)/, rows: `cooldown()3r` },
  { source: 'Abracadabra', rows: `cook(uint8[] actions,u[] values,Nb[] datas)0
addCollateral(Ea to,f skim,u share)3a
removeCollateral(Da to,u share)3b
borrow(Da to,u amount)3c
repay(Ea to,f skim,u part)21
deposit(Aa token,Fa from,Ea to,u amount,u share)1h
withdraw(Aa token,Fa from,Da to,u amount,u share)n
transfer(Aa token,Fa from,Da to,u share)h
transferMultiple(Aa token,Fa from,Da[] tos,u[] shares)h
setMasterContractApproval(Ea user,Ga masterContract,f approved,uint8 v,Ow r,Ow s)6
batch(Nb[] calls,f revertOnFail)0
deploy(Ma masterContract,Ob data,f useCreate2)5` },
  { source: 'Ajna', rows: `addQuoteToken(u amount,u index,u expiry)19
addCollateral(u amountToAdd,u index,u expiry)3a
removeQuoteToken(u maxAmount,u index)1a
removeCollateral(u maxAmount,u index)3t
moveQuoteToken(u maxAmount,u fromIndex,u toIndex,u expiry)3u
drawDebt(Ea borrowerAddress,u amountToBorrow,u limitIndex,u collateralToPledge)3c
repayDebt(Ea borrowerAddress,u maxQuoteTokenAmountToRepay,u collateralAmountToPull,Da collateralReceiver,u limitIndex)3v
increaseLPAllowance(Ga spender,u[] indexes,u[] amounts)6
approveLPTransferors(Ga[] transferors)6
revokeLPAllowance(La spender,u[] indexes)10
decreaseLPAllowance(La spender,u[] indexes,u[] amounts)10
revokeLPTransferors(La[] transferors)10
transferLP(Fa owner,Da newOwner,u[] indexes)h` },
  { source: 'Alchemix', rows: `deposit(Aa yieldToken,u amount,Ea recipient)1h
depositUnderlying(Aa yieldToken,u amount,Ea recipient,u minimumAmountOut)1h
withdrawUnderlying(Aa yieldToken,u shares,Da recipient,u minimumAmountOut)24
withdrawFrom(Ea owner,Aa yieldToken,u shares,Da recipient)24
withdrawUnderlyingFrom(Ea owner,Aa yieldToken,u shares,Da recipient,u minimumAmountOut)24
mintFrom(Ea owner,u amount,Da recipient)20
burn(u amount,Ea recipient)21
repay(Aa underlyingToken,u amount,Ea recipient)3h
liquidate(Aa yieldToken,u shares,u minimumAmountOut)3w
approveMint(Ga spender,u amount)6
approveWithdraw(Ga spender,Aa yieldToken,u shares)6
poke(La owner)l` },
  { source: 'Compound v2', rows: `repayBorrow()21
repayBorrow(u repayAmount)21
repayBorrowBehalf(Ea borrower)21
repayBorrowBehalf(Ea borrower,u repayAmount)21
repayBehalf(Ea borrower)21
repayBehalfExplicit(Ea borrower,Ma cEther)21
redeemUnderlying(u redeemAmount)3x
liquidateBorrow(Da borrower,u repayAmount,Aa cTokenCollateral)3n
liquidateBorrow(Da borrower,Aa cTokenCollateral)3n
enterMarkets(Aa[] cTokens)3y
exitMarket(Aa cTokenAddress)3z
claimComp(Ea holder)m
claimComp(Ea holder,Aa[] cTokens)m
claimComp(Ea[] holders,Aa[] cTokens,f borrowers,f suppliers)m
accrueInterest()40
exchangeRateCurrent()l
totalBorrowsCurrent()l
balanceOfUnderlying(La owner)l
borrowBalanceCurrent(La account)l
mintBehalf(Ea receiver,u mintAmount)2a
borrowBehalf(Ea borrower,u borrowAmount)3c
redeemBehalf(Ea redeemer,u redeemTokens)3x
redeemUnderlyingBehalf(Ea redeemer,u redeemAmount)3x
updateDelegate(Ga delegate,f approved)6
claimVenus(Ea holder)m
claimVenus(Ea holder,Aa[] vTokens)m
claimVenus(Ea[] holders,Aa[] vTokens,f borrowers,f suppliers)m
claimVenus(Ea[] holders,Aa[] vTokens,f borrowers,f suppliers,f collateral)m
mintVAI(u mintVAIAmount)20
repayVAI(u amount)21
repayVAIBehalf(Ea borrower,u amount)21
requestWithdrawal(Aa rewardToken,u pid,u amount)1k
executeWithdrawal(Aa rewardToken,u pid)15
claimInterest(Aa vToken)m
claimInterest(Aa vToken,Ea user)m
claimReward(Ea holder)m
claimReward(Ea holder,Aa[] mTokens)m
claimReward(Ea[] holders,Aa[] mTokens,f borrowers,f suppliers)m
mintWithPermit(u mintAmount,u deadline,uint8 v,Ow r,Ow s)2a
claimReward(uint8 rewardType,Ea holder)m
claimReward(uint8 rewardType,Ea holder,Aa[] qiTokens)m
claimReward(uint8 rewardType,Ea[] holders,Aa[] qiTokens,f borrowers,f suppliers)m
requestUnlock(u shareAmount)1k` },
  { source: 'Compound v2 market', at: /^Compound v2 c[A-Z]+$/, rows: `mint()2a
mint(u mintAmount)2a
redeem(u redeemTokens)3x
borrow(u borrowAmount)3c` },
  { source: 'Compound v3', rows: `supply(Aa asset,u amount)3g
supplyTo(Ea dst,Aa asset,u amount)3g.14
supplyFrom(Fa from,Ea dst,Aa asset,u amount)3g
withdrawFrom(Ea src,Da to,Aa asset,u amount)24.15
transferAsset(Da dst,Aa asset,u amount)h.14
transferAssetFrom(Fa src,Da dst,Aa asset,u amount)h.14
allowBySig(Ea owner,Ga manager,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s)6
buyCollateral(Aa asset,u minAmount,u baseAmount,Da recipient)27
absorb(La absorber,La[] accounts)3n
accrueAccount(La account)l
claim(Aa comet,Ea src,f shouldAccrue)1b
claimTo(Aa comet,Ea src,Da to,f shouldAccrue)1b
invoke(Pw[] actions,Nb[] data)0` },
  { source: 'Compound v3 market', at: /^Compound v3 [A-Z.]+$/, rows: `withdraw(Aa asset,u amount)24
withdrawTo(Da to,Aa asset,u amount)24.15` },
  { source: 'Euler', rows: `setAccountOperator(Ea account,Ga operator,f authorized)6
setOperator(Ebytes19 addressPrefix,Ga operator,u operatorBitField)6
setNonce(Ebytes19 addressPrefix,u nonceNamespace,u nonce)g
setLockdownMode(Ebytes19 addressPrefix,f enabled)41
setPermitDisabledMode(Ebytes19 addressPrefix,f enabled)41
enableCollateral(Ea account,Aa vault)3y
disableCollateral(Ea account,Aa vault)3z
reorderCollaterals(Ea account,uint8 index1,uint8 index2)3y
enableController(Ea account,Ga vault)6
disableController(Ea account)4
disableController()4
call(Na targetContract,Ea onBehalfOfAccount,u value,Nb data)0
controlCollateral(Ma targetCollateral,Ea onBehalfOfAccount,u value,Nb data)0
permit(Ea signer,La sender,u nonceNamespace,u nonce,u deadline,u value,Nb data,Ob signature)0
batch({87}[] items)0
batchRevert({87}[] items)0
batchSimulation({87}[] items)0
requireAccountStatusCheck(La account)l
forgiveAccountStatusCheck(La account)l
requireVaultStatusCheck()l
forgiveVaultStatusCheck()l
borrow(u amount,Da receiver)3c
repay(u amount,Ea receiver)21
repayWithShares(u amount,Ea receiver)21
pullDebt(u amount,Da from)3c
flashLoan(u amount,Nb data)3m
enableBalanceForwarder()8
disableBalanceForwarder()2z
liquidate(Da violator,Aa collateral,u repayAssets,u minYieldBalance)3n
setGovernorAdmin(Ga newGovernorAdmin)34
setFeeReceiver(Ja newFeeReceiver)2w
setHookConfig(Ma newHookTarget,uint32 newHookedOps)w
setInterestRateModel(Ma newModel)6
skim(u amount,Da receiver)2v
transferFromMax(Fa from,Da to)h
enableReward(Aa rewarded,Aa reward)1p
disableReward(Aa rewarded,Aa reward,f forfeitRecentReward)42
claimReward(Aa rewarded,Aa reward,Da recipient,f ignoreRecentReward)43
enterMarket(u subAccountId,Aa newMarket)3y
exitMarket(u subAccountId,Aa oldMarket)3z
approveDebt(u subAccountId,Ga spender,u amount)6
batchDispatch((f allowError,Ma proxyAddr,Nb data)[] items,Ea[] deferLiquidityChecks)0` },
  { source: 'Fluid', rows: `operate(Tu nftId,int256 newCol,int256 newDebt,Da to)44
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebt,Da to)45
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebtToken0,int256 newDebtToken1,int256 debtSharesMinMax,Da to)45
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 newDebt,Da to)46
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 perfectDebtShares,int256 debtToken0MinMax,int256 debtToken1MinMax,Da to)46
deposit(u assets,Ea receiver,u minAmountOut)1h
mint(u shares,Ea receiver,u maxAssets)2a
claim(Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)1b
claimOnBehalfOf(Ea onBehalfOf,Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)1b` },
  { source: 'Fraxlend', rows: `addCollateral(u collateralAmount,Ea borrower)3a
borrowAsset(u borrowAmount,u collateralAmount,Da receiver)3c
removeCollateral(u collateralAmount,Da receiver)3b
repayAsset(u shares,Ea borrower)21
repayAssetWithCollateral(Ma swapperAddress,u collateralToSwap,u amountAssetOutMin,Aa[] path)3p
leveragedPosition(Ma swapperAddress,u borrowAmount,u initialCollateralAmount,u amountCollateralOutMin,Aa[] path)47
liquidate(uint128 sharesToLiquidate,u deadline,Da borrower)3n` },
  { source: 'Gearbox', rows: `openCreditAccount(Ea onBehalfOf,{13}[] calls,u referralCode)5
closeCreditAccount(Ea creditAccount,{13}[] calls)0
multicall(Ea creditAccount,{13}[] calls)0
botMulticall(Ea creditAccount,{13}[] calls)0
liquidateCreditAccount(Da creditAccount,Da to,{13}[] calls)3n
setBotPermissions(Ga bot,Ea creditAccount,uint192 permissions)6
setBotPermissions(Ga bot,uint192 permissions)6
depositWithReferral(u assets,Ea receiver,u referralCode)1h
mintWithReferral(u shares,Ea receiver,u referralCode)2a` },
  { source: 'Liquity', rows: `openTrove(Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver)47
openTroveAndJoinInterestBatchManager((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,Ga interestBatchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)47
openTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)47
openLeveragedTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u flashLoanAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)47
addColl(Tu troveId,u collAmount)3a
repayBold(Tu troveId,u boldAmount)21
addCollWithRawETH(Tu troveId)3a
withdrawColl(u troveId,u collWithdrawal)3b
withdrawCollToRawETH(u troveId,u amount)3b
closeTroveFromCollateral(u troveId,u flashLoanAmount,u minExpectedCollateral)48
claimCollateral()1b
claimAllCollGains()1b
closeTrove(Tu troveId)48
closeTroveToRawETH(Tu troveId)48
withdrawBold(u troveId,u boldAmount,u maxUpfrontFee)3c
leverUpTrove((u troveId,u flashLoanAmount,u boldAmount,u maxUpfrontFee) params)49
adjustTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)4a
adjustTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)4a
adjustZombieTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)4a
adjustZombieTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)4a
leverDownTrove((u troveId,u flashLoanAmount,u minBoldAmount) params)3p
adjustTroveInterestRate(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)3o
applyPendingDebt(u troveId,u lowerHint,u upperHint)l
removeInterestIndividualDelegate(u troveId)4
kickFromBatch(u troveId,u upperHint,u lowerHint)l
setAddManager(u troveId,Ga manager)6
setRemoveManager(u troveId,Ga manager)6
setRemoveManagerWithReceiver(u troveId,Ga manager,Da receiver)6
setInterestIndividualDelegate(u troveId,Ga delegate,uint128 minInterestRate,uint128 maxInterestRate,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee,u minInterestRateChangePeriod)6
setInterestBatchManager(u troveId,Ga newBatchManager,u upperHint,u lowerHint,u maxUpfrontFee)6
switchBatchManager(u troveId,u removeUpperHint,u removeLowerHint,Ga newBatchManager,u addUpperHint,u addLowerHint,u maxUpfrontFee)6
removeFromBatch(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)4b
removeFromBatch(u id)4b
registerBatchManager(uint128 minInterestRate,uint128 maxInterestRate,uint128 currentInterestRate,uint128 annualManagementFee,uint128 minInterestRateChangePeriod)6
lowerBatchManagementFee(u newAnnualManagementFee)6
setBatchManagerAnnualInterestRate(uint128 newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)6
provideToSP(u topUp,f doClaim)1h
withdrawFromSP(u amount,f doClaim)n
redeemCollateral(u boldAmount,u maxIterationsPerCollateral,u maxFeePercentage)2l
urgentRedemption(u boldAmount,u[] troveIds,u minCollateral)3n
openTrove(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)47
withdrawLUSD(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)3c
adjustTrove(u maxFeePercentage,u collWithdrawal,u LUSDChange,f isDebtIncrease,La upperHint,La lowerHint)4c
addColl(La upperHint,La lowerHint)3a
repayLUSD(u LUSDAmount,La upperHint,La lowerHint)21
withdrawColl(u collWithdrawal,La upperHint,La lowerHint)3b
withdrawETHGainToTrove(La upperHint,La lowerHint)3a
provideToSP(u amount,Ja frontEndTag)1h
withdrawFromSP(u amount)n
redeemCollateral(u LUSDamount,La firstRedemptionHint,La upperPartialRedemptionHint,La lowerPartialRedemptionHint,u partialRedemptionHintNICR,u maxIterations,u maxFeePercentage)2l
liquidate(Da borrower)3n
liquidateTroves(u n)3n
batchLiquidateTroves(Da[] troveArray)3n` },
  { source: 'Liquity troves', at: /^Liquity borrower operations$/, rows: `closeTrove()4d` },
  { source: 'Sky and Maker', rows: `frob(Pw i,Ea u,Fa v,Da w,int256 dink,int256 dart)4e
flux(Pw ilk,Fa src,Da dst,u wad)h
move(Fa src,Da dst,u rad)h
fork(Pw ilk,Ea src,Ea dst,int256 dink,int256 dart)h
drip(Pw ilk)l
join(Ea usr,u wad)1h
exit(Da usr,u wad)n
push(Da usr,u wad)h
daiToUsds(Da usr,u wad)18
usdsToDai(Da usr,u wad)18
open(Pw ilk,Ea usr)5
give(u cdp,Ga dst)b
cdpAllow(u cdp,Ga usr,u ok)6
urnAllow(Ga usr,u ok)6
frob(u cdp,int256 dink,int256 dart)4e
flux(Pw ilk,u cdp,Da dst,u wad)h
flux(u cdp,Da dst,u wad)h
move(u cdp,Da dst,u rad)h
quit(u cdp,Da dst)h
shift(u cdpSrc,Tu cdpDst)h
enter(Ea src,Tu cdp)h
hope(Ea owner,u index,Ga usr)6
nope(Ea owner,u index,Ga usr)10
lock(Ea owner,u index,u wad,uint16 ref)2h
lockSky(Ea owner,u index,u skyWad,uint16 ref)2h
wipe(Ea owner,u index,u wad)21
wipeAll(Ea owner,u index)21
free(Ea owner,u index,Da to,u wad)24
freeNoFee(Ea owner,u index,Da to,u wad)24
freeSky(Ea owner,u index,Da to,u skyWad)24
getReward(Ea owner,u index,Aa farm,Da to)m
draw(Ea owner,u index,Da to,u wad)3c
selectFarm(Ea owner,u index,Ma farm,uint16 ref)8
selectVoteDelegate(Ea owner,u index,Ha voteDelegate)36
deposit(u assets,Ea receiver,uint16 referral)1h
mint(u shares,Ea receiver,uint16 referral)2a
buyGem(Da usr,u gemAmt)27
sellGem(Da usr,u gemAmt)28
buyGemNoFee(Da usr,u gemAmt)27
sellGemNoFee(Da usr,u gemAmt)28
vote(Ha[] yays)k
vote(Pw slate)k
etch(Ha[] yays)k
votePoll(u pollId,u optionId)k
votePoll(u[] pollIds,u[] optionIds)k
mkrToSky(Da usr,u mkrAmt)4f
skyToMkr(Da usr,u skyAmt)4f
build(Ea owner)5
setCache(Ma cacheAddr)6
execute(Mb code,Nb data)0` },
  { source: 'Morpho', rows: `supply(A{84} marketParams,u assets,u shares,Ea onBehalf,Nb data)3g
supplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)3a
repay(A{82} marketParams,u assets,u shares,Ea onBehalf,Nb data)3h
withdraw(A{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)n.16
withdrawCollateral(A{82} marketParams,u assets,Ea onBehalf,Da receiver)3b.17
borrow(A{82} marketParams,u assets,u shares,Ea onBehalf,Da receiver)3c.16
liquidate(A{82} marketParams,Da borrower,u seizedAssets,u repaidShares,Nb data)3n
flashLoan(Aa token,u assets,Nb data)3m
setAuthorizationWithSig((Ea authorizer,Ga authorized,f isAuthorized,u nonce,u deadline) authorization,{7} signature)6
accrueInterest(A{82} marketParams)40
createMarket(A{82} marketParams)2u
submitCap(M{82} marketParams,u newSupplyCap)6
acceptCap(M{82} marketParams)1v
submitMarketRemoval(M{82} marketParams)6
setCurator(Ga newCurator)6
submitGuardian(Ga newGuardian)6
setIsAllocator(Ga newAllocator,f newIsAllocator)6
setFeeRecipient(Ja newFeeRecipient)2w
setSkimRecipient(Da newSkimRecipient)2w
acceptGuardian()1v
acceptTimelock()1v
revokePendingGuardian()3d
revokePendingTimelock()3d
submitTimelock(u newTimelock)6
updateWithdrawQueue(u[] indexes)6
revokePendingCap(Pw id)3d
revokePendingMarketRemoval(Pw id)3d
setSupplyQueue(Pw[] newSupplyQueue)6
reallocate(M({82} marketParams,u assets)[] allocations)6
reallocateTo(Aa vault,M({82} marketParams,uint128 amount)[] withdrawals,M{82} supplyMarketParams)6
claim(Da account,Aa reward,u claimable,Ow[] proof)1b
multicall({79}[] bundle)0
reenter({79}[] bundle)0
morphoSupply(A{84} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)3g
morphoSupplyCollateral(A{84} marketParams,u assets,Ea onBehalf,Nb data)3a
morphoRepay(A{82} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)21
morphoBorrow(A{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)3c
morphoWithdraw(A{82} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)n
morphoWithdrawCollateral(A{82} marketParams,u assets,Da receiver)3b
morphoFlashLoan(Aa token,u assets,Nb data)3m
erc20Transfer(Aa token,Da receiver,u amount)h
erc20TransferFrom(Aa token,Da receiver,u amount)h
nativeTransfer(Da receiver,u amount)h
permit2TransferFrom(Aa token,Da receiver,u amount)h
erc4626Deposit(Ma vault,u assets,u maxSharePriceE27,Ea receiver)1h
erc4626Mint(Ma vault,u shares,u maxSharePriceE27,Ea receiver)2a
erc4626Withdraw(Ma vault,u assets,u minSharePriceE27,Da receiver,Ea owner)n
erc4626Redeem(Ma vault,u shares,u minSharePriceE27,Da receiver,Ea owner)1g
wrapNative(u amount,Da receiver)4g
wrapStEth(u amount,Da receiver)4g
unwrapNative(u amount,Da receiver)2b
unwrapStEth(u amount,Da receiver)2b
stakeEth(u amount,u maxSharePriceE27,Ia referral,Da receiver)1i
aaveV2Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)21
aaveV3Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)21
aaveV3OptimizerRepay(Aa underlying,u amount,Ea onBehalf)21
aaveV2Withdraw(Aa token,u amount,Da receiver)24
aaveV3Withdraw(Aa token,u amount,Da receiver)24
aaveV3OptimizerWithdraw(Aa underlying,u amount,u maxIterations,Da receiver)n
aaveV3OptimizerWithdrawCollateral(Aa underlying,u amount,Da receiver)3b
compoundV2RepayErc20(Ba cToken,u amount,Ea onBehalf)21
compoundV2RepayEth(u amount,Ea onBehalf)21
compoundV3Repay(Ma instance,u amount,Ea onBehalf)21
compoundV2RedeemErc20(Ba cToken,u amount,Da receiver)3x
compoundV2RedeemEth(u amount,Da receiver)3x
compoundV3WithdrawFrom(Ma instance,Aa asset,u amount,Da receiver)24
erc20WrapperDepositFor(Ma wrapper,u amount)4g
erc20WrapperWithdrawTo(Ma wrapper,Da receiver,u amount)2b
buy(Ma augustus,Nb callData,Ba srcToken,Aa destToken,u newDestAmount,{68} offsets,Da receiver)27
sell(Ma augustus,Nb callData,Ba srcToken,Aa destToken,f sellEntireBalance,{68} offsets,Da receiver)28
buyMorphoDebt(Ma augustus,Nb callData,Ba srcToken,A{82} marketParams,{68} offsets,Ea onBehalf,Da receiver)3n
morphoWrapperWithdrawTo(Da receiver,u amount)2b
morphoWrapperDepositFor(Da receiver,u amount)4g
morphoSetAuthorizationWithSig((Ea delegator,Ga manager,f isAllowed,u nonce,u deadline) authorization,{7} signature,f skipRevert)6
erc20TransferFrom(Aa asset,u amount)h
transferFrom2(Aa asset,u amount)h
wrapNative(u amount)4g
wrapStEth(u amount)4g
aaveV2Repay(Aa asset,u amount,u interestRateMode)21
aaveV3Repay(Aa asset,u amount,u interestRateMode)21
aaveV3OptimizerRepay(Aa underlying,u amount)21
compoundV2Repay(Ba cToken,u amount)21
unwrapNative(u amount)2b
unwrapStEth(u amount)2b
aaveV2Withdraw(Aa asset,u amount)24
aaveV3Withdraw(Aa asset,u amount)24
aaveV3OptimizerWithdraw(Aa underlying,u amount,u maxIterations)n
aaveV3OptimizerWithdrawCollateral(Aa underlying,u amount)3b
compoundV2Redeem(Ba cToken,u amount)3x
compoundV3Repay(Ma instance,u amount)21
compoundV3WithdrawFrom(Ma instance,Aa asset,u amount)24
stakeEth(u amount,u minShares,Ia referral)1i
urdClaim(Ma distributor,Da account,Aa reward,u amount,Ow[] proof,f skipRevert)1b
compoundV3AllowBySig(Ma instance,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s,f skipRevert)6
aaveV3OptimizerApproveManagerWithSig(f isApproved,u nonce,u deadline,{7} signature,f skipRevert)6
permit(Aa asset,u amount,u deadline,uint8 v,Ow r,Ow s,f skipRevert)3.18
permitDai(u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s,f skipRevert)3
submit(Nb data)6
revoke(Nb data)3d
forceDeallocate(Ma adapter,Ob data,u assets,Ea onBehalf)1p
setIsSentinel(Ga account,f newIsSentinel)6` },
  { source: 'Notional', rows: `depositUnderlyingToken(Ea account,uint16 currencyId,u amountExternalPrecision)1h
depositAssetToken(Ea account,uint16 currencyId,u amountExternalPrecision)1h
batchBalanceAction(Ea account,N{161}[] actions)0
batchBalanceAction(N{161}[] actions)0
batchBalanceAndTradeAction(Ea account,N{168}[] actions)0
batchLend(Ea account,N(uint16 currencyId,f depositUnderlying,w[] trades)[] actions)0
batchBalanceAndTradeActionWithCallback(Ea account,N{168}[] actions,Nb callbackData)0
enableBitmapCurrency(uint16 currencyId)6
settleAccount(La account)l
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem,f sellTokenAssets,f acceptResidualAssets)1g
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem)1g
nTokenClaimIncentives()m` },
  { source: 'Silo', rows: `deposit(u assets,Ea receiver,uint8 collateralType)1h
mint(u shares,Ea receiver,uint8 collateralType)2a
withdraw(u assets,Da receiver,Ea owner,uint8 collateralType)24
redeem(u shares,Da receiver,Ea owner,uint8 collateralType)3x
borrow(u assets,Da receiver,Ea borrower)3c
borrowShares(u shares,Da receiver,Ea borrower)3c
borrowSameAsset(u assets,Da receiver,Ea borrower)3c
repayShares(u shares,Ea borrower)21
switchCollateralToThisSilo()3z
transitionCollateral(u shares,Ea owner,uint8 transitionFrom)3z
setReceiveApproval(Ea owner,u amount)6
flashLoan(Ma receiver,Aa token,u amount,Nb data)3m` },
  { source: 'Summer', rows: `depositTokens(Aa asset,u amount)1h
enterFleet(Aa fleetCommander,u assets,Ea receiver)1h
withdrawTokens(Aa asset,u amount)n
exitFleet(Aa fleetCommander,u assets)n
unstakeAndWithdrawAssets(Aa fleetCommander,u shares,f claimRewards)1u
swap(Aa fromToken,Aa toToken,u assets,u minTokensReceived,Nb swapCalldata)18
claimMerkleRewards(Da user,u[] indices,u[] amounts,Ow[][] proofs,Ma rewardsRedeemer)m
claimFleetRewards(Aa[] fleetCommanders,Aa rewardToken)m
claimGovernanceRewards(Ma govRewardsManager,Aa rewardToken)m` },
  { source: 'Blur', rows: `execute({195} sell,{196} buy)4h
bulkExecute(({195} sell,{196} buy)[] executions)4h
takeAsk({200} inputs,Ob oracleSignature)4h
takeAskPool({200} inputs,Ob oracleSignature,u amountToWithdraw)4h
takeAskSingle({199} inputs,Ob oracleSignature)4h
takeAskSinglePool({199} inputs,Ob oracleSignature,u amountToWithdraw)4h
takeBid(({158}[] orders,{124}[] exchanges,{25} takerFee,Ob signatures) inputs,Ob oracleSignature)4h
takeBidSingle(({158} order,{124} exchange,{25} takerFee,Ob signature) inputs,Ob oracleSignature)4h
cancelTrades((Pw hash,u index,u amount)[] cancels)g
cancelOrder({180} order)g
cancelOrders({180}[] orders)g
incrementNonce()g` },
  { source: 'LooksRare, X2Y2', rows: `executeTakerBid({50} takerBid,{185} makerAsk,Ob makerSignature,{66} merkleTree,Ia affiliate)4i
executeTakerAsk({50} takerAsk,{185} makerBid,Ob makerSignature,{66} merkleTree,Ia affiliate)4i
executeMultipleTakerBids({50}[] takerBids,{185}[] makerAsks,Ob[] makerSignatures,{66}[] merkleTrees,Ia affiliate,f isAtomic)4i
cancelOrderNonces(u[] orderNonces)g
cancelSubsetNonces(u[] subsetNonces)g
incrementBidAskNonces(f bid,f ask)g
grantApprovals(Ga[] operators)3
revokeApprovals(La[] operators)4
matchAskWithTakerBidUsingETHAndWETH({110} takerBid,{172} makerAsk)4h
matchAskWithTakerBid({110} takerBid,{172} makerAsk)4h
matchBidWithTakerAsk({110} takerAsk,{172} makerBid)4h
cancelAllOrdersForSender(u minNonce)g
cancelMultipleMakerOrders(u[] orderNonces)g
run(((u salt,Ca user,u network,u intent,u delegateType,u deadline,Aa currency,Ob dataMask,(u price,Ob data)[] items,Ow r,Ow s,uint8 v,uint8 signVersion)[] orders,(uint8 op,u orderIdx,u itemIdx,u price,Pw itemHash,Ma executionDelegate,Ob dataReplacement,u bidIncentivePct,u aucMinIncrementPct,u aucIncDurationSecs,(u percentage,Ca to)[] fees)[] details,(u salt,u deadline,u amountToEth,u amountToWeth,Da user,f canFail) shared,Ow r,Ow s,uint8 v) input)4h
cancel(Pw[] itemHashes,u deadline,uint8 v,Ow r,Ow s)g` },
  { source: 'Manifold', rows: `purchase(uint40 listingId)o
purchase(uint40 listingId,Nb data)o
purchase(uint40 listingId,uint24 count)o
purchase(uint40 listingId,uint24 count,Nb data)o
purchase(Ia referrer,uint40 listingId)o
purchase(Ia referrer,uint40 listingId,Nb data)o
purchase(Ia referrer,uint40 listingId,uint24 count)o
purchase(Ia referrer,uint40 listingId,uint24 count,Nb data)o
cancel(uint40 listingId,uint16 holdbackBPS)g` },
  { source: 'Rarible, Sudoswap, Foundation, OpenSea, CryptoPunks', rows: `directPurchase((Ca sellOrderMaker,u sellOrderNftAmount,Pbytes4 nftAssetClass,Pb nftData,u sellOrderPaymentAmount,Aa paymentToken,u sellOrderSalt,u sellOrderStart,u sellOrderEnd,Pbytes4 sellOrderDataType,Ob sellOrderData,Ob sellOrderSignature,u buyOrderPaymentAmount,u buyOrderNftAmount,Nb buyOrderData) direct)27
directAcceptBid((La bidMaker,u bidNftAmount,Pbytes4 nftAssetClass,Pb nftData,u bidPaymentAmount,Aa paymentToken,u bidSalt,u bidStart,u bidEnd,Pbytes4 bidDataType,Ob bidData,Ob bidSignature,u sellOrderPaymentAmount,u sellOrderNftAmount,Nb sellOrderData) direct)28
matchOrders({177} orderLeft,Ob signatureLeft,{177} orderRight,Ob signatureRight)4h
cancel((La maker,{71} makeAsset,La taker,{71} takeAsset,u salt,u start,u end,Pbytes4 dataType,Ob data) order)g
swapETHForSpecificNFTs({8}[] swapList,Da ethRecipient,Da nftRecipient,u deadline)2t
robustSwapETHForSpecificNFTs(({8} swapInfo,u maxCost)[] swapList,Da ethRecipient,Da nftRecipient,u deadline)18
swapNFTsForToken({8}[] swapList,u minOutput,Da tokenRecipient,u deadline)18
buyV2(Aa nftContract,u tokenId,u maxPrice,Ia referrer)o
buy(Aa nftContract,u tokenId,u maxPrice)o
placeBid(u auctionId)4j
placeBidV2(u auctionId,u amount,Ia referrer)4j
acceptOffer(Aa nftContract,u tokenId,La offerFrom,u minAmount)4k
makeOfferV2(Aa nftContract,u tokenId,u amount,Ia referrer)1r
setBuyPrice(Aa nftContract,u tokenId,u price)4l
createReserveAuction(Aa nftContract,u tokenId,u reservePrice)4l
finalizeReserveAuction(u auctionId)15
bulkTransfer(((uint8 itemType,Aa token,u identifier,u amount)[] items,Ca recipient,f validateERC721Receiver)[] items,Pw conduitKey)h
offerPunkForSale(u punkIndex,u minSalePriceInWei)4l
offerPunkForSaleToAddress(u punkIndex,u minSalePriceInWei,Ga toAddress)4l
acceptBidForPunk(u punkIndex,u minPrice)4k
enterBidForPunk(u punkIndex)4j
buyPunk(u punkIndex)o
transferPunk(Da to,u punkIndex)h
buy(Aa _originContract,u _tokenId,Aa _currencyAddress,u _amount)o
swapNFTsForToken(u[] nftIds,u minExpectedTokenOutput,Da tokenRecipient,f isRouter,La routerCaller)18
swapTokenForSpecificNFTs(u[] nftIds,u maxExpectedTokenInput,Da nftRecipient,f isRouter,La routerCaller)18
createConduit(Pw conduitKey,Ga initialOwner)5
updateChannel(Aa conduit,Ga channel,f isOpen)6
transferOwnership(Aa conduit,Ga newPotentialOwner)b` },
  { source: 'Seaport', rows: `fulfillBasicOrder({202} parameters)4h
fulfillBasicOrder_efficient_6GL6yc({202} parameters)4h
fulfillOrder({201} order,Pw fulfillerConduitKey)4h
fulfillAdvancedOrder({204} advancedOrder,{100}[] criteriaResolvers,Pw fulfillerConduitKey,Da recipient)4i.19
fulfillAvailableOrders({201}[] orders,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,u maximumFulfilled)4h
fulfillAvailableAdvancedOrders({204}[] advancedOrders,{100}[] criteriaResolvers,{27}[][] offerFulfillments,{27}[][] considerationFulfillments,Pw fulfillerConduitKey,Da recipient,u maximumFulfilled)4i.1a
matchOrders(({198} parameters,Ob signature)[] orders,{128}[] fulfillments)4h
matchAdvancedOrders(({198} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData)[] orders,{100}[] criteriaResolvers,{128}[] fulfillments,Da recipient)4i.19
validate(((Ea offerer,Ma zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems) parameters,Ob signature)[] orders)2g
cancel((La offerer,La zone,{113}[] offer,{120}[] consideration,uint8 orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u counter)[] orders)g
incrementCounter()g` },
  { source: 'Zora', rows: `buy(Ea recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)27
sell(Da recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)28
deposit(Ca to,Pbytes4 reason,Ws comment)h
withdrawFor(Da to,u amount)n
setPayoutRecipient(Da newPayoutRecipient)2w
addPermission(u tokenId,Ga user,u permissionBits)6
removePermission(u tokenId,Ga user,u permissionBits)10
setFundsRecipient(Da fundsRecipient)2w
setupNewToken(Vs newURI,u maxSupply)8
setupNewTokenWithCreateReferral(Vs newURI,u maxSupply,Ia createReferral)8
updateTokenURI(u tokenId,Vs newURI)8
updateContractMetadata(Vs newURI,Vs newName)8` },
  { source: 'Zora', rows: `purchase(u quantity)o
purchaseWithComment(u quantity,Ws comment)o
purchaseWithRecipient(Da recipient,u quantity,Ws comment)o
mintWithRewards(Da recipient,u quantity,Ws comment,Ia mintReferral)4m
purchasePresale(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof)o
purchasePresaleWithComment(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment)o
purchasePresaleWithRewards(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment,Ia mintReferral)o
mint(Ma minter,u tokenId,u quantity,Ia[] rewardsRecipients,Nb minterArguments)4m
mintWithRewards(Ma minter,u tokenId,u quantity,Nb minterArguments,Ia mintReferral)4m
mint(Da mintTo,u quantity,Aa collection,u tokenId,Ia mintReferral,Ws comment)4m
mint(Da mintTo,u quantity,Aa tokenAddress,u tokenId,u totalValue,Aa currency,Ia mintReferral,Ws comment)4m
callSale(u tokenId,Ma salesConfig,Nb data)0
buy1155(Aa erc20zAddress,u num1155ToBuy,Da recipient,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96)27
sell1155(Aa erc20zAddress,u num1155ToSell,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96)28
buyOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96,Ws comment)27
sellOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96,Ws comment)28` },
  { source: 'Reads', rows: `totalSupply(u id)4n
contractURI()4n
tokenByIndex(u index)4n
tokenOfOwnerByIndex(La owner,u index)4n
royaltyInfo(u tokenId,u salePrice)4n
PERMIT_TYPEHASH()4n
nonceBitmap(La owner,u wordPos)4n
isValidSignature(Ow hash,Ob signature)4n
pendingOwner()4n
admin()4n
implementation()4n
proxiableUUID()4n
paused()4n
hasRole(Pw role,La account)4n
getRoleAdmin(Pw role)4n
token0()4n
token1()4n
fee()4n
factory()4n
liquidity()4n
tickSpacing()4n
observe(uint32[] secondsAgos)4n
getPool(Aa tokenA,Aa tokenB,uint24 fee)4n
positions(u tokenId)4n
getAmountsOut(u amountIn,Aa[] path)4n
getAmountsIn(u amountOut,Aa[] path)4n
getAmountOut(u amountIn,u reserveIn,u reserveOut)4n
getAmountIn(u amountOut,u reserveIn,u reserveOut)4n
quote(u amountA,u reserveA,u reserveB)4n
get_dy(int128 i,int128 j,u dx)4n
get_virtual_price()4n
getRate()4n
getBlockHash(u blockNumber)4n
getLastBlockHash()4n
getCurrentBlockTimestamp()4n
getCurrentBlockGasLimit()4n
getCurrentBlockCoinbase()4n
getCurrentBlockDifficulty()4n
getBasefee()4n
getChainId()4n
getThreshold()4n
getOwners()4n
isOwner(La owner)4n
nonce()4n
isModuleEnabled(La module)4n
getModulesPaginated(La start,u pageSize)4n
approvedHashes(La owner,Ow hash)4n
domainSeparator()4n
getTransactionHash(La to,u value,Ob data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,La refundReceiver,u nonce)4n
getNonce(La sender,uint192 key)4n
state(u proposalId)4n
proposals(u proposalId)4n
proposalVotes(u proposalId)4n
proposalSnapshot(u proposalId)4n
proposalDeadline(u proposalId)4n
hasVoted(u proposalId,La account)4n
getVotes(La account,u timepoint)4n
getPriorVotes(La account,u blockNumber)4n
getPastTotalSupply(u timepoint)4n
getCurrentVotes(La account)4n
quorum(u timepoint)4n
votingDelay()4n
votingPeriod()4n
proposalThreshold()4n
getMinDelay()4n
isOperationReady(Pw id)4n
isOperationPending(Pw id)4n
isOperationDone(Pw id)4n
getTimestamp(Pw id)4n
getUserAccountData(La user)4n
getReserveData(Aa asset)4n
getReservesList()4n
getReserveNormalizedIncome(Aa asset)4n
getUserConfiguration(La user)4n
getUserEMode(La user)4n
borrowAllowance(La fromUser,La toUser)4n
scaledBalanceOf(La user)4n
UNDERLYING_ASSET_ADDRESS()4n
getAccountLiquidity(La account)4n
borrowBalanceStored(La account)4n
exchangeRateStored()4n
getAssetsIn(La account)4n
markets(Aa cToken)4n
borrowBalanceOf(La account)4n
isLiquidatable(La account)4n
baseToken()4n
getUtilization()4n
latestAnswer()4n
latestRoundData()4n
description()4n
version()4n
getAssetPrice(Aa asset)4n
sharesOf(La account)4n
getSharesByPooledEth(u pooledEthAmount)4n
getPooledEthByShares(u sharesAmount)4n
stEthPerToken()4n
tokensPerStEth()4n
getWithdrawalStatus(u[] requestIds)4n
getWithdrawalRequests(La owner)4n
getExchangeRate()4n
getEthValue(u rethAmount)4n
getRethValue(u ethAmount)4n
earned(La account)4n
claimable(La account)4n
rewardPerToken()4n
pricePerShare()4n
getPricePerFullShare()4n
resolver(Pw node)4n
addr(Pw node)4n
addr(Pw node,u coinType)4n
text(Pw node,Ps key)4n
contenthash(Pw node)4n
owner(Pw node)4n
available(Ps name)4n
rentPrice(Ps name,u duration)4n
nameExpires(u id)4n
idOf(La owner)4n
ticks(int24 tick)4n
tickBitmap(int16 wordPosition)4n
allPairs(u index)4n
allPairsLength()4n
WETH()4n
getPoolTokens(Pw poolId)4n
getPoolId()4n
getSwapFeePercentage()4n
coins(u i)4n
balances(u i)4n
A()4n
poolInfo(u pid)4n
userInfo(u pid,La user)4n
getReserveNormalizedVariableDebt(Aa asset)4n
getUserReserveData(Aa asset,La user)4n
getAssetsPrices(Aa[] assets)4n
getPool()4n
getPriceOracle()4n
getAccountSnapshot(La account)4n
getCash()4n
totalBorrows()4n
underlying()4n
comptroller()4n
oracle()4n
supplyRatePerBlock()4n
borrowRatePerBlock()4n
getUnderlyingPrice(Aa cToken)4n
getAllMarkets()4n
collateralBalanceOf(La account,Aa asset)4n
userCollateral(La account,Aa asset)4n
getAssetInfo(uint8 i)4n
getSupplyRate(u utilization)4n
getBorrowRate(u utilization)4n
getRoundData(uint80 roundId)4n
aggregator()4n
name(Pw node)4n
getTotalShares()4n
stakingToken()4n
rewardsToken()4n
rewards(La account)4n
getRoleMember(Pw role,u index)4n
market(Pw id)4n
position(Pw id,La user)4n
idToMarketParams(Pw id)4n` },
  { source: 'Token reads', rows: `balanceOf(La account)4n
allowance(La owner,La spender)4n
totalSupply()4n
name()4n
symbol()4n
decimals()4n
nonces(La owner)4n
DOMAIN_SEPARATOR()4n
eip712Domain()4n
owner()4n
supportsInterface(Pbytes4 interfaceId)4n
ownerOf(u tokenId)4n
getApproved(u tokenId)4n
isApprovedForAll(La owner,La operator)4n
tokenURI(u tokenId)4n
uri(u id)4n
balanceOf(La account,u id)4n
balanceOfBatch(La[] accounts,u[] ids)4n
allowance(La owner,La spender,u id)4n
isOperator(La owner,La spender)4n
authorizationState(La authorizer,Pw nonce)4n
asset()4n
totalAssets()4n
convertToShares(u assets)4n
convertToAssets(u shares)4n
maxDeposit(La receiver)4n
maxMint(La receiver)4n
maxWithdraw(La owner)4n
maxRedeem(La owner)4n
previewDeposit(u assets)4n
previewMint(u shares)4n
previewWithdraw(u assets)4n
previewRedeem(u shares)4n
allowance(La owner,Aa token,La spender)4n
getVotes(La account)4n
getPastVotes(La account,u timepoint)4n
delegates(La account)4n
clock()4n
getReserves()4n
getPair(Aa tokenA,Aa tokenB)4n
slot0()4n
getEthBalance(La account)4n
getBlockNumber()4n` },
  { source: 'Clipper', rows: `transmitAndSwap(Aa inputToken,Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)18.1b
transmitAndSellTokenForEth(Aa inputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)18.1c
sellEthForToken(Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)28.1d
swap(Aa inputToken,Aa outputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)18.1e
sellTokenForEth(Aa inputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)28.1f` },
  { source: 'KyberSwap', rows: `swap((Ma callTarget,Ma approveTarget,Ob targetData,{166} desc,Ib clientData) execution)2j.1g
swapGeneric((Ma callTarget,Ma approveTarget,Nb targetData,{166} desc,Ib clientData) execution)2j.1g
swapSimpleMode(Ma caller,{166} desc,Ob executorData,Ib clientData)2j.1h` },
  { source: 'LI.FI', rows: `swapTokensMultipleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135}[] _swapData)18
swapTokensMultipleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135}[] _swapData)18
swapTokensMultipleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135}[] _swapData)18
swapTokensSingleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135} _swapData)18.1i
swapTokensSingleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135} _swapData)18.1i
swapTokensSingleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{135} _swapData)18.1i
swapTokensGeneric(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmount,{135}[] _swapData)18
startBridgeTokensViaAcrossV4ERC20Min({187} _parameters,Aw sendingAssetId,u inputAmount)12
startBridgeTokensViaAcrossV4NativeMin({187} _parameters)12
startBridgeTokensViaCBridgeERC20Min(Pw transactionId,Da receiver,uint64 destinationChainId,Aa sendingAssetId,u amount,uint64 nonce,uint32 maxSlippage)12
startBridgeTokensViaCBridgeNativeMin(Pw transactionId,Da receiver,uint64 destinationChainId,uint64 nonce,uint32 maxSlippage)12
startBridgeTokensViaHopL1ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)12
startBridgeTokensViaHopL1NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)12
startBridgeTokensViaHopL2ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)12
startBridgeTokensViaHopL2NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)12
startBridgeTokensViaAcross({169} _bridgeData,{99} _acrossData)12
swapAndStartBridgeTokensViaAcross({169} _bridgeData,{135}[] _swapData,{99} _acrossData)12
startBridgeTokensViaAcrossV4({169} _bridgeData,{190} _acrossData)12
swapAndStartBridgeTokensViaAcrossV4({169} _bridgeData,{135}[] _swapData,{190} _acrossData)12
startBridgeTokensViaAcrossV4Swap({169} _bridgeData,{70} _acrossV4SwapFacetData)12
swapAndStartBridgeTokensViaAcrossV4Swap({169} _bridgeData,{135}[] _swapData,{70} _acrossV4SwapFacetData)12
startBridgeTokensViaAllBridge({169} _bridgeData,{115} _allBridgeData)12
swapAndStartBridgeTokensViaAllBridge({169} _bridgeData,{135}[] _swapData,{115} _allBridgeData)12
startBridgeTokensViaArbitrumBridge({169} _bridgeData,{69} _arbitrumData)12
swapAndStartBridgeTokensViaArbitrumBridge({169} _bridgeData,{135}[] _swapData,{69} _arbitrumData)12
startBridgeTokensViaCBridge({169} _bridgeData,{44} _cBridgeData)12
swapAndStartBridgeTokensViaCBridge({169} _bridgeData,{135}[] _swapData,{44} _cBridgeData)12
startBridgeTokensViaCelerCircleBridge({169} _bridgeData,{52} _celerCircleData)12
swapAndStartBridgeTokensViaCelerCircleBridge({169} _bridgeData,{135}[] _swapData,{52} _celerCircleData)12
startBridgeTokensViaChainflip({169} _bridgeData,{184} _chainflipData)12
swapAndStartBridgeTokensViaChainflip({169} _bridgeData,{135}[] _swapData,{184} _chainflipData)12
startBridgeTokensViaDeBridgeDln({169} _bridgeData,{107} _deBridgeData)12
swapAndStartBridgeTokensViaDeBridgeDln({169} _bridgeData,{135}[] _swapData,{107} _deBridgeData)12
startBridgeTokensViaEco({169} _bridgeData,{131} _ecoData)12
swapAndStartBridgeTokensViaEco({169} _bridgeData,{135}[] _swapData,{131} _ecoData)12
startBridgeTokensViaGarden({169} _bridgeData,{111} _gardenData)12
swapAndStartBridgeTokensViaGarden({169} _bridgeData,{135}[] _swapData,{111} _gardenData)12
startBridgeTokensViaGasZip({169} _bridgeData,{58} _gasZipData)12
swapAndStartBridgeTokensViaGasZip({169} _bridgeData,{135}[] _swapData,{58} _gasZipData)12
startBridgeTokensViaGlacis({169} _bridgeData,{96} _glacisData)12
swapAndStartBridgeTokensViaGlacis({169} _bridgeData,{135}[] _swapData,{96} _glacisData)12
startBridgeTokensViaGnosisBridge({169} _bridgeData)12
swapAndStartBridgeTokensViaGnosisBridge({169} _bridgeData,{135}[] _swapData)12
startBridgeTokensViaHop({169} _bridgeData,{146} _hopData)12
swapAndStartBridgeTokensViaHop({169} _bridgeData,{135}[] _swapData,{146} _hopData)12
startBridgeTokensViaHopL1ERC20({169} _bridgeData,{159} _hopData)12
swapAndStartBridgeTokensViaHopL1ERC20({169} _bridgeData,{135}[] _swapData,{159} _hopData)12
startBridgeTokensViaHopL1Native({169} _bridgeData,{159} _hopData)12
swapAndStartBridgeTokensViaHopL1Native({169} _bridgeData,{135}[] _swapData,{159} _hopData)12
startBridgeTokensViaHopL2ERC20({169} _bridgeData,{159} _hopData)12
swapAndStartBridgeTokensViaHopL2ERC20({169} _bridgeData,{135}[] _swapData,{159} _hopData)12
startBridgeTokensViaHopL2Native({169} _bridgeData,{159} _hopData)12
swapAndStartBridgeTokensViaHopL2Native({169} _bridgeData,{135}[] _swapData,{159} _hopData)12
startBridgeTokensViaLayerSwap({169} _bridgeData,{127} _layerSwapData)12
swapAndStartBridgeTokensViaLayerSwap({169} _bridgeData,{135}[] _swapData,{127} _layerSwapData)12
startBridgeTokensViaLiFiIntentEscrowV2({169} _bridgeData,{203} _lifiIntentData)12
swapAndStartBridgeTokensViaLiFiIntentEscrowV2({169} _bridgeData,{135}[] _swapData,{203} _lifiIntentData)12
startBridgeTokensViaMayan({169} _bridgeData,{164} _mayanData)12
swapAndStartBridgeTokensViaMayan({169} _bridgeData,{135}[] _swapData,{164} _mayanData)12
startBridgeTokensViaMegaETHBridge({169} _bridgeData,{73} _megaETHData)12
swapAndStartBridgeTokensViaMegaETHBridge({169} _bridgeData,{135}[] _swapData,{73} _megaETHData)12
startBridgeTokensViaNEARIntents({169} _bridgeData,{141} _nearData)12
swapAndStartBridgeTokensViaNEARIntents({169} _bridgeData,{135}[] _swapData,{141} _nearData)12
startBridgeTokensViaOmniBridge({169} _bridgeData)12
swapAndStartBridgeTokensViaOmniBridge({169} _bridgeData,{135}[] _swapData)12
startBridgeTokensViaOptimismBridge({169} _bridgeData,{64} _optimismData)12
swapAndStartBridgeTokensViaOptimismBridge({169} _bridgeData,{135}[] _swapData,{64} _optimismData)12
startBridgeTokensViaPaxosTransit({169} _bridgeData,{189} _paxosData)12
swapAndStartBridgeTokensViaPaxosTransit({169} _bridgeData,{135}[] _swapData,{189} _paxosData)12
startBridgeTokensViaPolygonBridge({169} _bridgeData)12
swapAndStartBridgeTokensViaPolygonBridge({169} _bridgeData,{135}[] _swapData)12
startBridgeTokensViaPolymerCCTP({169} _bridgeData,{152} _polymerData)12
swapAndStartBridgeTokensViaPolymerCCTP({169} _bridgeData,{135}[] _swapData,{152} _polymerData)12
startBridgeTokensViaRelayDepository({169} _bridgeData,{39} _relayDepositoryData)12
swapAndStartBridgeTokensViaRelayDepository({169} _bridgeData,{135}[] _swapData,{39} _relayDepositoryData)12
startBridgeTokensViaSquid({169} _bridgeData,{183} _squidData)12
swapAndStartBridgeTokensViaSquid({169} _bridgeData,{135}[] _swapData,{183} _squidData)12
startBridgeTokensViaStargate({169} _bridgeData,{170} _stargateData)12
swapAndStartBridgeTokensViaStargate({169} _bridgeData,{135}[] _swapData,{170} _stargateData)12
startBridgeTokensViaSuperset({169} _bridgeData,{130} _supersetData)12
swapAndStartBridgeTokensViaSuperset({169} _bridgeData,{135}[] _swapData,{130} _supersetData)12
startBridgeTokensViaSymbiosis({169} _bridgeData,{193} _symbiosisData)12
swapAndStartBridgeTokensViaSymbiosis({169} _bridgeData,{135}[] _swapData,{193} _symbiosisData)12
startBridgeTokensViaThorSwap({169} _bridgeData,{36} _thorSwapData)12
swapAndStartBridgeTokensViaThorSwap({169} _bridgeData,{135}[] _swapData,{36} _thorSwapData)12
startBridgeTokensViaUnit({169} _bridgeData,{65} _unitData)12
swapAndStartBridgeTokensViaUnit({169} _bridgeData,{135}[] _swapData,{65} _unitData)12` },
  { source: 'Odos, OpenOcean', rows: `swapCompact()0
swap({136} tokenInfo,Ob pathDefinition,Ma executor,uint32 referralCode)4o.1j
swapPermit2({78} permit2,{136} tokenInfo,Ob pathDefinition,Ma executor,uint32 referralCode)4o
swapMulti({57}[] inputs,(Aa tokenAddress,u relativeValue,Da receiver)[] outputs,u valueOutMin,Ob pathDefinition,Ma executor,uint32 referralCode)4o
swap({136} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo)18.1j
swapMulti({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)18
swapPermit2({78} permit2,{136} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo)18
swapMultiPermit2({78} permit2,{57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo)18
swapWithHook({136} tokenInfo,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)18
swapMultiWithHook({57}[] inputs,{83}[] outputs,Ob pathDefinition,Ma executor,{60} referralInfo,Ma hookTarget,Nb hookData)18
swap(Ma caller,(Aa srcToken,Aa dstToken,Ma srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u guaranteedAmount,u flags,Ja referrer,Ob permit) desc,(Mu target,u gasLimit,u value,Ob data)[] calls)18.1k
callUniswap(Aa srcToken,u amount,u minReturn,Bw[] pools)18
callUniswapTo(Aa srcToken,u amount,u minReturn,Bw[] pools,Da recipient)18` },
  { source: 'OKX', rows: `dagSwapByOrderId(u orderId,{109} baseRequest,{108}[] paths)18
dagSwapTo(u orderId,Da receiver,{109} baseRequest,{108}[] paths)18
smartSwapByOrderId(u orderId,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData)18
smartSwapTo(u orderId,Da receiver,{109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData)18
swapWrap(u orderId,u rawdata)18
swapWrapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest)18
uniswapV3SwapTo(Du receiver,u amount,u minReturn,Bu[] pools)18
uniswapV3SwapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bu[] pools)18
unxswapByOrderId(Au srcToken,u amount,u minReturn,Bw[] pools)18
unxswapTo(Au srcToken,u amount,u minReturn,Da receiver,Bw[] pools)18
unxswapToWithBaseRequest(u orderId,Da receiver,{109} baseRequest,Bw[] pools)18
smartSwapByInvest({109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData,Da to)18
smartSwapByInvestWithRefund({109} baseRequest,u[] batchesAmount,{108}[][] batches,{154}[] extraData,Da to,Da refundTo)18` },
  { source: '1inch', rows: `swap(Ma caller,(Aa srcToken,Aa dstToken,Ma srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit) desc,Ob data)2j.1l
unoswap(Aa srcToken,u amount,u minReturn,Bw[] pools)18.1m
unoswapWithPermit(Aa srcToken,u amount,u minReturn,Bw[] pools,Ob permit)18.1m
swap(Ma executor,{121} desc,Ob permit,Ob data)2j.1l
unoswap(Aa srcToken,u amount,u minReturn,Bu[] pools)18.1m
unoswapTo(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools)2j.1n
unoswapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)2j.1n
uniswapV3Swap(u amount,u minReturn,Bu[] pools)18
uniswapV3SwapTo(Da recipient,u amount,u minReturn,Bu[] pools)2j.1o
uniswapV3SwapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)2j.1o
clipperSwap(Ma clipperExchange,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)18
clipperSwapTo(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)18.1p
swap(Ma executor,{121} desc,Ob data)2j.1l
unoswap(Au token,u amount,u minReturn,Bu dex)18.1m
unoswap2(Au token,u amount,u minReturn,Bu dex,Bu dex2)18.1m
unoswap3(Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)18.1m
unoswapTo(Du to,Au token,u amount,u minReturn,Bu dex)2j.1n
unoswapTo2(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2)2j.1n
unoswapTo3(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)2j.1n
ethUnoswap(u minReturn,Bu dex)18.1q
ethUnoswap2(u minReturn,Bu dex,Bu dex2)18.1q
ethUnoswap3(u minReturn,Bu dex,Bu dex2,Bu dex3)18.1q
ethUnoswapTo(Du to,u minReturn,Bu dex)2j.1r
ethUnoswapTo2(Du to,u minReturn,Bu dex,Bu dex2)2j.1r
ethUnoswapTo3(Du to,u minReturn,Bu dex,Bu dex2,Bu dex3)2j.1r
clipperSwap(Ma clipperExchange,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)18
clipperSwapTo(Ma clipperExchange,Da recipient,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)18.1p
permitAndCall(Nb permit,Nb action)0.1s
cancelOrder(u makerTraits,Pw orderHash)g
cancelOrders(u[] makerTraits,Pw[] orderHashes)g
increaseEpoch(uint96 series)g
advanceEpoch(uint96 series,u amount)g
fillOrder({134} order,Ow r,Ow vs,u amount,u takerTraits)4h
fillOrderArgs({134} order,Ow r,Ow vs,u amount,u takerTraits,Nb args)4h
fillContractOrder({134} order,Ob signature,u amount,u takerTraits)4h
fillContractOrderArgs({134} order,Ob signature,u amount,u takerTraits,Nb args)4h` },
  { source: '1inch', rows: `clipperSwap(Aa srcToken,Aa dstToken,u amount,u minReturn)18
clipperSwapTo(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn)18
clipperSwapToWithPermit(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn,Ob permit)18
clipperSwapToWithPermit(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs,Ob permit)18
fillOrder({153} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount)4h
fillOrderTo({153} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount,Da target)4h
fillOrderRFQ({125} order,Ob signature,u flagsAndAmount)4h
fillOrderRFQCompact({125} order,Ow r,Ow vs,u flagsAndAmount)4h
fillOrderRFQTo({125} order,Ob signature,u flagsAndAmount,Da target)4h
fillOrderRFQToWithPermit({125} order,Ob signature,u flagsAndAmount,Da target,Ob permit)4h
fillOrderRFQ({125} order,Ob signature,u makingAmount,u takingAmount)4h
fillOrderRFQTo({125} order,Ob signature,u makingAmount,u takingAmount,Da target)4h
fillOrderRFQToWithPermit({125} order,Ob signature,u makingAmount,u takingAmount,Da target,Ob permit)4h
cancelOrder((u salt,Aa makerAsset,Aa takerAsset,La maker,La receiver,La allowedSender,u makingAmount,u takingAmount,u offsets,Ob interactions) order)g
cancelOrderRFQ(u orderInfo)g
bitsInvalidateForOrder(u makerTraits,u additionalMask)g
settleOrders(Nb data)0
create((u salt,Eu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)1r
cancelOrder((u salt,Lu maker,Lu receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)g` },
  { source: 'SushiSwap', rows: `processRoute(Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)18.1t
transferValueAndprocessRoute(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)18
processRouteWithTransferValueInput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)18
processRouteWithTransferValueOutput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)18
snwap(Aa tokenIn,u amountIn,Da recipient,Aa tokenOut,u amountOutMin,Ma executor,Ob executorData)18` },
  { source: 'Uniswap V2', rows: `addLiquidity(Aa tokenA,Aa tokenB,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)19.1u
addLiquidityETH(Aa token,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)19.1v
removeLiquidity(Aa tokenA,Aa tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)1a.1w
removeLiquidityETH(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)1a.1x
removeLiquidityETHSupportingFeeOnTransferTokens(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)1a.1x
removeLiquidityETHWithPermit(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)1a.1x
removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(Aa token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)1a.1x
removeLiquidityWithPermit(Aa tokenA,Aa tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)1a.1w
swapETHForExactTokens(u amountOut,Aa[] path,Da to,u deadline)18.1y
swapExactETHForTokens(u amountOutMin,Aa[] path,Da to,u deadline)18.1z
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,u deadline)18.1z
swapExactTokensForETH(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)18.20
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)18.20
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)18.21
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)18.21
swapTokensForExactETH(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)18.22
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)18.23` },
  { source: 'Uniswap V3', rows: `exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)29.24
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)29.25
exactInput((Ob path,Da recipient,u deadline,u amountIn,u amountOutMinimum) params)29.26
exactOutput((Ob path,Da recipient,u deadline,u amountOut,u amountInMaximum) params)29.27
exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)2d.28
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)2d.29
exactInput((Ob path,Da recipient,u amountIn,u amountOutMinimum) params)2d.2a
exactOutput((Ob path,Da recipient,u amountOut,u amountInMaximum) params)2d.2b
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to)2d.2c
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to)2d.2d
unwrapWETH9(u amountMinimum,Da recipient)2b.2e
unwrapWETH9(u amountMinimum)2b.2f
wrapETH(u value)4g.2g
refundETH()2c.2h
sweepToken(Aa token,u amountMinimum,Da recipient)2v.2i
sweepToken(Aa token,u amountMinimum)2v.2j
pull(Aa token,u value)h.2k
selfPermit(Aa token,u value,u deadline,uint8 v,Ow r,Ow s)3.18
selfPermitIfNecessary(Aa token,u value,u deadline,uint8 v,Ow r,Ow s)3.18
selfPermitAllowed(Aa token,u nonce,u expiry,uint8 v,Ow r,Ow s)3.2l
selfPermitAllowedIfNecessary(Aa token,u nonce,u expiry,uint8 v,Ow r,Ow s)3.2l
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)2a.2m
increaseLiquidity((Tu tokenId,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,u deadline) params)19
decreaseLiquidity((u tokenId,uint128 liquidity,u amount0Min,u amount1Min,u deadline) params)1a
collect((u tokenId,Da recipient,uint128 amount0Max,uint128 amount1Max) params)4p.2n` },
  { source: 'Velora', rows: `swapExactAmountIn(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)2j.2o
swapExactAmountOut(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)2j.2p
swapExactAmountInPro(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)2j.2o
swapExactAmountOutPro(Ma executor,{122} swapData,Ju partnerAndFee,Ob permit,Ob executorData)2j.2p
swapExactAmountInOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)2j.2q
swapExactAmountInOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)2j.2q
swapExactAmountOutOnUniswapV2({132} uniData,Ju partnerAndFee,Ob permit)2j.2r
swapExactAmountOutOnUniswapV3({132} uniData,Ju partnerAndFee,Ob permit)2j.2r
swapExactAmountInOnCurveV1((Au curveData,u curveAssets,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV1Data,Ju partnerAndFee,Ob permit)2j.2s
swapExactAmountInOnCurveV2((u curveData,u i,u j,Aa poolAddress,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV2Data,Ju partnerAndFee,Ob permit)2j.2t
swapExactAmountInOnBalancerV2((u fromAmount,#au toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)2j.2u
swapExactAmountOutOnBalancerV2((#cu fromAmount,u toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)2j.2u` },
  { source: 'Velora', rows: `simpleSwap((Aa fromToken,Aa toToken,u fromAmount,#au toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)2j
simpleBuy((Aa fromToken,Aa toToken,#cu fromAmount,u toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)4q
multiSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,{162}[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)2j
megaSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,(u fromAmountPercent,{162}[] path)[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)2j
directUniV3Swap((Aa fromToken,Aa toToken,Ma exchange,u fromAmount,#au toAmount,u expectedAmount,u feePercent,u deadline,Ja partner,f isApproved,Da beneficiary,Ob path,Ob permit,Pbytes16 uuid) data)2j
swapOnUniswap(u amountIn,u amountOutMin,Aa[] path)18
swapOnUniswapFork(Ma factory,Pw initCode,u amountIn,u amountOutMin,Aa[] path)18
swapOnUniswapV2Fork(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools)18
swapOnUniswapV2ForkWithPermit(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools,Ob permit)18
buyOnUniswap(u amountInMax,u amountOut,Aa[] path)27
buyOnUniswapFork(Ma factory,Pw initCode,u amountInMax,u amountOut,Aa[] path)27
buyOnUniswapV2Fork(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools)27
buyOnUniswapV2ForkWithPermit(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools,Ob permit)27
swapOnZeroXv2(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)18
swapOnZeroXv4(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)18
swapOnZeroXv4WithPermit(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload,Ob permit)18
swapOnAugustusRFQTryBatchFill((u fromAmount,#au toAmount,uint8 wrapApproveDirection,Pw metadata,Da beneficiary) data,({140} order,Ob signature,u takerTokenFillAmount,Ob permitTakerAsset,Ob permitMakerAsset)[] orders,Ob permit)2j
fillOrder({140} order,Ob signature)4h
partialFillOrderWithTargetPermit({140} order,Ob signature,u takerTokenFillAmount,Da target,Ob permitTakerAsset,Ob permitMakerAsset)4h
cancelOrder(Pw orderHash)g
cancelOrders(Pw[] orderHashes)g
setPreSignature(Sw orderHash,f preSigned)2g` },
  { source: 'Wombat Exchange', rows: `swapExactTokensForTokens(Aa[] tokenPath,Ba[] poolPath,u fromAmount,u minimumToAmount,Da to,u deadline)18.2v
swapExactNativeForTokens(Aa[] tokenPath,Ba[] poolPath,#au minimumamountOut,Da to,u deadline)18.2w
swapExactTokensForNative(Aa[] tokenPath,Ba[] poolPath,u amountIn,#au minimumamountOut,Da to,u deadline)18.2x` },
  { source: '0x', rows: `transformERC20(Aa inputToken,Aa outputToken,u inputTokenAmount,u minOutputTokenAmount,(uint32 deploymentNonce,Ob data)[] transformations)18.2y
execute({61} slippage,Nb[] actions,Pw zid)2j.2z
exec(Ma operator,Aa token,u amount,Na target,Nb data)0.30` },
  { source: '0x Settler', rows: `executeWithPermit({61} slippage,Nb[] actions,Pw zid,Ob permitData)0
executeMetaTxn({61} slippage,Nb[] actions,Pw zid,Fa msgSender,Ob sig)0` },
  { source: '0x V4', rows: `sellToUniswap(Aa[] tokens,u sellAmount,u minBuyAmount,f isSushi)28
sellToPancakeSwap(Aa[] tokens,u sellAmount,u minBuyAmount,uint8 fork)28
sellTokenForTokenToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)4r
sellEthForTokenToUniswapV3(Ob encodedPath,u minBuyAmount,Da recipient)4r
sellTokenForEthToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)4r
sellToLiquidityProvider(Aa inputToken,Aa outputToken,Ma provider,Da recipient,u sellAmount,u minBuyAmount,Ob auxiliaryData)4r
multiplexBatchSellEthForToken(Aa outputToken,{37}[] calls,u minBuyAmount)18
multiplexBatchSellTokenForEth(Aa inputToken,{37}[] calls,u sellAmount,u minBuyAmount)18
multiplexBatchSellTokenForToken(Aa inputToken,Aa outputToken,{37}[] calls,u sellAmount,u minBuyAmount)18
multiplexMultiHopSellEthForToken(Aa[] tokens,{5}[] calls,u minBuyAmount)18
multiplexMultiHopSellTokenForEth(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)18
multiplexMultiHopSellTokenForToken(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)18
fillLimitOrder({174} order,{56} signature,uint128 takerTokenFillAmount)4h
fillOrKillLimitOrder({174} order,{56} signature,uint128 takerTokenFillAmount)4h
fillRfqOrder({149} order,{56} signature,uint128 takerTokenFillAmount)4h
fillOrKillRfqOrder({149} order,{56} signature,uint128 takerTokenFillAmount)4h
fillOtcOrder({143} order,{56} makerSignature,uint128 takerTokenFillAmount)4h
fillOtcOrderForEth({143} order,{56} makerSignature,uint128 takerTokenFillAmount)4h
fillOtcOrderWithEth({143} order,{56} makerSignature)4h
batchFillLimitOrders({174}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)4h
batchFillRfqOrders({149}[] orders,{56}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)4h
cancelLimitOrder({175} order)g
cancelRfqOrder({149} order)g
batchCancelLimitOrders({175}[] orders)g
batchCancelRfqOrders({149}[] orders)g
cancelPairLimitOrders(Aa makerToken,Aa takerToken,u minValidSalt)g
cancelPairRfqOrders(Aa makerToken,Aa takerToken,u minValidSalt)g
registerAllowedOrderSigner(Ga signer,f allowed)3
registerAllowedRfqOrigins(Ga[] origins,f allowed)3
executeMetaTransaction((Fa signer,La sender,u minGasPrice,u maxGasPrice,u expirationTimeSeconds,u salt,Nb callData,u value,Aa feeToken,u feeAmount) mtx,{56} signature)0
buyERC721({191} sellOrder,{56} signature,Nb callbackData)o
buyERC1155({194} sellOrder,{56} signature,uint128 erc1155BuyAmount,Nb callbackData)o
sellERC721({191} buyOrder,{56} signature,u erc721TokenId,f unwrapNativeToken,Nb callbackData)28
sellERC1155({194} buyOrder,{56} signature,u erc1155TokenId,uint128 erc1155SellAmount,f unwrapNativeToken,Nb callbackData)28
cancelERC721Order(u orderNonce)g
cancelERC1155Order(u orderNonce)g
preSignERC721Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc721Token,u erc721TokenId,{51}[] erc721TokenProperties) order)2g
preSignERC1155Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{47}[] fees,Aa erc1155Token,u erc1155TokenId,{51}[] erc1155TokenProperties,uint128 erc1155TokenAmount) order)2g` },
  { source: 'Staking of ApeCoin', at: /^ApeCoin staking$/, rows: `depositSelfApeCoin(u amount)1h
claimSelfApeCoin()1b
withdrawSelfApeCoin(u amount)n` },
  { source: 'BENQI staked AVAX', at: /^BENQI staked AVAX$/, rows: `submit()1i
redeem()1g
redeem(u unlockIndex)1g
redeemOverdueShares()1g` },
  { source: 'Staking of BNB', at: /^BNB stake hub$/, rows: `undelegate(La operatorAddress,u shares)4s
claim(La operatorAddress,u requestNumber)1b` },
  { source: 'Convex and Aura', rows: `depositAll(u pid,f stake)4t
withdrawAll(u pid)n
withdrawTo(u pid,u amount,Da to)n
earmarkRewards(u pid)l
earmarkFees()l
stakeFor(Ea for,u amount)1i
withdrawAll(f claim)n
withdrawAndUnwrap(u amount,f claim)n
withdrawAllAndUnwrap(f claim)n
getReward(Ea account,f claimExtras)m
getReward(Ea account,f claimExtras,f stake)m
getReward(Ea account,Da forwardTo)m
getReward(f stake)m
deposit(u amount,f lock,Ma stakeAddress)1h
depositAll(f lock,Ma stakeAddress)1h
lock(Ea account,u amount,u spendRatio)2h
lock(Ea account,u amount)2h
processExpiredLocks(f relock)4u
withdrawExpiredLocksTo(Da withdrawTo)n
kickExpiredLocks(La account)4v
stake(u amount,Ea to)1i
stakeAndSetWeight(u amount,u weight)1i
depositAndSetWeight(u amount,u weight)1h
setRewardWeight(u weight)8
claimRewards(Ma[] rewardContracts,Ma[] extraRewardContracts,Ma[] tokenRewardContracts,Ma[] tokenRewardTokens,u depositCrvMaxAmount,u minAmountOut,u depositCvxMaxAmount,u spendCvxAmount,u options)4w
setRewardRedirect(Da to)2w` },
  { source: 'Convex and Aura boosters', at: /^(?:Aura|Convex) booster$/, rows: `deposit(u pid,u amount,f stake)1h
withdraw(u pid,u amount)n` },
  { source: 'EigenLayer', rows: `depositIntoStrategy(Aa strategy,Aa token,u amount)4x
depositIntoStrategyWithSignature(Aa strategy,Aa token,u amount,Ea staker,u expiry,Ob signature)1h
delegateTo(Ga operator,{16} approverSignatureAndExpiry,Ow approverSalt)6
redelegate(Ga newOperator,{16} newOperatorApproverSig,Ow approverSalt)6
delegateToBySignature(Ea staker,Ga operator,{16} stakerSignatureAndExpiry,{16} approverSignatureAndExpiry,Ow approverSalt)6
undelegate(Ea staker)4y
queueWithdrawals((Aa[] strategies,u[] depositShares,Da deprecated_withdrawer)[] params)4z
completeQueuedWithdrawal({129} withdrawal,Aa[] tokens,f receiveAsTokens)50
completeQueuedWithdrawals({129}[] withdrawals,Aa[][] tokens,f[] receiveAsTokens)50
completeQueuedWithdrawal((Ea staker,La delegatedTo,Da withdrawer,u nonce,uint32 startBlock,Aa[] strategies,u[] shares) withdrawal,Aa[] tokens,u middlewareTimesIndex,f receiveAsTokens)50
registerAsOperator(Ga initDelegationApprover,uint32 allocationDelay,Vs metadataURI)51
registerAsOperator((Da deprecated_earningsReceiver,Ga delegationApprover,uint32 stakerOptOutWindowBlocks) registeringOperatorDetails,Vs metadataURI)51
modifyOperatorDetails(Ea operator,Ga newDelegationApprover)6
updateOperatorMetadataURI(Ea operator,Vs metadataURI)8
setClaimerFor(Ga claimer)6
setClaimerFor(Ea earner,Ga claimer)6
processClaim({181} claim,Da recipient)1b
processClaims({181}[] claims,Da recipient)1b
setOperatorAVSSplit(Ea operator,La avs,uint16 split)2o
setOperatorPISplit(Ea operator,uint16 split)2o
setOperatorSetSplit(Ea operator,(La avs,uint32 id) operatorSet,uint16 split)2o
setAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)6
removeAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)10
addPendingAdmin(Ea account,Ga admin)34
removePendingAdmin(Ea account,Ga admin)10
removeAdmin(Ea account,Ga admin)10
acceptAdmin(Ea account)1v
createPod()52
stake(Rb pubkey,Ob signature,Ow depositDataRoot)1i
setProofSubmitter(Ga newProofSubmitter)6
startCheckpoint(f revertIfNoBalance)l
verifyCheckpointProofs(O(w balanceContainerRoot,b proof) balanceContainerProof,O(w pubkeyHash,w balanceRoot,b proof)[] proofs)1f
verifyWithdrawalCredentials(uint64 beaconTimestamp,O(w beaconStateRoot,b proof) stateRootProof,uint40[] validatorIndices,Ob[] validatorFieldsProofs,Ow[][] validatorFields)1f
requestConsolidation((Ob srcPubkey,Rb targetPubkey)[] requests)6
requestWithdrawal((Ob pubkey,uint64 amountGwei)[] requests)4z
recoverTokens(Aa[] tokenList,u[] amountsToWithdraw,Da recipient)2v
registerForOperatorSets(Ea operator,(Ga avs,uint32[] operatorSetIds,Ob data) params)6
deregisterFromOperatorSets((Ea operator,La avs,uint32[] operatorSetIds) params)53
modifyAllocations(Ea operator,((Ga avs,uint32 id) operatorSet,Aa[] strategies,uint64[] newMagnitudes)[] params)6
clearDeallocationQueue(La operator,Aa[] strategies,uint16[] numToClear)l
setAllocationDelay(Ea operator,uint32 delay)54
registerOperatorToAVS(Ga operator,(Ob signature,Ow salt,u expiry) operatorSignature)6
deregisterOperatorFromAVS(La operator)53` },
  { source: 'Ethena', rows: `cooldownAssets(u assets)1k
cooldownShares(u shares)1k
cooldownAssets(u assets,Ea owner)1k
cooldownShares(u shares,Ea owner)1k
unstake(Da receiver)1u
mint({144} order,(Da[] addresses,u[] ratios) route,{63} signature)2k
redeem({144} order,{63} signature)2l
setDelegatedSigner(Ga delegateTo)6
confirmDelegatedSigner(La delegatedBy)6
removeDelegatedSigner(La removedSigner)10` },
  { source: 'ether.fi', rows: `deposit(Ea receiver)55
wrapWithPermit(u eETHAmount,O(u value,u deadline,uint8 v,w r,w s) permit)4g
requestWithdraw(Da recipient,u amount)1k
requestWithdrawWithPermit(Ea owner,u amount,{53} permit)1k
requestWithdrawWithPermit(uint96 amountOfEEth,uint96 amountWithFee,{53} permit)1k
requestWithdrawWithPermit(u weETHAmount,Da recipient,{53} permit)1k
requestMembershipNFTWithdraw(Da recipient,u amount,u fee)1k
claimWithdraw(u tokenId)1b
batchClaimWithdraw(u[] tokenIds)1b
redeemEEth(u eEthAmount,Da receiver,Aa outputToken)1g
redeemWeEth(u weEthAmount,Da receiver,Aa outputToken)1g
redeemEEthWithPermit(u eEthAmount,Da receiver,{53} permit,Aa outputToken)1g
redeemWeEthWithPermit(u weEthAmount,Da receiver,{53} permit,Aa outputToken)1g
depositETHForWeETH(Ia referral)1h
depositWETHForWeETH(u amount,Ia referral)1h
depositStETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)1h
depositWstETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{53} permit)1h
depositWithERC20(Aa token,u amount,u minOutAmount,Ia referral)1h
depositWithERC20WithPermit(Aa token,u amount,u minOutAmount,Ia referral,{53} permit)1h
depositToRecipient(Da recipient,u amount,Ia referral)1h
wrapEth(u amount,u amountForPoints)4g
unwrapForEEthAndBurn(u tokenId)2b
requestWithdraw(u tokenId,u amount)1k
requestWithdrawAndBurn(u tokenId)1k` },
  { source: 'Flying Tulip ftUSD', at: /^Flying Tulip ftUSD$/, rows: `mint(Aa collateralToken,u collateralAmount,u txDeadline,u minFtUSDOut)4m
redeem(Aa collateralToken,u ftUSDAmount,u txDeadline,u minCollateralOut)1g` },
  { source: 'Flying Tulip puts', at: /^Flying Tulip puts$/, rows: `invest(Aa token,u amount,Ea recipient,u proofAmount,Ow[] proofWL)1h
divest(u id,u amount_ft)n
withdrawFT(u id,u amount)56` },
  { source: 'Lido', rows: `submit(Ia referral)1i
transferShares(Da recipient,u sharesAmount)h
transferSharesFrom(Fa sender,Da recipient,u sharesAmount)h
requestWithdrawals(u[] amounts,Ea owner)57.1p
requestWithdrawalsWstETH(u[] amounts,Ea owner)57.1p
requestWithdrawalsWithPermit(u[] amounts,Ea owner,{53} permit)57
requestWithdrawalsWstETHWithPermit(u[] amounts,Ea owner,{53} permit)57
claimWithdrawal(u requestId)1b
claimWithdrawals(u[] requestIds,u[] hints)1b
claimWithdrawalsTo(u[] requestIds,u[] hints,Da recipient)1b.t
stakeETH(Ia referral)1i
mintShares(Da recipient,u amountOfShares)20
mintStETH(Da recipient,u amountOfStETH)20
mintWstETH(Da recipient,u amountOfWstETH)20
burnShares(u amountOfShares)21
burnStETH(u amountOfStETH)21
burnWstETH(u amountOfWstETH)21
transferVaultOwnership(Ga newOwner)b
voluntaryDisconnect()6
pauseBeaconChainDeposits()58
resumeBeaconChainDeposits()59
triggerValidatorWithdrawals(Ob pubkeys,uint64[] amountsInGwei,Da refundRecipient)4z` },
  { source: 'Lido on Polygon', at: /^Lido on Polygon$/, rows: `submit(u amount,Ia referral)1i
requestWithdraw(u amount,Ia referral)1k
claimTokens(u tokenId)1b` },
  { source: 'Staking of Mantle', at: /^Mantle mETH staking$/, rows: `stake(u minMETHAmount)1i
unstakeRequest(uint128 methAmount,uint128 minETHAmount)5a
claimUnstakeRequest(u unstakeRequestID)1b` },
  { source: 'Merkl', rows: `toggleCampaignOperator(Ea user,Ga operator)6
acceptConditions()8
createCampaign((Pw campaignId,Ea creator,Aa rewardToken,u amount,uint32 campaignType,uint32 startTimestamp,uint32 duration,Ob campaignData) newCampaign)h` },
  { source: 'Midas minter vaults', at: /^Midas minter vault$/, rows: `depositInstant(Aa tokenIn,u amountToken,u minReceiveAmount,Iw referrerId)5b
depositInstant(Aa tokenIn,u amountToken,u minReceiveAmount,Iw referrerId,Ea recipient)5b
depositRequest(Aa tokenIn,u amountToken,Iw referrerId)5c
depositRequest(Aa tokenIn,u amountToken,Iw referrerId,Ea recipient)5c` },
  { source: 'Midas redemption vaults', at: /^Midas redemption vault$/, rows: `redeemInstant(Aa tokenOut,u amountMTokenIn,u minReceiveAmount)1g
redeemInstant(Aa tokenOut,u amountMTokenIn,u minReceiveAmount,Da recipient)1g
redeemRequest(Aa tokenOut,u amountMTokenIn)5d
redeemRequest(Aa tokenOut,u amountMTokenIn,Da recipient)5d
redeemFiatRequest(u amountMTokenIn)5d` },
  { source: 'Validator shares of Polygon', at: /^Polygon validator share$/, rows: `buyVoucherPOL(u amount,u minSharesToMint)1i
sellVoucher_newPOL(u claimAmount,u maximumSharesToBurn)1u
unstakeClaimTokens_newPOL(u unbondNonce)1b
withdrawRewardsPOL()m
restakePOL()3q` },
  { source: 'Validator shares of Polygon in MATIC', at: /^Polygon validator share$/, rows: `buyVoucher(u amount,u minSharesToMint)1i
sellVoucher_new(u claimAmount,u maximumSharesToBurn)1u
unstakeClaimTokens_new(u unbondNonce)1b
withdrawRewards()m
restake()3q` },
  { source: 'Renzo, Kelp, Frax and others', rows: `depositETH(u referralId)1h
claim(u withdrawRequestIndex,Da user)1b
depositETH(u minRSETHAmountExpected,Ps referralId)1h
depositAsset(Aa asset,u depositAmount,u minRSETHAmountExpected,Ps referralId)1h
completeWithdrawal(Aa asset,Ps referralId)15
initiateWithdrawal(Aa asset,u rsETHUnstaked)1k
initiateWithdrawal(Aa asset,u rsETHUnstaked,Ps referralId)1k
submitAndDeposit(Da recipient)1i
submitAndGive(Da recipient)1i
depositWithSignature(u assets,Ea receiver,u deadline,f approveMax,uint8 v,Ow r,Ow s)1h
claimBatch(Da recipient,u[] epochs)1b` },
  { source: 'Rocket Pool', rows: `deposit(Rb pubkey,Qb withdrawal_credentials,Ob signature,Ow deposit_data_root)1h
depositWithCredit(u bondAmount,f useExpressTicket,Rb validatorPubkey,Ob validatorSignature,Ow depositDataRoot)1h
swapTokens(u amount)5e
stakeRPL(u amount)1i
stakeRPLFor(Ea nodeAddress,u amount)1i
depositEthFor(Ea nodeAddress)1h
unstakeRPL(u amount)1u
unstakeLegacyRPL(u amount)1u
unstakeRPLFor(Ea nodeAddress,u amount)1u
unstakeLegacyRPLFor(Ea nodeAddress,u amount)1u
withdrawRPLFor(Ea nodeAddress)n
withdrawEth(Ea nodeAddress,u amount)n
withdrawCreditFor(Ea nodeAddress,u amount)n
setStakeRPLForAllowed(Ga caller,f allowed)6
setStakeRPLForAllowed(Ea nodeAddress,Ga caller,f allowed)6
setRPLWithdrawalAddress(Ea nodeAddress,Ga newRPLWithdrawalAddress,f confirm)2w
confirmRPLWithdrawalAddress(Ea nodeAddress)2w
unsetRPLWithdrawalAddress(Ea nodeAddress)10
setWithdrawalAddress(Ea nodeAddress,Ga newWithdrawalAddress,f confirm)2w
confirmWithdrawalAddress(Ea nodeAddress)2w
setRPLLockingAllowed(Ea nodeAddress,f allowed)5f
registerNode(Ps timezoneLocation)8
setTimezoneLocation(Ps timezoneLocation)8
setSmoothingPoolRegistrationState(f state)5g
claim(Ea nodeAddress,{116}[] claims)1b
claimAndStake(Ea nodeAddress,{116}[] claims,u stakeAmount)5h
distributeBalance(f rewardsOnly)1x` },
  { source: 'Rocket Pool rETH', at: /^Rocket Pool rETH$/, rows: `burn(u _rethAmount)2m` },
  { source: 'Sablier', rows: `withdraw(u streamId,Da to,uint128 amount)n
withdrawMax(u streamId,Da to)n
withdrawMultiple(u[] streamIds,uint128[] amounts)n
withdrawMaxAndTransfer(u streamId,Da newRecipient)n
transferTokens(Aa token,Da to,uint128 amount)h
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{72}[] segments,{4} broker) params)5i
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{33} durations,{4} broker) params)5i
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{40}[] tranches,{4} broker) params)5i
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,{72}[] segments,{24} broker) params)5i
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{4} broker) params)5i
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,(uint40 start,uint40 cliff,uint40 end) timestamps,{4} broker) params)5i
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,uint40 startTime,{43}[] tranches,{4} broker) params)5i
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,Aa asset,f cancelable,f transferable,uint40 startTime,{74}[] segments,{24} broker) params)5i
createWithDurationsLD({123} params,{72}[] segmentsWithDuration)5i
createWithDurationsLL({123} params,{42} unlockAmounts,uint40 granularity,{33} durations)5i
createWithDurationsLL({123} params,{42} unlockAmounts,{33} durations)5i
createWithDurationsLT({123} params,{40}[] tranchesWithDuration)5i
createWithTimestampsLD({151} params,{74}[] segments)5i
createWithTimestampsLL({151} params,{42} unlockAmounts,uint40 granularity,uint40 cliffTime)5i
createWithTimestampsLL({151} params,{42} unlockAmounts,uint40 cliffTime)5i
createWithTimestampsLT({151} params,{43}[] tranches)5i
create(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,Aa token,f transferable)5i
createAndDeposit(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,Aa token,f transferable,uint128 amount)5i
deposit(Tu streamId,uint128 amount,Ea sender,Ca recipient)5j
depositAndPause(Tu streamId,uint128 amount)5j
adjustRatePerSecond(Tu streamId,uint128 newRatePerSecond)40
restartAndDeposit(Tu streamId,uint128 ratePerSecond,uint128 amount)5j
refundMax(u streamId)2c
refundAndPause(u streamId,uint128 amount)2c
cancelMultiple(u[] streamIds)5k
createStream(Ca recipient,u deposit,Aa tokenAddress,u startTime,u stopTime)5i
withdrawFromStream(u streamId,u amount)n
cancelStream(u streamId)5k
claim(u index,Da recipient,uint128 amount,Ow[] merkleProof)1b
batch(Nb[] calls)0` },
  { source: 'Sablier streams', at: /^Sablier (?:flow|lockup|streams)/, rows: `cancel(u streamId)5k
pause(u streamId)5l
void(u streamId)5m
renounce(u streamId)23
refund(u streamId,uint128 amount)2c
restart(Tu streamId,uint128 ratePerSecond)59` },
  { source: 'Stader ETHx', at: /^Stader (?:pool manager|withdrawals)$/, rows: `deposit(Ea receiver)1h
deposit(Ea receiver,Ps referralId)1h
requestWithdraw(u ethXAmount,Ea owner)1k
requestWithdraw(u ethXAmount,Ea owner,Ps referralId)1k
claim(u requestId)1b` },
  { source: 'Stader MaticX', at: /^Stader MaticX$/, rows: `submit(u amount)1i
submitPOL(u amount)1i
requestWithdraw(u amount)1k
requestWithdrawPOL(u amount)1k
claimWithdrawal(u index)1b
claimWithdrawalPOL(u index)1b` },
  { source: 'StakeWise', rows: `deposit(Ea receiver,Ia referrer)1h
updateStateAndDeposit(Ea receiver,Ia referrer,O{101} harvestParams)1h
enterExitQueue(u shares,Da receiver)5n
claimExitedAssets(u positionTicket,u timestamp,u exitQueueIndex)1b
mintOsToken(Da receiver,u osTokenShares,Ia referrer)20
burnOsToken(uint128 osTokenShares)21
updateState(O{101} harvestParams)l` },
  { source: 'Superfluid', rows: `callAgreement(Ma agreementClass,Nb callData,Ob userData)0
callAppAction(Ma app,Nb callData)0
batchCall({59}[] operations)0
forwardBatchCall({59}[] operations)0
grantPermissions(Aa token,Ga flowOperator)11
revokePermissions(Aa token,Ga flowOperator)10
createFlow(Aa token,Fa sender,Ca receiver,int96 flowrate,Ob userData)5i
updateFlow(Aa token,Fa sender,Ca receiver,int96 flowrate,Ob userData)5i
deleteFlow(Aa token,Fa sender,La receiver,Ob userData)5o
setFlowrate(Aa token,Ca receiver,int96 flowrate)5i
setFlowrateFrom(Aa token,Fa sender,Ca receiver,int96 flowrate)5i
authorizeFlowOperatorWithFullControl(Aa token,Ga flowOperator,Ob ctx)6
revokeFlowOperatorWithFullControl(Aa token,Ga flowOperator,Ob ctx)10
increaseFlowRateAllowance(Aa token,Ga flowOperator,int96 addedFlowRateAllowance,Ob ctx)6
decreaseFlowRateAllowance(Aa token,Ga flowOperator,int96 subtractedFlowRateAllowance,Ob ctx)10
increaseFlowRateAllowanceWithPermissions(Aa token,Ga flowOperator,uint8 permissionsToAdd,int96 addedFlowRateAllowance,Ob ctx)6
decreaseFlowRateAllowanceWithPermissions(Aa token,Ga flowOperator,uint8 permissionsToRemove,int96 subtractedFlowRateAllowance,Ob ctx)10
upgradeByETH()4g
upgradeTo(Ea to,u amount,Ob userData)4g
upgradeByETHTo(Ea to)4g
downgrade(u amount)2b
downgradeToETH(u wad)2b
downgradeTo(Da to,u amount)2b
connectPool(Aa pool,Ob userData)8
disconnectPool(Aa pool,Ob userData)8
claimAll(Aa pool,Da memberAddress,Ob userData)1b
claimAll(Da memberAddr)1b
distribute(Aa token,Fa from,Ma pool,u requestedAmount,Ob userData)h
distributeFlow(Aa token,Fa from,Ma pool,int96 requestedFlowRate,Ob userData)h
createStream(Ca to,uint216 amountPerSec)5i
createStreamWithReason(Ca to,uint216 amountPerSec,Ws reason)5i
depositAndCreate(u amountToDeposit,Ca to,uint216 amountPerSec)5i
depositAndCreateWithReason(u amountToDeposit,Ca to,uint216 amountPerSec,Ws reason)5i
pauseStream(La to,uint216 amountPerSec)5l
cancelStream(La to,uint216 amountPerSec)5o
withdraw(La from,Da to,uint216 amountPerSec)n
modifyStream(La oldTo,uint216 oldAmountPerSec,Ca to,uint216 amountPerSec)h
withdrawPayer(u amount)n
withdrawPayerAll()n
createFlow(Aa token,Ca receiver,int96 flowRate,Ob ctx)5i
updateFlow(Aa token,Ca receiver,int96 flowRate,Ob ctx)5i
updateFlowOperatorPermissions(Aa token,Ga flowOperator,uint8 permissions,int96 flowRateAllowance,Ob ctx)6` },
  { source: 'SushiBar', at: /^SushiBar$/, rows: `enter(u amount)1h
leave(u share)1x` },
  { source: 'tBTC', rows: `revealDeposit(O{93} fundingTx,Q{157} reveal)1h
revealDepositWithExtraData(O{93} fundingTx,Q{157} reveal,Qw extraData)1h
requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Qb redeemerOutputScript,uint64 amount)12
unmint(u amount)2b
unmintAndRedeem(u amount,Qb redemptionData)12
sendTbtc(u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)12` },
  { source: 'tBTC gateway', at: /^tBTC Wormhole gateway$/, rows: `receiveTbtc(Ob encodedVm)5p` },
  { source: 'tBTC redeemer', at: /^tBTC L1 redeemer$/, rows: `requestRedemption(Pbytes20 walletPubKeyHash,O{81} mainUtxo,Ob encodedVm)3r` },
  { source: 'tBTC depositors', at: /^tBTC L[12] depositor$/, rows: `initializeDeposit(O{93} fundingTx,Q{157} reveal,Qw destinationChainDepositOwner)1h
initializeDeposit(O{93} fundingTx,Q{157} reveal,Ea destinationChainDepositOwner)1h` },
  { source: 'The Graph', at: /^The Graph staking$/, rows: `delegate(Ia indexer,u tokens)1h
undelegate(La indexer,u shares)4s
withdrawDelegated(La indexer,Ia newIndexer)n` },
  { source: 'Rebates of Threshold', at: /^Threshold rebate staking$/, rows: `stake(uint96 amount)1i
startUnstaking(uint96 amount)3r
finalizeUnstaking(Da receiver)15
setDelegatee(Da delegatee)8
setRebateTreasuryFeeMode(uint8 _rebateTreasuryFeeMode)5q` },
  { source: 'Validators of Kiln', at: /^Kiln batch deposit$/, rows: `batchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1i
batchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1i
bigBatchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1i
bigBatchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1i` },
  { source: 'Exits of Kiln', at: /^Kiln batch exit$/, rows: `requestExit(Pb[] validators)5r` },
  { source: 'Validators of Figment', at: /^Figment batch deposit$/, rows: `deposit(Rb[] pubkeys,Db[] withdrawal_credentials,Ob[] signatures,Ow[] deposit_data_roots,u[] amounts_gwei)1h` },
  { source: 'Validators of P2P', at: /^P2P (?:SSV )?depositor$/, rows: `addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,Ma referenceFeeDistributor,D{41} clientConfig,J{41} referrerConfig,Ob extraData)1i
addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,D{41} clientConfig,J{41} referrerConfig,Ob extraData)1i` },
  { source: 'Messages to P2P', at: /^P2P messages$/, rows: `send(Ws text)5s` },
  { source: 'WalletConnect stake', at: /^WalletConnect stake$/, rows: `createLock(u amount,u unlockTime)2h
increaseLockAmount(u amount)2h
increaseUnlockTime(u newUnlockTime)2i
updateLock(u amount,u unlockTime)2n
withdrawAll()n` },
  { source: 'Yearn', rows: `withdraw(u maxShares,Da recipient)n
withdraw(u maxShares,Da recipient,u maxLoss)n
withdraw(u assets,Da receiver,Ea owner,u max_loss)n
withdraw(u assets,Da receiver,Ea owner,u max_loss,Aa[] strategies)n
redeem(u shares,Da receiver,Ea owner,u max_loss)1g
redeem(u shares,Da receiver,Ea owner,u max_loss,Aa[] strategies)1g` },
  { source: 'Yearn v2 vault', at: /^Yearn v2 /, rows: `deposit(u amount)1h` },
  { source: 'Bridge of BORG', at: /^BORG bridge receiver$/, rows: `receiveMessage(Ob encodedMessage)5p` },
  { source: 'Migration of BORG', at: /^BORG migration$/, rows: `migrate(u amount)5t` },
  { source: 'ERC-20', rows: `transfer(Ca to,u amount)h
approve(Ga spender,u amount)3
transferFrom(Fa from,Ca to,u amount)h
increaseAllowance(Ga spender,u addedAmount)3
decreaseAllowance(La spender,u subtractedAmount)4
increaseApproval(Ga spender,u addedAmount)3
decreaseApproval(La spender,u subtractedAmount)4
burn(u amount)5u
burnFrom(Fa account,u amount)h
mint(Da to,u amount)4m
transferAndCall(Ca to,u amount,Nb data)h
approveAndCall(Ga spender,u amount,Nb data)3` },
  { source: 'ERC-4626', rows: `deposit(u assets,Ea receiver)1h.13
mint(u shares,Ea receiver)2a.13
withdraw(u assets,Da receiver,Ea owner)n.13
redeem(u shares,Da receiver,Ea owner)1g.13` },
  { source: 'ERC-721', rows: `approve(Ga spender,u tokenId)3
transferFrom(Fa from,Ca to,u tokenId)h
setApprovalForAll(Ga operator,f approved)3
safeTransferFrom(Fa from,Ca to,u tokenId)h
safeTransferFrom(Fa from,Ca to,u tokenId,Nb data)h` },
  { source: 'ERC-1155', rows: `safeTransferFrom(Fa from,Ca to,u id,u amount,Nb data)h
safeBatchTransferFrom(Fa from,Ca to,u[] ids,u[] amounts,Nb data)h
setApprovalForAll(Ga operator,f approved)3` },
  { source: 'NFT mints', rows: `mint(u quantity,Ow[] proof)4m
mintTo(Ea to)4m
safeMint(Ea to)4m
safeMint(Ea to,u quantity)4m
publicMint(u quantity)4m
mintPublic(u quantity)4m
mintNFT(u quantity)4m
mintPublic(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity)5v
mintAllowList(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{160} mintParams,Ow[] proof)5v
mintSigned(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{160} mintParams,u salt,Ob signature)5v
mintAllowedTokenHolder(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,(Aa allowedNftToken,u[] allowedNftTokenIds) mintParams)5v
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)4m
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)4m
mint(Aa creatorContractAddress,u instanceId,uint32 mintIndex,Ow[] merkleProof,Ea mintFor)4m
mintBatch(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)4m
mintProxy(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)4m` },
  { source: 'Airdrops and drops', rows: `claim(Da account,u cumulativeAmount,Ow expectedMerkleRoot,Ow[] merkleProof)1b
release(Aa token)1x
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)4m
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{98} allowlistProof,Ob data)4m` },
  { source: 'Ondo Global Markets', at: /^Ondo Global Markets$/, rows: `mintWithAttestation(P{139} quote,Ob signature,Aa depositToken,u depositTokenAmount)4m
redeemWithAttestation(P{139} quote,Ob signature,Aa receiveToken,u minimumReceiveAmount)1g` },
  { source: 'Ondo limit orders', at: /^Ondo Global Markets limit orders$/, rows: `createBuyOrderExactIn(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)1r
createBuyOrderExactOut(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)1r
createSellOrderExactIn(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)1r
createSellOrderExactOut(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)1r
cancelOrder(u orderId)1n` },
  { source: 'Ondo managers', at: /^Ondo (?:OUSG|USDY) manager$/, rows: `subscribe(Aa depositToken,u depositAmount,u minimumRwaReceived)5b
redeem(u rwaAmount,Aa receivingToken,u minimumTokenReceived)1g
subscribeRebasingUSDY(Aa depositToken,u depositAmount,u minimumRusdyReceived)5b
redeemRebasingUSDY(u rusdyAmount,Aa receivingToken,u minimumTokenReceived)1g` },
  { source: 'ERC-777, ERC-6909', rows: `authorizeOperator(Ga operator)3.1
revokeOperator(La operator)4.2
setOperator(Ga operator,f approved)3.4
approve(Ga spender,u id,u amount)3.31
transfer(Ca to,u id,u amount)h
transferFrom(Fa from,Ca to,u id,u amount)h
send(Ca to,u amount,Nb data)h
operatorSend(Fa from,Ca to,u amount,Nb data,Nb operatorData)h
allow(Ga manager,f isAllowed)3.4` },
  { source: 'Disperse, Merkl, airdrops', rows: `disperseEther(Ca[] recipients,u[] values)h.32
disperseToken(Aa token,Ca[] recipients,u[] values)h.33
disperseTokenSimple(Aa token,Ca[] recipients,u[] values)h.33
claim(Ea[] users,Aa[] tokens,u[] amounts,Ow[][] proofs)1b
claimWithRecipient(Ea[] users,Aa[] tokens,u[] amounts,Ow[][] proofs,Da[] recipients,Nb[] datas)1b
toggleOperator(Ea user,Ga operator)3
setClaimRecipient(Da recipient,Aa token)8
claim(u index,Da account,u amount,Ow[] merkleProof)1b
claim(Da account,u amount,Ow[] merkleProof)1b
claim(u amount,Ow[] merkleProof)1b
claim(Da recipient,u amount)1b` },
  { source: 'Permit2', rows: `approve(Aa token,Ga spender,uint160 amount,uint48 expiration)3.34
permit(Ea owner,({85} details,Ga spender,u sigDeadline) permitSingle,Ob signature)3.35
permit(Ea owner,{126} permitBatch,Ob signature)3.36
transferFrom(Fa from,Ca to,uint160 amount,Aa token)h.37
transferFrom((Fa from,Ca to,uint160 amount,Aa token)[] transfers)h.38
lockdown((Aa token,La spender)[] approvals)4.39
invalidateNonces(Aa token,La spender,uint48 newNonce)g
invalidateUnorderedNonces(u wordPos,u mask)g
permitTransferFrom({75} permit,{19} transferDetails,Fa owner,Ob signature)h.3a
permitTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Ob signature)h.3b
permitWitnessTransferFrom({75} permit,{19} transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)h.3a
permitWitnessTransferFrom({77} permit,{19}[] transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)h.3b` },
  { source: 'ERC-2612, ERC-3009', rows: `permit(Ea owner,Ga spender,u amount,u deadline,uint8 v,Ow r,Ow s)3
permit(Ea owner,Ga spender,u amount,u deadline,Ob signature)3
permit(Ea holder,Ga spender,u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s)3
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)h
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)h
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)h
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)h
cancelAuthorization(La authorizer,Pw nonce,uint8 v,Ow r,Ow s)g
cancelAuthorization(La authorizer,Pw nonce,Ob signature)g` },
  { source: 'POAP', at: /^POAP bridge$/, rows: `mintToken(u eventId,u tokenId,Ea receiver,u expirationTime,Ob signature)4m` },
  { source: 'Polygon POL', at: /^Polygon POL$/, rows: `transfer(Ca to,u value)h` },
  { source: 'ERC-777, ERC-1363, ERC-7540', rows: `burn(u amount,Ob data)5u
operatorBurn(Fa account,u amount,Ob data,Ob operatorData)5u
transferAndCall(Ca to,u amount)h
transferFromAndCall(Fa from,Ca to,u amount)h
transferFromAndCall(Fa from,Ca to,u amount,Nb data)h
approveAndCall(Ga spender,u amount)3
burn(Fa account,u id,u amount)5u
burnBatch(Fa account,u[] ids,u[] amounts)5u
mint(Da to,u id,u amount)4m
mint(Da to,u id,u amount,Nb data)4m
requestDeposit(u assets,Ea controller,Fa owner)5w
requestRedeem(u shares,Da controller,Fa owner)1k
deposit(u assets,Ea receiver,Fa controller)1h
mint(u shares,Ea receiver,Fa controller)2a
authorizeOperator(Ea controller,Ga operator,f approved,Pw nonce,u deadline,Ob signature)3
depositFor(Da account,u amount)1h.3c
withdrawTo(Da account,u amount)n.3c
depositTo(Da to)1h.3c
wrap(u amount)4g
unwrap(u amount)2b` },
  { source: 'WETH9', rows: `deposit()1h
withdraw(u amount)n` },
];
