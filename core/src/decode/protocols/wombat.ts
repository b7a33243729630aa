import type { FunctionModel } from '../abis/functionModel.ts';
import type { RouterSwap, ProtocolTable } from './protocolTable.ts';

/** The caller chooses the pools: they get what is sold, and say themselves how much they paid out. */
const trade: FunctionModel = {
  act: 'trade',
  roles: { tokenPath: 'token', poolPath: 'pool', to: 'receiver' },
};

/** Its minimum is spelled as one word. */
const atLeast: FunctionModel = { ...trade, numbers: { minimumamountOut: 'least' } };

const pathEnds = {
  marks: 'none',
  native: 'never',
  path: 'none',
  change: 'back',
  means: 'sides',
} as const satisfies Partial<RouterSwap>;

/**
 * The router of Wombat Exchange. From IWombatRouter.sol of its v1-core: the first token of what is paid in the native
 * currency, and the last of what is paid out in it, is the wrapped one.
 */
export const wombat: ProtocolTable = {
  source: 'Wombat Exchange',
  functions: [
    [
      '0xd44107a4',
      'swapExactTokensForTokens(address[] tokenPath, address[] poolPath, uint256 fromAmount, uint256 minimumToAmount, address to, uint256 deadline)',
      trade,
      {
        swap: {
          sells: [0, 0],
          amount: [2],
          buys: [0, -1],
          least: [3],
          to: [4],
          exact: 'in',
          kept: 'believed',
          ...pathEnds,
        },
      },
    ],
    [
      '0x018ad001',
      'swapExactNativeForTokens(address[] tokenPath, address[] poolPath, uint256 minimumamountOut, address to, uint256 deadline)',
      atLeast,
      {
        swap: {
          sells: 'value',
          amount: 'value',
          buys: [0, -1],
          least: [2],
          to: [3],
          exact: 'in',
          kept: 'believed',
          ...pathEnds,
        },
      },
    ],
    [
      '0x85335cc0',
      'swapExactTokensForNative(address[] tokenPath, address[] poolPath, uint256 amountIn, uint256 minimumamountOut, address to, uint256 deadline)',
      atLeast,
      {
        swap: {
          sells: [0, 0],
          amount: [2],
          buys: 'native',
          least: [3],
          to: [4],
          exact: 'in',
          kept: 'believed',
          ...pathEnds,
        },
      },
    ],
  ],
};
