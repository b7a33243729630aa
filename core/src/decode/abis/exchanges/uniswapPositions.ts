import type { ProtocolTable } from '../../protocols/protocolTable.ts';
import { sweepWithFee, unwrapWithFee } from '../../protocols/uniswapV3.ts';

const key = '(address rewardToken, address pool, uint256 startTime, uint256 endTime, address refundee)';
const keyRoles = { 'key.rewardToken': 'token', 'key.pool': 'token', 'key.refundee': 'account' } as const;

/** The rest of the position managers of Uniswap V3 and V4, of the V3 migrator and of the router that takes part in positions. From @uniswap/v3-periphery, swap-router-contracts and v4-periphery. */
export const uniswapPositions: ProtocolTable = {
  source: 'Uniswap positions',
  functions: [
    [
      '0x13ead562',
      'createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)',
      { act: 'set', roles: { token0: 'token', token1: 'token' } },
      'modelOnly',
    ],
    [
      '0x7ac2ff7b',
      'permit(address spender, uint256 tokenId, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { spender: 'power', r: 'data', s: 'data' } },
      'modelOnly',
    ],
    [
      '0x9b2c0a37',
      'unwrapWETH9WithFee(uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
      { act: 'outOf', roles: { recipient: 'receiver', feeRecipient: 'fee' } },
      unwrapWithFee([1]),
    ],
    [
      '0xe0e189a0',
      'sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
      { act: 'outOf', roles: { token: 'token', recipient: 'receiver', feeRecipient: 'fee' } },
      sweepWithFee([2]),
    ],
    [
      '0xd4ef38de',
      'unwrapWETH9WithFee(uint256 amountMinimum, uint256 feeBips, address feeRecipient)',
      { act: 'outOf', roles: { feeRecipient: 'fee' } },
      unwrapWithFee('caller'),
    ],
    [
      '0x3068c554',
      'sweepTokenWithFee(address token, uint256 amountMinimum, uint256 feeBips, address feeRecipient)',
      { act: 'outOf', roles: { token: 'token', feeRecipient: 'fee' } },
      sweepWithFee('caller'),
    ],
    ['0x571ac8b0', 'approveMax(address token)', { act: 'set', roles: { token: 'token' } }, 'modelOnly'],
    [
      '0xcab372ce',
      'approveMaxMinusOne(address token)',
      { act: 'set', roles: { token: 'token' } },
      'modelOnly',
    ],
    [
      '0x639d71a9',
      'approveZeroThenMax(address token)',
      { act: 'set', roles: { token: 'token' } },
      'modelOnly',
    ],
    [
      '0xab3fdd50',
      'approveZeroThenMaxMinusOne(address token)',
      { act: 'set', roles: { token: 'token' } },
      'modelOnly',
    ],
    ['0xb3a2af13', 'callPositionManager(bytes data)', { act: 'carry', roles: { data: 'call' } }, 'modelOnly'],
    [
      '0x11ed56c9',
      'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient) params)',
      {
        act: 'into',
        roles: { 'params.token0': 'token', 'params.token1': 'token', 'params.recipient': 'owner' },
      },
      'modelOnly',
    ],
    [
      '0xf100b205',
      'increaseLiquidity((address token0, address token1, uint256 tokenId, uint256 amount0Min, uint256 amount1Min) params)',
      {
        act: 'into',
        roles: { 'params.token0': 'token', 'params.token1': 'token', 'params.tokenId': 'position' },
      },
      'modelOnly',
    ],
    [
      '0xd44f2bf2',
      'migrate((address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)',
      {
        act: 'into',
        roles: {
          'params.pair': 'pool',
          'params.token0': 'token',
          'params.token1': 'token',
          'params.recipient': 'owner',
        },
      },
      'modelOnly',
    ],
    [
      '0xf7020405',
      'initializePool((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) key, uint160 sqrtPriceX96)',
      { act: 'set', roles: { 'key.currency0': 'token', 'key.currency1': 'token', 'key.hooks': 'contract' } },
      'modelOnly',
    ],
    [
      '0x0f5730f1',
      'permit(address spender, uint256 tokenId, uint256 deadline, uint256 nonce, bytes signature)',
      { act: 'allow', roles: { spender: 'power', signature: 'data' } },
      'modelOnly',
    ],
    [
      '0x3aea60f0',
      'permitForAll(address owner, address operator, bool approved, uint256 deadline, uint256 nonce, bytes signature)',
      { act: 'allow', roles: { owner: 'owner', operator: 'power', signature: 'data' } },
      'modelOnly',
    ],
    [
      '0x002a3e3a',
      'permitBatch(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) _permitBatch, bytes signature)',
      {
        act: 'allow',
        roles: {
          owner: 'owner',
          '_permitBatch.details.token': 'token',
          '_permitBatch.spender': 'power',
          signature: 'data',
        },
      },
      'modelOnly',
    ],
    ['0x05c1ee20', 'revokeNonce(uint256 nonce)', { act: 'set' }, 'modelOnly'],
    [
      '0x2b9261de',
      'subscribe(uint256 tokenId, address newSubscriber, bytes data)',
      { act: 'allow', roles: { newSubscriber: 'contract', data: 'data' } },
      'modelOnly',
    ],
    ['0xad0b27fb', 'unsubscribe(uint256 tokenId)', { act: 'set', forgoes: true }, 'modelOnly'],
    [
      '0xf2d2909b',
      `stakeToken(${key} key, uint256 tokenId)`,
      { act: 'into', roles: { ...keyRoles }, numbers: { 'key.startTime': 'thing', 'key.endTime': 'thing' } },
      'modelOnly',
    ],
    [
      '0xf549ab42',
      `unstakeToken(${key} key, uint256 tokenId)`,
      { act: 'outOf', roles: { ...keyRoles } },
      'modelOnly',
    ],
    [
      '0x2f2d783d',
      'claimReward(address rewardToken, address to, uint256 amountRequested)',
      { act: 'outOf', roles: { rewardToken: 'token', to: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x3c423f0b',
      'withdrawToken(uint256 tokenId, address to, bytes data)',
      { act: 'outOf', roles: { to: 'receiver', data: 'call' } },
      'modelOnly',
    ],
  ],
};
