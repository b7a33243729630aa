import type { Readback } from '@readback/core/model/readback.ts';
import { askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { domainType } from '@readback/scenarios/typedTypes.ts';
import { coins, nft, seaportTypedData } from '@readback/scenarios/seaportOrder.ts';
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  maxUint256,
  pad,
  parseAbiParameters,
  parseEther,
  toHex,
  zeroHash,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { execute, swapInput } from '../../corpus/moves.ts';
import { deployer } from '../../accounts.ts';
import { chainAs } from '../../deploy/chain.ts';
import { rpc } from '../../rpc.ts';
import { must } from '../../truth/node.ts';
import { call, pilot } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import type { Stage } from '../stage.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one, soon, type Try } from './oneCall.ts';
import { as, type Own, ownOn } from './own.ts';

/** What a reader of the engine tried. Each has why it harms. */
type Signed = Readonly<{
  id: string;
  why: string;
  read: (stage: Stage, own: Own) => Promise<Readback>;
}>;

/**
 * Read back calmly, and the sentence says it: what comes, down to which price, and until when. Anybody may renew any name:
 * that is a gift to its owner, of the amount that the sentence says.
 */
const told: ReadonlySet<string> = new Set([
  'a listing that falls to a fiftieth',
  'a listing for good',
  'a listing of which a fifth goes to the thief',
  '24 % of a listing go to the thief',
  '12 % of a listing go to the thief',
  'ENS: a thousand years of the thief’s name',
]);

/** Those that are read back calmly, though they harm. */
const open: readonly string[] = [];

const npm = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const router2 = at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
const v2 = at('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const flow = at('0x3df2aaede81d2f6b261f79047517713b8e844e04');
/** Where a router or manager puts what it takes: it keeps nothing itself. */
const pool = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const pull: Op = { kind: 0, token: usdc, who: pool, amount: K };

const increase =
  'function increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable';
const mint =
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable';

/** An item of a shipped collection that the thief gave to the user before. */
async function given(
  e: Ethereum,
  where: Address,
  id: bigint,
  ops: Readonly<Record<string, readonly Op[]>>,
): Promise<void> {
  await e.stand(where, ops, [usdc]);
  await rpc(e.url, 'anvil_setBalance', [thief, toHex(100n * E18)]);
  await e.send(thief, where, call('function call_(string,uint8,bool)', 'POS', 0, true));
  await e.send(thief, where, call('function give(address,uint256)', me, id));
}

const positions: readonly Try[] = [
  {
    id: 'Uniswap v3: into a position that the thief gave the user',
    why: 'The position is the user’s, and its pool is of dollars and junk: the thief sells his junk into it for all the dollars.',
    read: async (e) => {
      await given(e, npm, 77n, { [increase]: [pull] });
      const its = {
        tokenId: 77n,
        amount0Desired: K,
        amount1Desired: 0n,
        amount0Min: 0n,
        amount1Min: 0n,
        deadline: soon,
      };
      return e.read(ask(1, npm, call(increase, its)));
    },
  },
  {
    id: 'Uniswap v3: all that is held into a position that the thief gave the user',
    why: 'The same with 5,000 of 5,000 dollars.',
    read: async (e) => {
      await given(e, npm, 78n, { [increase]: [{ ...pull, amount: 5n * K }] });
      const its = {
        tokenId: 78n,
        amount0Desired: 5n * K,
        amount1Desired: 0n,
        amount0Min: 0n,
        amount1Min: 0n,
        deadline: soon,
      };
      return e.read(ask(1, npm, call(increase, its)));
    },
  },
  {
    id: 'Sablier Flow: into a stream to the user that the thief may refund',
    why: 'The stream pays the user, but its sender is the thief, who takes back what has not streamed.',
    read: async (e) => {
      const text =
        'function deposit(uint256 streamId, uint128 amount, address sender, address recipient) payable';
      await given(e, flow, 4321n, { [text]: [pull] });
      return e.read(ask(1, flow, call(text, 4321n, K, thief, me)));
    },
  },
  one(
    'Uniswap v3: dollars for nothing, by a range',
    'A range far off the price sells 1,000 dollars for a hair of a coin: the next arbitrage takes them.',
    npm,
    mint,
    [
      {
        token0: usdc,
        token1: weth,
        fee: 10000,
        tickLower: 100000,
        tickUpper: 100200,
        amount0Desired: K,
        amount1Desired: 0n,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
      },
    ],
    { ops: [pull, { kind: 3, amount: 556n }] },
  ),
  {
    id: 'Uniswap v3: the first in a pool, at a price of the thief',
    why: 'The batch starts a pool at a price where 1,000 dollars cost a hair of a coin, and puts the dollars in.',
    read: async (e) => {
      const init =
        'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)';
      await e.stand(npm, { [init]: [], [mint]: [pull, { kind: 3, amount: 557n }] }, [usdc]);
      const many = 'function multicall(bytes[] data) payable';
      const its = {
        token0: usdc,
        token1: weth,
        fee: 100,
        tickLower: -887272,
        tickUpper: 887272,
        amount0Desired: K,
        amount1Desired: 1n,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
      };
      await e.stand(npm, { [many]: [pull, { kind: 3, amount: 557n }] }, [usdc]);
      return e.read(ask(1, npm, call(many, [call(init, usdc, weth, 100, 2n ** 70n), call(mint, its)])));
    },
  },
  {
    id: 'Uniswap v2: the first in a pair, at no price',
    why: 'There is no pair of the two, or next to nothing in it: 1,000 dollars beside a hair of a coin are a price that is taken at once.',
    read: async (e) => {
      const text =
        'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
      const shares = await e.put('Coin');
      await e.stand(
        v2,
        {
          [text]: [
            pull,
            { kind: 0, token: weth, who: pool, amount: 1_000n },
            { kind: 5, token: shares, amount: E18 },
          ],
        },
        [usdc, weth],
      );
      return e.read(ask(1, v2, call(text, usdc, weth, K, 1_000n, K, 1_000n, me, soon)));
    },
  },
  {
    id: 'Uniswap v2: liquidity without a least',
    why: 'The pair is moved before: what is put in is put in at the thief’s price.',
    read: async (e) => {
      const text =
        'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
      const shares = await e.put('Coin');
      await e.stand(
        v2,
        {
          [text]: [
            pull,
            { kind: 0, token: weth, who: pool, amount: E18 / 3n },
            { kind: 5, token: shares, amount: E18 },
          ],
        },
        [usdc, weth],
      );
      return e.read(ask(1, v2, call(text, usdc, weth, K, E18 / 3n, 0n, 0n, me, soon)));
    },
  },
  {
    id: 'Curve 3pool: into it without a least',
    why: 'The pool is tilted before, and straightened afterwards with the user’s dollars.',
    read: async (e) => {
      const text = 'function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)';
      const threePool = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');
      const shares = await e.put('Coin');
      await e.stand(
        threePool,
        {
          [text]: [
            { kind: 0, token: usdc, amount: K },
            { kind: 5, token: shares, amount: 1_000n * E18 },
          ],
        },
        [usdc],
      );
      return e.read(ask(1, threePool, call(text, [0n, K, 0n], 0n)));
    },
  },
];

const taps: readonly Try[] = [
  one(
    'Beacon deposit: a validator key of the thief',
    'The thief has deposited one coin for this key with his own withdrawal account, which counts for all later deposits: the 32 are his.',
    at('0x00000000219ab540356cbb839cbe05303d7705fa'),
    'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root) payable',
    [
      `0x${'ab'.repeat(48)}`,
      `0x010000000000000000000000${me.slice(2)}`,
      `0x${'cd'.repeat(96)}`,
      keccak256('0x01'),
    ],
    { value: 32n * E18 },
  ),
  one(
    'Multicall3: coins for nobody’s calls',
    'They stay there, and anybody sends them to himself by aggregate3Value.',
    at('0xca11bde05977b3631167028862be2a173976ca11'),
    'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
    [[]],
    { value: 5n * E18 },
  ),
  one(
    'Multicall3: coins with a read',
    'The same, with a call that reads.',
    at('0xca11bde05977b3631167028862be2a173976ca11'),
    'function aggregate((address target, bytes callData)[] calls) payable',
    [[{ target: usdc, callData: call('function balanceOf(address)', me) }]],
    { value: 5n * E18 },
  ),
  one(
    'Uniswap v3 positions: coins with nothing',
    'Anybody calls refundETH.',
    npm,
    'function multicall(bytes[] data) payable',
    [[]],
    { value: 5n * E18 },
  ),
  one(
    'Uniswap v3 positions: coins with a pool that is there',
    'The same: the pool is there, and the coins stay.',
    npm,
    'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
    [usdc, weth, 3000, 2n ** 96n],
    { value: 5n * E18 },
  ),
  one(
    'Uniswap v3 router: coins with a permit',
    'The same.',
    router2,
    'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
    [usdc, 1n, soon, 27, pad('0x01'), pad('0x02')],
    { value: 5n * E18 },
  ),
  ...(
    [
      ['PancakeSwap smart router', '0x13f4ea83d0bd40e75c8222255bc855a974568dd4'],
      ['Morpho bundler adapter', '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0'],
      ['LI.FI diamond', '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'],
      ['0x exchange', '0xdef1c0ded9bec7f1a1670819833240f027b25eff'],
      ['Velora Augustus v6.2', '0x6a000f20005980200259b80c5102003040001068'],
      ['Uniswap v4 positions', '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e'],
      ['Multicall3', '0xca11bde05977b3631167028862be2a173976ca11'],
      ['CoW Protocol settlement', '0x9008d19f58aabd9ed0d60971565aa8510560ab41'],
      ['Balancer v2 vault', '0xba12222222228d8ba445958a75a0704d566bf2c8'],
      ['Disperse', '0xd152f549545093347a162dce210e7293f1452150'],
      ['Uniswap v4 pool manager', '0x000000000004444c5dc75cb358380d2e3de08a90'],
      ['Curve router', '0x16c6521dff6bab339122a0fe25a9116693265353'],
    ] as const
  ).map(
    ([name, it]): Try => ({
      id: `a transfer of dollars to the ${name}`,
      why: 'It keeps no account of them: anybody takes them out, or nobody can.',
      read: async (e) => {
        await e.stand(at(it), {});
        return e.read(ask(1, usdc, call('function transfer(address to, uint256 amount)', at(it), K)));
      },
    }),
  ),
  ...(
    [
      ['Morpho bundler adapter', '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0'],
      ['Multicall3', '0xca11bde05977b3631167028862be2a173976ca11'],
      ['LI.FI diamond', '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'],
    ] as const
  ).map(
    ([name, it]): Try => ({
      id: `coins sent to the ${name}`,
      why: 'It takes them, and anybody takes them out.',
      read: async (e) => {
        await e.stand(at(it), {});
        return e.read(ask(1, at(it), '0x', 5n * E18));
      },
    }),
  ),
  one(
    'Farcaster: storage for the thief’s account',
    'The coins rent what account 4242 uses, which is his; he is paid for it elsewhere.',
    at('0x00000000fcce7f938e7ae6d3c335bd6a1a7c593d'),
    'function rent(uint256 fid, uint256 units) payable',
    [4242n, 100n],
    { value: E18 },
  ),
  one(
    'ENS: a thousand years of the thief’s name',
    'The name is his.',
    at('0x253553366da8546fc250f225fe3d25d0c782303b'),
    'function renew(string name, uint256 duration) payable',
    ['moonfarm', 31_536_000_000n],
    { value: 5n * E18 },
  ),
  one(
    'Curve: locked for four years',
    'Nothing comes out before that; the sentence should say so.',
    at('0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2'),
    'function increase_unlock_time(uint256 _unlock_time)',
    [1_990_000_000n],
  ),
  one(
    'Yearn: a withdrawal that may lose all',
    'A loss of 10,000 of 10,000 is allowed; strategies that have lost are paid by this one.',
    at('0xda816459f1ab5631232fe5e97a05bbbb94970c95'),
    'function withdraw(uint256 maxShares, address recipient, uint256 maxLoss)',
    [maxUint256, me, 10_000n],
  ),
  one(
    'Curve 3pool: out, at any cost',
    'The thief tilts the pool: all shares are burned for 10 dollars.',
    at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7'),
    'function remove_liquidity_imbalance(uint256[3] amounts, uint256 max_burn_amount)',
    [[0n, 10n ** 7n, 0n], 10n ** 24n],
  ),
  one(
    'Maker: another’s vault is paid',
    'Vault 4242 is the thief’s: what vault 5 has goes into it.',
    at('0x5ef30b9986345249bc32d8928b7ee64de9435e39'),
    'function shift(uint256 cdpSrc, uint256 cdpDst)',
    [5n, 4242n],
  ),
  one(
    'Curve gauges: all votes for the thief’s gauge',
    'He gets what the protocol pays out for them.',
    at('0x2f50d538606fa9edd2b11e2446beb18c9d5846bb'),
    'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
    [thief, 10_000n],
  ),
  one(
    'Aave: a flash loan that stays a debt',
    'The thief’s contract gets the dollars, and the user owes them.',
    at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2'),
    'function flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode)',
    [thief, [usdc], [K], [2n], me, '0x', 0],
  ),
];

const asks: readonly Try[] = [
  ...(
    [
      ['a tip of 10,000 gwei', { maxFeePerGas: toHex(10n ** 13n), maxPriorityFeePerGas: toHex(10n ** 13n) }],
      ['a gas price of 10,000 gwei', { gasPrice: toHex(10n ** 13n) }],
      ['30 million gas at 300 gwei', { gas: toHex(30_000_000n), gasPrice: toHex(3n * 10n ** 11n) }],
      ['a number far ahead', { nonce: toHex(5_000n) }],
    ] as const
  ).map(
    ([id, over]): Try => ({
      id: `a payment with ${id}`,
      why: 'The builder of the block is the thief, or he keeps what is signed for later.',
      read: async (e) => {
        const sent = {
          chainId: toHex(1),
          from: me,
          to: e.stage.friend,
          data: '0x',
          value: toHex(10n ** 15n),
          ...over,
        };
        return e.read(
          JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }),
        );
      },
    }),
  ),
  {
    id: 'a swap that is only signed, for good',
    why: 'Who holds it sends it when the price has risen: it has no deadline, and its least is of today.',
    read: async (e) => {
      const text =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      await e.stand(v2, { [text]: [pull, { kind: 1, token: weth, amount: E18 / 3n }] }, [usdc]);
      await e.send(
        '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        weth,
        call('function mint(address,uint256)', v2, 10n * E18),
      );
      const data = call(text, K, ((E18 / 3n) * 99n) / 100n, [usdc, weth], me, maxUint256);
      const sent = { chainId: toHex(1), from: me, to: v2, data, value: '0x0', gas: toHex(300_000n) };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_signTransaction', params: [sent] }));
    },
  },
  {
    id: 'a new contract that keeps the coins',
    why: 'Its code is the thief’s: he takes them out of it.',
    read: (e) => {
      const code: Hex = '0x600a600c600039600a6000f3600080808047335af1';
      const sent = { chainId: toHex(1), from: me, data: code, value: toHex(5n * E18) };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }));
    },
  },
  {
    id: 'a node of the thief for Ethereum',
    why: 'From then on he says what the wallet shows.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'wallet_addEthereumChain',
          params: [
            {
              chainId: '0x1',
              chainName: 'Ethereum',
              rpcUrls: ['https://rpc.moon.example'],
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            },
          ],
        }),
      ),
  },
  {
    id: 'what is taken out of Aave goes into the thief’s pool',
    why: 'Dollars come out of the user’s position and go into a position that the thief gave him, in one batch: nothing is lost, as the lines go.',
    read: async (e) => {
      const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
      const withdraw = 'function withdraw(address asset, uint256 amount, address to) returns (uint256)';
      await e.stand(aave, { [withdraw]: [{ kind: 1, token: usdc, amount: K }] });
      await e.send(me, usdc, call('function mint(address,uint256)', aave, K));
      await given(e, npm, 79n, { [increase]: [pull] });
      const its = {
        tokenId: 79n,
        amount0Desired: K,
        amount1Desired: 0n,
        amount0Min: 0n,
        amount1Min: 0n,
        deadline: soon,
      };
      return e.read(
        askBatch(1, [
          { to: aave, data: call(withdraw, usdc, K, me) },
          { to: npm, data: call(increase, its) },
        ]),
      );
    },
  },
];

