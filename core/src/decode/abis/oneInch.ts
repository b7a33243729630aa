import type { AbiTable } from './table.ts';

/** Routers of 1inch, V3 to V6. From the package @1inch/limit-order-sdk 5.4.3 and the descriptors of 1inch in the ERC-7730 registry. */
export const oneInch: AbiTable = {
  source: '1inch',
  functions: [
    [
      '0x7c025200',
      'swap(address caller, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit) desc, bytes data)',
    ],
    ['0x2e95b6c8', 'unoswap(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools)'],
    [
      '0xa1251d75',
      'unoswapWithPermit(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools, bytes permit)',
    ],
    [
      '0x12aa3caf',
      'swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes permit, bytes data)',
    ],
    ['0x0502b1c5', 'unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)'],
    [
      '0xf78dc253',
      'unoswapTo(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
    ],
    [
      '0x3c15fd91',
      'unoswapToWithPermit(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools, bytes permit)',
    ],
    ['0xe449022e', 'uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools)'],
    ['0xbc80f1a8', 'uniswapV3SwapTo(address recipient, uint256 amount, uint256 minReturn, uint256[] pools)'],
    [
      '0x2521b930',
      'uniswapV3SwapToWithPermit(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools, bytes permit)',
    ],
    [
      '0x84bd6d29',
      'clipperSwap(address clipperExchange, address srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
    ],
    [
      '0x093d4fa5',
      'clipperSwapTo(address clipperExchange, address recipient, address srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
    ],
    [
      '0x07ed2379',
      'swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
    ],
    ['0x83800a8e', 'unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)'],
    ['0x8770ba91', 'unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)'],
    [
      '0x19367472',
      'unoswap3(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
    ],
    ['0xe2c95c82', 'unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)'],
    [
      '0xea76dddf',
      'unoswapTo2(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
    ],
    [
      '0xf7a70056',
      'unoswapTo3(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
    ],
    ['0xa76dfc3b', 'ethUnoswap(uint256 minReturn, uint256 dex)'],
    ['0x89af926a', 'ethUnoswap2(uint256 minReturn, uint256 dex, uint256 dex2)'],
    ['0x188ac35d', 'ethUnoswap3(uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)'],
    ['0x175accdc', 'ethUnoswapTo(uint256 to, uint256 minReturn, uint256 dex)'],
    ['0x0f449d71', 'ethUnoswapTo2(uint256 to, uint256 minReturn, uint256 dex, uint256 dex2)'],
    ['0x493189f0', 'ethUnoswapTo3(uint256 to, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)'],
    [
      '0xd2d374e5',
      'clipperSwap(address clipperExchange, uint256 srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
    ],
    [
      '0xc4d652af',
      'clipperSwapTo(address clipperExchange, address recipient, uint256 srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
    ],
    ['0x5816d723', 'permitAndCall(bytes permit, bytes action)'],
    ['0xb68fb020', 'cancelOrder(uint256 makerTraits, bytes32 orderHash)'],
    ['0x89e7c650', 'cancelOrders(uint256[] makerTraits, bytes32[] orderHashes)'],
    ['0xc3cf8043', 'increaseEpoch(uint96 series)'],
    ['0x0d2c7c16', 'advanceEpoch(uint96 series, uint256 amount)'],
    [
      '0x9fda64bd',
      'fillOrder((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits)',
    ],
    [
      '0xf497df75',
      'fillOrderArgs((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits, bytes args)',
    ],
    [
      '0xcc713a04',
      'fillContractOrder((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes signature, uint256 amount, uint256 takerTraits)',
    ],
    [
      '0x56a75868',
      'fillContractOrderArgs((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes signature, uint256 amount, uint256 takerTraits, bytes args)',
    ],
  ],
};
