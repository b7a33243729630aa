/**
 * Networks of viem's list whose currency has 18 decimals, as `npm run chains` writes them: the id, the name, the symbol of
 * the currency where it is not ETH, and what else viem calls the network. Loaded once a network is not in the first table.
 */
export const listedChains = `
1|Ethereum||mainnet
2|Expanse Network|EXP|expanse
5|Goerli
7|ThaiChain|TCH
8|Ubiq Mainnet|UBQ|ubiq
9|Quai Network Mainnet|QUAI|quai
10|OP Mainnet||optimism
11|Metadium Network|META|metadium
14|Flare Mainnet|FLR|flare
15|Diode Prenet|DIODE|diode
16|Songbird Testnet Coston|CFLR|songbirdtestnet
19|Songbird Canary-Network|SGB|songbird
20|Elastos Smart Chain|ELA|elastos
21|Elastos Smart Chain Testnet|tELA|elastostestnet
24|KardiaChain Mainnet|KAI|kardiachain
25|Cronos Mainnet|CRO|cronos
30|Rootstock Mainnet|RBTC|rootstock
31|Rootstock Testnet|tRBTC
37|CONX Chain|XPLA|xpla
40|Telos|TLOS
41|Telos|TLOS|telostestnet
42|LUKSO|LYX
44|Crab Network|CRAB|crab
46|Darwinia Network|RING|darwinia
47|Acria IntelliChain|ACRIA|acria
50|XDC Network|XDC|xdc
51|Apothem Network|TXDC|xdctestnet
52|CoinEx Mainnet|cet|coinex
56|BNB Smart Chain|BNB|bsc
57|Syscoin Mainnet|SYS|syscoin
60|GoChain|GO
61|Ethereum Classic|ETC|classic
66|OKC|OKT
71|Conflux eSpace Testnet|CFX
74|IDChain Mainnet|EIDI|idchain
81|Japan Open Chain Mainnet|JOC|jocmainnet
82|Meter|MTR
83|Meter Testnet|MTR
86|GateChain Mainnet|GT|gatechain
88|Viction|VIC
89|Viction Testnet|VIC
94|SwissDLT Mainnet|BCTS|swissdlt
96|KUB Mainnet|KUB|bitkub
97|BNB Smart Chain Testnet|tBNB|bsctestnet
98|Six Protocol|SIX
100|Gnosis|XDAI
103|WorldLand Mainnet|WLC|worldland
106|Velas EVM Mainnet|VLX|velas
108|ThunderCore Mainnet|TT|thundercore
109|Shibarium|BONE
112|Coinbit Mainnet|GIDR|coinbit
114|Flare Testnet Coston2|C2FLR|flaretestnet
119|ENULS Mainnet|NULS|enuls
122|Fuse|FUSE
123|Fuse Sparknet|SPARK
130|Unichain
133|HashKey Chain Testnet|HSK|hashkeytestnet
137|Polygon|POL
138|Defi Oracle Meta Mainnet
140|Eteria|ERA
143|Monad|MON
146|Sonic|S
148|Shimmer|SMR
151|Redbelly Network Mainnet|RBNT|redbellymainnet
153|Redbelly Network Testnet|RBNT|redbellytestnet
157|Puppynet Shibarium|BONE|shibariumtestnet
164|Omni Omega|OMNI
166|Nomina|NOM
168|AIOZ Network|AIOZ|aioz
169|Manta Pacific Mainnet||manta
173|ENI Mainnet|ENI|eni
177|HashKey Chain|HSK|hashkey
179|ABEY Mainnet|ABEY|abey
183|Ethernity
185|Mint Mainnet||mint
196|X Layer Mainnet|OKB|xlayer
199|BitTorrent|BTT
202|Edgeless Testnet|EwETH
204|opBNB|BNB
216|Happychain Testnet|HAPPY
223|B2|BTC|bsquared
232|Lens|GHO
239|TAC|TAC
240|Nexilix Smart Chain|NEXILIX|nexilix
242|Plinga|PLINGA
246|Energy Mainnet|EWT|energy
248|Oasys|OAS
250|Fantom|FTM
251|Glide L1 Protocol XP|GLXP|glidel1protocol
252|Fraxtal|FRAX
253|Glide L2 Protocol XP|GLXP|glidel2protocol
254|Swan Chain Mainnet||swan
255|Kroma
260|Guru Network Mainnet|GURU|gurunetwork
261|Guru Network Testnet|tGURU|gurutestnet
269|High Performance Blockchain|HPB|hpb
273|XR One|XR1
282|Cronos zkEVM Testnet|zkTCRO
288|Boba Network||boba
291|Orderly
295|Hedera Mainnet|HBAR|hedera
296|Hedera Testnet|HBAR
297|Hedera Previewnet|HBAR
300|ZKsync Sepolia Testnet
311|Omax Mainnet|OMAX|omax
314|Filecoin Mainnet|FIL|filecoin
321|KCC Mainnet|KCS|kcc
324|ZKsync Era||zksync
336|Shiden|SDN
338|Cronos Testnet|tCRO
360|Shape
361|Theta Mainnet|TFUEL|theta
365|Theta Testnet|TFUEL
369|PulseChain|PLS
375|zkXPLA Mainnet||zkxpla
388|Cronos zkEVM Mainnet|zkCRO|cronoszkevm
397|NEAR Protocol|NEAR|near
398|NEAR Protocol Testnet|NEAR|neartestnet
420|Optimism Goerli
424|PGN
462|Areon Network Testnet|TAREA
463|Areon Network|AREA
475|zkXPLA Testnet
478|Form Network||form
480|World Chain
545|Flow EVM Testnet|FLOW|flowtestnet
570|Rollux Mainnet|SYS|rollux
571|MetaChain Mainnet|MTC|metachain
589|LadyChain|LADY
592|Astar|ASTR
595|Mandala TC9|mACA|mandala
599|Metis Goerli|METIS
626|BattleChain Mainnet||battlechain
627|BattleChain Testnet
646|Flow EVM Previewnet|FLOW|flowpreviewnet
680|Jasmy Chain|JASMY
681|Jasmy Chain Testnet|JASMY
686|Karura|KAR
690|Redstone
698|Matchain|BNB
699|Matchain Testnet|BNB
701|Koi Network|KRING|koi
714|Eden|TIA
721|Lycan|LYC
747|Flow EVM Mainnet|FLOW|flowmainnet
753|Rivalz
766|QL1|QOM
785|Autheo Testnet|THEO
787|Acala|ACA
824|Daily Network Mainnet|DLY|dailynetwork
825|Daily Network Testnet|DLY
841|Taraxa Mainnet|TARA|taraxa
842|Taraxa Testnet|TARA
888|Wanchain|WAN
919|Mode Testnet
943|PulseChain V4|v4PLS
957|Lyra Chain||lyra
964|Subtensor EVM|TAO
988|Stable Mainnet|USDT0|stable
995|5ireChain|5IRE|firechain
997|5ireChain Thunder Testnet|5IRE|thundertestnet
998|Hyperliquid EVM Testnet|HYPE
999|HyperEVM|HYPE|hyperliquid
1001|Kairos Testnet|KAIA|kairos
1012|Newton|NEW
1017|BNB Greenfield Chain|BNB|bscgreenfield
1028|BitTorrent Chain Testnet|BTT|bittorrenttestnet
1030|Conflux eSpace|CFX
1038|Bronos Testnet|tBRO
1039|Bronos|BRO
1073|Shimmer Testnet|SMR
1075|IOTA EVM Testnet|IOTA|iotatestnet
1088|Metis|METIS
1100|Dymension|DYM
1101|Polygon zkEVM
1111|WEMIX|WEMIX
1112|WEMIX Testnet|tWEMIX
1114|Core Testnet2|TCORE2
1115|Core Testnet|TCORE|coretestnet1
1116|Core Dao|CORE
1122|LuxePorts|LXP
1123|B2 Testnet|BTC|bsquaredtestnet
1130|DeFiChain EVM Mainnet|DFI|defichainevm
1131|DeFiChain EVM Testnet|DFI
1135|Lisk
1215|ADF Chain|ADF|adf
1230|Ultron Testnet|ULX
1231|Ultron Mainnet|ULX|ultron
1234|Step Network|FITFI|step
1281|Moonbeam Development Node|DEV|moonbeamdev
1284|Moonbeam|GLMR
1285|Moonriver|MOVR
1287|Moonbase Alpha|DEV
1301|Unichain Sepolia
1315|Data Network Aeneid|DATA|storyaeneid
1328|Sei Testnet|SEI
1329|Sei Network|SEI|sei
1336|Kii Testnet Oro|KII
1338|Elysium Testnet|LAVA
1404|BlockDAG|BDAG
1439|Injective Testnet|INJ
1442|Polygon zkEVM Testnet
1453|MetaChain Istanbul|MTC
1480|Vana|VANA
1513|Story Testnet|IP
1514|Data Network|DATA|story
1516|Story Odyssey|IP
1559|Tenet|TENET
1612|OpenLedger|OPEN
1625|Gravity Alpha Mainnet|G|gravity
1643|XGR Mainnet|XGR|xgr
1663|Horizen Gobi Testnet|tZEN|gobi
1686|Mint Sepolia Testnet
1729|Reya Network
1750|Metal L2
1776|Injective|INJ
1783|KiiChain|KII|kii
1868|Soneium Mainnet||soneium
1874|Whitechain Sepolia|WBT
1875|Whitechain|WBT
1879|XGR Testnet|XGR
1890|LightLink Phoenix Mainnet||lightlinkphoenix
1891|LightLink Pegasus Testnet||lightlinkpegasus
1923|Swellchain
1924|Swellchain Testnet
1946|Soneium Minato Testnet||soneiumminato
1952|X1 Testnet|OKB|xlayertestnet
1983|Krown|KROWN
1993|B3 Sepolia
1995|edeXa Testnet|tEDX
1996|Sanko|DMT
2000|Dogechain|WDOGE
2017|Telcoin Adiri Testnet|TEL|telcointestnet
2020|Ronin|RON
2021|Edgeware EdgeEVM Mainnet|EDG|edgeware
2022|Beresheet BereEVM Testnet|tEDG|edgewaretestnet
2024|Swan Saturn Testnet|sETH
2026|Edgeless Network|EwETH|edgeless
2039|Aleph Zero Testnet|TZERO
2040|Vanar Mainnet|VANRY|vanar
2184|Morph Tachyon|BGB
2192|SnaxChain||snax
2201|Stable Testnet|USDT0
2221|Kava EVM Testnet|KAVA|kavatestnet
2222|Kava EVM|KAVA|kava
2331|RSS3 VSL Sepolia Testnet|RSS3|rss3sepolia
2340|Atleta Olympia|ATLA
2345|GOAT|BTC
2355|Silicon zkEVM||silicon
2358|Kroma Sepolia
2391|TAC SPB Testnet|TAC|tacspb
2442|Polygon zkEVM Cardona
2443|Haus Chain Testnet|HAUS|haustestnet
2522|Fraxtal Testnet|FRAX
2525|inEVM Mainnet|INJ|inevm
2625|Whitechain Testnet|WBT
2710|Morph Sepolia
2730|XR Sepolia|tXR
2741|Abstract
2810|Morph Holesky
2818|Morph
2828|CandyChain|CANDY
2882|Chips Network|IOTA|chips
2911|HYCHAIN|TOPIA
3068|Bifrost Mainnet|BFC|bifrost
3109|SatoshiVM Alpha Mainnet|BTC|satoshivm
3110|SatoshiVM Testnet|BTC
3141|Filecoin Hyperspace|tFIL
3338|Peaq|PEAQ
3636|Botanix Testnet|BTC
3637|Botanix|BTC
3721|Xone Chain Mainnet|XOC|xonemainnet
3737|Crossbell|CSB
3776|Astar zkEVM
3939|DOS Chain Testnet|DOS
3993|APEX Testnet
4002|Fantom Testnet|FTM
4090|Oasis Testnet|FTN
4111|E Canna Mainnet|ECNA|ecanna
4112|E Canna Testnet|tECNA
4114|Citrea Mainnet|cBTC|citrea
4153|RISE
4158|CrossFi Mainnet|XFI|crossfi
4200|Merlin|BTC
4201|LUKSO Testnet|LYXt
4202|Lisk Sepolia
4203|Merlin Erigon Testnet|BTC
4242|Nexi|NEXI
4326|MegaETH
4337|Beam|BEAM
4352|MemeCore|M
4460|Orderly Sepolia
4663|Robinhood Chain||robinhood
4689|IoTeX|IOTX
4690|IoTeX Testnet|IOTX
4759|MEVerse Chain Testnet|MEV|mevtestnet
4777|BlackFort Exchange Network Testnet|TBXN|bxntestnet
4801|World Chain Sepolia
4999|BlackFort Exchange Network|BXN|bxn
5000|Mantle|MNT
5001|Mantle Testnet|MNT
5003|Mantle Sepolia Testnet|MNT
5031|Somnia|SOMI
5042|Arc|USDC
5112|Ham
5115|Citrea Testnet|cBTC
5165|Bahamut|FTN
5234|Humanode|HMND
5330|Superseed
5424|edeXa|EDX
5464|Saga|GAS
5551|Nahmii 2 Mainnet||nahmii
5611|opBNB Testnet|tBNB
5700|Syscoin Tanenbaum Testnet|SYS|syscointestnet
5858|Chang Chain Foundation Mainnet|CTH|chang
5887|MANTRA DuKong EVM Testnet|MANTRA
5888|MANTRA EVM|MANTRA
6000|BounceBit Testnet|BB
6001|BounceBit Mainnet|BB|bouncebit
6343|MegaETH Testnet
6423|YNX Testnet|YNXT
6497|MIZUHIKI Testnet Awaji|MIZU
6900|Nibiru|NIBI
6969|Tomb Mainnet|TOMB|tomb
7000|ZetaChain|ZETA
7001|ZetaChain Athens Testnet|aZETA
7070|Planq Mainnet|PLQ|planq
7119|Sentrix Chain|SRX|sentrix
7120|Sentrix Testnet|SRX
7171|Bitrock Mainnet|BROCK|bitrock
7200|exSat Network|BTC|exsat
7233|InitVerse Mainnet|INI|initverse
7234|InitVerse Genesis Testnet|INI|initversegenesis
7332|Horizen EON|ZEN|eon
7518|MEVerse Chain Mainnet|MEV|mev
7560|Cyber
7668|The Root Network|XRP|root
7672|The Root Network - Porcini|XRP|rootporcini
7700|Canto|CANTO
7847|HyveChain|HYVE
7887|Kinto Mainnet||kinto
7897|Arena-Z
7979|DOS Chain|DOS
8008|Polynomial
8017|iSunCoin Mainnet|ISC|isuncoin
8082|Shardeum Sphinx|SHM
8118|Shardeum|SHM
8150|Alpen Testnet|sBTC
8217|Kaia|KAIA
8333|B3
8408|ZenChain Testnet|ZTC
8428|THAT Mainnet|THAT|that
8453|Base||basepreconf
8668|Hela Mainnet|HLUSD|hela
8822|IOTA EVM|IOTA|iota
8866|SuperLumio
8880|Unique Mainnet|UNQ|unique
8881|Quartz Mainnet|QTZ|uniquequartz
8882|Opal Testnet|OPL|uniqueopal
8899|JB Chain|JBC|jbc
9000|Evmos Testnet|EVMOS
9001|Evmos|EVMOS
9002|Kortana|DNR
9280|Rabbit Chain Testnet|tRAB
9496|Load Alphanet|tLOAD
9700|OORT MainnetDev|OORT
9745|Plasma|XPL
9746|Plasma Testnet|XPL
9990|Agung Network|AGNG|agungtestnet
10081|Japan Open Chain Testnet|JOCT|joctestnet
10143|Monad Testnet|MON
10200|Gnosis Chiado|xDAI
10218|Tea Sepolia|TEA
10242|Arthera|AA
10243|Arthera Testnet|AA
11011|Shape Sepolia Testnet||shapesepolia
11100|Bool Beta Mainnet|BOL
11124|Abstract Testnet
11235|HAQQ Mainnet|ISLM
11501|BEVM Mainnet|BTC
11822|Artela Testnet|ART
12306|Fibo Chain|FIBO|fibo
12323|Huddle01 dRTC Chain||huddle01mainnet
12324|L3X Protocol||l3x
12325|L3X Protocol Testnet||l3xtestnet
12553|RSS3 VSL Mainnet|RSS3|rss3
13001|SnaxChain Testnet||snaxtestnet
13337|Beam Testnet|BEAM
13370|Cannon
13371|Immutable zkEVM|IMX
13381|Phoenix Blockchain|PHX|phoenix
13473|Immutable zkEVM Testnet|IMX
14800|Vana Moksha Testnet|VANA|vanamoksha
14853|Humanode Testnet 5|HMND
15000|Quai Network Testnet|QUAI|quaitestnet
15551|LoopNetwork Mainnet|LOOP|loop
15557|EOS EVM Testnet|EOS|eostestnet
16507|Genesys Mainnet|GSYS|genesys
16600|0G Newton Testnet|A0GI|zerog
16601|0G Galileo Testnet|A0GI|zeroggalileotestnet
16602|0G Galileo Testnet|0G|zerogtestnet
16661|0G Mainnet|0G|zerogmainnet
17000|Holesky
17069|Garnet Testnet||garnet
17777|EOS EVM|EOS|eos
18233|Unreal|reETH
18881|Ultra EVM Testnet|UOS|ultratestnet
19991|Ultra EVM|UOS|ultra
20994|Fluent Testnet
21363|Lestnet|LETH
22776|MAP Protocol|MAPO
23023|PremiumBlock Testnet|PBLK
23294|Oasis Sapphire|ROSE|sapphire
23295|Oasis Sapphire Testnet|TEST|sapphiretestnet
23451|DreyerX Mainnet|DRX
23452|DreyerX Testnet|DRX
25363|Fluent
25925|Bitkub Testnet|tKUB
28882|Boba Sepolia
29112|HYCHAIN Testnet|TOPIA
29548|MCH Verse|OAS
31611|Mezo Testnet|BTC
31612|Mezo|BTC
32520|Bitgert Mainnet|Brise|bitgert
32659|Fusion Mainnet|FSN|fusion
32769|Zilliqa|ZIL
33101|Zilliqa Testnet|ZIL
33111|Curtis|APE
33139|ApeChain|APE
33979|Funki||funkimainnet
34443|Mode Mainnet||mode
34952|Morph Tachyon Testnet|BGB
35441|Q Mainnet|Q
35443|Q Testnet|Q
36900|ADI_Chain|ADI|adi
37111|Lens Testnet|GRASS
38833|Igra Network|iKAS|igra
40204|Citrate|SALT
41455|Aleph Zero|AZERO
41923|EDU Chain|EDU
42000|Helios Testnet|HLS
42026|Donatuz
42070|WMC Testnet|WMTx
42161|Arbitrum One||arbitrum
42170|Arbitrum Nova
42220|Celo|CELO
42420|AssetChain Mainnet|RWA|assetchain
42421|AssetChain Testnet|RWA
42766|ZKFair Mainnet|USDC|zkfair
42793|Etherlink|XTZ
43111|Hemi
43113|Avalanche Fuji|AVAX
43114|Avalanche|AVAX
43419|Gunz Mainnet|GUN|gunz
43521|Formicarium|M
43851|ZKFair Testnet|USDC
44787|Alfajores|A-CELO|celoalfajores
45003|Juneo JUNE-Chain|JUNE|juneo
45004|Juneo DAI1-Chain|DAI1
45005|Juneo USDT1-Chain|USDT1
45006|Juneo USD1-Chain|USD1
45007|Juneo mBTC1-Chain|mBTC1
45008|Juneo GLD1-Chain|GLD1
45009|Juneo LTC1-Chain|LTC1
45010|Juneo DOGE1-Chain|DOGE1
45011|Juneo EUR1-Chain|EUR1
45012|Juneo SGD1-Chain|SGD1
45013|Juneo BCH1-Chain|BCH1
45014|Juneo LINK1-Chain|LINK1
46630|Robinhood Chain Testnet||robinhoodtestnet
46688|Fusion Testnet|FSN
47763|Neo X Mainnet|GAS
47805|REI Mainnet|REI|rei
48898|Zircuit Garfield Testnet
48900|Zircuit Mainnet||zircuit
50005|Yooldo Verse|OAS
50006|Yooldo Verse Testnet|OAS
50104|Sophon|SOPH
50312|Somnia Testnet|STT
50341|Reddio Sepolia|RED
50342|Reddio|RED
52014|Electroneum Mainnet|ETN|electroneum
53302|Superseed Sepolia
53456|BirdLayer
53457|DODOchain Testnet|DODO
53935|DFK Chain|JEWEL|dfk
54170|Graphite Network Testnet|@G|graphitetestnet
54211|HAQQ Testedge 2|ISLMT
55244|Superposition
55931|Datahaven Testnet|MOCK
57000|Rollux Testnet|SYS
57054|Sonic Blaze Testnet|S
57073|Ink
58008|PGN||pgntestnet
59140|Linea Goerli Testnet||lineagoerli lineatestnet
59141|Linea Sepolia Testnet||lineasepolia
59144|Linea Mainnet||linea
59902|Metis Sepolia|tMETIS
60600|POTOS Testnet|POT
60603|POTOS Mainnet|POT|potos
60808|BOB
61166|Treasure|MAGIC
62049|Optopia Testnet
62050|Optopia
62092|TikTrix Testnet|tTTX
62606|Apollo|APOLLO
63157|Geist Mainnet|GHST|geist
64165|Sonic Testnet|S
64240|Fantom Sonic Open Testnet|FTM|fantomsonictestnet
66665|Creator||creatortestnet
68414|Henesys|NXPC
71402|Godwoken Mainnet|pCKB|godwoken
72344|Radius Test Network|RUSD|radiustestnet
73115|ICB Network|ICBX
80001|Polygon Mumbai|MATIC
80002|Polygon Amoy|POL
80008|Polynomia Sepolia||polynomialsepolia
80069|Berachain Bepolia|BERA
80084|Berachain bArtio|BERA|berachaintestnetbartio
80085|Berachain Artio|BERA|berachaintestnet
80094|Berachain|BERA
80931|Forta Chain|FORT|forta
81224|Codex
81457|Blast
84531|Base Goerli
84532|Base Sepolia||basesepoliapreconf
86608|CpChain|CP
88882|Chiliz Spicy Testnet|CHZ|spicy
88888|Chiliz Chain|CHZ|chiliz
88991|Jibchain Testnet|tJBC|jbctestnet
91342|GIWA Sepolia||giwasepoliapreconf
96370|Lumoz|MOZ
97453|Sidra Chain|SDA
97476|Doma Testnet
98865|Plume (Legacy)||plume
98866|Plume|PLUME|plumemainnet
98867|Plume Testnet|PLUME|plumesepolia
100009|Vechain|VET
100021|Sova
101003|Socotra JUNE-Chain|JUNE|juneosocotratestnet
102030|Creditcoin|CTC|creditcoin3mainnet
102031|Creditcoin Testnet|tCTC|creditcoin3testnet
105105|Stratis Mainnet|STRAX|stratis
105363|Lumoz Testnet|MOZ
110110|Mars Credit|MARS
111188|re.al|reETH
120893|Sova Network Sepolia||sovasepolia
124832|Mitosis Testnet|MITO
127001|Gravity|G|grav
127823|Etherlink Shadownet Testnet|XTZ
128123|Etherlink Testnet|XTZ
132902|Form Testnet
167000|Taiko Mainnet||taiko
167005|Taiko (Alpha-3 Testnet)||taikotestnetsepolia
167007|Taiko Jolnir (Alpha-5 Testnet)||taikojolnir
167008|Taiko Katla (Alpha-6 Testnet)||taikokatla
167009|Taiko Hekla L2||taikohekla
167013|Taiko Hoodi
181228|HPP Sepolia
190415|HPP Mainnet||hpp
200024|Nitrograph Testnet|NOS
200810|Bitlayer Testnet|BTC|btrtestnet
200901|Bitlayer Mainnet|BTC|bitlayer
202601|Ronin Saigon Testnet|RON|saigon
205205|Auroria Testnet|tSTRAX|auroria
309075|One World Chain Mainnet|OWCT|oneworld
314159|Filecoin Calibration|tFIL
360890|LAVITA Mainnet|vTFUEL|lavita
380929|Silent Data Mainnet||silentdata
421613|Arbitrum Goerli
421614|Arbitrum Sepolia
440017|Graphite Network|@G|graphite
450815|Maroo Testnet|tOKRW
490092|Pumpfi Testnet|PMPT
513100|DisChain|DIS
534351|Scroll Sepolia
534352|Scroll
543210|Zero Network
555888|DustBoy IoT|DST
560048|Hoodi
631571|Polter Testnet|GHST
641230|Bear Network Chain Mainnet|BRNKC
656476|EDU Chain Testnet|EDU
660279|Xai Mainnet|XAI|xai
666666|Vision Testnet|VS
685689|Gensyn Mainnet||gensyn
695569|Pyrope Testnet||pyrope
723487|Radius Network|RUSD|radius
743111|Hemi Sepolia
747474|Katana
751230|Bear Network Chain Testnet|tBRNKC
752025|Ternoa|CAPS
763373|Ink Sepolia
763375|Surge Testnet
808813|BOB Sepolia
810180|zkLink Nova
810181|zkLink Nova Sepolia Testnet
812242|Codex Testnet
839999|exSat Testnet|BTC
888888|Vision|VS
911867|Odyssey Testnet
978658|Treasure Topaz Testnet|MAGIC|treasuretopaz
984122|Forma|TIA
984123|Forma Sketchpad|TIA|sketchpad
1337803|Zhejiang|ZhejETH
1440000|XRPL EVM|XRP
1449000|XRPL EVM Testnet|XRP
1612127|PlayFi Albireo Testnet||playfialbireo
1998991|Xphere Testnet|XPT
2019775|Jovay Sepolia Testnet||jovaysepolia
2524852|Huddle01 dRTC Chain Testnet||huddle01testnet
2651420|Horizen Testnet
3397901|Funki Sepolia Sandbox||funkisepolia
3441005|Manta Pacific Testnet||mantatestnet
3441006|Manta Pacific Sepolia Testnet||mantasepoliatestnet
5042002|Arc Testnet|USDC
5201420|Electroneum Testnet|ETN
5318007|Reactive Lasna Testnet|lREACT|reactivetestnet
5734951|Jovay Mainnet||jovay
6038361|Astar zkEVM Testnet zKyoto||astarzkyoto
6912115|ENI Testnet|ENI
6985385|Humanity|H
7080969|Humanity Testnet|tHP
7225878|Saakuru Mainnet|OAS|saakuru
7771777|VALYGO Smartchain|VYO
7773777|VALYGO NFT|VYO
7777777|Zora
9999999|Fluence|FLT
10241024|AlienX Mainnet||alienx
10241025|ALIENX Hal Testnet
11142220|Celo Sepolia Testnet|S-CELO|celosepolia
11155111|Sepolia
11155420|OP Sepolia||optimismsepolia
11155931|RISE Testnet
12227332|Neo X Testnet T4|GAS|neoxt4
20240603|DBK chain
20241133|Swan Proxima Testnet|sETH
20250217|Xphere Mainnet|XP
20256789|ETP Mainnet|ETP|etp
21000000|Corn|BTCN
21000001|Corn Testnet|BTCN
21072026|Zagros|ZAGROS
22052002|Excelon Mainnet|xlon
28122024|Ancient8 Testnet||ancient8sepolia
33772211|Xone Chain Testnet|XOC|xonetestnet
37084624|SKALE Nebula Testnet|sFUEL
52164803|Fluence Testnet|tFLT
111557560|Cyber Testnet
161221135|Plume Testnet (Legacy)||plumetestnet
168587773|Blast Sepolia
245022934|Neon EVM MainNet|NEON|neonmainnet
253368190|Flame|TIA
324705682|SKALE Base Sepolia Testnet|CREDIT
333000333|Meld|MELD
420420421|Westend Asset Hub|WND
420420422|Paseo PassetHub|PAS
531050104|Sophon Testnet|SOPH
666666666|Degen|DEGEN
888888888|Ancient8
974399131|SKALE Calypso Testnet|sFUEL
994873017|Lumia Mainnet|LUMIA
999999999|Zora Sepolia
1020352220|SKALE Titan Testnet|sFUEL
1187947933|SKALE Base|CREDIT
1313161554|Aurora
1313161555|Aurora Testnet
1350216234|SKALE Titan Hub|sFUEL|skaletitan
1444673419|SKALE Europa Testnet|sFUEL
1482601649|SKALE Nebula Hub|sFUEL|skalenebula
1523903251|Haust Network Testnet|HAUST|hausttestnet
1564830818|SKALE Calypso Hub|sFUEL|skalecalypso
1660990954|Status Network Sepolia||statussepolia
1666600000|Harmony One|ONE
1722641160|Silicon Sepolia zkEVM||siliconsepolia
1802203764|Kakarot Sepolia
1952959480|Lumia Testnet|LUMIA
2046399126|SKALE Europa Hub|sFUEL|skaleeuropa
2139927552|Exorde Network|sFUEL|skaleexorde
11297108099|Palm Testnet|PALM
11297108109|Palm|PALM
37714555429|Xai Testnet|sXAI
123420000220|Fluence Stage|tFLT
123420001114|Basecamp Testnet|CAMP
383414847825|Zeniq Mainnet|ZENIQ|zeniq
920637907288165|Kakarot Starknet Sepolia
2713017997578000|Dchain Testnet
2716446429837000|Dchain
`;
