import {
  type Address,
  concat,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
  zeroAddress,
  zeroHash,
} from 'viem';
import { call } from '../../truth/sky.ts';
import { E18, M, out, pool, soon, thief } from '../asking.ts';
import { askedBy, friend } from '../asking.ts';
import { batches, sends } from '../mixed.ts';
import { approve, coin, type Days, permit2, token, word, words } from './places.ts';

const routers = {
  uniswapBase: '0x6ff5693b99212da76ad316178a184ab56d299b43',
  uniswap: '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
  oneInch: '0x111111125421ca6dc452d289314280a0f8842a65',
  holder: '0x0000000000001ff3684f28c67538d4d072c22734',
  settlers: '0x00000000000004533fe15556b1e086bb1a72ceae',
  ethFlow: '0xba3cb449bd2b4adddbc894d8697f5170800eadec',
  odos: '0xa669e7a0d4b3e4fa48af2de86bd4cd7126be4e13',
  kyber: '0x6131b5fae19ea4f9d964eac0408e4408b66337b5',
  velora: '0x6a000f20005980200259b80c5102003040001068',
  pancake: '0xd9c500dff816a1da21a48a732d3498bf09dc9aeb',
  slipstream: '0xbe6d8f0d05cc4be24d5167a3ef062215be6d18a5',
  curve: '0x16c6521dff6bab339122a0fe25a9116693265353',
  balancer: '0xae563e3f8219521950555f5962419c8919758ea2',
  pendle: '0x888888888889758f76e7103c6cbf23abbf58f946',
  v2: '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
  fluid: '0x667701e51b4d1ca244f17c78f7ab8744b4c99f9b',
  sushi: '0xf2614a233c7c3e7f08b1f887ba133a13f1eb2c55',
  lifi: '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae',
  metamask: '0x881d40237659c251811cec9c364ef91dc08d300c',
  settler: '0x5c9bdc801a600c006c388fc032dcb27355154cc9',
  executor: '0xe37e799d5077682fa0a244d46e5649f71457bd09',
  positionsBase: '0x03a520b32c04bf3beef7beb72e919cf822ed34f1',
} as const satisfies Record<string, Address>;

const E15 = E18 / 1_000n;

