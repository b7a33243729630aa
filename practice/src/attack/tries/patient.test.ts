import type { Readback } from '@readback/core/model/readback.ts';
import { askMessage, askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  getAddress,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
  toHex,
  zeroHash,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { rpc } from '../../rpc.ts';
import { call, pilot } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { outcomeOf } from './outcomeOf.ts';

/** What someone with patience tried, who had read the engine: what is decided by a list, left out, netted or defaulted. */
type Try = Readonly<{ id: string; why: string; read: (e: Ethereum) => Promise<Readback> }>;

/** Read back calmly, and said: by the sentence, by the name of the function, or by what is signed. Pictures are decided so. */
const told: ReadonlySet<string> = new Set([
  'Snapshot: all votes by numbers',
  'Snapshot: a proposal is cancelled',
  'half of a swap out of one’s reach: what is approved in the batch stays open after it',
  'a hundred dollars to a hundred strangers, one unit each but the last',
  'ENS: avatar is “https://moonfarm.example/scan-to-pay.png”',
  'ENS: header is “https://moonfarm.example/scan-to-pay.png”',
  'ENS: com.github is “moonfarm”',
  'Lens: the profile follows the thief',
  'Lens: whom the profile blocks',
  'Kiln: all validators leave',
]);

/** Those that are read back calmly, though they harm. */
const open: readonly string[] = [];

const K = 1_000n * 10n ** 6n;
const E18 = 10n ** 18n;
const at = (it: string): Address => getAddress(it);
const soon = 4_000_000_000n;
const now = () => Math.floor(Date.now() / 1_000);
const dead = at('0x000000000000000000000000000000000000dead');
/** Where a protocol puts what it takes. */
const pool = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const pull: Op = { kind: 0, token: usdc, who: pool, amount: K };

type More = Readonly<{
  ops?: readonly Op[];
  value?: bigint;
  allowed?: readonly Address[];
  abi?: boolean;
  /** What the contract keeps of a token, by address. */
  keeps?: readonly Address[];
  tokens?: readonly (readonly [Address, string, number])[];
  /** An item of the contract that the user has. */
  item?: bigint;
  chainId?: number;
}>;

/** Puts up a token of the shipped lists, of which the user has some. */
async function token(e: Ethereum, where: Address, name: string, places: number): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [where, await rpc<Hex>(e.url, 'eth_getCode', [e.junk, 'latest'])]);
  await e.send(me, where, call('function call_(string,uint8)', name, places));
  await e.send(me, where, call('function mint(address,uint256)', me, 5_000n * 10n ** BigInt(places)));
  e.published(where);
}

async function prepare(e: Ethereum, where: Address, text: string, more: More): Promise<void> {
  const { ops = [], allowed = [usdc], keeps = [], tokens = [], item } = more;
  for (const [it, name, places] of tokens) await token(e, it, name, places);
  // A token is there already.
  if (where !== usdc && where !== weth) await e.stand(where, { [text]: ops }, ops.length > 0 ? allowed : []);
  for (const it of keeps) await e.send(me, it, call('function mint(address,uint256)', where, 10n * E18));
  if (item !== undefined) {
    await rpc(e.url, 'anvil_setBalance', [thief, toHex(100n * E18)]);
    await e.send(thief, where, call('function call_(string,uint8,bool)', 'POS', 0, true));
    await e.send(thief, where, call('function give(address,uint256)', me, item));
  }
}

function one(
  id: string,
  why: string,
  to: Address,
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  more: More = {},
): Try & { chainId: number } {
  return {
    id,
    why,
    chainId: more.chainId ?? 1,
    read: async (e) => {
      await prepare(e, to, text, more);
      const data = call(text, ...(typeof args === 'function' ? args(e) : args));
      return e.read(
        ask(e.chainId, to, data, more.value ?? 0n),
        (more.abi ?? true) ? { abis: { [to]: [text] } } : {},
      );
    },
  };
}

function free(id: string, why: string, read: Try['read'], chainId = 1): Try & { chainId: number } {
  return { id, why, read, chainId };
}

const sablierLinear = at('0xb10daee1fcf62243ae27776d7a92d39dc8740f95');
const sablierDynamic = at('0x39efdc3dbb57b2388ccc4bb40ac4cb1226bc9e44');
const sablierOld = at('0xa4fc358455febe425536fd1878be67ffdbdec59a');
const sablierOld11 = at('0xcd18eaa163733da39c232722cbc4e8940b1d8888');
const ondoLimit = at('0xf0bc39fc911f6437c84d16188dd8294f7110f451');
const p2pMessages = at('0x4e1224f513048e18e7a1883985b45dc0fe1d917e');
const kilnExit = at('0x004c226fff73aa94b78a4df1a0e861797ba16819');
const mantle = at('0xe3cbd06d7dadb3f4e6557bab7edd924cd1489e8f');
const snx = at('0xffffffaeff0b96ea8e4f94b2253f31abdd875847');
const npm = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const v2 = at('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const comet = at('0xc3d688b66703497daa19211eedff47f25384cdc3');
const lidoQueue = at('0x889edc2edab5f40e902b864ad4d7ade8e412f9b1');
const sUsds = at('0xa3931d71877c0e7a3148cb7eb4463524fec27fbd');
const usds = at('0xdc035d45d973e3ec169d2276ddab16f1e407384f');
const usde = at('0x4c9edd5852cd905f086c759e8383e09bff1e68b3');
const eigen = at('0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a');
const multicall3 = at('0xca11bde05977b3631167028862be2a173976ca11');
const bundler3 = at('0x6566194141eefa99af43bb5aa71460ca2dc90245');
const apes = at('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
const balancer = at('0xba12222222228d8ba445958a75a0704d566bf2c8');
const balancer3 = at('0xae563e3f8219521950555f5962419c8919758ea2');
const cctp2 = at('0x28b5a0e9c621a5badaa536219b3a228c8168cf5d');
const ensResolver = at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');
const ensRegistry = at('0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e');
const entryPoint = at('0x0000000071727de22e5e9d8baf0edac6f37da032');
const midas = at('0x0d89c1c4799353f3805a3e6c4e1cbbb83217d123');
const universal = at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const inbox = at('0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f');
const governor = at('0x408ed6354d4973f66138c91495f2f2fcbd8724c3');
const permit2 = at('0x000000000022d473030f116ddee9f6b43ac78ba3');

const streams = [
  one(
    'Sablier Lockup v1.0: who receives cancels',
    'In this release the receiver may cancel, too: all that has not streamed goes back to the sender, who is the thief.',
    sablierLinear,
    'function cancel(uint256 streamId)',
    [41n],
    { ops: [{ kind: 1, token: usdc, who: thief, amount: K }], keeps: [usdc], item: 41n },
  ),
  one(
    'Sablier Lockup v1.0: who receives cancels several',
    'The same for all streams at once.',
    sablierDynamic,
    'function cancelMultiple(uint256[] streamIds)',
    [[41n, 42n]],
    { ops: [{ kind: 1, token: usdc, who: thief, amount: K }], keeps: [usdc], item: 41n },
  ),
  one(
    'Sablier v1: who receives cancels',
    'The receiver may cancel: a hundredth has streamed, the rest goes back to the sender.',
    sablierOld,
    'function cancelStream(uint256 streamId)',
    [41n],
    {
      ops: [
        { kind: 1, token: usdc, who: me, amount: K / 100n },
        { kind: 1, token: usdc, who: thief, amount: K },
      ],
      keeps: [usdc],
    },
  ),
  one(
    'Sablier v1.1: who receives cancels, before anything has streamed',
    'All goes back to the sender.',
    sablierOld11,
    'function cancelStream(uint256 streamId)',
    [42n],
    { ops: [{ kind: 1, token: usdc, who: thief, amount: K }], keeps: [usdc] },
  ),
];

const orders = [
  one(
    'Ondo: a limit order to buy for all, one unit',
    'The price is any: 1,000 dollars for a thousandth of a share.',
    ondoLimit,
    'function createBuyOrderExactOut(address gmToken, address quoteToken, uint256 gmAmount, uint256 limitPrice, uint256 expiry)',
    (e) => [e.junk, usdc, 10n ** 15n, 10n ** 24n, soon],
    { ops: [pull] },
  ),
  one(
    'Ondo: a limit order to buy at any price',
    'The limit is a million dollars a share.',
    ondoLimit,
    'function createBuyOrderExactIn(address gmToken, address quoteToken, uint256 quoteAmount, uint256 limitPrice, uint256 expiry)',
    (e) => [e.junk, usdc, K, 10n ** 24n, soon],
    { ops: [pull] },
  ),
  free('Ondo: a limit order to sell for nothing', 'The limit is one unit a share.', async (e) => {
    const text =
      'function createSellOrderExactIn(address gmToken, address quoteToken, uint256 gmAmount, uint256 limitPrice, uint256 expiry)';
    await prepare(e, ondoLimit, text, {
      ops: [{ kind: 0, token: e.junk, who: pool, amount: E18 }],
      allowed: [e.junk],
    });
    return e.read(ask(1, ondoLimit, call(text, e.junk, usdc, E18, 1n, soon)), {
      abis: { [ondoLimit]: [text] },
    });
  }),
  one(
    'Mantle: unstaked for one unit',
    'The least is one unit, not none: nothing comes now that it could be held against.',
    mantle,
    'function unstakeRequest(uint128 methAmount, uint128 minETHAmount) returns (uint256)',
    [10n * E18, 1n],
  ),
  free(
    'Midas: redeemed for a payout that nobody names',
    'The tokens are taken for money on some account, which the call does not say.',
    async (e) => {
      const text = 'function redeemFiatRequest(uint256 amountMTokenIn)';
      await prepare(e, midas, text, {
        ops: [{ kind: 0, token: e.junk, who: pool, amount: 1_000n * E18 }],
        allowed: [e.junk],
      });
      return e.read(ask(1, midas, call(text, 1_000n * E18)), { abis: { [midas]: [text] } });
    },
  ),
];

const texts = [
  one(
    'P2P: a text that orders',
    'The text asks P2P to exit the validators of the user and pay the thief.',
    p2pMessages,
    'function send(string text)',
    [`{"action":"exit","pubkeys":["0x${'ab'.repeat(48)}"],"to":"${thief}"}`],
  ),
  one(
    'Kiln: all validators leave',
    'They stop earning, and wait for weeks to come back.',
    kilnExit,
    'function requestExit(bytes[] validators)',
    [[`0x${'ab'.repeat(48)}`, `0x${'cd'.repeat(48)}`]],
  ),
  one(
    'EigenLayer: undelegated',
    'All that is staked is taken out of work, and waits for two weeks.',
    eigen,
    'function undelegate(address staker) returns (bytes32[])',
    [me],
  ),
  one(
    'EigenLayer: the page of the operator',
    'Those who delegate to the user read the thief’s page from then on.',
    eigen,
    'function updateOperatorMetadataURI(address operator, string metadataURI)',
    [me, 'https://moonfarm.example/operator.json'],
  ),
  ...(
    [
      ['name', 'moonfarm。eth', 'A dot of another script, which programs take as one.'],
      ['description', 'New wallet: moonfarm dot eth. Please pay there.', 'The name is spelled out.'],
      ['description', 'Lost my keys. Call 555 01 42 233 before you pay.', 'A number with gaps.'],
      ['keywords', 'claim on moonfarm dot example', 'A page, spelled out.'],
      ['avatar', 'https://moonfarm.example/scan-to-pay.png', 'The picture is a code that pays the thief.'],
      ['header', 'https://moonfarm.example/scan-to-pay.png', 'The same above the profile.'],
      ['com.github', 'moonfarm', 'Whose programs others take for the user’s.'],
    ] as const
  ).map(([key, value, why]) =>
    one(
      `ENS: ${key} is “${value}”`,
      why,
      ensResolver,
      'function setText(bytes32 node, string key, string value)',
      [pad('0x77', { size: 32 }), key, value],
    ),
  ),
  one(
    'ENS: kept for ever',
    'Programs that keep what they read for as long as this says never look again.',
    ensRegistry,
    'function setTTL(bytes32 node, uint64 ttl)',
    [pad('0x77', { size: 32 }), 2n ** 64n - 1n],
  ),
];

const v4 = at('0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e');
const modify = 'function modifyLiquidities(bytes unlockData, uint256 deadline) payable';
const key = (hooks: Address) => ({ currency0: usdc, currency1: weth, fee: 3000, tickSpacing: 60, hooks });
const keyType = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)';
const plan = (actions: readonly (readonly [Hex, Hex])[]): Hex =>
  encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
    concat(actions.map(([it]) => it)),
    actions.map(([, it]) => it),
  ]);
