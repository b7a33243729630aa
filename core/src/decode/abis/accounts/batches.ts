import type { AbiTable } from '../table.ts';

/** Functions that carry other calls: the multicall families of Uniswap and OpenZeppelin, and Multicall3. */
export const batches: AbiTable = {
  source: 'Multicall',
  functions: [
    ['0xac9650d8', 'multicall(bytes[] data)', { act: 'carry', roles: { data: 'call' } }],
    ['0x5ae401dc', 'multicall(uint256 deadline, bytes[] data)', { act: 'carry', roles: { data: 'call' } }],
    [
      '0x1f0464d1',
      'multicall(bytes32 previousBlockhash, bytes[] data)',
      { act: 'carry', roles: { previousBlockhash: 'id', data: 'call' } },
    ],
    [
      '0x252dba42',
      'aggregate((address target, bytes callData)[] calls)',
      { act: 'carry', roles: { 'calls.target': 'call', 'calls.callData': 'call' } },
    ],
    [
      '0xbce38bd7',
      'tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
      { act: 'carry', roles: { 'calls.target': 'call', 'calls.callData': 'call' } },
    ],
    [
      '0xc3077fa9',
      'blockAndAggregate((address target, bytes callData)[] calls)',
      { act: 'carry', roles: { 'calls.target': 'call', 'calls.callData': 'call' } },
    ],
    [
      '0x399542e9',
      'tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
      { act: 'carry', roles: { 'calls.target': 'call', 'calls.callData': 'call' } },
    ],
    [
      '0x82ad56cb',
      'aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
      { act: 'carry', roles: { 'calls.target': 'call', 'calls.callData': 'call' } },
    ],
    [
      '0x174dea71',
      'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
      { act: 'carry', roles: { 'calls.target': 'call', 'calls.callData': 'call' } },
    ],
  ],
};
