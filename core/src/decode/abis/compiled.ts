// Written by `npm run functions` from core/functions: do not edit. A test fails when it is not what they say.
import type { FunctionModel } from './functionModel.ts';
import type { FunctionUse } from '../protocols/protocolTable.ts';

/** The first four digits of the selector of each row, in their order: all of it is computed from the text. */
export const selectorStarts =
  'b61d000018df47e1000034fc5194b68d2c2a7bb3541d1cff3f705c1c0f0f29568962b819ac965ae41f04252dbce3c307399582ad174dc04aa3b2dc4dfa6eeece38c7cef649933ed09304bb7e4f5b0a3b2909f14f7469ef9c85f6f7a1acf11802e8d65b0f06abcf405ef2189614ab28edd5fa8b9510f1304e7737623129cde59d0af1ce3d3603a4b9e329c47f65660f5a7a80eb8a8cf8d8c98b4d402933c66e5dc65824c1c93a29d506966f95c7c7e00976121fad4b1d765edbed8dd70bd244206d703efaa0c7a44cbe453ab816f74c5cf1f09cbe2a42ba6522b1a00558ed787ba82cffbe32fc783a4715df90ccf946905a9e32fe84d1a274b4df6e989a72ce52ab3b47c8ce92ec12663ff25ed7db51c3c1f44b73815efb82efe46deae9aed6919517a7171bbfb6b1001a93b1c5f0c1a239fd21716a7646875229d4d9b63e0d58f8dce318694e610be009e19ae068f08a7de78d8085a51688ec9ed18af668ed0007f468cb4515e71bdd43beaec19b885161b68d0dc6fe69282b99b0c1ee07957ea6ed946d102b7b0d01720c6cb3dd6652086cebb29b561186e0db7b937aefadd0ad54ea868b154e0f902e27e9c51ee917844f0ee2adc9c2a6b86eb4264393679b549e6e6ed2ce4fb17b3a25e1928c08639c5ceda1c4d2b790c7c76fd3f8568e02779b57ec95873f76eaa823cadeaceea0a6bda1340f7a90d2a2a2f3f0839e36e7a07ec228b5d1458591694d4931cd3e3a84cdfbe1b930d38dbe29c2804d81a5973f2e5668a21a4929e8015a1e80a6f43744bc0f52c5a59981bee9c687ff20c3f5101929acc48f961bb29326ef1c92b541bc0ba60fda08e24a0c93c62ccd4396f48aac93f191f5674d2424541209fce1108708540ab1a19a2a58a9838b32b7a3a73687aa55e9e03dbbc2b348708c3143cad7644faae3de3805cd58240fccaa2cff9f84ce0baac42142f2190aeac7cd2fcc6c07a93ab2265f7bc3119f3c522edfa9491e64630efebe586932ad5801e4d74001a7f52c8b9e7c520f679fbf1114e62287b2ed99c4de8f2e84d02d62cbef764f47e77bde5190695e762062bf83e1a819fafbd4d9318df21321ebd52424fdeb67e8b9933951cf84bcd9ca4a2e11a2c8736c0974be19fac0992d2de173c82adfa0e78d7c6fcfcfbd43f59c69b6dd5b3140721396bed95c0e227d39e6d653eac41be924492801a9073f5a03391479a371213e4678a6d5992ab0cedd6023abe62d4bb7ddb3279020430e5fc83039f2ae5b887be7269ab142c16cf88247e09e71807cc86b9983a397225f60a3f3daef8c53a8364e078564f630b71cf60f3aabb5ef9a6556790b098b1ece8fed36dee1e0ed8474894e71d2945fe3f69e72ce9e7201b7d96ea3d7b10cdbecc647a6dffa95d5f1e030ec24ea96161d042e8a29c897af08b06e295d497d974144ece8e0fd8632029a51c2bf2b3f2c95ee52c83630ea44b398776466bc879c799f614180447f6f9559ce431c6c8bb9159dcacadb00cda76247c1838095997b05df16d326460d9f97bb58a12d983237fb4d4b3d1a4ce9ac38b48252aabc65b87d176416799cc1fe3f69bc4186b455b4c418fc52bb945bb95c8bdb0e8e80db5c38750294e8286f8eb1724dc08b0ca072655168ecb2e73282bf08c06fb9e48fc1dae3c3d8a798f3560538945023ebc7bf6e026b19c682017c5e4f69b02f1533ec6c13d7845a322b7bc4ed9fa2a76bfa0d0d95bc1ab057f18f793365f35094b93e9f3df0ddc1ed4aa64144ee5b413947ce7da64865b2e2ad7e3dafb429b276760b4c0c3eee2273285b363eb1269b1808e31052d2451575b92b6e5cececb52da5fce61da39fda9504029bcb49dc3a7d49b2fda69218a74ab38473e3bfbb4bb72da725d40d5e6077064a6e1a4d517a0815f1dc8f150fbc07325c9c371daad3c872353c9db4065147981a4c2bf77981384ea318fd9dc45d2dddd0b9e07aad5c8fa852e1aa4029edd6941e7026a3c0c783df38d0e6f184e99fac4b8296c51d27dd28bdf9a51e27f165fc4957eff73a46d7131e837b936a623ccf3c2b999b55e4d3a445d6b77df1c5102ef727215887307617ff848179a86754baa3b1522b19b8a5dca11b1028c3545f57c81fed482a507b8b594a334605eb80c4feb922bf40a16afe275697ee4e39125958bd3dbe8443f2f64cc3252fb00fb7d76b7760dad13b0af82e07d0f41a86339a47f13397c2d6f06a83547036f7e307417d249262a373a89e60fc9fa02d8fdb74bcb75333b0d8f6b9769fef5cc812cc4769875413f1d4c53a053fff5b769ba694da27767471697c06cac89036c6b788cd3da512bcf41767ff18a113dc5a47b7e00dedd7b0fe41a026c714b500c0001c4bf5f87ac0310b3214f9f077156662b52cec32b2389d500ec8d1c2e75b35b0e0c1370f2a449ab6b06692fe3dc820754b801a24e0386d0fa7b8212aa3c78efce324c22181c2e58417fa659a022c6a6289afbc25fff6c9c6f469a2e7128a3c8aa3414f1e490e3214f63785b68206a1678a7c13ea7ac29b2ce0e1d4ef3068571acab3639dab3fb3a211edf100d44ff7020f573aea002a05c12b92ad0bf2d2f5492f2d3c42429648c86276f3cd5a6b23420b0d3dd4a58480f0156e359324854468dd464afef801d6bb25c4b7d2fe0730ca5296a64d08d6d22b167b18ff7a9edf13c71bea659cbafbd5d68bd960c9dbe97822842ec3c6df075c1a205acd3a5f3a925063e0cf3b662cf67f5aac40cf185f9c7d5eda95160c2656452156787b3c5f393bcc8ff2c28b5c19c3cd44fa8f1464c08136bd86f0be30ffd90e003cb18eab76685e49c9537a3613fa3521901e614cd4ce2ff17344ad46924cb74d00cf1960d705d62cf0a8f125e6b64c18b7f2fd715079ba13af2f2fd5473656634ecefcd602078da6f9c4201627f04e704b7582b71dab03d38bc42c65fa9c521c104a4e84563f4b01d58f2a1340e38364d63a660825591f4dd10e1836594f1e99a89623d784bb91e992d42a8f287eff1f93925469a9617be8ed02c2a415573aee3e2dadf7a7563ddc7c680d94b58e19d5ee4d011fe35a3b94ba2853972b4ba0b8cafea1ab9c42b000a7fd219cd1cd11474c8050d4c402c5bcc36651e74f0b5223633111bb4933029ff557b8bf90f5cfd3454db9e6819a99eab51e9a20fb9c9b112dadc9955e2502ecd973d6dc93f7137e9db4315437d2d653108b288858d6973d4c7f3bda2703fca7f840fbaa44954cf493852ab1e80ad5d6bd9e358874787a656f860f87644b8a152902b997daf18d0fcac0a4d2421f54f78bc861b1f06a9b332ccfa8a9ffa9187f8b06e49871d39d4efef453bdfaa645edcab9685104fcd35cea071013b36bf9b1a94e4d0e75e59726089f35367b852af5e3aae4c299ede4e9af1c3d6810a6afbd6d73ac3af917bf2332856e210bdf3addbfadcd86dfd09c70bf47126fe71f04115b7ac988d7ba43d2793685114bd024095274458805c9d21249a071db00c5ebf2b9423290322644439ec1eebb24e4e6c3cebfe6b7034ff85550f3fec3b323cffadc4ba9dd17addd6f972404d14f2e4a371fb444376757949f5cc14ca829129d116dd44fe920642ec368f4fc869e1f8bb9b75bedc16a7f5c7f17465910a7a37debf14b3facb7a9c8aebd529664b14123c13482ebefdcd1a38bcd8d56cbfd9308cbf5263773f0c8a57ca9eb93032d102558cc0931cc31bc15836abe50a523cadae5f1d41d3d41ca22a053721b92be36b2ebe47e2ce3f4c5b71904b3d4d7331ef421649cb9c440f926facb59f55cd0edb6580debfaade86f0b92885aa6a89e90de2e5984e59665dcfbc20bd7cf26f4ba5f53eb2e09d369292ad649c6ac9537d547f9eff476bcb2ad9b570faeb4cfddab6dc20286061184c6a6686404495530fda05f782e54bcd32f86653d1e8b0e705c7952d4ecf2070fb285a6942e1776086111bb35870c44e23b4def69b753f2c068f36090fcaf0b63b68f45e618af9bb8f9f31b0de5037e3490a0a4966c3d21e2c3b66ddbbf071c6eaad858777abdb5330adf9b8d21678d7e9599067d86c3ed08a69b5123dcb011faab89c24cf370948f1f6a1a01051fb9f868de51b64db4893d43a99b67f7169084d1ffa99a238d20b75c2b872050d8d8eae0238069151c8c133b246fda8475e9099d6bb192e74b2b30a5f38a2c1eccc964722441b6102f4b992acc72998339fabe374f803a5b86ca464d5f625784d21af3e2973790d96cf252827f6ef53902c956a7f632445a18b172e17a54f06108f24a8091364d6dc9d0049ad2eba2d885d82b4fec27def71912c0602460776782db8aa387bff6bea870dc54c59169bc2ac6a46c5ed744e89134b1240fe53e62437a24e892cecf5e72ee21d27d6b8916436525a1847336ef7f0b46e4d3920e2890b8a66e6a36850276541f59509c97f667668956a2dacab7ecc061b833da53d51688957fe2e367a1ecfa9b34de5cff66169cf606b0d7f81ddd2506557c76b196bc9a1fb3be3925133b70bc336d7034da813f8ff4acab7e627c8585e728f42879ed1348d5b0e8f96cf0b4e438e23b6dcbd29e53357a229563e3bcddd8ce7a10f5e5c17d38efdf2c45fb0d5f67d4e99ae28611133efddabfb01ea59a9979b6af29e0614b798b4ce674303238c441bf312316091d82648b72b3ffb1d36d8b794513ad6d43fb0f0000b3a3e7aced988720a817f2d18814fd9f5b34c957b49df7f8db5146bb8ec95d0f10a7d258674c18e9ef71efef03eed234453625022e70ae6e359f9dbba836f54fd904b383551939baf5c5bd85e8a34f6c2f742a5530ad4fe01626e30cf8515c6052d15c9791d1248a0dfed212ddcac45a1a68d0c9883b169899fbd06c1f00054d85f8ad615e0dbb7b679aee8227e80f2886d5a8b072423e643408e752a0e62f54affe2d9acc2f7d83f698d8d135563e4f013c544f2d63c01f4385eb90782d8e53b4b5f8ce393202a2b581f27a13bc584b2ab0d45cbf9235ead194d15e4417eddf6bd71da2b16a5ec895dd182dabfc8e8f374c042ec55d7eb750d2feaf728454fdb359f5eb19207a28035f9576b8c47d03e6aa8b324346008c4029cd3d995377c701783b3bf1cb59d1bc1c0257aeb883e7d6e4d94ff30d53391e3d574fad5cf94d38ff55c6c6614903f446152693f1386428dd9d23026bfca5c37f3b1d47bd6f305fe37dc0ae9df8f9fc57b0775c252b92c8c7d9559fa89a6f245a691fd50072f7d1af070090105c6093c52c3c70a0dd62181606fd95d8313c7ece364484b08da501ff63520818e985c87b0e8900fd4e12598ab636e94a38d501e1c6e607a2402dc63dce96d905ef8bb3d70a284cda927d9ab23a46587c91dd0902e6a438504d2342cb3b26c72d27a92b654cb6e21f59e58af05fd92c57736e46667332af704630726072dddee401934b06c5e076e004c51fd83a3fa1f117946a909b056a516326c9853cc9ae0b482ce0a44f3b0ad5ee3340042c7d7e569e755f9a76adfc5f60636f929c4bf66f7bf9b3b6a01f082b42af03ad8d030b4cd40e55c9ca36ee9e4c277dbc6d21b48780c6421322255cf8311078269572ce8a5bb55080637faf62b4f3f4341791092ea3443f31a8f614d5a6010691f26ee23bc4602541ad67642621a383bd3b6387b67bf230f8fef8cab3108e57cf638c9041f17a89806b58f2c40c30b80c03b8016198d20d5f440198710829b881e99b591b7c022e95a12512aa0502f78d3c15e449bc80252184bd093d07ed838087701936e2c9ea76f7a7a76d89af188a175a0f444931d2d3c4d65816b68f89e7c3cf0d2c9fdaf497cc7156a7b0439994d6a9c80562e2e5d73eca95705a0970ccd0a3baba4cc42d9a825c05b109658c723a09264693b347f866785f3be8e3f305baa20275af29ded95b0d2195fb3b7ff3b6f918cb791a38ed5c114a258803414bdb3ec04bf28c04e45023b85809b8472b4271494049611c581221df2ae90af2d5f399c2e34659a4a78831219f0c49fc6fe3ea7f450d894422e8bb876aa76f5e941a01e37ed85cd6ed54e32298a94e46c6a688386558f15484f5660b866e91935fc037b2f12941810364466b41da3598f9da6b748921c7eb8fd441018a853383d141551fff221306b8fd3ad962c43c6af43598803bf7fcf35b77727a1e51619a290f3bf6279240aa77438cdac7a57870631baa75107d49fe559baaf6e0d0a59a4fea7fb09f3d61fbee7cdbafde6e2ebe1606d246217b759dca82797f605bcbbe04db000d104d99aad36075958e14cdcc9522232ee41c1cc32e49f07050f9a66b09a46980ed2155e2ab282d312fd36f887c7acb45eed24dc15f5a7b75a443a0441ad3464bbca6942e1a3d18e9fae7a032e8eea9a33a7f54da8b0dd8e4cc943560d72aa60f5854b77829a016f22c3ccc4596dcbbb3dbf74e950d0664eb5a4f902689628884d89b4ed06d8867f0743f6566913f5fdda3adc26e3495284b5056c49926a3643340a782d44ee5dbcdac9343d506a2aff288d48c95165386157a40e4f3402c04397a03dc6ab4b1701aabb13a24fc6dcc50cd091eb618ef54e5cec951a0d4299081a4b46aaf875f63e20cb7c0a647ea20de8346968bb9a1908fcb6d78d66819aaacf47951f844e3af5e7e946f528c50d93e61853cff1032cde071e6c7bddf956313e4f532ccc146e0a694891e2bf63b6363b8a63fc02d42e86e26e50e8b5385abbfc21557d5f7e445e5708759e0db9ad56ab1c83ee97fc7b84f91454befef5358ddd572c5c3aed3a8c839c5a64dcdbfda75e07c042289e755fe783e20cb1ceee3ed2fa062f441d35e54e81b9aa55908893d65f5b13a642a79a543bd43194c27c6a7e69928f3cd89dc54ef4296fdd4ea5e4cc5c15628f854c0ab16897f2c9c31df53b132fbbdf1c9ad7b4db8857ee47aab253c74d29d935f2a36afb61fbcbda8a41f0c0c69379d8659cc1b7a9b6db93f311e8940e513645ea27de68163ebb6f340b748ccc11f7e3796ea99156474546644f844e644f96018f78cea8697201b06601a7f39251e856ad3670e72430bd0e1550c03b4b357e6c5ad54b7062eac5f5f51f31fda6bcf815b9d768711bc160e83baf0b73092d2c077326d105a6cc35588355ed120875b0c807a17a5c6a6bfdaa3f862fc5020811ba59f67dffca486f0d6ec64e753dcf6975d21b6e96da5642d026e4d9951a66230a02b399361f1aabdd587e84220bbc826fe374aeaec642542c09ba49b746b6679b52c403f7c615a2a853800f7e636a318d81a9f400658b6b58340f960f953454ba905095e23b83950a457d73d6618429679cc40c14000cae96e5594bfb460ba08095e23b8a22c4284b88df2422eb2a22cba41755e40d0a1442db1efd09264161a43004b6199eb84bb57bcfa2b26c807591d7d191684bb57bc445d6eefcda451fcdab26468514f22d4d87881331676959bfad8558a426a095bfe999bd962ad1104e63dc73a51ba71ee9fb6bdac68502e7b3d132f52aad387512b672a2d36c70d58cc5365d93ff930f2edd9137cfe8ed5059fd58fcbe3eecf09ef5588b75a04b7b7af68a905fe9dfc671296d8fbc1d33177f5296b20156e731185b77d412e2dda39711b2f4f205cb760ea59de0ed0e32e1a';

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
#iu share,Ja beneficiary
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
Aa tokenAddress,u relativeValue,Da receiver
uint8 swapApiTarget,Nb callData,Ob signature
{32} assetType,u value
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
Aa intermediateCurrency,uint24 fee,int24 tickSpacing,Ma hooks,Ob hookData
Pbytes4 executionSelector,f skipRuntimeValidation,f allowGlobalValidation
Aa currency0,Aa currency1,Ma hooks,La poolManager,uint24 fee,Pw parameters
Aa intermediateCurrency,uint24 fee,Ma hooks,La poolManager,Ob hookData,Pw parameters
Qw recipient,u fees,Pw receiveToken,u nonce,uint8 messenger,f payFeeWithSendingAsset
u rewardIndex,u amountRPL,u amountSmoothingPoolETH,u amountVoterETH,Ow[] merkleProof
uint32 dstEid,Qw to,u amountLD,u minAmountLD,Nb extraOptions,Nb composeMsg,Ob oftCmd
uint8 itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount,Ca recipient
uint8 itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount,Da recipient
uint8 itemType,Aa token,u identifierOrCriteria,u startAmount,u endAmount,La recipient
{87} details,Ga spender,u sigDeadline
Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags
Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary
u index,Ow[] proof,{49} listing,{10} taker
u info,Aa makerAsset,Aa takerAsset,La maker,La allowedSender,u makingAmount,u takingAmount
{87}[] details,Ga spender,u sigDeadline
Ea sender,Ca recipient,uint128 depositAmount,A-a token,f cancelable,f transferable,Ps shape
Ea staker,La delegatedTo,Da withdrawer,u nonce,uint32 startBlock,A%a[] strategies,u[] shares
Sw requestId,Da depositoryReceiver,Da refundRecipient,Qw nonEVMReceiver,Ob signature,u deadline
{28}[] offerComponents,{28}[] considerationComponents
Aa tokenIn,Aa tokenOut,u minOut,{91} swapData
Ob path,u amountOutMin,Da refundAddress,Da fallbackEoA,u deadline,uint32 toEid,Nb options,u lzFee
Qb nonEVMReceiver,Ma prover,uint64 rewardDeadline,Nb encodedRoute,Qw solanaATA,Da refundRecipient
Ea staker,La delegatedTo,Da withdrawer,u nonce,uint32 startBlock,A%a[] strategies,u[] scaledShares
Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary,Ob pools
Aa tokenIn,Aa tokenOut,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 limitSqrtPrice
u salt,Lu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits
Aa inputToken,u inputAmount,Ma inputReceiver,Aa outputToken,u outputQuote,u outputMin,Da outputReceiver
Ma adapter,u percent,u networkFee,{96}[] route
Na callTo,Ma approveTo,Aa sendingAssetId,Aa receivingAssetId,u fromAmount,Nb callData,f requiresDeposit
u chainId,u attestationId,w userId,Aa asset,u price,u quantity,u expiration,uint8 side,w additionalData
u nonceAndMeta,uint128 expiry,Aa makerAsset,Aa takerAsset,La maker,La taker,u makerAmount,u takerAmount
Aa inputToken,u inputAmount,M~a inputReceiver,Aa outputToken,u outputQuote,u outputMin,Da outputReceiver
Qw nonEVMReceiver,Da depositAddress,Sw quoteId,u deadline,u minAmountOut,Da refundRecipient,Ob signature
A!a callTo,A!a approveTo,Aa sendingAssetId,Aa receivingAssetId,u fromAmount,Ob callData,f requiresDeposit
Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,La maker,La taker,La txOrigin,u expiryAndNonce
uint8 order_type,u expiry,u nonce,Fa benefactor,Da beneficiary,A!a collateral_asset,u collateral_amount,u usde_amount
Aa tokenIn,u netTokenIn,Aa tokenMintSy,Ma pendleSwap,{91} swapData
u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline,Ja relayer,u relayerFee,u nativeFee
Aa tokenOut,u minTokenOut,Aa tokenRedeemSy,Ma pendleSwap,{91} swapData
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
Ca trader,Aa collection,Pw listingsRoot,u numberOfListings,u expirationTime,uint8 assetType,{24} makerFee,u salt
u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge,Ja relayer,u relayerFee,u nativeFee
u mintPrice,u maxTotalMintableByWallet,u startTime,u endTime,u dropStageIndex,u maxTokenSupplyForStage,u feeBps,f restrictFeeRecipients
uint8 actionType,uint16 currencyId,u depositActionAmount,u withdrawAmountInternalPrecision,f withdrawEntireCashBalance,f redeemToUnderlying
Aa to,u totalNetworkFee,{144}[] adapters
u sellTokenIndex,u buyTokenIndex,Da receiver,u sellAmount,u buyAmount,uint32 validTo,Sw appData,u feeAmount,u flags,u executedAmount,Ob signature
Qw nonEVMReceiver,Ma mayanProtocol,Nb protocolData,Ma swapProtocol,Ob swapData,Aa middleToken,u minMiddleAmount,Da refundRecipient,u mayanAmountIn
u sizeDeltaUsd,u initialCollateralDeltaAmount,u triggerPrice,u acceptablePrice,u executionFee,u callbackGasLimit,u minOutputAmount,u validFromTime
Aa currencyIn,{119}[] path,uint128 amountIn,uint128 amountOutMinimum
Aa currencyOut,{119}[] path,uint128 amountOut,uint128 amountInMaximum
Aa srcToken,Aa dstToken,M~a[] srcReceivers,u[] srcAmounts,Ja[] feeReceivers,u[] feeAmounts,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit
u salt,La maker,La signer,La taker,u tokenId,u makerAmount,u takerAmount,u expiration,u nonce,u feeRateBps,uint8 side,uint8 signatureType,Ob signature
uint8 actionType,uint16 currencyId,u depositActionAmount,u withdrawAmountInternalPrecision,f withdrawEntireCashBalance,f redeemToUnderlying,w[] trades
Pw transactionId,Ps bridge,Ps integrator,Ia referrer,Aa sendingAssetId,Da receiver,u minAmount,u destinationChainId,f hasSourceSwaps,f hasDestinationCall
uint16 assetId,{122} sendParams,{27} fee,Da refundAddress
{165} order,b signature,u makingAmount
f isOrderAsk,Ca signer,Aa collection,u price,u tokenId,u amount,La strategy,Aa currency,u nonce,u startTime,u endTime,u minPercentageToAsk,Ob params,uint8 v,Ow r,Ow s
{68} route,u offerAmount,Da receiver,u protocolFee,u integratorFee,Ja integratorFeeReceiver,Pw distributorCode,u deadline,Ow salt
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,La maker,La taker,La sender,Ja feeRecipient,Pw pool,uint64 expiry,u salt
Aa makerToken,Aa takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,La maker,La taker,La sender,La feeRecipient,Pw pool,uint64 expiry,u salt
Na sender,u nonce,Nb initCode,Nb callData,u callGasLimit,u verificationGasLimit,u preVerificationGas,u maxFeePerGas,u maxPriorityFeePerGas,Mb paymasterAndData,Ob signature
La maker,{73} makeAsset,La taker,{73} takeAsset,u salt,u start,u end,Pbytes4 dataType,Nb data
Ca trader,uint8 side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{29}[] fees,u salt,Ob extraParams
Da trader,uint8 side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{29}[] fees,u salt,Ob extraParams
La trader,uint8 side,La matchingPolicy,Aa collection,u tokenId,u amount,Aa paymentToken,u price,u listingTime,u expirationTime,{30}[] fees,u salt,Ob extraParams
uint32 rootIndex,uint32 earnerIndex,Ob earnerTreeProof,{35} earnerLeaf,uint32[] tokenIndices,Ob[] tokenTreeProofs,{38}[] tokenLeaves
Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,int256[] deltaIds,u[] distributionX,u[] distributionY,Ea to,Da refundTo,u deadline
uint8 routeType,Ps destinationChain,Qs destinationAddress,Ps bridgedTokenSymbol,Aa depositAssetId,{92}[] sourceCalls,Nb payload,u fee,f enableExpress
Qb nonEVMReceiver,uint32 dstToken,Da dstCallReceiver,{145}[] dstCallSwapData,u gasAmount,Nb cfParameters
uint8 quoteType,u globalNonce,u subsetNonce,u orderNonce,u strategyId,uint8 collectionType,Aa collection,Aa currency,Ca signer,u startTime,u endTime,u price,u[] itemIds,u[] amounts,Ob additionalParameters
{117}[] executionFunctions,{107}[] executionHooks,Pbytes4[] interfaceIds
Pbytes8 transactionId,Dw receiver,Qw depositor,uint64 destinationChainId,Aw receivingAssetId,u outputAmount,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message
A-a giveTokenAddress,u giveAmount,Pb takeTokenAddress,u takeAmount,u takeChainId,Qb receiverDst,Ga givePatchAuthoritySrc,Qb orderAuthorityAddressDst,Kb allowedTakerDst,Nb externalCall,Db allowedCancelBeneficiarySrc
{184} quote,Ob signature,u nativeFee,Da refundRecipient
Qw receiverAddress,Dw refundAddress,Aw sendingAssetId,Aw receivingAssetId,u outputAmount,uint128 outputAmountMultiplier,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message
uint8 direction,La maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{48}[] fees,Aa erc721Token,u erc721TokenId,{52}[] erc721TokenProperties
{151} addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList
Da refundRecipient,Qw nonEvmReceiver,Nb firstSwapCalldata,Nb secondSwapCalldata,Ma firstDexRouter,Ma secondDexRouter,Aa[] approvedTokens,Ma callTo,Nb callData,f viaOnchainSwapV3,Ma dex,Ma dexgateway,Nb onchainSwapData,u fee,u deadline,Ob signature
uint8 direction,La maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{48}[] fees,Aa erc1155Token,u erc1155TokenId,{52}[] erc1155TokenProperties,uint128 erc1155TokenAmount
{189} order,uint8 v,Ow r,Ow s,Ob extraSignature,uint8 signatureVersion,u blockNumber
{190} order,uint8 v,Ow r,Ow s,Ob extraSignature,uint8 signatureVersion,u blockNumber
Ca offerer,La zone,{115}[] offer,{123}[] consideration,uint8 orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems
Fa offerer,Ma zone,{115}[] offer,{124}[] consideration,uint8 orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems
{167} order,{129} exchange,{26} takerFee,Ob signature,Da tokenRecipient
{167}[] orders,{129}[] exchanges,{26} takerFee,Ob signatures,Da tokenRecipient
{208} parameters,Ob signature
Aa considerationToken,u considerationIdentifier,u considerationAmount,Ca offerer,La zone,Aa offerToken,u offerIdentifier,u offerAmount,uint8 basicOrderType,u startTime,u endTime,Ow zoneHash,u salt,Pw offererConduitKey,Pw fulfillerConduitKey,u totalOriginalAdditionalRecipients,{17}[] additionalRecipients,Ob signature
Qw dstCallReceiver,Qw recipient,Da depositAndRefundAddress,u nonce,uint32 expires,uint32 fillDeadline,Ma inputOracle,Mw outputOracle,Mw outputSettler,Pw outputToken,uint128 outputAmountMultiplier,{145}[] dstCallSwapData,Nb outputContext
{208} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData
Ma limitRouter,u epsSkipMarket,{182}[] normalFills,{182}[] flashFills,b optData
{157} addresses,{174} numbers,uint8 orderType,uint8 decreasePositionSwapType,f isLong,f shouldUnwrapNativeToken,f autoCancel,Iw referralCode,Sw[] dataList`.split('\n');

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
  { act: 'outOf', verb: 'claim' },
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
  { act: 'outOf', verb: 'removeLiquidity' },
  { act: 'into', verb: 'stake' },
  { act: 'outOf', verb: 'unstake' },
  { act: 'bridge', verb: 'sendMessage' },
  { act: 'outOf', verb: 'finish' },
  { act: 'set', verb: 'changeTransfer' },
  { act: 'set', verb: 'cancelWaiting', forgoes: true },
  { act: 'bridge', kept: 'none' },
  { act: 'outOf', verb: 'withdraw', kept: 'none' },
  { act: 'trade', kept: 'measured' },
  { act: 'into', verb: 'addLiquidity', kept: 'measured' },
  { act: 'outOf', verb: 'removeLiquidity', kept: 'measured' },
  { act: 'into', verb: 'addLiquidity' },
  { act: 'set', verb: 'attest' },
  { act: 'buy', verb: 'payGas' },
  { act: 'set', verb: 'changeTransfer', forgoes: true },
  { act: 'set', verb: 'prove' },
  { act: 'outOf', verb: 'requestWithdrawal' },
  { act: 'outOf', verb: 'redeem' },
  { act: 'into' },
  { act: 'bridge', kept: 'believed' },
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
  { act: 'outOf', verb: 'unstake', kept: 'measured' },
  { act: 'control', hands: { what: 'all', to: [0] } },
  { act: 'control', verb: 'accept' },
  { act: 'control', verb: 'newOwner' },
  { act: 'into', verb: 'restake' },
  { act: 'outOf' },
  { act: 'control', verb: 'createPool' },
  { act: 'trade', kept: 'none' },
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
  { act: 'trade', zeroIsCalled: true },
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
  { act: 'outOf', verb: 'convert' },
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
  { act: 'outOf', verb: 'claimRewards', kept: 'believed' },
  { act: 'trade', verb: 'mint', kept: 'none' },
  { act: 'trade', verb: 'redeem', kept: 'none' },
  { act: 'outOf', verb: 'burn' },
  { act: 'outOf', verb: 'redeem', kept: 'believed', limitOf: [2] },
  { act: 'into', verb: 'lock', locks: true },
  { act: 'set', verb: 'requestWithdrawal', locks: true },
  { act: 'set', verb: 'stake' },
  { act: 'outOf', verb: 'unstake', fees: true },
  { act: 'trade' },
  { act: 'into', verb: 'addLiquidity', kept: 'factory' },
  { act: 'outOf', verb: 'removeLiquidity', kept: 'factory' },
  { act: 'trade', zeroIsCalled: true, kept: 'factory', limitOf: [0, 1] },
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
  { act: 'debt', verb: 'openLoan' },
  { act: 'trade', verb: 'repay', kept: 'none' },
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
  { act: 'trade', verb: 'convert', kept: 'none' },
  { act: 'into', verb: 'convert' },
  { act: 'into', verb: 'wrap' },
  { act: 'outOf', verb: 'unwrap' },
  { act: 'trade', verb: 'fillOrder', kept: 'none' },
  { act: 'trade', verb: 'fillOrder', zeroIsCaller: true, kept: 'none' },
  { act: 'offer', verb: 'bid' },
  { act: 'offer', verb: 'acceptOffer' },
  { act: 'offer', verb: 'sellItem' },
  { act: 'buy', verb: 'mintItem' },
  { act: 'view' },
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
  { act: 'trade', kept: 'measured', limitOf: [1, 0] },
  { act: 'trade', verb: 'sell', zeroIsCaller: true },
  { act: 'trade', verb: 'sell', zeroIsCaller: true, kept: 'measured', limitOf: [1] },
  { act: 'outOf', verb: 'undelegate' },
  { act: 'into', all: true },
  { act: 'outOf', locks: [{ arg: 'relock', is: true }] },
  { act: 'set', verb: 'refresh', forgoes: true },
  { act: 'outOf', verb: 'claimRewards', locks: [{ arg: 'depositCvxMaxAmount', is: 'positive' }], kept: 'measured' },
  { act: 'outOf', verb: 'claimRewards', locks: [{ arg: 'options.lockCvx', is: true }], kept: 'measured' },
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
  { act: 'set', verb: 'burn' },
  { act: 'buy', verb: 'mintItem', zeroIsCaller: true },
  { act: 'into', verb: 'requestDeposit' },
  { act: 'into', marks: 'uniswap' },
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
  { swap: { sells: [0, 0], amount: [0, 4], buys: [0, 1], least: [0, 5], to: [0, 2], exact: 'in', kept: 'factory', marks: 'older', native: 'value', change: 'kept', path: 'none', means: 'sides' } },
  { swap: { sells: [0, 0], amount: [0, 6], buys: [0, 1], least: [0, 5], to: [0, 3], exact: 'out', kept: 'factory', marks: 'older', native: 'value', change: 'kept', path: 'none', means: 'sides' } },
  { swap: { sells: [0, 0], amount: [0, 5], buys: [0, 1], least: [0, 6], to: [0, 3], exact: 'in', kept: 'factory', marks: 'older', native: 'value', change: 'kept', path: 'none', means: 'sides' } },
  { pays: { to: 'byRole', marks: 'none', minimum: { least: [0], token: 'wrapped', to: [1] }, means: [] } },
  { swap: { sells: [2, 0, 0], amount: [0], buys: [2, -1, 1], least: [1], to: [3], exact: 'in', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: 'value', amount: 'value', buys: [1, -1, 1], least: [0], to: [2], exact: 'in', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [2, 0, 0], amount: [0], buys: 'native', least: [1], to: [3], exact: 'in', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [2], amount: [0], buys: [3], least: [1], to: [5], exact: 'in', kept: 'factory', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
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
  { swap: { sells: [0], amount: [2], buys: [1], least: [3], to: [4], exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [0], amount: [3], buys: [1], least: [2], to: [4], exact: 'out', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
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
  { swap: { sells: [0], amount: [1], buys: 'unnamed', least: [2], to: 'caller', exact: 'in', kept: 'believed', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [0], amount: [1], buys: 'unnamed', least: [2], to: [4], exact: 'in', kept: 'believed', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [1, 0], amount: [1, 4], buys: [1, 1], least: [1, 5], to: [1, 3], exact: 'in', kept: { rateIf: [1, 6] }, marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [1], amount: [2], buys: 'unnamed', least: [3], to: [0], exact: 'in', kept: 'believed', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { pays: { to: [0], marks: 'zeroIsCaller', minimum: 'none', means: [] } },
  { pays: { to: [1], marks: 'zeroIsCaller', minimum: 'none', means: [] } },
  { swap: { sells: 'value', amount: 'value', buys: 'unnamed', least: [0], to: 'caller', exact: 'in', kept: 'believed', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: 'value', amount: 'value', buys: 'unnamed', least: [1], to: [0], exact: 'in', kept: 'believed', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { means: [{ as: 'nested', at: [0] }, { as: 'nested', at: [1] }] },
  { swap: { sells: [0], amount: [1], buys: [2], least: [3], to: [4], exact: 'in', kept: 'measured', marks: 'zeroIsCaller', native: 'placeholder', path: 'none', change: 'back', means: 'sides' } },
  { swap: { sells: [0], amount: [1], buys: [3], least: [4], to: [2], exact: 'in', kept: 'measured', marks: 'none', native: 'placeholder', change: 'kept', path: 'none', means: 'sides' } },
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
  { swap: { sells: [0, 0], amount: [1], buys: [0, -1], least: [2], to: 'caller', exact: 'in', kept: 'factory', marks: 'none', native: 'placeholder', change: 'kept', path: 'none', means: 'sides' } },
  { swap: { sells: [0, 0], amount: [1], buys: [0, -1], least: [2], to: [3], exact: 'in', kept: 'factory', marks: 'zeroIsCaller', native: 'never', change: 'back', path: [0], means: 'sides' } },
  { swap: { sells: 'value', amount: 'value', buys: [0, -1], least: [1], to: [2], exact: 'in', kept: 'factory', marks: 'zeroIsCaller', native: 'never', change: 'back', path: [0], means: 'sides' } },
  { swap: { sells: [0, 0], amount: [1], buys: 'native', least: [2], to: [3], exact: 'in', kept: 'factory', marks: 'zeroIsCaller', native: 'never', change: 'back', path: [0], means: 'sides' } },
  { swap: { sells: 'value', amount: 'value', buys: [0], least: [2], to: 'caller', exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [0], amount: [2], buys: 'native', least: [3], to: 'caller', exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [0], amount: [3], buys: [1], least: [4], to: 'caller', exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: 'value', amount: 'value', buys: [0, -1], least: [2], to: 'caller', exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [0, 0], amount: [2], buys: 'native', least: [3], to: 'caller', exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
  { swap: { sells: [0, 0], amount: [2], buys: [0, -1], least: [3], to: 'caller', exact: 'in', kept: 'measured', marks: 'none', native: 'never', change: 'back', path: 'none', means: 'sides' } },
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
register({106} request)a
discountedRegister({106} request,Pw discountKey,Ob validationData)a
claimTokens(u amount,Ha delegate,Ow[] merkleProof)j` },
  { source: 'ERC-4337', rows: `handleOps({187}[] ops,Da beneficiary)k.j
handleAggregatedOps(({187}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)k.k
handleOps({159}[] ops,Da beneficiary)k.j
handleAggregatedOps(({159}[] userOps,Ma aggregator,Ob signature)[] opsPerAggregator,Da beneficiary)k.k
executeUserOp({159} userOp,Pw userOpHash)0
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
execute({105} request)3.m
executeBatch({105}[] requests,Da refundReceiver)3.n` },
  { source: 'Identity registries', rows: `addSubmission(Vs evidence,Ps name)9
reapplySubmission(Vs evidence,Ps name)9
addVouch(Ha submissionID)p
removeVouch(La submissionID)9
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
removeReverse()9
buy(Ea owner,Ps[] labels,Ps[] keys,Vs[] values,uint64 expiry,u price,Ob signature)t
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals,uint64 configNumber,f switchToGivenConfig)7
changeDelegatedExecutorsConfig(u delegatorProfileId,Ga[] delegatedExecutors,f[] approvals)7
follow(u followerProfileId,u[] idsOfProfilesToFollow,u[] followTokenIds,Ob[] datas)9
unfollow(u unfollowerProfileId,u[] idsOfProfilesToUnfollow)9
setBlockStatus(u byProfileId,u[] idsOfProfilesToSetBlockStatus,f[] blockStatus)9
setProfileMetadataURI(u profileId,Vs metadataURI)9
setFollowModule(u profileId,Ma followModule,Ob followModuleInitData)7` },
  { source: 'ERC-7579', rows: `execute(Ow mode,Nb executionCalldata)0.5
executeFromExecutor(Ow mode,Nb executionCalldata)0.5
installModule(u moduleTypeId,Ga module,Gb initData)u
uninstallModule(u moduleTypeId,La module,Nb deInitData)v
installValidation(Gbytes25 validationConfig,Pbytes4[] selectors,Gb installData,Gb[] hooks)w
uninstallValidation(Lbytes24 validationFunction,Nb uninstallData,Nb[] hookUninstallData)v
installExecution(Ga module,{197} manifest,Gb installData)x
uninstallExecution(La module,{197} manifest,Nb uninstallData)v
installPlugin(Ga plugin,Sw manifestHash,Gb installData,Gbytes21[] dependencies)x
uninstallPlugin(La plugin,Nb config,Nb uninstallData)v
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,(s[] allowedContent,{11}[] signaturePolicies) contentPolicies,{93}[] actions,f permitPaymaster)[] sessions)y
enableSessions(G(a sessionValidator,b initData,w salt,{11}[] userOpPolicies,((w domainSeparator,s[] contentNames)[] allowedContent,{11}[] signaturePolicies) contentPolicies,{93}[] actions,f permitPaymaster)[] sessions)y` },
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
  { source: 'Across', rows: `deposit(Da recipient,A-a originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)1j.s
deposit(Ma spokePool,Da recipient,A-a originToken,u amount,u destinationChainId,#iint64 relayerFeePct,uint32 quoteTimestamp,Nb message,#qu maxCount)1j.t
depositV3(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1j.u
depositV3Now(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityPeriod,Nb message)1j
depositExclusive(Ea depositor,Da recipient,A-a inputToken,Pa outputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityPeriod,Nb message)1j
deposit(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1j
depositNow(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,uint32 fillDeadlineOffset,uint32 exclusivityParameter,Nb message)1j
unsafeDeposit(Ew depositor,Qw recipient,A-w inputToken,Pw outputToken,u inputAmount,u outputAmount,u destinationChainId,Kw exclusiveRelayer,u depositNonce,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1j
speedUpV3Deposit(La depositor,uint32 depositId,u updatedOutputAmount,Da updatedRecipient,Nb updatedMessage,Ob depositorSignature)1k
deposit(Ma spokePool,Da recipient,A-a inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityDeadline,Nb message)1j
deposit(Da recipient,A-a inputToken,u inputAmount,u outputAmount,u destinationChainId,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message)1j
swapAndBridge(A-a swapToken,Aa acrossInputToken,Ob routerCalldata,u swapTokenAmount,u minExpectedInputTokenAmount,(Pa outputToken,u outputAmount,Ea depositor,Da recipient,u destinationChainid,Ka exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityParameter,Nb message) depositData)1l
open((uint32 fillDeadline,Pw orderDataType,Nb orderData) order)1j
openFor((Ma originSettler,Ea user,u nonce,u originChainId,uint32 openDeadline,uint32 fillDeadline,Pw orderDataType,Nb orderData) order,Ob signature,Ob originFillerData)1j` },
  { source: 'Across liquidity', rows: `removeLiquidity(A!a l1Token,u lpTokenAmount,f sendEth)1m` },
  { source: 'Across staking', at: /^Across staking$/, rows: `stake(A!a stakedToken,u amount)1n
unstake(A!a stakedToken,u amount)1o
withdrawReward(A!a stakedToken)r
exit(A!a stakedToken)1o` },
  { source: 'Arbitrum', rows: `depositEth()1j.v
createRetryableTicket(Da to,u l2CallValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)1p
createRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,u tokenTotalFeeAmount,Nb data)1p
unsafeCreateRetryableTicket(Da to,u callValue,u maxSubmissionCost,Da excessFeeRefundAddress,Da callValueRefundAddress,u gasLimit,u maxFeePerGas,Nb data)1p
outboundTransfer(A-a _token,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)1j.w
outboundTransferCustomRefund(A-a _token,Da _refundTo,Da _to,u _amount,u _maxGas,u _gasPriceBid,Ob _data)1j.x
outboundTransfer(A-a _l1Token,Da _to,u _amount,Ob _data)1j.y
withdrawEth(Da destination)1j.y
sendTxToL1(Da destination,Nb data)1p
executeTransaction(Ow[] proof,u index,La l2Sender,La to,u l2Block,u l1Block,u l2Timestamp,u value,Ob data)1q
executeTransaction(#ou batchNum,Ow[] proof,u index,La l2Sender,La destAddr,u l2Block,u l1Block,u l2Timestamp,u amount,Ob calldataForL1)1q
redeem(Pw ticketId)1r
cancel(Pw id)1s
depositERC20(u amount)1j` },
  { source: 'LayerZero, CCTP', rows: `send({122} sendParam,{27} fee,Da refundAddress)1l.z
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken)1j.10
depositForBurnWithCaller(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller)1j.10
depositForBurn(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold)1l.11
depositForBurnWithHook(u amount,uint32 destinationDomain,Qw mintRecipient,A!a burnToken,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Nb hookData)1l.12
receiveMessage(Ob message,Ob attestation)1q` },
  { source: 'CCTP extension', at: /^CCTP extension$/, rows: `batchDepositForBurnWithAuth(O(u amount,u authValidAfter,u authValidBefore,w authNonce,uint8 v,w r,w s) receiveWithAuthorizationData,(u amount,uint32 destinationDomain,Qw mintRecipient,Kw destinationCaller,u maxFee,uint32 minFinalityThreshold,Qb hookData) depositForBurnData)1l` },
  { source: 'Gnosis bridges', rows: `executeSignatures(Ob message,Ob signatures)1q
safeExecuteSignatures(Ob data,Ob signatures)1q
safeExecuteSignaturesWithAutoGasLimit(Ob data,Ob signatures)1q` },
  { source: 'Hop, Synapse', rows: `sendToL2(u chainId,Da recipient,u amount,u amountOutMin,u deadline,Ja relayer,u relayerFee)1t.t
swapAndSend(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline,u destinationAmountOutMin,u destinationDeadline)1t
send(u chainId,Da recipient,u amount,u bonderFee,u amountOutMin,u deadline)1t
send(u chainId,Da recipient,u amount,u bonderFee)1t
withdraw(Da recipient,u amount,Pw transferNonce,u bonderFee,u amountOutMin,u deadline,Ow rootHash,u transferRootTotalAmount,u transferIdTreeIndex,Ow[] siblings,u totalLeaves)1u
deposit(Da to,u chainId,A-a token,u amount)1j
depositAndSwap(Da to,u chainId,A-a token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)1t
redeem(Da to,u chainId,A-a token,u amount)1j
redeemAndSwap(Da to,u chainId,A-a token,u amount,uint8 tokenIndexFrom,uint8 tokenIndexTo,u minDy,u deadline)1t
redeemAndRemove(Da to,u chainId,A-a token,u amount,uint8 swapTokenIndex,u swapMinAmount,u swapDeadline)1t
redeemV2(Qw to,u chainId,A-a token,u amount)1j
bridge(Da recipient,u chainId,A-a token,u amount,{108} originQuery,{108} destQuery)1l
swap(Da to,A-a token,u amount,(Ma swapAdapter,Aa tokenOut,u minAmountOut,u deadline,Ob rawParams) query)1v
bridge((uint32 dstChainId,Ea sender,Da to,A-a originToken,Aa destToken,u originAmount,u destAmount,f sendChainGas,u deadline) params)1j
swap(uint8 tokenIndexFrom,uint8 tokenIndexTo,u dx,u minDy,u deadline)1v
addLiquidity(u[] amounts,u minToMint,u deadline)1w
removeLiquidity(u amount,u[] minAmounts,u deadline)1x
removeLiquidityOneToken(u tokenAmount,uint8 tokenIndex,u minAmount,u deadline)1x
removeLiquidityImbalance(u[] amounts,u maxBurnAmount,u deadline)1x` },
  { source: 'deBridge, Celer, Relay, Layerswap', rows: `createOrder({199} _orderCreation,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope)1j
createSaltedOrder({199} _orderCreation,uint64 _salt,Jb _affiliateFee,uint32 _referralCode,Ob _permitEnvelope,Ob _payload)1j
sendEvmOrderCancel((uint64 makerOrderNonce,Lb makerSrc,u giveChainId,Pb giveTokenAddress,u giveAmount,u takeChainId,Pb takeTokenAddress,u takeAmount,Lb receiverDst,Lb givePatchAuthoritySrc,Lb orderAuthorityAddressDst,Lb allowedTakerDst,Lb allowedCancelBeneficiarySrc,Ob externalCall) _order,Da _cancelBeneficiary,u _executionFee)1k
send(A-a _tokenAddress,u _amount,u _chainIdTo,Qb _receiver,Ob _permit,f _useAssetFee,uint32 _referralCode,Nb _autoParams)1j
claim(Pw _debridgeId,u _amount,u _chainIdFrom,Da _receiver,u _nonce,Ob _signatures,Ob _autoParams)j
strictlySwapAndCall(A-a _srcTokenIn,u _srcAmountIn,Ob _srcTokenInPermitEnvelope,Ma _srcSwapRouter,Nb _srcSwapCalldata,Aa _srcTokenOut,u _srcTokenExpectedAmountOut,Da _srcTokenRefundRecipient,Na _receiver,Nb _receiverCalldata)1j
send(Da _receiver,A-a _token,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)1t
sendNative(Da _receiver,u _amount,uint64 _dstChainId,uint64 _nonce,uint32 _maxSlippage)1t
addLiquidity(A-a _token,u _amount)1y
withdraw(Ob _wdmsg,Ob[] _sigs,La[] _signers,u[] _powers)s
depositNative(Ea depositor,Sw id)1j
depositErc20(Ea depositor,A-a token,u amount,Sw id)1j
depositErc20(Ea depositor,A-a token,Sw id)1j
depositNative(Sw id,Da receiver)1j
depositERC20(Sw id,A-a token,Da receiver,u amount)1j
depositWithExpiry(Da vault,A-a asset,u amount,Qs memo,u expiration)1j` },
  { source: 'Wormhole, Axelar, CCIP, Connext', rows: `transferTokens(A-a token,u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)1j
transferTokensWithPayload(A-a token,u amount,uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)1j
wrapAndTransferETH(uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)1j
wrapAndTransferETHWithPayload(uint16 recipientChain,Qw recipient,uint32 nonce,Nb payload)1j
completeTransfer(Ob encodedVm)1q
completeTransferAndUnwrapETH(Ob encodedVm)1q
completeTransferWithPayload(Ob encodedVm)1q
transferTokensWithRelay(A-a token,u amount,u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)1j
wrapAndTransferEthWithRelay(u toNativeTokenAmount,uint16 targetChain,Qw targetRecipient,uint32 batchId)1j
attestToken(Aa tokenAddress,uint32 nonce)1z
transfer(u amount,uint16 recipientChain,Qw recipient)1j
transfer(u amount,uint16 recipientChain,Qw recipient,Qw refundAddress,f shouldQueue,Ob transceiverInstructions)1j
sendToken(Ps destinationChain,Qs destinationAddress,Ps symbol,u amount)1j
callContract(Ps destinationChain,Qs contractAddress,Nb payload)1p
callContractWithToken(Ps destinationChain,Qs contractAddress,Nb payload,Ps symbol,u amount)1j
interchainTransfer(Ps destinationChain,Qb recipient,u amount,Nb metadata)1j
interchainTransferFrom(Fa sender,Ps destinationChain,Qb recipient,u amount,Nb metadata)1j
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount,Nb metadata,u gasValue)1j
interchainTransfer(Pw tokenId,Ps destinationChain,Qb destinationAddress,u amount)1j
payNativeGasForContractCall(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Da refundAddress)20
payNativeGasForContractCallWithToken(Ea sender,Ps destinationChain,Qs destinationAddress,Sb payload,Ps symbol,u amount,Da refundAddress)20
addNativeGas(Xw txHash,u logIndex,Da refundAddress)20
ccipSend(uint64 destinationChainSelector,(Qb receiver,Nb data,(A-a token,u amount)[] tokenAmounts,A!a feeToken,Nb extraArgs) message)1j
xcall(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)1t
xcall(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)1t
xcallIntoLocal(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData)1t
xcallIntoLocal(uint32 _destination,Da _to,A-a _asset,Ga _delegate,u _amount,u _slippage,Nb _callData,u _relayerFee)1t
bumpTransfer(Xw _transferId)1r
forceUpdateSlippage((uint32 originDomain,uint32 destinationDomain,uint32 canonicalDomain,La to,La delegate,f receiveLocal,Ob callData,u slippage,La originSender,u bridgedAmt,u normalizedIn,u nonce,Pw canonicalId) _params,u _slippage)21` },
  { source: 'OP Stack', rows: `bridgeETH(uint32 _minGasLimit,Ob _extraData)1j.13
bridgeETHTo(Da _to,uint32 _minGasLimit,Ob _extraData)1j.14
bridgeERC20(A-a _localToken,Pa _remoteToken,u _amount,uint32 _minGasLimit,Ob _extraData)1j
bridgeERC20To(A-a _localToken,Pa _remoteToken,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)1j.15
depositETH(uint32 _l2Gas,Ob _data)1j.13
depositETHTo(Da _to,uint32 _l2Gas,Ob _data)1j.14
depositERC20(A-a _l1Token,Pa _l2Token,u _amount,uint32 _l2Gas,Ob _data)1j
depositERC20To(A-a _l1Token,Pa _l2Token,Da _to,u _amount,uint32 _l2Gas,Ob _data)1j.15
withdraw(A-a _l2Token,u _amount,uint32 _l1Gas,Ob _data)1j.16
withdrawTo(A-a _l2Token,Da _to,u _amount,uint32 _minGasLimit,Ob _extraData)1j
bridgeERC721(A-a _localToken,Pa _remoteToken,u _tokenId,uint32 _minGasLimit,Ob _extraData)1j
bridgeERC721To(A-a _localToken,Pa _remoteToken,Da _to,u _tokenId,uint32 _minGasLimit,Ob _extraData)1j
depositTransaction(Da _to,u _value,uint64 _gasLimit,f _isCreation,Nb _data)1p
sendMessage(Da _target,Nb _message,uint32 _gasLimit)1p
initiateWithdrawal(Da _target,u _gasLimit,Nb _data)1p.17
proveWithdrawalTransaction({90} _tx,u _l2OutputIndex,(Ow version,Ow stateRoot,Ow messagePasserStorageRoot,Ow latestBlockhash) _outputRootProof,Ob[] _withdrawalProof)22
finalizeWithdrawalTransaction({90} _tx)1q
finalizeWithdrawalTransactionExternalProof({90} _tx,La _proofSubmitter)1q
relayMessage(u _nonce,La _sender,Na _target,u _value,u _minGasLimit,Nb _message)3` },
  { source: 'Polygon, Scroll, Linea, Starknet, Gnosis', rows: `depositEtherFor(Da user)1j.y
depositFor(Da user,A-a rootToken,Ob depositData)1j.y
exit(Ob inputData)1q
bridgeAsset(uint32 destinationNetwork,Da destinationAddress,u amount,A-a token,f forceUpdateGlobalExitRoot,Ob permitData)1j
bridgeMessage(uint32 destinationNetwork,Da destinationAddress,f forceUpdateGlobalExitRoot,Nb metadata)1p
claimAsset(Ow[32] smtProofLocalExitRoot,Ow[32] smtProofRollupExitRoot,u globalIndex,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,A=a originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)j
claimAsset(Ow[32] smtProof,uint32 index,Ow mainnetExitRoot,Ow rollupExitRoot,uint32 originNetwork,A=a originTokenAddress,uint32 destinationNetwork,Da destinationAddress,u amount,Ob metadata)j
depositETH(u _amount,u _gasLimit)1j.18
depositETH(Da _to,u _amount,u _gasLimit)1j.19
depositETHAndCall(Da _to,u _amount,Nb _data,u _gasLimit)1j
depositERC20(A-a _token,u _amount,u _gasLimit)1j.1a
depositERC20(A-a _token,Da _to,u _amount,u _gasLimit)1j.1b
depositERC20AndCall(A-a _token,Da _to,u _amount,Nb _data,u _gasLimit)1j
withdrawETH(u _amount,u _gasLimit)1j.13
withdrawETH(Da _to,u _amount,u _gasLimit)1j.1c
withdrawERC20(A-a _token,u _amount,u _gasLimit)1j.13
withdrawERC20(A-a _token,Da _to,u _amount,u _gasLimit)1j.1c
sendMessage(Da _to,u _value,Nb _message,u _gasLimit)1p
sendMessage(Da _to,u _value,Nb _message,u _gasLimit,Da _refundAddress)1p
relayMessageWithProof(La _from,La _to,u _value,u _nonce,Ob _message,(u batchIndex,Ob merkleProof) _proof)1q
sendMessage(Da _to,u _fee,Nb _calldata)1p
bridgeToken(A-a _token,u _amount,Da _recipient)1j.1d
bridgeTokenWithPermit(A-a _token,u _amount,Da _recipient,Ob _permitData)1j
claimMessage(La _from,La _to,u _fee,u _value,Ja _feeRecipient,Ob _calldata,u _nonce)1q
claimMessageWithProof((Ow[] proof,u messageNumber,uint32 leafIndex,La from,La to,u fee,u value,Ja feeRecipient,Ow merkleRoot,Ob data) _params)1q
deposit(A-a token,u amount,Qu l2Recipient)1j
depositWithMessage(A-a token,u amount,Qu l2Recipient,Nu[] message)1p
withdraw(A%a token,u amount,Da recipient)s.1e
relayTokens(A-a token,Da _receiver,u _value)1j
relayTokens(Da _receiver,u _amount)1j
relayTokensAndCall(A-a token,Da _receiver,u _value,Nb _data)1j
wrapAndRelayTokens()1j
wrapAndRelayTokens(Da _receiver)1j` },
  { source: 'Plasma of Polygon', rows: `depositERC20ForUser(A-a _token,Da _user,u _amount)1j.y
startExitWithBurntTokens(Ob data)23
processExits(A%a _token)1q` },
  { source: 'Stargate', rows: `swap(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLD,u _minAmountLD,{82} _lzTxParams,Qb _to,Nb _payload)1l
swapETH(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,u _amountLD,u _minAmountLD)1l
swapETHAndCall(uint16 _dstChainId,Da _refundAddress,Qb _toAddress,(u amountLD,u minAmountLD) _swapAmount,{82} _lzTxParams,Nb _payload)1l
addLiquidity(u _poolId,u _amountLD,Ea _to)1y
addLiquidityETH()1y
instantRedeemLocal(uint16 _srcPoolId,u _amountLP,Da _to)24
redeemLocal(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,Qb _to,{82} _lzTxParams)1j
redeemRemote(uint16 _dstChainId,u _srcPoolId,u _dstPoolId,Da _refundAddress,u _amountLP,u _minAmountLD,Qb _to,{82} _lzTxParams)1l
swapTokens(uint16 _dstChainId,uint16 _srcPoolId,uint16 _dstPoolId,u _amountLD,u _minAmountLD,{82} _lzTxParams,Qb _to,Pbytes2 _partnerId,(u tenthBps,Ja feeCollector) _feeObj)1l
sendToken({122} _sendParam,{27} _fee,Da _refundAddress)1l.1f
redeemSend({122} _sendParam,{27} _fee,Da _refundAddress)1l
deposit(Da _receiver,u _amountLD)25
redeem(u _amountLD,Da _receiver)24
sendFrom(Fa _from,uint16 _dstChainId,Qb _toAddress,u _amount,Da _refundAddress,Fa _zroPaymentAddress,Nb _adapterParams)1j
sendFrom(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,{88} _callParams)1j
sendAndCall(Fa _from,uint16 _dstChainId,Qw _toAddress,u _amount,Nb _payload,uint64 _dstGasForCall,{88} _callParams)1j
sendOFTEpv2(Ma _oft,{122} _sendParam,{27} _fee,Da _refundAddress,{63} _feeObj)26
sendOFTAdapterEpv2(Ma _adapterOFT,{122} _sendParam,{27} _fee,Da _refundAddress,{63} _feeObj)26
sendOFTV2(Ma _oft,uint16 _dstChainId,Qw _toAddress,u _amount,u _minAmount,{88} _callParams,{63} _feeObj)26
depositAndStake(A!a lpToken,u assetInAmount,u minStakeAmount)1n
depositAndStakeWithPermit(A!a lpToken,u assetInAmount,u minStakeAmount,u deadline,uint8 v,Ow r,Ow s)1n
claim(A%a[] lpTokens)j
depositTo(A!a token,Da to,u amount)25
send((uint32 dstEid,Qw to,u tokenId,Nb extraOptions,Nb composeMsg,Ob onftCmd) sendParam,{27} fee,Da refundAddress)1j` },
  { source: 'ZKsync', rows: `requestL2TransactionDirect((u chainId,u mintValue,Da l2Contract,u l2Value,Nb l2Calldata,u l2GasLimit,u l2GasPerPubdataByteLimit,Ob[] factoryDeps,Da refundRecipient) _request)1p
requestL2TransactionTwoBridges((u chainId,u mintValue,u l2Value,u l2GasLimit,u l2GasPerPubdataByteLimit,Da refundRecipient,Ma secondBridgeAddress,u secondBridgeValue,Nb secondBridgeCalldata) _request)1p
requestL2Transaction(Da _contractL2,u _l2Value,Nb _calldata,u _l2GasLimit,u _l2GasPerPubdataByteLimit,Ob[] _factoryDeps,Da _refundRecipient)1p
deposit(Da _l2Receiver,A-a _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte,Da _refundRecipient)1j
deposit(Da _l2Receiver,A-a _l1Token,u _amount,u _l2TxGasLimit,u _l2TxGasPerPubdataByte)1j
withdraw(Da _l1Receiver)1j.y
withdrawWithMessage(Da _l1Receiver,Nb _additionalData)1p
withdraw(Da _l1Receiver,Da _l2Token,u _amount)1j
withdraw(Pw _assetId,Nb _transferData)1j
finalizeWithdrawal(u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)1q
finalizeWithdrawal(u _chainId,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ob _message,Ow[] _merkleProof)1q
finalizeEthWithdrawal(u _l2BlockNumber,u _l2MessageIndex,uint16 _l2TxNumberInBlock,Ob _message,Ow[] _merkleProof)1q
finalizeDeposit((u chainId,u l2BatchNumber,u l2MessageIndex,La l2Sender,uint16 l2TxNumberInBatch,Ob message,Ow[] merkleProof) _finalizeWithdrawalParams)1q
claimFailedDeposit(Da _depositSender,A=a _l1Token,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)1q
claimFailedDeposit(u _chainId,Da _depositSender,A=a _l1Token,u _amount,Pw _l2TxHash,u _l2BatchNumber,u _l2MessageIndex,uint16 _l2TxNumberInBatch,Ow[] _merkleProof)1q
depositETH(Da _zkSyncAddress)1j.y
depositERC20(A-a _token,uint104 _amount,Da _zkSyncAddress)1j.y` },
  { source: 'GMX', rows: `createDeposit(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a initialLongToken,A!a initialShortToken,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minMarketTokens,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)27
createGlvDeposit(((A!a glv,A!a market,Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a initialLongToken,A!a initialShortToken,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minGlvTokens,u executionFee,u callbackGasLimit,f shouldUnwrapNativeToken,f isMarketTokenDeposit,Sw[] dataList) params)27
createWithdrawal({203} params)28
createGlvWithdrawal(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a market,A!a glv,A!a[] longTokenSwapPath,A!a[] shortTokenSwapPath) addresses,u minLongTokenAmount,u minShortTokenAmount,f shouldUnwrapNativeToken,u executionFee,u callbackGasLimit,Sw[] dataList) params)28
executeAtomicWithdrawal({203} params,(A!a[] tokens,Ma[] providers,Ob[] data) oracleParams)1x
createShift(((Da receiver,Ma callbackContract,Ja uiFeeReceiver,A!a fromMarket,A!a toMarket) addresses,u minMarketTokens,u executionFee,u callbackGasLimit,Sw[] dataList) params)1v
createOrder({217} params)29
createOrder(Ea account,{217} params)29
updateOrder(Pw key,u sizeDeltaUsd,u acceptablePrice,u triggerPrice,u minOutputAmount,u validFromTime,f autoCancel)2a
cancelDeposit(Pw key)2b
cancelWithdrawal(Pw key)2b
cancelShift(Pw key)2b
cancelGlvDeposit(Pw key)2b
cancelGlvWithdrawal(Pw key)2b
sendWnt(Da receiver,u amount)m
sendTokens(A!a token,Da receiver,u amount)m
sendNativeToken(Da receiver,u amount)m
claimFundingFees(A%a[] markets,A%a[] tokens,Da receiver)2c
claimCollateral(A%a[] markets,A%a[] tokens,u[] timeKeys,Da receiver)j
claimAffiliateRewards(A%a[] markets,A%a[] tokens,Da receiver)r
claimUiFees(A%a[] markets,A%a[] tokens,Da receiver)2c
setSavedCallbackContract(A!a market,Ma callbackContract)2d
setUiFeeFactor(u uiFeeFactor)9
addSubaccount(Ga subaccount)7
setSubaccountAutoTopUpAmount(Ga subaccount,u amount)7
removeSubaccount(La subaccount)1f
setMaxAllowedSubaccountActionCount(Ga subaccount,Pw actionType,u maxAllowedCount)7
setSubaccountExpiresAt(Ga subaccount,Pw actionType,u expiresAt)7
makeExternalCalls(Ma[] externalCallTargets,Nb[] externalCallDataList,Aa[] refundTokens,Da[] refundReceivers)3
acceptTermsAndClaim((A%a token,u distributionId,Ob termsSignature,Ws acceptedTerms)[] params,Da receiver)j
denyPlugin(La plugin)1f
swap(A!a[] path,u amountIn,u minOut,Da receiver)1v
swapETHToTokens(A!a[] path,u minOut,Da receiver)1v
swapTokensToETH(A!a[] path,u amountIn,u minOut,Da receiver)1v
increasePosition(A!a[] path,A!a indexToken,u amountIn,u minOut,u sizeDelta,f isLong,#gu price)2e
increasePositionETH(A!a[] path,A!a indexToken,u minOut,u sizeDelta,f isLong,#gu price)2e
decreasePosition(A!a collateralToken,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)2f
decreasePositionETH(A!a collateralToken,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price)2f
decreasePositionAndSwap(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)2g
decreasePositionAndSwapETH(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,#gu price,u minOut)2g
createIncreasePosition(A!a[] path,A!a indexToken,u amountIn,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)2e
createIncreasePositionETH(A!a[] path,A!a indexToken,u minOut,u sizeDelta,f isLong,u acceptablePrice,u executionFee,Iw referralCode,Ma callbackTarget)2e
createDecreasePosition(A!a[] path,A!a indexToken,u collateralDelta,u sizeDelta,f isLong,Da receiver,u acceptablePrice,u minOut,u executionFee,f withdrawETH,Ma callbackTarget)2g
createSwapOrder(A!a[] path,u amountIn,u minOut,u triggerRatio,f triggerAboveThreshold,u executionFee,f shouldWrap,f shouldUnwrap)2h
createIncreaseOrder(A!a[] path,u amountIn,A!a indexToken,u minOut,u sizeDelta,A!a collateralToken,f isLong,u triggerPrice,f triggerAboveThreshold,u executionFee,f shouldWrap)2h
createDecreaseOrder(A!a indexToken,u sizeDelta,A!a collateralToken,u collateralDelta,f isLong,u triggerPrice,f triggerAboveThreshold)2h
cancelSwapOrder(u orderIndex)l
cancelIncreaseOrder(u orderIndex)l
cancelDecreaseOrder(u orderIndex)2i
cancelMultiple(u[] swapOrderIndexes,u[] increaseOrderIndexes,u[] decreaseOrderIndexes)2i
updateSwapOrder(u orderIndex,u minOut,u triggerRatio,f triggerAboveThreshold)2a
updateIncreaseOrder(u orderIndex,u sizeDelta,u triggerPrice,f triggerAboveThreshold)2a
updateDecreaseOrder(u orderIndex,u collateralDelta,u sizeDelta,u triggerPrice,f triggerAboveThreshold)2a
cancelIncreasePosition(Pw key,Da executionFeeReceiver)2b
cancelDecreasePosition(Pw key,Da executionFeeReceiver)2j
stakeGmx(u amount)1n
stakeEsGmx(u amount)1n
mintAndStakeGlpETH(u minUsdg,u minGlp)2k
mintAndStakeGlp(A!a token,u amount,u minUsdg,u minGlp)2k
unstakeGmx(u amount)1o
unstakeEsGmx(u amount)1o
handleRewards(f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)r
handleRewardsV2(Da gmxReceiver,f shouldClaimGmx,f shouldStakeGmx,f shouldClaimEsGmx,f shouldStakeEsGmx,f shouldStakeMultiplierPoints,f shouldClaimWeth,f shouldConvertWethToEth)r
unstakeAndRedeemGlp(A!a tokenOut,u glpAmount,u minOut,Da receiver)2l
unstakeAndRedeemGlpETH(u glpAmount,u minOut,Da receiver)2l
signalTransfer(Ga receiver)2m
acceptTransfer(La sender)2n
stakeForAccount(Fa fundingAccount,Ea account,A!a depositToken,u amount)1n
unstakeForAccount(Ea account,A!a depositToken,u amount,Da receiver)1o
addLiquidity(A!a token,u amount,u minUsdg,u minGlp)1w
removeLiquidity(A!a tokenOut,u glpAmount,u minOut,Da receiver)1x
registerCode(Pw code)9
setTraderReferralCodeByUser(Pw code)9
setCodeOwner(Pw code,Ga newAccount)2o` },
  { source: 'GMX orders', at: /^GMX (?:exchange|GLV|subaccount) router$/, rows: `cancelOrder(Pw key)2j` },
  { source: 'GMX rewards', at: /^GMX reward router$/, rows: `claim()j
claimFees()2c
claimEsGmx()r
compound()2p` },
  { source: 'Prediction markets', rows: `splitPosition(A-a collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)25
mergePositions(A%a collateralToken,Pw parentCollectionId,Pw conditionId,u[] partition,u amount)2q
redeemPositions(A%a collateralToken,Pw parentCollectionId,Pw conditionId,u[] indexSets)24
prepareCondition(Ga oracle,Pw questionId,u outcomeSlotCount)2r
splitPosition(Pw conditionId,u amount)25
mergePositions(Pw conditionId,u amount)2q
redeemPositions(Pw conditionId,u[] amounts)24
convertPositions(Pw marketId,u indexSet,u amount)2s
cancelOrder({178} order)l
cancelOrders({178}[] orders)l
addFunding(u addedFunds,u[] distributionHint)1y
removeFunding(u sharesToBurn)1m
bet(A!a core,uint128 amount,uint64 expiresAt,{50} betData)2t
betFor(Ea bettor,A!a core,uint128 amount,uint64 expiresAt,{50} betData)2t
withdrawPayout(A!a core,u tokenId)s` },
  { source: 'Synthetix', rows: `issueSynths(Fa from,u amount)2u
issueSynths(u amount)2u
issueMaxSynths(Fa from)2u
issueMaxSynths()2u
burnSynths(Fa from,u amount)2v
burnSynths(u amount)2v
burnSynthsToTarget(Fa from)2v
burnSynthsToTarget()2v
issueSynthsOnBehalf(Ea issueForAddress,Fa from,u amount)2u
issueSynthsOnBehalf(Ea issueForAddress,u amount)2u
issueMaxSynthsOnBehalf(Ea issueForAddress,Fa from)2u
issueMaxSynthsOnBehalf(Ea issueForAddress)2u
burnSynthsOnBehalf(Ea burnForAddress,Fa from,u amount)2v
burnSynthsOnBehalf(Ea burnForAddress,u amount)2v
burnSynthsToTargetOnBehalf(Ea burnForAddress,Fa from)2v
burnSynthsToTargetOnBehalf(Ea burnForAddress)2v
exchange(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)2s
exchangeOnBehalf(Ea exchangeForAddress,Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey)2s
exchangeWithTracking(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Ia rewardAddress,Pw trackingCode)2s
exchangeAtomically(Pw sourceCurrencyKey,u sourceAmount,Pw destinationCurrencyKey,Pw trackingCode,u minAmount)1v
settle(Pw currencyKey)2q
claimOnBehalf(Ea claimingForAddress)j
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
createAccount()2w
createAccount(uint128 requestedAccountId)2w
grantPermission(uint128 accountId,Pw permission,Ga user)2x
revokePermission(uint128 accountId,Pw permission,La user)1f
renouncePermission(uint128 accountId,Pw permission)2y
deposit(Tuint128 accountId,A!a collateralType,u tokenAmount)25
withdraw(uint128 accountId,A!a collateralType,u tokenAmount)2z
delegateCollateral(uint128 accountId,Uuint128 poolId,A!a collateralType,u newCollateralAmountD18,u leverage)30
mintUsd(uint128 accountId,uint128 poolId,A!a collateralType,u amount)2u
burnUsd(Tuint128 accountId,uint128 poolId,A!a collateralType,u amount)2v
claimRewards(uint128 accountId,uint128 poolId,A!a collateralType,Ma distributor)r
commitOrder((uint128 marketId,uint128 accountId,int128 sizeDelta,uint128 settlementStrategyId,u acceptablePrice,Pw trackingCode,Ia referrer) commitment)2h
modifyCollateral(Tuint128 accountId,uint128 collateralId,int256 amountDelta)31
buyExactIn(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)32
buyExactOut(uint128 marketId,u synthAmount,u maxUsdAmount,Ia referrer)32
buy(uint128 marketId,u usdAmount,u minAmountReceived,Ia referrer)32
sell(uint128 marketId,u synthAmount,u minUsdAmount,Ia referrer)33
sellExactIn(uint128 marketId,u synthAmount,u minAmountReceived,Ia referrer)33
sellExactOut(uint128 marketId,u usdAmount,u maxSynthAmount,Ia referrer)33` },
  { source: 'Camelot, Algebra', rows: `swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)34
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)35
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,Ia referrer,u deadline)34
exactInputSingle({141} params)36.1g
exactInputSingleSupportingFeeOnTransferTokens({141} params)36.1g
exactOutputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 limitSqrtPrice) params)36.1h
exactInputSingle((Aa tokenIn,Aa tokenOut,Ma deployer,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 limitSqrtPrice) params)36.1i
mint((Aa token0,Aa token1,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)37
mint((Aa token0,Aa token1,Ma deployer,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)37
unwrapWNativeToken(u amountMinimum,Da recipient)38.1j
refundNativeToken()39
exactInputStableSwap(Aa[] path,u[] flag,u amountIn,u amountOutMin,Da to)3a
exactOutputStableSwap(Aa[] path,u[] flag,u amountOut,u amountInMax,Da to)3a
harvest(u _tokenId,Da _to)r` },
  { source: 'Balancer', rows: `swap((Pw poolId,uint8 kind,Aa assetIn,Aa assetOut,u amount,Ob userData) singleSwap,{104} funds,u limit,u deadline)3b
batchSwap(uint8 kind,{97}[] swaps,Aa[] assets,{104} funds,int256[] limits,u deadline)1v
joinPool(Mw poolId,Fa sender,Ea recipient,(Aa[] assets,u[] maxAmountsIn,Ob userData,f fromInternalBalance) request)1w
exitPool(Pw poolId,Fa sender,Da recipient,(A=a[] assets,u[] minAmountsOut,Ob userData,f toInternalBalance) request)1x
manageUserBalance((uint8 kind,Aa asset,u amount,Fa sender,Da recipient)[] ops)m
setRelayerApproval(Ga relayer,f approved,Ob authorisation)4
flashLoan(Ma recipient,A%a[] tokens,u[] amounts,Nb userData)3c
swapSingleTokenExactIn(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountIn,u minAmountOut,u deadline,f wethIsEth,Ob userData)3d
swapSingleTokenExactOut(Aa pool,Aa tokenIn,Aa tokenOut,u exactAmountOut,u maxAmountIn,u deadline,f wethIsEth,Ob userData)3d
swapExactIn((Aa tokenIn,{39}[] steps,u exactAmountIn,u minAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)1v
swapExactOut((Aa tokenIn,{39}[] steps,u maxAmountIn,u exactAmountOut)[] paths,u deadline,f wethIsEth,Ob userData)1v
addLiquidityProportional(Ma pool,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1w
addLiquidityUnbalanced(Ma pool,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1w
addLiquidityCustom(Ma pool,u[] maxAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1w
addLiquiditySingleTokenExactOut(Ma pool,Aa tokenIn,u maxAmountIn,u exactBptAmountOut,f wethIsEth,Ob userData)1w
removeLiquidityProportional(Aa pool,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1x
removeLiquiditySingleTokenExactIn(Aa pool,u exactBptAmountIn,Aa tokenOut,u minAmountOut,f wethIsEth,Ob userData)3e
removeLiquiditySingleTokenExactOut(Aa pool,u maxBptAmountIn,Aa tokenOut,u exactAmountOut,f wethIsEth,Ob userData)3e
removeLiquidityCustom(Aa pool,u maxBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1x
removeLiquidityRecovery(Aa pool,u exactBptAmountIn,u[] minAmountsOut)1x
addLiquidityUnbalancedNestedPool(Aa parentPool,Aa[] tokensIn,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1w
removeLiquidityProportionalNestedPool(Aa parentPool,u exactBptAmountIn,A=a[] tokensOut,u[] minAmountsOut,f wethIsEth,Ob userData)1x
addLiquidityUnbalancedToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1w
addLiquidityProportionalToERC4626Pool(Ma pool,f[] wrapUnderlying,u[] maxAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1w
removeLiquidityProportionalFromERC4626Pool(Aa pool,f[] unwrapWrapped,u exactBptAmountIn,u[] minAmountsOut,f wethIsEth,Ob userData)1x
addLiquidityUnbalancedToERC4626Pool(Ma pool,u[] exactUnderlyingAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1w
addLiquidityProportionalToERC4626Pool(Ma pool,u[] maxUnderlyingAmountsIn,u exactBptAmountOut,f wethIsEth,Ob userData)1w
removeLiquidityProportionalFromERC4626Pool(Aa pool,u exactBptAmountIn,u[] minUnderlyingAmountsOut,f wethIsEth,Ob userData)1x
addLiquidityToBuffer(Aa wrappedToken,u maxAmountUnderlyingIn,u maxAmountWrappedIn,u exactSharesToIssue)1w
removeLiquidityFromBuffer(Aa wrappedToken,u sharesToRemove,u minAmountUnderlyingOutRaw,u minAmountWrappedOutRaw)1x
donate(Ma pool,u[] amountsIn,f wethIsEth,Ob userData)3f
initialize(Ma pool,Aa[] tokens,u[] exactAmountsIn,u minBptAmountOut,f wethIsEth,Ob userData)1w
permitBatchAndCall((Aa token,Ea owner,Ga spender,u amount,u nonce,u deadline)[] permitBatch,Ob[] permitSignatures,{131} permit2Batch,Ob permit2Signature,Nb[] multicallData)3
swapExactAmountIn(Aa tokenIn,u tokenAmountIn,Aa tokenOut,u minAmountOut,u maxPrice)3d
swapExactAmountOut(Aa tokenIn,u maxAmountIn,Aa tokenOut,u tokenAmountOut,u maxPrice)3d
joinPool(u poolAmountOut,u[] maxAmountsIn)1w
exitPool(u poolAmountIn,u[] minAmountsOut)1x` },
  { source: 'CoW Protocol', rows: `invalidateOrder(Pb orderUid)l
setPreSignature(Sb orderUid,f signed)3g
settle(Aa[] tokens,u[] clearingPrices,{172}[] trades,(Na target,u value,Nb callData)[][3] interactions)3
swap({97}[] swaps,Aa[] tokens,{172} trade)2s` },
  { source: 'CoW Protocol', rows: `createOrder((Aa buyToken,Da receiver,u sellAmount,u buyAmount,Ow appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)2h
invalidateOrder((Aa buyToken,La receiver,u sellAmount,u buyAmount,Pw appData,u feeAmount,uint32 validTo,f partiallyFillable,int64 quoteId) order)l
freeFilledAmountStorage(Pb[] orderUids)9
freePreSignatureStorage(Pb[] orderUids)9
create({47} params,f dispatch)2h
createWithContext({47} params,Ma factory,Nb data,f dispatch)2h
remove(Pw singleOrderHash)l
setRoot(Sw root,{9} proof)3g
setRootWithContext(Sw root,{9} proof,Ma factory,Nb data)3g
setSwapGuard(Ma swapGuard)2d
setDomainVerifier(Pw domainSeparator,Ga newVerifier)4` },
  { source: 'CoW claims', at: /^CoW virtual token$/, rows: `claimMany(u[] indices,#suint8[] claimTypes,Ea[] claimants,u[] claimableAmounts,u[] claimedAmounts,Ow[][] merkleProofs,#ju[] sentNativeTokens)j
swap(u amount)3h
swapAll()3h` },
  { source: 'Curve', rows: `exchange(int128 i,int128 j,u dx,u min_dy)1v
exchange(int128 i,int128 j,u dx,u min_dy,Da receiver)1v
exchange(int128 i,int128 j,u dx,u min_dy,f use_eth)1v
exchange_underlying(int128 i,int128 j,u dx,u min_dy)1v
exchange_underlying(int128 i,int128 j,u dx,u min_dy,Da receiver)1v
exchange(u i,u j,u dx,u min_dy)1v
exchange(u i,u j,u dx,u min_dy,f use_eth)1v
exchange(u i,u j,u dx,u min_dy,f use_eth,Da receiver)1v
exchange(u i,u j,u dx,u min_dy,Da receiver)1v
exchange_underlying(u i,u j,u dx,u min_dy)1v
exchange_underlying(u i,u j,u dx,u min_dy,Da receiver)1v
exchange_received(int128 i,int128 j,u dx,u min_dy)1v
exchange_received(int128 i,int128 j,u dx,u min_dy,Da receiver)1v
exchange_received(u i,u j,u dx,u min_dy)1v
exchange_received(u i,u j,u dx,u min_dy,Da receiver)1v
add_liquidity(u[2] amounts,u min_mint_amount)1w
add_liquidity(u[2] amounts,u min_mint_amount,Ea receiver)1w
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth)1w
add_liquidity(u[2] amounts,u min_mint_amount,f use_eth,Ea receiver)1w
remove_liquidity(u amount,u[2] min_amounts)1x
remove_liquidity(u amount,u[2] min_amounts,Da receiver)1x
remove_liquidity(u amount,u[2] min_amounts,f use_eth)1x
remove_liquidity(u amount,u[2] min_amounts,f use_eth,Da receiver)1x
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount)1x
remove_liquidity_imbalance(u[2] amounts,u max_burn_amount,Da receiver)1x
add_liquidity(u[3] amounts,u min_mint_amount)1w
add_liquidity(u[3] amounts,u min_mint_amount,Ea receiver)1w
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth)1w
add_liquidity(u[3] amounts,u min_mint_amount,f use_eth,Ea receiver)1w
remove_liquidity(u amount,u[3] min_amounts)1x
remove_liquidity(u amount,u[3] min_amounts,Da receiver)1x
remove_liquidity(u amount,u[3] min_amounts,f use_eth)1x
remove_liquidity(u amount,u[3] min_amounts,f use_eth,Da receiver)1x
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount)1x
remove_liquidity_imbalance(u[3] amounts,u max_burn_amount,Da receiver)1x
add_liquidity(u[4] amounts,u min_mint_amount)1w
add_liquidity(u[4] amounts,u min_mint_amount,Ea receiver)1w
add_liquidity(u[4] amounts,u min_mint_amount,f use_eth)1w
remove_liquidity(u amount,u[4] min_amounts)1x
remove_liquidity(u amount,u[4] min_amounts,Da receiver)1x
remove_liquidity(u amount,u[4] min_amounts,f use_eth)1x
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount)1x
remove_liquidity_imbalance(u[4] amounts,u max_burn_amount,Da receiver)1x
add_liquidity(u[5] amounts,u min_mint_amount)1w
remove_liquidity(u amount,u[5] min_amounts)1x
remove_liquidity_imbalance(u[5] amounts,u max_burn_amount)1x
add_liquidity(u[] amounts,u min_mint_amount)1w
add_liquidity(u[] amounts,u min_mint_amount,Ea receiver)1w
remove_liquidity(u amount,u[] min_amounts)1x
remove_liquidity(u amount,u[] min_amounts,Da receiver)1x
remove_liquidity_imbalance(u[] amounts,u max_burn_amount)1x
remove_liquidity_imbalance(u[] amounts,u max_burn_amount,Da receiver)1x
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount)1x
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,f use_eth)1x
remove_liquidity_one_coin(u token_amount,int128 i,u min_amount,Da receiver)1x
remove_liquidity_one_coin(u token_amount,u i,u min_amount)1x
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth)1x
remove_liquidity_one_coin(u token_amount,u i,u min_amount,Da receiver)1x
remove_liquidity_one_coin(u token_amount,u i,u min_amount,f use_eth,Da receiver)1x` },
  { source: 'Curve', rows: `exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected,Aa[5] _pools)1v
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _expected)1v
exchange(Aa[11] _route,u[4][5] _swap_params,u _amount,u _min_dy)1v
exchange(Aa[11] _route,u[5][5] _swap_params,u _amount,u _min_dy,Aa[5] _pools,Da _receiver)1v
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected)1v
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools)1v
exchange_multiple(Aa[9] _route,u[3][4] _swap_params,u _amount,u _expected,Aa[4] _pools,Da _receiver)1v
exchange(Aa _pool,Aa _from,Da _to,u _amount,u _expected)3d
exchange(Aa _pool,Aa _from,Aa _to,u _amount,u _expected,Da _receiver)3d
exchange(Ba _pool,u i,u j,u _dx,u _min_dy,f _use_eth)1v
exchange_underlying(Ba _pool,int128 _i,int128 _j,u _dx,u _min_dy)3i
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount)3j
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount)3j
add_liquidity(Ba _pool,u[] _deposit_amounts,u _min_mint_amount)3j
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,f _use_eth)3j
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,f _use_eth)3j
add_liquidity(Ba _pool,u[4] _deposit_amounts,u _min_mint_amount,Ea _receiver)3j
add_liquidity(Ba _pool,u[3] _deposit_amounts,u _min_mint_amount,Ea _receiver)3j
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts)3k
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts)3k
remove_liquidity(Ba _pool,u _burn_amount,u[4] _min_amounts,f _use_eth)3k
remove_liquidity(Ba _pool,u _burn_amount,u[3] _min_amounts,f _use_eth)3k
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount)3k
remove_liquidity_one_coin(Ba _pool,u _burn_amount,u i,u _min_amount,f _use_eth)3k
remove_liquidity_one_coin(Ba _pool,u _burn_amount,int128 i,u _min_amount,Da _receiver)3k
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_underlying,f use_dynarray,Ba pool)3l
deposit_and_stake(Ma deposit,Aa lp_token,Ma gauge,u n_coins,Aa[] coins,u[] amounts,u min_mint_amount,f use_dynarray,Ba pool)3l
deposit(u _value,Da _addr,f _claim_rewards)25
withdraw(u _value,f _claim_rewards)s
claim_rewards()r
claim_rewards(Da _addr)r
claim_rewards(Ea _addr,Da _receiver)r
user_checkpoint(La addr)q
kick(La addr)q
set_approve_deposit(Ga addr,f can_deposit)4
toggle_approve_mint(Ga minting_user)4
set_rewards_receiver(Da _receiver)9
mint_many(A!a[8] gauge_addrs)r
mint_for(A!a gauge_addr,Da _for)r
create_lock(u _value,u _unlock_time)3m
increase_amount(u _value)3m
increase_unlock_time(u _unlock_time)3n
deposit_for(Da _addr,u _value)3m
vote_for_gauge_weights(Aa _gauge_addr,u _user_weight)p
claim(Da _addr)j
claim_many(Da[20] _receivers)j` },
  { source: 'Curve minter', at: /^Curve minter$/, rows: `mint(A!a gauge_addr)r` },
  { source: 'Curve and Pendle locks', at: /^(?:Curve vote-escrowed CRV|Pendle vote-escrowed PENDLE)$/, rows: `withdraw()s` },
  { source: 'Bancor, Carbon, DODO, Maverick, MetaMask', rows: `fillQuoteEthToToken(Aa buyTokenAddress,Ma target,Nb swapCallData,u feeAmount)2s
fillQuoteTokenToEth(Aa sellTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feePercentageBasisPoints)2s
fillQuoteTokenToToken(Aa sellTokenAddress,Aa buyTokenAddress,Ma target,Nb swapCallData,u sellAmount,u feeAmount)2s
tradeBySourceAmount(Aa sourceToken,Aa targetToken,u sourceAmount,u minReturnAmount,u deadline,Da beneficiary)3o
tradeByTargetAmount(Aa sourceToken,Aa targetToken,u targetAmount,u maxSourceAmount,u deadline,Da beneficiary)3o
convertByPath(Aa[] path,u sourceAmount,u minReturn,Da beneficiary,Ja affiliateAccount,u affiliateFee)3p
tradeBySourceAmount(Aa sourceToken,Aa targetToken,{33}[] tradeActions,u deadline,uint128 minReturn)3q
tradeByTargetAmount(Aa sourceToken,Aa targetToken,{33}[] tradeActions,u deadline,uint128 maxInput)3q
createStrategy(Aa token0,Aa token1,{56}[2] orders)2h
updateStrategy(u strategyId,{56}[2] currentOrders,{56}[2] newOrders)2a
deleteStrategy(u strategyId)2q
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,u deadLine)3q
mixSwap(Aa fromToken,Aa toToken,u fromTokenAmount,u expReturnAmount,u minReturnAmount,Ma[] mixAdapters,Ma[] mixPairs,Ma[] assetTo,u directions,Ob[] moreInfos,Jb feeData,u deadLine)3q
dodoMutliSwap(u fromTokenAmount,u minReturnAmount,u[] totalWeight,u[] splitNumber,Aa[] midToken,Ma[] assetFrom,Ob[] sequence,u deadLine)1v
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Jb feeData,Ob callDataConcat,u deadLine)3q
externalSwap(Aa fromToken,Aa toToken,Ma approveTarget,Ma swapTarget,u fromTokenAmount,u minReturnAmount,Ob callDataConcat,f isIncentive,u deadLine)3q
exactInputSingle(Da recipient,Ba pool,f tokenAIn,u amountIn,u amountOutMinimum)1v
exactInputMultiHop(Da recipient,Bb path,u amountIn,u amountOutMinimum)35
exactOutputSingle(Da recipient,Ba pool,f tokenAIn,u amountOut,u amountInMaximum)1v
exactInputSingle((Aa tokenIn,Aa tokenOut,Ba pool,Da recipient,u deadline,u amountIn,u amountOutMinimum,u sqrtPriceLimitD18) params)3r
metaRoute((Nb firstSwapCalldata,Nb secondSwapCalldata,Aa[] approvedTokens,Ma firstDexRouter,Ma secondDexRouter,u amount,f nativeIn,Ma relayRecipient,Nb otherSideCalldata) _metarouteTransaction)1j
executeRoute(uint32 routeId,Nb routeData)3
executeRoutes(uint32[] routeIds,Nb[] routeData)3
swap(Ps aggregatorId,Aa tokenFrom,u amount,Nb data)2s` },
  { source: 'Pendle', rows: `swapExactTokenForPt(Da receiver,Ma market,u minPtOut,{94} guessPtOut,{154} input,O{216} limit)3i
swapExactTokenForYt(Da receiver,Ma market,u minYtOut,{94} guessYtOut,{154} input,O{216} limit)3i
swapExactSyForPt(Da receiver,Ma market,u exactSyIn,u minPtOut,{94} guessPtOut,O{216} limit)3i
swapExactSyForYt(Da receiver,Ma market,u exactSyIn,u minYtOut,{94} guessYtOut,O{216} limit)3i
swapExactPtForToken(Da receiver,Ma market,u exactPtIn,{156} output,O{216} limit)3s
swapExactPtForSy(Da receiver,Ma market,u exactPtIn,u minSyOut,O{216} limit)3i
swapExactYtForToken(Da receiver,Ma market,u exactYtIn,{156} output,O{216} limit)3s
swapExactYtForSy(Da receiver,Ma market,u exactYtIn,u minSyOut,O{216} limit)3i
swapExactTokenForPtSimple(Da receiver,Ma market,u minPtOut,{154} input)3i
swapExactTokenForYtSimple(Da receiver,Ma market,u minYtOut,{154} input)3i
swapExactSyForPtSimple(Da receiver,Ma market,u exactSyIn,u minPtOut)3i
swapExactSyForYtSimple(Da receiver,Ma market,u exactSyIn,u minYtOut)3i
addLiquidityDualTokenAndPt(Da receiver,Ma market,{154} input,u netPtDesired,u minLpOut)3j
addLiquidityDualSyAndPt(Da receiver,Ma market,u netSyDesired,u netPtDesired,u minLpOut)3j
addLiquiditySinglePt(Da receiver,Ma market,u netPtIn,u minLpOut,{94} guessPtSwapToSy,O{216} limit)3j
addLiquiditySingleToken(Da receiver,Ma market,u minLpOut,{94} guessPtReceivedFromSy,{154} input,O{216} limit)3j
addLiquiditySingleSy(Da receiver,Ma market,u netSyIn,u minLpOut,{94} guessPtReceivedFromSy,O{216} limit)3j
addLiquiditySingleTokenKeepYt(Da receiver,Ma market,u minLpOut,u minYtOut,{154} input)3j
addLiquiditySingleSyKeepYt(Da receiver,Ma market,u netSyIn,u minLpOut,u minYtOut)3j
addLiquiditySinglePtSimple(Da receiver,Ma market,u netPtIn,u minLpOut)3j
addLiquiditySingleTokenSimple(Da receiver,Ma market,u minLpOut,{154} input)3j
addLiquiditySingleSySimple(Da receiver,Ma market,u netSyIn,u minLpOut)3j
removeLiquidityDualTokenAndPt(Da receiver,Ma market,u netLpToRemove,{156} output,u minPtOut)3t
removeLiquidityDualSyAndPt(Da receiver,Ma market,u netLpToRemove,u minSyOut,u minPtOut)3k
removeLiquiditySinglePt(Da receiver,Ma market,u netLpToRemove,u minPtOut,{94} guessPtReceivedFromSy,O{216} limit)3k
removeLiquiditySingleToken(Da receiver,Ma market,u netLpToRemove,{156} output,O{216} limit)3t
removeLiquiditySingleSy(Da receiver,Ma market,u netLpToRemove,u minSyOut,O{216} limit)3k
removeLiquiditySinglePtSimple(Da receiver,Ma market,u netLpToRemove,u minPtOut)3k
mintSyFromToken(Da receiver,Ma SY,u minSyOut,{154} input)3u
mintPyFromToken(Da receiver,Ma YT,u minPyOut,{154} input)3u
mintPyFromSy(Da receiver,Ma YT,u netSyIn,u minPyOut)3u
redeemSyToToken(Da receiver,Ma SY,u netSyIn,{156} output)3v
redeemPyToToken(Da receiver,Ma YT,u netPyIn,{156} output)3v
redeemPyToSy(Da receiver,Ma YT,u netPyIn,u minSyOut)3w
exitPostExpToSy(Da receiver,Ma market,u netPtIn,u netLpIn,u minSyOut)3k
exitPostExpToToken(Da receiver,Ma market,u netPtIn,u netLpIn,{156} output)3x
exitPreExpToSy(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,u minSyOut,O{216} limit)3k
exitPreExpToToken(Da receiver,Ma market,u netPtIn,u netYtIn,u netLpIn,{156} output,O{216} limit)3y
redeemDueInterestAndRewards(Ea user,Ma[] sys,Ma[] yts,Ma[] markets)r
redeemDueInterestAndRewardsV2(Ma[] SYs,(Ma yt,f doRedeemInterest,f doRedeemRewards,Aa tokenRedeemSy,u minTokenRedeemOut)[] YTs,Ma[] markets,Ma pendleSwap,{136}[] swaps)3z
redeemDueInterestAndRewards(Ea user,f redeemInterest,f redeemRewards)r
redeemRewards(Ea user)r
swapTokensToTokens(Ma pendleSwap,{136}[] swaps,#ju[] netSwaps)3i
swapTokenToTokenViaSy(Da receiver,Ma SY,{154} input,Aa tokenRedeemSy,u minTokenOut)3i
multicall((f allowFailure,Nb callData)[] calls)3
callAndReflect(Ma reflector,Nb selfCall1,Nb selfCall2,Nb reflectCall)3
boostMarkets(Aa[] markets)9
mintPY(Da receiverPT,Da receiverYT)40
redeemPY(Da receiver)41
mintPYMulti(Da[] receiverPTs,Da[] receiverYTs,u[] amountSyToMints)40
redeemPYMulti(Da[] receivers,u[] amountPYToRedeems)41
burn(Da receiverSy,Da receiverPt,u netLpToBurn)42
redeem(Da receiver,u amountSharesToRedeem,Aa tokenOut,u minTokenOut,f burnFromInternalBalance)43
claimRewards(Ea user)r
increaseLockPosition(uint128 additionalAmountToLock,uint128 newExpiry)44
increaseLockPositionAndBroadcast(uint128 additionalAmountToLock,uint128 newExpiry,u[] chainIds)44
vote(A%a[] pools,uint64[] weights)p
cancelSingle(L{164} order)l
cancelBatch(L{164}[] orders)l
increaseNonce()l
claimRetail(Da receiver,u totalAccrued,Ow[] proof)j
claimProtocol(Da receiver,A%a[] pools)2c
setDelegatorFor(Da receiver,Ga delegator)7` },
  { source: 'Pendle staking', at: /^Pendle staked PENDLE$/, rows: `stake(u amount)1n
cooldown(u amount)45
cancelCooldown()46
finalizeCooldown()s
instantUnstake(u amount)47` },
  { source: 'Velodrome, Aerodrome', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{46}[] routes,Da to,u deadline)48.1k