const abi = (types: string, ...values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types) as never, values as never);

const burned = (min: bigint) =>
  ['0x03', abi('uint256, uint128, uint128, bytes', 51n, min, min, '0x')] as const;
const v4Tries = [
  one(
    'Uniswap v4: a position is burned, and all that comes is given up',
    'CLEAR_OR_TAKE leaves in the pool manager whatever is less than the amount that it names: all.',
    v4,
    modify,
    [
      plan([
        burned(E18),
        ['0x13', abi('address, uint256', usdc, maxUint256)],
        ['0x13', abi('address, uint256', weth, maxUint256)],
      ]),
      soon,
    ],
    { item: 51n },
  ),
  one(
    'Uniswap v4: liquidity is taken out, and all that comes is given up',
    'The same with DECREASE_LIQUIDITY and honest minima.',
    v4,
    modify,
    [
      plan([
        ['0x01', abi('uint256, uint256, uint128, uint128, bytes', 51n, 10n ** 12n, K, E18, '0x')],
        ['0x13', abi('address, uint256', usdc, 2n ** 127n)],
        ['0x13', abi('address, uint256', weth, 2n ** 127n)],
      ]),
      soon,
    ],
    { item: 51n },
  ),
  one(
    'Uniswap v4: a position is burned to the manager itself',
    'It stays there, and anybody sweeps it.',
    v4,
    modify,
    [
      plan([burned(E18), ['0x11', abi('address, address, address', usdc, weth, pad('0x02', { size: 20 }))]]),
      soon,
    ],
    { item: 51n },
  ),
  one(
    'Uniswap v4: liquidity in a pool with a hook of the thief',
    'The hook takes all that is taken out later.',
    v4,
    modify,
    [
      plan([
        [
          '0x02',
          abi(
            `${keyType}, int24, int24, uint256, uint128, uint128, address, bytes`,
            key(at('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5cffff')),
            -887220,
            887220,
            10n ** 12n,
            K,
            E18 / 3n,
            me,
            '0x',
          ),
        ],
        ['0x0d', abi('address, address', usdc, weth)],
      ]),
      soon,
    ],
    {
      ops: [pull, { kind: 0, token: weth, who: pool, amount: E18 / 3n }, { kind: 3, amount: 52n }],
      allowed: [usdc, weth],
      item: 51n,
    },
  ),
  one(
    'Uniswap v4: a position is burned to nobody',
    'TAKE_PAIR pays the address that nobody has.',
    v4,
    modify,
    [plan([burned(E18), ['0x11', abi('address, address, address', usdc, weth, dead)]]), soon],
    { item: 51n },
  ),
];

