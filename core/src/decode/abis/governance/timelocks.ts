import type { AbiTable } from '../table.ts';

/** TimelockController of OpenZeppelin and Timelock of Compound. */
export const timelocks: AbiTable = {
  source: 'Timelock',
  functions: [
    [
      '0x01d5062a',
      'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
      { act: 'carry', roles: { target: 'call', data: 'call', predecessor: 'id', salt: 'data' } },
    ],
    [
      '0x8f2a0bb0',
      'scheduleBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt, uint256 delay)',
      { act: 'carry', roles: { targets: 'call', payloads: 'call', predecessor: 'id', salt: 'data' } },
    ],
    [
      '0x134008d3',
      'execute(address target, uint256 value, bytes payload, bytes32 predecessor, bytes32 salt)',
      { act: 'carry', roles: { target: 'call', payload: 'call', predecessor: 'id', salt: 'data' } },
    ],
    [
      '0xe38335e5',
      'executeBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt)',
      { act: 'carry', roles: { targets: 'call', payloads: 'call', predecessor: 'id', salt: 'data' } },
    ],
    ['0x64d62353', 'updateDelay(uint256 newDelay)', { act: 'control' }],
    [
      '0x3a66f901',
      'queueTransaction(address target, uint256 value, string signature, bytes data, uint256 eta)',
      { act: 'carry', roles: { target: 'call', signature: 'call', data: 'call' } },
    ],
    [
      '0x0825f38f',
      'executeTransaction(address target, uint256 value, string signature, bytes data, uint256 eta)',
      { act: 'carry', roles: { target: 'call', signature: 'call', data: 'call' } },
    ],
    [
      '0x591fcdfe',
      'cancelTransaction(address target, uint256 value, string signature, bytes data, uint256 eta)',
      { act: 'set', roles: { target: 'account', signature: 'data', data: 'data' } },
    ],
    [
      '0x4dd18bf5',
      'setPendingAdmin(address pendingAdmin)',
      { act: 'control', roles: { pendingAdmin: 'power' } },
    ],
    ['0x0e18b681', 'acceptAdmin()', { act: 'control' }],
  ],
};