swapExactETHForTokens(u amountOutMin,{46}[] routes,Da to,u deadline)48.1l
swapExactTokensForETH(u amountIn,u amountOutMin,{46}[] routes,Da to,u deadline)48.1m
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{46}[] routes,Da to,u deadline)48.1k
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,{46}[] routes,Da to,u deadline)48.1l
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{46}[] routes,Da to,u deadline)48.1m
swapExactTokensForTokens(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)48.1k
swapExactETHForTokens(u amountOutMin,{18}[] routes,Da to,u deadline)48.1l
swapExactTokensForETH(u amountIn,u amountOutMin,{18}[] routes,Da to,u deadline)48.1m
swapExactTokensForTokensSimple(u amountIn,u amountOutMin,Aa tokenFrom,Aa tokenTo,f stable,Da to,u deadline)48.1n
addLiquidity(Aa tokenA,Aa tokenB,f stable,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)49
addLiquidityETH(Aa token,f stable,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)49
removeLiquidity(A^a tokenA,A^a tokenB,f stable,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)4a
removeLiquidityETH(A^a token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)4a
removeLiquidityETHSupportingFeeOnTransferTokens(A^a token,f stable,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)4a
exactInputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)4b
exactOutputSingle((Aa tokenIn,Aa tokenOut,int24 tickSpacing,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)4b
mint((Aa token0,Aa token1,int24 tickSpacing,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline,uint160 sqrtPriceX96) params)37
getReward(Da account)r
getReward(u tokenId)r
getReward(u tokenId,A%a[] tokens)r
vote(u tokenId,Aa[] pools,u[] weights)p
reset(u tokenId)4c
poke(u tokenId)q
claimRewards(A%a[] gauges)r
claimBribes(A%a[] bribes,A%a[][] tokens,u tokenId)r
claimFees(A%a[] fees,A%a[][] tokens,u tokenId)2c
createLock(u value,u lockDuration)4d
createLockFor(u value,u lockDuration,Ea to)4d
increaseAmount(Tu tokenId,u value)4e
increaseUnlockTime(u tokenId,u lockDuration)3n
depositFor(Tu tokenId,u value)4e
merge(u from,Tu to)4f
lockPermanent(u tokenId)4g
unlockPermanent(u tokenId)9
depositManaged(u tokenId,Tu mTokenId)25
withdrawManaged(u tokenId)s` },
  { source: 'Trader Joe', rows: `swapExactTokensForTokens(u amountIn,u amountOutMin,{78} path,Da to,u deadline)4h
swapExactTokensForNATIVE(u amountIn,u amountOutMinNATIVE,{78} path,Da to,u deadline)4h
swapExactNATIVEForTokens(u amountOutMin,{78} path,Da to,u deadline)4i
swapTokensForExactTokens(u amountOut,u amountInMax,{78} path,Da to,u deadline)4h
swapTokensForExactNATIVE(u amountNATIVEOut,u amountInMax,{78} path,Da to,u deadline)4h
swapNATIVEForExactTokens(u amountOut,{78} path,Da to,u deadline)4j
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,{78} path,Da to,u deadline)4h
swapExactTokensForNATIVESupportingFeeOnTransferTokens(u amountIn,u amountOutMinNATIVE,{78} path,Da to,u deadline)4h
swapExactNATIVEForTokensSupportingFeeOnTransferTokens(u amountOutMin,{78} path,Da to,u deadline)4i
swapExactTokensForTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)4k
swapTokensForExactTokens(u _amountOut,u _amountInMax,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)4k
swapExactTokensForTokensSupportingFeeOnTransferTokens(u _amountIn,u _amountOutMin,u[] _pairBinSteps,Aa[] _tokenPath,Da _to,u _deadline)4k
addLiquidity({193} liquidityParameters)49
addLiquidityNATIVE({193} liquidityParameters)49
addLiquidity((Aa tokenX,Aa tokenY,u binStep,u amountX,u amountY,u amountXMin,u amountYMin,u activeIdDesired,u idSlippage,int256[] deltaIds,u[] distributionX,u[] distributionY,Ea to,u deadline) _liquidityParameters)49
removeLiquidity(A^a _tokenX,A^a _tokenY,uint16 _binStep,u _amountXMin,u _amountYMin,u[] _ids,u[] _amounts,Da _to,u _deadline)4a
removeLiquidityNATIVE(A^a token,uint16 binStep,u amountTokenMin,u amountNATIVEMin,u[] ids,u[] amounts,Da to,u deadline)4a
approveForAll(Ga spender,f approved)4
batchTransferFrom(Fa from,Da to,u[] ids,u[] amounts)m
createLBPair(A^a _tokenX,A^a _tokenY,uint24 _activeId,uint16 _binStep)4l` },
  { source: 'Uniswap pools', rows: `swap(u amount0Out,u amount1Out,Da to,Nb data)2s