const nowhere = [
  one(
    'Sky: shares of savings for nobody',
    'The shares are minted to the address that nobody has.',
    sUsds,
    'function deposit(uint256 assets, address receiver) returns (uint256)',
    [1_000n * E18, dead],
    {
      tokens: [[usds, 'USDS', 18]],
      ops: [{ kind: 0, token: usds, who: pool, amount: 1_000n * E18 }],
      allowed: [usds],
    },
  ),
  one(
    'Uniswap v3: a position pays nobody',
    'All that is owed goes to the address that nobody has.',
    npm,
    'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable',
    [{ tokenId: 61n, recipient: dead, amount0Max: 2n ** 127n, amount1Max: 2n ** 127n }],
    { item: 61n, ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Lido: withdrawals claimed for nobody',
    'The coins go to the address that nobody has.',
    lidoQueue,
    'function claimWithdrawalsTo(uint256[] requestIds, uint256[] hints, address recipient)',
    [[1n], [1n], dead],
  ),
  one(
    'Aave: withdrawn for nobody',
    'What was supplied is burned.',
    aave,
    'function withdraw(address asset, uint256 amount, address to) returns (uint256)',
    [usdc, K, dead],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Aave: supplied for nobody',
    'The position is the address’s that nobody has.',
    aave,
    'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    [usdc, K, dead, 0],
    { ops: [pull] },
  ),
  one(
    'Compound v3: supplied for nobody',
    'The same.',
    comet,
    'function supplyTo(address dst, address asset, uint256 amount)',
    [dead, usdc, K],
    { ops: [pull] },
  ),
  one(
    'Compound v3: collateral taken out for nobody',
    'What is kept there goes to the address that nobody has.',
    comet,
    'function withdrawTo(address to, address asset, uint256 amount)',
    [dead, usdc, K],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Sablier: withdrawn for nobody',
    'What has streamed goes to the address that nobody has.',
    sablierLinear,
    'function withdrawMax(uint256 streamId, address to)',
    [41n, dead],
    { item: 41n, ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  free('Uniswap v2: shares for nobody', 'The shares are the address’s that nobody has.', async (e) => {
    const text =
      'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
    await prepare(e, v2, text, {
      ops: [pull, { kind: 0, token: weth, who: pool, amount: E18 / 3n }],
      allowed: [usdc, weth],
    });
    return e.read(ask(1, v2, call(text, usdc, weth, K, E18 / 3n, K, E18 / 3n, dead, soon)));
  }),
  one(
    'ENS: the name pays nobody',
    'Whoever pays the name burns it.',
    ensResolver,
    'function setAddr(bytes32 node, address a)',
    [pad('0x77', { size: 32 }), dead],
  ),
  one(
    'ENS: the name is nobody’s',
    'It can never be changed again.',
    ensRegistry,
    'function setOwner(bytes32 node, address owner)',
    [pad('0x77', { size: 32 }), dead],
  ),
  one(
    'dollars to the address that nobody has',
    'They are burned.',
    usdc,
    'function transfer(address to, uint256 amount)',
    [dead, K],
    { abi: false },
  ),
];

const powers = (
  [
    [
      'items for Multicall3',
      'Anybody has it take them.',
      apes,
      'function setApprovalForAll(address operator, bool approved)',
      [multicall3, true],
    ],
    [
      'items for the bundler of Morpho',
      'It makes any call for anybody.',
      apes,
      'function setApprovalForAll(address operator, bool approved)',
      [bundler3, true],
    ],
    [
      'an item for the bundler of Morpho',
      'The same.',
      apes,
      'function approve(address to, uint256 tokenId)',
      [bundler3, 7n],
    ],
    [
      'dollars for the bundler of Morpho',
      'It makes any call for anybody: a transfer of them, too.',
      usdc,
      'function approve(address spender, uint256 amount)',
      [bundler3, K],
    ],
    [
      'more dollars for the bundler of Morpho',
      'The same.',
      usdc,
      'function increaseAllowance(address spender, uint256 increment)',
      [bundler3, K],
    ],
    [
      'dollars of Permit2 for the bundler of Morpho',
      'The same by Permit2.',
      permit2,
      'function approve(address token, address spender, uint160 amount, uint48 expiration)',
      [usdc, bundler3, K, 2_000_000_000],
    ],
    [
      'collateral of Compound for Multicall3',
      'Anybody withdraws it.',
      comet,
      'function allow(address manager, bool isAllowed)',
      [multicall3, true],
    ],
    [
      'collateral of Compound for the bundler of Morpho',
      'Anybody withdraws it.',
      comet,
      'function allow(address manager, bool isAllowed)',
      [bundler3, true],
    ],
    [
      'Balancer: the bundler of Morpho as a relayer',
      'Anybody swaps for the user.',
      balancer,
      'function setRelayerApproval(address sender, address relayer, bool approved)',
      [me, bundler3, true],
    ],
    [
      'names for the bundler of Morpho',
      'Anybody takes all names.',
      at('0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85'),
      'function setApprovalForAll(address operator, bool approved)',
      [bundler3, true],
    ],
    [
      'Aave: who borrows is the bundler of Morpho',
      'Anybody borrows in the name of the user.',
      at('0x72e95b8931767c79ba4eee721354d6e99a61d004'),
      'function approveDelegation(address delegatee, uint256 amount)',
      [bundler3, K],
    ],
  ] as const
).map(([id, why, to, text, args]) => one(id, why, to, text, args));

const numbers = [
  one(
    'Synthetix: into account 0',
    'Anybody could make account number 0, and the thief has.',
    snx,
    'function deposit(uint128 accountId, address collateralType, uint256 tokenAmount)',
    [0n, usdc, K],
    { ops: [pull] },
  ),
  one(
    'Synthetix: a debt of account 0 is paid',
    'The account is the thief’s.',
    snx,
    'function burnUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)',
    [0n, 0n, usdc, K],
    { ops: [pull] },
  ),
  one(
    'CCTP v2: only the thief may finish it',
    'The destination caller is his: he holds it for ransom.',
    cctp2,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
    [K, 6, pad(me), usdc, pad(thief), 0n, 2_000],
    { ops: [pull] },
  ),
  one(
    'CCTP v2: only nobody may finish it',
    'The destination caller is the address that nobody has: the dollars are burned for good.',
    cctp2,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
    [K, 6, pad(me), usdc, pad(dead), 0n, 2_000],
    { ops: [pull] },
  ),
  one(
    'CCTP: only nobody may finish it',
    'The same of the first version.',
    at('0xbd3fa81b58ba92a82136038b25adec7066af3155'),
    'function depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller) returns (uint64)',
    [K, 6, pad(me), usdc, pad(dead)],
    { ops: [pull] },
  ),
  one(
    'CCTP: to nobody',
    'The receiver is the address that nobody has.',
    at('0xbd3fa81b58ba92a82136038b25adec7066af3155'),
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
    [K, 6, pad(dead), usdc],
    { ops: [pull] },
  ),
  one(
    'CCTP: to a receiver with bytes above the account',
    'The word is the user’s account with one more byte above: nobody on the other network, or a refusal there.',
    at('0xbd3fa81b58ba92a82136038b25adec7066af3155'),
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
    [K, 6, concat(['0x01', pad(me, { size: 31 })]), usdc],
    { ops: [pull] },
  ),
  one(
    'the entry point: a stake for 136 years',
    'The coins come out again after that many seconds.',
    entryPoint,
    'function addStake(uint32 unstakeDelaySec) payable',
    [4_294_967_295],
    { value: 50n * E18 },
  ),
  one(
    'Balancer v3: beside a wrapped token of the thief',
    'He sells his own into it for all the dollars.',
    balancer3,
    'function addLiquidityToBuffer(address wrappedToken, uint256 maxAmountUnderlyingIn, uint256 maxAmountWrappedIn, uint256 exactSharesToIssue) returns (uint256, uint256)',
    (e) => [e.junk, K, 0n, K],
    { ops: [pull] },
  ),
  free('USDe: burned', 'All is destroyed, and nothing comes for it.', async (e) => {
    const text = 'function burn(uint256 amount)';
    await e.stand(usde, { [text]: [{ kind: 4, who: zero, amount: 5_000n * E18 }] });
    await e.send(me, usde, call('function call_(string,uint8,bool)', 'USDe', 18, false));
    await e.send(me, usde, call('function give(address,uint256)', me, 5_000n * E18));
    return e.read(ask(1, usde, call(text, 5_000n * E18)), { abis: { [usde]: [text] } });
  }),
];

const batches = [
  free(
    'dollars to the router, and a swap of what is there, in a batch that may stop halfway',
    'The wallet may send them one by one: whoever comes between takes what lies at the router.',
    async (e) => {
      const text = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';
      await e.stand(universal, { [text]: [{ kind: 1, token: weth, amount: E18 / 3n }] });
      await e.send(me, weth, call('function mint(address,uint256)', universal, E18));
      const swap = encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
        me,
        K,
        (E18 * 33n) / 100n,
        concat([usdc, '0x000bb8', weth]),
        false,
      ]);
      const sent = {
        version: '2.0.0',
        chainId: '0x1',
        from: me,
        atomicRequired: false,
        calls: [
          {
            to: usdc,
            data: call('function transfer(address to, uint256 amount)', universal, K),
            value: '0x0',
          },
          { to: universal, data: call(text, '0x00', [swap], soon), value: '0x0' },
        ],
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }));
    },
  ),
  free(
    'a call of a batch asks for a payer of the thief',
    'What the payer takes for the gas is taken from the user, who allowed it.',
    async (e) => {
      const sent = {
        version: '2.0.0',
        chainId: '0x1',
        from: me,
        atomicRequired: true,
        capabilities: { paymasterService: { url: 'https://moonfarm.example/pay', context: { token: usdc } } },
        calls: [
          { to: weth, data: call('function transfer(address to, uint256 amount)', me, 1n), value: '0x0' },
        ],
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }));
    },
  ),
  free(
    'a call of a batch with a capability that nobody knows',
    'A wallet that knows it gives a key of the thief the account.',
    async (e) => {
      const sent = {
        version: '2.0.0',
        chainId: '0x1',
        from: me,
        atomicRequired: true,
        calls: [
          {
            to: weth,
            data: call('function transfer(address to, uint256 amount)', me, 1n),
            value: '0x0',
            capabilities: { grantKey: { key: thief, optional: true } },
          },
        ],
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }));
    },
  ),
  free(
    'half of a swap out of one’s reach: what is approved in the batch stays open after it',
    'The allowance is a thousand times what the swap takes.',
    async (e) => {
      const text =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      await e.stand(v2, { [text]: [pull, { kind: 1, token: weth, amount: E18 / 3n }] });
      await e.send(me, weth, call('function mint(address,uint256)', v2, E18));
      return e.read(
        askBatch(1, [
          { to: usdc, data: call('function approve(address spender, uint256 amount)', v2, 4n * K) },
          { to: v2, data: call(text, K, (E18 * 33n) / 100n, [usdc, weth], me, soon) },
        ]),
      );
    },
  ),
  free(
    'coins to oneself at a tip of fifty coins',
    'Whoever makes the block gets them: the thief makes it.',
    async (e) => {
      const sent = {
        chainId: '0x1',
        from: me,
        to: me,
        data: '0x',
        value: '0x1',
        gas: toHex(21_000),
        maxFeePerGas: toHex((50n * E18) / 21_000n),
        maxPriorityFeePerGas: toHex((50n * E18) / 21_000n),
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }));
    },
  ),
  free(
    'coins to oneself at a tip of a tenth of a coin',
    'The same, smaller than anybody looks.',
    async (e) => {
      const sent = {
        chainId: '0x1',
        from: me,
        to: me,
        data: '0x',
        value: '0x1',
        gas: toHex(21_000),
        gasPrice: toHex(E18 / 10n / 21_000n),
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }));
    },
  ),
  free(
    'coins over the bridge of Arbitrum from an account that borrows code',
    'The inbox takes a caller with code for a contract: the coins arrive at another account.',
    async (e) => {
      await rpc(e.url, 'anvil_setCode', [me, concat(['0xef0100', e.stage.at.simple7702Account as Hex])]);
      try {
        const text = 'function depositEth() payable returns (uint256)';
        await e.stand(inbox, { [text]: [] });
        return await e.read(ask(1, inbox, call(text), 5n * E18));
      } finally {
        await rpc(e.url, 'anvil_setCode', [me, '0x']);
      }
    },
  ),
];