const mine = pilot(0).address;
const fields = (text: string) =>
  text
    .split(',')
    .map((it) => ({ type: it.slice(0, it.lastIndexOf(' ')), name: it.slice(it.lastIndexOf(' ') + 1) }));

function typed(
  verifyingContract: Address,
  name: string,
  primaryType: string,
  type: string,
  message: object,
): string {
  const domain = { name, version: '1', chainId: 31337, verifyingContract };
  return askTypedData(mine, {
    types: { EIP712Domain: domainType.filter((it) => it.name in domain), [primaryType]: fields(type) },
    primaryType,
    domain,
    message,
  });
}

const cow =
  'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance';
const cowOrder = ({ at: its, now }: Stage, over: object = {}) => ({
  sellToken: its.practiceDollar,
  buyToken: its.weth9,
  receiver: mine,
  sellAmount: 100n * 10n ** 6n,
  buyAmount: E18 / 30n,
  validTo: Number(now) + 1_200,
  appData: zeroHash,
  feeAmount: 0n,
  kind: 'sell',
  partiallyFillable: false,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
  ...over,
});
const listing = (stage: Stage, consideration: readonly object[], over: object = {}) =>
  askTypedData(
    mine,
    seaportTypedData({
      offerer: mine,
      offer: [nft(stage.at.practicePass, 1n)],
      consideration: consideration as never,
      endTime: stage.now + 86_400n,
      salt: 3n,
      ...over,
    } as never),
  );

