import type { AbiTable } from '../table.ts';

/** The functions of Safe 1.0.0 to 1.5.0 that change state, of its proxy factory and of its libraries. */
export const safe: AbiTable = {
  source: 'Safe',
  functions: [
    [
      '0x6a761202',
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
      {
        act: 'carry',
        roles: {
          to: 'call',
          data: 'call',
          gasToken: 'token',
          refundReceiver: 'receiver',
          signatures: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0x468721a7',
      'execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
      { act: 'carry', roles: { to: 'call', data: 'call' } },
    ],
    [
      '0x5229073f',
      'execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation)',
      { act: 'carry', roles: { to: 'call', data: 'call' } },
    ],
    ['0xd4d9bdcd', 'approveHash(bytes32 hashToApprove)', { act: 'allow', roles: { hashToApprove: 'hash' } }],
    [
      '0xb63e800d',
      'setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
      {
        act: 'control',
        roles: {
          owners: 'power',
          to: 'call',
          data: 'call',
          fallbackHandler: 'power',
          paymentToken: 'token',
          paymentReceiver: 'receiver',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0x0d582f13',
      'addOwnerWithThreshold(address owner, uint256 threshold)',
      { act: 'control', roles: { owner: 'power' } },
    ],
    [
      '0xf8dc5dd9',
      'removeOwner(address previousOwner, address owner, uint256 threshold)',
      { act: 'control', roles: { previousOwner: 'account', owner: 'account' } },
    ],
    [
      '0xe318b52b',
      'swapOwner(address previousOwner, address oldOwner, address newOwner)',
      { act: 'control', roles: { previousOwner: 'account', oldOwner: 'account', newOwner: 'power' } },
    ],
    ['0x694e80c3', 'changeThreshold(uint256 threshold)', { act: 'control' }],
    ['0x610b5925', 'enableModule(address module)', { act: 'control', roles: { module: 'power' } }],
    [
      '0xe009cfde',
      'disableModule(address previousModule, address module)',
      { act: 'control', roles: { previousModule: 'account', module: 'account' } },
    ],
    ['0xe19a9dd9', 'setGuard(address guard)', { act: 'control', roles: { guard: 'power' } }],
    [
      '0xe068df37',
      'setModuleGuard(address moduleGuard)',
      { act: 'control', roles: { moduleGuard: 'power' } },
    ],
    ['0xf08a0323', 'setFallbackHandler(address handler)', { act: 'control', roles: { handler: 'power' } }],
    [
      '0x7de7edef',
      'changeMasterCopy(address masterCopy)',
      { act: 'control', roles: { masterCopy: 'contract' } },
    ],
    ['0x8d80ff0a', 'multiSend(bytes transactions)', { act: 'carry', roles: { transactions: 'call' } }],
    ['0x85a5affe', 'signMessage(bytes data)', { act: 'allow', roles: { data: 'hash' } }],
    [
      '0x1688f0b9',
      'createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
      { act: 'carry', roles: { singleton: 'contract', initializer: 'call' } },
    ],
    [
      '0xec9e80bb',
      'createChainSpecificProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
      { act: 'carry', roles: { singleton: 'contract', initializer: 'call' } },
    ],
    [
      '0xd18af54d',
      'createProxyWithCallback(address singleton, bytes initializer, uint256 saltNonce, address callback)',
      { act: 'carry', roles: { singleton: 'contract', initializer: 'call', callback: 'contract' } },
    ],
    ['0xf6682ab0', 'migrateSingleton()', { act: 'control' }],
    ['0xed007fc6', 'migrateWithFallbackHandler()', { act: 'control' }],
    ['0x07f464a4', 'migrateL2Singleton()', { act: 'control' }],
    ['0x68cb3d94', 'migrateL2WithFallbackHandler()', { act: 'control' }],
  ],
};