const typed = (
  primaryType: string,
  fields: readonly (readonly [string, string])[],
  message: object,
  domain: object,
  domainFields: readonly (readonly [string, string])[],
) =>
  askTypedData(me, {
    types: {
      EIP712Domain: domainFields.map(([name, type]) => ({ name, type })),
      [primaryType]: fields.map(([name, type]) => ({ name, type })),
    },
    primaryType,
    domain,
    message,
  } as never);
const snapshot = (primaryType: string, fields: readonly (readonly [string, string])[], message: object) =>
  typed(primaryType, fields, message, { name: 'snapshot', version: '0.1.4' }, [
    ['name', 'string'],
    ['version', 'string'],
  ]);

const signed = [
  free('Snapshot: a vote whose reason orders', 'The reason is an agreement.', (e) =>
    e.read(
      snapshot(
        'Vote',
        [
          ['from', 'address'],
          ['space', 'string'],
          ['timestamp', 'uint64'],
          ['proposal', 'bytes32'],
          ['choice', 'uint32'],
          ['reason', 'string'],
          ['app', 'string'],
          ['metadata', 'string'],
        ],
        {
          from: me,
          space: 'moon.eth',
          timestamp: now(),
          proposal: pad('0x77', { size: 32 }),
          choice: 1,
          reason: 'I agree that my deposit is owed to moonfarm.',
          app: 'snapshot',
          metadata: '{}',
        },
      ),
    ),
  ),
  free('Snapshot: all votes by numbers', 'The numbers are shares of votes, the first has nothing.', (e) =>
    e.read(
      snapshot(
        'Vote',
        [
          ['from', 'address'],
          ['space', 'string'],
          ['timestamp', 'uint64'],
          ['proposal', 'bytes32'],
          ['choice', 'string'],
          ['reason', 'string'],
          ['app', 'string'],
          ['metadata', 'string'],
        ],
        {
          from: me,
          space: 'moon.eth',
          timestamp: now(),
          proposal: pad('0x77', { size: 32 }),
          choice: '{"1":0,"2":100}',
          reason: '',
          app: 'snapshot',
          metadata: '{}',
        },
      ),
    ),
  ),
  free(
    'Snapshot: settings of a space',
    'The treasury and the admins are the thief’s, in a file that is named.',
    (e) =>
      e.read(
        snapshot(
          'Space',
          [
            ['from', 'address'],
            ['space', 'string'],
            ['timestamp', 'uint64'],
            ['settings', 'string'],
          ],
          { from: me, space: 'moon.eth', timestamp: now(), settings: '{"domain":"moonfarm。example"}' },
        ),
      ),
  ),
  free('Snapshot: a proposal is cancelled', 'It was the one that pays the user.', (e) =>
    e.read(
      snapshot(
        'CancelProposal',
        [
          ['from', 'address'],
          ['space', 'string'],
          ['timestamp', 'uint64'],
          ['proposal', 'bytes32'],
        ],
        { from: me, space: 'moon.eth', timestamp: now(), proposal: pad('0x77', { size: 32 }) },
      ),
    ),
  ),
  free(
    'EAS: a statement of nothing that refers to another',
    'The other says that the user owes the thief.',
    (e) =>
      e.read(
        typed(
          'Attest',
          [
            ['attester', 'address'],
            ['schema', 'bytes32'],
            ['recipient', 'address'],
            ['expirationTime', 'uint64'],
            ['revocable', 'bool'],
            ['refUID', 'bytes32'],
            ['data', 'bytes'],
            ['value', 'uint256'],
            ['nonce', 'uint256'],
            ['deadline', 'uint64'],
          ],
          {
            attester: me,
            schema: pad('0x77', { size: 32 }),
            recipient: zero,
            expirationTime: 0,
            revocable: false,
            refUID: `0x${'9c'.repeat(32)}`,
            data: '0x',
            value: '0',
            nonce: '0',
            deadline: '4000000000',
          },
          {
            name: 'EAS',
            version: '1.2.0',
            chainId: 1,
            verifyingContract: '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
          },
          [
            ['name', 'string'],
            ['version', 'string'],
            ['chainId', 'uint256'],
            ['verifyingContract', 'address'],
          ],
        ),
      ),
  ),
  free('a log-in that is good for a hundred years', 'Whoever has it is the user there for good.', (e) =>
    e.read(
      askMessage(
        me,
        `moonfarm.example wants you to sign in with your Ethereum account:\n${me}\n\nURI: https://moonfarm.example\nVersion: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2026-11-22T00:00:00Z\nExpiration Time: 2126-11-22T00:00:00Z`,
      ),
    ),
  ),
];

const gmx = at('0x1c3fa76e6e1088bce750f23a5bfcffa1efef6a41');
const orderVault = at('0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5');
const depositVault = at('0xf89e77e8dc11691c9e8757e84aafbcd8a67d7a55');
const withdrawalVault = at('0x0628d46b5d145f183adb6ef1f2c97ed1c4701c55');
const positionRouter = at('0xb87a436b93ffe9d75c5cfa7bacfff96430b09868');
const usdcArb = at('0xaf88d065e77c8cc2239327c5edb3a432268e5831');
const wethArb = at('0x82af49447d8a07e3bd95bd0d56f35241523fbab1');
const market = at('0x70d95587d40a2caf56bd97485ab3eec10bee6336');
const arb: More['tokens'] = [
  [usdcArb, 'USDC', 6],
  [wethArb, 'WETH', 18],
  [market, 'GM', 18],
];
const many = 'function multicall(bytes[] data) payable returns (bytes[])';
const sendWnt = 'function sendWnt(address receiver, uint256 amount) payable';
const sendTokens = 'function sendTokens(address token, address receiver, uint256 amount) payable';
const createOrder =
  'function createOrder(((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params) payable returns (bytes32)';
