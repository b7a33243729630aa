import type { AbiTable } from '../table.ts';

/** Streams, pools and batches of Superfluid. */
export const superfluid: AbiTable = {
  source: 'Superfluid',
  functions: [
    [
      '0x39255d5b',
      'callAgreement(address agreementClass, bytes callData, bytes userData)',
      { act: 'carry', roles: { agreementClass: 'contract', callData: 'call', userData: 'data' } },
    ],
    [
      '0x1e855cf3',
      'callAppAction(address app, bytes callData)',
      { act: 'carry', roles: { app: 'contract', callData: 'call' } },
    ],
    [
      '0x6ad3ca7d',
      'batchCall((uint32 operationType, address target, bytes data)[] operations)',
      { act: 'carry', roles: { 'operations.target': 'contract', 'operations.data': 'call' } },
    ],
    [
      '0x670e77e3',
      'forwardBatchCall((uint32 operationType, address target, bytes data)[] operations)',
      { act: 'carry', roles: { 'operations.target': 'contract', 'operations.data': 'call' } },
    ],
    [
      '0x7243fb93',
      'grantPermissions(address token, address flowOperator)',
      { act: 'control', roles: { token: 'token', flowOperator: 'power' } },
    ],
    [
      '0x0bd0728d',
      'revokePermissions(address token, address flowOperator)',
      { act: 'control', roles: { token: 'token', flowOperator: 'power' } },
    ],
    [
      '0xe15536b6',
      'createFlow(address token, address sender, address receiver, int96 flowrate, bytes userData)',
      { act: 'into', roles: { token: 'token', sender: 'payer', receiver: 'payee', userData: 'data' } },
    ],
    [
      '0x0c033991',
      'updateFlow(address token, address sender, address receiver, int96 flowrate, bytes userData)',
      { act: 'into', roles: { token: 'token', sender: 'payer', receiver: 'payee', userData: 'data' } },
    ],
    [
      '0xb4b333c6',
      'deleteFlow(address token, address sender, address receiver, bytes userData)',
      { act: 'set', roles: { token: 'token', sender: 'payer', receiver: 'account', userData: 'data' } },
    ],
    [
      '0x57e6aa36',
      'setFlowrate(address token, address receiver, int96 flowrate)',
      { act: 'into', roles: { token: 'token', receiver: 'payee' } },
    ],
    [
      '0xc5ad5c1a',
      'setFlowrateFrom(address token, address sender, address receiver, int96 flowrate)',
      { act: 'into', roles: { token: 'token', sender: 'payer', receiver: 'payee' } },
    ],
    [
      '0x54b770e3',
      'authorizeFlowOperatorWithFullControl(address token, address flowOperator, bytes ctx)',
      { act: 'control', roles: { token: 'token', flowOperator: 'power', ctx: 'data' } },
    ],
    [
      '0x062e56ec',
      'revokeFlowOperatorWithFullControl(address token, address flowOperator, bytes ctx)',
      { act: 'control', roles: { token: 'token', flowOperator: 'power', ctx: 'data' } },
    ],
    [
      '0xac5f5d00',
      'increaseFlowRateAllowance(address token, address flowOperator, int96 addedFlowRateAllowance, bytes ctx)',
      { act: 'control', roles: { token: 'token', flowOperator: 'power', ctx: 'data' } },
    ],
    [
      '0x5f51fb23',
      'decreaseFlowRateAllowance(address token, address flowOperator, int96 subtractedFlowRateAllowance, bytes ctx)',
      { act: 'control', roles: { token: 'token', flowOperator: 'power', ctx: 'data' } },
    ],
    [
      '0xf31f88f0',
      'increaseFlowRateAllowanceWithPermissions(address token, address flowOperator, uint8 permissionsToAdd, int96 addedFlowRateAllowance, bytes ctx)',
      { act: 'control', roles: { token: 'token', flowOperator: 'power', ctx: 'data' } },
    ],
    [
      '0xda6b5f30',
      'decreaseFlowRateAllowanceWithPermissions(address token, address flowOperator, uint8 permissionsToRemove, int96 subtractedFlowRateAllowance, bytes ctx)',
      { act: 'control', roles: { token: 'token', flowOperator: 'power', ctx: 'data' } },
    ],
    ['0xcf81464b', 'upgradeByETH()', { act: 'into' }],
    [
      '0x5b9d09cc',
      'upgradeTo(address to, uint256 amount, bytes userData)',
      { act: 'into', roles: { to: 'owner', userData: 'data' } },
    ],
    ['0x7687d19b', 'upgradeByETHTo(address to)', { act: 'into', roles: { to: 'owner' } }],
    ['0x11bcc81e', 'downgrade(uint256 amount)', { act: 'outOf' }],
    ['0x160e8be3', 'downgradeToETH(uint256 wad)', { act: 'outOf' }],
    ['0x83ba2525', 'downgradeTo(address to, uint256 amount)', { act: 'outOf', roles: { to: 'receiver' } }],
    [
      '0xf0b7b915',
      'connectPool(address pool, bytes userData)',
      { act: 'set', roles: { pool: 'token', userData: 'data' } },
    ],
    [
      '0x30925b79',
      'disconnectPool(address pool, bytes userData)',
      { act: 'set', roles: { pool: 'token', userData: 'data' } },
    ],
    [
      '0xd2c0d542',
      'claimAll(address pool, address memberAddress, bytes userData)',
      { act: 'outOf', roles: { pool: 'token', memberAddress: 'receiver', userData: 'data' } },
    ],
    ['0x77329f35', 'claimAll(address memberAddr)', { act: 'outOf', roles: { memberAddr: 'receiver' } }],
    [
      '0x6d1007a6',
      'distribute(address token, address from, address pool, uint256 requestedAmount, bytes userData)',
      { act: 'move', roles: { token: 'token', from: 'payer', pool: 'contract', userData: 'data' } },
    ],
    [
      '0x5a6c6dbc',
      'distributeFlow(address token, address from, address pool, int96 requestedFlowRate, bytes userData)',
      { act: 'move', roles: { token: 'token', from: 'payer', pool: 'contract', userData: 'data' } },
    ],
    ['0xc355f343', 'createStream(address to, uint216 amountPerSec)', { act: 'into', roles: { to: 'payee' } }],
    [
      '0x8835510c',
      'createStreamWithReason(address to, uint216 amountPerSec, string reason)',
      { act: 'into', roles: { to: 'payee', reason: 'said' } },
    ],
    [
      '0x5ed1b15d',
      'depositAndCreate(uint256 amountToDeposit, address to, uint216 amountPerSec)',
      { act: 'into', roles: { to: 'payee' } },
    ],
    [
      '0x2087652c',
      'depositAndCreateWithReason(uint256 amountToDeposit, address to, uint216 amountPerSec, string reason)',
      { act: 'into', roles: { to: 'payee', reason: 'said' } },
    ],
    ['0x5b0c2f2f', 'pauseStream(address to, uint216 amountPerSec)', { act: 'set', roles: { to: 'account' } }],
    [
      '0x807a379c',
      'cancelStream(address to, uint216 amountPerSec)',
      { act: 'set', roles: { to: 'account' } },
    ],
    [
      '0x17a566e4',
      'withdraw(address from, address to, uint216 amountPerSec)',
      { act: 'outOf', roles: { from: 'account', to: 'receiver' } },
    ],
    [
      '0xc6a64771',
      'modifyStream(address oldTo, uint216 oldAmountPerSec, address to, uint216 amountPerSec)',
      { act: 'move', roles: { oldTo: 'account', to: 'payee' } },
    ],
    ['0xbfda0b45', 'withdrawPayer(uint256 amount)', { act: 'outOf' }],
    ['0xa3f83f6e', 'withdrawPayerAll()', { act: 'outOf' }],
    [
      '0x62fc305e',
      'createFlow(address token, address receiver, int96 flowRate, bytes ctx)',
      { act: 'into', roles: { token: 'token', receiver: 'payee', ctx: 'data' } },
    ],
    [
      '0x50209a62',
      'updateFlow(address token, address receiver, int96 flowRate, bytes ctx)',
      { act: 'into', roles: { token: 'token', receiver: 'payee', ctx: 'data' } },
    ],
    [
      '0x811b3d40',
      'updateFlowOperatorPermissions(address token, address flowOperator, uint8 permissions, int96 flowRateAllowance, bytes ctx)',
      { act: 'control', roles: { token: 'token', flowOperator: 'power', ctx: 'data' } },
    ],
  ],
};