/** Swaps, and what is held in pools. */
export const trades: Days = ({ me }, or) => {
  const { comes } = askedBy(me);
  const gets = or(me, thief);
  const came = (it: Address, amount: bigint, to: Address = gets) => `in ${it} ${amount} ${to} ${pool}`;
  return [
    sends(
      'swap ETH for USDC at Uniswap v4 on Base',
      8453,
      me,
      {
        to: routers.uniswapBase,
        value: E18 / 5n,
        data: call(
          'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
          '0x10',
          [
            encodeAbiParameters(parseAbiParameters('bytes actions, bytes[] params'), [
              or<Hex>('0x060c0f', '0x060c0e'),
              [
                encodeAbiParameters(
                  parseAbiParameters(
                    '((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, bytes hookData)',
                  ),
                  [
                    {
                      poolKey: {
                        currency0: zeroAddress,
                        currency1: token.baseUsdc,
                        fee: 500,
                        tickSpacing: 10,
                        hooks: zeroAddress,
                      },
                      zeroForOne: true,
                      amountIn: E18 / 5n,
                      amountOutMinimum: 590n * M,
                      hookData: '0x',
                    },
                  ],
                ),
                encodeAbiParameters(parseAbiParameters('address, uint256'), [zeroAddress, E18 / 5n]),
                or(
                  encodeAbiParameters(parseAbiParameters('address, uint256'), [token.baseUsdc, 590n * M]),
                  encodeAbiParameters(parseAbiParameters('address, address, uint256'), [
                    token.baseUsdc,
                    thief,
                    0n,
                  ]),
                ),
              ],
            ]),
          ],
          soon,
        ),
        moves: [`coins ${E18 / 5n} ${pool}`, came(token.baseUsdc, 600n * M)],
      },
      {},
    ),
    sends(
      'swap USDC for ETH at Uniswap, of which the app gets a fee',
      1,
      me,
      {
        to: routers.uniswap,
        data: call(
          'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
          '0x00060c',
          [
            encodeAbiParameters(
              parseAbiParameters(
                'address recipient, uint256 amountIn, uint256 amountOutMin, bytes path, bool payerIsUser',
              ),
              [
                '0x0000000000000000000000000000000000000002',
                1_000n * M,
                0n,
                encodePacked(['address', 'uint24', 'address'], [token.usdc, 500, token.weth]),
                true,
              ],
            ),
            encodeAbiParameters(parseAbiParameters('address token, address recipient, uint256 bips'), [
              token.weth,
              or<Address>('0x000000fee13a103a10d593b9ae06b3e05f2e7e1c', thief),
              or(25n, 4_000n),
            ]),
            encodeAbiParameters(parseAbiParameters('address recipient, uint256 amountMin'), [
              '0x0000000000000000000000000000000000000001',
              or(330n * E15, 0n),
            ]),
          ],
          soon,
        ),
        moves: [out(token.usdc, 1_000n * M), `coins ${or(332n, 200n) * E15} ${me}`],
      },
      { contracts: [permit2] },
    ),
    sends(
      'swap at 1inch on BNB',
      56,
      me,
      {
        to: routers.oneInch,
        data: call(
          'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data) payable returns (uint256 returnAmount, uint256 spentAmount)',
          routers.executor,
          {
            srcToken: token.bnbUsdt,
            dstToken: token.cake,
            srcReceiver: routers.executor,
            dstReceiver: gets,
            amount: 100n * E18,
            minReturnAmount: 39n * E18,
            flags: 4n,
          },
          '0x0000000000000000000000000000000000000000000000000000000000000e26',
        ),
        moves: [out(token.bnbUsdt, 100n * E18, routers.executor), came(token.cake, 40n * E18)],
      },
      { contracts: [routers.executor] },
    ),
    sends(
      'swap ETH at 1inch through one pool',
      1,
      me,
      {
        to: routers.oneInch,
        value: E18,
        data: or(
          call(
            'function ethUnoswap(uint256 minReturn, uint256 dex) payable returns (uint256)',
            2_950n * M,
            0x0000000000000000000000000000000000000000000000000000000000000000n |
              (1n << 253n) |
              BigInt('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640'),
          ),
          call(
            'function ethUnoswapTo(uint256 to, uint256 minReturn, uint256 dex) payable returns (uint256)',
            BigInt(thief),
            2_950n * M,
            (1n << 253n) | BigInt('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640'),
          ),
        ),
        moves: [`coins ${E18} ${pool}`, came(token.usdc, 3_000n * M)],
      },
      {
        contracts: ['0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640'],
        says: {
          '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640 function token0() view returns (address)': pad(
            token.usdc,
          ),
          '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640 function token1() view returns (address)': pad(
            token.weth,
          ),
          '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640 function fee() view returns (uint24)': word(500n),
          '0x1f98431c8ad98523631ae4a59f267346ea31f984 function getPool(address one, address other, uint24 fee) view returns (address)':
            pad('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640'),
        },
      },
    ),
    sends(
      'swap at 0x on Base',
      8453,
      me,
      {
        to: routers.holder,
        data: call(
          'function exec(address operator, address token, uint256 amount, address target, bytes data) payable returns (bytes)',
          or<Address>(routers.settler, thief),
          token.baseUsdc,
          200n * M,
          or<Address>(routers.settler, thief),
          call(
            'function execute((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zidAndAffiliate) payable returns (bool)',
            { recipient: me, buyToken: token.aero, minAmountOut: 190n * E18 },
            [
              call(
                'function TRANSFER_FROM(address recipient, ((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, bytes sig)',
                routers.settler,
                { permitted: { token: token.baseUsdc, amount: 200n * M }, nonce: 0n, deadline: soon },
                '0x',
              ),
              call(
                'function UNISWAPV3(address recipient, uint256 bps, bytes path, uint256 amountOutMin)',
                routers.settler,
                10_000n,
                encodePacked(
                  ['address', 'uint8', 'uint24', 'address'],
                  [token.baseUsdc, 0, 3_000, token.aero],
                ),
                0n,
              ),
            ],
            zeroHash,
          ),
        ),
        moves: [out(token.baseUsdc, 200n * M), comes(token.aero, 195n * E18)],
      },
      {
        contracts: [routers.settler, token.aero],
        says: {
          [`${routers.settlers} function ownerOf(uint256 id) view returns (address)`]: pad(routers.settler),
          [`${routers.settlers} function prev(uint128 id) view returns (address)`]: pad(routers.settler),
        },
      },
    ),
    sends(
      'sell ETH at CoW',
      1,
      me,
      {
        to: routers.ethFlow,
        value: E18,
        data: call(
          'function createOrder((address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId) order) payable returns (bytes32)',
          {
            buyToken: token.usdc,
            receiver: gets,
            sellAmount: E18,
            buyAmount: 2_960n * M,
            appData: `0x${'5c'.repeat(32)}`,
            feeAmount: 0n,
            validTo: 1_795_253_400,
            partiallyFillable: false,
            quoteId: 819_102n,
          },
        ),
      },
      { looks: 'no pool of the stand-ins says what it is worth' },
    ),
    sends(
      'swap at Odos v2 on Arbitrum',
      42161,
      me,
      {
        to: routers.odos,
        data: call(
          'function swap((address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo, bytes pathDefinition, address executor, uint32 referralCode) payable returns (uint256)',
          {
            inputToken: token.arbUsdc,
            inputAmount: 300n * M,
            inputReceiver: routers.executor,
            outputToken: token.arb,
            outputQuote: 812n * E18,
            outputMin: 808n * E18,
            outputReceiver: gets,
          },
          '0x010203000a0101010200ff00',
          routers.executor,
          1,
        ),
        moves: [out(token.arbUsdc, 300n * M, routers.executor), came(token.arb, 811n * E18)],
      },
      { contracts: [routers.executor] },
    ),
    sends(
      'swap at KyberSwap on Polygon',
      137,
      me,
      {
        to: routers.kyber,
        data: call(
          'function swap((address callTarget, address approveTarget, bytes targetData, (address srcToken, address dstToken, address[] srcReceivers, uint256[] srcAmounts, address[] feeReceivers, uint256[] feeAmounts, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit) desc, bytes clientData) execution) payable returns (uint256, uint256)',
          {
            callTarget: routers.executor,
            approveTarget: zeroAddress,
            targetData: '0x00',
            desc: {
              srcToken: token.polUsdc,
              dstToken: token.wpol,
              srcReceivers: [or<Address>(routers.executor, thief)],
              srcAmounts: [120n * M],
              feeReceivers: [],
              feeAmounts: [],
              dstReceiver: gets,
              amount: 120n * M,
              minReturnAmount: 500n * E18,
              flags: 0n,
              permit: '0x',
            },
            clientData: '0x7b7d',
          },
        ),
        moves: [
          out(token.polUsdc, 120n * M, or<Address>(routers.executor, thief)),
          came(token.wpol, 505n * E18),
        ],
      },
      { contracts: [routers.executor] },
    ),
    sends('swap at Velora through a pool of Uniswap v3', 1, me, {
      to: routers.velora,
      data: call(
        'function swapExactAmountInOnUniswapV3((address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary, bytes pools) uniData, uint256 partnerAndFee, bytes permit) payable returns (uint256, uint256, uint256)',
        {
          srcToken: token.wbtc,
          destToken: token.usdc,
          fromAmount: 1_000_000n,
          toAmount: or(985n * M, 1n),
          quotedAmount: 995n * M,
          metadata: `0x${'2b'.repeat(16)}${'0'.repeat(32)}`,
          beneficiary: or<Address>(zeroAddress, thief),
          pools: concat([pad(token.wbtc), pad(token.usdc), word(3_000n)]),
        },
        0n,
        '0x',
      ),
      moves: [out(token.wbtc, 1_000_000n), came(token.usdc, 994n * M)],
    }),
    sends('swap BNB at the newest router of PancakeSwap', 56, me, {
      to: routers.pancake,
      value: E18,
      data: call(
        'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
        '0x0b00',
        [
          encodeAbiParameters(parseAbiParameters('address, uint256'), [
            '0x0000000000000000000000000000000000000002',
            E18,
          ]),
          encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
            or<Address>('0x0000000000000000000000000000000000000001', thief),
            E18,
            880n * E18,
            encodePacked(['address', 'uint24', 'address'], [token.wbnb, 500, token.bnbUsdt]),
            false,
          ]),
        ],
        soon,
      ),
      moves: [`coins ${E18} ${pool}`, came(token.bnbUsdt, 890n * E18)],
    }),
    sends('swap at a concentrated pool of Aerodrome', 8453, me, {
      to: routers.slipstream,
      data: call(
        'function exactInputSingle((address tokenIn, address tokenOut, int24 tickSpacing, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)',
        {
          tokenIn: token.baseUsdc,
          tokenOut: token.cbbtc,
          tickSpacing: 100,
          recipient: gets,
          deadline: soon,
          amountIn: 500n * M,
          amountOutMinimum: 495_000n,
          sqrtPriceLimitX96: 0n,
        },
      ),
      moves: [out(token.baseUsdc, 500n * M), came(token.cbbtc, 499_000n)],
    }),
    sends(
      'swap at the router of Curve',
      1,
      me,
      {
        to: routers.curve,
        data: call(
          'function exchange(address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _expected, address[5] _pools, address _receiver) payable returns (uint256)',
          [
            token.usdc,
            '0x4dece678ceceb27446b35c672dc7d61f30bad69e',
            token.crvusd,
            ...Array.from({ length: 8 }, () => zeroAddress),
          ],
          [[0n, 1n, 1n, 1n, 2n], ...Array.from({ length: 4 }, () => [0n, 0n, 0n, 0n, 0n])],
          700n * M,
          698n * E18,
          Array.from({ length: 5 }, () => zeroAddress),
          gets,
        ),
        moves: [out(token.usdc, 700n * M), came(token.crvusd, 699n * E18)],
      },
      {
        contracts: ['0x4dece678ceceb27446b35c672dc7d61f30bad69e'],
        says: {
          '0xf98b45fa17de75fb1ad0e7afd971b0ca00e379fc function is_registered(address pool) view returns (bool)':
            word(1n),
        },
      },
    ),
    batches(
      'approve and swap at Balancer v3',
      1,
      me,
      [
        { to: token.usdc, data: approve(permit2, 400n * M) },
        {
          to: permit2,
          data: call(
            'function approve(address token, address spender, uint160 amount, uint48 expiration)',
            token.usdc,
            routers.balancer,
            400n * M,
            1_795_253_400,
          ),
        },
        {
          to: routers.balancer,
          data: call(
            'function swapSingleTokenExactIn(address pool, address tokenIn, address tokenOut, uint256 exactAmountIn, uint256 minAmountOut, uint256 deadline, bool wethIsEth, bytes userData) payable returns (uint256)',
            '0x89bb794097234e5e930446c0cec0ea66b35d7570',
            token.usdc,
            token.usdt,
            400n * M,
            or(399n * M, 0n),
            soon,
            false,
            '0x',
          ),
          moves: [out(token.usdc, 400n * M), comes(token.usdt, or(3_998n * M, 10n * M) / 10n)],
        },
      ],
      {
        contracts: ['0x89bb794097234e5e930446c0cec0ea66b35d7570'],
        says: {
          [`${permit2} function allowance(address user, address token, address spender) view returns (uint160, uint48, uint48)`]:
            words(0n, 0n, 0n),
        },
      },
    ),
    sends(
      'sell PT of Pendle for USDe',
      1,
      me,
      {
        to: routers.pendle,
        data: call(
          `function swapExactPtForToken(address receiver, address market, uint256 exactPtIn, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output, (address limitRouter, uint256 epsSkipMarket, (${pendleOrder} order, bytes signature, uint256 makingAmount)[] normalFills, (${pendleOrder} order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit) returns (uint256, uint256, uint256)`,
          gets,
          '0x6d98a2b6cdbf44939362a3e99793339ba2016af4',
          500n * E18,
          {
            tokenOut: token.usde,
            minTokenOut: 480n * E18,
            tokenRedeemSy: token.usde,
            pendleSwap: zeroAddress,
            swapData: { swapType: 0, extRouter: zeroAddress, extCalldata: '0x', needScale: false },
          },
          { limitRouter: zeroAddress, epsSkipMarket: 0n, normalFills: [], flashFills: [], optData: '0x' },
        ),
        moves: [out('0x3174a367d972266a5b9d46fc4b0a2a5f2a8b1d11', 500n * E18), came(token.usde, 483n * E18)],
      },
      {
        contracts: ['0x6d98a2b6cdbf44939362a3e99793339ba2016af4'],
        says: {
          '0x47d74516b33ed5d70dde7119a40839f6fcc24e57 function isWhitelisted(address market) view returns (bool)':
            word(1n),
          '0x6d98a2b6cdbf44939362a3e99793339ba2016af4 function readTokens() view returns (address, address, address)':
            concat([
              pad('0x35751007a407ca6feffe80b3cb397736d2cf4dbe'),
              pad('0x3174a367d972266a5b9d46fc4b0a2a5f2a8b1d11'),
              pad('0x8e291961bac6e6bd5d3a13a4ba5a3bd9b8a6c6a0'),
            ]),
        },
      },
    ),
    sends(
      'swap at a pool of Fluid',
      1,
      me,
      {
        to: routers.fluid,
        data: call(
          'function swapIn(bool swap0to1_, uint256 amountIn_, uint256 amountOutMin_, address to_) payable returns (uint256)',
          true,
          900n * M,
          or(899n * M, 1n),
          gets,
        ),
        moves: [out(token.usdc, 900n * M), came(token.usdt, (8_998n * M) / 10n)],
      },
      {
        says: {
          '0x91716c4eda1fb55e84bf8b4c7085f84285c19085 function isDex(address dex) view returns (bool)':
            word(1n),
        },
      },
    ),
    sends('swap at Sushi on Arbitrum', 42161, me, {
      to: routers.sushi,
      data: call(
        'function processRoute(address tokenIn, uint256 amountIn, address tokenOut, uint256 amountOutMin, address to, bytes route) payable returns (uint256)',
        token.arbWeth,
        E18 / 10n,
        token.arbUsdc,
        297n * M,
        gets,
        concat(['0x02', token.arbWeth, '0x01ffff00', pool, '0x00', me]),
      ),
      moves: [out(token.arbWeth, E18 / 10n), came(token.arbUsdc, 299n * M)],
    }),
    sends(
      'swap at LI.FI on Arbitrum',
      42161,
      me,
      {
        to: routers.lifi,
        data: call(
          'function swapTokensSingleV3ERC20ToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, (address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit) _swapData)',
          `0x${'6d'.repeat(32)}`,
          'jumper.exchange',
          zeroAddress,
          gets,
          99n * M,
          {
            callTo: routers.kyber,
            approveTo: routers.kyber,
            sendingAssetId: token.arbUsdt,
            receivingAssetId: token.arbUsdc,
            fromAmount: 100n * M,
            callData: call('function swapCompact() payable returns (uint256)'),
            requiresDeposit: true,
          },
        ),
        moves: [out(token.arbUsdt, 100n * M), came(token.arbUsdc, (999n * M) / 10n)],
      },
      { contracts: [routers.kyber] },
    ),
    sends(
      'swap in the wallet of MetaMask',
      1,
      me,
      {
        to: or<Address>(routers.metamask, thief),
        data: call(
          'function swap(string aggregatorId, address tokenFrom, uint256 amount, bytes data) payable',
          'airswapV4SwapFeeDynamic',
          token.usdc,
          200n * M,
          concat([pad(token.usdc), pad(token.weth), word(200n * M), word(66n * E15)]),
        ),
        moves: [out(token.usdc, 200n * M), comes(token.weth, 66n * E15)],
      },
      { looks: 'what comes at least is in the data of an aggregator' },
    ),
    sends(
      'take liquidity for ETH out of Uniswap v2',
      1,
      me,
      {
        to: routers.v2,
        data: call(
          'function removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) returns (uint256, uint256)',
          token.usdc,
          E18 / 100_000n,
          990n * M,
          330n * E15,
          gets,
          soon,
        ),
        moves: [
          out('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc', E18 / 100_000n),
          came(token.usdc, 1_000n * M),
          `coins ${333n * E15} ${gets}`,
        ],
      },
      { contracts: [token.weth] },
    ),
    sends(
      'take a position out of Uniswap v3 on Base',
      8453,
      me,
      {
        to: routers.positionsBase,
        data: call('function multicall(bytes[] data) payable returns (bytes[])', [
          call(
            'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable returns (uint256, uint256)',
            {
              tokenId: 9_041n,
              liquidity: 10n ** 15n,
              amount0Min: E18 / 10n,
              amount1Min: 290n * M,
              deadline: soon,
            },
          ),
          call(
            'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable returns (uint256, uint256)',
            { tokenId: 9_041n, recipient: gets, amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n },
          ),
        ]),
        moves: [came(token.opWeth, (E18 * 11n) / 100n), came(token.baseUsdc, 300n * M)],
      },
      {
        says: {
          'function ownerOf(uint256 id) view returns (address)': pad(me),
          'function positions(uint256 id) view returns (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)':
            concat([
              word(0n),
              word(0n),
              pad(token.opWeth),
              pad(token.baseUsdc),
              word(500n),
              word(0n),
              word(100n),
              word(10n ** 15n),
              word(0n),
              word(0n),
              word(0n),
              word(0n),
            ]),
        },
      },
    ),
    sends('harvest CAKE of a position', 56, me, {
      to: '0x556b9306565093c855aea9ae92a594704c2cd59e',
      data: call('function harvest(uint256 _tokenId, address _to) returns (uint256)', 51_002n, gets),
      moves: [came(token.cake, 3n * E18)],
    }),
    sends('cancel two listings at OpenSea', 1, me, {
      to: or<Address>('0x0000000000000068f116a894984e2db1123eb395', thief),
      data: call(
        `function cancel(${seaportOrder}[] orders) returns (bool)`,
        [1n, 2n].map((salt) => ({
          offerer: me,
          zone: zeroAddress,
          offer: [
            { itemType: 2, token: token.pudgy, identifierOrCriteria: 4_410n, startAmount: 1n, endAmount: 1n },
          ],
          consideration: [
            {
              itemType: 0,
              token: zeroAddress,
              identifierOrCriteria: 0n,
              startAmount: 9n * E18,
              endAmount: 9n * E18,
              recipient: me,
            },
          ],
          orderType: 0,
          startTime: 1_795_000_000n,
          endTime: soon,
          zoneHash: zeroHash,
          salt,
          conduitKey: '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000',
          counter: 0n,
        })),
      ),
    }),
    sends(
      'buy an item at OpenSea, whose app writes its mark behind the call',
      1,
      me,
      {
        to: '0x0000000000000068f116a894984e2db1123eb395',
        value: 10n * E18,
        data: concat([
          call(
            'function fulfillBasicOrder_efficient_6GL6yc((address considerationToken, uint256 considerationIdentifier, uint256 considerationAmount, address offerer, address zone, address offerToken, uint256 offerIdentifier, uint256 offerAmount, uint8 basicOrderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 offererConduitKey, bytes32 fulfillerConduitKey, uint256 totalOriginalAdditionalRecipients, (uint256 amount, address recipient)[] additionalRecipients, bytes signature) parameters) payable returns (bool)',
            {
              considerationToken: zeroAddress,
              considerationIdentifier: 0n,
              considerationAmount: (99n * E18) / 10n,
              offerer: friend,
              zone: zeroAddress,
              offerToken: or<Address>(token.pudgy, thief),
              offerIdentifier: 4_410n,
              offerAmount: 1n,
              basicOrderType: 0,
              startTime: 1_700_000_000n,
              endTime: soon,
              zoneHash: zeroHash,
              salt: 5n,
              offererConduitKey: zeroHash,
              fulfillerConduitKey: zeroHash,
              totalOriginalAdditionalRecipients: 1n,
              additionalRecipients: [
                { amount: E18 / 10n, recipient: '0x0000a26b00c1F0DF003000390027140000fAa719' },
              ],
              signature: `0x${'11'.repeat(64)}`,
            },
          ),
          '0x8de1eb46',
        ]),
        moves: [
          ...or([`in ${token.pudgy} 4410 ${me} ${friend}`], []),
          `coins ${(99n * E18) / 10n} ${friend}`,
          `coins ${E18 / 10n} 0x0000a26b00c1F0DF003000390027140000fAa719`,
        ],
      },
      { contracts: [thief] },
    ),
    sends('put ETH into the pool of Blur for bids', 1, me, {
      to: or<Address>('0x0000000000a39bb272e79075ade125fd351887ac', thief),
      data: call('function deposit() payable'),
      value: 3n * E18,
      moves: [`mint ${3n * E18}`],
    }),
    sends(
      'mint a drop at OpenSea',
      8453,
      me,
      {
        to: '0x00005ea00ac477b1030ce78506496e8c2de24bf5',
        value: E18 / 500n,
        data: call(
          'function mintPublic(address nftContract, address feeRecipient, address minterIfNotPayer, uint256 quantity) payable',
          '0x3d1f5f0d9c1b7c3e8f2a6c4d5e7b9a0c1d2e3f40',
          '0x0000a26b00c1f0df003000390027140000faa719',
          or<Address>(zeroAddress, thief),
          1n,
        ),
        moves: [`in 0x3d1f5f0d9c1b7c3e8f2a6c4d5e7b9a0c1d2e3f40 12 ${gets} ${pool}`],
      },
      { looks: 'nobody knows the collection' },
    ),
    sends(
      'collect at Zora on Base',
      8453,
      me,
      {
        to: '0x777777722d078c97c6ad07d9f36801e653e356ae',
        value: 111_000_000_000_000n,
        data: call(
          'function mint(address mintTo, uint256 quantity, address collection, uint256 tokenId, address mintReferral, string comment) payable',
          gets,
          1n,
          '0x3d1f5f0d9c1b7c3e8f2a6c4d5e7b9a0c1d2e3f40',
          13n,
          zeroAddress,
          '',
        ),
        moves: [`in 0x3d1f5f0d9c1b7c3e8f2a6c4d5e7b9a0c1d2e3f40 13 ${gets} ${pool}`],
      },
      { looks: 'nobody knows the collection' },
    ),
    sends(
      'claim a drop of a collection of thirdweb',
      137,
      me,
      {
        to: '0x9c3e51d07ab2468f10c9e5d4a7b83f62c0d19e48',
        data: call(
          'function claim(address receiver, uint256 quantity, address currency, uint256 pricePerToken, (bytes32[] proof, uint256 quantityLimitPerWallet, uint256 pricePerToken, address currency) allowlistProof, bytes data) payable',
          gets,
          1n,
          coin,
          0n,
          { proof: [zeroHash], quantityLimitPerWallet: 0n, pricePerToken: maxUint256, currency: zeroAddress },
          '0x',
        ),
      },
      { looks: 'nobody knows the contract' },
    ),
  ];
};

const pendleOrder =
  '(uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit)';
const seaportOrder =
  '(address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 counter)';
