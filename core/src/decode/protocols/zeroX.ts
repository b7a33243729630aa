import { currency, nested } from '../meaningRule.ts';
import { settlerOutput } from './settler.ts';
import { aggregated, aggregatedPayout, type ProtocolTable } from './protocolTable.ts';

/** The Exchange Proxy of 0x V3 and V4, Settler, and AllowanceHolder. */
export const zeroX: ProtocolTable = {
  source: '0x',
  functions: [
    [
      '0x415565b0',
      'transformERC20(address inputToken, address outputToken, uint256 inputTokenAmount, uint256 minOutputTokenAmount, (uint32 deploymentNonce, bytes data)[] transformations)',
      { act: 'trade', roles: { inputToken: 'token', outputToken: 'token', 'transformations.data': 'data' } },
      {
        swap: {
          sells: [0],
          amount: [2],
          buys: [1],
          least: [3],
          to: 'caller',
          exact: 'in',
          kept: 'measured',
          ...aggregated,
        },
      },
    ],
    [
      '0x1fff991f',
      'execute((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zid)',
      {
        act: 'trade',
        roles: { 'slippage.recipient': 'receiver', 'slippage.buyToken': 'token', actions: 'call', zid: 'id' },
        zeroIsCaller: true,
      },
      {
        pays: {
          ...aggregatedPayout,
          to: settlerOutput.to,
          means: [currency(settlerOutput.least, settlerOutput.buys), nested(1, '*')],
        },
      },
    ],
    [
      '0x2213bc0b',
      'exec(address operator, address token, uint256 amount, address target, bytes data)',
      { act: 'carry', roles: { operator: 'contract', token: 'token', target: 'call', data: 'call' } },
      {
        allows: {
          spender: [0],
          token: [1],
          amount: [2],
          zero: 'nothing',
          until: 'thisCall',
          means: [currency([2], [1]), nested(4)],
        },
      },
    ],
  ],
};
