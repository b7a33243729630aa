import { bridgesTo } from '../../protocols/bridgeUse.ts';
import type { ProtocolTable } from '../../protocols/protocolTable.ts';

const originQuery =
  '(address routerAdapter, address tokenOut, uint256 minAmountOut, uint256 deadline, bytes rawParams)';

/** Bridges of Hop and Synapse, with their routers and pools. From the packages @hop-protocol/core and @synapsecns/sdk-router. */
export const hopSynapse: ProtocolTable = {
  source: 'Hop, Synapse',
  functions: [
    [
      '0xdeace8f5',
      'sendToL2(uint256 chainId, address recipient, uint256 amount, uint256 amountOutMin, uint256 deadline, address relayer, uint256 relayerFee)',
      { act: 'bridge', roles: { recipient: 'receiver', relayer: 'fee' } },
      bridgesTo([1]),
    ],
    [
      '0xeea0d7b2',
      'swapAndSend(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline)',
      { act: 'bridge', roles: { recipient: 'receiver' } },
      'modelOnly',
    ],
    [
      '0xa6bd1b33',
      'send(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee, uint256 amountOutMin, uint256 deadline)',
      { act: 'bridge', roles: { recipient: 'receiver' } },
      'modelOnly',
    ],
    [
      '0xa134ce5b',
      'send(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee)',
      { act: 'bridge', roles: { recipient: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x0f7aadb7',
      'withdraw(address recipient, uint256 amount, bytes32 transferNonce, uint256 bonderFee, uint256 amountOutMin, uint256 deadline, bytes32 rootHash, uint256 transferRootTotalAmount, uint256 transferIdTreeIndex, bytes32[] siblings, uint256 totalLeaves)',
      {
        act: 'outOf',
        roles: { recipient: 'receiver', transferNonce: 'id', rootHash: 'data', siblings: 'data' },
      },
      'modelOnly',
    ],
    [
      '0x90d25074',
      'deposit(address to, uint256 chainId, address token, uint256 amount)',
      { act: 'bridge', roles: { to: 'receiver', token: 'token' } },
      'modelOnly',
    ],
    [
      '0xa2a2af0b',
      'depositAndSwap(address to, uint256 chainId, address token, uint256 amount, uint8 tokenIndexFrom, uint8 tokenIndexTo, uint256 minDy, uint256 deadline)',
      { act: 'bridge', roles: { to: 'receiver', token: 'token' } },
      'modelOnly',
    ],
    [
      '0xf3f094a1',
      'redeem(address to, uint256 chainId, address token, uint256 amount)',
      { act: 'bridge', roles: { to: 'receiver', token: 'token' } },
      'modelOnly',
    ],
    [
      '0x839ed90a',
      'redeemAndSwap(address to, uint256 chainId, address token, uint256 amount, uint8 tokenIndexFrom, uint8 tokenIndexTo, uint256 minDy, uint256 deadline)',
      { act: 'bridge', roles: { to: 'receiver', token: 'token' } },
      'modelOnly',
    ],
    [
      '0x36e712ed',
      'redeemAndRemove(address to, uint256 chainId, address token, uint256 amount, uint8 swapTokenIndex, uint256 swapMinAmount, uint256 swapDeadline)',
      { act: 'bridge', roles: { to: 'receiver', token: 'token' } },
      'modelOnly',
    ],
    [
      '0xa07ed975',
      'redeemV2(bytes32 to, uint256 chainId, address token, uint256 amount)',
      { act: 'bridge', roles: { to: 'remote', token: 'token' } },
      'modelOnly',
    ],
    [
      '0xc2288147',
      `bridge(address recipient, uint256 chainId, address token, uint256 amount, ${originQuery} originQuery, ${originQuery} destQuery)`,
      {
        act: 'bridge',
        roles: {
          recipient: 'receiver',
          token: 'token',
          'originQuery.routerAdapter': 'contract',
          'originQuery.tokenOut': 'token',
          'originQuery.rawParams': 'data',
          'destQuery.routerAdapter': 'contract',
          'destQuery.tokenOut': 'token',
          'destQuery.rawParams': 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0xb5d1cdd4',
      'swap(address to, address token, uint256 amount, (address swapAdapter, address tokenOut, uint256 minAmountOut, uint256 deadline, bytes rawParams) query)',
      {
        act: 'trade',
        roles: {
          to: 'receiver',
          token: 'token',
          'query.swapAdapter': 'contract',
          'query.tokenOut': 'token',
          'query.rawParams': 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0x45851694',
      'bridge((uint32 dstChainId, address sender, address to, address originToken, address destToken, uint256 originAmount, uint256 destAmount, bool sendChainGas, uint256 deadline) params)',
      {
        act: 'bridge',
        roles: {
          'params.sender': 'owner',
          'params.to': 'receiver',
          'params.originToken': 'token',
          'params.destToken': 'token',
        },
      },
      'modelOnly',
    ],
    [
      '0x91695586',
      'swap(uint8 tokenIndexFrom, uint8 tokenIndexTo, uint256 dx, uint256 minDy, uint256 deadline)',
      { act: 'trade' },
      'modelOnly',
    ],
    [
      '0x4d49e87d',
      'addLiquidity(uint256[] amounts, uint256 minToMint, uint256 deadline)',
      { act: 'into' },
      'modelOnly',
    ],
    [
      '0x31cd52b0',
      'removeLiquidity(uint256 amount, uint256[] minAmounts, uint256 deadline)',
      { act: 'outOf' },
      'modelOnly',
    ],
    [
      '0x3e3a1560',
      'removeLiquidityOneToken(uint256 tokenAmount, uint8 tokenIndex, uint256 minAmount, uint256 deadline)',
      { act: 'outOf' },
      'modelOnly',
    ],
    [
      '0x84cdd9bc',
      'removeLiquidityImbalance(uint256[] amounts, uint256 maxBurnAmount, uint256 deadline)',
      { act: 'outOf' },
      'modelOnly',
    ],
  ],
};