const signed: readonly Signed[] = [
  {
    id: 'coins wrapped by WETH9 itself, in which the thief has a balance',
    why: 'The code is that of WETH9, put up with a balance of the thief’s in its storage: he withdraws what others deposit.',
    read: async (stage, own) => {
      const url = stage.url;
      const code = await rpc<Hex>(url, 'eth_getCode', [stage.at.weth9, 'latest']);
      const fake = at('0x4200000000000000000000000000000000009999');
      await rpc(url, 'anvil_setCode', [fake, code]);
      await rpc(url, 'anvil_setStorageAt', [
        fake,
        keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [thief, 3n])),
        pad(toHex(1_000_000n * E18)),
      ]);
      own.old(fake);
      return readerOn(own.stage)(
        askTransaction(mine, { to: fake, data: call('function deposit() payable'), value: parseEther('3') }),
      );
    },
  },
  {
    id: 'a vote that the thief’s contract takes the signature of',
    why: 'A contract of his that keeps dollars of the user pays out on this signature: the form is a claim about a name.',
    read: (stage, own) =>
      readerOn(own.stage)(
        typed(stage.custody, 'Custody', 'Ballot', 'uint256 proposalId,uint8 support', {
          proposalId: 3n,
          support: 1,
        }),
      ),
  },
  {
    id: 'an order of CoW at the thief’s contract',
    why: 'The contract that has to keep to it is his, and may spend the user’s dollars: it takes them and pays nothing.',
    read: (stage, own) =>
      readerOn(own.stage)(typed(stage.desk, 'Gnosis Protocol', 'Order', cow, cowOrder(stage))),
  },
  {
    id: 'an order of 1inch at the thief’s contract',
    why: 'The same.',
    read: (stage, own) =>
      readerOn(own.stage)(
        typed(
          stage.desk,
          '1inch Limit Order Protocol',
          'Order',
          'uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits',
          {
            salt: 3n,
            maker: mine,
            receiver: mine,
            makerAsset: stage.at.practiceDollar,
            takerAsset: stage.at.weth9,
            makingAmount: 100n * 10n ** 6n,
            takingAmount: E18 / 30n,
            makerTraits: 0n,
          },
        ),
      ),
  },
  {
    id: 'an order of ParaSwap at the thief’s contract',
    why: 'The same.',
    read: (stage, own) =>
      readerOn(own.stage)(
        typed(
          stage.desk,
          'AUGUSTUS RFQ',
          'Order',
          'uint256 nonceAndMeta,uint128 expiry,address makerAsset,address takerAsset,address maker,address taker,uint256 makerAmount,uint256 takerAmount',
          {
            nonceAndMeta: 3n,
            expiry: stage.now + 1_200n,
            makerAsset: stage.at.practiceDollar,
            takerAsset: stage.at.weth9,
            maker: mine,
            taker: zero,
            makerAmount: 100n * 10n ** 6n,
            takerAmount: E18 / 30n,
          },
        ),
      ),
  },
  {
    id: 'a permit that a thief’s contract asks for itself',
    why: 'It is of the desk’s form, which the desk takes as it likes.',
    read: (stage, own) =>
      readerOn(own.stage)(
        typed(stage.desk, 'Desk', 'Delegation', 'address delegatee,uint256 nonce,uint256 expiry', {
          delegatee: mine,
          nonce: 0n,
          expiry: stage.now + 1_200n,
        }),
      ),
  },
  {
    id: 'a listing of which a fifth goes to the thief',
    why: 'A fifth of the price is paid to an account that nobody asked for.',
    read: (stage, own) =>
      readerOn(own.stage)(
        listing(stage, [
          { ...coins(parseEther('1.6')), recipient: mine },
          { ...coins(parseEther('0.4')), recipient: thief },
        ]),
      ),
  },
  {
    id: 'a listing that falls to a fiftieth',
    why: 'It ends at 0.04 coins within the day: the thief waits.',
    read: (stage, own) =>
      readerOn(own.stage)(
        listing(stage, [{ ...coins(parseEther('2')), endAmount: parseEther('0.04'), recipient: mine }]),
      ),
  },
  {
    id: 'a listing for good',
    why: 'It can be filled in ten years, at today’s price.',
    read: (stage, own) =>
      readerOn(own.stage)(
        listing(stage, [{ ...coins(parseEther('2')), recipient: mine }], {
          endTime: stage.now + 3_650n * 86_400n,
        }),
      ),
  },
  {
    id: 'a fee of a third, by the router',
    why: 'A third of what the swap brings is paid to the thief by PAY_PORTION.',
    read: (stage, own) => {
      const here: Address = '0x0000000000000000000000000000000000000002';
      const portion = encodeAbiParameters(parseAbiParameters('address,address,uint256'), [
        stage.at.weth9,
        thief,
        3_000n,
      ]);
      const sweep = encodeAbiParameters(parseAbiParameters('address,address,uint256'), [
        stage.at.weth9,
        '0x0000000000000000000000000000000000000001',
        1n,
      ]);
      return readerOn(own.stage)(
        askTransaction(mine, {
          to: stage.at.universalRouter,
          data: call(execute, '0x080604', [swapInput(stage, here, 1n), portion, sweep], stage.now + 1_200n),
        }),
      );
    },
  },
];