mint(Da to)4m
burn(Da to)42
skim(Da to)4n
sync()q
createPair(Aa tokenA,Aa tokenB)4l
setFeeTo(Ga feeTo)4o
setFeeToSetter(Ga feeToSetter)7
swap(Da recipient,f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96,Nb data)2s
mint(Ea recipient,int24 tickLower,int24 tickUpper,uint128 amount,Nb data)4m
burn(int24 tickLower,int24 tickUpper,uint128 amount)42
collect(Da recipient,int24 tickLower,int24 tickUpper,uint128 amount0Requested,uint128 amount1Requested)2c
flash(Da recipient,u amount0,u amount1,Nb data)3c
increaseObservationCardinalityNext(uint16 observationCardinalityNext)q
initialize(uint160 sqrtPriceX96)4l
collectProtocol(Da recipient,uint128 amount0Requested,uint128 amount1Requested)2c
setFeeProtocol(uint8 feeProtocol0,uint8 feeProtocol1)7
createPool(Aa tokenA,Aa tokenB,uint24 fee)4l
enableFeeAmount(uint24 fee,int24 tickSpacing)7` },
  { source: 'Uniswap positions', rows: `createAndInitializePoolIfNecessary(Aa token0,Aa token1,uint24 fee,uint160 sqrtPriceX96)4l