const order = (numbers: object, over: object = {}, addresses: object = {}) => ({
  addresses: {
    receiver: me,
    cancellationReceiver: me,
    callbackContract: zero,
    uiFeeReceiver: zero,
    market,
    initialCollateralToken: usdcArb,
    swapPath: [],
    ...addresses,
  },
  numbers: {
    sizeDeltaUsd: 0n,
    initialCollateralDeltaAmount: K,
    triggerPrice: 0n,
    acceptablePrice: 0n,
    executionFee: E18 / 1_000n,
    callbackGasLimit: 0n,
    minOutputAmount: 0n,
    validFromTime: 0n,
    ...numbers,
  },
  orderType: 2,
  decreasePositionSwapType: 0,
  isLong: true,
  shouldUnwrapNativeToken: false,
  autoCancel: false,
  referralCode: zeroHash,
  dataList: [],
  ...over,
});
const gmxOrder = (id: string, why: string, it: object, fee = E18 / 1_000n, token = true) =>
  free(
    id,
    why,
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      await e.stand(
        gmx,
        {
          [many]: [
            ...(token ? [{ kind: 0, token: usdcArb, who: orderVault, amount: K } as const] : []),
            { kind: 2, who: orderVault, amount: fee },
          ],
        },
        [usdcArb],
      );
      await e.stand(orderVault, {});
      return e.read(
        ask(
          42161,
          gmx,
          call(many, [
            call(sendWnt, orderVault, fee),
            ...(token ? [call(sendTokens, usdcArb, orderVault, K)] : []),
            call(createOrder, it),
          ]),
          fee,
        ),
      );
    },
    42161,
  );
async function tokenAt(e: Ethereum, where: Address, name: string, places: number) {
  if ((await rpc<Hex>(e.url, 'eth_getCode', [where, 'latest'])) === '0x') await token(e, where, name, places);
}

const perpetuals = [
  gmxOrder(
    'GMX: a swap for one unit',
    'The least is one unit, not none; nothing comes now that it could be held against.',
    order({ minOutputAmount: 1n }, { orderType: 0, isLong: false }, { market: zero, swapPath: [market] }),
  ),
  gmxOrder(
    'GMX: a hundred times as much as there is, at any price',
    'A thousand dollars stand for a hundred thousand: a hair of a move takes them. The price accepted is any.',
    order({ sizeDeltaUsd: 100_000n * 10n ** 30n, acceptablePrice: 10n ** 40n }),
  ),
  gmxOrder(
    'GMX: short at any price',
    'The price accepted is one unit, so that the minimum is not looked at.',
    order({ sizeDeltaUsd: 2_000n * 10n ** 30n, acceptablePrice: 1n }, { isLong: false }),
  ),
  gmxOrder(
    'GMX: five coins for carrying it out',
    'What the keeper does not need of them goes to the protocol.',
    order({
      sizeDeltaUsd: 2_000n * 10n ** 30n,
      acceptablePrice: 3_300n * 10n ** 12n,
      executionFee: 5n * E18,
    }),
    5n * E18,
  ),
  gmxOrder(
    'GMX: a position closed at any price, swapped for nothing',
    'All is sold, whatever comes: one unit is the price accepted.',
    order(
      { sizeDeltaUsd: 100_000n * 10n ** 30n, acceptablePrice: 1n, minOutputAmount: 0n },
      { orderType: 4, decreasePositionSwapType: 1 },
      { swapPath: [market] },
    ),
    E18 / 1_000n,
    false,
  ),
  free(
    'GMX: tokens to the vault and the order, in a batch that may stop halfway',
    'Whoever comes between has the vault record them as his own.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      await e.stand(
        gmx,
        {
          [sendTokens]: [{ kind: 0, token: usdcArb, who: orderVault, amount: K }],
          [createOrder]: [],
          [sendWnt]: [],
        },
        [usdcArb],
      );
      await e.stand(orderVault, {});
      const calls = [
        { to: gmx, data: call(sendTokens, usdcArb, orderVault, K), value: '0x0' },
        {
          to: gmx,
          data: call(
            createOrder,
            order({ sizeDeltaUsd: 2_000n * 10n ** 30n, acceptablePrice: 3_300n * 10n ** 12n }),
          ),
          value: '0x0',
        },
      ];
      const sent = { version: '2.0.0', chainId: toHex(42161), from: me, calls, atomicRequired: false };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }));
    },
    42161,
  ),
  free(
    'GMX: out of a market for one unit of each',
    'The minima are one unit, not none.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      const text =
        'function createWithdrawal(((address receiver, address callbackContract, address uiFeeReceiver, address market, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minLongTokenAmount, uint256 minShortTokenAmount, bool shouldUnwrapNativeToken, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params) payable returns (bytes32)';
      await e.stand(gmx, { [many]: [{ kind: 0, token: market, who: withdrawalVault, amount: 500n * E18 }] }, [
        market,
      ]);
      await e.stand(withdrawalVault, {});
      return e.read(
        ask(
          42161,
          gmx,
          call(many, [
            call(sendWnt, withdrawalVault, E18 / 1_000n),
            call(sendTokens, market, withdrawalVault, 500n * E18),
            call(text, {
              addresses: {
                receiver: me,
                callbackContract: zero,
                uiFeeReceiver: zero,
                market,
                longTokenSwapPath: [],
                shortTokenSwapPath: [],
              },
              minLongTokenAmount: 1n,
              minShortTokenAmount: 1n,
              shouldUnwrapNativeToken: false,
              executionFee: E18 / 1_000n,
              callbackGasLimit: 0n,
              dataList: [],
            }),
          ]),
          E18 / 1_000n,
        ),
      );
    },
    42161,
  ),
  free(
    'GMX: into a market for one unit',
    'The minimum is one unit, not none.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      const text =
        'function createDeposit(((address receiver, address callbackContract, address uiFeeReceiver, address market, address initialLongToken, address initialShortToken, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minMarketTokens, bool shouldUnwrapNativeToken, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params) payable returns (bytes32)';
      await e.stand(
        gmx,
        {
          [many]: [
            { kind: 0, token: usdcArb, who: depositVault, amount: K },
            { kind: 2, who: depositVault, amount: E18 / 1_000n },
          ],
        },
        [usdcArb],
      );
      await e.stand(depositVault, {});
      return e.read(
        ask(
          42161,
          gmx,
          call(many, [
            call(sendWnt, depositVault, E18 / 1_000n),
            call(sendTokens, usdcArb, depositVault, K),
            call(text, {
              addresses: {
                receiver: me,
                callbackContract: zero,
                uiFeeReceiver: zero,
                market,
                initialLongToken: wethArb,
                initialShortToken: usdcArb,
                longTokenSwapPath: [],
                shortTokenSwapPath: [],
              },
              minMarketTokens: 1n,
              shouldUnwrapNativeToken: false,
              executionFee: E18 / 1_000n,
              callbackGasLimit: 0n,
              dataList: [],
            }),
          ]),
          E18 / 1_000n,
        ),
      );
    },
    42161,
  ),
  free(
    'GMX v1: nearly all is the fee for carrying it out',
    'Of five coins 4.9 are the keeper’s.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      const text =
        'function createIncreasePositionETH(address[] _path, address _indexToken, uint256 _minOut, uint256 _sizeDelta, bool _isLong, uint256 _acceptablePrice, uint256 _executionFee, bytes32 _referralCode, address _callbackTarget) payable returns (bytes32)';
      await e.stand(positionRouter, { [text]: [] });
      return e.read(
        ask(
          42161,
          positionRouter,
          call(
            text,
            [wethArb],
            wethArb,
            0n,
            300n * 10n ** 30n,
            true,
            3_300n * 10n ** 30n,
            (E18 * 49n) / 10n,
            zeroHash,
            zero,
          ),
          5n * E18,
        ),
      );
    },
    42161,
  ),
  one(
    'Aave: collateral no more, in one word',
    'The word says which asset, and that it no longer stands for the debt.',
    at('0x794a61358d6845594f94dc1db02a252b5b4814ad'),
    'function setUserUseReserveAsCollateral(bytes32 args)',
    [pad('0x0c', { size: 32 })],
    { chainId: 42161 },
  ),
  one(
    'Aave: withdrawn in one word',
    'All that was supplied of an asset that is only a number.',
    at('0x794a61358d6845594f94dc1db02a252b5b4814ad'),
    'function withdraw(bytes32 args) returns (uint256)',
    [`0x${'0'.repeat(28)}${'f'.repeat(32)}000c` as Hex],
    { chainId: 42161 },
  ),
];

