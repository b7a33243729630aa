import type { AbiTable } from '../table.ts';

/** Forwarders of ERC-2771: MinimalForwarder and ERC2771Forwarder of OpenZeppelin. */
export const forwarders: AbiTable = {
  source: 'ERC-2771',
  functions: [
    [
      '0x47153f82',
      'execute((address from, address to, uint256 value, uint256 gas, uint256 nonce, bytes data) request, bytes signature)',
      {
        act: 'carry',
        roles: { 'request.from': 'account', 'request.to': 'call', 'request.data': 'call', signature: 'data' },
      },
    ],
    [
      '0xdf905caf',
      'execute((address from, address to, uint256 value, uint256 gas, uint48 deadline, bytes data, bytes signature) request)',
      {
        act: 'carry',
        roles: {
          'request.from': 'account',
          'request.to': 'call',
          'request.data': 'call',
          'request.signature': 'data',
        },
      },
    ],
    [
      '0xccf96b4a',
      'executeBatch((address from, address to, uint256 value, uint256 gas, uint48 deadline, bytes data, bytes signature)[] requests, address refundReceiver)',
      {
        act: 'carry',
        roles: {
          'requests.from': 'account',
          'requests.to': 'call',
          'requests.data': 'call',
          'requests.signature': 'data',
          refundReceiver: 'receiver',
        },
      },
    ],
  ],
};