permit(Ga spender,u tokenId,u deadline,uint8 v,Ow r,Ow s)4
unwrapWETH9WithFee(u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)38.1o
sweepTokenWithFee(A%a token,u amountMinimum,Da recipient,u feeBips,Ja feeRecipient)4p.1p
unwrapWETH9WithFee(u amountMinimum,u feeBips,Ja feeRecipient)38.1q
sweepTokenWithFee(A%a token,u amountMinimum,u feeBips,Ja feeRecipient)4p.1r
approveMax(A%a token)4q
approveMaxMinusOne(A%a token)4q
approveZeroThenMax(A%a token)4q
approveZeroThenMaxMinusOne(A%a token)4q
callPositionManager(Nb data)3
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient) params)37
increaseLiquidity((Aa token0,Aa token1,Tu tokenId,u amount0Min,u amount1Min) params)49
migrate((Ba pair,u liquidityToMigrate,uint8 percentageToMigrate,Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Min,u amount1Min,Ea recipient,u deadline,f refundAsETH) params)4r
initializePool({99} key,uint160 sqrtPriceX96)4l
permit(Ga spender,u tokenId,u deadline,u nonce,Ob signature)4
permitForAll(Ea owner,Ga operator,f approved,u deadline,u nonce,Ob signature)4
permitBatch(Ea owner,((A%a token,uint160 amount,uint48 expiration,uint48 nonce)[] details,Ga spender,u sigDeadline) _permitBatch,Ob signature)4
revokeNonce(u nonce)l
subscribe(u tokenId,Ma newSubscriber,Ob data)4
unsubscribe(u tokenId)4s
stakeToken((A%a rewardToken,A%a pool,#ou startTime,#ou endTime,La refundee) key,u tokenId)1n
unstakeToken((A%a rewardToken,A%a pool,u startTime,u endTime,La refundee) key,u tokenId)1o
claimReward(A%a rewardToken,Da to,u amountRequested)r
withdrawToken(u tokenId,Da to,Nb data)s` },
  { source: 'Uniswap v3 position', at: /^Uniswap v3 positions$/, rows: `burn(u tokenId)42.1s` },
  { source: 'Uniswap V4', at: /^Uniswap v4 pool manager$/, rows: `unlock(Nb data)3
initialize({99} key,uint160 sqrtPriceX96)4l
swap({99} key,(f zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96) params,Nb hookData)2s
modifyLiquidity({99} key,(int24 tickLower,int24 tickUpper,int256 liquidityDelta,Ow salt) params,Nb hookData)4t
donate({99} key,u amount0,u amount1,Nb hookData)3f
take(A%a currency,Da to,u amount)4n
settleFor(Da recipient)25
sync(A%a currency)q
clear(A%a currency,u amount)4u
mint(Da to,u id,u amount)4v` },
  { source: 'Uniswap', rows: `execute(Nb commands,Nb[] inputs,u deadline)3.1t
execute(Nb commands,Nb[] inputs)3.1
executeSigned(Nb commands,Nb[] inputs,Sw intent,Sw data,f verifySender,Pw nonce,Ob signature,u deadline)3
modifyLiquidities(Nb unlockData,u deadline)3.1u
modifyLiquiditiesWithoutUnlock(Nb actions,Nb[] params)3` },
  { source: 'AccessManager', rows: `schedule(Na target,Nb data,uint48 when)4w.5
cancel(La caller,La target,Ob data)4x
grantRole(uint64 roleId,Ga account,uint32 executionDelay)1h
revokeRole(uint64 roleId,La account)1i
renounceRole(uint64 roleId,La callerConfirmation)4y
setRoleAdmin(uint64 roleId,uint64 admin)4z
setRoleGuardian(uint64 roleId,uint64 guardian)y
setGrantDelay(uint64 roleId,uint32 newDelay)y
setTargetFunctionRole(Ma target,Pbytes4[] selectors,uint64 roleId)y
setTargetAdminDelay(Ma target,uint32 newDelay)y
setTargetClosed(Ma target,f closed)y
updateAuthority(Ma target,Ga newAuthority)50
setAuthority(Ga newAuthority)50` },
  { source: 'Aragon OSx', rows: `vote(u _voteId,f _supports,f _executesIfDecided)p
execute(Pw callId,{15}[] actions,u allowFailureMap)0.1v
createProposal(Ob metadata,{15}[] actions,uint64 startDate,uint64 endDate,Ob data)51.1v
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,uint64 startDate,uint64 endDate,uint8 voteOption,f tryEarlyExecution)51.1v
createProposal(Ob metadata,{15}[] actions,u allowFailureMap,f approveProposal,f tryExecution,uint64 startDate,uint64 endDate)51.1v
grant(Ma where,Ga who,Pw permissionId)1h
revoke(La where,La who,Pw permissionId)1i
grantWithCondition(Ma where,Ga who,Pw permissionId,Ma condition)1h
applyMultiTargetPermissions((uint8 operation,Ma where,Ga who,Ma condition,Pw permissionId)[] items)y
applySingleTargetPermissions(Ma where,(uint8 operation,Ga who,Pw permissionId)[] items)y` },
  { source: 'Allo', rows: `allocate(u poolId,Qb data)m
batchAllocate(u[] poolIds,Qb[] datas)m
registerRecipient(u poolId,Qb data)9
batchRegisterRecipient(u[] poolIds,Qb[] data)9
fundPool(Tu poolId,u amount)25
distribute(u poolId,Da[] recipientIds,Qb data)m
createProfile(u nonce,Ps name,V{12} metadata,Ea owner,Ga[] members)6
addMembers(Pw profileId,Ga[] members)7
removeMembers(Pw profileId,La[] members)1f
updateProfilePendingOwner(Pw profileId,Ga pendingOwner)2o
addPoolManager(u poolId,Ga manager)7
removePoolManager(u poolId,La manager)1f
updateProfileMetadata(Pw profileId,V{12} metadata)9
updateProfileName(Pw profileId,Vs name)9
updatePoolMetadata(u poolId,V{12} metadata)9` },
  { source: 'Governor', rows: `propose(Na[] targets,u[] values,Nb[] calldatas,Ws description)51.2
propose(Na[] targets,u[] values,Ns[] signatures,Nb[] calldatas,Ws description)51.1w
queue(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)4w.2
execute(Na[] targets,u[] values,Nb[] calldatas,Pw descriptionHash)0.2
cancel(La[] targets,u[] values,Ob[] calldatas,Pw descriptionHash)4x
castVote(u proposalId,uint8 support)p
castVoteWithReason(u proposalId,uint8 support,Ws reason)p
castVoteWithReasonAndParams(u proposalId,uint8 support,Ws reason,Ob params)p
castVoteBySig(u proposalId,uint8 support,uint8 v,Ow r,Ow s)p
castVoteBySig(u proposalId,uint8 support,La voter,Ob signature)p
relay(Na target,u value,Nb data)0.0
delegate(Ha delegatee)52
delegateBySig(Ha delegatee,u nonce,u expiry,uint8 v,Ow r,Ow s)52` },
  { source: 'Nouns', rows: `castRefundableVote(u proposalId,uint8 support)p
castRefundableVote(u proposalId,uint8 support,uint32 clientId)p
castRefundableVoteWithReason(u proposalId,uint8 support,Ws reason)p
castRefundableVoteWithReason(u proposalId,uint8 support,Ws reason,uint32 clientId)p` },
  { source: 'Delegation registries', rows: `setDelegate(Pw id,Ha delegate)52
clearDelegate(Pw id)53
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
setDelegation(Ps context,(Hw delegate,u ratio)[] delegation,u expirationTimestamp)52
clearDelegation(Ps context)53
optout(Ps context,f optout)54
attest((Pw schema,O{114} data) request)1z
multiAttest((Pw schema,O{114}[] data)[] multiRequests)1z
revoke((Pw schema,{1} data) request)55
multiRevoke((Pw schema,{1}[] data)[] multiRequests)55
timestamp(Ow data)1z
revokeOffchain(Pw data)55
register(Os schema,Ma resolver,f revocable)7` },
  { source: 'Olympus', rows: `addCollateral(uint128 collateralAmount,Ea onBehalfOf,{31}[] delegationRequests)56
withdrawCollateral(uint128 collateralAmount,Ea onBehalfOf,Da recipient,{31}[] delegationRequests)57
borrow(uint128 borrowAmount,Ea onBehalfOf,Da recipient)58
repay(uint128 repayAmount,Ea onBehalfOf)2v
applyDelegations({31}[] delegationRequests,Ea onBehalfOf)52
setAuthorization(Ga authorized,uint96 authorizationDeadline)7` },
  { source: 'Ownable, AccessControl', rows: `transferOwnership(Ga newOwner)59
renounceOwnership()5a
acceptOwnership()5b
setOwner(Ga newOwner)5c
grantRole(Pw role,Ga account)5d
revokeRole(Pw role,La account)5e
renounceRole(Pw role,La account)5f
beginDefaultAdminTransfer(Ga newAdmin)5g
acceptDefaultAdminTransfer()5h
cancelDefaultAdminTransfer()5i
transferOwnership(Ga newOwner,f direct,f renounce)59
changeOwner(Ga newOwner)5c
setPendingOwner(Ga newOwner)5j
nominateNewOwner(Ga newOwner)5j
completeOwnershipHandover(Ga pendingOwner)59
setAdmin(Ga newAdmin)5k
transferAdmin(Ga newAdmin)5k
_setPendingAdmin(Ga newPendingAdmin)5g
setGovernance(Ga newGovernance)5g
transferGovernance(Ga newGovernance)5g
setGovernor(Ga newGovernor)5g
rely(Ga account)1h
deny(La account)1i
grantRoles(Ga account,u roles)1h
revokeRoles(La account,u roles)1i
pause()5l
unpause()5m` },
  { source: 'Timelock', rows: `schedule(Na target,u value,Nb data,Pw predecessor,Ow salt,u delay)4w.0
scheduleBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt,u delay)4w.2
execute(Na target,u value,Nb payload,Pw predecessor,Ow salt)0.0
executeBatch(Na[] targets,u[] values,Nb[] payloads,Pw predecessor,Ow salt)0.2
updateDelay(u newDelay)y
queueTransaction(Na target,u value,Ns signature,Nb data,u eta)4w.1x
executeTransaction(Na target,u value,Ns signature,Nb data,u eta)0.1x
cancelTransaction(La target,u value,Os signature,Ob data,u eta)4x
setPendingAdmin(Ga pendingAdmin)5g
acceptAdmin()2n` },
  { source: 'Proxy', rows: `upgradeTo(Ma newImplementation)1b
upgradeToAndCall(Ma newImplementation,Nb data)1b
upgrade(Ma proxy,Ma implementation)5n
upgradeAndCall(Ma proxy,Ma implementation,Nb data)5n
setImplementation(Ma newImplementation)5o
_setImplementation(Ma newImplementation)5o
_setPendingImplementation(Ma newImplementation)5p
setBeacon(Ma newBeacon)5q
changeAdmin(Ga newAdmin)5k
changeProxyAdmin(Ma proxy,Ga newAdmin)5r
diamondCut((Ma facet,uint8 action,Pbytes4[] selectors)[] cuts,Ma initializer,Nb data)5s` },
  { source: 'Vote escrows', rows: `claimMany(u[] tokenIds)j
claimIncentives(A%a[] incentives,A%a[][] tokens,u tokenId)r` },
  { source: 'Aave', rows: `supply(A!a asset,u amount,Ea onBehalfOf,uint16 referralCode)5t.1e