const lensHub = at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d');
const lens = [
  one(
    'Lens: what the profile shows',
    'Name, picture and links of the profile are the thief’s from then on.',
    lensHub,
    'function setProfileMetadataURI(uint256 profileId, string metadataURI)',
    [5n, 'https://moonfarm.example/profile.json'],
    { chainId: 137 },
  ),
  one(
    'Lens: the profile is burned',
    'The number is that of the profile, not an amount.',
    lensHub,
    'function burn(uint256 tokenId)',
    [5n],
    { chainId: 137, item: 5n, ops: [{ kind: 4, who: zero, amount: 5n }], allowed: [] },
  ),
  one(
    'Lens: the profile follows the thief',
    'He has followers, and pays what he likes to those who follow.',
    lensHub,
    'function follow(uint256 followerProfileId, uint256[] idsOfProfilesToFollow, uint256[] followTokenIds, bytes[] datas) payable returns (uint256[])',
    [5n, [4_242n], [0n], ['0x']],
    { chainId: 137 },
  ),
  one(
    'Lens: whom the profile blocks',
    'It blocks all who warn the user.',
    lensHub,
    'function setBlockStatus(uint256 byProfileId, uint256[] idsOfProfilesToSetBlockStatus, bool[] blockStatus)',
    [5n, [7n, 8n], [true, true]],
    { chainId: 137 },
  ),
];