/** WETH9 itself, at another place, in which the thief has a balance that nobody paid for. */
async function ownWeth(url: string, from: Address): Promise<Address> {
  const fake = at('0x4200000000000000000000000000000000009999');
  await rpc(url, 'anvil_setCode', [fake, await rpc<Hex>(url, 'eth_getCode', [from, 'latest'])]);
  for (const who of [thief, v2, router2])
    await rpc(url, 'anvil_setStorageAt', [
      fake,
      keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [who, 3n])),
      pad(toHex(1_000_000n * E18)),
    ]);
  return fake;
}

const moreAsks: readonly Try[] = [
  {
    id: 'a swap for a WETH9 of the thief',
    why: 'The router is genuine, and what comes has the code of WETH9 and coins for nobody but the thief.',
    read: async (e) => {
      const fake = await ownWeth(e.url, e.stage.at.weth9);
      const text =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      await e.stand(
        v2,
        {
          [text]: [
            { ...pull, amount: 4n * K },
            { kind: 1, token: fake, amount: E18 },
          ],
        },
        [usdc],
      );
      e.published(fake);
      return e.read(ask(1, v2, call(text, 4n * K, (E18 * 99n) / 100n, [usdc, fake], me, soon)));
    },
  },
  {
    id: 'coins wrapped in a WETH9 of the thief on Ethereum',
    why: 'The thief withdraws them: he has a balance there that nobody paid for.',
    read: async (e) => {
      const fake = await ownWeth(e.url, e.stage.at.weth9);
      e.published(fake);
      return e.read(ask(1, fake, call('function deposit() payable'), 60n * E18));
    },
  },
  {
    id: 'a position of dollars and a WETH9 of the thief',
    why: 'He sells his WETH9 into it for all the dollars.',
    read: async (e) => {
      const fake = await ownWeth(e.url, e.stage.at.weth9);
      e.published(fake);
      await e.stand(npm, { [mint]: [pull, { kind: 3, amount: 901n }] }, [usdc]);
      const its = {
        token0: fake,
        token1: usdc,
        fee: 3000,
        tickLower: -887220,
        tickUpper: 887220,
        amount0Desired: 0n,
        amount1Desired: K,
        amount0Min: 0n,
        amount1Min: K,
        recipient: me,
        deadline: soon,
      };
      return e.read(ask(1, npm, call(mint, its)));
    },
  },
  {
    id: 'Curve 3pool: one coin out without a least',
    why: 'The pool is tilted before: all shares go for a hundredth of what they are worth.',
    read: async (e) => {
      const pool = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');
      const text = 'function remove_liquidity_one_coin(uint256 token_amount, int128 i, uint256 min_amount)';
      await e.stand(pool, { [text]: [{ kind: 1, token: usdc, amount: K }] });
      await e.send(me, usdc, call('function mint(address,uint256)', pool, K));
      return e.read(ask(1, pool, call(text, 1_000n * E18, 1n, 0n)));
    },
  },
  {
    id: 'Uniswap v3: out of a position without a least',
    why: 'The pool is tilted before.',
    read: async (e) => {
      const text =
        'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable';
      await given(e, npm, 80n, { [text]: [] });
      return e.read(
        ask(
          1,
          npm,
          call(text, { tokenId: 80n, liquidity: E18, amount0Min: 0n, amount1Min: 0n, deadline: soon }),
        ),
      );
    },
  },
  {
    id: 'Curve stETH pool: coins into it without a least',
    why: 'The pool is tilted before, and straightened with the user’s coins.',
    read: async (e) => {
      const pool = at('0xdc24316b9ae028f1497c275eb9192a3ea0f67022');
      const text = 'function add_liquidity(uint256[2] amounts, uint256 min_mint_amount) payable';
      const shares = await e.put('Coin');
      await e.stand(pool, { [text]: [{ kind: 5, token: shares, amount: 9n * E18 }] });
      return e.read(ask(1, pool, call(text, [10n * E18, 0n], 0n), 10n * E18));
    },
  },
];

