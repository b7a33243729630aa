import { nested } from '../meaningRule.ts';
import { aggregated, aggregatedPayout, type ProtocolTable } from './protocolTable.ts';

/** Routers of 1inch, V3 to V6. From the package @1inch/limit-order-sdk 5.4.3 and the descriptors of 1inch in the ERC-7730 registry. */
export const oneInch: ProtocolTable = {
  source: '1inch',
  functions: [
    [
      '0x7c025200',
      'swap(address caller, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit) desc, bytes data)',
      {
        act: 'trade',
        roles: {
          caller: 'contract',
          'desc.srcToken': 'token',
          'desc.dstToken': 'token',
          'desc.srcReceiver': 'contract',
          'desc.dstReceiver': 'receiver',
          'desc.permit': 'data',
          data: 'data',
        },
        zeroIsCaller: true,
      },
      {
        swap: {
          sells: [1, 0],
          amount: [1, 4],
          buys: [1, 1],
          least: [1, 5],
          to: [1, 3],
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x2e95b6c8',
      'unoswap(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools)',
      { act: 'trade', roles: { srcToken: 'token', pools: 'data' } },
      {
        swap: {
          sells: [0],
          amount: [1],
          buys: 'unnamed',
          least: [2],
          to: 'caller',
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0xa1251d75',
      'unoswapWithPermit(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools, bytes permit)',
      { act: 'trade', roles: { srcToken: 'token', pools: 'data', permit: 'data' } },
      {
        swap: {
          sells: [0],
          amount: [1],
          buys: 'unnamed',
          least: [2],
          to: 'caller',
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x12aa3caf',
      'swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes permit, bytes data)',
      {
        act: 'trade',
        roles: {
          executor: 'contract',
          'desc.srcToken': 'token',
          'desc.dstToken': 'token',
          'desc.srcReceiver': 'contract',
          'desc.dstReceiver': 'receiver',
          permit: 'data',
          data: 'data',
        },
        zeroIsCaller: true,
      },
      {
        swap: {
          sells: [1, 0],
          amount: [1, 4],
          buys: [1, 1],
          least: [1, 5],
          to: [1, 3],
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x0502b1c5',
      'unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
      { act: 'trade', roles: { srcToken: 'token', pools: 'token' } },
      {
        swap: {
          sells: [0],
          amount: [1],
          buys: 'unnamed',
          least: [2],
          to: 'caller',
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0xf78dc253',
      'unoswapTo(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
      {
        act: 'trade',
        roles: { recipient: 'receiver', srcToken: 'token', pools: 'token' },
        zeroIsCaller: true,
      },
      {
        swap: { sells: [1], amount: [2], buys: 'unnamed', least: [3], to: [0], exact: 'in', ...aggregated },
      },
    ],
    [
      '0x3c15fd91',
      'unoswapToWithPermit(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools, bytes permit)',
      {
        act: 'trade',
        roles: { recipient: 'receiver', srcToken: 'token', pools: 'token', permit: 'data' },
        zeroIsCaller: true,
      },
      {
        swap: { sells: [1], amount: [2], buys: 'unnamed', least: [3], to: [0], exact: 'in', ...aggregated },
      },
    ],
    [
      '0xe449022e',
      'uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools)',
      { act: 'trade', roles: { pools: 'token' } },
      'modelOnly',
    ],
    [
      '0xbc80f1a8',
      'uniswapV3SwapTo(address recipient, uint256 amount, uint256 minReturn, uint256[] pools)',
      { act: 'trade', roles: { recipient: 'receiver', pools: 'token' }, zeroIsCaller: true },
      { pays: { to: [0], ...aggregatedPayout } },
    ],
    [
      '0x2521b930',
      'uniswapV3SwapToWithPermit(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools, bytes permit)',
      {
        act: 'trade',
        roles: { recipient: 'receiver', srcToken: 'token', pools: 'token', permit: 'data' },
        zeroIsCaller: true,
      },
      { pays: { to: [0], ...aggregatedPayout } },
    ],
    [
      '0x84bd6d29',
      'clipperSwap(address clipperExchange, address srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
      {
        act: 'trade',
        roles: { clipperExchange: 'contract', srcToken: 'token', dstToken: 'token', r: 'data', vs: 'data' },
      },
      'modelOnly',
    ],
    [
      '0x093d4fa5',
      'clipperSwapTo(address clipperExchange, address recipient, address srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
      {
        act: 'trade',
        roles: {
          clipperExchange: 'contract',
          recipient: 'receiver',
          srcToken: 'token',
          dstToken: 'token',
          r: 'data',
          vs: 'data',
        },
      },
      { pays: { to: [1], ...aggregatedPayout } },
    ],
    [
      '0x07ed2379',
      'swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
      {
        act: 'trade',
        roles: {
          executor: 'contract',
          'desc.srcToken': 'token',
          'desc.dstToken': 'token',
          'desc.srcReceiver': 'contract',
          'desc.dstReceiver': 'receiver',
          data: 'data',
        },
        zeroIsCaller: true,
      },
      {
        swap: {
          sells: [1, 0],
          amount: [1, 4],
          buys: [1, 1],
          least: [1, 5],
          to: [1, 3],
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x83800a8e',
      'unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
      { act: 'trade', roles: { token: 'token', dex: 'token' } },
      {
        swap: {
          sells: [0],
          amount: [1],
          buys: 'unnamed',
          least: [2],
          to: 'caller',
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x8770ba91',
      'unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
      { act: 'trade', roles: { token: 'token', dex: 'token', dex2: 'token' } },
      {
        swap: {
          sells: [0],
          amount: [1],
          buys: 'unnamed',
          least: [2],
          to: 'caller',
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x19367472',
      'unoswap3(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      { act: 'trade', roles: { token: 'token', dex: 'token', dex2: 'token', dex3: 'token' } },
      {
        swap: {
          sells: [0],
          amount: [1],
          buys: 'unnamed',
          least: [2],
          to: 'caller',
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0xe2c95c82',
      'unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
      { act: 'trade', roles: { to: 'receiver', token: 'token', dex: 'token' }, zeroIsCaller: true },
      {
        swap: { sells: [1], amount: [2], buys: 'unnamed', least: [3], to: [0], exact: 'in', ...aggregated },
      },
    ],
    [
      '0xea76dddf',
      'unoswapTo2(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
      {
        act: 'trade',
        roles: { to: 'receiver', token: 'token', dex: 'token', dex2: 'token' },
        zeroIsCaller: true,
      },
      {
        swap: { sells: [1], amount: [2], buys: 'unnamed', least: [3], to: [0], exact: 'in', ...aggregated },
      },
    ],
    [
      '0xf7a70056',
      'unoswapTo3(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      {
        act: 'trade',
        roles: { to: 'receiver', token: 'token', dex: 'token', dex2: 'token', dex3: 'token' },
        zeroIsCaller: true,
      },
      {
        swap: { sells: [1], amount: [2], buys: 'unnamed', least: [3], to: [0], exact: 'in', ...aggregated },
      },
    ],
    [
      '0xa76dfc3b',
      'ethUnoswap(uint256 minReturn, uint256 dex)',
      { act: 'trade', roles: { dex: 'token' } },
      {
        swap: {
          sells: 'value',
          amount: 'value',
          buys: 'unnamed',
          least: [0],
          to: 'caller',
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x89af926a',
      'ethUnoswap2(uint256 minReturn, uint256 dex, uint256 dex2)',
      { act: 'trade', roles: { dex: 'token', dex2: 'token' } },
      {
        swap: {
          sells: 'value',
          amount: 'value',
          buys: 'unnamed',
          least: [0],
          to: 'caller',
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x188ac35d',
      'ethUnoswap3(uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      { act: 'trade', roles: { dex: 'token', dex2: 'token', dex3: 'token' } },
      {
        swap: {
          sells: 'value',
          amount: 'value',
          buys: 'unnamed',
          least: [0],
          to: 'caller',
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x175accdc',
      'ethUnoswapTo(uint256 to, uint256 minReturn, uint256 dex)',
      { act: 'trade', roles: { to: 'receiver', dex: 'token' }, zeroIsCaller: true },
      {
        swap: {
          sells: 'value',
          amount: 'value',
          buys: 'unnamed',
          least: [1],
          to: [0],
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x0f449d71',
      'ethUnoswapTo2(uint256 to, uint256 minReturn, uint256 dex, uint256 dex2)',
      { act: 'trade', roles: { to: 'receiver', dex: 'token', dex2: 'token' }, zeroIsCaller: true },
      {
        swap: {
          sells: 'value',
          amount: 'value',
          buys: 'unnamed',
          least: [1],
          to: [0],
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0x493189f0',
      'ethUnoswapTo3(uint256 to, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      {
        act: 'trade',
        roles: { to: 'receiver', dex: 'token', dex2: 'token', dex3: 'token' },
        zeroIsCaller: true,
      },
      {
        swap: {
          sells: 'value',
          amount: 'value',
          buys: 'unnamed',
          least: [1],
          to: [0],
          exact: 'in',
          ...aggregated,
        },
      },
    ],
    [
      '0xd2d374e5',
      'clipperSwap(address clipperExchange, uint256 srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
      {
        act: 'trade',
        roles: { clipperExchange: 'contract', srcToken: 'token', dstToken: 'token', r: 'data', vs: 'data' },
      },
      'modelOnly',
    ],
    [
      '0xc4d652af',
      'clipperSwapTo(address clipperExchange, address recipient, uint256 srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
      {
        act: 'trade',
        roles: {
          clipperExchange: 'contract',
          recipient: 'receiver',
          srcToken: 'token',
          dstToken: 'token',
          r: 'data',
          vs: 'data',
        },
      },
      { pays: { to: [1], ...aggregatedPayout } },
    ],
    [
      '0x5816d723',
      'permitAndCall(bytes permit, bytes action)',
      { act: 'carry', roles: { permit: 'call', action: 'call' } },
      { means: [nested(0), nested(1)] },
    ],
    [
      '0xb68fb020',
      'cancelOrder(uint256 makerTraits, bytes32 orderHash)',
      { act: 'set', roles: { orderHash: 'id' } },
      'modelOnly',
    ],
    [
      '0x89e7c650',
      'cancelOrders(uint256[] makerTraits, bytes32[] orderHashes)',
      { act: 'set', roles: { orderHashes: 'id' } },
      'modelOnly',
    ],
    ['0xc3cf8043', 'increaseEpoch(uint96 series)', { act: 'set' }, 'modelOnly'],
    ['0x0d2c7c16', 'advanceEpoch(uint96 series, uint256 amount)', { act: 'set' }, 'modelOnly'],
    [
      '0x9fda64bd',
      'fillOrder((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits)',
      {
        act: 'trade',
        roles: {
          'order.maker': 'account',
          'order.receiver': 'receiver',
          'order.makerAsset': 'token',
          'order.takerAsset': 'token',
          r: 'data',
          vs: 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0xf497df75',
      'fillOrderArgs((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits, bytes args)',
      {
        act: 'trade',
        roles: {
          'order.maker': 'account',
          'order.receiver': 'receiver',
          'order.makerAsset': 'token',
          'order.takerAsset': 'token',
          r: 'data',
          vs: 'data',
          args: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0xcc713a04',
      'fillContractOrder((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes signature, uint256 amount, uint256 takerTraits)',
      {
        act: 'trade',
        roles: {
          'order.maker': 'account',
          'order.receiver': 'receiver',
          'order.makerAsset': 'token',
          'order.takerAsset': 'token',
          signature: 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0x56a75868',
      'fillContractOrderArgs((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes signature, uint256 amount, uint256 takerTraits, bytes args)',
      {
        act: 'trade',
        roles: {
          'order.maker': 'account',
          'order.receiver': 'receiver',
          'order.makerAsset': 'token',
          'order.takerAsset': 'token',
          signature: 'data',
          args: 'call',
        },
      },
      'modelOnly',
    ],
  ],
};