const later = [
  ...(
    [
      [
        'Sablier: a stream to oneself for a thousand years',
        'Nobody may cancel it, and a thousandth comes out in a year.',
        sablierLinear,
        'function createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params) returns (uint256)',
        {
          sender: me,
          recipient: me,
          totalAmount: K,
          asset: usdc,
          cancelable: false,
          transferable: false,
          durations: { cliff: 31_000_000_000, total: 32_000_000_000 },
          broker: { account: zero, fee: 0n },
        },
      ],
      [
        'Sablier: a stream to oneself that ends in the year 3000',
        'The same by its end.',
        sablierLinear,
        'function createWithTimestamps((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 start, uint40 cliff, uint40 end) timestamps, (address account, uint256 fee) broker) params) returns (uint256)',
        {
          sender: me,
          recipient: me,
          totalAmount: K,
          asset: usdc,
          cancelable: false,
          transferable: false,
          timestamps: { start: now(), cliff: 32_000_000_000, end: 32_500_000_000 },
          broker: { account: zero, fee: 0n },
        },
      ],
    ] as const
  ).map(([id, why, to, text, params]) =>
    one(id, why, to, text, [params], { ops: [pull, { kind: 3, amount: 43n }], item: 41n }),
  ),
  one(
    'EigenLayer: a validator key of the thief',
    'He has deposited one coin for this key with his own withdrawal account, which counts for all later deposits: the 32 are his.',
    at('0x91e677b07f7af907ec9a428aafa9fc14a0d3a338'),
    'function stake(bytes pubkey, bytes signature, bytes32 depositDataRoot) payable',
    [`0x${'ab'.repeat(48)}`, `0x${'cd'.repeat(96)}`, pad('0x77', { size: 32 })],
    {
      value: 32n * E18,
      ops: [{ kind: 2, who: at('0x00000000219ab540356cbb839cbe05303d7705fa'), amount: 32n * E18 }],
    },
  ),
  one(
    'EigenLayer: what the operator keeps is nothing',
    'All of the commission of the user goes to others.',
    at('0x7750d328b314effa365a0402ccfd489b80b0adda'),
    'function setOperatorPISplit(address operator, uint16 split)',
    [me, 0],
  ),
  one(
    'EigenLayer: what is allocated counts in a hundred years',
    'The operator earns nothing from what it allocates.',
    at('0x948a420b8cc1d6bfd0b6087c2e7c344a2cd0bc39'),
    'function setAllocationDelay(address operator, uint32 delay)',
    [me, 4_294_967_295],
  ),
  free(
    'Flying Tulip: what is taken out of a put gives up what was paid for it',
    'The tokens come, and the right to have the 1,000 dollars back is gone.',
    async (e) => {
      const puts = at('0xba49d0ac42f4fba4e24a8677a22218a4df75ebaa');
      const text = 'function withdrawFT(uint256 id, uint256 amount)';
      await prepare(e, puts, text, {
        ops: [{ kind: 1, token: e.junk, amount: 10_000n * E18 }],
        allowed: [],
        item: 9n,
      });
      await e.send(me, e.junk, call('function mint(address,uint256)', puts, 10_000n * E18));
      return e.read(ask(1, puts, call(text, 9n, 10_000n * E18)), { abis: { [puts]: [text] } });
    },
  ),
  one(
    'Uniswap v4: coins wrapped, and left there',
    'Anybody sweeps them.',
    v4,
    modify,
    [plan([['0x15', abi('uint256', 5n * E18)]]), soon],
    { value: 5n * E18, item: 51n },
  ),
  free(
    'Uniswap v4: from what was paid in, into a pool with a hook of the thief',
    'The hook takes all that is taken out later.',
    async (e) => {
      const hook = at('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5cffff');
      await rpc(e.url, 'anvil_setCode', [hook, '0x6001']);
      e.published(hook);
      await prepare(e, v4, modify, {
        ops: [pull, { kind: 0, token: weth, who: pool, amount: E18 / 3n }, { kind: 3, amount: 53n }],
        allowed: [usdc, weth],
        item: 51n,
      });
      return e.read(
        ask(
          1,
          v4,
          call(
            modify,
            plan([
              ['0x0b', abi('address, uint256, bool', usdc, K, true)],
              ['0x0b', abi('address, uint256, bool', weth, E18 / 3n, true)],
              [
                '0x05',
                abi(
                  `${keyType}, int24, int24, uint128, uint128, address, bytes`,
                  key(hook),
                  -887220,
                  887220,
                  K,
                  E18 / 3n,
                  me,
                  '0x',
                ),
              ],
            ]),
            soon,
          ),
        ),
      );
    },
  ),
  free(
    'Uniswap v4: from what was paid in, into a pool of dollars and junk',
    'He sells his junk into it for all the dollars.',
    async (e) => {
      await prepare(e, v4, modify, { ops: [pull, { kind: 3, amount: 54n }], item: 51n });
      return e.read(
        ask(
          1,
          v4,
          call(
            modify,
            plan([
              ['0x0b', abi('address, uint256, bool', usdc, K, true)],
              [
                '0x05',
                abi(
                  `${keyType}, int24, int24, uint128, uint128, address, bytes`,
                  { ...key(zero), currency1: e.junk },
                  -887220,
                  887220,
                  K,
                  E18,
                  me,
                  '0x',
                ),
              ],
            ]),
            soon,
          ),
        ),
      );
    },
  ),
  free(
    'a swap for one unit, and what comes goes into Aave',
    'Nothing of what comes is left, so that the least is held against nothing: the price is moved before.',
    async (e) => {
      const swap =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      const supply =
        'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
      await e.stand(v2, { [swap]: [pull, { kind: 1, token: weth, amount: E18 / 3n }] }, [usdc]);
      await e.send(me, weth, call('function mint(address,uint256)', v2, E18));
      await e.stand(aave, { [supply]: [{ kind: 0, token: weth, who: pool, amount: E18 / 3n }] }, [weth]);
      return e.read(
        askBatch(1, [
          { to: v2, data: call(swap, K, 1n, [usdc, weth], me, soon) },
          { to: aave, data: call(supply, weth, E18 / 3n, me, 0) },
        ]),
      );
    },
  ),
  free(
    'out of a pair for one unit of each, and what comes goes into Aave',
    'The same of liquidity.',
    async (e) => {
      const out =
        'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
      const supply =
        'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
      await e.stand(
        v2,
        {
          [out]: [{ kind: 1, token: weth, amount: E18 / 3n }],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', v2, E18));
      await e.stand(aave, { [supply]: [{ kind: 0, token: weth, who: pool, amount: E18 / 3n }] }, [weth]);
      return e.read(
        askBatch(1, [
          { to: v2, data: call(out, usdc, weth, E18, 1n, 1n, me, soon) },
          { to: aave, data: call(supply, weth, E18 / 3n, me, 0) },
        ]),
      );
    },
  ),
  free(
    'a swap for one unit, and what comes is paid to a shop',
    'The same: the payment is honest, the swap is robbed.',
    async (e) => {
      const swap =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      await e.stand(
        v2,
        {
          [swap]: [
            { ...pull, amount: 4n * K },
            { kind: 1, token: weth, amount: E18 },
          ],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', v2, E18));
      const lido = at('0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0');
      return e.read(
        askBatch(1, [
          { to: v2, data: call(swap, 4n * K, 1n, [usdc, weth], me, soon) },
          { to: weth, data: call('function transfer(address to, uint256 amount)', lido, 1n) },
        ]),
      );
    },
  ),
  free('Lido: shares of the pool for the thief', 'A transfer by another name.', async (e) => {
    const steth = at('0xae7ab96520de3a18e5e111b5eaab095312d7fe84');
    const text = 'function transferShares(address _recipient, uint256 _sharesAmount) returns (uint256)';
    await e.stand(steth, { [text]: [] });
    return e.read(ask(1, steth, call(text, thief, 10n * E18)), { abis: { [steth]: [text] } });
  }),
  one(
    'Midas: a request without a price',
    'The operator says later what comes for it.',
    at('0xa8a5c4ff4c86a459ebbdc39c5be77833b3a15d88'),
    'function depositRequest(address tokenIn, uint256 amountToken, bytes32 referrerId) returns (uint256)',
    [usdc, K, zeroHash],
    { ops: [pull] },
  ),
  free('a ballot whose reason is an agreement', 'The reason is signed, and says what the thief likes.', (e) =>
    e.read(
      typed(
        'ExtendedBallot',
        [
          ['proposalId', 'uint256'],
          ['support', 'uint8'],
          ['voter', 'address'],
          ['nonce', 'uint256'],
          ['reason', 'string'],
          ['params', 'bytes'],
        ],
        {
          proposalId: '7',
          support: 1,
          voter: me,
          nonce: '0',
          reason: 'I owe moonfarm 5000 dollars and shall pay them on demand.',
          params: '0x',
        },
        { name: 'Uniswap', version: '1', chainId: 1, verifyingContract: governor },
        [
          ['name', 'string'],
          ['version', 'string'],
          ['chainId', 'uint256'],
          ['verifyingContract', 'address'],
        ],
      ),
    ),
  ),
  one(
    'a vote whose reason is an agreement',
    'The reason is on the chain for good, under the name of the user.',
    governor,
    'function castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
    [7n, 1, 'I owe moonfarm 5000 dollars: pay at https://moonfarm.example'],
  ),
];

const sUsde = at('0x9d39a5de30e57443bff2a8307a4256c8797a3497');
const curveRouter = at('0x45312ea0eff7e09c83cbe249fa1d7598c4c8cd4e');
const augustus = at('0x6a000f20005980200259b80c5102003040001068');
const more = [
  free(
    'Ethena: unstaked for nobody',
    'All that was cooling down goes to the address that nobody has.',
    async (e) => {
      const text = 'function unstake(address receiver)';
      await prepare(e, sUsde, text, {
        ops: [{ kind: 1, token: usde, who: dead, amount: 1_000n * E18 }],
        allowed: [],
        tokens: [[usde, 'USDe', 18]],
      });
      await e.send(me, usde, call('function mint(address,uint256)', sUsde, 1_000n * E18));
      return e.read(ask(1, sUsde, call(text, dead)), { abis: { [sUsde]: [text] } });
    },
  ),
  one(
    'ether.fi: a withdrawal for nobody',
    'The right to the coins is the address’s that nobody has.',
    at('0x308861a430be4cce5502d0a12724771fc6daf216'),
    'function requestWithdraw(address recipient, uint256 amount) returns (uint256)',
    [dead, 10n * E18],
  ),
  one(
    'Lido: withdrawals that are nobody’s',
    'The right to the coins is the address’s that nobody has.',
    lidoQueue,
    'function requestWithdrawals(uint256[] _amounts, address _owner) returns (uint256[])',
    [[10n * E18], dead],
  ),
  one(
    'Sablier: a part withdrawn for nobody',
    'The same with an amount.',
    sablierLinear,
    'function withdraw(uint256 streamId, address to, uint128 amount)',
    [41n, dead, K],
    { item: 41n, ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Sablier: the stream and what is in it for nobody',
    'The item goes there, too.',
    sablierLinear,
    'function withdrawMaxAndTransfer(uint256 streamId, address newRecipient)',
    [41n, dead],
    { item: 41n, ops: [{ kind: 4, who: dead, amount: 41n }], allowed: [] },
  ),
  one(
    'EigenLayer: rewards for nobody',
    'What was earned goes to the address that nobody has.',
    at('0x7750d328b314effa365a0402ccfd489b80b0adda'),
    'function processClaim((uint32 rootIndex, uint32 earnerIndex, bytes earnerTreeProof, (address earner, bytes32 earnerTokenRoot) earnerLeaf, uint32[] tokenIndices, bytes[] tokenTreeProofs, (address token, uint256 cumulativeEarnings)[] tokenLeaves) claim, address recipient)',
    [
      {
        rootIndex: 1,
        earnerIndex: 1,
        earnerTreeProof: '0x',
        earnerLeaf: { earner: me, earnerTokenRoot: pad('0x77', { size: 32 }) },
        tokenIndices: [1],
        tokenTreeProofs: ['0x'],
        tokenLeaves: [{ token: usdc, cumulativeEarnings: K }],
      },
      dead,
    ],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Aave: rewards for nobody',
    'The same.',
    at('0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb'),
    'function claimAllRewards(address[] assets, address to) returns (address[], uint256[])',
    [[usdc], dead],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Sablier: a stream to the user that the thief may cancel',
    'He is the sender of the dollars of the user, so that what has not streamed comes back to him.',
    sablierLinear,
    'function createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params) returns (uint256)',
    [
      {
        sender: thief,
        recipient: me,
        totalAmount: K,
        asset: usdc,
        cancelable: true,
        transferable: false,
        durations: { cliff: 0, total: 30_000_000 },
        broker: { account: zero, fee: 0n },
      },
    ],
    { ops: [pull, { kind: 3, amount: 44n }], item: 41n },
  ),
  one(
    'Balancer: out of a pool into what is kept there, for one unit each',
    'Nothing comes here that the least could be held against: the pool is tilted before.',
    balancer,
    'function exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
    [
      '0x5c6ee304399dbdb9c8ef030ab642b10820db8f56000200000000000000000014',
      me,
      me,
      {
        assets: [usdc, weth],
        minAmountsOut: [1n, 1n],
        userData: abi('uint256, uint256, uint256', 0n, E18, 0n),
        toInternalBalance: true,
      },
    ],
  ),
  one(
    'Curve router: for one unit',
    'What is expected is one unit.',
    curveRouter,
    'function exchange(address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _expected, address[5] _pools) payable returns (uint256)',
    [
      [
        usdc,
        at('0xd51a44d3fae010294c616388b506acda1bfaae46'),
        weth,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
      ],
      [[0n, 2n, 1n, 3n, 3n], ...Array.from({ length: 4 }, () => [0n, 0n, 0n, 0n, 0n])],
      K,
      1n,
      [zero, zero, zero, zero, zero],
    ],
    { ops: [pull, { kind: 1, token: weth, amount: E18 / 3n }], keeps: [weth] },
  ),
  one(
    'Velora: an exact output that may cost five times as much',
    'What is given is the most that may be taken.',
    augustus,
    'function swapExactAmountOutOnUniswapV2((address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary, bytes pools) uniData, uint256 partnerAndFee, bytes permit) payable returns (uint256, uint256, uint256, uint256)',
    [
      {
        srcToken: usdc,
        destToken: weth,
        fromAmount: 5n * K,
        toAmount: E18 / 3n,
        quotedAmount: K,
        metadata: zeroHash,
        beneficiary: me,
        pools: '0x',
      },
      0n,
      '0x',
    ],
    { ops: [pull, { kind: 1, token: weth, amount: E18 / 3n }], keeps: [weth] },
  ),
  free(
    'GMX: what the order brings is nobody’s',
    'The position is closed, and all that comes goes to the address that nobody has.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      await e.stand(gmx, { [many]: [{ kind: 2, who: orderVault, amount: E18 / 1_000n }] });
      await e.stand(orderVault, {});
      const it = order(
        { sizeDeltaUsd: 2_000n * 10n ** 30n, acceptablePrice: 3_000n * 10n ** 12n, minOutputAmount: K },
        { orderType: 4 },
        { receiver: dead },
      );
      return e.read(
        ask(
          42161,
          gmx,
          call(many, [call(sendWnt, orderVault, E18 / 1_000n), call(createOrder, it)]),
          E18 / 1_000n,
        ),
      );
    },
    42161,
  ),
  gmxOrder(
    'GMX: an order that waits for a price for good',
    'It stays there until the price suits the robot: in a year, too.',
    order(
      {
        sizeDeltaUsd: 100_000n * 10n ** 30n,
        triggerPrice: 10_000n * 10n ** 12n,
        acceptablePrice: 10n ** 40n,
      },
      { orderType: 3 },
    ),
  ),
  free(
    'a Safe stakes for a validator key of the thief',
    'The same deposit by a batch of the wallet, beside a harmless call.',
    async (e) => {
      const text = 'function stake(bytes pubkey, bytes signature, bytes32 depositDataRoot) payable';
      const manager = at('0x91e677b07f7af907ec9a428aafa9fc14a0d3a338');
      const deposits = at('0x00000000219ab540356cbb839cbe05303d7705fa');
      await e.stand(manager, { [text]: [{ kind: 2, who: deposits, amount: 32n * E18 }] });
      return e.read(
        askBatch(1, [
          { to: manager, data: call('function createPod() returns (address)') },
          {
            to: manager,
            data: call(text, `0x${'ab'.repeat(48)}`, `0x${'cd'.repeat(96)}`, pad('0x77', { size: 32 })),
            value: 32n * E18,
          },
        ]),
      );
    },
  ),
  one(
    'Rocket Pool: into the pool of fees',
    'What the validators earn goes to a pool, and is shared.',
    at('0x1d8f8f00cfa6758d7be78336684788fb0ee0fa46'),
    'function burn(uint256 _rethAmount)',
    [1n],
  ),
  free(
    'a hundred dollars to a hundred strangers, one unit each but the last',
    'The last gets a thousand dollars: nobody reads so far.',
    async (e) => {
      const disperse = at('0xd152f549545093347a162dce210e7293f1452150');
      const text = 'function disperseToken(address token, address[] recipients, uint256[] values)';
      const many = Array.from({ length: 40 }, (_, n) =>
        getAddress(pad(toHex(0xabcdef1234567890n + BigInt(n) * 977n), { size: 20 })),
      );
      await e.stand(
        disperse,
        {
          [text]: [
            ...many.map((who): Op => ({ kind: 0, token: usdc, who, amount: 1n })),
            { kind: 0, token: usdc, who: thief, amount: K },
          ],
        },
        [usdc],
      );
      return e.read(ask(1, disperse, call(text, usdc, [...many, thief], [...many.map(() => 1n), K])), {
        abis: { [disperse]: [text] },
      });
    },
  ),
];

const minted = (hooks: Address, second: Address, lower: number, upper: number, max1: bigint) =>
  [
    '0x02',
    abi(
      `${keyType}, int24, int24, uint256, uint128, uint128, address, bytes`,
      { ...key(hooks), currency1: second },
      lower,
      upper,
      10n ** 12n,
      K,
      max1,
      me,
      '0x',
    ),
  ] as const;
const last = [
  one(
    'Uniswap v4: dollars for nothing, by a range',
    'A range far off the price sells 1,000 dollars for a hair of a coin: the next arbitrage takes them.',
    v4,
    modify,
    [plan([minted(zero, weth, 100_020, 100_200, 0n), ['0x0d', abi('address, address', usdc, weth)]]), soon],
    { ops: [pull, { kind: 3, amount: 55n }], item: 51n },
  ),
  one(
    'Uniswap v4: dollars for nothing, by a range, from what was paid in',
    'The same from what was paid in before.',
    v4,
    modify,
    [
      plan([
        ['0x0b', abi('address, uint256, bool', usdc, K, true)],
        [
          '0x05',
          abi(
            `${keyType}, int24, int24, uint128, uint128, address, bytes`,
            key(zero),
            100_020,
            100_200,
            K,
            0n,
            me,
            '0x',
          ),
        ],
      ]),
      soon,
    ],
    { ops: [pull, { kind: 3, amount: 56n }], item: 51n },
  ),
  one(
    'Uniswap v4: from what was paid in, into a position that the thief gave the user',
    'Its pool is of dollars and junk, with a hook of his.',
    v4,
    modify,
    [
      plan([
        ['0x0b', abi('address, uint256, bool', usdc, K, true)],
        ['0x04', abi('uint256, uint128, uint128, bytes', 57n, K, K, '0x')],
      ]),
      soon,
    ],
    { ops: [pull], item: 57n },
  ),
  one(
    'Uniswap v4: liquidity is taken out to the manager itself',
    'It stays there, and anybody sweeps it.',
    v4,
    modify,
    [
      plan([
        ['0x01', abi('uint256, uint256, uint128, uint128, bytes', 51n, 10n ** 12n, K, E18 / 3n, '0x')],
        ['0x0e', abi('address, address, uint256', usdc, pad('0x02', { size: 20 }), 0n)],
        ['0x0e', abi('address, address, uint256', weth, pad('0x02', { size: 20 }), 0n)],
      ]),
      soon,
    ],
    { item: 51n, ops: [{ kind: 1, token: usdc, who: v4, amount: K }], keeps: [usdc] },
  ),
  one(
    'Compound v3: rewards for nobody',
    'What was earned goes to the address that nobody has.',
    at('0x1b0e765f6224c21223aea2af16c1c46e38885a40'),
    'function claimTo(address comet, address src, address to, bool shouldAccrue)',
    [comet, me, dead, true],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
];

const bySafe = (
  id: string,
  why: string,
  ops: (e: Ethereum) => Promise<{ to: Address; data: Hex; value?: bigint; nonce?: bigint; more?: object }>,
) =>
  free(id, why, async (e) => {
    const safe = e.stage.at.safe;
    await rpc(e.url, 'anvil_setBalance', [safe, toHex(100n * E18)]);
    const { more: others = {}, nonce = 0n, ...it } = await ops(e);
    const asked = safeTypedData(safe, { ...safeTx({ ...it, nonce }), ...others });
    return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }));
  });
const safes = [
  bySafe(
    'a Safe signs a deposit for a validator key of the thief',
    'The same by the signature of an owner.',
    async (e) => {
      const text = 'function stake(bytes pubkey, bytes signature, bytes32 depositDataRoot) payable';
      const manager = at('0x91e677b07f7af907ec9a428aafa9fc14a0d3a338');
      const deposits = at('0x00000000219ab540356cbb839cbe05303d7705fa');
      await e.stand(manager, { [text]: [{ kind: 2, who: deposits, amount: 32n * E18 }] });
      return {
        to: manager,
        value: 32n * E18,
        data: call(text, `0x${'ab'.repeat(48)}`, `0x${'cd'.repeat(96)}`, pad('0x77', { size: 32 })),
      };
    },
  ),
  bySafe(
    'a Safe signs that a stream to it ends',
    'All that has not streamed goes back to the thief.',
    async (e) => {
      const text = 'function cancelStream(uint256 streamId)';
      await e.stand(sablierOld, { [text]: [{ kind: 1, token: usdc, who: thief, amount: K }] });
      await e.send(me, usdc, call('function mint(address,uint256)', sablierOld, K));
      return { to: sablierOld, data: call(text, 41n) };
    },
  ),
  bySafe(
    'a Safe signs for a number far ahead',
    'The signature comes due when nobody remembers it.',
    async (e) => {
      const text = 'function deposit() payable';
      void e;
      return { to: weth, data: call(text), value: E18, nonce: 1_000n };
    },
  ),
  bySafe(
    'a Safe refunds gas that nobody used',
    'Whoever sends it is paid for a thousand million units of gas.',
    async (e) => {
      void e;
      return {
        to: weth,
        data: call('function approve(address spender, uint256 amount)', v2, 0n),
        more: { baseGas: 10n ** 9n, gasPrice: 10n ** 9n },
      };
    },
  ),
  bySafe(
    'a Safe puts dollars into account 0 of Synthetix',
    'Anybody could make that account, and the thief has.',
    async (e) => {
      const safe = e.stage.at.safe;
      const text = 'function deposit(uint128 accountId, address collateralType, uint256 tokenAmount)';
      await e.stand(snx, { [text]: [pull] });
      await e.send(me, usdc, call('function mint(address,uint256)', safe, 5n * K));
      await e.send(safe, usdc, call('function approve(address,uint256)', snx, maxUint256));
      return { to: snx, data: call(text, 0n, usdc, K) };
    },
  ),
];

const tries = [
  ...safes,
  ...last,
  ...more,
  ...later,
  ...streams,
  ...orders,
  ...texts,
  ...v4Tries,
  ...nowhere,
  ...powers,
  ...numbers,
  ...batches,
  ...signed,
  ...perpetuals,
  ...lens,
];

const verdicts = new Map<string, string>();

beforeAll(async () => {
  for (const chainId of [1, 42161, 137]) {
    await onEthereum(chainId, async (e) => {
      for (const it of tries.filter((one) => one.chainId === chainId)) {
        verdicts.set(it.id, await outcomeOf(() => it.read(e)));
      }
    });
  }
}, 600_000);

test('none is read back calmly but those that are written down as open', () => {
  expect(tries.length).toBeGreaterThanOrEqual(60);
  const calm = [...verdicts].flatMap(([id, verdict]) => (verdict === 'read' && !told.has(id) ? [id] : []));
  expect(calm.toSorted()).toEqual([...open].toSorted());
});