const harmlessNames: readonly (readonly [string, (s: Stage) => readonly unknown[]])[] = [
  ['approve(address spender, uint256 value)', (s) => [s.at.universalRouter, 0n]],
  ['setApprovalForAll(address operator, bool approved)', (s) => [s.at.universalRouter, false]],
  ['transfer(address to, uint256 value)', () => [mine, 0n]],
  ['transfer(address to, uint256 value)', () => [mine, 1n]],
  ['decreaseAllowance(address spender, uint256 subtractedValue)', (s) => [s.at.universalRouter, 0n]],
  ['delegate(address delegatee)', () => [mine]],
  ['refundETH() payable', () => []],
  ['unwrapWETH9(uint256 amountMinimum, address recipient) payable', () => [0n, mine]],
  ['multicall(bytes[] data)', () => [[]]],
  ['revokeRole(bytes32 role, address account)', () => [pad('0x01'), mine]],
  ['balanceOf(address owner)', () => [mine]],
  ['nonces(address owner)', () => [mine]],
  ['cancel(uint256 id)', () => [3n]],
  ['castVote(uint256 proposalId, uint8 support)', () => [3n, 1]],
  ['castVoteWithReason(uint256 proposalId, uint8 support, string reason)', () => [3n, 1, 'yes']],
  ['vote(uint256 tokenId, address[] pools, uint256[] weights)', (s) => [3n, [s.at.practiceDollar], [100n]]],
  ['aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable', () => [[]]],
  ['execute(bytes commands, bytes[] inputs, uint256 deadline) payable', (s) => ['0x', [], s.now + 1_200n]],
  ['transferFrom(address from, address to, uint256 value)', () => [mine, mine, 3n]],
  ['safeTransferFrom(address from, address to, uint256 tokenId)', () => [mine, mine, 3n]],
  [
    'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    (s) => [mine, s.at.universalRouter, 0n, s.now, 27, pad('0x01'), pad('0x02')],
  ],
  [
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    (s) => [1n, 1n, [s.at.practiceDollar, s.at.weth9], mine, s.now + 1_200n],
  ],
  ['acceptOwnership()', () => []],
  ['unpause()', () => []],
];