deposit(A!a asset,u amount,Ea onBehalfOf,uint16 referralCode)25.1e
supplyWithPermit(A!a asset,u amount,Ea onBehalfOf,uint16 referralCode,u deadline,uint8 permitV,Ow permitR,Ow permitS)5t.1e
borrow(A!a asset,u amount,u interestRateMode,uint16 referralCode,Ea onBehalfOf)58
repay(A!a asset,u amount,u interestRateMode,Ea onBehalfOf)2v
repayWithPermit(A!a asset,u amount,u interestRateMode,Ea onBehalfOf,u deadline,uint8 permitV,Ow permitR,Ow permitS)2v
repayWithATokens(A!a asset,u amount,u interestRateMode)2v
supply(Sw args)5t
repay(Sw args)2v
repayWithATokens(Sw args)2v
supplyWithPermit(Sw args,Ow r,Ow s)5t
repayWithPermit(Sw args,Ow r,Ow s)2v
withdraw(Sw args)2z
borrow(Sw args)58
setUserUseReserveAsCollateral(Ow args)5u
swapBorrowRateMode(Ow args)5v
setUserUseReserveAsCollateral(A!a asset,f useAsCollateral)5w
swapBorrowRateMode(A!a asset,u interestRateMode)5v
setUserEMode(uint8 categoryId)5v
setUserUseReserveAsCollateralOnBehalfOf(A!a asset,f useAsCollateral,Ea onBehalfOf)5w
setUserEModeOnBehalfOf(uint8 categoryId,Ea onBehalfOf)5v
approvePositionManager(Ga positionManager,f approve)7
renouncePositionManagerRole(La user)5x
flashLoan(Ma receiverAddress,A!a[] assets,u[] amounts,u[] interestRateModes,Ea onBehalfOf,Nb params,uint16 referralCode)3c
flashLoanSimple(Ma receiverAddress,A!a asset,u amount,Nb params,uint16 referralCode)5y
liquidationCall(A!a collateralAsset,A!a debtAsset,Da user,u debtToCover,f receiveAToken)5z
liquidationCall(Qw args1,Ow args2)5z
mintToTreasury(A%a[] assets)q
rebalanceStableBorrowRate(A!a asset,La user)60
depositETH(Ba pool,Ea onBehalfOf,uint16 referralCode)25.1y
withdrawETH(Ba pool,u amount,Da onBehalfOf)s.1e
withdrawETHWithPermit(Ba pool,u amount,Da to,u deadline,uint8 permitV,Ow permitR,Ow permitS)2z
repayETH(Ba pool,u amount,u rateMode,Ea onBehalfOf)2v
repayETH(Ba pool,u amount,Ea onBehalfOf)2v
borrowETH(Ba pool,u amount,u interestRateMode,uint16 referralCode)58
borrowETH(Ba pool,u amount,uint16 referralCode)58
delegationWithSig(Ea delegator,Ga delegatee,u value,u deadline,uint8 v,Ow r,Ow s)7
claimRewards(A%a[] assets,u amount,Da to,A%a reward)r
claimRewards(A%a[] assets,u amount,Da to)r
claimAllRewards(A%a[] assets,Da to)r
claimRewardsOnBehalf(A%a[] assets,u amount,Ea user,Da to,A%a reward)r
claimAllRewardsOnBehalf(A%a[] assets,Ea user,Da to)r
claimRewardsToSelf(A%a[] assets,u amount,A%a reward)r
claimAllRewardsToSelf(A%a[] assets)r
setClaimer(Ea user,Ga caller)7
swapAndDeposit(Aa assetToSwapFrom,Aa assetToSwapTo,u amountToSwap,u minAmountToReceive,u swapAllBalanceOffset,Nb swapCalldata,M!a augustus,{55} permitParams)3q
swapAndRepay(A!a collateralAsset,A!a debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,u buyAllBalanceOffset,Nb paraswapData,{55} permitSignature)61
swapAndRepay(A!a collateralAsset,A!a debtAsset,#cu collateralAmount,u debtRepayAmount,u debtRateMode,{55} permitSignature,f useEthPath)61
claimRewards(Da to,u amount)r
claimRewardsAndRedeem(Da to,u claimAmount,u redeemAmount)r
redeem(Da to,u amount)24
claimRewardsOnBehalf(Ea from,Da to,u amount)r
claimRewardsAndRedeemOnBehalf(Ea from,Da to,u claimAmount,u redeemAmount)r
redeemOnBehalf(Ea from,Da to,u amount)24
stake(Ea to,u amount)1n
claimRewardsAndStake(Ea to,u amount)62
cooldownOnBehalfOf(Ea from)63
stakeWithPermit(u amount,u deadline,uint8 v,Ow r,Ow s)1n
stakeWithPermit(Fa from,u amount,u deadline,uint8 v,Ow r,Ow s)1n
delegateByType(Ha delegatee,uint8 delegationType)52
delegateByTypeBySig(Ha delegatee,uint8 delegationType,u nonce,u expiry,uint8 v,Ow r,Ow s)52
claimAllRewards(A!a asset,Da receiver)r
claimSelectedRewards(A!a asset,A%a[] rewards,Da receiver)r
claimSelectedRewards(A%a[] assets,A%a[][] rewards,Da receiver)r
claimAllRewardsOnBehalf(A!a asset,Ea user,Da receiver)r
claimSelectedRewardsOnBehalf(A!a asset,A%a[] rewards,Ea user,Da receiver)r
claimSelectedRewardsOnBehalf(A%a[] assets,A%a[][] rewards,Ea user,Da receiver)r
claimAllRewardsPermit(A!a asset,Ea user,Da receiver,u deadline,{7} sig)r
claimSelectedRewardsPermit(A!a asset,A%a[] rewards,Ea user,Da receiver,u deadline,{7} sig)r
setClaimer(Ga claimer,f flag)7
setClaimer(Ea user,Ga claimer,f flag)7
setCooldownOperator(Ga operator,f flag)7
depositWithPermit(u assets,Da receiver,u deadline,{7} sig)25
submitVote(u proposalId,f support,(Aa underlyingAsset,uint128 slot,Ob proof)[] votingBalanceProofs)p
buyAsset(u minAmount,Da receiver)32
sellAsset(u maxAmount,Da receiver)64
buyAssetWithSig(Ea originator,u minAmount,Da receiver,u deadline,Ob signature)32
sellAssetWithSig(Ea originator,u maxAmount,Da receiver,u deadline,Ob signature)64
supply(u reserveId,u amount,Ea onBehalfOf)5t
repay(u reserveId,u amount,Ea onBehalfOf)2v
withdraw(u reserveId,u amount,Ea onBehalfOf)2z
borrow(u reserveId,u amount,Ea onBehalfOf)58
setUsingAsCollateral(u reserveId,f usingAsCollateral,Ea onBehalfOf)65
setUserPositionManager(Ga positionManager,f approve)7` },
  { source: 'Staked Aave', at: /^Staked (?:Aave|GHO)/, rows: `cooldown()63` },
  { source: 'Abracadabra', rows: `cook(uint8[] actions,u[] values,Nb[] datas)3
addCollateral(Ea to,f skim,u share)56
removeCollateral(Da to,u share)57
borrow(Da to,u amount)58
repay(Ea to,f skim,u part)2v
deposit(A-a token,Fa from,Ea to,u amount,u share)25
withdraw(A%a token,Fa from,Da to,u amount,u share)s
transfer(A-a token,Fa from,Da to,u share)m
transferMultiple(A-a token,Fa from,Da[] tos,u[] shares)m
setMasterContractApproval(Ea user,Ga masterContract,f approved,uint8 v,Ow r,Ow s)7
batch(Nb[] calls,f revertOnFail)3
deploy(Ma masterContract,Ob data,f useCreate2)6` },
  { source: 'Ajna', rows: `addQuoteToken(u amount,u index,u expiry)1y
addCollateral(u amountToAdd,u index,u expiry)56
removeQuoteToken(u maxAmount,u index)1m
removeCollateral(u maxAmount,u index)66
moveQuoteToken(u maxAmount,u fromIndex,u toIndex,u expiry)67
drawDebt(Ea borrowerAddress,u amountToBorrow,u limitIndex,u collateralToPledge)58
repayDebt(Ea borrowerAddress,u maxQuoteTokenAmountToRepay,u collateralAmountToPull,Da collateralReceiver,u limitIndex)68
increaseLPAllowance(Ga spender,u[] indexes,u[] amounts)7
approveLPTransferors(Ga[] transferors)7
revokeLPAllowance(La spender,u[] indexes)1f
decreaseLPAllowance(La spender,u[] indexes,u[] amounts)1f
revokeLPTransferors(La[] transferors)1f
transferLP(Fa owner,Da newOwner,u[] indexes)m` },
  { source: 'Alchemix', rows: `deposit(A!a yieldToken,u amount,Ea recipient)25
depositUnderlying(A!a yieldToken,u amount,Ea recipient,u minimumAmountOut)69
withdrawUnderlying(A!a yieldToken,u shares,Da recipient,u minimumAmountOut)6a
withdrawFrom(Ea owner,A!a yieldToken,u shares,Da recipient)2z
withdrawUnderlyingFrom(Ea owner,A!a yieldToken,u shares,Da recipient,u minimumAmountOut)6a
mintFrom(Ea owner,u amount,Da recipient)2u
burn(u amount,Ea recipient)2v
repay(A!a underlyingToken,u amount,Ea recipient)2v
liquidate(A!a yieldToken,u shares,u minimumAmountOut)6b
approveMint(Ga spender,u amount)7
approveWithdraw(Ga spender,A!a yieldToken,u shares)7
poke(La owner)q` },
  { source: 'Compound v2', rows: `repayBorrow()2v
repayBorrow(u repayAmount)2v
repayBorrowBehalf(Ea borrower)2v
repayBorrowBehalf(Ea borrower,u repayAmount)2v
repayBehalf(Ea borrower)2v
repayBehalfExplicit(Ea borrower,Ma cEther)2v
redeemUnderlying(u redeemAmount)6c
liquidateBorrow(Da borrower,u repayAmount,A!a cTokenCollateral)5z
liquidateBorrow(Da borrower,A!a cTokenCollateral)5z
enterMarkets(A%a[] cTokens)6d
exitMarket(Aa cTokenAddress)6e
claimComp(Ea holder)r
claimComp(Ea holder,A%a[] cTokens)r
claimComp(Ea[] holders,A%a[] cTokens,f borrowers,f suppliers)r
accrueInterest()6f
exchangeRateCurrent()q
totalBorrowsCurrent()q
balanceOfUnderlying(La owner)q
borrowBalanceCurrent(La account)q
mintBehalf(Ea receiver,u mintAmount)4m
borrowBehalf(Ea borrower,u borrowAmount)58
redeemBehalf(Ea redeemer,u redeemTokens)6c
redeemUnderlyingBehalf(Ea redeemer,u redeemAmount)6c
updateDelegate(Ga delegate,f approved)7
claimVenus(Ea holder)r
claimVenus(Ea holder,A%a[] vTokens)r
claimVenus(Ea[] holders,A%a[] vTokens,f borrowers,f suppliers)r
claimVenus(Ea[] holders,A%a[] vTokens,f borrowers,f suppliers,f collateral)r
mintVAI(u mintVAIAmount)2u
repayVAI(u amount)2v
repayVAIBehalf(Ea borrower,u amount)2v
requestWithdrawal(A%a rewardToken,u pid,u amount)23
executeWithdrawal(A%a rewardToken,u pid)1q
claimInterest(A%a vToken)r
claimInterest(A%a vToken,Ea user)r
claimReward(Ea holder)r
claimReward(Ea holder,A%a[] mTokens)r
claimReward(Ea[] holders,A%a[] mTokens,f borrowers,f suppliers)r
mintWithPermit(u mintAmount,u deadline,uint8 v,Ow r,Ow s)4m
claimReward(uint8 rewardType,Ea holder)r
claimReward(uint8 rewardType,Ea holder,A%a[] qiTokens)r
claimReward(uint8 rewardType,Ea[] holders,A%a[] qiTokens,f borrowers,f suppliers)r
requestUnlock(u shareAmount)23` },
  { source: 'Compound v2 market', at: /^Compound v2 c[A-Z]+$/, rows: `mint()4m
mint(u mintAmount)4m
redeem(u redeemTokens)6c
borrow(u borrowAmount)58` },
  { source: 'Compound v3', rows: `supply(A!a asset,u amount)5t
supplyTo(Ea dst,A!a asset,u amount)5t.1z
supplyFrom(Fa from,Ea dst,A!a asset,u amount)5t
withdrawFrom(Ea src,Da to,A!a asset,u amount)2z.20
transferAsset(Da dst,A!a asset,u amount)m.1z
transferAssetFrom(Fa src,Da dst,A!a asset,u amount)m.1z
allowBySig(Ea owner,Ga manager,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s)7
buyCollateral(A!a asset,u minAmount,u baseAmount,Da recipient)32
absorb(La absorber,La[] accounts)5z
accrueAccount(La account)q
claim(A%a comet,Ea src,f shouldAccrue)j
claimTo(A%a comet,Ea src,Da to,f shouldAccrue)j
invoke(Pw[] actions,Nb[] data)3` },
  { source: 'Compound v3 market', at: /^Compound v3 [A-Z.]+$/, rows: `withdraw(A!a asset,u amount)2z
withdrawTo(Da to,A!a asset,u amount)2z.20` },
  { source: 'Curve lending', rows: `create_loan(u collateral,u debt,#qu N)6g
create_loan(u collateral,u debt,#qu N,Ea _for)6g
create_loan_extended(u collateral,u debt,#qu N,Ma callbacker,#tu[] callback_args,Nb callback_bytes)6g
borrow_more(u collateral,u debt)58
borrow_more(u collateral,u debt,Ea _for)58
add_collateral(u collateral)56
add_collateral(u collateral,Ea _for)56
remove_collateral(u collateral)57
remove_collateral(u collateral,f use_eth)57
repay(u _d_debt)2v
repay(u _d_debt,Ea _for,#oint256 max_active_band)2v
repay(u _d_debt,Ea _for,#oint256 max_active_band,f use_eth)2v
repay_extended(Ma callbacker,#tu[] callback_args,Nb callback_bytes)6h` },
  { source: 'Euler', rows: `setAccountOperator(Ea account,Ga operator,f authorized)7
setOperator(Ebytes19 addressPrefix,Ga operator,u operatorBitField)7
setNonce(Ebytes19 addressPrefix,u nonceNamespace,u nonce)l
setLockdownMode(Ebytes19 addressPrefix,f enabled)6i
setPermitDisabledMode(Ebytes19 addressPrefix,f enabled)6i
enableCollateral(Ea account,Aa vault)6d
disableCollateral(Ea account,Aa vault)6e
reorderCollaterals(Ea account,uint8 index1,uint8 index2)6d
enableController(Ea account,Ga vault)7
disableController(Ea account)5
disableController()5
call(Na targetContract,Ea onBehalfOfAccount,u value,Nb data)3
controlCollateral(Ma targetCollateral,Ea onBehalfOfAccount,u value,Nb data)3
permit(Ea signer,La sender,u nonceNamespace,u nonce,u deadline,u value,Nb data,Ob signature)3
batch({89}[] items)3
batchRevert({89}[] items)3
batchSimulation({89}[] items)3
requireAccountStatusCheck(La account)q
forgiveAccountStatusCheck(La account)q
requireVaultStatusCheck()q
forgiveVaultStatusCheck()q
borrow(u amount,Da receiver)58
repay(u amount,Ea receiver)2v
repayWithShares(u amount,Ea receiver)2v
pullDebt(u amount,Da from)58
flashLoan(u amount,Nb data)5y
enableBalanceForwarder()9
disableBalanceForwarder()4s
liquidate(Da violator,A!a collateral,u repayAssets,u minYieldBalance)6j
setGovernorAdmin(Ga newGovernorAdmin)6k
setFeeReceiver(Ja newFeeReceiver)4o
setHookConfig(Ma newHookTarget,uint32 newHookedOps)2d
setInterestRateModel(Ma newModel)7
skim(u amount,Da receiver)4n
transferFromMax(Fa from,Da to)m
enableReward(A%a rewarded,A%a reward)4t
disableReward(A%a rewarded,A%a reward,f forfeitRecentReward)6l
claimReward(A%a rewarded,A%a reward,Da recipient,f ignoreRecentReward)6m
enterMarket(u subAccountId,Aa newMarket)6d
exitMarket(u subAccountId,Aa oldMarket)6e
approveDebt(u subAccountId,Ga spender,u amount)7
batchDispatch((f allowError,Ma proxyAddr,Nb data)[] items,Ea[] deferLiquidityChecks)3` },
  { source: 'Fluid', rows: `operate(Tu nftId,int256 newCol,int256 newDebt,Da to)6n
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebt,Da to)6o
operate(Tu nftId,int256 newColToken0,int256 newColToken1,int256 colSharesMinMax,int256 newDebtToken0,int256 newDebtToken1,int256 debtSharesMinMax,Da to)6o
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 newDebt,Da to)6p
operatePerfect(Tu nftId,int256 perfectColShares,int256 colToken0MinMax,int256 colToken1MinMax,int256 perfectDebtShares,int256 debtToken0MinMax,int256 debtToken1MinMax,Da to)6p
deposit(u assets,Ea receiver,u minAmountOut)69
mint(u shares,Ea receiver,u maxAssets)6q
claim(Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)j
claimOnBehalfOf(Ea onBehalfOf,Da recipient,u cumulativeAmount,uint8 positionType,Pw positionId,u cycle,Ow[] merkleProof,Ob metadata)j` },
  { source: 'Fraxlend', rows: `addCollateral(u collateralAmount,Ea borrower)56
borrowAsset(u borrowAmount,u collateralAmount,Da receiver)58
removeCollateral(u collateralAmount,Da receiver)57
repayAsset(u shares,Ea borrower)2v
repayAssetWithCollateral(M!a swapperAddress,u collateralToSwap,u amountAssetOutMin,A~a[] path)61
leveragedPosition(M!a swapperAddress,u borrowAmount,u initialCollateralAmount,u amountCollateralOutMin,A~a[] path)6r
liquidate(uint128 sharesToLiquidate,u deadline,Da borrower)5z` },
  { source: 'Gearbox', rows: `openCreditAccount(Ea onBehalfOf,{13}[] calls,u referralCode)6
closeCreditAccount(Ea creditAccount,{13}[] calls)3
multicall(Ea creditAccount,{13}[] calls)3
botMulticall(Ea creditAccount,{13}[] calls)3
liquidateCreditAccount(Da creditAccount,Da to,{13}[] calls)5z
setBotPermissions(Ga bot,Ea creditAccount,uint192 permissions)7
setBotPermissions(Ga bot,uint192 permissions)7
depositWithReferral(u assets,Ea receiver,u referralCode)25
mintWithReferral(u shares,Ea receiver,u referralCode)4m
depositWithReferral(Ea receiver,u referralCode)25
depositWithReferralAndPermit(u tokenInAmount,Ea receiver,u referralCode,u deadline,uint8 v,Ow r,Ow s)25` },
  { source: 'Liquity', rows: `openTrove(Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver)6r
openTroveAndJoinInterestBatchManager((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,Ga interestBatchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)6r
openTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)6r
openLeveragedTroveWithRawETH((Ea owner,u ownerIndex,u collAmount,u flashLoanAmount,u boldAmount,u upperHint,u lowerHint,u annualInterestRate,Ga batchManager,u maxUpfrontFee,Ga addManager,Ga removeManager,Da receiver) params)6r
addColl(Tu troveId,u collAmount)56
repayBold(Tu troveId,u boldAmount)2v
addCollWithRawETH(Tu troveId)56
withdrawColl(u troveId,u collWithdrawal)57
withdrawCollToRawETH(u troveId,u amount)57
closeTroveFromCollateral(u troveId,u flashLoanAmount,u minExpectedCollateral)6s
claimCollateral()j
claimAllCollGains()j
closeTrove(Tu troveId)6t
closeTroveToRawETH(Tu troveId)6t
withdrawBold(u troveId,u boldAmount,u maxUpfrontFee)6u
leverUpTrove((u troveId,u flashLoanAmount,u boldAmount,u maxUpfrontFee) params)6v
adjustTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)6w
adjustTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u maxUpfrontFee)6w
adjustZombieTrove(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)6w
adjustZombieTroveWithRawETH(Tu troveId,u collChange,f isCollIncrease,u boldChange,f isDebtIncrease,u upperHint,u lowerHint,u maxUpfrontFee)6w
leverDownTrove((u troveId,u flashLoanAmount,u minBoldAmount) params)61
adjustTroveInterestRate(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)60
applyPendingDebt(u troveId,u lowerHint,u upperHint)q
removeInterestIndividualDelegate(u troveId)5
kickFromBatch(u troveId,u upperHint,u lowerHint)q
setAddManager(u troveId,Ga manager)7
setRemoveManager(u troveId,Ga manager)7
setRemoveManagerWithReceiver(u troveId,Ga manager,Da receiver)7
setInterestIndividualDelegate(u troveId,Ga delegate,uint128 minInterestRate,uint128 maxInterestRate,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee,u minInterestRateChangePeriod)7
setInterestBatchManager(u troveId,Ga newBatchManager,u upperHint,u lowerHint,u maxUpfrontFee)7
switchBatchManager(u troveId,u removeUpperHint,u removeLowerHint,Ga newBatchManager,u addUpperHint,u addLowerHint,u maxUpfrontFee)7
removeFromBatch(u troveId,u newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)6x
removeFromBatch(u id)6x
registerBatchManager(uint128 minInterestRate,uint128 maxInterestRate,uint128 currentInterestRate,uint128 annualManagementFee,uint128 minInterestRateChangePeriod)7
lowerBatchManagementFee(u newAnnualManagementFee)7
setBatchManagerAnnualInterestRate(uint128 newAnnualInterestRate,u upperHint,u lowerHint,u maxUpfrontFee)7
provideToSP(u topUp,f doClaim)25
withdrawFromSP(u amount,f doClaim)s
redeemCollateral(u boldAmount,u maxIterationsPerCollateral,u maxFeePercentage)6y
urgentRedemption(u boldAmount,u[] troveIds,u minCollateral)6j
openTrove(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)6r
withdrawLUSD(u maxFeePercentage,u LUSDAmount,La upperHint,La lowerHint)6u
adjustTrove(u maxFeePercentage,u collWithdrawal,u LUSDChange,f isDebtIncrease,La upperHint,La lowerHint)6z
addColl(La upperHint,La lowerHint)56
repayLUSD(u LUSDAmount,La upperHint,La lowerHint)2v
withdrawColl(u collWithdrawal,La upperHint,La lowerHint)57
withdrawETHGainToTrove(La upperHint,La lowerHint)56
provideToSP(u amount,Ja frontEndTag)25
withdrawFromSP(u amount)s
redeemCollateral(u LUSDamount,La firstRedemptionHint,La upperPartialRedemptionHint,La lowerPartialRedemptionHint,u partialRedemptionHintNICR,u maxIterations,u maxFeePercentage)6y
liquidate(Da borrower)5z
liquidateTroves(u n)5z
batchLiquidateTroves(Da[] troveArray)5z` },
  { source: 'Liquity troves', at: /^Liquity borrower operations$/, rows: `closeTrove()70` },
  { source: 'Liquity v2 votes', rows: `deployUserProxy()2w
depositLQTY(u _lqtyAmount)1n
depositLQTY(u _lqtyAmount,f _doSendRewards,Da _recipient)1n
withdrawLQTY(u _lqtyAmount)1o
withdrawLQTY(u _lqtyAmount,f _doSendRewards,Da _recipient)1o` },
  { source: 'Liquity staking', at: /^Liquity staking$/, rows: `stake(#ju _LQTYamount)1n
unstake(#ju _LQTYamount)1o` },
  { source: 'Sky and Maker', rows: `frob(Pw i,Ea u,Fa v,Da w,int256 dink,int256 dart)71
flux(Pw ilk,Fa src,Da dst,u wad)m
move(Fa src,Da dst,u rad)m
fork(Pw ilk,Ea src,Ea dst,int256 dink,int256 dart)m
drip(Pw ilk)q
join(Ea usr,u wad)25
exit(Da usr,u wad)s
push(Da usr,u wad)m
daiToUsds(Da usr,u wad)2s
usdsToDai(Da usr,u wad)2s
open(Pw ilk,Ea usr)6
give(u cdp,Ga dst)c
cdpAllow(u cdp,Ga usr,u ok)72
urnAllow(Ga usr,u ok)7
frob(u cdp,int256 dink,int256 dart)71
flux(Pw ilk,u cdp,Da dst,u wad)m
flux(u cdp,Da dst,u wad)m
move(u cdp,Da dst,u rad)m
quit(u cdp,Da dst)m
shift(u cdpSrc,Tu cdpDst)m
enter(Ea src,Tu cdp)m
hope(Ea owner,u index,Ga usr)7
nope(Ea owner,u index,Ga usr)1f
lock(Ea owner,u index,u wad,uint16 ref)3m
lockSky(Ea owner,u index,u skyWad,uint16 ref)3m
wipe(Ea owner,u index,u wad)2v
wipeAll(Ea owner,u index)2v
free(Ea owner,u index,Da to,u wad)2z
freeNoFee(Ea owner,u index,Da to,u wad)2z
freeSky(Ea owner,u index,Da to,u skyWad)2z
getReward(Ea owner,u index,A%a farm,Da to)r
draw(Ea owner,u index,Da to,u wad)58
selectFarm(Ea owner,u index,M%a farm,uint16 ref)9
selectVoteDelegate(Ea owner,u index,Ha voteDelegate)52
deposit(u assets,Ea receiver,uint16 referral)25
mint(u shares,Ea receiver,uint16 referral)4m
buyGem(Da usr,u gemAmt)73
sellGem(Da usr,u gemAmt)64
buyGemNoFee(Da usr,u gemAmt)73
sellGemNoFee(Da usr,u gemAmt)64
vote(Ha[] yays)p
vote(Pw slate)p
etch(Ha[] yays)p
votePoll(u pollId,u optionId)p
votePoll(u[] pollIds,u[] optionIds)p
mkrToSky(Da usr,u mkrAmt)74
skyToMkr(Da usr,u skyAmt)74
build(Ea owner)6
setCache(Ma cacheAddr)7
execute(Mb code,Nb data)3` },
  { source: 'Spark stability', rows: `swapExactIn(A=a assetIn,A=a assetOut,u amountIn,u minAmountOut,Da receiver,u referralCode)48.21
swapExactOut(A=a assetIn,A=a assetOut,u amountOut,u maxAmountIn,Da receiver,u referralCode)48.22` },
  { source: 'Sky migration', rows: `migrateDAIToUSDS(Da receiver,u assetsIn)75
migrateDAIToSUSDS(Da receiver,u assetsIn)76
migrateSDAISharesToSUSDS(Da receiver,u sharesIn)75
migrateSDAISharesToUSDS(Da receiver,u sharesIn)75
migrateSDAIAssetsToUSDS(Da receiver,u assetsIn)75
migrateSDAIAssetsToSUSDS(Da receiver,u assetsIn)75
downgradeUSDSToDAI(Da receiver,u assetsIn)75` },
  { source: 'Savings xDAI adapter', rows: `depositXDAI(Ea receiver)25
withdrawXDAI(u assets,Da receiver)s
redeemXDAI(u shares,Da receiver)24` },
  { source: 'Morpho', rows: `supply(A{86} marketParams,u assets,u shares,Ea onBehalf,Nb data)5t
supplyCollateral(A{86} marketParams,u assets,Ea onBehalf,Nb data)56
repay(A%{84} marketParams,u assets,u shares,Ea onBehalf,Nb data)2v
withdraw(A%{84} marketParams,u assets,u shares,Ea onBehalf,Da receiver)s.23
withdrawCollateral(A%{84} marketParams,u assets,Ea onBehalf,Da receiver)57.24
borrow(A%{84} marketParams,u assets,u shares,Ea onBehalf,Da receiver)58.23
liquidate(A{84} marketParams,Da borrower,u seizedAssets,u repaidShares,Nb data)5z
flashLoan(Aa token,u assets,Nb data)5y
setAuthorizationWithSig((Ea authorizer,Ga authorized,f isAuthorized,u nonce,u deadline) authorization,{7} signature)7
accrueInterest(A{84} marketParams)6f
createMarket(A{84} marketParams)4l
submitCap(M{84} marketParams,u newSupplyCap)7
acceptCap(M{84} marketParams)2n
submitMarketRemoval(M{84} marketParams)7
setCurator(Ga newCurator)7
submitGuardian(Ga newGuardian)7
setIsAllocator(Ga newAllocator,f newIsAllocator)7
setFeeRecipient(Ja newFeeRecipient)4o
setSkimRecipient(Da newSkimRecipient)4o
acceptGuardian()2n
acceptTimelock()2n
revokePendingGuardian()5i
revokePendingTimelock()5i
submitTimelock(u newTimelock)7
updateWithdrawQueue(u[] indexes)7
revokePendingCap(Pw id)5i
revokePendingMarketRemoval(Pw id)5i
setSupplyQueue(Pw[] newSupplyQueue)7
reallocate(M({84} marketParams,u assets)[] allocations)7
reallocateTo(Aa vault,M({84} marketParams,uint128 amount)[] withdrawals,M{84} supplyMarketParams)7
claim(Da account,A%a reward,u claimable,Ow[] proof)j
multicall({81}[] bundle)3
reenter({81}[] bundle)3
morphoSupply(A{86} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)5t
morphoSupplyCollateral(A{86} marketParams,u assets,Ea onBehalf,Nb data)56
morphoRepay(A%{84} marketParams,u assets,u shares,u maxSharePriceE27,Ea onBehalf,Nb data)2v
morphoBorrow(A%{84} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)58
morphoWithdraw(A%{84} marketParams,u assets,u shares,u minSharePriceE27,Da receiver)s
morphoWithdrawCollateral(A%{84} marketParams,u assets,Da receiver)57
morphoFlashLoan(Aa token,u assets,Nb data)5y
erc20Transfer(Aa token,Da receiver,u amount)m
erc20TransferFrom(Aa token,Da receiver,u amount)m
nativeTransfer(Da receiver,u amount)m
permit2TransferFrom(Aa token,Da receiver,u amount)m
erc4626Deposit(Ma vault,u assets,u maxSharePriceE27,Ea receiver)25
erc4626Mint(Ma vault,u shares,u maxSharePriceE27,Ea receiver)4m
erc4626Withdraw(Ma vault,u assets,u minSharePriceE27,Da receiver,Ea owner)s
erc4626Redeem(Ma vault,u shares,u minSharePriceE27,Da receiver,Ea owner)24
wrapNative(u amount,Da receiver)77
wrapStEth(u amount,Da receiver)77
unwrapNative(u amount,Da receiver)78
unwrapStEth(u amount,Da receiver)78
stakeEth(u amount,u maxSharePriceE27,Ia referral,Da receiver)1n
aaveV2Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)2v
aaveV3Repay(Aa token,u amount,u interestRateMode,Ea onBehalf)2v
aaveV3OptimizerRepay(A!a underlying,u amount,Ea onBehalf)2v
aaveV2Withdraw(Aa token,u amount,Da receiver)2z
aaveV3Withdraw(Aa token,u amount,Da receiver)2z
aaveV3OptimizerWithdraw(A!a underlying,u amount,u maxIterations,Da receiver)s
aaveV3OptimizerWithdrawCollateral(A!a underlying,u amount,Da receiver)57
compoundV2RepayErc20(Ba cToken,u amount,Ea onBehalf)2v
compoundV2RepayEth(u amount,Ea onBehalf)2v
compoundV3Repay(Ma instance,u amount,Ea onBehalf)2v
compoundV2RedeemErc20(Ba cToken,u amount,Da receiver)6c
compoundV2RedeemEth(u amount,Da receiver)6c
compoundV3WithdrawFrom(Ma instance,A!a asset,u amount,Da receiver)2z
erc20WrapperDepositFor(Ma wrapper,u amount)77
erc20WrapperWithdrawTo(Ma wrapper,Da receiver,u amount)78
buy(Ma augustus,Nb callData,Ba srcToken,Aa destToken,u newDestAmount,{69} offsets,Da receiver)73
sell(Ma augustus,Nb callData,Ba srcToken,Aa destToken,f sellEntireBalance,{69} offsets,Da receiver)64
buyMorphoDebt(Ma augustus,Nb callData,Ba srcToken,A{84} marketParams,{69} offsets,Ea onBehalf,Da receiver)5z
morphoWrapperWithdrawTo(Da receiver,u amount)78
morphoWrapperDepositFor(Da receiver,u amount)77
morphoSetAuthorizationWithSig((Ea delegator,Ga manager,f isAllowed,u nonce,u deadline) authorization,{7} signature,f skipRevert)7
erc20TransferFrom(A!a asset,u amount)m
transferFrom2(A!a asset,u amount)m
wrapNative(u amount)77
wrapStEth(u amount)77
aaveV2Repay(A!a asset,u amount,u interestRateMode)2v
aaveV3Repay(A!a asset,u amount,u interestRateMode)2v
aaveV3OptimizerRepay(A!a underlying,u amount)2v
compoundV2Repay(Ba cToken,u amount)2v
unwrapNative(u amount)78
unwrapStEth(u amount)78
aaveV2Withdraw(A!a asset,u amount)2z
aaveV3Withdraw(A!a asset,u amount)2z
aaveV3OptimizerWithdraw(A!a underlying,u amount,u maxIterations)s
aaveV3OptimizerWithdrawCollateral(A!a underlying,u amount)57
compoundV2Redeem(Ba cToken,u amount)6c
compoundV3Repay(Ma instance,u amount)2v
compoundV3WithdrawFrom(Ma instance,A!a asset,u amount)2z
stakeEth(u amount,u minShares,Ia referral)2k
urdClaim(Ma distributor,Da account,A%a reward,u amount,Ow[] proof,f skipRevert)j
compoundV3AllowBySig(Ma instance,f isAllowed,u nonce,u expiry,uint8 v,Ow r,Ow s,f skipRevert)7
aaveV3OptimizerApproveManagerWithSig(f isApproved,u nonce,u deadline,{7} signature,f skipRevert)7
permit(A!a asset,u amount,u deadline,uint8 v,Ow r,Ow s,f skipRevert)4.25
permitDai(u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s,f skipRevert)4
submit(Nb data)7
revoke(Nb data)5i
forceDeallocate(Ma adapter,Ob data,u assets,Ea onBehalf)4t
setIsSentinel(Ga account,f newIsSentinel)7` },
  { source: 'Notional', rows: `depositUnderlyingToken(Ea account,uint16 currencyId,u amountExternalPrecision)25
depositAssetToken(Ea account,uint16 currencyId,u amountExternalPrecision)25
batchBalanceAction(Ea account,N{170}[] actions)3
batchBalanceAction(N{170}[] actions)3
batchBalanceAndTradeAction(Ea account,N{179}[] actions)3
batchLend(Ea account,N(uint16 currencyId,f depositUnderlying,w[] trades)[] actions)3
batchBalanceAndTradeActionWithCallback(Ea account,N{179}[] actions,Nb callbackData)3
enableBitmapCurrency(uint16 currencyId)7
settleAccount(La account)q
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem,f sellTokenAssets,f acceptResidualAssets)24
nTokenRedeem(Ea redeemer,uint16 currencyId,uint96 tokensToRedeem)24
nTokenClaimIncentives()r` },
  { source: 'Silo', rows: `deposit(u assets,Ea receiver,uint8 collateralType)25
mint(u shares,Ea receiver,uint8 collateralType)4m
withdraw(u assets,Da receiver,Ea owner,uint8 collateralType)2z
redeem(u shares,Da receiver,Ea owner,uint8 collateralType)6c
borrow(u assets,Da receiver,Ea borrower)58
borrowShares(u shares,Da receiver,Ea borrower)58
borrowSameAsset(u assets,Da receiver,Ea borrower)58
repayShares(u shares,Ea borrower)2v
switchCollateralToThisSilo()6e
transitionCollateral(u shares,Ea owner,uint8 transitionFrom)6e
setReceiveApproval(Ea owner,u amount)7
flashLoan(Ma receiver,A=a token,u amount,Nb data)5y` },
  { source: 'Summer', rows: `depositTokens(Aa asset,u amount)25
enterFleet(A!a fleetCommander,u assets,Ea receiver)25
withdrawTokens(A%a asset,u amount)s
exitFleet(A!a fleetCommander,u assets)s
unstakeAndWithdrawAssets(A!a fleetCommander,u shares,f claimRewards)1o
swap(Aa fromToken,Aa toToken,u assets,u minTokensReceived,Nb swapCalldata)3q
claimMerkleRewards(Da user,u[] indices,u[] amounts,Ow[][] proofs,Ma rewardsRedeemer)r
claimFleetRewards(A!a[] fleetCommanders,A%a rewardToken)r
claimGovernanceRewards(Ma govRewardsManager,A%a rewardToken)r` },
  { source: 'Blur', rows: `execute({206} sell,{207} buy)79
bulkExecute(({206} sell,{207} buy)[] executions)79
takeAsk({211} inputs,Ob oracleSignature)79
takeAskPool({211} inputs,Ob oracleSignature,u amountToWithdraw)79
takeAskSingle({210} inputs,Ob oracleSignature)79
takeAskSinglePool({210} inputs,Ob oracleSignature,u amountToWithdraw)79
takeBid(({167}[] orders,{129}[] exchanges,{26} takerFee,Ob signatures) inputs,Ob oracleSignature)79
takeBidSingle(({167} order,{129} exchange,{26} takerFee,Ob signature) inputs,Ob oracleSignature)79
cancelTrades((Pw hash,u index,u amount)[] cancels)l
cancelOrder({191} order)l
cancelOrders({191}[] orders)l
incrementNonce()l` },
  { source: 'LooksRare, X2Y2', rows: `executeTakerBid({51} takerBid,{196} makerAsk,Ob makerSignature,{67} merkleTree,Ia affiliate)7a
executeTakerAsk({51} takerAsk,{196} makerBid,Ob makerSignature,{67} merkleTree,Ia affiliate)7a
executeMultipleTakerBids({51}[] takerBids,{196}[] makerAsks,Ob[] makerSignatures,{67}[] merkleTrees,Ia affiliate,f isAtomic)7a
cancelOrderNonces(u[] orderNonces)l
cancelSubsetNonces(u[] subsetNonces)l
incrementBidAskNonces(f bid,f ask)l
grantApprovals(Ga[] operators)4
revokeApprovals(La[] operators)5
matchAskWithTakerBidUsingETHAndWETH({112} takerBid,{183} makerAsk)79
matchAskWithTakerBid({112} takerBid,{183} makerAsk)79
matchBidWithTakerAsk({112} takerAsk,{183} makerBid)79
cancelAllOrdersForSender(u minNonce)l
cancelMultipleMakerOrders(u[] orderNonces)l
run(((u salt,Ca user,u network,u intent,u delegateType,u deadline,Aa currency,Ob dataMask,(u price,Ob data)[] items,Ow r,Ow s,uint8 v,uint8 signVersion)[] orders,(uint8 op,u orderIdx,u itemIdx,u price,Pw itemHash,Ma executionDelegate,Ob dataReplacement,u bidIncentivePct,u aucMinIncrementPct,u aucIncDurationSecs,(u percentage,Ca to)[] fees)[] details,(u salt,u deadline,u amountToEth,u amountToWeth,Da user,f canFail) shared,Ow r,Ow s,uint8 v) input)79
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
  { source: 'Rarible, Sudoswap, Foundation, OpenSea, CryptoPunks', rows: `directPurchase((Ca sellOrderMaker,u sellOrderNftAmount,Pbytes4 nftAssetClass,Pb nftData,u sellOrderPaymentAmount,Aa paymentToken,u sellOrderSalt,u sellOrderStart,u sellOrderEnd,Pbytes4 sellOrderDataType,Ob sellOrderData,Ob sellOrderSignature,u buyOrderPaymentAmount,u buyOrderNftAmount,Nb buyOrderData) direct)73
directAcceptBid((La bidMaker,u bidNftAmount,Pbytes4 nftAssetClass,Pb nftData,u bidPaymentAmount,Aa paymentToken,u bidSalt,u bidStart,u bidEnd,Pbytes4 bidDataType,Ob bidData,Ob bidSignature,u sellOrderPaymentAmount,u sellOrderNftAmount,Nb sellOrderData) direct)64
matchOrders({188} orderLeft,Ob signatureLeft,{188} orderRight,Ob signatureRight)79
cancel((La maker,{73} makeAsset,La taker,{73} takeAsset,u salt,u start,u end,Pbytes4 dataType,Ob data) order)l
swapETHForSpecificNFTs({8}[] swapList,Da ethRecipient,Da nftRecipient,u deadline)4j
robustSwapETHForSpecificNFTs(({8} swapInfo,u maxCost)[] swapList,Da ethRecipient,Da nftRecipient,u deadline)3i
swapNFTsForToken({8}[] swapList,u minOutput,Da tokenRecipient,u deadline)3i
buyV2(Aa nftContract,u tokenId,u maxPrice,Ia referrer)t
buy(Aa nftContract,u tokenId,u maxPrice)t
placeBid(u auctionId)7b
placeBidV2(u auctionId,u amount,Ia referrer)7b
acceptOffer(A-a nftContract,u tokenId,La offerFrom,u minAmount)7c
makeOfferV2(Aa nftContract,u tokenId,u amount,Ia referrer)2h
setBuyPrice(A-a nftContract,u tokenId,u price)7d
createReserveAuction(A-a nftContract,u tokenId,u reservePrice)7d
finalizeReserveAuction(u auctionId)1q
bulkTransfer(((uint8 itemType,Aa token,u identifier,u amount)[] items,Ca recipient,f validateERC721Receiver)[] items,Pw conduitKey)m
offerPunkForSale(u punkIndex,u minSalePriceInWei)7d
offerPunkForSaleToAddress(u punkIndex,u minSalePriceInWei,Ga toAddress)7d
acceptBidForPunk(u punkIndex,u minPrice)7c
enterBidForPunk(u punkIndex)7b
buyPunk(u punkIndex)t
transferPunk(Da to,u punkIndex)m
buy(Aa _originContract,u _tokenId,Aa _currencyAddress,u _amount)t
swapNFTsForToken(u[] nftIds,u minExpectedTokenOutput,Da tokenRecipient,f isRouter,La routerCaller)3i
swapTokenForSpecificNFTs(u[] nftIds,u maxExpectedTokenInput,Da nftRecipient,f isRouter,La routerCaller)3i
createConduit(Pw conduitKey,Ga initialOwner)6
updateChannel(Aa conduit,Ga channel,f isOpen)7
transferOwnership(Aa conduit,Ga newPotentialOwner)2o` },
  { source: 'Seaport', rows: `fulfillBasicOrder({213} parameters)79
fulfillBasicOrder_efficient_6GL6yc({213} parameters)79
fulfillOrder({212} order,Pw fulfillerConduitKey)79
fulfillAdvancedOrder({215} advancedOrder,{102}[] criteriaResolvers,Pw fulfillerConduitKey,Da recipient)7a.26
fulfillAvailableOrders({212}[] orders,{28}[][] offerFulfillments,{28}[][] considerationFulfillments,Pw fulfillerConduitKey,u maximumFulfilled)79
fulfillAvailableAdvancedOrders({215}[] advancedOrders,{102}[] criteriaResolvers,{28}[][] offerFulfillments,{28}[][] considerationFulfillments,Pw fulfillerConduitKey,Da recipient,u maximumFulfilled)7a.27
matchOrders(({209} parameters,Ob signature)[] orders,{135}[] fulfillments)79
matchAdvancedOrders(({209} parameters,uint120 numerator,uint120 denominator,Ob signature,Ob extraData)[] orders,{102}[] criteriaResolvers,{135}[] fulfillments,Da recipient)7a.26
validate(((Ea offerer,Ma zone,{115}[] offer,{125}[] consideration,uint8 orderType,u startTime,u endTime,Sw zoneHash,u salt,Pw conduitKey,u totalOriginalConsiderationItems) parameters,Ob signature)[] orders)3g
cancel((La offerer,La zone,{115}[] offer,{125}[] consideration,uint8 orderType,u startTime,u endTime,Ow zoneHash,u salt,Pw conduitKey,u counter)[] orders)l
incrementCounter()l` },
  { source: 'Zora', rows: `buy(Ea recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)32
sell(Da recipient,u orderSize,u minAmountOut,uint160 sqrtPriceLimitX96,Ia tradeReferrer)33
deposit(Ca to,Pbytes4 reason,Ws comment)m
withdrawFor(Da to,u amount)s
setPayoutRecipient(Da newPayoutRecipient)4o
addPermission(u tokenId,Ga user,u permissionBits)7
removePermission(u tokenId,Ga user,u permissionBits)1f
setFundsRecipient(Da fundsRecipient)4o
setupNewToken(Vs newURI,u maxSupply)9
setupNewTokenWithCreateReferral(Vs newURI,u maxSupply,Ia createReferral)9
updateTokenURI(u tokenId,Vs newURI)9
updateContractMetadata(Vs newURI,Vs newName)9` },
  { source: 'Zora', rows: `purchase(u quantity)t
purchaseWithComment(u quantity,Ws comment)t
purchaseWithRecipient(Da recipient,u quantity,Ws comment)t
mintWithRewards(Da recipient,u quantity,Ws comment,Ia mintReferral)7e
purchasePresale(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof)t
purchasePresaleWithComment(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment)t
purchasePresaleWithRewards(u quantity,u maxQuantity,u pricePerToken,Ow[] merkleProof,Ws comment,Ia mintReferral)t
mint(Ma minter,u tokenId,u quantity,Ia[] rewardsRecipients,Nb minterArguments)7e
mintWithRewards(Ma minter,u tokenId,u quantity,Nb minterArguments,Ia mintReferral)7e
mint(Da mintTo,u quantity,Aa collection,u tokenId,Ia mintReferral,Ws comment)7e
mint(Da mintTo,u quantity,Aa tokenAddress,u tokenId,u totalValue,Aa currency,Ia mintReferral,Ws comment)7e
callSale(u tokenId,Ma salesConfig,Nb data)3
buy1155(Aa erc20zAddress,u num1155ToBuy,Da recipient,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96)32
sell1155(Aa erc20zAddress,u num1155ToSell,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96)33
buyOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da excessRefundRecipient,u maxEthToSpend,uint160 sqrtPriceLimitX96,Ws comment)32
sellOnSecondaryAndComment(La commenter,u quantity,Aa collection,u tokenId,Da recipient,u minEthToAcquire,uint160 sqrtPriceLimitX96,Ws comment)33` },
  { source: 'Reads', rows: `totalSupply(u id)7f
contractURI()7f
tokenByIndex(u index)7f
tokenOfOwnerByIndex(La owner,u index)7f
royaltyInfo(u tokenId,u salePrice)7f
PERMIT_TYPEHASH()7f
nonceBitmap(La owner,u wordPos)7f
isValidSignature(Ow hash,Ob signature)7f
pendingOwner()7f
admin()7f
implementation()7f
proxiableUUID()7f
paused()7f
hasRole(Pw role,La account)7f
getRoleAdmin(Pw role)7f
token0()7f
token1()7f
fee()7f
factory()7f
liquidity()7f
tickSpacing()7f
observe(uint32[] secondsAgos)7f
getPool(Aa tokenA,Aa tokenB,uint24 fee)7f
positions(u tokenId)7f
getAmountsOut(u amountIn,Aa[] path)7f
getAmountsIn(u amountOut,Aa[] path)7f
getAmountOut(u amountIn,u reserveIn,u reserveOut)7f
getAmountIn(u amountOut,u reserveIn,u reserveOut)7f
quote(u amountA,u reserveA,u reserveB)7f
get_dy(int128 i,int128 j,u dx)7f
get_virtual_price()7f
getRate()7f
getBlockHash(u blockNumber)7f
getLastBlockHash()7f
getCurrentBlockTimestamp()7f
getCurrentBlockGasLimit()7f
getCurrentBlockCoinbase()7f
getCurrentBlockDifficulty()7f
getBasefee()7f
getChainId()7f
getThreshold()7f
getOwners()7f
isOwner(La owner)7f
nonce()7f
isModuleEnabled(La module)7f
getModulesPaginated(La start,u pageSize)7f
approvedHashes(La owner,Ow hash)7f
domainSeparator()7f
getTransactionHash(La to,u value,Ob data,uint8 operation,u safeTxGas,u baseGas,u gasPrice,Aa gasToken,La refundReceiver,u nonce)7f
getNonce(La sender,uint192 key)7f
state(u proposalId)7f
proposals(u proposalId)7f
proposalVotes(u proposalId)7f
proposalSnapshot(u proposalId)7f
proposalDeadline(u proposalId)7f
hasVoted(u proposalId,La account)7f
getVotes(La account,u timepoint)7f
getPriorVotes(La account,u blockNumber)7f
getPastTotalSupply(u timepoint)7f
getCurrentVotes(La account)7f
quorum(u timepoint)7f
votingDelay()7f
votingPeriod()7f
proposalThreshold()7f
getMinDelay()7f
isOperationReady(Pw id)7f
isOperationPending(Pw id)7f
isOperationDone(Pw id)7f
getTimestamp(Pw id)7f
getUserAccountData(La user)7f
getReserveData(Aa asset)7f
getReservesList()7f
getReserveNormalizedIncome(Aa asset)7f
getUserConfiguration(La user)7f
getUserEMode(La user)7f
borrowAllowance(La fromUser,La toUser)7f
scaledBalanceOf(La user)7f
UNDERLYING_ASSET_ADDRESS()7f
getAccountLiquidity(La account)7f
borrowBalanceStored(La account)7f
exchangeRateStored()7f
getAssetsIn(La account)7f
markets(Aa cToken)7f
borrowBalanceOf(La account)7f
isLiquidatable(La account)7f
baseToken()7f
getUtilization()7f
latestAnswer()7f
latestRoundData()7f
description()7f
version()7f
getAssetPrice(Aa asset)7f
sharesOf(La account)7f
getSharesByPooledEth(u pooledEthAmount)7f
getPooledEthByShares(u sharesAmount)7f
stEthPerToken()7f
tokensPerStEth()7f
getWithdrawalStatus(u[] requestIds)7f
getWithdrawalRequests(La owner)7f
getExchangeRate()7f
getEthValue(u rethAmount)7f
getRethValue(u ethAmount)7f
earned(La account)7f
claimable(La account)7f
rewardPerToken()7f
pricePerShare()7f
getPricePerFullShare()7f
resolver(Pw node)7f
addr(Pw node)7f
addr(Pw node,u coinType)7f
text(Pw node,Ps key)7f
contenthash(Pw node)7f
owner(Pw node)7f
available(Ps name)7f
rentPrice(Ps name,u duration)7f
nameExpires(u id)7f
idOf(La owner)7f
ticks(int24 tick)7f
tickBitmap(int16 wordPosition)7f
allPairs(u index)7f
allPairsLength()7f
WETH()7f
getPoolTokens(Pw poolId)7f
getPoolId()7f
getSwapFeePercentage()7f
coins(u i)7f
balances(u i)7f
A()7f
poolInfo(u pid)7f
userInfo(u pid,La user)7f
getReserveNormalizedVariableDebt(Aa asset)7f
getUserReserveData(Aa asset,La user)7f
getAssetsPrices(Aa[] assets)7f
getPool()7f
getPriceOracle()7f
getAccountSnapshot(La account)7f
getCash()7f
totalBorrows()7f
underlying()7f
comptroller()7f
oracle()7f
supplyRatePerBlock()7f
borrowRatePerBlock()7f
getUnderlyingPrice(Aa cToken)7f
getAllMarkets()7f
collateralBalanceOf(La account,Aa asset)7f
userCollateral(La account,Aa asset)7f
getAssetInfo(uint8 i)7f
getSupplyRate(u utilization)7f
getBorrowRate(u utilization)7f
getRoundData(uint80 roundId)7f
aggregator()7f
name(Pw node)7f
getTotalShares()7f
stakingToken()7f
rewardsToken()7f
rewards(La account)7f
getRoleMember(Pw role,u index)7f
market(Pw id)7f
position(Pw id,La user)7f
idToMarketParams(Pw id)7f` },
  { source: 'Token reads', rows: `balanceOf(La account)7f
allowance(La owner,La spender)7f
totalSupply()7f
name()7f
symbol()7f
decimals()7f
nonces(La owner)7f
DOMAIN_SEPARATOR()7f
eip712Domain()7f
owner()7f
supportsInterface(Pbytes4 interfaceId)7f
ownerOf(u tokenId)7f
getApproved(u tokenId)7f
isApprovedForAll(La owner,La operator)7f
tokenURI(u tokenId)7f
uri(u id)7f
balanceOf(La account,u id)7f
balanceOfBatch(La[] accounts,u[] ids)7f
allowance(La owner,La spender,u id)7f
isOperator(La owner,La spender)7f
authorizationState(La authorizer,Pw nonce)7f
asset()7f
totalAssets()7f
convertToShares(u assets)7f
convertToAssets(u shares)7f
maxDeposit(La receiver)7f
maxMint(La receiver)7f
maxWithdraw(La owner)7f
maxRedeem(La owner)7f
previewDeposit(u assets)7f
previewMint(u shares)7f
previewWithdraw(u assets)7f
previewRedeem(u shares)7f
allowance(La owner,Aa token,La spender)7f
getVotes(La account)7f
getPastVotes(La account,u timepoint)7f
delegates(La account)7f
clock()7f
getReserves()7f
getPair(Aa tokenA,Aa tokenB)7f
slot0()7f
getEthBalance(La account)7f
getBlockNumber()7f` },
  { source: 'Clipper', rows: `transmitAndSwap(Aa inputToken,Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)48.28
transmitAndSellTokenForEth(Aa inputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)48.29
sellEthForToken(Aa outputToken,u inputAmount,#au outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)7g.2a
swap(Aa inputToken,Aa outputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)2s.2b
sellTokenForEth(Aa inputToken,u inputAmount,u outputAmount,u goodUntil,Da destinationAddress,O{3} theSignature,Ob auxiliaryData)64.2c` },
  { source: 'KyberSwap', rows: `swap((M~a callTarget,M~a approveTarget,Ob targetData,{177} desc,Ib clientData) execution)7h.2d
swapGeneric((M~a callTarget,M~a approveTarget,Nb targetData,{177} desc,Ib clientData) execution)7h.2d
swapSimpleMode(M~a caller,{177} desc,Ob executorData,Ib clientData)7h.2e` },
  { source: 'LI.FI', rows: `swapTokensMultipleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{150}[] _swapData)7i
swapTokensMultipleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{150}[] _swapData)7i
swapTokensMultipleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{150}[] _swapData)7i
swapTokensSingleV3ERC20ToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{150} _swapData)48.2f
swapTokensSingleV3ERC20ToNative(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{150} _swapData)48.2f
swapTokensSingleV3NativeToERC20(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmountOut,{150} _swapData)48.2f
swapTokensGeneric(Pw _transactionId,Ps _integrator,Is _referrer,Da _receiver,u _minAmount,{150}[] _swapData)7i
startBridgeTokensViaAcrossV4ERC20Min({198} _parameters,Aw sendingAssetId,u inputAmount)1j
startBridgeTokensViaAcrossV4NativeMin({198} _parameters)1j
startBridgeTokensViaCBridgeERC20Min(Pw transactionId,Da receiver,uint64 destinationChainId,Aa sendingAssetId,u amount,uint64 nonce,uint32 maxSlippage)1l
startBridgeTokensViaCBridgeNativeMin(Pw transactionId,Da receiver,uint64 destinationChainId,uint64 nonce,uint32 maxSlippage)1l
startBridgeTokensViaHopL1ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)1l
startBridgeTokensViaHopL1NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u destinationAmountOutMin,Ja relayer,u relayerFee,Ma hopBridge)1l
startBridgeTokensViaHopL2ERC20Min(Pbytes8 transactionId,Da receiver,u destinationChainId,Aa sendingAssetId,u minAmount,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)1l
startBridgeTokensViaHopL2NativeMin(Pbytes8 transactionId,Da receiver,u destinationChainId,u bonderFee,u amountOutMin,u destinationAmountOutMin,u destinationDeadline,Ma hopBridge)1l
startBridgeTokensViaAcross({180} _bridgeData,{101} _acrossData)1l
swapAndStartBridgeTokensViaAcross({180} _bridgeData,{150}[] _swapData,{101} _acrossData)7j
startBridgeTokensViaAcrossV4({180} _bridgeData,{201} _acrossData)1l
swapAndStartBridgeTokensViaAcrossV4({180} _bridgeData,{150}[] _swapData,{201} _acrossData)7j
startBridgeTokensViaAcrossV4Swap({180} _bridgeData,{72} _acrossV4SwapFacetData)1l
swapAndStartBridgeTokensViaAcrossV4Swap({180} _bridgeData,{150}[] _swapData,{72} _acrossV4SwapFacetData)7j
startBridgeTokensViaAllBridge({180} _bridgeData,{120} _allBridgeData)1l
swapAndStartBridgeTokensViaAllBridge({180} _bridgeData,{150}[] _swapData,{120} _allBridgeData)7j
startBridgeTokensViaArbitrumBridge({180} _bridgeData,{70} _arbitrumData)1l
swapAndStartBridgeTokensViaArbitrumBridge({180} _bridgeData,{150}[] _swapData,{70} _arbitrumData)7j
startBridgeTokensViaCBridge({180} _bridgeData,{45} _cBridgeData)1l
swapAndStartBridgeTokensViaCBridge({180} _bridgeData,{150}[] _swapData,{45} _cBridgeData)7j
startBridgeTokensViaCelerCircleBridge({180} _bridgeData,{53} _celerCircleData)1l
swapAndStartBridgeTokensViaCelerCircleBridge({180} _bridgeData,{150}[] _swapData,{53} _celerCircleData)7j
startBridgeTokensViaChainflip({180} _bridgeData,{195} _chainflipData)1l
swapAndStartBridgeTokensViaChainflip({180} _bridgeData,{150}[] _swapData,{195} _chainflipData)7j
startBridgeTokensViaDeBridgeDln({180} _bridgeData,{109} _deBridgeData)1l
swapAndStartBridgeTokensViaDeBridgeDln({180} _bridgeData,{150}[] _swapData,{109} _deBridgeData)7j
startBridgeTokensViaEco({180} _bridgeData,{138} _ecoData)1l
swapAndStartBridgeTokensViaEco({180} _bridgeData,{150}[] _swapData,{138} _ecoData)7j
startBridgeTokensViaGarden({180} _bridgeData,{113} _gardenData)1l
swapAndStartBridgeTokensViaGarden({180} _bridgeData,{150}[] _swapData,{113} _gardenData)7j
startBridgeTokensViaGasZip({180} _bridgeData,{59} _gasZipData)1l
swapAndStartBridgeTokensViaGasZip({180} _bridgeData,{150}[] _swapData,{59} _gasZipData)7j
startBridgeTokensViaGlacis({180} _bridgeData,{98} _glacisData)1l
swapAndStartBridgeTokensViaGlacis({180} _bridgeData,{150}[] _swapData,{98} _glacisData)7j
startBridgeTokensViaGnosisBridge({180} _bridgeData)1l
swapAndStartBridgeTokensViaGnosisBridge({180} _bridgeData,{150}[] _swapData)7j
startBridgeTokensViaHop({180} _bridgeData,{155} _hopData)1l
swapAndStartBridgeTokensViaHop({180} _bridgeData,{150}[] _swapData,{155} _hopData)7j
startBridgeTokensViaHopL1ERC20({180} _bridgeData,{168} _hopData)1l
swapAndStartBridgeTokensViaHopL1ERC20({180} _bridgeData,{150}[] _swapData,{168} _hopData)7j
startBridgeTokensViaHopL1Native({180} _bridgeData,{168} _hopData)1l
swapAndStartBridgeTokensViaHopL1Native({180} _bridgeData,{150}[] _swapData,{168} _hopData)7j
startBridgeTokensViaHopL2ERC20({180} _bridgeData,{168} _hopData)1l
swapAndStartBridgeTokensViaHopL2ERC20({180} _bridgeData,{150}[] _swapData,{168} _hopData)7j
startBridgeTokensViaHopL2Native({180} _bridgeData,{168} _hopData)1l
swapAndStartBridgeTokensViaHopL2Native({180} _bridgeData,{150}[] _swapData,{168} _hopData)7j
startBridgeTokensViaLayerSwap({180} _bridgeData,{134} _layerSwapData)1l
swapAndStartBridgeTokensViaLayerSwap({180} _bridgeData,{150}[] _swapData,{134} _layerSwapData)7j
startBridgeTokensViaLiFiIntentEscrowV2({180} _bridgeData,{214} _lifiIntentData)1l
swapAndStartBridgeTokensViaLiFiIntentEscrowV2({180} _bridgeData,{150}[] _swapData,{214} _lifiIntentData)7j
startBridgeTokensViaMayan({180} _bridgeData,{173} _mayanData)1l
swapAndStartBridgeTokensViaMayan({180} _bridgeData,{150}[] _swapData,{173} _mayanData)7j
startBridgeTokensViaMegaETHBridge({180} _bridgeData,{75} _megaETHData)1l
swapAndStartBridgeTokensViaMegaETHBridge({180} _bridgeData,{150}[] _swapData,{75} _megaETHData)7j
startBridgeTokensViaNEARIntents({180} _bridgeData,{149} _nearData)1l
swapAndStartBridgeTokensViaNEARIntents({180} _bridgeData,{150}[] _swapData,{149} _nearData)7j
startBridgeTokensViaOmniBridge({180} _bridgeData)1l
swapAndStartBridgeTokensViaOmniBridge({180} _bridgeData,{150}[] _swapData)7j
startBridgeTokensViaOptimismBridge({180} _bridgeData,{65} _optimismData)1l
swapAndStartBridgeTokensViaOptimismBridge({180} _bridgeData,{150}[] _swapData,{65} _optimismData)7j
startBridgeTokensViaPaxosTransit({180} _bridgeData,{200} _paxosData)1l
swapAndStartBridgeTokensViaPaxosTransit({180} _bridgeData,{150}[] _swapData,{200} _paxosData)7j
startBridgeTokensViaPolygonBridge({180} _bridgeData)1l
swapAndStartBridgeTokensViaPolygonBridge({180} _bridgeData,{150}[] _swapData)7j
startBridgeTokensViaPolymerCCTP({180} _bridgeData,{161} _polymerData)1l
swapAndStartBridgeTokensViaPolymerCCTP({180} _bridgeData,{150}[] _swapData,{161} _polymerData)7j
startBridgeTokensViaRelayDepository({180} _bridgeData,{40} _relayDepositoryData)1l
swapAndStartBridgeTokensViaRelayDepository({180} _bridgeData,{150}[] _swapData,{40} _relayDepositoryData)7j
startBridgeTokensViaSquid({180} _bridgeData,{194} _squidData)1l
swapAndStartBridgeTokensViaSquid({180} _bridgeData,{150}[] _swapData,{194} _squidData)7j
startBridgeTokensViaStargate({180} _bridgeData,{181} _stargateData)1l
swapAndStartBridgeTokensViaStargate({180} _bridgeData,{150}[] _swapData,{181} _stargateData)7j
startBridgeTokensViaSuperset({180} _bridgeData,{137} _supersetData)1l
swapAndStartBridgeTokensViaSuperset({180} _bridgeData,{150}[] _swapData,{137} _supersetData)7j
startBridgeTokensViaSymbiosis({180} _bridgeData,{204} _symbiosisData)1l
swapAndStartBridgeTokensViaSymbiosis({180} _bridgeData,{150}[] _swapData,{204} _symbiosisData)7j
startBridgeTokensViaThorSwap({180} _bridgeData,{36} _thorSwapData)1l
swapAndStartBridgeTokensViaThorSwap({180} _bridgeData,{150}[] _swapData,{36} _thorSwapData)7j
startBridgeTokensViaUnit({180} _bridgeData,{66} _unitData)1l
swapAndStartBridgeTokensViaUnit({180} _bridgeData,{150}[] _swapData,{66} _unitData)7j` },
  { source: 'Odos, OpenOcean', rows: `swapCompact()3
swap({148} tokenInfo,Ob pathDefinition,M~a executor,uint32 referralCode)7k.2g
swapPermit2({80} permit2,{143} tokenInfo,Ob pathDefinition,Ma executor,uint32 referralCode)7l
swapMulti({58}[] inputs,{71}[] outputs,u valueOutMin,Ob pathDefinition,Ma executor,uint32 referralCode)7m
swap({148} tokenInfo,Ob pathDefinition,M~a executor,{61} referralInfo)48.2g
swapMulti({58}[] inputs,{85}[] outputs,Ob pathDefinition,Ma executor,{61} referralInfo)1v
swapPermit2({80} permit2,{143} tokenInfo,Ob pathDefinition,Ma executor,{61} referralInfo)7n
swapMultiPermit2({80} permit2,{58}[] inputs,{85}[] outputs,Ob pathDefinition,Ma executor,{61} referralInfo)1v
swapWithHook({143} tokenInfo,Ob pathDefinition,Ma executor,{61} referralInfo,Ma hookTarget,Nb hookData)3b
swapMultiWithHook({58}[] inputs,{85}[] outputs,Ob pathDefinition,Ma executor,{61} referralInfo,Ma hookTarget,Nb hookData)1v
swap(M~a caller,(Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u guaranteedAmount,u flags,Ja referrer,Ob permit) desc,(M~u target,u gasLimit,u value,Ob data)[] calls)48.2h
swap((Aa tokenAddress,u amountIn,Ma receiver,Ob permit)[] inputs,{71}[] outputs,#hu valueOutQuote,u valueOutMin,Ma executor,Ob pathDefinition)1v
callUniswap(Aa srcToken,u amount,u minReturn,Bw[] pools)48.2i
callUniswapTo(Aa srcToken,u amount,u minReturn,Bw[] pools,Da recipient)48.2j` },
  { source: 'OKX', rows: `dagSwapByOrderId(u orderId,{111} baseRequest,{110}[] paths)7o
dagSwapTo(u orderId,Da receiver,{111} baseRequest,{110}[] paths)7p
smartSwapByOrderId(u orderId,{111} baseRequest,u[] batchesAmount,{110}[][] batches,{163}[] extraData)7o
smartSwapTo(u orderId,Da receiver,{111} baseRequest,u[] batchesAmount,{110}[][] batches,{163}[] extraData)7p
swapWrap(u orderId,u rawdata)2s
swapWrapToWithBaseRequest(u orderId,Da receiver,{111} baseRequest)7p
uniswapV3SwapTo(Du receiver,u amount,u minReturn,Bu[] pools)3i
uniswapV3SwapToWithBaseRequest(u orderId,Da receiver,{111} baseRequest,Bu[] pools)3i
unxswapByOrderId(Au srcToken,u amount,u minReturn,Bw[] pools)3i
unxswapTo(Au srcToken,u amount,u minReturn,Da receiver,Bw[] pools)3i
unxswapToWithBaseRequest(u orderId,Da receiver,{111} baseRequest,Bw[] pools)3i
smartSwapByInvest({111} baseRequest,u[] batchesAmount,{110}[][] batches,{163}[] extraData,Da to)3r
smartSwapByInvestWithRefund({111} baseRequest,u[] batchesAmount,{110}[][] batches,{163}[] extraData,Da to,Da refundTo)3r` },
  { source: '1inch', rows: `swap(M~a caller,(Aa srcToken,Aa dstToken,M~a srcReceiver,Da dstReceiver,u amount,u minReturnAmount,u flags,Ob permit) desc,Ob data)7h.2k
unoswap(Aa srcToken,u amount,u minReturn,Bw[] pools)48.2i
unoswapWithPermit(Aa srcToken,u amount,u minReturn,Bw[] pools,Ob permit)48.2i
swap(M~a executor,{127} desc,Ob permit,Ob data)7h.2k
unoswap(Aa srcToken,u amount,u minReturn,Bu[] pools)48.2i
unoswapTo(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools)7h.2l
unoswapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)7h.2l
uniswapV3Swap(u amount,u minReturn,Bu[] pools)3i
uniswapV3SwapTo(Da recipient,u amount,u minReturn,Bu[] pools)7q.2m
uniswapV3SwapToWithPermit(Da recipient,Aa srcToken,u amount,u minReturn,Bu[] pools,Ob permit)7q.2m
clipperSwap(Ma clipperExchange,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2s
clipperSwapTo(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2s.2n
swap(M~a executor,{127} desc,Ob data)7h.2k
unoswap(Au token,u amount,u minReturn,Bu dex)48.2i
unoswap2(Au token,u amount,u minReturn,Bu dex,Bu dex2)48.2i
unoswap3(Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)48.2i
unoswapTo(Du to,Au token,u amount,u minReturn,Bu dex)7h.2l
unoswapTo2(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2)7h.2l
unoswapTo3(Du to,Au token,u amount,u minReturn,Bu dex,Bu dex2,Bu dex3)7h.2l
ethUnoswap(u minReturn,Bu dex)48.2o
ethUnoswap2(u minReturn,Bu dex,Bu dex2)48.2o
ethUnoswap3(u minReturn,Bu dex,Bu dex2,Bu dex3)48.2o
ethUnoswapTo(Du to,u minReturn,Bu dex)7h.2p
ethUnoswapTo2(Du to,u minReturn,Bu dex,Bu dex2)7h.2p
ethUnoswapTo3(Du to,u minReturn,Bu dex,Bu dex2,Bu dex3)7h.2p
clipperSwap(Ma clipperExchange,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2s
clipperSwapTo(Ma clipperExchange,Da recipient,Au srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs)2s.2n
permitAndCall(Nb permit,Nb action)3.2q
cancelOrder(u makerTraits,Pw orderHash)l
cancelOrders(u[] makerTraits,Pw[] orderHashes)l
increaseEpoch(uint96 series)l
advanceEpoch(uint96 series,u amount)l
fillOrder({142} order,Ow r,Ow vs,u amount,u takerTraits)79
fillOrderArgs({142} order,Ow r,Ow vs,u amount,u takerTraits,Nb args)79
fillContractOrder({142} order,Ob signature,u amount,u takerTraits)79
fillContractOrderArgs({142} order,Ob signature,u amount,u takerTraits,Nb args)79` },
  { source: '1inch', rows: `clipperSwap(Aa srcToken,Aa dstToken,u amount,u minReturn)7r
clipperSwapTo(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn)7s
clipperSwapToWithPermit(Da recipient,Aa srcToken,Aa dstToken,u amount,u minReturn,Ob permit)7s
clipperSwapToWithPermit(Ma clipperExchange,Da recipient,Aa srcToken,Aa dstToken,u inputAmount,u outputAmount,u goodUntil,Ow r,Ow vs,Ob permit)2s
fillOrder({162} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount)79
fillOrderTo({162} order,Ob signature,Nb interaction,u makingAmount,u takingAmount,u skipPermitAndThresholdAmount,Da target)79
fillOrderRFQ({130} order,Ob signature,u flagsAndAmount)79
fillOrderRFQCompact({130} order,Ow r,Ow vs,u flagsAndAmount)79
fillOrderRFQTo({130} order,Ob signature,u flagsAndAmount,Da target)79
fillOrderRFQToWithPermit({130} order,Ob signature,u flagsAndAmount,Da target,Ob permit)79
fillOrderRFQ({130} order,Ob signature,u makingAmount,u takingAmount)79
fillOrderRFQTo({130} order,Ob signature,u makingAmount,u takingAmount,Da target)79
fillOrderRFQToWithPermit({130} order,Ob signature,u makingAmount,u takingAmount,Da target,Ob permit)79
cancelOrder((u salt,Aa makerAsset,Aa takerAsset,La maker,La receiver,La allowedSender,u makingAmount,u takingAmount,u offsets,Ob interactions) order)l
cancelOrderRFQ(u orderInfo)l
bitsInvalidateForOrder(u makerTraits,u additionalMask)l
settleOrders(Nb data)3
create((u salt,Eu maker,Du receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)2h
cancelOrder((u salt,Lu maker,Lu receiver,Au makerAsset,Au takerAsset,u makingAmount,u takingAmount,u makerTraits) makerOrder)l` },
  { source: 'SushiSwap', rows: `processRoute(Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)48.2r
transferValueAndprocessRoute(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)7t
processRouteWithTransferValueInput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)7t
processRouteWithTransferValueOutput(Da transferValueTo,u amountValueTransfer,Aa tokenIn,u amountIn,Aa tokenOut,u amountOutMin,Da to,Nb route)7t
snwap(Aa tokenIn,u amountIn,Da recipient,Aa tokenOut,u amountOutMin,Ma executor,Ob executorData)48.2s` },
  { source: 'Uniswap V2', rows: `addLiquidity(Aa tokenA,Aa tokenB,u amountADesired,u amountBDesired,u amountAMin,u amountBMin,Ea to,u deadline)49.2t
addLiquidityETH(Aa token,u amountTokenDesired,u amountTokenMin,u amountETHMin,Ea to,u deadline)49.2u
removeLiquidity(A^a tokenA,A^a tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline)4a.2v
removeLiquidityETH(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)4a.2w
removeLiquidityETHSupportingFeeOnTransferTokens(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline)4a.2w
removeLiquidityETHWithPermit(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)4a.2w
removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(A^a token,u liquidity,u amountTokenMin,u amountETHMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)4a.2w
removeLiquidityWithPermit(A^a tokenA,A^a tokenB,u liquidity,u amountAMin,u amountBMin,Da to,u deadline,f approveMax,uint8 v,Ow r,Ow s)4a.2v
swapETHForExactTokens(u amountOut,Aa[] path,Da to,u deadline)48.2x
swapExactETHForTokens(u amountOutMin,Aa[] path,Da to,u deadline)48.2y
swapExactETHForTokensSupportingFeeOnTransferTokens(u amountOutMin,Aa[] path,Da to,u deadline)48.2y
swapExactTokensForETH(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)48.2z
swapExactTokensForETHSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)48.2z
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)48.30
swapExactTokensForTokensSupportingFeeOnTransferTokens(u amountIn,u amountOutMin,Aa[] path,Da to,u deadline)48.30
swapTokensForExactETH(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)48.31
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to,u deadline)48.32` },
  { source: 'Uniswap V3', rows: `exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)36.33
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u deadline,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)36.34
exactInput((Ob path,Da recipient,u deadline,u amountIn,u amountOutMinimum) params)36.35
exactOutput((Ob path,Da recipient,u deadline,u amountOut,u amountInMaximum) params)36.36
exactInputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountIn,u amountOutMinimum,uint160 sqrtPriceLimitX96) params)7u.37
exactOutputSingle((Aa tokenIn,Aa tokenOut,uint24 fee,Da recipient,u amountOut,u amountInMaximum,uint160 sqrtPriceLimitX96) params)7u.38
exactInput((Ob path,Da recipient,u amountIn,u amountOutMinimum) params)7u.39
exactOutput((Ob path,Da recipient,u amountOut,u amountInMaximum) params)7u.3a
swapExactTokensForTokens(u amountIn,u amountOutMin,Aa[] path,Da to)7u.3b
swapTokensForExactTokens(u amountOut,u amountInMax,Aa[] path,Da to)7u.3c
unwrapWETH9(u amountMinimum,Da recipient)38.3d
unwrapWETH9(u amountMinimum)38.3e
wrapETH(u value)77.3f
refundETH()39.3g
sweepToken(A%a token,u amountMinimum,Da recipient)4p.3h
sweepToken(A%a token,u amountMinimum)4p.3i
pull(A%a token,u value)m.3j
selfPermit(A%a token,u value,u deadline,uint8 v,Ow r,Ow s)4.25
selfPermitIfNecessary(A%a token,u value,u deadline,uint8 v,Ow r,Ow s)4.25
selfPermitAllowed(A%a token,u nonce,u expiry,uint8 v,Ow r,Ow s)4.3k
selfPermitAllowedIfNecessary(A%a token,u nonce,u expiry,uint8 v,Ow r,Ow s)4.3k
mint((Aa token0,Aa token1,uint24 fee,int24 tickLower,int24 tickUpper,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,Ea recipient,u deadline) params)37.3l
increaseLiquidity((Tu tokenId,u amount0Desired,u amount1Desired,u amount0Min,u amount1Min,u deadline) params)49
decreaseLiquidity((u tokenId,uint128 liquidity,u amount0Min,u amount1Min,u deadline) params)4a
collect((u tokenId,Da recipient,uint128 amount0Max,uint128 amount1Max) params)7v.3m` },
  { source: 'Velora', rows: `swapExactAmountIn(M~a executor,{128} swapData,Ju partnerAndFee,Ob permit,Ob executorData)7h.3n
