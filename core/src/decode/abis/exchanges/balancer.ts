import type { AbiTable } from '../table.ts';

const funds = '(address sender, bool fromInternalBalance, address recipient, bool toInternalBalance)';
const pathsRoles = {
  'paths.tokenIn': 'token',
  'paths.steps.pool': 'token',
  'paths.steps.tokenOut': 'token',
} as const;

/** The Vault of Balancer V2 and the routers of V3. From the packages @balancer-labs/v2-deployments and @balancer/sdk. */
export const balancer: AbiTable = {
  source: 'Balancer',
  functions: [
    [
      '0x52bbbe29',
      `swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, ${funds} funds, uint256 limit, uint256 deadline)`,
      {
        act: 'trade',
        roles: {
          'singleSwap.poolId': 'id',
          'singleSwap.assetIn': 'token',
          'singleSwap.assetOut': 'token',
          'singleSwap.userData': 'data',
          'funds.sender': 'payer',
          'funds.recipient': 'receiver',
        },
      },
    ],
    [
      '0x945bcec9',
      `batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, ${funds} funds, int256[] limits, uint256 deadline)`,
      {
        act: 'trade',
        roles: {
          'swaps.poolId': 'id',
          'swaps.userData': 'data',
          assets: 'token',
          'funds.sender': 'payer',
          'funds.recipient': 'receiver',
        },
      },
    ],
    [
      '0xb95cac28',
      'joinPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] maxAmountsIn, bytes userData, bool fromInternalBalance) request)',
      {
        act: 'into',
        roles: {
          poolId: 'contract',
          sender: 'payer',
          recipient: 'owner',
          'request.assets': 'token',
          'request.userData': 'data',
        },
      },
    ],
    [
      '0x8bdb3913',
      'exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
      {
        act: 'outOf',
        roles: {
          poolId: 'id',
          sender: 'payer',
          recipient: 'receiver',
          'request.assets': 'token',
          'request.userData': 'data',
        },
      },
    ],
    [
      '0x0e8e3e84',
      'manageUserBalance((uint8 kind, address asset, uint256 amount, address sender, address recipient)[] ops)',
      { act: 'move', roles: { 'ops.asset': 'token', 'ops.sender': 'payer', 'ops.recipient': 'receiver' } },
    ],
    [
      '0x80db15bd',
      'setRelayerApproval(address relayer, bool approved, bytes authorisation)',
      { act: 'allow', roles: { relayer: 'power', authorisation: 'data' } },
    ],
    [
      '0x5c38449e',
      'flashLoan(address recipient, address[] tokens, uint256[] amounts, bytes userData)',
      { act: 'debt', roles: { recipient: 'contract', tokens: 'token', userData: 'call' } },
    ],
    [
      '0x750283bc',
      'swapSingleTokenExactIn(address pool, address tokenIn, address tokenOut, uint256 exactAmountIn, uint256 minAmountOut, uint256 deadline, bool wethIsEth, bytes userData)',
      { act: 'trade', roles: { pool: 'token', tokenIn: 'token', tokenOut: 'token', userData: 'data' } },
    ],
    [
      '0x94e86ef8',
      'swapSingleTokenExactOut(address pool, address tokenIn, address tokenOut, uint256 exactAmountOut, uint256 maxAmountIn, uint256 deadline, bool wethIsEth, bytes userData)',
      { act: 'trade', roles: { pool: 'token', tokenIn: 'token', tokenOut: 'token', userData: 'data' } },
    ],
    [
      '0x286f580d',
      'swapExactIn((address tokenIn, (address pool, address tokenOut, bool isBuffer)[] steps, uint256 exactAmountIn, uint256 minAmountOut)[] paths, uint256 deadline, bool wethIsEth, bytes userData)',
      { act: 'trade', roles: { ...pathsRoles, userData: 'data' } },
    ],
    [
      '0x8eb1b65e',
      'swapExactOut((address tokenIn, (address pool, address tokenOut, bool isBuffer)[] steps, uint256 maxAmountIn, uint256 exactAmountOut)[] paths, uint256 deadline, bool wethIsEth, bytes userData)',
      { act: 'trade', roles: { ...pathsRoles, userData: 'data' } },
    ],
    [
      '0x724dba33',
      'addLiquidityProportional(address pool, uint256[] maxAmountsIn, uint256 exactBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', userData: 'data' } },
    ],
    [
      '0xc08bc851',
      'addLiquidityUnbalanced(address pool, uint256[] exactAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', userData: 'data' } },
    ],
    [
      '0x0ca078ec',
      'addLiquidityCustom(address pool, uint256[] maxAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', userData: 'data' } },
    ],
    [
      '0x72657d17',
      'addLiquiditySingleTokenExactOut(address pool, address tokenIn, uint256 maxAmountIn, uint256 exactBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', tokenIn: 'token', userData: 'data' } },
    ],
    [
      '0x51682750',
      'removeLiquidityProportional(address pool, uint256 exactBptAmountIn, uint256[] minAmountsOut, bool wethIsEth, bytes userData)',
      { act: 'outOf', roles: { pool: 'token', userData: 'data' } },
    ],
    [
      '0xecb2182c',
      'removeLiquiditySingleTokenExactIn(address pool, uint256 exactBptAmountIn, address tokenOut, uint256 minAmountOut, bool wethIsEth, bytes userData)',
      { act: 'outOf', roles: { pool: 'token', tokenOut: 'token', userData: 'data' } },
    ],
    [
      '0xe7326def',
      'removeLiquiditySingleTokenExactOut(address pool, uint256 maxBptAmountIn, address tokenOut, uint256 exactAmountOut, bool wethIsEth, bytes userData)',
      { act: 'outOf', roles: { pool: 'token', tokenOut: 'token', userData: 'data' } },
    ],
    [
      '0x82bf2b24',
      'removeLiquidityCustom(address pool, uint256 maxBptAmountIn, uint256[] minAmountsOut, bool wethIsEth, bytes userData)',
      { act: 'outOf', roles: { pool: 'token', userData: 'data' } },
    ],
    [
      '0x08c04793',
      'removeLiquidityRecovery(address pool, uint256 exactBptAmountIn, uint256[] minAmountsOut)',
      { act: 'outOf', roles: { pool: 'token' } },
    ],
    [
      '0x6fb93980',
      'addLiquidityUnbalancedNestedPool(address parentPool, address[] tokensIn, uint256[] exactAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { parentPool: 'token', tokensIn: 'token', userData: 'data' } },
    ],
    [
      '0xe48fd3bb',
      'removeLiquidityProportionalNestedPool(address parentPool, uint256 exactBptAmountIn, address[] tokensOut, uint256[] minAmountsOut, bool wethIsEth, bytes userData)',
      { act: 'outOf', roles: { parentPool: 'token', tokensOut: 'token', userData: 'data' } },
    ],
    [
      '0xc1da024c',
      'addLiquidityUnbalancedToERC4626Pool(address pool, bool[] wrapUnderlying, uint256[] exactAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', userData: 'data' } },
    ],
    [
      '0xe3c3e64f',
      'addLiquidityProportionalToERC4626Pool(address pool, bool[] wrapUnderlying, uint256[] maxAmountsIn, uint256 exactBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', userData: 'data' } },
    ],
    [
      '0xd8a7f9fe',
      'removeLiquidityProportionalFromERC4626Pool(address pool, bool[] unwrapWrapped, uint256 exactBptAmountIn, uint256[] minAmountsOut, bool wethIsEth, bytes userData)',
      { act: 'outOf', roles: { pool: 'token', userData: 'data' } },
    ],
    [
      '0x98f3b18c',
      'addLiquidityUnbalancedToERC4626Pool(address pool, uint256[] exactUnderlyingAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', userData: 'data' } },
    ],
    [
      '0x560561d0',
      'addLiquidityProportionalToERC4626Pool(address pool, uint256[] maxUnderlyingAmountsIn, uint256 exactBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', userData: 'data' } },
    ],
    [
      '0x38947f0b',
      'removeLiquidityProportionalFromERC4626Pool(address pool, uint256 exactBptAmountIn, uint256[] minUnderlyingAmountsOut, bool wethIsEth, bytes userData)',
      { act: 'outOf', roles: { pool: 'token', userData: 'data' } },
    ],
    [
      '0x502383f4',
      'addLiquidityToBuffer(address wrappedToken, uint256 maxAmountUnderlyingIn, uint256 maxAmountWrappedIn, uint256 exactSharesToIssue)',
      { act: 'into', roles: { wrappedToken: 'token' } },
    ],
    [
      '0xebc7955c',
      'removeLiquidityFromBuffer(address wrappedToken, uint256 sharesToRemove, uint256 minAmountUnderlyingOutRaw, uint256 minAmountWrappedOutRaw)',
      { act: 'outOf', roles: { wrappedToken: 'token' } },
    ],
    [
      '0xbf6ee3fd',
      'donate(address pool, uint256[] amountsIn, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', userData: 'data' } },
    ],
    [
      '0x026b3d95',
      'initialize(address pool, address[] tokens, uint256[] exactAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
      { act: 'into', roles: { pool: 'contract', tokens: 'token', userData: 'data' } },
    ],
    [
      '0x19c6989f',
      'permitBatchAndCall((address token, address owner, address spender, uint256 amount, uint256 nonce, uint256 deadline)[] permitBatch, bytes[] permitSignatures, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permit2Batch, bytes permit2Signature, bytes[] multicallData)',
      {
        act: 'carry',
        roles: {
          'permitBatch.token': 'token',
          'permitBatch.owner': 'owner',
          'permitBatch.spender': 'power',
          permitSignatures: 'data',
          'permit2Batch.details.token': 'token',
          'permit2Batch.spender': 'power',
          permit2Signature: 'data',
          multicallData: 'call',
        },
      },
    ],
    [
      '0x8201aa3f',
      'swapExactAmountIn(address tokenIn, uint256 tokenAmountIn, address tokenOut, uint256 minAmountOut, uint256 maxPrice)',
      { act: 'trade', roles: { tokenIn: 'token', tokenOut: 'token' } },
    ],
    [
      '0x7c5e9ea4',
      'swapExactAmountOut(address tokenIn, uint256 maxAmountIn, address tokenOut, uint256 tokenAmountOut, uint256 maxPrice)',
      { act: 'trade', roles: { tokenIn: 'token', tokenOut: 'token' } },
    ],
    ['0x4f69c0d4', 'joinPool(uint256 poolAmountOut, uint256[] maxAmountsIn)', { act: 'into' }],
    ['0xb02f0b73', 'exitPool(uint256 poolAmountIn, uint256[] minAmountsOut)', { act: 'outOf' }],
  ],
};