/** A contract of the thief's that keeps 300 dollars of the user. */
async function keeper(stage: Stage, own: Own, name: string): Promise<Address> {
  const where = await own.put(name, [stage.at.practiceDollar, stage.at.stranger]);
  const chain = await chainAs(deployer, stage.url);
  await chain.send({
    to: stage.at.practiceDollar,
    data: call('function approve(address,uint256)', where, maxUint256),
  });
  await chain.send({ to: where, data: call('function keep(address,uint256)', mine, 300n * 10n ** 6n) });
  return where;
}

const moreSigned: readonly Signed[] = [
  ...(['Anything', 'AtOnce'] as const).flatMap((name) =>
    harmlessNames.map(
      ([text, args], n): Signed => ({
        id: `${name}, by a harmless name: ${n} ${text}`,
        why:
          name === 'AtOnce'
            ? 'The contract, which keeps 300 dollars of the user, pays them to the thief in this very call.'
            : 'The contract, which keeps 300 dollars of the user, writes down that the thief may fetch them.',
        read: async (stage, own) => {
          const where = await keeper(stage, own, name);
          return readerOn(own.stage)(
            askTransaction(mine, { to: where, data: call(`function ${text}`, ...args(stage)) }),
            { abis: { [where]: [`function ${text}`] } },
          );
        },
      }),
    ),
  ),
  {
    id: 'a name and numbers, beside a harmless call of the same contract',
    why: 'What the contract writes down is taken as explained, since another call of the batch has a known name there.',
    read: async (stage, own) => {
      const where = await keeper(stage, own, 'Anything');
      const confirm = 'function confirmTransaction(uint256 transactionId)';
      const calls = [
        {
          to: where,
          data: call('function approve(address spender, uint256 value)', stage.at.universalRouter, 0n),
          value: '0x0',
        },
        { to: where, data: call(confirm, 3n), value: '0x0' },
      ];
      const sent = { version: '2.0.0', chainId: toHex(31337), from: mine, calls, atomicRequired: true };
      return readerOn(own.stage)(
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }),
        { abis: { [where]: [confirm] } },
      );
    },
  },
  {
    id: 'a multicall of the thief’s contract with a name and numbers in it',
    why: 'The outer call has a known name, so that what the inner one writes down is taken as explained.',
    read: async (stage, own) => {
      const where = await keeper(stage, own, 'Anything');
      const confirm = 'function confirmTransaction(uint256 transactionId)';
      const data = call('function multicall(bytes[] data)', [call(confirm, 3n)]);
      return readerOn(own.stage)(askTransaction(mine, { to: where, data }), {
        abis: { [where]: [confirm] },
      });
    },
  },
  {
    id: 'what the contract keeps goes to another that the batch calls',
    why: 'A move to a contract that the request calls is taken as its own affair: that contract is the thief’s.',
    read: async (stage, own) => {
      const sink = await own.put('Anything', [stage.at.practiceDollar, stage.at.stranger]);
      const where = await own.put('AtOnce', [stage.at.practiceDollar, sink]);
      const chain = await chainAs(deployer, stage.url);
      await chain.send({
        to: stage.at.practiceDollar,
        data: call('function approve(address,uint256)', where, maxUint256),
      });
      await chain.send({ to: where, data: call('function keep(address,uint256)', mine, 300n * 10n ** 6n) });
      const calls = [
        {
          to: where,
          data: call('function castVote(uint256 proposalId, uint8 support)', 3n, 1),
          value: '0x0',
        },
        { to: sink, data: call('function castVote(uint256 proposalId, uint8 support)', 4n, 1), value: '0x0' },
      ];
      const sent = { version: '2.0.0', chainId: toHex(31337), from: mine, calls, atomicRequired: true };
      return readerOn(own.stage)(
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }),
      );
    },
  },
  ...([24, 12] as const).map(
    (percent): Signed => ({
      id: `${percent} % of a listing go to the thief`,
      why: 'That part of the price is paid to an account that nobody asked for.',
      read: (stage, own) => {
        const price = parseEther('2');
        const theirs = (price * BigInt(percent)) / 100n;
        return readerOn(own.stage)(
          listing(stage, [
            { ...coins(price - theirs), recipient: mine },
            { ...coins(theirs), recipient: thief },
          ]),
        );
      },
    }),
  ),
  {
    id: 'an item for a WETH9 of the thief',
    why: 'The item goes for two of a token that has the code of WETH9 and no coins.',
    read: async (stage, own) => {
      const fake = await ownWeth(stage.url, stage.at.weth9);
      own.old(fake);
      return readerOn(own.stage)(
        listing(stage, [
          {
            itemType: 1,
            token: fake,
            identifierOrCriteria: 0n,
            startAmount: 2n * E18,
            endAmount: 2n * E18,
            recipient: mine,
          },
        ]),
      );
    },
  },
  {
    id: 'any item of the collection for two coins',
    why: 'The offer names the collection and no item: the thief picks the dearest.',
    read: (stage, own) =>
      readerOn(own.stage)(
        listing(stage, [{ ...coins(parseEther('2')), recipient: mine }], {
          offer: [
            {
              itemType: 4,
              token: stage.at.practicePass,
              identifierOrCriteria: 0n,
              startAmount: 1n,
              endAmount: 1n,
            },
          ],
        }),
      ),
  },
];

