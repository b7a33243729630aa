import { aggregated, type ProtocolTable } from './protocolTable.ts';

/** Route processors and the RedSnwapper of SushiSwap. A route is a program that may take what the caller allowed. */
export const sushi: ProtocolTable = {
  source: 'SushiSwap',
  functions: [
    [
      '0x2646478b',
      'processRoute(address tokenIn, uint256 amountIn, address tokenOut, uint256 amountOutMin, address to, bytes route)',
      { act: 'trade', roles: { tokenIn: 'token', tokenOut: 'token', to: 'receiver', route: 'call' } },
      {
        swap: {
          sells: [0],
          amount: [1],
          buys: [2],
          least: [3],
          to: [4],
          exact: 'in',
          kept: 'measured',
          ...aggregated,
        },
      },
    ],
    [
      '0x93b3774c',
      'transferValueAndprocessRoute(address transferValueTo, uint256 amountValueTransfer, address tokenIn, uint256 amountIn, address tokenOut, uint256 amountOutMin, address to, bytes route)',
      {
        act: 'trade',
        roles: {
          transferValueTo: 'receiver',
          tokenIn: 'token',
          tokenOut: 'token',
          to: 'receiver',
          route: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x47f8bd41',
      'processRouteWithTransferValueInput(address transferValueTo, uint256 amountValueTransfer, address tokenIn, uint256 amountIn, address tokenOut, uint256 amountOutMin, address to, bytes route)',
      {
        act: 'trade',
        roles: {
          transferValueTo: 'receiver',
          tokenIn: 'token',
          tokenOut: 'token',
          to: 'receiver',
          route: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x6678ec1f',
      'processRouteWithTransferValueOutput(address transferValueTo, uint256 amountValueTransfer, address tokenIn, uint256 amountIn, address tokenOut, uint256 amountOutMin, address to, bytes route)',
      {
        act: 'trade',
        roles: {
          transferValueTo: 'receiver',
          tokenIn: 'token',
          tokenOut: 'token',
          to: 'receiver',
          route: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x5f3bd1c8',
      'snwap(address tokenIn, uint256 amountIn, address recipient, address tokenOut, uint256 amountOutMin, address executor, bytes executorData)',
      {
        act: 'trade',
        roles: {
          tokenIn: 'token',
          recipient: 'receiver',
          tokenOut: 'token',
          executor: 'contract',
          executorData: 'data',
        },
      },
      'modelOnly',
    ],
  ],
};