swapExactAmountOut(M~a executor,{128} swapData,Ju partnerAndFee,Ob permit,Ob executorData)7h.3o
swapExactAmountInPro(M~a executor,{128} swapData,Ju partnerAndFee,Ob permit,Ob executorData)7h.3n
swapExactAmountOutPro(M~a executor,{128} swapData,Ju partnerAndFee,Ob permit,Ob executorData)7h.3o
swapExactAmountInOnUniswapV2({140} uniData,Ju partnerAndFee,Ob permit)7h.3p
swapExactAmountInOnUniswapV3({140} uniData,Ju partnerAndFee,Ob permit)7h.3p
swapExactAmountOutOnUniswapV2({140} uniData,Ju partnerAndFee,Ob permit)7h.3q
swapExactAmountOutOnUniswapV3({140} uniData,Ju partnerAndFee,Ob permit)7h.3q
swapExactAmountInOnCurveV1((A~u curveData,u curveAssets,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV1Data,Ju partnerAndFee,Ob permit)7h.3r
swapExactAmountInOnCurveV2((u curveData,u i,u j,A~a poolAddress,Aa srcToken,Aa destToken,u fromAmount,u toAmount,u quotedAmount,Pw metadata,Da beneficiary) curveV2Data,Ju partnerAndFee,Ob permit)7h.3s
swapExactAmountInOnBalancerV2((u fromAmount,#au toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)7w.3t
swapExactAmountOutOnBalancerV2((#cu fromAmount,u toAmount,u quotedAmount,Pw metadata,Du beneficiaryAndApproveFlag) balancerData,Ju partnerAndFee,Ob permit,Ob data)7w.3t` },
  { source: 'Velora', rows: `simpleSwap((Aa fromToken,Aa toToken,u fromAmount,#au toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)7x
simpleBuy((Aa fromToken,Aa toToken,#cu fromAmount,u toAmount,u expectedAmount,Ma[] callees,Ob exchangeData,u[] startIndexes,u[] values,Da beneficiary,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)7y
multiSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,{171}[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)7z
megaSwap((Aa fromToken,u fromAmount,#au toAmount,u expectedAmount,Da beneficiary,(u fromAmountPercent,{171}[] path)[] path,Ja partner,u feePercent,Ob permit,u deadline,Pbytes16 uuid) data)80
directUniV3Swap((Aa fromToken,Aa toToken,Ma exchange,u fromAmount,#au toAmount,u expectedAmount,u feePercent,u deadline,Ja partner,f isApproved,Da beneficiary,Ob path,Ob permit,Pbytes16 uuid) data)7x
directCurveV1Swap((Aa fromToken,Aa toToken,Ba exchange,u fromAmount,#au toAmount,u expectedAmount,u feePercent,int128 i,int128 j,Ja partner,f isApproved,uint8 swapType,Da beneficiary,f needWrapNative,Ob permit,Pbytes16 uuid) data)7x
directCurveV2Swap((Aa fromToken,Aa toToken,Ba exchange,Ba poolAddress,u fromAmount,#au toAmount,u expectedAmount,u feePercent,u i,u j,Ja partner,f isApproved,uint8 swapType,Da beneficiary,f needWrapNative,Ob permit,Pbytes16 uuid) data)7x
swapOnUniswap(u amountIn,u amountOutMin,Aa[] path)81
swapOnUniswapFork(Ma factory,Pw initCode,u amountIn,u amountOutMin,Aa[] path)82
swapOnUniswapV2Fork(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools)1v
swapOnUniswapV2ForkWithPermit(Aa tokenIn,u amountIn,u amountOutMin,Ba weth,Bu[] pools,Ob permit)3i
buyOnUniswap(u amountInMax,u amountOut,Aa[] path)83
buyOnUniswapFork(Ma factory,Pw initCode,u amountInMax,u amountOut,Aa[] path)84
buyOnUniswapV2Fork(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools)85
buyOnUniswapV2ForkWithPermit(Aa tokenIn,u amountInMax,u amountOut,Ba weth,Bu[] pools,Ob permit)85
swapOnZeroXv2(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)3q
swapOnZeroXv4(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload)3q
swapOnZeroXv4WithPermit(Aa fromToken,Aa toToken,u fromAmount,u amountOutMin,Ma exchange,Ob payload,Ob permit)3q
swapOnAugustusRFQTryBatchFill((u fromAmount,#au toAmount,uint8 wrapApproveDirection,Pw metadata,Da beneficiary) data,({147} order,Ob signature,u takerTokenFillAmount,Ob permitTakerAsset,Ob permitMakerAsset)[] orders,Ob permit)7w
fillOrder({147} order,Ob signature)79
partialFillOrderWithTargetPermit({147} order,Ob signature,u takerTokenFillAmount,Da target,Ob permitTakerAsset,Ob permitMakerAsset)79
cancelOrder(Pw orderHash)l
cancelOrders(Pw[] orderHashes)l
setPreSignature(Sw orderHash,f preSigned)3g` },
  { source: 'Wombat Exchange', rows: `swapExactTokensForTokens(Aa[] tokenPath,Ba[] poolPath,u fromAmount,u minimumToAmount,Da to,u deadline)48.3u
swapExactNativeForTokens(Aa[] tokenPath,Ba[] poolPath,#au minimumamountOut,Da to,u deadline)48.3v
swapExactTokensForNative(Aa[] tokenPath,Ba[] poolPath,u amountIn,#au minimumamountOut,Da to,u deadline)48.3w` },
  { source: 'Zerion', rows: `execute(((Aa token,u amount,uint8 amountType) tokenAmount,(uint8 permitType,Ob permitCallData) permit) input,(Aa token,#au absoluteAmount) output,(uint8 swapType,{23} protocolFee,{23} marketplaceFee,Da account,Ma caller,Ob callerCallData) swapDescription,(u salt,Ob signature) accountSignature,(u deadline,Ob signature) protocolFeeSignature)86` },
  { source: '0x', rows: `transformERC20(Aa inputToken,Aa outputToken,u inputTokenAmount,u minOutputTokenAmount,(uint32 deploymentNonce,Ob data)[] transformations)48.3x
execute({62} slippage,Nb[] actions,Pw zid)7x.3y
exec(Ma operator,Aa token,u amount,Na target,Nb data)3.3z` },
  { source: '0x Settler', rows: `executeWithPermit({62} slippage,Nb[] actions,Pw zid,Ob permitData)3
executeMetaTxn({62} slippage,Nb[] actions,Pw zid,Fa msgSender,Ob sig)3` },
  { source: '0x V4', rows: `sellToUniswap(Aa[] tokens,u sellAmount,u minBuyAmount,f isSushi)7g.40
sellToPancakeSwap(Aa[] tokens,u sellAmount,u minBuyAmount,uint8 fork)7g.40
sellTokenForTokenToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)87.41
sellEthForTokenToUniswapV3(Ob encodedPath,u minBuyAmount,Da recipient)87.42
sellTokenForEthToUniswapV3(Ob encodedPath,u sellAmount,u minBuyAmount,Da recipient)87.43
sellToLiquidityProvider(Aa inputToken,Aa outputToken,Ma provider,Da recipient,u sellAmount,u minBuyAmount,Ob auxiliaryData)88
multiplexBatchSellEthForToken(Aa outputToken,{37}[] calls,u minBuyAmount)48.44
multiplexBatchSellTokenForEth(Aa inputToken,{37}[] calls,u sellAmount,u minBuyAmount)48.45
multiplexBatchSellTokenForToken(Aa inputToken,Aa outputToken,{37}[] calls,u sellAmount,u minBuyAmount)48.46
multiplexMultiHopSellEthForToken(Aa[] tokens,{5}[] calls,u minBuyAmount)48.47
multiplexMultiHopSellTokenForEth(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)48.48
multiplexMultiHopSellTokenForToken(Aa[] tokens,{5}[] calls,u sellAmount,u minBuyAmount)48.49
fillLimitOrder({185} order,{57} signature,uint128 takerTokenFillAmount)79
fillOrKillLimitOrder({185} order,{57} signature,uint128 takerTokenFillAmount)79
fillRfqOrder({158} order,{57} signature,uint128 takerTokenFillAmount)79
fillOrKillRfqOrder({158} order,{57} signature,uint128 takerTokenFillAmount)79
fillOtcOrder({152} order,{57} makerSignature,uint128 takerTokenFillAmount)79
fillOtcOrderForEth({152} order,{57} makerSignature,uint128 takerTokenFillAmount)79
fillOtcOrderWithEth({152} order,{57} makerSignature)79
batchFillLimitOrders({185}[] orders,{57}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)79
batchFillRfqOrders({158}[] orders,{57}[] signatures,uint128[] takerTokenFillAmounts,f revertIfIncomplete)79
cancelLimitOrder({186} order)l
cancelRfqOrder({158} order)l
batchCancelLimitOrders({186}[] orders)l
batchCancelRfqOrders({158}[] orders)l
cancelPairLimitOrders(Aa makerToken,Aa takerToken,u minValidSalt)l
cancelPairRfqOrders(Aa makerToken,Aa takerToken,u minValidSalt)l
registerAllowedOrderSigner(Ga signer,f allowed)4
registerAllowedRfqOrigins(Ga[] origins,f allowed)4
executeMetaTransaction((Fa signer,La sender,u minGasPrice,u maxGasPrice,u expirationTimeSeconds,u salt,Nb callData,u value,Aa feeToken,u feeAmount) mtx,{57} signature)3
buyERC721({202} sellOrder,{57} signature,Nb callbackData)t
buyERC1155({205} sellOrder,{57} signature,uint128 erc1155BuyAmount,Nb callbackData)t
sellERC721({202} buyOrder,{57} signature,u erc721TokenId,f unwrapNativeToken,Nb callbackData)64
sellERC1155({205} buyOrder,{57} signature,u erc1155TokenId,uint128 erc1155SellAmount,f unwrapNativeToken,Nb callbackData)64
cancelERC721Order(u orderNonce)l
cancelERC1155Order(u orderNonce)l
preSignERC721Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{48}[] fees,Aa erc721Token,u erc721TokenId,{52}[] erc721TokenProperties) order)3g
preSignERC1155Order((uint8 direction,Ea maker,La taker,u expiry,u nonce,Aa erc20Token,u erc20TokenAmount,{48}[] fees,Aa erc1155Token,u erc1155TokenId,{52}[] erc1155TokenProperties,uint128 erc1155TokenAmount) order)3g` },
  { source: 'Staking of ApeCoin', at: /^ApeCoin staking$/, rows: `depositSelfApeCoin(u amount)25
claimSelfApeCoin()j
withdrawSelfApeCoin(u amount)s` },
  { source: 'BENQI staked AVAX', at: /^BENQI staked AVAX$/, rows: `submit()1n
redeem()24
redeem(u unlockIndex)24
redeemOverdueShares()24` },
  { source: 'Staking of BNB', at: /^BNB stake hub$/, rows: `undelegate(La operatorAddress,u shares)89
claim(La operatorAddress,u requestNumber)j` },
  { source: 'Convex and Aura', rows: `depositAll(u pid,f stake)8a
withdrawAll(u pid)s
withdrawTo(u pid,u amount,Da to)s
earmarkRewards(u pid)q
earmarkFees()q
stakeFor(Ea for,u amount)1n
withdrawAll(f claim)s
withdrawAndUnwrap(u amount,f claim)s
withdrawAllAndUnwrap(f claim)s
getReward(Ea account,f claimExtras)r
getReward(Ea account,f claimExtras,f stake)r
getReward(Ea account,Da forwardTo)r
getReward(f stake)r
deposit(u amount,f lock,Ma stakeAddress)25
depositAll(f lock,Ma stakeAddress)25
lock(Ea account,u amount,u spendRatio)3m
lock(Ea account,u amount)3m
processExpiredLocks(f relock)8b
withdrawExpiredLocksTo(Da withdrawTo)s
kickExpiredLocks(La account)8c
stake(u amount,Ea to)1n
stakeAndSetWeight(u amount,u weight)1n
depositAndSetWeight(u amount,u weight)25
setRewardWeight(u weight)9
claimRewards(Ma[] rewardContracts,Ma[] extraRewardContracts,Ma[] tokenRewardContracts,Ma[] tokenRewardTokens,u depositCrvMaxAmount,u minAmountOut,u depositCvxMaxAmount,u spendCvxAmount,u options)8d
setRewardRedirect(Da to)4o` },
  { source: 'Convex and Aura boosters', at: /^(?:Aura|Convex) booster$/, rows: `deposit(u pid,u amount,f stake)25
withdraw(u pid,u amount)s` },
  { source: 'Aura on other networks', rows: `claimRewards(Ma[] rewardContracts,Ma[] extraRewardContracts,Ma[] tokenRewardContracts,Ma[] tokenRewardTokens,(u depositCrvMaxAmount,u minAmountOut,u depositCvxMaxAmount,u depositCvxCrvMaxAmount) amounts,(f claimCvxCrv,f claimLockedCvx,f lockCvxCrv,f lockCrvDeposit,f useAllWalletFunds,f useCompounder,f lockCvx) options)8e
lock(Ea _receiver,u _cvxAmount,Fa _zroPaymentAddress)44` },
  { source: 'Staking rewards', at: /^(?:Convex cvxCRV staking|Hop staking rewards)$/, rows: `stake(u amount)1n
withdraw(u amount)1o
getReward()r
exit()1o` },
  { source: 'EigenLayer', rows: `depositIntoStrategy(A!a strategy,A=a token,u amount)25
depositIntoStrategyWithSignature(A!a strategy,A=a token,u amount,Ea staker,u expiry,Ob signature)25
delegateTo(Ga operator,{16} approverSignatureAndExpiry,Ow approverSalt)7
redelegate(Ga newOperator,{16} newOperatorApproverSig,Ow approverSalt)7
delegateToBySignature(Ea staker,Ga operator,{16} stakerSignatureAndExpiry,{16} approverSignatureAndExpiry,Ow approverSalt)7
undelegate(Ea staker)8f
queueWithdrawals((A%a[] strategies,u[] depositShares,Da deprecated_withdrawer)[] params)8g
completeQueuedWithdrawal({139} withdrawal,A=a[] tokens,f receiveAsTokens)8h
completeQueuedWithdrawals({139}[] withdrawals,A=a[][] tokens,f[] receiveAsTokens)8h
completeQueuedWithdrawal({133} withdrawal,A=a[] tokens,u middlewareTimesIndex,f receiveAsTokens)8h
registerAsOperator(Ga initDelegationApprover,uint32 allocationDelay,Vs metadataURI)8i
registerAsOperator((Da deprecated_earningsReceiver,Ga delegationApprover,uint32 stakerOptOutWindowBlocks) registeringOperatorDetails,Vs metadataURI)8i
modifyOperatorDetails(Ea operator,Ga newDelegationApprover)7
updateOperatorMetadataURI(Ea operator,Vs metadataURI)9
setClaimerFor(Ga claimer)7
setClaimerFor(Ea earner,Ga claimer)7
processClaim({192} claim,Da recipient)j
processClaims({192}[] claims,Da recipient)j
setOperatorAVSSplit(Ea operator,La avs,uint16 split)4c
setOperatorPISplit(Ea operator,uint16 split)4c
setOperatorSetSplit(Ea operator,(La avs,uint32 id) operatorSet,uint16 split)4c
setAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)7
removeAppointee(Ea account,Ga appointee,Ma target,Pbytes4 selector)1f
addPendingAdmin(Ea account,Ga admin)6k
removePendingAdmin(Ea account,Ga admin)1f
removeAdmin(Ea account,Ga admin)1f
acceptAdmin(Ea account)2n
createPod()8j
stake(Rb pubkey,Ob signature,Ow depositDataRoot)1n
setProofSubmitter(Ga newProofSubmitter)7
startCheckpoint(f revertIfNoBalance)q
verifyCheckpointProofs(O(w balanceContainerRoot,b proof) balanceContainerProof,O(w pubkeyHash,w balanceRoot,b proof)[] proofs)22
verifyWithdrawalCredentials(uint64 beaconTimestamp,O(w beaconStateRoot,b proof) stateRootProof,uint40[] validatorIndices,Ob[] validatorFieldsProofs,Ow[][] validatorFields)22
requestConsolidation((Ob srcPubkey,Rb targetPubkey)[] requests)7
requestWithdrawal((Ob pubkey,uint64 amountGwei)[] requests)8g
recoverTokens(A%a[] tokenList,u[] amountsToWithdraw,Da recipient)4n
registerForOperatorSets(Ea operator,(Ga avs,uint32[] operatorSetIds,Ob data) params)7
deregisterFromOperatorSets((Ea operator,La avs,uint32[] operatorSetIds) params)8k
modifyAllocations(Ea operator,((Ga avs,uint32 id) operatorSet,A%a[] strategies,uint64[] newMagnitudes)[] params)7
clearDeallocationQueue(La operator,A%a[] strategies,uint16[] numToClear)q
setAllocationDelay(Ea operator,uint32 delay)8l
registerOperatorToAVS(Ga operator,(Ob signature,Ow salt,u expiry) operatorSignature)7
deregisterOperatorFromAVS(La operator)8k
completeQueuedWithdrawals({133}[] withdrawals,A=a[][] tokens,u[] middlewareTimesIndexes,f[] receiveAsTokens)8h
completeQueuedWithdrawals((A%a[] strategies,u[] shares,Ea depositor,(Da withdrawer,uint96 nonce) withdrawerAndNonce,uint32 withdrawalStartBlock,La delegatedAddress)[] queuedWithdrawals,A=a[][] tokens,u[] middlewareTimesIndexes,f[] receiveAsTokens)8h
claimDelayedWithdrawals(#qu maxNumberOfWithdrawalsToClaim)j
claimDelayedWithdrawals(Da recipient,#qu maxNumberOfWithdrawalsToClaim)j` },
  { source: 'Ethena', rows: `cooldownAssets(u assets)23
cooldownShares(u shares)23
cooldownAssets(u assets,Ea owner)23
cooldownShares(u shares,Ea owner)23
unstake(Da receiver)1o
mint({153} order,(Da[] addresses,u[] ratios) route,{64} signature)40
redeem({153} order,{64} signature)41
setDelegatedSigner(Ga delegateTo)7
confirmDelegatedSigner(La delegatedBy)7
removeDelegatedSigner(La removedSigner)1f` },
  { source: 'ether.fi', rows: `deposit(Ea receiver)8m
wrapWithPermit(u eETHAmount,O(u value,u deadline,uint8 v,w r,w s) permit)77
requestWithdraw(Da recipient,u amount)23
requestWithdrawWithPermit(Ea owner,u amount,{54} permit)23
requestWithdrawWithPermit(uint96 amountOfEEth,uint96 amountWithFee,{54} permit)23
requestWithdrawWithPermit(u weETHAmount,Da recipient,{54} permit)23
requestMembershipNFTWithdraw(Da recipient,u amount,u fee)23
claimWithdraw(u tokenId)j
batchClaimWithdraw(u[] tokenIds)j
redeemEEth(u eEthAmount,Da receiver,A!a outputToken)24
redeemWeEth(u weEthAmount,Da receiver,A!a outputToken)24
redeemEEthWithPermit(u eEthAmount,Da receiver,{54} permit,A!a outputToken)24
redeemWeEthWithPermit(u weEthAmount,Da receiver,{54} permit,A!a outputToken)24
depositETHForWeETH(Ia referral)25
depositWETHForWeETH(u amount,Ia referral)25
depositStETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{54} permit)69
depositWstETHForWeETHWithPermit(u amount,u minOutAmount,Ia referral,{54} permit)69
depositWithERC20(A!a token,u amount,u minOutAmount,Ia referral)69
depositWithERC20WithPermit(A!a token,u amount,u minOutAmount,Ia referral,{54} permit)69
depositToRecipient(Da recipient,u amount,Ia referral)25
wrapEth(u amount,u amountForPoints)77
unwrapForEEthAndBurn(u tokenId)78
requestWithdraw(u tokenId,u amount)23
requestWithdrawAndBurn(u tokenId)23` },
  { source: 'Flying Tulip ftUSD', at: /^Flying Tulip ftUSD$/, rows: `mint(A!a collateralToken,u collateralAmount,u txDeadline,u minFtUSDOut)8n
redeem(A!a collateralToken,u ftUSDAmount,u txDeadline,u minCollateralOut)8o` },
  { source: 'Flying Tulip puts', at: /^Flying Tulip puts$/, rows: `invest(A!a token,u amount,Ea recipient,u proofAmount,Ow[] proofWL)25
divest(u id,u amount_ft)s
withdrawFT(u id,u amount)8p` },
  { source: 'Lido', rows: `submit(Ia referral)1n
transferShares(Da recipient,u sharesAmount)m
transferSharesFrom(Fa sender,Da recipient,u sharesAmount)m
requestWithdrawals(u[] amounts,Ea owner)8q.2n
requestWithdrawalsWstETH(u[] amounts,Ea owner)8q.2n
requestWithdrawalsWithPermit(u[] amounts,Ea owner,{54} permit)8q
requestWithdrawalsWstETHWithPermit(u[] amounts,Ea owner,{54} permit)8q
claimWithdrawal(u requestId)j
claimWithdrawals(u[] requestIds,u[] hints)j
claimWithdrawalsTo(u[] requestIds,u[] hints,Da recipient)j.1e
stakeETH(Ia referral)1n
mintShares(Da recipient,u amountOfShares)2u
mintStETH(Da recipient,u amountOfStETH)2u
mintWstETH(Da recipient,u amountOfWstETH)2u
burnShares(u amountOfShares)2v
burnStETH(u amountOfStETH)2v
burnWstETH(u amountOfWstETH)2v
transferVaultOwnership(Ga newOwner)2o
voluntaryDisconnect()7
pauseBeaconChainDeposits()8r
resumeBeaconChainDeposits()8s
triggerValidatorWithdrawals(Ob pubkeys,uint64[] amountsInGwei,Da refundRecipient)8g` },
  { source: 'Lido on Polygon', at: /^Lido on Polygon$/, rows: `submit(u amount,Ia referral)1n
requestWithdraw(u amount,Ia referral)23
claimTokens(u tokenId)j` },
  { source: 'Staking of Mantle', at: /^Mantle mETH staking$/, rows: `stake(u minMETHAmount)2k
unstakeRequest(uint128 methAmount,uint128 minETHAmount)8t
claimUnstakeRequest(u unstakeRequestID)j` },
  { source: 'Merkl', rows: `toggleCampaignOperator(Ea user,Ga operator)7
acceptConditions()9
createCampaign((Pw campaignId,Ea creator,Aa rewardToken,u amount,uint32 campaignType,uint32 startTimestamp,uint32 duration,Ob campaignData) newCampaign)m` },
  { source: 'Midas minter vaults', at: /^Midas minter vault$/, rows: `depositInstant(A!a tokenIn,u amountToken,u minReceiveAmount,Iw referrerId)8u
depositInstant(A!a tokenIn,u amountToken,u minReceiveAmount,Iw referrerId,Ea recipient)8u
depositRequest(A!a tokenIn,u amountToken,Iw referrerId)8v
depositRequest(A!a tokenIn,u amountToken,Iw referrerId,Ea recipient)8v` },
  { source: 'Midas redemption vaults', at: /^Midas redemption vault$/, rows: `redeemInstant(A!a tokenOut,u amountMTokenIn,u minReceiveAmount)8o
redeemInstant(A!a tokenOut,u amountMTokenIn,u minReceiveAmount,Da recipient)8o
redeemRequest(A!a tokenOut,u amountMTokenIn)8w
redeemRequest(A!a tokenOut,u amountMTokenIn,Da recipient)8w
redeemFiatRequest(u amountMTokenIn)8w` },
  { source: 'Validator shares of Polygon', at: /^Polygon validator share$/, rows: `buyVoucherPOL(u amount,u minSharesToMint)1n
sellVoucher_newPOL(u claimAmount,u maximumSharesToBurn)1o
unstakeClaimTokens_newPOL(u unbondNonce)j
withdrawRewardsPOL()r
restakePOL()62` },
  { source: 'Validator shares of Polygon in MATIC', at: /^Polygon validator share$/, rows: `buyVoucher(u amount,u minSharesToMint)1n
sellVoucher_new(u claimAmount,u maximumSharesToBurn)1o
unstakeClaimTokens_new(u unbondNonce)j
withdrawRewards()r
restake()62` },
  { source: 'Polygon migration', at: /^Polygon migration$/, rows: `migrate(u amount)74
unmigrate(u amount)74` },
  { source: 'Renzo, Kelp, Frax and others', rows: `depositETH(u referralId)25
claim(u withdrawRequestIndex,Da user)j
depositETH(u minRSETHAmountExpected,Ps referralId)69
depositAsset(A!a asset,u depositAmount,u minRSETHAmountExpected,Ps referralId)69
completeWithdrawal(A!a asset,Ps referralId)1q
initiateWithdrawal(A!a asset,u rsETHUnstaked)23
initiateWithdrawal(A!a asset,u rsETHUnstaked,Ps referralId)23
submitAndDeposit(Da recipient)1n
submitAndGive(Da recipient)1n
depositWithSignature(u assets,Ea receiver,u deadline,f approveMax,uint8 v,Ow r,Ow s)25
claimBatch(Da recipient,u[] epochs)j` },
  { source: 'Rocket Pool', rows: `deposit(Rb pubkey,Qb withdrawal_credentials,Ob signature,Ow deposit_data_root)25
depositWithCredit(u bondAmount,f useExpressTicket,Rb validatorPubkey,Ob validatorSignature,Ow depositDataRoot)25
swapTokens(u amount)76
stakeRPL(u amount)1n
stakeRPLFor(Ea nodeAddress,u amount)1n
depositEthFor(Ea nodeAddress)25
unstakeRPL(u amount)1o
unstakeLegacyRPL(u amount)1o
unstakeRPLFor(Ea nodeAddress,u amount)1o
unstakeLegacyRPLFor(Ea nodeAddress,u amount)1o
withdrawRPLFor(Ea nodeAddress)s
withdrawEth(Ea nodeAddress,u amount)s
withdrawCreditFor(Ea nodeAddress,u amount)s
setStakeRPLForAllowed(Ga caller,f allowed)7
setStakeRPLForAllowed(Ea nodeAddress,Ga caller,f allowed)7
setRPLWithdrawalAddress(Ea nodeAddress,Ga newRPLWithdrawalAddress,f confirm)4o
confirmRPLWithdrawalAddress(Ea nodeAddress)4o
unsetRPLWithdrawalAddress(Ea nodeAddress)1f
setWithdrawalAddress(Ea nodeAddress,Ga newWithdrawalAddress,f confirm)4o
confirmWithdrawalAddress(Ea nodeAddress)4o
setRPLLockingAllowed(Ea nodeAddress,f allowed)8x
registerNode(Ps timezoneLocation)9
setTimezoneLocation(Ps timezoneLocation)9
setSmoothingPoolRegistrationState(f state)8y
claim(Ea nodeAddress,{121}[] claims)j
claimAndStake(Ea nodeAddress,{121}[] claims,u stakeAmount)8z
distributeBalance(f rewardsOnly)2q` },
  { source: 'Rocket Pool rETH', at: /^Rocket Pool rETH$/, rows: `burn(u _rethAmount)42` },
  { source: 'Sablier', rows: `withdraw(u streamId,Da to,uint128 amount)s
withdrawMax(u streamId,Da to)s
withdrawMultiple(u[] streamIds,uint128[] amounts)s
withdrawMaxAndTransfer(u streamId,Da newRecipient)s
transferTokens(A-a token,Da to,uint128 amount)m
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{74}[] segments,{4} broker) params)90
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{34} durations,{4} broker) params)90
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{41}[] tranches,{4} broker) params)90
createWithDurations((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,{74}[] segments,{25} broker) params)90
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,uint40 startTime,{76}[] segments,{4} broker) params)90
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,(uint40 start,uint40 cliff,uint40 end) timestamps,{4} broker) params)90
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,uint40 startTime,{44}[] tranches,{4} broker) params)90
createWithTimestamps((Ea sender,Ca recipient,uint128 totalAmount,A-a asset,f cancelable,f transferable,uint40 startTime,{76}[] segments,{25} broker) params)90
createWithDurationsLD({132} params,{74}[] segmentsWithDuration)90
createWithDurationsLL({132} params,{43} unlockAmounts,uint40 granularity,{34} durations)90
createWithDurationsLL({132} params,{43} unlockAmounts,{34} durations)90
createWithDurationsLT({132} params,{41}[] tranchesWithDuration)90
createWithTimestampsLD({160} params,{76}[] segments)90
createWithTimestampsLL({160} params,{43} unlockAmounts,uint40 granularity,uint40 cliffTime)90
createWithTimestampsLL({160} params,{43} unlockAmounts,uint40 cliffTime)90
createWithTimestampsLT({160} params,{44}[] tranches)90
create(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,A-a token,f transferable)90
createAndDeposit(Ea sender,Ca recipient,uint128 ratePerSecond,uint40 startTime,A-a token,f transferable,uint128 amount)90
deposit(Tu streamId,uint128 amount,Ea sender,Ca recipient)91
depositAndPause(Tu streamId,uint128 amount)91
adjustRatePerSecond(Tu streamId,uint128 newRatePerSecond)6f
restartAndDeposit(Tu streamId,uint128 ratePerSecond,uint128 amount)91
refundMax(u streamId)39
refundAndPause(u streamId,uint128 amount)39
cancelMultiple(u[] streamIds)92
createStream(Ca recipient,u deposit,A-a tokenAddress,u startTime,u stopTime)90
withdrawFromStream(u streamId,u amount)s
cancelStream(u streamId)92
claim(u index,Da recipient,uint128 amount,Ow[] merkleProof)j
batch(Nb[] calls)3` },
  { source: 'Sablier streams', at: /^Sablier (?:flow|lockup|streams)/, rows: `cancel(u streamId)92
pause(u streamId)93
void(u streamId)94
renounce(u streamId)2y
refund(u streamId,uint128 amount)39
restart(Tu streamId,uint128 ratePerSecond)8s` },
  { source: 'Stader ETHx', at: /^Stader (?:pool manager|withdrawals)$/, rows: `deposit(Ea receiver)25
deposit(Ea receiver,Ps referralId)25
requestWithdraw(u ethXAmount,Ea owner)23
requestWithdraw(u ethXAmount,Ea owner,Ps referralId)23
claim(u requestId)j` },
  { source: 'Stader MaticX', at: /^Stader MaticX$/, rows: `submit(u amount)1n
submitPOL(u amount)1n
requestWithdraw(u amount)23
requestWithdrawPOL(u amount)23
claimWithdrawal(u index)j
claimWithdrawalPOL(u index)j` },
  { source: 'StakeWise', rows: `deposit(Ea receiver,Ia referrer)25
updateStateAndDeposit(Ea receiver,Ia referrer,O{103} harvestParams)25
enterExitQueue(u shares,Da receiver)95
claimExitedAssets(u positionTicket,u timestamp,u exitQueueIndex)j
mintOsToken(Da receiver,u osTokenShares,Ia referrer)2u
burnOsToken(uint128 osTokenShares)2v
updateState(O{103} harvestParams)q` },
  { source: 'Superfluid', rows: `callAgreement(Ma agreementClass,Nb callData,Ob userData)3
callAppAction(Ma app,Nb callData)3
batchCall({60}[] operations)3
forwardBatchCall({60}[] operations)3
grantPermissions(A-a token,Ga flowOperator)2x
revokePermissions(A-a token,Ga flowOperator)1f
createFlow(A-a token,Fa sender,Ca receiver,int96 flowrate,Ob userData)90
updateFlow(A-a token,Fa sender,Ca receiver,int96 flowrate,Ob userData)90
deleteFlow(A-a token,Fa sender,La receiver,Ob userData)96
setFlowrate(A-a token,Ca receiver,int96 flowrate)90
setFlowrateFrom(A-a token,Fa sender,Ca receiver,int96 flowrate)90
authorizeFlowOperatorWithFullControl(A-a token,Ga flowOperator,Ob ctx)7
revokeFlowOperatorWithFullControl(A-a token,Ga flowOperator,Ob ctx)1f
increaseFlowRateAllowance(A-a token,Ga flowOperator,int96 addedFlowRateAllowance,Ob ctx)7
decreaseFlowRateAllowance(A-a token,Ga flowOperator,int96 subtractedFlowRateAllowance,Ob ctx)1f
increaseFlowRateAllowanceWithPermissions(A-a token,Ga flowOperator,uint8 permissionsToAdd,int96 addedFlowRateAllowance,Ob ctx)7
decreaseFlowRateAllowanceWithPermissions(A-a token,Ga flowOperator,uint8 permissionsToRemove,int96 subtractedFlowRateAllowance,Ob ctx)1f
upgradeByETH()77
upgradeTo(Ea to,u amount,Ob userData)77
upgradeByETHTo(Ea to)77
downgrade(u amount)78
downgradeToETH(u wad)78
downgradeTo(Da to,u amount)78
connectPool(A%a pool,Ob userData)9
disconnectPool(A%a pool,Ob userData)9
claimAll(A%a pool,Da memberAddress,Ob userData)j
claimAll(Da memberAddr)j
distribute(A-a token,Fa from,M%a pool,u requestedAmount,Ob userData)m
distributeFlow(A-a token,Fa from,M%a pool,int96 requestedFlowRate,Ob userData)m
createStream(Ca to,uint216 amountPerSec)90
createStreamWithReason(Ca to,uint216 amountPerSec,Ws reason)90
depositAndCreate(u amountToDeposit,Ca to,uint216 amountPerSec)90
depositAndCreateWithReason(u amountToDeposit,Ca to,uint216 amountPerSec,Ws reason)90
pauseStream(La to,uint216 amountPerSec)93
cancelStream(La to,uint216 amountPerSec)96
withdraw(La from,Da to,uint216 amountPerSec)s
modifyStream(La oldTo,uint216 oldAmountPerSec,Ca to,uint216 amountPerSec)m
withdrawPayer(u amount)s
withdrawPayerAll()s
createFlow(A-a token,Ca receiver,int96 flowRate,Ob ctx)90
updateFlow(A-a token,Ca receiver,int96 flowRate,Ob ctx)90
updateFlowOperatorPermissions(A-a token,Ga flowOperator,uint8 permissions,int96 flowRateAllowance,Ob ctx)7` },
  { source: 'SushiBar', at: /^SushiBar$/, rows: `enter(u amount)25
leave(u share)2q` },
  { source: 'tBTC', rows: `revealDeposit(O{95} fundingTx,Q{166} reveal)25
revealDepositWithExtraData(O{95} fundingTx,Q{166} reveal,Qw extraData)25
requestRedemption(Pbytes20 walletPubKeyHash,O{83} mainUtxo,Qb redeemerOutputScript,uint64 amount)1j
unmint(u amount)78
unmintAndRedeem(u amount,Qb redemptionData)1j
sendTbtc(u amount,uint16 recipientChain,Qw recipient,u arbiterFee,uint32 nonce)1j` },
  { source: 'tBTC gateway', at: /^tBTC Wormhole gateway$/, rows: `receiveTbtc(Ob encodedVm)97` },
  { source: 'tBTC redeemer', at: /^tBTC L1 redeemer$/, rows: `requestRedemption(Pbytes20 walletPubKeyHash,O{83} mainUtxo,Ob encodedVm)63` },
  { source: 'tBTC depositors', at: /^tBTC L[12] depositor$/, rows: `initializeDeposit(O{95} fundingTx,Q{166} reveal,Qw destinationChainDepositOwner)25
initializeDeposit(O{95} fundingTx,Q{166} reveal,Ea destinationChainDepositOwner)25` },
  { source: 'The Graph', at: /^The Graph staking$/, rows: `delegate(Ia indexer,u tokens)25
undelegate(La indexer,u shares)89
withdrawDelegated(La indexer,Ia newIndexer)s` },
  { source: 'The Graph Horizon', rows: `delegate(Ia serviceProvider,La verifier,u tokens,u minSharesOut)69
undelegate(La serviceProvider,La verifier,u shares)8f
withdrawDelegated(La serviceProvider,La verifier,#qu nThawRequests)s` },
  { source: 'Rebates of Threshold', at: /^Threshold rebate staking$/, rows: `stake(uint96 amount)1n
startUnstaking(uint96 amount)63
finalizeUnstaking(Da receiver)1q
setDelegatee(Da delegatee)9
setRebateTreasuryFeeMode(uint8 _rebateTreasuryFeeMode)98` },
  { source: 'Validators of Kiln', at: /^Kiln batch deposit$/, rows: `batchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1n
batchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1n
bigBatchDeposit(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots)1n
bigBatchDepositCustom(Rb publicKeys,Db withdrawalCreds,Ob signatures,Ow[] dataRoots,u amountPerValidator)1n` },
  { source: 'Exits of Kiln', at: /^Kiln batch exit$/, rows: `requestExit(Pb[] validators)99` },
  { source: 'Validators of Figment', at: /^Figment batch deposit$/, rows: `deposit(Rb[] pubkeys,Db[] withdrawal_credentials,Ob[] signatures,Ow[] deposit_data_roots,u[] amounts_gwei)25` },
  { source: 'Validators of P2P', at: /^P2P (?:SSV )?depositor$/, rows: `addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,Ma referenceFeeDistributor,D{42} clientConfig,J{42} referrerConfig,Ob extraData)1n
addEth(Dw withdrawalCredentials,uint96 ethAmountPerValidator,D{42} clientConfig,J{42} referrerConfig,Ob extraData)1n` },
  { source: 'Messages to P2P', at: /^P2P messages$/, rows: `send(Ws text)9a` },
  { source: 'WalletConnect stake', at: /^WalletConnect stake$/, rows: `createLock(u amount,u unlockTime)3m
increaseLockAmount(u amount)3m
increaseUnlockTime(u newUnlockTime)3n
updateLock(u amount,u unlockTime)44
withdrawAll()s` },
  { source: 'Yearn', rows: `withdraw(u maxShares,Da recipient)s
withdraw(u maxShares,Da recipient,u maxLoss)9b
withdraw(u assets,Da receiver,Ea owner,u max_loss)9b
withdraw(u assets,Da receiver,Ea owner,u max_loss,A!a[] strategies)9b
redeem(u shares,Da receiver,Ea owner,u max_loss)8o
redeem(u shares,Da receiver,Ea owner,u max_loss,A!a[] strategies)8o` },
  { source: 'Yearn v2 vault', at: /^Yearn v2 /, rows: `deposit(u amount)25` },
  { source: 'Yearn partner tracker', at: /^Yearn partner tracker$/, rows: `deposit(Ba vault,Ia partnerId,u amount)25
deposit(Ba vault,Ia partnerId)8a` },
  { source: 'Bridge of BORG', at: /^BORG bridge receiver$/, rows: `receiveMessage(Ob encodedMessage)97` },
  { source: 'Migration of BORG', at: /^BORG migration$/, rows: `migrate(u amount)75` },
  { source: 'ERC-20', rows: `transfer(Ca to,u amount)m.4a
approve(Ga spender,u amount)4.4b
transferFrom(Fa from,Ca to,u amount)m.4c
increaseAllowance(Ga spender,u addedAmount)4.4d
decreaseAllowance(La spender,u subtractedAmount)5.4a
increaseApproval(Ga spender,u addedAmount)4.4d
decreaseApproval(La spender,u subtractedAmount)5.4a
burn(u amount)9c
burnFrom(Fa account,u amount)m.4a
mint(Da to,u amount)7e.4a
transferAndCall(Ca to,u amount,Nb data)m.4a
approveAndCall(Ga spender,u amount,Nb data)4.4d` },
  { source: 'ERC-4626', rows: `deposit(u assets,Ea receiver)25.1y
mint(u shares,Ea receiver)4m.1y
withdraw(u assets,Da receiver,Ea owner)s.1y
redeem(u shares,Da receiver,Ea owner)24.1y` },
  { source: 'ERC-721', rows: `approve(Ga spender,u tokenId)4
transferFrom(Fa from,Ca to,u tokenId)m
setApprovalForAll(Ga operator,f approved)4
safeTransferFrom(Fa from,Ca to,u tokenId)m.4e
safeTransferFrom(Fa from,Ca to,u tokenId,Nb data)m.4e` },
  { source: 'ERC-1155', rows: `safeTransferFrom(Fa from,Ca to,u id,u amount,Nb data)m.4e
safeBatchTransferFrom(Fa from,Ca to,u[] ids,u[] amounts,Nb data)m
setApprovalForAll(Ga operator,f approved)4` },
  { source: 'NFT mints', rows: `mint(u quantity,Ow[] proof)7e
mintTo(Ea to)7e
safeMint(Ea to)7e
safeMint(Ea to,u quantity)7e
publicMint(u quantity)7e
mintPublic(u quantity)7e
mintNFT(u quantity)7e
mintPublic(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity)9d
mintAllowList(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{169} mintParams,Ow[] proof)9d
mintSigned(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,u quantity,{169} mintParams,u salt,Ob signature)9d
mintAllowedTokenHolder(Aa nftContract,Ja feeRecipient,Ea minterIfNotPayer,(A=a allowedNftToken,u[] allowedNftTokenIds) mintParams)9d
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{100} allowlistProof,Ob data)7e
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{100} allowlistProof,Ob data)7e
mint(Aa creatorContractAddress,u instanceId,uint32 mintIndex,Ow[] merkleProof,Ea mintFor)7e
mintBatch(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)7e
mintProxy(Aa creatorContractAddress,u instanceId,uint16 mintCount,uint32[] mintIndices,Ow[][] merkleProofs,Ea mintFor)7e` },
  { source: 'Airdrops and drops', rows: `claim(Da account,u cumulativeAmount,Ow expectedMerkleRoot,Ow[] merkleProof)j
release(A%a token)2q
claim(Ea receiver,u quantity,Aa currency,u pricePerToken,{100} allowlistProof,Ob data)7e
claim(Ea receiver,u tokenId,u quantity,Aa currency,u pricePerToken,{100} allowlistProof,Ob data)7e` },
  { source: 'Ondo Global Markets', at: /^Ondo Global Markets$/, rows: `mintWithAttestation(P{146} quote,Ob signature,Aa depositToken,u depositTokenAmount)7e
redeemWithAttestation(P{146} quote,Ob signature,A!a receiveToken,u minimumReceiveAmount)8o` },
  { source: 'Ondo limit orders', at: /^Ondo Global Markets limit orders$/, rows: `createBuyOrderExactIn(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)2h
createBuyOrderExactOut(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)2h
createSellOrderExactIn(Aa gmToken,Aa quoteToken,u gmAmount,u limitPrice,u expiry)2h
createSellOrderExactOut(Aa gmToken,Aa quoteToken,u quoteAmount,u limitPrice,u expiry)2h
cancelOrder(u orderId)2b` },
  { source: 'Ondo managers', at: /^Ondo (?:OUSG|USDY) manager$/, rows: `subscribe(Aa depositToken,u depositAmount,u minimumRwaReceived)8u
redeem(u rwaAmount,A!a receivingToken,u minimumTokenReceived)8o
subscribeRebasingUSDY(Aa depositToken,u depositAmount,u minimumRusdyReceived)8u
redeemRebasingUSDY(u rusdyAmount,A!a receivingToken,u minimumTokenReceived)8o` },
  { source: 'ERC-777, ERC-6909', rows: `authorizeOperator(Ga operator)4.e
revokeOperator(La operator)5.f
setOperator(Ga operator,f approved)4.h
approve(Ga spender,u id,u amount)4.4f
transfer(Ca to,u id,u amount)m
transferFrom(Fa from,Ca to,u id,u amount)m
send(Ca to,u amount,Nb data)m.4a
operatorSend(Fa from,Ca to,u amount,Nb data,Nb operatorData)m.4g
allow(Ga manager,f isAllowed)4.h` },
  { source: 'Disperse, Merkl, airdrops', rows: `disperseEther(Ca[] recipients,u[] values)m.4h
disperseToken(Aa token,Ca[] recipients,u[] values)m.4i
disperseTokenSimple(Aa token,Ca[] recipients,u[] values)m.4i
claim(Ea[] users,A%a[] tokens,u[] amounts,Ow[][] proofs)j
claimWithRecipient(Ea[] users,A%a[] tokens,u[] amounts,Ow[][] proofs,Da[] recipients,Nb[] datas)j
toggleOperator(Ea user,Ga operator)4
setClaimRecipient(Da recipient,Aa token)9
claim(u index,Da account,u amount,Ow[] merkleProof)j
claim(Da account,u amount,Ow[] merkleProof)j
claim(u amount,Ow[] merkleProof)j
claim(Da recipient,u amount)j` },
  { source: 'Permit2', rows: `approve(Aa token,Ga spender,uint160 amount,uint48 expiration)4.4j
permit(Ea owner,{126} permitSingle,Ob signature)4.4k
permit(Ea owner,{131} permitBatch,Ob signature)4.4l
transferFrom(Fa from,Ca to,uint160 amount,Aa token)m.4m
transferFrom((Fa from,Ca to,uint160 amount,Aa token)[] transfers)m.4n
lockdown((Aa token,La spender)[] approvals)5.4o
invalidateNonces(Aa token,La spender,uint48 newNonce)l
invalidateUnorderedNonces(u wordPos,u mask)l
permitTransferFrom({77} permit,{19} transferDetails,Fa owner,Ob signature)m.4p
permitTransferFrom({79} permit,{19}[] transferDetails,Fa owner,Ob signature)m.4q
permitWitnessTransferFrom({77} permit,{19} transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)m.4p
permitWitnessTransferFrom({79} permit,{19}[] transferDetails,Fa owner,Sw witness,Os witnessTypeString,Ob signature)m.4q` },
  { source: 'ERC-2612, ERC-3009', rows: `permit(Ea owner,Ga spender,u amount,u deadline,uint8 v,Ow r,Ow s)4.4r
permit(Ea owner,Ga spender,u amount,u deadline,Ob signature)4.4r
permit(Ea holder,Ga spender,u nonce,u expiry,f allowed,uint8 v,Ow r,Ow s)4.4s
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)m.4t
transferWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)m.4t
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,uint8 v,Ow r,Ow s)m.4t
receiveWithAuthorization(Fa from,Ca to,u amount,u validAfter,u validBefore,Pw nonce,Ob signature)m.4t
cancelAuthorization(La authorizer,Pw nonce,uint8 v,Ow r,Ow s)l
cancelAuthorization(La authorizer,Pw nonce,Ob signature)l` },
  { source: 'POAP', at: /^POAP bridge$/, rows: `mintToken(u eventId,u tokenId,Ea receiver,u expirationTime,Ob signature)7e` },
  { source: 'Polygon POL', at: /^Polygon POL$/, rows: `transfer(Ca to,u value)m` },
  { source: 'ERC-777, ERC-1363, ERC-7540', rows: `burn(u amount,Ob data)9c
operatorBurn(Fa account,u amount,Ob data,Ob operatorData)9c
transferAndCall(Ca to,u amount)m
transferFromAndCall(Fa from,Ca to,u amount)m
transferFromAndCall(Fa from,Ca to,u amount,Nb data)m
approveAndCall(Ga spender,u amount)4
burn(Fa account,u id,u amount)9c
burnBatch(Fa account,u[] ids,u[] amounts)9c
mint(Da to,u id,u amount)7e
mint(Da to,u id,u amount,Nb data)7e
requestDeposit(u assets,Ea controller,Fa owner)9e
requestRedeem(u shares,Da controller,Fa owner)23
deposit(u assets,Ea receiver,Fa controller)25
mint(u shares,Ea receiver,Fa controller)4m
authorizeOperator(Ea controller,Ga operator,f approved,Pw nonce,u deadline,Ob signature)4
depositFor(Da account,u amount)25.4u
withdrawTo(Da account,u amount)s.4u
depositTo(Da to)25.4u
wrap(u amount)77
unwrap(u amount)78` },
  { source: 'WETH9', rows: `deposit()25
withdraw(u amount)s.4v` },
];