const verdicts = new Map<string, string>();
const proofs: boolean[] = [];
const coinsOf = async (url: string, who: Address) =>
  BigInt(await rpc<Hex>(url, 'eth_getBalance', [who, 'latest']));
const onMain = [...positions, ...taps, ...asks, ...moreAsks];
const onPractice = [...signed, ...moreSigned];
const all = [...onMain, ...onPractice];

beforeAll(async () => {
  const note = async (id: string, what: () => Promise<Readback>) => {
    try {
      const readback = await what();
      const { verdict, control, findings } = readback;
      verdicts.set(id, verdict === 'read' && control.kind !== 'press' ? 'held' : verdict);
      if (process.env['SHOW'] !== undefined) {
        const fired = findings.flatMap((it) =>
          it.outcome !== 'fired' || it.severity === 'note' ? [] : [it.rule],
        );
        process.stdout.write(
          `${verdict} ${control.kind} | ${id} | ${fired.join(' ')} ## ${verdict === 'read' ? JSON.stringify(readback.sentence).slice(0, 600) : ''}\n`,
        );
      }
    } catch (error) {
      verdicts.set(id, 'refused');
      if (process.env['SHOW'] !== undefined)
        process.stdout.write(`refused | ${id} | ${String(error).slice(0, 200)}\n`);
    }
  };
  await onEthereum(1, async (e) => {
    for (const it of onMain) await note(it.id, () => it.read(e));
  });
  await onStage(async (stage) => {
    const records = [...stage.records];
    const own = await ownOn({ ...stage, records }, records);
    for (const it of onPractice) await note(it.id, () => it.read(stage, own));
    const { url } = stage;
    const held = async (token: Address, who: Address) =>
      BigInt(
        await rpc<Hex>(url, 'eth_call', [
          { to: token, data: call('function balanceOf(address)', who) },
          'latest',
        ]),
      );
    await as(url, async () => {
      const dollar = stage.at.practiceDollar;
      const before = await held(dollar, stage.at.stranger);
      const atOnce = await keeper(stage, own, 'AtOnce');
      await must(url, {
        from: mine,
        to: atOnce,
        data: call('function approve(address spender, uint256 value)', stage.at.universalRouter, 0n),
      });
      proofs.push((await held(dollar, stage.at.stranger)) - before === 300n * 10n ** 6n);
      const fake = await ownWeth(url, stage.at.weth9);
      await must(url, { from: mine, to: fake, data: call('function deposit() payable'), value: toHex(E18) });
      await rpc(url, 'anvil_setBalance', [thief, toHex(E18)]);
      await must(url, {
        from: thief,
        to: fake,
        data: call('function withdraw(uint256)', await coinsOf(url, fake)),
      });
      proofs.push((await coinsOf(url, fake)) === 0n);
    });
  });
}, 600_000);

test('none is read back calmly but those that are written down as open', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  const calm = [...verdicts].flatMap(([id, verdict]) => (verdict === 'read' && !told.has(id) ? [id] : []));
  expect(calm.toSorted()).toEqual([...open].toSorted());
});

test('what is called an escape truly takes something', () => {
  expect(proofs).toEqual([true, true]);
});
